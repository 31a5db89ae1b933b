/** Message about an account that was read already, or null. */
-- None where no account is named. It must exist (`dikenal` is null where it does not), be active
-- and none of `terlarang`.
-- A control account is allowed only for the controls in `kendali_boleh`, a cash or bank account
-- only with `boleh_kas`.
create or replace function erp_private.akun_read_problem(
  kode text, dikenal text, aktif boolean, kendali erp.akun_kendali, subklas_id integer,
  kendali_boleh erp.akun_kendali[], boleh_kas boolean, terlarang text[]
) returns text language plpgsql stable set search_path = pg_catalog as $$
begin
  return case
    when kode is null then null
    when dikenal is null then erp_private.kalimat('tidak_ditemukan')
    when not aktif then format('akun %s tidak aktif', kode)
    when kode = any (terlarang) then format('akun %s tidak boleh dipakai di sini', kode)
    when kendali is not null and kendali <> all (kendali_boleh) then 'tidak boleh akun kendali'
    when subklas_id = 11 and not boleh_kas then 'tidak boleh akun kas atau bank'
  end;
end
$$;
