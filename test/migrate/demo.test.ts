import { describe, expect, test } from '@jest/globals';
import { loadDemo } from '../../db/demo/index.ts';
import { tellStory } from '../../db/demo/story.ts';
import { DEMO_TENANTS } from '../../db/demo/tenants.ts';
import { KIND_NAMES } from '../../server/answers/kinds.ts';
import { type Db, openDatabase, type Row } from '../helpers/database.ts';
import { expectConsistent } from '../helpers/expect.ts';

const database = openDatabase();
const tenants = DEMO_TENANTS.map(({ kode }) => kode);

const load = (onProgress?: (text: string) => void, production = false) =>
  loadDemo({
    config: { production },
    urls: { owner: database.ownerUrl, app: database.appUrl },
    ...(onProgress && { onProgress }),
  });

const countOf = (db: Db) =>
  db.row(`select (select count(*) from barang) as barang, (select count(*) from transaksi) as transaksi,
                 (select count(*) from posting) as posting, (select max(id) from jurnal_baris) as terakhir`);

const inTenant = <T>(tenant: string, work: (db: Db) => Promise<T>) =>
  database.asOwner(work, { tenant });

/** The day by the shop's clock, before it was loaded and afterwards: midnight may lie between. */
const days: string[] = [];
const today = () => database.value(`select (now() at time zone 'Asia/Jakarta')::date`);

test('the story is the same whenever it is told of the same day', () => {
  for (const tenant of DEMO_TENANTS) {
    expect(tellStory(tenant, '2026-03-31')).toEqual(tellStory(tenant, '2026-03-31'));
  }
});

test('on whatever weekday it ends, it sells only what there is and has its three mistakes', () => {
  for (let day = 1; day <= 7; day += 1) {
    for (const tenant of DEMO_TENANTS) {
      const entries = tellStory(tenant, `2026-03-0${day}`);
      expect(entries.filter(({ batal }) => batal !== undefined)).toHaveLength(3);
    }
  }
});

describe('loading', () => {
  test('does nothing in production', async () => {
    await load(undefined, true);
    const made = await database.rows('select from erp_private.tenant where kode = any($1)', [
      tenants,
    ]);
    expect(made).toHaveLength(0);
  });

  test('leaves no half when it is killed on the way', async () => {
    let killed: Promise<Row[]> | undefined;
    const kill = (text: string) => {
      if (!text.includes(' 60/')) return;
      killed ??= database.rows(`select pg_terminate_backend(pid) from pg_stat_activity
            where datname = current_database() and usename = 'erp_authenticator'`);
    };
    await expect(load(kill)).rejects.toThrow();
    expect(await killed).toHaveLength(1);
    expect(await inTenant('demo', countOf)).toMatchObject({ barang: 0, transaksi: 0, posting: 0 });
  });

  test('completes what was interrupted, once, even when two start', async () => {
    const seen: string[] = [];
    const note = (text: string) => void seen.push(text);
    days.push(await today());
    await Promise.all([load(note), load(note)]);
    days.push(await today());
    expect(seen).toHaveLength(new Set(seen).size);
    expect(seen.length).toBeGreaterThan(10);
    const demo = await inTenant('demo', countOf);
    expect(demo.barang).toBeGreaterThanOrEqual(40);
    expect(demo.transaksi).toBeGreaterThan(300);
  });

  test('changes nothing the second time', async () => {
    const before = await Promise.all(tenants.map((tenant) => inTenant(tenant, countOf)));
    await load();
    const after = await Promise.all(tenants.map((tenant) => inTenant(tenant, countOf)));
    expect(after).toEqual(before);
  });
});

describe.each(tenants)('%s', (tenant) => {
  test('has books that are sound and a balance sheet that balances', async () => {
    await expectConsistent(database, tenant);
    const { seimbang, total } = await database
      .admin(tenant)
      .row<{ seimbang: boolean; total: string }>(
        'select seimbang, (aset).total from erp.laporan_neraca()',
      );
    expect(seimbang).toBe(true);
    expect(Number(total)).toBeGreaterThan(0);
  });

  test('sells with a gross margin of 10 to 25 percent and never without stock', async () => {
    const { margin, minus } = await inTenant(tenant, (db) =>
      db.row<{ margin: string; minus: number }>(
        `select 100 - 100 * sum(debit - kredit) filter (where akun_kode like '5%')
                    / sum(kredit - debit) filter (where akun_kode like '4%') as margin,
                (select count(*) from stok_lokasi where qty < 0) as minus
           from saldo_harian`,
      ),
    );
    expect(Number(margin)).toBeGreaterThan(10);
    expect(Number(margin)).toBeLessThan(25);
    expect(minus).toBe(0);
  });

  test('has money in each of its cash and bank accounts at the end of every day', async () => {
    const overdrawn = await inTenant(tenant, (db) =>
      db.rows(
        `select s.* from (
           select h.akun_kode, h.tanggal,
                  sum(sum(h.debit - h.kredit)) over (partition by h.akun_kode order by h.tanggal) as saldo
             from saldo_harian as h join akun as a on a.kode = h.akun_kode and a.adalah_kas
            group by h.akun_kode, h.tanggal
         ) as s where s.saldo < 0`,
      ),
    );
    expect(overdrawn).toEqual([]);
  });

  test('has its voids, its late invoice and its drafts', async () => {
    const { batal, koreksi, draft } = await inTenant(tenant, (db) =>
      db.row(
        `select count(*) filter (where status = 'void') as batal,
                count(*) filter (where status = 'draft') as draft,
                (select count(*) from mutasi_stok where jenis = 'koreksi_hpp') as koreksi
           from transaksi`,
      ),
    );
    expect(batal).toBe(3);
    expect(draft).toBe(tenant === 'demo' ? 4 : 1);
    expect(koreksi).toBeGreaterThan(0);
  });
});

