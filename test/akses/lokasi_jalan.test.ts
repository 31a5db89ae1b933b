/** Some places only, over REST: every endpoint is asked for what another place has. */
import { expect, test } from '@jest/globals';
import { listenTo } from '../dashboard/langganan.ts';
import { readDescription } from '../rest/description.ts';
import { ask } from '../rest/request.ts';
import { toolsSay } from './agen_jalan.ts';
import { expectAbsent, expectDocumentsAbsent, walkGets } from './jalan.ts';
import { openDunia } from './lokasi_dunia.ts';
import { CANARY, planted } from './milik_dunia.ts';

const dunia = openDunia();

/** Contacts are everybody's, and so is what tells of them alone. */
const MASTER = /^GET \/(master|cetak\/pernyataan)/;

/** Reports that take a place, asked for the other one. */
const there = () =>
  ['GET /laporan/stok', 'GET /laporan/kartu-stok/{barang_id}'].map((name) => {
    const given = dunia.requests.get(name);
    return [name, { ...given, query: { ...given?.query, lokasi_id: dunia.cabang } }] as const;
  });

const ALL_STOCK = ` begin return query select s.barang_id, b.kode, b.nama, null::bigint, null::text, sum(s.qty),
  null::numeric, null::date from mutasi_stok as s join barang as b on b.id = s.barang_id group by 1, 2, 3; end `;
const ALL_MOVES = ` begin return query select m.id, row_number() over (order by m.id), true,
  sum(m.qty) over (order by m.id), null::numeric from mutasi_stok as m; end `;
const ALL_SALES = ` begin return query select l.tanggal, l.nilai
  from erp_private.dashboard_laba('{penjualan_bersih}', dashboard_jual.dari, dashboard_jual.sampai) as l; end `;

const walk = (tokens = [dunia.token, dunia.kunci]) =>
  walkGets({ ...dunia, requests: [...dunia.requests, ...there()] }, tokens, async (text, name) =>
    (await dunia.leaks(text)).filter((one) => one !== CANARY || !MASTER.test(name)),
  );

test('no GET tells of the other place, and many do to others', async () => {
  expect(await walk()).toEqual([]);
  expect((await walk([`${dunia.world.tokens.admin}`])).length).toBeGreaterThan(20);
});

const RETURN_TRUE = ' begin return true; end ';
test.each([
  { tabel: 'transaksi', peran: 'erp_reader' as const },
  { tabel: 'stok_lokasi', peran: 'erp_reader' as const },
  { tabel: 'pos_terbuka', peran: 'erp_reader' as const },
  { fungsi: 'erp_private.perubahan_milik', isi: RETURN_TRUE },
  { fungsi: 'erp_private.lokasi_transaksi', isi: RETURN_TRUE },
  { fungsi: 'erp_private.lokasi_dilihat', isi: ' select true ' },
  { fungsi: 'erp_private.lokasi_refuse', isi: ' begin end ' },
])('the walk finds a hole: %j', async (hole) => {
  expect(await planted(dunia.world, hole, walk)).not.toEqual([]);
});

test.each([
  ['a figure of the dashboard', 'GET /dashboard/kpi {}', 'erp_private.dashboard_jual', ALL_SALES],
  ['a file of stock', 'GET /laporan/stok {"format":"csv"}', 'erp_private.stok_sort', ALL_STOCK],
  ['a card', 'GET /laporan/kartu-stok/{barang_id} {}', 'erp_private.kartu_tempat', ALL_MOVES],
])('the walk finds %s that counts all places', async (_what, where, fungsi, isi) => {
  const found = await planted(dunia.world, { fungsi, isi }, walk);
  expect(found.filter((one) => one.startsWith(where))).not.toEqual([]);
});

test('what he is answered is as it is described, and cards, figures and files are answered', async () => {
  const { document, expectDescribed } = await readDescription(dunia.world);
  const answered = new Set<string>();
  for (const [name, request] of dunia.requests) {
    if (!name.startsWith('GET ') || name.endsWith('stream')) continue;
    const answer = await ask(dunia.world, name, dunia.token, request);
    expectDescribed(name, answer);
    if (answer.status === 200) answered.add(name);
  }
  for (const name of ['kpi', 'summary', 'trend', 'top10', 'papan']) {
    expect(answered).toContain(`GET /dashboard/${name}`);
  }
  expect(answered).toContain('GET /laporan/kartu-stok/{barang_id}');
  expect(JSON.stringify(document).match(/"x-tembok":"lokasi"/g)).not.toBeNull();
  for (const report of [
    'stok',
    'kartu-stok/{barang_id}',
    'piutang',
    'penjualan',
    'penjualan/summary',
  ]) {
    const name = `GET /laporan/${report}`;
    for (const format of ['csv', 'xlsx', 'pdf']) {
      const given = dunia.requests.get(name);
      const query = { ...given?.query, format };
      const { status } = await ask(dunia.world, name, dunia.token, { ...given, query });
      expect([name, format, status]).toEqual([name, format, 200]);
    }
  }
});

