import { expect, test } from '@jest/globals';
import { openDatabase } from '../../helpers/database.ts';
import { expectError } from '../../helpers/expect.ts';
import { hari, openToko } from '../../helpers/toko.ts';

const data = openDatabase();

// A purchase entered late and dated before sales.

test('worked example 1, steps 1 to 3 and 8: everything after it is valued anew', async () => {
  const toko = await openToko(data);
  const barang = await toko.barang();
  const satu = await toko.beli({ tanggal: hari('01-01'), detail: [[barang, 10, 1000]] });
  expect(await toko.jurnal(satu.id)).toEqual(['01-01 D 1301 10000.00', '01-01 K 2101 10000.00']);
  await toko.beli({ tanggal: hari('01-03'), detail: [[barang, 10, 1200]] });
  expect(await toko.stok(barang)).toEqual({ qty: '20', nilai: '22000.00' });
  const jual = await toko.jual({ tanggal: hari('01-05'), detail: [[barang, 8, 1500]] });
  expect(await toko.jurnal(jual.id)).toEqual([
    '01-05 D 1201 12000.00',
    '01-05 D 5101 8800.00',
    '01-05 K 4101 12000.00',
    '01-05 K 1301 8800.00',
  ]);
  expect(await toko.stok(barang)).toEqual({ qty: '12', nilai: '13200.00' });

  const mundur = await toko.beli({ tanggal: hari('01-02'), detail: [[barang, 5, 1600]] });
  expect(await toko.jurnal(mundur.id)).toEqual(['01-02 D 1301 8000.00', '01-02 K 2101 8000.00']);
  expect(await toko.koreksi(mundur.id)).toEqual(['01-05 D 5101 800.00', '01-05 K 1301 800.00']);
  expect(await toko.hpp(jual.id)).toBe('9600.00');
  expect((await toko.dokumen(jual.id)).hpp_total).toBe('8800.00');
  expect(await toko.stok(barang)).toEqual({ qty: '17', nilai: '20400.00' });
  expect(await toko.saldo('5101')).toBe('9600.00');
  expect(await toko.saldo('1301')).toBe('20400.00');
  await toko.expectConsistent();
});

test('a sale dated between others leaves at the average of its own day', async () => {
  const toko = await openToko(data);
  const barang = await toko.barang();
  await toko.beli({ tanggal: hari('02-01'), detail: [[barang, 10, 100]] });
  await toko.beli({ tanggal: hari('02-10'), detail: [[barang, 10, 200]] });
  const akhir = await toko.jual({ tanggal: hari('02-20'), detail: [[barang, 4, 300]] });
  expect(await toko.hpp(akhir.id)).toBe('600.00');
  const antara = await toko.jual({ tanggal: hari('02-05'), detail: [[barang, 5, 300]] });
  // 5 at 100 leave on the fifth: 5 for 500 and 10 for 2,000 are then worth 166.666… each.
  expect(await toko.hpp(antara.id)).toBe('500.00');
  expect(await toko.hpp(akhir.id)).toBe('666.67');
  expect(await toko.koreksi(antara.id)).toEqual(['02-20 D 5101 66.67', '02-20 K 1301 66.67']);
  expect(await toko.stok(barang)).toEqual({ qty: '11', nilai: '1833.33' });
  await toko.expectConsistent();
});

test('a correction for a closed month is booked on the first open day, and says so', async () => {
  const toko = await openToko(data);
  const barang = await toko.barang();
  await toko.beli({ tanggal: hari('01-01'), detail: [[barang, 10, 1000]] });
  await toko.beli({ tanggal: hari('01-03'), detail: [[barang, 10, 1200]] });
  const tutup = await toko.jual({ tanggal: hari('02-05'), detail: [[barang, 8, 1500]] });
  const buka = await toko.jual({ tanggal: hari('04-05'), detail: [[barang, 2, 1500]] });
  await toko.tutupBulan(hari('02-01'));
  await toko.tutupBulan(hari('03-01'));
  const mundur = await toko.beli({ tanggal: hari('01-02'), detail: [[barang, 5, 1600]] });
  expect(await toko.koreksi(mundur.id)).toEqual([
    '04-01 D 5101 800.00',
    '04-01 K 1301 800.00',
    '04-05 D 5101 200.00',
    '04-05 K 1301 200.00',
  ]);
  expect(
    await toko.rows(
      `select tanggal, lintas_periode from jurnal where transaksi_id = $1 and jenis = 'koreksi' order by tanggal`,
      [mundur.id],
    ),
  ).toEqual([
    { tanggal: hari('04-01'), lintas_periode: true },
    { tanggal: hari('04-05'), lintas_periode: false },
  ]);
  expect([await toko.hpp(tutup.id), await toko.hpp(buka.id)]).toEqual(['9600.00', '2400.00']);
  await toko.expectConsistent();
});

test('a closed present leaves no day for the correction', async () => {
  const toko = await openToko(data);
  const barang = await toko.barang();
  await toko.beli({ tanggal: hari('01-01'), detail: [[barang, 10, 1000]] });
  await toko.jual({ tanggal: hari('02-05'), detail: [[barang, 8, 1500]] });
  await toko.asOwner((db) =>
    db.rows(
      `insert into periode (bulan, status)
         select b, 'tutup' from generate_series($1::date, current_date, interval '1 month') as b
         on conflict (bulan) do update set status = 'tutup'`,
      [hari('02-01')],
    ),
  );
  await expectError(toko.beli({ tanggal: hari('01-02'), detail: [[barang, 5, 1600]] }), 'KOTUP');
  expect(await toko.stok(barang)).toEqual({ qty: '2', nilai: '2000.00' });
  await toko.expectConsistent();
});

