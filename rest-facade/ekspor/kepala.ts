/** What stands around the table: whose report it is, of what, of when, by whom, and the name of the file. */
import { language } from '../../server/base/language.ts';
import { word, wordsWith } from '../../server/base/words.ts';
import { bulanPanjang, tanggalPanjang } from '../../server/cetak/tabel/angka.ts';
import { type Dokumen, type Ekspor, peringatan, sel } from '../../server/cetak/tabel/definisi.ts';
import { type Kepala, type Sel, spoken } from '../../server/cetak/tabel/tabel.ts';

type Query = Readonly<Record<string, string>>;

export type Bahan = {
  ekspor: Ekspor;
  /** The query and the path's parameters. */
  query: Query;
  /** What `erp.ekspor_kop` says. */
  kop: Dokumen;
  /** What `erp.ekspor_logo` says, where it is printed. */
  logo?: Dokumen;
  dokumen: Dokumen;
  email: string;
};

const ZONA: Readonly<Record<string, string>> = {
  'Asia/Jakarta': 'WIB',
  'Asia/Pontianak': 'WIB',
  'Asia/Makassar': 'WITA',
  'Asia/Jayapura': 'WIT',
};

/** The filters that `ekspor_kop` answers with their names, and their titles. */
const SARINGAN = [
  ['akun', 'Akun'],
  ['barang', 'Barang'],
  ['kontak', 'Kontak'],
  ['lokasi', 'Lokasi'],
] as const;

export function kepalaOf(bahan: Bahan, tambahan: Kepala['tambahan']): Kepala {
  const { ekspor, query, kop, dokumen, email } = bahan;
  const zona = sel(kop, 'zona_waktu') ?? 'UTC';
  const [day = '', time = ''] = (sel(kop, 'dicetak_pada') ?? '').split(' ');
  const more = ekspor.keterangan?.(dokumen) ?? [];
  return {
    bahasa: language(),
    nama: sel(kop, 'nama') ?? '',
    logo: logoOf(bahan),
    alamat: addressOf(kop),
    judul: word(ekspor.judul),
    periode: periodOf(dokumen),
    keterangan: [
      ...filtersOf(query, kop, dokumen),
      ...more.flatMap((line) => (line === null ? [] : [word(line)])),
    ],
    dicetak: `${tanggalPanjang(day)} ${time} ${ZONA[zona] ?? zona} ${word('oleh')} ${email}`,
    catatan: [...(ekspor.catatan?.(dokumen) ?? []).map(word), ...peringatan(dokumen)],
    utama: { kolom: spoken(ekspor.kolom(query, dokumen)) },
    tambahan: tambahan.map(({ judul, kolom, ...one }) => ({
      ...one,
      ...(judul !== undefined && { judul: word(judul) }),
      kolom: spoken(kolom),
    })),
  };
}

/** `neraca-demo-2026-11-21.pdf`, `jurnal-demo-2026-11-01-sd-2026-11-21.csv`. */
export function fileName({ ekspor, query, kop, dokumen }: Bahan, format: string): string {
  const [per, dari, sampai] = daysOf(dokumen);
  const days = per ? [per] : [dari, ...(sampai === dari ? [] : ['sd', sampai])];
  const which = query.akun_kode ?? sel(dokumen, 'meta.kode');
  const parts = [ekspor.berkas, which, sel(kop, 'kode'), ...days];
  const words = parts.flatMap((part) => (part ? [part.replace(/[^A-Za-z0-9.]+/g, '-')] : []));
  return `${words.join('-')}.${format}`;
}

function daysOf(
  dokumen: Dokumen,
): [per: string | null, dari: string | null, sampai: string | null] {
  const said = (key: string) => sel(dokumen, `meta.${key}`) ?? sel(dokumen, key);
  return [said('per') ?? said('masa'), said('dari'), said('sampai')];
}

function periodOf(dokumen: Dokumen): string {
  const [per, dari, sampai] = daysOf(dokumen);
  if (per)
    return /^\d{4}-\d{2}$/.test(per)
      ? `${word('Masa')} ${bulanPanjang(per)}`
      : `${word('Per')} ${tanggalPanjang(per)}`;
  if (!dari || !sampai) return '';
  if (dari === sampai) return tanggalPanjang(dari);
  return wordsWith('Periode {dari} s.d. {sampai}', {
    dari: tanggalPanjang(dari),
    sampai: tanggalPanjang(sampai),
  });
}

function logoOf({ logo }: Bahan): Kepala['logo'] {
  const [jenis, isi] = [sel(logo, 'jenis'), sel(logo, 'isi')];
  if (isi === null || (jenis !== 'png' && jenis !== 'jpeg')) return null;
  return { jenis, isi };
}

function addressOf(kop: Dokumen): string | null {
  const npwp = sel(kop, 'npwp');
  const lines = [sel(kop, 'alamat'), sel(kop, 'telepon'), npwp && `${word('NPWP')} ${npwp}`];
  return lines.filter(Boolean).join(' · ') || null;
}

/** `Akun: 1101 Kas`; nothing where there is nothing to say. */
const said = (label: string, text: Sel | undefined): string | undefined =>
  text ? `${word(label)}: ${text}` : undefined;

/** The lines under the title that say what the report is limited to. */
function filtersOf(query: Query, kop: Dokumen, dokumen: Dokumen): string[] {
  const uang = sel(kop, 'mata_uang');
  // The moments as the report took them: one that is not settled yet is answered as an earlier one.
  const [sejak, diketahui] = [sel(dokumen, 'meta.sejak'), sel(dokumen, 'meta.diketahui')];
  const lines = [
    ...SARINGAN.map(([key, label]) => said(label, sel(kop, key))),
    said('Status', query.status && word(query.status)),
    said('Jenis', query.jenis && word(query.jenis)),
    said('Dimensi', query.dimensi?.replaceAll(',', ', ')),
    said('Kolom', query.kolom && sel(dokumen, 'meta.kolom.nama')),
    sejak && `${word('Yang diketahui sesudah')} ${sejak}`,
    diketahui && `${word('Seperti diketahui pada')} ${diketahui}`,
    uang && `${word('Nilai dalam')} ${uang === 'IDR' ? 'rupiah' : uang}`,
  ];
  return lines.filter((line) => typeof line === 'string' && line !== '') as string[];
}
