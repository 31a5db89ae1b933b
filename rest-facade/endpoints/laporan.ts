/** Reports. A paged one answers data and meta; the others answer one typed document. */
import { z } from 'zod';
import {
  arusKasBanding,
  neracaBanding,
  perubahanEkuitasBanding,
  rugiLabaBanding,
} from '../../server/answers/banding.ts';
import { tanggal } from '../../server/answers/fields.ts';
import {
  arusKasKolom,
  neracaSaldoKolom,
  penjualanSummaryKolom,
  rugiLabaKolom,
} from '../../server/answers/kolom.ts';
import {
  asetResponse,
  JENIS_BUKTI,
  neracaResponse,
  neracaSaldoResponse,
  rugiLabaResponse,
} from '../../server/answers/laporan.ts';
import {
  arusKasResponse,
  perubahanEkuitasResponse,
} from '../../server/answers/laporan_akuntansi.ts';
import { GROUP_BY, penjualanSummary } from '../../server/answers/laporan_barang.ts';
import { pos, UMUR_PENERIMAAN } from '../../server/answers/laporan_daftar.ts';
import { listResponse } from '../../server/answers/umum.ts';
import { sentence } from '../../server/base/sentences.ts';
import { ask, type Row, variablesOf } from '../base/endpoint.ts';
import { paramAngka, paramBoolean, paramHari, paramId, paramKode } from '../base/fields.ts';
import { kindOf } from '../schemas/kinds.ts';
import { askStatement, banding } from './banding.ts';
import { askColumns, dimensi, kolom } from './dimensi_laporan.ts';
import { beliRows } from './laporan_beli.ts';
import {
  barang_id,
  dari,
  diketahui,
  kelompokOf,
  kontak_id,
  lokasi_id,
  per,
  per_lokasi,
  sampai,
  shared,
  waktuParam,
} from './laporan_query.ts';

const bandingMasa = banding(
  'Yang berdiri di samping: periode-lalu (masa sebelumnya yang sama panjang), tahun-lalu (masa yang sama setahun ' +
    'sebelumnya), atau tidak, bakunya. Setiap nilai lalu berupa nilai, pembanding, selisih dan persen',
);
const masa = z
  .string()
  .regex(/^(19|2\d)\d{2}-(0[1-9]|1[0-2])$/, { error: () => sentence('bulan') })
  .meta({ description: 'Masa pajak; baku bulan ini', example: '2026-01' })
  .optional();
const status = z
  .enum(['belum', 'sebagian', 'lunas', 'lebih', 'outstanding'])
  .meta({
    description:
      'Status bayar pada hari itu; baku outstanding: semua yang bersisa, juga yang terbayar lebih',
    example: 'outstanding',
  })
  .optional();
const hariLewat = (which: string) => paramHari(`Hanya yang ${which} sekian hari lewat jatuh tempo`);
const hari_lewat_dari = hariLewat('sedikitnya').optional();
const hari_lewat_sampai = hariLewat('paling banyak').optional();
const urutPenjualan = z
  .enum(['tanggal', 'laba', 'laba_turun', 'margin', 'margin_turun'])
  .meta({
    description:
      'Urutan; baku tanggal. Menurut laba atau margin masa itu memuat paling banyak 10.000 baris',
    example: 'tanggal',
  })
  .optional();
const per_dokumen = paramBoolean('Semua baris satu dokumen sebagai satu baris').optional();
const laba_di_bawah = paramAngka(
  'Hanya yang labanya di bawah ini; di bawah 0: dijual di bawah HPP, diretur atau dibatalkan',
).optional();
const group_by = kelompokOf(GROUP_BY, 'kontak sama dengan pelanggan');
const jenis = z
  .string()
  .refine((text) => text === 'sistem' || kindOf(text) !== undefined, {
    error: () => sentence('pilihan', JENIS_BUKTI.join(', ')),
  })
  .meta({
    description: `Hanya jenis ini, seperti dalam jawaban: ${JENIS_BUKTI.join(', ')}; boleh kode jenis, seperti PJ`,
    example: 'penjualan',
  })
  .optional();

const openItems = (name: 'piutang' | 'hutang'): Row => ({
  ...shared,
  endpoint: `GET /laporan/${name}`,
  summary:
    name === 'piutang' ? 'Piutang per dokumen dan umurnya' : 'Hutang per dokumen dan umurnya',
  description:
    'sampai adalah tanggal keadaan. meta.total_kontrol adalah saldo akun kendali, dari kontak_id bila disebut; saringan lain tidak diketahuinya (kontrol_disaring: false).',
  query: { dari, sampai, kontak_id, status, diketahui, hari_lewat_dari, hari_lewat_sampai },
  pages: true,
  response: listResponse(pos),
  call: ask(`laporan_${name}`),
});

