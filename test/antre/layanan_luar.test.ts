/** Each service of the table in docs/operations.md hangs, refuses and answers rubbish: the answer, the figure, the log. */
import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { Logger as JobLogger, runOnce } from 'graphile-worker';
import { SignJWT } from 'jose';
import type pg from 'pg';
import { loadConfig } from '../../server/base/config.ts';
import { envSchema } from '../../server/base/config_env.ts';
import { OUTSIDE } from '../../server/base/outside.ts';
import { makeMetrics, makeOnFailure } from '../../server/metrics/metrics.ts';
import { handOnNotifications } from '../../workers/relay/notifications.ts';
import { makeSurelKirim } from '../../workers/tasks/surel__kirim.ts';
import { readSource } from '../helpers/files.ts';
import { keepLog } from '../helpers/log_lines.ts';
import { failuresOf, type Outside, openOutside } from '../helpers/outside.ts';
import { startServer, type TestServer } from '../helpers/server.ts';
import { openStory, type Toko } from '../helpers/story.ts';
import { until } from '../helpers/until.ts';
import { workerPool } from '../helpers/worker.ts';
import { unggah } from '../lampiran/unggah.ts';

const { data, openToko } = openStory('few');
const KEY = 'kunci-metrik-untuk-uji';
const TIMEOUT = '300';
const { lines, log } = keepLog();

let outside: Record<(typeof OUTSIDE)[number], Outside>;
let server: TestServer;
let toko: Toko;
let token: string;
/** The worker's figures. */
const metrics = makeMetrics(loadConfig({ NODE_ENV: 'test' }));
let pool: pg.Pool;

beforeAll(async () => {
  const opened = OUTSIDE.map(
    async (service) =>
      [service, await openOutside((end) => data.onClose(async () => end()))] as const,
  );
  outside = Object.fromEntries(await Promise.all(opened)) as typeof outside;
  const { store, scanner, model, issuer } = outside;
  Object.assign(process.env, { AWS_ACCESS_KEY_ID: 'UJI', AWS_SECRET_ACCESS_KEY: 'UJI' });
  const env = {
    METRICS_KEY: KEY,
    AI_BASE_URL: `http://${model.address}/v1`,
    AI_MODEL: 'uji',
    AI_TIMEOUT_MS: TIMEOUT,
    OIDC_ISSUER: `http://${issuer.address}`,
    OIDC_AUDIENCE: 'niaga',
    IDENTITY_TIMEOUT_MS: TIMEOUT,
    CLAMD_URL: `tcp://${scanner.address}`,
    CLAMD_TIMEOUT_MS: TIMEOUT,
    LAMPIRAN_BUCKET: 'niaga',
    LAMPIRAN_ENDPOINT: `http://${store.address}`,
    LAMPIRAN_TIMEOUT_MS: TIMEOUT,
  };
  server = await startServer(data, env, log);
  pool = workerPool(data);
  toko = await openToko();
  token = await server.tokenOf(toko, 'admin');
});

beforeEach(() => {
  lines.length = 0;
});

const upload = () =>
  unggah(server.base, token, 'halo', {
    name: 'a.txt',
    fields: { entitas: 'kontak', entitas_id: String(toko.supplier) },
  });

const download = async () => {
  const kunci = '00000000-0000-4000-8000-000000000009';
  const id = await toko.asOwner((db) =>
    db.value<number>(
      `insert into lampiran (entitas, entitas_id, nama, tipe, ukuran, sha256, kunci)
       values ('kontak', $1, 'a.txt', 'text/plain', 4, repeat('0', 64), $2) returning id`,
      [toko.supplier, kunci],
    ),
  );
  const answer = await server.rest(token).get(`/api/lampiran/${id}`);
  await toko.asOwner((db) => db.rows('delete from lampiran where id = $1', [id]));
  return answer;
};

