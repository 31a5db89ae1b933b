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

test('codes and ids: what can be none is told so, and not looked up besides', async () => {
  const toko = await openToko();
  const barang = await toko.barang();
  const message = await expectError(
    toko.jual('01-02', [[barang, 1, 10]], {
      kontak_id: 0,
      harga_kode: panjang(41),
      detail: [{ barang_id: -1, qty: 1, pajak_kode: '\u00a0' }],
    }),
    'VADOK',
  );
  expect(message.split('\n')).toEqual([
    'kontak_id: harus bilangan bulat mulai 1',
    expect.stringMatching(/^harga_kode: paling banyak \d+ huruf$/),
    'detail.0.barang_id: harus bilangan bulat mulai 1',
    'detail.0.pajak_kode: tidak boleh kosong',
  ]);
});

test('of a list with too many rows nothing else is told', async () => {
  const toko = await openToko();
  const message = await expectError(toko.jual('01-02', Array(1001).fill([0, 0])), 'VADOK');
  expect(message).toBe('detail: paling banyak 1000 isi');
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

test('a working draft is told all that is wrong with its form when it is submitted', async () => {
  const toko = await openToko();
  const submit = (isi: Row) =>
    toko.as(async (db) => {
      const id = await db.value(`select id from erp.draft_create('penjualan', $1)`, [
        JSON.stringify(isi),
      ]);
      return db.value('select erp.draft_submit($1)', [id]);
    });
  const message = await expectError(
    submit({
      kontak_id: 1e20,
      diskon: [],
      gaib: 1,
      jatuh_tempo: '3000-01-01',
      detail: [7, { barang_id: 'x', qty: 0 }],
    }),
    'VADOK',
  );
  expect(message.split('\n').sort()).toEqual([
    'detail.0: harus berupa objek',
    'detail.1.barang_id: harus berupa bilangan bulat',
    'detail.1.qty: harus lebih dari 0',
    'diskon: harus berupa angka, misalnya 1250.50',
    expect.stringMatching(/^gaib: tidak dikenal; yang diizinkan: tanggal, kontak_id, /),
    'jatuh_tempo: harus di antara 1900-01-01 dan 2999-12-31',
    'kontak_id: harus bilangan bulat mulai 1',
    'lokasi_id: wajib diisi',
    'tanggal: wajib diisi',
  ]);
});

test('a change of a draft is judged as its document is', async () => {
  const toko = await openToko();
  const barang = await toko.barang();
  const { id } = await toko.draft('penjualan', '01-02', {
    kontak_id: toko.pelanggan,
    detail: [{ barang_id: barang, qty: 1, harga: 10 }],
  });
  const patch = (isi: Row) =>
    toko.as((db) =>
      db.value(`select erp.transaksi_patch('penjualan', $1, $2)`, [id, JSON.stringify(isi)]),
    );
  const salah = async (isi: Row) => (await expectError(patch(isi), 'VADOK')).split('\n');
  expect(await salah({ kontak_id: 'x', tanggal: null, keterangan: 1 })).toEqual([
    'keterangan: harus berupa teks',
    'kontak_id: harus berupa bilangan bulat',
    'tanggal: wajib diisi',
  ]);
  expect(await salah({ kontak_id: 1e30, lokasi_id: null })).toEqual([
    'kontak_id: harus bilangan bulat mulai 1',
  ]);
  expect(await salah({ tanggal: '3000-01-01', lokasi_id: null })).toEqual([
    'tanggal: harus di antara 1900-01-01 dan 2999-12-31',
    'lokasi_id: wajib diisi',
  ]);
});
