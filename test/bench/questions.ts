import type { Progress } from '../../server/base/progress.ts';
import { openAccess } from './access.ts';
import { median, number, table } from './format.ts';
import { type Asked, graphqlQuestions, type Statement } from './questions_graphql.ts';
import { reasonOf } from './questions_known.ts';
import { restAsks, restQuestions } from './questions_rest.ts';
import { booksOf, loadBooks } from './reports_books.ts';
import { countTenants, kodeOf, makeTenants, settle } from './shops.ts';
import { inBooks, type World } from './world.ts';

/**
 * `npm run bench -- questions`: every list, relation, order, filter, sum and group that GraphQL offers, and every order,
 * search and filter of REST's lists, asked of a tenant with a million journal lines. It is filled once, two minutes, and kept
 * as a stopped cluster (BENCH_DATA, or niaga-questions among the temporary files). It ends with 1 where a question is slow
 * that questions_known.ts does not excuse.
 */

const KODE = kodeOf(0);
const LINES = 1_000_000;
/** On a quiet machine, and on another one as many times what twenty rows by key take meanwhile. */
const WANTED_MS = 100;
const WANTED_TIMES = 50;
/** Rows of a table that nobody may look through for one question. */
const WANTED_ROWS = 100_000;
/** Slow whatever else the machine does. */
const ENDED_MS = 1_000;
/** Asked again before it is said to be slow: the best of them counts. */
const AGAIN = 4;

async function fill(world: World, progress: Progress): Promise<void> {
  if ((await countTenants(world)) > 0) return;
  await progress.step('Tenant', (say) => makeTenants(world, 0, 1, say));
  await progress.step('Buku', () => loadBooks(world, booksOf(KODE, LINES)));
  await progress.step('Statistik', () => settle(world));
  await progress.step('Rekap', () =>
    inBooks(world, KODE, (client) => client.query('select erp_private.worker_rekap()')),
  );
  await progress.step('Statistik', () => settle(world));
}

type Slow = Asked & { ms: number; scans: string };

/** Tables that a plan looks through from their first row to their last. */
function scannedBy(node: Record<string, unknown>, large: ReadonlySet<string>): string[] {
  const inner = (node.Plans ?? []) as Record<string, unknown>[];
  const own = `${node['Relation Name']}`;
  const here = node['Node Type'] === 'Seq Scan' && large.has(own) ? [own] : [];
  return [...here, ...inner.flatMap((one) => scannedBy(one, large))];
}

export async function benchQuestions(world: World, progress: Progress): Promise<string[]> {
  await fill(world, progress);
  const access = await openAccess(world);
  const { settings, context } = await access.enter(KODE);
  const large = new Set(
    (
      await world.owner<{ tabel: string }>(
        `select c.relname as tabel from pg_class as c
          where c.relnamespace = 't_${KODE}'::regnamespace and c.relkind = 'r' and c.reltuples > ${WANTED_ROWS}`,
      )
    ).map(({ tabel }) => tabel),
  );
  const explain = ({ text, values }: Statement) =>
    access.pg.transaction(settings, 'read', async (client) => {
      const { rows } = await client.query({ text: `explain (format json) ${text}`, values });
      const [{ 'QUERY PLAN': plan }] = rows as [{ 'QUERY PLAN': string }];
      const [{ Plan }] = (typeof plan === 'string' ? JSON.parse(plan) : plan) as [{ Plan: object }];
      return scannedBy(Plan as Record<string, unknown>, large);
    });
  const questions = [
    ...graphqlQuestions(access.pg, context),
    ...restQuestions(access.pg, settings, await restAsks(world, KODE)),
  ];
  const [key] = questions as [Asked];
  const keyMs: number[] = [];
  const slow: Slow[] = [];
  await progress.step('Pertanyaan', async (say) => {
    for (const [n, asked] of questions.entries()) {
      let { ms, statements, error } = await asked.ask();
      for (let again = 0; ms > WANTED_MS && ms < ENDED_MS && again < AGAIN; again += 1) {
        ms = Math.min(ms, (await asked.ask()).ms);
      }
      const scans = (await Promise.all(statements.map(explain))).flat();
      if (ms > WANTED_MS || scans.length > 0 || error) {
        slow.push({ ...asked, ms, scans: error ?? [...new Set(scans)].join(' ') });
      }
      if (n % 25 === 0) keyMs.push((await key.ask()).ms);
      say(`${n + 1}/${questions.length}`);
    }
  });
  const byKey = median(keyMs);
  const wantedMs = Math.max(WANTED_MS, WANTED_TIMES * byKey);
  const rows = slow
    .filter(({ ms, scans }) => ms > wantedMs || scans !== '')
    .map((one) => ({ ...one, reason: reasonOf(one) }))
    .sort((one, other) => Number(!one.reason) - Number(!other.reason) || other.ms - one.ms)
    .map(({ name, ms, scans, reason }) => [
      reason ?? 'BELUM',
      number(ms, 0),
      number(ms / byKey, 1),
      scans,
      name,
    ]);
  const unknown = rows.filter(([reason]) => reason === 'BELUM').length;
  if (unknown > 0) process.exitCode = 1;
  return [
    `${questions.length} pertanyaan; dua puluh menurut kunci ${number(byKey, 1)} ms`,
    `${unknown} di atas ${number(wantedMs, 0)} ms atau membaca tabel besar seluruhnya tanpa alasan yang dikenal`,
    ...table([['', 'ms', '× kunci', 'dibaca seluruhnya', 'pertanyaan'], ...rows], 3),
  ];
}
