/** The lines of a document as a paper shows them, with the amount of each. */
-- A draft has those of its body, with the amounts that it says itself or would be posted with.
create or replace function erp_private.cetak_baris_isi(buku anyelement, id bigint)
returns table (
  urutan bigint, barang_id bigint, akun_kode text, satuan_id bigint, qty numeric, harga numeric,
  diskon numeric, jumlah numeric, keterangan text, rincian jsonb,
  atribut jsonb
) language plpgsql stable as $$
#variable_conflict use_column
declare
  v_t record;
  v_jadi constant jsonb := erp_private.cetak_draft(buku, id);
begin
  select t.* into v_t from transaksi as t where t.id = cetak_baris_isi.id;
  return query
    select b.baris::bigint, b.barang_id, b.akun_kode, b.satuan_id, b.qty::numeric,
           b.harga::numeric, b.diskon::numeric,
           case when v_t.jenis in (
             'penjualan', 'pembelian', 'order-penjualan', 'order-pembelian', 'retur-penjualan',
             'retur-pembelian'
           ) then b.bruto - b.diskon else b.subtotal end,
           b.keterangan, b.rincian, b.atribut
      from transaksi_baris as b
     where b.transaksi_id = cetak_baris_isi.id
    union all
    select d.ordinality, erp_private.angka_isi(d.isi ->> 'barang_id')::bigint,
           d.isi ->> 'akun_kode', erp_private.angka_isi(d.isi ->> 'satuan_id')::bigint,
           erp_private.angka_isi(d.isi ->> 'qty'),
           erp_private.angka_isi(coalesce(d.isi ->> 'harga', j.jadi ->> 'harga')),
           erp_private.angka_isi(coalesce(d.isi ->> 'diskon', j.jadi ->> 'diskon')),
           coalesce(
             erp_private.angka_isi(d.isi ->> 'jumlah'),
             erp_private.angka_isi(j.jadi ->> 'bruto')
               - erp_private.angka_isi(j.jadi ->> 'diskon')
           ), d.isi ->> 'keterangan', d.isi,
           d.isi -> 'atribut'
      from jsonb_array_elements(case
             when v_t.status not in ('draft', 'batal') then '[]'
             when jsonb_typeof(v_t.isi -> 'detail') = 'array' then v_t.isi -> 'detail'
             when jsonb_typeof(v_t.isi -> 'alokasi') = 'array' then v_t.isi -> 'alokasi'
             else '[]'
           end) with ordinality as d (isi, ordinality)
     cross join lateral (select v_jadi -> (d.ordinality - 1)::integer as jadi) as j;
end
$$;
