/** Messages about a transfer between own cash and bank accounts, or an empty array. */
-- Those of its form come from kas_bank_bentuk, of its head from kepala_problems. `asal` and
-- `tujuan` are messages about the two accounts.
create or replace function erp_private.kas_bank_problems(
  dokumen erp.kas_bank_input, asal text, tujuan text
) returns text[] language plpgsql stable set search_path = pg_catalog as $$
begin
  return array_remove(array[
    'akun_asal: ' || asal,
    'akun_tujuan: ' || case
      when dokumen.akun_tujuan = dokumen.akun_asal then 'harus berbeda dari akun_asal'
      else tujuan
    end
  ], null);
end
$$;
