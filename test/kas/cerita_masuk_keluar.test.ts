import { expect, test } from '@jest/globals';
import { expectDone } from '../helpers/antre.ts';
import { expectError, hari, openStory, type Row } from '../helpers/story.ts';

const { buka } = openStory();

const uang = (tanggal: string, detail: Row[], rest: Row = {}): Row => ({
  tanggal: hari(tanggal),
  akun_kas: '1101',
  detail,
  ...rest,
});

test('money comes and goes, and the cash box is never below zero', async () => {
  const { toko, buat, baca, batalkan } = await buka();
  const masuk = await buat(
    'kas-masuk',
    uang('03-05', [
      { akun_kode: '4201', jumlah: 1000, keterangan: 'Jual kardus' },
      { akun_kode: '3101', jumlah: '4000.50' },
    ]),
  );
  expect(masuk.nomor_transaksi).toMatch(/^KM\/00\/\d{6}\/00001$/);
  await toko.expectJurnal(masuk.id, '03-05 D 1101 5000.50, K 4201 1000.00, 3101 4000.50');
  expect(await baca('kas-masuk', masuk.id)).toMatchObject({
    total_nilai: 5000.5,
    sisa: null,
    pembayaran: [{ akun_kode: '1101', jumlah: 5000.5 }],
    akun_kas: '1101',
  });
  const keluar = await buat('kas-keluar', uang('03-06', [{ akun_kode: '6203', jumlah: 5000 }]));
  await toko.expectJurnal(keluar.id, '03-06 D 6203 5000.00, K 1101 5000.00');
  await expectError(
    buat('kas-keluar', uang('03-07', [{ akun_kode: '6203', jumlah: 0.51 }])),
    'KOKAS',
  );
  // Nor on an earlier day, nor by taking back what was spent since; a bank may be overdrawn.
  await expectError(
    buat('kas-keluar', uang('03-04', [{ akun_kode: '6203', jumlah: 0.1 }])),
    'KOKAS',
  );
  await expectError(batalkan('kas-masuk', masuk.id), 'KOKAS');
  await buat('kas-keluar', uang('03-04', [{ akun_kode: '6203', jumlah: 9 }], { akun_kas: '1111' }));
  await batalkan('kas-keluar', keluar.id);
  await batalkan('kas-masuk', masuk.id);
  expect(await toko.saldo('1101')).toBe('0.00');
});

test('a customer deposit is opened with its tax, and given back in parts', async () => {
  const { toko, buat, pos, batalkan } = await buka();
  const titip = await buat(
    'kas-masuk',
    uang('03-05', [{ akun_kode: '2301', jumlah: 1110, pajak_kode: 'PPN' }], {
      kontak_id: toko.pelanggan,
    }),
  );
  // 11 % effective: 1110 = 1000 + 110.
  await toko.expectJurnal(titip.id, '03-05 D 1101 1110.00, K 2301 1000.00, 2201 110.00');
  expect(await pos(titip.id)).toEqual(['titipan 2301 1000.00']);
  expect(await toko.dokumen(titip.id)).toMatchObject({ sisa: null, dpp: '1000.00', ppn: '110.00' });
  const kembali = await buat(
    'kas-keluar',
    uang('03-09', [
      {
        akun_kode: '2301',
        jumlah: 555,
        pajak_kode: 'PPN',
        kontak_id: toko.pelanggan,
        dokumen_id: titip.id,
      },
    ]),
  );
  await toko.expectJurnal(kembali.id, '03-09 D 2301 500.00, 2201 55.00, K 1101 555.00');
  expect(await pos(titip.id)).toEqual(['titipan 2301 500.00']);
  await expectError(batalkan('kas-masuk', titip.id), 'KODEP');
  const lebih = (rest: Row) =>
    expectError(
      buat(
        'kas-keluar',
        uang('03-10', [{ akun_kode: '2301', jumlah: 1, dokumen_id: titip.id, ...rest }]),
      ),
      'VADOK',
      'detail.0.dokumen_id',
    );
  await lebih({ jumlah: 555.01, kontak_id: toko.pelanggan });
  await lebih({ kontak_id: toko.supplier });
  await expectError(
    buat('kas-keluar', {
      ...uang('03-10', [{ akun_kode: '2301', jumlah: 1, dokumen_id: titip.id, pajak_kode: 'NON' }]),
      kontak_id: toko.pelanggan,
    }),
    'VADOK',
    'detail.0.pajak_kode',
  );
  await batalkan('kas-keluar', kembali.id);
  expect(await pos(titip.id)).toEqual(['titipan 2301 1000.00']);
  await batalkan('kas-masuk', titip.id);
});

