/** Answers of the reports. */
import { z } from 'zod';
import { angka, idHasil, tanggalHasil, teksHasil } from '../fields.ts';

const kode = teksHasil('Kode', '1101');
const nama = teksHasil('Nama', 'Kas');
const akun = z.object({ kode, nama, saldo: angka('Saldo') }).meta({ id: 'LaporanAkun' });

const kelompok = z
  .object({
    total: angka('Jumlah'),
    subklas: z.array(
      z.object({ id: idHasil('Subklas'), nama, total: angka('Jumlah'), akun: z.array(akun) }),
    ),
  })
  .meta({ id: 'LaporanKelompok' });

export const neracaResponse = z
  .object({
    per: tanggalHasil('Keadaan pada akhir tanggal ini'),
    aset: kelompok,
    kewajiban: kelompok,
    ekuitas: kelompok,
    total_pasiva: angka('Kewajiban dan ekuitas'),
    seimbang: z.boolean(),
  })
  .meta({ id: 'Neraca' });

export const rugiLabaResponse = z
  .object({
    dari: tanggalHasil('Dari'),
    sampai: tanggalHasil('Sampai'),
    penjualan_bersih: angka('Penjualan setelah retur dan potongan'),
    hpp: angka('Harga pokok penjualan'),
    laba_kotor: angka('Laba kotor'),
    beban_usaha: angka('Beban usaha'),
    laba_usaha: angka('Laba usaha'),
    pendapatan_lain: angka('Pendapatan lain'),
    beban_lain: angka('Beban lain'),
    laba_sebelum_pajak: angka('Laba sebelum pajak'),
    pajak: angka('Pajak penghasilan'),
    laba_bersih: angka('Laba bersih'),
    rincian: z.array(
      z.object({ bagian: teksHasil('Bagian', 'hpp'), total: angka('Jumlah'), akun: z.array(akun) }),
    ),
  })
  .meta({ id: 'RugiLaba' });

export const neracaSaldoResponse = z
  .object({
    dari: tanggalHasil('Dari'),
    sampai: tanggalHasil('Sampai'),
    total_debit: angka('Jumlah debit'),
    total_kredit: angka('Jumlah kredit'),
    seimbang: z.boolean(),
    akun: z.array(
      z.object({
        akun_kode: kode,
        nama,
        klas_id: idHasil('Klas'),
        saldo_awal: angka('Saldo awal, debit positif'),
        debit: angka('Debit'),
        kredit: angka('Kredit'),
        saldo_akhir: angka('Saldo akhir, debit positif'),
      }),
    ),
  })
  .meta({ id: 'NeracaSaldo' });

// Rows carry further fields beside those that the contract names.

export const bukuBesarRow = z
  .looseObject({
    tanggal: tanggalHasil('Tanggal'),
    debit: angka('Debit'),
    kredit: angka('Kredit'),
    saldo: angka('Saldo berjalan'),
  })
  .meta({ id: 'BukuBesarBaris' });

export const jurnalRow = z
  .looseObject({
    id: idHasil('Jurnal'),
    nomor: teksHasil('Nomor', 'PJ/GD1/202601/00001'),
    tanggal: tanggalHasil('Tanggal'),
  })
  .meta({ id: 'JurnalBaris' });

export const posRow = z
  .looseObject({
    tanggal: tanggalHasil('Tanggal dokumen'),
    kontak_id: idHasil('Kontak').nullable(),
    sisa: angka('Sisa'),
    umur: teksHasil('Kelompok umur', '1-30'),
  })
  .meta({ id: 'PosTerbuka' });

export const ringkasanPos = z
  .looseObject({ kontak_id: idHasil('Kontak').nullable() })
  .meta({ id: 'PosRingkasan' });

export const stokRow = z
  .looseObject({
    barang_id: idHasil('Barang'),
    kode: teksHasil('Kode barang', 'BRG-0001'),
    nama: teksHasil('Nama barang', 'Kopi Bubuk 200 g'),
    qty: angka('Stok dalam satuan dasar'),
    tersedia: angka('Stok dikurangi yang dipesan pelanggan'),
    dipesan: angka('Dipesan ke supplier'),
    nilai: angka('Nilai'),
    hpp: angka('Nilai per satuan').nullable(),
  })
  .meta({ id: 'StokBaris' });

export const kartuStokRow = z
  .looseObject({
    tanggal: tanggalHasil('Tanggal'),
    qty: angka('Gerak'),
    nilai: angka('Nilai gerak'),
  })
  .meta({ id: 'KartuStokBaris' });

export const penjualanRow = z
  .looseObject({ tanggal: tanggalHasil('Tanggal'), barang_id: idHasil('Barang').nullable() })
  .meta({ id: 'LaporanPenjualanBaris' });

export const summaryRow = z
  .looseObject({
    qty: angka('Jumlah'),
    bruto: angka('Bruto'),
    potongan: angka('Potongan'),
    bersih: angka('Bersih'),
    hpp: angka('HPP'),
    laba: angka('Laba kotor'),
  })
  .meta({ id: 'LaporanPenjualanRingkasan' });
