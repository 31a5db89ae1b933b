import { expect, test } from '@jest/globals';
import { expectDone } from '../helpers/antre.ts';
import { openRest } from '../helpers/server.ts';
import { expectError, hari, openStory, type Row } from '../helpers/story.ts';
import { type Asal, bukukanAset, RAK } from './aset.ts';

const { openToko } = openStory();

const MESIN = { ...RAK, nama: 'Mesin' };

async function buka() {
  const toko = await openToko();
  const susut = (month: string, ...ids: number[]) =>
    toko.buat('penyusutan', {
      periode: hari(month),
      ...(ids.length > 0 && { detail: ids.map((aset_id) => ({ aset_id })) }),
    });
  const lepas = (id: number, isi: Row) =>
    toko.staf.row<{ id: number }>(
      'select * from erp.aset_lepas($1, jsonb_populate_record(null::erp.aset_lepas_input, $2))',
      [id, JSON.stringify(isi)],
    );
  const ubah = (id: number, patch: Row) => toko.ubah('aset', id, patch);
  const asalOf = (id: number) =>
    toko.rows(
      `select baris_id, akun_kode, nilai::text from aset_asal
        where aset_id = $1 and dilepas_pada is null order by id`,
      [id],
    );
  const baris = async (id: number): Promise<number[]> =>
    (await toko.baris(id)).map((one) => Number(one.id));
  return { ...toko, toko, susut, lepas, ubah, asalOf, baris };
}

test('a line makes several assets, an asset stands on several lines, none on more than was booked', async () => {
  const { toko, susut, baris, asalOf } = await buka();
  const beli = await toko.beli('01-10', [
    { akun_kode: '1504', qty: 1, harga: 2000, pajak_kode: 'PPN', dikreditkan: false },
    { akun_kode: '1504', qty: 1, harga: 100 },
    { akun_kode: '6202', qty: 1, harga: 50 },
  ]);
  const [mesin = 0, ongkos = 0, beban = 0] = await baris(beli.id);
  const buat = (perolehan: number, asal: Asal, isi: Row = {}) =>
    toko.master('aset', { ...MESIN, perolehan, asal, ...isi });
  const salah = async (perolehan: number, asal: Asal, field: string, isi: Row = {}) =>
    expectError(buat(perolehan, asal, isi), 'VAMST', field);
  await salah(3000, [{ baris_id: mesin, nilai: 3000 }], 'asal.0.nilai');
  await salah(50, [{ baris_id: beban, nilai: 50 }], 'asal.0.baris_id');
  await salah(50, [{ baris_id: 999999, nilai: 50 }], 'asal.0.baris_id');
  await salah(50, [{ baris_id: mesin, nilai: 0 }], 'asal.0.nilai');
  await salah(50, [{ baris_id: mesin, nilai: 50.001 }], 'asal.0.nilai');
  await salah(
    100,
    [
      { baris_id: mesin, nilai: 50 },
      { baris_id: mesin, nilai: 50 },
    ],
    'asal.1.baris_id',
  );
  await salah(100, [{ baris_id: ongkos, nilai: 100 }], 'asal.0.baris_id', { akun_aset: '1503' });
  await salah(101, [{ baris_id: ongkos, nilai: 100 }], 'asal');
  // What came with the asset has a line of its own account.
  await salah(100, [{ baris_id: ongkos, nilai: 100 }], 'asal', { akumulasi_awal: 40 });
  const satu = await buat(1320, [
    { baris_id: mesin, nilai: 1220 },
    { baris_id: ongkos, nilai: 100 },
  ]);
  // 2000.00 and its tax that is not credited, less the first asset's part.
  expect(await salah(1001, [{ baris_id: mesin, nilai: 1001 }], 'asal.0.nilai')).toContain(
    '1000.00',
  );
  const dua = await buat(1000, [{ baris_id: mesin, nilai: 1000 }]);
  expect(await asalOf(satu)).toEqual([
    { baris_id: mesin, akun_kode: '1504', nilai: '1220.00' },
    { baris_id: ongkos, akun_kode: '1504', nilai: '100.00' },
  ]);
  await susut('01', satu, dua);
  expect(await toko.saldo('1604')).toBe('-232.00');
});

