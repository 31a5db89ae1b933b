import { expect, test } from '@jest/globals';
import { behind, untilWaiting } from '../helpers/antre.ts';
import { openRest } from '../helpers/server.ts';
import { type Db, expectError, hari, openStory, type Row } from '../helpers/story.ts';

const { data, openToko } = openStory();

async function buka() {
  const toko = await openToko();
  const barang = await toko.barang({ harga_jual: 1000 });
  await toko.beli('01-02', [[barang, 100, 10]]);
  const dus = await toko.master('satuan', { kode: 'DUS', nama: 'Dus' });
  await toko.master('barang_satuan', { barang_id: barang, satuan_id: dus, faktor: 12 });
  const pesan = async (baris: Row, lain: Row = {}) => {
    const order = await toko.buat('order-penjualan', '01-03', {
      detail: [{ barang_id: barang, ...baris }],
      ...lain,
    });
    const { detail } = await toko.baca('order-penjualan', order.id);
    return (detail as Row[])[0] ?? {};
  };
  const kirim = async (baris: Row[], lain: Row = {}) => {
    const jual = await toko.jual(
      '01-05',
      baris.map((satu) => ({ barang_id: barang, ...satu })),
      { ...lain },
    );
    const [satu] = await toko.baris(jual.id);
    return [satu?.harga, satu?.diskon, satu?.dpp, satu?.ppn].map(Number);
  };
  return { toko, barang, dus, pesan, kirim };
}

test('a delivery has the discount of the order with its price, in any unit', async () => {
  const { toko, dus, pesan, kirim } = await buka();
  const rupiah = await pesan({ qty: 30, harga: 100, diskon: 100 });
  const tetap = { order_baris_id: rupiah.id };
  expect(await kirim([{ ...tetap, qty: 3 }])).toEqual([100, 10, 290, 0]);
  expect(await kirim([{ ...tetap, qty: 1, satuan_id: dus }])).toEqual([1200, 40, 1160, 0]);
  expect(await kirim([{ ...tetap, qty: 1 }])).toEqual([100, 3.33, 96.67, 0]);
  expect(await kirim([{ ...tetap, qty: 1, diskon: 0 }])).toEqual([100, 0, 100, 0]);
  expect(await kirim([{ ...tetap, qty: 1, diskon_persen: 50 }])).toEqual([100, 50, 50, 0]);
  expect(await kirim([{ ...tetap, qty: 1, harga: 90 }])).toEqual([90, 0, 90, 0]);
  const persen = await pesan({ qty: 1, satuan_id: dus, diskon_persen: '12.5' });
  expect(persen).toMatchObject({ harga: 12_000, diskon: 1500, diskon_persen: 12.5 });
  expect(await kirim([{ order_baris_id: persen.id, qty: 3, satuan_id: toko.satuan }])).toEqual([
    1000, 375, 2625, 0,
  ]);
});

test('a unit that holds more now than when it was ordered is delivered at the price of what it holds', async () => {
  const { toko, barang, dus, pesan, kirim } = await buka();
  const dua = await pesan({ qty: 2, satuan_id: dus, harga: 1200, diskon: 24 });
  const satuan = await toko.rows('select id from barang_satuan where barang_id = $1', [barang]);
  await toko.staf.value(`select erp.master_patch('barang_satuan', $1, '{"faktor": 16}')`, [
    `${satuan[0]?.id}`,
  ]);
  expect(await kirim([{ order_baris_id: dua.id, qty: 1 }])).toEqual([1600, 16, 1584, 0]);
  const sisa = { order_baris_id: dua.id, qty: 8, satuan_id: toko.satuan };
  expect(await kirim([sisa])).toEqual([100, 8, 792, 0]);
  expect(await toko.stok(barang)).toMatchObject({ qty: '76' });
  await toko.expectConsistent();
});

test('the deliveries of a line take its discount in money to the cent, after a void too', async () => {
  const { toko, barang, pesan } = await buka();
  const kirim = async (order_baris_id: unknown, ...baris: Row[]): Promise<[number, string[]]> => {
    const { id } = await toko.jual(
      '01-05',
      baris.map((satu) => ({ barang_id: barang, order_baris_id, ...satu })),
    );
    return [id, (await toko.baris(id)).map(({ diskon }) => `${diskon}`)];
  };
  const satu = { qty: 1 };
  const tiga = await pesan({ qty: 3, harga: 100, diskon: 100 });
  expect((await kirim(tiga.id, satu))[1]).toEqual(['33.33']);
  const [tengah, diskon] = await kirim(tiga.id, satu);
  expect(diskon).toEqual(['33.34']);
  expect((await kirim(tiga.id, satu))[1]).toEqual(['33.33']);
  await toko.batalkan('penjualan', tengah);
  expect((await kirim(tiga.id, satu))[1]).toEqual(['33.34']);
  // In one document, and beside a line for which another discount was agreed.
  const tujuh = await pesan({ qty: 7, harga: 100, diskon: 10 });
  expect((await kirim(tujuh.id, satu, satu, { ...satu, diskon: 0 }))[1]).toEqual([
    '1.43',
    '1.43',
    '0.00',
  ]);
  expect((await kirim(tujuh.id, { qty: 4 }))[1]).toEqual(['5.71']);
  // Never below nothing.
  const sepuluh = await pesan({ qty: 10, harga: 100, diskon: 0.05 });
  const sen = [];
  for (let n = 0; n < 10; n += 1) sen.push((await kirim(sepuluh.id, satu))[1][0]);
  expect(sen.filter((one) => one === '0.01')).toHaveLength(5);
  expect(sen.filter((one) => one === '0.00')).toHaveLength(5);
});

