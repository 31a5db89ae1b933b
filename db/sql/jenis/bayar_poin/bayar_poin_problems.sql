/** Messages about a redemption or opening of points but its form and lines, or an empty array. */
-- `awal`: it is an opening.
create or replace function erp_private.bayar_poin_problems(
  buku anyelement, dokumen erp.bayar_poin_input, awal boolean
) returns text[] language plpgsql stable as $$
declare
  v_d constant erp.bayar_poin_input := bayar_poin_problems.dokumen;
  v_awal constant boolean := awal;
begin
  return erp_private.kepala_umum_problems(buku, v_d.tanggal, v_d.kontak_id, v_d.lokasi_id)
    || array_remove(array[
      'kontak_id: ' || case
        when exists (select from kontak as k where k.id = v_d.kontak_id and k.kode = 'UMUM')
          then 'UMUM tidak mempunyai poin'
      end,
      'cara: ' || case
        when v_awal and v_d.cara is not null then 'tidak dapat pada saldo awal'
        when v_awal then null
        when v_d.cara is null then erp_private.kalimat('wajib')
      end,
      'dokumen_id: ' || case
        when v_d.cara is distinct from 'potong_piutang' and v_d.dokumen_id is not null
          then 'hanya untuk cara potong_piutang'
        when v_d.cara = 'potong_piutang' and v_d.dokumen_id is null
          then erp_private.kalimat('wajib')
      end,
      'akun_kas: ' || case
        when v_d.akun_kas is null then null
        when v_d.cara is distinct from 'tunai' then 'hanya untuk cara tunai'
        else erp_private.akun_kas_problem(buku, v_d.akun_kas)
      end,
      'nilai: ' || case
        when v_d.nilai is null then null
        when not v_awal then 'hanya untuk mode saldo_awal'
        when v_d.nilai > 0 and (select p.poin_metode = 'beban' from pengaturan as p)
          then 'poin tidak bernilai buku dengan metode beban'
      end,
      'kedaluwarsa: ' || case
        when v_d.kedaluwarsa is null then null
        when not v_awal then 'hanya untuk mode saldo_awal'
        when v_d.kedaluwarsa <= v_d.tanggal
          and erp_private.hari_problem(v_d.kedaluwarsa) is null
          then 'harus sesudah tanggal'
      end,
      case when v_d.ganti and not v_awal then 'ganti: hanya untuk mode saldo_awal' end
    ], null);
end
$$;
