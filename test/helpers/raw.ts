/** Requests as bytes, for what no client would send. */
import net from 'node:net';

/** Sends bytes as they are and answers all that comes back until the server hangs up, or `quiet` ms after the last. */
export function raw(port: number, parts: (string | Buffer)[], quiet = 300): Promise<string> {
  return new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1');
    let text = '';
    let timer: NodeJS.Timeout | undefined;
    const end = () => {
      clearTimeout(timer);
      socket.destroy();
      resolve(text);
    };
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(end, quiet);
    };
    socket.on('data', (bytes) => {
      text += bytes.toString('latin1');
      wait();
    });
    socket.on('error', end);
    socket.on('close', end);
    socket.on('connect', () => {
      for (const part of parts) socket.write(part);
      wait();
    });
  });
}

/** The statuses of the answers, in their order. */
export const statuses = (text: string) =>
  [...text.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status));
