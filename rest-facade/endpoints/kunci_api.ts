/** Keys of programs: docs/keys.md. */
import { kunciApiDibuat } from '../../server/answers/kunci_api.ts';
import { ask, type Row } from '../endpoint.ts';
import { kunciApiBody, paramKunci } from '../schemas/kunci_api.ts';

const shared = { right: 'pengaturan_ubah', aksi: 'orang' } as const;
const params = { id: paramKunci };
const keys = Object.keys(kunciApiDibuat.shape);

export const kunciApiRows: readonly Row[] = [
  {
    ...shared,
    endpoint: 'GET /pengaturan/kunci-api',
    summary: 'Daftar kunci API',
    description: 'Yang belum dicabut, terbaru lebih dulu, dengan pemakaian terakhirnya.',
    pages: true,
    call: ask('kunci_api_list'),
  },
  {
    ...shared,
    endpoint: 'POST /pengaturan/kunci-api',
    summary: 'Membuat kunci API',
    description:
      'Kunci untuk program: terikat pada tenant ini, tanpa sesi, dikirim sebagai Bearer. Rahasianya hanya dijawab ' +
      'sekali ini. Yang dapat dilakukannya adalah yang boleh menurut peran dan juga menurut cakupannya. Kunci tetap ' +
      'berlaku bila pembuatnya pergi; kunci tidak dapat mengelola kunci.',
    body: kunciApiBody,
    idempotency: 'bebas',
    keys,
    location: '/pengaturan/kunci-api/{id}',
    errors: [409],
    call: ask('kunci_api_create'),
  },
  {
    ...shared,
    endpoint: 'GET /pengaturan/kunci-api/{id}',
    summary: 'Satu kunci API',
    description: 'Juga yang sudah dicabut.',
    params,
    call: ask('kunci_api_get'),
  },
  {
    ...shared,
    endpoint: 'DELETE /pengaturan/kunci-api/{id}',
    summary: 'Mencabut kunci API',
    description:
      'Dalam satu detik di semua server, bersama rahasia lamanya. Tidak dapat dibatalkan.',
    params,
    call: ask('kunci_api_cabut'),
  },
  {
    ...shared,
    endpoint: 'POST /pengaturan/kunci-api/{id}/putar',
    summary: 'Memutar kunci API',
    description:
      'Rahasia baru untuk kunci yang sama. Yang lama masih berlaku 24 jam, kecuali yang lebih lama lagi.',
    params,
    idempotency: 'bebas',
    keys,
    call: ask('kunci_api_putar'),
  },
];
