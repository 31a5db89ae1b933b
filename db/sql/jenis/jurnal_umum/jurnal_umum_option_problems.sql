/** Messages about balik_otomatis, koreksi_periode_lalu and ganti, or null. */
-- A journal that is reversed by itself, or corrects an earlier year, is no opening; only an opening
-- replaces others.
create or replace function erp_private.jurnal_umum_option_problems(
  buku anyelement, dokumen erp.jurnal_umum_input, akun_saldo_awal text
) returns text[] language plpgsql stable as $$
declare
  v_d constant erp.jurnal_umum_input := jurnal_umum_option_problems.dokumen;
  v_akun record;
begin
  select coalesce(bool_or(a.kode = akun_saldo_awal), false) as pembuka,
         coalesce(bool_or(a.kendali is not null), false) as kendali,
         coalesce(bool_or(s.klas_id >= 4), false) as laba_rugi
    into v_akun
    from unnest(v_d.detail) as d
    join akun as a on a.kode = d.akun_kode
    join erp.akun_subklas as s on s.id = a.subklas_id;
  return array_remove(array[
    'balik_otomatis: ' || case
      when v_d.balik_otomatis is null or erp_private.hari_problem(v_d.balik_otomatis) is not null
        then null
      when v_d.balik_otomatis <= v_d.tanggal then 'harus sesudah tanggal'
      when v_akun.kendali then 'tidak dapat dengan akun kendali'
      when v_akun.pembuka then 'tidak dapat pada saldo awal'
      when v_d.koreksi_periode_lalu then 'tidak dapat bersama koreksi_periode_lalu'
    end,
    'koreksi_periode_lalu: ' || case
      when not coalesce(v_d.koreksi_periode_lalu, false) then null
      when v_akun.pembuka then 'tidak dapat pada saldo awal'
      when not v_akun.laba_rugi then 'tidak ada akun pendapatan atau beban'
    end,
    case
      when v_d.ganti and not v_akun.pembuka then 'ganti: hanya pada saldo awal'
    end
  ], null);
end
$$;
