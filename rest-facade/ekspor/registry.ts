/** Reports as files: the definitions made by hand, by the report's path. Any other report has the generic one. */
import { z } from 'zod';
import type { Ekspor, Susunan } from '../../server/cetak/tabel/definisi.ts';
import { FORMATS } from '../../server/cetak/tabel/tabel.ts';
import { bahasaOf } from '../base/bahasa.ts';
import type { Endpoint } from '../base/endpoint.ts';
import { generik } from './generik.ts';
import * as accounting from './laporan_akuntansi.ts';
import { aset } from './laporan_aset.ts';
import * as list from './laporan_daftar.ts';
import * as statement from './laporan_keuangan.ts';
import { pembelian, pembelianSummary } from './laporan_pembelian.ts';
import * as stock from './laporan_stok.ts';

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
  '/laporan/stok': stock.stok,
  '/laporan/kartu-stok/{barang_id}': stock.kartuStok,
  '/laporan/penjualan': list.penjualan,
  '/laporan/penjualan/summary': list.penjualanSummary,
  '/laporan/pembelian': pembelian,
  '/laporan/pembelian/summary': pembelianSummary,
};

/** Lists whose columns are the generic ones, and the functions that stream their rows. */
const STREAMED: Readonly<Record<string, string>> = {
  '/laporan/order': 'ekspor_order',
  '/laporan/stok-lambat': 'ekspor_stok_lambat',
  '/laporan/kecukupan-stok': 'ekspor_kecukupan_stok',
  '/laporan/abc': 'ekspor_abc',
};

function streamed(row: Endpoint): Ekspor {
  const fungsi = STREAMED[row.path];
  if (fungsi === undefined) return generik(row);
  const { halaman: _halaman, susun: _susun, ...umum } = generik(row) as Susunan;
  return { ...umum, fungsi };
}

const format = z
  .enum(FORMATS)
  .meta({
    description:
      'Bentuk jawaban; baku json. csv, xlsx dan pdf berisi seluruh laporan, tanpa halaman',
    example: 'json',
  })
  .optional();

const bahasa = bahasaOf('laporan');

/** A report's row with `format` and `bahasa` in its query. */
export function withFile(row: Endpoint): Endpoint {
  return {
    ...row,
    ekspor: EKSPOR[row.path] ?? streamed(row),
    query: { ...row.query, format, bahasa },
  };
}
