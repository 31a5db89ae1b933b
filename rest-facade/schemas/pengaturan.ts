/** Settings, modules and users of a tenant. */
import { z } from 'zod';
import {
  bilanganBulat,
  boolean,
  desimal,
  pilihan,
  pola,
  tanggal,
  teks,
  teksHasil,
  teksWajib,
  waktu,
} from '../fields.ts';
import { peran } from './umum.ts';

const poin = z
  .strictObject({
    aktif: boolean('Pelanggan mengumpulkan poin'),
    rupiah_per_poin: desimal('uang', 'Belanja untuk satu poin', 'positive'),
    nilai_poin: desimal('uang', 'Nilai satu poin saat ditukar', 'positive'),
    masa_berlaku_hari: bilanganBulat(
      'Poin hangus sesudah hari ini; null: tidak',
      1,
      36500,
    ).nullable(),
    metode: pilihan('Cara membukukan; perubahan berlaku bagi poin baru', ['tangguhan', 'beban']),
  })
  .partial();

const fields = {
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
  zona_waktu: teksWajib('Zona waktu IANA; menentukan "hari ini"', 100, 'Asia/Jakarta'),
  metode_hpp: pilihan('Penilaian persediaan; tetap sejak mutasi stok pertama', [
    'rata-rata',
    'fifo',
  ]),
  lingkup_hpp: pilihan('Kolam HPP; tetap sejak mutasi stok pertama', ['tenant', 'per_lokasi']),
  kebijakan_stok_minus: pilihan('Stok di bawah nol', ['tolak', 'izinkan']),
  wajib_persetujuan: boolean('Dokumen baru dimulai sebagai draft'),
  empat_mata: boolean('Penyusun draft tidak boleh menyetujuinya'),
  penyetuju: pilihan('Peran terendah yang boleh menyetujui', ['staff', 'admin']),
  tanggal_mulai: tanggal('Hari pertama pembukuan; tetap sejak transaksi pertama'),
  tanggal_kunci: tanggal('Buku terkunci sampai hari ini; null: tidak').nullable(),
  kunci_saldo_awal: boolean('Saldo awal sudah dikunci'),
  awal_tahun_buku: bilanganBulat('Bulan pertama tahun buku', 1, 12),
  pembulatan: desimal('uang', 'Pembulatan total: 0, 100 atau 500', 'not_negative'),
  metode_potongan: pilihan('Penjualan dijurnal sesudah atau sebelum potongan', ['neto', 'bruto']),
  format_nomor: teksWajib(
    'Pola nomor dokumen dari {kode}, {lokasi}, {YYYYMM} (atau {YYYY} dan {MM}) dan {nnnnn}; perubahan mulai bulan depan',
    60,
    '{kode}/{lokasi}/{YYYYMM}/{nnnnn}',
  ),
  batas_hapus_piutang: desimal(
    'uang',
    'Penghapusan piutang di atas ini butuh persetujuan pengguna lain; null: tidak terbatas',
    'not_negative',
  ).nullable(),
  kebijakan_kredit: pilihan('Di atas batas kredit pelanggan', ['tolak', 'peringatan']),
  toleransi_order: desimal('persen', 'Kelebihan kiriman atas order yang diterima, persen'),
  poin,
  akun_peran: z.record(z.string(), z.string()).meta({
    description: 'Akun yang memegang peran posting; yang tidak disebut tetap',
    example: { kas: '1101', bank: '1111' },
  }),
};

export const pengaturanPatch = z
  .strictObject(fields)
  .partial()
  .meta({
    id: 'PengaturanPatch',
    example: { nama: 'Toko Sembako Makmur', penyetuju: 'admin', akun_peran: { kas: '1102' } },
  });

export const pengaturanResponse = z
  .looseObject({
    kode: teksHasil('Kode tenant', 'demo'),
    ...fields,
    // The database's decimals are numbers in an answer.
    pembulatan: z.number(),
    batas_hapus_piutang: z.number().nullable(),
    toleransi_order: z.number(),
    poin: z.looseObject({ aktif: z.boolean() }).optional(),
    format_nomor_mulai: z
      .string()
      .nullable()
      .meta({ description: 'Bulan mulai berlakunya format_nomor, bila masih akan datang' }),
    diubah_pada: waktu('Terakhir diubah'),
  })
  .meta({ id: 'Pengaturan' });

const modul = {
  kode: teksWajib('Kode modul', 100, 'penjualan'),
  aktif: boolean('Menyala'),
};
export const modulBody = z
  .array(z.strictObject(modul))
  .min(1)
  .max(100)
  .meta({ id: 'ModulUbah', example: [{ kode: 'pembelian', aktif: false }] });
export const modulResponse = z.array(z.object(modul)).meta({ id: 'Modul' });

export const penggunaRow = z
  .object({
    id: z.uuid(),
    email: z.string(),
    nama: z.string(),
    aktif: z.boolean(),
    tenants: z.array(z.object({ kode: z.string(), peran })),
  })
  .meta({ id: 'Pengguna' });

export const penggunaBody = z
  .strictObject({
    email: pola(
      'Alamat e-mail',
      /^\s*[^\s@]+@[^\s@]+\s*$/,
      'bukan alamat e-mail',
      'sari@demo.test',
    ),
    nama: teksWajib('Nama', 200, 'Sari'),
    peran,
  })
  .meta({
    id: 'PenggunaBaru',
    example: { email: 'sari@demo.test', nama: 'Sari', peran: 'staff' },
  });
export const penggunaDibuat = z.object({ id: z.uuid() }).meta({ id: 'PenggunaDibuat' });

export const penugasanBody = z
  .strictObject({
    assignments: z
      .array(z.strictObject({ tenant_kode: teksWajib('Kode tenant', 100, 'demo'), peran }))
      .max(1000),
  })
  .meta({
    id: 'Penugasan',
    example: { assignments: [{ tenant_kode: 'demo', peran: 'staff' }] },
  });

export const defaultTenantBody = z
  .strictObject({ kode: teks('Kode tenant; null: tidak ada', 100, 'demo').nullable() })
  .meta({ id: 'TenantDefault', example: { kode: 'demo' } });
