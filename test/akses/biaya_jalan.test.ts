/** What goods cost, over REST: every endpoint is asked by who does not see it. */
import { expect, test } from '@jest/globals';
import { hari } from '../helpers/toko.ts';
import { ask } from '../rest/request.ts';
import { costs, openDunia } from './biaya_dunia.ts';
import { bytesOf, formats } from './jalan.ts';
import { planted } from './milik_dunia.ts';

const dunia = openDunia();

/** What a walk over all GETs finds. */
async function walk(tokens = [dunia.token, dunia.kunci]): Promise<string[]> {
  const leaks: string[] = [];
  for (const [name, request] of dunia.requests) {
    if (!name.startsWith('GET ')) continue;
    for (const query of formats(name)) {
      for (const token of tokens) {
        const asked = { ...request, query: { ...request.query, ...query } };
        const text = await bytesOf(dunia.world, name, asked, token);
        const leak = costs(text, dunia.hpp);
        if (leak.length > 0) leaks.push(`${name} ${JSON.stringify(query)}: ${leak.slice(0, 3)}`);
      }
    }
  }
  return leaks;
}

test('no GET tells what goods cost, and many do to others', async () => {
  expect(await walk()).toEqual([]);
  expect((await walk([`${dunia.world.tokens.admin}`])).length).toBeGreaterThan(20);
});

test.each([
  { fungsi: 'erp_private.biaya_isi', isi: ' begin return isi; end ' },
  { fungsi: 'erp_private.biaya_refuse', isi: ' begin end ' },
  { fungsi: 'erp_private.biaya_kunci', isi: ` select '{hpp_total}'::text[] ` },
])('the walk finds a hole: %j', async (hole) => {
  expect(await planted(dunia.world, hole, walk)).not.toEqual([]);
});

/** What changes from one request to the next, whoever asks: what is kept of requests, its size, papers with their hour. */
const UNSTEADY = /panggilan|simpanan|health|cetak/;

async function bodies(): Promise<Map<string, string>> {
  const seen = new Map<string, string>();
  for (const [name, request] of dunia.requests) {
    if (!name.startsWith('GET ') || UNSTEADY.test(name) || name.endsWith('stream')) continue;
    const { text } = await ask(dunia.world, name, dunia.token, request);
    seen.set(name, text.replaceAll(/"(?:timestamp|request_id)":"[^"]*"/g, ''));
  }
  return seen;
}

test('books that differ in cost alone answer him with the same bytes', async () => {
  const { world } = dunia;
  const [line] = await world.toko.rows<{ id: number }>(
    `select b.id from transaksi_baris as b join transaksi as t on t.id = b.transaksi_id
      where t.jenis = 'pembelian' and b.barang_id = $1 order by b.qty desc limit 1`,
    [world.barang],
  );
  const query = { fields: 'id', custom_fields: 'hpp' };
  const cost = async () =>
    (
      await ask(world, 'GET /master/{entitas}', `${world.tokens.admin}`, {
        params: { entitas: 'barang' },
        query,
      })
    ).text;
  const [before, dear] = [await bodies(), await cost()];
  const made = await ask(world, 'POST /transaksi/{jenis}', world.tokens.staff, {
    params: { jenis: 'retur-pembelian' },
    body: {
      mode: 'harga',
      tanggal: hari('02-06'),
      kontak_id: world.toko.supplier,
      detail: [{ baris_asal_id: line?.id, jumlah: '100000000000' }],
    },
  });
  expect([made.status, made.text]).toEqual([201, made.text]);
  expect(await cost()).not.toBe(dear);
  expect(await bodies()).toEqual(before);
});

test('no request that writes tells it either', async () => {
  const leaks: string[] = [];
  for (const [name, request] of dunia.requests) {
    if (name.startsWith('GET ')) continue;
    const { text } = await ask(dunia.world, name, dunia.token, request);
    const leak = costs(text, dunia.hpp);
    if (leak.length > 0) leaks.push(`${name}: ${leak.slice(0, 3)} ${text.slice(0, 300)}`);
  }
  expect(leaks).toEqual([]);
});
