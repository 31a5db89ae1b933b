/** Purchases by line and summed, what they lead to in stock, and at what prices goods were bought. */
import { expect, test } from '@jest/globals';
import { berDimensi } from '../dimensi/dimensi.ts';
import { expectColumns, tanpaKolom } from '../dimensi/laporan.ts';
import { fetchFile, readCsv } from '../ekspor/ekspor.ts';
import { openServer } from '../helpers/server.ts';
import { expectError, hari, openStory, type Row } from '../helpers/story.ts';

const { data, openToko } = openStory();
const server = openServer(data);

/** A month with freight, tax that is not credited, an expense line, a return, a void and landed cost. */
async function buka() {
  const toko = await openToko();
  const barang = await toko.barang({ kode: 'KOPI', kategori: 'Minuman' });
  const kedua = await toko.kontak({ nama: 'Pemasok Dua', tipe: 'supplier' });
  const beli = await toko.buat('pembelian', '03-02', {
    biaya_tambahan: [{ jumlah: 60, alokasi: 'nilai' }],
    detail: [
      { barang_id: barang, qty: 10, harga: 100, diskon: 40, pajak_kode: 'PPN' },
      { akun_kode: '6101', qty: 1, harga: 50 },
    ],
  });
  await toko.buat('pembelian', '03-05', {
    kontak_id: kedua,
    detail: [{ barang_id: barang, qty: 5, harga: 120, pajak_kode: 'PPN', dikreditkan: false }],
  });
  const salah = await toko.buat('pembelian', '03-06', { detail: [[barang, 7, 90]] });
  const retur = await toko.retur('pembelian', '03-08', beli.id, 2);
  await toko.buat('hutang', '03-12', {
    kontak_id: kedua,
    detail: [
      {
        jumlah: 26,
        alokasi: { dasar: 'nilai', baris: [{ baris_id: (await toko.baris(beli.id))[0]?.id }] },
      },
    ],
  });
  await toko.batalkan('pembelian', salah.id);
  const masa = { dari: hari('03-01'), sampai: hari('03-31') };
  const ringkas = async (args: Row = {}) =>
    toko.laporan('pembelian_summary', { group_by: '{bulan}', ...masa, ...args });
  return { toko, barang, kedua, beli, retur, masa, ringkas };
}

const steps = (meta: unknown): Record<string, number> =>
  Object.fromEntries(
    ((meta as Row).rekonsiliasi as Row[]).map(({ kunci, nilai }) => [kunci, Number(nilai)]),
  );

test('lines of invoices, returns and landed cost; their sums lead to what moved on the stock accounts', async () => {
  const { toko, masa, ringkas } = await buka();
  const { data: rows, meta } = await toko.laporan('pembelian', { ...masa, per_page: 50 });
  const [summary] = (await ringkas()).data as Row[];
  const total = (key: string) =>
    rows.map((one: Row) => Number(one[key])).reduce((sum, one) => sum + one, 0);
  expect(Number((meta as Row).total_bersih)).toBeCloseTo(total('dpp'), 2);
  for (const key of ['dpp', 'ppn', 'biaya', 'total']) {
    expect([key, Number(summary?.[key]).toFixed(2)]).toEqual([key, total(key).toFixed(2)]);
  }
  const found = steps((await ringkas()).meta);
  expect(found).not.toHaveProperty('lainnya');
  const { persediaan, ...others } = found;
  const sum = Object.values(others).reduce((all, one) => all + one, 0);
  expect(sum.toFixed(2)).toBe(Number(persediaan).toFixed(2));
  expect(others).toMatchObject({ dokumen: total('dpp'), biaya_susulan: 26, akun: -50 });
  expect(rows.map((one: Row) => [one.jenis, one.pembalik])).toContainEqual(['pembelian', false]);
});

