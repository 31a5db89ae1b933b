/** Bytes that branches of the request's tenant take; of a branch, what its parent and others do. */
-- As whoever makes branches measured them last: their tables, and their attached files.
-- @owner erp_platform
-- @execute erp_reader
create or replace function erp_private.keluar_bytes()
returns bigint language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select (
      coalesce(sum(c.ukuran) filter (where c.kode <> t.kode), 0)
        + coalesce(max(c.ukuran_induk) filter (where t.uji_dari is not null), 0)
    )::bigint
    from erp_private.tenant as t
    join erp_private.cabang_uji as c
      on c.induk = coalesce(t.uji_dari, t.kode) and c.status <> 'dihapus'
   where t.kode = erp.tenant_kode()
$$;
