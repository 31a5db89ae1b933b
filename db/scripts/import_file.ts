/** `tenant import`: what POST /api/impor does, by an operator, without a server and without a worker. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { StartError } from '../../server/base/config.ts';
import { openTabel } from '../../server/impor/berkas.ts';
import { withPgClient } from '../../server/postgres/client.ts';
import {
  type Ask,
  type Found,
  lines,
  make,
  pairsOf,
  refusal,
  type Said,
  sendRows,
  type Tenant,
  tenantOf,
} from './import_work.ts';

type SaidOfFile = Said & {
  jenis: string;
  /** The sheet of a workbook, by its name or number. */
  sheet?: string | undefined;
};

/**
 * Rehearses a file, and runs it where nothing is wrong with it.
 *
 * @returns lines that say what became of it
 * @throws StartError for a file that cannot be read or has findings, and a run that was refused
 */
export async function importFile(
  ownerUrl: string,
  kode: string,
  file: string,
  said: SaidOfFile,
): Promise<string[]> {
  return withPgClient(ownerUrl, async (client) => {
    const { inTenant, ask } = tenantOf(client, kode);
    const id = await inTenant(() => upload(ask, file, said)).catch(refusal);
    while (
      (await inTenant(() => ask<{ lagi: boolean }>('erp_private.worker_impor_langkah($1)', id)))
        .lagi
    );
    const found = await inTenant(() => ask<Found>('erp.impor_get($1)', id));
    if (found.status !== 'siap') throw new StartError(lines(found).join('\n'));
    if (said.rehearse) return lines(found);
    return lines(await run({ inTenant, ask }, id));
  });
}

async function upload(ask: Ask, file: string, said: SaidOfFile): Promise<number> {
  const { jenis, replace = false, sheet } = said;
  const kinds = await ask<string[]>('enum_range(null::erp.jenis_impor)::text[]');
  if (!kinds.includes(jenis)) {
    throw new StartError(`--jenis: harus salah satu dari ${kinds.join(', ')}`);
  }
  const columns = {
    pemetaan: pairsOf('map', said.map, true),
    tetap: pairsOf('set', said.set),
    gaya: pairsOf('style', said.style, true),
  };
  const hash = createHash('sha256');
  for await (const part of createReadStream(file)) hash.update(part as Buffer);
  const { size } = await stat(file);
  const table = await openTabel(file);
  const { id, lembar } = await ask<{ id: number; lembar: string | null }>(
    `erp.impor_create($1, $2, $3, $4, $5, ganti => $6, lembar => $7, isi_lembar => $8,
      pemetaan => $9, tetap => $10, gaya => $11, buat => $12)`,
    ...[jenis, path.basename(file), table.bentuk, hash.digest('hex'), size],
    ...[replace, sheet, JSON.stringify(table.lembar)],
    ...[columns.pemetaan, columns.tetap, columns.gaya],
    JSON.stringify(said.make === 'semua' ? said.make : (said.make?.split(',') ?? [])),
  );
  await sendRows(ask, id, table.rows(lembar));
  await ask('erp.impor_mulai($1, $2)', id, table.catatan);
  await ask(`erp_private.impor_release(null::buku, $1)`, id);
  return id;
}

async function run({ inTenant, ask }: Tenant, id: number): Promise<Found> {
  const { sifat } = await inTenant(async () => {
    await ask('erp.impor_jalankan($1)', id);
    await ask(`erp_private.impor_release(null::buku, $1)`, id);
    return ask<{ sifat: string }>('erp_private.worker_impor_langkah($1)', id);
  });
  const refused = await make({ inTenant, ask }, id, sifat !== 'dokumen');
  if (refused !== undefined) throw new StartError(refused.message, { cause: refused });
  return inTenant(() => ask<Found>('erp.impor_get($1)', id));
}
