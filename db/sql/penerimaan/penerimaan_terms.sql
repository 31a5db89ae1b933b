/**
 * Lines of an invoice with goods, unit, quantity and price of the receipts that they bill (KOTRB).
 */
-- A field that the invoice gives itself stays. Without a quantity all that is left is billed, in
-- the unit of the receipt, or in the goods' own where it is no whole part of that; lines of one
-- receipt line one after the other. The price is what the goods were received at, net. `penerimaan`
-- is the receipt line of each, or null. KOTRB: nothing is left.
create or replace function erp_private.penerimaan_terms(
  buku anyelement, masukan erp_private.baris_masukan[], penerimaan bigint[]
) returns erp_private.baris_masukan[] language plpgsql stable as $$
declare
  v_hasil erp_private.baris_masukan[] := masukan;
  v_m erp_private.baris_masukan;
  v_s record;
  v_sudah jsonb := '{}';
  v_sisa numeric;
  v_faktor numeric;
begin
  for v_i in 1 .. cardinality(masukan) loop
    continue when penerimaan[v_i] is null;
    v_m := masukan[v_i];
    v_s := erp_private.penerimaan_line(buku, penerimaan[v_i]);
    continue when v_s.id is null or v_m.barang_id <> v_s.barang_id or v_m.akun_kode is not null;
    v_m.barang_id := v_s.barang_id;
    v_sisa := v_s.qty_sisa - coalesce((v_sudah ->> v_s.id::text)::numeric, 0);
    if v_m.qty is null and v_sisa <= 0 then
      raise exception using errcode = 'KOTRB', message = format(
        'detail.%s.penerimaan_baris_id: tidak ada lagi yang belum ditagih pada %s', v_i - 1,
        v_s.nomor
      );
    end if;
    if v_m.qty is null and v_m.satuan_id is null
      and round(v_sisa / v_s.faktor, 6) * v_s.faktor <> v_sisa
    then
      v_m.satuan_id := v_s.satuan_dasar;
    end if;
    v_m.satuan_id := coalesce(v_m.satuan_id, v_s.satuan_id);
    v_faktor := case
      when v_m.satuan_id = v_s.satuan_id then v_s.faktor
      when v_m.satuan_id = v_s.satuan_dasar then 1
      else (
        select u.faktor from barang_satuan as u
         where u.barang_id = v_m.barang_id and u.satuan_id = v_m.satuan_id
      )
    end;
    v_m.qty := coalesce(v_m.qty, trim_scale(round(v_sisa / v_faktor, 6)));
    v_m.harga := coalesce(v_m.harga, round(v_s.dpp / v_s.qty_dasar * v_faktor, 6));
    v_sudah := v_sudah || jsonb_build_object(
      v_s.id, coalesce((v_sudah ->> v_s.id::text)::numeric, 0) + coalesce(v_m.qty * v_faktor, 0)
    );
    v_hasil[v_i] := v_m;
  end loop;
  return v_hasil;
end
$$;
