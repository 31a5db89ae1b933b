import { expect, test } from '@jest/globals';
import { openDatabase } from '../helpers/database.ts';
import { expectError } from '../helpers/expect.ts';
import { dokumenOf } from '../helpers/kas.ts';
import { startServer } from '../helpers/server.ts';
import { hari, openToko } from '../helpers/toko.ts';

const data = openDatabase();
const jenis = 'retur-penjualan';

async function openRetur(settings = {}) {
  const toko = await openToko(data, settings);
  const dokumen = dokumenOf(toko);
  const barang = await toko.barang();
  const lines = async (id: number) => (await toko.baris(id)).map((line) => line.id as number);
  const retur = (tanggal: string, detail: object[], lain: object = {}) =>
    dokumen.buat(jenis, {
      tanggal,
      kontak_id: toko.pelanggan,
      lokasi_id: toko.lokasi,
      detail,
      ...lain,
    });
  return { toko, dokumen, barang, lines, retur };
}

test('parts of a sale come back at its price, tax and cost; the last takes the rest', async () => {
  const { toko, dokumen, barang, lines, retur } = await openRetur();
  await toko.beli({ tanggal: hari('01-01'), detail: [[barang, 3, '33.333333']] });
  const jual = await toko.jual({
    tanggal: hari('01-02'),
    diskon: 10,
    detail: [{ barang_id: barang, qty: 3, harga: 70, pajak_kode: 'PPN' }],
  });
  expect(await toko.dokumen(jual.id)).toMatchObject({ total_nilai: '222.00', hpp_total: '100.00' });
  const [baris] = await lines(jual.id);
  const a = await retur(hari('01-03'), [{ baris_asal_id: baris, qty: 1 }]);
  expect(a.nomor_transaksi).toMatch(/^RJ\/UTAMA\/\d{4}01\/00001$/);
  expect(await toko.jurnal(a.id)).toEqual([
    '01-03 D 4102 66.67',
    '01-03 D 2201 7.33',
    '01-03 D 1301 33.33',
    '01-03 K 1201 74.00',
    '01-03 K 5101 33.33',
  ]);
  const b = await retur(hari('01-04'), [{ baris_asal_id: baris, qty: 1 }], { kondisi: 'rusak' });
  expect(await toko.jurnal(b.id)).toEqual([
    '01-04 D 4102 66.67',
    '01-04 D 2201 7.33',
    '01-04 D 1301 33.33',
    '01-04 D 5203 33.33',
    '01-04 K 1201 74.00',
    '01-04 K 5101 33.33',
    '01-04 K 1301 33.33',
  ]);
  const c = await retur(hari('01-05'), [{ baris_asal_id: baris, qty: 1 }]);
  expect(await toko.jurnal(c.id)).toEqual([
    '01-05 D 4102 66.66',
    '01-05 D 2201 7.34',
    '01-05 D 1301 33.34',
    '01-05 K 1201 74.00',
    '01-05 K 5101 33.34',
  ]);
  expect(await toko.dokumen(jual.id)).toMatchObject({ sisa: '0.00', status_bayar: 'lunas' });
  expect(await dokumen.baca(jenis, b.id)).toMatchObject({
    total_nilai: 74,
    dokumen_asal_id: jual.id,
    cara: 'potong_piutang',
    kondisi: 'rusak',
    detail: [{ qty: 1, harga: 66.666667, hpp: 33.33, hpp_kini: 33.33, baris_asal_id: baris }],
  });
  await expectError(
    retur(hari('01-06'), [{ baris_asal_id: baris, qty: 1 }]),
    'VADOK',
    'detail.0.qty',
  );
  expect(await toko.saldo('5101')).toBe('0.00');
  await toko.expectConsistent();
});

test('a correction reaches the returns of a sale; each void gives back its part', async () => {
  const { toko, dokumen, barang, lines, retur } = await openRetur();
  await toko.beli({ tanggal: hari('01-01'), detail: [[barang, 3, '33.333333']] });
  const jual = await toko.jual({ tanggal: hari('01-02'), detail: [[barang, 3, 70]] });
  const [baris] = await lines(jual.id);
  const satu = [{ baris_asal_id: baris, qty: 1 }];
  const a = await retur(hari('01-03'), satu);
  const b = await retur(hari('01-04'), satu, { kondisi: 'rusak' });
  const c = await retur(hari('01-05'), satu);
  // The purchase that is entered late changes the cost of all: in 5101, and where damaged in 5203.
  const mundur = await toko.beli({ tanggal: hari('01-01'), detail: [[barang, 3, '43.333333']] });
  expect(await toko.koreksi(mundur.id)).toEqual([
    '01-02 D 5101 15.00',
    '01-02 K 1301 15.00',
    '01-03 D 1301 5.00',
    '01-03 K 5101 5.00',
    '01-04 D 5203 5.00',
    '01-04 K 5101 5.00',
    '01-05 D 1301 5.00',
    '01-05 K 5101 5.00',
  ]);
  await toko.expectConsistent();
  await expectError(toko.batalkan('penjualan', jual.id), 'KODEP');
  // Without the first the last is no longer what is left, but keeps its amounts.
  await dokumen.batalkan(jenis, a.id);
  await toko.expectConsistent();
  await dokumen.batalkan(jenis, b.id, { tanggal: hari('02-01') });
  await dokumen.batalkan(jenis, c.id, { tanggal: hari('02-02') });
  expect(await toko.dokumen(jual.id)).toMatchObject({ sisa: '210.00', status_bayar: 'belum' });
  await toko.expectConsistent();
  await toko.batalkan('penjualan', jual.id);
  expect(await toko.stok(barang)).toEqual({ qty: '6', nilai: '230.00' });
  await toko.expectConsistent();
});

