/** The cash flows of a tenant by values of dimensions, worked out in TypeScript from the rows of the books. */

import type { Toko } from '../helpers/toko.ts';
import { tulis } from './angka_laporan.ts';
import type { Jurnal } from './arus_kas_buku.ts';
import { bacaArus, type Masa } from './arus_kas_model.ts';
import { type BukuBesar, geserHari, jumlah, type Saring, saring } from './model.ts';
import { type Bilangan, kali, mutlak, pecahan, sebar, sen, tambah } from './pecahan.ts';

/** Money of a category, with the combination of values that it is of; null: all of it, or an opening balance. */
export type Gerak = { gabungan: number | null; kategori: string; masuk: bigint; keluar: bigint };
type Berat = Map<number, Bilangan>;

/** The combinations of journal lines, items and documents; 0 is none. */
async function bacaGabungan(toko: Toko) {
  const baris = await toko.rows<{ kunci: string; gabungan: number; nilai: string }>(
    `select jurnal_id || ' ' || akun_kode as kunci, coalesce(gabungan_id, 0)::int as gabungan,
            (sum(kredit - debit)::numeric(20, 2))::text as nilai
       from jurnal_baris group by 1, 2`,
  );
  const dokumen = await toko.rows<{ id: number; gabungan: number }>(
    'select id::int, coalesce(gabungan_id, 0)::int as gabungan from transaksi',
  );
  return {
    baris: Map.groupBy(baris, ({ kunci }) => kunci),
    dokumen: new Map(dokumen.map(({ id, gabungan }) => [id, gabungan])),
  };
}

/** Reads the books once; answers the flows of any period and moment by category and combination. */
export async function modelArusNilai(toko: Toko) {
  const { buku, komposisi, bagian, lawan } = await bacaArus(toko);
  const { baris, dokumen } = await bacaGabungan(toko);
  const gabunganOf = (transaksi: number | null) => dokumen.get(transaksi ?? 0) ?? 0;
  /** What each combination weighs in what the money of a journal was for, by category. */
  const berat = (j: Jurnal): Map<string, Berat> => {
    const semua = new Map<string, Berat>();
    const taruh = (kategori: string, gabungan: number, nilai: Bilangan) => {
      const satu = semua.get(kategori) ?? new Map();
      semua.set(kategori, satu.set(gabungan, tambah(satu.get(gabungan) ?? pecahan(0n), nilai)));
    };
    for (const l of lawan(j)) {
      if (l.pos !== null) {
        const gabungan = gabunganOf(buku.pos.get(l.pos)?.transaksi_id ?? null);
        for (const [kategori, satu] of komposisi(l.pos, l.lewat))
          taruh(kategori, gabungan, kali(l.nilai, satu));
      } else if (l.kategori !== null && l.akun !== undefined) {
        for (const { gabungan, nilai } of baris.get(`${j.id} ${l.akun}`) ?? [])
          taruh(l.kategori, gabungan, sen(nilai));
      }
    }
    return semua;
  };
  const perNilai = (j: Jurnal, bobot: Map<string, Berat>, kategori: string, nilai: bigint) => {
    const searah = [...(bobot.get(kategori) ?? [])]
      .filter(([, n]) => n.n * nilai > 0n)
      .sort(([a], [b]) => a - b);
    if (searah.length === 0) return [[gabunganOf(j.transaksi_id), nilai] as const];
    const tanda = nilai < 0n ? -1n : 1n;
    const isi = sebar(
      nilai * tanda,
      searah.map(([, n]) => mutlak(n)),
    );
    return searah.map(([gabungan], i) => [gabungan, (isi[i] as bigint) * tanda] as const);
  };
  return ({ dari, sampai, diketahui = null }: Masa): Gerak[] => {
    const gerak = new Map<string, Gerak>();
    const taruh = (j: Jurnal, gabungan: number | null, kategori: string, nilai: bigint) => {
      const kunci = `${gabungan} ${kategori}`;
      const satu = gerak.get(kunci) ?? { gabungan, kategori, masuk: 0n, keluar: 0n };
      gerak.set(kunci, satu);
      if (nilai > 0n !== j.pembalik) satu.masuk += nilai;
      else satu.keluar -= nilai;
    };
    for (const j of buku.jurnal) {
      if (j.tanggal < dari || j.tanggal > sampai) continue;
      if (diketahui !== null && j.dicatat_pada > diketahui) continue;
      const bobot = berat(j);
      for (const [kategori, nilai] of bagian(j)) {
        taruh(j, null, kategori, nilai);
        if (kategori === 'saldo_awal') continue;
        for (const [gabungan, satu] of perNilai(j, bobot, kategori, nilai))
          taruh(j, gabungan, kategori, satu);
      }
    }
    return [...gerak.values()].filter(
      ({ gabungan, masuk, keluar }) => gabungan === null || masuk !== 0n || keluar !== 0n,
    );
  };
}

