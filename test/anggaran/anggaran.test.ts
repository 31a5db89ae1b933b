/** Budgets: set as a whole over REST, compared with what was booked, and in the way of nothing. */
import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { openServer, type Rest } from '../helpers/server.ts';
import { hari, openStory, expectError as refused, type Toko } from '../helpers/story.ts';
import { admin as adminKey, kini, tahun } from '../helpers/tahun.ts';
import { expectError } from '../rest/description.ts';

const { data, openToko } = openStory();
const server = openServer(data);

let toko: Toko;
let admin: Rest;
let viewer: Rest;
let key: Record<string, string>;
const url = `/api/anggaran/${tahun}`;

const rest = (of: Toko, peran: string) => server.restAs(of, peran);

beforeAll(() => {
  key = { 'x-admin-key': server.adminKey };
});

beforeEach(async () => {
  toko = await openToko();
  [admin, viewer] = [await rest(toko, 'admin'), await rest(toko, 'viewer')];
});

type Akun = { akun_kode: string; jumlah: (number | string)[] };
/** Twelve months: those that are named, the others 0. */
const bulan = (named: Record<number, number | string> = {}) =>
  Array.from({ length: 12 }, (_none, index) => named[index + 1] ?? 0);
const put = (detail: Akun[], path = url) => admin.put(path, { detail }, key);
const set = async (detail: Akun[], path = url) => {
  expect(await put(detail, path)).toMatchObject({ status: 204, text: '' });
};
const rugiLaba = async (dari: string, sampai: string) => {
  const { body } = await viewer.get(
    `/api/laporan/rugi-laba?dari=${dari}&sampai=${sampai}&banding=anggaran`,
  );
  return body;
};

test('a year’s budget is set, read, and set again as a whole', async () => {
  expect((await viewer.get(url)).body).toEqual({
    tahun,
    mulai: hari('01-01'),
    akhir: hari('12-31'),
    detail: [],
  });
  await set([
    { akun_kode: '6201', jumlah: new Array(12).fill('100.10') },
    { akun_kode: '4201', jumlah: bulan({ 1: 5000, 12: '0.01' }) },
  ]);
  const { text } = await viewer.get(url);
  expect(text).toContain('100.10');
  expect(JSON.parse(text).detail).toEqual([
    {
      akun_kode: '4201',
      nama: 'Pendapatan Lain-lain',
      jumlah: bulan({ 1: 5000, 12: 0.01 }),
      total: 5000.01,
    },
    { akun_kode: '6201', nama: 'Beban Gaji', jumlah: new Array(12).fill(100.1), total: 1201.2 },
  ]);
  await set([{ akun_kode: '6202', jumlah: bulan({ 3: 7 }) }], `/api/anggaran/${tahun + 1}`);
  await set([{ akun_kode: '6201', jumlah: bulan({ 2: 1 }) }]);
  expect((await viewer.get(url)).body.detail).toMatchObject([{ akun_kode: '6201', total: 1 }]);
  await set([]);
  expect((await viewer.get(url)).body.detail).toEqual([]);
  const { body } = await viewer.get(`/api/anggaran/${tahun + 1}`);
  expect(body.detail).toMatchObject([{ akun_kode: '6202', total: 7 }]);
});

