/** Whose branch a tenant is (TDUJI). */
create or replace function erp_private.cabang_parent(kode text)
returns text language plpgsql stable set search_path = pg_catalog as $$
declare
  v_induk constant text := (
    select t.uji_dari from erp_private.tenant as t where t.kode = cabang_parent.kode
  );
begin
  if v_induk is null then
    raise exception using errcode = 'TDUJI', message = 'cabang uji tidak ditemukan';
  end if;
  return v_induk;
end
$$;
