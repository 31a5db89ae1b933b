/** Settings, modules and users of a tenant, as they are changed. */
import { z } from 'zod';
import {
  bilanganBulat,
  boolean,
  pilihan,
  pola,
  teks,
  teksWajib,
} from '../../server/answers/fields.ts';
import { modulResponse, pengaturan } from '../../server/answers/pengaturan.ts';
import { peran } from '../../server/answers/umum.ts';
import { desimal } from '../fields.ts';

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

// A setting is accepted as it is answered, but for the decimals: those come with all their digits.
const fields = {
  ...pengaturan,
  pembulatan: desimal('uang', 'Pembulatan total: 0, 100 atau 500', 'not_negative'),
  batas_hapus_piutang: desimal(
    'uang',
    'Penghapusan piutang di atas ini butuh persetujuan pengguna lain; null: tidak terbatas',
    'not_negative',
  ).nullable(),
  toleransi_order: desimal('persen', 'Kelebihan kiriman atas order yang diterima, persen'),
  poin,
};

export const pengaturanPatch = z
  .strictObject(fields)
  .partial()
  .meta({
    id: 'PengaturanPatch',
    example: { nama: 'Toko Sembako Makmur', penyetuju: 'admin', akun_peran: { kas: '1102' } },
  });

export const modulBody = z
  .array(z.strictObject(modulResponse.element.shape))
  .min(1)
  .max(100)
  .meta({ id: 'ModulUbah', example: [{ kode: 'pembelian', aktif: false }] });
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
