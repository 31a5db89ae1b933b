/** The price of one contact goes before that of his tier, and the line says where its price is from. */
import { expect, test } from '@jest/globals';
import { openServer } from '../helpers/server.ts';
import { expectError, hari, openStory, type Row } from '../helpers/story.ts';
import { massal } from '../massal/buku.ts';
import { expectError as expectRefused } from '../rest/description.ts';
import { buat, membaca } from '../transaksi/dibaca.ts';

const { data, openToko } = openStory();
const server = openServer(data);

async function buka() {
  const toko = await openToko();
  const barang = await toko.barang({ harga_jual: 100 });
  await toko.beli('01-01', [[barang, 1000, 10]]);
  const dus = await toko.master('satuan', { kode: 'DUS', nama: 'Dus' });
  await toko.master('barang_satuan', { barang_id: barang, satuan_id: dus, faktor: 12 });
  await toko.master('harga', { kode: 'GROSIR', nama: 'Grosir' });
  const langganan = await toko.kontak({ harga_kode: 'GROSIR' });
  const harga = (isi: Row) => toko.master('barang_harga', { barang_id: barang, ...isi });
  const khusus = (isi: Row) => harga({ kontak_id: langganan, ...isi });
  /** Price and origin of one line sold, to the regular customer unless said otherwise. */
  const jual = async (baris: Row = {}, isi: Row = {}, tanggal = '02-01') => {
    const { id } = await toko.jual(tanggal, [{ barang_id: barang, qty: 1, ...baris }], {
      kontak_id: langganan,
      ...isi,
    });
    const [satu] = (await toko.baca('penjualan', id)).detail as Row[];
    return [satu?.harga, satu?.sumber_harga];
  };
  return { toko, barang, dus, langganan, harga, khusus, jual };
}

test('contact and unit, contact and base unit, tier and unit, tier and base unit, then harga_jual', async () => {
  const { toko, dus, harga, khusus, jual } = await buka();
  const kardus = { satuan_id: dus };
  expect([await jual(), await jual(kardus)]).toEqual([
    [100, 'harga_jual'],
    [1200, 'harga_jual'],
  ]);
  await harga({ harga_kode: 'GROSIR', harga: 90 });
  expect([await jual(), await jual(kardus)]).toEqual([
    [90, 'tingkat'],
    [1080, 'tingkat'],
  ]);
  await harga({ harga_kode: 'GROSIR', harga: 1000, ...kardus });
  expect(await jual(kardus)).toEqual([1000, 'tingkat']);
  await khusus({ harga: 88 });
  expect([await jual(), await jual(kardus)]).toEqual([
    [88, 'kontak'],
    [1056, 'kontak'],
  ]);
  await khusus({ harga: 1010, ...kardus });
  expect(await jual(kardus)).toEqual([1010, 'kontak']);
  // Each by the greatest quantity reached, then by the latest begin.
  await khusus({ harga: 80, qty_minimum: 10 });
  await khusus({ harga: 85, berlaku_dari: hari('03-01') });
  expect([await jual({ qty: 10 }), await jual({}, {}, '03-02'), await jual()]).toEqual([
    [80, 'kontak'],
    [85, 'kontak'],
    [88, 'kontak'],
  ]);
  // What is given counts, another customer has the tier's, and another tier does not matter.
  expect(await jual({ harga: 1 })).toEqual([1, undefined]);
  expect(await jual({}, { kontak_id: await toko.kontak({ harga_kode: 'GROSIR' }) })).toEqual([
    90,
    'tingkat',
  ]);
  expect(await jual({}, { kontak_id: toko.pelanggan })).toEqual([100, 'harga_jual']);
});

