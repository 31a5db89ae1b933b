/** The records that a name in a question most likely means, in some dimensions. */
-- `tingkat` 1: name or code is equal; 2: the name has all its words; 3: the name is similar. Only
-- the best level that finds anything is answered, of one dimension. One statement: candidates, then
-- their rank.
create or replace function erp_private.ai_match(dimensi text[], teks text, subklas int4range)
returns table (dimensi text, kunci text, nama text, tingkat integer)
language sql
stable
-- The likeness from which the index of the search text gives a name; the same 0.4 stands below.
set pg_trgm.strict_word_similarity_threshold = 0.4 as $$
  with
    tanya as (
      -- A text without letters and digits has no words to look for.
      select t.teks, k.kata, '%' || nullif((
               select w.kata from unnest(k.kata) as w (kata) order by length(w.kata) desc limit 1
             ), '') || '%' as pola
        from (select erp.teks_cari(trim(ai_match.teks))) as t (teks)
       cross join lateral regexp_split_to_array(
         trim(regexp_replace(t.teks, '[^[:alnum:]]+', ' ', 'g')), ' '
       ) as k (kata)
    ),
    calon as (
      select d.kode as dimensi, d.urutan_cari, n.kunci, n.nama, erp.teks_cari(n.nama) as nama_cari,
             erp.teks_cari(n.kode) as kode_cari
        from erp_private.ai_dimensi as d
       cross join tanya as t
       cross join lateral (
         -- Goods and contacts may be very many: the index of the search text finds those that have
         -- the longest word or resemble the text.
         select b.id::text, b.kode, b.nama
           from barang as b
          where d.kode = 'barang'
            and (b.cari like t.pola or b.cari operator(ekstensi.%>>) t.teks)
         union all
         select distinct b.kategori, null::text, b.kategori
           from barang as b where d.kode = 'kategori' and b.kategori is not null
         union all
         select distinct b.merek, null::text, b.merek
           from barang as b where d.kode = 'merek' and b.merek is not null
         union all
         select k.id::text, k.kode, k.nama
           from kontak as k
          where (
            d.kode = 'pelanggan' and k.tipe <> 'supplier'
            or d.kode = 'supplier' and k.tipe <> 'pelanggan'
          ) and (k.cari like t.pola or k.cari operator(ekstensi.%>>) t.teks)
         union all
         select distinct k.kota, null::text, k.kota
           from kontak as k where d.kode = 'kota' and k.kota is not null
         union all
         select l.id::text, l.kode, l.nama from lokasi as l where d.kode = 'lokasi'
         union all
         select a.kode, a.kode, a.nama from akun as a
          where d.kode = 'akun' and a.subklas_id <@ ai_match.subklas
       ) as n (kunci, kode, nama)
       where d.kode = any (ai_match.dimensi)
    ),
    nilai as (
      select c.*,
             case
               when c.nama_cari = t.teks or c.kode_cari = t.teks then 1
               when t.kata <> '{""}' and not exists (
                 select from unnest(t.kata) as k (kata)
                  where ' ' || regexp_replace(c.nama_cari, '[^[:alnum:]]+', ' ', 'g')
                        not like '% ' || k.kata || '%'
               ) then 2
               else 3
             end as tingkat,
             greatest(
               ekstensi.similarity(t.teks, c.nama_cari),
               ekstensi.strict_word_similarity(t.teks, c.nama_cari)
             ) as mirip
        from calon as c
       cross join tanya as t
    ),
    urut as (
      select n.*, first_value(n.tingkat) over w as tingkat_1,
             first_value(n.dimensi) over w as dimensi_1, first_value(n.mirip) over w as mirip_1
        from nilai as n
       where n.tingkat < 3 or n.mirip >= 0.4
      window w as (
        order by n.tingkat, case when n.tingkat = 3 then -n.mirip end, n.urutan_cari, n.kunci
      )
    )
  select u.dimensi, u.kunci, u.nama, u.tingkat
    from urut as u
   where u.tingkat = u.tingkat_1 and u.dimensi = u.dimensi_1
     and (u.tingkat < 3 or u.mirip >= u.mirip_1 - 0.02)
   order by u.nama, u.kunci
   limit 100
$$;
