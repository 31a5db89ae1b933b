/** Values and writes stock movements at places of their own within a day (KOSTK). */
-- For a document that moves each of its goods once. A movement with a number (`urut`) stands in the
-- order of movements where that number is, before everything that moved on that day since; one
-- without a number stands at the end of the day. All goods are replayed from the first place on.
create or replace function erp_private.stok_post_places(
  buku anyelement, posting_id bigint, transaksi_id bigint, tanggal date, gerak erp_private.gerak[],
  urut bigint[], gabungan_id bigint, out hasil erp_private.gerak[],
  out kepala erp_private.jurnal_kepala[]
) language plpgsql as $$
declare
  v_akhir constant bigint := nextval('mutasi_urut');
  v_p record;
  v_g erp_private.gerak;
begin
  select p.lingkup_hpp = 'per_lokasi' as per_lokasi, p.metode_hpp = 'fifo' as fifo into v_p
    from pengaturan as p;
  hasil := '{}';
  for v_i in 1 .. cardinality(stok_post_places.gerak) loop
    v_g := stok_post_places.gerak[v_i];
    stok_post_places.urut[v_i] := coalesce(stok_post_places.urut[v_i], v_akhir);
    v_g.pool_id := case when v_p.per_lokasi then v_g.lokasi_id else 0 end;
    v_g := (erp_private.stok_value_walk(
      buku, stok_post_places.tanggal, array[v_g], array[v_g.barang_id], v_p.fifo,
      stok_post_places.urut[v_i]
    ))[1];
    perform erp_private.stok_insert(
      buku, stok_post_places.posting_id, stok_post_places.transaksi_id, stok_post_places.tanggal,
      stok_post_places.tanggal, stok_post_places.urut[v_i], array[v_g]
    );
    if v_g.qty < 0 then
      perform erp_private.stok_refuse(
        buku, v_g.barang_id, v_g.lokasi_id, stok_post_places.tanggal, stok_post_places.urut[v_i]
      );
    end if;
    hasil := hasil || v_g;
  end loop;
  kepala := erp_private.stok_revalue(
    buku, stok_post_places.posting_id, stok_post_places.transaksi_id,
    array(select g.barang_id from unnest(hasil) as g), stok_post_places.tanggal,
    (select min(u) from unnest(stok_post_places.urut) as u), stok_post_places.gabungan_id
  );
end
$$;
