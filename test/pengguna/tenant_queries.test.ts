import { beforeAll, expect, test } from '@jest/globals';
import type { Peran } from '../../server/base/context.ts';
import { pgSettingsOf } from '../../server/postgres/settings.ts';
import { openPlatform } from './platform_database.ts';

const database = openPlatform();

let role: string;

beforeAll(async () => {
  await database.reset();
  await database.sql`select erp_private.tenant_create('uji', 'Tenant Uji', 'budi@toko.test')`;
  await database.sql`update erp_private.membership set diterima_pada = now(), nama = null`;
  await database.sql`update t_uji.modul set aktif = kode <> 'kas'`;
  await database.sql`update t_uji.pengaturan set penyetuju = 'admin', tanggal_kunci = '2026-01-31'`;
  const rows = await database.sql`select peran_db from erp_private.tenant where kode = 'uji'`;
  role = String(rows[0]?.peran_db);
});

/** What Budi gets from a query function, as a role of the tenant `uji` or without a tenant. */
async function ask(name: 'tenants' | 'tenant_saya' | 'modul_saya', peran?: Peran) {
  const claims = { sub: database.ids.budi, sid: database.ids.budi, email: '', iat: 0, exp: 0 };
  const settings = pgSettingsOf({
    requestId: 'r-1',
    claims: peran ? { ...claims, tenant_kode: 'uji', peran } : claims,
    session: {
      berakhir_pada: new Date(),
      skema: peran ? 't_uji' : null,
      peran_db: peran ? role : null,
      target: null,
    },
    adminKey: false,
  });
  const { rows } = await database.pg.transaction(settings, 'read', (client) =>
    client.query({ text: `select erp.${name}() as answer` }),
  );
  return (rows[0] as { answer: unknown }).answer;
}

const uji = { kode: 'uji', nama: 'Tenant Uji', peran: 'admin', aktif: true, default: false };

test('tenants: those of the user, with and without a tenant in the token', async () => {
  const toko = { kode: 'toko', nama: 'Toko Budi', peran: 'admin', aktif: true, default: false };
  await expect(ask('tenants')).resolves.toEqual([toko, uji]);
  await expect(ask('tenants', 'viewer')).resolves.toEqual([toko, uji]);
});

test('tenant_saya: the tenant of the token, for every role; without one 403', async () => {
  for (const peran of ['admin', 'staff', 'viewer', 'ops'] as const) {
    await expect(ask('tenant_saya', peran)).resolves.toEqual({
      ...uji,
      peran,
      peran_kode: null,
      cakupan: null,
      hanya_milik: false,
      lihat_biaya: true,
      lokasi_id: null,
      modul: expect.arrayContaining(['master', 'penjualan']),
      zona_waktu: 'Asia/Jakarta',
      mata_uang: 'IDR',
      tanggal_kunci: '2026-01-31',
      kuota: null,
      uji: null,
    });
  }
  await expect(ask('tenant_saya')).rejects.toMatchObject({ code: 'OTTNT' });
});

type Group = { grup: string; modul: { kode: string; akses: string[] }[] };

test.each([
  [
    'admin',
    {
      dashboard: ['lihat'],
      laporan: ['lihat'],
      master: ['lihat', 'buat', 'ubah', 'hapus'],
      penjualan: ['lihat', 'buat', 'ubah', 'hapus', 'setujui'],
      pengaturan: ['lihat', 'buat', 'ubah'],
      audit: ['lihat'],
    },
  ],
  // `penyetuju` is admin here: staff does not approve.
  ['staff', { laporan: ['lihat'], penjualan: ['lihat', 'buat', 'ubah', 'hapus'] }],
  ['viewer', { dashboard: ['lihat'], laporan: ['lihat'] }],
  ['ops', { ops: ['lihat', 'buat', 'ubah', 'setujui'] }],
] as const)('modul_saya of %s', async (peran, expected) => {
  const groups = (await ask('modul_saya', peran)) as Group[];
  const modules = groups.flatMap(({ modul }) => modul.map(({ kode, akses }) => [kode, akses]));
  const akses: Record<string, unknown> = Object.fromEntries(modules);
  expect(akses).toMatchObject(expected);
  // Switched off above.
  expect(akses).not.toHaveProperty('kas');
  if (peran === 'viewer' || peran === 'ops') expect(akses).toEqual(expected);
});

test('modul_saya without a tenant: []', async () => {
  await expect(ask('modul_saya')).resolves.toEqual([]);
});
