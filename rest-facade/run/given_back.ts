/**
 * A client may read a record, change a field and send all of it back. A field that can only be read is ignored where its value
 * is unchanged, and refused by name where it is not.
 */
import type { z } from 'zod';
import type { RequestContext } from '../../server/base/context.ts';
import { rawNumber } from '../../server/base/json_text.ts';
import { sentence } from '../../server/base/sentences.ts';
import { parseJson } from '../../server/http/json_body.ts';
import type { Input } from '../base/endpoint.ts';
import { operationOf } from '../base/operation.ts';
import { requireRight } from '../base/rights.ts';
import { isChange, unknownIn } from '../base/validation.ts';
import type { Call } from './call.ts';

type Part = Record<PropertyKey, unknown>;
type Path = readonly PropertyKey[];

const isPart = (value: unknown): value is Part =>
  value !== null && typeof value === 'object' && rawNumber(value) === undefined;

/** The number as a double: equal for 1.5 and 1.500, and for digits that a client's doubles lost. */
const numberOf = (value: unknown): number | undefined => {
  const digits = typeof value === 'number' ? value : rawNumber(value);
  return digits === undefined ? undefined : Number(digits);
};

/** Whether two JSON values say the same. */
function same(one: unknown, other: unknown): boolean {
  const number = numberOf(one);
  if (number !== undefined) return number === numberOf(other);
  if (!isPart(one) || !isPart(other)) return one === other;
  const keys = Object.keys(one);
  return (
    Array.isArray(one) === Array.isArray(other) &&
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && same(one[key], other[key]))
  );
}

/** A deep copy. */
function copied(value: unknown): unknown {
  if (!isPart(value)) return value;
  if (Array.isArray(value)) return value.map(copied);
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, copied(one)]));
}

const at = (part: unknown, key: PropertyKey): unknown =>
  isPart(part) && Object.hasOwn(part, key) ? part[key] : undefined;

/** The record's value at a path of the body. In a list it is the element with the same id, else at the same place. */
function shownAt(body: unknown, record: unknown, path: Path): unknown {
  let [sent, shown] = [body, record];
  for (const key of path) {
    sent = at(sent, key);
    // Lines of a draft have no ids yet.
    const id = at(sent, 'id') ?? null;
    if (Array.isArray(shown) && id !== null) {
      shown = shown.find((one) => same(at(one, 'id'), id));
    } else shown = at(shown, key);
  }
  return shown;
}

/**
 * Removes from a body the members that its schema refuses and the record shows with the same value. With `stays` (a PATCH)
 * these may also be members that are written in another form than they are read.
 *
 * @returns the body without it, and a message for each such member that the record shows otherwise
 */
export function withoutShown(schema: z.ZodType, body: unknown, record: unknown, stays: boolean) {
  const left = copied(body);
  const changed: string[] = [];
  const take = (path: Path, isNamed: boolean) => {
    const holder = path.slice(0, -1).reduce(at, left);
    const key = path.at(-1) as PropertyKey;
    const [sent, shown] = [at(holder, key), shownAt(body, record, path)];
    if (!isPart(holder) || Array.isArray(holder) || shown === undefined) return;
    if (isNamed && !((stays || sent === null) && same(sent, shown))) return;
    delete holder[key];
    if (same(sent, shown)) return;
    const said = isChange(schema) ? unknownIn(schema, path.slice(0, -1)) : sentence('hanya_dibaca');
    changed.push(`${path.join('.')}: ${said}`);
  };
  for (const issue of schema.safeParse(body).error?.issues ?? []) {
    if (issue.code !== 'unrecognized_keys') take(issue.path, true);
    else for (const key of issue.keys) take([...issue.path, key], false);
  }
  return { left, changed };
}

/** The record as the caller reads it; undefined where he may not read it, or nothing reads it. */
export async function shownTo(
  { deps, endpoint, params }: Pick<Call, 'deps' | 'endpoint' | 'params'>,
  input: Input,
  context: RequestContext,
): Promise<unknown> {
  const { shownBy } = endpoint;
  const question = shownBy?.call?.({ ...input, query: {}, body: {} });
  if (!shownBy || !question) return undefined;
  try {
    requireRight(shownBy, { ...context.claims, adminKey: context.adminKey }, params.jenis);
    const operation = operationOf(deps.operations, question.operation);
    const found = await operation.run(question.variables, context);
    return parseJson(found?.text ?? 'null');
  } catch {
    // What is wrong with the body is told, not what is wrong with reading the record.
    return undefined;
  }
}
