/** Several files that become data at once: docs/import.md. */
import { z } from 'zod';
import { bilanganBulat, boolean, pilihan, teks } from '../../server/answers/fields.ts';
import { IMPOR_KINDS } from '../../server/answers/impor.ts';
import { imporPaket } from '../../server/answers/impor_paket.ts';
import { ask, type Row } from '../base/endpoint.ts';
import { paramId } from '../base/fields.ts';

const shared = { right: 'transaksi' } as const;
const writes = { ...shared, aksi: 'create' } as const;
const params = { id: paramId('Nomor paket impor') };
const path = '/impor/paket';

const formBody = z
  .strictObject({
    berkas: z.string().meta({
      description: 'Buku kerja berlembar banyak, atau zip berkas CSV dan XLSX; paling besar 50 MiB',
      override: { type: 'string', contentMediaType: 'application/octet-stream' },
    }),
    jenis: teks(
      'Objek JSON: nama bagian → jenis isinya, "" tidak dipakai; yang lain ditebak',
      65_536,
    )
      .optional()
      .meta({ example: '{"Lembar1":"barang"}' }),
    ganti: boolean('Saldo awal yang sudah dibukukan lain dari isi berkas diganti').optional(),
  })
  .meta({ id: 'ImporPaketBaru' });

const ubahBody = z
  .strictObject({
    bagian: z
      .array(
        z.strictObject({
          ke: bilanganBulat('Nomor bagian', 1, 50),
          jenis: pilihan('Jenis isinya', IMPOR_KINDS).optional(),
          dipakai: boolean('Ikut diimpor').optional(),
          pasti: boolean('Tebakannya, dan yang belum pasti, memang benar').optional(),
        }),
      )
      .min(1)
      .max(50)
      .meta({ description: 'Yang disebut tentang bagian-bagiannya' }),
  })
  .meta({ id: 'ImporPaketUbah', example: { bagian: [{ ke: 1, jenis: 'barang' }] } });

const batalkanBody = z
  .strictObject({ alasan: teks('Mengapa; tanpa isi menyebut paketnya', 1000).optional() })
  .meta({ id: 'ImporPaketTarik', example: { alasan: 'berkas yang salah' } });

export const imporPaketRows: readonly Row[] = [
  {
    ...writes,
    endpoint: `POST ${path}`,
    summary: 'Mengimpor banyak tabel sekaligus',
    description:
      'Setiap lembar buku kerja, atau setiap berkas di dalam zip, menjadi satu impor; jenisnya ditebak dari nama dan ' +
      'kolomnya (yakin, sebab). Semuanya digladi berurutan, yang kemudian di atas yang lebih dulu, tanpa ada yang ' +
      'disimpan. Bagian yang hanya dikira, atau belum pasti terbaca, membuat belum_pasti: jawab dengan PATCH.',
    multipart: true,
    body: formBody,
    status: 202,
    response: imporPaket,
    errors: [409],
    handler: 'imporPaketCreate',
  },
  {
    ...shared,
    endpoint: `GET ${path}`,
    summary: 'Daftar paket impor',
    description: 'Terbaru lebih dulu.',
    pages: true,
    call: ask('impor_paket_list'),
  },
  {
    ...shared,
    endpoint: `GET ${path}/{id}`,
    summary: 'Satu paket impor',
    description:
      'Bagian-bagiannya menurut urutan jalannya, tebakan dan keadaannya; kolom dan temuan satu bagian ada di ' +
      'GET /impor/{impor_id}.',
    params,
    call: ask('impor_paket_get'),
  },
  {
    ...writes,
    endpoint: `PATCH ${path}/{id}`,
    summary: 'Menyebut jenis bagian',
    description: 'Semuanya digladi lagi. Kolom satu bagian disebut lewat PATCH /impor/{impor_id}.',
    params,
    body: ubahBody,
    errors: [409],
    call: ask('impor_paket_patch'),
  },
  {
    ...writes,
    endpoint: `POST ${path}/{id}/jalankan`,
    summary: 'Menjalankan paket impor',
    description:
      'Bagian demi bagian; dokumen semua bagian menurut harinya. Berhenti di yang pertama ditolak: yang sebelumnya ' +
      'tetap, dan jalankan lagi meneruskannya.',
    params,
    status: 202,
    errors: [409],
    call: ask('impor_paket_jalankan'),
  },
  {
    ...writes,
    endpoint: `POST ${path}/{id}/batalkan`,
    summary: 'Menarik kembali sebuah paket impor',
    description:
      'Semua yang dibuatnya, yang terakhir lebih dulu: semua atau tidak sama sekali. Yang diubahnya tetap.',
    params,
    body: batalkanBody,
    errors: [409],
    call: ask('impor_paket_batalkan'),
  },
  {
    ...writes,
    endpoint: `DELETE ${path}/{id}`,
    summary: 'Membatalkan atau menghapus paket impor',
    description: 'Yang belum selesai dibatalkan, yang sudah dihapus. Yang sudah dibuat tetap.',
    params,
    call: ask('impor_paket_delete'),
  },
];
