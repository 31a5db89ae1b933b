/** A storm in which a request is never answered ends, and says what was said to whom. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { until } from '../helpers/until.ts';
import { within } from './bound.ts';
import { makeClient, type Storm } from './client.ts';
import { makeRandom } from './random.ts';
import { makeRecord } from './record.ts';
import type { Shop } from './shop.ts';

let asked = 0;
const server = createServer((_, response) => {
  asked += 1;
  response.writeHead(503, { 'content-type': 'application/json' }).end('{"message":"ulangi"}');
});
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test('it fails after its bound with what each client was told last, and nobody asks on', async () => {
  const { port } = server.address() as AddressInfo;
  const base = `http://127.0.0.1:${port}`;
  const storm: Storm = { base, record: makeRecord(), kills: true, patienceMs: Infinity };
  const client = makeClient(storm, { kode: 'toko' } as Shop, makeRandom(1));
  const asking = client.get('baca', '/laporan/neraca');
  // It has been told, and goes on.
  await until(() => asked > 1);
  const endless = within(
    storm,
    50,
    () => asking,
    () => 'pindah toko: salin',
  );
  await expect(endless).rejects.toThrow(
    /^Belum selesai sesudah 50 ms:\npindah toko: salin\ntoko GET \/laporan\/neraca, \d+\.\d dtk, terakhir: 503 .*ulangi/,
  );
  // The only client ends.
  await asking;
});
