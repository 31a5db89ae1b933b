import { expect, test } from '@jest/globals';
import { behind, outcomeOf, untilWaiting } from '../helpers/antre.ts';
import type { Row } from '../helpers/database.ts';
import { barisJurnal } from '../helpers/dokumen.ts';
import {
  createDokumen,
  createMaster,
  type Db,
  expectError,
  hari,
  openStory,
} from '../helpers/story.ts';
import { lalu } from '../helpers/tahun.ts';
import type { Toko } from '../helpers/toko.ts';

const { data, openToko, openBarang } = openStory();

const ADMIN = { peran: 'admin', adminKey: true } as const;

const tutup = (toko: Toko, bulan: string) =>
  toko.by(ADMIN).value(`select berlaku from erp.periode_set($1, 'tutup')`, [hari(bulan)]);
const atur = (toko: Toko, isi: Row) =>
  toko.by(ADMIN).value('select erp.pengaturan_patch($1)', [JSON.stringify(isi)]);
/** Buys within a transaction. */
const buying = (toko: Toko, barang: number, tanggal: string) => (db: Db) =>
  createDokumen(
    db,
    'pembelian',
    toko.document(toko.supplier, { tanggal: hari(tanggal), detail: [[barang, 1, 10]] }),
  );

test('who closes a month waits for the postings under way, and those that come later wait behind', async () => {
  const toko = await openToko();
  const [a, b, c] = [await toko.barang(), await toko.barang(), await toko.barang()];
  const ends: string[] = [];
  const noted = (name: string, work: Promise<unknown>) => {
    const outcome = outcomeOf(work);
    outcome.then(() => ends.push(name));
    return outcome;
  };
  let later: Promise<unknown>[] = [];
  await toko.as(async (db) => {
    await buying(toko, a, '02-01')(db);
    later = [noted('close', tutup(toko, '02-01'))];
    await untilWaiting(data, 1);
    later.push(
      noted('same', toko.beli('02-02', [[b, 1, 10]])),
      noted('draft', toko.draftJual('02-03', [[b, 1, 10]])),
    );
    await untilWaiting(data, 3);
    later.push(noted('other', toko.beli('03-01', [[c, 1, 10]])));
    await untilWaiting(data, 4);
    expect(ends).toEqual([]);
  });
  // They were refused by the closing, so it came first, whose answer ever did.
  expect(await Promise.all(later)).toEqual([true, 'KOTUP', 'KOTUP', expect.anything()]);
  expect(await toko.rows('select tanggal from transaksi order by tanggal')).toEqual([
    { tanggal: hari('02-01') },
    { tanggal: hari('03-01') },
  ]);
});

test('eight clients that post without a pause: the month closes, and nothing lands in it afterwards', async () => {
  const toko = await openToko();
  const goods = await Promise.all(Array.from({ length: 8 }, () => toko.barang()));
  const client = async (barang: number, i: number) => {
    // So many that only who is passed over for ever comes too late.
    for (let n = 0; n < 2000; n += 1) {
      const outcome = await outcomeOf(toko.beli(`02-${10 + i}`, [[barang, 1, 10]]));
      if (typeof outcome === 'string') return outcome;
    }
    return 'never closed';
  };
  const clients = goods.map(client);
  await tutup(toko, '02-01');
  const posted = 'select count(*) as banyak from transaksi';
  const atClosing = await toko.row(posted);
  expect(await Promise.all(clients)).toEqual(goods.map(() => 'KOTUP'));
  expect(await toko.row(posted)).toEqual(atClosing);
});

test('a correction goes to the next open month, and that stays open until it is booked', async () => {
  const { toko, barang } = await openBarang();
  await toko.beli('01-03', [[barang, 10, 20]]);
  await toko.jual('02-05', [[barang, 8, 30]]);
  await tutup(toko, '02-01');
  await behind(toko, buying(toko, barang, '01-04'), () => tutup(toko, '03-01'));
  expect(
    await toko.rows('select tanggal, lintas_periode from jurnal where lintas_periode'),
  ).toEqual([{ tanggal: hari('03-01'), lintas_periode: true }]);
});

test('postings leave no row and no lock in the table of months', async () => {
  const { toko, barang } = await openBarang();
  await toko.beli('01-05', [[barang, 10, 10]]);
  await toko.jual('02-05', [[barang, 8, 30]]);
  await toko.beli('01-04', [[barang, 1, 30]]);
  await tutup(toko, '04-01');
  await toko.beli('01-03', [[barang, 1, 30]]);
  expect(await toko.rows('select bulan, xmax::text as kunci from periode')).toEqual([
    { bulan: hari('04-01'), kunci: '0' },
  ]);
});

