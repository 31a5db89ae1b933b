import { expect, test } from '@jest/globals';
import { openRest } from '../helpers/server.ts';
import { expectError, hari, openStory, type Row } from '../helpers/story.ts';

const { openToko } = openStory();

async function buka(settings: Row = {}) {
  const toko = await openToko(settings);
  const barang = await toko.barang();
  const beli = await toko.beli('01-01', [[barang, 10, 100]]);
  const status = async (id: number) => (await toko.dokumen(id)).status;
  const simulasiVoid = (jenis: string, id: number, isi: Row = {}) =>
    toko.staf.value<Row>('select erp.transaksi_void_simulate($1, $2, $3, $4, $5)', [
      jenis,
      id,
      'alasan' in isi ? isi.alasan : 'coba',
      isi.tanggal ?? null,
      isi.kaskade ?? false,
    ]);
  return { ...toko, toko, barang, beli, status, simulasiVoid };
}

const kaskade = { kaskade: true };

test('a sale whose return was sold on: the return goes with it, and nothing is short in between', async () => {
  const { toko, barang, retur, status, batalkan } = await buka();
  const jual = await toko.jual('01-05', [[barang, 10, 200]]);
  const kembali = await retur('penjualan', '01-06', jual.id, 4);
  await toko.jual('01-07', [[barang, 4, 200]]);
  const pesan = await expectError(batalkan('penjualan', jual.id), 'KODEP');
  expect(pesan).toContain(`${kembali.nomor_transaksi} (retur-penjualan, id ${kembali.id})`);
  expect(pesan).toContain('kaskade');
  await batalkan('penjualan', jual.id, kaskade);
  expect([await status(jual.id), await status(kembali.id)]).toEqual(['void', 'void']);
  expect(await toko.stok(barang)).toEqual({ qty: '6', nilai: '600.00' });
  expect(await toko.saldo('1201')).toBe('800.00');
  expect(await toko.saldo('4102')).toBe('0.00');
});

test('after the month was closed: source and return are reversed on the day asked for', async () => {
  const { toko, barang, retur, status, batalkan } = await buka();
  const jual = await toko.jual('01-05', [[barang, 6, 200]]);
  const rusak = await retur('penjualan', '03-06', jual.id, 2, {
    kondisi: 'rusak',
    cara: 'titipan',
  });
  await toko.tutupBulan(hari('01-01'));
  await batalkan('penjualan', jual.id, { ...kaskade, tanggal: '02-10' });
  expect(await status(rusak.id)).toBe('void');
  const hariVoid = async (id: number) => [
    ...new Set((await toko.pembalik(id)).map((ayat) => ayat.slice(0, 5))),
  ];
  expect(await hariVoid(jual.id)).toEqual(['02-10']);
  expect(await hariVoid(rusak.id)).toEqual(['03-06']);
  expect(await toko.stok(barang)).toMatchObject({ qty: '10' });
  expect(await toko.saldo('2301')).toBe('0.00');
});

test('a return whose deposit paid another sale: that one owes again', async () => {
  const { toko, barang, retur, status, batalkan } = await buka();
  const jual = await toko.jual('01-05', [[barang, 3, 100]]);
  const titip = await retur('penjualan', '01-06', jual.id, 2, { cara: 'titipan' });
  const lain = await toko.jual('01-08', [[barang, 2, 100]], {
    uang_muka: [{ dokumen_id: titip.id, jumlah: 200 }],
  });
  await batalkan('penjualan', jual.id, kaskade);
  expect(await status(titip.id)).toBe('void');
  expect(await toko.dokumen(lain.id)).toMatchObject({ sisa: '200.00', status_bayar: 'belum' });
  expect(await toko.saldo('2301')).toBe('0.00');
});

test('a purchase with a return: both leave, and what was sold stands in the way of both', async () => {
  const { toko, barang, retur, status, batalkan } = await buka();
  const beli = await toko.beli('01-03', [[barang, 5, 130]]);
  const kembali = await retur('pembelian', '01-04', beli.id, 3);
  await toko.jual('01-05', [[barang, 10, 200]]);
  await batalkan('pembelian', beli.id, kaskade);
  expect([await status(beli.id), await status(kembali.id)]).toEqual(['void', 'void']);
  expect(await toko.stok(barang)).toEqual({ qty: '0', nilai: '0.00' });
  expect(await toko.saldo('5103')).toBe('0.00');
});

