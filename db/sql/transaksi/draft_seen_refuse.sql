/** Refuses a step given to a draft that would be posted otherwise than was seen (KOSDK). */
create or replace function erp_private.draft_seen_refuse(
  buku anyelement, jenis erp.jenis_transaksi, id bigint, persetujuan_id bigint, isi jsonb,
  sidik text
) returns void language plpgsql as $$
declare
  v_usul erp_private.usul;
begin
  if sidik is not null then
    v_usul := erp_private.draft_rehearse(
      buku, draft_seen_refuse.id, draft_seen_refuse.jenis, erp_private.draft_priced(
        draft_seen_refuse.isi, erp_private.draft_kept(buku, draft_seen_refuse.id)
      )
    );
  end if;
  perform erp_private.sidik_refuse(
    buku, draft_seen_refuse.persetujuan_id, draft_seen_refuse.sidik, v_usul.inti
  );
end
$$;
