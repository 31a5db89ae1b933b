/** Long files and plain ones: what the rehearsal says of a row is what the run does with it. */
import { expect, test } from '@jest/globals';
import { untilWaiting } from '../helpers/antre.ts';
import { hari, type Row } from '../helpers/story.ts';
import { openImpor, temuan } from './mengimpor.ts';

const { data, openImportir: buka } = openImpor();

async function openImportir() {
  const berkas = await buka();
  /** What the rehearsal finds: `gladi` answers a page of all rows, these may stand far below. */
  const ditemukan = async (jenis: string, isi: string) => {
    const { id } = await berkas.gladi(jenis, isi);
    const { body } = await berkas.rest.get(`/api/impor/${id}`);
    return { ...body, temuan: temuan(body) };
  };
  return { ...berkas, ditemukan };
}

const many = (count: number, line: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => line(n));

test('numbers below one tell the sign of decimals, for nobody groups thousands behind a 0', async () => {
  const { toko, impor, gladi } = await openImportir();
  await impor('barang', 'kode;nama;satuan;harga_jual\nA;Apel;PCS;0.500\nB;Beras;PCS;1.250\n');
  const titik = await impor(
    'barang',
    'kode;nama;satuan;harga_jual\nC;Cuka;PCS;"0,125"\nD;Dupa;PCS;2,500',
  );
  expect(titik.catatan).toContain('desimal ditulis dengan koma');
  expect(await toko.rows('select kode, harga_jual::text from barang order by kode')).toEqual([
    { kode: 'A', harga_jual: '0.500000' },
    { kode: 'B', harga_jual: '1.250000' },
    { kode: 'C', harga_jual: '0.125000' },
    { kode: 'D', harga_jual: '2.500000' },
  ]);
  const both = await gladi(
    'barang',
    'kode;nama;satuan;harga_jual\nE;E;PCS;1.250,50\nF;F;PCS;2,5\nG;G;PCS;0.500',
  );
  expect(temuan(both)).toEqual([
    '4 harga_jual: bukan angka (0.500); desimal di berkas ini dengan koma',
  ]);
});

test('accounts whose parents stand far above them in the file', async () => {
  const { toko, impor, ditemukan } = await openImportir();
  const lines = [
    'kode,nama,subklas,induk',
    '69000,Beban Cabang,62,',
    '69001,Beban Cabang Timur,62,69000',
    ...many(1100, (n) => `${70_000 + n},Beban ${n},62,`),
    '69002,Beban Cabang Timur Jauh,62,69001',
  ];
  const bad = await ditemukan('akun', [...lines, '69003,Beban,62,69999'].join('\n'));
  expect(bad.temuan).toEqual(['1105 induk: tidak ditemukan']);
  await impor('akun', lines.join('\n'));
  expect(await toko.value(`select induk_kode from akun where kode = '69002'`)).toBe('69001');
});

test('cash that came in far above is there for what leaves it below', async () => {
  const { toko, impor, ditemukan } = await openImportir();
  const file = (modal: number) =>
    [
      'nomor,tanggal,akun_kode,debit,kredit',
      `M,${hari('01-02')},1101,${modal},`,
      `M,${hari('01-02')},3101,,${modal}`,
      ...many(600, (n) => `K${n},${hari('01-03')},6202,10,\nK${n},${hari('01-03')},1101,,10`),
    ].join('\n');
  const short = await ditemukan('jurnal-umum', file(5000));
  expect([short.temuan.length, short.temuan[0]]).toEqual([
    100,
    expect.stringMatching(/^1004 null: kas .* \(1101\) menjadi -10.00 pada /),
  ]);
  expect(short.ringkasan).toMatchObject({ dibuat: 501 });
  const sewa = short.neraca_saldo.find(({ akun_kode }: Row) => akun_kode === '6202');
  expect(sewa).toMatchObject({ sebelum: 0, gerak: 5000, sesudah: 5000 });
  const done = await impor('jurnal-umum', file(1_000_000));
  expect(done.ringkasan).toMatchObject({ dibuat: 601 });
  expect(await toko.saldo('1101')).toBe('994000.00');
});

test('lines that end in two ways, as files put together have them', async () => {
  const { toko, impor } = await openImportir();
  await impor('barang', 'kode,nama,satuan\r\nA,Apel,PCS\nB,Beras,PCS\nC,Cuka,PCS\r\n');
  expect(await toko.rows('select kode, nama from barang order by kode')).toEqual([
    { kode: 'A', nama: 'Apel' },
    { kode: 'B', nama: 'Beras' },
    { kode: 'C', nama: 'Cuka' },
  ]);
});

