import { expect, test } from '@jest/globals';
import { expectError, hari, openStory, type Row, type Toko } from '../helpers/story.ts';
import type { Baris } from '../helpers/toko.ts';

const { openBarang, openToko } = openStory();

const TAHUN = hari('01-01').slice(0, 4);

/** Goods that came and are not billed yet. */
const terima = (toko: Toko, tanggal: string, detail: Baris[], lain: Row = {}) =>
  toko.buat('pembelian', tanggal, { mode: 'penerimaan', detail, ...lain });

/** What is open of a receipt, line by line: quantity, value, and how far it is billed. */
const sisa = async (toko: Toko, id: number) => {
  const { detail, status_tagih } = await toko.baca('pembelian', id);
  return [status_tagih, ...(detail as Row[]).map((d) => `${d.qty_sisa} / ${d.nilai_sisa}`)];
};

const kontrol = async (toko: Toko, args: Row = {}) => {
  const { meta } = await toko.laporan('belum_ditagih', args);
  expect(meta.total_sisa).toBe(meta.total_kontrol);
  return meta.total_sisa;
};

test('goods received: stock, and what is owed for them, on the day of arrival', async () => {
  const { toko, barang } = await openBarang();
  const datang = await terima(toko, '03-05', [[barang, 60, 10000]], {
    nomor_surat_jalan: 'SJ-77',
  });
  expect(datang.nomor_transaksi).toBe(`TB/UTAMA/${TAHUN}03/00001`);
  await toko.expectJurnal(datang.id, '03-05 D 1301 600000.00, K 2102 600000.00');
  expect(await toko.stok(barang)).toEqual({ qty: '60', nilai: '600000.00' });
  expect(await toko.baca('pembelian', datang.id)).toMatchObject({
    mode: 'penerimaan',
    total_nilai: 0,
    sisa: null,
    dpp: 0,
    ppn: 0,
    nilai_barang: 600000,
    nomor_surat_jalan: 'SJ-77',
    status_tagih: 'belum',
    detail: [
      {
        sumber_harga: 'diisi',
        pajak_kode: null,
        ppn: 0,
        qty_ditagih: 0,
        qty_diretur: 0,
        qty_ditutup: 0,
        qty_sisa: 60,
        nilai_sisa: 600000,
      },
    ],
  });
  expect(await toko.pos(datang.id)).toEqual([]);
  expect(await toko.laporan('belum_ditagih', { per: hari('04-10') })).toMatchObject({
    meta: { total_sisa: 600000, total_kontrol: 600000, kontrol_disaring: true },
    data: [
      {
        penerimaan_id: datang.id,
        nomor_transaksi: datang.nomor_transaksi,
        kontak_id: toko.supplier,
        order_id: null,
        barang_id: barang,
        qty_sisa: 60,
        nilai_sisa: 600000,
        umur_hari: 36,
        kelompok: '31-60',
      },
    ],
  });
  // The balance sheet names it once it is older than 90 days.
  const peringatan = async (per: string) =>
    ((await toko.laporan('neraca', { per: hari(per) })) as unknown as Row).peringatan;
  expect(await peringatan('06-03')).toEqual([]);
  expect(await peringatan('06-04')).toEqual([
    `barang diterima lebih dari 90 hari sebelum ${hari('06-04')} dan belum ditagih, senilai 600000.00: ${datang.nomor_transaksi}`,
  ]);

  const seumur = { per: hari('04-10'), kelompok: 'hari_0_sampai_30' };
  expect(await toko.laporan('belum_ditagih', seumur)).toMatchObject({
    meta: { total_sisa: 0, total_kontrol: 600000, kontrol_disaring: false },
    data: [],
  });
  expect(await kontrol(toko, { kontak_id: toko.supplier })).toBe(600000);
  expect(await kontrol(toko, { kontak_id: toko.pelanggan })).toBe(0);
  expect(await kontrol(toko, { per: hari('03-04') })).toBe(0);

  await toko.batalkan('pembelian', datang.id);
  expect(await toko.saldo('2102')).toBe('0.00');
  expect(await toko.stok(barang)).toEqual({ qty: '0', nilai: '0.00' });
  expect(await kontrol(toko)).toBe(0);
});

