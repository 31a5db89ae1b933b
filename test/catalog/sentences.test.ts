/** Sentences of shape stand once, in db/reference/kalimat.json: the database and TypeScript say the same ones. */
import { expect, test } from '@jest/globals';
import words from '../../db/reference/istilah.json' with { type: 'json' };
import sentences from '../../db/reference/kalimat.json' with { type: 'json' };
import refusals from '../../db/reference/penolakan.json' with { type: 'json' };
import { inLanguage, LANGUAGES } from '../../server/base/language.ts';
import { refusal } from '../../server/base/refusals.ts';
import { placesOf, type SentenceName, sentence } from '../../server/base/sentences.ts';
import { sourceFiles } from '../helpers/files.ts';
import { openCatalog } from './catalog.ts';

const catalog = openCatalog();
const names = Object.keys(sentences) as SentenceName[];
const sql = sourceFiles(/\.sql$/, 'db/sql', 'db/templates');
const ts = sourceFiles(/\.ts$/, 'server', 'rest-facade', 'workers').filter(
  ({ name }) => !/\/generated\/|node_modules/.test(name),
);

test('both languages leave the same places open', () => {
  for (const name of names) {
    const { id, en } = sentences[name];
    expect([name, placesOf(en).sort()]).toEqual([name, placesOf(id).sort()]);
  }
});

test('the database says them as TypeScript does, in each language', async () => {
  for (const language of LANGUAGES) {
    const ours = inLanguage(language, () =>
      names.map((name) => sentence(name, ...placesOf(sentences[name].id))),
    );
    const theirs = await catalog.owner(
      `select erp_private.kalimat(n.nama, variadic n.isi)
         from (select set_config('erp.bahasa', $1, false)) as s,
              jsonb_to_recordset($2::jsonb) as n (nama text, isi text[])`,
      [
        language,
        JSON.stringify(names.map((nama) => ({ nama, isi: placesOf(sentences[nama].id) }))),
      ],
    );
    expect(theirs.map(({ kalimat }) => kalimat)).toEqual(ours);
  }
});

test('the database says what it kept as the server says what is refused', async () => {
  const filled = Object.keys(refusals).map((form) => form.replaceAll(/\{(\w+)\}/g, '⟨$1⟩'));
  const kept = ['belum dapat diposting: tanggal: wajib diisi', 'gaib: entah', 'harga: qty 3'];
  const said = [...filled, ...filled.map((one) => `detail.0.qty: ${one}`), ...kept];
  const theirs = await catalog.owner(
    `select erp_private.penolakan(p.pesan) as pesan, erp_private.peringatan_said(array[p.pesan]) as daftar
       from (select set_config('erp.bahasa', 'en', false)) as s,
            unnest($1::text[]) with ordinality as p (pesan, ke) order by p.ke`,
    [said],
  );
  const ours = inLanguage('en', () => said.map(refusal));
  ours.splice(-3, 3, 'cannot be posted yet: tanggal: is required', 'gaib: entah', 'harga: qty 3');
  expect(theirs.map(({ pesan }) => pesan)).toEqual(ours);
  expect(theirs.map(({ daftar }) => daftar)).toEqual(ours.map((one) => [one]));
  const [indonesian] = await catalog.owner(
    `select erp_private.penolakan('0 atau lebih') as pesan
       from (select set_config('erp.bahasa', '', false)) as s`,
  );
  expect(indonesian).toEqual({ pesan: '0 atau lebih' });
});

test('whoever asks for one names it, with as much as it leaves open, and each is asked for', () => {
  const calls = [...sql, ...ts].flatMap(({ name: path, text }) =>
    callsOf(text).map((call) => ({ path, ...call })),
  );
  const wrong = calls.filter(
    ({ name, given }) =>
      !(name in sentences) ||
      (given !== null && given !== placesOf(sentences[name as SentenceName].id).length),
  );
  expect(wrong).toEqual([]);
  const texts = [...sql, ...ts].map(({ text }) => text);
  const unasked = names.filter((name) => !texts.some((text) => text.includes(`'${name}'`)));
  expect(unasked).toEqual([]);
});

