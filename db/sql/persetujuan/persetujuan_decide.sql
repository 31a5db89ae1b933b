/** Ends a request. */
-- The rehearsal of an approved one is deleted: it was done, and the books show it.
create or replace function erp_private.persetujuan_decide(
  buku anyelement, id bigint, status erp.status_persetujuan, sidik text default null,
  catatan text default null
) returns void language plpgsql as $$
begin
  update persetujuan as p
     set status = persetujuan_decide.status, diputus_oleh = erp.pengguna_id(),
         diputus_pada = now(), sidik = persetujuan_decide.sidik,
         catatan = persetujuan_decide.catatan, diubah_pada = now()
   where p.id = persetujuan_decide.id and p.status = 'menunggu';
  if persetujuan_decide.status = 'disetujui' then
    delete from persetujuan_usul as u where u.persetujuan_id = persetujuan_decide.id;
  end if;
end
$$;
