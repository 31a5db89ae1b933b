/** The report of sales by gross profit: lines and documents, with returns, voids and corrected costs. */
import { expect, test } from '@jest/globals';
import { expectError, hari, openStory, type Row } from '../helpers/story.ts';

const { openToko } = openStory();

async function buka() {
  const toko = await openToko();
  const [teh, kopi] = [await toko.barang(), await toko.barang()];
  await toko.beli('01-02', [
    [teh, 100, 100],
    [kopi, 100, 1000],
  ]);
  const untung = await toko.jual('01-05', [
    [teh, 10, 300],
    [kopi, 1, 1100],
  ]);
  const rugi = await toko.jual('01-06', [[kopi, 5, 900]]);
  const tipis = await toko.jual('01-07', [[kopi, 10, 1050]]);
  const ask = async (args: Row) => {
    const lain = { dari: hari('01-01'), sampai: hari('12-31') };
    const { total, meta, data } = await toko.laporan('penjualan', { ...lain, ...args });
    const rows = data.map((row: Row) => [row.transaksi_id, row.barang_id, Number(row.laba)]);
    return { total, laba: Number(meta.total_laba), rows, data };
  };
  return { toko, teh, kopi, untung: untung.id, rugi: rugi.id, tipis: tipis.id, ask };
}

test('lines by profit and by margin, both ways, in pages', async () => {
  const { teh, kopi, untung, rugi, tipis, ask } = await buka();
  const naik = [
    [rugi, kopi, -500],
    [untung, kopi, 100],
    [tipis, kopi, 500],
    [untung, teh, 2000],
  ];
  expect(await ask({ urut: 'laba' })).toMatchObject({ total: 4, laba: 2100, rows: naik });
  expect((await ask({ urut: 'laba_turun' })).rows).toEqual(naik.toReversed());
  const margin = [
    [rugi, kopi, -500],
    [tipis, kopi, 500],
    [untung, kopi, 100],
    [untung, teh, 2000],
  ];
  expect((await ask({ urut: 'margin' })).rows).toEqual(margin);
  expect((await ask({ urut: 'margin_turun' })).rows).toEqual(margin.toReversed());
  const page = await ask({ urut: 'laba', page: 2, per_page: 3 });
  expect(page).toMatchObject({ total: 4, laba: 2100, rows: naik.slice(3) });
  expect((await ask({ urut: 'laba', barang_id: teh })).rows).toEqual([[untung, teh, 2000]]);
});

test('documents as one row, and what was sold below its cost alone', async () => {
  const { kopi, untung, rugi, tipis, ask } = await buka();
  const { rows, data } = await ask({ urut: 'margin_turun', per_dokumen: true });
  expect(rows).toEqual([
    [untung, null, 2100],
    [tipis, null, 500],
    [rugi, null, -500],
  ]);
  expect(data[0]).toMatchObject({
    ...{ baris_id: null, barang_nama: 'Semua baris', satuan: null, harga: null },
    ...{ qty: 11, bersih: 4100, hpp: 2000 },
  });
  expect((await ask({ per_dokumen: true })).rows.map(([id]: unknown[]) => id)).toEqual([
    ...[untung, rugi, tipis],
  ]);
  const kurang = { total: 1, laba: -500, rows: [[rugi, kopi, -500]] };
  expect(await ask({ laba_di_bawah: 0 })).toMatchObject(kurang);
  expect((await ask({ laba_di_bawah: '-500' })).total).toBe(0);
  expect((await ask({ laba_di_bawah: '-499.99', per_dokumen: true })).total).toBe(1);
});

test('a purchase entered late, a return and a void are what the summary says of them', async () => {
  const { toko, kopi, untung, tipis, ask } = await buka();
  await toko.beli('01-03', [[kopi, 100, 2000]]);
  await toko.retur('penjualan', '02-01', tipis, 4);
  await toko.batalkan('penjualan', untung, { tanggal: '02-02' });
  const summary = await toko.laporan('penjualan_summary', {
    dari: hari('01-01'),
    sampai: hari('12-31'),
  });
  const plain = await ask({ per_page: 500 });
  for (const args of [{ urut: 'laba' }, { urut: 'margin', per_dokumen: true }]) {
    const { laba, rows } = await ask({ ...args, per_page: 500 });
    expect(laba).toBe(Number(summary.meta.total_laba));
    const sum = rows.reduce((all: number, row: unknown[]) => all + Number(row[2]), 0);
    expect([laba, sum]).toEqual([plain.laba, plain.laba]);
  }
});

test('another order than that of days is refused in a period with too many lines', async () => {
  const { toko, ask, rugi } = await buka();
  // As if the worker had kept more: the count comes from what it keeps.
  await toko.asOwner(async (db) => {
    await db.rows(
      `insert into penjualan_rekap (grup, tanggal, id, diketahui, qty, potongan, bersih, hpp, banyak, gerak)
      select 'hari', $1::date, 0, '-infinity', 0, 0, 0, 0, 10000, 10000`,
      [hari('03-01')],
    );
    await db.rows(
      `update penjualan_rekap_sampai
          set sampai = '-infinity', jejak = erp_private.penjualan_jejak(null::buku)`,
    );
  });
  const message = await expectError(ask({ urut: 'laba' }), 'VAHAL', 'sampai');
  expect(message).toContain('masa ini memuat 10004 baris');
  await expectError(ask({ laba_di_bawah: 0 }), 'VAHAL', 'sampai');
  const januari = await ask({ urut: 'laba', sampai: hari('01-31') });
  expect(januari.rows[0]?.[0]).toBe(rugi);
  await toko.asOwner((db) => db.rows('delete from penjualan_rekap'));
  await toko.asOwner((db) => db.rows('update penjualan_rekap_sampai set sampai = null'));
});
