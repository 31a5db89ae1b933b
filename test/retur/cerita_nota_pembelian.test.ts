import { expect, test } from '@jest/globals';
import { expectError, hari, openStory, type Row, type Toko } from '../helpers/story.ts';

// Notes about a price alone: what a supplier credits (NKB), or asks for more (NDB).
const { openBarang } = openStory();

const TAHUN = hari('01-01').slice(0, 4);
const NOTA = { lokasi_id: undefined, mode: 'harga' };

const kredit = (toko: Toko, tanggal: string, detail: Row[], lain: Row = {}) =>
  toko.buat('retur-pembelian', tanggal, { ...NOTA, detail, ...lain });
const debit = (toko: Toko, tanggal: string, detail: Row[], lain: Row = {}) =>
  toko.buat('pembelian', tanggal, { ...NOTA, detail, ...lain });
/** The first line of a document. */
const baris = async (toko: Toko, id: number) => (await toko.baris(id))[0]?.id as number;

const expectKosong = async (toko: Toko) =>
  expect(
    await toko.rows(
      `select akun_kode, sum(debit - kredit)::text as saldo from saldo_harian
        group by akun_kode having sum(debit - kredit) <> 0`,
    ),
  ).toEqual([]);

test('a credit note changes what is owed and what the goods cost, from its day on', async () => {
  const { toko, barang } = await openBarang();
  const beli = await toko.beli('03-05', [[barang, 10, 100]]);
  const jual = await toko.jual('03-10', [[barang, 4, 200]]);
  await toko.tutupBulan(`${TAHUN}-03-01`);
  const baris_asal_id = await baris(toko, beli.id);
  const nota = await kredit(toko, '04-02', [{ baris_asal_id, jumlah: 50 }], { pajak: 'tanpa' });
  expect(nota.nomor_transaksi).toBe(`NKB/00/${TAHUN}04/00001`);
  await toko.expectJurnal(nota.id, '04-02 D 2101 50.00, K 1301 50.00');
  await toko.expectKoreksi(nota.id, '04-02 D 1301 20.00, K 5101 20.00');
  expect(await toko.stok(barang)).toEqual({ qty: '6', nilai: '570.00' });
  expect(await toko.bayar(beli.id)).toEqual(['950.00', '50.00', 'sebagian']);
  expect(await toko.saldo('5101', `${TAHUN}-03-31`)).toBe('400.00');
  expect(await toko.baca('retur-pembelian', nota.id)).toMatchObject({
    mode: 'harga',
    total_nilai: 50,
    sisa: null,
    detail: [{ baris_asal_id, dpp: 50, ppn: 0, qty: null, harga: null }],
  });

  // What goes back after it goes back at what is left of its price.
  const retur = await toko.retur('pembelian', '04-03', beli.id, 1);
  await toko.expectJurnal(retur.id, '04-03 D 2101 95.00, K 1301 95.00');
  await expectError(toko.batalkan('retur-pembelian', nota.id), 'KODEP');
  await expectError(toko.batalkan('pembelian', beli.id, { kaskade: true }), 'KODEP');
  await toko.batalkan('retur-pembelian', retur.id);
  await toko.batalkan('retur-pembelian', nota.id);
  await toko.tutupBulan(`${TAHUN}-03-01`, 'buka');
  await toko.batalkan('penjualan', jual.id);
  await toko.batalkan('pembelian', beli.id);
  await expectKosong(toko);
});

test('returns after a note take their shares of what is left, and the last one all of it', async () => {
  const { toko, barang } = await openBarang();
  const beli = await toko.beli('03-05', [
    { barang_id: barang, qty: 3, harga: 33333, pajak_kode: 'PPN' },
  ]);
  const nota = await kredit(toko, '03-06', [
    { baris_asal_id: await baris(toko, beli.id), jumlah: 10000 },
  ]);
  await toko.expectJurnal(nota.id, '03-06 D 2101 11100.00, K 1401 1100.00, 1301 10000.00');
  const satu = await toko.retur('pembelian', '03-07', beli.id, 1);
  await toko.expectJurnal(satu.id, '03-07 D 2101 33299.63, K 1401 3299.96, 1301 29999.67');
  const dua = await toko.retur('pembelian', '03-08', beli.id, 2);
  await toko.expectJurnal(dua.id, '03-08 D 2101 66599.26, K 1401 6599.93, 1301 59999.33');
  await expectKosong(toko);
});

