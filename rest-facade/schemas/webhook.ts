/** Webhooks, as they are made and changed. */
import { z } from 'zod';
import { boolean, pola, teks } from '../../server/answers/fields.ts';
import { PERISTIWA } from '../../server/answers/webhook.ts';
import { checkWebhookUrl } from '../../server/base/webhook_address.ts';

const known = new Set(PERISTIWA);

/** Where a webhook leads: to no internal address but those that are allowed. */
export const alamatWebhook = (allow: readonly string[], contoh: string) =>
  pola(
    'Alamat http(s) tanpa nama pengguna',
    /^https?:\/\/[^\s/?#@\\]+([/?][^\s#]*)?$/,
    'harus alamat http(s) tanpa nama pengguna',
    contoh,
  )
    .max(2000)
    .superRefine((url, context) => {
      const message = checkWebhookUrl(url, allow);
      if (message !== null) context.addIssue({ code: 'custom', message });
    });

const fieldsOf = (allow: readonly string[]) => ({
  url: alamatWebhook(allow, 'https://contoh.test/niaga'),
  peristiwa: z
    .array(
      z
        .string()
        .refine((type) => type === '*' || known.has(type), {
          error: 'tidak dikenal; misalnya transaksi.diposting, master.barang.diubah, *',
        })
        .meta({ example: 'transaksi.diposting' }),
    )
    .min(1)
    .max(100)
    .meta({ description: 'Jenis peristiwa yang dikirim; ["*"] untuk semua' }),
  keterangan: teks('Keterangan', 200, 'Toko daring'),
});

export const webhookBody = (allow: readonly string[]) => {
  const { url, peristiwa, keterangan } = fieldsOf(allow);
  return z.strictObject({ url, peristiwa, keterangan: keterangan.nullish() }).meta({
    id: 'WebhookBaru',
    example: { url: 'https://contoh.test/niaga', peristiwa: ['transaksi.diposting'] },
  });
};

export const webhookPatch = (allow: readonly string[]) => {
  const { url, peristiwa, keterangan } = fieldsOf(allow);
  return z
    .strictObject({
      url: url.optional(),
      peristiwa: peristiwa.optional(),
      keterangan: keterangan.optional(),
      aktif: boolean('true menyalakan lagi; yang menunggu dikirim saat itu').optional(),
    })
    .meta({ id: 'WebhookUbah', example: { aktif: true } });
};
