/** The document and the warnings of a posting that began at a moment, for its draft. */
create or replace function erp_private.draft_outcome(
  buku anyelement, id bigint, mulai timestamptz
) returns erp_private.usul language plpgsql stable as $$
declare
  v_hasil erp_private.usul;
begin
  v_hasil.inti := erp_private.sidik_inti(buku, draft_outcome.mulai, draft_outcome.id);
  v_hasil.sidik := erp_private.sidik_teks(v_hasil.inti);
  v_hasil.peringatan := array(
    select jsonb_array_elements_text(t.rincian -> 'peringatan')
      from transaksi as t
     where t.id = draft_outcome.id
  );
  v_hasil.halangan := '{}';
  return v_hasil;
end
$$;