test('within its days, from its quantity on, and while it is active; then the tier again', async () => {
  const { toko, barang, dus, langganan, harga, khusus, jual } = await buka();
  await harga({ harga_kode: 'GROSIR', harga: 90 });
  const masa = await khusus({
    ...{ harga: 80, berlaku_dari: hari('02-05'), berlaku_sampai: hari('02-07') },
  });
  for (const [tanggal, ...jadi] of [
    ['02-04', 90, 'tingkat'],
    ['02-05', 80, 'kontak'],
    ['02-07', 80, 'kontak'],
    ['02-08', 90, 'tingkat'],
  ] as const)
    expect([tanggal, ...(await jual({}, {}, tanggal))]).toEqual([tanggal, ...jadi]);
  await toko.ubah('barang_harga', masa, { aktif: false });
  expect(await jual({}, {}, '02-06')).toEqual([90, 'tingkat']);
  // A quantity of the base unit counts the base units of a line in another one.
  await khusus({ harga: 70, qty_minimum: 24 });
  expect([
    await jual({ qty: 23 }),
    await jual({ qty: '23.999999' }),
    await jual({ qty: 24 }),
    await jual({ satuan_id: dus, qty: 1 }),
    await jual({ satuan_id: dus, qty: 2 }),
  ]).toEqual([
    [90, 'tingkat'],
    [90, 'tingkat'],
    [70, 'kontak'],
    [1080, 'tingkat'],
    [840, 'kontak'],
  ]);
  // What is not reached is no price: of a tier without any it is told.
  await toko.master('harga', { kode: 'KOSONG', nama: 'Kosong' });
  const dokumen = { kontak_id: langganan, harga_kode: 'KOSONG', lokasi_id: toko.lokasi };
  const satu = { ...dokumen, tanggal: hari('02-01'), detail: [{ barang_id: barang, qty: 1 }] };
  expect(await toko.simulasi('penjualan', satu)).toMatchObject({
    peringatan: [expect.stringContaining('tingkat harga KOSONG belum punya harga')],
    detail: [{ harga: 100, sumber_harga: 'harga_jual' }],
  });
  const cukup = { ...satu, detail: [{ barang_id: barang, qty: 24 }] };
  const tahu = await toko.simulasi('penjualan', cukup);
  expect(tahu).toMatchObject({ detail: [{ harga: 70, sumber_harga: 'kontak' }] });
  expect(tahu).not.toHaveProperty('peringatan');
});

test('orders, quotations and lists have it too, and limits are held against it', async () => {
  const { toko, barang, langganan, khusus, jual } = await buka();
  await khusus({ harga: 70 });
  const pesan = await toko.buat('order-penjualan', '02-01', {
    kontak_id: langganan,
    detail: [{ barang_id: barang, qty: 2 }],
  });
  expect(await toko.baca('order-penjualan', pesan.id)).toMatchObject({
    detail: [{ harga: 70, sumber_harga: 'kontak' }],
  });
  const [baris] = await toko.baris(pesan.id);
  expect(await jual({ order_baris_id: baris?.id })).toEqual([70, 'order']);
  expect(await jual({ order_baris_id: baris?.id, harga: 71 })).toEqual([71, undefined]);
  const tawar = await toko.buat('order-penjualan', '02-01', {
    ...{ kontak_id: langganan, mode: 'penawaran' },
    detail: [{ barang_id: barang, qty: 2 }],
  });
  const [ditawar] = await toko.baris(tawar.id);
  await toko.ubah(
    'barang_harga',
    (await toko.rows('select id from barang_harga'))[0]?.id as number,
    {
      harga: 75,
    },
  );
  const jadi = await toko.buat('order-penjualan', '02-02', {
    kontak_id: langganan,
    detail: [
      { barang_id: barang, qty: 1, penawaran_baris_id: ditawar?.id },
      { barang_id: barang, qty: 1 },
    ],
  });
  expect((await toko.baca('order-penjualan', jadi.id)).detail).toMatchObject([
    { harga: 70, sumber_harga: 'penawaran' },
    { harga: 75, sumber_harga: 'kontak' },
  ]);
  const satu = { tanggal: hari('02-01'), lokasi_id: toko.lokasi, kontak_id: langganan };
  const { data: made } = await massal(toko, 'penjualan', [
    { ...satu, detail: [{ barang_id: barang, qty: 1 }] },
    { ...satu, detail: [{ barang_id: barang, qty: 1, harga: 74 }] },
  ]);
  const baca = async ({ id }: Row) => {
    const [one] = (await toko.baca('penjualan', id as number)).detail as Row[];
    return [one?.harga, one?.sumber_harga];
  };
  expect([await baca(made[0] as Row), await baca(made[1] as Row)]).toEqual([
    [75, 'kontak'],
    [74, undefined],
  ]);
  await toko.set({ batas_harga_diskon_maksimum: 10, batas_harga_tindakan: 'tolak' });
  expect(await jual()).toEqual([75, 'kontak']);
  expect(await jual({ harga: 68 })).toEqual([68, undefined]);
  await expectError(jual({ harga: 67 }), 'KOHRG');
});

