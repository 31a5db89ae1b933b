/** Many documents in one call: the books are those of single calls, all or none, and a refusal names its document. */
import { describe, expect, test } from '@jest/globals';
import { openDatabase, type Row } from '../../helpers/database.ts';
import { createDokumen, type Dibuat, hari } from '../../helpers/dokumen.ts';
import { expectError } from '../../helpers/expect.ts';
import { openToko, type Toko } from '../../helpers/toko.ts';

const data = openDatabase();

const daftar = (jenis: string) =>
  `array(select jsonb_populate_record(null::erp.${jenis}_input, d)
           from jsonb_array_elements($1::jsonb) as d)`;
const massal = (toko: Toko, jenis: string, dokumen: Row[], kunci?: string) =>
  toko
    .by(kunci ? { idempotency: { key: kunci } } : {})
    .value<{ data: Dibuat[]; idempotent?: boolean }>(
      `select erp.${jenis}_massal(${daftar(jenis)})`,
      [JSON.stringify(dokumen)],
    );

/** Ids that mean nothing, times, and what is kept beside the books. */
const LUAR = `'{id,posting_id,jurnal_id,transaksi_id,baris_id,urut,xid,dicatat_pada,dibuat_pada,diubah_pada,
  cari,request_id,dibuat_oleh,dicatat_oleh,entitas_id,waktu,pada,pengguna_id,audit_id}'::text[]`;
const isi = (tabel: string, induk = '', urut = '1') =>
  `select ${induk ? 't.nomor || ' : ''}(to_jsonb(x) - ${LUAR})::text as isi
     from ${tabel} as x ${induk} order by ${urut}`;
const DARI = 'join transaksi as t on t.id = x.transaksi_id';
const BUKU: Readonly<Record<string, string>> = {
  transaksi: isi('transaksi'),
  baris: isi('transaksi_baris', DARI),
  bayar: isi('transaksi_pembayaran', DARI),
  jurnal: isi('jurnal'),
  ayat: isi('jurnal_baris', 'join jurnal as t on t.id = x.jurnal_id'),
  mutasi: isi('mutasi_stok', DARI),
  // In the order in which they stand at one day.
  urutan: isi('mutasi_stok', DARI, 'x.tanggal_kunci, x.urut, x.baris, x.sub'),
  pos: isi('pos_terbuka', DARI),
  alokasi: isi('alokasi', DARI),
  kolam: isi('stok_pool'),
  lokasi: isi('stok_lokasi'),
  saldo: isi('saldo_harian'),
  nomor: isi('penomoran'),
  posting: `select p.aksi || t.nomor as isi from posting as p
              join transaksi as t on t.id = p.transaksi_id order by p.id`,
  audit: `select aksi || entitas || jsonb_path_query_array(sesudah, '$.nomor')::text as isi
            from audit where entitas = 'transaksi' order by id`,
  antre: `select count(*)::text || (select count(*) from posting_belum) as isi from audit_antre`,
  peristiwa: `select jenis as isi from outbox order by id`,
};
const buku = async (toko: Toko) => {
  const tables = Object.entries(BUKU).map(async ([nama, text]) => {
    const rows = await toko.rows<{ isi: string }>(text);
    return [nama, rows.map((row) => row.isi)] as const;
  });
  return Object.fromEntries(await Promise.all(tables));
};

