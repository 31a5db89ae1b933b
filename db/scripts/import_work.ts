/** What imports by an operator have in common: the tenant, the rows on their way, the run, and what is said of it. */
import { type Client, escapeIdentifier, escapeLiteral } from 'pg';
import { StartError } from '../../server/base/config.ts';
import type { Sel } from '../../server/impor/tabel.ts';

const BATCH = 1000;

type Asks = { query(text: string, values?: unknown[]): Promise<{ rows: { nilai: unknown }[] }> };
export type Ask = <T>(call: string, ...values: unknown[]) => Promise<T>;
export type Tenant = { inTenant<T>(work: () => Promise<T>): Promise<T>; ask: Ask };

export type Found = {
  id: number;
  status: string;
  catatan: string[];
  ringkasan: Record<string, number>;
  buat: { macam: string; banyak: number; nama: string[] }[];
  galat: string | null;
  saksi: { pesan: string; cocok: boolean | null }[];
  baris: { ke: number; temuan: { kolom: string | null; pesan: string }[] }[];
};

/** What is said of a file by a person in a terminal. */
export type Said = {
  rehearse: boolean;
  replace?: boolean;
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
  jenis: 'jenis',
};

/** A refusal with the names of the command: `tetap.lokasi: …` is `--set lokasi: …`. */
const inOptions = (message: string): string =>
  message.replace(/^(lembar|pemetaan|tetap|gaya|ganti|buat|jenis)(\.?)/gm, (_, name, dot) => {
    return `--${OPTIONS[name as keyof typeof OPTIONS]}${dot === '' ? '' : ' '}`;
  });

/** `a=b` and `c=d` as {a: b, c: d}; a title may hold the sign itself, so the last one counts where that comes first. */
export function pairsOf(option: string, given: readonly string[] = [], last = false) {
  return Object.fromEntries(
    given.map((one) => {
      const at = last ? one.lastIndexOf('=') : one.indexOf('=');
      if (at < 1) throw new StartError(`--${option} ${one}: harus ditulis NAMA=ISI`);
      return [one.slice(0, at).trim(), one.slice(at + 1).trim()];
    }),
  );
}

/** A refusal as the command says it. */
export function refusal(error: unknown): never {
  const { messages, message } = error as { messages?: string[]; message: string };
  throw new StartError(inOptions(messages ? [messages].flat().join('\n') : message), {
    cause: error,
  });
}

/** Transactions in a tenant, as nobody of its users: what is made is the operator's. */
export function tenantOf(client: Client, kode: string): Tenant {
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
  return { inTenant, ask };
}

/** Sends rows to an import as they are read. */
export async function sendRows(ask: Ask, id: number, rows: AsyncIterable<Sel[]>): Promise<void> {
  let from = 1;
  let batch: Sel[][] = [];
  const send = async () => {
    await ask('erp.impor_tambah($1, $2, $3)', id, from, JSON.stringify(batch));
    from += batch.length;
    batch = [];
  };
  for await (const row of rows) {
    batch.push(row);
    if (batch.length >= BATCH) await send();
  }
  if (batch.length > 0) await send();
}

/** Makes all of an import whose run has begun, as one transaction (`whole`) or document by document; why it was refused. */
export async function make(
  { inTenant, ask }: Tenant,
  id: number,
  whole: boolean,
): Promise<Error | undefined> {
  type Made = { lagi: boolean; sampai?: number };
  const all = async () => {
    for (let made: Made = { lagi: true, sampai: 0 }; made.lagi; ) {
      made = await ask<Made>('erp_private.worker_impor_run($1, $2, $3)', id, made.sampai, whole);
      if (!whole) return made.lagi;
    }
    return false;
  };
  try {
    while (await inTenant(all));
    await inTenant(() => ask('erp_private.worker_impor_end($1)', id));
    return undefined;
  } catch (error) {
    if ((error as { code?: string }).code !== 'KOIMB') throw error;
    const refused = error as Error;
    await inTenant(() => ask('erp_private.worker_impor_end($1, $2)', id, refused.message));
    return refused;
  }
}

/** What became of an import, to be printed. */
export const lines = ({ status, catatan, saksi, ringkasan, buat, baris }: Found): string[] => [
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
