/**
 * Drafts orders to suppliers, one per supplier and location, and posts none: {draft: [{draft_id,
 * kontak_id, lokasi_id, total}]} (VADOK). Without baris all that laporan_usulan_beli proposes and
 * has a supplier.
 */
-- Goods are locked before the proposal that is drafted is made, so of two at once the second finds
-- the drafts of the first and proposes nothing twice. Endpoint: POST /api/usulan-beli.
create or replace function erp.usulan_beli_create(
  baris erp.usulan_beli_baris_input[] default null
) returns json language plpgsql security definer as $$
declare
  v_hasil jsonb;
  v_baris erp.usulan_beli_baris_input[] := baris;
begin
  perform erp_private.wajib_hak_jenis(null::buku, 'order-pembelian', 'draft');
  perform erp_private.kuota_refuse();
  if v_baris is null then
    perform erp_private.wajib_hak(
      null::buku, 'laporan', 'laporan', 'read', bagian => 'usulan-beli'
    );
  end if;
  v_hasil := erp_private.idempotency_begin(null::buku);
  if v_hasil is not null then
    return v_hasil;
  end if;
  if v_baris is null then
    perform erp_private.stok_lock(null::buku, array(
      select u.barang_id
        from erp_private.usulan_baris(null::buku, null, null, 90, null) as u
       where u.usulan is not null and u.kontak_id is not null
    ));
    v_baris := array(
      select row (u.barang_id, u.lokasi_id, u.kontak_id, u.usulan)::erp.usulan_beli_baris_input
        from erp_private.usulan_baris(null::buku, null, null, 90, null) as u
       where u.usulan is not null and u.kontak_id is not null
    );
  else
    perform erp_private.dokumen_refuse(erp_private.usulan_beli_problems(null::buku, v_baris));
  end if;
  v_hasil := jsonb_build_object('draft', erp_private.usulan_beli_draft(null::buku, v_baris));
  perform erp_private.idempotency_end(null::buku, v_hasil);
  return v_hasil;
end
$$;
