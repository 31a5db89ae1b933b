/** Imports of files, and what such files hold. */
import { z } from 'zod';
import { sentence } from '../base/sentences.ts';
import {
  boolean,
  bulatHasil,
  graphqlNotes,
  idHasil,
  penggunaHasil,
  pilihanHasil,
  teksHasil,
  uang,
  waktu,
} from './fields.ts';
import { kursorAnswer } from './umum.ts';

/** The kinds of files that may be imported. The columns of each are the database's (erp_private.impor_kolom). */
export const IMPOR_KINDS = [
  ...(['satuan', 'lokasi', 'harga', 'akun', 'kontak', 'barang'] as const),
  ...(['barang-satuan', 'barang-harga', 'aset', 'saldo-awal-akun', 'saldo-awal-stok'] as const),
  ...(['saldo-awal-piutang', 'saldo-awal-hutang', 'jurnal-umum', 'penjualan'] as const),
  ...(['pembelian', 'barang-pemasok', 'barang-lokasi', 'riwayat-saldo'] as const),
] as const;

/** Records that an import may make on the way. */
const IMPOR_BUAT = ['satuan', 'kategori', 'harga', 'lokasi', 'kontak'] as const;

export const IMPOR_STATUS = [
  ...(['memeriksa', 'siap', 'ada_temuan', 'belum_pasti', 'berjalan'] as const),
  ...(['selesai', 'gagal', 'dibatalkan'] as const),
] as const;

const jenis = pilihanHasil('Jenis isinya', IMPOR_KINDS, 'JenisImpor', 'barang');
const macamBuat = (description: string) =>
  z
    .enum(IMPOR_BUAT)
    .meta({ description, example: 'satuan' })
    .register(graphqlNotes, { name: 'BuatImpor' });
const macam = z
  .enum(['judul', 'kepala', 'data', 'jumlah', 'kosong'])
  .meta({ description: 'Baris apa itu', example: 'data' })
  .register(graphqlNotes, { name: 'MacamBarisImpor' });

export const imporRingkasan = z
  .object({
    dibuat: idHasil('Yang (akan) dibuat'),
    diubah: idHasil('Yang (akan) diubah'),
    sudah_ada: idHasil('Yang sudah ada dan sama'),
    temuan: idHasil('Banyaknya temuan'),
  })
  .meta({ id: 'ImporRingkasan', description: 'Hasil gladi atau jalannya' });

