/** The number in the order of movements at which each line of a count was seen; null: never. */
-- For a line that says the quantity in the books (`qty`): the last number at which they had it. For
-- others: the last number known at `waktu`, else `kini`. The caller has locked the goods.
create or replace function erp_private.opname_stok_moment(
  buku anyelement, lokasi_id bigint, tanggal date, barang bigint[], qty numeric[],
  waktu timestamptz, kini bigint
) returns bigint[] language plpgsql stable as $$
declare
  v_hasil bigint[] := array_fill(kini, array[cardinality(barang)]);
  v_b record;
begin
  if waktu is not null then
    for v_b in
      select b.urutan, min(m.id) - 1 as dilihat
        from erp_private.posting_since(opname_stok_moment.waktu) as s
        join mutasi_stok as m on m.posting_id = s.posting_id
        join unnest(opname_stok_moment.barang) with ordinality as b (id, urutan)
          on b.id = m.barang_id
       group by b.urutan
    loop
      v_hasil[v_b.urutan] := v_b.dilihat;
    end loop;
  end if;
  for v_b in
    select b.urutan, b.barang_id, b.qty,
           erp_private.stok_qty_on(
             buku, b.barang_id, opname_stok_moment.lokasi_id, opname_stok_moment.tanggal
           ) as kini
      from unnest(opname_stok_moment.barang, opname_stok_moment.qty) with ordinality
        as b (barang_id, qty, urutan)
     where b.qty is not null
  loop
    if v_b.qty = v_b.kini then
      v_hasil[v_b.urutan] := opname_stok_moment.kini;
      continue;
    end if;
    -- Posting by posting backwards: the quantity before each of them.
    v_hasil[v_b.urutan] := (
      select g.awal - 1
        from (
          select min(m.id) as awal, sum(sum(m.qty)) over (order by min(m.id) desc) as sejak
            from mutasi_stok as m
           where m.barang_id = v_b.barang_id and m.lokasi_id = opname_stok_moment.lokasi_id
             and m.tanggal_kunci <= opname_stok_moment.tanggal
           group by m.posting_id
        ) as g
       where v_b.kini - g.sejak = v_b.qty
       order by g.awal desc
       limit 1
    );
  end loop;
  return v_hasil;
end
$$;
