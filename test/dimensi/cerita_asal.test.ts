/** What comes of another document keeps its values of dimensions: corrections, voids, reversals, assets, closings. */
import { expect, test } from '@jest/globals';
import { RAK } from '../aset/aset.ts';
import { hari, openStory, type Row } from '../helpers/story.ts';
import { buka, lalu, tahun, tutup } from '../helpers/tahun.ts';
import { createMaster } from '../helpers/toko.ts';
import { berDimensi, jurnalDimensi } from './dimensi.ts';

const { openToko } = openStory();

const JKT = { cabang: 'JKT' };
const BDG = { cabang: 'BDG' };
const P1 = { proyek: 'P1' };
const P2 = { proyek: 'P2' };

/** A shop with ten goods that cost 10 each, of the branch BDG. */
async function bukaDimensi(settings: Row = {}) {
  const toko = await openToko(settings);
  await berDimensi(toko);
  const barang = await toko.barang();
  await toko.beli('01-05', [[barang, 10, 10]], { dimensi: BDG });
  await toko.jurnalkan('01-05', 'D 1101 1000, K 3101 1000');
  const baris = (dimensi: Row, qty = 1): Row => ({ barang_id: barang, qty, harga: 100, dimensi });
  const garis = async (id: number, n = 0) => Number((await toko.baris(id))[n]?.id);
  return { toko, barang, baris, garis };
}

test('a correction of cost is that of the movement on one side and of its document on the other', async () => {
  const { toko, barang, baris } = await bukaDimensi();
  const jual = await toko.jual('02-01', [baris(P1), baris({ ...P2, ...BDG }, 2)], { dimensi: JKT });
  const pakai = await toko.buat('penggunaan-persediaan', '02-01', { detail: [baris(P1)] });
  const susulan = await toko.beli('01-20', [[barang, 10, 20]], { dimensi: { ...JKT, ...P2 } });
  expect(await jurnalDimensi(toko, susulan.id, ['koreksi'])).toBe(
    'D 5101 5 JKT/P1, D 5101 10 BDG/P2, D 6204 5 P1, K 1301 5, K 1301 15 JKT',
  );
  await toko.batalkan('penjualan', jual.id);
  expect(await jurnalDimensi(toko, jual.id, ['pembalik'])).toBe(
    'D 4101 100 JKT/P1, D 4101 200 BDG/P2, D 1301 45 JKT, K 1201 300 JKT, K 5101 15 JKT/P1, K 5101 30 BDG/P2',
  );
  await toko.batalkan('pembelian', susulan.id);
  expect(await jurnalDimensi(toko, susulan.id, ['koreksi', 'pembalik'])).toBe(
    'D 2101 200 JKT/P2, K 1301 200 JKT/P2, D 5101 5 JKT/P1, D 5101 10 BDG/P2, D 6204 5 P1, K 1301 5, K 1301 15 JKT, D 1301 5, K 6204 5 P1',
  );
  await toko.batalkan('penggunaan-persediaan', pakai.id);
});

test('a void in a later month adjusts what a closed one had cost with the values of its movements', async () => {
  const { toko, barang, baris } = await bukaDimensi();
  const beli = await toko.beli('02-01', [{ ...baris(P1, 10), harga: 20 }], { dimensi: JKT });
  const jual = await toko.jual('02-02', [baris(P2)], { dimensi: JKT });
  await toko.jual('02-02', [baris(P1)], { dimensi: BDG });
  await toko.tutupBulan(hari('02-01'));
  await toko.beli('03-01', [[barang, 11, 45]]);
  await toko.batalkan('penjualan', jual.id, { tanggal: '03-02' });
  expect(await jurnalDimensi(toko, jual.id, ['pembalik'])).toBe(
    'D 4101 100 JKT/P2, D 1301 15 JKT, K 1201 100 JKT, K 5101 15 JKT/P2',
  );
  await toko.batalkan('pembelian', beli.id, { tanggal: '03-03' });
  // Both sales had cost 15, and cost 10; the voided one is adjusted on both days.
  expect(await jurnalDimensi(toko, beli.id, ['pembalik'])).toBe('D 2101 200 JKT, K 1301 200 JKT');
  expect(await jurnalDimensi(toko, beli.id, ['koreksi'])).toBe(
    'D 5202 5 JKT/P2, K 1301 5 JKT, D 1301 5 BDG, D 1301 5 JKT, K 5202 5 JKT/P2, K 5202 5 BDG/P1',
  );
});

test('goods that a stocktaking had counted: its account takes the difference back with its values', async () => {
  const { toko, barang, baris } = await bukaDimensi();
  const opname = await toko.hitung('02-03', barang, 8, {
    dimensi: BDG,
    detail: [{ barang_id: barang, qty_fisik: 8, dimensi: P1 }],
  });
  const jual = await toko.jual('02-01', [baris(P2, 2)], {
    dimensi: JKT,
    sudah_terhitung_opname: opname.id,
  });
  expect(await jurnalDimensi(toko, jual.id, ['transaksi', 'koreksi'])).toBe(
    'D 1201 200 JKT, D 5101 20 JKT/P2, K 4101 200 JKT/P2, K 1301 20 JKT, D 1301 20 JKT, K 5201 20 BDG/P1',
  );
  await toko.batalkan('penjualan', jual.id);
});

