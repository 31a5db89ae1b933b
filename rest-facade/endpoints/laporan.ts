/** Reports. A paged one answers data and meta; the others answer one typed document. */
import { z } from 'zod';
import type { Endpoint, Input } from '../endpoint.ts';
import { paramBoolean, paramId, paramKode, paramTanggal } from '../fields.ts';
import { KIND_NAMES, kindOf } from '../kinds.ts';
import type { Permintaan } from '../list_query.ts';
import {
  bukuBesarRow,
  integritasRow,
  jurnalRow,
  kartuStokRow,
  neracaResponse,
  neracaSaldoResponse,
  penjualanRow,
  poinRow,
  posRow,
  ringkasanPos,
  rugiLabaResponse,
  stokRow,
  summaryRow,
} from '../schemas/laporan.ts';
import {
  arusKasResponse,
  bedaAkun,
  bedaRow,
  perubahanEkuitasResponse,
  ppnRekonsiliasi,
  ppnRow,
  ppnTarif,
} from '../schemas/laporan_akuntansi.ts';
import { listResponse } from '../schemas/umum.ts';

const dari = paramTanggal('Dari tanggal; baku awal bulan ini').optional();
const sampai = paramTanggal('Sampai tanggal; baku hari ini').optional();
const per = paramTanggal('Keadaan pada akhir tanggal ini; baku hari ini').optional();
const kontak_id = paramId('Hanya kontak ini').optional();
const barang_id = paramId('Hanya barang ini').optional();
const lokasi_id = paramId('Hanya lokasi ini').optional();
const waktuParam = (description: string) =>
  z.iso
    .datetime({
      offset: true,
      error: 'harus waktu ISO 8601 dengan zona, misalnya 2026-01-31T03:00:00Z',
    })
    .meta({ description, example: '2026-01-31T03:00:00Z' });
const diketahui = waktuParam('Buku seperti yang diketahui pada waktu ini').optional();
const masa = z
  .string()
  .regex(/^(19|2\d)\d{2}-(0[1-9]|1[0-2])$/, { error: 'harus bulan YYYY-MM' })
  .meta({ description: 'Masa pajak; baku bulan ini', example: '2026-01' })
  .optional();
const status = z
  .enum(['belum', 'sebagian', 'lunas', 'outstanding'])
  .meta({ description: 'Status bayar; baku outstanding', example: 'outstanding' })
  .optional();
const group_by = z
  .enum(['barang', 'pelanggan', 'bulan', 'hari'])
  .meta({ description: 'Dikelompokkan menurut; baku bulan', example: 'bulan' })
  .optional();
const jenis = z
  .string()
  .refine((text) => text === 'sistem' || kindOf(text) !== undefined, {
    error: `harus salah satu dari ${KIND_NAMES.join(', ')}, sistem`,
  })
  .meta({ description: 'Jenis transaksi, atau sistem', example: 'penjualan' })
  .optional();

const shared = {
  method: 'GET',
  tag: 'Laporan',
  right: 'laporan',
  modul: 'laporan',
  status: 200,
} as const;

/** The query as the arguments of the report's function, with the page of a paged one. */
function args({ params, query, permintaan }: Input): Record<string, unknown> {
  // What the answer looks like is no matter of the function's.
  const { format: _format, ...given } = query;
  return { ...params, ...given, ...(permintaan && pageOf(permintaan)) };
}

function pageOf({ page, per_page }: Permintaan): Record<string, unknown> {
  return { page, per_page };
}

const call = (operation: string) => (input: Input) => ({ operation, variables: args(input) });

const openItems = (name: 'piutang' | 'hutang'): Endpoint => ({
  ...shared,
  path: `/laporan/${name}`,
  summary:
    name === 'piutang' ? 'Piutang per dokumen dan umurnya' : 'Hutang per dokumen dan umurnya',
  description:
    'sampai adalah tanggal keadaan. meta.total_kontrol adalah saldo akun kendali sebelum disaring.',
  query: { dari, sampai, kontak_id, status, diketahui },
  pages: true,
  shape: 'list',
  response: listResponse(posRow, { ringkasan: z.array(ringkasanPos) }),
  call: call(`laporan_${name}`),
});

