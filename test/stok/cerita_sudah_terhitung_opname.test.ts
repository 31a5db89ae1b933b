import { expect, test } from '@jest/globals';
import { openRest } from '../helpers/server.ts';
import { expectError, hari, openStory, type Row } from '../helpers/story.ts';

const { openBarang } = openStory();

async function buka(settings: Row = {}) {
  const { toko, barang } = await openBarang(10, 100, settings);
  const opname = (qty_fisik: number, lain: Row = {}) =>
    toko.buat('opname-stok', '01-10', { detail: [{ barang_id: barang, qty_fisik }], ...lain });
  const setahun = { dari: hari('01-01'), sampai: hari('12-31') };
  const kartu = async () =>
    (await toko.laporan('kartu_stok', { barang_id: barang, ...setahun, per_page: 100 })).data;
  return { ...toko, toko, barang, opname, kartu };
}

test('a purchase that was counted before it was entered: its surplus goes again', async () => {
  const { toko, barang, opname, kartu, baca } = await buka();
  // 5 came on the 5th and were counted on the 10th: 15, five more than the books knew.
  const hitung = await opname(15);
  expect(await toko.stok(barang)).toEqual({ qty: '15', nilai: '1500.00' });
  const beli = await toko.beli('01-05', [[barang, 5, 130]], { sudah_terhitung_opname: hitung.id });
  expect(await toko.stok(barang)).toEqual({ qty: '15', nilai: '1650.00' });
  // The average is 110 from the 5th on: the surplus of 5 is 550, and so is what takes it back.
  expect(await toko.saldo('5201')).toBe('0.00');
  expect(await toko.saldo('1301')).toBe('1650.00');
  await toko.expectJurnal(beli.id, '01-05 D 1301 650.00, K 2101 650.00');
  expect(await toko.koreksi(beli.id)).toEqual([
    '01-10 D 5201 537.50',
    '01-10 D 1301 37.50',
    '01-10 K 1301 537.50',
    '01-10 K 5201 37.50',
  ]);
  const gerak = (await kartu()).filter(({ transaksi_id }) => transaksi_id === beli.id);
  expect(gerak).toMatchObject([
    { tanggal: hari('01-05'), masuk: 5, mutasi: 'masuk' },
    { tanggal: hari('01-10'), mutasi: 'koreksi_hpp', jenis: 'sistem' },
    { tanggal: hari('01-10'), keluar: 5, mutasi: 'keluar', opname_id: hitung.id },
    { tanggal: hari('01-10'), mutasi: 'koreksi_hpp' },
  ]);
  expect(await baca('pembelian', beli.id)).toMatchObject({ sudah_terhitung_opname: hitung.id });
  await toko.expectConsistent();
  // The void of the voucher takes it back; the opname stands as it was.
  await toko.batalkan('pembelian', beli.id);
  expect(await toko.stok(barang)).toEqual({ qty: '15', nilai: '1500.00' });
  expect(await toko.saldo('5201')).toBe('-500.00');
});

test('a sale that was gone when it was counted is not refused, and its shortage comes back', async () => {
  const { toko, barang, opname, batalkan } = await buka();
  const hitung = await opname(2);
  await toko.jual('01-12', [[barang, 2, 300]]);
  const jual = { tanggal: hari('01-08'), detail: [[barang, 8, 300] as [number, number, number]] };
  await expectError(toko.jual(jual), 'KOSTK');
  const telat = await toko.jual({ ...jual, sudah_terhitung_opname: hitung.id });
  expect(await toko.stok(barang)).toEqual({ qty: '0', nilai: '0.00' });
  expect(await toko.saldo('5201')).toBe('0.00');
  expect(await toko.saldo('5101')).toBe('1000.00');
  await toko.expectConsistent();
  // The opname cannot go before what was compensated on it.
  expect(
    await expectError(batalkan('opname-stok', hitung.id, { kaskade: true }), 'KODEP'),
  ).toContain(`(penjualan, id ${telat.id})`);
  // Nor is the sale taken back before that day: until then its goods would be missing twice.
  const sebelum = batalkan('penjualan', telat.id, { tanggal: '01-09' });
  expect(await expectError(sebelum, 'VATGL', 'tanggal')).toContain(hari('01-10'));
  await batalkan('penjualan', telat.id, { tanggal: '02-03' });
  expect(await toko.saldo('5201')).toBe('800.00');
  expect(await toko.saldo('5101')).toBe('200.00');
  await toko.expectConsistent();
  await batalkan('opname-stok', hitung.id);
});

