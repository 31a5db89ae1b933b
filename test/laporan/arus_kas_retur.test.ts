import { expect, test } from '@jest/globals';
import { arus_kas__rekap } from '../../workers/tasks/each_due.ts';
import { hari, openStory, type Row } from '../helpers/story.ts';
import { jurnal, lalu } from '../helpers/tahun.ts';
import { runTask } from '../helpers/worker.ts';
import { expectSame, type Masa } from './arus_kas.ts';

const { data, openToko } = openStory();

// What is paid of a document of several categories, of which goods went back.

const bulan = (n: string): Masa => ({ dari: hari(`${n}-01`), sampai: hari(`${n}-28`) });

/** A purchase of goods for 600 and an asset for 400, and what is done with it. */
async function bukaCampuran() {
  const toko = await openToko();
  await jurnal(toko, lalu('12-31'), '1111', '3299', 9000);
  const id = await toko.barang();
  return {
    toko,
    beli: (tanggal: string, isi: Row = {}) =>
      toko.beli(tanggal, [[id, 6, 100], { akun_kode: '1504', qty: 1, harga: 400 }], isi),
    lunas: (tanggal: string, dokumen_id: number, jumlah: number) =>
      toko.buat('pelunasan-hutang', tanggal, {
        akun_kas: '1111',
        jumlah,
        alokasi: [{ dokumen_id, jumlah }],
      }),
    retur: (tanggal: string, asal: number, qty: number, isi: Row = {}) =>
      toko.retur('pembelian', tanggal, asal, qty, isi),
  };
}

test('what is paid of a purchase is what returns had left of it', async () => {
  const { toko, beli, lunas, retur } = await bukaCampuran();
  const satu = await beli('01-05');
  await retur('01-06', satu.id, 6);
  await lunas('01-10', satu.id, 400);
  expect(await expectSame(toko, bulan('01'))).toEqual(['aset_tetap 0 400']);
  // Half of the goods went back: 300 of goods and 400 of the asset are paid.
  const dua = await beli('02-05');
  await retur('02-06', dua.id, 3);
  await lunas('02-10', dua.id, 350);
  expect(await expectSame(toko, bulan('02'))).toEqual([
    'pembayaran_pemasok 0 150',
    'aset_tetap 0 200',
  ]);
  await lunas('03-10', dua.id, 350);
  expect(await expectSame(toko, bulan('03'))).toEqual([
    'pembayaran_pemasok 0 150',
    'aset_tetap 0 200',
  ]);
});

test('what was paid before a return stays what it was, at once or later', async () => {
  const { toko, beli, lunas, retur } = await bukaCampuran();
  const sama = ['pembayaran_pemasok 0 300', 'aset_tetap 0 200'];
  // 500 of 1,000 at once, and 500 on the day after.
  const tunai = await beli('01-05', { pembayaran: [{ akun_kode: '1111', jumlah: 500 }] });
  const nanti = await beli('01-05');
  expect(await expectSame(toko, bulan('01'))).toEqual(sama);
  const bayar = await lunas('02-05', nanti.id, 500);
  expect(await expectSame(toko, bulan('02'))).toEqual(sama);
  await runTask(data, arus_kas__rekap);
  const { saat } = await toko.row<{ saat: string }>('select clock_timestamp()::text as saat');
  // Recorded later, though it is of a day before what was paid: what is kept of that day holds.
  await retur('02-01', nanti.id, 3);
  await retur('02-01', tunai.id, 3);
  expect(await expectSame(toko, bulan('02'))).toEqual(sama);
  await toko.settle();
  expect(await expectSame(toko, { ...bulan('02'), diketahui: saat })).toEqual(sama);
  // The goods are paid: the rest is the asset's.
  await lunas('03-05', tunai.id, 200);
  await lunas('04-05', nanti.id, 200);
  expect(await expectSame(toko, bulan('03'))).toEqual(['aset_tetap 0 200']);
  expect(await expectSame(toko, bulan('04'))).toEqual(['aset_tetap 0 200']);
  // A void takes back what was paid, not what is left now; then that is owed again.
  await toko.batalkan('pelunasan-hutang', bayar.id, { tanggal: '05-05' });
  expect(await expectSame(toko, bulan('05'))).toEqual([
    'pembayaran_pemasok 0 -300',
    'aset_tetap 0 -200',
  ]);
  await lunas('06-05', nanti.id, 500);
  expect(await expectSame(toko, bulan('06'))).toEqual(sama);
});

test('a return that is voided lowers nothing; what was paid meanwhile stays what it was', async () => {
  const { toko, beli, lunas, retur } = await bukaCampuran();
  const { id } = await beli('01-05');
  const kembali = await retur('01-06', id, 6);
  await lunas('02-05', id, 100);
  await toko.batalkan('retur-pembelian', kembali.id);
  await lunas('03-05', id, 900);
  expect(await expectSame(toko, bulan('02'))).toEqual(['aset_tetap 0 100']);
  expect(await expectSame(toko, bulan('03'))).toEqual([
    'pembayaran_pemasok 0 600',
    'aset_tetap 0 300',
  ]);
});

test('a deposit made of what a voided purchase was paid keeps what that was after a return', async () => {
  const { toko, beli, lunas, retur } = await bukaCampuran();
  const { id } = await beli('01-05');
  const kembali = await retur('01-06', id, 6);
  const bayar = await lunas('02-05', id, 400);
  await toko.batalkan('retur-pembelian', kembali.id);
  await toko.batalkan('pembelian', id, { tanggal: '03-01', kaskade: true });
  await toko.buat('kas-masuk', '03-05', {
    akun_kas: '1111',
    kontak_id: toko.supplier,
    detail: [{ akun_kode: '1403', jumlah: 400, dokumen_id: bayar.id }],
  });
  expect(await expectSame(toko, bulan('02'))).toEqual(['aset_tetap 0 400']);
  expect(await expectSame(toko, bulan('03'))).toEqual(['aset_tetap 400 0']);
});

test('of two returns of all that was bought the first is voided: its goods are what is owed', async () => {
  const { toko, beli, lunas, retur } = await bukaCampuran();
  const { id } = await beli('01-05');
  const [barang, aset] = await toko.baris(id);
  const satu = await retur('01-06', id, 3);
  await toko.buat('retur-pembelian', '01-07', {
    lokasi_id: toko.lokasi,
    dokumen_asal_id: id,
    cara: 'potong_hutang',
    detail: [
      { baris_asal_id: barang?.id, qty: 3 },
      { baris_asal_id: aset?.id, qty: 1 },
    ],
  });
  await toko.batalkan('retur-pembelian', satu.id);
  await lunas('02-05', id, 300);
  expect(await expectSame(toko, bulan('02'))).toEqual(['pembayaran_pemasok 0 300']);
});

test('parts of a document that is settled in many small sums stay short numbers', async () => {
  const { toko, beli, lunas, retur } = await bukaCampuran();
  const { id } = await beli('01-05');
  await retur('01-06', id, 1);
  for (let kali = 0; kali < 12; kali += 1) await lunas('02-05', id, 7.13);
  const { skala } = await toko.row<{ skala: number }>(
    `select max(scale(s.bagian)) as skala
       from pos_terbuka as p
      cross join erp_private.arus_kas_sisa(
        null::buku, p.id, '{pembayaran_pemasok,aset_tetap}', '{0.6,0.4}'
      ) as s
      where p.transaksi_id = $1`,
    [id],
  );
  expect(skala).toBeLessThan(40);
  expect(await expectSame(toko, bulan('02'))).toHaveLength(2);
});
