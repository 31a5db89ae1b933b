/**
 * Statements of a tenant worked out in TypeScript from its journal lines: what the reports must say, as they say it. Amounts
 * are cents until they are written.
 */

import type { Toko } from '../helpers/toko.ts';
import { tulis } from './angka_laporan.ts';
import { pecahan, sebar } from './pecahan.ts';

export type Lini = {
  jurnal_id: number;
  /** When its posting was recorded. */
  tahu: string;
  tanggal: string;
  akun_kode: string;
  debit: bigint;
  kredit: bigint;
  gabungan: number;
  jenis: string;
  penutup: boolean;
  pembalik: boolean;
  transaksi_id: number | null;
  dokumen: string | null;
  koreksi: boolean;
};
export type Akun = { kode: string; nama: string; subklas: number; klas: number; normal: string };
export type Nilai = Record<string, string | null>;
export type Masa = { dari: string; sampai: string };
/** The lines that a report is of: known at a moment, of some combinations. */
export type Saring = { diketahui?: string | undefined; pilih?: (gabungan: number) => boolean };

const LINI = `
  select b.jurnal_id::int, p.dicatat_pada::text as tahu, b.tanggal::text, b.akun_kode, b.debit::text,
         b.kredit::text, coalesce(b.gabungan_id, 0)::int as gabungan, j.jenis::text,
         'penutup' in (j.jenis, coalesce(o.jenis, j.jenis)) as penutup,
         j.membalik_id is not null as pembalik, j.transaksi_id::int, t.jenis::text as dokumen,
         coalesce((t.rincian ->> 'koreksi_periode_lalu')::boolean, false) as koreksi
    from jurnal_baris as b
    join jurnal as j on j.id = b.jurnal_id
    join posting as p on p.id = b.posting_id
    left join jurnal as o on o.id = j.membalik_id
    left join transaksi as t on t.id = j.transaksi_id
   order by b.tanggal, b.id`;

const cent = (text: string): bigint => BigInt(text.replace('.', ''));
export const jumlah = <T>(rows: Iterable<T>, of: (row: T) => bigint): bigint =>
  [...rows].reduce((sum, row) => sum + of(row), 0n);

/** The books as the models read them. */
export async function bacaBukuBesar(toko: Toko) {
  const rows = await toko.rows<Lini & { debit: string; kredit: string }>(LINI);
  const akun = await toko.rows<Akun>(
    `select a.kode, a.nama, a.subklas_id::int as subklas, s.klas_id::int as klas, a.saldo_normal::text as normal
       from akun as a join erp.akun_subklas as s on s.id = a.subklas_id order by a.kode`,
  );
  const gabungan = await toko.rows<{ id: number; cabang: string | null; proyek: string | null }>(
    `select g.id::int, c.kode as cabang, p.kode as proyek
       from dimensi_gabungan as g
       left join dimensi_nilai as c on c.id = g.nilai_1 left join dimensi_nilai as p on p.id = g.nilai_2`,
  );
  const subklas = await toko.rows<{ id: number; nama: string }>(
    'select id::int, nama from erp.akun_subklas order by id',
  );
  const kategori = await toko.rows<{ kategori: string; bagian: string; nama: string }>(
    'select kategori::text, bagian, nama from erp_private.arus_kas_bagian() as b order by b.kategori',
  );
  const lini = rows.map((row) => ({ ...row, debit: cent(row.debit), kredit: cent(row.kredit) }));
  return {
    lini,
    akun,
    akunOf: new Map(akun.map((one) => [one.kode, one])),
    subklas,
    kategori,
    nilai: new Map<number, Nilai>([
      [0, { cabang: null, proyek: null }],
      ...gabungan.map(({ id, ...nilai }): [number, Nilai] => [id, nilai]),
    ]),
    /** Month in which book years begin. */
    awal: Number(await toko.value('select awal_tahun_buku from pengaturan')),
    peran: new Map(
      (await toko.rows<{ peran: string; akun_kode: string }>('select * from akun_peran')).map(
        ({ peran, akun_kode }) => [peran, akun_kode],
      ),
    ),
  };
}
export type BukuBesar = Awaited<ReturnType<typeof bacaBukuBesar>>;

export const geserHari = (tanggal: string, hari: number): string =>
  new Date(Date.parse(tanggal) + hari * 86_400_000).toISOString().slice(0, 10);

