/** Several files that become data at once: docs/import.md. */
import { z } from 'zod';
import { bilanganBulat, boolean, pilihan, teks } from '../../server/answers/fields.ts';
import { IMPOR_KINDS } from '../../server/answers/impor.ts';
import { imporPaket } from '../../server/answers/impor_paket.ts';
import { ask, type Row } from '../base/endpoint.ts';
import { paramId } from '../base/fields.ts';
import { BUAT, GAYA, SEBUT } from './impor_sebut.ts';

const shared = { right: 'transaksi' } as const;
const writes = { ...shared, aksi: 'create' } as const;
const params = { id: paramId('Nomor paket impor') };
const path = '/impor/paket';

const PER_BAGIAN = 'objek JSON: nama bagian → objek';

const formBody = z
  .strictObject({
    berkas: z.string().meta({
      description:
        'Buku kerja berlembar banyak, zip berkas CSV dan XLSX, atau beberapa berkas: isian ini berulang, paling banyak ' +
        '200; semuanya paling besar 50 MiB',
      override: { type: 'string', contentMediaType: 'application/octet-stream' },
    }),
    jenis: teks(
      'Objek JSON: nama bagian → jenis isinya, "" tidak dipakai; yang lain ditebak',
      65_536,
    )
      .optional()
      .meta({ example: '{"Lembar1":"barang"}' }),
    ganti: boolean('Saldo awal yang sudah dibukukan lain dari isi berkas diganti').optional(),
    pemetaan: teks(`${PER_BAGIAN}: nama kolom di berkas → kolom kita, "" tidak dipakai`, 65_536)
      .optional()
      .meta({ example: '{"Lembar1":{"Kd Brg":"kode"}}' }),
    gaya: teks(`${PER_BAGIAN}: ${GAYA}`, 65_536)
      .optional()
      .meta({ example: '{"Lembar1":{"harga_jual":"desimal_titik"}}' }),
    tetap: teks(`${PER_BAGIAN}: kolom kita → isinya di setiap baris, juga sel kosong`, 65_536)
      .optional()
      .meta({ example: '{"Lembar1":{"satuan":"PCS"}}' }),
    buat: teks(
      `${BUAT}: daftar JSON atau semua, untuk semua bagian; atau ${PER_BAGIAN} atau daftar`,
      10_000,
    )
      .optional()
      .meta({ example: '["satuan","lokasi"]' }),
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
          ...SEBUT,
        }),
      )
      .min(1)
      .max(50)
      .meta({ description: 'Yang disebut tentang bagian-bagiannya' }),
  })
  .meta({
    id: 'ImporPaketUbah',
    example: { bagian: [{ ke: 1, jenis: 'barang', tetap: { satuan: 'PCS' } }] },
  });

const batalkanBody = z
  .strictObject({ alasan: teks('Mengapa; tanpa isi menyebut paketnya', 1000).optional() })
  .meta({ id: 'ImporPaketTarik', example: { alasan: 'berkas yang salah' } });

export const imporPaketRows: readonly Row[] = [
  {
    ...writes,
    endpoint: `POST ${path}`,
    summary: 'Mengimpor banyak tabel sekaligus',
    description:
      'Setiap lembar buku kerja, atau setiap berkas (di dalam zip, atau dikirim bersama), menjadi satu impor; jenisnya ditebak dari nama dan ' +
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
    pages: 'kursor',
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
    summary: 'Menyebut jenis bagian dan kolomnya',
    description:
      'Semuanya digladi lagi. pemetaan, gaya, tetap dan buat seperti di PATCH /impor/{impor_id}; bagian yang menjadi ' +
      'jenis lain melupakan yang disebut tentang kolomnya.',
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
