/**
 * Compares rows of totals with the rows above them: all of these, or those since the last total.
 */
create or replace function erp_private.impor_saksi_jumlah(buku anyelement, id bigint)
returns void language plpgsql as $$
begin
  update impor as i
     set saksi = i.saksi || coalesce((
           select jsonb_agg(jsonb_build_object(
               'macam', 'berkas', 'kolom', n.nama, 'berkas', n.berkas::text,
               'hitung', n.semua::text,
               'cocok', abs(n.berkas - n.semua) <= 1 or abs(n.berkas - n.bagian) <= 1,
               'pesan', format(
                 'baris %s: jumlah %s di berkas %s, yang terbaca %s', n.ke, n.nama,
                 erp_private.impor_kata(n.berkas), erp_private.impor_kata(n.semua)
               )
             ) order by n.ke, n.urutan)
             from (
               select b.ke, k.nama, k.urutan, t.berkas, h.semua, h.bagian
                 from (
                   select x.ke, x.sel, lag(x.ke, 1, 0) over (order by x.ke) as sesudah
                     from impor_baris as x
                    where x.impor_id = i.id and x.macam = 'jumlah'
                    order by x.ke
                    limit 100
                 ) as b
                cross join jsonb_to_recordset(i.kolom) as c (sel integer, kolom text, gaya text)
                 join erp_private.impor_kolom_of(buku, impor_saksi_jumlah.id) as k
                   on k.nama = c.kolom and k.tipe = 'angka' and not k.dokumen and not k.bebas
                cross join lateral (
                  select erp_private.impor_sel_angka(b.sel, jsonb_build_array(
                      c.sel, case when c.gaya ~ 'titik' then '.' else ',' end
                    )) as berkas
                ) as t
                cross join lateral (
                  select coalesce(sum(s.nilai), 0) as semua,
                         coalesce(sum(s.nilai) filter (where s.ke > b.sesudah), 0) as bagian
                    from (
                      select y.ke, (y.isi -> 'baris' ->> k.bidang)::numeric as nilai
                        from impor_baris as y
                       where y.impor_id = i.id and y.macam in ('data', 'kosong') and y.ke < b.ke
                    ) as s
                ) as h
                where t.berkas <> 0
             ) as n
         ), '[]')
   where i.id = impor_saksi_jumlah.id
     and exists (
       select from impor_baris as b where b.impor_id = i.id and b.macam = 'jumlah'
     );
end
$$;
