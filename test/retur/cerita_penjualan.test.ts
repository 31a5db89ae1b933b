import { expect, test } from '@jest/globals';
import { expectError, openStory } from '../helpers/story.ts';

const { openToko } = openStory();

const jenis = 'retur-penjualan';

async function openRetur(settings = {}) {
  const toko = await openToko(settings);
  const barang = await toko.barang();
  const lines = async (id: number) => (await toko.baris(id)).map((line) => line.id as number);
  const retur = (tanggal: string, detail: object[], lain: object = {}) =>
    toko.buat(jenis, tanggal, { detail, ...lain });
  return { toko, barang, lines, retur };
}

test('parts of a sale come back at its price, tax and cost; the last takes the rest', async () => {
  const { toko, barang, lines, retur } = await openRetur();
  await toko.beli('01-01', [[barang, 3, '33.333333']]);
  const jual = await toko.jual(
    '01-02',
    [{ barang_id: barang, qty: 3, harga: 70, pajak_kode: 'PPN' }],
    { diskon: 10 },
  );
  expect(await toko.dokumen(jual.id)).toMatchObject({ total_nilai: '222.00', hpp_total: '100.00' });
  const [baris] = await lines(jual.id);
  const a = await retur('01-03', [{ baris_asal_id: baris, qty: 1 }]);
  expect(a.nomor_transaksi).toMatch(/^RJ\/UTAMA\/\d{4}01\/00001$/);
  await toko.expectJurnal(
    a.id,
    '01-03 D 4102 66.67, 2201 7.33, 1301 33.33, K 1201 74.00, 5101 33.33',
  );
  const b = await retur('01-04', [{ baris_asal_id: baris, qty: 1 }], { kondisi: 'rusak' });
  await toko.expectJurnal(
    b.id,
    '01-04 D 4102 66.67, 2201 7.33, 1301 33.33, 5203 33.33, K 1201 74.00, 5101 33.33, 1301 33.33',
  );
  const c = await retur('01-05', [{ baris_asal_id: baris, qty: 1 }]);
  await toko.expectJurnal(
    c.id,
    '01-05 D 4102 66.66, 2201 7.34, 1301 33.34, K 1201 74.00, 5101 33.34',
  );
  expect(await toko.dokumen(jual.id)).toMatchObject({ sisa: '0.00', status_bayar: 'lunas' });
  expect(await toko.baca(jenis, b.id)).toMatchObject({
    total_nilai: 74,
    dokumen_asal_id: jual.id,
    cara: 'potong_piutang',
    kondisi: 'rusak',
    detail: [{ qty: 1, harga: 66.666667, hpp: 33.33, hpp_kini: 33.33, baris_asal_id: baris }],
  });
  await expectError(retur('01-06', [{ baris_asal_id: baris, qty: 1 }]), 'VADOK', 'detail.0.qty');
  expect(await toko.saldo('5101')).toBe('0.00');
});

test('a correction reaches the returns of a sale; each void gives back its part', async () => {
  const { toko, barang, lines, retur } = await openRetur();
  await toko.beli('01-01', [[barang, 3, '33.333333']]);
  const jual = await toko.jual('01-02', [[barang, 3, 70]]);
  const [baris] = await lines(jual.id);
  const satu = [{ baris_asal_id: baris, qty: 1 }];
  const a = await retur('01-03', satu);
  const b = await retur('01-04', satu, { kondisi: 'rusak' });
  const c = await retur('01-05', satu);
  // The purchase that is entered late changes the cost of all: in 5101, and where damaged in 5203.
  const mundur = await toko.beli('01-01', [[barang, 3, '43.333333']]);
  await toko.expectKoreksi(
    mundur.id,
    '01-02 D 5101 15.00, K 1301 15.00',
    '01-03 D 1301 5.00, K 5101 5.00',
    '01-04 D 5203 5.00, K 5101 5.00',
    '01-05 D 1301 5.00, K 5101 5.00',
  );
  await toko.expectConsistent();
  await expectError(toko.batalkan('penjualan', jual.id), 'KODEP');
  // Without the first the last is no longer what is left, but keeps its amounts.
  await toko.batalkan(jenis, a.id);
  await toko.expectConsistent();
  await toko.batalkan(jenis, b.id, { tanggal: '02-01' });
  await toko.batalkan(jenis, c.id, { tanggal: '02-02' });
  expect(await toko.dokumen(jual.id)).toMatchObject({ sisa: '210.00', status_bayar: 'belum' });
  await toko.expectConsistent();
  await toko.batalkan('penjualan', jual.id);
  expect(await toko.stok(barang)).toEqual({ qty: '6', nilai: '230.00' });
});

