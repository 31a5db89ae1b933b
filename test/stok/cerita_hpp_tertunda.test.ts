import { beforeAll, expect, test } from '@jest/globals';
import { hpp__koreksi } from '../../workers/tasks/each_due.ts';
import { expectError, hari, openStory, type Row, type Toko } from '../helpers/story.ts';
import { runTask, workerPool } from '../helpers/worker.ts';

const { data, openToko, openBarang } = openStory();

/** In this file's database three later movements are too many already. */
beforeAll(() =>
  data.rows(`create or replace function erp_private.stok_batas_mundur() returns integer
         language sql stable set search_path = pg_catalog as 'select 3'`),
);

const koreksi = ({ pekerja }: Toko, id: number) =>
  pekerja.value<number | null>('select erp_private.worker_hpp_koreksi($1)', [id]);

async function buka(settings: Row = {}) {
  const toko = await openToko(settings);
  const barang = await toko.barang();
  await toko.beli('01-05', [[barang, 20, 100]]);
  for (const tanggal of ['02-01', '02-02', '03-03', '03-04']) {
    await toko.jual(tanggal, [[barang, 2, 300]]);
  }
  const tertunda = () =>
    toko.rows<Row>(
      'select barang_id, tanggal::text, transaksi_id from hpp_tertunda order by barang_id',
    );
  return { ...toko, toko, barang, tertunda, koreksi: (id: number) => koreksi(toko, id) };
}

const mundur = { tanggal: hari('01-10') };

test('too many later movements: posted, marked, told, and corrected by the worker', async () => {
  const { toko, barang, tertunda, pekerja, koreksi, laporan } = await buka();
  const telat = await toko.beli({ ...mundur, detail: [[barang, 20, 200]] });
  await toko.expectKoreksi(telat.id);
  expect(await tertunda()).toEqual([
    { barang_id: barang, tanggal: hari('01-10'), transaksi_id: telat.id },
  ]);
  // The books agree with themselves meanwhile, and the reports say what they wait for.
  expect(await toko.stok(barang)).toEqual({ qty: '32', nilai: '5200.00' });
  expect(await toko.saldo('1301')).toBe('5200.00');
  await toko.expectConsistent();
  const sejak = hari('01-10');
  const tanda = async (nama: string, args: Row = {}) => {
    const { hpp_tertunda, meta } = await laporan(nama, args);
    return hpp_tertunda ?? meta?.hpp_tertunda ?? null;
  };
  expect(await tanda('neraca')).toBe(sejak);
  expect(await tanda('neraca', { per: hari('01-09') })).toBeNull();
  expect(await tanda('rugi_laba', { dari: hari('01-01'), sampai: hari('12-31') })).toBe(sejak);
  expect(await tanda('stok')).toBe(sejak);
  expect(await tanda('kartu_stok', { barang_id: barang })).toBe(sejak);
  expect(await pekerja.rows('select id from erp_private.worker_hpp_list() as d (id)')).toEqual([
    { id: barang },
  ]);

  expect(await koreksi(barang)).toBe(4);
  expect(await koreksi(barang)).toBeNull();
  expect(await tertunda()).toEqual([]);
  await toko.expectKoreksi(
    telat.id,
    '02-01 D 5101 100.00, K 1301 100.00',
    '02-02 D 5101 100.00, K 1301 100.00',
    '03-03 D 5101 100.00, K 1301 100.00',
    '03-04 D 5101 100.00, K 1301 100.00',
  );
  expect(await toko.saldo('5101')).toBe('1200.00');
  expect(await tanda('neraca')).toBeNull();
});

test('before a paper about values fewer are too many, and the worker books each day of it', async () => {
  const { toko, barang } = await openBarang();
  const beli = await toko.beli('01-05', [[barang, 20, 100]]);
  const alokasi = { dasar: 'qty', baris: [{ baris_id: (await toko.baris(beli.id))[0]?.id }] };
  const ongkos = (tanggal: string) =>
    toko.buat('hutang', tanggal, {
      kontak_id: toko.supplier,
      detail: [{ alokasi, jumlah: 40 }],
    });
  await toko.jual('02-01', [[barang, 5, 300]]);
  await toko.jual('02-02', [[barang, 5, 300]]);
  // The paper itself counts once: two sales and the goods are three movements.
  await ongkos('03-10');
  const tertunda = () => toko.value<number>('select count(*)::int from hpp_tertunda');
  expect(await tertunda()).toBe(0);
  const telat = await toko.beli('01-10', [[barang, 20, 200]]);
  await toko.expectKoreksi(telat.id);
  expect(await tertunda()).toBe(1);
  expect(await koreksi(toko, barang)).toBe(4);
  expect(await tertunda()).toBe(0);
  // 150.00 each from February on, 151.00 from the freight on.
  expect(await toko.saldo('5101', hari('03-09'))).toBe('1500.00');
  expect(await toko.saldo('5101')).toBe('1510.00');
});

