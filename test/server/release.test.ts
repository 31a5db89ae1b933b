/** A server and a database of different releases. */
import { beforeAll, expect, test } from '@jest/globals';
import { loadConfig, StartError } from '../../server/base/config.ts';
import { makeLogger } from '../../server/base/log.ts';
import { type Server, startServer } from '../../server/main/server.ts';
import { openDatabase } from '../helpers/database.ts';
import { PATIENT_ENV, PATIENT_HTTP } from '../helpers/limits.ts';
import { currentRun } from '../helpers/run.ts';
import { SECRET_KEY } from '../helpers/server.ts';

const data = openDatabase();
let server: Server;

beforeAll(async () => {
  const config = loadConfig({
    NODE_ENV: 'test',
    PORT: '0',
    HOST: '127.0.0.1',
    NIAGA_DATA: currentRun().dataDir,
    SECRET_KEY,
    ...PATIENT_ENV,
  });
  server = await startServer(config, makeLogger(config), currentRun().release, PATIENT_HTTP);
  data.onClose(() => server.close());
});

const answer = async (path: string) => {
  const response = await fetch(`http://127.0.0.1:${server.http.port}${path}`);
  const body = (await response.json()) as Record<string, unknown>;
  return { status: response.status, retryAfter: response.headers.get('retry-after'), body };
};
const sql = (text: string) => data.rows(text);
/** The database as it was before this release's functions came. */
const forget = () => sql(`update erp_private.rilis set sidik = repeat('a', 64)`);

test('a newer server answers 503 on an older database, until that has its functions', async () => {
  const [{ sidik } = { sidik: '' }] = (await sql('select sidik from erp_private.rilis')) as {
    sidik: string;
  }[];
  await forget();
  await expect(server.prepare(data.appUrl)).rejects.toThrow(StartError);
  for (const path of ['/api/barang', '/graphql', '/api/health', '/api/health/ready']) {
    expect(await answer(path)).toMatchObject({
      status: 503,
      retryAfter: '1',
      body: { statusCode: 503, code: 'HT503' },
    });
  }
  await sql(`insert into erp_private.rilis (sidik, versi) values ('${sidik}', 'uji')`);
  await server.prepare(data.appUrl);
  await server.open();
  expect(await answer('/api/health/ready')).toMatchObject({ status: 200 });
  expect(await answer('/api/master/barang')).toMatchObject({ status: 401 });
});

test('an older server goes on when the database gets the functions of a newer release', async () => {
  await sql(`insert into erp_private.rilis (sidik, versi) values (repeat('b', 64), 'baru')`);
  // Health asks the database once a second.
  await new Promise((resolve) => setTimeout(resolve, 1100));
  expect(await answer('/api/health/ready')).toMatchObject({ status: 200 });
  expect(await answer('/api/health')).toMatchObject({
    status: 200,
    body: { komponen: { migrasi: 'ok' } },
  });
});
