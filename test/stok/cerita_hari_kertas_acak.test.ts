import { expect, test } from '@jest/globals';
import { makeRandom, type Random } from '../helpers/acak.ts';
import { coba, pilih } from '../helpers/buku_acak.ts';
import { hari, hari as ofYear, openStory, type Row, type Toko } from '../helpers/story.ts';

const { openToko } = openStory();

/** What may be refused: goods that are not there, nothing left to return, a day before that of the source. */
const REFUSED = new Set(['KOSTK', 'VADOK', 'KOTRM', 'VATGL', 'KOBYA', 'KONIL']);

type Apa =
  | 'beli'
  | 'jual'
  | 'pakai'
  | 'pindah'
  | 'retur jual'
  | 'retur beli'
  | 'hitung'
  | 'biaya'
  | 'kredit'
  | 'debit';
/** A document of the plan; `dari` are places in the plan of documents whose first lines it names. */
type Rencana = { apa: Apa; hari: string; benih: number; dari: number[] };

const KATA: Apa[] =
  'beli,beli,jual,jual,pakai,pindah,retur jual,retur beli,hitung,biaya,biaya,kredit,debit'
    .split(',')
    .map((apa) => apa as Apa);

const bulanHari = (random: Random, dari = 1): string => {
  const n = dari + random(60 - dari + 1);
  return `0${1 + Math.floor((n - 1) / 28)}-${String(1 + ((n - 1) % 28)).padStart(2, '0')}`;
};

/** Documents of January and February, each after those that it names; their order is that in which they are entered. */
function susun(random: Random, banyak: number): Rencana[] {
  const rencana: Rencana[] = [];
  const day = (hari: string) => (Number(hari.slice(0, 2)) - 1) * 28 + Number(hari.slice(3));
  const add = (apa: Apa, dari: number[] = [], hari?: string) => {
    const least = Math.max(1, ...dari.map((i) => day((rencana[i] as Rencana).hari)));
    rencana.push({ apa, hari: hari ?? bulanHari(random, least), benih: random(1e9), dari });
  };
  for (let i = 0; i < 4; i++) add('beli', [], '01-01');
  while (rencana.length < banyak) {
    const apa = pilih(random, KATA);
    const of = (...kata: Apa[]) => rencana.flatMap((one, i) => (kata.includes(one.apa) ? [i] : []));
    if (apa === 'biaya') {
      const beli = of('beli');
      add(apa, [...new Set([pilih(random, beli), pilih(random, beli)])]);
    } else if (apa === 'kredit' || apa === 'debit') {
      const beli = of('beli').filter((i) => i % 2 === 0);
      if (beli.length > 0) add(apa, [pilih(random, beli)]);
    } else if (apa.startsWith('retur')) {
      // What goes back after a note is worth what is left then, so it depends on the order.
      const asal = of(apa === 'retur jual' ? 'jual' : 'beli').filter(
        (i) => apa === 'retur jual' || i % 2 === 1,
      );
      if (asal.length > 0) add(apa, [pilih(random, asal)]);
    } else add(apa);
  }
  return rencana;
}

type Dunia = { toko: Toko; barang: number[]; lokasi: number[]; nilai?: boolean };

async function bukaDunia(settings: Row): Promise<Dunia> {
  const toko = await openToko(settings);
  const cabang = await toko.master('lokasi', { kode: 'CABANG', nama: 'Cabang' });
  const barang = [await toko.barang({ berat: 2 }), await toko.barang({ berat: 0.5 })];
  return { toko, barang, lokasi: [toko.lokasi, cabang] };
}

