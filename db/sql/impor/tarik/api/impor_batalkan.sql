/**
 * Takes back a whole run of an import: voids the documents that it made, cancels its drafts,
 * deactivates its records, forgets its earlier balances. All or nothing (KOIMP, TDIMP): where
 * something stands on one of them, it is said what.
 */
-- Records that it changed stay as they are. Repeating it answers as the first time. Its file may be
-- imported anew. Endpoint: POST /api/impor/{id}/batalkan.
create or replace function erp.impor_batalkan(id bigint, alasan text default null)
returns json language plpgsql security definer as $$
declare
  v_kini constant timestamptz := clock_timestamp();
  v_i jsonb;
  v_j erp_private.impor_jenis;
  v_alasan text;
  v_hasil record;
begin
  perform erp_private.wajib_hak(null::buku, 'transaksi', null, 'create');
  perform erp_private.sebagian_refuse();
  perform erp_private.biaya_refuse();
  if erp.batas_rupiah() is not null then
    raise exception using errcode = 'OTKUN',
      message = 'kunci dengan batas rupiah tidak menarik kembali impor';
  end if;
  v_i := erp_private.impor_lock(null::buku, impor_batalkan.id);
  select j.* into v_j from erp_private.impor_jenis as j where j.jenis = v_i ->> 'jenis';
  perform erp_private.impor_withdraw_right_refuse(null::buku, v_j);
  if v_i ->> 'ditarik_pada' is not null then
    return erp_private.impor_json(null::buku, impor_batalkan.id);
  elsif v_i ->> 'status' not in ('selesai', 'gagal', 'dibatalkan') then
    raise exception using errcode = 'KOIMP', message = 'impor ini belum selesai dijalankan';
  elsif (v_i ->> 'banyak')::integer > (
    select count(*) from impor_baris as b where b.impor_id = impor_batalkan.id
  ) then
    raise exception using errcode = 'KOIMP',
      message = 'baris impor ini sudah dihapus sesudah 30 hari; batalkan satu per satu';
  end if;
  v_alasan := coalesce(
    impor_batalkan.alasan, format('impor %s ditarik kembali', impor_batalkan.id)
  );
  perform erp_private.void_reason_refuse(v_alasan);
  v_hasil := erp_private.impor_withdraw(null::buku, array[impor_batalkan.id], v_alasan);
  if v_hasil.masalah <> '' then
    raise exception using errcode = 'KOIMP',
      message = E'tidak ada yang ditarik kembali:\n' || v_hasil.masalah;
  elsif v_hasil.banyak = 0 then
    raise exception using errcode = 'KOIMP', message = 'impor ini tidak membuat apa-apa';
  end if;
  update impor as i
     set status = 'dibatalkan', ditarik_pada = v_kini, diubah_pada = v_kini,
         catatan = i.catatan || to_jsonb(
           format('ditarik kembali: %s', v_hasil.banyak) || case
             when v_i #>> '{ringkasan,diubah}' <> '0'
               then format('; %s yang diubahnya tetap', v_i #>> '{ringkasan,diubah}')
             else ''
           end || case
             when v_hasil.tetap <> '' then '; tetap ada, karena masih dipakai: ' || v_hasil.tetap
             else ''
           end
         )
   where i.id = impor_batalkan.id;
  return erp_private.impor_json(null::buku, impor_batalkan.id);
end
$$;
