import { expect, test } from '@jest/globals';
import { openServer } from '../helpers/server.ts';
import { expectError, hari, openStory, type Row } from '../helpers/story.ts';

const { openBarang, data } = openStory();
const server = openServer(data);

async function buka(settings: Row = {}) {
  const { toko, barang } = await openBarang(10, 100, settings);
  const pakai = (tanggal: string, qty: number, lain: Row = {}) =>
    toko.buat('penggunaan-persediaan', tanggal, { detail: [{ barang_id: barang, qty }], ...lain });
  const hitung = (tanggal: string, qty: number, lain: Row = {}) =>
    toko.hitung(tanggal, barang, qty, lain);
  return { ...toko, toko, barang, pakai, hitung };
}

test('the void of what a count had counted: without a choice it moves the stock, and says so', async () => {
  const { toko, barang, pakai, hitung, batalkan } = await buka();
  const salah = await pakai('01-02', 2);
  const opname = await hitung('01-05', 9);
  const divoid = await batalkan('penggunaan-persediaan', salah.id);
  expect(await toko.stok(barang)).toEqual({ qty: '11', nilai: '1100.00' });
  expect(divoid.peringatan).toEqual([expect.stringContaining(opname.nomor_transaksi)]);
  // It answers the same once more.
  expect((await batalkan('penggunaan-persediaan', salah.id)).peringatan).toEqual(divoid.peringatan);
});

test('the void says which count had counted it: what was counted stays', async () => {
  const { toko, barang, pakai, hitung, batalkan } = await buka();
  const salah = await pakai('01-02', 2);
  const opname = await hitung('01-05', 9);
  expect(await toko.saldo('5201')).toBe('-100.00');
  const divoid = await batalkan('penggunaan-persediaan', salah.id, {
    sudah_terhitung_opname: opname.id,
  });
  expect(divoid.peringatan).toBeNull();
  expect(await toko.stok(barang)).toEqual({ qty: '9', nilai: '900.00' });
  // Ten came, none was used, nine were counted: one is missing.
  expect(await toko.saldo('5201')).toBe('100.00');
  expect(await toko.saldo('6204')).toBe('0.00');
  expect(await toko.baca('penggunaan-persediaan', salah.id)).toMatchObject({
    status: 'void',
    void_terhitung_opname: opname.id,
  });
  await toko.expectConsistent();
  // The count is taken back with what was compensated on it: ten are there.
  await batalkan('opname-stok', opname.id);
  expect(await toko.stok(barang)).toEqual({ qty: '10', nilai: '1000.00' });
  expect(await toko.saldo('5201')).toBe('0.00');
});

test('the day of the void makes no difference to what is there', async () => {
  for (const tanggal of [null, '01-04', '01-05', '03-01']) {
    const { toko, barang, pakai, hitung, batalkan } = await buka();
    const salah = await pakai('01-02', 2);
    const opname = await hitung('01-05', 9);
    await toko.jual('02-01', [[barang, 1, 300]]);
    await batalkan('penggunaan-persediaan', salah.id, {
      tanggal,
      sudah_terhitung_opname: opname.id,
    });
    expect(await toko.stok(barang)).toEqual({ qty: '8', nilai: '800.00' });
    expect(await toko.saldo('5201')).toBe('100.00');
    await toko.expectConsistent();
    await batalkan('opname-stok', opname.id, { tanggal: tanggal === null ? null : '03-02' });
    expect(await toko.stok(barang)).toEqual({ qty: '9', nilai: '900.00' });
    expect(await toko.saldo('5201')).toBe('0.00');
    await toko.expectConsistent();
  }
});

