/** Messages about the old invoices of an opening balance, or null. */
create or replace function erp_private.saldo_awal_lines_problems(
  buku anyelement, detail erp.saldo_awal_baris_input[], tanggal date
) returns text[] language plpgsql stable as $$
begin
  return (
    select array_agg(
        format('detail.%s.%s', d.ordinality - 1, m.pesan) order by d.ordinality, m.urutan
      )
      from (
        select x.*, row_number() over (
                 partition by x.nomor_faktur_asli order by x.ordinality
               ) as ke
          from unnest(saldo_awal_lines_problems.detail) with ordinality as x
      ) as d
      cross join lateral (values
        (1, 'nomor_faktur_asli: ' || case
          when d.nomor_faktur_asli is null then erp_private.kalimat('wajib')
          when erp_private.teks_isi(d.nomor_faktur_asli) is null then erp_private.kalimat('kosong')
          when length(d.nomor_faktur_asli) > 100
            then erp_private.kalimat('huruf_paling_banyak', '100')
          when d.ke > 1 then format('%s sudah ada pada baris lain', d.nomor_faktur_asli)
        end),
        (2, 'tanggal_faktur: ' || case
          when d.tanggal_faktur is null then erp_private.kalimat('wajib')
          when erp_private.hari_problem(d.tanggal_faktur) is not null then
            erp_private.hari_problem(d.tanggal_faktur)
          when d.tanggal_faktur > saldo_awal_lines_problems.tanggal then
            'sesudah tanggal saldo awal'
        end),
        (3, 'jatuh_tempo: ' || case
          when erp_private.hari_problem(d.jatuh_tempo) is not null then
            erp_private.hari_problem(d.jatuh_tempo)
          when d.jatuh_tempo < d.tanggal_faktur then 'sebelum tanggal faktur'
        end),
        (4, 'nilai_sisa: ' || case
          when d.nilai_sisa is null then erp_private.kalimat('wajib')
          else erp_private.angka_problem(d.nilai_sisa, 2, false)
        end),
        (5, case
          when length(d.keterangan) > 1000
            then erp_private.kalimat_di('keterangan', 'huruf_paling_banyak', '1000')
        end)
      ) as m (urutan, pesan)
     where m.pesan is not null
  );
end
$$;
