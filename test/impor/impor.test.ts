/** A business brings its data: files are read, rehearsed by the real functions, and run all or not at all. */
import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from '@jest/globals';
import writeXlsxFile from 'write-excel-file/node';
import { type Answer, openServer, type Rest } from '../helpers/server.ts';
import {
  expectError as expectRefused,
  hari,
  openStory,
  type Row,
  type Toko,
} from '../helpers/story.ts';
import { until } from '../helpers/until.ts';
import { openWorker } from '../helpers/worker.ts';
import { formOf } from '../rest/cases_impor.ts';
import { expectError } from '../rest/description.ts';

const { data, openToko } = openStory();
const server = openServer(data);
beforeAll(async () => {
  await openWorker(data);
});

/** The day before the books begin. */
const sebelum = `${Number(hari('').slice(0, 4)) - 1}-12-31`;

const restOf = (toko: Toko, peran = 'admin') => server.restAs(toko, peran);

const post = (rest: Rest, fields: Record<string, string>, file: string, name?: string) => {
  const { headers, body } = formOf(fields, file, name);
  return rest.post('/api/impor', body, headers);
};

/** The import once nothing is under way. */
const settled = (rest: Rest, id: number, baris = 'temuan') =>
  until(async () => {
    const { body } = await rest.get(`/api/impor/${id}?baris=${baris}`);
    return !['memeriksa', 'berjalan'].includes(body.status) && body;
  });

/** Sends a file and waits for its rehearsal. */
async function rehearsed(rest: Rest, jenis: string, lines: readonly string[], more = {}) {
  const sent = await post(rest, { jenis, ...more }, lines.join('\n'));
  expect(sent).toMatchObject({ status: 202, body: { status: 'memeriksa' } });
  return settled(rest, sent.body.id, 'semua');
}

/** The same, and runs it. */
async function imported(rest: Rest, jenis: string, lines: readonly string[]) {
  const { id, status, baris } = await rehearsed(rest, jenis, lines);
  expect([status, ...baris.flatMap(({ temuan }: Row) => temuan)]).toEqual(['siap']);
  expect(await rest.post(`/api/impor/${id}/jalankan`)).toMatchObject({ status: 202 });
  const done = await settled(rest, id, 'semua');
  expect(done).toMatchObject({ status: 'selesai', galat: null });
  return done;
}

const findings = ({ baris }: { baris: Row[] }) =>
  baris.flatMap(({ ke, temuan }) =>
    (temuan as Row[]).map(({ kolom, pesan }) => `${ke} ${kolom}: ${pesan}`),
  );

test('goods of another program: titles, sums, decimal commas and leading zeros; then once more', async () => {
  const toko = await openToko();
  const rest = await restOf(toko, 'staff');
  const file = [
    'Daftar Barang PT Maju;;;;',
    ';;;;',
    'Kode Barang;Nama Barang;UOM;Harga Jual;Barcode;Rak',
    '001;"Kopi; bubuk";PCS;1.250,50;000123;A',
    '002;Teh;pcs;2.000;;B',
    'Total;;;3.250,50;;',
  ];
  const checked = await rehearsed(rest, 'barang', file);
  expect(checked).toMatchObject({
    status: 'siap',
    ringkasan: { dibuat: 2, diubah: 0, sudah_ada: 0, temuan: 0 },
    catatan: expect.arrayContaining([
      'CSV UTF-8, dipisah titik koma',
      'kepala kolom di baris 3',
      'baris judul dilewati: 1',
      'baris jumlah dilewati: 6',
      'kolom tidak dipakai: Rak',
      'desimal ditulis dengan koma',
    ]),
  });
  expect(await toko.rows(`select kode from barang`)).toEqual([]);
  await rest.post(`/api/impor/${checked.id}/jalankan`);
  const done = await settled(rest, checked.id, 'semua');
  expect(done).toMatchObject({ status: 'selesai', ringkasan: { dibuat: 2 } });
  expect(
    await toko.rows(`select kode, nama, harga_jual::text, barcode from barang order by kode`),
  ).toEqual([
    { kode: '001', nama: 'Kopi; bubuk', harga_jual: '1250.500000', barcode: '000123' },
    { kode: '002', nama: 'Teh', harga_jual: '2000.000000', barcode: null },
  ]);
  const again = await imported(rest, 'barang', file);
  expect(again.ringkasan).toMatchObject({ dibuat: 0, diubah: 0, sudah_ada: 2 });
  expect(again.catatan.join()).toContain('sudah pernah diimpor');
  const changed = await imported(rest, 'barang', ['kode,nama,satuan,merek', '001,Kopi,PCS,Kapal']);
  expect(changed.ringkasan).toMatchObject({ dibuat: 0, diubah: 1 });
  expect(await toko.value(`select count(*) from barang`)).toBe(2);
});

