import { describe, expect, test } from '@jest/globals';
import { decimalProblem } from '../../rest-facade/base/decimal.ts';
import { createBody, patchBody } from '../../rest-facade/base/entity.ts';
import { check } from '../../rest-facade/base/validation.ts';
import { ENTITIES } from '../../rest-facade/schemas/entities.ts';
import { BODIES } from '../../rest-facade/schemas/kinds.ts';
import { HttpError } from '../../server/base/errors.ts';
import { parseJson } from '../../server/http/json_body.ts';

function messagesOf(work: () => unknown): string[] {
  try {
    work();
  } catch (error) {
    if (error instanceof HttpError) return [error.messages].flat();
    throw error;
  }
  return [];
}

function mistakes(schema: Parameters<typeof check>[0], body: string): string[] {
  const checked = check(schema, parseJson(body));
  return checked.ok ? [] : checked.messages;
}

function entity(path: string) {
  const found = ENTITIES.find((one) => one.path === path);
  if (!found) throw new Error(path);
  return found;
}

describe('JSON bodies', () => {
  test('numbers keep their digits', () => {
    const text = '{"a":1.50,"b":12345678901234567890.123456,"c":5,"d":0.1,"e":1E-2,"f":1e60}';
    expect(JSON.stringify(parseJson(text))).toBe(text);
  });

  test.each([
    ['-0', 0],
    ['1E2', 100],
    ['1.5e1', 15],
    ['-100.00', -100],
    ['9007199254740991.0', 9007199254740991],
  ])('a whole number is one however it is written: %s', (text, number) => {
    expect(parseJson(`[${text}]`)).toEqual([number]);
  });

  test.each(['9007199254740992', '100.00000000000000000001', '1e-2', '1e300'])(
    'what no JavaScript number is stays as it came: %s',
    (text) => expect(JSON.stringify(parseJson(`[${text}]`))).toBe(`[${text}]`),
  );

  test.each([
    ['{"a":1e400}', ['a: angka di luar jangkauan']],
    ['{"a":{"b":[1,-1e999]}}', ['a.b.1: angka di luar jangkauan']],
    ['{"a":NaN}', ['body: bukan JSON yang sah']],
    ['{"a":"x\\u0000y"}', ['a: mengandung karakter NUL']],
    ['{"a":"\\ud800"}', ['a: mengandung karakter Unicode yang rusak']],
    ['{"a":["\\udc00"]}', ['a.0: mengandung karakter Unicode yang rusak']],
    ['{"\\u0000":1}', ['body: nama kolom mengandung karakter NUL']],
    ['{"a":', ['body: bukan JSON yang sah']],
    ['', ['body: bukan JSON yang sah']],
  ])('%s', (text, expected) => {
    expect(messagesOf(() => parseJson(text))).toEqual(expected);
  });

  test('a pair of surrogates is one character', () => {
    expect(parseJson('{"a":"\\ud83d\\ude00"}')).toEqual({ a: '😀' });
  });

  test('a code is as long as its characters are many, as in the database', () => {
    const create = createBody(entity('satuan'));
    const body = (count: number) => JSON.stringify({ kode: '😀'.repeat(count), nama: 'Buah' });
    expect(mistakes(create, body(20))).toEqual([]);
    expect(mistakes(create, body(21))).toEqual(['kode: 1 sampai 20 huruf tanpa karakter kendali']);
  });

  test('nesting has a limit, whatever its depth', () => {
    expect(messagesOf(() => parseJson('['.repeat(33) + ']'.repeat(33)))[0]).toMatch(/bersarang/);
    expect(messagesOf(() => parseJson('['.repeat(400_000) + ']'.repeat(400_000)))).toHaveLength(1);
    expect(messagesOf(() => parseJson('['.repeat(20) + ']'.repeat(20)))).toEqual([]);
  });
});

describe('how much a body may hold', () => {
  const many = ['body: paling banyak 20000 nilai'];
  const list = (count: number, item: string) => `[${Array(count).fill(item).join()}]`;

  test.each([
    ['numbers', list(19_998, '0'), []],
    ['numbers, one more', list(20_001, '0'), many],
    ['objects', list(10_001, '{}'), many],
    ['lists', list(10_001, '[]'), many],
    ['names', `{${Array(20_001).fill('"a":1').join()}}`, many],
    ['nesting', '['.repeat(20_001), many],
    ['commas and brackets in a text', JSON.stringify([',[{'.repeat(20_000)]), []],
    ['quotes in a text', JSON.stringify([`"\\",[${'"'.repeat(3)}`.repeat(10_000)]), []],
    ['a text after which they come', `["\\\\",${list(20_001, '0')}]`, many],
  ])('%s', (_name, text, expected) => {
    expect(messagesOf(() => parseJson(text))).toEqual(expected);
  });

  test('an answer names fifty mistakes', () => {
    const wrong = Object.fromEntries(Array.from({ length: 99 }, (_, n) => [`A${n}`, 1]));
    const body = JSON.stringify({ kode: 'A', nama: 'x', satuan_id: 1, ...wrong });
    expect(mistakes(createBody(entity('barang')), body)).toHaveLength(50);
    const numbers = `[${Array(99).fill('1e999').join()}]`;
    expect(messagesOf(() => parseJson(numbers))).toHaveLength(50);
  });
});

