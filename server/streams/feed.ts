/** The feed of what happened in a tenant (docs/feed.md) as a stream: what GET /perubahan answers, one after the other. */
import type { ServerResponse } from 'node:http';
import type { RequestContext } from '../base/context.ts';
import { JsonText } from '../base/json_text.ts';
import type { PgService } from '../postgres/service.ts';
import { pgSettingsOf } from '../postgres/settings.ts';
import { whyEnded } from './ended.ts';
import type { Watch, Watched } from './watch.ts';

/** A client that has taken nothing of an answer for so many seconds is disconnected; it comes back with its cursor. */
const MAX_LOOKS = 15;
const TEXT = `select hasil ->> 'kursor' as kursor, hasil::text as isi from erp.perubahan_since($1) as hasil`;

type Answer = { kursor: string; isi: string };

/** The streams of this process. */
export type Feed = ReturnType<typeof makeFeed>;

export function makeFeed(pg: Pick<PgService, 'transaction'>, watch: Watch) {
  /** Questions under way. Streams that may see the same and stand at the same place share the answer. */
  const asking = new Map<string, Promise<Answer>>();
  let open = 0;

  function ask(context: RequestContext, sejak: string | null): Promise<Answer> {
    const { tenant_kode, peran, cakupan, tembok, sub } = context.claims ?? {};
    // Who sees only his own documents, or those of some places and his own beside them, shares with nobody.
    const own = (tembok?.milik || tembok?.lokasi) && sub;
    const key = JSON.stringify([tenant_kode, peran, cakupan, tembok, own, sejak]);
    const known = asking.get(key);
    if (known) return known;
    // Not refused when the server is full: the stream would end.
    const settings = { ...pgSettingsOf(context), patient: true } as const;
    const answer = pg
      .transaction(settings, 'single_read', (client) =>
        client.query({ text: TEXT, values: [sejak] }),
      )
      .then(({ rows }) => rows[0] as Answer)
      .finally(() => asking.delete(key));
    asking.set(key, answer);
    return answer;
  }

  return {
    count: () => open,
    /**
     * Takes a place for a stream, until its response is closed.
     *
     * @param authenticate that of the request; its error says why the token is no longer good
     * @throws HttpError 429
     */
    open: (
      context: RequestContext,
      response: ServerResponse,
      authenticate: () => Promise<unknown>,
    ): FeedStream => {
      const leave = watch.enter(context.claims?.sub ?? '', context.claims?.tenant_kode);
      const look = (sejak: string | null) => ask(context, sejak);
      const stream = new FeedStream(context, response, { look, authenticate });
      const forget = watch.add(stream);
      open += 1;
      const closed = () => {
        open -= 1;
        forget();
        leave();
        stream.end('cut');
      };
      if (response.closed || response.destroyed) closed();
      else response.once('close', closed);
      return stream;
    },
  };
}

type Ways = {
  look: (sejak: string | null) => Promise<Answer>;
  authenticate: () => Promise<unknown>;
};

/** One stream. It asks for an answer only once the one before was taken, so that a slow client keeps one in memory. */
export class FeedStream implements Watched {
  readonly claims: Watched['claims'];
  readonly #response: ServerResponse;
  readonly #ways: Ways;
  #over: 'ended' | 'cut' | undefined;
  /** Answers that were given to the client and not taken yet, and for how many seconds. */
  #untaken = 0;
  #stalledLooks = 0;
  #wake: () => void = () => undefined;

  constructor({ claims }: RequestContext, response: ServerResponse, ways: Ways) {
    if (!claims?.tenant_kode) throw new Error('a stream belongs to a tenant');
    this.claims = claims;
    this.#response = response;
    this.#ways = ways;
  }

  /**
   * Answers what came after a cursor, and then whatever comes. The first answer comes at once, even an empty one.
   *
   * @throws HttpError 401, 403 once the right is lost, errors of erp.perubahan_since
   */
  async *answers(sejak: string | null): AsyncGenerator<JsonText, void, void> {
    let told: string | null = null;
    for (;;) {
      const { kursor, isi } = await this.#ways.look(told ?? sejak);
      if (kursor === told) await this.#second();
      else {
        told = kursor;
        this.#untaken += 1;
        yield new JsonText(isi);
        while (this.#untaken > 0 && !this.#over) await this.#second();
      }
      if (this.#over === 'cut') return;
      if (this.#over) throw await whyEnded(this.#ways.authenticate);
    }
  }

  /** To be called once the client has taken an answer. */
  taken(): void {
    this.#untaken -= 1;
    this.#stalledLooks = 0;
    this.#wake();
  }

  /** Whether the stream was cut: then the client shall come again. */
  get isCut(): boolean {
    return this.#over === 'cut';
  }

  look(): void {
    if (this.#untaken === 0) this.#wake();
    else {
      this.#stalledLooks += 1;
      if (this.#stalledLooks > MAX_LOOKS) this.#response.destroy();
    }
  }

  beat(): void {
    const { headersSent, writableEnded } = this.#response;
    if (headersSent && !writableEnded && this.#untaken === 0) this.#response.write(':\n\n');
  }

  end(cut?: 'cut'): void {
    this.#over ??= cut ?? 'ended';
    this.#wake();
  }

  /** Waits until the stream shall look again, or is over. */
  #second(): Promise<void> {
    if (this.#over) return Promise.resolve();
    return new Promise((resolve) => {
      this.#wake = resolve;
    });
  }
}
