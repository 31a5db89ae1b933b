/** Takes the points of a contact that expired on a day from their lots. */
-- They pay the contact's debts of points, the oldest first, so that no customer owes points while
-- other points of his expire. The caller has locked the contact's points.
create or replace function erp_private.poin_expire(
  buku anyelement, posting_id bigint, kontak_id bigint, tanggal date
) returns void language plpgsql as $$
begin
  insert into poin_gerak (posting_id, lot_id, kontak_id, jenis, tanggal, poin, nilai)
    select poin_expire.posting_id, d.lot_id, poin_expire.kontak_id, 'kedaluwarsa', d.tanggal,
           -d.poin, -d.nilai
      from erp_private.poin_due(buku, poin_expire.kontak_id) as d
     where d.tanggal = poin_expire.tanggal
    on conflict do nothing;
  insert into poin_gerak (posting_id, lot_id, kontak_id, jenis, tanggal, poin, nilai)
    select poin_expire.posting_id, u.lot_id, poin_expire.kontak_id, 'imbang', poin_expire.tanggal,
           u.lunas,
           case when u.lunas = u.utang then -u.nilai else round(-u.nilai * u.lunas / u.utang, 2) end
      from (
        select s.lot_id, s.nilai, -s.sisa as utang,
               least(-s.sisa, h.poin + coalesce(sum(s.sisa) over (
                 order by l.tanggal, l.id rows between unbounded preceding and 1 preceding
               ), 0)) as lunas
          from erp_private.poin_lots(
                 buku, poin_expire.kontak_id, poin_expire.tanggal
               ) as s
          join poin_lot as l on l.id = s.lot_id and l.tanggal <= poin_expire.tanggal
         cross join (
           select -sum(g.poin) as poin
             from poin_gerak as g
            where g.posting_id = poin_expire.posting_id
         ) as h
         where s.sisa < 0
      ) as u
     where u.lunas > 0
    on conflict do nothing;
end
$$;
