/** The letterhead of a tenant. */
import { z } from 'zod';
import {
  bulatHasil,
  graphqlNotes,
  idHasil,
  pilihan,
  pilihanHasil,
  teksHasil,
  waktu,
} from './fields.ts';
import { KIND_NAMES } from './kinds.ts';

/** 256 KiB as base64. */
const MAX_CHARACTERS = 349_528;

const logo = z
  .string()
  .min(1)
  .refine((text) => text.length <= MAX_CHARACTERS, { error: 'paling banyak 256 KiB' })
  .meta({
    maxLength: MAX_CHARACTERS,
    description:
      'Gambar PNG atau JPEG sebagai base64: paling banyak 256 KiB, tiap sisi 16 sampai 2000 piksel',
    example:
      'iVBORw0KGgoAAAANSUhEUgAAABAAAAAQCAIAAACQkWg2AAAAFklEQVR42mOQ9eskCTGMahjVMHw1AABM6/QBWKQOqAAAAABJRU5ErkJggg==',
  });

export const logoResponse = z
  .object({
    jenis: pilihan('Bentuk, menurut isinya', ['png', 'jpeg']).register(graphqlNotes, {
      name: 'JenisGambar',
    }),
    lebar: z.int().meta({ description: 'Lebar, piksel', example: 16 }),
    tinggi: z.int().meta({ description: 'Tinggi, piksel', example: 16 }),
    ukuran: z.int().meta({ description: 'Ukuran, byte', example: 79 }),
    diubah_pada: waktu('Terakhir diganti'),
    logo,
  })
  .meta({ id: 'Logo' });

const teksAtauKosong = (description: string, example: string) =>
  teksHasil(description, example).nullable();
const judulTandaTangan = z
  .array(teksHasil('Judul sebuah tempat tanda tangan', 'Penerima'))
  .meta({ description: 'Tempat tanda tangan' });

/** What the letterhead of papers says. */
export const kopResponse = z
  .object({
    nama: teksHasil('Nama usaha', 'Toko Maju'),
    alamat: teksAtauKosong('Alamat', 'Jl. Mawar 1, Bandung'),
    telepon: teksAtauKosong('Telepon', '022-123'),
    npwp: teksAtauKosong('NPWP', '01.234.567.8-901.000'),
    rekening: z
      .array(
        z
          .object({
            bank: teksHasil('Bank', 'BCA'),
            nomor: teksHasil('Nomor rekening', '1234567890'),
            atas_nama: teksHasil('Atas nama', 'Toko Maju'),
          })
          .register(graphqlNotes, { name: 'KopRekening' }),
      )
      .meta({ description: 'Rekening di faktur' }),
    tanda_tangan: judulTandaTangan.nullable(),
    kaki: teksAtauKosong('Kaki halaman', 'Terima kasih'),
    logo: z.boolean().meta({ description: 'Apakah ada logo', example: false }),
  })
  .meta({ id: 'KopKertas' });

/** A sheet, fan-fold paper, or the width of a roll in millimetres. */
export const UKURAN_KERTAS = ['a4', 'a5', 'kontinu', '58', '80'] as const;

const templatNama = teksHasil('Nama templat', 'faktur-a4');

export const templats = z.array(
  z
    .object({
      nama: templatNama,
      dasar: teksHasil('Templat bawaan yang menjadi dasarnya', 'faktur-a4'),
      jenis: z
        .array(pilihanHasil('Jenis transaksi', KIND_NAMES, 'JenisTransaksi'))
        .meta({ description: 'Untuk apa' }),
      ukuran: pilihanHasil('Ukuran kertas', UKURAN_KERTAS, 'UkuranKertas'),
      judul: teksHasil('Judul', 'Faktur Penjualan'),
      kolom: z
        .array(
          z
            .object({
              kunci: teksHasil('Kolom', 'nama'),
              judul: teksAtauKosong('Judulnya; null: bawaan', 'Nama barang'),
            })
            .register(graphqlNotes, { name: 'TemplatKolom' }),
        )
        .meta({ description: 'Kolom menurut urutannya' }),
      catatan: teksAtauKosong('Catatan', 'Barang tidak dapat dikembalikan'),
      tanda_tangan: judulTandaTangan,
      kaki: teksAtauKosong('Kaki halaman', 'Terima kasih'),
    })
    .meta({ id: 'TemplatCetak' }),
);

const tautanDibuat = {
  id: idHasil('Nomor tautan'),
  berlaku_sampai: waktu('Sampai kapan berlaku'),
};

/** The answer of the database; REST has the address in the place of the code. */
export const cetakTautan = z
  .object({ ...tautanDibuat, kode: teksHasil('Kode di alamatnya; hanya sekali ini', 'demo.0a1b') })
  .meta({ id: 'TautanCetakKode' });
export const cetakTautanResponse = z
  .object({
    ...tautanDibuat,
    url: teksHasil('Alamat kertasnya; hanya sekali ini', 'https://niaga.test/api/cetak/tautan/x'),
  })
  .meta({ id: 'TautanCetakBaru' });
export const cetakTautans = z.array(
  z
    .object({
      ...tautanDibuat,
      templat: templatNama,
      salinan: z.boolean().meta({ description: 'Berpita SALINAN', example: false }),
      berlaku: z.boolean().meta({ description: 'Belum berakhir atau dicabut', example: true }),
      dibuat_pada: waktu('Dibuat pada'),
    })
    .meta({ id: 'TautanCetak' }),
);

const kirim = {
  id: idHasil('Nomor kiriman'),
  email: teksHasil('Kepada', 'beli@contoh.test'),
  status: pilihan('Keadaannya', ['antre', 'terkirim', 'ditolak', 'gagal']).register(graphqlNotes, {
    name: 'StatusKirim',
  }),
};
export const cetakKirim = z.object(kirim).meta({ id: 'KirimCetakBaru' });
export const cetakKirims = z.array(
  z
    .object({
      ...kirim,
      templat: templatNama,
      percobaan: bulatHasil('Berapa kali dicoba'),
      galat: teksAtauKosong('Mengapa tidak terkirim', 'e-mail belum terkirim: EENVELOPE 550'),
      dibuat_pada: waktu('Dibuat pada'),
      selesai_pada: waktu('Selesai pada').nullable(),
    })
    .meta({ id: 'KirimCetak' }),
);