test('a month does not close over a draft that is being written; a closed one takes none', async () => {
  const { toko, barang } = await openBarang();
  const isi = { tanggal: hari('02-05'), detail: [[barang, 1, 10]] } as never;
  const beli = toko.document(toko.supplier, isi);
  const closing = behind(
    toko,
    (db) => createDokumen(db, 'pembelian', beli, true),
    () => tutup(toko, '02-01'),
  );
  await expectError(closing, 'KOTUP');
  await toko.staf.value(`select erp.transaksi_cancel('pembelian', max(id)) from transaksi`);
  await tutup(toko, '02-01');

  const lain = await toko.draftJual('03-05', [[barang, 1, 10]]);
  await expectError(toko.draftJual(isi), 'KOTUP', 'tanggal');
  await expectError(
    toko.staf.value(`select erp.transaksi_patch('penjualan', $1, $2)`, [
      lain.id,
      JSON.stringify({ tanggal: hari('02-28') }),
    ]),
    'KOTUP',
    'tanggal',
  );
  await expectError(
    toko.staf.value(
      `select erp.penjualan_replace($1, jsonb_populate_record(null::erp.penjualan_input, $2))`,
      [lain.id, JSON.stringify(toko.document(toko.pelanggan, isi))],
    ),
    'KOTUP',
    'tanggal',
  );
  await expectError(
    toko.as(async (db) => {
      const kerja = await db.row<Row>(`select * from erp.draft_create('pembelian', $1)`, [
        JSON.stringify({ ...beli, draft: true }),
      ]);
      await db.rows('select erp.draft_submit($1)', [kerja.id]);
    }),
    'KOTUP',
    'tanggal',
  );
  await expectError(
    toko.as((db) => createDokumen(db, 'penyusutan', { periode: hari('02') }, true)),
    'KOTUP',
    'periode',
  );
});

test('openings: none is drafted once they are locked, and they are not locked over one that waits', async () => {
  const toko = await openToko();
  const awal = {
    tanggal: lalu('12-31'),
    kontak_id: toko.pelanggan,
    detail: [{ nomor_faktur_asli: 'F-1', tanggal_faktur: lalu('12-01'), nilai_sisa: 100 }],
  };
  const draft = await toko.as((db) => createDokumen(db, 'saldo-awal-piutang', awal, true));
  await expectError(atur(toko, { kunci_saldo_awal: true }), 'KOTUP', 'kunci_saldo_awal');
  await toko.staf.value(`select erp.transaksi_cancel('saldo-awal-piutang', $1)`, [draft.id]);
  await atur(toko, { kunci_saldo_awal: true });
  await expectError(
    toko.as((db) => createDokumen(db, 'saldo-awal-piutang', awal, true)),
    'KOTUP',
    'tanggal',
  );
});

test('an account is changed between postings, not beside one', async () => {
  const toko = await openToko();
  const [a, b] = [await toko.barang(), await toko.barang()];
  let later: Promise<unknown>[] = [];
  await toko.as(async (db) => {
    const detail = barisJurnal('D 6206 5, K 3101 5');
    await createDokumen(db, 'jurnal-umum', { tanggal: hari('01-05'), detail });
    later = [outcomeOf(toko.ubah('akun', '6206', { aktif: false }))];
    await untilWaiting(data, 1);
    later.push(toko.beli('01-06', [[a, 1, 10]]));
    await untilWaiting(data, 2);
  });
  expect(await Promise.all(later)).toEqual(['KOAKN', expect.anything()]);

  // What the books cannot hold against a change does not wait for them.
  await toko.as(async (db) => {
    await buying(toko, b, '01-07')(db);
    await toko.ubah('lokasi', toko.lokasi, { nama: 'Gudang' });
    await toko.ubah('kontak', toko.supplier, { telepon: '021' });
  });
});

test('a contact becomes UMUM between postings, not beside one', async () => {
  const toko = await openToko();
  const [budi, ani] = [await toko.kontak(), await toko.kontak()] as [number, number];
  const titip = { akun_kode: '2301', jumlah: 100 };
  // Of one the deposit stands on a line, of the other on the document.
  for (const [kontak, isi] of [
    [budi, { detail: [{ ...titip, kontak_id: budi }] }],
    [ani, { kontak_id: ani, detail: [titip] }],
  ] as const) {
    const change = behind(
      toko,
      (db) => createDokumen(db, 'kas-masuk', { tanggal: hari('01-05'), akun_kas: '1101', ...isi }),
      () => toko.ubah('kontak', kontak, { kode: 'UMUM' }),
    );
    await expectError(change, 'KOKTK', 'kode');
  }
});

test('what waited behind a change of settings is made by the new ones', async () => {
  const { toko, barang } = await openBarang();
  const patch = { wajib_persetujuan: true, kebijakan_stok_minus: 'izinkan' };
  let made: Promise<{ status: string }> | undefined;
  await data.as({ tenant: toko.kode, ...ADMIN }, async (db) => {
    await db.value('select erp.pengaturan_patch($1)', [JSON.stringify(patch)]);
    made = toko.jual('01-05', [[barang, 1, 10]]);
    await untilWaiting(data, 1);
  });
  expect(await made).toMatchObject({ status: 'draft' });
});

test('goods change between the postings that name them', async () => {
  const { toko, barang } = await openBarang();
  const change = behind(toko, buying(toko, barang, '01-05'), () =>
    toko.ubah('barang', barang, { jenis: 'jasa' }),
  );
  await expectError(change, 'KOBRG');
});

test('the base unit of goods and their further units wait for each other', async () => {
  const { toko, barang } = await openBarang();
  const dus = await toko.master('satuan', { kode: 'DUS', nama: 'Dus' });
  const change = behind(
    toko,
    (db) => createMaster(db, 'barang_satuan', { barang_id: barang, satuan_id: dus, faktor: 12 }),
    () => toko.ubah('barang', barang, { satuan_id: dus }),
  );
  await expectError(change, 'VAMST');
});