test('what the sale no longer owes becomes a deposit; or money, or a deposit at once', async () => {
  const { toko, barang, lines, retur } = await openRetur();
  await toko.beli('01-01', [[barang, 10, 10]]);
  const jual = await toko.jual('01-02', [[barang, 5, 100]], {
    pembayaran: [{ akun_kode: '1101', jumlah: 350 }],
  });
  const [baris] = await lines(jual.id);
  const a = await retur('01-03', [{ baris_asal_id: baris, qty: 2 }]);
  await toko.expectJurnal(
    a.id,
    '01-03 D 4102 200.00, 1301 20.00, K 1201 150.00, 2301 50.00, 5101 20.00',
  );
  expect(await toko.pos(a.id)).toEqual(['titipan 2301 50.00']);
  const b = await retur('01-03', [{ baris_asal_id: baris, qty: 1 }], { cara: 'tunai' });
  expect(await toko.jurnal(b.id)).toContain('01-03 K 1101 100.00');
  const c = await retur('01-03', [{ baris_asal_id: baris, qty: 1 }], { cara: 'titipan' });
  expect(await toko.pos(c.id)).toEqual(['titipan 2301 100.00']);
  await expectError(
    retur('01-03', [{ baris_asal_id: baris, qty: 1 }], { cara: 'tunai', akun_kas: '1102' }),
    'KOKAS',
  );
  await toko.expectConsistent();
  await toko.batalkan(jenis, a.id, { tanggal: '01-10' });
  expect(await toko.dokumen(jual.id)).toMatchObject({ sisa: '150.00' });
});

test('money is paid back only for what was paid', async () => {
  const { toko, barang, lines, retur } = await openRetur();
  await toko.beli('01-01', [[barang, 10, 10]]);
  const jual = await toko.jual('01-02', [[barang, 5, 100]]);
  const [baris] = await lines(jual.id);
  // The box is empty, and stays so: the sale still owes more than comes back.
  const a = await retur('01-03', [{ baris_asal_id: baris, qty: 2 }], { cara: 'tunai' });
  expect(await toko.jurnal(a.id)).toContain('01-03 K 1201 200.00');
  expect(await toko.pos(a.id)).toEqual([]);
  await toko.buat('pelunasan-piutang', '01-04', { jumlah: 150 });
  const b = await retur('01-05', [{ baris_asal_id: baris, qty: 2 }], { cara: 'tunai' });
  await toko.expectJurnal(
    b.id,
    '01-05 D 4102 200.00, 1301 20.00, K 1201 150.00, 1101 50.00, 5101 20.00',
  );
  expect(await toko.saldo('1101')).toBe('100.00');
  await toko.expectConsistent();
  await toko.batalkan(jenis, b.id);
  expect([await toko.saldo('1101'), (await toko.dokumen(jual.id)).sisa]).toEqual([
    '150.00',
    '150.00',
  ]);
});

