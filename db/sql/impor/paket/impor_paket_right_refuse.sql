/** Refuses a caller who may not see a bundle (TDIMP), or not do something with all its kinds. */
-- @execute erp_writer, erp_reader
create or replace function erp_private.impor_paket_right_refuse(
  buku anyelement, id bigint, aksi text
) returns void language plpgsql stable as $$
declare
  v_jenis text;
begin
  perform erp_private.wajib_hak(buku, 'transaksi', null, aksi);
  if not exists (select from impor_paket as p where p.id = impor_paket_right_refuse.id) or exists (
    select from impor as i
     where i.paket_id = impor_paket_right_refuse.id and not erp_private.impor_may(i.jenis, aksi)
  ) then
    raise exception using errcode = 'TDIMP',
      message = erp_private.kalimat('tidak_ada', erp_private.istilah('paket impor'));
  end if;
  for v_jenis in
    select distinct i.jenis
      from impor as i
     where i.paket_id = impor_paket_right_refuse.id and (i.bagian -> 'dipakai')::boolean
  loop
    perform erp_private.impor_right_refuse(buku, v_jenis, aksi);
  end loop;
end
$$;
