/** What a run has seen. */
import type { Kind } from '../../server/answers/kinds.ts';

export type Figures = {
  statuses: Map<number, number>;
  codes: Map<string, number>;
  /** In ms. */
  times: number[];
};

/** A document whose creation was answered. */
export type Acknowledged = {
  tenant: string;
  jenis: Kind;
  id: number;
  nomor: string;
  referensi: string;
};

export type Record_ = {
  figures: Map<string, Figures>;
  acknowledged: Acknowledged[];
  /** Answers that no client may ever get. */
  faults: string[];
  /** Answers or connections that died with a killed process, and were asked again. */
  interrupted: number;
  /** How long each of these took until it was answered, ms. */
  waits: number[];
  /** The requests that have no answer yet. */
  open: Set<Open>;
};

/** A request that has no answer yet that its client can do with. */
export type Open = { what: string; since: number; told: string };

export const makeRecord = (): Record_ => ({
  figures: new Map(),
  acknowledged: [],
  faults: [],
  interrupted: 0,
  waits: [],
  open: new Set(),
});

/** Counts an answer under the name of what was asked. */
export function note(
  record: Record_,
  name: string,
  answer: { status: number; code: string | undefined; ms: number },
): void {
  let figures = record.figures.get(name);
  if (figures === undefined) {
    figures = { statuses: new Map(), codes: new Map(), times: [] };
    record.figures.set(name, figures);
  }
  const { statuses, codes, times } = figures;
  statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
  if (answer.code !== undefined) codes.set(answer.code, (codes.get(answer.code) ?? 0) + 1);
  times.push(answer.ms);
}

/** What clients are asking for so many ms or longer, for how long, and what each was told last; the longest first. */
export const openLines = ({ open }: Record_, ms = 0): string[] =>
  [...open]
    .filter(({ since }) => performance.now() - since >= ms)
    .sort((a, b) => a.since - b.since)
    .map(({ what, since, told }) => {
      const seconds = ((performance.now() - since) / 1000).toFixed(1);
      return `${what}, ${seconds} dtk, terakhir: ${told || 'belum ada jawaban'}`;
    });
