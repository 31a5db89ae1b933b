import { expect, test } from '@jest/globals';
import { driftMistakes } from '../db/scripts/check.ts';
import { createDatabase, dropDatabase } from '../db/scripts/fresh.ts';
import { schemaSql } from '../db/scripts/schema_sql.ts';
import { readSource } from './helpers/files.ts';
import { currentRun } from './helpers/run.ts';

/** What is deployed is what lies in the files. */

test('the include lists were up to date before this run', () => {
  expect(currentRun().stale).toEqual([]);
});

test('every fixture is in the migrations as it is in its file', () => {
  expect(driftMistakes()).toEqual([]);
});

test('db/schema.sql describes what the migrations make', async () => {
  const { ownerUrl } = currentRun();
  const url = await createDatabase(ownerUrl, 'uji_drift');
  try {
    expect(await schemaSql(url)).toBe(readSource('db/schema.sql'));
  } finally {
    await dropDatabase(ownerUrl, 'uji_drift');
  }
}, 60_000);
