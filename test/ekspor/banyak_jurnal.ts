import type { TestDatabase } from '../helpers/database.ts';

/**
 * Books many journals of eight lines in one statement, past the posting: rows to be read, not books to be trusted.
 * They are dated the first of August of last year.
 *
 * @param long each has a text of its own of so many times 128 letters that packs badly. Without it a packed file of many
 *   is small: it lies in the buffers of its reader, and none of it in a file
 */
export async function loadJournals(data: TestDatabase, tenant: string, count: number, long = 0) {
  await data.asOwner(
    async (db) => {
      await db.rows('set local session_replication_role = replica');
      await db.rows(
        `with urutan as materialized (
           select n, nextval('transaksi_id_seq') as id, nextval('posting_id_seq') as posting_id,
                  make_date(extract(year from now())::int - 1, 8, 1) as tanggal
             from generate_series(1, $1::int) as n
         ), dokumen as (
           insert into transaksi (id, posting_id, jenis, nomor, tanggal, status, keterangan)
           select u.id, u.posting_id, 'jurnal-umum', format('JU/00/%s', u.n), u.tanggal, 'final',
                  format('Beban ke-%s, dengan "kutip"%s', u.n, ' ' || t.isi)
             from urutan as u
             cross join lateral (
               select string_agg(sha512(format('%s %s', u.n, k)::bytea)::text, '') as isi
                 from generate_series(1, $2::int) as k
             ) as t
         ), bukti as (
           insert into posting (id, aksi, transaksi_id, terbukti)
           select u.posting_id, 'posting', u.id, true from urutan as u
         ), kepala as (
           insert into jurnal (posting_id, transaksi_id, jenis, nomor, tanggal)
           select u.posting_id, u.id, 'transaksi', format('JU/00/%s', u.n), u.tanggal
             from urutan as u
           returning id, posting_id, tanggal
         )
         insert into jurnal_baris (jurnal_id, posting_id, baris, tanggal, akun_kode, debit, kredit)
         select k.id, k.posting_id, n, k.tanggal, case when n % 2 = 1 then '1101' else '1111' end,
                case when n % 2 = 1 then 1000.10 else 0 end, case when n % 2 = 0 then 1000.10 else 0 end
           from kepala as k cross join generate_series(1, 8) as n`,
        [count, long],
      );
    },
    { tenant },
  );
}
