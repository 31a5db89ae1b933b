/** Messages about a sale, or an empty array. */
-- The mistakes of what only a sale has, each beginning with its field's path. What every document
-- has in head, lines and payments is looked at elsewhere. `harga_dikenal` says whether the price
-- tier that it names is there and active.
create or replace function erp_private.penjualan_problems(
  dokumen erp.penjualan_input, harga_dikenal boolean
) returns text[] language plpgsql stable set search_path = pg_catalog as $$
begin
  return erp_private.uang_muka_problems(dokumen.uang_muka)
    || array_remove(array[
      'ongkos: ' || erp_private.angka_problem(dokumen.ongkos, 2, true),
      'ongkos_pajak_kode: ' || erp_private.pajak_problem(dokumen.ongkos_pajak_kode),
      'kembalian: ' || erp_private.angka_problem(dokumen.kembalian, 2, true),
      case when not harga_dikenal then 'harga_kode: tidak ditemukan atau tidak aktif' end,
      'poin: ' || erp_private.angka_problem(dokumen.poin, 0, true)
    ], null);
end
$$;
