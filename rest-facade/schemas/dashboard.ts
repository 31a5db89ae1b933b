/** Answers of the dashboard. */
import { z } from 'zod';
import { angka, bilanganBulat, tanggalHasil, teksHasil } from '../fields.ts';

const banyak = (description: string) => bilanganBulat(description, 0, 2_147_483_647);

export const kpiResponse = z
  .object({
    penjualan_hari_ini: angka('Penjualan bersih hari ini'),
    penjualan_bulan_ini: angka('Penjualan bersih sejak awal bulan'),
    laba_kotor_bulan_ini: angka('Laba kotor sejak awal bulan'),
    kas_bank: angka('Saldo kas dan bank'),
    piutang_outstanding: angka('Piutang yang belum dibayar'),
    piutang_jatuh_tempo: angka('Bagian piutang yang lewat jatuh tempo'),
    hutang_outstanding: angka('Hutang yang belum dibayar'),
    nilai_stok: angka('Nilai persediaan'),
    stok_menipis: banyak('Barang di bawah stok minimum'),
    transaksi_hari_ini: banyak('Dokumen final bertanggal hari ini'),
    per: tanggalHasil('Hari ini menurut zona waktu tenant'),
  })
  .meta({ id: 'DashboardKpi' });

const bulan = z
  .object({
    dari: tanggalHasil('Hari pertama'),
    sampai: tanggalHasil('Hari terakhir'),
    penjualan: angka('Penjualan bersih'),
    hpp: angka('Harga pokok penjualan'),
    laba_kotor: angka('Laba kotor'),
    beban_usaha: angka('Beban usaha'),
    laba_bersih: angka('Laba bersih'),
    kas_bersih: angka('Perubahan kas dan bank'),
    transaksi: banyak('Dokumen final'),
  })
  .meta({ id: 'DashboardBulan' });

const persen = angka('Perubahan dalam persen; null bila bulan lalu tidak ada').nullable();

export const summaryDashboardResponse = z
  .object({
    per: tanggalHasil('Hari ini'),
    bulan_ini: bulan,
    bulan_lalu: bulan,
    perubahan: z.object({
      penjualan: persen,
      laba_kotor: persen,
      beban_usaha: persen,
      laba_bersih: persen,
      transaksi: persen,
    }),
  })
  .meta({ id: 'DashboardSummary' });

const rentang = {
  paginate: z.literal(false),
  total: banyak('Baris'),
  dari: tanggalHasil('Dari'),
  sampai: tanggalHasil('Sampai'),
};

export const trendResponse = z
  .object({
    data: z.array(
      z.object({
        tanggal: tanggalHasil('Hari'),
        penjualan: angka('Penjualan bersih'),
        hpp: angka('Harga pokok penjualan'),
        laba_kotor: angka('Laba kotor'),
        transaksi: banyak('Dokumen final'),
      }),
    ),
    meta: z.object(rentang),
  })
  .meta({ id: 'DashboardTrend' });

export const top10Response = z
  .object({
    data: z.array(
      z.object({
        kunci: banyak('Id barang atau kontak').nullable(),
        kode: teksHasil('Kode', 'KOP-01').nullable(),
        nama: teksHasil('Nama', 'Kopi Bubuk').nullable(),
        qty: angka('Jumlah dalam satuan dasar'),
        bruto: angka('Sebelum potongan'),
        potongan: angka('Potongan'),
        bersih: angka('Penjualan bersih'),
        hpp: angka('Harga pokok'),
        laba: angka('Laba'),
      }),
    ),
    meta: z.object({ ...rentang, tipe: teksHasil('Tipe', 'barang') }),
  })
  .meta({ id: 'DashboardTop10' });