/** First day of the book year of a day. */
export function awalTahun({ awal }: Pick<BukuBesar, 'awal'>, tanggal: string): string {
  const tahun = Number(tanggal.slice(0, 4)) - (Number(tanggal.slice(5, 7)) < awal ? 1 : 0);
  return `${tahun}-${String(awal).padStart(2, '0')}-01`;
}

export function saring(
  { lini }: BukuBesar,
  { diketahui, pilih }: Saring,
  dari: string,
  sampai: string,
) {
  return lini.filter(
    (l) =>
      l.tanggal >= dari &&
      l.tanggal <= sampai &&
      (diketahui === undefined || l.tahu <= diketahui) &&
      (pilih === undefined || pilih(l.gabungan)),
  );
}

/** Credit less debit by account, in the order of the accounts; those that come to nothing are left out. */
function perAkun(buku: BukuBesar, lini: readonly Lini[]): Map<string, bigint> {
  const semua = Map.groupBy(lini, ({ akun_kode }) => akun_kode);
  return new Map(
    buku.akun
      .map(({ kode }): [string, bigint] => [
        kode,
        jumlah(semua.get(kode) ?? [], (l) => l.kredit - l.debit),
      ])
      .filter(([, nilai]) => nilai !== 0n),
  );
}

const BAGIAN: [bagian: string, subklas: number[], tanda: bigint][] = [
  ['penjualan_bersih', [41], 1n],
  ['hpp', [51, 52], -1n],
  ['beban_usaha', [61, 62], -1n],
  ['pendapatan_lain', [42], 1n],
  ['beban_lain', [63], -1n],
  ['pajak', [64], -1n],
];

/** The income statement of what accounts bring to the result. */
export function susunLabaRugi({ akunOf }: BukuBesar, nilai: Map<string, bigint>) {
  const total: Record<string, bigint> = {};
  const rincian = BAGIAN.map(([bagian, subklas, tanda]) => {
    const isi = [...nilai].filter(([kode]) => subklas.includes(akunOf.get(kode)?.subklas ?? 0));
    total[bagian] = tanda * jumlah(isi, ([, satu]) => satu);
    const akun = isi.map(([kode, satu]) => ({
      kode,
      nama: akunOf.get(kode)?.nama,
      saldo: tulis(tanda * satu),
    }));
    return { bagian, total: tulis(total[bagian]), akun };
  });
  const of = (bagian: string) => total[bagian] as bigint;
  const kotor = of('penjualan_bersih') - of('hpp');
  const usaha = kotor - of('beban_usaha');
  const sebelum = usaha + of('pendapatan_lain') - of('beban_lain');
  return {
    penjualan_bersih: tulis(of('penjualan_bersih')),
    hpp: tulis(of('hpp')),
    laba_kotor: tulis(kotor),
    beban_usaha: tulis(of('beban_usaha')),
    laba_usaha: tulis(usaha),
    pendapatan_lain: tulis(of('pendapatan_lain')),
    beban_lain: tulis(of('beban_lain')),
    laba_sebelum_pajak: tulis(sebelum),
    pajak: tulis(of('pajak')),
    laba_bersih: tulis(sebelum - of('pajak')),
    rincian,
  };
}

/** Income and expense of a period, without closings of years. */
export const labaRugi = (buku: BukuBesar, { dari, sampai }: Masa, of: Saring = {}) =>
  susunLabaRugi(
    buku,
    perAkun(
      buku,
      saring(buku, of, dari, sampai).filter(({ penutup }) => !penutup),
    ),
  );

/** The trial balance, closings included. */
export function neracaSaldo(buku: BukuBesar, { dari, sampai }: Masa, of: Saring = {}) {
  const awal = perAkun(buku, saring(buku, of, '0000', geserHari(dari, -1)));
  const gerak = saring(buku, of, dari, sampai);
  const akun = buku.akun.flatMap(({ kode, nama }) => {
    const isi = gerak.filter(({ akun_kode }) => akun_kode === kode);
    if (isi.length === 0 && !awal.has(kode)) return [];
    const [debit, kredit] = [jumlah(isi, (l) => l.debit), jumlah(isi, (l) => l.kredit)];
    const saldo = -(awal.get(kode) ?? 0n);
    return [
      {
        akun_kode: kode,
        nama,
        saldo_awal: tulis(saldo),
        debit: tulis(debit),
        kredit: tulis(kredit),
        saldo_akhir: tulis(saldo + debit - kredit),
      },
    ];
  });
  return {
    total_debit: tulis(jumlah(gerak, (l) => l.debit)),
    total_kredit: tulis(jumlah(gerak, (l) => l.kredit)),
    akun,
  };
}

