/** What papers say of money that came, came back, or did not come, and how their lines are set. */
import { beforeAll, expect, test } from '@jest/globals';
import { fetchPdf } from '../ekspor/ekspor.ts';
import { openServer } from '../helpers/server.ts';
import { hari, openStory, type Toko } from '../helpers/story.ts';

const { data, openToko } = openStory('few');
const server = openServer(data);
let toko: Toko;
let staff: string;
let barang: number;

beforeAll(async () => {
  toko = await openToko({ nama: 'Toko Makmur' });
  staff = await server.tokenOf(toko, 'staff');
  barang = await toko.barang({ nama: 'Kopi', kode: 'KOPI' });
  await toko.beli(hari('01-02'), [[barang, 1000, 100]]);
});

const pdf = (jenis: string, id: number, templat?: string) =>
  fetchPdf(
    server.base,
    staff,
    `/api/transaksi/${jenis}/${id}/cetak${templat ? `?templat=${templat}` : ''}`,
  );
const first = async (...asked: Parameters<typeof pdf>) => (await pdf(...asked))[0] ?? '';
const sell = (detail: object[], lain: Record<string, unknown> = {}) =>
  toko.jual(
    hari('02-01'),
    detail.map((one) => ({ barang_id: barang, qty: 1, harga: 10000, ...one })),
    lain,
  );

test('a discount has a column where a line has one, and stands on the till receipt', async () => {
  const { id } = await sell([{ qty: 2, diskon: 1500 }, {}]);
  for (const templat of ['faktur-a4', 'faktur-a5', 'faktur-kontinu'])
    expect(await first('penjualan', id, templat)).toMatch(/Potongan.*1\.50018\.500/);
  expect(await first('penjualan', id, 'struk-58')).toContain('2×10.000−1.50018.500');
  const plain = await sell([{}]);
  expect(await first('penjualan', plain.id)).not.toContain('Potongan');
});

test('the remark of a line is below its name, on a paper without a column for it', async () => {
  const { id } = await sell([{ keterangan: 'Nomor seri 17' }]);
  expect(await first('penjualan', id)).toMatch(/KopiNomorseri17|KOPIKopi.*Nomorseri17/);
  const note = await first('penjualan', id, 'surat-jalan');
  expect(note.split('Nomorseri17')).toHaveLength(2);
  expect(note).toMatch(/Keterangan.*Nomorseri17/);
});

test('a rounding below one keeps its sign, and all amounts have cents where one has', async () => {
  const { id } = await sell([{}, { harga: 5000 }], { pembulatan: -0.5 });
  const page = await first('penjualan', id);
  expect(page).toContain('Pembulatan-0,50');
  expect(page).toContain('Subtotal15.000,00');
  expect(page).toContain('10.000,00');
  expect(page).toContain('Total14.999,50');
});

test('change is told with the money that was handed over, a return apart from what was paid', async () => {
  const cash = await sell([{}], {
    pembayaran: [{ akun_kode: '1101', jumlah: 12000 }],
    kembalian: 2000,
  });
  expect(await first('penjualan', cash.id, 'struk-80')).toContain('Dibayar12.000Kembali2.000');
  const credit = await sell([{ qty: 3 }], { pembayaran: [{ akun_kode: '1101', jumlah: 5000 }] });
  await toko.retur('penjualan', hari('02-02'), credit.id, 1);
  const page = await first('penjualan', credit.id);
  expect(page).toContain('Dibayar5.000Diretur10.000Sisatagihan15.000');
});

test('a receipt is for the money of its document, and says when there was none', async () => {
  const part = await sell([{}], { pembayaran: [{ akun_kode: '1101', jumlah: 4000 }] });
  const paid = await toko.buat('pelunasan-piutang', hari('02-03'), {
    ...{ kontak_id: toko.pelanggan, akun_kas: '1101', jumlah: 5500 },
    alokasi: [{ dokumen_id: part.id, jumlah: 5500, potongan: 500 }],
  });
  expect(await first('penjualan', part.id, 'kwitansi')).toContain('Rp4.000,00');
  expect(await first('pelunasan-piutang', paid.id)).toContain('Rp5.500,00');
  const sums = await first('pelunasan-piutang', paid.id, 'tanda-terima');
  expect(sums).toContain('Dokumendilunasi6.000Potongan-500Total5.500');
  const unpaid = await sell([{}]);
  const page = await first('penjualan', unpaid.id, 'kwitansi');
  expect(page).toContain('BELUMDIBAYAR');
  expect(page).toContain('Nolrupiah');
});

test('a receipt for money from elsewhere says what for', async () => {
  const { id } = await toko.buat('kas-masuk', hari('02-01'), {
    kontak_id: toko.pelanggan,
    detail: [
      { akun_kode: '4201', jumlah: 1000, keterangan: 'Sewa gudang' },
      { akun_kode: '4201', jumlah: 500, keterangan: 'Parkir' },
    ],
  });
  expect(await first('kas-masuk', id, 'kwitansi')).toContain('Sewagudang;Parkir');
});

test('a fee stands on the paper of a transfer of money', async () => {
  const { id } = await toko.buat('kas-bank', hari('02-05'), {
    ...{ akun_asal: '1101', akun_tujuan: '1111', jumlah: 900, biaya_admin: 25 },
  });
  expect(await first('kas-bank', id)).toContain('Biayaadmin25');
});

test('what goes to a supplier names the supplier’s own invoice; no due date without prices', async () => {
  const beli = await toko.beli(hari('02-05'), [[barang, 5, 100]], {
    ...{ nomor_faktur_supplier: 'INV-77', jatuh_tempo: hari('03-05') },
  });
  expect(await first('pembelian', beli.id)).not.toContain('Jatuhtempo');
  const paid = await toko.buat('pelunasan-hutang', hari('02-06'), {
    ...{ kontak_id: toko.supplier, akun_kas: '1101', jumlah: 500 },
    alokasi: [{ dokumen_id: beli.id, jumlah: 500 }],
  });
  expect(await first('pelunasan-hutang', paid.id)).toContain('INV-77');
});

test('an invoice of a few lines fits on one page of A5, also with all that is below them', async () => {
  await toko.set({ pkp_sejak: hari('01-01') });
  const { id } = await sell([{ pajak_kode: 'PPN', diskon: 100 }, { pajak_kode: 'PPN' }, {}], {
    ...{ ongkos: 5000, diskon: 1000, pembulatan: 0.5, keterangan: 'Titip di pos satpam' },
    pembayaran: [{ akun_kode: '1101', jumlah: 1000 }],
  });
  const pages = await pdf('penjualan', id, 'faktur-a5');
  await toko.set({ pkp_sejak: null });
  expect(pages).toHaveLength(1);
  expect(pages[0]).toContain('Halaman1dari1');
});
