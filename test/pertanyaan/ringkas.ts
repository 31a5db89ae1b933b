import type { Bahasa, Terbaca } from '../../server/questions/pemetaan.ts';

/** A mapping on one line: `id penjualan | barang | pelanggan: Budi | 2026-10-01 … 2026-10-31 | turun penjualan 5`. */
export function ringkas(read: { bahasa: Bahasa } & Terbaca): string {
  if ('sebab' in read) return `${read.bahasa} tidak: ${read.sebab}`;
  const { metrik, dimensi, filter, periode, urut, batas } = read.pemetaan;
  const span = (one: { dari: string; sampai: string }) =>
    one.dari === one.sampai ? one.dari : `${one.dari} … ${one.sampai}`;
  const period = periode
    ? span(periode) + (periode.pembanding ? ` vs ${span(periode.pembanding)}` : '')
    : '';
  const parts = [
    `${read.bahasa} ${metrik.join(' + ')}`,
    dimensi.join(', '),
    filter.map((one) => `${one.dimensi}: ${one.nilai.join(' / ')}`).join(', '),
    period,
    urut ? `${urut.arah} ${urut.metrik} ${batas ?? ''}`.trim() : '',
  ];
  return parts
    .join(' | ')
    .replace(/[ |]+$/, '')
    .replace(/ {2,}/g, ' ');
}
