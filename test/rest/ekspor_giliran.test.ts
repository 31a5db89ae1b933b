/** Pages that are asked for at once are made in turn; only the one whose turn it is has a connection. */
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, expect, test } from '@jest/globals';
import { openDatabase } from '../helpers/database.ts';
import { fetchFile } from '../helpers/ekspor.ts';
import { startServer } from '../helpers/server.ts';
import { hari, openToko, type Toko } from '../helpers/toko.ts';
import { until } from '../helpers/until.ts';

const data = openDatabase();
let toko: Toko;
let file: (path: string) => ReturnType<typeof fetchFile>;
beforeAll(async () => {
  toko = await openToko(data);
  const kopi = await toko.barang({ nama: 'Kopi' });
  await toko.beli({ tanggal: hari('01-05'), detail: [[kopi, 10, 1000]] });
  const server = await startServer(data);
  const token = await server.signIn(`staff@${toko.kode}.test`, toko.kode);
  file = (path) => fetchFile(server.base, token, path);
});

const bodyOf = ({ bytes }: { bytes: Buffer }) => JSON.parse(bytes.toString());

/** What exports are doing in the database. */
const working = () =>
  data.asOwner((db) =>
    db.rows<{ pid: number; state: string }>(
      `select pid, state from pg_stat_activity
        where datname = current_database() and application_name = 'niaga' and state <> 'idle'`,
    ),
  );

/** Those of them that hold a snapshot of their own for longer than a query: exports. */
const exporting = () =>
  data.asOwner((db) =>
    db.rows(
      `select pid from pg_stat_activity
        where datname = current_database() and application_name = 'niaga' and state <> 'idle'
          and query ~ 'ekspor|cursor|fetch forward'`,
    ),
  );

const quiet = () => until(async () => (await working()).length === 0);

/** Six at once, and more than may wait: `jurnal` is locked, so that the first of them cannot go on. */
const SMALL = `jurnal?dari=${hari('01-01')}&sampai=${hari('01-31')}&format=pdf`;

test('six pdfs at once: one has a connection, the others wait without, and each is answered', async () => {
  const asked = await data.asOwner(
    async (db) => {
      await db.rows('lock table jurnal in access exclusive mode');
      const six = Array.from({ length: 6 }, () => file(SMALL));
      await until(async () => (await working()).length > 0);
      // Who came after them has been answered: so they are there, and others go on.
      expect((await file('stok?format=csv')).status).toBe(200);
      await until(async () => {
        const [first, ...others] = await working();
        return first?.state === 'active' && others.length === 0;
      });
      return six;
    },
    { tenant: toko.kode },
  );
  let most = 0;
  const done = Promise.all(asked).then((answers) => answers.map(({ status }) => status));
  for (let statuses: number[] | undefined; statuses === undefined; ) {
    most = Math.max(most, (await exporting()).length);
    statuses = await Promise.race([done, sleep(5)]).then((one) => one ?? undefined);
    if (statuses) expect(statuses).toEqual(Array(6).fill(200));
  }
  expect(most).toBe(1);
  await quiet();
});

test('what is too much is refused with a time to come again', async () => {
  let refused = 0;
  const { promise: three, resolve } = Promise.withResolvers<void>();
  const answers = await data
    .asOwner(
      async (db) => {
        await db.rows('lock table jurnal in access exclusive mode');
        const asked = Array.from({ length: 24 }, async () => {
          const answer = await file(SMALL);
          if (answer.status !== 200) refused += 1;
          if (refused === 3) resolve();
          return answer;
        });
        await three;
        // Twenty wait and one works, none of them refused: on one connection.
        await until(async () => (await working()).length === 1);
        return asked;
      },
      { tenant: toko.kode },
    )
    .then((asked) => Promise.all(asked));
  const statuses = answers.map(({ status }) => status).toSorted();
  expect(statuses).toEqual([...Array(21).fill(200), ...Array(3).fill(503)]);
  for (const answer of answers.filter(({ status }) => status === 503)) {
    expect(answer.headers.get('retry-after')).toBe('10');
    expect(bodyOf(answer)).toMatchObject({
      code: 'HT503',
      message: 'terlalu banyak ekspor menunggu; ulangi sebentar lagi',
    });
  }
  await quiet();
});
