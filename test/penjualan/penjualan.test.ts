import { expect, test } from '@jest/globals';
import { expectError, hari, openStory, type Toko } from '../helpers/story.ts';

const { openToko } = openStory();

async function stocked(settings = {}): Promise<{ toko: Toko; barang: number }> {
  const toko = await openToko(settings);
  const barang = await toko.barang({ harga_jual: 10_049 });
  await toko.beli('01-01', [[barang, 100, 10]]);
  return { toko, barang };
}

const tunai = (jumlah: number | string, akun_kode = '1101') => [{ akun_kode, jumlah }];

test('on credit: the receivable has the term of the contact', async () => {
  const { toko, barang } = await stocked();
  const kontak_id = await toko.kontak({ termin_hari: 30 });
  const jual = await toko.jual('01-02', [[barang, 1, 100]], { kontak_id });
  expect(await toko.dokumen(jual.id)).toMatchObject({
    nomor: `PJ/UTAMA/${hari('01').replace('-', '')}/00001`,
    jatuh_tempo: hari('02-01'),
    sisa: '100.00',
    status_bayar: 'belum',
  });
  expect(
    await toko.rows(
      'select jenis, akun_kode, nilai, jatuh_tempo from pos_terbuka where transaksi_id = $1',
      [jual.id],
    ),
  ).toEqual([{ jenis: 'piutang', akun_kode: '1201', nilai: '100.00', jatuh_tempo: hari('02-01') }]);
});

test('partly paid, by two means', async () => {
  const { toko, barang } = await stocked();
  const jual = await toko.jual('01-02', [[barang, 1, 1000]], {
    pembayaran: [...tunai(300), ...tunai(200, '1111')],
  });
  await toko.expectJurnal(
    jual.id,
    '01-02 D 1201 500.00, 1101 300.00, 1111 200.00, 5101 10.00, K 4101 1000.00, 1301 10.00',
  );
  expect(await toko.dokumen(jual.id)).toMatchObject({
    status_bayar: 'sebagian',
    sisa: '500.00',
    dibayar: '500.00',
  });
});

test('cash and change', async () => {
  const { toko, barang } = await stocked();
  const jual = await toko.jual('01-02', [[barang, 1]], {
    pembayaran: tunai(50_000),
    kembalian: 39_951,
  });
  expect(await toko.dokumen(jual.id)).toMatchObject({
    status_bayar: 'lunas',
    sisa: '0.00',
    dibayar: '10049.00',
  });
  expect(await toko.saldo('1101')).toBe('10049.00');
  expect(await toko.saldo('1201')).toBe('0.00');
});

test('rounding: cash to the step of the settings, the rest by hand within the step', async () => {
  const { toko, barang } = await stocked({ pembulatan: 100 });
  const bulat = await toko.jual('01-02', [[barang, 1]], { pembayaran: tunai(10_000) });
  await toko.expectJurnal(
    bulat.id,
    '01-02 D 1101 10000.00, 6303 49.00, 5101 10.00, K 4101 10049.00, 1301 10.00',
  );
  expect(await toko.dokumen(bulat.id)).toMatchObject({
    pembulatan: '-49.00',
    total_nilai: '10000.00',
    status_bayar: 'lunas',
  });
  const pas = await toko.jual('01-02', [[barang, 1]], { pembayaran: tunai(10_049) });
  expect(await toko.dokumen(pas.id)).toMatchObject({ pembulatan: '0.00' });
  const bank = await toko.jual('01-02', [[barang, 1]], { pembayaran: tunai(10_000, '1111') });
  expect(await toko.dokumen(bank.id)).toMatchObject({ pembulatan: '0.00', sisa: '49.00' });
  const tangan = await toko.jual('01-02', [[barang, 1]], { pembulatan: 51 });
  expect(await toko.dokumen(tangan.id)).toMatchObject({
    total_nilai: '10100.00',
    sisa: '10100.00',
  });
  const jauh = toko.jual('01-02', [[barang, 1]], { pembulatan: 100 });
  await expectError(jauh, 'VADOK', 'pembulatan');
});

test('the credit limit counts what is open, not what is paid or voided', async () => {
  const { toko, barang } = await stocked();
  const kontak_id = await toko.kontak({ batas_kredit: 1000 });
  const jual = (harga: number, isi = {}) =>
    toko.jual('01-02', [[barang, 1, harga]], { kontak_id, ...isi });
  const pertama = await jual(600);
  await jual(5000, { pembayaran: tunai(5000) });
  const pesan = await expectError(jual(401), 'KOKRD');
  expect(pesan).toContain('1000');
  await jual(400);
  await expectError(jual(1), 'KOKRD');
  await toko.batalkan('penjualan', pertama.id);
  await jual(600);
});

test('the credit limit counts what a journal opened for the contact, not for another beside it', async () => {
  const { toko, barang } = await stocked();
  const [kontak_id, lain] = [await toko.kontak({ batas_kredit: 1000 }), await toko.kontak()];
  const catat = (kepala: number, baris: number, debit: number) =>
    toko.buat('jurnal-umum', '01-02', {
      kontak_id: kepala,
      detail: [
        { akun_kode: '1201', kontak_id: baris, debit },
        { akun_kode: '4201', kredit: debit },
      ],
    });
  const jual = (harga: number) => toko.jual('01-02', [[barang, 1, harga]], { kontak_id });
  await catat(kontak_id, lain, 900);
  await jual(300);
  const milik = await catat(lain, kontak_id, 500);
  const pesan = await expectError(jual(201), 'KOKRD');
  expect(pesan).toContain('piutang 800.00');
  await toko.batalkan('jurnal-umum', milik.id);
  await jual(700);
  await expectError(jual(1), 'KOKRD');
});

test('every mistake of a document at once, with its path', async () => {
  const { toko, barang } = await stocked();
  const mati = await toko.barang({ aktif: false });
  const jual = toko.staf.rows(
    'select erp.penjualan_create(jsonb_populate_record(null::erp.penjualan_input, $1))',
    [
      JSON.stringify({
        kontak_id: 999_999,
        jatuh_tempo: hari('01-01'),
        detail: [
          { barang_id: barang, qty: -1, harga: 1 },
          { barang_id: 999_999, qty: 1, harga: 1 },
          { barang_id: mati, qty: '0.0000001', harga: -1 },
          { qty: 1, harga: 1 },
        ],
      }),
    ],
  );
  await expectError(
    jual,
    'VADOK',
    'tanggal lokasi_id detail.0.qty detail.2.qty detail.2.harga detail.3.barang_id kontak_id detail.1.barang_id detail.2.barang_id',
  );
});

test('an account role without an account: nothing can be posted', async () => {
  const { toko, barang } = await stocked();
  await toko.rows(`delete from akun_peran where peran = 'penjualan'`);
  await expectError(toko.jual('01-02', [[barang, 1, 1]]), 'KOPRN');
});
