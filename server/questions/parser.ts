/** The deterministic reader of questions: no network, no data, the same answer each time. */
import { type Bagian, baca } from './baca.ts';
import type { Konsep } from './kamus.ts';
import {
  type Bahasa,
  type Dimensi,
  type DimensiFilter,
  type Metrik,
  type Pemetaan,
  type Sebab,
  type Terbaca,
  WAKTU,
} from './pemetaan.ts';
import { ukuranTren, waktuOf } from './waktu.ts';

type Urut = Extract<Konsep, { t: 'urut' }>;
type Filter = Pemetaan['filter'][number];

const konsepOf = (part: Bagian | undefined): Konsep | undefined =>
  part?.t === 'konsep' ? part.konsep : undefined;

/** The dimension by which a metric is ranked when the question does not say, and to which a name in it belongs. */
const USUAL: Readonly<Record<'supplier' | 'akun' | 'pelanggan', string>> = {
  supplier: 'hutang hutang_jatuh_tempo pembelian jumlah_pembelian retur_pembelian',
  akun: 'beban semua_beban kas aset kewajiban ekuitas pendapatan_lain laba_bersih',
  pelanggan:
    'piutang piutang_jatuh_tempo pelanggan_aktif jumlah_penjualan rata_penjualan retur_penjualan',
};
const USUAL_OF = new Map(
  Object.entries(USUAL).flatMap(([dimensi, all]) => all.split(' ').map((one) => [one, dimensi])),
) as ReadonlyMap<Metrik, Dimensi>;
const usualOf = (metrik: Metrik): Dimensi => USUAL_OF.get(metrik) ?? 'barang';

/** Reads a question as a mapping, or says why it cannot. */
export function urai(question: string, today: string): { bahasa: Bahasa } & Terbaca {
  const { bahasa, bagian } = baca(question, today);
  const refused = refusal(bagian);
  if (refused) return { bahasa, sebab: refused };
  const urut = urutOf(bagian);
  const metrik = metricsOf(bagian, urut);
  if (metrik.length === 0) return { bahasa, sebab: 'di_luar' };
  const filter = filtersOf(bagian, metrik);
  if (filter === null) return { bahasa, sebab: 'di_luar' };
  const dimensi = dimensionsOf(bagian, metrik, urut);
  ofTrade(metrik, dimensi, filter);
  const waktu = waktuOf(bagian, dimensi, today);
  if (waktu === 'ramalan') return { bahasa, sebab: 'ramalan' };
  const order = urut ? { metrik: metrik[0] as Metrik, arah: urut.arah } : null;
  const rest = { periode: waktu.periode, urut: order, batas: limitOf(bagian, urut) };
  return { bahasa, pemetaan: { metrik, dimensi, filter, ...rest } };
}

const READING = /^(grafik|laporan|daftar|chart|graph|report|list|tabel|table|ringkasan|summary)$/;

function refusal(parts: readonly Bagian[]): Sebab | null {
  if (parts.length === 0) return 'kosong';
  let metric = false;
  const found = new Set<Sebab>();
  parts.forEach((part, i) => {
    if (part.t !== 'konsep') return;
    const { konsep, kata } = part;
    if (konsep.t === 'metrik' || konsep.t === 'urut') metric = true;
    if (konsep.t !== 'tolak') return;
    const after = parts[i + 1];
    const reads = after?.t === 'konsep' && READING.test(after.kata);
    if (/^(buat|buatkan|create)$/.test(kata) && (reads || after?.t === 'periode')) return;
    found.add(konsep.sebab);
  });
  for (const sebab of ['aksi', 'tenant', 'ramalan', 'mengapa'] as const)
    if (found.has(sebab)) return sebab;
  const [first] = found;
  if (first) return metric ? first : 'di_luar';
  return null;
}

function urutOf(parts: readonly Bagian[]): Urut | null {
  const all = parts.map(konsepOf).filter((one): one is Urut => one?.t === 'urut');
  return all.find(({ metrik }) => metrik) ?? all[0] ?? null;
}

