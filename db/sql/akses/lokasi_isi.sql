/** An answer as who asks may see it: without some keys, if he sees only some places. */
-- The keys tell what all places have together.
-- @execute erp_writer, erp_reader
create or replace function erp_private.lokasi_isi(isi json, variadic kunci text[])
returns json language plpgsql stable set search_path = pg_catalog as $$
begin
  return case
    when erp_private.lokasi_tutup()
      then erp_private.biaya_potong(lokasi_isi.isi, lokasi_isi.kunci)
    else lokasi_isi.isi
  end;
end
$$;
