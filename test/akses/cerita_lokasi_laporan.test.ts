/** Reports of a member of one place: his stock card, what was known when, and files that say what the answers say. */
import { beforeAll, expect, test } from '@jest/globals';
import { fetchFile, fetchPdf, readCsv, readXlsx } from '../ekspor/ekspor.ts';
import { openServer } from '../helpers/server.ts';
import { hari, openStory, type Toko } from '../helpers/story.ts';
import { until } from '../helpers/until.ts';
import { openRelay } from '../helpers/worker.ts';
import { expectError } from '../rest/description.ts';
import { makeMember } from './milik_dunia.ts';

const { data, openToko } = openStory();
const server = openServer(data, { TOKEN_TTL_SECONDS: '3600' });

type Row = Record<string, unknown>;
let toko: Toko;
let barang: number;
let cabang: number;
let gudang: number;
let admin: ReturnType<typeof server.rest>;
let sari: ReturnType<typeof server.rest>;
let adminToken: string;
let token: string;

async function made(jenis: string, body: object) {
  const answer = await admin.post(`/api/transaksi/${jenis}`, body);
  if (answer.status !== 201) throw new Error(answer.text);
  return answer.body as { id: number; nomor_transaksi: string };
}
const sell = (lokasi_id: number, qty: number, day = '02-01', barang_id = barang) =>
  made('penjualan', {
    ...{ tanggal: hari(day), lokasi_id, kontak_id: toko.pelanggan },
    detail: [{ barang_id, qty, harga: 1000 }],
  });
const buy = (lokasi_id: number, qty: number, harga: number, day = '01-02', barang_id = barang) =>
  made('pembelian', {
    ...{ tanggal: hari(day), lokasi_id, kontak_id: toko.supplier },
    detail: [{ barang_id, qty, harga }],
  });
const move = (asal: number, tujuan: number, qty: number, day: string, others: object = {}) =>
  made('transfer-stok', {
    ...{ tanggal: hari(day), lokasi_asal_id: asal, lokasi_tujuan_id: tujuan },
    detail: [{ barang_id: barang, qty }],
    ...others,
  });

const member = async (kode: string, lokasi_id: number[] | null, walls: object = {}) => {
  const shop = { server, toko, tokens: { admin: adminToken } };
  return (await makeMember(shop, kode, walls, lokasi_id ? { lokasi_id } : {})).token;
};

const place = async (kode: string) =>
  (await admin.post('/api/master/lokasi', { kode, nama: kode })).body.id as number;

beforeAll(async () => {
  openRelay(data);
  toko = await openToko();
  barang = await toko.barang({ kode: 'KOPI', harga_jual: '1000' });
  adminToken = await server.tokenOf(toko, 'admin');
  admin = server.rest(adminToken);
  cabang = await place('CABANG');
  gudang = await place('GUDANG');
  await buy(toko.lokasi, 5000, 10);
  await buy(cabang, 100, 20);
  await move(toko.lokasi, cabang, 20, '01-10');
  await sell(toko.lokasi, 700);
  await sell(cabang, 3);
  token = await member('sari', [cabang]);
  sari = server.rest(token);
});

const PERIOD = `dari=${hari('01-01')}&sampai=${hari('12-31')}`;
const card = (rest: typeof sari, query = PERIOD) =>
  rest.get(`/api/laporan/kartu-stok/${barang}?${query}`);
const stock = async (rest: typeof sari, query = '') =>
  (await rest.get(`/api/laporan/stok?barang_id=${barang}${query}`)).body.data[0];

test('her card holds what her place moved, and closes with her stock', async () => {
  const { status, body, text } = await card(sari);
  expect([status, text]).toEqual([200, text]);
  expect(
    body.data.map(({ jenis, masuk, keluar, saldo_qty }: Row) => [jenis, masuk, keluar, saldo_qty]),
  ).toEqual([
    ['pembelian', 100, 0, 100],
    ['transfer-stok', 20, 0, 120],
    ['penjualan', 0, 3, 117],
  ]);
  expect(body.meta).toMatchObject({
    ...{ total: 3, lokasi_id: null },
    ...{ saldo_awal: { qty: 0 }, saldo_akhir: { qty: 117 } },
  });
  expect((await stock(sari)).qty).toBe(117);
  expect(text).not.toMatch(/"(?:nilai|saldo_nilai|hpp_tertunda)"/);
  expect((await card(admin)).text).toMatch(/"hpp_tertunda"/);
  // Without cost as well it is the same.
  const buta = server.rest(await member('buta', [cabang], { lihat_biaya: false }));
  expect((await card(buta)).body.data).toEqual(body.data);
  const later = await card(sari, `dari=${hari('01-05')}&sampai=${hari('01-31')}&per_page=1`);
  expect(later.body.meta).toMatchObject({
    ...{ total: 1, saldo_awal: { qty: 100 }, saldo_akhir: { qty: 120 } },
  });
  const second = (await card(sari, `${PERIOD}&per_page=2&page=2`)).body;
  expect([second.meta.total, second.data]).toEqual([3, [body.data[2]]]);
  expect((await card(sari, `${PERIOD}&lokasi_id=${cabang}`)).body.data).toEqual(body.data);
  const there = await card(sari, `${PERIOD}&lokasi_id=${toko.lokasi}`);
  expectError(there, 403, 'OTLOK');
  expect(there.body.message).toMatch(/^lokasi_id: /);
  expectError(await card(sari, `lokasi_id=999999`), 403, 'OTLOK');
});

