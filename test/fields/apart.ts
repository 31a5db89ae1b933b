/** Where doors say apart of a field, and what of that is meant: each with its reason. */
import sentences from '../../db/reference/kalimat.json' with { type: 'json' };
import type { Case } from './cases.ts';
import type { Verdict } from './doors.ts';

/** What each door said of a case, by its name. */
export type Said = Readonly<Record<string, Verdict>>;

/** What a door says of the field itself, or of what is in it: of each place first. Its form comes before its content. */
function ofField({ field }: Case, messages: readonly string[]): string[] {
  const path = field.path.join('.');
  const own = messages.filter((one) => one.startsWith(`${path}:`) || one.startsWith(`${path}.`));
  const placeOf = (message: string) => message.slice(0, message.indexOf(': '));
  const places = own.map(placeOf);
  return own.filter((message, at) => places.indexOf(placeOf(message)) === at).sort();
}

/** The doors of GraphQL, which may call a function as REST does not. */
const isGraphql = (door: string): boolean => /^(graphql|create|upsert)$/.test(door);

export type Allowed = {
  why: string;
  /** A case in which it occurs: subject, way, field and value. */
  occurs: readonly [subject: string, way: string, field: string, value: string];
  fits(one: Case, said: Said): boolean;
};

const isWhole = ({ field: { entry } }: Case): boolean => /^(id|bulat)$/.test(entry.tipe);

/** Mistakes that the document alone tells. */
const FORM = [
  ...['angka', 'antara', 'boolean', 'bukan_null', 'bulan', 'bulat', 'bulat_antara', 'bulat_mulai'],
  ...['daftar', 'desimal', 'huruf_paling_banyak', 'isi_paling_banyak', 'isi_paling_sedikit'],
  ...['jangkauan', 'kosong', 'lebih_dari', 'objek', 'paling_besar', 'paling_kecil', 'pilihan'],
  ...['tanggal', 'teks', 'terlalu_besar', 'tidak_dikenal_dari', 'wajib', 'waktu', 'nilai_atribut'],
] as const;
const FORMS = FORM.map((name) => {
  const words = sentences[name].id.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '.*');
  return new RegExp(`^[^ :]*: ${words}$`, 's');
});
const isForm = (message: string): boolean => FORMS.some((one) => one.test(message));

/** Differences that are meant. */
export const ALLOWED: readonly Allowed[] = [
  {
    why: "GraphQL's whole numbers of 64 bits may be written as text, as JavaScript holds no such number",
    occurs: ['penjualan', 'posted', 'kontak_id', '"1"'],
    fits: (one) => isWhole(one) && /^"-?\d+"$/.test(one.value),
  },
  {
    why: 'where GraphQL takes a record as JSON, the database has the value of a number and not its digits: 1e2 is 100',
    occurs: ['harga', 'replaced', 'urutan', '1e2'],
    fits: (one) => isWhole(one) && /^-?\d+(\.\d+)?[eE]|^-0$/.test(one.value),
  },
  {
    why: 'GraphQL reads a value in the place of a list as a list of it: so its specification has it',
    occurs: ['penjualan', 'posted', 'detail', '{}'],
    fits: ({ field: { entry }, value }) => entry.tipe === 'daftar' && /^[^[n]/.test(value),
  },
  {
    why: 'GraphQL reads null in a list as a row of which nothing is given',
    occurs: ['pelunasan_piutang', 'posted', 'alokasi', '[null]'],
    fits: ({ field: { entry }, value }) => entry.fields !== undefined && value === '[null]',
  },
  {
    why: 'GraphQL tells the first value that does not fit its types, and nothing else',
    occurs: ['pelunasan_piutang', 'posted', 'alokasi', '[{"gaib": 1}]'],
    fits: (one, said) => {
      const doors = Object.entries(said);
      const [first, ...others] = doors.filter(([door]) => isGraphql(door)).map(([, it]) => it);
      return (
        first?.messages.length === 1 &&
        others.every(({ messages }) => messages.join() === first.messages.join()) &&
        doors.every(
          ([, it]) => !it.taken && ofField(one, it.messages).includes(first.messages[0] as string),
        )
      );
    },
  },
  {
    why: 'a code or an id that is posted is looked up: the database says that there is none, and REST that it cannot be one',
    occurs: ['penjualan', 'posted', 'kontak_id', '0'],
    fits: ({ field: { entry } }, said) =>
      /^(id|kode_rujukan)$/.test(entry.tipe) && Object.values(said).every(({ taken }) => !taken),
  },
  {
    why: 'of a whole number REST and GraphQL tell both bounds, the database the one that it passed',
    occurs: ['penjualan', 'posted', 'poin', '-1'],
    fits: ({ field: { entry } }, said) =>
      entry.tipe === 'bulat' && Object.values(said).every(({ taken }) => !taken),
  },
  {
    why: 'of a list with too many rows REST looks at none; the database says what is wrong with each besides',
    occurs: ['pelunasan_piutang', 'posted', 'alokasi', `[${Array(1001).fill('{}')}]`],
    fits: ({ field: { path } }, said) =>
      Object.values(said).every(({ messages }) =>
        messages.some((one) => new RegExp(`^${path.join('.')}: paling banyak \\d+ isi`).test(one)),
      ),
  },
  {
    why: 'a dash alone says nothing in a file',
    occurs: ['penjualan', 'in a file', 'keterangan', '"-"'],
    fits: ({ way, value }) => way.name === 'in a file' && value === '"-"',
  },
  {
    why: "what a file's reader cannot read it tells with the cell, as whoever mends the file finds it there",
    occurs: ['kontak', 'in a file', 'tipe', '"gaib"'],
    fits: (one, said) =>
      one.way.name === 'in a file' && Object.values(said).every(({ taken }) => !taken),
  },
  {
    why: 'mistakes of form are told alone: what the books say of other fields comes after them',
    occurs: ['penjualan', 'posted', 'pembayaran.0.akun_kode', '"ya"'],
    fits: (one, said) =>
      Object.values(said).every(({ taken, messages }) => {
        const own = ofField(one, messages);
        return !taken && !own.some(isForm) && (own.length > 0 || messages.some(isForm));
      }),
  },
];

/** What doors say apart: their verdicts, else their sentences. */
export function apart(one: Case, said: Said): 'verdict' | 'sentence' | undefined {
  const all = Object.values(said);
  if (new Set(all.map(({ taken }) => taken)).size > 1) return 'verdict';
  return new Set(all.map((each) => ofField(one, each.messages).join())).size > 1
    ? 'sentence'
    : undefined;
}

/** Why the difference is meant, where it is. */
export const allowed = (one: Case, said: Said): string | undefined =>
  ALLOWED.find(({ fits }) => fits(one, said))?.why;
