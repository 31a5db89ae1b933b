/** Ends a branch of the request's tenant, one that is being made too (TDUJI). */
-- Nobody enters it from now on; the worker takes away what there is of it.
create or replace function erp_private.cabang_end(kode text)
returns void language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  update erp_private.cabang_uji as c
     set status = 'dihapus'
   where c.kode = cabang_end.kode and c.induk = erp.tenant_kode() and c.status <> 'dihapus';
  if not found then
    raise exception using errcode = 'TDUJI', message = 'cabang uji tidak ditemukan';
  end if;
  update erp_private.tenant as t set aktif = false where t.kode = cabang_end.kode;
end
$$;
