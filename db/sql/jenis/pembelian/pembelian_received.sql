/** The lines of a purchase that bill receipts as these make them, and what is wrong with it. */
-- Codes: KOTRB nothing is left, VAMOD a line names an order, too, which the receipt has filled.
create or replace function erp_private.pembelian_received(
  buku anyelement, dokumen erp.pembelian_input, penerimaan bigint[],
  inout masukan erp_private.baris_masukan[], out salah text[]
) language plpgsql stable as $$
begin
  perform erp_private.kesalahan_refuse('VAMOD', variadic array(
    select format(
        'detail.%s.order_baris_id: tidak bersama penerimaan_baris_id', d.ordinality - 1
      )
      from unnest(dokumen.detail) with ordinality as d
     where d.order_baris_id is not null and d.penerimaan_baris_id is not null
     order by d.ordinality
  ));
  salah := erp_private.penerimaan_link_problems(
    buku, dokumen.kontak_id, dokumen.harga_termasuk_pajak, masukan, penerimaan
  );
  masukan := erp_private.penerimaan_terms(buku, masukan, penerimaan);
end
$$;
