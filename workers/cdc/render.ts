import type { Change, ColumnType, Kind, Relation, Values } from './change.ts';

/** JSON of changes. Numbers keep every digit of PostgreSQL's text, jsonb stays as it is. */

const NUMBER = /^-?\d+(\.\d+)?(e[+-]?\d+)?$/;

function scalar(text: string, kind: Kind): string {
  switch (kind) {
    case 'angka':
      // NaN and Infinity are no JSON.
      return NUMBER.test(text) ? text : JSON.stringify(text);
    case 'boolean':
      return text === 't' || text === 'true' ? 'true' : 'false';
    case 'json':
      // json keeps its writer's line breaks, always between tokens; a line of NDJSON has none.
      return text.replace(/[\r\n]/g, ' ');
    default:
      return JSON.stringify(text);
  }
}

export function valueJson(text: string | null, { jenis, unsur }: ColumnType): string {
  if (text === null) return 'null';
  return jenis === 'larik' ? arrayJson(text, unsur) : scalar(text, jenis);
}

/** PostgreSQL's `{1,NULL,"a\"b",{…}}` as a JSON array. */
export function arrayJson(text: string, kind: Kind): string {
  // A lower bound other than 1 stands before: [0:2]={…}
  let at = text.indexOf('{');
  const element = (): string => {
    if (text[at] === '{') return list();
    if (text[at] !== '"') {
      const end = text.slice(at).search(/[,}]/) + at;
      const word = text.slice(at, end);
      at = end;
      return word === 'NULL' ? 'null' : scalar(word, kind);
    }
    let word = '';
    for (at += 1; text[at] !== '"'; at += 1) {
      if (text[at] === '\\') at += 1;
      word += text[at];
    }
    at += 1;
    return scalar(word, kind);
  };
  const list = (): string => {
    const elements: string[] = [];
    at += 1;
    while (at < text.length && text[at] !== '}') {
      elements.push(element());
      if (text[at] === ',') at += 1;
    }
    at += 1;
    return `[${elements.join(',')}]`;
  };
  return list();
}

export function objectJson(values: Values, { kolom }: Relation): string {
  const parts: string[] = [];
  for (const { nama, tipe } of kolom) {
    const text = values[nama];
    if (text !== undefined) parts.push(`${JSON.stringify(nama)}:${valueJson(text, tipe)}`);
  }
  return `{${parts.join(',')}}`;
}

/** One change as a JSON object. A column that is missing in `data` did not change. */
export function changeJson({ lsn, urut, tabel, op, kunci, data, relasi }: Change): string {
  return (
    `{"lsn":"${lsn}","urut":${urut},"tabel":${JSON.stringify(tabel)},"op":"${op}",` +
    `"kunci":${objectJson(kunci, relasi)},` +
    `"data":${data === null ? 'null' : objectJson(data, relasi)}}`
  );
}
