import { beforeAll, expect, test } from '@jest/globals';
import { DATA_CODES, toApiError } from '../../server/base/errors.ts';
import { type Db, expectError, openStory, type Toko } from '../helpers/story.ts';

const { data, openToko } = openStory('few');

/** PostgreSQL's own errors as it really raises them, and what becomes of them. */

let toko: Toko;
beforeAll(async () => {
  toko = await openToko();
});

async function answerTo(work: (db: Db) => Promise<unknown>) {
  const error = await toko.asOwner(work).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  const { statusCode, code, message } = toApiError(error);
  return [statusCode, code, message];
}

const MADE = `insert into satuan (kode, nama) values `;

test.each<[string, string, number, string, string | string[]]>([
  ['a duplicate', `${MADE} ('X1', 'x'), ('X1', 'x')`, 409, 'KOUNI', 'kode: sudah dipakai'],
  ['a missing value', `${MADE} ('X2', null)`, 400, 'VAWJB', ['nama: wajib diisi']],
  [
    'a value that is not allowed',
    `${MADE} ('X3', '')`,
    400,
    'VACEK',
    ['nama: nilai tidak diizinkan'],
  ],
  [
    'a number out of range',
    'select 2147483647::integer + 1',
    400,
    'VANIL',
    ['data: angka di luar jangkauan'],
  ],
  [
    'a date that does not exist',
    `select '2025-02-30'::date`,
    400,
    'VANIL',
    ['data: nilai tidak sah'],
  ],
  [
    'a reference to nothing',
    `insert into barang (kode, nama, satuan_id) values ('X4', 'x', 999999)`,
    400,
    'VAREF',
    ['satuan_id: tidak ditemukan'],
  ],
])('%s', async (_name, sql, status, code, message) => {
  expect(await answerTo((db) => db.rows(sql))).toEqual([status, code, message]);
});

test('a record that others still name', async () => {
  await toko.barang();
  const answer = await answerTo((db) => db.rows(`delete from satuan where kode = 'PCS'`));
  expect(answer).toEqual([409, 'KOPKI', 'masih dipakai oleh data lain']);
});

test('what the database refuses and the facade let pass', async () => {
  const answer = await answerTo(async (db) => {
    await db.rows('set local role erp_pengguna');
    await db.rows(`select * from t_${toko.kode}.barang`);
  });
  expect(answer.slice(0, 2)).toEqual([403, 'OTDBS']);
});

test('a record that somebody holds for longer than one waits', async () => {
  const answer = await toko.asOwner(async (holder) => {
    await holder.rows(`select from satuan where kode = 'PCS' for update`);
    return answerTo(async (db) => {
      await db.rows(`set local lock_timeout = '50ms'`);
      await db.rows(`select from satuan where kode = 'PCS' for update`);
    });
  });
  expect(answer.slice(0, 2)).toEqual([409, 'KOKUN']);
});

test('a document on which another stands is not voided; the message names that one', async () => {
  const barang = await toko.barang();
  await toko.beli('01-01', [[barang, 10, 10]]);
  const jual = await toko.jual('01-02', [[barang, 1, 100]]);
  const lain = await toko.jual('01-03', [[barang, 1, 100]]);
  // The row is put there by hand, with the triggers off.
  toko.leaveBroken();
  await toko.asOwner(async (db) => {
    await db.rows('set local session_replication_role = replica');
    await db.rows(
      `insert into alokasi (posting_id, transaksi_id, pos_id, tanggal, jumlah, nilai)
       select l.posting_id, l.id, p.id, l.tanggal, 40, 40 from pos_terbuka as p, transaksi as l
        where p.transaksi_id = $1 and l.id = $2`,
      [jual.id, lain.id],
    );
  });
  expect(await expectError(toko.batalkan('penjualan', jual.id), 'KODEP')).toContain(
    lain.nomor_transaksi,
  );
});

test('reading: all that sertakan adds; no kind, also where a document is posted', async () => {
  const barang = await toko.barang();
  const beli = await toko.beli('01-01', [[barang, 10, 10]]);
  const get = (sertakan: string[]) =>
    toko.staf.value(`select erp.transaksi_get('pembelian', $1, $2)`, [beli.id, sertakan]);
  expect(await get(['jurnal', 'riwayat', 'alokasi'])).toMatchObject({ id: beli.id });
  const none = toko.staf.rows('select erp.transaksi_get(null, $1)', [beli.id]);
  await expectError(none, 'VAJNS', 'jenis');
  const other = data.asOwner(
    (db) => db.rows(`select erp_private.transaksi_post(null::buku, 1, null, '{}')`),
    { tenant: toko.kode },
  );
  await expectError(other, 'TDJNS');
});

test.each([
  ['barang', 'TDBRG'],
  ['kontak', 'TDKTK'],
  ['lokasi', 'TDLOK'],
  ['akun', 'TDAKN'],
  ['satuan', 'TDSTN'],
  ['harga', 'TDHRG'],
  ['barang_satuan', 'TDBST'],
  ['barang_harga', 'TDBHG'],
  ['barang_pemasok', 'TDBPM'],
  ['barang_lokasi', 'TDBLK'],
  ['dimensi', 'TDDIM'],
  ['dimensi_nilai', 'TDDNL'],
])('an absent record of %s is %s', async (entitas, code) => {
  const get = toko.staf.rows(`select erp.master_get($1, '999999')`, [entitas]);
  await expectError(get, code);
});

test('codes of data that the server puts on the client are those of lists and imports', async () => {
  const codes = await data.rows<{ kode: string }>(
    `select '22' || n.kode as kode from (
       select lpad(n::text, 3, '0') as kode from generate_series(0, 50) as n
       union all
       select format('%s%s', a, b) from unnest('{01,02,03,P0}'::text[]) as a,
              unnest(string_to_array('0 1 2 3 4 5 6 7 8 9 A B C D E F G H W X', ' ')) as b
     ) as n where erp_private.kesalahan_client('22' || n.kode) group by 1 order by 1`,
  );
  expect(codes.map(({ kode }) => kode)).toEqual([...DATA_CODES].sort());
});

test.each<[string, string, number]>([
  ['a time zone that is none', `select '2026-01-01 00:00+99:99'::timestamptz`, 400],
  ['text that JSON cannot keep', `select '"\\u0000"'::jsonb ->> 0`, 400],
  ['a pattern that ends with its escape', `select 'ab' like 'a\\'`, 400],
  ['a word that an enum lacks', `select 'x'::erp.status_cdc`, 400],
  ['a division by zero', 'select 1 / (select count(*) from satuan where false)', 500],
  ['a pattern that is none', `select 'a' ~ '['`, 500],
  ['a page before the first', 'select 1 limit (select -1)', 500],
])('%s → %s', async (_name, sql, status) => {
  expect((await answerTo((db) => db.rows(sql)))[0]).toBe(status);
});
