/** Sums up the columns of a file as they were read: smallest, largest, sum, and an example. */
-- Of texts the most frequent one of the first 2,000 rows.
create or replace function erp_private.impor_summarize(buku anyelement, id bigint)
returns void language plpgsql as $$
begin
  update impor as i
     set kolom = (
           select coalesce(jsonb_agg(e.k || coalesce(r.isi, '{}') order by e.n), '[]')
             from jsonb_array_elements(i.kolom) with ordinality as e (k, n)
             left join erp_private.impor_kolom_of(buku, impor_summarize.id) as m
               on m.nama = e.k ->> 'kolom'
             left join lateral (
               select jsonb_build_object(
                   'terkecil', case when m.tipe in ('angka', 'bulat')
                     then erp_private.impor_kata(min(s.angka)) else min(s.hari) end,
                   'terbesar', case when m.tipe in ('angka', 'bulat')
                     then erp_private.impor_kata(max(s.angka)) else max(s.hari) end,
                   'jumlah', erp_private.impor_kata(sum(s.angka)),
                   'contoh', left(coalesce(
                     mode() within group (order by s.teks) filter (where s.ke <= 2000),
                     min(s.teks)
                   ), 200)
                 ) as isi
                 from (
                   select b.ke, b.sel ->> (e.k ->> 'sel')::integer as teks, case
                            when m.tipe in ('angka', 'bulat') then (v.nilai #>> '{}')::numeric
                          end as angka,
                          case when m.tipe in ('tanggal', 'bulan') then v.nilai #>> '{}' end as hari
                     from impor_baris as b
                    cross join lateral (
                      select b.isi -> case when m.dokumen then 'dokumen' else 'baris' end
                               -> m.bidang as nilai
                    ) as v
                    where b.impor_id = i.id and b.macam in ('data', 'kosong')
                 ) as s
             ) as r on true
         )
   where i.id = impor_summarize.id;
end
$$;
