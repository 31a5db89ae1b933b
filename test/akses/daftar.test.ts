/** Lists behind walls hold the rows that their reader sees, and count just these, however they are asked. */
import { beforeAll, describe, expect, test } from '@jest/globals';
import { hari } from '../helpers/toko.ts';
import { ask } from '../rest/request.ts';
import { openDunia } from './lokasi_dunia.ts';
import { CANARY, makeMember } from './milik_dunia.ts';

type Dokumen = {
  id: number;
  jenis: string;
  lokasi: number[];
  pembuat: string;
  total: number;
  teks: string;
};

const COST = `pembelian order-pembelian retur-pembelian pelunasan-hutang hutang saldo-awal-hutang
  opname-stok transfer-stok penggunaan-persediaan penyusutan audit-hutang-piutang`.split(/\s+/);

const dunia = openDunia();
const tokens: Record<string, string> = {};
const orang: Record<string, string> = {};
let semua: Dokumen[] = [];

/** Some sales, a transfer and money of a member, as far as his walls let him. */
async function trade(token: string): Promise<void> {
  const { world, cabang } = dunia;
  const { toko, barang } = world;
  const kepala = { tanggal: hari('02-04'), keterangan: 'dari anggota' };
  const detail = [{ barang_id: barang, qty: '1', harga: '55' }];
  const jual = { ...kepala, kontak_id: toko.pelanggan, detail };
  const kas = { ...kepala, akun_kas: '1101', detail: [{ akun_kode: '6101', jumlah: '7' }] };
  const pindah = { ...kepala, lokasi_asal_id: toko.lokasi, lokasi_tujuan_id: cabang };
  for (const [jenis, body] of [
    ['penjualan', { ...jual, lokasi_id: toko.lokasi }],
    ['penjualan', { ...jual, lokasi_id: toko.lokasi, draft: true }],
    ['penjualan', { ...jual, lokasi_id: cabang }],
    ['kas-keluar', kas],
    ['transfer-stok', { ...pindah, detail: [{ barang_id: barang, qty: '1' }] }],
  ] as const) {
    const { status, text } = await ask(world, 'POST /transaksi/{jenis}', token, {
      params: { jenis },
      body,
    });
    if (![201, 403].includes(status)) throw new Error(`${jenis}: ${text}`);
  }
}

beforeAll(async () => {
  const { world } = dunia;
  const { lokasi, kode } = world.toko;
  const here = { lokasi_id: [lokasi] };
  const own = { hanya_milik: true };
  for (const [nama, walls, places] of [
    ['lokasi', {}, here],
    ['milik', own, {}],
    ['biaya', { lihat_biaya: false }, {}],
    ['milik-lokasi', own, here],
    ['milik-biaya', { ...own, lihat_biaya: false }, {}],
    ['lokasi-biaya', { lihat_biaya: false }, here],
  ] as const) {
    ({ token: tokens[nama] } = await makeMember(world, nama, walls, places));
    await trade(tokens[nama] as string);
    const [found] = await world.toko.rows<{ id: string }>(
      'select id from erp_private.pengguna where email = $1',
      [`${nama}@${kode}.test`],
    );
    orang[nama] = found?.id as string;
  }
  semua = await world.toko.rows<Dokumen>(
    `select t.id::int, t.jenis::text,
            array_remove(array[
              t.lokasi_id, (t.rincian ->> 'lokasi_tujuan_id')::bigint, (t.isi ->> 'lokasi_asal_id')::bigint,
              (t.isi ->> 'lokasi_tujuan_id')::bigint
            ], null)::int[] as lokasi,
            t.dibuat_oleh::text as pembuat, t.total_nilai::float as total,
            concat_ws(' ', t.nomor, t.nomor_referensi, t.keterangan, k.nama) as teks
       from transaksi as t left join kontak as k on k.id = t.kontak_id`,
  );
});

/** What a member sees, said without the database. */
const seen = (nama: string, { jenis, lokasi, pembuat }: Dokumen): boolean => {
  const mine = pembuat === orang[nama];
  const places = nama.includes('lokasi');
  if (nama.includes('milik') && !mine) return false;
  if (nama.includes('biaya') && COST.includes(jenis)) return false;
  return !places || (lokasi.length === 0 ? mine : lokasi.includes(dunia.world.toko.lokasi));
};

const ASKED: readonly (readonly [
  title: string,
  query: Record<string, string | number>,
  of: (one: Dokumen) => boolean,
])[] = [
  ['all', { paginate: 'false' }, () => true],
  ['a page', { per_page: 100, sort: 'id:asc' }, () => true],
  ['by number', { per_page: 100, sort: 'nomor_transaksi:desc' }, () => true],
  ['searched', { per_page: 100, search: 'anggota' }, ({ teks }) => teks.includes('anggota')],
  ['a search for others', { per_page: 100, search: CANARY }, ({ teks }) => teks.includes(CANARY)],
  ['from a cursor', { per_page: 100, kursor: '' }, () => true],
];

describe.each(['lokasi', 'milik', 'biaya', 'milik-lokasi', 'milik-biaya', 'lokasi-biaya'])(
  'the wall of %s',
  (nama) => {
    test.each(ASKED)('lists as it shows: %s', async (_, query, of) => {
      const kinds = new Set(semua.map(({ jenis }) => jenis));
      for (const jenis of kinds) {
        const answer = await ask(dunia.world, 'GET /transaksi/{jenis}', tokens[nama] as string, {
          params: { jenis },
          query,
        });
        const wanted = semua.filter((one) => one.jenis === jenis && seen(nama, one) && of(one));
        if (answer.status === 403) {
          expect([jenis, nama.includes('biaya') && COST.includes(jenis)]).toEqual([jenis, true]);
          continue;
        }
        const ids = answer.body.data.map(({ id }: { id: number }) => id);
        expect([jenis, [...ids].sort((a, b) => a - b)]).toEqual([
          jenis,
          wanted.map(({ id }) => id).sort((a, b) => a - b),
        ]);
        if (query.kursor === undefined) expect(answer.body.meta.total).toBe(wanted.length);
      }
    });
  },
);

test('members of each wall see something, and not everything', () => {
  for (const nama of Object.keys(tokens)) {
    const banyak = semua.filter((one) => seen(nama, one)).length;
    expect([nama, banyak > 1, banyak < semua.length]).toEqual([nama, true, true]);
  }
});

test('a page of one row counts what is behind it, and the next page goes on', async () => {
  const wanted = semua.filter((one) => one.jenis === 'penjualan' && seen('lokasi', one));
  const ids: number[] = [];
  for (const page of wanted.keys()) {
    const { body } = await ask(dunia.world, 'GET /transaksi/{jenis}', tokens.lokasi as string, {
      params: { jenis: 'penjualan' },
      query: { per_page: 1, page: page + 1, sort: 'total_nilai:asc' },
    });
    expect(body.meta.total).toBe(wanted.length);
    ids.push(...body.data.map(({ id }: { id: number }) => id));
  }
  expect(ids).toEqual(
    [...wanted].sort((a, b) => a.total - b.total || a.id - b.id).map(({ id }) => id),
  );
});
