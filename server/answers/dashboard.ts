import { z } from 'zod';
import {
  angka,
  bilanganBulat,
  graphqlNotes,
  idHasil,
  kuantitasHasil,
  tanggalHasil,
  tanpaBiaya,
  tanpaLokasi,
  teksHasil,
  uang,
} from './fields.ts';
import { sisaPerUmur } from './laporan_daftar.ts';

const banyak = (description: string) => bilanganBulat(description, 0, 2_147_483_647);

export const kpiResponse = z
  .object({
    penjualan_hari_ini: uang('Penjualan bersih hari ini'),
    penjualan_bulan_ini: uang('Penjualan bersih sejak awal bulan'),
    laba_kotor_bulan_ini: uang('Laba kotor sejak awal bulan'),
    kas_bank: tanpaBiaya(uang('Saldo kas dan bank')),
    piutang_outstanding: tanpaLokasi(uang('Piutang yang belum dibayar')),
    piutang_jatuh_tempo: uang('Bagian piutang yang lewat jatuh tempo'),
    hutang_outstanding: uang('Hutang yang belum dibayar'),
    nilai_stok: uang('Nilai persediaan'),
    stok_menipis: banyak('Barang di bawah stok minimum'),
    transaksi_hari_ini: banyak('Dokumen final bertanggal hari ini'),
    per: tanggalHasil('Hari ini menurut zona waktu tenant'),
  })
  .meta({ id: 'DashboardKpi' });

const bulan = z
  .object({
    dari: tanggalHasil('Hari pertama'),
    sampai: tanggalHasil('Hari terakhir'),
    penjualan: uang('Penjualan bersih'),
    hpp: uang('Harga pokok penjualan'),
    laba_kotor: uang('Laba kotor'),
    beban_usaha: uang('Beban usaha'),
    laba_bersih: uang('Laba bersih'),
    kas_bersih: uang('Perubahan kas dan bank'),
    transaksi: banyak('Dokumen final'),
  })
  .meta({ id: 'DashboardBulan' })
  .register(graphqlNotes, { name: 'DashboardAngkaBulan' });

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
        penjualan: uang('Penjualan bersih'),
        hpp: uang('Harga pokok penjualan'),
        laba_kotor: uang('Laba kotor'),
        transaksi: banyak('Dokumen final'),
      }),
    ),
    meta: z.object(rentang),
  })
  .meta({ id: 'DashboardTrend' });

/** Of what the ten largest are shown: goods, or customers. */
export const TOP10 = ['barang', 'pelanggan'] as const;

export const top10Response = z
  .object({
    data: z.array(
      z.object({
        kunci: idHasil('Id barang atau kontak').nullable(),
        kode: teksHasil('Kode', 'KOP-01').nullable(),
        nama: teksHasil('Nama', 'Kopi Bubuk').nullable(),
        qty: kuantitasHasil('Jumlah dalam satuan dasar'),
        bruto: uang('Sebelum potongan'),
        potongan: uang('Potongan'),
        bersih: uang('Penjualan bersih'),
        hpp: uang('Harga pokok'),
        laba: uang('Laba'),
      }),
    ),
    meta: z.object({
      ...rentang,
      tipe: z
        .enum(TOP10)
        .meta({ description: 'Tipe', example: 'barang' })
        .register(graphqlNotes, { type: 'Top10Tipe' }),
    }),
  })
  .meta({ id: 'DashboardTop10' });

export const papanResponse = z
  .object({
    per: tanggalHasil('Hari ini'),
    bulan: z.array(bulan).meta({ description: 'Laba rugi tiap bulan, yang terlama dulu' }),
    kas: tanpaBiaya(
      z
        .array(
          z.object({
            tanggal: tanggalHasil('Hari'),
            saldo: uang('Kas dan bank pada akhir hari itu'),
          }),
        )
        .meta({ description: 'Kas dan bank tiap hari' }),
    ),
    umur: z
      .object({
        piutang: sisaPerUmur('Piutang menurut umurnya'),
        hutang: tanpaBiaya(sisaPerUmur('Hutang menurut umurnya')),
      })
      .meta({ description: 'Yang terbuka menurut umurnya' }),
    stok_menipis: z
      .array(
        z.object({
          barang_id: idHasil('Barang'),
          kode: teksHasil('Kode barang', 'KOP-01'),
          nama: teksHasil('Nama barang', 'Kopi Bubuk'),
          satuan: teksHasil('Kode satuan dasar', 'PCS'),
          stok: kuantitasHasil(
            'Stok di semua lokasi; bagi yang hanya melihat sebagian, di yang kekurangan',
          ),
          stok_minimum: kuantitasHasil('Stok minimum barang, atau jumlah batas lokasi itu'),
        }),
      )
      .meta({
        description: 'Paling banyak 20 barang di bawah stok minimum, yang paling kurang dulu',
      }),
  })
  .meta({ id: 'DashboardPapan' });
