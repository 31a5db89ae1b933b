/** The tables of rights, scopes and events on the pages are those of their lists. */
import { expect, test } from '@jest/globals';
import { events } from '../../server/base/events.ts';
import { PERAN, rightsList } from '../../server/base/rights.ts';
import { readSource } from '../helpers/files.ts';

/** The rows of the table whose head begins with these cells, without the blanks that align them. */
function tableOf(page: string, ...head: string[]): string[] {
  const lines = readSource(page)
    .split('\n')
    .map((line) => line.replaceAll(/ +\|/g, ' |'));
  const first = lines.findIndex((line) => line.startsWith(`| ${head.join(' | ')} |`));
  expect(first).toBeGreaterThan(0);
  const rows = lines.slice(first + 2);
  return rows.slice(
    0,
    rows.findIndex((line) => !line.startsWith('|')),
  );
}

const row = (...cells: string[]): string => `| ${cells.join(' | ')} |`.replaceAll(/ +\|/g, ' |');

test('docs/rights.md says which role has which right', () => {
  const rows = Object.entries(rightsList.hak).map(([right, { peran, en }]) =>
    row(`\`${right}\``, en, ...PERAN.map((role) => ((peran?.includes(role) ?? true) ? '✓' : ''))),
  );
  expect(tableOf('docs/rights.md', 'right', 'what', ...PERAN)).toEqual(rows);
});

test('docs/keys.md says of what scopes are made', () => {
  const rows = Object.entries(rightsList.cakupan).map(([right, { aksi, en }]) =>
    row(`\`${right}\``, aksi.map((action) => `\`${action}\``).join(' '), en),
  );
  expect(tableOf('docs/keys.md', 'right', 'actions', 'what')).toEqual(rows);
});

test('docs/keys.md names the reports that scopes may name', () => {
  const page = readSource('docs/keys.md').replaceAll(/\s+/g, ' ');
  const [, told = ''] = page.split('`laporan:read`, which opens all. The reports: ');
  const names = [...(told.split('.')[0] as string).matchAll(/`([\w-]+)`/g)].map(([, name]) => name);
  expect(names).toEqual(rightsList.cakupan.laporan?.bagian);
});

test('docs/feed.md says when each event comes', () => {
  const told = tableOf('docs/feed.md', '`type`', 'when').flatMap((line) => {
    const [types = '', when] = line.slice(2).split(' | ');
    return [...types.matchAll(/`([\w.<>]+)`/g)].map(([, type]) => [type, when]);
  });
  const others = [...events].filter(([type]) => !type.startsWith('master.'));
  const ofRecords = told.filter(([type]) => type?.startsWith('master.'));
  expect(ofRecords.map(([type]) => type)).toEqual([
    ...['master.<entitas>.dibuat', 'master.<entitas>.diubah', 'master.<entitas>.dinonaktifkan'],
  ]);
  expect(told.filter((one) => !ofRecords.includes(one))).toEqual(
    others.map(([type, { en }]) => [type, `${en.charAt(0).toLowerCase()}${en.slice(1, -1)}`]),
  );
});
