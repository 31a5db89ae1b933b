/**
 * Examples of whole bodies for the OpenAPI description, put together from the examples of their fields: what a
 * person copies to try an endpoint. A schema's own example goes first; unions show each of their kinds.
 */

import { STATUS_CODES } from 'node:http';
import { sentence } from '../../server/base/sentences.ts';

// biome-ignore lint/suspicious/noExplicitAny: a JSON schema is read here, member by member.
type Json = any;

/** For fields that occur in many answers and have one meaning everywhere. */
const BY_NAME: Readonly<Record<string, unknown>> = {
  token: 'eyJhbGciOiJFZERTQSIsImtpZCI6IjEifQ.eyJzdWIiOiI4ZjRl….s2Qp',
  expires_in: 3600,
  email: 'sari@toko.test',
  nama: 'Sari',
  kode: 'toko',
  default_tenant: 'toko',
  versi: '0.1.0',
  status: 'ok',
  original_request_id: '0b0c6f4e-5a52-4f6c-9f0e-1d8a3b7c2e11',
  page: 1,
  per_page: 20,
  total: 1,
  total_pages: 1,
  alamat: 'Jl. Melati 5, Bandung',
  npwp: '012345678901000',
  telepon: '022-555123',
  warnings: 'Alamat ini akan dihapus; pakai /api/master/barang-harga',
  peringatan: 'Ada koreksi harga pokok yang masih diproses',
  catatan: 'Hanya dokumen final yang dihitung',
  saran: 'penjualan bulan ini per barang',
  nomor: 'XT/00/202512/00001',
  dimensi: 'barang',
  x: 'bulan',
  seri: 'pelanggan',
};

const BY_FORMAT: Readonly<Record<string, string>> = {
  uuid: '8f4e1c52-3a77-4c1e-9d2b-6a5f0e9b7c31',
  'date-time': '2026-01-31T03:00:00.000Z',
};

const BY_TYPE: Readonly<Record<string, unknown>> = {
  string: 'teks',
  integer: 1,
  number: 1,
  boolean: true,
  null: null,
};

/** How examples are made: what a reference stands for, and whether optional fields are shown. */
type Way = { resolve: (schema: Json) => Json; everything: boolean };

const own = (schema: Json): { value: unknown } | undefined => {
  for (const [key, value] of [
    ['example', schema.example],
    ['examples', schema.examples?.[0]],
    ['const', schema.const],
    ['default', schema.default],
    ['enum', schema.enum?.[0]],
  ]) {
    if (value !== undefined && (key !== 'default' || schema.default !== null)) return { value };
  }
  return undefined;
};

/**
 * An example of a schema. An object of an answer has the fields that are always there, or plain values where none is: all that
 * may be there is never there at once. `name` is the field's, `depth` ends what refers to itself.
 */
function exampleOf(schema: Json, way: Way, name = '', depth = 0): unknown {
  const s = way.resolve(schema);
  if (s === undefined || s === true || depth > 12) return undefined;
  const given = own(s);
  if (given) return given.value;
  const choices = s.anyOf ?? s.oneOf;
  if (choices) {
    const some = choices.find((one: Json) => way.resolve(one).type !== 'null') ?? choices[0];
    return exampleOf(some, way, name, depth + 1);
  }
  if (s.allOf) {
    return Object.assign({}, ...s.allOf.map((part: Json) => exampleOf(part, way, name, depth + 1)));
  }
  if (s.properties !== undefined || s.type === 'object') return objectOf(s, way, depth);
  if (s.type === 'array') {
    const item = exampleOf(s.items ?? true, way, name, depth + 1);
    return item === undefined ? [] : [item];
  }
  const type = [s.type].flat().find((one) => one !== 'null') ?? 'null';
  return BY_FORMAT[s.format] ?? BY_NAME[name] ?? s.minimum ?? BY_TYPE[type];
}

function objectOf(s: Json, way: Way, depth: number): object {
  // The required keys of a map have the form of its other values.
  const named = (s.required ?? []).map((key: string) => [key, s.additionalProperties]);
  const entries = Object.entries({ ...Object.fromEntries(named), ...s.properties }).flatMap(
    ([key, part]) => {
      const value = exampleOf(part, way, key, depth + 1);
      const isPlain = value === null || typeof value !== 'object';
      const isShown = way.everything || (s.required?.includes(key) ?? isPlain);
      return isShown && value !== undefined ? [[key, value] as const] : [];
    },
  );
  return Object.fromEntries(entries);
}

