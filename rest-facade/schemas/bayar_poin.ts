import { z } from 'zod';
import { bilanganBulat, boolean, pilihan, tanggal } from '../../server/answers/fields.ts';
import { desimal, id } from '../base/fields.ts';
import { akunKasTunai, catatanBaris, catatanStok, kepala, kodePajak } from './dokumen.ts';

const baris = z.strictObject({
  barang_id: id('Barang yang diberikan'),
  satuan_id: id('Satuan; tanpa ini satuan dasar barang').nullish(),
  qty: desimal('kuantitas', 'Jumlah dalam satuan baris', 'positive'),
  harga: desimal(
    'harga_satuan',
    'Harga wajar per satuan, dasar pembagian nilai poin antarbaris; tanpa ini dari daftar harga',
    'not_negative',
  ).nullish(),
  pajak_kode: kodePajak.nullish(),
  ...catatanBaris,
});

/** Kind 18, bayar-poin: points that a contact redeems, or those that it had when the books began. */
export const bayarPoinBody = z
  .strictObject({
    tanggal: kepala.tanggal,
    kontak_id: id('Pemilik poin'),
    lokasi_id: id('Lokasi asal barang; wajib untuk cara barang').nullish(),
    mode: pilihan('tukar (bawaan), atau saldo_awal: poin sehari sebelum pembukuan mulai', [
      'tukar',
      'saldo_awal',
    ]).nullish(),
    poin: bilanganBulat('Banyak poin', 1, 1e12),
    cara: pilihan(
      'Imbalannya: potong_piutang dari dokumen_id, tunai, atau barang; wajib kecuali saldo awal',
      ['potong_piutang', 'tunai', 'barang'],
    ).nullish(),
    dokumen_id: id('Dokumen piutang kontak yang dipotong; untuk cara potong_piutang').nullish(),
    akun_kas: akunKasTunai,
    nilai: desimal(
      'uang',
      'Nilai buku poin pada saldo awal; tanpa ini poin × nilainya',
      'not_negative',
    ).nullish(),
    kedaluwarsa: tanggal(
      'Hari terakhir berlaku pada saldo awal; tanpa ini menurut pengaturan',
    ).nullish(),
    ganti: boolean(
      'Saldo awal: yang sudah dibukukan untuk kontak yang sama dibalik dulu; tanpa ini ditolak (409)',
    ).nullish(),
    ...catatanStok,
    detail: z
      .array(baris)
      .max(1000)
      .nullish()
      .meta({ description: 'Barang yang diberikan; hanya untuk cara barang' }),
  })
  .meta({
    id: 'BayarPoin',
    example: { tanggal: '2026-01-31', kontak_id: 17, poin: 5, cara: 'tunai' },
  });
