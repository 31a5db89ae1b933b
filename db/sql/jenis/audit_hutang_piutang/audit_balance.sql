/** What a contact owed or was owed at a moment: of a document, or in all by the end of a day. */
-- `pada` null: now. Deposits stand apart.
create or replace function erp_private.audit_balance(
  buku anyelement, kontak_id bigint, jenis erp.jenis_pos, dokumen_id bigint, tanggal date,
  pada timestamptz
) returns numeric language plpgsql stable as $$
begin
  return (
    select coalesce(sum(e.nilai), 0)
      from (
        select p.nilai, p.posting_id, p.tanggal
          from pos_terbuka as p
         where p.kontak_id = audit_balance.kontak_id and p.jenis = audit_balance.jenis
           and p.transaksi_id = coalesce(audit_balance.dokumen_id, p.transaksi_id)
        union all
        select -a.nilai, a.posting_id, a.tanggal
          from pos_terbuka as p
          join alokasi as a on a.pos_id = p.id
         where p.kontak_id = audit_balance.kontak_id and p.jenis = audit_balance.jenis
           and p.transaksi_id = coalesce(audit_balance.dokumen_id, p.transaksi_id)
      ) as e
     where (audit_balance.dokumen_id is not null or e.tanggal <= audit_balance.tanggal)
       and (audit_balance.pada is null or not exists (
         select from erp_private.posting_sejak(audit_balance.pada) as s
          where s.posting_id = e.posting_id
       ))
  );
end
$$;
