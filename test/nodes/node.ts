import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { beforeAll } from '@jest/globals';
import pg from 'pg';
import { addNode } from '../../db/scripts/node.ts';
import { type Node, nodeOf } from '../../db/scripts/node_list.ts';
import { createOnNode } from '../../db/scripts/node_tenants.ts';
import { type Config, loadConfig } from '../../server/base/config.ts';
import { type Embedded, startEmbedded } from '../../server/embedded/index.ts';
import { cdcUrl } from '../cdc/run.ts';
import type { TestDatabase } from '../helpers/database.ts';
import { quietPort } from '../helpers/port.ts';
import { currentRun } from '../helpers/run.ts';
import { CLUSTER, fillNode } from '../helpers/template.ts';
import { until } from '../helpers/until.ts';
import { workerUrl } from '../helpers/worker.ts';

export type TestNode = Node & {
  config: Config;
  /** Statements of the owner there. */
  rows<T>(text: string, values?: unknown[]): Promise<T[]>;
  /** A tenant there, whose admin is a@KODE.test. */
  makeTenant(kode: string, nama: string): Promise<unknown>;
  /** PostgreSQL of the node ends, and comes back on the same port. */
  stop(): Promise<void>;
  start(): Promise<void>;
  /** It is told to stop, as by `pg_ctl stop`, and given all the time that it takes. Answers when it is back. */
  restart(): Promise<void>;
  /** As `pg_ctl stop -m immediate`: it recovers as after a crash. Answers when it is back. */
  crash(): Promise<void>;
  /** The same with SIGKILL. */
  kill(): Promise<void>;
};

/** What the commands of an installation read whose platform is the database of this test file. */
export const configOf = (database: TestDatabase, dataDir: string): Config =>
  loadConfig({
    NODE_ENV: 'test',
    NIAGA_DATA: dataDir,
    DATABASE_URL: database.ownerUrl,
    DATABASE_URL_APP: database.appUrl,
    DATABASE_URL_WORKER: workerUrl(database),
    DATABASE_URL_CDC: cdcUrl(database),
  });

/** A further PostgreSQL, on a port of its own, as a node; until the file ends. Its commits are not awaited unless settings say so. */
export function openNode(
  database: TestDatabase,
  nama = 'dua',
  more: Record<string, string> = {},
): TestNode {
  const node = {} as TestNode;
  beforeAll(async () => {
    const folder = mkdtempSync(path.join(path.dirname(currentRun().dataDir), 'simpul-'));
    database.onClose(async () => rmSync(folder, { recursive: true, force: true }));
    const options = { dataDir: path.join(folder, 'pg'), fsync: false, database: 'simpul' };
    const settings = { ...CLUSTER.settings, ...more };
    mkdirSync(options.dataDir, { mode: 0o711 });
    await fillNode(options.dataDir);
    let running: Embedded = await startEmbedded({
      ...options,
      settings,
      port: await quietPort(),
    });
    const { port } = running;
    const config = configOf(database, path.join(folder, 'data'));
    await addNode(config, database.ownerUrl, nama, running.ownerUrl);
    const pool = new pg.Pool({ connectionString: running.ownerUrl, max: 2 });
    pool.on('error', () => {});
    database.onClose(async () => {
      await pool.end();
      await running.stop();
    });
    const die = async (signal: NodeJS.Signals) => {
      const pid = running.pid();
      process.kill(pid, signal);
      await until(async () => running.pid() !== pid);
    };
    const place = await nodeOf(config, database.ownerUrl, nama);
    Object.assign(node, place, {
      config,
      rows: async (text: string, values?: unknown[]) => (await pool.query(text, values)).rows,
      makeTenant: (kode: string, nama: string) =>
        createOnNode(database.ownerUrl, place, { kode, nama, email: `a@${kode}.test` }),
      stop: () => running.stop(),
      start: async () => {
        running = await startEmbedded({ ...options, settings, port });
        if (running.port !== port) throw new Error(`port ${port} is somebody else's`);
      },
      restart: () => die('SIGINT'),
      crash: () => die('SIGQUIT'),
      kill: () => die('SIGKILL'),
    } satisfies Omit<TestNode, keyof Node>);
  });
  return node;
}
