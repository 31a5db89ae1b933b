import { describe, expect, test } from '@jest/globals';
import { endpointName } from '../../rest-facade/base/endpoint.ts';
import { endpointTable } from '../../rest-facade/endpoints/index.ts';
import { makeRouter } from '../../rest-facade/run/router.ts';

const table = endpointTable({ docs: true });
const router = makeRouter(table);

describe('the endpoint table', () => {
  test('every row answers itself', () => {
    for (const endpoint of table) {
      const path = endpoint.path.replace('{jenis}', 'PJ').replace(/\{\w+\}/g, '5');
      const match = router.match(endpoint.method, path);
      expect(match.kind === 'found' && match.endpoint).toBe(endpoint);
    }
  });

  test('names are unique', () => {
    expect(new Set(table.map(endpointName)).size).toBe(table.length);
  });

  test('one in eight rows at most needs a handler', () => {
    const odd = table.filter(({ handler }) => handler).length;
    expect(odd).toBeLessThanOrEqual(table.length / 8);
  });

  test('rows of a tenant name their module, and rows that write take a key where the specification says', () => {
    for (const row of table) {
      // The kind of a working draft stands in the draft, what a file lies beside in the file: their modules are the database's to check.
      // An export of everything is of all modules, also of those that are switched off.
      const ofTenant = ['master', 'transaksi', 'laporan'].includes(row.right);
      const known = !/^\/(draft|persetujuan|lampiran|impor|cetak$|ekspor)/.test(row.path);
      if (ofTenant) expect([row.path, row.modul !== undefined]).toEqual([row.path, known]);
      // A wish for access is one a day by itself, and a token without tenant has nowhere to keep a key.
      const once = row.path === '/notifikasi/request-akses-tenant';
      if (row.method === 'POST' && row.status === 201 && !once) {
        expect(row.idempotency).toBeDefined();
      }
      expect(row.status === 204).toBe(row.shape === 'empty');
    }
  });
});