test('a failed import whose rows are forgotten does not say that it is done', async () => {
  const { toko, rest, gladi, tenang } = await openImportir();
  const { id } = await gladi('barang', 'kode,nama,satuan\nA,Apel,PCS\nB,Beras,PCS');
  await toko.rows(`update satuan set aktif = false where kode = 'PCS'`);
  await rest.post(`/api/impor/${id}/jalankan`);
  expect(await tenang(id)).toMatchObject({ status: 'gagal' });
  await toko.rows(`update satuan set aktif = true where kode = 'PCS'`);
  await toko.rows(`update impor set diubah_pada = now() - interval '31 days' where id = $1`, [id]);
  await toko.pekerja.rows('select erp_private.worker_impor_purge(2)');
  expect(await rest.post(`/api/impor/${id}/jalankan`)).toMatchObject({
    status: 409,
    body: { code: 'KOIMP', message: expect.stringContaining('kirim berkasnya lagi') },
  });
  expect(await tenang(id)).toMatchObject({ status: 'gagal' });
});

test('goods that an opening names twice, however far apart, are told and not counted once', async () => {
  const { impor, ditemukan } = await openImportir();
  const kode = many(902, (n) => `G${n}`);
  await impor('barang', ['kode,nama,satuan', ...kode.map((one) => `${one},${one},PCS`)].join('\n'));
  const lines = [
    'barang,lokasi,qty,hpp',
    ...kode.map((one) => `${one},UTAMA,10,2`),
    'G0,UTAMA,5,2',
  ];
  const found = await ditemukan('saldo-awal-stok', lines.join('\n'));
  expect([found.status, ...found.temuan]).toEqual([
    'ada_temuan',
    '904 barang: sama dengan baris 2',
  ]);
});

test('a run that waited for others and was cancelled meanwhile posts nothing', async () => {
  const { toko, rest, gladi } = await openImportir();
  const hal = hari('01-03');
  const { id } = await gladi(
    'jurnal-umum',
    `nomor,tanggal,akun_kode,debit,kredit\nA,${hal},1101,5,\nA,${hal},3101,,5`,
  );
  await toko.rows(
    `update impor set status = 'berjalan', tahap = 'jalan', posisi = 0 where id = $1`,
    [id],
  );
  let run: Promise<unknown> | undefined;
  await toko.asOwner(async (db) => {
    await db.rows('lock table periode in exclusive mode');
    run = toko.pekerja.value('select erp_private.worker_impor_run($1, 0, false)', [id]);
    await untilWaiting(data, 1);
    expect(await rest.delete(`/api/impor/${id}`)).toMatchObject({ status: 204 });
  });
  expect(await run).toEqual({ lagi: false });
  expect(await toko.value('select count(*) from transaksi')).toBe(0);
});

test('malformed cells are findings', async () => {
  const { toko, rest } = await openImportir();
  const { id } = await toko.staf.value<{ id: number }>(
    `select erp.impor_create('penjualan', 'a.csv', 'csv', repeat('a', 64), 1)`,
  );
  const kode = (tabel: string, nomor: number) =>
    toko.value<string>(`select kode from ${tabel} where id = $1`, [nomor]);
  const rows = [
    ['nomor', 'tanggal', 'kontak', 'lokasi', 'barang', 'qty', 'harga', 'bayar'],
    ['J1', hari('01-05'), await kode('kontak', toko.pelanggan), 'UTAMA']
      .concat(await kode('barang', await toko.barang()))
      .concat(['1', '10'], [{ aneh: 1 }] as never[]),
  ];
  rows.push(rows[1]?.with(0, 'J2') as string[]);
  await toko.staf.value('select erp.impor_tambah($1, 1, $2)', [id, JSON.stringify(rows)]);
  await toko.staf.value('select erp.impor_mulai($1)', [id]);
  const step = () =>
    toko.pekerja.value<{ lagi: boolean }>('select erp_private.worker_impor_langkah($1)', [id]);
  while ((await step()).lagi);
  const { body } = await rest.get(`/api/impor/${id}`);
  expect(temuan(body)).toEqual(['2 bayar: bukan isi sel', '3 bayar: bukan isi sel']);
});

test('a price of the base unit is the price without a unit, also in one file', async () => {
  const { toko, impor, gladi } = await openImportir();
  await impor('harga', 'kode,nama\nECER,Eceran');
  await toko.barang({ kode: 'A' });
  await toko.barang({ kode: 'B' });
  const head = 'barang,harga_kode,satuan,harga,qty_minimum';
  const bad = await gladi('barang-harga', `${head}\nA,ECER,,100,\nB,ECER,,7,\nA,ECER,PCS,120,0`);
  expect(temuan(bad)).toEqual(['4 satuan: harga yang sama sudah ada tanpa satuan']);
  await impor('barang-harga', `${head}\nA,ECER,,100,\nB,ECER,PCS,7,\nA,ECER,PCS,90,10`);
  expect(await toko.value('select count(*) from barang_harga')).toBe(3);
});
