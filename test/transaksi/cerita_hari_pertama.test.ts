import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { expectConsistent } from '../helpers/expect.ts';
import { openServer, type Rest } from '../helpers/server.ts';
import { hari, openStory } from '../helpers/story.ts';

const { data } = openStory();

/** The first day of a shop over real HTTP: from signing in to a balance sheet that agrees to the cent. */

const server = openServer(data);
let kasir: Rest;
const ids: Record<string, number> = {};

const key = (jenis: string) => ({ 'Idempotency-Key': `txn:${jenis}:${randomUUID()}` });

/** The body of an answer that must have this status. */
async function body(answer: ReturnType<Rest['get']>, status = 200) {
  const { status: got, text, body: parsed } = await answer;
  expect([got, text]).toEqual([status, text]);
  return parsed;
}

test('signing in gives a token, choosing a tenant the one to work with', async () => {
  const signed = await server
    .rest()
    .post('/api/auth/sesi', { id_token: await server.identityToken('staff@satu.test') });
  expect(signed.status).toBe(200);
  expect(signed.body).toMatchObject({ user: { email: 'staff@satu.test' }, expires_in: 3600 });
  const chosen = await body(server.rest(signed.body.token).post('/api/tenants/satu/pilih'));
  expect(chosen.tenant).toEqual({ kode: 'satu', nama: 'Toko satu', peran: 'staff' });
  kasir = server.rest(chosen.token);
  await body(kasir.get('/api/tenants/saya'));
});

test('goods, units, tiers and contacts are entered', async () => {
  const post = async (entity: string, isi: object) =>
    body(kasir.post(`/api/master/${entity}`, isi), 201);
  ids.dus = (await post('satuan', { kode: 'DUS', nama: 'Dus' })).id;
  await post('harga', { kode: 'GROSIR', nama: 'Grosir' });
  const pcs = (await body(kasir.get('/api/master/satuan?search=PCS'))).data[0].id;
  const barang = { nama: 'Kopi 200 g', satuan_id: pcs, harga_jual: 15_000, pajak_kode: 'PPN' };
  ids.kopi = (await post('barang', barang)).id;
  await post('barang-satuan', { barang_id: ids.kopi, satuan_id: ids.dus, faktor: 12 });
  await post('barang-harga', {
    barang_id: ids.kopi,
    harga_kode: 'GROSIR',
    satuan_id: ids.dus,
    harga: 150_000,
  });
  ids.pemasok = (await post('kontak', { nama: 'PT Kopi', tipe: 'supplier', termin_hari: 30 })).id;
  ids.warung = (
    await post('kontak', { nama: 'Warung Bu Tini', tipe: 'pelanggan', harga_kode: 'GROSIR' })
  ).id;
  ids.gudang = (await body(kasir.get('/api/master/lokasi'))).data[0].id;
});

test('ten boxes are bought on credit', async () => {
  const made = await body(
    kasir.post(
      '/api/transaksi/pembelian',
      {
        tanggal: hari('06-01'),
        kontak_id: ids.pemasok,
        lokasi_id: ids.gudang,
        nomor_faktur_supplier: 'INV-001',
        detail: [
          { barang_id: ids.kopi, satuan_id: ids.dus, qty: 10, harga: 120_000, pajak_kode: 'PPN' },
        ],
      },
      key('pembelian'),
    ),
    201,
  );
  ids.beli = made.id;
  const detail = await body(kasir.get(`/api/transaksi/pembelian/${ids.beli}?sertakan=jurnal`));
  expect(detail).toMatchObject({ total_nilai: 1_332_000, status: 'final', status_bayar: 'belum' });
});

test('two boxes and three packets are sold, the same request twice has one effect', async () => {
  const isi = {
    tanggal: hari('06-02'),
    kontak_id: ids.warung,
    lokasi_id: ids.gudang,
    detail: [
      { barang_id: ids.kopi, satuan_id: ids.dus, qty: 2 },
      { barang_id: ids.kopi, qty: 3 },
    ],
    pembayaran: [{ akun_kode: '1101', jumlah: 100_000 }],
  };
  const header = key('penjualan');
  const first = await body(kasir.post('/api/transaksi/penjualan', isi, header), 201);
  const again = await body(kasir.post('/api/transaksi/penjualan', isi, header));
  expect(again).toMatchObject({ status: 200, idempotent: true, hasil: first });
  const other = await kasir.post(
    '/api/transaksi/penjualan',
    { ...isi, keterangan: 'lain' },
    header,
  );
  expect([other.status, other.body.code]).toEqual([422, 'IKBED']);
  ids.jual = first.id;
  const detail = await body(kasir.get(`/api/transaksi/penjualan/${ids.jual}`));
  // 2 boxes at 150,000 and 3 packets at 15,000, with 11 % on top.
  expect(detail).toMatchObject({ total_nilai: 382_950, sisa: 282_950, status_bayar: 'sebagian' });
  expect(detail.detail.map((line: { hpp: number }) => line.hpp)).toEqual([120_000, 10_000]);
});

