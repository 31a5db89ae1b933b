/** The positions of the tokens that no longer hold. */
-- `daftar` is an array of {session_id, pengguna_id, tenant_kode, peran}, positions begin at 0. A
-- key has no session but the SHA-256 of its secret (sidik); an old secret ends a day after the key
-- was rotated. Of a person, and of a key with a role of the tenant's
-- own, the scopes (cakupan) are those with which the stream began, and so are everybody's walls
-- (tembok). Asked for streams that stay open after their request. Processes of the release before
-- send no sidik, no cakupan and no tembok.
create or replace function erp_private.session_stale(daftar jsonb)
returns integer[] language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select coalesce(array_agg((d.urutan - 1)::integer order by d.urutan), '{}')
    from jsonb_array_elements(daftar) with ordinality as d (isi, urutan)
   where not case
       when d.isi ->> 'session_id' is null then exists (
         select
           from erp_private.kunci_api as k
           join erp_private.tenant as t on t.kode = k.tenant_kode and t.aktif
          where k.id = (d.isi ->> 'pengguna_id')::uuid and k.dicabut_pada is null
            and coalesce(k.berlaku_sampai > clock_timestamp(), true)
            and (
              k.peran_kode is null or d.isi -> 'cakupan' = to_jsonb(
                erp_private.cakupan_kunci(k.cakupan, k.tenant_kode, k.peran_kode)
              )
            )
            and coalesce(
              erp_private.tembok_json(k.tenant_kode, k.peran_kode, k.lokasi_id), 'null'
            ) = coalesce(d.isi -> 'tembok', 'null')
            and (
              d.isi ->> 'sidik' is null or encode(k.hash, 'hex') = d.isi ->> 'sidik'
              or encode(k.hash_lama, 'hex') = d.isi ->> 'sidik'
                and k.lama_sampai > clock_timestamp()
            )
       )
       else (
         select (s.isi ->> 'ok')::boolean
             and coalesce(s.isi -> 'cakupan', 'null') = coalesce(d.isi -> 'cakupan', 'null')
             and coalesce(s.isi -> 'tembok', 'null') = coalesce(d.isi -> 'tembok', 'null')
           from erp_private.session_state(
             (d.isi ->> 'session_id')::uuid, (d.isi ->> 'pengguna_id')::uuid,
             d.isi ->> 'tenant_kode', d.isi ->> 'peran', d.isi ? 'cakupan',
             d.isi ? 'tembok'
           ) as s (isi)
       )
     end
$$;
