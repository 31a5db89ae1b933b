import { expect, test } from '@jest/globals';
import { openServer } from '../helpers/server.ts';
import { expectError, hari, openStory, type Row } from '../helpers/story.ts';

// Goods that are moved before they come: what is still in stock somewhere keeps its cost.

const { data, openToko } = openStory();
const server = openServer(data);
const metode = ['rata-rata', 'fifo'];
const jenis = 'transfer-stok';

/** A shop with three places that may be short, costs per place; goods that are expected to cost 10. */
async function buka(metode_hpp: string) {
  const toko = await openToko({
    kebijakan_stok_minus: 'izinkan',
    lingkup_hpp: 'per_lokasi',
    metode_hpp,
  });
  const b = await toko.master('lokasi', { kode: 'BARAT', nama: 'Barat' });
  const c = await toko.master('lokasi', { kode: 'CEPU', nama: 'Cepu' });
  const barang = await toko.barang({ harga_beli: 10 });
  const a = toko.lokasi;
  const beli = (tanggal: string, qty: number, harga: number, lokasi_id = a) =>
    toko.beli(tanggal, [[barang, qty, harga]], { lokasi_id });
  const jual = (tanggal: string, qty: number, lokasi_id: number) =>
    toko.jual(tanggal, [[barang, qty, 50]], { lokasi_id });
  const kirim = (tanggal: string, qty: number, dari: number, ke: number, lain: Row = {}) =>
    toko.buat(jenis, tanggal, {
      lokasi_asal_id: dari,
      lokasi_tujuan_id: ke,
      detail: [[barang, qty]],
      ...lain,
    });
  /** Quantity and value at each place where there is any, and what went to the adjustment. */
  const kini = async () => [
    ...(
      await toko.rows<{ isi: string }>(
        `select coalesce(l.kode, '-') || ' ' || trim_scale(p.qty) || ' @ ' || p.nilai as isi
           from stok_pool as p left join lokasi as l on l.id = p.pool_id
          where p.barang_id = $1 and (p.qty <> 0 or p.nilai <> 0) order by 1`,
        [barang],
      )
    ).map(({ isi }) => isi),
    await toko.saldo('5202'),
  ];
  return { toko, barang, a, b, c, beli, jual, kirim, kini };
}

test.each(metode)(
  'nothing sold: two moved where one was, two bought after it, and three pieces cost 50 (%s)',
  async (metode_hpp) => {
    const { toko, barang, a, b, beli, kirim, kini } = await buka(metode_hpp);
    await beli('01-01', 1, 10);
    const pindah = await kirim('01-02', 2, a, b);
    expect(await kini()).toEqual(['BARAT 2 @ 20.00', 'UTAMA -1 @ -10.00', '0.00']);
    // A rehearsal says the same, and keeps nothing.
    const rest = await server.restAs(toko, 'staff');
    const coba = await rest.post('/api/transaksi/pembelian?simulasi=true', {
      tanggal: hari('01-05'),
      kontak_id: toko.supplier,
      lokasi_id: a,
      detail: [{ barang_id: barang, qty: 2, harga: 20 }],
    });
    expect(coba.status).toBe(200);
    expect(coba.text).not.toContain('5202');
    expect(await kini()).toEqual(['BARAT 2 @ 20.00', 'UTAMA -1 @ -10.00', '0.00']);
    const masuk = await beli('01-05', 2, 20);
    expect(await kini()).toEqual(['BARAT 2 @ 30.00', 'UTAMA 1 @ 20.00', '0.00']);
    // Both accounts of stock are one, so the correction books nothing.
    await toko.expectKoreksi(masuk.id);
    expect(await toko.baca(jenis, pindah.id)).toMatchObject({
      detail: [{ hpp: 10, hpp_kini: 15 }],
    });
    await toko.expectConsistent();
    await toko.batalkan('pembelian', masuk.id);
    expect(await kini()).toEqual(['BARAT 2 @ 20.00', 'UTAMA -1 @ -10.00', '0.00']);
  },
);

test.each(metode)(
  'what was sold there meanwhile goes to the adjustment, the rest stays in stock (%s)',
  async (metode_hpp) => {
    const { toko, a, b, beli, jual, kirim, kini } = await buka(metode_hpp);
    await beli('01-01', 1, 10);
    await kirim('01-02', 3, a, b);
    const sela = await jual('01-03', 2, b);
    const masuk = await beli('01-05', 4, 20);
    await toko.expectKoreksi(masuk.id, '01-05 D 5202 10.00, K 1301 10.00');
    expect(await kini()).toEqual(['BARAT 1 @ 20.00', 'UTAMA 2 @ 40.00', '10.00']);
    // What is sold after it costs what it costs now.
    const lagi = await jual('01-06', 1, b);
    expect([await toko.hpp(sela.id), await toko.hpp(lagi.id)]).toEqual(['20.00', '20.00']);
    await toko.expectConsistent();
    // A sale that is entered late, before the cover, finds the cost of then; less was left.
    await toko.batalkan('penjualan', lagi.id);
    await jual('01-04', 1, b);
    expect(await kini()).toEqual(['UTAMA 2 @ 40.00', '20.00']);
  },
);

