/** A draft says what it would be posted as, and keeps the price that the list named when it was written. */
import { expect, test } from '@jest/globals';
import { openServer } from '../helpers/server.ts';
import { hari, openStory, type Row } from '../helpers/story.ts';

const { data, openToko } = openStory();
const server = openServer(data);

/** A shop in which every document waits, with 10 pieces that cost 100 and sell at 150. */
async function buka(settings: Row = {}) {
  const toko = await openToko();
  const barang = await toko.barang({ harga_jual: 150, pajak_kode: 'PPN' });
  await toko.beli('01-02', [[barang, 10, 100]]);
  await toko.set({ wajib_persetujuan: true, ...settings });
  const rest = await server.restAs(toko, 'staff');
  const isi = {
    tanggal: hari('01-05'),
    kontak_id: toko.pelanggan,
    lokasi_id: toko.lokasi,
    detail: [{ barang_id: barang, qty: 2 }],
  };
  const ajukan = async (lain: Row = {}) => {
    const made = await rest.post('/api/transaksi/penjualan', { ...isi, ...lain });
    expect([made.status, made.body.nomor_transaksi]).toEqual([201, `DRAFT-${made.body.id}`]);
    return made.body as { id: number; peringatan?: string[] };
  };
  const lihat = async (id: number, query = '') =>
    (await rest.get(`/api/transaksi/penjualan/${id}${query}`)).body;
  return { toko, barang, rest, isi, ajukan, lihat };
}

const ayatOf = (jurnal: { baris: Row[] }[]) =>
  jurnal.flatMap(({ baris }) =>
    baris.map((b) => `${b.akun_kode} ${Number(b.debit)} ${Number(b.kredit)}`),
  );
const AYAT = ['1201 333 0', '4101 0 300', '2201 0 33', '5101 200 0', '1301 0 200'];

