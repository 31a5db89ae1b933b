import { beforeAll, expect, test } from '@jest/globals';
import { beliAset, MOBIL } from '../aset/aset.ts';
import { buatDimensi, expectColumns, tanpaKolom } from '../dimensi/laporan.ts';
import { hari, openStory, type Row, type Toko } from '../helpers/story.ts';
import { jurnal, lalu } from '../helpers/tahun.ts';
import { arusKas, expectSame, type Masa } from './arus_kas.ts';

const { openToko } = openStory();

// Cash by what it was received for and spent on.

const bulan = (n: string): Masa => ({ dari: hari(`${n}-01`), sampai: hari(`${n}-28`) });

// One shop, one thing a month.
let toko: Toko;
let barang: number;
let buat: Toko['buat'];
let batalkan: Toko['batalkan'];
const kas = (detail: Row[], tanggal: string, more: Row = {}) => ({
  tanggal: hari(tanggal),
  akun_kas: '1111',
  detail,
  ...more,
});

beforeAll(async () => {
  toko = await openToko();
  ({ buat, batalkan } = toko);
  barang = await toko.barang();
  await jurnal(toko, lalu('12-31'), '1111', '3299', 1_000_000);
});

test('an asset and goods bought together on credit, paid in two parts', async () => {
  const beli = await toko.beli('02-01', [
    [barang, 10, 100],
    { akun_kode: '1504', qty: 1, harga: 2000 },
  ]);
  const lunas = (jumlah: number, tanggal: string, more: Row = {}) =>
    buat('pelunasan-hutang', tanggal, {
      akun_kas: '1111',
      jumlah,
      alokasi: [{ dokumen_id: beli.id, jumlah, ...more }],
    });
  await lunas(1000, '02-02');
  expect(await expectSame(toko, bulan('02'))).toEqual([
    'pembayaran_pemasok 0 333.33',
    'aset_tetap 0 666.67',
  ]);
  // A discount is no money, a bank charge is.
  await buat('pelunasan-hutang', '03-02', {
    akun_kas: '1111',
    jumlah: 1500,
    biaya_bank: 6.5,
    alokasi: [{ dokumen_id: beli.id, jumlah: 1500, potongan: 60 }],
  });
  expect(await expectSame(toko, bulan('03'))).toEqual([
    'pembayaran_pemasok 0 500',
    'biaya_bank 0 6.5',
    'aset_tetap 0 1000',
  ]);
});

test('a payment of several documents, with the deposit and the tax withheld', async () => {
  const jasa = await toko.barang({ jenis: 'jasa', akun_penjualan: '4201' });
  const satu = await toko.jual('04-01', [[barang, 1, 700]]);
  const dua = await toko.jual('04-01', [[jasa, 1, 300]], {
    pembayaran: [{ akun_kode: '1101', jumlah: 100 }],
  });
  const titip = await buat(
    'kas-masuk',
    kas([{ akun_kode: '2301', jumlah: 90 }], '04-02', { kontak_id: toko.pelanggan }),
  );
  await buat('pelunasan-piutang', '05-02', {
    akun_kas: '1111',
    jumlah: 800,
    uang_muka: [{ dokumen_id: titip.id, jumlah: 90 }],
    alokasi: [
      { dokumen_id: satu.id, jumlah: 690, pph: 10 },
      { dokumen_id: dua.id, jumlah: 200 },
    ],
  });
  expect(await expectSame(toko, bulan('04'))).toEqual([
    'penerimaan_pelanggan 90 0',
    'operasi_lain 100 0',
  ]);
  expect(await expectSame(toko, bulan('05'))).toEqual([
    // 700 of the one less the deposit of 90, 200 of the other, of 800.
    'penerimaan_pelanggan 602.47 0',
    'operasi_lain 197.53 0',
  ]);
});

test('tax with customers and suppliers until it is paid to the state', async () => {
  const PPN = { pajak_kode: 'PPN' };
  await toko.jual('06-01', [{ barang_id: barang, qty: 1, harga: 1000, ...PPN }], {
    pembayaran: [{ akun_kode: '1101', jumlah: 1110 }],
  });
  await buat('kas-keluar', kas([{ akun_kode: '6202', jumlah: 555, ...PPN }], '06-02'));
  await buat('kas-keluar', kas([{ akun_kode: '2201', jumlah: 55 }], '06-03'));
  await toko.jurnalkan('06-04', 'D 2201 60, K 1401 40, 1111 20');
  expect(await expectSame(toko, bulan('06'))).toEqual([
    'penerimaan_pelanggan 1110 0',
    'pembayaran_pemasok 0 55',
    'pembayaran_beban 0 500',
    'pembayaran_pajak 0 75',
  ]);
});

