/**
 * `erp_private.<kind>_bentuk`, rendered from a kind's list: what is wrong with a document that only the document tells, all
 * of it at once, each mistake behind the path of its field. Each row is asked one boolean first: sentences are made of
 * what fails. They stand in kalimat.json; those of numbers and days come from `angka_problem` and `hari_problem`.
 */
import { type FieldEntry, type Fields, isDecimal, SCALE } from '../../server/fields/entry.ts';
import type { KindList } from '../../server/fields/kinds.ts';

/** A mistake: when it is one, as a boolean that null makes none, and its sentence, an expression of SQL. */
type Mistake = { when: string; text: string };

const sentence = (name: string, ...values: (number | string | undefined)[]): string =>
  `erp_private.kalimat(${[name, ...values].map((one) => `'${one}'`).join(', ')})`;

/** A number: bounds that are asked quickly, and the sentence of whoever asks for all of them. */
function number(at: string, { tipe, min, lebih, maks, negatif }: FieldEntry): Mistake[] {
  const scale = isDecimal(tipe) ? SCALE[tipe] : 0;
  const zero = lebih === undefined && (min ?? 0) <= 0;
  const value = negatif ? `abs(${at})` : at;
  const least = negatif ? '' : `${at} ${zero ? '<' : '<='} 0 or `;
  const whole = isDecimal(tipe) ? ` or ${value} <> round(${value}, ${scale})` : '';
  const most = tipe === 'persen' ? 100 : maks;
  return [
    {
      when: `${least}${value} >= 1e13${whole}`,
      text: `erp_private.angka_problem(${value}, ${scale}, ${zero})`,
    },
    ...(most === undefined
      ? []
      : [{ when: `${at} > ${most}`, text: sentence('paling_besar', most) }]),
  ];
}

function list(at: string, { min, maks, wajib }: FieldEntry): Mistake[] {
  const count = `coalesce(cardinality(${at}), 0)`;
  const least = wajib ? (min ?? 1) : min;
  return [
    ...(least === undefined
      ? []
      : [{ when: `${count} < ${least}`, text: sentence('isi_paling_sedikit', least) }]),
    { when: `cardinality(${at}) > ${maks}`, text: sentence('isi_paling_banyak', maks) },
  ];
}

/** What can be wrong with the value at a path. */
function mistakes(at: string, entry: FieldEntry): Mistake[] {
  const { tipe, wajib, maks } = entry;
  if (tipe === 'daftar') return list(at, entry);
  const missing = wajib ? [{ when: `${at} is null`, text: sentence('wajib') }] : [];
  if (isDecimal(tipe) || tipe === 'bulat') return [...missing, ...number(at, entry)];
  switch (tipe) {
    case 'teks':
      return [
        ...missing,
        { when: `length(${at}) > ${maks}`, text: sentence('huruf_paling_banyak', maks) },
      ];
    case 'teks_wajib':
      return [
        ...missing,
        {
          when: `length(${at}) not between 1 and ${maks}`,
          text: `'paling sedikit 1 dan paling banyak ${maks} huruf'`,
        },
      ];
    case 'tanggal':
      return [
        ...missing,
        {
          when: `${at} not between '1900-01-01' and '2999-12-31'`,
          text: `erp_private.hari_problem(${at})`,
        },
      ];
    default:
      return missing;
  }
}

type Asked = { field: string; found: Mistake[] };

const asked = (row: string, fields: Fields): Asked[] =>
  Object.entries(fields)
    .map(([field, entry]) => ({ field, found: mistakes(`${row}.${field}`, entry) }))
    .filter(({ found }) => found.length > 0);

const anyOf = (fields: readonly Asked[]): string =>
  fields.flatMap(({ found }) => found.map(({ when }) => when)).join('\n      or ');

/** The sentences of a row, null where nothing is wrong. */
const sentences = (fields: readonly Asked[]): string =>
  fields
    .map(({ field, found }) => {
      const cases = found.map(({ when, text }) => `when ${when} then ${text}`);
      return `'${field}: ' || case ${cases.join(' ')} end`;
    })
    .join(',\n        ');

function rows(
  name: string,
  { jenis, fields = {} }: FieldEntry,
): { declared: string; loop: string } {
  const row = `v_${name}`;
  const inside = asked(row, fields);
  return {
    declared: `  ${row} erp.${jenis}_input;\n`,
    loop: `  v_ke := 0;
  foreach ${row} in array coalesce(dokumen.${name}, '{}') loop
    if ${anyOf(inside)} then
      v_salah := v_salah || array(
        select format('${name}.%s.%s', v_ke, p.pesan) from unnest(array[
        ${sentences(inside)}
        ]) as p (pesan) where p.pesan is not null
      );
    end if;
    v_ke := v_ke + 1;
  end loop;
`,
  };
}

/** The function of a kind. */
export function shapeSql({ name, fields }: KindList): string {
  const head = asked('dokumen', fields);
  const lists = Object.entries(fields)
    .filter(([, { jenis }]) => jenis !== undefined)
    .map(([field, entry]) => rows(field, entry));
  return `/** Messages about the form of a document of this kind, or an empty array. */
-- Made of db/reference/fields/${name}.json (db/scripts/shape_sql.ts).
create or replace function erp_private.${name}_bentuk(dokumen erp.${name}_input)
returns text[] language plpgsql stable set search_path = pg_catalog as $$
declare
  v_salah text[] := '{}';
  v_ke integer;
${lists.map(({ declared }) => declared).join('')}begin
  if ${anyOf(head)} then
    v_salah := array_remove(array[
        ${sentences(head)}
      ], null);
  end if;
${lists.map(({ loop }) => loop).join('')}  return v_salah;
end
$$;
`;
}
