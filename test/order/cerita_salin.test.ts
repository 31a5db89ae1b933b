/** Copies of documents as working drafts: the same again, or what continues them. */
import { expect, test } from '@jest/globals';
import { beliAset, RAK } from '../aset/aset.ts';
import { openServer } from '../helpers/server.ts';
import { hari, openStory, type Row } from '../helpers/story.ts';
import { expectError as expectRefused } from '../rest/description.ts';

const { data, openToko } = openStory();
const server = openServer(data);

async function buka() {
  const toko = await openToko();
  const barang = await toko.barang({ harga_jual: 1500, harga_beli: 1000 });
  const lusin = await toko.master('satuan', { kode: 'LS', nama: 'Lusin' });
  await toko.master('barang_satuan', { barang_id: barang, satuan_id: lusin, faktor: 12 });
  await toko.beli('01-02', [[barang, 100, 1000]]);
  const rest = server.rest(await server.tokenOf(toko, 'staff'));
  const salin = (jenis: string, id: number, body: object) =>
    rest.post(`/api/transaksi/${jenis}/${id}/salin`, body);
  const kirim = (draft: number) => rest.post(`/api/draft/${draft}/submit`, {});
  /** Copies, submits, and answers the document. */
  const jadi = async (jenis: string, id: number, body: Row & { ke: string }) => {
    const made = await salin(jenis, id, { tanggal: hari('02-01'), ...body });
    expect(made.status).toBe(201);
    const sent = await kirim(made.body.draft_id);
    expect([sent.status, sent.body]).toEqual([
      sent.status,
      expect.objectContaining({ status: 'final' }),
    ]);
    return { isi: made.body.isi, baru: await toko.baca(body.ke, sent.body.id) };
  };
  return { toko, barang, lusin, rest, salin, kirim, jadi };
}

test('a quotation becomes an order with its terms, once, or again where that is said', async () => {
  const { toko, barang, lusin, salin, jadi, kirim, rest } = await buka();
  const tawar = await toko.buat('order-penjualan', '01-03', {
    mode: 'penawaran',
    berlaku_sampai: hari('06-30'),
    nomor_referensi: 'RFQ-7',
    detail: [
      { barang_id: barang, satuan_id: lusin, qty: 2, harga: 16_000, diskon: 500 },
      { barang_id: barang, qty: 3, harga: 1400 },
    ],
  });
  const [a] = await toko.baris(tawar.id);
  const kedua = await salin('order-penjualan', tawar.id, { ke: 'order-penjualan' });
  const { isi, baru } = await jadi('order-penjualan', tawar.id, {
    ke: 'order-penjualan',
    baris: [{ baris_id: a?.id, qty: 1 }],
  });
  expect(isi).toEqual({
    tanggal: hari('02-01'),
    kontak_id: toko.pelanggan,
    lokasi_id: toko.lokasi,
    nomor_referensi: 'RFQ-7',
    detail: [{ barang_id: barang, satuan_id: lusin, qty: 1, penawaran_baris_id: a?.id }],
  });
  expect(baru).toMatchObject({ total_nilai: 15_750, status_order: 'terbuka' });
  // What was copied before is judged when it is submitted.
  expectRefused(await kirim(kedua.body.draft_id), 409, 'KOSTS');
  expectRefused(await salin('order-penjualan', tawar.id, { ke: 'order-penjualan' }), 409, 'KOSTS');
  const lagi = await jadi('order-penjualan', tawar.id, { ke: 'order-penjualan', lagi: true });
  expect(lagi.isi.lagi).toBe(true);
  expect(lagi.baru.total_nilai).toBe(32_000 - 500 + 4200);
  // The quotation itself again is one without links.
  const sama = await jadi('order-penjualan', tawar.id, {
    ke: 'order-penjualan',
    mode: 'penawaran',
  });
  expect(sama.baru).toMatchObject({
    mode: 'penawaran',
    status_order: 'penawaran',
    total_nilai: 35_700,
  });
  await rest.post(`/api/transaksi/order-penjualan/${sama.baru.id}/tutup`, { hasil: 'ditolak' });
  expectRefused(
    await salin('order-penjualan', sama.baru.id as number, { ke: 'order-penjualan' }),
    409,
    'KOSTS',
  );
});

