/** A shop in which somebody sees only his own documents, beside documents of others full of canaries. */
import { randomUUID } from 'node:crypto';
import { beforeAll } from '@jest/globals';
import { endpointTable } from '../../rest-facade/endpoints/index.ts';
import { hari } from '../helpers/toko.ts';
import { CASES } from '../rest/cases.ts';
import { CDC_CASES } from '../rest/cases_cdc.ts';
import { liftSequences } from '../rest/foreign.ts';
import { ask, type Request } from '../rest/request.ts';
import { openWorld, type World } from '../rest/world.ts';

export const CANARY = 'KENARI';

export type Dunia = {
  world: World;
  /** The walled member, and a key of his role. */
  token: string;
  kunci: string;
  /** A good request for each row, about what others made. */
  requests: ReadonlyMap<string, Request>;
  /** What no answer to him may hold: numbers of others' documents and journals, and the canary. */
  canaries: () => Promise<readonly string[]>;
  /** Documents of the walled member, by kind. */
  milik: Record<string, number>;
  /** Documents of others, by kind. */
  orang: Record<string, number>;
};

export const SCOPES = [
  'master:*',
  'transaksi:*',
  'laporan:*',
  'dashboard:*',
  'ai:*',
  'pengaturan:read',
];
/** Rows that need another installation, end the session, or are for whoever holds the paper or the link. */
const OTHERS = new Set([
  ...Object.keys(CDC_CASES),
  ...['DELETE /auth/sesi', 'POST /auth/refresh', 'GET /cetak/periksa/{kode}'],
  ...['GET /cetak/tautan/{kode}', 'GET /lampiran/tautan/{tenant}/{rahasia}'],
]);

type Body = Record<string, unknown>;

const write = (world: World, token: string) => async (jenis: string, body: Body) => {
  const made = await ask(world, 'POST /transaksi/{jenis}', token, { params: { jenis }, body });
  if (made.status !== 201) throw new Error(`${jenis}: ${made.status} ${made.text}`);
  return made.body.id as number;
};

/** Documents of one person: `tag` stands in each text, and prices are his own. */
export async function documents(
  world: World,
  token: string,
  tag: string,
  harga: string,
  place: { lokasi?: number; pelanggan?: number } = {},
) {
  const { barang } = world;
  const toko = { ...world.toko, ...place };
  const make = write(world, token);
  const teks = { keterangan: `${tag} kepala`, nomor_referensi: `${tag}-REF` };
  const kepala = { tanggal: hari('02-01'), lokasi_id: toko.lokasi, ...teks };
  const baris = { barang_id: barang, qty: '2', harga, keterangan: `${tag} baris` };
  const jual = { ...kepala, kontak_id: toko.pelanggan, detail: [baris], atribut: { a: tag } };
  const kasir = tag.toLowerCase();
  const penjualan = await make('penjualan', { ...jual, id_luar: { [kasir]: `${tag}-1` } });
  const retur = { ...kepala, dokumen_asal_id: penjualan, kontak_id: toko.pelanggan };
  const { body } = await ask(world, 'GET /transaksi/{jenis}/{id}', token, {
    params: { jenis: 'penjualan', id: penjualan },
  });
  const asal = body.detail[0].id as number;
  const pembelian = await make('pembelian', {
    ...kepala,
    kontak_id: toko.supplier,
    detail: [baris],
  });
  const alokasi = [{ dokumen_id: penjualan, jumlah: '10' }];
  return {
    penjualan,
    asal,
    pembelian,
    draft: await make('penjualan', { ...jual, draft: true }),
    'order-penjualan': await make('order-penjualan', {
      ...kepala,
      kontak_id: toko.pelanggan,
      detail: [baris],
    }),
    'retur-penjualan': await make('retur-penjualan', {
      ...retur,
      detail: [{ baris_asal_id: asal, qty: '1' }],
    }),
    'pelunasan-piutang': await make('pelunasan-piutang', {
      ...kepala,
      kontak_id: toko.pelanggan,
      akun_kas: '1101',
      jumlah: '10',
      alokasi,
    }),
    'kas-masuk': await make('kas-masuk', {
      ...kepala,
      akun_kas: '1101',
      detail: [{ akun_kode: '4201', jumlah: harga, keterangan: `${tag} baris` }],
    }),
  };
}

/** A file beside a document of another's. */
export const fileOf = async ({ toko }: World, id: number) => {
  const kunci = randomUUID();
  const made = await toko
    .by({ peran: 'staff', unggahan: kunci })
    .value<{ id: number }>(
      `select erp.lampiran_create('transaksi', $1, '${CANARY}.txt', 'text/plain', 1, repeat('a', 64), $2)`,
      [id, kunci],
    );
  return made.id;
};

/** Where members are made: only the admin makes them. */
type Shop = Pick<World, 'server'> & {
  toko: { kode: string };
  tokens: { admin: string | undefined };
};

