/** Messages about the income tax withheld from the lines of a receivable or payable, or null. */
-- The tax is known, has an amount where it has no rate on that day, and is not more than its line.
create or replace function erp_private.pos_lain_pph_problems(
  buku anyelement, detail erp.pos_lain_baris_input[], tanggal date
) returns text[] language plpgsql stable as $$
begin
  return (
    select array_agg(
        format('detail.%s.%s', d.ordinality - 1, m.pesan) order by d.ordinality, m.urutan
      )
      from unnest(pos_lain_pph_problems.detail) with ordinality as d
      cross join lateral (values
        (1, 'pph_kode: ' || case
          when d.pph_kode is null then case when d.pph > 0 then 'wajib diisi bersama pph' end
          when not exists (select from erp.pph as p where p.kode = d.pph_kode)
            then erp_private.kalimat('tidak_dikenal')
        end),
        (2, 'pph: ' || case
          when d.pph is null then case
            when erp_private.pph_rate(d.pph_kode, pos_lain_pph_problems.tanggal) is null
              and exists (select from erp.pph as p where p.kode = d.pph_kode)
            then 'wajib diisi: pajak ini tidak bertarif'
          end
          when d.pph > d.jumlah then 'melebihi jumlah'
        end)
      ) as m (urutan, pesan)
     where m.pesan is not null
  );
end
$$;
