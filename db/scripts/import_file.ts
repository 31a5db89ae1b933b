/** `tenant import`: what POST /api/impor does, by an operator, without a server and without a worker. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { escapeIdentifier, escapeLiteral } from 'pg';
import { StartError } from '../../server/base/config.ts';
import { openTabel } from '../../server/impor/berkas.ts';
import type { Sel } from '../../server/impor/tabel.ts';
import { withPgClient } from '../../server/postgres/client.ts';

const BATCH = 1000;

type Asks = { query(text: string, values?: unknown[]): Promise<{ rows: { nilai: unknown }[] }> };
type Found = {
  id: number;
  status: string;
  catatan: string[];
  ringkasan: Record<string, number>;
  buat: { macam: string; banyak: number; nama: string[] }[];
  galat: string | null;
  saksi: { pesan: string; cocok: boolean | null }[];
  baris: { ke: number; temuan: { kolom: string | null; pesan: string }[] }[];
};

type Said = {
  jenis: string;
  rehearse: boolean;
  replace?: boolean;
  /** The sheet of a workbook, by its name or number. */
  sheet?: string | undefined;
  /** `Kd Brg=kode`. */
  map?: readonly string[] | undefined;
  /** `lokasi=UTAMA`. */
  set?: readonly string[] | undefined;
  /** `harga_jual=desimal_titik`. */
  style?: readonly string[] | undefined;
  /** `satuan,kontak`, or `semua`. */
  make?: string | undefined;
};

/** What the API calls what the command says. */
const OPTIONS = {
  lembar: 'sheet',
  pemetaan: 'map',
  tetap: 'set',
  gaya: 'style',
  ganti: 'replace',
  buat: 'make',
};

/** A refusal with the names of the command: `tetap.lokasi: …` is `--set lokasi: …`. */
const inOptions = (message: string): string =>
  message.replace(/^(lembar|pemetaan|tetap|gaya|ganti|buat)(\.?)/gm, (_, name, dot) => {
    return `--${OPTIONS[name as keyof typeof OPTIONS]}${dot === '' ? '' : ' '}`;
  });

/** `a=b` and `c=d` as {a: b, c: d}; a title may hold the sign itself, so the last one counts where that comes first. */
function pairsOf(option: string, given: readonly string[] = [], last = false) {
  return Object.fromEntries(
    given.map((one) => {
      const at = last ? one.lastIndexOf('=') : one.indexOf('=');
      if (at < 1) throw new StartError(`--${option} ${one}: harus ditulis NAMA=ISI`);
      return [one.slice(0, at).trim(), one.slice(at + 1).trim()];
    }),
  );
}

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
  said: Said,
): Promise<string[]> {
  return withPgClient(ownerUrl, async (client) => {
    /** In the tenant, as nobody of its users: what is made is the operator's. */
    const inTenant = async <T>(work: () => Promise<T>): Promise<T> => {
      await client.query(
        `begin; set local search_path = ${escapeIdentifier(`t_${kode}`)}, erp, pg_temp;
         set local erp.tenant = ${escapeLiteral(kode)}; set local erp.peran = 'admin'`,
      );
      try {
        const done = await work();
        await client.query('commit');
        return done;
      } catch (error) {
        await client.query('rollback');
        throw error;
      }
    };
    const ask = async <T>(call: string, ...values: unknown[]): Promise<T> => {
      const { rows } = await (client as Asks).query(`select ${call} as nilai`, values);
      return rows[0]?.nilai as T;
    };
    const id = await inTenant(() => upload(ask, file, said)).catch((error) => {
      const { messages, message } = error as { messages?: string[]; message: string };
      const said = inOptions(messages ? [messages].flat().join('\n') : message);
      throw new StartError(said, { cause: error });
    });
    while (
      (await inTenant(() => ask<{ lagi: boolean }>('erp_private.worker_impor_langkah($1)', id)))
        .lagi
    );
    const found = await inTenant(() => ask<Found>('erp.impor_get($1)', id));
    if (found.status !== 'siap') throw new StartError(lines(found).join('\n'));
    if (said.rehearse) return lines(found);
    return lines(await run(inTenant, ask, id));
  });
}

type Ask = <T>(call: string, ...values: unknown[]) => Promise<T>;

async function upload(ask: Ask, file: string, said: Said): Promise<number> {
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
  let from = 1;
  let batch: Sel[][] = [];
  const send = async () => {
    await ask('erp.impor_tambah($1, $2, $3)', id, from, JSON.stringify(batch));
    from += batch.length;
    batch = [];
  };
  for await (const row of table.rows(lembar)) {
    batch.push(row);
    if (batch.length >= BATCH) await send();
  }
  if (batch.length > 0) await send();
  await ask('erp.impor_mulai($1, $2)', id, table.catatan);
  await ask(`erp_private.impor_lepas(null::buku, $1)`, id);
  return id;
}

async function run(
  inTenant: <T>(work: () => Promise<T>) => Promise<T>,
  ask: Ask,
  id: number,
): Promise<Found> {
  const { sifat } = await inTenant(async () => {
    await ask('erp.impor_jalankan($1)', id);
    await ask(`erp_private.impor_lepas(null::buku, $1)`, id);
    return ask<{ sifat: string }>('erp_private.worker_impor_langkah($1)', id);
  });
  const whole = sifat !== 'dokumen';
  type Made = { lagi: boolean; sampai?: number };
  const all = async () => {
    for (let made: Made = { lagi: true, sampai: 0 }; made.lagi; ) {
      made = await ask<Made>('erp_private.worker_impor_jalan($1, $2, $3)', id, made.sampai, whole);
      if (!whole) return made.lagi;
    }
    return false;
  };
  try {
    while (await inTenant(all));
    await inTenant(() => ask('erp_private.worker_impor_selesai($1)', id));
  } catch (error) {
    const { code, message } = error as { code?: string; message: string };
    if (code !== 'KOIMB') throw error;
    await inTenant(() => ask('erp_private.worker_impor_selesai($1, $2)', id, message));
    throw new StartError(message, { cause: error });
  }
  return inTenant(() => ask<Found>('erp.impor_get($1)', id));
}

const lines = ({ status, catatan, saksi, ringkasan, buat, baris }: Found): string[] => [
  ...catatan.map((one) => `  ${one}`),
  ...buat
    .filter(({ banyak }) => banyak > 0)
    .map(({ macam, banyak, nama }) => `  dibuatkan: ${banyak} ${macam} (${nama.join(', ')})`),
  ...saksi.map(({ pesan, cocok }) => `  ${cocok ? 'terbukti' : 'belum pasti'}: ${pesan}`),
  ...baris.flatMap(({ ke, temuan }) =>
    temuan.map(({ kolom, pesan }) => `  baris ${ke}${kolom ? `, ${kolom}` : ''}: ${pesan}`),
  ),
  `${status}: ${ringkasan.dibuat} dibuat, ${ringkasan.diubah} diubah, ${ringkasan.sudah_ada} sudah ada, ${ringkasan.temuan} temuan`,
];
