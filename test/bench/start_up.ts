import { cpuOf, memoryOf } from './cpu.ts';
import { median } from './format.ts';
import { startProcess } from './process.ts';
import { SERVER, type World } from './world.ts';

/** Medians over the starts. */
export type StartUp = { startMs: number; cpuMs: number; memoryMiB: number };

/** Starts the server process `times` times on the database as it is. */
export async function measureStartUp(world: World, times: number): Promise<StartUp> {
  const starts: StartUp[] = [];
  for (let n = 0; n < times; n += 1) {
    const server = await startProcess(SERVER, world.serverEnv);
    starts.push({
      startMs: server.startMs,
      cpuMs: cpuOf(server.pid),
      memoryMiB: memoryOf(server.pid),
    });
    await server.stop();
  }
  const of = (name: keyof StartUp) => median(starts.map((start) => start[name]));
  return { startMs: of('startMs'), cpuMs: of('cpuMs'), memoryMiB: of('memoryMiB') };
}
