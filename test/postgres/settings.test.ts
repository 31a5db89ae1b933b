import { describe, expect, test } from '@jest/globals';
import type { RequestContext } from '../../server/base/context.ts';
import { gateSettings, pgSettingsOf, settingsSql } from '../../server/postgres/settings.ts';

const claims = { sub: 'u', sid: 's', email: 'a@b.test', iat: 0, exp: 1 };
const session = { berakhir_pada: new Date(0), skema: null, peran_db: null, target: null };
const withTenant: RequestContext = {
  requestId: 'r',
  claims: { ...claims, tenant_kode: 'demo', peran: 'staff' },
  session: { ...session, skema: 't_demo', peran_db: 'erp_req_0a1b2c_demo' },
  adminKey: false,
};

describe('settings of a request', () => {
  test('a tenant gives its role, path and claims', () => {
    expect(settingsSql(pgSettingsOf(withTenant))).toBe(
      `set local role "erp_req_0a1b2c_demo";set local search_path to "t_demo","erp","pg_temp";` +
        `set local erp.tenant to 'demo';set local erp.peran to 'staff';set local erp.pengguna_id to 'u';` +
        `set local erp.request_id to 'r';`,
    );
  });

  test('a token without tenant reaches no tenant', () => {
    const sql = settingsSql(pgSettingsOf({ requestId: 'r', claims, session, adminKey: true }));
    expect(sql).toContain(
      `set local role "erp_pengguna";set local search_path to "erp","pg_temp";`,
    );
    expect(sql).toContain(`set local erp.admin_key to 'ya'`);
    expect(sql).not.toContain('erp.tenant');
  });

  test.each([{ claims: null }, { session: null }])('nobody: %j', (missing) => {
    expect(() => pgSettingsOf({ ...withTenant, ...missing })).toThrow(
      expect.objectContaining({ code: 'LOTKN' }),
    );
  });

  test.each([
    { skema: 't_other', peran_db: 'erp_req_0a1b2c_demo' },
    { skema: 't_demo', peran_db: 'erp_req_0a1b2c_other' },
    { skema: 'erp_private', peran_db: 'erp_owner' },
  ])('claim, schema and role of different tenants are refused: %j', (row) => {
    const mixed = { ...withTenant, session: { ...session, ...row } };
    expect(() => pgSettingsOf(mixed)).toThrow(expect.objectContaining({ code: '42501' }));
  });

  test('values are quoted, and NUL is refused', () => {
    const key = `'; reset role; --\\`;
    const quoted = settingsSql(
      pgSettingsOf({ ...withTenant, idempotency: { key, route: 'x', fingerprint: 'y' } }),
    );
    expect(quoted).toContain(`set local erp.idempotency_key to  E'''; reset role; --\\\\';`);
    expect(() => settingsSql(gateSettings('a\0b'))).toThrow('NUL');
  });

  test('no role, no transaction', () => {
    expect(() => settingsSql({ role: '', searchPath: ['erp'], claims: {} })).toThrow('context');
    expect(() => settingsSql({ role: 'erp_gate', searchPath: [], claims: {} })).toThrow('context');
  });
});
