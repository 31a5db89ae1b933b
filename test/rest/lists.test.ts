/** The list parameters of the specification (4.2), on the masters and on transactions. */
import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Answer } from '../helpers/server.ts';
import { MASTER_BODIES, MASTER_KEYS } from './cases_master.ts';
import { openReading } from './reading.ts';
import { ask } from './request.ts';
import { openWorld } from './world.ts';

// biome-ignore lint/suspicious/noExplicitAny: rows are what the test is about.
type Row = any;

const world = openWorld();
const read = openReading(world);

/** Per entity: the field that its records are told by, in which one searches too, and another such field. */
type Told = { field: string; other: string; values: readonly string[]; word?: string };
const TOLD_BY: Record<string, Told> = {
  barang: { field: 'nama', other: 'merek', values: ['Xalfa, Café', 'Xbeta Café', 'Xgama Café'] },
  kontak: { field: 'nama', other: 'kota', values: ['Xalfa, Café', 'Xbeta Café', 'Xgama Café'] },
  lokasi: { field: 'nama', other: 'alamat', values: ['Xalfa, Café', 'Xbeta Café', 'Xgama Café'] },
  akun: { field: 'nama', other: 'kode', values: ['Xalfa, Café', 'Xbeta Café', 'Xgama Café'] },
  satuan: { field: 'nama', other: 'kode', values: ['Xalfa, Café', 'Xbeta Café', 'Xgama Café'] },
  harga: {
    field: 'nama',
    other: 'keterangan',
    values: ['Xalfa, Café', 'Xbeta Café', 'Xgama Café'],
  },
  'barang-satuan': { field: 'barcode', other: '', values: ['XA,CAFÉ', 'XBCAFÉ', 'XCCAFÉ'] },
  'barang-pemasok': {
    field: 'kode_pemasok',
    other: '',
    values: ['XA,CAFÉ', 'XBCAFÉ', 'XCCAFÉ'],
  },
  // The tier made for a price is in the list of tiers, which finds it by its kode: so the word is none of theirs.
  'barang-harga': {
    field: 'harga_kode',
    other: '',
    values: ['XA,PUTÍH', 'XBPUTÍH', 'XCPUTÍH'],
    word: 'putíh',
  },
  dimensi: { field: 'nama', other: 'kode', values: ['Xalfa, Café', 'Xbeta Café', 'Xgama Café'] },
  'dimensi-nilai': {
    field: 'nama',
    other: 'kode',
    values: ['Xalfa, Café', 'Xbeta Café', 'Xgama Café'],
  },
};

const COMPUTED: Record<string, string[]> = {
  barang: ['stok', 'stok_per_lokasi', 'nilai_stok', 'hpp', 'satuan_nama', 'menipis'],
  kontak: ['saldo_piutang', 'saldo_hutang', 'poin'],
  lokasi: ['nilai_stok'],
  akun: ['saldo', 'klas_nama', 'subklas_nama', 'akun_peran'],
  satuan: ['dipakai'],
  harga: [],
  'barang-satuan': ['barang_nama', 'satuan_nama'],
  'barang-harga': ['barang_nama', 'kontak_nama'],
  'barang-pemasok': ['barang_nama', 'kontak_nama'],
  dimensi: ['dipakai'],
  'dimensi-nilai': ['dimensi_kode', 'induk_kode', 'dipakai'],
};

/** An entity, and the three records that are made of it: told by `field`, found by `these` and by nothing else. */
const SUBJECTS = Object.entries(TOLD_BY).map(([entity, { word = 'café', ...told }]) => ({
  entity,
  word,
  ...told,
  key: MASTER_KEYS[entity] ?? ('id' as const),
  keys: [] as (string | number)[],
  these: `search=${word}&search_fields=${told.field}`,
}));

const withoutAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');
type Subject = (typeof SUBJECTS)[number];

async function makeRecords({ entity, field, values, key, keys }: Subject): Promise<void> {
  for (const [index, value] of values.entries()) {
    const body = { ...(await MASTER_BODIES[entity]?.(world)), [field]: value };
    if (field === 'harga_kode') {
      const tier = { kode: value, nama: 'Tingkat' };
      await ask(world, 'POST /master/harga', world.tokens.staff, { body: tier });
    }
    body.atribut = index === 2 ? { urut: 9 } : { warna: `w${index}`, urut: 10 + index };
    const made = await ask(world, `POST /master/${entity}`, world.tokens.staff, { body });
    if (made.status !== 201) throw new Error(made.text);
    keys.push(made.body[key]);
  }
}

beforeAll(async () => {
  for (const subject of SUBJECTS) await makeRecords(subject);
});

