import type { Progress } from '../../server/base/progress.ts';
import type { PgSettings } from '../../server/postgres/settings.ts';
import { type Access, openAccess } from './access.ts';
import { number, quantile, table } from './format.ts';
import { kodeOf, makeTenants, settle } from './shops.ts';
import { inBooks, type World } from './world.ts';

/**
 * `npm run bench -- lists`: the lists of a tenant with a million goods, contacts and documents: pages, searches,
 * filters, and every order that a client may ask for. About ten minutes, half of them loading.
 */

const ROWS = 1_000_000;
const RUNS = 20;
const WANTED_MS = 50;

/** Rows as they come from years of trade, without the books behind them: lists read none. */
const statements: readonly string[] = [
  `insert into kontak (kode, nama, tipe, kota, telepon, dibuat_pada)
     select 'K' || lpad(n::text, 7, '0'),
            (array['Toko', 'CV', 'PT', 'UD', 'Warung'])[1 + n % 5] || ' '
              || (array['Maju', 'Sinar', 'Berkah', 'Jaya', 'Makmur', 'Lestari', 'Abadi'])[1 + n % 7]
              || ' ' || substr(md5(n::text), 1, 6),
            (array['pelanggan', 'pelanggan', 'pelanggan', 'supplier'])[1 + n % 4]::erp.kontak_tipe,
            (array['Bandung', 'Jakarta', 'Surabaya', 'Medan', 'Semarang'])[1 + n % 5],
            '08' || (100000000 + n * 7), now() - n * interval '1 minute'
       from generate_series(1, ${ROWS}) as n`,
  `insert into barang (kode, nama, satuan_id, kategori, merek, barcode, harga_beli, harga_jual, stok_minimum, dibuat_pada)
     select 'B' || lpad(n::text, 7, '0'),
            (array['Kopi', 'Teh', 'Gula', 'Beras', 'Minyak', 'Sabun', 'Mie', 'Susu'])[1 + n % 8] || ' '
              || (array['Hitam', 'Putih', 'Super', 'Hemat', 'Premium'])[1 + n % 5] || ' ' || substr(md5(n::text), 1, 6),
            (select min(id) from satuan), 'Kategori ' || n % 50, 'Merek ' || n % 300, (8990000000000 + n)::text,
            n * 37::bigint % 100000, n * 53::bigint % 150000, n % 100, now() - n * interval '1 minute'
       from generate_series(1, ${ROWS}) as n`,
  `insert into transaksi (id, jenis, nomor, tanggal, kontak_id, lokasi_id, jatuh_tempo, nomor_referensi, keterangan,
       status, total_nilai, dibayar, sisa, posting_id, dibuat_pada)
     select n, (case n % 10 when 0 then 'pembelian' else 'penjualan' end)::erp.jenis_transaksi,
            'PJ/UTAMA/' || to_char(d, 'YYYYMM') || '/' || lpad(n::text, 7, '0'), d,
            (select min(id) from kontak) + n * 7919::bigint % ${ROWS}, (select min(id) from lokasi), d + 14,
            case when n % 3 = 0 then 'PO-' || substr(md5(n::text), 1, 8) end,
            case when n % 4 = 0 then 'Kirim ke ' || substr(md5((n + 1)::text), 1, 10) end, 'final', n % 9000 * 100,
            n % 9000 * 100 - s, s, n, d
       from (select n, current_date - 1000 + n / 1001 as d, case when n % 50 = 1 then n % 9000 * 100 else 0 end as s
               from generate_series(1, ${ROWS}) as n) as x`,
];

const fill = (world: World, kode: string): Promise<void> =>
  inBooks(world, kode, async (client) => {
    await client.query('set local session_replication_role = replica');
    for (const text of statements) await client.query(text);
  });

type Ask = [title: string, what: string, request: Record<string, unknown>];

