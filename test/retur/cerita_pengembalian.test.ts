import { expect, test } from '@jest/globals';
import { ayat, expectError, hari, openStory, type Row } from '../helpers/story.ts';
import { expectRekonsiliasi } from '../laporan/rekonsiliasi.ts';
import { openPoin } from '../poin/poin.ts';

const { data, openBarang } = openStory();

/** A shop with goods and money in the cash box, and documents of one contact by their short names. */
async function buka() {
  const { toko, barang } = await openBarang(100, 10);
  await toko.jurnalkan('01-01', 'D 1101 10000000, K 3101 10000000');
  const retur =
    (jenis: 'penjualan' | 'pembelian') => (tanggal: string, id: number, qty: number, lain?: Row) =>
      toko.retur(jenis, tanggal, id, qty, { dokumen_asal_id: id, ...lain });
  return {
    ...toko,
    toko,
    barang,
    returJual: retur('penjualan'),
    returBeli: retur('pembelian'),
    /** What a journal moved besides goods. */
    uang: async (id: number) =>
      (await toko.jurnal(id)).filter((ayat) => !/ (1301|5101|5103) /.test(ayat)),
    /** The balance of each account, those named left out. */
    saldo: (...tanpa: string[]) =>
      toko.rows(
        `select akun_kode, sum(debit - kredit)::text as saldo from jurnal_baris
          where akun_kode <> all ($1) group by 1 having sum(debit - kredit) <> 0 order by 1`,
        [tanpa],
      ),
  };
}

test('a sale by hand: money, a deposit, discount, tax withheld and a write-off go back the ways they came', async () => {
  const { toko, barang, buat, pos, uang, returJual, saldo } = await buka();
  const sebelum = await saldo();
  const muka = await buat('kas-masuk', '01-02', {
    kontak_id: toko.pelanggan,
    detail: [{ akun_kode: '2301', jumlah: 90_000 }],
  });
  // 10 × 100,000 + 11 % = 1,110,000: 300,000 in cash, 90,000 of the deposit, 720,000 owed.
  const jual = await toko.jual(
    '01-03',
    [{ barang_id: barang, qty: 10, harga: 100_000, pajak_kode: 'PPN' }],
    {
      pembayaran: [{ akun_kode: '1101', jumlah: 300_000 }],
      uang_muka: [{ dokumen_id: muka.id, jumlah: 90_000 }],
    },
  );
  await buat('pelunasan-piutang', '01-05', {
    jumlah: 500_000,
    alokasi: [{ dokumen_id: jual.id, jumlah: 500_000, potongan: 100_000, pph: 20_000 }],
  });
  await buat('audit-hutang-piutang', '01-06', {
    kontak_id: toko.pelanggan,
    detail: [{ dokumen_id: jual.id, saldo_konfirmasi: 0 }],
  });
  // 3 of 10: 333,000 of 1,110,000. Money 890,000 × 0.3, discount 100,000 × 0.3, tax withheld 20,000 × 0.3,
  // written off 100,000 × 0.3.
  const a = await returJual(hari('01-07'), jual.id, 3, { cara: 'tunai' });
  expect(await uang(a.id)).toEqual(
    ayat(
      '01-07 D 4102 300000.00, 2201 33000.00, K 1101 267000.00, 2301 6000.00, 4103 30000.00, 6206 30000.00',
    ),
  );
  expect(await pos(a.id)).toEqual(['titipan 2301 6000.00']);
  // The rest as a deposit: 890,000 − 267,000 may be paid out, 20,000 − 6,000 may not.
  const b = await returJual(hari('01-08'), jual.id, 7);
  expect(await pos(b.id)).toEqual(['titipan 2301 14000.00', 'titipan 2301 623000.00']);
  expect((await uang(b.id)).slice(2).sort()).toEqual(
    ayat('01-08 K 2301 637000.00, 4103 70000.00, 6206 70000.00'),
  );
  const keluar = (jumlah: number, dokumen_id: number) =>
    buat('kas-keluar', '01-09', {
      kontak_id: toko.pelanggan,
      detail: [{ akun_kode: '2301', jumlah, dokumen_id }],
    });
  await expectError(keluar(6_000, a.id), 'VADOK', 'detail.0.dokumen_id');
  await expectError(keluar(623_000.01, b.id), 'VADOK', 'detail.0.dokumen_id');
  await keluar(623_000, b.id);
  await expectError(
    buat('jurnal-umum', '01-09', {
      detail: [
        { akun_kode: '2301', debit: 6000, kontak_id: toko.pelanggan, dokumen_id: a.id },
        { akun_kode: '1101', kredit: 6000 },
      ],
    }),
    'VADOK',
    'detail.0.dokumen_id',
  );
  // Besides revenue and its return only the tax withheld is left: claimed from the state, owed to the customer.
  expect((await saldo()).filter((s) => !sebelum.some((x) => x.saldo === s.saldo))).toEqual([
    { akun_kode: '1402', saldo: '20000.00' },
    { akun_kode: '2301', saldo: '-20000.00' },
    { akun_kode: '4101', saldo: '-1000000.00' },
    { akun_kode: '4102', saldo: '1000000.00' },
  ]);
  await expectRekonsiliasi(toko);
});

