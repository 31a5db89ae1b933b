/**
 * The tools of agents, made from the endpoint table. A tool stands for a family of rows; which of them is asked, one of its
 * arguments says. There is none that posts, approves, voids or sets anything.
 */
import { z } from 'zod';
import { KIND_NAMES, type Kind } from '../../server/answers/kinds.ts';
import { MAX_KEY } from '../../server/base/idempotency.ts';
import type { Endpoint } from '../base/endpoint.ts';
import { createBodies } from '../endpoints/transaksi.ts';
import { listQuery } from '../openapi/openapi.ts';
import { BODIES } from '../schemas/kinds.ts';

/** One row that a tool can ask, with the parameters that the tool fixes. */
export type Choice = {
  name: string;
  endpoint: Endpoint;
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string>>;
  /** Members of the body that the agent does not say. */
  body?: Readonly<Record<string, unknown>>;
  /** The body is this argument, whole; without it the body's members are arguments. */
  document?: z.ZodType;
};

export type Tool = {
  name: string;
  title: string;
  /** In Indonesian, then in English. */
  description: string;
  readOnly: boolean;
  /** The argument that names the choice, where there is more than one. */
  chooser?: string;
  choices: readonly Choice[];
  /** The schema of each document stands in the tool's own. */
  spelled?: boolean;
};

/** Query parameters that are not for agents: files, whole lists, waiting. The language of a report is that of the session. */
const HIDDEN = new Set([
  'format',
  'paginate',
  'simulasi',
  'tunggu',
  'search_fields',
  'sorts',
  'kursor',
]);

const KEY = z
  .string()
  .max(MAX_KEY)
  .optional()
  .meta({ description: 'Kunci idempotensi, misalnya UUID: ulangan dengan kunci sama tidak dobel' });

/** The arguments of a choice, by their names. */
export function argumentsOf(choice: Choice): Record<string, z.ZodType> {
  const { endpoint, params = {}, body = {}, document } = choice;
  const query = Object.entries({ ...endpoint.query, ...listQuery(endpoint) });
  const shape = (endpoint.body as Partial<z.ZodObject> | undefined)?.shape ?? {};
  const members = Object.entries(document ? { dokumen: document } : shape);
  return Object.fromEntries(
    [
      ...Object.entries(endpoint.params ?? {}).filter(([name]) => params[name] === undefined),
      ...query.filter(([name]) => !HIDDEN.has(name) && !(endpoint.ekspor && name === 'bahasa')),
      ...(members as [string, z.ZodType][]).filter(([name]) => body[name] === undefined),
      ...(writesOnce(choice) ? [['idempotency_key', KEY] as const] : []),
    ].map(([name, schema]) => [name, schema]),
  );
}

/** Whether a key keeps it from being done twice. */
export const writesOnce = ({ endpoint, query }: Choice): boolean =>
  endpoint.idempotency !== undefined && query?.simulasi === undefined;

type Rows = readonly Endpoint[];
type RowOf = (method: string, path: string) => Endpoint;

function rowOf(rows: Rows, method: string, path: string): Endpoint {
  const found = rows.find((row) => row.method === method && row.path === path);
  if (!found) throw new Error(`no row ${method} ${path}`);
  return found;
}

/** The GET rows below a path. A choice is named by the rest of its path, without a last parameter. */
function below(rows: Rows, start: string, fits: (row: Endpoint) => boolean): Choice[] {
  return rows
    .filter((row) => row.method === 'GET' && row.path.startsWith(start))
    .filter((row) => !row.deprecation && !row.handler && !row.mediaType && fits(row))
    .map((endpoint) => ({
      name: endpoint.path.slice(start.length).replace(/\/\{\w+\}$/, ''),
      endpoint,
    }));
}

const ofKinds = (endpoint: Endpoint, more: (kind: Kind) => Partial<Choice> = () => ({})) =>
  KIND_NAMES.map((kind) => ({ name: kind, endpoint, params: { jenis: kind }, ...more(kind) }));

