import { describe, expect, test } from '@jest/globals';
import { endpointName } from '../../../rest-facade/endpoint.ts';
import { endpointTable } from '../../../rest-facade/endpoints/index.ts';
import { openApiDocument } from '../../../rest-facade/openapi.ts';
import { makeRouter } from '../../../rest-facade/router.ts';

const table = endpointTable({ docs: true });
const router = makeRouter(table);

describe('the endpoint table', () => {
  test('every row answers itself', () => {
    for (const endpoint of table) {
      const path = endpoint.path.replace('{jenis}', 'PJ').replace(/\{\w+\}/g, '5');
      expect(router.match(endpoint.method, path)).toMatchObject({ kind: 'found', endpoint });
    }
  });

  test('names are unique', () => {
    expect(new Set(table.map(endpointName)).size).toBe(table.length);
  });

  test('one in ten rows at most needs a handler', () => {
    const odd = table.filter(({ handler }) => handler).length;
    expect(odd).toBeLessThanOrEqual(table.length / 10);
  });

  test('rows of a tenant name their module, and rows that write take a key where the specification says', () => {
    for (const row of table) {
      // The kind of a working draft stands in the draft: its module is the database's to check.
      const ofTenant = ['master', 'transaksi', 'laporan'].includes(row.right);
      if (ofTenant) expect(row.modul === undefined).toBe(row.path.startsWith('/draft'));
      // A wish for access is one a day by itself, and a token without tenant has nowhere to keep a key.
      const once = row.path === '/notifikasi/request-akses-tenant';
      if (row.method === 'POST' && row.status === 201 && !once) {
        expect(row.idempotency).toBeDefined();
      }
      expect(row.status === 204).toBe(row.shape === 'empty');
    }
  });
});

describe('paths', () => {
  test.each([
    ['GET', '/master/akun/klas', '/master/akun/klas'],
    ['GET', '/master/akun/1101', '/master/akun/{kode}'],
    ['HEAD', '/master/barang', '/master/barang'],
    ['GET', '/master/barang/', '/master/barang'],
    ['POST', '/transaksi/PJ/5/void', '/transaksi/{jenis}/{id}/void'],
    ['GET', '/transaksi/audit-hutang-piutang', '/transaksi/{jenis}'],
    ['GET', '/laporan/penjualan/summary', '/laporan/penjualan/summary'],
    ['DELETE', '/master/harga-satuan/5', '/master/harga-satuan/{id}'],
  ])('%s %s', (method, path, row) => {
    expect(router.match(method, path)).toMatchObject({ kind: 'found', endpoint: { path: row } });
  });

  test.each([
    '/',
    '',
    '/gaib',
    '/master',
    '/transaksi/pj',
    '/transaksi/gaib',
    '/master/barang/5/6',
    '/master/barang//',
    '/%zz',
    '/transaksi//5',
  ])('%s does not exist', (path) => expect(router.match('GET', path)).toEqual({ kind: 'none' }));

  test('another method names those that exist', () => {
    expect(router.match('PATCH', '/master/barang')).toMatchObject({
      kind: 'method',
      allow: 'GET, HEAD, POST',
    });
    expect(router.match('OPTIONS', '/tenants')).toMatchObject({
      kind: 'method',
      allow: 'GET, HEAD',
    });
  });

  test('a kind is known by its long name', () => {
    expect(router.match('GET', '/transaksi/PJ/5')).toMatchObject({
      params: { jenis: 'penjualan', id: '5' },
    });
    expect(router.match('GET', '/master/akun/a%2Fb')).toMatchObject({ params: { kode: 'a/b' } });
  });
});

describe('the description', () => {
  type Described = {
    openapi: string;
    paths: Record<
      string,
      Record<string, { responses: Record<string, unknown>; deprecated?: boolean }>
    >;
  };
  const description = openApiDocument(table, '0.0.0') as Described;

  test('has every row, and no other', () => {
    const described = Object.entries(description.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const served = table
      .filter(({ hidden }) => !hidden)
      .map(({ method, path }) => `${method} /api${path}`);
    expect(described.sort()).toEqual(served.sort());
    expect(description.openapi).toBe('3.1.0');
  });

  test('every answer with a body says what is in it, and every error status is there', () => {
    for (const row of table.filter(({ hidden }) => !hidden)) {
      const operation = description.paths[`/api${row.path}`]?.[row.method.toLowerCase()];
      expect(operation?.responses[row.status]).toBeDefined();
      if (row.status !== 204) expect(row.response).toBeDefined();
      if (row.right !== 'publik') expect(Object.keys(operation?.responses ?? {})).toContain('401');
      expect(operation?.deprecated === true).toBe(row.deprecation !== undefined);
    }
  });
});
