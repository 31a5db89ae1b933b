/** A paper as the caller may see it: cetak_json, or ekspor_tanpa_harga. */
-- @execute erp_reader
create or replace function erp_private.ekspor_terlihat(
  buku anyelement, jenis erp.jenis_transaksi, id bigint, templat text, salinan boolean, bahasa text
) returns jsonb language plpgsql stable as $$
begin
  if erp_private.biaya_tutup() and jenis = any (erp_private.biaya_jenis()) then
    return erp_private.ekspor_tanpa_harga(buku, jenis, id, templat, salinan, bahasa);
  end if;
  return erp_private.cetak_json(buku, jenis, id, templat, salinan, bahasa);
end
$$;
