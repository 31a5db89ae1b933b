/** Finds rows of an opening whose place is booked already, and whether they say the same. */
-- The place is the account (all its rows together), the goods at a location, or the original
-- invoice. Looks at one document of the import, or at all.
create or replace function erp_private.impor_awal(
  buku anyelement, id bigint, dokumen integer default null
)
returns table (ke integer, sama boolean, nomor text) language plpgsql stable as $$
declare
  v_jenis constant text := (select i.jenis from impor as i where i.id = impor_awal.id);
  v_tanggal constant date := (select p.tanggal_mulai - 1 from pengaturan as p);
begin
  return query
    with
      isi as materialized (
        select b.ke, b.isi -> 'dokumen' as dokumen, b.isi -> 'baris' as baris
          from impor_baris as b
         where b.impor_id = impor_awal.id and b.macam = 'data' and b.temuan = '[]'
           and (impor_awal.dokumen is null or b.dokumen = impor_awal.dokumen)
      ),
      akun as (
        select s.ke, s.akun_kode, sum(s.nilai) over (partition by s.akun_kode) as nilai
          from (
            select i.ke, i.baris ->> 'akun_kode' as akun_kode,
                   erp_private.impor_saldo(i.baris, a.saldo_normal) as nilai
              from isi as i join akun as a on a.kode = i.baris ->> 'akun_kode'
             where v_jenis = 'saldo-awal-akun'
          ) as s
      ),
      akun_lama as (
        select l.akun_kode, sum(coalesce(l.debit, 0) - coalesce(l.kredit, 0)) as nilai,
               max(l.nomor) as nomor
          from erp_private.jurnal_awal_lines(
            buku, v_tanggal, array(select distinct a.akun_kode from akun as a)
          ) as l
         group by l.akun_kode
      ),
      stok as (
        select i.ke, (i.dokumen ->> 'lokasi_id')::bigint as lokasi_id,
               (i.baris ->> 'barang_id')::bigint as barang_id,
               (i.baris ->> 'qty_fisik')::numeric as qty, round(coalesce(
                 (i.baris ->> 'nilai')::numeric,
                 (i.baris ->> 'hpp')::numeric * (i.baris ->> 'qty_fisik')::numeric, 0
               ), 2) as nilai
          from isi as i where v_jenis = 'saldo-awal-stok'
      ),
      stok_lama as (
        select g.lokasi_id, l.barang_id, sum(l.qty) as qty, sum(l.nilai) as nilai,
               max(l.nomor) as nomor
          from (
            select s.lokasi_id, array_agg(s.barang_id) as barang_ids
              from stok as s group by s.lokasi_id
          ) as g
         cross join lateral erp_private.opname_awal_lama(
           buku, g.lokasi_id, v_tanggal, g.barang_ids
         ) as l
         group by g.lokasi_id, l.barang_id
      )
    select a.ke, a.nilai = l.nilai, l.nomor
      from akun as a join akun_lama as l on l.akun_kode = a.akun_kode
    union all
    select s.ke, s.qty = l.qty and s.nilai = l.nilai, l.nomor
      from stok as s
      join stok_lama as l on l.lokasi_id = s.lokasi_id and l.barang_id = s.barang_id
    union all
    select i.ke, p.nilai = (i.baris ->> 'nilai_sisa')::numeric
             and p.tanggal_faktur = (i.baris ->> 'tanggal_faktur')::date
             and coalesce(p.jatuh_tempo = (i.baris ->> 'jatuh_tempo')::date, true)
             and (p.jenis in ('titipan', 'uang_muka'))
               = coalesce(i.baris ->> 'jenis' = 'uang_muka', false),
           l.nomor_transaksi
      from isi as i
     cross join lateral erp_private.pos_awal(
       buku, array[(i.dokumen ->> 'kontak_id')::bigint], v_tanggal,
       array[i.baris ->> 'nomor_faktur_asli']
     ) as l
      join pos_terbuka as p on p.id = l.pos_id
     where v_jenis in ('saldo-awal-piutang', 'saldo-awal-hutang') and l.jenis::text = v_jenis
       and l.nomor_faktur is not null;
end
$$;
