/** Where the contents of attached files lie: a folder, or any store that speaks S3. A key is `TENANT/UUID`. */
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import type { Config } from '../base/config.ts';
import { HttpError } from '../base/errors.ts';

type Stored = { key: string; since: Date };

export type Store = {
  /** Keeps a file's content; it is on the disk, or with the store, when this resolves. */
  put(key: string, file: string): Promise<void>;
  /** Its content; undefined where it is gone. */
  get(key: string): Promise<Readable | undefined>;
  remove(key: string): Promise<void>;
  /** Everything of a tenant. */
  list(tenant: string): AsyncIterable<Stored>;
};

export const makeStore = (config: Config['lampiran']): Store =>
  config.s3 ? s3Store(config.s3) : folderStore(config.folder);

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
  };
}

function absent(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

/** A store that is full or that does not serve says so with a status of its own (507, 503 …). */
function away(error: Error & { $metadata?: { httpStatusCode?: number } }): never {
  if ((error.$metadata?.httpStatusCode ?? 0) < 500) throw error;
  throw new HttpError(
    503,
    'HT503',
    'penyimpanan lampiran penuh atau tidak melayani; ulangi nanti',
    {
      'Retry-After': '60',
    },
  );
}

/** Credentials come from the environment as the SDK reads them (AWS_ACCESS_KEY_ID, a role, …). */
function s3Store(config: NonNullable<Config['lampiran']['s3']>): Store {
  const { bucket: Bucket, endpoint, region } = config;
  const client = new S3Client({ region, ...(endpoint && { endpoint, forcePathStyle: true }) });
  return {
    async put(key, file) {
      const params = { Bucket, Key: key, Body: createReadStream(file) };
      await new Upload({ client, params }).done().catch(away);
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
  };
}
