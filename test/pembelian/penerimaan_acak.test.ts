/**
 * Receipts, what bills, returns and closes them, landed cost, notes and voids, in any order of days and of entry: all
 * lists are their accounts at each day, and when everything is voided nothing is left of any of it.
 */
import { expect, test } from '@jest/globals';
import type { Random } from '../helpers/acak.ts';
import {
  buatAcak,
  bukuAcak,
  type Dagang,
  hariAcak,
  pilih,
  satuFinal,
} from '../helpers/buku_acak.ts';
import { hari, openStory, type Row } from '../helpers/story.ts';

const { openToko } = openStory();

const DITOLAK =
  /^(KOSTK|KOTRB|KODEP|KOORD|KOTUP|KOSTS|KONIL|KOBYA|KOTRM|KOKUN|KOPRD|VATGL|VADOK|VAMOD)$/;
const HARI = ['02-10', '02-28', '03-09', '03-20', '04-05', '04-30', '05-30'];

type Dunia = Dagang & {
  /** Voids stand in their place and no month is closed; else they may be later. */
  rapi: boolean;
};

/** Lines of receipts of which something is open. */
const terbuka = ({ toko }: Dunia) =>
  toko.rows<{ id: number; transaksi_id: number; qty: number; tanggal: string }>(
    `select b.id, b.transaksi_id, sum(g.qty)::float as qty, t.tanggal::text
       from penerimaan_gerak as g
       join transaksi_baris as b on b.id = g.baris_id
       join transaksi as t on t.id = b.transaksi_id
      group by b.id, t.tanggal having sum(g.qty) > 0 order by b.id`,
  );

const maju = (tanggal: string, random: Random) => {
  const lain = hariAcak(random, '02', '03', '04');
  return lain < tanggal ? tanggal : lain;
};

const garis = (d: Dunia, random: Random, lain: Row = {}) => ({
  barang_id: pilih(random, d.barang),
  qty: 1 + random(12),
  harga: pilih(random, [33.333333, 40 + random(90), 5000]),
  ...lain,
});

type Langkah = (d: Dunia, random: Random) => Promise<unknown>;

const terima: Langkah = async (d, random) =>
  d.toko.buat('pembelian', {
    mode: 'penerimaan',
    tanggal: hariAcak(random, '02', '03'),
    lokasi_id: pilih(random, d.lokasi),
    detail: [
      garis(d, random),
      ...(random(2) === 0 ? [garis(d, random)] : []),
      ...(random(8) === 0 ? [garis(d, random, { hibah: true, harga: undefined })] : []),
    ],
    ...(random(4) === 0 && { biaya_tambahan: [{ jumlah: 1 + random(99), akun_kode: '2303' }] }),
  });

const pesan: Langkah = async (d, random) =>
  d.toko.buat('order-pembelian', hariAcak(random, '02'), {
    lokasi_id: pilih(random, d.lokasi),
    harga_termasuk_pajak: random(3) === 0,
    detail: [garis(d, random, { pajak_kode: random(2) === 0 ? 'PPN' : 'NON' }), garis(d, random)],
  });

const datang: Langkah = async (d, random) => {
  const order = await satuFinal<{ id: number; tanggal: Date }>(
    d,
    random,
    `jenis = 'order-pembelian' and status_order in ('terbuka', 'sebagian')`,
  );
  if (order === undefined) return false;
  const [satu] = await d.toko.baris(order.id);
  const detail =
    random(2) === 0 ? null : JSON.stringify([{ baris_id: satu?.id, qty: 1 + random(4) }]);
  return d.toko.staf.row('select * from erp.order_pembelian_terima($1, $2, detail => $3)', [
    order.id,
    hariAcak(random, '03'),
    detail,
  ]);
};

