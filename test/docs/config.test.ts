import { expect, test } from '@jest/globals';
import { envSchema } from '../../server/base/config_env.ts';
import { readSource } from '../helpers/files.ts';

/** The documentation names every variable with its default, and none that does not exist. */

const names = Object.keys(envSchema.shape).sort();
const defaults = envSchema.parse({}) as Record<string, unknown>;

test('.env.example names every variable, by its default or empty', () => {
  const given = [...readSource('.env.example').matchAll(/^([A-Z][A-Z_]*)=(.*)$/gm)].map(
    ([, name, value]) => [name as string, value as string] as const,
  );
  expect(given.map(([name]) => name).sort()).toEqual(names);
  for (const [name, value] of given) {
    const { success, data } = envSchema.safeParse(value === '' ? {} : { [name]: value });
    expect([name, success]).toEqual([name, true]);
    // What has no fixed default shows the one that the processes choose, such as LOG_LEVEL.
    const wanted = defaults[name];
    if (wanted !== undefined) expect([name, data?.[name as never]]).toEqual([name, wanted]);
  }
});

test('docs/configuration.md describes every variable, and none that is gone', () => {
  const text = readSource('docs/configuration.md');
  const table = text.slice(text.indexOf('| variable '));
  const described = table
    .split('\n')
    .flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`([A-Z][A-Z_]*)`/g)])
    .map(([, name]) => name as string);
  expect(described.sort()).toEqual(names);
});

test('docs/configuration.md and the processes agree on the defaults that are numbers', () => {
  const text = readSource('docs/configuration.md');
  const wrong = names.filter((name) => {
    const stated = new RegExp(`^\\| \`${name}\` +\\| (\\d+) +\\|`, 'm').exec(text)?.[1];
    return stated !== undefined && Number(stated) !== defaults[name];
  });
  expect(wrong).toEqual([]);
});
