/** Ranks the sheets of a workbook for a kind, and says which others may be meant. */
-- By the row with the most known names among the first rows of a sheet, where rows follow it. A
-- sheet that is called as the kind goes first, and then no other is meant.
create or replace function erp_private.impor_lembar_nilai(
  buku anyelement, jenis text, pemetaan jsonb, isi jsonb, tetap jsonb
) returns table (ke integer, pilihan integer, juga boolean) language plpgsql stable as $$
declare
  v_nama constant text[] := array(
    select erp_private.impor_nama(n.nama)
      from erp_private.impor_jenis as j
     cross join lateral (values (j.jenis), (j.nama)) as n (nama)
     where j.jenis = impor_lembar_nilai.jenis
  );
begin
  return query
    with
      baris as (
        select l.ke, b.n, c.kenal, c.semua, c.lengkap
          from jsonb_array_elements(impor_lembar_nilai.isi) with ordinality as l (lembar, ke)
         cross join lateral (
           select x.n, x.sel
             from jsonb_array_elements(l.lembar -> 'baris') with ordinality as x (sel, n)
            where jsonb_typeof(x.sel) = 'array' and x.sel @? '$[*] ? (@.type() == "string")'
            order by x.n
            limit 30
         ) as b
         cross join lateral (
           select count(k ->> 'kolom')::integer as kenal, count(*)::integer as semua, not exists (
                    select from erp_private.impor_kolom as w
                     where w.jenis = impor_lembar_nilai.jenis and w.wajib
                       and not impor_lembar_nilai.tetap ? w.nama
                       and w.nama <> all (array_remove(array_agg(k ->> 'kolom'), null))
                  ) as lengkap
             from jsonb_array_elements(erp_private.impor_match(
               buku, impor_lembar_nilai.jenis, impor_lembar_nilai.pemetaan, b.sel
             )) as k
         ) as c
      ),
      nilai as (
        select l.ke::integer as ke, b.kenal, b.kenal::numeric / greatest(b.semua, 1) as bagian,
               b.lengkap and b.n < jsonb_array_length(l.lembar -> 'baris') as lengkap,
               erp_private.impor_nama(l.lembar ->> 'nama') = any (v_nama) as bernama,
               l.lembar -> 'baris' <> '[]' as berisi
          from jsonb_array_elements(impor_lembar_nilai.isi) with ordinality as l (lembar, ke)
          left join lateral (
            select x.* from baris as x where x.ke = l.ke order by x.kenal desc, x.n limit 1
          ) as b on true
      ),
      urut as (
        select n.*, row_number() over (
                 order by coalesce(n.lengkap, false) desc, n.bernama and n.lengkap desc nulls last,
                          n.kenal desc nulls last, n.bagian desc, n.berisi desc, n.ke
               )::integer as pilihan
          from nilai as n
      )
    select u.ke, u.pilihan,
           coalesce(u.lengkap and not p.bernama and 2 * u.bagian >= p.bagian, false)
      from urut as u join urut as p on p.pilihan = 1;
end
$$;