/** The ledger of an account: its balances, and its lines with the balance after each. */
export function bukuBesar(buku: BukuBesar, kode: string, { dari, sampai }: Masa, of: Saring = {}) {
  const punya = (l: Lini) => l.akun_kode === kode;
  const awal = jumlah(
    saring(buku, of, '0000', geserHari(dari, -1)).filter(punya),
    (l) => l.debit - l.kredit,
  );
  const isi = saring(buku, of, dari, sampai).filter(punya);
  let saldo = awal;
  const data = isi.map(({ tanggal, debit, kredit }) => {
    saldo += debit - kredit;
    return [tanggal, tulis(debit), tulis(kredit), tulis(saldo)].join(' ');
  });
  return {
    saldo_awal: tulis(awal),
    debit: tulis(jumlah(isi, (l) => l.debit)),
    kredit: tulis(jumlah(isi, (l) => l.kredit)),
    saldo_akhir: tulis(saldo),
    data,
  };
}

type Sisi = { kode: string; nama: string; nilai: bigint };

/** Accounts of the balance sheet at a day, each on the side of its class, with the result of this and of earlier years. */
function lini(buku: BukuBesar, per: string, of: Saring): Sisi[] {
  const semua = perAkun(buku, saring(buku, of, '0000', per));
  const hasil = (isi: Map<string, bigint>) =>
    jumlah(isi, ([kode, nilai]) => ((buku.akunOf.get(kode) as Akun).klas > 3 ? nilai : 0n));
  const lalu = hasil(perAkun(buku, saring(buku, of, '0000', geserHari(awalTahun(buku, per), -1))));
  const kode = buku.peran.get('laba_berjalan') as string;
  const berjalan = [{ kode, nama: 'Laba tahun berjalan', nilai: hasil(semua) - lalu }];
  if (lalu !== 0n) berjalan.push({ kode, nama: 'Laba tahun lalu belum ditutup', nilai: lalu });
  const akun = [...semua].flatMap(([kode, nilai]) => {
    const { klas, nama } = buku.akunOf.get(kode) as Akun;
    return klas > 3 ? [] : [{ kode, nama, nilai: klas === 1 ? -nilai : nilai }];
  });
  return [...akun, ...berjalan].sort((a, b) => (a.kode < b.kode ? -1 : a.kode > b.kode ? 1 : 0));
}

export function neraca(buku: BukuBesar, per: string, of: Saring = {}) {
  const semua = lini(buku, per, of);
  const kelompok = (klas: number) => {
    const isi = semua.filter(({ kode }) => buku.akunOf.get(kode)?.klas === klas);
    const subklas = buku.subklas.flatMap(({ id, nama }) => {
      const punya = isi.filter(({ kode }) => buku.akunOf.get(kode)?.subklas === id);
      if (punya.length === 0) return [];
      const akun = punya.map(({ nilai, ...satu }) => ({ ...satu, saldo: tulis(nilai) }));
      return [{ id: `${id}`, nama, total: tulis(jumlah(punya, (a) => a.nilai)), akun }];
    });
    return { total: tulis(jumlah(isi, ({ nilai }) => nilai)), subklas };
  };
  const pasiva = semua.filter(({ kode }) => (buku.akunOf.get(kode) as Akun).klas > 1);
  return {
    aset: kelompok(1),
    kewajiban: kelompok(2),
    ekuitas: kelompok(3),
    total_pasiva: tulis(jumlah(pasiva, ({ nilai }) => nilai)),
  };
}

const GERAK = ['koreksi', 'laba', 'setoran', 'penarikan', 'transfer'] as const;
type Ekuitas = Record<'saldo_awal' | (typeof GERAK)[number] | 'saldo_akhir', bigint>;
const KOSONG: Ekuitas = {
  saldo_awal: 0n,
  koreksi: 0n,
  laba: 0n,
  setoran: 0n,
  penarikan: 0n,
  transfer: 0n,
  saldo_akhir: 0n,
};

