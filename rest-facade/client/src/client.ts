/** The client: typed calls of every endpoint, with tokens, keys and repetitions looked after. */
import createFetchClient, { type FetchResponse, type MaybeOptionalInit } from 'openapi-fetch';
import { type Decimal, parseExact, type Shape } from './decimal.ts';
import { bodyOf, NiagaError } from './error.ts';
import { readEvents, type ServerEvent } from './events.ts';
import type { paths } from './generated/schema.ts';
import { KEYED, SHAPES } from './generated/shapes.ts';
import { pauseBefore, RETRY, type Retry, repeating, type Send, wait } from './send.ts';
import type { Session } from './session.ts';

type Json = 'application/json';

type HttpMethod = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** The paths that have a method. */
type PathsWith<Method extends HttpMethod> = {
  [Path in keyof paths]: paths[Path] extends Record<Method, object> ? Path : never;
}[keyof paths];

/** What a call says beside its address: `params` (path, query, header), `body`, `signal`. */
type Init<Path extends keyof paths, Method extends HttpMethod> = MaybeOptionalInit<
  paths[Path],
  Method & keyof paths[Path]
>;

type Rest<T> = object extends NonNullable<T> ? [init?: T] : [init: T];

type Body<Path extends keyof paths, Method extends keyof paths[Path]> = NonNullable<
  FetchResponse<paths[Path][Method] & Record<string, unknown>, object, Json>['data']
>;

/** The type of an answer, without the variants for a repeated key and for a simulation. */
type Answer<T> = T extends { idempotent: unknown; hasil: infer First }
  ? First
  : { [key: string]: unknown } extends T
    ? never
    : T;

/** What a path answers to a method. */
export type AnswerOf<Path extends keyof paths, Method extends keyof paths[Path]> = Answer<
  Body<Path, Method>
>;

type Row<T> = T extends { data: readonly (infer One)[]; meta: unknown } ? One : never;

/** The paths that answer in pages. */
type ListPath = {
  [Path in PathsWith<'get'>]: Row<Body<Path, 'get'>> extends never ? never : Path;
}[PathsWith<'get'>];

export type ClientOptions = {
  /** The server, as `https://niaga.example`. */
  baseUrl: string;
  session: Session;
  /** Makes decimals from their digits; without it they stay text. */
  decimal?: (digits: string) => Decimal;
  retry?: Partial<Retry>;
  fetch?: Send;
};

type Call<Method extends HttpMethod> = <Path extends PathsWith<Method>>(
  path: Path,
  ...init: Rest<Init<Path, Method>>
) => Promise<AnswerOf<Path, Method & keyof paths[Path]>>;

export type Client = {
  get: Call<'get'>;
  post: Call<'post'>;
  put: Call<'put'>;
  patch: Call<'patch'>;
  delete: Call<'delete'>;
  /** What posting a document would do; nothing is kept. */
  simulate<Path extends PathsWith<'post'>>(
    path: Path,
    ...init: Rest<Init<Path, 'post'>>
  ): Promise<Readonly<Record<string, unknown>>>;
  /** The rows of a list, page after page. */
  pages<Path extends ListPath>(
    path: Path,
    ...init: Rest<Init<Path, 'get'>>
  ): AsyncGenerator<Row<Body<Path, 'get'>>, void, void>;
  /** The live figures; goes on after a broken connection where it stopped, until `signal` ends it. */
  events(options?: { signal?: AbortSignal; lastEventId?: string }): AsyncGenerator<ServerEvent>;
};

type Sent = { params?: { query?: object; path?: object; header?: object }; signal?: AbortSignal };

