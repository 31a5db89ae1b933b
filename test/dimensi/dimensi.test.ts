import { expect, test } from '@jest/globals';
import { expectError, openStory, type Row, type Toko } from '../helpers/story.ts';

/** Dimensions and their values as master data, and as defaults of other records. */

const { openToko } = openStory();

const get = (toko: Toko, entitas: string, kunci: number) =>
  toko.staf.value<Row>('select erp.master_get($1, $2)', [entitas, `${kunci}`]);
const hapus = (toko: Toko, entitas: string, kunci: number) =>
  toko.staf.value('select erp.master_deactivate($1, $2)', [entitas, `${kunci}`]);
const ganti = (toko: Toko, entitas: string, kunci: number, dokumen: Row) =>
  toko.staf.value('select erp.master_replace($1, $2, $3)', [
    entitas,
    `${kunci}`,
    JSON.stringify(dokumen),
  ]);

/** A shop with two dimensions: cabang with JKT, and BDG below it, and proyek with P1. */
async function buka() {
  const toko = await openToko();
  const cabang = await toko.master('dimensi', { kode: 'cabang', nama: 'Cabang' });
  const proyek = await toko.master('dimensi', {
    kode: 'proyek',
    nama: 'Proyek',
    wajib_jenis: ['penjualan', 'order-penjualan'],
    wajib_akun: ['6201'],
  });
  const nilai = (dimensi_id: number, kode: string, lain: Row = {}) =>
    toko.master('dimensi_nilai', { dimensi_id, kode, nama: kode, ...lain });
  const jkt = await nilai(cabang, 'JKT');
  const bdg = await nilai(cabang, 'BDG', { induk_id: jkt });
  const p1 = await nilai(proyek, 'P1', { berlaku_sampai: '2020-12-31' });
  return { toko, cabang, proyek, jkt, bdg, p1, nilai };
}

test('a dimension takes the first place that is free; there are five', async () => {
  const { toko, cabang, proyek } = await buka();
  expect(await get(toko, 'dimensi', proyek)).toMatchObject({
    slot: 2,
    wajib_jenis: ['penjualan', 'order-penjualan'],
    wajib_akun: ['6201'],
    aktif: true,
  });
  expect(await get(toko, 'dimensi', cabang)).toMatchObject({ slot: 1, wajib_jenis: [] });
  await expectError(toko.master('dimensi', { kode: 'cabang', nama: 'x' }), 'KODUP', 'kode');
  const lain = await Promise.all(
    ['c', 'd', 'e'].map((kode) => toko.master('dimensi', { kode, nama: kode })),
  );
  await expectError(toko.master('dimensi', { kode: 'f', nama: 'f' }), 'KODIM');
  await hapus(toko, 'dimensi', lain[1] as number);
  const { slot } = await get(
    toko,
    'dimensi',
    await toko.master('dimensi', { kode: 'f', nama: 'f' }),
  );
  expect(slot).toBeGreaterThan(2);
  await expectError(hapus(toko, 'dimensi', 999), 'TDDIM');
  await expectError(hapus(toko, 'dimensi_nilai', 999), 'TDDNL');
});

test('what a dimension and its values refuse, with the field', async () => {
  const { toko, cabang, proyek, jkt, bdg, p1 } = await buka();
  const cases: [entitas: string, kunci: number | null, isi: Row, field: string][] = [
    ['dimensi', null, { kode: 'Cabang', nama: 'x' }, 'kode'],
    ['dimensi', null, { kode: 'x' }, 'nama'],
    ['dimensi', cabang, { wajib_jenis: ['jual'] }, 'wajib_jenis.0'],
    ['dimensi', cabang, { wajib_jenis: ['penjualan', 'penjualan'] }, 'wajib_jenis'],
    ['dimensi', cabang, { wajib_jenis: 'penjualan' }, 'wajib_jenis'],
    ['dimensi', cabang, { wajib_akun: [6201] }, 'wajib_akun.0'],
    ['dimensi', cabang, { wajib_akun: ['1101', '9999'] }, 'wajib_akun.1'],
    ['dimensi', cabang, { slot: 3 }, 'slot'],
    ['dimensi_nilai', null, { dimensi_id: cabang, kode: 'A B', nama: 'x' }, 'kode'],
    ['dimensi_nilai', null, { dimensi_id: 999, kode: 'X', nama: 'x' }, 'dimensi_id'],
    [
      'dimensi_nilai',
      null,
      { dimensi_id: proyek, kode: 'X', nama: 'x', induk_id: jkt },
      'induk_id',
    ],
    ['dimensi_nilai', jkt, { induk_id: bdg }, 'induk_id'],
    ['dimensi_nilai', jkt, { induk_id: jkt }, 'induk_id'],
    ['dimensi_nilai', jkt, { dimensi_id: proyek }, 'dimensi_id'],
    ['dimensi_nilai', p1, { berlaku_dari: '2021-01-01' }, 'berlaku_sampai'],
  ];
  for (const [entitas, kunci, isi, field] of cases) {
    const done = kunci === null ? toko.master(entitas, isi) : toko.ubah(entitas, kunci, isi);
    const message = await expectError(done, 'VAMST');
    expect([isi, message.split(':')[0]]).toEqual([isi, field]);
  }
  await ganti(toko, 'dimensi', proyek, { kode: 'proyek', nama: 'Proyek baru' });
  expect(await get(toko, 'dimensi', proyek)).toMatchObject({
    kode: 'proyek',
    slot: 2,
    wajib_jenis: [],
  });
});

