/**
 * Every refusal has English: db/reference/penolakan.json holds the sentences that functions and handlers say themselves, and
 * one that is new fails here until it is there. Sentences of kalimat.json have theirs beside them.
 */
import { describe, expect, test } from '@jest/globals';
import words from '../../db/reference/istilah.json' with { type: 'json' };
import english from '../../db/reference/penolakan.json' with { type: 'json' };
import { inLanguage } from '../../server/base/language.ts';
import { refusal } from '../../server/base/refusals.ts';
import { placesOf } from '../../server/base/sentences.ts';
import { type SourceFile, sourceFiles } from '../helpers/files.ts';

/** What is no refusal of a request, though it looks like one, with why. */
const APART: readonly (readonly [RegExp, string])[] = [
  [
    /^db\/sql\/(?:tenant|cadangan|cabang\/buat)\//,
    'said by npm commands, to whoever runs the installation',
  ],
  [
    /^server\/(?:base\/config|auth\/(?:signing_keys|token_cli|admin_key|oidc_)|base\/secret)/,
    'said at the start',
  ],
  [
    /^server\/(?:main|embedded|postgres\/(?:login_check|protections|release_check))/,
    'said at the start',
  ],
  [/^server\/(?:base\/command_line|fields\/entry)/, 'said by npm commands'],
  [/^server\/questions\/jawaban/, 'an answer in words'],
  [/^workers\/(?!webhook\/post)/, 'kept with the work, or logged'],
];
const apart = (path: string) => APART.some(([pattern]) => pattern.test(path));

/** What is left open: by the list, by `format`, by a template. */
const OPEN = /\{\w+\}|%(?:\d\$)?[sI]|\$\{(?:[^{}]|\{[^{}]*\})*\}/g;
const PATH = /^(?:[A-Za-z_*\0][\w.*\0-]*)?: /;
const formOf = (text: string) =>
  text
    .replace(/^\{(.*)\}$/s, '$1')
    .replaceAll('%%', '%')
    .replaceAll(OPEN, '\0')
    .replace(PATH, '')
    .replaceAll('\\n', '')
    .trim();

/** Values within sentences, as documents are named in them. */
const VALUES = new Set(['%s (%s, id %s)', '%s poin sampai %s pada %s', '%s (isi %s)']);

const all = Object.keys(english).map(formOf).join('\n');

/** Whether the list has the sentence, or one that it is a part of. */
function known(text: string): boolean {
  if (text in words || VALUES.has(text)) return true;
  const parts = formOf(text).split('\0');
  return new RegExp(parts.map((part) => RegExp.escape(part)).join('[^\\n]*')).test(all);
}

