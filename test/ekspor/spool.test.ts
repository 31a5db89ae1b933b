/** A file between who writes and who reads: all of it in order, bounded, and gone with either end. */
import { randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { expect, test } from '@jest/globals';
import { makeSpools } from '../../rest-facade/ekspor/spool.ts';
import { toApiError } from '../../server/base/errors.ts';
import { openFolder } from '../helpers/folder.ts';
import { until } from '../helpers/until.ts';

const dir = openFolder('antara');
const MIB = 1024 * 1024;
const CONTENT = randomBytes(3 * MIB + 17);

const partsOf = (content: Buffer, size = 50_000) =>
  Readable.from(
    Array.from({ length: Math.ceil(content.length / size) }, (_, n) =>
      content.subarray(n * size, (n + 1) * size),
    ),
  );

test('what is written comes out, while it is written and after, and no name is in the folder', async () => {
  const spools = makeSpools({ dir, maxBytes: 100 * MIB });
  for (const isLate of [false, true]) {
    const { writable, readable } = await spools.open('toko');
    const written = pipeline(partsOf(CONTENT), writable);
    if (isLate) {
      await written;
      expect(spools.bytes).toBe(CONTENT.length);
    }
    expect(readdirSync(dir)).toEqual([]);
    expect((await buffer(readable)).equals(CONTENT)).toBe(true);
    await written;
    await until(() => spools.bytes === 0);
  }
});

test('nothing is a file too', async () => {
  const spools = makeSpools({ dir, maxBytes: MIB });
  const { writable, readable } = await spools.open('toko');
  writable.end();
  expect(await buffer(readable)).toHaveLength(0);
});

test('who has too much unread waits for his reader; others have their half, then 503', async () => {
  const spools = makeSpools({ dir, maxBytes: MIB });
  const { writable, readable } = await spools.open('toko');
  let isWritten = false;
  const written = pipeline(partsOf(CONTENT), writable).then(() => {
    isWritten = true;
  });
  await until(() => spools.bytes >= MIB / 2);
  const refused = await spools.open('toko').catch(toApiError);
  expect(refused).toMatchObject({
    statusCode: 503,
    code: 'HT503',
    headers: { 'Retry-After': '10' },
  });
  const other = await spools.open('lain');
  const theirs = CONTENT.subarray(0, MIB / 4);
  await pipeline(partsOf(theirs), other.writable);
  expect((await buffer(other.readable)).equals(theirs)).toBe(true);
  expect(isWritten).toBe(false);
  let most = 0;
  const parts: Buffer[] = [];
  for await (const part of readable) {
    parts.push(part as Buffer);
    most = Math.max(most, spools.bytes);
  }
  await written;
  expect(Buffer.concat(parts).equals(CONTENT)).toBe(true);
  expect(most).toBeLessThanOrEqual(MIB / 2 + 2 * 65_536);
  await until(() => spools.bytes === 0);
  await (await spools.open('toko')).readable.destroy();
});

test('a reader that goes away ends the writing, also one that waits for room', async () => {
  const spools = makeSpools({ dir, maxBytes: MIB });
  const { writable, readable } = await spools.open('toko');
  const written = pipeline(partsOf(CONTENT), writable);
  await until(() => spools.bytes >= MIB / 2);
  readable.destroy();
  await expect(written).rejects.toThrow('nobody reads it any more');
  await until(() => spools.bytes === 0);
});

test('a writer that breaks off breaks the reading off: never a file that is silently short', async () => {
  const spools = makeSpools({ dir, maxBytes: 100 * MIB });
  const { writable, readable } = await spools.open('toko');
  const parts = async function* () {
    yield CONTENT.subarray(0, 100_000);
    throw new Error('putus');
  };
  await expect(pipeline(Readable.from(parts()), writable)).rejects.toThrow('putus');
  await expect(buffer(readable)).rejects.toThrow('putus');
  await until(() => spools.bytes === 0);
});
