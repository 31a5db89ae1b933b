/** The chapters of the description. */
import type { Endpoint } from './endpoint.ts';

const TEXTS: Readonly<Record<string, string>> = {
  Kesehatan: 'Apakah server dan database melayani.',
  Sesi: 'Masuk, memperbarui token, keluar.',
  Tenant: 'Usaha yang dimasuki, dan yang dapat dimasuki.',
  Master: 'Barang, kontak, lokasi, akun dan daftar lain.',
  Draft: 'Dokumen yang masih ditulis.',
  Pengaturan: 'Pengaturan tenant, pengguna, periode.',
  Laporan: 'Laporan, sebagai JSON atau berkas.',
  Anggaran: 'Anggaran pendapatan dan beban.',
  Dashboard: 'Angka utama, dan alirannya.',
  Notifikasi: 'Yang diberitahukan kepada pengguna.',
  Perubahan: 'Yang terjadi di tenant, menurut urutannya.',
  Impor: 'Berkas CSV dan XLSX yang menjadi data, dan data yang menjadi berkas.',
  Lampiran: 'Berkas di samping dokumen, kontak, barang dan aset.',
  Webhook: 'Ke mana peristiwa dikirim.',
  Cetak: 'Dokumen di kertas: banyak sekaligus, tautan, keasliannya.',
  Audit: 'Jejak perubahan.',
  AI: 'Pertanyaan dengan kata-kata biasa.',
  'Operasi CDC': 'Perubahan data yang diteruskan ke tujuan lain.',
};

/** The chapters in the order of their rows; those of transactions go by their kind. */
export const tagsOf = (rows: readonly Endpoint[]) =>
  [...new Set(rows.map(({ tag }) => tag))].map((name) => ({
    name,
    description: TEXTS[name] ?? 'Dokumen jenis ini, dari draft sampai void.',
  }));
