import { expect, test } from '@jest/globals';
import { startServer } from '../helpers/server.ts';
import { expectError, hari, openStory, type Row, type Who } from '../helpers/story.ts';

const { data, openToko } = openStory();

const PPN = { pajak_kode: 'PPN' };
const admin: Who = { peran: 'admin', adminKey: true };

async function buka() {
  const toko = await openToko();
  const jasa = await toko.barang({ jenis: 'jasa' });
  const masa = (n: string, status = 'dilaporkan', who = admin) =>
    toko.by(who).value('select erp.masa_pajak_set($1, $2)', [n, status]);
  const jual = (tanggal: string, lain: Row = PPN) =>
    toko.jual(tanggal, [{ barang_id: jasa, qty: 1, harga: 1000, ...lain }]);
  const beli = (tanggal: string, lain: Row = {}) =>
    toko.beli(tanggal, [{ akun_kode: '6201', qty: 1, harga: 1000, ...PPN, ...lain }]);
  const ppn = async (n: string) => {
    const { ppn_keluaran, ppn_masukan } = (await toko.laporan('ppn', { masa: hari(n) })).meta;
    return { ppn_keluaran, ppn_masukan };
  };
  return { ...toko, toko, masa, jual, beli, ppn };
}

test('input tax is credited from the month of its tax invoice to three months later', async () => {
  const { toko, beli, ppn } = await buka();
  const tolak = (tanggal: string, lain: Row, field = 'masa_kredit') =>
    expectError(beli(tanggal, lain), 'VADOK', `detail.0.${field}`);
  await tolak('03-10', { masa_kredit: hari('02') });
  await tolak('03-10', { masa_kredit: hari('07') });
  await beli('03-10', { masa_kredit: hari('06') });
  const faktur = { tanggal_faktur_pajak: hari('01-31') };
  await beli('03-10', { ...faktur, masa_kredit: hari('01') });
  await beli('03-10', { ...faktur, masa_kredit: hari('04') });
  await tolak('03-10', { ...faktur, masa_kredit: hari('05') });
  // Without a month it is the document's, which is too late for this invoice, or not yet its own.
  await tolak('05-02', faktur);
  await beli('04-30', faktur);
  await beli('03-10', { tanggal_faktur_pajak: hari('05-03') });
  expect([(await ppn('01')).ppn_masukan, (await ppn('05')).ppn_masukan]).toEqual([110, 110]);
  expect((await ppn('04')).ppn_masukan).toBe(220);
  // The window is the law's: data with a date.
  await toko.rows('insert into erp.pajak_masa_kredit values ($1, 1)', [hari('08-01')]);
  await beli('07-31', { masa_kredit: hari('10') });
  await tolak('08-01', { masa_kredit: hari('10') });
  await beli('08-01', { masa_kredit: hari('09') });
  await toko.rows('delete from erp.pajak_masa_kredit where berlaku_dari = $1', [hari('08-01')]);
  const kosong = { dikreditkan: false };
  await tolak('03-10', { ...kosong, masa_kredit: hari('03') });
  await tolak('03-10', { tanggal_faktur_pajak: '2999-01-01' }, 'tanggal_faktur_pajak');
  await tolak('03-10', { tanggal_faktur_pajak: 'infinity' }, 'tanggal_faktur_pajak');
  await tolak('03-10', { ...faktur, pajak_kode: 'NON' }, 'tanggal_faktur_pajak');
  await beli('05-02', { ...faktur, ...kosong });
});

