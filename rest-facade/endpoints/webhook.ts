import { z } from 'zod';
import { boolean, pola, teks } from '../../server/answers/fields.ts';
import { PILIHAN_PERISTIWA, webhookDibuat } from '../../server/answers/webhook.ts';
import { events } from '../../server/base/events.ts';
import { ask, type Row } from '../base/endpoint.ts';
import { paramId } from '../base/fields.ts';

const known: ReadonlySet<string> = new Set(PILIHAN_PERISTIWA);

/** The form of a webhook's address; where it may lead is erp_private.alamat_problem's to judge. */
export const alamatWebhook = (contoh: string) =>
  pola(
    'Alamat http(s) tanpa nama pengguna; bukan alamat jaringan dalam',
    /^https?:\/\/[^\s/?#@\\]+([/?][^\s#]*)?$/,
    'harus alamat http(s) tanpa nama pengguna',
    contoh,
  ).max(2000);

const fields = {
  url: alamatWebhook('https://contoh.test/niaga'),
  peristiwa: z
    .array(
      z
        .string()
        .refine((type) => known.has(type), {
          error: 'tidak dikenal; misalnya transaksi.diposting, master.barang.diubah, *',
        })
        .meta({
          example: 'transaksi.diposting',
          override: {
            enum: [...PILIHAN_PERISTIWA],
            'x-enum-descriptions': ['Semua.', ...[...events.values()].map(({ id }) => id)],
          },
        }),
    )
    .min(1)
    .max(100)
    .meta({ description: 'Jenis peristiwa yang dikirim; ["*"] untuk semua' }),
  keterangan: teks('Keterangan', 200, 'Toko daring'),
};

const webhookBody = z
  .strictObject({
    ...fields,
    keterangan: fields.keterangan.nullish(),
    peran: teks(
      'Kode peran sendiri: yang dikirim hanya yang tampak bagi peran itu, tanpa nilai biaya bila peran itu tidak melihatnya',
      31,
      'kasir',
    ).nullish(),
  })
  .meta({
    id: 'WebhookBaru',
    example: { url: 'https://contoh.test/niaga', peristiwa: ['transaksi.diposting'] },
  });

const webhookPatch = z
  .strictObject({
    url: fields.url.optional(),
    peristiwa: fields.peristiwa.optional(),
    keterangan: fields.keterangan.optional(),
    aktif: boolean('true menyalakan lagi; yang menunggu dikirim saat itu').optional(),
  })
  .meta({ id: 'WebhookUbah', example: { aktif: true } });

const shared = { right: 'pengaturan_ubah' } as const;
const writes = { ...shared, aksi: 'update' } as const;
const params = { id: paramId('Nomor webhook') };
const keys = Object.keys(webhookDibuat.shape);
const path = '/pengaturan/webhook';

export const webhookRows: readonly Row[] = [
  {
    ...writes,
    endpoint: `POST ${path}`,
    summary: 'Membuat webhook',
    description:
      'Peristiwa tenant dikirim ke url, ditandatangani menurut Standard Webhooks. Rahasianya hanya dijawab sekali ini.',
    body: webhookBody,
    idempotency: 'bebas',
    keys,
    location: `${path}/{id}`,
    errors: [409],
    call: ask('webhook_create'),
  },
  {
    ...shared,
    endpoint: `GET ${path}`,
    summary: 'Daftar webhook',
    description: 'Terbaru lebih dulu, tanpa rahasianya.',
    pages: 'kursor',
    call: ask('webhook_list'),
  },
  {
    ...shared,
    endpoint: `GET ${path}/{id}`,
    summary: 'Satu webhook',
    params,
    call: ask('webhook_get'),
  },
  {
    ...writes,
    endpoint: `DELETE ${path}/{id}`,
    summary: 'Menghapus webhook',
    description: 'Bersama yang masih menunggu untuknya.',
    params,
    call: ask('webhook_delete'),
  },
  {
    ...writes,
    endpoint: `POST ${path}/{id}/putar`,
    summary: 'Memutar rahasia webhook',
    description: 'Selama 24 jam pesan ditandatangani dengan rahasia baru dan juga yang lama.',
    params,
    idempotency: 'bebas',
    keys,
    call: ask('webhook_putar'),
  },
  {
    ...writes,
    endpoint: `POST ${path}/{id}/uji`,
    summary: 'Mengirim peristiwa uji',
    description: 'Sebuah peristiwa berjenis uji, dengan tanda tangan seperti yang lain.',
    params,
    call: ask('webhook_uji'),
  },
  {
    ...shared,
    endpoint: `GET ${path}/{id}/pengiriman`,
    summary: 'Pengiriman sebuah webhook',
    description: 'Yang terkirim dan yang menunggu, terbaru lebih dulu; disimpan 30 hari.',
    params,
    pages: 'kursor',
    call: ask('webhook_pengiriman_list'),
  },
  {
    ...writes,
    endpoint: `POST ${path}/pengiriman/{id}/ulang`,
    summary: 'Mengirim sekali lagi',
    description: 'Peristiwa yang sama dengan webhook-id yang sama.',
    params: { id: paramId('Nomor pengiriman') },
    call: ask('webhook_pengiriman_ulang'),
  },
  {
    ...writes,
    endpoint: `PATCH ${path}/{id}`,
    summary: 'Mengubah webhook',
    params,
    body: webhookPatch,
    call: ask('webhook_patch'),
  },
];
