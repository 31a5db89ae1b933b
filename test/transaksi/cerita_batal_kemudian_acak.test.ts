import { expect, test } from '@jest/globals';
import { makeRandom, type Random } from '../helpers/acak.ts';
import { buatAcak, bukuAcak, type Dagang, hariAcak, satuFinal } from '../helpers/buku_acak.ts';
import { openStory, type Row } from '../helpers/story.ts';

const { openToko } = openStory();

/** What may be refused: goods that are not there, documents on which others stand, nothing left to return. */
const REFUSED = new Set(['KOSTK', 'KODEP', 'VADOK']);

type Dunia = Dagang & { dokumen: number[] };
/** Two shops that do the same; what one voids in its place the other voids on a later day. */
type Kembar = { tempat: Dunia; kemudian: Dunia };

/** A return without a source, at a price of its own. */
const bebas = async ({ toko, barang, lokasi }: Dunia, random: Random): Promise<number> => {
  const isi = { lokasi_id: lokasi[random(2)], cara: 'titipan' };
  const detail = [{ barang_id: barang[0], qty: 1 + random(2), harga: 150, hpp: 3000 }];
  return (await toko.buat('retur-penjualan', hariAcak(random, '03'), { ...isi, detail })).id;
};

/** A void of any document that brings goods. */
async function batal(dunia: Dunia, random: Random, kemudian: boolean): Promise<number | false> {
  // Goods of a transfer are back in their place sooner, and may be sold there sooner: only where they may be short.
  const satu = await satuFinal(
    dunia,
    random,
    `(jenis in ('pembelian', 'retur-penjualan')
      or jenis = 'transfer-stok' and (select kebijakan_stok_minus = 'izinkan' from pengaturan))`,
  );
  const tanggal = hariAcak(random, '04');
  if (satu === undefined) return false;
  await dunia.toko.batalkan(satu.jenis, satu.id, { tanggal: kemudian ? tanggal : null });
  return false;
}

async function buka(settings: Row): Promise<Dunia> {
  const toko = await openToko(settings);
  const cabang = await toko.master('lokasi', { kode: 'CABANG', nama: 'Cabang' });
  const barang = [await toko.barang({ harga_beli: 10 }), await toko.barang()];
  const lokasi = [toko.lokasi, cabang];
  const bulan = ['01', '02', '03'];
  return { toko, barang, lokasi, bulan, diretur: ['penjualan'], dokumen: [] };
}

/** Pools, and what each document's goods cost, without ids. */
const isi = async ({ toko, dokumen }: Dunia) => [
  await toko.rows(
    `select trim_scale(qty)::text as qty, nilai::text from stok_pool where qty <> 0 or nilai <> 0
      order by barang_id, pool_id`,
  ),
  await Promise.all(dokumen.map((id) => toko.hpp(id))),
  await Promise.all(['1301', '5101', '6204', '5202', '2101'].map((akun) => toko.saldo(akun))),
];

const expectSama = async ({ tempat, kemudian }: Kembar) =>
  expect(await isi(kemudian)).toEqual(await isi(tempat));

/** The step in one of the shops. */
async function langkah(dunia: Dunia, apa: string, random: Random, kemudian: boolean) {
  const lain = { bebas, batal };
  const id = await (apa in lain
    ? lain[apa as keyof typeof lain](dunia, random, kemudian)
    : buatAcak(dunia, apa, random));
  if (id !== false) dunia.dokumen.push(id);
}

test.each([
  [1, { metode_hpp: 'rata-rata', lingkup_hpp: 'tenant', kebijakan_stok_minus: 'tolak' }],
  [2, { metode_hpp: 'rata-rata', lingkup_hpp: 'per_lokasi', kebijakan_stok_minus: 'tolak' }],
  [3, { metode_hpp: 'fifo', lingkup_hpp: 'tenant', kebijakan_stok_minus: 'tolak' }],
  [4, { metode_hpp: 'fifo', lingkup_hpp: 'per_lokasi', kebijakan_stok_minus: 'tolak' }],
  [5, { metode_hpp: 'rata-rata', lingkup_hpp: 'tenant', kebijakan_stok_minus: 'izinkan' }],
  [6, { metode_hpp: 'fifo', lingkup_hpp: 'per_lokasi', kebijakan_stok_minus: 'izinkan' }],
  [7, { metode_hpp: 'rata-rata', lingkup_hpp: 'per_lokasi', kebijakan_stok_minus: 'izinkan' }],
])(
  'goods that are taken back on a later day are worth nothing after it, as in their place: seed %i, %j',
  async (benih, settings) => {
    const { jadi } = await bukuAcak<Kembar>({
      benih,
      banyak: 50,
      kata: 'beli beli beli jual jual jual pakai pindah retur retur bebas batal batal batal',
      buka: async () => ({ tempat: await buka(settings), kemudian: await buka(settings) }),
      lakukan: async (kembar, apa, random) => {
        const benih_ = random(2_000_000_000);
        await langkah(kembar.tempat, apa, makeRandom(benih_), false);
        // What may be done where it is gone may be done where it goes later: what is refused here is no refusal.
        await langkah(kembar.kemudian, apa, makeRandom(benih_), true).catch((cause) => {
          throw new Error('refused where goods go later', { cause });
        });
        if (apa === 'batal') await expectSama(kembar);
      },
      ditolak: REFUSED,
      tiap: async ({ kemudian }, ke) => ke % 25 === 0 && kemudian.toko.expectConsistent(),
      akhir: expectSama,
    });
    expect(jadi.get('batal')).toBeGreaterThan(3);
  },
);
