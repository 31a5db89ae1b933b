/** An answer as who asks may see it: without the keys that say what goods cost, if he does not. */
-- `lagi` are keys that say it in this answer, and something else in others.
-- @execute erp_writer, erp_reader
create or replace function erp_private.biaya_isi(isi json, variadic lagi text[] default '{}')
returns json language plpgsql stable as $$
begin
  return case
    when erp_private.biaya_tutup()
      then erp_private.biaya_potong(biaya_isi.isi, erp_private.biaya_kunci() || lagi)
    else biaya_isi.isi
  end;
end
$$;
