import net from 'node:net';

/** What came back: 0 = nothing, the connection broke. */
export type RawAnswer = { status: number; retryAfter: boolean };

export type RawClient = ReturnType<typeof makeRawClient>;

type Line = {
  socket: net.Socket;
  end: ((answer: RawAnswer) => void) | undefined;
  text: string;
  freeSince: number;
};

/** The server closes connections idle for ten seconds; a request sent just then would be lost. */
const KEEP_MS = 8_000;

const NOTHING: RawAnswer = { status: 0, retryAfter: false };

/**
 * A client that costs a tenth of `http.request`, for loads that a client must not slow down: HTTP/1.1 over sockets that
 * stay open, one request at a time on each, as many sockets as there are requests under way.
 */
export function makeRawClient(port: number) {
  const free: Line[] = [];
  const all = new Set<net.Socket>();
  let opened = 0;

  const open = (): Line => {
    opened += 1;
    const socket = net.connect({ host: '127.0.0.1', port, noDelay: true });
    const line: Line = { socket, end: undefined, text: '', freeSince: 0 };
    all.add(socket);
    socket.setEncoding('latin1');
    socket.on('data', (part: string) => {
      line.text += part;
      const answer = answerIn(line.text);
      if (!answer) return;
      const { end } = line;
      const closes = /^connection: close/im.test(line.text);
      line.text = '';
      line.end = undefined;
      line.freeSince = performance.now();
      if (!closes) free.push(line);
      end?.(answer);
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      all.delete(socket);
      const index = free.indexOf(line);
      if (index >= 0) free.splice(index, 1);
      line.end?.(NOTHING);
    });
    return line;
  };

  /** The one that was used last. */
  const take = (): Line => {
    const line = free.pop();
    if (line === undefined || performance.now() - line.freeSince < KEEP_MS) return line ?? open();
    for (const { socket } of [line, ...free.splice(0)]) socket.destroy();
    return open();
  };

  return {
    /** Connections that were opened. */
    get opened() {
      return opened;
    },
    /** The bytes of a request, made once. */
    request: (method: string, path: string, token: string, body: string) =>
      `${method} ${path} HTTP/1.1\r\nHost: bench\r\nAuthorization: Bearer ${token}\r\n` +
      `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
    send: (request: string) =>
      new Promise<RawAnswer>((end) => {
        const line = take();
        line.end = end;
        line.socket.write(request, 'latin1');
      }),
    close: () => {
      for (const socket of all) socket.destroy();
    },
  };
}

/** The answer, once all of it is there. */
function answerIn(text: string): RawAnswer | undefined {
  const head = text.indexOf('\r\n\r\n');
  if (head < 0) return undefined;
  const length = /\r\ncontent-length: (\d+)/i.exec(text);
  const whole = length
    ? text.length >= head + 4 + Number(length[1])
    : text.endsWith('\r\n0\r\n\r\n') || /^HTTP\/1.1 204/.test(text);
  if (!whole) return undefined;
  const retryAfter = /\r\nretry-after: \d/i.test(text.slice(0, head + 2));
  return { status: Number(text.slice(9, 12)), retryAfter };
}
