import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from '@jest/globals';
import { rootDir } from '../../../server/base/config.ts';
import { bukaBuku, type Row, tahun } from './buku.ts';

// The queries that must find nothing have to find what is wrong: each kind of damage, done behind every guard.
const buku = bukaBuku();

beforeAll(async () => {
  const kepala = { tanggal: `${tahun}-03-02`, lokasi_id: 1 };
  const detail = [{ barang_id: 1, qty: 3, harga: 33.333333 }];
  await buku.admin.create('pembelian', { ...kepala, kontak_id: 1, detail });
  await buku.admin.create('penjualan', {
    ...kepala,
    kontak_id: 2,
    detail: [{ barang_id: 1, qty: 1, harga: 50 }],
  });
  await buku.admin.create('pembelian', {
    ...kepala,
    tanggal: `${tahun}-03-01`,
    kontak_id: 1,
    detail: [{ barang_id: 1, qty: 1, harga: 50 }],
  });
  await buku.admin.create('order_penjualan', {
    ...kepala,
    kontak_id: 2,
    reservasi: true,
    detail: [{ barang_id: 1, qty: 1, harga: 50 }],
  });
  const jurnal = await buku.admin.create('jurnal_umum', {
    tanggal: kepala.tanggal,
    detail: [
      { akun_kode: '1504', debit: 100 },
      { akun_kode: '3101', kredit: 100 },
    ],
  });
  await buku.admin.create('aset', {
    nama: 'Rak',
    akun_aset: '1504',
    akun_akumulasi: '1604',
    tanggal: kepala.tanggal,
    perolehan: 100,
    umur_bulan: 2,
    asal: [
      {
        baris_id: await buku.owner((db) =>
          db.value(`select id from transaksi_baris where transaksi_id = $1 and baris = 1`, [
            jurnal,
          ]),
        ),
        nilai: 100,
      },
    ],
  });
  await buku.admin.create('penyusutan', { periode: `${tahun}-03` });
  await buku.admin.create('bayar_poin', {
    tanggal: `${tahun - 1}-12-31`,
    mode: 'saldo_awal',
    kontak_id: 2,
    poin: 10,
    nilai: 0,
  });
  const batal = await buku.admin.create('penjualan', {
    ...kepala,
    kontak_id: 2,
    detail: [{ barang_id: 1, qty: 1, harga: 50, pajak_kode: 'PPN' }],
  });
  await buku.admin.batal('penjualan', batal);
  await buku.admin.create('kas_masuk', {
    tanggal: kepala.tanggal,
    akun_kas: '1101',
    detail: [{ akun_kode: '4201', jumlah: 10 }],
  });
  await buku.owner(async (db) => {
    await db.rows('select erp_private.tahun_close(null::buku, $1, false)', [tahun]);
    await db.rows('select erp_private.worker_arus_kas($1)', [tahun * 100 + 3]);
  });
});

