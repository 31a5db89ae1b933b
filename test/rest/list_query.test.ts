import { describe, expect, test } from '@jest/globals';
import { parseListQuery } from '../../rest-facade/base/list_query.ts';
import { masterListSpec } from '../../rest-facade/endpoints/master.ts';
import { transaksiListSpec } from '../../rest-facade/endpoints/transaksi.ts';
import { ENTITIES } from '../../rest-facade/schemas/entities.ts';

function spec(path: string) {
  const entity = ENTITIES.find((one) => one.path === path);
  if (!entity) throw new Error(path);
  return masterListSpec(entity);
}

const barang = spec('barang');

describe('list parameters', () => {
  test('lists of names and filters have an end', () => {
    const names = (count: number) => Array.from({ length: count }, (_, n) => `atribut.a${n}`);
    const filter = (count: number) =>
      names(count)
        .map((name) => `${name}=1`)
        .join();
    const query = (more: number) => ({
      fields: names(50 + more).join(),
      custom_fields: names(50 + more).join(),
      sort: names(10 + more).join(),
      filter: filter(50 + more),
    });
    expect(parseListQuery(query(0), barang).messages).toEqual([]);
    expect(parseListQuery(query(1), barang).messages).toEqual([
      'fields: paling banyak 50 isi',
      'custom_fields: paling banyak 50 isi',
      'sort: paling banyak 10 isi',
      'filter: paling banyak 50 isi',
    ]);
  });

  test('defaults', () => {
    expect(parseListQuery({}, barang)).toEqual({
      messages: [],
      ownFilters: [],
      permintaan: {
        page: 1,
        per_page: 20,
        paginate: true,
        fields: null,
        custom_fields: null,
        search: null,
        search_fields: null,
        sort: null,
        filter: null,
        kursor: null,
      },
    });
  });

  test('everything at once', () => {
    const { permintaan, messages } = parseListQuery(
      {
        page: '2',
        per_page: '500',
        fields: 'id, nama,atribut.warna,id',
        custom_fields: 'stok,atribut.ukuran',
        search: ' kopi ',
        search_fields: 'nama,kode',
        sort: 'nama,id:desc',
        filter: 'aktif=semua,nama=a\\,b\\\\c=d,atribut.warna=merah',
      },
      barang,
    );
    expect(messages).toEqual([]);
    expect(permintaan).toEqual({
      page: 2,
      per_page: 500,
      paginate: true,
      fields: ['id', 'nama', 'atribut.warna'],
      custom_fields: ['stok', 'atribut.ukuran'],
      search: 'kopi',
      search_fields: ['nama', 'kode'],
      sort: ['nama:asc', 'id:desc'],
      filter: { aktif: 'semua', nama: 'a,b\\c=d', 'atribut.warna': 'merah' },
      kursor: null,
    });
  });

  test('with a cursor there is a size of pages, and neither page nor paginate', () => {
    const { permintaan, messages } = parseListQuery({ kursor: '' }, barang);
    expect(messages).toEqual([]);
    expect(permintaan).toMatchObject({ page: null, per_page: 20, paginate: null, kursor: '' });
    expect(parseListQuery({ kursor: 'a', page: '1', paginate: 'true' }, barang).messages).toEqual([
      'page: tidak bersama kursor',
      'paginate: tidak bersama kursor',
    ]);
  });
});

describe('what is written as elsewhere is told how it is written here', () => {
  test('a minus before a column', () => {
    expect(parseListQuery({ sort: '-nama' }, barang).messages).toEqual([
      'sort: "-nama" ditulis "nama:desc"',
    ]);
    expect(parseListQuery({ sort: '-warna' }, barang).messages).toEqual([
      expect.stringMatching(/^sort: "-warna" tidak dikenal/),
    ]);
  });

  test('a comma within a value', () => {
    expect(parseListQuery({ filter: 'nama=Kopi, 250 g' }, barang).messages).toEqual([
      expect.stringMatching(/^filter: "250 g" tidak dikenal; .*; koma di dalam nilai ditulis \\,$/),
    ]);
    expect(parseListQuery({ filter: 'nama=Kopi\\, 250 g' }, barang).permintaan.filter).toEqual({
      nama: 'Kopi, 250 g',
    });
  });
});

describe('particular lists', () => {
  test('akun is whole unless a page is asked for', () => {
    const akun = spec('akun');
    expect(parseListQuery({ search: 'kas' }, akun).permintaan).toMatchObject({
      paginate: false,
      page: null,
      per_page: null,
    });
    expect(parseListQuery({ page: '2' }, akun).permintaan).toMatchObject({ page: 2, per_page: 20 });
    expect(parseListQuery({ per_page: '5' }, akun).permintaan).toMatchObject({
      page: 1,
      per_page: 5,
    });
  });

  test('a filter of its own is part of the filter', () => {
    const kontak = spec('kontak');
    expect(parseListQuery({ tipe: 'supplier' }, kontak).permintaan.filter).toEqual({
      tipe: 'supplier',
    });
    expect(parseListQuery({ tipe: 'teman' }, kontak)).toMatchObject({
      messages: [],
      permintaan: { filter: { tipe: 'teman' } },
      ownFilters: ['tipe'],
    });
    expect(parseListQuery({ tipe: 'supplier', filter: 'tipe=lain' }, kontak).messages).toEqual([
      'tipe: berbeda dari isi filter',
    ]);
  });

  test('transactions: sorts wins, filters with colons, no fields', () => {
    const { permintaan, messages } = parseListQuery(
      {
        sorts: 'tanggal:desc',
        sort: 'gaib',
        filter: 'status:final,dari:2026-01-01,nomor_referensi:a:b',
      },
      transaksiListSpec,
    );
    expect(messages).toEqual([]);
    expect(permintaan.sort).toEqual(['tanggal:desc']);
    expect(permintaan.filter).toEqual({
      status: 'final',
      dari: '2026-01-01',
      nomor_referensi: 'a:b',
    });
    const { permintaan: other } = parseListQuery({ filter: 'dari:2026-02-30' }, transaksiListSpec);
    expect(other.filter).toEqual({ dari: '2026-02-30' });
  });

  test('paginate=false asks for everything', () => {
    expect(
      parseListQuery({ paginate: 'false', page: '3' }, transaksiListSpec).permintaan,
    ).toMatchObject({
      paginate: false,
      page: null,
      per_page: null,
    });
  });
});
