import { beforeAll, expect, test } from '@jest/globals';
import { tahun } from '../helpers/tahun.ts';
import { type Baris, hari } from '../helpers/toko.ts';
import { bukaBuku } from './buku.ts';
import type { Row } from './laporan.ts';
import { expectDimensi, SEMUA_GRUP } from './penjualan_dimensi.ts';

// Three months of trade: discounts, freight, cash, part cash, two locations, a void in the same month and one in
// the next, a late purchase that corrects sales across months, and a receipt.
const buku = bukaBuku();
const setahun = { dari: hari('01-01'), sampai: hari('12-31') };
const bulan = ['01', '02', '03', '04'].map((b) => ({
  dari: hari(`${b}-01`),
  sampai: hari(`${b}-${b === '02' ? '28' : '30'}`),
}));
const id = { kredit: 0, tunai: 0, sebagian: 0, salah: 0, telat: 0 };

const jual = async (tanggal: string, kontak_id: number, detail: Baris[], lain: Row = {}) =>
  (await buku.jual(tanggal, detail, { kontak_id, ...lain })).id;

beforeAll(async () => {
  await buku.ubah('barang', 1, { kategori: 'Beras' });
  await buku.beli('01-02', [
    [1, 10, 1000],
    [2, 3, 33.333333],
  ]);
  await buku.beli('01-04', [[1, 7, 1111.11]], { lokasi_id: 2 });
  const baris = { barang_id: 1, qty: 2, harga: 1500, diskon: 100 };
  id.kredit = await jual('01-10', 2, [baris], { diskon: 50 });
  const tunai = (jumlah: number) => ({ pembayaran: [{ akun_kode: '1101', jumlah }] });
  id.tunai = await jual('02-03', 3, [[2, 1, 100]], { ongkos: 25, ...tunai(125) });
  id.sebagian = await jual('02-05', 2, [[1, 1, 1600]], tunai(600));
  id.salah = await jual('02-06', 2, [[2, 1, 100]]);
  await buku.batalkan('penjualan', id.salah);
  id.telat = await jual('03-06', 3, [[1, 3, 2000]]);
  await buku.batalkan('penjualan', id.telat, { tanggal: '04-02' });
  await buku.beli('01-08', [[1, 3, 1234.56]]);
  const alokasi = [{ dokumen_id: id.sebagian, jumlah: 500 }];
  await buku.buat('pelunasan-piutang', '02-25', { jumlah: 500, alokasi });
});

test('the books are sound', async () => {
  expect(await buku.laporan('integritas')).toMatchObject({
    total: 0,
    meta: { langsung: true, posting_sesudahnya: 0, peringatan: [] },
    data: [],
  });
});

const saatIni = ['01-03', '01-10', '02-05', '02-24', '02-25', '03-06', '04-01', '04-02', '12-31'];

test.each(saatIni)('at %s every report says the same', async (tanggal) => {
  const per = hari(tanggal);
  const neraca = await buku.laporan('neraca', { per });
  expect(neraca.seimbang).toBe(true);
  const akun = new Map(
    [neraca.aset, neraca.kewajiban].flatMap((k) =>
      k.subklas.flatMap((s) => s.akun.map((a) => [a.kode, a.saldo])),
    ),
  );
  const stok = await buku.laporan('stok', { per });
  expect([stok.meta.total_nilai, stok.meta.total_kontrol]).toEqual(
    Array(2).fill(akun.get('1301') ?? 0),
  );
  for (const [nama, kode] of [
    ['piutang', '1201'],
    ['hutang', '2101'],
  ] as const) {
    const { meta, extra } = await buku.laporan(nama, { sampai: per });
    expect([meta.total_sisa, meta.total_kontrol]).toEqual(Array(2).fill(akun.get(kode) ?? 0));
    expect(extra.ringkasan.reduce((n, k) => n + k.sisa, 0)).toBeCloseTo(meta.total_sisa, 6);
  }
  const lokasi = await buku.laporan('stok', { per, per_lokasi: true });
  const cent = (rows: Row[]) => rows.reduce((n, r) => n + Math.round(r.nilai * 100), 0);
  expect(cent(lokasi.data)).toBe(cent(stok.data));
  for (const { barang_id, lokasi_id, qty, nilai } of lokasi.data) {
    const kartu = await buku.laporan('kartu_stok', {
      barang_id,
      lokasi_id,
      dari: setahun.dari,
      sampai: per,
    });
    expect(kartu.meta.saldo_akhir).toEqual({ qty, nilai });
    expect(kartu.data.at(-1)?.saldo_qty).toBe(qty);
    const satu = await buku.laporan('stok', { per, lokasi_id, barang_id });
    expect([satu.data[0]?.qty, satu.data[0]?.nilai]).toEqual([qty, nilai]);
  }
});

