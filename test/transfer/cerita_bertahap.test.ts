import { expect, test } from '@jest/globals';
import { behind } from '../helpers/antre.ts';
import { expectError, hari, openStory, type Row } from '../helpers/story.ts';
import { bukaTransfer, TRANSFER } from './transfer.ts';

const { openToko } = openStory();

// A transfer in two steps is received in several parts; what is left is lost only when it is said so.

const jenis = TRANSFER;
const buka = async (settings: Row = {}) => bukaTransfer(await openToko(settings));

test('each part has its day, the rest stays in transit, and is lost when it is said so', async () => {
  const { toko, barang, kirim, isi, terima } = await buka();
  await toko.beli('01-01', [[barang, 10, 100]]);
  const { id, garis } = await kirim(6);
  const baca = () => toko.baca(jenis, id);
  expect(await baca()).toMatchObject({
    status_terima: 'belum',
    detail: [{ qty: 6, qty_diterima: 0, qty_hilang: 0, qty_sisa: 6 }],
  });
  await terima(id, garis, '01-05', 2);
  expect(await isi()).toBe('-TRANSIT- 4 400.00, CABANG 2 200.00, UTAMA 4 400.00');
  expect(await baca()).toMatchObject({
    status: 'final',
    status_terima: 'sebagian',
    terima: {
      tanggal: hari('01-05'),
      penerimaan: [
        {
          ke: 1,
          nomor: expect.stringMatching(/^XR/),
          tanggal: hari('01-05'),
          detail: [{ baris_id: garis, qty: 2, qty_hilang: 0 }],
        },
      ],
    },
    detail: [{ qty: 6, qty_diterima: 2, qty_hilang: 0, qty_sisa: 4 }],
  });
  await toko.expectConsistent();
  expect(await expectError(terima(id, garis, '01-08', 5), 'VADOK')).toBe(
    'detail.0.qty: melebihi 4 yang masih dalam perjalanan dari baris 1',
  );
  await expectError(terima(id, garis, '01-08', 0), 'VADOK', 'detail');
  await expectError(terima(id, garis, '01-02', 1), 'VATGL', 'tanggal');
  await terima(id, garis, '01-08', 3);
  expect(await isi('01-07')).toBe('-TRANSIT- 4 400.00, CABANG 2 200.00, UTAMA 4 400.00');
  expect(await isi()).toBe('-TRANSIT- 1 100.00, CABANG 5 500.00, UTAMA 4 400.00');
  await toko.terima(jenis, id, '01-10', null, true);
  await toko.expectJurnal(
    id,
    '01-03 D 1302 600.00, K 1301 600.00',
    '01-05 D 1301 200.00, K 1302 200.00',
    '01-08 D 1301 300.00, K 1302 300.00',
    '01-10 D 5203 100.00, K 1302 100.00',
  );
  const selesai = {
    status_terima: 'selesai',
    terima: { tanggal: hari('01-10'), penerimaan: [{ ke: 1 }, { ke: 2 }, { ke: 3 }] },
    detail: [{ qty_diterima: 5, qty_hilang: 1, qty_sisa: 0 }],
  };
  expect(await baca()).toMatchObject(selesai);
  await expectError(toko.terima(jenis, id, '01-11'), 'KOTRM');
  // A purchase entered late reaches every part: 10 at 100 and 10 at 200 are 150 each.
  const mundur = await toko.beli('01-02', [[barang, 10, 200]]);
  await toko.expectKoreksi(
    mundur.id,
    '01-03 D 1302 300.00, K 1301 300.00',
    '01-05 D 1301 100.00, K 1302 100.00',
    '01-08 D 1301 150.00, K 1302 150.00',
    '01-10 D 5203 50.00, K 1302 50.00',
  );
  expect(await isi()).toBe('CABANG 5 750.00, UTAMA 14 2100.00');
  await toko.expectConsistent();
  await expectError(toko.batalkan(jenis, id), 'KODEP');
  await toko.batalkan(jenis, id, { kaskade: true });
  expect(await isi()).toBe('UTAMA 20 3000.00');
  expect([await toko.saldo('1302'), await toko.saldo('5203')]).toEqual(['0.00', '0.00']);
  await toko.expectConsistent();
});

