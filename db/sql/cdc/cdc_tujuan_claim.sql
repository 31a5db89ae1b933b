/** Names the place that one CDC job alone may write to; claims a schema for its tenant (KOCDC). */
-- The place is a folder of the tenant, or a schema of a target database. A schema is the tenant's
-- own for ever: rows of two tenants must never come to lie in the same tables.
create or replace function erp_private.cdc_tujuan_claim(tujuan erp.cdc_tujuan_input)
returns text language plpgsql set search_path = pg_catalog as $$
declare
  t constant erp.cdc_tujuan_input := tujuan;
  v_kunci text;
begin
  if t.tipe = 'berkas' then
    return concat_ws(':', 'berkas', erp.tenant_kode(), t.nama);
  end if;
  v_kunci := concat_ws(
    ':', 'postgres',
    case
      when exists (
        select from erp_private.cdc_worker as w
         where w.target @> array[erp.tenant_kode() || '.' || t.target]
      ) then erp.tenant_kode() || '.'
      else ''
    end || t.target,
    t.skema
  );
  insert into erp_private.cdc_tujuan_milik (kunci_tujuan, tenant_kode)
  values (v_kunci, erp.tenant_kode())
  on conflict (kunci_tujuan) do nothing;
  if not exists (
    select from erp_private.cdc_tujuan_milik as m
     where m.kunci_tujuan = v_kunci and m.tenant_kode = erp.tenant_kode()
  ) then
    raise exception using errcode = 'KOCDC',
      message = 'skema ini di database tujuan sudah dipakai; pilih skema lain';
  end if;
  return v_kunci;
end
$$;