test('a receipt with further costs, services and goods that are free', async () => {
  const { toko, barang } = await openBarang();
  const jasa = await toko.barang({ jenis: 'jasa' });
  const datang = await terima(
    toko,
    '03-05',
    [[barang, 3, 33333.333333], { barang_id: barang, qty: 1, hibah: true }, [jasa, 2, 500]],
    { biaya_tambahan: [{ jumlah: 100, akun_kode: '2303' }] },
  );
  await toko.expectJurnal(
    datang.id,
    '03-05 D 1301 100100.00, 6204 1000.00, K 2102 101000.00, 2303 100.00',
  );
  expect(await sisa(toko, datang.id)).toEqual(['belum', '3 / 100000', '1 / 0', '2 / 1000']);
  expect((await toko.baca('pembelian', datang.id)).detail).toMatchObject([
    {},
    { sumber_harga: 'hibah', harga: 0 },
    {},
  ]);
  await expectError(
    terima(toko, '03-05', [[barang, 1, 10]], { biaya_tambahan: [{ jumlah: 5 }] }),
    'VADOK',
    'biaya_tambahan.0.akun_kode',
  );
  await toko.batalkan('pembelian', datang.id);
});

test('an order is filled, at its net price', async () => {
  const { toko, barang } = await openBarang();
  const lusin = await toko.master('satuan', { kode: 'LSN', nama: 'Lusin' });
  await toko.master('barang_satuan', { barang_id: barang, satuan_id: lusin, faktor: 12 });
  const pesan = await toko.buat('order-pembelian', '03-02', {
    harga_termasuk_pajak: true,
    detail: [{ barang_id: barang, qty: 100, harga: 11100, pajak_kode: 'PPN' }],
  });
  const order_baris_id = (await toko.baris(pesan.id))[0]?.id as number;
  const baris = { barang_id: barang, order_baris_id };
  const datang = await terima(toko, '03-05', [{ ...baris, satuan_id: lusin, qty: 5 }]);
  await toko.expectJurnal(datang.id, '03-05 D 1301 600000.00, K 2102 600000.00');
  expect((await toko.baca('pembelian', datang.id)).detail).toMatchObject([
    { harga: 120000, sumber_harga: 'order', qty_sisa: 60, order_baris_id },
  ]);
  expect(await toko.baca('order-pembelian', pesan.id)).toMatchObject({
    status_order: 'sebagian',
    detail: [{ dipenuhi: 60, sisa: 40 }],
  });
  // A price of its own is net; more than is open is refused.
  const kedua = await terima(toko, '03-06', [{ ...baris, qty: 40, harga: 9000 }]);
  await toko.expectJurnal(kedua.id, '03-06 D 1301 360000.00, K 2102 360000.00');
  await expectError(terima(toko, '03-06', [{ ...baris, qty: 1 }]), 'KOORD');
  await expectError(
    terima(toko, '03-01', [{ ...baris, qty: 1 }]),
    'VADOK',
    'detail.0.order_baris_id',
  );
  await toko.batalkan('pembelian', kedua.id);
  expect(await toko.baca('order-pembelian', pesan.id)).toMatchObject({
    status_order: 'sebagian',
    detail: [{ dipenuhi: 60, sisa: 40 }],
  });
  expect((await toko.laporan('belum_ditagih')).data).toMatchObject([{ order_id: pesan.id }]);
});