test('defaults are objects, kept while they name what is off since, and refused with their field', async () => {
  const { toko, cabang, proyek, jkt } = await buka();
  const barang = await toko.barang({ dimensi: { cabang: 'BDG', proyek: null } });
  expect((await get(toko, 'barang', barang)).dimensi).toEqual({ cabang: 'BDG' });
  await toko.ubah('barang', barang, { dimensi: { proyek: 'P1', cabang: 'JKT' } });
  await toko.ubah('kontak', toko.pelanggan, { dimensi: { cabang: 'JKT', proyek: 'P1' } });
  await toko.ubah('lokasi', toko.lokasi, { dimensi: { proyek: 'P1' } });
  expect(await toko.staf.value('select count(*) from dimensi_gabungan')).toBe(3);
  const daftar = await toko.staf.value<{ data: Row[] }>(
    `select erp.master_list('kontak', jsonb_populate_record(null::erp.permintaan_list,
       '{"fields": ["dimensi"], "sort": ["kode:asc"]}'))`,
  );
  expect(daftar.data).toContainEqual({ dimensi: { cabang: 'JKT', proyek: 'P1' } });
  await toko.ubah('dimensi_nilai', jkt, { aktif: false });
  await toko.ubah('dimensi', proyek, { aktif: false });
  await toko.ubah('barang', barang, { dimensi: { cabang: 'JKT', proyek: 'P1' } });
  const salah: [Row, string][] = [
    [{ cabang: 'JKT' }, 'dimensi.cabang: nilai ini tidak aktif'],
    [{ cabang: 'SBY' }, 'dimensi.cabang: nilai ini tidak ditemukan'],
    [{ cabang: 5 }, 'dimensi.cabang: harus kode sebuah nilai, atau null'],
    [{ proyek: 'P1' }, 'dimensi.proyek: dimensi ini tidak aktif'],
    [{ gudang: null }, 'dimensi.gudang: dimensi ini tidak dikenal'],
  ];
  const polos = await toko.barang();
  for (const [dimensi, pesan] of salah) {
    expect(await expectError(toko.ubah('barang', polos, { dimensi }), 'VAMST')).toBe(pesan);
  }
  await expectError(toko.ubah('barang', polos, { dimensi: 'JKT' }), 'VAMST', 'dimensi');
  await toko.ubah('barang', barang, { dimensi: {} });
  expect((await get(toko, 'barang', barang)).dimensi).toEqual({});
  expect(cabang).toBeGreaterThan(0);
});

test('what is used stays and keeps its code, and the message says by what; what is not goes', async () => {
  const { toko, cabang, proyek, jkt, bdg, p1, nilai } = await buka();
  const dipakai = async (entitas: string, kunci: number, oleh: string) => {
    expect(await expectError(hapus(toko, entitas, kunci), 'KODIM')).toContain(oleh);
    const kode = toko.ubah(entitas, kunci, { kode: 'baru' });
    expect(await expectError(kode, 'KODIM')).toContain(oleh);
  };
  await dipakai('dimensi', cabang, 'nilai BDG');
  await dipakai('dimensi_nilai', jkt, 'nilai BDG');
  const { kode } = await get(toko, 'kontak', toko.pelanggan);
  await toko.ubah('kontak', toko.pelanggan, { dimensi: { cabang: 'BDG', proyek: 'P1' } });
  await dipakai('dimensi_nilai', bdg, `kontak ${kode}`);
  await dipakai('dimensi_nilai', p1, `kontak ${kode}`);
  await toko.ubah('kontak', toko.pelanggan, { dimensi: {} });
  // The combination that nothing carries any more goes with the value.
  await hapus(toko, 'dimensi_nilai', bdg);
  expect(await toko.staf.value('select count(*) from dimensi_gabungan')).toBe(0);
  await toko.ubah('dimensi_nilai', p1, { kode: 'P2' });
  await toko.asOwner((db) =>
    db.rows(
      `insert into anggaran (tahun, bulan, akun_kode, jumlah, nilai_id) values (2026, 1, '6201', 5, $1)`,
      [p1],
    ),
  );
  await dipakai('dimensi_nilai', p1, 'anggaran 2026');
  const sby = await nilai(cabang, 'SBY');
  for (const satu of [sby, jkt]) await hapus(toko, 'dimensi_nilai', satu);
  await hapus(toko, 'dimensi', cabang);
  expect(await toko.staf.value('select count(*) from dimensi')).toBe(1);
  expect(proyek).toBeGreaterThan(0);
});
