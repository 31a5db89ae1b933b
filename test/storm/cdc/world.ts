/** The machine of a storm with sinks: a second PostgreSQL and a receiver of webhooks, both of which may be killed. */
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Progress } from '../../../server/base/progress.ts';
import { type Embedded, startEmbedded } from '../../../server/embedded/index.ts';
import {
  freePort,
  keepAlive,
  killEmbedded,
  type Machine,
  onTrouble,
  openMachine,
} from '../machine.ts';
import type { Random } from '../random.ts';

export type World = {
  machine: Machine;
  /** Address of the second PostgreSQL. */
  targetUrl: string;
  webhookUrl: string;
  /** What the receiver accepted, a body a line. */
  deliveries: string;
  /** The folder of the jobs' files, below it one a tenant. */
  files: string;
  kill(random: Random): Promise<string>;
  stop(): Promise<void>;
};

function folderFor(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'niaga-storm-cdc-'));
  chmodSync(folder, 0o711);
  mkdirSync(path.join(folder, 'tujuan'), { mode: 0o711 });
  return folder;
}

function victimsOf(machine: Machine, target: Embedded, receiver: { kill(): Promise<void> }) {
  const [first, second] = machine.workers;
  return {
    // The workers most: one of them reads the stream.
    'worker 1': () => first?.kill(),
    'worker 2': () => second?.kill(),
    sumber: machine.killPostgres,
    tujuan: () => killEmbedded(target),
    penerima: receiver.kill,
  };
}

export async function openWorld(progress: Progress): Promise<World> {
  const folder = folderFor();
  const remove = () => rmSync(folder, { recursive: true, force: true });
  let target: Embedded | undefined;
  try {
    target = await progress.step('PostgreSQL tujuan', () =>
      startEmbedded({ dataDir: path.join(folder, 'tujuan'), database: 'cermin', onTrouble }),
    );
    const port = await freePort();
    const deliveries = path.join(folder, 'kiriman.ndjson');
    const files = path.join(folder, 'cdc');
    const receiver = keepAlive('test/storm/cdc/receive.ts', {
      PORT: String(port),
      FILE: deliveries,
    });
    const machine = await openMachine(progress, {
      workers: 2,
      moreEnv: {
        CDC_DIR: files,
        CDC_TARGETS: `cermin=${target.ownerUrl}`,
        CDC_WEBHOOK_ALLOW: '127.0.0.1',
      },
    });
    const victims = victimsOf(machine, target, receiver);
    const stopTarget = target.stop;
    return {
      machine,
      targetUrl: target.ownerUrl,
      webhookUrl: `http://127.0.0.1:${port}/`,
      deliveries,
      files,
      kill: async (random) => {
        const name = random.pick(Object.keys(victims) as (keyof typeof victims)[]) ?? 'worker 1';
        await victims[name]();
        return name;
      },
      stop: async () => {
        await machine.stop();
        await receiver.stop();
        await stopTarget();
        remove();
      },
    };
  } catch (error) {
    await target?.stop();
    remove();
    throw error;
  }
}
