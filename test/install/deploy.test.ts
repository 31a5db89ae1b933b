/** Alerts and dashboard of `deploy/` are about figures that a server and a worker really tell, and each alert says what to do. */
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { beforeAll, expect, test } from '@jest/globals';
import { loadConfig, rootDir } from '../../server/base/config.ts';
import { makeLogger } from '../../server/base/log.ts';
import { makeMetrics, watchDisks } from '../../server/metrics/metrics.ts';
import { startWorker } from '../../workers/worker.ts';
import { openDatabase } from '../helpers/database.ts';
import { readSource } from '../helpers/files.ts';
import { startServer } from '../helpers/server.ts';
import { until } from '../helpers/until.ts';
import { webhooks, workerUrl } from '../helpers/worker.ts';
import { openNode } from '../nodes/node.ts';
import { type Asked, askedOf } from './promql.ts';

const KEY = 'kunci-metrik-untuk-uji';
const data = openDatabase();
openNode(data);

type Rule = {
  alert: string;
  expr: string;
  labels: { severity: string };
  annotations: { summary: string };
};
type Panel = {
  id: number;
  title: string;
  type: string;
  gridPos: { x: number; y: number; w: number; h: number };
  targets?: { expr: string; legendFormat: string }[];
};
const yaml = createRequire(import.meta.url)('js-yaml') as {
  load(text: string): { groups: { rules: Rule[] }[] };
};
const rules = yaml
  .load(readSource('deploy/prometheus/niaga.yml'))
  .groups.flatMap(({ rules }) => rules);
const dashboard = JSON.parse(readSource('deploy/grafana/niaga.json')) as {
  panels: Panel[];
  templating: { list: { definition?: string }[] };
};
const targets = dashboard.panels.flatMap(({ title, targets = [] }) =>
  targets.map((target) => ({ title, ...target })),
);

/** Values of each label of each figure. Prometheus adds `up`, and of everything the job and the process. */
const figures = new Map<string, Map<string, Set<string>>>([['up', new Map()]]);

function note(text: string): void {
  for (const [, name = '', labels = ''] of text.matchAll(/^([a-zA-Z_:][\w:]*)(?:\{(.*)\})? /gm)) {
    const known = figures.get(name) ?? new Map<string, Set<string>>();
    figures.set(name, known);
    for (const [, label = '', value = ''] of labels.matchAll(/(\w+)="([^"]*)"/g)) {
      known.set(label, (known.get(label) ?? new Set()).add(value));
    }
  }
}

beforeAll(async () => {
  const server = await startServer(data, { METRICS_KEY: KEY });
  const token = await server.signIn('admin@satu.test', 'satu');
  const kunci = await server
    .rest(token)
    .post(
      '/api/pengaturan/kunci-api',
      { nama: 'Kasir', peran: 'staff', cakupan: ['master:*'] },
      { 'x-admin-key': server.adminKey },
    );
  expect(kunci.status).toBe(201);
  await server.rest(kunci.body.kunci).get('/api/master/barang');
  await server.rest(`${kunci.body.kunci}x`).get('/api/master/barang');
  await until(async () => {
    const { text } = await server.rest(KEY).get('/metrics');
    note(text);
    return figures.get('niaga_node_up')?.get('node')?.has('dua');
  });
  const config = loadConfig({ NODE_ENV: 'test' });
  const metrics = makeMetrics(config);
  watchDisks(metrics, { data: config.dataDir });
  const log = makeLogger(config);
  const options = { connectionString: workerUrl(data), concurrency: 1, log, metrics, webhooks };
  const worker = await startWorker(options);
  data.onClose(() => worker.stop());
  note(await metrics.registry.metrics());
});

