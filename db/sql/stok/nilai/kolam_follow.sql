/** Gives a correction of goods that were sent uncovered to where these goods are still in stock. */
-- `tutup` is a correction (kolam_in) of the movement that had sent them. Each layer that still has
-- some of the goods takes its share, and so does each movement that brought them there (`bawa`: its
-- place `i` in the replay, and `nilai`). `nilai` is the sum, the part of the correction that stays
-- in stock. `bayang` are the layers of pools at moving average.
-- @execute erp_writer, erp_reader
create or replace function erp_private.kolam_follow(
  inout kolam erp_private.kolam[], tutup erp_private.lapisan, titip erp_private.titip[],
  bayang erp_private.kolam[], fifo boolean, out nilai numeric, out bawa erp_private.lapisan[]
) language plpgsql immutable set search_path = pg_catalog as $$
declare
  v_t erp_private.titip;
  v_k erp_private.kolam;
  v_qty numeric := 0;
  v_bagian numeric;
begin
  nilai := 0;
  bawa := '{}';
  foreach v_t in array titip loop
    continue when v_t.asal_id <> tutup.mutasi_id or v_t.qty <= 0;
    v_k := case when fifo then kolam[v_t.kolam] else bayang[v_t.kolam] end;
    for v_i in 1 .. coalesce(cardinality(v_k.lapisan), 0) loop
      continue when (v_k.lapisan[v_i]).mutasi_id <> v_t.mutasi_id
        or (v_k.lapisan[v_i]).ke <> v_t.ke;
      v_qty := v_qty + (v_k.lapisan[v_i]).qty;
      v_bagian := round(-tutup.nilai * v_qty / v_t.qty, 2) - nilai;
      nilai := nilai + v_bagian;
      v_k := kolam[v_t.kolam];
      v_k.nilai := v_k.nilai + v_bagian;
      if fifo then
        v_k.lapisan[v_i].nilai := v_k.lapisan[v_i].nilai + v_bagian;
      end if;
      kolam[v_t.kolam] := v_k;
      for v_j in 1 .. cardinality(v_t.jalan) loop
        bawa := bawa || row (
          null, 0, null, v_t.jalan[v_j], 0, case when v_j % 2 = 1 then v_bagian else -v_bagian end
        )::erp_private.lapisan;
      end loop;
      exit;
    end loop;
  end loop;
end
$$;
