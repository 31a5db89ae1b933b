import { expect, test } from '@jest/globals';
import { createTenant, makeAdminKey, removeAdminKey } from '../../db/scripts/tenants.ts';
import { openDatabase } from '../helpers/database.ts';
import { openServer } from '../helpers/server.ts';

/** x-admin-key: the operator's for all tenants, and a tenant's own. */
const data = openDatabase();
const server = openServer(data);

const users = '/api/pengaturan/pengguna';
const ask = async (who: string, tenant: string, key?: string) => {
  const token = await server.signIn(who, tenant);
  const headers: Record<string, string> = key === undefined ? {} : { 'x-admin-key': key };
  const { status, body, headers: answered } = await server.rest(token).get(users, headers);
  return { status, code: body.code, retryAfter: answered.get('retry-after') };
};

test('a tenant’s own key opens it, and no other; the operator’s goes on', async () => {
  const first = await makeAdminKey(data.ownerUrl, 'satu');
  expect(first).toMatch(/^[\w-]{43}$/);
  expect(await ask('admin@satu.test', 'satu', first)).toMatchObject({ status: 200 });
  expect(await ask('admin@satu.test', 'satu', server.adminKey)).toMatchObject({ status: 200 });
  expect(await ask('admin@dua.test', 'dua', first)).toMatchObject({ status: 403, code: 'OTKEY' });
  // The key is accepted, but rights still come from the role.
  expect(await ask('staff@satu.test', 'satu', first)).toMatchObject({ status: 403, code: 'OTROL' });
  const second = await makeAdminKey(data.ownerUrl, 'satu');
  expect(await ask('admin@satu.test', 'satu', first)).toMatchObject({ status: 403, code: 'OTKEY' });
  expect(await ask('admin@satu.test', 'satu', second)).toMatchObject({ status: 200 });
  expect(await removeAdminKey(data.ownerUrl, 'satu')).toBe(true);
  expect(await removeAdminKey(data.ownerUrl, 'satu')).toBe(false);
  expect(await ask('admin@satu.test', 'satu', second)).toMatchObject({
    status: 403,
    code: 'OTKEY',
  });
  expect(await ask('admin@satu.test', 'satu', server.adminKey)).toMatchObject({ status: 200 });
});

test('it lies nowhere but as a hash, and the audit trail says that it was made and taken away', async () => {
  const key = await makeAdminKey(data.ownerUrl, 'dua');
  const stored = await data.value(
    'select encode(hash, $1) from erp_private.kunci_admin where tenant_kode = $2',
    ['hex', 'dua'],
  );
  expect(stored).toBe(await data.value(`select encode(sha256($1::bytea), 'hex')`, [key]));
  await removeAdminKey(data.ownerUrl, 'dua');
  const trail = await data.rows(
    `select aksi, sumber, sebelum, sesudah from t_dua.audit where entitas = 'kunci_admin' order by id`,
  );
  expect(trail.map(({ aksi, sumber }) => [aksi, sumber])).toEqual([
    ['create', 'langsung'],
    ['delete', 'langsung'],
  ]);
  expect(JSON.stringify(trail)).not.toMatch(new RegExp(`${key}|${stored}`));
});

test('an unknown tenant is named, and a tenant that goes takes its key along', async () => {
  await expect(makeAdminKey(data.ownerUrl, 'tiada')).rejects.toThrow(
    /tenant tiada tidak ditemukan/,
  );
  await createTenant(data.ownerUrl, 'tiga', 'Toko tiga', 'admin@tiga.test');
  await makeAdminKey(data.ownerUrl, 'tiga');
  await data.rows(`select erp_private.tenant_remove('tiga')`);
  expect(await data.value<number>('select count(*) from erp_private.kunci_admin')).toBe(0);
});

test('five wrong tries by REST and GraphQL together: 429 with Retry-After; without the header all goes on', async () => {
  const token = await server.signIn('admin@satu.test', 'satu');
  const rest = server.rest(token);
  const wrong = { 'x-admin-key': 'kunci-yang-salah-sekali' };
  const query =
    'mutation { periodeSet(input: {bulan: "2020-01-01", status: TUTUP}) { clientMutationId } }';
  for (let n = 0; n < 5; n += 1) {
    const answer =
      n % 2 === 0 ? await rest.get(users, wrong) : await rest.post('/graphql', { query }, wrong);
    expect(answer.status).not.toBe(429);
  }
  for (const answer of [
    await rest.get(users, { 'x-admin-key': server.adminKey }),
    await rest.post('/graphql', { query: '{ __typename }' }, { 'x-admin-key': server.adminKey }),
  ]) {
    expect([answer.status, answer.body.code]).toEqual([429, 'HT429']);
    const seconds = Number(answer.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(14 * 60);
    expect(seconds).toBeLessThanOrEqual(15 * 60);
  }
  expect((await rest.get('/api/tenants/saya')).status).toBe(200);
  // Another admin of the same tenant is not locked out.
  await data.rows(`select erp_private.membership_set('lain@satu.test', 'lain', 'satu', 'admin')`);
  expect(await ask('lain@satu.test', 'satu', server.adminKey)).toMatchObject({ status: 200 });
});
