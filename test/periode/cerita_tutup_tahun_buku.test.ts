/** What stands against closing a book year, and the books around a closed one. */
import { describe, expect, test } from '@jest/globals';
import { type Db, expectError, hari, openStory, type Row } from '../helpers/story.ts';
import {
  buka,
  bukaTokoSetahun,
  ekuitas,
  jurnal,
  kini,
  laba,
  lalu,
  tahun,
  tutup,
} from '../helpers/tahun.ts';

const { data, openToko, openBarang } = openStory();

const bukaToko = (settings: Row = {}, day = hari) => bukaTokoSetahun(data, settings, day);

describe('obstacles to closing', () => {
  test('a year that is not over, that the books do not know, or no year', async () => {
    const toko = await bukaToko();
    await expectError(tutup(toko, tahun + 1), 'KOTHN', 'tahun');
    for (const year of [tahun - 2, tahun + 2, 0, -1, 2_000_000_000]) {
      await expectError(tutup(toko, year), 'VATHN', 'tahun');
    }
    await expectError(tutup(toko, null as never), 'VATHN', 'tahun');
  });

  test('a draft dated in it, but no working draft', async () => {
    const { toko, barang } = await openBarang();
    const { id } = await toko.draftJual('12-31', [[barang, 1, 1]]);
    expect(await expectError(tutup(toko, tahun), 'KOTUP', 'tahun')).toContain(hari('12-31'));
    await toko.staf.value(`select erp.transaksi_cancel('penjualan', $1)`, [id]);
    await toko.staf.rows(`select erp.draft_create('penjualan', $1)`, [
      JSON.stringify({ tanggal: hari('05-05') }),
    ]);
    expect((await tutup(toko, tahun)).peringatan).toEqual([
      '1 draft kerja bertanggal di tahun buku ini',
    ]);
  });

  test('an incomplete opening, and a planned reversal that is not posted', async () => {
    const toko = await openToko();
    await jurnal(toko, lalu('12-31'), '1101', '3299', 100);
    expect(await expectError(tutup(toko, tahun), 'KOTHN', 'tahun')).toContain('3299');
    await jurnal(toko, lalu('12-31'), '3299', '3101', 100);
    await jurnal(toko, hari('11-01'), '6202', '1101', 10, { balik_otomatis: hari('12-01') });
    expect(await expectError(tutup(toko, tahun), 'KOTHN', 'tahun')).toContain(hari('12-01'));
    const [{ id }] = (await toko.rows('select transaksi_id as id from jurnal_balik')) as [
      { id: number },
    ];
    await data
      .owner({ tenant: toko.kode, role: 'erp_writer' })
      .value('select erp_private.worker_jurnal_balik($1)', [id]);
    await tutup(toko, tahun);
  });
});

describe('other years', () => {
  test('the year before, when anything was booked in it', async () => {
    const toko = await bukaToko({ tanggal_mulai: lalu('01-01') });
    await tutup(toko, tahun);
    await buka(toko, tahun);
    await jurnal(toko, lalu('05-05'), '1101', '4201', 10);
    expect(await expectError(tutup(toko, tahun), 'KOTHN', 'tahun')).toContain(`${tahun - 1}`);
    await tutup(toko, tahun - 1);
    expect((await tutup(toko, tahun)).laba).toBe('300.00');
    expect(await expectError(buka(toko, tahun - 1), 'KOTHN', 'tahun')).toContain(`${tahun}`);
  });

  test('a later year that is closed', async () => {
    const toko = await bukaToko({ tanggal_mulai: lalu('01-01') });
    await tutup(toko, tahun);
    expect(await expectError(tutup(toko, tahun - 1), 'KOTHN', 'tahun')).toContain(`${tahun}`);
  });

  test('income left by opening balances counts as the year before', async () => {
    const toko = await openToko();
    await jurnal(toko, lalu('12-31'), '1101', '3299', 90);
    await jurnal(toko, lalu('12-31'), '3299', '4201', 90);
    await expectError(tutup(toko, tahun), 'KOTHN', 'tahun');
    expect(await tutup(toko, tahun - 1)).toMatchObject({ laba: '90.00', akhir: lalu('12-31') });
    expect((await tutup(toko, tahun)).nomor).toBeNull();
  });
});

test('who may not close may not simulate it', async () => {
  const toko = await bukaToko();
  const simulate = (db: Db) => db.value('select erp.tahun_tutup_simulate($1)', [tahun]);
  await expectError(toko.as(simulate, { peran: 'viewer', adminKey: true }), 'OTROL');
});

