/** Messages about a transfer between own cash and bank accounts, or an empty array. */
-- Those of its head come from kepala_problems. `asal` and `tujuan` are messages about the two
-- accounts.
create or replace function erp_private.kas_bank_problems(
  dokumen erp.kas_bank_input, asal text, tujuan text
) returns text[] language plpgsql stable set search_path = pg_catalog as $$
begin
  return array_remove(array[
    'akun_asal: ' || asal,
    'akun_tujuan: ' || case
      when dokumen.akun_tujuan = dokumen.akun_asal then 'harus berbeda dari akun_asal'
      else tujuan
    end,
    'jumlah: ' || case
      when dokumen.jumlah is null then erp_private.kalimat('wajib')
      else erp_private.angka_problem(dokumen.jumlah, 2, false)
    end,
    'biaya_admin: ' || erp_private.angka_problem(dokumen.biaya_admin, 2, true)
  ], null);
end
$$;