test('its month is closed: what is compensated is booked on the first open day', async () => {
  const { toko, barang, pakai, hitung, batalkan } = await buka();
  const salah = await pakai('01-02', 2);
  const opname = await hitung('01-05', 9);
  await toko.tutupBulan(hari('01-01'));
  const { jurnal } = await toko.as((db) =>
    db.value<Row>(
      `select erp.transaksi_void_simulate('penggunaan-persediaan', $1, 'salah', sudah_terhitung_opname => $2)`,
      [salah.id, opname.id],
    ),
  );
  expect(jurnal).toHaveLength(2);
  await batalkan('penggunaan-persediaan', salah.id, { sudah_terhitung_opname: opname.id });
  expect(await toko.stok(barang)).toEqual({ qty: '9', nilai: '900.00' });
  expect(await toko.saldo('5201')).toBe('100.00');
  // The count can go no more in its place, and not before what was compensated on it.
  const sebelum = batalkan('opname-stok', opname.id, { tanggal: '02-01' });
  await expectError(sebelum, 'VATGL', 'tanggal');
  await batalkan('opname-stok', opname.id);
  expect(await toko.stok(barang)).toEqual({ qty: '10', nilai: '1000.00' });
});

test.each([
  ['tenant', 'rata-rata'],
  ['per_lokasi', 'rata-rata'],
  ['tenant', 'fifo'],
  ['per_lokasi', 'fifo'],
])(
  'a purchase with its sale and what returned of it, costs per %s, %s',
  async (lingkup_hpp, metode_hpp) => {
    const { toko, barang, hitung, batalkan } = await buka({ lingkup_hpp, metode_hpp });
    const beli = await toko.beli('01-02', [[barang, 4, 300]]);
    const jual = await toko.jual('01-03', [[barang, 5, 500]]);
    const retur = await toko.retur('penjualan', '01-04', jual.id, 2);
    // 11 in the books.
    const opname = await hitung('01-10', 10);
    await toko.jual('01-12', [[barang, 1, 500]]);
    const batal = await batalkan('penjualan', jual.id, {
      kaskade: true,
      sudah_terhitung_opname: opname.id,
    });
    expect(batal.peringatan).toBeNull();
    expect(await toko.stok(barang)).toMatchObject({ qty: '9' });
    for (const [jenis, { id }] of [
      ['penjualan', jual],
      ['retur-penjualan', retur],
    ] as const) {
      expect(await toko.baca(jenis, id)).toMatchObject({ void_terhitung_opname: opname.id });
    }
    await toko.expectConsistent();
    // 14 came, 10 were found. Without the purchase there were 10, and none is missing.
    await batalkan('pembelian', beli.id, { sudah_terhitung_opname: opname.id });
    expect(await toko.stok(barang)).toEqual({ qty: '9', nilai: '900.00' });
    expect(await toko.saldo('5201')).toBe('0.00');
    await toko.expectConsistent();
    await batalkan('opname-stok', opname.id);
    expect(await toko.stok(barang)).toEqual({ qty: '9', nilai: '900.00' });
  },
);

test('goods on their way: the dispatch was counted here, its receipt there', async () => {
  const { toko, barang, hitung, batalkan, buat, terima } = await buka();
  const cabang = await toko.master('lokasi', { kode: 'CABANG', nama: 'Cabang' });
  const kirim = await buat('transfer-stok', '01-02', {
    lokasi_tujuan_id: cabang,
    dua_langkah: true,
    detail: [[barang, 4]],
  });
  await terima('transfer-stok', kirim.id, '01-04');
  const sini = await hitung('01-10', 6);
  const sana = await hitung('01-10', 3, { lokasi_id: cabang });
  const qty = async () =>
    Object.fromEntries(
      (
        await toko.rows<{ id: number; qty: string }>(
          'select lokasi_id as id, trim_scale(qty)::text as qty from stok_lokasi where barang_id = $1',
          [barang],
        )
      ).map((row) => [row.id, row.qty]),
    );
  const { peringatan } = await batalkan('transfer-stok', kirim.id, {
    kaskade: true,
    sudah_terhitung_opname: sana.id,
  });
  expect(peringatan).toEqual([expect.stringContaining(sini.nomor_transaksi)]);
  expect(await qty()).toMatchObject({ [toko.lokasi]: '10', [cabang]: '3' });
});

