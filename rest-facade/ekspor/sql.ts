/** The statements of an export. Every function is one of `erp`; arguments travel as parameters. */
import type { Kolom } from './tabel.ts';

export type Statement = { text: string; values: unknown[] };
type Arguments = Readonly<Record<string, unknown>>;

const NAME = /^[a-z][a-z0-9_]*$/;

function callOf(name: string, given: Arguments): { call: string; values: unknown[] } {
  const pairs = Object.entries(given).filter(([, value]) => value !== undefined);
  for (const word of [name, ...pairs.map(([key]) => key)]) {
    if (!NAME.test(word)) throw new Error(`${word} is no name of a function or an argument`);
  }
  const list = pairs.map(([key], index) => `${key} => $${index + 1}`).join(', ');
  return { call: `erp.${name}(${list})`, values: pairs.map(([, value]) => value) };
}

/** The function's whole result as one JSON text. */
export function documentStatement(name: string, given: Arguments): Statement {
  const { call, values } = callOf(name, given);
  return { text: `select to_json(${call})::text as isi`, values };
}

/**
 * The rows of a function that gives JSON, as text columns. The function stands in the select list of a query of its
 * own: there PostgreSQL takes its rows one by one, in `from` it would first collect all of them.
 */
export function rowsStatement(
  name: string,
  given: Arguments,
  kolom: readonly Kolom[],
  anak = 'baris',
): Statement {
  const { from, values } = sourceOf(name, given, kolom, anak);
  return { text: `select ${kolom.map(placeOf).join(', ')} from ${from}`, values };
}

/** The sums of those columns of the same rows that are to be added up, as one JSON text. */
export function sumsStatement(
  name: string,
  given: Arguments,
  kolom: readonly Kolom[],
  anak = 'baris',
): Statement {
  const { from, values } = sourceOf(name, given, kolom, anak);
  const sums = kolom
    .filter(({ jumlah }) => jumlah)
    .map((one) => {
      const type = one.jenis === 'uang' ? 'uang' : 'kuantitas';
      return `coalesce(sum(${placeOf(one)}::numeric), 0)::erp.${type} as ${quoted(one.kunci)}`;
    });
  return {
    text: `select row_to_json(j)::text as isi from (select ${sums.join(', ')} from ${from}) as j`,
    values,
  };
}

/** The sums of fields of JSON objects, as one JSON text. */
export function arraySumsStatement(rows: readonly unknown[], fields: readonly string[]): Statement {
  const sums = fields.map((one) => `coalesce(sum(${quoted(one)}), 0)::erp.uang as ${quoted(one)}`);
  const columns = fields.map((one) => `${quoted(one)} numeric`);
  return {
    text:
      `select row_to_json(j)::text as isi from (select ${sums.join(', ')}` +
      ` from json_to_recordset($1) as a (${columns.join(', ')})) as j`,
    values: [JSON.stringify(rows)],
  };
}

function placeOf({ kunci, anak }: Kolom): string {
  return `${anak ? 'a' : 'k'}.${quoted(kunci)}`;
}

/** Where the rows of a function come from: `k` is a row, `a` one of its lines. */
function sourceOf(name: string, given: Arguments, kolom: readonly Kolom[], anak: string) {
  const { call, values } = callOf(name, given);
  const parents = kolom.filter(({ anak }) => !anak).map(columnOf);
  const children = kolom.filter(({ anak }) => anak).map(columnOf);
  const lines = children.length > 0 ? [`${quoted(anak)} json`] : [];
  const from = [
    `(select ${call} as isi) as s`,
    `json_to_record(s.isi) as k (${[...parents, ...lines].join(', ')})`,
    ...(children.length > 0
      ? [`json_to_recordset(k.${quoted(anak)}) as a (${children.join(', ')})`]
      : []),
  ];
  return { from: from.join(' cross join lateral '), values };
}

function columnOf({ kunci }: Kolom): string {
  return `${quoted(kunci)} text`;
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
