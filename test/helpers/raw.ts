/** Requests as bytes, for what no client would send. */
import net from 'node:net';

/** Sends bytes as they are and answers all that comes back until the server hangs up, or has given so many whole answers. */
export function raw(port: number, bytes: string | Buffer, answers = Infinity): Promise<string> {
  return new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1');
    let text = '';
    const end = () => {
      socket.destroy();
      resolve(text);
    };
    socket.on('data', (part) => {
      text += part.toString('latin1');
      if (wholeAnswers(text) >= answers) end();
    });
    socket.on('error', end);
    socket.on('close', end);
    socket.write(bytes);
  });
}

/** Answers that tell their length and are there to the last byte. */
function wholeAnswers(text: string): number {
  const at = text.indexOf('\r\n\r\n') + 4;
  const [, length] = /^content-length: (\d+)/im.exec(text.slice(0, at)) ?? [];
  const end = at + Number(length);
  return length === undefined || text.length < end ? 0 : 1 + wholeAnswers(text.slice(end));
}

/** The statuses of the answers, in their order. */
export const statuses = (text: string) =>
  [...text.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status));