/** A client of a server, as whom the session says. */
export function makeClient(options: ClientOptions): Client {
  const { baseUrl, session } = options;
  const make = options.decimal ?? ((digits: string) => digits);
  const retry = { ...RETRY, ...options.retry };
  const send = repeating(
    authorized(session, options.fetch ?? ((request) => fetch(request))),
    retry,
  );
  // Any path with any method: what fits is said by the types of `Client`.
  const { request } = createFetchClient<paths, Json>({ baseUrl, fetch: send }) as unknown as {
    request(
      method: HttpMethod,
      path: string,
      init: object,
    ): Promise<{ response: Response; error?: unknown }>;
  };

  async function ask(method: HttpMethod, path: string, init: Sent = {}): Promise<unknown> {
    const name = `${method.toUpperCase()} ${path}`;
    const header = { ...init.params?.header };
    if (KEYED.has(name) && !('Idempotency-Key' in header)) {
      Object.assign(header, { 'Idempotency-Key': crypto.randomUUID() });
    }
    const asked = { ...init, params: { ...init.params, header }, parseAs: 'stream' };
    const { response, error } = await request(method, path, asked);
    if (!response.ok) throw NiagaError.of(response, error);
    const text = await response.text();
    if (text === '') return undefined;
    const shape = SHAPES.operations[name];
    const answer = parseExact(text, shape, SHAPES.shared, make);
    return isReplay(answer) ? answer.hasil : answer;
  }

  async function* pages(path: string, init: Sent = {}): AsyncGenerator<unknown> {
    for (let page = 1; ; page += 1) {
      const query = { ...init.params?.query, page };
      const answer = await ask('get', path, { ...init, params: { ...init.params, query } });
      const { data, meta } = answer as { data: unknown[]; meta: { total_pages?: number } };
      yield* data;
      // A list that is asked for whole has no pages.
      if (page >= (meta.total_pages ?? 1)) return;
    }
  }

  // Here, and nowhere else, answers are taken to have the types of the description.
  return {
    get: (path: string, init?: Sent) => ask('get', path, init),
    post: (path: string, init?: Sent) => ask('post', path, init),
    put: (path: string, init?: Sent) => ask('put', path, init),
    patch: (path: string, init?: Sent) => ask('patch', path, init),
    delete: (path: string, init?: Sent) => ask('delete', path, init),
    simulate: (path: string, init: Sent = {}) =>
      ask('post', path, {
        ...init,
        params: { ...init.params, query: { ...init.params?.query, simulasi: true } },
      }),
    pages,
    events: (given = {}) => follow(send, `${baseUrl}/api/dashboard/kpi/stream`, retry, given),
  } as Client;
}

/** The events of a stream; after a broken connection those since the last one. */
async function* follow(
  send: Send,
  url: string,
  retry: Retry,
  { signal, lastEventId }: { signal?: AbortSignal; lastEventId?: string },
): AsyncGenerator<ServerEvent> {
  let last = lastEventId;
  for (let attempt = 0; !signal?.aborted; attempt += 1) {
    try {
      const response = await send(
        new Request(url, {
          headers: { accept: 'text/event-stream', ...(last && { 'last-event-id': last }) },
          ...(signal && { signal }),
        }),
      );
      if (!response.ok || !response.body) throw NiagaError.of(response, await bodyOf(response));
      for await (const event of readEvents(response.body)) {
        last = event.id ?? last;
        attempt = 0;
        yield event;
      }
    } catch (error) {
      if (signal?.aborted) return;
      if (error instanceof NiagaError && !isAway(error)) throw error;
    }
    await wait(pauseBefore(Math.min(attempt, 6), retry, null), signal).catch(() => {});
  }
}

/** 502, 503 and 504 are treated as a broken connection: the server is away or starting. */
const isAway = ({ status }: NiagaError): boolean => status >= 502 && status <= 504;

function isReplay(answer: unknown): answer is { hasil: unknown } {
  return (
    answer !== null && typeof answer === 'object' && 'idempotent' in answer && 'hasil' in answer
  );
}

/** Sends as the session; a token that the server refuses is exchanged once. */
function authorized(session: Session, send: Send): Send {
  const sendWith = (request: Request, token: string) => {
    request.headers.set('authorization', `Bearer ${token}`);
    return send(request);
  };
  return async (request) => {
    const again = request.clone();
    const token = await session.token();
    const response = await sendWith(request, token);
    if (response.status !== 401) return response;
    const fresh = await session.token(token);
    if (fresh === token) return response;
    await response.body?.cancel();
    return sendWith(again, fresh);
  };
}

export type { Shape };
