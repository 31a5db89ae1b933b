/** Many documents in one call: the books are those of single calls, all or none, and a refusal names its document. */
import { describe, expect, test } from '@jest/globals';
import { openDatabase, type Row } from '../helpers/database.ts';
import { hari } from '../helpers/dokumen.ts';
import { expectError } from '../helpers/expect.ts';
import type { Toko } from '../helpers/toko.ts';
import { asSet, buku, daftar, massal, testAlike } from './buku.ts';
import {
  berdua as alike,
  berdimensi,
  jurnal,
  KINDS,
  kas,
  kredit,
  penjualan,
  setoran,
} from './massal.ts';

const data = openDatabase('many');

const berdua = (settings: Row = {}) => alike(data, settings);

testAlike(KINDS);

test('money leaves in a set where it is there in any order, on that day and on every later one', async () => {
  const { satu: toko } = await berdua();
  await toko.buat('kas-keluar', hari('02-10'), {
    akun_kas: '1101',
    detail: [{ akun_kode: '6101', jumlah: 4000 }],
  });
  const keluar = (...jumlah: number[]) => jumlah.map((satu) => kas('02-01', '6101', satu));
  expect(await asSet(toko, 'kas-keluar', keluar(2000, 4000))).toBe(true);
  expect(await asSet(toko, 'kas-keluar', keluar(2000, 4000.01))).toBe(false);
  // What comes in before counts, what comes in later does not.
  const bolak = [jurnal('02-01', '1101', 5000), jurnal('02-01', '1101', 2000)];
  const setor = setoran('02-01', '1101', 3000);
  expect(await asSet(toko, 'jurnal-umum', [...bolak, setor])).toBe(false);
  expect(await asSet(toko, 'jurnal-umum', [setor, ...bolak])).toBe(true);
  expect((await massal(toko, 'jurnal_umum', [setor, ...bolak])).data).toHaveLength(3);
  await expectError(massal(toko, 'kas_keluar', keluar(1000, 1000.01)), 'KOKAS', 'dokumen.1');
  // Before there was any.
  expect(await asSet(toko, 'kas-keluar', [kas('01-01', '6101', 1), kas('01-01', '6101', 1)])).toBe(
    false,
  );
});

