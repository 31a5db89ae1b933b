/** Sales of a tenant worked out in TypeScript from its journal lines, and from what lines of documents say of quantities. */
import { expect } from '@jest/globals';
import type { Toko } from '../helpers/toko.ts';
import { tulis } from './angka_laporan.ts';
import { type BukuBesar, jumlah, type Masa, type Saring } from './model.ts';

type Jual = {
  tahu: string;
  tanggal: string;
  gabungan: number;
  transaksi_id: number | null;
  kontak_id: number | null;
  barang_id: number | null;
  pembalik: boolean;
  qty: bigint;
  potongan: bigint;
  bersih: bigint;
  hpp: bigint;
};
/** Which goods an account of revenue or cost is of: in these books each has its own. */
export type AkunBarang = ReadonlyMap<string, number>;

const JENIS = new Set(['penjualan', 'retur-penjualan']);
const NOL = { qty: 0n, potongan: 0n, bersih: 0n, hpp: 0n };

const BARIS = `
  select p.dicatat_pada::text as tahu, j.tanggal::text, coalesce(b.gabungan_id, 0)::int as gabungan,
         t.id::int as transaksi_id, t.kontak_id::int, b.barang_id::int, j.membalik_id is not null as pembalik,
         (s.tanda * b.qty_dasar)::text as qty,
         (s.tanda * (b.diskon + b.diskon_dokumen))::text as potongan
    from jurnal as j
    join posting as p on p.id = j.posting_id
    join transaksi as t on t.id = j.transaksi_id and t.jenis in ('penjualan', 'retur-penjualan')
    join transaksi_baris as b on b.transaksi_id = t.id
   cross join lateral (
     select case when (t.jenis = 'retur-penjualan') = (j.membalik_id is null) then -1 else 1 end as tanda
   ) as s
    left join jurnal as o on o.id = j.membalik_id
   where coalesce(o.jenis, j.jenis) = 'transaksi'`;

/** Corrections of the cost of what these documents moved, with the journal that booked each. */
const KOREKSI = `
  select p.dicatat_pada::text as tahu, m.tanggal::text, coalesce(m.gabungan_id, 0)::int as gabungan,
         t.id::int as transaksi_id, t.kontak_id::int, m.barang_id::int, k.jenis = 'pembalik' as pembalik,
         (-m.nilai)::text as hpp, m.jurnal_id::int, not exists (
           select from mutasi_stok as n join mutasi_stok as o on o.id = n.koreksi_untuk
             join transaksi as d on d.id = o.transaksi_id
            where n.jurnal_id = m.jurnal_id and d.jenis not in ('penjualan', 'retur-penjualan')
         ) as sendiri
    from mutasi_stok as m
    join posting as p on p.id = m.posting_id
    join mutasi_stok as k on k.id = m.koreksi_untuk
    join transaksi as t on t.id = k.transaksi_id and t.jenis in ('penjualan', 'retur-penjualan')
   where m.jenis = 'koreksi_hpp'`;

const utuh = (text: string, digits: number): bigint => {
  const [whole = '', rest = ''] = text.split('.');
  return BigInt(whole + rest.padEnd(digits, '0'));
};

/** What each journal line of a sale or a return, and each line of these documents, brings to the sales. */
export async function bacaPenjualan(toko: Toko, buku: BukuBesar, milik: AkunBarang) {
  const rows = await toko.rows<Omit<Jual, keyof typeof NOL> & { qty: string; potongan: string }>(
    BARIS,
  );
  const dari = rows.map((row) => ({
    ...NOL,
    ...row,
    qty: utuh(row.qty, 6),
    potongan: utuh(row.potongan, 2),
  }));
  const dokumen = await toko.rows<{ id: number; kontak_id: number; barang_id: number }>(
    `select t.id::int, t.kontak_id::int, min(b.barang_id)::int as barang_id
       from transaksi as t left join transaksi_baris as b on b.transaksi_id = t.id group by t.id`,
  );
  const dokumenOf = new Map(dokumen.map((one) => [one.id, one]));
  // What a return takes back of a discount given at the settlement is none of its lines.
  const bukan = buku.peran.get('potongan_penjualan');
  const ongkos = buku.peran.get('pendapatan_jasa') as string;
  const dariLini = buku.lini.flatMap((l): Jual[] => {
    const klas = buku.akunOf.get(l.akun_kode)?.klas;
    const sendiri = JENIS.has(l.dokumen ?? '') && ['transaksi', 'pembalik'].includes(l.jenis);
    const biaya = klas === 5 && sendiri;
    if (!biaya && !(klas === 4 && sendiri && l.akun_kode !== bukan)) return [];
    const d = dokumenOf.get(l.transaksi_id ?? 0);
    const retur = l.dokumen === 'retur-penjualan' && l.akun_kode !== ongkos;
    const barang_id = milik.get(l.akun_kode) ?? (retur ? d?.barang_id : null) ?? null;
    const { tahu, tanggal, gabungan, transaksi_id, pembalik } = l;
    const uang = biaya ? { hpp: l.debit - l.kredit } : { bersih: l.kredit - l.debit };
    const punya = { tahu, tanggal, gabungan, transaksi_id, pembalik, barang_id };
    return [{ ...NOL, ...punya, kontak_id: d?.kontak_id ?? null, ...uang }];
  });
  return [...dari, ...dariLini, ...(await bacaKoreksi(toko, buku))];
}

