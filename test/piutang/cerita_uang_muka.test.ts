import { expect, test } from '@jest/globals';
import { expectDone } from '../helpers/antre.ts';
import { openRest } from '../helpers/server.ts';
import { expectError, hari, openStory, type Toko } from '../helpers/story.ts';

const { openToko, openBarang } = openStory();

/** A deposit: a settlement of nothing is all excess. */
const setor = (toko: Toko, sisi: 'piutang' | 'hutang', jumlah: number, tanggal = hari('01-02')) =>
  toko.buat(`pelunasan-${sisi}`, tanggal, { akun_kas: '1111', jumlah });

test('deposits pay a sale before money does; the rest is receivable; a void gives them back', async () => {
  const { toko, barang } = await openBarang(100, 10);
  const titipan = await setor(toko, 'piutang', 500);
  await toko.expectJurnal(titipan.id, '01-02 D 1111 500.00, K 2301 500.00');
  const jual = await toko.jual('01-05', [[barang, 10, 100]], {
    uang_muka: [{ dokumen_id: titipan.id, jumlah: 300 }],
    pembayaran: [{ akun_kode: '1101', jumlah: 200 }],
  });
  await toko.expectJurnal(
    jual.id,
    '01-05 D 1201 500.00, 1101 200.00, 5101 100.00, 2301 300.00, K 4101 1000.00, 1301 100.00',
  );
  expect(await toko.dokumen(jual.id)).toMatchObject({
    total_nilai: '1000.00',
    dibayar: '500.00',
    sisa: '500.00',
    status_bayar: 'sebagian',
    rincian: { uang_muka: [{ dokumen_id: titipan.id, jumlah: 300 }] },
  });
  const lunas = await toko.jual('01-06', [[barang, 2, 100]], {
    uang_muka: [{ dokumen_id: titipan.id, jumlah: 200 }],
  });
  expect(await toko.dokumen(lunas.id)).toMatchObject({ sisa: '0.00', status_bayar: 'lunas' });
  expect(await toko.saldo('2301')).toBe('0.00');
  expect(await toko.saldo('1201')).toBe('500.00');
  await toko.batalkan('penjualan', jual.id);
  expect(await toko.saldo('2301')).toBe('-300.00');
  const lagi = await toko.jual('01-07', [[barang, 3, 100]], {
    uang_muka: [{ dokumen_id: titipan.id, jumlah: 300 }],
  });
  expect((await toko.dokumen(lagi.id)).status_bayar).toBe('lunas');
  await toko.batalkan('penjualan', lunas.id, { tanggal: '02-01' });
});

test('rounding to the cash step counts the deposit', async () => {
  const toko = await openToko({ pembulatan: 100 });
  const barang = await toko.barang({ jenis: 'jasa' });
  const titipan = await setor(toko, 'piutang', 500);
  const jual = await toko.jual('01-05', [[barang, 1, 1030]], {
    uang_muka: [{ dokumen_id: titipan.id, jumlah: 500 }],
    pembayaran: [{ akun_kode: '1101', jumlah: 500 }],
  });
  await toko.expectJurnal(jual.id, '01-05 D 1101 500.00, 6303 30.00, 2301 500.00, K 4104 1030.00');
  expect(await toko.dokumen(jual.id)).toMatchObject({ sisa: '0.00', pembulatan: '-30.00' });
});

test('deposits at a supplier pay a purchase', async () => {
  const { toko, barang } = await openBarang(100, 10);
  const muka = await setor(toko, 'hutang', 1700);
  expect(await toko.saldo('1403')).toBe('700.00');
  const beli = await toko.beli('01-05', [[barang, 10, 100]], {
    uang_muka: [{ dokumen_id: muka.id, jumlah: 600 }],
  });
  await toko.expectJurnal(beli.id, '01-05 D 1301 1000.00, K 2101 400.00, 1403 600.00');
  expect(await toko.dokumen(beli.id)).toMatchObject({ dibayar: '600.00', sisa: '400.00' });
  await toko.batalkan('pembelian', beli.id);
  expect(await toko.saldo('1403')).toBe('700.00');
  // A sale is paid by deposits of customers only.
  const uang_muka = [{ dokumen_id: muka.id, jumlah: 1 }];
  const jual = toko.jual('01-06', [[barang, 1, 400]], { uang_muka });
  await expectError(jual, 'VADOK', 'uang_muka.0.dokumen_id');
});

