/** Refuses to dispose of an asset before its depreciation, or a void of it, is booked (KOAST). */
-- `periode` is the last month depreciated, `dibalik` the last day of a void.
create or replace function erp_private.aset_lepas_late_refuse(
  kode text, tanggal date, periode date, dibalik date
) returns void language plpgsql immutable set search_path = pg_catalog as $$
begin
  if periode + interval '1 month - 1 day' > tanggal then
    raise exception using errcode = 'KOAST', message = format(
      'tanggal: aset %s sudah disusutkan untuk %s; void penyusutan itu lebih dulu',
      kode, to_char(periode, 'YYYY-MM')
    );
  end if;
  if dibalik > tanggal then
    raise exception using errcode = 'KOAST', message = format(
      'tanggal: penyusutan aset %s di-void pada %s; lepas aset ini pada atau sesudah hari itu',
      kode, dibalik
    );
  end if;
end
$$;
