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
  const { call, values } = callOf(name, given);
  const parents = kolom.filter(({ anak }) => !anak).map(columnOf);
  const children = kolom.filter(({ anak }) => anak).map(columnOf);
  const selected = kolom.map(({ kunci, anak }) => `${anak ? 'a' : 'k'}.${quoted(kunci)}`);
  const lines = children.length > 0 ? [`${quoted(anak)} json`] : [];
  const from = [
    `(select ${call} as isi) as s`,
    `json_to_record(s.isi) as k (${[...parents, ...lines].join(', ')})`,
    ...(children.length > 0
      ? [`json_to_recordset(k.${quoted(anak)}) as a (${children.join(', ')})`]
      : []),
  ];
  return {
    text: `select ${selected.join(', ')} from ${from.join(' cross join lateral ')}`,
    values,
  };
}

function columnOf({ kunci }: Kolom): string {
  return `${quoted(kunci)} text`;
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
