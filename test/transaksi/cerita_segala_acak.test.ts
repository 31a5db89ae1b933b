/** Documents of all kinds, with whatever their types have: each is taken, or refused in our words, and the books stay whole. */
import { expect, test } from '@jest/globals';
import { kindLists } from '../../server/fields/kinds.ts';
import { berDimensi } from '../dimensi/dimensi.ts';
import type { Random } from '../helpers/acak.ts';
import { bukuAcak, pilih } from '../helpers/buku_acak.ts';
import { createDokumen, hari, openStory, type Row, type Toko } from '../helpers/story.ts';
import { expectRekonsiliasi } from '../laporan/rekonsiliasi.ts';
import { bukaDunia, type Dunia, SAH } from './aturan_dokumen.ts';

const { openToko } = openStory();

type Attribute = { type: string; name: string; of: string; array: boolean; words: string[] | null };
type Made = { id: number; jenis: string; status: string };
type World = {
  toko: Toko;
  dunia: Dunia;
  barang: number[];
  types: Map<string, Attribute[]>;
  akun: string[];
  /** The newest documents, and lines. */
  docs: Made[];
  lines: number[];
  /** Whether documents and their lines take values of dimensions, most of them. */
  berdimensi: boolean;
  random: Random;
};

const NUMBERS = '0 0.01 1 2 3 5 7.333333 0.5 10 50 99.99 1000 -1 12.345 0.005'.split(' ');
const pick = <T>({ random }: World, list: readonly T[]): T => pilih(random, list);
const day = (world: World, months: number) =>
  hari(`0${2 + world.random(months)}-${String(1 + world.random(28)).padStart(2, '0')}`);

async function readTypes(toko: Toko): Promise<Map<string, Attribute[]>> {
  const rows = await toko.rows<Attribute>(`
    select c.relname as type, a.attname as name, coalesce(e.typname, y.typname) as of, e.oid is not null as array,
           (select array_agg(l.enumlabel::text) from pg_enum as l where l.enumtypid = coalesce(e.oid, y.oid)) as words
      from pg_class as c
      join pg_attribute as a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      join pg_type as y on y.oid = a.atttypid
      left join pg_type as e on e.oid = y.typelem and y.typcategory = 'A'
     where c.relkind = 'c' and c.relnamespace = 'erp'::regnamespace`);
  return Map.groupBy(rows, ({ type }) => type);
}

/** A value for an attribute: of the world where it names something in it, else one of its type. */
function valueFor(world: World, { name, of, array, words }: Attribute, depth: number): unknown {
  const { dunia, types } = world;
  const columns = types.get(of);
  if (columns && depth < 3) {
    const one = () => {
      const some = columns.filter(() => world.random(2));
      return Object.fromEntries(some.map((each) => [each.name, valueFor(world, each, depth + 1)]));
    };
    return array ? Array.from({ length: 1 + world.random(2) }, one) : one();
  }
  const { pelanggan, supplier, pegawai, umum, lokasi, cabang, aset } = dunia;
  if (name === 'id_luar') return { uji: `${world.random(1000)}` };
  if (name === 'atribut') return { kanal: pick(world, ['x', 7, true]) };
  if (name === 'dimensi') {
    return { cabang: pick(world, ['JKT', 'BDG', null]), proyek: pick(world, ['P1', 'P2']) };
  }
  if (words) return pick(world, words);
  if (name === 'barang_id') return pick(world, world.barang);
  if (name === 'kontak_id') return pick(world, [pelanggan, supplier, pegawai, umum]);
  if (name.startsWith('lokasi')) return pick(world, [lokasi, cabang]);
  if (name === 'aset_id') return aset;
  if (name.startsWith('akun')) return pick(world, world.akun);
  if (name === 'sudah_terhitung_opname')
    return world.docs.find(({ jenis }) => jenis === 'opname-stok')?.id;
  if (/dokumen|order_id|piutang_id|hutang_id/.test(name)) return pick(world, world.docs).id;
  if (name.includes('baris')) return pick(world, world.lines);
  if (of === 'date') return day(world, 3);
  if (of.startsWith('timestamp')) return `${day(world, 3)}T03:00:00Z`;
  if (of === 'bool') return world.random(2) === 0;
  if (of.startsWith('int')) return world.random(9);
  return /text|varchar/.test(of) ? pick(world, ['x', 'PCS', '', 'tunai']) : pick(world, NUMBERS);
}

/** Whether a plain document of the kind has the field, or a line of it: what only modes know is refused without one. */
function isPlain(jenis: string, name: string, inLine = false): boolean {
  const { fields = {} } = kindLists.find((one) => one.name === jenis.replaceAll('-', '_')) ?? {};
  const known = inLine ? fields.detail?.fields : fields;
  return name !== 'mode' && !known?.[name]?.hanya_mode;
}

