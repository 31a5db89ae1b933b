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
  /** How a record begins, with its position (lsn, urut). */
  position: RegExp;
};
