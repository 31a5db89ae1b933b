import { expect, test } from '@jest/globals';
import { expectDone } from '../helpers/antre.ts';
import type { Row } from '../helpers/database.ts';
import { expectError, hari, openStory, type Toko } from '../helpers/story.ts';

const { openToko, openBarang } = openStory();

const lunasi = (toko: Toko, dokumen: Row, draft = false) =>
  toko[draft ? 'draft' : 'buat']('pelunasan-piutang', dokumen);
const batal = (toko: Toko, id: number, tanggal: string | null = null) =>
  toko.batalkan('pelunasan-piutang', id, { tanggal });

/** A shop with goods and two sales on credit: 1000.00 due first, 500.00 due later. */
async function openPiutang() {
  const { toko, barang } = await openBarang(100, 10);
  const a = await toko.jual('01-02', [[barang, 10, 100]], { jatuh_tempo: hari('02-01') });
  const b = await toko.jual('01-03', [[barang, 5, 100]], { jatuh_tempo: hari('03-01') });
  return { toko, barang, a: a.id, b: b.id };
}

test('an amount pays the oldest due first; the excess is a deposit; a void restores', async () => {
  const { toko, a, b } = await openPiutang();
  const p = await lunasi(toko, { tanggal: hari('01-10'), jumlah: 1200 });
  expect(p.nomor_transaksi).toMatch(/^LP\/00\/\d{4}01\/00001$/);
  await toko.expectJurnal(p.id, '01-10 D 1101 1200.00, K 1201 1200.00');
  expect(await toko.bayar(a)).toEqual(['0.00', '1000.00', 'lunas']);
  expect(await toko.bayar(b)).toEqual(['300.00', '200.00', 'sebagian']);
  const lebih = await lunasi(toko, { tanggal: hari('01-11'), jumlah: 350, akun_kas: '1111' });
  await toko.expectJurnal(lebih.id, '01-11 D 1111 350.00, K 1201 300.00, 2301 50.00');
  expect(await toko.dokumen(lebih.id)).toMatchObject({
    total_nilai: '350.00',
    sisa: null,
    status_bayar: null,
    rincian: { kelebihan: 50, akun_kas: '1111', jumlah: 350, biaya_bank: 0, uang_muka: [] },
  });
  await batal(toko, p.id);
  expect(await toko.bayar(a)).toEqual(['1000.00', '0.00', 'belum']);
  expect(await toko.bayar(b)).toEqual(['200.00', '300.00', 'sebagian']);
  await toko.expectPembalik(p.id, '01-10 D 1201 1200.00, K 1101 1200.00');
  await batal(toko, lebih.id, hari('02-01'));
  expect(await toko.bayar(b)).toEqual(['500.00', '0.00', 'belum']);
  expect(await toko.saldo('2301')).toBe('0.00');
  expect(await toko.saldo('1201')).toBe('1500.00');
});

test('discount, tax withheld, bank charge and rounding move their own accounts', async () => {
  const { toko, a, b } = await openPiutang();
  const p = await lunasi(toko, {
    tanggal: hari('01-10'),
    akun_kas: '1111',
    jumlah: 1400.5,
    biaya_bank: 6.5,
    pembulatan: 0.5,
    alokasi: [
      { dokumen_id: a, potongan: 50, pph: 20 },
      { dokumen_id: b, jumlah: 470, potongan: 10 },
    ],
  });
  await toko.expectJurnal(
    p.id,
    '01-10 D 1111 1394.00, 6301 6.50, 4103 60.00, 1402 20.00, K 1201 1480.00, 6303 0.50',
  );
  expect(await toko.bayar(a)).toEqual(['0.00', '1000.00', 'lunas']);
  expect(await toko.bayar(b)).toEqual(['20.00', '480.00', 'sebagian']);
  expect(await toko.baris(p.id)).toMatchObject([
    {
      akun_kode: '1201',
      subtotal: '1000.00',
      rincian: { dokumen_id: a, jumlah: 930, potongan: 50, pph: 20 },
    },
    { subtotal: '480.00', rincian: { dokumen_id: b, jumlah: 470, potongan: 10, pph: 0 } },
  ]);
  const kurang = await lunasi(toko, {
    tanggal: hari('01-11'),
    jumlah: 19.5,
    pembulatan: -0.5,
    alokasi: [{ dokumen_id: b }],
  });
  await toko.expectJurnal(kurang.id, '01-11 D 1101 19.50, 6303 0.50, K 1201 20.00');
  await batal(toko, p.id);
  expect(await toko.bayar(a)).toEqual(['1000.00', '0.00', 'belum']);
  expect(await toko.saldo('4103')).toBe('0.00');
});

