import { type Beside, idOf } from './beside.ts';
import { addDays } from './dates.ts';

const BANK = '1111';

type Spare = { barang_id: number; harga: number };

/** Goods that a place could spare on every day from `since` on, the most valuable first. */
async function plenty(
  { client }: Beside,
  lokasi_id: number | undefined,
  since: string,
): Promise<Spare[]> {
  const { rows } = await client.query(
    `select s.barang_id::int, max(b.harga_jual)::float as harga
       from (
         select m.barang_id, m.tanggal, sum(m.qty) over urut as sisa, lead(m.tanggal) over urut as berikut
           from mutasi_stok as m
          where m.lokasi_id = $1
         window urut as (partition by m.barang_id order by m.tanggal, m.id)
       ) as s
       join barang as b on b.id = s.barang_id
      where coalesce(s.berikut, 'infinity') >= $2
      group by s.barang_id
      order by min(s.sisa * b.harga_jual) desc, s.barang_id
      limit 8`,
    [lokasi_id, since],
  );
  return rows;
}

const linesOf = (goods: Spare[], ...qty: number[]) =>
  qty.map((one, at) => ({ barang_id: goods[at]?.barang_id, qty: one }));

const firstLine = ({ client }: Beside, id: number) =>
  idOf(client, 'select id from transaksi_baris where transaksi_id = $1 order by baris', [id]);

/** A member buys for a feast, and takes a part of the points for it in money. */
async function celebrated({ ids, today, post }: Beside, goods: Spare[]): Promise<void> {
  const kontak_id = ids.kontak.get('PLG-16');
  const [{ barang_id, harga } = { barang_id: 0, harga: 1 }] = goods;
  await post('penjualan', {
    tanggal: addDays(today, -1),
    kontak_id,
    lokasi_id: ids.lokasi.get('UTAMA'),
    keterangan: 'Untuk hajatan',
    detail: [{ barang_id, qty: Math.ceil(5_000_000 / harga) }],
  });
  await post('bayar_poin', { tanggal: today, kontak_id, poin: 6, cara: 'tunai' });
}

/** A customer's order with goods laid by, a deposit, and a first delivery that uses a part of it. */
async function sold(shop: Beside, goods: Spare[]): Promise<void> {
  const { ids, today, post } = shop;
  const head = { kontak_id: ids.kontak.get('PLG-07'), lokasi_id: ids.lokasi.get('UTAMA') };
  const order = await post('order_penjualan', {
    ...head,
    tanggal: addDays(today, -6),
    tanggal_kirim: addDays(today, 8),
    reservasi: true,
    keterangan: 'Paket bulanan anggota, diantar dua kali',
    detail: linesOf(goods, 40, 20),
  });
  const deposit = await post('kas_masuk', {
    tanggal: addDays(today, -6),
    akun_kas: BANK,
    kontak_id: head.kontak_id,
    keterangan: 'Uang muka pesanan',
    detail: [{ akun_kode: '2301', jumlah: 600_000, order_id: order }],
  });
  await post('penjualan', {
    ...head,
    tanggal: addDays(today, -2),
    keterangan: 'Kiriman pertama',
    detail: [
      { barang_id: goods[0]?.barang_id, qty: 15, order_baris_id: await firstLine(shop, order) },
    ],
    uang_muka: [{ dokumen_id: deposit, jumlah: 50_000 }],
  });
}

/** Orders to suppliers: one with an advance of which a part has come, one that nobody has answered. */
async function ordered(shop: Beside, goods: Spare[]): Promise<void> {
  const { ids, today, post } = shop;
  const to = (kontak: string, day: number) => ({
    tanggal: addDays(today, day),
    kontak_id: ids.kontak.get(kontak),
    lokasi_id: ids.lokasi.get('UTAMA'),
  });
  const order = await post('order_pembelian', {
    ...to('SUP-05', -7),
    tanggal_kirim: addDays(today, 4),
    detail: linesOf(goods, 200, 80),
  });
  await post('kas_keluar', {
    tanggal: addDays(today, -7),
    akun_kas: BANK,
    kontak_id: ids.kontak.get('SUP-05'),
    keterangan: 'Uang muka pesanan',
    detail: [{ akun_kode: '1403', jumlah: 1_000_000, order_id: order }],
  });
  await post('pembelian', {
    ...to('SUP-05', -3),
    nomor_faktur_supplier: 'INV05/SEBAGIAN',
    keterangan: 'Kiriman pertama, sisanya menyusul',
    detail: [
      { barang_id: goods[0]?.barang_id, qty: 120, order_baris_id: await firstLine(shop, order) },
    ],
  });
  await post('order_pembelian', {
    ...to('SUP-08', -1),
    tanggal_kirim: addDays(today, 6),
    detail: linesOf(goods.slice(2), 96),
  });
}

