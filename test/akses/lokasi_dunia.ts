/** A shop with two places in which somebody sees one of them, and the other is full of canaries. */
import { beforeAll } from '@jest/globals';
import { hari } from '../helpers/toko.ts';
import { liftSequences } from '../rest/foreign.ts';
import { ask, type Request } from '../rest/request.ts';
import { openWorld, type World } from '../rest/world.ts';
import { CANARY, documents, fileOf, found, makeMember, requestsOf } from './milik_dunia.ts';

export type Dunia = {
  world: World;
  /** The walled member, and a key of his role. */
  token: string;
  kunci: string;
  /** The other place, and its customer. */
  cabang: number;
  pelanggan: number;
  /** A good request for each row. */
  requests: ReadonlyMap<string, Request>;
  /** What of a text tells of the other place. */
  leaks: (text: string) => Promise<string[]>;
  /** Documents of his place, made by another, and of the other place, by kind. */
  sini: Record<string, number>;
  sana: Record<string, number>;
};

/** How many pieces the other place has, some thousand more or less. */
const MANY = 7_654_000;
const NUMBER = /(?<![\w./-])\d+(?:\.\d+)?(?![\w-])/g;
/** What the other place sold today, which no figure of the day may hold. */
const SOLD = 3_141_592.66;
/** What the other place has, or both together. */
const counted = (figure: string) =>
  [MANY, MANY + 1_000_000].some((many) => Math.abs(Number(figure) - many) < 900) ||
  Math.abs(Number(figure) - SOLD) < 1;

const soldToday = (lokasi_id: number, kontak_id: number, barang_id: number) => ({
  tanggal: new Date(Date.now() + 7 * 3600_000).toISOString().slice(0, 10),
  ...{ lokasi_id, kontak_id, keterangan: `${CANARY} kepala` },
  detail: [{ barang_id, qty: '2', harga: `${SOLD / 2}` }],
});

export function openDunia(): Dunia {
  const dunia = {} as Dunia;
  const world = openWorld();
  beforeAll(async () => {
    const { toko, barang, server } = world;
    await liftSequences(toko);
    const admin = server.rest(world.tokens.admin);
    const place = await admin.post('/api/master/lokasi', { kode: 'CABANG', nama: 'Cabang' });
    if (place.status !== 201) throw new Error(place.text);
    const cabang = place.body.id as number;
    const pelanggan = await toko.kontak({ nama: `${CANARY} PELANGGAN` });
    const { token, kunci } = await makeMember(world, 'cabang', {}, { lokasi_id: [toko.lokasi] });
    const there = { lokasi: cabang, pelanggan };
    const write = async (jenis: string, body: object) => {
      const made = await ask(world, 'POST /transaksi/{jenis}', world.tokens.staff, {
        params: { jenis },
        body: body as Record<string, unknown>,
      });
      if (made.status !== 201) throw new Error(`${jenis}: ${made.status} ${made.text}`);
      return made.body.id as number;
    };
    await write('pembelian', {
      tanggal: hari('01-03'),
      lokasi_id: cabang,
      kontak_id: toko.supplier,
      keterangan: `${CANARY} kepala`,
      detail: [{ barang_id: barang, qty: `${MANY}`, harga: '1000' }],
    });
    const sana: Record<string, number> = await documents(
      world,
      `${world.tokens.staff}`,
      CANARY,
      '918273.64',
      there,
    );
    await write('penjualan', soldToday(cabang, await toko.kontak(), barang));
    const sini = await documents(world, `${world.tokens.staff}`, 'SINI', '777.25');
    // Money without a place, by another.
    sana['kas-keluar'] = await write('kas-keluar', {
      tanggal: hari('02-02'),
      keterangan: `${CANARY} kepala`,
      akun_kas: '1101',
      detail: [{ akun_kode: '6101', jumlah: '5' }],
    });
    const requests = await requestsOf(world);
    const params = { id: await fileOf(world, sana.penjualan as number) };
    for (const [name, request] of requests) {
      if (name.includes(' /lampiran/{id}')) requests.set(name, { ...request, params });
    }
    const query = { entitas: 'transaksi', entitas_id: sana.penjualan };
    requests.set('GET /lampiran', { query });
    // What is counted of a record where it is asked for.
    const custom_fields = 'saldo_piutang,saldo_hutang,poin';
    requests.set('GET /master/kontak', { query: { custom_fields, per_page: 100 } });
    await toko.pekerja.rows('select erp_private.worker_jejak_seal(1000)');
    const leaks = async (text: string) => {
      const numbers = await toko.rows<{ nomor: string }>(
        `select t.nomor from transaksi as t
          where t.lokasi_id = $1 or t.id = any ($2)
         union
         select j.nomor from jurnal as j join transaksi as t on t.id = j.transaksi_id
          where t.lokasi_id = $1 or t.id = any ($2)`,
        [cabang, Object.values(sana)],
      );
      // What its customer owes: each open item, what is left of it, and all of them.
      const owed = await toko.rows<{ jumlah: string }>(
        `with pos as (
           select p.id, p.membalik_id, p.nilai,
                  p.nilai - coalesce((select sum(a.nilai) from alokasi as a where a.pos_id = p.id), 0) as sisa
             from pos_terbuka as p where p.kontak_id = $1
         )
         select abs(p.nilai)::text as jumlah from pos as p union select abs(p.sisa)::text from pos as p
         union select abs(sum(p.sisa))::text from pos as p`,
        [pelanggan],
      );
      const sums = new Set(owed.map(({ jumlah }) => Number(jumlah)));
      for (const sum of sums) if (sum < 1000) sums.delete(sum);
      return [
        ...found(text, [CANARY, ...numbers.map(({ nomor }) => nomor)]),
        ...(text.match(NUMBER) ?? []).filter((one) => counted(one) || sums.has(Number(one))),
      ];
    };
    Object.assign(dunia, {
      ...{ world, token, kunci, cabang, pelanggan, requests, leaks, sini, sana },
    });
  });
  return dunia;
}
