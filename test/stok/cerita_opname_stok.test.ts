import { expect, test } from '@jest/globals';
import { expectError, hari, openStory } from '../helpers/story.ts';

const { openToko } = openStory('few');

async function openGudang(settings = {}) {
  const toko = await openToko(settings);
  const hitung = (tanggal: string, detail: object[], lain: object = {}) =>
    toko.buat('opname-stok', tanggal, { detail, ...lain });
  return { toko, hitung, barang: await toko.barang(), lain: await toko.barang() };
}

test('more than there was needs a cost where no stock has one', async () => {
  const { hitung, barang } = await openGudang();
  const lebih = hitung('01-05', [{ barang_id: barang, qty_fisik: 1 }]);
  expect(await expectError(lebih, 'VADOK')).toBe(
    'detail.0.hpp: wajib diisi, tidak ada stok yang memberi harga pokok',
  );
});

test('a count posts the difference to the books: short at cost, over at average or its own', async () => {
  const { toko, hitung, barang, lain } = await openGudang();
  await toko.beli('01-01', [[barang, 10, 1000]]);
  await toko.beli('01-02', [[barang, 5, 1300]]);
  const kurang = await hitung('01-05', [{ barang_id: barang, qty_fisik: 13 }]);
  expect(kurang.nomor_transaksi).toMatch(/^OS\/UTAMA\/\d{4}01\/00001$/);
  await toko.expectJurnal(kurang.id, '01-05 D 5201 2200.00, K 1301 2200.00');
  expect(await toko.dokumen(kurang.id)).toMatchObject({
    total_nilai: '2200.00',
    sisa: null,
    rincian: { mode: 'selisih', akun_selisih: '5201' },
  });
  const lebih = await hitung(
    '01-06',
    [
      { barang_id: barang, qty_fisik: '14.5' },
      { barang_id: lain, qty_fisik: 2, hpp: '50.005' },
    ],
    { akun_selisih: '6204' },
  );
  await toko.expectJurnal(lebih.id, '01-06 D 1301 1750.01, K 6204 1750.01');
  expect(await toko.baca('opname-stok', lebih.id)).toMatchObject({
    total_nilai: 1750.01,
    detail: [
      { qty: 1.5, hpp: 1100, qty_fisik: 14.5, qty_sistem: 13 },
      { qty: 2, hpp: 50.005 },
    ],
  });
  const sama = await hitung('01-07', [{ barang_id: barang, qty_fisik: '14.5' }]);
  await toko.expectJurnal(sama.id);
  expect(await toko.baca('opname-stok', sama.id)).toMatchObject({
    total_nilai: 0,
    detail: [{ qty: 0, hpp: null }],
  });
  await toko.batalkan('opname-stok', sama.id);
  await toko.batalkan('opname-stok', kurang.id);
  await toko.batalkan('opname-stok', lebih.id, { tanggal: '02-01' });
  expect(await toko.stok(barang)).toEqual({ qty: '15', nilai: '16500.00' });
  expect(await toko.stok(lain)).toEqual({ qty: '0', nilai: '0.00' });
});

test('what is entered late before a count changes its value, never its quantity', async () => {
  const { toko, hitung, barang } = await openGudang();
  await toko.beli('01-01', [[barang, 10, 1000]]);
  const lebih = await hitung('01-10', [{ barang_id: barang, qty_fisik: 12 }]);
  const kurang = await hitung('01-20', [{ barang_id: barang, qty_fisik: 11 }]);
  // Seen at the end of 15 January: 12, so the count of the 20th stays a loss of one.
  const mundur = await toko.beli('01-05', [[barang, 10, 2000]]);
  await toko.expectKoreksi(
    mundur.id,
    '01-10 D 1301 1000.00, K 5201 1000.00',
    '01-20 D 5201 500.00, K 1301 500.00',
  );
  const ulang = await hitung('01-15', [{ barang_id: barang, qty_fisik: 20 }]);
  await toko.expectJurnal(ulang.id, '01-15 D 5201 3000.00, K 1301 3000.00');
  expect([await toko.hpp(lebih.id), await toko.hpp(kurang.id)]).toEqual(['-3000.00', '1500.00']);
  expect(await toko.stok(barang)).toEqual({ qty: '19', nilai: '28500.00' });
});

