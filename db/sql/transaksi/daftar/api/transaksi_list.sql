/**
 * The transactions of a kind as {total, data}: paged, searched, sorted and filtered (VALST); with a
 * cursor {total: null, meta: {per_page, kursor}, data} (VAKSR). Rows have the parts of `sertakan`
 * as the detail says them; a page has 100 of such rows at most.
 */
-- Newest first unless sorted, from one snapshot. Endpoint: GET /api/transaksi/{jenis}. Code: VALST
-- permintaan salah.
create or replace function erp.transaksi_list(
  jenis erp.jenis_transaksi, permintaan erp.permintaan_list,
  sertakan erp.sertakan_daftar[] default null
) returns json language plpgsql stable security definer as $$
declare
  v_hasil json;
begin
  perform erp_private.wajib_hak_jenis(null::buku, jenis);
  perform erp_private.biaya_names_refuse(
    permintaan.custom_fields || permintaan.sort || permintaan.search_fields || sertakan::text[]
  );
  perform erp_private.lokasi_names_refuse(permintaan.custom_fields || permintaan.sort);
  perform erp_private.kesalahan_refuse(
    'VALST', variadic erp_private.transaksi_list_problems(permintaan, sertakan)
  );
  v_hasil := case
    when permintaan.kursor is null
      then erp_private.transaksi_list_page(null::buku, jenis, permintaan, sertakan)
    else erp_private.transaksi_list_on(null::buku, jenis, permintaan, sertakan)
  end;
  return case
    when sertakan <> '{}'
      then erp_private.lokasi_isi(erp_private.biaya_isi(v_hasil), 'peringatan', 'halangan')
    else v_hasil
  end;
end
$$;
