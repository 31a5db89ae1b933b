/** Settings, modules and users of a tenant, as they are answered. */
import { z } from 'zod';
import {
  angka,
  bilanganBulat,
  boolean,
  graphqlNotes,
  idHasil,
  pilihan,
  pilihanHasil,
  pola,
  tanggal,
  tanggalHasil,
  teks,
  teksHasil,
  teksWajib,
  uang,
  waktu,
} from './fields.ts';
import { listAnswer, peran } from './umum.ts';

/** The settings that can be changed. */
export const pengaturan = {
  nama: teksWajib('Nama usaha', 200, 'Toko Sembako Makmur'),
  alamat: teks('Alamat', 1000).nullable(),
  npwp: teks('NPWP', 30).nullable(),
  telepon: teks('Telepon', 50).nullable(),
  mata_uang: pola(
    'Mata uang; tetap sejak transaksi pertama',
    /^[A-Z]{3}$/,
    'harus kode mata uang, 3 huruf besar',
    'IDR',
  ),
  pkp_sejak: tanggal('Pengusaha Kena Pajak sejak hari ini; null: bukan PKP').nullable(),
  zona_waktu: teksWajib('Zona waktu IANA; menentukan "hari ini"', 100, 'Asia/Jakarta'),
  metode_hpp: pilihanHasil(
    'Penilaian persediaan; tetap sejak mutasi stok pertama',
    ['rata-rata', 'fifo'],
    'MetodeHpp',
  ),
  lingkup_hpp: pilihanHasil(
    'Kolam HPP; tetap sejak mutasi stok pertama',
    ['tenant', 'per_lokasi'],
    'LingkupHpp',
  ),
  kebijakan_stok_minus: pilihanHasil(
    'Stok di bawah nol',
    ['tolak', 'izinkan'],
    'KebijakanStokMinus',
  ),
  wajib_persetujuan: boolean('Dokumen baru dimulai sebagai draft'),
  empat_mata: boolean('Penyusun draft tidak boleh menyetujuinya'),
  penyetuju: pilihanHasil('Peran terendah yang boleh menyetujui', ['staff', 'admin'], 'Peran'),
  agen_aktif: boolean('Agen (MCP) boleh bekerja; false menghentikan semuanya seketika'),
  tanggal_mulai: tanggal('Hari pertama pembukuan; tetap sejak transaksi pertama'),
  tanggal_kunci: tanggal('Buku terkunci sampai hari ini; null: tidak').nullable(),
  kunci_saldo_awal: boolean('Saldo awal sudah dikunci'),
  awal_tahun_buku: bilanganBulat('Bulan pertama tahun buku', 1, 12),
  pembulatan: uang('Pembulatan total: 0, 100 atau 500'),
  metode_potongan: pilihanHasil(
    'Penjualan dijurnal sesudah atau sebelum potongan',
    ['neto', 'bruto'],
    'MetodePotongan',
  ),
  format_nomor: teksWajib(
    'Pola nomor dokumen dari {kode}, {lokasi}, {YYYYMM} (atau {YYYY} dan {MM}) dan {nnnnn}; perubahan mulai bulan depan',
    60,
    '{kode}/{lokasi}/{YYYYMM}/{nnnnn}',
  ),
  batas_hapus_piutang: uang(
    'Penghapusan piutang di atas ini butuh persetujuan; null: tidak terbatas',
  ).nullable(),
  kebijakan_kredit: pilihan('Di atas batas kredit pelanggan', ['tolak', 'peringatan']),
  toleransi_order: angka('Kelebihan kiriman atas order yang diterima, persen'),
  toleransi_ppn: uang('Selisih PPN faktur supplier dari hitungannya yang diterima, per baris'),
  toleransi_harga: angka(
    'Selisih harga faktur dari harga penerimaannya yang diterima, persen; null: tidak terbatas',
  ).nullable(),
  kebijakan_harga: pilihanHasil(
    'Harga faktur di luar toleransi_harga',
    ['peringatan', 'tolak'],
    'BatasHarga',
  ),
  batas_harga: z
    .object({
      diskon_maksimum: angka(
        'Paling jauh di bawah daftar harga, persen; null: tidak terbatas',
      ).nullable(),
      hpp_persen: angka(
        'Paling rendah sekian persen dari harga pokok; null: tidak terbatas',
      ).nullable(),
      tindakan: pilihanHasil('Harga di bawah batas', ['peringatan', 'tolak'], 'BatasHarga'),
    })
    .meta({ description: 'Batas harga jual' })
    .register(graphqlNotes, { name: 'PengaturanBatasHarga' }),
  poin: z
    .object({
      aktif: boolean('Pelanggan mengumpulkan poin').meta({ example: true }),
      rupiah_per_poin: uang('Belanja untuk satu poin'),
      nilai_poin: uang('Nilai satu poin saat ditukar'),
      masa_berlaku_hari: z
        .int()
        .nullable()
        .meta({ description: 'Poin hangus sesudah hari ini; null: tidak', example: 365 }),
      metode: pilihanHasil('Cara membukukan', ['tangguhan', 'beban'], 'MetodePoin'),
    })
    .register(graphqlNotes, { name: 'PengaturanPoin' }),
  akun_peran: z.record(z.string(), z.string()).meta({
    description: 'Akun yang memegang peran posting; yang tidak disebut tetap',
    example: { kas: '1101', bank: '1111' },
  }),
};

export const pengaturanResponse = z
  .looseObject({
    kode: teksHasil('Kode tenant', 'demo'),
    ...pengaturan,
    format_nomor_mulai: z
      .string()
      .nullable()
      .meta({ description: 'Bulan mulai berlakunya format_nomor, bila masih akan datang' }),
    diubah_pada: waktu('Terakhir diubah'),
  })
  .meta({ id: 'Pengaturan' })
  .register(graphqlNotes, { name: 'PengaturanTenant' });

/** Patterns of numbers that begin later. */
export const formatNomorUbah = z.array(
  z
    .object({
      sejak: tanggalHasil('Berlaku mulai tanggal ini'),
      format: teksHasil('Pola nomor dokumen', '{kode}/{lokasi}/{YYYYMM}/{nnnnn}'),
    })
    .register(graphqlNotes, { name: 'FormatNomorUbah' }),
);

export const modulResponse = z
  .array(
    z
      .object({
        kode: teksWajib('Kode modul', 100, 'penjualan'),
        aktif: boolean('Menyala').meta({ example: true }),
      })
      .register(graphqlNotes, { name: 'ModulTenant' }),
  )
  .meta({ id: 'Modul' });

export const penggunaRow = z
  .object({
    id: z.uuid(),
    email: z.string(),
    nama: z.string(),
    aktif: z.boolean(),
    menunggu: z.boolean().optional().meta({
      description: 'true: belum pernah memilih tenant ini; nama adalah yang ditulis admin',
    }),
    tenants: z.array(
      z.object({
        kode: z.string(),
        peran,
        peran_kode: teksHasil(
          'Kode peran buatan tenant, bila bukan peran bawaan',
          'kasir',
        ).optional(),
        lokasi_id: z
          .array(idHasil('Lokasi'))
          .optional()
          .meta({ description: 'Hanya dokumen lokasi ini yang terlihat; tidak ada: semua lokasi' }),
      }),
    ),
  })
  .meta({ id: 'Pengguna' });

export const penggunas = listAnswer(penggunaRow);

export const penggunaDibuat = z.object({ id: z.uuid() }).meta({ id: 'PenggunaDibuat' });
