/**
 * The statement of cash flows of a tenant worked out in TypeScript, journal by journal, from the rows of the books:
 * what the report must say. Amounts are exact fractions until they are rounded.
 */
import type { Toko } from './toko.ts';

type Jurnal = {
  id: number;
  posting_id: number;
  transaksi_id: number | null;
  jenis: string;
  dokumen: string | null;
  tanggal: string;
  pembuka: boolean;
  pembalik: boolean;
  dicatat_pada: string;
};
type Baris = { jurnal_id: number; akun_kode: string; nilai: string };
type Akun = { kode: string; subklas_id: number; klas_id: number; arus_kas: string | null };
type Pos = {
  id: number;
  posting_id: number;
  transaksi_id: number;
  jenis: string;
  akun_kode: string;
  nilai: string;
  asal_id: number | null;
};
type Alokasi = { posting_id: number; transaksi_id: number; pos_id: number; nilai: string };

type Bilangan = { n: bigint; d: bigint };
const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? (a < 0n ? -a : a) : gcd(b, a % b));
const pecahan = (n: bigint, d = 1n): Bilangan => {
  const g = gcd(n, d) || 1n;
  return { n: n / g, d: d / g };
};
const tambah = (a: Bilangan, b: Bilangan) => pecahan(a.n * b.d + b.n * a.d, a.d * b.d);
const kali = (a: Bilangan, b: Bilangan) => pecahan(a.n * b.n, a.d * b.d);
const bagi = (a: Bilangan, b: Bilangan) =>
  b.n < 0n ? pecahan(-a.n * b.d, a.d * -b.n) : pecahan(a.n * b.d, a.d * b.n);
/** To the nearest whole of this many parts, half away from zero. */
const bulat = ({ n, d }: Bilangan): bigint => {
  const abs = n < 0n ? -n : n;
  const whole = (2n * abs + d) / (2n * d);
  return n < 0n ? -whole : whole;
};
const mutlak = ({ n, d }: Bilangan) => pecahan(n < 0n ? -n : n, d);
const sen = (text: string): Bilangan => pecahan(BigInt(text.replace('.', '')));
/** Cents to ten decimals of a rupiah, as the report rounds what an item's parts come to. */
const halus = (b: Bilangan) => pecahan(bulat(kali(b, pecahan(10n ** 8n))), 10n ** 8n);

type Lini = { kas: boolean; kategori: string | null; pos: number | null; nilai: Bilangan };

