/**
 * What a closing takes of a receipt: all that is open, or the lines that are named (KOTRB, VADOK).
 */
-- A line without a quantity is closed whole. Quantities are in the unit of the line.
create or replace function erp_private.penerimaan_close_lines(
  buku anyelement, penerimaan_id bigint, detail jsonb
) returns erp_private.penerimaan_gerak[] language plpgsql stable as $$
declare
  v_hasil erp_private.penerimaan_gerak[] := '{}';
  v_l record;
  v_qty numeric;
begin
  for v_l in
    select d.ke, d.baris_id, d.qty, s.*
      from (
        select x.ke, (x.isi ->> 'baris_id')::bigint as baris_id, (x.isi ->> 'qty')::numeric as qty
          from jsonb_array_elements(penerimaan_close_lines.detail) with ordinality as x (isi, ke)
         where jsonb_typeof(penerimaan_close_lines.detail) = 'array'
        union all
        select b.baris, b.id, null
          from transaksi_baris as b
         where coalesce(penerimaan_close_lines.detail, 'null') = 'null'
           and b.transaksi_id = penerimaan_close_lines.penerimaan_id
           and (erp_private.penerimaan_left(buku, b.id)).qty > 0
      ) as d
      left join lateral (
        select n.* from erp_private.penerimaan_line(buku, d.baris_id) as n
         where n.transaksi_id = penerimaan_close_lines.penerimaan_id
      ) as s on true
     order by d.ke
  loop
    v_qty := coalesce(v_l.qty * v_l.faktor, v_l.qty_sisa);
    perform erp_private.dokumen_refuse(array_remove(array[case
      when v_l.id is null
        then format('detail.%s.baris_id: bukan baris penerimaan barang', v_l.ke - 1)
      when v_l.qty <= 0 then format(
        'detail.%s.qty: %s', v_l.ke - 1, erp_private.kalimat('lebih_dari', '0')
      )
    end], null));
    if v_qty > v_l.qty_sisa or v_qty = 0 or exists (
      select from unnest(v_hasil) as g where g.baris_id = v_l.id
    ) then
      perform erp_private.penerimaan_left_refuse(
        buku, v_l.ke, v_l.nomor, v_l.status, v_l.barang_id, v_l.qty_sisa, v_qty
      );
    end if;
    v_hasil := v_hasil || row (
      v_l.id, null, 'tutup', v_l.akun_kode, -v_qty,
      -erp_private.penerimaan_share(v_l.nilai_sisa, v_l.qty_sisa, v_qty)
    )::erp_private.penerimaan_gerak;
  end loop;
  if cardinality(v_hasil) = 0 then
    raise exception using errcode = 'KOTRB',
      message = 'tidak ada lagi yang belum ditagih pada penerimaan ini';
  end if;
  return v_hasil;
end
$$;
