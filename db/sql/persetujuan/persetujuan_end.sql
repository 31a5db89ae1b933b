/** Ends the request that waits for a document and an action, where there is one. */
-- What it would have done is done by now, or never.
create or replace function erp_private.persetujuan_end(
  buku anyelement, transaksi_id bigint, aksi erp.aksi_persetujuan,
  status erp.status_persetujuan, sidik text default null, catatan text default null
) returns void language plpgsql as $$
declare
  v_id bigint;
begin
  update persetujuan as p
     set status = persetujuan_end.status, diputus_oleh = erp.pengguna_id(),
         diputus_pada = now(), sidik = persetujuan_end.sidik,
         catatan = persetujuan_end.catatan, diubah_pada = now()
   where p.transaksi_id = persetujuan_end.transaksi_id and p.aksi = persetujuan_end.aksi
     and p.status = 'menunggu'
  returning p.id into v_id;
  if persetujuan_end.status = 'disetujui' then
    delete from persetujuan_usul as u where u.persetujuan_id = v_id;
  end if;
end
$$;