test('receipts count where they are billed; what they moved before leads to the stock accounts', async () => {
  const { toko, barang, masa, ringkas } = await buka();
  const semula = Number(((await ringkas()).meta as Row).total_bersih);
  const terima = (tanggal: string, qty: number, harga: number, lain: Row = {}) =>
    toko.buat('pembelian', tanggal, {
      ...{ mode: 'penerimaan', detail: [[barang, qty, harga]] },
      ...lain,
    });
  const satu = await terima('03-10', 20, 110, {
    biaya_tambahan: [{ jumlah: 9, akun_kode: '2303' }],
  });
  const dulu = await terima('02-20', 4, 100);
  await toko.retur('pembelian', '03-11', satu.id, 3);
  const tagih = async (tanggal: string, id: number, lain: Row) =>
    toko.beli(tanggal, [{ penerimaan_baris_id: (await toko.baris(id))[0]?.id, ...lain }]);
  await tagih('03-14', satu.id, { qty: 10, harga: 115 });
  await tagih('03-15', dulu.id, { harga: 90, pajak_kode: 'PPN', dikreditkan: false });
  const salah = await tagih('03-16', satu.id, { qty: 2, harga: 150 });
  await toko.batalkan('pembelian', salah.id);
  await toko.staf.row(`select * from erp.penerimaan_tutup($1, 'cuma-cuma', tanggal => $2)`, [
    ...[satu.id, hari('03-20')],
  ]);
  const found = steps((await ringkas()).meta);
  expect(found).not.toHaveProperty('lainnya');
  const { persediaan, ...others } = found;
  const sum = Object.values(others).reduce((all, one) => all + one, 0);
  expect(sum.toFixed(2)).toBe(Number(persediaan).toFixed(2));
  expect(others).toMatchObject({ dokumen: semula + 1150 + 360, penagihan: -1500 });
  const { data: rows } = await toko.laporan('pembelian', { ...masa, per_page: 50 });
  expect(rows.map((one: Row) => one.transaksi_id)).not.toContain(satu.id);
});

test('by one or two groups the totals are the same, and each group is named', async () => {
  const { ringkas } = await buka();
  const bulan = (await ringkas()).meta as Row;
  for (const group_by of ['{barang}', '{kategori}', '{pemasok}', '{hari}', '{kontak,bulan}']) {
    const { data: rows, meta } = await ringkas({ group_by });
    expect([group_by, (meta as Row).total_semua]).toEqual([group_by, bulan.total_semua]);
    const sum = rows.map((one: Row) => Number(one.total)).reduce((all, one) => all + one, 0);
    expect([group_by, sum.toFixed(2)]).toEqual([group_by, Number(bulan.total_semua).toFixed(2)]);
  }
  const [satu] = (await ringkas({ group_by: '{barang}' })).data as Row[];
  expect(satu).toMatchObject({ kode: 'KOPI', qty: 13 });
  await expectError(ringkas({ group_by: '{kontak,pemasok}' }), 'VAGRP', 'group_by');
});

test('a void counts on its own day, and as known before it counts as nothing', async () => {
  const toko = await openToko();
  const barang = await toko.barang();
  const beli = await toko.buat('pembelian', '03-02', { detail: [[barang, 10, 100]] });
  await toko.settle();
  const saat = (await toko.row('select clock_timestamp() as kini')).kini;
  await toko.settle();
  await toko.batalkan('pembelian', beli.id);
  const net = async (args: Row = {}) =>
    Number(
      ((await toko.laporan('pembelian', { dari: hari('01-01'), ...args })).meta as Row)
        .total_bersih,
    );
  expect(await net()).toBe(0);
  expect(await net({ diketahui: saat })).toBe(1000);
  const { data: harga } = await toko.laporan('harga_beli', { dari: hari('01-01') });
  expect(harga).toEqual([]);
});

test('prices per goods and supplier: the last, the lowest and the average', async () => {
  const { toko, barang, kedua, beli } = await buka();
  const lagi = await toko.buat('pembelian', '03-20', { detail: [[barang, 30, 92]] });
  const { data: rows } = await toko.laporan('harga_beli', { dari: hari('03-01') });
  expect(
    rows.map((one: Row) => [
      one.kontak_id,
      ...[one.harga_terakhir, one.harga_terendah, one.harga_rata].map(Number),
      one.tanggal,
      one.dokumen_id,
    ]),
  ).toEqual([
    [toko.supplier, 92, 92, 93, hari('03-20'), lagi.id],
    [kedua, 120, 120, 120, hari('03-05'), expect.any(Number)],
  ]);
  const early = await toko.laporan('harga_beli', { dari: hari('03-01'), sampai: hari('03-10') });
  expect((early.data as Row[])[0]).toMatchObject({ harga_terakhir: 96, dokumen_id: beli.id });
  expect(
    (await toko.laporan('harga_beli', { dari: hari('03-01'), kontak_id: kedua })).data,
  ).toHaveLength(1);
});

