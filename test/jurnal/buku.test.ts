import { beforeAll, expect, test } from '@jest/globals';
import { type Db, expectError, hari, openStory, type Toko } from '../helpers/story.ts';

const { data, openToko } = openStory();

const BOOKS = ['jurnal', 'jurnal_baris', 'mutasi_stok', 'pos_terbuka', 'alokasi', 'posting'];

/** A shop whose books are written by hand. */
async function shop(): Promise<Toko> {
  const toko = await openToko();
  toko.leaveBroken();
  const barang = await toko.barang();
  await toko.beli('01-01', [[barang, 10, 1000]]);
  return toko;
}

/** For what is refused, which leaves its books as they were. */
let toko: Toko;
beforeAll(async () => {
  toko = await shop();
});

/** In the books' own role, as if a posting function had gone wrong. */
const asWriter = <T>(toko: Toko, work: (db: Db) => Promise<T>) =>
  data.asOwner(work, { tenant: toko.kode, role: 'erp_writer' });

/** A document with a journal of these lines (`D 6204 100, K 4201 100 01-03`), and nothing in any sub-ledger. */
async function craft(
  db: Db,
  toko: Toko,
  ayat: string,
): Promise<{ posting: number; jurnal: number }> {
  const id = await db.value<number>(`select nextval('transaksi_id_seq')`);
  const posting = await db.value<number>(
    `insert into posting (aksi, transaksi_id) values ('posting', $1) returning id`,
    [id],
  );
  await db.rows(
    `insert into transaksi (id, jenis, nomor, tanggal, kontak_id, lokasi_id, status, posting_id)
     values ($1, 'penjualan', $2, $3, $4, $5, 'final', $6)`,
    [id, `X-${id}`, hari('01-02'), toko.pelanggan, toko.lokasi, posting],
  );
  const jurnal = await db.value<number>(
    `insert into jurnal (posting_id, transaksi_id, jenis, nomor, tanggal)
     values ($1, $2, 'transaksi', $3, $4) returning id`,
    [posting, id, `X-${id}`, hari('01-02')],
  );
  const lines = ayat.split(', ').filter((line) => line !== '');
  for (const [i, line] of lines.entries()) {
    const [side, akun, nilai, tanggal = '01-02'] = line.split(' ');
    await db.rows(
      `insert into jurnal_baris (jurnal_id, posting_id, baris, tanggal, akun_kode, debit, kredit)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [jurnal, posting, i + 1, hari(tanggal), akun, ...(side === 'D' ? [nilai, 0] : [0, nilai])],
    );
  }
  return { posting, jurnal };
}

test('nobody changes, deletes or empties the books: not the writer, not the owner', async () => {
  for (const tabel of BOOKS) {
    const column = tabel === 'posting' ? 'request_id' : 'transaksi_id';
    const set = tabel === 'jurnal_baris' ? `keterangan = 'x'` : `${column} = ${column}`;
    const attempts = [
      `update ${tabel} set ${set}`,
      `delete from ${tabel}`,
      `truncate ${tabel} cascade`,
    ];
    for (const sql of attempts) {
      const writer = asWriter(toko, (db) => db.rows(sql));
      await expect(writer).rejects.toMatchObject({
        code: expect.stringMatching(/^(42501|KOBKU)$/),
      });
      const owner = data.owner({ tenant: toko.kode, role: 'erp_owner' }).rows(sql);
      await expectError(owner, 'KOBKU');
    }
  }
});

test('a posting goes from open to proven and no other way', async () => {
  const update = (set: string) => asWriter(toko, (db) => db.rows(`update posting set ${set}`));
  await expectError(update('terbukti = false'), 'KOBKU');
  await expectError(update(`alasan = 'lain'`), 'KOBKU');
  await expectError(update('terbukti = true'), 'KOBKU');
});

test('control: a sound posting by hand is accepted', async () => {
  const toko = await shop();
  await asWriter(toko, (db) => craft(db, toko, 'D 6204 100, K 4201 100'));
  expect(await toko.rows('select from posting where not terbukti')).toEqual([]);
});

test.each([
  ['does not balance', 'D 6204 100, K 4201 99.99', 'KOBLN'],
  ['has one line', 'D 6204 100', 'KOBLN'],
  ['has no line', '', 'KOBLN'],
  ['has a line of another day', 'D 6204 100, K 4201 100 01-03', 'KOBLN'],
  ['touches the receivables without an item', 'D 1201 100, K 4101 100', 'KOKDL'],
  ['touches the payables without an item', 'D 6204 100, K 2101 100', 'KOKDL'],
  ['touches the stock without a movement', 'D 5101 100, K 1301 100', 'KOKDL'],
  ['touches the deposits without an item', 'D 1101 100, K 2301 100', 'KOKDL'],
])('refused at commit: a journal that %s', async (_name, ayat, code) => {
  let commits = false;
  const crafted = asWriter(toko, async (db) => {
    await craft(db, toko, ayat);
    commits = true;
  });
  await expectError(crafted, code);
  expect(commits).toBe(true);
});

test('refused at commit: a sub-ledger row without its journal', async () => {
  const pos = asWriter(toko, async (db) => {
    const { posting } = await craft(db, toko, 'D 6204 100, K 4201 100');
    await db.rows(
      `insert into pos_terbuka (posting_id, transaksi_id, jenis, akun_kode, kontak_id, tanggal, nilai)
       select $1, transaksi_id, 'piutang', '1201', $2, $3, 50 from posting where id = $1`,
      [posting, toko.pelanggan, hari('01-02')],
    );
  });
  await expectError(pos, 'KOKDL');
});

const MOVEMENT = `insert into mutasi_stok (
    posting_id, transaksi_id, baris_id, barang_id, lokasi_id, pool_id, jenis, dasar, tanggal, tanggal_kunci, urut, baris, qty,
    nilai, akun_persediaan, akun_lawan)
  select p.id, p.transaksi_id, null, m.barang_id, m.lokasi_id, 0, 'keluar', 'rata', m.tanggal, m.tanggal, 99, 1, 0, 0, '1301', '5101'
    from posting as p, (select * from mutasi_stok order by id limit 1) as m
   where p.id = $1`;

/** That movement with a value in one more column. */
const dengan = (kolom: string, nilai: string) =>
  MOVEMENT.replace('nilai, akun', `nilai, ${kolom}, akun`).replace(
    "0, 0, '1301'",
    `0, 0, ${nilai}, '1301'`,
  );

const CORRECTION = `insert into mutasi_stok (
    posting_id, transaksi_id, baris_id, barang_id, lokasi_id, pool_id, jenis, dasar, tanggal, tanggal_kunci, urut, baris, qty,
    nilai, akun_persediaan, akun_lawan, gabungan_id, koreksi_untuk)
  select p.id, p.transaksi_id, m.baris_id, m.barang_id, m.lokasi_id, 0, 'koreksi_hpp', 'tetap', m.tanggal, m.tanggal, m.urut, 1, 0,
         0, '1301', '5101', null, m.id
    from posting as p, (select * from mutasi_stok where koreksi_untuk is null order by id limit 1) as m
   where p.id = $1`;

const LINES = `insert into jurnal_baris (jurnal_id, posting_id, baris, tanggal, akun_kode, kontak_id, debit, kredit)
  select j.id, $1, n.baris, j.tanggal, '9999', null, n.debit, n.kredit
    from (select * from jurnal order by id desc limit 1) as j, (values (9, 1, 0), (10, 0, 1)) as n (baris, debit, kredit)`;

test.each<[string, string]>([
  [
    'a line of no journal',
    'insert into jurnal_baris (jurnal_id, posting_id, baris, tanggal, akun_kode, debit) values (0, $1, 9, now(), $$6204$$, 1)',
  ],
  [
    'a line of another posting’s journal',
    'insert into jurnal_baris (jurnal_id, posting_id, baris, tanggal, akun_kode, debit) select min(id), $1, 9, now(), $$6204$$, 1 from jurnal',
  ],
  ['lines of no account', LINES],
  ['lines of no contact', LINES.replace("'9999', null", "'6204', 0")],
  [
    'an open item of no contact',
    'insert into pos_terbuka (posting_id, transaksi_id, jenis, akun_kode, kontak_id, tanggal, nilai) select $1, transaksi_id, $$piutang$$, $$1201$$, 0, now(), 1 from posting where id = $1',
  ],
  [
    'an open item of no account',
    'insert into pos_terbuka (posting_id, transaksi_id, jenis, akun_kode, kontak_id, tanggal, nilai) select $1, p.transaksi_id, $$piutang$$, $$9999$$, min(k.id), now(), 1 from posting as p, kontak as k where p.id = $1 group by 2',
  ],
  [
    'an open item of no document',
    'insert into pos_terbuka (posting_id, transaksi_id, jenis, akun_kode, kontak_id, tanggal, nilai) select $1, 0, $$piutang$$, $$1201$$, min(id), now(), 1 from kontak',
  ],
  ['a movement of no document', MOVEMENT.replace('p.transaksi_id,', '0,')],
  ['a movement of no line', MOVEMENT.replace('null', '0')],
  ['a movement of no goods', MOVEMENT.replace('m.barang_id', '0')],
  ['a movement at no location', MOVEMENT.replace('m.lokasi_id', '0')],
  ['a movement with values of no dimension', dengan('gabungan_id', '0')],
  [
    'a document with values of no dimension',
    'update transaksi set gabungan_id = 0 where posting_id = $1',
  ],
  [
    'a line with values of no dimension',
    "insert into transaksi_baris (transaksi_id, jenis, baris, gabungan_id) select transaksi_id, 'penjualan', 1, 0 from posting where id = $1",
  ],
  [
    'journal lines with values of no dimension',
    'insert into jurnal_baris (jurnal_id, posting_id, baris, tanggal, akun_kode, debit, kredit, gabungan_id)' +
      ' select j.id, $1, 8 + n, j.tanggal, $$6204$$, 2 - n, n - 1, 0 from jurnal as j, generate_series(1, 2) as n where j.posting_id = $1',
  ],
  ['a movement in no account', MOVEMENT.replace("'1301'", "'9999'")],
  ['a movement against no account', MOVEMENT.replace("'5101'", "'9999'")],
  ['a movement in no journal', dengan('jurnal_id', '0')],
  ['a movement that reverses none', dengan('membalik_id', '0')],
  ['a movement that mirrors none', dengan('sumber_id', '0')],
  ['a correction of no movement', CORRECTION.replace('m.id', '0')],
  ['a correction with another line', CORRECTION.replace('m.baris_id', 'null')],
  ['a correction of other goods', CORRECTION.replace('m.barang_id', '0')],
  ['a correction at another location', CORRECTION.replace('m.lokasi_id', '0')],
  ['a correction with other values of dimensions', CORRECTION.replace('null, m.id', '0, m.id')],
  ['a correction in no account', CORRECTION.replace("'1301'", "'9999'")],
  ['a correction against no account', CORRECTION.replace("'5101'", "'9999'")],
])('refused at commit: %s', async (_, sql) => {
  const post = (row: string) =>
    asWriter(toko, async (db) => {
      const { posting } = await craft(db, toko, 'D 6204 100, K 4201 100');
      await db.rows(row, [posting]);
    });
  await expectError(post(sql), 'KOBKU');
  await post(MOVEMENT);
  await post(CORRECTION);
});

test('refused at commit: a posting or a journal of no document', async () => {
  const posting = `insert into posting (aksi, transaksi_id) values ('posting', $1) returning id`;
  await expectError(
    asWriter(toko, (db) => db.rows(posting, [0])),
    'KOBKU',
  );
  const jurnal = asWriter(toko, async (db) => {
    const id = await db.value<number>(posting, [null]);
    const kepala = `insert into jurnal (posting_id, transaksi_id, jenis, nomor, tanggal) values ($1, 0, 'transaksi', 'X', $2) returning id`;
    const journal = await db.value<number>(kepala, [id, hari('01-02')]);
    const baris = `insert into jurnal_baris (jurnal_id, posting_id, baris, tanggal, akun_kode, debit, kredit) values ($1, $2, $3, $4, '6204', $5, $6)`;
    await db.rows(baris, [journal, id, 1, hari('01-02'), 1, 0]);
    await db.rows(baris, [journal, id, 2, hari('01-02'), 0, 1]);
  });
  await expectError(jurnal, 'KOBKU');
});

test('what rows of the books name stays, and keeps its id: not even the owner takes it away', async () => {
  for (const sql of [
    'delete from transaksi',
    'update transaksi set id = id + 1000',
    'truncate transaksi cascade',
    'delete from transaksi_baris',
    'update transaksi_baris set id = id + 1000',
    'delete from stok_lokasi',
    'update stok_lokasi set barang_id = barang_id',
    'delete from akun',
    `update akun set kode = kode || 'x'`,
    'truncate akun cascade',
    'delete from kontak',
    'update kontak set id = id + 1000',
    'delete from barang',
    'delete from lokasi',
  ]) {
    const owner = data.owner({ tenant: toko.kode, role: 'erp_owner' }).rows(sql);
    await expectError(owner, 'KOBKU');
  }
});

test('refused at commit: a journal in a closed month, whatever function wrote it', async () => {
  const toko = await shop();
  await toko.tutupBulan(hari('01-01'));
  const crafted = asWriter(toko, (db) => craft(db, toko, 'D 6204 100, K 4201 100'));
  await expectError(crafted, 'KOTUP');
});

test('a proven posting takes no further row, in its transaction or later', async () => {
  const toko = await shop();
  const line = (db: Db, posting: number, jurnal: number) =>
    db.rows(
      `insert into jurnal_baris (jurnal_id, posting_id, baris, tanggal, akun_kode, debit)
       values ($1, $2, 99, $3, '6204', 1)`,
      [jurnal, posting, hari('01-02')],
    );
  const later = await asWriter(toko, (db) => craft(db, toko, 'D 6204 100, K 4201 100'));
  await expectError(
    asWriter(toko, (db) => line(db, later.posting, later.jurnal)),
    'KOBKU',
  );
  const same = asWriter(toko, async (db) => {
    const made = await craft(db, toko, 'D 6204 100, K 4201 100');
    await db.rows('set constraints all immediate');
    await line(db, made.posting, made.jurnal);
  });
  await expectError(same, 'KOBKU');
});

test.each(['set local search_path = t_dua, erp, pg_temp', `set local erp.tenant = 'dua'`])(
  'a posting of no document that ends under another tenant’s path or claim is refused: %s',
  async (sql) => {
    const crafted = asWriter(toko, async (db) => {
      await db.rows(`insert into posting (aksi) values ('posting')`);
      await db.rows(sql);
    });
    await expectError(crafted, 'KOTNL');
  },
);

test('amounts are finite: neither NaN nor infinity enters the books', async () => {
  for (const value of ['NaN', 'Infinity', '1e18']) {
    const crafted = asWriter(toko, (db) => craft(db, toko, `D 6204 ${value}, K 4201 ${value}`));
    await expect(crafted).rejects.toMatchObject({ code: expect.stringMatching(/^(23514|22003)$/) });
  }
});

test('balances that were tampered with are found by the consistency queries', async () => {
  const toko = await shop();
  await toko.rows(`update saldo_harian set debit = debit + 1 where akun_kode = '1301'`);
  await expect(toko.expectConsistent()).rejects.toThrow();
  await toko.rows(`update saldo_harian set debit = debit - 1 where akun_kode = '1301'`);
  await toko.rows('update stok_pool set nilai = nilai + 1');
  await expect(toko.expectConsistent()).rejects.toThrow();
  await toko.rows('update stok_pool set nilai = nilai - 1');
  await toko.rows('update stok_lokasi set qty = qty + 1');
  await expect(toko.expectConsistent()).rejects.toThrow();
  await toko.rows('update stok_lokasi set qty = qty - 1');
});
