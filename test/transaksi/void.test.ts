import { expect, test } from '@jest/globals';
import { berDimensi } from '../dimensi/dimensi.ts';
import { ayat, expectError, hari, openStory } from '../helpers/story.ts';

const { openToko, openBarang } = openStory();

// In the month of the document.

test('a sale and its reversal stand on the same day and leave nothing', async () => {
  const { toko, barang } = await openBarang(10, 1000);
  const jual = await toko.jual('01-05', [[barang, 8, 1500]]);
  const hasil = await toko.batalkan('penjualan', jual.id);
  expect(hasil).toMatchObject({
    id: jual.id,
    status: 'void',
    nomor_transaksi: jual.nomor_transaksi,
  });
  await toko.expectPembalik(
    jual.id,
    '01-05 D 4101 12000.00, 1301 8000.00, K 1201 12000.00, 5101 8000.00',
  );
  expect(await toko.stok(barang)).toEqual({ qty: '10', nilai: '10000.00' });
  expect(await toko.dokumen(jual.id)).toMatchObject({
    status: 'void',
    sisa: '0.00',
    nomor: jual.nomor_transaksi,
  });
  expect(
    await toko.row('select nomor, membalik_id is not null as ada from jurnal where id = $1', [
      hasil.pembalik_id,
    ]),
  ).toEqual({ nomor: `${jual.nomor_transaksi}/V`, ada: true });
  for (const akun of ['1201', '4101', '5101']) expect(await toko.saldo(akun)).toBe('0.00');
});

test('a corrected sale goes with its corrections', async () => {
  const { toko, barang } = await openBarang(10, 1000);
  const jual = await toko.jual('01-05', [[barang, 8, 1500]]);
  await toko.beli('01-02', [[barang, 10, 2000]]);
  expect(await toko.hpp(jual.id)).toBe('12000.00');
  await toko.batalkan('penjualan', jual.id);
  expect(await toko.saldo('5101')).toBe('0.00');
  expect(await toko.stok(barang)).toEqual({ qty: '20', nilai: '30000.00' });
});

test('a purchase that later sales drew from: they are valued as if it had never been', async () => {
  const { toko, barang } = await openBarang();
  const salah = await toko.beli('01-01', [[barang, 10, 2000]]);
  await toko.beli('01-02', [[barang, 10, 1000]]);
  const jual = await toko.jual('01-05', [[barang, 8, 3000]]);
  expect(await toko.hpp(jual.id)).toBe('12000.00');
  await toko.batalkan('pembelian', salah.id);
  expect(await toko.hpp(jual.id)).toBe('8000.00');
  expect(await toko.stok(barang)).toEqual({ qty: '2', nilai: '2000.00' });
  expect(await toko.saldo('2101')).toBe('-10000.00');
});

// Later than the document.

test('a purchase leaves on the day named with all that it has in stock', async () => {
  const { toko, barang } = await openBarang();
  const beli = await toko.beli('01-01', [[barang, 10, 1000]]);
  await toko.beli('01-03', [[barang, 10, 1200]]);
  await toko.batalkan('pembelian', beli.id, { tanggal: '02-10' });
  expect((await toko.pembalik(beli.id)).sort()).toEqual(
    ayat('02-10 D 2101 10000.00, K 1301 10000.00'),
  );
  expect(await toko.stok(barang)).toEqual({ qty: '10', nilai: '12000.00' });
  expect(await toko.saldo('2101', hari('02-09'))).toBe('-22000.00');
});

test('a sale comes back at what its goods cost now', async () => {
  const { toko, barang } = await openBarang(10, 1000);
  const jual = await toko.jual('01-05', [[barang, 4, 1500]]);
  await toko.batalkan('penjualan', jual.id, { tanggal: '02-01' });
  expect(await toko.saldo('5101', hari('01-31'))).toBe('4000.00');
  expect(await toko.saldo('5101')).toBe('0.00');
  // A later correction of the original is mirrored on its reversal.
  await toko.beli('01-02', [[barang, 10, 2000]]);
  expect(await toko.saldo('5101', hari('01-31'))).toBe('6000.00');
  expect(await toko.saldo('5101')).toBe('0.00');
  expect(await toko.stok(barang)).toEqual({ qty: '20', nilai: '30000.00' });
});

test.each([
  ['retur-penjualan', '5101', null],
  ['opname-stok', '6204', null],
  ['retur-penjualan', '5101', { cabang: 'JKT' }],
  ['opname-stok', '6204', { cabang: 'JKT' }],
])(
  '%s: what its cost was corrected by goes with it, before its void and after',
  async (jenis, akun, dimensi) => {
    const { toko, barang } = await openBarang(10, 100);
    if (dimensi !== null) await berDimensi(toko);
    const lain = { ...(dimensi && { dimensi }) };
    const jual = await toko.jual('01-05', [[barang, 5, 300]], lain);
    const buat = {
      'retur-penjualan': () => toko.retur('penjualan', '01-06', jual.id, 2, lain),
      'opname-stok': () => toko.hitung('01-06', barang, 7, lain),
    };
    const { id } = await buat[jenis as keyof typeof buat]();
    const sesudahnya = async () => [
      await toko.saldo(akun),
      await toko.saldo('5202'),
      await toko.hpp(jual.id),
    ];
    const tinggal = (hpp: string) => [akun === '5101' ? hpp : '0.00', '0.00', hpp];
    await toko.beli('01-01', [[barang, 10, 200]]);
    await toko.batalkan(jenis, id, { tanggal: '02-10' });
    expect(await sesudahnya()).toEqual(tinggal('750.00'));
    await toko.beli('01-01', [[barang, 20, 300]]);
    expect(await sesudahnya()).toEqual(tinggal('1125.00'));
  },
);

