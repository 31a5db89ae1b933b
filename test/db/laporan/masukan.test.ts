import { expect, test } from '@jest/globals';
import { bukaBuku, refusal } from './buku.ts';

const buku = bukaBuku();

const perTanggal = ['neraca', 'stok'];
const perMasa = `rugi_laba neraca_saldo arus_kas perubahan_ekuitas jurnal piutang hutang penjualan
  penjualan_summary`.split(/\s+/);
const perKunci = { kartu_stok: { barang_id: 1 }, buku_besar: { akun_kode: '1101' } };
const beda: [string, object] = ['beda', { sejak: '2020-01-01T00:00:00Z' }];
const semua: [string, object][] = [
  ...[...perTanggal, ...perMasa, 'integritas', 'ppn'].map((nama): [string, object] => [nama, {}]),
  ...Object.entries(perKunci),
  beda,
];

test.each(semua)('%s answers an empty tenant, with defaults', async (nama, kunci) => {
  const hasil = await buku.viewer.laporan(nama, { ...kunci });
  expect(hasil).not.toBeNull();
  if ('data' in hasil) expect(Object.keys(hasil).at(-1)).toBe('data');
});

const masa: [string, object][] = [
  ...perMasa.map((nama): [string, object] => [nama, {}]),
  ...Object.entries(perKunci),
];

test.each(masa)('%s refuses a period that is none', async (nama, kunci) => {
  const tolak = (args: object) => refusal(buku.viewer.laporan(nama, { ...kunci, ...args }));
  expect(await tolak({ dari: '2024-02-02', sampai: '2024-02-01' })).toEqual([
    'VATGL',
    'dari: 2024-02-02 tidak boleh sesudah sampai (2024-02-01)',
  ]);
  const batas = 'harus tanggal dari 1900-01-01 sampai 9999-12-31';
  expect(await tolak({ dari: '-infinity', sampai: 'infinity' })).toEqual([
    'VATGL',
    `dari: ${batas}`,
    `sampai: ${batas}`,
  ]);
  expect(await tolak({ sampai: '5874897-12-31' })).toEqual(['VATGL', `sampai: ${batas}`]);
});

test.each(perTanggal)('%s refuses a day that is none', async (nama) => {
  expect(await refusal(buku.viewer.laporan(nama, { per: 'infinity' }))).toEqual([
    'VATGL',
    'per: harus tanggal dari 1900-01-01 sampai 9999-12-31',
  ]);
});

const berhalaman = semua.filter(
  ([nama]) =>
    !['neraca', 'rugi_laba', 'neraca_saldo', 'arus_kas', 'perubahan_ekuitas'].includes(nama),
);

test.each(berhalaman)(
  '%s refuses a page that is none and answers one beyond the end',
  async (nama, kunci) => {
    const halaman = (args: object) => buku.viewer.laporan(nama, { ...kunci, ...args });
    expect(await refusal(halaman({ page: -2147483648, per_page: 501 }))).toEqual([
      'VAHAL',
      'page: harus 1 atau lebih',
      'per_page: harus 1 sampai 500',
    ]);
    const { data, total } = await halaman({});
    expect(await halaman({ page: null, per_page: null })).toMatchObject({ data, total });
    expect((await halaman({ page: 2147483647, per_page: 500 })).data).toEqual([]);
  },
);

test('a wrong date and a wrong page are named together', async () => {
  const [kode, ...baris] = await refusal(
    buku.viewer.laporan('jurnal', { dari: 'infinity', per_page: 0 }),
  );
  expect(kode).toBe('VATGL');
  expect(baris.map((b) => b.split(':')[0])).toEqual(['dari', 'per_page']);
});

test('names that are none: goods, account, kind', async () => {
  const kode = async (nama: string, args: Record<string, unknown>) =>
    (await refusal(buku.viewer.laporan(nama, args)))[0];
  expect(await kode('kartu_stok', { barang_id: 99 })).toBe('TDBRG');
  expect(await kode('buku_besar', { akun_kode: '9999' })).toBe('TDAKN');
  expect(await kode('jurnal', { jenis: 'jualan' })).toBe('VAJNS');
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
    const laporan = buku.viewer.laporan('penjualan_summary', { group_by });
    expect(await refusal(laporan)).toEqual(['VAGRP', pesan]);
  }
  const baku = await buku.viewer.laporan('penjualan_summary', { group_by: null });
  expect(baku.meta).toMatchObject({ group_by: 'bulan', group_by_2: null });
});

test('an unknown filter finds nothing', async () => {
  expect((await buku.viewer.laporan('jurnal', { akun_kode: '9999' })).total).toBe(0);
  expect((await buku.viewer.laporan('piutang', { kontak_id: 99 })).total).toBe(0);
  expect((await buku.viewer.laporan('stok', { barang_id: 99 })).total).toBe(0);
  expect((await buku.viewer.laporan('kartu_stok', { barang_id: 1, lokasi_id: 99 })).total).toBe(0);
});

test('without dates a period is this month of the tenant, a day today', async () => {
  const hariIni = await buku.owner((db) =>
    db.value(`select (now() at time zone 'Asia/Jakarta')::date`),
  );
  expect(await buku.viewer.laporan('neraca_saldo')).toMatchObject({
    dari: `${hariIni.slice(0, 8)}01`,
    sampai: hariIni,
  });
  expect((await buku.viewer.laporan('neraca')).per).toBe(hariIni);
  expect(await buku.viewer.laporan('rugi_laba', { sampai: '2024-03-15' })).toMatchObject({
    dari: '2024-03-01',
  });
});

test("today is the tenant's", async () => {
  for (const zona of ['Pacific/Kiritimati', 'Pacific/Niue']) {
    await buku.trial(async (db) => {
      await db.rows('update pengaturan set zona_waktu = $1', [zona]);
      const harap = await db.value('select (now() at time zone $1)::date', [zona]);
      expect(await db.value('select erp_private.tenant_today(null::buku)')).toBe(harap);
    });
  }
});
