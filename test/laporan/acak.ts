/** Random trade in any order of its dates, with voids, settlements and deposits, and every report about it. */
import fc from 'fast-check';
import { hari, type Toko } from '../helpers/toko.ts';
import type { Row } from './laporan.ts';

export const laporan = (toko: Toko, nama: string, args?: Row) => toko.laporan(nama, args);

export const tanggal = (hariKe: number) =>
  new Date(Date.parse(hari('01-02')) + hariKe * 86_400_000).toISOString().slice(0, 10);

export type Langkah = { jenis: number; hari: number; qty: number; harga: number; pilih: number };
export const langkah: fc.Arbitrary<Langkah> = fc.record({
  jenis: fc.integer({ min: 0, max: 9 }),
  hari: fc.integer({ min: 0, max: 150 }),
  qty: fc.integer({ min: 1, max: 5 }),
  harga: fc.integer({ min: 100, max: 99_999 }),
  pilih: fc.nat(1000),
});

export type Buku = {
  toko: Toko;
  barang: number[];
  tempat: number[];
  dokumen: [string, number, string][];
  /** The customer; the shop's own where none is named. */
  pelanggan?: number[];
  /** Values of dimensions that lines of sales carry, none where none are named. */
  nilai?: Row[];
};

/** One step of the trade; what the books refuse (stock, dates, dependents) is no step. */
export async function jalankan(buku: Buku, l: Langkah): Promise<void> {
  const { toko, barang, tempat, dokumen } = buku;
  const { buat, batalkan } = toko;
  const dari = <T>(isi: readonly T[]): T => isi[l.pilih % isi.length] as T;
  const kepala = { tanggal: tanggal(l.hari), lokasi_id: dari(tempat) };
  const detail = [{ barang_id: dari(barang), qty: l.qty, harga: l.harga / 100, pajak_kode: 'PPN' }];
  const pembeli = dari(buku.pelanggan ?? [toko.pelanggan]);
  const jual = detail.map((satu) => ({
    ...satu,
    ...(buku.nilai && { dimensi: dari(buku.nilai) }),
  }));
  const uang = { tanggal: kepala.tanggal, akun_kas: '1111', jumlah: l.harga / 100 };
  const kinds: [string, () => Row][] = [
    ['pembelian', () => ({ ...kepala, kontak_id: toko.supplier, detail })],
    ['pembelian', () => ({ ...kepala, kontak_id: toko.supplier, detail })],
    ['penjualan', () => ({ ...kepala, kontak_id: pembeli, detail: jual })],
    [
      'penjualan',
      () => ({
        ...kepala,
        kontak_id: pembeli,
        detail: jual,
        ongkos: l.qty,
        pembayaran: [{ akun_kode: '1101', jumlah: l.qty }],
      }),
    ],
    ['pelunasan-piutang', () => ({ ...uang, kontak_id: pembeli, kelebihan: 'titipan' })],
    ['pelunasan-hutang', () => ({ ...uang, kontak_id: toko.supplier, kelebihan: 'titipan' })],
    [
      'transfer-stok',
      () => ({
        tanggal: kepala.tanggal,
        lokasi_asal_id: tempat[0],
        lokasi_tujuan_id: tempat[1],
        dua_langkah: l.harga % 2 === 0,
        detail: [{ barang_id: dari(barang), qty: l.qty }],
      }),
    ],
    [
      'penggunaan-persediaan',
      () => ({ ...kepala, alasan: 'contoh', detail: [{ barang_id: dari(barang), qty: 1 }] }),
    ],
  ];
  const pilihan = kinds[l.jenis];
  if (pilihan) {
    const isi = pilihan[1]();
    const dibuat = await buat(pilihan[0], isi);
    dokumen.push([pilihan[0], dibuat.id, isi.tanggal]);
  } else if (dokumen.length > 0) {
    const [jenis, id, hariIni] = dari(dokumen);
    const lain = tanggal(Math.max(l.hari, 150));
    await batalkan(jenis, id, {
      tanggal: l.jenis === 8 && lain >= hariIni ? lain : null,
      kaskade: l.harga % 2 === 0,
    });
  }
}

export const refused = (error: unknown) => {
  if (!/^(KO|VA|TD)/.test(`${(error as Row).code}`)) throw error;
};

/** What the sales summary is asked by there. */
export const RINGKASAN = [
  ['barang'],
  ['kategori'],
  ['pelanggan'],
  ['bulan'],
  ['hari'],
  ['kontak', 'bulan'],
];

/** Every report at a day, to be compared with it later. */
export async function potret(toko: Toko, per: string, diketahui: string | null): Promise<Row> {
  const dari = tanggal(Number(per.slice(8)) + 10) < per ? tanggal(20) : tanggal(0);
  const masa = { dari, sampai: per };
  const lain = { diketahui, per_page: 500 };
  const hasil: Row = {
    neraca: await laporan(toko, 'neraca', { per, diketahui }),
    rugi_laba: await laporan(toko, 'rugi_laba', { ...masa, diketahui }),
    neraca_saldo: await laporan(toko, 'neraca_saldo', { ...masa, diketahui }),
    arus_kas: await laporan(toko, 'arus_kas', { ...masa, diketahui }),
    perubahan_ekuitas: await laporan(toko, 'perubahan_ekuitas', { ...masa, diketahui }),
    ppn: await laporan(toko, 'ppn', { masa: per.slice(0, 7), ...lain }),
    piutang: await laporan(toko, 'piutang', { sampai: per, ...lain }),
    hutang: await laporan(toko, 'hutang', { sampai: per, ...lain }),
    lunas: await laporan(toko, 'piutang', { sampai: per, status: 'lunas', ...lain }),
    stok: await laporan(toko, 'stok', { per, ...lain }),
    lokasi: await laporan(toko, 'stok', { per, per_lokasi: true, ...lain }),
    penjualan: await laporan(toko, 'penjualan', { ...masa, ...lain }),
    jurnal: await laporan(toko, 'jurnal', { ...masa, ...lain }),
    besar: await laporan(toko, 'buku_besar', { akun_kode: '1301', ...masa, ...lain }),
  };
  for (const group_by of RINGKASAN) {
    const args = { group_by, ...masa, ...lain };
    hasil[`summary ${group_by}`] = await laporan(toko, 'penjualan_summary', args);
  }
  for (const { barang_id, lokasi_id } of hasil.lokasi.data) {
    const args = { barang_id, lokasi_id, ...masa, ...lain };
    hasil[`kartu ${barang_id} ${lokasi_id}`] = await laporan(toko, 'kartu_stok', args);
    hasil[`kartu ${barang_id}`] = await laporan(toko, 'kartu_stok', { ...args, lokasi_id: null });
  }
  return hasil;
}
