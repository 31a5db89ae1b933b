import { number, table } from './format.ts';
import type { Figures, Way } from './load.ts';
import type { StartUp } from './start_up.ts';

/** One load, and what it measured of the three ways. */
export type Cell = { task: string; clients: number; tenants: number; figures: Map<Way, Figures> };

const HEAD = [
  'beban',
  'klien',
  'tenant',
  'jalan',
  'per dtk',
  'p50 ms',
  'p99 ms',
  'CPU Node',
  'CPU PG',
];

export function figureLines(cells: readonly Cell[]): string[] {
  const rows = cells.flatMap(({ task, clients, tenants, figures }) =>
    [...figures].map(([way, f]) => [
      task,
      String(clients),
      String(tenants),
      way.name,
      number(f.perSecond, 1),
      number(f.p50, 2),
      number(f.p99, 2),
      number(f.node, 3),
      number(f.postgres, 3),
    ]),
  );
  return table([HEAD, ...rows], 4);
}

export function startUpLines(startUps: ReadonlyMap<number, StartUp>): string[] {
  const rows = [...startUps].map(([tenants, { startMs, cpuMs, memoryMiB }]) => [
    `${tenants} tenant`,
    number(startMs / 1000, 2),
    number(cpuMs / 1000, 2),
    number(memoryMiB, 0),
  ]);
  return table([['awal server', 'siap dtk', 'CPU dtk', 'memori MiB'], ...rows], 1);
}

/** What is compared with what, and the ratio that is wanted. */
export type Bar = { task: string; against: Way['name']; wanted: number };

const NODE_WANTED = 1.5;

/** Ratios of this run: throughput against the bar's way, and CPU of Node against the hand-written handler's. */
export function ratioLines(cells: readonly Cell[], bars: readonly Bar[]): string[] {
  const rows = cells.flatMap((cell) => {
    const of = (name: string) => [...cell.figures].find(([way]) => way.name === name)?.[1];
    const rest = of('REST');
    const hand = of('tulis tangan');
    const bar = bars.find(({ task }) => task === cell.task);
    const other = bar && of(bar.against);
    if (!rest || !hand || !bar || !other) return [];
    const load = `${cell.task}, ${cell.clients} klien, ${cell.tenants} tenant`;
    const speed = rest.perSecond / other.perSecond;
    const cpu = rest.node / hand.node;
    return [
      [
        load,
        `laju REST / ${bar.against}`,
        number(speed, 2),
        `≥ ${bar.wanted}`,
        word(speed >= bar.wanted),
      ],
      [
        load,
        'CPU Node REST / tulis tangan',
        number(cpu, 2),
        `≤ ${NODE_WANTED}`,
        word(cpu <= NODE_WANTED),
      ],
    ];
  });
  return table(rows, 2);
}

const word = (reached: boolean): string => (reached ? 'tercapai' : 'BELUM');