/** Corrections of cost: what the journals have that are of nothing else. */
async function bacaKoreksi(toko: Toko, { lini, akunOf }: BukuBesar): Promise<Jual[]> {
  type Koreksi = Omit<Jual, 'hpp'> & { hpp: string; jurnal_id: number; sendiri: boolean };
  const rows = await toko.rows<Koreksi>(KOREKSI);
  const isi = rows.map((row) => ({ ...NOL, ...row, hpp: utuh(row.hpp, 2) }));
  const jumlahkan = <T>(
    list: readonly T[],
    kunci: (one: T) => unknown[],
    nilai: (one: T) => bigint,
  ) =>
    [...Map.groupBy(list, (one) => kunci(one).join(' '))]
      .map(([satu, punya]) => `${satu} ${jumlah(punya, nilai)}`)
      .filter((satu) => !satu.endsWith(' 0'))
      .sort();
  const mutasi = isi.filter(({ sendiri }) => sendiri);
  const milik = new Set(mutasi.map(({ jurnal_id }) => jurnal_id));
  const jurnal = lini.filter((l) => milik.has(l.jurnal_id) && akunOf.get(l.akun_kode)?.klas === 5);
  const tempat = (satu: { jurnal_id: number; gabungan: number }) => [satu.jurnal_id, satu.gabungan];
  expect(jumlahkan(mutasi, tempat, (m) => m.hpp)).toEqual(
    jumlahkan(jurnal, tempat, (l) => l.debit - l.kredit),
  );
  return isi;
}
export type Penjualan = Awaited<ReturnType<typeof bacaPenjualan>>;

export const pilihJual = (isi: Penjualan, { dari, sampai }: Masa, { diketahui, pilih }: Saring) =>
  isi.filter(
    (j) =>
      j.tanggal >= dari &&
      j.tanggal <= sampai &&
      (diketahui === undefined || j.tahu <= diketahui) &&
      (pilih === undefined || pilih(j.gabungan)),
  );

const angka = (isi: readonly Jual[]) => {
  const [bersih, potongan, hpp] = (['bersih', 'potongan', 'hpp'] as const).map((satu) =>
    jumlah(isi, (j) => j[satu]),
  ) as [bigint, bigint, bigint];
  return {
    qty: tulis(
      jumlah(isi, ({ qty }) => qty),
      6,
    ),
    bruto: tulis(bersih + potongan),
    potongan: tulis(potongan),
    bersih: tulis(bersih),
    hpp: tulis(hpp),
    laba: tulis(bersih - hpp),
  };
};

const kunciOf = (grup: string, kategori: ReadonlyMap<number, string>) => (j: Jual) =>
  ({
    barang: `${j.barang_id ?? '-'}`,
    kategori: kategori.get(j.barang_id ?? 0) ?? '-',
    kontak: `${j.kontak_id ?? '-'}`,
    bulan: j.tanggal.slice(0, 7),
    hari: j.tanggal,
  })[grup] as string;

/** Sums of what was sold, by one or two of what the summary may be asked by, and in all. */
export function ringkasan(
  isi: readonly Jual[],
  grup: string[],
  kategori: ReadonlyMap<number, string>,
) {
  const kunci = grup.map((satu) => kunciOf(satu, kategori));
  const semua = Map.groupBy(isi, (j) => kunci.map((of) => of(j)).join(' '));
  const { bersih, hpp, laba } = angka(isi);
  return {
    total: { total_bersih: bersih, total_hpp: hpp, total_laba: laba },
    data: [...semua].map(([satu, punya]) => {
      const [kunci, kunci_2] = satu.split(' ');
      return { kunci, ...(grup.length > 1 && { kunci_2 }), ...angka(punya) };
    }),
  };
}