/** A right document of any kind, changed here and there. */
function dokumen(world: World): [jenis: string, isi: Row] {
  const jenis = pick(world, Object.keys(SAH));
  const isi = structuredClone((SAH[jenis] as (d: Dunia) => Row)(world.dunia));
  if ('tanggal' in isi && !jenis.startsWith('saldo-awal')) isi.tanggal = day(world, 2);
  if ('lokasi_id' in isi && world.random(3) === 0) isi.lokasi_id = world.dunia.cabang;
  for (const attribute of world.types.get(`${jenis.replaceAll('-', '_')}_input`) ?? []) {
    if (attribute.name !== 'detail') {
      if (attribute.name === 'dimensi' && !world.berdimensi) continue;
      // Few stocktakings are such that a document may name them.
      const rarely = isPlain(jenis, attribute.name) ? 12 : 60;
      const often = { sudah_terhitung_opname: 2, dimensi: 2 }[attribute.name] ?? rarely;
      if (world.random(often) === 0) isi[attribute.name] = valueFor(world, attribute, 0);
      continue;
    }
    const detail = (isi.detail ?? []) as Row[];
    if (detail.length > 0 && world.random(3) === 0) detail.push({ ...detail[0] });
    for (const line of detail) {
      if ('barang_id' in line) line.barang_id = pick(world, world.barang);
      if ('qty' in line) line.qty = pick(world, [1, 2, 3, 5, '0.5', 12, 30]);
      if ('harga' in line) line.harga = pick(world, [0, 1, 7, 15, '99.99', '0.01']);
      for (const each of world.types.get(attribute.of) ?? []) {
        const rarely = isPlain(jenis, each.name, true) ? 14 : 60;
        const often = each.name !== 'dimensi' ? rarely : world.berdimensi ? 2 : 0;
        if (often > 0 && world.random(often) === 0) line[each.name] = valueFor(world, each, 1);
      }
    }
  }
  return [jenis, isi];
}

/** The newest documents, and lines. */
const terbaru = (toko: Toko) =>
  toko.rows<Made>('select id::int, jenis, status from transaksi order by id desc limit 60');
const garisTerbaru = async (toko: Toko) =>
  (
    await toko.rows<{ id: number }>('select id::int from transaksi_baris order by id desc limit 60')
  ).map(({ id }) => id);

async function act(world: World): Promise<void> {
  const { toko, random } = world;
  world.docs = await terbaru(toko);
  world.lines = await garisTerbaru(toko);
  const [jenis, isi] = dokumen(world);
  const one = world.docs.find(({ status }) => status === 'final' && random(6) === 0);
  try {
    if (one && random(12) === 0) {
      const tanggal = random(3) ? null : hari('04-10');
      await toko.batalkan(one.jenis, one.id, { tanggal, kaskade: random(2) === 0 });
    } else await toko.as((db) => createDokumen(db, jenis, isi));
  } catch (error) {
    const { code = '', message } = error as { code?: string; message: string };
    expect({ code, message, jenis, isi }).toMatchObject({
      code: expect.stringMatching(/^[A-Z]{5}$/),
    });
  }
}

async function buka(settings: Row, berdimensi: boolean): Promise<World> {
  const toko = await openToko({ poin_aktif: true, ...settings });
  if (berdimensi) await berDimensi(toko);
  const dunia = await bukaDunia(toko);
  const barang = [dunia.barang, dunia.jasa, await toko.barang(), await toko.barang()];
  await toko.beli(
    '02-02',
    barang.slice(2).map((id, i) => [id, 50, 7 - i]),
  );
  const akun = (await toko.rows<{ kode: string }>('select kode from akun order by kode')).map(
    ({ kode }) => kode,
  );
  const types = await readTypes(toko);
  return { toko, dunia, barang, akun, docs: [], lines: [], berdimensi, types, random: () => 0 };
}

test.each([
  [1, 'rata-rata', 'tenant', false],
  [2, 'fifo', 'per_lokasi', false],
  [4, 'rata-rata', 'per_lokasi', true],
])('seed %i, %s per %s, dimensions: %s', async (seed, metode_hpp, lingkup_hpp, berdimensi) => {
  const { dunia } = await bukuAcak<World>({
    benih: seed,
    banyak: 160,
    kata: 'dokumen',
    buka: () => buka({ metode_hpp, lingkup_hpp }, berdimensi),
    lakukan: (world, _, random) => act({ ...world, random }),
    ditolak: new Set(),
    akhir: async ({ toko }) => {
      await toko.expectConsistent();
      await expectRekonsiliasi(toko);
    },
  });
  const { toko } = dunia;
  const { banyak } = await toko.row<{ banyak: number }>(
    'select count(distinct jenis)::int as banyak from transaksi where id > (select min(id) + 12 from transaksi)',
  );
  expect(banyak).toBeGreaterThan(15);
  const { beda } = await toko.row<{ beda: number }>(
    'select count(distinct gabungan_id)::int as beda from jurnal_baris',
  );
  expect(beda).toBe(berdimensi ? 6 : 0);
});