test('vouchers before the worker came merge into the earliest key, whatever they are', async () => {
  const { toko, barang, tertunda, koreksi } = await buka();
  const satu = await toko.beli('01-20', [[barang, 5, 400]]);
  // After the mark: nothing more to do. Before it: the mark moves.
  await toko.hitung('01-25', barang, 24);
  await toko.beli('01-08', [[barang, 7, 50]]);
  await toko.jual('03-20', [[barang, 3, 300]]);
  await toko.batalkan('pembelian', satu.id);
  expect(await tertunda()).toEqual([
    { barang_id: barang, tanggal: hari('01-08'), transaksi_id: satu.id },
  ]);
  await toko.expectConsistent();
  expect(await koreksi(barang)).toBeGreaterThan(4);
  await toko.expectConsistent();
  // (2,000 + 350) / 27 = 87.04 each, for all that left: 8 sold, 1 short, 3 sold.
  expect(Number(await toko.saldo('5101'))).toBeCloseTo((11 * 2350) / 27, 0);
});

test('a pool that is worth less than nothing meanwhile takes a surplus at 0, until it is corrected', async () => {
  const { toko, barang } = await openBarang();
  const mahal = await toko.beli('01-01', [[barang, 10, 1000]]);
  await toko.beli('01-02', [[barang, 30, 1]]);
  for (const tanggal of ['02-01', '02-02', '02-03', '02-04']) {
    await toko.jual(tanggal, [[barang, 2, 300]]);
  }
  await toko.batalkan('pembelian', mahal.id);
  expect(Number((await toko.stok(barang)).nilai)).toBeLessThan(0);
  await toko.hitung('03-01', barang, 25);
  await toko.expectConsistent();
  await koreksi(toko, barang);
  expect(await toko.stok(barang)).toEqual({ qty: '25', nilai: '25.00' });
  // What is entered late took all goods that lay there: the surplus costs what they cost, not what it was booked at.
  await toko.jual('02-15', [[barang, 22, 300]]);
  expect(await toko.stok(barang)).toEqual({ qty: '3', nilai: '3.00' });
  await toko.expectConsistent();
});

test.each([
  ['tolak', 5],
  ['izinkan', 30],
])(
  'what leaves a pool that is worth less than nothing meanwhile costs 0, and may come back (%s)',
  async (kebijakan_stok_minus, qty) => {
    const { toko, barang } = await openBarang(0, 0, { kebijakan_stok_minus });
    const mahal = await toko.beli('01-01', [[barang, 10, 1000]]);
    await toko.beli('01-02', [[barang, 30, 1]]);
    for (const tanggal of ['02-01', '02-02', '02-03', '02-04']) {
      await toko.jual(tanggal, [[barang, 2, 300]]);
    }
    await toko.batalkan('pembelian', mahal.id);
    const gudang = await toko.master('lokasi', { kode: 'GUDANG', nama: 'Gudang' });
    await toko.buat('transfer-stok', '03-01', {
      lokasi_tujuan_id: gudang,
      detail: [{ barang_id: barang, qty }],
    });
    const jual = await toko.jual('03-02', [[barang, 17, 300]]);
    expect(await toko.hpp(jual.id)).toBe('0.00');
    const [baris] = await toko.baris(jual.id);
    await toko.buat('retur-penjualan', '03-03', { detail: [{ baris_asal_id: baris?.id, qty: 2 }] });
    await toko.jual('03-04', [[barang, 2, 300]]);
    await toko.jual('03-05', [[barang, 5, 300]], { lokasi_id: gudang });
    await toko.expectConsistent();
    await koreksi(toko, barang);
    expect([await toko.saldo('5101'), await toko.stok(barang)]).toEqual([
      '30.00',
      { qty: '0', nilai: '0.00' },
    ]);
  },
);

