import { z } from 'zod';
import { angka, bilanganBulat, graphqlNotes, tanggalHasil, teksHasil } from './fields.ts';

const keysOf = <K extends string>(names: Readonly<Record<K, string>>) =>
  Object.keys(names) as [K, ...K[]];

/** The metrics that a question can ask for, with their names in English. */
export const METRIK_NAMES = {
  penjualan: 'net sales',
  qty_terjual: 'quantity sold',
  potongan: 'discounts',
  hpp: 'cost of goods sold',
  laba_kotor: 'gross profit',
  margin: 'gross margin',
  beban: 'operating expenses',
  semua_beban: 'expenses',
  laba_usaha: 'operating profit',
  pendapatan_lain: 'other income',
  laba_bersih: 'net profit',
  jumlah_penjualan: 'number of sales',
  rata_penjualan: 'average sale',
  pelanggan_aktif: 'customers who bought',
  retur_penjualan: 'sales returns',
  pembelian: 'purchases',
  jumlah_pembelian: 'number of purchases',
  retur_pembelian: 'purchase returns',
  kas: 'cash and bank',
  kas_masuk: 'cash received',
  kas_keluar: 'cash paid',
  arus_kas: 'net cash flow',
  aset: 'assets',
  kewajiban: 'liabilities',
  ekuitas: 'equity',
  piutang: 'receivables',
  piutang_jatuh_tempo: 'overdue receivables',
  hutang: 'payables',
  hutang_jatuh_tempo: 'overdue payables',
  stok: 'stock',
  nilai_stok: 'stock value',
  barang_menipis: 'goods below their minimum stock',
  barang_habis: 'goods out of stock',
};
export const METRIK = keysOf(METRIK_NAMES);

const BERNAMA = {
  barang: 'product',
  kategori: 'category',
  merek: 'brand',
  pelanggan: 'customer',
  supplier: 'supplier',
  kota: 'city',
  lokasi: 'location',
  akun: 'account',
  umur: 'age',
};
const WAKTU = { hari: 'day', minggu: 'week', bulan: 'month', kuartal: 'quarter', tahun: 'year' };
/** Dimensions whose values have names, by which an answer may be grouped and filtered. */
export const DIMENSI_BERNAMA = keysOf(BERNAMA);
export const DIMENSI_WAKTU = keysOf(WAKTU);
/** The dimensions by which an answer may be grouped, with their names in English. */
export const DIMENSI_NAMES = { ...BERNAMA, ...WAKTU };
export const DIMENSI = keysOf(DIMENSI_NAMES);

const rentang = { dari: tanggalHasil('Hari pertama'), sampai: tanggalHasil('Hari terakhir') };
const periode = z.object({
  ...rentang,
  pembanding: z.object(rentang).register(graphqlNotes, { name: 'JawabanAiPembanding' }).nullable(),
});
const metrikEnum = z.enum(METRIK).register(graphqlNotes, { name: 'MetrikAi' });
const dimensiEnum = z.enum(DIMENSI).register(graphqlNotes, { name: 'DimensiAi' });
const metrik = z.array(metrikEnum);

const angkaMetrik = Object.fromEntries(
  METRIK.map((kode) => [kode, angka(kode).nullable().optional()]),
);
const bandingan = (description: string) =>
  z
    .object(angkaMetrik)
    .meta({ description })
    .register(graphqlNotes, { name: 'JawabanAiAngka' })
    .nullable()
    .optional();
const angkaBanding = {
  ...angkaMetrik,
  pembanding: bandingan('Angka periode pembanding, bila diminta'),
  perubahan: bandingan('Perubahan dalam persen, bila ada pembanding'),
};

const total = z
  .object(angkaBanding)
  .meta({ example: { penjualan: 168000.0 } })
  .register(graphqlNotes, { name: 'JawabanAiTotal' });

/** A group: its name and key by each dimension that was asked for, and its figures. */
const baris = z
  .object({
    ...Object.fromEntries(
      DIMENSI.flatMap((kode) => [
        [kode, teksHasil(`Nama ${kode}`).nullable().optional()],
        [`${kode}_kunci`, teksHasil(`Kunci ${kode}`).nullable().optional()],
      ]),
    ),
    ...angkaBanding,
  })
  .meta({ example: { barang: 'Kopi Bubuk', barang_kunci: '18', penjualan: 168000.0 } })
  .register(graphqlNotes, { name: 'JawabanAiBaris' });