const rows: readonly Row[] = [
  {
    ...shared,
    endpoint: 'GET /laporan/neraca',
    summary: 'Neraca',
    query: {
      per,
      diketahui,
      banding: banding(
        'Yang berdiri di samping: periode-lalu (akhir bulan sebelumnya), tahun-lalu (akhir tahun buku sebelumnya, ' +
          'bakunya di xlsx dan pdf), atau tidak, bakunya di json dan csv',
      ),
    },
    response: z.union([neracaResponse, neracaBanding]),
    call: askStatement('laporan_neraca', 'tahun-lalu'),
  },
  {
    ...shared,
    endpoint: 'GET /laporan/rugi-laba',
    summary: 'Laba rugi',
    query: {
      dari,
      sampai,
      diketahui,
      banding: banding(
        'Yang berdiri di samping: periode-lalu (masa sebelumnya yang sama panjang, bakunya di xlsx dan pdf), ' +
          'tahun-lalu (masa yang sama setahun sebelumnya), anggaran (bulan-bulan yang disentuh masa ini), atau ' +
          'tidak, bakunya di json dan csv',
      ),
      dimensi,
      kolom,
    },
    response: z.union([rugiLabaResponse, rugiLabaBanding, rugiLabaKolom]),
    call: askColumns('laporan_rugi_laba', askStatement('laporan_rugi_laba', 'periode-lalu')),
  },
  {
    ...shared,
    endpoint: 'GET /laporan/neraca-saldo',
    summary: 'Neraca saldo',
    description:
      'Dengan dimensi hanya baris jurnal yang membawanya; sendirian mereka tidak harus seimbang, dan seimbang null.',
    query: { dari, sampai, diketahui, dimensi, kolom },
    response: z.union([neracaSaldoResponse, neracaSaldoKolom]),
    call: askColumns('laporan_neraca_saldo', ask('laporan_neraca_saldo')),
  },
  {
    ...shared,
    endpoint: 'GET /laporan/arus-kas',
    summary: 'Arus kas, metode langsung',
    description:
      'Uang menurut sifatnya: kategori (arus_kas) akun lawannya, dan pelunasan menurut dokumen yang dilunasi. Saldo awal pembukuan yang jatuh dalam masa ini termasuk saldo_awal. Dengan dimensi hanya arusnya: pelunasan mengikuti nilai dokumen yang dilunasi, yang lain nilai baris lawannya; saldo kas tidak berdimensi.',
    query: { dari, sampai, diketahui, banding: bandingMasa, dimensi, kolom },
    response: z.union([arusKasResponse, arusKasBanding, arusKasKolom]),
    call: askColumns('laporan_arus_kas', askStatement('laporan_arus_kas')),
  },
  {
    ...shared,
    endpoint: 'GET /laporan/perubahan-ekuitas',
    summary: 'Perubahan ekuitas',
    description:
      'Per akun: saldo_awal + koreksi + laba + setoran - penarikan + transfer = saldo_akhir. Menutup dan membuka kembali tahun buku hanya memindahkan (transfer).',
    query: { dari, sampai, diketahui, banding: bandingMasa },
    response: z.union([perubahanEkuitasResponse, perubahanEkuitasBanding]),
    call: askStatement('laporan_perubahan_ekuitas'),
  },
  {
    ...shared,
    endpoint: 'GET /laporan/ppn',
    summary: 'PPN satu masa dari baris dokumen',
    description:
      'Satu baris per dokumen dan tarif; retur dan pembatalan negatif. rekonsiliasi mencocokkan dengan akun pajak, jurnal manual disebut terpisah.',
    query: { masa, diketahui },
    pages: true,
    call: ask('laporan_ppn'),
  },
  {
    ...shared,
    endpoint: 'GET /laporan/beda',
    summary: 'Bukti yang mengubah buku sesudah suatu waktu',
    description:
      'Bukti bertanggal sampai per (dan dari, bila diisi) yang diketahui sesudah sejak (sampai diketahui, bila diisi), terbaru dahulu; akun memuat saldo sebelum dan sesudahnya, debit positif.',
    query: {
      per,
      sejak: waktuParam('Yang diketahui sesudah waktu ini'),
      dari: tanggal('Hanya yang mengubah buku mulai tanggal ini').optional(),
      diketahui,
    },
    pages: true,
    call: ask('laporan_beda'),
  },
  {
    ...shared,
    endpoint: 'GET /laporan/buku-besar/{akun_kode}',
    summary: 'Buku besar satu akun',
    params: { akun_kode: paramKode('Kode akun', '1101') },
    query: { dari, sampai, diketahui, dimensi },
    pages: true,
    call: ask('laporan_buku_besar'),
  },
  {
    ...shared,
    endpoint: 'GET /laporan/jurnal',
    summary: 'Jurnal umum',
    query: {
      dari,
      sampai,
      akun_kode: paramKode('Hanya jurnal akun ini', '1101').optional(),
      jenis,
      diketahui,
    },
    pages: true,
    // A path takes codes of kinds, and so does this.
    call: ask('laporan_jurnal', (input) => ({
      ...variablesOf(input),
      jenis: kindOf(input.query.jenis ?? '') ?? input.query.jenis,
    })),
  },
  openItems('piutang'),
  openItems('hutang'),
  {
    ...shared,
    endpoint: 'GET /laporan/stok',
    summary: 'Stok',
    description: 'Satu baris per barang, atau per barang dan lokasi dengan per_lokasi=true.',
    query: {
      lokasi_id,
      barang_id,
      per_lokasi,
      per,
      diketahui,
    },
    pages: true,
    call: ask('laporan_stok'),
  },
  {
    ...shared,
    endpoint: 'GET /laporan/kartu-stok/{barang_id}',
    summary: 'Kartu stok satu barang',
    params: { barang_id: paramId('Barang') },
    query: { dari, sampai, lokasi_id, diketahui },
    pages: true,
    description: 'meta.saldo_awal dan meta.saldo_akhir adalah stok dan nilai di awal dan akhir.',
    call: ask('laporan_kartu_stok'),
  },
  {
    ...shared,
    endpoint: 'GET /laporan/penjualan',
    summary: 'Penjualan per baris',
    query: {
      ...{ dari, sampai, kontak_id, barang_id, diketahui, dimensi },
      ...{ urut: urutPenjualan, per_dokumen, laba_di_bawah },
    },
    pages: true,
    call: ask('laporan_penjualan'),
  },
  {
    ...shared,
    endpoint: 'GET /laporan/penjualan/summary',
    summary: 'Ringkasan penjualan',
    description:
      'Menurut dokumen penjualan, retur dan penukaran poin, per satu atau dua dimensi. meta.rekonsiliasi menuju penjualan_bersih di rugi-laba masa yang sama: baris pertama total_bersih, baris terakhir angka laba rugi.',
    query: { group_by, dari, sampai, diketahui, dimensi, kolom },
    pages: true,
    response: z.union([listResponse(penjualanSummary), listResponse(penjualanSummaryKolom)]),
    call: askColumns('laporan_penjualan_summary', (input) => ({
      operation: 'laporan_penjualan_summary',
      variables: { ...variablesOf(input), group_by: input.query.group_by?.split(',') },
    })),
  },
  ...beliRows,
  {
    ...shared,
    endpoint: 'GET /laporan/poin',
    summary: 'Poin pelanggan per lot',
    description:
      'Yang lebih dulu kedaluwarsa di depan; lot negatif adalah hutang poin. meta.total_nilai sama dengan meta.total_kontrol, saldo akun kewajiban poin.',
    query: { kontak_id, per, diketahui },
    pages: true,
    call: ask('laporan_poin'),
  },
  {
    ...shared,
    endpoint: 'GET /laporan/belum-ditagih',
    summary: 'Barang diterima yang belum ditagih',
    description:
      'Satu baris per baris penerimaan yang masih bersisa, yang tertua di depan. meta.total_sisa sama dengan ' +
      'meta.total_kontrol, saldo akun barang diterima belum ditagih; kelompok menyaring menurut umurnya dalam hari.',
    query: {
      per,
      kontak_id,
      kelompok: z
        .enum(Object.keys(UMUR_PENERIMAAN) as [keyof typeof UMUR_PENERIMAAN])
        .meta({ description: 'Hanya yang seumur ini, dalam hari', example: '31-60' })
        .optional(),
      diketahui,
    },
    pages: true,
    call: ask('laporan_belum_ditagih', (input) => ({
      ...variablesOf(input),
      kelompok: UMUR_PENERIMAAN[input.query.kelompok as keyof typeof UMUR_PENERIMAAN],
    })),
  },
  {
    ...shared,
    endpoint: 'GET /laporan/aset',
    summary: 'Daftar aset tetap di samping akunnya',
    description:
      'Aset per akun dengan perolehan, akumulasi dan nilai buku; rekonsiliasi dengan saldo akun aset (15) dan akumulasinya (16); ' +
      'yang hanya ada di akun disebut per transaksi.',
    query: { per, diketahui },
    response: asetResponse,
    call: ask('laporan_aset'),
  },
  {
    ...shared,
    endpoint: 'GET /laporan/integritas',
    summary: 'Pemeriksaan keutuhan buku',
    description:
      'Setiap kecocokan dihitung ulang dari awal; kosong berarti bukunya sehat. Buku yang panjang diperiksa tiap malam: meta.diperiksa_pada mengatakan kapan.',
    pages: true,
    call: ask('laporan_integritas'),
  },
];

/** Each report is also a scope: `GET /laporan/buku-besar/{akun_kode}` is `laporan:buku-besar:read`. */
export const laporanRows: readonly Row[] = rows.map((row) => ({
  ...row,
  bagian: row.endpoint.split('/')[2] as string,
}));
