/**
 * Whether a tenant has an active member in one of these roles who is none of `kecuali`, and may
 * decide about the books as a whole.
 */
-- A member counts once the invitation is accepted. Who sees only some places, or whose own role has
-- no scope to approve or to change settings, does not decide about them.
create or replace function erp_private.membership_others(
  tenant_kode text, peran erp.peran[], kecuali uuid[]
) returns boolean language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select exists (
    select
      from erp_private.membership as m
      join erp_private.pengguna as p on p.id = m.pengguna_id and p.aktif
     where m.tenant_kode = membership_others.tenant_kode
       and m.peran = any (membership_others.peran) and m.diterima_pada is not null
       and m.pengguna_id <> all (membership_others.kecuali) and m.lokasi_id is null
       and (
         m.peran_kode is null
         or exists (
           select
             from erp_private.peran as r
            where r.tenant_kode = membership_others.tenant_kode and r.kode = m.peran_kode
              and erp_private.cakupan_reaches(r.cakupan, 'transaksi', 'approve')
              and erp_private.cakupan_reaches(r.cakupan, 'pengaturan', 'update')
         )
       )
  )
$$;