test('a debit note is owed by itself, and a new price is that of what was not returned', async () => {
  const { toko, barang } = await openBarang();
  const dus = await toko.master('satuan', { kode: 'DUS', nama: 'Dus' });
  await toko.master('barang_satuan', { barang_id: barang, satuan_id: dus, faktor: 12 });
  const beli = await toko.beli('03-05', [
    { barang_id: barang, satuan_id: dus, qty: 5, harga: 1200, pajak_kode: 'PPN' },
  ]);
  await toko.retur('pembelian', '03-06', beli.id, 1);
  const baris_asal_id = await baris(toko, beli.id);
  const nota = await debit(toko, '03-10', [{ baris_asal_id, harga_baru: 1260 }], {
    jatuh_tempo: hari('04-09'),
    nomor_nota: 'DN-7',
  });
  expect(nota.nomor_transaksi).toBe(`NDB/00/${TAHUN}03/00001`);
  await toko.expectJurnal(nota.id, '03-10 D 1401 26.40, 1301 240.00, K 2101 266.40');
  expect(await toko.bayar(nota.id)).toEqual(['266.40', '0.00', 'belum']);
  // What went back had come with the rest: its part stands with what the return differed from cost.
  expect(await toko.stok(barang)).toEqual({ qty: '48', nilai: '4992.00' });
  expect(await toko.baca('pembelian', nota.id)).toMatchObject({
    nomor_nota: 'DN-7',
    detail: [{ harga_baru: 1260, dpp: 240, ppn: 26.4 }],
  });
  const turun = await kredit(toko, '03-11', [{ baris_asal_id, persen: 10 }]);
  await toko.expectJurnal(turun.id, '03-11 D 2101 559.44, K 1401 55.44, 1301 504.00');
  const field = 'detail.0.harga_baru';
  await expectError(kredit(toko, '03-12', [{ baris_asal_id, harga_baru: 1134 }]), 'VADOK', field);
  await expectError(debit(toko, '03-12', [{ baris_asal_id, harga_baru: 1134 }]), 'VADOK', field);
  // Its lines are no goods: they are neither returned nor priced again.
  const milik = { dokumen_asal_id: nota.id };
  await expectError(toko.retur('pembelian', '03-12', nota.id, 1, milik), 'VADOK');
  const lagi = [{ baris_asal_id: await baris(toko, nota.id), jumlah: 1 }];
  await expectError(kredit(toko, '03-12', lagi), 'VADOK', 'detail.0.baris_asal_id');
});

test('one note for several invoices: each is owed less, what was paid comes back as it is asked', async () => {
  const { toko, barang } = await openBarang();
  await toko.jurnalkan('03-01', 'D 1101 5000, K 3101 5000');
  const hutang = await toko.beli('03-05', [
    [barang, 10, 100],
    { akun_kode: '6202', qty: 1, harga: 500 },
  ]);
  const lunas = await toko.beli('03-07', [[barang, 5, 10]], {
    pembayaran: [{ akun_kode: '1101', jumlah: 50 }],
  });
  const [isi, biaya] = (await toko.baris(hutang.id)).map(({ id }) => id);
  const bayar = await baris(toko, lunas.id);
  const nota = await kredit(toko, '03-20', [
    { baris_asal_id: isi, jumlah: 100 },
    { baris_asal_id: biaya, jumlah: 100, keterangan: 'Ongkos kelebihan' },
    { baris_asal_id: bayar, jumlah: 5 },
  ]);
  await toko.expectJurnal(nota.id, '03-20 D 2101 200.00, 1403 5.00, K 1301 105.00, 6202 100.00');
  expect(await toko.pos(nota.id)).toEqual(['uang_muka 1403 5.00']);
  expect(await toko.baca('retur-pembelian', nota.id)).toMatchObject({
    pengembalian: [{ cara: 'uang', jumlah: 5, dokumen_id: lunas.id }],
  });
  const tunai = await kredit(toko, '03-21', [{ baris_asal_id: bayar, jumlah: 5 }], {
    cara: 'tunai',
  });
  await toko.expectJurnal(tunai.id, '03-21 D 1101 5.00, K 1301 5.00');
  // A return knows what notes gave back: of the 50 that were paid 40 are left.
  const retur = await toko.retur('pembelian', '03-22', lunas.id, 5);
  await toko.expectJurnal(retur.id, '03-22 D 1403 40.00, 5103 273.33, K 1301 313.33');
});

