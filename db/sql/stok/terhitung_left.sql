/** Compensations on a stock count that stand although their documents are void. */
-- They go when the count itself is voided: those documents cannot come back.
create or replace function erp_private.terhitung_left(buku anyelement, posting_id bigint)
returns bigint[] language plpgsql stable as $$
begin
  return array(
    select m.id
      from transaksi as t
      join transaksi_baris as l on l.transaksi_id = t.id
      join mutasi_stok as m
        on m.baris_id = l.id and m.transaksi_id <> t.id and m.jenis in ('masuk', 'keluar')
     where t.posting_id = terhitung_left.posting_id and t.jenis = 'opname-stok'
       and not exists (select from mutasi_stok as x where x.membalik_id = m.id)
  );
end
$$;
