/** Receipts of goods that several take of at once: one wins, the others are told what is left. */
import { expect, test } from '@jest/globals';
import { behind, expectDone, outcomeOf, untilWaiting } from '../helpers/antre.ts';
import { openServer } from '../helpers/server.ts';
import { createDokumen, hari, openStory, type Row, type Toko } from '../helpers/story.ts';

const { data, openBarang } = openStory();
const server = openServer(data);

/** Ten that came, at a thousand. */
async function buka() {
  const { toko, barang } = await openBarang();
  const datang = await toko.buat('pembelian', '03-05', {
    mode: 'penerimaan',
    detail: [[barang, 10, 1000]],
  });
  const baris = (await toko.baris(datang.id))[0]?.id as number;
  const faktur = (qty?: number) => ({
    tanggal: hari('03-10'),
    kontak_id: toko.supplier,
    lokasi_id: toko.lokasi,
    detail: [{ penerimaan_baris_id: baris, ...(qty === undefined ? {} : { qty }) }],
  });
  const tagih = (qty?: number) => toko.buat('pembelian', faktur(qty));
  const sisa = async () => {
    const { status_tagih, detail } = await toko.baca('pembelian', datang.id);
    const [{ qty_sisa, nilai_sisa } = {}] = detail as Row[];
    return [status_tagih, qty_sisa, nilai_sisa];
  };
  return { toko, barang, datang, faktur, tagih, sisa };
}

const tutup = (toko: Toko, id: number) =>
  toko.staf.row(`select * from erp.penerimaan_tutup($1, 'selesai', tanggal => $2)`, [
    id,
    hari('03-11'),
  ]);

test('two invoices take more than there is: the second waits, and is told what is left', async () => {
  const { toko, datang, faktur, tagih, sisa } = await buka();
  const refused = await behind(
    toko,
    (db) => createDokumen(db, 'pembelian', faktur(6)),
    () => tagih(6).catch((error: { code: string; message: string }) => error),
  );
  expect(refused).toMatchObject({
    code: 'KOTRB',
    message: `detail.0.qty: pada ${datang.nomor_transaksi} tinggal 4 PCS yang belum ditagih, diminta 6`,
  });
  expect(await sisa()).toEqual(['sebagian', 4, 4000]);
  // Who takes less than is left passes.
  await behind(
    toko,
    (db) => createDokumen(db, 'pembelian', faktur(1)),
    () => tagih(3),
  );
  expect(await sisa()).toEqual(['selesai', 0, 0]);
});

test('many clients bill all of it at once: one is booked, the others are refused', async () => {
  const { toko, faktur, sisa } = await buka();
  const rest = server.rest(await server.tokenOf(toko, 'staff'));
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, i) =>
      rest.post('/api/transaksi/pembelian', {
        ...faktur(i % 2 === 0 ? 10 : undefined),
        nomor_faktur_supplier: `INV-${i}`,
      }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
  const refused = answers.filter(({ status }) => status === 409);
  expect(new Set(refused.map(({ body }) => body.code))).toEqual(new Set(['KOTRB']));
  expect(await sisa()).toEqual(['selesai', 0, 0]);
  expect(await toko.saldo('2102')).toBe('0.00');
  expect(await toko.saldo('2101')).toBe('-10000.00');
});

test('an invoice beside a closing, a return, a void of the receipt', async () => {
  const satu = await buka();
  await behind(
    satu.toko,
    (db) => createDokumen(db, 'pembelian', satu.faktur(6)),
    () => tutup(satu.toko, satu.datang.id),
  );
  expect(await satu.sisa()).toEqual(['selesai', 0, 0]);
  expect(await satu.toko.saldo('1301')).toBe('6000.00');

  const dua = await buka();
  const [refused] = await expectDone(1, [
    dua.tagih(8),
    dua.toko.retur('pembelian', '03-10', dua.datang.id, 8),
  ]);
  expect(refused).toBe('KOTRB');

  const tiga = await buka();
  const outcome = await behind(
    tiga.toko,
    (db) => createDokumen(db, 'pembelian', tiga.faktur(1)),
    () => outcomeOf(tiga.toko.batalkan('pembelian', tiga.datang.id)),
  );
  expect(outcome).toBe('KODEP');
  expect(await tiga.sisa()).toEqual(['sebagian', 9, 9000]);
  const empat = await buka();
  const late = await behind(
    empat.toko,
    (db) =>
      db.row('select * from erp.transaksi_void($1, $2, $3)', [
        'pembelian',
        empat.datang.id,
        'keliru',
      ]),
    () => outcomeOf(empat.tagih(1)),
  );
  expect(late).toBe('KOTRB');
});

test('one order is received twice at once, and receipts that share goods do not wait in a circle', async () => {
  const { toko, barang } = await openBarang();
  const lain = await toko.barang();
  const pesan = await toko.buat('order-pembelian', '03-02', {
    lokasi_id: toko.lokasi,
    detail: [
      [barang, 5, 100],
      [lain, 5, 100],
    ],
  });
  const terima = () =>
    toko.staf.row('select * from erp.order_pembelian_terima($1, $2)', [pesan.id, hari('03-05')]);
  expect(await expectDone(1, [terima(), terima()])).toEqual(['KOORD']);
  const isi = (a: number, b: number) => ({
    mode: 'penerimaan',
    detail: [
      [a, 1, 10],
      [b, 1, 10],
    ],
  });
  const outcomes: Promise<unknown>[] = [];
  await toko.as(async (db) => {
    // Who changes the goods keeps both from moving them.
    await db.value(`select erp.master_patch('barang', $1, '{"nama": "Lain"}')`, [`${barang}`]);
    outcomes.push(outcomeOf(toko.buat('pembelian', '03-06', isi(barang, lain))));
    await untilWaiting(data, 1);
    outcomes.push(outcomeOf(toko.buat('pembelian', '03-06', isi(lain, barang))));
    await untilWaiting(data, 2);
  });
  expect(await Promise.all(outcomes)).toEqual([
    expect.objectContaining({ status: 'final' }),
    expect.objectContaining({ status: 'final' }),
  ]);
});
