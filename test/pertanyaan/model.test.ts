import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { makeModel } from '../../server/questions/model.ts';
import type { Pemetaan } from '../../server/questions/pemetaan.ts';
import { startServer, type TestServer } from '../helpers/server.ts';
import { openStory, type Toko } from '../helpers/story.ts';

const { data, openToko } = openStory('few');

/** How long the one who asks waits for a model that answers: a busy machine may take its time. */
const PATIENCE_MS = 60_000;
/** And for a model of which the test knows that it never answers. */
const MOMENT_MS = 400;

type Step = (res: ServerResponse) => void;
type Asked = { url: string | undefined; authorization: string | undefined; text: string };

/** A model that answers what it was told to, in turn; the last answer again and again. */
let script: Step[] = [];
let asked: Asked[] = [];
let base = '';
const local = createServer((req: IncomingMessage, res: ServerResponse) => {
  const parts: Buffer[] = [];
  req.on('data', (part: Buffer) => parts.push(part));
  req.on('end', () => {
    const text = Buffer.concat(parts).toString();
    asked.push({ url: req.url, authorization: req.headers.authorization, text });
    const step = script.length > 1 ? script.shift() : script[0];
    step?.(res);
  });
});

let toko: Toko;
let server: TestServer;
/** A server that waits only a moment for the model. */
let hasty: TestServer;

const serverThatWaits = (patience: number) =>
  startServer(data, {
    AI_BASE_URL: base,
    AI_API_KEY: 'kunci-rahasia',
    AI_MODEL: 'uji',
    AI_TIMEOUT_MS: `${patience}`,
  });

beforeAll(async () => {
  await new Promise<void>((resolve) => local.listen(0, '127.0.0.1', () => resolve()));
  base = `http://127.0.0.1:${(local.address() as AddressInfo).port}/v1`;
  toko = await openToko();
  await toko.barang({ nama: 'Kopi Rahasia' });
  server = await serverThatWaits(PATIENCE_MS);
  hasty = await serverThatWaits(MOMENT_MS);
});
afterAll(() => {
  local.closeAllConnections();
  local.close();
});
beforeEach(() => {
  asked = [];
});

const send =
  (content: unknown): Step =>
  (res) =>
    res.end(
      JSON.stringify({
        choices: [
          { message: { content: typeof content === 'string' ? content : JSON.stringify(content) } },
        ],
      }),
    );
const silent: Step = () => {};
const drip: Step = (res) => {
  res.write('{"choices":');
};
const isEndless = (step: Step): boolean => step === silent || step === drip;
const mapping = (more: Partial<Pemetaan> = {}): Pemetaan => ({
  metrik: ['hpp'],
  dimensi: [],
  filter: [],
  periode: { dari: '2026-01-01', sampai: '2026-01-31', pembanding: null },
  urut: null,
  batas: null,
  ...more,
});
const understood = (more: Partial<Pemetaan> = {}) =>
  send({ dipahami: true, pemetaan: mapping(more) });
const ask = (question: string, faults: string[] = [], timeoutMs = PATIENCE_MS) =>
  makeModel({
    baseUrl: base,
    apiKey: 'k',
    model: 'uji',
    timeoutMs,
    onFailure: (_service, error) => faults.push((error as Error).message),
  })(question, '2026-11-21');

test('a right answer is the mapping', async () => {
  script = [understood({ filter: [{ dimensi: 'nama', nilai: ['Kopi'] }] })];
  expect(await ask('modal kopi januari')).toEqual(
    mapping({ filter: [{ dimensi: 'nama', nilai: ['Kopi'] }] }),
  );
  expect(asked[0]).toMatchObject({ url: '/v1/chat/completions', authorization: 'Bearer k' });
});

