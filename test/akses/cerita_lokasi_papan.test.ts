/** The dashboard of a member of one place: its figures are those of his reports, and what is of no place is not told. */
import { beforeAll, expect, test } from '@jest/globals';
import { openStream } from '../dashboard/stream.ts';
import { openServer } from '../helpers/server.ts';
import { openStory, type Toko } from '../helpers/story.ts';
import { openRelay } from '../helpers/worker.ts';
import { expectError } from '../rest/description.ts';
import { makeMember } from './milik_dunia.ts';

const { data, openToko } = openStory();
const server = openServer(data, { TOKEN_TTL_SECONDS: '3600' });
const day = (ago: number) =>
  new Date(Date.now() + 7 * 3600_000 - ago * 86_400_000).toISOString().slice(0, 10);
const today = day(0);
/** A day of the month before this one, at the latest 62 days ago. */
const before = `${day(Number(today.slice(8)) + 2).slice(0, 8)}05`;

type Row = Record<string, unknown>;
let toko: Toko;
let barang: number;
let cabang: number;
let admin: ReturnType<typeof server.rest>;
let sari: ReturnType<typeof server.rest>;
let adminToken: string;
let token: string;

const member = async (kode: string, walls: object = {}) => {
  const shop = { server, toko, tokens: { admin: adminToken } };
  return (await makeMember(shop, kode, walls, { lokasi_id: [cabang] })).token;
};

async function made(jenis: string, tanggal: string, body: object) {
  const answer = await admin.post(`/api/transaksi/${jenis}`, { tanggal, ...body });
  if (answer.status !== 201) throw new Error(answer.text);
  return answer.body as { id: number; nomor_transaksi: string };
}
const sell = (lokasi_id: number, tanggal: string, qty: number, others: object = {}) =>
  made('penjualan', tanggal, {
    ...{ lokasi_id, kontak_id: toko.pelanggan, jatuh_tempo: tanggal },
    detail: [{ barang_id: barang, qty, harga: 1000 }],
    ...others,
  });
const buy = (lokasi_id: number, qty: number, harga: number) =>
  made('pembelian', before, {
    ...{ lokasi_id, kontak_id: toko.supplier },
    detail: [{ barang_id: barang, qty, harga }],
  });

beforeAll(async () => {
  openRelay(data);
  toko = await openToko();
  adminToken = await server.tokenOf(toko, 'admin');
  admin = server.rest(adminToken);
  barang = await toko.barang({ kode: 'KOPI', harga_jual: '1000', stok_minimum: 200 });
  cabang = (await admin.post('/api/master/lokasi', { kode: 'CABANG', nama: 'Cabang' })).body.id;
  await buy(toko.lokasi, 5000, 10);
  await buy(cabang, 100, 20);
  await sell(toko.lokasi, before, 70);
  const sold = await sell(cabang, before, 20);
  await sell(toko.lokasi, today, 7);
  await sell(cabang, today, 3);
  await made('pelunasan-piutang', today, {
    ...{ kontak_id: toko.pelanggan, akun_kas: '1101', jumlah: '5000' },
    alokasi: [{ dokumen_id: sold.id, jumlah: '5000' }],
  });
  await made('kas-keluar', today, {
    ...{ lokasi_id: cabang, akun_kas: '1101' },
    detail: [{ akun_kode: '6101', jumlah: '5' }],
  });
  await toko.pekerja.rows('select erp_private.worker_rekap()');
  // What her place should have. Of the whole business there is enough.
  await toko.master('barang_lokasi', { barang_id: barang, lokasi_id: cabang, stok_minimum: 80 });
  // Of these the whole business has too little, and no place has a bound.
  await toko.barang({ kode: 'TEH', stok_minimum: 7 });
  token = await member('sari');
  sari = server.rest(token);
});

// biome-ignore lint/suspicious/noExplicitAny: bodies of answers.
async function get(path: string, rest = sari): Promise<any> {
  const { status, body, text } = await rest.get(`/api${path}`);
  expect([path, status, text]).toEqual([path, 200, text]);
  return body;
}

const sales = async (dari: string, sampai: string, by = 'barang') =>
  get(`/laporan/penjualan/summary?group_by=${by}&dari=${dari}&sampai=${sampai}`);
const HIDDEN = ['laba_kotor_bulan_ini', 'kas_bank', 'hutang_outstanding', 'nilai_stok'];

