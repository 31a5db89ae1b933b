/** Whether a page can show a logo: one whose pixels are not all there would end the thread that draws it. */
import { inflateSync } from 'node:zlib';

/** `isi` as base64. */
export type Logo = { jenis: 'png' | 'jpeg'; isi: string };

/** Samples of a pixel, by the colour type of a PNG. */
const SAMPLES: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
const LAST_FILTER = 4;

/** The logo as the library takes it, or null when it cannot be drawn. */
export function drawable({ jenis, isi }: Logo): string | null {
  // A JPEG is handed on as it is; a PNG is unpacked.
  if (jenis === 'png' && !isWhole(Buffer.from(isi, 'base64'))) return null;
  return `data:image/${jenis};base64,${isi}`;
}

/** Whether all rows of pixels are there, each after the byte of its filter. The database has checked the chunks. */
function isWhole(png: Buffer): boolean {
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  const bits = png.readUInt8(24) * (SAMPLES[png.readUInt8(25)] ?? 1);
  const row = 1 + Math.ceil((width * bits) / 8);
  try {
    const pixels = inflateSync(dataOf(png), { maxOutputLength: row * height });
    if (pixels.length !== row * height) return false;
    for (let at = 0; at < pixels.length; at += row) {
      if (pixels.readUInt8(at) > LAST_FILTER) return false;
    }
    return true;
  } catch {
    return false;
  }
}

function dataOf(png: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let at = 8; at + 8 < png.length; at += 12 + png.readUInt32BE(at)) {
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT')
      parts.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)));
  }
  return Buffer.concat(parts);
}