test('a return without a sale: price given, cost the average, the last, or given', async () => {
  const { toko, barang, lines, retur } = await openRetur();
  const isi = { barang_id: barang, qty: 1, harga: 50 };
  await expectError(retur('01-01', [isi]), 'VADOK', 'detail.0.hpp');
  const a = await retur('01-01', [{ ...isi, hpp: 12, pajak_kode: 'PPN' }]);
  await toko.expectJurnal(
    a.id,
    '01-01 D 4102 50.00, 2201 5.50, 1301 12.00, K 2301 55.50, 5101 12.00',
  );
  const b = await retur('01-02', [{ ...isi, qty: 2 }], { cara: 'tunai', akun_kas: '1111' });
  expect(await toko.hpp(b.id)).toBe('-24.00');
  await toko.jual('01-03', [[barang, 3, 50]]);
  const c = await retur('01-04', [isi]);
  expect(await toko.hpp(c.id)).toBe('-12.00');
  // With stock found before it, the second return follows its average; the last one has none.
  await toko.beli('01-01', [[barang, 1, 24]]);
  expect([await toko.hpp(b.id), await toko.hpp(c.id)]).toEqual(['-36.00', '-18.00']);
  await toko.expectConsistent();
  await expectError(retur('01-05', [isi], { cara: 'potong_piutang' }), 'VADOK', 'cara');
  await expectError(retur('01-05', [{ barang_id: barang, qty: 1 }]), 'VADOK', 'detail.0.harga');
  const umum = await toko.kontak({ kode: 'UMUM' });
  await expectError(retur('01-05', [isi], { kontak_id: umum }), 'VADOK', 'cara');
  expect(await lines(c.id)).toHaveLength(1);
});

test.each(['rata-rata', 'fifo'])(
  'what comes where nothing lies costs what lay there last on its day, whatever is entered when (%s)',
  async (metode_hpp) => {
    const { toko, barang, retur } = await openRetur({ metode_hpp });
    const salah = await toko.beli('01-02', [[barang, 2, 10]]);
    await toko.jual('01-03', [[barang, 2, 50]]);
    await toko.beli('02-01', [[barang, 1, 80]]);
    const { id } = await retur('01-10', [{ barang_id: barang, qty: 2, harga: 50 }]);
    expect(await toko.hpp(id)).toBe('-20.00');
    await toko.expectKoreksi(id);
    // The price was wrong, and nothing lay there when the goods came back: they follow the right one.
    await toko.beli('01-02', [[barang, 2, 30]]);
    await toko.batalkan('pembelian', salah.id);
    expect(await toko.hpp(id)).toBe('-60.00');
    expect(await toko.stok(barang)).toEqual({ qty: '3', nilai: '140.00' });
    await toko.expectConsistent();
  },
);

test.each(['rata-rata', 'fifo'])(
  'a cost that only a voided purchase or a later one tells is none: it must be given (%s)',
  async (metode_hpp) => {
    const { toko, barang, retur } = await openRetur({ metode_hpp });
    const isi = { barang_id: barang, qty: 2, harga: 50 };
    const keliru = await toko.beli('01-05', [[barang, 10, 5]]);
    await toko.batalkan('pembelian', keliru.id);
    await expectError(retur('01-10', [isi]), 'VADOK', 'detail.0.hpp');
    await toko.beli('01-20', [[barang, 10, 500]]);
    await expectError(retur('01-10', [isi]), 'VADOK', 'detail.0.hpp');
    expect(await toko.hpp((await retur('01-10', [{ ...isi, hpp: 480 }])).id)).toBe('-960.00');
    await toko.expectConsistent();
  },
);

test('what a return may not say', async () => {
  const { toko, barang, lines, retur } = await openRetur();
  await toko.beli('01-01', [[barang, 10, 10]]);
  const jual = await toko.jual('01-05', [[barang, 2, 100]]);
  const lain = await toko.jual('01-05', [[barang, 1, 100]]);
  const [[baris], [asing]] = [await lines(jual.id), await lines(lain.id)];
  const satu = [{ baris_asal_id: baris, qty: 1 }];
  await expectError(
    retur(
      '01-06',
      [
        { baris_asal_id: baris, qty: 3, harga: 90 },
        { baris_asal_id: baris, qty: 1 },
        { baris_asal_id: asing, qty: 1 },
        { qty: '0' },
      ],
      { dokumen_asal_id: jual.id, cara: 'potong_piutang', akun_kas: '1301' },
    ),
    'VADOK',
    'detail.3.qty akun_kas detail.0.qty detail.1.baris_asal_id detail.2.baris_asal_id detail.0.harga detail.3.baris_asal_id',
  );
  await expectError(
    retur('01-06', [...satu, { baris_asal_id: asing, qty: 1 }]),
    'VADOK',
    'detail.0.baris_asal_id',
  );
  // An inactive customer may still return.
  await toko.rows('update kontak set aktif = false where id = $1', [toko.pelanggan]);
  await retur('01-06', satu);
});
