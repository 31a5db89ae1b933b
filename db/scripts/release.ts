import { writeFileSync } from 'node:fs';
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
  about: `Mencatat di db/committed/calls.txt apa yang diminta server, worker, dan perintah rilis ini (versi di package.json) dari
database, dibaca dari database sementara. Ditolak bila server rilis sebelumnya akan kehilangan sesuatu. Dijalankan sebelum
tag sebuah rilis (CONTRIBUTING.md).`,
};

if (import.meta.main) {
  await runCommand(COMMAND, () =>
    withOwnerUrl(loadConfig(), async (ownerUrl) => {
      const name = `niaga_release_${process.pid}`;
      try {
        writeFileSync(callsFile, await newCalls(await createDatabase(ownerUrl, name)));
        console.log(`${path.relative(rootDir, callsFile)}: rilis ${packageVersion}`);
      } finally {
        await dropDatabase(ownerUrl, name);
      }
    }),
  );
}
