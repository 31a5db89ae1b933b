/** Pictures as a tenant would upload them. */
import { crc32, deflateSync } from 'node:zlib';

const SAMPLES: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

export function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

type Png = {
  width?: number;
  height?: number;
  /** Of its head: 0 grey, 2 colour, 3 palette, 4 grey and 6 colour with alpha. */
  type?: number;
  bits?: number;
  interlace?: number;
  /** Chunks before the pixels. */
  before?: Buffer[];
  /** In place of the packed rows of pixels. */
  data?: Buffer;
};

/** A PNG in one colour. */
export function png(asked: Png = {}): Buffer {
  const { width = 32, height = 20, type = 6, bits = 8, interlace = 0, before = [] } = asked;
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([bits, type, 0, 0, interlace], 8);
  const row = 1 + Math.ceil((width * bits * (SAMPLES[type] ?? 1)) / 8);
  const { data = deflateSync(Buffer.alloc(row * height)) } = asked;
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    ...before,
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** 24 × 16 pixels. */
export const JPEG = Buffer.from(
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgICAgMCAgIDAwMDBAYEBAQEBAgGBgUGCQgKCgkICQkKDA8MCgsOCwkJDRENDg8QEBEQCgwSExIQEw8QEBD/2wBDAQMDAwQDBAgEBAgQCwkLEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBD/wAARCAAQABgDAREAAhEBAxEB/8QAFgABAQEAAAAAAAAAAAAAAAAAAAcI/8QAFxAAAwEAAAAAAAAAAAAAAAAAAAEVUv/EABYBAQEBAAAAAAAAAAAAAAAAAAAIBP/EABcRAAMBAAAAAAAAAAAAAAAAAAAWYhf/2gAMAwEAAhEDEQA/AMsXVszZ1BfD5QurYzqA+ULq2M6gPlE8urZeedQRY+ULq2M6gPlC6tjOoD5R/9k=',
  'base64',
);
