/** What the files of a bundle do not say, part by part: constants, columns, styles, what is made on the way. */
import { expect, test } from '@jest/globals';
import { hari, type Row } from '../helpers/story.ts';
import { openImpor } from './mengimpor.ts';
import { bukuOf, paketOf } from './paket.ts';

const { server, openImportir } = openImpor();
const openPaket = async (settings?: Row) => {
  const one = await openImportir(settings);
  return { ...one, ...paketOf(server, one.token) };
};
const of = ({ bagian }: { bagian: Row[] }, nama: string) =>
  bagian.find((one) => one.nama === nama) as Row;

/** Contacts without a type, stock without a place, sales to whom nobody knows, a price that may be read in two ways. */
const KURANG = {
  Gudang: 'Kode|Nama|Tipe\nPUSAT|Pusat|gudang',
  Kontak: 'Kd Unik|Nama\nPLG-9|Toko Maju',
  Barang: 'Kode|Nama Barang|Satuan|Harga Jual\nKOP-9|Kopi|SAK|Rp 1,500',
  Stok: 'Kode Barang|Qty|HPP\nKOP-9|50|90',
  Pembelian: `No Faktur|Tanggal|Supplier|Barang|Qty|Harga\nB-1|${hari('01-05')}|CV Sumber|KOP-9|10|100`,
  Penjualan: `No Faktur|Tanggal|Pelanggan|Barang|Qty|Harga
J-1|${hari('01-05')}|PLG-9|KOP-9|55|150\nJ-2|${hari('01-07')}|Ibu Sri|KOP-9|5|150`,
};
const SEBUT = {
  pemetaan: { Kontak: { 'Kd Unik': 'kode' } },
  gaya: { Barang: { harga_jual: 'desimal_titik' } },
  tetap: {
    Kontak: { tipe: 'pelanggan' },
    Stok: { lokasi: 'PUSAT' },
    Pembelian: { lokasi: 'PUSAT' },
    Penjualan: { lokasi: 'PUSAT' },
  },
  buat: { Barang: ['satuan'], Pembelian: ['kontak'], Penjualan: 'semua' },
};
const asForm = (said: Row) =>
  Object.fromEntries(Object.entries(said).map(([key, value]) => [key, JSON.stringify(value)]));

test('what is said with the upload holds part by part, and a constant names what another part brings', async () => {
  const { toko, gladi, jalan, temuan, rest, kirim } = await openPaket();
  const buku = await bukuOf(KURANG);
  const paket = await gladi(buku, 'kurang.xlsx', {
    ...asForm(SEBUT),
    jenis: '{"Stok": "saldo-awal-stok", "Kontak": "kontak"}',
  });
  expect(await temuan(paket)).toEqual([]);
  expect(paket.status).toBe('siap');
  const dibuatkan = async (nama: string) => {
    const { body } = await rest.get(`/api/impor/${of(paket, nama).impor_id}`);
    return (body.buat as Row[]).filter(({ banyak }) => banyak !== 0);
  };
  expect(await dibuatkan('Barang')).toEqual([{ macam: 'satuan', banyak: 1, nama: ['SAK'] }]);
  expect(await dibuatkan('Pembelian')).toEqual([
    { macam: 'kontak', banyak: 1, nama: ['CV Sumber'] },
  ]);
  expect(await dibuatkan('Penjualan')).toEqual([{ macam: 'kontak', banyak: 1, nama: ['Ibu Sri'] }]);
  expect(await toko.value(`select count(*)::int from satuan where kode = 'SAK'`)).toBe(0);
  // A run that is refused half way keeps what it made on the way, and knows that it was its own.
  await toko.rows(
    `create function tolak() returns trigger language plpgsql as $$ begin
       raise exception using errcode = 'KOLAI', message = 'ditolak dulu'; end $$`,
  );
  await toko.rows(
    `create trigger tolak before insert on transaksi for each row
       when (new.nomor_referensi = 'J-2') execute function tolak()`,
  );
  const gagal = await jalan(paket.id);
  expect(gagal).toMatchObject({ status: 'gagal', galat: expect.stringContaining('ditolak dulu') });
  await toko.rows('drop function tolak() cascade');
  expect(await jalan(paket.id)).toMatchObject({ status: 'selesai', galat: null });
  expect(await toko.value('select sum(qty)::int from stok_lokasi')).toBe(0);
  expect(
    await toko.rows(
      `select k.nama, k.tipe, k.aktif from kontak as k where k.nama in ('CV Sumber', 'Ibu Sri', 'Toko Maju') order by 1`,
    ),
  ).toEqual([
    { nama: 'CV Sumber', tipe: 'supplier', aktif: true },
    { nama: 'Ibu Sri', tipe: 'pelanggan', aktif: true },
    { nama: 'Toko Maju', tipe: 'pelanggan', aktif: true },
  ]);
  expect(await toko.value(`select harga_jual::int from barang where kode = 'KOP-9'`)).toBe(1500);
  // Taken back with all that was made on the way.
  const { status, body } = await rest.post(`/api/impor/paket/${paket.id}/batalkan`, {});
  expect([status, body.message]).toEqual([200, undefined]);
  expect(
    await toko.value(
      `select count(*)::int from kontak where aktif and nama in ('CV Sumber', 'Ibu Sri', 'Toko Maju')`,
    ),
  ).toBe(0);
  expect(await toko.value(`select aktif from satuan where kode = 'SAK'`)).toBe(false);
  for (const [said, pesan] of [
    [{ tetap: { Lain: { tipe: 'x' } } }, 'tetap.Lain: bagian itu tidak ada; yang ada: Gudang'],
    [{ tetap: { Kontak: { tipe: 'x' } } }, 'tetap.Kontak.tipe: '],
    [{ tetap: { Gudang: { warna: 'x' } } }, 'tetap.Gudang.warna: tidak dikenal'],
    [{ tetap: 'x' }, 'tetap: harus objek menurut nama bagian'],
    [{ gaya: { Barang: { kode: 'miring' } } }, 'gaya.Barang.kode: harus desimal_titik'],
    [{ pemetaan: { Barang: { Kode: 'warna' } } }, 'pemetaan.Barang.Kode: tidak dikenal'],
    [{ buat: ['rumah'] }, 'buat.Gudang: harus "semua" atau daftar dari'],
    [{ buat: 7 }, 'buat: harus "semua", daftar, atau objek'],
  ] as const) {
    const salah = await kirim(buku, 'kurang.xlsx', asForm(said));
    expect([salah.status, String(salah.body.message)]).toEqual([
      400,
      expect.stringContaining(pesan),
    ]);
  }
  expect((await kirim(buku, 'a.xlsx', { tetap: '{' })).body.message).toEqual([
    'tetap: bukan JSON yang sah',
  ]);
  expect(await toko.value('select count(*)::int from impor_paket')).toBe(1);
});