/** An invoice of one or more open lines, at their price or another, whole or in part. */
const tagih: Langkah = async (d, random) => {
  const open = await terbuka(d);
  const satu = pilih(random, open);
  if (satu === undefined) return false;
  const dua = pilih(random, open);
  const detail = [satu, ...(dua && dua.id !== satu.id ? [dua] : [])].map((one) => ({
    penerimaan_baris_id: one.id,
    ...(random(2) === 0 && { qty: Math.max(1, random(Math.ceil(one.qty))) }),
    ...(random(2) === 0 && { harga: 30 + random(80) }),
    ...(random(3) === 0 && { pajak_kode: 'PPN', dikreditkan: random(2) === 0 }),
  }));
  const tanggal = [satu, ...(dua ? [dua] : [])]
    .map((one) => one.tanggal)
    .sort()
    .at(-1) as string;
  return d.toko.buat('pembelian', {
    tanggal: maju(tanggal, random),
    lokasi_id: pilih(random, d.lokasi),
    detail: [...detail, ...(random(4) === 0 ? [garis(d, random)] : [])],
    ...(random(5) === 0 && { biaya_tambahan: [{ jumlah: 1 + random(50) }] }),
    ...(random(5) === 0 && { diskon: 1 + random(9) }),
  });
};

const kembali: Langkah = async (d, random) => {
  const satu = pilih(random, await terbuka(d));
  if (satu === undefined) return false;
  return d.toko.buat('retur-pembelian', {
    tanggal: maju(satu.tanggal, random),
    dokumen_asal_id: satu.transaksi_id,
    detail: [{ baris_asal_id: satu.id, qty: Math.max(1, random(Math.ceil(satu.qty))) }],
    ...(random(2) === 0 && { buka_order: true }),
  });
};

const tutup: Langkah = async (d, random) => {
  const satu = pilih(random, await terbuka(d));
  if (satu === undefined) return false;
  const detail = JSON.stringify([{ baris_id: satu.id }]);
  return d.toko.staf.row(
    `select * from erp.penerimaan_tutup($1, 'selesai', $2, $3::erp.cara_tutup_penerimaan, null, $4)`,
    [
      satu.transaksi_id,
      maju(satu.tanggal, random),
      pilih(random, ['barang', 'barang', 'pendapatan']),
      random(2) === 0 ? null : detail,
    ],
  );
};

const bukaLagi = (d: Dunia, id: number, tanggal: string | null) =>
  d.toko.staf.row(`select * from erp.penerimaan_batal_tutup($1, 'keliru', $2)`, [id, tanggal]);

const buka: Langkah = async (d, random) => {
  const one = await satuFinal<{ id: number }>(d, random, `mode = 'penerimaan'`);
  return one !== undefined && bukaLagi(d, one.id, null);
};

/** Freight on goods that came with an invoice or before it; a supplier's note on what he billed. */
const biaya: Langkah = async (d, random) => {
  const one = await satuFinal<{ id: number; tanggal: Date }>(
    d,
    random,
    `jenis = 'pembelian' and (mode is null or mode = 'penerimaan')`,
  );
  const [satu] = one ? await d.toko.baris(one.id) : [];
  if (!satu) return false;
  const alokasi = { dasar: pilih(random, ['qty', 'nilai']), baris: [{ baris_id: satu.id }] };
  return d.toko.buat('hutang', hariAcak(random, '03', '04'), {
    kontak_id: d.toko.supplier,
    detail: [{ alokasi, jumlah: 1 + random(500) }],
  });
};
const nota: Langkah = async (d, random) => {
  const one = await satuFinal<{ id: number }>(d, random, `jenis = 'pembelian' and mode is null`);
  const [satu] = one ? await d.toko.baris(one.id) : [];
  if (!satu) return false;
  return d.toko.buat(random(2) === 0 ? 'retur-pembelian' : 'pembelian', {
    ...{ tanggal: hariAcak(random, '03', '04'), lokasi_id: undefined, mode: 'harga' },
    detail: [{ baris_asal_id: satu.id, persen: 1 + random(20) }],
  });
};

const batal: Langkah = async (d, random) => {
  const one = await satuFinal(d, random);
  if (one === undefined) return false;
  const tanggal = d.rapi || random(2) === 0 ? null : hariAcak(random, '04');
  return d.toko.batalkan(one.jenis, one.id, { tanggal, kaskade: random(2) === 0 });
};
const bulan: Langkah = async (d, random) => {
  if (d.rapi) return false;
  await d.toko.tutupBulan(
    hari(`${pilih(random, ['02', '03'])}-01`),
    pilih(random, ['tutup', 'buka']),
  );
  return true;
};