describe('decimals', () => {
  const uang = { integerDigits: 17, scale: 2 };
  test.each([
    ['1250.50', null],
    ['0.10000', null],
    ['1250.501', 'paling banyak 2 angka di belakang koma'],
    ['123456789012345678', 'angka di luar jangkauan (paling banyak 17 angka di depan koma)'],
    ['abc', 'harus berupa angka, misalnya 1250.50'],
    ['Infinity', 'harus berupa angka, misalnya 1250.50'],
    ['', 'harus berupa angka, misalnya 1250.50'],
    ['1e2', 'harus berupa angka, misalnya 1250.50'],
  ])('text %s', (text, problem) => {
    expect(decimalProblem(text, uang)).toBe(problem);
  });

  test.each([
    ['1e2', null],
    ['1e-2', null],
    ['1e-3', 'paling banyak 2 angka di belakang koma'],
    ['1e17', 'angka di luar jangkauan (paling banyak 17 angka di depan koma)'],
    ['1e99', 'angka di luar jangkauan (paling banyak 17 angka di depan koma)'],
    ['1e-999', 'paling banyak 2 angka di belakang koma'],
    ['-0', null],
  ])('number %s', (text, problem) => {
    expect(decimalProblem(parseJson(text), uang)).toBe(problem);
  });

  test('signs', () => {
    expect(decimalProblem(0, { ...uang, sign: 'positive' })).toBe('harus lebih dari 0');
    expect(decimalProblem('0.00', { ...uang, sign: 'positive' })).toBe('harus lebih dari 0');
    expect(decimalProblem('-0.01', { ...uang, sign: 'not_negative' })).toBe('paling kecil 0');
    expect(decimalProblem(-0, { ...uang, sign: 'not_negative' })).toBeNull();
  });
});

const sale =
  '{"tanggal":"2026-01-31","kontak_id":1,"lokasi_id":1,"detail":[{"barang_id":1,"qty":"2.5"}]}';

describe('checks name the field', () => {
  test('a right sale', () => expect(mistakes(BODIES.penjualan, sale)).toEqual([]));

  test('everything missing', () => {
    expect(mistakes(BODIES.penjualan, '{}')).toEqual([
      'tanggal: wajib diisi',
      'kontak_id: wajib diisi',
      'lokasi_id: wajib diisi',
      'detail: wajib diisi',
    ]);
  });

  test('every mistake has its path', () => {
    const body = `{"tanggal":"infinity","kontak_id":9007199254740993,"lokasi_id":"1","jatuh_tempo":"2026-02-30",
      "detail":[{"barang_id":1.5,"qty":0,"harga":-1,"warna":"merah"},5,1.50],"gaib":1}`;
    expect(mistakes(BODIES.penjualan, body)).toEqual([
      'tanggal: harus tanggal yang ada, berbentuk YYYY-MM-DD',
      'kontak_id: harus bilangan bulat mulai 1',
      'lokasi_id: harus berupa bilangan bulat',
      'jatuh_tempo: harus tanggal yang ada, berbentuk YYYY-MM-DD',
      'detail.0.barang_id: harus berupa bilangan bulat',
      'detail.0.qty: harus lebih dari 0',
      'detail.0.harga: paling kecil 0',
      'detail.0.warna: tidak dikenal; yang diizinkan: barang_id, satuan_id, qty, harga, diskon, diskon_persen, pajak_kode, keterangan, dimensi, atribut, order_baris_id, nomor_faktur_pajak',
      'detail.1: harus berupa objek',
      'detail.2: harus berupa objek',
      expect.stringMatching(/^gaib: tidak dikenal; yang diizinkan: tanggal, kontak_id, /),
    ]);
  });
});

describe('checks of odd bodies', () => {
  test.each(['[]', '"x"', 'null', '5', '1.50', 'true'])('a body that is %s', (body) => {
    expect(mistakes(BODIES.penjualan, body)[0]).toMatch(/^body: /);
  });

  test('keys of prototypes are unknown keys', () => {
    expect(
      mistakes(BODIES.penjualan, sale.replace('{', '{"__proto__":{},"constructor":1,')),
    ).toHaveLength(2);
  });

  test('a patch may clear only what may be empty', () => {
    const schema = patchBody(entity('barang'));
    expect(mistakes(schema, '{"merek":null,"aktif":true}')).toEqual([]);
    expect(mistakes(schema, '{"nama":null,"kode":null,"satuan_id":null}')).toEqual([
      'kode: tidak boleh null',
      'nama: tidak boleh null',
      'satuan_id: tidak boleh null',
    ]);
    expect(mistakes(patchBody(entity('akun')), '{"kode":"1"}')[0]).toMatch(/^kode: tidak dikenal/);
  });

  test('texts and codes', () => {
    const schema = createBody(entity('lokasi'));
    expect(
      mistakes(schema, '{"kode":"gd 1","nama":"   ","tipe":"rumah","atribut":{"Warna":1}}'),
    ).toEqual([
      'kode: 1 sampai 10 huruf besar, angka atau tanda hubung',
      'nama: tidak boleh kosong',
      'tipe: harus salah satu dari gudang, toko',
      'atribut: nama "Warna" harus huruf kecil, angka atau _, diawali huruf, paling panjang 63',
    ]);
    expect(
      mistakes(createBody(entity('barang')), '{"kode":"a\\u0007","nama":"x","satuan_id":1}'),
    ).toEqual(['kode: 1 sampai 40 huruf tanpa karakter kendali']);
  });
});
