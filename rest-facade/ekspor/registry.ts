/** Reports as files: the definitions made by hand, by the report's path. Any other report has the generic one. */
import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';
import type { Ekspor } from './definisi.ts';
import { generik } from './generik.ts';
import * as accounting from './laporan_akuntansi.ts';
import { aset } from './laporan_aset.ts';
import * as list from './laporan_daftar.ts';
import * as statement from './laporan_keuangan.ts';
import { FORMATS } from './tabel.ts';

export const EKSPOR: Readonly<Record<string, Ekspor>> = {
  '/laporan/neraca': statement.neraca,
  '/laporan/rugi-laba': statement.rugiLaba,
  '/laporan/neraca-saldo': statement.neracaSaldo,
  '/laporan/arus-kas': accounting.arusKas,
  '/laporan/perubahan-ekuitas': accounting.perubahanEkuitas,
  '/laporan/aset': aset,
  '/laporan/ppn': accounting.ppn,
  '/laporan/beda': accounting.beda,
  '/laporan/buku-besar/{akun_kode}': list.bukuBesar,
  '/laporan/jurnal': list.jurnal,
  '/laporan/piutang': list.piutang,
  '/laporan/hutang': list.hutang,
  '/laporan/stok': list.stok,
  '/laporan/kartu-stok/{barang_id}': list.kartuStok,
  '/laporan/penjualan': list.penjualan,
  '/laporan/penjualan/summary': list.penjualanSummary,
};

const format = z
  .enum(FORMATS)
  .meta({
    description:
      'Bentuk jawaban; baku json. csv, xlsx dan pdf berisi seluruh laporan, tanpa halaman',
    example: 'json',
  })
  .optional();

/** What stands beside the figures of a printed statement. */
const banding = z
  .enum(['periode-lalu', 'tidak'])
  .meta({
    description:
      'Kolom kedua di xlsx dan pdf (json dan csv tetap satu): periode-lalu, bakunya (neraca: akhir tahun buku ' +
      'sebelumnya; laba rugi: masa sebelumnya yang sama panjang), atau tidak',
    example: 'periode-lalu',
  })
  .optional();

/** A report's row with `format` in its query, and `banding` where it is printed with another period. */
export function withFile(row: Endpoint): Endpoint {
  const ekspor = EKSPOR[row.path] ?? generik(row);
  const compared = ekspor.fungsi === undefined && ekspor.pembanding !== undefined;
  return { ...row, ekspor, query: { ...row.query, format, ...(compared && { banding }) } };
}
