/** Branches of a tenant: tenants to try things in, which nothing leaves. */
import { z } from 'zod';
import { graphqlNotes, teksHasil, waktu } from './fields.ts';
import { listAnswer } from './umum.ts';

export const ISI_CABANG = ['salinan', 'demo', 'kosong'] as const;

const kode = teksHasil('Kode cabang uji, yang dipilih seperti tenant lain', 'demouji3f9a');

export const cabang = z
  .object({
    kode,
    nama: teksHasil('Nama', 'Coba impor'),
    isi: z
      .enum(ISI_CABANG)
      .meta({ description: 'Isinya ketika dibuat', example: 'salinan' })
      .register(graphqlNotes, { name: 'IsiCabangUji' }),
    induk: teksHasil('Kode tenant asalnya', 'demo'),
    status: z
      .enum(['disiapkan', 'siap', 'gagal'])
      .meta({ description: 'Keadaannya', example: 'siap' })
      .register(graphqlNotes, { name: 'StatusCabangUji' }),
    samarkan: z.boolean().meta({ description: 'Nama, alamat dan nomor orang disamarkan' }),
    anggota: z.boolean().meta({ description: 'Semua anggota induknya ikut' }),
    dari_saat: waktu('Saat yang disalin dari induknya; null sebelum siap').nullable(),
    berakhir_pada: waktu('Kapan ia dihapus dengan seluruh isinya'),
    galat: teksHasil('Mengapa gagal', 'penyimpanan penuh').nullable(),
  })
  .meta({ id: 'CabangUji' });

export const cabangs = z.array(cabang).meta({ id: 'CabangUjiDaftar' });

export const cabangKeluar = listAnswer(
  z
    .object({
      waktu: waktu('Kapan'),
      jenis: teksHasil('surel, webhook, atau cdc', 'surel'),
      alamat: teksHasil('Ke mana ia akan pergi', 'beli@contoh.test').nullable(),
      perihal: teksHasil('Tentang apa', 'penjualan PJ/UTAMA/202611/00024').nullable(),
      sha256: teksHasil('SHA-256 isinya', 'e3b0c44298fc1c149afbf4c8996fb924').nullable(),
    })
    .meta({ id: 'CabangUjiTertahan' }),
);

export const cabangDibuat = z.object({ kode }).meta({ id: 'CabangUjiDibuat' });
