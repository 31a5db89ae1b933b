/** Attached files: docs/files.md. */
import { z } from 'zod';
import { ENTITAS_LAMPIRAN, lampiranDibuat } from '../../server/answers/lampiran.ts';
import { ask, type Row } from '../base/endpoint.ts';
import { paramId } from '../base/fields.ts';

const shared = { right: 'transaksi' } as const;
const params = { id: paramId('Nomor lampiran') };
const entitas = z.enum(ENTITAS_LAMPIRAN).meta({ description: 'Yang dilampiri', example: 'kontak' });
const path = '/lampiran';

const berkas = z.object({
  berkas: z.string().meta({ format: 'binary', description: 'Isinya' }),
  entitas,
  entitas_id: z.string().meta({ description: 'Id yang dilampiri', example: '7' }),
  keterangan: z
    .string()
    .meta({ description: 'Paling banyak 500 huruf', example: 'Asli' })
    .optional(),
});

const tautanBody = z
  .strictObject({
    menit: z
      .int()
      .min(1)
      .max(10_080)
      .meta({ description: 'Lamanya berlaku; baku 60', example: 60 })
      .optional(),
  })
  .meta({ id: 'TautanLampiran' });

const tautan = z
  .object({
    url: z.string().meta({
      description: 'Alamat isinya, bagi siapa pun yang memilikinya',
      example: '/api/lampiran/tautan/demo/3q2-7w',
    }),
    berlaku_sampai: z.string().meta({ description: 'Berlaku sampai', format: 'date-time' }),
  })
  .meta({ id: 'TautanLampiranDibuat' });

export const lampiranRows: readonly Row[] = [
  {
    ...shared,
    endpoint: `GET ${path}`,
    summary: 'Lampiran sebuah dokumen, draft, kontak, barang, aset atau impor',
    description: 'Terbaru lebih dulu.',
    query: { entitas, entitas_id: paramId('Id yang dilampiri') },
    pages: true,
    errors: [404],
    call: ask('lampiran_list'),
  },
  {
    ...shared,
    endpoint: `POST ${path}`,
    summary: 'Melampirkan berkas',
    description:
      'Formulir multipart. Jenis dibaca dari isinya: PDF tanpa skrip, gambar, dokumen Office dan OpenDocument, XML, ZIP, CSV dan teks.',
    multipart: true,
    body: berkas,
    idempotency: 'bebas',
    keys: ['id'],
    location: '/lampiran/{id}',
    response: lampiranDibuat,
    errors: [404, 409],
    handler: 'lampiranCreate',
  },
  {
    ...shared,
    endpoint: `GET ${path}/{id}`,
    summary: 'Isi lampiran',
    description: 'Selalu sebagai unduhan (attachment).',
    params,
    response: z.string().meta({ format: 'binary', description: 'Isinya' }),
    mediaType: 'application/octet-stream',
    handler: 'lampiranIsi',
  },
  {
    ...shared,
    endpoint: `GET ${path}/{id}/info`,
    summary: 'Yang diketahui tentang lampiran',
    params,
    call: ask('lampiran_get'),
  },
  {
    ...shared,
    endpoint: `DELETE ${path}/{id}`,
    summary: 'Menghapus lampiran',
    description: 'Beserta tautannya; isinya disapu kemudian.',
    params,
    call: ask('lampiran_delete'),
  },
  {
    ...shared,
    aksi: 'update',
    endpoint: `POST ${path}/{id}/tautan`,
    summary: 'Tautan sementara ke isi lampiran',
    params,
    body: tautanBody,
    bodyOptional: true,
    response: tautan,
    handler: 'lampiranTautan',
  },
  {
    endpoint: `GET ${path}/tautan/{tenant}/{rahasia}`,
    summary: 'Isi lampiran lewat tautan',
    description: 'Bagi siapa pun yang memiliki alamatnya, sampai tautannya berakhir.',
    right: 'publik',
    perAddress: true,
    params: {
      tenant: z.string().meta({ description: 'Kode tenant', example: 'demo' }),
      rahasia: z.string().meta({ description: 'Rahasia tautan', example: '3q2-7w' }),
    },
    response: z.string().meta({ format: 'binary', description: 'Isinya' }),
    mediaType: 'application/octet-stream',
    handler: 'lampiranLewatTautan',
  },
];