const sumber = z.array(
  z
    .object({
      laporan: teksHasil('Asal angka', 'laba'),
      tautan: teksHasil('Laporan dengan angka yang sama', '/api/laporan/rugi-laba?dari=2026-01-01'),
    })
    .register(graphqlNotes, { name: 'JawabanAiSumber' }),
);

/** The database's answer to a question that has been mapped. */
export const aiQuery = z
  .object({
    dipahami: z.boolean().meta({ description: 'false: hanya gagal yang terisi' }),
    gagal: z
      .object({
        sebab: z
          .enum(['nama', 'dimensi', 'terlalu_banyak'])
          .register(graphqlNotes, { name: 'SebabAi' }),
        dimensi: teksHasil('Dimensi yang tidak dapat', 'kota').nullable().optional(),
        metrik: metrikEnum.optional(),
        nilai: teksHasil('Nama yang tidak ditemukan', 'kopi').optional(),
        batas: z.int().meta({ description: 'Banyaknya kelompok paling banyak' }).optional(),
      })
      .meta({ description: 'Mengapa tidak terjawab' })
      .nullable(),
    metrik: z
      .array(
        z.object({
          kode: metrikEnum,
          nama: teksHasil('Nama', 'penjualan bersih'),
          satuan: z
            .enum(['uang', 'qty', 'banyak', 'persen'])
            .register(graphqlNotes, { name: 'SatuanMetrik' }),
          sumber: teksHasil('Asal angka', 'laba'),
        }),
      )
      .optional(),
    dimensi: z.array(dimensiEnum).optional(),
    filter: z
      .array(
        z.object({
          dimensi: dimensiEnum,
          dicari: teksHasil('Nama pada pertanyaan', 'kopi'),
          nama: z.array(z.string()).meta({ description: 'Yang ditemukan dengan nama itu' }),
          jumlah: z.int().meta({ description: 'Banyaknya yang ditemukan' }),
          mirip: z.boolean().meta({ description: 'Hanya mirip dengan yang dicari' }),
        }),
      )
      .optional(),
    periode: periode.register(graphqlNotes, { name: 'JawabanAiPeriode' }).optional(),
    saldo: z.boolean().meta({ description: 'Keadaan pada hari terakhir' }).optional(),
    total: total.nullable().optional(),
    jumlah: z.int().meta({ description: 'Baris seluruhnya; data memuat yang pertama' }).optional(),
    data: z.array(baris).optional(),
    sumber: sumber.optional(),
  })
  .register(graphqlNotes, { name: 'JawabanAi' });

export const jawabanResponse = z
  .object({
    dipahami: z.boolean(),
    jawaban: teksHasil(
      'Kalimat jawaban, atau mengapa tidak terjawab',
      'November 2026: penjualan bersih Rp 1.000.',
    ),
    tafsiran: z
      .object({
        metrik,
        dimensi: z.array(dimensiEnum),
        filter: z.array(
          z.object({
            dimensi: z.string(),
            dicari: teksHasil('Nama pada pertanyaan', 'kopi'),
            nama: z.array(z.string()).meta({ description: 'Yang ditemukan dengan nama itu' }),
          }),
        ),
        periode,
        oleh: z.enum(['parser', 'model']).meta({ description: 'Siapa yang membaca pertanyaan' }),
      })
      .nullable(),
    total: total.nullable(),
    data: z.array(baris),
    jumlah_baris: bilanganBulat('Baris seluruhnya; data memuat yang pertama', 0, 2_147_483_647),
    grafik: z
      .object({
        tipe: z.enum(['angka', 'garis', 'batang']),
        x: z.string().nullable(),
        seri: z.string().nullable(),
        y: metrik,
      })
      .nullable(),
    sumber,
    catatan: z.array(z.string()),
    saran: z.array(z.string()).meta({ description: 'Pertanyaan lain, bila tidak terjawab' }),
  })
  .meta({ id: 'JawabanAi' });

export const saranResponse = z
  .object({
    data: z.array(
      z.object({
        pertanyaan: teksHasil('Pertanyaan yang dapat diajukan', 'Berapa penjualan bulan ini?'),
        topik: teksHasil('Pokoknya', 'penjualan'),
      }),
    ),
  })
  .meta({ id: 'SaranAi' });

/** The tenant's meaning of words about time. */
export const aiKonteks = z
  .object({
    hari_ini: tanggalHasil('Hari ini menurut zona waktu tenant'),
    mata_uang: teksHasil('Mata uang', 'IDR'),
  })
  .register(graphqlNotes, { name: 'KonteksAi' });
