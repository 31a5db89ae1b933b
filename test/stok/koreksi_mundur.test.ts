import { expect, test } from '@jest/globals';
import { expectError, hari, openStory } from '../helpers/story.ts';

const { openToko, openBarang } = openStory();

// A purchase entered late and dated before sales.

test('a sale dated between others leaves at the average of its own day', async () => {
  const { toko, barang } = await openBarang();
  await toko.beli('02-01', [[barang, 10, 100]]);
  await toko.beli('02-10', [[barang, 10, 200]]);
  const akhir = await toko.jual('02-20', [[barang, 4, 300]]);
  expect(await toko.hpp(akhir.id)).toBe('600.00');
  const antara = await toko.jual('02-05', [[barang, 5, 300]]);
  // 5 at 100 leave on the fifth: 5 for 500 and 10 for 2,000 are then worth 166.666… each.
  expect(await toko.hpp(antara.id)).toBe('500.00');
  expect(await toko.hpp(akhir.id)).toBe('666.67');
  await toko.expectKoreksi(antara.id, '02-20 D 5101 66.67, K 1301 66.67');
  expect(await toko.stok(barang)).toEqual({ qty: '11', nilai: '1833.33' });
});

test('a correction for a closed month is booked on the first open day, and says so', async () => {
  const { toko, barang } = await openBarang(10, 1000);
  await toko.beli('01-03', [[barang, 10, 1200]]);
  const tutup = await toko.jual('02-05', [[barang, 8, 1500]]);
  const buka = await toko.jual('04-05', [[barang, 2, 1500]]);
  await toko.tutupBulan(hari('02-01'));
  await toko.tutupBulan(hari('03-01'));
  const mundur = await toko.beli('01-02', [[barang, 5, 1600]]);
  await toko.expectKoreksi(
    mundur.id,
    '04-01 D 5101 800.00, K 1301 800.00',
    '04-05 D 5101 200.00, K 1301 200.00',
  );
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
});

test('a value that waits for the next open month stands in the stock report, though nothing is left', async () => {
  const toko = await openToko();
  const [barang, gudang] = [await toko.barang(), await toko.master('lokasi', { nama: 'Gudang' })];
  const di = { lokasi_id: gudang };
  await toko.beli('01-01', [[barang, 10, 100]], di);
  await toko.jual('02-05', [[barang, 10, 150]], di);
  await toko.tutupBulan(hari('02-01'));
  await toko.beli('01-05', [[barang, 5, 200]], di);
  const detail = [{ barang_id: barang, qty: 5 }];
  await toko.buat('penggunaan-persediaan', '01-06', { ...di, detail });
  // The first location, which the goods come to later, bears what no quantity does.
  await toko.beli('03-10', [[barang, 1, 100]]);
  const per = hari('02-28');
  for (const per_lokasi of [false, true]) {
    const { meta, data } = await toko.laporan('stok', { per, per_lokasi });
    expect(meta).toMatchObject({ total_nilai: 333.33, total_kontrol: 333.33 });
    const nilai = data.map((baris) => [baris.qty, baris.nilai]);
    expect(nilai).toEqual(
      per_lokasi
        ? [
            [0, 0],
            [0, 333.33],
          ]
        : [[0, 333.33]],
    );
  }
  const kartu = { barang_id: barang, lokasi_id: toko.lokasi, dari: hari('01-01'), sampai: per };
  const { meta } = await toko.laporan('kartu_stok', kartu);
  expect(meta.saldo_akhir).toEqual({ qty: 0, nilai: 333.33 });
});

test('a closed present leaves no day for the correction', async () => {
  const { toko, barang } = await openBarang(10, 1000);
  await toko.jual('02-05', [[barang, 8, 1500]]);
  await toko.rows(
    `insert into periode (bulan, status)
         select b, 'tutup' from generate_series($1::date, erp_private.tenant_today(null::buku), interval '1 month') as b
         on conflict (bulan) do update set status = 'tutup'`,
    [hari('02-01')],
  );
  await expectError(toko.beli('01-02', [[barang, 5, 1600]]), 'KOTUP');
  expect(await toko.stok(barang)).toEqual({ qty: '2', nilai: '2000.00' });
});

