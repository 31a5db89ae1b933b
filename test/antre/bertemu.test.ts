/** A task that is the victim of a deadlock is repeated at once and posts. */
import { expect, test } from '@jest/globals';
import pg from 'pg';
import { jurnal__balik } from '../../workers/tasks/each_due.ts';
import { untilWaiting } from '../helpers/antre.ts';
import { hari, openStory } from '../helpers/story.ts';
import { until } from '../helpers/until.ts';
import { runTask } from '../helpers/worker.ts';

const { data, openToko } = openStory();

test('the victim of a deadlock is tried again, and its journal is there once', async () => {
  const toko = await openToko();
  const { buat } = toko;
  const detail = [
    { akun_kode: '6203', debit: 90 },
    { akun_kode: '6201', kredit: 90 },
  ];
  // So that the day's balances, which the reversal moves, are there to be locked.
  await buat('jurnal-umum', '04-01', { detail });
  const asal = await buat('jurnal-umum', '03-31', { balik_otomatis: hari('04-01'), detail });
  const [gate, other] = [1, 2].map(() => new pg.Client({ connectionString: data.ownerUrl })) as [
    pg.Client,
    pg.Client,
  ];
  await Promise.all([gate.connect(), other.connect()]);
  let task: Promise<void>;
  try {
    await gate.query(
      `begin; set local search_path = t_${toko.kode}; lock table jurnal in share mode`,
    );
    // The worker's deadlock_timeout is shorter, so it is the victim.
    await other.query(
      `begin; set local deadlock_timeout = '10min'; set local search_path = t_${toko.kode};
       select from saldo_harian where tanggal = '${hari('04-01')}' for update`,
    );
    // It has locked the transaction, and is kept from going on until the other waits for that.
    task = runTask(data, jurnal__balik);
    await untilWaiting(data, 1);
    const met = other.query(`select from transaksi where id = ${asal.id} for update`);
    await untilWaiting(data, 2);
    await gate.query('commit');
    await met;
    await other.query('commit');
  } finally {
    await Promise.all([gate.end(), other.end()]);
  }
  await task;
  // PostgreSQL counts it when the worker's connection has ended, or a while later.
  const deadlocks = () =>
    data.value<number>('select deadlocks from pg_stat_database where datname = current_database()');
  expect(await until(deadlocks)).toBe(1);
  expect(
    await toko.rows(
      'select from jurnal_balik where transaksi_id = $1 and pembalik_id is not null',
      [asal.id],
    ),
  ).toHaveLength(1);
  expect(await toko.saldo('6203', hari('04-01'))).toBe('90.00');
});
