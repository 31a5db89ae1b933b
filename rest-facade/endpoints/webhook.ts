import { webhookDibuat } from '../../server/answers/webhook.ts';
import { ask, type Row } from '../endpoint.ts';
import { paramId } from '../fields.ts';
import { webhookBody, webhookPatch } from '../schemas/webhook.ts';

const shared = { right: 'pengaturan_ubah' } as const;
const writes = { ...shared, aksi: 'update' } as const;
const params = { id: paramId('Nomor webhook') };
const keys = Object.keys(webhookDibuat.shape);
const path = '/pengaturan/webhook';

const rows: readonly Row[] = [
  {
    ...shared,
    endpoint: `GET ${path}`,
    summary: 'Daftar webhook',
    description: 'Terbaru lebih dulu, tanpa rahasianya.',
    pages: true,
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
    pages: true,
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
];

/** The rows; an address is checked against the internal ones that are allowed. */
export const webhookRows = (allow: readonly string[]): readonly Row[] => [
  {
    ...writes,
    endpoint: `POST ${path}`,
    summary: 'Membuat webhook',
    description:
      'Peristiwa tenant dikirim ke url, ditandatangani menurut Standard Webhooks. Rahasianya hanya dijawab sekali ini.',
    body: webhookBody(allow),
    idempotency: 'bebas',
    keys,
    location: `${path}/{id}`,
    errors: [409],
    call: ask('webhook_create'),
  },
  ...rows,
  {
    ...writes,
    endpoint: `PATCH ${path}/{id}`,
    summary: 'Mengubah webhook',
    params,
    body: webhookPatch(allow),
    call: ask('webhook_patch'),
  },
];
