/** Several files in one form, as a page or a program sends what lies in a folder. */
import { expect, test } from '@jest/globals';
import { hari, type Row } from '../helpers/story.ts';
import { openImpor } from './mengimpor.ts';
import { paketOf, zipOf } from './paket.ts';

const { server, openImportir } = openImpor();

const csv = (text: string) => Buffer.from(text);
const BARANG = csv('kode,nama,satuan\nX-1,Teh,PCS\n');

test('several files come in one form and are one bundle, in whatever order', async () => {
  const { toko, token } = await openImportir();
  const { kirimBerkas, tenang, temuan, jalan } = paketOf(server, token);
  const { status, body } = await kirimBerkas(
    [
      [
        'penjualan.csv',
        csv(
          `nomor,tanggal,kontak,lokasi,barang,qty,harga\nJ-1,${hari('01-05')},PLG-1,UTAMA,X-1,5,20\n`,
        ),
      ],
      ['catatan.txt', csv('x')],
      ['saldo-awal-stok.csv', csv('barang,lokasi,qty,hpp\nX-1,UTAMA,5,10\n')],
      ['barang.csv', BARANG],
      ['kontak.csv', csv('kode,nama\nPLG-1,Satu\n')],
    ],
    { tetap: '{"kontak.csv": {"tipe": "pelanggan"}}' },
  );
  expect([status, body.message]).toEqual([202, undefined]);
  const paket = await tenang(body.id);
  expect([paket.status, ...(await temuan(paket))]).toEqual(['siap']);
  expect(paket).toMatchObject({
    bentuk: 'folder',
    nama_berkas: 'penjualan.csv, catatan.txt, saldo-awal-stok.csv, barang.csv, kontak.csv',
    dilewati: [{ nama: 'catatan.txt', sebab: 'petunjuk' }],
  });
  expect(paket.bagian.map(({ jenis }: Row) => jenis)).toEqual([
    'kontak',
    'barang',
    'saldo-awal-stok',
    'penjualan',
  ]);
  expect(await jalan(paket.id)).toMatchObject({ status: 'selesai', galat: null });
  expect(await toko.value('select sum(qty)::int from stok_lokasi')).toBe(0);
});

test('what does not come together so is refused, and nothing of it is kept', async () => {
  const { toko, token } = await openImportir();
  const { kirimBerkas } = paketOf(server, token);
  const besar = Buffer.alloc(30 * 1024 * 1024, 'x');
  const banyak = Array.from({ length: 201 }, (_, n) => [`${n}.csv`, BARANG] as const);
  for (const [files, status, pesan] of [
    [
      [
        ['a.csv', BARANG],
        ['a.csv', BARANG],
      ],
      400,
      'a.csv: dua kali',
    ],
    [
      [
        ['a.csv', BARANG],
        ['b.zip', await zipOf({ 'a.csv': BARANG })],
      ],
      400,
      'b.zip: zip di antara',
    ],
    [
      [
        ['a.csv', BARANG],
        ['b.xls', Buffer.from('d0cf11e0a1b11ae1', 'hex')],
      ],
      400,
      'b.xls: ',
    ],
    [
      [
        ['a.txt', BARANG],
        ['b.pdf', BARANG],
      ],
      400,
      'tidak ada bagian yang berisi tabel',
    ],
    [
      [
        ['a.csv', besar],
        ['b.csv', besar],
      ],
      413,
      'paling banyak 50 MiB',
    ],
    [banyak, 400, 'berkas: paling banyak 200 isi'],
  ] as const) {
    const salah = await kirimBerkas(files);
    expect([pesan, salah.status, String(salah.body.message)]).toEqual([
      pesan,
      status,
      expect.stringContaining(pesan),
    ]);
  }
  // An import takes one file still.
  const form = new FormData();
  form.set('jenis', 'barang');
  for (const nama of ['a.csv', 'b.csv']) form.append('berkas', new Blob([BARANG.toString()]), nama);
  const satu = await fetch(`${server.base}/api/impor`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  expect([satu.status, (await satu.json()).message]).toEqual([400, ['berkas: hanya satu berkas']]);
  expect(await toko.value('select count(*)::int from impor')).toBe(0);
});
