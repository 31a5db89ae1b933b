/** Whether a tenant has an active member in one of these roles who is none of `kecuali`. */
-- A member counts once the invitation is accepted.
create or replace function erp_private.membership_others(
  tenant_kode text, peran erp.peran[], kecuali uuid[]
) returns boolean language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select exists (
    select
      from erp_private.membership as m
      join erp_private.pengguna as p on p.id = m.pengguna_id and p.aktif
     where m.tenant_kode = membership_others.tenant_kode
       and m.peran = any (membership_others.peran) and m.diterima_pada is not null
       and m.pengguna_id <> all (membership_others.kecuali)
  )
$$;
