/** The reports that may be had as files, by their paths. */
import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';
import type { Ekspor } from './definisi.ts';
import * as accounting from './laporan_akuntansi.ts';
import * as list from './laporan_daftar.ts';
import * as statement from './laporan_keuangan.ts';
import { FORMATS } from './tabel.ts';

const EKSPOR: Readonly<Record<string, Ekspor>> = {
  '/laporan/neraca': statement.neraca,
  '/laporan/rugi-laba': statement.rugiLaba,
  '/laporan/neraca-saldo': statement.neracaSaldo,
  '/laporan/arus-kas': accounting.arusKas,
  '/laporan/perubahan-ekuitas': accounting.perubahanEkuitas,
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

/** The row with `format` in its query, where its report may be had as a file. */
export function withFile(row: Endpoint): Endpoint {
  const ekspor = EKSPOR[row.path];
  return ekspor ? { ...row, ekspor, query: { ...row.query, format } } : row;
}
