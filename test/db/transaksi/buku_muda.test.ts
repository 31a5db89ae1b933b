import { expect, test } from '@jest/globals';
import { openDatabase, type Row } from '../../helpers/database.ts';
import { hari, openToko } from '../../helpers/toko.ts';

const data = openDatabase();

/** Tables that grow with the documents: a statement that reads one whole costs more with each of them. */
const TUMBUH = `
select coalesce(json_object_agg(relname, seq_scan) filter (where seq_scan > 0), '{}') as dibaca_habis
  from pg_catalog.pg_stat_xact_user_tables
 where schemaname = $1 and relname in (
   'alokasi', 'barang', 'jurnal', 'jurnal_baris', 'kontak', 'mutasi_stok', 'pos_terbuka', 'posting',
   'saldo_harian', 'stok_lokasi', 'stok_pool', 'transaksi', 'transaksi_baris', 'transaksi_pembayaran'
 )`;

test('a posting in books that have hardly begun reads no table whole, so its plans stay good', async () => {
  const toko = await openToko(data);
  const barang = [await toko.barang(), await toko.barang(), await toko.barang()];
  await toko.beli({ tanggal: hari('01-02'), detail: barang.map((id) => [id, 100, 70]) });
  const detail = barang.map((barang_id) => ({ barang_id, qty: 1, harga: 100 }));
  const dasar = { tanggal: hari('01-03'), lokasi_id: toko.lokasi };
  const dokumen: [string, Row][] = [
    ['pembelian', { ...dasar, kontak_id: toko.supplier, detail }],
    ['penjualan', { ...dasar, kontak_id: toko.pelanggan, detail }],
    [
      'retur_penjualan',
      { ...dasar, kontak_id: toko.pelanggan, cara: 'titipan', kondisi: 'baik', detail },
    ],
    ['pelunasan_piutang', { ...dasar, kontak_id: toko.pelanggan, akun_kas: '1101', jumlah: 50 }],
  ];
  const { claims } = await data.settingsOf({ tenant: toko.kode });
  for (const [jenis, isi] of dokumen) {
    // As superuser, who alone may see what a transaction read: the function runs as its owner nevertheless.
    const habis = await toko.asOwner(async (db) => {
      for (const [name, value] of Object.entries(claims)) {
        await db.rows('select set_config($1, $2, true)', [`erp.${name}`, value]);
      }
      await db.rows(
        `select erp.${jenis}_create(jsonb_populate_record(null::erp.${jenis}_input, $1), false)`,
        [JSON.stringify(isi)],
      );
      return db.value(TUMBUH, [`t_${toko.kode}`]);
    });
    expect([jenis, habis]).toEqual([jenis, {}]);
  }
  await toko.expectConsistent();
});