test('a draft says its totals, its priced lines, its journal and what stands in its way', async () => {
  const { rest, ajukan, lihat } = await buka();
  const { id } = await ajukan();
  const satu = await lihat(id, '?sertakan=jurnal');
  expect(satu).toMatchObject({
    status: 'draft',
    nomor_transaksi: `DRAFT-${id}`,
    bruto: 300,
    dpp: 300,
    ppn: 33,
    total_nilai: 333,
    sisa: 333,
    detail: [{ id: null, qty: 2, harga: 150, subtotal: 300, dpp: 300, ppn: 33, hpp: 100 }],
    sidik: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  expect(satu.halangan).toBeUndefined();
  expect(ayatOf(satu.jurnal).sort()).toEqual([...AYAT].sort());
  const daftar = await rest.get('/api/transaksi/penjualan?filter=status:draft');
  expect(daftar.body.data).toMatchObject([{ id, total_nilai: 333 }]);
});

test('a draft that cannot be posted yet says its totals all the same, and why', async () => {
  const { rest, barang, ajukan, lihat } = await buka();
  const { id, peringatan } = await ajukan({ detail: [{ barang_id: barang, qty: 99 }] });
  expect(peringatan).toEqual([expect.stringMatching(/^belum dapat diposting: .*stok/)]);
  const kurang = await lihat(id);
  expect(kurang).toMatchObject({
    total_nilai: 16_483.5,
    sisa: 16_483.5,
    detail: [{ harga: 150, subtotal: 14_850, ppn: 1633.5 }],
    halangan: [expect.stringMatching(/stok/)],
  });
  expect(kurang.sidik).toBeUndefined();
  const salah = await ajukan({ detail: [{ barang_id: 999_999, qty: 1 }] });
  expect(await lihat(salah.id)).toMatchObject({
    total_nilai: 0,
    halangan: [expect.stringMatching(/^detail\.0\.barang_id: /)],
  });
  const beli = await rest.post('/api/transaksi/pembelian', {
    tanggal: hari('01-06'),
    kontak_id: 999_999,
    detail: [{ barang_id: barang, qty: 1, harga: 10 }],
  });
  expect(beli.status).toBe(400);
});

test('a price is the draft’s own; a draft says when the list has moved', async () => {
  const { toko, barang, ajukan, lihat } = await buka();
  const { id } = await ajukan();
  await toko.ubah('barang', barang, { harga_jual: 180 });
  expect(await lihat(id)).toMatchObject({
    total_nilai: 333,
    detail: [{ harga: 150 }],
    peringatan: ['detail.0.harga: daftar harga kini 180, draft ini memakai 150'],
  });
  await toko.setujui('penjualan', id);
  expect(await toko.dokumen(id)).toMatchObject({ total_nilai: '333.00' });
});

test('another price list moves a draft’s price only when it is written anew', async () => {
  const { toko, barang, rest, isi, ajukan, lihat } = await buka();
  const { id } = await ajukan();
  const path = `/api/transaksi/penjualan/${id}`;
  await toko.ubah('barang', barang, { harga_jual: 180 });
  expect((await rest.patch(path, { keterangan: 'segera' })).status).toBe(204);
  expect(await lihat(id)).toMatchObject({ keterangan: 'segera', detail: [{ harga: 150 }] });
  expect((await rest.patch(path, { tanggal: hari('01-06') })).status).toBe(204);
  expect(await lihat(id)).toMatchObject({ total_nilai: 399.6, detail: [{ harga: 180 }] });
  await toko.ubah('barang', barang, { harga_jual: 200 });
  expect((await rest.put(path, isi)).status).toBe(204);
  const kini = await lihat(id);
  expect(kini).toMatchObject({ total_nilai: 444, detail: [{ harga: 200 }] });
  expect(kini.peringatan).toBeUndefined();
});

test('an order keeps its prices while it waits, of both kinds', async () => {
  const { toko, barang, rest, isi } = await buka();
  await toko.ubah('barang', barang, { harga_beli: 90 });
  for (const [jenis, harga, kontak_id] of [
    ['order-penjualan', 150, toko.pelanggan],
    ['order-pembelian', 90, toko.supplier],
  ] as const) {
    const path = `/api/transaksi/${jenis}`;
    const { id } = (await rest.post(path, { ...isi, kontak_id })).body;
    await toko.ubah('barang', barang, { harga_jual: 160, harga_beli: 95 });
    const { body } = await rest.get(`${path}/${id}`);
    expect(body.detail).toMatchObject([{ harga }]);
    expect(body.peringatan).toEqual([expect.stringContaining(`draft ini memakai ${harga}`)]);
    await toko.setujui(jenis, id);
    expect((await toko.baris(id))[0]).toMatchObject({ harga: `${harga}.000000` });
    await toko.ubah('barang', barang, { harga_jual: 150, harga_beli: 90 });
  }
});

test('what is approved is what was seen: the approval that names it, or a refusal that says what moved', async () => {
  const { toko, barang, rest, ajukan, lihat } = await buka();
  const { id } = await ajukan();
  const path = `/api/transaksi/penjualan/${id}`;
  const { sidik } = await lihat(id);
  const approve = (tag: unknown) => rest.post(`${path}/approve`, { sidik: tag });
  // The goods cost more by now.
  await toko.set({ wajib_persetujuan: false });
  await toko.beli('01-03', [[barang, 10, 300]]);
  const books = await toko.value('select count(*) from posting');
  const moved = await approve(sidik);
  expect([moved.status, moved.body.code]).toEqual([409, 'KOSDK']);
  const lines = moved.body.message.split('\n');
  expect(lines[0]).toMatch(/^sidik: /);
  expect(lines).toEqual(
    expect.arrayContaining([
      'hpp_total: 200.00 menjadi 400.00',
      `jurnal ${hari('01-05')} 5101: 200.00 menjadi 400.00`,
    ]),
  );
  expect([await toko.value('select count(*) from posting'), (await lihat(id)).status]).toEqual([
    books,
    'draft',
  ]);
  // Worked out anew it is what it is now, and so its detail says.
  const tried = await rest.post(`${path}/approve?simulasi=true`);
  expect(tried.body).toMatchObject({ simulasi: true, status: 'final', total_nilai: 333 });
  const baru = await lihat(id, '?sertakan=jurnal');
  expect(baru.sidik).toBe(tried.body.sidik);
  expect(ayatOf(baru.jurnal)).toContain('5101 400 0');
  // Somebody writes on it after it was seen.
  await rest.patch(path, { keterangan: 'lain' });
  const edited = await approve(baru.sidik);
  expect(edited.body.message).toContain('keterangan: - menjadi lain');
  expect((await approve('0'.repeat(64))).body).toMatchObject({ code: 'KOSDK' });
  expect((await approve('sidik')).body).toMatchObject({ code: 'VAINP' });
  const { sidik: kini } = await lihat(id);
  expect((await approve(kini)).status).toBe(204);
  expect((await approve(kini)).status).toBe(204);
  expect(await toko.jurnal(id)).toContain('01-05 D 5101 400.00');
});

test('a rehearsal, the draft that is filed after it, and its approval have one digest', async () => {
  const { rest, isi, ajukan, lihat } = await buka();
  const tried = await rest.post('/api/transaksi/penjualan?simulasi=true', isi);
  const { id } = await ajukan();
  expect((await lihat(id)).sidik).toBe(tried.body.sidik);
  const posted = await rest.post(`/api/transaksi/penjualan/${id}/approve`, {
    sidik: tried.body.sidik,
  });
  expect(posted.status).toBe(204);
  expect((await rest.post(`/api/transaksi/penjualan/${id}/approve?simulasi=true`)).body.code).toBe(
    'KOSTS',
  );
});
