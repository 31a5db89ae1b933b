/**
 * A schema as one function that only says yes or no. Most requests are right, and zod, which makes a new value and
 * collects what is wrong, costs ten times as much; it is asked only about what this refuses, and has the last word.
 */
import { z } from 'zod';

export type Test = (value: unknown) => boolean;

const known = new WeakMap<z.ZodType, Test>();

/** @returns a test that accepts nothing that the schema refuses; it may refuse what the schema accepts */
export function quickTest(schema: z.ZodType): Test {
  let test = known.get(schema);
  if (!test) {
    test = compile(schema);
    known.set(schema, test);
  }
  return test;
}

function compile(schema: z.ZodType): Test {
  if (schema instanceof z.ZodOptional && !(schema instanceof z.ZodExactOptional)) {
    const inner = compile(schema.unwrap() as z.ZodType);
    return (value) => value === undefined || inner(value);
  }
  if (schema instanceof z.ZodNullable) {
    const inner = compile(schema.unwrap() as z.ZodType);
    return (value) => value === null || inner(value);
  }
  const type = typeTest(schema);
  const checks = checksOf(schema).map(checkTest);
  // What is not known here, as a transformation, zod does as ever.
  if (!type || checks.includes(null)) return (value) => schema.safeParse(value).success;
  return checks.length === 0 ? type : all([type, ...(checks as Test[])]);
}

function all(tests: readonly Test[]): Test {
  return (value) => {
    for (const test of tests) if (!test(value)) return false;
    return true;
  };
}

function typeTest(schema: z.ZodType): Test | null {
  if ((schema.def as { coerce?: boolean }).coerce) return null;
  if (schema instanceof z.ZodString || schema instanceof z.ZodISODate)
    return (value) => typeof value === 'string';
  if (schema instanceof z.ZodNumber) return Number.isFinite;
  if (schema instanceof z.ZodBoolean) return (value) => typeof value === 'boolean';
  if (schema instanceof z.ZodUnknown) return () => true;
  if (schema instanceof z.ZodEnum) {
    const values = new Set<unknown>(schema.options);
    return (value) => values.has(value);
  }
  if (schema instanceof z.ZodArray) {
    const element = compile(schema.element as z.ZodType);
    return (value) => Array.isArray(value) && value.every(element);
  }
  return schema instanceof z.ZodObject ? objectTest(schema) : null;
}

function objectTest(schema: z.ZodObject): Test | null {
  const { catchall } = schema.def;
  if (catchall && !(catchall instanceof z.ZodNever)) return null;
  const members = Object.entries(schema.shape).map(
    ([key, member]) => [key, compile(member as z.ZodType)] as const,
  );
  const keys = catchall && new Set(members.map(([key]) => key));
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
    if (keys) for (const key in value) if (!keys.has(key)) return false;
    const document = value as Readonly<Record<string, unknown>>;
    for (const [key, test] of members) if (!test(document[key])) return false;
    return true;
  };
}

type Check = z.core.$ZodCheck<unknown>;

/** A schema of a format, as a date or a whole number, is a check itself. */
function checksOf(schema: z.ZodType): readonly Check[] {
  const own = schema._zod.traits.has('$ZodCheck') ? [schema as unknown as Check] : [];
  return [...own, ...((schema.def.checks ?? []) as Check[])];
}

/** They have a condition, that there is a length, which the type sees to. */
const OF_LENGTH = new Set(['min_length', 'max_length', 'length_equals']);

/** Zod's own check, on a value by itself; null for one that changes the value or has a condition. */
function checkTest(check: Check): Test | null {
  const { def } = check._zod;
  if (def.check === 'overwrite' || (def.when && !OF_LENGTH.has(def.check))) return null;
  return (value) => {
    const payload = { value, issues: [] as z.core.$ZodRawIssue[] };
    const later: unknown = check._zod.check(payload);
    return later === undefined && payload.issues.length === 0;
  };
}
