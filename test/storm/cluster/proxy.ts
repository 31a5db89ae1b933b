/** Something between two programs that forwards bytes, or drops them without a word, as a cut cable does. */
import net from 'node:net';

export type Line = {
  cut(): void;
  /** What was cut has lost bytes: those connections end, and new ones are led through. */
  mend(): void;
  close(): Promise<void>;
};

export async function openProxy(port: number, target: number): Promise<Line> {
  const pairs = new Set<[net.Socket, net.Socket | undefined]>();
  let isCut = false;
  const drop = (pair: [net.Socket, net.Socket | undefined]) => {
    pairs.delete(pair);
    for (const socket of pair) socket?.destroy();
  };
  const server = net.createServer((near) => {
    near.on('error', () => {});
    const far = isCut ? undefined : net.connect(target, '127.0.0.1');
    const pair: [net.Socket, net.Socket | undefined] = [near, far];
    pairs.add(pair);
    near.on('close', () => drop(pair));
    far?.on('error', () => {}).on('close', () => isCut || drop(pair));
    near.on('data', (bytes) => {
      // Who is faster than the other side waits for it.
      if (isCut || far === undefined || far.write(bytes)) return;
      near.pause();
      far.once('drain', () => near.resume());
    });
    far?.on('data', (bytes) => {
      if (isCut || near.write(bytes)) return;
      far.pause();
      near.once('drain', () => far.resume());
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const dropAll = () => {
    for (const pair of [...pairs]) drop(pair);
  };
  return {
    cut: () => {
      isCut = true;
    },
    mend: () => {
      isCut = false;
      dropAll();
    },
    close: async () => {
      dropAll();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
