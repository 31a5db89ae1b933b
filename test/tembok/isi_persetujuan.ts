/** A row for each table of requests for approval, which a purchase and a sale leave empty. */
export const PERSETUJUAN = [
  `with p as (
     insert into persetujuan (aksi, jenis, transaksi_id)
     select 'void', jenis, id from transaksi limit 1 returning id
   )
   insert into persetujuan_usul (persetujuan_id) select id from p`,
  `insert into aturan_persetujuan (nama, urutan, aksi, langkah) values ('A', 1, 'void', '[{}]')`,
  `insert into persetujuan_langkah (persetujuan_id, ke, peran, di_lokasi, jumlah, eskalasi)
   select id, 1, '{admin}', false, 1, '{}' from persetujuan limit 1`,
  `insert into persetujuan_putusan (persetujuan_id, ronde, ke, oleh)
   select id, 1, 1, gen_random_uuid() from persetujuan limit 1`,
  `insert into delegasi (oleh, kepada, dari, sampai)
   values (gen_random_uuid(), gen_random_uuid(), '2020-01-01', '2020-01-02')`,
];