test('an audit that set a sale off and wrote it off goes with the sale, the other side is owed again', async () => {
  const { toko, barang, beli, status, buat, batalkan } = await buka();
  const jual = await toko.jual('01-05', [[barang, 5, 100]]);
  // The same contact buys and sells.
  const hutang = await toko.beli('01-05', [[barang, 3, 100]], { kontak_id: toko.pelanggan });
  const audit = await buat('audit-hutang-piutang', '01-20', {
    kontak_id: toko.pelanggan,
    detail: [{ dokumen_id: jual.id, saldo_konfirmasi: 480 }],
    kompensasi: [{ piutang_id: jual.id, hutang_id: hutang.id, jumlah: 250 }],
  });
  expect(await expectError(batalkan('penjualan', jual.id), 'KODEP')).toContain(
    `(audit-hutang-piutang, id ${audit.id})`,
  );
  await batalkan('penjualan', jual.id, kaskade);
  expect(await status(audit.id)).toBe('void');
  expect(await toko.dokumen(hutang.id)).toMatchObject({ sisa: '300.00', status_bayar: 'belum' });
  expect(await toko.saldo('6206')).toBe('0.00');
  expect(await toko.dokumen(beli.id)).toMatchObject({ sisa: '1000.00' });
});

test('what cannot be released is named: a filled order, a deposit that was paid back', async () => {
  const { toko, barang, buat, batalkan, baca } = await buka();
  const order = await buat('order-penjualan', '01-02', {
    reservasi: true,
    detail: [[barang, 4, 100]],
  });
  const [baris] = (await baca('order-penjualan', order.id)).detail as { id: number }[];
  const kirim = await toko.jual('01-04', [
    { barang_id: barang, qty: 3, order_baris_id: baris?.id },
  ]);
  const pesan = await expectError(batalkan('order-penjualan', order.id, kaskade), 'KODEP');
  expect(pesan).toContain(`${kirim.nomor_transaksi} (penjualan, id ${kirim.id})`);
  expect(pesan).toContain('tutup order');
  // The delivery goes, the order is open again and reserves anew.
  await batalkan('penjualan', kirim.id, kaskade);
  expect(await toko.dokumen(order.id)).toMatchObject({ status_order: 'terbuka' });
  const titip = await buat('kas-masuk', '01-05', {
    kontak_id: toko.pelanggan,
    detail: [{ akun_kode: '2301', jumlah: 500 }],
  });
  const keluar = await buat('kas-keluar', '01-06', {
    kontak_id: toko.pelanggan,
    detail: [{ akun_kode: '2301', jumlah: 100, dokumen_id: titip.id }],
  });
  expect(await expectError(batalkan('kas-masuk', titip.id, kaskade), 'KODEP')).toContain(
    `(kas-keluar, id ${keluar.id})`,
  );
});

test('a journal with its automatic reversal', async () => {
  const { toko, status, batalkan } = await buka();
  const asal = await toko.jurnalkan('01-31', 'D 6203 90, K 2303 90', {
    balik_otomatis: hari('02-01'),
  });
  const balik = await toko.pekerja.value<number>('select erp_private.worker_jurnal_balik($1)', [
    asal.id,
  ]);
  await batalkan('jurnal-umum', asal.id, kaskade);
  expect(await status(balik)).toBe('void');
  expect(await toko.saldo('6203')).toBe('0.00');
});

