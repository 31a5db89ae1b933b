import { beforeAll, expect, test } from '@jest/globals';
import { expectError, hari, openStory, type Row } from '../helpers/story.ts';

const { data, openToko } = openStory();

const PPN = { pajak_kode: 'PPN' };

/** A tax of 10 %, since February 11 %. */
const NAIK = 'NAIK';
beforeAll(() =>
  data.asOwner(async (db) => {
    await db.rows(`insert into erp.pajak (kode, nama) values ($1, 'Pajak yang naik')`, [NAIK]);
    await db.rows(
      `insert into erp.pajak_tarif (pajak_kode, berlaku_dari, tarif, pembilang, penyebut)
       values ($1, '1985-04-01', 10, 1, 1), ($1, $2, 11, 1, 1)`,
      [NAIK, hari('02-01')],
    );
  }),
);

/** A shop that sells a service and goods, takes deposits and gives them. */
async function buka() {
  const toko = await openToko();
  const jasa = await toko.barang({ jenis: 'jasa' });
  await toko.buat('kas-masuk', '01-01', {
    akun_kas: '1111',
    detail: [{ akun_kode: '3101', jumlah: 50_000_000 }],
  });
  const kas = (jenis: string, kontak_id: number, tanggal: string, detail: Row[]) =>
    toko.buat(jenis, tanggal, { kontak_id, akun_kas: '1111', detail });
  /** A deposit of a customer (2301) or at a supplier (1403). */
  const titip = (jumlah: number, lain: Row = PPN, tanggal = '01-05') =>
    kas('kas-masuk', toko.pelanggan, tanggal, [{ akun_kode: '2301', jumlah, ...lain }]);
  const setor = (jumlah: number, lain: Row = PPN, tanggal = '01-05') =>
    kas('kas-keluar', toko.supplier, tanggal, [{ akun_kode: '1403', jumlah, ...lain }]);
  const jual = (harga: number, uang_muka: Row[], lain: Row = PPN, tanggal = '01-10', kepala = {}) =>
    toko.jual(tanggal, [{ barang_id: jasa, qty: 1, harga, ...lain }], { uang_muka, ...kepala });
  /** The tax report of a month: [document, deposit?, code, rate, dpp, dpp_lain, ppn]. */
  const ppn = async (bulan: string, sisi = 'keluaran') => {
    const isi = await toko.laporan('ppn', { masa: hari(bulan), per_page: 500 });
    return isi.data
      .filter((r) => r.sisi === sisi)
      .map((r) => [r.transaksi_id, r.uang_muka, r.pajak_kode, r.tarif, r.dpp, r.dpp_lain, r.ppn]);
  };
  return { ...toko, toko, jasa, kas, titip, setor, jual, ppn };
}

test('a deposit that is used carries code, rate and base of its tax; the last use takes the rest', async () => {
  const { toko, titip, jual, ppn } = await buka();
  const muka = await titip(1_110_000);
  const pakai = (jumlah: number) => [{ dokumen_id: muka.id, jumlah }];
  const satu = await jual(1_000_000, pakai(333_333.33));
  const dua = await jual(1_000_000, pakai(333_333.33));
  const tiga = await jual(2_000_000, pakai(333_333.34));
  expect(await ppn('01')).toEqual([
    [muka.id, false, 'PPN', 12, 1_000_000, 916_666.67, 110_000],
    [satu.id, false, 'PPN', 12, 1_000_000, 916_666.66, 110_000],
    [satu.id, true, 'PPN', 12, -333_333.33, -305_555.55, -36_666.67],
    // 12 % of 611,111.11 on the rest, and what the deposit brings.
    [dua.id, false, 'PPN', 12, 1_000_000, 916_666.67, 109_999.99],
    [dua.id, true, 'PPN', 12, -333_333.33, -305_555.56, -36_666.66],
    [tiga.id, false, 'PPN', 12, 2_000_000, 1_833_333.33, 220_000],
    [tiga.id, true, 'PPN', 12, -333_333.34, -305_555.56, -36_666.67],
  ]);
  await toko.expectConsistent();
  await toko.batalkan('penjualan', dua.id, { tanggal: '02-03' });
  expect(await ppn('02')).toEqual([
    [dua.id, false, 'PPN', 12, -1_000_000, -916_666.67, -109_999.99],
    [dua.id, true, 'PPN', 12, 333_333.33, 305_555.56, 36_666.66],
  ]);
});

