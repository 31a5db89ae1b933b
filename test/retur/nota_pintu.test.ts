import { expect, test } from '@jest/globals';
import { startServer } from '../helpers/server.ts';
import { hari, openStory, type Row } from '../helpers/story.ts';

// Notes about prices and rebates over REST and GraphQL, and their walls.
const { data, openBarang } = openStory();

async function buka() {
  const { toko, barang } = await openBarang();
  const beli = await toko.beli('03-01', [[barang, 10, 10]]);
  const baris_asal_id = (await toko.baris(beli.id))[0]?.id;
  const server = await startServer(data, { POOL_MAX: '16' });
  const isi = (lain: Row = {}, garis: Row = {}) => ({
    mode: 'harga',
    tanggal: hari('03-10'),
    kontak_id: toko.supplier,
    ...lain,
    detail: [{ baris_asal_id, jumlah: 10, ...garis }],
  });
  return { toko, beli, baris_asal_id, server, isi };
}

const JALAN = '/api/transaksi/retur-pembelian';

test('over REST: made, found by its mode, a draft, many at once, refused by field', async () => {
  const { toko, server, isi } = await buka();
  const rest = await server.restAs(toko, 'staff');
  const made = await rest.post(JALAN, isi());
  expect(made.status).toBe(201);
  const { id } = made.body.data ?? made.body;
  const satu = await rest.get(`${JALAN}/${id}`);
  expect(satu.body.data ?? satu.body).toMatchObject({ mode: 'harga', total_nilai: 10 });
  const draft = await rest.post(JALAN, { ...isi({ keterangan: 'draf' }), draft: true });
  expect(draft.status).toBe(201);
  const daftar = await rest.get(`${JALAN}?filter=mode:harga`);
  expect(daftar.body.data.map(({ mode, status }: Row) => [mode, status])).toEqual([
    ['harga', 'draft'],
    ['harga', 'final'],
  ]);
  expect((await rest.get(`${JALAN}?filter=mode:lain`)).body.data).toEqual([]);
  const dokumen = [isi(), isi({ pajak: 'tanpa' })];
  const banyak = await rest.post(`${JALAN}/massal`, { mode: 'semua', dokumen });
  expect(banyak.status).toBe(201);
  const salah: [Row, Row, number, string][] = [
    [{ lokasi_id: toko.lokasi }, {}, 400, 'lokasi_id'],
    [{}, { qty: 1 }, 400, 'detail.0.qty'],
    [{ mode: 'lain' }, {}, 400, 'mode'],
    [{ pajak: 'semua' }, {}, 400, 'pajak'],
    [{}, { jumlah: 1000 }, 409, 'detail.0.jumlah'],
    [{}, { jumlah: 0 }, 400, 'detail.0.jumlah'],
  ];
  for (const [lain, garis, kode, field] of salah) {
    const { status, body } = await rest.post(JALAN, isi(lain, garis));
    expect([field, status, JSON.stringify(body.message)]).toEqual([
      field,
      kode,
      expect.stringContaining(field),
    ]);
  }
  // Without a mode a return is what it was: its fields are required, those of notes refused.
  const biasa = await rest.post(JALAN, { ...isi(), mode: undefined });
  expect([biasa.status, biasa.body.code]).toEqual([400, 'VAMOD']);
  const rabat = { sisi: 'pembelian', kontak_id: toko.supplier, dari: hari('03-01') };
  const hitung = await rest.post('/api/rabat/hitung', {
    ...{ ...rabat, sampai: hari('03-31') },
    tingkat: [{ mulai: 0, persen: 10 }],
  });
  expect([hitung.status, hitung.body.data ?? hitung.body]).toMatchObject([200, { jumlah: 7 }]);
});

test('viewers, other tenants and nobody neither make one nor ask for a rebate', async () => {
  const { toko, server, isi } = await buka();
  const lain = await buka();
  const rabat = {
    ...{ sisi: 'pembelian', kontak_id: toko.supplier, persen: 1 },
    ...{ dari: hari('03-01'), sampai: hari('03-31') },
  };
  const viewer = await server.restAs(toko, 'viewer');
  expect((await viewer.post(JALAN, isi())).status).toBe(403);
  expect((await viewer.post('/api/rabat/hitung', rabat)).status).toBe(403);
  expect((await server.rest().post(JALAN, isi())).status).toBe(401);
  expect((await server.rest().post('/api/rabat/hitung', rabat)).status).toBe(401);
  const asing = await lain.server.restAs(lain.toko, 'staff');
  const { body } = await asing.post(JALAN, {
    ...lain.isi(),
    detail: [{ baris_asal_id: 999_999_999, jumlah: 1 }],
  });
  expect([body.code, JSON.stringify(body.message)]).toEqual([
    'VADOK',
    expect.stringContaining('detail.0.baris_asal_id'),
  ]);
});

test('a note and the void of its invoice at once: one of them', async () => {
  const { toko, beli, server, isi } = await buka();
  const rest = await server.restAs(toko, 'staff');
  const hasil = await Promise.all([
    rest.post(JALAN, isi()),
    rest.post(`/api/transaksi/pembelian/${beli.id}/void`, { alasan: 'salah catat' }),
  ]);
  const baik = hasil.filter(({ status }) => status < 300);
  expect(baik).toHaveLength(1);
  await toko.expectConsistent();
});
