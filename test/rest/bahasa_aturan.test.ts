/** What is refused most often, in English: the form of what is sent, days, stock, credit, codes, and what changed meanwhile. */
import { beforeAll, expect, test } from '@jest/globals';
import { connectAgent } from '../agen/agent.ts';
import type { Rest } from '../helpers/server.ts';
import { openServer } from '../helpers/server.ts';
import { hari, openStory, type Toko } from '../helpers/story.ts';

const { data, openToko } = openStory();
const server = openServer(data, { RATE_LIMIT: '1000' });
const en = { 'accept-language': 'en' };
let toko: Toko;
let admin: Rest;
let barang: number;
beforeAll(async () => {
  toko = await openToko();
  admin = await server.restAs(toko, 'admin');
  barang = await toko.barang({ kode: 'KOPI', nama: 'Kopi' });
  await toko.beli(hari('02-01'), [[barang, 5, 1000]]);
});

type Body = Record<string, unknown>;
/** Code and message, in English and in Indonesian. */
async function said(path: string, body: Body, headers: Record<string, string> = {}) {
  const of = async (more: Record<string, string>) => {
    const answer = await admin.post(path, body, { ...headers, ...more });
    return [answer.body.code, [answer.body.message].flat()[0]] as const;
  };
  const [[code, abroad], [same, home]] = [await of(en), await of({})];
  expect(same).toBe(code);
  return [code, abroad, home];
}
const sale = (lain: Body = {}) => ({
  ...{ tanggal: hari('03-01'), kontak_id: toko.pelanggan, lokasi_id: toko.lokasi },
  detail: [{ barang_id: barang, qty: 1, harga: 1500 }],
  ...lain,
});

test('stock that is short, and a credit limit', async () => {
  const detail = [{ barang_id: barang, qty: 9, harga: 1500 }];
  const [code, abroad, home] = await said('/api/transaksi/penjualan', sale({ detail }));
  expect(code).toBe('KOSTK');
  expect(abroad).toMatch(/^stock of Kopi \(KOPI\) at \S+ is short by 4 \S+ on \d{4}-03-01$/);
  expect(home).toMatch(/^stok Kopi \(KOPI\) di \S+ kurang 4 \S+ pada \d{4}-03-01$/);
  const kontak_id = await toko.kontak({ nama: 'Bon', batas_kredit: 1000 });
  expect(await said('/api/transaksi/penjualan', sale({ kontak_id }))).toEqual([
    'KOKRD',
    'kontak_id: receivables of 0.00 and 1500.00 more exceed the credit limit of 1000.00',
    'kontak_id: piutang 0.00 ditambah 1500.00 melampaui batas kredit 1000.00',
  ]);
});

test('days: beyond today, and in books that are locked', async () => {
  const [code, abroad] = await said('/api/transaksi/penjualan', sale({ tanggal: '2999-01-01' }));
  expect(code).toBe('VATGL');
  expect(abroad).toMatch(/^tanggal: 2999-01-01 is after today \(\d{4}-\d\d-\d\d\)$/);
  await toko.rows(`update pengaturan set tanggal_kunci = $1`, [hari('01-31')]);
  expect(await said('/api/transaksi/penjualan', sale({ tanggal: hari('01-15') }))).toEqual([
    'KOTUP',
    `tanggal: the books are locked until ${hari('01-31')}`,
    `tanggal: buku terkunci sampai ${hari('01-31')}`,
  ]);
});

test('the form of codes and of ids of other programs', async () => {
  expect(await said('/api/master/lokasi', { kode: 'gd 1', nama: 'Gudang' })).toEqual([
    'VAINP',
    'kode: 1 to 10 capital letters, digits or hyphens',
    'kode: 1 sampai 10 huruf besar, angka atau tanda hubung',
  ]);
  const id_luar = { shopee: ' a' };
  expect((await said('/api/transaksi/penjualan', sale({ id_luar })))[1]).toBe(
    'id_luar.shopee: must have no blanks at its ends',
  );
  const { body } = await admin.get('/api/transaksi/penjualan/luar/SALAH!/1', en);
  expect([body.message].flat()[0]).toMatch(/is no valid source/);
});