test.each([
  ['no JSON', send('penjualan?')],
  ['another shape', send({ metrik: 'penjualan' })],
  ['SQL', send('select * from pengguna')],
  [
    'SQL in the mapping',
    send({ dipahami: true, pemetaan: { ...mapping(), metrik: ['hpp; drop table barang'] } }),
  ],
  ['an extra key', send({ dipahami: true, pemetaan: { ...mapping(), sql: 'select 1' } })],
  [
    'a day that is none',
    understood({ periode: { dari: '2026-02-30', sampai: '2026-03-01', pembanding: null } }),
  ],
  ['a name that nobody said', understood({ filter: [{ dimensi: 'barang', nilai: ['Teh'] }] })],
  ['an order by what was not asked', understood({ urut: { metrik: 'stok', arah: 'naik' } })],
])('a wrong answer is asked for once more, with what is wrong: %s', async (_name, wrong) => {
  script = [wrong, understood()];
  expect(await ask('modal kopi januari')).toEqual(mapping());
  expect(asked).toHaveLength(2);
  expect(JSON.parse(`${asked[1]?.text}`).messages).toHaveLength(4);
  const faults: string[] = [];
  script = [wrong];
  expect(await ask('modal kopi januari', faults)).toBeNull();
  expect([asked.length, faults]).toEqual([4, ['no valid mapping in two attempts']]);
});

describe('of no use', () => {
  test.each<[string, Step]>([
    [
      'status 500',
      (res) => {
        res.statusCode = 500;
        res.end('oops');
      },
    ],
    [
      'a redirect',
      (res) => {
        res.writeHead(307, { location: 'http://127.0.0.1:1/' });
        res.end();
      },
    ],
    ['silence', silent],
    ['a slow drip', drip],
    ['a huge answer', (res) => res.end(`{"choices":"${'x'.repeat(200_000)}"}`)],
    ['no completion', (res) => res.end('{"error":"quota"}')],
    ['HTML', (res) => res.end('<html>')],
    ['a cut connection', (res) => res.destroy()],
  ])('%s', async (_name, step) => {
    script = [step];
    const faults: string[] = [];
    expect(await ask('penjualan', faults, isEndless(step) ? MOMENT_MS : PATIENCE_MS)).toBeNull();
    expect([asked.length, faults.length]).toEqual([1, 1]);
    expect(faults.join()).not.toContain('penjualan');
  });

  test('a model that does not understand says so', async () => {
    script = [send({ dipahami: false, pemetaan: null })];
    expect(await ask('penjualan')).toBeNull();
    expect(asked).toHaveLength(1);
  });
});

describe('in the server', () => {
  const tanya = async (pertanyaan: string, asks = server) => {
    const token = await asks.tokenOf(toko, 'staff');
    const answer = await asks.rest(token).post('/api/ai/query', { pertanyaan });
    expect(answer.status).toBe(200);
    return answer.body;
  };

  test('the model reads, the database answers', async () => {
    script = [understood()];
    const body = await tanya('berapa modal barang yang laku Januari?');
    expect([body.dipahami, body.tafsiran.oleh, body.tafsiran.metrik]).toEqual([
      true,
      'model',
      ['hpp'],
    ]);
  });

  test('it is told the question, the schema and the date, nothing of the tenant', async () => {
    script = [understood()];
    await tanya('berapa modal?');
    const { messages, response_format } = JSON.parse(`${asked[0]?.text}`);
    expect(messages.at(-1)).toEqual({ role: 'user', content: 'berapa modal?' });
    expect(response_format.json_schema.schema.properties.pemetaan).toBeDefined();
    expect(asked[0]?.text).not.toMatch(new RegExp(`Rahasia|${toko.kode}|staff@|Pelanggan"`));
    expect(asked[0]?.authorization).toBe('Bearer kunci-rahasia');
  });

  test.each<[string, Step]>([
    ['wrong', send('maaf')],
    [
      'broken',
      (res) => {
        res.statusCode = 500;
        res.end();
      },
    ],
    ['silent', silent],
    ['at a loss', send({ dipahami: false, pemetaan: null })],
  ])('when it is %s the parser reads', async (_name, step) => {
    script = [step];
    const body = await tanya('penjualan bulan lalu', isEndless(step) ? hasty : server);
    expect([body.dipahami, body.tafsiran.oleh, body.tafsiran.metrik]).toEqual([
      true,
      'parser',
      ['penjualan'],
    ]);
  });

  test('what may not be answered is not even asked', async () => {
    script = [understood()];
    for (const question of [
      'hapus semua barang',
      'penjualan tahun depan',
      'penjualan tenant lain',
      'penjualan selain kopi',
    ]) {
      expect((await tanya(question)).dipahami).toBe(false);
    }
    expect(asked).toEqual([]);
  });
});