test('a price that nobody says: his last invoice, the last purchase, the price of the goods', async () => {
  const { toko } = await openBarang();
  const barang = await toko.barang({ harga_beli: 7000 });
  const lain = await toko.kontak({ tipe: 'supplier' });
  const harga = async (tanggal: string, kontak_id = toko.supplier) => {
    const { id } = await terima(toko, tanggal, [{ barang_id: barang, qty: 2 }], { kontak_id });
    const { detail } = await toko.baca('pembelian', id);
    return (detail as Row[]).map((d) => [d.sumber_harga, d.harga]);
  };
  expect(await harga('01-02')).toEqual([['harga_beli', 7000]]);
  await toko.beli('01-10', [{ barang_id: barang, qty: 4, harga: 8000, diskon: 1000 }]);
  expect(await harga('01-09')).toEqual([['harga_beli', 7000]]);
  expect(await harga('01-10')).toEqual([['faktur_supplier', 7750]]);
  expect(await harga('01-11', lain)).toEqual([['pembelian_terakhir', 7750]]);
  // The supplier's own list comes first, by its unit; one that is out of use says nothing.
  const lusin = await toko.master('satuan', { kode: 'LSN', nama: 'Lusin' });
  await toko.master('barang_satuan', { barang_id: barang, satuan_id: lusin, faktor: 12 });
  const daftar = await toko.master('barang_pemasok', {
    ...{ barang_id: barang, kontak_id: toko.supplier, satuan_id: lusin, harga: 108000 },
  });
  expect(await harga('01-11')).toEqual([['daftar_pemasok', 9000]]);
  expect(await harga('01-11', lain)).toEqual([['pembelian_terakhir', 7750]]);
  const draft = await toko.draft('pembelian', '01-12', {
    ...{ mode: 'penerimaan', detail: [{ barang_id: barang, satuan_id: lusin, qty: 2 }] },
  });
  expect((await toko.baca('pembelian', draft.id)).detail).toMatchObject([
    { harga: 108000, sumber_harga: 'daftar_pemasok' },
  ]);
  await toko.ubah('barang_pemasok', daftar, { aktif: false });
  expect(await harga('01-11')).toEqual([['faktur_supplier', 7750]]);
  const polos = await toko.barang();
  await expectError(
    terima(toko, '01-12', [{ barang_id: polos, qty: 1 }]),
    'VADOK',
    'detail.0.harga',
  );
});

test('fields that a receipt does not know, and what only a receipt knows', async () => {
  const { toko, barang } = await openBarang();
  const satu: Baris[] = [[barang, 1, 10]];
  const asing: Row[] = [
    { pembayaran: [{ akun_kode: '1101', jumlah: 10 }] },
    { uang_muka: [] },
    { diskon: 1 },
    { diskon_persen: 1 },
    { nomor_faktur_supplier: 'F-1' },
    { harga_termasuk_pajak: true },
    { jatuh_tempo: hari('04-01') },
    { ppn: 1 },
    { pembulatan: 1 },
  ];
  for (const lain of asing) {
    await expectError(terima(toko, '03-05', satu, lain), 'VAMOD', Object.keys(lain)[0]);
  }
  const pajak = { barang_id: barang, qty: 1, harga: 10, pajak_kode: 'PPN' };
  await expectError(terima(toko, '03-05', [pajak]), 'VAMOD', 'detail.0.pajak_kode');
  await expectError(
    toko.beli('03-05', satu, { nomor_surat_jalan: 'SJ-1' }),
    'VAMOD',
    'nomor_surat_jalan',
  );
  await expectError(terima(toko, '03-05', [{ qty: 1, harga: 10 }]), 'VADOK', 'detail.0.barang_id');
  await expectError(
    terima(toko, '03-05', [{ barang_id: barang, harga: 1 }]),
    'VADOK',
    'detail.0.qty',
  );
  await expectError(terima(toko, '03-05', [[barang, 1, 0]]), 'VADOK', 'detail.0.harga');
});

