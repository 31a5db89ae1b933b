import { expect, test } from '@jest/globals';
import { openDatabase } from '../helpers/database.ts';
import { startServer } from '../helpers/server.ts';
import type { Storm } from './client.ts';
import { drive } from './drive.ts';
import { makeRandom } from './random.ts';
import { makeRecord } from './record.ts';
import { furnish } from './shop.ts';
import { prepareTenant } from './tenants.ts';
import { type Ask, verify } from './verify.ts';

// The storm in small; `npm run storm` is the whole of it.
const data = openDatabase();

test('what many do at random and at once leaves sound books', async () => {
  const seed = 20_261_121;
  const server = await startServer(data);
  const kode = await data.newTenant();
  const ask: Ask = (tenant, text, values) => data.owner({ tenant }).rows(text, values);
  const access = {
    kode,
    mulai: await prepareTenant(ask, kode),
    adminKey: server.adminKey,
    admin: await server.tokenOf({ kode }, 'admin'),
    staff: await server.tokenOf({ kode }, 'staff'),
  };
  const shop = await furnish(server.base, access, makeRandom(seed));
  const storm: Storm = { base: server.base, record: makeRecord(), kills: false };
  await drive(storm, [shop], { clients: 6, seed, until: Infinity, operations: 40 });
  const found = await verify(storm, ask, [shop], seed);
  expect({ seed, faults: storm.record.faults, found }).toEqual({ seed, faults: [], found: [] });
  expect(storm.record.acknowledged.length).toBeGreaterThan(50);
});
