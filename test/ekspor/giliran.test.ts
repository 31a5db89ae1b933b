/** Pages that are asked for at once are made in turn; only the one whose turn it is has a connection. */
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, expect, test } from '@jest/globals';
import { startServer } from '../helpers/server.ts';
import { hari, openStory, type Toko } from '../helpers/story.ts';
import { until } from '../helpers/until.ts';
import { fetchFile } from './ekspor.ts';
import { untilQuiet, working } from './toko.ts';

const { data, openToko } = openStory('few');

let toko: Toko;
type Ask = (path: string) => ReturnType<typeof fetchFile>;
/** A user of the shop, and others, of whom the last is of another shop. */
let file: Ask;
let others: Ask[];
beforeAll(async () => {
  toko = await openToko();
  const kopi = await toko.barang({ nama: 'Kopi' });
  await toko.beli('01-05', [[kopi, 10, 1000]]);
  const server = await startServer(data);
  const { kode: lain } = await openToko({ nama: 'Lain' });
  const users = [
    ['staff', toko.kode],
    ['viewer', toko.kode],
    ['admin', toko.kode],
    ['staff', lain],
  ] as const;
  const asks = users.map(async ([peran, kode]): Promise<Ask> => {
    const token = await server.tokenOf({ kode }, peran);
    return (path) => fetchFile(server.base, token, path);
  });
  [file, ...others] = (await Promise.all(asks)) as [Ask, ...Ask[]];
});

const bodyOf = ({ bytes }: { bytes: Buffer }) => JSON.parse(bytes.toString());

/** Those of them that hold a snapshot of their own for longer than a query: exports. */
const exporting = () =>
  data.rows(`select pid from pg_stat_activity
        where datname = current_database() and application_name = 'niaga' and state <> 'idle'
          and query ~ 'ekspor|cursor|fetch forward'`);

/** Six at once, and more than may wait: `jurnal` is locked, so that the first of them cannot go on. */
const SMALL = `jurnal?dari=${hari('01-01')}&sampai=${hari('01-31')}&format=pdf`;

test('six pdfs at once: one has a connection, the others wait without, and each is answered', async () => {
  const asked = await data.asOwner(
    async (db) => {
      await db.rows('lock table jurnal in access exclusive mode');
      const six = Array.from({ length: 6 }, () => file(SMALL));
      await until(async () => (await working(data)).length > 0);
      // A later request was answered, so these are waiting and do not block others.
      expect((await (others[0] as Ask)('stok?format=csv')).status).toBe(200);
      // One user has six, of whatever format.
      expect((await file('stok?format=csv')).status).toBe(429);
      await until(async () => {
        const [first, ...others] = await working(data);
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
  await untilQuiet(data);
});

/** Asks as often while `jurnal` is locked; `refused` are answered meanwhile, the others afterwards. */
async function whileLocked(asks: readonly Ask[], refused: number) {
  let count = 0;
  const { promise: enough, resolve } = Promise.withResolvers<void>();
  const asked = await data.asOwner(
    async (db) => {
      await db.rows('lock table jurnal in access exclusive mode');
      const answer = async (ask: Ask) => {
        const one = await ask(SMALL);
        if (one.status !== 200) count += 1;
        if (count === refused) resolve();
        return one;
      };
      const first = answer(file);
      await until(async () => (await working(data)).length > 0);
      const all = [first, ...asks.map(answer)];
      await enough;
      // One works and the others wait, on one connection.
      await until(async () => (await working(data)).length === 1);
      return all;
    },
    { tenant: toko.kode },
  );
  const answers = await Promise.all(asked);
  const wrong = answers.filter(({ status }) => status !== 200);
  for (const { headers } of wrong) expect(headers.get('retry-after')).toBe('10');
  await untilQuiet(data);
  return { served: answers.length - wrong.length, wrong: wrong.map(bodyOf) };
}

test('too many requests are refused with Retry-After; of one tenant half as many may wait', async () => {
  const asks = [file, ...others].flatMap((one) => Array<Ask>(6).fill(one)).slice(1);
  // One of the shop works and ten wait, and all of the other shop, which comes last.
  const { served, wrong } = await whileLocked(asks, 7);
  expect(served).toBe(17);
  expect(wrong).toEqual(
    Array(7).fill(
      expect.objectContaining({
        statusCode: 503,
        code: 'HT503',
        message: 'terlalu banyak ekspor menunggu; ulangi sebentar lagi',
      }),
    ),
  );
});

test('one user does not take the places of all', async () => {
  const asks = [...Array<Ask>(7).fill(file), ...others];
  const { served, wrong } = await whileLocked(asks, 2);
  expect(served).toBe(6 + others.length);
  expect(wrong).toEqual(
    Array(2).fill(
      expect.objectContaining({
        statusCode: 429,
        code: 'HT429',
        message: 'terlalu banyak ekspor Anda menunggu; tunggu sampai ada yang selesai',
      }),
    ),
  );
});
