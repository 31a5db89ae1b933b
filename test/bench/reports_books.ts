import { inBooks, type World } from './world.ts';

/**
 * How many books a tenant gets: sales over so many days until yesterday, of so many goods to so many customers. One
 * sale in `unpaid` is never paid; with 1 no purchase either.
 */
export type Books = {
  kode: string;
  sales: number;
  days: number;
  goods: number;
  customers: number;
  unpaid: number;
};

/** Journal lines that one sale brings, with its settlement and its part of the purchases. */
const LINES_PER_SALE = 5.8;

/** Books of so many journal lines over two years. */
export const booksOf = (kode: string, lines: number): Books => ({
  kode,
  sales: Math.round(lines / LINES_PER_SALE),
  days: 730,
  goods: 500,
  customers: 300,
  unpaid: 500,
});

/** The day so many days ago. */
export const ago = (days: number): string =>
  new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

/**
 * Consistent books without a posting function: a million lines in a minute. Every unit costs 1,000, so the average
 * holds without a replay. One sale in five is paid at once; the others are settled after 14 days, some never: with one
 * in 500 about 2 % are open. One purchase per 30 sales, settled after 14 days as well.
 */
const statements = ({ sales, days, goods, customers, unpaid }: Books): string[] => [
  `update pengaturan set tanggal_mulai = current_date - ${days}`,
  `insert into kontak (kode, nama, tipe)
     select 'P' || n, 'Pelanggan ' || n, 'pelanggan'::erp.kontak_tipe from generate_series(1, ${customers}) as n
     union all select 'S' || n, 'Supplier ' || n, 'supplier' from generate_series(1, 20) as n`,
  `insert into barang (kode, nama, satuan_id)
     select 'B' || lpad(n::text, 6, '0'), 'Barang ' || n, (select min(id) from satuan)
       from generate_series(1, ${goods}) as n`,
  `create temp table jual as
     select s, current_date - ${days} + ((s - 1) * ${days}::bigint / ${sales})::int as tanggal,
            s % 5 = 0 as tunai, s % ${unpaid} <> 1 % ${unpaid} as lunas,
            (select min(id) from kontak where kode like 'P%') + s % ${customers} as kontak_id
       from generate_series(1, ${sales}) as s`,
  `create temp table beli as
     select n, tanggal, (select min(id) from kontak where kode like 'S%') + n % 20 as kontak_id,
            (n * 3) % (${goods} - 3) as pertama, 40 as qty
       from (select n, current_date - ${days} + ((n - 1) * ${days}::bigint / (1 + ${sales} / 30))::int as tanggal
               from generate_series(1, 1 + ${sales} / 30) as n) as x`,
  // Every document in the order of its day; a settlement after what it settles.
  `create temp table dok as
     select row_number() over (order by tanggal, urut, asal) as id, x.*
       from (
         select 'pembelian'::erp.jenis_transaksi as jenis, 'PB' as kode, 0 as urut, 0::bigint as asal,
                current_date - ${days} as tanggal, (select min(id) from kontak where kode like 'S%') as kontak_id,
                ${goods} * 10000000::numeric as nilai
         union all
         select 'pembelian', 'PB', 1, n, tanggal, kontak_id, 3 * qty * 1000::numeric from beli
         union all
         select 'penjualan', 'PJ', 2, s, tanggal, kontak_id, 4500 from jual
         union all
         select 'pelunasan-piutang', 'LP', 3, s, tanggal + 14, kontak_id, 4500 from jual
          where not tunai and lunas and tanggal + 14 < current_date
         union all
         select 'pelunasan-hutang', 'LH', 4, n, tanggal + 14, kontak_id, 3 * qty * 1000::numeric from beli
          where ${unpaid} > 1 and tanggal + 14 < current_date
       ) as x`,
  `create index on dok (jenis, asal)`,
  `create temp table baris as
     select (row_number() over (order by d.id, b.baris)) as id, d.id as dok, d.jenis, d.tanggal, b.*
       from dok as d
       cross join lateral (
         select n as baris, (select min(id) from barang) + n - 1 as barang_id, 10000::numeric as qty, 1000 as harga
           from generate_series(1, ${goods}) as n where d.urut = 0
         union all
         select k, (select min(id) from barang) + e.pertama + k - 1, e.qty, 1000
           from beli as e, generate_series(1, 3) as k where d.urut = 1 and e.n = d.asal
         union all
         select k, (select min(id) from barang) + (d.asal * 7 + k * 13) % ${goods}, 1, 1500
           from generate_series(1, 3) as k where d.urut = 2
       ) as b`,
  `insert into posting (id, aksi, transaksi_id, terbukti, dicatat_pada)
     select id, 'posting', id, true, tanggal + time '10:00' from dok`,
  `insert into transaksi (id, jenis, nomor, tanggal, kontak_id, lokasi_id, jatuh_tempo, status, bruto, dpp,
       total_nilai, hpp_total, dibayar, sisa, posting_id)
     select d.id, d.jenis, d.kode || '/' || case when d.urut < 3 then 'UTAMA' else '00' end || '/'
              || to_char(d.tanggal, 'YYYYMM') || '/' || lpad((row_number() over (
                partition by d.kode, date_trunc('month', d.tanggal) order by d.id))::text, 5, '0'),
            d.tanggal, d.kontak_id, case when d.urut < 3 then 1 end, case when d.urut < 3 then d.tanggal + 14 end,
            'final', d.nilai, d.nilai, d.nilai, case d.urut when 2 then 3000 end,
            d.nilai - coalesce(s.sisa, 0), s.sisa, d.id
       from dok as d
       left join jual as j on d.urut = 2 and j.s = d.asal
       left join lateral (
         select case
           when d.urut = 0 then d.nilai
           when d.urut = 1 then case
             when ${unpaid} > 1 and d.tanggal + 14 < current_date then 0 else d.nilai end
           when d.urut = 2 then case
             when j.tunai or j.lunas and d.tanggal + 14 < current_date then 0 else d.nilai end
         end as sisa
       ) as s on true`,
  `insert into transaksi_baris (id, transaksi_id, jenis, baris, barang_id, satuan_id, qty, qty_dasar, harga, bruto,
       subtotal, dpp, nilai_hpp)
     select b.id, b.dok, b.jenis, b.baris, b.barang_id, (select min(id) from satuan), b.qty, b.qty, b.harga,
            b.qty * b.harga, b.qty * b.harga, b.qty * b.harga, b.qty * 1000
       from baris as b`,
  `insert into jurnal (id, posting_id, transaksi_id, jenis, nomor, tanggal, dicatat_pada)
     select t.id, t.id, t.id, 'transaksi', t.nomor, t.tanggal, t.tanggal + time '10:00' from transaksi as t`,
  `insert into jurnal_baris (jurnal_id, posting_id, baris, tanggal, akun_kode, debit, kredit, kontak_id)
     select d.id, d.id, a.baris, d.tanggal, a.akun, a.debit, a.kredit, case when a.kendali then d.kontak_id end
       from dok as d
       left join jual as j on d.urut = 2 and j.s = d.asal
       cross join lateral (values
         (1, case when j.tunai then '1101' else '1201' end, d.nilai, 0, not j.tunai, d.urut = 2),
         (2, '5101', 3000, 0, false, d.urut = 2), (3, '4101', 0, d.nilai, false, d.urut = 2),
         (4, '1301', 0, 3000, false, d.urut = 2),
         (1, '1301', d.nilai, 0, false, d.urut < 2), (2, '2101', 0, d.nilai, true, d.urut < 2),
         (1, '1111', d.nilai, 0, false, d.urut = 3), (2, '1201', 0, d.nilai, true, d.urut = 3),
         (1, '2101', d.nilai, 0, true, d.urut = 4), (2, '1111', 0, d.nilai, false, d.urut = 4)
       ) as a (baris, akun, debit, kredit, kendali, ada)
      where a.ada
      order by d.id, a.baris`,
  `insert into mutasi_stok (posting_id, transaksi_id, baris_id, barang_id, lokasi_id, pool_id, jenis, dasar, tanggal,
       tanggal_kunci, urut, baris, qty, nilai, akun_persediaan, akun_lawan, dicatat_pada)
     select b.dok, b.dok, b.id, b.barang_id, 1, 0, m.jenis::erp.jenis_mutasi, m.dasar::erp.dasar_nilai, b.tanggal,
            b.tanggal, b.dok, b.baris, m.tanda * b.qty, m.tanda * b.qty * 1000, '1301', m.lawan, b.tanggal + time '10:00'
       from baris as b
       join (values ('penjualan', 'keluar', 'rata', -1, '5101'), ('pembelian', 'masuk', 'tetap', 1, '2101'))
            as m (dok, jenis, dasar, tanda, lawan) on m.dok = b.jenis::text
      order by b.id`,
  `insert into pos_terbuka (posting_id, transaksi_id, jenis, akun_kode, kontak_id, tanggal, jatuh_tempo, nilai)
     select d.id, d.id, case when d.urut = 2 then 'piutang' else 'hutang' end::erp.jenis_pos,
            case when d.urut = 2 then '1201' else '2101' end, d.kontak_id, d.tanggal, d.tanggal + 14, d.nilai
       from dok as d
       left join jual as j on d.urut = 2 and j.s = d.asal
      where d.urut < 2 or d.urut = 2 and not j.tunai
      order by d.id`,
  `insert into alokasi (posting_id, transaksi_id, pos_id, tanggal, jumlah, nilai)
     select d.id, d.id, p.id, d.tanggal, d.nilai, d.nilai
       from dok as d
       join dok as s on s.urut = case d.urut when 3 then 2 else 1 end and s.asal = d.asal
        and s.jenis = case d.urut when 3 then 'penjualan' else 'pembelian' end::erp.jenis_transaksi
       join pos_terbuka as p on p.transaksi_id = s.id
      where d.urut in (3, 4)
      order by d.id`,
  `insert into saldo_harian (akun_kode, tanggal, debit, kredit, banyak_jurnal)
     select akun_kode, tanggal, sum(debit), sum(kredit), count(distinct jurnal_id) from jurnal_baris group by 1, 2`,
  `insert into stok_pool (barang_id, pool_id, qty, nilai, tanggal_terakhir)
     select barang_id, 0, sum(qty), sum(nilai), max(tanggal) from mutasi_stok group by 1`,
  'insert into stok_lokasi (barang_id, lokasi_id, qty) select barang_id, 1, sum(qty) from mutasi_stok group by 1',
  `insert into penomoran (kode, lokasi_kode, bulan, terakhir)
     select kode, case when urut < 3 then 'UTAMA' else '00' end, date_trunc('month', tanggal)::date, count(*)
       from dok group by 1, 2, 3`,
  ...['transaksi', 'transaksi_baris', 'posting', 'jurnal'].map(
    (table) => `select setval('${table}_id_seq', (select max(id) from ${table}))`,
  ),
  `select setval('mutasi_urut', (select max(urut) from mutasi_stok))`,
];