type Call = { name: string; given: number | null };

/** Calls with a name written out; `given` is null where a list is handed on. */
function callsOf(text: string): Call[] {
  const calls = text.matchAll(/\b(?:erp_private\.kalimat(_di)?|sentence)\(/g);
  return [...calls].flatMap((call) => {
    const given = argumentsOf(text.slice(call.index + call[0].length)).slice(call[1] ? 1 : 0);
    const names = [...(given[0] ?? '').matchAll(/'(\w+)'/g)].map(([, name]) => name as string);
    const handedOn = /^(variadic\b|\.\.\.)/.test(given[1] ?? '');
    return names.map((name) => ({ name, given: handedOn ? null : given.length - 1 }));
  });
}

/** The arguments of a call whose parenthesis was just opened. */
function argumentsOf(text: string): string[] {
  const found: string[] = [];
  let depth = 0;
  let start = 0;
  for (const { 0: token, index } of text.matchAll(/'(?:[^'\\]|''|\\.)*'|`[^`]*`|[()[\]{},]/g)) {
    if (depth === 0 && (token === ',' || token === ')')) {
      found.push(text.slice(start, index).trim());
      if (token === ')') break;
      start = index + 1;
    } else if ('([{'.includes(token)) depth += 1;
    else if (')]}'.includes(token)) depth -= 1;
  }
  return found.filter((one) => one !== '');
}

/** What may stand where a sentence leaves something open: a figure, or the place of a value. */
const OPEN = String.raw`(?:\d[\d-]*|%(?:\d\$)?[sI]|\$\{[^}]*\})`;

function formOf(text: string): RegExp {
  const parts = text.split(/\{\w+\}/).map((part) => RegExp.escape(part));
  return new RegExp(String.raw`^(?:[^\s:]+: )?${parts.join(OPEN)}$`);
}

test('none stands in a second place', () => {
  const forms = names.flatMap((name) => LANGUAGES.map((one) => formOf(sentences[name][one])));
  const LITERAL = /'((?:[^'\n]|'')*)'|`([^`\n]*)`/g;
  const twice = [...sql, ...ts]
    .filter(({ name }) => name !== 'db/templates/kalimat/kalimat.sql')
    .flatMap(({ name: path, text }) =>
      [...text.matchAll(LITERAL)]
        .map(([, single, back]) => single ?? back ?? '')
        .filter((literal) => forms.some((form) => form.test(literal)))
        .map((literal) => `${path}: ${literal}`),
    );
  expect(twice).toEqual([]);
});

test('what says a sentence is not immutable: a plan outlives the language of a request', () =>
  catalog.none(
    `select p.oid::regprocedure::text as function
       from pg_proc as p
      where p.provolatile = 'i' and p.prosrc ~ 'erp_private\\.kalimat(_di)?\\('`,
  ));

test('what the form of a code or of a setting is told as has an English word', async () => {
  const told = await catalog.owner(
    `select m.petunjuk from erp_private.master_kolom as m where m.petunjuk is not null
     union select s.petunjuk from erp_private.setelan as s where s.petunjuk is not null`,
  );
  expect(told.length).toBeGreaterThan(9);
  expect(told.filter(({ petunjuk }) => !(String(petunjuk) in words))).toEqual([]);
});

test('of what the database refuses, a good part is said by sentences of the list', () => {
  const refusals = sql.flatMap(({ text }) => [
    ...text.matchAll(/raise exception using errcode[^;]*;/g),
  ]);
  const said = refusals.filter(([one]) => one.includes('erp_private.kalimat'));
  expect(refusals.length).toBeGreaterThan(300);
  expect(said.length / refusals.length).toBeGreaterThan(0.2);
});
