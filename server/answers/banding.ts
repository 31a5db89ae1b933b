/** Statements with another beside them: their own schemas, where each amount becomes four figures. */
import { z } from 'zod';
import { angka, graphqlNotes, pilihanHasil, tanggalHasil, uang } from './fields.ts';
import { laporanMeta, neracaResponse, rugiLabaResponse } from './laporan.ts';
import { arusKasResponse, perubahanEkuitasResponse } from './laporan_akuntansi.ts';

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

const made = new Map<z.ZodType, z.ZodType>();

/** The schema of a part of a statement beside another one; the same part has the same schema. */
function berbanding(schema: z.ZodType): z.ZodType {
  const known = made.get(schema);
  if (known) return known;
  const result = makeBerbanding(schema);
  made.set(schema, result);
  return result;
}

function makeBerbanding(schema: z.ZodType): z.ZodType {
  if (schema === laporanMeta) return metaBanding;
  if (schema instanceof z.ZodArray) return z.array(berbanding(schema.element as z.ZodType));
  if (schema instanceof z.ZodObject) {
    const { id } = schema.meta() ?? {};
    const shape = Object.entries(schema.shape).map(([key, field]) => [key, fieldOf(key, field)]);
    const object = z.object(Object.fromEntries(shape));
    return id === undefined ? object : object.meta({ id: `${id}Banding` });
  }
  return schema;
}

/** What the parts of a statement are, where its own schema does not say it. */
const BAGIAN: Readonly<Record<string, string>> = {
  aset: 'Aset',
  kewajiban: 'Kewajiban',
  ekuitas: 'Ekuitas',
  subklas: 'Per subklas akun',
  akun: 'Per akun',
  seimbang: 'Apakah aset sama dengan kewajiban dan ekuitas',
  rincian: 'Per bagian',
  operasi: 'Kas dari kegiatan operasi',
  investasi: 'Kas dari kegiatan investasi',
  pendanaan: 'Kas dari kegiatan pendanaan',
  baris: 'Per kategori',
  kas: 'Per akun kas dan bank',
};

/** A field of a statement: an amount becomes its four figures, under its own description. */
function fieldOf(key: string, field: z.ZodType): z.ZodType {
  const { description } = field;
  if (graphqlNotes.get(field)?.type === 'Uang') return described(angkaBanding, description);
  const schema = berbanding(field);
  return schema === field && description ? schema : described(schema, description ?? BAGIAN[key]);
}

/** The same schema, and the same type in GraphQL, with words for one of the fields that have it. */
function described(schema: z.ZodType, description: string | undefined): z.ZodType {
  const { id } = schema.meta() ?? {};
  if (description === undefined) return schema;
  const words = schema.meta({ description });
  return id === undefined
    ? words
    : words.register(graphqlNotes, { name: id, description: 'Nilai dan pembandingnya' });
}

export const neracaBanding = berbanding(neracaResponse);
export const rugiLabaBanding = berbanding(rugiLabaResponse);
export const arusKasBanding = berbanding(arusKasResponse);
export const perubahanEkuitasBanding = berbanding(perubahanEkuitasResponse);