test('a deposit that was not paid in pays other documents, and never becomes money', async () => {
  const { toko, barang, buat, pos, batalkan, returJual } = await buka();
  const jual = await toko.jual('01-03', [[barang, 1, 1000]]);
  await buat('pelunasan-piutang', '01-04', {
    akun_kas: null,
    jumlah: 0,
    alokasi: [{ dokumen_id: jual.id, jumlah: 0, pph: 1000 }],
  });
  const retur = await returJual(hari('01-05'), jual.id, 1, { cara: 'tunai' });
  expect(await pos(retur.id)).toEqual(['titipan 2301 1000.00']);
  // It pays half of a sale; that one is returned.
  const lain = await toko.jual('01-06', [[barang, 1, 800]], {
    uang_muka: [{ dokumen_id: retur.id, jumlah: 400 }],
    pembayaran: [{ akun_kode: '1101', jumlah: 400 }],
  });
  const kembali = await returJual(hari('01-07'), lain.id, 1, { cara: 'tunai' });
  expect(await pos(kembali.id)).toEqual(['titipan 2301 400.00']);
  expect(await toko.jurnal(kembali.id)).toContain('01-07 K 1101 400.00');
  // It pays a settlement; that is released when its sale is voided.
  const tiga = await toko.jual('01-08', [[barang, 1, 900]]);
  const lunas = await buat('pelunasan-piutang', '01-09', {
    jumlah: 300,
    uang_muka: [{ dokumen_id: retur.id, jumlah: 600 }],
    alokasi: [{ dokumen_id: tiga.id, jumlah: 900 }],
  });
  await batalkan('penjualan', tiga.id, { kaskade: true });
  expect(await pos(lunas.id)).toEqual(['titipan 2301 600.00', 'titipan 2301 300.00']);
  expect(
    await toko.rows(
      'select nilai::text from pos_terbuka where transaksi_id = $1 and tertahan and membalik_id is null',
      [lunas.id],
    ),
  ).toEqual([{ nilai: '600.00' }]);
});

test('a return of what was never paid is a deposit that is not paid out', async () => {
  const { toko, barang, buat, returJual } = await buka();
  const jual = await toko.jual('01-03', [[barang, 10, 100]], {
    pembayaran: [{ akun_kode: '1101', jumlah: 300 }],
  });
  const retur = await returJual(hari('01-05'), jual.id, 5, { cara: 'titipan' });
  const keluar = (jumlah: number) =>
    buat('kas-keluar', '01-06', {
      kontak_id: toko.pelanggan,
      detail: [{ akun_kode: '2301', jumlah, dokumen_id: retur.id }],
    });
  await expectError(keluar(301), 'VADOK', 'detail.0.dokumen_id');
  await keluar(300);
});

test('what a sale rounded away is rounded back', async () => {
  const { toko, barang, uang, returJual } = await buka();
  await toko.set({ pembulatan: 100 });
  const jual = await toko.jual('01-03', [[barang, 3, 350]], {
    pembulatan: -50,
    pembayaran: [{ akun_kode: '1101', jumlah: 1000 }],
  });
  const a = await returJual(hari('01-04'), jual.id, 1, { cara: 'tunai' });
  const b = await returJual(hari('01-05'), jual.id, 2, { cara: 'tunai' });
  expect([...(await uang(a.id)), ...(await uang(b.id))]).toEqual(
    ayat(
      '01-04 D 4102 350.00, K 1101 333.33, 6303 16.67',
      '01-05 D 4102 700.00, K 1101 666.67, 6303 33.33',
    ),
  );
});

