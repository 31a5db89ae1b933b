/** What a query of transaksi_list_places answers, whose conditions are the wall of places. */
-- It asks without that wall, which would ask a function for each row; the claim comes back with the
-- end of the call. Nothing else may call it.
-- @execute erp_reader
create or replace function erp_private.transaksi_list_look(
  buku anyelement, perintah text, permintaan erp.permintaan_list, banyak bigint, lewati bigint,
  out total bigint, out ids bigint[]
) language plpgsql stable set erp.lokasi_terlihat to '' as $$
begin
  execute perintah
    into total, ids
    using permintaan.filter,
      erp_private.search_patterns(erp_private.teks_isi(permintaan.search)), banyak, lewati;
end
$$;