async function lakukan(dunia: Dunia, { apa, hari, benih, dari }: Rencana, ids: number[]) {
  const { toko, barang, lokasi } = dunia;
  const random = makeRandom(benih);
  const barang_id = pilih(random, barang);
  const lokasi_id = pilih(random, lokasi);
  const [asal] = dari.map((i) => ids[i]);
  const first = async (id = 0) => (await toko.baris(id))[0] as Row;
  switch (apa) {
    case 'beli':
      return toko.beli(hari, [[barang_id, 5 + random(30), 10 + random(90) + 0.333333]], {
        lokasi_id,
      });
    case 'jual':
      return toko.jual(hari, [[barang_id, 1 + random(5), 200]], { lokasi_id });
    case 'pakai':
      return toko.buat('penggunaan-persediaan', hari, {
        lokasi_id,
        detail: [[barang_id, 1 + random(3)]],
      });
    case 'hitung':
      return toko.hitung(hari, barang_id, 3 + random(20), { lokasi_id });
    case 'pindah': {
      const dua_langkah = random(2) === 0;
      const kirim = await toko.buat('transfer-stok', hari, {
        lokasi_asal_id: lokasi_id,
        lokasi_tujuan_id: lokasi.find((l) => l !== lokasi_id),
        dua_langkah,
        detail: [[barang_id, 1 + random(4)]],
      });
      if (dua_langkah) await toko.terima('transfer-stok', kirim.id, ofYear(hari));
      return kirim;
    }
    case 'retur jual':
    case 'retur beli': {
      const jual = apa === 'retur jual';
      const detail = [{ baris_asal_id: (await first(asal)).id, qty: 1 + random(3) }];
      const rusak = jual && random(3) === 0 && { kondisi: 'rusak' };
      return toko.buat(jual ? 'retur-penjualan' : 'retur-pembelian', hari, {
        dokumen_asal_id: asal,
        lokasi_id,
        ...rusak,
        detail,
      });
    }
    case 'kredit':
    case 'debit':
      return toko.buat(JENIS[apa] as string, hari, {
        lokasi_id: undefined,
        mode: 'harga',
        detail: [{ baris_asal_id: (await first(asal)).id, jumlah: 1 + random(8) + 0.13 }],
      });
    default: {
      const lines = await Promise.all(dari.map((i) => first(ids[i])));
      // By value a share depends on what the books said when it was entered, as a count does.
      const dasar = pilih(
        random,
        lines.length > 1 && !dunia.nilai ? ['qty', 'berat'] : ['nilai', 'qty', 'berat'],
      );
      return toko.buat('hutang', hari, {
        kontak_id: toko.supplier,
        detail: [
          {
            alokasi: { dasar, baris: lines.map(({ id }) => ({ baris_id: id })) },
            jumlah: 1 + random(300) + 0.07,
            ...(random(2) === 0 && { pajak_kode: 'PPN', dikreditkan: random(2) === 0 }),
          },
        ],
      });
    }
  }
}

const JENIS: Record<Apa, string> = {
  beli: 'pembelian',
  jual: 'penjualan',
  pakai: 'penggunaan-persediaan',
  pindah: 'transfer-stok',
  'retur jual': 'retur-penjualan',
  'retur beli': 'retur-pembelian',
  hitung: 'opname-stok',
  biaya: 'hutang',
  kredit: 'retur-pembelian',
  debit: 'pembelian',
};

/** What moved on each account, day by day. */
const harian = (toko: Toko) =>
  toko.rows(
    `select akun_kode, to_char(tanggal, 'MM-DD') as hari, (debit - kredit)::numeric as saldo
       from saldo_harian where debit <> kredit order by 1, 2`,
  );

const MINUS = { kebijakan_stok_minus: 'izinkan' };
const BUKU: [string, Row, number][] = [
  ['average, one pool', {}, 1],
  ['average, one pool', {}, 2],
  ['average, per location', { lingkup_hpp: 'per_lokasi' }, 3],
  ['first in, first out', { metode_hpp: 'fifo' }, 4],
  ['first in, first out', { metode_hpp: 'fifo' }, 5],
  ['first in, first out, per location', { metode_hpp: 'fifo', lingkup_hpp: 'per_lokasi' }, 6],
  ['average, stock may be short', { ...MINUS, lingkup_hpp: 'per_lokasi' }, 7],
  ['first in, first out, stock may be short', { ...MINUS, metode_hpp: 'fifo' }, 8],
];

/**
 * Counts are left out of the second order: a count posts the difference to what the books said when it was entered, so
 * another order of entry is another count.
 */
