/** What goods cost, over REST: every endpoint is asked by who does not see it. */
import { expect, test } from '@jest/globals';
import { TEMBOK_BIAYA } from '../../server/answers/fields.ts';
import { hari } from '../helpers/toko.ts';
import { readDescription } from '../rest/description.ts';
import { ask, type Request } from '../rest/request.ts';
import { toolsSay } from './agen_jalan.ts';
import { costs, openDunia } from './biaya_dunia.ts';
import { bytesOf, walkGets } from './jalan.ts';
import { planted } from './milik_dunia.ts';

const dunia = openDunia();

const walk = (tokens = [dunia.token, dunia.kunci]) =>
  walkGets({ world: dunia.world, requests: [...dunia.requests, ...dunia.lain] }, tokens, (text) =>
    costs(text, dunia.hpp),
  );

test('no GET tells what goods cost, and many do to others', async () => {
  expect(await walk()).toEqual([]);
  expect((await walk([`${dunia.world.tokens.admin}`])).length).toBeGreaterThan(20);
});

test('each figure that is looked for is one that answers tell to others', async () => {
  const admin = `${dunia.world.tokens.admin}`;
  const told = async (name: string, request: Request) =>
    costs(await bytesOf(dunia.world, name, request, admin), dunia.hpp);
  const goods = { params: { entitas: 'barang' }, query: { custom_fields: 'hpp,nilai_stok' } };
  const found = await told('GET /master/{entitas}', goods);
  // One piece, the buying price as it was typed, and the whole stock.
  expect(found.map(Number)).toEqual(expect.arrayContaining([dunia.hpp, 918273.64]));
  expect(found.some((one) => Number(one) / dunia.hpp > 1e6)).toBe(true);
  for (const [name, request] of dunia.lain) {
    if (name.endsWith('cetak')) continue;
    if ((await told(name, request)).length === 0)
      throw new Error(`${name} ${request.params?.jenis}`);
  }
});

test('he is told of stock, of figures, and of purchases by their quantities', async () => {
  for (const [name, request] of dunia.lain) {
    const { status, text } = await ask(dunia.world, name, dunia.token, request);
    expect([name, request.params, status]).toEqual([name, request.params, 200]);
    if (!name.endsWith('cetak')) expect(JSON.parse(text).detail[0]).toHaveProperty('qty');
  }
});

test('what he is answered is as it is described, and what is hidden is marked there', async () => {
  const { document, expectDescribed } = await readDescription(dunia.world);
  const answered = new Set<string>();
  for (const [name, request] of [...dunia.requests, ...dunia.lain]) {
    if (!name.startsWith('GET ') || name.endsWith('stream')) continue;
    const answer = await ask(dunia.world, name, dunia.token, request);
    expectDescribed(name, answer);
    if (answer.status === 200) answered.add(name);
  }
  expect(answered).toContain('GET /dashboard/kpi');
  expect(answered).toContain('GET /laporan/kartu-stok/{barang_id}');
  const marked = JSON.stringify(document).match(/"x-tembok":"biaya"/g) ?? [];
  expect(marked.length).toBeGreaterThan(40);
  expect(await dunia.world.data.value('select erp_private.biaya_kunci()')).toEqual([
    ...TEMBOK_BIAYA,
  ]);
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
  for (const [name, request] of [...dunia.requests, ...dunia.lain]) {
    if (!name.startsWith('GET ') || UNSTEADY.test(name) || name.endsWith('stream')) continue;
    const { text } = await ask(dunia.world, name, dunia.token, request);
    seen.set(
      `${name} ${JSON.stringify(request.params)}`,
      text.replaceAll(/"(?:timestamp|request_id)":"[^"]*"/g, ''),
    );
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

/** The documents whose money is cost by their kind; of other kinds a sale. */
const idOf = (jenis: string) =>
  (dunia.lain.find(([, { params }]) => params?.jenis === jenis)?.[1].params?.id ??
    dunia.requests.get('GET /transaksi/{jenis}/{id}')?.params?.id) as number;

/** Tools that answer him, without cost. */
const OPEN = ['laporan kartu-stok', 'dasbor kpi', 'transaksi_ambil pembelian'];

test('no tool of an agent tells what goods cost, to a member or a key, and many do to others', async () => {
  const leaks = async (token: string) => {
    const said = await toolsSay(dunia.world, token, dunia.requests, idOf);
    return {
      asked: said.filter(({ what }) => OPEN.includes(what)).map(({ what }) => what),
      refused: said.filter(({ what, galat }) => galat && OPEN.includes(what)),
      found: said.filter(({ text }) => costs(text, dunia.hpp).length > 0).map(({ what }) => what),
    };
  };
  for (const token of [dunia.token, dunia.kunci]) {
    const { asked, refused, found } = await leaks(token);
    expect(found).toEqual([]);
    expect([asked, refused]).toEqual([OPEN, []]);
  }
  expect((await leaks(`${dunia.world.tokens.staff}`)).found).toEqual(expect.arrayContaining(OPEN));
});
