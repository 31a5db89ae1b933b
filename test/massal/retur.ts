/** Lists of returns, for shops that are alike. */
import { RAK } from '../aset/aset.ts';
import type { Row } from '../helpers/database.ts';
import { hari } from '../helpers/dokumen.ts';
import type { Toko } from '../helpers/toko.ts';
import {
  berdimensiJuga,
  berselang,
  type Documents,
  FIFO,
  type Ids,
  type Kind,
  type Kinds,
  PER_LOKASI,
} from './massal.ts';

/** Documents of two lines each, as their ids followed by those of their lines. */
async function buatAsal(
  toko: Toko,
  jenis: string,
  daftar: [tanggal: string, detail: Row[], lain?: Row][],
): Promise<number[]> {
  const ids: number[] = [];
  for (const [tanggal, detail, lain] of daftar) {
    const { id } = await toko.buat(jenis, tanggal, { detail, ...lain });
    ids.push(id, ...(await toko.baris(id)).map((baris) => baris.id as number));
  }
  return ids;
}
type Asal = { dokumen_asal_id: number; garis: number[] };
/** The document at a place of what `buatAsal` answers. */
const asalDi = (made: number[], n: number): Asal => ({
  dokumen_asal_id: made[3 * n] as number,
  garis: made.slice(3 * n + 1, 3 * n + 3),
});

/** Goods that have cost more since, and some that are sold out. */
async function berubah(toko: Toko, { barang: [a, b], baru }: Ids): Promise<void> {
  await toko.beli('01-03', [
    [a as number, 3, 70.07],
    [b as number, 2, 99.99],
    [baru, 2, 33.33],
  ]);
  await toko.buat('penggunaan-persediaan', '01-03', { detail: [{ barang_id: baru, qty: 2 }] });
}

/** Sales that are unpaid, paid in part, in cash, with a discount, and settled with one. */
export async function penjualanAsal(toko: Toko, ids: Ids): Promise<number[]> {
  const { barang, jasa, dus, agen, umum, gudang } = ids;
  const [a, b, c] = barang;
  const tunai = (jumlah: number) => ({ pembayaran: [{ akun_kode: '1101', jumlah }] });
  await berubah(toko, ids);
  const cabang = (await toko.rows('select from dimensi')).length ? { cabang: 'BDG' } : null;
  const jual = (tanggal: string, detail: Row[], lain: Row = {}): [string, Row[], Row] => [
    tanggal,
    detail,
    { dimensi: cabang, ...lain },
  ];
  const made = await buatAsal(toko, 'penjualan', [
    jual('01-04', [
      { barang_id: a, qty: 3, harga: 100.01 },
      { barang_id: b, qty: 2 },
    ]),
    jual(
      '01-04',
      [
        { barang_id: b, qty: 3 },
        { barang_id: c, qty: '1.5', harga: 200 },
      ],
      { kontak_id: agen, ...tunai(50) },
    ),
    jual(
      '01-04',
      [
        { barang_id: a, qty: 2, harga: 90 },
        { barang_id: jasa, qty: 1, harga: 20 },
      ],
      { kontak_id: umum, ...tunai(200) },
    ),
    jual(
      '01-05',
      [
        { barang_id: c, qty: 4 },
        { barang_id: b, qty: 1, harga: 130 },
      ],
      { diskon: 7, harga_termasuk_pajak: true },
    ),
    jual(
      '01-05',
      [
        { barang_id: a, satuan_id: dus, qty: 1, harga: 1000 },
        { barang_id: c, qty: 1, harga: 99 },
      ],
      { lokasi_id: gudang, kontak_id: agen },
    ),
  ]);
  await toko.buat('pelunasan-piutang', '01-06', {
    kontak_id: agen,
    jumlah: 1000,
    alokasi: [{ dokumen_id: asalDi(made, 4).dokumen_asal_id, jumlah: 1000, potongan: 10.5 }],
  });
  await toko.beli('01-06', [[a as number, 1, 71]]);
  return made;
}

