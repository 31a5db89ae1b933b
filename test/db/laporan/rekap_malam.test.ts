import { expect, test } from '@jest/globals';
import { penjualan__rekap } from '../../../workers/tasks/each_due.ts';
import { openDatabase } from '../../helpers/database.ts';
import { dokumenOf } from '../../helpers/kas.ts';
import { hari, openToko, type Toko } from '../../helpers/toko.ts';
import { runTask } from '../../helpers/worker.ts';
import type { Laporan } from './buku.ts';

const data = openDatabase();
const GRUP = [
  ['barang'],
  ['kategori'],
  ['pelanggan'],
  ['bulan'],
  ['hari'],
  ['kontak', 'bulan'],
  ['bulan', 'kategori'],
  ['hari', 'barang'],
];

/** What the summary of a tenant says, and what its nights kept. */
function ringkasanOf(toko: Toko) {
  const ringkasan = (args: unknown[]) =>
    toko.as((db) =>
      db.value<Laporan>(
        'select erp.laporan_penjualan_summary(group_by => $1, dari => $2, sampai => $3, diketahui => $4)',
        args,
      ),
    );
  /** Every grouping of some periods, from the sums or (as known now) from the documents. */
  const semua = async (diketahui: string | null) => {
    const hasil = [];
    for (const [dari, sampai] of [
      [hari('01-01'), hari('12-31')],
      [hari('01-10'), hari('03-31')],
      [hari('02-02'), hari('02-20')],
    ]) {
      for (const grup of GRUP) hasil.push(await ringkasan([grup, dari, sampai, diketahui]));
    }
    return hasil;
  };
  const sama = async () => {
    const kini: string = await toko.asOwner((db) => db.value('select clock_timestamp()::text'));
    const hasil = await semua(null);
    await toko.settle();
    const dikenal = await semua(kini);
    for (const { meta } of dikenal) meta.diketahui = null;
    expect(hasil).toEqual(dikenal);
    return hasil;
  };
  const rekap = () =>
    toko.rows<{ bulan: string; jejak: string }>(
      `select bulan, jejak from penjualan_rekap where grup = 'hari' order by 1`,
    );
  return { sama, rekap };
}

test('months summed at night give the same summary, and are left aside once they change', async () => {
  const toko = await openToko(data);
  const { sama, rekap } = ringkasanOf(toko);
  const { buat, batalkan } = dokumenOf(toko);
  const barang = await toko.barang({ kategori: 'Kopi' });
  const jasa = await toko.barang({ jenis: 'jasa' });
  await toko.beli({ tanggal: hari('01-01'), detail: [[barang, 50, 100]] });
  // As if a hundred thousand lines had been written before.
  await toko.asOwner((db) => db.rows(`select setval('jurnal_baris_id_seq', 100000)`));
  for (const tanggal of ['01-05', '01-20', '02-03', '02-10', '03-15']) {
    await toko.jual({ tanggal: hari(tanggal), ongkos: 5, detail: [[barang, 2, '150.55']] });
  }
  const salah = await toko.jual({ tanggal: hari('02-12'), detail: [[barang, 3, 170]] });
  const lain = await openToko(data);
  await runTask(data, penjualan__rekap);
  const sebelum = await rekap();
  expect(sebelum.map(({ bulan }) => bulan)).toEqual([hari('01-01'), hari('02-01'), hari('03-01')]);
  expect(await lain.row('select count(*) as n from penjualan_rekap')).toEqual({ n: 0 });
  const [setahun] = await sama();
  expect(setahun?.meta.total_bersih).toBe(2040.5);
  // A void in another month, a purchase that changes the cost of what was sold, a gift without any journal.
  await toko.batalkan('penjualan', salah.id, { tanggal: hari('03-01') });
  await sama();
  await toko.beli({ tanggal: hari('01-02'), detail: [[barang, 10, 130]] });
  await sama();
  await runTask(data, penjualan__rekap);
  await sama();
  const hadiah = await buat('penjualan', {
    tanggal: hari('02-05'),
    kontak_id: toko.pelanggan,
    lokasi_id: toko.lokasi,
    detail: [{ barang_id: jasa, qty: 7, harga: 0 }],
  });
  expect(await toko.jurnal(hadiah.id)).toEqual([]);
  const dengan = await sama();
  await runTask(data, penjualan__rekap);
  expect(await sama()).toEqual(dengan);
  await batalkan('penjualan', hadiah.id);
  expect(await sama()).not.toEqual(dengan);
  await runTask(data, penjualan__rekap);
  await sama();
  const sesudah = await rekap();
  for (const [i, { jejak }] of sebelum.entries()) expect(sesudah[i]?.jejak).not.toBe(jejak);
  // Nothing new: the next night finds nothing to do.
  const saat = () => toko.row('select max(dibuat_pada)::text as saat from penjualan_rekap');
  const terakhir = await saat();
  await runTask(data, penjualan__rekap);
  expect(await saat()).toEqual(terakhir);
  await toko.expectConsistent();
});