test('kpi equals her reports, and what is of no place is absent', async () => {
  const kpi = await get('/dashboard/kpi');
  const late = await get('/laporan/piutang?hari_lewat_dari=1&per_page=100');
  const kinds = ['penjualan', 'kas-keluar', 'pelunasan-piutang', 'pembelian'];
  const documents = await Promise.all(
    kinds.map(async (kind) => {
      const list = await get(`/transaksi/${kind}?per_page=100`);
      return list.data.filter(({ status, tanggal }: Row) => status === 'final' && tanggal === today)
        .length;
    }),
  );
  expect(kpi).toEqual({
    penjualan_hari_ini: (await sales(today, today)).meta.total_bersih,
    penjualan_bulan_ini: (await sales(`${today.slice(0, 8)}01`, today)).meta.total_bersih,
    piutang_jatuh_tempo: late.meta.total_sisa,
    stok_menipis: 1,
    transaksi_hari_ini: documents.reduce((sum, one) => sum + one, 0),
    per: today,
  });
  expect(kpi).toMatchObject({ penjualan_hari_ini: 3000, piutang_jatuh_tempo: 15_000 });
  expect(kpi.transaksi_hari_ini).toBe(2);
  const all = await get('/dashboard/kpi', admin);
  expect(Object.keys(all)).toEqual(expect.arrayContaining([...HIDDEN, 'piutang_outstanding']));
  expect(all).toMatchObject({ penjualan_hari_ini: 10_000, stok_menipis: 1, transaksi_hari_ini: 4 });
});

test('months, days, ages, the largest and what is short are those of her reports', async () => {
  const summary = await get('/dashboard/summary');
  const papan = await get('/dashboard/papan?bulan=3');
  for (const one of [summary.bulan_ini, summary.bulan_lalu, ...papan.bulan]) {
    const { meta } = await sales(one.dari, one.sampai);
    expect(one).toEqual({
      ...{ dari: one.dari, sampai: one.sampai, penjualan: meta.total_bersih },
      transaksi: one.transaksi,
    });
  }
  expect(summary.bulan_ini).toMatchObject({ penjualan: 3000, transaksi: 2 });
  expect(summary.bulan_lalu).toMatchObject({ penjualan: 20_000, transaksi: 2 });
  expect(Object.keys(summary.perubahan)).toEqual(['penjualan', 'transaksi']);
  const trend = await get('/dashboard/trend?hari=90');
  const days = await sales(trend.meta.dari, trend.meta.sampai, 'hari');
  const sold = (rows: Row[]) => rows.filter(({ penjualan }) => penjualan !== 0);
  expect(sold(trend.data).map(({ tanggal, penjualan }) => [tanggal, penjualan])).toEqual(
    days.data.map(({ kunci, bersih }: Row) => [kunci, bersih]),
  );
  expect(Object.keys(trend.data[0])).toEqual(['tanggal', 'penjualan', 'transaksi']);
  for (const tipe of ['barang', 'pelanggan']) {
    const top = await get(`/dashboard/top10?tipe=${tipe}&dari=${before}`);
    const { data: rows } = await sales(before, today, tipe);
    expect(top.data).toEqual(
      rows.map((row: Row) => {
        const { hpp: _hpp, laba: _laba, ...rest } = row;
        return rest;
      }),
    );
    expect(top.data).toMatchObject([{ qty: 23, bersih: 23_000 }]);
  }
  const { data: owed } = await get('/laporan/piutang?per_page=100');
  const aged = (umur: string) =>
    owed.reduce((sum: number, one: Row) => sum + (one.umur === umur ? Number(one.sisa) : 0), 0);
  expect(papan.umur).toEqual({
    piutang: Object.fromEntries(
      ['belum_jatuh_tempo', '1-30', '31-60', '61-90', '>90'].map((umur) => [umur, aged(umur)]),
    ),
  });
  const [stock] = (await get(`/laporan/stok?barang_id=${barang}`)).data;
  expect(papan.stok_menipis).toMatchObject([{ kode: 'KOPI', stok: stock.qty, stok_minimum: 80 }]);
  expect(stock.qty).toBe(77);
  expect(papan).not.toHaveProperty('kas');
});

const PATHS = ['kpi', 'summary', 'trend?hari=90', 'papan', 'top10', 'top10?tipe=pelanggan'];
const board = (rest: typeof sari) =>
  Promise.all(PATHS.map(async (path) => (await rest.get(`/api/dashboard/${path}`)).text));

test('what another place sells, buys and is paid changes no byte of hers, kept sums or not', async () => {
  const both = server.rest(await member('buta', { lihat_biaya: false }));
  const [hers, theirs, all] = [await board(sari), await board(both), await board(admin)];
  await sell(toko.lokasi, today, 11);
  await sell(toko.lokasi, before, 5);
  await buy(toko.lokasi, 10, 99);
  await toko.pekerja.rows('select erp_private.worker_rekap()');
  expect(await board(sari)).toEqual(hers);
  expect(await board(both)).toEqual(theirs);
  const then = await board(admin);
  for (const [at, path] of PATHS.entries()) {
    expect([path, then[at] === all[at]]).toEqual([path, false]);
  }
  await sell(cabang, today, 1);
  expect((await get('/dashboard/kpi')).penjualan_hari_ini).toBe(4000);
  expect(hers.join()).not.toMatch(/"(?:laba\w*|hpp|kas\w*|hutang\w*|nilai_stok|beban_usaha)"/);
  expect(theirs.join()).not.toMatch(/"(?:laba\w*|hpp|kas\w*|hutang\w*|nilai_stok|beban_usaha)"/);
});

