/** A draft says what it would be posted as, and keeps the price that the list named when it was written. */
import { expect, test } from '@jest/globals';
import { openServer } from '../helpers/server.ts';
import { expectError, hari, openStory, type Row, type Toko } from '../helpers/story.ts';

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
  const { ajukan, lihat } = await buka();
  const { id, peringatan } = await ajukan({ detail: [{ barang_id: 1, qty: 1 }] });
  expect(peringatan).toHaveLength(1);
  expect(await lihat(id)).toMatchObject({ total_nilai: 0, halangan: [expect.any(String)] });
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
