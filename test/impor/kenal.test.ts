/** What a file says is known by what it is, whichever file it comes in: nothing is booked twice. */
import { expect, test } from '@jest/globals';
import { createDokumen, hari, type Row, type Toko } from '../helpers/story.ts';
import { importirOf, openImpor, temuan } from './mengimpor.ts';

const { server, openImportir } = openImpor();

const KEPALA = 'nomor,tanggal,kontak,lokasi,barang,qty,harga';

/** A sale that is typed by hand. */
const tulis = (toko: Toko, isi: Row) => toko.as((db) => createDokumen(db, 'penjualan', isi));

async function buka(settings?: Parameters<typeof openImportir>[0]) {
  const berkas = await openImportir(settings);
  const { toko } = berkas;
  const barang = await toko.barang({ kode: 'B1', jenis: 'jasa' });
  await toko.barang({ kode: 'B2', jenis: 'jasa' });
  const kontak = await toko.kontak({ kode: 'C1', tipe: 'pelanggan' });
  await toko.kontak({ kode: 'C2', tipe: 'pelanggan' });
  const penjualan = () =>
    toko.rows(
      `select id::int, nomor, nomor_referensi as ref, status, total_nilai::int as nilai
         from transaksi where jenis = 'penjualan' order by id`,
    );
  return { ...berkas, barang, kontak, penjualan };
}

const baris = (nomor: string, barang: string, qty: number, harga: number, kontak = 'C1') =>
  `${nomor},${hari('01-05')},${kontak},UTAMA,${barang},${qty},${harga}`;

test('a file of sales mended by one document, in another order, books only that one', async () => {
  const { toko, impor, penjualan } = await buka();
  const lama = [
    baris('INV1', 'B1', 1, 1000),
    baris('INV2', 'B1', 1, 1000),
    baris('INV2', 'B2', 1, 500),
  ];
  await impor('penjualan', [KEPALA, ...lama].join('\n'));
  const semula = await penjualan();
  const mended = [
    'Tgl;No Faktur;Pelanggan;Gudang;Qty;Kode Barang;Harga',
    ...[baris('INV3', 'B2', 2, 700), lama[2], lama[1], lama[0]].map((satu) => {
      const [nomor, tanggal, kontak, lokasi, kode, qty, harga] = (satu ?? '').split(',');
      return [tanggal, nomor, kontak, lokasi, qty, kode, `${harga},00`].join(';');
    }),
  ].join('\n');
  const done = await impor('penjualan', mended, 'baru.csv');
  expect(done.ringkasan).toMatchObject({ dibuat: 1, sudah_ada: 2, temuan: 0 });
  expect(done.baris.filter((b: { aksi: string }) => b.aksi === 'sudah')).toMatchObject([
    { nomor: semula[1]?.nomor, id: semula[1]?.id },
    { nomor: semula[0]?.nomor, id: semula[0]?.id },
  ]);
  expect(await penjualan()).toMatchObject([...semula, { ref: 'INV3', nilai: 1400 }]);
  const again = await impor('penjualan', `${mended}\n`, 'lagi.csv');
  expect(again.ringkasan).toMatchObject({ dibuat: 0, sudah_ada: 3 });
  expect(again.catatan).toContain('baris dari 3 dokumen yang sudah ada: tidak ditambah lagi');
  await toko.expectConsistent();
});