test('an asset without an origin is a draft of the register until its line is named', async () => {
  const { toko, susut, lepas, ubah, baca } = await buka();
  const isi = { ...MESIN, perolehan: 5000000 };
  const mesin = await toko.master('aset', isi);
  expect(await expectError(susut('01', mesin), 'KOASL', 'detail.0.aset_id')).toContain('AST-00001');
  expect(await expectError(susut('01'), 'KOASL', 'detail')).toContain('AST-00001');
  await expectError(lepas(mesin, { tanggal: hari('01-20') }), 'KOASL', 'aset_id');
  const lain = { ...MESIN, nama: 'Rak', perolehan: 100 };
  const rak = await toko.master('aset', { ...lain, asal: await bukukanAset(toko, lain) });
  // The others are depreciated, and the answer says which one is not.
  const januari = await susut('01');
  expect(await toko.saldo('1604')).toBe('-10.00');
  expect(await baca('penyusutan', januari.id)).toMatchObject({
    peringatan: [expect.stringContaining('AST-00001')],
  });
  expect(await toko.saldo('1504')).toBe('100.00');
  await toko.expectConsistent();
  await ubah(mesin, { asal: await bukukanAset(toko, isi) });
  await susut('01', mesin);
  await expectError(ubah(mesin, { asal: [] }), 'KOAST', 'asal');
  await expectError(ubah(rak, { asal: [{ baris_id: 'x', nilai: 1 }] }), 'VAMST', 'asal.0.baris_id');
  await expectError(ubah(rak, { asal: 'x' }), 'VAMST', 'asal');
});

test('a void of the line leaves the asset without origin, unless it was depreciated', async () => {
  const { toko, susut, baris, asalOf, batalkan } = await buka();
  const beli = () => toko.beli('01-10', [{ akun_kode: '1504', qty: 1, harga: 1000 }]);
  const pertama = await beli();
  const asal = async (id: number): Promise<Asal> => [
    { baris_id: (await baris(id))[0] ?? 0, nilai: 1000 },
  ];
  const mesin = await toko.master('aset', {
    ...MESIN,
    perolehan: 1000,
    asal: await asal(pertama.id),
  });
  await toko.batalkan('pembelian', pertama.id);
  expect(await asalOf(mesin)).toEqual([]);
  await expectError(susut('01', mesin), 'KOASL');
  const kedua = await beli();
  await expectError(
    toko.master('aset', { ...MESIN, perolehan: 1000, asal: await asal(pertama.id) }),
    'VAMST',
    'asal.0.baris_id',
  );
  await toko.ubah('aset', mesin, { asal: await asal(kedua.id) });
  const januari = await susut('01', mesin);
  for (const kaskade of [false, true]) {
    expect(await expectError(batalkan('pembelian', kedua.id, { kaskade }), 'KODEP')).toContain(
      januari.nomor_transaksi,
    );
  }
  await batalkan('penyusutan', januari.id);
  await batalkan('pembelian', kedua.id);
  expect([await asalOf(mesin), await toko.saldo('1504')]).toEqual([[], '0.00']);
});

test('a return of the line is refused once the asset was depreciated', async () => {
  const { toko, susut, baris, asalOf, buat } = await buka();
  const beli = await toko.beli('01-10', [{ akun_kode: '1504', qty: 2, harga: 500 }]);
  const [baris_id = 0] = await baris(beli.id);
  const aset = (nilai: number) =>
    toko.master('aset', { ...MESIN, perolehan: nilai, asal: [{ baris_id, nilai }] });
  const dipakai = await aset(500);
  const disimpan = await aset(500);
  await susut('01', dipakai);
  const retur = (qty: number) =>
    buat('retur-pembelian', '01-12', {
      dokumen_asal_id: beli.id,
      detail: [{ baris_asal_id: baris_id, qty }],
    });
  expect(await expectError(retur(1), 'KOAST')).toContain('AST-00001');
  await toko.ubah('aset', disimpan, { asal: [] });
  await retur(1);
  expect([await asalOf(dipakai), await asalOf(disimpan)]).toEqual([
    [{ baris_id, akun_kode: '1504', nilai: '500.00' }],
    [],
  ]);
  await expectError(aset(1), 'VAMST', 'asal.0.nilai');
});

