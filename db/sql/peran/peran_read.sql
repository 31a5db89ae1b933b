/** A role of the request's tenant as JSON (TDPER). */
create or replace function erp_private.peran_read(kode text)
returns json language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_isi json;
begin
  select p.isi into v_isi from erp_private.peran_json() as p where p.kode = peran_read.kode;
  if not found then
    raise exception using errcode = 'TDPER', message = 'peran tidak ditemukan';
  end if;
  return v_isi;
end
$$;
