import { expect, test } from '@jest/globals';
import { behind } from '../helpers/antre.ts';
import {
  createDokumen,
  type Db,
  expectError,
  hari,
  openStory,
  type Row,
} from '../helpers/story.ts';

const { openBarang, openToko } = openStory();
const D = '01-10';

/** 80 @ 100, and what a count of the day D says of them. */
async function buka(settings: Row = {}) {
  const { toko, barang } = await openBarang(80, 100, settings);
  const opname = (qty_fisik: number, baris: Row = {}, lain: Row = {}, draft = true) =>
    toko[draft ? 'draft' : 'buat']('opname-stok', D, {
      detail: [{ barang_id: barang, qty_fisik, ...baris }],
      ...lain,
    });
  const setujui = (id: number) => toko.setujui('opname-stok', id);
  const ganti = (id: number, isi: Row) =>
    toko.staf.value(
      `select erp.opname_stok_replace($1, jsonb_populate_record(null::erp.opname_stok_input, $2))`,
      [id, JSON.stringify({ tanggal: hari(D), lokasi_id: toko.lokasi, ...isi })],
    );
  const baris = async (id: number) => (await toko.baca('opname-stok', id)).detail;
  const jual = (qty: number, tanggal = D) => toko.jual(tanggal, [[barang, qty, 300]]);
  const beli = (qty: number, harga = 100, tanggal = D) =>
    toko.beli(tanggal, [[barang, qty, harga]]);
  return { ...toko, toko, barang, opname, setujui, ganti, baris, jual, beli };
}

test('what moved since a draft of a count was written stays moved', async () => {
  const { toko, barang, opname, setujui, baris, jual, beli } = await buka();
  const draft = await opname(80);
  expect(await baris(draft.id)).toMatchObject([{ qty_fisik: 80, qty_sistem: 80, qty: 0 }]);
  await jual(3);
  await setujui(draft.id);
  await toko.expectJurnal(draft.id);
  expect(await toko.stok(barang)).toEqual({ qty: '77', nilai: '7700.00' });
  expect(await baris(draft.id)).toMatchObject([{ qty_fisik: 80, qty_sistem: 80, qty: 0 }]);
  // Ten are missing when it is written, five come before it is posted.
  const kurang = await opname(67);
  await beli(5);
  await setujui(kurang.id);
  await toko.expectJurnal(kurang.id, '01-10 D 5201 1000.00, K 1301 1000.00');
  expect(await toko.stok(barang)).toEqual({ qty: '72', nilai: '7200.00' });
});

test.each([
  ['tenant', 'rata-rata'],
  ['per_lokasi', 'rata-rata'],
  ['tenant', 'fifo'],
  ['per_lokasi', 'fifo'],
])(
  'the same books as if it had been posted when it was written, costs per %s, %s',
  async (lingkup_hpp, metode_hpp) => {
    const hasil = [];
    for (const draft of [true, false]) {
      const { toko, barang, opname, setujui, jual, beli, batalkan } = await buka({
        lingkup_hpp,
        metode_hpp,
      });
      const lain = await toko.barang();
      await beli(20, 160, '01-05');
      await toko.beli('01-05', [[lain, 4, 25]]);
      const isi = {
        detail: [
          { barang_id: barang, qty_fisik: 90 },
          { barang_id: lain, qty_fisik: 6 },
        ],
      };
      const kurang = await opname(0, {}, isi, draft);
      const sela = await beli(10, 400);
      await jual(30);
      const lebih = await opname(75, {}, {}, draft);
      await jual(10, '01-12');
      const belakang = await beli(5, 40, '01-03');
      await jual(4);
      if (draft) {
        for (const { id } of [kurang, lebih]) await setujui(id);
      }
      const kini = async () => [
        await toko.stok(barang),
        await toko.stok(lain),
        await toko.saldo('5201'),
        await toko.saldo('5101'),
        await toko.saldo('1301'),
      ];
      const saat = [await kini()];
      await toko.expectConsistent();
      await batalkan('opname-stok', kurang.id);
      saat.push(await kini());
      await toko.expectConsistent();
      await batalkan('pembelian', belakang.id);
      saat.push(await kini());
      await batalkan('opname-stok', lebih.id, { tanggal: '02-01' });
      saat.push(await kini());
      expect(sela.id).toBeGreaterThan(0);
      hasil.push(saat);
    }
    expect(hasil[0]).toEqual(hasil[1]);
  },
);

test('the difference stands where it was seen: at the cost of then, before what came later', async () => {
  const { toko, barang, opname, setujui, beli } = await buka();
  const draft = await opname(70);
  await beli(80, 200);
  await setujui(draft.id);
  // Ten at 100, not at 150.
  await toko.expectJurnal(draft.id, '01-10 D 5201 1000.00, K 1301 1000.00');
  expect(await toko.stok(barang)).toEqual({ qty: '150', nilai: '23000.00' });
  const kartu = (
    await toko.laporan('kartu_stok', { barang_id: barang, dari: hari('01-01'), sampai: hari(D) })
  ).data.map(({ masuk, keluar, saldo_qty }) => [masuk - keluar, saldo_qty]);
  expect(kartu).toEqual([
    [80, 80],
    [-10, 70],
    [80, 150],
  ]);
});

