/** Gives a document these external ids in place of those that it has (KOIDL). */
-- Nothing is looked for first: of two documents with one id, the second waits here until the first
-- is committed, and is refused before it takes a number. `sidik` is the digest of the body that
-- says so; null keeps what stands. The document's own row may come later in the transaction.
create or replace function erp_private.id_luar_write(
  buku anyelement, jenis erp.jenis_transaksi, id bigint, id_luar jsonb, sidik text
) returns void language plpgsql as $$
declare
  v_banyak integer;
begin
  set constraints all deferred;
  delete from transaksi_id_luar as l
   where l.transaksi_id = id_luar_write.id
     and l.nilai is distinct from id_luar_write.id_luar ->> l.sumber;
  insert into transaksi_id_luar as l (transaksi_id, jenis, sumber, nilai, sidik)
    select id_luar_write.id, id_luar_write.jenis, e.key, e.value, id_luar_write.sidik
      from jsonb_each_text(id_luar_write.id_luar) as e
     order by e.key, e.value
    on conflict (jenis, sumber, nilai) do update
      set sidik = coalesce(excluded.sidik, l.sidik)
      where l.transaksi_id = excluded.transaksi_id;
  get diagnostics v_banyak = row_count;
  if v_banyak < (select count(*) from jsonb_object_keys(id_luar_write.id_luar)) then
    perform erp_private.id_luar_taken(
      buku, id_luar_write.jenis, id_luar_write.id, id_luar_write.id_luar
    );
  end if;
end
$$;
