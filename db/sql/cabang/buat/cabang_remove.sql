/** Takes a branch away that has ended, with all of its tables, role and members (TDUJI). */
create or replace function erp_private.cabang_remove(kode text)
returns void language plpgsql as $$
begin
  delete from erp_private.cabang_uji as c where c.kode = cabang_remove.kode;
  if not found then
    raise exception using errcode = 'TDUJI', message = 'cabang uji tidak ditemukan';
  end if;
  if exists (
    select
      from erp_private.tenant as t
     where t.kode = cabang_remove.kode and t.uji_dari is not null
  ) then
    perform erp_private.tenant_remove(cabang_remove.kode);
  end if;
end
$$;