test.each([
  ['tenant', 'rata-rata'],
  ['per_lokasi', 'rata-rata'],
  ['tenant', 'fifo'],
  ['per_lokasi', 'fifo'],
])('every kind of stock, costs per %s, %s', async (lingkup_hpp, metode_hpp) => {
  const { toko, barang, opname, buat, batalkan } = await buka({ lingkup_hpp, metode_hpp });
  const cabang = await toko.master('lokasi', { kode: 'CABANG', nama: 'Cabang' });
  const beli = await toko.beli('01-02', [[barang, 7, 140]]);
  const jual = await toko.jual('01-03', [[barang, 6, 300]]);
  const hitung = await opname(9);
  const [barisBeli] = await toko.baris(beli.id);
  const [barisJual] = await toko.baris(jual.id);
  const tanggal = hari('01-06');
  const umum = { tanggal, lokasi_id: toko.lokasi, sudah_terhitung_opname: hitung.id };
  const dibuat = [
    await buat('retur-pembelian', {
      ...umum,
      kontak_id: toko.supplier,
      dokumen_asal_id: beli.id,
      detail: [{ baris_asal_id: barisBeli?.id, qty: 2 }],
    }),
    await buat('retur-penjualan', {
      ...umum,
      kontak_id: toko.pelanggan,
      dokumen_asal_id: jual.id,
      detail: [{ baris_asal_id: barisJual?.id, qty: 3 }],
    }),
    await buat('penggunaan-persediaan', { ...umum, detail: [{ barang_id: barang, qty: 1 }] }),
    await buat('transfer-stok', tanggal, {
      lokasi_tujuan_id: cabang,
      sudah_terhitung_opname: hitung.id,
      detail: [[barang, 2]],
    }),
  ];
  // What was counted is there: 9, and the two of the branch, whatever was entered afterwards.
  expect(
    await toko.rows('select lokasi_id, trim_scale(qty)::text as qty from stok_lokasi order by 1'),
  ).toEqual([
    { lokasi_id: toko.lokasi, qty: '9' },
    { lokasi_id: cabang, qty: '2' },
  ]);
  await toko.expectConsistent();
  const jenis = [
    'retur-pembelian',
    'retur-penjualan',
    'penggunaan-persediaan',
    'transfer-stok',
  ] as const;
  for (const [i, tanggalVoid] of [
    [3, null],
    [0, hari('02-01')],
    [1, null],
    [2, hari('02-02')],
  ] as const) {
    await batalkan(jenis[i], dibuat[i]?.id as number, { tanggal: tanggalVoid });
    await toko.expectConsistent();
  }
  expect(await toko.stok(barang)).toMatchObject({ qty: '9' });
});

