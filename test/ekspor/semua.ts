/** Exports of everything, unpacked, and put into another tenant. */
import { expect } from '@jest/globals';
import type { Row } from '../helpers/database.ts';
import type { Rest, TestServer } from '../helpers/server.ts';
import { unzip } from '../helpers/unzip.ts';
import type { Importir } from '../impor/mengimpor.ts';

export async function eksporOf(
  server: Pick<TestServer, 'base'>,
  token: string,
  query: string,
  language = 'id',
): Promise<Map<string, Buffer>> {
  const headers = { authorization: `Bearer ${token}`, 'accept-language': language };
  const answer = await fetch(`${server.base}/api/ekspor/semua?${query}`, { headers });
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip']);
  return unzip(bytes);
}

/** Sends the numbered files in their order, each as its name says. */
export async function masukkan(files: ReadonlyMap<string, Buffer>, { impor }: Importir) {
  for (const name of [...files.keys()].filter((one) => /^\d/.test(one)).sort()) {
    const [, jenis = ''] =
      /^\d+-([a-z-]+?)(?:-nonaktif)?(?:-bagian-\d+)?\.(?:xlsx|csv)$/.exec(name) ?? [];
    await impor(jenis, files.get(name) as Buffer, name);
  }
}

/** What the reports of a day say, without what is a tenant's own: ids, and numbers of documents. */
export async function keadaan(rest: Rest, per: string) {
  const laporan = async (path: string) => (await rest.get(`/api/laporan/${path}`)).body;
  const pos = async (nama: string) => {
    const { data, ringkasan, meta } = await laporan(
      `${nama}?dari=1990-01-01&sampai=${per}&per_page=500`,
    );
    expect(meta.total_pages).toBeLessThanOrEqual(1);
    return {
      total: [meta.total_sisa, meta.total_kontrol],
      kontak: ringkasan
        .map(({ kontak_nama, sisa, umur }: Row) => ({ kontak_nama, sisa, umur }))
        .sort((a: Row, b: Row) => String(a.kontak_nama).localeCompare(String(b.kontak_nama))),
      sisa: data.map(({ jatuh_tempo, sisa }: Row) => `${jatuh_tempo} ${sisa}`).sort(),
    };
  };
  const { meta, peringatan, ...neraca } = await laporan(`neraca?per=${per}`);
  const stok = await laporan(`stok?per=${per}&per_lokasi=true&per_page=500`);
  expect(stok.meta.total_pages).toBeLessThanOrEqual(1);
  return {
    neraca,
    piutang: await pos('piutang'),
    hutang: await pos('hutang'),
    stok: stok.data
      .map(({ kode, lokasi_nama, qty, nilai }: Row) => ({ kode, lokasi_nama, qty, nilai }))
      .filter(({ qty }: Row) => qty !== 0),
  };
}

/** The day after. */
export const nextDay = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
