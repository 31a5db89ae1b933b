/** Where four eyes are wanted, no door leads round them: files, lists, agents, GraphQL. */
import { beforeAll, expect, test } from '@jest/globals';
import { connectAgent } from '../agen/agent.ts';
import { openServer } from '../helpers/server.ts';
import { hari, openStory, type Row } from '../helpers/story.ts';
import { until } from '../helpers/until.ts';
import { openWorker } from '../helpers/worker.ts';
import { formOf } from '../rest/cases_impor.ts';

const { data, openToko } = openStory();
const server = openServer(data);
beforeAll(async () => {
  await openWorker(data);
});

/** A shop with goods, where from now on everything wants two people. */
async function buka() {
  const toko = await openToko();
  const barang = await toko.barang({ kode: 'KOPI' });
  await toko.beli('01-02', [[barang, 10, 100]]);
  const { id } = await toko.jual('01-05', [[barang, 2, 150]]);
  await toko.set({ wajib_persetujuan: true, empat_mata: true });
  const [admin, staff] = await Promise.all([
    server.restAs(toko, 'admin'),
    server.restAs(toko, 'staff'),
  ]);
  const jual = {
    tanggal: hari('01-06'),
    kontak_id: toko.pelanggan,
    lokasi_id: toko.lokasi,
    detail: [{ barang_id: barang, qty: 1, harga: 150 }],
  };
  const stok = async () => (await toko.stok(barang)).qty;
  return { toko, barang, id, admin, staff, jual, stok };
}

test('a file becomes drafts, of whoever sent it and of whoever had it run', async () => {
  const { toko, admin, staff, stok } = await buka();
  const kode = (tabel: string, id: number) =>
    toko.value<string>(`select kode from ${tabel} where id = $1`, [id]);
  const kontak = await kode('kontak', toko.pelanggan);
  const lokasi = await kode('lokasi', toko.lokasi);
  const berkas = [
    'nomor_referensi,tanggal,kontak,lokasi,barang,qty,harga',
    ...['R1', 'R2'].map((nomor) => `${nomor},${hari('01-06')},${kontak},${lokasi},KOPI,1,150`),
  ].join('\n');
  const { headers, body } = formOf({ jenis: 'penjualan' }, berkas);
  const { id } = (await staff.post('/api/impor', body, headers)).body;
  const selesai = (status: string) =>
    until(async () => {
      const seen = (await admin.get(`/api/impor/${id}?baris=semua`)).body;
      return seen.status === status && seen;
    });
  await selesai('siap');
  expect((await admin.post(`/api/impor/${id}/jalankan`)).status).toBe(202);
  const { baris } = await selesai('selesai');
  const dibuat = baris.filter(({ id }: Row) => id !== null);
  expect(dibuat.map(({ nomor }: Row) => nomor)).toEqual(dibuat.map(({ id }: Row) => `DRAFT-${id}`));
  expect([dibuat.length, await stok()]).toEqual([2, '8']);
  for (const who of [staff, admin]) {
    const refused = await who.post(`/api/transaksi/penjualan/${dibuat[0].id}/approve`);
    expect([refused.status, refused.body.code]).toEqual([403, 'OTSET']);
  }
});

test('lists become drafts, over REST and GraphQL', async () => {
  const { staff, jual, stok } = await buka();
  for (const mode of ['semua', 'per-baris']) {
    const made = await staff.post('/api/transaksi/penjualan/massal', {
      mode,
      dokumen: [jual, jual],
    });
    expect(made.body.data.map(({ nomor_transaksi }: Row) => nomor_transaksi)).toEqual([
      expect.stringMatching(/^DRAFT-/),
      expect.stringMatching(/^DRAFT-/),
    ]);
  }
  const { tanggal, kontak_id, lokasi_id, detail } = jual;
  const dokumen = {
    tanggal,
    kontakId: kontak_id,
    lokasiId: lokasi_id,
    detail: detail.map(({ barang_id, qty, harga }) => ({ barangId: barang_id, qty, harga })),
  };
  const made = await staff.post('/graphql', {
    query: `mutation ($satu: DokumenPenjualanInput!, $banyak: [DokumenPenjualanInput]!) {
      penjualanCreate(input: { dokumen: $satu }) { result { status } }
      penjualanMassal(input: { dokumen: $banyak }) { result { data { status } } }
    }`,
    variables: { satu: dokumen, banyak: [dokumen, dokumen] },
  });
  expect(made.body.data).toEqual({
    penjualanCreate: { result: { status: 'draft' } },
    penjualanMassal: { result: { data: [{ status: 'draft' }, { status: 'draft' }] } },
  });
  expect(await stok()).toBe('8');
});

test('an agent asks for nothing that changes what was posted', async () => {
  const { id, toko, admin, stok } = await buka();
  const agent = await connectAgent(server.base, await server.tokenOf(toko, 'staff'));
  try {
    const names = await agent.names();
    expect(names.filter((name) => /void|tutup|terima|setuju|approve|tolak/.test(name))).toEqual([]);
    const shown = await agent.call('transaksi_ambil', { jenis: 'penjualan', id });
    expect(shown.galat).toBe(false);
  } finally {
    await agent.close();
  }
  expect((await admin.get('/api/persetujuan?status=menunggu')).body.meta.total).toBe(0);
  expect(await stok()).toBe('8');
});
