/** The letterhead of printed reports: today its logo. Name, address and NPWP are settings of the tenant. */
import { z } from 'zod';
import { logoResponse } from '../../server/answers/kop.ts';
import { ask, type Row } from '../endpoint.ts';

const logoBody = z.strictObject({ logo: logoResponse.shape.logo }).meta({ id: 'LogoBaru' });

const shared = { tag: 'Pengaturan', path: '/pengaturan/tenant/kop/logo' } as const;

export const kopRows: readonly Row[] = [
  {
    ...shared,
    method: 'GET',
    summary: 'Logo di kop laporan',
    description: '404 bila belum ada.',
    right: 'pengaturan_lihat',
    response: logoResponse,
    errors: [404],
    call: ask('kop_logo_get'),
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
    call: ask('kop_logo_set'),
  },
  {
    ...shared,
    method: 'DELETE',
    summary: 'Melepas logo dari kop laporan',
    description: 'Tetap 204 bila memang tidak ada.',
    right: 'pengaturan_ubah',
    call: ask('kop_logo_delete'),
  },
];
