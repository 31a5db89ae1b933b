import { expect, test } from '@jest/globals';
import { expectError, hari, openStory, type Toko } from '../helpers/story.ts';

const { openToko } = openStory();

async function stocked(settings = {}, barangIsi = {}): Promise<{ toko: Toko; barang: number }> {
  const toko = await openToko(settings);
  const barang = await toko.barang(barangIsi);
  await toko.beli('01-01', [[barang, 1000, 10]]);
  return { toko, barang };
}

test('units: the factor is frozen on the line, the price is per unit of the line', async () => {
  const { toko, barang } = await stocked();
  const dus = await toko.master('satuan', { kode: 'DUS', nama: 'Dus' });
  const isi = await toko.master('barang_satuan', { barang_id: barang, satuan_id: dus, faktor: 12 });
  const jual = await toko.jual('01-02', [
    { barang_id: barang, satuan_id: dus, qty: '1.5', harga: 240 },
  ]);
  const [baris] = await toko.baris(jual.id);
  expect(baris).toMatchObject({
    qty: '1.500000',
    qty_dasar: '18.000000',
    faktor: '12.000000',
    bruto: '360.00',
    nilai_hpp: '180.00',
  });
  await toko.ubah('barang_satuan', isi, { faktor: 10 });
  expect((await toko.baris(jual.id))[0]?.faktor).toBe('12.000000');
  const [lagi] = await toko.baris(
    (await toko.jual('01-03', [{ barang_id: barang, satuan_id: dus, qty: 1, harga: 240 }])).id,
  );
  expect(lagi?.qty_dasar).toBe('10.000000');
});

test('units: a quantity that is not exact in base units, or a unit of other goods', async () => {
  const { toko, barang } = await stocked();
  const karat = await toko.master('satuan', { kode: 'KRT', nama: 'Karat' });
  await toko.master('barang_satuan', { barang_id: barang, satuan_id: karat, faktor: '0.3137' });
  const jual = (satuan_id: number, qty: string) =>
    toko.jual('01-02', [{ barang_id: barang, satuan_id, qty, harga: 1 }]);
  expect(await expectError(jual(karat, '0.001'), 'VADOK', 'detail.0.qty')).toBe(
    'detail.0.qty: tidak tepat sampai 6 desimal dalam satuan dasar; pakai satuan PCS',
  );
  await expectError(jual(toko.satuan + 999, '1'), 'VADOK', 'detail.0.satuan_id');
});

test('price: tier, unit, quantity break and date, else factor × harga_jual', async () => {
  const { toko, barang } = await stocked({}, { harga_jual: 100 });
  const dus = await toko.master('satuan', { kode: 'DUS', nama: 'Dus' });
  await toko.master('barang_satuan', { barang_id: barang, satuan_id: dus, faktor: 12 });
  await toko.master('harga', { kode: 'GROSIR', nama: 'Grosir' });
  const tier = { barang_id: barang, harga_kode: 'GROSIR' };
  await toko.master('barang_harga', { ...tier, harga: 90 });
  await toko.master('barang_harga', { ...tier, harga: 85, qty_minimum: 10 });
  await toko.master('barang_harga', { ...tier, harga: 1000, satuan_id: dus });
  await toko.master('barang_harga', { ...tier, harga: 95, berlaku_dari: hari('06-01') });
  await toko.master('barang_harga', {
    ...tier,
    harga: 70,
    berlaku_dari: hari('03-01'),
    berlaku_sampai: hari('03-31'),
  });
  const price = async (qty: number, monthDay: string, isi = {}, baris = {}) => {
    const jual = await toko.jual(monthDay, [{ barang_id: barang, qty, ...baris }], {
      harga_kode: 'GROSIR',
      ...isi,
    });
    return (await toko.baris(jual.id))[0]?.harga;
  };
  expect(await price(5, '02-01')).toBe('90.000000');
  expect(await price(10, '02-01')).toBe('85.000000');
  expect(await price(5, '03-15')).toBe('70.000000');
  expect(await price(5, '04-01')).toBe('90.000000');
  expect(await price(5, '06-01')).toBe('95.000000');
  expect(await price(2, '02-01', {}, { satuan_id: dus })).toBe('1000.000000');
  expect(await price(5, '02-01', { harga_kode: null })).toBe('100.000000');
  expect(await price(2, '02-01', { harga_kode: null }, { satuan_id: dus })).toBe('1200.000000');
  expect(await price(5, '02-01', {}, { harga: 1 })).toBe('1.000000');
  const setia = await toko.kontak({ harga_kode: 'GROSIR' });
  expect(await price(5, '02-01', { harga_kode: null, kontak_id: setia })).toBe('90.000000');
});

