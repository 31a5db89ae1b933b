import { expect, test } from '@jest/globals';
import { expectDone } from '../helpers/antre.ts';
import { startServer } from '../helpers/server.ts';
import { createDokumen, hari, openStory } from '../helpers/story.ts';

const { data, openToko } = openStory();

test('64 sellers of the last unit: one wins, the others hear what is short, where and when', async () => {
  const toko = await openToko();
  const barang = await toko.barang({ kode: 'KOPI-1' });
  await toko.beli('01-01', [[barang, 1, 10]]);
  const server = await startServer(data, { POOL_MAX: '32' });
  const rest = await server.restAs(toko, 'staff');
  const answers = await Promise.all(
    Array.from({ length: 64 }, () =>
      rest.post('/api/transaksi/penjualan', {
        tanggal: hari('01-02'),
        kontak_id: toko.pelanggan,
        lokasi_id: toko.lokasi,
        detail: [{ barang_id: barang, qty: 1, harga: 20 }],
      }),
    ),
  );
  const refused = answers.filter(({ status }) => status !== 201);
  expect(refused).toHaveLength(63);
  for (const { status, body } of refused) {
    expect([status, body.code]).toEqual([409, 'KOSTK']);
    for (const part of ['KOPI-1', 'UTAMA', hari('01-02')]) expect(body.message).toContain(part);
  }
  expect(await toko.stok(barang)).toEqual({ qty: '0', nilai: '0.00' });
});

test('documents over the same goods in opposite order never wait in a circle', async () => {
  const toko = await openToko();
  const goods = await Promise.all(Array.from({ length: 6 }, () => toko.barang()));
  await toko.beli(
    '01-01',
    goods.map((id) => [id, 1000, 10]),
  );
  const sales = Array.from({ length: 40 }, (_, i) => {
    const order = i % 2 === 0 ? goods : [...goods].reverse();
    return toko.jual(
      `0${1 + (i % 6)}-1${i % 10}`,
      order.map((id) => [id, 1, 20]),
      { pembayaran: [{ akun_kode: '1101', jumlah: 60 }] },
    );
  });
  await Promise.all(sales);
  expect(await toko.stok(goods[0] as number)).toEqual({ qty: '960', nilai: '9600.00' });
});

test('numbers have no gap and no double, whatever is aborted', async () => {
  const toko = await openToko();
  const goods = await Promise.all(Array.from({ length: 8 }, () => toko.barang()));
  await toko.beli(
    '01-01',
    goods.map((id) => [id, 100, 10]),
  );
  const sale = (i: number) =>
    toko.as(async (db) => {
      const bulan = i % 3 === 0 ? '02' : '01';
      const made = await createDokumen(
        db,
        'penjualan',
        toko.document(toko.pelanggan, {
          tanggal: hari(`${bulan}-15`),
          detail: [[goods[i % goods.length] as number, 1, 20]],
        }),
      );
      // The number is taken; now the client goes away.
      if (i % 4 === 0) throw new Error('aborted');
      return made;
    });
  const gone = await expectDone(
    36,
    Array.from({ length: 48 }, (_, i) => sale(i)),
  );
  expect(new Set(gone)).toEqual(new Set(['aborted']));
  const rows = await toko.rows<{ bulan: string; nomor: string[] }>(
    `select to_char(tanggal, 'MM') as bulan, array_agg(right(nomor, 5) order by nomor) as nomor
       from transaksi where jenis = 'penjualan' group by 1 order by 1`,
  );
  for (const { nomor } of rows) {
    expect(nomor).toEqual(nomor.map((_, i) => String(i + 1).padStart(5, '0')));
  }
  expect(rows.map(({ nomor }) => nomor.length)).toEqual([24, 12]);
});

test('buyers, sellers and voiders together leave sound books', async () => {
  const toko = await openToko();
  const goods = await Promise.all(Array.from({ length: 3 }, () => toko.barang()));
  await toko.beli(
    '01-01',
    goods.map((id) => [id, 500, 10]),
  );
  const work = Array.from({ length: 24 }, async (_, i) => {
    const id = goods[i % 3] as number;
    const tanggal = hari(`0${2 + (i % 3)}-0${1 + (i % 9)}`);
    if (i % 3 === 0) return toko.beli(tanggal, [[id, 5, 11 + i]]);
    const jual = await toko.jual(tanggal, [[id, 3, 50]]);
    if (i % 3 === 1) await toko.batalkan('penjualan', jual.id);
    return jual;
  });
  await Promise.all(work);
});
