/** Many documents in one call: the books are those of single calls, all or none, and a refusal names its document. */
import { describe, expect, test } from '@jest/globals';
import { openDatabase, type Row } from '../../helpers/database.ts';
import { createDokumen, type Dibuat, hari } from '../../helpers/dokumen.ts';
import { expectError } from '../../helpers/expect.ts';
import {
  berdua as alike,
  berdimensi,
  jurnal,
  KINDS,
  kas,
  kredit,
  penjualan,
  setoran,
} from '../../helpers/massal.ts';
import type { Toko } from '../../helpers/toko.ts';

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
  cari,request_id,dibuat_oleh,dicatat_oleh,entitas_id,waktu,pada,pengguna_id,audit_id,
  gabungan_id}'::text[]`;
const isi = (tabel: string, induk = '', urut = '1') =>
  `select ${induk ? 't.nomor || ' : ''}(to_jsonb(x) - ${LUAR})::text || (
     select coalesce((to_jsonb(g) - 'id')::text, '') from (select) as s
       left join dimensi_gabungan as g on g.id = (to_jsonb(x) ->> 'gabungan_id')::bigint) as isi
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

const berdua = (settings: Row = {}) => alike(data, settings);

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
  test.each(Object.entries(KINDS))(
    '%s',
    async (nama, { dokumen, settings, sets = false, prepare }) => {
      const { satu, dua, ids } = await berdua(settings);
      for (const toko of [satu, dua]) await prepare?.(toko, ids);
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
    },
  );
});

test('money leaves in a set where it is there in any order, on that day and on every later one', async () => {
  const { satu: toko } = await berdua();
  await toko.buat('kas-keluar', hari('02-10'), {
    akun_kas: '1101',
    detail: [{ akun_kode: '6101', jumlah: 4000 }],
  });
  const keluar = (...jumlah: number[]) => jumlah.map((satu) => kas('02-01', '6101', satu));
  expect(await asSet(toko, 'kas-keluar', keluar(2000, 4000))).toBe(true);
  expect(await asSet(toko, 'kas-keluar', keluar(2000, 4000.01))).toBe(false);
  // What comes in before counts, what comes in later does not.
  const bolak = [jurnal('02-01', '1101', 5000), jurnal('02-01', '1101', 2000)];
  const setor = setoran('02-01', '1101', 3000);
  expect(await asSet(toko, 'jurnal-umum', [...bolak, setor])).toBe(false);
  expect(await asSet(toko, 'jurnal-umum', [setor, ...bolak])).toBe(true);
  expect((await massal(toko, 'jurnal_umum', [setor, ...bolak])).data).toHaveLength(3);
  await expectError(massal(toko, 'kas_keluar', keluar(1000, 1000.01)), 'KOKAS', 'dokumen.1');
  // Before there was any.
  expect(await asSet(toko, 'kas-keluar', [kas('01-01', '6101', 1), kas('01-01', '6101', 1)])).toBe(
    false,
  );
});

test('a sale of a list finds what those before it have used of the limit of credit', async () => {
  const { satu: toko, ids } = await berdua();
  const banyak = (harga: number[]) => kredit(toko, ids, harga);
  expect(await asSet(toko, 'penjualan', banyak([700.5, 1, 300.5]))).toBe(true);
  expect(await asSet(toko, 'penjualan', banyak([700.5, 1, 300.51]))).toBe(false);
  await massal(toko, 'penjualan', banyak([700.5, 1, 100.5]));
  expect(await asSet(toko, 'penjualan', banyak([100.5, 1, 100.5]))).toBe(true);
  const before = await buku(toko);
  const lewat = massal(toko, 'penjualan', banyak([100.5, 1, 100.51]));
  expect(await expectError(lewat, 'KOKRD')).toBe(
    'dokumen.2.kontak_id: piutang 900.00 ditambah 100.01 melampaui batas kredit 1000.00',
  );
  const dulu = massal(toko, 'penjualan', banyak([200.51, 1, 0.5]));
  await expectError(dulu, 'KOKRD', 'dokumen.0.kontak_id');
  expect(await buku(toko)).toEqual(before);
  await toko.set({ kebijakan_kredit: 'peringatan' });
  const { data: dibuat } = await massal(toko, 'penjualan', banyak([200.51, 1, 0.5, 1]));
  expect(dibuat.map((one) => (one as unknown as Row).peringatan)).toEqual([
    ['kontak_id: piutang 800.00 ditambah 200.01 melampaui batas kredit 1000.00'],
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test('a value that is missing, or none, is told of its line, and nothing is kept', async () => {
  const { satu: toko, ids } = await berdua();
  await berdimensi(toko, ids);
  const satu = (dimensi: Row) => ({ ...kas('02-01', '6101', 5), dimensi });
  const before = await buku(toko);
  const ada = satu({ cabang: 'JKT' });
  expect(await asSet(toko, 'kas-keluar', [ada, satu({ cabang: 'BDG' })])).toBe(true);
  for (const dimensi of [{}, { cabang: 'XX' }]) {
    const bagian = dimensi.cabang
      ? 'dokumen.1.dimensi.cabang'
      : 'dokumen.1.detail.0.dimensi.cabang';
    await expectError(massal(toko, 'kas_keluar', [ada, satu(dimensi)]), 'VADOK', bagian);
  }
  expect(await buku(toko)).toEqual(before);
});

test('a tax month that was reported refuses a document, and makes no other one of its own', async () => {
  const { satu: toko, ids } = await berdua();
  const jual = (tanggal: string) => ({
    tanggal: hari(tanggal),
    kontak_id: toko.pelanggan,
    lokasi_id: toko.lokasi,
    detail: [{ barang_id: ids.barang[1], qty: 1, harga: 100, pajak_kode: 'PPN' }],
  });
  await toko
    .by({ peran: 'admin', adminKey: true })
    .value('select erp.masa_pajak_set($1, $2)', [hari('01'), 'dilaporkan']);
  expect(await asSet(toko, 'penjualan', [jual('02-01'), jual('02-01')])).toBe(true);
  expect(await asSet(toko, 'penjualan', [jual('01-31'), jual('02-01')])).toBe(false);
  const before = await buku(toko);
  const lewat = massal(toko, 'penjualan', [jual('01-31'), jual('02-01')]);
  await expectError(lewat, 'KOMSP', 'dokumen.0.tanggal');
  expect(await buku(toko)).toEqual(before);
  const kena = { ...kas('01-31', '6201', 5), tanggal: hari('01-31') };
  expect(await asSet(toko, 'kas-keluar', [kena, kena])).toBe(true);
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