test('deposits at suppliers likewise, in the month of credit of the purchase', async () => {
  const { toko, setor, ppn } = await buka();
  const muka = await setor(11_100_000);
  const beli = await toko.beli(
    '01-20',
    [
      {
        akun_kode: '1504',
        qty: 1,
        harga: 3_000_000,
        ...PPN,
        nomor_faktur_pajak: '010.17',
        masa_kredit: hari('02-01').slice(0, 7),
      },
    ],
    { uang_muka: [{ dokumen_id: muka.id, jumlah: 1_000_000 }] },
  );
  expect(await ppn('01', 'masukan')).toEqual([
    [muka.id, false, 'PPN', 12, 10_000_000, 9_166_666.67, 1_100_000],
  ]);
  expect(await ppn('02', 'masukan')).toEqual([
    [beli.id, false, 'PPN', 12, 3_000_000, 2_750_000, 330_000],
    [beli.id, true, 'PPN', 12, -1_000_000, -916_666.67, -110_000],
  ]);
});

test('of lines credited in several months the deposit is taken off in the latest', async () => {
  const { toko, setor, ppn } = await buka();
  const muka = await setor(1_110_000);
  const aset = { akun_kode: '1504', qty: 1, ...PPN };
  const beli = await toko.beli(
    '03-10',
    [
      { ...aset, harga: 2_000_000, nomor_faktur_pajak: '010.18' },
      {
        ...aset,
        harga: 100_000,
        nomor_faktur_pajak: '010.19',
        tanggal_faktur_pajak: hari('02-20'),
        masa_kredit: hari('02'),
      },
    ],
    { uang_muka: [{ dokumen_id: muka.id, jumlah: 1_000_000 }] },
  );
  // Nothing is given back before it was credited: February has its own line only.
  expect(await ppn('02', 'masukan')).toEqual([
    [beli.id, false, 'PPN', 12, 100_000, 91_666.67, 11_000],
  ]);
  expect(await ppn('03', 'masukan')).toEqual([
    [beli.id, false, 'PPN', 12, 2_000_000, 1_833_333.33, 220_000],
    [beli.id, true, 'PPN', 12, -1_000_000, -916_666.67, -110_000],
  ]);
  const { data } = await toko.laporan('ppn', { masa: hari('03') });
  expect(data.map((r) => r.nomor_faktur)).toEqual(['010.18', '010.18']);
});

test('the document is taxed at its own rate on the rest of its base only', async () => {
  const { toko, titip, jual, ppn, batalkan } = await buka();
  const naik = { pajak_kode: NAIK };
  const muka = await titip(1_100_000, naik);
  const pakai = [{ dokumen_id: muka.id, jumlah: 1_000_000 }];
  const dok = await jual(2_000_000, pakai, naik, '02-10');
  await toko.expectJurnal(
    dok.id,
    '02-10 D 1201 1110000.00, 2301 1000000.00, K 4104 2000000.00, 2201 110000.00',
  );
  expect(await toko.dokumen(dok.id)).toMatchObject({
    ppn: '210000.00',
    total_nilai: '2210000.00',
    sisa: '1110000.00',
  });
  expect(await ppn('02')).toEqual([
    [dok.id, false, NAIK, 10, 1_000_000, 1_000_000, 100_000],
    [dok.id, true, NAIK, 10, -1_000_000, -1_000_000, -100_000],
    [dok.id, false, NAIK, 11, 1_000_000, 1_000_000, 110_000],
  ]);
  await toko.expectConsistent();
  // Without the deposit the sale owes what that had paid, tax included.
  await batalkan('kas-masuk', muka.id, { kaskade: true });
  expect(await toko.dokumen(dok.id)).toMatchObject({ sisa: '2210000.00' });
  expect(await toko.saldo('2201')).toBe('-210000.00');
  await toko.expectConsistent();
  await toko.batalkan('penjualan', dok.id);
  expect(await toko.saldo('2201')).toBe('0.00');
});

test('a purchase with a deposit that was taxed at another rate', async () => {
  const { toko, setor } = await buka();
  const naik = { pajak_kode: NAIK };
  const muka = await setor(1_100_000, naik);
  const beli = await toko.beli(
    '02-10',
    [{ akun_kode: '1504', qty: 1, harga: 2_000_000, ...naik }],
    { uang_muka: [{ dokumen_id: muka.id, jumlah: 1_000_000 }] },
  );
  await toko.expectJurnal(
    beli.id,
    '02-10 D 1504 2000000.00, 1401 110000.00, K 2101 1110000.00, 1403 1000000.00',
  );
  await toko.expectConsistent();
  await toko.batalkan('pembelian', beli.id);
  expect(await toko.saldo('1401')).toBe('100000.00');
});

