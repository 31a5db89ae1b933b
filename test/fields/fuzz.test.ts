/**
 * Every field of records and documents, at and beyond each bound and with values of every wrong type, through every door:
 * one verdict and one sentence. A sample of a printed seed, first one case of each kind of field, way and value;
 * FIELDS_SEED=N takes another one, FIELDS_CASES=N so many, FIELDS_FROM=N from there on, FIELDS_ONLY=PATTERN those whose
 * name fits ("penjualan posted detail.0.qty = -1"), and `npm run fields` tries all.
 */
import { beforeAll, describe, expect, test } from '@jest/globals';
import { kindLists } from '../../server/fields/kinds.ts';
import { records } from '../../server/fields/list.ts';
import { makeRandom } from '../helpers/acak.ts';
import { openWorld } from '../rest/world.ts';
import { ALLOWED, allowed, apart, READINGS, type Reading, type Said } from './apart.ts';
import { type Case, casesOf, documentOf, subjectsOf } from './cases.ts';
import { type Doors, openDoors, type Verdict } from './doors.ts';
import { fieldsOf } from './fields.ts';

const { FIELDS_WHOLE, FIELDS_SEED = '5', FIELDS_CASES = '250', FIELDS_FROM = '0' } = process.env;
const FIELDS_ONLY = new RegExp(process.env.FIELDS_ONLY ?? '', 's');

/** Cases under way at a time: each keeps a core busy now in Node, now in PostgreSQL. */
const AT_ONCE = 4;

const world = openWorld();
let doors: Doors;
let cases: Case[];

beforeAll(async () => {
  await world.toko.set({ poin_aktif: true });
  const subjects = await subjectsOf(world);
  doors = await openDoors(world);
  cases = casesOf(subjects);
});

/** All cases in an order of chance: first one of each field that is said alike, way and value, then those like them. */
function shuffled(all: readonly Case[], seed: number): Case[] {
  const random = makeRandom(seed);
  const left = [...all];
  const mixed = all.map(() => {
    const at = random(left.length);
    const one = left[at] as Case;
    left[at] = left[left.length - 1] as Case;
    left.pop();
    return one;
  });
  const seen = new Set<string>();
  const likes: Case[] = [];
  const firsts = mixed.filter((one) => {
    const name = likeness(one);
    const isFirst = !seen.has(name);
    if (isFirst) seen.add(name);
    else likes.push(one);
    return isFirst;
  });
  return [...firsts, ...likes];
}

/** What the lists judge of a field, with the way and the value. */
function likeness({ way, field: { path, entry }, value }: Case): string {
  const { tipe, wajib, baku, kosong, min, lebih, maks, negatif, rujuk, unsur, jenis } = entry;
  const judged = { tipe, wajib, baku, kosong, min, lebih, maks, negatif, rujuk, unsur, jenis };
  return JSON.stringify([way.name, path.length, judged, value]);
}

async function askAll(one: Case): Promise<Said> {
  const document = documentOf(one);
  const said: Record<string, Verdict> = {};
  for (const [name, ask] of Object.entries(one.way.doors)) said[name] = await ask(doors, document);
  return said;
}

/** What the doors say where those that read the value as another one are compared with what the others say of that. */
async function readAs({ reads, as }: Reading, one: Case, said: Said): Promise<Said | undefined> {
  const value = as(one);
  if (value === undefined) return undefined;
  const others = (doors: Said, isReader: boolean) =>
    Object.fromEntries(Object.entries(doors).filter(([door]) => reads(door) === isReader));
  // The others agree about the value as it stands.
  if (apart(one, others(said, false)) !== undefined) return undefined;
  return { ...(await askAll({ ...one, value })), ...others(said, true) };
}

/** Whether all that is said apart is meant. */
async function isMeant(one: Case, said: Said): Promise<boolean> {
  if (apart(one, said) === undefined || allowed(one, said) !== undefined) return true;
  for (const reading of READINGS) {
    const read = await readAs(reading, one, said);
    if (read && (apart(one, read) === undefined || allowed(one, read) !== undefined)) return true;
  }
  return false;
}

/** Whether a case went as it should: nothing failed, and what is said apart is meant. */
async function isRight(one: Case, said: Said): Promise<boolean> {
  return Object.values(said).every(({ status }) => status < 500) && (await isMeant(one, said));
}

const nameOf = ({ subject, way, field, value }: Case): string =>
  `${subject.name} ${way.name} ${field.path.join('.')} = ${value}`;

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
      .filter(
        ({ path, entry }) => !entry.baca && !(path.join() === 'mode' && entry.tipe === 'teks'),
      )
      .map(({ path }) => `${name} ${path.join('.')}`),
  );
  expect(named.filter((field) => !tried.has(field))).toEqual([]);
  expect(named.length).toBeGreaterThan(500);
});

test('one verdict and one sentence, whatever the door', async () => {
  const asked = cases.filter((one) => FIELDS_ONLY.test(nameOf(one)));
  const tried =
    FIELDS_WHOLE === '1'
      ? asked
      : shuffled(asked, Number(FIELDS_SEED)).slice(
          Number(FIELDS_FROM),
          Number(FIELDS_FROM) + Number(FIELDS_CASES),
        );
  process.stderr.write(`fields: seed ${FIELDS_SEED}, ${tried.length} of ${cases.length} cases\n`);
  const found: string[] = [];
  const suspects: Case[] = [];
  const left = tried.values();
  const walk = async () => {
    for (const one of left) if (!(await isRight(one, await askAll(one)))) suspects.push(one);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, walk));
  // Alone, so that no other case under way had a part in it.
  for (const one of suspects) {
    const said = await askAll(one);
    if (await isRight(one, said)) continue;
    found.push(told(one, apart(one, said) ?? 'failed', said));
    process.stderr.write(`${found.at(-1)}\n`);
  }
  expect(found).toEqual([]);
});

const caseOf = ([subject, way, field, value]: readonly string[]): Case =>
  cases.find(
    (each) =>
      each.subject.name === subject &&
      each.way.name === way &&
      each.field.path.join('.') === field &&
      each.value === value,
  ) as Case;

describe('a difference that is meant occurs', () => {
  test.each(ALLOWED)('$why', async ({ occurs, fits }) => {
    const one = caseOf(occurs);
    const said = await askAll(one);
    expect([apart(one, said), fits(one, said)]).toEqual([expect.any(String), true]);
  });

  test.each(READINGS)('$why', async (reading) => {
    const one = caseOf(reading.occurs);
    const said = await askAll(one);
    const read = (await readAs(reading, one, said)) as Said;
    expect([apart(one, said), apart(one, read)]).toEqual([expect.any(String), undefined]);
  });
});
