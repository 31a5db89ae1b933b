import { expect, test } from '@jest/globals';
import { behind } from '../helpers/antre.ts';
import { expectError, openStory, type Row } from '../helpers/story.ts';

const { openBarang } = openStory();

async function soldAndTakenBack() {
  const { toko, barang } = await openBarang();
  const beli = await toko.beli('01-01', [[barang, 10, 10]]);
  const jual = await toko.jual('01-05', [[barang, 10, 20]]);
  await toko.batalkan('penjualan', jual.id);
  return { toko, barang, beli, jual };
}

test('a voided sale holds no stock: the purchase before it can be voided too', async () => {
  const { toko, barang, beli } = await soldAndTakenBack();
  await toko.batalkan('pembelian', beli.id);
  expect(await toko.stok(barang)).toEqual({ qty: '0', nilai: '0.00' });
});

test('a voided sale holds no stock: another sale may take its place, once', async () => {
  const { toko, barang } = await soldAndTakenBack();
  await toko.jual('01-03', [[barang, 10, 20]]);
  await expectError(toko.jual('01-04', [[barang, 1, 20]]), 'KOSTK');
  expect(await toko.stok(barang)).toEqual({ qty: '0', nilai: '0.00' });
});

test('the present cost of a voided document leaves out its reversal and what corrects that', async () => {
  const { toko, barang } = await openBarang(10, 1000);
  const jual = await toko.jual('01-05', [[barang, 4, 2000]]);
  await toko.batalkan('penjualan', jual.id, { tanggal: '01-06' });
  await toko.beli('01-02', [[barang, 10, 2000]]);
  const detail = await toko.staf.value<{ detail: { hpp: number; hpp_kini: number }[] }>(
    `select erp.transaksi_get('penjualan', $1)`,
    [jual.id],
  );
  expect(detail.detail[0]).toMatchObject({ hpp: 1000, hpp_kini: 1500 });
});

const BERGERAK: Record<string, (barang_id: number, lokasi_tujuan_id: number) => Row> = {
  pembelian: (barang_id) => ({ detail: [{ barang_id, qty: 5, harga: 10 }] }),
  'order-penjualan': (barang_id) => ({ detail: [{ barang_id, qty: 5, harga: 10 }] }),
  'order-pembelian': (barang_id) => ({ detail: [{ barang_id, qty: 5, harga: 10 }] }),
  'retur-penjualan': (barang_id) => ({ detail: [{ barang_id, qty: 5, harga: 10, hpp: 10 }] }),
  'opname-stok': (barang_id) => ({ detail: [{ barang_id, qty_fisik: 5, hpp: 10 }] }),
  'penggunaan-persediaan': (barang_id) => ({ detail: [{ barang_id, qty: 5 }] }),
  'transfer-stok': (barang_id, lokasi_tujuan_id) => ({
    lokasi_tujuan_id,
    detail: [{ barang_id, qty: 5 }],
  }),
};

test.each(Object.entries(BERGERAK))(
  'goods that change while a document waits for them are read again: %s',
  async (jenis, isi) => {
    const { toko } = await openBarang();
    const barang = await toko.barang({ kebijakan_stok_minus: 'izinkan' });
    const cabang = await toko.master('lokasi', { kode: 'CBG', nama: 'Cabang' });
    const waiting = behind(
      toko,
      (db) => db.value(`select erp.master_patch('barang', $1, '{"jenis": "jasa"}')`, [`${barang}`]),
      () => toko.buat(jenis, '01-05', isi(barang, cabang)),
    );
    await expectError(waiting, '40001');
    expect(await toko.stok(barang)).toEqual({ qty: '0', nilai: '0' });
  },
);

