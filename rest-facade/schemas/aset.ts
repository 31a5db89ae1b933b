import { z } from 'zod';
import { desimal, id, tanggal, teks } from '../fields.ts';
import { draft, kodeAkun, kodePajak } from './dokumen.ts';

/** The disposal of a fixed asset: sold for money, sold on credit, or given up for nothing. */
export const asetLepasBody = z
  .strictObject({
    tanggal: tanggal('Tanggal dilepas; bulan yang sudah disusutkan harus selesai'),
    nilai: desimal('uang', 'Harga jual tanpa pajak; tanpa ini 0', 'not_negative').nullish(),
    pajak_kode: kodePajak.nullish(),
    akun_kas: kodeAkun
      .nullish()
      .meta({ description: 'Akun kas atau bank penerima; tanpa ini menjadi piutang kontak' }),
    kontak_id: id('Pembeli; wajib bila nilai > 0 tanpa akun_kas').nullish(),
    jatuh_tempo: tanggal('Jatuh tempo piutangnya; tanpa ini menurut termin kontak').nullish(),
    lokasi_id: id('Lokasi').nullish(),
    nomor_referensi: teks('Nomor referensi dari luar', 100).nullish(),
    keterangan: teks('Keterangan', 2000).nullish(),
    draft,
  })
  .meta({
    id: 'AsetLepas',
    example: { tanggal: '2026-01-31', nilai: 75000000, akun_kas: '1111' },
  });