test.each(BUKU)(
  'papers entered in any order give the days of papers entered in theirs (%s, seed %#)',
  async (_name, settings, benih) => {
    const kacau = await bukaDunia(settings);
    const ids: number[] = [];
    const jadi: number[] = [];
    // The plan counts counts too: places are those of what is left.
    const semua = susun(makeRandom(benih), 45);
    for (const [i, one] of semua.entries()) {
      if (one.apa === 'hitung' || one.dari.some((j) => ids[j] === undefined)) continue;
      const { hasil } = await coba(lakukan(kacau, one, ids), REFUSED);
      if (hasil === false) continue;
      ids[i] = hasil.id;
      jadi.push(i);
    }
    expect(jadi.length).toBeGreaterThan(20);
    await kacau.toko.expectConsistent();

    const urut = await bukaDunia(settings);
    const lain: number[] = [];
    const menurutHari = [...jadi].sort((a, b) => {
      const [x, y] = [semua[a] as Rencana, semua[b] as Rencana];
      return x.hari < y.hari ? -1 : x.hari > y.hari ? 1 : a - b;
    });
    for (const i of menurutHari) lain[i] = (await lakukan(urut, semua[i] as Rencana, lain)).id;
    expect(await harian(kacau.toko)).toEqual(await harian(urut.toko));

    for (const i of [...jadi].reverse())
      await kacau.toko.batalkan(JENIS[(semua[i] as Rencana).apa], ids[i] as number, {
        kaskade: (semua[i] as Rencana).apa === 'pindah',
      });
    expect(await harian(kacau.toko)).toEqual([]);
  },
);

test.each(BUKU)(
  'voids on any day, closed months and counts leave true books, and nothing in the end (%s, seed %#)',
  async (_name, settings, benih) => {
    const random = makeRandom(benih + 100);
    const { toko, ...tempat } = await bukaDunia(settings);
    const dunia = { toko, ...tempat, nilai: true };
    const ids: number[] = [];
    const hidup: number[] = [];
    const semua = susun(random, 45);
    const batal = async (i: number, tanggal: string | null) => {
      const jenis = JENIS[(semua[i] as Rencana).apa];
      const tolak = /^(KODEP|KOSTK|VATGL|KOTUP|KOSTS)$/;
      const { hasil } = await coba(
        toko.batalkan(jenis, ids[i] as number, { tanggal, kaskade: jenis === 'transfer-stok' }),
        tolak,
      );
      if (hasil !== false) hidup.splice(hidup.indexOf(i), 1);
    };
    for (const [i, one] of semua.entries()) {
      if (i === 25) await toko.tutupBulan(`${new Date().getUTCFullYear() - 1}-01-01`);
      if (one.dari.some((j) => ids[j] === undefined)) continue;
      const { hasil } = await coba(
        lakukan(dunia, one, ids),
        /^(KOSTK|VADOK|KOTRM|VATGL|KOBYA|KONIL|KOTUP|KOSLD|KOSTS|KORTR)$/,
      );
      if (hasil === false) continue;
      ids[i] = hasil.id;
      hidup.push(i);
      if (random(6) === 0) {
        const tahun = new Date().getUTCFullYear() - 1;
        const hari = `${tahun}-03-${String(1 + random(28)).padStart(2, '0')}`;
        await batal(pilih(random, hidup), random(2) === 0 ? null : hari);
      }
      if (i % 15 === 0) await toko.expectConsistent();
    }
    await toko.expectConsistent();
    await toko.tutupBulan(`${new Date().getUTCFullYear() - 1}-01-01`, 'buka');
    // What was voided in March keeps goods from leaving before: then they leave in December, or today.
    for (const i of [...hidup].reverse()) await batal(i, null);
    for (const i of [...hidup].reverse()) await batal(i, hari('12-30'));
    for (const i of [...hidup].reverse()) await batal(i, null);
    expect(hidup).toEqual([]);
    const sisa = await toko.rows(
      `select akun_kode, sum(debit - kredit)::text as saldo from saldo_harian
        group by 1 having sum(debit - kredit) <> 0`,
    );
    expect(sisa).toEqual([]);
  },
);