test('a count that another one had counted', async () => {
  const { toko, barang, hitung, batalkan } = await buka();
  const salah = await hitung('01-05', 7);
  const opname = await hitung('01-10', 9);
  const { peringatan } = await batalkan('opname-stok', salah.id, {
    sudah_terhitung_opname: opname.id,
  });
  expect(peringatan).toBeNull();
  expect(await toko.stok(barang)).toEqual({ qty: '9', nilai: '900.00' });
  expect(await toko.saldo('5201')).toBe('100.00');
});

test('which count may be named', async () => {
  const { toko, barang, pakai, hitung, batalkan } = await buka();
  const cabang = await toko.master('lokasi', { kode: 'CABANG', nama: 'Cabang' });
  const lain = await toko.barang();
  await toko.beli('01-01', [[lain, 5, 10]]);
  await toko.beli('01-01', [[barang, 5, 10]], { lokasi_id: cabang });
  const dulu = await hitung('01-02', 10);
  const salah = await pakai('01-03', 2);
  const tolak = (sudah_terhitung_opname: number, id = salah.id, jenis = 'penggunaan-persediaan') =>
    expectError(batalkan(jenis, id, { sudah_terhitung_opname }), 'VADOK', 'sudah_terhitung_opname');
  await tolak(999_999);
  await tolak(salah.id);
  expect(await tolak(dulu.id)).toContain('sebelum tanggal dokumen ini');
  const sana = await hitung('01-05', 5, { lokasi_id: cabang });
  expect(await tolak(sana.id)).toContain('lokasi');
  const dua = await toko.hitung('01-05', lain, 5);
  expect(await tolak(dua.id)).toContain('tidak menghitung');
  const benar = await hitung('01-05', 8);
  await tolak(benar.id, benar.id, 'opname-stok');
  // One that is compensated there already moves nothing there.
  const telat = await pakai('01-04', 1, { sudah_terhitung_opname: benar.id });
  await tolak(benar.id, telat.id);
  expect((await batalkan('penggunaan-persediaan', telat.id)).peringatan).toBeNull();
  await batalkan('opname-stok', benar.id);
  await tolak(benar.id);
  // No count after it is left, but of other goods.
  expect((await batalkan('penggunaan-persediaan', salah.id)).peringatan).toBeNull();
});

test('over REST: the warning, the choice, a simulation, and who may not', async () => {
  const { toko, barang, pakai, hitung } = await buka();
  const salah = await pakai('01-02', 2);
  const opname = await hitung('01-05', 9);
  const rest = await server.restAs(toko, 'admin');
  const url = `/api/transaksi/penggunaan-persediaan/${salah.id}/void`;
  const pilih = { alasan: 'salah', sudah_terhitung_opname: opname.id };
  const diam = await rest.post(`${url}?simulasi=true`, { alasan: 'salah' });
  expect(diam.body).toMatchObject({
    peringatan: [expect.stringContaining(`(${opname.id})`)],
    opname_sesudah: [{ id: opname.id }],
  });
  const coba = await rest.post(`${url}?simulasi=true`, pilih);
  expect(coba.body).toMatchObject({ stok: [{ qty: 2 }, { qty: -2 }] });
  expect((await (await server.restAs(toko, 'viewer')).post(url, pilih)).status).toBe(403);
  expect((await server.rest().post(url, pilih)).status).toBe(401);
  const huruf = await rest.post(url, { ...pilih, sudah_terhitung_opname: 'OS/1' });
  expect([huruf.status, huruf.body.code]).toEqual([400, 'VAINP']);
  // A count of another tenant is none.
  const lain = await openBarang(10);
  const asing = await lain.toko.hitung('01-05', lain.barang, 9);
  const tebak = await rest.post(url, { ...pilih, sudah_terhitung_opname: asing.id + 1000 });
  expect([tebak.status, tebak.body.code]).toEqual([400, 'VADOK']);
  const divoid = await rest.post(url, pilih);
  expect([divoid.status, divoid.body]).toMatchObject([200, { status: 'void' }]);
  expect(await toko.stok(barang)).toMatchObject({ qty: '9' });
});