/** What is done, the rules that must find it, and how one of the findings reads. */
const kerusakan: [string, string, string[], RegExp?][] = [
  [
    'a journal line of another amount',
    'update jurnal_baris set debit = 51 where debit = 50 and akun_kode = $$1201$$',
    ['jurnal', 'saldo_harian', 'kendali'],
  ],
  [
    'a journal line on another day',
    'update jurnal_baris set tanggal = tanggal + 1 where akun_kode = $$4101$$',
    ['jurnal', 'saldo_harian'],
  ],
  ['a posting without proof', 'update posting set terbukti = false where id = 1', ['jurnal']],
  ['a lost daily balance', 'delete from saldo_harian where akun_kode = $$1301$$', ['saldo_harian']],
  [
    'a daily balance too many',
    'insert into saldo_harian values ($$6201$$, $$2024-01-01$$, 1, 0)',
    ['saldo_harian'],
  ],
  [
    'an open item of another amount',
    'update pos_terbuka set nilai = nilai + 1 where jenis = $$piutang$$',
    ['kendali', 'transaksi'],
  ],
  [
    'an open item of another day',
    'update pos_terbuka set tanggal = tanggal + 1 where jenis = $$piutang$$',
    ['kendali'],
  ],
  [
    'a stock movement of another value',
    'update mutasi_stok set nilai = nilai - 1 where jenis = $$keluar$$',
    ['kendali', 'stok', 'hpp'],
  ],
  [
    'a stock movement of another quantity',
    'update mutasi_stok set qty = qty - 1 where jenis = $$keluar$$',
    ['stok', 'hpp'],
  ],
  [
    'a lost correction',
    'delete from mutasi_stok where jenis = $$koreksi_hpp$$',
    ['kendali', 'stok', 'hpp'],
  ],
  [
    'stock that was not valued by the method of the tenant',
    'update pengaturan set metode_hpp = $$fifo$$',
    ['lapisan'],
  ],
  ['a pool of another value', 'update stok_pool set nilai = nilai + 0.01', ['stok']],
  ['a location of another quantity', 'update stok_lokasi set qty = qty + 1', ['stok']],
  [
    'a document that looks paid',
    'update transaksi set sisa = 0 where jenis = $$penjualan$$',
    ['transaksi'],
  ],
  [
    'a document that lost its open amount',
    'update transaksi set sisa = null where jenis = $$penjualan$$',
    ['transaksi'],
  ],
  [
    'a number that was skipped',
    'update penomoran set terakhir = terakhir + 1 where kode = $$PJ$$',
    ['nomor'],
  ],
  [
    'an order that looks filled',
    'update transaksi set status_order = $$selesai$$ where jenis = $$order-penjualan$$',
    ['order'],
  ],
  ['a line filled beyond what was ordered', 'update order_gerak set dipenuhi = 5', ['order']],
  ['a reservation of another quantity', 'update stok_order set reservasi = 7', ['order']],
  ['a depreciation of another amount', 'update aset_susut set nilai = nilai + 1', ['aset']],
  [
    'a month depreciated twice',
    `insert into aset_susut (posting_id, transaksi_id, aset_id, periode, nilai)
       select posting_id, transaksi_id, aset_id, periode, nilai from aset_susut`,
    ['aset'],
  ],
  [
    'income booked in a closed year',
    `update saldo_harian set kredit = kredit + 1 where akun_kode = $$4101$$`,
    ['penutupan', 'saldo_harian'],
  ],
  ['a closing of another amount', 'update penutupan set laba = laba + 1', ['penutupan']],
  ['a closed year that is not locked', 'update pengaturan set tanggal_kunci = null', ['penutupan']],
  ['a closing journal of no closing', 'delete from penutupan', ['penutupan']],
  ['points of another value', 'update poin_gerak set nilai = nilai + 1', ['kendali', 'poin']],
  ['a balance of points too many', 'update poin_saldo set poin = poin + 1', ['poin']],
  [
    'more points used than a lot had',
    `insert into poin_gerak (posting_id, lot_id, kontak_id, jenis, tanggal, poin, nilai)
       select posting_id, lot_id, kontak_id, 'tukar', tanggal, -11, 0 from poin_gerak`,
    ['poin'],
  ],
  [
    'a cash box below zero',
    'insert into saldo_harian values ($$1101$$, $$2024-01-01$$, 0, 1)',
    ['kas', 'saldo_harian'],
  ],
  ['an asset of another cost', 'update aset set perolehan = perolehan + 1', ['aset_asal']],
  ['an asset that nobody bought', 'delete from aset_asal', ['aset_asal'], /asal 0/],
  [
    'an asset from before origins were kept',
    'with x as (delete from aset_asal) update aset set warisan = true',
    ['aset_asal'],
    /warisan/,
  ],
  [
    'an asset on a line of another account',
    `update aset_asal set akun_kode = '1503'`,
    ['aset_asal'],
    /100\.00 di 1503/,
  ],
  [
    'an asset on a line that booked less',
    `update transaksi_baris set rincian = '{"debit": 99}' where akun_kode = '1504'`,
    ['aset_asal'],
    /paling banyak 99/,
  ],
  [
    'an account that is not what its register says',
    `update saldo_harian set debit = debit + 1 where akun_kode = '1504'`,
    ['aset_asal', 'saldo_harian'],
    /1504 100\.00 101\.00/,
  ],
  ['an asset that looks disposed of', 'update aset set tanggal_pelepasan = tanggal', ['aset']],
  [
    'a line whose base is not that of its tax',
    'update transaksi_baris set dpp_lain = dpp where ppn <> 0',
    ['ppn'],
    /PPN 12 ppn 6\.00 ppn 5\.50/,
  ],
  [
    'tax that no document has',
    `update jurnal_baris set akun_kode = '2201' where akun_kode = '4101'`,
    ['ppn_akun', 'saldo_harian'],
  ],
  [
    'tax that is not on its account',
    'update transaksi_baris set ppn = ppn + 0.01, dpp_lain = dpp_lain + 0.08 where ppn <> 0',
    ['ppn_akun'],
  ],
  ['a lost document', 'delete from transaksi where jenis = $$penjualan$$', ['nomor']],
  [
    'journal lines whose head is lost',
    'delete from jurnal where transaksi_id = (select min(id) from transaksi where jenis = $$pembelian$$)',
    ['jurnal'],
    /tanpa kepala/,
  ],
  [
    'more depreciated than there is',
    'update aset_susut set nilai = 1000',
    ['aset'],
    /paling banyak 100/,
  ],
  [
    'a reversal that is not the opposite',
    `update mutasi_stok set nilai = nilai + 1 where jenis = 'pembalik'`,
    ['hpp', 'stok', 'kendali'],
  ],
  [
    'a pool without goods that is worth something',
    'update stok_pool set qty = 0, nilai = 5',
    ['stok'],
    /qty 0\.0+, nilai 5/,
  ],
  [
    'more allocated than an item had',
    `insert into alokasi (posting_id, transaksi_id, pos_id, tanggal, jumlah, nilai)
       select posting_id, transaksi_id, id, tanggal, nilai + 1, nilai + 1 from pos_terbuka`,
    ['transaksi', 'kendali'],
    /sisa 0 atau lebih/,
  ],
  [
    'an allocation before its item',
    `insert into alokasi (posting_id, transaksi_id, pos_id, tanggal, jumlah, nilai)
       select posting_id, transaksi_id, id, tanggal - 1, 1, 1 from pos_terbuka`,
    ['transaksi', 'kendali'],
    /alokasi tidak mendahului pos/,
  ],
  [
    'cash flows of a day that its journals do not bring',
    'update arus_kas_rekap set isi[1].masuk = 11',
    ['arus_kas'],
    /-03-02 .*,10\.00,0,1\)"} .*,11,0,1\)"}/,
  ],
  [
    'layers that nobody gave',
    `update pengaturan set metode_hpp = 'fifo'`,
    ['lapisan'],
    /lapisan \d+\.\d/,
  ],
];

