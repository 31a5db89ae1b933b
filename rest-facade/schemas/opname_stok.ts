import { z } from 'zod';
import { boolean, pilihan, tanggal } from '../../server/answers/fields.ts';
import { desimal, id } from '../base/fields.ts';
import { catatan, catatanBaris, kodeAkun } from './dokumen.ts';

const baris = z.strictObject({
  barang_id: id('Barang yang dihitung, satu kali'),
  qty_fisik: desimal('kuantitas', 'Jumlah hasil hitung dalam satuan dasar', 'not_negative'),
  hpp: desimal(
    'harga_satuan',
    'Harga pokok per satuan dasar untuk kelebihan; tanpa ini rata-rata (FIFO: lapisan terbaru). Wajib pada saldo awal',
    'not_negative',
  ).nullish(),
  qty_sistem_dilihat: desimal(
    'kuantitas',
    'Stok buku pada akhir hari ini, di lokasi ini, ketika dihitung: selisihnya terhadap itu, dan yang bergerak sesudahnya ' +
      'tetap bergerak; 409 bila buku tidak pernah mengatakannya. Tanpa ini menurut waktu, atau sekarang',
  ).nullish(),
  ...catatanBaris,
});

/** Kind 6, opname-stok: what was counted; the difference to the books is posted. */
export const opnameStokBody = z
  .strictObject({
    tanggal: tanggal(
      'Hari penghitungan; stok buku dibaca pada akhir hari ini, seperti yang diketahui ketika baris ditulis',
    ),
    waktu: z.iso.datetime({ offset: true }).nullish().meta({
      description:
        'Kapan dihitung: selisih terhadap yang dicatat sampai saat itu; yang dicatat sesudahnya tetap bergerak',
      example: '2026-01-31T03:00:00Z',
    }),
    lokasi_id: id('Lokasi yang dihitung'),
    mode: pilihan('selisih (bawaan), atau saldo_awal: stok awal sehari sebelum pembukuan mulai', [
      'selisih',
      'saldo_awal',
    ]).nullish(),
    akun_selisih: kodeAkun
      .nullish()
      .meta({ description: 'Akun selisih, klas 5 atau 6; tanpa ini menurut peran selisih_opname' }),
    ganti: boolean(
      'Saldo awal: yang sudah dibukukan untuk barang dan lokasi yang sama dibalik dulu; tanpa ini ditolak (409)',
    ).nullish(),
    ...catatan,
    detail: z.array(baris).min(1).max(1000),
  })
  .meta({
    id: 'OpnameStok',
    example: {
      tanggal: '2026-01-31',
      lokasi_id: 1,
      mode: 'selisih',
      detail: [{ barang_id: 1, qty_fisik: 9 }],
    },
  });