test('a reported month stays as it was reported, whatever the books allow', async () => {
  const { toko, masa, jual, beli, ppn, buat, batalkan } = await buka();
  const januari = await jual('01-10');
  const dibeli = await beli('01-11', { masa_kredit: hari('02') });
  const titip = await buat('kas-masuk', '01-12', {
    kontak_id: toko.pelanggan,
    akun_kas: '1111',
    detail: [{ akun_kode: '2301', jumlah: 1110, ...PPN }],
  });
  await masa(hari('01'));
  await masa(hari('02'));
  const laporan = [await ppn('01'), await ppn('02')];
  await expectError(jual('01-20'), 'KOMSP', 'tanggal');
  await expectError(beli('01-20'), 'KOMSP', 'detail.0.masa_kredit');
  await expectError(
    beli('03-01', { tanggal_faktur_pajak: hari('02-10'), masa_kredit: hari('02') }),
    'KOMSP',
    'detail.0.masa_kredit',
  );
  await expectError(toko.batalkan('penjualan', januari.id), 'KOMSP', 'tanggal');
  await expectError(toko.batalkan('pembelian', dibeli.id), 'KOMSP', 'tanggal');
  const retur = (tanggal: string) =>
    toko.baris(januari.id).then(([baris]) =>
      buat('retur-penjualan', tanggal, {
        dokumen_asal_id: januari.id,
        cara: 'potong_piutang',
        kondisi: 'baik',
        detail: [{ baris_asal_id: baris?.id, qty: 1 }],
      }),
    );
  await expectError(retur('02-15'), 'KOMSP', 'tanggal');
  const lunas = (tanggal: string) =>
    buat('pelunasan-piutang', tanggal, {
      akun_kas: null,
      jumlah: 0,
      uang_muka: [{ dokumen_id: titip.id, jumlah: 1000 }],
    });
  await expectError(lunas('02-16'), 'KOMSP', 'tanggal');
  await expectError(batalkan('kas-masuk', titip.id), 'KOMSP', 'tanggal');
  // What does not change the return is free, and so are months that were not reported.
  await jual('01-20', {});
  await beli('01-20', { dikreditkan: false });
  await beli('01-20', { masa_kredit: hari('03') });
  await toko.jurnalkan('02-20', 'D 2201 100, K 1111 100');
  await toko.batalkan('pembelian', dibeli.id, { tanggal: '03-01' });
  expect([await ppn('01'), await ppn('02')]).toEqual(laporan);
  await toko.expectConsistent();
  // Opened again, the return is corrected.
  await masa(hari('01'), 'buka');
  await batalkan('kas-masuk', titip.id);
  await toko.batalkan('penjualan', januari.id);
  expect((await ppn('01')).ppn_keluaran).toBe(0);
});

test('closed books do not keep a month from being credited in', async () => {
  const { toko, beli } = await buka();
  await toko.tutupBulan(hari('01-01'));
  await beli('02-03', { tanggal_faktur_pajak: hari('01-30'), masa_kredit: hari('01') });
});

test('a posting and the report of its month never pass each other', async () => {
  const { toko, masa, jual } = await buka();
  const hasil = await Promise.allSettled([
    ...Array.from({ length: 4 }, () => jual('01-10')),
    masa(hari('01')),
    ...Array.from({ length: 4 }, () => jual('01-10')),
  ]);
  const terjual = hasil.filter((one, i) => i !== 4 && one.status === 'fulfilled').length;
  expect(hasil[4]?.status).toBe('fulfilled');
  const { sesudah } = await toko.row<{ sesudah: string }>(
    `select count(*) as sesudah from transaksi as t join posting as p on p.id = t.posting_id
      where t.jenis = 'penjualan' and p.dicatat_pada > (select diubah_pada from masa_pajak)`,
  );
  expect([Number(sesudah), terjual <= 8]).toEqual([0, true]);
  await expectError(jual('01-10'), 'KOMSP', 'tanggal');
});

test('an admin with the key reports months that are over, over REST', async () => {
  const { toko, masa } = await buka();
  await expectError(masa(hari('01'), 'dilaporkan', {}), 'OTROL');
  await expectError(masa(hari('01'), 'dilaporkan', { peran: 'admin' }), 'OTKEY');
  const { kini } = await toko.row<{ kini: string }>(
    `select to_char(erp_private.tenant_today(null::buku), 'YYYY-MM') as kini`,
  );
  for (const salah of [kini, '1999-01', '2025-13', null]) {
    await expectError(masa(salah as string), 'VATGL', 'masa');
  }
  const server = await startServer(data);
  const api = await server.restAs(toko, 'admin');
  const url = '/api/pengaturan/tenant/masa-pajak';
  const kunci = { 'x-admin-key': server.adminKey };
  const isi = { masa: hari('01'), status: 'dilaporkan' };
  expect((await api.put(url, isi)).body).toMatchObject({ statusCode: 403, code: 'OTKEY' });
  expect((await api.put(url, { ...isi, status: 'x' }, kunci)).status).toBe(400);
  expect((await api.put(url, isi, kunci)).status).toBe(204);
  expect((await api.put(url, isi, kunci)).status).toBe(204);
  const pertama = async () => (await api.get(`${url}?per_page=500`)).body.data.at(-1);
  expect(await pertama()).toMatchObject({ ...isi, pembetulan: 0, diubah_oleh: expect.any(String) });
  expect((await api.put(url, { ...isi, status: 'buka' }, kunci)).status).toBe(204);
  expect(await pertama()).toMatchObject({ masa: hari('01'), status: 'buka', pembetulan: 1 });
  const staff = await server.restAs(toko, 'staff');
  expect((await staff.put(url, isi, kunci)).body).toMatchObject({ code: 'OTROL' });
});
