import { createHmac } from 'node:crypto';
import http from 'node:http';
import https from 'node:https';
import { retry } from '../../../server/base/retry.ts';
import { AddressGuard } from '../../../server/base/webhook_address.ts';
import { CdcError } from '../cdc_error.ts';
import type { Change, Relation } from '../change.ts';
import { changeJson } from '../render.ts';
import { guardedLookup } from './lookup.ts';
import type { JobSpec, Sink, SinkContext } from './sink.ts';

export type WebhookOptions = {
  url: string;
  rahasia: string;
  /** Internal addresses that are allowed nevertheless (AddressGuard). */
  allow: readonly string[];
  timeoutMs?: number;
  /** The first pause before a request is tried again; each further one is twice as long. */
  pauseMs?: number;
  attempts?: number;
};

const CHANGES = 500;
const BYTES = 512 * 1024;
const REDIRECTS = 3;

type Answer = { status: number; location: string | undefined; retryAfter: string | undefined };

/**
 * POSTs `{ job, tenant, tahap, perubahan: […] }`. X-Niaga-Signature is `sha256=` and the HMAC-SHA256, in hex, of
 * X-Niaga-Timestamp, a full stop and the body, with the job's secret. After a failure the same changes come again: a
 * receiver that must not do things twice remembers the last (lsn, urut) that it has seen.
 */
export function makeWebhookSink(options: WebhookOptions): Sink {
  return new WebhookSink(options);
}

