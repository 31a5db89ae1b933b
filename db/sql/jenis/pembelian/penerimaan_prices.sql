/** The lines of a receipt with the price of each, and where it is from (`sumber`). */
-- A price that is given counts; else that of the order line, of the supplier's list, of his last
-- invoice, of the last purchase from anybody, and of the goods. Net of tax, per unit of the line.
-- Goods that are free and have no price cost 0. `pesanan` are the order lines, or null.
create or replace function erp_private.penerimaan_prices(
  buku anyelement, kontak_id bigint, tanggal date, pesanan bigint[],
  diminta erp_private.baris_masukan[], inout masukan erp_private.baris_masukan[],
  out sumber text[]
) language plpgsql stable as $$
declare
  v_m erp_private.baris_masukan;
  v_harga record;
begin
  sumber := '{}';
  for v_i in 1 .. coalesce(cardinality(masukan), 0) loop
    v_m := masukan[v_i];
    if diminta[v_i].harga is not null then
      sumber := sumber || 'diisi'::text;
    elsif pesanan[v_i] is not null then
      sumber := sumber || 'order'::text;
    elsif v_m.hibah then
      masukan[v_i].harga := 0;
      sumber := sumber || 'hibah'::text;
    else
      v_harga := erp_private.penerimaan_price_find(buku, v_m.barang_id, kontak_id, tanggal);
      masukan[v_i].harga := round(v_harga.harga * coalesce((
        select s.faktor from barang_satuan as s
         where s.barang_id = v_m.barang_id and s.satuan_id = v_m.satuan_id
      ), 1), 6);
      sumber := sumber || v_harga.sumber;
    end if;
  end loop;
end
$$;