const SORTS: Record<string, readonly string[]> = {
  barang: 'id kode nama kategori merek barcode harga_jual harga_beli stok_minimum'.split(' '),
  kontak: ['id', 'kode', 'nama', 'tipe', 'kota', 'telepon', 'batas_kredit', 'dibuat_pada'],
  penjualan: `id nomor_transaksi tanggal total_nilai kontak_id kontak_nama lokasi_id status_bayar
    jatuh_tempo`.split(/\s+/),
};

const SEARCHES: Record<string, readonly [title: string, search: string][]> = {
  barang: [
    ['di tengah kata, sedikit', 'a3f9'],
    ['di tengah kata, 200.000', 'remiu'],
  ],
  kontak: [
    ['di tengah kata, sedikit', 'a3f9'],
    ['di tengah kata, 143.000', 'estar'],
  ],
  penjualan: [
    ['di tengah nomor', '0012345'],
    ['di tengah nama kontak', 'a3f9'],
    ['semua', 'utama'],
  ],
};

const FILTERS: Record<string, readonly Record<string, string>[]> = {
  barang: [{ kategori: 'Kategori 7' }, { merek: 'Merek 7' }, { barcode: '8990000012345' }],
  kontak: [{ tipe: 'supplier' }, { kota: 'Bandung' }],
  penjualan: [
    { status: 'draft' },
    { status_bayar: 'outstanding' },
    { status_bayar: 'lunas' },
    { lokasi_id: '1' },
  ],
};

function asksOf(what: string): Ask[] {
  const page = { page: 1, per_page: 20, paginate: true };
  return [
    ['halaman 1', what, page],
    ['halaman 1.000', what, { ...page, page: 1000 }],
    ...(SEARCHES[what] ?? []).map(
      ([title, search]): Ask => [`cari ${title}`, what, { ...page, search }],
    ),
    ...(FILTERS[what] ?? []).map(
      (filter): Ask => [
        `saring ${Object.entries(filter).join(' ').replace(',', ' ')}`,
        what,
        { ...page, filter },
      ],
    ),
    ...(SORTS[what] ?? []).flatMap((field) =>
      ['asc', 'desc'].map(
        (way): Ask => [`urut ${field} ${way}`, what, { ...page, sort: [`${field}:${way}`] }],
      ),
    ),
  ];
}

/** Median and p95 of a list, in ms, each call in a transaction of its own as the server makes it. */
async function measure(
  access: Access,
  settings: PgSettings,
  [, what, request]: Ask,
): Promise<number[]> {
  const list = what === 'penjualan' ? 'transaksi_list' : 'master_list';
  const times: number[] = [];
  for (let run = 0; run < RUNS + 2; run += 1) {
    const started = performance.now();
    await access.pg.transaction(settings, 'read', (client) =>
      client.query({
        text: `select erp.${list}($1, jsonb_populate_record(null::erp.permintaan_list, $2))`,
        values: [what, JSON.stringify(request)],
      }),
    );
    if (run >= 2) times.push(performance.now() - started);
  }
  return [quantile(times, 0.5), quantile(times, 0.95)];
}

export async function benchLists(world: World, progress: Progress): Promise<string[]> {
  const kode = kodeOf(0);
  await progress.step('Tenant', (say) => makeTenants(world, 0, 1, say));
  await progress.step('3 × 1.000.000 baris', () => fill(world, kode));
  await progress.step('Statistik', () => settle(world));
  const access = await openAccess(world);
  const { settings } = await access.enter(kode);
  const rows: string[][] = [];
  const asks = ['barang', 'kontak', 'penjualan'].flatMap(asksOf);
  await progress.step('Daftar', async (say) => {
    for (const [n, ask] of asks.entries()) {
      const [p50 = Number.NaN, p95 = Number.NaN] = await measure(access, settings, ask);
      const verdict = p95 <= WANTED_MS ? 'tercapai' : 'BELUM';
      rows.push([ask[1], ask[0], number(p50, 1), number(p95, 1), verdict]);
      say(`${n + 1}/${asks.length}`);
    }
  });
  return table([['daftar', '1.000.000 baris', 'p50 ms', 'p95 ms', ''], ...rows], 2);
}
