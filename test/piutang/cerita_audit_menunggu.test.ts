import { expect, test } from '@jest/globals';
import { openServer } from '../helpers/server.ts';
import { expectError, hari, openStory, type Row } from '../helpers/story.ts';
import { audit, batal, laporan, openShop, seluruh, sisa } from './audit.ts';

const { data } = openStory();
const server = openServer(data);

/** A contact that owes 1000.00 (a) and 500.00 (b), and is owed 400.00 (h). */
async function buka() {
  const shop = await openShop(data);
  const { toko, a, b, barang } = shop;
  const setujui = (id: number) => toko.setujui('audit-hutang-piutang', id);
  const bayar = (dokumen_id: number, jumlah: number) =>
    toko.buat('pelunasan-piutang', '01-20', { jumlah, alokasi: [{ dokumen_id, jumlah }] });
  const jual = (qty: number) => toko.jual('01-18', [[barang, qty, 100]]);
  const baca = async (id: number) => (await toko.baca('audit-hutang-piutang', id)).detail;
  const ganti = (id: number, isi: Row) =>
    toko.staf.value(
      `select erp.audit_hutang_piutang_replace($1,
         jsonb_populate_record(null::erp.audit_hutang_piutang_input, $2))`,
      [id, JSON.stringify({ tanggal: hari('01-20'), kontak_id: toko.pelanggan, ...isi })],
    );
  const sisanya = async () => [await sisa(toko, a), await sisa(toko, b)];
  return { ...shop, setujui, bayar, jual, baca, ganti, sisanya };
}

test('what was paid since a draft was written stays paid, and the difference is that of then', async () => {
  const { toko, a, setujui, bayar, baca, sisanya } = await buka();
  const draft = await audit(toko, { detail: [{ dokumen_id: a, saldo_konfirmasi: 980 }] }, true);
  expect(await baca(draft.id)).toMatchObject([{ saldo_sistem: 1000, selisih: -20 }]);
  const { id } = await bayar(a, 100);
  await setujui(draft.id);
  await toko.expectJurnal(draft.id, '01-20 D 6206 20.00, K 1201 20.00');
  // It says what came since.
  expect((await toko.baca('audit-hutang-piutang', draft.id)).peringatan).toEqual([
    expect.stringContaining(`${(await toko.dokumen(id)).nomor} -100.00`),
  ]);
  expect(await sisanya()).toEqual(['880.00', '500.00']);
  expect(await baca(draft.id)).toMatchObject([{ saldo_sistem: 1000, selisih: -20 }]);
  // What nobody owes any more cannot be written off.
  const lebih = await audit(toko, { detail: [{ dokumen_id: a, saldo_konfirmasi: 0 }] }, true);
  await bayar(a, 800);
  await expectError(setujui(lebih.id), 'VADOK', 'detail.0.saldo_konfirmasi');
});

test('a whole ledger that waits: what was sold and paid since is not confirmed away', async () => {
  const { toko, setujui, bayar, jual, a, sisanya } = await buka();
  const cocok = await audit(toko, seluruh('piutang', 1500), true);
  const lebih = await audit(toko, seluruh('hutang', 450), true);
  const baru = await jual(2);
  await bayar(a, 300);
  await toko.beli('01-19', [[await toko.barang(), 1, 70]], { kontak_id: toko.pelanggan });
  await setujui(cocok.id);
  await toko.expectJurnal(cocok.id);
  await setujui(lebih.id);
  await toko.expectJurnal(lebih.id, '01-20 D 6309 50.00, K 2109 50.00');
  const kurang = await audit(toko, seluruh('piutang', 1350), true);
  await bayar(a, 100);
  await setujui(kurang.id);
  await toko.expectJurnal(kurang.id, '01-20 D 6206 50.00, K 1201 50.00');
  expect([...(await sisanya()), await sisa(toko, baru.id)]).toEqual(['550.00', '500.00', '200.00']);
});

test('an audit without lines confirms what was open when it was written', async () => {
  const { toko, setujui, jual, bayar, a, b } = await buka();
  const draft = await audit(toko, {}, true);
  const baru = await jual(2);
  await bayar(b, 100);
  await setujui(draft.id);
  expect(await laporan(toko)).toEqual([
    [a, hari('01-20')],
    [b, hari('01-20')],
    [baru.id, null],
  ]);
  expect(
    await toko.rows(
      `select dokumen_id, saldo_sistem::text, saldo_konfirmasi::text from konfirmasi
        where jenis = 'piutang' order by dokumen_id`,
    ),
  ).toEqual([
    { dokumen_id: a, saldo_sistem: '1000.00', saldo_konfirmasi: '1000.00' },
    { dokumen_id: b, saldo_sistem: '500.00', saldo_konfirmasi: '500.00' },
  ]);
});

test('an edit: a line that says something else is seen anew; another day asks for the ledger of then', async () => {
  const { toko, a, b, barang, setujui, bayar, ganti, baca, sisanya } = await buka();
  const dua = (satu: number, kedua: number) => ({
    detail: [
      { dokumen_id: a, saldo_konfirmasi: satu },
      { dokumen_id: b, saldo_konfirmasi: kedua },
    ],
  });
  const draft = await audit(toko, dua(1000, 500), true);
  await bayar(a, 10);
  await bayar(b, 10);
  await ganti(draft.id, dua(1000, 490));
  expect(await baca(draft.id)).toMatchObject([{ saldo_sistem: 1000 }, { saldo_sistem: 490 }]);
  await setujui(draft.id);
  expect(await sisanya()).toEqual(['990.00', '490.00']);
  await toko.jual('01-22', [[barang, 1, 100]]);
  const semua = await audit(toko, seluruh('piutang', 1580), true);
  expect(await baca(semua.id)).toMatchObject([{ saldo_sistem: 1480 }]);
  await bayar(a, 90);
  await toko.settle();
  await toko.staf.value(`select erp.transaksi_patch('audit-hutang-piutang', $1, $2)`, [
    semua.id,
    JSON.stringify({ tanggal: hari('01-23') }),
  ]);
  expect(await baca(semua.id)).toMatchObject([{ saldo_sistem: 1580, selisih: 0 }]);
  await setujui(semua.id);
  expect(await sisanya()).toEqual(['900.00', '490.00']);
});

