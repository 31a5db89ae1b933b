import { createRequire } from 'node:module';
import { expect, test } from '@jest/globals';
import { CLUSTER_SETTINGS, clusterSettings } from '../../server/postgres/cluster_settings.ts';
import { readSource } from '../helpers/files.ts';

const yaml = createRequire(import.meta.url)('js-yaml') as { load(text: string): unknown };

test('compose starts its PostgreSQL with the settings, and no others', () => {
  const { services } = yaml.load(readSource('compose.yaml')) as {
    services: { postgres: { command: string } };
  };
  const given = services.postgres.command.split(/\s*-c\s+/).filter((word) => word.trim() !== '');
  const found = Object.fromEntries(given.map((word) => word.trim().split('=')));
  expect(found).toEqual(CLUSTER_SETTINGS);
});

test('every setting stands in the nodes under Patroni', () => {
  const { bootstrap } = yaml.load(readSource('db/cluster/config/patroni.yml')) as {
    bootstrap: { dcs: { postgresql: { parameters: Record<string, string | number> } } };
  };
  const { parameters } = bootstrap.dcs.postgresql;
  const found = Object.keys(CLUSTER_SETTINGS).map((name) => [name, String(parameters[name])]);
  expect(Object.fromEntries(found)).toEqual(CLUSTER_SETTINGS);
});

test('the page about production names the settings, and no others', () => {
  const [, block = ''] =
    /- \*\*A PostgreSQL of your own\*\*[\s\S]*?```ini\n([\s\S]*?)```/.exec(
      readSource('docs/production.md'),
    ) ?? [];
  const lines = block.split('\n').filter((line) => line.trim() !== '');
  expect(Object.fromEntries(lines.map((line) => line.trim().split(' = ')))).toEqual(
    CLUSTER_SETTINGS,
  );
});

test('what only Linux can is not asked of another system', () => {
  expect(clusterSettings('linux')).toEqual(CLUSTER_SETTINGS);
  expect(clusterSettings('darwin')).toEqual({
    ...CLUSTER_SETTINGS,
    recovery_init_sync_method: 'fsync',
  });
});
