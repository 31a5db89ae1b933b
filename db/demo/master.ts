import { AGREED, GOODS, type Goods, HARGA, priceList, SATUAN, SERVICES } from './katalog.ts';
import { UMUM } from './kontak.ts';
import type { DemoTenant } from './tenants.ts';

export type Document = Record<string, unknown>;

/** Makes master records and answers the id of each by its kode; the functions of the database do it. */
export type MakeMaster = (entitas: string, dokumen: Document[]) => Promise<Map<string, number>>;

/** Ids by kode. */
export type Ids = Record<'satuan' | 'lokasi' | 'kontak' | 'barang', Map<string, number>>;

/** An EAN-13 with Indonesia's prefix: twelve digits and the one that checks them. */
function barcodeOf(index: number): string {
  const digits = `8999${String(10_000_000 + index * 7919).slice(-8)}`;
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (at % 2 ? 3 : 1), 0);
  return digits + ((10 - (sum % 10)) % 10);
}

function barangOf(goods: Goods, satuan_id: number | undefined, stok_minimum: number): Document {
  const { kode, nama, merek, kategori, beli, jual, ppn } = goods;
  const index = GOODS.indexOf(goods);
  return {
    kode,
    nama,
    merek,
    kategori,
    satuan_id,
    harga_beli: beli,
    harga_jual: jual,
    pajak_kode: ppn ? 'PPN' : 'NON',
    stok_minimum,
    barcode: barcodeOf(index),
    atribut: {
      rak: `${String.fromCharCode(65 + (index % 6))}-${1 + (index % 9)}`,
      ...(ppn ? { halal: true } : { asal: 'Jawa Barat' }),
    },
  };
}

/** Half of what all places want to hold: a few goods are always short of it. */
function minimumOf({ places }: DemoTenant): (goods: Goods) => number {
  const packs = places.reduce((sum, place) => sum + place.packs, 0);
  return ({ laku, faktor }) => Math.round(packs / 2) * laku * faktor;
}

const serviceOf = (
  { kode, nama, jenis, jual }: (typeof SERVICES)[number],
  satuan_id: number | undefined,
): Document => ({ kode, nama, jenis, satuan_id, harga_jual: jual, pajak_kode: 'NON' });

function contactsOf({ suppliers, customers, others = [] }: DemoTenant): Document[] {
  return [
    ...[UMUM, ...customers].map((customer) => ({ tipe: 'pelanggan', ...customer })),
    ...suppliers.map((supplier, index) => ({
      tipe: 'supplier',
      ...supplier,
      telepon: `021-555-01${String(index).padStart(2, '0')}`,
      email: `sales@${supplier.kode.toLowerCase()}.example`,
    })),
    ...others,
  ];
}

/** Whose money it was: the places, where the tenant tells them apart. */
async function makeDimensions({ places }: DemoTenant, make: MakeMaster): Promise<void> {
  const apart = places.filter(({ cabang }) => cabang !== undefined);
  if (apart.length === 0) return;
  const made = await make('dimensi', [{ kode: 'cabang', nama: 'Cabang' }]);
  const dimensi_id = made.get('cabang');
  await make(
    'dimensi_nilai',
    apart.map(({ cabang, nama }) => ({ dimensi_id, kode: cabang, nama })),
  );
}

/** All master data of a tenant; `ids` comes with what every new tenant has, a unit and a location. */
export async function makeMasters(
  tenant: DemoTenant,
  ids: Pick<Ids, 'satuan' | 'lokasi'>,
  make: MakeMaster,
): Promise<Ids> {
  const isNew = (known: Map<string, number>) => (row: { kode: string }) => !known.has(row.kode);
  await makeDimensions(tenant, make);
  const places = tenant.places.map(({ kode, nama, tipe, alamat, cabang }) => ({
    kode,
    nama,
    tipe,
    alamat,
    ...(cabang !== undefined && { dimensi: { cabang } }),
  }));
  const satuan = new Map([
    ...ids.satuan,
    ...(await make('satuan', SATUAN.filter(isNew(ids.satuan)))),
  ]);
  const lokasi = new Map([
    ...ids.lokasi,
    ...(await make('lokasi', places.filter(isNew(ids.lokasi)))),
  ]);
  await make('harga', HARGA);
  const kontak = await make('kontak', contactsOf(tenant));
  const minimum = minimumOf(tenant);
  const barang = await make('barang', [
    ...tenant.goods.map((goods) => barangOf(goods, satuan.get(goods.satuan), minimum(goods))),
    ...SERVICES.map((service) => serviceOf(service, satuan.get(service.satuan))),
  ]);
  await make(
    'barang_satuan',
    tenant.goods.map(({ kode, kemasan, faktor }) => ({
      barang_id: barang.get(kode),
      satuan_id: satuan.get(kemasan),
      faktor,
    })),
  );
  await make(
    'barang_harga',
    tenant.goods.flatMap((goods) =>
      priceList(goods).map(({ tier, minimum, harga, ...price }) => ({
        barang_id: barang.get(goods.kode),
        harga_kode: tier,
        satuan_id: satuan.get(price.satuan),
        qty_minimum: minimum,
        harga,
      })),
    ),
  );
  await make(
    'barang_harga',
    AGREED.flatMap((agreed) =>
      tenant.goods
        .filter(({ kode }) => kode === agreed.barang && kontak.has(agreed.kontak))
        .map((goods) => ({
          barang_id: barang.get(goods.kode),
          kontak_id: kontak.get(agreed.kontak),
          satuan_id: satuan.get(goods.kemasan),
          harga: agreed.harga,
        })),
    ),
  );
  await makeBuying(tenant, { satuan, lokasi, kontak, barang }, make);
  return { satuan, lokasi, kontak, barang };
}

/** Who goods are bought from, by the package, and how much each place keeps of all but the first. */
async function makeBuying(tenant: DemoTenant, ids: Ids, make: MakeMaster): Promise<void> {
  await make(
    'barang_pemasok',
    tenant.goods.map(({ kode, supplier, kemasan, beli, faktor }, index) => ({
      barang_id: ids.barang.get(kode),
      kontak_id: ids.kontak.get(supplier),
      kode_pemasok: `${supplier.replace('SUP-', 'P')}-${kode}`,
      satuan_id: ids.satuan.get(kemasan),
      harga: beli * faktor,
      minimum_beli: index % 3 === 0 ? 2 : 1,
      kelipatan: 1,
      waktu_tunggu_hari: 3 + (index % 5),
      utama: true,
    })),
  );
  await make(
    'barang_lokasi',
    tenant.goods.slice(1).flatMap(({ kode, laku, faktor }) =>
      tenant.places.map((place) => ({
        barang_id: ids.barang.get(kode),
        lokasi_id: ids.lokasi.get(place.kode),
        stok_minimum: Math.round((place.packs * laku * faktor) / 2),
        stok_maksimum: place.packs * laku * faktor,
      })),
    ),
  );
}
