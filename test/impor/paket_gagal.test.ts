/** Bundles of imports where something comes in between: run twice at once, long, stood upon, of others. */
import { expect, test } from '@jest/globals';
import { hari, type Row } from '../helpers/story.ts';
import { openImpor } from './mengimpor.ts';
import { paketOf, zipOf } from './paket.ts';

const { server, openImportir } = openImpor();
const openPaket = async () => {
  const one = await openImportir();
  return { ...one, ...paketOf(server, one.token) };
};
const of = ({ bagian }: { bagian: Row[] }, nama: string) =>
  bagian.find((one) => one.nama === nama) as Row;

/** Goods, their stock and sales of all of it, so that what is made twice is seen. */
const filesOf = (goods: number, sales: number) => {
  const lines = (count: number, line: (n: number) => string) =>
    Array.from({ length: count }, (_, n) => line(n + 1)).join('\n');
  return {
    'kontak.csv': `kode,nama,tipe\n${lines(goods, (n) => `P-${n},Toko ${n},pelanggan`)}`,
    'barang.csv': `kode,nama,satuan,harga_jual\n${lines(goods, (n) => `G-${n},Barang ${n},PCS,150`)}`,
    'saldo-awal-stok.csv': `barang,lokasi,qty,hpp\n${lines(goods, (n) => `G-${n},UTAMA,10,90`)}`,
    'penjualan.csv': `nomor,tanggal,kontak,lokasi,barang,qty,harga\n${lines(
      sales,
      (n) => `J-${n},${hari('01-05')},P-${n},UTAMA,G-${n},10,150`,
    )}`,
  };
};

test('two who run one bundle at once run it once', async () => {
  const { toko, gladi, tenang, rest } = await openPaket();
  const paket = await gladi(await zipOf(filesOf(20, 20)), 'toko.zip');
  expect(paket.status).toBe('siap');
  const url = `/api/impor/paket/${paket.id}`;
  const answers = await Promise.all(Array.from({ length: 4 }, () => rest.post(`${url}/jalankan`)));
  expect(answers.map(({ status }) => status).sort()).toEqual([202, 409, 409, 409]);
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'KOIMP' });
  expect(await tenang(paket.id)).toMatchObject({ status: 'selesai', galat: null });
  expect(await toko.value('select sum(qty)::int from stok_lokasi')).toBe(0);
  expect(await toko.value(`select count(*)::int from transaksi where jenis = 'penjualan'`)).toBe(
    20,
  );
  expect((await rest.post(`${url}/jalankan`)).body).toMatchObject({
    code: 'KOIMP',
    message: 'paket impor ini sudah selesai',
  });
  // Nor do two bundles of one content, run one upon the other, make it twice.
  const dua = await Promise.all(
    ['a.zip', 'b.zip'].map(async (nama) => gladi(await zipOf(filesOf(25, 25)), nama)),
  );
  for (const { id } of dua) await rest.post(`/api/impor/paket/${id}/jalankan`);
  for (const { id } of dua) {
    expect(await tenang(Number(id))).toMatchObject({ status: 'selesai', galat: null });
  }
  expect(await toko.value(`select count(*)::int from transaksi where jenis = 'penjualan'`)).toBe(
    25,
  );
  expect(await toko.value('select sum(qty)::int from stok_lokasi')).toBe(0);
});

test('what stands on a part keeps all of the bundle, and is named', async () => {
  const { toko, gladi, jalan, tenang, rest } = await openPaket();
  const paket = await gladi(await zipOf(filesOf(3, 2)), 'toko.zip');
  expect(await jalan(paket.id)).toMatchObject({ status: 'selesai' });
  const url = `/api/impor/paket/${paket.id}/batalkan`;
  const id = (kode: string, tabel: string) =>
    toko.value<number>(`select id from ${tabel} where kode = '${kode}'`);
  // A sale by hand of what the bundle opened.
  const jual = await rest.post('/api/transaksi/penjualan', {
    tanggal: hari('01-06'),
    kontak_id: await id('P-3', 'kontak'),
    lokasi_id: await id('UTAMA', 'lokasi'),
    detail: [{ barang_id: await id('G-3', 'barang'), qty: 1 }],
  });
  expect([jual.status, jual.body.message]).toEqual([201, undefined]);
  const ditolak = await rest.post(url, {});
  expect(ditolak).toMatchObject({ status: 409, body: { code: 'KOIMP' } });
  expect(ditolak.body.message).toMatch(/^tidak ada yang ditarik kembali:\n/);
  expect(ditolak.body.message).toContain('G-3');
  expect(await tenang(paket.id)).toMatchObject({ status: 'selesai', ditarik_pada: null });
  expect(await toko.value(`select count(*)::int from barang where aktif`)).toBe(3);
  expect(await toko.value(`select sum(qty)::int from stok_lokasi`)).toBe(9);
  const void_ = await rest.post(`/api/transaksi/penjualan/${jual.body.id}/void`, {
    alasan: 'salah ketik',
  });
  expect([void_.status, void_.body.message]).toEqual([200, undefined]);
  const ditarik = await rest.post(url, { alasan: 'berkas yang salah' });
  expect([ditarik.status, ditarik.body.message]).toEqual([200, undefined]);
  // Twice answers as the first time.
  expect((await rest.post(url, {})).body.ditarik_pada).toBe(ditarik.body.ditarik_pada);
});

test('a bundle of ten thousand rows goes in', async () => {
  const { toko, gladi, jalan, temuan } = await openPaket();
  const paket = await gladi(await zipOf(filesOf(3200, 400)), 'toko.zip');
  expect([paket.status, ...(await temuan(paket))]).toEqual(['siap']);
  expect(
    paket.bagian.map(({ baris }: Row) => Number(baris)).reduce((a: number, b: number) => a + b),
  ).toBe(3201 * 3 + 401);
  expect(await jalan(paket.id)).toMatchObject({ status: 'selesai', galat: null });
  expect(await toko.value(`select count(*)::int from transaksi where jenis = 'penjualan'`)).toBe(
    400,
  );
  expect(await toko.value('select sum(qty)::int from stok_lokasi')).toBe(28_000);
});

test('another tenant, a viewer and nobody reach none of it', async () => {
  const { toko, gladi, tenang } = await openPaket();
  const paket = await gladi(await zipOf(filesOf(2, 1)), 'toko.zip');
  const url = `/api/impor/paket/${paket.id}`;
  const part = `/api/impor/${of(paket, 'barang.csv').impor_id}`;
  const bagian = [{ ke: 1, tetap: { kota: 'x' } }];
  const orang = await openPaket();
  const viewer = server.rest(await server.tokenOf(toko, 'viewer'));
  for (const [who, status, code] of [
    [orang.rest, 404, 'TDIMP'],
    [viewer, 403, 'OTROL'],
    [server.rest(), 401, 'LOTKN'],
  ] as const) {
    const answers = [
      await who.get(url),
      await who.patch(url, { bagian }),
      await who.post(`${url}/jalankan`),
      await who.post(`${url}/batalkan`, {}),
      await who.delete(url),
      await who.get(part),
    ];
    expect(answers.map((one) => [one.status, one.body.code])).toEqual(
      answers.map(() => [status, code]),
    );
  }
  expect(await tenang(paket.id)).toMatchObject({ status: 'siap' });
});
