/** Working drafts: documents that are still being written. */
import { z } from 'zod';
import { isi, jenis } from '../../server/answers/draft.ts';
import { bilanganBulat } from '../../server/answers/fields.ts';

const versi = bilanganBulat('Versi yang terakhir dibaca', 1, 2_147_483_647);

export const draftBody = z
  .strictObject({ jenis, isi: isi.optional() })
  .meta({ id: 'DraftBaru', example: { jenis: 'penjualan', isi: { tanggal: '2026-01-31' } } });

export const draftReplaceBody = z
  .strictObject({ jenis: jenis.optional(), isi, versi })
  .meta({ id: 'DraftGanti', example: { isi: { tanggal: '2026-01-31' }, versi: 1 } });