/** Loads books into an empty tenant. The books' triggers and keys stand aside: the statements are right, or integritas says so. */
export const loadBooks = (world: World, books: Books): Promise<void> =>
  inBooks(world, books.kode, async (client) => {
    await client.query(
      `set local session_replication_role = replica; set local work_mem = '256MB'`,
    );
    for (const text of statements(books)) await client.query(text);
    await client.query('drop table jual, beli, dok, baris');
  });

/**
 * Ten branches and twenty projects on every line of these books, as if they had been posted so: a document is of one
 * of each. The books are loaded without them, so that reports without dimensions are measured alike.
 */
export const carryDimensions = (world: World, { kode }: Books): Promise<unknown> =>
  inBooks(world, kode, async (client) => {
    for (const text of DIMENSIONS) await client.query(text);
  });

const DIMENSIONS = [
  'set local session_replication_role = replica',
  `insert into dimensi (kode, nama, slot) values ('cabang', 'Cabang', 1), ('proyek', 'Proyek', 2)`,
  `insert into dimensi_nilai (dimensi_id, kode, nama)
     select d.id, upper(left(d.kode, 1)) || n, d.nama || ' ' || n
       from dimensi as d cross join generate_series(1, 20) as n where d.slot = 2 or n <= 10`,
  `insert into dimensi_gabungan (nilai_1, nilai_2)
     select a.id, b.id
       from dimensi_nilai as a
       join dimensi as c on c.id = a.dimensi_id and c.slot = 1
      cross join dimensi_nilai as b
       join dimensi as p on p.id = b.dimensi_id and p.slot = 2`,
  ...[
    ['transaksi', 'id'],
    ['transaksi_baris', 'transaksi_id'],
    ['mutasi_stok', 'transaksi_id'],
    ['jurnal_baris', 'jurnal_id'],
  ].map(
    ([table, key]) =>
      `update ${table} as x set gabungan_id = g.semua[1 + x.${key} % cardinality(g.semua)]
         from (select array_agg(id order by id) as semua from dimensi_gabungan) as g`,
  ),
  // What documents are of never changes in books that were posted; here the worker has to sum them anew.
  'delete from arus_kas_rekap',
  'update penjualan_rekap_sampai set jejak = null',
];