test('an edit: a line that says something else is seen anew, the others keep what they saw', async () => {
  const { toko, barang, opname, setujui, ganti, baris, jual } = await buka();
  const lain = await toko.barang();
  await toko.beli('01-02', [[lain, 10, 10]]);
  const dua = (satu: number, kedua: number, tambah: Row = {}) => ({
    detail: [
      { barang_id: lain, qty_fisik: kedua },
      { barang_id: barang, qty_fisik: satu, ...tambah },
    ],
  });
  const draft = await opname(0, {}, dua(80, 10));
  await jual(3);
  await toko.jual(D, [[lain, 4, 20]]);
  // Counted again after the sale: 77 are right. The other line only has a remark now.
  await ganti(draft.id, dua(77, 10, { keterangan: 'dihitung ulang' }));
  expect(await baris(draft.id)).toMatchObject([
    { qty_sistem: 10, qty: 0 },
    { qty_sistem: 77, qty: 0 },
  ]);
  await jual(1);
  await setujui(draft.id);
  expect(await toko.stok(barang)).toMatchObject({ qty: '76' });
  expect(await toko.stok(lain)).toMatchObject({ qty: '6' });
  expect(await toko.saldo('5201')).toBe('0.00');
});

test('another day or location in the head: the books of then, as they were known when it was written', async () => {
  const { toko, barang, opname, setujui, baris, jual } = await buka();
  const cabang = await toko.master('lokasi', { kode: 'CABANG', nama: 'Cabang' });
  await toko.buat('transfer-stok', '01-12', { lokasi_tujuan_id: cabang, detail: [[barang, 8]] });
  const draft = await opname(80);
  await jual(3);
  const ubah = (patch: Row) =>
    toko.staf.value(`select erp.transaksi_patch('opname-stok', $1, $2)`, [
      draft.id,
      JSON.stringify(patch),
    ]);
  await ubah({ tanggal: hari('01-13') });
  expect(await baris(draft.id)).toMatchObject([{ qty_sistem: 72, qty: 8 }]);
  await ubah({ lokasi_id: cabang });
  expect(await baris(draft.id)).toMatchObject([{ qty_sistem: 8, qty: 72 }]);
  await ubah({ lokasi_id: toko.lokasi, tanggal: hari('01-11') });
  expect(await baris(draft.id)).toMatchObject([{ qty_sistem: 80, qty: 0 }]);
  await setujui(draft.id);
  expect(await toko.stok(barang)).toMatchObject({ qty: '77' });
});

test('without a draft: what was seen, and the cashier sells before it is typed', async () => {
  const { toko, barang, opname, jual, beli, baris, simulasi } = await buka();
  await jual(3);
  const satu = await opname(79, { qty_sistem_dilihat: 80 }, {}, false);
  // One was missing at 80, at the cost of then.
  await toko.expectJurnal(satu.id, '01-10 D 5201 100.00, K 1301 100.00');
  expect(await baris(satu.id)).toMatchObject([{ qty_sistem: 80, qty: -1 }]);
  expect(await toko.stok(barang)).toMatchObject({ qty: '76' });
  await beli(4, 500);
  const coba = await simulasi('opname-stok', D, {
    detail: [{ barang_id: barang, qty_fisik: 75, qty_sistem_dilihat: 76 }],
  });
  expect(coba).toMatchObject({ stok: [{ qty: -1, nilai: -100 }] });
  // What the books never said is refused; they say what they say.
  expect(
    await expectError(
      opname(75, { qty_sistem_dilihat: 78 }, {}, false),
      'KOSLD',
      'detail.0.qty_sistem_dilihat',
    ),
  ).toContain('sekarang 80');
  await expectError(
    opname(1, { qty_sistem_dilihat: 80 }, { mode: 'saldo_awal' }, false),
    'VADOK',
    'detail.0.hpp detail.0.qty_sistem_dilihat',
  );
});

test('without a draft: when it was counted', async () => {
  const { toko, barang, opname, jual, baris } = await buka();
  const kini = () => toko.value<string>('select clock_timestamp()::text');
  const waktu = await kini();
  await jual(3);
  const hitung = await opname(80, {}, { waktu }, false);
  await toko.expectJurnal(hitung.id);
  expect(await baris(hitung.id)).toMatchObject([{ qty_sistem: 80 }]);
  expect(await toko.baca('opname-stok', hitung.id)).toMatchObject({
    waktu: new Date(waktu).toISOString(),
  });
  expect(await toko.stok(barang)).toMatchObject({ qty: '77' });
  // A draft that says it too: what was sold before it was written stays sold.
  const lagi = await kini();
  await jual(2);
  const draft = await opname(76, {}, { waktu: lagi });
  expect(await baris(draft.id)).toMatchObject([{ qty_sistem: 77, qty: -1 }]);
  await toko.setujui('opname-stok', draft.id);
  expect(await toko.stok(barang)).toMatchObject({ qty: '74' });
  await expectError(opname(1, {}, { waktu: '2999-01-01T00:00:00Z' }, false), 'VADOK', 'waktu');
});