test('prices that contain the tax stay what they say; freight is a part of the base', async () => {
  const { toko, titip, jual } = await buka();
  const muka = await titip(10_000);
  const termasuk = { harga_termasuk_pajak: true };
  const dok = await jual(
    12_345.67,
    [{ dokumen_id: muka.id, jumlah: 9_009.01 }],
    PPN,
    '01-10',
    termasuk,
  );
  expect(await toko.dokumen(dok.id)).toMatchObject({ total_nilai: '12345.67', sisa: '2345.67' });
  const lagi = await titip(1_110);
  const ongkos = { ongkos: 600, ongkos_pajak_kode: 'PPN' };
  const kirim = await jual(500, [{ dokumen_id: lagi.id, jumlah: 1_000 }], PPN, '01-11', ongkos);
  await toko.expectJurnal(
    kirim.id,
    '01-11 D 1201 111.00, 2301 1000.00, K 4104 1100.00, 2201 11.00',
  );
});

test('another code than that of the lines, or more than their base, is refused', async () => {
  const { toko, titip, setor, jual } = await buka();
  const muka = await titip(1_110);
  const lain = await titip(1_100, { pajak_kode: NAIK });
  const satu = (jumlah: number, dokumen_id = muka.id) => [{ dokumen_id, jumlah }];
  await expectError(jual(5_000, satu(100), { pajak_kode: 'NON' }), 'VABYR', 'uang_muka');
  await expectError(jual(5_000, satu(100), { pajak_kode: null }), 'VABYR', 'uang_muka');
  await expectError(jual(5_000, satu(100, lain.id)), 'VABYR', 'uang_muka');
  await expectError(jual(500, satu(500.01)), 'VABYR', 'uang_muka');
  const dok = await jual(500, satu(500));
  expect(await toko.dokumen(dok.id)).toMatchObject({ sisa: '0.00' });
  const beli = await setor(1_110);
  await expectError(
    toko.beli('01-20', [{ akun_kode: '1504', qty: 1, harga: 5_000, ...PPN, dikreditkan: false }], {
      uang_muka: satu(100, beli.id),
    }),
    'VABYR',
    'uang_muka',
  );
});

test('given back, a deposit takes its base and tax back, whatever stands beside it', async () => {
  const { toko, kas, ppn, pos, batalkan, buat } = await buka();
  const muka = await kas('kas-masuk', toko.pelanggan, '01-05', [
    { akun_kode: '2301', jumlah: 50 },
    { akun_kode: '2301', jumlah: 1_110, ...PPN },
  ]);
  const kembali = (jumlah: number, tanggal: string) =>
    kas('kas-keluar', toko.pelanggan, tanggal, [
      { akun_kode: '2301', jumlah, dokumen_id: muka.id },
    ]);
  const satu = await kembali(161, '02-06');
  await toko.expectJurnal(satu.id, '02-06 D 2301 150.00, 2201 11.00, K 1111 161.00');
  expect(await pos(muka.id)).toEqual(['titipan 2301 0.00', 'titipan 2301 900.00']);
  // A use without a document of its own that bears tax.
  const hutang = await buat('piutang', '02-07', {
    kontak_id: toko.pelanggan,
    detail: [{ akun_lawan: '4201', jumlah: 333 }],
  });
  const lunas = await buat('pelunasan-piutang', '02-07', {
    akun_kas: null,
    jumlah: 0,
    alokasi: [{ dokumen_id: hutang.id, jumlah: 333 }],
    uang_muka: [{ dokumen_id: muka.id, jumlah: 300 }],
  });
  const akhir = await kembali(666, '02-08');
  const isi = [
    [satu.id, true, 'PPN', 12, -100, -91.67, -11],
    [lunas.id, true, 'PPN', 12, -300, -275, -33],
    [akhir.id, true, 'PPN', 12, -600, -550, -66],
  ];
  expect(await ppn('02')).toEqual(isi);
  expect([await toko.saldo('2301'), await toko.saldo('2201')]).toEqual(['0.00', '0.00']);
  await toko.expectConsistent();
  await batalkan('kas-keluar', satu.id, { tanggal: '03-01' });
  expect(await ppn('03')).toEqual([[satu.id, true, 'PPN', 12, 100, 91.67, 11]]);
});
