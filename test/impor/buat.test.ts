/** Records that a file names and that are not there: a finding that says how to ask, made when asked, taken back with the run. */
import { expect, test } from '@jest/globals';
import { hari } from '../helpers/story.ts';
import { importirOf, openImpor, temuan } from './mengimpor.ts';

const { openImportir, server } = openImpor();

const buat = (apa: unknown) => ({ buat: typeof apa === 'string' ? apa : JSON.stringify(apa) });

async function buka() {
  const berkas = await openImportir();
  const { gladi, rest, tenang } = berkas;
  const jalan = async (jenis: string, isi: string, lain: object) => {
    const checked = await gladi(jenis, isi, 'a.csv', { ...lain });
    expect([checked.status, ...temuan(checked)]).toEqual(['siap']);
    await rest.post(`/api/impor/${checked.id}/jalankan`);
    const done = await tenang(checked.id);
    expect([done.status, done.galat]).toEqual(['selesai', null]);
    return done;
  };
  return { ...berkas, jalan };
}

const BARANG =
  'kode,nama,satuan,kategori\nB-1,Beras,Karung,Sembako\nB-2,Gula,KARUNG,Sembako\nB-3,Teh,Kotak,Minum\n';

test('units are made once with the goods that name them, shown before, and taken back with them', async () => {
  const { toko, gladi, jalan, rest } = await buka();
  const satuan = () =>
    toko.rows(
      `select kode, nama, aktif from satuan where kode in ('KARUNG', 'KOTAK') order by kode`,
    );
  const bare = await gladi('barang', BARANG);
  expect([bare.buat, ...temuan(bare)]).toEqual([
    [],
    '2 satuan: tidak ditemukan: Karung; dapat dibuatkan dengan buat: satuan',
    '3 satuan: tidak ditemukan: KARUNG; dapat dibuatkan dengan buat: satuan',
    '4 satuan: tidak ditemukan: Kotak; dapat dibuatkan dengan buat: satuan',
  ]);
  const asked = await gladi('barang', BARANG, 'a.csv', buat(['satuan', 'kategori']));
  expect([asked.status, ...temuan(asked)]).toEqual(['siap']);
  expect(asked.buat).toEqual([
    { macam: 'satuan', banyak: 2, nama: ['Karung', 'Kotak'] },
    { macam: 'kategori', banyak: 2, nama: ['Sembako', 'Minum'] },
  ]);
  expect(await satuan()).toEqual([]);
  const done = await jalan('barang', BARANG, buat(['satuan', 'kategori']));
  expect(done.ringkasan).toMatchObject({ dibuat: 3 });
  expect(await satuan()).toEqual([
    { kode: 'KARUNG', nama: 'Karung', aktif: true },
    { kode: 'KOTAK', nama: 'Kotak', aktif: true },
  ]);
  expect(
    await toko.rows(
      `select b.kode, s.kode as satuan from barang as b join satuan as s on s.id = b.satuan_id order by 1`,
    ),
  ).toEqual([
    { kode: 'B-1', satuan: 'KARUNG' },
    { kode: 'B-2', satuan: 'KARUNG' },
    { kode: 'B-3', satuan: 'KOTAK' },
  ]);
  const back = await rest.post(`/api/impor/${done.id}/batalkan`, {});
  expect([back.status, back.body.status]).toEqual([200, 'dibatalkan']);
  expect(await satuan()).toMatchObject([{ aktif: false }, { aktif: false }]);
  const again = await jalan('barang', `${BARANG}\n`, buat('semua'));
  expect(again.ringkasan).toMatchObject({ diubah: 3 });
  expect(await satuan()).toMatchObject([{ aktif: true }, { aktif: true }]);
});

test('a unit that others use by now stays, and is said', async () => {
  const { toko, jalan, rest } = await buka();
  const done = await jalan('barang', BARANG, buat('semua'));
  const [kotak] = await toko.rows<{ id: number }>(
    `select id::int from satuan where kode = 'KOTAK'`,
  );
  await toko.barang({ kode: 'LAIN', satuan_id: kotak?.id });
  const back = await rest.post(`/api/impor/${done.id}/batalkan`, {});
  expect(back.body.catatan).toContain(
    'ditarik kembali: 3; tetap ada, karena masih dipakai: satuan Kotak',
  );
  expect(
    await toko.rows(
      `select kode, aktif from satuan where kode in ('KARUNG', 'KOTAK') order by kode`,
    ),
  ).toEqual([
    { kode: 'KARUNG', aktif: false },
    { kode: 'KOTAK', aktif: true },
  ]);
});

