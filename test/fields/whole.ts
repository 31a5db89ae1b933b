/** `npm run fields`: what fuzz.test.ts tries of the fields of all lists, whole unless so many cases are asked for. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { runCommand, usageError } from '../../server/base/command_line.ts';

const COMMAND = {
  usage: ['npm run fields [-- OPSI]'],
  about: `Mengisi setiap bidang rekaman dan dokumen dengan nilai pada dan di luar batasnya, lewat setiap pintu: putusan dan
kalimatnya harus sama. Semuanya memakan dua sampai tiga jam. Kode keluar 1 bila ada temuan; --seed mengulangi pilihannya.`,
  options: {
    seed: { value: 'N', help: 'benih pilihan acak; bawaan seperti uji' },
    cases: { value: 'N', help: 'banyaknya kasus; bawaan semua' },
  },
  envFile: false,
} as const;
const HOURS = 6 * 60 * 60_000;

await runCommand(COMMAND, async ({ values }) => {
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined && !/^[1-9]\d{0,8}$/.test(value)) {
      throw usageError(COMMAND, `--${name}: bilangan bulat dari 1`);
    }
  }
  const { seed, cases } = values;
  const root = path.join(import.meta.dirname, '../..');
  const jest = path.join(root, 'node_modules/jest/bin/jest.js');
  const { status } = spawnSync(
    process.execPath,
    [jest, 'test/fields/fuzz.test.ts', '--testTimeout', `${HOURS}`],
    {
      cwd: root,
      env: {
        ...process.env,
        ...(seed && { FIELDS_SEED: seed }),
        ...(cases ? { FIELDS_CASES: cases } : { FIELDS_WHOLE: '1' }),
      },
      stdio: 'inherit',
    },
  );
  process.exitCode = status ?? 1;
});
