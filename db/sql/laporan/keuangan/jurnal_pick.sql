/** The journals of a period by account, kind and moment, unordered. */
-- `jenis` is that of a transaction, or 'sistem' for journals of the system. In SQL, so that
-- PostgreSQL writes it into the query and reads a page from the index on tanggal.
create or replace function erp_private.jurnal_pick(
  dari date, sampai date, akun_kode text, jenis erp.jenis_bukti, diketahui timestamptz
)
returns table (id bigint, tanggal date)
language sql stable as $$
  select j.id, j.tanggal
    from jurnal as j
   where j.tanggal >= jurnal_pick.dari and j.tanggal <= jurnal_pick.sampai
     and (
       jurnal_pick.akun_kode is null
       or j.id = any (array(
         select b.jurnal_id
           from jurnal_baris as b
          where b.akun_kode = jurnal_pick.akun_kode
            and b.tanggal >= jurnal_pick.dari and b.tanggal <= jurnal_pick.sampai
       ))
     )
     and (
       jurnal_pick.jenis is null
       or (j.transaksi_id is null or j.jenis in ('koreksi', 'penutup', 'terima'))
          = (jurnal_pick.jenis = 'sistem')
     )
     and (
       coalesce(jurnal_pick.jenis, 'sistem') = 'sistem'
       or exists (
         select
           from transaksi as t
          where t.id = j.transaksi_id and t.jenis::text = jurnal_pick.jenis::text
       )
     )
     and not exists (
       select from erp_private.posting_after(jurnal_pick.diketahui) as s
        where s.posting_id = j.posting_id
     )
$$;
