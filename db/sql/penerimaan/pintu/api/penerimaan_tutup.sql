/**
 * Closes what is left of a receipt of goods, or what detail names ([{baris_id, qty}]): it will not
 * be billed any more. The goods cost so much less (barang), or it is an income (pendapatan).
 */
-- Without a date today. Where somebody must approve it, a request waits (persetujuan_id).
-- Endpoint: POST /api/transaksi/pembelian/{id}/tutup.
create or replace function erp.penerimaan_tutup(
  id bigint, alasan text, tanggal date default null,
  cara erp.cara_tutup_penerimaan default 'barang', akun_kode text default null,
  detail jsonb default null
) returns erp.penerimaan_ditutup language plpgsql security definer as $$
declare
  v_hasil erp.penerimaan_ditutup;
  v_ulang jsonb;
  v_isi jsonb;
begin
  perform erp_private.wajib_hak_jenis(null::buku, 'pembelian', 'create');
  perform erp_private.void_reason_refuse(alasan);
  v_ulang := erp_private.idempotency_begin(null::buku);
  if v_ulang is not null then
    return jsonb_populate_record(v_hasil, v_ulang);
  end if;
  v_isi := jsonb_strip_nulls(jsonb_build_object(
    'tanggal', coalesce(penerimaan_tutup.tanggal, erp_private.tenant_today(null::buku)),
    'alasan', alasan, 'cara', cara, 'akun_kode', penerimaan_tutup.akun_kode,
    'detail', penerimaan_tutup.detail
  ));
  v_hasil.persetujuan_id := erp_private.transaksi_ask(
    null::buku, 'tutup', 'pembelian', id, v_isi
  );
  if v_hasil.persetujuan_id is null then
    perform erp_private.penerimaan_close(null::buku, id, v_isi);
  end if;
  v_hasil.id := id;
  v_hasil.status_tagih := (
    select t.rincian ->> 'status_tagih' from transaksi as t where t.id = penerimaan_tutup.id
  );
  v_hasil.idempotent := false;
  perform erp_private.idempotency_end(null::buku, to_jsonb(v_hasil));
  return v_hasil;
end
$$;
