import { beforeAll, expect, test } from '@jest/globals';
import { bukaBuku, tahun } from './buku.ts';

const buku = bukaBuku();
const setahun = { dari: `${tahun}-01-01`, sampai: `${tahun}-12-31` };

/** A journal by hand on the last day of the book year: result to retained earnings, or the way back. */
const jurnal = (jenis: 'penutup' | 'pembalik') =>
  buku.owner(async (db) => {
    const tanggal = setahun.sampai;
    const posting = await db.value(
      `insert into posting (aksi, transaksi_id) values ('posting', 1) returning id`,
    );
    const [nomor, asal] = await (jenis === 'penutup'
      ? db.value(`select array[erp_private.nomor_take('XT', '-', $1)]`, [tanggal])
      : db.value(`select array[nomor || '/V', id::text] from jurnal where jenis = 'penutup'`));
    const kepala = await db.value(
      `insert into jurnal (posting_id, transaksi_id, jenis, nomor, tanggal, membalik_id)
       values ($1, 1, $2, $3, $4, $5) returning id`,
      [posting, jenis, nomor, tanggal, asal],
    );
    const [debit, kredit] = jenis === 'penutup' ? ['debit', 'kredit'] : ['kredit', 'debit'];
    await db.rows(
      `insert into jurnal_baris (jurnal_id, posting_id, tanggal, baris, akun_kode, ${debit}, ${kredit})
         select $1, $2, $3, b.*
           from (values (1, '4101', 1500, 0), (2, '5101', 0, 1000), (3, '3201', 0, 500)) as b`,
      [kepala, posting, tanggal],
    );
    await db.rows('select erp_private.saldo_update($1)', [posting]);
  });

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
  await jurnal('penutup');
  expect(await ekuitas(setahun.sampai)).toEqual([true, ditahan, berjalan(0)]);
  expect(await ekuitas(`${tahun + 1}-01-01`)).toEqual([true, ditahan, berjalan(0)]);
  expect(await buku.viewer.laporan('rugi_laba', setahun)).toEqual(sebelum);
  expect(sebelum).toMatchObject({ penjualan_bersih: 1500, hpp: 1000, laba_bersih: 500 });
  const { data } = await buku.viewer.laporan('jurnal', { ...setahun, jenis: 'sistem' });
  expect(data).toHaveLength(1);
  await buku.sound();
});

test('opening the year again undoes it', async () => {
  await jurnal('pembalik');
  expect(await ekuitas(`${tahun + 1}-01-01`)).toEqual([true, berjalan(0), lalu]);
  expect(await buku.viewer.laporan('rugi_laba', setahun)).toMatchObject({ laba_bersih: 500 });
  await buku.sound();
});
