/** What a member who does not see what goods cost is told all the same: stock, figures of the day, purchases by quantity. */
import { beforeAll, expect, test } from '@jest/globals';
import { openStream } from '../dashboard/stream.ts';
import { pdfPages } from '../helpers/pdf_text.ts';
import { openServer } from '../helpers/server.ts';
import { openStory, type Toko } from '../helpers/story.ts';
import { openRelay } from '../helpers/worker.ts';
import { expectError } from '../rest/description.ts';

const { data, openToko } = openStory();
const server = openServer(data);
const CAKUPAN = ['transaksi:*', 'laporan:*', 'master:*', 'dashboard:*', 'pengaturan:read'];
const today = new Date(Date.now() + 7 * 3600_000).toISOString().slice(0, 10);
/** What a piece costs, and its multiples here, occur in no other figure, in no id and in no time. */
const HARGA = 650.37;
const COST = /\b65\d{0,4}\.\d\d|"(?:nilai|hpp|laba)\w*"/;
const PRINTED = /650,37|656\.873/;

let toko: Toko;
let barang: number;
let beli: number;
let key: Record<string, string>;
let admin: ReturnType<typeof server.rest>;
let kasir: ReturnType<typeof server.rest>;
let adminToken: string;
let token: string;

async function member(kode: string, walls: object): Promise<string> {
  const role = { kode, nama: kode, dasar: 'staff', cakupan: CAKUPAN, ...walls };
  expect((await admin.post('/api/pengaturan/peran', role, key)).status).toBe(201);
  const email = `${kode}@${toko.kode}.test`;
  await admin.post('/api/pengaturan/pengguna', { email, nama: kode, peran: kode }, key);
  return server.signIn(email, toko.kode);
}

beforeAll(async () => {
  key = { 'x-admin-key': server.adminKey };
  toko = await openToko();
  barang = await toko.barang({
    kode: 'KOPI',
    harga_jual: '1000',
    harga_beli: `${HARGA}`,
    stok_minimum: 2000,
  });
  ({ id: beli } = await toko.beli(today, [[barang, 1010, HARGA]]));
  await toko.jual(today, [[barang, 10, 1000]]);
  adminToken = await server.tokenOf(toko, 'admin');
  admin = server.rest(adminToken);
  token = await member('kasir', { lihat_biaya: false });
  kasir = server.rest(token);
});

test('the stock card tells what moved and by which document, without values', async () => {
  const path = `/api/laporan/kartu-stok/${barang}?dari=${today}`;
  const whole = await admin.get(path);
  const card = await kasir.get(path);
  expect(card.body.meta).toMatchObject({ saldo_awal: { qty: 0 }, saldo_akhir: { qty: 1000 } });
  const [bought, sold] = card.body.data;
  expect(bought).toMatchObject({ jenis: 'pembelian', masuk: 1010, saldo_qty: 1010 });
  expect(sold).toMatchObject({ jenis: 'penjualan', keluar: 10, saldo_qty: 1000 });
  expect(bought.nomor).toBe(whole.body.data[0].nomor);
  expect([card.text, whole.text]).toEqual([
    expect.not.stringMatching(COST),
    expect.stringMatching(COST),
  ]);
  const query = `{ laporanKartuStok(barangId: "${barang}", dari: "${today}") { data { masuk nilai } } }`;
  const { body } = await server.graphql(token, query);
  expect(body.data.laporanKartuStok.data[0]).toEqual({ masuk: '1010.000000', nilai: null });
});

test('what only changes a value is no row of his card', async () => {
  const path = `/api/laporan/kartu-stok/${barang}?dari=${today}`;
  const before = await kasir.get(path);
  const { body } = await admin.get(`/api/transaksi/pembelian/${beli}`);
  const note = await admin.post('/api/transaksi/retur-pembelian', {
    mode: 'harga',
    tanggal: today,
    kontak_id: toko.supplier,
    detail: [{ baris_asal_id: body.detail[0].id, jumlah: '1010' }],
  });
  expect([note.status, note.text]).toEqual([201, note.text]);
  const [rows, all] = [await kasir.get(path), await admin.get(path)];
  expect(rows.body).toEqual(before.body);
  expect(all.body.data.length).toBeGreaterThan(rows.body.data.length);
});

