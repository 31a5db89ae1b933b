/** Many documents in one request: those of a kind of transaction, and records of an entity of master data. */
import { z } from 'zod';
import { pilihan, teks } from '../../server/answers/fields.ts';
import type { Kind } from '../../server/answers/kinds.ts';
import { massalResponse, masterMassalResponse } from '../../server/answers/massal.ts';
import { HttpError } from '../../server/base/errors.ts';
import { MAX_KEY } from '../../server/base/idempotency.ts';
import { sentence } from '../../server/base/sentences.ts';
import { MAX_DOCUMENTS, MAX_WHOLE, MODES } from '../base/bulk_body.ts';
import { ask, type Input, type Row } from '../base/endpoint.ts';
import { createBody, type Entity } from '../base/entity.ts';
import { simulasi } from '../base/fields.ts';
import { SUMBER } from '../base/id_luar.ts';
import { documentBody, putBody } from '../base/validation.ts';
import { ENTITIES } from '../schemas/entities.ts';
import { functionsOf, kindOf } from '../schemas/kinds.ts';
import { jenis } from '../schemas/transaksi.ts';
import { putDocument } from './id_luar.ts';
import { create, createBodies } from './transaksi.ts';

const ID_LUAR = 'id_luar.';

const own = {
  idempotency_key: teks('Kunci idempotensi dokumen ini; hanya mode per-baris', MAX_KEY).optional(),
};
const mode = pilihan(
  `semua: semua atau tidak sama sekali, paling banyak ${MAX_WHOLE}; per-baris: masing-masing sendiri`,
  MODES,
);
/** The body as it is described; it is read and checked a document at a time. */
const bodyOf = (item: z.ZodType, id: string, example: unknown) =>
  z
    .strictObject({ mode, dokumen: z.array(item).min(1).max(MAX_DOCUMENTS) })
    .meta({ id, ...(example ? { example: { mode: MODES[0], dokumen: [example] } } : null) });

const query = {
  mode: mode
    .optional()
    .meta({ description: 'Hanya untuk NDJSON; di badan JSON tertulis di dalamnya' }),
  kunci: z
    .string()
    .refine((kunci) => kunci.startsWith(ID_LUAR) && SUMBER.test(kunci.slice(ID_LUAR.length)), {
      error: 'harus id_luar.<sumber>',
    })
    .meta({
      description:
        'Yang id_luar-nya dari sumber ini sudah ada ditaruh seperti dengan PUT, yang lain dibuat',
      example: 'id_luar.shopee',
    })
    .optional(),
};

/** The id under which a document is put, where the request says of which source. */
function putUnder({ query, body }: Input) {
  const sumber = query.kunci?.slice(ID_LUAR.length);
  if (sumber === undefined) return undefined;
  const ids = body.id_luar as Readonly<Record<string, unknown>> | null | undefined;
  const id_luar = ids?.[sumber];
  if (id_luar === undefined || id_luar === null) {
    throw new HttpError(400, 'VAINP', [`id_luar.${sumber}: ${sentence('wajib_kunci')}`]);
  }
  return { sumber, id_luar };
}

/** The source by whose ids a list that is made as a whole is put; nothing of it where there is none. */
const sourceOf = ({ query }: Input) =>
  query.kunci === undefined ? {} : { sumber: query.kunci.slice(ID_LUAR.length) };

const HOW =
  'Badan JSON {mode, dokumen}, atau NDJSON (application/x-ndjson, satu dokumen per baris, mode sebagai parameter), ' +
  `sampai 8 MiB. mode=semua: paling banyak ${MAX_WHOLE}, satu kesalahan menolak semuanya dan menyebut dokumennya ` +
  `(dokumen.5.detail.0.qty). mode=per-baris: paling banyak ${MAX_DOCUMENTS}, berurutan, dijawab 200 dengan ` +
  'statusCode, kunci dan galat masing-masing. Jawaban menurut urutan dokumen.';

const items = new Map<Kind | undefined, z.ZodType>(
  [...createBodies].map(([kind, body]) => [
    kind,
    documentBody(
      z.strictObject({
        ...body.shape,
        ...own,
        jenis: teks('Jenisnya, bila disebut: harus yang di alamat', 40).optional(),
      }),
    ),
  ]),
);

