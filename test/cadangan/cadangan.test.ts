/** Backup and restore of one tenant: every row comes back, elsewhere too; a file that is not whole changes nothing. */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { beforeAll, expect, test } from '@jest/globals';
import { backupTenant } from '../../db/scripts/backup/backup.ts';
import { removeTenant } from '../../db/scripts/backup/remove.ts';
import { checkBackup, restoreTenant } from '../../db/scripts/backup/restore.ts';
import { openDatabase } from '../helpers/database.ts';
import { expectConsistent } from '../helpers/expect.ts';
import { openFolder } from '../helpers/folder.ts';
import { createDokumen, hari, openToko, type Toko } from '../helpers/toko.ts';
import { JPEG } from '../lampiran/gambar.ts';
import { contents, giveIds, nothingMade, ownRole, ownRoles, seal, trade } from './cadangan.ts';

const data = openDatabase('bare');
/** Another installation. */
const jauh = openDatabase('bare');
let toko: Toko;
const folder = openFolder('cadangan');
let berkas: string;
const file = (name: string) => path.join(folder, name);

const FIFO = {
  metode_hpp: 'fifo',
  poin_aktif: true,
  poin_rupiah_per_poin: 1000,
  poin_nilai_poin: 10,
};

beforeAll(async () => {
  toko = await openToko(data, FIFO);
  await trade(toko);
  // Months that were opened or closed, of the books and of tax.
  await toko.asOwner(async (db) => {
    await db.rows(`insert into periode (bulan) values ($1)`, [hari('01-01')]);
    await db.rows(`insert into masa_pajak (bulan) values ($1)`, [hari('01-01')]);
    // What a key moved in a day.
    await db.rows(`insert into kunci_rupiah values (gen_random_uuid(), $1, 5)`, [hari('01-01')]);
    // Fields of the tenant's own, and ids of other programs.
    await giveIds(db, toko.pelanggan);
  });
  const logo = JPEG.toString('base64');
  await toko.by({ peran: 'admin', adminKey: true }).rows('select erp.kop_logo_set($1)', [logo]);
  await data
    .owner({ tenant: toko.kode })
    .rows(
      `insert into webhook (url, peristiwa, rahasia) values ('https://contoh.test', '{*}', 's1.00000000.uji')`,
    );
  await ownRole(data, toko.kode);
  await seal(data, toko.kode);
  berkas = file('toko.tar.gz');
  await backupTenant(data.ownerUrl, toko.kode, berkas);
});

test('a restored tenant holds every row, also under another code, and goes on where it was', async () => {
  const seen: [number, number][] = [];
  const report = await restoreTenant(data.ownerUrl, berkas, {
    kode: 'salinan',
    tell: (done, all) => seen.push([done, all]),
  });
  expect(report).toMatchObject({ kode: 'salinan', findings: 0, users: 4 });
  expect(seen.at(-1)).toEqual([report.rows, report.rows]);
  const [asal, salinan] = [await contents(data, toko.kode), await contents(data, 'salinan')];
  // But for its webhooks, which are switched off: their receivers know the other tenant.
  expect({ ...salinan, webhook: '' }).toEqual({ ...asal, webhook: '' });
  expect(await data.owner({ tenant: 'salinan' }).value('select aktif from webhook')).toBe(false);
  expect(asal.kop_logo).toMatch(/^1 /);
  // Roles of the tenant's own come with who has them: nobody may more than before.
  expect(await ownRoles(data, 'salinan')).toEqual(await ownRoles(data, toko.kode));
  const empty = Object.keys(asal).filter((tabel) => asal[tabel]?.startsWith('0 '));
  expect(empty.length).toBeLessThan(26);
  expect(await data.owner({ tenant: 'salinan' }).rows('select from outbox')).toEqual([]);
  await expectConsistent(data, 'salinan');

  const sell = (kode: string) =>
    data.as({ tenant: kode, penggunaId: undefined, peran: 'staff' }, async (db) => {
      const id = await db.value<number>('select min(id) from barang');
      const isi = { tanggal: hari('02-01'), kontak_id: toko.pelanggan, lokasi_id: toko.lokasi };
      const detail = [{ barang_id: id, qty: 1, harga: 5 }];
      const made = await createDokumen(db, 'penjualan', { ...isi, detail });
      return [made.id, made.nomor_transaksi];
    });
  expect(await sell('salinan')).toEqual(await sell(toko.kode));
  // The trail says where the books come from, and its chain goes on.
  await seal(data, 'salinan');
  const proof = await data
    .admin('salinan')
    .value<{ utuh: boolean; menunggu: number }>('select erp.audit_verifikasi()');
  expect(proof).toMatchObject({ utuh: true, menunggu: 0 });
  expect(
    await data
      .owner({ tenant: 'salinan' })
      .row(`select entitas_id, sesudah from audit where aksi = 'pulih'`),
  ).toMatchObject({ entitas_id: 'salinan', sesudah: { dari: toko.kode } });
  // The walls are the new tenant's.
  const own = await data.settingsOf({ tenant: 'salinan' });
  const other = await data.settingsOf({ tenant: toko.kode });
  await expect(
    data.asSettings({ ...own, searchPath: other.searchPath }, (db) =>
      db.rows('select from barang'),
    ),
  ).rejects.toMatchObject({ code: expect.stringMatching(/^42(501|P01)$/) });
});

