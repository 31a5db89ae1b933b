/** Refuses the budget of a year with all its mistakes at once (VAANG). */
-- Each line names an account of classes 4 to 6 without accounts below it, once, with twelve
-- amounts.
-- @execute erp_writer
create or replace function erp_private.anggaran_refuse(
  buku anyelement, detail erp.anggaran_akun[]
) returns void language plpgsql stable as $$
declare
  v_pesan text;
begin
  select string_agg(m.pesan, E'\n' order by m.ke, m.urutan) into v_pesan
    from (
      select 0 as ke, 0 as urutan, case
          when anggaran_refuse.detail is null then erp_private.kalimat_di('detail', 'wajib')
          when cardinality(anggaran_refuse.detail) > 1000
            then erp_private.kalimat_di('detail', 'isi_paling_banyak', '1000')
        end as pesan
      union all
      select d.ordinality, 0, format('detail.%s.akun_kode: ', d.ordinality - 1) || case
          when d.akun_kode is null then erp_private.kalimat('wajib')
          when a.kode is null then erp_private.kalimat('tidak_ditemukan')
          when s.klas_id not between 4 and 6 then 'harus akun klas 4 sampai 6'
          when exists (select from akun as b where b.induk_kode = a.kode)
            then 'harus akun tanpa akun di bawahnya'
          when count(*) over (partition by d.akun_kode order by d.ordinality) > 1
            then erp_private.kalimat('berulang')
        end
        from unnest(anggaran_refuse.detail) with ordinality as d
        left join akun as a on a.kode = d.akun_kode
        left join erp.akun_subklas as s on s.id = a.subklas_id
      union all
      select d.ordinality, 0, format('detail.%s.jumlah: harus 12 angka', d.ordinality - 1)
        from unnest(anggaran_refuse.detail) with ordinality as d
       where array_ndims(d.jumlah) is distinct from 1 or cardinality(d.jumlah) <> 12
      union all
      select d.ordinality, j.ke,
             format('detail.%s.jumlah.%s: ', d.ordinality - 1, j.ke - 1) || case
          when j.jumlah is null then erp_private.kalimat('wajib')
          else erp_private.angka_problem(j.jumlah, 2, true)
        end
        from unnest(anggaran_refuse.detail) with ordinality as d
        cross join lateral unnest(d.jumlah) with ordinality as j (jumlah, ke)
       where cardinality(d.jumlah) <= 12
    ) as m
   where m.pesan is not null;
  perform erp_private.kesalahan_refuse('VAANG', v_pesan);
end
$$;
