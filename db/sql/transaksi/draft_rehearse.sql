/** What a document would be posted as: the real posting, rolled back. */
-- Where it is refused, why, and what can be said of it all the same.
create or replace function erp_private.draft_rehearse(
  buku anyelement, id bigint, jenis erp.jenis_transaksi, isi jsonb
) returns erp_private.usul language plpgsql as $$
declare
  v_mulai constant timestamptz := clock_timestamp();
  v_hasil erp_private.usul;
begin
  begin
    perform erp_private.transaksi_post(
      buku, draft_rehearse.id, draft_rehearse.jenis, draft_rehearse.isi
    );
    v_hasil := erp_private.draft_outcome(buku, draft_rehearse.id, v_mulai);
    raise exception using errcode = 'XSIML', message = 'simulasi selesai';
  exception
    when sqlstate 'XSIML' then
      return v_hasil;
    when others then
      v_hasil.halangan := string_to_array(erp_private.usul_refusal(sqlstate, sqlerrm), E'\n');
      if v_hasil.halangan is null then
        raise;
      end if;
  end;
  v_hasil.peringatan := '{}';
  v_hasil.inti := erp_private.draft_estimate(
    buku, draft_rehearse.id, draft_rehearse.jenis, draft_rehearse.isi
  );
  return v_hasil;
end
$$;