/** Two shops alike: goods of which there is some, in two places, and what their sales need. */
async function berdua(settings: Row = {}): Promise<{ satu: Toko; dua: Toko; ids: Ids }> {
  const buka = async () => {
    const toko = await openToko(data, settings);
    await toko.master('harga', { kode: 'AGEN', nama: 'Agen' });
    const dus = await toko.master('satuan', { kode: 'DUS', nama: 'Dus' });
    const barang: number[] = [];
    for (const n of [0, 1, 2]) {
      const pajak_kode = n ? 'PPN' : null;
      barang.push(
        await toko.barang({ kode: `B${n}`, nama: `Barang ${n}`, harga_jual: 100 + n, pajak_kode }),
      );
    }
    const baru = await toko.barang({ kode: 'NW', nama: 'Barang baru' });
    const jasa = await toko.barang({ kode: 'JS', nama: 'Jasa', jenis: 'jasa', harga_jual: 50 });
    await toko.master('barang_satuan', { barang_id: barang[0], satuan_id: dus, faktor: 12 });
    await toko.master('barang_harga', { barang_id: barang[1], harga_kode: 'AGEN', harga: 77.77 });
    const agen = await toko.kontak({
      kode: 'AG',
      nama: 'Agen',
      harga_kode: 'AGEN',
      termin_hari: 14,
    });
    const umum = await toko.kontak({ kode: 'UMUM', nama: 'Umum' });
    const gudang = await toko.master('lokasi', { kode: 'GD', nama: 'Gudang' });
    for (const lokasi_id of [toko.lokasi, gudang]) {
      const detail = barang.map((id, n) => ({ barang_id: id, qty: 40, harga: 61.37 + n }));
      await toko.buat('pembelian', hari('01-02'), { lokasi_id, detail });
    }
    return { toko, ids: { barang, baru, jasa, dus, agen, umum, gudang } };
  };
  const [satu, dua] = [await buka(), await buka()];
  expect(dua.ids).toEqual(satu.ids);
  return { satu: satu.toko, dua: dua.toko, ids: satu.ids };
}
type Ids = Record<'jasa' | 'baru' | 'dus' | 'agen' | 'umum' | 'gudang', number> & {
  barang: number[];
};

/** Sales as they come over a counter. */
function penjualan(toko: Toko, { barang, jasa, dus, agen, umum, gudang }: Ids): Row[] {
  const [a, b, c] = barang;
  const jual = (hariKe: string, detail: Row[], lain: Row = {}): Row => ({
    tanggal: hari(hariKe),
    kontak_id: toko.pelanggan,
    lokasi_id: toko.lokasi,
    detail,
    ...lain,
  });
  const tunai = (jumlah: number) => [{ akun_kode: '1101', jumlah }];
  return [
    jual('01-05', [
      { barang_id: a, qty: 1 },
      { barang_id: b, qty: 2 },
    ]),
    jual('01-05', [{ barang_id: b, qty: 3, diskon_persen: 5 }], {
      kontak_id: agen,
      nomor_referensi: 'PO-1',
    }),
    jual(
      '01-05',
      [
        { barang_id: a, qty: 2 },
        { barang_id: a, qty: 1, harga: 90 },
      ],
      {
        kontak_id: umum,
        pembayaran: tunai(500),
        kembalian: 210,
      },
    ),
    jual(
      '01-06',
      [
        { barang_id: c, qty: '1.5' },
        { barang_id: jasa, qty: 2 },
      ],
      {
        harga_termasuk_pajak: true,
        diskon: 7,
        ongkos: 11,
        ongkos_pajak_kode: 'PPN',
        pembayaran: tunai(20),
      },
    ),
    jual('01-06', [{ barang_id: a, satuan_id: dus, qty: 1, harga: 1000 }], { lokasi_id: gudang }),
    jual('01-06', [{ barang_id: jasa, qty: 1 }]),
    jual('01-06', [{ barang_id: b, qty: 1, harga: 0 }]),
    // All that is left here, and then all that is left at all.
    jual('01-31', [{ barang_id: c, qty: '38.5', harga: 70 }]),
    jual('02-01', [{ barang_id: c, qty: 40, harga: 70 }], { lokasi_id: gudang }),
    jual('02-01', [{ barang_id: a, qty: 1 }]),
  ];
}

