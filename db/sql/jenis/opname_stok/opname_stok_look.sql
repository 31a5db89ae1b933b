/** Adds to each line of a count when it was seen, and the quantity in the books then. */
-- `dilihat` is a number in the order of movements, `qty_sistem` the quantity by the end of the day
-- at that number, `qty` the difference. A draft keeps them, so that its posting books that
-- difference. A line keeps its number, also where day or location changed, and gets that of a line
-- in `lama`, the draft before, which says the same. An opening is seen when it is posted. The
-- function locks the goods.
create or replace function erp_private.opname_stok_look(buku anyelement, isi jsonb, lama jsonb)
returns jsonb language plpgsql as $$
declare
  v_d constant erp.opname_stok_input := jsonb_populate_record(null::erp.opname_stok_input, isi);
  v_barang bigint[];
  v_tetap bigint[];
  v_dilihat bigint[];
begin
  if v_d.mode is not distinct from 'saldo_awal' or v_d.tanggal is null or v_d.lokasi_id is null
    or coalesce(cardinality(v_d.detail), 0) = 0
  then
    return isi;
  end if;
  select array_agg(d.barang_id order by d.ordinality), array_agg(
           coalesce(
             (isi -> 'detail' -> (d.ordinality - 1)::integer ->> 'dilihat')::bigint, l.dilihat
           ) order by d.ordinality
         )
    into v_barang, v_tetap
    from unnest(v_d.detail) with ordinality as d
    left join lateral (
      select min((x.value ->> 'dilihat')::bigint) as dilihat
        from jsonb_array_elements(opname_stok_look.lama -> 'detail') as x
       where (x.value ->> 'barang_id')::bigint = d.barang_id
         and (x.value ->> 'qty_fisik')::numeric = d.qty_fisik
         and (x.value ->> 'qty_sistem_dilihat')::numeric is not distinct from d.qty_sistem_dilihat
         and (opname_stok_look.lama ->> 'waktu')::timestamptz is not distinct from v_d.waktu
    ) as l on true;
  perform erp_private.stok_lock(buku, v_barang);
  v_dilihat := erp_private.opname_stok_moment(
    buku, v_d.lokasi_id, v_d.tanggal, v_barang,
    array(select d.qty_sistem_dilihat from unnest(v_d.detail) with ordinality as d
           order by d.ordinality),
    v_d.waktu, nextval('mutasi_stok_id_seq')
  );
  return isi || jsonb_build_object('detail', (
    select jsonb_agg(x.value || case
        when k.dilihat is null or not x.value ? 'barang_id' then '{}'
        else jsonb_build_object(
          'dilihat', k.dilihat, 'qty_sistem', k.qty,
          'qty', (x.value ->> 'qty_fisik')::numeric - k.qty
        )
      end order by x.ordinality)
      from jsonb_array_elements(opname_stok_look.isi -> 'detail') with ordinality as x
      left join erp_private.opname_stok_known(
        buku, v_d.lokasi_id, v_d.tanggal, v_barang, array(
          select coalesce(k.tetap, k.dilihat)
            from unnest(v_tetap, v_dilihat) with ordinality as k (tetap, dilihat, urutan)
           order by k.urutan
        )
      ) as k on k.urutan = x.ordinality
  ));
end
$$;
