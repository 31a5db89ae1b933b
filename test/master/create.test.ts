import { beforeAll, expect, test } from '@jest/globals';
import { expectError } from '../helpers/expect.ts';
import { openMaster } from './tenant.ts';

const tenant = openMaster();

beforeAll(async () => {
  await tenant.staff.create('satuan', { kode: 'DUS', nama: 'Dus' });
  await tenant.staff.create('harga', { kode: 'ECER', nama: 'Eceran' });
});

test('a record gets its defaults and a code, and is answered with the digits of the database', async () => {
  const made = await tenant.staff.create('barang', {
    nama: 'Kopi',
    satuan_id: 1,
    harga_jual: '1250.5',
  });
  expect(made).toMatchObject({ kode: 'BRG-00001', idempotent: false, original_request_id: null });
  const [row] = await tenant.staff.rows(`select erp.master_get('barang', $1)::text as teks`, [
    made.id,
  ]);
  expect(row?.teks).toContain('"harga_jual" : 1250.500000');
  expect(await tenant.staff.get('barang', made.id)).toMatchObject({
    id: Number(made.id),
    jenis: 'persediaan',
    aktif: true,
    atribut: {},
    merek: null,
    dibuat_pada: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
  });
});

test('codes made at the same moment differ, and go on from codes given by hand', async () => {
  await tenant.staff.create('kontak', { kode: 'KTK-00002', nama: 'Tangan', tipe: 'lain' });
  const made = await Promise.all(
    Array.from({ length: 6 }, (_none, index) =>
      tenant.staff.create('kontak', { nama: `Kontak ${index}`, tipe: 'pelanggan' }),
    ),
  );
  expect(made.map(({ kode }) => kode).sort()).toEqual(
    [3, 4, 5, 6, 7, 8].map((number) => `KTK-0000${number}`),
  );
  expect(await tenant.staff.create('lokasi', { nama: 'Toko' })).toMatchObject({ kode: 'LOK1' });
});

test('the normal side of an account follows its class', async () => {
  await tenant.staff.create('akun', { kode: '4109', nama: 'Komisi', subklas_id: 42 });
  expect(await tenant.staff.get('akun', '4109')).toMatchObject({
    saldo_normal: 'kredit',
    adalah_kas: false,
  });
});

test('every mistake of a document is named at once, and nothing is made', async () => {
  const salah = tenant.staff.create('barang', {
    kode: 'a\nb',
    nama: ' ',
    satuan_id: 99,
    harga_beli: 'NaN',
    harga_jual: -1,
    stok_minimum: '1e30',
    pajak_kode: 'XX',
    akun_persediaan: '1101',
    akun_hpp: '4101',
    akun_penjualan: '1201',
    atribut: { 'A b': 1 },
  });
  await expectError(
    salah,
    'VAMST',
    'kode nama harga_beli harga_jual stok_minimum atribut satuan_id pajak_kode akun_persediaan akun_hpp akun_penjualan',
  );
  expect((await tenant.staff.list('barang', { filter: { kode: 'a\nb' } })).total).toBe(0);
});

test.each([
  ['lokasi', { kode: 'kecil', nama: 'x' }, 'kode: 1 sampai 10 huruf besar'],
  ['satuan', { nama: 'x' }, 'kode: wajib diisi'],
  [
    'kontak',
    { nama: 'x', tipe: 'lain', batas_kredit: '0.001' },
    'batas_kredit: paling banyak 2 angka',
  ],
  [
    'kontak',
    { nama: 'x', tipe: 'lain', batas_kredit: 1e17 },
    'batas_kredit: angka di luar jangkauan',
  ],
  ['kontak', { nama: 'x', tipe: 'lain', email: 'e'.repeat(201) }, 'email: paling banyak 200 huruf'],
  [
    'kontak',
    { nama: 'x', tipe: 'lain', termin_hari: 3651 },
    'termin_hari: harus bilangan bulat 0 sampai 3650',
  ],
  ['akun', { kode: '1199', nama: 'x', subklas_id: 77 }, 'subklas_id: tidak ditemukan'],
  [
    'akun',
    { kode: '1199', nama: 'x', subklas_id: 12, adalah_kas: true },
    'adalah_kas: hanya untuk',
  ],
  [
    'akun',
    { kode: '1199', nama: 'x', subklas_id: 12, induk_kode: '4101' },
    'induk_kode: harus akun dari klas',
  ],
  ['barang_satuan', { barang_id: 1, satuan_id: 2, faktor: 0 }, 'faktor: harus lebih dari 0'],
  [
    'barang_satuan',
    { barang_id: 1, satuan_id: 1, faktor: 2 },
    'satuan_id: sama dengan satuan dasar',
  ],
  [
    'barang_harga',
    { barang_id: 1, harga_kode: 'ECER', harga: 1, satuan_id: 2 },
    'satuan_id: bukan satuan barang',
  ],
  [
    'barang_harga',
    {
      barang_id: 1,
      harga_kode: 'ECER',
      harga: 1,
      berlaku_dari: '2026-02-01',
      berlaku_sampai: '2026-01-31',
    },
    'berlaku_sampai: tidak boleh sebelum',
  ],
] as const)('%s %j is refused: %s', async (entity, dokumen, line) => {
  const message = await expectError(tenant.staff.create(entity, dokumen), 'VAMST');
  expect(message.split('\n')).toEqual([expect.stringContaining(line)]);
});

test('a reference must be active', async () => {
  await tenant.staff.create('harga', { kode: 'LAMA', nama: 'Lama' });
  await tenant.staff.deactivate('harga', 'LAMA');
  const lama = tenant.staff.create('kontak', { nama: 'x', tipe: 'lain', harga_kode: 'LAMA' });
  expect(await expectError(lama, 'VAMST')).toBe('harga_kode: tidak aktif');
});

test('a duplicate is refused with the name of its field', async () => {
  const dus = tenant.staff.create('satuan', { kode: 'DUS', nama: 'x' });
  expect(await expectError(dus, 'KODUP')).toBe('kode: DUS sudah dipakai');
  const akun = tenant.staff.create('akun', { kode: '1101', nama: 'x', subklas_id: 11 });
  expect(await expectError(akun, 'KODUP')).toBe('kode: 1101 sudah dipakai');
  const unit = { barang_id: 1, satuan_id: 2, faktor: 12 };
  await tenant.staff.create('barang_satuan', unit);
  expect(await expectError(tenant.staff.create('barang_satuan', unit), 'KODUP')).toMatch(
    /^satuan_id: /,
  );
  const price = { barang_id: 1, harga_kode: 'ECER', satuan_id: 2, harga: 14000 };
  await tenant.staff.create('barang_harga', price);
  expect(await expectError(tenant.staff.create('barang_harga', price), 'KODUP')).toMatch(
    /^harga_kode: /,
  );
});