/** Purchases: goods that are new here, twice in one of them, in two units, and what is no goods. */
function pembelian(toko: Toko, { barang: [a, b], dus, baru, gudang }: Ids, lain: Row = {}): Row[] {
  return ['02-01', '02-01', '02-03'].map((tanggal, n) => ({
    tanggal: hari(tanggal),
    kontak_id: toko.supplier,
    lokasi_id: n === 2 ? gudang : toko.lokasi,
    nomor_faktur_supplier: n === 2 ? null : `F-${n}`,
    detail: [
      { barang_id: a, satuan_id: dus, qty: 1 + n, harga: 701.13 },
      { barang_id: baru, qty: 3, harga: 10 + n },
      { barang_id: baru, qty: 1, harga: '12.5' },
      { barang_id: b, qty: 3, harga: 62.1 + n, pajak_kode: 'PPN', dikreditkan: n !== 1 },
      { akun_kode: '6101', harga: 25 },
    ],
    ...lain,
  }));
}

type Documents = (toko: Toko, ids: Ids) => Row[];
const KINDS: Readonly<Record<string, { dokumen: Documents; settings?: Row; sets?: boolean }>> = {
  penjualan: { dokumen: penjualan, sets: true },
  'penjualan, per_lokasi': {
    dokumen: penjualan,
    sets: true,
    settings: { lingkup_hpp: 'per_lokasi' },
  },
  'penjualan, potongan bruto': {
    dokumen: penjualan,
    sets: true,
    settings: { metode_potongan: 'bruto' },
  },
  'penjualan, fifo': { dokumen: penjualan, settings: { metode_hpp: 'fifo' } },
  'penjualan, days that do not ascend': { dokumen: (toko, ids) => penjualan(toko, ids).reverse() },
  pembelian: { dokumen: (toko, ids) => pembelian(toko, ids), sets: true },
  'pembelian, per_lokasi': {
    dokumen: (toko, ids) => pembelian(toko, ids),
    sets: true,
    settings: { lingkup_hpp: 'per_lokasi' },
  },
  'pembelian, with further costs': {
    dokumen: (toko, ids) =>
      pembelian(toko, ids, { biaya_tambahan: [{ jumlah: 30, akun_kode: '2102' }] }),
  },
  'pembelian, paid': {
    dokumen: (toko, ids) =>
      pembelian(toko, ids, { pembayaran: [{ akun_kode: '1111', jumlah: 100 }] }),
  },
  'kas-masuk': {
    dokumen: () =>
      ['02-01', '02-02'].map((tanggal, n) => ({
        tanggal: hari(tanggal),
        akun_kas: '1101',
        detail: [{ akun_kode: '4201', jumlah: 500 + n }],
      })),
  },
  'pelunasan-hutang': {
    dokumen: ({ supplier }) =>
      [100, 250.5].map((jumlah) => ({
        tanggal: hari('02-02'),
        kontak_id: supplier,
        akun_kas: '1111',
        jumlah,
      })),
  },
  'jurnal-umum': {
    dokumen: () =>
      ['02-01', '02-02'].map((tanggal, n) => ({
        tanggal: hari(tanggal),
        detail: [
          { akun_kode: '6101', debit: 10 + n },
          { akun_kode: '1111', kredit: 10 + n },
        ],
      })),
  },
};

