/** Lists of documents with parts of each: what they say is what the document itself says. */
import { beforeAll, expect, test } from '@jest/globals';
import { hari } from '../helpers/toko.ts';
import { penjualanOf } from './made.ts';
import { openReading } from './reading.ts';
import { ask } from './request.ts';
import { openWorld } from './world.ts';

const PARTS = ['detail', 'pembayaran', 'jurnal', 'alokasi', 'riwayat', 'persetujuan'];
const LIST = 'GET /transaksi/{jenis}';

const world = openWorld();
const read = openReading(world);
const ids: Record<string, number> = {};
const send = (query: Record<string, string>, token = world.tokens.staff) =>
  ask(world, LIST, token, { params: { jenis: 'penjualan' }, query });

async function make(jenis: string, name: string, body: object): Promise<void> {
  const made = await ask(world, 'POST /transaksi/{jenis}', world.tokens.staff, {
    params: { jenis },
    body,
  });
  if (made.status !== 201) throw new Error(made.text);
  ids[name] = made.body.id;
}

beforeAll(async () => {
  const sale = penjualanOf(world);
  const one = { barang_id: world.barang, qty: 2, harga: 100 };
  const kredit = await world.toko.kontak({ nama: 'Toko Kredit' });
  const owed = { ...sale, kontak_id: kredit, pembayaran: [] };
  await make('penjualan', 'tunai', { ...sale, tanggal: hari('02-01'), detail: [one] });
  await make('penjualan', 'kredit', { ...owed, tanggal: hari('02-02'), detail: [one, one] });
  await make('penjualan', 'draft', { ...owed, tanggal: hari('02-03'), detail: [one], draft: true });
  const lunas = { tanggal: hari('02-04'), kontak_id: kredit, akun_kas: '1101', jumlah: 100 };
  const alokasi = [{ dokumen_id: ids.kredit, jumlah: 100 }];
  await make('pelunasan-piutang', 'lunas', { ...lunas, alokasi, draft: true });
});

test.each([
  ['penjualan', PARTS],
  ['penjualan', ['detail']],
  ['penjualan', ['jurnal', 'riwayat']],
  ['pelunasan-piutang', PARTS],
])('%s: every row has of %j what the document itself says', async (jenis, parts) => {
  const sertakan = parts.join(',');
  const plain = (await read(LIST, 'per_page=100', jenis)).body.data;
  const { data } = (await read(LIST, `per_page=100&sertakan=${sertakan}`, jenis)).body;
  expect(data.length).toBe(plain.length);
  for (const [index, row] of data.entries()) {
    const further = parts.filter((part) =>
      ['jurnal', 'alokasi', 'riwayat', 'persetujuan'].includes(part),
    );
    const query = further.length > 0 ? `sertakan=${further.join(',')}` : '';
    const whole = await ask(world, 'GET /transaksi/{jenis}/{id}', world.tokens.staff, {
      params: { jenis, id: row.id },
      query: Object.fromEntries(new URLSearchParams(query)),
    });
    const said = Object.fromEntries(parts.map((part) => [part, whole.body[part]]));
    expect(row).toEqual({ ...plain[index], ...said });
  }
});

test('pages, cursors and filters choose the rows as without it', async () => {
  const first = await read(
    LIST,
    'sertakan=detail&per_page=1&kursor=&sort=tanggal:asc',
    'penjualan',
  );
  expect(first.body.data.map(({ id }: { id: number }) => id)).toEqual([ids.tunai]);
  const { kursor } = first.body.meta;
  const query = `per_page=1&kursor=${kursor}&sort=tanggal:asc&sertakan=pembayaran`;
  const [next] = (await read(LIST, query, 'penjualan')).body.data;
  expect([next.id, next.pembayaran, next.detail]).toEqual([ids.kredit, [], undefined]);
  const found = await read(LIST, 'filter=status:draft&sertakan=detail', 'penjualan');
  expect(found.body.data[0].detail).toMatchObject([{ barang_id: world.barang }]);
});

test('GraphQL has the same parts, beside the relations of its own list', async () => {
  const query = `query ($sertakan: [SertakanDaftar!]) {
    transaksiList(jenis: penjualan, permintaan: {perPage: 100}, sertakan: $sertakan) {
      data { id detail { barangId } riwayat { aksi } jurnal { nomor } }
    }
    daftarTransaksi { nodes { daftarTransaksiBaris { nodes { barangId } } } }
  }`;
  const asked = async (token: string | undefined, sertakan: string[]) =>
    (await world.server.graphql(`${token}`, query, { sertakan })).body;
  const { data } = await asked(world.tokens.staff, ['detail', 'riwayat']);
  const row = data.transaksiList.data.find(({ id }: { id: string }) => id === `${ids.kredit}`);
  expect(row).toEqual({
    id: `${ids.kredit}`,
    detail: [{ barangId: `${world.barang}` }, { barangId: `${world.barang}` }],
    riwayat: [{ aksi: 'posting' }],
    jurnal: null,
  });
  const refused = await asked(world.tokens.viewer, ['jurnal']);
  expect(refused.errors[0].extensions.code).toBe('OTROL');
});

test('a viewer and a key without the scope see none', async () => {
  const { status, body } = await send({ sertakan: 'jurnal' }, world.tokens.viewer);
  expect([status, body.code]).toEqual([403, 'OTROL']);
});

test.each([
  [{ sertakan: 'detail,gaib' }, 'VAINP', `sertakan: harus daftar dari ${PARTS.join(', ')}`],
  [{ sertakan: '' }, 'VAINP', `sertakan: harus daftar dari ${PARTS.join(', ')}`],
  [{ sertakan: 'detail', per_page: '101' }, 'VALST', 'per_page: harus bilangan bulat 1 sampai 100'],
  [{ sertakan: 'detail', paginate: 'false' }, 'VALST', 'paginate: tidak bersama sertakan'],
])('%j is refused by its name', async (query, code, message) => {
  const answer = await send(query as unknown as Record<string, string>);
  expect([answer.status, answer.body.code, answer.body.message]).toEqual([400, code, [message]]);
});
