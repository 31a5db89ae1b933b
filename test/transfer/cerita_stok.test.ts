import { expect, test } from '@jest/globals';
import { expectError, hari, openStory } from '../helpers/story.ts';

const { openToko } = openStory();

const jenis = 'transfer-stok';

async function openDua(settings = {}) {
  const toko = await openToko(settings);
  const cabang = await toko.master('lokasi', { kode: 'CABANG', nama: 'Cabang' });
  const barang = await toko.barang();
  const kirim = (tanggal: string, detail: object[], lain: object = {}) =>
    toko.buat(jenis, tanggal, { lokasi_tujuan_id: cabang, detail, ...lain });
  /** Quantity and value of each location: ['CABANG 2 200.00', …]. */
  const isi = async (per: string | null = null) =>
    (
      await toko.rows<{ isi: string }>(
        `select l.kode || ' ' || trim_scale(s.qty) || ' ' || s.nilai as isi
           from erp_private.stok_per_lokasi($1, $2, null) as s join lokasi as l on l.id = s.lokasi_id
          where s.qty <> 0 or s.nilai <> 0 order by l.kode`,
        [per, barang],
      )
    ).map((row) => row.isi);
  return { toko, cabang, barang, kirim, isi };
}

test('inside one pool goods change their location without a journal', async () => {
  const { toko, cabang, barang, kirim, isi } = await openDua();
  await toko.beli('01-01', [[barang, 10, 1000]]);
  const a = await kirim('01-02', [{ barang_id: barang, qty: 4 }]);
  expect(a.nomor_transaksi).toMatch(/^PL\/UTAMA\/\d{4}01\/00001$/);
  await toko.expectJurnal(a.id);
  expect(await isi()).toEqual(['CABANG 4 4000.00', 'UTAMA 6 6000.00']);
  expect(await toko.baca(jenis, a.id)).toMatchObject({
    total_nilai: 4000,
    lokasi_asal_id: toko.lokasi,
    lokasi_tujuan_id: cabang,
    dua_langkah: false,
    detail: [{ qty: 4, hpp: 1000, hpp_kini: 1000 }],
  });
  // Entered late, its value changes on both sides: no journal of its own.
  const mundur = await toko.beli('01-01', [[barang, 10, 2000]]);
  await toko.expectKoreksi(mundur.id);
  expect(await toko.baca(jenis, a.id)).toMatchObject({
    detail: [{ hpp: 1000, hpp_kini: 1500 }],
  });
  await toko.expectConsistent();
  await expectError(kirim('01-03', [{ barang_id: barang, qty: 17 }]), 'KOSTK');
  const jual = await toko.jual('01-04', [[barang, 1, 3000]], { lokasi_id: cabang });
  await expectError(toko.batalkan(jenis, a.id), 'KOSTK');
  await toko.batalkan('penjualan', jual.id);
  await toko.batalkan(jenis, a.id, { tanggal: '02-01' });
  expect(await toko.saldo('5202')).toBe('0.00');
  expect(await isi()).toEqual(['UTAMA 20 30000.00']);
  const b = await kirim('02-02', [{ barang_id: barang, qty: 20 }]);
  await toko.batalkan(jenis, b.id);
});

test('where each location is valued by itself, cost goes along and is corrected along', async () => {
  const { toko, cabang, barang, kirim, isi } = await openDua({
    lingkup_hpp: 'per_lokasi',
  });
  await toko.beli('01-01', [[barang, 10, 1000]]);
  await toko.beli('01-01', [[barang, 2, 400]], { lokasi_id: cabang });
  const a = await kirim('01-03', [{ barang_id: barang, qty: 2 }]);
  await toko.expectJurnal(a.id, '01-03 D 1301 2000.00, K 1301 2000.00');
  const jual = await toko.jual('01-04', [[barang, 2, 3000]], { lokasi_id: cabang });
  expect(await toko.hpp(jual.id)).toBe('1400.00');
  const mundur = await toko.beli('01-02', [[barang, 10, 2000]]);
  await toko.expectKoreksi(mundur.id, '01-04 D 5101 500.00, K 1301 500.00');
  expect(await isi()).toEqual(['CABANG 2 1900.00', 'UTAMA 18 27000.00']);
  await toko.expectConsistent();
  await toko.batalkan(jenis, a.id, { tanggal: '02-01' });
  expect(await isi()).toEqual(['UTAMA 20 30000.00']);
  // The two that were sold there are the two at 400.
  await toko.expectPembalik(a.id, '02-01 D 1301 2000.00, K 1301 2000.00');
  await toko.expectKoreksi(a.id, '01-04 D 1301 1100.00, K 5101 1100.00');
});