test('in a closed month it is booked on the first open day; a simulation shows it', async () => {
  const { toko, barang, opname, simulasi } = await buka();
  const hitung = await opname(13, { tanggal: hari('02-10') });
  const sama = await opname(13, { tanggal: hari('03-10') });
  await toko.tutupBulan(hari('02-01'));
  const isi = {
    tanggal: hari('01-05'),
    kontak_id: toko.supplier,
    lokasi_id: toko.lokasi,
    sudah_terhitung_opname: hitung.id,
    detail: [{ barang_id: barang, qty: 3, harga: 100 }],
  };
  const hasil = await simulasi('pembelian', isi);
  expect(hasil).toMatchObject({
    stok: [
      { qty: 3, tanggal: hari('01-05') },
      { qty: -3, nilai: -300, tanggal: hari('03-01') },
    ],
    opname_sesudah: [{ id: hitung.id }, { id: sama.id }],
  });
  const beli = await toko.beli({ ...isi, detail: [[barang, 3, 100]] });
  await toko.expectKoreksi(beli.id, '03-01 D 5201 300.00, K 1301 300.00');
  expect(
    await toko.row(
      `select lintas_periode from jurnal where jenis = 'koreksi' and transaksi_id = $1`,
      [beli.id],
    ),
  ).toEqual({ lintas_periode: true });
  await toko.expectConsistent();
  await toko.batalkan('pembelian', beli.id);
  expect(await toko.saldo('5201')).toBe('-300.00');
  await toko.expectConsistent();
  // One without any difference compensates as well.
  await toko.jual('01-20', [[barang, 1, 200]], { sudah_terhitung_opname: sama.id });
  expect(await toko.stok(barang)).toMatchObject({ qty: '13' });
});

test('it must be a stocktaking of that day or later, there, that counted the goods', async () => {
  const { toko, barang, opname, buat, batalkan } = await buka();
  const cabang = await toko.master('lokasi', { kode: 'CABANG', nama: 'Cabang' });
  const hitung = await opname(10);
  const lain = await toko.barang();
  const beli = (isi: Row, barang_id = barang) =>
    toko.beli('01-05', [[barang_id, 1, 100]], { ...isi });
  const tolak = (isi: Row, barang_id = barang) =>
    expectError(beli(isi, barang_id), 'VADOK', 'sudah_terhitung_opname');
  await tolak({ sudah_terhitung_opname: 999_999 });
  const pembelian = await beli({});
  await tolak({ sudah_terhitung_opname: pembelian.id });
  expect(await tolak({ sudah_terhitung_opname: hitung.id, tanggal: hari('01-11') })).toContain(
    hari('01-10'),
  );
  await tolak({ sudah_terhitung_opname: hitung.id, lokasi_id: cabang });
  expect(await tolak({ sudah_terhitung_opname: hitung.id }, lain)).toContain('tidak menghitung');
  const jasa = await toko.barang({ jenis: 'jasa' });
  await tolak({ sudah_terhitung_opname: hitung.id, detail: [[jasa, 1, 100]] });
  const { t } = await toko.row<{ t: string }>(
    `select (tanggal_mulai - 1)::text as t from pengaturan`,
  );
  const awal = await buat('opname-stok', t, {
    lokasi_id: cabang,
    mode: 'saldo_awal',
    detail: [{ barang_id: lain, qty_fisik: 1, hpp: 5 }],
  });
  await tolak({ sudah_terhitung_opname: awal.id, lokasi_id: cabang }, lain);
  await batalkan('opname-stok', hitung.id);
  await tolak({ sudah_terhitung_opname: hitung.id });
});

test('over REST, through a draft', async () => {
  const { toko, barang, opname } = await buka();
  const hitung = await opname(12);
  const rest = await openRest(toko);
  const body = {
    tanggal: hari('01-05'),
    kontak_id: toko.supplier,
    lokasi_id: toko.lokasi,
    sudah_terhitung_opname: hitung.id,
    detail: [{ barang_id: barang, qty: 2, harga: 100 }],
    draft: true,
  };
  const draft = await rest.post('/api/transaksi/pembelian', body);
  expect(draft.status).toBe(201);
  const url = `/api/transaksi/pembelian/${draft.body.id}`;
  expect((await rest.post(`${url}/approve`)).status).toBe(204);
  expect((await rest.get(url)).body).toMatchObject({ sudah_terhitung_opname: hitung.id });
  expect(await toko.stok(barang)).toMatchObject({ qty: '12' });
});
