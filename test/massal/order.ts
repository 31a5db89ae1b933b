/** Lists of orders, for shops that are alike. */
import type { Row } from '../helpers/database.ts';
import { hari } from '../helpers/dokumen.ts';
import type { Toko } from '../helpers/toko.ts';
import { berdimensi, dengan, type Ids, type Kinds } from './massal.ts';

/** Some of the goods are reserved, ordered and delivered in part already. */
async function dipesan(toko: Toko, { barang: [a, b], agen }: Ids): Promise<void> {
  const { id } = await toko.buat('order-penjualan', hari('01-10'), {
    kontak_id: agen,
    reservasi: true,
    detail: [
      { barang_id: a, qty: 7 },
      { barang_id: b, qty: 5, harga: 90 },
    ],
  });
  await toko.buat('order-pembelian', hari('01-10'), {
    kontak_id: toko.supplier,
    detail: [{ barang_id: a, qty: 3, harga: 60 }],
  });
  await toko.buat('penjualan', hari('01-11'), {
    kontak_id: agen,
    detail: [{ barang_id: a, qty: 2, order_baris_id: (await toko.baris(id))[0]?.id }],
  });
}

/** Until nothing is left to reserve, and beyond; of both places and of none. */
function penjualan(toko: Toko, { barang, jasa, dus, agen, gudang }: Ids): Row[] {
  const [a, b, c] = barang;
  const pesan = (tanggal: string, detail: Row[], lain: Row = {}): Row => ({
    tanggal: hari(tanggal),
    kontak_id: toko.pelanggan,
    lokasi_id: toko.lokasi,
    reservasi: true,
    detail,
    ...lain,
  });
  return [
    pesan('02-02', [
      { barang_id: a, qty: 12, keterangan: 'Rak 1' },
      { barang_id: b, qty: '2.5', diskon: 3 },
    ]),
    pesan('02-01', [
      { barang_id: a, satuan_id: dus, qty: 1, harga: 1000, diskon_persen: 5 },
      { barang_id: a, qty: 4 },
      { barang_id: jasa, qty: 2 },
    ]),
    pesan('02-01', [{ barang_id: b, qty: 3 }], {
      kontak_id: agen,
      reservasi: null,
      nomor_referensi: 'PO-1',
      tanggal_kirim: hari('02-09'),
    }),
    pesan('02-02', [
      { barang_id: a, qty: 30, harga: 90 },
      { barang_id: c, qty: 1, pajak_kode: 'NON' },
    ]),
    pesan('02-02', [{ barang_id: a, qty: 1 }], { harga_kode: 'AGEN' }),
    pesan('02-03', [{ barang_id: a, qty: 33 }], { lokasi_id: gudang, harga_termasuk_pajak: true }),
    pesan('02-03', [{ barang_id: a, qty: 8 }], { lokasi_id: gudang, keterangan: 'Sisa' }),
    pesan('02-03', [{ barang_id: a, qty: 8 }], { lokasi_id: null, reservasi: false }),
    pesan('03-01', [{ barang_id: a, qty: 1 }], { lokasi_id: gudang }),
  ];
}

const pembelian = (toko: Toko, { barang: [a, b], dus, jasa, gudang }: Ids): Row[] =>
  ['02-01', '02-01', '01-20', '02-03'].map((tanggal, n) => ({
    tanggal: hari(tanggal),
    kontak_id: toko.supplier,
    lokasi_id: [toko.lokasi, gudang, null][n % 3],
    nomor_referensi: `PB-${n}`,
    tanggal_kirim: n ? hari('03-01') : null,
    harga_termasuk_pajak: n === 2,
    detail: [
      { barang_id: a, satuan_id: dus, qty: 1 + n, harga: 701.13 },
      { barang_id: b, qty: '3.5', harga: 62.1, pajak_kode: 'PPN', diskon_persen: n },
      { barang_id: jasa, qty: 1, harga: 25 },
    ],
  }));

const bersama = async (toko: Toko, ids: Ids) => {
  await dipesan(toko, ids);
  await berdimensi(toko, ids);
};

export const ORDER_KINDS: Kinds = {
  'order-penjualan': { sets: true, dokumen: penjualan },
  'order-penjualan, of goods that are reserved': {
    sets: true,
    prepare: dipesan,
    dokumen: penjualan,
  },
  'order-penjualan, fifo': {
    sets: true,
    settings: { metode_hpp: 'fifo' },
    dokumen: penjualan,
  },
  'order-penjualan, with dimensions': {
    sets: true,
    prepare: bersama,
    dokumen: (toko, ids) => dengan(penjualan(toko, ids)),
  },
  'order-pembelian': { sets: true, prepare: dipesan, dokumen: pembelian },
  'order-pembelian, with dimensions': {
    sets: true,
    prepare: bersama,
    dokumen: (toko, ids) => dengan(pembelian(toko, ids)),
  },
};
