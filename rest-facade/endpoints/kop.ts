/** The letterhead of printed reports: today its logo. Name, address and NPWP are settings of the tenant. */
import { z } from 'zod';
import { logoResponse } from '../../server/answers/kop.ts';
import type { Endpoint } from '../endpoint.ts';

const logoBody = z.strictObject({ logo: logoResponse.shape.logo }).meta({ id: 'LogoBaru' });

const shared = { tag: 'Pengaturan', path: '/pengaturan/tenant/kop/logo' } as const;

export const kopRows: readonly Endpoint[] = [
  {
    ...shared,
    method: 'GET',
    summary: 'Logo di kop laporan',
    description: '404 bila belum ada.',
    right: 'pengaturan_lihat',
    status: 200,
    shape: 'whole',
    response: logoResponse,
    errors: [404],
    call: () => ({ operation: 'kop_logo_get', variables: {} }),
  },
  {
    ...shared,
    method: 'PUT',
    summary: 'Memasang logo di kop laporan',
    description:
      'Tampil di PDF di samping nama, alamat dan NPWP; menggantikan yang lama. Bentuknya dibaca dari isinya. PNG ' +
      'tanpa interlace; transparansi berupa saluran alfa atau palet 8 bit.',
    right: 'pengaturan_ubah',
    body: logoBody,
    status: 204,
    shape: 'empty',
    call: ({ body }) => ({ operation: 'kop_logo_set', variables: { logo: body.logo } }),
  },
  {
    ...shared,
    method: 'DELETE',
    summary: 'Melepas logo dari kop laporan',
    description: 'Tetap 204 bila memang tidak ada.',
    right: 'pengaturan_ubah',
    status: 204,
    shape: 'empty',
    call: () => ({ operation: 'kop_logo_delete', variables: {} }),
  },
];
