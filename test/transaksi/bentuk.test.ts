/** The form of a document is judged by its list, with all that is wrong in its content at once. */
import { expect, test } from '@jest/globals';
import { kindLists } from '../../server/fields/kinds.ts';
import type { Row } from '../helpers/database.ts';
import { expectError, openStory } from '../helpers/story.ts';

const { openToko } = openStory();

const panjang = (length: number): string => 'x'.repeat(length);

test('a sale: form and content at once, of a field its form alone', async () => {
  const toko = await openToko();
  const barang = await toko.barang({ harga_jual: 1000 });
  const message = await expectError(
    toko.jual('01-02', [[barang, 0, '0.0000001']], {
      kontak_id: 999_999_999,
      nomor_referensi: panjang(101),
      ongkos: '0.001',
      kembalian: -1,
      poin: '1000000000001',
      pembayaran: [{ akun_kode: '1101' }, { akun_kode: '1201', jumlah: 0 }],
      uang_muka: [{ jumlah: 1 }],
    }),
    'VADOK',
  );
  expect(
    message
      .split('\n')
      .map((line) => line.split(':', 1)[0])
      .sort(),
  ).toEqual([
    'detail.0.harga',
    'detail.0.qty',
    'kembalian',
    'kontak_id',
    'nomor_referensi',
    'ongkos',
    'pembayaran.0.jumlah',
    'pembayaran.1.akun_kode',
    'pembayaran.1.jumlah',
    'poin',
    'uang_muka.0.dokumen_id',
  ]);
});

test('a purchase: taxes by the invoice, landed costs, rows of its lists', async () => {
  const toko = await openToko();
  const barang = await toko.barang();
  const salah = (isi: Row, field: string) =>
    expectError(toko.beli('01-02', [[barang, 1, 1000]], isi), 'VADOK', field);
  await salah({ ppn: '0.001' }, 'ppn');
  await salah({ nomor_faktur_supplier: panjang(101) }, 'nomor_faktur_supplier');
  await salah({ biaya_tambahan: [{}] }, 'biaya_tambahan.0.jumlah');
  await salah({ pembayaran: Array(51).fill({ akun_kode: '1101', jumlah: 1 }) }, 'pembayaran');
});

test('a bound of a list is that of the database', async () => {
  const toko = await openToko();
  for (const { name, fields } of kindLists) {
    const longest = Object.fromEntries(
      Object.entries(fields)
        .filter(([, { tipe }]) => tipe === 'teks')
        .map(([field, { maks = 0 }]) => [field, maks]),
    );
    const judged = async (more: number) => {
      const dokumen = Object.fromEntries(
        Object.entries(longest).map(([field, maks]) => [field, '😀'.repeat(maks + more)]),
      );
      const [{ salah } = { salah: [] }] = await toko.rows(
        `select erp_private.${name}_bentuk(jsonb_populate_record(null::erp.${name}_input, $1)) as salah`,
        [JSON.stringify(dokumen)],
      );
      const told = (salah as string[]).map((line) => line.split(':', 1)[0] as string);
      return told.filter((field) => field in longest);
    };
    expect(await judged(0)).toEqual([]);
    expect(await judged(1)).toEqual(Object.keys(longest));
  }
});

test('a draft: its form as that of what is posted, and of codes and ids, which nobody looks up yet', async () => {
  const toko = await openToko();
  const barang = await toko.barang();
  const salah = async (jenis: string, isi: Row, ...fields: string[]) => {
    const message = await expectError(toko.draft(jenis, '01-02', isi), 'VADOK');
    expect(message.split('\n').map((line) => line.split(':', 1)[0])).toEqual(fields);
  };
  const detail = [{ barang_id: barang, qty: 1, harga: 1000 }];
  await toko.draft('pembelian', '01-02', { detail });
  await salah(
    'pembelian',
    {
      diskon: '0.001',
      detail: [
        { ...detail[0], barang_id: -1, pajak_kode: '', masa_kredit: '2026-13' },
        { ...detail[0], harga: '1e13', akun_kode: '\u200b' },
      ],
      pembayaran: [{ akun_kode: 'x'.repeat(21), jumlah: 0 }],
    },
    ...['diskon', 'detail.0.barang_id', 'detail.0.pajak_kode', 'detail.0.masa_kredit'],
    ...['detail.1.akun_kode', 'detail.1.harga', 'pembayaran.0.akun_kode', 'pembayaran.0.jumlah'],
  );
  await salah('pembelian', { detail: [], lokasi_id: null }, 'lokasi_id', 'detail');
  await salah('pembelian', { detail: [null], kontak_id: 0 }, 'kontak_id', 'detail.0');
  await salah('order-pembelian', { detail, reservasi: true }, 'reservasi');
  await salah(
    'opname-stok',
    { waktu: 'infinity', detail: [{ barang_id: barang, qty_fisik: 1 }] },
    'waktu',
  );
  await salah('penyusutan', { periode: '2026-13' }, 'periode');
});
