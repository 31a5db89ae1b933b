/** What attached files hold, as entries of a backup: `lampiran/KUNCI/000001`, in parts. */
import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import type { Store } from '../../../server/lampiran/store.ts';
import type { BackupWriter, Entry } from './format.ts';
import { qualified } from './format.ts';

const PART = 1024 * 1024;

const nameOf = (kunci: string, part: number): string =>
  `lampiran/${kunci}/${String(part).padStart(6, '0')}`;

/** The key of the attached file that an entry is a part of; undefined for entries of other kinds. */
export const kunciOf = (name: string): string | undefined =>
  /^lampiran\/([0-9a-f-]{36})\/\d{6,}$/.exec(name)?.[1];

/** Writes the contents of all attached files. One that the store has lost is left out: the check of the books names it. */
export async function writeContents(
  client: pg.Client,
  writer: BackupWriter,
  kode: string,
  store: Store,
): Promise<void> {
  const table = qualified(`t_${kode}`, 'lampiran');
  const { rows } = await client.query<{ kunci: string }>(`select kunci from ${table} order by id`);
  for (const { kunci } of rows) {
    const content = await store.get(`${kode}/${kunci}`);
    if (!content) continue;
    let part = 0;
    let held = Buffer.alloc(0);
    for await (const bytes of content as AsyncIterable<Buffer>) {
      held = Buffer.concat([held, bytes]);
      if (held.length < PART) continue;
      part += 1;
      await writer.add(nameOf(kunci, part), held);
      held = Buffer.alloc(0);
    }
    if (held.length > 0) await writer.add(nameOf(kunci, part + 1), held);
  }
}

/** Puts entries into the store of a tenant, one after the other. Where one fails, those before it are removed again. */
export async function openContents(kode: string, store: Store | undefined) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'niaga-pulih-'));
  const put: string[] = [];
  let open: string | undefined;
  const fileOf = (kunci: string) => path.join(folder, kunci);
  const close = async () => {
    if (open === undefined || store === undefined) return;
    const key = `${kode}/${open}`;
    put.push(key);
    await store.put(key, fileOf(open));
    await rm(fileOf(open));
    open = undefined;
  };
  return {
    add: async (kunci: string, { content }: Entry) => {
      if (kunci !== open) await close();
      open = kunci;
      if (store) await appendFile(fileOf(kunci), content);
    },
    close,
    undo: async () => {
      for (const key of put) await store?.remove(key).catch(() => undefined);
    },
    end: () => rm(folder, { recursive: true, force: true }),
  };
}

/** Removes all contents of a tenant. */
export async function removeContents(kode: string, store: Store): Promise<void> {
  for await (const { key } of store.list(kode)) await store.remove(key);
}
