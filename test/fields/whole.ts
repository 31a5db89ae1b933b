/**
 * `npm run fields [-- --seed N --cases N]`: what fuzz.test.ts tries of the fields of all lists, whole unless so many cases are
 * asked for. Exit code 1 with any finding.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: { seed: { type: 'string' }, cases: { type: 'string' } },
});
const env = {
  ...process.env,
  ...(values.seed && { FIELDS_SEED: values.seed }),
  ...(values.cases ? { FIELDS_CASES: values.cases } : { FIELDS_WHOLE: '1' }),
};
const root = path.join(import.meta.dirname, '../..');
const jest = path.join(root, 'node_modules/jest/bin/jest.js');
const HOURS = 6 * 60 * 60_000;
const asked = [jest, 'test/fields/fuzz.test.ts', '--testTimeout', `${HOURS}`];
const { status } = spawnSync(process.execPath, asked, { cwd: root, env, stdio: 'inherit' });
process.exitCode = status ?? 1;