test('in another installation users are found by e-mail, and the trail keeps its hashes', async () => {
  const email = `staff@${toko.kode}.test`;
  const sini = await jauh.asOwner((db) =>
    db.value(`insert into erp_private.pengguna (email, nama) values ($1, 'Sari') returning id`, [
      email,
    ]),
  );
  const sana = await data.penggunaId(toko.kode, 'staff');
  await restoreTenant(jauh.ownerUrl, berkas);
  await expectConsistent(jauh, toko.kode);
  const asOwner = <T>(sql: string, values: unknown[] = []) =>
    jauh.owner({ tenant: toko.kode }).value<T>(sql, values);
  expect(await asOwner('select count(*) from transaksi where dibuat_oleh = $1', [sana])).toBe(0);
  expect(
    Number(await asOwner('select count(*) from transaksi where dibuat_oleh = $1', [sini])),
  ).toBeGreaterThan(4);
  expect(
    await asOwner(
      `select string_agg(p.email || ' ' || m.peran, ',' order by p.email) from erp_private.membership as m
         join erp_private.pengguna as p on p.id = m.pengguna_id where m.tenant_kode = $1`,
      [toko.kode],
    ),
  ).toBe(['admin', 'ops', 'staff', 'viewer'].map((p) => `${p}@${toko.kode}.test ${p}`).join());
  await seal(jauh, toko.kode);
  const trail = await jauh.as(
    { tenant: toko.kode, peran: 'admin', adminKey: true },
    async (db) => ({
      utuh: (await db.value<{ utuh: boolean }>('select erp.audit_verifikasi()')).utuh,
      baris: await db.value<{ total: number; data: { pengguna: object }[] }>(
        'select erp.audit_list(pengguna_id => $1)',
        [sini],
      ),
    }),
  );
  expect(trail.utuh).toBe(true);
  expect(trail.baris.total).toBeGreaterThan(4);
  // Who is known by the e-mail alone has not accepted: the tenant sees the name that it knew.
  expect(trail.baris.data[0]?.pengguna).toEqual({ id: sini, nama: 'staff', email });
  expect(
    await asOwner(
      `select array_agg(p.email order by p.email) from erp_private.membership as m
         join erp_private.pengguna as p on p.id = m.pengguna_id
        where m.tenant_kode = $1 and m.diterima_pada is null`,
      [toko.kode],
    ),
  ).toEqual([email]);
  // Back again: the ids of the first installation are known there.
  const kembali = file('kembali.tar.gz');
  await backupTenant(jauh.ownerUrl, toko.kode, kembali);
  await restoreTenant(data.ownerUrl, kembali, { kode: 'kembali' });
  await expectConsistent(data, 'kembali');
  expect(
    await data
      .owner({ tenant: 'kembali' })
      .value('select count(*) from transaksi where dibuat_oleh = $1', [sana]),
  ).toBeGreaterThan(4);
});

test('a code that is taken, or none, is refused', async () => {
  await expect(restoreTenant(data.ownerUrl, berkas)).rejects.toThrow(/sudah ada/);
  await expect(restoreTenant(data.ownerUrl, berkas, { kode: 'Salah-1' })).rejects.toThrow(
    /^kode: /,
  );
  await expect(restoreTenant(data.ownerUrl, file('tidak.ada'))).rejects.toThrow(/tidak ada/);
});

