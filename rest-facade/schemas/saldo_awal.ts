/** Kinds 20 and 21: what was open with a contact when the books began, one line per old invoice. */
import { z } from 'zod';
import { boolean, pilihan, tanggal, teksWajib } from '../../server/answers/fields.ts';
import { desimal, id } from '../base/fields.ts';
import { catatanPolos, kepalaUmum } from './dokumen.ts';

const baris = z.strictObject({
  nomor_faktur_asli: teksWajib('Nomor faktur asli, satu kali per kontak', 100, 'INV-2025-001'),
  tanggal_faktur: tanggal('Tanggal faktur asli', '2025-11-30'),
  jatuh_tempo: tanggal('Jatuh tempo; tanpa ini menurut termin kontak').nullish(),
  nilai_sisa: desimal('uang', 'Sisa yang belum dibayar', 'positive'),
  jenis: pilihan('Faktur, atau uang muka', ['faktur', 'uang_muka']).nullish(),
  ...catatanPolos,
});

const isi = {
  ...kepalaUmum,
  kontak_id: id('Kontak'),
  ganti: boolean(
    'Yang sudah dibukukan untuk faktur yang sama dibalik dulu; tanpa ini ditolak (409)',
  ).nullish(),
  detail: z.array(baris).min(1).max(1000),
};

const example = (kontak: number) => ({
  tanggal: '2025-12-31',
  kontak_id: kontak,
  detail: [
    { nomor_faktur_asli: 'INV-2025-001', tanggal_faktur: '2025-11-30', nilai_sisa: 1250000 },
  ],
});

/** Kind 20, saldo-awal-hutang. */
export const saldoAwalHutangBody = z
  .strictObject(isi)
  .meta({ id: 'SaldoAwalHutang', example: example(38) });

/** Kind 21, saldo-awal-piutang. */
export const saldoAwalPiutangBody = z
  .strictObject(isi)
  .meta({ id: 'SaldoAwalPiutang', example: example(16) });