test('GraphQL tells the same card', async () => {
  const ask = (more: string) =>
    server.graphql(
      token,
      `{ laporanKartuStok(barangId: "${barang}", dari: "${hari('01-01')}", sampai: "${hari('12-31')}"${more})
         { total meta { saldoAkhir { qty nilai } } data { keluar nilai saldoNilai } } }`,
    );
  const { body } = await ask('');
  expect(body.data.laporanKartuStok).toMatchObject({
    total: 3,
    meta: { saldoAkhir: { qty: '117.000000', nilai: null } },
  });
  expect(body.data.laporanKartuStok.data[2]).toEqual({
    ...{ keluar: '3.000000', nilai: null, saldoNilai: null },
  });
  const there = await ask(`, lokasiId: "${toko.lokasi}"`);
  expect(there.body.errors[0].extensions.code).toBe('OTLOK');
});

test('what another place buys back-dated, sells or corrects changes no byte of hers', async () => {
  const told = async () => [
    (await card(sari)).text,
    (await sari.get(`/api/laporan/stok?per_lokasi=true`)).text,
    (await sari.get(`/api/laporan/stok?per=${hari('01-31')}`)).text,
  ];
  const before = await told();
  await buy(toko.lokasi, 1000, 99, '01-01');
  await sell(toko.lokasi, 5);
  await toko.pekerja.rows('select erp_private.worker_rekap()');
  const all = (await card(admin, `${PERIOD}&per_page=100`)).body.data;
  expect(all.map(({ mutasi }: Row) => mutasi)).toContain('koreksi_hpp');
  expect(await told()).toEqual(before);
});

test('who has two places is told them together, and goods on the way between others without a name', async () => {
  const sent = await move(toko.lokasi, gudang, 40, '03-01', { dua_langkah: true });
  const [{ id: jalan } = { id: 0 }] = await toko.rows<{ id: number }>(
    `select m.lokasi_id as id from mutasi_stok as m where m.transaksi_id = $1 and m.qty > 0`,
    [sent.id],
  );
  const dua = server.rest(await member('dua', [cabang, gudang]));
  const [one, other] = [await card(sari), await card(dua)];
  expect(other.body.data).toEqual(one.body.data);
  await made('transfer-stok', {
    ...{ tanggal: hari('03-02'), lokasi_asal_id: cabang, lokasi_tujuan_id: gudang },
    detail: [{ barang_id: barang, qty: 7 }],
  });
  expect((await card(dua)).body.meta).toMatchObject({ total: 5, saldo_akhir: { qty: 117 } });
  expect((await card(sari)).body.meta).toMatchObject({ total: 4, saldo_akhir: { qty: 110 } });
  expect((await stock(dua)).qty).toBe(117);
  const supir = server.rest(await member('supir', [jalan]));
  const seen = await card(supir);
  expect(seen.body.data).toMatchObject([
    { masuk: 40, nomor: 'dokumen orang lain', transaksi_id: null, kontak_id: null },
  ]);
  expect(seen.text).not.toContain(sent.nomor_transaksi);
});

/** The moment after all that was done, once it is settled. */
async function settled(): Promise<string> {
  const saat = new Date().toISOString();
  await until(async () => {
    const { body } = await admin.get(`/api/laporan/stok?diketahui=${saat}`);
    return body.meta.diketahui === saat;
  });
  return saat;
}

