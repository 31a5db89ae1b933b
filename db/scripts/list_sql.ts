/** The lines of reference files that stand for rows of the lists of fields, `-- {name}`. */
import { type KindList, readKinds } from '../../server/fields/kinds.ts';
import { type RecordList, readRecords } from '../../server/fields/list.ts';
import { entityRows, fieldRows, importColumns, importKinds } from './field_sql.ts';
import { kindColumns, kindImports } from './kind_sql.ts';

/** The lists as they are on disk. */
export type Lists = { records: readonly RecordList[]; kinds: readonly KindList[] };

export const readLists = (): Lists => ({ records: readRecords(), kinds: readKinds() });

function insert(table: string, columns: string, rows: readonly string[]): string {
  return `insert into erp_private.${table} (${columns})\nvalues\n  ${rows.join(',\n  ')}`;
}

/** Rows by the name of their line; what follows in the file keeps them up, or is another statement. */
const LINES: Readonly<Record<string, (lists: Lists) => string>> = {
  master_entitas: ({ records }) =>
    insert(
      'master_entitas',
      'entitas, label, kunci, kode_galat, awalan, lebar, cari',
      entityRows(records),
    ),
  master_kolom: ({ records }) =>
    insert(
      'master_kolom',
      'entitas, nama, urutan, tipe, tipe_sql, dapat_ditulis, wajib, boleh_null, dapat_dicari, ' +
        'minimum, batas, pola, petunjuk, baku, rujukan_tabel, rujukan_kunci',
      fieldRows(records),
    ),
  impor_jenis: ({ records, kinds }) =>
    insert('impor_jenis', 'jenis, nama, sifat, entitas, jenis_transaksi, urutan, keterangan', [
      ...importKinds(records),
      ...kindImports(kinds),
    ]),
  impor_kolom: ({ records, kinds }) =>
    insert(
      'impor_kolom',
      'jenis, urutan, nama, bidang, tipe, wajib, dokumen, contoh, keterangan, pilihan, hitung, ' +
        'label, label_en',
      [...importColumns(records), ...kindColumns(kinds)],
    ),
};

/** The file with rows in the place of the lines that name them. */
export const withFields = (text: string, lists: Lists): string =>
  text.replaceAll(/^-- \{(\w+)\}$/gm, (_line, name: string) => {
    const rows = LINES[name];
    if (rows === undefined) throw new Error(`-- {${name}}: tidak dikenal (list_sql.ts)`);
    return rows(lists);
  });
