/** Documents by the ids that other programs know them by. */
import { z } from 'zod';
import type { Kind } from '../../server/answers/kinds.ts';
import { transaksiDitaruh } from '../../server/answers/transaksi.ts';
import { ask, type Input, type Row } from '../base/endpoint.ts';
import { paramId } from '../base/fields.ts';
import { idLuarPatch, paramIdLuar, paramSumber } from '../base/id_luar.ts';
import { functionsOf } from '../schemas/kinds.ts';
import { jenis } from '../schemas/transaksi.ts';
import { createBodies, sertakan } from './transaksi.ts';

const luar = { jenis, sumber: paramSumber, id: paramIdLuar };
const shared = { right: 'transaksi', modul: 'jenis' } as const;

const byIdLuar = ({ kind, params: { sumber, id } }: Input) => ({
  jenis: kind,
  sumber,
  id_luar: id,
});

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
    call: (input) => {
      const { draft: asDraft, ...dokumen } = input.body;
      const { sumber, id_luar } = byIdLuar(input);
      return {
        operation: `${functionsOf(input.kind as Kind)}_put`,
        variables: { sumber, id_luar, dokumen, draft: asDraft ?? false },
      };
    },
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