test('a simulated void shows everything and keeps nothing', async () => {
  const { toko, barang, retur, status, simulasiVoid } = await buka();
  const lagi = await toko.beli('01-02', [[barang, 10, 200]]);
  const jual = await toko.jual('01-05', [[barang, 4, 300]]);
  const kembali = await retur('pembelian', '01-06', lagi.id, 1);
  const sebelum = await toko.rows('select count(*) from mutasi_stok');
  await expectError(simulasiVoid('pembelian', lagi.id), 'KODEP');
  await expectError(simulasiVoid('pembelian', lagi.id, { alasan: ' ' }), 'VAALA', 'alasan');
  await expectError(simulasiVoid('penjualan', lagi.id), 'TDTRX');
  const hasil = await simulasiVoid('pembelian', lagi.id, kaskade);
  expect(hasil).toMatchObject({
    id: lagi.id,
    nomor_transaksi: lagi.nomor_transaksi,
    status: 'void',
    simulasi: true,
    dilepas: [{ id: kembali.id, jenis: 'retur-pembelian', cara: 'void', induk_id: lagi.id }],
    stok: [
      { barang_id: barang, qty: 1 },
      { barang_id: barang, qty: -10, nilai: -2000 },
    ],
  });
  // The sale cost 150 each; of the first purchase alone it costs 100.
  const { rincian } = hasil.koreksi as { rincian: Row[] };
  expect(rincian.filter(({ transaksi_id }) => transaksi_id === jual.id)).toMatchObject([
    {
      nomor_transaksi: jual.nomor_transaksi,
      jenis: 'penjualan',
      tanggal: hari('01-05'),
      nilai_menjadi: -400,
      lintas_periode: false,
    },
  ]);
  expect(hasil.jurnal).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ nomor: `${lagi.nomor_transaksi}/V` }),
      expect.objectContaining({ nomor: `${kembali.nomor_transaksi}/V` }),
    ]),
  );
  expect(await toko.rows('select count(*) from mutasi_stok')).toEqual(sebelum);
  expect([await status(lagi.id), await status(kembali.id)]).toEqual(['final', 'final']);
});

test('simulated over REST, with a key that is not used up', async () => {
  const { toko, barang, status } = await buka();
  const jual = await toko.jual('01-05', [[barang, 2, 300]]);
  const rest = await openRest(toko, 'staff');
  const url = `/api/transaksi/penjualan/${jual.id}/void?simulasi=true`;
  const coba = await rest.post(url, { alasan: 'coba' });
  expect(coba).toMatchObject({
    status: 200,
    body: { status: 'void', simulasi: true, dilepas: [], koreksi: { jumlah: 0, rincian: [] } },
  });
  expect(coba.text).toMatch(/"nilai" ?: ?200\.00/);
  expect(await status(jual.id)).toBe('final');
  expect(await rest.post(url, {})).toMatchObject({ status: 400 });
});

test('a simulated back-dated purchase lists the corrections and the stocktakings after it', async () => {
  const { toko, barang, simulasi } = await buka();
  const jual = await toko.jual('02-05', [[barang, 4, 300]]);
  const opname = await toko.hitung('03-07', barang, 5);
  await toko.tutupBulan(hari('02-01'));
  const hasil = await simulasi('pembelian', '01-10', { detail: [[barang, 10, 200]] });
  expect(hasil).toMatchObject({
    simulasi: true,
    stok: [{ barang_id: barang, qty: 10, nilai: 2000 }],
    koreksi: {
      jumlah: 2,
      dokumen: 2,
      selisih: -250,
      rincian: [
        {
          transaksi_id: jual.id,
          tanggal: hari('02-05'),
          qty: -4,
          nilai_semula: -400,
          nilai_menjadi: -600,
          selisih: -200,
          jurnal_tanggal: hari('03-01'),
          lintas_periode: true,
        },
        {
          transaksi_id: opname.id,
          nilai_semula: -100,
          nilai_menjadi: -150,
          jurnal_tanggal: hari('03-07'),
          lintas_periode: false,
        },
      ],
    },
    opname_sesudah: [
      { id: opname.id, barang_id: barang, qty_fisik: 5, qty_sistem: 6, selisih: -1 },
    ],
  });
});

test('reserved stock is kept from transfers, own use and returns to the supplier', async () => {
  const { toko, barang, beli, buat, retur } = await buka();
  const cabang = await toko.master('lokasi', { kode: 'CABANG', nama: 'Cabang' });
  await buat('order-penjualan', '01-02', { reservasi: true, detail: [[barang, 8, 100]] });
  const pindah = (qty: number) =>
    buat('transfer-stok', '01-03', { lokasi_tujuan_id: cabang, detail: [[barang, qty]] });
  const pakai = (qty: number) =>
    buat('penggunaan-persediaan', '01-03', { detail: [[barang, qty]] });
  await expectError(pindah(3), 'KORSV', 'detail.0.qty');
  await expectError(pakai(3), 'KORSV', 'detail.0.qty');
  await expectError(retur('pembelian', '01-03', beli.id, 3), 'KORSV', 'detail.0.qty');
  await pakai(1);
  await retur('pembelian', '01-03', beli.id, 1);
  await expectError(pindah(1), 'KORSV', 'detail.0.qty');
});
