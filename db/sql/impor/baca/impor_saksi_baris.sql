/** Compares lines with the total that the file says of each line, or of each document. */
-- qty × harga − discount, to a rupiah. Where most lines agree, the others are findings. Where few
-- do, the column may say something else, and is asked about.
create or replace function erp_private.impor_saksi_baris(buku anyelement, id bigint)
returns void language plpgsql as $$
declare
  v_k record;
  v_s record;
begin
  for v_k in
    select c ->> 'judul' as judul, jsonb_build_array(
             c -> 'sel', case when c ->> 'gaya' ~ 'titik' then '.' else ',' end
           ) as tempat, (c ->> 'sel')::integer as sel
      from impor as i
     cross join lateral jsonb_array_elements(i.kolom) as c
     where i.id = impor_saksi_baris.id and c ->> 'kolom' is null
       and erp_private.impor_saksi_kolom(c ->> 'judul')
       and not erp_private.impor_unused(buku, i.id, erp_private.impor_nama(c ->> 'judul'))
  loop
    with
      baris as materialized (
        select b.ke, n.kotor, n.kotor - n.diskon as bersih, n.total,
               coalesce(b.isi #>> '{dokumen,nomor_referensi}', b.ke::text) as nomor
          from impor_baris as b
         cross join lateral jsonb_to_record(b.isi -> 'baris') as f (
           qty numeric, harga numeric, diskon numeric, diskon_persen numeric
         )
         cross join lateral (
           select f.qty * f.harga as kotor, coalesce(f.diskon, 0)
                    + coalesce(f.qty * f.harga * f.diskon_persen / 100, 0) as diskon,
                  erp_private.impor_sel_angka(b.sel, v_k.tempat) as total
         ) as n
         where b.impor_id = impor_saksi_baris.id and b.macam = 'data'
           and f.qty is not null and f.harga is not null
      ),
      dokumen as (
        select sum(b.bersih) as bersih, sum(b.kotor) as kotor, max(b.total) as total,
               min(b.total) as terkecil
          from baris as b group by b.nomor
      )
    select count(b.total) as banyak,
           count(*) filter (where abs(b.bersih - b.total) <= 1) as pas,
           count(*) filter (where abs(b.kotor - b.total) <= 1) as pas_kotor,
           sum(b.total) as berkas, sum(b.bersih) as hitung,
           (
             select bool_and(abs(d.bersih - d.total) <= 1 and d.terkecil = d.total)
               or bool_and(abs(d.kotor - d.total) <= 1 and d.terkecil = d.total)
               from dokumen as d where d.total is not null
           ) as per_dokumen,
           coalesce(jsonb_agg(jsonb_build_object('ke', b.ke, 'kolom', 'harga', 'pesan', format(
             '%s di berkas %s, hitungannya %s', v_k.judul, erp_private.impor_kata(b.total),
             erp_private.impor_kata(b.bersih)
           ))) filter (where abs(b.bersih - b.total) > 1), '[]') as beda
      into v_s
      from baris as b;
    continue when v_s.banyak = 0;
    if v_s.pas < v_s.banyak and v_s.pas_kotor < v_s.banyak and not v_s.per_dokumen
      and v_s.pas * 2 >= v_s.banyak
    then
      perform erp_private.impor_temuan_add(buku, impor_saksi_baris.id, v_s.beda);
    end if;
    update impor as i
       set saksi = i.saksi || jsonb_build_array(jsonb_build_object(
             'macam', case when v_s.per_dokumen and v_s.pas < v_s.banyak then 'dokumen'
               else 'baris' end,
             'kolom', v_k.judul, 'berkas', v_s.berkas::text, 'hitung', v_s.hitung::text,
             'cocok', v_s.pas = v_s.banyak or v_s.pas_kotor = v_s.banyak or v_s.per_dokumen,
             'pesan', format(
               '%s: qty × harga − diskon sama di %s dari %s baris', v_k.judul,
               greatest(v_s.pas, v_s.pas_kotor), v_s.banyak
             )
           ))
     where i.id = impor_saksi_baris.id;
  end loop;
end
$$;
