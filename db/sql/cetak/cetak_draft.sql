/** The lines that a waiting draft would be posted with; null for other documents. */
create or replace function erp_private.cetak_draft(buku anyelement, id bigint)
returns jsonb language plpgsql stable as $$
begin
  return (
    select u.inti -> 'detail'
      from persetujuan as p
      join persetujuan_usul as u on u.persetujuan_id = p.id
     where p.transaksi_id = cetak_draft.id and p.aksi = 'posting' and p.status = 'menunggu'
  );
end
$$;
