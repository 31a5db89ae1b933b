/** Traces of OpenTelemetry, by the real SDK, at a collector that this file is. */
import { execFileSync } from 'node:child_process';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { loadConfig, rootDir } from '../../server/base/config.ts';
import { startTrace } from '../../server/trace/index.ts';
import { startWorker } from '../../workers/worker.ts';
import { keepLog } from '../helpers/log_lines.ts';
import { startServer, type TestServer } from '../helpers/server.ts';
import { hari, openStory, type Toko } from '../helpers/story.ts';
import { until } from '../helpers/until.ts';
import { webhooks, workerUrl } from '../helpers/worker.ts';

const { data, openToko } = openStory();

type Value = { stringValue?: string; intValue?: number; boolValue?: boolean };
type Span = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  attributes: { key: string; value: Value }[];
  status: { code?: number };
};

/** A collector: what came to it, and how it answers. */
const collector = {
  spans: [] as Span[],
  headers: [] as unknown[],
  services: new Set<string>(),
  bodies: '',
  answer: (response: ServerResponse): unknown => response.end('{}'),
};
let http: Server;
let endpoint: string;
beforeAll(async () => {
  http = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => {
      body += part;
    });
    request.on('end', () => {
      if (request.url !== '/v1/traces') return response.writeHead(404).end();
      collector.headers.push(request.headers.rahasia);
      collector.bodies += body;
      for (const { resource, scopeSpans } of JSON.parse(body).resourceSpans) {
        for (const { key, value } of resource.attributes) {
          if (key === 'service.name') collector.services.add(value.stringValue);
        }
        for (const { spans } of scopeSpans) collector.spans.push(...spans);
      }
      return collector.answer(response);
    });
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  endpoint = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
});
afterAll(() => {
  http.closeAllConnections();
  http.close();
});

const attributeOf = ({ attributes }: Span, key: string) => {
  const value = attributes.find((one) => one.key === key)?.value;
  return value?.stringValue ?? value?.intValue ?? value?.boolValue;
};
const ofTrace = (id: string) => collector.spans.filter(({ traceId }) => traceId === id);

/** The spans of a trace, when its request is among them. */
const untilTrace = (id: string): Promise<Span[]> =>
  until(async () => {
    const found = ofTrace(id);
    return found.some(({ kind }) => kind === 2) ? found : undefined;
  });

let server: TestServer;
let toko: Toko;
let barang: number;
let token: string;
const { lines, log } = keepLog();
beforeAll(async () => {
  const env = {
    OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
    OTEL_EXPORTER_OTLP_HEADERS: 'rahasia=kunci%20kolektor',
    OTEL_SERVICE_NAME: 'niaga-uji',
  };
  server = await startServer(data, env, log);
  toko = await openToko();
  barang = await toko.barang({ nama: 'Kopi rahasia', harga_jual: '1234.5' });
  await toko.beli('01-05', [[barang, 10, 1000]]);
  token = await server.tokenOf(toko, 'staff');
});

