import { expect, test } from '@jest/globals';
import { openDatabase } from '../helpers/database.ts';
import { expectError } from '../helpers/expect.ts';
import { dokumenOf } from '../helpers/kas.ts';
import { startServer } from '../helpers/server.ts';
import { hari, openToko } from '../helpers/toko.ts';

const data = openDatabase();
const jenis = 'penggunaan-persediaan';

async function openGudang() {
  const toko = await openToko(data);
  const dokumen = dokumenOf(toko);
  const barang = await toko.barang({ pajak_kode: 'PPN' });
  const pakai = (tanggal: string, detail: object[], lain: object = {}) =>
    dokumen.buat(jenis, { tanggal, lokasi_id: toko.lokasi, detail, ...lain });
  return { toko, dokumen, pakai, barang };
}

test('goods leave at cost against the account of each line, taxed only where it says so', async () => {
  const { toko, dokumen, pakai, barang } = await openGudang();
  await toko.beli({ tanggal: hari('01-01'), detail: [[barang, 3, 100]] });
  const a = await pakai(
    hari('01-02'),
    [
      { barang_id: barang, qty: 1 },
      { barang_id: barang, qty: '0.5', akun_kode: '6101', pajak_kode: 'PPN' },
    ],
    { alasan: 'Pameran' },
  );
  // 12% of 11/12 of the cost 50.00.
  expect(await toko.jurnal(a.id)).toEqual([
    '01-02 D 6204 100.00',
    '01-02 D 6101 55.50',
    '01-02 K 1301 150.00',
    '01-02 K 2201 5.50',
  ]);
  expect(await toko.dokumen(a.id)).toMatchObject({
    total_nilai: '155.50',
    dpp: '50.00',
    ppn: '5.50',
    hpp_total: '150.00',
    rincian: { alasan: 'Pameran' },
  });
  // A purchase entered late raises the cost, against the account of each line; the tax stays.
  const mundur = await toko.beli({ tanggal: hari('01-01'), detail: [[barang, 3, 200]] });
  expect(await toko.koreksi(mundur.id)).toEqual([
    '01-02 D 6101 25.00',
    '01-02 D 6204 50.00',
    '01-02 K 1301 75.00',
  ]);
  await toko.expectConsistent();
  await dokumen.batalkan(jenis, a.id);
  expect(await toko.saldo('2201')).toBe('0.00');
  expect(await toko.stok(barang)).toEqual({ qty: '6', nilai: '900.00' });
  await toko.expectConsistent();
});

test('what an own use may not say', async () => {
  const { toko, pakai, barang } = await openGudang();
  const t = hari('01-05');
  const pesan = await expectError(
    pakai(t, [
      { barang_id: barang, qty: 0 },
      { barang_id: barang, qty: 1, akun_kode: '1301' },
      { barang_id: barang, qty: 1, akun_kode: '4101', pajak_kode: 'XX' },
      { barang_id: 999999, satuan_id: 7 },
    ]),
    'VADOK',
  );
  expect(pesan.split('\n').map((line) => line.split(':')[0])).toEqual(
    `detail.0.qty detail.3.barang_id detail.3.qty detail.1.akun_kode detail.2.akun_kode
    detail.2.pajak_kode`.split(/\s+/),
  );
  await expectError(pakai(t, []), 'VADOK', 'detail');
  await expectError(pakai(t, [{ barang_id: barang, qty: 1 }]), 'KOSTK');
  await expectError(
    pakai('2999-01-01', [{ barang_id: barang, qty: 1 }], { lokasi_id: toko.lokasi }),
    'VATGL',
    'tanggal',
  );
});

test('a draft is approved; REST takes goods for own use', async () => {
  const { toko, dokumen, barang } = await openGudang();
  await toko.beli({ tanggal: hari('01-01'), detail: [[barang, 5, 10]] });
  const isi = {
    tanggal: hari('01-02'),
    lokasi_id: toko.lokasi,
    detail: [{ barang_id: barang, qty: 1 }],
  };
  const draft = await dokumen.draft(jenis, isi);
  await dokumen.setujui(jenis, draft.id);
  expect(await toko.jurnal(draft.id)).toEqual(['01-02 D 6204 10.00', '01-02 K 1301 10.00']);
  const server = await startServer(data);
  const rest = server.rest(await server.signIn(`admin@${toko.kode}.test`, toko.kode));
  const made = await rest.post('/api/transaksi/PS', isi);
  expect(made).toMatchObject({ status: 201 });
  expect((await rest.get(`/api/transaksi/${jenis}/${made.body.id}`)).body).toMatchObject({
    total_nilai: 10,
    detail: [{ hpp: 10, akun_kode: '6204', subtotal: 10 }],
  });
  await toko.expectConsistent();
});
