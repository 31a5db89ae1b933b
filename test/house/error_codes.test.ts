import { expect, test } from '@jest/globals';
import { toApiError } from '../../server/base/errors.ts';
import { readSource, sourceFiles } from '../helpers/files.ts';

/** db/error_codes.md, the sources and the tests speak of the same codes. */

const CODE = /\b(?:VA|LO|OT|TD|KO|US|IK|PR|BT)[A-Z0-9]{3}\b/g;
const STATUS: Record<string, number> = {
  VA: 400,
  LO: 401,
  OT: 403,
  TD: 404,
  KO: 409,
  US: 410,
  IK: 422,
  PR: 412,
  BT: 429,
};

const listed = [...readSource('db/error_codes.md').matchAll(/^\| ([A-Z0-9]{5}) \| (\d+)/gm)].map(
  ([, code, status]) => ({ code: code as string, status: Number(status) }),
);
const codes = new Set(listed.map(({ code }) => code));

const quoted = /['"`]((?:VA|LO|OT|TD|KO|US|IK|PR|BT)[A-Z0-9]{3})['"`]/g;
const withoutComments = (name: string, text: string) =>
  name.endsWith('.sql') ? text.replace(/--.*$/gm, '') : text.replace(/^\s*(\/\/|\*|\/\*).*$/gm, '');

const sources = [
  ...sourceFiles(/\.sql$/, 'db/sql', 'db/templates', 'db/reference', 'db/tenant'),
  ...sourceFiles(/\.json$/, 'db/reference'),
  ...sourceFiles(/\.ts$/, 'server', 'rest-facade', 'workers', 'db/scripts'),
];
const used = new Set(
  sources.flatMap(({ name, text }) =>
    [...withoutComments(name, text).matchAll(quoted)].map(([, code]) => code as string),
  ),
);

const tested = new Set(
  sourceFiles(/\.ts$/, 'test')
    .filter(({ name }) => !name.endsWith('error_codes.test.ts'))
    .flatMap(({ text }) => text.match(CODE) ?? []),
);

test('there is something to compare', () => {
  expect([listed.length > 50, used.size > 50]).toEqual([true, true]);
  expect(listed).toHaveLength(codes.size);
});

test('every code of the sources is explained', () => {
  expect([...used].filter((code) => !codes.has(code)).sort()).toEqual([]);
});

test('every explained code is used', () => {
  expect([...codes].filter((code) => !used.has(code)).sort()).toEqual([]);
});

test('each code stands under the heading of its status', () => {
  const [, ...parts] = readSource('db/error_codes.md').split(/^## /m);
  const placed = parts.flatMap((part) =>
    [...part.matchAll(/^\| ([A-Z0-9]{5}) \| (\d+)/gm)]
      .filter(([, , status = '']) => part.split('\n', 1)[0]?.includes(status))
      .map(([, code]) => code as string),
  );
  expect([...codes].filter((code) => !placed.includes(code))).toEqual([]);
});

test('every code occurs in a test', () => {
  expect([...codes].filter((code) => !tested.has(code)).sort()).toEqual([]);
});

test('the class of a code decides its status, in the file and in the server', () => {
  for (const { code, status } of listed) {
    expect([code, status]).toEqual([code, STATUS[code.slice(0, 2)]]);
    const answer = toApiError(Object.assign(new Error('pesan'), { code, severity: 'ERROR' }));
    expect([code, answer.statusCode]).toEqual([code, status]);
  }
});