test('a draft keeps the price it was shown with, and says whose it is once it is posted', async () => {
  const { toko, barang, langganan, khusus } = await buka();
  const id = await khusus({ harga: 70 });
  const detail = [
    { barang_id: barang, qty: 1 },
    { barang_id: barang, qty: 1, harga: 99 },
  ];
  const baca = async (kunci: number, jenis = 'penjualan') =>
    ((await toko.baca(jenis, kunci)).detail as Row[]).map((one) => [one.harga, one.sumber_harga]);
  for (const jenis of ['penjualan', 'order-penjualan']) {
    const draft = await toko.draft(jenis, '02-01', { kontak_id: langganan, detail });
    const semua = [
      [70, 'kontak'],
      [99, undefined],
    ];
    expect(await baca(draft.id, jenis)).toEqual(semua);
    await toko.ubah('barang_harga', id, { harga: 60 });
    expect(await toko.baca(jenis, draft.id)).toMatchObject({
      peringatan: ['detail.0.harga: daftar harga kini 60, draft ini memakai 70'],
    });
    await toko.setujui(jenis, draft.id);
    expect(await baca(draft.id, jenis)).toEqual(semua);
    await toko.ubah('barang_harga', id, { harga: 70 });
  }
  // One that cannot be posted yet shows it as well.
  const kurang = await toko.draft('penjualan', '02-01', {
    ...{ kontak_id: langganan, detail: [{ barang_id: barang, qty: 5000 }] },
  });
  expect(await toko.baca('penjualan', kurang.id)).toMatchObject({
    halangan: [expect.stringContaining('stok')],
    detail: [{ harga: 70, sumber_harga: 'kontak' }],
  });
  // Whoever writes a document does not say where its prices are from.
  const rest = server.rest(await server.tokenOf(toko, 'staff'));
  const body = { tanggal: hari('02-01'), kontak_id: langganan, lokasi_id: toko.lokasi };
  expectRefused(
    await rest.post('/api/transaksi/penjualan', {
      ...{ ...body, detail: [{ barang_id: barang, qty: 1, sumber_harga: 'kontak' }] },
    }),
    ...([400, 'VAINP'] as const),
  );
});

test('a contact that was taken away keeps his prices, and has them again when he is back', async () => {
  const { toko, langganan, khusus, jual } = await buka();
  const id = await khusus({ harga: 72 });
  await toko.staf.value(`select erp.master_deactivate('kontak', $1)`, [`${langganan}`]);
  await expectError(jual(), 'VADOK', 'kontak_id');
  await expectError(khusus({ harga: 60, qty_minimum: 5 }), 'VAMST', 'kontak_id');
  // The price that he has is still changed, and ends.
  await toko.ubah('barang_harga', id, { harga: 70 });
  await toko.ubah('kontak', langganan, { aktif: true });
  expect(await jual()).toEqual([70, 'kontak']);
  await toko.staf.value(`select erp.master_deactivate('barang_harga', $1)`, [`${id}`]);
  expect(await jual()).toEqual([100, 'harga_jual']);
});

test('a price is of a tier or of a contact, each once', async () => {
  const { toko, barang, langganan, harga, khusus } = await buka();
  await expectError(harga({ harga: 1 }), 'VAMST', 'harga_kode');
  await expectError(khusus({ harga: 1, harga_kode: 'GROSIR' }), 'VAMST', 'kontak_id');
  await expectError(harga({ kontak_id: 999_999, harga: 1 }), 'VAMST', 'kontak_id');
  await khusus({ harga: 75 });
  await expectError(khusus({ harga: 76 }), 'KODUP');
  await expectError(khusus({ harga: 76, satuan_id: toko.satuan }), 'VAMST', 'satuan_id');
  const rest = server.rest(await server.tokenOf(toko, 'staff'));
  const { body } = await rest.get(`/api/master/barang-harga?filter=kontak_id=${langganan}`);
  expect(body.data).toMatchObject([
    { barang_id: barang, kontak_id: langganan, harga_kode: null, harga: 75 },
  ]);
});

test('what one contact pays is looked up, however many others and other goods have prices', async () => {
  const { toko, barang, langganan, khusus } = await buka();
  await khusus({ harga: 70 });
  const jual = buat('penjualan', {
    ...{ tanggal: hari('02-01'), kontak_id: langganan, lokasi_id: toko.lokasi },
    detail: [{ barang_id: barang, qty: 1 }],
  });
  const dibaca = () =>
    membaca(data, toko, async (db) => {
      const read = () =>
        db.value<number>(
          `select (seq_tup_read + coalesce(idx_tup_fetch, 0))::int from pg_catalog.pg_stat_xact_user_tables
            where schemaname = $1 and relname = 'barang_harga'`,
          [`t_${toko.kode}`],
        );
      await db.rows('discard plans');
      const before = await read();
      await db.rows(...([jual[0], jual.slice(1)] as const));
      return (await read()) - before;
    });
  const young = await dibaca();
  await toko.asOwner((db) =>
    db.rows(
      `with
         orang as (
           insert into kontak (kode, nama, tipe)
           select 'K' || n, 'Lain', 'pelanggan' from generate_series(1, 300) as n returning id
         ),
         dagang as (
           insert into barang (kode, nama, satuan_id)
           select 'B' || n, 'Lain', $1 from generate_series(1, 300) as n returning id
         )
       insert into barang_harga (barang_id, kontak_id, harga)
       select $2::bigint, o.id, 5 from orang as o union all select d.id, $3, 5 from dagang as d`,
      [toko.satuan, barang, langganan],
    ),
  );
  expect([young > 0, await dibaca()]).toEqual([true, young]);
});
