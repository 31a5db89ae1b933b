/**
 * Every field of records and documents, at and beyond each bound and with values of every wrong type, through every door:
 * one verdict and one sentence. A sample of a printed seed; FIELDS_SEED=N takes another one, FIELDS_CASES=N so many, and
 * `npm run fields` tries all of them.
 */
import { beforeAll, describe, expect, test } from '@jest/globals';
import { kindLists } from '../../server/fields/kinds.ts';
import { records } from '../../server/fields/list.ts';
import { makeRandom } from '../helpers/acak.ts';
import { openWorld } from '../rest/world.ts';
import { ALLOWED, allowed, apart, type Said } from './apart.ts';
import { type Case, casesOf, documentOf, subjectsOf } from './cases.ts';
import { type Doors, openDoors, type Verdict } from './doors.ts';
import { fieldsOf } from './fields.ts';

const { FIELDS_WHOLE, FIELDS_SEED = '5', FIELDS_CASES = '250' } = process.env;

const world = openWorld();
let doors: Doors;
let cases: Case[];

beforeAll(async () => {
  await world.toko.set({ poin_aktif: true });
  const subjects = await subjectsOf(world);
  doors = await openDoors(world);
  cases = casesOf(subjects);
});

/** Of all cases so many, none twice. */
function sampleOf(all: readonly Case[], count: number, seed: number): Case[] {
  const random = makeRandom(seed);
  const left = [...all];
  return Array.from({ length: Math.min(count, left.length) }, () => {
    const at = random(left.length);
    const one = left[at] as Case;
    left[at] = left[left.length - 1] as Case;
    left.pop();
    return one;
  });
}

async function askAll(one: Case): Promise<Said> {
  const document = documentOf(one);
  const said: Record<string, Verdict> = {};
  for (const [name, ask] of Object.entries(one.way.doors)) said[name] = await ask(doors, document);
  return said;
}

/** How a case went, told to whoever mends it. */
function told({ subject, way, field, value }: Case, what: string, said: Said): string {
  const at = `${subject.name} ${way.name} ${field.path.join('.')} (${field.entry.tipe})`;
  const answers = Object.entries(said).map(
    ([door, { status, messages }]) => `  ${door}: ${status} ${messages.join(' | ').slice(0, 300)}`,
  );
  return [`${what}: ${at} = ${value.slice(0, 60)}`, ...answers].join('\n');
}

test('each field of the lists is tried', () => {
  const tried = new Set(
    cases.map(({ subject, field }) => `${subject.name} ${field.path.join('.')}`),
  );
  const named = [...records, ...kindLists].flatMap(({ name, fields }) =>
    fieldsOf(fields)
      .filter(({ entry }) => !entry.baca)
      .map(({ path }) => `${name} ${path.join('.')}`),
  );
  expect(named.filter((field) => !tried.has(field))).toEqual([]);
  expect(named.length).toBeGreaterThan(500);
});

test('one verdict and one sentence, whatever the door', async () => {
  const tried =
    FIELDS_WHOLE === '1' ? cases : sampleOf(cases, Number(FIELDS_CASES), Number(FIELDS_SEED));
  process.stderr.write(`fields: seed ${FIELDS_SEED}, ${tried.length} of ${cases.length} cases\n`);
  const found: string[] = [];
  for (const one of tried) {
    const said = await askAll(one);
    expect(Object.values(said).filter(({ status }) => status >= 500)).toEqual([]);
    const what = apart(one, said);
    if (what === undefined || allowed(one, said) !== undefined) continue;
    found.push(told(one, what, said));
    process.stderr.write(`${found.at(-1)}\n`);
  }
  expect(found).toEqual([]);
});

describe('a difference that is meant occurs', () => {
  test.each(ALLOWED)('$why', async ({ occurs: [subject, way, field, value], fits }) => {
    const one = cases.find(
      (each) =>
        each.subject.name === subject &&
        each.way.name === way &&
        each.field.path.join('.') === field &&
        each.value === value,
    ) as Case;
    const said = await askAll(one);
    expect([apart(one, said), fits(one, said)]).toEqual([expect.any(String), true]);
  });
});
