/** Attached files. */
import { z } from 'zod';
import { idHasil, penggunaHasil, pilihanHasil, teksHasil, waktu } from './fields.ts';
import { listAnswer } from './umum.ts';

export const ENTITAS_LAMPIRAN = [
  'transaksi',
  'draft',
  'kontak',
  'barang',
  'aset',
  'impor',
] as const;

export const lampiran = z
  .object({
    id: idHasil('Nomor lampiran'),
    entitas: pilihanHasil('Yang dilampiri', ENTITAS_LAMPIRAN, 'EntitasLampiran'),
    entitas_id: idHasil('Id yang dilampiri'),
    nama: teksHasil('Nama berkas', 'faktur-supplier.pdf'),
    tipe: teksHasil('Jenis menurut isinya', 'application/pdf'),
    ukuran: idHasil('Ukuran, byte'),
    sha256: teksHasil('SHA-256 isinya', 'a'.repeat(64)),
    keterangan: teksHasil('Keterangan', 'Faktur asli').nullable(),
    hilang_pada: waktu('Sejak kapan isinya tidak ditemukan').nullable(),
    dibuat_oleh: penggunaHasil('Yang melampirkan').nullable(),
    dibuat_pada: waktu('Dilampirkan pada'),
  })
  .meta({ id: 'LampiranInfo' });

export const lampirans = listAnswer(lampiran);

export const lampiranDibuat = z
  .object({ id: idHasil('Nomor lampiran') })
  .meta({ id: 'LampiranDibuat' });

export const lampiranPeriksa = z
  .object({ tenant: teksHasil('Tenant', 'demo'), terpakai: idHasil('Byte semua lampiran') })
  .meta({ id: 'LampiranPeriksa' });

export const lampiranKunci = lampiran
  .extend({ tenant: teksHasil('Tenant', 'demo'), kunci: penggunaHasil('Tempat isinya') })
  .meta({ id: 'LampiranKunci' });

export const lampiranTautan = z
  .object({ berlaku_sampai: waktu('Tautan berlaku sampai') })
  .meta({ id: 'LampiranTautanDibuka' });