test('a taxed deposit given back in parts, or used in part, leaves nothing of its tax', async () => {
  const { toko, buat, pos, batalkan } = await buka();
  const kontak = { kontak_id: toko.pelanggan };
  const titip = await buat(
    'kas-masuk',
    uang('03-05', [{ akun_kode: '2301', jumlah: 1110, pajak_kode: 'PPN' }], kontak),
  );
  const kembali = (jumlah: number, tanggal = '03-06') =>
    buat(
      'kas-keluar',
      uang(tanggal, [{ akun_kode: '2301', jumlah, dokumen_id: titip.id }], kontak),
    );
  await kembali(370);
  const kedua = await kembali(370);
  const ketiga = await kembali(370);
  await toko.expectJurnal(ketiga.id, '03-06 D 2301 333.33, 2201 36.67, K 1101 370.00');
  expect(await pos(titip.id)).toEqual(['titipan 2301 0.00']);
  expect([await toko.saldo('2301'), await toko.saldo('2201')]).toEqual(['0.00', '0.00']);
  await expectError(kembali(0.01), 'VADOK', 'detail.0.dokumen_id');
  await batalkan('kas-keluar', kedua.id);
  // The rest pays a sale of the same base wholly: nothing of it is left to be taxed.
  const barang = await toko.barang();
  await toko.beli('03-05', [[barang, 5, 10]]);
  const jual = await toko.jual(
    '03-07',
    [{ barang_id: barang, qty: 1, harga: 333.34, pajak_kode: 'PPN' }],
    { uang_muka: [{ dokumen_id: titip.id, jumlah: 333.34 }] },
  );
  expect(await toko.dokumen(jual.id)).toMatchObject({ sisa: '0.00' });
  expect([await toko.saldo('2301'), await toko.saldo('2201')]).toEqual(['0.00', '-36.66']);
});

test('two who give the same deposit back at once cannot give back more than it', async () => {
  const { toko, buat, pos } = await buka();
  const kontak = { kontak_id: toko.pelanggan };
  const titip = await buat(
    'kas-masuk',
    uang('03-05', [{ akun_kode: '2301', jumlah: 100 }], kontak),
  );
  const kembali = () =>
    buat(
      'kas-keluar',
      uang('03-06', [{ akun_kode: '2301', jumlah: 60, dokumen_id: titip.id }], kontak),
    );
  await expectDone(1, [kembali(), kembali(), kembali()]);
  expect(await pos(titip.id)).toEqual(['titipan 2301 40.00']);
});

test('a deposit with a supplier is opened by spending and refunded by receiving', async () => {
  const { toko, buat, pos } = await buka();
  const dp = await buat(
    'kas-keluar',
    uang('03-05', [{ akun_kode: '1403', jumlah: 2220, pajak_kode: 'PPN' }], {
      akun_kas: '1111',
      kontak_id: toko.supplier,
    }),
  );
  await toko.expectJurnal(dp.id, '03-05 D 1403 2000.00, 1401 220.00, K 1111 2220.00');
  expect(await pos(dp.id)).toEqual(['uang_muka 1403 2000.00']);
  const kembali = await buat(
    'kas-masuk',
    uang(
      '03-20',
      [
        { akun_kode: '1403', jumlah: 1110, pajak_kode: 'PPN', dokumen_id: dp.id },
        { akun_kode: '1403', jumlah: 1110, dokumen_id: dp.id },
      ],
      { kontak_id: toko.supplier },
    ),
  );
  await toko.expectJurnal(kembali.id, '03-20 D 1101 2220.00, K 1403 2000.00, 1401 220.00');
  expect(await pos(dp.id)).toEqual(['uang_muka 1403 0.00']);
});

