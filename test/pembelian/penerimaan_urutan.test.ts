/** The same papers of the same days, entered in their order and in another one: the same balances at every day. */
import { expect, test } from '@jest/globals';
import { makeRandom, type Random } from '../helpers/acak.ts';
import { pilih } from '../helpers/buku_acak.ts';
import { hari, openStory, type Row, type Toko } from '../helpers/story.ts';

const { openToko } = openStory();

/** A paper of a day of its own; it stands on another one, by its place in the list. */
type Kertas = { apa: string; hari: number; atas?: number; qty: number; harga: number };

const tanggal = (n: number): string =>
  new Date(Date.UTC(Number(hari('').slice(0, 4)), 1, 1 + n)).toISOString().slice(0, 10);

/** Receipts, what bills, returns and closes parts of them, notes, freight, and sales and transfers between. */
function kertasAcak(random: Random): Kertas[] {
  const days = Array.from({ length: 60 }, (_, n) => n + 1).sort(() => random(3) - 1);
  const papers: Kertas[] = [];
  const add = (apa: string, qty: number, harga: number, atas?: number) => {
    const after = atas === undefined ? 0 : (papers[atas]?.hari ?? 0);
    const at = days.findIndex((day) => day > after);
    if (at >= 0)
      papers.push({
        apa,
        hari: days.splice(at, 1)[0] as number,
        qty,
        harga,
        ...(atas === undefined ? {} : { atas }),
      });
  };
  for (let n = 0; n < 4; n += 1) {
    const place = papers.length;
    add('terima', 20, 10 * (5 + random(9)));
    add('tagih', 4, 40 + random(99), place);
    add('jual', 1 + random(9), 300);
    const faktur = papers.length;
    add('tagih', 4, 40 + random(99), place);
    if (papers.length > faktur) add('nota', 0, 5 + random(40), faktur);
    add('pindah', 1 + random(6), 0);
    add('kembali', 2, 0, place);
    add('ongkos', 0, 1 + random(200), place);
    add('jual', 1 + random(9), 300);
    if (n % 2 === 0) add('tutup', 4, 0, place);
  }
  return papers;
}

async function masukkan(toko: Toko, barang: number, papers: Kertas[], order: number[]) {
  const lokasi_tujuan_id = await toko.master('lokasi', { kode: 'CABANG', nama: 'Cabang' });
  const ids: number[] = [];
  const garis = async (at: number) => (await toko.baris(ids[at] as number))[0]?.id as number;
  for (const at of order) {
    const { apa, hari: n, atas = 0, qty, harga } = papers[at] as Kertas;
    const day = tanggal(n);
    const make = async (): Promise<Row> => {
      if (apa === 'jual') return toko.jual(day, [[barang, qty, harga]]);
      if (apa === 'terima') {
        return toko.buat('pembelian', day, { mode: 'penerimaan', detail: [[barang, qty, harga]] });
      }
      if (apa === 'pindah') {
        return toko.buat('transfer-stok', day, { lokasi_tujuan_id, detail: [[barang, qty]] });
      }
      const baris_id = await garis(atas);
      if (apa === 'nota') {
        const isi = { mode: 'harga', lokasi_id: undefined };
        const detail = [{ baris_asal_id: baris_id, jumlah: harga }];
        return toko.buat('retur-pembelian', day, { ...isi, detail });
      }
      if (apa === 'tagih') return toko.beli(day, [{ penerimaan_baris_id: baris_id, qty, harga }]);
      if (apa === 'kembali') return toko.retur('pembelian', day, ids[atas] as number, qty);
      if (apa === 'ongkos') {
        const detail = [{ alokasi: { dasar: 'qty', baris: [{ baris_id }] }, jumlah: harga }];
        return toko.buat('hutang', day, { kontak_id: toko.supplier, detail });
      }
      const detail = JSON.stringify([{ baris_id, qty }]);
      return toko.staf.row(
        `select * from erp.penerimaan_tutup($1, 'selesai', tanggal => $2, detail => $3)`,
        [ids[atas], day, detail],
      );
    };
    ids[at] = Number((await make()).id);
  }
}

/** The balance of each account at the end of each day, and what stock is worth. */
const saldoHarian = (toko: Toko) =>
  toko.rows(
    `select h.hari::date::text as hari, s.akun_kode, sum(s.debit - s.kredit)::text as saldo
       from generate_series($1::date, $2::date, '1 day') as h (hari)
       join saldo_harian as s on s.tanggal <= h.hari
      group by 1, 2 having sum(s.debit - s.kredit) <> 0 order by 1, 2`,
    [tanggal(0), tanggal(62)],
  );

/** Those on which others stand first, else at random. */
function urutanAcak(papers: Kertas[], random: Random): number[] {
  const rest = papers.map((_, at) => at);
  const done: number[] = [];
  while (rest.length > 0) {
    const ready = rest.filter((at) => {
      const { atas } = papers[at] as Kertas;
      return atas === undefined || done.includes(atas);
    });
    const next = pilih(random, ready);
    done.push(next);
    rest.splice(rest.indexOf(next), 1);
  }
  return done;
}

test.each([
  ['rata-rata', 'tenant', 5],
  ['rata-rata', 'per_lokasi', 6],
  ['fifo', 'tenant', 7],
  ['fifo', 'per_lokasi', 8],
])(
  'in two orders of entry the same balances at each day (%s, %s, seed %i)',
  async (metode_hpp, lingkup_hpp, benih) => {
    const random = makeRandom(benih);
    const papers = kertasAcak(random);
    const byDay = papers
      .map((_, at) => at)
      .sort((a, b) => (papers[a]?.hari ?? 0) - (papers[b]?.hari ?? 0));
    const found: unknown[] = [];
    for (const order of [byDay, urutanAcak(papers, random)]) {
      const toko = await openToko({ metode_hpp, lingkup_hpp });
      const barang = await toko.barang();
      await toko.beli(tanggal(0), [[barang, 500, 70]]);
      await masukkan(toko, barang, papers, order);
      found.push(await saldoHarian(toko));
    }
    expect(found[1]).toEqual(found[0]);
  },
);
