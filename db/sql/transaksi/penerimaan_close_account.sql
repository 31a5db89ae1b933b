/**
 * The account of income that a closing of a receipt is booked on; null where its goods cost less.
 */
create or replace function erp_private.penerimaan_close_account(
  buku anyelement, isi jsonb, akun jsonb
) returns text language plpgsql stable as $$
declare
  v_kode constant text := isi ->> 'akun_kode';
  v_pendapatan constant boolean := coalesce(isi ->> 'cara' = 'pendapatan', false);
begin
  perform erp_private.dokumen_refuse(array_remove(array['akun_kode: ' || case
    when v_kode is not null and not v_pendapatan then 'hanya dengan cara pendapatan'
    when v_kode is not null then (
      select case
          when a.kode is null then erp_private.kalimat('tidak_ditemukan')
          when not a.aktif then format('akun %s tidak aktif', a.kode)
          when a.kendali is not null or a.subklas_id / 10 not in (4, 5)
            then 'harus akun klas 4 atau 5'
        end
        from (select 1) as satu
        left join akun as a on a.kode = v_kode
    )
  end], null));
  if v_pendapatan then
    return coalesce(v_kode, akun ->> 'pendapatan_lain');
  end if;
  return null;
end
$$;
