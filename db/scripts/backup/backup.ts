import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { StartError } from '../../../server/base/config.ts';
import type { Store } from '../../../server/lampiran/store.ts';
import { withPgClient } from '../../../server/postgres/client.ts';
import { writeContents } from './contents.ts';
import type { BackupHead, BackupWriter, Rows } from './format.ts';
import { HEAD, openBackupWriter, partName, qualified, wholeRows } from './format.ts';

export type Tell = (done: number, all: number) => void;

export type BackupReport = { tables: number; rows: number; bytes: number };

const PART = 1024 * 1024;

/** The COPY text of one table, in parts that end with a row. */
async function writeTable(
  client: pg.Client,
  writer: BackupWriter,
  skema: string,
  { tabel, kolom }: BackupHead['tabel'][number],
): Promise<number> {
  const columns = kolom.map(pg.escapeIdentifier).join(', ');
  const copy = client.query(copyTo(`copy ${qualified(skema, tabel)} (${columns}) to stdout`));
  let parts = 0;
  for await (const bytes of wholeRows(copy, PART)) {
    parts += 1;
    await writer.add(partName(tabel, parts), bytes);
  }
  return copy.rowCount;
}

/** Writes the backup over a connection whose transaction is open already: its snapshot decides which rows are in it. */
export async function backupOver(
  client: pg.Client,
  kode: string,
  file: string,
  tell: Tell = () => {},
  store?: Store,
): Promise<BackupReport> {
  const { rows } = await client
    .query<{ kepala: BackupHead }>('select erp_private.cadangan_kepala($1) as kepala', [kode])
    .catch((error: pg.DatabaseError) => {
      throw /^(TDTNT|KOPDH)$/.test(error.code ?? '') ? new StartError(error.message) : error;
    });
  const [{ kepala }] = rows as [{ kepala: BackupHead }];
  const all = kepala.tabel.reduce((sum, { baris }) => sum + baris, 0);
  const writer = await openBackupWriter(file);
  try {
    await writer.add(HEAD, kepala);
    const rows: Rows = {};
    let done = 0;
    for (const table of kepala.tabel) {
      const count = await writeTable(client, writer, `t_${kode}`, table);
      rows[table.tabel] = count;
      done += count;
      tell(done, all);
    }
    if (store && rows.lampiran) await writeContents(client, writer, kode, store);
    return { tables: kepala.tabel.length, rows: done, bytes: await writer.finish(rows) };
  } catch (error) {
    await writer.abandon();
    throw error;
  }
}

/**
 * Writes all rows of a tenant, and with `store` what its files hold, into `file`, as one moment saw them; postings go on meanwhile.
 * Nothing is left behind when it fails.
 */
export const backupTenant = (
  ownerUrl: string,
  kode: string,
  file: string,
  tell?: Tell,
  store?: Store,
): Promise<BackupReport> =>
  withPgClient(ownerUrl, async (client) => {
    await client.query('begin isolation level repeatable read read only');
    return backupOver(client, kode, file, tell, store);
  });
