/** PostgreSQL keeps a copy of a function, with its plans, for each tenant whose books it is called with. */
import { expect, test } from '@jest/globals';
import { withPgClient } from '../../server/postgres/client.ts';
import { openDatabase } from '../helpers/database.ts';

const data = openDatabase();

const OPEN_TODAY = `erp_private.periode_is_open(null::buku, current_date)`;

test('each tenant has its own copy of a function on a connection, and its own plans; pure functions have one', async () => {
  const kodes = [await data.newTenant(), await data.newTenant()];
  await withPgClient(data.ownerUrl, async (client) => {
    const copies = async (name: string) => {
      const { rows } = await client.query(
        `select count(*)::int as copies from pg_backend_memory_contexts
          where name = 'PL/pgSQL function' and ident like $1`,
        [`erp_private.${name}(%`],
      );
      return rows[0].copies;
    };
    const plans = async () => {
      const { rows } = await client.query(
        `select count(*)::int as plans from pg_backend_memory_contexts where name = 'CachedPlanSource'`,
      );
      return rows[0].plans;
    };
    const visit = async (kode: string) => {
      await client.query(`begin; set local search_path = t_${kode}, erp, pg_temp`);
      await client.query(`select ${OPEN_TODAY}, erp_private.void_reason_refuse('salah')`);
      await client.query('commit');
    };
    const [first, second] = kodes as [string, string];
    await visit(first);
    const one = await plans();
    await visit(second);
    const two = await plans();
    expect(two).toBeGreaterThan(one);
    await visit(first);
    await visit(second);
    expect([
      await copies('periode_is_open'),
      await copies('void_reason_refuse'),
      await plans(),
    ]).toEqual([2, 1, two]);
  });
});

test('the books name no tenant: whichever type is handed on, the path says whose tables are meant', async () => {
  const [open, locked] = [await data.newTenant(), await data.newTenant()] as [string, string];
  await data.owner({ tenant: locked }).rows('update pengaturan set tanggal_kunci = current_date');
  for (const [tenant, expected] of [
    [open, true],
    [locked, false],
  ] as const) {
    for (const type of ['buku', 'erp.buku', `t_${open}.buku`, `t_${locked}.buku`, 'integer']) {
      const sql = `select ${OPEN_TODAY.replace('buku', type)}`;
      expect([type, await data.owner({ tenant }).value(sql)]).toEqual([type, expected]);
    }
  }
});
