/** Files that become data, and data that become files: docs/import.md. */
import { z } from 'zod';
import { boolean, pilihan, teks } from '../../server/answers/fields.ts';
import { IMPOR_KINDS, impor } from '../../server/answers/impor.ts';
import { ask, type Row } from '../base/endpoint.ts';
import { paramId, paramKode } from '../base/fields.ts';
import { imporPaketRows } from './impor_paket.ts';
import { BUAT, GAYA, SEBUT } from './impor_sebut.ts';

const shared = { right: 'transaksi' } as const;
const writes = { ...shared, aksi: 'create' } as const;
const params = { id: paramId('Nomor impor') };
const path = '/impor';
const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const formBody = z
  .strictObject({
    jenis: pilihan('Jenis isinya', IMPOR_KINDS),
    berkas: z.string().meta({
      description: 'CSV atau XLSX, paling besar 50 MiB',
      override: { type: 'string', contentMediaType: 'application/octet-stream' },
    }),
    pemetaan: teks('Objek JSON: nama kolom di berkas → kolom kita, "" tidak dipakai', 65_536)
      .optional()
      .meta({ example: '{"Kd Brg":"kode"}' }),
    ganti: boolean(
      'Saldo awal: yang sudah dibukukan lain dari isi berkas diganti; tanpa ini temuan',
    ).optional(),
    gaya: teks(`Objek JSON: ${GAYA}`, 65_536)
      .optional()
      .meta({ example: '{"harga_jual":"desimal_titik"}' }),
    tetap: teks('Objek JSON: kolom kita → isinya di setiap baris; juga sel yang kosong', 65_536)
      .optional()
      .meta({ example: '{"tipe":"pelanggan","lokasi":"UTAMA"}' }),
    buat: teks(`${BUAT}: daftar JSON, atau semua`, 1000)
      .optional()
      .meta({ example: '["satuan","lokasi"]' }),
    lembar: teks(
      'Lembar buku kerja, nama atau nomornya; tanpa ini yang kolomnya dikenal',
      200,
    ).optional(),
  })
  .meta({ id: 'ImporBaru' });

const pemetaanBody = z
  .strictObject({
    ...SEBUT,
    ganti: boolean('Saldo awal yang sudah dibukukan lain dari isi berkas diganti').optional(),
    pasti: boolean('Yang belum pasti memang terbaca benar').optional(),
  })
  .meta({ id: 'ImporUbah', example: { pemetaan: { 'Kd Brg': 'kode' } } });

const batalkanBody = z
  .strictObject({ alasan: teks('Mengapa; tanpa isi menyebut impornya', 1000).optional() })
  .meta({ id: 'ImporTarik', example: { alasan: 'berkas yang salah' } });

const format = pilihan('Bentuk berkasnya; baku xlsx', ['xlsx', 'csv']).optional();