/** Goods ordered that came before their invoice, which bills two thirds of them and gives a discount. */
async function received(shop: Beside, goods: Spare[]): Promise<void> {
  const { ids, today, post } = shop;
  const on = (day: number) => ({
    tanggal: addDays(today, day),
    kontak_id: ids.kontak.get('SUP-06'),
    lokasi_id: ids.lokasi.get('UTAMA'),
  });
  const detail = linesOf(goods, 90);
  const order = await post('order_pembelian', {
    ...on(-9),
    tanggal_kirim: addDays(today, -5),
    detail,
  });
  const datang = await post('pembelian', {
    ...on(-5),
    mode: 'penerimaan',
    nomor_surat_jalan: 'SJ-0614',
    keterangan: 'Barangnya datang, fakturnya menyusul',
    detail: [{ ...detail[0], order_baris_id: await firstLine(shop, order) }],
  });
  await post('pembelian', {
    ...on(-1),
    nomor_faktur_supplier: 'INV06/SUSULAN',
    keterangan: 'Menagih sebagian dari yang datang lebih dulu',
    detail: [{ penerimaan_baris_id: await firstLine(shop, datang), qty: 60, diskon_persen: 2 }],
  });
}

/** Of the newest document that still owes something: one base unit of its first goods goes back. */
async function returned(
  { client, today, post }: Beside,
  side: 'penjualan' | 'pembelian',
  isi: object,
) {
  const { rows } = await client.query(
    `select t.kontak_id::int, t.lokasi_id::int, t.id::int as dokumen_asal_id, b.id::int as baris
       from transaksi as t
       join transaksi_baris as b on b.transaksi_id = t.id and b.baris = 1
       join barang as g on g.id = b.barang_id and g.jenis = 'persediaan'
      where t.jenis = $1 and t.status = 'final' and t.sisa > 500000 and t.tanggal between $2 and $3
        and b.qty > 2
      order by t.tanggal desc, t.id desc
      limit 1`,
    [side, addDays(today, -40), addDays(today, -4)],
  );
  const [{ baris, ...head }] = rows;
  await post(`retur_${side}`, {
    tanggal: addDays(today, -1),
    ...head,
    ...isi,
    detail: [{ baris_asal_id: baris, qty: 1 }],
  });
}

/** Goods that arrived at once, goods of which a part is still on its way, and goods for the office. */
async function moved(shop: Beside, goods: Spare[]): Promise<void> {
  const { client, ids, today, post } = shop;
  const from = ids.lokasi.get('UTAMA');
  const to = (kode: string) => ({ lokasi_asal_id: from, lokasi_tujuan_id: ids.lokasi.get(kode) });
  await post('transfer_stok', {
    tanggal: addDays(today, -5),
    ...to('TOKO'),
    keterangan: 'Mengisi rak akhir pekan',
    detail: linesOf(goods.slice(2), 12, 10),
  });
  const sent = await post('transfer_stok', {
    tanggal: addDays(today, -2),
    ...to('CABANG'),
    dua_langkah: true,
    keterangan: 'Dua kali angkut; yang kedua belum sampai',
    detail: linesOf(goods.slice(4), 20, 8),
  });
  const part = JSON.stringify([{ baris_id: await firstLine(shop, sent), qty: 12 }]);
  await client.query(`select erp.transaksi_terima('transfer-stok', $1, $2, $3)`, [
    sent,
    addDays(today, -1),
    part,
  ]);
  await client.query('set constraints all deferred');
  await post('penggunaan_persediaan', {
    tanggal: addDays(today, -4),
    lokasi_id: from,
    alasan: 'Untuk dapur dan kantor gudang',
    dimensi: { cabang: 'GUDANG' },
    detail: linesOf(goods.slice(6), 2),
  });
}

/** A count of two shelves, of which one lacks a little and one has more; another that waits to be approved. */
async function counted(shop: Beside): Promise<void> {
  const { client, ids, today, post, draft } = shop;
  const tanggal = addDays(today, -1);
  const count = async (kode: string, differences: number[]) => {
    const lokasi_id = ids.lokasi.get(kode);
    const { rows } = await client.query(
      `select m.barang_id::int, sum(m.qty)::float as qty
         from mutasi_stok as m where m.lokasi_id = $1 and m.tanggal <= $2
        group by m.barang_id having sum(m.qty) > 10 order by m.barang_id limit $3`,
      [lokasi_id, tanggal, differences.length],
    );
    const detail = rows.map(({ barang_id, qty }, at) => ({
      barang_id,
      qty_fisik: qty + (differences[at] ?? 0),
    }));
    return { tanggal, lokasi_id, keterangan: 'Hitung rak', detail };
  };
  await post('opname_stok', await count('TOKO', [-1, 1, 0]));
  await draft('opname_stok', await count('CABANG', [-2, 0]));
}

export async function bookGoods(shop: Beside): Promise<void> {
  const { ids, today, draft } = shop;
  const goods = await plenty(shop, ids.lokasi.get('UTAMA'), addDays(today, -7));
  await celebrated(shop, goods);
  await sold(shop, goods);
  await ordered(shop, goods);
  await received(shop, goods.slice(3));
  await returned(shop, 'penjualan', { keterangan: 'Kemasan penyok' });
  await returned(shop, 'pembelian', { nomor_nota_retur: 'NR-0007', keterangan: 'Salah kirim' });
  await moved(shop, goods);
  await counted(shop);
  await draft('pembelian', {
    tanggal: today,
    kontak_id: ids.kontak.get('SUP-06'),
    lokasi_id: ids.lokasi.get('UTAMA'),
    nomor_faktur_supplier: 'INV06/DICEK',
    keterangan: 'Faktur datang, barangnya sedang dihitung',
    detail: [{ barang_id: ids.barang.get('KOP-01'), qty: 40, harga: 12_600 }],
  });
}