test.each(['langsung', 'dua_langkah'])(
  'goods that only moved (%s) take no account of costs with them',
  async (cara) => {
    const toko = await openToko({ lingkup_hpp: 'per_lokasi' });
    const barang = await toko.barang();
    await toko.beli('01-01', [[barang, 10, 100]]);
    const cabang = await toko.master('lokasi', { kode: 'CABANG', nama: 'Cabang' });
    const detail = [[barang, 4]];
    const { id } = await toko.buat('transfer-stok', '01-06', {
      lokasi_tujuan_id: cabang,
      detail,
      dua_langkah: cara === 'dua_langkah',
    });
    await toko.beli('01-01', [[barang, 10, 200]]);
    await toko.batalkan('transfer-stok', id, { tanggal: '02-10' });
    await toko.beli('01-01', [[barang, 20, 300]]);
    expect(await toko.stok(barang)).toEqual({ qty: '40', nilai: '9000.00' });
    expect(await toko.saldo('5101')).toBe('0.00');
  },
);

test('the month is closed: today, and the closed month stays as it was', async () => {
  const { toko, barang } = await openBarang();
  const beli = await toko.beli('01-01', [[barang, 10, 1000]]);
  await toko.beli('02-03', [[barang, 10, 1200]]);
  await toko.tutupBulan(hari('01-01'));
  const today = () => toko.value(`select (now() at time zone 'Asia/Jakarta')::date`);
  // Midnight may lie between.
  const days = [await today()];
  await toko.batalkan('pembelian', beli.id);
  days.push(await today());
  expect(days).toContain(await toko.value(`select tanggal from jurnal where jenis = 'pembalik'`));
  expect(await toko.saldo('2101', hari('01-31'))).toBe('-10000.00');
  expect(await toko.stok(barang)).toEqual({ qty: '10', nilai: '12000.00' });
  expect(await toko.saldo('5202')).toBe('0.00');
});

test('before the document, in a closed month or in the future: refused', async () => {
  const { toko, barang } = await openBarang();
  const beli = await toko.beli('03-10', [[barang, 10, 1000]]);
  const pada = (tanggal: string) => toko.batalkan('pembelian', beli.id, { tanggal });
  await expectError(pada(hari('03-09')), 'VATGL', 'tanggal');
  await expectError(pada('2999-01-01'), 'VATGL', 'tanggal');
  await toko.tutupBulan(hari('04-01'));
  await expectError(pada(hari('04-10')), 'KOTUP', 'tanggal');
  expect((await toko.dokumen(beli.id)).status).toBe('final');
});

// Refused.

test('when stock would be negative later: goods, place and day are named', async () => {
  const toko = await openToko();
  const barang = await toko.barang({ kode: 'SEMEN', nama: 'Semen' });
  const beli = await toko.beli('01-01', [[barang, 10, 1000]]);
  await toko.jual('01-05', [[barang, 1, 1500]]);
  const pesan = await expectError(toko.batalkan('pembelian', beli.id), 'KOSTK');
  expect(pesan).toMatch(new RegExp(`Semen.*SEMEN.*UTAMA.*${hari('01-05')}`));
  await toko.beli('01-06', [[barang, 10, 1000]]);
  await expectError(toko.batalkan('pembelian', beli.id), 'KOSTK');
  await toko.batalkan('pembelian', beli.id, { tanggal: '01-07' });
  expect(await toko.stok(barang)).toEqual({ qty: '9', nilai: '9000.00' });
});

test('without a reason, of a draft, of an absent document, of another kind', async () => {
  const toko = await openToko();
  const barang = await toko.barang({ harga_jual: 100 });
  const beli = await toko.beli('01-01', [[barang, 10, 10]]);
  await expectError(toko.batalkan('pembelian', beli.id, { alasan: '  ' }), 'VAALA', 'alasan');
  await expectError(
    toko.batalkan('pembelian', beli.id, { alasan: 'x'.repeat(1001) }),
    'VAALA',
    'alasan',
  );
  const draft = await toko.draftJual('01-02', [[barang, 1]]);
  const refusal = await expectError(toko.batalkan('penjualan', draft.id), 'KOSTS');
  expect(refusal).toBe('transaksi masih draft; hapus drafnya (DELETE atau transaksiCancel)');
  await expectError(toko.batalkan('penjualan', 999_999), 'TDTRX');
  await expectError(toko.batalkan('penjualan', beli.id), 'TDTRX');
  await expectError(toko.batalkan('pembelian', beli.id, {}, { peran: 'viewer' }), 'OTROL');
});

test('the cash that came with it is spent', async () => {
  const { toko, barang } = await openBarang(10, 1000);
  const jual = await toko.jual('01-05', [[barang, 1, 1500]], {
    pembayaran: [{ akun_kode: '1101', jumlah: 1500 }],
  });
  await toko.beli('01-06', [[barang, 1, 1000]], {
    pembayaran: [{ akun_kode: '1101', jumlah: 1000 }],
  });
  expect(await expectError(toko.batalkan('penjualan', jual.id), 'KOKAS')).toContain(hari('01-06'));
});
