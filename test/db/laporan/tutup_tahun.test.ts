import { beforeAll, expect, test } from '@jest/globals';
import { bukaBuku, tahun } from './buku.ts';

const buku = bukaBuku();
const setahun = { dari: `${tahun}-01-01`, sampai: `${tahun}-12-31` };

const tutup = () =>
  buku.owner((db) => db.rows('select erp_private.tahun_close(null::buku, $1, false)', [tahun]));
const buka = () =>
  buku.owner((db) => db.rows('select erp_private.tahun_open(null::buku, $1)', [tahun]));

/** Lines of equity, and whether assets equal the rest. */
async function ekuitas(per: string) {
  const { ekuitas: isi, seimbang } = await buku.viewer.laporan('neraca', { per });
  const akun = isi.subklas.flatMap((s) => s.akun.map((a) => [a.kode, a.nama, a.saldo]));
  return [seimbang, ...akun];
}

beforeAll(async () => {
  const detail = [{ barang_id: 1, qty: 1, harga: 1000 }];
  const kepala = { tanggal: `${tahun}-03-01`, lokasi_id: 1 };
  await buku.admin.create('pembelian', { ...kepala, kontak_id: 1, detail });
  await buku.admin.create('penjualan', {
    ...kepala,
    kontak_id: 2,
    detail: [{ barang_id: 1, qty: 1, harga: 1500 }],
  });
});

const berjalan = (saldo: number) => ['3202', 'Laba tahun berjalan', saldo];
const lalu = ['3202', 'Laba tahun lalu belum ditutup', 500];
const ditahan = ['3201', 'Laba Ditahan', 500];

test('until a year is closed, its result stands apart from that of the next', async () => {
  expect(await ekuitas(setahun.sampai)).toEqual([true, berjalan(500)]);
  expect(await ekuitas(`${tahun + 1}-01-01`)).toEqual([true, berjalan(0), lalu]);
});

test('a book year may begin in any month', async () => {
  await buku.owner((db) => db.rows('update pengaturan set awal_tahun_buku = 4'));
  expect(await ekuitas(`${tahun}-03-31`)).toEqual([true, berjalan(500)]);
  expect(await ekuitas(`${tahun}-04-01`)).toEqual([true, berjalan(0), lalu]);
  await buku.owner((db) => db.rows('update pengaturan set awal_tahun_buku = 1'));
});

test('closing moves the result to retained earnings and leaves the income statement alone', async () => {
  const sebelum = await buku.viewer.laporan('rugi_laba', setahun);
  await tutup();
  expect(await ekuitas(setahun.sampai)).toEqual([true, ditahan, berjalan(0)]);
  expect(await ekuitas(`${tahun + 1}-01-01`)).toEqual([true, ditahan, berjalan(0)]);
  expect(await buku.viewer.laporan('rugi_laba', setahun)).toEqual(sebelum);
  expect(sebelum).toMatchObject({ penjualan_bersih: 1500, hpp: 1000, laba_bersih: 500 });
  const { data } = await buku.viewer.laporan('jurnal', { ...setahun, jenis: 'sistem' });
  expect(data).toHaveLength(1);
  await buku.sound();
});

test('opening the year again undoes it', async () => {
  await buka();
  expect(await ekuitas(`${tahun + 1}-01-01`)).toEqual([true, berjalan(0), lalu]);
  expect(await buku.viewer.laporan('rugi_laba', setahun)).toMatchObject({ laba_bersih: 500 });
  await buku.sound();
});