test('what was booked stands beside it, and the budget’s results are those of its accounts', async () => {
  await toko.jurnalkan('03-05', 'D 1101 900, K 4201 900');
  await toko.jurnalkan('03-06', 'D 6201 80, K 1101 80');
  await set([
    { akun_kode: '4101', jumlah: bulan({ 3: 1000, 4: 1100 }) },
    // A contra account: positive on its normal side, so it lowers sales.
    { akun_kode: '4102', jumlah: bulan({ 3: 50 }) },
    { akun_kode: '5101', jumlah: bulan({ 3: 600 }) },
    { akun_kode: '6201', jumlah: bulan({ 3: 100, 4: 100 }) },
    { akun_kode: '6202', jumlah: bulan() },
  ]);
  const maret = await rugiLaba(hari('03-01'), hari('03-31'));
  expect(maret.meta.banding).toEqual({
    jenis: 'anggaran',
    dari: hari('03-01'),
    sampai: hari('03-31'),
  });
  expect(maret).toMatchObject({
    penjualan_bersih: { nilai: 0, pembanding: 950, selisih: -950, persen: -100 },
    hpp: { nilai: 0, pembanding: 600 },
    laba_kotor: { nilai: 0, pembanding: 350 },
    beban_usaha: { nilai: 80, pembanding: 100, selisih: -20, persen: -20 },
    pendapatan_lain: { nilai: 900, pembanding: 0, selisih: 900, persen: null },
    laba_bersih: { nilai: 820, pembanding: 250, selisih: 570, persen: 228 },
  });
  const [penjualan] = maret.rincian;
  expect(
    penjualan.akun.map((one: { kode: string; saldo: { pembanding: number } }) => [
      one.kode,
      one.saldo.pembanding,
    ]),
  ).toEqual([
    ['4101', 1000],
    ['4102', -50],
  ]);
  // A budget that is 0 is no line, as nothing booked is none.
  expect(JSON.stringify(maret)).not.toContain('6202');
  const sebagian = await rugiLaba(hari('03-20'), hari('04-02'));
  expect(sebagian.meta.banding).toMatchObject({ dari: hari('03-01'), sampai: hari('04-30') });
  expect(sebagian.penjualan_bersih.pembanding).toBe(2050);
  const setahun = await rugiLaba(hari('01-01'), hari('12-31'));
  expect(setahun.laba_bersih).toMatchObject({ nilai: 820, pembanding: 1250 });
  const { body } = await viewer.get(
    `/api/laporan/rugi-laba?dari=${hari('03-01')}&sampai=${hari('03-31')}`,
  );
  expect(body.laba_bersih).toBe(maret.laba_bersih.nilai);
});

test('no posting is refused for it, and it changes no book', async () => {
  await set([{ akun_kode: '6201', jumlah: bulan() }]);
  await toko.jurnalkan('03-05', 'D 1101 900, K 4201 900');
  await toko.jurnalkan('03-06', 'D 6201 80, K 1101 80');
  const neraca = await viewer.get(`/api/laporan/neraca?per=${hari('12-31')}`);
  await set([{ akun_kode: '6201', jumlah: bulan({ 3: 1 }) }]);
  expect((await viewer.get(`/api/laporan/neraca?per=${hari('12-31')}`)).text).toBe(neraca.text);
});

test('a book year that begins in April has its months from April, whenever others begin', async () => {
  await toko.set({ awal_tahun_buku: 4 });
  await set([{ akun_kode: '6201', jumlah: bulan({ 1: 4, 9: 12, 10: 1 }) }]);
  const { body } = await viewer.get(url);
  expect([body.mulai, body.akhir]).toEqual([hari('04-01'), kini('03-31')]);
  expect(body.detail[0].jumlah).toEqual(bulan({ 1: 4, 9: 12, 10: 1 }));
  const april = await rugiLaba(hari('04-01'), hari('04-30'));
  expect(april.beban_usaha.pembanding).toBe(4);
  const desember = await rugiLaba(hari('12-01'), hari('12-31'));
  expect(desember.beban_usaha.pembanding).toBe(12);
  await toko.set({ awal_tahun_buku: 1 });
  expect((await viewer.get(url)).body.detail[0].jumlah).toEqual(bulan({ 4: 4, 12: 12 }));
  expect((await viewer.get(`/api/anggaran/${tahun + 1}`)).body.detail[0].jumlah).toEqual(
    bulan({ 1: 1 }),
  );
});

