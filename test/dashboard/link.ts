import { connect, createServer, type Socket } from 'node:net';

/** A way to a server that can be cut: connections end, and new ones are refused until it is mended. */
export async function openLink(
  to: string,
): Promise<{ base: string; cut(): void; mend(): void; stop(): Promise<void> }> {
  const { hostname, port } = new URL(to);
  const open = new Set<Socket>();
  let isCut = false;
  const server = createServer((socket) => {
    if (isCut) {
      socket.destroy();
      return;
    }
    const there = connect(Number(port), hostname);
    for (const one of [socket, there]) {
      open.add(one);
      one.on('error', () => undefined);
      one.on('close', () => {
        open.delete(one);
        socket.destroy();
        there.destroy();
      });
    }
    socket.pipe(there).pipe(socket);
  });
  const cut = () => {
    isCut = true;
    for (const one of open) one.destroy();
  };
  server.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  const own = typeof address === 'object' ? address?.port : undefined;
  return {
    base: `http://127.0.0.1:${own}`,
    cut,
    mend: () => {
      isCut = false;
    },
    stop: async () => {
      cut();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