test('a file that is cut off or changed anywhere is refused and makes nothing', async () => {
  const whole = readFileSync(berkas);
  const plain = gunzipSync(whole);
  const bad: Buffer[] = [Buffer.alloc(0), Buffer.from('{"kode":"x"}'), gzipSync('{"kode":"x"}')];
  for (let part = 0; part < 12; part += 1) {
    const at = Math.floor((whole.length * (part + 0.5)) / 12);
    bad.push(whole.subarray(0, at));
    const flipped = Buffer.from(whole);
    flipped[at] = (flipped[at] as number) ^ 1;
    bad.push(flipped);
    // The same within a gzip that is right: only our own check sees it.
    let here = Math.floor((plain.length * (part + 0.5)) / 12);
    // The padding of a block and the blank behind a header's checksum are not read.
    while (plain[here] === 0 || plain[here] === 0x20) here -= 1;
    const inside = Buffer.from(plain);
    inside[here] = (inside[here] as number) ^ 1;
    bad.push(gzipSync(inside, { level: 1 }), gzipSync(plain.subarray(0, here), { level: 1 }));
  }
  bad.push(gzipSync(Buffer.concat([plain, Buffer.from('lebih')])));
  // The end of the tar taken away and its entries once more: each is right, and the sum is not.
  bad.push(gzipSync(Buffer.concat([plain.subarray(0, -1024), plain])));
  const damaged = file('rusak.tar.gz');
  for (const bytes of bad) {
    writeFileSync(damaged, bytes);
    await expect(restoreTenant(data.ownerUrl, damaged, { kode: 'rusak' })).rejects.toThrow(
      /^Cadangan .* tidak dapat dipakai: /,
    );
  }
  await nothingMade(data, 'rusak');
  // The control: unchanged it is whole.
  writeFileSync(damaged, whole);
  expect((await checkBackup(damaged)).head.kode).toBe(toko.kode);
});

test('it is a tar that any program lists and reads', async () => {
  const listed = execFileSync('tar', ['tzf', berkas], { encoding: 'utf8' }).trim().split('\n');
  expect([listed[0], listed.at(-1)]).toEqual(['kepala.json', 'penutup.json']);
  expect(listed).toContain('data/barang/000001.copy');
  const rows = execFileSync('tar', ['xzfO', berkas, 'data/barang/000001.copy'], {
    encoding: 'utf8',
  });
  const { rows: counted } = await checkBackup(berkas);
  expect(rows.split('\n')).toHaveLength((counted.barang ?? 0) + 1);
});

test('the format before tar is refused by its name', async () => {
  const head = Buffer.from('{"format":1}');
  const frame = Buffer.alloc(5);
  frame.write('H', 'latin1');
  frame.writeUInt32BE(head.length, 1);
  const old = file('lama.niaga');
  writeFileSync(old, gzipSync(Buffer.concat([frame, head])));
  await expect(checkBackup(old)).rejects.toThrow(/bentuk 1.*pulihkan dengan program itu/);
});

test('a newer database’s backup, and one of other steps, is refused', async () => {
  const jejak = async (sql: string) => {
    await data.rows(sql);
    const name = file(`${Math.random()}.tar.gz`);
    await backupTenant(data.ownerUrl, 'satu', name);
    return name;
  };
  const baru = await jejak(
    `insert into graphile_migrate.migrations (hash, filename) values ('sha1:baru', '999999.sql')`,
  );
  await expect(restoreTenant(jauh.ownerUrl, baru, { kode: 'baru' })).rejects.toMatchObject({
    message: expect.stringMatching(/lebih baru/),
    cause: { code: 'KOCAD' },
  });
  await data.rows(`delete from graphile_migrate.migrations where filename = '999999.sql'`);
  const lain = await jejak(`update erp_private.tenant_step set isi = isi || ' ' where nomor = 100`);
  await expect(restoreTenant(jauh.ownerUrl, lain, { kode: 'baru' })).rejects.toThrow(/cabang/);
  await data.rows(`update erp_private.tenant_step set isi = left(isi, -1) where nomor = 100`);
  await nothingMade(jauh, 'baru');
});

