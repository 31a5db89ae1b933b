/** Whether a document is of a place of the caller (lokasi_dilihat). */
-- Policies ask it for each row, only for who sees some places alone, as milik_transaksi.
-- @owner erp_writer
-- @execute erp_app, erp_reader
create or replace function erp_private.lokasi_transaksi(buku anyelement, id bigint)
returns boolean language plpgsql stable security definer cost 1 as $$
begin
  return exists (
    select
      from transaksi as t
     where t.id = lokasi_transaksi.id
       and erp_private.lokasi_dilihat(t.lokasi_id, t.rincian, t.isi, t.dibuat_oleh)
  );
end
$$;
