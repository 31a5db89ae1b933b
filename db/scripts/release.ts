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
 * Answers CHANGELOG.md with what stands under "Unreleased" under the heading of the release; as it is, where the heading stands
 * there and nothing is unreleased.
 *
 * @throws StartError where there is nothing to release, or the version is that of a release before
 */
export function releasedText(changelog: string, version: string, date: string): string {
  const [before, told] = changelog.split(UNRELEASED);
  const waits = told !== undefined && (told.split(/^## /m)[0] as string).trim() !== '';
  if (changelog.includes(`\n## ${version} - `)) {
    if (!waits) return changelog;
    throw new StartError(
      `CHANGELOG.md: rilis ${version} sudah ada; naikkan versi di package.json untuk isi "Unreleased"`,
    );
  }
  if (!waits) {
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
      const changelog = readFileSync(changelogFile, 'utf8');
      const released = releasedText(changelog, packageVersion, today);
      const name = `niaga_release_${process.pid}`;
      try {
        writeFileSync(callsFile, await newCalls(await createDatabase(ownerUrl, name)));
        writeFileSync(changelogFile, released);
        const written = released === changelog ? [callsFile] : [callsFile, changelogFile];
        const names = written.map((file) => path.relative(rootDir, file)).join(', ');
        console.log(`${names}: rilis ${packageVersion}`);
      } finally {
        await dropDatabase(ownerUrl, name);
      }
    }),
  );
}
