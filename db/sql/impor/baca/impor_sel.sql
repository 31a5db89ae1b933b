/** A cell of a column as it is read: a code without its name, a percent, a day, a side. */
create or replace function erp_private.impor_sel(
  nama text, tipe text, gaya text, sel jsonb, zona text
) returns jsonb language sql stable as $$
  select case
    when nama = 'subklas' then erp_private.impor_subklas(erp_private.impor_kode(sel))
    when nama like 'akun\_%' or nama = 'induk' then erp_private.impor_kode(sel)
    when nama in ('diskon_persen', 'tarif') then erp_private.impor_persen(sel)
    when tipe = 'tanggal' then erp_private.impor_waktu(sel, zona)
    when gaya ~ 'bertanda' then erp_private.impor_crdb(sel)
    else sel
  end
$$;
