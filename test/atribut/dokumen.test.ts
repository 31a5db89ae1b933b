/** Attributes of documents and of their lines: every kind, every door, in any status. */
import { beforeAll, expect, test } from '@jest/globals';
import { openRest, type Rest } from '../helpers/server.ts';
import { expectError, hari, openStory, type Row, type Toko } from '../helpers/story.ts';
import { bukaDunia, type Dunia, SAH } from '../transaksi/aturan_dokumen.ts';

const { openToko } = openStory('few');

let toko: Toko;
let dunia: Dunia;
let rest: Rest;

beforeAll(async () => {
  toko = await openToko({ poin_aktif: true });
  dunia = await bukaDunia(toko);
  rest = await openRest(toko, 'staff');
});

const HEAD = { kanal: 'shopee', kali: 2.5, hadiah: true };
const path = (jenis: string, id?: number) => `/api/transaksi/${jenis}${id ? `/${id}` : ''}`;
const dokumen = (jenis: string) => (SAH[jenis] as (d: Dunia) => Row)(dunia);

/** The document with attributes in its head and in each line, of which each has its own. */
const berciri = (isi: Row): Row => ({
  ...isi,
  atribut: { ...HEAD, kosong: null },
  ...(Array.isArray(isi.detail) && {
    detail: isi.detail.map((line: Row, n) => ({ ...line, atribut: { urut: n } })),
  }),
});
const ciriBaris = (detail: Row[]) =>
  detail.flatMap(({ atribut }) => (atribut === undefined ? [] : [atribut]));
const diharap = (isi: Row) =>
  ((isi.detail as Row[] | undefined) ?? []).map((_, n) => ({ urut: n }));

const batal = async (jenis: string, ids: number[]) => {
  for (const id of ids.reverse()) await toko.batalkan(jenis, id);
};

test.each(Object.keys(SAH))(
  '%s keeps them, posted at once, as a draft and in a list',
  async (jenis) => {
    const isi = dokumen(jenis);
    const post = async (more: Row = {}) => {
      const { status, body } = await rest.post(path(jenis), { ...berciri(isi), ...more });
      expect([status, body.message]).toEqual([201, undefined]);
      return body.id as number;
    };
    const shows = async (id: number) => {
      const { body } = await rest.get(path(jenis, id));
      expect(body.atribut).toEqual(HEAD);
      expect(ciriBaris(body.detail)).toEqual(diharap(isi));
    };
    const id = await post();
    await shows(id);
    await batal(jenis, [id]);
    await shows(id);
    const draft = await post({ draft: true });
    await shows(draft);
    expect((await rest.patch(`${path(jenis, draft)}/atribut`, { kali: 3 })).status).toBe(204);
    expect((await rest.post(`${path(jenis, draft)}/approve`)).status).toBe(204);
    expect((await rest.get(path(jenis, draft))).body).toMatchObject({
      status: 'final',
      atribut: { ...HEAD, kali: 3 },
    });
    expect((await rest.patch(`${path(jenis, draft)}/atribut`, { kali: 2.5 })).status).toBe(204);
    await shows(draft);
    await batal(jenis, [draft]);
  },
);

/** A second document of a list that the first leaves room for. */
const KEDUA: Record<string, Row | null> = {
  penyusutan: null,
  'audit-hutang-piutang': null,
  'saldo-awal-hutang': { nomor_faktur_asli: 'F-10' },
  'saldo-awal-piutang': { nomor_faktur_asli: 'F-10' },
};
const BEREMPAT = Object.keys(SAH).filter((jenis) => KEDUA[jenis] !== null);

test.each(BEREMPAT)('%s keeps them in a list of two', async (jenis) => {
  const isi = dokumen(jenis);
  const lain = {
    ...isi,
    ...(KEDUA[jenis] && {
      detail: (isi.detail as Row[]).map((line) => ({ ...line, ...KEDUA[jenis] })),
    }),
  };
  const { status, body } = await rest.post(`${path(jenis)}/massal`, {
    mode: 'semua',
    dokumen: [berciri(isi), { ...berciri(lain), atribut: { kanal: 'toko' } }],
  });
  expect([status, body.message]).toEqual([201, undefined]);
  const ids = body.data.map(({ id }: Row) => id as number);
  for (const [n, id] of ids.entries()) {
    const shown = (await rest.get(path(jenis, id))).body;
    expect(shown.atribut).toEqual(n ? { kanal: 'toko' } : HEAD);
    expect(ciriBaris(shown.detail)).toEqual(diharap(isi));
  }
  await batal(jenis, ids);
});