test('price: each line of a sale has its own, whatever stands beside it', async () => {
  const { toko, barang } = await stocked({}, { harga_jual: 100 });
  const lain = await toko.barang({ harga_jual: 50 });
  await toko.beli('01-01', [[lain, 10, 1]]);
  const dus = await toko.master('satuan', { kode: 'DUS', nama: 'Dus' });
  await toko.master('barang_satuan', { barang_id: barang, satuan_id: dus, faktor: 12 });
  await toko.master('harga', { kode: 'GROSIR', nama: 'Grosir' });
  const tier = { barang_id: barang, harga_kode: 'GROSIR' };
  await toko.master('barang_harga', { ...tier, harga: 90 });
  await toko.master('barang_harga', { ...tier, harga: 1000, satuan_id: dus });
  const jual = await toko.jual(
    '01-02',
    [
      { barang_id: barang, qty: 1, harga: 7 },
      { barang_id: lain, qty: 1 },
      { barang_id: barang, qty: 1 },
      { barang_id: barang, qty: 1, satuan_id: dus, pajak_kode: 'PPN' },
    ],
    { harga_kode: 'GROSIR' },
  );
  const baris = await toko.baris(jual.id);
  expect(baris.map((b) => [b.harga, b.qty_dasar, b.pajak_kode])).toEqual([
    ['7.000000', '1.000000', null],
    ['50.000000', '1.000000', null],
    ['90.000000', '1.000000', null],
    ['1000.000000', '12.000000', 'PPN'],
  ]);
});

test('lines: accounts and taxes that are wrong are told of the lines that name them', async () => {
  const { toko, barang } = await stocked();
  const message = await expectError(
    toko.beli('01-02', [
      [barang, 1, 10],
      { akun_kode: '1201', harga: 5 },
      { barang_id: barang, qty: 1, harga: 10, pajak_kode: 'GAIB' },
      { akun_kode: '6209', harga: 5, pajak_kode: 'PPN' },
      { akun_kode: 'GAIB', harga: 5, pajak_kode: 'GAIB' },
    ]),
    'VADOK',
  );
  expect(message.split('\n')).toEqual([
    'detail.1.akun_kode: harus akun beban atau aset yang bukan akun kendali atau kas',
    'detail.2.pajak_kode: tidak dikenal',
    'detail.4.akun_kode: tidak ditemukan',
    'detail.4.pajak_kode: tidak dikenal',
  ]);
});

test('price: none to be found, or an unknown tier', async () => {
  const { toko, barang } = await stocked();
  const jual = (isi = {}) => toko.jual('01-02', [[barang, 1]], { ...isi });
  await expectError(jual(), 'VAHRG', 'detail.0.harga');
  await expectError(jual({ harga_kode: 'TIDAKADA' }), 'VADOK', 'harga_kode');
});

test('discounts: of the line, in percent, and of the document with its residue on the largest', async () => {
  const { toko, barang } = await stocked();
  const jual = await toko.jual(
    '01-02',
    [
      { barang_id: barang, qty: 1, harga: 110, diskon: 10 },
      { barang_id: barang, qty: 1, harga: 125, diskon_persen: 20 },
      [barang, 1, 100],
    ],
    { diskon: 10 },
  );
  const baris = await toko.baris(jual.id);
  expect(baris.map((b) => [b.diskon, b.subtotal, b.diskon_dokumen, b.dpp])).toEqual([
    ['10.00', '100.00', '3.34', '96.66'],
    ['25.00', '100.00', '3.33', '96.67'],
    ['0.00', '100.00', '3.33', '96.67'],
  ]);
  expect(await toko.dokumen(jual.id)).toMatchObject({
    bruto: '335.00',
    diskon: '45.00',
    dpp: '290.00',
    total_nilai: '290.00',
  });
  const besar = await toko.jual(
    '01-02',
    [
      [barang, 1, 1],
      [barang, 1, '0.02'],
      [barang, 1, '0.02'],
    ],
    { diskon_persen: '33.333333' },
  );
  const bagian = (await toko.baris(besar.id)).map((b) => b.diskon_dokumen);
  expect(bagian).toEqual(['0.33', '0.01', '0.01']);
});

