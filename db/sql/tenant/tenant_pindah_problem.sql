/** Why a tenant cannot move to a node; null where it can (TDSMP). */
create or replace function erp_private.tenant_pindah_problem(
  tenant erp_private.tenant, pindah erp_private.pindahan, ke text
) returns text language plpgsql stable as $$
declare
  v_keadaan text;
begin
  select s.keadaan into v_keadaan
    from erp_private.simpul as s
   where s.nama = tenant_pindah_problem.ke;
  if not found then
    raise exception using errcode = 'TDSMP', message = format('simpul %s tidak dikenal', ke);
  end if;
  return case
      when pindah.id is not null then case when pindah.ke <> ke then format(
        'tenant %1$s sedang dipindahkan ke simpul %2$s; selesaikan itu dahulu, atau batalkan: '
          'npm run -s tenant -- move %1$s --cancel', tenant.kode, pindah.ke
      ) end
      when tenant.uji_dari is not null then format('tenant %s adalah cabang uji', tenant.kode)
      when tenant.simpul = ke then format('tenant %s sudah di simpul %s', tenant.kode, ke)
      when v_keadaan <> 'aktif' then format('simpul %s %s: tidak menerima tenant', ke, v_keadaan)
      when tenant.langkah < (
        select coalesce(max(s.nomor), 0) from erp_private.tenant_step as s
      ) then format(
        'tenant %s tertinggal di langkah %s; jalankan tenant -- upgrade dahulu', tenant.kode,
        tenant.langkah
      )
    end;
end
$$;