test('changing them leaves the books alone, is audited once, and nothing is written for nothing', async () => {
  const { id } = await toko.jual('03-01', [[dunia.barang, 1, 15]]);
  const buku = () =>
    toko.rows(
      `select t.posting_id, t.total_nilai, t.sisa, t.rincian, t.status,
              (select count(*) from posting) as posting, (select count(*) from jurnal) as jurnal
         from transaksi as t where t.id = $1`,
      [id],
    );
  const jejak = () =>
    toko.rows(
      `select aksi, sebelum -> 'atribut' as lama, sesudah -> 'atribut' as baru from audit
        where entitas = 'transaksi' and entitas_id = $1 and aksi = 'ubah' order by id`,
      [`${id}`],
    );
  const sebelum = await buku();
  const ubah = (isi: Row) => rest.patch(`${path('penjualan', id)}/atribut`, isi);
  for (const isi of [
    { kanal: 'web', no: 1 },
    { kanal: 'web' },
    {},
    { no: null },
    { tak_ada: null },
  ])
    expect((await ubah(isi)).status).toBe(204);
  expect(await buku()).toEqual(sebelum);
  expect(await jejak()).toEqual([
    { aksi: 'ubah', lama: null, baru: { kanal: 'web', no: 1 } },
    { aksi: 'ubah', lama: { kanal: 'web', no: 1 }, baru: { kanal: 'web' } },
  ]);
  await toko.batalkan('penjualan', id);
  expect((await ubah({ kanal: null })).status).toBe(204);
  expect((await rest.get(path('penjualan', id))).body.atribut).toEqual({});
});

test('changes at once all hold', async () => {
  const { id } = await toko.jual('03-01', [[dunia.barang, 1, 15]]);
  const url = `${path('penjualan', id)}/atribut`;
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, n) => rest.patch(url, { [`k${n}`]: n })),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(204));
  const { atribut } = (await rest.get(path('penjualan', id))).body;
  expect(Object.keys(atribut)).toHaveLength(8);
});

test('lists filter, sort and show them; text, number and boolean are found by what they read as', async () => {
  const ids: number[] = [];
  for (const atribut of [{ q: '10', w: 'b' }, { q: 10, w: 'a' }, { q: true }, { q: '010' }, {}])
    ids.push((await rest.post(path('kas-bank'), { ...dokumen('kas-bank'), atribut })).body.id);
  const list = async (query: string) => (await rest.get(`${path('kas-bank')}?${query}`)).body;
  const found = async (query: string) =>
    (await list(query)).data
      .map(({ id }: Row) => ids.indexOf(id as number))
      .filter((n: number) => n >= 0);
  expect((await found('filter=atribut.q:10')).sort()).toEqual([0, 1]);
  expect(await found('filter=atribut.q:10.0')).toEqual([1]);
  expect(await found('filter=atribut.q:010')).toEqual([3]);
  expect(await found('filter=atribut.q:true')).toEqual([2]);
  expect(await found('filter=atribut.q:10,atribut.w:a')).toEqual([1]);
  expect(await found("filter=atribut.q:x' or true --")).toEqual([]);
  expect((await found('sort=atribut.w:asc')).slice(0, 2)).toEqual([1, 0]);
  const { data: rows } = await list(
    'filter=atribut.q:10&sort=id:asc&custom_fields=atribut.q,atribut.w',
  );
  expect(rows.map((row: Row) => [row['atribut.q'], row['atribut.w']])).toEqual([
    ['10', 'b'],
    [10, 'a'],
  ]);
  for (const query of ['filter=atribut.A:1', 'sort=atribut.:asc', 'custom_fields=atribut.a-b'])
    expect((await rest.get(`${path('kas-bank')}?${query}`)).status).toBe(400);
  await batal('kas-bank', ids);
});

