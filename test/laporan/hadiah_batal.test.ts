/** Gifts, which book nothing while their goods cost nothing, and what becomes of them in every report of sales. */
import { expect, test } from '@jest/globals';
import { penjualan__rekap } from '../../workers/tasks/each_due.ts';
import { hari, openStory, type Row, type Toko } from '../helpers/story.ts';
import { runTask } from '../helpers/worker.ts';
import { laporan } from './acak.ts';

const { data, openToko } = openStory();

const MASA = [
  { dari: hari('01-01'), sampai: hari('12-31') },
  { dari: hari('02-01'), sampai: hari('02-28') },
  { dari: hari('03-01'), sampai: hari('03-31') },
];

/** Quantity, and money in cents. */
const jumlah = (rows: Row[]) => {
  const sum = (nama: string, kali: number) =>
    Math.round(rows.reduce((all, row) => all + Number(row[nama]) * kali, 0)) + 0;
  return { qty: sum('qty', 1), bersih: sum('bersih', 100), hpp: sum('hpp', 100) };
};

/** The list, the summary, the income statement and the stock say the same of each period; answers the list's rows. */
async function sesuai(toko: Toko) {
  await toko.settle();
  const hasil = [];
  for (const masa of MASA) {
    const {
      total,
      meta,
      data: rows,
    } = await laporan(toko, 'penjualan', { ...masa, per_page: 500 });
    expect(rows).toHaveLength(total);
    const daftar = jumlah(rows);
    const rugiLaba = await laporan(toko, 'rugi_laba', masa);
    const stok = await toko.row<{ qty: number }>(
      `select coalesce(-sum(m.qty), 0)::float as qty from mutasi_stok as m
         join transaksi as t on t.id = m.transaksi_id and t.jenis in ('penjualan', 'retur-penjualan')
        where m.tanggal between $1 and $2`,
      [masa.dari, masa.sampai],
    );
    const buku = { bersih: 0, hpp: Math.round(Number(rugiLaba.hpp) * 100) + 0, qty: stok.qty };
    expect(daftar).toEqual(buku);
    expect(Math.round(meta.total_hpp * 100) + 0).toBe(buku.hpp);
    for (const group_by of [['barang'], ['hari', 'kontak']]) {
      const ringkasan = await laporan(toko, 'penjualan_summary', { group_by, ...masa });
      expect(jumlah(ringkasan.data)).toEqual(buku);
    }
    hasil.push(rows.map(({ tanggal, qty, hpp }) => `${tanggal.slice(5)} ${qty} ${hpp}`));
  }
  return hasil;
}

/** The same from sums and what came since, from the documents, and from the sums alone. */
async function semua(toko: Toko) {
  const dokumen = await sesuai(toko);
  await toko.rows(`update penjualan_rekap_sampai set jejak = '-' || jejak`);
  expect(await sesuai(toko)).toEqual(dokumen);
  await toko.rows('update penjualan_rekap_sampai set jejak = substr(jejak, 2)');
  await runTask(data, penjualan__rekap);
  expect(await sesuai(toko)).toEqual(dokumen);
  await toko.expectConsistent();
  return dokumen[0];
}

const buka = async () => {
  const toko = await openToko();
  // As if a hundred thousand lines had been written before.
  await toko.rows(`select setval('jurnal_baris_id_seq', 100000)`);
  const barang = await toko.barang({ kategori: 'Kopi' });
  await toko.beli('02-01', [{ barang_id: barang, qty: 10, harga: 0, hibah: true }]);
  const hadiah = async (isi: Row = {}) => (await toko.jual('02-05', [[barang, 1, 0]], isi)).id;
  /** A purchase before: each of the goods cost 8.89 all along. */
  const biaya = () => toko.beli('01-15', [[barang, 2, '53.34']]);
  const batal = (id: number, tanggal: string | null) => toko.batalkan('penjualan', id, { tanggal });
  return { toko, barang, hadiah, biaya, batal };
};

test('a gift that cost something only later, voided on another day: both stand where the ledger has them', async () => {
  const { toko, hadiah, biaya, batal } = await buka();
  const id = await hadiah();
  await toko.expectJurnal(id);
  expect(await semua(toko)).toEqual(['02-05 1 0']);
  await biaya();
  expect(await semua(toko)).toEqual(['02-05 1 8.89']);
  await batal(id, '03-10');
  await toko.expectPembalik(id, '03-10 D 1301 8.89', '03-10 K 5101 8.89');
  expect(await semua(toko)).toEqual(['02-05 1 8.89', '03-10 -1 -8.89']);
});

test('the cost that came after the void goes to both', async () => {
  const { toko, hadiah, biaya, batal } = await buka();
  const id = await hadiah();
  await batal(id, '03-10');
  await toko.expectPembalik(id);
  expect(await semua(toko)).toEqual(['02-05 1 0', '03-10 -1 0']);
  await biaya();
  expect(await semua(toko)).toEqual(['02-05 1 8.89', '03-10 -1 -8.89']);
});

test('voided in its place a gift and its void stand on one day, with a cost or without', async () => {
  const { toko, hadiah, biaya, batal } = await buka();
  const satu = await hadiah();
  await batal(satu, null);
  expect(await semua(toko)).toEqual(['02-05 1 0', '02-05 -1 0']);
  const dua = await hadiah();
  await biaya();
  await batal(dua, null);
  expect(await semua(toko)).toEqual(['02-05 1 0', '02-05 -1 0', '02-05 1 8.89', '02-05 -1 -8.89']);
});

test('a gift whose cost was taken back has a journal, and its void has none: it stands where the goods came back', async () => {
  const { toko, hadiah, biaya, batal } = await buka();
  const beli = await biaya();
  const id = await hadiah();
  await toko.expectJurnal(id, '02-05 D 5101 8.89', '02-05 K 1301 8.89');
  await toko.batalkan('pembelian', beli.id, { tanggal: null });
  await batal(id, '03-10');
  expect(await semua(toko)).toEqual(['02-05 1 0', '03-10 -1 0']);
  await biaya();
  expect(await semua(toko)).toEqual(['02-05 1 8.89', '03-10 -1 -8.89']);
});

test('the return of a gift, voided: as the gift itself', async () => {
  const { toko, hadiah, biaya } = await buka();
  const id = await hadiah();
  const retur = await toko.retur('penjualan', '02-20', id, 1);
  await biaya();
  expect(await semua(toko)).toEqual(['02-05 1 8.89', '02-20 -1 -8.89']);
  await toko.batalkan('retur-penjualan', retur.id, { tanggal: '03-10' });
  expect(await semua(toko)).toEqual(['02-05 1 8.89', '02-20 -1 -8.89', '03-10 1 8.89']);
});

test('what a stocktaking takes back of goods that it had counted is its difference, not cost of the sale', async () => {
  const { toko, barang, hadiah, biaya, batal } = await buka();
  const opname = await toko.hitung('02-05', barang, 9);
  const id = await hadiah({ sudah_terhitung_opname: opname.id });
  const baris = async () => {
    const { data: rows } = await laporan(toko, 'penjualan', { ...MASA[0], per_page: 500 });
    await toko.expectConsistent();
    return rows.map(({ tanggal, qty, hpp }: Row) => `${String(tanggal).slice(5)} ${qty} ${hpp}`);
  };
  expect(await baris()).toEqual(['02-05 1 0']);
  await biaya();
  expect(await baris()).toEqual(['02-05 1 8.89']);
  await batal(id, '03-10');
  expect(await baris()).toEqual(['02-05 1 8.89', '03-10 -1 -8.89']);
});
