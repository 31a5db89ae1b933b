/** Webhooks of a tenant, and what is on its way to them. */
import { z } from 'zod';
import { events } from '../base/events.ts';
import { bulatHasil, graphqlNotes, idHasil, pilihanHasil, teksHasil, waktu } from './fields.ts';
import { kursorAnswer } from './umum.ts';

/** Every type of event that there is. More come with releases, so an event's type is a text in answers. */
export const PERISTIWA: readonly string[] = [...events.keys()];

/** The events that a webhook may ask for. */
export const PILIHAN_PERISTIWA = ['*', ...PERISTIWA] as const;

export const webhook = z
  .object({
    id: idHasil('Nomor webhook'),
    url: teksHasil('Ke mana peristiwa dikirim', 'https://contoh.test/niaga'),
    peristiwa: z
      .array(
        pilihanHasil(
          'Jenis peristiwa',
          PILIHAN_PERISTIWA,
          'PeristiwaWebhook',
          'transaksi.diposting',
        ),
      )
      .meta({ description: 'Yang dikirim; * untuk semua' }),
    keterangan: teksHasil('Keterangan', 'Toko daring').nullable(),
    peran: teksHasil(
      'Kode peran sendiri yang menentukan apa yang dikirim; null untuk semua',
      'kasir',
    ).nullable(),
    aktif: z.boolean().meta({ description: 'Apakah dikirim', example: true }),
    sebab_mati: teksHasil('Mengapa dimatikan', 'penerima menjawab 410').nullable(),
    lama_sampai: waktu('Sampai kapan juga ditandatangani dengan rahasia lama').nullable(),
    dibuat_pada: waktu('Dibuat pada'),
    diubah_pada: waktu('Diubah pada'),
  })
  .meta({ id: 'WebhookTenant' });

export const webhooks = kursorAnswer(webhook);

/** The secret is null in an answer to a repeated Idempotency-Key. */
export const webhookDibuat = webhook
  .extend({
    rahasia: teksHasil(
      'Rahasia tanda tangannya. Hanya tampak sekali ini; null pada ulangan',
      'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
    ).nullable(),
  })
  .meta({ id: 'WebhookTenantDibuat' });

export const webhookPengiriman = z
  .object({
    id: idHasil('Nomor pengiriman'),
    webhook_id: idHasil('Nomor webhook'),
    urutan: idHasil('Urutan peristiwanya; null untuk uji').nullable(),
    jenis: teksHasil('Jenis peristiwa', 'transaksi.diposting'),
    status: z
      .enum(['menunggu', 'terkirim', 'gagal'])
      .meta({ description: 'Keadaannya', example: 'terkirim' })
      .register(graphqlNotes, { name: 'StatusPengiriman' }),
    percobaan: bulatHasil('Berapa kali dicoba'),
    berikut_pada: waktu('Kapan dicoba lagi').nullable(),
    dicoba_pada: waktu('Terakhir dicoba pada').nullable(),
    jawaban: z.int().nullable().meta({ description: 'Status HTTP dari penerima', example: 200 }),
    galat: teksHasil('Mengapa belum diterima', 'dijawab 500').nullable(),
    dibuat_pada: waktu('Dibuat pada'),
  })
  .meta({ id: 'PengirimanWebhook' });

export const webhookPengirimans = kursorAnswer(webhookPengiriman);
