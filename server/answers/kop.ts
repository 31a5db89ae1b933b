/** The letterhead of a tenant. */
import { z } from 'zod';
import { graphqlNotes, pilihan, waktu } from './fields.ts';

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