/** Words of a sentence, and not a piece of SQL, a pattern or a list of names. */
const isSentence = (text: string) =>
  /[a-z]{2,}[,;:]? [a-z0-9({%"$*]/.test(text) &&
  !/\b(?:select|from|where|join|update|insert|delete|order by)\b|::|\$[.[]|\bm\.|%%s/.test(text) &&
  !/^[a-z_<>., ]+, [a-z_<>., ]+$/.test(
    text.replaceAll(/ (?:dan|atau|lalu|sudah|tidak|harus|bukan|jadi) /g, ' ! '),
  );

/** What stands between quotation marks; on following lines it is one text. */
const SQL_TEXT = /'(?:[^']|'')*'(?:\s*\n\s*(?:\|\| )?'(?:[^']|'')*')*/g;
const sqlTexts = (source: string) =>
  [...source.matchAll(SQL_TEXT)].map(([found]) =>
    found
      .replaceAll(/'\s*\n\s*(?:\|\| )?'/g, '')
      .slice(1, -1)
      .replaceAll("''", "'"),
  );
const TS_TEXT = /(['`])(?:(?!\1)[^\\]|\\.)*\1(?:\s*\+\s*(['`])(?:(?!\2)[^\\]|\\.)*\2)*/g;
const tsTexts = (source: string) =>
  [...source.matchAll(TS_TEXT)].map(([found]) =>
    found.replaceAll(/['`]\s*\+\s*['`]/g, '').slice(1, -1),
  );

const bareSql = (text: string) =>
  text
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/^((?:[^'\n-]|'(?:[^'\n]|'')*'|-(?!-))*)--.*$/gm, '$1');

/** Functions that say what is wrong with what was sent. */
const JUDGES = /_(?:problems?|refuse|salah|judge|lock|met|unique)\.sql$/;

/** Those that warn, and tell what does not agree. */
const TELLS =
  /_(?:warn|warnings|moved|pesan|batas|result)\.sql$|\/integritas\/|\/(?:bayar_poin_awal|massal_order)\.sql$/;
const RAISE =
  /raise exception using\s+errcode = '(?:VA|LO|OT|TD|KO|US|IK|PR|BT)\w{3}'(?:'(?:[^']|'')*'|[^;'])*;/g;
const WITH_PATH = /^[a-z_%$][\w.%${}-]*: [a-z]/;

function saidInSql({ name, text }: SourceFile): string[] {
  const bare = bareSql(text);
  const raised = [...bare.matchAll(RAISE)].flatMap(([one]) => sqlTexts(one));
  if (JUDGES.test(name) || TELLS.test(name)) return [...raised, ...sqlTexts(bare)];
  return [...raised, ...sqlTexts(bare).filter((one) => WITH_PATH.test(one))];
}

/** Files whose other texts are descriptions: `mode: semua atau tidak sama sekali`. */
const DESCRIBES = /^server\/answers\/|^rest-facade\/(?:endpoints|openapi)\/|\/base\/fields\.ts$/;

const THROWN = /(?:new (?:HttpError|Passing|Overload)|throw \w+|invalid|problem)\(/g;

function saidInTs({ name, text }: SourceFile): string[] {
  const bare = text.replaceAll(/\/\*.*?\*\//gs, '').replaceAll(/^\s*\/\/.*$/gm, '');
  const thrown = [...bare.matchAll(THROWN)].flatMap(({ 0: start, index }) =>
    tsTexts(argumentsAt(bare, index + start.length)),
  );
  if (DESCRIBES.test(name)) return thrown;
  return [...thrown, ...tsTexts(bare).filter((one) => WITH_PATH.test(one))];
}

/** From behind an opening parenthesis to the one that closes it. */
function argumentsAt(text: string, from: number): string {
  let depth = 1;
  let at = from;
  for (; depth > 0 && at < text.length; at += 1) depth += { '(': 1, ')': -1 }[text[at] as '('] ?? 0;
  return text.slice(from, at);
}

const INDONESIAN =
  /\b(?:tidak|harus|bukan|wajib|paling|hanya|sudah|belum|sebut|kirim|kurang|melebihi|ulangi|boleh|tanpa|sesudah|sebelum|terlalu|berbeda|berhak|untuk|dua)\b/;

const files = {
  sql: sourceFiles(/\.sql$/, 'db/sql', 'db/templates').map(
    (file) => [file, saidInSql(file)] as const,
  ),
  ts: sourceFiles(/\.ts$/, 'server', 'rest-facade', 'workers').map(
    (file) => [file, saidInTs(file).filter((one) => INDONESIAN.test(one))] as const,
  ),
};

describe.each(['sql', 'ts'] as const)('%s', (language) => {
  const said = files[language]
    .filter(([{ name }]) => !apart(name))
    .flatMap(([{ name }, texts]) => texts.map((text) => ({ name, text })))
    .filter(({ text }) => isSentence(text));

  test('each refusal has English', () => {
    const missing = said.filter(({ text }) => !known(text));
    expect([...new Set(missing.map(({ name, text }) => `${name}: ${text}`))]).toEqual([]);
    expect(said.length).toBeGreaterThan(language === 'sql' ? 500 : 60);
  });
});

test('both languages leave the same places open', () => {
  const apartPlaces = Object.entries(english).filter(
    ([id, en]) =>
      [...new Set(placesOf(id))].sort().join() !== [...new Set(placesOf(en))].sort().join(),
  );
  expect(apartPlaces).toEqual([]);
});

test('each is found by what is said, with its values, also behind the path of a field', () => {
  const filled = (form: string) => form.replaceAll(/\{(\w+)\}/g, '⟨$1⟩');
  const wrong = Object.entries(english).filter(([id, en]) =>
    ['', 'detail.0.qty: '].some(
      (path) => inLanguage('en', () => refusal(path + filled(id))) !== path + filled(en),
    ),
  );
  expect(wrong).toEqual([]);
});

test('Indonesian stays byte for byte; what nobody knows stays in English too', () => {
  const said = 'aktif: akun ini berperan sebagai kas, jadi tidak dapat dinonaktifkan\ngaib: entah';
  expect(refusal(said)).toBe(said);
  expect(inLanguage('en', () => refusal(said))).toBe(
    'aktif: this account has the role kas, so it cannot be deactivated\ngaib: entah',
  );
  expect(
    inLanguage('en', () =>
      refusal('metode_hpp: sudah ada mutasi stok; mata_uang: sudah ada transaksi yang dibukukan'),
    ),
  ).toBe('metode_hpp: stock has moved already; mata_uang: transactions are booked already');
});
