/** One piece out of a box comes back: a return in another unit of the goods than what it goes back to. */
import { expect, test } from '@jest/globals';
import { expectError, openStory, type Row } from '../helpers/story.ts';
import { massal } from '../massal/buku.ts';

const { openToko } = openStory();

type Jenis = 'penjualan' | 'pembelian';

/** A shop with goods by the piece, the dozen and the gross. */
async function buka(settings: Row = {}) {
  const toko = await openToko(settings);
  const barang = await toko.barang({ pajak_kode: 'PPN' });
  const [lusin, gros] = [
    await toko.master('satuan', { kode: 'LSN', nama: 'Lusin' }),
    await toko.master('satuan', { kode: 'GRS', nama: 'Gros' }),
  ];
  const isi = await toko.master('barang_satuan', {
    barang_id: barang,
    satuan_id: lusin,
    faktor: 12,
  });
  await toko.master('barang_satuan', { barang_id: barang, satuan_id: gros, faktor: 144 });
  const kembali = async (jenis: Jenis, tanggal: string, asal: number, baris: Row, lain: Row = {}) =>
    (
      await toko.buat(`retur-${jenis}`, tanggal, {
        dokumen_asal_id: asal,
        detail: [{ baris_asal_id: (await toko.baris(asal))[0]?.id, ...baris }],
        ...lain,
      })
    ).id;
  return { toko, barang, lusin, gros, isi, kembali, pcs: toko.satuan };
}

test.each(['rata-rata', 'fifo'])(
  'twelve pieces of a box that was sold: shares to the cent, the twelfth takes what is left (%s)',
  async (metode_hpp) => {
    const { toko, barang, lusin, kembali, pcs } = await buka({ metode_hpp });
    await toko.beli('01-01', [{ barang_id: barang, satuan_id: lusin, qty: 1, harga: 70_000 }]);
    const jual = await toko.jual('01-02', [
      { barang_id: barang, satuan_id: lusin, qty: 1, harga: 100_000 },
    ]);
    expect(await toko.dokumen(jual.id)).toMatchObject({ total_nilai: '111000.00' });
    const bagian: unknown[][] = [];
    for (let n = 1; n <= 12; n += 1) {
      const id = await kembali('penjualan', '01-03', jual.id, { satuan_id: pcs, qty: 1 });
      const [baris] = await toko.baris(id);
      bagian.push([baris?.dpp, baris?.ppn, baris?.nilai_hpp]);
      expect(baris).toMatchObject({
        satuan_id: pcs,
        faktor: '1.000000',
        qty: '1.000000',
        qty_dasar: '1.000000',
        harga: '8333.333333',
      });
    }
    expect(bagian.slice(0, 11)).toEqual(Array(11).fill(['8333.33', '916.67', '5833.33']));
    expect(bagian[11]).toEqual(['8333.37', '916.63', '5833.37']);
    expect(await toko.stok(barang)).toEqual({ qty: '12', nilai: '70000.00' });
    expect(await toko.bayar(jual.id)).toEqual(['0.00', '111000.00', 'lunas']);
    expect([await toko.saldo('4101'), await toko.saldo('4102'), await toko.saldo('2201')]).toEqual([
      '-100000.00',
      '100000.00',
      '0.00',
    ]);
    await expectError(
      kembali('penjualan', '01-04', jual.id, { satuan_id: pcs, qty: 1 }),
      'VADOK',
      'detail.0.qty',
    );
  },
);

test('pieces and boxes back to the supplier, whatever the purchase counted in', async () => {
  const { toko, barang, lusin, gros, kembali, pcs } = await buka();
  const beli = await toko.beli(
    '01-01',
    [{ barang_id: barang, satuan_id: lusin, qty: 13, harga: '99.99', diskon: '0.07' }],
    { diskon: '0.10' },
  );
  const { total_nilai } = await toko.dokumen(beli.id);
  for (const baris of [
    { satuan_id: gros, qty: 1 },
    { satuan_id: pcs, qty: 5 },
    { qty: '0.25' },
    { satuan_id: lusin, qty: '0.25' },
  ])
    await kembali('pembelian', '01-02', beli.id, baris);
  // 156 less 144, 5, 3 and 3.
  expect(
    await expectError(
      kembali('pembelian', '01-03', beli.id, { satuan_id: lusin, qty: 1 }),
      'VADOK',
      'detail.0.qty',
    ),
  ).toBe('detail.0.qty: melebihi 1 PCS yang belum diretur');
  const akhir = await kembali('pembelian', '01-03', beli.id, { satuan_id: pcs, qty: 1 });
  expect(await toko.bayar(beli.id)).toEqual(['0.00', total_nilai, 'lunas']);
  expect(await toko.stok(barang)).toEqual({ qty: '0', nilai: '0.00' });
  expect([await toko.saldo('1401'), await toko.saldo('2101'), await toko.saldo('5103')]).toEqual([
    '0.00',
    '0.00',
    '0.00',
  ]);
  // What a void of a part gives back comes back in any unit.
  const { total_nilai: bagian } = await toko.dokumen(akhir);
  await toko.batalkan('retur-pembelian', akhir);
  expect(await toko.dokumen(beli.id)).toMatchObject({ sisa: bagian });
  await kembali('pembelian', '01-04', beli.id, { satuan_id: pcs, qty: 1 });
  expect(await toko.stok(barang)).toEqual({ qty: '0', nilai: '0.00' });
});

