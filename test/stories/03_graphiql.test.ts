import { beforeAll, expect, test } from '@jest/globals';
import { openServer } from '../helpers/server.ts';
import { hari, openStory, type Toko } from '../helpers/story.ts';

const { data, openToko } = openStory();

/** The same shop through GraphQL: browse, filter, follow, sell, under the same rules and rights. */

const server = openServer(data);
let toko: Toko;
let staff: string;

beforeAll(async () => {
  toko = await openToko();
  staff = await server.signIn(`staff@${toko.kode}.test`, toko.kode);
});

const SELL = `mutation ($dokumen: DokumenPenjualanInput!) {
  penjualanCreate(input: { dokumen: $dokumen }) { result { id nomorTransaksi status } }
}`;

async function sale(qty: string) {
  const barangId = String(await toko.barang({ nama: 'Teh', harga_jual: 100 }));
  await toko.beli('01-01', [[Number(barangId), 10, 50]]);
  return {
    tanggal: hari('01-02'),
    kontakId: String(toko.pelanggan),
    lokasiId: String(toko.lokasi),
    detail: [{ barangId, qty }],
  };
}

test('browse goods: filter, sort, page, count, follow a relation', async () => {
  for (const nama of ['Arang', 'Beras', 'Cuka']) await toko.barang({ nama });
  const { body } = await server.graphql(
    staff,
    `{ daftarBarang(first: 2, orderBy: NAMA_DESC, filter: { nama: { in: ["Arang", "Beras", "Cuka"] } }) {
        totalCount nodes { nama satuan { kode } } } }`,
  );
  expect(body).toEqual({
    data: {
      daftarBarang: {
        totalCount: 3,
        nodes: [
          { nama: 'Cuka', satuan: { kode: 'PCS' } },
          { nama: 'Beras', satuan: { kode: 'PCS' } },
        ],
      },
    },
  });
});

test('sell, and be refused what is not there', async () => {
  const { body } = await server.graphql(staff, SELL, { dokumen: await sale('4') });
  expect(body.data.penjualanCreate.result).toMatchObject({ status: 'final' });
  const refused = await server.graphql(staff, SELL, { dokumen: await sale('11') });
  expect(refused.body.errors[0].extensions.code).toBe('KOSTK');
});

test('an operation that asks too much is refused before it runs', async () => {
  const { status, body } = await server.graphql(
    staff,
    '{ daftarBarang(first: 501) { totalCount } }',
  );
  expect([status, body.errors[0].extensions.code]).toEqual([400, 'VAGQL']);
});
