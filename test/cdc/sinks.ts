/** A tenant's tables into each kind of sink, and what the sinks say otherwise than the source. */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { SinkConfig, Tujuan } from '../../workers/cdc/sinks/index.ts';
import type { TestDatabase } from '../helpers/database.ts';
import { readCsv, readNdjson } from './fold.ts';
import { differsFromFold, differsFromTables } from './same.ts';

/** Jobs are numbered from 1 on, in the order of `tujuan`; the folder goes with the test file. */
export function openSinks(data: TestDatabase) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'niaga-cdc-'));
  data.onClose(async () => rmSync(folder, { recursive: true, force: true }));
  const tujuan: Tujuan[] = [
    { tipe: 'berkas', nama: 'baris', format: 'ndjson' },
    { tipe: 'berkas', nama: 'tabel', format: 'csv' },
    { tipe: 'postgres', target: 'cermin', skema: 'cermin' },
  ];
  const config: SinkConfig = { dir: folder, targets: { cermin: data.ownerUrl } };
  /** Files are read after their jobs have let go of them. */
  const compare = async (skema: string, tabel?: string[]) => {
    const source = { url: data.ownerUrl, skema, ...(tabel && { tabel }) };
    const baris = readNdjson(path.join(folder, 'baris'), '1');
    const csv = await readCsv(data.ownerUrl, path.join(folder, 'tabel'), '2');
    const found = {
      baris: await differsFromFold(source, baris.fold.tables),
      tabel: await differsFromFold(source, csv.tables, 'teks'),
      postgres: await differsFromTables(source, { url: data.ownerUrl, skema: 'cermin' }),
      lagi: [baris.fold.again, csv.again],
    };
    return { found, baris };
  };
  return { folder, tujuan, config, compare };
}

export const SAME = { baris: [], tabel: [], postgres: [], lagi: [0, 0] };
