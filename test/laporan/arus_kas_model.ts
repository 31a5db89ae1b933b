/**
 * The statement of cash flows of a tenant worked out in TypeScript, journal by journal, from the rows of the books:
 * what the report must say. Amounts are exact fractions until they are rounded.
 */

import type { Toko } from '../helpers/toko.ts';
import { type Akun, type Baris, bacaBuku, type Jurnal, type Pos } from './arus_kas_buku.ts';
import {
  type Bilangan,
  bagi,
  bulat,
  halus,
  kali,
  mutlak,
  pecahan,
  sen,
  tambah,
} from './pecahan.ts';

export type Lini = {
  kas: boolean;
  /** Its account, where no open item stands for it. */
  akun?: string;
  kategori: string | null;
  pos: number | null;
  /** What took from the item. */
  lewat?: number | undefined;
  nilai: Bilangan;
};

const ASET = new Set(['piutang', 'uang_muka']);
const POS = new Set(['piutang', 'hutang', 'uang_muka_jual', 'uang_muka_beli']);

export type Arus = Map<string, { masuk: bigint; keluar: bigint }>;
export type Masa = { dari: string; sampai: string; diketahui?: string | null };

/** The books, and what they say of one account or item. */
type Buku = Awaited<ReturnType<typeof bacaBuku>>;
const akunOf = (buku: Buku, kode: string) => buku.akun.get(kode) as Akun;
const isKas = (buku: Buku, kode: string) => akunOf(buku, kode).subklas_id === 11;
const jumlahkan = (nilai: Bilangan[]) => nilai.reduce(tambah, pecahan(0n));

function kategoriOf(buku: Buku, j: Jurnal, { akun_kode: kode, nilai }: Baris): string | null {
  const { arus_kas } = akunOf(buku, kode);
  if (j.dokumen?.startsWith('pelunasan')) return arus_kas === 'biaya_bank' ? arus_kas : null;
  const peran = buku.pajak.get(kode);
  // What others bill for the goods of a purchase.
  const kredit = sen(nilai).n > 0n !== j.pembalik;
  if (j.dokumen === 'pembelian' && kredit && !peran && arus_kas !== null) {
    return akunOf(buku, buku.persediaan).arus_kas;
  }
  const disebut = j.dokumen === 'jurnal-umum' || buku.sebut.has(`${j.transaksi_id} ${kode}`);
  if (!peran || disebut || j.dokumen === null) return arus_kas;
  return peran === 'ppn_keluaran' ? 'penerimaan_pelanggan' : 'pembayaran_pemasok';
}

/** What a journal did to open items on one account. */
function butir(buku: Buku, j: Jurnal, kode: string): Lini[] {
  const kunci = `${j.posting_id} ${j.transaksi_id}`;
  const satu = (pos: number, jenis: string, nilai: string, sisi: bigint, lewat?: number): Lini => ({
    kas: false,
    kategori: null,
    pos,
    lewat,
    nilai: kali(sen(nilai), pecahan(ASET.has(jenis) ? sisi : -sisi)),
  });
  const dipakai = (buku.alokasi.get(kunci) ?? []).flatMap((a) => {
    const p = buku.pos.get(a.pos_id) as Pos;
    return p.akun_kode === kode ? [satu(p.id, p.jenis, a.nilai, 1n, a.asal_id ?? a.id)] : [];
  });
  const dibuka = (buku.posBukti.get(kunci) ?? [])
    .filter((p) => p.akun_kode === kode)
    .map((p) => satu(p.asal_id ?? p.id, p.jenis, p.nilai, -1n));
  return [...dipakai, ...dibuka];
}

function liniOf(buku: Buku, j: Jurnal): Lini[] {
  const baris = buku.baris.get(j.id) ?? [];
  const barang = ({ akun_kode }: Baris) =>
    akunOf(buku, akun_kode).klas_id === 5 ||
    ['persediaan', 'persediaan_transit'].includes(buku.kendali.get(akun_kode) ?? '');
  const nol = jumlahkan(baris.filter(barang).map((b) => sen(b.nilai))).n === 0n;
  return baris
    .filter((b) => !(nol && barang(b)))
    .flatMap((b) => {
      const kendali = POS.has(buku.kendali.get(b.akun_kode) ?? '');
      const satu: Lini = {
        kas: isKas(buku, b.akun_kode),
        kategori: kendali ? akunOf(buku, b.akun_kode).arus_kas : kategoriOf(buku, j, b),
        pos: null,
        nilai: sen(b.nilai),
      };
      if (!kendali) return [{ ...satu, akun: b.akun_kode }];
      const isi = butir(buku, j, b.akun_kode);
      const sisa = kali(jumlahkan(isi.map(({ nilai }) => nilai)), pecahan(-1n));
      return [...isi, { ...satu, nilai: tambah(satu.nilai, sisa) }];
    })
    .filter(({ nilai }) => nilai.n !== 0n);
}

type Isi = Map<string, Bilangan>;
/** Of an item, or of what took from it. */
type Komposisi = (id: number, lewat?: number) => Isi;

