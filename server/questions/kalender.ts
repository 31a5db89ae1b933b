/** Calendar days as `YYYY-MM-DD`, without any time zone. */
import type { Rentang } from './pemetaan.ts';

export type Satuan = 'hari' | 'minggu' | 'bulan' | 'kuartal' | 'semester' | 'tahun';

const DAY = 86_400_000;
const at = (day: string) => Date.parse(`${day}T00:00:00Z`);
const text = (time: number) => new Date(time).toISOString().slice(0, 10);
const two = (n: number) => String(n).padStart(2, '0');

const tambahHari = (day: string, n: number): string => text(at(day) + n * DAY);
export const panjang = ({ dari, sampai }: Rentang): number => (at(sampai) - at(dari)) / DAY + 1;
export const tahunOf = (day: string): number => Number(day.slice(0, 4));
export const bulanOf = (day: string): number => Number(day.slice(5, 7));

/** A day of a month that may be written as 0, 13, … ; null when the month has no such day. */
export function hariKe(year: number, month: number, day: number): string | null {
  const time = Date.UTC(year, month - 1, day);
  return new Date(time).getUTCDate() === day ? text(time) : null;
}

/** The same day some months away, or the last day of a month that is shorter. */
function tambahBulan(day: string, n: number): string {
  const first = text(Date.UTC(tahunOf(day), bulanOf(day) - 1 + n, 1));
  const last = Number(akhirBulan(first).slice(8));
  return `${first.slice(0, 8)}${two(Math.min(Number(day.slice(8)), last))}`;
}

export const akhirBulan = (day: string): string => text(Date.UTC(tahunOf(day), bulanOf(day), 0));

const MONTHS: Record<Exclude<Satuan, 'hari' | 'minggu'>, number> = {
  bulan: 1,
  kuartal: 3,
  semester: 6,
  tahun: 12,
};

/** The whole day, week (from Monday), month, quarter, half-year or year that a day lies in, `n` of them away. */
export function satuanDi(satuan: Satuan, day: string, n = 0): Rentang {
  if (satuan === 'hari') {
    const one = tambahHari(day, n);
    return { dari: one, sampai: one };
  }
  if (satuan === 'minggu') {
    const dari = tambahHari(day, -((new Date(at(day)).getUTCDay() + 6) % 7) + 7 * n);
    return { dari, sampai: tambahHari(dari, 6) };
  }
  const months = MONTHS[satuan];
  const begin = Math.floor((bulanOf(day) - 1) / months) * months;
  const dari = text(Date.UTC(tahunOf(day), begin + months * n, 1));
  return { dari, sampai: tambahHari(tambahBulan(dari, months), -1) };
}

/** `n` units that end today. */
export function terakhir(satuan: Satuan, today: string, n: number): Rentang {
  const dari =
    satuan === 'hari'
      ? tambahHari(today, 1 - n)
      : satuan === 'minggu'
        ? tambahHari(today, 1 - 7 * n)
        : tambahHari(tambahBulan(today, -MONTHS[satuan] * n), 1);
  return { dari, sampai: today };
}

/** A period that reaches into the future ends today: what comes later has not happened. */
export const sampaiHariIni = ({ dari, sampai }: Rentang, today: string): Rentang => ({
  dari,
  sampai: sampai > today && dari <= today ? today : sampai,
});

/** The period of the same length before, or the same days a year before. */
export function sebelumnya(period: Rentang, satuan: Satuan | null): Rentang {
  if (satuan !== null) return satuanDi(satuan, period.dari, -1);
  return { dari: tambahHari(period.dari, -panjang(period)), sampai: tambahHari(period.dari, -1) };
}

export const setahunLalu = ({ dari, sampai }: Rentang): Rentang => ({
  dari: tambahBulan(dari, -12),
  sampai:
    sampai === akhirBulan(sampai) ? akhirBulan(tambahBulan(sampai, -12)) : tambahBulan(sampai, -12),
});
