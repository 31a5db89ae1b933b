/** Parts of a transfer over REST and GraphQL: what is answered, who may, twice, and by two people. */
import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { openServer } from '../helpers/server.ts';
import { hari, openStory, type Row } from '../helpers/story.ts';

const { data, openToko } = openStory();
const server = openServer(data);

/** A shop with ten pieces at 100, of which six are on their way since 3 January. */
async function buka() {
  const toko = await openToko();
  const cabang = await toko.master('lokasi', { kode: 'CABANG', nama: 'Cabang' });
  const barang = await toko.barang();
  await toko.beli('01-01', [[barang, 10, 100]]);
  const { id } = await toko.buat('transfer-stok', '01-03', {
    lokasi_tujuan_id: cabang,
    dua_langkah: true,
    detail: [{ barang_id: barang, qty: 6 }],
  });
  const baris_id = (await toko.baris(id))[0]?.id as number;
  const [staff, admin, viewer] = await Promise.all([
    server.restAs(toko, 'staff'),
    server.restAs(toko, 'admin'),
    server.restAs(toko, 'viewer'),
  ]);
  const url = `/api/transaksi/transfer-stok/${id}`;
  const sampai = (qty: number, tanggal: string, lain: Row = {}) => ({
    tanggal: hari(tanggal),
    detail: [{ baris_id, qty }],
    ...lain,
  });
  const baca = async () => (await staff.get(url)).body;
  return { toko, cabang, barang, id, baris_id, staff, admin, viewer, url, sampai, baca };
}

const kunci = (aksi: string, id: number) => ({
  'Idempotency-Key': `${aksi}:transfer-stok:${id}:${randomUUID()}`,
});

test('parts over REST: once per key, told in the detail, in lists and in the report of stock', async () => {
  const { toko, barang, id, baris_id, staff, url, sampai, baca } = await buka();
  const daftar = async (status: string) => {
    const { body } = await staff.get(
      `/api/transaksi/transfer-stok?filter=status_terima:${status}&custom_fields=status_terima`,
    );
    return body.data.map((row: Row) => [row.id, row.status_terima]);
  };
  expect(await daftar('belum')).toEqual([[id, 'belum']]);
  const header = kunci('terima', id);
  const first = await staff.post(`${url}/terima`, sampai(2, '01-05'), header);
  expect(first.status).toBe(204);
  const again = await staff.post(`${url}/terima`, sampai(2, '01-05'), header);
  expect(again.body).toMatchObject({ idempotent: true });
  expect(await daftar('belum')).toEqual([]);
  expect(await daftar('sebagian')).toEqual([[id, 'sebagian']]);
  expect(await baca()).toMatchObject({
    status_terima: 'sebagian',
    terima: {
      tanggal: hari('01-05'),
      penerimaan: [
        { ke: 1, tanggal: hari('01-05'), detail: [{ baris_id, qty: 2, qty_hilang: 0 }] },
      ],
    },
    detail: [{ qty: 6, qty_diterima: 2, qty_hilang: 0, qty_sisa: 4 }],
  });
  const transit = await toko.row<{ id: number }>(`select id from lokasi where kode = '-TRANSIT-'`);
  const stok = await staff.get(
    `/api/laporan/stok?lokasi_id=${transit.id}&barang_id=${barang}&per_lokasi=true`,
  );
  expect(stok.body.data).toMatchObject([{ qty: 4, nilai: 400, lokasi_id: transit.id }]);
  const lebih = await staff.post(`${url}/terima`, sampai(5, '01-06'));
  expect([lebih.status, lebih.body.code]).toEqual([400, 'VADOK']);
  expect(lebih.body.message).toContain(
    'detail.0.qty: melebihi 4 yang masih dalam perjalanan dari baris 1',
  );
  const dini = await staff.post(`${url}/terima`, sampai(1, '01-02'));
  expect([dini.status, dini.body.code]).toEqual([400, 'VATGL']);
  const salah = await staff.post(`${url}/terima`, sampai(1, '01-06', { sisa_hilang: 'ya' }));
  expect([salah.status, salah.body.code]).toEqual([400, 'VAINP']);
  const filter = await staff.get('/api/transaksi/transfer-stok?filter=status_terima:entah');
  expect(filter.status).toBe(400);
  expect((await staff.post(`${url}/terima`, { sisa_hilang: true })).status).toBe(204);
  expect(await daftar('selesai')).toEqual([[id, 'selesai']]);
  const batal = kunci('batal-terima', id);
  const satu = await staff.post(`${url}/batal-terima`, { alasan: 'salah hitung' }, batal);
  expect([satu.status, satu.body]).toEqual([200, { id, ke: 2, pembalik_id: expect.any(Number) }]);
  const lagi = await staff.post(`${url}/batal-terima`, { alasan: 'salah hitung' }, batal);
  expect(lagi.body).toMatchObject({ idempotent: true });
  expect(await baca()).toMatchObject({ status_terima: 'sebagian', detail: [{ qty_sisa: 4 }] });
  expect((await staff.post(`${url}/batal-terima`, {})).body.code).toBe('VAINP');
  const hilang = await staff.post(`${url}/batal-terima`, { alasan: 'x', ke: 2 });
  expect([hilang.status, hilang.body.code]).toEqual([409, 'KOTRM']);
  await toko.expectConsistent();
});

