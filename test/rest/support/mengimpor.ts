/** Sends files of rows as a browser does, and waits for what becomes of them. */
import { expect } from '@jest/globals';
import type { Row } from '../../helpers/database.ts';
import type { TestServer } from '../../helpers/server.ts';
import { until } from '../../helpers/until.ts';

export type Importir = ReturnType<typeof importirOf>;

/** What somebody does with files, by his token. */
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
