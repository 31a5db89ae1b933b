/** What the description says of errors by their status, and of the headers with which a record is changed. */
import { z } from 'zod';
import type { ZodOpenApiResponseObject } from 'zod-openapi';
import { errorBody, problemBody, replayBody } from '../../server/answers/umum.ts';
import type { Endpoint } from '../base/endpoint.ts';

/** The body of a repeated or rehearsed (`simulasi`) call that otherwise answers without one. */
export const goneOrSimulated = z.union([replayBody(z.null()), z.looseObject({})]);

const ERROR_TEXTS: Readonly<Record<number, string>> = {
  400: 'Masukan salah; satu pesan per kesalahan',
  401: 'Token tidak ada, tidak sah, atau sudah berakhir',
  403: 'Tidak berhak: peran, tenant, atau modul',
  404: 'Tidak ditemukan',
  409: 'Bentrok dengan keadaan data',
  410: 'Alamat sudah dihapus',
  412: 'Sudah berubah sejak dibaca (If-Match)',
  413: 'Isi permintaan terlalu besar: lebih dari 1 MiB, dari banyak dokumen 8 MiB',
  415: 'Isi permintaan bukan application/json (atau NDJSON di massal)',
  422: 'Idempotency-Key sudah dipakai untuk isi lain',
  429: 'Terlalu banyak permintaan',
  500: 'Kesalahan di server',
  503: 'Sedang tidak dapat melayani; ulangi setelah Retry-After',
};

/** The answers of errors by status, each a component that endpoints refer to. */
export const ERROR_RESPONSES = new Map(
  Object.entries(ERROR_TEXTS).map(([status, description]): [number, ZodOpenApiResponseObject] => [
    Number(status),
    {
      id: `Galat${status}`,
      description,
      content: {
        'application/json': { schema: errorBody },
        'application/problem+json': { schema: problemBody },
      },
    },
  ]),
);

const IF_MATCH = z.string().optional().meta({
  description: 'ETag yang terakhir dibaca: bila datanya sudah berubah, 412',
  example: '"5e884898da28047151d0e56f8dc62927"',
});
const PREFER = z.string().optional().meta({
  description: 'return=representation: 200 dengan datanya, bukan 204',
  example: 'return=representation',
});

/** The headers of a row that changes what another reads with an ETag. */
export function conditionalHeaders({ reads, method }: Endpoint): Record<string, z.ZodType> {
  if (!reads) return {};
  return { 'If-Match': IF_MATCH, ...(method === 'PATCH' && { Prefer: PREFER }) };
}