const berkas = readdirSync(path.join(rootDir, 'test', 'consistency'));
const consistency = new Map(
  berkas.map((name) => [
    path.basename(name, '.sql'),
    readFileSync(path.join(rootDir, 'test', 'consistency', name), 'utf8'),
  ]),
);

test('sound books have no finding', () => buku.sound());

test('every rule has a damage that it finds', () => {
  const dicoba = new Set(kerusakan.flatMap(([, , aturan]) => aturan));
  expect([...consistency.keys()].sort()).toEqual([...dicoba].sort());
});

test.each(kerusakan)('%s is found', (_nama, rusak, aturan, bunyi = /./) =>
  buku.trial(async (db) => {
    await db.rows('set local session_replication_role = replica');
    await db.rows(rusak);
    const temuan = new Map<string, Row[]>();
    for (const [nama, text] of consistency) temuan.set(nama, await db.rows<Row>(text));
    const salah = [...temuan].filter(([, rows]) => rows.length > 0).map(([nama]) => nama);
    expect(salah).toEqual(expect.arrayContaining(aturan));
    const rows = [...temuan.values()].flat();
    const isi = rows.map(({ kunci, harap, nyata }) => `${kunci} ${harap} ${nyata}`);
    expect(isi).toContainEqual(expect.stringMatching(bunyi));
    for (const row of rows) {
      expect(Object.keys(row)).toEqual(['pemeriksaan', 'kunci', 'harap', 'nyata']);
      expect(row.harap).not.toBe(row.nyata);
    }
    await db.rows(`set local erp.peran = 'admin'`);
    const laporan = await db.value<Row>('select erp.laporan_integritas(per_page => 500)');
    expect([laporan.total, laporan.data.length]).toEqual([rows.length, rows.length]);
  }),
);