test('own documents only, with places or without, keep the board closed', async () => {
  const own = server.rest(await member('sendiri', { hanya_milik: true }));
  for (const path of PATHS) expectError(await own.get(`/api/dashboard/${path}`), 403, 'OTMIL');
  const modules = (await get('/modul/saya')).flatMap(({ modul }: { modul: { kode: string }[] }) =>
    modul.map(({ kode }) => kode),
  );
  expect(modules).toContain('dashboard');
});

test('GraphQL tells the same figures, and refuses what is hidden where it is named', async () => {
  const ask = async (query: string) => (await server.graphql(token, query)).body;
  const kpi = await get('/dashboard/kpi');
  const { data: told } = await ask(
    '{ dashboardKpi { penjualanHariIni stokMenipis transaksiHariIni } dashboardPapan { umur { piutang { hari1Sampai30 } } json } }',
  );
  expect(Number(told.dashboardKpi.penjualanHariIni)).toBe(kpi.penjualan_hari_ini);
  expect(told.dashboardKpi).toMatchObject({
    ...{ stokMenipis: kpi.stok_menipis, transaksiHariIni: kpi.transaksi_hari_ini },
  });
  expect(told.dashboardPapan.json).toEqual(await get('/dashboard/papan'));
  for (const [query, names] of [
    ['dashboardKpi { kasBank per nilaiStok }', 'kas_bank, nilai_stok'],
    [
      'dashboardKpi { a: piutangOutstanding hutangOutstanding }',
      'hutang_outstanding, piutang_outstanding',
    ],
    ['dashboardSummary { bulanIni { labaBersih hpp } }', 'hpp, laba_bersih'],
    ['dashboardSummary { perubahan { bebanUsaha } }', 'beban_usaha'],
    ['dashboardTrend { data { hpp labaKotor } }', 'hpp, laba_kotor'],
    ['dashboardTop10 { data { laba } }', 'laba'],
    ['dashboardPapan { kas { tanggal } }', 'kas'],
    ['dashboardPapan { umur { hutang { hari1Sampai30 } } }', 'hutang'],
    [
      'dashboardKpi { ...F } } fragment F on DashboardKpi { labaKotorBulanIni',
      'laba_kotor_bulan_ini',
    ],
    ['dashboardKpi { ... on DashboardKpi { kasBank } }', 'kas_bank'],
  ] as const) {
    const { errors } = await ask(`{ ${query} }`);
    expect([query, errors?.[0]?.extensions.code]).toEqual([query, 'OTLOK']);
    expect(errors[0].message.split(': ')[0]).toBe(names);
  }
  // The same names where they are open: what her place sold has a cost, and a kind has a name.
  const open = await ask(
    `{ laporanPenjualan(dari: "${before}") { data { hpp laba } } transaksiGet(jenis: kas_bank, id: "1") { id } }`,
  );
  expect(open.errors[0].extensions.code).toBe('TDTRX');
});

test('one stream of a tenant tells two callers what each may see', async () => {
  const [hers, all] = [
    await openStream(server.base, token),
    await openStream(server.base, adminToken),
  ];
  const first = await hers.next(({ event }) => event === 'kpi');
  await all.next(({ event }) => event === 'kpi');
  const there = await sell(toko.lokasi, today, 2);
  const here = await sell(cabang, today, 1);
  const causes = ({ data }: { data: { pemicu?: { transaksi_id?: number }[] } }) =>
    (data.pemicu ?? []).map(({ transaksi_id }) => transaksi_id);
  const seen = await hers.next((one) => causes(one).includes(here.id));
  const whole = await all.next((one) => causes(one).includes(here.id));
  const { pemicu: _cause, ...figures } = seen.data;
  expect(figures).toEqual(await get('/dashboard/kpi'));
  expect([Object.keys(first.data), Object.keys(whole.data)]).toEqual([
    expect.not.arrayContaining(['nilai_stok']),
    expect.arrayContaining(['nilai_stok', 'laba_kotor_bulan_ini']),
  ]);
  expect(all.text()).toContain(`"transaksi_id": ${there.id}`);
  expect(hers.text()).not.toContain(`"transaksi_id": ${there.id}`);
  // What she missed is told as what came.
  const again = await openStream(server.base, token, 0);
  await again.next((one) => causes(one).includes(here.id));
  for (const { text } of [hers, again])
    expect(text()).not.toMatch(/nilai_stok|laba|hutang|kas_bank/);
  expect(again.text()).not.toContain(`"transaksi_id": ${there.id}`);
  for (const one of [hers, all, again]) await one.close();
});