test('the board shows sales, receivables and goods below their minimum, and no profit', async () => {
  const kpi = (await kasir.get('/api/dashboard/kpi')).body;
  expect(kpi).toMatchObject({ penjualan_hari_ini: 10_000, stok_menipis: 1 });
  const hidden = ['laba_kotor_bulan_ini', 'kas_bank', 'hutang_outstanding', 'nilai_stok'];
  expect(Object.keys(kpi).filter((name) => hidden.includes(name))).toEqual([]);
  expect(Object.keys((await admin.get('/api/dashboard/kpi')).body)).toEqual(
    expect.arrayContaining(hidden),
  );
  for (const [path, shown] of [
    ['/api/dashboard/summary', { bulan_ini: { penjualan: 10_000 } }],
    [
      '/api/dashboard/trend?hari=1',
      { data: [{ tanggal: today, penjualan: 10_000, transaksi: 1 }] },
    ],
    ['/api/dashboard/top10', { data: [{ kode: 'KOPI', bersih: 10_000 }] }],
    ['/api/dashboard/papan', { stok_menipis: [{ kode: 'KOPI', stok: 1000 }] }],
  ] as const) {
    const answer = await kasir.get(path);
    expect([path, answer.status, answer.body]).toMatchObject([path, 200, shown]);
    expect([path, answer.text]).toEqual([path, expect.not.stringMatching(COST)]);
    expect([path, answer.text]).toEqual([
      path,
      expect.not.stringMatching(/"(?:kas\w*|hutang|laba\w*|beban_usaha)"/),
    ]);
  }
  for (const field of ['labaKotorBulanIni', 'hutangOutstanding', 'nilaiStok']) {
    const { body } = await server.graphql(token, `{ dashboardKpi { ${field} } }`);
    expect([field, body.errors?.[0]?.extensions?.code]).toEqual([field, 'OTBIA']);
  }
  // A kind has that name too.
  const cash = await server.graphql(token, '{ dashboardKpi { kasBank } }');
  expect(cash.body.data.dashboardKpi).toEqual({ kasBank: null });
  const kind = await server.graphql(token, '{ transaksiGet(jenis: kas_bank, id: "1") { id } }');
  expect(kind.body.errors[0].extensions.code).toBe('TDTRX');
});

test('one stream of a tenant tells two callers what each may see', async () => {
  openRelay(data);
  const [his, all] = [
    await openStream(server.base, token),
    await openStream(server.base, adminToken),
  ];
  const first = await his.next(({ event }) => event === 'kpi');
  await all.next(({ event }) => event === 'kpi');
  const bought = await toko.beli(today, [[barang, 1, HARGA]]);
  const sold = await toko.jual(today, [[barang, 1, 1000]]);
  const causes = ({ data }: { data: { pemicu?: { transaksi_id?: number }[] } }) =>
    (data.pemicu ?? []).map(({ transaksi_id }) => transaksi_id);
  const seen = await his.next((one) => causes(one).includes(sold.id));
  const whole = await all.next((one) => causes(one).includes(sold.id));
  expect(seen.data).toMatchObject({ penjualan_hari_ini: 11_000 });
  expect([Object.keys(first.data), Object.keys(whole.data)]).toEqual([
    expect.not.arrayContaining(['nilai_stok']),
    expect.arrayContaining(['nilai_stok', 'laba_kotor_bulan_ini']),
  ]);
  expect(all.text()).toContain(`"transaksi_id": ${bought.id}`);
  expect(his.text()).not.toContain(`"transaksi_id": ${bought.id}`);
  expect(his.text()).not.toMatch(/nilai_stok|laba|hutang|kas_bank/);
  // What he missed is told as what came.
  const again = await openStream(server.base, token, 0);
  await again.next((one) => causes(one).includes(sold.id));
  expect(again.text()).not.toMatch(/nilai_stok|laba|hutang|kas_bank/);
  for (const one of [his, all, again]) await one.close();
});