test('a rebate for a target reached: no tax of the invoice, income tax is withheld', async () => {
  const { toko, barang } = await openBarang();
  const beli = await toko.beli('03-05', [
    { barang_id: barang, qty: 10, harga: 100, pajak_kode: 'PPN' },
  ]);
  const baris_asal_id = await baris(toko, beli.id);
  const nota = await kredit(toko, '03-20', [{ baris_asal_id, jumlah: 100 }], {
    pajak: 'tanpa',
    pph_kode: 'PPH23H',
  });
  await toko.expectJurnal(nota.id, '03-20 D 2101 85.00, 1402 15.00, K 1301 100.00');
  expect(await toko.baca('retur-pembelian', nota.id)).toMatchObject({
    total_nilai: 85,
    pajak: 'tanpa',
    pph_kode: 'PPH23H',
    pph: 15,
  });
  const tanpa = [{ baris_asal_id, jumlah: 1 }];
  await expectError(kredit(toko, '03-21', tanpa, { pph: 1 }), 'VADOK', 'pph_kode');
  await expectError(kredit(toko, '03-21', tanpa, { pph_kode: 'PPH21' }), 'VADOK', 'pph');
  await expectError(kredit(toko, '03-21', tanpa, { pph_kode: 'PPH23', pph: 2 }), 'VADOK', 'pph');
});

test('the tax counts in the month that the note says, while that is not reported', async () => {
  const { toko, barang } = await openBarang();
  const beli = await toko.beli('03-05', [
    { barang_id: barang, qty: 10, harga: 100, pajak_kode: 'PPN' },
  ]);
  const baris_asal_id = await baris(toko, beli.id);
  const masa = async (bulan: string) => {
    const { meta } = await toko.laporan('ppn', { masa: `${TAHUN}-${bulan}` });
    return meta?.ppn_masukan;
  };
  const pengganti = { masa_pajak: `${TAHUN}-03`, nomor_faktur_pajak: '04002600000000001' };
  await kredit(toko, '04-10', [{ baris_asal_id, jumlah: 100 }], pengganti);
  await kredit(toko, '04-11', [{ baris_asal_id, jumlah: 100 }]);
  expect([await masa('03'), await masa('04')]).toEqual([99, -11]);
  const luar = { masa_pajak: `${TAHUN}-02` };
  await expectError(
    kredit(toko, '04-11', [{ baris_asal_id, jumlah: 1 }], luar),
    'VADOK',
    'masa_pajak',
  );
  await toko.rows(`insert into masa_pajak (bulan, status) values ($1, 'dilaporkan')`, [
    `${TAHUN}-03-01`,
  ]);
  const lagi = kredit(toko, '04-12', [{ baris_asal_id, jumlah: 100 }], pengganti);
  await expectError(lagi, 'KOMSP', 'masa_pajak');
  // Tax that is not credited is part of the price.
  const biaya = await toko.beli('04-13', [
    { barang_id: barang, qty: 1, harga: 100, pajak_kode: 'PPN', dikreditkan: false },
  ]);
  const nota = await kredit(toko, '04-14', [
    { baris_asal_id: await baris(toko, biaya.id), jumlah: 10 },
  ]);
  await toko.expectJurnal(nota.id, '04-14 D 2101 11.10, K 1301 11.10');
});

