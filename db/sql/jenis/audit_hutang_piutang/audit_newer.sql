/** Another audit of the same balance, posted or voided since a posting; null without any. */
-- An audit of the document, or of the whole ledger that it is in.
create or replace function erp_private.audit_newer(
  buku anyelement, kontak_id bigint, jenis erp.jenis_pos, dokumen_id bigint, sejak bigint
) returns text language plpgsql stable as $$
begin
  return (
    select format('%s (%s)', t.nomor, t.tanggal)
      from transaksi as t
      join transaksi_baris as l on l.transaksi_id = t.id and l.subtotal <> 0
     where t.kontak_id = audit_newer.kontak_id and t.jenis = 'audit-hutang-piutang'
       and l.rincian ->> 'jenis' = audit_newer.jenis::text
       and coalesce((l.rincian ->> 'dokumen_id')::bigint = audit_newer.dokumen_id, true)
       -- Either its posting or its void; with both since then it changed nothing.
       and (
         select count(*) from posting as p
          where p.transaksi_id = t.id and p.id > audit_newer.sejak
       ) = 1
     order by t.id desc
     limit 1
  );
end
$$;