test('the same over GraphQL', async () => {
  const { toko, id, baris_id } = await buka();
  const token = await server.signIn(`staff@${toko.kode}.test`, toko.kode);
  const terima = await server.graphql(
    token,
    `mutation($id: BigInt!, $detail: JSON) {
      transaksiTerima(input: {jenis: transfer_stok, id: $id, tanggal: "${hari('01-05')}",
        detail: $detail, sisaHilang: false}) {result {id status}}
    }`,
    { id, detail: [{ baris_id, qty: 5 }] },
  );
  expect(terima.body).toMatchObject({ data: { transaksiTerima: { result: { status: 'final' } } } });
  const baca = await server.graphql(
    token,
    `query($id: BigInt!) {transaksiGet(jenis: transfer_stok, id: $id) {
      statusTerima detail {qtyDiterima qtyHilang qtySisa}
      terima {tanggal penerimaan {ke nomor tanggal detail {barisId qty qtyHilang}}}
    }}`,
    { id },
  );
  expect(baca.body.errors).toBeUndefined();
  const dokumen = baca.body.data.transaksiGet;
  expect(dokumen).toMatchObject({
    statusTerima: 'sebagian',
    terima: { tanggal: hari('01-05'), penerimaan: [{ ke: 1, tanggal: hari('01-05') }] },
  });
  expect(Object.values(dokumen.detail[0]).map(Number)).toEqual([5, 0, 1]);
  const batal = await server.graphql(
    token,
    `mutation($id: BigInt!) {
      transaksiBatalTerima(input: {jenis: transfer_stok, id: $id, alasan: "salah"}) {result {ke}}
    }`,
    { id },
  );
  expect(Number(batal.body.data.transaksiBatalTerima.result.ke)).toBe(1);
});

test('nobody else: a viewer, another shop, no token', async () => {
  const { toko, id, url, viewer, staff, sampai, baca } = await buka();
  expect((await staff.post(`${url}/terima`, sampai(2, '01-05'))).status).toBe(204);
  const asing = await server.restAs(await openToko(), 'admin');
  for (const [who, expected] of [
    [viewer, [403, 'OTROL']],
    [asing, [404, 'TDTRX']],
    [server.rest(undefined), [401, 'LOTKN']],
  ] as const) {
    for (const [path, body] of [
      ['terima', sampai(1, '01-06', { sisa_hilang: true })],
      ['batal-terima', { alasan: 'coba' }],
    ] as const) {
      const refused = await who.post(`${url}/${path}`, body);
      expect([path, refused.status, refused.body.code]).toEqual([path, ...expected]);
    }
  }
  expect((await baca()).detail).toMatchObject([{ qty_diterima: 2, qty_sisa: 4 }]);
  // The kind in the path is the document's own.
  const lain = await staff.post(`/api/transaksi/kas-bank/${id}/batal-terima`, { alasan: 'coba' });
  expect([lain.status, lain.body.code]).toEqual([404, 'TDTRX']);
  await toko.expectConsistent();
});

test('by two people: each part waits, with what is lost; in a closed month it waits on', async () => {
  const { toko, staff, admin, url, sampai, baca } = await buka();
  await toko.set({ wajib_persetujuan: true, empat_mata: true });
  const minta = async (path: string, body: Row) => {
    const asked = await staff.post(`${url}/${path}`, body);
    expect([path, asked.status]).toEqual([path, 202]);
    const request = `/api/persetujuan/${asked.body.persetujuan_id}`;
    const { sidik, aksi, isi } = (await admin.get(request)).body;
    expect((await staff.post(`${request}/setujui`, { sidik })).body.code).toBe('OTSET');
    return { aksi, isi, setujui: () => admin.post(`${request}/setujui`, { sidik }) };
  };
  const satu = await minta('terima', sampai(2, '01-05'));
  expect(satu).toMatchObject({ aksi: 'terima', isi: { sisa_hilang: false } });
  expect(await baca()).toMatchObject({ status_terima: 'belum', detail: [{ qty_sisa: 6 }] });
  // One request for a document and an action waits at a time.
  expect((await staff.post(`${url}/terima`, sampai(1, '01-06'))).body.code).toBe('KOPSJ');
  expect((await satu.setujui()).status).toBe(200);
  expect(await baca()).toMatchObject({ status_terima: 'sebagian', detail: [{ qty_sisa: 4 }] });
  const dua = await minta('terima', sampai(3, '01-08', { sisa_hilang: true }));
  expect(dua.isi).toMatchObject({ sisa_hilang: true });
  await toko.tutupBulan(hari('01-01'));
  const tutup = await dua.setujui();
  expect([tutup.status, tutup.body.code]).toEqual([409, 'KOTUP']);
  expect(await baca()).toMatchObject({ status_terima: 'sebagian', detail: [{ qty_sisa: 4 }] });
  await toko.tutupBulan(hari('01-01'), 'buka');
  expect((await dua.setujui()).status).toBe(200);
  expect(await baca()).toMatchObject({
    status_terima: 'selesai',
    detail: [{ qty_diterima: 5, qty_hilang: 1, qty_sisa: 0 }],
  });
  const batal = await minta('batal-terima', { alasan: 'salah hitung' });
  expect(batal).toMatchObject({ aksi: 'batal_terima', isi: { ke: 2 } });
  expect((await batal.setujui()).status).toBe(200);
  expect(await baca()).toMatchObject({
    status_terima: 'sebagian',
    terima: { tanggal: hari('01-05'), penerimaan: [{ ke: 1 }] },
    detail: [{ qty_diterima: 2, qty_hilang: 0, qty_sisa: 4 }],
  });
  await toko.expectConsistent();
});
