/** What reports take in their query, and what they share. */
import { z } from 'zod';
import { tanggal } from '../../server/answers/fields.ts';
import { sentence } from '../../server/base/sentences.ts';
import { paramBoolean, paramId } from '../base/fields.ts';

export const shared = { right: 'laporan', modul: 'laporan' } as const;

export const dari = tanggal('Dari tanggal; baku awal bulan ini').optional();
export const sampai = tanggal('Sampai tanggal; baku hari ini').optional();
export const per = tanggal('Keadaan pada akhir tanggal ini; baku hari ini').optional();
export const kontak_id = paramId('Hanya kontak ini').optional();
export const barang_id = paramId('Hanya barang ini').optional();
export const lokasi_id = paramId('Hanya lokasi ini').optional();
export const waktuParam = (description: string) =>
  z.iso
    .datetime({
      offset: true,
      error: () => sentence('waktu'),
    })
    .meta({ description, example: '2026-01-31T03:00:00Z' });
export const diketahui = waktuParam(
  'Buku seperti yang diketahui pada waktu ini; meta.diketahui menyebut waktu yang dipakai',
).optional();
/** One, or two different ones, of the groups; `sama` says which of them are the same. */
export const kelompokOf = (groups: readonly string[], sama: string) => {
  const satu = `(${groups.join('|')})`;
  return z
    .string()
    .regex(new RegExp(`^${satu}(,${satu})?$`), {
      error: `harus satu, atau dua yang berbeda, dari ${groups.join(', ')}`,
    })
    .meta({
      description: `Dikelompokkan menurut satu, atau dua yang berbeda, dari ${groups.join(', ')}; baku bulan. ${sama}`,
      example: 'kontak,bulan',
    })
    .optional();
};
export const per_lokasi = paramBoolean('Satu baris per barang dan lokasi').optional();
