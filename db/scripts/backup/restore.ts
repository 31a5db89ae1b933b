import { once } from 'node:events';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { StartError } from '../../../server/config.ts';
import { withPgClient } from '../../../server/pg_client.ts';
import type { Tell } from './backup.ts';
import { type BackupHead, BadBackup, jsonOf, readFrames } from './format.ts';

export type RestoreReport = {
  kode: string;
  rows: number;
  users: number;
  /** Findings of the integrity check over the restored books. */
  findings: number;
  /** How far the chain of the audit trail was proven. */
  sealed: number;
};

export type BackupSummary = { head: BackupHead; rows: number };

/** Reads a file from end to end without touching a database; throws where it is not whole. */
export async function checkBackup(file: string): Promise<BackupSummary> {
  let head: BackupHead | undefined;
  let rows = 0;
  for await (const frame of readFrames(file)) {
    if ((head === undefined) !== (frame.type === 'H')) {
      throw new BadBackup(file, 'bentuknya bukan cadangan tenant');
    }
    if (frame.type === 'H') head = headOf(file, jsonOf<BackupHead>(file, frame));
    if (frame.type === 'E') rows += jsonOf<{ baris: number }>(file, frame).baris;
  }
  if (head === undefined) throw new BadBackup(file, 'kosong');
  return { head, rows };
}

function headOf(file: string, head: BackupHead): BackupHead {
  if (head.format !== 1) {
    throw new BadBackup(file, `bentuk ${head.format} belum dikenal; perbarui program`);
  }
  return head;
}

const qualified = (skema: string, name: string) =>
  `${pg.escapeIdentifier(skema)}.${pg.escapeIdentifier(name)}`;

type Table = BackupHead['tabel'][number];

/** One COPY under way. A row that it does not take shows at any later step, so it is kept until somebody waits. */
function openCopy(client: pg.Client, skema: string, { tabel, kolom }: Table) {
  const columns = kolom.map((name) => pg.escapeIdentifier(name)).join(', ');
  const copy = client.query(copyFrom(`copy ${qualified(skema, tabel)} (${columns}) from stdin`));
  let failure: Error | undefined;
  copy.on('error', (error) => {
    failure = error;
  });
  const wait = async (event: 'drain' | 'finish') => {
    if (failure !== undefined) throw failure;
    await once(copy, event);
  };
  return {
    write: async (bytes: Buffer) => {
      if (!copy.write(bytes)) await wait('drain');
    },
    end: async () => {
      copy.end();
      await wait('finish');
      return copy.rowCount;
    },
  };
}

/** Feeds the frames into COPY, one table after the other. */
async function loadRows(
  client: pg.Client,
  file: string,
  skema: string,
  tell: (rows: number) => void,
): Promise<void> {
  let copy: ReturnType<typeof openCopy> | undefined;
  let done = 0;
  for await (const frame of readFrames(file)) {
    if (frame.type === 'T') copy = openCopy(client, skema, jsonOf<Table>(file, frame));
    if (frame.type === 'D') await copy?.write(frame.content);
    if (frame.type !== 'E' || copy === undefined) continue;
    const rows = await copy.end();
    if (rows !== jsonOf<{ baris: number }>(file, frame).baris) {
      throw new BadBackup(file, 'jumlah barisnya tidak cocok');
    }
    done += rows;
    tell(done);
  }
}

async function proveBooks(
  client: pg.Client,
): Promise<{ findings: number; sealed: number; broken: number }> {
  const { rows } = await client.query(
    `select (select count(*)::int from erp_private.integritas_semua(null::buku)) as findings,
            (select posisi from audit_posisi)::int as sealed,
            (select count(*)::int from erp_private.audit_periksa(1, 9223372036854775807, true)) as broken`,
  );
  return rows[0];
}

/** What the database refuses about the file is a person's to mend; so is data that COPY does not take. */
function restoreError(file: string, error: unknown): unknown {
  const { code, message } = error as pg.DatabaseError;
  if (code === undefined || error instanceof StartError) return error;
  if (/^(VATNT|KOTNT|KOCAD)$/.test(code)) return new StartError(message, { cause: error });
  if (/^(22|23|42703|42P01)/.test(code)) return new BadBackup(file, message);
  return error;
}

/**
 * Makes a tenant of a backup, under `options.kode` or its own code, in one transaction: all of it or nothing. Refused
 * where the tenant exists, where the file is not whole, and where the books do not agree with themselves afterwards
 * (unless `acceptFindings`: to look at books that were broken before).
 */
export async function restoreTenant(
  ownerUrl: string,
  file: string,
  options: { kode?: string; acceptFindings?: boolean; tell?: Tell } = {},
): Promise<RestoreReport> {
  const { head, rows } = await checkBackup(file);
  const kode = options.kode ?? head.kode;
  // Whatever fails ends the connection, and with it the transaction: a COPY under way takes no rollback.
  return withPgClient(ownerUrl, async (client) => {
    await client.query('begin');
    await client.query('select erp_private.cadangan_buka($1, $2)', [kode, head]);
    await loadRows(client, file, `t_${kode}`, (done) => options.tell?.(done, rows));
    await client.query('select erp_private.cadangan_tutup($1, $2)', [kode, head]);
    for (const { tabel } of head.tabel) {
      await client.query(`analyze ${qualified(`t_${kode}`, tabel)}`);
    }
    const { findings, sealed, broken } = await proveBooks(client);
    if (findings + broken > 0 && options.acceptFindings !== true) {
      throw new StartError(
        `Tidak dipulihkan: ${findings} temuan integritas, ${broken} pada jejak audit; buku ini sudah tidak cocok ketika dicadangkan. Dengan --accept-findings dipulihkan apa adanya.`,
      );
    }
    await client.query('commit');
    return { kode, rows, users: head.pengguna.length, findings: findings + broken, sealed };
  }).catch((error) => {
    throw restoreError(file, error);
  });
}
