/** Random books of two years by values of two dimensions, and budgets of them. */

import { buatDimensi } from '../dimensi/laporan.ts';
import { makeRandom } from '../helpers/acak.ts';
import { coba, pilih as pick } from '../helpers/buku_acak.ts';
import type { Row } from '../helpers/database.ts';
import { buka, jurnal, tahun, tutup } from '../helpers/tahun.ts';
import { hari, type Toko } from '../helpers/toko.ts';
import { act, type World } from './arus_kas_acak.ts';
import { geserHari } from './model.ts';

/** What may be refused: what the books say when stock, items or days are not there, or a month is closed. */
const REFUSED = new Set('KOSTK KODEP VADOK VABYR KOSTS VATGL KOKAS VAINP KOTUP KOTHN'.split(' '));

export type Dunia = {
  toko: Toko;
  random: World['random'];
  /** The first days of the two book years, and of the one after them. */
  mulai: [string, string, string];
  milik: Map<string, number>;
  kategori: Map<number, string>;
  /** Moments between the documents. */
  saat: string[];
  jenis: Map<string, number>;
};

const CABANG = ['JKT', 'JKT-SEL', 'JKT-TB', 'BDG', null];
const PROYEK = ['P1', 'P1-A', 'P2', null];

/** Values of a document or a line: of each dimension one, none, or nothing said. */
function nilaiAcak(random: World['random']): Row {
  const isi: Row = {};
  if (random(3) > 0) isi.cabang = pick(random, CABANG);
  if (random(3) === 0) isi.proyek = pick(random, PROYEK);
  return isi;
}

/** More values below those of reports, and what goods, contacts and the place have by default. */
async function buatNilai(toko: Toko) {
  await buatDimensi(toko);
  await toko.rows(`
    insert into dimensi_nilai (dimensi_id, kode, nama, induk_id)
      select n.dimensi_id, b.kode, b.kode, n.id
        from (values ('JKT-SEL', 'JKT-TB'), ('P1', 'P1-A')) as b (induk, kode)
        join dimensi_nilai as n on n.kode = b.induk;
    insert into dimensi_nilai (dimensi_id, kode, nama)
      select d.id, 'P2', 'Jalan' from dimensi as d where d.kode = 'proyek'`);
  await toko.ubah('kontak', toko.pelanggan, { dimensi: { cabang: 'JKT' } });
  await toko.ubah('kontak', toko.supplier, { dimensi: { cabang: 'BDG', proyek: 'P1' } });
  await toko.ubah('lokasi', toko.lokasi, { dimensi: { proyek: 'P2' } });
}

/** Two goods and a service, each with revenue and cost on accounts of its own. */
async function buatBarang(toko: Toko) {
  for (const [kode, subklas_id] of [
    ['4111', 41],
    ['4112', 41],
    ['5111', 51],
  ] as const)
    await toko.master('akun', { kode, nama: `Akun ${kode}`, subklas_id });
  const barang = [
    await toko.barang({ akun_penjualan: '4111', dimensi: { cabang: 'BDG' }, kategori: 'Teh' }),
    await toko.barang({ akun_penjualan: '4112', akun_hpp: '5111', kategori: 'Kopi' }),
    await toko.barang({ jenis: 'jasa', akun_penjualan: '4201' }),
  ] as [number, number, number];
  const [satu, dua, jasa] = barang;
  const milik = new Map([
    ['4111', satu],
    ['5101', satu],
    ['4112', dua],
    ['5111', dua],
    ['4201', jasa],
  ]);
  return {
    barang,
    milik,
    kategori: new Map([
      [satu, 'Teh'],
      [dua, 'Kopi'],
    ]),
  };
}

/** A journal of two to five lines that balances, of any accounts that stand for themselves. */
function jurnalAcak(random: World['random']): Row {
  const akun =
    '1101 1111 1404 2303 2401 3101 3102 3201 4101 4102 4202 5102 6101 6201 6202 6302 6401'.split(
      ' ',
    );
  const detail: Row[] = [];
  let sisa = 0;
  const isi = (nilai: number): Row => ({
    akun_kode: pick(random, akun),
    [nilai > 0 ? 'debit' : 'kredit']: (Math.abs(nilai) / 100).toFixed(2),
  });
  for (let i = 1 + random(4); i > 0; i -= 1) {
    const nilai = (random(2) === 0 ? 1 : -1) * (1 + random(99_999));
    sisa += nilai;
    detail.push(isi(nilai));
  }
  detail.push(isi(sisa === 0 ? 1 : -sisa));
  const hasil = detail.some(({ akun_kode }) => /^[4-6]/.test(`${akun_kode}`));
  return { detail, ...(hasil && random(4) === 0 && { koreksi_periode_lalu: true }) };
}