const bodies = new Map<Kind | undefined, z.ZodType>(
  [...createBodies].map(([kind, body]) => {
    const { id, example } = body.meta() ?? {};
    return [kind, bodyOf(items.get(kind) as z.ZodType, `${id}Massal`, example)];
  }),
);

const transaksi: Row = {
  endpoint: 'POST /transaksi/{jenis}/massal',
  // The least that it may do: keep drafts, simulate. The right to post is checked by the database.
  aksi: 'draft',
  right: 'transaksi',
  modul: 'jenis',
  summary: 'Membuat banyak transaksi',
  description:
    `${HOW} Dengan simulasi=true semua dihitung dan diperiksa, tetapi tidak disimpan: pada mode semua yang satu ` +
    'di atas yang lain.',
  params: { jenis },
  query: { ...query, simulasi },
  body: z.union([...bodies.values()]),
  bodyOf: ({ kind }) => bodies.get(kind) as z.ZodType,
  bulk: {
    itemOf: ({ kind }) => items.get(kind) as z.ZodType,
    kinds: (named) => kindOf(String(named)),
    each: (input) => {
      const under = input.query.simulasi === 'true' ? undefined : putUnder(input);
      return under ? putDocument(input, under) : create(input);
    },
    route: ({ params }) => `POST /api/transaksi/${params.jenis}`,
    keys: ({ peringatan }) => ['id', 'nomor_transaksi', ...(peringatan ? ['peringatan'] : [])],
  },
  idempotency: 'txn',
  keys: ['data'],
  status: 201,
  response: massalResponse,
  errors: [409],
  call: (input) => {
    const simulated = input.query.simulasi === 'true';
    return {
      operation: `${functionsOf(input.kind as Kind)}_massal${simulated ? '_simulate' : ''}`,
      variables: { dokumen: input.body.dokumen, ...(!simulated && sourceOf(input)) },
    };
  },
};

/** The entities that a code identifies. Dimensions are left out: there are five at most. */
const coded = ENTITIES.filter(({ fields, path }) => 'kode' in fields && !/^dimensi/.test(path));

/** What a new record must have besides its code and its name, as an example. */
const NEW: Readonly<Partial<Record<Entity['name'], object>>> = {
  barang: { satuan_id: 1 },
  kontak: { tipe: 'pelanggan' },
  akun: { kode: '1113', subklas_id: 11 },
  aset: {
    akun_aset: '1504',
    akun_akumulasi: '1604',
    tanggal: '2026-01-31',
    perolehan: 12000000,
    umur_bulan: 48,
  },
};

function master(entity: Entity): Row {
  const { name: entitas, label, path } = entity;
  const item = putBody(z.strictObject({ ...createBody(entity).partial().shape, ...own }));
  const operation = 'master_massal';
  return {
    endpoint: `POST /master/${path}/massal`,
    right: 'master',
    modul: 'master',
    summary: `Membuat atau mengubah banyak ${label}`,
    description: `${HOW} Yang kodenya sudah ada diubah (hanya kolom yang dikirim; null mengosongkan), yang lain dibuat. Satu kode hanya satu kali.`,
    query,
    body: bodyOf(item, `${createBody(entity).meta()?.id}Massal`, {
      kode: 'BARU-1',
      nama: 'Nama baru',
      ...NEW[entitas],
    }),
    bulk: {
      itemOf: () => item,
      unique: 'kode',
      each: (input) => {
        const under = putUnder(input);
        const variables = { entitas, ...under, dokumen: input.body };
        return { operation: under ? 'master_put_id_luar' : 'master_upsert', variables };
      },
      route: () => `POST /api/master/${path}`,
      keys: () => [...new Set([entity.key, 'kode', 'dibuat'])],
    },
    idempotency: 'master',
    keys: ['data'],
    status: 201,
    response: masterMassalResponse,
    errors: [404, 409],
    call: ask(operation, (input) => ({
      entitas,
      dokumen: input.body.dokumen,
      ...sourceOf(input),
    })),
  };
}

export const massalRows: readonly Row[] = [transaksi, ...coded.map(master)];
