/** Answers of working drafts: documents that are still being written. */
import { z } from 'zod';
import { graphqlNotes, idHasil, penggunaHasil, pilihanHasil, teksHasil, waktu } from './fields.ts';
import { KIND_NAMES } from './kinds.ts';
import { peringatan } from './transaksi.ts';
import { kursorAnswer } from './umum.ts';

export const STATUSES_DRAFT = ['terbuka', 'terkirim'] as const;

export const jenis = pilihanHasil('Jenis transaksi', KIND_NAMES, 'JenisTransaksi');
export const isi = z.record(z.string(), z.unknown()).meta({
  description: 'Dokumen jenis itu sejauh ini; baru diperiksa saat dikirim',
  example: { tanggal: '2026-01-31', keterangan: 'belum lengkap' },
});
export const draftResponse = z
  .object({
    id: idHasil('Nomor draft'),
    jenis,
    isi,
    versi: z.int().meta({ description: 'Versi terbaru', example: 1 }),
    status: pilihanHasil('Status', STATUSES_DRAFT, 'StatusDraft'),
    transaksi_id: idHasil('Transaksi hasilnya, setelah dikirim').nullable(),
    dibuat_oleh: penggunaHasil('Penulisnya'),
    dibuat_pada: waktu('Dibuat pada'),
    diubah_pada: waktu('Diubah pada'),
  })
  .meta({ id: 'Draft' })
  .register(graphqlNotes, { name: 'DraftKerja' });

export const drafts = kursorAnswer(draftResponse);

export const draftDibuat = z
  .object({ id: draftResponse.shape.id, versi: draftResponse.shape.versi })
  .meta({ id: 'DraftDibuat' });

export const draftDisalin = z
  .object({
    draft_id: draftResponse.shape.id,
    versi: draftResponse.shape.versi,
    isi: isi.optional(),
  })
  .meta({ id: 'DraftDisalin' });

export const draftTerkirim = z
  .object({
    id: idHasil('Nomor pengenal transaksi'),
    nomor_transaksi: teksHasil('Nomor bukti; DRAFT-{id} selama menunggu', 'PJ/GD1/202601/00001'),
    status: pilihanHasil('draft bila menunggu persetujuan', ['final', 'draft'], 'StatusTransaksi'),
    peringatan,
  })
  .meta({ id: 'DraftTerkirim' });
