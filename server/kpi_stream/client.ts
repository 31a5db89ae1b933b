import type { Response } from 'express';
import type { RequestContext } from '../context.ts';

/** What a client may leave unread before it is dropped: it comes back with Last-Event-ID. */
const MAX_UNREAD = 128 * 1024;

/** One open stream. Whoever writes to it shares the bytes with all others. */
export class StreamClient {
  readonly context: RequestContext;
  /** Unix seconds. */
  readonly exp: number;
  readonly tenant: string;
  /** The number of the last event that was sent. */
  cursor = 0;
  readonly #res: Response;

  constructor(context: RequestContext, res: Response) {
    const { claims } = context;
    if (!claims?.tenant_kode) throw new Error('a stream belongs to a tenant');
    this.context = context;
    this.exp = claims.exp;
    this.tenant = claims.tenant_kode;
    this.#res = res;
  }

  get open(): boolean {
    return !this.#res.writableEnded && !this.#res.destroyed;
  }

  /** Sends bytes, or drops a client that does not read what it was sent. */
  send(frame: Buffer): void {
    if (!this.open) return;
    if (this.#res.writableLength > MAX_UNREAD) this.#res.destroy();
    else this.#res.write(frame);
  }

  end(): void {
    if (this.open) this.#res.end();
  }

  /** What session_check_all asks. */
  get token() {
    const { claims } = this.context;
    return {
      session_id: claims?.sid,
      pengguna_id: claims?.sub,
      tenant_kode: claims?.tenant_kode,
      peran: claims?.peran,
    };
  }
}
