import { expect, test } from '@jest/globals';
import { expectError, hari, openStory } from '../../helpers/story.ts';

const { openBarang } = openStory();

async function seller() {
  const { toko, barang } = await openBarang(10, 10);
  const jual = (key: string, who = {}, isi = {}) =>
    toko.jual('01-05', [[barang, 1, 30]], { ...isi }, { idempotency: { key }, ...who });
  const count = async () =>
    Number((await toko.row(`select count(*) as n from transaksi where jenis = 'penjualan'`)).n);
  return { toko, barang, jual, count };
}

test('the same key and body: the first answer again, one effect', async () => {
  const { jual, count } = await seller();
  const pertama = await jual('k', { requestId: 'permintaan-1' });
  expect(pertama).toMatchObject({ idempotent: false, original_request_id: null });
  const kedua = await jual('k', { requestId: 'permintaan-2' });
  expect(kedua).toEqual({
    ...pertama,
    idempotent: true,
    original_request_id: 'permintaan-1',
  });
  expect(await count()).toBe(1);
});

test('the same key with another body is refused', async () => {
  const { jual, count } = await seller();
  await jual('k');
  await expectError(jual('k', { idempotency: { key: 'k', fingerprint: 'b' } }), 'IKBED');
  expect(await count()).toBe(1);
});

test('a key belongs to a user and a route', async () => {
  const { jual, count } = await seller();
  await jual('k');
  expect(await jual('k', { peran: 'admin' })).toMatchObject({ idempotent: false });
  const lain = { idempotency: { key: 'k', route: '/lain' } };
  expect(await jual('k', lain)).toMatchObject({ idempotent: false });
  expect(await count()).toBe(3);
});

test('a failed attempt leaves no record', async () => {
  const { toko, barang, jual } = await seller();
  const terlalu = jual('k', {}, { detail: [[barang, 99, 30]] });
  await expectError(terlalu, 'KOSTK');
  expect(await toko.rows('select from idempotency')).toEqual([]);
  expect(await jual('k', { idempotency: { key: 'k', fingerprint: 'b' } })).toMatchObject({
    idempotent: false,
  });
});

test('an expired key is as if it had never been, before any purge', async () => {
  const { toko, jual, count } = await seller();
  const pertama = await jual('k');
  await toko.rows(
    `update idempotency set berlaku_sampai = clock_timestamp() - interval '1 second'`,
  );
  const kedua = await jual('k', { idempotency: { key: 'k', fingerprint: 'b' } });
  expect(kedua).toMatchObject({ idempotent: false });
  expect(kedua.id).not.toBe(pertama.id);
  expect(await count()).toBe(2);
});

test('24 hours is how long a transaction remembers', async () => {
  const { toko, jual } = await seller();
  await jual('k');
  expect(
    await toko.row(
      `select round(extract(epoch from berlaku_sampai - dibuat_pada) / 3600) as jam from idempotency`,
    ),
  ).toEqual({ jam: '24' });
});

test('sixteen connections at once: one effect, fifteen repetitions of its answer', async () => {
  const { jual, count } = await seller();
  const answers = await Promise.all(Array.from({ length: 16 }, () => jual('k')));
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
  expect(answers.filter(({ idempotent }) => !idempotent)).toHaveLength(1);
  expect(await count()).toBe(1);
});

test('void and approve repeat their answers too', async () => {
  const { toko, barang, jual } = await seller();
  const { id } = await jual('k');
  const batal = (alasan: string, fingerprint: string) =>
    toko.batalkan('penjualan', id, { alasan }, { idempotency: { key: 'v', fingerprint } });
  const pertama = await batal('salah', 'a');
  expect(await batal('salah', 'a')).toMatchObject({
    pembalik_id: pertama.pembalik_id,
    idempotent: true,
  });
  await expectError(batal('lain', 'b'), 'IKBED');
  const draft = await toko.draftJual('01-05', [[barang, 1, 30]]);
  const approve = (fingerprint: string) =>
    toko
      .by({
        idempotency: { key: 'a', fingerprint },
      })
      .row(`select * from erp.transaksi_approve('penjualan', $1)`, [draft.id]);
  expect(await approve('a')).toMatchObject({ status: 'final', idempotent: false });
  expect(await approve('a')).toMatchObject({ status: 'final', idempotent: true });
  await expectError(approve('b'), 'IKBED');
});

test('a simulation posts, looks and takes everything back, and ignores the key', async () => {
  const { toko, barang } = await seller();
  const everything = async () =>
    toko.row(`
      select (select count(*) from transaksi) as transaksi, (select count(*) from jurnal_baris) as jurnal,
             (select count(*) from mutasi_stok) as mutasi, (select count(*) from posting) as posting,
             (select count(*) from pos_terbuka) as pos, (select sum(terakhir) from penomoran) as nomor,
             (select sum(debit) from saldo_harian) as saldo, (select count(*) from idempotency) as kunci`);
  const before = await everything();
  const simulate = (qty: number) =>
    toko
      .by({ idempotency: { key: 's' } })
      .value<Record<string, unknown>>(
        'select erp.penjualan_simulate(jsonb_populate_record(null::erp.penjualan_input, $1))',
        [
          JSON.stringify(
            toko.document(toko.pelanggan, {
              tanggal: hari('01-05'),
              detail: [[barang, qty, 30]],
            }),
          ),
        ],
      );
  const answer = await simulate(4);
  expect(answer).toMatchObject({ simulasi: true, total_nilai: 120 });
  expect(answer.stok).toEqual([
    expect.objectContaining({ barang_id: barang, qty: -4, nilai: -40, tanggal: hari('01-05') }),
  ]);
  await expectError(simulate(11), 'KOSTK');
  expect(await everything()).toEqual(before);
});
