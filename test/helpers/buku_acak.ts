/**
 * Random books. A seed draws steps, each a word and a seed of its own: a step does the same whatever was left out before
 * it, so fast-check shrinks books that fall out of true to the few steps that make them so.
 */
import fc from 'fast-check';
import { makeRandom, type Random } from './acak.ts';
import type { Row } from './database.ts';
import { hari, type Toko } from './toko.ts';

/** What is done, and the seed of all that the step chooses. */
export type Langkah = { apa: string; benih: number };

type Acak<D> = {
  benih: number;
  banyak: number;
  /** Each word as often as it is drawn. */
  kata: string;
  buka: () => Promise<D>;
  /** One step; what it answers with false is not counted as done. */
  lakukan: (dunia: D, apa: string, random: Random) => Promise<unknown>;
  /** Codes that the books may refuse a step with. */
  ditolak: ReadonlySet<string> | RegExp;
  /** After each step, the first is 1. */
  tiap?: (dunia: D, ke: number) => Promise<unknown>;
  akhir?: (dunia: D) => Promise<unknown>;
};

/** A failure is shrunk by so many other books: each is a tenant of its own. */
const MOST = 40;

/** Makes random books and proves them; answers them, how often each word was done, and all together. */
export async function bukuAcak<D>(acak: Acak<D>) {
  const langkah: fc.Arbitrary<Langkah> = fc.record({
    apa: fc.constantFrom(...acak.kata.split(' ')),
    benih: fc.nat(2_147_483_646),
  });
  const { benih: seed, banyak: maxLength } = acak;
  const all = fc.array(langkah, { minLength: maxLength, maxLength });
  const made: Awaited<ReturnType<typeof jalani<D>>>[] = [];
  let tries = 0;
  // The first is made of all steps; what comes after it is shrinking.
  const property = fc.asyncProperty(fc.array(langkah, { maxLength }), async (steps) => {
    if (tries++ <= MOST) made.push(await jalani(acak, steps));
  });
  await fc.assert(property, {
    seed,
    numRuns: 1,
    examples: fc.sample(fc.tuple(all), { seed, numRuns: 1 }),
  });
  const { dunia, jadi } = made[0] as (typeof made)[0];
  return { dunia, jadi, semua: [...jadi.values()].reduce((sum, one) => sum + one, 0) };
}

/** What some work answers, or the code that it was refused with; its `hasil` is false then. */
export async function coba<T>(work: Promise<T>, ditolak: ReadonlySet<string> | RegExp) {
  try {
    return { hasil: await work };
  } catch (error) {
    const { code = '' } = error as { code?: string };
    if (ditolak instanceof RegExp ? !ditolak.test(code) : !ditolak.has(code)) throw error;
    return { hasil: false as const, code };
  }
}

async function jalani<D>(acak: Acak<D>, steps: readonly Langkah[]) {
  const dunia = await acak.buka();
  const jadi = new Map<string, number>();
  for (const [i, { apa, benih }] of steps.entries()) {
    const { hasil } = await coba(acak.lakukan(dunia, apa, makeRandom(benih)), acak.ditolak);
    if (hasil !== false) jadi.set(apa, (jadi.get(apa) ?? 0) + 1);
    await acak.tiap?.(dunia, i + 1);
  }
  await acak.akhir?.(dunia);
  return { dunia, jadi };
}

export const pilih = <T>(random: Random, list: readonly T[]): T => list[random(list.length)] as T;

/** A day of one of these months. */
export const hariAcak = (random: Random, ...bulan: string[]): string =>
  hari(`${pilih(random, bulan)}-${String(1 + random(28)).padStart(2, '0')}`);

/** A shop of two places or one; documents are of these months, most of them entered late. */
export type Dagang = {
  toko: Toko;
  barang: number[];
  lokasi: number[];
  bulan: string[];
  /** Transfers arrive by a step of their own now and then. */
  bertahap?: boolean;
  /** Of which kinds lines are returned. */
  diretur?: readonly string[];
};

type Kata = 'beli' | 'jual' | 'pakai' | 'hitung' | 'pindah' | 'retur' | 'lunas' | 'audit';
export type Dokumen = [jenis: string, isi: Row];
type Buat = (d: Dagang, random: Random) => Dokumen | Promise<Dokumen | undefined>;

const kepala = (d: Dagang, random: Random) => ({
  tanggal: hariAcak(random, ...d.bulan),
  lokasi_id: pilih(random, d.lokasi),
});
const garis = (d: Dagang, random: Random) => ({
  barang_id: pilih(random, d.barang),
  qty: 1 + random(5),
});

/** A final document of some kinds, or of any. */
export async function satuFinal<T extends Row = { id: number; jenis: string }>(
  { toko }: Pick<Dagang, 'toko'>,
  random: Random,
  where = 'true',
): Promise<T | undefined> {
  return pilih(
    random,
    await toko.rows<T>(`select * from transaksi where status = 'final' and ${where} order by id`),
  );
}

