import type { Plans } from './plans.ts';

type Made = {
  $exporter$factory: (...args: never[]) => unknown;
  $exporter$args: readonly unknown[];
  $exporter$name?: string;
};
type Hoist = (plan: Made) => unknown;

/**
 * Plans that differ only in their factory's arguments become calls of one function when they are exported:
 * graphile-export would write the whole plan again for each of them.
 */
export function hoistPlans(plans: Plans): Plans {
  const alike = new Map<string, Set<Made>>();
  for (const plan of Object.values(plans.parts).flatMap((group) => Object.values(group))) {
    if (!isMade(plan)) continue;
    const text = plan.$exporter$factory.toString();
    alike.set(text, (alike.get(text) ?? new Set()).add(plan));
  }
  const hoisted = new Map<unknown, unknown>();
  for (const [text, ones] of alike) {
    const hoist = ones.size > 1 ? hoistOf(text, [...ones]) : undefined;
    if (hoist) for (const one of ones) hoisted.set(one, hoist(one));
  }
  const hoistAll = (value: unknown): unknown => {
    if (typeof value === 'function') return hoisted.get(value) ?? asConstant(value);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, hoistAll(one)]));
  };
  return hoistAll(plans) as Plans;
}

const isMade = (plan: unknown): plan is Made =>
  typeof plan === 'function' && '$exporter$factory' in plan;

/**
 * Gives a function without a factory one. Else graphile-export would write it where it comes first, in the midst of the
 * plans.
 */
function asConstant(value: object): unknown {
  if ('$exporter$factory' in value || '$$export' in value) return value;
  return made('(value) => value', [value], undefined);
}

const FACTORY = /^(?:function *)?\(([^(){}]*)\)\s*(?:=>)?\s*([\s\S]*)$/;

/** Turns the factory `(a, b, c) => plan` into `(b) => (a, c) => plan`, where b is the same for all of its plans. */
function hoistOf(text: string, plans: readonly Made[]): Hoist | undefined {
  const [, list = '', body = ''] = FACTORY.exec(text) ?? [];
  const [first] = plans;
  const names = list.split(',').map((name) => name.trim());
  if (!first || body === '' || names.length !== first.$exporter$args.length) return undefined;
  const isShared = names.map((_name, index) =>
    plans.every((one) => one.$exporter$args[index] === first.$exporter$args[index]),
  );
  const shared = <T>(all: readonly T[]) => all.filter((_one, index) => isShared[index]);
  const own = <T>(all: readonly T[]) => all.filter((_one, index) => !isShared[index]);
  const make = made(
    `(${shared(names)}) => (${own(names)}) => ${body}`,
    shared(first.$exporter$args),
    first.$exporter$name,
  );
  const call = `(make, ${own(names)}) => make(${own(names)})`;
  return (plan) => made(call, [make, ...own(plan.$exporter$args).map(once)], plan.$exporter$name);
}

const lists = new Map<string, unknown>();

/** Equal lists of column names become the same list. */
function once(arg: unknown): unknown {
  if (!Array.isArray(arg) || !arg.every((one) => typeof one === 'string')) return arg;
  const key = arg.join();
  if (!lists.has(key)) lists.set(key, arg);
  return lists.get(key);
}

/**
 * A function that graphile-export writes as a call of the factory, whose text it reads. Nobody calls the function
 * itself.
 */
function made(factory: string, args: readonly unknown[], name: string | undefined): unknown {
  return Object.defineProperties(() => undefined, {
    $exporter$factory: { value: new Function(`return ${factory}`)() },
    $exporter$args: { value: args },
    $exporter$name: { value: name, writable: true },
  });
}