test('a purchase is told with quantities, and is somebody else’s where only his own are his', async () => {
  const path = `/api/transaksi/pembelian/${beli}`;
  const [seen, whole] = [await kasir.get(path), await admin.get(path)];
  expect(seen.body).toMatchObject({
    id: beli,
    nomor_transaksi: whole.body.nomor_transaksi,
    kontak_nama: whole.body.kontak_nama,
    detail: [{ barang_kode: 'KOPI', qty: 1010, satuan: 'PCS' }],
  });
  for (const name of ['total_nilai', 'sisa', 'pembayaran', 'bruto', 'dibayar', 'biaya_tambahan']) {
    expect([name, name in seen.body, name in whole.body]).toEqual([name, false, true]);
  }
  expect(seen.text).not.toMatch(COST);
  expectError(await kasir.get('/api/transaksi/pembelian/999999'), 404, 'TDTRX');
  const asked = await server.graphql(
    token,
    `{ transaksiGet(jenis: pembelian, id: "${beli}") { nomorTransaksi totalNilai detail { qty harga } } }`,
  );
  expect(asked.body).not.toHaveProperty('errors');
  expect(asked.body.data.transaksiGet).toEqual({
    nomorTransaksi: whole.body.nomor_transaksi,
    totalNilai: null,
    detail: [{ qty: '1010.000000', harga: null }],
  });
  const both = server.rest(await member('gudang', { lihat_biaya: false, hanya_milik: true }));
  const none = await both.get('/api/transaksi/pembelian/999999');
  const others = await both.get(path);
  const plain = ({ text }: { text: string }) =>
    text.replaceAll(/"(?:timestamp|request_id|path)":"[^"]*"/g, '');
  expect([others.status, plain(others)]).toEqual([404, plain(none)]);
  expectError(await both.get(`${path}/cetak`), 404, 'TDTRX');
});

test('the paper of a receipt has no prices and no code that tells the total', async () => {
  const path = `/api/transaksi/pembelian/${beli}/cetak`;
  const page = await kasir.get(`${path}?format=html`);
  expect([page.status, page.text]).toEqual([200, expect.stringContaining('KOPI')]);
  expect([page.text, page.text]).toEqual([
    expect.not.stringMatching(PRINTED),
    expect.not.stringContaining('keasliannya'),
  ]);
  const whole = await admin.get(`${path}?format=html`);
  expect(whole.text).toContain('Periksa keasliannya');
  const many = await fetch(`${server.base}/api/cetak`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ dokumen: [{ jenis: 'pembelian', id: beli }] }),
  });
  expect(many.status).toBe(200);
  const text = pdfPages(Buffer.from(await many.arrayBuffer()))
    .flat()
    .join(' ');
  expect([text, text]).toEqual([
    expect.stringContaining('KOPI'),
    expect.not.stringMatching(PRINTED),
  ]);
  // A template of the tenant's own has no prices either, or is none of a receipt.
  const template = (kode: string, form: object) =>
    admin.put(`/api/pengaturan/tenant/kop/templat/${kode}`, { judul: 'Sendiri', ...form }, key);
  const kolom = [{ kunci: 'nama' }, { kunci: 'qty' }];
  const wrong = { dasar: 'penerimaan', kolom: [...kolom, { kunci: 'harga' }] };
  expectError(await template('terima', wrong), 400, 'VACTK');
  const made = await template('terima', { dasar: 'penerimaan', kolom });
  expect([made.status, made.text]).toEqual([204, '']);
  expect((await kasir.get(`${path}?templat=terima`)).status).toBe(200);
  expectError(await kasir.post(`/api/transaksi/pembelian/${beli}/tautan`, {}), 403, 'OTBIA');
});
