/** A shop where rules say what waits: staff, the head of a shop (a role of the tenant's own) and admins. */
import { expect } from '@jest/globals';
import type { Rest, TestServer } from '../helpers/server.ts';
import type { openStory, Row } from '../helpers/story.ts';

type Story = ReturnType<typeof openStory>;

export const URL_ATURAN = '/api/pengaturan/aturan-persetujuan';

/** Who acts in the shop, over REST. */
export type Orang = Record<'staff' | 'kepala' | 'admin' | 'kedua' | 'viewer', Rest>;

/** The shop, its goods, and those who act in it. `set` are its settings. */
export async function openAturan({ data, openToko }: Story, server: TestServer, set: Row = {}) {
  const toko = await openToko(set);
  const barang = await toko.barang();
  await toko.beli('01-02', [[barang, 100, 100]]);
  const anggota = (nama: string, peran: string) =>
    data.rows('select erp_private.membership_set($1, $2, $3, $4)', [
      `${nama}@${toko.kode}.test`,
      nama,
      toko.kode,
      peran,
    ]);
  await anggota('kepala', 'staff');
  await anggota('kedua', 'admin');
  const kunci = { 'x-admin-key': server.adminKey };
  const as = (nama: string) => server.restAs(toko, nama);
  const admin = await as('admin');
  const peran = await admin.post(
    '/api/pengaturan/peran',
    {
      kode: 'kepala-toko',
      nama: 'Kepala toko',
      dasar: 'staff',
      cakupan: ['master:read', 'transaksi:*', 'laporan:read'],
    },
    kunci,
  );
  expect(peran.body).toEqual({ kode: 'kepala-toko' });
  await data.rows(
    `update erp_private.membership as m set peran_kode = 'kepala-toko'
       from erp_private.pengguna as p
      where p.id = m.pengguna_id and m.tenant_kode = $1 and p.email = $2`,
    [toko.kode, `kepala@${toko.kode}.test`],
  );
  const orang: Orang = {
    staff: await as('staff'),
    kepala: await as('kepala'),
    admin,
    kedua: await as('kedua'),
    viewer: await as('viewer'),
  };
  const idOf = (nama: string) =>
    data
      .rows('select id from erp_private.pengguna where email = $1', [`${nama}@${toko.kode}.test`])
      .then(([row]) => (row as Row).id as string);
  const aturan = async (isi: Row): Promise<number> => {
    const made = await admin.post(
      URL_ATURAN,
      { nama: 'Besar', aksi: 'posting', langkah: [{ peran: ['admin'] }], ...isi },
      kunci,
    );
    expect([made.status, made.body.message]).toEqual([201, undefined]);
    return made.body.id;
  };
  /** A sale of so many pieces at 100. */
  const jual = (qty: number, lain: Row = {}): Row => ({
    tanggal: toko.kode && lain.tanggal,
    kontak_id: toko.pelanggan,
    lokasi_id: toko.lokasi,
    detail: [{ barang_id: barang, qty, harga: 100 }],
    ...lain,
  });
  /** Files a sale; answers the request that a rule made of it, and its URL. */
  const kirim = async (isi: Row, by: Rest = orang.staff) => {
    const { status, body, headers } = await by.post('/api/transaksi/penjualan', isi);
    expect([status, body.message]).toEqual([201, undefined]);
    const permintaan = (headers as unknown as Headers).get('x-niaga-persetujuan');
    return { id: body.id as number, nomor: body.nomor_transaksi as string, permintaan };
  };
  // biome-ignore lint/suspicious/noExplicitAny: JSON as it came.
  const lihat = async (permintaan: unknown, by: Rest = orang.admin): Promise<any> => {
    const { status, body } = await by.get(`/api/persetujuan/${permintaan}`);
    expect([status, body.message]).toEqual([200, undefined]);
    return body;
  };
  /** Gives the step of a request as it is seen now: [status, code or what came of it]. */
  const setujui = async (permintaan: unknown, by: Rest, sidik?: unknown) => {
    const url = `/api/persetujuan/${permintaan}`;
    const seen = sidik ?? (await by.get(url)).body.sidik;
    const { status, body } = await by.post(`${url}/setujui`, { sidik: seen });
    return [status, body.code ?? body.status, body.langkah_ke ?? null];
  };
  return { toko, barang, kunci, ...orang, orang, idOf, aturan, jual, kirim, lihat, setujui, as };
}
