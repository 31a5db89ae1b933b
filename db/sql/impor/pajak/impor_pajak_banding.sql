/** Compares a column of VAT with the lines: how many agree, and what is wrong with the others. */
-- The column may say amounts of lines, to a rupiah; amounts of documents, once or on each line; or
-- percents, where 12 and 11 are both the rate of 11/12 of 12 %. It is read in the way that agrees
-- with most lines.
create or replace function erp_private.impor_pajak_banding(
  buku anyelement, id bigint, judul text, sel integer, desimal text
) returns table (
  macam text, banyak bigint, pas bigint, berkas numeric, hitung numeric, beda jsonb
) language plpgsql stable as $$
begin
  return query
    with
      baris as materialized (
        select b.*, case
                 when b.nilai is null then null
                 when b.teks ~ '%$' then b.nilai
                 when abs(b.nilai) < 1 then b.nilai * 100
                 else b.nilai
               end as persen, b.teks ~ '%$' as tanda
          from erp_private.impor_pajak_baris(
            buku, impor_pajak_banding.id, impor_pajak_banding.sel, impor_pajak_banding.desimal
          ) as b
      ),
      dokumen as materialized (
        select b.dokumen, min(b.ke) as ke, max(b.nilai) as nilai, sum(b.ppn) as ppn,
               coalesce(min(b.nilai) = max(b.nilai) and (
                 abs(max(b.nilai) - sum(b.ppn)) <= 1
                 or abs(max(b.nilai) - sum(b.ppn) - max(b.ongkos)) <= 1
               ), sum(b.ppn) = 0) as sama
          from baris as b group by b.dokumen
      ),
      cara as (
        select c.*
          from (
            select 1 as urutan, 'baris' as macam, count(*) as banyak,
                   count(*) filter (where abs(coalesce(b.nilai, 0) - b.ppn) <= 1) as pas,
                   sum(b.nilai) as berkas, sum(b.ppn) as hitung
              from baris as b where not exists (select from baris as x where x.tanda)
            union all
            select 2, 'dokumen', count(*), count(*) filter (where d.sama), sum(d.nilai), sum(d.ppn)
              from dokumen as d
             where not exists (select from baris as x where x.tanda)
            union all
            select 3, 'persen', count(*), count(*) filter (
                     where b.persen in (round(b.tarif, 4), round(b.efektif, 4))
                   ), null, null
              from baris as b where b.nilai is not null
          ) as c
         where c.banyak > 0
         order by c.pas::numeric / c.banyak desc, c.urutan
         limit 1
      )
    select c.macam, c.banyak, c.pas, c.berkas, c.hitung, coalesce((
             select jsonb_agg(jsonb_build_object('ke', x.ke, 'kolom', 'pajak_kode', 'pesan', format(
                 '%s di berkas %s, menurut kode pajaknya %s', impor_pajak_banding.judul,
                 x.berkas, x.hitung
               )) order by x.ke)
               from (
                 select b.ke, coalesce(b.teks, 'kosong') as berkas,
                        erp_private.impor_kata(b.ppn) as hitung
                   from baris as b
                  where c.macam = 'baris' and abs(coalesce(b.nilai, 0) - b.ppn) > 1
                 union all
                 select d.ke, coalesce(erp_private.impor_kata(d.nilai), 'kosong'),
                        erp_private.impor_kata(d.ppn)
                   from dokumen as d where c.macam = 'dokumen' and not d.sama
                 union all
                 select b.ke, b.teks, trim_scale(round(b.efektif, 4)) || '%'
                   from baris as b
                  where c.macam = 'persen' and b.nilai is not null
                    and b.persen not in (round(b.tarif, 4), round(b.efektif, 4))
               ) as x
           ), '[]')
      from cara as c;
end
$$;
