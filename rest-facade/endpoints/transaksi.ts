/** Transactions: one set of rows for all kinds; what differs per kind is in kinds.ts. */
import { z } from 'zod';
import type { Kind } from '../../server/answers/kinds.ts';
import {
  STATUSES,
  STATUSES_BAYAR,
  STATUSES_ORDER,
  STATUSES_TAGIH,
  STATUSES_TERIMA,
  transaksiDibuat,
} from '../../server/answers/transaksi.ts';
import { sentence } from '../../server/base/sentences.ts';
import { ask, type Call, type Input, type Row } from '../base/endpoint.ts';
import { simulasi } from '../base/fields.ts';
import type { ListSpec } from '../base/list_query.ts';
import { documentBody } from '../base/validation.ts';
import { draft } from '../schemas/dokumen.ts';
import { BODIES, functionsOf } from '../schemas/kinds.ts';
import {
  atributPatch,
  jenis,
  patchBodies,
  setujuBody,
  transaksiPatch,
} from '../schemas/transaksi.ts';
import { langkahRows, params, shared, target } from './transaksi_langkah.ts';

export const transaksiListSpec: ListSpec = {
  fields: null,
  computed: [
    'kontak_kode',
    'dibuat_oleh',
    'jatuh_tempo',
    'hpp_total',
    'status_terima',
    'status_tagih',
    'laba',
    'id_luar',
  ],
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
    'mode',
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
    status_terima: { kind: 'choice', values: STATUSES_TERIMA },
    total_min: { kind: 'decimal' },
    total_maks: { kind: 'decimal' },
    nomor: { kind: 'text' },
    dibuat_sejak: { kind: 'text' },
    dibuat_sampai: { kind: 'text' },
    diubah_sejak: { kind: 'text' },
    barang_id: { kind: 'integer' },
    status_order: { kind: 'choice', values: STATUSES_ORDER },
    terlambat: { kind: 'boolean' },
    mode: { kind: 'text' },
    status_tagih: { kind: 'choice', values: STATUSES_TAGIH },
  },
  extraFilters: [],
  pairSeparator: ':',
  hasSorts: true,
  hasAtribut: true,
  hasIdLuar: true,
  wholeByDefault: false,
  hasKursor: true,
};

const PARTS = ['jurnal', 'alokasi', 'riwayat', 'persetujuan'];

/** A list of words, of those that there are. */
function wordsOf(words: readonly string[], example: string, description = 'Tambahan') {
  const all = words.join(', ');
  const one = `(${words.join('|')})`;
  return z
    .string()
    .regex(new RegExp(`^${one}(,${one})*$`), { error: () => sentence('daftar_dari', all) })
    .meta({ description: `${description}: ${all}`, example })
    .optional();
}

/** What may come with a document. */
export const sertakan = wordsOf(PARTS, 'jurnal,riwayat');

/** What may come with each document of a list. */
const sertakanDaftar = wordsOf(
  ['detail', 'pembayaran', ...PARTS],
  'detail,pembayaran',
  'Bagian tiap transaksi, dengan per_page paling banyak 100',
);

/** The body of a create by kind: that of schemas/kinds.ts, and `draft`. */
export const createBodies = new Map<Kind | undefined, z.ZodObject>(
  (Object.keys(BODIES) as Kind[]).map((kind) => {
    const meta = BODIES[kind].meta();
    const body = z.strictObject({ ...BODIES[kind].shape, draft });
    return [kind, documentBody(body.meta({ ...meta, id: `${meta?.id}Baru` }))] as const;
  }),
);

/** The call that makes one transaction of the body, or rehearses it. */
export function create(input: Input): Call {
  const name = functionsOf(input.kind as Kind);
  const { draft: asDraft, ...dokumen } = input.body;
  if (input.query.simulasi === 'true') {
    return { operation: `${name}_simulate`, variables: { dokumen } };
  }
  return { operation: `${name}_create`, variables: { dokumen, draft: asDraft ?? false } };
}