export const imporRows: readonly Row[] = [
  ...imporPaketRows,
  {
    ...writes,
    endpoint: `POST ${path}`,
    summary: 'Mengimpor berkas',
    description:
      'Berkas dibaca, lalu digladi: setiap baris melewati aturan yang sama dengan permintaan biasa, tanpa ada yang ' +
      'disimpan. Sesudahnya status siap, ada_temuan, atau belum_pasti (saksi menyebut apa yang ditanyakan; jawab dengan ' +
      'PATCH); baru jalankan yang menyimpan.',
    multipart: true,
    body: formBody,
    status: 202,
    response: impor,
    errors: [409],
    handler: 'imporCreate',
  },
  {
    ...shared,
    endpoint: `GET ${path}`,
    summary: 'Daftar impor',
    description: 'Terbaru lebih dulu, tanpa barisnya.',
    pages: 'kursor',
    call: ask('impor_list'),
  },
  {
    ...shared,
    endpoint: `GET ${path}/{id}`,
    summary: 'Satu impor',
    description:
      'Yang dikenali, yang akan dibuat dan diubah, temuan, kemajuan, dan neraca saldo sesudahnya. baris=semua ' +
      'memperlihatkan semua baris, selain itu yang bertemuan.',
    params,
    query: {
      baris: pilihan('Baris yang diperlihatkan', ['temuan', 'semua']).optional(),
      page: paramId('Halaman barisnya').optional(),
      per_page: paramId('Baris per halaman, paling banyak 500').optional(),
    },
    call: ask('impor_get', ({ params: { id }, query: { baris, page, per_page } }) => ({
      id,
      hanya_temuan: baris !== 'semua',
      ...(page && { page: Number(page) }),
      ...(per_page && { per_page: Number(per_page) }),
    })),
  },
  {
    ...shared,
    endpoint: `GET ${path}/{id}/kemajuan`,
    summary: 'Kemajuan impor sebagai aliran',
    description:
      'Server-sent events: setiap data adalah impornya, sampai ia selesai atau menunggu.',
    params,
    response: z.string().meta({ example: 'data: {"id":1,"status":"siap"}\n\n' }),
    mediaType: 'text/event-stream',
    handler: 'imporKemajuan',
  },
  {
    ...shared,
    endpoint: `GET ${path}/{id}/temuan`,
    summary: 'Berkas dengan catatan',
    description: 'Isi berkas yang sama, dengan satu kolom lagi: apa yang salah di setiap baris.',
    params,
    query: { format },
    response: z.string().meta({ example: 'PK…' }),
    mediaType: XLSX_TYPE,
    handler: 'imporTemuan',
  },
  {
    ...writes,
    endpoint: `PATCH ${path}/{id}`,
    summary: 'Menyebut arti kolom',
    description:
      'Berkasnya digladi lagi, dan artinya diingat untuk berkas berikutnya. ganti, gaya, tetap, buat dan pasti berlaku untuk berkas ' +
      'ini; yang belum_pasti menjadi siap dengan gaya yang menjawabnya, atau dengan pasti.',
    params,
    body: pemetaanBody,
    errors: [409],
    call: ask('impor_patch'),
  },
  {
    ...writes,
    endpoint: `POST ${path}/{id}/jalankan`,
    summary: 'Menjalankan impor',
    description:
      'Hanya yang siap; yang gagal dilanjutkan. Data induk dan saldo awal semua atau tidak sama sekali, dokumen ' +
      'masing-masing utuh. Berkas yang sama tidak menambah apa-apa.',
    params,
    status: 202,
    errors: [409],
    call: ask('impor_jalankan'),
  },
  {
    ...writes,
    endpoint: `POST ${path}/{id}/batalkan`,
    summary: 'Menarik kembali sebuah impor',
    description:
      'Dokumen yang dibuatnya di-void, drafnya dibatalkan, data induknya dinonaktifkan: semua atau tidak sama sekali. ' +
      'Bila ada yang memakainya, ditolak dengan menyebut apa. Yang diubahnya tetap.',
    params,
    body: batalkanBody,
    errors: [409],
    call: ask('impor_batalkan'),
  },
  {
    ...writes,
    endpoint: `DELETE ${path}/{id}`,
    summary: 'Membatalkan atau menghapus impor',
    description:
      'Yang belum selesai dibatalkan, yang sudah dihapus dari daftar. Yang sudah dibuat tetap.',
    params,
    call: ask('impor_delete'),
  },
  {
    ...shared,
    endpoint: `GET ${path}/templat/{berkas}`,
    summary: 'Templat berkas impor',
    description: 'Buku kerja berisi kolom, contoh, penjelasan dan pilihan: {jenis}.xlsx.',
    params: { berkas: paramKode('Jenis, dengan .xlsx', 'barang.xlsx') },
    response: z.string().meta({ example: 'PK…' }),
    mediaType: XLSX_TYPE,
    handler: 'imporTemplat',
  },
];