const hasDimension = (parts: readonly Bagian[], kode: Dimensi): boolean =>
  parts.some((part) => {
    const konsep = konsepOf(part);
    return konsep?.t === 'dimensi' && konsep.kode === kode;
  });

function metricsOf(parts: readonly Bagian[], urut: Urut | null): Metrik[] {
  const named: Metrik[] = [];
  let sorted: Metrik | undefined;
  parts.forEach((part, i) => {
    const konsep = konsepOf(part);
    if (konsep?.t !== 'metrik') return;
    if (konsepOf(parts[i - 1])?.t === 'per') sorted = konsep.kode;
    named.push(konsep.kode);
  });
  const all = new Set<Metrik>([...(sorted ? [sorted] : []), ...(urut?.metrik ?? []), ...named]);
  replace(all, parts);
  if (all.size === 0 && urut) {
    const trade = parts.some((part) => /^(dimensi|siapa)$/.test(konsepOf(part)?.t ?? ''));
    if (hasDimension(parts, 'supplier')) all.add('pembelian');
    else if (trade) all.add('penjualan');
  }
  return [...all].slice(0, 4);
}

/** Of metrics that together mean one of them, that one stays. */
function replace(all: Set<Metrik>, parts: readonly Bagian[]): void {
  if (all.has('hutang') && hasDimension(parts, 'pelanggan')) swap(all, 'hutang', 'piutang');
  if (all.has('hutang') && all.has('piutang_jatuh_tempo')) {
    swap(all, 'hutang', 'hutang_jatuh_tempo');
    all.delete('piutang_jatuh_tempo');
  }
  if (all.has('piutang_jatuh_tempo')) all.delete('piutang');
  if (all.has('hutang_jatuh_tempo')) all.delete('hutang');
  if (all.has('barang_menipis') || all.has('barang_habis')) all.delete('stok');
  if (all.has('semua_beban')) all.delete('beban');
  if (all.has('pelanggan_aktif')) {
    for (const one of ['jumlah_penjualan', 'pembelian', 'penjualan'] as const) all.delete(one);
  }
}

function swap(all: Set<Metrik>, from: Metrik, to: Metrik): void {
  const items = [...all].map((one) => (one === from ? to : one));
  all.clear();
  for (const one of items) all.add(one);
}

/** Whether a word of a dimension says what the name behind it is (`pelanggan Budi`), and is no grouping. */
const naming = (parts: readonly Bagian[], i: number): boolean => {
  const before = konsepOf(parts[i - 1])?.t;
  return parts[i + 1]?.t === 'nama' && before !== 'per' && before !== 'urut';
};

function dimensionsOf(
  parts: readonly Bagian[],
  metrik: readonly Metrik[],
  urut: Urut | null,
): Dimensi[] {
  const found = new Set<Dimensi>();
  const first = metrik[0] as Metrik;
  parts.forEach((part, i) => {
    const konsep = konsepOf(part);
    if (konsep?.t === 'dimensi' && !naming(parts, i)) found.add(konsep.kode);
    if (konsep?.t === 'siapa') found.add(usualOf(first) === 'supplier' ? 'supplier' : 'pelanggan');
    if (part.t === 'satuan' && WAKTU.has(part.satuan) && groupsBy(parts, i, urut)) {
      found.add(part.satuan as Dimensi);
    }
  });
  const trend = parts.some((part) => konsepOf(part)?.t === 'tren');
  if (trend && ![...found].some((one) => WAKTU.has(one))) found.add(ukuranTren(parts));
  if (metrik.includes('pelanggan_aktif')) found.delete('pelanggan');
  if (found.size === 0 && (urut || first === 'barang_menipis' || first === 'barang_habis')) {
    found.add(usualOf(first));
  }
  const [time] = [...found].filter((one) => WAKTU.has(one));
  const others = [...found].filter((one) => !WAKTU.has(one));
  return time ? [...others.slice(0, 1), time] : others.slice(0, 2);
}

