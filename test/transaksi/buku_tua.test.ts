/** What is read to post and void a document, or to show one, does not grow with the books in which it is. */
import { beforeAll, expect, test } from '@jest/globals';
import { berDimensi } from '../dimensi/dimensi.ts';
import { openDatabase } from '../helpers/database.ts';
import { openToko, type Toko } from '../helpers/toko.ts';
import { bukaDunia, type Dunia, SAH, tanggal } from './aturan_dokumen.ts';
import {
  batal,
  buat,
  type Call,
  dibacaLebih,
  dibaca as dibacaOleh,
  GROWING,
  ID,
  membaca,
  type Rows,
  tumbuh,
} from './dibaca.ts';

const data = openDatabase();
const KINDS = Object.keys(SAH);

let toko: Toko;
let dunia: Dunia;
/** Lines that other documents name: of an order from a customer, and of a receipt of goods. */
let dipesan: number;
let diterima: number;

const dokumen = (jenis: string) => ({
  ...SAH[jenis]?.(dunia),
  dimensi: { cabang: 'JKT', proyek: 'P1' },
});

/** What statements read, planned anew. */
const dibaca = (...calls: Call[]): Promise<Rows> =>
  membaca(data, toko, async (db) => {
    await db.rows('discard plans');
    return await dibacaOleh(db, toko, calls);
  });

/** A document of each kind, posted and voided again. */
const posting = (jenis: string) => dibaca(buat(jenis, dokumen(jenis)), batal(jenis));

const penjualan = () => JSON.stringify(dokumen('penjualan'));
const satu = 'jsonb_populate_record(null::erp.penjualan_input, $1)';

/** What else is done to documents, and what is read of one of them, one contact, one barang. */
const WORK: Record<string, () => Promise<Rows>> = {
  'a draft that is approved': () =>
    dibaca(
      [`select id from erp.penjualan_create(${satu}, true)`, penjualan()],
      [`select erp.transaksi_approve('penjualan', $1)`, ID],
    ),
  'sales in a list': () =>
    dibaca([`select erp.penjualan_massal(array[${satu}, ${satu}])`, penjualan()]),
  'a sale of what was ordered': () =>
    dibaca(
      buat('penjualan', {
        ...dokumen('penjualan'),
        detail: [{ barang_id: dunia.barang, qty: 1, order_baris_id: dipesan }],
      }),
    ),
  'an invoice of goods received': () =>
    dibaca(
      buat('pembelian', {
        ...dokumen('pembelian'),
        detail: [{ penerimaan_baris_id: diterima, harga: 11 }],
      }),
    ),
  "a supplier's note about a price": () =>
    dibaca(
      buat('pembelian', {
        ...{ tanggal, kontak_id: toko.supplier, mode: 'harga' },
        detail: [{ baris_asal_id: dunia.beliBaris, jumlah: 1 }],
      }),
    ),
  'a rehearsal': () => dibaca([`select erp.penjualan_simulate(${satu})`, penjualan()]),
  'a void with what stands on it': () =>
    dibaca(buat('pelunasan-piutang', dokumen('pelunasan-piutang')), [
      `select erp.transaksi_void('penjualan', $1, 'salah', kaskade => true)`,
      dunia.jual,
    ]),
  'a sale': () =>
    dibaca([`select erp.transaksi_get('penjualan', $1, '{jurnal,alokasi,riwayat}')`, dunia.jual]),
  'its invoice': () => dibaca([`select erp.ekspor_cetak('penjualan', $1)`, dunia.jual]),
  'its delivery note': () =>
    dibaca([`select erp.ekspor_cetak('penjualan', $1, 'surat-jalan')`, dunia.jual]),
  'a receipt of money': () => dibaca([`select erp.ekspor_cetak('kas-masuk', $1)`, dunia.titipan]),
  "a customer's statement": () => dibaca(['select erp.ekspor_pernyataan($1)', dunia.pelanggan]),
  'what a customer owes': () =>
    dibaca(['select erp.laporan_piutang(kontak_id => $1)', dunia.pelanggan]),
  'what a customer has paid': () =>
    dibaca([`select erp.laporan_piutang(kontak_id => $1, status => 'lunas')`, dunia.pelanggan]),
  'the card of a barang': () => dibaca(['select erp.laporan_kartu_stok($1)', dunia.barang]),
};

/**
 * As if each of these tables had a thousand times as many rows as it has, for those who plan: PostgreSQL multiplies a table's
 * pages with the rows that a page held when it was last looked at.
 */
const seemLarge = () =>
  toko.asOwner(async (db) => {
    await db.rows('analyze');
    await db.rows(
      `select pg_restore_relation_stats(
                'schemaname', c.relnamespace::regnamespace::text, 'relname', c.relname::text,
                'relpages', c.relpages, 'reltuples', (c.reltuples * 1000)::real)
         from pg_class as c
        where c.relnamespace = $1::regnamespace and c.relname = any ($2)`,
      [`t_${toko.kode}`, GROWING],
    );
  });

const ALL: [name: string, read: () => Promise<Rows>][] = [
  ...KINDS.map((jenis): [string, () => Promise<Rows>] => [jenis, () => posting(jenis)]),
  ...Object.entries(WORK),
];
const before = new Map<string, Rows>();
beforeAll(async () => {
  toko = await openToko(data, { poin_aktif: true });
  dunia = await bukaDunia(toko);
  await berDimensi(toko);
  const detail = [{ barang_id: dunia.barang, qty: 5, harga: 10 }];
  const lineOf = async (jenis: string, isi: object) => {
    const { id } = await toko.buat(jenis, tanggal, { lokasi_id: toko.lokasi, detail, ...isi });
    return (await toko.baris(id))[0]?.id as number;
  };
  dipesan = await lineOf('order-penjualan', { kontak_id: toko.pelanggan });
  diterima = await lineOf('pembelian', { kontak_id: toko.supplier, mode: 'penerimaan' });
  for (const [name, read] of ALL) before.set(name, await read());
  await tumbuh(toko, { dimensi: { cabang: 'BDG' } });
  await seemLarge();
});

test.each(ALL)('%s reads no more in books of six hundred more documents', async (name, read) => {
  expect(dibacaLebih(before.get(name), await read())).toEqual([]);
});

test('what stood before a page of a ledger is read once, in books that nobody looked at yet', async () => {
  const baru = await openToko(data);
  await tumbuh(baru);
  const { jurnal_baris } = await membaca(data, baru, (db) =>
    dibacaOleh(db, baru, [[`select erp.laporan_buku_besar('1101', $1, $1, 9, 20)`, tanggal]]),
  );
  // Two hundred lines stand there on that day, and those before the page are 160: as many for each of its lines are 3,200.
  expect(jurnal_baris).toBeGreaterThan(160);
  expect(jurnal_baris).toBeLessThan(1_600);
});