class WebhookSink implements Sink {
  readonly #options: Required<WebhookOptions>;
  readonly #guard: AddressGuard;
  readonly #agents = {
    'http:': new http.Agent({ keepAlive: true, maxSockets: 1 }),
    'https:': new https.Agent({ keepAlive: true, maxSockets: 1 }),
  };
  #job: JobSpec | undefined;
  #signal: AbortSignal | undefined;

  constructor(options: WebhookOptions) {
    this.#options = { timeoutMs: 15_000, pauseMs: 500, attempts: 7, ...options };
    this.#guard = new AddressGuard(options.allow);
  }

  async open({ job, signal }: SinkContext): Promise<void> {
    this.#job = job;
    this.#signal = signal;
  }

  async beginSnapshot(lsn: string, relasi: readonly Relation[]): Promise<void> {
    const tables = relasi.map(({ tabel }) => tabel);
    const isi = `"tahap":"snapshot-mulai","lsn":"${lsn}","tabel":${JSON.stringify(tables)}`;
    await this.#deliver(isi, `${lsn}-mulai`);
  }

  async write(batch: readonly Change[]): Promise<void> {
    let parts: string[] = [];
    let bytes = 0;
    let first: Change | undefined;
    const send = async () => {
      if (first === undefined) return;
      const isi = `"tahap":"perubahan","perubahan":[${parts.join(',')}]`;
      await this.#deliver(isi, `${first.lsn}-${first.urut}`);
      parts = [];
      bytes = 0;
      first = undefined;
    };
    for (const change of batch) {
      first ??= change;
      const text = changeJson(change);
      parts.push(text);
      bytes += text.length;
      if (parts.length >= CHANGES || bytes >= BYTES) await send();
    }
    await send();
  }

  async endSnapshot(lsn: string): Promise<void> {
    await this.#deliver(`"tahap":"snapshot-selesai","lsn":"${lsn}"`, `${lsn}-selesai`);
  }

  async flush(): Promise<void> {
    // Nothing to do: the receiver has what it answered with 2xx.
  }

  async close(): Promise<void> {
    for (const agent of Object.values(this.#agents)) agent.destroy();
  }

  async #deliver(isi: string, name: string): Promise<void> {
    const { nomor, tenant } = this.#job as JobSpec;
    const body = Buffer.from(
      `{"job":${JSON.stringify(nomor)},"tenant":${JSON.stringify(tenant)},${isi}}`,
    );
    const { attempts, pauseMs } = this.#options;
    const signal = this.#signal;
    await retry(() => this.#tryOnce(body, `${nomor}-${name}`), {
      times: attempts,
      mayPass: (error) => error instanceof Trouble,
      waitMs: (failed, error) => {
        const own = pauseMs * 2 ** (failed - 1) * (0.75 + Math.random() / 2);
        const asked = (error as Trouble).retryAfterMs;
        return asked > 0 ? Math.min(Math.max(own, asked), 30_000) : own;
      },
      signal,
    }).catch((error) => {
      signal?.throwIfAborted();
      if (!(error instanceof Trouble)) throw error;
      const text = `webhook tidak menerima setelah ${attempts} percobaan: ${error.message}`;
      throw new CdcError(text, { permanent: false, cause: error });
    });
  }

  /** @throws Trouble when another try may be taken, CdcError when none would be */
  async #tryOnce(body: Buffer, delivery: string): Promise<void> {
    this.#signal?.throwIfAborted();
    const { status, retryAfter } = await this.#follow(body, delivery).catch((error) => {
      this.#signal?.throwIfAborted();
      if (error instanceof CdcError && error.permanent) throw error;
      throw new Trouble(reason(error), 0);
    });
    if (status >= 200 && status < 300) return;
    const text = `dijawab ${status}`;
    if (!mayPass(status)) throw new CdcError(`webhook ${text}`, { permanent: true });
    throw new Trouble(text, Number(retryAfter) * 1000);
  }

  async #follow(body: Buffer, delivery: string): Promise<Answer> {
    let url = new URL(this.#options.url);
    for (let hops = 0; hops <= REDIRECTS; hops += 1) {
      const mistake = this.#guard.mistake(url);
      if (mistake) throw new CdcError(`tujuan.url: ${mistake}`, { permanent: true });
      const answer = await this.#post(url, body, delivery);
      const { status, location } = answer;
      if ((status !== 307 && status !== 308) || location === undefined) return answer;
      if (!URL.canParse(location, url.href)) return answer;
      url = new URL(location, url.href);
    }
    throw new CdcError('webhook mengalihkan terlalu sering', { permanent: true });
  }

  #post(url: URL, body: Buffer, delivery: string): Promise<Answer> {
    const { rahasia, timeoutMs } = this.#options;
    const time = String(Math.floor(Date.now() / 1000));
    const signature = createHmac('sha256', rahasia).update(`${time}.`).update(body).digest('hex');
    const protocol = url.protocol as 'http:' | 'https:';
    const timeout = AbortSignal.timeout(timeoutMs);
    const options = {
      method: 'POST',
      agent: this.#agents[protocol],
      lookup: guardedLookup(this.#guard, url),
      signal: this.#signal ? AbortSignal.any([this.#signal, timeout]) : timeout,
      headers: {
        'content-type': 'application/json',
        'content-length': body.length,
        'user-agent': 'niaga-cdc',
        'x-niaga-delivery': delivery,
        'x-niaga-timestamp': time,
        'x-niaga-signature': `sha256=${signature}`,
      },
    };
    return new Promise((resolve, reject) => {
      const request = (protocol === 'https:' ? https : http).request(url, options, (response) => {
        const { headers, statusCode: status = 0 } = response;
        const answer = { status, location: headers.location, retryAfter: headers['retry-after'] };
        // The body is not read; a short one is drained, so that the connection can be kept.
        let bytes = 0;
        response.on('data', (chunk: Buffer) => {
          bytes += chunk.length;
          if (bytes > 65_536) response.destroy();
        });
        for (const end of ['close', 'error']) response.once(end, () => resolve(answer));
      });
      request.once('error', reject);
      request.end(body);
    });
  }
}

/** Why a try failed that may be repeated. */
class Trouble extends Error {
  /** The pause that the receiver asks for; 0 or NaN = none. */
  readonly retryAfterMs: number;

  constructor(message: string, retryAfterMs: number) {
    super(message);
    this.retryAfterMs = retryAfterMs;
  }
}

/** Refusals that another try may not meet. */
const mayPass = (status: number): boolean =>
  status >= 500 || status === 408 || status === 425 || status === 429;

function reason(error: unknown): string {
  const { code, name } = error as { code?: string; name?: string };
  if (name === 'TimeoutError' || name === 'AbortError') return 'tidak menjawab pada waktunya';
  return code === undefined ? 'tidak dapat dihubungi' : `tidak dapat dihubungi (${code})`;
}
