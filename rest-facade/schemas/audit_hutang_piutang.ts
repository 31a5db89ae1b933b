import { z } from 'zod';
import { desimal, id, pilihan, tanggal, teks } from '../fields.ts';
import { keteranganBaris, kodeAkun } from './dokumen.ts';

const baris = z.strictObject({
  dokumen_id: id('Dokumen; tanpa ini dokumen yang belum ada di buku, dan dibuka').nullish(),
  jenis: pilihan('Piutang atau hutang; wajib tanpa dokumen_id', ['piutang', 'hutang']).nullish(),
  saldo_konfirmasi: desimal('uang', 'Sisa menurut kontak', 'not_negative'),
  akun_selisih: kodeAkun.nullish().meta({
    description: 'Akun seluruh selisih; tanpa ini 1209 lalu 6206, 4201, atau 6309',
  }),
  jatuh_tempo: tanggal('Jatuh tempo dokumen yang dibuka').nullish(),
  keterangan: keteranganBaris,
});

const kompensasi = z.strictObject({
  piutang_id: id('Dokumen piutang'),
  hutang_id: id('Dokumen hutang'),
  jumlah: desimal('uang', 'Jumlah yang dikompensasi', 'positive'),
});

/** Kind 22, audit-hutang-piutang: a contact confirms its balances; differences are posted. */
export const auditHutangPiutangBody = z
  .strictObject({
    tanggal: tanggal('Tanggal berlaku'),
    kontak_id: id('Kontak'),
    lokasi_id: id('Lokasi').nullish(),
    nomor_referensi: teks('Nomor referensi dari luar', 100).nullish(),
    keterangan: teks('Keterangan', 2000).nullish(),
    detail: z.array(baris).max(1000).nullish().meta({
      description:
        'Yang dikonfirmasi; tanpa detail dan kompensasi semua dokumen terbuka dinyatakan cocok',
    }),
    kompensasi: z.array(kompensasi).max(1000).nullish(),
    saldo_sistem_dilihat: desimal(
      'uang',
      'Piutang dikurangi hutang kontak ketika dilihat; 409 bila sudah berubah',
    ).nullish(),
  })
  .meta({
    id: 'AuditHutangPiutang',
    example: {
      tanggal: '2026-01-31',
      kontak_id: 1,
      detail: [{ dokumen_id: 1, saldo_konfirmasi: 90000 }],
    },
  });
