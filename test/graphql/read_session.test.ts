/** The statements of a query share one time limit. */
import { beforeAll, describe, expect, test } from '@jest/globals';
import { HttpError } from '../../server/base/errors.ts';
import { ReadSession } from '../../server/graphql/door/read_session.ts';
import type { PgService } from '../../server/postgres/service.ts';
import { openDatabase } from '../helpers/database.ts';
import { openPg } from '../postgres/pg.ts';

const data = openDatabase();
const LONG_MS = 600_000;
let pg: PgService;

beforeAll(() => {
  pg = openPg(data, { max: 1 });
});

const session = (limitMs: number) =>
  new ReadSession(
    () => pg.open({ role: 'erp_pengguna', searchPath: ['erp'], claims: {} }, 'read'),
    limitMs,
  );
const ask = (reads: ReadSession, text: string) =>
  reads.run((client) => client.query({ text, values: [] }));
const refused = (seconds: number) =>
  expect.objectContaining({
    code: 'VALMA',
    statusCode: 400,
    message: expect.stringMatching(`^query: melebihi ${seconds} detik; persempit filter`),
  });

describe('a query of several statements', () => {
  test('what runs when the time is over is ended, what follows is not begun, the connection lives', async () => {
    let answers: PromiseSettledResult<unknown>[] = [];
    let limitMs = 300;
    // Where the machine stands still, the time is over before the first is answered: then with more of it.
    for (; answers[0]?.status !== 'fulfilled' && limitMs < LONG_MS; limitMs *= 2) {
      const reads = session(limitMs);
      answers = await Promise.allSettled([
        ask(reads, 'select 1 as satu'),
        ask(reads, 'select pg_sleep(600)'),
        ask(reads, 'select 2 as dua'),
      ]);
      await reads.end();
    }
    expect(answers.map((one) => one.status)).toEqual(['fulfilled', 'rejected', 'rejected']);
    for (const answer of answers.slice(1)) {
      expect((answer as PromiseRejectedResult).reason).toBeInstanceOf(HttpError);
      expect((answer as PromiseRejectedResult).reason).toEqual(refused(limitMs / 2000));
    }
    const next = session(LONG_MS);
    await expect(ask(next, 'select 3 as tiga')).resolves.toMatchObject({ rows: [{ tiga: 3 }] });
    await next.end();
  });

  test("PostgreSQL's own limit of a statement says the same", async () => {
    const reads = session(LONG_MS);
    await ask(reads, "set local statement_timeout to '100ms'");
    await expect(ask(reads, 'select pg_sleep(600)')).rejects.toEqual(refused(LONG_MS / 1000));
    await reads.end();
  });

  test('another failure stays what it is', async () => {
    const reads = session(LONG_MS);
    await expect(ask(reads, 'select 1/0')).rejects.toMatchObject({ code: '22012' });
    await expect(ask(reads, 'select 4 as empat')).resolves.toMatchObject({ rows: [{ empat: 4 }] });
    await reads.end();
  });
});
