/** The shops of a run: master data and openings, made over REST like everything else. */
import { addDays } from '../../db/demo/dates.ts';
import type { Kind } from '../../server/answers/kinds.ts';
import { ask } from './http.ts';
import type { Random } from './random.ts';

export type Made = {
  id: number;
  jenis: Kind;
  tanggal: string | undefined;
  kontak_id: number | undefined;
  draft: boolean;
};

export type Shop = {
  kode: string;
  staff: string;
  admin: string;
  adminKey: string;
  /** The day before the books begin, and the days on which the storm books. */
  pembukaan: string;
  hari: string[];
  lokasi: number[];
  barang: number[];
  pelanggan: number[];
  supplier: number[];
  pegawai: number;
  lain: number;
  aset: number[];
  /** What was acknowledged, by kind; some of it void meanwhile. */
  made: Map<Kind, Made[]>;
};

export type ShopAccess = Pick<Shop, 'kode' | 'staff' | 'admin' | 'adminKey'> & {
  /** First day of the books, YYYY-MM-DD. */
  mulai: string;
};

const DAYS = 150;

type Post = (path: string, body: unknown) => Promise<{ id: number }>;

function poster(base: string, { admin: token, adminKey }: ShopAccess): Post {
  const headers = { 'x-admin-key': adminKey };
  return async (path, body) => {
    const answer = await ask(base, path, { body, headers, token });
    if (answer.status !== 201) throw new Error(`${path}: ${answer.status} ${answer.text}`);
    return answer.body as { id: number };
  };
}

const firstId = async (base: string, token: string, path: string): Promise<number> =>
  (await ask(base, path, { token })).body.data[0]?.id as number;

async function makeMasters(base: string, access: ShopAccess, post: Post) {
  const satuan = await firstId(base, access.admin, '/master/satuan');
  const utama = await firstId(base, access.admin, '/master/lokasi');
  const toko = await post('/master/lokasi', { nama: 'Toko', tipe: 'toko' });
  const ids = async (count: number, path: string, body: (n: number) => unknown) => {
    const made: number[] = [];
    for (let n = 1; n <= count; n += 1) made.push((await post(path, body(n))).id);
    return made;
  };
  const kontak = (tipe: string) => (n: number) => ({
    nama: `${tipe} ${n}`,
    tipe,
    termin_hari: n * 7,
    ...(tipe === 'pelanggan' && n === 1 && { batas_kredit: 300_000 }),
  });
  const barang = await ids(8, '/master/barang', (n) => ({
    nama: `Barang ${n}`,
    satuan_id: satuan,
    harga_jual: n * 1250,
    harga_beli: n * 1000,
    ...(n === 1 && { pajak_kode: 'PPN' }),
  }));
  return {
    lokasi: [utama, toko.id],
    barang,
    pelanggan: await ids(4, '/master/kontak', kontak('pelanggan')),
    supplier: await ids(3, '/master/kontak', kontak('supplier')),
    pegawai: (await post('/master/kontak', kontak('pegawai')(1))).id,
    lain: (await post('/master/kontak', kontak('lain')(1))).id,
    aset: await makeAssets(base, access, post),
  };
}

/** Three assets, each on its line of the journal that bought them. */
async function makeAssets(base: string, access: ShopAccess, post: Post): Promise<number[]> {
  const perolehan = [1, 2, 3].map((n) => `${n * 999_999}.99`);
  const jurnal = await post('/transaksi/jurnal-umum', {
    tanggal: access.mulai,
    detail: [
      ...perolehan.map((debit) => ({ akun_kode: '1504', debit })),
      { akun_kode: '3101', kredit: '5999996.97' },
    ],
  });
  const path = `/transaksi/jurnal-umum/${jurnal.id}`;
  const { detail } = (await ask(base, path, { token: access.admin })).body;
  const made: number[] = [];
  for (const [index, nilai] of perolehan.entries()) {
    const aset = await post('/master/aset', {
      nama: `Aset ${index + 1}`,
      akun_aset: '1504',
      akun_akumulasi: '1604',
      tanggal: access.mulai,
      perolehan: nilai,
      umur_bulan: 7,
      metode: index === 2 ? 'saldo_menurun' : 'garis_lurus',
      asal: [{ baris_id: detail[index]?.id, nilai }],
    });
    made.push(aset.id);
  }
  return made;
}

/** Master data, goods and money of one shop on the day before its books begin. */
export async function furnish(base: string, access: ShopAccess, random: Random): Promise<Shop> {
  const post = poster(base, access);
  const masters = await makeMasters(base, access, post);
  const pembukaan = addDays(access.mulai, -1);
  for (const lokasi_id of masters.lokasi) {
    await post('/transaksi/opname-stok', {
      tanggal: pembukaan,
      lokasi_id,
      mode: 'saldo_awal',
      detail: masters.barang.map((barang_id, n) => ({
        barang_id,
        qty_fisik: random.int(20, 60),
        hpp: `${(n + 1) * 900}.${random.int(0, 99)}`,
      })),
    });
  }
  await post('/transaksi/jurnal-umum', {
    tanggal: pembukaan,
    detail: [
      { akun_kode: '1101', debit: 400_000 },
      { akun_kode: '1102', debit: 100_000.5 },
      { akun_kode: '1111', debit: 2_000_000 },
      { akun_kode: '3299', kredit: 2_500_000.5 },
    ],
  });
  const hari = Array.from({ length: DAYS }, (_, n) => addDays(access.mulai, n));
  return { ...access, ...masters, pembukaan, hari, made: new Map() };
}
