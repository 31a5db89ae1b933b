/** Rules of approvals. */
import { z } from 'zod';
import {
  boolean,
  bulatHasil,
  graphqlNotes,
  idHasil,
  pilihanHasil,
  teksHasil,
  uang,
  waktu,
} from './fields.ts';
import { KIND_NAMES } from './kinds.ts';
import { listAnswer } from './umum.ts';

export const AKSI_ATURAN = ['posting', 'void', 'terima', 'tutup'] as const;
export const KUMULATIF_ATURAN = ['hari'] as const;

const peranHasil = (description: string) =>
  z.array(z.string()).meta({ description, example: ['admin'] });

export const langkah = {
  peran: peranHasil('Peran yang boleh memutuskannya'),
  di_lokasi: boolean('Hanya yang bekerja di lokasi dokumennya'),
  jumlah: bulatHasil('Berapa orang yang harus menyetujui', 1),
  batas_jam: bulatHasil('Jam sampai naik ke peran eskalasi', 24).nullable(),
  eskalasi: peranHasil('Peran yang ikut memutuskan bila naik'),
};

export const aturan = z
  .object({
    id: idHasil('Nomor aturan'),
    nama: teksHasil('Nama', 'Beli besar'),
    urutan: bulatHasil('Yang pertama kena menentukan', 10),
    aktif: boolean('Dipakai').meta({ example: true }),
    aksi: pilihanHasil('Yang dikenainya', AKSI_ATURAN, 'AksiAturan'),
    jenis: z
      .array(pilihanHasil('Jenis transaksi', KIND_NAMES, 'JenisTransaksi'))
      .nullable()
      .meta({ description: 'Jenis dokumennya; null: semua', example: ['pembelian'] }),
    lokasi_id: idHasil('Lokasi dokumennya; null: semua').nullable(),
    total_min: uang('Mulai nilai berapa; null: berapa pun').nullable(),
    kumulatif: pilihanHasil(
      'Ditambah dokumen lain penyusunnya: jenis, kontak dan hari yang sama',
      KUMULATIF_ATURAN,
      'KumulatifAturan',
    ).nullable(),
    peran_pembuat: peranHasil('Peran pembuatnya; null: siapa pun').nullable(),
    langkah: z
      .array(z.object(langkah).register(graphqlNotes, { name: 'AturanLangkah' }))
      .meta({ description: 'Langkahnya, berurutan' }),
    peringatan: z.array(z.string()).meta({
      description: 'Langkah yang belum ada orangnya',
      example: ['langkah.0: belum ada anggota dengan peran itu yang dapat menyetujui'],
    }),
    dibuat_pada: waktu('Waktu dibuat, UTC'),
    diubah_pada: waktu('Waktu terakhir diubah, UTC'),
  })
  .meta({ id: 'AturanPersetujuan' })
  .register(graphqlNotes, { name: 'AturanPersetujuanTenant' });

export const aturans = listAnswer(aturan);

export const aturanDibuat = z
  .object({
    id: aturan.shape.id,
    peringatan: aturan.shape.peringatan.nullish(),
  })
  .meta({ id: 'AturanPersetujuanDibuat' });
