/** The period that a question is about, and the one that it is compared with. */
import type { Bagian } from './baca.ts';
import {
  bulanOf,
  hariKe,
  panjang,
  sampaiHariIni,
  satuanDi,
  sebelumnya,
  setahunLalu,
  tahunOf,
  terakhir,
} from './kalender.ts';
import type { Dimensi, Pemetaan, Rentang } from './pemetaan.ts';
import type { Periode } from './periode.ts';

export type Waktu = { periode: Pemetaan['periode'] } | 'ramalan';

const SHORTER = new Set(['hari', 'minggu', 'bulan', 'kuartal', 'semester']);
const bare = ({ dari, sampai }: Rentang): Rentang => ({ dari, sampai });

/**
 * The period of a question and the one that it is compared with, from the periods in their order and the place of the
 * word that compares.
 */
export function waktuOf(
  parts: readonly Bagian[],
  dimensi: readonly Dimensi[],
  today: string,
): Waktu {
  const has = (t: string) => parts.some((one) => one.t === 'konsep' && one.konsep.t === t);
  const periods = parts.flatMap((one, place) =>
    one.t === 'periode' ? [{ place, periode: one.periode }] : [],
  );
  if (periods.some(({ periode }) => periode === null)) return 'ramalan';
  const all = periods as { place: number; periode: Periode }[];
  const compare = parts.findIndex((one) => one.t === 'konsep' && one.konsep.t === 'banding');
  const after = compare < 0 ? undefined : all.find(({ place }) => place > compare);
  const before = all.find((one) => one !== after);
  const year = compare < 0 ? yearBehind(all.map(({ periode }) => periode)) : null;
  if (year) return { periode: { ...bare(year), pembanding: null } };
  const pair = pairOf(
    before?.periode,
    after?.periode ?? all.find((one) => one !== before)?.periode,
    {
      ordered: after !== undefined && before !== undefined && before.place < compare,
      today,
    },
  );
  let { base, other } = pair;
  if (!base && (has('tumbuh') || has('setahun') || compare >= 0)) base = unitNow('bulan', today);
  if (base && !other && has('setahun')) other = setahunLalu(base);
  if (base && !other && (has('tumbuh') || compare >= 0)) other = sebelumnya(base, base.satuan);
  const period = base ?? byDimension(dimensi, has('tren'), today);
  if (!period) return { periode: null };
  return { periode: { ...bare(period), pembanding: other ? bare(other) : null } };
}

/** "maret … 2025": a month or quarter in the year that stands elsewhere in the question; null where that is not so. */
function yearBehind([first, second, more]: readonly Periode[]): Rentang | null {
  if (more || !first?.tersirat || second?.satuan !== 'tahun' || first.satuan === null) return null;
  const day = hariKe(tahunOf(second.dari), bulanOf(first.dari), 1);
  return day === null ? null : satuanDi(first.satuan, day);
}

const unitNow = (satuan: NonNullable<Periode['satuan']>, today: string): Periode => ({
  ...sampaiHariIni(satuanDi(satuan, today), today),
  satuan,
});

/**
 * Which of two periods is asked about, and which it is compared with. Where the words do not tell, the older one is the
 * one compared with.
 */
function pairOf(
  first: Periode | undefined,
  second: Periode | undefined,
  { ordered, today }: { ordered: boolean; today: string },
): { base?: Periode; other?: Rentang } {
  if (!first && second) return { base: unitNow(second.satuan ?? 'bulan', today), other: second };
  if (!first) return {};
  if (!second) return { base: first };
  const [a, b] = aligned(first, second);
  const swapped = !ordered && a.dari < b.dari;
  const [base, other] = swapped ? [b, a] : [a, b];
  // "bulan lalu dibanding bulan sebelumnya": nothing is compared with itself.
  if (a.dari === b.dari && a.sampai === b.sampai)
    return { base, other: sebelumnya(base, base.satuan) };
  const yearBefore = other.satuan === 'tahun' && base.satuan !== null && SHORTER.has(base.satuan);
  return { base, other: yearBefore ? setahunLalu(base) : other };
}

/** Gives a month whose year was not said the other's year. */
function aligned(first: Periode, second: Periode): [Periode, Periode] {
  const of = (one: Periode, year: number): Periode => {
    const day = hariKe(year, bulanOf(one.dari), 1);
    const satuan = one.satuan ?? 'bulan';
    return day === null ? one : { ...satuanDi(satuan, day), satuan };
  };
  if (first.tersirat && second.tersirat === false) return [of(first, tahunOf(second.dari)), second];
  if (second.tersirat && first.tersirat === false) return [first, of(second, tahunOf(first.dari))];
  return [first, second];
}

/** How far a grouping by time looks back when the question does not say. */
function byDimension(dimensi: readonly Dimensi[], trend: boolean, today: string): Rentang | null {
  if (dimensi.includes('tahun')) return { dari: `${tahunOf(today) - 4}-01-01`, sampai: today };
  if (dimensi.includes('bulan') || dimensi.includes('kuartal')) {
    return sampaiHariIni(satuanDi('tahun', today), today);
  }
  if (dimensi.includes('minggu')) return terakhir('minggu', today, 12);
  if (dimensi.includes('hari')) {
    return trend ? terakhir('hari', today, 30) : sampaiHariIni(satuanDi('bulan', today), today);
  }
  return null;
}

/** The unit of a trend: days for a short period, months for a long one. */
export function ukuranTren(parts: readonly Bagian[]): Dimensi {
  const first = parts.find((one) => one.t === 'periode');
  const period = first?.t === 'periode' ? first.periode : null;
  return period && panjang(period) > 62 ? 'bulan' : 'hari';
}
