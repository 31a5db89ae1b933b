import { expect, test } from '@jest/globals';
import { jurnal__balik } from '../../workers/tasks/each_due.ts';
import { expectError, hari, openStory, type Row } from '../helpers/story.ts';
import { lalu } from '../helpers/tahun.ts';
import { runTask } from '../helpers/worker.ts';

const { data, buka } = openStory();

const jurnal = (tanggal: string, detail: Row[], rest: Row = {}): Row => ({
  tanggal,
  detail,
  ...rest,
});
const d = (akun_kode: string, debit: number, rest: Row = {}): Row => ({
  akun_kode,
  debit,
  ...rest,
});
const k = (akun_kode: string, kredit: number, rest: Row = {}): Row => ({
  akun_kode,
  kredit,
  ...rest,
});

/** The day before the books begin. */
const pembukaan = lalu('12-31');

test('a journal is booked as it stands, and its void takes it back', async () => {
  const { toko, buat, baca, batalkan } = await buka();
  const sewa = await buat(
    'jurnal-umum',
    jurnal(hari('03-05'), [
      d('6202', 1200.5, { keterangan: 'Sewa Maret' }),
      d('6203', 300),
      k('1111', 1500.5, { debit: 0 }),
    ]),
  );
  expect(sewa.nomor_transaksi).toBe(`JU/00/${hari('03-05').slice(0, 7).replace('-', '')}/00001`);
  await toko.expectJurnal(sewa.id, '03-05 D 6202 1200.50, 6203 300.00, K 1111 1500.50');
  const dokumen = await baca('jurnal-umum', sewa.id);
  expect(dokumen).toMatchObject({ total_nilai: 1500.5, sisa: null, status_bayar: null });
  expect(dokumen.detail).toHaveLength(3);
  expect((dokumen.detail as Row[])[0]).toMatchObject({
    akun_kode: '6202',
    subtotal: 1200.5,
    keterangan: 'Sewa Maret',
    debit: 1200.5,
  });
  await batalkan('jurnal-umum', sewa.id);
  expect(await toko.saldo('1111')).toBe('0.00');
});

test('control accounts keep their sub-ledger: new items and reductions', async () => {
  const { toko, buat, pos, batalkan } = await buka();
  const klaim = await buat(
    'jurnal-umum',
    jurnal(hari('03-05'), [d('1202', 500, { kontak_id: toko.supplier }), k('4201', 500)]),
  );
  expect(await toko.dokumen(klaim.id)).toMatchObject({
    sisa: '500.00',
    dibayar: '0.00',
    status_bayar: 'belum',
  });
  const potong = await buat(
    'jurnal-umum',
    jurnal(
      hari('03-08'),
      [
        d('6206', 350),
        k('1202', 200, { dokumen_id: klaim.id }),
        k('1202', 150, { dokumen_id: klaim.id }),
      ],
      { kontak_id: toko.supplier },
    ),
  );
  expect(await pos(klaim.id)).toEqual(['piutang 1202 150.00']);
  expect(await toko.dokumen(klaim.id)).toMatchObject({ sisa: '150.00', status_bayar: 'sebagian' });
  await expectError(batalkan('jurnal-umum', klaim.id), 'KODEP');
  await expectError(
    buat(
      'jurnal-umum',
      jurnal(hari('03-09'), [
        d('6206', 150.01),
        k('1202', 150.01, { kontak_id: toko.supplier, dokumen_id: klaim.id }),
      ]),
    ),
    'VADOK',
    'detail.1.dokumen_id',
  );
  await batalkan('jurnal-umum', potong.id);
  expect(await pos(klaim.id)).toEqual(['piutang 1202 500.00']);
  await batalkan('jurnal-umum', klaim.id);
  // The other three kinds of items, each on its normal side and back.
  const lain = await buat(
    'jurnal-umum',
    jurnal(hari('04-01'), [
      d('1403', 70, { kontak_id: toko.supplier }),
      d('6309', 80),
      k('2109', 100, { kontak_id: toko.supplier }),
      k('2301', 50, { kontak_id: toko.pelanggan }),
    ]),
  );
  expect(await pos(lain.id)).toEqual([
    'uang_muka 1403 70.00',
    'hutang 2109 100.00',
    'titipan 2301 50.00',
  ]);
  expect(await toko.dokumen(lain.id)).toMatchObject({ sisa: '100.00', dibayar: '50.00' });
  await buat(
    'jurnal-umum',
    jurnal(hari('04-02'), [
      d('2301', 50, { kontak_id: toko.pelanggan, dokumen_id: lain.id }),
      d('2109', 20, { kontak_id: toko.supplier, dokumen_id: lain.id }),
      k('1403', 70, { kontak_id: toko.supplier, dokumen_id: lain.id }),
    ]),
  );
  expect(await pos(lain.id)).toEqual([
    'uang_muka 1403 0.00',
    'hutang 2109 80.00',
    'titipan 2301 0.00',
  ]);
  expect(await toko.dokumen(lain.id)).toMatchObject({ sisa: '80.00', dibayar: '70.00' });
});

