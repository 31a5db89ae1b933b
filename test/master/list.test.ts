import { beforeAll, expect, test } from '@jest/globals';
import { ENTITIES } from '../../rest-facade/schemas/entities.ts';
import { MASTER } from '../../server/answers/master.ts';
import { expectError } from '../helpers/expect.ts';
import { type Entity, openMaster } from './tenant.ts';

const tenant = openMaster();

beforeAll(async () => {
  const goods = [
    {
      kode: 'A',
      nama: 'Teh Café 100%',
      kategori: 'Minuman',
      harga_jual: 5000,
      atribut: { warna: 'hijau', n: 10 },
    },
    {
      kode: 'B',
      nama: 'Kopi_Bubuk',
      kategori: 'Minuman',
      merek: 'Teh Nama',
      atribut: { warna: 'hitam', n: 9 },
    },
    { kode: 'C', nama: 'Sabun \\ Colek', kategori: 'Rumah', barcode: '8991' },
    { kode: 'D', nama: 'Teh Lama', aktif: false },
  ];
  for (const dokumen of goods) await tenant.staff.create('barang', { satuan_id: 1, ...dokumen });
});

const codes = async (permintaan: Record<string, unknown>) =>
  (await tenant.staff.list('barang', { fields: ['kode'], ...permintaan })).data
    .map(({ kode }) => kode)
    .join('');

test('the answer has total before data, and each row the fields that were asked for, in that order', async () => {
  const [row] = await tenant.staff.rows(
    `select erp.master_list('barang', jsonb_populate_record(null::erp.permintaan_list, $1))::text as teks`,
    [
      JSON.stringify({
        fields: ['nama', 'kode', 'atribut.n'],
        custom_fields: ['satuan_nama', 'atribut.tidak_ada'],
        per_page: 1,
      }),
    ],
  );
  expect(String(row?.teks).replaceAll(/\s*([:,])\s*/g, '$1')).toBe(
    '{"total":3,"data":[{"nama":"Teh Café 100%","kode":"A","atribut.n":10,"satuan_nama":"Buah","atribut.tidak_ada":null}]}',
  );
});

test.each([
  ['CAFE', 'A'],
  ['afé 1', 'A'],
  ['0%', 'A'],
  ['_', 'B'],
  ['\\', 'C'],
  ['899', 'C'],
  ['teh', 'AB'],
  // One or two letters or digits: the beginning of a word.
  ['te', 'AB'],
  ['t', 'AB'],
  ['eh', ''],
  ['  ', 'ABC'],
  ['tidak ada', ''],
])('search %j finds %j', async (search, found) => {
  expect(await codes({ search })).toBe(found);
});

test.each([
  [{ kategori: 'Minuman' }, 'AB'],
  [{ aktif: 'false' }, 'D'],
  [{ aktif: 'semua' }, 'ABCD'],
  [{ aktif: false }, 'D'],
  [{ harga_jual: '5000.00' }, 'A'],
  [{ satuan_id: '1', jenis: 'persediaan', barcode: '8991' }, 'C'],
  [{ 'atribut.warna': 'hitam' }, 'B'],
  [{ 'atribut.n': '10' }, 'A'],
  [{ id: '999999999999' }, ''],
])('filter %j lists %j', async (filter, found) => {
  expect(await codes({ filter })).toBe(found);
});

test.each([
  [['nama:asc'], 'BCA'],
  [['nama:desc'], 'ACB'],
  [['kategori:desc', 'kode:desc'], 'CBA'],
  [['atribut.n:asc'], 'BAC'],
  [['satuan_id:desc'], 'CBA'],
])('sort %j gives %j', async (sort, order) => {
  expect(await codes({ sort })).toBe(order);
});

test('pages follow each other; a page behind the end is empty', async () => {
  expect(await codes({ per_page: 2, page: 1 })).toBe('AB');
  expect(await codes({ per_page: 2, page: 2 })).toBe('C');
  expect(await tenant.staff.list('barang', { per_page: 500, page: 2_147_483_647 })).toEqual({
    total: 3,
    data: [],
  });
});

test('lists of names and filters have an end', async () => {
  const names = (count: number) => Array.from({ length: count }, (_, n) => `atribut.a${n}`);
  const filter = (count: number) => Object.fromEntries(names(count).map((name) => [name, '1']));
  const most = { fields: names(50), custom_fields: names(50), sort: names(10), filter: filter(50) };
  expect(await tenant.staff.list('barang', most)).toEqual({ total: 0, data: [] });
  const more = { fields: names(51), custom_fields: names(51), sort: names(11), filter: filter(51) };
  expect(await expectError(tenant.staff.list('barang', more), 'VALST')).toBe(
    'fields: paling banyak 50 isi\ncustom_fields: paling banyak 50 isi\nsort: paling banyak 10 isi\nfilter: paling banyak 50 isi',
  );
});