/** Cash flows of some combinations, or of all with the balances of cash. */
export function susunArusKas(
  buku: BukuBesar,
  arus: (masa: Masa) => Gerak[],
  masa: Masa,
  { diketahui, pilih }: Saring,
) {
  const gerak = arus({ ...masa, diketahui: diketahui ?? null }).filter(({ gabungan }) =>
    pilih ? gabungan !== null && pilih(gabungan) : gabungan === null,
  );
  const bagian = (nama: string) => {
    const baris = buku.kategori.flatMap(({ kategori, bagian, nama: sebutan }) => {
      const isi = gerak.filter((g) => g.kategori === kategori && bagian === nama);
      if (isi.length === 0) return [];
      const [masuk, keluar] = [jumlah(isi, (g) => g.masuk), jumlah(isi, (g) => g.keluar)];
      const angka = { masuk: tulis(masuk), keluar: tulis(keluar), nilai: tulis(masuk - keluar) };
      return [{ kategori, nama: sebutan, ...angka }];
    });
    const isi = gerak.filter(({ kategori }) => baris.some((b) => b.kategori === kategori));
    return { total: tulis(jumlah(isi, (g) => g.masuk - g.keluar)), baris };
  };
  const naik = gerak.filter(({ kategori }) => kategori !== 'saldo_awal');
  const kenaikan = tulis(jumlah(naik, (g) => g.masuk - g.keluar));
  const arus_ = {
    operasi: bagian('operasi'),
    investasi: bagian('investasi'),
    pendanaan: bagian('pendanaan'),
    kenaikan,
  };
  if (pilih) return arus_;
  const saldo = (kode: string | null, sampai: string) =>
    saring(buku, diketahui ? { diketahui } : {}, '0000', sampai).filter((l) =>
      kode ? l.akun_kode === kode : buku.akunOf.get(l.akun_kode)?.subklas === 11,
    );
  const nilai = (isi: ReturnType<typeof saldo>) => jumlah(isi, (l) => l.debit - l.kredit);
  const kemarin = geserHari(masa.dari, -1);
  const pembuka = gerak.filter(({ kategori }) => kategori === 'saldo_awal');
  const kas = buku.akun.flatMap(({ kode, nama, subklas }) => {
    const isi = saldo(kode, masa.sampai);
    if (subklas !== 11 || isi.length === 0) return [];
    const [saldo_awal, saldo_akhir] = [nilai(saldo(kode, kemarin)), nilai(isi)].map((n) =>
      tulis(n),
    );
    return [{ kode, nama, saldo_awal, saldo_akhir }];
  });
  const awal = nilai(saldo(null, kemarin)) + jumlah(pembuka, (g) => g.masuk - g.keluar);
  return {
    saldo_awal: tulis(awal),
    ...arus_,
    saldo_akhir: tulis(nilai(saldo(null, masa.sampai))),
    kas,
  };
}