test('a tenant that was steps behind comes forward with its rows', async () => {
  await data.asOwner(async (db) => {
    await db.rows(`select erp_private.tenant_place('lama', 'Toko Lama')`);
    await db.rows(`select erp_private.tenant_upgrade('lama')`);
    await db.rows(
      `select erp_private.tenant_step_register(900, 'uji', 'alter table modul add column uji text')`,
    );
  });
  await data
    .owner({ tenant: 'lama' })
    .rows(`select erp_private.tenant_seed('Toko Lama', '2024-01-01')`);
  const name = file('lama.tar.gz');
  await backupTenant(data.ownerUrl, 'lama', name);
  await restoreTenant(data.ownerUrl, name, { kode: 'maju' });
  const kode = `${await data.value(`select t.langkah = (select max(nomor) from erp_private.tenant_step) from erp_private.tenant as t where kode = 'maju'`)}`;
  expect(kode).toBe('true');
  const modul = (tenant: string) => data.owner({ tenant }).value('select count(*) from modul');
  expect(await modul('maju')).toBe(await modul('satu'));
  await expectConsistent(data, 'maju');
  await data.asOwner(async (db) => {
    await db.rows('delete from erp_private.tenant_step where nomor = 900');
    await db.rows(
      'update erp_private.tenant set langkah = (select max(nomor) from erp_private.tenant_step)',
    );
  });
});

test('what is posted during a backup is in it whole or not at all', async () => {
  const shop = await openToko(data);
  const barang = await shop.barang();
  await shop.beli('01-05', [[barang, 1000, 10]]);
  let selling = true;
  const sales = (async () => {
    while (selling) {
      await shop.jual('01-06', [[barang, 1, 20]]);
    }
  })();
  const name = file('sibuk.tar.gz');
  await backupTenant(data.ownerUrl, shop.kode, name);
  selling = false;
  await sales;
  await restoreTenant(data.ownerUrl, name, { kode: 'sibuk' });
  await expectConsistent(data, 'sibuk');
});

test('a file that exists, a place that cannot be written to, a tenant that is not: nothing is left', async () => {
  await expect(backupTenant(data.ownerUrl, toko.kode, berkas)).rejects.toThrow(/sudah ada/);
  await expect(backupTenant(data.ownerUrl, toko.kode, file('x/y'))).rejects.toThrow(/ditulis/);
  await expect(backupTenant(data.ownerUrl, 'entah', file('entah'))).rejects.toThrow(
    /tidak ditemukan/,
  );
  expect(readdirSync(folder).filter((name) => /\.part$|entah/.test(name))).toEqual([]);
});

test('books that did not agree are restored only when that is accepted', async () => {
  await data.asOwner(
    async (db) => {
      await db.rows('set local session_replication_role = replica');
      await db.rows('update saldo_harian set debit = debit + 1');
    },
    { tenant: 'sibuk' },
  );
  const name = file('salah.tar.gz');
  await backupTenant(data.ownerUrl, 'sibuk', name);
  await expect(restoreTenant(data.ownerUrl, name, { kode: 'salah' })).rejects.toThrow(/temuan/);
  await nothingMade(data, 'salah');
  const { findings } = await restoreTenant(data.ownerUrl, name, {
    kode: 'salah',
    acceptFindings: true,
  });
  expect(findings).toBeGreaterThan(0);
  // A broken reference is never accepted.
  await data.asOwner(
    async (db) => {
      await db.rows('set local session_replication_role = replica');
      await db.rows('delete from kontak');
    },
    { tenant: 'salah' },
  );
  const putus = file('putus.tar.gz');
  await backupTenant(data.ownerUrl, 'salah', putus);
  await expect(
    restoreTenant(data.ownerUrl, putus, { kode: 'putus', acceptFindings: true }),
  ).rejects.toThrow(/rujukan putus/);
  await nothingMade(data, 'putus');
});

test('a tenant is removed after its backup, and comes back from it', async () => {
  const before = await contents(data, 'kembali');
  const name = file('pergi.tar.gz');
  await expect(removeTenant(data.ownerUrl, 'entah', file('e'))).rejects.toThrow(/tidak ditemukan/);
  await expect(removeTenant(data.ownerUrl, 'kembali', berkas)).rejects.toThrow(/sudah ada/);
  expect(await contents(data, 'kembali')).toEqual(before);
  await removeTenant(data.ownerUrl, 'kembali', name);
  await nothingMade(data, 'kembali');
  await restoreTenant(data.ownerUrl, name);
  const after = await contents(data, 'kembali');
  expect({ ...after, audit: '' }).toEqual({ ...before, audit: '' });
});