const TRADE = /^(barang|kategori|merek|pelanggan|kota|lokasi|nama)$/;

/** Net profit is not kept by goods or customers. With these, profit means gross profit. */
function ofTrade(metrik: Metrik[], dimensi: readonly Dimensi[], filter: readonly Filter[]): void {
  const i = metrik.indexOf('laba_bersih');
  const trade = [...dimensi, ...filter.map((one) => one.dimensi)].some((one) => TRADE.test(one));
  if (i >= 0 && trade && !metrik.includes('laba_kotor')) metrik[i] = 'laba_kotor';
}

/** Whether a unit of time groups the answer: bulan apa, per bulan, bulan dengan penjualan tertinggi. */
function groupsBy(parts: readonly Bagian[], i: number, urut: Urut | null): boolean {
  if (urut || konsepOf(parts[i - 1])?.t === 'per') return true;
  const [before, after] = [parts[i - 1], parts[i + 1]];
  return (
    (after?.t === 'konsep' && /^(apa|mana)$/.test(after.kata)) ||
    (before?.t === 'konsep' && /^(which|what)$/.test(before.kata))
  );
}

const MAX_NAMES = 3;
const MAX_NAME_WORDS = 7;

/** Filters by the names in a question; null where what is not understood is too much to be names. */
function filtersOf(parts: readonly Bagian[], metrik: readonly Metrik[]): Filter[] | null {
  const filters: Filter[] = [];
  let names = 0;
  for (const [i, part] of parts.entries()) {
    const konsep = konsepOf(part);
    if (konsep?.t === 'metrik' && konsep.akun)
      filters.push({ dimensi: 'akun', nilai: [konsep.akun] });
    if (konsep?.t === 'umur') filters.push({ dimensi: 'umur', nilai: [...konsep.nilai] });
    if (part.t !== 'nama') continue;
    if (!part.kutip && part.teks.length < 2) continue;
    names += 1;
    if (names > MAX_NAMES || part.teks.length > 100) return null;
    if (!part.kutip && part.teks.split(' ').length > MAX_NAME_WORDS) return null;
    filters.push({ dimensi: subjectOf(parts, i, metrik), nilai: [part.teks] });
  }
  return merged(filters);
}

function subjectOf(parts: readonly Bagian[], i: number, metrik: readonly Metrik[]): DimensiFilter {
  const before = konsepOf(parts[i - 1]);
  if (before?.t === 'dimensi' && konsepOf(parts[i - 2])?.t !== 'per' && !WAKTU.has(before.kode)) {
    return before.kode as DimensiFilter;
  }
  if (before?.t === 'ke' && before.dimensi === 'lawan') {
    if (metrik.some((one) => usualOf(one) === 'supplier')) return 'supplier';
    if (!metrik.some((one) => usualOf(one) === 'akun')) return 'pelanggan';
  }
  return 'nama';
}

/** Names of one dimension become alternatives of one filter; those of no known dimension (`nama`) stay apart. */
function merged(filters: readonly Filter[]): Filter[] {
  const all = new Map<string, Filter>();
  for (const { dimensi, nilai } of filters) {
    const before = all.get(dimensi);
    if (before && dimensi !== 'nama') before.nilai.push(...nilai);
    else all.set(before ? `${dimensi} ${all.size}` : dimensi, { dimensi, nilai: [...nilai] });
  }
  return [...all.values()];
}

function limitOf(parts: readonly Bagian[], urut: Urut | null): number | null {
  if (!urut) return null;
  const said = parts.find((part) => part.t === 'angka');
  if (said?.t === 'angka' && said.n >= 1) return Math.min(said.n, 100);
  return parts.some((part) => part.t === 'konsep' && part.kata === 'top') ? 10 : 5;
}
