import { beforeAll, expect, test } from '@jest/globals';
import { hari } from '../helpers/toko.ts';
import { bukaBuku } from './buku.ts';
import type { Row } from './laporan.ts';

// The worked example of the posting rules: two purchases, a sale, and a purchase entered late.
const buku = bukaBuku();
const januari = { dari: hari('01-01'), sampai: hari('01-31') };
const akhir = januari.sampai;

const beli = (monthDay: string, qty: number, harga: number) =>
  buku.beli(monthDay, [[1, qty, harga]]);

/** Balance of each account of the balance sheet. */
async function neraca() {
  const isi = await buku.laporan('neraca', { per: akhir });
  expect(isi.seimbang).toBe(true);
  expect(isi.total_pasiva).toBe(isi.aset.total);
  const kelompok = [isi.aset, isi.kewajiban, isi.ekuitas];
  return Object.fromEntries(
    kelompok.flatMap((k) => k.subklas).flatMap((s) => s.akun.map((a) => [a.nama, a.saldo])),
  );
}

beforeAll(async () => {
  await beli('01-01', 10, 1000);
  await beli('01-03', 10, 1200);
  await buku.jual('01-05', [[1, 8, 1500]]);
});

test('before the late purchase the sale cost 8 × 1,100', async () => {
  expect(await neraca()).toEqual({
    'Piutang Usaha': 12000,
    'Persediaan Barang Dagang': 13200,
    'Hutang Usaha': 22000,
    'Laba tahun berjalan': 3200,
  });
  const laba = await buku.laporan('rugi_laba', januari);
  expect(laba).toMatchObject({ penjualan_bersih: 12000, hpp: 8800, laba_kotor: 3200 });
});

test('a purchase dated before the sale makes it cost 8 × 1,200, in every report alike', async () => {
  await beli('01-02', 5, 1600);
  expect(await neraca()).toEqual({
    'Piutang Usaha': 12000,
    'Persediaan Barang Dagang': 20400,
    'Hutang Usaha': 30000,
    'Laba tahun berjalan': 2400,
  });
  const laba = await buku.laporan('rugi_laba', januari);
  expect(laba).toMatchObject({ hpp: 9600, laba_kotor: 2400, laba_bersih: 2400 });
  expect(laba.rincian[1]).toEqual({
    bagian: 'hpp',
    total: 9600,
    akun: [{ kode: '5101', nama: 'Harga Pokok Penjualan', saldo: 9600 }],
  });
  const stok = await buku.laporan('stok', { per: akhir, barang_id: 1 });
  expect(stok.meta).toMatchObject({ total_nilai: 20400, total_kontrol: 20400 });
  expect(stok.data).toEqual([
    {
      barang_id: 1,
      kode: 'B1',
      nama: 'Beras',
      qty: 17,
      tersedia: 17,
      dipesan: 0,
      nilai: 20400,
      hpp: 1200,
    },
  ]);
});

test('the stock card shows the correction as a movement of no quantity, in the order of the books', async () => {
  const kartu = await buku.laporan('kartu_stok', { barang_id: 1, ...januari });
  expect(kartu.meta).toMatchObject({
    saldo_awal: { qty: 0, nilai: 0 },
    saldo_akhir: { qty: 17, nilai: 20400 },
  });
  const baris = kartu.data.map((m) => [
    m.jenis,
    m.masuk - m.keluar,
    m.nilai,
    m.saldo_qty,
    m.saldo_nilai,
  ]);
  expect(baris).toEqual([
    ['pembelian', 10, 10000, 10, 10000],
    ['pembelian', 5, 8000, 15, 18000],
    ['pembelian', 10, 12000, 25, 30000],
    ['penjualan', -8, -8800, 17, 21200],
    ['sistem', 0, -800, 17, 20400],
  ]);
  const sejak = { ...januari, dari: hari('01-03') };
  const lanjut = await buku.laporan('kartu_stok', { barang_id: 1, ...sejak });
  expect(lanjut.meta.saldo_awal).toEqual({ qty: 15, nilai: 18000 });
  expect(lanjut.data.map((m) => m.saldo_nilai)).toEqual([30000, 21200, 20400]);
});