test('a deposit pays with or without money, and its void waits for its use', async () => {
  const { toko, a, b } = await openPiutang();
  const titipan = await lunasi(toko, {
    tanggal: hari('01-05'),
    jumlah: 1300,
    alokasi: [{ dokumen_id: a }],
  });
  expect(await toko.saldo('2301')).toBe('-300.00');
  const p = await lunasi(toko, {
    tanggal: hari('01-06'),
    jumlah: 100,
    uang_muka: [{ dokumen_id: titipan.id, jumlah: 250 }],
  });
  await toko.expectJurnal(p.id, '01-06 D 1101 100.00, 2301 250.00, K 1201 350.00');
  expect(await toko.dokumen(p.id)).toMatchObject({ total_nilai: '350.00' });
  const saja = await lunasi(toko, {
    tanggal: hari('01-07'),
    jumlah: 0,
    akun_kas: null,
    uang_muka: [{ dokumen_id: titipan.id, jumlah: 50 }],
    alokasi: [{ dokumen_id: b, jumlah: 50 }],
  });
  await toko.expectJurnal(saja.id, '01-07 D 2301 50.00, K 1201 50.00');
  expect(await toko.bayar(b)).toEqual(['100.00', '400.00', 'sebagian']);
  expect(await expectError(batal(toko, titipan.id), 'KODEP')).toContain(p.nomor_transaksi);
  await batal(toko, p.id);
  await batal(toko, saja.id);
  await batal(toko, titipan.id);
  expect(await toko.saldo('2301')).toBe('0.00');
  expect(await toko.saldo('1201')).toBe('1500.00');
});

test('a settlement reports all mistakes at once; a paid document is not paid again', async () => {
  const { toko, a } = await openPiutang();
  await expectError(
    lunasi(toko, {
      kontak_id: null,
      akun_kas: '1201',
      jumlah: -1,
      biaya_bank: 0.001,
      alokasi: [{ jumlah: 1.234, pph: -1 }],
      uang_muka: [{ dokumen_id: 1 }],
    }),
    'VADOK',
    'tanggal kontak_id jumlah biaya_bank alokasi.0.dokumen_id alokasi.0.jumlah alokasi.0.pph uang_muka.0.jumlah akun_kas',
  );
  await lunasi(toko, { tanggal: hari('01-10'), jumlah: 1000 });
  const lagi = lunasi(toko, {
    tanggal: hari('01-10'),
    jumlah: 100,
    alokasi: [{ dokumen_id: a }],
  });
  await expectError(lagi, 'VADOK', 'alokasi.0.dokumen_id');
});

test('two settlements of one document at once never overpay it', async () => {
  const { toko, a } = await openPiutang();
  await expectDone(
    2,
    Array.from({ length: 6 }, () =>
      lunasi(toko, {
        tanggal: hari('01-10'),
        jumlah: 400,
        alokasi: [{ dokumen_id: a, jumlah: 400 }],
      }),
    ),
  );
  expect(await toko.bayar(a)).toEqual(['200.00', '800.00', 'sebagian']);
});

test('a receivable that a journal opened for a contact of its line is paid once, by many at once', async () => {
  const toko = await openToko();
  const jurnal = await toko.buat('jurnal-umum', '01-05', {
    detail: [
      { akun_kode: '1201', debit: 500, kontak_id: toko.pelanggan },
      { akun_kode: '4201', kredit: 500 },
    ],
  });
  await expectDone(
    6,
    Array.from({ length: 6 }, () => lunasi(toko, { tanggal: hari('01-10'), jumlah: 200 })),
  );
  expect(await toko.bayar(jurnal.id)).toEqual(['0.00', '500.00', 'lunas']);
  expect(await toko.saldo('2301')).toBe('-700.00');
});

test('a draft says once what it shall settle, also where its open items are asked for', async () => {
  const { toko, a } = await openPiutang();
  const alokasi = [{ dokumen_id: a, jumlah: 250 }];
  const { id } = await lunasi(toko, { tanggal: hari('01-10'), jumlah: 250, alokasi }, true);
  const texts = await toko.staf.row<{ draft: string; sale: string }>(
    `select erp.transaksi_get('pelunasan-piutang', $1, '{jurnal,alokasi,riwayat}')::text as draft,
              erp.transaksi_get('penjualan', $2, '{jurnal,alokasi,riwayat}')::text as sale`,
    [id, a],
  );
  const keysOf = (text: string) => toko.rows('select json_object_keys($1::json) as kunci', [text]);
  for (const text of Object.values(texts)) {
    const keys = (await keysOf(text)).map(({ kunci }) => kunci);
    expect(keys).toEqual([...new Set(keys)]);
    expect(keys).toEqual(expect.arrayContaining(['jurnal', 'alokasi', 'riwayat']));
  }
  expect(JSON.parse(texts.draft).alokasi).toMatchObject(alokasi);
  expect(JSON.parse(texts.sale).alokasi).toMatchObject([{ jenis: 'piutang', alokasi: [] }]);
});

test('what a settlement rounds away makes no deposit: nobody paid it', async () => {
  const { toko, a, b } = await openPiutang();
  const tidak = (isi: Row) => expectError(lunasi(toko, isi), 'VADOK', 'pembulatan');
  const tanggal = hari('01-10');
  await tidak({ tanggal, jumlah: 1500, pembulatan: -0.5 });
  await tidak({ tanggal, jumlah: 1000, pembulatan: -0.5, alokasi: [{ dokumen_id: a }] });
  const lunas = await lunasi(toko, { tanggal, jumlah: 1499.5, pembulatan: -0.5 });
  expect([(await toko.bayar(a))[0], (await toko.bayar(b))[0]]).toEqual(['0.00', '0.00']);
  expect(await toko.pos(lunas.id)).toEqual([]);
  await tidak({ tanggal, akun_kas: '1101', jumlah: 0, pembulatan: -0.5 });
});
