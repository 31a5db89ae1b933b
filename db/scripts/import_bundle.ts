/** `tenant import` of a folder, a zip or a whole workbook: what POST /api/impor/paket does, by an operator. */
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { StartError } from '../../server/base/config.ts';
import { openFiles, openPaket, type Paket } from '../../server/impor/paket.ts';
import { withPgClient } from '../../server/postgres/client.ts';
import { importFile } from './import_file.ts';
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

type SaidOfBundle = Said & {
  /** `Lembar1=barang`; `Lembar1=` is not used. */
  jenis?: readonly string[] | undefined;
};

type Part = {
  ke: number;
  impor_id: number;
  nama: string;
  jenis: string;
  yakin: 'pasti' | 'kira' | 'tidak' | 'disebut';
  sebab: string;
  dipakai: boolean;
};
type Bundle = {
  id: number;
  status: string;
  galat: string | null;
  bagian: Part[];
  dilewati: { nama: string; sebab: string }[];
};

/** A file of one kind, where that is said of it, or a bundle; as importFile and importBundle. */
export async function importAny(
  ownerUrl: string,
  kode: string,
  where: string,
  said: SaidOfBundle & { sheet?: string | undefined },
): Promise<string[]> {
  const [jenis, ...others] = said.jenis ?? [];
  if (jenis !== undefined && others.length === 0 && !jenis.includes('=')) {
    return importFile(ownerUrl, kode, where, { ...said, jenis });
  }
  if (said.sheet !== undefined) {
    throw new StartError('--sheet: hanya bersama --jenis JENIS; tanpa itu semua lembar diimpor');
  }
  return importBundle(ownerUrl, kode, where, said);
}

/**
 * Rehearses all parts one upon the other, and runs them where nothing is wrong and nothing is to be asked.
 *
 * @returns lines that say of each part what it was taken for and what became of it
 * @throws StartError with them for what has findings or is to be asked, and for a run that was refused; for a file that
 *   cannot be read
 */
async function importBundle(
  ownerUrl: string,
  kode: string,
  where: string,
  said: SaidOfBundle,
): Promise<string[]> {
  const paket = await opened(where).catch(refusal);
  try {
    return await withPgClient(ownerUrl, async (client) => {
      const tenant = tenantOf(client, kode);
      const { inTenant, ask } = tenant;
      const id = await inTenant(() => upload(ask, paket, path.basename(where), said)).catch(
        refusal,
      );
      await inTenant(() => ask('erp_private.worker_impor_paket_rehearse($1)', id));
      const rehearsed = await inTenant(() => look(ask, id));
      if (rehearsed.status !== 'siap') throw new StartError(rehearsed.lines.join('\n'));
      if (said.rehearse) return rehearsed.lines;
      await run(tenant, id);
      const done = await inTenant(() => look(ask, id));
      if (done.status !== 'selesai') throw new StartError(done.lines.join('\n'));
      return done.lines;
    });
  } finally {
    await paket.close();
  }
}

async function opened(where: string): Promise<Paket> {
  if (!(await stat(where)).isDirectory()) return openPaket(where, path.basename(where));
  const entries = await readdir(where, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort()
    .map((file) => ({ path: file, nama: path.relative(where, file).split(path.sep).join('/') }));
  return openFiles(files);
}

async function upload(ask: Ask, paket: Paket, nama: string, said: SaidOfBundle): Promise<number> {
  const parts = paket.bagian.map((part) => part.nama);
  const { id, bagian } = await ask<Bundle>(
    `erp.impor_paket_create($1, $2, $3, $4, $5, jenis => $6, dilewati => $7, ganti => $8,
      pemetaan => $9, tetap => $10, gaya => $11, buat => $12)`,
    ...[nama, paket.bentuk, paket.sidik, paket.ukuran, JSON.stringify(paket.bagian)],
    ...[pairsOf('jenis', said.jenis, true), JSON.stringify(paket.dilewati), said.replace ?? false],
    ...[byPart('map', said.map, parts, true), byPart('set', said.set, parts)],
    byPart('style', said.style, parts, true),
    JSON.stringify(said.make === 'semua' ? said.make : (said.make?.split(',') ?? [])),
  );
  for (const { ke, impor_id } of bagian.toSorted((one, other) => one.ke - other.ke)) {
    const { rows, catatan } = paket.rows(ke);
    await sendRows(ask, impor_id, rows);
    await ask('erp.impor_mulai($1, $2)', impor_id, catatan());
  }
  await ask('erp.impor_paket_mulai($1)', id);
  await ask('erp_private.impor_paket_release(null::buku, $1)', id);
  return id;
}

/** `Kontak: tipe=pelanggan` as {Kontak: {tipe: 'pelanggan'}}. */
function byPart(
  option: string,
  given: readonly string[] = [],
  parts: readonly string[],
  last = false,
): Record<string, Record<string, string>> {
  const said: Record<string, Record<string, string>> = {};
  for (const one of given) {
    // The longest: a name may begin as another one does.
    const [part] = parts
      .filter((name) => one.startsWith(`${name}:`))
      .toSorted((a, b) => b.length - a.length);
    if (part === undefined) {
      throw new StartError(
        `--${option} ${one}: sebut bagiannya, misalnya --${option} '${parts[0]}: ${one}'; yang ada: ${parts.join(', ')}`,
      );
    }
    const pair = pairsOf(option, [one.slice(part.length + 1)], last);
    said[part] = { ...said[part], ...pair };
  }
  return said;
}

/** The run, part after part, documents of all parts together; each step is a transaction. */
async function run(tenant: Tenant, id: number): Promise<void> {
  const { inTenant, ask } = tenant;
  await inTenant(async () => {
    await ask('erp.impor_paket_jalankan($1)', id);
    await ask('erp_private.impor_paket_release(null::buku, $1)', id);
  });
  type Next = { lagi: boolean; impor_id?: number };
  for (;;) {
    const next = await inTenant(() => ask<Next>('erp_private.worker_impor_paket_langkah($1)', id));
    if (!next.lagi) return;
    const part = next.impor_id;
    if (part === undefined) {
      await inTenant(() => ask('erp_private.worker_impor_paket_run($1)', id));
      continue;
    }
    type Step = { lagi: boolean; tahap: string };
    let step: Step;
    do step = await inTenant(() => ask<Step>('erp_private.worker_impor_langkah($1)', part));
    while (step.lagi);
    // A part that is refused ends the run at the next step, which says why.
    if (step.tahap === 'jalan') await make(tenant, part, true);
  }
}

/** How a bundle is, and of each part what it was taken for and what is wrong. */
async function look(ask: Ask, id: number): Promise<{ status: string; lines: string[] }> {
  const { status, galat, bagian, dilewati } = await ask<Bundle>('erp.impor_paket_get($1)', id);
  const said = dilewati.map(({ nama, sebab }) => `${nama}: dilewati (${sebab})`);
  for (const part of bagian) {
    if (!part.dipakai) {
      said.push(
        `${part.nama}: tidak dipakai (${part.sebab}); --jenis '${part.nama}=JENIS' memakainya`,
      );
      continue;
    }
    said.push(`${part.nama}: ${part.jenis} (${part.sebab})`);
    if (part.yakin === 'kira') {
      said.push(`  belum pasti: dikira ${part.jenis}; sebut --jenis '${part.nama}=${part.jenis}'`);
    }
    said.push(
      ...lines(await ask<Found>('erp.impor_get($1)', part.impor_id)).map((one) => `  ${one}`),
    );
  }
  said.push(galat === null ? status : `${status}: ${galat}`);
  return { status, lines: said };
}
