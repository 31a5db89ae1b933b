/** The side that a line of an audit is on, by its document where it does not say; null: unknown. */
create or replace function erp_private.audit_jenis(
  buku anyelement, kontak_id bigint, baris jsonb
) returns erp.jenis_pos language plpgsql stable as $$
begin
  return coalesce(baris ->> 'jenis', (
    select min(p.jenis::text)
      from pos_terbuka as p
     where p.transaksi_id = (audit_jenis.baris ->> 'dokumen_id')::bigint
       and p.kontak_id = audit_jenis.kontak_id and p.jenis in ('piutang', 'hutang')
  ))::erp.jenis_pos;
end
$$;