export const transaksiRows: readonly Row[] = [
  {
    ...shared,
    endpoint: 'GET /transaksi/{jenis}',
    summary: 'Daftar transaksi',
    description:
      'Semua status, kecuali bila disaring. filter: kunci:nilai,… — sorts menang atas sort.',
    params: { jenis },
    query: { sertakan: sertakanDaftar },
    list: transaksiListSpec,
    call: ask('transaksi_list', ({ kind, permintaan, query }) => ({
      jenis: kind,
      permintaan,
      sertakan: query.sertakan?.split(','),
    })),
  },
  {
    ...shared,
    endpoint: 'POST /transaksi/{jenis}',
    aksi: 'draft',
    summary: 'Membuat transaksi',
    description:
      'Memposting dokumen seutuhnya, atau menyimpannya sebagai draft. Yang kena aturan persetujuan menjadi draft juga, ' +
      'dan X-Niaga-Persetujuan menyebut permintaannya. Dengan simulasi=true semua dihitung dan ' +
      'diperiksa, tetapi tidak disimpan; jawabannya 200 dengan dokumen, jurnal, stok, saldo, koreksi HPP mutasi ' +
      'sesudahnya (koreksi) dan opname yang sudah menghitung barangnya (opname_sesudah).',
    params: { jenis },
    query: { simulasi },
    body: z.union([...createBodies.values()]),
    bodyOf: ({ kind }) => createBodies.get(kind) as z.ZodType,
    idempotency: 'txn',
    keys: ['id', 'nomor_transaksi'],
    optionalKeys: ['peringatan'],
    location: '/transaksi/{jenis}/{id}',
    response: transaksiDibuat,
    errors: [409],
    call: create,
  },
  {
    ...shared,
    endpoint: 'GET /transaksi/{jenis}/{id}',
    summary: 'Satu transaksi',
    etag: true,
    description:
      'Bidang kepala dan baris menurut jenisnya bernama sama seperti di badan permintaan. Draft menampilkan isinya.',
    params,
    query: { sertakan },
    call: ask('transaksi_get', (input) => ({
      ...target(input),
      sertakan: input.query.sertakan?.split(','),
    })),
  },
  {
    ...shared,
    endpoint: 'PUT /transaksi/{jenis}/{id}',
    summary: 'Mengganti draft',
    description: 'Hanya draft; yang final dikoreksi lewat void.',
    params,
    body: z.union(Object.values(BODIES) as unknown as [z.ZodType, z.ZodType]),
    bodyOf: ({ kind }) => BODIES[kind as Kind],
    errors: [409],
    call: (input) => ({
      operation: `${functionsOf(input.kind as Kind)}_replace`,
      variables: { id: input.params.id, dokumen: input.body },
    }),
  },
  {
    ...shared,
    endpoint: 'PATCH /transaksi/{jenis}/{id}',
    summary: 'Mengubah kepala draft',
    description: 'Pada transaksi final dijawab 204 dan tidak mengubah apa pun.',
    params,
    body: transaksiPatch,
    judgedBy: ({ kind }) => patchBodies.get(kind) as z.ZodType,
    // On a final transaction nothing of the body is looked at.
    pardon: { call: ask('transaksi_get'), accepts: ({ status }) => status === 'final' },
    errors: [409],
    call: ask('transaksi_patch', (input) => ({ ...target(input), patch: input.body })),
  },
  {
    ...shared,
    endpoint: 'PATCH /transaksi/{jenis}/{id}/atribut',
    summary: 'Mengubah kolom tambahan',
    description:
      'Dalam status apa pun, juga yang sudah final: kolom tambahan tidak menyentuh pembukuan. Kunci yang tidak disebut ' +
      'tetap, null menghapus. Perubahannya menjadi peristiwa transaksi.atribut.',
    params,
    body: atributPatch,
    call: ask('transaksi_atribut_patch', (input) => ({ ...target(input), atribut: input.body })),
  },
  {
    ...shared,
    endpoint: 'DELETE /transaksi/{jenis}/{id}',
    summary: 'Membatalkan draft',
    description: 'Statusnya menjadi batal. Yang final ditolak dengan 409; pakai void.',
    params,
    errors: [409],
    call: ask('transaksi_cancel'),
  },
  {
    ...shared,
    endpoint: 'POST /transaksi/{jenis}/{id}/approve',
    mayWait: true,
    aksi: 'approve',
    summary: 'Menyetujui draft',
    description:
      'Memposting draft; dengan sidik persis seperti dilihat, atau 409 dengan apa yang berubah. Pada transaksi final ' +
      'dijawab 204 dan tidak mengubah apa pun. Menurut aturan persetujuan satu langkahnya: 202 selama masih ada langkah, ' +
      '204 bila itu yang terakhir. Dengan simulasi=true dihitung lagi seperti akan diposting sekarang; ' +
      'jawabannya 200 seperti simulasi transaksi baru, dan rincian drafnya menunjukkannya sejak itu.',
    params,
    query: { simulasi },
    body: setujuBody,
    bodyOptional: true,
    idempotency: 'aksi',
    errors: [409],
    call: (input) =>
      input.query.simulasi === 'true'
        ? { operation: 'transaksi_approve_simulate', variables: target(input) }
        : { operation: 'transaksi_approve', variables: { ...target(input), ...input.body } },
  },
  ...langkahRows,
];
