/** Statements with another beside them: their own schemas, where each amount becomes four figures. */
import { z } from 'zod';
import { angka, pilihanHasil, tanggalHasil, uang } from './fields.ts';
import { laporanMeta, neracaResponse, rugiLabaResponse } from './laporan.ts';
import { arusKasResponse, perubahanEkuitasResponse } from './laporan_akuntansi.ts';
import { tiapAngka } from './tiap_angka.ts';

/** What may stand beside a statement. */
export const PEMBANDING = ['periode-lalu', 'tahun-lalu', 'anggaran', 'tidak'] as const;

/** An amount and what stands beside it; nulls where nothing does. */
const angkaBanding = z
  .object({
    nilai: uang('Menurut laporan ini'),
    pembanding: uang('Menurut pembanding').nullable(),
    selisih: uang('Nilai dikurangi pembanding').nullable(),
    persen: angka('Selisih dalam persen pembanding; null bila pembanding 0').nullable(),
  })
  .meta({ id: 'AngkaBanding' });

const metaBanding = z
  .object({
    ...laporanMeta.shape,
    banding: z
      .object({
        jenis: pilihanHasil('Jenis pembanding', PEMBANDING, 'Pembanding'),
        dari: tanggalHasil('Hari pertama pembanding; null untuk neraca').nullable(),
        sampai: tanggalHasil('Hari terakhir pembanding; null bila tidak ada').nullable(),
      })
      .meta({ description: 'Yang berdiri di samping' }),
  })
  .meta({ id: 'LaporanMetaBanding' });

const berbanding = tiapAngka({
  akhiran: 'Banding',
  angka: { Uang: angkaBanding },
  keterangan: 'Nilai dan pembandingnya',
  meta: metaBanding,
});

export const neracaBanding = berbanding(neracaResponse);
export const rugiLabaBanding = berbanding(rugiLabaResponse);
export const arusKasBanding = berbanding(arusKasResponse);
export const perubahanEkuitasBanding = berbanding(perubahanEkuitasResponse);