test('what is no line to price, and more than is left of it', async () => {
  const { toko, barang } = await openBarang();
  const beli = await toko.beli('03-05', [[barang, 10, 100]]);
  const baris_asal_id = await baris(toko, beli.id);
  const satu = [{ baris_asal_id, jumlah: 1 }];
  const salah = (detail: Row[], code: string, field: string, lain: Row = {}, tanggal = '03-06') =>
    expectError(kredit(toko, tanggal, detail, lain), code, field);
  await salah([{ baris_asal_id, jumlah: 1000.01 }], 'KONIL', 'detail.0.jumlah');
  await salah(satu, 'VATGL', 'tanggal', {}, '03-04');
  await salah([...satu, ...satu], 'VADOK', 'detail.1.baris_asal_id');
  await salah([{ baris_asal_id }], 'VADOK', 'detail.0.jumlah');
  await salah([{ baris_asal_id, jumlah: 1, persen: 1 }], 'VADOK', 'detail.0.jumlah');
  await salah([{ baris_asal_id, persen: 0.0001 }], 'VADOK', 'detail.0.persen');
  await salah([{ jumlah: 1 }], 'VADOK', 'detail.0.baris_asal_id');
  await salah([{ baris_asal_id: 999_999, jumlah: 1 }], 'VADOK', 'detail.0.baris_asal_id');
  await salah([{ baris_asal_id, jumlah: 1, qty: 1 }], 'VAMOD', 'detail.0.qty');
  await salah(satu, 'VAMOD', 'lokasi_id', { lokasi_id: toko.lokasi });
  await salah(satu, 'VAMOD', 'dokumen_asal_id', { dokumen_asal_id: beli.id });
  await salah(satu, 'VADOK', 'akun_kas', { akun_kas: '1101' });
  const lain = await toko.kontak({ tipe: 'supplier' });
  await salah(satu, 'VADOK', 'detail.0.baris_asal_id', { kontak_id: lain });
  await expectError(debit(toko, '03-06', satu, { ppn: 1 }), 'VAMOD', 'ppn');
  const tanpa = { detail: [{ barang_id: barang, qty: 1, harga: 1, jumlah: 1 }] };
  await expectError(toko.buat('pembelian', '03-06', tanpa), 'VAMOD', 'detail.0.jumlah');
  await toko.retur('pembelian', '03-07', beli.id, 10);
  await salah(satu, 'KONIL', 'detail.0.baris_asal_id', {}, '03-08');
  await expectError(debit(toko, '03-08', satu), 'KONIL', 'detail.0.baris_asal_id');
});