test('money that a void with kaskade releases stays with the settlement, what was owed with the sale', async () => {
  const { toko, baris } = await bukaDimensi();
  const jual = await toko.jual('02-01', [baris(P1)], { dimensi: JKT });
  const lunas = await toko.buat('pelunasan-piutang', '02-02', {
    jumlah: 90,
    dimensi: BDG,
    alokasi: [{ dokumen_id: jual.id, jumlah: 90, potongan: 10 }],
  });
  await toko.batalkan('penjualan', jual.id, { kaskade: true });
  expect(await jurnalDimensi(toko, lunas.id, ['transaksi', 'koreksi'])).toBe(
    'D 1101 90 BDG, D 4103 10 JKT, K 1201 100 JKT, D 1201 100 JKT, K 2301 90 BDG, K 4103 10 JKT',
  );
});

test('a planned reversal takes back line by line, also with values that are not in use any more', async () => {
  const { toko } = await bukaDimensi();
  const asal = await toko.buat('jurnal-umum', '03-31', {
    dimensi: JKT,
    balik_otomatis: hari('04-01'),
    detail: [
      { akun_kode: '6203', debit: 90, dimensi: P1 },
      { akun_kode: '6204', debit: 10 },
      { akun_kode: '3102', kredit: 100, dimensi: P2 },
    ],
  });
  await toko.asOwner((db) => db.rows('update dimensi_nilai set aktif = false'));
  const balik = await toko.pekerja.value<number>('select erp_private.worker_jurnal_balik($1)', [
    asal.id,
  ]);
  expect(await jurnalDimensi(toko, balik)).toBe(
    'D 3102 100 JKT/P2, K 6203 90 JKT/P1, K 6204 10 JKT',
  );
});

test('an asset is depreciated and disposed of with the values of the line that brought it', async () => {
  const { toko, garis } = await bukaDimensi();
  const beli = await toko.buat('pembelian', '01-06', {
    dimensi: JKT,
    detail: [
      { akun_kode: '1504', qty: 1, harga: 400 },
      { akun_kode: '1504', qty: 1, harga: 600, dimensi: P1 },
    ],
  });
  const asal = [
    { baris_id: await garis(beli.id), nilai: 400 },
    { baris_id: await garis(beli.id, 1), nilai: 600 },
  ];
  const rak = { ...RAK, tanggal: hari('01-06'), perolehan: 1000, asal };
  const aset = await toko.as((db) => createMaster(db, 'aset', rak));
  await toko.buat('penyusutan', { periode: hari('01') });
  const lepas = await toko.staf.row<{ id: number }>(
    'select * from erp.aset_lepas($1, jsonb_populate_record(null::erp.aset_lepas_input, $2))',
    [aset, JSON.stringify({ tanggal: hari('02-01'), nilai: 800, akun_kas: '1101' })],
  );
  expect(await jurnalDimensi(toko, lepas.id)).toBe(
    'D 1101 800 JKT/P1, D 1604 100 JKT/P1, D 6304 100 JKT/P1, K 1504 1000 JKT/P1',
  );
});

test('points keep the values of the document that gave them, also when they expire', async () => {
  const { toko } = await bukaDimensi({ poin_aktif: true });
  await toko.buat('bayar-poin', {
    tanggal: lalu('12-31'),
    mode: 'saldo_awal',
    kontak_id: toko.pelanggan,
    poin: 10,
    nilai: 100,
    kedaluwarsa: hari('01-31'),
    dimensi: { ...JKT, ...P1 },
  });
  await toko.pekerja.value('select erp_private.worker_poin_kedaluwarsa($1)', [toko.pelanggan]);
  const habis = await toko.value<number>(`select id::int from jurnal where jenis = 'kedaluwarsa'`);
  expect(await jurnalDimensi(toko, -habis, ['kedaluwarsa'])).toBe(
    'D 2302 100 JKT/P1, K 4101 100 JKT/P1',
  );
});

test('a book year closes each account per combination, and opens again as it was', async () => {
  const { toko, baris } = await bukaDimensi();
  await toko.jual('02-01', [baris(P1), baris({ ...P2, ...BDG }, 2)], { dimensi: JKT });
  await toko.buat('jurnal-umum', '03-01', {
    detail: [
      { akun_kode: '6203', debit: 50, dimensi: P1 },
      { akun_kode: '6203', kredit: 50, dimensi: P2 },
    ],
  });
  const { jurnal, laba } = await tutup(toko, tahun);
  expect(laba).toBe('270.00');
  expect(await jurnalDimensi(toko, -(jurnal?.id ?? 0), ['penutup'])).toBe(
    'D 4101 100 JKT/P1, D 4101 200 BDG/P2, D 6203 50 P2, K 5101 10 JKT/P1, K 5101 20 BDG/P2, K 6203 50 P1, K 3201 270',
  );
  await toko.expectConsistent();
  await buka(toko, tahun);
  const balik = await toko.value<number>(
    `select id::int from jurnal where jenis = 'pembalik' order by id desc limit 1`,
  );
  expect(await jurnalDimensi(toko, -balik, ['pembalik'])).toBe(
    'D 5101 10 JKT/P1, D 5101 20 BDG/P2, D 6203 50 P1, D 3201 270, K 4101 100 JKT/P1, K 4101 200 BDG/P2, K 6203 50 P2',
  );
});

test('a surplus that was taken back costs nothing more: its account has nothing of later goods', async () => {
  const { toko, barang } = await bukaDimensi();
  const detail = [{ barang_id: barang, qty_fisik: 12, dimensi: P1 }];
  const hitung = await toko.buat('opname-stok', '01-10', { dimensi: JKT, detail });
  await toko.batalkan('opname-stok', hitung.id, { tanggal: '02-01' });
  const susulan = await toko.beli('01-07', [[barang, 10, 20]]);
  expect(await jurnalDimensi(toko, susulan.id, ['koreksi'])).toBe('');
  await toko.expectConsistent();
});