const kembali = (
  toko: Toko,
  tanggal: string,
  { dokumen_asal_id, garis }: Asal,
  qty: (number | string)[],
  lain: Row = {},
): Row => ({
  tanggal: hari(tanggal),
  kontak_id: toko.pelanggan,
  lokasi_id: toko.lokasi,
  dokumen_asal_id,
  detail: qty
    .map((satu, n) => ({ baris_asal_id: garis[n], qty: satu }))
    .filter((baris) => baris.qty !== 0),
  ...lain,
});

const returPenjualan = (toko: Toko, { agen, umum, gudang }: Ids, made: number[]): Row[] => [
  kembali(toko, '02-01', asalDi(made, 0), [1, 2], { keterangan: 'Salah kirim' }),
  kembali(toko, '02-01', asalDi(made, 1), [3, 0], { kontak_id: agen, cara: 'titipan' }),
  kembali(toko, '02-01', asalDi(made, 2), [1, 1], { kontak_id: umum, cara: 'tunai' }),
  kembali(toko, '02-02', asalDi(made, 3), ['1.5', 1], {
    dokumen_asal_id: null,
    kondisi: 'rusak',
    nomor_referensi: 'K-1',
  }),
  kembali(toko, '02-03', asalDi(made, 4), [1, 1], {
    kontak_id: agen,
    lokasi_id: gudang,
    cara: 'tunai',
    akun_kas: '1111',
  }),
];

/** What goods that came back without their sale cost: as said, the average, or what they cost last. */
function tanpaAsal(toko: Toko, { barang, baru, jasa, agen, umum, gudang }: Ids): Row[] {
  const [a, b, c] = barang;
  const masuk = (tanggal: string, detail: Row[], lain: Row = {}): Row => ({
    tanggal: hari(tanggal),
    kontak_id: toko.pelanggan,
    lokasi_id: toko.lokasi,
    detail,
    ...lain,
  });
  return [
    masuk('02-01', [
      { barang_id: a, qty: 2, harga: 100 },
      { barang_id: b, qty: 1, harga: 80, hpp: '12.345678' },
      { barang_id: a, qty: 1, harga: 99.99 },
    ]),
    masuk('02-01', [{ barang_id: c, qty: 1, harga: 70, hpp: 55.5 }], {
      kontak_id: umum,
      cara: 'tunai',
      kondisi: 'rusak',
    }),
    masuk('02-01', [{ barang_id: baru, qty: 2, harga: 20, pajak_kode: 'PPN' }], {
      kontak_id: agen,
      kondisi: 'rusak',
    }),
    masuk('02-01', [{ barang_id: baru, qty: 1, harga: 20 }], { nomor_referensi: 'K-2' }),
    masuk('02-02', [{ barang_id: jasa, qty: 1, harga: 20 }], { cara: 'tunai', akun_kas: '1111' }),
    masuk(
      '02-03',
      [
        { barang_id: baru, qty: 3, harga: 20, hpp: 40 },
        { barang_id: c, qty: '0.5', harga: 20 },
      ],
      { lokasi_id: gudang, cara: 'titipan' },
    ),
  ];
}

/** Purchases that are unpaid and paid, of expenses too, and one that is settled with a discount. */
export async function pembelianAsal(toko: Toko, ids: Ids): Promise<number[]> {
  const { barang, agen, dus, gudang } = ids;
  const [a, b, c] = barang;
  const supplier = await toko.kontak({ kode: 'P2', nama: 'Pemasok 2', tipe: 'supplier' });
  const made = await buatAsal(toko, 'pembelian', [
    [
      '01-04',
      [
        { barang_id: a, satuan_id: dus, qty: 2, harga: 700 },
        { barang_id: b, qty: 3, harga: '33.333333', pajak_kode: 'PPN' },
      ],
    ],
    [
      '01-04',
      [
        { barang_id: c, qty: 3, harga: 80, pajak_kode: 'PPN', dikreditkan: false },
        { akun_kode: '6202', qty: 2, harga: 25 },
      ],
      { kontak_id: supplier, pembayaran: [{ akun_kode: '1111', jumlah: 200 }] },
    ],
    [
      '01-05',
      [
        { barang_id: b, qty: 1, harga: 50 },
        { barang_id: a, qty: 5, harga: 61 },
      ],
      { lokasi_id: gudang, kontak_id: agen },
    ],
  ]);
  await toko.buat('pelunasan-hutang', '01-06', {
    kontak_id: agen,
    akun_kas: '1111',
    jumlah: 300,
    alokasi: [{ dokumen_id: asalDi(made, 2).dokumen_asal_id, jumlah: 300, potongan: 5 }],
  });
  await toko.beli('01-06', [[a as number, 1, 71]]);
  return [...made, supplier];
}

