/**
 * The export of a report that has no definition of its own, made from the schema of its answer: columns from the fields
 * of its rows, titles from their descriptions. Of a list these are the rows of `data`, of a document those of its
 * widest array, or else its single values; further arrays are tables of their own.
 */
import { z } from 'zod';
import { isHarga, isKuantitas } from '../../server/answers/fields.ts';
import { rawNumber } from '../../server/base/json_text.ts';
import { word } from '../../server/base/words.ts';
import { angkaTampil, tanggalPanjang } from '../../server/cetak/tabel/angka.ts';
import {
  bilangan,
  type Dokumen,
  daftar,
  type Ekspor,
  hari,
  id,
  kuantitas,
  nilai,
  nomor,
  sel,
  teks,
  uang,
} from '../../server/cetak/tabel/definisi.ts';
import { type Baris, barisOf, type Kolom, type Sel } from '../../server/cetak/tabel/tabel.ts';
import type { Endpoint } from '../base/endpoint.ts';

/** A field of the answer under its path; `baris` are its rows' columns, where it is an array of objects. */
type Isi = { kolom: Kolom; baris?: readonly Kolom[] };

/** Fields that are not shown: the head of every file says them, or they are about pages. */
const DI_KEPALA =
  /^(meta\.)?(page|per_page|total|total_pages|paginate|per|masa|dari|sampai|sejak|diketahui|peringatan|hpp_tertunda)$/;

/** @throws Error when the answer is no object that its schema describes */
export function generik({ path, summary, shape, pages, response }: Endpoint): Ekspor {
  if (!(response instanceof z.ZodObject)) {
    throw new Error(`${path} needs a response schema, or a definition in ekspor/registry.ts`);
  }
  // The function of a list gives what stands beside `data` and `meta` under `extra`.
  const prefix = (key: string) =>
    shape === 'list' && key !== 'data' && key !== 'meta' ? 'extra.' : '';
  const isi = isiOf(response, prefix);
  const tables = isi.filter(({ baris }) => baris);
  const values = isi.flatMap(({ kolom, baris }) =>
    baris || DI_KEPALA.test(kolom.kunci) ? [] : [kolom],
  );
  const width = ({ kolom, baris = [] }: Isi) => (kolom.kunci === 'data' ? Infinity : baris.length);
  const main = tables.toSorted((a, b) => width(b) - width(a))[0];
  const kolom = main?.baris ?? NILAI;
  const berkas = path.replace(/^\/laporan\/|\/\{\w+\}/g, '').replaceAll('/', '-');
  return {
    judul: summary,
    berkas,
    kolom: () => kolom,
    ...(pages && { halaman: true }),
    susun: (dokumen) =>
      main ? rowsOf(kolom, dokumen, main.kolom.kunci) : values.map((one) => valueRow(one, dokumen)),
    keterangan: (dokumen) => (main ? values.map((one) => valueLine(one, dokumen)) : []),
    tambahan: tables.flatMap(({ kolom: { kunci, judul }, baris = [] }) =>
      kunci === main?.kolom.kunci
        ? []
        : [{ tabel: (dokumen) => ({ judul, kolom: baris, baris: rowsOf(baris, dokumen, kunci) }) }],
    ),
  };
}

const NILAI = [teks('nama', 'Nama', 40), uang('angka', 'Angka', 20), teks('isi', 'Isi', 40)];

function valueRow(kolom: Kolom, dokumen: Dokumen): Baris {
  const where = kolom.jenis === 'teks' || kolom.jenis === 'tanggal' ? 'isi' : 'angka';
  return barisOf(NILAI, 'data', { nama: word(kolom.judul), [where]: cell(dokumen, kolom) });
}

function valueLine(kolom: Kolom, dokumen: Dokumen): string | null {
  const text = cell(dokumen, kolom);
  if (text === null) return null;
  if (kolom.jenis === 'teks') return `${word(kolom.judul)}: ${kolom.kata ? word(text) : text}`;
  const shown = kolom.jenis === 'tanggal' ? tanggalPanjang(text) : angkaTampil(text, kolom.jenis);
  return `${word(kolom.judul)}: ${shown}`;
}

function rowsOf(kolom: readonly Kolom[], dokumen: Dokumen, path: string): Baris[] {
  return daftar(dokumen, path).map((row) => ({
    gaya: 'data',
    tingkat: 0,
    sel: kolom.map((one) => cell(row, one)),
  }));
}

/** The text of a cell; a list or an object within a row is shown as its JSON. */
function cell(dokumen: Dokumen, { kunci }: Kolom): Sel {
  const value = nilai(dokumen, kunci);
  const compound = value !== null && typeof value === 'object' && rawNumber(value) === undefined;
  return compound ? JSON.stringify(value) : sel(dokumen, kunci);
}

/** The fields of an object; those of an object within it stand under their path. */
function isiOf(object: z.ZodObject, prefix: (key: string) => string = () => ''): Isi[] {
  const isi = Object.entries(object.shape).flatMap(([key, field]): Isi[] => {
    const path = prefix(key) + key;
    const { schema, description } = bare(field as z.ZodType);
    if (schema instanceof z.ZodObject) return isiOf(schema, () => `${path}.`);
    const kolom = kolomOf(path, schema, description);
    const item = schema instanceof z.ZodArray ? bare(schema.element as z.ZodType).schema : null;
    return [
      item instanceof z.ZodObject
        ? { kolom, baris: isiOf(item).map((one) => one.kolom) }
        : { kolom },
    ];
  });
  return isi.map((one) => ({ ...one, kolom: apart(one.kolom, isi) }));
}

/** A column whose title another one has too is named after its field. */
function apart(kolom: Kolom, isi: readonly Isi[]): Kolom {
  const same = isi.filter((one) => one.kolom.judul === kolom.judul);
  return same.length > 1 ? { ...kolom, judul: named(kolom.kunci) } : kolom;
}

/** The schema inside optional and nullable, and the outermost description. */
function bare(schema: z.ZodType): { schema: z.ZodType; description: string | undefined } {
  const { description } = schema;
  if (!(schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)) {
    return { schema, description };
  }
  const inner = bare(schema.unwrap() as z.ZodType);
  return { ...inner, description: description ?? inner.description };
}

function kolomOf(path: string, schema: z.ZodType, description: string | undefined): Kolom {
  const key = path.split('.').at(-1) ?? path;
  // The first words of a description are the name; what follows explains it.
  const judul = description?.split(/[;:,.(]/)[0]?.trim() || named(key);
  if (schema instanceof z.ZodNumber) {
    if (/(^|_)id$/.test(key)) return id(path, `Id ${judul.toLowerCase()}`);
    if (key === 'tahun') return nomor(path, judul, 6);
    if (schema.isInt) return bilangan(path, judul);
    if (isKuantitas(schema)) return kuantitas(path, judul);
    return uang(path, judul, undefined, isHarga(schema) ? {} : { jumlah: true });
  }
  if (schema.meta()?.format === 'date' || schema instanceof z.ZodISODate) return hari(path, judul);
  return teks(path, judul, undefined, schema instanceof z.ZodEnum ? { kata: true } : {});
}

function named(path: string): string {
  const text = path.replace(/^extra\./, '').replace(/[._]/g, ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