test('only what changed is in the audit trail', async () => {
  await set([{ akun_kode: '6201', jumlah: bulan({ 1: 10, 2: 20 }) }]);
  const trail = async () =>
    (await admin.get('/api/audit?entitas=anggaran&per_page=100', key)).body.data;
  expect(await trail()).toHaveLength(12);
  await set([{ akun_kode: '6201', jumlah: bulan({ 1: 10, 2: 25 }) }]);
  const [changed, ...before] = await trail();
  expect(before).toHaveLength(12);
  expect(changed).toMatchObject({ sebelum: { jumlah: 20 }, sesudah: { jumlah: 25 } });
});

test('two who set it at once do so in turns: it is that of one of them', async () => {
  const one = [{ akun_kode: '6201', jumlah: bulan({ 1: 1 }) }];
  const two = [
    { akun_kode: '6202', jumlah: bulan({ 1: 2 }) },
    { akun_kode: '6201', jumlah: bulan({ 2: 2 }) },
  ];
  await Promise.all([one, two, one, two].map((detail) => set(detail)));
  const { detail } = (await viewer.get(url)).body;
  const said = detail.map(({ akun_kode, jumlah }: Akun) => ({ akun_kode, jumlah }));
  expect([one, two.toReversed()]).toContainEqual(said);
});

describe('mistakes', () => {
  const bad = (detail: unknown[]) => admin.put(url, { detail }, key);
  const inSql = (detail: string, year: number | null = tahun) =>
    toko.by(adminKey).value(`select erp.anggaran_set($1, ${detail})`, [year]);
  const row = (kode: string, amounts: string) => `row(${kode}, ${amounts})::erp.anggaran_akun`;
  const dozen = (fourth: string) => `array[0, 0, 0, ${fourth}, 0, 0, 0, 0, 0, 0, 0, 0]`;

  test.each([
    ['negative', '-1', 'paling kecil 0'],
    ['of a fraction of a cent', '0.001', 'paling banyak 2 angka di belakang koma'],
    [
      'no number',
      `'NaN'::numeric`,
      'angka di luar jangkauan (paling banyak 17 angka di depan koma)',
    ],
    ['absent', 'null', 'wajib diisi'],
  ])('an amount that is %s', async (_name, amount, words) => {
    const message = await refused(inSql(`array[${row(`'6201'`, dozen(amount))}]`), 'VAANG');
    expect(message).toBe(`detail.0.jumlah.3: ${words}`);
  });

  test.each([
    ['negative', -1],
    ['of a fraction of a cent', '0.001'],
    ['no number', 'x'],
    ['absent', null],
  ])('an amount that is %s, over REST', async (_name, amount) => {
    const jumlah = [0, 0, 0, amount, 0, 0, 0, 0, 0, 0, 0, 0];
    const answer = await bad([{ akun_kode: '6201', jumlah }]);
    expect(expectError(answer, 400, 'VAINP')).toEqual([
      expect.stringMatching(/^detail\.0\.jumlah\.3: /),
    ]);
  });

  test('accounts: unknown, of another class, above others, twice; all at once', async () => {
    await toko.master('akun', { kode: '6299', nama: 'Rapat', subklas_id: 62, induk_kode: '6202' });
    const jumlah = bulan();
    const kode = ['9999', '1101', '3101', '6202', '6201', '6299', '6201'];
    const answer = await bad(kode.map((akun_kode) => ({ akun_kode, jumlah })));
    expect(expectError(answer, 400, 'VAANG')).toEqual([
      'detail.0.akun_kode: tidak ditemukan',
      'detail.1.akun_kode: harus akun klas 4 sampai 6',
      'detail.2.akun_kode: harus akun klas 4 sampai 6',
      'detail.3.akun_kode: harus akun tanpa akun di bawahnya',
      'detail.6.akun_kode: disebut lebih dari sekali',
    ]);
    expect((await viewer.get(url)).body.detail).toEqual([]);
  });

  test('months, lines and years that are none', async () => {
    for (const months of ['array[1, 2]::numeric[]', 'null', `'{}'`, 'array_fill(1, array[13])']) {
      await refused(inSql(`array[${row(`'6201'`, months)}]`), 'VAANG', 'detail.0.jumlah');
    }
    await refused(inSql('array[null]::erp.anggaran_akun[]'), 'VAANG', 'detail.0.akun_kode');
    await refused(inSql(`array[${row('null', dozen('0'))}]`), 'VAANG', 'detail.0.akun_kode');
    await refused(inSql('null'), 'VAANG', 'detail');
    for (const year of [null, 1899, 3000, -1]) await refused(inSql(`'{}'`, year), 'VAANG', 'tahun');
    const many = `(select array_agg(${row(`'6201'`, dozen('0'))}) from generate_series(1, 1001))`;
    await refused(inSql(many), 'VAANG', 'detail');
    expect(await inSql(`'{}'`, 2999)).toBe(true);
    expectError(await bad([{ akun_kode: '6201', jumlah: [1, 2] }]), 400, 'VAINP');
    for (const year of ['1899', '3000', 'x']) {
      const answer = await viewer.get(`/api/anggaran/${year}`);
      expect(expectError(answer, 400, 'VAINP')).toEqual([expect.stringMatching(/^tahun: /)]);
    }
    const { body } = await server.graphql(
      await server.tokenOf(toko, 'viewer'),
      '{ anggaranGet(tahun: 3000) { tahun } }',
    );
    expect(body.errors[0].extensions.code).toBe('VAANG');
  });
});