test('the journal names the correction a system document of the day that it corrects', async () => {
  const { total, data } = await buku.laporan('jurnal', januari);
  expect(total).toBe(5);
  expect(data.map((j) => [j.tanggal.slice(8), j.jenis])).toEqual([
    ['01', 'pembelian'],
    ['02', 'pembelian'],
    ['03', 'pembelian'],
    ['05', 'penjualan'],
    ['05', 'sistem'],
  ]);
  expect(data[4]).toMatchObject({ lintas_periode: false, membalik_id: null });
  expect(data[4]?.baris.map((b: Row) => [b.akun_kode, b.debit, b.kredit])).toEqual([
    ['5101', 800, 0],
    ['1301', 0, 800],
  ]);
  expect(data[0]?.dicatat_pada).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  const sistem = await buku.laporan('jurnal', { ...januari, jenis: 'sistem' });
  expect(sistem.total).toBe(1);
  const jual = await buku.laporan('jurnal', { ...januari, jenis: 'penjualan' });
  expect(jual.data.map((j) => j.jenis)).toEqual(['penjualan']);
  const piutang = await buku.laporan('jurnal', { ...januari, akun_kode: '1201' });
  expect(piutang.data.map((j) => j.jenis)).toEqual(['penjualan']);
});

test('every page of the ledger goes on with the running balance', async () => {
  const semua = await buku.laporan('buku_besar', { akun_kode: '1301', ...januari });
  expect(semua.meta).toMatchObject({
    saldo_awal: 0,
    debit: 30000,
    kredit: 9600,
    saldo_akhir: 20400,
  });
  expect(semua.data.map((b) => b.saldo)).toEqual([10000, 18000, 30000, 21200, 20400]);
  for (const [i, baris] of semua.data.entries()) {
    const satu = await buku.laporan('buku_besar', {
      akun_kode: '1301',
      ...januari,
      page: i + 1,
      per_page: 1,
    });
    expect([satu.total, satu.data]).toEqual([5, [baris]]);
  }
  const lewat = await buku.laporan('buku_besar', { akun_kode: '1301', ...januari, page: 9 });
  expect(lewat.data).toEqual([]);
});

test('the trial balance opens with what was before and closes with what is', async () => {
  const saldo = await buku.laporan('neraca_saldo', { ...januari, dari: hari('01-05') });
  expect(saldo).toMatchObject({ total_debit: 21600, total_kredit: 21600, seimbang: true });
  const baris = saldo.akun.map((a) => [
    a.akun_kode,
    a.saldo_awal,
    a.debit,
    a.kredit,
    a.saldo_akhir,
  ]);
  expect(baris).toEqual([
    ['1201', 0, 12000, 0, 12000],
    ['1301', 30000, 0, 9600, 20400],
    ['2101', -30000, 0, 0, -30000],
    ['4101', 0, 0, 12000, -12000],
    ['5101', 0, 9600, 0, 9600],
  ]);
});

test('the books as they were known do not contain what was entered later', async () => {
  await buku.settle();
  const saat = await buku.value(
    'select dicatat_pada from posting order by id desc offset 1 limit 1',
  );
  const dulu = { diketahui: saat };
  const stok = await buku.laporan('stok', { barang_id: 1, per: akhir, ...dulu });
  expect(stok.meta).toMatchObject({ total_nilai: 13200, total_kontrol: 13200 });
  expect((await buku.laporan('neraca', { per: akhir, ...dulu })).aset.total).toBe(25200);
  expect(await buku.laporan('rugi_laba', { ...januari, ...dulu })).toMatchObject({
    hpp: 8800,
  });
  const saldo = await buku.laporan('neraca_saldo', { ...januari, ...dulu });
  expect(saldo.total_debit).toBe(22000 + 12000 + 8800);
  expect((await buku.laporan('jurnal', { ...januari, ...dulu })).total).toBe(3);
  const kartu = await buku.laporan('kartu_stok', { barang_id: 1, ...januari, ...dulu });
  expect(kartu.meta.saldo_akhir).toEqual({ qty: 12, nilai: 13200 });
  const hutang = await buku.laporan('hutang', { sampai: akhir, ...dulu });
  expect(hutang.meta).toMatchObject({ total_sisa: 22000, total_kontrol: 22000 });
  const besar = await buku.laporan('buku_besar', { akun_kode: '5101', ...januari, ...dulu });
  expect(besar.data.map((b) => b.saldo)).toEqual([8800]);
  const jual = await buku.laporan('penjualan_summary', { ...januari, ...dulu });
  expect(jual.meta.total_hpp).toBe(8800);
});
