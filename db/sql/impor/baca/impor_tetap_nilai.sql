/** The constants of an import as their columns read them: the value, or what is wrong with it. */
-- A text is read as one of a cell of the column: 1.250,5 has a decimal comma unless `gaya` says
-- otherwise. What it names is the id of that record;
-- of one that is not there `teks` says how it is called, for what is made on the way.
create or replace function erp_private.impor_tetap_nilai(
  buku anyelement, jenis text, tetap jsonb, gaya jsonb
) returns table (nama text, nilai jsonb, salah text, tipe text, teks text)
language plpgsql stable as $$
declare
  v_zona constant text := (select p.zona_waktu from pengaturan as p);
begin
  return query
    select b.nama, case
             when jsonb_typeof(b.nilai) = 'object' then null
             when b.tipe in ('satuan', 'barang', 'kontak', 'lokasi') then to_jsonb(r.id)
             else b.nilai
           end, case
             when jsonb_typeof(b.nilai) = 'object' then b.nilai ->> 'salah'
             when b.tipe in ('satuan', 'barang', 'kontak', 'lokasi') and r.id is null
               then format('tidak ditemukan: %s', left(b.nilai #>> '{}', 60))
           end, b.tipe, b.nilai #>> '{}'
      from (
        select k.nama, k.tipe, case
                 when k.bebas then erp_private.impor_nilai_bebas(k.tipe, t.value, n.nilai)
                 else n.nilai
               end as nilai
          from jsonb_each(impor_tetap_nilai.tetap) as t
          join erp_private.impor_kolom_list(
            buku, impor_tetap_nilai.jenis,
            array(select jsonb_object_keys(impor_tetap_nilai.tetap))
          ) as k on k.nama = t.key
         cross join lateral (
           select erp_private.impor_gaya_said(impor_tetap_nilai.gaya, k.nama, k.nama) as sebut
         ) as g
         cross join lateral (
           select erp_private.impor_nilai(
               k.tipe, erp_private.impor_sel(k.nama, k.tipe, '', t.value, v_zona), k.pilihan,
               case when g.sebut ~ 'desimal_titik' then '.' else ',' end,
               coalesce(g.sebut !~ 'bulan_dulu', true), date '1899-12-30'
             ) as nilai
         ) as n
         where t.value not in ('null', '""')
      ) as b
     cross join lateral (
       select case
           when b.tipe in ('satuan', 'barang', 'kontak', 'lokasi')
             and jsonb_typeof(b.nilai) = 'string'
             then erp_private.impor_find(buku, b.tipe, b.nilai #>> '{}')
         end as id
     ) as r;
end
$$;