test('orders become invoices and receipts of what is open of them, and receipts their invoices and returns', async () => {
  const { toko, barang, lusin, salin, jadi } = await buka();
  const pesan = await toko.buat('order-penjualan', '01-03', {
    detail: [{ barang_id: barang, satuan_id: lusin, qty: 1, harga: 15_000 }],
  });
  const [baris] = await toko.baris(pesan.id);
  await toko.jual('01-05', [
    { barang_id: barang, satuan_id: toko.satuan, qty: 2, order_baris_id: baris?.id },
  ]);
  const { isi, baru } = await jadi('order-penjualan', pesan.id, { ke: 'penjualan' });
  expect(isi.detail).toEqual([
    { barang_id: barang, satuan_id: toko.satuan, qty: 10, order_baris_id: baris?.id },
  ]);
  expect(baru).toMatchObject({ total_nilai: 12_500 });
  expectRefused(await salin('order-penjualan', pesan.id, { ke: 'penjualan' }), 409, 'KOORD');

  const beli = await toko.buat('order-pembelian', '01-03', {
    detail: [{ barang_id: barang, qty: 20, harga: 900 }],
  });
  const datang = await jadi('order-pembelian', beli.id, {
    ke: 'pembelian',
    mode: 'penerimaan',
    baris: [{ baris_id: (await toko.baris(beli.id))[0]?.id, qty: 12 }],
  });
  expect(datang.baru).toMatchObject({ mode: 'penerimaan', nilai_barang: 10_800 });
  const terima = datang.baru.id as number;
  const faktur = await jadi('pembelian', terima, {
    ke: 'pembelian',
    baris: [{ baris_id: (await toko.baris(terima))[0]?.id, qty: 5 }],
  });
  expect(faktur.baru).toMatchObject({ total_nilai: 4500 });
  expect(faktur.baru).not.toHaveProperty('mode');
  const retur = await jadi('pembelian', terima, { ke: 'retur-pembelian' });
  expect(retur.baru).toMatchObject({ dokumen_asal_id: terima, detail: [{ qty: 7 }] });
  expectRefused(await salin('pembelian', terima, { ke: 'pembelian' }), 409, 'KOTRB');
  const sisanya = await jadi('order-pembelian', beli.id, { ke: 'pembelian' });
  expect(sisanya.baru).toMatchObject({ total_nilai: 7200 });
});

test('a sale is copied without links, days and payments, and a voided one too', async () => {
  const { toko, barang, jadi, salin } = await buka();
  const jual = await toko.jual(
    '01-05',
    [{ barang_id: barang, qty: 4, harga: 1500, diskon: 100, pajak_kode: 'PPN' }],
    {
      diskon: 50,
      ongkos: 20,
      nomor_referensi: 'PO-1',
      pembayaran: [{ akun_kode: '1101', jumlah: 10 }],
    },
  );
  const lama = await toko.baca('penjualan', jual.id);
  const { isi, baru } = await jadi('penjualan', jual.id, { ke: 'penjualan' });
  expect(isi).toEqual({
    tanggal: hari('02-01'),
    kontak_id: toko.pelanggan,
    lokasi_id: toko.lokasi,
    nomor_referensi: 'PO-1',
    diskon: 50,
    ongkos: 20,
    harga_termasuk_pajak: false,
    detail: [
      {
        barang_id: barang,
        satuan_id: toko.satuan,
        qty: 4,
        harga: 1500,
        diskon: 100,
        pajak_kode: 'PPN',
      },
    ],
  });
  expect(baru.total_nilai).toBe(lama.total_nilai);
  await toko.batalkan('penjualan', jual.id);
  expect((await salin('penjualan', jual.id, { ke: 'penjualan' })).status).toBe(201);
});

