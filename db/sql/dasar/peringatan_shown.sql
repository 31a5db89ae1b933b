/** The details of a head with what they warn of in the language of the request. */
-- @execute erp_writer, erp_reader
create or replace function erp_private.peringatan_shown(rincian jsonb)
returns jsonb language plpgsql stable strict set search_path = pg_catalog as $$
begin
  if erp.bahasa() is distinct from 'en' then
    return rincian;
  end if;
  return rincian || coalesce((
    select jsonb_object_agg(d.key, to_jsonb(erp_private.peringatan_said(array(
        select jsonb_array_elements_text(d.value)
      ))))
      from jsonb_each(rincian) as d
     where d.key in ('peringatan', 'halangan')
  ), '{}');
end
$$;
