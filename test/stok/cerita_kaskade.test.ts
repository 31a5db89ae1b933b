import { expect, test } from '@jest/globals';
import type { Row } from '../helpers/database.ts';
import { openRest } from '../helpers/server.ts';
import { type Divoid, expectError, hari, openStory, type Toko } from '../helpers/story.ts';

const { openBarang } = openStory();

const lunasi = (toko: Toko, sisi: 'piutang' | 'hutang', dokumen: Row) =>
  toko.buat(`pelunasan-${sisi}`, { akun_kas: '1111', ...dokumen });
const batal = (
  toko: Toko,
  jenis: string,
  id: number,
  { tanggal = null, kaskade = true, pengembalian = 'kas' }: Row = {},
) =>
  toko.staf.row<Divoid>(`select * from erp.transaksi_void($1, $2, 'salah catat', $3, $4, $5)`, [
    jenis,
    id,
    tanggal,
    kaskade,
    pengembalian,
  ]);

test('a sale that was paid: the payment becomes a deposit, its discount and tax are taken back', async () => {
  const { toko, barang } = await openBarang(100, 10);
  const jual = await toko.jual('01-05', [[barang, 10, 100]]);
  const lain = await toko.jual('01-06', [[barang, 5, 100]]);
  const p = await lunasi(toko, 'piutang', {
    tanggal: hari('01-10'),
    jumlah: 1150,
    alokasi: [
      { dokumen_id: jual.id, jumlah: 950, potongan: 30, pph: 20 },
      { dokumen_id: lain.id, jumlah: 200 },
    ],
  });
  const pesan = await expectError(batal(toko, 'penjualan', jual.id, { kaskade: false }), 'KODEP');
  expect(pesan).toContain(p.nomor_transaksi);
  const tanggal = hari('02-03');
  await batal(toko, 'penjualan', jual.id, { tanggal });
  await toko.expectKoreksi(p.id, '02-03 D 1201 1000.00, K 2301 950.00, 4103 30.00, 1402 20.00');
  expect(await toko.dokumen(jual.id)).toMatchObject({ status: 'void', sisa: '0.00' });
  expect(await toko.bayar(lain.id)).toEqual(['300.00', '200.00', 'sebagian']);
  expect(await toko.saldo('1201')).toBe('300.00');
  await toko.expectConsistent();

  // The deposit stands under the settlement, and pays the next sale.
  const baru = await toko.jual('02-04', [[barang, 9, 100]], {
    uang_muka: [{ dokumen_id: p.id, jumlah: 900 }],
  });
  expect(await toko.bayar(baru.id)).toEqual(['0.00', '900.00', 'lunas']);
  expect(await toko.saldo('2301')).toBe('-50.00');
  // The settlement itself goes: the deposit is released from the sale, which owes it again.
  await expectError(
    batal(toko, 'pelunasan-piutang', p.id, { tanggal: hari('02-02') }),
    'VATGL',
    'tanggal',
  );
  await batal(toko, 'pelunasan-piutang', p.id, { tanggal: hari('02-10') });
  await toko.expectKoreksi(baru.id, '02-10 D 1201 900.00, K 2301 900.00');
  expect(await toko.bayar(baru.id)).toEqual(['900.00', '0.00', 'belum']);
  expect(await toko.bayar(lain.id)).toEqual(['500.00', '0.00', 'belum']);
  expect(await Promise.all(['1111', '2301', '4103', '1402'].map((a) => toko.saldo(a)))).toEqual(
    '0.00 0.00 0.00 0.00'.split(' '),
  );
  expect(await toko.saldo('1201')).toBe('1400.00');
  await toko.expectConsistent();
  const ulang = await batal(toko, 'pelunasan-piutang', p.id);
  expect(ulang.status).toBe('void');
});

