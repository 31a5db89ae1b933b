/** The list prices when a draft was written, one for each line; null where it keeps none. */
create or replace function erp_private.draft_kept(buku anyelement, id bigint)
returns numeric[] language plpgsql stable as $$
begin
  return (
    select u.harga
      from persetujuan as p
      join persetujuan_usul as u on u.persetujuan_id = p.id
     where p.transaksi_id = draft_kept.id and p.aksi = 'posting' and p.status = 'menunggu'
  );
end
$$;
