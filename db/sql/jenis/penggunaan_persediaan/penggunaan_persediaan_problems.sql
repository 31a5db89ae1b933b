/** Messages about an own use, or null. */
-- All mistakes, each beginning with its field's path.
create or replace function erp_private.penggunaan_persediaan_problems(
  buku anyelement, dokumen erp.penggunaan_persediaan_input, baris erp_private.baris_masukan[]
) returns text[] language plpgsql stable as $$
declare
  v_d constant erp.penggunaan_persediaan_input := penggunaan_persediaan_problems.dokumen;
begin
  return erp_private.penggunaan_persediaan_bentuk(v_d)
    || erp_private.kepala_umum_problems(buku, v_d.tanggal, null, v_d.lokasi_id)
    || erp_private.stok_baris_problems(buku, baris)
    || (
      select array_agg(
          format('detail.%s.%s', d.ordinality - 1, m.pesan) order by d.ordinality, m.urutan
        )
        from unnest(v_d.detail) with ordinality as d
        cross join lateral (values
          (1, 'akun_kode: ' || erp_private.akun_beban_problem(buku, d.akun_kode)),
          (2, case
            when d.pajak_kode is not null
              and not exists (select from erp.pajak as p where p.kode = d.pajak_kode)
            then erp_private.kalimat_di('pajak_kode', 'tidak_dikenal')
          end)
        ) as m (urutan, pesan)
       where m.pesan is not null
    );
end
$$;