const DAGANG = `jenis in ('penjualan', 'pembelian')`;

/** The same documents in any shop: goods, places and earlier documents by their place in its lists. */
export const DOKUMEN: Readonly<Record<Kata, Buat>> = {
  beli: (d, random) => {
    const satu = garis(d, random);
    const harga = pilih(random, [33.333333, 5000, 10 + random(90), 10 + random(90)]);
    const detail = [{ ...satu, qty: satu.qty * 3, harga }];
    return ['pembelian', { ...kepala(d, random), kontak_id: d.toko.supplier, detail }];
  },
  jual: (d, random) => {
    const detail = [{ ...garis(d, random), harga: 150 }];
    return ['penjualan', { ...kepala(d, random), kontak_id: d.toko.pelanggan, detail }];
  },
  pakai: (d, random) => [
    'penggunaan-persediaan',
    { ...kepala(d, random), detail: [garis(d, random)] },
  ],
  hitung: (d, random) => {
    const detail = [{ barang_id: pilih(random, d.barang), qty_fisik: random(12) }];
    return ['opname-stok', { ...kepala(d, random), detail }];
  },
  pindah: (d, random) => {
    const { tanggal, lokasi_id } = kepala(d, random);
    return [
      'transfer-stok',
      {
        tanggal,
        lokasi_asal_id: lokasi_id,
        lokasi_tujuan_id: d.lokasi.find((l) => l !== lokasi_id),
        dua_langkah: d.bertahap === true && random(2) === 0,
        detail: [garis(d, random)],
      },
    ];
  },
  /** A part of a line that was sold or bought. */
  retur: async (d, random) => {
    const lines = await d.toko.rows<Row>(
      `select b.id, b.qty, t.id as dokumen, t.jenis, t.kontak_id
         from transaksi as t join transaksi_baris as b on b.transaksi_id = t.id
        where t.status = 'final' and t.jenis::text = any ($1) order by b.id`,
      [d.diretur ?? ['penjualan', 'pembelian']],
    );
    const line = pilih(random, lines);
    if (line === undefined) return undefined;
    const jual = line.jenis === 'penjualan';
    return [
      `retur-${line.jenis}`,
      {
        tanggal: hariAcak(random, '03'),
        kontak_id: line.kontak_id,
        lokasi_id: pilih(random, d.lokasi),
        dokumen_asal_id: line.dokumen,
        ...(jual && random(3) === 0 && { kondisi: 'rusak' }),
        ...(random(3) === 0 && { cara: jual ? 'titipan' : 'uang_muka' }),
        detail: [{ baris_asal_id: line.id, qty: 1 + random(Number(line.qty)) }],
      },
    ];
  },
  lunas: async (d, random) => {
    const one = await satuFinal<Row>(d, random, DAGANG);
    if (one === undefined) return undefined;
    const [sisa, sebagian] = [Number(one.sisa), 1 + random(2)];
    const [potongan = 0, pph = 0] = [random(3), random(2)].map((n) => Math.floor((sisa * n) / 10));
    const jumlah = Math.ceil((sisa - potongan - pph) / sebagian);
    return [
      one.jenis === 'penjualan' ? 'pelunasan-piutang' : 'pelunasan-hutang',
      {
        tanggal: hariAcak(random, '03'),
        kontak_id: one.kontak_id,
        akun_kas: '1111',
        jumlah: jumlah + random(50),
        alokasi: [{ dokumen_id: one.id, jumlah, potongan, pph }],
      },
    ];
  },
  audit: async (d, random) => {
    const one = await satuFinal<Row>(d, random, DAGANG);
    if (one === undefined) return undefined;
    const detail = [{ dokumen_id: one.id, saldo_konfirmasi: Math.floor(Number(one.sisa) / 2) }];
    const tanggal = hariAcak(random, '03');
    return ['audit-hutang-piutang', { tanggal, kontak_id: one.kontak_id, detail }];
  },
};

/** Makes a document of DOKUMEN; answers its id, or false where there is nothing to make it of. */
export async function buatAcak(d: Dagang, apa: string, random: Random): Promise<number | false> {
  const made = await DOKUMEN[apa as Kata](d, random);
  return made === undefined ? false : (await d.toko.buat(...made)).id;
}

/** Voids any document, in its place or on a later day, with what stands on it where `kaskade` says so. */
export async function batalAcak(d: Dagang, random: Random, kaskade = random(2) === 0) {
  const one = await satuFinal(d, random);
  if (one === undefined) return false;
  const tanggal = random(2) === 0 ? null : hariAcak(random, '04');
  return d.toko.batalkan(one.jenis, one.id, { tanggal, kaskade });
}
