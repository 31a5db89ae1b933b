import { beforeAll, expect, test } from '@jest/globals';
import { expectError, hari, openStory, type Toko } from '../helpers/story.ts';
import type { Laporan, Row } from './laporan.ts';
import { isiTokoSibuk } from './toko_sibuk.ts';

const { openToko } = openStory('few');

// Cash, equity and tax of a shop that uses every kind of document that touches them, with voids, a later month and
// a planned year; and what was changed afterwards.
let toko: Toko;
let barang: number;
let awalFebruari: string;

const laporan = (nama: string, args?: Row) => toko.laporan(nama, args);
const setahun = { dari: hari('01-01'), sampai: hari('12-31') };

beforeAll(async () => {
  toko = await openToko();
  ({ barang, awalFebruari } = await isiTokoSibuk(toko));
});

const masa = [
  { dari: hari('01-01'), sampai: hari('01-31') },
  { dari: hari('02-01'), sampai: hari('02-28') },
  { dari: hari('01-10'), sampai: hari('02-12') },
  setahun,
];

test('the books are sound', () => toko.expectConsistent());

test.each(masa)('cash flows of $dari to $sampai explain cash and bank', async (periode) => {
  const isi = await laporan('arus_kas', periode);
  expect(isi.cocok).toBe(true);
  const saldo = async (tanggal: string) =>
    Number(
      await toko.value(
        `select coalesce(sum(s.debit - s.kredit), 0) from saldo_harian as s
             join akun as a on a.kode = s.akun_kode
            where a.subklas_id = 11 and s.tanggal <= $1`,
        [tanggal],
      ),
    );
  expect(isi.saldo_akhir).toBe(await saldo(periode.sampai));
  expect(isi.kas.reduce((n: number, k: Row) => n + k.saldo_akhir, 0)).toBeCloseTo(
    isi.saldo_akhir,
    6,
  );
});

test('each flow stands under its activity', async () => {
  const isi = await laporan('arus_kas', masa[1]);
  const baris = (bagian: Row) => bagian.baris.map((a: Row) => [a.kategori, a.masuk, a.keluar]);
  expect(baris(isi.investasi)).toEqual([['pinjaman_diberikan', 0, 15000]]);
  expect(baris(isi.pendanaan)).toEqual([
    ['pinjaman_diterima', 40000, 0],
    ['modal', 70000, 0],
    ['prive', 0, 9000],
  ]);
  // Deposits given back, the voided sale; tax that was paid; the fee of the transfer.
  expect(baris(isi.operasi)).toEqual([
    ['penerimaan_pelanggan', -1000, 555],
    ['pembayaran_pemasok', 222, 0],
    ['pembayaran_pajak', 0, 1000],
    ['biaya_bank', 0, 6.5],
  ]);
  const januari = await laporan('arus_kas', masa[0]);
  const [aset] = baris(januari.investasi);
  expect(aset[0]).toBe('aset_tetap');
});

test('openings in the period are its opening balance', async () => {
  const isi = await laporan('arus_kas', { ...setahun, dari: '1990-01-01' });
  expect(isi).toMatchObject({ saldo_awal: 10_000_000, cocok: true });
  expect(isi.pendanaan.baris.map((a: Row) => a.kategori)).not.toContain('pendanaan_lain');
  expect((await laporan('arus_kas', setahun)).saldo_awal).toBe(10_000_000);
});

test.each(masa)(
  'changes of equity of $dari to $sampai are those of the balance sheet',
  async (p) => {
    const isi = await laporan('perubahan_ekuitas', p);
    expect(isi.cocok).toBe(true);
    const sebelum = new Date(Date.parse(p.dari) - 86_400_000).toISOString().slice(0, 10);
    const neraca = async (per: string) => (await laporan('neraca', { per })).ekuitas.total;
    expect([isi.saldo_awal, isi.saldo_akhir]).toEqual([
      await neraca(sebelum),
      await neraca(p.sampai),
    ]);
    expect(isi.laba).toBe((await laporan('rugi_laba', p)).laba_bersih);
  },
);

