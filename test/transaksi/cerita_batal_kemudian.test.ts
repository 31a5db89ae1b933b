import { expect, test } from '@jest/globals';
import { expectError, hari, openStory, type Row } from '../helpers/story.ts';

const { openBarang, openToko } = openStory();

// What a mistake still has in stock leaves with it, whenever it is voided.

const METODE = ['rata-rata', 'fifo'];

/** Ten at 10, and the day after two at 20,000 by mistake. */
async function buka(settings: Row = {}) {
  const { toko, barang } = await openBarang(0, 0, settings);
  await toko.beli('01-05', [[barang, 10, 10]]);
  const salah = await toko.beli('01-06', [[barang, 2, 20_000]]);
  return { ...toko, toko, barang, salah };
}

test.each(
  METODE.flatMap((metode) => [null, '01-06', '01-20', '02-10'].map((hari) => [metode, hari])),
)(
  'a purchase by mistake leaves nothing in stock (%s, void of day %s)',
  async (metode_hpp, tanggal) => {
    const { toko, barang, salah, batalkan, stok, saldo } = await buka({ metode_hpp });
    await batalkan('pembelian', salah.id, { tanggal });
    expect(await stok(barang)).toEqual({ qty: '10', nilai: '100.00' });
    expect([await saldo('5202'), await saldo('1301'), await saldo('2101')]).toEqual(
      '0.00 100.00 -100.00'.split(' '),
    );
    // Its own day is its own place.
    const [pembalik] = await toko.rows(
      'select tanggal from jurnal where transaksi_id = $1 and membalik_id is not null',
      [salah.id],
    );
    expect(pembalik?.tanggal).toBe(hari(tanggal ?? '01-06'));
    expect(await saldo('1301', hari('01-06'))).toBe(
      (tanggal ?? '01-06') === '01-06' ? '100.00' : '40100.00',
    );
  },
);

test.each(METODE)('its month closed meanwhile: the same (%s)', async (metode_hpp) => {
  const { toko, barang, salah, batalkan, stok, saldo } = await buka({ metode_hpp });
  await toko.tutupBulan(hari('01-01'));
  const divoid = await batalkan('pembelian', salah.id, { tanggal: '02-10' });
  expect(await stok(barang)).toEqual({ qty: '10', nilai: '100.00' });
  expect(await saldo('5202')).toBe('0.00');
  expect(divoid.peringatan).toBeNull();
});

test.each(METODE)(
  'what was sold meanwhile in an open month costs what it costs (%s)',
  async (metode_hpp) => {
    const { toko, barang, salah, batalkan, stok, saldo, hpp } = await buka({ metode_hpp });
    const jual = await toko.jual('01-10', [[barang, 11, 50]]);
    await toko.beli('01-12', [[barang, 5, 12]]);
    await batalkan('pembelian', salah.id, { tanggal: '01-20' });
    // The eleventh is one of those that came later.
    expect(await hpp(jual.id)).toBe('112.00');
    expect(await stok(barang)).toEqual({ qty: '4', nilai: '48.00' });
    expect([await saldo('5101'), await saldo('5202')]).toEqual(['112.00', '0.00']);
    await toko.expectConsistent();
    // Late goods between the two, before both, and after: the mistake is in no price.
    await toko.beli('01-15', [[barang, 2, 14]]);
    await toko.beli('01-04', [[barang, 1, 6]]);
    await toko.jual('01-25', [[barang, 2, 50]]);
    await toko.beli('01-07', [[barang, 1, 9]]);
    const { nilai } = await stok(barang);
    expect(Number(nilai)).toBeGreaterThan(50);
    expect(Number(nilai)).toBeLessThan(80);
    await toko.expectConsistent();
  },
);