test('documents of other kinds are copied to their own, and can be submitted', async () => {
  const { toko, barang, jadi } = await buka();
  await toko.jurnalkan('01-02', 'D 1101 1000, K 3101 1000');
  const kas = await toko.buat('kas-keluar', '01-05', {
    akun_kas: '1101',
    detail: [{ akun_kode: '6101', jumlah: 75, keterangan: 'bensin' }],
  });
  const sama: [string, number, Row][] = [
    ['kas-keluar', kas.id, { total_nilai: 75 }],
    ['pembelian', (await toko.beli('01-06', [[barang, 2, 990]])).id, { total_nilai: 1980 }],
    [
      'jurnal-umum',
      (
        await toko.buat('jurnal-umum', '01-06', {
          detail: [
            { akun_kode: '6101', debit: 5 },
            { akun_kode: '1101', kredit: 5 },
          ],
        })
      ).id,
      { total_nilai: 5 },
    ],
    [
      'penggunaan-persediaan',
      (
        await toko.buat('penggunaan-persediaan', '01-06', {
          alasan: 'contoh',
          detail: [{ barang_id: barang, qty: 1 }],
        })
      ).id,
      { alasan: 'contoh', detail: [{ barang_id: barang, qty: 1 }] },
    ],
    [
      'hutang',
      (
        await toko.buat('hutang', '01-06', {
          kontak_id: toko.supplier,
          detail: [{ akun_lawan: '6101', jumlah: 40 }],
        })
      ).id,
      { total_nilai: 40 },
    ],
    [
      'kas-bank',
      (
        await toko.buat('kas-bank', '01-06', {
          akun_asal: '1101',
          akun_tujuan: '1102',
          jumlah: 9,
        })
      ).id,
      { jumlah: 9 },
    ],
  ];
  for (const [jenis, id, isi] of sama) {
    expect((await jadi(jenis, id, { ke: jenis })).baru).toMatchObject(isi);
  }
});

test('a settlement is copied with its money, which pays what is due first', async () => {
  const { toko, barang, jadi, salin } = await buka();
  await toko.jurnalkan('01-02', 'D 1101 9000, K 3101 9000');
  const faktur = await toko.jual('01-05', [[barang, 2, 1500]], { jatuh_tempo: hari('02-20') });
  await toko.jual('01-05', [[barang, 1, 1500]], { jatuh_tempo: hari('02-10') });
  for (const [jenis, kontak_id, alokasi] of [
    ['pelunasan-piutang', toko.pelanggan, [{ dokumen_id: faktur.id, jumlah: 700 }]],
    ['pelunasan-hutang', toko.supplier, undefined],
  ] as const) {
    const lama = await toko.buat(jenis, '01-06', {
      ...{ kontak_id, akun_kas: '1101', jumlah: 700, alokasi },
    });
    const { isi, baru } = await jadi(jenis, lama.id, { ke: jenis });
    expect(isi).toEqual({ tanggal: hari('02-01'), kontak_id, akun_kas: '1101', jumlah: 700 });
    expect(baru).toMatchObject({ total_nilai: 700 });
    const baris = { ke: jenis, baris: [{ baris_id: 1 }] };
    expectRefused(await salin(jenis, lama.id, baris), 400, 'VADOK baris.0.baris_id:');
  }
});

test('goods that come back, move or are counted are copied whole', async () => {
  const { toko, barang, jadi } = await buka();
  await toko.jurnalkan('01-02', 'D 1101 9000, K 3101 9000');
  const gudang = await toko.master('lokasi', { kode: 'GD', nama: 'Gudang', tipe: 'gudang' });
  const jual = await toko.jual('01-05', [[barang, 4, 1500]]);
  const [baris] = await toko.baris(jual.id);
  const sama: [string, Row, Row][] = [
    [
      'transfer-stok',
      { lokasi_tujuan_id: gudang, detail: [{ barang_id: barang, qty: 3 }] },
      { lokasi_tujuan_id: gudang, detail: [{ barang_id: barang, qty: 3 }] },
    ],
    [
      'opname-stok',
      { detail: [{ barang_id: barang, qty_fisik: 50 }] },
      { detail: [{ barang_id: barang, qty_fisik: 50 }] },
    ],
    [
      'kas-masuk',
      { akun_kas: '1101', detail: [{ akun_kode: '4201', jumlah: 80 }] },
      { total_nilai: 80 },
    ],
    [
      'piutang',
      { kontak_id: toko.pelanggan, detail: [{ akun_lawan: '4201', jumlah: 40 }] },
      { total_nilai: 40 },
    ],
    [
      'order-pembelian',
      { kontak_id: toko.supplier, detail: [{ barang_id: barang, qty: 2, harga: 900 }] },
      { total_nilai: 1800 },
    ],
    [
      'retur-penjualan',
      { cara: 'tunai', dokumen_asal_id: jual.id, detail: [{ baris_asal_id: baris?.id, qty: 1 }] },
      { total_nilai: 1500, detail: [{ barang_id: barang, qty: 1 }] },
    ],
    [
      'retur-penjualan',
      { dokumen_asal_id: jual.id, detail: [{ baris_asal_id: baris?.id, qty: 1 }] },
      { cara: 'titipan', total_nilai: 1500, detail: [{ barang_id: barang, qty: 1 }] },
    ],
  ];
  for (const [jenis, isi, jadinya] of sama) {
    const { id } = await toko.buat(jenis, '01-08', isi);
    expect((await jadi(jenis, id, { ke: jenis })).baru).toMatchObject(jadinya);
  }
});

