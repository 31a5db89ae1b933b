import { z } from 'zod';
import { pilihan, tanggal } from '../../server/answers/fields.ts';
import { desimal, id } from '../base/fields.ts';
import { catatan, catatanBaris, kodeAkun } from './dokumen.ts';

const baris = z.strictObject({
  dokumen_id: id(
    'Dokumen; tanpa ini seluruh piutang atau hutang kontak pada tanggal ini',
  ).nullish(),
  jenis: pilihan('Piutang atau hutang; wajib tanpa dokumen_id', ['piutang', 'hutang']).nullish(),
  saldo_konfirmasi: desimal(
    'uang',
    'Sisa menurut kontak. Tanpa dokumen_id: yang lebih rendah melunasi yang paling lama jatuh tempo di satu akun, ' +
      'yang lebih tinggi dibuka; titipan dan uang muka di luarnya',
    'not_negative',
  ),
  saldo_dilihat: desimal(
    'uang',
    'Sisa menurut buku ketika dikonfirmasi: selisihnya terhadap itu, dan yang dibayar atau bertambah sesudahnya tetap; ' +
      '409 bila buku tidak pernah mengatakannya. Tanpa ini sekarang',
    'not_negative',
  ).nullish(),
  akun_selisih: kodeAkun.nullish().meta({
    description: 'Akun seluruh selisih; tanpa ini 1209 lalu 6206, 4201, atau 6309',
  }),
  jatuh_tempo: tanggal('Jatuh tempo yang dibuka, bila saldo lebih tinggi').nullish(),
  ...catatanBaris,
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
    ...catatan,
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
      kontak_id: 16,
      detail: [{ dokumen_id: 5, saldo_konfirmasi: 1800000 }],
    },
  });
