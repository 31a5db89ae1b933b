import { ask, type Row } from '../endpoint.ts';
import { anggaranBody, paramDimensiAnggaran, paramTahunAnggaran } from '../schemas/anggaran.ts';

const shared = {
  params: { tahun: paramTahunAnggaran },
  query: { dimensi: paramDimensiAnggaran },
  never404: true,
} as const;

export const anggaranRows: readonly Row[] = [
  {
    ...shared,
    endpoint: 'GET /anggaran/{tahun}',
    summary: 'Anggaran satu tahun buku',
    description:
      'Per akun pendapatan dan beban, jumlah dua belas bulan. Laba rugi dengan banding=anggaran berdiri di sampingnya. ' +
      'Tanpa dimensi anggaran seluruhnya, dengan dimensi anggaran satu nilai saja.',
    right: 'laporan',
    modul: 'laporan',
    call: ask('anggaran_get'),
  },
  {
    ...shared,
    endpoint: 'PUT /anggaran/{tahun}',
    summary: 'Mengganti anggaran satu tahun buku',
    description:
      'Seluruhnya: akun yang tidak disebut tidak beranggaran lagi. Hanya akun klas 4 sampai 6 tanpa akun di bawahnya; ' +
      'jumlah positif di sisi normal akunnya. Anggaran tidak pernah menolak transaksi. ' +
      'Dengan dimensi hanya anggaran nilai itu yang diganti.',
    right: 'pengaturan_ubah',
    body: anggaranBody,
    call: ask('anggaran_set'),
  },
];
