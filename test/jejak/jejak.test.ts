/** Every change leaves a row, whichever way it takes; what is rolled back leaves none. */
import { beforeAll, expect, test } from '@jest/globals';
import { openServer } from '../helpers/server.ts';
import { expectError, hari, openStory, type Row, type Toko } from '../helpers/story.ts';

const { data, openToko } = openStory('few');

const server = openServer(data);
let toko: Toko;

beforeAll(async () => {
  toko = await openToko();
});

const rows = (where = 'true'): Promise<Row[]> =>
  toko.rows(`select aksi, entitas, entitas_id, sumber, sebelum, sesudah, request_id, pengguna_id
         from audit where ${where} order by id`);

const newest = async (entitas: string): Promise<Row | undefined> =>
  (await rows(`entitas = '${entitas}'`)).at(-1);

const restAs = (peran: string) => server.restAs(toko, peran);

test('a change over REST: who, when, before and after, under the request id', async () => {
  const staff = await restAs('staff');
  const made = await staff.post('/api/master/barang', { nama: 'Kopi', satuan_id: toko.satuan });
  expect(await newest('barang')).toMatchObject({
    aksi: 'buat',
    entitas_id: String(made.body.id),
    sumber: 'pengguna',
    sebelum: null,
    sesudah: { nama: 'Kopi', aktif: true },
    pengguna_id: await data.penggunaId(toko.kode, 'staff'),
  });
  const url = `/api/master/barang/${made.body.id}`;
  await staff.patch(url, { harga_jual: 1500, merek: 'Kapal' }, { 'x-request-id': 'uji-audit' });
  expect(await newest('barang')).toMatchObject({
    aksi: 'ubah',
    sebelum: { merek: null },
    sesudah: { merek: 'Kapal', harga_jual: 1500 },
    request_id: 'uji-audit',
  });
  const before = await rows();
  await staff.patch(url, { merek: 'Kapal' });
  expect(await rows()).toEqual(before);
});

test('over GraphQL', async () => {
  const token = await server.tokenOf(toko, 'admin');
  const { body } = await server.graphql(
    token,
    'mutation { kontakCreate(input: {dokumen: {nama: "Budi", tipe: pelanggan}}) { result { id } } }',
  );
  expect(body.errors).toBeUndefined();
  expect(await newest('kontak')).toMatchObject({ aksi: 'buat', sesudah: { nama: 'Budi' } });
});

test('by the owner in psql, without a path and without a claim', async () => {
  await data.rows(`update t_${toko.kode}.pengaturan set telepon = '021' where telepon is null`);
  expect(await newest('pengaturan')).toMatchObject({
    aksi: 'ubah',
    sumber: 'langsung',
    sebelum: { telepon: null },
    sesudah: { telepon: '021' },
    pengguna_id: null,
  });
});

test('a document: made with its lines, voided, and not when money moves what it owes', async () => {
  const barang = await toko.barang();
  await toko.beli('01-05', [[barang, 10, 1000]]);
  const { id } = await toko.jual('01-06', [[barang, 2, 1500]]);
  expect(await newest('transaksi')).toMatchObject({
    aksi: 'buat',
    entitas_id: String(id),
    sesudah: {
      jenis: 'penjualan',
      status: 'final',
      total_nilai: 3000,
      detail: [{ barang_id: barang, qty: 2, harga: 1500 }],
    },
  });
  const before = (await rows(`entitas_id = '${id}'`)).length;
  await toko.buat('pelunasan-piutang', '01-07', {
    jumlah: 500,
    alokasi: [{ dokumen_id: id, jumlah: 500 }],
  });
  expect(await rows(`entitas_id = '${id}'`)).toHaveLength(before);
  await toko.staf.rows(`select erp.transaksi_void('penjualan', ${id}, 'salah', null, true)`);
  expect((await rows(`entitas_id = '${id}' and aksi = 'void'`)).at(-1)).toMatchObject({
    sebelum: { status: 'final' },
    sesudah: { status: 'void' },
  });
});

