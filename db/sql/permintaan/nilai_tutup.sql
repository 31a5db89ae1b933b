/** Whether the caller is not told what stock is worth: he sees no cost, or only some places. */
-- Places may share what their goods are worth.
-- @execute erp_writer, erp_reader
create or replace function erp_private.nilai_tutup() returns boolean
language sql stable parallel safe as $$
  select erp_private.biaya_tutup() or erp_private.lokasi_tutup()
$$;