/** Sums of lines by category; items by what they arose from. */
function perKategori(lini: Lini[], komposisi: Komposisi): Map<string, Bilangan> {
  const isi = new Map<string, Bilangan>();
  const taruh = (kategori: string, nilai: Bilangan) =>
    isi.set(kategori, tambah(isi.get(kategori) ?? pecahan(0n), nilai));
  for (const l of lini) {
    if (l.pos !== null)
      for (const [kategori, bagian] of komposisi(l.pos, l.lewat))
        taruh(kategori, kali(l.nilai, bagian));
    else if (l.kategori !== null) taruh(l.kategori, l.nilai);
  }
  return isi;
}

/** What each settlement of an item was of: in their order, a return by what it gives back. */
function dilunasi(buku: Buku, id: number, dasar: Isi): Map<number, Isi> {
  const { jenis, nilai } = buku.pos.get(id) as Pos;
  const semua = buku.alokasiPos.get(id) ?? [];
  if (!['piutang', 'hutang'].includes(jenis) || !semua.some(({ retur }) => retur)) return new Map();
  const kurang = (a: Bilangan, b: Bilangan) => tambah(a, kali(b, pecahan(-1n)));
  let sisa: Isi = new Map([...dasar].map(([k, b]) => [k, kali(b, sen(nilai))]));
  const ambil = new Map<number, Isi>();
  for (const a of semua) {
    const besar = sen(a.nilai);
    const lalu = a.asal_id === null ? undefined : (ambil.get(a.asal_id) as Isi);
    if (lalu) {
      sisa = new Map([...sisa].map(([k, s]) => [k, tambah(s, lalu.get(k) as Bilangan)]));
      continue;
    }
    const bukti = buku.bukti.get(`${a.posting_id} ${a.transaksi_id}`) ?? [];
    const lini = a.retur ? liniOf(buku, bukti.find((j) => j.jenis === 'transaksi') as Jurnal) : [];
    const bagian = perKategori(
      lini
        .filter((l) => !l.kas && l.pos === null)
        .map((l) => (jenis === 'hutang' ? l : { ...l, nilai: kali(l.nilai, pecahan(-1n)) })),
      () => new Map(),
    );
    const retur = new Map([...bagian].filter(([, n]) => n.n > 0n));
    const jumlah = jumlahkan([...retur.values()]);
    const baru = new Map(
      [...sisa].map(([k, s]) => {
        const n = retur.get(k);
        const tinggal = n ? kurang(s, bagi(kali(n, besar), jumlah)) : s;
        return [k, tinggal.n > 0n ? tinggal : pecahan(0n)];
      }),
    );
    const tinggal = jumlahkan([...baru.values()]);
    const target = kurang(jumlahkan([...sisa.values()]), besar);
    const satu: Isi = new Map(
      [...sisa].map(([k, s]) => [
        k,
        tinggal.n > 0n ? kurang(s, bagi(kali(baru.get(k) as Bilangan, target), tinggal)) : s,
      ]),
    );
    ambil.set(a.id, satu);
    sisa = new Map([...sisa].map(([k, s]) => [k, kurang(s, satu.get(k) as Bilangan)]));
  }
  const nilaiOf = new Map(semua.map((a) => [a.id, sen(a.nilai)]));
  return new Map(
    [...ambil].map(([a, isi]) => [
      a,
      new Map([...isi].map(([k, n]) => [k, bagi(n, nilaiOf.get(a) as Bilangan)])),
    ]),
  );
}

/** What an item arose from: the other side of the journal that opened it, in parts of one. */
function komposisiOf(buku: Buku, id: number, komposisi: Komposisi): Map<string, Bilangan> {
  const p = buku.pos.get(id) as Pos;
  const sendiri = akunOf(buku, p.akun_kode).arus_kas ?? 'operasi_lain';
  const arah = pecahan(ASET.has(p.jenis) ? 1n : -1n);
  const lawan: Lini[] = [];
  const biasa: Lini[] = [];
  for (const j of buku.bukti.get(`${p.posting_id} ${p.transaksi_id}`) ?? []) {
    const punya = (buku.baris.get(j.id) ?? []).some((b) => b.akun_kode === p.akun_kode);
    if (j.pembuka || (!punya && !['transaksi', 'terima'].includes(j.jenis))) continue;
    const lini = liniOf(buku, j);
    const denganKas = lini.some(({ kas }) => kas);
    for (const l of lini) {
      const nilai = kali(l.nilai, arah);
      // Lines of one category are what both sides come to.
      const bersih = !l.kas && l.pos === null;
      if (l.pos === id || (nilai.n <= 0n && !bersih)) continue;
      if (denganKas && l.kategori === 'biaya_bank') continue;
      if (bersih) {
        biasa.push({ ...l, nilai });
        continue;
      }
      if (l.pos !== null && l.pos > id) {
        const { akun_kode } = buku.pos.get(l.pos) as Pos;
        const kategori = akunOf(buku, akun_kode).arus_kas ?? 'operasi_lain';
        lawan.push({ ...l, nilai, kategori, pos: null });
      } else lawan.push({ ...l, nilai, kategori: l.kas ? sendiri : l.kategori });
    }
  }
  const isi = perKategori(lawan, komposisi);
  for (const [kategori, nilai] of perKategori(biasa, komposisi)) {
    if (nilai.n > 0n) isi.set(kategori, tambah(isi.get(kategori) ?? pecahan(0n), nilai));
  }
  if (isi.size === 0) return new Map([[sendiri, pecahan(1n)]]);
  const jumlah = jumlahkan([...isi.values()]);
  return new Map([...isi].map(([kategori, nilai]) => [kategori, bagi(nilai, jumlah)]));
}

