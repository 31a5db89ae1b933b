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
  return firstOf(own).sort();
}

const placeOf = (message: string): string => message.slice(0, message.indexOf(': '));

function firstOf(messages: readonly string[]): string[] {
  const places = messages.map(placeOf);
  return messages.filter((message, at) => places.indexOf(placeOf(message)) === at);
}

/** The doors of GraphQL, which may call a function as REST does not. */
const isGraphql = (door: string): boolean => /^(graphql|create|upsert|put|many)$/.test(door);

/** A case in which a difference occurs: subject, way, field and value. */
type Occurs = readonly [subject: string, way: string, field: string, value: string];

/** A value that some doors read as another one: of it they say all that every door says of that one. */
export type Reading = {
  why: string;
  occurs: Occurs;
  reads(door: string): boolean;
  /** What it is read as; undefined where it is read as it stands. */
  as(one: Case): string | undefined;
};

/** Whether GraphQL keeps the field in 64 bits. */
const isLong = ({ field: { entry } }: Case): boolean =>
  entry.tipe === 'id' || (entry.tipe === 'bulat' && (entry.maks ?? 0) >= 2 ** 31);

export const READINGS: readonly Reading[] = [
  {
    why: "GraphQL's whole numbers of 64 bits may be written as text, as JavaScript holds no such number",
    occurs: ['penjualan', 'posted', 'kontak_id', '"1"'],
    // masterUpsert takes JSON.
    reads: (door) => isGraphql(door) && door !== 'upsert',
    as: (one) => (isLong(one) && /^"-?\d+"$/.test(one.value) ? one.value.slice(1, -1) : undefined),
  },
  {
    why: 'GraphQL reads a value in the place of a list as a list of it: so its specification has it',
    occurs: ['penjualan', 'posted', 'detail', '{}'],
    reads: isGraphql,
    as: ({ field: { entry }, value }) =>
      entry.tipe === 'daftar' && /^[^[n]/.test(value) ? `[${value}]` : undefined,
  },
  {
    why: 'a word in a file may be written in any letters',
    occurs: ['kontak', 'in a file', 'tipe', '"PELANGGAN"'],
    reads: (door) => door === 'file',
    as: ({ way, field: { entry }, value }) => {
      const word = value.toLowerCase();
      const known = entry.kata?.some((one) => JSON.stringify(one) === word);
      return way.name === 'in a file' && known && word !== value ? word : undefined;
    },
  },
  {
    why: 'a balance of a contact below nothing is an advance in a file, which asks about it',
    occurs: ['saldo_awal_hutang', 'in a file', 'detail.0.nilai_sisa', '-1'],
    reads: (door) => door === 'file',
    as: ({ way, field: { path }, value }) =>
      way.name === 'in a file' && path.at(-1) === 'nilai_sisa' && /^-[\d.]*[1-9]/.test(value)
        ? value.slice(1)
        : undefined,
  },
];

export type Allowed = {
  why: string;
  occurs: Occurs;
  /** Meant also where other doors take the value. */
  asks?: true;
  fits(one: Case, said: Said): boolean;
};
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

/** Whether the list of the subject requires it; what rules and modes require they say with the same word. */
function isRequired({ subject }: Case, place: string): boolean {
  const path = place.replace(/\b\d+\b/g, '0');
  return subject.fields.some((one) => one.path.join('.') === path && one.entry.wajib);
}

const isForm = (one: Case, message: string): boolean =>
  FORMS.some((form) => form.test(message)) &&
  (!message.endsWith(`: ${sentences.wajib.id}`) || isRequired(one, placeOf(message)));

const refusedByAll = (said: Said): boolean => Object.values(said).every(({ taken }) => !taken);

const agree = (said: readonly (readonly string[])[]): boolean =>
  new Set(said.map((messages) => messages.join())).size <= 1;

/** Whether doors tell the same mistakes of form, and those that tell more of the field the same of it. */
function alike(one: Case, verdicts: readonly Verdict[]): boolean {
  const told = verdicts.map(({ messages }) => ofField(one, messages));
  const forms = told.map((messages) => messages.filter((message) => isForm(one, message)));
  const whole = told.filter((messages, at) => messages.length > (forms[at] as string[]).length);
  return agree(forms) && agree(whole);
}

/** What the reader of a file says of a cell that it cannot read (impor_nilai), without the cell. */
const READER = [
  /bukan tanggal(; tulis tahunnya dengan empat angka)?/,
  /bukan angka; desimal di berkas ini dengan (titik|koma)/,
  /angka dengan nol di depan: kode atau telepon di kolom yang salah\?/,
  /angka yang disingkat; tulis (utuh|sebagai teks)/,
  /angka lebih dari 15 digit tidak utuh; tulis sebagai teks/,
  /kode menjadi angka desimal; tulis sebagai teks/,
  /harus ya atau tidak/,
].map(({ source }) => new RegExp(`^[^ :]*: ${source}$`));
const isReader = (message: string): boolean => READER.some((one) => one.test(message));

/** What a file is told of a line that takes something back (impor_retur). */
const RETURN = /^[^ :]*: di bawah nol: retur bukan baris ([a-z-]+); .* sebagai retur-\1$/;
/** What a file is told besides of a record that is not there (impor_read): its name, and that it can be made. */
const MAKE = /(?<=: tidak ditemukan): .*; dapat dibuatkan dengan buat: \w+$/;

/** What a file is told of a row whose cells may be shifted (impor_lebar). */
const SHIFTED = 'telepon: telepon tanpa angka: apakah isi barisnya bergeser?';

/** What can be made is not there, and so not inactive either. */
const INACTIVE = /(?<=: tidak ditemukan) atau tidak aktif$/;

/** Differences that are meant; most are of sentences, where no door takes the value. */
export const ALLOWED: readonly Allowed[] = [
  {
    why: 'GraphQL tells the first value that does not fit its types, and nothing else',
    occurs: ['pelunasan_piutang', 'posted', 'alokasi', '[{"gaib": 1}]'],
    fits: (one, said) => {
      const [graphql, others] = parted(said, isGraphql);
      const [first, more] = graphql[0]?.messages ?? [];
      return (
        first !== undefined &&
        more === undefined &&
        graphql.every(({ messages }) => messages.join() === first) &&
        alike(one, others) &&
        others.every(({ messages }) => ofField(one, messages).includes(first))
      );
    },
  },
  {
    why: 'REST tells mistakes of form alone: what the books say of other fields comes after them',
    occurs: ['penjualan', 'posted', 'pembayaran.0.akun_kode', '"ya"'],
    fits: (one, said) => {
      const [books, others] = parted(said, (door) => isGraphql(door) || door === 'submit');
      const told = books.flatMap(({ messages }) => messages);
      return (
        alike(one, [...books, ...others]) &&
        others.every(({ messages }) =>
          messages.every((message) => isForm(one, message) && told.includes(message)),
        )
      );
    },
  },
  {
    why: "what a file's reader cannot read it tells of the cell in its own words",
    occurs: ['penjualan', 'in a file', 'tanggal', '"2026-02-30"'],
    fits: (one, { rest, file }) => {
      const [asked, read] = [rest, file].map((door) => ofField(one, door?.messages ?? []));
      return (
        (asked?.length ?? 0) > 0 &&
        (read?.length ?? 0) > 0 &&
        (read ?? []).every((message) => asked?.includes(message) || isReader(message))
      );
    },
  },
  {
    why: 'a file is told where a line belongs that takes something back',
    occurs: ['penjualan', 'in a file', 'detail.0.qty', '-0.000001'],
    fits: (one, { rest, file }) =>
      ofField(one, rest?.messages ?? []).length > 0 &&
      RETURN.test(ofField(one, file?.messages ?? []).join('\n')),
  },
  {
    why: 'a file is told that it can have made what it names',
    occurs: ['kontak', 'in a file', 'harga_kode', '"A"'],
    fits: (one, { rest, file }) => {
      const read = ofField(one, file?.messages ?? []).map((message) => message.replace(MAKE, ''));
      const asked = ofField(one, rest?.messages ?? []).map((said) => said.replace(INACTIVE, ''));
      return read.length > 0 && agree([asked, read]);
    },
  },
  {
    why: 'a file is asked whether cells are shifted where a telephone has no digits',
    occurs: ['kontak', 'in a file', 'telepon', '"true"'],
    asks: true,
    fits: (one, { file }) => ofField(one, file?.messages ?? []).join() === SHIFTED,
  },
];

/** The verdicts of the doors that are asked for, and of the others. */
function parted(said: Said, isAsked: (door: string) => boolean): [Verdict[], Verdict[]] {
  const doors = Object.entries(said);
  return [
    doors.filter(([door]) => isAsked(door)).map(([, verdict]) => verdict),
    doors.filter(([door]) => !isAsked(door)).map(([, verdict]) => verdict),
  ];
}

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
  ALLOWED.find(({ asks, fits }) => (asks || refusedByAll(said)) && fits(one, said))?.why;