test('a cashier who sells while the count is being written is seen, or stays sold', async () => {
  for (const [dulu, sisa] of [
    ['penjualan', '80'],
    ['opname-stok', '77'],
  ] as const) {
    const { toko, barang, setujui, lokasi, pelanggan } = await buka();
    const jual = {
      tanggal: hari(D),
      kontak_id: pelanggan,
      lokasi_id: lokasi,
      detail: [{ barang_id: barang, qty: 3, harga: 300 }],
    };
    const isi = {
      tanggal: hari(D),
      lokasi_id: lokasi,
      detail: [{ barang_id: barang, qty_fisik: 80 }],
    };
    // Whoever comes second waits for the goods.
    const isiOf = { penjualan: jual, 'opname-stok': isi };
    const buat = (db: Db, jenis: 'penjualan' | 'opname-stok') =>
      createDokumen(db, jenis, isiOf[jenis], jenis === 'opname-stok');
    const kemudian = dulu === 'penjualan' ? 'opname-stok' : 'penjualan';
    let pertama = 0;
    const kedua = await behind(
      toko,
      async (db) => {
        pertama = (await buat(db, dulu)).id;
      },
      () => toko.as((db) => buat(db, kemudian)),
    );
    await setujui(dulu === 'penjualan' ? kedua.id : pertama);
    expect(await toko.stok(barang)).toMatchObject({ qty: sisa });
  }
});

test('two counts of the same goods wait: the loss is booked once', async () => {
  const { toko, barang, opname, setujui, baris } = await buka();
  const senin = await opname(75);
  const selasa = await opname(75, {}, { tanggal: hari('01-11') });
  await setujui(senin.id);
  await setujui(selasa.id);
  expect(await baris(selasa.id)).toMatchObject([{ qty_sistem: 75, qty: 0 }]);
  expect(await toko.stok(barang)).toMatchObject({ qty: '75' });
  // The other way round the earlier one is refused: the later one holds what it found.
  const kamis = await opname(70, {}, { tanggal: hari('01-13') });
  const jumat = await opname(70, {}, { tanggal: hari('01-14') });
  await setujui(jumat.id);
  expect(await expectError(setujui(kamis.id), 'KOSLD', 'detail.0.barang_id')).toContain(
    `${(await toko.dokumen(jumat.id)).nomor}`,
  );
  expect(await toko.stok(barang)).toMatchObject({ qty: '70' });
  // On the same day: what was seen first stands first.
  const pagi = await opname(68, {}, { tanggal: hari('01-15') });
  const siang = await opname(68, {}, { tanggal: hari('01-15') });
  await setujui(pagi.id);
  await toko.batalkan('opname-stok', pagi.id);
  await setujui(siang.id);
  expect(await toko.stok(barang)).toMatchObject({ qty: '68' });
  expect(await toko.saldo('5201')).toBe('1200.00');
});

test('the goods that a count found missing are sold before it is approved: stock is not made up', async () => {
  const { toko, barang, opname, setujui, jual } = await buka();
  const draft = await opname(2);
  await jual(79);
  await expectError(setujui(draft.id), 'KOSTK');
  expect(await toko.stok(barang)).toMatchObject({ qty: '1' });
});

test('a surplus is valued where it was seen; there must have been goods', async () => {
  const toko = await openToko();
  const barang = await toko.barang();
  const draft = await toko.draft('opname-stok', D, {
    detail: [{ barang_id: barang, qty_fisik: 2 }],
  });
  await toko.beli(D, [[barang, 5, 10]]);
  await expectError(toko.setujui('opname-stok', draft.id), 'VADOK', 'detail.0.hpp');
  expect(await toko.stok(barang)).toMatchObject({ qty: '5' });
});

test('what was counted already after a count that had waited', async () => {
  const { toko, barang, opname, setujui, jual } = await buka();
  const draft = await opname(75);
  const nol = await opname(75);
  await jual(5);
  await setujui(draft.id);
  await setujui(nol.id);
  expect(await toko.stok(barang)).toMatchObject({ qty: '70' });
  // Five had left before the counts; one of them has no difference of its own, but its place.
  for (const { id } of [draft, nol]) {
    const telat = await toko.jual('01-08', [[barang, 5, 300]], { sudah_terhitung_opname: id });
    expect(await toko.stok(barang)).toMatchObject({ qty: '70' });
    await toko.expectConsistent();
    await toko.batalkan('penjualan', telat.id);
    expect(await toko.stok(barang)).toMatchObject({ qty: '70' });
  }
});