test('what was sold in a closed month is the adjustment, on the day of the void, and it warns', async () => {
  const { toko, barang, salah, batalkan, stok, saldo, hpp } = await buka();
  const lama = await toko.jual('01-10', [[barang, 3, 50]]);
  await toko.tutupBulan(hari('01-01'));
  const baru = await toko.jual('02-05', [[barang, 2, 50]]);
  expect([await hpp(lama.id), await hpp(baru.id)]).toEqual(['10025.00', '6683.33']);
  const divoid = await batalkan('pembelian', salah.id, { tanggal: '02-10' });
  expect(await stok(barang)).toEqual({ qty: '5', nilai: '50.00' });
  // January knew 10,025.00; 9,995.00 of it were the mistake's.
  expect([await saldo('5101', hari('01-31')), await saldo('5101'), await saldo('5202')]).toEqual(
    '10025.00 10045.00 -9995.00'.split(' '),
  );
  expect(await saldo('5202', hari('02-09'))).toBe('0.00');
  await toko.expectKoreksi(
    salah.id,
    '02-05 D 1301 6663.33, K 5101 6663.33',
    '02-10 D 1301 9995.00, K 5202 9995.00',
  );
  expect(divoid.peringatan).toEqual([expect.stringMatching(/9995\.00.*5202/)]);
  expect(await toko.baca('pembelian', salah.id)).toMatchObject({ peringatan: divoid.peringatan });
  expect((await batalkan('pembelian', salah.id)).peringatan).toEqual(divoid.peringatan);
  await toko.expectConsistent();
  // The sale is voided: what it was booked at goes back where it was booked.
  await batalkan('penjualan', lama.id, { tanggal: '02-11' });
  expect([await saldo('5101'), await saldo('5202')]).toEqual(['20.00', '0.00']);
  expect(await stok(barang)).toEqual({ qty: '8', nilai: '80.00' });
});

test.each(METODE)(
  'a sale of a closed month that was voided before: both sides are adjusted (%s)',
  async (metode_hpp) => {
    const { toko, barang, salah, batalkan, stok, saldo } = await buka({ metode_hpp });
    const lama = await toko.jual('01-10', [[barang, 11, 50]]);
    await toko.tutupBulan(hari('01-01'));
    await batalkan('penjualan', lama.id, { tanggal: '02-05' });
    const divoid = await batalkan('pembelian', salah.id, { tanggal: '02-10' });
    expect(await stok(barang)).toEqual({ qty: '10', nilai: '100.00' });
    expect([await saldo('5101'), await saldo('5202')]).toEqual(['0.00', '0.00']);
    expect(divoid.peringatan).toBeNull();
  },
);

test('a count of a closed month had counted it: what was counted stays, at what it costs', async () => {
  const { toko, barang, salah, batalkan, stok, saldo } = await buka();
  const opname = await toko.hitung('01-08', barang, 10);
  expect(await saldo('5201')).toBe('6683.33');
  await toko.tutupBulan(hari('01-01'));
  const sudah = { tanggal: '02-10', sudah_terhitung_opname: opname.id };
  const divoid = await batalkan('pembelian', salah.id, sudah);
  expect(await stok(barang)).toEqual({ qty: '10', nilai: '100.00' });
  // The count had lost two at 3,341.67: they cost 10, and are not lost.
  expect([await saldo('5201'), await saldo('5202')]).toEqual(['6663.33', '-6663.33']);
  expect(divoid.peringatan).toEqual([expect.stringMatching(/-01\) turun 6663\.33.*5202/)]);
});

test('layers too: the closed month sold a piece of the mistake', async () => {
  const { toko, barang, salah, batalkan, stok, saldo } = await buka({ metode_hpp: 'fifo' });
  await toko.jual('01-10', [[barang, 11, 50]]);
  await toko.tutupBulan(hari('01-01'));
  await toko.beli('02-01', [[barang, 3, 12]]);
  await batalkan('pembelian', salah.id, { tanggal: '02-10' });
  expect(await stok(barang)).toEqual({ qty: '2', nilai: '24.00' });
  // The eleventh cost 20,000; it waited for goods at 10, and those of February cost 12.
  expect([await saldo('5101'), await saldo('5202')]).toEqual(['20102.00', '-19990.00']);
});

test.each(METODE)('counts with a price, and returns without a source (%s)', async (metode_hpp) => {
  const { toko, barang } = await openBarang(0, 0, { metode_hpp });
  const opname = await toko.buat('opname-stok', '01-03', {
    detail: [{ barang_id: barang, qty_fisik: 2, hpp: 20_000 }],
  });
  await toko.beli('01-05', [[barang, 10, 10]]);
  await toko.jual('01-06', [[barang, 1, 50]]);
  await toko.batalkan('opname-stok', opname.id, { tanggal: '02-01' });
  expect(await toko.stok(barang)).toEqual({ qty: '9', nilai: '90.00' });
  expect([await toko.saldo('5101'), await toko.saldo('5201'), await toko.saldo('5202')]).toEqual(
    '10.00 0.00 0.00'.split(' '),
  );
  const lain = await toko.barang();
  const retur = await toko.buat('retur-penjualan', '01-03', {
    cara: 'titipan',
    detail: [{ barang_id: lain, qty: 2, harga: 50, hpp: 900 }],
  });
  await toko.beli('01-05', [[lain, 10, 10]]);
  await toko.batalkan('retur-penjualan', retur.id, { tanggal: '02-01' });
  expect(await toko.stok(lain)).toEqual({ qty: '10', nilai: '100.00' });
  expect(await toko.saldo('5202')).toBe('0.00');
});