test('equity moves by what was put in and taken out, and by profit', async () => {
  const isi = await laporan('perubahan_ekuitas', masa[1]);
  const akun = Object.fromEntries(isi.akun.map((a) => [a.kode, a]));
  expect(akun['3101']).toMatchObject({ saldo_awal: 0, setoran: 70_000, saldo_akhir: 70_000 });
  expect(akun['3102']).toMatchObject({ penarikan: 9_000, saldo_akhir: -9_000 });
  expect(akun['3299']).toMatchObject({ saldo_awal: 8_500_000, saldo_akhir: 8_500_000 });
  expect(akun['3202']).toMatchObject({ setoran: 0, penarikan: 0, transfer: 0 });
});

test.each(['01', '02', '03'])('tax of month %s is what the tax accounts moved', async (n) => {
  const isi = await laporan('ppn', { masa: hari(n), per_page: 500 });
  for (const r of isi.extra.rekonsiliasi) expect([r.sisi, r.selisih]).toEqual([r.sisi, 0]);
  const cent = (rows: Row[]) => rows.reduce((sum, r) => sum + Math.round(r.ppn * 100), 0) / 100;
  const data = (sisi: string, kredit = true) =>
    isi.data.filter((r) => r.sisi === sisi && r.dikreditkan === kredit);
  expect([cent(data('keluaran')), cent(data('masukan')), cent(data('masukan', false))]).toEqual([
    isi.meta.ppn_keluaran,
    isi.meta.ppn_masukan,
    isi.meta.ppn_tidak_dikreditkan,
  ]);
  expect(cent(isi.extra.per_tarif)).toBeCloseTo(cent(isi.data), 6);
});

test('the tax report names invoices and signs what was taken back', async () => {
  const januari = await laporan('ppn', { masa: hari('01'), per_page: 500 });
  const satu = (jenis: string, lain: Row = {}) =>
    januari.data.filter((r) =>
      Object.entries({ jenis, ...lain }).every(([key, value]) => r[key] === value),
    );
  expect(satu('pembelian', { nomor_faktur: 'INV-7' }).map((r) => [r.dikreditkan, r.dpp])).toEqual([
    [true, 105055],
    [false, 100],
  ]);
  expect(satu('retur-pembelian')).toEqual([
    expect.objectContaining({ nomor_faktur: 'NR-1', dpp: -7003.85, tarif: 12 }),
  ]);
  expect(satu('retur-penjualan')[0]).toMatchObject({ dpp: -6000, ppn: -660 });
  const muka = satu('penjualan', { uang_muka: true });
  expect(muka.map((r) => [r.pajak_kode, r.tarif, r.dpp, r.dpp_lain, r.ppn])).toEqual([
    ['PPN', 12, -5000, -4583.34, -550],
    ['PPN', 12, -1000, -916.67, -110],
  ]);
  // Goods and freight at the same rate are one row.
  expect(satu('penjualan', { tarif: 12 })[0]).toMatchObject({ dpp: 21234.56, ppn: 2335.8 });
  const februari = await laporan('ppn', { masa: hari('02') });
  const void_ = februari.data.filter((r) => r.pembalik);
  expect(void_.map((r) => [r.nomor.endsWith('/V'), r.ppn])).toEqual([
    [true, -440],
    [true, 110],
  ]);
  const manual = februari.extra;
  expect(manual.rekonsiliasi.map((r: Row) => r.jurnal_manual)).toEqual([-1500, -500]);
});

