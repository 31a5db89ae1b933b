import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from '@jest/globals';
import { rootDir } from '../../server/base/config.ts';
import { beliAset, RAK } from '../aset/aset.ts';
import { lalu, tahun } from '../helpers/tahun.ts';
import { hari } from '../helpers/toko.ts';
import { bukaBuku, trial } from './buku.ts';
import type { Row } from './laporan.ts';

// The queries that must find nothing have to find what is wrong: each kind of damage, done behind every guard.
const buku = bukaBuku();

beforeAll(async () => {
  const { id } = await buku.beli('03-02', [[1, 3, 33.333333]]);
  await buku.jual('03-02', [[1, 1, 50]]);
  await buku.beli('03-01', [[1, 1, 50]]);
  await buku.buat('order-penjualan', '03-02', { reservasi: true, detail: [[1, 1, 50]] });
  await beliAset(buku, { ...RAK, tanggal: hari('03-02'), perolehan: 100, umur_bulan: 2 });
  await buku.buat('penyusutan', { periode: hari('03') });
  await buku.buat('bayar-poin', lalu('12-31'), { mode: 'saldo_awal', poin: 10, nilai: 0 });
  const kena = { barang_id: 1, qty: 1, harga: 50, pajak_kode: 'PPN' };
  await buku.batalkan('penjualan', (await buku.jual('03-02', [kena])).id);
  await buku.buat('kas-masuk', '03-02', { detail: [{ akun_kode: '4201', jumlah: 10 }] });
  const alokasi = { dasar: 'qty', baris: [{ baris_id: (await buku.baris(id))[0]?.id }] };
  await buku.buat('hutang', '03-20', {
    kontak_id: buku.supplier,
    detail: [{ alokasi, jumlah: 9 }],
  });
  await buku.buat('retur-pembelian', '03-21', {
    lokasi_id: undefined,
    mode: 'harga',
    detail: [{ baris_asal_id: (await buku.baris(id))[0]?.id, jumlah: 7 }],
  });
  await buku.buat('pembelian', '03-22', {
    mode: 'penerimaan',
    kontak_id: buku.supplier,
    detail: [[1, 1, 40]],
  });
  await buku.asOwner(async (db) => {
    await db.rows('select erp_private.tahun_close(null::buku, $1, false)', [tahun]);
    await db.rows('select erp_private.worker_arus_kas($1)', [tahun * 100 + 3]);
    await db.rows('select erp_private.worker_posting_settle()');
    await db.rows('select erp_private.worker_rekap()');
  });
});

