/** The entries of movements that reverse earlier opening stock. */
-- Both sides keep their dimensions: the counter account those of the movement, stock those of the
-- document that is replaced.
create or replace function erp_private.opname_awal_entries(
  buku anyelement, gerak erp_private.gerak[]
) returns erp_private.ayat[] language plpgsql stable as $$
declare
  v_hasil erp_private.ayat[] := '{}';
  v_a erp_private.ayat;
  v_m record;
begin
  for v_m in
    select g as gerak, coalesce(t.gabungan_id, 0) as gabungan_id
      from unnest(opname_awal_entries.gerak) as g
      join mutasi_stok as m on m.id = g.sumber_id
      join transaksi as t on t.id = m.transaksi_id
     order by g.baris
  loop
    foreach v_a in array erp_private.stok_entries(array[v_m.gerak]) loop
      v_a.gabungan_id := coalesce(v_a.gabungan_id, v_m.gabungan_id);
      v_hasil := v_hasil || v_a;
    end loop;
  end loop;
  return v_hasil;
end
$$;
