/** What a query of transaksi_list_known answers, whose conditions are the walls. */
-- It asks without these walls, which would ask a function for each row; whatever fails ends the
-- transaction, and the claims with it. Nothing else may call it. The owner of a managed database
-- may not write `set erp.…` in the head of a function.
-- @execute erp_reader
create or replace function erp_private.transaksi_list_look(
  buku anyelement, perintah text, permintaan erp.permintaan_list, banyak bigint, lewati bigint,
  out total bigint, out ids bigint[]
) language plpgsql as $$
declare
  v_lokasi constant text := erp.lokasi_terlihat()::text;
  v_milik constant text := erp.milik();
  v_biaya constant text := erp.biaya();
begin
  set local erp.lokasi_terlihat = '';
  set local erp.milik = '';
  set local erp.biaya = '';
  execute perintah
    into total, ids
    using permintaan.filter,
      erp_private.search_patterns(erp_private.teks_isi(permintaan.search)), banyak, lewati;
  execute format(
    'set local erp.lokasi_terlihat = %L; set local erp.milik = %L; set local erp.biaya = %L',
    coalesce(v_lokasi, ''), coalesce(v_milik, ''), coalesce(v_biaya, '')
  );
end
$$;