test.each(metode)('the adjustment needs its account only where goods are gone (%s)', async (m) => {
  const { toko, a, b, beli, jual, kirim, kini } = await buka(m);
  await kirim('01-02', 3, a, b);
  await toko.rows(`delete from akun_peran where peran = 'penyesuaian_hpp'`);
  const jualan = await jual('01-03', 1, b);
  await expectError(beli('01-04', 3, 12), 'KOPRN', 'akun_peran');
  await toko.batalkan('penjualan', jualan.id);
  await beli('01-04', 3, 12);
  expect(await kini()).toEqual(['BARAT 3 @ 36.00', '0.00']);
});

test.each(metode)(
  'goods that went on to a third place, and were covered bit by bit, then by goods entered late (%s)',
  async (metode_hpp) => {
    const { toko, a, b, c, beli, jual, kirim, kini } = await buka(metode_hpp);
    await kirim('01-02', 4, a, b);
    await kirim('01-03', 3, b, c);
    await jual('01-04', 1, c);
    await beli('01-05', 1, 20);
    // Of four pieces one is gone: a quarter of the difference.
    expect(await kini()).toEqual([
      'BARAT 1 @ 12.50',
      'CEPU 2 @ 25.00',
      'UTAMA -3 @ -30.00',
      '2.50',
    ]);
    await beli('01-06', 5, 30);
    expect(await kini()).toEqual(['BARAT 1 @ 27.50', 'CEPU 2 @ 55.00', 'UTAMA 2 @ 60.00', '17.50']);
    await toko.expectConsistent();
    await beli('01-01', 2, 12);
    expect(await kini()).toEqual(['BARAT 1 @ 25.00', 'CEPU 2 @ 37.00', 'UTAMA 4 @ 120.00', '0.00']);
  },
);

test.each(metode)('what comes back is its own cover (%s)', async (metode_hpp) => {
  const { a, b, beli, kirim, kini } = await buka(metode_hpp);
  await kirim('01-02', 3, a, b);
  await kirim('01-03', 2, b, a);
  await beli('01-05', 3, 20);
  expect(await kini()).toEqual(['BARAT 1 @ 20.00', 'UTAMA 2 @ 40.00', '0.00']);
});

test.each(metode)('by way of transit, received before and after the cover (%s)', async (m) => {
  for (const sebelum of [true, false]) {
    const { toko, a, b, beli, kirim, kini } = await buka(m);
    const { id } = await kirim('01-02', 4, a, b, { dua_langkah: true });
    if (sebelum) await toko.terima(jenis, id, '01-04');
    await beli('01-05', 2, 20);
    expect(await kini()).toEqual([
      ...(sebelum ? ['BARAT 4 @ 60.00'] : ['-TRANSIT- 4 @ 60.00']),
      'UTAMA -2 @ -20.00',
      '0.00',
    ]);
    expect(await toko.saldo('1302')).toBe(sebelum ? '0.00' : '60.00');
    if (!sebelum) await toko.terima(jenis, id, '01-06');
    await beli('01-07', 3, 30);
    expect(await kini()).toEqual(['BARAT 4 @ 100.00', 'UTAMA 1 @ 30.00', '0.00']);
    expect(await toko.saldo('1302')).toBe('0.00');
    await toko.expectConsistent();
  }
});

test.each(metode)('a transfer that is taken back, before and after its cover (%s)', async (m) => {
  for (const tanggal of [undefined, '02-01']) {
    for (const dulu of [true, false]) {
      const { toko, a, b, beli, kirim, kini } = await buka(m);
      await beli('01-01', 1, 10);
      const { id } = await kirim('01-02', 2, a, b);
      if (dulu) await toko.batalkan(jenis, id, { tanggal });
      await beli('02-02', 2, 20);
      if (!dulu) await toko.batalkan(jenis, id, { tanggal: tanggal && '02-03' });
      expect(await kini()).toEqual(['UTAMA 3 @ 50.00', '0.00']);
      await toko.expectConsistent();
    }
  }
});

test.each(metode)(
  'covered by a count, by a return, and by goods from a third place (%s)',
  async (m) => {
    const { toko, barang, a, b, c, beli, jual, kirim, kini } = await buka(m);
    await kirim('01-02', 2, a, b);
    await toko.buat('opname-stok', '01-05', {
      detail: [{ barang_id: barang, qty_fisik: 0, hpp: 15 }],
    });
    expect(await kini()).toEqual(['BARAT 2 @ 30.00', '0.00']);
    await toko.expectConsistent();
    // The return brings back what its sale cost: 15 now, when 18 had been expected of what left.
    await beli('01-06', 1, 18);
    const jualan = await jual('01-07', 1, b);
    await jual('01-07', 1, a);
    await kirim('01-08', 1, a, c);
    await toko.retur('penjualan', '01-09', jualan.id, 1, { lokasi_id: a });
    expect(await kini()).toEqual(['BARAT 1 @ 15.00', 'CEPU 1 @ 15.00', '0.00']);
    await kirim('01-10', 1, a, c);
    await kirim('01-11', 1, b, a);
    expect(await kini()).toEqual(['CEPU 2 @ 30.00', '0.00']);
  },
);
