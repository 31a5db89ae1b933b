/**
 * Reports over REST by values of dimensions, in columns, beside another period or a budget, against the models: every figure,
 * and which rows and columns there are.
 */
import { expect } from '@jest/globals';
import { exactJson } from '../ekspor/ekspor.ts';
import type { Rest } from '../helpers/server.ts';
import { amounts, berdampingan, berkolom, type Json, tulis } from './angka_laporan.ts';
import { type Gerak, susunArusKas } from './arus_kas_nilai.ts';
import { type Dunia, diketahuiOf } from './banding_acak.ts';
import {
  type Anggaran,
  bulanTahun,
  hariLain,
  masaLain,
  nilaiAnggaran,
  pilihan,
} from './banding_model.ts';
import {
  type BukuBesar,
  bukuBesar,
  geserHari,
  jumlah,
  labaRugi,
  type Masa,
  type Nilai,
  neraca,
  neracaSaldo,
  perubahanEkuitas,
  type Saring,
  susunLabaRugi,
} from './model.ts';
import { type Penjualan, pilihJual, ringkasan } from './penjualan_model.ts';

const DIMENSI =
  'cabang:JKT cabang:JKT-SEL cabang:BDG cabang:SBY cabang:- proyek:P1 proyek:P2 proyek:- cabang:JKT,proyek:P1 cabang:-,proyek:- proyek:-,cabang:BDG'.split(
    ' ',
  );
const GRUP = 'barang kategori kontak bulan hari'.split(' ');
const BANDING = ['periode-lalu', 'tahun-lalu'];

type Angka = Map<string, string>;
export type World = Dunia & {
  viewer: Rest;
  buku: BukuBesar;
  jual: Penjualan;
  arus: (masa: Masa & { diketahui?: string | null }) => Gerak[];
  anggaran: Anggaran;
  /** Reports that were asked, and figures compared. */
  hitung: { laporan: number; angka: number };
};
/** What a report is asked with. */
type Tanya = Saring & { dimensi?: string; kolom?: string; banding?: string };

const pick = <T>({ random }: Pick<Dunia, 'random'>, list: readonly T[]): T =>
  list[random(list.length)] as T;

async function ask(world: World, path: string): Promise<Json & { meta: Json }> {
  const { status, text } = await world.viewer.get(`/api/laporan/${path}`);
  expect([path, status, status === 200 ? '' : text]).toEqual([path, 200, '']);
  world.hitung.laporan += 1;
  return exactJson(text);
}

function query(tanya: Tanya, lain: Record<string, string> = {}): string {
  const { dimensi, kolom, banding, diketahui } = tanya;
  const isi = {
    ...lain,
    dimensi,
    kolom,
    banding,
    ...(diketahui && { diketahui: diketahuiOf(diketahui) }),
  };
  return new URLSearchParams(
    Object.entries(isi).filter((one): one is [string, string] => one[1] !== undefined),
  ).toString();
}

const saringOf = ({ buku }: World, { diketahui, dimensi }: Tanya): Saring => ({
  ...(diketahui && { diketahui }),
  ...(dimensi && { pilih: pilihan(buku, dimensi) }),
});