test('one receipt is taken back, the newest or another, and what it brought can come again', async () => {
  const { toko, barang, kirim, isi, terima } = await buka();
  await toko.beli('01-01', [[barang, 10, 100]]);
  const { id, garis } = await kirim(6);
  await expectError(toko.batalTerima(jenis, id), 'KOTRM');
  await terima(id, garis, '01-05', 2);
  await terima(id, garis, '01-08', 3, true);
  expect(await isi()).toBe('CABANG 5 500.00, UTAMA 4 400.00');
  // The newest: what arrived with it, and what was lost, is in transit again.
  const batal = await toko.batalTerima(jenis, id);
  expect(batal).toMatchObject({ id, ke: 2, pembalik_id: expect.any(Number), peringatan: null });
  expect(await isi()).toBe('-TRANSIT- 4 400.00, CABANG 2 200.00, UTAMA 4 400.00');
  await toko.expectPembalik(id, '01-08 D 1302 400.00, K 1301 300.00, 5203 100.00');
  expect(await toko.baca(jenis, id)).toMatchObject({
    status_terima: 'sebagian',
    terima: { tanggal: hari('01-05'), penerimaan: [{ ke: 1 }] },
    detail: [{ qty_diterima: 2, qty_hilang: 0, qty_sisa: 4 }],
  });
  await toko.terima(jenis, id, '01-09');
  // Another: its place is named, and is nobody else's.
  await expectError(toko.batalTerima(jenis, id, { ke: 2 }), 'KOTRM', 'ke');
  expect(await toko.batalTerima(jenis, id, { ke: 1 })).toMatchObject({ ke: 1 });
  expect(await isi()).toBe('-TRANSIT- 2 200.00, CABANG 4 400.00, UTAMA 4 400.00');
  expect(await toko.baca(jenis, id)).toMatchObject({
    status_terima: 'sebagian',
    terima: { tanggal: hari('01-09'), penerimaan: [{ ke: 3 }] },
  });
  await toko.batalTerima(jenis, id);
  const polos = await toko.baca(jenis, id);
  expect(polos).toMatchObject({ status_terima: 'belum', detail: [{ qty_sisa: 6 }] });
  expect(polos.terima).toBeUndefined();
  await expectError(toko.batalTerima(jenis, id), 'KOTRM');
  await toko.expectConsistent();
  // Nothing stands on it any more.
  await toko.batalkan(jenis, id);
  expect(await isi()).toBe('UTAMA 10 1000.00');
});

test('goods that are not there any more stay received; a count that had seen them is named', async () => {
  const { toko, cabang, barang, kirim, isi, terima } = await buka();
  await toko.beli('01-01', [[barang, 10, 100]]);
  const { id, garis } = await kirim(6);
  await terima(id, garis, '01-05', 2);
  await terima(id, garis, '01-06', 3);
  await toko.jual('01-07', [[barang, 3, 150]], { lokasi_id: cabang });
  await expectError(toko.batalTerima(jenis, id), 'KOSTK');
  await toko.batalTerima(jenis, id, { ke: 1 });
  expect(await isi()).toBe('-TRANSIT- 3 300.00, UTAMA 4 400.00');
  await terima(id, garis, '01-09', 1);
  const { nomor_transaksi } = await toko.hitung('01-10', barang, 1, { lokasi_id: cabang });
  await terima(id, garis, '01-11', 2);
  expect((await toko.baca(jenis, id)).peringatan).toBeUndefined();
  expect(await toko.batalTerima(jenis, id)).toMatchObject({ peringatan: null });
  // A part that is entered late is one that the count may have seen.
  await terima(id, garis, '01-08', 1);
  const geser = [`opname ${nomor_transaksi} `, 'hasil hitungnya bergeser'];
  const ditulis = (await toko.baca(jenis, id)).peringatan as string[];
  for (const kata of geser) expect(ditulis[0]).toContain(kata);
  expect(ditulis).toHaveLength(1);
  const { peringatan } = (await toko.batalTerima(jenis, id)) as unknown as { peringatan: string[] };
  expect(peringatan).toEqual([expect.stringContaining(`opname ${nomor_transaksi} `)]);
});

