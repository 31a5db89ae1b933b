/** A tenant's tables into each kind of sink, and what the sinks say otherwise than the source. */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { SinkConfig, Tujuan } from '../../workers/cdc/sinks/index.ts';
import type { TestDatabase } from '../helpers/database.ts';
import { openReceiver } from '../helpers/receiver.ts';
import { readCsv, readNdjson } from './fold.ts';
import { differsFromFold, differsFromTables } from './same.ts';

/** Jobs are numbered from 1 on, in the order of `tujuan`; folder and receiver go with the test file. */
export async function openFour(data: TestDatabase) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'niaga-cdc-'));
  const receiver = await openReceiver();
  data.onClose(async () => {
    await receiver.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const tujuan: Tujuan[] = [
    { tipe: 'berkas', nama: 'baris', format: 'ndjson' },
    { tipe: 'berkas', nama: 'tabel', format: 'csv' },
    { tipe: 'postgres', target: 'cermin', skema: 'cermin' },
    { tipe: 'webhook', url: receiver.url, rahasia: 'rahasia-webhook' },
  ];
  const config: SinkConfig = {
    dir: folder,
    targets: { cermin: data.ownerUrl },
    webhookAllow: ['127.0.0.1'],
  };
  /** Files are read after their jobs have let go of them. */
  const compare = async (skema: string, tabel?: string[]) => {
    const source = { url: data.ownerUrl, skema, ...(tabel && { tabel }) };
    const baris = readNdjson(path.join(folder, 'baris'), '1');
    const csv = await readCsv(data.ownerUrl, path.join(folder, 'tabel'), '2');
    const found = {
      baris: await differsFromFold(source, baris.fold.tables),
      tabel: await differsFromFold(source, csv.tables, 'teks'),
      postgres: await differsFromTables(source, { url: data.ownerUrl, skema: 'cermin' }),
      webhook: await differsFromFold(source, receiver.fold.tables),
      lagi: [baris.fold.again, csv.again],
    };
    return { found, baris };
  };
  return { folder, receiver, tujuan, config, compare };
}

export const SAME = { baris: [], tabel: [], postgres: [], webhook: [], lagi: [0, 0] };
