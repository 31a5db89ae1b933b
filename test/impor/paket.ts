/** Sends several tables at once, and waits for what becomes of them. */
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect } from '@jest/globals';
import writeXlsxFile, { type SheetData } from 'write-excel-file/node';
import yazl from 'yazl';
import type { Row } from '../helpers/database.ts';
import type { TestServer } from '../helpers/server.ts';
import { until } from '../helpers/until.ts';

/** A workbook of these sheets; `Sheets` as texts, a row a line, cells between `|`. */
export async function bukuOf(sheets: Readonly<Record<string, string>>): Promise<Buffer> {
  const cell = (text: string) => (/^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text);
  const dataOf = (text: string): SheetData =>
    text
      .split('\n')
      .map((line) => line.split('|').map((one) => (one === '' ? null : { value: cell(one) })));
  const made = Object.entries(sheets).map(([sheet, text]) => ({ sheet, data: dataOf(text) }));
  return Buffer.from(await writeXlsxFile(made).toBuffer());
}

export async function zipOf(files: Readonly<Record<string, string | Buffer>>): Promise<Buffer> {
  const zip = new yazl.ZipFile();
  for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  return await buffer(zip.outputStream as Readable);
}

/** Uploads and questions about bundles, by a token. */
export function paketOf(server: Pick<TestServer, 'base' | 'rest'>, token: string) {
  const rest = server.rest(token);
  /** Several files by their names; the answer as it comes. */
  const kirimBerkas = async (files: readonly (readonly [string, Buffer])[], lain: Row = {}) => {
    const form = new FormData();
    for (const [key, value] of Object.entries(lain)) form.set(key, String(value));
    for (const [nama, isi] of files) form.append('berkas', new Blob([new Uint8Array(isi)]), nama);
    const headers = { authorization: `Bearer ${token}` };
    const url = `${server.base}/api/impor/paket`;
    const answer = await fetch(url, { method: 'POST', headers, body: form });
    return { status: answer.status, body: await answer.json() };
  };
  const kirim = (isi: Buffer, nama: string, lain?: Row) => kirimBerkas([[nama, isi]], lain);
  const tenang = (id: number) =>
    until(async () => {
      const { body } = await rest.get(`/api/impor/paket/${id}`);
      return !['memeriksa', 'berjalan'].includes(body.status) && body;
    });
  const gladi = async (isi: Buffer, nama: string, lain?: Row) => {
    const { status, body } = await kirim(isi, nama, lain);
    expect([status, body.message]).toEqual([202, undefined]);
    return tenang(body.id);
  };
  /** Runs it; the bundle once it is over. */
  const jalan = async (id: number) => {
    const { status, body } = await rest.post(`/api/impor/paket/${id}/jalankan`);
    expect([status, body.message]).toEqual([202, undefined]);
    return tenang(id);
  };
  /** What is wrong with its parts, as `bagian baris kolom: pesan`. */
  const temuan = async ({ bagian }: { bagian: Row[] }) => {
    const all = await Promise.all(
      bagian.map(async ({ nama, impor_id }) => {
        const { body } = await rest.get(`/api/impor/${impor_id}`);
        return body.baris.flatMap(({ ke, temuan: t }: Row) =>
          (t as Row[]).map(({ kolom, pesan }) => `${nama} ${ke} ${kolom}: ${pesan}`),
        );
      }),
    );
    return all.flat();
  };
  return { rest, kirim, kirimBerkas, tenang, gladi, jalan, temuan };
}