test('a purchase by hand: money, discount, tax withheld and what was written off', async () => {
  const { toko, barang, buat, pos, uang, returBeli } = await buka();
  const beli = await toko.beli('01-03', [[barang, 3, 100]], {
    pembayaran: [{ akun_kode: '1101', jumlah: 50 }],
  });
  await buat('pelunasan-hutang', '01-04', {
    akun_kas: '1101',
    jumlah: 100,
    alokasi: [{ dokumen_id: beli.id, jumlah: 100, potongan: 70, pph: 30 }],
  });
  await buat('audit-hutang-piutang', '01-05', {
    kontak_id: toko.supplier,
    detail: [{ dokumen_id: beli.id, saldo_konfirmasi: 0 }],
  });
  // A third of 150 + 70 + 30 + 50, to the cent.
  const a = await returBeli(hari('01-06'), beli.id, 1, { cara: 'tunai' });
  expect((await uang(a.id)).sort()).toEqual(
    ayat('01-06 D 1101 50.00, 1403 10.00, 4201 16.67, 5102 23.33'),
  );
  const b = await returBeli(hari('01-07'), beli.id, 2);
  expect(await pos(b.id)).toEqual(['uang_muka 1403 20.00', 'uang_muka 1403 100.00']);
  expect((await uang(b.id)).sort()).toEqual(ayat('01-07 D 1403 120.00, 4201 33.33, 5102 46.67'));
  await expectError(
    buat('kas-masuk', '01-08', {
      kontak_id: toko.supplier,
      detail: [{ akun_kode: '1403', jumlah: 10, dokumen_id: a.id }],
    }),
    'VADOK',
    'detail.0.dokumen_id',
  );
});

test('points go back to their lots, never as money', async () => {
  const { toko, jual, retur, poin, lot } = await openPoin(data);
  await jual(hari('01-05'), 1, 100_000);
  const dibeli = await jual(hari('01-06'), 4, 1000, {
    poin: 30,
    pembayaran: [{ akun_kode: '1101', jumlah: 2500 }],
  });
  expect(await poin()).toBe(72);
  // A quarter: 625 of money, 375 of points: 7 whole ones at 50; of the 2 that it earned none yet.
  const a = await retur(hari('01-07'), dibeli.id, 1, { cara: 'tunai' });
  expect(await toko.baca('retur-penjualan', a.id)).toMatchObject({ poin_kembali: 7 });
  expect(await toko.jurnal(a.id)).toEqual(
    expect.arrayContaining(['01-07 K 1101 625.00', '01-07 K 2302 350.00', '01-07 K 6101 25.00']),
  );
  const b = await retur(hari('01-08'), dibeli.id, 3, { cara: 'tunai' });
  expect(await toko.jurnal(b.id)).toContain('01-08 K 1101 1875.00');
  expect([await poin(), (await lot())[0]]).toEqual([100, '100 poin 5000.00']);
  expect(await toko.saldo('6101')).toBe('0.00');
  await expectRekonsiliasi(toko);
  await toko.expectConsistent();

  // The return is voided after the points were used again: they are owed.
  await toko.buat('bayar-poin', '01-09', { poin: 95, cara: 'tunai' });
  await toko.batalkan('retur-penjualan', b.id, { tanggal: '01-10' });
  expect(await poin()).toBe(5 - 23 + 2);
  await expectRekonsiliasi(toko);
});

test('a void of a sale that points paid gives the points back, and no deposit', async () => {
  const { toko, jual, tukar, poin } = await openPoin(data);
  await jual(hari('01-05'), 1, 100_000);
  const dibeli = await jual(hari('01-06'), 1, 900);
  const pakai = await tukar(hari('01-07'), 10, { cara: 'potong_piutang', dokumen_id: dibeli.id });
  await toko.batalkan('penjualan', dibeli.id, { kaskade: true });
  expect(await poin()).toBe(100);
  expect(await toko.dokumen(pakai.id)).toMatchObject({ status: 'void' });
  expect(await toko.saldo('2301')).toBe('0.00');
  await expectRekonsiliasi(toko);
});

test('tax withheld from UMUM is not given back as a deposit: the settlement goes first', async () => {
  const { toko, barang, returBeli } = await buka();
  const kontak_id = await toko.kontak({ kode: 'UMUM', nama: 'Umum' });
  const beli = await toko.beli('01-05', [[barang, 10, 100]], { kontak_id });
  const lunas = await toko.buat('pelunasan-hutang', '01-06', {
    kontak_id,
    akun_kas: '1111',
    jumlah: 980,
    alokasi: [{ dokumen_id: beli.id, jumlah: 980, pph: 20 }],
  });
  const tunai = { kontak_id, cara: 'tunai' };
  await expectError(returBeli(hari('01-07'), beli.id, 1, tunai), 'VADOK', 'kontak_id');
  await toko.batalkan('pelunasan-hutang', lunas.id);
  await returBeli(hari('01-07'), beli.id, 1, tunai);
  expect(await toko.rows(`select id from pos_terbuka where jenis = 'uang_muka'`)).toEqual([]);
});