test('a unit whose factor changes while a sale waits for its goods is read again', async () => {
  const { toko, barang } = await openBarang(100, 1000);
  const dus = await toko.master('satuan', { kode: 'DUS', nama: 'Dus' });
  const isi = await toko.master('barang_satuan', { barang_id: barang, satuan_id: dus, faktor: 12 });
  const waiting = behind(
    toko,
    (db) => db.value(`select erp.master_patch('barang_satuan', $1, '{"faktor": 24}')`, [`${isi}`]),
    () => toko.jual('01-05', [{ barang_id: barang, satuan_id: dus, qty: 1, harga: 20000 }]),
  );
  await expectError(waiting, '40001');
  expect((await toko.stok(barang)).qty).toBe('100');
});

test.each([
  ['rata-rata', 'before it', '01-24', '01-20'],
  ['rata-rata', 'before its void', '01-20', '01-24'],
  ['fifo', 'before it', '01-24', '01-20'],
  ['fifo', 'before its void', '01-20', '01-24'],
])(
  '%s: a voided return leaves the whole cost of its sale to one that is dated %s',
  async (metode_hpp, _, salah, benar) => {
    const { toko, barang } = await openBarang(3, 10, { metode_hpp });
    const jual = await toko.jual('01-05', [[barang, 3, 20]]);
    const keliru = await toko.retur('penjualan', salah, jual.id, 2);
    await toko.batalkan('retur-penjualan', keliru.id, { tanggal: '01-28' });
    const retur = await toko.retur('penjualan', benar, jual.id, 3);
    expect(await toko.hpp(retur.id)).toBe('-30.00');
    expect(await toko.stok(barang)).toEqual({ qty: '3', nilai: '30.00' });
    expect([await toko.saldo('5101'), await toko.saldo('5202')]).toEqual(['0.00', '0.00']);
  },
);

test.each(['rata-rata', 'fifo'])(
  '%s: three parts dated before the void of a return of the whole are the whole, to the cent',
  async (metode_hpp) => {
    const { toko, barang } = await openBarang(3, '3.333333', { metode_hpp });
    const jual = await toko.jual('01-05', [[barang, 3, 20]]);
    const keliru = await toko.retur('penjualan', '01-10', jual.id, 3);
    await toko.batalkan('retur-penjualan', keliru.id, { tanggal: '01-28' });
    const hpp: string[] = [];
    for (const hari of ['01-11', '01-12', '01-13']) {
      hpp.push(await toko.hpp((await toko.retur('penjualan', hari, jual.id, 1)).id));
    }
    expect(hpp).toEqual(['-3.33', '-3.33', '-3.34']);
    expect(await toko.stok(barang)).toEqual({ qty: '3', nilai: '10.00' });
    expect(await toko.saldo('5101')).toBe('0.00');
    await toko.expectConsistent();
  },
);

test.each(['rata-rata', 'fifo'])(
  '%s: goods of which nothing is left cost what they cost last, not what a voided purchase said',
  async (metode_hpp) => {
    const { toko, barang } = await openBarang(0, 0, { metode_hpp });
    const hpp = async () =>
      (
        await toko.staf.value<{ data: { hpp: number | null }[] }>(
          `select erp.master_list('barang', jsonb_populate_record(null::erp.permintaan_list,
           '{"custom_fields": ["hpp"]}'))`,
        )
      ).data.map((satu) => satu.hpp);
    const keliru = await toko.beli('01-05', [[barang, 10, 5]]);
    await toko.jual('01-06', [[barang, 10, 900]]);
    expect(await hpp()).toEqual([5]);
    await toko.beli('01-05', [[barang, 10, 500]]);
    await toko.batalkan('pembelian', keliru.id);
    expect(await hpp()).toEqual([500]);
    // The function itself, as from psql.
    const asked = (peran: 'viewer' | 'ops') =>
      toko.by({ peran }).value('select erp_private.hpp_terakhir(null::buku, $1)::float8', [barang]);
    expect([await asked('viewer'), await asked('ops')]).toEqual([500, null]);
    const lain = await toko.barang();
    const salah = await toko.beli('01-05', [[lain, 1, 7]]);
    await toko.batalkan('pembelian', salah.id);
    expect(await hpp()).toEqual([500, null]);
  },
);
