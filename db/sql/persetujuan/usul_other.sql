/**
 * The rehearsal of an action that was just done and will be rolled back, for whoever approves it.
 */
-- It has the postings since a moment, and what was asked (`isi`).
create or replace function erp_private.usul_other(
  buku anyelement, mulai timestamptz, isi jsonb
) returns erp_private.usul language plpgsql stable as $$
declare
  v_hasil erp_private.usul;
begin
  v_hasil.inti := erp_private.sidik_inti(buku, usul_other.mulai)
    || jsonb_build_object('isi', usul_other.isi);
  v_hasil.sidik := erp_private.sidik_teks(v_hasil.inti);
  v_hasil.peringatan := '{}';
  v_hasil.halangan := '{}';
  return v_hasil;
end
$$;
