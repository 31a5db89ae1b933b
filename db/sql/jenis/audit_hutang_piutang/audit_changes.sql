/** By how much each posting changed a contact's balance. */
-- The balance of one document, or of all by the end of a day. Deposits are not counted.
create or replace function erp_private.audit_changes(
  buku anyelement, kontak_id bigint, jenis erp.jenis_pos, dokumen_id bigint, tanggal date
)
returns table (posting_id bigint, nilai numeric)
language plpgsql stable as $$
begin
  return query
    select e.posting_id, sum(e.nilai)
      from (
        select p.posting_id, p.tanggal, p.nilai
          from pos_terbuka as p
         where p.kontak_id = audit_changes.kontak_id and p.jenis = audit_changes.jenis
           and p.transaksi_id = coalesce(audit_changes.dokumen_id, p.transaksi_id)
        union all
        select a.posting_id, a.tanggal, -a.nilai
          from pos_terbuka as p
          join alokasi as a on a.pos_id = p.id
         where p.kontak_id = audit_changes.kontak_id and p.jenis = audit_changes.jenis
           and p.transaksi_id = coalesce(audit_changes.dokumen_id, p.transaksi_id)
      ) as e
     where audit_changes.dokumen_id is not null or e.tanggal <= audit_changes.tanggal
     group by e.posting_id;
end
$$;
