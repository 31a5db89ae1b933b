import { describe, expect, test } from '@jest/globals';
import { openPlatform } from './platform_database.ts';

const database = openPlatform();

describe('the gate', () => {
  const as = (role: string, text: string) =>
    database.pg.transaction({ role, searchPath: ['pg_temp'], claims: {} }, 'write', (client) =>
      client.query({ text }),
    );

  test.each([
    'select * from erp_private.session',
    'select * from erp_private.pengguna',
    'delete from erp_private.membership',
    "select erp_private.membership_set('a@b.test', null, 'toko', 'admin')",
    "select erp_private.identitas_resolve('dev', 'x', 'budi@toko.test', true)",
    'select erp_private.worker_session_purge()',
  ])('refuses erp_gate: %s', async (text) => {
    await expect(as('erp_gate', text)).rejects.toMatchObject({ code: '42501' });
  });

  test.each([
    ['erp_pengguna', 'select erp_private.session_end(gen_random_uuid())'],
    ['erp_pengguna', 'select * from erp_private.session'],
    ['erp_pengguna', 'select * from erp_private.tenant'],
  ])('refuses %s: %s', async (role, text) => {
    await expect(as(role, text)).rejects.toMatchObject({ code: '42501' });
  });
});