test('in two steps goods are in transit; what does not arrive is a loss', async () => {
  const { toko, barang, kirim, isi } = await openDua();
  await toko.beli('01-01', [[barang, 9, 100]]);
  const baris = [{ barang_id: barang, qty: 3 }];
  const a = await kirim('01-03', baris, { dua_langkah: true });
  await toko.expectJurnal(a.id, '01-03 D 1302 300.00, K 1301 300.00');
  expect(await isi()).toEqual(['-TRANSIT- 3 300.00', 'UTAMA 6 600.00']);
  expect(await isi(hari('01-05'))).toEqual(['-TRANSIT- 3 300.00', 'UTAMA 6 600.00']);
  await toko.expectConsistent();
  const [{ id: garis }] = (await toko.baris(a.id)) as [{ id: number }];
  await expectError(
    toko.terima(jenis, a.id, '01-05', [{ baris_id: garis, qty: 4 }]),
    'VADOK',
    'detail.0.qty',
  );
  await expectError(
    toko.terima(jenis, a.id, '01-05', [{ baris_id: 0, qty: 1, x: 1 }]),
    'VADOK',
    'detail.0.baris_id',
  );
  await toko.terima(jenis, a.id, '01-05', [{ baris_id: garis, qty: 2 }], true);
  await toko.expectJurnal(
    a.id,
    '01-03 D 1302 300.00, K 1301 300.00',
    '01-05 D 1301 200.00, 5203 100.00, K 1302 300.00',
  );
  expect(await isi()).toEqual(['CABANG 2 200.00', 'UTAMA 6 600.00']);
  await expectError(toko.terima(jenis, a.id, '01-06'), 'KOTRM');
  // A purchase entered late: 9 at 100 and 3 at 200 are 125 each.
  const mundur = await toko.beli('01-02', [[barang, 3, 200]]);
  await toko.expectKoreksi(
    mundur.id,
    '01-03 D 1302 75.00, K 1301 75.00',
    '01-05 D 1301 50.00, 5203 25.00, K 1302 75.00',
  );
  expect(await isi()).toEqual(['CABANG 2 250.00', 'UTAMA 9 1125.00']);
  await toko.expectConsistent();
  await expectError(toko.batalkan(jenis, a.id), 'KODEP');
  await toko.batalkan(jenis, a.id, { kaskade: true });
  expect(await isi()).toEqual(['UTAMA 12 1500.00']);
  expect(await toko.saldo('1302')).toBe('0.00');
  await toko.expectConsistent();
  const b = await kirim('02-01', baris, { dua_langkah: true });
  await toko.terima(jenis, b.id, '02-02');
  await toko.batalkan(jenis, b.id, { tanggal: '03-01', kaskade: true });
  const c = await kirim('02-01', baris, { dua_langkah: true });
  await toko.batalkan(jenis, c.id, { tanggal: '03-01' });
  expect(await isi()).toEqual(['UTAMA 12 1500.00']);
});

test.each(['tolak', 'izinkan'])(
  'what was received is not taken out of transit before it arrived (%s)',
  async (kebijakan_stok_minus) => {
    const { toko, barang, kirim, isi } = await openDua({ kebijakan_stok_minus });
    await toko.beli('01-01', [[barang, 9, 100]]);
    const dua = async () => {
      const { id } = await kirim('01-10', [{ barang_id: barang, qty: 3 }], { dua_langkah: true });
      const sampai = [{ baris_id: (await toko.baris(id))[0]?.id, qty: 1 }];
      await toko.terima(jenis, id, '02-20', sampai, true);
      return id;
    };
    const a = await dua();
    await expectError(
      toko.batalkan(jenis, a, { tanggal: '02-19', kaskade: true }),
      'VATGL',
      'tanggal',
    );
    await toko.batalkan(jenis, a, { tanggal: '02-20', kaskade: true });
    expect(await isi()).toEqual(['UTAMA 9 900.00']);
    // The receipt has no place any more: the dispatch stays in its own with it.
    const b = await dua();
    await toko.tutupBulan(hari('02-01'));
    await toko.batalkan(jenis, b, { kaskade: true });
    expect(await isi(hari('03-01'))).toEqual(['CABANG 1 100.00', 'UTAMA 6 600.00']);
    expect(await isi()).toEqual(['UTAMA 9 900.00']);
    expect(await toko.saldo('1302')).toBe('0.00');
  },
);