describe.each(SUBJECTS)('/master/$entity', (subject) => {
  const { entity, word, field, other, values, key, keys, these } = subject;
  const list = (search: string) => read(`GET /master/${entity}`, search);
  const told = (answer: Answer): string[] => answer.body.data.map((row: Row) => row[field]);

  test('search: any part of a word, case and accents ignored', async () => {
    const bare = withoutAccents(word);
    for (const text of [bare, bare.toUpperCase(), word.slice(1), word.toUpperCase()]) {
      expect(told(await list(`search=${text}`)).sort()).toEqual([...values].sort());
    }
    expect(told(await list(these)).sort()).toEqual([...values].sort());
    expect(told(await list('search=gaibsekali'))).toEqual([]);
    expect(told(await list('search=%25'))).not.toContain(values[0]);
  });

  test('search_fields narrows the search', async () => {
    if (other === '') return;
    expect(told(await list(`search=xalfa&search_fields=${other}`))).toEqual([]);
    expect(told(await list(`search=xalfa&search_fields=${other},${field}`))).toEqual([values[0]]);
  });

  test('fields and custom_fields', async () => {
    const { body } = await list(`${these}&fields=${field},${key}`);
    for (const row of body.data) expect(Object.keys(row)).toEqual([field, key]);
    const computed = [...(COMPUTED[entity] ?? []), 'atribut.warna', 'atribut.tidak_ada'];
    const wide = await list(`${these}&fields=${key}&custom_fields=${computed.join(',')}`);
    for (const row of wide.body.data) {
      expect(Object.keys(row)).toEqual([key, ...computed]);
      expect(row['atribut.tidak_ada']).toBeNull();
    }
    const whole = await list(these);
    expect(Object.keys(whole.body.data[0])).toEqual(
      expect.arrayContaining(['aktif', 'atribut', 'dibuat_pada', 'diubah_pada', field]),
    );
    const attributes = await list(`${these}&fields=atribut.warna&sort=atribut.warna:desc`);
    expect(attributes.body.data.map((row: Row) => row['atribut.warna']).filter(Boolean)).toEqual([
      'w1',
      'w0',
    ]);
  });

  test('sort by one and by two fields', async () => {
    expect(told(await list(`${these}&sort=${field}:asc`))).toEqual([...values]);
    expect(told(await list(`${these}&sort=${field}:desc`))).toEqual([...values].reverse());
    const two = await list(`${these}&sort=aktif:asc,${key}:desc`);
    expect(two.body.data.map((row: Row) => row[key])).toEqual(
      [...keys].sort((a, b) => (a < b ? 1 : -1)),
    );
  });

  test('filter, with a comma in the value', async () => {
    const comma = encodeURIComponent(`${values[0]?.replace(',', '\\,')}`);
    expect(told(await list(`filter=${field}=${comma}`))).toEqual([values[0]]);
    expect(told(await list(`filter=${field}=${comma},${key}=${keys[0]}`))).toEqual([values[0]]);
    expect(told(await list(`filter=${field}=${comma},${key}=${keys[1]}`))).toEqual([]);
    expect(told(await list(`filter=atribut.warna=w1&search=${word}`))).toEqual([values[1]]);
  });
});

