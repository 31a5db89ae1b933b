/** The pool of connections: each tenant comes back to its own, and none waits for ever or grows without bound. */
import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test } from '@jest/globals';
import { Overload } from '../../server/base/errors.ts';
import { type Loan, PgPool, type PgPoolOptions } from '../../server/postgres/pool.ts';
import { openDatabase } from '../helpers/database.ts';
import { until, untilDone } from '../helpers/until.ts';

const data = openDatabase();
const LONG_MS = 600_000;
const pools: PgPool[] = [];

function open(options: Partial<PgPoolOptions> = {}): PgPool {
  const pool = new PgPool({
    client: { connectionString: data.appUrl },
    max: 2,
    // Shares have tests of their own, below.
    share: 2,
    keep: 3,
    tenants: 100,
    timeoutMs: LONG_MS,
    idleMs: LONG_MS,
    ...options,
  });
  pools.push(pool);
  return pool;
}

afterEach(() => Promise.all(pools.splice(0).map((pool) => pool.end())));

/** Serves a role once and answers the connection's process. */
async function serve(pool: PgPool, role: string | undefined): Promise<number> {
  const { client, release } = await pool.connect(role);
  const { rows } = await client.query('select pg_backend_pid() as pid');
  release();
  return rows[0].pid;
}

test('a tenant comes back to the connection that knows it', async () => {
  const pool = open();
  const [a, b, c] = [await serve(pool, 'a'), await serve(pool, 'b'), await serve(pool, 'c')];
  expect(new Set([a, b, c]).size).toBe(3);
  for (const role of ['b', 'a', 'c', 'b']) {
    expect(await serve(pool, role)).toBe({ a, b, c }[role]);
    // Work without a tenant takes any connection that is free.
    await serve(pool, undefined);
  }
  // No place for a fourth: the one whose tenant was not asked for longest makes room.
  expect(await serve(pool, 'd')).toBe(a);
  // The first has served it before, so it goes back there and not to a stranger.
  expect(await serve(pool, 'a')).toBe(a);
  expect(await serve(pool, 'b')).toBe(b);
  expect(pool.figures).toEqual({ total: 3, idle: 3, waiting: 0, shed: 0 });
});

test('a connection that served its number of tenants is exchanged for a new one', async () => {
  const pool = open({ max: 1, keep: 1, tenants: 2 });
  const first = await serve(pool, 'a');
  expect(await serve(pool, 'b')).toBe(first);
  expect(await serve(pool, 'a')).toBe(first);
  expect(await serve(pool, 'c')).not.toBe(first);
  expect(pool.figures.total).toBe(1);
});

test('no more work at a time than allowed; who waits is served in turn', async () => {
  const pool = open({ max: 1 });
  const order: string[] = [];
  const first = await pool.connect('a');
  const waiting = ['b', 'a', 'c'].map(async (role) => {
    const loan = await pool.connect(role);
    order.push(role);
    loan.release();
  });
  expect(pool.figures.waiting).toBe(3);
  first.release();
  await Promise.all(waiting);
  expect(order).toEqual(['b', 'a', 'c']);
});

test('a tenant waits for the connection that knows it', async () => {
  const pool = open({ keep: 2, patienceMs: LONG_MS });
  const known = await serve(pool, 'a');
  const stranger = await serve(pool, 'b');
  const loan = await pool.connect('a');
  const waiting = serve(pool, 'a');
  expect(await serve(pool, 'b')).toBe(stranger);
  loan.release();
  expect(await waiting).toBe(known);
  expect(await serve(pool, 'b')).toBe(stranger);
});

test('a tenant waits only a moment while another connection is free', async () => {
  const pool = open({ keep: 2 });
  await serve(pool, 'a');
  const stranger = await serve(pool, 'b');
  const long = await pool.connect('a');
  expect(await serve(pool, 'a')).toBe(stranger);
  // Now a second connection knows the tenant, and no request waits.
  expect(await serve(pool, 'a')).toBe(stranger);
  long.release();
  expect(pool.figures).toEqual({ total: 2, idle: 2, waiting: 0, shed: 0 });
});

