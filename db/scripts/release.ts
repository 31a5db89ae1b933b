import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from '../../server/base/command_line.ts';
import { loadConfig, packageVersion, rootDir, StartError } from '../../server/base/config.ts';
import { withOwnerUrl } from '../../server/embedded/urls.ts';
import { withPgClient } from '../../server/postgres/client.ts';
import {
  calledOf,
  callsFile,
  callsText,
  missedCalls,
  namedByCommands,
  readCalls,
  readCatalog,
} from './calls.ts';
import { dropDatabase } from './databases.ts';
import { createDatabase } from './fresh.ts';
import { newSteps } from './frozen_steps.ts';
import { hasCurrent } from './sql_files.ts';

const changelogFile = path.join(rootDir, 'CHANGELOG.md');
const UNRELEASED = '## Unreleased\n';

/**
 * Answers CHANGELOG.md with what stands under "Unreleased" under the heading of the release; one that has the heading as it is.
 *
 * @throws StartError where there is nothing to release
 */
export function releasedText(changelog: string, version: string, date: string): string {
  if (changelog.includes(`\n## ${version} - `)) return changelog;
  const [before, told] = changelog.split(UNRELEASED);
  if (told === undefined || (told.split(/^## /m)[0] as string).trim() === '') {
    throw new StartError(
      `CHANGELOG.md: di bawah "Unreleased" tidak ada isi untuk rilis ${version}`,
    );
  }
  return `${before}${UNRELEASED}\n## ${version} - ${date}\n${told}`;
}

/** In production nothing runs db/current, and steps may still change until they are frozen. */
function refuseUncommitted(): void {
  if (!hasCurrent() && newSteps().length === 0) return;
  throw new StartError(
    'db/current atau langkah tenant baru belum dikomit: jalankan npm run commit -- "PESAN" dahulu',
  );
}

/** The record of this tree's calls, unless the release before would miss something. */
async function newCalls(url: string): Promise<string> {
  const catalog = await withPgClient(url, readCatalog);
  const before = readCalls();
  const missed = before === undefined ? [] : missedCalls(before, catalog);
  if (missed.length > 0) throw new StartError(missed.join('\n'));
  return callsText({ version: packageVersion, entries: calledOf(catalog, namedByCommands()) });
}

const COMMAND = {
  usage: ['npm run release'],
  about: `Menyiapkan rilis dengan versi di package.json: memberi isi "Unreleased" di CHANGELOG.md judul rilis itu dengan tanggal hari ini,
dan mencatat di db/committed/calls.txt apa yang diminta server, worker, dan perintahnya dari database, dibaca dari database
sementara. Ditolak bila server rilis sebelumnya akan kehilangan sesuatu, atau db/current dan langkah baru belum dikomit.
Dijalankan sebelum tag sebuah rilis (CONTRIBUTING.md).`,
};

if (import.meta.main) {
  await runCommand(COMMAND, () =>
    withOwnerUrl(loadConfig(), async (ownerUrl) => {
      refuseUncommitted();
      const today = new Date().toISOString().slice(0, 10);
      const changelog = releasedText(readFileSync(changelogFile, 'utf8'), packageVersion, today);
      const name = `niaga_release_${process.pid}`;
      try {
        writeFileSync(callsFile, await newCalls(await createDatabase(ownerUrl, name)));
        writeFileSync(changelogFile, changelog);
        console.log(`${path.relative(rootDir, callsFile)}, CHANGELOG.md: rilis ${packageVersion}`);
      } finally {
        await dropDatabase(ownerUrl, name);
      }
    }),
  );
}
