/** Warnings in the language of the request; they are kept in Indonesian. */
-- @execute erp_writer, erp_reader
create or replace function erp_private.peringatan_said(peringatan text[])
returns text[] language plpgsql stable strict set search_path = pg_catalog as $$
begin
  if erp.bahasa() is distinct from 'en' then
    return peringatan;
  end if;
  return array(
    select erp_private.penolakan(p.pesan)
      from unnest(peringatan) with ordinality as p (pesan, ke)
     order by p.ke
  );
end
$$;
