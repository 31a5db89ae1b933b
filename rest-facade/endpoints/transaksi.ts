/** Transactions: one set of rows for all kinds; what differs per kind is in kinds.ts. */
import { z } from 'zod';
import type { Kind } from '../../server/answers/kinds.ts';
import {
  STATUSES,
  STATUSES_BAYAR,
  transaksiDibuat,
  transaksiDivoid,
  transaksiList,
} from '../../server/answers/transaksi.ts';
import { transaksiDetail } from '../../server/answers/transaksi_lengkap.ts';
import { listResponse } from '../../server/answers/umum.ts';
import type { Call, Endpoint, Input } from '../endpoint.ts';
import { paramBoolean, paramId } from '../fields.ts';
import { SERVED_KINDS, type ServedKind } from '../kinds.ts';
import type { ListSpec } from '../list_query.ts';
import { draft } from '../schemas/dokumen.ts';
import { jenis, terimaBody, transaksiPatch, voidBody } from '../schemas/transaksi.ts';

export const transaksiListSpec: ListSpec = {
  fields: null,
  computed: ['kontak_kode', 'dibuat_oleh', 'jatuh_tempo', 'hpp_total', 'laba'],
  searchable: ['nomor_transaksi', 'nomor_bukti', 'nomor_referensi', 'keterangan', 'kontak_nama'],
  sortable: [
    'id',
    'nomor_transaksi',
    'nomor_bukti',
    'tanggal',
    'kontak_id',
    'kontak_nama',
    'lokasi_id',
    'total_nilai',
    'status',
    'status_bayar',
    'sisa',
    'nomor_referensi',
    'keterangan',
    'jenis',
    'jenis_kode',
    'jatuh_tempo',
  ],
  filters: {
    status: { kind: 'choice', values: STATUSES },
    kontak_id: { kind: 'integer' },
    dari: { kind: 'date' },
    sampai: { kind: 'date' },
    lokasi_id: { kind: 'integer' },
    status_bayar: { kind: 'choice', values: STATUSES_BAYAR },
    nomor_referensi: { kind: 'text' },
  },
  extraFilters: [],
  pairSeparator: ':',
  hasSorts: true,
  hasAtribut: false,
  wholeByDefault: false,
};

const params = { jenis, id: paramId('Nomor transaksi') };
const shared = { tag: 'Transaksi', right: 'transaksi', modul: 'jenis' } as const;

const createBodies = new Map<ServedKind, z.ZodType>(
  Object.values(SERVED_KINDS).map((kind) => {
    const meta = kind.body.meta();
    const body = z.strictObject({ ...kind.body.shape, draft });
    return [kind, body.meta({ ...meta, id: `${meta?.id}Baru` })];
  }),
);

/** The kind that the path names; a path with another one is none. */
function servedKind({ kind }: Input): ServedKind {
  return SERVED_KINDS[kind as Kind];
}

function create(input: Input): Call {
  const { functions: name } = servedKind(input);
  const { draft: asDraft, ...dokumen } = input.body;
  if (input.query.simulasi === 'true') {
    return { operation: `${name}_simulate`, variables: { dokumen } };
  }
  return { operation: `${name}_create`, variables: { dokumen, draft: asDraft ?? false } };
}

const target = ({ kind, params: { id } }: Input) => ({ jenis: kind, id });