/** What a journal moved on accounts of equity: what came from outside, the rest passed between them. */
function luarOf(isi: [kode: string, nilai: bigint][]): Map<string, bigint> {
  const bersih = jumlah(isi, ([, nilai]) => nilai);
  const searah = isi.filter(([, nilai]) => nilai * bersih > 0n);
  if (jumlah(searah, ([, nilai]) => nilai) === bersih) return new Map(searah);
  const tanda = bersih < 0n ? -1n : 1n;
  const dasar = searah.map(([, nilai]) => pecahan(nilai * tanda));
  const bagian = bersih === 0n ? [] : sebar(bersih * tanda, dasar, true);
  return new Map(searah.map(([kode], i) => [kode, (bagian[i] as bigint) * tanda]));
}

/** Why something came from outside equity, or went there. */
function sebabOf(buku: BukuBesar, isi: readonly Lini[], kode: string, luar: bigint) {
  const { koreksi, dokumen, pembalik } = isi[0] as Lini;
  const kas = isi.some(({ akun_kode }) => buku.akunOf.get(akun_kode)?.subklas === 11);
  if (koreksi) return 'koreksi';
  if (kode === buku.peran.get('saldo_awal')) return 'setoran';
  if (kode === buku.peran.get('prive')) return 'penarikan';
  if (buku.akunOf.get(kode)?.subklas === 32 && dokumen === 'jurnal-umum' && !kas) return 'koreksi';
  return luar > 0n !== pembalik ? 'setoran' : 'penarikan';
}

/** Changes of equity: what stood and stands in the balance sheet, and why. */
export function perubahanEkuitas(buku: BukuBesar, { dari, sampai }: Masa, of: Saring = {}) {
  const akun = new Map<string, Ekuitas>();
  const tambah = (kode: string, kolom: keyof Ekuitas, nilai: bigint) => {
    const satu = akun.get(kode) ?? { ...KOSONG };
    akun.set(kode, { ...satu, [kolom]: satu[kolom] + nilai });
  };
  const berjalan = buku.peran.get('laba_berjalan') as string;
  for (const [per, kolom] of [
    [geserHari(dari, -1), 'saldo_awal'] as const,
    [sampai, 'saldo_akhir'] as const,
  ]) {
    for (const { kode, nilai } of lini(buku, per, of))
      if (buku.akunOf.get(kode)?.klas === 3) tambah(kode, kolom, nilai);
  }
  const jurnal = Map.groupBy(saring(buku, of, dari, sampai), ({ jurnal_id }) => jurnal_id);
  for (const isi of jurnal.values()) {
    const ekuitas: [string, bigint][] = [];
    // An account has a row for what comes to nothing, too.
    for (const { akun_kode } of isi)
      if (buku.akunOf.get(akun_kode)?.klas === 3) tambah(akun_kode, 'transfer', 0n);
    for (const [kode, nilai] of perAkun(buku, isi)) {
      if (buku.akunOf.get(kode)?.klas === 3) ekuitas.push([kode, nilai]);
      else if ((buku.akunOf.get(kode)?.klas ?? 0) > 3)
        tambah(berjalan, isi[0]?.penutup ? 'transfer' : 'laba', nilai);
    }
    const luar = isi[0]?.penutup ? new Map<string, bigint>() : luarOf(ekuitas);
    for (const [kode, nilai] of ekuitas) {
      const dari = luar.get(kode) ?? 0n;
      tambah(kode, 'transfer', nilai - dari);
      const sebab = sebabOf(buku, isi, kode, dari);
      if (dari !== 0n) tambah(kode, sebab, sebab === 'penarikan' ? -dari : dari);
    }
  }
  const kolom = Object.keys(KOSONG) as (keyof Ekuitas)[];
  const tulisSemua = (of: (satu: keyof Ekuitas) => bigint) =>
    Object.fromEntries(kolom.map((satu) => [satu, tulis(of(satu))]));
  const baris = [...akun].sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    akun: baris.map(([kode, isi]) => ({
      kode,
      nama: buku.akunOf.get(kode)?.nama,
      ...tulisSemua((satu) => isi[satu]),
    })),
    ...tulisSemua((satu) => jumlah(akun.values(), (isi) => isi[satu])),
  };
}
