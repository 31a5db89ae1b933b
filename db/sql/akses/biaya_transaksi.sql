/** Whether a document is of a kind whose money is not what goods cost. */
-- Policies ask it for each row, only for who does not see that, as milik_transaksi.
-- @owner erp_writer
-- @execute erp_app, erp_reader
create or replace function erp_private.biaya_transaksi(buku anyelement, id bigint)
returns boolean language plpgsql stable security definer cost 1 as $$
begin
  return exists (
    select
      from transaksi as t
     where t.id = biaya_transaksi.id and t.jenis <> all (erp_private.biaya_jenis())
  );
end
$$;
