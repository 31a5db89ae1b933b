/**
 * The lines of an invoice with what each takes of the receipt line that it bills (KOTRB, VATGL).
 */
-- Noted on the line (`nilai_penerimaan`): its share of what is owed for goods received. Lines of
-- one receipt line take one after the other. The receipts are locked.
create or replace function erp_private.penerimaan_take(
  buku anyelement, baris erp_private.baris[], tanggal date
) returns erp_private.baris[] language plpgsql stable as $$
declare
  v_hasil erp_private.baris[] := baris;
  v_b erp_private.baris;
  v_s record;
  v_qty numeric;
  v_nilai numeric;
  v_bagian numeric;
  v_sudah jsonb := '{}';
begin
  for v_i in 1 .. cardinality(v_hasil) loop
    v_b := v_hasil[v_i];
    continue when v_b.rincian -> 'penerimaan_baris_id' is null;
    v_s := erp_private.penerimaan_line(buku, (v_b.rincian ->> 'penerimaan_baris_id')::bigint);
    if v_s.tanggal > penerimaan_take.tanggal then
      raise exception using errcode = 'VATGL', message = format(
        'tanggal: sebelum tanggal penerimaan %s (%s)', v_s.nomor, v_s.tanggal
      );
    end if;
    v_qty := v_s.qty_sisa - coalesce((v_sudah -> v_s.id::text ->> 'qty')::numeric, 0);
    v_nilai := v_s.nilai_sisa - coalesce((v_sudah -> v_s.id::text ->> 'nilai')::numeric, 0);
    if v_s.status <> 'final' or v_b.qty_dasar > v_qty then
      perform erp_private.penerimaan_left_refuse(
        buku, v_b.baris, v_s.nomor, v_s.status, v_b.barang_id, v_qty, v_b.qty_dasar
      );
    end if;
    v_bagian := erp_private.penerimaan_share(v_nilai, v_qty, v_b.qty_dasar);
    v_hasil[v_i].rincian := v_b.rincian || jsonb_build_object('nilai_penerimaan', v_bagian);
    v_sudah := v_sudah || jsonb_build_object(v_s.id, jsonb_build_object(
      'qty', v_s.qty_sisa - v_qty + v_b.qty_dasar, 'nilai', v_s.nilai_sisa - v_nilai + v_bagian
    ));
  end loop;
  return v_hasil;
end
$$;