test('in an open month the sale leaves its place, and the deposit is not older than the payment', async () => {
  const { toko, barang } = await openBarang(100, 10);
  const jual = await toko.jual('01-05', [[barang, 10, 100]]);
  const p = await lunasi(toko, 'piutang', { tanggal: hari('01-10'), jumlah: 600 });
  await batal(toko, 'penjualan', jual.id);
  expect(await toko.pembalik(jual.id)).toContain('01-05 K 1201 1000.00');
  await toko.expectKoreksi(p.id, '01-10 D 1201 600.00, K 2301 600.00');
  expect(await toko.saldo('1201', hari('01-07'))).toBe('0.00');
  await toko.expectConsistent();
  await batal(toko, 'pelunasan-piutang', p.id);
  await toko.expectPembalik(p.id, '01-10 D 1201 600.00, 2301 600.00, K 1111 600.00, 1201 600.00');
});

test('a deposit that paid a sale and a settlement: both owe it again', async () => {
  const { toko, barang } = await openBarang(100, 10);
  const titipan = await lunasi(toko, 'piutang', { tanggal: hari('01-02'), jumlah: 500 });
  const pakai = (jumlah: number) => [{ dokumen_id: titipan.id, jumlah }];
  const jual = await toko.jual('01-05', [[barang, 3, 100]], { uang_muka: pakai(200) });
  const a = await toko.jual('01-06', [[barang, 4, 100]]);
  const b = await toko.jual('01-07', [[barang, 2, 100]]);
  const p = await lunasi(toko, 'piutang', {
    tanggal: hari('01-08'),
    jumlah: 250,
    uang_muka: pakai(300),
    alokasi: [
      { dokumen_id: a.id, jumlah: 390, potongan: 10 },
      { dokumen_id: b.id, jumlah: 160, potongan: 5 },
    ],
  });
  await expectError(batal(toko, 'pelunasan-piutang', titipan.id, { kaskade: false }), 'KODEP');
  await batal(toko, 'pelunasan-piutang', titipan.id);
  await toko.expectKoreksi(jual.id, '01-05 D 1201 200.00, K 2301 200.00');
  // 160 of b with its discount, and 140 of a.
  await toko.expectKoreksi(p.id, '01-08 D 1201 305.00, K 2301 300.00, 4103 5.00');
  expect(await toko.bayar(jual.id)).toEqual(['300.00', '0.00', 'belum']);
  expect(await toko.bayar(a.id)).toEqual(['140.00', '260.00', 'sebagian']);
  expect(await toko.bayar(b.id)).toEqual(['200.00', '0.00', 'belum']);
  expect(await toko.saldo('2301')).toBe('0.00');
  await toko.expectConsistent();
  await batal(toko, 'pelunasan-piutang', p.id);
  expect(await toko.bayar(a.id)).toEqual(['400.00', '0.00', 'belum']);
  expect(await toko.saldo('4103')).toBe('0.00');
  await batal(toko, 'penjualan', jual.id);
});

test('the side of payables; money kept at the supplier', async () => {
  const { toko, barang } = await openBarang(100, 10);
  const beli = await toko.beli('01-05', [[barang, 10, 100]], {
    pembayaran: [{ akun_kode: '1111', jumlah: 300 }],
  });
  const p = await lunasi(toko, 'hutang', {
    tanggal: hari('01-06'),
    jumlah: 640,
    alokasi: [{ dokumen_id: beli.id, jumlah: 640, potongan: 60 }],
  });
  await batal(toko, 'pembelian', beli.id, { tanggal: hari('02-01'), pengembalian: 'titipan' });
  await toko.expectKoreksi(p.id, '02-01 D 1403 640.00, 5102 60.00, K 2101 700.00');
  expect(await toko.pembalik(beli.id)).toEqual(
    expect.arrayContaining(['02-01 D 2101 700.00', '02-01 D 1403 300.00']),
  );
  expect(await toko.saldo('1403')).toBe('940.00');
  expect(await toko.saldo('1111')).toBe('-940.00');
  await toko.expectConsistent();
  const lagi = await toko.beli('02-02', [[barang, 10, 90]], {
    uang_muka: [
      { dokumen_id: beli.id, jumlah: 300 },
      { dokumen_id: p.id, jumlah: 600 },
    ],
  });
  expect(await toko.bayar(lagi.id)).toEqual(['0.00', '900.00', 'lunas']);
});

