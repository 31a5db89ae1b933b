import type { Response } from 'express';
import type { RequestContext } from '../base/context.ts';

/** What is kept for a client that reads slowly; the rest of its events wait in the database. */
const MAX_UNREAD = 256 * 1024;
/** A client that reads nothing for so many looks is disconnected; it comes back with Last-Event-ID. */
const MAX_LOOKS = 5;

/** One open stream. The bytes of an event are made once and written to all streams of a tenant. */
export class StreamClient {
  readonly context: RequestContext;
  readonly tenant: string;
  /** Unix seconds. */
  readonly exp: number;
  /** What session_check_all asks. */
  readonly token: Record<
    'session_id' | 'pengguna_id' | 'tenant_kode' | 'peran' | 'sidik',
    string | undefined
  >;
  /** The number of the last event that was sent. */
  cursor = 0;
  readonly #res: Response;
  /** Looks since it stopped reading; undefined = it reads. Not seconds: where the process stood still, nobody could read. */
  #stalledLooks: number | undefined;

  /** `onDrain` is called when a client that was behind can take more. */
  constructor(context: RequestContext, res: Response, onDrain: () => void) {
    const { claims } = context;
    if (!claims?.tenant_kode) throw new Error('a stream belongs to a tenant');
    const { sid: session_id, sub: pengguna_id, tenant_kode, peran } = claims;
    this.context = context;
    this.exp = claims.exp;
    this.tenant = tenant_kode;
    const { sidik } = claims.kunci ?? {};
    this.token = { session_id: session_id || undefined, pengguna_id, tenant_kode, peran, sidik };
    this.#res = res;
    res.on('drain', () => {
      this.#stalledLooks = undefined;
      onDrain();
    });
  }

  get open(): boolean {
    return !this.#res.writableEnded && !this.#res.destroyed;
  }

  /** Whether it must read before it is sent more. */
  get behind(): boolean {
    return this.#stalledLooks !== undefined && this.#res.writableLength > MAX_UNREAD;
  }

  send(frame: Buffer): void {
    if (this.open && !this.#res.write(frame)) this.#stalledLooks ??= 0;
  }

  /** Once a second: drops a client that reads nothing. */
  dropStalled(): void {
    if (this.#stalledLooks === undefined) return;
    this.#stalledLooks += 1;
    if (this.#stalledLooks > MAX_LOOKS) this.#res.destroy();
  }

  end(): void {
    if (this.open) this.#res.end();
  }
}
