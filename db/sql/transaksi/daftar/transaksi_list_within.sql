/**
 * How many rows a list of transactions has, and the ids of a page, for who sees only some rows;
 * null where the list says it itself.
 */
-- The conditions of transaksi_list_from are his walls: no policy has to be asked of each row. Who
-- asks reads the rows of the page with all walls. The condition of transfers leaves out where they
-- go, and of a kind whose money is what goods cost whoever does not see cost has no rows.
-- @execute erp_reader
create or replace function erp_private.transaksi_list_within(
  buku anyelement, jenis erp.jenis_transaksi, permintaan erp.permintaan_list, banyak bigint,
  lewati bigint, out total bigint, out ids bigint[]
) language plpgsql stable as $$
declare
  v_biaya constant boolean := erp_private.biaya_tutup();
  v_d record;
  v_jadi record;
begin
  if not (v_biaya or erp_private.hanya_sebagian())
    or v_biaya and jenis = any (erp_private.biaya_jenis())
    or jenis = 'transfer-stok' and erp_private.lokasi_tutup()
  then
    return;
  end if;
  v_d := erp_private.transaksi_list_from(buku, jenis, permintaan);
  v_jadi := erp_private.transaksi_list_look(
    buku, format(
      '%1$s select %2$s as total, array('
        'select t.id from %3$s order by %4$s limit $3 offset $4) as ids',
      case when v_d.awal = '' then '' else 'with ' || v_d.awal end, v_d.hitung, v_d.dari,
      erp_private.urutan_order(erp_private.transaksi_list_sort(permintaan.sort))
    ),
    -- A whole list has no more.
    permintaan, coalesce(banyak, 10000), lewati
  );
  total := v_jadi.total;
  ids := v_jadi.ids;
end
$$;
