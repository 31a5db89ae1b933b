import { z } from 'zod';
import { boolean } from '../../server/answers/fields.ts';
import { desimal } from '../base/fields.ts';
import { kepalaUmum, kodeAkun } from './dokumen.ts';

const { kontak_id: _kontak, ...kepala } = kepalaUmum;

/** Kind 12, kas-bank: money moved between own cash and bank accounts. */
export const kasBankBody = z
  .strictObject({
    ...kepala,
    akun_asal: kodeAkun,
    akun_tujuan: kodeAkun,
    jumlah: desimal('uang', 'Jumlah yang sampai', 'positive'),
    biaya_admin: desimal('uang', 'Biaya di luar jumlah, dari akun asal', 'not_negative').nullish(),
    transit: boolean('Dalam perjalanan sampai dilaporkan diterima (terima)').nullish(),
  })
  .meta({
    id: 'KasBank',
    example: {
      tanggal: '2026-01-31',
      akun_asal: '1101',
      akun_tujuan: '1111',
      jumlah: 5000000,
    },
  });
