/** SQL of the list of rights and scopes. */
import type { RightsList } from '../../server/base/rights.ts';
import { quoted } from './field_sql.ts';

const array = (words: readonly string[]): string => quoted(`{${words.join()}}`);

/** What a file says with a line of its own, `-- {name}`: roles by right, words by action, or the rows of scopes. */
const LINES: Readonly<Record<string, (list: RightsList) => string>> = {
  hak: ({ hak }) =>
    Object.entries(hak)
      .flatMap(([right, { peran }]) =>
        peran === undefined ? [] : [`when ${quoted(right)} then ${array(peran)}::erp.peran[]`],
      )
      .join('\n    '),
  aksi: ({ aksi }) =>
    Object.entries(aksi)
      .map(([action, words]) => `when ${quoted(action)} then ${quoted(words)}`)
      .join('\n    '),
  cakupan: ({ cakupan }) => {
    const rows = Object.entries(cakupan).map(
      ([right, { aksi, per_jenis, bagian, id }]) =>
        `(${quoted(right)}, ${array(aksi)}, ${per_jenis}, ${array(bagian)}, ${quoted(id)})`,
    );
    const into = 'insert into erp_private.cakupan (hak, aksi, per_jenis, bagian, keterangan)';
    return `${into}\nvalues\n  ${rows.join(',\n  ')};`;
  },
};

/** The file with rights or scopes in the place of the line that names them. */
export const withRights = (text: string, list: RightsList): string =>
  text.replaceAll(
    /^( *)-- \{(hak|aksi|cakupan)\}$/gm,
    (_line, indent: string, name: string) => `${indent}${LINES[name]?.(list)}`,
  );
