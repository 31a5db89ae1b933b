/** Whether an open item is of a document of a place of the caller. */
-- For policies, as lokasi_transaksi.
-- @owner erp_writer
-- @execute erp_app, erp_reader
create or replace function erp_private.lokasi_pos(buku anyelement, id bigint)
returns boolean language plpgsql stable security definer cost 1 as $$
begin
  return exists (
    select
      from pos_terbuka as p
      join transaksi as t on t.id = p.transaksi_id
     where p.id = lokasi_pos.id
       and erp_private.lokasi_dilihat(t.lokasi_id, t.rincian, t.isi, t.dibuat_oleh)
  );
end
$$;
