/** Whether the caller may give the step of a request under a rule. */
-- @execute erp_writer, erp_reader
create or replace function erp_private.persetujuan_step_may(
  buku anyelement, jenis erp.jenis_transaksi, id bigint
) returns boolean language plpgsql stable as $$
begin
  return erp.agen() is null
    and erp_private.cakupan_may('transaksi', 'approve', persetujuan_step_may.jenis)
    and exists (select from erp_private.langkah_open(buku, persetujuan_step_may.id));
end
$$;
