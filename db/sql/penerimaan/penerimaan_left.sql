/** What is open of a line of a receipt: received, and neither billed, returned nor closed. */
-- In base units, and what is owed for it. Null of what is no such line.
-- @execute erp_writer, erp_reader
create or replace function erp_private.penerimaan_left(
  buku anyelement, baris_id bigint, out qty numeric, out nilai numeric
) language plpgsql stable as $$
begin
  select sum(g.qty), sum(g.nilai) into penerimaan_left.qty, penerimaan_left.nilai
    from penerimaan_gerak as g
   where g.baris_id = penerimaan_left.baris_id;
end
$$;