test.each(METODE)(
  'goods moved to another place at the price of the first (%s)',
  async (metode_hpp) => {
    const toko = await openToko({ metode_hpp, lingkup_hpp: 'per_lokasi' });
    const cabang = await toko.master('lokasi', { kode: 'CABANG', nama: 'Cabang' });
    const barang = await toko.barang();
    await toko.beli('01-02', [[barang, 2, 20_000]]);
    await toko.beli('01-02', [[barang, 10, 10]], { lokasi_id: cabang });
    for (const [bulan, kembali, dua_langkah] of [
      ['01', '02-01', false],
      ['02', '03-01', true],
    ] as const) {
      const pindah = await toko.buat('transfer-stok', `${bulan}-05`, {
        lokasi_tujuan_id: cabang,
        dua_langkah,
        detail: [[barang, 2]],
      });
      if (dua_langkah) await toko.terima('transfer-stok', pindah.id, `${bulan}-06`);
      const jual = await toko.jual(`${bulan}-10`, [[barang, 1, 50]], { lokasi_id: cabang });
      await toko.batalkan('transfer-stok', pindah.id, { tanggal: kembali, kaskade: dua_langkah });
      expect(await toko.hpp(jual.id)).toBe('10.00');
    }
    expect(await toko.stok(barang)).toEqual({ qty: '10', nilai: '40080.00' });
    expect([await toko.saldo('5202'), await toko.saldo('5101')]).toEqual(['0.00', '20.00']);
  },
);

test('goods that had covered what was short: it waits again, and closed months are adjusted', async () => {
  const { toko, barang } = await openBarang(0, 0, { kebijakan_stok_minus: 'izinkan' });
  await toko.beli('01-01', [[barang, 1, 10]]);
  const jual = await toko.jual('01-02', [[barang, 3, 50]]);
  const salah = await toko.beli('01-05', [[barang, 4, 900]]);
  expect(await toko.hpp(jual.id)).toBe('1810.00');
  await toko.tutupBulan(hari('01-01'));
  await toko.batalkan('pembelian', salah.id, { tanggal: '02-10' });
  expect(await toko.hpp(jual.id)).toBe('30.00');
  expect(await toko.stok(barang)).toEqual({ qty: '-2', nilai: '-20.00' });
  expect([await toko.saldo('5101'), await toko.saldo('5202')]).toEqual(['1810.00', '-1780.00']);
  await toko.expectConsistent();
  await toko.beli('02-12', [[barang, 5, 12]]);
  expect(await toko.stok(barang)).toEqual({ qty: '3', nilai: '36.00' });
  expect(await toko.hpp(jual.id)).toBe('34.00');
});

test('goods are there until the day of the void, and must be there on it', async () => {
  const { toko, barang, salah, batalkan } = await buka();
  await toko.jual('01-10', [[barang, 11, 50]]);
  await expectError(batalkan('pembelian', salah.id), 'KOSTK');
  await expectError(batalkan('pembelian', salah.id, { tanggal: '01-15' }), 'KOSTK');
  await toko.beli('01-16', [[barang, 1, 10]]);
  await expectError(batalkan('pembelian', salah.id), 'KOSTK');
  await batalkan('pembelian', salah.id, { tanggal: '01-16' });
  expect(await toko.stok(barang)).toEqual({ qty: '0', nilai: '0.00' });
  const kartu = await toko.staf.value<{ data: Row[] }>(
    `select erp.laporan_kartu_stok($1, $2, $3)`,
    [barang, hari('01-01'), hari('01-31')],
  );
  expect(kartu.data.at(-1)).toMatchObject({ saldo_qty: 0, saldo_nilai: 0 });
});
