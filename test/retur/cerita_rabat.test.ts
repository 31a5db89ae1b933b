import { expect, test } from '@jest/globals';
import { expectError, hari, openStory, type Row, type Toko } from '../helpers/story.ts';

// A rebate of what a supplier billed: a figure that becomes a note, and keeps nothing itself.
const { openBarang } = openStory();

type Rabat = { dasar: number; persen: number; jumlah: number; detail: Row[] };
const hitung = (toko: Toko, isi: Row, peran: 'staff' | 'viewer' = 'staff') => {
  const args = { sisi: 'pembelian', kontak_id: toko.supplier, dari: hari('03-01'), ...isi };
  const names = Object.keys(args).map((name, i) => `${name} => $${i + 1}`);
  return toko.by({ peran }).value<Rabat>(`select erp.rabat_hitung(${names})`, Object.values(args));
};

test('percent of what is left of the invoices of a period, spread over their lines', async () => {
  const { toko, barang } = await openBarang();
  const kopi = await toko.barang({ kategori: 'Kopi' });
  const beli = await toko.beli('03-05', [
    [kopi, 10, 100],
    [barang, 3, 33.33],
  ]);
  await toko.beli('04-01', [[barang, 1, 5000]]);
  await toko.retur('pembelian', '03-06', beli.id, 1);
  const [satu, dua] = (await toko.baris(beli.id)).map(({ id }) => id);
  const sampai = hari('03-31');
  const semua = await hitung(toko, { sampai, persen: 2.5 });
  expect(semua).toEqual({
    dasar: 999.99,
    persen: 2.5,
    jumlah: 25,
    detail: [
      { baris_asal_id: satu, jumlah: 22.5 },
      { baris_asal_id: dua, jumlah: 2.5 },
    ],
  });
  const nota = await toko.buat('retur-pembelian', '04-02', {
    lokasi_id: undefined,
    mode: 'harga',
    pajak: 'tanpa',
    detail: semua.detail,
  });
  await toko.expectJurnal(nota.id, '04-02 D 2101 25.00, K 1301 25.00');
  expect(await hitung(toko, { sampai, persen: 1 })).toMatchObject({ dasar: 974.99 });

  const tingkat = JSON.stringify([
    { mulai: 0, persen: 1 },
    { mulai: 877.5, persen: 3 },
    { mulai: 2000, persen: 5 },
  ]);
  expect(await hitung(toko, { sampai, tingkat, kategori: 'Kopi' })).toEqual({
    dasar: 877.5,
    persen: 3,
    jumlah: 26.33,
    detail: [{ baris_asal_id: satu, jumlah: 26.33 }],
  });
  expect(await hitung(toko, { sampai, persen: 5, barang_id: barang })).toMatchObject({
    dasar: 97.49,
  });
  const sepi = { dari: hari('06-01'), sampai: hari('06-30'), tingkat };
  expect(await hitung(toko, sepi)).toEqual({ dasar: 0, persen: 1, jumlah: 0, detail: [] });
});

test('what cannot be asked, and who may not ask', async () => {
  const { toko } = await openBarang();
  const sampai = hari('03-31');
  const salah = (isi: Row, field: string) => expectError(hitung(toko, isi), 'VARBT', field);
  await salah({ sampai, persen: 1, sisi: 'penjualan' }, 'sisi');
  await salah({ sampai, persen: 1, kontak_id: 999_999 }, 'kontak_id');
  await salah({ sampai: hari('02-01'), persen: 1 }, 'sampai');
  await salah({ sampai }, 'persen');
  await salah({ sampai, persen: 101 }, 'persen');
  await salah({ sampai, persen: 1, tingkat: '[{"mulai": 0, "persen": 1}]' }, 'persen');
  await salah({ sampai, tingkat: '[{"mulai": 0}]' }, 'tingkat');
  await salah({ sampai, tingkat: '[]' }, 'tingkat');
  await salah({ sampai, persen: 1, barang_id: 999_999 }, 'barang_id');
  await expectError(hitung(toko, { sampai, persen: 1 }, 'viewer'), 'OTROL');
});
