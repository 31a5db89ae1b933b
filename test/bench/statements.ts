/** The SQL function behind each measured endpoint, with the document or the request as JSON. */

export const CREATE_SALE = `
select id, nomor_transaksi, status
  from erp.penjualan_create(jsonb_populate_record(null::erp.penjualan_input, $1::jsonb), false)`;

/** The list as text: nobody on the way has to take it apart. */
export const LIST_GOODS = `
select erp.master_list('barang', jsonb_populate_record(null::erp.permintaan_list, $1::jsonb))::text as isi`;

export const GET_SALE = `select erp.transaksi_get('penjualan', $1::bigint)::text as isi`;

export const BALANCE_SHEET = `select to_json(erp.laporan_neraca())::text as isi`;