test('loans, capital, wages, transfers, and a bill paid later', async () => {
  const lain = await toko.kontak({ tipe: 'lain' });
  const pinjam = await buat('hutang', '07-01', {
    kontak_id: lain,
    detail: [
      { akun_lawan: '1111', jumlah: 950 },
      { akun_lawan: '6302', jumlah: 50 },
    ],
  });
  const tagihan = await buat('hutang', '07-02', {
    kontak_id: lain,
    detail: [{ akun_lawan: '6203', jumlah: 80 }],
  });
  await buat('kas-masuk', kas([{ akun_kode: '3101', jumlah: 500 }], '07-03'));
  await buat(
    'kas-keluar',
    kas(
      [
        { akun_kode: '6201', jumlah: 120 },
        { akun_kode: '3102', jumlah: 30 },
      ],
      '07-04',
    ),
  );
  await buat('kas-bank', '07-05', {
    akun_asal: '1111',
    akun_tujuan: '1101',
    jumlah: 100,
    biaya_admin: 2.5,
  });
  await buat('pelunasan-hutang', '07-06', {
    kontak_id: lain,
    akun_kas: '1111',
    jumlah: 1080,
    alokasi: [
      { dokumen_id: pinjam.id, jumlah: 1000 },
      { dokumen_id: tagihan.id, jumlah: 80 },
    ],
  });
  expect(await expectSame(toko, bulan('07'))).toEqual([
    'pembayaran_karyawan 0 120',
    'pembayaran_beban 0 80',
    'bunga 0 50',
    'biaya_bank 0 2.5',
    'pinjaman_diterima 950 950',
    'modal 500 0',
    'prive 0 30',
  ]);
});

test('what is voided counts against what it was; a deposit made of it keeps its nature', async () => {
  const beli = await toko.beli('08-01', [{ akun_kode: '1504', qty: 1, harga: 400 }]);
  await buat('pelunasan-hutang', '08-02', {
    akun_kas: '1111',
    jumlah: 400,
    alokasi: [{ dokumen_id: beli.id, jumlah: 400 }],
  });
  const salah = await buat('kas-masuk', kas([{ akun_kode: '3101', jumlah: 70 }], '08-03'));
  await batalkan('kas-masuk', salah.id, { tanggal: '09-01' });
  await batalkan('pembelian', beli.id, { tanggal: '09-02', kaskade: true });
  const [muka] = await toko.rows<{ id: number }>(
    `select p.transaksi_id as id from pos_terbuka as p where p.jenis = 'uang_muka' order by p.id desc`,
  );
  await buat(
    'kas-masuk',
    kas([{ akun_kode: '1403', jumlah: 400, dokumen_id: muka?.id }], '09-03', {
      kontak_id: toko.supplier,
    }),
  );
  expect(await expectSame(toko, bulan('08'))).toEqual(['aset_tetap 0 400', 'modal 70 0']);
  expect(await expectSame(toko, bulan('09'))).toEqual(['aset_tetap 400 0', 'modal -70 0']);
});

test('the openings are where it begins, and the account says what its cash is', async () => {
  const awal = { dari: lalu('12-01'), sampai: lalu('12-31') };
  expect(await expectSame(toko, awal)).toEqual([]);
  expect(await arusKas(toko, awal)).toMatchObject({ saldo_awal: 1_000_000, kenaikan: 0 });
  await toko.staf.value(
    `select erp.master_patch('akun', '6201', '{"arus_kas": "investasi_lain"}')`,
  );
  expect(await expectSame(toko, bulan('07'))).toContain('investasi_lain 0 120');
  const baru = async (isi: Row) => {
    await toko.master('akun', { nama: 'Baru', ...isi });
    return toko.row(`select arus_kas from akun where kode = $1`, [isi.kode]);
  };
  expect(await baru({ kode: '6298', subklas_id: 62 })).toEqual({ arus_kas: 'pembayaran_beban' });
  expect(await baru({ kode: '6299', subklas_id: 62, arus_kas: 'bunga' })).toEqual({
    arus_kas: 'bunga',
  });
});

