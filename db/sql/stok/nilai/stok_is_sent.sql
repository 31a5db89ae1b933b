/** Whether the document of a movement brings its goods to another pool. */
-- @execute erp_writer, erp_reader
create or replace function erp_private.stok_is_sent(buku anyelement, mutasi_id bigint)
returns boolean language plpgsql stable as $$
begin
  return exists (
    select
      from mutasi_stok as m
      join mutasi_stok as x
        on x.sumber_id = m.id and x.dasar = 'cermin' and x.posting_id = m.posting_id
        and x.pool_id <> m.pool_id
     where m.id = stok_is_sent.mutasi_id
  );
end
$$;
