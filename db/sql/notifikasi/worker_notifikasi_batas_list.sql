/** Requests whose step is to be reminded of, or escalates, by now. */
-- A step is reminded of when half of its time is over, and escalates when all of it is, or when
-- nobody is left who could give it.
create or replace function erp_private.worker_notifikasi_batas_list()
returns setof bigint language plpgsql stable security definer as $$
begin
  return query
    with
      anggota as materialized (
        select m.* from erp_private.membership_peran(erp.tenant_kode()) as m
      )
    select p.id
      from persetujuan as p
      join persetujuan_langkah as l on l.persetujuan_id = p.id and l.ke = p.langkah_ke
      left join transaksi as t on t.id = p.transaksi_id
     where p.status = 'menunggu' and p.aturan is not null and l.naik_pada is null
       and (
         l.batas_pada <= now()
         or l.ingat_pada is null and l.mulai_pada + (l.batas_pada - l.mulai_pada) / 2 <= now()
         or l.eskalasi <> '{}' and not exists (
           select
             from anggota as a
            where a.peran = any (l.peran) and a.orang <> all (p.pemutus)
              and erp_private.cakupan_reaches(a.cakupan, 'transaksi', 'approve', p.jenis)
              and a.orang <> all (
                case p.aksi when 'posting' then t.penyusun else array[p.diminta_oleh] end
              )
              and erp_private.langkah_reaches(
                a.lokasi_id, erp_private.lokasi_dokumen(t.lokasi_id, t.rincian, t.isi),
                t.lokasi_id, l.di_lokasi
              )
         )
       )
     order by p.id;
end
$$;
