/**
 * Locks a role of the request's own that is to be changed and answers how it was (TDPER, KOPER for
 * one of the four).
 */
-- @owner erp_platform
-- @execute nobody
create or replace function erp_private.peran_lock(kode text)
returns json language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if peran_lock.kode = any (enum_range(null::erp.peran)::text[]) then
    raise exception using errcode = 'KOPER',
      message = format('peran %s bawaan, tidak dapat diubah atau dihapus', peran_lock.kode);
  end if;
  perform
    from erp_private.peran as p
   where p.tenant_kode = erp.tenant_kode() and p.kode = peran_lock.kode
     for update;
  return erp_private.peran_read(peran_lock.kode);
end
$$;
