/** Figures, days and names as a person reads them. Figures stay the digits that the database gave. */
import { DIMENSI_NAMES, METRIK_NAMES } from '../answers/ai.ts';
import { rawNumber } from '../base/json_text.ts';
import { akhirBulan, bulanOf, tahunOf } from './kalender.ts';
import type { Bahasa, Dimensi, Metrik, Rentang } from './pemetaan.ts';

export type Satuan = 'uang' | 'qty' | 'persen' | 'banyak';

const BULAN: Readonly<Record<Bahasa, readonly string[]>> = {
  id: 'Januari Februari Maret April Mei Juni Juli Agustus September Oktober November Desember'.split(
    ' ',
  ),
  en: 'January February March April May June July August September October November December'.split(
    ' ',
  ),
};

/** The digits of a JSON number, as the database wrote them. */
export const digit = (value: unknown): string => rawNumber(value) ?? String(value);

/** Digits with separators of the language, without zeros at the end of a fraction. */
export function ribuan(digits: string, bahasa: Bahasa): string {
  const [, sign = '', whole = '', fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(digits) ?? [];
  const [group, point] = bahasa === 'id' ? ['.', ','] : [',', '.'];
  const rest = fraction.replace(/0+$/, '');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group as string);
  return `${sign}${grouped}${rest === '' ? '' : point + rest.padEnd(2, '0')}`;
}

export function angka(value: unknown, satuan: Satuan, bahasa: Bahasa, uang: string): string {
  if (value === null || value === undefined) return '–';
  const text = ribuan(digit(value), bahasa);
  if (satuan === 'persen') return `${text}%`;
  if (satuan !== 'uang') return text;
  const currency = uang === 'IDR' ? 'Rp' : uang;
  return text.startsWith('-') ? `-${currency} ${text.slice(1)}` : `${currency} ${text}`;
}

export const hari = (day: string, bahasa: Bahasa): string =>
  `${Number(day.slice(8))} ${BULAN[bahasa][bulanOf(day) - 1]} ${tahunOf(day)}`;

/** November 2026, 2026, 5 November 2026, 1 – 21 November 2026. */
export function masa({ dari, sampai }: Rentang, bahasa: Bahasa): string {
  const year = tahunOf(dari);
  if (dari === sampai) return hari(dari, bahasa);
  if (dari === `${year}-01-01` && sampai === `${year}-12-31`) return String(year);
  if (dari.endsWith('-01') && sampai === akhirBulan(dari)) {
    return `${BULAN[bahasa][bulanOf(dari) - 1]} ${year}`;
  }
  const first =
    dari.slice(0, 7) === sampai.slice(0, 7) ? String(Number(dari.slice(8))) : hari(dari, bahasa);
  return `${first} – ${hari(sampai, bahasa)}`;
}

/** 2026-10 as October 2026, 2026-10-05 as 5 October 2026; what is no time stays. */
export function waktuDibaca(dimensi: string, text: string, bahasa: Bahasa): string {
  if (dimensi === 'bulan') return `${BULAN[bahasa][bulanOf(text) - 1]} ${tahunOf(text)}`;
  if (dimensi === 'hari') return hari(text, bahasa);
  if (dimensi === 'minggu')
    return `${bahasa === 'id' ? 'minggu' : 'week of'} ${hari(text, bahasa)}`;
  if (dimensi === 'kuartal') {
    return `${bahasa === 'id' ? 'kuartal ' : 'Q'}${text.slice(6)} ${text.slice(0, 4)}`;
  }
  return text;
}

export const namaMetrik = (kode: string, nama: string, bahasa: Bahasa): string =>
  bahasa === 'en' ? (METRIK_NAMES[kode as Metrik] ?? nama) : nama;

export const namaDimensi = (kode: string, bahasa: Bahasa): string =>
  bahasa === 'en' ? (DIMENSI_NAMES[kode as Dimensi] ?? (kode === 'nama' ? 'name' : kode)) : kode;

/** Kata → Kata with a capital letter. */
export const kapital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