test('who has documents does not become UMUM with them, nor UMUM another', async () => {
  const { toko, buat } = await buka({ poin_aktif: true });
  const barang = await toko.barang({ jenis: 'jasa' });
  const [umum, budi, ani] = [
    await toko.kontak({ kode: 'UMUM', nama: 'Umum' }),
    await toko.kontak(),
    await toko.kontak(),
  ] as [number, number, number];
  // Nobody sold to it yet: it may be another one.
  await toko.ubah('kontak', umum, { kode: 'LAMA' });
  await toko.ubah('kontak', umum, { kode: 'UMUM' });
  // Of one the deposit stands on a line, the other bought and has points.
  await buat('kas-masuk', '03-05', {
    detail: [{ akun_kode: '2301', jumlah: 500, kontak_id: budi }],
  });
  await toko.jual('03-05', [[barang, 1, 20_000]], { kontak_id: ani });
  await toko.jual('03-05', [[barang, 1, 100]], {
    kontak_id: umum,
    pembayaran: [{ akun_kode: '1101', jumlah: 100 }],
  });
  await expectError(toko.ubah('kontak', umum, { kode: 'TUNAI' }), 'KOKTK', 'kode');
  for (const id of [budi, ani]) {
    await toko.ubah('kontak', id, { kode: `K${id}` });
    await expectError(toko.ubah('kontak', id, { kode: 'UMUM' }), 'KOKTK', 'kode');
  }
  await toko.ubah('kontak', umum, { kode: 'UMUM', nama: 'Pembeli tunai' });
});

test('who has no name has no deposit: anybody could spend it', async () => {
  const { toko, buat } = await buka();
  const kontak_id = await toko.kontak({ kode: 'UMUM', nama: 'Umum' });
  const salah = (jenis: string, isi: Row, field: string) =>
    expectError(buat(jenis, '03-05', isi), 'VADOK', field);
  const titip = { akun_kode: '2301', jumlah: 100 };
  await salah('kas-masuk', { detail: [{ ...titip, kontak_id }] }, 'detail.0.kontak_id');
  await salah('kas-masuk', { kontak_id, detail: [titip] }, 'detail.0.kontak_id');
  const dp = { akun_kode: '1403', jumlah: 100, kontak_id };
  await salah('kas-keluar', { akun_kas: '1111', detail: [dp] }, 'detail.0.kontak_id');
  await salah('pelunasan-piutang', { kontak_id, jumlah: 100 }, 'kelebihan');
  const jurnal = [
    { akun_kode: '2301', kredit: 100, kontak_id },
    { akun_kode: '1111', debit: 100 },
  ];
  await salah('jurnal-umum', { detail: jurnal }, 'detail.0.kontak_id');
  const lama = {
    nomor_faktur_asli: 'A',
    tanggal_faktur: hari('03-01'),
    nilai_sisa: 5,
    jenis: 'uang_muka',
  };
  await salah('saldo-awal-piutang', { kontak_id, detail: [lama] }, 'kontak_id');
  await buat('kas-masuk', '03-05', { kontak_id, detail: [{ akun_kode: '4201', jumlah: 100 }] });
  const beli = await toko.beli('03-05', [[await toko.barang(), 2, 10]], {
    kontak_id,
    pembayaran: [{ akun_kode: '1101', jumlah: 20 }],
  });
  await expectError(toko.retur('pembelian', '03-06', beli.id, 1, { kontak_id }), 'VADOK', 'cara');
  await toko.retur('pembelian', '03-06', beli.id, 1, { kontak_id, cara: 'tunai' });
  expect([await toko.saldo('1403'), await toko.saldo('1101')]).toEqual(['0.00', '90.00']);
  expect(await toko.saldo('2301')).toBe('0.00');
});
