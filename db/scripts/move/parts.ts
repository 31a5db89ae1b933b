/** What the parts of a move share. */
import type pg from 'pg';

/** A move as the platform has it. */
export type Move = {
  id: number;
  kode: string;
  nama: string;
  dari: string;
  ke: string;
  /** Of the place that it leaves. */
  epoch: number;
  langkah: number;
  /** The directory has changed already: it goes forward. */
  maju: boolean;
};

/** Connections of the owner: to the platform, the place that is left, and the new one. */
export type Places = { platform: pg.Client; source: pg.Client; target: pg.Client };

/** Told of each step before it begins; what it awaits keeps the move waiting. */
export type Tell = (step: Step, detail?: string) => void | Promise<void>;

export const STEPS = [
  'bersih',
  'tabel',
  'salin',
  'susul',
  'pagar',
  'kejar',
  'bukti',
  'alih',
  'tutup',
  'selesai',
] as const;
export type Step = (typeof STEPS)[number];
