/** Who stops listening on a channel is done soon, whatever the server does. */
import { once } from 'node:events';
import net from 'node:net';
import { expect, test } from '@jest/globals';
import { listen } from '../../server/postgres/channel.ts';

/** A server that takes connections and says nothing; answers how to listen there. */
async function openMute(onData: (socket: net.Socket) => void) {
  const sockets = new Set<net.Socket>();
  const server = net.createServer({ allowHalfOpen: true }, (socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('data', () => onData(socket));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as net.AddressInfo;
  const ears = listen(
    {
      connectionString: `postgres://siapa@127.0.0.1:${port}/apa`,
      channel: 'uji',
      applicationName: 'uji',
      leaveMs: 50,
    },
    () => {},
    () => {},
  );
  const [first] = (await once(server, 'connection')) as [net.Socket];
  await once(first, 'data');
  return {
    ears,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

test.each([
  ['never answers', () => {}],
  // Closed after the first bytes of signing in.
  [
    'closes when it hears more',
    (socket: net.Socket) => void (socket.bytesRead > 60 && socket.end()),
  ],
])('a server that %s as it is asked to let in', async (_what, onData) => {
  const { ears, close } = await openMute(onData);
  await ears.stop();
  await close();
  expect.assertions(0);
});