const PARENT = 'b7ad6b7169203331';
let traces = 0;
/** Asks within a trace of its own; answers its id. */
async function asked(method: string, path: string, body?: unknown): Promise<string> {
  traces += 1;
  const id = `0af7651916cd43dd8448eb211c8031${String(traces).padStart(2, '0')}`;
  await fetch(server.base + path, {
    method,
    headers: {
      ...{ authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      traceparent: `00-${id}-${PARENT}-01`,
    },
    body: body === undefined ? null : JSON.stringify(body),
  });
  return id;
}

test('a posting: the request goes on with its traceparent; operation and statements lie in it', async () => {
  const spans = await untilTrace(
    await asked('POST', '/api/transaksi/penjualan?simulasi=false', {
      ...{ tanggal: hari('02-01'), kontak_id: toko.pelanggan, lokasi_id: toko.lokasi },
      detail: [{ barang_id: barang, qty: 1 }],
      keterangan: 'isi-yang-rahasia',
    }),
  );
  const request = spans.find(({ kind }) => kind === 2) as Span;
  expect(request).toMatchObject({ name: 'POST /api/transaksi/{jenis}', parentSpanId: PARENT });
  expect(attributeOf(request, 'http.response.status_code')).toBe(201);
  expect(attributeOf(request, 'niaga.tenant')).toBe(toko.kode);
  expect(attributeOf(request, 'niaga.request_id')).toMatch(/./);
  const operation = spans.find(({ name }) => name === 'graphql') as Span;
  expect(operation.parentSpanId).toBe(request.spanId);
  expect(attributeOf(operation, 'graphql.operation.type')).toBe('mutation');
  expect(attributeOf(operation, 'graphql.fields')).toBe('penjualanCreate');
  const sql = spans.filter(({ name }) => name === 'sql');
  const posting = sql.find((one) =>
    attributeOf(one, 'db.query.text')?.toString().includes('penjualan_create'),
  );
  expect(posting?.parentSpanId).toBe(operation.spanId);
  expect(spans.some(({ name }) => name === 'sql commit')).toBe(true);
  expect(collector.headers).toContain('kunci kolektor');
  expect([...collector.services]).toEqual(['niaga-uji']);
});

test('a query that waits for a connection says so; a refusal is in the trace too', async () => {
  const asks = Array.from({ length: 12 }, () =>
    asked('POST', '/graphql', {
      query: `{ daftarBarang(filter: {nama: {equalTo: "Kopi rahasia"}}) { nodes { id nama } } }`,
    }),
  );
  const found = await Promise.all((await Promise.all(asks)).map(untilTrace));
  const operations = found.map((spans) => spans.find(({ name }) => name === 'graphql') as Span);
  expect(new Set(operations.map((one) => attributeOf(one, 'graphql.fields')))).toEqual(
    new Set(['daftarBarang']),
  );
  expect(found.flat().some(({ name }) => name === 'connection')).toBe(true);
  const [refused] = (await untilTrace(await asked('GET', '/api/master/barang/997'))).filter(
    ({ kind }) => kind === 2,
  );
  expect(attributeOf(refused as Span, 'http.response.status_code')).toBe(404);
});

test('without a traceparent a request begins a trace; health has none', async () => {
  const before = collector.spans.length;
  await fetch(`${server.base}/api/health`);
  await server.rest(token).get('/api/laporan/stok');
  const [span] = await until(async () => {
    const found = collector.spans
      .slice(before)
      .filter(({ name }) => name === 'GET /api/laporan/stok');
    return found.length > 0 ? found : undefined;
  });
  expect(span?.parentSpanId ?? '').toBe('');
  expect(collector.spans.some(({ name }) => name.includes('health'))).toBe(false);
});

test('nothing that was sent, nobody’s secret and no path is told', () => {
  for (const secret of [
    'isi-yang-rahasia',
    'Kopi rahasia',
    '1234.5',
    token,
    server.adminKey,
    'barang/997',
    'simulasi',
  ]) {
    expect([secret, collector.bodies.includes(secret)]).toEqual([secret, false]);
  }
});

test('each job of the worker is a trace', async () => {
  const { trace: config, version } = loadConfig({
    NODE_ENV: 'test',
    OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
  });
  if (!config) throw new Error('no traces');
  const trace = startTrace(config, version, log);
  const worker = await startWorker({
    connectionString: workerUrl(data),
    concurrency: 1,
    log,
    webhooks,
    trace,
  });
  data.onClose(() => worker.stop().then(() => trace.stop()));
  await data.rows(`select graphile_worker.add_job('session__purge')`);
  const job = await until(async () =>
    collector.spans.find(({ name }) => name.startsWith('job session__purge')),
  );
  expect(attributeOf(job, 'niaga.attempt')).toBe(1);
});

test('a collector that errs or hangs costs a warning; requests are answered', async () => {
  collector.answer = (response) => response.writeHead(400).end();
  await asked('GET', '/api/master/barang');
  await until(async () => lines.find((line) => line.includes('jejak tidak terkirim')));
  collector.answer = () => undefined;
  for (let round = 0; round < 3; round += 1) {
    expect((await server.rest(token).get('/api/master/barang')).status).toBe(200);
  }
  expect(lines.filter((line) => line.includes('jejak tidak terkirim'))).toHaveLength(1);
});

test('without an endpoint nothing of it is loaded', () => {
  const source = `
    import { createRequire } from 'node:module';
    await import('./server/main/server.ts');
    await import('./workers/worker.ts');
    const loaded = Object.keys(createRequire(import.meta.url)('node:module')._cache);
    console.log(JSON.stringify(loaded.filter((one) => /@opentelemetry.(?!api)/.test(one))));`;
  const out = execFileSync(process.execPath, ['--input-type=module', '-e', source], {
    cwd: rootDir,
    encoding: 'utf8',
  });
  expect(JSON.parse(out.trim().split('\n').at(-1) ?? '')).toEqual([]);
});
