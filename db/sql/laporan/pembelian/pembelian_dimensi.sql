/** The dimensions of the summary of purchases, by default bulan (VAGRP). */
-- kontak and pemasok mean the same. They are answered as those of sales, which have the same keys.
create or replace function erp_private.pembelian_dimensi(dimensi erp.kelompok_pembelian[])
returns erp.kelompok_penjualan[] language plpgsql immutable set search_path = pg_catalog as $$
declare
  v_hasil constant text[] := array_replace(dimensi::text[], 'pemasok', 'kontak');
begin
  if dimensi is null then
    return '{bulan}';
  end if;
  if cardinality(dimensi) not between 1 and 2 or array_position(dimensi, null) is not null
    or v_hasil[1] = v_hasil[2]
  then
    raise exception using errcode = 'VAGRP', message =
      'group_by: harus satu atau dua yang berbeda dari barang, kategori, kontak (sama dengan'
      ' pemasok), bulan, hari';
  end if;
  return v_hasil::erp.kelompok_penjualan[];
end
$$;
