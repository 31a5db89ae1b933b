/** A branch of the request's tenant as JSON (TDUJI). */
-- @owner erp_writer
create or replace function erp_private.cabang_read(kode text)
returns json language plpgsql stable set search_path = pg_catalog as $$
declare
  v_hasil constant json := (select c.isi from erp_private.cabang_json(kode) as c (isi));
begin
  if kode is null or v_hasil is null then
    raise exception using errcode = 'TDUJI', message = 'cabang uji tidak ditemukan';
  end if;
  return v_hasil;
end
$$;
