/**
 * What is wrong with the form of a document, rendered from the list of its kind: all of it at once, each mistake behind the
 * path of its field. Each row is asked booleans first: sentences are made of what fails. They stand in kalimat.json.
 */
import type { FieldEntry, Fields } from '../../server/fields/entry.ts';
import { inputsOf } from '../../server/fields/input_types.ts';
import { type KindList, unknownInModes } from '../../server/fields/kinds.ts';
import { leastOf, type Mistake, mistakes, tooFew } from './field_mistakes.ts';
import { row } from './field_sql.ts';

type Asked = { field: string; found: Mistake[] };

const asked = (row: string, fields: Fields): Asked[] =>
  Object.entries(fields)
    .map(([field, entry]) => ({ field, found: mistakes(`${row}.${field}`, entry) }))
    .filter(({ found }) => found.length > 0);

const anyOf = (fields: readonly Asked[], or: string): string =>
  fields.flatMap(({ found }) => found.map(({ when }) => when)).join(or);

/**
 * Whether something is wrong in a row, into `v_buruk`. PostgreSQL prepares an expression anew in each transaction, which
 * costs more than its answer: fields that few documents have are looked at where one of them is there. `usual` are those
 * that must be there, and those of the example.
 */
function looked(row: string, fields: readonly Asked[], example: unknown, indent: string): string {
  const isUsual = ({ field, found }: Asked) =>
    found.some(({ when }) => when.startsWith(`${row}.${field} is null`)) ||
    Object.hasOwn((example ?? {}) as object, field);
  const usual = fields.filter(isUsual);
  const rare = fields.filter((one) => !isUsual(one));
  const or = `\n${indent}  or `;
  const first = `${indent}v_buruk := ${usual.length === 0 ? 'false' : anyOf(usual, or)};\n`;
  if (rare.length === 0) return first;
  const names = rare.map(({ field }) => `${row}.${field}`).join(', ');
  return `${first}${indent}if v_buruk is not true and num_nonnulls(${names}) > 0 then
${indent}  v_buruk := ${anyOf(rare, `\n${indent}    or `)};
${indent}end if;
`;
}

/** The sentences of a row, null where nothing is wrong; of dimensions those of each value. */
function sentences(row: string, fields: readonly Asked[]): string {
  const isCodes = ({ found }: Asked) => found.some(({ text }) => text === '');
  const told = fields
    .filter((one) => !isCodes(one))
    .map(({ field, found }) => {
      const cases = found.map(({ when, text }) => `when ${when} then ${text}`);
      return `'${field}: ' || case ${cases.join(' ')} end`;
    });
  const codes = fields
    .filter(isCodes)
    .map(({ field }) => ` || erp_private.json_codes_problems('${field}', ${row}.${field})`);
  return `array[
        ${told.join(',\n        ')}
      ]::text[]${codes.join('')}`;
}

/** That a list has rows, but too few: told after its rows, within which nothing is told after it (kesalahan_first). */
function few(name: string, entry: FieldEntry): string {
  const least = leastOf(entry);
  if (least < 2) return '';
  return `  if cardinality(dokumen.${name}) between 1 and ${least - 1} then
    v_salah := v_salah || ('${name}: ' || ${tooFew(least)});
  end if;
`;
}

/** Of a list that is too long no row is looked at. */
function rows(
  name: string,
  entry: FieldEntry,
  example: unknown,
): { declared: string; loop: string } {
  const { jenis, fields = {}, maks = 0 } = entry;
  const row = `v_${name}`;
  const inside = asked(row, fields);
  return {
    declared: `  ${row} erp.${jenis}_input;\n`,
    loop: `  v_ke := 0;
  foreach ${row} in array
    case when cardinality(dokumen.${name}) <= ${maks} then dokumen.${name} else '{}' end
  loop
    if ${row} is not distinct from null then
      v_salah := v_salah || erp_private.kalimat_di(format('${name}.%s', v_ke), 'bukan_null');
    else
${looked(row, inside, example, '      ')}      if v_buruk then
        v_salah := v_salah || array(
          select format('${name}.%s.%s', v_ke, p.pesan) from unnest(${sentences(row, inside)}) as p (pesan)
           where p.pesan is not null
        );
      end if;
    end if;
    v_ke := v_ke + 1;
  end loop;
${few(name, entry)}`,
  };
}

/** The first row of a list of the example. */
const firstRow = (list: unknown): unknown => (Array.isArray(list) ? list[0] : undefined);