/** Whether they go as one set of rows, which shows in nothing but their cost; undone. */
async function asSet(toko: Toko, jenis: string, dokumen: Row[]): Promise<boolean | undefined> {
  let found: boolean | undefined;
  const undone = toko.asOwner(async (db) => {
    const values = [jenis, JSON.stringify(dokumen)];
    found = await db.value(
      'select erp_private.massal_sets(null::buku, $1, $2) is not null',
      values,
    );
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  return found;
}

describe('the books after one call are those after the same single calls', () => {
  test.each(Object.entries(KINDS))('%s', async (nama, { dokumen, settings, sets = false }) => {
    const { satu, dua, ids } = await berdua(settings);
    const jenis = (nama.split(',')[0] as string).replaceAll('-', '_');
    const given = dokumen(satu, ids);
    const sendiri: Dibuat[] = [];
    for (const one of given) sendiri.push(await satu.as((db) => createDokumen(db, jenis, one)));
    expect(await asSet(dua, nama.split(',')[0] as string, given)).toBe(sets);
    const sekaligus = await massal(dua, jenis, given);
    expect(sekaligus.data).toMatchObject(
      sendiri.map(({ nomor_transaksi }) => ({ nomor_transaksi })),
    );
    const [buku1, buku2] = [await buku(satu), await buku(dua)];
    for (const tabel of Object.keys(BUKU))
      expect([tabel, buku2[tabel]]).toEqual([tabel, buku1[tabel]]);
  });
});

describe('a refusal', () => {
  const jual = (toko: Toko, barang_id: number, qty: number | null, lain: Row = {}): Row => ({
    tanggal: hari('02-01'),
    kontak_id: toko.pelanggan,
    lokasi_id: toko.lokasi,
    detail: [{ barang_id, qty, harga: 10 }],
    ...lain,
  });
  test('names its document and keeps nothing of any', async () => {
    const { satu: toko, ids } = await berdua();
    const [a = 0] = ids.barang;
    const good = jual(toko, a, 1);
    const before = await buku(toko);
    const cases: [dokumen: Row[], kode: string, bagian: string][] = [
      [[good, good, jual(toko, a, null)], 'VADOK', 'dokumen.2.detail.0.qty'],
      [[good, jual(toko, 99999, 1), jual(toko, a, null)], 'VADOK', 'dokumen.1.detail.0.barang_id'],
      [[jual(toko, a, 30), jual(toko, a, 20)], 'KOSTK', 'dokumen.1'],
      [[good, jual(toko, a, 1, { tanggal: '2999-01-01' })], 'VATGL', 'dokumen.1.tanggal'],
      [[good, jual(toko, a, 1, { kontak_id: ids.umum })], 'VABYR', 'dokumen.1.pembayaran'],
      [[], 'VADOK', 'dokumen'],
      [Array.from({ length: 201 }, () => good), 'VADOK', 'dokumen'],
    ];
    for (const [dokumen, kode, bagian] of cases) {
      await expectError(massal(toko, 'penjualan', dokumen), kode, bagian);
    }
    await expectError(
      toko.staf.value('select erp.penjualan_massal(array[null]::erp.penjualan_input[])'),
      'VADOK',
      'dokumen.0',
    );
    expect(await buku(toko)).toEqual(before);
    await expectError(
      toko.by({ peran: 'viewer' }).value('select erp.penjualan_massal(null)'),
      'OTROL',
    );
  });
});

test('a key has one effect, and a simulation none', async () => {
  const { satu: toko, ids } = await berdua();
  const dokumen = penjualan(toko, ids).slice(0, 3);
  const before = await buku(toko);
  const simulasi = await toko.staf.value<{ data: Row[] }>(
    `select erp.penjualan_massal_simulate(${daftar('penjualan')})`,
    [JSON.stringify(dokumen)],
  );
  expect(simulasi.data.map(({ simulasi: is }) => is)).toEqual([true, true, true]);
  expect(await buku(toko)).toEqual(before);
  const kunci = 'txn:penjualan:0b0c6f4e-5a52-4f6c-9f0e-1d8a3b7c2e11';
  const first = await massal(toko, 'penjualan', dokumen, kunci);
  const again = await massal(toko, 'penjualan', dokumen, kunci);
  expect(again).toMatchObject({ data: first.data, idempotent: true });
  expect(simulasi.data.map((one) => one.nomor_transaksi)).toEqual(
    first.data.map((one) => one.nomor_transaksi),
  );
});

test('where every document wants approval they are kept as drafts', async () => {
  const { satu: toko, ids } = await berdua();
  await toko.set({ wajib_persetujuan: true });
  const { data: made } = await massal(toko, 'penjualan', penjualan(toko, ids).slice(0, 2));
  expect(made.map((one) => (one as unknown as Row).status)).toEqual(['draft', 'draft']);
});