export const impor = z
  .object({
    id: idHasil('Nomor impor'),
    paket_id: idHasil('Paket yang menjadi tempatnya').nullable(),
    jenis,
    status: z
      .enum(IMPOR_STATUS)
      .meta({ description: 'Keadaannya', example: 'siap' })
      .register(graphqlNotes, { name: 'StatusImpor' }),
    tahap: z
      .enum(['unggah', 'kenali', 'baca', 'susun', 'uji', 'nilai', 'jalan', 'akhir'])
      .meta({ description: 'Yang sedang dikerjakan', example: 'uji' })
      .register(graphqlNotes, { name: 'TahapImpor' }),
    nama_berkas: teksHasil('Nama berkasnya', 'barang.xlsx'),
    bentuk: pilihanHasil('Bentuk berkasnya', ['csv', 'xlsx'], 'BentukImpor', 'xlsx'),
    ukuran: idHasil('Ukurannya dalam byte'),
    sidik: teksHasil('SHA-256 berkasnya', 'a'.repeat(64)),
    lembar: teksHasil('Lembar buku kerja yang dibaca', 'Barang').nullable(),
    lembar_lain: z
      .array(teksHasil('Nama satu lembar', 'Petunjuk'))
      .meta({ description: 'Lembar lain buku kerja itu, yang tidak dibaca' }),
    kolom: z
      .array(
        z
          .object({
            sel: bulatHasil('Letak kolom di berkas, dari 0', 0),
            judul: teksHasil('Namanya di berkas', 'Kode Barang'),
            kolom: teksHasil('Kolom yang dikenali', 'kode').nullable(),
            gaya: teksHasil('Cara menulisnya yang dikenali', 'desimal_koma').nullable(),
            contoh: teksHasil('Isi yang paling sering', 'PCS').nullable(),
            terkecil: teksHasil('Angka atau hari terkecil', '12.500,00').nullable(),
            terbesar: teksHasil('Angka atau hari terbesar', '150.000,00').nullable(),
            jumlah: teksHasil('Jumlah angkanya', '162.500,00').nullable(),
          })
          .meta({ id: 'ImporKolom' }),
      )
      .meta({ description: 'Kolom berkas dan artinya' }),
    saksi: z
      .array(
        z
          .object({
            macam: teksHasil('Saksi atau pertanyaan tentang apa', 'baris'),
            kolom: teksHasil('Kolomnya', 'Total').nullable(),
            pesan: teksHasil('Dalam kata', 'Total: qty × harga − diskon sama di 2 dari 2 baris'),
            berkas: teksHasil('Jumlah di berkas', '1800').nullable(),
            hitung: teksHasil('Jumlah yang terbaca', '1800').nullable(),
            cocok: boolean('Sama; null: tidak ada yang membuktikan, jadi ditanyakan').nullable(),
          })
          .meta({ id: 'ImporSaksi' }),
      )
      .meta({ description: 'Yang membuktikan bacaan, membantahnya, atau ditanyakan' }),
    tetap: z
      .array(
        z
          .object({
            kolom: teksHasil('Kolom kita', 'lokasi'),
            nilai: teksHasil('Isinya di setiap baris', 'UTAMA'),
          })
          .meta({ id: 'ImporTetap' }),
      )
      .meta({ description: 'Isi yang tetap; mengisi kolom yang tidak ada, dan sel yang kosong' }),
    buat: z
      .array(
        z
          .object({
            macam: macamBuat('Apa'),
            banyak: idHasil('Banyaknya'),
            nama: z
              .array(teksHasil('Satu nama', 'DUS'))
              .meta({ description: 'Namanya, paling banyak 100' }),
          })
          .meta({ id: 'ImporDibuatkan' }),
      )
      .meta({ description: 'Yang diminta dibuatkan: yang akan dibuat, sesudah jalan yang dibuat' }),
    ganti: boolean('Saldo awal yang sudah dibukukan diganti'),
    catatan: z
      .array(teksHasil('Satu hal', 'desimal ditulis dengan koma'))
      .meta({ description: 'Yang dikenali dari berkas' }),
    kemajuan: z
      .object({
        selesai: bulatHasil('Baris yang sudah dilewati tahap ini', 100),
        dari: bulatHasil('Banyaknya baris', 100),
      })
      .meta({ id: 'ImporKemajuan', description: 'Sejauh mana' }),
    ringkasan: imporRingkasan,
    galat: teksHasil('Mengapa gagal', 'baris 7: stok kurang').nullable(),
    dibuat_oleh: penggunaHasil('Yang mengunggah').nullable(),
    dibuat_pada: waktu('Diunggah pada'),
    selesai_pada: waktu('Selesai pada').nullable(),
    ditarik_pada: waktu('Ditarik kembali pada').nullable(),
  })
  .meta({ id: 'ImporKeadaan' });

export const impors = kursorAnswer(impor);

