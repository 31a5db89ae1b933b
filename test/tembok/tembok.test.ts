import { beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { type PgSettings, settingsSql } from '../../server/postgres/settings.ts';
import { createDokumen, createMaster, hari, openStory } from '../helpers/story.ts';
import { fillMaster } from './induk.ts';
import { PERSETUJUAN } from './isi_persetujuan.ts';

const { data } = openStory();

/**
 * The wall between tenants: `satu` attacks `dua`. Every table of `dua` holds rows, so that a hole would show; the
 * last test makes one, to prove that these tests would see it.
 */

let tables: string[] = [];
let good: PgSettings;
let foreign: PgSettings;

/** Fills every table of `dua`; what no function writes yet is put there with triggers off. */
async function fill(): Promise<void> {
  const head = await data.asStaff('dua', async (db) => {
    const satuan = await db.value<number>('select id from satuan');
    const lokasi_id = await db.value<number>('select id from lokasi');
    const kontak_id = await createMaster(db, 'kontak', { nama: 'Rahasia', tipe: 'pelanggan' });
    const barang_id = await createMaster(db, 'barang', { nama: 'Rahasia', satuan_id: satuan });
    await fillMaster(db, barang_id);
    const detail = [{ barang_id, qty: 2, harga: 100 }];
    return { kontak_id, lokasi_id, detail, tanggal: hari('01-01') };
  });
  await data.as({ tenant: 'dua', idempotency: { key: 'k' } }, (db) =>
    createDokumen(db, 'pembelian', {
      ...head,
      pembayaran: [{ akun_kode: '1111', jumlah: 1 }],
      biaya_tambahan: [{ jumlah: 1 }],
    }),
  );
  await data.asStaff('dua', (db) => createDokumen(db, 'penjualan', head));
  await data.asOwner(
    async (db) => {
      await db.rows('set local session_replication_role = replica');
      await db.rows(
        `insert into alokasi (posting_id, transaksi_id, pos_id, tanggal, jumlah, nilai)
         select posting_id, transaksi_id, id, tanggal, 1, 1 from pos_terbuka limit 1`,
      );
      for (const sql of FILLED_BY_HAND) await db.rows(sql);
    },
    { tenant: 'dua' },
  );
}

/** A row for each table that a purchase and a sale leave empty. */
const FILLED_BY_HAND = [
  `insert into master_id_luar (entitas, kunci, sumber, nilai)
   select 'barang', id, 'pos', '7' from barang limit 1`,
  `insert into transaksi_id_luar (transaksi_id, jenis, sumber, nilai)
   select id, jenis, 'pos', '7' from transaksi limit 1`,
  'insert into jurnal_balik (transaksi_id, tanggal) select id, tanggal from transaksi limit 1',
  `insert into konfirmasi
     (transaksi_id, kontak_id, tanggal, jenis, dokumen_id, saldo_sistem, saldo_konfirmasi)
   select id, kontak_id, tanggal, 'piutang', id, 1, 1 from transaksi limit 1`,
  ...PERSETUJUAN,
  `insert into kunci_rupiah values (gen_random_uuid(), current_date, 5)`,
  `insert into draft (jenis, dibuat_oleh) values ('penjualan', gen_random_uuid())`,
  `insert into preferensi_tabel (pengguna_id, jenis, kolom, sort, per_page)
   values (gen_random_uuid(), 'penjualan', '[]', '', 20)`,
  `insert into order_gerak
     (posting_id, transaksi_id, order_id, jenis, baris_id, barang_id, tanggal)
   select t.posting_id, t.id, t.id, t.jenis, b.id, b.barang_id, t.tanggal
     from transaksi as t join transaksi_baris as b on b.transaksi_id = t.id limit 1`,
  `insert into penerimaan_gerak
     (posting_id, transaksi_id, penerimaan_id, baris_id, jenis, tanggal, akun_kode, qty, nilai)
   select t.posting_id, t.id, t.id, b.id, 'terima', t.tanggal, '2102', 1, 1
     from transaksi as t join transaksi_baris as b on b.transaksi_id = t.id limit 1`,
  `insert into hpp_tertunda (barang_id, tanggal, urut, transaksi_id)
   select b.id, t.tanggal, 1, t.id from transaksi as t cross join barang as b limit 1`,
  `insert into integritas_jalan (posting_id, mulai_pada, selesai_pada, total, temuan)
   values (1, now(), now(), 0, '[]')`,
  `insert into penjualan_rekap values ('hari', '2020-01-01', 0, '2020-01-01', 0, 0, 0, 0, 0, 0)`,
  `insert into arus_kas_rekap (tanggal, jejak, isi) values ('2020-01-01', '', '{}')`,
  'insert into stok_order (barang_id) select id from barang limit 1',
  `insert into stok_lapisan
     (mutasi_id, ke, barang_id, pool_id, tanggal_kunci, urut, baris, sub, qty, nilai)
   select m.id, 0, m.barang_id, 0, m.tanggal, 1, 1, 0, 1, 1 from mutasi_stok as m limit 1`,
  `insert into stok_ambil (posting_id, barang_id, pool_id, pemakai_id, lapisan_id, ke,
     tanggal_kunci, urut, qty, nilai)
   select m.posting_id, m.barang_id, 0, m.id, m.id, 0, m.tanggal, 1, 1, 1
     from mutasi_stok as m limit 1`,
  `insert into aset (kode, nama, akun_aset, akun_akumulasi, tanggal, perolehan, umur_bulan)
   values ('A', 'Motor', '1503', '1603', '2025-01-01', 100, 12)`,
  `insert into aset_susut (posting_id, transaksi_id, aset_id, periode, nilai)
   select t.posting_id, t.id, a.id, '2025-01-01', 1 from transaksi as t cross join aset as a limit 1`,
  `insert into aset_asal (aset_id, baris_id, akun_kode, nilai)
   select a.id, b.id, a.akun_aset, 1 from aset as a cross join transaksi_baris as b limit 1`,
  'insert into stok_kurang (barang_id) select id from barang limit 1',
  `insert into kop_logo (jenis, gambar, lebar, tinggi) values ('png', 'x', 16, 16)`,
  `insert into cetak_templat (nama, dasar) values ('kami', 'faktur-a4')`,
  `insert into cetak_tautan (transaksi_id, templat, salinan, hash, berlaku_sampai)
   select min(id), 'faktur-a4', false, sha256('x'), now() from transaksi`,
  `insert into cetak_kirim (transaksi_id, templat, salinan, email)
   select min(id), 'faktur-a4', false, 'a@b.test' from transaksi`,
  `insert into lampiran (entitas, entitas_id, nama, tipe, ukuran, sha256, kunci)
   select 'kontak', min(id), 'a.txt', 'text/plain', 1, repeat('a', 64), gen_random_uuid() from kontak`,
  `insert into lampiran_tautan (hash, lampiran_id, berlaku_sampai) select sha256('x'), id, now() from lampiran`,
  `insert into outbox (jenis) values ('pemicu')`,
  `insert into perubahan (urutan, jenis, isi) values (1, 'barang.diubah', '{}') on conflict do nothing`,
  `insert into impor_paket (nama_berkas, bentuk, sidik, ukuran) values ('a', 'zip', repeat('a', 64), 1)`,
  `insert into impor (jenis, nama_berkas, bentuk, sidik, ukuran)
   values ('barang', 'a.csv', 'csv', repeat('a', 64), 1)`,
  `insert into impor_baris (impor_id, ke, sel) select id, 1, '[]' from impor`,
  `insert into impor_buat (impor_id, macam, kunci, nama, ke) select id, 'satuan', 'DUS', 'Dus', 1 from impor`,
  `insert into impor_hasil (jenis, sidik, ke, impor_id) values ('barang', 'a', 1, 1)`,
  `insert into impor_pemetaan (jenis, nama, kolom) values ('barang', 'kodebrg', 'kode')`,
  `insert into riwayat_saldo (bulan, akun_kode, debit) values ('2020-01-01', '1101', 1)`,
  `insert into webhook (url, peristiwa, rahasia)
   values ('https://a.test', '{*}', 's1.00000000.uji')`,
  `insert into webhook_pengiriman (webhook_id, jenis, isi) select id, 'uji', '{}' from webhook`,
  `insert into peristiwa (urutan, jenis, isi) values (1, 'pemicu', '{}')`,
  `insert into penutupan (tahun, mulai, akhir, laba) values (2020, '2020-01-01', '2020-12-31', 1)`,
  `insert into bidang (untuk, kunci, label, tipe) values ('barang', 'berat', 'Berat', 'angka')`,
  `insert into dimensi (kode, nama, slot) values ('cabang', 'Cabang', 1)`,
  `insert into dimensi_nilai (dimensi_id, kode, nama) select id, 'JKT', 'Jakarta' from dimensi`,
  'insert into dimensi_gabungan (nilai_1) select id from dimensi_nilai',
  `insert into anggaran (tahun, bulan, akun_kode, jumlah) values (2020, 1, '6201', 1)`,
  `insert into masa_pajak (bulan, status) values ('2020-01-01', 'dilaporkan')`,
  `insert into periode (bulan) values ('2020-01-01')`,
  `insert into poin_lot
     (posting_id, transaksi_id, kontak_id, akun_kode, tanggal, metode, nilai_poin, poin, nilai)
   select posting_id, id, kontak_id, '2302', tanggal, 'beban', 1, 1, 0 from transaksi limit 1`,
  `insert into poin_gerak (posting_id, transaksi_id, lot_id, kontak_id, jenis, tanggal, poin, nilai)
   select posting_id, transaksi_id, id, kontak_id, 'terbit', tanggal, 1, 0 from poin_lot`,
  'insert into poin_saldo (kontak_id, poin) select kontak_id, 1 from poin_lot',
  `insert into audit_segel (posisi, audit_id, hash) values (1, 1, sha256('x'))`,
];

beforeAll(async () => {
  await fill();
  good = await data.settingsOf({ tenant: 'satu', peran: 'admin', adminKey: true });
  foreign = await data.settingsOf({ tenant: 'dua', peran: 'admin', adminKey: true });
  tables = await data.asOwner(async (db) =>
    (
      await db.rows<{ tabel: string }>('select tabel from erp_private.tenant_table order by tabel')
    ).map(({ tabel }) => tabel),
  );
});

const claimsOf = (tenant: string) => ({ ...foreign.claims, tenant });

/** Each says how two of the three walls could be passed by mistake. */
const attacks = (): Record<string, PgSettings> => ({
  'wrong claim': { ...foreign, claims: claimsOf('satu') },
  'wrong path': { ...good, searchPath: foreign.searchPath },
  'wrong role': { ...foreign, role: good.role },
  'no claim': { ...foreign, claims: {} },
  'no role of the tenant': { ...foreign, claims: { ...foreign.claims, peran: '' } },
  'a user without tenant': { ...foreign, role: 'erp_pengguna' },
  'the session gate': { ...foreign, role: 'erp_gate' },
  'the login itself': { ...foreign, role: 'erp_authenticator' },
  'another’s claim on the own path': { ...good, claims: claimsOf('dua') },
  'the template’s path': { ...good, searchPath: ['tenant_templat', 'erp', 'pg_temp'] },
});

/** What an attack got hold of: rows seen, or a statement that was not refused. */
async function leaksOf(name: string, settings: PgSettings): Promise<string[]> {
  const leaks: string[] = [];
  const own = name === 'another’s claim on the own path' || name === 'the template’s path';
  for (const tabel of tables) {
    const names = own ? [tabel] : [tabel, `t_dua.${tabel}`];
    for (const target of names) {
      const seen = await attempt(settings, `select count(*)::int as n from ${target}`);
      if (seen !== undefined && seen !== 0) leaks.push(`${name}: select ${target} (${seen})`);
      for (const sql of [
        `insert into ${target} (${await columnOf(tabel)}) select ${await columnOf(tabel)} from ${target}`,
        `insert into ${target} default values`,
        `update ${target} set ${await columnOf(tabel)} = ${await columnOf(tabel)}`,
        `delete from ${target}`,
        `truncate ${target} cascade`,
        `lock table ${target} in row exclusive mode`,
        `lock table ${target} in access exclusive mode`,
        `select * from ${target} for update`,
      ]) {
        if ((await attempt(settings, sql)) !== undefined) leaks.push(`${name}: ${sql}`);
      }
    }
  }
  return leaks;
}

/** undefined = refused; else the first value of the first row, or 'done'. */
async function attempt(
  settings: PgSettings,
  sql: string,
  refused = /^(42501|42P01|3F000)$/,
): Promise<unknown> {
  try {
    const rows = await data.asSettings(settings, (db) => db.rows(sql));
    return Object.values(rows[0] ?? { done: 'done' })[0];
  } catch (error) {
    const { code } = error as { code: string };
    if (!refused.test(code)) throw error;
    return undefined;
  }
}

const columns = new Map<string, string>();
async function columnOf(tabel: string): Promise<string> {
  if (columns.size === 0) {
    const rows = await data.rows<{
      tabel: string;
      kolom: string;
    }>(`select table_name as tabel, min(column_name) as kolom from information_schema.columns
          where table_schema = 't_dua' and is_generated = 'NEVER' group by 1`);
    for (const row of rows) columns.set(row.tabel, `"${row.kolom}"`);
  }
  return columns.get(tabel) ?? 'id';
}

test('every table of the attacked tenant holds rows', async () => {
  const empty = await data.asOwner(
    async (db) => {
      const found: string[] = [];
      for (const tabel of tables) {
        if ((await db.value<number>(`select count(*) from ${tabel}`)) === 0) found.push(tabel);
      }
      return found;
    },
    { tenant: 'dua' },
  );
  expect(empty).toEqual([]);
  expect(tables.length).toBeGreaterThan(25);
});

test.each([
  'wrong claim',
  'wrong path',
  'wrong role',
  'no claim',
  'no role of the tenant',
  'a user without tenant',
  'the session gate',
  'the login itself',
  'another’s claim on the own path',
  'the template’s path',
])('%s: no row is seen, none is written, no table is locked', async (name) => {
  const settings = attacks()[name] as PgSettings;
  expect(await leaksOf(name, settings)).toEqual([]);
});

test('with the right claim and role nothing is written past the functions', async () => {
  const leaks = await leaksOf('own tenant', good);
  expect(leaks.filter((leak) => !leak.includes(': select '))).toEqual([]);
});

/** Functions that read or write as their owner: the claim and the path must still agree. */
const calls: Record<string, string> = {
  'master list': `select erp.master_list('barang', jsonb_populate_record(null::erp.permintaan_list, '{}')) ->> 'total'`,
  'transaction list': `select erp.transaksi_list('penjualan', jsonb_populate_record(null::erp.permintaan_list, '{}')) ->> 'total'`,
  'stock report': `select json_array_length((to_json(erp.laporan_stok())) -> 'data')`,
  'a record made': `select (erp.satuan_create(jsonb_populate_record(null::erp.satuan_input, '{"kode": "LUBANG"}'))).id`,
  settings: 'select (to_json(erp.tenant_saya()))::text',
};

test.each([
  'wrong claim',
  'wrong path',
  'wrong role',
  'no claim',
  'another’s claim on the own path',
])('%s: functions that run as their owner answer nothing either', async (name) => {
  const settings = attacks()[name] as PgSettings;
  for (const [what, sql] of Object.entries(calls)) {
    const answer = await attempt(settings, sql, /^(42501|42P01|OT...|TD...)$/);
    expect([what, String(answer ?? 0)]).toEqual([what, '0']);
  }
  const made =
    await data.value<number>(`select (select count(*) from t_satu.satuan where kode = 'LUBANG')
              + (select count(*) from t_dua.satuan where kode = 'LUBANG')`);
  expect(made).toBe(0);
});

test.each([
  `select set_config('erp.tenant', 'dua', true)`,
  `select pg_catalog.set_config('role', 'erp_owner', true)`,
  'create temp table t (id int)',
  'create table lubang (id int)',
  'create table erp.lubang (id int)',
  'create schema lubang',
  `create function erp.lubang() returns int language sql as 'select 1'`,
  'set local role erp_owner',
  'set local role erp_writer',
  'set local role erp_reader',
  'set local role erp_platform',
  'set local role postgres',
  'set session authorization postgres',
  'alter table barang disable row level security',
  'select pg_terminate_backend(1)',
  `select pg_logical_emit_message(true, 'a', 'b')`,
  'select * from erp_private.pengguna',
  'select * from erp_private.tenant',
  'select erp_private.tenant_create($$x$$, $$x$$, $$x@x.test$$)',
  'select pg_read_file($$/etc/passwd$$)',
  'copy barang to program $$true$$',
  'select lo_import($$/etc/passwd$$)',
])('a request cannot: %s', async (sql) => {
  await expect(data.asSettings(good, (db) => db.rows(sql))).rejects.toMatchObject({
    code: expect.stringMatching(/^(42501|42P01|42809)$/),
  });
});

test('a tenant’s role is not reached from a connection’s last transaction', async () => {
  const client = new pg.Client({ connectionString: data.appUrl });
  await client.connect();
  try {
    await client.query(`begin;${settingsSql(good)}`);
    await client.query('commit');
    const { rows } = await client.query(
      `select current_user as login, current_setting('erp.tenant', true) as tenant, current_schemas(false)::text as jalur`,
    );
    expect(rows[0]).toMatchObject({ login: 'erp_authenticator', jalur: '{}' });
    expect(rows[0].tenant || '').toBe('');
    await expect(client.query('select * from t_satu.barang')).rejects.toMatchObject({
      code: '42501',
    });
  } finally {
    await client.end();
  }
});

test('control: with a policy open or a grant too many, these tests see the hole', async () => {
  await data.rows(`create policy lubang on t_dua.barang for select to erp_app using (true)`);
  expect(await leaksOf('wrong claim', attacks()['wrong claim'] as PgSettings)).toEqual([
    'wrong claim: select barang (1)',
    'wrong claim: select t_dua.barang (1)',
  ]);
  await data.asOwner(async (db) => {
    await db.rows('drop policy lubang on t_dua.barang');
    await db.rows(`grant usage on schema t_dua to ${good.role}`);
    await db.rows(`grant delete on t_dua.satuan to ${good.role}`);
  });
  expect(await leaksOf('wrong role', attacks()['wrong role'] as PgSettings)).toContain(
    'wrong role: lock table t_dua.satuan in access exclusive mode',
  );
});