describe('the reports around it', () => {
  test('neraca right before, between and after, also with unclosed years behind', async () => {
    const toko = await bukaToko({ tanggal_mulai: lalu('01-01') }, lalu);
    await jurnal(toko, hari('02-02'), '1101', '4201', 40);
    await jurnal(toko, kini('01-01'), '1101', '4201', 3);
    const modal = '3102 Prive -50';
    const belum = (nilai: number) => `3202 Laba tahun lalu belum ditutup ${nilai}`;
    const berjalan = (nilai: number) => `3202 Laba tahun berjalan ${nilai}`;
    const ditahan = (nilai: number) => `3201 Laba Ditahan ${nilai}`;
    expect(await ekuitas(toko, lalu('12-31'))).toEqual([modal, berjalan(300)]);
    expect(await ekuitas(toko, hari('12-31'))).toEqual([modal, berjalan(40), belum(300)]);
    expect(await ekuitas(toko, kini('01-01'))).toEqual([modal, berjalan(3), belum(340)]);
    await tutup(toko, tahun - 1);
    expect(await ekuitas(toko, lalu('12-30'))).toEqual([modal, berjalan(300)]);
    expect(await ekuitas(toko, lalu('12-31'))).toEqual([modal, ditahan(300), berjalan(0)]);
    expect(await ekuitas(toko, hari('12-31'))).toEqual([modal, ditahan(300), berjalan(40)]);
    expect(await ekuitas(toko, kini('01-01'))).toEqual([
      modal,
      ditahan(300),
      berjalan(3),
      belum(40),
    ]);
    await tutup(toko, tahun, true);
    expect(await ekuitas(toko, kini('01-01'))).toEqual([
      '3101 Modal Pemilik -50',
      ditahan(340),
      berjalan(3),
    ]);
  });

  test('rugi-laba stays as it is, and the journal is shown as one of the system', async () => {
    const toko = await bukaToko();
    const setahun = [hari('01-01'), hari('12-31')] as const;
    expect(await laba(toko, ...setahun)).toBe(300);
    const { jurnal: penutup } = await tutup(toko, tahun);
    expect(await laba(toko, ...setahun)).toBe(300);
    expect(await laba(toko, hari('12-31'), hari('12-31'))).toBe(0);
    await buka(toko, tahun);
    expect(await laba(toko, ...setahun)).toBe(300);
    const masa = { dari: setahun[0], sampai: setahun[1] };
    const sistem = await toko.laporan('jurnal', { ...masa, jenis: 'sistem' });
    expect(sistem.data).toMatchObject([
      { id: penutup?.id, jenis: 'sistem', nomor_transaksi: null },
      { jenis: 'sistem', membalik_id: penutup?.id, nomor: `XT/-/${tahun}12/00001/V` },
    ]);
    const buku = await toko.laporan('buku_besar', { akun_kode: '3201', ...masa });
    expect(buku.data).toMatchObject([{ jenis: 'sistem' }, { jenis: 'sistem', saldo: 0 }]);
    const daftar = await toko.staf.value<Row>(`select erp.transaksi_list('jurnal-umum', null)`);
    expect(daftar.total).toBe(2);
  });
});

describe('corrections after the closing', () => {
  test('koreksi_periode_lalu goes to retained earnings on an open day', async () => {
    const toko = await bukaToko();
    await tutup(toko, tahun);
    const koreksi = { koreksi_periode_lalu: true };
    await expectError(jurnal(toko, hari('12-31'), '6202', '1101', 30, koreksi), 'KOTUP');
    await jurnal(toko, kini('01-01'), '6202', '1101', 30, koreksi);
    expect(await ekuitas(toko, kini('01-01'))).toEqual([
      '3102 Prive -50',
      '3201 Laba Ditahan 270',
      '3202 Laba tahun berjalan 0',
    ]);
    expect(await laba(toko, kini('01-01'), kini('01-01'))).toBe(0);
  });

  test('a void of a document of the closed year stands on an open day', async () => {
    const { toko, barang } = await openBarang();
    await toko.beli('03-01', [[barang, 2, 1000]]);
    const jual = await toko.jual('03-02', [[barang, 1, 1500]]);
    await tutup(toko, tahun);
    await toko.batalkan('penjualan', jual.id);
    const [pertama] = await toko.pembalik(jual.id);
    // The tenant's day: in Jakarta it begins seven hours before that of UTC.
    const { kini } = await toko.row<{ kini: string }>(
      `select to_char(erp_private.tenant_today(null::buku), 'MM-DD') as kini`,
    );
    expect(pertama?.slice(0, 5)).toBe(kini);
    expect(await ekuitas(toko, hari('12-31'))).toContain('3201 Laba Ditahan 500');
  });
});