test('a document that is there otherwise is a finding that says both, until it is voided', async () => {
  const { toko, gladi, impor, penjualan } = await buka();
  await impor('penjualan', [KEPALA, baris('INV1', 'B1', 2, 1000)].join('\n'));
  const [{ id, nomor } = { id: 0, nomor: '' }] = await penjualan();
  const lain = async (...rows: string[]) =>
    temuan(await gladi('penjualan', [KEPALA, ...rows].join('\n')));
  const sama = `di ${nomor} yang sudah ada; batalkan dulu itu, atau samakan`;
  expect(await lain(baris('INV1', 'B1', 3, 1000))).toEqual([`2 qty: 3 di berkas, 2 ${sama}`]);
  expect(await lain(baris('INV1', 'B1', 2, 1250))).toEqual([
    `2 harga: 1250 di berkas, 1000 ${sama}`,
  ]);
  expect(await lain(baris('INV1', 'B2', 2, 1000))).toEqual([`2 barang: B2 di berkas, B1 ${sama}`]);
  expect(await lain(baris('INV1', 'B1', 2, 1000, 'C2'))).toEqual([
    `2 kontak: C2 di berkas, C1 ${sama}`,
  ]);
  expect(await lain(baris('INV1', 'B1', 2, 1000).replace(hari('01-05'), hari('02-05')))).toEqual([
    `2 tanggal: ${hari('02-05')} di berkas, ${hari('01-05')} ${sama}`,
  ]);
  expect(await lain(baris('INV1', 'B1', 2, 1000), baris('INV1', 'B2', 1, 5))).toEqual([
    `2 null: banyak baris: 2 di berkas, 1 ${sama}`,
  ]);
  // Of another contact on another day it is another document.
  expect(
    await lain(baris('INV1', 'B1', 2, 1000, 'C2').replace(hari('01-05'), hari('02-05'))),
  ).toEqual([]);
  await toko.batalkan('penjualan', id as number);
  await impor('penjualan', [KEPALA, baris('INV1', 'B1', 3, 1000)].join('\n'), 'b.csv');
  expect(await penjualan()).toMatchObject([{ status: 'void' }, { status: 'final', nilai: 3000 }]);
  await toko.expectConsistent();
});

test('what was typed by hand with that number is there too, and our own number names it', async () => {
  const { toko, kontak, barang, impor, penjualan } = await buka();
  await tulis(toko, {
    tanggal: hari('01-05'),
    kontak_id: kontak,
    lokasi_id: toko.lokasi,
    nomor_referensi: 'INV1',
    detail: [{ barang_id: barang, qty: 2, harga: 1000, diskon_persen: 10 }],
  });
  const [{ nomor } = { nomor: '' }] = await penjualan();
  const head = `${KEPALA},diskon_persen`;
  for (const satu of ['INV1', nomor]) {
    const done = await impor(
      'penjualan',
      `${head}\n${baris(satu as string, 'B1', 2, 1000)},10`,
      `${satu}.csv`,
    );
    expect(done.ringkasan).toMatchObject({ dibuat: 0, sudah_ada: 1 });
  }
  expect(await penjualan()).toHaveLength(1);
});

test('drafts that wait are there, and journals are known by number and day', async () => {
  const { impor, gladi, penjualan } = await buka({ wajib_persetujuan: true });
  const file = [KEPALA, baris('INV1', 'B1', 1, 1000)].join('\n');
  await impor('penjualan', file);
  expect((await impor('penjualan', `${file}\n`)).ringkasan).toMatchObject({
    dibuat: 0,
    sudah_ada: 1,
  });
  expect(temuan(await gladi('penjualan', file.replace('1000', '1100')))).toEqual([
    expect.stringMatching(/^2 harga: 1100 di berkas, 1000 di .* yang sudah ada/),
  ]);
  expect(await penjualan()).toMatchObject([{ status: 'draft', ref: 'INV1' }]);
  const jurnal = (hari_: string, nilai: number) =>
    `nomor,tanggal,akun_kode,debit,kredit\nJ1,${hari(hari_)},6202,${nilai},\nJ1,${hari(hari_)},3101,,${nilai}`;
  await impor('jurnal-umum', jurnal('01-05', 5));
  expect((await impor('jurnal-umum', `${jurnal('01-05', 5)}\n`)).ringkasan).toMatchObject({
    sudah_ada: 1,
  });
  expect(temuan(await gladi('jurnal-umum', jurnal('01-05', 6)))).toEqual([
    expect.stringMatching(/^3 kredit: 6 di berkas, 5 di /),
  ]);
  expect((await impor('jurnal-umum', jurnal('02-05', 5))).ringkasan).toMatchObject({ dibuat: 1 });
});

