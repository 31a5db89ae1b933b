/** Messages about an own use, or null. */
-- All mistakes, each beginning with its field's path.
create or replace function erp_private.penggunaan_persediaan_problems(
  buku anyelement, dokumen erp.penggunaan_persediaan_input, baris erp_private.baris_masukan[]
) returns text[] language plpgsql stable as $$
declare
  v_d constant erp.penggunaan_persediaan_input := penggunaan_persediaan_problems.dokumen;
begin
  return erp_private.stok_kepala_problems(
      v_d.tanggal, v_d.lokasi_id, v_d.nomor_referensi, v_d.keterangan, cardinality(v_d.detail)
    )
    || case when length(v_d.alasan) > 1000
      then array[erp_private.kalimat_di('alasan', 'huruf_paling_banyak', '1000')] end
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