test('columns add up to the cent where there is less money than values to give it to', async () => {
  const toko = await openToko();
  await buatDimensi(toko);
  const jasa = await toko.barang({ jenis: 'jasa' });
  const proyek = 'P1';
  const nilai = [{ cabang: 'JKT' }, { cabang: 'BDG' }, { cabang: 'SBY' }, { proyek }].flatMap(
    (one) => (one.proyek ? [one] : [one, { ...one, proyek }]),
  );
  await toko.jual(
    '01-05',
    nilai.map((dimensi) => ({ barang_id: jasa, qty: 1, harga: 10, dimensi })),
    { pembayaran: [{ akun_kode: '1101', jumlah: 0.04 }] },
  );
  const isi = { dari: hari('01-01'), sampai: hari('01-31') };
  const kolom = await toko.laporan('arus_kas_kolom', { ...isi, kolom: 'cabang' });
  expect(tanpaKolom(kolom)).toEqual(await toko.laporan('arus_kas', isi));
  expectColumns(kolom);
});

test('money of a few cents is never more than it was, with some of it gone out again', async () => {
  const toko = await openToko();
  // Two cents for four things of the same value: to the nearest cent each would have one.
  const lawan = 'D 6202 399.98, K 4201 100, 3101 100, 1504 100, 2401 100';
  await toko.jurnalkan('01-05', `D 1101 0.02, ${lawan}`);
  expect(await expectSame(toko, bulan('01'))).toEqual([
    'operasi_lain 0 0',
    'aset_tetap 0 0',
    'pinjaman_diterima 0.01 0',
    'modal 0.01 0',
  ]);
});

test('what is paid at once and what is paid later is the same money: an asset that is sold', async () => {
  const toko = await openToko();
  await jurnal(toko, lalu('12-31'), '1111', '3299', 3000);
  const lepas = async (tanggal: string, isi: Row) => {
    const id = await beliAset(toko, { ...MOBIL, tanggal: hari('01-05'), perolehan: 1000 });
    return toko.staf.row<Row>(
      `select * from erp.aset_lepas($1, jsonb_populate_record(null::erp.aset_lepas_input, $2))`,
      [
        id,
        JSON.stringify({
          tanggal: hari(tanggal),
          nilai: 200,
          pajak_kode: 'PPN',
          susutkan: true,
          ...isi,
        }),
      ],
    );
  };
  await lepas('02-03', { akun_kas: '1111' });
  const { id } = await lepas('02-03', { kontak_id: toko.pelanggan });
  const sama = ['penerimaan_pelanggan 22 0', 'aset_tetap 200 0'];
  expect(await expectSame(toko, bulan('02'))).toEqual(sama);
  await toko.buat('pelunasan-piutang', '03-03', {
    akun_kas: '1111',
    jumlah: 222,
    alokasi: [{ dokumen_id: id }],
  });
  expect(await expectSame(toko, bulan('03'))).toEqual(sama);
});

test('what is paid at once and what is paid later is the same money: freight that others bill', async () => {
  const toko = await openToko();
  await jurnal(toko, lalu('12-31'), '1111', '3299', 1000);
  const id = await toko.barang();
  const beli = (tanggal: string, isi: Row) =>
    toko.beli(
      tanggal,
      [
        [id, 10, 10],
        { akun_kode: '1504', qty: 1, harga: 100 },
        { akun_kode: '6209', qty: 1, harga: 50 },
      ],
      {
        // Neither carrier is paid here: what they will cost is no money of this supplier.
        biaya_tambahan: [
          { jumlah: 30, akun_kode: '2303' },
          { jumlah: 20, akun_kode: '6102' },
        ],
        ...isi,
      },
    );
  const tunai = await beli('01-10', { pembayaran: [{ akun_kode: '1111', jumlah: 250 }] });
  const sama = ['pembayaran_pemasok 0 100', 'pembayaran_beban 0 50', 'aset_tetap 0 100'];
  expect(await expectSame(toko, bulan('01'))).toEqual(sama);
  const nanti = await beli('02-10', {});
  await toko.buat('pelunasan-hutang', '03-10', {
    akun_kas: '1111',
    jumlah: 250,
    alokasi: [{ dokumen_id: nanti.id }],
  });
  expect(await expectSame(toko, bulan('03'))).toEqual(sama);
  await toko.batalkan('pembelian', tunai.id);
  expect(await expectSame(toko, bulan('01'))).toEqual([
    'pembayaran_pemasok 0 0',
    'pembayaran_beban 0 0',
    'aset_tetap 0 0',
  ]);
});