function shapeSql({ name, fields, contoh }: KindList): string {
  const head = asked('dokumen', fields);
  const lists = Object.entries(fields)
    .filter(([, { jenis }]) => jenis !== undefined)
    .map(([field, entry]) => rows(field, entry, firstRow(contoh[field])));
  return `/** Messages about the form of a document of this kind, or an empty array. */
-- Made of db/reference/fields/${name}.json (db/scripts/shape_sql.ts).
create or replace function erp_private.${name}_bentuk(dokumen erp.${name}_input)
returns text[] language plpgsql stable set search_path = pg_catalog as $$
declare
  v_salah text[] := '{}';
  v_buruk boolean;
${lists.length === 0 ? '' : '  v_ke integer;\n'}${lists.map(({ declared }) => declared).join('')}begin
${looked('dokumen', head, contoh, '  ')}  if v_buruk then
    v_salah := array_remove(${sentences('dokumen', head)}, null);
  end if;
${lists.map(({ loop }) => loop).join('')}  return v_salah;
end
$$;
`;
}

/** Asks the function of the kind, where the caller serves several. */
function anySql(kinds: readonly KindList[]): string {
  const cases = kinds.map(({ name }) => {
    const jenis = name.replaceAll('_', '-');
    const dokumen = `jsonb_populate_record(null::erp.${name}_input, isi)`;
    return `    when '${jenis}' then
      return erp_private.${name}_bentuk(${dokumen});
`;
  });
  return `/** Messages about the form of a document of any kind, or an empty array. */
-- Made of the lists of kinds in db/reference/fields (db/scripts/shape_sql.ts).
create or replace function erp_private.dokumen_bentuk(jenis erp.jenis_transaksi, isi jsonb)
returns text[] language plpgsql stable set search_path = pg_catalog as $$
begin
  case jenis
${cases.join('')}  end case;
end
$$;
`;
}

const words = (list: readonly string[]): string => `'{${list.join()}}'`;

/** What each mode of each kind does not know, and the code of its numbers. */
function modeSql(kinds: readonly KindList[]): string {
  const cases = kinds.flatMap((kind) =>
    unknownInModes(kind).map(({ mode, kode, kepala, baris }) =>
      [
        `    when '${kind.name.replaceAll('_', '-')}/${mode}' then`,
        `      kepala := ${words(kepala)};`,
        `      baris := ${words(baris)};`,
        ...(kode === undefined ? [] : [`      kode := '${kode}';`]),
      ].join('\n'),
    ),
  );
  const having = kinds.filter((kind) => unknownInModes(kind).length > 0);
  return `/** Fields that a mode of a kind does not know, of the head and of lines; null: no such mode. */
-- A document without mode is the empty one. \`sendiri\`: the kind has modes, and this is one.
-- \`kode\` is the counter of a mode that has its own.
-- Made of the lists of kinds in db/reference/fields (db/scripts/shape_sql.ts).
-- @execute erp_writer, erp_reader
create or replace function erp_private.mode_asing(
  jenis erp.jenis_transaksi, mode text, out kepala text[], out baris text[], out kode text,
  out sendiri boolean
) language plpgsql immutable set search_path = pg_catalog as $$
begin
  sendiri := false;
  if (jenis in (${having.map(({ name }) => `'${name.replaceAll('_', '-')}'`).join(', ')})) is not true then
    kepala := '{}';
    baris := '{}';
    return;
  end if;
  sendiri := mode is not null;
  case jenis || '/' || coalesce(mode, '')
${cases.join('\n')}
    else null;
  end case;
end
$$;
`;
}

/** What the lists say of the fields of inputs, for what is judged before it has its type. */
function inputSql(kinds: readonly KindList[]): string {
  const rows = [...inputsOf(kinds)].flatMap(([name, fields]) =>
    Object.entries(fields)
      .filter(([, { baca }]) => !baca)
      .map(([field, { tipe, min = 0, maks }], ke) =>
        row([`erp.${name}_input`, ke + 1, field, tipe, min, maks]),
      ),
  );
  return `/** The fields of an input, in the order of its list, with their bounds. */
-- Made of the lists of kinds in db/reference/fields (db/scripts/shape_sql.ts).
create or replace function erp_private.dokumen_bidang(masukan regtype)
returns table (ke integer, nama text, tipe text, min bigint, maks bigint)
language sql stable set search_path = pg_catalog as $$
  select v.ke, v.nama, v.tipe, v.min::bigint, v.maks::bigint
    from (values
      ${rows.join(',\n      ')}
    ) as v (masukan, ke, nama, tipe, min, maks)
   where to_regtype(v.masukan) = dokumen_bidang.masukan
$$;
`;
}

/** A function with the list that it is made of. */
type Made = { name: string; list: string; text: string };

/** The functions that judge the form of documents: of every kind, of any, and what modes and inputs have. */
export const shapeFunctions = (kinds: readonly KindList[]): Made[] => [
  ...kinds.map((kind) => ({
    name: `${kind.name}_bentuk`,
    list: `${kind.name}.json`,
    text: shapeSql(kind),
  })),
  { name: 'dokumen_bentuk', list: '', text: anySql(kinds) },
  { name: 'mode_asing', list: '', text: modeSql(kinds) },
  { name: 'dokumen_bidang', list: '', text: inputSql(kinds) },
];
