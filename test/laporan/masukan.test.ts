import { expect, test } from '@jest/globals';
import { expectError } from '../helpers/story.ts';
import { bukaBuku, trial } from './buku.ts';

const buku = bukaBuku();

const perTanggal = ['neraca', 'neraca_banding', 'stok'];
const perMasa =
  `rugi_laba rugi_laba_banding neraca_saldo arus_kas arus_kas_banding perubahan_ekuitas
  perubahan_ekuitas_banding jurnal piutang hutang penjualan penjualan_summary`.split(/\s+/);
const perKunci = { kartu_stok: { barang_id: 1 }, buku_besar: { akun_kode: '1101' } };
const beda: [string, object] = ['beda', { sejak: '2020-01-01T00:00:00Z' }];
const semua: [string, object][] = [
  ...[...perTanggal, ...perMasa, 'integritas', 'ppn'].map((nama): [string, object] => [nama, {}]),
  ...Object.entries(perKunci),
  beda,
];

test.each(semua)('%s answers an empty tenant, with defaults', async (nama, kunci) => {
  const hasil = await buku.laporan(nama, { ...kunci });
  expect(hasil).not.toBeNull();
  if ('data' in hasil) expect(Object.keys(hasil).at(-1)).toBe('data');
});

const masa: [string, object][] = [
  ...perMasa.map((nama): [string, object] => [nama, {}]),
  ...Object.entries(perKunci),
];

const batas = 'harus di antara 1900-01-01 dan 2999-12-31';

test.each(masa)('%s refuses a period that is none', async (nama, kunci) => {
  const tolak = (args: object) => expectError(buku.laporan(nama, { ...kunci, ...args }), 'VATGL');
  expect(await tolak({ dari: '2024-02-02', sampai: '2024-02-01' })).toBe(
    'dari: 2024-02-02 tidak boleh sesudah sampai (2024-02-01)',
  );
  expect(await tolak({ dari: '-infinity', sampai: 'infinity' })).toBe(
    `dari: ${batas}\nsampai: ${batas}`,
  );
  expect(await tolak({ sampai: '5874897-12-31' })).toBe(`sampai: ${batas}`);
});

test.each(perTanggal)('%s refuses a day that is none', async (nama) => {
  const tolak = expectError(buku.laporan(nama, { per: 'infinity' }), 'VATGL');
  expect(await tolak).toBe(`per: ${batas}`);
});

const berhalaman = semua.filter(
  ([nama]) => !/^(neraca|rugi_laba|neraca_saldo|arus_kas|perubahan_ekuitas)(_banding)?$/.test(nama),
);

test.each(berhalaman)(
  '%s refuses a page that is none and answers one beyond the end',
  async (nama, kunci) => {
    const halaman = (args: object) => buku.laporan(nama, { ...kunci, ...args });
    const tolak = expectError(halaman({ page: -2147483648, per_page: 501 }), 'VAHAL');
    expect(await tolak).toBe(
      'page: harus bilangan bulat mulai 1\nper_page: harus bilangan bulat 1 sampai 500',
    );
    const { data, total } = await halaman({});
    expect(await halaman({ page: null, per_page: null })).toMatchObject({ data, total });
    expect((await halaman({ page: 2147483647, per_page: 500 })).data).toEqual([]);
  },
);

test('a wrong date and a wrong page are named together', async () => {
  const salah = buku.laporan('jurnal', { dari: 'infinity', per_page: 0 });
  await expectError(salah, 'VATGL', 'dari per_page');
});

test('differences are asked from an earlier to a later moment', async () => {
  const [dulu, kini] = ['2020-01-01T00:00:00Z', '2020-01-02T00:00:00Z'];
  const tolak = expectError(buku.laporan('beda', { sejak: kini, diketahui: dulu }), 'VATGL');
  expect(await tolak).toBe('sejak: tidak boleh sesudah diketahui');
  expect((await buku.laporan('beda', { sejak: dulu, diketahui: dulu })).total).toBe(0);
});

test('names that are none: goods, account, kind', async () => {
  await expectError(buku.laporan('kartu_stok', { barang_id: 99 }), 'TDBRG');
  await expectError(buku.laporan('buku_besar', { akun_kode: '9999' }), 'TDAKN');
  await expectError(buku.laporan('jurnal', { jenis: 'jualan' }), '22P02');
});

test('the sales summary is by one or two different dimensions', async () => {
  const pesan =
    'group_by: harus satu atau dua yang berbeda dari barang, kategori, kontak (sama dengan pelanggan), bulan, hari';
  for (const group_by of [
    [],
    [null],
    ['bulan', null],
    ['bulan', 'bulan'],
    ['kontak', 'pelanggan'],
    ['barang', 'kontak', 'bulan'],
  ]) {
    const laporan = buku.laporan('penjualan_summary', { group_by });
    expect(await expectError(laporan, 'VAGRP')).toBe(pesan);
  }
  const baku = await buku.laporan('penjualan_summary', { group_by: null });
  expect(baku.meta).toMatchObject({ group_by: 'bulan', group_by_2: null });
});

test('an unknown filter finds nothing', async () => {
  expect((await buku.laporan('jurnal', { akun_kode: '9999' })).total).toBe(0);
  expect((await buku.laporan('piutang', { kontak_id: 99 })).total).toBe(0);
  expect((await buku.laporan('stok', { barang_id: 99 })).total).toBe(0);
  expect((await buku.laporan('kartu_stok', { barang_id: 1, lokasi_id: 99 })).total).toBe(0);
});

test('without dates a period is this month of the tenant, a day today', async () => {
  const hariIni = await buku.value(`select (now() at time zone 'Asia/Jakarta')::date`);
  expect(await buku.laporan('neraca_saldo')).toMatchObject({
    dari: `${hariIni.slice(0, 8)}01`,
    sampai: hariIni,
  });
  expect((await buku.laporan('neraca')).per).toBe(hariIni);
  expect(await buku.laporan('rugi_laba', { sampai: '2024-03-15' })).toMatchObject({
    dari: '2024-03-01',
  });
});

test("today is the tenant's", async () => {
  for (const zona of ['Pacific/Kiritimati', 'Pacific/Niue']) {
    await trial(buku, async (db) => {
      await db.rows('update pengaturan set zona_waktu = $1', [zona]);
      const harap = await db.value('select (now() at time zone $1)::date', [zona]);
      expect(await db.value('select erp_private.tenant_today(null::buku)')).toBe(harap);
    });
  }
});