test('pieces sold one by one come back as a box, damaged ones too', async () => {
  const { toko, barang, lusin, kembali } = await buka();
  await toko.beli('01-01', [[barang, 30, 10]]);
  const jual = await toko.jual('01-02', [[barang, 30, 100]]);
  const satu = await kembali('penjualan', '01-03', jual.id, { satuan_id: lusin, qty: 1 });
  expect((await toko.baris(satu))[0]).toMatchObject({
    faktor: '12.000000',
    qty_dasar: '12.000000',
    harga: '1200.000000',
    dpp: '1200.00',
  });
  await kembali(
    'penjualan',
    '01-03',
    jual.id,
    { satuan_id: lusin, qty: '1.5' },
    { kondisi: 'rusak', cara: 'titipan' },
  );
  expect(await toko.stok(barang)).toEqual({ qty: '12', nilai: '120.00' });
});

test('a quantity or factor that leaves dust is refused with the unit that would do', async () => {
  const { toko, barang, lusin, kembali, pcs } = await buka();
  const kilo = await toko.master('satuan', { kode: 'KLG', nama: 'Kilogram' });
  const karung = await toko.master('satuan', { kode: 'KRG', nama: 'Karung' });
  const beras = await toko.barang({ satuan_id: kilo });
  await toko.master('barang_satuan', { barang_id: beras, satuan_id: karung, faktor: 30 });
  await toko.beli('01-01', [
    { barang_id: barang, satuan_id: lusin, qty: 10, harga: 120 },
    { barang_id: beras, satuan_id: karung, qty: 10, harga: 300_000 },
  ]);
  const jual = await toko.jual('01-02', [
    { barang_id: barang, satuan_id: lusin, qty: 1, harga: 240 },
  ]);
  const pesan = (work: Promise<unknown>) => expectError(work, 'VADOK', 'detail.0.qty');
  expect(await pesan(kembali('penjualan', '01-03', jual.id, { qty: '0.083333' }))).toBe(
    'detail.0.qty: menjadi 0.999996 PCS, tidak utuh; pakai satuan PCS',
  );
  for (const jenis of ['penjualan', 'order-penjualan', 'penggunaan-persediaan'])
    expect(
      await pesan(
        toko.buat(jenis, '01-03', {
          detail: [{ barang_id: barang, satuan_id: lusin, qty: '0.917', harga: 10 }],
        }),
      ),
    ).toBe('detail.0.qty: menjadi 11.004 PCS, tidak utuh; pakai satuan PCS');
  const jualBeras = (satuan_id: number, qty: string) =>
    toko.jual('01-03', [{ barang_id: beras, satuan_id, qty, harga: 10 }]);
  expect(await pesan(jualBeras(karung, '0.033333'))).toBe(
    'detail.0.qty: menjadi 0.99999 KLG, tidak utuh; pakai satuan KLG',
  );
  // What is weighed has parts.
  await jualBeras(karung, '0.12');
  await jualBeras(karung, '0.5');
  await jualBeras(kilo, '0.999999');
  // All that is left comes back in whatever unit says it.
  await kembali('penjualan', '01-03', jual.id, { satuan_id: pcs, qty: '0.5' });
  await kembali('penjualan', '01-03', jual.id, { satuan_id: pcs, qty: '11.499999' });
  await kembali('penjualan', '01-03', jual.id, { satuan_id: pcs, qty: '0.000001' });

  const dasarLusin = await toko.barang({ satuan_id: lusin });
  const biji = (faktor: string | number) =>
    toko.master('barang_satuan', { barang_id: dasarLusin, satuan_id: pcs, faktor });
  for (const faktor of ['0.083333', '0.0833', '0.08334'])
    expect(await expectError(biji(faktor), 'VAMST', 'faktor')).toBe(
      `faktor: ${faktor} adalah 1/12 yang dibulatkan; jadikan PCS satuan dasar, dan 1 LSN 12 PCS`,
    );
  const id = await biji('0.0625');
  expect(await expectError(toko.ubah('barang_satuan', id, { faktor: '2.666667' }), 'VAMST')).toBe(
    'faktor: 2.666667 adalah 8/3 yang dibulatkan; pakai satuan dasar yang lebih kecil',
  );
  // A pound is a pound, and a box that weighs 83 grams weighs that.
  await toko.ubah('barang_satuan', id, { faktor: '0.453592' });
  await toko.ubah('barang_satuan', id, { faktor: '0.083' });
});

