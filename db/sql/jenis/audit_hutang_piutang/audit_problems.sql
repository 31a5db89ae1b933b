/** Messages about an audit of balances, or null. */
-- The checks that need none of its documents.
create or replace function erp_private.audit_problems(
  buku anyelement, dokumen erp.audit_hutang_piutang_input, akun jsonb
) returns text[] language plpgsql stable as $$
declare
  v_d constant erp.audit_hutang_piutang_input := audit_problems.dokumen;
begin
  return erp_private.kepala_umum_problems(
      buku, v_d.tanggal, v_d.kontak_id, true, v_d.lokasi_id, null, v_d.nomor_referensi,
      v_d.keterangan
    )
    || erp_private.detail_count_problems(cardinality(v_d.detail), 0)
    || case
      when cardinality(v_d.kompensasi) > 1000
        then array[erp_private.kalimat_di('kompensasi', 'isi_paling_banyak', '1000')]
    end
    || (
      select array_agg(
          format('detail.%s.%s', d.ordinality - 1, m.pesan) order by d.ordinality, m.urutan
        )
        from unnest(v_d.detail) with ordinality as d
        cross join lateral (values
          (1, case
            when d.dokumen_id is null and d.jenis is null then 'jenis: wajib diisi tanpa dokumen_id'
          end),
          (2, 'saldo_konfirmasi: ' || case
            when d.saldo_konfirmasi is null then erp_private.kalimat('wajib')
            else erp_private.angka_problem(d.saldo_konfirmasi, 2, true)
          end),
          (3, 'saldo_dilihat: ' || erp_private.angka_problem(d.saldo_dilihat, 2, true)),
          (4, case
            when d.akun_selisih is not null then
              'akun_selisih: ' || erp_private.akun_problem(buku, d.akun_selisih, '{}', false, array[
                akun ->> 'laba_berjalan', akun ->> 'saldo_awal'
              ])
          end),
          (5, 'jatuh_tempo: ' || case
            when d.jatuh_tempo is null then null
            when d.dokumen_id is not null then 'hanya untuk baris tanpa dokumen_id'
            when erp_private.hari_problem(d.jatuh_tempo) is not null
              then erp_private.hari_problem(d.jatuh_tempo)
            when d.jatuh_tempo < v_d.tanggal then 'sebelum tanggal dokumen'
          end),
          (6, case when length(d.keterangan) > 1000
            then erp_private.kalimat_di('keterangan', 'huruf_paling_banyak', '1000') end)
        ) as m (urutan, pesan)
       where m.pesan is not null
    )
    || (
      select array_agg(
          format('kompensasi.%s.%s', d.ordinality - 1, m.pesan) order by d.ordinality, m.urutan
        )
        from unnest(v_d.kompensasi) with ordinality as d
        cross join lateral (values
          (1, case when d.piutang_id is null
            then erp_private.kalimat_di('piutang_id', 'wajib') end),
          (2, case when d.hutang_id is null then erp_private.kalimat_di('hutang_id', 'wajib') end),
          (3, 'jumlah: ' || case
            when d.jumlah is null then erp_private.kalimat('wajib')
            else erp_private.angka_problem(d.jumlah, 2, false)
          end)
        ) as m (urutan, pesan)
       where m.pesan is not null
    );
end
$$;
