/** A page of the transaction list by its number, or the whole list, and how many rows there are. */
create or replace function erp_private.transaksi_list_page(
  buku anyelement, jenis erp.jenis_transaksi, permintaan erp.permintaan_list,
  sertakan erp.sertakan_daftar[]
) returns json language plpgsql stable as $$
declare
  v_banyak constant bigint :=
    case when coalesce(permintaan.paginate, true) then coalesce(permintaan.per_page, 20) end;
  v_lewati constant bigint := (coalesce(permintaan.page, 1)::bigint - 1) * v_banyak;
  v_urut constant text :=
    erp_private.urutan_order(erp_private.transaksi_list_sort(permintaan.sort));
  v_d record := erp_private.transaksi_list_from(buku, jenis, permintaan);
  v_tahu record;
  v_hasil json;
begin
  v_d.awal := case when v_d.awal = '' then '' else 'with ' || v_d.awal end;
  v_tahu := erp_private.transaksi_list_known(
    buku, jenis, permintaan, v_d.awal, v_d.dari, v_d.hitung, v_banyak, v_lewati
  );
  -- The page is chosen by ids; only its rows are read whole.
  execute format(
    '%1$s select json_build_object(''total'', %5$s, ''data'', coalesce(('
      'select json_agg(%3$s order by %4$s)'
      ' from (%2$s) as halaman'
      ' join transaksi as t on t.id = halaman.id left join kontak as k on k.id = t.kontak_id'
      '), ''[]''))',
    v_d.awal, case
      when v_tahu.ids is not null then 'select unnest($5) as id'
      else format('select t.id from %s order by %s limit $3 offset $4', v_d.dari, v_urut)
    end,
    erp_private.transaksi_list_object(jenis, permintaan.custom_fields, sertakan), v_urut,
    coalesce(v_tahu.total::text, v_d.hitung)
  )
    into v_hasil
    using permintaan.filter, erp_private.search_patterns(erp_private.teks_isi(permintaan.search)),
      v_banyak, v_lewati, v_tahu.ids;
  return v_hasil;
end
$$;
