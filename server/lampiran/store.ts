/** Where the contents of attached files lie: a folder, or any store that speaks S3. A key is `TENANT/UUID`. */
import { createReadStream, createWriteStream } from 'node:fs';
import { access, constants, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  ListObjectsV2Command,
  S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import type { Config } from '../base/config.ts';
import { HttpError } from '../base/errors.ts';
import { notTold, type OnFailure } from '../base/outside.ts';

type Stored = { key: string; since: Date };

export type Store = {
  /** Keeps a file's content; it is on the disk, or with the store, when this resolves. */
  put(key: string, file: string): Promise<void>;
  /** Its content; undefined where it is gone. */
  get(key: string): Promise<Readable | undefined>;
  remove(key: string): Promise<void>;
  /** Everything of a tenant. */
  list(tenant: string): AsyncIterable<Stored>;
  /** Asks whether it serves at all. */
  ping(): Promise<void>;
};

/** Every method of it throws an HttpError, 503 with the cause, where the store does not do what it is asked. */
export function makeStore(config: Config['lampiran'], onFailure = notTold): Store {
  const { s3, folder, silenceMs } = config;
  const store = s3 ? s3Store(s3, silenceMs) : folderStore(folder);
  const failed = (error: unknown) => away(error as Error, onFailure);
  return {
    put: (key, file) => store.put(key, file).catch(failed),
    async get(key) {
      const content = await store.get(key).catch(failed);
      return content && Readable.from(heard(content, silenceMs, failed), { objectMode: false });
    },
    remove: (key) => store.remove(key).catch(failed),
    async *list(tenant) {
      try {
        yield* store.list(tenant);
      } catch (error) {
        failed(error);
      }
    },
    ping: () => store.ping().catch(failed),
  };
}

/** The parts of a content, as long as the store goes on. A client that takes its time is no silence of the store. */
async function* heard(
  content: Readable,
  silenceMs: number,
  failed: (error: unknown) => never,
): AsyncGenerator<Buffer, void, void> {
  const parts = content[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  const silent = () => content.destroy(new Error(`a content stopped for ${silenceMs} ms`));
  try {
    for (;;) {
      const timer = setTimeout(silent, silenceMs);
      const next = await parts.next().finally(() => clearTimeout(timer));
      if (next.done) return;
      yield next.value;
    }
  } catch (error) {
    failed(error);
  } finally {
    content.destroy();
  }
}

function folderStore(root: string): Store {
  const placeOf = (key: string) => path.join(root, ...key.split('/'));
  return {
    async put(key, file) {
      const place = placeOf(key);
      await mkdir(path.dirname(place), { recursive: true, mode: 0o700 });
      const part = `${place}.part`;
      try {
        const whole = createWriteStream(part, { mode: 0o600, flush: true });
        await pipeline(createReadStream(file), whole);
        await rename(part, place);
      } catch (error) {
        // On a full disk it would take the room that is left.
        await rm(part, { force: true });
        throw error;
      }
      const folder = await open(path.dirname(place));
      await folder.sync().finally(() => folder.close());
    },
    async get(key) {
      const handle = await open(placeOf(key)).catch(absent);
      return handle?.createReadStream();
    },
    remove: (key) => rm(placeOf(key), { force: true }),
    async *list(tenant) {
      for (const name of (await readdir(placeOf(tenant)).catch(absent)) ?? []) {
        const found = await stat(placeOf(`${tenant}/${name}`)).catch(absent);
        if (found) yield { key: `${tenant}/${name}`, since: found.mtime };
      }
    },
    // It is made with the first file.
    ping: async () => void (await access(root, constants.R_OK | constants.W_OK).catch(absent)),
  };
}

function absent(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

/**
 * The 503 of a store that is full, lost its bucket, does not serve or does not answer. It may be mended, so the request
 * may come again.
 */
function away(error: Error & { code?: string }, onFailure: OnFailure): never {
  onFailure('store', error);
  // A disk of ours without room has an answer of its own.
  if (error.code === 'ENOSPC' || error.code === 'EDQUOT') throw error;
  const message = 'penyimpanan lampiran penuh atau tidak melayani; ulangi nanti';
  throw new HttpError(503, 'HT503', message, { 'Retry-After': '60' }, { cause: error });
}

/** How often a request is sent to the store at most. */
const TRIES = 2;

/** Credentials come from the environment as the SDK reads them (AWS_ACCESS_KEY_ID, a role, …). */
function s3Store(config: NonNullable<Config['lampiran']['s3']>, silenceMs: number): Store {
  const { bucket: Bucket, endpoint, region } = config;
  const clientOf = (times: { socketTimeout: number } | { requestTimeout: number }) =>
    new S3Client({
      region,
      maxAttempts: TRIES,
      requestHandler: { connectionTimeout: silenceMs, throwOnRequestTimeout: true, ...times },
      ...(endpoint && { endpoint, forcePathStyle: true }),
    });
  // An upload may take long, as long as it goes on. Any other request has the head of its answer by then.
  const uploads = clientOf({ socketTimeout: silenceMs });
  const client = clientOf({ requestTimeout: silenceMs });
  return {
    async put(key, file) {
      const params = { Bucket, Key: key, Body: createReadStream(file) };
      await new Upload({ client: uploads, params }).done();
    },
    async get(key) {
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: key }));
        return Body as Readable;
      } catch (error) {
        if ((error as Error).name === 'NoSuchKey') return undefined;
        throw error;
      }
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand({ Bucket, Key: key }));
    },
    async *list(tenant) {
      for (let token: string | undefined, more = true; more; more = token !== undefined) {
        const page = await client.send(
          new ListObjectsV2Command({ Bucket, Prefix: `${tenant}/`, ContinuationToken: token }),
        );
        for (const { Key = '', LastModified = new Date() } of page.Contents ?? []) {
          yield { key: Key, since: LastModified };
        }
        token = page.NextContinuationToken;
      }
    },
    async ping() {
      await client.send(new HeadBucketCommand({ Bucket }));
    },
  };
}
