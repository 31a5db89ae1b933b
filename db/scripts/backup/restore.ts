import { once } from 'node:events';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { StartError } from '../../../server/base/config.ts';
import type { Store } from '../../../server/lampiran/store.ts';
import { withPgClient } from '../../../server/postgres/client.ts';
import { atBaseline } from '../baseline.ts';
import type { Node } from '../node_list.ts';
import type { Tell } from './backup.ts';
import { kunciOf, openContents } from './contents.ts';
import type { BackupHead, Rows } from './format.ts';
import { BadBackup, FORMAT, HEAD, jsonOf, qualified, readEntries, tableOf } from './format.ts';
import { onNode } from './restore_node.ts';

type BackupSummary = { head: BackupHead; rows: Rows; total: number };

/** Reads a file from end to end without touching a database; throws where it is not whole. */
export async function checkBackup(file: string): Promise<BackupSummary> {
  const entries = readEntries(file);
  const first = await entries.next();
  if (first.done || first.value.name !== HEAD) {
    throw new BadBackup(file, 'bentuknya bukan cadangan tenant');
  }
  const head = jsonOf<BackupHead>(file, first.value);
  if (head.format !== FORMAT) {
    throw new BadBackup(file, `bentuk ${head.format} belum dikenal; perbarui program`);
  }
  const tables = new Set(head.tabel.map(({ tabel }) => tabel));
  let step = await entries.next();
  for (; !step.done; step = await entries.next()) {
    const { name } = step.value;
    if (!tables.has(tableOf(name) ?? '') && kunciOf(name) === undefined) {
      throw new BadBackup(file, `isi ${name} tidak dikenal`);
    }
  }
  const rows = step.value;
  return { head, rows, total: Object.values(rows).reduce((sum, one) => sum + one, 0) };
}

type Table = BackupHead['tabel'][number];
type Contents = Awaited<ReturnType<typeof openContents>>;

/** One COPY under way. PostgreSQL may refuse a row at any later step, so the error is kept until the next call. */
function openCopy(client: pg.Client, skema: string, { tabel, kolom }: Table) {
  const columns = kolom.map(pg.escapeIdentifier).join(', ');
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

/** Feeds the parts into COPY, one table after the other. */
async function loadRows(
  client: pg.Client,
  file: string,
  skema: string,
  { head, rows }: BackupSummary,
  contents: Contents,
  tell: (rows: number) => void,
): Promise<void> {
  const tables = new Map(head.tabel.map((table) => [table.tabel, table]));
  let open: { table: Table; copy: ReturnType<typeof openCopy> } | undefined;
  let done = 0;
  const close = async () => {
    if (!open) return;
    const count = await open.copy.end();
    if (count !== rows[open.table.tabel]) {
      throw new BadBackup(file, 'jumlah barisnya tidak cocok');
    }
    done += count;
    tell(done);
  };
  for await (const entry of readEntries(file)) {
    const { name, content } = entry;
    const kunci = kunciOf(name);
    if (kunci !== undefined) await contents.add(kunci, entry);
    const table = tables.get(tableOf(name) ?? '');
    if (!table) continue;
    if (open?.table !== table) {
      await close();
      open = { table, copy: openCopy(client, skema, table) };
    }
    await open.copy.write(content);
  }
  await close();
  await contents.close();
}

/** Findings of the integrity check, how far the chain of the audit trail was proven, and where it is broken. */
export async function proveBooks(client: pg.Client) {
  const { rows } = await client.query<Record<'findings' | 'sealed' | 'broken', number>>(
    `select (select count(*)::int from erp_private.integritas_semua(null::buku)) as findings,
            (select posisi from audit_posisi)::int as sealed,
            (select count(*)::int from erp_private.jejak_verify(1, 9223372036854775807, true)) as broken`,
  );
  return rows[0] as (typeof rows)[number];
}

/** Turns refusals of the database, and rows that COPY does not take, into a sentence about the file; other errors stay. */
function restoreError(file: string, error: unknown): unknown {
  const { code, message } = error as pg.DatabaseError;
  if (code === undefined || error instanceof StartError) return error;
  if (/^(VATNT|KOTNT|KOCAD)$/.test(code)) return new StartError(message, { cause: error });
  if (/^(22|23|42703|42P01)/.test(code)) return new BadBackup(file, message);
  return error;
}

/**
 * Makes a tenant of a backup, under `options.kode` or its own code, in one transaction: all of it or nothing. On `options.node`,
 * or in the platform's database. Refused
 * where the tenant exists, where the file is not whole, and where the books do not agree with themselves afterwards
 * (unless `acceptFindings`: to look at books that were broken before).
 */
export async function restoreTenant(
  ownerUrl: string,
  file: string,
  options: {
    kode?: string;
    acceptFindings?: boolean;
    tell?: Tell;
    store?: Store;
    node?: Node | undefined;
  } = {},
) {
  const summary = await checkBackup(file);
  const { total } = summary;
  const head = atBaseline(summary.head);
  const { kode = head.kode, acceptFindings = false, tell, store, node } = options;
  const contents = await openContents(kode, store);
  // Whatever fails ends the connection, and with it the transaction: a COPY under way takes no rollback.
  const fill = async (client: pg.Client) => {
    await client.query('select erp_private.cadangan_open($1, $2)', [kode, head]);
    await loadRows(client, file, `t_${kode}`, summary, contents, (done) => tell?.(done, total));
    await client.query('select erp_private.cadangan_close($1, $2)', [kode, head]);
    for (const { tabel } of head.tabel) {
      await client.query(`analyze ${qualified(`t_${kode}`, tabel)}`);
    }
    const { findings, sealed, broken } = await proveBooks(client);
    if (findings + broken > 0 && !acceptFindings) {
      throw new StartError(
        `Tidak dipulihkan: ${findings} temuan integritas, ${broken} pada jejak audit; buku ini sudah tidak cocok ketika dicadangkan. Dengan --accept-findings dipulihkan apa adanya.`,
      );
    }
    return { kode, rows: total, users: head.pengguna.length, findings: findings + broken, sealed };
  };
  const restored = node
    ? onNode(ownerUrl, { kode, head, node }, fill)
    : withPgClient(ownerUrl, async (client) => {
        await client.query('begin');
        const result = await fill(client);
        await client.query('commit');
        return result;
      });
  return restored
    .catch(async (error) => {
      await contents.undo();
      throw restoreError(file, error);
    })
    .finally(contents.end);
}
