-- The server's login waits for the log by itself (erp_private.commit_flush). Only the owner of that
-- function may write the message that this takes, and only a superuser can allow it; without it,
-- commits wait as always.
grant usage on schema erp_private to erp_authenticator;

do $$
begin
  if (select r.rolsuper from pg_catalog.pg_roles as r where r.rolname = current_user) then
    grant execute on function pg_catalog.pg_logical_emit_message(boolean, text, text, boolean)
      to erp_platform;
  end if;
end
$$;
