/** Good requests for master records. */
import { bukukanAset } from '../aset/aset.ts';
import { hari } from '../helpers/toko.ts';
import type { Case } from './cases.ts';
import { ask } from './request.ts';
import type { World } from './world.ts';

let counter = 0;
export const next = (): number => {
  counter += 1;
  return counter;
};

export type Body = Record<string, unknown>;

/** Bodies of creates that the database accepts, whatever was created before. */
export const MASTER_BODIES: Readonly<Record<string, (world: World) => Body | Promise<Body>>> = {
  barang: ({ toko }) => ({
    nama: `Barang ${next()}`,
    satuan_id: toko.satuan,
    harga_jual: '15000.25',
    atribut: { warna: 'merah' },
  }),
  kontak: () => ({ nama: `Kontak ${next()}`, tipe: 'pelanggan', batas_kredit: 1000000.5 }),
  lokasi: () => ({ nama: `Lokasi ${next()}` }),
  akun: () => ({ kode: `9${next()}.1`, nama: `Akun ${next()}`, subklas_id: 11 }),
  satuan: () => ({ kode: `ST${next()}`, nama: 'Kardus' }),
  harga: () => ({ kode: `HG${next()}`, nama: 'Grosir' }),
  'barang-satuan': async ({ toko }) => ({
    barang_id: await toko.barang(),
    satuan_id: await toko.master('satuan', { kode: `SB${next()}`, nama: 'Dus' }),
    faktor: '12.5',
  }),
  'barang-harga': async (world) => ({
    barang_id: await world.toko.barang(),
    harga_kode: await makeMaster(world, 'harga'),
    harga: 14500.123456,
  }),
  'barang-pemasok': async ({ toko }) => ({
    barang_id: await toko.barang(),
    kontak_id: toko.supplier,
    harga: '12000.5',
    kelipatan: 12,
    utama: true,
  }),
  'barang-lokasi': async ({ toko }) => ({
    barang_id: await toko.barang(),
    lokasi_id: toko.lokasi,
    stok_minimum: 20,
    stok_maksimum: 50,
  }),
  aset: async ({ toko }) => {
    const isi = {
      akun_aset: '1503',
      akun_akumulasi: '1603',
      tanggal: hari('01-05'),
      perolehan: '1200000.50',
    };
    return {
      ...isi,
      nama: `Aset ${next()}`,
      umur_bulan: 48,
      asal: await bukukanAset(toko, isi),
    };
  },
  dimensi: async ({ toko }) => {
    await makeRoom(toko);
    return { kode: `dim-${next()}`, nama: 'Cabang', wajib_jenis: ['retur-pembelian'] };
  },
  'dimensi-nilai': async ({ toko }) => ({
    dimensi_id: await dimensiOf(toko),
    kode: `N${next()}`,
    nama: 'Jakarta',
  }),
};

/** There are five dimensions at most: the oldest without values makes place. */
const makeRoom = (toko: World['toko']) =>
  toko.asOwner((db) =>
    db.rows(
      `delete from dimensi as d
        where (select count(*) from dimensi) >= 5 and d.id = (
          select min(u.id) from dimensi as u
           where not exists (select from dimensi_nilai as n where n.dimensi_id = u.id)
        )`,
    ),
  );

/** The dimension that the values of the cases belong to. */
async function dimensiOf(toko: World['toko']): Promise<number> {
  const [found] = await toko.staf.rows<{ id: number }>(
    `select id from dimensi where kode = 'dasar'`,
  );
  if (found) return found.id;
  await makeRoom(toko);
  return toko.master('dimensi', { kode: 'dasar', nama: 'Dasar' });
}

export const MASTER_KEYS: Readonly<Record<string, 'id' | 'kode'>> = {
  barang: 'id',
  kontak: 'id',
  lokasi: 'id',
  akun: 'kode',
  satuan: 'id',
  harga: 'kode',
  'barang-satuan': 'id',
  'barang-harga': 'id',
  'barang-pemasok': 'id',
  'barang-lokasi': 'id',
  aset: 'id',
  dimensi: 'id',
  'dimensi-nilai': 'id',
};

const PATCHES: Readonly<Record<string, Body>> = {
  'barang-satuan': { faktor: 13 },
  'barang-harga': { harga: '5.5' },
  'barang-pemasok': { harga: '5.5' },
  'barang-lokasi': { stok_maksimum: 60 },
};

export const bodyOf = (world: World, entity: string): Body | Promise<Body> => {
  const make = MASTER_BODIES[entity];
  if (!make) throw new Error(`no body for ${entity}`);
  return make(world);
};

/** Makes a record over REST; answers its id or kode. */
export async function makeMaster(world: World, entity: string): Promise<string | number> {
  const body = await bodyOf(world, entity);
  const made = await ask(world, `POST /master/${entity}`, world.tokens.staff, { body });
  if (made.status !== 201) throw new Error(`${entity}: ${made.status} ${made.text}`);
  return made.body[MASTER_KEYS[entity] ?? 'id'];
}

/** `path` is the entity's, or a deprecated one that stands for it. */
export function masterCases(entity: string, path = entity): Record<string, Case> {
  const key = MASTER_KEYS[entity] ?? 'id';
  const item = `/master/${path}/{${key}}`;
  const params = async (world: World) => ({ [key]: await makeMaster(world, entity) });
  return {
    [`GET /master/${path}`]: () => ({}),
    [`POST /master/${path}`]: async (world) => ({ body: await bodyOf(world, entity) }),
    [`GET ${item}`]: async (world) => ({ params: await params(world) }),
    [`PUT ${item}`]: async (world) => {
      const { [key]: _inPath, ...body } = await bodyOf(world, entity);
      return { params: await params(world), body };
    },
    [`PATCH ${item}`]: async (world) => ({
      params: await params(world),
      body: PATCHES[entity] ?? { nama: 'Baru' },
    }),
    [`GET /master/${path}/luar/{sumber}/{id}`]: async (world) => {
      const { sumber, id } = { sumber: 'pos', id: `kasir ${next()}` };
      const asked = { params: { sumber, id }, body: await bodyOf(world, entity) };
      const token = world.tokens.staff;
      const made = await ask(world, `PUT /master/${entity}/luar/{sumber}/{id}`, token, asked);
      if (made.status !== 201) throw new Error(`${entity}: ${made.status} ${made.text}`);
      return { params: { sumber, id } };
    },
    [`PUT /master/${path}/luar/{sumber}/{id}`]: async (world) => ({
      params: { sumber: 'pos', id: `kasir ${next()}` },
      body: await bodyOf(world, entity),
    }),
    [`DELETE ${item}`]: async (world) => ({ params: await params(world) }),
  };
}