const one = (endpoint: Endpoint, name = ''): Choice[] => [{ name, endpoint }];
const hasPlace = ({ path }: Endpoint) => /\{(id|kode)\}$/.test(path);

const masterTools = (endpoints: Rows): Tool[] => [
  {
    name: 'master_daftar',
    title: 'Daftar data master',
    description:
      'Mencari barang, kontak, akun, lokasi, satuan dan data master lain, juga daftar acuan; di sinilah id dan kode ' +
      'dicari sebelum menyusun dokumen. / Lists master data (goods, contacts, accounts, locations …): where ids and ' +
      'codes for documents are looked up.',
    readOnly: true,
    chooser: 'entitas',
    choices: below(endpoints, '/master/', (found) => !hasPlace(found)),
  },
  {
    name: 'master_ambil',
    title: 'Satu data master',
    description: 'Satu data master seutuhnya. / One record of master data.',
    readOnly: true,
    chooser: 'entitas',
    choices: below(endpoints, '/master/', hasPlace),
  },
];

const reportTools = (endpoints: Rows, row: RowOf): Tool[] => [
  {
    name: 'laporan',
    title: 'Laporan',
    description:
      'Laporan keuangan, stok, piutang, hutang, penjualan dan pajak. / Financial statements, ledgers, stock, ' +
      'receivables, payables, sales and tax reports.',
    readOnly: true,
    chooser: 'laporan',
    choices: below(endpoints, '/laporan/', () => true),
  },
  {
    name: 'dasbor',
    title: 'Dasbor',
    description:
      'Angka utama hari ini, perbandingan bulan, tren dan peringkat. / Key figures, trend and top ten.',
    readOnly: true,
    chooser: 'bagian',
    choices: below(endpoints, '/dashboard/', () => true),
  },
  {
    name: 'usaha',
    title: 'Tentang usaha ini',
    description:
      'Usaha (tenant) dan kuotanya, modul yang aktif, pengaturan, bulan yang terbuka, anggaran. / The business: ' +
      'tenant, modules, settings, open months, budget.',
    readOnly: true,
    chooser: 'bagian',
    choices: [
      ...one(row('GET', '/tenants/saya'), 'tenant'),
      ...one(row('GET', '/modul/saya'), 'modul'),
      ...one(row('GET', '/pengaturan/tenant'), 'pengaturan'),
      ...one(row('GET', '/pengaturan/tenant/periode'), 'periode'),
      ...one(row('GET', '/anggaran/{tahun}'), 'anggaran'),
    ],
  },
];

/** The body of a kind, under the name of the kind. */
const documentOf = (kind: Kind): z.ZodType =>
  z.strictObject(BODIES[kind].shape).meta({ title: kind });

