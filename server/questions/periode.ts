/** Periods in words, Indonesian and English, relative to a day that is today. */
import {
  bulanOf,
  hariKe,
  type Satuan,
  sampaiHariIni,
  satuanDi,
  tahunOf,
  terakhir,
} from './kalender.ts';
import type { Rentang } from './pemetaan.ts';
import { angkaDi, type Kata, names } from './token.ts';

/** A period. `satuan`: it is exactly one of these, or the part of one that has passed. */
export type Periode = Rentang & {
  satuan: Satuan | null;
  /** Its year was not said. */
  tersirat?: boolean;
};
/** A period that was read, with the words that it takes; null = it lies in the future. */
export type Cocok = { panjang: number; periode: Periode | null };

export const SATUAN = names<Satuan>(
  'hari day days | minggu pekan week weeks | bulan month months | kuartal triwulan quarter quarters | semester | tahun year years',
  ['hari', 'minggu', 'bulan', 'kuartal', 'semester', 'tahun'],
);
export const BULAN = names<number>(
  'januari january jan | februari february feb pebruari | maret march mar | april apr | mei may | juni june jun | juli july jul | agustus august agu agt aug | september sep sept | oktober october okt oct | november nov nopember | desember december des dec',
  [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
);
const KE = names<number>(
  'pertama kesatu first 1st i 1 | kedua second 2nd ii 2 | ketiga third 3rd iii 3 | keempat fourth 4th iv 4',
  [1, 2, 3, 4],
);
const INI = new Set(['ini', 'sekarang', 'berjalan']);
const LALU = new Set('lalu kemarin kmrn sebelumnya silam sebelum kemaren before'.split(' '));
const DEPAN = new Set(['depan', 'mendatang', 'berikutnya']);
const TERAKHIR = new Set(['terakhir', 'belakangan', 'belakang']);
const SEJAK = new Set(['sejak', 'since', 'mulai', 'from', 'dari', 'antara', 'between', 'starting']);
const SAMPAI = new Set(['sampai', 'hingga', 'sd', 'to', 'until', 'till', 'through', 'dan', 'and']);

/** The words of periods, for mending what is misspelled. */
export const KATA_WAKTU: readonly string[] = [
  ...SATUAN.keys(),
  ...BULAN.keys(),
  ...INI,
  ...LALU,
  ...DEPAN,
  ...TERAKHIR,
  ...SEJAK,
  ...SAMPAI,
  ...KE.keys(),
  ...(
    'hari kemarin yesterday today skrg skg sekarang lusa besok tomorrow this ' +
    'last previous past tanggal sepanjang selama akhir awal yang year-to-date current next'
  ).split(' '),
];

type Reader = { words: readonly Kata[]; today: string };
const at = ({ words }: Reader, i: number): string => {
  const word = words[i];
  return word && !word.kutip ? word.teks : '';
};
const year = (word: string): number | null => (/^(19|20)\d\d$/.test(word) ? Number(word) : null);

function found(reader: Reader, panjang: number, period: Rentang, satuan: Satuan | null): Cocok {
  if (period.dari > reader.today) return { panjang, periode: null };
  return { panjang, periode: { ...sampaiHariIni(period, reader.today), satuan } };
}

const unit = (reader: Reader, panjang: number, satuan: Satuan, n: number): Cocok =>
  n > 0
    ? { panjang, periode: null }
    : found(reader, panjang, satuanDi(satuan, reader.today, n), satuan);

/** today, yesterday, day before yesterday, year to date. */
function fixed(reader: Reader, i: number): Cocok | null {
  const [a, b, c] = [at(reader, i), at(reader, i + 1), at(reader, i + 2)];
  if (a === 'hari' && INI.has(b)) return unit(reader, 2, 'hari', 0);
  if (['today', 'sekarang', 'now', 'currently', 'skrg', 'skg'].includes(a))
    return unit(reader, 1, 'hari', 0);
  if (a === 'kemarin' && b === 'lusa') return unit(reader, 2, 'hari', -2);
  if (['kemarin', 'yesterday', 'kmrn', 'kemaren'].includes(a)) return unit(reader, 1, 'hari', -1);
  if (['besok', 'tomorrow', 'lusa'].includes(a)) return { panjang: 1, periode: null };
  if (['ytd', 'year-to-date'].includes(a)) return unit(reader, 1, 'tahun', 0);
  if (a === 'mtd') return unit(reader, 1, 'bulan', 0);
  if (b === 'to' && c === 'date' && SATUAN.has(a))
    return unit(reader, 3, SATUAN.get(a) as Satuan, 0);
  const always = /^(selama ini|sepanjang (masa|waktu)|all time)$/.test(`${a} ${b}`);
  if (!always && !(a === 'sejak' && b === 'awal' && !SATUAN.has(c))) return null;
  return found(reader, 2, { dari: '2000-01-01', sampai: reader.today }, null);
}

/** bulan ini, minggu lalu, last month, 3 bulan terakhir, past 30 days, 2 bulan yang lalu. */
function relative(reader: Reader, i: number): Cocok | null {
  const a = at(reader, i);
  const satuan = SATUAN.get(a);
  if (satuan) {
    const skip = at(reader, i + 1) === 'yang' ? 1 : 0;
    const b = at(reader, i + 1 + skip);
    if (INI.has(b)) return unit(reader, 2 + skip, satuan, 0);
    if (LALU.has(b)) return unit(reader, 2 + skip, satuan, -1);
    if (DEPAN.has(b)) return unit(reader, 2 + skip, satuan, 1);
    if (TERAKHIR.has(b)) return found(reader, 2 + skip, terakhir(satuan, reader.today, 1), null);
  }
  const english = { this: 0, current: 0, last: -1, previous: -1, prior: -1, next: 1 }[a];
  const named = SATUAN.get(at(reader, i + 1));
  if (english !== undefined && named) return unit(reader, 2, named, english);
  const past = ['last', 'past', 'previous', 'the'].includes(a) ? 1 : 0;
  const count = angkaDi(reader.words, i + past);
  if (!count || count.n === 0) return null;
  const many = SATUAN.get(at(reader, i + past + count.panjang));
  if (!many) return null;
  let end = i + past + count.panjang + 1;
  if (past === 1) return found(reader, end - i, terakhir(many, reader.today, count.n), null);
  if (at(reader, end) === 'yang') end += 1;
  if (TERAKHIR.has(at(reader, end))) {
    return found(reader, end + 1 - i, terakhir(many, reader.today, count.n), null);
  }
  if (LALU.has(at(reader, end)) || at(reader, end) === 'ago') {
    return unit(reader, end + 1 - i, many, -count.n);
  }
  return null;
}

/** maret 2025, march, kuartal 2 2025, Q1, semester 1, tahun 2025. */
function named(reader: Reader, i: number): Cocok | null {
  const skip = ['bulan', 'month', 'tahun', 'year'].includes(at(reader, i)) ? 1 : 0;
  const a = at(reader, i + skip);
  const month = BULAN.get(a);
  if (month !== undefined && at(reader, i) !== 'tahun') {
    const of = at(reader, i + skip + 1) === 'tahun' ? 1 : 0;
    const given = year(at(reader, i + skip + 1 + of));
    const first = hariKe(given ?? latest(reader, month), month, 1) as string;
    const panjang = skip + 1 + (given === null ? 0 : 1 + of);
    return implied(found(reader, panjang, satuanDi('bulan', first), 'bulan'), given);
  }
  const whole = year(a);
  if (whole !== null && (skip === 0 || at(reader, i) !== 'bulan')) {
    return found(reader, skip + 1, satuanDi('tahun', `${whole}-01-01`), 'tahun');
  }
  return part(reader, i);
}

/** The year of the last month of that number that has begun. */
const latest = ({ today }: Reader, month: number): number =>
  month <= bulanOf(today) ? tahunOf(today) : tahunOf(today) - 1;

function part(reader: Reader, i: number): Cocok | null {
  const a = at(reader, i);
  const q = /^(?:q|k|tw)([1-4])$/.exec(a);
  const satuan = SATUAN.get(a);
  let ke = q ? Number(q[1]) : undefined;
  let end = i + 1;
  if (!q && (satuan === 'kuartal' || satuan === 'semester')) {
    if (at(reader, end) === 'ke') end += 1;
    ke = KE.get(at(reader, end).replace(/^ke-?/, ''));
    end += 1;
  } else if (!q && SATUAN.get(at(reader, i + 1)) === 'kuartal' && KE.has(a) && !/^\d$/.test(a)) {
    ke = KE.get(a);
    end = i + 2;
  }
  const kind = q || satuan !== 'semester' ? 'kuartal' : 'semester';
  if (ke === undefined || (kind === 'semester' && ke > 2)) return null;
  if (at(reader, end) === 'tahun' && year(at(reader, end + 1)) !== null) end += 1;
  const given = year(at(reader, end));
  const month = (ke - 1) * (kind === 'kuartal' ? 3 : 6) + 1;
  const first = hariKe(given ?? latest(reader, month), month, 1) as string;
  const panjang = end + (given === null ? 0 : 1) - i;
  return implied(found(reader, panjang, satuanDi(kind, first), kind), given);
}

const implied = ({ panjang, periode }: Cocok, given: number | null): Cocok => ({
  panjang,
  periode: periode && { ...periode, tersirat: given === null },
});

/** 2025-03-05, 05/03/2025, 5 maret 2025, march 5 2025, tanggal 5. */
function day(reader: Reader, i: number): Cocok | null {
  const skip = ['tanggal', 'tgl', 'date', 'on'].includes(at(reader, i)) ? 1 : 0;
  const a = at(reader, i + skip);
  const one = (panjang: number, text: string | null): Cocok | null =>
    text === null ? null : found(reader, skip + panjang, { dari: text, sampai: text }, 'hari');
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(a);
  if (iso) return one(1, hariKe(Number(iso[1]), Number(iso[2]), Number(iso[3])));
  const local = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(a);
  if (local) return one(1, hariKe(Number(local[3]), Number(local[2]), Number(local[1])));
  const isoMonth = /^(20\d\d)[-/](0[1-9]|1[0-2])$/.exec(a);
  if (isoMonth)
    return found(reader, skip + 1, satuanDi('bulan', `${isoMonth[1]}-${isoMonth[2]}-01`), 'bulan');
  const b = at(reader, i + skip + 1);
  const english = BULAN.get(a);
  const number = /^([0-3]?\d)(?:st|nd|rd|th)?$/;
  const date = number.exec(english ? b : a)?.[1];
  const month = english ?? BULAN.get(b);
  if (date !== undefined && month) {
    const given = year(at(reader, i + skip + 2));
    return one(given === null ? 2 : 3, hariKe(given ?? latest(reader, month), month, Number(date)));
  }
  if (skip === 1 && /^[0-3]?\d$/.test(a)) {
    return one(1, hariKe(tahunOf(reader.today), bulanOf(reader.today), Number(a)));
  }
  return null;
}

/** akhir bulan lalu, awal tahun ini: the last or first day of a period. */
function edge(reader: Reader, i: number): Cocok | null {
  if (at(reader, i) === 'the') {
    const inner = edge(reader, i + 1);
    return inner && { ...inner, panjang: inner.panjang + 1 };
  }
  const which = { akhir: 'sampai', end: 'sampai', awal: 'dari', start: 'dari', beginning: 'dari' }[
    at(reader, i)
  ];
  if (!which) return null;
  const of = ['of', 'dari'].includes(at(reader, i + 1));
  const skip = of && at(reader, i + 2) === 'the' ? 2 : Number(of);
  const bare = SATUAN.get(at(reader, i + 1 + skip));
  const inner = single(reader, i + 1 + skip) ?? (bare ? unit(reader, 1, bare, 0) : null);
  if (!inner?.periode) return inner && { ...inner, panjang: inner.panjang + 1 + skip };
  const text = inner.periode[which as 'dari' | 'sampai'];
  return found(reader, inner.panjang + 1 + skip, { dari: text, sampai: text }, 'hari');
}

const single = (reader: Reader, i: number): Cocok | null =>
  edge(reader, i) ?? day(reader, i) ?? fixed(reader, i) ?? relative(reader, i) ?? named(reader, i);

/**
 * The period that begins at a word: a single one, one from … to …, or since ….
 *
 * @param today the tenant's today
 */
export function periodeDi(words: readonly Kata[], i: number, today: string): Cocok | null {
  const reader = { words, today };
  const open = SEJAK.has(at(reader, i)) ? 1 : 0;
  const first = single(reader, i + open) ?? bareMonthDay(reader, i + open, open === 1);
  if (!first) return null;
  const next = i + open + first.panjang;
  const joined = at(reader, next);
  const both = open === 1 || !['dan', 'and'].includes(joined);
  if (SAMPAI.has(joined) && both && first.periode !== null) {
    const last = single(reader, next + 1);
    if (last?.periode) return joinedOf(reader, i, { first, last, next });
  }
  if (open === 0) return first;
  // "dari bulan lalu" speaks of that month, "sejak bulan lalu" of all since.
  if (first.periode === null || ['dari', 'from', 'antara', 'between'].includes(at(reader, i))) {
    return { ...first, panjang: first.panjang + open };
  }
  const period = { dari: first.periode.dari, sampai: today };
  return { panjang: first.panjang + open, periode: { ...period, satuan: null } };
}

/** from 1 to 15 maret 2025: the month stands with the second day only. */
function bareMonthDay(reader: Reader, i: number, open: boolean): Cocok | null {
  const a = at(reader, i);
  if (!open && !SAMPAI.has(at(reader, i + 1)) && !/^\d+-\d+$/.test(a)) return null;
  const range = /^(\d{1,2})-(\d{1,2})$/.exec(a);
  if (range && BULAN.has(at(reader, i + 1))) {
    const last = day({ ...reader, words: spliced(reader.words, i, `${range[2]}`) }, i);
    if (!last?.periode) return last;
    const dari = `${last.periode.sampai.slice(0, 8)}${String(range[1]).padStart(2, '0')}`;
    return found(reader, last.panjang, { dari, sampai: last.periode.sampai }, null);
  }
  if (!/^[0-3]?\d$/.test(a) || !SAMPAI.has(at(reader, i + 1))) return null;
  const last = day(reader, i + 2);
  if (!last?.periode) return null;
  const dari = `${last.periode.sampai.slice(0, 8)}${a.padStart(2, '0')}`;
  if (dari > last.periode.sampai) return null;
  return found(reader, last.panjang + 2, { dari, sampai: last.periode.sampai }, null);
}

const spliced = (words: readonly Kata[], i: number, teks: string): Kata[] =>
  words.map((word, k) => (k === i ? { ...word, teks } : word));

type Ends = { first: Cocok; last: Cocok; next: number };

/** "januari sampai maret 2025": a year that stands with the second month is meant for both. */
function joinedOf(reader: Reader, i: number, { first, last, next }: Ends): Cocok | null {
  const panjang = next + 1 - i + last.panjang;
  const end = last.periode as Periode;
  let begin = (first.periode as Periode).dari;
  const said = reader.words.slice(i, next).some(({ teks }) => /(19|20)\d\d/.test(teks));
  if (!said && tahunOf(end.sampai) !== tahunOf(begin)) {
    const moved = hariKe(tahunOf(end.sampai), bulanOf(begin), Number(begin.slice(8)));
    if (moved !== null && first.periode?.satuan !== 'tahun') begin = moved;
  }
  if (begin > end.sampai) begin = `${tahunOf(begin) - 1}${begin.slice(4)}`;
  if (begin > end.sampai) return null;
  return found(reader, panjang, { dari: begin, sampai: end.sampai }, null);
}
