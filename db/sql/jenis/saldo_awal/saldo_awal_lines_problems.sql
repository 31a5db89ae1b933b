/** Messages about the old invoices of an opening balance but their form, or null. */
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
          when d.ke > 1 and erp_private.teks_isi(d.nomor_faktur_asli) is not null
            then format('%s sudah ada pada baris lain', d.nomor_faktur_asli)
        end),
        (2, 'tanggal_faktur: ' || case
          when d.tanggal_faktur > saldo_awal_lines_problems.tanggal
            and erp_private.hari_problem(d.tanggal_faktur) is null
            then 'sesudah tanggal saldo awal'
        end),
        (3, 'jatuh_tempo: ' || case
          when d.jatuh_tempo < d.tanggal_faktur
            and erp_private.hari_problem(d.jatuh_tempo) is null
            then 'sebelum tanggal faktur'
        end)
      ) as m (urutan, pesan)
     where m.pesan is not null
  );
end
$$;