export const laporanRows: readonly Endpoint[] = [
  {
    ...shared,
    path: '/laporan/neraca',
    summary: 'Neraca',
    query: { per, diketahui },
    shape: 'whole',
    response: neracaResponse,
    call: call('laporan_neraca'),
  },
  {
    ...shared,
    path: '/laporan/rugi-laba',
    summary: 'Laba rugi',
    query: { dari, sampai, diketahui },
    shape: 'whole',
    response: rugiLabaResponse,
    call: call('laporan_rugi_laba'),
  },
  {
    ...shared,
    path: '/laporan/neraca-saldo',
    summary: 'Neraca saldo',
    query: { dari, sampai, diketahui },
    shape: 'whole',
    response: neracaSaldoResponse,
    call: call('laporan_neraca_saldo'),
  },
  {
    ...shared,
    path: '/laporan/arus-kas',
    summary: 'Arus kas, metode langsung',
    description:
      'Setiap aliran dikelompokkan menurut akun lawannya. Saldo awal pembukuan yang jatuh dalam masa ini termasuk saldo_awal.',
    query: { dari, sampai, diketahui },
    shape: 'whole',
    response: arusKasResponse,
    call: call('laporan_arus_kas'),
  },
  {
    ...shared,
    path: '/laporan/perubahan-ekuitas',
    summary: 'Perubahan ekuitas',
    query: { dari, sampai, diketahui },
    shape: 'whole',
    response: perubahanEkuitasResponse,
    call: call('laporan_perubahan_ekuitas'),
  },
  {
    ...shared,
    path: '/laporan/ppn',
    summary: 'PPN satu masa dari baris dokumen',
    description:
      'Satu baris per dokumen dan tarif; retur dan pembatalan negatif. rekonsiliasi mencocokkan dengan akun pajak, jurnal manual disebut terpisah.',
    query: { masa, diketahui },
    pages: true,
    shape: 'list',
    response: listResponse(ppnRow, {
      per_tarif: z.array(ppnTarif),
      rekonsiliasi: z.array(ppnRekonsiliasi),
    }),
    call: call('laporan_ppn'),
  },
  {
    ...shared,
    path: '/laporan/beda',
    summary: 'Bukti yang mengubah buku sesudah suatu waktu',
    description:
      'Bukti bertanggal sampai per (dan dari, bila diisi) yang dicatat sesudah sejak, terbaru dahulu; akun memuat saldo sebelum dan sesudahnya, debit positif.',
    query: {
      per,
      sejak: waktuParam('Yang dicatat sesudah waktu ini'),
      dari: paramTanggal('Hanya yang mengubah buku mulai tanggal ini').optional(),
      diketahui,
    },
    pages: true,
    shape: 'list',
    response: listResponse(bedaRow, { akun: z.array(bedaAkun) }),
    call: call('laporan_beda'),
  },
  {
    ...shared,
    path: '/laporan/buku-besar/{akun_kode}',
    summary: 'Buku besar satu akun',
    params: { akun_kode: paramKode('Kode akun', '1101') },
    query: { dari, sampai, diketahui },
    pages: true,
    shape: 'list',
    response: listResponse(bukuBesarRow),
    errors: [404],
    call: call('laporan_buku_besar'),
  },
  {
    ...shared,
    path: '/laporan/jurnal',
    summary: 'Jurnal umum',
    query: {
      dari,
      sampai,
      akun_kode: paramKode('Hanya jurnal akun ini', '1101').optional(),
      jenis,
      diketahui,
    },
    pages: true,
    shape: 'list',
    response: listResponse(jurnalRow),
    call: call('laporan_jurnal'),
  },
  openItems('piutang'),
  openItems('hutang'),
  {
    ...shared,
    path: '/laporan/stok',
    summary: 'Stok',
    description: 'Satu baris per barang, atau per barang dan lokasi dengan per_lokasi=true.',
    query: {
      lokasi_id,
      barang_id,
      per_lokasi: paramBoolean('Satu baris per barang dan lokasi').optional(),
      per,
      diketahui,
    },
    pages: true,
    shape: 'list',
    response: listResponse(stokRow),
    call: call('laporan_stok'),
  },
  {
    ...shared,
    path: '/laporan/kartu-stok/{barang_id}',
    summary: 'Kartu stok satu barang',
    params: { barang_id: paramId('Barang') },
    query: { dari, sampai, lokasi_id, diketahui },
    pages: true,
    shape: 'list',
    description: 'meta.saldo_awal dan meta.saldo_akhir adalah stok dan nilai di awal dan akhir.',
    response: listResponse(kartuStokRow),
    errors: [404],
    call: call('laporan_kartu_stok'),
  },
  {
    ...shared,
    path: '/laporan/penjualan',
    summary: 'Penjualan per baris',
    query: { dari, sampai, kontak_id, barang_id, diketahui },
    pages: true,
    shape: 'list',
    response: listResponse(penjualanRow),
    call: call('laporan_penjualan'),
  },
  {
    ...shared,
    path: '/laporan/penjualan/summary',
    summary: 'Ringkasan penjualan',
    query: { group_by, dari, sampai, diketahui },
    pages: true,
    shape: 'list',
    response: listResponse(summaryRow),
    call: call('laporan_penjualan_summary'),
  },
  {
    ...shared,
    path: '/laporan/poin',
    summary: 'Poin pelanggan per lot',
    description:
      'Yang lebih dulu kedaluwarsa di depan; lot negatif adalah hutang poin. meta.total_nilai tanpa kontak_id sama dengan meta.total_kontrol, saldo akun kewajiban poin.',
    query: { kontak_id, per, diketahui },
    pages: true,
    shape: 'list',
    response: listResponse(poinRow),
    call: call('laporan_poin'),
  },
  {
    ...shared,
    path: '/laporan/integritas',
    summary: 'Pemeriksaan keutuhan buku',
    description:
      'Setiap kecocokan dihitung ulang dari awal; kosong berarti bukunya sehat. Buku yang panjang diperiksa tiap malam: meta.diperiksa_pada mengatakan kapan.',
    pages: true,
    shape: 'list',
    response: listResponse(integritasRow),
    call: call('laporan_integritas'),
  },
];
