/** A request for approval, as lists show it. */
import { z } from 'zod';
import {
  boolean,
  bulatHasil,
  graphqlNotes,
  idHasil,
  penggunaHasil,
  pilihanHasil,
  teksHasil,
  waktu,
} from './fields.ts';
import { mungkin } from './mungkin.ts';
import { kepala } from './transaksi.ts';

export const AKSI_PERSETUJUAN = [
  'posting',
  'void',
  'terima',
  'tutup',
  'buka_bulan',
  'tutup_tahun',
  'buka_tahun',
  'setelan',
  'batal_terima',
  'batal_tutup',
] as const;
export const STATUSES_PERSETUJUAN = [
  'menunggu',
  'disetujui',
  'ditolak',
  'ditarik',
  'dikembalikan',
] as const;

export const baris = {
  id: idHasil('Nomor permintaan'),
  aksi: pilihanHasil('Yang diminta', AKSI_PERSETUJUAN, 'AksiPersetujuan'),
  jenis: kepala.jenis.nullable(),
  perihal: teksHasil('Bulan, tahun buku atau pengaturan, bila bukan dokumen', '2025').nullable(),
  transaksi_id: idHasil('Transaksinya').nullable(),
  nomor_transaksi: kepala.nomor_transaksi.nullable(),
  status_transaksi: kepala.status.nullable(),
  tanggal: kepala.tanggal.nullable(),
  kontak_id: kepala.kontak_id,
  kontak_nama: kepala.kontak_nama,
  lokasi_id: kepala.lokasi_id,
  total_nilai: kepala.total_nilai.nullable(),
  alasan: teksHasil('Alasan peminta', 'salah input').nullable(),
  agen: boolean('Disusun agen: hanya disetujui dengan sidik'),
  dibuat_oleh: penggunaHasil('Yang meminta').nullable(),
  dibuat_pada: waktu('Diminta pada'),
  status: pilihanHasil('Status', STATUSES_PERSETUJUAN, 'StatusPersetujuan'),
  diputus_oleh: penggunaHasil('Yang memutuskan').nullable(),
  diputus_pada: waktu('Diputuskan pada').nullable(),
  catatan: teksHasil('Catatan, atau alasan penolakan', 'sudah dicek').nullable(),
  boleh: boolean('Yang membaca boleh memutuskannya sekarang'),
};

/** What a request says further that a rule caught. */
export const beraturan = mungkin({
  aturan: teksHasil('Aturan yang mengenainya', 'Beli besar'),
  langkah_ke: bulatHasil('Langkah yang menunggu', 1),
  langkah_banyak: bulatHasil('Banyaknya langkah', 2),
  batas_pada: waktu('Sampai kapan, sebelum naik'),
});

export const persetujuanRow = z
  .object({ ...baris, ...beraturan })
  .meta({ id: 'PersetujuanBaris' })
  .register(graphqlNotes, { name: 'PersetujuanRingkas' });
