/** The last day on which a receipt of a document was taken back later than its own day. */
create or replace function erp_private.void_receipt_day(buku anyelement, transaksi_id bigint)
returns date language plpgsql stable as $$
begin
  return (
    select max(coalesce(g.tanggal, j.tanggal))
      from posting as p
      left join lateral (
        select r.tanggal_kunci as tanggal
          from mutasi_stok as m
          join mutasi_stok as r on r.membalik_id = m.id and r.tanggal_kunci > m.tanggal_kunci
         where m.posting_id = p.id
         order by r.tanggal_kunci desc
         limit 1
      ) as g on true
      left join lateral (
        select r.tanggal
          from jurnal as a
          join jurnal as r on r.membalik_id = a.id and r.tanggal > a.tanggal
         where a.posting_id = p.id and a.jenis = 'terima'
         limit 1
      ) as j on true
     where p.transaksi_id = void_receipt_day.transaksi_id and p.aksi = 'terima'
  );
end
$$;
