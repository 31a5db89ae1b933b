import { once } from 'node:events';
import http, { type RequestListener } from 'node:http';
import net, { type AddressInfo, type Socket } from 'node:net';

/** What a service outside does with who connects: says nothing, hangs up, answers rubbish, or answers HTTP. */
type Behaviour = 'hangs' | 'refuses' | 'rubbish' | RequestListener;

export type Outside = {
  /** HOST:PORT */
  address: string;
  /** From here on it does this; connections that are open end. */
  turn(behaviour: Behaviour): void;
};

/** A service outside on loopback that hangs at first; `onClose` is told how it ends. */
export async function openOutside(onClose: (end: () => void) => void): Promise<Outside> {
  let behaviour: Behaviour = 'hangs';
  const open = new Set<Socket>();
  const web = http.createServer((request, response) => {
    if (typeof behaviour === 'function') behaviour(request, response);
  });
  const server = net.createServer((socket) => {
    open.add(socket);
    socket.on('error', () => undefined).once('close', () => open.delete(socket));
    if (behaviour === 'refuses') socket.destroy();
    else if (behaviour === 'rubbish') socket.end('\u0000 tidak tahu \r\n\r\n');
    else if (behaviour !== 'hangs') web.emit('connection', socket);
    else socket.resume();
  });
  const endAll = () => {
    for (const socket of open) socket.destroy();
  };
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onClose(() => {
    endAll();
    web.close();
    server.close();
  });
  return {
    address: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    turn: (wanted) => {
      behaviour = wanted;
      endAll();
    },
  };
}

/** How often a service failed, as /metrics says. */
export function failuresOf(metrics: string, service: string): number {
  const line = new RegExp(`^niaga_outside_failures_total{service="${service}"} (\\d+)$`, 'm');
  return Number(line.exec(metrics)?.[1]);
}
