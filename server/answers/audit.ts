/** Answers of the audit trail. */
import { z } from 'zod';
import {
  bilanganBulat,
  graphqlNotes,
  idHasil,
  penggunaHasil,
  pilihanHasil,
  teksHasil,
  waktu,
} from './fields.ts';
import { kursorAnswer } from './umum.ts';

const isi = (description: string) =>
  z
    .record(z.string(), z.unknown())
    .nullable()
    .meta({ description, example: { harga_jual: 15000 } });
const besar = (description: string) =>
  bilanganBulat(description, 0, Number.MAX_SAFE_INTEGER).register(graphqlNotes, { type: 'BigInt' });
const posisi = besar('Posisi dalam rantai');
const hash = teksHasil('SHA-256 dalam heksadesimal', 'a3f1…');

/** Actions of the audit trail; its list can be asked for one of them. */
export const AKSI_AUDIT = [
  'buat',
  'ubah',
  'hapus',
  'setujui',
  'void',
  'batal',
  'pulih',
  'create',
  'update',
  'delete',
] as const;

const auditRow = z
  .object({
    id: idHasil('Nomor baris'),
    waktu: waktu('Saat perubahan'),
    pengguna: z
      .object({
        id: penggunaHasil('Pengguna'),
        nama: teksHasil('Nama', 'Sari').optional(),
        email: teksHasil('Alamat', 'staff@demo.test').optional(),
        kunci: z.boolean().optional().meta({ description: 'Kunci API', example: true }),
      })
      .nullable(),
    agen: teksHasil('Nama agen yang bertindak bagi pengguna atau kunci itu', 'Claude').nullable(),
    sumber: z
      .enum(['pengguna', 'worker', 'langsung'])
      .meta({ description: 'Jalan perubahan' })
      .register(graphqlNotes, { name: 'SumberPerubahan' }),
    aksi: pilihanHasil('Yang dilakukan', AKSI_AUDIT, 'AksiAudit'),
    entitas: teksHasil('Jenis data', 'barang'),
    entitas_id: teksHasil('Kunci data', '18'),
    sebelum: isi('Nilai sebelum; pada ubah hanya yang berubah'),
    sesudah: isi('Nilai sesudah; pada ubah hanya yang berubah'),
    request_id: teksHasil('Nomor permintaan', 'e117d339').nullable(),
    hash: hash.nullable(),
  })
  .meta({ id: 'AuditBaris' });

export const audit = kursorAnswer(auditRow);

export const auditVerifikasiResponse = z
  .object({
    utuh: z.boolean(),
    diperiksa: z.object({ dari: posisi, sampai: posisi }),
    berikut: posisi.nullable(),
    segel: z.object({ posisi, hash, disegel_pada: waktu('Segel terakhir').nullable() }),
    menunggu: besar('Baris yang belum disegel'),
    kerusakan: z.array(
      z.object({
        posisi: posisi.nullable(),
        audit_id: idHasil('Nomor baris').nullable(),
        jenis: z
          .enum([
            'diubah',
            'dihapus',
            'segel_hilang',
            'disisipkan',
            'ujung_berubah',
            'jangkar_berbeda',
          ])
          .register(graphqlNotes, { name: 'JenisKerusakan' }),
      }),
    ),
    banyak_kerusakan: besar('Semua kerusakan'),
  })
  .meta({ id: 'AuditVerifikasi' });
