/** Fields of a tenant's own: what a key of `atribut` is, of a master record or a kind of documents. */
import { z } from 'zod';
import { bidangDibuat, TIPE_BIDANG } from '../../server/answers/bidang.ts';
import { boolean, pilihan, pola, teksWajib } from '../../server/answers/fields.ts';
import { ask, type Row } from '../base/endpoint.ts';
import { desimal, paramBoolean, paramId } from '../base/fields.ts';
import { changeBody } from '../base/validation.ts';

const changing = {
  label: teksWajib('Namanya', 100, 'Proyek'),
  label_en: teksWajib('Namanya dalam bahasa Inggris', 100, 'Project').nullish(),
  wajib: boolean('Wajib diisi, mulai sekarang; bakunya tidak').nullish(),
  min: desimal('harga_satuan', 'Angka paling kecil, atau huruf paling sedikit').nullish(),
  maks: desimal('harga_satuan', 'Angka paling besar, atau huruf paling banyak').nullish(),
  pilihan: z
    .array(teksWajib('Kata yang boleh', 100, 'A'))
    .min(1)
    .max(200)
    .nullish()
    .meta({ description: 'Kata yang boleh; hanya untuk tipe pilihan' }),
  cetak: boolean('Tercetak di kertas dokumennya; bakunya tidak').nullish(),
  aktif: boolean('false: tidak diperiksa lagi, nilainya tetap').meta({ example: true }).nullish(),
};

const bidangBody = z
  .strictObject({
    untuk: teksWajib(
      'Rekaman induk (barang, kontak, …) atau jenis transaksi (penjualan, …)',
      40,
      'penjualan',
    ),
    baris: boolean('Baris dokumennya yang mempunyainya, bukan kepalanya').nullish(),
    kunci: pola(
      'Kuncinya dalam atribut',
      /^[a-z][a-z0-9_]{0,62}$/,
      'harus huruf kecil, angka dan garis bawah, diawali huruf',
      'proyek',
    ),
    tipe: pilihan('Tipe nilainya; tidak pernah berubah', TIPE_BIDANG),
    ...changing,
  })
  .meta({
    id: 'BidangBaru',
    example: {
      untuk: 'penjualan',
      kunci: 'proyek',
      label: 'Proyek',
      tipe: 'pilihan',
      pilihan: ['A', 'B'],
    },
  });

const bidangPatch = changeBody(
  z
    .strictObject({ ...changing, label: changing.label.optional() })
    .meta({ id: 'BidangUbah', example: { label: 'Proyek pelanggan' } }),
);

const shared = { right: 'master', modul: 'master' } as const;
const params = { id: paramId('Nomor bidang') };
const paksa = paramBoolean('Nilai yang melanggarnya tetap').optional();
const path = '/master/bidang';

export const bidangRows: readonly Row[] = [
  {
    ...shared,
    endpoint: `POST ${path}`,
    summary: 'Membuat bidang milik tenant',
    description:
      'Kunci atribut ini diperiksa mulai sekarang, di rekaman atau dokumen yang disebut, lewat pintu mana pun: 400 ' +
      'VABDG. Paling banyak 50 bidang tiap rekaman atau jenis. Bila yang sudah ada melanggarnya, 409 KOBDG menyebut ' +
      'banyaknya; dengan paksa=true nilainya tetap.',
    query: { paksa },
    body: bidangBody,
    idempotency: 'bebas',
    keys: Object.keys(bidangDibuat.shape),
    location: `${path}/{id}`,
    response: bidangDibuat,
    errors: [409],
    call: ({ body, query }) => ({
      operation: 'bidang_create',
      variables: { dokumen: body, paksa: query.paksa === 'true' },
    }),
  },
  {
    ...shared,
    endpoint: `GET ${path}`,
    summary: 'Daftar bidang milik tenant',
    query: {
      untuk: teksWajib('Hanya bidang rekaman atau jenis ini', 40, 'penjualan').optional(),
    },
    pages: true,
    call: ask('bidang_list'),
  },
  {
    ...shared,
    endpoint: `GET ${path}/{id}`,
    summary: 'Satu bidang milik tenant',
    params,
    call: ask('bidang_get'),
  },
  {
    ...shared,
    endpoint: `PATCH ${path}/{id}`,
    summary: 'Mengubah bidang milik tenant',
    description:
      'Tipe, kunci dan rekaman atau jenisnya tidak berubah. Bila yang sudah ada melanggar bidang yang lebih ketat, 409 ' +
      'KOBDG menyebut banyaknya; dengan paksa=true nilainya tetap.',
    params,
    query: { paksa },
    body: bidangPatch,
    errors: [409],
    call: ({ body, params: { id }, query }) => ({
      operation: 'bidang_patch',
      variables: { id, patch: body, paksa: query.paksa === 'true' },
    }),
  },
  {
    ...shared,
    endpoint: `DELETE ${path}/{id}`,
    summary: 'Menghapus bidang milik tenant',
    description: 'Nilainya tetap sebagai atribut bebas.',
    params,
    call: ask('bidang_delete'),
  },
];
