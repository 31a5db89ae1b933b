/** A rebate of what a contact billed in a period. */
import { z } from 'zod';
import { angka, graphqlNotes, idHasil, uang } from './fields.ts';

export const rabat = z
  .object({
    dasar: uang('Nilai tanpa pajak baris faktur dikurangi retur dan notanya'),
    persen: angka('Persen yang berlaku'),
    jumlah: uang('Rabatnya'),
    detail: z
      .array(
        z
          .object({
            baris_asal_id: idHasil('Baris faktur'),
            jumlah: uang('Bagian baris itu, tanpa pajak'),
          })
          .register(graphqlNotes, { name: 'RabatBaris' }),
      )
      .meta({ description: 'detail sebuah nota dengan mode harga' }),
  })
  .meta({ id: 'Rabat' })
  .register(graphqlNotes, { name: 'RabatHasil' });
