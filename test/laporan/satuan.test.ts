/** Quantity, unit and price stand in one unit, whatever the line was sold in, in every form of an answer. */
import { expect, test } from '@jest/globals';
import { type Cells, fetchFile, readCsv, readXlsx } from '../ekspor/ekspor.ts';
import { openServer } from '../helpers/server.ts';
import { hari, openStory, type Row } from '../helpers/story.ts';

const { data, openToko } = openStory('few');
const server = openServer(data);

async function buka() {
  const toko = await openToko();
  const barang = await toko.barang({ nama: 'Gelas', harga_jual: 1000 });
  const lusin = await toko.master('satuan', { kode: 'LSN', nama: 'Lusin' });
  await toko.master('barang_satuan', { barang_id: barang, satuan_id: lusin, faktor: 12 });
  await toko.beli('01-01', [{ barang_id: barang, satuan_id: lusin, qty: 10, harga: 6000 }]);
  return { toko, barang, lusin };
}

test('two dozen that were sold are 24 pieces at the price of a piece, in JSON, csv and xlsx', async () => {
  const { toko, barang, lusin } = await buka();
  const { id } = await toko.jual('01-02', [
    { barang_id: barang, satuan_id: lusin, qty: 2, harga: 10_000 },
    [barang, 5, 900],
  ]);
  const [baris] = await toko.baris(id);
  await toko.buat('retur-penjualan', '01-03', {
    dokumen_asal_id: id,
    detail: [{ baris_asal_id: baris?.id, qty: 1 }],
  });
  await toko.settle();
  const seharusnya = [
    ['24.000000', 'PCS', '833.333333'],
    ['5.000000', 'PCS', '900.000000'],
    ['-12.000000', 'PCS', '833.333333'],
  ];
  const masa = `dari=${hari('01-01')}&sampai=${hari('01-31')}`;
  const token = await server.tokenOf(toko, 'viewer');
  const ask = (format: string) =>
    fetchFile(server.base, token, `penjualan?${masa}${format && `&format=${format}`}`);
  const { data: rows } = JSON.parse((await ask('')).bytes.toString()) as { data: Row[] };
  expect(rows.map((row) => [row.qty, row.satuan, row.harga])).toEqual(
    seharusnya.map(([qty, satuan, harga]) => [Number(qty), satuan, Number(harga)]),
  );
  const pick = (header: Cells, cells: Cells[]) =>
    cells
      .filter((row) => row[header.indexOf('Satuan')])
      .map((row) => ['Qty', 'Satuan', 'Harga'].map((one) => row[header.indexOf(one)]));
  const numbers = (found: unknown[][]) =>
    found.map(([qty, satuan, harga]) => [Number(qty), satuan, Number(harga)]);
  const csv = readCsv(await ask('csv'));
  expect(numbers(pick(csv.header, csv.rows))).toEqual(numbers(seharusnya));
  const [sheet] = await readXlsx(await ask('xlsx'));
  const text = (cells: readonly unknown[]) => cells.map((cell) => (cell === null ? '' : `${cell}`));
  expect(numbers(pick(text(sheet?.header ?? []), (sheet?.rows ?? []).map(text)))).toEqual(
    numbers(seharusnya),
  );
});

test('a line of a document names its unit and the base unit, which is that of what is open of an order', async () => {
  const { toko, barang, lusin } = await buka();
  const rest = await server.restAs(toko, 'staff');
  const order = await toko.buat('order-penjualan', '01-02', {
    detail: [{ barang_id: barang, satuan_id: lusin, qty: 2 }],
    reservasi: true,
  });
  const [pesan] = (await toko.baca('order-penjualan', order.id)).detail as Row[];
  await toko.jual('01-03', [
    { barang_id: barang, qty: 5, satuan_id: toko.satuan, order_baris_id: pesan?.id },
  ]);
  const { body } = await rest.get(`/api/transaksi/order-penjualan/${order.id}`);
  expect(body.detail[0]).toMatchObject({
    qty: 2,
    satuan: 'LSN',
    faktor: 12,
    harga: 12_000,
    satuan_dasar: 'PCS',
    qty_dasar: 24,
    dipenuhi: 5,
    sisa: 19,
    reservasi: 19,
  });
});

test('what is short is told with its unit', async () => {
  const { toko, barang, lusin } = await buka();
  await expect(
    toko.jual('01-02', [{ barang_id: barang, satuan_id: lusin, qty: 11, harga: 1 }]),
  ).rejects.toThrow(/kurang 12 PCS pada /);
});
