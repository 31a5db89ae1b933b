import { expect, test } from '@jest/globals';
import { expectError, hari, openStory, type Row, type Toko } from '../helpers/story.ts';

const { openBarang } = openStory();

const TAHUN = hari('01-01').slice(0, 4);

/** Lines of purchases as landed cost names them: the first of each document. */
const sasaran = async (toko: Toko, ...ids: number[]) =>
  Promise.all(ids.map(async (id) => ({ baris_id: (await toko.baris(id))[0]?.id as number })));

/** Freight of purchases, as a bill of the supplier. */
const ongkos = async (toko: Toko, tanggal: string, jumlah: number, ids: number[], lain: Row = {}) =>
  toko.buat('hutang', tanggal, {
    kontak_id: toko.supplier,
    detail: [{ alokasi: { dasar: 'qty', baris: await sasaran(toko, ...ids) }, jumlah, ...lain }],
  });

test('freight after the month was closed: what was sold bears its part on the day of the bill', async () => {
  const { toko, barang } = await openBarang();
  const beli = await toko.beli('03-05', [[barang, 20, 30]]);
  const jual = await toko.jual('03-10', [[barang, 10, 50]]);
  await toko.tutupBulan(`${TAHUN}-03-01`);
  const pajak = { pajak_kode: 'PPN', pph_kode: 'PPH23' };
  const biaya = await ongkos(toko, '04-10', 200, [beli.id], pajak);
  await toko.expectJurnal(biaya.id, '04-10 D 1401 22.00, 1301 200.00, K 2101 218.00, 2203 4.00');
  await toko.expectKoreksi(biaya.id, '04-10 D 5101 100.00, K 1301 100.00');
  expect(await toko.stok(barang)).toEqual({ qty: '10', nilai: '400.00' });
  expect(await toko.saldo('5101', `${TAHUN}-03-31`)).toBe('300.00');
  expect(await toko.baca('penjualan', jual.id)).toMatchObject({
    detail: [{ hpp: 30, hpp_kini: 40 }],
  });
  expect(await toko.baca('hutang', biaya.id)).toMatchObject({
    total_nilai: 218,
    detail: [{ akun_kode: null, dpp: 200, alokasi: { dasar: 'qty', baris: [{ jumlah: 200 }] } }],
    dampak: [
      { akun_kode: '1301', jumlah: 100 },
      { akun_kode: '5101', jumlah: 100 },
    ],
  });
  // Whoever enters a sale of March late pays what was known in March, and the rest on the bill's day.
  await toko.tutupBulan(`${TAHUN}-03-01`, 'buka');
  const telat = await toko.jual('03-20', [[barang, 5, 50]]);
  await toko.expectJurnal(telat.id, '03-20 D 1201 250.00, 5101 150.00, K 4101 250.00, 1301 150.00');
  await toko.expectKoreksi(telat.id, '04-10 D 5101 50.00, K 1301 50.00');
  expect(await toko.stok(barang)).toEqual({ qty: '5', nilai: '200.00' });

  // Taken back on a later day it is known until then.
  await toko.batalkan('hutang', biaya.id, { tanggal: hari('05-02') });
  expect(await toko.saldo('1301')).toBe('150.00');
  expect(await toko.saldo('1301', `${TAHUN}-05-01`)).toBe('200.00');
  expect(await toko.saldo('5101')).toBe('450.00');
  // A void of the purchase in March would take goods that the books say are worth more until May.
  await toko.batalkan('penjualan', telat.id);
  await toko.batalkan('penjualan', jual.id);
  await expectError(toko.batalkan('pembelian', beli.id, { tanggal: hari('04-20') }), 'VATGL');
  await toko.batalkan('pembelian', beli.id, { tanggal: hari('05-02') });
  const akun = ['1301', '1401', '2101', '2203', '5101', '5202'];
  for (const kode of akun) expect([kode, await toko.saldo(kode)]).toEqual([kode, '0.00']);
});

