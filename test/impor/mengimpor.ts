/** Sends files of rows as a browser does, and waits for what becomes of them. */
import { beforeAll, expect } from '@jest/globals';
import type { Row } from '../helpers/database.ts';
import { openServer, type TestServer } from '../helpers/server.ts';
import { openStory } from '../helpers/story.ts';
import { until } from '../helpers/until.ts';
import { openWorker } from '../helpers/worker.ts';

export { workbookOf } from '../helpers/workbook.ts';

/** Called at the top of a test file: a server and a worker, and what opens shops whose staff sends files. */
export function openImpor() {
  const { data, openToko } = openStory();
  const server = openServer(data);
  beforeAll(async () => {
    await openWorker(data);
  });
  const openImportir = async (settings?: Row) => {
    const toko = await openToko(settings);
    const token = await server.tokenOf(toko, 'staff');
    return { toko, token, ...importirOf(server, token) };
  };
  return { data, server, openToko, openImportir };
}

export type Importir = ReturnType<typeof importirOf>;

/** Uploads and questions about imports, by a token. */
export function importirOf(server: Pick<TestServer, 'base' | 'rest'>, token: string) {
  const rest = server.rest(token);
  /** Sends a file; the answer as it comes. */
  const kirim = async (jenis: string, isi: string | Buffer, nama = 'a.csv', lain: Row = {}) => {
    const form = new FormData();
    form.set('jenis', jenis);
    for (const [key, value] of Object.entries(lain)) form.set(key, String(value));
    form.set('berkas', new Blob([Buffer.from(isi)]), nama);
    const headers = { authorization: `Bearer ${token}` };
    const answer = await fetch(`${server.base}/api/impor`, { method: 'POST', headers, body: form });
    return { status: answer.status, body: await answer.json() };
  };
  /** The import once nothing is under way. */
  const tenang = (id: number) =>
    until(async () => {
      const { body } = await rest.get(`/api/impor/${id}?baris=semua`);
      return !['memeriksa', 'berjalan'].includes(body.status) && body;
    });
  /** Sends a file and waits for its rehearsal. */
  const gladi = async (jenis: string, isi: string | Buffer, nama?: string, lain?: Row) => {
    const { status, body } = await kirim(jenis, isi, nama, lain);
    expect([status, body.message]).toEqual([202, undefined]);
    return tenang(body.id);
  };
  /** The same, and runs it. */
  const impor = async (jenis: string, isi: string | Buffer, nama?: string) => {
    const checked = await gladi(jenis, isi, nama);
    expect([nama, checked.status, ...temuan(checked)]).toEqual([nama, 'siap']);
    await rest.post(`/api/impor/${checked.id}/jalankan`);
    const done = await tenang(checked.id);
    expect([nama, done.status, done.galat]).toEqual([nama, 'selesai', null]);
    return done;
  };
  return { rest, kirim, tenang, gladi, impor };
}

/** What is wrong, as `baris kolom: pesan`. */
export const temuan = ({ baris }: { baris: Row[] }): string[] =>
  baris.flatMap(({ ke, temuan }) =>
    (temuan as Row[]).map(({ kolom, pesan }) => `${ke} ${kolom}: ${pesan}`),
  );