test('gross method: the discount has its own account', async () => {
  const { toko, barang } = await stocked({ metode_potongan: 'bruto' });
  const jual = await toko.jual('01-02', [{ barang_id: barang, qty: 10, harga: 100, diskon: 150 }]);
  await toko.expectJurnal(
    jual.id,
    '01-02 D 1201 850.00, 4103 150.00, 5101 100.00, K 4101 1000.00, 1301 100.00',
  );
});

test('PPN on nilai lain: on top of the price, and inside it', async () => {
  const { toko, barang } = await stocked({}, { pajak_kode: 'PPN' });
  const luar = await toko.jual('01-02', [[barang, 1, 10_000]]);
  expect((await toko.baris(luar.id))[0]).toMatchObject({
    dpp: '10000.00',
    dpp_lain: '9166.67',
    ppn: '1100.00',
    tarif: '12.000000',
  });
  await toko.expectJurnal(
    luar.id,
    '01-02 D 1201 11100.00, 5101 10.00, K 4101 10000.00, 2201 1100.00, 1301 10.00',
  );
  const dalam = await toko.jual('01-02', [[barang, 1, 10_000]], { harga_termasuk_pajak: true });
  expect((await toko.baris(dalam.id))[0]).toMatchObject({ dpp: '9009.01', ppn: '990.99' });
  expect(await toko.dokumen(dalam.id)).toMatchObject({ total_nilai: '10000.00' });
  const bebas = await toko.jual('01-02', [
    { barang_id: barang, qty: 1, harga: 10_000, pajak_kode: 'NON' },
  ]);
  expect(await toko.dokumen(bebas.id)).toMatchObject({ ppn: '0.00', total_nilai: '10000.00' });
});

test('PPN follows the rate of the day; each line is rounded by itself', async () => {
  const { toko, barang } = await stocked({ tanggal_mulai: '2021-01-01' });
  await toko.beli('2021-01-01', [[barang, 100, 10]]);
  const jual = async (tanggal: string, harga: string | number, lines = 1) => {
    const line = { barang_id: barang, qty: 1, harga, pajak_kode: 'PPN' };
    const made = await toko.jual(
      tanggal,
      Array.from({ length: lines }, () => line),
    );
    return (await toko.dokumen(made.id)).ppn;
  };
  expect(await jual('2022-03-31', 10_000)).toBe('1000.00');
  expect(await jual('2022-04-01', 10_000)).toBe('1100.00');
  // 5.05 × 11 % = 0.5555: three lines of 0.56.
  expect(await jual('2022-04-01', '5.05', 3)).toBe('1.68');
});

test('freight has its own amount, tax and account', async () => {
  const { toko, barang } = await stocked();
  const jual = await toko.jual('01-02', [[barang, 1, 10_000]], {
    ongkos: 5000,
    ongkos_pajak_kode: 'PPN',
  });
  await toko.expectJurnal(
    jual.id,
    '01-02 D 1201 15550.00, 5101 10.00, K 4101 10000.00, 4104 5000.00, 2201 550.00, 1301 10.00',
  );
});

test('services and goods of their own accounts', async () => {
  const { toko, barang } = await stocked();
  const jasa = await toko.barang({ jenis: 'jasa', harga_jual: 500 });
  const khusus = await toko.barang({ akun_penjualan: '4201' });
  await toko.beli('01-01', [[khusus, 1, 10]]);
  const jual = await toko.jual('01-02', [
    [barang, 1, 100],
    [jasa, 2, 500],
    [khusus, 1, 70],
  ]);
  await toko.expectJurnal(
    jual.id,
    '01-02 D 1201 1170.00, 5101 20.00, K 4101 100.00, 4104 1000.00, 4201 70.00, 1301 20.00',
  );
});