test('and later, of a part by its number; what its constant names must come with some part', async () => {
  const { toko, gladi, jalan, tenang, temuan, rest } = await openPaket();
  const { Gudang: _, ...isi } = KURANG;
  const paket = await gladi(await bukuOf(isi), 'kurang.xlsx');
  expect(paket.status).toBe('ada_temuan');
  const url = `/api/impor/paket/${paket.id}`;
  const say = async (bagian: Row[]) => {
    const { status, body } = await rest.patch(url, { bagian });
    expect([status, body.message]).toEqual([200, undefined]);
    return tenang(paket.id);
  };
  const ke = (nama: string) => of(paket, nama).ke as number;
  const named = (said: Row, nama: string) =>
    Object.fromEntries(
      Object.entries(said).flatMap(([key, by]) =>
        (by as Row)[nama] === undefined ? [] : [[key, (by as Row)[nama]]],
      ),
    );
  const kinds: Row = { Stok: 'saldo-awal-stok', Kontak: 'kontak' };
  const kurang = await say(
    Object.keys(isi).map((nama) => ({
      ke: ke(nama),
      ...(kinds[nama] === undefined ? {} : { jenis: kinds[nama] }),
      ...named(SEBUT, nama),
    })),
  );
  expect(kurang.status).toBe('ada_temuan');
  const found = await temuan(kurang);
  for (const nama of ['Stok', 'Pembelian']) {
    expect(found).toContain(`${nama} 2 lokasi: isi tetap: tidak ditemukan: PUSAT`);
  }
  // Sales make all that they name, their constant too.
  const siap = await say([
    { ke: ke('Stok'), tetap: { lokasi: 'UTAMA' }, pasti: true },
    { ke: ke('Pembelian'), tetap: { lokasi: 'UTAMA' }, pasti: true },
    { ke: ke('Penjualan'), tetap: { lokasi: 'UTAMA' }, pasti: true },
  ]);
  expect([siap.status, ...(await temuan(siap))]).toEqual(['siap']);
  // What was said of columns is of the kind: another one knows nothing of it.
  const lain = await say([{ ke: ke('Kontak'), jenis: 'lokasi' }]);
  const { body } = await rest.get(`/api/impor/${of(lain, 'Kontak').impor_id}`);
  expect(body.tetap).toEqual([]);
  await say([{ ke: ke('Kontak'), jenis: 'kontak', ...named(SEBUT, 'Kontak') }]);
  for (const [bagian, pesan] of [
    [{ tetap: { tipe: 'x' } }, 'bagian.0.tetap.tipe: '],
    [{ pemetaan: { Nama: 'warna' } }, 'bagian.0.pemetaan.Nama: tidak dikenal'],
    [{ buat: ['rumah'] }, 'bagian.0.buat: harus "semua"'],
  ] as const) {
    const { status, body } = await rest.patch(url, { bagian: [{ ke: ke('Kontak'), ...bagian }] });
    expect([status, String(body.message)]).toEqual([400, expect.stringContaining(pesan)]);
  }
  expect(await jalan(paket.id)).toMatchObject({ status: 'selesai', galat: null });
  expect(await toko.value('select sum(qty)::int from stok_lokasi')).toBe(0);
});
