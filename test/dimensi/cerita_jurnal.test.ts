/** Values of dimensions in the journal: each kind, from its document to the ledger. */
import { beforeAll, expect, test } from '@jest/globals';
import { RAK } from '../aset/aset.ts';
import { type Dibuat, hari, openStory, type Row, type Toko } from '../helpers/story.ts';
import { lalu } from '../helpers/tahun.ts';
import { createMaster } from '../helpers/toko.ts';
import { berDimensi, jurnalDimensi } from './dimensi.ts';

const { openToko } = openStory('few');

let toko: Toko;
/** Goods that cost 10 each. */
let barang: number;
let jasa: number;
let cabang: number;
const [JKT, BDG] = [{ cabang: 'JKT' }, { cabang: 'BDG' }];
const [P1, P2] = [{ proyek: 'P1' }, { proyek: 'P2' }];
const SEMUA = { dimensi: { ...BDG, ...P2 } };

beforeAll(async () => {
  toko = await openToko({ poin_aktif: true });
  await berDimensi(toko);
  barang = await toko.barang();
  jasa = await toko.barang({ jenis: 'jasa', nama: 'Jasa' });
  cabang = await toko.master('lokasi', { nama: 'Cabang' });
  await toko.beli('01-05', [[barang, 1000, 10]]);
  await toko.jurnalkan('01-05', 'D 1101 100000, K 3101 100000');
});

const line = (dimensi: Row, lain: Row = {}): Row => ({
  barang_id: barang,
  qty: 1,
  harga: 100,
  dimensi,
  ...lain,
});
const garis = async (id: number, n = 0) => (await toko.baris(id))[n]?.id as number;

const sorted = (ayat: string): string[] => ayat.split(', ').sort();

const jual = (lain: Row = {}) =>
  toko.buat('penjualan', '02-01', {
    dimensi: JKT,
    detail: [line(P1), line({ ...P2, ...BDG }, { qty: 2 })],
    ...lain,
  });
const beli = (lain: Row = {}) =>
  toko.buat('pembelian', '02-01', {
    dimensi: JKT,
    detail: [
      line(P1, { harga: 10 }),
      { akun_kode: '6202', qty: 1, harga: 30, dimensi: P2 },
      { barang_id: jasa, qty: 1, harga: 7, dimensi: BDG },
    ],
    ...lain,
  });

