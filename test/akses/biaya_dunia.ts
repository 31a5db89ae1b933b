/** A shop in which somebody does not see what goods cost, and what they cost stands in no other figure. */
import { beforeAll } from '@jest/globals';
import { hari } from '../helpers/toko.ts';
import { ask, type Request } from '../rest/request.ts';
import { openWorld, type World } from '../rest/world.ts';
import { documents, makeMember, requestsOf } from './milik_dunia.ts';

export type Dunia = {
  world: World;
  /** The walled member, and a key of his role. */
  token: string;
  kunci: string;
  /** A good request for each row. */
  requests: ReadonlyMap<string, Request>;
  /** Documents of kinds whose money is cost, and a paper of one. */
  lain: readonly (readonly [name: string, request: Request])[];
  /** What one piece costs. */
  hpp: number;
};

/** So many that what the whole stock is worth shows, and no multiple of what one piece costs. */
const MANY = 12_345_678;
const HARGA = 918273.64;

export function openDunia(): Dunia {
  const dunia = {} as Dunia;
  const world = openWorld();
  beforeAll(async () => {
    const { toko, barang } = world;
    const admin = world.server.rest(world.tokens.admin);
    await toko.beli('01-01', [[barang, MANY, HARGA]]);
    const patched = await admin.patch(`/api/master/barang/${barang}`, { harga_beli: `${HARGA}` });
    if (patched.status !== 204) throw new Error(patched.text);
    const member = await makeMember(world, 'tanpa-biaya', { lihat_biaya: false });
    await documents(world, `${world.tokens.staff}`, 'BIAYA', '777.25');
    const requests = await requestsOf(world);
    await ask(world, 'POST /transaksi/{jenis}', world.tokens.staff, {
      params: { jenis: 'penjualan' },
      body: {
        tanggal: hari('02-04'),
        lokasi_id: toko.lokasi,
        kontak_id: toko.pelanggan,
        detail: [{ barang_id: barang, qty: '3' }],
      },
    });
    const lain = await others(world);
    await toko.pekerja.rows('select erp_private.worker_jejak_seal(1000)');
    const { hpp } = (await admin.get('/api/master/barang?custom_fields=hpp')).body.data.find(
      ({ id }: { id: number }) => id === barang,
    );
    Object.assign(dunia, { world, ...member, requests, lain, hpp });
  });
  return dunia;
}

/** Requests about documents whose money is cost: a purchase, a stocktaking, goods that were used. */
async function others(world: World): Promise<Dunia['lain']> {
  const { toko, barang } = world;
  const goods = { params: { entitas: 'barang' }, query: { fields: 'id', custom_fields: 'stok' } };
  const listed = await ask(world, 'GET /master/{entitas}', world.tokens.staff, goods);
  const { stok } = listed.body.data.find(({ id }: { id: number }) => id === barang);
  const get = 'GET /transaksi/{jenis}/{id}';
  const made: [string, Request][] = [];
  for (const [jenis, detail, head] of [
    [
      'pembelian',
      { barang_id: barang, qty: '2', harga: '918273.64' },
      { kontak_id: toko.supplier },
    ],
    [
      'order-pembelian',
      { barang_id: barang, qty: '2', harga: '918273.64' },
      { kontak_id: toko.supplier },
    ],
    ['opname-stok', { barang_id: barang, qty_fisik: `${stok + 3}` }, { mode: 'selisih' }],
    ['penggunaan-persediaan', { barang_id: barang, qty: '2' }, { alasan: 'contoh' }],
  ] as const) {
    const body = { tanggal: hari('02-05'), lokasi_id: toko.lokasi, ...head, detail: [detail] };
    const {
      status,
      text,
      body: answer,
    } = await ask(world, 'POST /transaksi/{jenis}', world.tokens.staff, {
      params: { jenis },
      body,
    });
    if (status !== 201) throw new Error(`${jenis}: ${text}`);
    const params = { jenis, id: answer.id as number };
    made.push([get, { params }], [get, { params, query: { sertakan: 'riwayat' } }]);
    if (jenis === 'pembelian') {
      for (const format of ['pdf', 'html']) {
        made.push([`${get}/cetak`, { params, query: { format } }]);
      }
    }
  }
  return made;
}

const NUMBER = /(?<![\w./-])-?\d+(?:\.\d+)?(?![\w-])/g;

/** Figures of an answer that are what pieces cost: the buying price, one, or up to 60, or the value of the whole stock. */
export function costs(text: string, hpp: number): string[] {
  return (text.match(NUMBER) ?? []).filter((figure) => {
    const pieces = Math.abs(Number(figure)) / hpp;
    const whole = Math.round(pieces);
    return (
      figure.startsWith('918273') ||
      pieces > 1e6 ||
      (whole >= 1 && whole <= 60 && Math.abs(pieces - whole) < 0.003 * whole)
    );
  });
}