test('findings by row and column, as the same file with remarks; columns named by hand and kept', async () => {
  const toko = await openToko();
  const rest = await restOf(toko);
  const file = ['Kd,Sebutan,UOM,Price', 'A,Kopi,PSC,x', 'A,,PCS,5', 'B,Teh,PCS,7'];
  const first = await rehearsed(rest, 'barang', file);
  expect(first).toMatchObject({ status: 'ada_temuan' });
  expect(first.catatan.join()).toContain('kolom wajib tidak ditemukan: nama');
  expectError(await rest.post(`/api/impor/${first.id}/jalankan`), 409, 'KOIMP');
  const bad = await rest.patch(`/api/impor/${first.id}`, { pemetaan: { Sebutan: 'namanya' } });
  expectError(bad, 400, 'VAIMP');
  await rest.patch(`/api/impor/${first.id}`, { pemetaan: { Sebutan: 'nama' } });
  const second = await settled(rest, first.id);
  expect(findings(second)).toEqual([
    '2 satuan: tidak ditemukan: PSC; dapat dibuatkan dengan buat: satuan',
    '2 harga_jual: bukan angka (x); desimal di berkas ini dengan koma',
    '3 kode: sama dengan baris 2',
    '3 nama: wajib diisi',
  ]);
  const csv = await rest.get(`/api/impor/${first.id}/temuan?format=csv`);
  expect(csv.text.split('\r\n').slice(0, 3)).toEqual([
    expect.stringContaining('Kd,Sebutan,UOM,Price,Catatan impor'),
    expect.stringContaining('satuan: tidak ditemukan: PSC; dapat dibuatkan dengan buat: satuan'),
    expect.stringContaining('nama: wajib diisi'),
  ]);
  const xlsx = await rest.get(`/api/impor/${first.id}/temuan`);
  expect(xlsx.headers.get('content-disposition')).toContain('a-temuan.xlsx');
  // The mapping is remembered for the next file with these columns.
  const next = await rehearsed(rest, 'barang', ['Kd,Sebutan,UOM', 'C,Gula,PCS']);
  expect(next).toMatchObject({ status: 'siap', ringkasan: { dibuat: 1 } });
});

test('openings make one balance; journals and sales are documents by their old numbers', async () => {
  const toko = await openToko({ tanggal_mulai: hari('01-01') });
  const rest = await restOf(toko);
  await imported(rest, 'barang', ['kode,nama,satuan', 'KOP,Kopi,PCS']);
  await imported(rest, 'kontak', ['kode,nama,tipe', 'P1,Toko A,Customer', 'S1,PT B,Vendor']);
  await imported(rest, 'saldo-awal-stok', ['barang,lokasi,qty,hpp', 'KOP,UTAMA,100,10.50']);
  await imported(rest, 'saldo-awal-piutang', [
    'Kode Pelanggan,No Faktur,Tanggal,Sisa',
    `P1,INV-1,${sebelum},500000`,
    `P1,INV-2,${sebelum},250000`,
  ]);
  await imported(rest, 'saldo-awal-hutang', [
    'kontak,nomor_faktur,tanggal_faktur,sisa',
    `S1,T-1,${sebelum},300000`,
  ]);
  const accounts = ['akun_kode,debit,kredit', '1101,1000000,', '3101,,1451050', '1111,0,'];
  const checked = await rehearsed(rest, 'saldo-awal-akun', accounts);
  const kas = checked.neraca_saldo.find(({ akun_kode }: Row) => akun_kode === '1101');
  expect(kas).toMatchObject({ sebelum: 0, gerak: 1000000, sesudah: 1000000 });
  await rest.post(`/api/impor/${checked.id}/jalankan`);
  await settled(rest, checked.id);
  const { body } = await rest.get(
    `/api/laporan/neraca-saldo?dari=${hari('01-01')}&sampai=${hari('01-31')}`,
  );
  const opening = JSON.stringify(body);
  expect(opening).toContain('1101');
  const equity = await toko.value(
    `select sum(debit - kredit)::text from saldo_harian where akun_kode =
       (select akun_kode from akun_peran where peran = 'saldo_awal')`,
  );
  expect(equity).toBe('0.00');
  const bad = await rehearsed(rest, 'jurnal-umum', [
    'No;Tanggal;Uraian;Kode Akun;Debet;Kredit',
    `J1;${hari('01-05')};Sewa;6202;1.000;`,
    ';;;1101;;1.000',
    `J2;${hari('01-05')};Salah;6202;5;`,
    ';;;9999;;5',
    `J3;${hari('01-05')};Timpang;6202;5;`,
    ';;;1101;;6',
  ]);
  expect(findings(bad)).toEqual([
    '5 akun_kode: tidak ditemukan',
    '6 null: detail: tidak seimbang, debit 5 dan kredit 6',
  ]);
  const sales = ['No Invoice,Tanggal,Kode Pelanggan,Gudang,Kode Barang,Qty,Harga,Bayar,Akun Kas'];
  for (let n = 1; n <= 3; n += 1) {
    sales.push(`LAMA-${n},${hari('01-06')},P1,UTAMA,KOP,2,20,40,1101`, ',,,,KOP,1,20,,');
  }
  const sold = await imported(rest, 'penjualan', sales);
  expect(sold.ringkasan).toMatchObject({ dibuat: 3 });
  expect(
    await toko.rows(
      `select nomor_referensi, total_nilai::text, dibayar::text from transaksi
        where jenis = 'penjualan' order by id`,
    ),
  ).toEqual(
    [1, 2, 3].map((n) => ({
      nomor_referensi: `LAMA-${n}`,
      total_nilai: '60.00',
      dibayar: '40.00',
    })),
  );
  expect((await imported(rest, 'penjualan', sales)).ringkasan).toMatchObject({ sudah_ada: 3 });
  const history = await imported(rest, 'riwayat-saldo', [
    'bulan,akun,saldo',
    `${sebelum.slice(0, 7)},1101,750`,
  ]);
  expect(history.ringkasan).toMatchObject({ dibuat: 1 });
  expect(await toko.value(`select debit::text from riwayat_saldo`)).toBe('750.00');
});