test('weights: value, quantity, kilograms, or amounts of its own', async () => {
  const { toko } = await openBarang();
  const a = await toko.barang({ berat: 2 });
  const b = await toko.barang({ berat: 1 });
  const ringan = await toko.barang();
  const beli = await toko.beli('03-05', [
    [a, 3, 100],
    [b, 1, 700],
    [ringan, 1, 1],
  ]);
  const [satu, dua, tiga] = (await toko.baris(beli.id)).map(({ id }) => id);
  const bagi = async (dasar: string, baris: Row[], lain: Row = {}) => {
    const isi = {
      kontak_id: toko.supplier,
      detail: [{ alokasi: { dasar, baris }, jumlah: 100, ...lain }],
    };
    const simulasi = await toko.simulasi('hutang', '03-06', isi);
    const [garis] = simulasi.detail as Row[];
    return (garis as { alokasi: { baris: Row[] } }).alokasi.baris.map(({ jumlah }) => jumlah);
  };
  const keduanya = [{ baris_id: satu }, { baris_id: dua }];
  expect(await bagi('nilai', keduanya)).toEqual([30, 70]);
  expect(await bagi('qty', keduanya)).toEqual([75, 25]);
  expect(await bagi('berat', keduanya)).toEqual([85.71, 14.29]);
  expect(await bagi('berat', [...keduanya, { baris_id: tiga, bobot: 0 }])).toEqual([
    85.71, 14.29, 0,
  ]);
  const sendiri = [
    { baris_id: satu, jumlah: 0.01 },
    { baris_id: dua, jumlah: 99.99 },
  ];
  expect(await bagi('manual', sendiri)).toEqual([0.01, 99.99]);
  // Tax that is not credited is cost as well.
  expect(await bagi('qty', keduanya, { pajak_kode: 'PPN', dikreditkan: false })).toEqual([
    83.25, 27.75,
  ]);

  const salah = (dasar: string, baris: Row[], kode: string, field: string) =>
    expectError(bagi(dasar, baris), kode, field);
  await salah('berat', [{ baris_id: tiga }], 'VADOK', 'detail.0.alokasi.baris.0.bobot');
  await salah('berat', [{ baris_id: satu, bobot: 0 }], 'VAALO', 'detail.0.alokasi');
  await salah('manual', [{ baris_id: satu, jumlah: 99 }], 'VAALO', 'detail.0.alokasi');
  await salah('manual', [{ baris_id: satu }], 'VADOK', 'detail.0.alokasi.baris.0.jumlah');
  await salah(
    'qty',
    [{ baris_id: satu }, { baris_id: satu }],
    'VADOK',
    'detail.0.alokasi.baris.1.baris_id',
  );
  await salah('qty', [{ baris_id: 999999 }], 'VADOK', 'detail.0.alokasi.baris.0.baris_id');
  await salah('qty', [{ baris_id: satu, bobot: 1 }], 'VADOK', 'detail.0.alokasi.baris.0.bobot');
  await salah('qty', [], 'VADOK', 'detail.0.alokasi.baris');
  await salah('isi', keduanya, 'VADOK', 'detail.0.alokasi.dasar');
  await salah(
    'qty',
    [{ baris_id: 'x' }, { baris_id: 1.5 }],
    'VADOK',
    'detail.0.alokasi.baris.1.baris_id',
  );
  const dasar = { tanggal: hari('03-06'), kontak_id: toko.supplier };
  const alokasi = { dasar: 'qty', baris: keduanya };
  const coba = (garis: Row, tanggal = dasar.tanggal) =>
    toko.buat('hutang', { ...dasar, tanggal, detail: [{ jumlah: 1, ...garis }] });
  await expectError(coba({}), 'VADOK', 'detail.0.akun_lawan');
  await expectError(coba({ alokasi, akun_lawan: '6202' }), 'VADOK', 'detail.0.akun_lawan');
  await expectError(coba({ alokasi: [] }), 'VADOK', 'detail.0.alokasi');
  await expectError(coba({ alokasi: { ...alokasi, lain: 1 } }), 'VADOK', 'detail.0.alokasi.lain');
  await expectError(coba({ alokasi }, hari('03-04')), 'VATGL', 'tanggal');
});

test('the sold, returned, moved and used share go where the goods went', async () => {
  const { toko, barang } = await openBarang(0, 10, { lingkup_hpp: 'per_lokasi' });
  const cabang = await toko.master('lokasi', { kode: 'CABANG', nama: 'Cabang' });
  const beli = await toko.beli('03-01', [[barang, 10, 100]]);
  const jual = await toko.jual('03-02', [[barang, 2, 200]]);
  await toko.retur('penjualan', '03-03', jual.id, 1);
  await toko.retur('pembelian', '03-04', beli.id, 2);
  await toko.buat('transfer-stok', '03-05', { lokasi_tujuan_id: cabang, detail: [[barang, 3]] });
  await toko.buat('penggunaan-persediaan', '03-06', { lokasi_id: cabang, detail: [[barang, 1]] });
  const biaya = await ongkos(toko, '03-10', 100, [beli.id]);
  await toko.expectKoreksi(biaya.id, '03-10 D 5101 10.00, 5103 20.00, 6204 10.00, K 1301 40.00');
  expect(await toko.stok(barang)).toEqual({ qty: '6', nilai: '660.00' });
  // Two of them on one purchase add up; each is taken back by itself.
  const lagi = await ongkos(toko, '03-11', 50, [beli.id]);
  expect(await toko.stok(barang)).toEqual({ qty: '6', nilai: '690.00' });
  await toko.batalkan('hutang', biaya.id);
  expect(await toko.stok(barang)).toEqual({ qty: '6', nilai: '630.00' });
  await toko.batalkan('hutang', lagi.id);
  expect(await toko.stok(barang)).toEqual({ qty: '6', nilai: '600.00' });
  expect(await toko.saldo('5103')).toBe('0.00');
});