test('a tenant for which many wait gets a second connection, and the others go on waiting', async () => {
  const pool = open({ keep: 2, patienceMs: LONG_MS });
  const known = await serve(pool, 'a');
  const stranger = await serve(pool, 'b');
  const loan = await pool.connect('a');
  const waiting = [1, 2, 3].map(() => pool.connect('a'));
  await sleep(60);
  await serve(pool, 'b');
  const first = await Promise.race(waiting);
  const { rows } = await first.client.query('select pg_backend_pid() as pid');
  expect([rows[0].pid, pool.figures.waiting]).toEqual([stranger, 2]);
  loan.release();
  first.release();
  const rest = await Promise.all(waiting.slice(1));
  for (const { release } of rest) release();
  expect(known).not.toBe(stranger);
  expect(pool.figures).toEqual({ total: 2, idle: 2, waiting: 0, shed: 0 });
});

test('urgent work goes before those who wait', async () => {
  const pool = open({ max: 1 });
  const order: string[] = [];
  const first = await pool.connect('a');
  const wait = async (name: string, urgent: boolean) => {
    const loan = await pool.connect(urgent ? undefined : 'a', { urgent });
    order.push(name);
    loan.release();
  };
  const waiting = [wait('one', false), wait('two', false), wait('urgent', true)];
  first.release();
  await Promise.all(waiting);
  expect(order).toEqual(['urgent', 'one', 'two']);
});

test('who waits longer than he may is refused, and the others stay in the line', async () => {
  const pool = open({ max: 1, maxWaitMs: 20 });
  // A busy machine may not open a connection in it.
  const loan = await pool.connect('a', { patient: true });
  const late = pool.connect('a');
  const patient = pool.connect('a', { patient: true });
  await expect(late).rejects.toThrow(Overload);
  expect(pool.figures).toMatchObject({ waiting: 1, shed: 1 });
  loan.release();
  (await patient).release();
});

test('who waits too long fails, and the connection is not lost', async () => {
  const pool = open({ max: 1, timeoutMs: 200 });
  // The same limit holds for opening a connection, which a busy machine may not manage in it.
  const loan = await untilDone(() => pool.connect('a'));
  await expect(pool.connect('b')).rejects.toThrow(/timeout exceeded/);
  loan.release();
  await untilDone(() => serve(pool, 'b'));
});

