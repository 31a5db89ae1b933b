import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { coba } from '../helpers/buku_acak.ts';
import { hari, openStory, type Row, type Toko } from '../helpers/story.ts';

// The books do not know in which order documents were entered, only on which day they stand.

type Acara = {
  jenis: 'pembelian' | 'penjualan' | 'penggunaan' | 'transfer' | 'kirim' | 'retur' | 'lebih';
  lokasi: 0 | 1;
  qty: number;
  harga: number;
  asal: number;
};

const acara: fc.Arbitrary<Acara> = fc.record({
  jenis: fc.constantFrom(
    'pembelian',
    'pembelian',
    'penjualan',
    'penjualan',
    'penjualan',
    'penggunaan',
    'transfer',
    'kirim',
    'retur',
    'retur',
    'lebih',
  ),
  lokasi: fc.constantFrom(0, 1),
  qty: fc.integer({ min: 1, max: 9 }),
  harga: fc.constantFrom(10, 33.333333, 71, 100.07),
  asal: fc.nat(1000),
});

const susunan = fc.record({
  acara: fc.array(acara, { minLength: 12, maxLength: 16 }),
  /** Where each stands in the order of entry, and which are made void again. */
  kunci: fc.array(fc.nat(1_000_000), { minLength: 40, maxLength: 40 }),
  batal: fc.array(fc.nat(5), { minLength: 40, maxLength: 40 }),
});

const REFUSED = new Set(['KOSTK', 'KODEP', 'VADOK', 'KOTRM', 'KOSTS', 'VATGL', 'TDTRX']);

type Dunia = {
  toko: Toko;
  barang: number;
  lokasi: number[];
  /** What was entered, by its place in the list. */
  made: Map<number, { jenis: string; id: number; garis: number }>;
};

const tanggalOf = (i: number) =>
  hari(`${i < 28 ? '02' : '03'}-${String(1 + (i % 28)).padStart(2, '0')}`);

/** A tenant with two locations, each with some goods from the first day on. */
async function openDunia(toko: Toko): Promise<Dunia> {
  const cabang = await toko.master('lokasi', { kode: 'CABANG', nama: 'Cabang' });
  const barang = await toko.barang({ harga_beli: 42 });
  const lokasi = [toko.lokasi, cabang];
  for (const lokasi_id of lokasi) {
    await toko.beli('01-01', [[barang, 2, 50]], { lokasi_id });
  }
  return { toko, barang, lokasi, made: new Map() };
}

/** The return of an earlier document of the list, when that one is there. */
function returOf({ toko, made }: Dunia, kepala: Row, { qty, asal }: Acara, i: number) {
  const source = made.get(i === 0 ? -1 : asal % i);
  if (source === undefined || !['penjualan', 'pembelian'].includes(source.jenis)) return undefined;
  const jual = source.jenis === 'penjualan';
  const isi = {
    ...kepala,
    kontak_id: jual ? toko.pelanggan : toko.supplier,
    dokumen_asal_id: source.id,
    ...(jual && qty % 3 === 0 ? { kondisi: 'rusak' } : null),
    detail: [{ baris_asal_id: source.garis, qty: 1 + (qty % 3) }],
  };
  return [`retur-${source.jenis}`, isi] as const;
}

/** A given difference: what is counted follows from what the books hold at that moment. */
async function lebihOf({ toko, barang }: Dunia, kepala: Row, { qty, harga }: Acara) {
  const { sistem } = await toko.row<{ sistem: string }>(
    'select erp_private.stok_qty_on(null::buku, $1, $2, $3)::text as sistem',
    [barang, kepala.lokasi_id, kepala.tanggal],
  );
  const detail = [{ barang_id: barang, qty_fisik: Number(sistem) + qty, hpp: harga }];
  return ['opname-stok', { ...kepala, detail }] as const;
}

type Bahan = readonly [jenis: string, isi: Row];

async function dokumenAt(dunia: Dunia, list: Acara[], i: number): Promise<Bahan | undefined> {
  const { toko, barang, lokasi } = dunia;
  const satu = list[i] as Acara;
  const { jenis, qty, harga, lokasi: l } = satu;
  const kepala = { tanggal: tanggalOf(i), lokasi_id: lokasi[l] };
  const detail = [{ barang_id: barang, qty }];
  const berharga = [{ barang_id: barang, qty, harga }];
  switch (jenis) {
    case 'pembelian':
      return [jenis, { ...kepala, kontak_id: toko.supplier, detail: berharga }] as const;
    case 'penjualan':
      return [jenis, { ...kepala, kontak_id: toko.pelanggan, detail: berharga }] as const;
    case 'penggunaan':
      return ['penggunaan-persediaan', { ...kepala, detail }] as const;
    case 'retur':
      return returOf(dunia, kepala, satu, i);
    case 'lebih':
      return lebihOf(dunia, kepala, satu);
    default: {
      const { tanggal } = kepala;
      const [lokasi_asal_id, lokasi_tujuan_id] = [lokasi[l], lokasi[1 - l]];
      const dua_langkah = jenis === 'kirim';
      return [
        'transfer-stok',
        { tanggal, lokasi_asal_id, lokasi_tujuan_id, dua_langkah, detail },
      ] as const;
    }
  }
}

