/** The numbers at which the lines of a count were seen; refuses impossible ones (KOSLD). */
-- `dilihat` are the numbers that its draft kept. KOSLD: the books never had that quantity, or the
-- goods were counted again since then.
create or replace function erp_private.opname_stok_places(
  buku anyelement, dokumen erp.opname_stok_input, barang bigint[], dilihat bigint[], kini bigint
) returns bigint[] language plpgsql stable as $$
declare
  v_d constant erp.opname_stok_input := opname_stok_places.dokumen;
  v_hasil bigint[];
  v_salah text[];
begin
  if v_d.mode is not distinct from 'saldo_awal' then
    return array_fill(kini, array[cardinality(barang)]);
  end if;
  v_hasil := erp_private.opname_stok_moment(
    buku, v_d.lokasi_id, v_d.tanggal, opname_stok_places.barang, array(
      select case when opname_stok_places.dilihat[d.ordinality] is null then d.qty_sistem_dilihat
             end
        from unnest(v_d.detail) with ordinality as d
       order by d.ordinality
    ), v_d.waktu, kini
  );
  v_hasil := array(
    select coalesce(opname_stok_places.dilihat[d.ordinality], v_hasil[d.ordinality])
      from unnest(v_d.detail) with ordinality as d
     order by d.ordinality
  );
  if array_position(v_hasil, null) is null and not kini > any (v_hasil) then
    return v_hasil;
  end if;
  v_salah := array(
    select format('detail.%s.%s', d.ordinality - 1, case
        when v_hasil[d.ordinality] is null then format(
          'qty_sistem_dilihat: buku tidak pernah mengatakan %s untuk %s pada %s, sekarang %s',
          trim_scale(d.qty_sistem_dilihat), b.kode, v_d.tanggal,
          trim_scale(erp_private.stok_qty_on(buku, b.id, v_d.lokasi_id, v_d.tanggal))
        )
        else format(
          'barang_id: %s sudah dihitung lagi oleh opname %s sejak dilihat; keluarkan baris ini',
          b.kode, n.opname
        )
      end)
      from unnest(v_d.detail) with ordinality as d
      join barang as b on b.id = d.barang_id
      join erp_private.opname_stok_known(
        buku, v_d.lokasi_id, v_d.tanggal, opname_stok_places.barang, v_hasil
      ) as k on k.urutan = d.ordinality
     cross join lateral (
       select case
           when k.dilihat < kini and k.qty <> d.qty_fisik then erp_private.opname_stok_newer(
             buku, v_d.lokasi_id, v_d.tanggal, b.id, k.dilihat
           )
         end as opname
     ) as n
     where k.dilihat is null or n.opname is not null
     order by d.ordinality
  );
  if cardinality(v_salah) > 0 then
    raise exception using errcode = 'KOSLD', message = array_to_string(v_salah, E'\n');
  end if;
  return v_hasil;
end
$$;
