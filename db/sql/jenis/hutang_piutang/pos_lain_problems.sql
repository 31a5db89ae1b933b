/** Messages about a receivable or payable not from trade, but its form; or an empty array. */
create or replace function erp_private.pos_lain_problems(
  buku anyelement, dokumen erp.piutang_input, jenis erp.jenis_pos, akun jsonb
) returns text[] language plpgsql stable as $$
declare
  v_d constant erp.piutang_input := pos_lain_problems.dokumen;
begin
  return erp_private.kepala_umum_problems(
      buku, v_d.tanggal, v_d.kontak_id, v_d.lokasi_id, v_d.jatuh_tempo, true
    )
    || (
      select array_agg('akun_kode: ' || m.pesan)
        from (
          select case
              when a.kode is null then erp_private.kalimat('tidak_ditemukan')
              when not a.aktif then format('akun %s tidak aktif', a.kode)
              when a.kendali is distinct from pos_lain_problems.jenis::text::erp.akun_kendali then
                format('harus akun kendali %s', pos_lain_problems.jenis)
            end as pesan
            from (select 1) as satu
            left join akun as a on a.kode = v_d.akun_kode
           where v_d.akun_kode is not null
        ) as m
       where m.pesan is not null
    )
    || (erp_private.akun_baris_judge(
      buku, 'akun_lawan', erp_private.pos_lain_plain_lines(v_d.detail), '{}', true, array[
        pos_lain_problems.akun ->> 'laba_berjalan', pos_lain_problems.akun ->> 'saldo_awal',
        pos_lain_problems.akun ->> 'transit'
      ]
    )).salah
    || erp_private.pos_lain_pph_problems(buku, v_d.detail, v_d.tanggal);
end
$$;
