import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { StartError } from '../../../server/config.ts';
import { withPgClient } from '../../../server/pg_client.ts';
import { type BackupHead, type FrameWriter, openFrameWriter } from './format.ts';

export type Tell = (done: number, all: number) => void;

export type BackupReport = { tables: number; rows: number; bytes: number };

const FRAME = 512 * 1024;

/** The COPY text of one table into frames of a size that suits a disk. */
async function writeTable(
  client: pg.Client,
  writer: FrameWriter,
  skema: string,
  { tabel, kolom }: BackupHead['tabel'][number],
): Promise<number> {
  const columns = kolom.map((name) => pg.escapeIdentifier(name)).join(', ');
  const from = `${pg.escapeIdentifier(skema)}.${pg.escapeIdentifier(tabel)}`;
  const copy = client.query(copyTo(`copy ${from} (${columns}) to stdout`));
  await writer.write('T', { tabel, kolom });
  let held: Buffer[] = [];
  let size = 0;
  const flush = async () => {
    if (size > 0) await writer.write('D', Buffer.concat(held));
    held = [];
    size = 0;
  };
  for await (const bytes of copy as AsyncIterable<Buffer>) {
    held.push(bytes);
    size += bytes.length;
    if (size >= FRAME) await flush();
  }
  await flush();
  await writer.write('E', { baris: copy.rowCount });
  return copy.rowCount;
}

/** The same over a connection whose transaction decides what is seen. */
export async function backupOver(
  client: pg.Client,
  kode: string,
  file: string,
  tell: Tell = () => {},
): Promise<BackupReport> {
  const { rows } = await client
    .query<{ kepala: BackupHead }>('select erp_private.cadangan_kepala($1) as kepala', [kode])
    .catch((error: pg.DatabaseError) => {
      throw error.code === 'TDTNT' ? new StartError(error.message) : error;
    });
  const kepala = (rows[0] as { kepala: BackupHead }).kepala;
  const all = kepala.tabel.reduce((sum, { baris }) => sum + baris, 0);
  const writer = await openFrameWriter(file);
  try {
    await writer.write('H', kepala);
    let done = 0;
    for (const table of kepala.tabel) {
      done += await writeTable(client, writer, `t_${kode}`, table);
      tell(done, all);
    }
    return { tables: kepala.tabel.length, rows: done, bytes: await writer.finish(done) };
  } catch (error) {
    await writer.abandon();
    throw error;
  }
}

/**
 * Writes all rows of a tenant into `file`, as one moment saw them; postings go on meanwhile. Nothing is left behind
 * when it fails.
 */
export const backupTenant = (
  ownerUrl: string,
  kode: string,
  file: string,
  tell?: Tell,
): Promise<BackupReport> =>
  withPgClient(ownerUrl, async (client) => {
    await client.query('begin isolation level repeatable read read only');
    return backupOver(client, kode, file, tell);
  });