test('a list of sales makes its customers and places, in batches as it goes', async () => {
  const { toko, gladi, jalan, rest } = await buka();
  await toko.barang({ kode: 'J1', jenis: 'jasa' });
  const baris = Array.from(
    { length: 120 },
    (_, n) => `F-${n},${hari('01-05')},Toko ${n % 40},Kios Baru,J1,1,1000`,
  );
  const isi = ['nomor,tanggal,pelanggan,gudang,kode barang,qty,harga', ...baris].join('\n');
  const bare = await gladi('penjualan', isi);
  expect(temuan(bare).slice(0, 2)).toEqual([
    '2 kontak: tidak ditemukan: Toko 0; dapat dibuatkan dengan buat: kontak',
    '2 lokasi: tidak ditemukan: Kios Baru; dapat dibuatkan dengan buat: lokasi',
  ]);
  const { status } = await rest.patch(`/api/impor/${bare.id}`, { buat: ['lokasi', 'kontak'] });
  expect(status).toBe(200);
  const done = await jalan('penjualan', isi, buat(['lokasi', 'kontak']));
  expect(done.ringkasan).toMatchObject({ dibuat: 120 });
  expect(done.buat).toEqual([
    { macam: 'lokasi', banyak: 1, nama: ['Kios Baru'] },
    { macam: 'kontak', banyak: 40, nama: expect.arrayContaining(['Toko 39']) },
  ]);
  expect(
    await toko.rows(
      `select count(distinct kontak_id)::int as kontak, count(distinct lokasi_id)::int as lokasi,
              count(*)::int as banyak from transaksi where jenis = 'penjualan'`,
    ),
  ).toEqual([{ kontak: 40, lokasi: 1, banyak: 120 }]);
  expect(
    await toko.rows(
      `select tipe, count(*)::int from kontak where nama like 'Toko %' group by tipe`,
    ),
  ).toEqual([{ tipe: 'pelanggan', count: 40 }]);
  const again = await gladi('penjualan', `${isi}\n`, 'a.csv', buat('semua'));
  expect(again.ringkasan).toMatchObject({ dibuat: 0, sudah_ada: 120 });
  expect(again.buat.map(({ banyak }: { banyak: number }) => banyak)).toEqual([0, 0, 0, 0, 0]);
  await rest.post(`/api/impor/${done.id}/batalkan`, {});
  expect(
    await toko.rows(
      `select aktif, count(*)::int from kontak where nama like 'Toko %' group by aktif`,
    ),
  ).toEqual([{ aktif: false, count: 40 }]);
  await toko.expectConsistent();
});

test('tiers of contacts, places of openings, and a constant that names what is made', async () => {
  const { toko, gladi, jalan } = await buka();
  const kontak = 'kode,nama,tipe,tingkat harga\nP-1,Toko A,pelanggan,GROSIR\n';
  expect(temuan(await gladi('kontak', kontak))).toEqual([
    '2 harga_kode: tidak ditemukan: GROSIR; dapat dibuatkan dengan buat: harga',
  ]);
  await jalan('kontak', kontak, buat(['harga']));
  expect(await toko.rows(`select harga_kode from kontak where kode = 'P-1'`)).toEqual([
    { harga_kode: 'GROSIR' },
  ]);
  await toko.barang({ kode: 'S1' });
  const done = await jalan('saldo-awal-stok', 'barang,qty,hpp\nS1,2,500\n', {
    ...buat(['lokasi']),
    tetap: '{"lokasi": "CABANG-2"}',
  });
  expect(done.buat).toEqual([{ macam: 'lokasi', banyak: 1, nama: ['CABANG-2'] }]);
  const hutang = 'supplier,no faktur,tanggal,sisa\nPT Pemasok,F-1,2020-01-01,1000\n';
  await jalan('saldo-awal-hutang', hutang, buat('semua'));
  expect(await toko.rows(`select tipe from kontak where nama = 'PT Pemasok'`)).toEqual([
    { tipe: 'supplier' },
  ]);
  await toko.expectConsistent();
});

test('what cannot be made is a finding; who may not make master data is refused', async () => {
  const { toko, gladi, kirim, rest } = await buka();
  const long = 'x'.repeat(101);
  const checked = await gladi(
    'barang',
    `kode,nama,satuan\nB,Beras,${long}\n`,
    'a.csv',
    buat('semua'),
  );
  expect(checked.status).toBe('ada_temuan');
  expect(temuan(checked)[0]).toMatch(/^2 satuan: x{60} tidak dapat dibuatkan: nama: /);
  const wrong = await kirim('barang', BARANG, 'a.csv', buat(['akun']));
  expect([wrong.status, wrong.body.message]).toEqual([
    400,
    ['buat: harus "semua" atau daftar dari satuan, kategori, harga, lokasi, kontak'],
  ]);
  expect((await kirim('barang', BARANG, 'a.csv', buat('{'))).body.code).toBe('VAINP');
  expect((await rest.patch(`/api/impor/${checked.id}`, { buat: ['akun'] })).status).toBe(400);
  const { body: kunci } = await server
    .rest(await server.tokenOf(toko, 'admin'))
    .post(
      '/api/pengaturan/kunci-api',
      { nama: 'Kasir', peran: 'staff', cakupan: ['transaksi:create', 'transaksi:read'] },
      { 'x-admin-key': server.adminKey },
    );
  const key = importirOf(server, kunci.kunci);
  const sales = 'nomor,tanggal,pelanggan,gudang,barang,qty\n';
  expect((await key.kirim('penjualan', sales, 'a.csv', buat(['kontak']))).status).toBe(403);
  expect((await key.kirim('penjualan', sales, 'a.csv')).status).toBe(202);
});
