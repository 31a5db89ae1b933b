/** How the numbers or days of a column are written; null: nothing tells. */
-- `k` is a row of impor_gaya_count with the sums over all columns. The column's own cells come
-- first, then cells of columns like it.
create or replace function erp_private.impor_gaya_pick(k record)
returns text language plpgsql immutable set search_path = pg_catalog as $$
begin
  return case
    when k.tipe = 'tanggal' then case
      when k.sebut ~ '(hari|bulan)_dulu' then substring(k.sebut, '(?:hari|bulan)_dulu')
      when k.hari_dulu > 0 or k.bulan_dulu > 0
        then case when k.bulan_dulu > k.hari_dulu then 'bulan_dulu'
          else 'hari_dulu' end
      when k.bingung > 0 then
        case when k.semua_bulan > k.semua_hari then 'bulan_dulu' else 'hari_dulu' end
    end
    when k.sebut ~ 'desimal_' then substring(k.sebut, 'desimal_(?:titik|koma)')
    when k.titik > k.koma then 'desimal_titik'
    when k.koma > 0 then 'desimal_koma'
    when k.tiga_koma + k.tiga_titik = 0 then null
    when k.berkoma <> k.bertitik
      then case when k.bertitik > k.berkoma then 'desimal_titik'
        else 'desimal_koma' end
    when k.tiga_koma > 0 and k.tiga_titik = 0 then 'desimal_titik'
    else 'desimal_koma'
  end;
end
$$;