test('a disposal names the months that are still to be depreciated, or depreciates them', async () => {
  const { toko, susut, lepas } = await buka();
  const isi = { ...MESIN, perolehan: 1000 };
  const mesin = await toko.master('aset', { ...isi, asal: await bukukanAset(toko, isi) });
  await susut('02', mesin);
  await toko.tutupBulan(hari('03-01'));
  const jual = { tanggal: hari('06-15'), nilai: 700, akun_kas: '1101' };
  const pesan = await expectError(lepas(mesin, jual), 'KOAST', 'aset_id');
  expect(pesan).toContain(
    `AST-00001 belum disusutkan untuk ${hari('01')}, ${hari('04')}, ${hari('05')};`,
  );
  const { id } = await lepas(mesin, { ...jual, susutkan: true });
  // March is closed: what it would have taken is in the loss.
  await toko.expectJurnal(id, '06-15 D 1101 700.00, 1604 400.00, K 1504 1000.00, 4203 100.00');
  expect(
    await toko.rows(`select rincian ->> 'periode' as periode from transaksi
      where jenis = 'penyusutan' and status = 'final' and rincian ? 'periode' order by 1`),
  ).toEqual(['01', '02', '04', '05'].map((month) => ({ periode: hari(month) })));
  await toko.expectConsistent();
  // Its life is over in March: later months have nothing left.
  const pendek = { ...MESIN, perolehan: 90, umur_bulan: 3, tanggal: hari('04-02') };
  const rak = await toko.master('aset', { ...pendek, asal: await bukukanAset(toko, pendek) });
  const buang = { tanggal: hari('11-30') };
  expect(await expectError(lepas(rak, buang), 'KOAST')).toContain(
    `untuk ${hari('04')}, ${hari('05')}, ${hari('06')};`,
  );
  const habis = await lepas(rak, { ...buang, susutkan: true });
  await toko.expectJurnal(habis.id, '11-30 D 1604 90.00, K 1504 90.00');
  // A declining balance reaches the residual value in August, before its life is over.
  const turun = {
    ...MESIN,
    perolehan: 1000,
    residu: 600,
    metode: 'saldo_menurun',
    tanggal: hari('04-02'),
  };
  const bor = await toko.master('aset', { ...turun, asal: await bukukanAset(toko, turun) });
  const dilepas = await lepas(bor, { ...buang, susutkan: true });
  await toko.expectJurnal(dilepas.id, '11-30 D 1604 400.00, 6304 600.00, K 1504 1000.00');
  // The last month of its life is closed: the next open one takes the rest, as it does by itself.
  await toko.tutupBulan(hari('06-01'));
  const meja = await toko.master('aset', { ...pendek, asal: await bukukanAset(toko, pendek) });
  expect(await expectError(lepas(meja, buang), 'KOAST')).toContain(
    `untuk ${hari('04')}, ${hari('05')}, ${hari('07')};`,
  );
  const buntu = await lepas(meja, { ...buang, susutkan: true });
  await toko.expectJurnal(buntu.id, '11-30 D 1604 90.00, K 1504 90.00');
});

test('two assets want the same line, a void and a depreciation the same asset: one is refused', async () => {
  const { toko, susut, batalkan } = await buka();
  const isi = { ...MESIN, perolehan: 100 };
  const asal = await bukukanAset(toko, isi);
  await expectDone(
    1,
    [1, 2, 3].map(() => toko.master('aset', { ...isi, asal })),
  );
  const { id: aset } = await toko.row<{ id: number }>('select id from aset');
  const { transaksi_id } = await toko.row<{ transaksi_id: number }>(
    'select transaksi_id from transaksi_baris where id = $1',
    [asal[0]?.baris_id],
  );
  await expectDone(1, [susut('01', Number(aset)), batalkan('jurnal-umum', Number(transaksi_id))]);
});

test('REST makes an asset on its line, changes it, and refuses a form that is not one', async () => {
  const { toko } = await buka();
  const isi = { ...MESIN, perolehan: 100 };
  const asal = await bukukanAset(toko, isi);
  const api = await openRest(toko, 'staff');
  const url = '/api/master/aset';
  expect(await api.post(url, { ...isi, asal: [{ baris_id: 1 }] })).toMatchObject({ status: 400 });
  expect(await api.post(url, { ...isi, asal: [{ ...asal[0], x: 1 }] })).toMatchObject({
    status: 400,
  });
  const made = await api.post(url, { ...isi, asal });
  expect(made.status).toBe(201);
  const item = `${url}/${made.body.id}`;
  expect((await api.get(item)).body.asal).toEqual([{ ...asal[0], akun_kode: '1504' }]);
  expect((await api.patch(item, { asal: [] })).status).toBe(204);
  expect((await api.post(`${item}/lepas`, { tanggal: hari('02-01') })).body).toMatchObject({
    statusCode: 409,
    code: 'KOASL',
  });
  expect((await api.put(item, { ...isi, asal })).status).toBe(204);
  // What a replacement does not name stays.
  expect((await api.put(item, { ...isi, nama: 'Bor' })).status).toBe(204);
  expect((await api.get(`${url}?fields=nama,asal,warisan`)).body.data).toEqual([
    { nama: 'Bor', asal: [{ ...asal[0], akun_kode: '1504' }], warisan: false },
  ]);
  expect((await api.post(`${item}/lepas`, { tanggal: hari('02-10') })).body.code).toBe('KOAST');
  expect((await api.post(`${item}/lepas`, { tanggal: hari('02-10'), susutkan: true })).status).toBe(
    201,
  );
});