test('a line on 3299 makes an opening, on the day before the books begin', async () => {
  const { toko, buat, batalkan } = await buka();
  const awal = [d('1101', 1000), d('1203', 400, { kontak_id: toko.supplier }), k('3299', 1400)];
  await expectError(buat('jurnal-umum', jurnal(hari('01-05'), awal)), 'VATGL', 'tanggal');
  const dibuat = await buat('jurnal-umum', jurnal(pembukaan, awal));
  expect(await toko.row('select pembuka from jurnal where transaksi_id = $1', [dibuat.id])).toEqual(
    { pembuka: true },
  );
  expect(await toko.saldo('1101', pembukaan)).toBe('1000.00');
  await expectError(batalkan('jurnal-umum', dibuat.id, { tanggal: '02-01' }), 'VATGL');
  await toko.set({ kunci_saldo_awal: true });
  await expectError(batalkan('jurnal-umum', dibuat.id), 'KOTUP');
  await expectError(buat('jurnal-umum', jurnal(pembukaan, awal)), 'KOTUP');
  await toko.set({ kunci_saldo_awal: false });
  await batalkan('jurnal-umum', dibuat.id);
  expect(await toko.saldo('3299', pembukaan)).toBe('0.00');
});

test('corrects an earlier year through retained earnings', async () => {
  const { toko, buat } = await buka();
  const dibuat = await buat(
    'jurnal-umum',
    jurnal(hari('03-05'), [d('6205', 250), k('1604', 250)], { koreksi_periode_lalu: true }),
  );
  await toko.expectJurnal(dibuat.id, '03-05 D 3201 250.00, K 1604 250.00');
  expect((await toko.baris(dibuat.id))[0]).toMatchObject({ akun_kode: '6205' });
});

test('a planned reversal is posted on its day, once', async () => {
  const { toko, buat, batalkan } = await buka();
  const due = async () =>
    (
      await toko.pekerja.rows('select id from erp_private.worker_jurnal_balik_list() as d (id)')
    ).map(({ id }) => id);
  const balik = (id: number) =>
    toko.pekerja.value<number>('select erp_private.worker_jurnal_balik($1)', [id]);
  const rencana = (balik_otomatis: string) =>
    buat('jurnal-umum', jurnal(hari('03-31'), [d('6203', 90), k('2303', 90)], { balik_otomatis }));
  const lewat = await rencana(hari('04-01'));
  const nanti = await rencana('2999-01-01');
  const batal = await rencana(hari('04-02'));
  await batalkan('jurnal-umum', batal.id);
  expect(await due()).toEqual([lewat.id]);
  expect(await balik(nanti.id)).toBeNull();
  expect(await balik(batal.id)).toBeNull();
  await toko.tutupBulan(hari('04-01'));
  const dibuat = await balik(lewat.id);
  // April is closed: the first open day after it.
  await toko.expectJurnal(dibuat, '05-01 D 2303 90.00, K 6203 90.00');
  expect(await toko.dokumen(dibuat)).toMatchObject({ dokumen_asal_id: lewat.id });
  expect(await due()).toEqual([]);
  expect(await balik(lewat.id)).toBeNull();
  // The reversal stands on the journal: first it, then the journal.
  await expectError(batalkan('jurnal-umum', lewat.id), 'KODEP');
  await batalkan('jurnal-umum', dibuat);
  await batalkan('jurnal-umum', lewat.id);
  expect(await due()).toEqual([]);
});

test('the task posts what is due in every tenant, and one refusal keeps no other', async () => {
  const { toko, buat } = await buka();
  const { toko: lain, buat: buatLain } = await buka();
  const sewa = (balik_otomatis: string, akun = '2303') =>
    jurnal(hari('03-31'), [d('6203', 90), k(akun, 90)], { balik_otomatis });
  // Taking back this one would overdraw the cash box.
  await buat('jurnal-umum', jurnal(hari('03-30'), [d('1101', 90), k('3101', 90)]));
  await buat(
    'jurnal-umum',
    jurnal(hari('03-31'), [d('1101', 5), k('4201', 5)], { balik_otomatis: hari('04-01') }),
  );
  await buat('jurnal-umum', jurnal(hari('03-31'), [d('6203', 95), k('1101', 95)]));
  const baik = await buat('jurnal-umum', sewa(hari('04-02')));
  const milikLain = await buatLain('jurnal-umum', sewa(hari('04-02')));

  await expect(runTask(data, jurnal__balik)).rejects.toThrow(toko.kode);
  const pembalik = 'select count(*)::int as n from transaksi where dokumen_asal_id = $1';
  expect(await toko.row(pembalik, [baik.id])).toEqual({ n: 1 });
  expect(await lain.row(pembalik, [milikLain.id])).toEqual({ n: 1 });
});
