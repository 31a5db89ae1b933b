/** The account for adjustments of cost (KOPRN). */
create or replace function erp_private.stok_adjust_account(buku anyelement)
returns text language plpgsql stable as $$
declare
  v_akun constant text := erp_private.akun_roles(buku) ->> 'penyesuaian_hpp';
begin
  if v_akun is null then
    raise exception using errcode = 'KOPRN',
      message = 'akun_peran: peran akun yang dibutuhkan transaksi ini belum dipetakan';
  end if;
  return v_akun;
end
$$;
