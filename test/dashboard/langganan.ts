/** Subscriptions as clients hear them. */
import net from 'node:net';
import { createClient } from 'graphql-sse';
import type { TestDatabase } from '../helpers/database.ts';
import { until } from '../helpers/until.ts';

export const QUERY = `subscription ($sejak: BigInt) {
  perubahan(sejak: $sejak) { kursor data { type data } }
}`;
export const READ = '{ perubahanSince { kursor data { type data } } }';

type Json = Record<string, unknown>;
export type Told = { kursor: string; data: { type: string; data: Json }[] };

/** A stream of a client, with all that it was told. It gives the last cursor whenever it comes (again). */
export function listenTo(
  data: TestDatabase,
  { token, sejak, base }: { token: string; sejak: string | null; base: string | (() => string) },
) {
  const client = createClient({
    url: () => `${typeof base === 'string' ? base : base()}/graphql`,
    headers: { authorization: `Bearer ${token}` },
    retryAttempts: 20,
    retry: async () => {},
  });
  const answers: Told[] = [];
  const errors: { extensions: Json }[] = [];
  const variables = { sejak };
  let connections = 0;
  let over: 'complete' | { status?: number; message: string } | undefined;
  const stop = client.subscribe<{ perubahan: Told | null }>(
    { query: QUERY, variables },
    {
      next: ({ data: told, errors: wrong }) => {
        errors.push(...((wrong ?? []) as unknown as { extensions: Json }[]));
        if (!told?.perubahan) return;
        answers.push(told.perubahan);
        variables.sejak = told.perubahan.kursor;
      },
      error: (error) => {
        const { response, message } = error as Error & { response?: Response };
        over = { ...(response && { status: response.status }), message };
      },
      complete: () => {
        over = 'complete';
      },
    },
    {
      connected: () => {
        connections += 1;
      },
    },
  );
  data.onClose(async () => stop());
  return {
    answers,
    errors,
    stop,
    over: () => over,
    connections: () => connections,
    first: () => until(() => answers[0]),
    types: () => answers.flatMap((one) => one.data.map(({ type }) => type)),
    places: () => answers.flatMap((one) => one.data.map((event) => Number(event.data.urutan))),
    ended: () => until(() => over),
  };
}

/** The address of a way to a server, of which all connections can be cut. */
export async function openWay(
  data: TestDatabase,
  base: string,
): Promise<{ base: string; cut: () => void }> {
  const sockets = new Set<net.Socket>();
  const way = net.createServer((socket) => {
    const further = net.connect(Number(new URL(base).port), '127.0.0.1');
    for (const one of [socket, further]) {
      sockets.add(
        one.on('error', () => {}).on('close', () => [socket, further].map((s) => s.destroy())),
      );
    }
    socket.pipe(further).pipe(socket);
  });
  await new Promise<void>((resolve) => way.listen(0, '127.0.0.1', resolve));
  const cut = () => {
    for (const one of sockets) one.destroy();
    sockets.clear();
  };
  data.onClose(async () => {
    cut();
    way.close();
  });
  return { base: `http://127.0.0.1:${(way.address() as net.AddressInfo).port}`, cut };
}
