/** Writes movements that leave on a later day and count for cost where their goods came. */
-- `tanggal, urut` is their order key for quantity. Answers the earliest one for cost.
create or replace function erp_private.void_stock_gone(
  buku anyelement, posting_id bigint, transaksi_id bigint, inout tanggal date, inout urut bigint,
  gerak erp_private.gerak[]
) language plpgsql as $$
declare
  v_tanggal constant date := void_stock_gone.tanggal;
  v_urut constant bigint := void_stock_gone.urut;
  v_g record;
begin
  for v_g in
    select m.tanggal_kunci, m.urut, array_agg(g order by g.baris, g.sub) as gerak
      from unnest(void_stock_gone.gerak) as g
     cross join lateral (
       -- A fence: looked up by its key, also by plans made when there were few documents.
       select m.tanggal_kunci, m.urut from mutasi_stok as m where m.id = g.membalik_id offset 0
     ) as m
     group by m.tanggal_kunci, m.urut
     order by m.tanggal_kunci, m.urut
  loop
    perform erp_private.stok_insert(
      buku, void_stock_gone.posting_id, void_stock_gone.transaksi_id, v_tanggal, v_tanggal, v_urut,
      v_g.gerak, nilai_tanggal => v_g.tanggal_kunci, nilai_urut => v_g.urut
    );
    if (v_g.tanggal_kunci, v_g.urut) < (tanggal, urut) then
      tanggal := v_g.tanggal_kunci;
      urut := v_g.urut;
    end if;
  end loop;
end
$$;
