/** The columns of default values of dimensions of records that have some: `dimensi:cabang`. */
create or replace function erp_private.impor_kolom_dimensi(buku anyelement, jenis text)
returns setof erp_private.impor_kolom language plpgsql stable rows 5 as $$
begin
  return query
    select k.*
      from dimensi as d
     cross join lateral jsonb_populate_record(
       null::erp_private.impor_kolom, jsonb_build_object(
         'jenis', impor_kolom_dimensi.jenis, 'nama', 'dimensi:' || d.kode,
         'bidang', 'dimensi:' || d.kode, 'urutan', 1100 + d.slot, 'tipe', 'kode', 'wajib', false,
         'dokumen', false, 'hitung', false, 'bebas', not d.aktif,
         'label', d.nama, 'keterangan', 'Nilai bawaan dimensi ' || d.nama, 'pilihan', (
           select jsonb_agg(n.kode order by n.kode)
             from (
               select x.kode from dimensi_nilai as x
                where x.dimensi_id = d.id and x.aktif
                order by x.kode
                limit 500
             ) as n
         )
       )
     ) as k
     where exists (
       select
         from erp_private.impor_jenis as j
         join erp_private.master_kolom as m on m.entitas = j.entitas and m.tipe = 'dimensi'
        where j.jenis = impor_kolom_dimensi.jenis
     );
end
$$;
