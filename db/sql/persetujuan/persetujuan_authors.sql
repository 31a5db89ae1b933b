/** The authors of a request: everybody who wrote on its draft, else whoever filed it. */
-- @execute erp_writer, erp_reader
create or replace function erp_private.persetujuan_authors(buku anyelement, id bigint)
returns uuid[] language plpgsql stable as $$
begin
  return (
    select case p.aksi when 'posting' then t.penyusun else array[p.diminta_oleh] end
      from persetujuan as p
      left join transaksi as t on t.id = p.transaksi_id
     where p.id = persetujuan_authors.id
  );
end
$$;