/** The money of a journal over its categories. */
function bagiKas(isi: Map<string, Bilangan>, kas: bigint): [string, bigint][] {
  const bank = isi.get('biaya_bank');
  const biaya = bank ? bulat(halus(bank)) : 0n;
  const hasil: [string, bigint][] = bank ? [['biaya_bank', biaya]] : [];
  const sisa = kas - biaya;
  const searah = [...isi]
    .map(([kategori, nilai]) => ({ kategori, nilai: halus(nilai) }))
    .filter(({ kategori, nilai }) => kategori !== 'biaya_bank' && nilai.n * sisa > 0n);
  if (searah.length === 0) return sisa === 0n ? hasil : [...hasil, ['operasi_lain', sisa]];
  const jumlah = jumlahkan(searah.map(({ nilai }) => nilai));
  const bagian = searah.map(({ kategori, nilai }) => ({
    kategori,
    nilai,
    sen: bulat(bagi(kali(nilai, pecahan(sisa)), jumlah)),
  }));
  // The rest to the largest, the first of equals; none of them to the other side, so it may pass on.
  const terbesar = bagian.toSorted((a, b) => {
    const beda = tambah(mutlak(b.nilai), kali(mutlak(a.nilai), pecahan(-1n))).n;
    return beda === 0n ? urutan(a.kategori) - urutan(b.kategori) : beda > 0n ? 1 : -1;
  });
  let lebih = sisa - bagian.reduce((sum, b) => sum + b.sen, 0n);
  for (const satu of terbesar) {
    const ambil = (satu.sen + lebih) * sisa < 0n ? -satu.sen : lebih;
    satu.sen += ambil;
    lebih -= ambil;
  }
  return [...hasil, ...bagian.map((b): [string, bigint] => [b.kategori, b.sen])];
}

/** Reads the books once; answers what the money of each journal was, in cents. */
export async function bacaArus(toko: Toko) {
  const buku = await bacaBuku(toko);
  const sudah = new Map<number, Map<string, Bilangan>>();
  const lunas = new Map<number, Map<number, Isi>>();
  const komposisi: Komposisi = (id, lewat) => {
    const isi = sudah.get(id) ?? komposisiOf(buku, id, komposisi);
    sudah.set(id, isi);
    if (lewat === undefined) return isi;
    const bagian = lunas.get(id) ?? dilunasi(buku, id, isi);
    lunas.set(id, bagian);
    return bagian.get(lewat) ?? isi;
  };
  const bagian = (j: Jurnal): [string, bigint][] => {
    const uang = (buku.baris.get(j.id) ?? []).filter((b) => isKas(buku, b.akun_kode));
    const kas = -jumlahkan(uang.map((b) => sen(b.nilai))).n;
    if (kas === 0n) return [];
    if (j.pembuka) return [['saldo_awal', kas]];
    const lini = liniOf(buku, j).filter((l) => !l.kas);
    return bagiKas(perKategori(lini, komposisi), kas);
  };
  /** The lines against the money of a journal. */
  const lawan = (j: Jurnal) => liniOf(buku, j).filter(({ kas }) => !kas);
  return { buku, komposisi, bagian, lawan };
}

/** The flows of any period and moment, in cents. */
export async function modelArusKas(toko: Toko) {
  const { buku, bagian } = await bacaArus(toko);
  return ({ dari, sampai, diketahui = null }: Masa): Arus => {
    const arus: Arus = new Map();
    for (const j of buku.jurnal) {
      if (j.tanggal < dari || j.tanggal > sampai) continue;
      if (diketahui !== null && j.dicatat_pada > diketahui) continue;
      for (const [kategori, nilai] of bagian(j)) {
        const satu = arus.get(kategori) ?? { masuk: 0n, keluar: 0n };
        arus.set(kategori, satu);
        if (nilai > 0n !== j.pembalik) satu.masuk += nilai;
        else satu.keluar -= nilai;
      }
    }
    return arus;
  };
}

const URUTAN =
  `penerimaan_pelanggan pembayaran_pemasok pembayaran_karyawan pembayaran_beban pembayaran_pajak
  bunga biaya_bank operasi_lain aset_tetap pinjaman_diberikan investasi_lain pinjaman_diterima
  modal prive pendanaan_lain`.split(/\s+/);
const urutan = (kategori: string) => URUTAN.indexOf(kategori);