/** A member and a key with a role of that code and those walls. */
export async function makeMember(world: Shop, kode: string, walls: object, places: object = {}) {
  const rest = world.server.rest(world.tokens.admin);
  const key = { 'x-admin-key': world.server.adminKey };
  const role = { kode, nama: kode, dasar: 'staff', cakupan: SCOPES };
  const made = await rest.post('/api/pengaturan/peran', { ...role, ...walls }, key);
  if (made.status !== 201) throw new Error(made.text);
  const email = `${kode}@${world.toko.kode}.test`;
  await rest.post('/api/pengaturan/pengguna', { email, nama: kode, peran: kode, ...places }, key);
  const program = { nama: kode, peran: kode, cakupan: SCOPES, ...places };
  const { body } = await rest.post('/api/pengaturan/kunci-api', program, key);
  return { token: await world.server.signIn(email, world.toko.kode), kunci: body.kunci as string };
}

export async function requestsOf(world: World): Promise<Map<string, Request>> {
  const requests = new Map<string, Request>();
  for (const { method, path } of endpointTable({ docs: false })) {
    const name = `${method} ${path}`;
    const make = CASES[name];
    if (make === undefined || OTHERS.has(name)) continue;
    requests.set(name, await make(world, 'staff'));
  }
  return requests;
}

export function openDunia(): Dunia {
  const dunia = {} as Dunia;
  const world = openWorld();
  beforeAll(async () => {
    await liftSequences(world.toko);
    const { token, kunci } = await makeMember(world, 'sendiri', { hanya_milik: true });
    const orang = await documents(world, `${world.tokens.staff}`, CANARY, '918273.64');
    const milik = await documents(world, token, 'MILIK', '777.25');
    // Others pay what he sold, and re-value it.
    const bayar = write(world, `${world.tokens.staff}`);
    const { toko, barang } = world;
    await bayar('pelunasan-piutang', {
      tanggal: hari('02-03'),
      lokasi_id: toko.lokasi,
      kontak_id: toko.pelanggan,
      akun_kas: '1101',
      jumlah: '11',
      keterangan: `${CANARY} kepala`,
      alokasi: [{ dokumen_id: milik.penjualan, jumlah: '11' }],
    });
    await bayar('pembelian', {
      tanggal: hari('01-03'),
      lokasi_id: toko.lokasi,
      kontak_id: toko.supplier,
      keterangan: `${CANARY} kepala`,
      detail: [{ barang_id: barang, qty: '100000', harga: '918273.64' }],
    });
    const requests = await requestsOf(world);
    const params = { id: await fileOf(world, orang.penjualan) };
    for (const [name, request] of requests) {
      if (name.includes(' /lampiran/{id}')) requests.set(name, { ...request, params });
    }
    const query = { entitas: 'transaksi', entitas_id: orang.penjualan };
    requests.set('GET /lampiran', { query });
    await world.toko.pekerja.rows('select erp_private.worker_jejak_seal(1000)');
    const me = `select p.id from erp_private.pengguna as p where p.email = 'sendiri@' || $1 || '.test'`;
    const canaries = async () => [
      CANARY,
      '918273',
      ...(
        await world.toko.rows<{ nomor: string }>(
          `select t.nomor from transaksi as t where t.dibuat_oleh is distinct from (${me})
            union select j.nomor from jurnal as j join transaksi as t on t.id = j.transaksi_id
             where t.dibuat_oleh is distinct from (${me})`,
          [world.toko.kode],
        )
      ).map(({ nomor }) => nomor),
    ];
    Object.assign(dunia, { world, token, kunci, requests, canaries, milik, orang });
  });
  return dunia;
}

/** Which of the canaries stand in a text, as words of their own. */
export function found(text: string, canaries: readonly string[]): string[] {
  return canaries.filter((one) => {
    for (let at = text.indexOf(one); at >= 0; at = text.indexOf(one, at + 1)) {
      if (!/\w/.test(text[at + one.length] ?? ' ') || one === CANARY || one === '918273')
        return true;
    }
    return false;
  });
}

/** Opens the wall of a table for a role (erp_reader, erp_app), or replaces a function, while `work` runs. */
export async function planted<T>(
  { data, toko }: World,
  hole: { tabel: string; peran: 'erp_reader' | 'erp_app' } | { fungsi: string; isi: string },
  work: () => Promise<T>,
): Promise<T> {
  if ('fungsi' in hole) {
    const asked = `select pg_get_functiondef($1::regproc)`;
    const old = await data.value<string>(asked, [hole.fungsi]);
    await data.rows(old.replace(/(AS \$\w+\$).*(\$\w+\$)/s, `$1${hole.isi}$2`));
    try {
      return await work();
    } finally {
      await data.rows(old);
    }
  }
  const table = `t_${toko.kode}.${hole.tabel}`;
  const name = hole.peran === 'erp_app' ? 'pembaca menurut peran' : 'laporan tenant ini';
  const old = await data.value<string>(
    `select pg_get_expr(polqual, polrelid) from pg_policy where polrelid = $1::regclass and polname = $2`,
    [table, name],
  );
  const open = old
    .replaceAll('erp_private.milik()', 'false')
    .replaceAll('erp_private.biaya_tutup()', 'false')
    .replaceAll('erp_private.lokasi_tutup()', 'false');
  await data.rows(`alter policy "${name}" on ${table} using (${open})`);
  try {
    return await work();
  } finally {
    const back = `set local search_path to t_${toko.kode}, erp; alter policy "${name}" on ${table} using (${old})`;
    await data.rows(back);
  }
}
