/** Notes where goods lie that left a pool uncovered and were brought to another pool. */
-- `bagian` are the parts that arrive with movement `i`, in the order of its layers. An uncovered
-- part was sent by the movement before `i`. A part that came out of a noted layer takes the note
-- along. Goods that come back to the pool that had sent them are their own cover and wait for none
-- any more.
-- @execute erp_writer, erp_reader
create or replace function erp_private.kolam_sent(
  titip erp_private.titip[], bagian erp_private.lapisan[], langkah erp_private.langkah[], i integer
) returns erp_private.titip[] language plpgsql immutable set search_path = pg_catalog as $$
declare
  m constant erp_private.langkah := langkah[i];
  v_dulu constant erp_private.titip[] := titip;
  v_b erp_private.lapisan;
  v_t erp_private.titip;
begin
  for v_ke in 1 .. coalesce(cardinality(bagian), 0) loop
    v_b := bagian[v_ke];
    if v_b.mutasi_id is null then
      titip := titip || row (
        m.acu_id, (langkah[i - 1]).kolam, v_b.qty, m.kolam, m.id, v_ke - 1, array[i]
      )::erp_private.titip;
      continue;
    end if;
    foreach v_t in array v_dulu loop
      continue when v_t.mutasi_id <> v_b.mutasi_id or v_t.ke <> v_b.ke;
      if v_t.asal_kolam = m.kolam then
        for v_j in 1 .. cardinality(titip) loop
          if (titip[v_j]).asal_id = v_t.asal_id then
            titip[v_j].qty := (titip[v_j]).qty - v_b.qty;
          end if;
        end loop;
      else
        titip := titip || row (
          v_t.asal_id, v_t.asal_kolam, v_t.qty, m.kolam, m.id, v_ke - 1,
          v_t.jalan || array[i - 1, i]
        )::erp_private.titip;
      end if;
    end loop;
  end loop;
  return titip;
end
$$;
