/** Journals written by hand as imports read them, a list of cells a line. */
-- Those after the day; `jurnal-umum:sampai` stands for those until then. A line of the journal may
-- be several of the document: it has their attributes where these are the same. One statement, so
-- that PostgreSQL inlines it.
create or replace function erp_private.ekspor_semua_jurnal(berkas text, per date)
returns setof json language sql stable as $$
  select erp_private.ekspor_sel_bidang(
           o.kolom, t.atribut, t.atribut_baris, t.id_luar, json_build_array(
             t.nomor, t.tanggal, t.keterangan, t.akun_kode,
             erp_private.ekspor_angka(nullif(t.debit, 0)),
             erp_private.ekspor_angka(nullif(t.kredit, 0)), t.kontak, t.keterangan_baris
           )
         )
    from (
      select t.nomor, t.tanggal, t.keterangan, b.akun_kode, b.debit, b.kredit, k.kode as kontak,
             b.keterangan as keterangan_baris, t.atribut, d.atribut as atribut_baris, x.id_luar
        from transaksi as t
        join jurnal as j on j.transaksi_id = t.id and j.jenis = 'transaksi'
        join jurnal_baris as b on b.jurnal_id = j.id
       cross join lateral (
         select case
                  when count(distinct x.atribut) = 1 then (array_agg(x.atribut))[1]
                end as atribut
           from transaksi_baris as x
          where x.transaksi_id = t.id and x.akun_kode = b.akun_kode
            and (x.rincian ->> 'kontak_id')::bigint is not distinct from b.kontak_id
            and x.rincian ? 'debit' = (b.debit > 0)
       ) as d
        left join kontak as k on k.id = b.kontak_id
       cross join lateral (
         select jsonb_object_agg(l.sumber, l.nilai) as id_luar
           from transaksi_id_luar as l
          where l.transaksi_id = t.id
       ) as x
       where t.jenis = 'jurnal-umum' and t.status = 'final' and case ekspor_semua_jurnal.berkas
           when 'jurnal-umum' then t.tanggal > ekspor_semua_jurnal.per
           when 'jurnal-umum:sampai' then t.tanggal <= ekspor_semua_jurnal.per
         end
       order by t.tanggal, t.id, b.baris
    ) as t
   cross join (
     select erp_private.ekspor_bidang(null::buku, ekspor_semua_jurnal.berkas) as kolom offset 0
   ) as o
$$;
