import { expect, test } from '@jest/globals';
import { expectDone } from '../helpers/antre.ts';
import { expectError, openStory, type Row } from '../helpers/story.ts';
import { lalu, tahun } from '../helpers/tahun.ts';

const { buka } = openStory('few');

/** The day before the books begin; old invoices are from the year that it ends. */
const pembukaan = lalu('12-31');

const faktur = (nomor_faktur_asli: string, nilai_sisa: number, rest: Row = {}): Row => ({
  nomor_faktur_asli,
  tanggal_faktur: lalu('11-30'),
  nilai_sisa,
  ...rest,
});
const awal = (kontak_id: number, detail: Row[], rest: Row = {}): Row => ({
  tanggal: pembukaan,
  kontak_id,
  detail,
  ...rest,
});

test('an opening of receivables has an item per old invoice, against 3299', async () => {
  const { toko, buat, pos, baca, batalkan } = await buka();
  const kontak = await toko.kontak({ termin_hari: 30 });
  const dibuat = await buat(
    'saldo-awal-piutang',
    awal(kontak, [
      faktur('A-1', 1000),
      faktur('A-2', 500, { tanggal_faktur: lalu('10-01'), jatuh_tempo: lalu('10-15') }),
      faktur('DP-1', 200, { jenis: 'uang_muka' }),
    ]),
  );
  expect(dibuat.nomor_transaksi).toBe(`SP/00/${tahun - 1}12/00001`);
  await toko.expectJurnal(
    dibuat.id,
    '12-31 D 1201 1500.00, 3299 200.00, K 2301 200.00, 3299 1500.00',
  );
  expect(
    await toko.rows(
      `select jenis, tanggal, jatuh_tempo, tanggal_faktur, nomor_faktur_asli, nilai
         from pos_terbuka where transaksi_id = $1 order by id`,
      [dibuat.id],
    ),
  ).toEqual([
    {
      jenis: 'piutang',
      tanggal: pembukaan,
      jatuh_tempo: lalu('12-30'),
      tanggal_faktur: lalu('11-30'),
      nomor_faktur_asli: 'A-1',
      nilai: '1000.00',
    },
    {
      jenis: 'piutang',
      tanggal: pembukaan,
      jatuh_tempo: lalu('10-15'),
      tanggal_faktur: lalu('10-01'),
      nomor_faktur_asli: 'A-2',
      nilai: '500.00',
    },
    {
      jenis: 'titipan',
      tanggal: pembukaan,
      jatuh_tempo: null,
      tanggal_faktur: lalu('11-30'),
      nomor_faktur_asli: 'DP-1',
      nilai: '200.00',
    },
  ]);
  // What is owed counts, the deposit does not.
  expect(await baca('saldo-awal-piutang', dibuat.id)).toMatchObject({
    total_nilai: 1500,
    sisa: 1500,
    status_bayar: 'belum',
  });
  // The invoice that was due first is paid first; using the deposit pays no invoice.
  await buat('jurnal-umum', '01-10', {
    kontak_id: kontak,
    detail: [
      { akun_kode: '1111', debit: 400 },
      { akun_kode: '2301', debit: 200, dokumen_id: dibuat.id },
      { akun_kode: '1201', kredit: 600, dokumen_id: dibuat.id },
    ],
  });
  expect(await pos(dibuat.id)).toEqual([
    'piutang 1201 900.00',
    'piutang 1201 0.00',
    'titipan 2301 0.00',
  ]);
  expect(await toko.dokumen(dibuat.id)).toMatchObject({ sisa: '900.00', dibayar: '600.00' });
  await expectError(batalkan('saldo-awal-piutang', dibuat.id), 'KODEP');
});

test('the control account follows the kind of contact', async () => {
  const { toko, buat } = await buka();
  const kontak = (tipe: string) => toko.kontak({ tipe });
  const akun = async (jenis: string, tipe: string) => {
    const { id } = await buat(jenis, awal(await kontak(tipe), [faktur('F-1', 10)]));
    return (await toko.jurnal(id)).join();
  };
  expect(await akun('saldo-awal-piutang', 'pelanggan')).toContain('D 1201 10.00');
  expect(await akun('saldo-awal-piutang', 'pegawai')).toContain('D 1203 10.00');
  expect(await akun('saldo-awal-piutang', 'supplier')).toContain('D 1202 10.00');
  expect(await akun('saldo-awal-hutang', 'supplier')).toContain('K 2101 10.00');
  expect(await akun('saldo-awal-hutang', 'lain')).toContain('K 2109 10.00');
});

test('an opening of payables, deposits with the supplier beside it, and its void', async () => {
  const { toko, buat, batalkan } = await buka();
  const isi = awal(toko.supplier, [
    faktur('S-1', 700.25),
    faktur('S-DP', 100, { jenis: 'uang_muka' }),
  ]);
  const dibuat = await buat('saldo-awal-hutang', isi);
  await toko.expectJurnal(
    dibuat.id,
    '12-31 D 1403 100.00, 3299 700.25, K 2101 700.25, 3299 100.00',
  );
  expect(await expectError(buat('saldo-awal-hutang', isi), 'KOFAK')).toContain(
    'detail.0.nomor_faktur_asli: faktur S-1',
  );
  // Another contact, and the other side, may bear the same number; a void frees it.
  await buat(
    'saldo-awal-hutang',
    awal(await toko.kontak({ tipe: 'supplier' }), [faktur('S-1', 1)]),
  );
  await buat('saldo-awal-piutang', awal(toko.supplier, [faktur('S-1', 1)]));
  await batalkan('saldo-awal-hutang', dibuat.id);
  await buat('saldo-awal-hutang', isi);
  const sekaligus = () => buat('saldo-awal-hutang', awal(toko.supplier, [faktur('S-2', 1)]));
  await expectDone(1, [sekaligus(), sekaligus(), sekaligus()]);
  const uang = await buat(
    'saldo-awal-hutang',
    awal(toko.supplier, [faktur('S-DP2', 50, { jenis: 'uang_muka' })]),
  );
  expect(await toko.dokumen(uang.id)).toMatchObject({ total_nilai: '50.00', sisa: null });
  await toko.set({ kunci_saldo_awal: true });
  await expectError(sekaligus(), 'KOTUP');
});
