/** Those of the requests whose step the caller may give now, and in whose place. */
-- No author decides, nor anybody who gave a step of this round, nor who shares a person with one
-- of them; that holds for a delegate and for who delegated to him. Who escalated to joins the
-- others. Who sees some places alone gives those of documents that he sees.
-- @execute erp_writer, erp_reader
create or replace function erp_private.langkah_open(buku anyelement, persetujuan_ids bigint[])
returns table (id bigint, untuk uuid) language plpgsql stable as $$
declare
  v_sama constant uuid[] := erp_private.kunci_sama(erp.pengguna_id());
begin
  return query
    with
      sebagai as materialized (select s.* from erp_private.langkah_as(buku) as s)
    select distinct on (p.id) p.id, s.untuk
      from persetujuan as p
      join persetujuan_langkah as l on l.persetujuan_id = p.id and l.ke = p.langkah_ke
      left join transaksi as t on t.id = p.transaksi_id
     cross join lateral (
       select p.pemutus || case p.aksi
         when 'posting' then t.penyusun else array[p.diminta_oleh]
       end as orang
     ) as bukan
      join sebagai as s
        on (s.hanya is null or s.hanya = p.id)
       and s.peran = any (l.peran || case when l.naik_pada is not null then l.eskalasi end)
       and erp_private.langkah_reaches(
         s.lokasi_id, erp_private.lokasi_dokumen(t.lokasi_id, t.rincian, t.isi), t.lokasi_id,
         l.di_lokasi
       )
       and (
         s.untuk is null
         or erp_private.cakupan_reaches(s.cakupan, 'transaksi', 'approve', p.jenis)
       )
       and not bukan.orang && s.sama
     where p.id = any (langkah_open.persetujuan_ids) and p.status = 'menunggu'
       and p.aturan is not null and not bukan.orang && v_sama
     order by p.id, s.untuk nulls first;
end
$$;
