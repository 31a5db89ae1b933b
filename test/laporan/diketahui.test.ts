/**
 * What was known at a moment stays known: a report as of a settled moment has the same rows and figures for ever,
 * whoever posts meanwhile, and however long.
 */
import { expect, test } from '@jest/globals';
import { createDokumen, hari, openStory, type Toko } from '../helpers/story.ts';
import { laporan } from './acak.ts';
import type { Row } from './laporan.ts';
import { banyak, beda, expectAddsUp, masa, now, per, sampai, semua } from './tahu.ts';

const { openToko } = openStory();

/** Begins `work` in a transaction of its own; it is committed when the answer is called. */
async function begun(toko: Toko, work: Parameters<Toko['as']>[0]): Promise<() => Promise<void>> {
  const ready = Promise.withResolvers<void>();
  const go = Promise.withResolvers<void>();
  const done = toko.as(async (db) => {
    await work(db);
    ready.resolve();
    await go.promise;
  });
  await Promise.race([ready.promise, done]);
  return async () => {
    go.resolve();
    await done;
  };
}

async function dagang(toko: Toko) {
  const barang = await toko.barang();
  await toko.beli('01-02', [[barang, 50, 1000]]);
  const { id } = await toko.jual('01-05', [[barang, 5, 1500]]);
  return { barang, jual: id };
}

test('a posting that begins before a moment and is committed after it was not known then', async () => {
  const toko = await openToko();
  const { barang } = await dagang(toko);
  const commit = await begun(toko, (db) =>
    createDokumen(
      db,
      'penjualan',
      toko.document(toko.pelanggan, { tanggal: hari('02-01'), detail: [[barang, 3, 2000]] }),
    ),
  );
  const saat = await now(toko);
  await toko.settle();
  const awal = await semua(toko, saat);
  await commit();
  expect(await semua(toko, saat)).toBe(awal);
  await toko.settle();
  expect(await semua(toko, saat)).toBe(awal);
  const isi = await beda(toko, saat, null);
  expect(isi.data).toMatchObject([{ jenis: 'penjualan', tanggal: hari('02-01') }]);
  const [{ dicatat_pada, diketahui_pada }] = isi.data as [Row];
  expect(Date.parse(dicatat_pada)).toBeLessThan(Date.parse(saat));
  expect(Date.parse(diketahui_pada)).toBeGreaterThanOrEqual(Date.parse(saat));
  await expectAddsUp(toko, saat, await sampai(toko));
});

