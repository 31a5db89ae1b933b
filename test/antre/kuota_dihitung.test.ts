/** Counting requests where the database does not answer, and where many come at once. */
import { expect, test } from '@jest/globals';
import { makeQuota } from '../../server/auth/quota.ts';
import type { RequestContext } from '../../server/base/context.ts';
import { until } from '../helpers/until.ts';

const context = (tenant = 'satu') =>
  ({ claims: { tenant_kode: tenant }, session: { skema: `t_${tenant}` } }) as RequestContext;

function counting(limit: number) {
  const told: number[] = [];
  const errors: unknown[] = [];
  const state = { away: false, end: Date.now() + 3_600_000 };
  const quota = makeQuota(
    {
      limits: { requests: { all: limit, own: {} }, storage: { all: 0, own: {} } },
      pg: { transaction: () => Promise.reject(new Error('not asked')) },
      gate: {
        requests: async (_tenant, count) => {
          if (state.away) throw new Error('away');
          told.push(count);
          const permintaan = told.reduce((sum, one) => sum + one, 0);
          return { permintaan, sampai: new Date(state.end).toISOString() };
        },
      },
      onError: (error) => errors.push(error),
    },
    { tellAfterMs: 5 },
  );
  const sum = () => told.reduce((all, one) => all + one, 0);
  return { quota, state, sum, told, errors };
}

test('requests that come at once are each counted, once', async () => {
  const { quota, sum, told } = counting(10);
  const asked = await Promise.allSettled(Array.from({ length: 25 }, () => quota.admit(context())));
  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
  await until(() => sum() === 10);
  expect(told.length).toBeLessThan(5);
});

test('while the database is away requests are served, and told afterwards', async () => {
  const { quota, state, sum, errors } = counting(10);
  await quota.admit(context());
  state.away = true;
  await quota.admit(context());
  await until(() => errors.length > 0);
  await quota.admit(context());
  state.away = false;
  await until(() => sum() === 3);
  const other = counting(10);
  other.state.away = true;
  const first = context();
  await other.quota.admit(first);
  expect(first.kuota).toBeUndefined();
});

test('a day that ended is asked for anew; without a limit or a tenant nothing is asked', async () => {
  const { quota, state, told } = counting(2);
  await quota.admit(context());
  await quota.admit(context());
  await expect(quota.admit(context())).rejects.toThrow('permintaan: kuota');
  state.end = Date.now() - 1;
  await until(() => told.some((count) => count > 0));
  told.length = 0;
  state.end = Date.now() + 3_600_000;
  await quota.admit(context());
  const none = counting(0);
  await none.quota.admit(context());
  await quota.admit({ claims: null, session: null } as RequestContext);
  expect([none.told, told]).toEqual([[], [0]]);
});