test('opening stock stands on the day before the books begin, against 3299', async () => {
  const { toko, hitung, barang } = await openGudang({ tanggal_mulai: hari('02-01') });
  const baris = { barang_id: barang, qty_fisik: 3, hpp: '33.333333' };
  const awal = { mode: 'saldo_awal' };
  await toko.set({ kunci_saldo_awal: false });
  const p = await hitung('01-31', [baris], awal);
  await toko.expectJurnal(p.id, '01-31 D 1301 100.00, K 3299 100.00');
  const jual = await toko.jual('02-02', [[barang, 1, 100]]);
  expect(await toko.hpp(jual.id)).toBe('33.33');
  await expectError(hitung('01-31', [{ ...baris, qty_fisik: 6, hpp: 30 }], awal), 'KOAWL');
  const tambah = await hitung('01-31', [{ ...baris, qty_fisik: 6, hpp: 30 }], {
    ...awal,
    ganti: true,
  });
  await toko.expectJurnal(
    tambah.id,
    '01-31 D 1301 180.00, 3299 100.00, K 3299 180.00, 1301 100.00',
  );
  expect(await toko.hpp(jual.id)).toBe('30.00');
  await expectError(hitung('02-01', [baris], awal), 'VATGL', 'tanggal');
  await expectError(hitung('01-31', [baris]), 'VATGL', 'tanggal');
  await expectError(
    hitung('01-31', [{ barang_id: barang, qty_fisik: 3 }], { ...awal, akun_selisih: '5201' }),
    'VADOK',
    'detail.0.hpp',
  );
  await toko.batalkan('opname-stok', tambah.id);
  // A stocktaking of value 0 has no journal; its void stands on its own day too.
  const gratis = { barang_id: await toko.barang(), qty_fisik: 2, hpp: 0 };
  const nol = await hitung('01-31', [gratis], awal);
  await toko.expectJurnal(nol.id);
  await toko.batalkan('opname-stok', nol.id);
  const kartu = await toko.laporan('stok', { per: hari('02-01'), barang_id: gratis.barang_id });
  expect(kartu.data).toMatchObject([{ qty: 0 }]);
  const lagi = await hitung('01-31', [gratis], awal);
  await toko.set({ kunci_saldo_awal: true });
  await expectError(hitung('01-31', [baris], awal), 'KOTUP', 'tanggal');
  await expectError(toko.batalkan('opname-stok', lagi.id), 'KOTUP', 'tanggal');
});

test('what a count may not say', async () => {
  const { toko, hitung, barang, lain } = await openGudang();
  const jasa = await toko.barang({ jenis: 'jasa' });
  const t = hari('01-05');
  await expectError(
    hitung(t, [
      { barang_id: barang, qty_fisik: -1 },
      { barang_id: barang, qty_fisik: 1 },
      { barang_id: jasa, qty_fisik: 1 },
      { qty_fisik: '0.0000001' },
    ]),
    'VADOK',
    'detail.0.qty_fisik detail.3.barang_id detail.3.qty_fisik detail.1.barang_id detail.2.barang_id',
  );
  const satu = [{ barang_id: lain, qty_fisik: 1 }];
  await expectError(hitung(t, satu), 'VADOK', 'detail.0.hpp');
  // Short by more than is left later.
  await toko.beli('01-01', [[barang, 5, 10]]);
  await toko.jual('01-10', [[barang, 4, 20]]);
  await expectError(hitung(t, [{ barang_id: barang, qty_fisik: 3 }]), 'KOSTK');
});
