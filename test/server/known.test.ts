/** In production the version and the names of nodes are told to who may read the figures, and to nobody else. */
import { expect, test } from '@jest/globals';
import { openDatabase } from '../helpers/database.ts';
import { startServer } from '../helpers/server.ts';
import { openNode } from '../nodes/node.ts';

const data = openDatabase();
openNode(data);
const KEY = 'kunci-metrik-untuk-uji';
const production = {
  NODE_ENV: 'production',
  LOG_LEVEL: 'silent',
  ADMIN_KEY: 'kunci-admin-untuk-uji',
  OIDC_ISSUER: 'https://masuk.toko.test',
  OIDC_AUDIENCE: 'niaga',
};

test('health tells everybody how it is, and who bears the key of the figures more', async () => {
  const server = await startServer(data, { ...production, METRICS_KEY: KEY });
  const parts = { database: 'ok', worker: 'mati', migrasi: 'ok', disk: 'ok', lampiran: 'ok' };
  const known = await server.rest(KEY).get('/api/health');
  expect([known.status, known.body]).toEqual([
    200,
    {
      status: 'terganggu',
      versi: expect.stringMatching(/^\d+\.\d+\.\d+/),
      waktu: expect.any(String),
      komponen: { ...parts, simpul: { dua: 'ok' } },
    },
  ]);
  for (const key of [undefined, `${KEY}x`, server.adminKey]) {
    const { status, body } = await server.rest(key).get('/api/health');
    expect([status, body]).toEqual([
      200,
      { status: 'terganggu', waktu: expect.any(String), komponen: parts },
    ]);
  }
  for (const accept of ['application/json', 'text/html']) {
    const { text } = await server.rest().get('/', { accept });
    expect(text).toContain('/api/health');
    expect(text).not.toContain(known.body.versi);
  }
});

test('without a key nobody is told, whatever he bears', async () => {
  const server = await startServer(data, production);
  for (const key of [undefined, '', 'undefined']) {
    const { body } = await server.rest(key).get('/api/health');
    expect([body.versi, body.komponen.simpul]).toEqual([undefined, undefined]);
  }
});

test('outside production everybody is', async () => {
  const server = await startServer(data);
  const { body } = await server.rest().get('/api/health');
  expect([typeof body.versi, body.komponen.simpul]).toEqual(['string', { dua: 'ok' }]);
});