test('the filter reads an index, not all documents', async () => {
  const where = await toko.value<string>(
    `select erp_private.transaksi_list_where('penjualan', jsonb_populate_record(
       null::erp.permintaan_list, '{"filter": {"atribut.kanal": "10"}}'))`,
  );
  const plan = await toko.asOwner(async (db) => {
    await db.rows('set local enable_seqscan = off');
    return db.rows<Row>(
      `explain (format text) select from transaksi as t where ${where.replace(/^t.jenis = '[a-z]+' and /, '').replaceAll('$1', `'{"atribut.kanal": "10"}'::jsonb`)}`,
    );
  });
  expect(JSON.stringify(plan)).toContain('transaksi_atribut_idx');
});

const kunci = (banyak: number) =>
  Object.fromEntries(Array.from({ length: banyak }, (_, n) => [`k${n}`, n]));
const huruf = (banyak: number) =>
  Object.fromEntries(Array.from({ length: 40 }, (_, n) => [`k${n}`, 'x'.repeat(banyak)]));

test.each([
  ['an object', [1], 'atribut: harus berupa objek'],
  ['of 50 keys', kunci(51), 'atribut: paling banyak 50 isi'],
  ['of 16 KiB', huruf(500), 'atribut: paling banyak 16 KiB seluruhnya'],
  ['with names', { Kanal: 1 }, /^atribut: nama "Kanal" harus huruf kecil/],
  ['of single values', { a: {}, b: [1] }, /^atribut\.a: harus teks, .*\natribut\.b: harus teks/],
  ['of 500 letters', { a: 'x'.repeat(501) }, 'atribut.a: paling banyak 500 huruf'],
])('what is not %s is refused at every door', async (_, atribut, pesan) => {
  const isi = { ...dokumen('penjualan'), atribut };
  const { id } = await toko.jual('03-02', [[dunia.barang, 1, 15]]);
  const doc = JSON.stringify(isi);
  const refused = async (work: Promise<unknown>) => {
    const message = await expectError(work, 'VAATR');
    if (typeof pesan === 'string') expect(message).toBe(pesan);
    else expect(message).toMatch(pesan);
  };
  for (const sql of [
    'erp.penjualan_create(jsonb_populate_record(null::erp.penjualan_input, $1))',
    'erp.penjualan_create(jsonb_populate_record(null::erp.penjualan_input, $1), true)',
    'erp.penjualan_simulate(jsonb_populate_record(null::erp.penjualan_input, $1))',
  ])
    await refused(toko.staf.value(`select ${sql}`, [doc]));
  const patch = 'select erp.transaksi_atribut_patch($1, $2, $3)';
  await refused(toko.staf.value(patch, ['penjualan', id, JSON.stringify(atribut)]));
  const garis = {
    ...dokumen('penjualan'),
    detail: [{ ...(dokumen('penjualan').detail as Row[])[0], atribut }],
  };
  for (const body of [isi, garis])
    expect((await rest.post(path('penjualan'), body)).status).toBe(400);
  expect((await rest.patch(`${path('penjualan', id)}/atribut`, atribut)).status).toBe(400);
  const list = { mode: 'semua', dokumen: [dokumen('penjualan'), isi] };
  expect((await rest.post(`${path('penjualan')}/massal`, list)).status).toBe(400);
});

test('what is kept already counts towards 50 keys', async () => {
  const { id } = await toko.jual('03-02', [[dunia.barang, 1, 15]], { atribut: kunci(50) });
  const url = `${path('penjualan', id)}/atribut`;
  const satu = await rest.patch(url, { satu_lagi: 1 });
  expect([satu.status, satu.body.code]).toEqual([400, 'VAATR']);
  expect((await rest.patch(url, { satu_lagi: 1, k0: null })).status).toBe(204);
});

test('a working draft is told of them when it is sent', async () => {
  const kirim = async (atribut: unknown) => {
    const isi = { ...dokumen('penjualan'), atribut };
    const { body } = await rest.post('/api/draft', { jenis: 'penjualan', isi });
    return rest.post(`/api/draft/${body.id}/submit`);
  };
  const salah = await kirim({ a: [] });
  expect([salah.status, salah.body.message]).toEqual([
    400,
    ['atribut.a: harus teks, angka, true, false atau null'],
  ]);
  const { body } = await kirim({ a: 1, b: null });
  expect((await rest.get(path('penjualan', body.id))).body.atribut).toEqual({ a: 1 });
});

