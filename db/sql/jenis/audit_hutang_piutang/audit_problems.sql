/** Messages about an audit of balances, or null. */
-- The checks that need none of its documents.
create or replace function erp_private.audit_problems(
  buku anyelement, dokumen erp.audit_hutang_piutang_input, akun jsonb
) returns text[] language plpgsql stable as $$
declare
  v_d constant erp.audit_hutang_piutang_input := audit_problems.dokumen;
begin
  return erp_private.audit_hutang_piutang_bentuk(v_d)
    || erp_private.kepala_umum_problems(buku, v_d.tanggal, v_d.kontak_id, v_d.lokasi_id)
    || (
      select array_agg(
          format('detail.%s.%s', d.ordinality - 1, m.pesan) order by d.ordinality, m.urutan
        )
        from unnest(v_d.detail) with ordinality as d
        cross join lateral (values
          (1, case
            when d.dokumen_id is null and d.jenis is null then 'jenis: wajib diisi tanpa dokumen_id'
          end),
          (2, case
            when d.akun_selisih is not null then
              'akun_selisih: ' || erp_private.akun_problem(buku, d.akun_selisih, '{}', false, array[
                akun ->> 'laba_berjalan', akun ->> 'saldo_awal'
              ])
          end),
          (3, 'jatuh_tempo: ' || case
            when d.jatuh_tempo is null then null
            when d.dokumen_id is not null then 'hanya untuk baris tanpa dokumen_id'
            when d.jatuh_tempo < v_d.tanggal and erp_private.hari_problem(d.jatuh_tempo) is null
              then 'sebelum tanggal dokumen'
          end)
        ) as m (urutan, pesan)
       where m.pesan is not null
    );
end
$$;