test('reports as known at a moment do not know what came after it, whoever did that', async () => {
  const lain = await toko.barang({ kode: 'TEH', harga_jual: '1000' });
  await buy(cabang, 50, 10, '01-02', lain);
  const sold = await sell(cabang, 4, '02-01', lain);
  const saat = await settled();
  const known = `diketahui=${saat}`;
  await buy(cabang, 30, 10, '01-03', lain);
  // Head office is paid for what her place sold.
  await made('pelunasan-piutang', {
    ...{ tanggal: hari('02-02'), kontak_id: toko.pelanggan, akun_kas: '1101', jumlah: '1500' },
    alokasi: [{ dokumen_id: sold.id, jumlah: '1500' }],
  });
  const owed = async (query: string) =>
    (await sari.get(`/api/laporan/piutang?per_page=100&${query}`)).body.data.find(
      ({ nomor }: Row) => nomor === sold.nomor_transaksi,
    ).sisa;
  expect([await owed(''), await owed(known)]).toEqual([2500, 4000]);
  const kasir = server.rest(await member('kasir', null, { lihat_biaya: false }));
  for (const rest of [sari, kasir]) {
    const qty = async (query: string) => {
      const closed = await rest.get(`/api/laporan/kartu-stok/${lain}?${PERIOD}&${query}`);
      const row = (await rest.get(`/api/laporan/stok?barang_id=${lain}&${query}`)).body.data[0];
      expect(closed.body.meta.saldo_akhir.qty).toBe(row.qty);
      return row.qty;
    };
    expect([await qty(''), await qty(known)]).toEqual([76, 46]);
  }
});

const REPORTS = [
  ['stok', ['qty', 'tersedia', 'dipesan'], ['Nilai', 'HPP per satuan']],
  ['stok?per_lokasi=true', ['qty', 'tersedia', 'dipesan'], ['Nilai', 'HPP per satuan']],
  [`kartu-stok?${PERIOD}`, ['masuk', 'keluar', 'saldo_qty'], ['Nilai', 'Saldo nilai']],
  ['piutang', ['nilai', 'dibayar', 'sisa'], []],
  [`penjualan?${PERIOD}`, ['qty', 'bersih', 'hpp'], []],
  [`penjualan/summary?group_by=barang&${PERIOD}`, ['qty', 'bersih', 'hpp'], []],
] as const;
const TITLES: Record<string, string> = {
  ...{ qty: 'Qty', tersedia: 'Tersedia', dipesan: 'Dipesan', masuk: 'Masuk', keluar: 'Keluar' },
  ...{ saldo_qty: 'Saldo stok', nilai: 'Nilai', dibayar: 'Dibayar', sisa: 'Sisa' },
  ...{ bersih: 'Bersih', hpp: 'HPP' },
};

test.each(REPORTS)('the files of %s say what its answer says', async (report, figures, absent) => {
  const path = report.replace('kartu-stok', `kartu-stok/${barang}`);
  const link = path.includes('?') ? '&' : '?';
  const { body } = await sari.get(`/api/laporan/${path}${link}per_page=100`);
  expect(body.data.length).toBeGreaterThan(0);
  const titled = (name: string) =>
    report.startsWith('stok') && name === 'qty' ? 'Stok' : (TITLES[name] ?? name);
  const csv = readCsv(await fetchFile(server.base, token, `${path}${link}format=csv`));
  const at = (title: string) => csv.header.indexOf(title);
  for (const title of absent) expect([title, at(title)]).toEqual([title, -1]);
  const told = csv.rows
    .filter(([jenis]) => jenis === 'data')
    .map((row) => figures.map((name) => Number(row[at(titled(name))])));
  expect(told).toEqual(body.data.map((one: Row) => figures.map((name) => Number(one[name]))));
  const [sheet] = await readXlsx(await fetchFile(server.base, token, `${path}${link}format=xlsx`));
  expect(sheet?.header).toEqual(csv.header);
  const rows = sheet?.rows.filter(([jenis]) => jenis === 'data');
  expect(rows?.map((row) => figures.map((name) => Number(row[at(titled(name))])))).toEqual(told);
  const page = (await fetchPdf(server.base, token, `/api/laporan/${path}${link}format=pdf`)).join();
  expect(page).not.toMatch(/saldoakun/i);
  const table = page.replace('Nilaidalamrupiah', '');
  for (const title of absent) expect(table).not.toContain(title.replaceAll(' ', ''));
  if (!/stok/.test(report)) return;
  for (const format of ['csv', 'xlsx', 'pdf']) {
    const there = `/api/laporan/${path}${link}lokasi_id=${toko.lokasi}&format=${format}`;
    expectError(await sari.get(there), 403, 'OTLOK');
  }
});

test('a file is of who asks for it, whoever asked before', async () => {
  const path = `stok?barang_id=${barang}`;
  const adminToken = await server.tokenOf(toko, 'admin');
  const [his, hers, again] = [
    await fetchFile(server.base, adminToken, `${path}&format=csv`),
    await fetchFile(server.base, token, `${path}&format=csv`),
    await fetchFile(server.base, adminToken, `${path}&format=csv`),
  ];
  expect(again.bytes).toEqual(his.bytes);
  expect(hers.bytes).not.toEqual(his.bytes);
});