/** Whether it could be done; not everything can, at any moment. */
const done = async (work: Promise<unknown>) => (await coba(work, REFUSED)).code === undefined;

async function enter(dunia: Dunia, list: Acara[], i: number): Promise<boolean> {
  const { toko, made } = dunia;
  const { buat, terima } = toko;
  const dokumen = await dokumenAt(dunia, list, i);
  if (dokumen === undefined) return false;
  return done(
    (async () => {
      const { id } = await buat(...dokumen);
      made.set(i, { jenis: dokumen[0], id, garis: (await toko.baris(id))[0]?.id as number });
      if (list[i]?.jenis === 'kirim') await terima('transfer-stok', id, tanggalOf(i));
    })(),
  );
}

async function undo({ toko, made }: Dunia, i: number): Promise<boolean> {
  const one = made.get(i);
  return one !== undefined && done(toko.batalkan(one.jenis, one.id));
}

/** What each account and each pool moved on each day. */
const books = ({ toko }: Dunia) =>
  toko.rows<Row>(
    `select akun_kode as apa, tanggal, (debit - kredit)::text as nilai
       from saldo_harian where debit <> kredit
     union all
     select 'pool ' || coalesce(l.kode, '') || ' ' || sum(m.qty)::numeric(20, 2), m.tanggal,
            sum(m.nilai)::text
       from mutasi_stok as m left join lokasi as l on l.id = m.pool_id
      group by l.kode, m.tanggal having sum(m.qty) <> 0 or sum(m.nilai) <> 0
      order by 2, 1`,
  );

/** Enters a list in a shuffled order, makes some void again; answers which stand in the end. */
async function enterShuffled(dunia: Dunia, list: Acara[], kunci: number[], batal: number[]) {
  const order = list.map((_, i) => i).sort((a, b) => (kunci[a] ?? 0) - (kunci[b] ?? 0));
  const entered = new Set<number>();
  // What is refused at first may go when more is there.
  for (let round = 0; round < 3; round += 1) {
    for (const i of order) {
      if (!entered.has(i) && (await enter(dunia, list, i))) entered.add(i);
    }
  }
  for (const i of order) {
    if (batal[i] === 0 && entered.has(i) && (await undo(dunia, i))) entered.delete(i);
  }
  return [...entered].sort((a, b) => a - b);
}

const CARA = {
  fifo: [
    ['tenant', 'tolak'],
    ['per_lokasi', 'tolak'],
    ['tenant', 'izinkan'],
    ['per_lokasi', 'izinkan'],
  ],
  'rata-rata': [
    ['tenant', 'izinkan'],
    ['per_lokasi', 'izinkan'],
    ['per_lokasi', 'tolak'],
  ],
};

describe.each(Object.entries(CARA))('%s', (metode_hpp, cara) => {
  // Each way takes four tenants of those that lie ready in a database.
  const { openToko } = openStory();

  test.each(cara)(
    '%s, %s: entered in any order, with voids between, the books are those of the order of days',
    async (lingkup_hpp, kebijakan_stok_minus) => {
      await fc.assert(
        fc.asyncProperty(susunan, async ({ acara: semua, kunci, batal }) => {
          // What is counted cannot be below 0, so a difference cannot be given where stock may be.
          const list = semua.map((satu) =>
            satu.jenis === 'lebih' && kebijakan_stok_minus === 'izinkan'
              ? { ...satu, jenis: 'pembelian' as const }
              : satu,
          );
          const settings = { metode_hpp, lingkup_hpp, kebijakan_stok_minus };
          const acak = await openDunia(await openToko(settings));
          const entered = await enterShuffled(acak, list, kunci, batal);
          await acak.toko.expectConsistent();
          const urut = await openDunia(await openToko(settings));
          for (const i of entered) {
            expect([i, await enter(urut, list, i)]).toEqual([i, true]);
          }
          expect(await books(acak)).toEqual(await books(urut));
        }),
        { numRuns: 2, seed: 20_250_101, endOnFailure: true },
      );
    },
  );
});
