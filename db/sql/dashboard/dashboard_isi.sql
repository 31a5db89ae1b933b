/** An answer of the dashboard as who asks may see it (biaya_isi, lokasi_isi). */
-- `lagi` are keys that say what goods cost in this answer, and something else in others.
-- @execute erp_writer, erp_reader
create or replace function erp_private.dashboard_isi(isi json, variadic lagi text[] default '{}')
returns json language plpgsql stable set search_path = pg_catalog as $$
begin
  return erp_private.lokasi_isi(
    erp_private.biaya_isi(dashboard_isi.isi, variadic dashboard_isi.lagi),
    variadic erp_private.lokasi_kunci()
  );
end
$$;