const kasus: Record<string, [() => Promise<Dibuat>, string]> = {
  penjualan: [
    () => jual({ ongkos: 5, pembayaran: [{ akun_kode: '1101', jumlah: 100 }] }),
    'D 1201 205 JKT, D 1101 100 JKT, D 5101 10 JKT/P1, D 5101 20 BDG/P2, K 4101 100 JKT/P1, K 4101 200 BDG/P2, K 4104 5 JKT, K 1301 30 JKT',
  ],
  pembelian: [
    () => beli({ biaya_tambahan: [{ jumlah: 4, akun_kode: '6203' }], pembulatan: '0.5' }),
    'D 1301 14 JKT, D 6202 30 JKT/P2, D 6204 7 BDG, D 6303 0.5 JKT, K 2101 47.5 JKT, K 6203 4 JKT',
  ],
  'retur-penjualan': [
    async () => {
      const { id } = await jual();
      const detail = [
        { baris_asal_id: await garis(id), qty: 1 },
        { baris_asal_id: await garis(id, 1), qty: 1 },
      ];
      return toko.buat('retur-penjualan', '02-02', {
        dokumen_asal_id: id,
        cara: 'potong_piutang',
        detail,
      });
    },
    'D 4102 100 JKT/P1, D 4102 100 BDG/P2, D 1301 20 JKT, K 1201 200 JKT, K 5101 10 JKT/P1, K 5101 10 BDG/P2',
  ],
  'retur-pembelian': [
    async () => {
      const { id } = await beli();
      const detail = await Promise.all(
        [0, 1, 2].map(async (n) => ({ baris_asal_id: await garis(id, n), qty: 1 })),
      );
      return toko.buat('retur-pembelian', '02-02', { dokumen_asal_id: id, detail });
    },
    'D 2101 47 JKT, K 6202 30 JKT/P2, K 6204 7 BDG, K 1301 10 JKT',
  ],
  'order-penjualan': [
    async () => {
      const pesan = await toko.buat('order-penjualan', '02-01', {
        dimensi: JKT,
        detail: [line(P1), line(P2)],
      });
      const detail = [
        { barang_id: barang, qty: 1, order_baris_id: await garis(pesan.id) },
        { barang_id: barang, qty: 1, order_baris_id: await garis(pesan.id, 1), dimensi: P1 },
      ];
      return toko.buat('penjualan', '02-02', { detail });
    },
    'D 1201 200 JKT, D 5101 20 JKT/P1, K 4101 200 JKT/P1, K 1301 20 JKT',
  ],
  'opname-stok': [
    () =>
      toko.hitung('02-01', barang, 1, {
        dimensi: JKT,
        lokasi_id: cabang,
        detail: [{ barang_id: barang, qty_fisik: 2, hpp: 10, dimensi: P1 }],
      }),
    'D 1301 20 JKT, K 5201 20 JKT/P1',
  ],
  'penggunaan-persediaan': [
    () =>
      toko.buat('penggunaan-persediaan', '02-01', {
        dimensi: JKT,
        detail: [{ barang_id: barang, qty: 1, pajak_kode: 'PPN', dimensi: P1 }],
      }),
    'D 6204 11.1 JKT/P1, K 1301 10 JKT, K 2201 1.1 JKT',
  ],
  'transfer-stok': [
    async () => {
      const kirim = await toko.buat('transfer-stok', '02-01', {
        lokasi_tujuan_id: cabang,
        dua_langkah: true,
        dimensi: JKT,
        detail: [{ barang_id: barang, qty: 3 }],
      });
      const sampai = [{ baris_id: await garis(kirim.id), qty: 2 }];
      await toko.terima('transfer-stok', kirim.id, '02-02', sampai, true);
      return kirim;
    },
    'D 1302 30 JKT, K 1301 30 JKT, D 1301 20 JKT, D 5203 10 JKT, K 1302 30 JKT',
  ],
  'kas-masuk': [
    () =>
      toko.buat('kas-masuk', '02-01', {
        dimensi: JKT,
        detail: [
          { akun_kode: '4201', jumlah: 111, pajak_kode: 'PPN', dimensi: P1 },
          {
            akun_kode: '2301',
            jumlah: 111,
            kontak_id: toko.pelanggan,
            pajak_kode: 'PPN',
            ...SEMUA,
          },
        ],
      }),
    'D 1101 222 JKT, K 4201 100 JKT/P1, K 2301 100 JKT, K 2201 22 JKT',
  ],
  'kas-keluar': [
    async () => {
      const { id } = await toko.buat('kas-masuk', '02-01', {
        kontak_id: toko.pelanggan,
        dimensi: P1,
        detail: [{ akun_kode: '2301', jumlah: 111, pajak_kode: 'PPN' }],
      });
      return toko.buat('kas-keluar', '02-02', {
        kontak_id: toko.pelanggan,
        dimensi: JKT,
        detail: [
          { akun_kode: '2301', jumlah: 111, dokumen_id: id },
          { akun_kode: '6203', jumlah: 10, dimensi: P2 },
        ],
      });
    },
    'D 2301 100 P1, D 6203 10 JKT/P2, D 2201 11 P1, K 1101 121 JKT',
  ],
  'kas-bank': [
    async () => {
      const kirim = await toko.buat('kas-bank', '02-01', {
        akun_asal: '1101',
        akun_tujuan: '1111',
        jumlah: 10,
        biaya_admin: 1,
        transit: true,
        dimensi: JKT,
      });
      await toko.terima('kas-bank', kirim.id, '02-02');
      return kirim;
    },
    'D 1191 10 JKT, D 6301 1 JKT, K 1101 11 JKT, D 1111 10 JKT, K 1191 10 JKT',
  ],
  piutang: [
    () =>
      toko.buat('piutang', '02-01', {
        kontak_id: toko.pelanggan,
        dimensi: JKT,
        detail: [
          { akun_lawan: '1101', jumlah: 10, dimensi: P1 },
          { akun_lawan: '4201', jumlah: 20, dimensi: P1 },
        ],
      }),
    'D 1201 30 JKT, K 1101 10 JKT, K 4201 20 JKT/P1',
  ],
  hutang: [
    () =>
      toko.buat('hutang', '02-01', {
        kontak_id: toko.supplier,
        dimensi: JKT,
        detail: [
          { akun_lawan: '6203', jumlah: 100, pph_kode: 'PPH23', pajak_kode: 'PPN', dimensi: P1 },
        ],
      }),
    'D 6203 100 JKT/P1, D 1401 11 JKT, K 2101 109 JKT, K 2203 2 JKT',
  ],
  'pelunasan-piutang': [
    async () => {
      const { id } = await jual();
      const titipan = await toko.buat('kas-masuk', '02-01', {
        kontak_id: toko.pelanggan,
        dimensi: P1,
        detail: [{ akun_kode: '2301', jumlah: 50 }],
      });
      return toko.buat('pelunasan-piutang', '02-02', {
        dimensi: BDG,
        jumlah: 200,
        biaya_bank: 1,
        alokasi: [{ dokumen_id: id, jumlah: 240, potongan: 6, pph: 4 }],
        uang_muka: [{ dokumen_id: titipan.id, jumlah: 50 }],
      });
    },
    'D 1101 199 BDG, D 6301 1 BDG, D 2301 50 P1, D 4103 6 JKT, D 1402 4 JKT, K 1201 250 JKT, K 2301 10 BDG',
  ],
  'pelunasan-hutang': [
    async () => {
      const { id } = await beli();
      return toko.buat('pelunasan-hutang', '02-02', {
        akun_kas: '1101',
        dimensi: BDG,
        jumlah: 40,
        alokasi: [{ dokumen_id: id, jumlah: 40, potongan: 7 }],
      });
    },
    'D 2101 47 JKT, K 5102 7 JKT, K 1101 40 BDG',
  ],
  'uang muka': [
    async () => {
      const titipan = await toko.buat('kas-masuk', '02-01', {
        kontak_id: toko.pelanggan,
        dimensi: P1,
        detail: [{ akun_kode: '2301', jumlah: 111, pajak_kode: 'PPN' }],
      });
      return jual({
        detail: [line(P2, { pajak_kode: 'PPN' })],
        uang_muka: [{ dokumen_id: titipan.id, jumlah: 100 }],
      });
    },
    'D 5101 10 JKT/P2, D 2301 100 P1, D 2201 11 P1, K 4101 100 JKT/P2, K 2201 11 JKT, K 1301 10 JKT',
  ],
  'audit-hutang-piutang': [
    async () => {
      const [a, b] = [await jual(), await jual()];
      return toko.buat('audit-hutang-piutang', '02-02', {
        kontak_id: toko.pelanggan,
        dimensi: P1,
        detail: [
          { dokumen_id: a.id, saldo_konfirmasi: 290 },
          { dokumen_id: b.id, saldo_konfirmasi: 280, ...SEMUA },
        ],
      });
    },
    'D 6206 10 JKT/P1, D 6206 20 BDG/P2, K 1201 30 JKT',
  ],
  'saldo-awal-piutang': [
    () =>
      toko.buat('saldo-awal-piutang', `${new Date().getUTCFullYear() - 2}-12-31`, {
        kontak_id: toko.pelanggan,
        dimensi: JKT,
        detail: [{ nomor_faktur_asli: 'F-1', tanggal_faktur: '2020-01-01', nilai_sisa: 5 }],
      }),
    'D 1201 5 JKT, K 3299 5 JKT',
  ],
  'bayar-poin': [
    async () => {
      await toko.buat('bayar-poin', '02-01', {
        mode: 'saldo_awal',
        tanggal: lalu('12-31'),
        poin: 100,
        nilai: 100,
        dimensi: P1,
      });
      return toko.buat('bayar-poin', '02-02', {
        poin: 100,
        cara: 'barang',
        lokasi_id: toko.lokasi,
        dimensi: JKT,
        detail: [
          { barang_id: barang, qty: 1, dimensi: P1 },
          { barang_id: jasa, qty: 1, dimensi: P2 },
        ],
      });
    },
    'D 2302 100 P1, D 6101 9900 JKT, D 5101 10 JKT/P1, K 4101 5000 JKT/P1, K 4104 5000 JKT/P2, K 1301 10 JKT',
  ],
  penyusutan: [
    async () => {
      const beli = await toko.buat('pembelian', '01-06', {
        dimensi: JKT,
        detail: [{ akun_kode: '1504', qty: 1, harga: 1000, dimensi: P1 }],
      });
      const asal = [{ baris_id: Number(await garis(beli.id)), nilai: 1000 }];
      const rak = { ...RAK, tanggal: hari('01-06'), perolehan: 1000, asal };
      const aset_id = await toko.as((db) => createMaster(db, 'aset', rak));
      await toko.buat('penyusutan', {
        periode: hari('01'),
        dimensi: BDG,
        detail: [
          { aset_id, dimensi: P2 },
          { akun_beban: '6205', akun_akumulasi: '1603', nilai: 7 },
        ],
      });
      return toko.buat('penyusutan', { periode: hari('02') });
    },
    'D 6205 100 JKT/P1, K 1604 100 JKT/P1',
  ],
  'jurnal-umum': [
    async () => {
      const { id } = await jual();
      return toko.buat('jurnal-umum', '02-02', {
        kontak_id: toko.pelanggan,
        dimensi: BDG,
        detail: [
          { akun_kode: '1101', debit: 10 },
          { akun_kode: '1111', debit: 10, dimensi: P1 },
          { akun_kode: '6203', debit: 5, dimensi: P2 },
          { akun_kode: '1201', kredit: 25, dokumen_id: id },
        ],
      });
    },
    'D 1101 10 BDG, D 1111 10 BDG/P1, D 6203 5 BDG/P2, K 1201 25 JKT',
  ],
};

test.each(Object.entries(kasus))(
  '%s, and its void takes back just that',
  async (_, [buat, harap]) => {
    const { id } = await buat();
    const ada = await jurnalDimensi(toko, id, ['transaksi', 'terima']);
    expect(ada).toBe(harap);
    const { jenis } = await toko.dokumen(id);
    await toko.batalkan(jenis as string, id, { kaskade: true });
    const balik = ada.replace(/[DK] /g, (sisi) => (sisi === 'D ' ? 'K ' : 'D '));
    expect(sorted(await jurnalDimensi(toko, id, ['pembalik']))).toEqual(sorted(balik));
  },
);
