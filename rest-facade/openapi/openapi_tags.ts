/** The chapters of the description. */
import type { Endpoint } from '../base/endpoint.ts';

/** How the paths of each begin, the first that fits, its name, and what it is about. */
const CHAPTERS: readonly [paths: RegExp, name: string, description: string][] = [
  [/^\/health/, 'Kesehatan', 'Apakah server dan database melayani.'],
  [/^\/auth/, 'Sesi', 'Masuk, memperbarui token, keluar.'],
  [/^\/(tenants|modul)/, 'Tenant', 'Usaha yang dimasuki, dan yang dapat dimasuki.'],
  [/^\/master/, 'Master', 'Barang, kontak, lokasi, akun dan daftar lain.'],
  [/^\/draft/, 'Draft', 'Dokumen yang masih ditulis.'],
  [/^\/persetujuan/, 'Persetujuan', 'Yang menunggu disetujui orang lain.'],
  [/^\/pengaturan\/kunci-api/, 'Kunci API', 'Kunci untuk program.'],
  [/^\/pengaturan\/webhook/, 'Webhook', 'Ke mana peristiwa dikirim.'],
  [/^\/pengaturan/, 'Pengaturan', 'Pengaturan tenant, pengguna, periode.'],
  [/^\/laporan/, 'Laporan', 'Laporan, sebagai JSON atau berkas.'],
  [/^\/anggaran/, 'Anggaran', 'Anggaran pendapatan dan beban.'],
  [/^\/dashboard/, 'Dashboard', 'Angka utama, dan alirannya.'],
  [/^\/notifikasi/, 'Notifikasi', 'Yang diberitahukan kepada pengguna.'],
  [/^\/perubahan/, 'Perubahan', 'Yang terjadi di tenant, menurut urutannya.'],
  [
    /^\/(im|eks)por/,
    'Impor',
    'Berkas CSV dan XLSX yang menjadi data, dan data yang menjadi berkas.',
  ],
  [/^\/lampiran/, 'Lampiran', 'Berkas di samping dokumen, kontak, barang dan aset.'],
  [/^\/cetak/, 'Cetak', 'Dokumen di kertas: banyak sekaligus, tautan, keasliannya.'],
  [/^\/audit/, 'Audit', 'Jejak perubahan.'],
  [/^\/ai/, 'AI', 'Pertanyaan dengan kata-kata biasa.'],
  [/^\/ops/, 'Operasi CDC', 'Perubahan data yang diteruskan ke tujuan lain.'],
];

type Chapter = { name: string; description: string };

/** The chapter of a path. Each kind of transactions has one of its own, and all kinds together have one. */
export function chapterOf(path: string): Chapter {
  const found = CHAPTERS.find(([paths]) => paths.test(path));
  if (found) return { name: found[1], description: found[2] };
  const [, , kind] = path.split('/');
  return kind === '{jenis}'
    ? {
        name: 'Transaksi',
        description: 'Tindakan pada dokumen jenis apa pun: setujui, void, cetak.',
      }
    : {
        name: `Transaksi ${kind}`,
        description: 'Dokumen jenis ini; tindakan lain padanya di bab Transaksi.',
      };
}

/** The chapters in the order of their rows. */
export const chaptersOf = (rows: readonly Endpoint[]): Chapter[] => [
  ...new Map(rows.map(({ path }) => [chapterOf(path).name, chapterOf(path)])).values(),
];
