/** The movements of a document of a list that was judged; its goods are locked. */
-- `sumber` are the movements that the lines of a return go back to.
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
