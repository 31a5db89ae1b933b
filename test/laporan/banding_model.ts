/** Which period stands beside another, which values are meant, and what was budgeted: as the documentation says it. */
import { awalTahun, type BukuBesar, geserHari, type Masa, type Nilai } from './model.ts';

/** What each value of banding_acak.ts holds for: itself and those below it. */
const DI_BAWAH: Record<string, string[]> = {
  JKT: ['JKT-SEL', 'JKT-TB'],
  'JKT-SEL': ['JKT-TB'],
  P1: ['P1-A'],
};
const turunan = (kode: string): string[] => [kode, ...(DI_BAWAH[kode] ?? [])];

/** Whether a combination carries all that `dimensi` names. */
export function pilihan({ nilai }: BukuBesar, dimensi: string) {
  const syarat = dimensi.split(',').map((satu) => satu.split(':') as [string, string]);
  return (gabungan: number): boolean =>
    syarat.every(([nama, kode]) => {
      const punya = (nilai.get(gabungan) as Nilai)[nama] ?? null;
      return kode === '-' ? punya === null : turunan(kode).includes(punya ?? '');
    });
}

const hariKe = (tanggal: string): number => Number(tanggal.slice(8));
const akhirBulan = (tanggal: string): boolean => hariKe(geserHari(tanggal, 1)) === 1;
const bulanKe = (tanggal: string): number =>
  Number(tanggal.slice(0, 4)) * 12 + Number(tanggal.slice(5, 7)) - 1;
const hariDi = (bulan: number, hari: number): string => {
  const terakhir = new Date(Date.UTC(2000, (bulan % 12) + 1, 0));
  terakhir.setUTCFullYear(Math.floor(bulan / 12), (bulan % 12) + 1, 0);
  const batas = Math.min(hari, terakhir.getUTCDate());
  return `${Math.floor(bulan / 12)}-${String((bulan % 12) + 1).padStart(2, '0')}-${String(batas).padStart(2, '0')}`;
};

/** The months whose budget stands beside a period. */
export const bulanAnggaran = ({ dari, sampai }: Masa): Masa => ({
  dari: hariDi(bulanKe(dari), 1),
  sampai: hariDi(bulanKe(sampai), 31),
});

function periodeLalu({ dari, sampai }: Masa): Masa {
  const kemarin = geserHari(dari, -1);
  const bulan = bulanKe(sampai) - bulanKe(dari) + 1;
  if (hariKe(dari) === 1 && akhirBulan(sampai)) {
    return { dari: hariDi(bulanKe(dari) - bulan, 1), sampai: kemarin };
  }
  if (hariKe(dari) === 1 && bulan === 1) {
    return {
      dari: hariDi(bulanKe(dari) - 1, 1),
      sampai: hariDi(bulanKe(sampai) - 1, hariKe(sampai)),
    };
  }
  const banyak = (Date.parse(sampai) - Date.parse(dari)) / 86_400_000 + 1;
  return { dari: geserHari(dari, -banyak), sampai: kemarin };
}

const tahunLalu = ({ dari, sampai }: Masa): Masa => ({
  dari: hariDi(bulanKe(dari) - 12, hariKe(dari)),
  sampai: hariDi(bulanKe(sampai) - 12, akhirBulan(sampai) ? 31 : hariKe(sampai)),
});

/** What stands beside a period. */
export const masaLain = (banding: string, masa: Masa): Masa =>
  banding === 'anggaran'
    ? bulanAnggaran(masa)
    : banding === 'tahun-lalu'
      ? tahunLalu(masa)
      : periodeLalu(masa);

/** The day that stands beside a balance sheet. */
export const hariLain = (buku: BukuBesar, banding: string, per: string): string =>
  geserHari(banding === 'tahun-lalu' ? awalTahun(buku, per) : `${per.slice(0, 8)}01`, -1);

/** Budgets: of all ('') or of a value (`cabang:JKT`), by account and month, in cents. */
export type Anggaran = Map<string, Map<string, Map<string, bigint>>>;

/** What the budgets of months bring to the result, of all or of a value with those below it. */
export function nilaiAnggaran(
  { akun }: BukuBesar,
  anggaran: Anggaran,
  { dari, sampai }: Masa,
  dimensi?: string,
): Map<string, bigint> {
  const [nama, kode = ''] = (dimensi ?? '').split(':');
  const milik = dimensi === undefined ? [''] : turunan(kode).map((satu) => `${nama}:${satu}`);
  const nilai = akun.map(({ kode, normal }): [string, bigint] => {
    let semua = 0n;
    for (const satu of milik) {
      for (const [bulan, isi] of anggaran.get(satu)?.get(kode) ?? [])
        if (bulan >= dari.slice(0, 7) && bulan <= sampai.slice(0, 7)) semua += isi;
    }
    return [kode, normal === 'kredit' ? semua : -semua];
  });
  return new Map(nilai.filter(([, satu]) => satu !== 0n));
}

/** The twelve months of a book year, by its first day. */
export const bulanTahun = (mulai: string): string[] =>
  Array.from({ length: 12 }, (_none, n) => hariDi(bulanKe(mulai) + n, 1).slice(0, 7));