test.each(SEMUA_GRUP.map((grup) => [grup.join(' and '), grup] as const))(
  'sales by %s add up to the revenue and cost accounts of each month',
  async (_name, group_by) => {
    for (const masa of [...bulan, setahun]) {
      const laba = await buku.laporan('rugi_laba', masa);
      const { data, meta } = await buku.laporan('penjualan_summary', { group_by, ...masa });
      const sum = (k: string) => data.reduce((n, r) => n + Math.round(r[k] * 100), 0) / 100;
      expect([sum('bersih'), sum('hpp'), sum('laba')]).toEqual([
        laba.penjualan_bersih,
        laba.hpp,
        laba.laba_kotor,
      ]);
      expect(sum('bruto')).toBeCloseTo(sum('bersih') + sum('potongan'), 6);
      expect([meta.total_bersih, meta.total_hpp]).toEqual([laba.penjualan_bersih, laba.hpp]);
      const baris = await buku.laporan('penjualan', masa);
      expect(baris.meta).toMatchObject({
        total_bersih: meta.total_bersih,
        total_hpp: meta.total_hpp,
      });
    }
  },
);

test('two dimensions add up to each of them', async () => {
  for (const masa of [...bulan, setahun]) {
    await expectDimensi((group_by) =>
      buku.laporan('penjualan_summary', { group_by, ...masa, per_page: 500 }),
    );
  }
});

test('by two dimensions: whole groups, the largest first, months as they come', async () => {
  const { data, total, meta } = await buku.laporan('penjualan_summary', {
    group_by: ['kontak', 'bulan'],
    ...setahun,
  });
  expect([total, meta.group_by, meta.group_by_2]).toEqual([5, 'kontak', 'bulan']);
  expect(
    data.map((r) => [r.kunci, r.kode, r.nama, r.kunci_2, r.kode_2, r.nama_2, r.bersih]),
  ).toEqual([
    [2, 'P1', 'Budi', `${tahun}-01`, null, `${tahun}-01`, 2850],
    [2, 'P1', 'Budi', `${tahun}-02`, null, `${tahun}-02`, 1600],
    [3, 'P2', 'Sari', `${tahun}-02`, null, `${tahun}-02`, 125],
    [3, 'P2', 'Sari', `${tahun}-03`, null, `${tahun}-03`, 6000],
    [3, 'P2', 'Sari', `${tahun}-04`, null, `${tahun}-04`, -6000],
  ]);
  const halaman = await buku.laporan('penjualan_summary', {
    group_by: ['kontak', 'bulan'],
    ...setahun,
    page: 2,
    per_page: 2,
  });
  expect([halaman.total, halaman.data, halaman.meta]).toEqual([5, data.slice(2, 4), meta]);
  const { data: kategori } = await buku.laporan('penjualan_summary', {
    group_by: ['kategori', 'barang'],
    ...setahun,
  });
  expect(kategori.map((r) => [r.kunci, r.nama, r.kunci_2, r.kode_2, r.nama_2, r.bersih])).toEqual([
    ['Beras', 'Beras', 1, 'B1', 'Beras', 4450],
    [null, 'Tanpa kategori', 2, 'B2', 'Gula', 100],
    [null, 'Tanpa kategori', null, null, 'Ongkos kirim', 25],
  ]);
});

