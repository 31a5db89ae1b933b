/** A word of ours, as the name of a kind or a title, in the language of the request. */
-- reference/istilah.json has the English ones; what it does not have stays as it is. Stable: a plan
-- outlives the request.
-- @execute erp_app, erp_writer, erp_reader, erp_platform
create or replace function erp_private.istilah(kata text)
returns text language plpgsql stable strict set search_path = pg_catalog as $$
begin
  return case
    when erp.bahasa() = 'en' then coalesce('{istilah}'::jsonb ->> kata, kata)
    else kata
  end;
end
$$;
