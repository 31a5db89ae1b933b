/** What is done to a posted transaction, step by step: it arrives, is closed, is voided. */
import { draftDisalin } from '../../server/answers/draft.ts';
import { tanggal, teksWajib } from '../../server/answers/fields.ts';
import {
  penerimaanDibatalkan,
  penerimaanDitutup,
  transaksiDibuat,
  transaksiDivoid,
} from '../../server/answers/transaksi.ts';
import { ask, type Input, type Row } from '../base/endpoint.ts';
import { paramId, simulasi } from '../base/fields.ts';
import { COPIED, salinBodyOf } from '../schemas/salin.ts';
import {
  batalTerimaBody,
  jenis,
  salinBody,
  terimaBody,
  terimaOrderBody,
  tutupOrderBody,
  tutupPenerimaanBody,
  voidBody,
} from '../schemas/transaksi.ts';

export const params = { jenis, id: paramId('Nomor transaksi') };
export const shared = { right: 'transaksi', modul: 'jenis' } as const;
export const target = ({ kind, params: { id } }: Input) => ({ jenis: kind, id });

const WAITS =
  'Bila orang lain harus menyetujuinya, jawabannya 202 dengan permintaannya, dan belum ada yang berubah.';

/** The kinds whose goods or money may be on their way. */
const SENT = ['kas-bank', 'transfer-stok'] as const;

