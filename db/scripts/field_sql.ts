/** SQL of the lists of fields: rows of reference tables, and comments on inputs, tables and columns. */
import {
  codeHint,
  type FieldEntry,
  inputWords,
  isDecimal,
  isSearched,
  type Label,
  labelOf,
  leastOf,
  mayBeNull,
} from '../../server/fields/entry.ts';
import { codeLength, type RecordList } from '../../server/fields/list.ts';

export const quoted = (value: string | number | boolean | null | undefined): string => {
  if (value === null || value === undefined) return 'null';
  return typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : `${value}`;
};

export const row = (values: readonly Parameters<typeof quoted>[0][]): string =>
  `(${values.map(quoted).join(', ')})`;

const json = (value: unknown): string | null =>
  value === undefined ? null : JSON.stringify(value);

/** Types of SQL by those of the lists; a decimal has the domain of its name. */
const SQL_TYPES: Partial<Record<FieldEntry['tipe'], string>> = {
  kode: 'text',
  nama: 'text',
  teks: 'text',
  teks_wajib: 'text',
  kode_rujukan: 'text',
  bulat: 'integer',
  id: 'bigint',
  persen: 'erp.kuantitas',
  tanggal: 'date',
  bulan: 'text',
  boolean: 'boolean',
  dimensi: 'bigint',
  objek: 'jsonb',
};

/** The type of the column that holds it; null where no list says it. */
export function sqlType({ tipe, enum: name, unsur }: FieldEntry): string | null {
  if (tipe === 'pilihan') return `erp.${name}`;
  if (tipe === 'daftar') return unsur === 'teks' ? 'text[]' : `erp.${unsur}[]`;
  if (tipe === 'waktu' || tipe === 'khusus') return null;
  return SQL_TYPES[tipe] ?? `erp.${tipe}`;
}

/** Where 32 bits end. */
const MAX_INTEGER = 2 ** 31 - 1;

/**
 * The type of the attribute that takes it. An input takes every decimal, so that one too many digits is told and not
 * rounded, and values of dimensions by code.
 */
export function inputType(entry: FieldEntry): string | null {
  const { tipe, maks = 0, jenis } = entry;
  if (isDecimal(tipe)) return 'numeric';
  if (jenis !== undefined) return `erp.${jenis}_input[]`;
  if (['dimensi', 'id_luar', 'atribut'].includes(tipe)) return 'jsonb';
  if (tipe === 'waktu') return 'timestamp with time zone';
  return tipe === 'bulat' && maks > MAX_INTEGER ? 'bigint' : sqlType(entry);
}

/** What `erp_private.master_kolom` calls the type. */
function kindOf({ tipe, rujuk }: FieldEntry): string {
  if (['kode', 'nama', 'kode_rujukan'].includes(tipe)) return 'teks';
  if (tipe === 'persen') return 'kuantitas';
  return tipe === 'bulat' && rujuk !== undefined ? 'id' : tipe;
}

/** Places of what every record has, behind its own. */
const PLACES: Readonly<Record<string, number>> = {
  dimensi: 80,
  aktif: 90,
  atribut: 91,
  dibuat_pada: 92,
  diubah_pada: 93,
};

/** The least of a value, and the most: of a reference the letters of the code that it names. */
function boundsOf(entry: FieldEntry): (string | number | null | undefined)[] {
  const { tipe, maks, rujuk } = entry;
  if (tipe === 'kode_rujukan') return [null, codeLength(rujuk ?? '')];
  return [leastOf(entry), isDecimal(tipe) ? null : maks];
}

function kolomRow(list: RecordList, nama: string, entry: FieldEntry, urutan: number): string {
  const { tipe, wajib, baku, maks, rujuk } = entry;
  const isCode = tipe === 'kode';
  return row([
    list.name,
    nama,
    PLACES[nama] ?? urutan,
    kindOf(entry),
    sqlType(entry),
    !entry.baca,
    wajib ?? false,
    mayBeNull(entry),
    isSearched(entry),
    ...boundsOf(entry),
    isCode ? (entry.pola ?? `^[^[:cntrl:]]{1,${maks}}$`) : null,
    isCode ? codeHint(entry) : null,
    json(baku),
    rujuk,
    rujuk === undefined ? null : tipe === 'kode_rujukan' ? 'kode' : 'id',
  ]);
}

