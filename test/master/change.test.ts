import { beforeAll, expect, test } from '@jest/globals';
import { expectDone } from '../helpers/antre.ts';
import { expectError } from '../helpers/expect.ts';
import { createDokumen } from '../helpers/toko.ts';
import { openMaster } from './tenant.ts';

const tenant = openMaster();

let kopi: string;

beforeAll(async () => {
  const { staff } = tenant;
  await staff.create('satuan', { kode: 'DUS', nama: 'Dus' });
  await staff.create('harga', { kode: 'ECER', nama: 'Eceran' });
  kopi = String((await staff.create('barang', { nama: 'Kopi', satuan_id: 1, merek: 'Cap' })).id);
  await staff.create('kontak', { nama: 'Pemasok', tipe: 'supplier' });
});

test('a patch changes what it names, and null clears', async () => {
  const before = await tenant.staff.get('barang', kopi);
  expect(
    await tenant.staff.patch('barang', kopi, {
      nama: 'Kopi Bubuk',
      merek: null,
      harga_jual: '15000',
    }),
  ).toBe(true);
  expect(await tenant.staff.get('barang', kopi)).toEqual({
    ...before,
    nama: 'Kopi Bubuk',
    merek: null,
    harga_jual: 15000,
    diubah_pada: expect.not.stringMatching(String(before.diubah_pada)),
  });
});

test('a patch with a mistake changes nothing and names every mistake', async () => {
  const before = await tenant.staff.get('barang', kopi);
  const salah = tenant.staff.patch('barang', kopi, {
    id: 7,
    nama: null,
    merek: 'Baru',
    satuan_id: '1',
    harga_jual: 1e300,
    aktif: 'ya',
    'warna\nlain': 1,
  });
  expect((await expectError(salah, 'VAMST')).split('\n')).toEqual([
    'nama: tidak boleh null',
    'satuan_id: harus berupa bilangan bulat',
    expect.stringMatching(/^harga_jual: angka di luar jangkauan/),
    'aktif: harus true atau false',
    'id: hanya dibaca, tidak dapat diubah',
    expect.stringMatching(/^warna lain: .*yang diizinkan: kode, nama, /),
  ]);
  expect(await tenant.staff.get('barang', kopi)).toEqual(before);
});

test('what was read is taken back, and refused where only reading it is possible', async () => {
  const { staff } = tenant;
  const read = await staff.get('barang', kopi);
  expect(await staff.patch('barang', kopi, { ...read, nama: 'Kopi Tubruk' })).toBe(true);
  const after = await staff.get('barang', kopi);
  expect({ ...after, diubah_pada: read.diubah_pada }).toEqual({ ...read, nama: 'Kopi Tubruk' });
  await expectError(staff.patch('barang', kopi, read), 'VAMST');
  const old = staff.patch('barang', kopi, { ...after, dibuat_pada: '2020-01-01T00:00:00.000Z' });
  expect(await expectError(old, 'VAMST')).toBe('dibuat_pada: hanya dibaca, tidak dapat diubah');
  expect(await staff.get('barang', kopi)).toEqual(after);
});

test.each([[null], [[]], ['x'], [1]])('the patch %j is refused', async (patch) => {
  await expectError(tenant.staff.patch('barang', kopi, patch), 'VAMST');
});

test.each([['0'], ['-1'], ['abc'], ['99999999999999999999'], ['1.5'], [null]])(
  'no record has the key %s',
  async (kunci) => {
    await expectError(tenant.staff.get('barang', kunci), 'TDBRG');
    await expectError(tenant.staff.patch('barang', kunci, { nama: 'x' }), 'TDBRG');
    await expectError(tenant.staff.deactivate('barang', kunci), 'TDBRG');
  },
);

test('the input is looked at before the record, the record before conflicts', async () => {
  await expectError(tenant.staff.patch('akun', 'TIDAK', { nama: 1 }), 'VAMST');
  await expectError(tenant.staff.patch('akun', 'TIDAK', { nama: 'x' }), 'TDAKN');
});

test('a replacement resets what it leaves out, and keeps the code', async () => {
  const { id, kode } = await tenant.staff.create('kontak', {
    nama: 'Toko',
    tipe: 'pelanggan',
    termin_hari: 30,
    alamat: 'Jalan',
    atribut: { a: 1 },
  });
  await tenant.staff.replace('kontak', id, { nama: 'Toko Maju', tipe: 'pelanggan' });
  expect(await tenant.staff.get('kontak', id)).toMatchObject({
    kode,
    nama: 'Toko Maju',
    termin_hari: 0,
    alamat: null,
    atribut: {},
  });
  expect(await expectError(tenant.staff.replace('kontak', id, {}), 'VAMST')).toBe(
    'nama: wajib diisi\ntipe: wajib diisi',
  );
});

