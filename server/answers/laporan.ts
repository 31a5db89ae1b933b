/** Answers of the financial statements and the register of assets, and what reports share. */
import { z } from 'zod';
import {
  bulatHasil,
  graphqlNotes,
  idHasil,
  pilihanHasil,
  tanggalHasil,
  teksHasil,
  uang,
  waktu,
} from './fields.ts';
import { KIND_NAMES } from './kinds.ts';

export const kode = teksHasil('Kode', '1101');
export const nama = teksHasil('Nama', 'Kas');
const akun = z.object({ kode, nama, saldo: uang('Saldo') }).meta({ id: 'LaporanAkun' });

const kelompok = z
  .object({
    total: uang('Jumlah'),
    subklas: z.array(
      z.object({ id: bulatHasil('Subklas', 11), nama, total: uang('Jumlah'), akun: z.array(akun) }),
    ),
  })
  .meta({ id: 'LaporanKelompok' });

export const hppTertunda = tanggalHasil(
  'Sejak hari ini HPP barang masih menunggu koreksi oleh worker; null bila tidak ada',
).nullable();

/** The moment as which a report shows the books. */
export const diketahuiMeta = {
  diketahui: waktu(
    'Buku seperti yang diketahui pada waktu ini: yang diminta, atau waktu terakhir yang sudah tetap bila itu lebih awal; null bila tidak diminta',
  ).nullable(),
};
export const laporanMeta = z.object(diketahuiMeta).meta({ id: 'LaporanMeta' });

/** The days of a report. */
export const rentang = { dari: tanggalHasil('Dari'), sampai: tanggalHasil('Sampai') };

export const neracaResponse = z
  .object({
    per: tanggalHasil('Keadaan pada akhir tanggal ini'),
    aset: kelompok,
    kewajiban: kelompok,
    ekuitas: kelompok,
    total_pasiva: uang('Kewajiban dan ekuitas'),
    seimbang: z.boolean(),
    peringatan: z
      .array(z.string())
      .meta({ description: 'Yang perlu diketahui pembaca; kosong bila tidak ada' }),
    hpp_tertunda: hppTertunda,
    meta: laporanMeta,
  })
  .meta({ id: 'Neraca' });

export const rugiLabaResponse = z
  .object({
    ...rentang,
    penjualan_bersih: uang('Penjualan setelah retur dan potongan'),
    hpp: uang('Harga pokok penjualan'),
    laba_kotor: uang('Laba kotor'),
    beban_usaha: uang('Beban usaha'),
    laba_usaha: uang('Laba usaha'),
    pendapatan_lain: uang('Pendapatan lain'),
    beban_lain: uang('Beban lain'),
    laba_sebelum_pajak: uang('Laba sebelum pajak'),
    pajak: uang('Pajak penghasilan'),
    laba_bersih: uang('Laba bersih'),
    rincian: z.array(
      z.object({ bagian: teksHasil('Bagian', 'hpp'), total: uang('Jumlah'), akun: z.array(akun) }),
    ),
    hpp_tertunda: hppTertunda,
    meta: laporanMeta,
  })
  .meta({ id: 'RugiLaba' });

export const neracaSaldoResponse = z
  .object({
    ...rentang,
    total_debit: uang('Jumlah debit'),
    total_kredit: uang('Jumlah kredit'),
    seimbang: z
      .boolean()
      .nullable()
      .meta({ description: 'Debit sama dengan kredit; null bila hanya nilai dimensi tertentu' }),
    akun: z.array(
      z.object({
        akun_kode: kode,
        nama,
        klas_id: bulatHasil('Klas'),
        saldo_awal: uang('Saldo awal, debit positif'),
        debit: uang('Debit'),
        kredit: uang('Kredit'),
        saldo_akhir: uang('Saldo akhir, debit positif'),
      }),
    ),
    meta: laporanMeta,
  })
  .meta({ id: 'NeracaSaldo' });

export const nomor = teksHasil('Nomor bukti', 'PJ/GD1/202601/00001');
/**
 * What a journal belongs to: a document of a kind, or the system. The report of journals can be asked for one of them.
 */
export const JENIS_BUKTI = [...KIND_NAMES, 'sistem'] as const;
export const jenis = pilihanHasil('Jenis transaksi, atau sistem', JENIS_BUKTI, 'JenisBukti');
export const tanggal = tanggalHasil('Tanggal');
export const kontak = {
  kontak_id: idHasil('Kontak').nullable(),
  kontak_nama: teksHasil('Nama kontak', 'Toko Maju').nullable(),
};
export const keterangan = teksHasil('Keterangan', 'Penjualan tunai').nullable();

const nilaiAset = {
  perolehan: uang('Harga perolehan'),
  akumulasi: uang('Akumulasi penyusutan'),
  nilai_buku: uang('Nilai buku'),
};
const asetDi = { aset_id: idHasil('Aset'), kode: teksHasil('Kode', 'AST-00001'), nama };

export const asetResponse = z
  .object({
    per: tanggalHasil('Keadaan pada akhir tanggal ini'),
    ...nilaiAset,
    cocok: z.boolean().meta({ description: 'Daftar sama dengan setiap akunnya' }),
    kelompok: z
      .array(
        z.object({
          akun_kode: kode,
          nama,
          ...nilaiAset,
          aset: z.array(
            z.object({
              ...asetDi,
              akun_akumulasi: kode,
              tanggal,
              ...nilaiAset,
              asal: z
                .enum(['lengkap', 'warisan'])
                .meta({
                  description: 'warisan: sudah ada sebelum asal dicatat, asalnya belum disebut',
                })
                .register(graphqlNotes, { type: 'AsalAset' }),
            }),
          ),
        }),
      )
      .meta({ description: 'Aset yang dipakai, per akun' }),
    tanpa_asal: z
      .array(
        z.object({
          ...asetDi,
          akun_aset: kode,
          tanggal,
          perolehan: uang('Harga perolehan'),
          akumulasi_awal: uang('Penyusutan sebelum pembukuan ini mulai'),
        }),
      )
      .meta({
        description: 'Belum disebut asalnya: tidak disusutkan, tidak dilepas, tidak dijumlahkan',
      }),
    rekonsiliasi: z.array(
      z.object({
        akun_kode: kode,
        nama,
        daftar: uang('Menurut daftar, debit positif'),
        saldo: uang('Saldo akun, debit positif'),
        di_luar: uang('Selisihnya: yang tidak dikenal daftar'),
      }),
    ),
    di_luar: z
      .array(
        z.object({
          akun_kode: kode,
          transaksi_id: idHasil('Transaksi'),
          nomor,
          jenis,
          tanggal,
          nilai: uang('Nilai di akun itu yang tidak dikenal daftar, debit positif'),
        }),
      )
      .meta({ description: 'Ada di akun, tidak ada di daftar' }),
    meta: laporanMeta,
  })
  .meta({ id: 'LaporanAset' });