/** A shop whose documents fall into the book year that begins on a day, with values of dimensions; some are never voided. */
function bertahun(
  toko: Toko,
  random: World['random'],
  mulai: () => string,
  tetap: ReadonlySet<number>,
): Toko {
  const geser = (tanggal: unknown) => {
    const [, bulan, hariKe] = /^\d{4}-(\d\d)-(\d\d)$/.exec(`${tanggal}`) ?? [];
    if (bulan === undefined) return tanggal;
    const awal = new Date(`${mulai()}T00:00:00Z`);
    awal.setUTCMonth(awal.getUTCMonth() + Number(bulan) - 1, Number(hariKe));
    return awal.toISOString().slice(0, 10);
  };
  const lengkap = (jenis: string, isi: Row): Row => {
    const retur = jenis.startsWith('retur-');
    const detail = (isi.detail as Row[] | undefined)?.map((baris) => ({
      ...baris,
      ...(jenis === 'penjualan' && random(3) === 0 && { diskon: '0.05' }),
      ...(random(retur ? 6 : 2) === 0 && { dimensi: nilaiAcak(random) }),
    }));
    return {
      ...isi,
      tanggal: geser(isi.tanggal),
      ...(detail && { detail }),
      ...(jenis === 'penjualan' && random(3) === 0 && { ongkos: `${1 + random(40)}.07` }),
      ...(random(retur ? 6 : 2) === 0 && { dimensi: nilaiAcak(random) }),
    };
  };
  return {
    ...toko,
    buat: ((jenis: string, isi: Row) => toko.buat(jenis, lengkap(jenis, isi))) as Toko['buat'],
    staf: {
      ...toko.staf,
      row: ((text: string, values: unknown[]) =>
        tetap.has(Number(values[1]))
          ? Promise.reject({ code: 'KODEP' })
          : toko.staf.row(text, values.map(geser))) as never,
    },
  };
}

/** A journal of anything, goods used, or goods counted. */
async function lain({ toko, barang, random }: World): Promise<string> {
  const tanggal = hari(`${String(1 + random(12)).padStart(2, '0')}-1${random(9)}`);
  const barang_id = barang[random(2)];
  const lokasi_id = toko.lokasi;
  const [jenis, isi] = pick(random, [
    ['jurnal-umum', jurnalAcak(random)],
    ['jurnal-umum', jurnalAcak(random)],
    ['penggunaan-persediaan', { lokasi_id, alasan: 'contoh', detail: [{ barang_id, qty: 2 }] }],
    ['opname-stok', { lokasi_id, detail: [{ barang_id, qty_fisik: 150 + random(99) }] }],
  ] as [string, Row][]);
  await toko.buat(jenis, { tanggal, ...isi });
  return jenis;
}

/** One document or void; what the books refuse is none. */
async function langkah(world: World, jenis: Map<string, number>): Promise<void> {
  const { hasil, code } = await coba(world.random(5) > 0 ? act(world) : lain(world), REFUSED);
  const apa = hasil || `${code}`;
  jenis.set(apa, (jenis.get(apa) ?? 0) + 1);
}

/** What the books begin with: money, and what customers and suppliers owed before; answers what is never voided. */
async function bukaSaldo(toko: Toko, tanggal: string): Promise<Set<number>> {
  const isi = (kontak_id: number, nilai_sisa: number, dimensi: Row) => ({
    tanggal,
    kontak_id,
    dimensi,
    detail: [{ nomor_faktur_asli: 'LAMA', tanggal_faktur: tanggal, nilai_sisa }],
  });
  const dibuat = [
    await jurnal(toko, tanggal, '1111', '3299', 500_000),
    await toko.buat('saldo-awal-piutang', isi(toko.pelanggan, 900.07, { cabang: 'BDG' })),
    await toko.buat('saldo-awal-hutang', isi(toko.supplier, 700.05, { cabang: null })),
    await jurnal(toko, tanggal, '3299', '3101', 500_200.02),
  ];
  return new Set(dibuat.map(({ id }) => id));
}

/** What the worker sums meanwhile: later reports take some of it from there, and some from the journals. */
async function simpan(toko: Toko): Promise<void> {
  await toko.settle();
  await toko.pekerja.rows('select erp_private.worker_rekap()');
  await toko.pekerja.rows(
    'select erp_private.worker_arus_kas(id) from erp_private.worker_arus_kas_list() as due (id)',
  );
}

/**
 * Two book years of a shop, which begin in January or in another month. The first is closed, now and then opened and closed
 * again; then come more documents and voids.
 */
export async function bukaDuaTahun(
  openToko: (settings: Row) => Promise<Toko>,
  seed: number,
  banyak = 60,
): Promise<Dunia> {
  const random = makeRandom(seed);
  const awal = pick(random, [1, 1, 4, 7]);
  const [pertama, kedua, ketiga] = [0, 1, 2].map(
    (n) => `${tahun + n - (awal === 1 ? 1 : 2)}-${String(awal).padStart(2, '0')}-01`,
  ) as [string, string, string];
  const toko = await openToko({ awal_tahun_buku: awal, tanggal_mulai: pertama });
  await buatNilai(toko);
  const { barang, milik, kategori } = await buatBarang(toko);
  const tetap = await bukaSaldo(toko, geserHari(pertama, -1));
  await toko.beli(
    pertama,
    barang.slice(0, 2).map((id) => [id, 200, 50]),
  );
  const [saat, jenis] = [[] as string[], new Map<string, number>()];
  let kini = pertama;
  const world: World = { toko: bertahun(toko, random, () => kini, tetap), barang, random };
  const jalan = async (steps: number) => {
    for (let step = 1; step <= steps; step += 1) {
      await langkah(world, jenis);
      if (step % 20 === 0) saat.push(await toko.value<string>('select clock_timestamp()::text'));
    }
  };
  const tahunPertama = Number(pertama.slice(0, 4));
  await jalan(banyak);
  await tutup(toko, tahunPertama, random(2) === 0);
  saat.push(await toko.value<string>('select clock_timestamp()::text'));
  if (random(2) === 0) {
    await buka(toko, tahunPertama);
    await jalan(10);
    await tutup(toko, tahunPertama);
  }
  if (random(2) === 0) await simpan(toko);
  kini = kedua;
  await jalan(banyak);
  await toko.settle();
  return { toko, random, mulai: [pertama, kedua, ketiga], milik, kategori, saat, jenis };
}

export const diketahuiOf = (saat: string): string => saat.replace(' ', 'T').replace(/\+00$/, 'Z');
