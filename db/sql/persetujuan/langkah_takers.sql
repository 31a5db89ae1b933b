/** The users who could give the step of a request that waits, delegates among them. */
-- @execute erp_writer, erp_reader
create or replace function erp_private.langkah_takers(buku anyelement, id bigint)
returns uuid[] language plpgsql stable as $$
declare
  v_bukan uuid[];
  v_l record;
  v_orang uuid[];
begin
  select l.peran || case when l.naik_pada is not null then l.eskalasi end as peran, l.di_lokasi,
         t.lokasi_id, erp_private.lokasi_dokumen(t.lokasi_id, t.rincian, t.isi) as dokumen,
         p.pemutus, p.jenis
    into v_l
    from persetujuan as p
    join persetujuan_langkah as l on l.persetujuan_id = p.id and l.ke = p.langkah_ke
    left join transaksi as t on t.id = p.transaksi_id
   where p.id = langkah_takers.id and p.status = 'menunggu';
  v_bukan := erp_private.kunci_orang(
    v_l.pemutus || erp_private.persetujuan_authors(buku, langkah_takers.id)
  );
  v_orang := array(
    select m.orang
      from erp_private.membership_peran(erp.tenant_kode()) as m
     where m.peran = any (v_l.peran) and m.orang <> all (v_bukan)
       and erp_private.cakupan_reaches(m.cakupan, 'transaksi', 'approve', v_l.jenis)
       and erp_private.langkah_reaches(m.lokasi_id, v_l.dokumen, v_l.lokasi_id, v_l.di_lokasi)
  );
  return v_orang || array(
    select d.kepada
      from delegasi as d
     where d.oleh = any (v_orang) and d.kepada <> all (v_orang || v_bukan)
       and (
         d.persetujuan_id = langkah_takers.id
         or erp_private.tenant_today(buku) between d.dari and d.sampai
       )
  );
end
$$;