test('demo has three months of trade up to today and a user of each role', async () => {
  const trade = await inTenant('demo', (db) =>
    db.row(`select max(tanggal) - min(tanggal) as hari, max(tanggal) as akhir from transaksi
             where jenis in ('penjualan', 'pembelian')`),
  );
  expect(trade.hari).toBe(91);
  expect(days).toContain(trade.akhir);
  const roles = await database.rows(
    `select p.email, m.tenant_kode, m.peran
         from erp_private.membership as m join erp_private.pengguna as p on p.id = m.pengguna_id
        where m.tenant_kode = any($1)
        order by p.email`,
    [tenants],
  );
  expect(roles.map(({ email, peran }) => `${email} ${peran}`)).toEqual([
    'admin@demo.test admin',
    'admin@demo2.test admin',
    'ops@demo.test ops',
    'staff@demo.test staff',
    'viewer@demo.test viewer',
  ]);
});

describe('demo has what a shop has', () => {
  const asked = <T>(text: string) => inTenant('demo', (db) => db.value<T>(text));

  test('posted documents of all 22 kinds', async () => {
    const kinds = await inTenant('demo', (db) =>
      db.rows(`select distinct jenis::text from transaksi where status = 'final'`),
    );
    expect(kinds.map(({ jenis }) => jenis).sort()).toEqual([...KIND_NAMES].sort());
  });

  test('orders that wait, with goods laid by, and deposits that are not used up', async () => {
    const [laid, coming] = await inTenant('demo', (db) =>
      Promise.all([
        db.value('select count(*) from stok_order where reservasi > 0'),
        db.value('select count(*) from stok_order where dipesan > 0'),
      ]),
    );
    expect(laid).toBeGreaterThan(0);
    expect(coming).toBeGreaterThan(0);
    expect(await balances('2301', '1403')).toEqual({ 1403: true, 2301: true });
  });

  test('goods and money that have not arrived', async () => {
    expect(await balances('1302', '1191')).toEqual({ 1191: true, 1302: true });
  });

  test('months that are closed, and drafts that wait for somebody', async () => {
    // How many there are depends on the day: all that ended more than a month ago.
    const closed = await inTenant('demo', (db) =>
      db.rows(
        `select (bulan + interval '1 month')::date
                < (now() at time zone 'Asia/Jakarta')::date - 30 as lama
           from periode where status = 'tutup'`,
      ),
    );
    expect(closed.length).toBeGreaterThan(0);
    expect(closed).toEqual(closed.map(() => ({ lama: true })));
    const waiting = await inTenant('demo', (db) =>
      db.rows(
        `select t.jenis::text from persetujuan as p join transaksi as t on t.id = p.transaksi_id
          where p.status = 'menunggu' order by 1`,
      ),
    );
    const kinds = ['kas-keluar', 'opname-stok', 'pembelian', 'penjualan'];
    expect(waiting.map(({ jenis }) => jenis)).toEqual(kinds);
  });

  test('sales of each branch, by its dimension', async () => {
    const sales = await inTenant('demo', (db) =>
      db.rows(
        `select n.kode, sum(b.kredit - b.debit) > 0 as terjual
           from jurnal_baris as b
           join dimensi_gabungan as g on g.id = b.gabungan_id
           join dimensi_nilai as n on n.id = g.nilai_1
          where b.akun_kode = '4101' group by n.kode order by n.kode`,
      ),
    );
    expect(sales).toEqual(
      ['GUDANG', 'JATIASIH', 'PEKAYON'].map((kode) => ({ kode, terjual: true })),
    );
  });

  test('assets that are written down, and points that members have', async () => {
    expect(await asked<number>('select count(*) from aset')).toBe(3);
    expect(await asked<number>('select sum(poin)::int from poin_saldo')).toBeGreaterThanOrEqual(10);
    expect(await balances('1603', '2302')).toEqual({ 1603: true, 2302: true });
  });

  /** Whether each of the accounts has a balance. */
  const balances = async (...kode: string[]) => {
    const rows = await inTenant('demo', (db) =>
      db.rows(
        `select akun_kode, sum(debit - kredit) <> 0 as ada from saldo_harian
          where akun_kode = any ($1) group by akun_kode`,
        [kode],
      ),
    );
    return Object.fromEntries(rows.map(({ akun_kode, ada }) => [akun_kode, ada]));
  };
});
