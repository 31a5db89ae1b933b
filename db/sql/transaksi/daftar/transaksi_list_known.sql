/**
 * What is known of a page before its rows are read: how many rows the list has, and the ids of the
 * page; null where one statement says all of it (VALST: a whole list of more than 10,000).
 */
-- A whole list is counted first. For who sees only some rows the conditions of transaksi_list_from
-- are his walls: no policy has to be asked of each row, and who asks reads the rows of the page
-- with all walls. The condition of transfers leaves out where they go, and of a kind whose money is
-- what goods cost whoever does not see cost has no rows.
-- @execute erp_reader
create or replace function erp_private.transaksi_list_known(
  buku anyelement, jenis erp.jenis_transaksi, permintaan erp.permintaan_list, awal text, dari text,
  hitung text, banyak bigint, lewati bigint, out total bigint, out ids bigint[]
) language plpgsql stable as $$
declare
  v_biaya constant boolean := erp_private.biaya_tutup();
  v_jadi record;
begin
  if (v_biaya or erp_private.hanya_sebagian())
    and not (v_biaya and jenis = any (erp_private.biaya_jenis()))
    and not (jenis = 'transfer-stok' and erp_private.lokasi_tutup())
  then
    v_jadi := erp_private.transaksi_list_look(
      buku, format(
        '%1$s select %2$s as total, array('
          'select t.id from %3$s order by %4$s limit $3 offset $4) as ids',
        awal, hitung, dari,
        erp_private.urutan_order(erp_private.transaksi_list_sort(permintaan.sort))
      ),
      -- A whole list has no more.
      permintaan, coalesce(banyak, 10000), lewati
    );
    total := v_jadi.total;
    ids := v_jadi.ids;
  elsif banyak is null then
    execute awal || ' select ' || hitung
      into total
      using permintaan.filter,
        erp_private.search_patterns(erp_private.teks_isi(permintaan.search));
  end if;
  if banyak is null and total > 10000 then
    raise exception using errcode = 'VALST',
      message = 'paginate: lebih dari 10.000 baris; pakai page dan per_page';
  end if;
end
$$;
