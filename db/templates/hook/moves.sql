/** Stock movements of one document of a list. It is judged, and its goods are locked. */
-- `sumber`: ids of the movements that the lines of a return take back; null for other kinds.
create or replace function erp_private.massal_moves(
  buku anyelement, kepala erp_private.dokumen, baris erp_private.baris[], isi jsonb,
  sumber bigint[], dasar erp_private.dasar
) returns erp_private.gerak[] language plpgsql as $$
begin
  case kepala.jenis
    when {kinds} then return erp_private.{call};
  end case;
end
$$;
