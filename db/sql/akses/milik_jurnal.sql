/** Whether a journal is of a document that the caller made himself. */
-- For policies, as milik_transaksi.
-- @owner erp_writer
-- @execute erp_app, erp_reader
create or replace function erp_private.milik_jurnal(buku anyelement, id bigint)
returns boolean language plpgsql stable security definer cost 1 as $$
begin
  return exists (
    select
      from jurnal as j
      join transaksi as t on t.id = j.transaksi_id
     where j.id = milik_jurnal.id and t.dibuat_oleh = erp.pengguna_id()
  );
end
$$;