test('a unit of other goods, one of an account line; the one of the line as it was sold', async () => {
  const { toko, barang, lusin, isi, kembali, pcs } = await buka();
  const lain = await toko.barang();
  await toko.beli('01-01', [[lain, 1, 10]]);
  const beli = await toko.beli('01-01', [
    { barang_id: barang, satuan_id: lusin, qty: 2, harga: 120 },
    { akun_kode: '6202', qty: 2, harga: 25 },
  ]);
  const jual = await toko.jual('01-02', [
    { barang_id: barang, satuan_id: lusin, qty: 1, harga: 240 },
  ]);
  const dus = await toko.master('satuan', { kode: 'DUS', nama: 'Dus' });
  expect(
    await expectError(
      kembali('penjualan', '01-03', jual.id, { satuan_id: dus, qty: 1 }),
      'VADOK',
      'detail.0.satuan_id',
    ),
  ).toMatch(/^detail.0.satuan_id: bukan satuan barang /);
  const [, akun] = await toko.baris(beli.id);
  await expectError(
    toko.buat('retur-pembelian', '01-03', {
      dokumen_asal_id: beli.id,
      detail: [{ baris_asal_id: akun?.id, qty: 1, satuan_id: pcs }],
    }),
    'VADOK',
    'detail.0.satuan_id',
  );
  // A dozen holds ten now, and is not used any more: what was sold as one was twelve.
  await toko.ubah('barang_satuan', isi, { faktor: 10, aktif: false });
  const satu = await kembali('penjualan', '01-03', jual.id, { satuan_id: lusin, qty: '0.5' });
  expect((await toko.baris(satu))[0]).toMatchObject({ faktor: '12.000000', qty_dasar: '6.000000' });
  await kembali('penjualan', '01-03', jual.id, { satuan_id: pcs, qty: 6 });
  expect(await toko.stok(barang)).toEqual({ qty: '24', nilai: '240.00' });
});

test('points and a discount of the document come back piece by piece; drafts and lists as one', async () => {
  const { toko, barang, lusin, kembali, pcs } = await buka({
    poin_aktif: true,
    poin_rupiah_per_poin: 1000,
    poin_nilai_poin: 10,
  });
  await toko.beli('01-01', [{ barang_id: barang, satuan_id: lusin, qty: 2, harga: 12_000 }]);
  const jual = await toko.jual(
    '01-02',
    [{ barang_id: barang, satuan_id: lusin, qty: 1, harga: 100_003 }],
    { diskon: '3.33' },
  );
  const baris = { satuan_id: pcs, qty: 1 };
  for (let n = 1; n <= 10; n += 1) await kembali('penjualan', '01-03', jual.id, baris);
  const { id } = await toko.draft('retur-penjualan', '01-03', {
    dokumen_asal_id: jual.id,
    detail: [{ baris_asal_id: (await toko.baris(jual.id))[0]?.id, ...baris }],
  });
  await toko.setujui('retur-penjualan', id);
  const daftar = [
    {
      ...toko.document(toko.pelanggan, { detail: [] }),
      tanggal: (await toko.dokumen(id)).tanggal,
      dokumen_asal_id: jual.id,
      detail: [{ baris_asal_id: (await toko.baris(jual.id))[0]?.id, ...baris }],
    },
  ];
  await massal(toko, 'retur_penjualan', daftar);
  expect(await toko.bayar(jual.id)).toMatchObject({ 0: '0.00', 2: 'lunas' });
  expect(await toko.saldo('2201')).toBe('0.00');
  expect(await toko.stok(barang)).toEqual({ qty: '24', nilai: '24000.00' });
  expect(
    await toko.value('select poin::int from poin_saldo where kontak_id = $1', [toko.pelanggan]),
  ).toBe(0);
});