test('a workbook: days, numbers and texts as they are; a formula that was never computed', async () => {
  const toko = await openToko();
  const rest = await restOf(toko);
  const book = await writeXlsxFile([
    [{ value: 'Kontak kita' }],
    ['Kode', 'Nama', 'Tipe', 'Telepon', 'Batas Kredit'].map((value) => ({ value })),
    [
      { value: '007' },
      { value: 'Ibu Sari' },
      { value: 'pelanggan' },
      { value: '0812' },
      { value: 1234.5, type: Number },
    ],
    [
      { value: '008' },
      { value: 'Rumus' },
      { value: 'lain' },
      null,
      { value: '=1+1', type: 'Formula' },
    ],
  ] as never).toBuffer();
  const form = new FormData();
  form.set('jenis', 'kontak');
  form.set('berkas', new Blob([Buffer.from(book)]), 'kontak.xlsx');
  const token = await server.tokenOf(toko, 'admin');
  const response = await fetch(`${server.base}/api/impor`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  const { id } = (await response.json()) as { id: number };
  const checked = await settled(rest, id, 'semua');
  expect(checked).toMatchObject({ bentuk: 'xlsx', nama_berkas: 'kontak.xlsx' });
  expect(checked.baris[2]).toMatchObject({
    sel: ['007', 'Ibu Sari', 'pelanggan', '0812', '1234.5'],
  });
  expect(findings(checked)).toEqual([
    expect.stringMatching(/^4 batas_kredit: rumus tanpa nilai tersimpan/),
  ]);
});

test('a file that is no table is refused with its reason, and leaves nothing', async () => {
  const toko = await openToko();
  const rest = await restOf(toko);
  const refusals: [string, string][] = [
    ['\u00d0\u00cf', 'bukan'],
    [`%PDF-1.7\n${'x'.repeat(50)}`, 'bukan CSV, XLSX atau JSON'],
    ['PK\u0003\u0004 bukan zip', 'rusak'],
    ['a,b\n"tidak ditutup', 'tanda kutip'],
    [`a${',x'.repeat(300)}`, 'kolom'],
  ];
  for (const [file, reason] of refusals) {
    const answer = await post(rest, { jenis: 'barang' }, file);
    if (answer.status === 202) continue;
    expectError(answer, 400, 'VABKS');
    expect(`${answer.body.message}`).toContain(reason);
  }
  expectError(await post(rest, { jenis: 'barang' }, ''), 400, 'VABKS');
  expectError(await post(rest, { jenis: 'lain' }, 'a'), 400, 'VAINP');
  expectError(await post(rest, { jenis: 'barang', pemetaan: '{' }, 'a'), 400, 'VAINP');
  const many = Object.fromEntries(Array.from({ length: 201 }, (_, n) => [`k${n}`, '']));
  const pemetaan = JSON.stringify(many);
  expectError(await post(rest, { jenis: 'barang', pemetaan }, 'a'), 400, 'VAIMP');
  expectError(await post(rest, { jenis: 'barang', aneh: '1' }, 'a'), 400, 'VAINP');
  expectError(await rest.post('/api/impor', { jenis: 'barang' }), 415, 'HT415');
  const torn = formOf({ jenis: 'barang' }, 'a,b');
  expectError(await rest.post('/api/impor', torn.body.slice(0, -9), torn.headers), 400, 'VAINP');
  expect(
    (await rest.get('/api/impor')).body.data.every(({ tahap }: Row) => tahap !== 'unggah'),
  ).toBe(true);
});

test('a run that a row refuses makes nothing; one that is cancelled neither; twice at once adds once', async () => {
  const toko = await openToko();
  const rest = await restOf(toko);
  const file = ['kode,nama,satuan,harga_kode', 'A,Kopi,PCS', 'B,Teh,PCS'];
  const { id } = await rehearsed(rest, 'barang', file);
  const satuan = (aktif: boolean) =>
    toko.rows(`update satuan set aktif = $1 where kode = 'PCS'`, [aktif]);
  await satuan(false);
  await rest.post(`/api/impor/${id}/jalankan`);
  expect(await settled(rest, id)).toMatchObject({
    status: 'gagal',
    galat: expect.stringContaining('baris 2: satuan_id: tidak aktif'),
  });
  expect(await toko.value(`select count(*) from barang`)).toBe(0);
  await toko.rows(`update impor set status = 'berjalan', tahap = 'jalan' where id = $1`, [id]);
  await expectRefused(
    toko.pekerja.rows('select erp_private.worker_impor_run($1, 0, true)', [id]),
    'KOIMB',
  );
  await toko.rows(`update impor set status = 'gagal', tahap = 'akhir' where id = $1`, [id]);
  await satuan(true);
  const other = await rehearsed(rest, 'barang', file);
  await Promise.all([id, other.id].map((one) => rest.post(`/api/impor/${one}/jalankan`)));
  const both = await Promise.all([id, other.id].map((one) => settled(rest, one)));
  expect(both.map(({ ringkasan }) => ringkasan.dibuat).sort()).toEqual([0, 2]);
  expect(await toko.value(`select count(*) from barang`)).toBe(2);
  const third = await rehearsed(rest, 'barang', ['kode,nama,satuan', 'C,Gula,PCS']);
  expect((await rest.delete(`/api/impor/${third.id}`)).status).toBe(204);
  expect(await settled(rest, third.id)).toMatchObject({ status: 'dibatalkan' });
  expectError(await rest.post(`/api/impor/${third.id}/jalankan`), 409, 'KOIMP');
  expect((await rest.delete(`/api/impor/${third.id}`)).status).toBe(204);
  expectError(await rest.get(`/api/impor/${third.id}`), 404, 'TDIMP');
});

test('progress as a stream, templates, and the walls', async () => {
  const toko = await openToko();
  const other = await openToko();
  const rest = await restOf(toko, 'staff');
  const { id } = await rehearsed(rest, 'kontak', ['nama,tipe', 'Budi,pelanggan']);
  const stream: Answer = await rest.get(`/api/impor/${id}/kemajuan`);
  expect(stream.text).toContain('"status":"siap"');
  const template = await rest.get('/api/impor/templat/barang.xlsx');
  expect(template.headers.get('content-type')).toContain('spreadsheetml');
  expectError(await rest.get('/api/impor/templat/lain.xlsx'), 404, 'TDPTH');
  const theirs = await restOf(other);
  expectError(await theirs.get(`/api/impor/${id}`), 404, 'TDIMP');
  expectError(await theirs.post(`/api/impor/${id}/jalankan`), 404, 'TDIMP');
  const viewer = await restOf(toko, 'viewer');
  expectError(await viewer.get(`/api/impor/${id}`), 403, 'OTROL');
  expectError(await post(viewer, { jenis: 'barang' }, 'a'), 403, 'OTROL');
  expectError(await post(server.rest(), { jenis: 'barang' }, 'a'), 401, 'LOTKN');
  await toko.rows(`update modul set aktif = false where kode = 'penjualan'`);
  expectError(await post(rest, { jenis: 'penjualan' }, 'nomor\n1'), 403, 'OTMDL');
});

test('the table of columns is that of the kinds of the description', async () => {
  const { IMPOR_KINDS } = await import('../../server/answers/impor.ts');
  const rows = await data.rows('select jenis from erp_private.impor_jenis order by urutan');
  const kinds = rows.map(({ jenis }) => jenis as string);
  expect(kinds.toSorted()).toEqual([...IMPOR_KINDS].toSorted());
  expect(readFileSync('docs/import.md', 'utf8').replace(/\s+/g, ' ')).toContain(kinds.join(', '));
});
