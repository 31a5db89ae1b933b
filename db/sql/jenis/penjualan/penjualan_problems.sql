/** Messages about a sale, or an empty array. */
-- The mistakes of what only a sale has, each beginning with its field's path. Its form, and what
-- every document has in head, lines and payments, is looked at elsewhere. `harga_dikenal` says
-- whether the price tier that it names is there and active.
create or replace function erp_private.penjualan_problems(
  dokumen erp.penjualan_input, harga_dikenal boolean
) returns text[] language plpgsql stable set search_path = pg_catalog as $$
begin
  return array_remove(array[
    'ongkos_pajak_kode: ' || erp_private.pajak_problem(dokumen.ongkos_pajak_kode),
    case when not harga_dikenal then 'harga_kode: tidak ditemukan atau tidak aktif' end
  ], null);
end
$$;
