/** Fields of a tenant's own in files: columns by key and by label, read, judged and told like others. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { openTabel } from '../../server/impor/berkas.ts';
import { buatDimensi } from '../dimensi/laporan.ts';
import { openFolder } from '../helpers/folder.ts';
import type { Row } from '../helpers/story.ts';
import { type Importir, openImpor, temuan } from './mengimpor.ts';

const { openImportir, server } = openImpor();
const folder = openFolder('bidang');

const bidang = async (rest: Importir['rest'], isi: Row): Promise<number> => {
  const { status, body } = await rest.post('/api/master/bidang', { label: 'Uji', ...isi });
  expect([status, body.message]).toEqual([201, undefined]);
  return body.id;
};
const columns = ({ kolom }: Row): Row =>
  Object.fromEntries((kolom as Row[]).map((one) => [one.judul, one.kolom]));

test('records take them by key and by label, are known again, and keep what a file does not say', async () => {
  const { toko, rest, gladi, impor } = await openImportir();
  const untuk = 'barang';
  await bidang(rest, { untuk, kunci: 'berat', label: 'Berat (kg)', tipe: 'angka', min: 0 });
  await bidang(rest, { untuk, kunci: 'warna', tipe: 'pilihan', pilihan: ['Merah', 'Biru'] });
  await bidang(rest, { untuk, kunci: 'kado', label: 'Kado?', label_en: 'Gift', tipe: 'boolean' });
  await bidang(rest, { untuk, kunci: 'sejak', label: 'Sejak', tipe: 'tanggal' });
  const head = 'kode,nama,satuan,Berat (kg),atribut:warna,Gift,Sejak,Atribut:rak\n';
  const isi = `${head}K-1,Kopi,PCS,"1,5",merah,ya,31/01/2026,B2\nK-2,Teh,PCS,,,,,\n`;
  const done = await impor('barang', isi);
  expect(columns(done)).toMatchObject({
    'Berat (kg)': 'atribut:berat',
    'atribut:warna': 'atribut:warna',
    Gift: 'atribut:kado',
    Sejak: 'atribut:sejak',
    'Atribut:rak': 'atribut:rak',
  });
  const atribut = () =>
    toko.rows(`select kode, atribut from barang where kode like 'K-_' order by kode`);
  const kopi = { berat: 1.5, warna: 'Merah', kado: true, sejak: '2026-01-31', rak: 'B2' };
  expect(await atribut()).toEqual([
    { kode: 'K-1', atribut: kopi },
    { kode: 'K-2', atribut: {} },
  ]);
  // Another file of the same records changes one key; one that says what is there changes nothing.
  const lagi = await impor('barang', 'kode,nama,satuan,Berat (kg)\nK-1,Kopi,PCS,2\nK-2,Teh,PCS,\n');
  expect(lagi.ringkasan).toEqual({ dibuat: 0, diubah: 1, sudah_ada: 1, temuan: 0 });
  expect((await atribut())[0]).toEqual({ kode: 'K-1', atribut: { ...kopi, berat: 2 } });
  const salah = await gladi(
    'barang',
    `${head}K-3,Susu,PCS,-1,Hijau,mungkin,32/01/2026,${'x'.repeat(501)}\nK-4,Gula,PCS,berat,,,,\n`,
  );
  expect(temuan(salah)).toEqual([
    '2 atribut:warna: harus salah satu dari Merah, Biru (Hijau)',
    '2 atribut:kado: harus ya atau tidak (mungkin)',
    '2 atribut:sejak: bukan tanggal (32/01/2026)',
    '3 atribut:berat: bukan angka (berat); desimal di berkas ini dengan koma',
  ]);
  const batas = await gladi('barang', `${head}K-3,Susu,PCS,-1,,,,B2\n`);
  expect(temuan(batas)).toEqual(['2 atribut:berat: paling kecil 0']);
});

/** The header of a template. */
async function templat(token: string, jenis: string): Promise<unknown[]> {
  const answer = await fetch(`${server.base}/api/impor/templat/${jenis}.xlsx`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const file = path.join(folder, `${jenis}.xlsx`);
  writeFileSync(file, Buffer.from(await answer.arrayBuffer()));
  const [first] = await Array.fromAsync((await openTabel(file)).rows());
  return first as unknown[];
}

const JUAL = 'nomor,tanggal,kontak,lokasi,barang,qty,harga';
const garis = (nomor: string, kode: Row, lain: string) =>
  `${nomor},2026-01-31,${kode.kontak},UTAMA,${kode.barang},1,5000,${lain}\n`;
const openJual = async () => {
  const importir = await openImportir();
  const { toko } = importir;
  const barang = await toko.barang();
  const kontak = await toko.kontak();
  await toko.beli({ tanggal: '2026-01-02', detail: [{ barang_id: barang, qty: 100, harga: 10 }] });
  const kodeOf = async (table: string, id: number) =>
    (await toko.rows<{ kode: string }>(`select kode from ${table} where id = $1`, [id]))[0]?.kode;
  const kode = { barang: await kodeOf('barang', barang), kontak: await kodeOf('kontak', kontak) };
  return { ...importir, kode };
};

test('documents take them in head and lines, once, and are judged as over REST', async () => {
  const { toko, rest, gladi, impor, kode } = await openJual();
  const untuk = 'penjualan';
  await bidang(rest, {
    untuk,
    kunci: 'proyek',
    label: 'Proyek',
    tipe: 'teks',
    maks: 3,
    wajib: true,
  });
  const baris = { untuk, baris: true };
  await bidang(rest, { ...baris, kunci: 'rak', label: 'Rak', tipe: 'teks' });
  await bidang(rest, { ...baris, kunci: 'koli', label: 'Koli', tipe: 'angka', maks: 5 });
  const head = `${JUAL},Proyek,Rak,detail.atribut:koli\n`;
  const tanpa = await gladi('penjualan', `${JUAL}\n${garis('F-0', kode, '')}`);
  expect([tanpa.status, tanpa.catatan.filter((one: string) => /wajib/.test(one))]).toEqual([
    'ada_temuan',
    [
      'kolom wajib tidak ditemukan: atribut:proyek; sebut kolomnya dengan pemetaan, atau isinya dengan tetap',
    ],
  ]);
  const salah = await gladi(
    'penjualan',
    `${head}${garis('F-1', kode, 'ABCD,B1,9')}${garis('F-2', kode, ',B1,9')}` +
      `${garis('F-3', kode, 'A,B1,2')}${garis('F-3', kode, 'B,B1,2')}`,
  );
  expect(temuan(salah)).toEqual([
    '2 atribut:proyek: paling banyak 3 huruf',
    '2 detail.atribut:koli: paling besar 5',
    '3 atribut:proyek: wajib diisi',
    '5 atribut:proyek: berbeda dari baris 4, yang bernomor sama',
  ]);
  const isi = `${head}${garis('F-1', kode, 'A,B1,2')}${garis('F-1', kode, ',B2,')}`;
  const done = await impor('penjualan', isi);
  expect(done.kalimat[0]).toMatch(/Proyek A, .*Rak B1, Koli 2$/);
  const { id } = done.baris.find((one: Row) => one.id !== null);
  const { body } = await rest.get(`/api/transaksi/penjualan/${id}`);
  expect(body.atribut).toEqual({ proyek: 'A' });
  expect(body.detail.map((one: Row) => one.atribut)).toEqual([
    { rak: 'B1', koli: 2 },
    { rak: 'B2' },
  ]);
  // Another file with the same document adds nothing; one that says otherwise is told so.
  const sama = await gladi('penjualan', `${isi}\n`);
  expect(sama.ringkasan).toMatchObject({ dibuat: 0, temuan: 0 });
  const beda = await gladi(
    'penjualan',
    `${head}${garis('F-1', kode, 'B,B1,2')}${garis('F-1', kode, ',B3,')}`,
  );
  const nomor = (await toko.rows<Row>('select nomor from transaksi where id = $1', [id]))[0]?.nomor;
  const lain = `di ${nomor} yang sudah ada; batalkan dulu itu, atau samakan`;
  expect(temuan(beda)).toEqual([
    `2 atribut:proyek: B di berkas, A ${lain}`,
    `3 detail.atribut:rak: B3 di berkas, B2 ${lain}`,
  ]);
  // What the file does not say is said once for all; a field of the head of an opening, too.
  const tetap = await gladi('penjualan', `${JUAL}\n${garis('F-9', kode, '')}`, 'a.csv', {
    tetap: JSON.stringify({ 'atribut:proyek': 'C', 'detail.atribut:koli': '1,5' }),
  });
  expect([tetap.status, ...temuan(tetap)]).toEqual(['siap']);
});

test('a mapping names them and is kept; what names none of them is refused with all there are', async () => {
  const { rest, token, gladi, kirim } = await openImportir();
  const id = await bidang(rest, { untuk: 'kontak', kunci: 'rute', label: 'Rute', tipe: 'teks' });
  const isi = 'kode,nama,tipe,Jalur Kirim\nR-1,Toko Rute,pelanggan,Utara\n';
  const pemetaan = JSON.stringify({ 'Jalur Kirim': 'atribut:rute' });
  expect(columns(await gladi('kontak', isi, 'a.csv', { pemetaan }))['Jalur Kirim']).toBe(
    'atribut:rute',
  );
  expect(columns(await gladi('kontak', isi, 'b.csv'))['Jalur Kirim']).toBe('atribut:rute');
  for (const salah of ['atribut:Rute', 'detail.atribut:rute', 'atribut:', 'rute']) {
    const { status, body } = await kirim('kontak', isi, 'c.csv', {
      pemetaan: JSON.stringify({ 'Jalur Kirim': salah }),
    });
    expect([status, body.code]).toEqual([400, 'VAIMP']);
    expect(String(body.message)).toMatch(/^pemetaan\.Jalur Kirim: tidak dikenal; .*atribut:rute$/);
  }
  // A field that is switched off is read and not judged; its column is in no template.
  const ubah = async (isi: Row) =>
    expect((await rest.patch(`/api/master/bidang/${id}`, isi)).status).toBe(204);
  await ubah({ maks: 2 });
  expect(temuan(await gladi('kontak', isi, 'b.csv'))).toEqual([
    '2 atribut:rute: paling banyak 2 huruf',
  ]);
  await ubah({ aktif: false });
  expect(temuan(await gladi('kontak', isi, 'b.csv'))).toEqual([]);
  const umur = { untuk: 'kontak', kunci: 'umur', label: 'Umur', tipe: 'angka', aktif: false };
  await bidang(rest, umur);
  const tetap = JSON.stringify({ 'atribut:umur': 'lama' });
  expect(temuan(await gladi('kontak', isi, 'b.csv', { tetap }))).toEqual([]);
  await ubah({ aktif: true, maks: null });
  await bidang(rest, {
    untuk: 'kontak',
    kunci: 'kembar',
    label: 'RUTE',
    tipe: 'teks',
    aktif: false,
  });
  expect((await templat(token, 'kontak')).slice(-2)).toEqual([
    expect.stringMatching(/^[a-z_]+$/),
    'Rute',
  ]);
  await bidang(rest, { untuk: 'kontak', kunci: 'dua', label: 'rute', tipe: 'teks' });
  await bidang(rest, { untuk: 'kontak', kunci: 'tiga', label: 'Nama', tipe: 'teks' });
  const kembar = ['atribut:rute', 'atribut:dua', 'atribut:tiga'];
  expect((await templat(token, 'kontak')).slice(-3)).toEqual(kembar);
});

test('an opening takes them, and goods that it names twice are told whatever they say', async () => {
  const { toko, rest, gladi, impor } = await openImportir();
  const other = await openImportir();
  await bidang(rest, { untuk: 'opname-stok', kunci: 'sumber', label: 'Sumber', tipe: 'teks' });
  await bidang(rest, {
    untuk: 'opname-stok',
    baris: true,
    kunci: 'rak',
    label: 'Rak',
    tipe: 'teks',
  });
  const id = await toko.barang();
  const kode = (await toko.rows<Row>('select kode from barang where id = $1', [id]))[0]?.kode;
  const head = 'barang,lokasi,qty,hpp,Sumber,Rak\n';
  const dua = await gladi(
    'saldo-awal-stok',
    `${head}${kode},UTAMA,1,10,excel,B1\n${kode},UTAMA,2,10,buku,B1\n`,
  );
  expect(temuan(dua)).toEqual([
    '3 barang: sama dengan baris 2',
    '3 atribut:sumber: berbeda dari baris 2, yang sedokumen',
  ]);
  const done = await impor('saldo-awal-stok', `${head}${kode},UTAMA,1,10,excel,B1\n`);
  const made = done.baris.find((one: Row) => one.id !== null);
  const { body } = await rest.get(`/api/transaksi/opname-stok/${made.id}`);
  expect([body.atribut, body.detail[0].atribut]).toEqual([{ sumber: 'excel' }, { rak: 'B1' }]);
  // Labels of one tenant mean nothing to another.
  const wall = await other.gladi('saldo-awal-stok', `${head}X,UTAMA,1,10,excel,B1\n`);
  expect(columns(wall)).toMatchObject({ Sumber: null, Rak: null });
});

test('records take default dimensions by the code of the value, and keep those that a file lacks', async () => {
  const { toko, token, rest, gladi, impor } = await openImportir();
  await buatDimensi(toko);
  const isi = 'kode,nama,tipe,dimensi:cabang,Dimensi:proyek\nD-1,Toko,pelanggan,JKT,P1\n';
  await impor('kontak', isi);
  const dimensi = async () =>
    (await rest.get('/api/master/kontak?filter=kode=D-1')).body.data[0].dimensi;
  expect(await dimensi()).toEqual({ cabang: 'JKT', proyek: 'P1' });
  const lagi = await impor('kontak', `${isi}\n`);
  expect(lagi.ringkasan).toMatchObject({ diubah: 0, sudah_ada: 1 });
  const satu = await impor('kontak', 'kode,nama,tipe,dimensi:cabang\nD-1,Toko,pelanggan,BDG\n');
  expect(satu.ringkasan).toMatchObject({ diubah: 1, sudah_ada: 0 });
  expect(await dimensi()).toEqual({ cabang: 'BDG', proyek: 'P1' });
  const salah = await gladi('kontak', 'kode,nama,tipe,dimensi:cabang\nD-2,Dua,pelanggan,XYZ\n');
  expect(temuan(salah)).toEqual([expect.stringMatching(/^2 dimensi:cabang: /)]);
  const lain = await gladi('barang', 'kode,nama,satuan,dimensi:entah\nX,X,PCS,A\n');
  expect(columns(lain)).toMatchObject({ 'dimensi:entah': null });
  expect(await templat(token, 'kontak')).toContain('dimensi:cabang');
  expect(await templat(token, 'kontak')).not.toContain('dimensi:gudang');
});

test('an opening of accounts takes a field that its lines must have; its other side needs none', async () => {
  const { rest, gladi, impor } = await openImportir();
  const baris = { untuk: 'jurnal-umum', baris: true };
  await bidang(rest, { ...baris, kunci: 'proyek', label: 'Proyek', tipe: 'teks', wajib: true });
  const isi = 'akun_kode,debit,kredit\n1101,1000,\n3101,,400\n';
  const bare = await gladi('saldo-awal-akun', isi);
  expect(bare.status).toBe('ada_temuan');
  const said = isi.replace('kredit\n', 'kredit,Proyek\n').replace(',\n', ',,P1\n');
  const half = await gladi('saldo-awal-akun', said);
  expect(temuan(half)).toEqual(['3 detail.atribut:proyek: wajib diisi']);
  const done = await impor('saldo-awal-akun', said.replace(',400\n', ',400,P2\n'));
  const made = done.baris.find((one: Row) => one.id !== null);
  const { body } = await rest.get(`/api/transaksi/jurnal-umum/${made.id}`);
  expect(body.detail.map(({ akun_kode, atribut }: Row) => [akun_kode, atribut])).toEqual([
    ['1101', { proyek: 'P1' }],
    ['3101', { proyek: 'P2' }],
    ...[
      ['3299', undefined],
      ['3299', undefined],
    ],
  ]);
  // One value for all of a file that does not know the field, as an export of everything is.
  const other = await openImportir();
  await bidang(other.rest, {
    ...baris,
    kunci: 'proyek',
    label: 'Proyek',
    tipe: 'teks',
    wajib: true,
  });
  const tetap = JSON.stringify({ 'detail.atribut:proyek': 'Awal' });
  const again = await other.gladi('saldo-awal-akun', isi, 'a.csv', { tetap });
  expect(again.status).toBe('siap');
  // By hand too; what the other side says is judged, and every other journal needs it in each line.
  const { tanggal } = body;
  const detail = [
    { akun_kode: '1102', debit: 5, atribut: { proyek: 'P1' } },
    { akun_kode: '3299', kredit: 5 },
  ];
  const post = (more: Row) => rest.post('/api/transaksi/jurnal-umum', { tanggal, detail, ...more });
  expect((await post({})).status).toBe(201);
  const lain = await post({
    detail: [
      { ...detail[0], akun_kode: '1103' },
      { ...detail[1], atribut: { proyek: 1 } },
    ],
  });
  expect([lain.body.code, lain.body.message]).toEqual([
    'VABDG',
    ['detail.1.atribut.proyek: harus berupa teks'],
  ]);
});

test('lists of records and of documents show own fields by custom_fields', async () => {
  const { toko, rest } = await openImportir();
  await bidang(rest, { untuk: 'barang', kunci: 'warna', label: 'Warna', tipe: 'teks' });
  await bidang(rest, { untuk: 'kas-masuk', kunci: 'kurir', label: 'Kurir', tipe: 'teks' });
  await toko.barang({ kode: 'W-1', nama: 'W', atribut: { warna: 'Merah' } });
  const list = await rest.get(
    '/api/master/barang?custom_fields=atribut.warna&fields=kode&search=W-1',
  );
  expect(list.body.data ?? list.body).toEqual([{ kode: 'W-1', 'atribut.warna': 'Merah' }]);
});
