/** Answers of the reports. */
import { z } from 'zod';
import { angka, idHasil, tanggalHasil, teksHasil } from '../fields.ts';

export const kode = teksHasil('Kode', '1101');
export const nama = teksHasil('Nama', 'Kas');
const akun = z.object({ kode, nama, saldo: angka('Saldo') }).meta({ id: 'LaporanAkun' });

const kelompok = z
  .object({
    total: angka('Jumlah'),
    subklas: z.array(
      z.object({ id: idHasil('Subklas'), nama, total: angka('Jumlah'), akun: z.array(akun) }),
    ),
  })
  .meta({ id: 'LaporanKelompok' });

const hppTertunda = tanggalHasil(
  'Sejak hari ini HPP barang masih menunggu koreksi oleh worker; null bila tidak ada',
).nullable();

export const neracaResponse = z
  .object({
    per: tanggalHasil('Keadaan pada akhir tanggal ini'),
    aset: kelompok,
    kewajiban: kelompok,
    ekuitas: kelompok,
    total_pasiva: angka('Kewajiban dan ekuitas'),
    seimbang: z.boolean(),
    peringatan: z
      .array(z.string())
      .meta({ description: 'Yang perlu diketahui pembaca; kosong bila tidak ada' }),
    hpp_tertunda: hppTertunda,
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
    hpp_tertunda: hppTertunda,
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

export const nomor = teksHasil('Nomor bukti', 'PJ/GD1/202601/00001');
export const jenis = teksHasil('Jenis transaksi, atau sistem', 'penjualan');
export const tanggal = tanggalHasil('Tanggal');
export const kontak = {
  kontak_id: idHasil('Kontak').nullable(),
  kontak_nama: teksHasil('Nama kontak', 'Toko Maju').nullable(),
};
const keterangan = teksHasil('Keterangan', 'Penjualan tunai').nullable();

// Rows may carry further fields beside those that are described.

export const bukuBesarRow = z
  .looseObject({
    id: idHasil('Baris jurnal'),
    jurnal_id: idHasil('Jurnal'),
    nomor,
    tanggal,
    jenis,
    transaksi_id: idHasil('Transaksi').nullable(),
    keterangan,
    ...kontak,
    debit: angka('Debit'),
    kredit: angka('Kredit'),
    saldo: angka('Saldo berjalan'),
  })
  .meta({ id: 'BukuBesarBaris' });

export const jurnalRow = z
  .looseObject({
    id: idHasil('Jurnal'),
    nomor,
    tanggal,
    jenis,
    transaksi_id: idHasil('Transaksi').nullable(),
    nomor_transaksi: nomor.nullable(),
    keterangan,
    baris: z.array(
      z.looseObject({
        akun_kode: kode,
        akun_nama: nama,
        debit: angka('Debit'),
        kredit: angka('Kredit'),
        kontak_id: kontak.kontak_id,
        keterangan,
      }),
    ),
  })
  .meta({ id: 'JurnalBaris' });

export const posRow = z
  .looseObject({
    transaksi_id: idHasil('Dokumen'),
    nomor,
    jenis,
    tanggal,
    tanggal_faktur: tanggalHasil('Tanggal faktur asli, saldo awal').nullable(),
    nomor_faktur_asli: teksHasil('Nomor faktur asli, saldo awal', 'F-001').nullable(),
    jatuh_tempo: tanggalHasil('Jatuh tempo; tanpa itu umur dihitung dari faktur').nullable(),
    ...kontak,
    nilai: angka('Nilai dokumen'),
    dibayar: angka('Sudah dibayar'),
    sisa: angka('Sisa'),
    status: teksHasil('Status bayar', 'belum'),
    umur: teksHasil('Kelompok umur', '1-30'),
    hari_lewat: angka('Hari lewat jatuh tempo'),
    dikonfirmasi_pada: tanggalHasil('Terakhir dikonfirmasi kontak').nullable(),
  })
  .meta({ id: 'PosTerbuka' });

export const poinRow = z
  .looseObject({
    lot_id: idHasil('Lot poin'),
    ...kontak,
    transaksi_id: idHasil('Dokumen yang memberi, atau yang menarik kembali'),
    nomor,
    tanggal,
    kedaluwarsa: tanggalHasil('Hari terakhir berlaku').nullable(),
    metode: teksHasil('tangguhan atau beban', 'tangguhan'),
    nilai_poin: angka('Nilai satu poin saat ditukar'),
    poin: angka('Poin semula; negatif untuk hutang poin'),
    poin_sisa: angka('Poin yang tersisa'),
    nilai_sisa: angka('Nilai bukunya'),
  })
  .meta({ id: 'PoinLot' });

export const ringkasanPos = z
  .looseObject({
    ...kontak,
    jumlah_dokumen: angka('Banyak dokumen'),
    sisa: angka('Sisa'),
    umur: z.record(z.string(), z.number()).meta({ description: 'Sisa per kelompok umur' }),
  })
  .meta({ id: 'PosRingkasan' });

export const stokRow = z
  .looseObject({
    barang_id: idHasil('Barang'),
    kode: teksHasil('Kode barang', 'BRG-0001'),
    nama: teksHasil('Nama barang', 'Kopi Bubuk 200 g'),
    qty: angka('Stok dalam satuan dasar'),
    tersedia: angka('Stok dikurangi yang direservasi order penjualan'),
    dipesan: angka('Dipesan ke supplier dan belum datang'),
    nilai: angka('Nilai'),
    hpp: angka('Nilai per satuan').nullable(),
  })
  .meta({ id: 'StokBaris' });

export const kartuStokRow = z
  .looseObject({
    id: idHasil('Mutasi'),
    tanggal,
    nomor,
    jenis,
    transaksi_id: idHasil('Transaksi').nullable(),
    lokasi_id: idHasil('Lokasi'),
    masuk: angka('Jumlah masuk'),
    keluar: angka('Jumlah keluar'),
    nilai: angka('Nilai mutasi'),
    saldo_qty: angka('Stok berjalan'),
    saldo_nilai: angka('Nilai berjalan'),
    keterangan,
  })
  .meta({ id: 'KartuStokBaris' });

const ukuran = {
  qty: angka('Jumlah').nullable(),
  bruto: angka('Bruto'),
  potongan: angka('Potongan'),
  bersih: angka('Bersih'),
  hpp: angka('HPP').nullable(),
  laba: angka('Laba kotor').nullable(),
};

export const penjualanRow = z
  .looseObject({
    transaksi_id: idHasil('Transaksi'),
    nomor,
    tanggal,
    ...kontak,
    barang_id: idHasil('Barang').nullable(),
    barang_nama: teksHasil('Nama barang', 'Kopi Bubuk 200 g'),
    ...ukuran,
  })
  .meta({ id: 'LaporanPenjualanBaris' });

export const summaryRow = z
  .looseObject({
    kunci: z
      .union([z.number(), z.string()])
      .nullable()
      .meta({ description: 'Barang, kontak, bulan atau hari', example: '2026-01' }),
    nama: teksHasil('Nama kelompok', '2026-01').nullable(),
    ...ukuran,
  })
  .meta({ id: 'LaporanPenjualanRingkasan' });

export const integritasRow = z
  .object({
    pemeriksaan: teksHasil('Pemeriksaan', 'jurnal'),
    kunci: teksHasil('Apa yang tidak cocok', 'PJ/GD1/202601/00001').nullable(),
    harap: teksHasil('Yang seharusnya', 'debit = kredit').nullable(),
    nyata: teksHasil('Yang ada', '2 baris, debit 10.00, kredit 9.00').nullable(),
  })
  .meta({ id: 'IntegritasBaris' });
