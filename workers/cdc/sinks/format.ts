import type { Change, Relation } from '../change.ts';

/** How changes stand in a file, and how a file that was left is read again. */
export type Format = {
  extension: 'ndjson' | 'csv';
  /** Which file a change goes to: '' when all go to one. */
  streamOf(change: Change): string;
  /** The lines at the head of each file; '' = none. */
  header(relasi: Relation): string;
  headerLines: number;
  line(change: Change): string;
  /** Where whole records end: what stands behind the last one was torn. */
  ends(bytes: Buffer): number[];
  /** The position that a record names; undefined = it is none. */
  position(record: string): { lsn: string; urut: number } | undefined;
};

export const isRecord = (lsn: string, urut: string): boolean =>
  /^[0-9A-F]+\/[0-9A-F]+$/.test(lsn) && /^\d+$/.test(urut);