test('a void counts in the month of its reversal, a correction of cost in that of the sale', async () => {
  const { data } = await buku.laporan('penjualan_summary', {
    group_by: ['bulan'],
    ...setahun,
  });
  expect(data.map((r) => [r.kunci, r.qty, r.bersih])).toEqual([
    [`${tahun}-01`, 2, 2850],
    [`${tahun}-02`, 2, 1725],
    [`${tahun}-03`, 3, 6000],
    [`${tahun}-04`, -3, -6000],
  ]);
  const { data: baris } = await buku.laporan('penjualan', { ...setahun, barang_id: 2 });
  expect(baris.map((b) => [b.pembalik, b.qty, b.bersih, b.nomor.endsWith('/V')])).toEqual([
    [false, 1, 100, false],
    [false, 1, 100, false],
    [true, -1, -100, true],
  ]);
  const sari = await buku.laporan('penjualan', { ...setahun, kontak_id: 3 });
  expect(sari.data.map((b) => b.barang_nama)).toEqual(['Gula', 'Ongkos kirim', 'Beras', 'Beras']);
});

test('receivables as of a day: what was given with the sale is paid, what came later is not yet', async () => {
  const piutang = async (sampai: string, lain = {}) =>
    (await buku.laporan('piutang', { sampai: hari(sampai), ...lain })).data.map((d) => [
      d.transaksi_id,
      d.nilai,
      d.dibayar,
      d.sisa,
      d.status,
    ]);
  expect(await piutang('02-24')).toEqual([
    [id.kredit, 2850, 0, 2850, 'belum'],
    [id.sebagian, 1600, 600, 1000, 'sebagian'],
  ]);
  expect(await piutang('03-10')).toEqual([
    [id.kredit, 2850, 0, 2850, 'belum'],
    [id.sebagian, 1600, 1100, 500, 'sebagian'],
    [id.telat, 6000, 0, 6000, 'belum'],
  ]);
  expect(await piutang('12-31')).toHaveLength(2);
  expect(await piutang('03-10', { status: 'belum', dari: hari('02-01') })).toEqual([
    [id.telat, 6000, 0, 6000, 'belum'],
  ]);
  expect(await piutang('03-10', { status: 'sebagian', kontak_id: 3 })).toEqual([]);
  const kini = await buku.laporan('piutang');
  expect(kini.meta).toMatchObject({ total_sisa: 3350, total_kontrol: 3350 });
});

test('a cash sale is a receivable only among the paid ones, and no more once it is void', async () => {
  const lunas = await buku.laporan('piutang', { status: 'lunas' });
  expect(lunas.data.map((d) => [d.transaksi_id, d.nilai, d.dibayar, d.umur])).toEqual([
    [id.tunai, 125, 125, 'lunas'],
  ]);
  const sebelum = await buku.laporan('piutang', { status: 'lunas', sampai: hari('01-31') });
  expect(sebelum.data).toEqual([]);
});

test.each([
  [0, 'belum_jatuh_tempo'],
  [1, '1-30'],
  [30, '1-30'],
  [31, '31-60'],
  [60, '31-60'],
  [61, '61-90'],
  [90, '61-90'],
  [91, '>90'],
])('%d days after it was due a sale is aged %s', async (lewat, umur) => {
  // The sale of 10 January is due after 14 days.
  const sampai = new Date(Date.UTC(tahun, 0, 24 + lewat)).toISOString().slice(0, 10);
  const { data, extra } = await buku.laporan('piutang', { sampai, kontak_id: 2 });
  const dokumen = data.find((d) => d.transaksi_id === id.kredit);
  expect([dokumen?.umur, dokumen?.hari_lewat]).toEqual([umur, lewat]);
  expect(extra.ringkasan).toHaveLength(1);
  const jumlah = Object.values<number>(extra.ringkasan[0]?.umur);
  expect(jumlah.reduce((a, b) => a + b, 0)).toBe(extra.ringkasan[0]?.sisa);
});

test('numbers keep the digits that the database holds, and data is the last key', async () => {
  const teks = await buku.staf.value('select erp.laporan_stok(barang_id => 2)::text');
  expect(teks).toMatch(/"qty" : 2\.000000.*"nilai" : 66\.67, "hpp" : 33\.335000}\]}$/);
});