test.each(['penjualan', 'pembelian'] as const)(
  'two deliveries at once take the discount as one after the other: %s',
  async (jenis) => {
    const toko = await openToko();
    const barang = await toko.barang();
    await toko.beli('01-02', [[barang, 100, 10]]);
    // A cent for two: each alone would round it up to itself, the last one takes what is left.
    const order = await toko.buat(`order-${jenis}`, '01-03', {
      detail: [{ barang_id: barang, qty: 2, harga: 100, diskon: 0.01 }],
    });
    const [baris] = (await toko.baca(`order-${jenis}`, order.id)).detail as Row[];
    const isi = {
      tanggal: hari('01-05'),
      kontak_id: jenis === 'penjualan' ? toko.pelanggan : toko.supplier,
      lokasi_id: toko.lokasi,
      detail: [{ barang_id: barang, qty: 1, order_baris_id: baris?.id }],
    };
    const rest = await openRest(toko, 'staff');
    const kirim = await toko.asOwner(async (db) => {
      await db.rows('select from transaksi where id = $1 for no key update', [order.id]);
      const works = [1, 2].map(() => rest.post(`/api/transaksi/${jenis}`, isi));
      await untilWaiting(data, 2);
      return works;
    });
    const made = await Promise.all(kirim);
    expect(made.map(({ status }) => status)).toEqual([201, 201]);
    const diskon = await Promise.all(
      made.map(async ({ body }) => `${(await toko.baris(body.id))[0]?.diskon}`),
    );
    expect(diskon.toSorted()).toEqual(['0.00', '0.01']);
  },
);

test.each(['penjualan', 'pembelian'] as const)(
  'a delivery behind the void of another or of the order is what it would be after it: %s',
  async (jenis) => {
    const toko = await openToko();
    const barang = await toko.barang();
    await toko.beli('01-02', [[barang, 100, 10]]);
    const rest = await openRest(toko, 'staff');
    const pesan = async (qty: number) => {
      const detail = [{ barang_id: barang, qty, harga: 100, diskon: 100 }];
      const { id } = await toko.buat(`order-${jenis}`, '01-03', { detail });
      const [baris] = (await toko.baca(`order-${jenis}`, id)).detail as Row[];
      const kirim = (banyak = 1) =>
        rest.post(`/api/transaksi/${jenis}`, {
          tanggal: hari('01-05'),
          kontak_id: jenis === 'penjualan' ? toko.pelanggan : toko.supplier,
          lokasi_id: toko.lokasi,
          detail: [{ barang_id: barang, qty: banyak, order_baris_id: baris?.id }],
        });
      return { id, kirim };
    };
    const batalkan = (apa: string, id: number) => (db: Db) =>
      db.row(`select * from erp.transaksi_void($1, $2, 'salah')`, [apa, id]);
    const diskon = async ({ body }: { body: Row }) =>
      (await toko.baris(body.id as number))[0]?.diskon;
    // 33.33, 33.34 and 33.33; with the second one void the next has its cent.
    const { kirim } = await pesan(3);
    await kirim();
    const dua = await kirim();
    const lagi = await behind(toko, batalkan(jenis, dua.body.id), () => kirim());
    expect([lagi.status, await diskon(lagi)]).toEqual([201, '33.34']);
    expect(await diskon(await kirim())).toBe('33.33');
    const lain = await pesan(2);
    const terlambat = await behind(toko, batalkan(`order-${jenis}`, lain.id), () => lain.kirim(2));
    expect([terlambat.status, terlambat.body.code]).toEqual([409, 'KOORD']);
  },
);

test('prices taken from an order contain the tax where the order’s do', async () => {
  const { pesan, kirim } = await buka();
  const termasuk = await pesan(
    { qty: 10, harga: 111, pajak_kode: 'PPN' },
    { harga_termasuk_pajak: true },
  );
  const di_luar = await pesan({ qty: 10, harga: 100, pajak_kode: 'PPN' });
  const baris = { order_baris_id: termasuk.id, qty: 1 };
  expect(await kirim([baris])).toEqual([111, 0, 100, 11]);
  expect(await kirim([{ order_baris_id: di_luar.id, qty: 1 }])).toEqual([100, 0, 100, 11]);
  expect(await kirim([baris], { harga_termasuk_pajak: false })).toEqual([111, 0, 111, 12.21]);
  expect(await kirim([{ ...baris, harga: 200 }])).toEqual([200, 0, 200, 22]);
  const dua = [baris, { order_baris_id: di_luar.id, qty: 1 }];
  await expectError(kirim(dua), 'VADOK', 'harga_termasuk_pajak');
  expect(await kirim(dua, { harga_termasuk_pajak: true })).toEqual([111, 0, 100, 11]);
  await expectError(
    kirim([{ order_baris_id: 999_999, qty: 1 }]),
    'VADOK',
    'detail.0.order_baris_id',
  );
});
