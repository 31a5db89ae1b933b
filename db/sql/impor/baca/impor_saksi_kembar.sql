/** Asks where two columns of the file could both be the same column of ours and differ. */
-- They have one name but for the unit (`Qty (DUS)`, `Qty (PCS)`), or both are known by other names.
create or replace function erp_private.impor_saksi_kembar(buku anyelement, id bigint, jenis text)
returns void language plpgsql as $$
begin
  update impor as i
     set saksi = i.saksi || coalesce((
           select jsonb_agg(jsonb_build_object(
               'macam', 'kolom', 'kolom', k.kolom, 'cocok', null, 'pesan', format(
                 'kolom "%s" dan "%s" dapat sama-sama %s, dan isinya berbeda; dibaca yang pertama',
                 k.judul, l.judul, k.kolom
               )
             ))
             from (
               select c ->> 'kolom' as kolom, c ->> 'judul' as judul,
                      (c ->> 'sel')::integer as sel,
                      erp_private.impor_nama(c ->> 'judul') as nama,
                      (erp_private.impor_judul(buku, c ->> 'judul')).nama as tanpa
                 from jsonb_array_elements(i.kolom) as c
                where c ->> 'kolom' is not null
             ) as k
             join (
               select c ->> 'judul' as judul, (c ->> 'sel')::integer as sel,
                      erp_private.impor_nama(c ->> 'judul') as nama,
                      (erp_private.impor_judul(buku, c ->> 'judul')).nama as tanpa
                 from jsonb_array_elements(i.kolom) as c
                where c ->> 'kolom' is null
             ) as l on (
               coalesce(l.tanpa, l.nama) = coalesce(k.tanpa, k.nama)
               or erp_private.impor_nama(k.kolom) <> k.nama and k.kolom ~ '^(harga|qty|saldo|sisa)'
                 and l.nama <> all ('{jumlah,total,nilai,amount,hargabeli,hargajual}'::text[])
                 and exists (
                   select from erp_private.impor_padanan as p
                    where p.kolom = k.kolom and p.nama = l.nama
                 )
             )
            where not erp_private.impor_unused(buku, i.id, l.nama) and exists (
              select from impor_baris as b
               where b.impor_id = i.id and b.macam = 'data'
                 and b.sel -> l.sel <> 'null' and b.sel -> l.sel <> b.sel -> k.sel
            )
         ), '[]')
   where i.id = impor_saksi_kembar.id and impor_saksi_kembar.jenis <> '';
end
$$;
