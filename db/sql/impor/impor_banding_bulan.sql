/** Sales or purchases of a rehearsed import by month, as read, beside the totals of the file. */
-- Without taxes and freight. The file's are those of a column of totals that its lines prove: of
-- each line, or of each document.
-- @execute erp_reader
create or replace function erp_private.impor_banding_bulan(buku anyelement, id bigint)
returns table (jenis text, bulan text, nilai numeric, berkas numeric)
language plpgsql stable as $$
begin
  return query
    with
      impor as (
        select i.id, i.jenis, t.tempat, t.per_dokumen
          from impor as i
          left join lateral (
            select jsonb_build_array(
                     c -> 'sel', case when c ->> 'gaya' ~ 'titik' then '.' else ',' end
                   ) as tempat, w ->> 'macam' = 'dokumen' as per_dokumen
              from jsonb_array_elements(i.saksi) as w
              join jsonb_array_elements(i.kolom) as c on c -> 'judul' = w -> 'kolom'
             where w ->> 'macam' in ('baris', 'dokumen') and w -> 'cocok' = 'true'
               and c ->> 'kolom' is null
             limit 1
          ) as t on true
         where i.id = impor_banding_bulan.id and i.jenis in ('penjualan', 'pembelian')
           and i.status in ('siap', 'ada_temuan', 'belum_pasti')
      )
    select i.jenis, to_char((k.isi #>> '{dokumen,tanggal}')::date, 'YYYY-MM'),
           sum(n.nilai)::numeric(20, 2),
           sum(erp_private.impor_sel_angka(b.sel, i.tempat)) filter (
             where b.ke = b.dokumen or not i.per_dokumen
           )::numeric(20, 2)
      from impor as i
      join impor_baris as b on b.impor_id = i.id and b.macam = 'data'
      join impor_baris as k on k.impor_id = b.impor_id and k.ke = b.dokumen
     cross join lateral (
       select f.qty * f.harga - coalesce(f.diskon, 0)
                - coalesce(f.qty * f.harga * f.diskon_persen / 100, 0) as nilai
         from jsonb_to_record(b.isi -> 'baris') as f (
           qty numeric, harga numeric, diskon numeric, diskon_persen numeric
         )
     ) as n
     where k.isi #> '{dokumen,tanggal}' is not null
     group by 1, 2;
end
$$;
