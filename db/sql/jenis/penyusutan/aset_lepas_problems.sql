/** Messages about the disposal of an asset, or an empty array. */
-- What can be seen without the asset.
create or replace function erp_private.aset_lepas_problems(
  buku anyelement, dokumen erp.aset_lepas_input
) returns text[] language plpgsql stable as $$
declare
  v_d constant erp.aset_lepas_input := aset_lepas_problems.dokumen;
  v_nilai constant numeric := coalesce(v_d.nilai, 0);
begin
  return erp_private.aset_lepas_bentuk(v_d)
    || erp_private.kepala_umum_problems(
      buku, v_d.tanggal, v_d.kontak_id, v_d.lokasi_id, v_d.jatuh_tempo, true
    )
    || array_remove(array[
      case
        when v_d.kontak_id is null and v_nilai > 0 and v_d.akun_kas is null
          then erp_private.kalimat_di('kontak_id', 'wajib')
      end,
      'akun_kas: ' || case
        when v_d.akun_kas is null then null
        when v_nilai = 0 then 'hanya bersama nilai'
        else erp_private.akun_kas_problem(buku, v_d.akun_kas)
      end,
      'jatuh_tempo: ' || case
        when v_d.jatuh_tempo is not null and (v_d.akun_kas is not null or v_nilai = 0)
          then 'hanya untuk nilai yang belum dibayar'
      end,
      'pajak_kode: ' || case
        when v_d.pajak_kode is null then null
        when not exists (select from erp.pajak as p where p.kode = v_d.pajak_kode)
          then erp_private.kalimat('tidak_dikenal')
        when v_nilai = 0 then 'hanya bersama nilai'
      end
    ], null);
end
$$;
