/** Whether the caller made a document himself. */
-- Policies ask it for each row, only for who sees his own documents alone, so it takes what the
-- index of a list holds and reads as the writer, whom the policy does not ask again. The cost of
-- one keeps it out of the plans of all others.
-- @owner erp_writer
-- @execute erp_app, erp_reader
create or replace function erp_private.milik_transaksi(buku anyelement, id bigint)
returns boolean language plpgsql stable security definer cost 1 as $$
begin
  return exists (
    select
      from transaksi as t
     where t.id = milik_transaksi.id and t.dibuat_oleh = erp.pengguna_id()
  );
end
$$;
