/** Good requests for the letterhead and for tax months. */
import { JPEG } from '../../helpers/gambar.ts';
import { hari } from '../../helpers/toko.ts';
import type { Case } from './cases.ts';

export const PENGATURAN_CASES: Readonly<Record<string, Case>> = {
  'GET /pengaturan/tenant/kop/logo': async ({ toko }) => {
    await toko
      .by({ peran: 'admin', adminKey: true })
      .rows('select erp.kop_logo_set($1)', [JPEG.toString('base64')]);
    return {};
  },
  'PUT /pengaturan/tenant/kop/logo': ({ server }) => ({
    headers: { 'x-admin-key': server.adminKey },
    body: { logo: JPEG.toString('base64') },
  }),
  'DELETE /pengaturan/tenant/kop/logo': ({ server }) => ({
    headers: { 'x-admin-key': server.adminKey },
  }),
  'GET /pengaturan/tenant/masa-pajak': () => ({}),
  'PUT /pengaturan/tenant/masa-pajak': ({ server }) => ({
    headers: { 'x-admin-key': server.adminKey },
    body: { masa: hari('03-01').slice(0, 7), status: 'buka' },
  }),
};