const kinds = (of: Record<string, number>) =>
  Object.keys(of).filter((kind) => kind !== 'asal' && kind !== 'draft');

test('lists hold his place, with the totals of it, as the filter by place has them', async () => {
  const rest = dunia.world.server.rest(dunia.token);
  const admin = dunia.world.server.rest(dunia.world.tokens.admin);
  for (const kind of kinds(dunia.sini)) {
    const path = `/api/transaksi/${kind}`;
    const all = (await rest.get(`${path}?per_page=100`)).body;
    const filtered = `${path}?per_page=100&filter=lokasi_id:${dunia.world.toko.lokasi}`;
    const wanted = (await admin.get(filtered)).body;
    expect([kind, all.meta.total, all.data]).toEqual([kind, wanted.meta.total, wanted.data]);
    for (const query of [
      `search=${CANARY}`,
      `filter=lokasi_id:${dunia.cabang}`,
      `filter=nomor_referensi:${CANARY}-REF`,
      `filter=kontak_id:${dunia.pelanggan}`,
    ]) {
      expect((await rest.get(`${path}?${query}`)).body).toMatchObject({
        meta: { total: 0 },
        data: [],
      });
    }
  }
});

test('a document of another place answers every request as one that never was', async () => {
  const { token, kunci, sana } = dunia;
  const kinds = ['penjualan', 'draft', 'order-penjualan', 'pembelian', 'kas-keluar'];
  const ids = Object.fromEntries(kinds.map((kind) => [kind, sana[kind] as number]));
  await expectDocumentsAbsent(dunia, [token, kunci], ids);
});

test('what else has an id answers as one that never was', async () => {
  const { world, requests, token, sana } = dunia;
  const persetujuan = await world.toko.value<number>(
    `select coalesce(max(p.id), 0) from persetujuan as p where p.transaksi_id = $1`,
    [sana.draft],
  );
  for (const [name, request] of requests) {
    if (!/\/(persetujuan|lampiran)\/\{id\}/.test(name)) continue;
    const there = name.includes('/persetujuan/') ? persetujuan : request.params?.id;
    await expectAbsent(world, name, token, there, (id) => ({
      ...request,
      params: { ...request.params, id },
    }));
  }
});

test('lists with parts of documents, their own fields, and the feed as it happens hold his place', async () => {
  const { world, token, kunci, sini, leaks } = dunia;
  await world.toko.pekerja.rows('select erp_private.worker_jejak_seal(1000)');
  for (const who of [token, kunci]) {
    const rest = world.server.rest(who);
    for (const kind of kinds(sini)) {
      for (const query of [
        'sertakan=detail,pembayaran,persetujuan,jurnal&per_page=100',
        'kursor=&per_page=2&sertakan=detail',
        `search=${CANARY}&custom_fields=atribut.a`,
        `filter=atribut.a:${CANARY}`,
        `filter=id_luar.${CANARY.toLowerCase()}:${CANARY}-1`,
        'sort=atribut.a:desc&custom_fields=atribut.a',
        'paginate=false',
      ]) {
        const { status, text } = await rest.get(`/api/transaksi/${kind}?${query}`);
        expect([kind, query, status, await leaks(text)]).toEqual([kind, query, 200, []]);
      }
    }
    const stream = listenTo(world.data, { token: who, sejak: null, base: world.server.base });
    await stream.first();
    // Contacts are everybody's.
    const told = stream.answers.flatMap((one) =>
      one.data.filter(({ type }) => !type.startsWith('master.')),
    );
    expect(await leaks(JSON.stringify(told))).toEqual([]);
    stream.stop();
  }
});

test('no tool of an agent tells of the other place, to a member or a key, and many do to others', async () => {
  const { requests, sana, world, leaks, token, kunci } = dunia;
  const told = async (who: string) => {
    const all = await toolsSay(world, who, requests, (jenis) => sana[jenis] ?? sana.penjualan);
    const found: string[] = [];
    for (const { what, text } of all) {
      const leak = (await leaks(text)).filter((one) => one !== CANARY || !/^master/.test(what));
      if (leak.length > 0) found.push(what);
    }
    return found;
  };
  for (const who of [token, kunci]) expect(await told(who)).toEqual([]);
  expect(await told(`${world.tokens.staff}`)).toEqual(
    expect.arrayContaining([
      ...['laporan penjualan', 'laporan stok', 'laporan piutang'],
      ...['laporan kartu-stok', 'dasbor kpi', 'dasbor summary', 'dasbor trend'],
    ]),
  );
});
