/** Answers of the audit trail. */
import { z } from 'zod';
import { bilanganBulat, idHasil, teksHasil, waktu } from '../fields.ts';

const isi = (description: string) =>
  z
    .record(z.string(), z.unknown())
    .nullable()
    .meta({ description, example: { harga_jual: 15000 } });
const posisi = bilanganBulat('Posisi dalam rantai', 0, Number.MAX_SAFE_INTEGER);
const hash = teksHasil('SHA-256 dalam heksadesimal', 'a3f1…');

export const auditRow = z
  .object({
    id: idHasil('Nomor baris'),
    waktu: waktu('Saat perubahan'),
    pengguna: z
      .object({
        id: teksHasil('Pengguna', 'fafafa58-0000-4000-8000-000000000000'),
        nama: teksHasil('Nama', 'Sari').optional(),
        email: teksHasil('Alamat', 'staff@demo.test').optional(),
      })
      .nullable(),
    sumber: z.enum(['pengguna', 'worker', 'langsung']).meta({ description: 'Jalan perubahan' }),
    aksi: teksHasil('Yang dilakukan', 'ubah'),
    entitas: teksHasil('Jenis data', 'barang'),
    entitas_id: teksHasil('Kunci data', '18'),
    sebelum: isi('Nilai sebelum; pada ubah hanya yang berubah'),
    sesudah: isi('Nilai sesudah; pada ubah hanya yang berubah'),
    request_id: teksHasil('Nomor permintaan', 'e117d339').nullable(),
    hash: hash.nullable(),
  })
  .meta({ id: 'AuditBaris' });

export const auditVerifikasiResponse = z
  .object({
    utuh: z.boolean(),
    diperiksa: z.object({ dari: posisi, sampai: posisi }),
    berikut: posisi.nullable(),
    segel: z.object({ posisi, hash, disegel_pada: waktu('Segel terakhir').nullable() }),
    menunggu: bilanganBulat('Baris yang belum disegel', 0, Number.MAX_SAFE_INTEGER),
    kerusakan: z.array(
      z.object({
        posisi: posisi.nullable(),
        audit_id: idHasil('Nomor baris').nullable(),
        jenis: z.enum([
          'diubah',
          'dihapus',
          'segel_hilang',
          'disisipkan',
          'ujung_berubah',
          'jangkar_berbeda',
        ]),
      }),
    ),
    banyak_kerusakan: bilanganBulat('Semua kerusakan', 0, Number.MAX_SAFE_INTEGER),
  })
  .meta({ id: 'AuditVerifikasi' });