test('fields of a tenant', async () => {
  const bidang = { untuk: 'kontak', kunci: 'wilayah', label: 'Wilayah', tipe: 'pilihan' };
  expect((await said('/api/master/bidang', { ...bidang, pilihan: [] }))[1]).toBe(
    'pilihan: must have at least 1 items',
  );
});

test('what changed since it was read', async () => {
  const path = `/api/master/barang/${barang}`;
  const asked = { ...en, 'if-match': '"00000000000000000000000000000000"' };
  const refused = await admin.patch(path, { nama: 'Kopi Tubruk' }, asked);
  expect([refused.status, refused.body.message]).toEqual([
    412,
    'this has changed since you read it; load it again first',
  ]);
});

test('what cannot be read at all', async () => {
  const refused = await fetch(`${server.base}/api/master/barang`, {
    method: 'POST',
    headers: { ...en, 'content-type': 'application/json', authorization: await bearer() },
    body: '{"nama":',
  });
  expect((await refused.json()).message).toEqual(['body: is not valid JSON']);
  const twice = await admin.get('/api/master/barang?page=1&page=2', en);
  expect(twice.body.message).toEqual(['page: may be given once only']);
});

const bearer = async () => `Bearer ${await server.tokenOf(toko, 'admin')}`;

test('rules that functions say themselves: over REST, GraphQL, in a list and to an agent', async () => {
  const kontak_id = await toko.kontak({ kode: 'TUTUP', nama: 'Toko Tutup' });
  expect((await admin.patch(`/api/master/kontak/${kontak_id}`, { aktif: false })).status).toBe(204);
  const dokumen = sale({ kontak_id });
  const told = 'kontak_id: contact TUTUP is not active';
  expect(await said('/api/transaksi/penjualan', dokumen)).toEqual([
    'VADOK',
    told,
    'kontak_id: kontak TUTUP tidak aktif',
  ]);
  const query =
    'mutation ($d: DokumenPenjualanInput!) {penjualanCreate(input: {dokumen: $d}) {result {id}}}';
  const variables = {
    d: {
      ...{ tanggal: hari('03-01'), kontakId: kontak_id, lokasiId: toko.lokasi },
      detail: [{ barangId: barang, qty: 1, harga: 1500 }],
    },
  };
  const { body } = await admin.post('/graphql', { query, variables }, en);
  expect(body.errors[0].extensions).toMatchObject({ code: 'VADOK', messages: [told] });
  for (const [mode, key] of [
    ['semua', 'aturan-0001'],
    ['per-baris', 'aturan-0002'],
  ] as const) {
    const list = await admin.post(
      '/api/transaksi/penjualan/massal',
      { mode, dokumen: [dokumen] },
      { ...en, 'idempotency-key': key },
    );
    expect(list.text).toContain(told);
    expect(list.text).not.toContain('tidak aktif');
  }
  const token = await server.tokenOf(toko, 'admin');
  const agent = await connectAgent(server.base, token, undefined, undefined, 'en');
  const tried = await agent.call('simulasi', { jenis: 'penjualan', dokumen });
  await agent.close();
  expect([tried.galat, tried.isi.message]).toEqual([true, [told]]);
});

test('what stands in the way, and settings in one line', async () => {
  const { body: made } = await admin.post('/api/transaksi/penjualan', sale());
  const refused = await admin.put(`/api/transaksi/penjualan/${made.id}`, sale(), en);
  expect([refused.status, refused.body.message]).toEqual([
    409,
    'the transaction is final; correct it with a void and a new transaction',
  ]);
  const setting = await admin.patch(
    '/api/pengaturan/tenant',
    { metode_hpp: 'fifo', tanggal_mulai: '2019-01-01' },
    { ...en, 'x-admin-key': server.adminKey },
  );
  expect([setting.status, setting.body.message]).toEqual([
    409,
    'metode_hpp: stock has moved already; tanggal_mulai: transactions are booked already',
  ]);
});
