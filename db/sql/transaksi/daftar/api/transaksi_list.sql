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
  v_utuh constant boolean := coalesce(not permintaan.paginate, false);
  v_d record;
  v_cari text[];
  v_urut text;
  v_total bigint;
  v_jadi record;
  v_banyak constant bigint := case when not v_utuh then coalesce(permintaan.per_page, 20) end;
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
  if permintaan.kursor is not null then
    v_hasil := erp_private.transaksi_list_on(null::buku, jenis, permintaan, sertakan);
    return case
      when sertakan <> '{}'
        then erp_private.lokasi_isi(erp_private.biaya_isi(v_hasil), 'peringatan', 'halangan')
      else v_hasil
    end;
  end if;
  v_urut := erp_private.urutan_order(erp_private.transaksi_list_sort(permintaan.sort));
  v_d := erp_private.transaksi_list_from(null::buku, jenis, permintaan);
  v_jadi := erp_private.transaksi_list_within(
    null::buku, jenis, permintaan, v_banyak, (coalesce(permintaan.page, 1)::bigint - 1) * v_banyak
  );
  v_d.awal := case when v_d.awal = '' then '' else 'with ' || v_d.awal || ' ' end;
  v_cari := erp_private.search_patterns(erp_private.teks_isi(permintaan.search));
  if v_utuh then
    v_total := v_jadi.total;
    if v_total is null then
      execute v_d.awal || 'select ' || v_d.hitung
        into v_total using permintaan.filter, v_cari;
    end if;
    if v_total > 10000 then
      raise exception using errcode = 'VALST',
        message = 'paginate: lebih dari 10.000 baris; pakai page dan per_page';
    end if;
  end if;
  -- The page is chosen by ids; only its rows are read whole.
  execute format(
    '%1$s select json_build_object(''total'', %5$s, ''data'', coalesce(('
      'select json_agg(%3$s order by %4$s)'
      ' from (%2$s) as halaman'
      ' join transaksi as t on t.id = halaman.id left join kontak as k on k.id = t.kontak_id'
      '), ''[]''))',
    v_d.awal, case
      when v_jadi.ids is not null then 'select unnest($5) as id'
      else format('select t.id from %s order by %s %s', v_d.dari, v_urut,
        case when v_utuh then '' else 'limit $3 offset $4' end)
    end,
    erp_private.transaksi_list_object(jenis, permintaan.custom_fields, sertakan), v_urut,
    coalesce(v_jadi.total::text, v_d.hitung)
  )
    into v_hasil
    using permintaan.filter, v_cari, v_banyak,
      (coalesce(permintaan.page, 1)::bigint - 1) * v_banyak, v_jadi.ids;
  return case
    when sertakan <> '{}'
      then erp_private.lokasi_isi(erp_private.biaya_isi(v_hasil), 'peringatan', 'halangan')
    else v_hasil
  end;
end
$$;