test('depreciation and audits are not copied, and it is said why', async () => {
  const { toko, barang, salin, rest } = await buka();
  const jual = await toko.jual('01-05', [[barang, 1, 1500]]);
  const audit = await toko.buat('audit-hutang-piutang', '01-06', {
    kontak_id: toko.pelanggan,
    detail: [{ dokumen_id: jual.id, saldo_konfirmasi: 1500 }],
  });
  const ke = 'audit-hutang-piutang';
  expectRefused(await salin(ke, audit.id, { ke }), 400, 'VAMOD ke: audit mencatat');
  await beliAset(toko, { ...RAK, perolehan: 1000 });
  const susut = await toko.buat('penyusutan', { periode: hari('01') });
  expectRefused(
    await salin('penyusutan', susut.id, { ke: 'penyusutan' }),
    400,
    'VAMOD ke: satu bulan disusutkan satu kali, jadi',
  );
  const inggris = await rest.post(
    `/api/transaksi/penyusutan/${susut.id}/salin`,
    { ke: 'penyusutan' },
    { 'accept-language': 'en' },
  );
  expectRefused(inggris, 400, 'VAMOD ke: a month is depreciated once, so');
});

test('a draft is copied as it was written; other ways, lines and documents are refused', async () => {
  const { toko, barang, salin, rest } = await buka();
  const isi = {
    tanggal: hari('01-05'),
    kontak_id: toko.pelanggan,
    lokasi_id: toko.lokasi,
    detail: [{ barang_id: barang, qty: 1 }],
  };
  const draft = await rest.post('/api/transaksi/penjualan', { ...isi, draft: true });
  const made = await salin('penjualan', draft.body.id, { ke: 'penjualan', tanggal: hari('03-01') });
  expect(made.headers.get('location')).toBe(`/api/draft/${made.body.draft_id}`);
  expect(made.body.isi).toEqual({ ...isi, tanggal: hari('03-01') });
  expect((await rest.get(`/api/draft/${made.body.draft_id}`)).body.isi).toEqual(made.body.isi);
  const jual = await toko.jual('01-05', [[barang, 1, 1500]]);
  const ke = 'penjualan';
  expectRefused(await salin('penjualan', jual.id, { ke: 'pembelian' }), 400, 'VAMOD ke:');
  expectRefused(await salin('penjualan', jual.id, { ke, mode: 'x' }), 400, 'VAMOD ke:');
  expectRefused(await salin('penjualan', jual.id, {}), 400, 'VAINP');
  expectRefused(await salin('penjualan', 999_999, { ke }), 404, 'TDTRX');
  expectRefused(await salin('pembelian', jual.id, { ke: 'pembelian' }), 404, 'TDTRX');
  const asing = { ke, baris: [{ baris_id: 999_999 }] };
  expectRefused(await salin('penjualan', jual.id, asing), 400, 'VADOK baris.0.baris_id:');
  const viewer = server.rest(await server.tokenOf(toko, 'viewer'));
  const path = `/api/transaksi/penjualan/${jual.id}/salin`;
  expectRefused(await viewer.post(path, { ke }), 403, 'OTROL');
  const lain = await openToko();
  const asingnya = server.rest(await server.tokenOf(lain, 'staff'));
  expectRefused(await asingnya.post(path, { ke }), 404, 'TDTRX');
  const kunci = { 'idempotency-key': '6b0c6f4e-5a52-4f6c-9f0e-1d8a3b7c2e11' };
  const satu = await rest.post(path, { ke }, kunci);
  expect((await rest.post(path, { ke }, kunci)).body).toMatchObject({
    idempotent: true,
    hasil: { draft_id: satu.body.draft_id },
  });
});