test('each column of a document is in its row, or known to follow from the others', async () => {
  // What they are made of names the columns one by one.
  const missing = await data.rows(
    `select a.attrelid::regclass::text as tabel, a.attname as kolom
       from (values ('transaksi', 'tg__transaksi_audit'), ('transaksi_baris', 'dokumen_jejak'),
                    ('transaksi_pembayaran', 'dokumen_jejak')) as t (tabel, fungsi)
       join pg_attribute as a on a.attrelid = ('tenant_templat.' || t.tabel)::regclass
        and a.attnum > 0 and not a.attisdropped
       join pg_proc as f on f.proname = t.fungsi
      where f.prosrc !~ format($f$'%s': (jsonb_strip_nulls\\()?(new|b|p)\\.%1$s\\M$f$, a.attname)
      order by a.attrelid, a.attnum`,
  );
  expect(missing).toEqual([
    { tabel: 'tenant_templat.transaksi', kolom: 'diubah_pada' },
    { tabel: 'tenant_templat.transaksi', kolom: 'cari' },
    { tabel: 'tenant_templat.transaksi_baris', kolom: 'transaksi_id' },
    { tabel: 'tenant_templat.transaksi_baris', kolom: 'faktor' },
    { tabel: 'tenant_templat.transaksi_baris', kolom: 'qty_dasar' },
    { tabel: 'tenant_templat.transaksi_baris', kolom: 'bruto' },
    { tabel: 'tenant_templat.transaksi_baris', kolom: 'jenis' },
    { tabel: 'tenant_templat.transaksi_pembayaran', kolom: 'transaksi_id' },
    { tabel: 'tenant_templat.transaksi_pembayaran', kolom: 'jenis' },
  ]);
});

test('what somebody does to a document in psql shows, also what follows from the books', async () => {
  const barang = await toko.barang();
  const { id } = await toko.beli('01-05', [[barang, 1, 1000]]);
  const damage = (sql: string) =>
    data.asOwner(async (db) => {
      await db.rows(sql);
      const found = await db.rows(
        `select entitas, aksi, sumber, sesudah from t_${toko.kode}.audit order by id desc limit 1`,
      );
      await db.rows(sql.replace('= 1,', '= 1000,').replace('= 5', '= 1'));
      return found[0];
    });
  expect(
    await damage(`update t_${toko.kode}.transaksi set sisa = 1, dibayar = 0 where id = ${id}`),
  ).toMatchObject({ entitas: 'transaksi', aksi: 'ubah', sumber: 'langsung', sesudah: { sisa: 1 } });
  expect(
    await damage(`update t_${toko.kode}.transaksi_baris set qty = 5 where transaksi_id = ${id}`),
  ).toMatchObject({ entitas: 'transaksi-baris', aksi: 'ubah', sesudah: { qty: 5 } });
});

test('a draft, its approval and its end', async () => {
  const barang = await toko.barang();
  const dokumen = {
    tanggal: hari('01-05'),
    kontak_id: toko.supplier,
    lokasi_id: toko.lokasi,
    detail: [{ barang_id: barang, qty: 1, harga: 1000 }],
    draft: true,
  };
  const admin = await restAs('admin');
  const one = await admin.post('/api/transaksi/pembelian', dokumen);
  await admin.post(`/api/transaksi/pembelian/${one.body.id}/approve`);
  const two = await admin.post('/api/transaksi/pembelian', dokumen);
  await admin.delete(`/api/transaksi/pembelian/${two.body.id}`);
  const actions = async (id: number) =>
    (await rows(`entitas = 'transaksi' and entitas_id = '${id}'`)).map(({ aksi }) => aksi);
  expect(await actions(one.body.id)).toEqual(['buat', 'setujui']);
  // What is searched in follows from the rest, at each of them.
  expect(
    await rows(`entitas_id = '${one.body.id}' and (sebelum ? 'cari' or sesudah ? 'cari')`),
  ).toEqual([]);
  expect(await actions(two.body.id)).toEqual(['buat', 'batal']);
});