/** What an expression names that nobody tells. */
function unknownIn({ metrics, labels }: Asked): string[] {
  const known = (name: string) =>
    new Set(['job', 'instance', ...(figures.get(name)?.keys() ?? [])]);
  const all = new Set(metrics.flatMap(({ name }) => [...known(name)]));
  return [
    ...metrics.filter(({ name }) => !figures.has(name)).map(({ name }) => name),
    ...metrics.flatMap(({ name, matchers }) =>
      matchers
        .filter(({ label }) => !known(name).has(label))
        .map(({ label }) => `${name} ${label}`),
    ),
    // Which statuses there were is chance; what else is asked for by its value is one of a list.
    ...metrics.flatMap(({ name, matchers }) =>
      matchers
        .filter(({ label, is }) => is && !['job', 'instance', 'status'].includes(label))
        .filter(({ label, value }) => !figures.get(name)?.get(label)?.has(value))
        .map(({ label, value }) => `${name} ${label}=${value}`),
    ),
    ...labels.filter((label) => !all.has(label)),
  ];
}

/** Labels that a text names which its expression does not answer. */
function unansweredIn(asked: Asked, named: string[]): string[] {
  const { metrics, labels, gathers } = asked;
  const own = metrics.flatMap(({ name }) => [
    'job',
    'instance',
    ...(figures.get(name)?.keys() ?? []),
  ]);
  const answered = new Set(gathers ? labels : own);
  return named.filter((label) => !answered.has(label));
}

test('what alerts ask for is told, and what they say is answered', () => {
  expect(rules.length).toBeGreaterThan(25);
  const wrong = rules.flatMap(({ alert, expr, annotations: { summary } }) => {
    const asked = askedOf(expr);
    const named = [...summary.matchAll(/\$labels\.(\w+)/g)].map(([, label]) => label as string);
    return [...unknownIn(asked), ...unansweredIn(asked, named)].map((what) => `${alert}: ${what}`);
  });
  expect(wrong).toEqual([]);
});

test('what the dashboard asks for is told, and its legends are answered', () => {
  expect(targets.length).toBeGreaterThan(40);
  const wrong = targets.flatMap(({ title, expr, legendFormat }) => {
    const asked = askedOf(expr);
    const named = [...legendFormat.matchAll(/\{\{(\w+)\}\}/g)].map(([, label]) => label as string);
    return [...unknownIn(asked), ...unansweredIn(asked, named)].map((what) => `${title}: ${what}`);
  });
  expect(wrong).toEqual([]);
  const lists = dashboard.templating.list.flatMap(({ definition = '' }) =>
    [...definition.matchAll(/label_values\((\w+)/g)].map(([, name]) => name as string),
  );
  expect(lists.map((name) => figures.has(name))).toEqual([true, true]);
});

test('no panel of the dashboard lies on another, and each has its own number', () => {
  const { panels } = dashboard;
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  const overlap = panels.flatMap((one, n) =>
    panels.slice(n + 1).flatMap((other) => {
      const [a, b] = [one.gridPos, other.gridPos];
      const apart = a.x + a.w <= b.x || b.x + b.w <= a.x || a.y + a.h <= b.y || b.y + b.h <= a.y;
      return apart ? [] : [`${one.title} and ${other.title}`];
    }),
  );
  expect(overlap).toEqual([]);
  expect(panels.filter(({ gridPos: { x, w } }) => x + w > 24)).toEqual([]);
});

test('each alert has a severity and a row of the page that says what to do, and no row is without its alert', () => {
  const page = readSource('docs/operations.md');
  const rows = [...page.matchAll(/^\| `(Niaga\w+)` \| (.+) \| (.+) \|$/gm)];
  expect(rows.map(([, name]) => name)).toEqual(rules.map(({ alert }) => alert));
  expect(rows.filter(([, , when = '', what = '']) => when.length < 5 || what.length < 5)).toEqual(
    [],
  );
  const known = ['critical', 'warning', 'info'];
  expect(rules.filter(({ labels }) => !known.includes(labels.severity))).toEqual([]);
});

test('promtool, where it is there, reads the rules and tries them', () => {
  const run = (...args: string[]) =>
    spawnSync('promtool', args, {
      cwd: path.join(rootDir, 'deploy', 'prometheus'),
      encoding: 'utf8',
    });
  if (run('--version').status !== 0) return;
  for (const args of [
    ['check', 'rules', 'niaga.yml'],
    ['test', 'rules', 'niaga_test.yml'],
  ]) {
    const { status, stdout, stderr } = run(...args);
    expect([status, `${stdout}${stderr}`]).toEqual([0, expect.stringContaining('SUCCESS')]);
  }
});
