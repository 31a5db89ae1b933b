import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { dbDir, readSqlFiles, type SqlFile, stepOf } from './sql_files.ts';

/**
 * Tenant steps that no longer change, with their hashes, as `sha256sum` writes them: from the folder db
 * `sha256sum -c committed/tenant_steps.sha256` checks them too.
 */
const file = path.join(dbDir, 'committed', 'tenant_steps.sha256');

const readFrozen = (): Map<string, string> =>
  new Map(
    (existsSync(file) ? readFileSync(file, 'utf8') : '')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => [line.slice(66), line.slice(0, 64)]),
  );

const steps = (files: SqlFile[]): SqlFile[] => files.filter(({ stage }) => stage === 'step');

/** Two branches may have taken one number: the second of them would never run where the first did. */
function sameNumber(names: string[]): string[] {
  const byNumber = Map.groupBy(names, (name) => stepOf(name).nomor);
  return [...byNumber].flatMap(([nomor, [first, ...others]]) =>
    others.map(
      (name) => `db/${name}: nomor ${nomor} sudah dipakai db/${first}; pakai nomor berikutnya`,
    ),
  );
}

/** One line for each frozen step that was changed, removed, or has a new one before it, and for two of one number. */
export function frozenStepMistakes(files: SqlFile[] = readSqlFiles()): string[] {
  const frozen = readFrozen();
  const newest = [...frozen.keys()].sort().at(-1) ?? '';
  const there = new Map(steps(files).map(({ name, hash }) => [name, hash]));
  const changed = [...frozen]
    .filter(([name, hash]) => there.get(name) !== hash)
    .map(([name]) => `db/${name}: langkah tenant yang sudah dikomit tidak boleh berubah`);
  const early = [...there.keys()]
    .filter((name) => !frozen.has(name) && name < newest)
    .map((name) => `db/${name}: langkah tenant baru harus bernomor setelah ${newest}`);
  return [...changed, ...early, ...sameNumber([...there.keys()])];
}

/** The steps that `freezeSteps` would add. */
export const newSteps = (): SqlFile[] => {
  const frozen = readFrozen();
  return steps(readSqlFiles()).filter(({ name }) => !frozen.has(name));
};

export function freezeSteps(): void {
  const all = steps(readSqlFiles());
  writeFileSync(file, all.map(({ name, hash }) => `${hash}  ${name}\n`).join(''));
}
