/** Working drafts: documents that are still being written. */
import { z } from 'zod';
import { bilanganBulat, idHasil, pilihan, teksHasil, waktu } from '../fields.ts';
import { KIND_NAMES } from '../kinds.ts';
import { peringatan } from './transaksi.ts';

export const STATUSES_DRAFT = ['terbuka', 'terkirim'] as const;

const jenis = pilihan('Jenis transaksi', KIND_NAMES);
const isi = z.record(z.string(), z.unknown()).meta({
  description: 'Dokumen jenis itu sejauh ini; baru diperiksa saat dikirim',
  example: { tanggal: '2026-01-31', keterangan: 'belum lengkap' },
});
const versi = bilanganBulat('Versi yang terakhir dibaca', 1, 2_147_483_647);

export const draftBody = z
  .strictObject({ jenis, isi: isi.optional() })
  .meta({ id: 'DraftBaru', example: { jenis: 'penjualan', isi: { tanggal: '2026-01-31' } } });

export const draftReplaceBody = z
  .strictObject({ jenis: jenis.optional(), isi, versi })
  .meta({ id: 'DraftGanti', example: { isi: { tanggal: '2026-01-31' }, versi: 1 } });

export const draftResponse = z
  .object({
    id: idHasil('Nomor draft'),
    jenis,
    isi,
    versi: z.int().meta({ description: 'Versi terbaru', example: 1 }),
    status: pilihan('Status', STATUSES_DRAFT),
    transaksi_id: idHasil('Transaksi hasilnya, setelah dikirim').nullable(),
    dibuat_oleh: teksHasil('Penulisnya', '0b0e9b1c-7a0e-4d0e-9b57-0c8f6f3f4a11'),
    dibuat_pada: waktu('Dibuat pada'),
    diubah_pada: waktu('Diubah pada'),
  })
  .meta({ id: 'Draft' });

export const draftDibuat = z
  .object({ id: draftResponse.shape.id, versi: draftResponse.shape.versi })
  .meta({ id: 'DraftDibuat' });

export const draftTerkirim = z
  .object({
    id: idHasil('Nomor pengenal transaksi'),
    nomor_transaksi: teksHasil('Nomor bukti; DRAFT-{id} selama menunggu', 'PJ/GD1/202601/00001'),
    status: pilihan('draft bila menunggu persetujuan', ['final', 'draft']),
    peringatan,
  })
  .meta({ id: 'DraftTerkirim' });
