/** A rule with what it does not say: order 100, active, and one person for a step. */
create or replace function erp_private.aturan_whole(dokumen erp.aturan_persetujuan_input)
returns erp.aturan_persetujuan_input language plpgsql stable set search_path = pg_catalog as $$
declare
  v_d erp.aturan_persetujuan_input := dokumen;
begin
  v_d.nama := btrim(v_d.nama);
  v_d.urutan := coalesce(v_d.urutan, 100);
  v_d.aktif := coalesce(v_d.aktif, true);
  v_d.langkah := array(
    select row (
        l.peran, coalesce(l.di_lokasi, false), coalesce(l.jumlah, 1), l.batas_jam,
        coalesce(l.eskalasi, '{}')
      )::erp.langkah_persetujuan_input
      from unnest(v_d.langkah) with ordinality
        as l (peran, di_lokasi, jumlah, batas_jam, eskalasi, ke)
     order by l.ke
  );
  return v_d;
end
$$;
