/** The receipts of a document that were not taken back, in their order. */
-- `ke` is the place of a receipt among all that there ever were, so no other gets it later.
-- @execute erp_writer, erp_reader
create or replace function erp_private.transaksi_receipts(buku anyelement, transaksi_id bigint)
returns table (posting_id bigint, ke bigint, tanggal date) language plpgsql stable as $$
begin
  return query
    select p.id, p.ke, coalesce(g.tanggal, j.tanggal)
      from (
        select x.id, row_number() over (order by x.id) as ke
          from posting as x
         where x.transaksi_id = transaksi_receipts.transaksi_id and x.aksi = 'terima'
      ) as p
      left join lateral (
        select m.id, m.tanggal
          from mutasi_stok as m
         where m.posting_id = p.id and m.jenis in ('masuk', 'keluar')
         order by m.id
         limit 1
      ) as g on true
      left join lateral (
        select x.id, x.tanggal
          from jurnal as x
         where x.posting_id = p.id and x.jenis = 'terima'
         order by x.id
         limit 1
      ) as j on true
     where not exists (select from mutasi_stok as r where r.membalik_id = g.id)
       and not exists (select from jurnal as r where r.membalik_id = j.id)
     order by p.id;
end
$$;