test('a draft shows what it would be, and two notes at once do not take more than there is', async () => {
  const { toko, barang } = await openBarang();
  const beli = await toko.beli('03-05', [
    { barang_id: barang, qty: 10, harga: 100, pajak_kode: 'PPN' },
  ]);
  const baris_asal_id = await baris(toko, beli.id);
  const isi = { ...NOTA, detail: [{ baris_asal_id, jumlah: 600 }] };
  const draft = await toko.draft('retur-pembelian', '03-06', isi);
  expect(await toko.baca('retur-pembelian', draft.id)).toMatchObject({
    mode: 'harga',
    total_nilai: 666,
    detail: [{ jumlah: 600, dpp: 600, ppn: 66 }],
  });
  const hasil = await Promise.allSettled(
    [1, 2].map(() => kredit(toko, '03-06', [{ baris_asal_id, jumlah: 600 }])),
  );
  expect(hasil.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  await expectError(toko.setujui('retur-pembelian', draft.id), 'KONIL', 'detail.0.jumlah');
  // A void of an earlier return gives the line back what it took.
  const retur = await toko.retur('pembelian', '03-07', beli.id, 5);
  await toko.batalkan('retur-pembelian', retur.id);
  const nota = await kredit(toko, '03-08', [{ baris_asal_id, persen: 100 }]);
  await toko.expectJurnal(nota.id, '03-08 D 2101 444.00, K 1401 44.00, 1301 400.00');
  expect(await toko.stok(barang)).toEqual({ qty: '10', nilai: '0.00' });
  const habis = await toko.retur('pembelian', '03-09', beli.id, 10);
  expect(await toko.jurnal(habis.id)).toEqual([]);
});

// What other programs had to mend about notes that change a price alone.
test('a note needs no quantity, moves no stock, and reaches what the goods cost', async () => {
  const { toko, barang } = await openBarang();
  const beli = await toko.beli('03-05', [[barang, 10, 100]]);
  const baris_asal_id = await baris(toko, beli.id);
  const nol = [{ baris_asal_id, jumlah: 10, qty: 0 }];
  // Its form is told before its mode, as REST does.
  await expectError(kredit(toko, '03-06', nol), 'VADOK', 'detail.0.qty');
  const satu = [{ baris_asal_id, jumlah: 10, qty: 1 }];
  await expectError(kredit(toko, '03-06', satu), 'VAMOD', 'detail.0.qty');
  const nota = await kredit(toko, '03-06', [{ baris_asal_id, jumlah: 10 }]);
  expect(await toko.stok(barang)).toEqual({ qty: '10', nilai: '990.00' });
  expect(
    await toko.rows(`select jenis::text, qty::text from mutasi_stok where transaksi_id = $1`, [
      nota.id,
    ]),
  ).toEqual([{ jenis: 'koreksi_hpp', qty: '0.000000' }]);
  // All of the goods may have left meanwhile: then all of it is cost of what was sold.
  await toko.jual('03-07', [[barang, 10, 200]]);
  const lagi = await kredit(toko, '03-08', [{ baris_asal_id, jumlah: 10 }]);
  await toko.expectKoreksi(lagi.id, '03-08 D 1301 10.00, K 5101 10.00');
  expect(await toko.stok(barang)).toEqual({ qty: '0', nilai: '0.00' });
});

test('an invoice whose goods went back in part takes a note of the rest, and orders do not know', async () => {
  const { toko, barang } = await openBarang();
  const order = await toko.buat('order-pembelian', '03-01', { detail: [[barang, 10, 100]] });
  const beli = await toko.buat('pembelian', '03-05', {
    detail: [{ order_baris_id: await baris(toko, order.id), barang_id: barang, qty: 10 }],
  });
  await toko.retur('pembelian', '03-06', beli.id, 9);
  const sebelum = await toko.dokumen(order.id);
  const baris_asal_id = await baris(toko, beli.id);
  await expectError(kredit(toko, '03-07', [{ baris_asal_id, jumlah: 100.01 }]), 'KONIL');
  await kredit(toko, '03-07', [{ baris_asal_id, jumlah: 100 }]);
  expect(await toko.dokumen(order.id)).toEqual(sebelum);
  const habis = await toko.retur('pembelian', '03-08', beli.id, 1);
  expect(await toko.dokumen(habis.id)).toMatchObject({ total_nilai: '0.00' });
});

test('notes that are repeated and taken back leave no cent, whatever came between', async () => {
  const { toko, barang } = await openBarang(0, 10, { metode_hpp: 'fifo' });
  const beli = await toko.beli('03-05', [[barang, 3, 33.33]]);
  await toko.jual('03-06', [[barang, 1, 50]]);
  const baris_asal_id = await baris(toko, beli.id);
  const neraca = () =>
    toko.rows('select akun_kode, sum(debit - kredit) as s from saldo_harian group by 1');
  const mula = (await neraca()).filter(({ s }) => Number(s) !== 0);
  for (const jumlah of [0.01, 33.34, 99.99]) {
    const nota = await kredit(toko, '03-07', [{ baris_asal_id, jumlah }]);
    const naik = await debit(toko, '03-08', [{ baris_asal_id, jumlah: 0.02 }]);
    await expectError(toko.batalkan('retur-pembelian', nota.id), 'KODEP');
    await toko.batalkan('pembelian', naik.id);
    await toko.batalkan('retur-pembelian', nota.id);
    const kini = (await neraca()).filter(({ s }) => Number(s) !== 0);
    expect(kini.map((one) => JSON.stringify(one)).sort()).toEqual(
      mula.map((one) => JSON.stringify(one)).sort(),
    );
  }
});