test('every unknown name and wrong value is named with what is allowed', async () => {
  const message = await expectError(
    tenant.staff.list('barang', {
      page: 0,
      per_page: 501,
      fields: ['nam', 'kode', 'kode', 'stok'],
      custom_fields: ['nama'],
      search_fields: ['harga_jual'],
      sort: ['a:asc', 'nama:up', 'atribut.Besar:asc'],
      filter: {
        zz: '1',
        satuan_id: 'a',
        jenis: 'b',
        harga_jual: 'x',
        aktif: 'ya',
        nama: null,
        dibuat_pada: 'x',
      },
    }),
    'VALST',
  );
  const lines = message.split('\n');
  expect(lines.map((line) => line.split(/;| boleh/)[0]).sort()).toEqual(
    [
      'page: harus bilangan bulat mulai 1',
      'per_page: harus bilangan bulat 1 sampai 500',
      'fields: "nam" tidak dikenal',
      'fields: "kode" disebut lebih dari sekali',
      'fields: "stok" tidak dikenal',
      'custom_fields: "nama" tidak dikenal',
      'search_fields: "harga_jual" tidak dikenal',
      'sort: "a" tidak dikenal',
      'sort: "nama:up" tidak dikenal',
      'sort: "atribut.Besar" tidak dikenal',
      'filter: "zz" tidak dikenal',
      'filter: "dibuat_pada" tidak dikenal',
      'filter.satuan_id: harus berupa bilangan bulat',
      'filter.jenis: harus salah satu dari persediaan, jasa, non_persediaan',
      'filter.harga_jual: harus berupa angka, misalnya 1250.50',
      'filter.aktif: harus salah satu dari true, false, semua',
      'filter.nama: harus satu nilai',
    ].sort(),
  );
  expect(lines.find((line) => line.startsWith('fields: "nam"'))).toContain(
    'yang diizinkan: id, kode, nama, ',
  );
});

test('the reference lists', async () => {
  const one = async (call: string) =>
    (await tenant.staff.rows(`select ${call} as hasil`))[0]?.hasil as unknown[];
  expect(await one('erp.akun_klas_list()')).toHaveLength(6);
  expect(await one('erp.akun_subklas_list()')).toHaveLength(20);
  expect(await one('erp.akun_subklas_list(4)')).toEqual([
    { id: 41, klas_id: 4, nama: 'Penjualan' },
    { id: 42, klas_id: 4, nama: 'Pendapatan Lain' },
  ]);
  expect(await one('erp.akun_subklas_list(9)')).toEqual([]);
  const [row] = await tenant.staff.rows('select erp.jenis_transaksi_list() as hasil');
  expect(row).toMatchObject({ hasil: { data: { length: 22 } } });
  expect(row).toHaveProperty('hasil.data.0', {
    kode: 'PJ',
    jenis: 'penjualan',
    nama: 'Penjualan',
    grup: 'Penjualan',
  });
});

test('the registry and the REST facade name the same fields', async () => {
  for (const entity of ENTITIES) {
    const { data } = await tenant.staff.list(entity.name as Entity, {
      custom_fields: Object.keys(MASTER[entity.name].computed).filter((name) => name !== 'poin'),
      per_page: 1,
      page: 1,
    });
    const rows = await tenant.owner(
      `select nama, standar, dapat_ditulis, dapat_dicari, wajib
         from erp_private.master_kolom where entitas = $1 order by urutan`,
      [entity.name],
    );
    const named = (want: (row: Record<string, unknown>) => unknown) =>
      rows.filter(want).map(({ nama }) => nama);
    // Ids of other programs are no column: they stand in a table of their own.
    const fields = Object.entries(entity.fields).filter(([name]) => name !== 'id_luar');
    expect(named((row) => row.standar)).toEqual(fields.map(([name]) => name));
    expect(named((row) => row.dapat_ditulis)).toEqual(
      fields.filter(([, field]) => field.input && !field.beside).map(([name]) => name),
    );
    expect(named((row) => row.dapat_dicari)).toEqual(
      fields.filter(([, field]) => field.searchable).map(([name]) => name),
    );
    expect(named((row) => row.wajib)).toEqual(
      fields.filter(([, field]) => field.required).map(([name]) => name),
    );
    if (data[0]) {
      expect(Object.keys(data[0])).toEqual(named(({ nama }) => nama !== 'id_luar'));
    }
  }
});

test('a list of 10,000 goods is read by indexes', async () => {
  await tenant.owner(
    `insert into t_dua.barang (kode, nama, satuan_id)
     select 'B' || g, 'Barang ' || md5(g::text), 1 from generate_series(1, 10000) as g`,
  );
  // What vacuum does: the index of the search is whole, and the planner knows the table.
  await tenant.owner(`select gin_clean_pending_list(oid) from pg_class
                       where relname ~ '^barang_cari' and relnamespace = 't_dua'::regnamespace`);
  await tenant.owner('analyze t_dua.barang');
  const plan = async (query: string) =>
    (await tenant.stranger.rows(`explain ${query}`)).map((row) => row['QUERY PLAN']).join('\n');
  expect(
    await plan('select * from barang as m where m.aktif order by m.nama, m.id limit 20'),
  ).toContain('Index Scan using barang_nama_id_idx');
  expect(
    await plan(`select * from barang as m where m.aktif and m.cari like '%a87ff679%'`),
  ).toContain('Bitmap Index Scan on barang_cari');
  expect((await tenant.stranger.list('barang', { search: 'a87ff679' })).total).toBe(1);
  expect((await tenant.stranger.list('barang', { paginate: false })).data).toHaveLength(10_000);
  await tenant.stranger.create('barang', { nama: 'Satu lagi', satuan_id: 1 });
  expect(await expectError(tenant.stranger.list('barang', { paginate: false }), 'VALST')).toBe(
    'paginate: lebih dari 10.000 baris; pakai page dan per_page',
  );
});
