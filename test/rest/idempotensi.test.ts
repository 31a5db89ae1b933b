/** Records of idempotency keys go when their time is over, however many there are, in every tenant. */
import { expect, test } from '@jest/globals';
import { idempotency__purge } from '../../workers/tasks/each_due.ts';
import { openDatabase } from '../helpers/database.ts';
import { openToko, type Toko } from '../helpers/toko.ts';
import { runTask } from '../helpers/worker.ts';

const data = openDatabase();

const inTenant = (toko: Toko, sql: string) =>
  data.asOwner((db) => db.rows<{ kunci: string }>(sql), { tenant: toko.kode });

test('expired records are removed, 1,000 at a time until none is left; others stay', async () => {
  const tokos = [await openToko(data), await openToko(data)];
  for (const toko of tokos) {
    await inTenant(
      toko,
      `insert into idempotency (pengguna_id, route, kunci, fingerprint, berlaku_sampai)
       select gen_random_uuid(), 'POST /api/x', 'lama ' || n, 'f', now() - interval '1 day'
         from generate_series(1, 2001) as n
       union all
       select gen_random_uuid(), 'POST /api/x', 'baru', 'f', now() + interval '1 day'`,
    );
  }
  await runTask(data, idempotency__purge);
  for (const toko of tokos) {
    const left = await inTenant(toko, `select kunci from idempotency where route = 'POST /api/x'`);
    expect(left).toEqual([{ kunci: 'baru' }]);
  }
});
