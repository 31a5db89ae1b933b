/** Whether the caller sees only some of the documents: his own, or those of some places. */
-- @execute erp_writer, erp_reader
create or replace function erp_private.hanya_sebagian() returns boolean
language sql stable parallel safe as $$
  select erp_private.milik() or erp_private.lokasi_tutup()
$$;
