/** Reports with a column for each value of a dimension: their own schemas, where each amount has its columns. */
import { z } from 'zod';
import { graphqlNotes, kuantitasHasil, teksHasil, uang } from './fields.ts';
import { laporanMeta, neracaSaldoResponse, rugiLabaResponse } from './laporan.ts';
import { arusKasResponse } from './laporan_akuntansi.ts';
import { penjualanSummary, penjualanSummaryRow } from './laporan_barang.ts';
import { pembelianSummary, pembelianSummaryRow } from './laporan_pembelian.ts';
import { tiapAngka } from './tiap_angka.ts';
import { listAnswer } from './umum.ts';

const KOLOM = 'Menurut nilai dimensinya, berurutan seperti meta.kolom.nilai';
const angkaKolom = z
  .object({
    jumlah: uang('Seluruhnya: jumlah semua kolom'),
    kolom: z
      .array(uang('Satu kolom; null untuk saldo, yang tidak berdimensi').nullable())
      .meta({ description: KOLOM }),
  })
  .meta({ id: 'AngkaKolom' });
const kuantitasKolom = z
  .object({
    jumlah: kuantitasHasil('Seluruhnya: jumlah semua kolom'),
    kolom: z.array(kuantitasHasil('Satu kolom')).meta({ description: KOLOM }),
  })
  .meta({ id: 'KuantitasKolom' });

const kolom = z
  .object({
    dimensi: teksHasil('Kode dimensi', 'cabang'),
    nama: teksHasil('Nama dimensi', 'Cabang'),
    nilai: z
      .array(
        z
          .object({
            kode: teksHasil('Kode nilai; null untuk yang tanpa nilai', 'JKT').nullable(),
            nama: teksHasil('Nama nilai', 'Jakarta'),
          })
          .meta({ id: 'LaporanKolomNilai' }),
      )
      .meta({ description: 'Nilai setiap kolom menurut kodenya; yang terakhir tanpa nilai' }),
  })
  .meta({ id: 'LaporanKolom', description: 'Kolom-kolomnya' });

const berkolom = tiapAngka({
  akhiran: 'Kolom',
  angka: { Uang: angkaKolom, Kuantitas: kuantitasKolom },
  keterangan: 'Jumlah dan kolom-kolomnya',
  meta: z.object({ ...laporanMeta.shape, kolom }).meta({ id: 'LaporanMetaKolom' }),
});

export const rugiLabaKolom = berkolom(rugiLabaResponse);
export const neracaSaldoKolom = berkolom(neracaSaldoResponse);
export const arusKasKolom = berkolom(arusKasResponse);

const total = (description: string) =>
  angkaKolom.meta({ description }).register(graphqlNotes, { name: 'AngkaKolom' });

export const penjualanSummaryKolom = listAnswer(berkolom(penjualanSummaryRow), {
  meta: {
    ...(penjualanSummary.shape.meta as z.ZodObject).shape,
    total_bersih: total('Penjualan bersih'),
    total_hpp: total('HPP'),
    total_laba: total('Laba kotor'),
    kolom,
  },
});

export const pembelianSummaryKolom = listAnswer(berkolom(pembelianSummaryRow), {
  meta: {
    ...(pembelianSummary.shape.meta as z.ZodObject).shape,
    total_bersih: total('Pembelian bersih sebelum pajak'),
    total_ppn: total('PPN'),
    total_biaya: total('Biaya tambahan'),
    total_semua: total('Pembelian bersih, PPN dan biaya'),
    kolom,
  },
});