export const imporLengkap = impor
  .extend({
    baris: z
      .array(
        z
          .object({
            ke: bulatHasil('Baris di berkas, dari 1', 2),
            sel: z
              .array(teksHasil('Isi satu sel', 'KOP-01').nullable())
              .nullable()
              .meta({ description: 'Isinya seperti terbaca' }),
            macam,
            temuan: z
              .array(
                z
                  .object({
                    kolom: teksHasil('Kolomnya; null untuk seluruh baris', 'satuan').nullable(),
                    pesan: teksHasil('Apa yang salah', 'tidak ditemukan: PSC'),
                  })
                  .meta({ id: 'ImporTemuan' }),
              )
              .meta({ description: 'Yang salah di baris ini' }),
            aksi: z
              .enum(['dibuat', 'diubah', 'sudah', 'ditarik'])
              .meta({ description: 'Apa jadinya, atau akan jadi', example: 'dibuat' })
              .register(graphqlNotes, { name: 'AksiImpor' })
              .nullable(),
            id: idHasil('Yang dibuat').nullable(),
            nomor: teksHasil('Nomor atau kodenya', 'KOP-01').nullable(),
          })
          .meta({ id: 'ImporBarisBerkas' }),
      )
      .meta({ description: 'Satu halaman baris' }),
    kalimat: z
      .array(teksHasil('Satu baris', 'baris 2 menjadi barang baru: KOP-01, Kopi, satuan PCS'))
      .meta({ description: 'Tiga baris pertama seperti jadinya, dalam kalimat' }),
    neraca_saldo: z
      .array(
        z
          .object({
            akun_kode: teksHasil('Kode akun', '1101'),
            akun_nama: teksHasil('Nama akun', 'Kas'),
            sebelum: uang('Saldo sekarang, debit positif'),
            gerak: uang('Yang akan ditambahkan'),
            sesudah: uang('Saldo sesudahnya'),
          })
          .meta({ id: 'ImporNeraca' }),
      )
      .meta({ description: 'Neraca saldo sesudah impor; kosong bila tidak ada yang dibukukan' }),
    banding: z
      .array(
        z
          .object({
            apa: z
              .enum(['nilai_stok', 'piutang', 'hutang', 'penjualan', 'pembelian'])
              .meta({ description: 'Jumlah apa', example: 'penjualan' })
              .register(graphqlNotes, { name: 'BandingImpor' }),
            bulan: teksHasil('Bulannya; null: saldo', '2026-01').nullable(),
            sebelum: uang('Di buku sekarang; sebulan: tanpa pajak, dikurangi retur'),
            gerak: uang('Yang akan ditambahkan'),
            sesudah: uang('Di buku sesudahnya, seperti di laporan'),
            sudah_ada: uang('Dari isi berkas itu yang sudah di buku'),
            berkas: uang('Jumlah yang disebut berkasnya sendiri').nullable(),
            cocok: boolean(
              'Sama, bedanya di bawah satu; null: berkasnya tidak menyebutnya',
            ).nullable(),
          })
          .meta({ id: 'ImporBanding' }),
      )
      .meta({ description: 'Jumlah yang dibukukan di samping jumlah di berkas itu sendiri' }),
  })
  .meta({ id: 'ImporLengkap' });

/** A cell is a text, a number, true or false, null, or an object that says why it cannot be used. */
export const imporBerkas = z.array(
  z
    .object({
      ke: bulatHasil('Baris di berkas', 2),
      macam,
      sel: z.unknown().meta({ description: 'Daftar isi selnya', example: ['KOP-01', 17500] }),
      temuan: teksHasil(
        'Yang salah, satu teks',
        `satuan: ${sentence('tidak_ditemukan')}`,
      ).nullable(),
      lebar: bulatHasil('Sel terbanyak di sebuah baris; hanya di halaman pertama', 7).nullable(),
    })
    .meta({ id: 'ImporBerkasBaris' }),
);

export const imporTemplat = z
  .object({
    jenis,
    nama: teksHasil('Namanya', 'Barang'),
    keterangan: teksHasil('Tentang isinya', 'Barang dan jasa.'),
    kolom: z.array(
      z
        .object({
          nama: teksHasil('Nama kolom; bidang sendiri: atribut:proyek', 'kode'),
          judul: teksHasil(
            'Judul bidang sendiri di berkas; null: judulnya nama kolomnya',
            'Proyek',
          ).nullable(),
          label: teksHasil('Sebutannya', 'Kode'),
          tipe: z
            .enum([
              ...(['teks', 'kode', 'angka', 'bulat', 'tanggal', 'bulan', 'ya_tidak'] as const),
              ...(['pilihan', 'satuan', 'barang', 'kontak', 'lokasi'] as const),
            ])
            .meta({ description: 'Apa isinya', example: 'kode' })
            .register(graphqlNotes, { name: 'TipeKolomImpor' }),
          wajib: boolean('Wajib diisi'),
          keterangan: teksHasil('Keterangan', 'Kode barang'),
          contoh: teksHasil('Contoh', 'KOP-01').nullable(),
          pilihan: z
            .array(teksHasil('Pilihan', 'ya'))
            .nullable()
            .meta({ description: 'Yang dapat dipilih' }),
          gaya: z
            .array(
              z
                .object({
                  apa: teksHasil('Tentang apa', 'desimal'),
                  pilihan: z
                    .array(teksHasil('Satu cara', 'desimal_koma'))
                    .meta({ description: 'Salah satu dari ini' }),
                })
                .meta({ id: 'ImporTemplatGaya' }),
            )
            .meta({ description: 'Cara menulis yang dapat disebut' }),
          buat: macamBuat('Yang dapat dibuatkan bila disebut di kolom ini').nullable(),
        })
        .meta({ id: 'ImporTemplatKolom' }),
    ),
  })
  .meta({ id: 'ImporTemplat' });
