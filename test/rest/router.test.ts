import { expect, test } from '@jest/globals';
import type { Endpoint } from '../../rest-facade/base/endpoint.ts';
import { makeRouter } from '../../rest-facade/run/router.ts';

const rows = [
  ['GET', '/barang'],
  ['POST', '/barang'],
  ['GET', '/barang/{id}'],
  ['DELETE', '/barang/{id}'],
  ['GET', '/barang/impor'],
  ['GET', '/transaksi/{jenis}/{id}'],
  ['GET', '/transaksi/laporan/ringkas'],
].map(([method, path]) => ({ method, path }) as Endpoint);
const router = makeRouter(rows);

test.each([
  ['GET', '/barang', '/barang', {}],
  ['HEAD', '/barang/', '/barang', {}],
  ['GET', '/barang/5', '/barang/{id}', { id: '5' }],
  ['DELETE', '/barang/a%2Fb%20c', '/barang/{id}', { id: 'a/b c' }],
  ['GET', '/barang/impor', '/barang/impor', {}],
  ['GET', '/barang/a;b', '/barang/{id}', { id: 'a;b' }],
  ['GET', `/barang/${'9'.repeat(5000)}`, '/barang/{id}', { id: '9'.repeat(5000) }],
  ['GET', '/transaksi/penjualan/5', '/transaksi/{jenis}/{id}', { jenis: 'penjualan', id: '5' }],
  ['GET', '/transaksi/PJ/5', '/transaksi/{jenis}/{id}', { jenis: 'penjualan', id: '5' }],
  ['GET', '/transaksi/laporan/ringkas', '/transaksi/laporan/ringkas', {}],
])('a path finds its endpoint: %s %.40s', (method, path, pattern, params) => {
  const match = router.match(method, path);
  expect(match.kind).toBe('found');
  if (match.kind !== 'found') return;
  expect([match.endpoint.path, { ...match.params }]).toEqual([pattern, params]);
});

test.each([
  ...['/', '', '/gaib', '/BARANG', '/barang//', '/barang/%E0%A4%A', '/barang/5/6'],
  ...['/transaksi/gaib/5', '/transaksi//5', '/transaksi/laporan/5'],
])('%s is nowhere', (path) => {
  expect(router.match('GET', path)).toEqual({ kind: 'none' });
});

test('another method: those of the path, of a fixed one before those of a parameter', () => {
  const allowed = (method: string, path: string) => {
    const match = router.match(method, path);
    return match.kind === 'method' && match.allow;
  };
  expect(allowed('PUT', '/barang')).toBe('GET, HEAD, POST');
  expect(allowed('DELETE', '/barang/impor')).toBe('GET, HEAD');
  expect(allowed('BREW', '/barang/7')).toBe('GET, HEAD, DELETE');
});

test('one method and path is one endpoint', () => {
  expect(() => makeRouter([...rows, rows[0] as Endpoint])).toThrow(/\/barang/);
});