test('what was received and not billed when the books began', async () => {
  const { toko, barang } = await openBarang();
  const awal = `${Number(TAHUN) - 1}-12-31`;
  const buka = await terima(toko, awal, [[barang, 5, 1000]], { saldo_awal: true });
  const [d, k] = await toko.jurnal(buka.id);
  expect([d, k]).toEqual(['12-31 D 3299 5000.00', '12-31 K 2102 5000.00']);
  expect(await toko.stok(barang)).toEqual({ qty: '0', nilai: '0' });
  expect(await sisa(toko, buka.id)).toEqual(['belum', '5 / 5000']);
  expect(await kontrol(toko)).toBe(5000);
  await expectError(
    terima(toko, '03-05', [[barang, 5, 1000]], { saldo_awal: true }),
    'VATGL',
    'tanggal',
  );
  await expectError(
    terima(toko, awal, [[barang, 1, 1]], {
      saldo_awal: true,
      biaya_tambahan: [{ jumlah: 1, akun_kode: '2303' }],
    }),
    'VAMOD',
    'biaya_tambahan',
  );
  await toko.batalkan('pembelian', buka.id);
  expect(await toko.saldo('3299')).toBe('0.00');
});

test('its account takes no line but of receipts', async () => {
  const toko = await openToko();
  await expectError(toko.jurnalkan('03-05', 'D 1101 10, K 2102 10'), 'VADOK', 'detail.1.akun_kode');
});

test('an order receives what is open of it, in one step', async () => {
  const { toko, barang } = await openBarang();
  const lain = await toko.barang();
  const lusin = await toko.master('satuan', { kode: 'LS', nama: 'Lusin' });
  await toko.master('barang_satuan', { barang_id: barang, satuan_id: lusin, faktor: 12 });
  const pesan = await toko.buat('order-pembelian', '03-02', {
    lokasi_id: toko.lokasi,
    detail: [
      { barang_id: barang, satuan_id: lusin, qty: 2, harga: 1200 },
      { barang_id: lain, qty: 5, harga: 50 },
    ],
  });
  const [a, b] = (await toko.baris(pesan.id)).map(({ id }) => id);
  const langkah = (isi: Row, id = pesan.id) =>
    toko.staf.row<Row & { id: number }>(
      `select * from erp.order_pembelian_terima($1, $2, nomor_surat_jalan => 'SJ-1', detail => $3)`,
      [id, isi.tanggal, isi.detail ? JSON.stringify(isi.detail) : null],
    );
  const tanggal = hari('03-05');
  const datang = await langkah({
    tanggal,
    detail: [{ baris_id: a, qty: 7, satuan_id: toko.satuan }],
  });
  expect(datang).toMatchObject({ status: 'final', nomor_transaksi: `TB/UTAMA/${TAHUN}03/00001` });
  await toko.expectJurnal(datang.id, '03-05 D 1301 700.00, K 2102 700.00');
  // What is left of the dozen is no whole part of it, so it comes in pieces.
  const sisanya = await langkah({ tanggal });
  expect(await toko.baca('pembelian', sisanya.id)).toMatchObject({
    nomor_surat_jalan: 'SJ-1',
    nilai_barang: 1950,
    detail: [
      { satuan: 'PCS', qty: 17, harga: 100 },
      { barang_id: lain, qty: 5 },
    ],
  });
  expect((await toko.baca('order-pembelian', pesan.id)).status_order).toBe('selesai');
  await expectError(langkah({ tanggal }), 'KOORD');
  await expectError(langkah({ tanggal }, datang.id), 'TDTRX');
  const asing = [
    { baris_id: 1, qty: 1 },
    { baris_id: 'x', qty: 1 },
    { baris_id: b, qty: 1 },
  ];
  await expectError(langkah({ tanggal, detail: asing }), 'VADOK', 'detail.1.baris_id');
  await expectError(langkah({ tanggal, detail: [{ baris_id: b, qty: 1 }] }), 'KOORD');

  // Where everything must be approved, a step makes a draft.
  await toko.batalkan('pembelian', sisanya.id);
  await toko.set({ wajib_persetujuan: true });
  expect(await langkah({ tanggal })).toMatchObject({ status: 'draft' });
});