test('records without a code are known by their names; another one of the name wants a code', async () => {
  const { toko, impor, gladi } = await openImportir();
  const nama = () =>
    toko.rows(`select kode, nama, telepon from kontak where nama like 'Toko%' order by id`);
  await impor('kontak', 'nama,tipe,telepon\nToko Satu,pelanggan,0811\nToko Dua,pelanggan,0812');
  const semula = await nama();
  const done = await impor(
    'kontak',
    'tipe,nama\npelanggan,Toko Tiga\npelanggan,Toko Dua\npelanggan,Toko Satu',
    'b.csv',
  );
  expect(done.ringkasan).toMatchObject({ dibuat: 1, sudah_ada: 2 });
  expect(await nama()).toMatchObject([...semula, { nama: 'Toko Tiga' }]);
  const lain = await gladi(
    'kontak',
    'nama,tipe,telepon\nToko Dua,pelanggan,0899\nToko Satu,supplier,0811',
  );
  expect(temuan(lain)).toEqual([
    `2 telepon: 0899 di berkas, 0812 di ${semula[1]?.kode} yang sudah ada; sebut kodenya`,
  ]);
  expect(
    temuan(await gladi('kontak', 'nama,tipe,telepon\nBudi,pelanggan,1\nBudi,pelanggan,2')),
  ).toEqual(['3 nama: bernama sama dengan baris 2; beri kode, agar keduanya tidak tertukar']);
  await impor('barang', 'nama,satuan\nSabun,PCS');
  expect((await impor('barang', 'nama,satuan\nSabun,PCS\nSampo,PCS')).ringkasan).toMatchObject({
    dibuat: 1,
    sudah_ada: 1,
  });
});

test('of two runs of the same content at once one makes it', async () => {
  const { toko, rest, gladi, tenang, penjualan } = await buka();
  const twice = async (jenis: string, file: string) => {
    const ids = [(await gladi(jenis, file)).id, (await gladi(jenis, `${file}\n`)).id];
    await Promise.all(ids.map((id) => rest.post(`/api/impor/${id}/jalankan`)));
    const done = await Promise.all(ids.map((id) => tenang(id)));
    expect(done.map(({ status }) => status)).toEqual(['selesai', 'selesai']);
    const made = done.map(({ ringkasan }) => ringkasan.dibuat as number);
    return made.reduce((a, b) => a + b);
  };
  const many = Array.from({ length: 20 }, (_, n) => baris(`N${n}`, 'B1', 1, 1000));
  expect(await twice('penjualan', [KEPALA, ...many].join('\n'))).toBe(20);
  expect(await penjualan()).toHaveLength(20);
  expect(await twice('kontak', 'nama,tipe\nSatu,pelanggan\nDua,pelanggan')).toBe(2);
  await toko.expectConsistent();
});

test('what somebody booked otherwise after the rehearsal ends the run there, and what came before stays', async () => {
  const { rest, kontak, barang, toko, gladi, tenang, penjualan } = await buka();
  const file = [KEPALA, ...['A', 'B', 'C'].map((n) => baris(n, 'B1', 1, 1000))].join('\n');
  const { id } = await gladi('penjualan', file);
  await tulis(toko, {
    tanggal: hari('01-05'),
    kontak_id: kontak,
    lokasi_id: toko.lokasi,
    nomor_referensi: 'B',
    detail: [{ barang_id: barang, qty: 1, harga: 999 }],
  });
  await rest.post(`/api/impor/${id}/jalankan`);
  expect(await tenang(id)).toMatchObject({
    status: 'gagal',
    galat: expect.stringMatching(/^baris 3: harga: 1000 di berkas, 999 di /),
    ringkasan: { dibuat: 1 },
  });
  const [{ id: salah } = { id: 0 }] = await penjualan();
  await toko.batalkan('penjualan', salah as number);
  await rest.post(`/api/impor/${id}/jalankan`);
  expect(await tenang(id)).toMatchObject({ status: 'selesai', ringkasan: { dibuat: 3 } });
  expect((await penjualan()).filter(({ status }) => status === 'final')).toHaveLength(3);
});

test('the documents of another tenant are not there', async () => {
  const satu = await buka();
  const dua = await buka();
  const file = [KEPALA, baris('INV1', 'B1', 1, 1000)].join('\n');
  await satu.impor('penjualan', file);
  const lain = importirOf(server, dua.token);
  expect((await lain.impor('penjualan', `${file}\n`)).ringkasan).toMatchObject({ dibuat: 1 });
});