test('dispatch and receipt of goods whose cost came later are each voided under a number of their own', async () => {
  const { toko, barang, kirim, isi } = await openDua({ kebijakan_stok_minus: 'izinkan' });
  const { id } = await kirim('01-10', [{ barang_id: barang, qty: 3 }], { dua_langkah: true });
  await toko.terima(jenis, id, '01-11');
  await toko.beli('01-05', [[barang, 9, 100]]);
  expect(await isi()).toEqual(['CABANG 3 300.00', 'UTAMA 6 600.00']);
  await toko.batalkan(jenis, id, { tanggal: '02-01', kaskade: true });
  expect(await isi()).toEqual(['UTAMA 9 900.00']);
  await toko.expectConsistent();
});

test('a voided transfer takes its own goods out of transit, whatever account stands for it now', async () => {
  const { toko, barang, kirim, isi } = await openDua({ lingkup_hpp: 'per_lokasi' });
  await toko.beli('01-05', [[barang, 4, 10]]);
  const { id } = await kirim('01-06', [{ barang_id: barang, qty: 4 }], { dua_langkah: true });
  await toko.terima(jenis, id, '01-07');
  await toko.master('akun', { kode: '1319', nama: 'Jalan', subklas_id: 13, saldo_normal: 'debit' });
  await toko
    .by({ peran: 'admin', adminKey: true })
    .value(`select erp.pengaturan_patch('{"akun_peran": {"persediaan_transit": "1319"}}')`);
  await toko.beli('01-10', [[barang, 4, 90]]);
  await kirim('01-11', [{ barang_id: barang, qty: 4 }], { dua_langkah: true });
  await toko.batalkan(jenis, id, { tanggal: '01-20', kaskade: true });
  // All eight had stayed here, so the four that left since cost 50.
  expect(await isi()).toEqual(['-TRANSIT- 4 200.00', 'UTAMA 4 200.00']);
  expect(await Promise.all(['1302', '1319', '5202'].map((kode) => toko.saldo(kode)))).toEqual([
    '0.00',
    '200.00',
    '0.00',
  ]);
  await toko.expectConsistent();
});

test('what a transfer may not say', async () => {
  const { toko, barang, kirim } = await openDua();
  const jasa = await toko.barang({ jenis: 'jasa' });
  await expectError(
    kirim('01-02', [{ barang_id: jasa, qty: 1 }, { barang_id: barang, qty: 0 }, { qty: 1 }], {
      lokasi_tujuan_id: toko.lokasi,
      lokasi_asal_id: toko.lokasi,
    }),
    'VADOK',
    'detail.1.qty detail.2.barang_id lokasi_tujuan_id detail.0.barang_id',
  );
  await expectError(kirim('01-02', [], { lokasi_asal_id: null }), 'VADOK', 'lokasi_asal_id');
  await toko.beli('01-01', [[barang, 3, 100]]);
  const langsung = await kirim('01-02', [{ barang_id: barang, qty: 1 }]);
  await expectError(toko.terima(jenis, langsung.id, '01-03'), 'KOTRM');
  const jalan = await kirim('01-02', [{ barang_id: barang, qty: 1 }], { dua_langkah: true });
  await expectError(toko.terima(jenis, jalan.id, '01-01'), 'VATGL', 'tanggal');
  const transit = await toko.row<{ id: number }>(`select id from lokasi where kode = '-TRANSIT-'`);
  await expectError(
    kirim('01-03', [{ barang_id: barang, qty: 1 }], { lokasi_asal_id: transit.id }),
    'VADOK',
    'lokasi_asal_id',
  );
});