test('what the sale no longer owes becomes a deposit; or money, or a deposit at once', async () => {
  const { toko, dokumen, barang, lines, retur } = await openRetur();
  await toko.beli({ tanggal: hari('01-01'), detail: [[barang, 10, 10]] });
  const jual = await toko.jual({
    tanggal: hari('01-02'),
    detail: [[barang, 5, 100]],
    pembayaran: [{ akun_kode: '1101', jumlah: 350 }],
  });
  const [baris] = await lines(jual.id);
  const a = await retur(hari('01-03'), [{ baris_asal_id: baris, qty: 2 }]);
  expect(await toko.jurnal(a.id)).toEqual([
    '01-03 D 4102 200.00',
    '01-03 D 1301 20.00',
    '01-03 K 1201 150.00',
    '01-03 K 2301 50.00',
    '01-03 K 5101 20.00',
  ]);
  expect(await dokumen.pos(a.id)).toEqual(['titipan 2301 50.00']);
  const b = await retur(hari('01-03'), [{ baris_asal_id: baris, qty: 1 }], { cara: 'tunai' });
  expect(await toko.jurnal(b.id)).toContain('01-03 K 1101 100.00');
  const c = await retur(hari('01-03'), [{ baris_asal_id: baris, qty: 1 }], { cara: 'titipan' });
  expect(await dokumen.pos(c.id)).toEqual(['titipan 2301 100.00']);
  await expectError(
    retur(hari('01-03'), [{ baris_asal_id: baris, qty: 1 }], { cara: 'tunai', akun_kas: '1102' }),
    'KOKAS',
  );
  await toko.expectConsistent();
  await dokumen.batalkan(jenis, a.id, { tanggal: hari('01-10') });
  expect(await toko.dokumen(jual.id)).toMatchObject({ sisa: '150.00' });
  await toko.expectConsistent();
});

test('money is paid back only for what was paid', async () => {
  const { toko, dokumen, barang, lines, retur } = await openRetur();
  await toko.beli({ tanggal: hari('01-01'), detail: [[barang, 10, 10]] });
  const jual = await toko.jual({ tanggal: hari('01-02'), detail: [[barang, 5, 100]] });
  const [baris] = await lines(jual.id);
  // The box is empty, and stays so: the sale still owes more than comes back.
  const a = await retur(hari('01-03'), [{ baris_asal_id: baris, qty: 2 }], { cara: 'tunai' });
  expect(await toko.jurnal(a.id)).toContain('01-03 K 1201 200.00');
  expect(await dokumen.pos(a.id)).toEqual([]);
  await dokumen.buat('pelunasan-piutang', {
    tanggal: hari('01-04'),
    kontak_id: toko.pelanggan,
    akun_kas: '1101',
    jumlah: 150,
  });
  const b = await retur(hari('01-05'), [{ baris_asal_id: baris, qty: 2 }], { cara: 'tunai' });
  expect(await toko.jurnal(b.id)).toEqual([
    '01-05 D 4102 200.00',
    '01-05 D 1301 20.00',
    '01-05 K 1201 150.00',
    '01-05 K 1101 50.00',
    '01-05 K 5101 20.00',
  ]);
  expect(await toko.saldo('1101')).toBe('100.00');
  await toko.expectConsistent();
  await dokumen.batalkan(jenis, b.id);
  expect([await toko.saldo('1101'), (await toko.dokumen(jual.id)).sisa]).toEqual([
    '150.00',
    '150.00',
  ]);
  await toko.expectConsistent();
});

