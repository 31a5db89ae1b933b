import { expect, test } from '@jest/globals';
import { behind } from '../helpers/antre.ts';
import { createDokumen, expectError, hari, openStory } from '../helpers/story.ts';

const { openBarang } = openStory('few');

const jenis = 'retur-pembelian';

async function openRetur() {
  const { toko, barang } = await openBarang();
  const baris = async (id: number) => (await toko.baris(id)).map((line) => line.id as number);
  const retur = (asal: number, tanggal: string, detail: object[], lain: object = {}) =>
    toko.buat(jenis, tanggal, { dokumen_asal_id: asal, detail, ...lain });
  return { toko, barang, baris, retur };
}

test('goods leave at average, the supplier credits his price, the difference has its account', async () => {
  const { toko, barang, baris, retur } = await openRetur();
  const beli = await toko.beli('01-01', [[barang, 10, 100]]);
  await toko.beli('01-02', [[barang, 5, 110]]);
  const [asal] = await baris(beli.id);
  const a = await retur(beli.id, '01-03', [{ baris_asal_id: asal, qty: 5 }]);
  expect(a.nomor_transaksi).toMatch(/^RB\/UTAMA\/\d{4}01\/00001$/);
  await toko.expectJurnal(a.id, '01-03 D 2101 500.00, 5103 16.67, K 1301 516.67');
  expect(await toko.dokumen(beli.id)).toMatchObject({ sisa: '500.00', status_bayar: 'sebagian' });
  const mundur = await toko.beli('01-02', [[barang, 5, 50]]);
  await toko.expectKoreksi(mundur.id, '01-03 D 1301 66.67, K 5103 66.67');
  await toko.expectConsistent();
  await expectError(toko.batalkan('pembelian', beli.id), 'KODEP');
  await toko.batalkan(jenis, a.id);
  expect(await toko.dokumen(beli.id)).toMatchObject({ sisa: '1000.00' });
  expect(await toko.saldo('5103')).toBe('0.00');
});

test('tax as on the purchase, services and landed cost; excess is a deposit with the supplier', async () => {
  const { toko, barang, baris, retur } = await openRetur();
  const beli = await toko.beli(
    '01-01',
    [
      { barang_id: barang, qty: 3, harga: '33.333333', pajak_kode: 'PPN' },
      { barang_id: barang, qty: 2, harga: 100, pajak_kode: 'PPN', dikreditkan: false },
      { akun_kode: '6202', qty: 2, harga: 25 },
    ],
    {
      biaya_tambahan: [{ jumlah: 30, akun_kode: '2303' }],
      pembayaran: [{ akun_kode: '1111', jumlah: 300 }],
    },
  );
  expect(await toko.dokumen(beli.id)).toMatchObject({ total_nilai: '383.00', sisa: '83.00' });
  const [a, b, c] = await baris(beli.id);
  const satu = await retur(beli.id, '01-02', [
    { baris_asal_id: a, qty: 1 },
    { baris_asal_id: b, qty: 1 },
    { baris_asal_id: c, qty: 1 },
  ]);
  // 111.00 + 37.00 + 25.00 credited; stock was 352.00 for 5.
  await toko.expectJurnal(
    satu.id,
    '01-02 D 2101 83.00, 1403 90.00, K 5103 3.53, 1401 3.67, 6202 25.00, 1301 140.80',
  );
  expect(await toko.pos(satu.id)).toEqual(['uang_muka 1403 90.00']);
  const dua = await retur(
    beli.id,
    '01-03',
    [
      { baris_asal_id: a, qty: 2 },
      { baris_asal_id: b, qty: 1 },
      { baris_asal_id: c, qty: 1 },
    ],
    { cara: 'tunai', nomor_nota_retur: 'NR-1' },
  );
  expect(await toko.stok(barang)).toEqual({ qty: '0', nilai: '0.00' });
  expect(await toko.saldo('1401')).toBe('0.00');
  expect(await toko.saldo('1101')).toBe('210.00');
  expect(await toko.saldo('6202')).toBe('0.00');
  expect(await toko.saldo('5103')).toBe('30.00');
  await toko.expectConsistent();
  await toko.batalkan(jenis, dua.id, { tanggal: '02-01' });
  await retur(beli.id, '02-02', [{ baris_asal_id: a, qty: 1 }], {
    cara: 'uang_muka',
    nomor_nota_retur: 'NR-1',
  });
  await expectError(
    retur(beli.id, '02-02', [{ baris_asal_id: a, qty: 1 }], { nomor_nota_retur: 'NR-1' }),
    'KONOT',
    'nomor_nota_retur',
  );
});

test('of two returns at once with the same note the second is refused', async () => {
  const { toko, barang, baris } = await openRetur();
  const isi = async () => {
    const beli = await toko.beli('01-01', [[barang, 10, 100]]);
    return {
      tanggal: hari('01-05'),
      kontak_id: toko.supplier,
      lokasi_id: toko.lokasi,
      dokumen_asal_id: beli.id,
      nomor_nota_retur: 'NR-1',
      detail: [{ baris_asal_id: (await baris(beli.id))[0], qty: 1 }],
    };
  };
  const [satu, dua] = [await isi(), await isi()];
  await expectError(
    behind(
      toko,
      (db) => createDokumen(db, jenis, satu),
      () => toko.as((db) => createDokumen(db, jenis, dua)),
    ),
    'KONOT',
    'nomor_nota_retur',
  );
});

test('a service goes back from the account that it was booked on, whatever its account is by now', async () => {
  const { toko } = await openRetur();
  const admin = toko.by({ peran: 'admin', adminKey: true });
  for (const kode of ['5190', '5191'])
    await toko.master('akun', { kode, nama: kode, subklas_id: 51, saldo_normal: 'debit' });
  const jasa = await toko.barang({ jenis: 'jasa', akun_hpp: '5190' });
  const biasa = await toko.barang({ jenis: 'jasa' });
  const { id } = await toko.beli('03-01', [
    [jasa, 10, 100],
    [biasa, 10, 10],
  ]);
  await toko.expectJurnal(id, '03-01 D 5190 1000.00, 6204 100.00, K 2101 1100.00');
  await toko.ubah('barang', jasa, { akun_hpp: '5191' });
  await admin.value(`select erp.pengaturan_patch('{"akun_peran": {"beban_penggunaan": "6209"}}')`);
  const [satu, dua] = await toko.baris(id);
  const kembali = await toko.buat('retur-pembelian', '03-02', {
    dokumen_asal_id: id,
    detail: [
      { baris_asal_id: satu?.id, qty: 4 },
      { baris_asal_id: dua?.id, qty: 10 },
    ],
  });
  await toko.expectJurnal(kembali.id, '03-02 D 2101 500.00, K 5190 400.00, 6204 100.00');
});
