/**
 * The walls of a member or key, by its role of the tenant's own and its places, as the claims say
 * them; null without any.
 */
-- `{"milik": "ya", "biaya": "tutup", "lokasi": ["1", "2"]}`, each only where it stands. A role that
-- is there no more has every wall; its scopes are none.
-- @owner erp_platform
-- @execute nobody
create or replace function erp_private.tembok_json(
  tenant_kode text, peran_kode text, lokasi_id bigint[]
) returns jsonb language sql stable set search_path = pg_catalog as $$
  select nullif(jsonb_strip_nulls(jsonb_build_object(
    'milik', case when coalesce(t.hanya_milik, t.berkode) then 'ya' end,
    'biaya', case when not coalesce(t.lihat_biaya, not t.berkode) then 'tutup' end,
    'lokasi', to_jsonb(tembok_json.lokasi_id::text[])
  )), '{}')
    from (
      select tembok_json.peran_kode is not null as berkode, p.hanya_milik, p.lihat_biaya
        from (values (null)) as satu
        left join erp_private.peran as p
          on p.tenant_kode = tembok_json.tenant_kode and p.kode = tembok_json.peran_kode
    ) as t
$$;