test('a sale of a list finds what those before it have used of the limit of credit', async () => {
  const { satu: toko, ids } = await berdua();
  const banyak = (harga: number[]) => kredit(toko, ids, harga);
  expect(await asSet(toko, 'penjualan', banyak([700.5, 1, 300.5]))).toBe(true);
  expect(await asSet(toko, 'penjualan', banyak([700.5, 1, 300.51]))).toBe(false);
  await massal(toko, 'penjualan', banyak([700.5, 1, 100.5]));
  expect(await asSet(toko, 'penjualan', banyak([100.5, 1, 100.5]))).toBe(true);
  const before = await buku(toko);
  const lewat = massal(toko, 'penjualan', banyak([100.5, 1, 100.51]));
  expect(await expectError(lewat, 'KOKRD')).toBe(
    'dokumen.2.kontak_id: piutang 900.00 ditambah 100.01 melampaui batas kredit 1000.00',
  );
  const dulu = massal(toko, 'penjualan', banyak([200.51, 1, 0.5]));
  await expectError(dulu, 'KOKRD', 'dokumen.0.kontak_id');
  expect(await buku(toko)).toEqual(before);
  await toko.set({ kebijakan_kredit: 'peringatan' });
  const { data: dibuat } = await massal(toko, 'penjualan', banyak([200.51, 1, 0.5, 1]));
  expect(dibuat.map((one) => (one as unknown as Row).peringatan)).toEqual([
    ['kontak_id: piutang 800.00 ditambah 200.01 melampaui batas kredit 1000.00'],
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test('a value that is missing, or none, is told of its line, and nothing is kept', async () => {
  const { satu: toko, ids } = await berdua();
  await berdimensi(toko, ids);
  const satu = (dimensi: Row) => ({ ...kas('02-01', '6101', 5), dimensi });
  const before = await buku(toko);
  const ada = satu({ cabang: 'JKT' });
  expect(await asSet(toko, 'kas-keluar', [ada, satu({ cabang: 'BDG' })])).toBe(true);
  for (const dimensi of [{}, { cabang: 'XX' }]) {
    const bagian = dimensi.cabang
      ? 'dokumen.1.dimensi.cabang'
      : 'dokumen.1.detail.0.dimensi.cabang';
    await expectError(massal(toko, 'kas_keluar', [ada, satu(dimensi)]), 'VADOK', bagian);
  }
  expect(await buku(toko)).toEqual(before);
});

test('a tax month that was reported refuses a document, and makes no other one of its own', async () => {
  const { satu: toko, ids } = await berdua();
  const jual = (tanggal: string) => ({
    tanggal: hari(tanggal),
    kontak_id: toko.pelanggan,
    lokasi_id: toko.lokasi,
    detail: [{ barang_id: ids.barang[1], qty: 1, harga: 100, pajak_kode: 'PPN' }],
  });
  await toko
    .by({ peran: 'admin', adminKey: true })
    .value('select erp.masa_pajak_set($1, $2)', [hari('01'), 'dilaporkan']);
  expect(await asSet(toko, 'penjualan', [jual('02-01'), jual('02-01')])).toBe(true);
  expect(await asSet(toko, 'penjualan', [jual('01-31'), jual('02-01')])).toBe(false);
  const before = await buku(toko);
  const lewat = massal(toko, 'penjualan', [jual('01-31'), jual('02-01')]);
  await expectError(lewat, 'KOMSP', 'dokumen.0.tanggal');
  expect(await buku(toko)).toEqual(before);
  const kena = { ...kas('01-31', '6201', 5), tanggal: hari('01-31') };
  expect(await asSet(toko, 'kas-keluar', [kena, kena])).toBe(true);
});

describe('a refusal', () => {
  const jual = (toko: Toko, barang_id: number, qty: number | null, lain: Row = {}): Row => ({
    tanggal: hari('02-01'),
    kontak_id: toko.pelanggan,
    lokasi_id: toko.lokasi,
    detail: [{ barang_id, qty, harga: 10 }],
    ...lain,
  });
  test('names its document and keeps nothing of any', async () => {
    const { satu: toko, ids } = await berdua();
    const [a = 0] = ids.barang;
    const good = jual(toko, a, 1);
    const before = await buku(toko);
    const cases: [dokumen: Row[], kode: string, bagian: string][] = [
      [[good, good, jual(toko, a, null)], 'VADOK', 'dokumen.2.detail.0.qty'],
      [[good, jual(toko, 99999, 1), jual(toko, a, null)], 'VADOK', 'dokumen.1.detail.0.barang_id'],
      [[jual(toko, a, 30), jual(toko, a, 20)], 'KOSTK', 'dokumen.1'],
      [[good, jual(toko, a, 1, { tanggal: '2999-01-01' })], 'VATGL', 'dokumen.1.tanggal'],
      [[good, jual(toko, a, 1, { kontak_id: ids.umum })], 'VABYR', 'dokumen.1.pembayaran'],
      [[], 'VADOK', 'dokumen'],
      [Array.from({ length: 201 }, () => good), 'VADOK', 'dokumen'],
    ];
    for (const [dokumen, kode, bagian] of cases) {
      await expectError(massal(toko, 'penjualan', dokumen), kode, bagian);
    }
    await expectError(
      toko.staf.value('select erp.penjualan_massal(array[null]::erp.penjualan_input[])'),
      'VADOK',
      'dokumen.0',
    );
    expect(await buku(toko)).toEqual(before);
    await expectError(
      toko.by({ peran: 'viewer' }).value('select erp.penjualan_massal(null)'),
      'OTROL',
    );
  });
});

test('a key has one effect, and a simulation none', async () => {
  const { satu: toko, ids } = await berdua();
  const dokumen = penjualan(toko, ids).slice(0, 3);
  const before = await buku(toko);
  const simulasi = await toko.staf.value<{ data: Row[] }>(
    `select erp.penjualan_massal_simulate(${daftar('penjualan')})`,
    [JSON.stringify(dokumen)],
  );
  expect(simulasi.data.map(({ simulasi: is }) => is)).toEqual([true, true, true]);
  expect(await buku(toko)).toEqual(before);
  const kunci = 'txn:penjualan:0b0c6f4e-5a52-4f6c-9f0e-1d8a3b7c2e11';
  const first = await massal(toko, 'penjualan', dokumen, kunci);
  const again = await massal(toko, 'penjualan', dokumen, kunci);
  expect(again).toMatchObject({ data: first.data, idempotent: true });
  expect(simulasi.data.map((one) => one.nomor_transaksi)).toEqual(
    first.data.map((one) => one.nomor_transaksi),
  );
});

test('where every document wants approval they are kept as drafts', async () => {
  const { satu: toko, ids } = await berdua();
  await toko.set({ wajib_persetujuan: true });
  const { data: made } = await massal(toko, 'penjualan', penjualan(toko, ids).slice(0, 2));
  expect(made.map((one) => (one as unknown as Row).status)).toEqual(['draft', 'draft']);
});
