/** Reads the cells of the next rows into values; answers the place of the last of them, or null. */
-- `isi` holds the fields of the document and those of the line. A cell that cannot be read is a
-- finding, and so is a code that no record has. An empty cell takes the constant of its column
-- (`tetap`). enable_nestloop is off against nested loops: rows of a file that just came have no
-- statistics, and each would be compared with all that were read.
create or replace function erp_private.impor_read(
  buku anyelement, id bigint, sesudah integer, paling_banyak integer
) returns integer language plpgsql set enable_nestloop = off as $$
declare
  v_i record;
  v_hari_nol date;
  v_zona text;
  v_sampai integer;
  v_dokumen boolean;
begin
  select i.* into v_i from impor as i where i.id = impor_read.id;
  -- As the file was read, it said so (server/impor/xlsx.ts).
  v_hari_nol := case
    when v_i.catatan ? 'hari di buku kerja ini dihitung dari 1904' then date '1904-01-01'
    else date '1899-12-30'
  end;
  v_zona := (select p.zona_waktu from pengaturan as p);
  v_dokumen := (
    select j.sifat = 'dokumen' from erp_private.impor_jenis as j where j.jenis = v_i.jenis
  );
  select max(b.ke) into v_sampai
    from (
      select x.ke from impor_baris as x
       where x.impor_id = v_i.id and x.ke > impor_read.sesudah
       order by x.ke
       limit impor_read.paling_banyak
    ) as b;
  if v_sampai is null then
    return null;
  end if;
  with
    kolom as materialized (
      select c.sel, k.*, coalesce(c.gaya, '') as gaya,
             case when c.gaya ~ 'desimal_titik' then '.' else ',' end as desimal,
             coalesce(c.gaya !~ 'bulan_dulu', true) as hari_dulu, case
               when t.nilai is null and t.tipe = any (v_i.buat)
                 then to_jsonb(erp_private.impor_buat_find(buku, v_i.id, t.tipe, t.teks, 1))
               else t.nilai
             end as tetap
        from erp_private.impor_kolom_of(buku, v_i.id) as k
        left join jsonb_to_recordset(v_i.kolom) as c (sel integer, kolom text, gaya text)
          on c.kolom = k.nama
        left join erp_private.impor_tetap_nilai(buku, v_i.jenis, v_i.tetap, v_i.gaya) as t
          -- What the first row of a document leaves empty impor_compose_constants fills.
          on t.nama = k.nama and not (v_dokumen and k.dokumen and c.sel is not null)
       where c.sel is not null or t.nama is not null
    ),
    nilai as materialized (
      select b.ke, k.nama, k.bidang, k.dokumen, k.tipe, k.urutan, k.tetap,
             k.gaya ~ 'pecahan' and b.sel ->> k.sel !~ '%$' as pecahan,
             case
               when k.bebas then erp_private.impor_nilai_bebas(k.tipe, b.sel -> k.sel, n.nilai)
               else n.nilai
             end as nilai
        from impor_baris as b
       cross join kolom as k
       cross join lateral (
         select erp_private.impor_nilai(
             case when k.gaya ~ 'teks' then 'teks' else k.tipe end,
             erp_private.impor_sel(k.nama, k.tipe, k.gaya, b.sel -> k.sel, v_zona),
             k.pilihan, k.desimal, k.hari_dulu, v_hari_nol
           ) as nilai
       ) as n
       where b.impor_id = v_i.id and b.macam = 'data'
         and b.ke > impor_read.sesudah and b.ke <= v_sampai
    ),
    rujukan as materialized (
      select t.tipe, t.teks, case
               when t.tipe = any (v_i.buat)
                 then erp_private.impor_buat_find(buku, v_i.id, t.tipe, t.teks, t.ke)
               else erp_private.impor_find(buku, t.tipe, t.teks)
             end as id
        from (
          select n.tipe, n.nilai #>> '{}' as teks, min(n.ke) as ke
            from nilai as n
           where n.tipe in ('satuan', 'barang', 'kontak', 'lokasi')
             and jsonb_typeof(n.nilai) = 'string'
           group by n.tipe, n.nilai #>> '{}'
           -- In the order of the rows: Karung and KARUNG are one record, known by the first.
           order by min(n.ke)
        ) as t
    ),
    jadi as (
      select n.ke, n.nama, n.bidang, n.dokumen, n.urutan,
             case
               when jsonb_typeof(n.nilai) = 'object' then n.nilai ->> 'salah'
               when r.teks is not null and r.id is null
                 then format('tidak ditemukan: %s', left(r.teks, 60)) || case
                   when r.tipe = 'barang' or r.tipe = 'satuan' and v_i.jenis = 'saldo-awal-stok'
                     then ''
                   else '; dapat dibuatkan dengan buat: ' || r.tipe
                 end
               when n.nama = 'harga_kode' and not 'harga' = any (v_i.buat) and not exists (
                 select from harga as h where h.kode = n.nilai #>> '{}'
               ) and jsonb_typeof(n.nilai) = 'string' and char_length(n.nilai #>> '{}') <= (
                 select k.batas
                   from erp_private.master_kolom as k
                  where k.entitas = 'harga' and k.nama = 'kode'
               ) then format(
                 'tidak ditemukan: %s; dapat dibuatkan dengan buat: harga',
                 left(n.nilai #>> '{}', 60)
               )
             end as salah,
             case
               when r.teks is not null then to_jsonb(r.id)
               when n.pecahan and jsonb_typeof(n.nilai) = 'number'
                 then to_jsonb(trim_scale((n.nilai #>> '{}')::numeric * 100))
               else coalesce(n.nilai, n.tetap)
             end as nilai
        from nilai as n
        left join rujukan as r on r.tipe = n.tipe and r.teks = n.nilai #>> '{}'
    ),
    baris as materialized (
      select j.ke, jsonb_build_object(
               'dokumen', coalesce(jsonb_object_agg(j.bidang, j.nilai) filter (
                 where j.dokumen and j.salah is null and j.nilai is not null
               ), '{}'),
               'baris', coalesce(jsonb_object_agg(j.bidang, j.nilai) filter (
                 where not j.dokumen and j.salah is null and j.nilai is not null
               ), '{}')
             ) as isi,
             coalesce(jsonb_agg(
               jsonb_build_object('kolom', j.nama, 'pesan', j.salah) order by j.urutan
             ) filter (where j.salah is not null), '[]') as temuan
        from jadi as j
       group by j.ke
    )
  update impor_baris as b
     set isi = r.isi, temuan = r.temuan
    from baris as r
   where b.impor_id = v_i.id and b.ke = r.ke;
  if v_i.buat && '{harga,kategori}' then
    perform erp_private.impor_buat_nama(buku, v_i.id, v_i.buat, impor_read.sesudah, v_sampai);
  end if;
  return v_sampai;
end
$$;