test('without a draft: what was seen when the contact confirmed', async () => {
  const { toko, a, bayar, jual, sisanya } = await buka();
  await bayar(a, 100);
  await jual(2);
  const satu = { dokumen_id: a, saldo_konfirmasi: 970, saldo_dilihat: 1000 };
  const semua = { jenis: 'piutang', saldo_konfirmasi: 1500, saldo_dilihat: 1500 };
  const p = await audit(toko, { detail: [satu] });
  await toko.expectJurnal(p.id, '01-20 D 6206 30.00, K 1201 30.00');
  expect(await sisanya()).toEqual(['870.00', '500.00']);
  // The ledger said 1500.00, too, but was set right since then.
  await expectError(audit(toko, { detail: [semua] }), 'KOSLD', 'detail.0.saldo_konfirmasi');
  await batal(toko, p.id);
  await toko.expectJurnal((await audit(toko, { detail: [semua] })).id);
  expect(
    await expectError(
      audit(toko, { detail: [{ ...satu, saldo_dilihat: 960 }] }),
      'KOSLD',
      'detail.0.saldo_dilihat',
    ),
  ).toContain('sekarang 900.00');
  await expectError(
    audit(toko, { detail: [{ ...semua, saldo_dilihat: -1 }] }),
    'VADOK',
    'detail.0.saldo_dilihat',
  );
});

test('two audits of the same wait: what the first sets right is not set right again', async () => {
  const { toko, a, b, setujui, sisanya } = await buka();
  const satu = (dokumen_id: number, saldo_konfirmasi: number) =>
    audit(toko, { detail: [{ dokumen_id, saldo_konfirmasi }] }, true);
  const pertama = await satu(a, 980);
  const sama = await satu(a, 980);
  const semua = await audit(toko, seluruh('piutang', 1480), true);
  const lain = await satu(b, 490);
  await setujui(pertama.id);
  const { nomor } = await toko.dokumen(pertama.id);
  for (const { id } of [sama, semua]) {
    expect(await expectError(setujui(id), 'KOSLD', 'detail.0.saldo_konfirmasi')).toContain(nomor);
  }
  await setujui(lain.id);
  expect(await sisanya()).toEqual(['980.00', '490.00']);
  await batal(toko, pertama.id);
  await setujui(sama.id);
  expect(await sisanya()).toEqual(['980.00', '490.00']);
});

test('a working draft, many at once, and over REST', async () => {
  const { toko, a, b, bayar, sisanya } = await buka();
  const rest = await server.restAs(toko, 'admin');
  const isi = (baris: Row) => ({
    tanggal: hari('01-20'),
    kontak_id: toko.pelanggan,
    detail: [baris],
  });
  const satu = { dokumen_id: a, saldo_konfirmasi: 980 };
  const draft = await rest.post('/api/draft', { jenis: 'audit-hutang-piutang', isi: isi(satu) });
  await bayar(a, 100);
  await toko.settle();
  const kirim = await rest.post(`/api/draft/${draft.body.id}/submit`);
  expect([kirim.status, kirim.body]).toMatchObject([201, { status: 'final' }]);
  expect(await sisanya()).toEqual(['880.00', '500.00']);
  await bayar(b, 50);
  const lain = await toko.kontak();
  const banyak = await rest.post('/api/transaksi/audit-hutang-piutang/massal', {
    mode: 'semua',
    dokumen: [
      isi({ dokumen_id: b, saldo_konfirmasi: 490, saldo_dilihat: 500 }),
      { ...isi({ jenis: 'piutang', saldo_konfirmasi: 0 }), kontak_id: lain },
    ],
  });
  expect(banyak.status).toBe(201);
  expect(await sisanya()).toEqual(['880.00', '440.00']);
  const baru = await rest.post('/api/transaksi/audit-hutang-piutang', {
    ...isi({ dokumen_id: b, saldo_konfirmasi: 400 }),
    draft: true,
  });
  const lihat = await rest.get(`/api/transaksi/audit-hutang-piutang/${baru.body.id}`);
  expect(lihat.body.detail).toEqual([
    expect.objectContaining({ saldo_sistem: 440, selisih: -40, saldo_konfirmasi: 400 }),
  ]);
  expect(lihat.text).not.toContain('dilihat');
});

test('a working draft that says what was seen is held to that, not to what the books said when it was kept', async () => {
  const { toko, a, bayar, sisanya } = await buka();
  const rest = await server.restAs(toko, 'admin');
  const kirim = async (saldo_dilihat: number) => {
    const detail = [{ dokumen_id: a, saldo_konfirmasi: 970, saldo_dilihat }];
    const isi = { tanggal: hari('01-20'), kontak_id: toko.pelanggan, detail };
    const { body } = await rest.post('/api/draft', { jenis: 'audit-hutang-piutang', isi });
    return rest.post(`/api/draft/${body.id}/submit`);
  };
  await bayar(a, 100);
  expect((await kirim(960)).body).toMatchObject({ statusCode: 409, code: 'KOSLD' });
  expect((await kirim(1000)).status).toBe(201);
  expect(await sisanya()).toEqual(['870.00', '500.00']);
});