async function bacaBuku(toko: Toko) {
  const kelompok = <T, K>(rows: T[], key: (row: T) => K) => Map.groupBy(rows, key);
  const jurnal = await toko.rows<Jurnal>(
    `select j.id, j.posting_id, j.transaksi_id, j.jenis, t.jenis as dokumen, j.tanggal::text,
            j.pembuka, j.membalik_id is not null as pembalik, p.dicatat_pada::text
       from jurnal as j join posting as p on p.id = j.posting_id
       left join transaksi as t on t.id = j.transaksi_id`,
  );
  const baris = await toko.rows<Baris>(
    `select jurnal_id, akun_kode, (sum(kredit - debit)::numeric(20, 2))::text as nilai
       from jurnal_baris group by 1, 2`,
  );
  const akun = await toko.rows<Akun>(
    `select a.kode, a.subklas_id, s.klas_id, a.arus_kas::text
       from akun as a join erp.akun_subklas as s on s.id = a.subklas_id`,
  );
  const pos = await toko.rows<Pos>(
    `select id, posting_id, transaksi_id, jenis, akun_kode, nilai::text, membalik_id as asal_id
       from pos_terbuka`,
  );
  const alokasi = await toko.rows<Alokasi>(
    'select posting_id, transaksi_id, pos_id, nilai::text from alokasi',
  );
  const kendali = await toko.rows<{ kode: string; kendali: string }>(
    'select kode, kendali::text from akun where kendali is not null',
  );
  const peran = await toko.rows<{ peran: string; akun_kode: string }>(
    `select peran, akun_kode from akun_peran
      where peran in ('ppn_keluaran', 'ppn_masukan', 'persediaan')`,
  );
  const sebut = await toko.rows<{ kunci: string }>(
    `select distinct transaksi_id || ' ' || akun_kode as kunci from transaksi_baris
      where akun_kode is not null`,
  );
  return {
    jurnal,
    bukti: kelompok(jurnal, (j) => `${j.posting_id} ${j.transaksi_id}`),
    baris: kelompok(baris, (b) => b.jurnal_id),
    akun: new Map(akun.map((a) => [a.kode, a])),
    kendali: new Map(kendali.map((k) => [k.kode, k.kendali])),
    pos: new Map(pos.map((p) => [p.id, p])),
    posBukti: kelompok(pos, (p) => `${p.posting_id} ${p.transaksi_id}`),
    alokasi: kelompok(alokasi, (a) => `${a.posting_id} ${a.transaksi_id}`),
    pajak: new Map(
      peran.filter((p) => p.peran !== 'persediaan').map((p) => [p.akun_kode, p.peran]),
    ),
    persediaan: peran.find((p) => p.peran === 'persediaan')?.akun_kode ?? '',
    sebut: new Set(sebut.map(({ kunci }) => kunci)),
  };
}

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
  const satu = (pos: number, jenis: string, nilai: string, sisi: bigint): Lini => ({
    kas: false,
    kategori: null,
    pos,
    nilai: kali(sen(nilai), pecahan(ASET.has(jenis) ? sisi : -sisi)),
  });
  const dipakai = (buku.alokasi.get(kunci) ?? []).flatMap((a) => {
    const p = buku.pos.get(a.pos_id) as Pos;
    return p.akun_kode === kode ? [satu(p.id, p.jenis, a.nilai, 1n)] : [];
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
      if (!kendali) return [satu];
      const isi = butir(buku, j, b.akun_kode);
      const sisa = kali(jumlahkan(isi.map(({ nilai }) => nilai)), pecahan(-1n));
      return [...isi, { ...satu, nilai: tambah(satu.nilai, sisa) }];
    })
    .filter(({ nilai }) => nilai.n !== 0n);
}

type Komposisi = (id: number) => Map<string, Bilangan>;

/** Sums of lines by category; items by what they arose from. */
function perKategori(lini: Lini[], komposisi: Komposisi): Map<string, Bilangan> {
  const isi = new Map<string, Bilangan>();
  const taruh = (kategori: string, nilai: Bilangan) =>
    isi.set(kategori, tambah(isi.get(kategori) ?? pecahan(0n), nilai));
  for (const l of lini) {
    if (l.pos !== null)
      for (const [kategori, bagian] of komposisi(l.pos)) taruh(kategori, kali(l.nilai, bagian));
    else if (l.kategori !== null) taruh(l.kategori, l.nilai);
  }
  return isi;
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

/** Reads the books once; answers the flows of any period and moment, in cents. */
export async function modelArusKas(toko: Toko) {
  const buku = await bacaBuku(toko);
  const sudah = new Map<number, Map<string, Bilangan>>();
  const komposisi: Komposisi = (id) => {
    const isi = sudah.get(id) ?? komposisiOf(buku, id, komposisi);
    sudah.set(id, isi);
    return isi;
  };
  const bagian = (j: Jurnal): [string, bigint][] => {
    const uang = (buku.baris.get(j.id) ?? []).filter((b) => isKas(buku, b.akun_kode));
    const kas = -jumlahkan(uang.map((b) => sen(b.nilai))).n;
    if (kas === 0n) return [];
    if (j.pembuka) return [['saldo_awal', kas]];
    const lini = liniOf(buku, j).filter((l) => !l.kas);
    return bagiKas(perKategori(lini, komposisi), kas);
  };
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