describe.each(SUBJECTS)('/master/$entity in pages', (subject) => {
  const { entity, field, values, key, keys, these } = subject;
  const list = (search: string) => read(`GET /master/${entity}`, search);
  const told = (answer: Answer): string[] => answer.body.data.map((row: Row) => row[field]);

  test('pages, their links, and what lies beyond the end', async () => {
    const page = async (number: number) => {
      const answer = await list(`${these}&sort=${field}:asc&per_page=2&page=${number}`);
      const links = [...`${answer.headers.get('link')}`.matchAll(/<([^>]+)>; rel="(\w+)"/g)];
      return { ...answer, links: Object.fromEntries(links.map(([, url, rel]) => [rel, url])) };
    };
    const first = await page(1);
    expect(first.body.meta).toEqual({ page: 1, per_page: 2, total: 3, total_pages: 2 });
    expect(Object.keys(first.links)).toEqual(['first', 'next', 'last']);
    const rest = world.server.rest(world.tokens.staff);
    const second = await rest.get(`${first.links.next}`);
    expect(told(second)).toEqual([values[2]]);
    expect(Object.keys((await page(2)).links)).toEqual(['first', 'prev', 'last']);
    const beyond = await page(9);
    expect(beyond.body).toEqual({
      data: [],
      meta: { page: 9, per_page: 2, total: 3, total_pages: 2 },
    });
    expect(told(await rest.get(`${beyond.links.prev}`))).toEqual([values[2]]);
    const empty = await list('search=gaibsekali&page=1');
    expect(empty.body).toEqual({
      data: [],
      meta: { page: 1, per_page: 20, total: 0, total_pages: 0 },
    });
  });

  test('paginate=false gives all', async () => {
    const answer = await list(`${these}&paginate=false&sort=${field}:asc`);
    expect(answer.body.meta).toEqual({ paginate: false, total: 3 });
    expect(told(answer)).toEqual([...values]);
    expect(answer.headers.get('link')).toBeNull();
    const defaults = await list('');
    expect(defaults.body.meta).toMatchObject(
      entity === 'akun' ? { paginate: false } : { page: 1, per_page: 20 },
    );
    expect((await list('page=1')).body.meta).toMatchObject({ page: 1, per_page: 20 });
  });

  test('aktif=false and aktif=semua show inactive records', async () => {
    const gone = { params: { [key]: keys[2] ?? 0 } };
    // What is deleted, not deactivated, can be put out of use by a patch.
    const deleted = ['satuan', 'dimensi', 'dimensi-nilai'].includes(entity);
    const out = deleted
      ? await ask(world, `PATCH /master/${entity}/{id}`, world.tokens.staff, {
          ...gone,
          body: { aktif: false },
        })
      : await ask(world, `DELETE /master/${entity}/{${key}}`, world.tokens.staff, gone);
    expect(out.status).toBe(204);
    const sorted = `${these}&sort=${field}:asc`;
    expect(told(await list(sorted))).toEqual(values.slice(0, 2));
    expect(told(await list(`${sorted}&filter=aktif=true`))).toEqual(values.slice(0, 2));
    expect(told(await list(`${sorted}&filter=aktif=false`))).toEqual([values[2]]);
    expect(told(await list(`${sorted}&filter=aktif=semua`))).toEqual([...values]);
    const item = `/master/${entity}/{${key}}`;
    const kept = await ask(world, `GET ${item}`, world.tokens.staff, gone);
    expect(kept.body).toMatchObject({ aktif: false });
    // A second delete changes nothing; a patch makes it active again.
    if (!deleted) {
      expect((await ask(world, `DELETE ${item}`, world.tokens.staff, gone)).status).toBe(204);
    }
    const back = { ...gone, body: { aktif: true } };
    expect((await ask(world, `PATCH ${item}`, world.tokens.staff, back)).status).toBe(204);
    expect(told(await list(sorted))).toEqual([...values]);
  });
});

describe('parameters of single lists', () => {
  test('kontak takes tipe, barang-harga takes barang_id', async () => {
    const { body } = await read('GET /master/kontak', 'tipe=supplier&fields=tipe');
    expect(body.data.length).toBeGreaterThan(0);
    expect(new Set(body.data.map((row: Row) => row.tipe))).toEqual(new Set(['supplier']));
    const prices = await read('GET /master/barang-harga', 'paginate=false');
    const [{ barang_id }] = prices.body.data;
    const one = await read('GET /master/barang-harga', `barang_id=${barang_id}`);
    expect(one.body.data.every((row: Row) => row.barang_id === barang_id)).toBe(true);
    expect(one.body.meta.total).toBeLessThan(prices.body.meta.total);
    expect((await read('GET /master/barang-harga', 'barang_id=7654321')).body.data).toEqual([]);
  });

  test('decimals keep the digits of the database', async () => {
    const { text } = await read(
      'GET /master/barang',
      'search=Kopi Bubuk&custom_fields=stok,nilai_stok',
    );
    expect(text).toMatch(/"harga_jual" ?: ?1500\.250000[,}]/);
    expect(text).toMatch(/"nilai_stok" ?: ?\d+\.\d\d[,}]/);
    const exact = '9007199254740993.25'.slice(3);
    const body = { nama: 'Digit', satuan_id: world.toko.satuan, harga_jual: exact };
    const made = await ask(world, 'POST /master/barang', world.tokens.staff, { body });
    const params = { id: made.body.id };
    const record = await ask(world, 'GET /master/barang/{id}', world.tokens.staff, { params });
    expect(record.text).toMatch(new RegExp(`"harga_jual" ?: ?${exact}0000[,}]`));
    // As a JSON number too: it is never parsed into a double.
    const raw = `{"nama":"Angka","satuan_id":${world.toko.satuan},"harga_jual":1234567890123.123457}`;
    const number = await ask(world, 'POST /master/barang', world.tokens.staff, { body: raw });
    const again = { params: { id: number.body.id } };
    const read2 = await ask(world, 'GET /master/barang/{id}', world.tokens.staff, again);
    expect(read2.text).toContain('1234567890123.123457');
  });
});