test('a sale that was covered is taken back meanwhile: its cover goes with the corrections', async () => {
  const toko = await openToko({ kebijakan_stok_minus: 'izinkan' });
  const barang = await toko.barang({ harga_beli: 10 });
  const jual = await toko.jual('01-10', [[barang, 3, 300]]);
  await toko.beli('02-01', [[barang, 50, 12]]);
  for (const tanggal of ['02-02', '02-03', '02-04']) await toko.jual(tanggal, [[barang, 2, 300]]);
  await toko.batalkan('penjualan', jual.id);
  await toko.expectConsistent();
  await koreksi(toko, barang);
  expect([await toko.saldo('5101'), await toko.stok(barang)]).toEqual([
    '72.00',
    { qty: '44', nilai: '528.00' },
  ]);
});

test('meanwhile no month is closed, and no lock moved; afterwards both may be', async () => {
  const { toko, barang, koreksi } = await buka();
  await toko.beli({ ...mundur, detail: [[barang, 20, 200]] });
  const tutup = () =>
    toko
      .by({ peran: 'admin', adminKey: true })
      .value(`select erp.periode_set($1, 'tutup')`, [hari('01-01')]);
  const kunci = () => toko.set({ tanggal_kunci: hari('01-31') });
  expect(await expectError(tutup(), 'KOHPP')).toContain(hari('01-10'));
  await expectError(kunci(), 'KOHPP');
  await toko
    .by({ peran: 'admin', adminKey: true })
    .value(`select erp.periode_set($1, 'buka')`, [hari('01-01')]);
  await koreksi(barang);
  await tutup();
  await kunci();
});

test('what could never be corrected is refused at once: no day is open from the later movements on', async () => {
  const { toko, barang, tertunda, koreksi } = await buka();
  // The day of the shop, which is ahead of Greenwich's by hours.
  const kini = String(await toko.value('select erp_private.tenant_today(null::buku)::text'));
  for (
    const bulan = new Date(hari('03-01'));
    bulan.toISOString().slice(0, 10) <= kini;
    bulan.setUTCMonth(bulan.getUTCMonth() + 1)
  )
    await toko.tutupBulan(bulan.toISOString().slice(0, 10));
  const telat = () => toko.beli({ ...mundur, detail: [[barang, 20, 200]] });
  expect(await expectError(telat(), 'KOTUP', 'tanggal')).toContain(hari('03-04'));
  expect(await tertunda()).toEqual([]);
  // Once the present month is open, the corrections of the closed ones have their day.
  await toko.tutupBulan(`${kini.slice(0, 7)}-01`, 'buka');
  await telat();
  await koreksi(barang);
  expect(await tertunda()).toEqual([]);
  expect(await toko.saldo('5101')).toBe('1200.00');
});

test.each([
  ['rata-rata', 'tenant'],
  ['fifo', 'tenant'],
  ['fifo', 'per_lokasi'],
])(
  'whatever waited, in the end the books are those of the order of days (%s, %s)',
  async (metode_hpp, lingkup_hpp) => {
    const cerita = async (telat: boolean) => {
      const toko = await openToko({ metode_hpp, lingkup_hpp });
      const { buat, batalkan } = toko;
      const cabang = await toko.master('lokasi', { kode: 'CABANG', nama: 'Cabang' });
      const barang = await toko.barang();
      const akhir = async () => {
        await toko.beli('01-10', [[barang, 7, 130]]);
        const salah = await toko.beli('01-11', [[barang, 9, 999]]);
        await batalkan('pembelian', salah.id);
        await buat('penggunaan-persediaan', '01-20', { detail: [[barang, 2]] });
      };
      await toko.beli('01-05', [[barang, 10, 100]]);
      if (!telat) await akhir();
      await buat('transfer-stok', '02-01', { lokasi_tujuan_id: cabang, detail: [[barang, 5]] });
      const jual = await toko.jual('02-02', [[barang, 3, 300]]);
      await toko.retur('penjualan', '02-03', jual.id, 1);
      const dari = { lokasi_id: cabang, detail: [[barang, 4, 300]] as [number, number, number][] };
      await toko.jual({ tanggal: hari('02-04'), ...dari });
      if (telat) {
        await akhir();
        const [antre] = await toko.rows<Row>('select barang_id, tanggal::text from hpp_tertunda');
        expect(antre).toEqual({ barang_id: barang, tanggal: hari('01-10') });
        await koreksi(toko, barang);
      }
      await toko.expectConsistent();
      const saldo = await Promise.all(['1301', '5101', '6204'].map((akun) => toko.saldo(akun)));
      const lapisan = await toko.rows(
        `select pool_id, qty, nilai from stok_lapisan order by pool_id, tanggal_kunci, urut, baris, ke`,
      );
      return { saldo, lapisan, stok: await toko.stok(barang) };
    };
    expect(await cerita(true)).toEqual(await cerita(false));
  },
);

