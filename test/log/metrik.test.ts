/** What a monitor sees: figures of every part, with bounded labels, and nothing of any tenant. */
import { expect, test } from '@jest/globals';
import { Registry } from 'prom-client';
import { loadConfig } from '../../server/base/config.ts';
import { makeLogger } from '../../server/base/log.ts';
import { makeKeyMetrics } from '../../server/metrics/key_metrics.ts';
import { makeMetrics, watchPools } from '../../server/metrics/metrics.ts';
import { startMetricsServer } from '../../server/metrics/metrics_endpoint.ts';
import { startWorker } from '../../workers/worker.ts';
import { openDatabase } from '../helpers/database.ts';
import { startServer } from '../helpers/server.ts';
import { webhooks, workerUrl } from '../helpers/worker.ts';
import { expectError } from '../rest/description.ts';

const data = openDatabase();
const KEY = 'kunci-metrik-untuk-uji';

const lines = (text: string, name: string): string[] =>
  text.split('\n').filter((line) => line.startsWith(name));

test('requests are counted by template, whatever is asked; the key is needed', async () => {
  const server = await startServer(data, { METRICS_KEY: KEY });
  const token = await server.signIn('admin@satu.test', 'satu');
  const rest = server.rest(token);
  for (const id of [997, 998, 999]) await rest.get(`/api/master/barang/${id}`);
  await rest.get('/api/tenants?rahasia=1');
  for (const path of ['/gaib/1', '/api/gaib/2', '/api/v1/health']) await rest.get(path);
  await server.graphql(token, '{__typename}');

  expectError(await server.rest().get('/metrics'), 401, 'LOTKN');
  expectError(await rest.get('/metrics'), 401, 'LOTKN');
  const { status, text, headers } = await server.rest(KEY).get('/metrics');
  expect(status).toBe(200);
  expect(headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  const counts = lines(text, 'niaga_http_request_duration_seconds_count');
  const count = (method: string, route: string, code: number) =>
    `niaga_http_request_duration_seconds_count{method="${method}",route="${route}",status="${code}"}`;
  expect(counts).toContain(`${count('GET', '/api/master/barang/{id}', 404)} 3`);
  expect(counts).toContain(`${count('GET', '/api/health', 200)} 1`);
  expect(counts).toContain(`${count('POST', '/graphql', 200)} 1`);
  expect(counts).toContain(`${count('GET', 'other', 404)} 2`);
  for (const secret of ['satu', 'rahasia', 'gaib', token, KEY, server.adminKey]) {
    expect(text).not.toContain(secret);
  }
  expect(lines(text, 'niaga_pool_connections{pool="main",state="total"}')).toHaveLength(1);
  expect(lines(text, 'niaga_pool_shed_total{pool="export"} 0')).toHaveLength(1);
  expect(lines(text, 'niaga_kpi_streams 0')).toHaveLength(1);
  expect(lines(text, 'niaga_http_refused_total 0')).toHaveLength(1);
  for (const folder of ['data', 'tmp', 'lampiran']) {
    const [size, free] = ['', '_free'].map((part) =>
      Number(lines(text, `niaga_disk${part}_bytes{folder="${folder}"}`)[0]?.split(' ')[1]),
    );
    expect(free).toBeGreaterThan(0);
    expect(size).toBeGreaterThanOrEqual(free ?? 0);
  }
  expect(lines(text, 'process_cpu_seconds_total')).toHaveLength(1);
  expect(lines(text, 'nodejs_eventloop_lag_p99_seconds')).toHaveLength(1);
});

test('without a port and a key nothing is measured, and the path is not found', async () => {
  const server = await startServer(data);
  expectError(await server.rest().get('/metrics'), 404, 'TDPTH');
});

test('on a port of its own it is not on the server’s', async () => {
  const server = await startServer(data, { METRICS_PORT: '0', METRICS_KEY: KEY });
  expectError(await server.rest(KEY).get('/metrics'), 404, 'TDPTH');
});

test('the worker tells of its queue, its outboxes, its tenants, and of a database that is away', async () => {
  const config = loadConfig({ NODE_ENV: 'test', METRICS_PORT_WORKER: '0', HOST: '127.0.0.1' });
  const log = makeLogger(config);
  const metrics = makeMetrics(config);
  const http = await startMetricsServer(config, 0, metrics.registry, log);
  const connectionString = workerUrl(data);
  const worker = await startWorker({ connectionString, concurrency: 1, log, metrics, webhooks });
  data.onClose(async () => {
    await worker.stop();
    await http.close(100);
  });
  const read = async () => (await fetch(`http://127.0.0.1:${http.port}/metrics`)).text();
  const text = await read();
  const value = (name: string) => Number(lines(text, `${name} `)[0]?.split(' ')[1]);
  expect(value('niaga_worker_database')).toBe(1);
  expect(value('niaga_tenants')).toBeGreaterThanOrEqual(2);
  expect(value('niaga_tenants_behind')).toBe(0);
  for (const name of ['waiting', 'running', 'failing', 'dead', 'oldest_seconds']) {
    expect(value(`niaga_jobs_${name}`)).toBeGreaterThanOrEqual(0);
  }
  for (const name of ['niaga_outbox_oldest_seconds', 'niaga_outbox_tenants_waiting']) {
    expect(value(name)).toBeGreaterThanOrEqual(0);
  }
  expect(value('niaga_replication_slot_bytes')).toBeGreaterThanOrEqual(0);
  expect(value('niaga_replication_slots{state="idle"}')).toBeGreaterThanOrEqual(0);
  expect(value('niaga_cron_age_seconds')).toBeGreaterThanOrEqual(0);
  expect(text).not.toMatch(/satu|dua\b/);
});

test('a tenant that the relay has not come to shows its age, once', async () => {
  await data.asOwner(async (db) => {
    await db.rows('begin');
    try {
      await db.rows('delete from erp_private.tenant_kotor');
      await db.rows(
        `insert into erp_private.tenant_kotor (kode, sejak) values ('satu', now() - interval '1 hour')
         on conflict (kode) do update set sejak = excluded.sejak`,
      );
      await db.rows('set local role erp_worker');
      await db.rows(`select erp_private.tenant_kotor_mark('{satu,dua}')`);
      const [lag] = await db.rows<{ tenant_menunggu: number; umur_detik: number }>(
        'select tenant_menunggu, umur_detik from erp_private.worker_outbox_lag()',
      );
      expect(lag?.tenant_menunggu).toBe(2);
      expect(lag?.umur_detik).toBeGreaterThanOrEqual(3600);
    } finally {
      await db.rows('rollback');
    }
  });
});

test('a pool that is not there yet is left out', async () => {
  const metrics = makeMetrics({ version: '0' });
  watchPools(metrics, () => ({ main: undefined }));
  expect(lines(await metrics.registry.metrics(), 'niaga_pool_connections{')).toEqual([]);
});

test('of many keys the last ones are told apart, and all others are one figure that only grows', async () => {
  const registry = new Registry();
  const keys = makeKeyMetrics(registry, 2);
  const answer = (id: string | undefined, status: string) => {
    const request = {};
    keys.seen(request, id);
    keys.answered(request, status);
  };
  for (const id of ['a', 'b', 'a', 'c']) answer(id, '200');
  answer('c', '503');
  answer('c', 'aborted');
  answer(undefined, '401');
  keys.answered({}, '200');
  const figures = async () =>
    lines(await registry.metrics(), 'niaga_api_key_answers_total{').map((line) =>
      line.replace(/.*kunci="(.*)",status="(.*)"} (.*)/, '$1 $2 $3'),
    );
  expect(await figures()).toEqual(['a 2xx 2', 'c 2xx 1', 'c 5xx 1', 'c aborted 1', 'lain 2xx 1']);
  answer('b', '201');
  expect(await figures()).toEqual(['c 2xx 1', 'c 5xx 1', 'c aborted 1', 'b 2xx 1', 'lain 2xx 3']);
});
