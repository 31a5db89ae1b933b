/** Lists as other programs give them: known by their columns, as CSV or JSON, with totals and what stands at the foot. */
import { expect, test } from '@jest/globals';
import type { Row } from '../helpers/story.ts';
import { openImpor, temuan } from './mengimpor.ts';

const { openImportir } = openImpor();

test('lists of other programs are named, and their columns and types of accounts are known', async () => {
  const { toko, impor, gladi } = await openImportir();
  const odoo = await impor(
    'akun',
    'id,code,name,account_type,reconcile\nx1,1151,Bank Kedua,asset_cash,False\nx2,6411,Beban Iklan,expense,False',
  );
  expect(odoo.catatan).toContain('tampaknya bagan akun Odoo');
  const erpnext = await impor(
    'akun',
    'Account Name,Parent Account,Account Number,Account Type,Root Type\nBeban Admin,,6500,Expense Account,Expense\nATK,Beban Admin,6501,Expense Account,Expense',
  );
  expect(erpnext.catatan).toContain('tampaknya bagan akun ERPNext');
  const accurate = await impor(
    'barang',
    'Kategori Barang;Kode Barang;Nama Barang;Jenis Barang;Satuan #1;Def. Hrg. Jual Satuan #1\nUmum;AC-1;Lampu;Persediaan;PCS;12.500\nUmum;AC-2;Pasang;Jasa;PCS;50.000',
  );
  expect(accurate.catatan).toContain('tampaknya daftar barang Accurate');
  const rows = `select kode, subklas_id, adalah_kas, induk_kode from akun where kode in ('1151', '6411', '6501') order by kode`;
  expect(await toko.rows(rows)).toEqual([
    { kode: '1151', subklas_id: 11, adalah_kas: true, induk_kode: null },
    { kode: '6411', subklas_id: 62, adalah_kas: false, induk_kode: null },
    { kode: '6501', subklas_id: 62, adalah_kas: false, induk_kode: '6500' },
  ]);
  const other = await gladi('kontak', 'Code,Account Name,Type,Allow Reconciliation\n1,A,Income,x');
  expect(other.catatan).toContain('tampaknya bagan akun Odoo, bukan kontak');
  const odd = await gladi('akun', 'code,name,account_type,reconcile\n9999,Luar,off_balance,x');
  expect(temuan(odd).join()).toContain('tipe akun tidak dikenal (off_balance)');
});

test('lists of JSON are read, with what is nested in them', async () => {
  const { toko, impor, kirim } = await openImportir({ kebijakan_stok_minus: 'izinkan' });
  const barang = JSON.stringify({
    data: [
      { kode: 'B1', nama: 'Sabun', satuan: 'PCS', harga: { jual: 1250.5 } },
      { kode: 'B2', nama: 'Teh', satuan: 'PCS', merek: 'Daun' },
    ],
  });
  const done = await impor('barang', barang, 'barang.json');
  expect(done.catatan).toContain('JSON, 2 objek di data');
  expect(
    await toko.rows('select kode, harga_jual::float, merek from barang order by kode'),
  ).toEqual([
    { kode: 'B1', harga_jual: 1250.5, merek: null },
    { kode: 'B2', harga_jual: null, merek: 'Daun' },
  ]);
  for (const text of ['[{"kode":"A"', '{"kode":"A"}', `[{"a":${'['.repeat(40)}`]) {
    const { status, body } = await kirim('barang', text, 'a.json');
    expect([status, body.code]).toEqual([400, 'VABKS']);
  }
});

test('totals of every kind and lines at the foot of a page are no data', async () => {
  const { toko, impor } = await openImportir();
  await impor(
    'barang',
    'kode,nama,kategori,satuan,harga jual\nT1,Satu,A,PCS,1000\n,,Sub Total A,,1000\nkode,nama,kategori,satuan,harga jual\nT2,Dua,B,PCS,2000\n,,,,3000\nDicetak oleh: Budi,,,,',
  );
  expect(await toko.rows('select kode from barang order by kode')).toEqual([
    { kode: 'T1' },
    { kode: 'T2' },
  ]);
});

test('what is no list of its kind says why, and balances on the other side are asked', async () => {
  const { impor, gladi } = await openImportir({ tanggal_mulai: '2026-01-01' });
  await impor('kontak', 'kode,nama,tipe\nC1,Toko,pelanggan');
  const months = await gladi('penjualan', 'Bulan,Total Penjualan\nJan 2026,1000');
  expect((months.catatan as string[]).join()).toContain('tampaknya jumlah per bulan');
  const credit = await gladi(
    'saldo-awal-piutang',
    'kontak,nomor faktur,tanggal faktur,sisa\nC1,F1,2025-12-01,1000\nC1,N1,2025-12-02,-500',
  );
  expect([credit.status, (credit.saksi as Row[]).map(({ pesan }) => pesan)]).toEqual([
    'belum_pasti',
    ['sisa di bawah nol di baris 3: dibaca sebagai uang muka'],
  ]);
});
