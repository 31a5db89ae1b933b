/**
 * Every field of records and documents, at and beyond each bound and with values of every wrong type, through every door:
 * one verdict. A sample of a printed seed; FIELDS_SEED=N takes another one, FIELDS_WHOLE=1 tries all of them, in about an
 * hour. How many sentences part is printed.
 */
import { beforeAll, expect, test } from '@jest/globals';
import { makeRandom } from '../helpers/acak.ts';
import { openWorld } from '../rest/world.ts';
import { type Case, casesOf, documentOf, subjectsOf } from './cases.ts';
import { type Doors, openDoors, type Verdict } from './doors.ts';

const WHOLE = process.env.FIELDS_WHOLE === '1';
const SEED = Number(process.env.FIELDS_SEED ?? 239_415);
const SAMPLE = 250;

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
    const [one] = left.splice(random(left.length), 1);
    return one as Case;
  });
}

type Said = Record<string, Verdict>;

async function askAll(one: Case): Promise<Said> {
  const document = documentOf(one);
  const said: Said = {};
  for (const [name, ask] of Object.entries(one.way.doors)) said[name] = await ask(doors, document);
  return said;
}

/** What a door says of the field itself, or of what is in it. */
const ofField = ({ field }: Case, { messages }: Verdict): string[] => {
  const path = field.path.join('.');
  return messages.filter((one) => one.startsWith(`${path}:`) || one.startsWith(`${path}.`)).sort();
};

/** What doors say apart: their verdicts, else their sentences. */
function apart(one: Case, said: Said): 'verdict' | 'sentence' | undefined {
  const all = Object.values(said);
  if (new Set(all.map(({ taken }) => taken)).size > 1) return 'verdict';
  return new Set(all.map((each) => ofField(one, each).join())).size > 1 ? 'sentence' : undefined;
}

test('one verdict, whatever the door', async () => {
  const tried = WHOLE ? cases : sampleOf(cases, SAMPLE, SEED);
  process.stderr.write(`fields: seed ${SEED}, ${tried.length} of ${cases.length} cases\n`);
  const found: string[] = [];
  let sentences = 0;
  for (const one of tried) {
    const said = await askAll(one);
    expect(Object.values(said).filter(({ status }) => status >= 500)).toEqual([]);
    if (one.way.later) continue;
    const what = apart(one, said);
    if (what === 'sentence') sentences += 1;
    if (what !== 'verdict') continue;
    const { subject, way, field, value } = one;
    const told = Object.entries(said).map(
      ([door, { status, messages }]) =>
        `  ${door}: ${status} ${messages.join(' | ').slice(0, 300)}`,
    );
    found.push(
      [
        `${what}: ${subject.name} ${way.name} ${field.path.join('.')} = ${value.slice(0, 60)}`,
        ...told,
      ].join('\n'),
    );
  }
  process.stderr.write(`fields: ${found.length} verdicts and ${sentences} sentences part\n`);
  expect(found).toEqual([]);
});
