/** Ends all sessions of a user, so that their tokens stop working. */
-- Endpoint: DELETE /api/auth/sesi?semua=true.
-- @execute erp_gate
create or replace function erp_private.session_end_all(pengguna_id uuid)
returns void language sql security definer set search_path = pg_catalog, pg_temp as $$
  update erp_private.session
     set diakhiri_pada = clock_timestamp()
   where pengguna_id = session_end_all.pengguna_id and diakhiri_pada is null
$$;
