/** Settings: what they may hold, what stands against changing them, and that they act at once. */
import { describe, expect, test } from '@jest/globals';
import { behind } from '../helpers/antre.ts';
import { createDokumen, expectError, hari, openStory, type Row } from '../helpers/story.ts';
import type { Dokumen } from '../helpers/toko.ts';
import { admin, get, openDagang, patch, setel } from './dagang.ts';

const { data, openToko, openBarang } = openStory();

const bukaDagang = (settings?: Row) => openDagang(data, settings);

describe('changing', () => {
  test('all that is named changes, in every place, and nothing else', async () => {
    const toko = await openToko();
    const sebelum = await get(toko);
    const isi = {
      nama: 'Toko Baru',
      alamat: 'Jalan Satu',
      npwp: '01.234',
      telepon: '021',
      mata_uang: 'USD',
      pkp_sejak: hari('02-01'),
      zona_waktu: 'Asia/Makassar',
      lingkup_hpp: 'per_lokasi',
      wajib_persetujuan: true,
      empat_mata: true,
      penyetuju: 'admin',
      tanggal_mulai: hari('02-01'),
      tanggal_kunci: hari('02-28'),
      kunci_saldo_awal: true,
      awal_tahun_buku: 4,
      pembulatan: 100,
      metode_potongan: 'bruto',
      batas_hapus_piutang: 250000.5,
      kebijakan_kredit: 'peringatan',
      toleransi_order: 2.5,
      toleransi_harga: 5,
      kebijakan_harga: 'tolak',
      poin: {
        aktif: true,
        rupiah_per_poin: 25000,
        nilai_poin: 50.5,
        masa_berlaku_hari: 365,
        metode: 'beban',
      },
    };
    await patch(toko, isi);
    const sesudah = await get(toko);
    expect(sesudah).toEqual({ ...sebelum, ...isi, diubah_pada: sesudah.diubah_pada });
    const tenant = 'select nama from erp_private.tenant where kode = $1';
    expect(await data.value(tenant, [toko.kode])).toBe('Toko Baru');
    await patch(toko, { poin: { masa_berlaku_hari: null } });
    expect(await setel(toko, 'poin')).toEqual({ ...isi.poin, masa_berlaku_hari: null });
    await patch(toko, { alamat: null, tanggal_kunci: null, batas_hapus_piutang: null });
    expect(await get(toko)).toMatchObject({ alamat: null, tanggal_kunci: null });
  });

  test('acts at once, is noted once, and not when nothing changes', async () => {
    const { toko, barang } = await bukaDagang();
    await patch(toko, { tanggal_kunci: hari('03-31') });
    await expectError(toko.beli('03-31', [[barang, 1, 1]]), 'KOTUP', 'tanggal');
    await patch(toko, { wajib_persetujuan: true });
    const jual = await toko.jual('04-01', [[barang, 1, 10]]);
    expect(jual.status).toBe('draft');
    const noted = () =>
      toko.rows<{ isi: Row }>(`select isi from outbox where jenis = 'pengaturan' order by 1`);
    const banyak = (await noted()).length;
    const lama = await get(toko);
    await patch(toko, { wajib_persetujuan: true, pembulatan: '0.00', akun_peran: { kas: '1101' } });
    await patch(toko, {});
    expect([await get(toko), (await noted()).length]).toEqual([lama, banyak]);
  });
});