test('over REST, as a file, and for whom it is', async () => {
  const { toko } = await buka();
  const viewer = server.rest(await server.tokenOf(toko, 'viewer'));
  const masa = `dari=${hari('03-01')}&sampai=${hari('03-31')}`;
  const { body } = await viewer.get(
    `/api/laporan/pembelian/summary?group_by=pemasok,bulan&${masa}`,
  );
  expect(body.meta).toMatchObject({ group_by: 'kontak', group_by_2: 'bulan' });
  expect(body.data).toHaveLength(2);
  for (const path of ['pembelian', 'harga-beli', 'pembelian/summary']) {
    const file = await viewer.get(`/api/laporan/${path}?${masa}&format=csv`);
    expect([path, file.status]).toEqual([path, 200]);
  }
  const other = await openToko();
  const stranger = server.rest(await server.tokenOf(other, 'admin'));
  expect((await stranger.get(`/api/laporan/pembelian?${masa}`)).body.data).toEqual([]);
  expect((await server.rest('salah').get('/api/laporan/pembelian')).status).toBe(401);
});

test('a column for each value of a dimension, which add up to the report without them', async () => {
  const { toko, barang, masa, kedua } = await buka();
  await berDimensi(toko);
  for (const [tanggal, cabang, qty] of [
    ['03-09', 'JKT', 3],
    ['03-20', 'JKT', 2],
    ['04-02', 'BDG', 4],
  ] as const)
    await toko.buat('pembelian', tanggal, {
      ...{ kontak_id: kedua, dimensi: { cabang } },
      detail: [{ barang_id: barang, qty, harga: 100, pajak_kode: 'PPN' }],
    });
  const semua = { ...masa, sampai: hari('04-30') };
  for (const [isi, kode] of [
    [{ ...semua, group_by: '{bulan}' }, ['BDG', 'JKT', null]],
    [{ ...semua, group_by: '{pemasok,barang}' }, ['BDG', 'JKT', null]],
    [{ ...semua, group_by: '{kategori}', page: 2, per_page: 1 }, ['BDG', 'JKT', null]],
    [{ ...masa, group_by: '{hari,barang}' }, ['JKT', null]],
    [{ ...masa, group_by: '{bulan}', dimensi: 'cabang:JKT' }, ['JKT', null]],
    [{ ...masa, group_by: '{bulan}', dari: hari('08-01'), sampai: hari('08-31') }, [null]],
  ] as const) {
    const found = await toko.laporan('pembelian_summary_kolom', { ...isi, kolom: 'cabang' });
    const { nilai } = (found.meta as Row).kolom as { nilai: Row[] };
    expect(nilai.map((one) => one.kode)).toEqual(kode);
    expect(tanpaKolom(found)).toEqual(await toko.laporan('pembelian_summary', isi));
    expectColumns(found, kode.length);
  }
  const token = await server.tokenOf(toko, 'viewer');
  const path = `pembelian/summary?dari=${semua.dari}&sampai=${semua.sampai}&kolom=cabang`;
  const { body } = await server.rest(token).get(`/api/laporan/${path}`);
  expect(body.data.map(({ nama, dpp }: Row) => [nama, dpp])).toEqual([
    [hari('03'), { jumlah: 1918, kolom: [0, 500, 1418] }],
    [hari('04'), { jumlah: 400, kolom: [400, 0, 0] }],
  ]);
  const { header, rows } = readCsv(await fetchFile(server.base, token, `${path}&format=csv`));
  expect([header.slice(-4), ...rows.map((row) => row.slice(-4))]).toEqual([
    ['BDG BDG', 'JKT JKT', 'Tanpa Cabang', 'Jumlah'],
    ['0.00', '500.00', '1418.00', '1918.00'],
    ['400.00', '0.00', '0.00', '400.00'],
  ]);
  const { body: typed } = await server.graphql(
    token,
    `{ laporanPembelianSummaryKolom(kolom: "cabang", dari: "${semua.dari}", sampai: "${semua.sampai}") { meta { totalBersih { jumlah kolom } } } }`,
  );
  expect(typed.data?.laporanPembelianSummaryKolom.meta.totalBersih).toMatchObject({
    kolom: ['400.00', '500.00', '1418.00'],
  });
  await expectError(toko.laporan('pembelian_summary_kolom', { kolom: 'kota' }), 'VADLA', 'kolom');
  const { body: asing } = await server
    .rest(await server.tokenOf(await openToko(), 'viewer'))
    .get(`/api/laporan/${path}`);
  expect(asing.message).toEqual(['kolom: dimensi cabang tidak ditemukan']);
});