test('a return without a sale: price given, cost the average, the last, or given', async () => {
  const { toko, barang, lines, retur } = await openRetur();
  const isi = { barang_id: barang, qty: 1, harga: 50 };
  await expectError(retur(hari('01-01'), [isi]), 'VADOK', 'detail.0.hpp');
  const a = await retur(hari('01-01'), [{ ...isi, hpp: 12, pajak_kode: 'PPN' }]);
  expect(await toko.jurnal(a.id)).toEqual([
    '01-01 D 4102 50.00',
    '01-01 D 2201 5.50',
    '01-01 D 1301 12.00',
    '01-01 K 2301 55.50',
    '01-01 K 5101 12.00',
  ]);
  const b = await retur(hari('01-02'), [{ ...isi, qty: 2 }], { cara: 'tunai', akun_kas: '1111' });
  expect(await toko.hpp(b.id)).toBe('-24.00');
  await toko.jual({ tanggal: hari('01-03'), detail: [[barang, 3, 50]] });
  const c = await retur(hari('01-04'), [isi]);
  expect(await toko.hpp(c.id)).toBe('-12.00');
  // With stock found before it, the second return follows its average; the last one has none.
  await toko.beli({ tanggal: hari('01-01'), detail: [[barang, 1, 24]] });
  expect([await toko.hpp(b.id), await toko.hpp(c.id)]).toEqual(['-36.00', '-18.00']);
  await toko.expectConsistent();
  await expectError(retur(hari('01-05'), [isi], { cara: 'potong_piutang' }), 'VADOK', 'cara');
  await expectError(
    retur(hari('01-05'), [{ barang_id: barang, qty: 1 }]),
    'VADOK',
    'detail.0.harga',
  );
  const umum = await toko.kontak({ kode: 'UMUM' });
  await expectError(retur(hari('01-05'), [isi], { kontak_id: umum }), 'VADOK', 'cara');
  expect(await lines(c.id)).toHaveLength(1);
});

test('what a return may not say', async () => {
  const { toko, barang, lines, retur } = await openRetur();
  await toko.beli({ tanggal: hari('01-01'), detail: [[barang, 10, 10]] });
  const jual = await toko.jual({ tanggal: hari('01-05'), detail: [[barang, 2, 100]] });
  const lain = await toko.jual({ tanggal: hari('01-05'), detail: [[barang, 1, 100]] });
  const [[baris], [asing]] = [await lines(jual.id), await lines(lain.id)];
  const satu = [{ baris_asal_id: baris, qty: 1 }];
  const pesan = await expectError(
    retur(
      hari('01-06'),
      [
        { baris_asal_id: baris, qty: 3, harga: 90, satuan_id: 1 },
        { baris_asal_id: baris, qty: 1 },
        { baris_asal_id: asing, qty: 1 },
        { qty: '0' },
      ],
      { dokumen_asal_id: jual.id, cara: 'potong_piutang', akun_kas: '1301' },
    ),
    'VADOK',
  );
  expect(pesan.split('\n').map((line) => line.split(':')[0])).toEqual(
    `akun_kas detail.0.qty detail.1.baris_asal_id detail.2.baris_asal_id detail.3.baris_asal_id
    detail.3.qty detail.0.satuan_id detail.0.harga`.split(/\s+/),
  );
  await expectError(retur(hari('01-04'), satu), 'VADOK', 'dokumen_asal_id');
  const tamu = await toko.kontak();
  await expectError(retur(hari('01-06'), satu, { kontak_id: tamu }), 'VADOK', 'dokumen_asal_id');
  await expectError(
    retur(hari('01-06'), [...satu, { baris_asal_id: asing, qty: 1 }]),
    'VADOK',
    'detail.0.baris_asal_id',
  );
  // An inactive customer may still return.
  await toko.rows('update kontak set aktif = false where id = $1', [toko.pelanggan]);
  await retur(hari('01-06'), satu);
  await toko.expectConsistent();
});

test('a draft is approved; REST makes a return', async () => {
  const { toko, dokumen, barang, lines } = await openRetur();
  await toko.beli({ tanggal: hari('01-01'), detail: [[barang, 10, 10]] });
  const jual = await toko.jual({ tanggal: hari('01-05'), detail: [[barang, 3, 100]] });
  const [baris] = await lines(jual.id);
  const isi = {
    tanggal: hari('01-06'),
    kontak_id: toko.pelanggan,
    lokasi_id: toko.lokasi,
    dokumen_asal_id: jual.id,
    detail: [{ baris_asal_id: baris, qty: 1 }],
  };
  const draft = await dokumen.draft(jenis, isi);
  await dokumen.setujui(jenis, draft.id);
  expect(await toko.dokumen(jual.id)).toMatchObject({ sisa: '200.00', dibayar: '100.00' });
  const server = await startServer(data);
  const rest = server.rest(await server.signIn(`admin@${toko.kode}.test`, toko.kode));
  const made = await rest.post('/api/transaksi/RJ', { ...isi, cara: 'titipan' });
  expect(made).toMatchObject({ status: 201 });
  expect((await rest.get(`/api/transaksi/${jenis}/${made.body.id}`)).body).toMatchObject({
    total_nilai: 100,
    status_bayar: null,
    detail: [{ barang_id: barang, qty: 1, harga: 100, hpp: 10 }],
  });
  await toko.expectConsistent();
});
