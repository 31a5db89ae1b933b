import { expect, test } from '@jest/globals';
import { openDatabase, type Row } from '../helpers/database.ts';
import { expectError } from '../helpers/expect.ts';
import { openDokumen } from '../helpers/kas.ts';
import { startServer } from '../helpers/server.ts';
import { hari } from '../helpers/toko.ts';

// Income tax withheld: with a bill or claim (kinds 15 and 16), or when it is paid (13 and 14).
const data = openDatabase();

const buka = () => openDokumen(data);
const isi = (kontak_id: number, detail: Row[]): Row => ({
  tanggal: hari('03-05'),
  kontak_id,
  detail,
});

test('a bill from which tax is withheld owes the supplier less, and a claim likewise', async () => {
  const { toko, buat, baca, batalkan } = await buka();
  const tagihan = await buat(
    'hutang',
    isi(toko.supplier, [
      { akun_lawan: '6202', jumlah: 2000, pajak_kode: 'PPN', pph_kode: 'PPH42' },
      { akun_lawan: '6209', jumlah: 333.33, pph_kode: 'PPH23' },
      { akun_lawan: '6201', jumlah: 100, pph_kode: 'PPH21', pph: 7.5 },
      { akun_lawan: '6209', jumlah: 10 },
    ]),
  );
  expect(await toko.jurnal(tagihan.id)).toEqual([
    '03-05 D 6202 2000.00',
    '03-05 D 6209 343.33',
    '03-05 D 6201 100.00',
    '03-05 D 1401 220.00',
    '03-05 K 2101 2449.16',
    '03-05 K 2203 214.17',
  ]);
  expect(await baca('hutang', tagihan.id)).toMatchObject({
    total_nilai: 2449.16,
    sisa: 2449.16,
    ppn: 220,
    pph: 214.17,
    detail: [
      { pph_kode: 'PPH42', pph: 200 },
      { pph_kode: 'PPH23', pph: 6.67 },
      { pph_kode: 'PPH21', pph: 7.5 },
      { akun_kode: '6209' },
    ],
  });
  const klaim = await buat(
    'piutang',
    isi(toko.pelanggan, [
      { akun_lawan: '4201', jumlah: 1000, pajak_kode: 'PPN', pph_kode: 'PPH23' },
    ]),
  );
  expect(await toko.jurnal(klaim.id)).toEqual([
    '03-05 D 1201 1090.00',
    '03-05 D 1402 20.00',
    '03-05 K 4201 1000.00',
    '03-05 K 2201 110.00',
  ]);
  await batalkan('piutang', klaim.id);
  expect(await toko.saldo('1402')).toBe('0.00');
  await toko.expectConsistent();
});

test('what tax withheld may not be', async () => {
  const { toko, buat } = await buka();
  const salah = (baris: Row, field: string) =>
    expectError(
      buat('hutang', isi(toko.supplier, [{ akun_lawan: '6202', jumlah: 100, ...baris }])),
      'VADOK',
      `detail.0.${field}`,
    );
  await salah({ pph: 5 }, 'pph_kode');
  await salah({ pph_kode: 'PPN' }, 'pph_kode');
  await salah({ pph_kode: 'PPH21' }, 'pph');
  await salah({ pph_kode: 'PPH23', pph: -1 }, 'pph');
  await salah({ pph_kode: 'PPH23', pph: 1.005 }, 'pph');
  await salah({ pph_kode: 'PPH23', pph: 100.01 }, 'pph');
  await expectError(
    buat('piutang', isi(toko.pelanggan, [{ akun_lawan: '4201', jumlah: 1, pajak_kode: 'PPH23' }])),
    'VADOK',
    'detail.0.pajak_kode',
  );
});

test('a settlement names the tax that is withheld from it', async () => {
  const { toko, buat, baca } = await buka();
  const tagihan = await buat('hutang', isi(toko.supplier, [{ akun_lawan: '6202', jumlah: 100 }]));
  const bayar = (alokasi: Row) =>
    buat('pelunasan-hutang', {
      tanggal: hari('03-06'),
      kontak_id: toko.supplier,
      akun_kas: '1111',
      jumlah: 90,
      alokasi: [{ dokumen_id: tagihan.id, ...alokasi }],
    });
  await expectError(bayar({ jumlah: 90, pph_kode: 'PPH42' }), 'VADOK', 'alokasi.0.pph_kode');
  await expectError(bayar({ jumlah: 90, pph: 10, pph_kode: 'X' }), 'VADOK', 'alokasi.0.pph_kode');
  const lunas = await bayar({ pph: 10, pph_kode: 'PPH42' });
  expect(await baca('pelunasan-hutang', lunas.id)).toMatchObject({
    detail: [{ pph: 10, pph_kode: 'PPH42' }],
  });
  expect(await toko.jurnal(lunas.id)).toEqual([
    '03-06 D 2101 100.00',
    '03-06 K 2203 10.00',
    '03-06 K 1111 90.00',
  ]);
  const server = await startServer(data);
  const rest = server.rest(await server.signIn(`staff@${toko.kode}.test`, toko.kode));
  const made = await rest.post('/api/transaksi/HT', {
    ...isi(toko.supplier, [{ akun_lawan: '6202', jumlah: '100.00', pph_kode: 'PPH42' }]),
  });
  expect(made.status).toBe(201);
  expect((await rest.get(`/api/transaksi/HT/${made.body.id}`)).body.total_nilai).toBe(90);
  await toko.expectConsistent();
});