/** The rules that must find it, how one of the findings reads, and what is done. */
const kerusakan = `
  a journal line of another amount: jurnal saldo_harian kendali
    update jurnal_baris set debit = 51 where debit = 50 and akun_kode = '1201'
  a journal line on another day: jurnal saldo_harian
    update jurnal_baris set tanggal = tanggal + 1 where akun_kode = '4101'
  a posting without proof: jurnal
    update posting set terbukti = false where id = 1
  a lost daily balance: saldo_harian
    delete from saldo_harian where akun_kode = '1301'
  a daily balance too many: saldo_harian
    insert into saldo_harian values ('6201', '2024-01-01', 1, 0)
  an open item of another amount: kendali transaksi
    update pos_terbuka set nilai = nilai + 1 where jenis = 'piutang'
  an open item of another day: kendali
    update pos_terbuka set tanggal = tanggal + 1 where jenis = 'piutang'
  a stock movement of another value: kendali stok hpp
    update mutasi_stok set nilai = nilai - 1 where jenis = 'keluar'
  a stock movement of another quantity: stok hpp
    update mutasi_stok set qty = qty - 1 where jenis = 'keluar'
  a lost correction: kendali stok hpp
    delete from mutasi_stok where jenis = 'koreksi_hpp'
  stock that was not valued by the method of the tenant: lapisan
    update pengaturan set metode_hpp = 'fifo'
  a pool of another value: stok
    update stok_pool set nilai = nilai + 0.01
  a location of another quantity: stok
    update stok_lokasi set qty = qty + 1
  a document that looks paid: transaksi
    update transaksi set sisa = 0 where jenis = 'penjualan'
  a document that lost its open amount: transaksi
    update transaksi set sisa = null where jenis = 'penjualan'
  a number that was skipped: nomor
    update penomoran set terakhir = terakhir + 1 where kode = 'PJ'
  an order that looks filled: order
    update transaksi set status_order = 'selesai' where jenis = 'order-penjualan'
  a line filled beyond what was ordered: order
    update order_gerak set dipenuhi = 5
  a reservation of another quantity: order
    update stok_order set reservasi = 7
  a depreciation of another amount: aset
    update aset_susut set nilai = nilai + 1
  a month depreciated twice: aset
    insert into aset_susut (posting_id, transaksi_id, aset_id, periode, nilai)
      select posting_id, transaksi_id, aset_id, periode, nilai from aset_susut
  income booked in a closed year: penutupan saldo_harian
    update saldo_harian set kredit = kredit + 1 where akun_kode = '4101'
  a closing of another amount: penutupan
    update penutupan set laba = laba + 1
  a closed year that is not locked: penutupan
    update pengaturan set tanggal_kunci = null
  a closing journal of no closing: penutupan
    delete from penutupan
  points of another value: kendali poin
    update poin_gerak set nilai = nilai + 1
  a balance of points too many: poin
    update poin_saldo set poin = poin + 1
  more points used than a lot had: poin
    insert into poin_gerak (posting_id, lot_id, kontak_id, jenis, tanggal, poin, nilai)
      select posting_id, lot_id, kontak_id, 'tukar', tanggal, -11, 0 from poin_gerak
  a cash box below zero: kas saldo_harian
    insert into saldo_harian values ('1101', '2024-01-01', 0, 1)
  an asset of another cost: aset_asal
    update aset set perolehan = perolehan + 1
  an asset that nobody bought: aset_asal /asal 0/
    delete from aset_asal
  an asset from before origins were kept: aset_asal /warisan/
    with x as (delete from aset_asal) update aset set warisan = true
  an asset on a line of another account: aset_asal /100\\.00 di 1503/
    update aset_asal set akun_kode = '1503'
  an asset on a line that booked less: aset_asal /paling banyak 99/
    update transaksi_baris set rincian = '{"debit": 99}' where akun_kode = '1504'
  an account that is not what its register says: aset_asal saldo_harian /1504 100\\.00 101\\.00/
    update saldo_harian set debit = debit + 1 where akun_kode = '1504'
  an asset that looks disposed of: aset
    update aset set tanggal_pelepasan = tanggal
  a line whose base is not that of its tax: ppn /PPN 12 ppn 6\\.00 ppn 5\\.50/
    update transaksi_baris set dpp_lain = dpp where ppn <> 0
  tax that no document has: ppn_akun saldo_harian
    update jurnal_baris set akun_kode = '2201' where akun_kode = '4101'
  tax that is not on its account: ppn_akun
    update transaksi_baris set ppn = ppn + 0.01, dpp_lain = dpp_lain + 0.08 where ppn <> 0
  a lost document: nomor
    delete from transaksi where jenis = 'penjualan'
  journal lines whose head is lost: jurnal /tanpa kepala/
    delete from jurnal where transaksi_id = (select min(id) from transaksi where jenis = 'pembelian')
  more depreciated than there is: aset /paling banyak 100/
    update aset_susut set nilai = 1000
  a reversal that is not the opposite: hpp stok kendali
    update mutasi_stok set nilai = nilai + 1 where jenis = 'pembalik'
  a pool without goods that is worth something: stok /qty 0\\.0+, nilai 5/
    update stok_pool set qty = 0, nilai = 5
  more allocated than an item had: transaksi kendali /sisa 0 atau lebih/
    insert into alokasi (posting_id, transaksi_id, pos_id, tanggal, jumlah, nilai)
      select posting_id, transaksi_id, id, tanggal, nilai + 1, nilai + 1 from pos_terbuka
  an allocation before its item: transaksi kendali /alokasi tidak mendahului pos/
    insert into alokasi (posting_id, transaksi_id, pos_id, tanggal, jumlah, nilai)
      select posting_id, transaksi_id, id, tanggal - 1, 1, 1 from pos_terbuka
  cash flows of a day that its journals do not bring: arus_kas /-03-02 .*,10\\.00,0,1,.*\\)"} .*,11,0,1,.*\\)"}/
    update arus_kas_rekap set isi[1].masuk = 11
  goods that came back on another day than their void: penjualan /hpp .*-03-02 /
    update mutasi_stok set tanggal = tanggal + 1 where jenis = 'pembalik'
  sums of sales that the documents do not bring: penjualan /pelanggan /
    update penjualan_rekap set bersih = bersih + 1 where grup = $$pelanggan$$
  sums of contacts and goods that the documents do not bring: penjualan /bulan_pasangan .*-infinity \\d/
    update penjualan_rekap set bersih = bersih + 1 where grup = $$bulan_pasangan$$
  income with values of dimensions that no line has: dimensi /PJ.* gabungan \\d+ 0 -/
    with d as (insert into dimensi (kode, nama, slot) values ('x', 'X', 1) returning id),
      n as (insert into dimensi_nilai (dimensi_id, kode, nama) select id, 'A', 'A' from d returning id),
      g as (insert into dimensi_gabungan (nilai_1) select id from n returning id)
    update jurnal_baris set gabungan_id = (select id from g) where akun_kode = '4101'
  a change that is booked before its paper: hari_kertas /mulai/
    update mutasi_stok set tanggal = tanggal - 1 where tanggal_kertas is not null
  a change that is known on another day than its paper: hari_kertas /per \\d/
    update mutasi_stok as k set tanggal_kertas = k.tanggal_kertas - 1
      from mutasi_stok as m where m.id = k.koreksi_untuk and m.jenis = 'keluar'
  landed cost that is not on its goods: biaya_susulan /9\\.00 8\\.00/
    update mutasi_stok as k set nilai = k.nilai - 1
      from mutasi_stok as m
     where m.id = k.koreksi_untuk and m.dasar = 'tetap' and k.nilai = 9
  landed cost whose parts are not its amount: biaya_susulan /baris 1 9\\.00 8/
    update transaksi_baris
      set rincian = jsonb_set(rincian, '{alokasi,baris,0,jumlah}', '8') where rincian ? 'alokasi'
  a note that is not on its goods: nota /-7\\.00 -8\\.00/
    update mutasi_stok as k set nilai = k.nilai - 1
      from mutasi_stok as m
     where m.id = k.koreksi_untuk and m.dasar = 'tetap' and k.nilai = -7
  a note above what is left of its line: nota /0 atau lebih/
    update transaksi_baris as b set dpp = 1000
      from transaksi as t where t.id = b.transaksi_id and t.mode = 'harga'
  a receipt that owes another amount: barang_diterima /penerimaan 41\\.00 buku besar 40/
    update penerimaan_gerak set nilai = nilai + 1
  layers that nobody gave: lapisan /lapisan \\d+\\.\\d/
    update pengaturan set metode_hpp = 'fifo'
`
  .split(/\n {2}(?=\S)/)
  .slice(1)
  .map((one) => {
    const [, nama = '', aturan = '', bunyi = '.', rusak = ''] =
      /^(.*?): ([\w ]+?)(?: \/(.*)\/)?\n(.*)$/s.exec(one) ?? [];
    return { nama, rusak, aturan: aturan.split(' '), bunyi: new RegExp(bunyi) };
  });

const berkas = readdirSync(path.join(rootDir, 'test', 'consistency'));
const consistency = new Map(
  berkas.map((name) => [
    path.basename(name, '.sql'),
    readFileSync(path.join(rootDir, 'test', 'consistency', name), 'utf8'),
  ]),
);

test('sound books have no finding, by the queries, by all of them together, and in the report', async () => {
  const db = buku.data.owner({ tenant: buku.kode, role: 'erp_reader' });
  for (const [nama, text] of consistency) expect([nama, await db.rows(text)]).toEqual([nama, []]);
  await buku.expectConsistent();
  expect(await buku.laporan('integritas')).toMatchObject({ total: 0, data: [] });
});

test('every rule has a damage that it finds', () => {
  const dicoba = new Set(kerusakan.flatMap(({ aturan }) => aturan));
  expect([...consistency.keys()].sort()).toEqual([...dicoba].sort());
});

test.each(kerusakan)('$nama is found', ({ rusak, aturan, bunyi }) =>
  trial(buku, async (db) => {
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
