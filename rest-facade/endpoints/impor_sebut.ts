/** What may be said of the columns of a file, or of a part of a bundle. */
import { z } from 'zod';

export const GAYA =
  'nama kolom → cara menulisnya: desimal_titik, desimal_koma, hari_dulu, bulan_dulu, rupiah, persen, pecahan, ' +
  'bertanda, sisi_normal, teks';

export const BUAT =
  'Yang dibuatkan bila disebut di berkas dan belum ada: satuan, kategori, harga, lokasi, kontak';

export const SEBUT = {
  pemetaan: z
    .record(z.string().min(1).max(200), z.string().max(40))
    .meta({ description: 'Nama kolom di berkas → kolom kita; "" tidak dipakai' })
    .optional(),
  gaya: z
    .record(z.string().min(1).max(200), z.string().max(80))
    .meta({ description: GAYA.replace('nama', 'Nama') })
    .optional(),
  tetap: z
    .record(
      z.string().min(1).max(60),
      z.union([z.string().max(1000), z.number(), z.boolean(), z.null()]),
    )
    .meta({
      description: 'Kolom kita → isinya di setiap baris, juga sel yang kosong; null mencabutnya',
    })
    .optional(),
  buat: z
    .union([z.array(z.string().max(20)).max(20), z.literal('semua')])
    .meta({ description: `${BUAT}, atau "semua"; [] tidak ada` })
    .optional(),
};
