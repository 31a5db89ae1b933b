import { expect } from '@jest/globals';
import { berDimensi } from '../dimensi/dimensi.ts';
import type { TestDatabase } from '../helpers/database.ts';
import { hari, type Toko } from '../helpers/toko.ts';
import type { Db } from '../helpers/transaction.ts';
import { PERSETUJUAN } from '../tembok/isi_persetujuan.ts';

/** Trade of many kinds, first in first out, with points, dimensions, an order, an asset, a void, a draft and a working draft. */
export async function trade(shop: Toko): Promise<void> {
  const barang = await shop.barang({ harga_jual: 1500, nama: 'Baris\tdengan \\ tab\nbaru "é' });
  const lain = await shop.barang({ stok_minimum: 50 });
  await berDimensi(shop);
  await shop.asOwner((db) =>
    db.rows(
      `insert into impor_paket (nama_berkas, bentuk, sidik, ukuran)
         values ('a.zip', 'zip', repeat('a', 64), 1)`,
    ),
  );
  await shop.ubah('kontak', shop.pelanggan, { dimensi: { cabang: 'JKT' } });
  await shop.beli('01-05', [
    [barang, 100, 1000],
    [lain, 5, 10],
  ]);
  await shop.beli('01-06', [[barang, 100, 1100]]);
  const jual = await shop.jual('01-07', [[barang, 120, 1500]]);
  const salah = await shop.jual('01-08', [[barang, 1, 1500]]);
  await shop.batalkan('penjualan', salah.id, { tanggal: '01-09' });
  await shop.master('barang_harga', {
    ...{ barang_id: barang, kontak_id: shop.pelanggan, harga: '1400.25', qty_minimum: 2 },
  });
  await shop.jual('01-10', [{ barang_id: barang, qty: 2 }]);
  await shop.draftJual('01-10', [[barang, 1]]);
  const kepala = { kontak_id: shop.pelanggan, lokasi_id: shop.lokasi };
  await shop.master('pelunasan_piutang', {
    tanggal: hari('01-11'),
    kontak_id: shop.pelanggan,
    akun_kas: '1101',
    jumlah: 5000,
    detail: [{ dokumen_id: jual.id, jumlah: 5000 }],
  });
  await shop.master('order_penjualan', {
    ...kepala,
    tanggal: hari('01-12'),
    detail: [{ barang_id: barang, qty: 3, harga: 1500 }],
  });
  await shop.buat('pembelian', '01-13', { mode: 'penerimaan', detail: [[lain, 2, 10]] });
  await shop
    .by({ idempotency: { key: 'k1' } })
    .rows(`select erp.draft_create('penjualan', '{"detail": [{"qty": 1.50}]}')`);
  // What the worker writes at night and what nothing here wrote: in forms that are hard to copy.
  await shop.asOwner(async (db) => {
    await db.rows(`insert into penjualan_rekap
      values ('bulan_barang', '2020-01-01', 0, '-infinity', 1.50, 0, 0, 0, 1, 1)`);
    await db.rows(`insert into arus_kas_rekap (tanggal, jejak, isi) values ('2020-01-01', 'x',
      array[row (null, 1.50, 0, 1, '2020-01-01'), null]::erp_private.arus_kas_jumlah[])`);
    await db.rows(`insert into peristiwa (urutan, jenis, isi) values (41, 'kpi', '{"a":  1}')`);
    await db.rows(`insert into outbox (jenis) values ('pemicu')`);
    await db.rows(`insert into preferensi_tabel (pengguna_id, jenis, kolom, sort, per_page)
      values (gen_random_uuid(), 'penjualan', '[]', '', 20)`);
  });
}

/** Gives the staff of a tenant a role of its own. */
export const ownRole = (database: TestDatabase, tenant: string) =>
  database.rows(
    `with peran as (
       insert into erp_private.peran values ($1, 'kasir', 'Kasir', 'staff', '{master:read}') returning kode
     )
     update erp_private.membership as m set peran_kode = p.kode
       from peran as p where m.tenant_kode = $1 and m.peran = 'staff'`,
    [tenant],
  );

/** The roles of a tenant's own, with the members that have each. */
export async function ownRoles(database: TestDatabase, tenant: string) {
  const roles = await database.rows(
    `select r.kode, r.dasar, r.cakupan, array_agg(m.pengguna_id) as anggota
       from erp_private.peran as r
       join erp_private.membership as m on m.tenant_kode = r.tenant_kode and m.peran_kode = r.kode
      where r.tenant_kode = $1 group by r.kode, r.dasar, r.cakupan`,
    [tenant],
  );
  expect(roles).toMatchObject([{ kode: 'kasir', anggota: [expect.any(String)] }]);
  return roles;
}

/** Seals what waits in the audit trail, as the worker does. */
export const seal = (database: TestDatabase, tenant: string) =>
  database.owner({ tenant }).rows('select erp_private.worker_jejak_seal(1000)');

/** Of each table: how many rows and what they hold. */
export const contents = (database: TestDatabase, kode: string) =>
  database.asOwner(async (db) => {
    const found: Record<string, string> = {};
    const tables = await db.rows<{ t: string }>(
      `select tablename as t from pg_tables where schemaname = $1 order by 1`,
      [`t_${kode}`],
    );
    for (const { t } of tables) {
      if (/^(outbox|audit_antre)$/.test(t)) continue;
      const without = t === 'audit' ? `where x.aksi <> 'pulih'` : '';
      found[t] = await db.value(
        `select count(*) || ' ' || coalesce(md5(string_agg(x::text, E'\\n' order by x::text)), '')
           from t_${kode}.${t} as x ${without}`,
      );
    }
    return found;
  });

/** No trace of a tenant of that code. */
export const nothingMade = async (database: TestDatabase, kode: string) =>
  expect(
    await database.rows(
      `select from erp_private.tenant where kode = $1
         union all select from pg_namespace where nspname = 't_' || $1
         union all select from pg_roles where rolname = erp_private.tenant_role_name($1)`,
      [kode],
    ),
  ).toEqual([]);

/** A field of the tenant's own, rules of approvals, facts of goods, and ids of other programs. */
export async function giveIds(db: Db, kontak: number): Promise<void> {
  await db.rows(
    `insert into bidang (untuk, kunci, label, tipe) values ('penjualan', 'kanal', 'Kanal', 'teks')`,
  );
  for (const sql of PERSETUJUAN.slice(1)) await db.rows(sql);
  await db.rows(
    `insert into barang_pemasok (barang_id, kontak_id) select max(b.id), $1 from barang as b`,
    [kontak],
  );
  await db.rows(
    `insert into barang_lokasi (barang_id, lokasi_id, stok_minimum)
     select max(b.id), (select min(id) from lokasi), 5 from barang as b`,
  );
  await db.rows(
    `insert into transaksi_id_luar select id, jenis, 'pos', 'A-1' from transaksi order by id limit 1`,
  );
  await db.rows(`insert into master_id_luar values ('kontak', $1, 'pos', 'K-1')`, [`${kontak}`]);
}