export const fieldRows = (lists: readonly RecordList[]): string[] =>
  lists.flatMap((list) => [
    ...(list.kunci === 'id'
      ? [kolomRow(list, 'id', { tipe: 'id', baca: true, kosong: false }, 0)]
      : []),
    ...Object.entries(list.fields)
      .map(([nama, entry], place) => ({ nama, entry, place: place + 1 }))
      .filter(({ entry }) => entry.tipe !== 'khusus')
      .map(({ nama, entry, place }) => kolomRow(list, nama, entry, place)),
  ]);

export const entityRows = (lists: readonly RecordList[]): string[] =>
  lists.map(({ name, label, kunci, galat, awalan, lebar, cari }) =>
    row([name, label, kunci, galat, awalan, lebar, cari]),
  );

/** The type of a column in files. */
export function fileType({ tipe, impor }: FieldEntry, nama: string): string {
  if (impor?.tipe !== undefined) return impor.tipe;
  if (isDecimal(tipe)) return 'angka';
  const others: Partial<Record<FieldEntry['tipe'], string>> = {
    kode_rujukan: 'kode',
    nama: 'teks',
    teks_wajib: 'teks',
    boolean: 'ya_tidak',
    id: nama.replace(/_id$/, ''),
  };
  return others[tipe] ?? tipe;
}

type FileColumn = {
  nama: string;
  bidang: string;
  tipe: string;
  wajib: boolean;
  contoh: string | null;
  kata: string;
  pilihan?: readonly string[] | undefined;
  hitung?: boolean;
  label: Label;
  ke?: number | undefined;
};

/** The columns of a record in files: in the order of its fields, behind them those that have a place of their own. */
export function fileColumns({ fields, impor }: RecordList): FileColumn[] {
  if (impor === undefined) return [];
  const own = Object.entries(fields).flatMap(([bidang, entry]): FileColumn[] => {
    if (entry.impor === undefined || (bidang === 'aktif' && !impor.aktif)) return [];
    const { contoh, kata, nama, ke } = entry.impor;
    return [
      {
        nama: nama ?? (entry.tipe === 'id' ? bidang.replace(/_id$/, '') : bidang),
        ...{ bidang, tipe: fileType(entry, bidang), wajib: entry.wajib ?? false },
        ...{ contoh, kata, pilihan: entry.kata, ke, label: labelOf(entry, bidang) },
      },
    ];
  });
  const others = Object.entries(impor.lain).map(
    ([nama, lain]): FileColumn => ({
      ...{ nama, bidang: nama, wajib: false, hitung: true },
      ...lain,
      label: labelOf({ tipe: 'khusus' }, nama),
    }),
  );
  return [...own, ...others].sort((one, other) => (one.ke ?? 0) - (other.ke ?? 0));
}

const importName = (list: RecordList): string => list.name.replaceAll('_', '-');

export const importKinds = (lists: readonly RecordList[]): string[] =>
  lists.flatMap((list) =>
    list.impor === undefined
      ? []
      : [
          row([
            ...[importName(list), list.impor.nama, 'induk', list.name, null],
            ...[list.impor.urutan, list.impor.keterangan],
          ]),
        ],
  );

export const importColumns = (lists: readonly RecordList[]): string[] =>
  lists.flatMap((list) =>
    fileColumns(list).map((column, place) =>
      row([
        ...[importName(list), place + 1, column.nama, column.bidang, column.tipe, column.wajib],
        ...[false, column.contoh, column.kata],
        ...[column.pilihan && `{${column.pilihan.join()}}`, column.hitung ?? false],
        ...[column.label.id, column.label.en],
      ]),
    ),
  );

/** A comment on each input of a record and on its attributes. */
export const inputComments = (lists: readonly RecordList[]): string[] =>
  lists.flatMap((list) => {
    const type = `erp.${list.name}_input`;
    const attributes = Object.entries(list.fields).flatMap(([nama, entry]) => {
      const words = entry.baca ? undefined : inputWords(list, entry);
      return words === undefined ? [] : [`comment on column ${type}.${nama} is ${quoted(words)};`];
    });
    return [`comment on type ${type} is ${quoted(list.en)};`, ...attributes];
  });

/** What the tenant's tables and columns mean: by table, `""` for the table itself. */
export const tableComments = (
  lists: readonly RecordList[],
): Record<string, Record<string, string>> =>
  Object.fromEntries(
    lists.map((list) => [
      list.name,
      {
        '': list.tabel,
        ...Object.fromEntries(
          Object.entries(list.fields).flatMap(([nama, { kolom }]) =>
            kolom === undefined ? [] : [[nama, kolom]],
          ),
        ),
      },
    ]),
  );