test('connections that die are replaced: idle ones, working ones, and where the database does not answer', async () => {
  const told: string[] = [];
  const pool = open({ onError: ({ message }) => told.push(message) });
  const idle = await serve(pool, 'a');
  const loan: Loan = await pool.connect('b');
  const { rows } = await loan.client.query('select pg_backend_pid() as pid');
  await data.rows('select pg_terminate_backend(p) from unnest($1::int[]) as p', [
    [idle, rows[0].pid],
  ]);
  await expect(loan.client.query('select 1')).rejects.toThrow();
  loan.release();
  await until(() => pool.figures.total === 0);
  expect(told.length).toBeGreaterThanOrEqual(1);
  expect(await serve(pool, 'a')).not.toBe(idle);

  const nowhere = open({ client: { host: '127.0.0.1', port: 1 } });
  const failures = await Promise.allSettled(['a', 'b', 'c'].map((role) => nowhere.connect(role)));
  expect(failures.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(nowhere.figures).toEqual({ total: 0, idle: 0, waiting: 0, shed: 0 });
});

test('idle connections are closed, and the end waits for those that are in use', async () => {
  const pool = open({ idleMs: 1 });
  await serve(pool, 'a');
  await until(() => pool.figures.total === 0);
  const loan = await pool.connect('a');
  let ended = false;
  const end = pool.end().then(() => {
    ended = true;
  });
  await expect(pool.connect('b')).rejects.toThrow(/after calling end/);
  expect(ended).toBe(false);
  loan.release();
  await end;
  expect(pool.figures.total).toBe(0);
});

test('a tenant never has all connections: the next one that comes is served, however many of it wait', async () => {
  const pool = open({ max: 4, share: 2, keep: 4 });
  const order: string[] = [];
  const loans = [await pool.connect('a'), await pool.connect('a')];
  const waiting = [1, 2, 3].map(() => pool.connect('a'));
  expect(pool.take('a')).toBeUndefined();
  expect(pool.figures.waiting).toBe(3);
  await serve(pool, 'b');
  const others = [await pool.connect('b'), await pool.connect('c')];
  // All are out. Of those who wait now each tenant has one in a round, the greedy one's first at its share.
  const later = ['b', 'b', 'c', 'd'].map(async (role) => {
    const loan = await pool.connect(role);
    order.push(role);
    loan.release();
  });
  for (const { release } of others) release();
  await Promise.all(later);
  expect(order).toEqual(['b', 'c', 'd', 'b']);
  expect(pool.figures.waiting).toBe(3);
  for (const { release } of loans) release();
  for (const loan of waiting) (await loan).release();
  expect(pool.figures.waiting).toBe(0);
});

test('who hangs up while he waits leaves the line', async () => {
  const pool = open({ max: 1 });
  const loan = await pool.connect('a');
  const hanging = new AbortController();
  const gone = pool.connect('a', { gone: hanging.signal });
  const stays = pool.connect('a');
  hanging.abort();
  await expect(gone).rejects.toThrow(Overload);
  expect(pool.figures).toMatchObject({ waiting: 1, shed: 0 });
  loan.release();
  (await stays).release();
  await expect(pool.connect('b').then(({ release }) => release())).resolves.toBeUndefined();
});

test('who goes before all others waits no longer than they, unless he is patient', async () => {
  const pool = open({ max: 1, maxWaitMs: 20 });
  // A busy machine may not open a connection in it.
  const loan = await pool.connect('a', { patient: true });
  const patient = pool.connect(undefined, { urgent: true, patient: true });
  await expect(pool.connect(undefined, { urgent: true })).rejects.toThrow(Overload);
  loan.release();
  (await patient).release();
});

test('a connection that does not open in time is no reason to wait longer', async () => {
  const { hostname, port } = new URL(data.appUrl);
  const held: net.Socket[] = [];
  let isOpen = false;
  // Between the pool and PostgreSQL: takes connections, and lets nothing through until it is open.
  const door = net.createServer((socket) => {
    socket.on('error', () => socket.destroy());
    held.push(socket);
    if (isOpen) letThrough();
  });
  const letThrough = () => {
    for (const socket of held.splice(0)) {
      const inner = net.connect(Number(port), hostname);
      inner.on('error', () => socket.destroy());
      socket.on('close', () => inner.destroy());
      socket.pipe(inner).pipe(socket);
    }
  };
  door.listen(0, '127.0.0.1');
  await once(door, 'listening');
  const address = Object.assign(new URL(data.appUrl), {
    hostname: '127.0.0.1',
    port: `${(door.address() as AddressInfo).port}`,
  });
  const pool = open({
    client: { connectionString: address.href },
    max: 1,
    share: 1,
    maxWaitMs: 50,
  });
  await expect(pool.connect('a')).rejects.toThrow(Overload);
  // Its place is taken until the connection is there, so that no more are opened than may work.
  await expect(pool.connect('a')).rejects.toThrow(Overload);
  expect(pool.figures).toEqual({ total: 1, idle: 0, waiting: 0, shed: 2 });
  const patient = pool.connect('a', { patient: true });
  isOpen = true;
  letThrough();
  (await patient).release();
  expect(pool.figures).toEqual({ total: 1, idle: 1, waiting: 0, shed: 2 });
  door.close();
});