test('neraca, rugi-laba, jurnal, stok, piutang and hutang agree', async () => {
  const per = `per=${hari('06-30')}`;
  const range = `dari=${hari('06-01')}&sampai=${hari('06-30')}`;
  const neraca = await body(kasir.get(`/api/laporan/neraca?${per}`));
  const labaRugi = await body(kasir.get(`/api/laporan/rugi-laba?${range}`));
  const stok = await body(kasir.get(`/api/laporan/stok?${per}`));
  const jurnal = await body(kasir.get(`/api/laporan/jurnal?${range}`));
  expect(neraca.seimbang).toBe(true);
  expect(neraca.aset.total).toBe(neraca.total_pasiva);
  expect(labaRugi).toMatchObject({ penjualan_bersih: 345_000, hpp: 270_000, laba_kotor: 75_000 });
  expect(stok.data).toEqual([
    expect.objectContaining({ barang_id: ids.kopi, qty: 93, nilai: 930_000 }),
  ]);
  const akun = (kode: string) =>
    [neraca.aset, neraca.kewajiban, neraca.ekuitas]
      .flatMap(({ subklas }) => subklas)
      .flatMap(({ akun: list }) => list)
      .find((row: { kode: string }) => row.kode === kode)?.saldo;
  expect([akun('1301'), akun('1201'), akun('2101'), akun('1101')]).toEqual([
    930_000, 282_950, 1_332_000, 100_000,
  ]);
  const piutang = await body(kasir.get(`/api/laporan/piutang?sampai=${hari('06-30')}`));
  expect(piutang.meta.total_kontrol).toBe(282_950);
  const sums = jurnal.data.flatMap(
    (row: { baris: { debit: number; kredit: number }[] }) => row.baris,
  );
  const total = (side: 'debit' | 'kredit') =>
    sums.reduce((sum: number, line: Record<string, number>) => sum + (line[side] ?? 0), 0);
  expect(total('debit')).toBeGreaterThan(1_000_000);
  expect(total('debit')).toBe(total('kredit'));
  await expectConsistent(data, 'satu');
});

test('more than there is: 409 that names goods, place and day, and nothing changes', async () => {
  const { status, body: refused } = await kasir.post('/api/transaksi/penjualan', {
    tanggal: hari('06-03'),
    kontak_id: ids.warung,
    lokasi_id: ids.gudang,
    detail: [{ barang_id: ids.kopi, qty: 94 }],
  });
  expect([status, refused.code]).toEqual([409, 'KOSTK']);
  expect(refused.message).toMatch(new RegExp(`Kopi 200 g.*UTAMA.*${hari('06-03')}`));
});

test('what the description does not know is refused by name', async () => {
  const { status, body: refused } = await kasir.post('/api/master/satuan', {
    kode: 'A',
    nama: 'A',
    warna: 1,
  });
  expect([status, refused.code]).toEqual([400, 'VAINP']);
  expect(refused.message.join()).toContain('warna');
});

test('the sale is voided and everything is as before it', async () => {
  const hasil = await body(
    kasir.post(`/api/transaksi/penjualan/${ids.jual}/void`, { alasan: 'salah kirim' }),
  );
  expect(hasil).toMatchObject({ id: ids.jual, status: 'void', pembalik_id: expect.any(Number) });
  const stok = await body(kasir.get(`/api/laporan/stok?per=${hari('06-30')}`));
  expect(stok.data[0]).toMatchObject({ qty: 120, nilai: 1_200_000 });
  const list = await body(kasir.get('/api/transaksi/penjualan?filter=status:void'));
  expect(list.data.map(({ id }: { id: number }) => id)).toEqual([ids.jual]);
  await expectConsistent(data, 'satu');
});
