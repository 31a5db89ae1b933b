/** Refuses a void whose goods that leave are not there from its place on (KOSTK). */
create or replace function erp_private.void_stock_refuse(
  buku anyelement, gerak erp_private.gerak[], tanggal date, urut bigint
) returns void language plpgsql as $$
declare
  v_g record;
begin
  for v_g in
    select distinct g.barang_id, g.lokasi_id
      from unnest(void_stock_refuse.gerak) as g
     where g.qty < 0
     order by g.barang_id, g.lokasi_id
  loop
    perform erp_private.stok_refuse(
      buku, v_g.barang_id, v_g.lokasi_id, void_stock_refuse.tanggal, void_stock_refuse.urut
    );
  end loop;
end
$$;