test('one journal per day for all the goods of a voucher', async () => {
  const toko = await openToko();
  const [a, b] = [await toko.barang(), await toko.barang()];
  await toko.beli('03-01', [
    [a, 10, 10],
    [b, 10, 20],
  ]);
  await toko.jual('03-05', [
    [a, 5, 50],
    [b, 5, 50],
  ]);
  const mundur = await toko.beli('03-02', [
    [a, 10, 30],
    [b, 10, 40],
  ]);
  await toko.expectKoreksi(mundur.id, '03-05 D 5101 100.00, K 1301 100.00');
});

// Valuing what leaves.

test('3 units for 100.00 leave as 33.33, 33.34, 33.33 and nothing remains', async () => {
  const { toko, barang } = await openBarang(3, '33.333333');
  expect(await toko.stok(barang)).toEqual({ qty: '3', nilai: '100.00' });
  const hpp = [];
  for (const tanggal of [hari('01-02'), hari('01-03'), hari('01-04')]) {
    hpp.push(await toko.hpp((await toko.jual(tanggal, [[barang, 1, 50]])).id));
  }
  expect(hpp).toEqual(['33.33', '33.34', '33.33']);
  expect(await toko.stok(barang)).toEqual({ qty: '0', nilai: '0.00' });
});

test('the same goods twice in a document: in line order, checked together', async () => {
  const { toko, barang } = await openBarang();
  await toko.beli('01-01', [
    [barang, 2, '33.33'],
    [barang, 1, '33.34'],
  ]);
  const lebih = toko.jual('01-02', [
    [barang, 2, 50],
    [barang, 2, 50],
  ]);
  await expectError(lebih, 'KOSTK');
  const jual = await toko.jual('01-02', [
    [barang, 1, 50],
    [barang, 1, 50],
    [barang, 1, 50],
  ]);
  const baris = await toko.baris(jual.id);
  expect(baris.map(({ nilai_hpp }) => nilai_hpp)).toEqual(['33.33', '33.34', '33.33']);
  expect(await toko.stok(barang)).toEqual({ qty: '0', nilai: '0.00' });
});

test('goods may come and go on one day, in the order of entry', async () => {
  const { toko, barang } = await openBarang();
  const tanggal = hari('01-01');
  await expectError(toko.jual(tanggal, [[barang, 1, 50]]), 'KOSTK');
  await toko.beli(tanggal, [[barang, 1, 40]]);
  await toko.jual(tanggal, [[barang, 1, 50]]);
  await toko.beli(tanggal, [[barang, 1, 60]]);
  expect(await toko.stok(barang)).toEqual({ qty: '1', nilai: '60.00' });
});

test('a sale dated before the goods came is refused with goods, place and first day', async () => {
  const toko = await openToko();
  const barang = await toko.barang({ kode: 'PAKU', nama: 'Paku' });
  await toko.beli('02-01', [[barang, 5, 10]]);
  await toko.jual('02-10', [[barang, 4, 20]]);
  const dini = toko.jual('01-31', [[barang, 1, 20]]);
  expect(await expectError(dini, 'KOSTK')).toMatch(
    new RegExp(`Paku.*PAKU.*UTAMA.*${hari('01-31')}`),
  );
  const nanti = toko.jual('02-05', [[barang, 2, 20]]);
  expect(await expectError(nanti, 'KOSTK')).toContain(hari('02-10'));
});

test('a pool per location values each location by itself', async () => {
  const toko = await openToko({ lingkup_hpp: 'per_lokasi' });
  const barang = await toko.barang();
  const cabang = await toko.master('lokasi', { kode: 'CAB', nama: 'Cabang' });
  await toko.beli('01-01', [[barang, 10, 100]]);
  await toko.beli('01-01', [[barang, 10, 300]], { lokasi_id: cabang });
  const disini = await toko.jual('01-05', [[barang, 1, 500]]);
  const disana = await toko.jual('01-05', [[barang, 1, 500]], { lokasi_id: cabang });
  expect([await toko.hpp(disini.id), await toko.hpp(disana.id)]).toEqual(['100.00', '300.00']);
  await toko.beli('01-02', [[barang, 10, 400]], { lokasi_id: cabang });
  expect([await toko.hpp(disini.id), await toko.hpp(disana.id)]).toEqual(['100.00', '350.00']);
});