/** The columns: of each value that has a row, by code, and of what has none. */
function kolomOf({ buku }: World, { kolom = '' }: Tanya, of: Saring, model: (of: Saring) => Angka) {
  const kode = [...new Set([...buku.nilai.values()].map((nilai) => nilai[kolom] ?? ''))].sort();
  const satu = (nilai: string) =>
    model({
      ...of,
      pilih: (gabungan) =>
        ((buku.nilai.get(gabungan) as Nilai)[kolom] ?? '') === nilai &&
        (of.pilih?.(gabungan) ?? true),
    });
  const isi = kode
    .filter((nilai) => nilai !== '')
    .map((nilai): [string | null, Angka] => [nilai, satu(nilai)])
    .filter(([, angka]) => [...angka.keys()].some((place) => /\.(akun|baris|data)\[/.test(place)));
  return [...isi, [null, satu('')] as [string | null, Angka]];
}

const angkaOf = (value: unknown, names?: string[]): Angka => new Map(amounts<string>(value, names));

function expectAngka<T>(world: World, path: string, found: Map<string, T>, wanted: Map<string, T>) {
  world.hitung.angka += wanted.size;
  // Only what differs, so that it can be read.
  const places = new Set([...found.keys(), ...wanted.keys()]);
  const beda = [...places].filter(
    (place) => JSON.stringify(found.get(place)) !== JSON.stringify(wanted.get(place)),
  );
  const ambil = (of: Map<string, T>) => beda.map((place) => [place, of.get(place)]);
  expect([path, ambil(found)]).toEqual([path, ambil(wanted)]);
}

/** A statement by itself, beside another or in columns, against its model. */
async function periksa(
  world: World,
  nama: string,
  masa: Masa,
  tanya: Tanya,
  model: (masa: Masa, of: Saring) => Json,
) {
  const of = saringOf(world, tanya);
  const path = `${nama}?${query(tanya, masa)}`;
  const found = await ask(world, path);
  const angka = (masa: Masa) => (of: Saring) => angkaOf(model(masa, of));
  const kini = angka(masa)(of);
  if (tanya.kolom !== undefined) {
    const kolom = kolomOf(world, tanya, of, angka(masa));
    const { nilai } = found.meta.kolom as { nilai: { kode: string | null }[] };
    expect([path, nilai.map(({ kode }) => kode)]).toEqual([path, kolom.map(([kode]) => kode)]);
    // Balances of cash have no values.
    const bisu = (place: string) => nama === 'arus-kas' && /saldo_/.test(place);
    const wanted = berkolom(
      kini,
      kolom.map(([, isi]) => isi),
      bisu,
    );
    return expectAngka(world, path, new Map(amounts(found)), wanted);
  }
  if (tanya.banding === undefined) {
    expect([path, [...angkaOf(found).keys()]]).toEqual([path, [...kini.keys()]]);
    return expectAngka(world, path, angkaOf(found), kini);
  }
  const lain = masaLain(tanya.banding, masa);
  const lalu =
    tanya.banding === 'anggaran'
      ? angkaOf(
          susunLabaRugi(world.buku, nilaiAnggaran(world.buku, world.anggaran, lain, tanya.dimensi)),
        )
      : angka(lain)(of);
  expect([path, found.meta.banding]).toEqual([path, { jenis: tanya.banding, ...lain }]);
  expectAngka(world, path, new Map(amounts(found)), berdampingan(kini, lalu));
}

/** Sums of sales, of all or in columns. */
async function periksaRingkasan(world: World, masa: Masa, tanya: Tanya) {
  const satu = pick(world, GRUP);
  const dua = pick(world, GRUP);
  const grup = satu === dua ? [satu] : [satu, dua];
  const of = saringOf(world, tanya);
  const lain = { ...masa, group_by: grup.join(','), per_page: '500' };
  const path = `penjualan/summary?${query(tanya, lain)}`;
  const found = await ask(world, path);
  const names = ['kunci', 'kunci_2'];
  const model = (of: Saring): Angka => {
    const { total, data } = ringkasan(pilihJual(world.jual, masa, of), grup, world.kategori);
    return angkaOf({ total, data }, names);
  };
  const { total_bersih, total_hpp, total_laba } = found.meta;
  const isi = { total: { total_bersih, total_hpp, total_laba }, data: found.data };
  const angka = new Map(amounts<unknown>(isi, names));
  const kini = model(of);
  if (tanya.kolom === undefined) expectAngka<unknown>(world, path, angka, kini);
  else {
    const kolom = kolomOf(world, tanya, of, model);
    const { nilai } = found.meta.kolom as { nilai: { kode: string | null }[] };
    expect([path, nilai.map(({ kode }) => kode)]).toEqual([path, kolom.map(([kode]) => kode)]);
    const wanted = berkolom(
      kini,
      kolom.map(([, one]) => one),
    );
    expectAngka<unknown>(world, path, angka, wanted);
  }
  const rekonsiliasi = found.meta.rekonsiliasi as { kunci: string; nilai: string }[];
  const laba = labaRugi(world.buku, masa, of).penjualan_bersih;
  const ujung = [rekonsiliasi[0]?.nilai, rekonsiliasi.at(-1)?.nilai];
  expect([path, ujung]).toEqual([path, [kini.get('.total.total_bersih'), laba]]);
  const sen = ({ nilai }: { nilai: string }) => BigInt(nilai.replace('.', ''));
  const antara = jumlah(rekonsiliasi.slice(1, -1), sen);
  const beda = sen({ nilai: laba }) - sen({ nilai: `${ujung[0]}` });
  expect([path, antara]).toEqual([path, beda]);
  const nama = rekonsiliasi.slice(1, -1).map(({ kunci }) => kunci);
  if (tanya.dimensi) expect([path, nama]).toEqual([path, beda === 0n ? [] : ['lainnya']]);
  else expect([path, nama]).not.toContainEqual('lainnya');
}

/** Sales line by line: what each document sold, and what all cost. */
async function periksaPenjualan(world: World, masa: Masa, tanya: Tanya) {
  const path = `penjualan?${query(tanya, { ...masa, per_page: '500' })}`;
  const found = await ask(world, path);
  const isi = pilihJual(world.jual, masa, saringOf(world, tanya));
  const { total } = ringkasan(isi, ['bulan'], world.kategori);
  const { total_bersih, total_hpp, total_laba } = found.meta;
  expect([path, { total_bersih, total_hpp, total_laba }]).toEqual([path, total]);
  const rows = found.data as Record<string, string | boolean | null>[];
  const perBaris = <T>(list: readonly T[], kunci: (one: T) => string, nilai: (one: T) => bigint) =>
    new Map(
      [...Map.groupBy(list, kunci)]
        .map(([satu, punya]): [string, string] => [satu, tulis(jumlah(punya, nilai))])
        .filter(([, nilai]) => nilai !== '0.00'),
    );
  const kunci = (one: (typeof rows)[number] | Penjualan[number]) =>
    [one.transaksi_id, one.tanggal, one.pembalik, one.barang_id].join(' ');
  const sen = (text: unknown) => BigInt(`${text}`.replace('.', ''));
  expectAngka(
    world,
    path,
    perBaris(rows, kunci, ({ bersih }) => sen(bersih)),
    perBaris(isi, kunci, ({ bersih }) => bersih),
  );
  const perHari = (one: (typeof rows)[number] | Penjualan[number]) =>
    [one.tanggal, one.barang_id].join(' ');
  expectAngka(
    world,
    path,
    perBaris(rows, perHari, ({ hpp }) => sen(hpp)),
    perBaris(isi, perHari, ({ hpp }) => hpp),
  );
}

async function periksaBukuBesar(world: World, masa: Masa, tanya: Tanya) {
  const kode = pick(world, '1101 1111 1201 1301 2101 2201 3201 4111 5101 6201'.split(' '));
  const path = `buku-besar/${kode}?${query(tanya, { ...masa, per_page: '500' })}`;
  const { meta, data } = await ask(world, path);
  const { saldo_awal, debit, kredit, saldo_akhir } = meta;
  const baris = (data as Record<string, string>[]).map((one) =>
    [one.tanggal, one.debit, one.kredit, one.saldo].join(' '),
  );
  const wanted = bukuBesar(world.buku, kode, masa, saringOf(world, tanya));
  world.hitung.angka += 4 + 3 * baris.length;
  expect([path, { saldo_awal, debit, kredit, saldo_akhir, data: baris }]).toEqual([path, wanted]);
}

async function periksaNeraca(world: World, per: string, tanya: Tanya) {
  const of = saringOf(world, tanya);
  const path = `neraca?${query(tanya, { per })}`;
  const found = await ask(world, path);
  const kini = angkaOf(neraca(world.buku, per, of));
  if (tanya.banding === undefined) return expectAngka(world, path, angkaOf(found), kini);
  const lain = hariLain(world.buku, tanya.banding, per);
  expect([path, found.meta.banding]).toEqual([
    path,
    { jenis: tanya.banding, dari: null, sampai: lain },
  ]);
  const lalu = angkaOf(neraca(world.buku, lain, of));
  expectAngka(world, path, new Map(amounts(found)), berdampingan(kini, lalu));
}

/** Periods of every shape, around the two years and the end of the first. */
export function masaAcak({ random, mulai: [satu, dua, tiga] }: Dunia): Masa[] {
  const acak = (dari: string, hari: number) => geserHari(dari, random(hari));
  const bulan = (awal: string, n: number) => `${bulanTahun(awal)[n]}-01`;
  const n = random(9);
  const awalBulan = bulan(dua, random(12));
  const tengah = acak(satu, 500);
  const februari = bulanTahun(dua).find((satu) => satu.endsWith('-02'));
  return [
    // Its last day is another one in leap years.
    { dari: `${februari}-01`, sampai: geserHari(`${februari?.slice(0, 5)}03-01`, -1) },
    { dari: satu, sampai: geserHari(dua, -1) },
    { dari: dua, sampai: geserHari(tiga, -1) },
    { dari: geserHari(satu, -3), sampai: geserHari(tiga, -1) },
    { dari: bulan(dua, n), sampai: geserHari(bulan(dua, n + 3), -1) },
    { dari: awalBulan, sampai: geserHari(awalBulan, 30 - random(20)) },
    { dari: tengah, sampai: acak(tengah, 230) },
    { dari: geserHari(dua, -1), sampai: geserHari(dua, random(90)) },
  ];
}

/** All that may be asked of a period, by some values. */
export async function periksaMasa(world: World, masa: Masa): Promise<void> {
  const { buku, saat, random } = world;
  const lagi = (): Tanya => ({ ...(random(3) === 0 && { diketahui: pick(world, saat) }) });
  const dimensi = () => pick(world, DIMENSI);
  const kolom = () => pick(world, ['cabang', 'proyek']);
  const laba = (masa: Masa, of: Saring) => labaRugi(buku, masa, of);
  const saldo = (masa: Masa, of: Saring) => neracaSaldo(buku, masa, of);
  const arus = (masa: Masa, of: Saring) => susunArusKas(buku, world.arus, masa, of);
  for (const [nama, model] of [
    ['rugi-laba', laba],
    ['neraca-saldo', saldo],
    ['arus-kas', arus],
  ] as const) {
    await periksa(world, nama, masa, lagi(), model);
    await periksa(world, nama, masa, { ...lagi(), dimensi: dimensi() }, model);
    await periksa(world, nama, masa, { ...lagi(), kolom: kolom() }, model);
    await periksa(world, nama, masa, { ...lagi(), kolom: kolom(), dimensi: dimensi() }, model);
    if (nama === 'neraca-saldo') continue;
    for (const banding of BANDING) {
      await periksa(world, nama, masa, { ...lagi(), banding }, model);
      await periksa(world, nama, masa, { ...lagi(), banding, dimensi: dimensi() }, model);
    }
  }
  const satu = DIMENSI.filter((one) => !/[,-]$|,/.test(one));
  const banding = 'anggaran';
  await periksa(world, 'rugi-laba', masa, { ...lagi(), banding }, laba);
  await periksa(world, 'rugi-laba', masa, { ...lagi(), banding, dimensi: pick(world, satu) }, laba);
  for (const tanya of [{}, { dimensi: dimensi() }]) {
    await periksaPenjualan(world, masa, { ...lagi(), ...tanya });
    await periksaBukuBesar(world, masa, { ...lagi(), ...tanya });
    await periksaRingkasan(world, masa, { ...lagi(), ...tanya });
    await periksaRingkasan(world, masa, { ...lagi(), ...tanya, kolom: kolom() });
  }
  for (const tanya of [{}, ...BANDING.map((banding) => ({ banding }))]) {
    const ekuitas = (masa: Masa, of: Saring) => perubahanEkuitas(buku, masa, of);
    await periksa(world, 'perubahan-ekuitas', masa, { ...lagi(), ...tanya }, ekuitas);
    await periksaNeraca(world, masa.sampai, { ...lagi(), ...tanya });
  }
}