test('the key of an account or tier never changes', async () => {
  expect(await expectError(tenant.staff.patch('harga', 'ECER', { kode: 'LAIN' }), 'VAMST')).toBe(
    'kode: hanya dibaca, tidak dapat diubah',
  );
  await tenant.staff.replace('harga', 'ECER', { nama: 'Eceran 2' });
  expect(await tenant.staff.get('harga', 'ECER')).toMatchObject({ nama: 'Eceran 2', urutan: 0 });
});

test('accounts form no circle', async () => {
  await tenant.staff.create('akun', {
    kode: '1103',
    nama: 'a',
    subklas_id: 11,
    induk_kode: '1102',
  });
  await tenant.staff.create('akun', {
    kode: '1104',
    nama: 'b',
    subklas_id: 11,
    induk_kode: '1103',
  });
  for (const induk_kode of ['1102', '1103', '1104']) {
    expect(await expectError(tenant.staff.patch('akun', '1102', { induk_kode }), 'VAMST')).toBe(
      'induk_kode: tidak boleh akun ini sendiri atau akun di bawahnya',
    );
  }
  await expectDone(1, [
    tenant.staff.patch('akun', '1111', { induk_kode: '1191' }),
    tenant.staff.patch('akun', '1191', { induk_kode: '1111' }),
  ]);
  const pindah = tenant.staff.patch('akun', '1102', { subklas_id: 21, adalah_kas: false });
  expect(await expectError(pindah, 'VAMST')).toBe(
    'subklas_id: klasnya berbeda dari akun di bawahnya',
  );
});

test('an account with a role, or with accounts below it, stays active', async () => {
  expect(await expectError(tenant.staff.deactivate('akun', '1101'), 'KOAKN')).toBe(
    'aktif: akun ini berperan sebagai kas, jadi tidak dapat dinonaktifkan',
  );
  const pindah = tenant.staff.patch('akun', '1101', { subklas_id: 12, adalah_kas: false });
  await expectError(pindah, 'KOAKN');
  expect(await expectError(tenant.staff.deactivate('akun', '1102'), 'KOAKN')).toContain(
    'akun aktif di bawahnya',
  );
  expect(await tenant.staff.deactivate('akun', '6302')).toBe(true);
});

test('an unused unit is deleted, a used one is refused with what uses it', async () => {
  const { id } = await tenant.staff.create('satuan', { kode: 'LUSIN', nama: 'Lusin' });
  expect(await tenant.staff.deactivate('satuan', id)).toBe(true);
  await expectError(tenant.staff.deactivate('satuan', id), 'TDSTN');
  const dipakai = tenant.staff.deactivate('satuan', '1');
  expect(await expectError(dipakai, 'KOSTN')).toContain('barang BRG-0000');
});

test('goods that moved keep kind, base unit and stock account; their accounts keep their place', async () => {
  const kemarin = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  await createDokumen(tenant.staff, 'pembelian', {
    tanggal: kemarin,
    kontak_id: 1,
    lokasi_id: 1,
    detail: [{ barang_id: kopi, qty: 10, harga: 1000 }],
  });
  for (const patch of [{ jenis: 'jasa' }, { satuan_id: 2 }, { akun_persediaan: '1301' }]) {
    await expectError(tenant.staff.patch('barang', kopi, patch), 'KOBRG', Object.keys(patch)[0]);
  }
  expect(
    await tenant.staff.patch('barang', kopi, { jenis: 'persediaan', satuan_id: 1, nama: 'Kopi' }),
  ).toBe(true);
  const list = await tenant.staff.list('barang', {
    fields: ['id'],
    custom_fields: ['stok', 'stok_per_lokasi', 'nilai_stok', 'hpp', 'satuan_nama', 'menipis'],
    filter: { id: kopi },
  });
  expect(list.data).toEqual([
    {
      id: Number(kopi),
      stok: 10,
      stok_per_lokasi: [{ lokasi_id: 1, kode: 'UTAMA', nama: 'Gudang Utama', qty: 10 }],
      nilai_stok: 10000,
      hpp: 1000,
      satuan_nama: 'Buah',
      menipis: false,
    },
  ]);
  const computed = async (entity: 'kontak' | 'lokasi' | 'akun', name: string, filter: object) =>
    (
      await tenant.staff.list(entity, {
        fields: [entity === 'akun' ? 'kode' : 'id'],
        custom_fields: [name],
        filter,
      })
    ).data[0]?.[name];
  expect(await computed('kontak', 'saldo_hutang', { id: 1 })).toBe(10000);
  expect(await computed('kontak', 'saldo_piutang', { id: 1 })).toBe(0);
  expect(await computed('lokasi', 'nilai_stok', { id: 1 })).toBe(10000);
  expect(await computed('akun', 'saldo', { kode: '1301' })).toBe(10000);
  expect(await computed('akun', 'saldo', { kode: '2101' })).toBe(10000);
});