test('first in, first out: the layers are those of the corrected books', async () => {
  const { toko, barang, tertunda, koreksi } = await buka({ metode_hpp: 'fifo' });
  await toko.beli('01-02', [[barang, 3, 50]]);
  await toko.jual('03-20', [[barang, 3, 300]]);
  expect(await tertunda()).toHaveLength(1);
  await toko.expectConsistent();
  await koreksi(barang);
  // 3 at 50 leave first, then 8 at 100.
  expect(await toko.saldo('5101')).toBe('950.00');
  await toko.jual('03-21', [[barang, 1, 300]]);
  expect(await toko.saldo('5101')).toBe('1050.00');
});

test('first in, first out: what passed transit meanwhile leaves nothing there in the end', async () => {
  const { toko, barang, koreksi } = await buka({ metode_hpp: 'fifo' });
  const cabang = await toko.master('lokasi', { kode: 'CABANG', nama: 'Cabang' });
  await toko.beli({ ...mundur, detail: [[barang, 20, 200]] });
  const kirim = { lokasi_tujuan_id: cabang, dua_langkah: true };
  const detail = [5, 15].map((qty) => ({ barang_id: barang, qty }));
  const { id } = await toko.buat('transfer-stok', '03-10', { ...kirim, detail });
  await toko.terima('transfer-stok', id, '03-11');
  // Its costs are those that are known by now.
  expect(await toko.saldo('1302')).not.toBe('0.00');
  await toko.expectConsistent();
  await koreksi(barang);
  expect(await toko.saldo('1302')).toBe('0.00');
});

test('a simulation says that the worker will do it', async () => {
  const { toko, barang, tertunda, simulasi } = await buka();
  const hasil = await simulasi('pembelian', {
    ...mundur,
    kontak_id: toko.supplier,
    lokasi_id: toko.lokasi,
    detail: [{ barang_id: barang, qty: 1, harga: 5 }],
  });
  expect(hasil).toMatchObject({
    koreksi: { jumlah: 0 },
    hpp_tertunda: [{ barang_id: barang, tanggal: hari('01-10') }],
  });
  expect(await tertunda()).toEqual([]);
});

test('a worker that dies in the middle leaves the mark; the task does every tenant', async () => {
  const { toko, barang, tertunda } = await buka();
  const lain = await buka({ lingkup_hpp: 'per_lokasi' });
  await toko.beli({ ...mundur, detail: [[barang, 20, 200]] });
  await lain.toko.beli({ ...mundur, detail: [[lain.barang, 20, 200]] });
  const killed = await workerPool(data).connect();
  await killed.query(
    `begin; set local search_path = "t_${toko.kode}", erp, pg_temp; set local erp.tenant = '${toko.kode}'`,
  );
  await killed.query('select erp_private.worker_hpp_koreksi($1)', [barang]);
  const { rows } = await killed.query<{ pid: number }>('select pg_backend_pid() as pid');
  await data.rows('select pg_terminate_backend($1, 5000)', [rows[0]?.pid]);
  killed.release(true);
  expect(await tertunda()).toHaveLength(1);
  await toko.expectConsistent();
  await runTask(data, hpp__koreksi);
  expect([await tertunda(), await lain.tertunda()]).toEqual([[], []]);
  expect([await toko.saldo('5101'), await lain.toko.saldo('5101')]).toEqual(['1200.00', '1200.00']);
});

test('freight before too many movements waits too, and is known from its own day', async () => {
  const { toko, barang, tertunda, koreksi } = await buka();
  const [beli] = await toko.rows<Row>(`select id from transaksi_baris where harga = 100`);
  const alokasi = { dasar: 'qty', baris: [{ baris_id: beli?.id }] };
  const isi = { kontak_id: toko.supplier, detail: [{ alokasi, jumlah: 200 }] };
  const biaya = await toko.buat('hutang', '04-10', isi);
  await toko.expectKoreksi(biaya.id);
  expect(await tertunda()).toHaveLength(1);
  await toko.expectConsistent();
  expect(await koreksi(barang)).toBe(4);
  await toko.expectKoreksi(biaya.id, '04-10 D 5101 80.00, K 1301 80.00');
  expect(await toko.stok(barang)).toEqual({ qty: '12', nilai: '1320.00' });
  expect(await toko.baca('hutang', biaya.id)).toMatchObject({
    dampak: [
      { akun_kode: '1301', jumlah: 120 },
      { akun_kode: '5101', jumlah: 80 },
    ],
  });
});
