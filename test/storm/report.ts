/** What a storm did, in lines. */
import { number, quantile } from '../bench/format.ts';
import type { Figures, Record_ } from './record.ts';

/** Refusals that a business meets every day. What is not named here is listed, for a person to look at. */
const DAILY: Readonly<Record<string, readonly string[]>> = {
  // A month that is closed for a moment, money and goods that others took first, mistakes of the document.
  '*': ['KOTUP', 'KOKAS', 'KOSTK', 'KORSV', 'VADOK', 'VABYR'],
  'aset/lepas': ['KOAST'],
  'bayar-poin': ['KOPNK'],
  'order-penjualan': ['KOKRD'],
  // A receipt of which others took what was left, or whose closing others took back.
  // Notes of what was not billed, or above what is left of it.
  pembelian: ['KOORD', 'KOTRB', 'KONIL', 'VATGL'],
  'retur-pembelian': ['KOTRB', 'KONIL', 'VAMOD', 'VATGL'],
  // Freight on what is void.
  hutang: ['KOBYA', 'VATGL'],
  'terima-order': ['KOORD', 'VATGL'],
  'tutup-penerimaan': ['KOTRB', 'KOSTS', 'VATGL'],
  'buka-penerimaan': ['KOSTS', 'VATGL'],
  penjualan: ['KOKRD', 'KOORD', 'KOPNK'],
  penyusutan: ['KOPNY'],
  'saldo-awal-hutang': ['KOFAK'],
  'saldo-awal-piutang': ['KOFAK'],
  approve: ['KOSTS', 'KOKRD', 'KOORD', 'KOPNK'],
  'batal-terima': ['KOTRM', 'KOSTS', 'VATGL'],
  terima: ['KOTRM', 'KOSTS', 'VATGL'],
  tutup: ['KOSTS'],
  // Others go on booking while the year is made ready for its end.
  'tutup tahun': ['KOTHN'],
  batal: ['KOSTS', 'KOFIN'],
  void: ['KODEP', 'KOSTS', 'VATGL'],
};

/** How durations in ms are spread, in seconds. */
export const spread = (times: readonly number[]): string =>
  [
    ['p50', quantile(times, 0.5)] as const,
    ['p99', quantile(times, 0.99)] as const,
    ['terlama', Math.max(0, ...times)] as const,
  ]
    .map(([name, ms]) => `${name} ${number(ms / 1000, 1)} dtk`)
    .join(', ');

const counted = (counts: ReadonlyMap<string | number, number>): string =>
  [...counts]
    .sort(([a], [b]) => String(a).localeCompare(String(b)))
    .map(([name, count]) => `${name}:${count}`)
    .join(' ');

function row(name: string, { statuses, codes, times }: Figures): string {
  const cells = [
    name.padEnd(24),
    String(times.length).padStart(6),
    quantile(times, 0.5).toFixed(0).padStart(7),
    quantile(times, 0.99).toFixed(0).padStart(7),
  ];
  return `${cells.join('')}  ${counted(statuses)}  ${counted(codes)}`.trimEnd();
}

export function unexpected(record: Record_, expected: typeof DAILY = DAILY): string[] {
  const lines: string[] = [];
  for (const [name, { codes }] of [...record.figures].sort(([a], [b]) => a.localeCompare(b))) {
    const known = [...(expected['*'] ?? []), ...(expected[name] ?? [])];
    for (const [code, count] of codes) {
      if (!known.includes(code)) lines.push(`${name}: ${code} ${count} kali`);
    }
  }
  return lines;
}

export function figureLines(record: Record_): string[] {
  const head = `${'operasi'.padEnd(24)}${'banyak'.padStart(6)}${'p50 ms'.padStart(7)}${'p99 ms'.padStart(7)}  status  kode`;
  const rows = [...record.figures]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([name, figures]) => row(name, figures));
  return [head, ...rows];
}
