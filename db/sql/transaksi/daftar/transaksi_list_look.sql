/** What a query of transaksi_list_places answers, whose conditions are the wall of places. */
-- It asks without that wall, which would ask a function for each row; whatever fails ends the
-- transaction, and the claim with it. Nothing else may call it. The owner of a managed database may
-- not write `set erp.lokasi_terlihat` in the head of a function.
-- @execute erp_reader
create or replace function erp_private.transaksi_list_look(
  buku anyelement, perintah text, permintaan erp.permintaan_list, banyak bigint, lewati bigint,
  out total bigint, out ids bigint[]
) language plpgsql as $$
declare
  v_lokasi constant bigint[] := erp.lokasi_terlihat();
begin
  set local erp.lokasi_terlihat = '';
  execute perintah
    into total, ids
    using permintaan.filter,
      erp_private.search_patterns(erp_private.teks_isi(permintaan.search)), banyak, lewati;
  execute format('set local erp.lokasi_terlihat = %L', v_lokasi);
end
$$;
