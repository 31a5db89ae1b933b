/** What can be wrong with the form of a field, as conditions and sentences of SQL. Sentences stand in kalimat.json. */
import { DIGITS, type FieldEntry, isDecimal, MAX_ID, SCALE } from '../../server/fields/entry.ts';
import { codeLength } from '../../server/fields/list.ts';

/** A mistake: when it is one, as a boolean that null makes none, and its sentence, an expression of SQL. */
export type Mistake = { when: string; text: string };

const sentence = (name: string, ...values: (number | string)[]): string =>
  `erp_private.kalimat(${[name, ...values].map((one) => `'${one}'`).join(', ')})`;

function atLeast(at: string, least: number): Mistake {
  return { when: `${at} < ${least}`, text: sentence('paling_kecil', least) };
}

const above0 = (at: string): Mistake => ({ when: `${at} <= 0`, text: sentence('lebih_dari', 0) });

function atMost(at: string, most: number | undefined): Mistake[] {
  if (most === undefined) return [];
  return [{ when: `${at} > ${most}`, text: sentence('paling_besar', most) }];
}

/** NaN and infinity are greater than every number. */
function decimal(at: string, type: keyof typeof SCALE, entry: FieldEntry): Mistake[] {
  const { lebih, negatif } = entry;
  const digits = DIGITS[type];
  return [
    ...(negatif ? [] : [lebih === undefined ? atLeast(at, 0) : above0(at)]),
    {
      when: `${negatif ? `abs(${at})` : at} >= 1e${digits}`,
      text: sentence('terlalu_besar', digits),
    },
    { when: `${at} <> round(${at}, ${SCALE[type]})`, text: sentence('desimal', SCALE[type]) },
    ...atMost(at, type === 'persen' ? 100 : undefined),
  ];
}

/** Its type in SQL keeps out what is no whole number. */
function whole(at: string, entry: FieldEntry): Mistake {
  const { tipe, min = 0, maks = 0 } = entry;
  if (tipe === 'id') {
    return { when: `${at} not between 1 and ${MAX_ID}`, text: sentence('bulat_mulai', 1) };
  }
  return {
    when: `${at} not between ${min} and ${maks}`,
    text: sentence('bulat_antara', min, maks),
  };
}

export const leastOf = ({ min, wajib }: FieldEntry): number => (wajib ? (min ?? 1) : (min ?? 0));

export const tooFew = (least: number): string => sentence('isi_paling_sedikit', least);

/** Of a list that has rows and needs more of them, its rows are told before (few). */
function list(at: string, entry: FieldEntry): Mistake[] {
  const { maks = 0 } = entry;
  const least = leastOf(entry);
  return [
    ...(least === 0 ? [] : [{ when: `cardinality(${at}) = 0`, text: tooFew(least) }]),
    { when: `cardinality(${at}) > ${maks}`, text: sentence('isi_paling_banyak', maks) },
  ];
}

const letters = (at: string, most: number): Mistake => ({
  when: `length(${at}) > ${most}`,
  text: sentence('huruf_paling_banyak', most),
});

/** A text that shows something. */
const shown = (at: string, most: number): Mistake[] => [
  letters(at, most),
  {
    when: `${at} is not null and erp_private.teks_isi(${at}) is null`,
    text: sentence('kosong'),
  },
];

/** An object of texts and nulls, or null, as a path that finds nothing else. */
const CODES =
  'strict $ ? (@.type() == "null" || @.type() == "object" && !exists(@.* ? (@.type() != "string" && @.type() != "null")))';

/** What can be wrong with a value that is there. */
function formOf(at: string, entry: FieldEntry): Mistake[] {
  const { tipe, maks = 0, rujuk = '' } = entry;
  if (isDecimal(tipe)) return decimal(at, tipe, entry);
  switch (tipe) {
    case 'bulat':
    case 'id':
      return [whole(at, entry)];
    case 'teks':
      return [letters(at, maks)];
    case 'teks_wajib':
      return shown(at, maks);
    case 'tanggal':
      return [
        {
          when: `${at} not between '1900-01-01' and '2999-12-31'`,
          text: `erp_private.hari_problem(${at})`,
        },
      ];
    case 'bulan':
      return [{ when: `${at} !~ '^(19|2\\d)\\d\\d-(0[1-9]|1[0-2])$'`, text: sentence('bulan') }];
    case 'kode_rujukan':
      return shown(at, codeLength(rujuk));
    case 'waktu':
      return [{ when: `not isfinite(${at})`, text: sentence('waktu') }];
    case 'objek':
      return [{ when: `jsonb_typeof(${at}) not in ('object', 'null')`, text: sentence('objek') }];
    case 'dimensi':
      return [{ when: `not ${at} @? '${CODES}'`, text: '' }];
    default:
      return [];
  }
}

/** A field that is not there; where not every mode requires it, in those that do. */
function missing(at: string, { wajib, wajib_mode: modes }: FieldEntry): Mistake[] {
  if (!wajib && modes === undefined) return [];
  const words = modes?.map((mode) => `'${mode}'`).join(', ');
  const when = modes && ` and coalesce(dokumen.mode, '') in (${words})`;
  return [{ when: `${at} is null${when ?? ''}`, text: sentence('wajib') }];
}

/** Whether it is there, and its form. */
export function mistakes(at: string, entry: FieldEntry): Mistake[] {
  const form = entry.tipe === 'daftar' ? list(at, entry) : formOf(at, entry);
  return [...missing(at, entry), ...form];
}
