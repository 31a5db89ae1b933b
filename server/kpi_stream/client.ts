import type { Response } from 'express';
import type { Claims, RequestContext } from '../base/context.ts';
import type { Watched } from '../streams/watch.ts';
import { heartbeat } from './frames.ts';

/** The most that is kept for a client that reads slowly; its further events wait in the database. */
const MAX_UNREAD = 256 * 1024;
/** A client that reads nothing for so many looks is disconnected; it comes back with Last-Event-ID. */
const MAX_LOOKS = 5;

/** One open stream. The bytes of an event are made once and written to all streams of a tenant that see the same. */
export class StreamClient implements Watched {
  readonly context: RequestContext;
  readonly tenant: string;
  /** Who has the same is told the same: the tenant, and what is hidden from the caller. */
  readonly group: string;
  readonly claims: Claims;
  /** The number of the last event that was sent. */
  cursor = 0;
  readonly #res: Response;
  /**
   * Looks since the client stopped reading; undefined = it reads. They are no seconds: where the process stood still,
   * nobody could read.
   */
  #stalledLooks: number | undefined;

  /** `onDrain` is called when a client that was behind can take more. */
  constructor(context: RequestContext, res: Response, onDrain: () => void) {
    const { claims } = context;
    if (!claims?.tenant_kode) throw new Error('a stream belongs to a tenant');
    this.context = context;
    this.claims = claims;
    this.tenant = claims.tenant_kode;
    this.group = JSON.stringify([this.tenant, this.claims.tembok ?? {}]);
    this.#res = res;
    res.on('drain', () => {
      this.#stalledLooks = undefined;
      onDrain();
    });
  }

  get open(): boolean {
    return !this.#res.writableEnded && !this.#res.destroyed;
  }

  /** Whether the client must read before it is sent more. */
  get behind(): boolean {
    return this.#stalledLooks !== undefined && this.#res.writableLength > MAX_UNREAD;
  }

  send(frame: Buffer): void {
    if (this.open && !this.#res.write(frame)) this.#stalledLooks ??= 0;
  }

  /** Disconnects a client that reads nothing. */
  look(): void {
    if (this.#stalledLooks === undefined) return;
    this.#stalledLooks += 1;
    if (this.#stalledLooks > MAX_LOOKS) this.#res.destroy();
  }

  beat(): void {
    this.send(heartbeat);
  }

  end(): void {
    if (this.open) this.#res.end();
  }
}
