/** The list parameters of the specification (4.2) on transactions. */
import { beforeAll, expect, test } from '@jest/globals';
import type { Answer } from '../helpers/server.ts';
import { hari } from '../helpers/toko.ts';
import { penjualanOf } from './made.ts';
import { openReading } from './reading.ts';
import { ask } from './request.ts';
import { openWorld } from './world.ts';

// biome-ignore lint/suspicious/noExplicitAny: rows are what the test is about.
type Row = any;

const world = openWorld();
const read = openReading(world);

const name = 'GET /transaksi/{jenis}';
const list = (search: string) => read(name, search, 'penjualan');
const ids: number[] = [];
const shown = (answer: Answer): number[] => answer.body.data.map((row: Row) => row.id);
let lain = 0;

beforeAll(async () => {
  lain = await world.toko.kontak({ nama: 'Toko Mélati' });
  const one = world.barang;
  for (const more of [
    {
      tanggal: hari('02-01'),
      nomor_referensi: 'PO-1,2',
      detail: [{ barang_id: one, qty: 1, harga: 100 }],
    },
    { tanggal: hari('02-02'), kontak_id: lain, detail: [{ barang_id: one, qty: 1, harga: 300 }] },
    {
      tanggal: hari('02-03'),
      detail: [{ barang_id: one, qty: 1, harga: 200 }],
      pembayaran: [{ akun_kode: '1101', jumlah: 200 }],
    },
    { tanggal: hari('02-04'), keterangan: 'belum jadi', draft: true },
  ]) {
    const made = await ask(world, 'POST /transaksi/{jenis}', world.tokens.staff, {
      params: { jenis: 'PJ' },
      body: { ...penjualanOf(world), ...more },
    });
    if (made.status !== 201) throw new Error(made.text);
    ids.push(made.body.id);
  }
});

const of = (...positions: number[]) => positions.map((position) => ids[position]);

test('transaksi: every status unless filtered, the newest first', async () => {
  expect(shown(await list(''))).toEqual(of(3, 2, 1, 0));
  const [row] = (await list('filter=status:draft')).body.data;
  expect(row).toMatchObject({
    id: ids[3],
    status: 'draft',
    nomor_transaksi: `DRAFT-${ids[3]}`,
    nomor_bukti: `DRAFT-${ids[3]}`,
    jenis: 'penjualan',
    jenis_kode: 'PJ',
  });
});

test.each([
  ['filter=status:final', [2, 1, 0]],
  ['filter=status:final,status_bayar:lunas', [2]],
  ['filter=status_bayar:belum', [1, 0]],
  ['filter=nomor_referensi:PO-1\\,2', [0]],
  [`filter=dari:${hari('02-02')},sampai:${hari('02-03')}`, [2, 1]],
  ['filter=kontak_id:7654321', []],
  ['search=MELATI', [1]],
  ['search=elum ja', [3]],
  ['search=elum ja&search_fields=kontak_nama', []],
  ['search=o-1', [0]],
  ['sorts=tanggal:asc', [0, 1, 2, 3]],
  ['sort=tanggal:asc', [0, 1, 2, 3]],
  ['sort=tanggal:asc&sorts=tanggal:desc', [3, 2, 1, 0]],
  ['filter=status:final&sorts=status:asc,total_nilai:desc', [1, 2, 0]],
  ['filter=status:final&sorts=total_nilai', [0, 2, 1]],
  // The list is of one kind: its code orders nothing, and it sends nothing that arrives later.
  ['sorts=jenis_kode:asc', [0, 1, 2, 3]],
  ['sorts=jenis_kode:desc', [3, 2, 1, 0]],
  ['sorts=jenis_kode:desc,total_nilai:asc&filter=status:final', [0, 2, 1]],
  ['filter=status_terima:belum', []],
  ['paginate=false', [3, 2, 1, 0]],
  ['per_page=3&page=2', [0]],
  ['page=5', []],
] as const)('%s', async (query, expected) => {
  expect(shown(await list(query.replace('+', '%2B')))).toEqual(of(...expected));
});

test('transaksi: by contact and location', async () => {
  expect(shown(await list(`filter=kontak_id:${lain}`))).toEqual(of(1));
  expect(shown(await list(`filter=lokasi_id:${world.toko.lokasi}`))).toEqual(of(3, 2, 1, 0));
});

test('transaksi: custom_fields', async () => {
  const { body } = await list(
    'custom_fields=kontak_kode,dibuat_oleh,jatuh_tempo,hpp_total,laba&filter=status:final',
  );
  const [, row] = body.data;
  expect(row).toMatchObject({
    id: ids[1],
    total_nilai: 300,
    hpp_total: 1000,
    laba: -700,
    sisa: 300,
  });
  expect(row).toHaveProperty('kontak_kode');
  expect(row).toHaveProperty('dibuat_oleh');
  expect(row).toHaveProperty('jatuh_tempo');
});

test('transaksi: links and meta', async () => {
  const answer = await list('per_page=3');
  expect(answer.body.meta).toEqual({ page: 1, per_page: 3, total: 4, total_pages: 2 });
  expect(answer.headers.get('link')).toContain(
    '</api/transaksi/penjualan?per_page=3&page=2>; rel="next"',
  );
  expect((await list('paginate=false')).body.meta).toEqual({ paginate: false, total: 4 });
});

test('transaksi: the short code is the same list', async () => {
  expect((await read(name, '', 'PJ')).body).toEqual((await list('')).body);
  expect((await read(name, '', 'retur-penjualan')).body.data).toEqual([]);
});