test('in closed months a part is refused, and one that stands there is taken back later', async () => {
  const { toko, barang, kirim, isi, terima } = await buka();
  await toko.beli('01-01', [[barang, 10, 100]]);
  const { id, garis } = await kirim(6);
  await terima(id, garis, '01-05', 4);
  await toko.tutupBulan(hari('01-01'));
  await expectError(terima(id, garis, '01-06', 1), 'KOTUP', 'tanggal');
  await expectError(toko.batalTerima(jenis, id, { tanggal: '01-04' }), 'VATGL', 'tanggal');
  await expectError(toko.batalTerima(jenis, id, { tanggal: '01-05' }), 'KOTUP', 'tanggal');
  await toko.batalTerima(jenis, id, { tanggal: '02-10' });
  expect(await isi('02-09')).toBe('-TRANSIT- 2 200.00, CABANG 4 400.00, UTAMA 4 400.00');
  expect(await isi()).toBe('-TRANSIT- 6 600.00, UTAMA 4 400.00');
  await toko.expectPembalik(id, '02-10 D 1302 400.00, K 1301 400.00');
  // Before it came back, only what had stayed there can arrive.
  expect(await expectError(terima(id, garis, '02-05', 3), 'VADOK')).toBe(
    'detail.0.qty: melebihi 2 yang masih dalam perjalanan dari baris 1',
  );
  await toko.terima(jenis, id, '02-05');
  expect(await isi('02-06')).toBe('CABANG 6 600.00, UTAMA 4 400.00');
  await expectError(toko.terima(jenis, id, '02-06'), 'VADOK', 'tanggal');
  expect(await toko.baca(jenis, id)).toMatchObject({
    status_terima: 'sebagian',
    detail: [{ qty_diterima: 2, qty_sisa: 4 }],
  });
  await toko.expectConsistent();
  const batal = (tanggal: string) => toko.batalkan(jenis, id, { tanggal, kaskade: true });
  await expectError(batal('02-09'), 'VATGL', 'tanggal');
  await batal('02-11');
  expect(await isi()).toBe('UTAMA 10 1000.00');
  expect(await toko.saldo('1302')).toBe('0.00');
  await toko.expectConsistent();
});

test('a void leaves its place for what came back into transit later', async () => {
  const { toko, barang, kirim, isi, terima } = await buka();
  await toko.beli('01-01', [[barang, 10, 100]]);
  const { id, garis } = await kirim(6);
  await terima(id, garis, '01-05', 4);
  await toko.batalTerima(jenis, id, { tanggal: '01-20' });
  await toko.batalkan(jenis, id, { tanggal: '01-25' });
  expect(await isi('01-10')).toBe('-TRANSIT- 2 200.00, CABANG 4 400.00, UTAMA 4 400.00');
  expect(await isi('01-22')).toBe('-TRANSIT- 6 600.00, UTAMA 4 400.00');
  expect(await isi()).toBe('UTAMA 10 1000.00');
  await toko.expectConsistent();
});

test('parts of several lines and units; what is not named stays', async () => {
  const { toko, cabang, barang, isi } = await buka();
  const lain = await toko.barang();
  const dus = await toko.master('satuan', { kode: 'DUS', nama: 'Dus' });
  await toko.master('barang_satuan', { barang_id: barang, satuan_id: dus, faktor: 12 });
  await toko.beli('01-01', [
    [barang, 60, 10],
    [lain, 5, 100],
  ]);
  const { id } = await toko.buat(jenis, '01-03', {
    lokasi_tujuan_id: cabang,
    dua_langkah: true,
    detail: [
      { barang_id: barang, qty: 4, satuan_id: dus },
      { barang_id: lain, qty: 3 },
    ],
  });
  const [satu, dua] = (await toko.baris(id)) as [{ id: number }, { id: number }];
  await toko.terima(jenis, id, '01-04', [{ baris_id: satu.id, qty: 1.5 }]);
  expect(await toko.baca(jenis, id)).toMatchObject({
    status_terima: 'sebagian',
    detail: [
      { qty: 4, qty_diterima: 1.5, qty_sisa: 2.5 },
      { qty: 3, qty_diterima: 0, qty_sisa: 3 },
    ],
  });
  expect(await isi()).toBe('-TRANSIT- 30 300.00, CABANG 18 180.00, UTAMA 12 120.00');
  const salah = toko.terima(jenis, id, '01-05', [
    { baris_id: dua.id, qty: 3 },
    { baris_id: satu.id, qty: 2.75 },
  ]);
  expect(await expectError(salah, 'VADOK')).toBe(
    'detail.1.qty: melebihi 2.5 yang masih dalam perjalanan dari baris 1',
  );
  await toko.terima(jenis, id, '01-05', [{ baris_id: dua.id, qty: 2 }], true);
  expect(await toko.baca(jenis, id)).toMatchObject({
    status_terima: 'selesai',
    detail: [
      { qty_diterima: 1.5, qty_hilang: 2.5, qty_sisa: 0 },
      { qty_diterima: 2, qty_hilang: 1, qty_sisa: 0 },
    ],
  });
  expect(await toko.saldo('5203')).toBe('400.00');
});

