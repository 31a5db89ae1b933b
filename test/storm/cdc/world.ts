/** The machine of a storm with sinks: a second PostgreSQL, which may be killed too. */
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Progress } from '../../../server/base/progress.ts';
import { startEmbedded } from '../../../server/embedded/index.ts';
import { killEmbedded, onTrouble, openMachine } from '../machine.ts';

export type World = Awaited<ReturnType<typeof openWorld>>;

export async function openWorld(progress: Progress) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'niaga-storm-cdc-'));
  const dataDir = path.join(folder, 'tujuan');
  chmodSync(folder, 0o711);
  mkdirSync(dataDir, { mode: 0o711 });
  const closing: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];
  const stop = async () => {
    for (const close of closing.splice(0).reverse()) await close();
  };
  try {
    const target = await progress.step('PostgreSQL tujuan', () =>
      startEmbedded({ dataDir, database: 'cermin', onTrouble }),
    );
    closing.push(target.stop);
    /** The folder of the jobs' files, below it one a tenant. */
    const files = path.join(folder, 'cdc');
    const machine = await openMachine(progress, {
      workers: 2,
      moreEnv: {
        CDC_DIR: files,
        CDC_TARGETS: `cermin=${target.ownerUrl}`,
      },
    });
    closing.push(machine.stop);
    const { server: _, postgres: sumber, ...workers } = machine.victims;
    return {
      machine,
      targetUrl: target.ownerUrl,
      files,
      victims: {
        ...workers,
        sumber,
        tujuan: () => killEmbedded(target),
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