export function returPembelian(toko: Toko, { agen, gudang }: Ids, made: number[]): Row[] {
  const lain = { kontak_id: toko.supplier };
  return [
    kembali(toko, '02-01', asalDi(made, 0), [1, 2], { ...lain, nomor_nota_retur: 'NR-1' }),
    kembali(toko, '02-01', asalDi(made, 1), ['1.5', 1], {
      kontak_id: made.at(-1),
      cara: 'uang_muka',
      keterangan: 'Rusak',
    }),
    kembali(toko, '02-03', asalDi(made, 2), [1, 3], {
      kontak_id: agen,
      lokasi_id: gudang,
      cara: 'tunai',
      nomor_nota_retur: 'NR-2',
    }),
  ];
}

/** A return as it is, valued per location, and with dimensions. */
const tiga = (nama: string, prepare: Kind['prepare'], dokumen: Documents): Kinds => {
  const kind = { sets: true, prepare, dokumen };
  return {
    [nama]: kind,
    [`${nama}, per_lokasi`]: { ...kind, settings: PER_LOKASI },
    [`${nama}, with dimensions`]: berdimensiJuga(kind, berselang()),
  };
};

export const RETUR_KINDS: Kinds = {
  ...tiga('retur-penjualan, without a sale', berubah, tanpaAsal),
  ...tiga('retur-penjualan', penjualanAsal, returPenjualan),
  ...tiga('retur-pembelian', pembelianAsal, returPembelian),
  'retur-penjualan, fifo': {
    settings: FIFO,
    prepare: penjualanAsal,
    dokumen: returPenjualan,
  },
  'retur-penjualan, two of one sale': {
    prepare: penjualanAsal,
    dokumen: (toko, _ids, made) =>
      ['02-01', '02-02'].map((tanggal) => kembali(toko, tanggal, asalDi(made, 0), [1, 1])),
  },
  'retur-penjualan, of customers with points': {
    settings: { poin_aktif: true, poin_rupiah_per_poin: 100, poin_nilai_poin: 5 },
    prepare: penjualanAsal,
    dokumen: returPenjualan,
  },
  'retur-pembelian, fifo': {
    settings: FIFO,
    prepare: pembelianAsal,
    dokumen: returPembelian,
  },
  'retur-pembelian, of what an asset comes from': {
    prepare: async (toko, { barang: [a, b] }) => {
      const aset = { akun_kode: RAK.akun_aset, qty: 2, harga: 1000 };
      const made = await buatAsal(toko, 'pembelian', [
        ['01-04', [aset, { barang_id: a, qty: 3, harga: 60 }]],
        ['01-04', [aset, { barang_id: b, qty: 3, harga: 60 }]],
      ]);
      const asal = [{ baris_id: made[1], nilai: 2000 }];
      await toko.master('aset', { ...RAK, perolehan: 2000, asal });
      return made;
    },
    dokumen: (toko, _ids, made) =>
      [0, 1].map((n) =>
        kembali(toko, '02-01', asalDi(made, n), [1, 1], { kontak_id: toko.supplier }),
      ),
  },
  'retur-pembelian, two of one purchase': {
    prepare: pembelianAsal,
    dokumen: (toko, _ids, made) =>
      ['02-01', '02-02'].map((tanggal) =>
        kembali(toko, tanggal, asalDi(made, 0), [1, 1], { kontak_id: toko.supplier }),
      ),
  },
};
