/** Documents of an import that are there already, whichever file or hand made them. */
-- Known by kind and an external id, or by kind, number (that of before, or ours) and contact or
-- day; `beda` says how they differ, [] where they do not. What was voided is not there. Of
-- documents of it, or of all that are read well and of which nothing is known yet.
-- enable_seqscan and enable_hashjoin are off against reading all documents of the books for the
-- few that are named: rows that just came have no statistics.
create or replace function erp_private.impor_ada(
  buku anyelement, id bigint, dokumen integer[] default null
)
returns table (pertama integer, transaksi_id bigint, nomor text, beda jsonb)
language plpgsql stable set enable_seqscan = off set enable_hashjoin = off as $$
declare
  v_j record;
  v_dokumen integer[] := impor_ada.dokumen;
begin
  select j.jenis, j.jenis_transaksi into v_j
    from impor as i join erp_private.impor_jenis as j on j.jenis = i.jenis
   where i.id = impor_ada.id and j.sifat = 'dokumen';
  if v_j.jenis is null then
    return;
  end if;
  -- By their places, so that a few of many are found by the index.
  if v_dokumen is null then
    v_dokumen := array(
      select distinct b.dokumen
        from impor_baris as b
       where b.impor_id = impor_ada.id and b.macam = 'data' and b.dokumen is not null
    );
  end if;
  return query
    with
      berkas as materialized (
        select b.dokumen, (array_agg(b.isi -> 'dokumen' order by b.ke))[1] as kepala,
               jsonb_agg(b.isi -> 'baris' || jsonb_build_object('ke', b.ke) order by b.ke) as baris
          from impor_baris as b
         where b.impor_id = impor_ada.id and b.macam = 'data' and b.dokumen = any (v_dokumen)
         group by b.dokumen
        having bool_and(b.temuan = '[]') and (
          impor_ada.dokumen is not null
          or bool_or(b.hasil ->> 'aksi' = 'sudah') is not true
        )
      ),
      calon as materialized (
        select k.dokumen, k.kepala, k.baris, t.id, t.nomor
          from berkas as k
         cross join lateral (
           select x.id, x.nomor, x.jenis, x.status, x.tanggal, x.kontak_id, false as luar
             from transaksi as x
            where x.nomor_referensi = k.kepala ->> 'nomor_referensi'
           union
           select x.id, x.nomor, x.jenis, x.status, x.tanggal, x.kontak_id, false
             from transaksi as x
            where x.nomor = k.kepala ->> 'nomor_referensi'
           union
           select x.id, x.nomor, x.jenis, x.status, x.tanggal, x.kontak_id, true
             from jsonb_each_text(k.kepala) as f
             join transaksi_id_luar as l
               on l.jenis = v_j.jenis_transaksi and l.sumber = substr(f.key, 9)
              and l.nilai = f.value
             join transaksi as x on x.id = l.transaksi_id
            where f.key like 'id_luar:%'
         ) as t
         where t.jenis = v_j.jenis_transaksi and t.status not in ('void', 'batal')
           and (
             t.luar or t.tanggal = (k.kepala ->> 'tanggal')::date
             or t.kontak_id = (k.kepala ->> 'kontak_id')::bigint
           )
      )
    select distinct on (b.dokumen) b.dokumen, b.id, b.nomor, b.beda
      from (
        select c.dokumen, c.id, c.nomor, erp_private.impor_beda(
                 buku, v_j.jenis, c.dokumen, c.kepala, erp_private.impor_baris_sort((
                   select jsonb_agg(erp_private.impor_baris_isi(x.isi) order by x.n)
                     from jsonb_array_elements(c.baris) with ordinality as x (isi, n)
                 )), c.id, c.nomor
               ) as beda
          from calon as c
      ) as b
     order by b.dokumen, b.beda <> '[]', b.id;
end
$$;
