/** The list prices when a draft was written, with whose each is; null where it keeps none. */
create or replace function erp_private.draft_kept(buku anyelement, id bigint)
returns erp_private.harga_daftar language plpgsql stable as $$
begin
  return (
    select row(u.harga, u.sumber)::erp_private.harga_daftar
      from persetujuan as p
      join persetujuan_usul as u on u.persetujuan_id = p.id
     where p.transaksi_id = draft_kept.id and p.aksi = 'posting' and p.status = 'menunggu'
       and u.harga is not null
  );
end
$$;