test('so it is for what has no journal: orders, transfers, confirmations, voids of either', async () => {
  const toko = await openToko();
  const { barang } = await dagang(toko);
  const cabang = await toko.master('lokasi', { nama: 'Cabang' });
  const jasa = await toko.barang({ jenis: 'jasa' });
  const { buat } = toko;
  const kepala = { tanggal: hari('03-01'), lokasi_id: toko.lokasi };
  const pesan = {
    ...kepala,
    kontak_id: toko.supplier,
    detail: [{ barang_id: barang, qty: 7, harga: 900 }],
  };
  const hadiah = () =>
    toko.document(toko.pelanggan, { tanggal: hari('03-01'), detail: [[jasa, 1, 0]] });
  const dibatalkan = await buat('order-pembelian', pesan);
  const ditutup = await buat('order-pembelian', pesan);
  const gratis = await buat('penjualan', hadiah());
  const aksi: [string, Parameters<Toko['as']>[0]][] = [
    ['posting', (db) => createDokumen(db, 'order-pembelian', pesan)],
    [
      'posting',
      (db) =>
        createDokumen(db, 'transfer-stok', {
          tanggal: hari('03-02'),
          lokasi_asal_id: toko.lokasi,
          lokasi_tujuan_id: cabang,
          detail: [{ barang_id: barang, qty: 2 }],
        }),
    ],
    [
      'posting',
      async (db) =>
        createDokumen(db, 'audit-hutang-piutang', {
          tanggal: hari('03-03'),
          kontak_id: toko.pelanggan,
          jenis: 'piutang',
          detail: [
            {
              dokumen_id: await db.value('select min(id) from transaksi where jenis = $1', [
                'penjualan',
              ]),
              saldo_konfirmasi: 7500,
            },
          ],
        }),
    ],
    [
      'void',
      (db) => db.rows(`select erp.transaksi_void('order-pembelian', $1, 'batal')`, [dibatalkan.id]),
    ],
    ['void', (db) => db.rows(`select erp.transaksi_void('penjualan', $1, 'batal')`, [gratis.id])],
    ['tutup', (db) => db.rows(`select erp.transaksi_tutup('order-pembelian', $1)`, [ditutup.id])],
  ];
  const hariIni = await toko.value('select erp_private.tenant_today(null::buku)');
  for (const [nama, work] of aksi) {
    const commit = await begun(toko, work);
    const saat = await now(toko);
    await toko.settle();
    const awal = await semua(toko, saat);
    await commit();
    await toko.settle();
    expect(await semua(toko, saat)).toBe(awal);
    const isi = await beda(toko, saat, await sampai(toko), hariIni);
    expect(isi.data.map((r) => r.aksi)).toEqual([nama]);
  }
  // Masters that come or go later change nothing either.
  const saat = await sampai(toko);
  const awal = await semua(toko, saat);
  await toko.barang();
  const kosong = await toko.barang();
  await toko.rows('update barang set aktif = false where id = $1', [kosong]);
  expect(await semua(toko, saat)).toBe(awal);
});

test('a moment that is not settled yet is answered as the newest settled one, which is said', async () => {
  const toko = await openToko();
  await dagang(toko);
  await toko.settle();
  const tetap = await sampai(toko);
  const { id } = await toko.jual('01-07', [[await toko.barang({ jenis: 'jasa' }), 1, 100]]);
  const saat = await now(toko);
  const jurnal = await laporan(toko, 'jurnal', { ...masa, diketahui: saat, ...banyak });
  expect(Date.parse(jurnal.meta.diketahui)).toBe(Date.parse(tetap));
  expect(jurnal.data.some((j) => j.transaksi_id === id)).toBe(false);
  expect(await semua(toko, jurnal.meta.diketahui)).toBe(await semua(toko, saat));
  await toko.settle();
  const kini = await laporan(toko, 'jurnal', { ...masa, diketahui: saat, ...banyak });
  expect(Date.parse(kini.meta.diketahui)).toBe(Date.parse(saat));
  expect(kini.data.some((j) => j.transaksi_id === id)).toBe(true);
  const neraca = await laporan(toko, 'neraca', { per, diketahui: saat });
  expect(Date.parse(neraca.meta.diketahui)).toBe(Date.parse(saat));
  expect((await laporan(toko, 'neraca', { per })).meta.diketahui).toBeNull();
  expect((await laporan(toko, 'jurnal', masa)).meta.diketahui).toBeNull();
});

test('a clock that goes back changes nothing that was settled', async () => {
  const toko = await openToko();
  const { barang } = await dagang(toko);
  await toko.settle();
  // As after a failover to a machine whose clock is an hour behind.
  await toko.rows(`update posting_mapan set sampai = sampai + interval '1 hour'`);
  const dulu = await sampai(toko);
  const awal = await semua(toko, dulu);
  const sebelum = await semua(toko, await now(toko));
  const saat = await now(toko);
  for (const hariKe of ['01-20', '01-01']) {
    await toko.beli(hariKe, [[barang, 1, 2000]]);
    expect(await semua(toko, dulu)).toBe(awal);
    await toko.settle();
    expect(await semua(toko, dulu)).toBe(awal);
  }
  expect(await semua(toko, saat)).toBe(await semua(toko, saat));
  expect(sebelum.length).toBeGreaterThan(0);
  expect((await beda(toko, dulu, await sampai(toko))).total).toBe(2);
  await expectAddsUp(toko, dulu, await sampai(toko));
});