/** Messages of errors as they are met, by status. */
const ERRORS: Readonly<Record<number, [code: string, message: string | string[]]>> = {
  400: ['VAINP', [`nama: ${sentence('wajib')}`]],
  401: ['LOTKN', 'token tidak sah atau kedaluwarsa'],
  403: ['OTROL', 'peran Anda tidak berhak untuk tindakan ini'],
  404: ['TDBRG', 'barang 99 tidak ditemukan'],
  409: ['KOSTK', 'stok tidak cukup'],
  412: ['PRUBH', sentence('sudah_berubah')],
  410: ['USAPI', 'alamat ini sudah dihapus; pakai /api/master/barang-harga'],
  413: ['HT413', sentence('isi_terlalu_besar')],
  415: ['HT415', sentence('isi_tidak_didukung')],
  422: ['IKBED', 'Idempotency-Key ini sudah dipakai untuk isi lain'],
  429: ['HT429', 'terlalu banyak permintaan; coba lagi sebentar'],
  500: ['HT500', sentence('galat_server')],
  503: ['HT503', sentence('layanan_penuh')],
};

function errorExample(status: number): object {
  const error = STATUS_CODES[status] ?? 'Error';
  const [code, message] = ERRORS[status] ?? [`HT${status}`, error];
  const timestamp = '2026-01-31T03:00:00.000Z';
  const path = '/api/master/barang';
  return { statusCode: status, code, message, error, timestamp, path, request_id: 'e117d339' };
}

/** Kinds of a body by the names of their schemas: { PenjualanBaru: { value } }. */
function kindsOf(schema: Json, way: Way): object | undefined {
  const choices: Json[] = way.resolve(schema).anyOf ?? [];
  const named = choices.flatMap((one) => {
    const name = `${one.$ref ?? ''}`.split('/').at(-1);
    return name ? [[name, { value: exampleOf(one, way) }] as const] : [];
  });
  return named.length > 1 ? Object.fromEntries(named) : undefined;
}

/**
 * The page fills in an `example`, and sends it: right for what a request must have, wrong for what it may have (a
 * key that repeats somebody's request, a search that finds nothing), and for the name of what is changed: that is for
 * whoever changes it to say. `examples` are only shown.
 */
function onlyShown(parameter: Json, changes: boolean): void {
  const { schema } = parameter;
  // The page shows the description of the parameter, and none of its schema.
  parameter.description ??= schema?.description;
  if (schema?.description !== undefined) delete schema.description;
  const example = parameter.example ?? schema?.example;
  if ((parameter.required && !changes) || example === undefined || schema.$ref) return;
  schema.examples = [example];
  delete schema.example;
  delete parameter.example;
}

const JSON_TYPE = 'application/json';

/** Gives each JSON body of a made description its example. */
export function addExamples(document: Json): void {
  const resolve = (schema: Json): Json => {
    let found = schema;
    while (found?.$ref) {
      found = found.$ref
        .split('/')
        .slice(1)
        .reduce((at: Json, key: string) => at[key], document);
    }
    return found;
  };
  const show = (content: Json, everything: boolean) => {
    if (content?.schema === undefined) return;
    const way = { resolve, everything };
    const kinds = kindsOf(content.schema, way);
    if (kinds) content.examples = kinds;
    else content.example = exampleOf(content.schema, way);
  };
  for (const operations of Object.values<Json>(document.paths)) {
    for (const [method, operation] of Object.entries<Json>(operations)) {
      for (const parameter of operation.parameters ?? []) onlyShown(parameter, method !== 'get');
      show(operation.requestBody?.content[JSON_TYPE], true);
      for (const { content } of Object.values<Json>(operation.responses))
        show(content?.[JSON_TYPE], false);
    }
  }
  for (const [name, { content }] of Object.entries<Json>(document.components.responses)) {
    content[JSON_TYPE].example = errorExample(Number(name.replace('Galat', '')));
  }
}
