type StreamEvent = {
  id: number;
  event: string;
  // biome-ignore lint/suspicious/noExplicitAny: what an event holds is what the test is about.
  data: any;
};

export type EventStream = {
  status: number;
  headers: Headers;
  /** The next event that `wanted` accepts (any by default); fails when the stream ends before. */
  next(wanted?: (event: StreamEvent) => boolean): Promise<StreamEvent>;
  /** Everything as it came, comments too. */
  text(): string;
  /** Resolves when the server has ended the stream. */
  ended: Promise<void>;
  close(): Promise<void>;
};

function parse(block: string): StreamEvent | undefined {
  const lines = new Map(
    block
      .split('\n')
      .map((line) => [line.split(': ')[0] ?? '', line.slice(line.indexOf(': ') + 2)]),
  );
  const event = lines.get('event');
  if (event === undefined) return undefined;
  return { id: Number(lines.get('id')), event, data: JSON.parse(lines.get('data') ?? 'null') };
}

/** Opens the KPI stream; `after` is the Last-Event-ID. */
export async function openStream(
  base: string,
  token: string,
  after?: number | string,
): Promise<EventStream> {
  const hangUp = new AbortController();
  const response = await fetch(`${base}/api/dashboard/kpi/stream`, {
    headers: {
      authorization: `Bearer ${token}`,
      // A connection of its own: the server may be closing a kept one.
      connection: 'close',
      ...(after === undefined ? null : { 'last-event-id': String(after) }),
    },
    signal: hangUp.signal,
  });
  const events: StreamEvent[] = [];
  const waiting: (() => void)[] = [];
  let whole = '';
  let over = false;
  const wake = () => {
    for (const told of waiting.splice(0)) told();
  };
  const ended = (async () => {
    const decoder = new TextDecoder();
    let rest = '';
    try {
      for await (const chunk of response.body ?? []) {
        const text = decoder.decode(chunk as Uint8Array, { stream: true });
        whole += text;
        rest += text;
        const blocks = rest.split('\n\n');
        rest = blocks.pop() ?? '';
        for (const event of blocks.map(parse)) if (event) events.push(event);
        wake();
      }
    } catch {
      // One of the sides closed the connection.
    }
    over = true;
    wake();
  })();
  const next: EventStream['next'] = async (wanted = () => true) => {
    for (;;) {
      const found = events.findIndex(wanted);
      if (found >= 0) return events.splice(0, found + 1).at(-1) as StreamEvent;
      if (over) throw new Error(`the stream ended: ${whole}`);
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
  };
  const close = async () => {
    hangUp.abort();
    await ended;
  };
  return {
    status: response.status,
    headers: response.headers,
    next,
    text: () => whole,
    ended,
    close,
  };
}
