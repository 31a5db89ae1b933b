/** Whether the claims of a token still hold, with the schema and request role of its tenant. */
-- Asked before every request; the server remembers the answer for less than a second. `target` is
-- the node of the tenant, null for this database. For another node the answer has its request role
-- there, `epoch` of its place, and whether it is the user's default, which only the platform knows.
-- Of a member with a role of the tenant's own it has that role's code and scopes, and of one with
-- walls these (`tembok`); a server that does not say that it knows them (`berperan`, `bertembok`:
-- one of the release before) is told that he is none. `uji` is the code of a branch. sebab: session
-- (ended, expired, of another user) · user (inactive) · tenant (none such, inactive, not a member,
-- or not accepted yet) · peran (another role by now).
create or replace function erp_private.session_state(
  session_id uuid, pengguna_id uuid, tenant_kode text, peran text,
  berperan boolean default false, bertembok boolean default false
) returns jsonb language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare
  v record;
begin
  select s.berakhir_pada, p.aktif, t.kode, t.skema, t.peran_db, t.simpul, t.epoch, t.peran_simpul,
         m.peran, m.pengguna_id, m.peran_kode, coalesce(r.cakupan, '{}') as cakupan,
         w.tembok, t.uji_dari,
         t.langkah >= (
           select coalesce(max(l.nomor), 0) from erp_private.tenant_step as l
         ) as terbaru
    into v
    from erp_private.session as s
    join erp_private.pengguna as p on p.id = s.pengguna_id
    left join erp_private.membership as m
      on m.pengguna_id = s.pengguna_id and m.tenant_kode = session_state.tenant_kode
     and m.diterima_pada is not null and (m.peran_kode is null or berperan)
    left join erp_private.peran as r
      on r.tenant_kode = m.tenant_kode and r.kode = m.peran_kode
    left join lateral (
      select erp_private.tembok_json(m.tenant_kode, m.peran_kode, m.lokasi_id) as tembok
    ) as w on num_nonnulls(m.peran_kode, m.lokasi_id) > 0
    left join erp_private.tenant as t
      on t.kode = m.tenant_kode and t.aktif and (w.tembok is null or bertembok)
   where s.id = session_state.session_id
     and s.pengguna_id = session_state.pengguna_id
     and s.diakhiri_pada is null
     and s.berakhir_pada > clock_timestamp();
  if not found then
    return '{"ok": false, "sebab": "session"}';
  elsif not v.aktif then
    return '{"ok": false, "sebab": "user"}';
  elsif tenant_kode is not null and v.skema is null then
    return '{"ok": false, "sebab": "tenant"}';
  elsif v.peran::text is distinct from session_state.peran then
    return '{"ok": false, "sebab": "peran"}';
  end if;
  return jsonb_build_object(
    'ok', true, 'berakhir_pada', v.berakhir_pada, 'skema', v.skema, 'peran_db', v.peran_db,
    'langkah_terbaru', coalesce(v.terbaru, true), 'target', nullif(v.simpul, 'utama'),
    'epoch', v.epoch)
    || case when v.simpul <> 'utama' then jsonb_build_object(
      'peran_simpul', v.peran_simpul,
      'baku', v.kode is not distinct from erp_private.pengguna_default_tenant(v.pengguna_id)
    ) else '{}' end
    || case when v.peran_kode is not null then jsonb_build_object(
      'peran_kode', v.peran_kode, 'cakupan', v.cakupan
    ) else '{}' end
    || case when v.tembok is null then '{}' else jsonb_build_object('tembok', v.tembok) end
    || case when v.uji_dari is null then '{}' else jsonb_build_object(
      'uji', v.kode, 'induk', v.uji_dari
    ) end;
end
$$;

grant select on erp_private.tenant_step to erp_platform;