test('one journal per day for all the goods of a voucher', async () => {
  const toko = await openToko(data);
  const [a, b] = [await toko.barang(), await toko.barang()];
  await toko.beli({
    tanggal: hari('03-01'),
    detail: [
      [a, 10, 10],
      [b, 10, 20],
    ],
  });
  await toko.jual({
    tanggal: hari('03-05'),
    detail: [
      [a, 5, 50],
      [b, 5, 50],
    ],
  });
  const mundur = await toko.beli({
    tanggal: hari('03-02'),
    detail: [
      [a, 10, 30],
      [b, 10, 40],
    ],
  });
  expect(await toko.koreksi(mundur.id)).toEqual(['03-05 D 5101 100.00', '03-05 K 1301 100.00']);
  await toko.expectConsistent();
});

// Valuing what leaves.

test('3 units for 100.00 leave as 33.33, 33.34, 33.33 and nothing remains', async () => {
  const toko = await openToko(data);
  const barang = await toko.barang();
  await toko.beli({ tanggal: hari('01-01'), detail: [[barang, 3, '33.333333']] });
  expect(await toko.stok(barang)).toEqual({ qty: '3', nilai: '100.00' });
  const hpp = [];
  for (const tanggal of [hari('01-02'), hari('01-03'), hari('01-04')]) {
    hpp.push(await toko.hpp((await toko.jual({ tanggal, detail: [[barang, 1, 50]] })).id));
  }
  expect(hpp).toEqual(['33.33', '33.34', '33.33']);
  expect(await toko.stok(barang)).toEqual({ qty: '0', nilai: '0.00' });
  await toko.expectConsistent();
});

test('the same goods twice in a document: in line order, checked together', async () => {
  const toko = await openToko(data);
  const barang = await toko.barang();
  await toko.beli({
    tanggal: hari('01-01'),
    detail: [
      [barang, 2, '33.33'],
      [barang, 1, '33.34'],
    ],
  });
  const lebih = toko.jual({
    tanggal: hari('01-02'),
    detail: [
      [barang, 2, 50],
      [barang, 2, 50],
    ],
  });
  await expectError(lebih, 'KOSTK');
  const jual = await toko.jual({
    tanggal: hari('01-02'),
    detail: [
      [barang, 1, 50],
      [barang, 1, 50],
      [barang, 1, 50],
    ],
  });
  const baris = await toko.baris(jual.id);
  expect(baris.map(({ nilai_hpp }) => nilai_hpp)).toEqual(['33.33', '33.34', '33.33']);
  expect(await toko.stok(barang)).toEqual({ qty: '0', nilai: '0.00' });
  await toko.expectConsistent();
});

test('goods may come and go on one day, in the order of entry', async () => {
  const toko = await openToko(data);
  const barang = await toko.barang();
  const tanggal = hari('01-01');
  await expectError(toko.jual({ tanggal, detail: [[barang, 1, 50]] }), 'KOSTK');
  await toko.beli({ tanggal, detail: [[barang, 1, 40]] });
  await toko.jual({ tanggal, detail: [[barang, 1, 50]] });
  await toko.beli({ tanggal, detail: [[barang, 1, 60]] });
  expect(await toko.stok(barang)).toEqual({ qty: '1', nilai: '60.00' });
  await toko.expectConsistent();
});

test('a sale dated before the goods came is refused with goods, place and first day', async () => {
  const toko = await openToko(data);
  const barang = await toko.barang({ kode: 'PAKU', nama: 'Paku' });
  await toko.beli({ tanggal: hari('02-01'), detail: [[barang, 5, 10]] });
  await toko.jual({ tanggal: hari('02-10'), detail: [[barang, 4, 20]] });
  const dini = toko.jual({ tanggal: hari('01-31'), detail: [[barang, 1, 20]] });
  expect(await expectError(dini, 'KOSTK')).toMatch(
    new RegExp(`Paku.*PAKU.*UTAMA.*${hari('01-31')}`),
  );
  const nanti = toko.jual({ tanggal: hari('02-05'), detail: [[barang, 2, 20]] });
  expect(await expectError(nanti, 'KOSTK')).toContain(hari('02-10'));
  await toko.expectConsistent();
});

test('a pool per location values each location by itself', async () => {
  const toko = await openToko(data, { lingkup_hpp: 'per_lokasi' });
  const barang = await toko.barang();
  const cabang = await toko.master('lokasi', { kode: 'CAB', nama: 'Cabang' });
  await toko.beli({ tanggal: hari('01-01'), detail: [[barang, 10, 100]] });
  await toko.beli({ tanggal: hari('01-01'), lokasi_id: cabang, detail: [[barang, 10, 300]] });
  const disini = await toko.jual({ tanggal: hari('01-05'), detail: [[barang, 1, 500]] });
  const disana = await toko.jual({
    tanggal: hari('01-05'),
    lokasi_id: cabang,
    detail: [[barang, 1, 500]],
  });
  expect([await toko.hpp(disini.id), await toko.hpp(disana.id)]).toEqual(['100.00', '300.00']);
  await toko.beli({ tanggal: hari('01-02'), lokasi_id: cabang, detail: [[barang, 10, 400]] });
  expect([await toko.hpp(disini.id), await toko.hpp(disana.id)]).toEqual(['100.00', '350.00']);
  await toko.expectConsistent();
});