const LANGKAH: Record<string, Langkah> = {
  ...{ terima, pesan, datang, tagih, kembali, tutup, buka, biaya, nota, batal, bulan },
};

/** The list of what is not billed is its account, at each of these days, for all and for the supplier. */
async function expectDaftar({ toko }: Dunia): Promise<void> {
  for (const per of HARI.map(hari)) {
    for (const lain of [{}, { kontak_id: toko.supplier }]) {
      const { meta } = await toko.laporan('belum_ditagih', { per, ...lain });
      expect([per, meta.total_sisa]).toEqual([per, meta.total_kontrol]);
    }
  }
}

/** Voids all that stands, the last first, closings among them. */
async function batalkanSemua(d: Dunia): Promise<void> {
  const { toko, rapi } = d;
  for (const month of ['02-01', '03-01']) await toko.tutupBulan(hari(month), 'buka');
  // What was taken back of a closed month stands on today: what it came back to is not voided before.
  const hariIni = 'select erp_private.tenant_today(null::buku)::text';
  const tanggal = rapi ? null : await toko.value(hariIni);
  const postings = await toko.rows<{ id: number; aksi: string; transaksi_id: number }>(
    `select id, aksi, transaksi_id from posting
      where aksi in ('posting', 'tutup') and transaksi_id is not null order by id desc`,
  );
  for (const { id, aksi, transaksi_id } of postings) {
    const { jenis, status } = await toko.dokumen(transaksi_id);
    if (status !== 'final') continue;
    if (aksi === 'posting') {
      await toko.batalkan(jenis as string, transaksi_id, { tanggal });
      continue;
    }
    const closed = await toko.rows(
      `select from penerimaan_gerak as g where g.posting_id = $1 and g.jenis = 'tutup'
          and not exists (select from penerimaan_gerak as r where r.membalik_id = g.id)`,
      [id],
    );
    if (closed.length > 0) await bukaLagi(d, transaksi_id, tanggal);
  }
}

async function expectNothingLeft(d: Dunia): Promise<void> {
  await expectDaftar(d);
  await batalkanSemua(d);
  const { toko } = d;
  expect(
    await toko.rows(
      `select akun_kode, sum(debit - kredit) from jurnal_baris group by 1 having sum(debit - kredit) <> 0`,
    ),
  ).toEqual([]);
  expect(await toko.rows(`select * from stok_pool where qty <> 0 or nilai <> 0`)).toEqual([]);
  expect(
    await toko.rows(
      `select baris_id from penerimaan_gerak group by 1 having sum(qty) <> 0 or sum(nilai) <> 0`,
    ),
  ).toEqual([]);
  await expectDaftar(d);
}

test.each([
  ['rata-rata', 'tenant', true, 41],
  ['rata-rata', 'per_lokasi', false, 42],
  ['fifo', 'tenant', false, 43],
  ['fifo', 'per_lokasi', true, 44],
])(
  'receipts in any order leave true books, and voided nothing (%s, %s, in place: %s, seed %i)',
  async (metode_hpp, lingkup_hpp, rapi, benih) => {
    const { jadi, semua } = await bukuAcak<Dunia>({
      benih,
      banyak: 70,
      kata:
        'terima terima terima pesan datang datang tagih tagih tagih tagih kembali kembali tutup buka ' +
        'jual jual jual pakai pindah hitung beli retur biaya nota batal bulan',
      buka: async () => {
        const toko = await openToko({ metode_hpp, lingkup_hpp });
        const cabang = await toko.master('lokasi', { kode: 'CABANG', nama: 'Cabang' });
        const barang = [await toko.barang(), await toko.barang()];
        const lokasi = [toko.lokasi, cabang];
        return { toko, barang, lokasi, bulan: ['02', '03'], rapi };
      },
      lakukan: (d, apa, random) => LANGKAH[apa]?.(d, random) ?? buatAcak(d, apa, random),
      ditolak: DITOLAK,
      tiap: async ({ toko }, ke) => ke % 35 === 0 && toko.expectConsistent(),
      akhir: expectNothingLeft,
    });
    expect(semua).toBeGreaterThan(25);
    expect([...jadi.keys()]).toEqual(expect.arrayContaining(['terima', 'tagih']));
  },
);