test('sales at once never use more than the deposit; a draft and REST use it too', async () => {
  const { toko, barang } = await openBarang(100, 10);
  const titipan = await setor(toko, 'piutang', 500);
  const pakai = { dokumen_id: titipan.id, jumlah: 150 };
  const dokumen = { tanggal: hari('01-06'), uang_muka: [pakai] };
  await expectDone(
    3,
    Array.from({ length: 6 }, () => toko.jual({ ...dokumen, detail: [[barang, 2, 100]] })),
  );
  expect(await toko.saldo('2301')).toBe('-50.00');
  const draft = await toko.draftJual({
    ...dokumen,
    detail: [[barang, 2, 100]],
    uang_muka: [{ ...pakai, jumlah: 30 }],
  });
  await toko.setujui('penjualan', draft.id);
  expect(await toko.dokumen(draft.id)).toMatchObject({ dibayar: '30.00', sisa: '170.00' });
  const detail = [[barang, 1, 20]] as [number, number, number][];
  const uang_muka = [{ dokumen_id: titipan.id, jumlah: '20.00' }];
  const jual = toko.document(toko.pelanggan, { tanggal: hari('01-07'), detail, uang_muka });
  expect((await (await openRest(toko)).post('/api/transaksi/penjualan', jual)).status).toBe(201);
  expect(await toko.saldo('2301')).toBe('0.00');
});

test('a deposit that was taxed when it was given pays with its tax: output tax only on the rest', async () => {
  const { toko, barang } = await openBarang(100, 10);
  const kas = await toko.buat('kas-masuk', '01-02', {
    kontak_id: toko.pelanggan,
    akun_kas: '1111',
    detail: [
      { akun_kode: '2301', jumlah: 50 },
      { akun_kode: '2301', jumlah: 1110, pajak_kode: 'PPN' },
    ],
  });
  await toko.expectJurnal(kas.id, '01-02 D 1111 1160.00, K 2301 1050.00, 2201 110.00');
  const jual = (jumlah: number, pajak_kode: string | null = 'PPN') =>
    toko.jual('01-05', [{ barang_id: barang, qty: 10, harga: 100, pajak_kode }], {
      uang_muka: [{ dokumen_id: kas.id, jumlah }],
    });
  // 50 without tax, 333.33 with 36.67.
  const satu = await jual(383.33);
  await toko.expectJurnal(
    satu.id,
    '01-05 D 1201 690.00, 5101 100.00, 2301 383.33, K 4101 1000.00, 2201 73.33, 1301 100.00',
  );
  await expectError(jual(600, 'NON'), 'VABYR', 'uang_muka');
  const sisa = await toko.buat('pelunasan-piutang', '01-06', {
    akun_kas: null,
    jumlah: 0,
    uang_muka: [{ dokumen_id: kas.id, jumlah: 600 }],
  });
  await toko.expectJurnal(sisa.id, '01-06 D 2301 600.00, 2201 66.00, K 1201 666.00');
  expect(await toko.dokumen(satu.id)).toMatchObject({ sisa: '24.00', dibayar: '1086.00' });
  await toko.expectConsistent();
  await toko.batalkan('kas-masuk', kas.id, { kaskade: true });
  await toko.expectKoreksi(satu.id, '01-05 D 1201 420.00, K 2301 383.33, 2201 36.67');
  expect(await toko.dokumen(satu.id)).toMatchObject({ sisa: '1110.00', dibayar: '0.00' });
  expect(await toko.saldo('2301')).toBe('0.00');
  expect(await toko.saldo('2201')).toBe('-110.00');
});
