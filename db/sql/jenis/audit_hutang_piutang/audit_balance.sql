/** The balance of a contact at a moment: of one document, or of all by the end of a day. */
-- `pada` null: as known now. Deposits are not counted.
create or replace function erp_private.audit_balance(
  buku anyelement, kontak_id bigint, jenis erp.jenis_pos, dokumen_id bigint, tanggal date,
  pada timestamptz
) returns numeric language plpgsql stable as $$
begin
  return (
    select coalesce(sum(e.nilai), 0)
      from erp_private.audit_changes(buku, kontak_id, jenis, dokumen_id, tanggal) as e
     where audit_balance.pada is null or not exists (
       select from erp_private.posting_since(audit_balance.pada) as s
        where s.posting_id = e.posting_id
     )
  );
end
$$;