test('nobody else changes them', async () => {
  const { id } = await toko.jual('03-02', [[dunia.barang, 1, 15]]);
  const url = `${path('penjualan', id)}/atribut`;
  const viewer = await openRest(toko, 'viewer');
  const lain = await openRest(await openToko(), 'staff');
  expect((await viewer.patch(url, { a: 1 })).status).toBe(403);
  expect((await lain.patch(url, { a: 1 })).status).toBe(404);
  expect((await rest.patch(`${path('pembelian', id)}/atribut`, { a: 1 })).status).toBe(404);
  expect((await rest.get(path('penjualan', id))).body.atribut).toEqual({});
});

test('the disposal of an asset has them, too', async () => {
  const isi = { tanggal: hari('03-20'), nilai: 1, akun_kas: '1101', susutkan: true, atribut: HEAD };
  const { body } = await rest.post(`/api/master/aset/${dunia.aset}/lepas`, { ...isi, draft: true });
  expect((await rest.get(path('penyusutan', body.id))).body.atribut).toEqual(HEAD);
});

test('GraphQL writes, reads, filters and changes them', async () => {
  const ask = async (query: string, variables: Row = {}) => {
    const { body } = await rest.post('/graphql', { query, variables });
    expect(body.errors).toBeUndefined();
    return body.data;
  };
  const { barang, pelanggan, lokasi } = dunia;
  const { penjualanCreate } = await ask(
    `mutation ($d: DokumenPenjualanInput!) { penjualanCreate(input: { dokumen: $d }) { result { id } } }`,
    {
      d: {
        tanggal: hari('03-02'),
        kontakId: pelanggan,
        lokasiId: lokasi,
        atribut: { kanal_toko: 'gql' },
        detail: [{ barangId: barang, qty: 1, harga: 15, atribut: { rak_atas: 'B2' } }],
      },
    },
  );
  const { id } = penjualanCreate.result;
  await ask(
    `mutation ($id: BigInt!) { transaksiAtributPatch(input: { jenis: penjualan, id: $id, atribut: { no: 7 } }) { result } }`,
    { id },
  );
  const { transaksiGet } = await ask(
    `query ($id: BigInt!) { transaksiGet(jenis: penjualan, id: $id) { atribut detail { atribut } } }`,
    { id },
  );
  expect(transaksiGet).toEqual({
    atribut: { kanal_toko: 'gql', no: 7 },
    detail: [{ atribut: { rak_atas: 'B2' } }],
  });
  const { daftarTransaksi } = await ask(
    `{ daftarTransaksi(filter: { atribut: { kunci: "kanal_toko", sama: "gql" } }) {
      nodes { a: nilai(kunci: "kanal_toko") b: nilai(kunci: "no") c: nilai(kunci: "tak_ada") } } }`,
  );
  expect(daftarTransaksi.nodes).toEqual([{ a: 'gql', b: 7, c: null }]);
  const found = async (filter: string) => {
    const { body } = await rest.post('/graphql', {
      query: `{ daftarTransaksi(filter: { and: [{ id: { equalTo: "${id}" } }, { atribut: ${filter} }] }) { totalCount } }`,
    });
    return body.errors ? body.errors[0].message : body.data.daftarTransaksi.totalCount;
  };
  expect(await found('{ kunci: "no", min: 7, maks: 7.5 }')).toBe(1);
  expect(await found('{ kunci: "no", min: 8 }')).toBe(0);
  expect(await found('{ kunci: "no", min: "6" }')).toBe(0);
  expect(await found('{ kunci: "kanal_toko", min: "g", maks: "h" }')).toBe(1);
  expect(await found('{ kunci: "kanal_toko" }')).toBe(1);
  expect(await found('{ kunci: "tak_ada" }')).toBe(0);
  expect(await found(`{ kunci: "x') or true --", sama: 1 }`)).toBe(0);
  const { daftarTransaksiBaris } = await ask(
    `{ daftarTransaksiBaris(filter: { atribut: { kunci: "rak_atas", sama: "B2" } }) { nodes { nilai(kunci: "rak_atas") } } }`,
  );
  expect(daftarTransaksiBaris.nodes).toEqual([{ nilai: 'B2' }]);
  await toko.ubah('barang', barang, { atribut: { berat: 12.5 } });
  const { daftarBarang } = await ask(
    `{ daftarBarang(filter: { atribut: { kunci: "berat", min: 12.5 } }) { nodes { nilai(kunci: "berat") } } }`,
  );
  expect(daftarBarang.nodes).toEqual([{ nilai: 12.5 }]);
});
