/** Cells: how a shape writes a number, a day or a code. */
import type { Angka, Bentuk } from './bentuk.ts';

/** A text, a number with the format of its cell, a day; nothing. */
export type Sel =
  | { t: 's'; v: string }
  | { t: 'n'; v: string; format?: string }
  | { t: 'd'; v: string }
  | null;

const bertipe = ({ bertipe: typed, berkas }: Bentuk): boolean =>
  typed && ['xlsx', 'xml', 'json', 'json_data'].includes(berkas);

/** A number as a text in a style. */
export function angkaTeks(
  { ribu, desimal, dua, rupiah, minus, nol }: Angka,
  nilai: string,
): string {
  const [, sign = '', front = '', behind = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(nilai) ?? [];
  if (/^0*$/.test(front + behind)) return nol;
  const grouped = front.replace(/\B(?=(\d{3})+$)/g, ribu);
  const digits = dua ? behind.padEnd(2, '0') : behind;
  const text = `${rupiah}${grouped}${digits === '' ? '' : `${desimal}${digits}`}`;
  if (sign === '') return text;
  return { depan: `-${text}`, belakang: `${text}-`, kurung: `(${text})` }[minus];
}

export function uangSel(bentuk: Bentuk, style: Angka, nilai: string): Sel {
  if (nilai === '') return null;
  if (bertipe(bentuk)) return { t: 'n', v: nilai, format: style.dua ? '#,##0.00' : '' };
  const v = angkaTeks(style, nilai);
  return v === '' ? null : { t: 's', v };
}

/** Digits alone are what a workbook keeps as a number, shown with zeros in front by its format. */
export function kodeSel(bentuk: Bentuk, kode: string): Sel {
  if (kode === '') return null;
  const digits = /^\d{1,15}$/.test(kode);
  if (bentuk.kode === 'angka' && digits && bertipe(bentuk) && bentuk.berkas === 'xlsx') {
    return {
      t: 'n',
      v: String(Number(kode)),
      format: kode.startsWith('0') ? '0'.repeat(kode.length) : '',
    };
  }
  if (bentuk.kode === 'rumus' && digits && bentuk.berkas === 'csv')
    return { t: 's', v: `="${kode}"` };
  return { t: 's', v: kode };
}

const BULAN = [
  'Januari',
  'Februari',
  'Maret',
  'April',
  'Mei',
  'Juni',
  'Juli',
  'Agustus',
  'September',
  'Oktober',
  'November',
  'Desember',
];
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

export function hariSel(bentuk: Bentuk, hari: string, ke: number): Sel {
  if (hari === '') return null;
  const [year = '', month = '', day = ''] = hari.split('-');
  const typed = bertipe(bentuk) && ['xlsx', 'xml'].includes(bentuk.berkas);
  if (typed && !(bentuk.campurHari && ke % 2 === 1)) return { t: 'd', v: hari };
  const bulan = Number(month) - 1;
  const v = {
    iso: hari,
    'dmy/': `${day}/${month}/${year}`,
    'dmy-': `${Number(day)}-${Number(month)}-${year}`,
    'd.m.y': `${day}.${month}.${year}`,
    'dmyy/': `${day}/${month}/${year.slice(2)}`,
    'mdy/': `${Number(month)}/${Number(day)}/${year}`,
    teks: `${Number(day)} ${BULAN[bulan]} ${year}`,
    text: `${day}-${MONTHS[bulan]}-${year}`,
    // Half past one in the night of Jakarta.
    utc: new Date(Date.parse(`${hari}T01:30:00+07:00`)).toISOString(),
  }[bentuk.hari];
  return { t: 's', v };
}
