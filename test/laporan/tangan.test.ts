/** Figures that an accountant works out again by hand: roundings, signs and months that leave room for a mistake. */
import { expect, test } from '@jest/globals';
import { openServer } from '../helpers/server.ts';
import { hari, openStory, type Row, type Toko } from '../helpers/story.ts';

const { data, openToko } = openStory();
const server = openServer(data);

const PPN = { pajak_kode: 'PPN' };

/** Asks as a viewer of the shop. */
const bacaan = async ({ kode }: Toko) => {
  const rest = await server.restAs({ kode }, 'viewer');
  return async (path: string): Promise<Row> => {
    const { status, body } = await rest.get(`/api/${path}`);
    expect([path, status]).toEqual([path, 200]);
    return body;
  };
};

test('discounts on prices that contain the tax are those of the ledger, however little remains', async () => {
  const toko = await openToko({ metode_potongan: 'bruto' });
  const baca = await bacaan(toko);
  const barang_id = await toko.barang({ jenis: 'jasa' });
  // 5,010 less 5,000 with 11 % in the price: 10.00 = 9.01 + 0.99, and 5,000 / 1.11 = 4,504.50. A gift of 11,100: 10,000.
  const jual = await toko.jual(
    '01-10',
    [
      { barang_id, qty: 1, harga: 5010, diskon: 5000, ...PPN },
      { barang_id, qty: 1, harga: 11_100, diskon_persen: 100, ...PPN },
    ],
    { harga_termasuk_pajak: true },
  );
  await toko.batalkan('penjualan', jual.id, { tanggal: '02-05' });
  const masa = (bulan: string) => `dari=${hari(`${bulan}-01`)}&sampai=${hari(`${bulan}-28`)}`;
  for (const [bulan, tanda, debit, kredit] of [
    ['01', 1, 14_504.5, 0],
    ['02', -1, 0, 14_504.5],
  ] as const) {
    const { data: rows } = await baca(`laporan/penjualan/summary?group_by=bulan&${masa(bulan)}`);
    expect(rows).toMatchObject([
      { bruto: tanda * 14_513.51, potongan: tanda * 14_504.5, bersih: tanda * 9.01 },
    ]);
    const { data: lines } = await baca(`laporan/penjualan?${masa(bulan)}`);
    expect((lines as Row[]).map(({ potongan }) => potongan)).toEqual([
      tanda * 4504.5,
      tanda * 10_000,
    ]);
    expect((await baca(`laporan/buku-besar/4103?${masa(bulan)}`)).meta).toMatchObject({
      debit,
      kredit,
    });
  }
});

test('input tax that is credited later is given back then, not in the month of the return', async () => {
  const toko = await openToko();
  const baca = await bacaan(toko);
  const barang_id = await toko.barang();
  // 1,000 with 110 of tax, credited in March.
  const beli = await toko.beli('01-10', [
    { barang_id, qty: 10, harga: 100, ...PPN, masa_kredit: hari('03') },
  ]);
  const retur = await toko.retur('pembelian', '02-15', beli.id, 4);
  await toko.retur('pembelian', '04-10', beli.id, 1);
  const ppn = async (bulan: string) => {
    const { meta, rekonsiliasi } = await baca(`laporan/ppn?masa=${hari(bulan)}`);
    const { beda_masa, selisih } = (rekonsiliasi as Row[]).find(
      (one) => one.sisi === 'masukan',
    ) as Row;
    return [(meta as Row).ppn_masukan, beda_masa, selisih];
  };
  expect(await ppn('01')).toEqual([0, 110, 0]);
  expect(await ppn('02')).toEqual([0, -44, 0]);
  expect(await ppn('03')).toEqual([66, -66, 0]);
  expect(await ppn('04')).toEqual([-11, 0, 0]);
  await toko.batalkan('retur-pembelian', retur.id, { tanggal: '05-02' });
  expect([await ppn('03'), await ppn('05')]).toEqual([
    [66, -66, 0],
    [44, 0, 0],
  ]);
});

test('openings are what a month of the dashboard began with, not a change of its cash', async () => {
  const toko = await openToko();
  const baca = await bacaan(toko);
  const { per } = await baca('dashboard/kpi');
  const mulai = `${`${per}`.slice(0, 7)}-01`;
  await toko.set({ tanggal_mulai: mulai });
  const kemarin = new Date(Date.parse(mulai) - 86_400_000).toISOString().slice(0, 10);
  await toko.jurnalkan(kemarin, 'D 1111 1000, K 3299 1000');
  await toko.jurnalkan(mulai, 'D 1111 250, K 4201 250');
  const { bulan_ini, bulan_lalu } = await baca('dashboard/summary');
  expect([bulan_ini, bulan_lalu].map((one) => (one as Row).kas_bersih)).toEqual([250, 0]);
  const arus = (dari: string, sampai: string) =>
    baca(`laporan/arus-kas?dari=${dari}&sampai=${sampai}`);
  expect(await arus(`${kemarin.slice(0, 7)}-01`, kemarin)).toMatchObject({
    saldo_awal: 1000,
    kenaikan: 0,
  });
  expect(await arus(mulai, `${per}`)).toMatchObject({ kenaikan: 250, saldo_akhir: 1250 });
});
