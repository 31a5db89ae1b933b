import { expect, test } from '@jest/globals';
import { startServer } from '../helpers/server.ts';
import { hari, openStory, type Row, type Toko } from '../helpers/story.ts';

const { data, openBarang } = openStory();

const sasaran = async (toko: Toko, id: number) => [{ baris_id: (await toko.baris(id))[0]?.id }];

async function buka() {
  const { toko, barang } = await openBarang();
  const beli = await toko.beli('03-01', [[barang, 10, 10]]);
  await toko.jual('03-02', [[barang, 4, 50]]);
  const server = await startServer(data, { POOL_MAX: '16' });
  const isi = async (lain: Row = {}) => ({
    tanggal: hari('03-10'),
    kontak_id: toko.supplier,
    detail: [
      { alokasi: { dasar: 'nilai', baris: await sasaran(toko, beli.id) }, jumlah: 10, ...lain },
    ],
  });
  return { toko, barang, beli, server, isi };
}

test('over REST: made, shown, rehearsed, refused by field; not for a viewer', async () => {
  const { toko, server, isi } = await buka();
  const rest = await server.restAs(toko, 'staff');
  const coba = await rest.post('/api/transaksi/hutang?simulasi=true', await isi());
  expect(coba.status).toBe(200);
  const dampak = [
    { akun_kode: '1301', jumlah: 6 },
    { akun_kode: '5101', jumlah: 4 },
  ];
  expect(coba.body.data ?? coba.body).toMatchObject({ dampak });
  const made = await rest.post('/api/transaksi/hutang', await isi());
  expect(made.status).toBe(201);
  const id = (made.body.data ?? made.body).id;
  const shown = await rest.get(`/api/transaksi/hutang/${id}`);
  expect(shown.body.data ?? shown.body).toMatchObject({
    dampak,
    detail: [{ alokasi: { dasar: 'nilai', baris: [{ jumlah: 10 }] } }],
  });
  const salah: [Row, string][] = [
    [{ alokasi: 'x' }, 'detail.0.alokasi'],
    [{ alokasi: { dasar: 'qty' } }, 'detail.0.alokasi.baris'],
    [{ alokasi: { dasar: 'qty', baris: 7 } }, 'detail.0.alokasi.baris'],
    [{ alokasi: { dasar: 'qty', baris: [7] } }, 'detail.0.alokasi.baris.0'],
    [
      { alokasi: { dasar: 'qty', baris: [{ baris_id: 1e300 }] } },
      'detail.0.alokasi.baris.0.baris_id',
    ],
    [
      { alokasi: { dasar: 'berat', baris: [{ baris_id: 1, bobot: 1e300 }] } },
      'detail.0.alokasi.baris.0.bobot',
    ],
    [{ alokasi: { dasar: {}, baris: [{ baris_id: 1 }] } }, 'detail.0.alokasi.dasar'],
    [{ alokasi: null }, 'detail.0.akun_lawan'],
  ];
  for (const [lain, field] of salah) {
    const { status, body } = await rest.post('/api/transaksi/hutang', await isi(lain));
    expect([field, status]).toEqual([field, 400]);
    expect(JSON.stringify(body.message)).toContain(field);
    // A draft keeps no form that could not be shown again; what it leaves out is said when it is posted.
    if (lain.alokasi === null) continue;
    const draft = await rest.post('/api/transaksi/hutang', { ...(await isi(lain)), draft: true });
    expect([field, draft.status]).toEqual([field, 400]);
  }
  const klaim = { tanggal: hari('03-10'), kontak_id: toko.pelanggan };
  const garis = { akun_lawan: '4201', jumlah: 1, dikreditkan: false };
  const piutang = await rest.post('/api/transaksi/piutang', { ...klaim, detail: [garis] });
  expect([piutang.status, JSON.stringify(piutang.body)]).toEqual([
    400,
    expect.stringContaining('detail.0.dikreditkan'),
  ]);
  const viewer = await server.restAs(toko, 'viewer');
  expect((await viewer.post('/api/transaksi/hutang', await isi())).status).toBe(403);
});

test('many at once over one purchase, and its void among them: one way or the other', async () => {
  const { toko, barang, beli, server, isi } = await buka();
  const rest = await server.restAs(toko, 'staff');
  const body = await isi();
  const made = await Promise.all(
    Array.from({ length: 8 }, () => rest.post('/api/transaksi/hutang', body)),
  );
  expect(made.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 201));
  expect(await toko.stok(barang)).toEqual({ qty: '6', nilai: '108.00' });
  for (const { body: one } of made) await toko.batalkan('hutang', (one.data ?? one).id);
  const jual = await toko.row<{ id: number }>(`select id from transaksi where jenis = 'penjualan'`);
  await toko.batalkan('penjualan', jual.id);
  const admin = await server.restAs(toko, 'admin');
  const [batal, biaya] = await Promise.all([
    admin.post(`/api/transaksi/pembelian/${beli.id}/void`, { alasan: 'salah' }),
    rest.post('/api/transaksi/hutang', body),
  ]);
  const kode = [batal, biaya].map(({ status, body: one }) => (status < 300 ? 'ok' : one.code));
  expect([
    ['ok', 'KOBYA'],
    ['KODEP', 'ok'],
  ]).toContainEqual(kode);
});
