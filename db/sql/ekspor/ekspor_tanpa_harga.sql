/**
 * The paper of a document whose money is what goods cost, for who does not see that: of a receipt
 * or a dispatch, without prices (OTBIA). Null where he sees no such document.
 */
-- A template of the tenant's own over these has no prices either (cetak_kolom_problem). It has no
-- code: whoever holds that may ask for the total. He reads no row of these kinds, so it reads as
-- the writer.
-- @owner erp_writer
-- @execute erp_reader
create or replace function erp_private.ekspor_tanpa_harga(
  buku anyelement, jenis erp.jenis_transaksi, id bigint, templat text, salinan boolean, bahasa text
) returns jsonb language plpgsql stable security definer as $$
declare
  v_mode text;
  v_b record;
begin
  select t.mode into v_mode
    from transaksi as t
   where t.id = ekspor_tanpa_harga.id and t.jenis = ekspor_tanpa_harga.jenis;
  if not found or not erp_private.transaksi_milik(buku, id) then
    return null;
  end if;
  v_b := erp_private.cetak_bentuk(buku, jenis, templat, v_mode);
  if v_b.dasar not in ('penerimaan', 'surat-jalan') then
    perform erp_private.biaya_refuse();
  end if;
  return erp_private.cetak_json(buku, jenis, id, templat, salinan, bahasa) || '{"kode": null}';
end
$$;
