/** The order number under which a document is compensated on a line of a stock count. */
-- It is that of the line's own difference. A line without a difference gets a number before
-- everything that moved on that day since it was counted (`dilihat`), else a new number.
create or replace function erp_private.terhitung_place(
  buku anyelement, baris_id bigint, tanggal date
) returns bigint language plpgsql as $$
declare
  v_l record;
  v_urut bigint;
begin
  select l.transaksi_id, l.barang_id, (l.rincian ->> 'dilihat')::bigint as dilihat into v_l
    from transaksi_baris as l
   where l.id = terhitung_place.baris_id;
  -- Beside the line's difference; in an old count without `dilihat` beside any of its lines.
  select min(m.urut) into v_urut
    from mutasi_stok as m
   where m.baris_id = terhitung_place.baris_id and m.tanggal_kunci = terhitung_place.tanggal
     and m.jenis in ('masuk', 'keluar');
  if v_urut is null and v_l.dilihat is null then
    select min(m.urut) into v_urut
      from transaksi_baris as l
      join mutasi_stok as m
        on m.baris_id = l.id and m.tanggal_kunci = terhitung_place.tanggal
        and m.jenis in ('masuk', 'keluar')
     where l.transaksi_id = v_l.transaksi_id;
  elsif v_urut is null then
    select min(m.urut) - 1 into v_urut
      from mutasi_stok as m
     where m.barang_id = v_l.barang_id and m.tanggal_kunci = terhitung_place.tanggal
       and m.id > v_l.dilihat and not exists (
         select
           from mutasi_stok as o
          where o.barang_id = m.barang_id and o.tanggal_kunci = m.tanggal_kunci
            and o.urut = m.urut and o.id <= v_l.dilihat
       );
  end if;
  return coalesce(v_urut, nextval('mutasi_urut'));
end
$$;
