/** The walls of the caller that a cursor holds for: none without any. */
-- Scopes are no part of it: who may not read a list any more is refused by it.
-- @execute erp_writer, erp_reader, erp_platform
create or replace function erp_private.kursor_walls()
returns jsonb language sql stable set search_path = pg_catalog as $$
  select case
      when erp_private.biaya_tutup() or erp_private.milik() or erp_private.lokasi_tutup()
        then jsonb_build_array(jsonb_build_object(
          'biaya', erp_private.biaya_tutup(), 'milik', erp_private.milik(), 'lokasi', array(
            select l.id from unnest(erp.lokasi_terlihat()) as l (id) order by l.id
          )
        ))
      else '[]'
    end
$$;