const documentTools = (row: RowOf): Tool[] => [
  {
    name: 'transaksi_daftar',
    title: 'Daftar transaksi',
    description:
      'Dokumen satu jenis dari semua status; filter=status:draft untuk yang menunggu persetujuan. / Documents of one ' +
      'kind in every status.',
    readOnly: true,
    chooser: 'jenis',
    choices: ofKinds(row('GET', '/transaksi/{jenis}')),
  },
  {
    name: 'transaksi_ambil',
    title: 'Satu transaksi',
    description:
      'Satu dokumen dengan baris-barisnya, bila diminta juga jurnalnya. / One document with its lines, and its journal ' +
      'where asked.',
    readOnly: true,
    chooser: 'jenis',
    choices: ofKinds(row('GET', '/transaksi/{jenis}/{id}')),
  },
  {
    name: 'simulasi',
    title: 'Simulasi transaksi',
    description:
      'Menghitung dan memeriksa sebuah dokumen seolah diposting, tanpa menyimpan apa pun: dokumen jadi, jurnal, mutasi ' +
      'stok, saldo, koreksi HPP. Pakai sebelum menyusun draft. / Rehearses a document: what posting it would do to ' +
      'journal, stock and balances; nothing is kept. Use it before filing a draft.',
    readOnly: true,
    chooser: 'jenis',
    choices: ofKinds(row('POST', '/transaksi/{jenis}'), (kind) => ({
      query: { simulasi: 'true' },
      document: documentOf(kind),
    })),
    spelled: true,
  },
  {
    name: 'transaksi_draft_buat',
    title: 'Mengajukan draft transaksi',
    description:
      'Menyimpan dokumen sebagai draft yang menunggu persetujuan; orang yang menyetujui, barulah diposting. / Files a ' +
      'document as a draft; a person approves it, and only then it is posted.',
    readOnly: false,
    chooser: 'jenis',
    choices: ofKinds(row('POST', '/transaksi/{jenis}'), (kind) => ({
      document: documentOf(kind),
      body: { draft: true },
    })),
  },
  {
    name: 'transaksi_draft_taruh',
    title: 'Menaruh draft transaksi di bawah id dari luar',
    description:
      'Seperti transaksi_draft_buat, menurut id yang dikenal program lain: diulang, jawabannya dokumen yang sama; draft ' +
      'yang isinya lain diganti. / Files a draft under the id that another program knows it by: repeated, it answers the ' +
      'same document; a draft with another body is replaced.',
    readOnly: false,
    chooser: 'jenis',
    choices: ofKinds(row('PUT', '/transaksi/{jenis}/luar/{sumber}/{id}'), (kind) => ({
      document: documentOf(kind),
      body: { draft: true },
    })),
  },
  {
    name: 'transaksi_draft_ganti',
    title: 'Mengganti draft transaksi',
    description:
      'Mengganti seluruh isi draft yang belum disetujui. / Replaces the whole document of a draft that waits.',
    readOnly: false,
    chooser: 'jenis',
    choices: ofKinds(row('PUT', '/transaksi/{jenis}/{id}'), (kind) => ({
      document: documentOf(kind),
    })),
  },
];

const draftTools = (row: RowOf): Tool[] => [
  {
    name: 'draft_daftar',
    title: 'Daftar draft kerja',
    description:
      'Draft kerja: dokumen yang masih disusun, belum diajukan. / Working drafts: documents still being written.',
    readOnly: true,
    choices: one(row('GET', '/draft')),
  },
  {
    name: 'draft_ambil',
    title: 'Satu draft kerja',
    description: 'Satu draft kerja dengan isi dan versinya. / One working draft with its version.',
    readOnly: true,
    choices: one(row('GET', '/draft/{id}')),
  },
  {
    name: 'draft_buat',
    title: 'Membuat draft kerja',
    description:
      'Menyimpan dokumen yang belum lengkap; isi seperti dokumen pada simulasi, diperiksa saat diajukan. / Keeps an ' +
      'unfinished document; it is checked when it is submitted.',
    readOnly: false,
    choices: one(row('POST', '/draft')),
  },
  {
    name: 'draft_ganti',
    title: 'Mengganti draft kerja',
    description:
      'Mengganti isi draft kerja; versi yang terakhir dibaca. / Replaces a working draft by the version last read.',
    readOnly: false,
    choices: one(row('PUT', '/draft/{id}')),
  },
  {
    name: 'draft_ajukan',
    title: 'Mengajukan draft kerja',
    description:
      'Menjadikan draft kerja draft transaksi yang menunggu persetujuan orang. / Turns a working draft into a draft ' +
      'that waits for a person’s approval.',
    readOnly: false,
    choices: one({ ...row('POST', '/draft/{id}/submit'), aksi: 'draft' }),
  },
];

/** @param endpoints the endpoint table */
export function makeTools(endpoints: Rows): Tool[] {
  const row = (method: string, path: string) => rowOf(endpoints, method, path);
  return [
    ...masterTools(endpoints),
    ...reportTools(endpoints, row),
    ...documentTools(row),
    ...draftTools(row),
  ];
}

/** What a document of a kind may hold, with an example. */
export const exampleOf = (kind: Kind): unknown => createBodies.get(kind)?.meta()?.example;
