/** What is done with a fixed asset besides its master data. */

import { transaksiDibuat } from '../../server/answers/transaksi.ts';
import type { Row } from '../base/endpoint.ts';
import { paramId, simulasi } from '../base/fields.ts';
import { asetLepasBody } from '../schemas/aset.ts';

export const asetRows: readonly Row[] = [
  {
    endpoint: 'POST /master/aset/{id}/lepas',
    aksi: 'draft',
    summary: 'Melepas aset',
    description:
      'Menjual atau menghapus aset: harga, perolehan dan akumulasinya dijurnal, selisihnya laba atau rugi pelepasan. ' +
      'Bulan sebelumnya yang masih terbuka harus sudah disusutkan, atau disusutkan sekalian dengan susutkan. ' +
      'Jawabannya transaksi penyusutan; void transaksi itu mengembalikan asetnya. Dengan simulasi=true hanya dihitung.',
    right: 'transaksi',
    modul: 'akuntansi',
    params: { id: paramId('Nomor aset') },
    query: { simulasi },
    body: asetLepasBody,
    idempotency: 'bebas',
    keys: ['id', 'nomor_transaksi'],
    optionalKeys: ['peringatan'],
    location: '/transaksi/penyusutan/{id}',
    response: transaksiDibuat,
    errors: [409],
    call: ({ params, query, body }) => {
      const { draft, ...dokumen } = body;
      const isi = { id: params.id, dokumen };
      return query.simulasi === 'true'
        ? { operation: 'aset_lepas_simulate', variables: isi }
        : { operation: 'aset_lepas', variables: { ...isi, draft: draft ?? false } };
    },
  },
];
