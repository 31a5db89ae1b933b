/** Documents by the ids that other programs know them by. */
import { z } from 'zod';
import { idHasil, teksHasil } from '../../server/answers/fields.ts';
import type { Kind } from '../../server/answers/kinds.ts';
import { masterRecords } from '../../server/answers/master.ts';
import { transaksiDitaruh } from '../../server/answers/transaksi.ts';
import { ask, type Call, type Input, type Row } from '../base/endpoint.ts';
import { createBody, type Entity } from '../base/entity.ts';
import { paramId } from '../base/fields.ts';
import { idLuarPatch, paramIdLuar, paramSumber } from '../base/id_luar.ts';
import { ENTITIES } from '../schemas/entities.ts';
import { functionsOf } from '../schemas/kinds.ts';
import { jenis } from '../schemas/transaksi.ts';
import { createBodies, sertakan } from './transaksi.ts';

const luar = { jenis, sumber: paramSumber, id: paramIdLuar };
const induk = { right: 'master', modul: 'master' } as const;
const shared = { right: 'transaksi', modul: 'jenis' } as const;

const byIdLuar = ({ kind, params: { sumber, id } }: Input) => ({
  jenis: kind,
  sumber,
  id_luar: id,
});

type Under = Readonly<{ sumber: unknown; id_luar: unknown }>;

/** The call that puts the body of a document under an id. */
export function putDocument({ kind, body }: Input, { sumber, id_luar }: Under): Call {
  const { draft: asDraft, ...dokumen } = body;
  return {
    operation: `${functionsOf(kind as Kind)}_put`,
    variables: { sumber, id_luar, dokumen, draft: asDraft ?? false },
  };
}

export const idLuarRows: readonly Row[] = [
  {
    ...shared,
    endpoint: 'GET /transaksi/{jenis}/luar/{sumber}/{id}',
    summary: 'Satu transaksi menurut id dari luar',
    description: 'Seperti menurut id.',
    etag: true,
    params: luar,
    query: { sertakan },
    call: ask('transaksi_by_id_luar', (input) => ({
      ...byIdLuar(input),
      sertakan: input.query.sertakan?.split(','),
    })),
  },
  {
    ...shared,
    endpoint: 'PUT /transaksi/{jenis}/luar/{sumber}/{id}',
    aksi: 'draft',
    summary: 'Menaruh transaksi di bawah id dari luar',
    description:
      'Badannya seperti badan POST. Belum ada: dibuat (201). Ada dengan badan yang sama: 200, tidak ada yang berubah. ' +
      'Draft dengan badan lain diganti (200); yang lain ditolak (409 KOIDL).',
    params: luar,
    body: z.union([...createBodies.values()]),
    bodyOf: ({ kind }) => createBodies.get(kind) as z.ZodType,
    idempotency: 'txn',
    keys: ['id', 'nomor_transaksi'],
    optionalKeys: ['peringatan'],
    location: '/transaksi/{jenis}/{id}',
    there: 200,
    response: transaksiDitaruh,
    errors: [409],
    call: (input) => putDocument(input, byIdLuar(input)),
  },
  {
    ...shared,
    endpoint: 'PATCH /transaksi/{jenis}/{id}/id-luar',
    summary: 'Memberi atau melepas id dari luar',
    description:
      'Juga pada yang final dan void: pembukuannya tetap. Yang tidak disebut tetap; null melepas.',
    params: { jenis, id: paramId('Nomor transaksi') },
    body: idLuarPatch,
    errors: [409],
    call: ask('transaksi_id_luar_patch', (input) => ({
      jenis: input.kind,
      id: input.params.id,
      id_luar: input.body,
    })),
  },
];

function masterRows(entity: Entity): Row[] {
  const { name: entitas, label, key } = entity;
  const path = `/master/${entity.path}/luar/{sumber}/{id}` as const;
  const params = { sumber: paramSumber, id: paramIdLuar };
  const asked = ({ params: { sumber, id } }: Input) => ({ entitas, sumber, id_luar: id });
  const made = key === 'id' ? idHasil('Nomor pengenal') : teksHasil('Kode', 'ECER');
  return [
    {
      ...induk,
      endpoint: `GET ${path}`,
      summary: `Satu ${label} menurut id dari luar`,
      etag: true,
      params,
      response: masterRecords[entitas],
      call: ask('master_by_id_luar', asked),
    },
    {
      ...induk,
      endpoint: `PUT ${path}`,
      aksi: 'create',
      summary: `Menaruh ${label} di bawah id dari luar`,
      description: 'Belum ada: dibuat (201). Ada: diubah seperti dengan PATCH (204).',
      params,
      body: createBody(entity),
      idempotency: 'master',
      keys: [key],
      location: `/master/${entity.path}/{${key}}`,
      there: 204,
      response: z.object({ [key]: made }),
      errors: [409],
      call: ask('master_put_id_luar', (input) => ({ ...asked(input), dokumen: input.body })),
    },
  ];
}

export const masterIdLuarRows: readonly Row[] = ENTITIES.flatMap(masterRows);
