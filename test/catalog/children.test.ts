import { beforeAll, expect, test } from '@jest/globals';
import { getNamedType, isEnumType, isInputObjectType, isObjectType } from 'graphql';
import { CHILD_ORDERS, WITHOUT_CHILDREN } from '../../server/graphql/schema/child_orders.ts';
import { schema } from '../../server/graphql/schema/generated/schema.js';
import { lists } from '../graphql/parts.ts';
import { openCatalog } from './catalog.ts';

/** Children of a row, for each foreign key of a table that grows: they are found and ordered by one index. */
const { none, owner } = openCatalog();

type Key = {
  tabel: string;
  kolom: string;
  induk: string;
  sifat: string | null;
  primer: string[];
  indeks: string[][];
};

/** Rows of these have a handful of children each: they are read and sorted. */
const HANDFUL = new Set(
  `alokasi aset aset_susut jurnal jurnal_baris mutasi_stok order_gerak poin_gerak pos_terbuka
  transaksi transaksi_baris`.split(/\s+/),
);
/** Units and prices of a good are few. */
const FEW = new Set([
  ...['barang_harga.barang_id', 'barang_satuan.barang_id'],
  ...['barang_pemasok.barang_id', 'barang_lokasi.barang_id'],
]);
/** Masters of which there may be a million, beside the tables of what is posted. */
const GROWING = new Set([
  ...['barang', 'barang_harga', 'barang_lokasi', 'barang_pemasok', 'barang_satuan', 'kontak'],
]);
const POSTED = new Set(['buku', 'dokumen', 'saldo']);

let keys: Key[] = [];
beforeAll(async () => {
  keys = (await owner(
    `select c.relname as tabel, f.relname as induk, t.sifat,
            (select string_agg(a.attname, ',' order by k.n) from unnest(r.conkey) with ordinality as k (nomor, n)
               join pg_attribute as a on a.attrelid = c.oid and a.attnum = k.nomor) as kolom,
            (select array_agg(a.attname::text order by k.n) from pg_index as i
               cross join lateral unnest(i.indkey::int2[]) with ordinality as k (nomor, n)
               join pg_attribute as a on a.attrelid = c.oid and a.attnum = k.nomor
              where i.indrelid = c.oid and i.indisprimary) as primer,
            (select json_agg((select json_agg(a.attname order by k.n)
               from unnest((i.indkey::int2[])[0 : i.indnkeyatts - 1]) with ordinality as k (nomor, n)
               join pg_attribute as a on a.attrelid = c.oid and a.attnum = k.nomor))
               from pg_index as i where i.indrelid = c.oid and i.indexprs is null) as indeks
       from pg_constraint as r join pg_class as c on c.oid = r.conrelid join pg_class as f on f.oid = r.confrelid
       join erp_private.tenant_table as t on t.tabel = c.relname
      where r.contype = 'f' and r.connamespace = 'tenant_templat'::regnamespace
        and cardinality(t.pembaca) > 0 and has_table_privilege('erp_app', f.oid, 'select')
      order by 1, 3`,
  )) as Key[];
});

const grows = ({ tabel, sifat }: Key) => POSTED.has(`${sifat}`) || GROWING.has(tabel);
const isLeftOut = ({ tabel, kolom }: Key) => WITHOUT_CHILDREN[tabel]?.includes(kolom);
const orderOf = ({ tabel, kolom }: Key) => CHILD_ORDERS[tabel]?.[kolom];

test('each key of a table that grows has an index (key, order), or few children', () => {
  const asked = keys.filter((key) => grows(key) && !isLeftOut(key));
  expect(asked.length).toBeGreaterThan(70);
  const wrong = asked.filter((key) => {
    const own = orderOf(key);
    if (!own && (HANDFUL.has(key.induk) || FEW.has(`${key.tabel}.${key.kolom}`))) return false;
    const wanted = [key.kolom, ...(own ?? key.primer.filter((column) => column !== key.kolom))];
    return !key.indeks.some((index) => wanted.join() === index.slice(0, wanted.length).join());
  });
  expect(wrong.map(({ tabel, kolom }) => `${tabel}.${kolom}`)).toEqual([]);
});

test('the orders and what is left out are of keys that are there', () => {
  const named = [...Object.entries(CHILD_ORDERS), ...Object.entries(WITHOUT_CHILDREN)].flatMap(
    ([tabel, columns]) =>
      (Array.isArray(columns) ? columns : Object.keys(columns)).map((one) => `${tabel}.${one}`),
  );
  const there = new Set(keys.map(({ tabel, kolom }) => `${tabel}.${kolom}`));
  expect(named.filter((one) => !there.has(one))).toEqual([]);
});

test('the schema gives children the order of their index', () => {
  const fieldsOf = (name: string) => {
    const type = schema.getType(name);
    return isObjectType(type) ? type.getFields() : {};
  };
  const order = fieldsOf('Akun').daftarJurnalBarisByAkunKode?.args.find(
    ({ name }) => name === 'orderBy',
  );
  const values = order && getNamedType(order.type);
  if (!isEnumType(values)) throw new Error('no order of lines');
  expect(order?.defaultValue).toEqual(
    ['TANGGAL_ASC', 'PRIMARY_KEY_ASC'].map((name) => values.getValue(name)?.value),
  );
  expect(fieldsOf('Akun')).not.toHaveProperty('daftarMutasiStokByAkunLawan');
  expect(fieldsOf('Akun')).not.toHaveProperty('daftarMutasiStokByAkunPersediaan');
  expect(fieldsOf('Lokasi')).not.toHaveProperty('daftarMutasiStok');
  expect(fieldsOf('Satuan')).not.toHaveProperty('daftarTransaksiBaris');
});

test('what belongs to a document is of its kind', () =>
  none(
    `select n.tabel from unnest('{transaksi_baris,transaksi_biaya,transaksi_pembayaran,order_gerak}'::text[]) as n (tabel)
      where not exists (select from pg_attribute as a where a.attnotnull and a.attname = 'jenis'
        and a.attrelid = format('tenant_templat.%I', n.tabel)::regclass)`,
  ));

test('a filter leads to rows of tables that are read, and to no others', () => {
  const read = new Set(lists.map(({ row }) => `${row.name}Filter`));
  const fields = Object.values(schema.getTypeMap()).flatMap((type) =>
    read.has(type.name) && isInputObjectType(type) ? Object.values(type.getFields()) : [],
  );
  const rows = fields
    .map(({ type }) => getNamedType(type))
    .filter((type) => 'and' in fieldsOf(type));
  expect(rows.length).toBeGreaterThan(200);
  expect(rows.map(({ name }) => name).filter((name) => !read.has(name))).toEqual([]);
});

const fieldsOf = (type: unknown) => (isInputObjectType(type) ? type.getFields() : {});