test('who may: a viewer reads, an admin with the key writes, nobody another tenant’s', async () => {
  await set([{ akun_kode: '6201', jumlah: bulan({ 1: 123 }) }]);
  const detail = [{ akun_kode: '6201', jumlah: bulan() }];
  for (const peran of ['viewer', 'staff', 'ops']) {
    const who = await rest(toko, peran);
    expectError(await who.put(url, { detail }, key), 403, 'OTROL');
  }
  expectError(await admin.put(url, { detail }), 403, 'OTKEY');
  expectError(await server.rest().put(url, { detail }, key), 401);
  expectError(await server.rest().get(url), 401);
  expectError(await (await rest(toko, 'ops')).get(url), 403, 'OTROL');
  const asing = await openToko();
  const stranger = await rest(asing, 'admin');
  expect((await stranger.get(url)).body.detail).toEqual([]);
  expect((await stranger.put(url, { detail: [] }, key)).status).toBe(204);
  expect((await viewer.get(url)).body.detail).toMatchObject([{ total: 123 }]);
  await toko.rows(`update modul set aktif = false where kode = 'laporan'`);
  expectError(await viewer.get(url), 403, 'OTMDL');
});

test('over GraphQL the same', async () => {
  await set([{ akun_kode: '6201', jumlah: bulan({ 1: '10.50' }) }]);
  const token = await server.tokenOf(toko, 'admin');
  const { body } = await server.graphql(
    token,
    `{ anggaranGet(tahun: ${tahun}) { tahun mulai detail { akunKode nama jumlah total } }
       daftarAnggaran(filter: {jumlah: {greaterThan: 0}}) { nodes { tahun bulan jumlah akunByAkunKode { nama } } }
       laporanRugiLabaBanding(dari: "${hari('01-01')}", sampai: "${hari('01-31')}", banding: anggaran) {
         bebanUsaha { nilai pembanding selisih persen } meta { banding { jenis dari sampai } } } }`,
  );
  expect(body.errors).toBeUndefined();
  expect(body.data.anggaranGet.detail[0]).toMatchObject({ akunKode: '6201', total: '10.50' });
  expect(body.data.daftarAnggaran.nodes).toEqual([
    { tahun, bulan: 1, jumlah: '10.50', akunByAkunKode: { nama: 'Beban Gaji' } },
  ]);
  expect(body.data.laporanRugiLabaBanding.bebanUsaha).toEqual({
    nilai: '0.00',
    pembanding: '10.50',
    selisih: '-10.50',
    persen: '-100.00',
  });
  const mutation = `mutation { anggaranSet(input: {tahun: ${tahun}, detail: []}) { result } }`;
  const denied = await server.graphql(token, mutation);
  expect(denied.body.errors[0].extensions.code).toBe('OTKEY');
});