test('money of a cash sale: given back, or kept as a deposit', async () => {
  const { toko, barang } = await openBarang(100, 10);
  const tunai = () =>
    toko.jual('01-05', [[barang, 1, 90]], {
      pembayaran: [{ akun_kode: '1101', jumlah: 100 }],
      kembalian: 10,
    });
  const satu = await tunai();
  await batal(toko, 'penjualan', satu.id, { kaskade: false, pengembalian: 'titipan' });
  await toko.expectPembalik(satu.id, '01-05 D 4101 90.00, 1301 10.00, K 2301 90.00, 5101 10.00');
  expect(await toko.saldo('1101')).toBe('90.00');
  const dua = await tunai();
  await batal(toko, 'penjualan', dua.id, { kaskade: false });
  expect(await toko.saldo('1101')).toBe('90.00');
  const p = await lunasi(toko, 'piutang', { tanggal: hari('01-06'), jumlah: 1 });
  await expectError(
    batal(toko, 'pelunasan-piutang', p.id, { pengembalian: 'titipan' }),
    'VADOK',
    'pengembalian',
  );
});

test('a closed month of the payment stops the release; REST takes kaskade and pengembalian', async () => {
  const { toko, barang } = await openBarang(100, 10);
  const jual = await toko.jual('01-05', [[barang, 10, 100]], {
    pembayaran: [{ akun_kode: '1101', jumlah: 100 }],
  });
  await lunasi(toko, 'piutang', { tanggal: hari('02-10'), jumlah: 900 });
  await toko.tutupBulan(hari('02-01'));
  await expectError(batal(toko, 'penjualan', jual.id), 'KOTUP');
  const rest = await openRest(toko);
  const body = { alasan: 'keliru', tanggal: hari('03-01') };
  const url = `/api/transaksi/penjualan/${jual.id}/void`;
  expect(await rest.post(url, body)).toMatchObject({ status: 409, body: { code: 'KODEP' } });
  const made = await rest.post(url, { ...body, kaskade: true, pengembalian: 'titipan' });
  expect(made).toMatchObject({ status: 200, body: { status: 'void' } });
  expect(await toko.saldo('2301')).toBe('-1000.00');
});

test('what UMUM was paid, or paid, never becomes a deposit: the settlement goes first', async () => {
  const { toko, barang } = await openBarang(100, 10);
  const umum = { kontak_id: await toko.kontak({ kode: 'UMUM', nama: 'Umum' }) };
  const beli = await toko.beli('01-05', [[barang, 10, 100]], umum);
  const titip = await toko.buat('piutang', '01-05', {
    ...umum,
    detail: [{ akun_lawan: '4201', jumlah: 70 }],
  });
  const bayar = await lunasi(toko, 'hutang', {
    ...umum,
    tanggal: hari('01-06'),
    jumlah: 1000,
    alokasi: [{ dokumen_id: beli.id, jumlah: 1000 }],
  });
  const terima = await lunasi(toko, 'piutang', { ...umum, tanggal: hari('01-06'), jumlah: 70 });
  for (const [jenis, satu, pelunasan] of [
    ['pembelian', beli, bayar],
    ['piutang', titip, terima],
  ] as const) {
    const pesan = await expectError(batal(toko, jenis, satu.id), 'KODEP');
    expect(pesan).toContain(pelunasan.nomor_transaksi);
    expect(pesan).toMatch(/void dokumen itu lebih dulu$/);
  }
  await batal(toko, 'pelunasan-hutang', bayar.id);
  await batal(toko, 'pelunasan-piutang', terima.id);
  await batal(toko, 'pembelian', beli.id);
  await batal(toko, 'piutang', titip.id);
  expect(
    await toko.rows(`select id from pos_terbuka where jenis in ('titipan', 'uang_muka')`),
  ).toEqual([]);
  expect([await toko.saldo('1111'), await toko.saldo('2101')]).toEqual(['0.00', '-1000.00']);
});