test('in the place where the goods came: an average of before and after', async () => {
  const { toko, barang } = await openBarang();
  const pertama = await toko.beli('03-01', [[barang, 5, 10]]);
  await toko.beli('03-02', [[barang, 5, 12]]);
  const jual = await toko.jual('03-03', [[barang, 1, 50]]);
  const biaya = await ongkos(toko, '03-04', 10, [pertama.id]);
  await toko.expectKoreksi(biaya.id, '03-04 D 5101 1.00, K 1301 1.00');
  expect(await toko.hpp(jual.id)).toBe('12.00');
  expect(await toko.stok(barang)).toEqual({ qty: '9', nilai: '108.00' });
});

test('nothing of it is left in stock when all was sold; goods are not asked for', async () => {
  const { toko, barang } = await openBarang(0, 10, { metode_hpp: 'fifo' });
  const beli = await toko.beli('03-01', [[barang, 13, 10]]);
  await toko.jual('03-02', [[barang, 13, 50]]);
  const biaya = await ongkos(toko, '03-04', 15, [beli.id]);
  await toko.expectKoreksi(biaya.id, '03-04 D 5101 15.00, K 1301 15.00');
  expect(await toko.saldo('1301')).toBe('0.00');
});

test('a purchase with landed cost is not voided before it, one that is void gets none', async () => {
  const { toko, barang } = await openBarang();
  const beli = await toko.beli('03-01', [[barang, 4, 10]]);
  const biaya = await ongkos(toko, '03-04', 8, [beli.id]);
  await expectError(toko.batalkan('pembelian', beli.id), 'KODEP');
  await expectError(toko.batalkan('pembelian', beli.id, { kaskade: true }), 'KODEP');
  await toko.batalkan('hutang', biaya.id);
  await toko.batalkan('pembelian', beli.id);
  await expectError(
    ongkos(toko, '03-04', 8, [beli.id]),
    'KOBYA',
    'detail.0.alokasi.baris.0.baris_id',
  );
  for (const kode of ['1301', '2101']) expect(await toko.saldo(kode)).toBe('0.00');
});

test('a bill of a supplier is recorded once, its tax stands in the month that it names', async () => {
  const { toko, barang } = await openBarang();
  const beli = await toko.beli('03-01', [[barang, 4, 10]]);
  const isi = async (lain: Row = {}) => ({
    kontak_id: toko.supplier,
    nomor_faktur_supplier: 'ANGKUT-1',
    detail: [
      {
        alokasi: { dasar: 'nilai', baris: await sasaran(toko, beli.id) },
        jumlah: 100,
        pajak_kode: 'PPN',
        nomor_faktur_pajak: '010.001-26.00000001',
        masa_kredit: `${TAHUN}-04`,
        ...lain,
      },
      { akun_lawan: '6202', jumlah: 50, pajak_kode: 'PPN', dikreditkan: false },
    ],
  });
  const biaya = await toko.buat('hutang', '03-05', await isi());
  await toko.expectJurnal(biaya.id, '03-05 D 6202 55.50, 1401 11.00, 1301 100.00, K 2101 166.50');
  await expectError(toko.buat('hutang', '03-06', await isi()), 'KOFAK');
  expect(await toko.baca('hutang', biaya.id)).toMatchObject({
    nomor_faktur_supplier: 'ANGKUT-1',
    detail: [
      { masa_kredit: `${TAHUN}-04`, nomor_faktur_pajak: '010.001-26.00000001' },
      { dikreditkan: false, ppn: 5.5 },
    ],
  });
  const april = await toko.laporan('ppn', { masa: `${TAHUN}-04` });
  expect(JSON.stringify(april)).toContain('010.001-26.00000001');
  await toko.batalkan('hutang', biaya.id);
  await expectError(
    toko.buat('hutang', '03-06', await isi({ masa_kredit: `${TAHUN}-09` })),
    'VADOK',
    'detail.0.masa_kredit',
  );
});

test('a draft keeps what it spreads, and posts it; many at once', async () => {
  const { toko, barang } = await openBarang();
  const beli = await toko.beli('03-01', [[barang, 4, 10]]);
  const alokasi = { dasar: 'nilai', baris: await sasaran(toko, beli.id) };
  const isi = { kontak_id: toko.supplier, detail: [{ alokasi, jumlah: 8 }] };
  const draft = await toko.draft('hutang', '03-04', isi);
  expect(await toko.baca('hutang', draft.id)).toMatchObject({
    status: 'draft',
    detail: [{ alokasi: { dasar: 'nilai' }, jumlah: 8 }],
  });
  await toko.as(
    (db) => db.row('select * from erp.transaksi_approve($1, $2)', ['hutang', draft.id]),
    {
      peran: 'admin',
    },
  );
  expect(await toko.stok(barang)).toEqual({ qty: '4', nilai: '48.00' });
  const dokumen = { tanggal: hari('03-05'), ...isi };
  await toko.as((db) =>
    db.rows(
      'select erp.hutang_massal(array(select jsonb_populate_record(null::erp.hutang_input, x) from jsonb_array_elements($1) as x))',
      [JSON.stringify([dokumen, dokumen])],
    ),
  );
  expect(await toko.stok(barang)).toEqual({ qty: '4', nilai: '64.00' });
});