test('refusing: all mistakes are named', async () => {
  const toko = await openToko();
  const message = await expectError(
    patch(toko, {
      nama: ' ',
      gaib: 1,
      mata_uang: 'rupiah',
      zona_waktu: 'Bulan/Purnama',
      metode_hpp: 'lifo',
      penyetuju: 'viewer',
      pkp_sejak: 'kemarin',
      empat_mata: 'ya',
      tanggal_mulai: '2024-02-30',
      tanggal_kunci: '2999-01-01',
      awal_tahun_buku: 13,
      pembulatan: 50,
      batas_hapus_piutang: -1,
      toleransi_order: 101,
      kebijakan_kredit: null,
      format_nomor: '{kode}/{nnn}',
      akun_peran: { kas: '9999', gaib: '1101', piutang: '1101', hpp: 5101, bank: '1301' },
    }),
    'VASET',
  );
  expect(message.split('\n').map((line) => line.split(':')[0])).toEqual(
    `awal_tahun_buku batas_hapus_piutang empat_mata format_nomor gaib kebijakan_kredit
      mata_uang metode_hpp nama pembulatan penyetuju pkp_sejak tanggal_kunci tanggal_mulai toleransi_order
      zona_waktu akun_peran.bank akun_peran.gaib akun_peran.hpp akun_peran.kas`
      .split(/\s+/)
      .sort((a, b) => Number(a.startsWith('akun_')) - Number(b.startsWith('akun_'))),
  );
  await expectError(patch(toko, [1]), 'VASET', 'patch');
  await expectError(patch(toko, null), 'VASET', 'patch');
  await expectError(patch(toko, { poin: 1, akun_peran: 1 }), 'VASET', 'akun_peran');
  await expectError(patch(toko, { poin: 1 }), 'VASET', 'poin');
  await expectError(patch(toko, { poin_aktif: true }), 'VASET', 'poin_aktif');
  const poin = { gaib: 1, nilai_poin: 0, metode: 'x', masa_berlaku_hari: 0 };
  const lines = (await expectError(patch(toko, { poin }), 'VASET')).split('\n');
  expect(lines.map((line) => line.split(':')[0])).toEqual(
    'poin.gaib poin.masa_berlaku_hari poin.metode poin.nilai_poin'.split(' '),
  );
});

describe('what would falsify existing books is refused', () => {
  test('currency, start, costing, after what they depend on was booked', async () => {
    const { toko } = await bukaDagang();
    for (const [nama, nilai] of [
      ['mata_uang', 'USD'],
      ['tanggal_mulai', hari('02-01')],
      ['lingkup_hpp', 'per_lokasi'],
      ['metode_hpp', 'fifo'],
    ] as const) {
      await expectError(patch(toko, { [nama]: nilai, telepon: '1' }), 'KOSET', nama);
    }
    const message = await expectError(
      patch(toko, { mata_uang: 'USD', lingkup_hpp: 'per_lokasi' }),
      'KOSET',
    );
    expect(message).toMatch(/^mata_uang: .*; lingkup_hpp: /);
    expect(await setel(toko, 'telepon')).toBeNull();
  });

  test('back to tolak while stock is below zero', async () => {
    const { toko, barang } = await bukaDagang();
    toko.leaveBroken();
    await toko.asOwner(async (db) => {
      await db.rows('set local session_replication_role = replica');
      await db.rows(
        'alter table pengaturan drop constraint if exists pengaturan_kebijakan_stok_minus_check',
      );
      await db.rows(`update pengaturan set kebijakan_stok_minus = 'izinkan'`);
      await db.rows('update stok_lokasi set qty = -2 where barang_id = $1', [barang]);
    });
    const message = await expectError(patch(toko, { kebijakan_stok_minus: 'tolak' }), 'KOSET');
    expect(message).toMatch(/lokasi UTAMA: -2$/);
    await toko.rows('update stok_lokasi set qty = 0');
    await patch(toko, { kebijakan_stok_minus: 'tolak' });
  });

  test('the lock date over a draft, and before a closed year', async () => {
    const { toko, barang } = await bukaDagang();
    const { id } = await toko.draftJual('05-05', [[barang, 1, 1]]);
    await expectError(patch(toko, { tanggal_kunci: hari('05-05') }), 'KOTUP', 'tanggal_kunci');
    await patch(toko, { tanggal_kunci: hari('05-04') });
    await toko.staf.value(`select erp.transaksi_cancel('penjualan', $1)`, [id]);
    await toko.by(admin).rows('select erp.tahun_tutup($1)', [Number(hari('').slice(0, 4))]);
    for (const tanggal_kunci of [null, hari('12-30')]) {
      await expectError(patch(toko, { tanggal_kunci }), 'KOSET', 'tanggal_kunci');
    }
    await expectError(patch(toko, { kunci_saldo_awal: false }), 'KOSET', 'kunci_saldo_awal');
    await expectError(patch(toko, { awal_tahun_buku: 7 }), 'KOSET', 'awal_tahun_buku');
    await patch(toko, { tanggal_kunci: hari('12-31') });
  });

  test('a posting under way comes first', async () => {
    const { toko, barang } = await openBarang();
    const isi: Dokumen = { tanggal: hari('02-02'), detail: [[barang, 1, 10]] };
    const changed = behind(
      toko,
      (db) => createDokumen(db, 'pembelian', toko.document(toko.supplier, isi)),
      () => patch(toko, { mata_uang: 'USD' }),
    );
    await expectError(changed, 'KOSET', 'mata_uang');
  });
});
