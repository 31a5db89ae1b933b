/** Documents of every kind with each of their parts, and open items of every status: fields say what the whole says. */
import { beforeAll, expect, test } from '@jest/globals';
import { parseExact, stringifyExact } from '../../server/base/json_text.ts';
import { functionOperation } from '../../server/graphql/schema/function_operations.ts';
import { schema } from '../../server/graphql/schema/generated/schema.js';
import { startServer } from '../helpers/server.ts';
import { hari, openStory, type Row, type Toko } from '../helpers/story.ts';
import { bukaDunia, type Dunia, SAH } from '../transaksi/aturan_dokumen.ts';
import { everything } from './operation.ts';
import { shown } from './shown.ts';

const { data, openToko } = openStory('few');

let toko: Toko;
let dunia: Dunia;
let rest: ReturnType<Awaited<ReturnType<typeof startServer>>['rest']>;

beforeAll(async () => {
  toko = await openToko({ poin_aktif: true });
  dunia = await bukaDunia(toko);
  const server = await startServer(data);
  rest = await server.restAs(toko, 'admin');
});

/** Asks for all fields, and fails unless they are those of the whole; answers the whole. */
async function whole(operation: string, variables: object): Promise<unknown> {
  const { text: query, result } = functionOperation(schema, operation, everything);
  const answer = await rest.post('/graphql', { query, variables });
  const { data: fields, errors } = parseExact(answer.text) as {
    data: Record<string, Record<string, unknown>>;
    errors?: unknown;
  };
  expect(errors).toBeUndefined();
  const [hasil] = Object.values(fields);
  const { json } = hasil as Record<string, unknown>;
  const wanted = parseExact(stringifyExact(shown(result, json)));
  expect(hasil).toEqual(wanted);
  return json;
}

test.each(Object.keys(SAH))('%s with each of its parts, as it is and as a draft', async (jenis) => {
  const path = `/api/transaksi/${jenis}`;
  const isi = (SAH[jenis] as (d: Dunia) => Row)(dunia);
  const [draft, final] = [
    await rest.post(path, { ...isi, draft: true }),
    await rest.post(path, isi),
  ] as const;
  expect([draft.status, final.status]).toEqual([201, 201]);
  for (const { id } of [draft.body, final.body]) {
    const bare = await rest.get(`${path}/${id}`);
    for (const sertakan of ['jurnal', 'alokasi', 'riwayat']) {
      const answer = await rest.get(`${path}/${id}?sertakan=${sertakan}`);
      expect(answer).toMatchObject({ status: 200, body: bare.body });
      const variables = { jenis: jenis.replaceAll('-', '_'), id: `${id}`, sertakan: [sertakan] };
      expect(await whole('transaksi_get', variables)).toEqual(parseExact(answer.text));
    }
  }
  const { id } = final.body;
  expect((await rest.post(`${path}/${id}/void`, { alasan: 'salah catat' })).status).toBe(200);
  await whole('transaksi_get', { jenis: jenis.replaceAll('-', '_'), id: `${id}` });
});

test('a settlement in draft says by itself what it shall settle', async () => {
  const faktur = await rest.post('/api/transaksi/piutang', SAH.piutang?.(dunia));
  const alokasi = [{ dokumen_id: faktur.body.id, jumlah: 5 }];
  const isi = { ...SAH['pelunasan-piutang']?.(dunia), alokasi, draft: true };
  const path = '/api/transaksi/pelunasan-piutang';
  const { body } = await rest.post(path, isi);
  for (const sertakan of ['alokasi', 'jurnal,alokasi', 'riwayat,alokasi']) {
    const answer = await rest.get(`${path}/${body.id}?sertakan=${sertakan}`);
    expect(answer).toMatchObject({ status: 200, body: { id: body.id, alokasi } });
  }
  const variables = { jenis: 'pelunasan_piutang', id: `${body.id}`, sertakan: ['alokasi'] };
  expect(await whole('transaksi_get', variables)).toMatchObject({ id: body.id });
  expect((await rest.delete(`${path}/${body.id}`)).status).toBeLessThan(300);
});

test('a list of parts with nothing in it asks for none', async () => {
  const { body } = await rest.post('/api/transaksi/penjualan', SAH.penjualan?.(dunia));
  const variables = { jenis: 'penjualan', id: `${body.id}`, sertakan: [null] };
  expect(await whole('transaksi_get', variables)).toMatchObject({ id: body.id });
});

test.each(['piutang', 'hutang'])('%s of every status', async (laporan) => {
  const isi = (SAH[laporan] as (d: Dunia) => Row)(dunia);
  for (const dibayar of [0, 2, 5]) {
    const { body } = await rest.post(`/api/transaksi/${laporan}`, isi);
    if (dibayar === 0) continue;
    const bayar = await rest.post(`/api/transaksi/pelunasan-${laporan}`, {
      tanggal: isi.tanggal,
      kontak_id: isi.kontak_id,
      akun_kas: '1101',
      jumlah: dibayar,
      alokasi: [{ dokumen_id: body.id, jumlah: dibayar }],
    });
    expect(bayar).toMatchObject({ status: 201 });
  }
  for (const status of ['belum', 'sebagian', 'lunas', 'lebih', 'outstanding']) {
    const variables = { status, per: hari('12-31') };
    const { data: rows } = (await whole(`laporan_${laporan}`, variables)) as { data: unknown[] };
    expect(rows.length > 0).toBe(status !== 'lebih');
  }
});