test('what changed January after January was done', async () => {
  await toko.settle();
  const isi = await laporan('beda', { per: hari('01-31'), sejak: awalFebruari });
  expect(isi.data.map((r) => [r.jenis, r.tanggal, r.aksi])).toEqual([
    ['pembelian', hari('01-04'), 'posting'],
  ]);
  const lalu = await laporan('neraca', { per: hari('01-31'), diketahui: awalFebruari });
  const kini = await laporan('neraca', { per: hari('01-31') });
  const selisih = (kode: string) => isi.extra.akun.find((a: Row) => a.akun_kode === kode)?.selisih;
  expect(selisih('2101')).toBe(-8880);
  const hutang = (n: Laporan) =>
    n.kewajiban.subklas.flatMap((s) => s.akun).find((a) => a.kode === '2101')?.saldo;
  expect((hutang(kini) ?? 0) - (hutang(lalu) ?? 0)).toBe(8880);
  const laba = async (lain: Row) =>
    (await laporan('rugi_laba', { dari: hari('01-01'), sampai: hari('01-31'), ...lain }))
      .laba_bersih;
  expect(isi.meta.laba).toBeCloseTo(
    (await laba({})) - (await laba({ diketahui: awalFebruari })),
    6,
  );
  expect(isi.data[0]?.laba).toBe(isi.meta.laba);
  const semua = await laporan('beda', { per: hari('12-31'), sejak: awalFebruari, per_page: 500 });
  expect(semua.total).toBe(11);
  const ekor = { per: hari('12-31'), dari: hari('02-14'), sejak: awalFebruari };
  expect((await laporan('beda', ekor)).total).toBe(2);
  expect((await laporan('beda', { ...ekor, diketahui: awalFebruari })).total).toBe(0);
});

test('a voucher that is void later is one more change', async () => {
  const sejak: string = await toko.value('select clock_timestamp()::text');
  await toko.settle();
  const jual = await toko.jual('03-01', [[barang, 1, 5000]]);
  await toko.batalkan('penjualan', jual.id);
  const isi = await laporan('beda', { per: hari('03-31'), sejak });
  expect(isi.data.map((r) => [r.aksi, r.alasan])).toEqual([
    ['void', 'salah catat'],
    ['posting', null],
  ]);
  expect(isi.extra.akun).toEqual([]);
});

test('the balance sheet warns while the opening is not complete', async () => {
  const { peringatan } = await laporan('neraca', { per: hari('01-31') });
  expect(peringatan).toEqual([expect.stringMatching(/^saldo awal belum lengkap: .* 8500000\.00 /)]);
});

test('a month and a moment that are none', async () => {
  await expectError(laporan('ppn', { masa: '2025-13' }), 'VATGL', 'masa');
  await expectError(laporan('beda'), 'VATGL', 'sejak');
  await expectError(
    laporan('beda', { sejak: awalFebruari, per: '2025-01-01', dari: '2025-01-02' }),
    'VATGL',
    'dari',
  );
});

test('input tax is declared in the month in which it is credited', async () => {
  const baris = { barang_id: barang, qty: 10, harga: 1000, pajak_kode: 'PPN' };
  const beli = await toko.beli('05-10', [
    { ...baris, masa_kredit: hari('06'), nomor_faktur_pajak: '010.02' },
    { ...baris, qty: 1, nomor_faktur_pajak: '010.03' },
  ]);
  const masukan = async (n: string) => {
    const { data, meta, extra } = await laporan('ppn', { masa: hari(n) });
    const cocok = extra.rekonsiliasi.find((r: Row) => r.sisi === 'masukan');
    return [
      data.map((r) => [r.nomor_faktur, r.ppn]),
      meta.ppn_masukan,
      cocok.beda_masa,
      cocok.selisih,
    ];
  };
  expect(await masukan('05')).toEqual([[['010.03', 110]], 110, 1100, 0]);
  expect(await masukan('06')).toEqual([[['010.02', 1100]], 1100, -1100, 0]);
  await toko.batalkan('pembelian', beli.id, { tanggal: '07-01' });
  expect(await masukan('06')).toEqual([[['010.02', 1100]], 1100, -1100, 0]);
  expect((await masukan('07')).slice(1)).toEqual([-1210, 0, 0]);
});
