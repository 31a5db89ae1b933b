import { expect, test } from '@jest/globals';
import { committedMistakes } from '../../db/scripts/committed.ts';
import { dropDatabase } from '../../db/scripts/databases.ts';
import { createDatabase } from '../../db/scripts/fresh.ts';
import { frozenStepMistakes } from '../../db/scripts/frozen_steps.ts';
import { schemaSql } from '../../db/scripts/schema_sql.ts';
import { readSource } from '../helpers/files.ts';
import { currentRun } from '../helpers/run.ts';

/** What is deployed is what lies in the files. */

test('no committed migration and no committed tenant step has changed', () => {
  expect(committedMistakes()).toEqual([]);
  expect(frozenStepMistakes()).toEqual([]);
});

test('db/schema.sql describes what the migrations make', async () => {
  const { ownerUrl } = currentRun();
  const url = await createDatabase(ownerUrl, 'uji_drift');
  try {
    expect(await schemaSql(url)).toBe(readSource('db/schema.sql'));
  } finally {
    await dropDatabase(ownerUrl, 'uji_drift');
  }
});
