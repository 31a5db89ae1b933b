import { freePort } from '../../server/embedded/cluster.ts';

/**
 * A port for what goes away and comes back at the same address. Systems hand out ports from 32768 on by themselves (Linux;
 * others from 49152), to servers that take any and to each connection: none of them gets this one meanwhile.
 */
export async function quietPort(): Promise<number> {
  for (;;) {
    const port = 10_000 + Math.floor(Math.random() * 20_000);
    if ((await freePort(port)) === port) return port;
  }
}
