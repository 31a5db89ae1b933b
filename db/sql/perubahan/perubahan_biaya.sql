/** Whether the caller sees an event: none of costs where he does not see what goods cost. */
-- @execute erp_reader
create or replace function erp_private.perubahan_biaya(jenis text, isi jsonb)
returns boolean language plpgsql stable set search_path = pg_catalog as $$
begin
  return not erp_private.biaya_tutup() or erp_private.perubahan_tanpa_biaya(jenis, isi);
end
$$;
