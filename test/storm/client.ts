/** A client of one shop: sends, measures, counts, and asks again what a killed process left unanswered. */
import { setTimeout as sleep } from 'node:timers/promises';
import { KINDS, type Kind } from '../../server/answers/kinds.ts';
import { type Answer, ask as askOnce, type Question } from './http.ts';
import type { Random } from './random.ts';
import { note, type Open, type Record_ } from './record.ts';
import type { Shop } from './shop.ts';

export type Document = Record<string, unknown>;

export type Storm = {
  /** http://127.0.0.1:PORT */
  base: string;
  record: Record_;
  /** Processes are being killed: what got no answer, or 5xx, is asked again with the same key. */
  kills: boolean;
  /** For how long, in ms; default a minute. */
  patienceMs?: number;
  /** Over: no request is repeated. */
  ended?: boolean;
};

export type Client = ReturnType<typeof makeClient>;

const PATIENCE_MS = 60_000;

type Request = Question & { name: string; method: string; path: string };

async function insist(storm: Storm, kode: string, request: Request): Promise<Answer> {
  const since = performance.now();
  const open = { what: `${kode} ${request.method} ${request.path}`, since, told: '' };
  storm.record.open.add(open);
  try {
    return await askAgain(storm, request, open);
  } finally {
    storm.record.open.delete(open);
  }
}

async function askAgain(storm: Storm, request: Request, open: Open): Promise<Answer> {
  const { base, record, kills, patienceMs = PATIENCE_MS } = storm;
  const first = open.since;
  const until = first + patienceMs;
  let repeated = false;
  for (;;) {
    const started = performance.now();
    let answer: Answer | undefined;
    let trouble = '';
    try {
      answer = await askOnce(base, request.path, request);
    } catch (error) {
      const { message, cause } = error as Error;
      trouble = `${message} ${(cause as { code?: string } | undefined)?.code ?? ''}`;
    }
    if (answer !== undefined && answer.status < 500) {
      const { status, body } = answer;
      if (repeated) record.waits.push(performance.now() - first);
      const code = status >= 400 ? (body?.code as string | undefined) : undefined;
      note(record, request.name, { status, code, ms: performance.now() - started });
      return answer;
    }
    // Under kill -9 the server or its database may be gone; an internal error is always a finding.
    if (kills && !storm.ended && answer?.status !== 500 && performance.now() < until) {
      record.interrupted += 1;
      open.told = answer === undefined ? trouble : `${answer.status} ${answer.text.slice(0, 200)}`;
      repeated = true;
      await sleep(100);
      continue;
    }
    const { status, text } = answer ?? { status: 0, text: trouble };
    note(record, request.name, { status, code: undefined, ms: performance.now() - started });
    record.faults.push(`${request.method} ${request.path}: ${status} ${text.slice(0, 300)}`);
    return answer ?? { status, text, body: undefined };
  }
}

/** Status 0 stands for no answer at all. */
const isMade = ({ status }: Answer): boolean => status >= 200 && status < 300;

/** Whether the key was repeated by the storm itself, so that the answer must be the first one again. */
function remember(
  { record }: Storm,
  shop: Shop,
  made: { jenis: Kind; referensi: string; document: Document },
  answer: Answer,
): void {
  const { jenis, referensi, document } = made;
  const body = answer.body?.idempotent === true ? answer.body.hasil : answer.body;
  const { id, nomor_transaksi: nomor } = body as { id: number; nomor_transaksi: string };
  const known = record.acknowledged.find((one) => one.referensi === referensi);
  if (known !== undefined) {
    if (known.id !== id) record.faults.push(`${referensi}: dokumen ${known.id} dan ${id}`);
    return;
  }
  record.acknowledged.push({ tenant: shop.kode, jenis, id, nomor, referensi });
  const { tanggal, kontak_id } = document as { tanggal?: string; kontak_id?: number };
  const list = shop.made.get(jenis) ?? [];
  list.push({ id, jenis, tanggal, kontak_id, draft: nomor.startsWith('DRAFT-') });
  shop.made.set(jenis, list);
}

export function makeClient(storm: Storm, shop: Shop, random: Random) {
  const ask = (
    name: string,
    method: string,
    path: string,
    body?: unknown,
    { key, admin = false }: { key?: string; admin?: boolean } = {},
  ) => {
    const headers: Record<string, string> = {};
    if (admin) headers['x-admin-key'] = shop.adminKey;
    if (key !== undefined) headers['idempotency-key'] = key;
    const token = admin ? shop.admin : shop.staff;
    return insist(storm, shop.kode, { name, method, path, body, headers, token });
  };
  return {
    storm,
    shop,
    random,
    get: (name: string, path: string) => ask(name, 'GET', path),
    /** Sends a change; the key makes a repetition harmless. */
    send: ask,
    /** Makes a document; remembers it when it was made. */
    create: async (jenis: Kind, document: Document, draft = false) => {
      const referensi = `badai:${random.uuid()}`;
      const key = `txn:${jenis}:${random.uuid()}`;
      const body = { ...document, nomor_referensi: referensi, ...(draft && { draft }) };
      const path = `/transaksi/${random.chance(0.5) ? jenis : KINDS[jenis].kode}`;
      const send = async () => {
        const answer = await ask(jenis, 'POST', path, body, { key });
        if (isMade(answer)) remember(storm, shop, { jenis, referensi, document }, answer);
        return answer;
      };
      const answer = await send();
      if (isMade(answer) && random.chance(0.05)) await send();
      return answer;
    },
    /** An action on a document. */
    act: (action: string, jenis: Kind, id: number, body?: unknown) =>
      ask(action, 'POST', `/transaksi/${jenis}/${id}/${action}`, body, {
        key: `${action}:${jenis}:${id}:${random.uuid()}`,
      }),
  };
}
