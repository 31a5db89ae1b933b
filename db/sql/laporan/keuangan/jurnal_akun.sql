/** A page of the journals that move an account, in the order of the journal. */
-- The rules are those of jurnal_pick, but it starts from the account's lines, which are stored by
-- day; a journal with several of them comes once.
create or replace function erp_private.jurnal_akun(
  buku anyelement, akun_kode text, dari date, sampai date, jenis erp.jenis_bukti,
  diketahui timestamptz, lewati bigint, banyak integer
) returns setof bigint language plpgsql stable as $$
begin
  return query
    select h.jurnal_id
      from (
        select distinct b.tanggal, b.jurnal_id
          from jurnal_baris as b
         where b.akun_kode = jurnal_akun.akun_kode
           and b.tanggal >= jurnal_akun.dari and b.tanggal <= jurnal_akun.sampai
           and (
             jurnal_akun.jenis is null or (
               select (j.transaksi_id is null or j.jenis in ('koreksi', 'penutup', 'terima'))
                        = (jurnal_akun.jenis = 'sistem')
                      and (jurnal_akun.jenis = 'sistem' or (
                        select t.jenis::text = jurnal_akun.jenis::text
                          from transaksi as t
                         where t.id = j.transaksi_id
                      ))
                 from jurnal as j
                where j.id = b.jurnal_id
             )
           )
           and not exists (
             select from erp_private.posting_after(jurnal_akun.diketahui) as s
              where s.posting_id = b.posting_id
           )
         order by b.tanggal, b.jurnal_id
        offset jurnal_akun.lewati
         limit jurnal_akun.banyak
      ) as h;
end
$$;
