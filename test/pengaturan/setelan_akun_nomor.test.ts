/** Settings with a history: the pattern of numbers, and the accounts of posting roles. */
import { describe, expect, test } from '@jest/globals';
import { expectError, hari, openStory, type Row, type Toko } from '../helpers/story.ts';
import { get, openDagang, patch, setel } from './dagang.ts';

const { data, openToko } = openStory();

const bukaDagang = (settings?: Row) => openDagang(data, settings);

/** An account of the tenant's own. */
const akun = (toko: Toko, kode: string, subklas_id: number, more: Row = {}) =>
  toko.staf.rows('select erp.akun_create(jsonb_populate_record(null::erp.akun_input, $1))', [
    JSON.stringify({ kode, nama: `Akun ${kode}`, subklas_id, ...more }),
  ]);

describe('the pattern of numbers', () => {
  test('begins with the next month, and is replaced until then', async () => {
    const { toko, barang } = await bukaDagang();
    const lama = await setel(toko, 'format_nomor');
    await patch(toko, { format_nomor: '{kode}-{lokasi}-{YYYY}-{MM}-{nnnn}' });
    await patch(toko, { format_nomor: '{YYYYMM}.{kode}.{lokasi}.{nnn}' });
    const { format_nomor, format_nomor_mulai } = await get(toko);
    expect(format_nomor).toBe('{YYYYMM}.{kode}.{lokasi}.{nnn}');
    expect(format_nomor_mulai).toMatch(/^\d{4}-\d\d$/);
    const today = (await toko.row('select erp_private.tenant_today(null::buku)::text as t'))
      .t as string;
    expect(`${format_nomor_mulai}` > today.slice(0, 7)).toBe(true);
    const beli = await toko.beli(today, [[barang, 1, 1]]);
    expect(beli.nomor_transaksi).toMatch(/^PB\/UTAMA\/\d{6}\/00001$/);
    // The month has come.
    await toko.rows(
      `update pengaturan set format_nomor_ubah = jsonb_set(format_nomor_ubah, '{0,sejak}', to_jsonb($1::text))`,
      [hari('06-01')],
    );
    const nomor = async (tanggal: string) =>
      (await toko.beli(tanggal, [[barang, 1, 1]])).nomor_transaksi;
    expect(await nomor('05-31')).toBe(`PB/UTAMA/${hari('05').replace('-', '')}/00001`);
    expect(await nomor('06-01')).toBe(`${hari('06').replace('-', '')}.PB.UTAMA.001`);
    expect(await setel(toko, 'format_nomor_mulai')).toBeNull();
    await patch(toko, { format_nomor: lama });
    expect((await toko.row('select format_nomor_ubah as u from pengaturan')).u).toHaveLength(2);
    expect(await nomor('06-02')).toBe(`${hari('06').replace('-', '')}.PB.UTAMA.002`);
  });

  test.each([
    '{kode}/{lokasi}/{nnnnn}',
    '{kode}/{YYYYMM}/{nnnnn}',
    '{lokasi}/{YYYYMM}/{nnnnn}',
    '{kode}/{lokasi}/{YYYYMM}',
    '{kode}/{lokasi}/{YYYYMM}/{nn}',
    '{kode}/{lokasi}/{YYYY}/{nnn}',
    '{kode}/{lokasi}/{YYYYMM}/{nnn}/{nnn}',
    '{kode}/{lokasi}/{YYYYMM}/{nnn}/{hari}',
    '{kode} {lokasi} {YYYYMM} {nnn}\n',
    'é{kode}/{lokasi}/{YYYYMM}/{nnn}',
    `{kode}/{lokasi}/{YYYYMM}/{nnn}${'x'.repeat(60)}`,
  ])('%j does not keep numbers unique', async (format_nomor) => {
    await expectError(
      data
        .admin('satu')
        .value('select erp.pengaturan_patch($1)', [JSON.stringify({ format_nomor })]),
      'VASET',
      'format_nomor',
    );
  });
});

describe('accounts of roles', () => {
  test('move to accounts of the tenant’s own, and postings follow', async () => {
    const { toko, barang } = await bukaDagang();
    await akun(toko, '4101-2', 41);
    await akun(toko, '1113', 11);
    await patch(toko, { akun_peran: { penjualan: '4101-2', bank: '1113' } });
    const { akun_peran } = await get(toko);
    expect(akun_peran).toMatchObject({ penjualan: '4101-2', bank: '1113', kas: '1101' });
    const jual = await toko.jual('03-05', [[barang, 1, 900]]);
    expect(await toko.jurnal(jual.id)).toContain('03-05 K 4101-2 900.00');
  });

  test('a control account makes way only when it is empty', async () => {
    const { toko, barang, jual } = await bukaDagang();
    await akun(toko, '1201-2', 12);
    await akun(toko, '2101-2', 21);
    const minta = { akun_peran: { piutang: '1201-2', hutang: '2101-2' } };
    const message = await expectError(patch(toko, minta), 'KOSET', 'akun_peran.hutang');
    expect(message).toBe(
      'akun_peran.hutang: akun 2101 masih bersaldo -5000.00; ' +
        'akun_peran.piutang: akun 1201 masih bersaldo 1500.00',
    );
    await toko.batalkan('penjualan', jual.id);
    await patch(toko, { akun_peran: { piutang: '1201-2' } });
    const lagi = await toko.jual('03-05', [[barang, 1, 900]]);
    expect(await toko.jurnal(lagi.id)).toContain('03-05 D 1201-2 900.00');
    const kendali = await toko.rows(
      `select kode, kendali from akun where kode in ('1201', '1201-2') order by kode`,
    );
    expect(kendali).toEqual([
      { kode: '1201', kendali: 'piutang' },
      { kode: '1201-2', kendali: 'piutang' },
    ]);
  });

  test('a new tenant may move all of them; the old accounts become plain ones', async () => {
    const toko = await openToko();
    await akun(toko, '13-01', 13);
    await akun(toko, '21-01', 21);
    await patch(toko, { akun_peran: { persediaan: '13-01', hutang: '21-01' } });
    const kendali = await toko.rows(
      `select kode from akun where kendali in ('persediaan', 'hutang') order by kode`,
    );
    expect(kendali.map(({ kode }) => kode)).toEqual(['13-01', '21-01', '2109']);
    const barang = await toko.barang();
    const beli = await toko.beli('03-01', [[barang, 1, 70]]);
    await toko.expectJurnal(beli.id, '03-01 D 13-01 70.00, K 21-01 70.00');
  });

  test('an account that was booked to becomes no control account, equity roles share none', async () => {
    const { toko } = await bukaDagang();
    const salah = (peta: Row, code: string) =>
      expectError(patch(toko, { akun_peran: peta }), code, `akun_peran.${Object.keys(peta)[0]}`);
    await akun(toko, '1250', 12);
    await toko.jurnalkan('03-03', 'D 1250 5, K 3101 5');
    await salah({ piutang_karyawan: '1250' }, 'KOSET');
    await salah({ laba_berjalan: '3101' }, 'VASET');
    await salah({ modal: '3102' }, 'VASET');
    await salah({ piutang: '2101' }, 'VASET');
    await salah({ kas: '1111' }, 'VASET');
    await salah({ uang_muka_beli: '1201' }, 'VASET');
  });
});
