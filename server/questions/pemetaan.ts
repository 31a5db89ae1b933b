/** The mapping that a question becomes: the only thing of it that reaches the database. */
import { z } from 'zod';
import { DIMENSI, DIMENSI_BERNAMA, DIMENSI_WAKTU, METRIK } from '../answers/ai.ts';

export const WAKTU: ReadonlySet<string> = new Set(DIMENSI_WAKTU);

/** Dimensions that a filter may name. `nama`: the database finds out what the name belongs to. */
const DIMENSI_FILTER = ['nama', ...DIMENSI_BERNAMA] as const;

export type Metrik = (typeof METRIK)[number];
export type Dimensi = (typeof DIMENSI)[number];
export type DimensiFilter = (typeof DIMENSI_FILTER)[number];

const tanggal = z.iso.date().refine((day) => day >= '1900-01-01' && day <= '2999-12-31');
const rentang = { dari: tanggal, sampai: tanggal };
const urutTanggal = ({ dari, sampai }: { dari: string; sampai: string }) => dari <= sampai;
const satuKali = (items: readonly string[]) => new Set(items).size === items.length;

export const pemetaanSchema = z.strictObject({
  metrik: z.array(z.enum(METRIK)).min(1).max(4).refine(satuKali),
  dimensi: z
    .array(z.enum(DIMENSI))
    .max(2)
    .refine(satuKali)
    .refine((items) => items.filter((one) => WAKTU.has(one)).length <= 1),
  filter: z
    .array(
      z.strictObject({
        dimensi: z.enum(DIMENSI_FILTER),
        nilai: z.array(z.string().trim().min(1).max(100)).min(1).max(10),
      }),
    )
    .max(5),
  periode: z
    .strictObject({
      ...rentang,
      pembanding: z.strictObject(rentang).refine(urutTanggal).nullable(),
    })
    .refine(urutTanggal)
    .nullable(),
  urut: z.strictObject({ metrik: z.enum(METRIK), arah: z.enum(['naik', 'turun']) }).nullable(),
  batas: z.int().min(1).max(100).nullable(),
});

export type Pemetaan = z.infer<typeof pemetaanSchema>;
export type Rentang = { dari: string; sampai: string };

/** Why a question is not answered. */
export type Sebab =
  | 'kosong'
  | 'di_luar'
  | 'aksi'
  | 'ramalan'
  | 'tenant'
  | 'ingkar'
  | 'syarat'
  | 'mengapa'
  | 'panjang';

export type Bahasa = 'id' | 'en';
export type Terbaca = { pemetaan: Pemetaan } | { sebab: Sebab };