const signIn = async () => {
  const idToken = await new SignJWT({ email: 'a@b.test', email_verified: true })
    .setProtectedHeader({ alg: 'HS256', kid: '1' })
    .setIssuer(`http://${outside.issuer.address}`)
    .setAudience('niaga')
    .setSubject('a')
    .setIssuedAt()
    .setExpirationTime('10m')
    .sign(new TextEncoder().encode('k'.repeat(32)));
  // An algorithm that may be: whose key is asked for before anything is checked.
  const [, claims, signature] = idToken.split('.');
  const head = Buffer.from(JSON.stringify({ alg: 'RS256', kid: '1' })).toString('base64url');
  const id_token = [head, claims, signature].join('.');
  return server.rest().post('/api/auth/sesi', { id_token });
};

/** One e-mail; what became of its job. */
const mail = async () => {
  await data.asOwner(async (db) => {
    await db.rows(`update erp_private.notifikasi set surel = 'tidak' where surel = 'baru'`);
    await db.rows('delete from graphile_worker._private_jobs');
    await db.rows(
      `select erp_private.notifikasi_send('satu', 'cdc_selesai', gen_random_uuid()::text, 'a', 'b', null)`,
    );
  });
  await handOnNotifications(pool, true);
  const settings = {
    url: `smtp://${outside.smtp.address}`,
    from: 'Niaga <niaga@toko.test>',
    timeoutMs: Number(TIMEOUT),
  };
  const surel__kirim = makeSurelKirim(settings, log, makeOnFailure(metrics, log));
  const logger = new JobLogger(() => () => {});
  await runOnce({ pgPool: pool, taskList: { surel__kirim }, noHandleSignals: true, logger });
  return until(async () => {
    const [job] = await data.rows<{ attempts: number; locked_by: string | null }>(
      `select attempts, locked_by from graphile_worker.jobs where task_identifier = 'surel__kirim'`,
    );
    return job?.locked_by === null && job;
  });
};

const figures = async () => ({
  server: (await server.rest(KEY).get('/metrics')).text,
  worker: await metrics.registry.metrics(),
});

const refused = ({ status, headers, body }: Awaited<ReturnType<typeof upload>>) => [
  status,
  body.code,
  headers.get('retry-after'),
];

/** What is asked of each, and what is answered while it fails. */
const CASES: Record<(typeof OUTSIDE)[number], () => Promise<void>> = {
  store: async () => expect(refused(await download())).toEqual([503, 'HT503', '60']),
  scanner: async () => expect(refused(await upload())).toEqual([503, 'HT503', '30']),
  issuer: async () => {
    expect(refused(await signIn())).toEqual([503, 'HT503', '5']);
    expect((await server.rest(token).get('/api/tenants')).status).toBe(200);
  },
  model: async () => {
    const asked = { pertanyaan: 'berapa penjualan bulan ini' };
    const { status, body } = await server.rest(token).post('/api/ai/query', asked);
    expect([status, JSON.stringify(body)]).toEqual([200, expect.stringContaining('parser')]);
  },
  smtp: async () => expect(await mail()).toMatchObject({ attempts: 1 }),
};

describe.each([...OUTSIDE])('%s', (service) => {
  test.each(['hangs', 'refuses', 'rubbish'] as const)('%s', async (behaviour) => {
    outside[service].turn(behaviour);
    const where = service === 'smtp' ? 'worker' : 'server';
    const before = failuresOf((await figures())[where], service);
    await CASES[service]();
    expect(failuresOf((await figures())[where], service)).toBe(before + 1);
    const told = lines.filter((line) => line.includes(`"service":"${service}"`));
    expect(told).toEqual([expect.stringMatching(/"err":\{"name":.*"message":/)]);
  });
});

test('the table names each of them, its limit and what is answered', () => {
  const page = readSource('docs/operations.md');
  const table = page.slice(page.indexOf('### Services outside'));
  const rows = [...table.matchAll(/^\| `(\w+)` \| [^|]+ \| `(\w+)`, (\d+)[^|]*\| ([^|]+) \|$/gm)];
  const defaults = envSchema.parse({}) as Record<string, unknown>;
  expect(rows.map(([, service]) => service).sort()).toEqual([...OUTSIDE].sort());
  for (const [, , variable = '', limit, answer] of rows) {
    expect([variable, Number(limit)]).toEqual([variable, defaults[variable]]);
    expect(answer).toMatch(/^(?:at sign-in )?503 `HT503`, `Retry-After: \d+`|^200: |^nothing: /);
  }
});