export const langkahRows: readonly Row[] = [
  {
    ...shared,
    endpoint: 'POST /transaksi/{jenis}/{id}/terima',
    kinds: SENT,
    mayWait: true,
    summary: 'Melaporkan penerimaan',
    description:
      'Yang dikirim dalam perjalanan sudah sampai: uang (kas-bank) atau barang. Barang boleh sampai beberapa kali, ' +
      'masing-masing pada tanggalnya; sisanya tetap dalam perjalanan, kecuali bila sisa_hilang menyatakannya hilang. ' +
      WAITS,
    params,
    body: terimaBody,
    idempotency: 'aksi',
    errors: [409],
    call: ask('transaksi_terima'),
  },
  {
    ...shared,
    modul: 'pembelian',
    bagian: 'pembelian',
    endpoint: 'POST /transaksi/order-pembelian/{id}/terima',
    summary: 'Menerima barang order sebelum fakturnya',
    description:
      'Membuat penerimaan (pembelian dengan mode penerimaan) dari yang masih terbuka pada order, atau dari baris yang ' +
      'disebut; drafnya bila orang lain harus menyetujuinya. Harganya harga order, tanpa pajak.',
    params: { id: params.id },
    body: terimaOrderBody,
    bodyOptional: true,
    idempotency: 'txn',
    keys: ['id', 'nomor_transaksi'],
    optionalKeys: ['peringatan'],
    location: '/transaksi/pembelian/{id}',
    response: transaksiDibuat,
    errors: [409],
    call: ask('order_pembelian_terima'),
  },
  {
    ...shared,
    endpoint: 'POST /transaksi/{jenis}/{id}/batal-terima',
    kinds: SENT,
    mayWait: true,
    aksi: 'void',
    summary: 'Membatalkan satu penerimaan',
    description:
      'Yang sudah sampai menjadi dalam perjalanan lagi, begitu pula yang dinyatakan hilang: penerimaan terakhir, atau ' +
      `yang ke-sekian (ke). Barangnya harus masih ada di lokasi tujuan. ${WAITS}`,
    params,
    body: batalTerimaBody,
    idempotency: 'aksi',
    keys: ['id', 'ke', 'pembalik_id'],
    optionalKeys: ['peringatan'],
    response: penerimaanDibatalkan,
    errors: [409],
    call: ask('transaksi_batal_terima'),
  },
  {
    ...shared,
    endpoint: 'POST /transaksi/{jenis}/{id}/tutup',
    kinds: ['order-pembelian', 'order-penjualan'],
    mayWait: true,
    summary: 'Menutup order',
    description:
      'Sisa dan reservasi order dilepas; uang mukanya tetap uang muka. Penawaran ditutup dengan hasilnya (ditolak) dan ' +
      `alasannya. Mengulanginya tidak mengubah apa pun. ${WAITS}`,
    params,
    body: tutupOrderBody,
    bodyOptional: true,
    idempotency: 'aksi',
    errors: [409],
    call: ask('transaksi_tutup'),
  },
  {
    ...shared,
    modul: 'pembelian',
    bagian: 'pembelian',
    endpoint: 'POST /transaksi/pembelian/{id}/tutup',
    mayWait: true,
    summary: 'Menutup penerimaan barang',
    description:
      'Yang belum ditagih, atau baris yang disebut, tidak akan ditagih lagi. cara barang: barangnya sekian lebih murah; ' +
      `cara pendapatan: hutang yang hapus, pada akun_kode. ${WAITS}`,
    params: { id: params.id },
    body: tutupPenerimaanBody,
    idempotency: 'aksi',
    keys: ['id', 'status_tagih'],
    response: penerimaanDitutup,
    errors: [409],
    call: ask('penerimaan_tutup'),
  },
  {
    ...shared,
    modul: 'pembelian',
    bagian: 'pembelian',
    endpoint: 'DELETE /transaksi/pembelian/{id}/tutup',
    mayWait: true,
    aksi: 'void',
    summary: 'Membatalkan penutupan penerimaan barang',
    description: `Yang terakhir ditutup dapat ditagih lagi. ${WAITS}`,
    params: { id: params.id },
    query: {
      alasan: teksWajib('Alasan', 1000, 'ditagih juga'),
      tanggal: tanggal(
        'Tanggal pembalik; tanpa ini tanggal penutupannya bila bulannya terbuka',
      ).optional(),
    },
    idempotency: 'aksi',
    keys: ['id', 'status_tagih'],
    response: penerimaanDitutup,
    errors: [409],
    call: ask('penerimaan_batal_tutup', ({ params: { id }, query }) => ({ id, ...query })),
  },
  {
    ...shared,
    aksi: 'draft',
    endpoint: 'POST /transaksi/{jenis}/{id}/salin',
    summary: 'Menyalin transaksi menjadi draft',
    description:
      'Draft kerja dengan kertas yang sama, tanpa kaitan dan bertanggal hari ini; atau dengan yang melanjutkannya, dari ' +
      'yang masih terbuka: penawaran menjadi order-penjualan; order menjadi penjualan, pembelian, atau penerimaan (mode); ' +
      'penerimaan menjadi pembelian yang menagihnya, atau retur-pembelian. Tidak ada yang diposting; yang terbuka ' +
      'diperiksa saat draftnya dikirim. Pelunasan disalin dengan jumlah uangnya, untuk yang lebih dulu jatuh tempo.',
    params,
    kinds: COPIED,
    body: salinBody,
    bodyOf: ({ kind }) => salinBodyOf(kind),
    idempotency: 'bebas',
    keys: ['draft_id', 'versi'],
    optionalKeys: ['isi'],
    location: '/draft/{draft_id}',
    response: draftDisalin,
    errors: [409],
    call: ask('transaksi_salin'),
  },
  {
    ...shared,
    endpoint: 'POST /transaksi/{jenis}/{id}/void',
    mayWait: true,
    aksi: 'void',
    summary: 'Mem-void transaksi',
    description:
      'Membalik jurnal dan stoknya. Mengulanginya tidak mengubah apa pun. Opname sesudahnya yang sudah menghitung ' +
      'barangnya disebut dalam peringatan, kecuali bila sudah_terhitung_opname menyebutnya. Dengan simulasi=true semua dihitung dan ' +
      'diperiksa, tetapi tidak disimpan; jawabannya 200 dengan jurnal, stok, saldo, dokumen yang ikut dilepas atau ' +
      `di-void (dilepas), dan koreksi mutasi sesudahnya (koreksi). ${WAITS}`,
    params,
    query: { simulasi },
    body: voidBody,
    idempotency: 'aksi',
    keys: ['id', 'nomor_transaksi', 'status', 'pembalik_id'],
    optionalKeys: ['peringatan'],
    response: transaksiDivoid,
    errors: [409],
    call: (input) => ({
      operation: input.query.simulasi === 'true' ? 'transaksi_void_simulate' : 'transaksi_void',
      variables: { ...target(input), ...input.body },
    }),
  },
];