test('goods without a cost yet: each receipt is taken back under a number of its own', async () => {
  const { toko, barang, kirim, isi, terima } = await buka({ kebijakan_stok_minus: 'izinkan' });
  const { id, garis } = await kirim(3);
  await terima(id, garis, '01-05', 1);
  await terima(id, garis, '01-06', 1);
  await toko.terima(jenis, id, '01-07');
  await toko.beli('01-02', [[barang, 9, 100]]);
  await toko.batalkan(jenis, id, { tanggal: '02-01', kaskade: true });
  const { nomor } = await toko.dokumen(id);
  const pembalik = await toko.rows<{ nomor: string }>(
    `select nomor from jurnal where transaksi_id = $1 and jenis = 'pembalik' order by id`,
    [id],
  );
  expect(pembalik.map((row) => row.nomor)).toEqual([
    `${nomor}/T3/V`,
    `${nomor}/T2/V`,
    `${nomor}/T/V`,
    `${nomor}/V`,
  ]);
  expect(await isi()).toBe('UTAMA 9 900.00');
  await toko.expectConsistent();
});

test('money in transit comes whole, and its receipt can be taken back', async () => {
  const { toko } = await buka();
  await toko.jurnalkan('01-01', 'D 1101 500, K 3101 500');
  const { id } = await toko.buat('kas-bank', '01-03', {
    akun_asal: '1101',
    akun_tujuan: '1111',
    jumlah: 500,
    transit: true,
  });
  await expectError(toko.terima('kas-bank', id, '01-05', null, true), 'VADOK', 'sisa_hilang');
  expect(await toko.baca('kas-bank', id)).toMatchObject({ status_terima: 'belum' });
  await toko.terima('kas-bank', id, '01-05');
  expect(await toko.baca('kas-bank', id)).toMatchObject({
    status_terima: 'selesai',
    terima: { tanggal: hari('01-05') },
  });
  await toko.batalTerima('kas-bank', id);
  expect([await toko.saldo('1111'), await toko.saldo('1191')]).toEqual(['0.00', '500.00']);
  await toko.terima('kas-bank', id, '01-06');
  await toko.batalTerima('kas-bank', id, { tanggal: '01-20' });
  await expectError(toko.batalkan('kas-bank', id, { tanggal: '01-19' }), 'VATGL', 'tanggal');
  await toko.batalkan('kas-bank', id, { tanggal: '01-20' });
  expect([await toko.saldo('1101'), await toko.saldo('1191')]).toEqual(['500.00', '0.00']);
});

test('two receipts at once take together never more than is left', async () => {
  const { toko, barang, kirim, isi, terima } = await buka();
  await toko.beli('01-01', [[barang, 10, 100]]);
  const { id, garis } = await kirim(6);
  const pesan = await expectError(
    behind(
      toko,
      (db) =>
        db.row(`select * from erp.transaksi_terima('${jenis}', $1, $2, $3)`, [
          id,
          hari('01-05'),
          JSON.stringify([{ baris_id: garis, qty: 4 }]),
        ]),
      () => terima(id, garis, '01-05', 3),
    ),
    'VADOK',
  );
  expect(pesan).toBe('detail.0.qty: melebihi 2 yang masih dalam perjalanan dari baris 1');
  expect(await isi()).toBe('-TRANSIT- 2 200.00, CABANG 4 400.00, UTAMA 4 400.00');
});
