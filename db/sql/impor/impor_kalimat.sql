/** The first three rows of an import as they would be made, or were: each a sentence. */
-- `baris 2 menjadi penjualan baru: nomor F-1, pada 31 Januari 2026, kepada P-1 Toko Maju`. A row of
-- a document above it says which; of openings each is one by itself. What was read of a part of a
-- bundle is forgotten after the rehearsal: its sentences are kept with it
-- (worker_impor_paket_rehearse).
-- @execute erp_writer, erp_reader
create or replace function erp_private.impor_kalimat(buku anyelement, id bigint)
returns json language plpgsql stable as $$
begin
  return coalesce((
    select json_agg(format('baris %s %s: %s', b.ke, case
        when b.temuan <> '[]' then 'belum dapat dipakai'
        when b.hasil ->> 'aksi' = 'dibuat' then
          'menjadi ' || b.apa || case when b.sifat = 'awal' then '' else ' baru' end
          || case when b.sifat = 'induk' then '' else coalesce(' ' || (b.hasil ->> 'nomor'), '') end
        when b.hasil ->> 'aksi' = 'diubah' then 'mengubah ' || b.apa
        when b.hasil ->> 'aksi' = 'sudah' then
          concat_ws(' ', 'sudah ada sebagai', b.apa, b.hasil ->> 'nomor')
        when b.hasil ->> 'aksi' = 'ditarik' then 'sudah ditarik kembali'
        when b.sifat = 'dokumen' and b.dokumen < b.ke
          then format('masuk %s di baris %s', b.apa, b.dokumen)
        else format('dibaca sebagai %s', b.apa)
      end, k.kata) order by b.ke)
      from (
        select i.id, i.jenis, lower(j.nama) as apa, j.sifat, r.ke, r.isi, r.dokumen, r.temuan,
               r.hasil
          from impor as i
          join erp_private.impor_jenis as j on j.jenis = i.jenis
         cross join lateral (
           select x.ke, x.isi, x.dokumen, x.temuan, coalesce(x.hasil, case
                    when j.sifat = 'awal' then (
                      select d.hasil from impor_baris as d
                       where d.impor_id = i.id and d.ke = x.dokumen
                    )
                  end) as hasil
             from impor_baris as x
            where x.impor_id = i.id and x.macam = 'data' and x.isi is not null
            order by x.ke
            limit 3
         ) as r
         where i.id = impor_kalimat.id
      ) as b
     cross join lateral (
       select string_agg(format(
           coalesce(
             replace(coalesce(m.judul, substring(m.nama, ':(.*)')), '%', '%%') || ' %s',
             erp_private.impor_kalimat_kata(b.jenis, m.nama)
           ),
           erp_private.impor_kalimat_nilai(
             buku, b.id, m.nama, case when m.bebas then 'teks' else m.tipe end, v.nilai
           )
         ), ', ' order by m.urutan) as kata
         from erp_private.impor_kolom_of(buku, b.id) as m
        cross join lateral (
          select b.isi -> case when m.dokumen then 'dokumen' else 'baris' end -> m.bidang as nilai
        ) as v
        where jsonb_typeof(v.nilai) <> 'null'
          and not (b.sifat = 'dokumen' and b.dokumen < b.ke and m.dokumen)
     ) as k
     where k.kata is not null
  ), (
    select i.bagian -> 'kalimat' from impor as i where i.id = impor_kalimat.id
  )::json, '[]');
end
$$;