test('who belongs to the tenant, whoever says so', async () => {
  await data.rows(`select erp_private.membership_set('baru@audit.test', 'Baru', $1, 'viewer')`, [
    toko.kode,
  ]);
  expect(await newest('pengguna')).toMatchObject({
    aksi: 'buat',
    sebelum: null,
    sesudah: { peran: 'viewer', menunggu: true },
  });
  await data.rows(`update erp_private.membership as m set peran = 'staff' from erp_private.pengguna as p
        where p.id = m.pengguna_id and p.email = 'baru@audit.test'`);
  expect(await newest('pengguna')).toMatchObject({
    aksi: 'ubah',
    sebelum: { peran: 'viewer', menunggu: true },
    sesudah: { peran: 'staff', menunggu: true },
  });
});

test('what is refused or simulated leaves nothing', async () => {
  const before = await rows();
  const barang = 999_999_999;
  await expectError(toko.jual('01-06', [[barang, 2, 1500]]), 'VADOK', 'detail.0.barang_id');
  const staff = await restAs('staff');
  const answer = await staff.post('/api/transaksi/kas-masuk?simulasi=true', {
    tanggal: hari('01-06'),
    akun_kas: '1101',
    detail: [{ akun_kode: '4201', jumlah: 5 }],
  });
  expect(answer.status).toBe(200);
  expect(await rows()).toEqual(before);
});

test('nobody changes the trail, not even its owner', async () => {
  for (const sql of ['update audit set aksi = aksi', 'delete from audit', 'truncate audit']) {
    await expectError(toko.rows(sql), 'KOBKU');
  }
});

test('a list says how many rows there are, sealed or not, of a thing, of an action, of both', async () => {
  const compare = async () => {
    const wanted = await toko.rows<{ entitas: string | null; aksi: string | null; banyak: number }>(
      `select entitas, aksi, count(*) as banyak from audit group by cube (entitas, aksi)`,
    );
    expect(wanted.length).toBeGreaterThan(5);
    const listed = await toko.as(
      async (db) => {
        const found: object[] = [];
        for (const { entitas, aksi } of wanted) {
          const sql = `select (erp.audit_list(entitas => $1, aksi => $2) ->> 'total')::bigint`;
          found.push({ entitas, aksi, banyak: await db.value<number>(sql, [entitas, aksi]) });
        }
        return found;
      },
      { peran: 'admin', adminKey: true },
    );
    expect(listed).toEqual(wanted);
  };
  const seal = (banyak: number) =>
    toko.value<number>('select erp_private.worker_jejak_seal($1)', [banyak]);
  await toko.barang();
  await seal(3);
  await compare();
  await seal(1000);
  await toko.kontak();
  await compare();
  await seal(1000);
  await compare();
  expect((await rows(`entitas = 'barang'`)).length).toBeGreaterThan(0);
});

test('every table of a tenant is audited, or named here with its reason', async () => {
  const silent = await data.rows(`select c.relname as tabel, t.sifat from pg_class as c
         join erp_private.tenant_table as t on t.tabel = c.relname
        where c.relnamespace = 'tenant_templat'::regnamespace and c.relkind = 'r'
          and not exists (select from pg_trigger as g where g.tgrelid = c.oid and g.tgname = 'jejak')
        order by 1`);
  // Books are insert-only and stand behind the row of their document; balances follow from them.
  const system = silent.filter(({ sifat }) => sifat !== 'buku' && sifat !== 'saldo');
  expect(system.map(({ tabel }) => tabel)).toEqual(
    `audit audit_antre audit_posisi audit_segel cetak_kirim cetak_rahasia
    gerbang idempotency impor impor_baris impor_buat impor_hasil impor_paket impor_pemetaan
    integritas_jalan kunci_rupiah lampiran_tautan outbox penomoran
    peristiwa peristiwa_posisi persetujuan_langkah persetujuan_usul perubahan perubahan_posisi
    posting_belum posting_mapan webhook_pengiriman`.split(/\s+/),
  );
});