export const transaksiRows: readonly Endpoint[] = [
  {
    ...shared,
    method: 'GET',
    path: '/transaksi/{jenis}',
    summary: 'Daftar transaksi',
    description:
      'Semua status, kecuali bila disaring. filter: kunci:nilai,… — sorts menang atas sort.',
    params: { jenis },
    list: transaksiListSpec,
    status: 200,
    shape: 'list',
    response: listResponse(transaksiList),
    errors: [404],
    call: ({ kind, permintaan }) => ({
      operation: 'transaksi_list',
      variables: { jenis: kind, permintaan },
    }),
  },
  {
    ...shared,
    method: 'POST',
    path: '/transaksi/{jenis}',
    summary: 'Membuat transaksi',
    description:
      'Memposting dokumen seutuhnya, atau menyimpannya sebagai draft. Dengan simulasi=true semua dihitung dan ' +
      'diperiksa, tetapi tidak disimpan; jawabannya 200 dengan dokumen, jurnal, stok, saldo, koreksi HPP mutasi ' +
      'sesudahnya (koreksi) dan opname yang sudah menghitung barangnya (opname_sesudah).',
    params: { jenis },
    query: { simulasi: paramBoolean('Hitung saja, jangan simpan').optional() },
    body: z.union([...createBodies.values()] as [z.ZodType, z.ZodType]),
    bodyOf: (input) => createBodies.get(servedKind(input)) as z.ZodType,
    idempotency: 'txn',
    status: 201,
    shape: 'made',
    keys: ['id', 'nomor_transaksi'],
    optionalKeys: ['peringatan'],
    location: '/transaksi/{jenis}/{id}',
    response: transaksiDibuat,
    errors: [404, 409, 422],
    call: create,
  },
  {
    ...shared,
    method: 'GET',
    path: '/transaksi/{jenis}/{id}',
    summary: 'Satu transaksi',
    description:
      'Bidang kepala dan baris menurut jenisnya bernama sama seperti di badan permintaan. Draft menampilkan isinya.',
    params,
    query: {
      sertakan: z
        .string()
        .regex(/^(jurnal|alokasi|riwayat)(,(jurnal|alokasi|riwayat))*$/, {
          error: 'harus daftar dari jurnal, alokasi, riwayat',
        })
        .meta({ description: 'Tambahan: jurnal, alokasi, riwayat', example: 'jurnal,riwayat' })
        .optional(),
    },
    status: 200,
    shape: 'whole',
    response: transaksiDetail,
    errors: [404],
    call: (input) => ({
      operation: 'transaksi_get',
      variables: { ...target(input), sertakan: input.query.sertakan?.split(',') },
    }),
  },
  {
    ...shared,
    method: 'PUT',
    path: '/transaksi/{jenis}/{id}',
    summary: 'Mengganti draft',
    description: 'Hanya draft; yang final dikoreksi lewat void.',
    params,
    body: z.union(
      Object.values(SERVED_KINDS).map(({ body }) => body) as unknown as [z.ZodType, z.ZodType],
    ),
    bodyOf: (input) => servedKind(input).body,
    status: 204,
    shape: 'empty',
    errors: [404, 409],
    call: (input) => ({
      operation: `${servedKind(input).functions}_replace`,
      variables: { id: input.params.id, dokumen: input.body },
    }),
  },
  {
    ...shared,
    method: 'PATCH',
    path: '/transaksi/{jenis}/{id}',
    summary: 'Mengubah kepala draft',
    description: 'Pada transaksi final dijawab 204 dan tidak mengubah apa pun.',
    params,
    body: transaksiPatch,
    // On a final transaction nothing of the body is looked at.
    pardon: {
      call: (input) => ({ operation: 'transaksi_get', variables: target(input) }),
      accepts: ({ status }) => status === 'final',
    },
    status: 204,
    shape: 'empty',
    errors: [404, 409],
    call: (input) => ({
      operation: 'transaksi_patch',
      variables: { ...target(input), patch: input.body },
    }),
  },
  {
    ...shared,
    method: 'DELETE',
    path: '/transaksi/{jenis}/{id}',
    summary: 'Membatalkan draft',
    description: 'Statusnya menjadi batal. Yang final ditolak dengan 409; pakai void.',
    params,
    status: 204,
    shape: 'empty',
    errors: [404, 409],
    call: (input) => ({ operation: 'transaksi_cancel', variables: target(input) }),
  },
  {
    ...shared,
    method: 'POST',
    path: '/transaksi/{jenis}/{id}/approve',
    summary: 'Menyetujui draft',
    description: 'Memposting draft. Pada transaksi final dijawab 204 dan tidak mengubah apa pun.',
    params,
    idempotency: 'aksi',
    status: 204,
    shape: 'empty',
    errors: [404, 409, 422],
    call: (input) => ({ operation: 'transaksi_approve', variables: target(input) }),
  },
  {
    ...shared,
    method: 'POST',
    path: '/transaksi/{jenis}/{id}/terima',
    summary: 'Melaporkan penerimaan',
    description: 'Yang dikirim dalam perjalanan sudah sampai: uang (kas-bank) atau barang.',
    params,
    body: terimaBody,
    idempotency: 'aksi',
    status: 204,
    shape: 'empty',
    errors: [404, 409, 422],
    call: (input) => ({
      operation: 'transaksi_terima',
      variables: { ...target(input), ...input.body },
    }),
  },
  {
    ...shared,
    method: 'POST',
    path: '/transaksi/{jenis}/{id}/tutup',
    summary: 'Menutup order',
    description:
      'Sisa dan reservasi order dilepas; uang mukanya tetap uang muka. Mengulanginya tidak mengubah apa pun.',
    params,
    idempotency: 'aksi',
    status: 204,
    shape: 'empty',
    errors: [404, 409, 422],
    call: (input) => ({ operation: 'transaksi_tutup', variables: target(input) }),
  },
  {
    ...shared,
    method: 'POST',
    path: '/transaksi/{jenis}/{id}/void',
    summary: 'Mem-void transaksi',
    description:
      'Membalik jurnal dan stoknya. Mengulanginya tidak mengubah apa pun. Dengan simulasi=true semua dihitung dan ' +
      'diperiksa, tetapi tidak disimpan; jawabannya 200 dengan jurnal, stok, saldo, dokumen yang ikut dilepas atau ' +
      'di-void (dilepas), dan koreksi mutasi sesudahnya (koreksi).',
    params,
    query: { simulasi: paramBoolean('Hitung saja, jangan simpan').optional() },
    body: voidBody,
    idempotency: 'aksi',
    status: 200,
    shape: 'made',
    keys: ['id', 'nomor_transaksi', 'status', 'pembalik_id'],
    response: transaksiDivoid,
    errors: [404, 409, 422],
    call: (input) => ({
      operation: input.query.simulasi === 'true' ? 'transaksi_void_simulate' : 'transaksi_void',
      variables: { ...target(input), ...input.body },
    }),
  },
];
