/** Refuses what would change or read a tenant as a whole while it is being moved (KOPDH). */
create or replace function erp_private.tenant_moving_refuse(kode text)
returns void language plpgsql stable as $$
begin
  if exists (
    select
      from erp_private.tenant as t
     where t.kode = tenant_moving_refuse.kode and t.pindah is not null
  ) then
    raise exception using errcode = 'KOPDH',
      message = format('tenant %s sedang dipindahkan; selesaikan itu dahulu', kode);
  end if;
end
$$;
