/** Sales or purchases of a rehearsed import by month, beside the books and the file's totals. */
-- Without taxes, with freight, less returns, as the report of sales. `gerak` is what the rehearsal
-- booked (impor_gerak), `sudah` what is booked already of the same documents. The file's totals
-- come from a column that its lines prove, of lines or of documents. They are compared with what
-- was read, since they may include taxes.
-- @execute erp_reader
create or replace function erp_private.impor_banding_bulan(buku anyelement, id bigint)
returns table (
  jenis text, bulan text, sebelum numeric, gerak numeric, sudah numeric, berkas numeric,
  cocok boolean
) language plpgsql stable as $$
begin
  return query
    with
      impor as (
        select i.id, i.jenis, i.gerak, t.tempat, t.per_dokumen
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
      ),
      baca as materialized (
        select to_char((k.isi #>> '{dokumen,tanggal}')::date, 'YYYY-MM') as bulan,
               coalesce(sum(t.dpp + t.ongkos) filter (where b.ke = b.dokumen), 0) as sudah,
               sum(erp_private.impor_sel_angka(b.sel, i.tempat)) filter (
                 where b.ke = b.dokumen or not i.per_dokumen
               ) as berkas,
               sum(n.nilai) as terbaca
          from impor as i
          join impor_baris as b on b.impor_id = i.id and b.macam = 'data'
          join impor_baris as k on k.impor_id = b.impor_id and k.ke = b.dokumen
          left join transaksi as t
            on k.hasil ->> 'aksi' = 'sudah' and t.id = (k.hasil ->> 'id')::bigint
         cross join lateral (
           select f.qty * f.harga - coalesce(f.diskon, 0)
                    - coalesce(f.qty * f.harga * f.diskon_persen / 100, 0) as nilai
             from jsonb_to_record(b.isi -> 'baris') as f (
               qty numeric, harga numeric, diskon numeric, diskon_persen numeric
             )
         ) as n
         where k.isi #> '{dokumen,tanggal}' is not null
         group by 1
      )
    select i.jenis, b.bulan, erp_private.impor_bulan_buku(buku, i.jenis, b.bulan),
           coalesce((i.gerak -> b.bulan ->> 0)::numeric, 0)::numeric(20, 2),
           b.sudah::numeric(20, 2), b.berkas::numeric(20, 2), abs(b.berkas - b.terbaca) <= 1
      from impor as i cross join baca as b;
end
$$;
