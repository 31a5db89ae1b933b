/** Lists of documents of many kinds, for shops that are alike, and whether they go as one set of rows. */
import { expect } from '@jest/globals';
import type { Row, TestDatabase } from '../helpers/database.ts';
import { hari } from '../helpers/dokumen.ts';
import { openToko, type Toko } from '../helpers/toko.ts';

/** Two shops alike: goods of which there is some, in two places, some cash, and what their sales need. */
export async function berdua(
  data: TestDatabase,
  settings: Row = {},
): Promise<{ satu: Toko; dua: Toko; ids: Ids }> {
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
    const terbatas: number[] = [];
    for (const batas_kredit of [1000, 500, 0]) {
      const nama = `Terbatas ${batas_kredit}`;
      terbatas.push(await toko.kontak({ kode: `T${batas_kredit}`, nama, batas_kredit }));
    }
    const gudang = await toko.master('lokasi', { kode: 'GD', nama: 'Gudang' });
    for (const lokasi_id of [toko.lokasi, gudang]) {
      const detail = barang.map((id, n) => ({ barang_id: id, qty: 40, harga: 61.37 + n }));
      await toko.buat('pembelian', hari('01-02'), { lokasi_id, detail });
    }
    await toko.buat('kas-masuk', hari('01-02'), {
      akun_kas: '1101',
      detail: [{ akun_kode: '4201', jumlah: 10_000 }],
    });
    return { toko, ids: { barang, baru, jasa, dus, agen, umum, gudang, terbatas } };
  };
  const [satu, dua] = [await buka(), await buka()];
  expect(dua.ids).toEqual(satu.ids);
  return { satu: satu.toko, dua: dua.toko, ids: satu.ids };
}
export type Ids = Record<'jasa' | 'baru' | 'dus' | 'agen' | 'umum' | 'gudang', number> & {
  barang: number[];
  /** Contacts whose limits of credit are 1000, 500 and 0. */
  terbatas: number[];
};

/** Sales as they come over a counter. */
export function penjualan(toko: Toko, { barang, jasa, dus, agen, umum, gudang }: Ids): Row[] {
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
    jual('01-31', [{ barang_id: c, qty: '38.5', harga: 70 }]),
    jual('02-01', [{ barang_id: c, qty: 40, harga: 70 }], { lokasi_id: gudang }),
    jual('02-01', [{ barang_id: a, qty: 1 }]),
  ];
}

/** Sales to contacts with a limit, by turns: those in the middle are above it, the last one pays at once. */
export const kredit = (toko: Toko, { jasa, terbatas }: Ids, harga: number[]): Row[] =>
  [...harga, 1].map((satu, n) => ({
    tanggal: hari('02-01'),
    kontak_id: n < harga.length ? terbatas[n % 2] : terbatas[2],
    lokasi_id: toko.lokasi,
    detail: [{ barang_id: jasa, qty: 1, harga: satu }],
    pembayaran: [{ akun_kode: '1101', jumlah: n < harga.length ? '0.5' : 1 }],
  }));

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

export const kas = (
  tanggal: string,
  akun_kode: string,
  jumlah: number,
  akun_kas = '1101',
): Row => ({
  tanggal: hari(tanggal),
  akun_kas,
  detail: [{ akun_kode, jumlah }],
});

/** An expense against another account. */
export const jurnal = (
  tanggal: string,
  akun_kode: string,
  jumlah: number,
  lain: Row = {},
): Row => ({
  tanggal: hari(tanggal),
  detail: [
    { akun_kode: '6101', debit: jumlah, keterangan: 'Beban' },
    { akun_kode, kredit: jumlah },
  ],
  ...lain,
});

/** A journal that brings money. */
export const setoran = (tanggal: string, akun_kode: string, jumlah: number): Row => ({
  tanggal: hari(tanggal),
  detail: [
    { akun_kode, debit: jumlah },
    { akun_kode: '4201', kredit: jumlah },
  ],
});

/** Two dimensions: one that sales and expenses must have, and one that goods, a place and a contact give by default. */
export async function berdimensi(toko: Toko, { barang, agen, gudang }: Ids): Promise<void> {
  const cabang = await toko.master('dimensi', {
    kode: 'cabang',
    nama: 'Cabang',
    wajib_jenis: ['penjualan'],
    wajib_akun: ['6101'],
  });
  const proyek = await toko.master('dimensi', { kode: 'proyek', nama: 'Proyek' });
  for (const [dimensi_id, nilai] of [
    [cabang, ['JKT', 'BDG']],
    [proyek, ['P1', 'P2']],
  ] as const) {
    for (const kode of nilai) await toko.master('dimensi_nilai', { dimensi_id, kode, nama: kode });
  }
  const isi = (dimensi: Row) => ({ dimensi });
  await toko.ubah('barang', barang[0] as number, isi({ proyek: 'P1' }));
  await toko.ubah('lokasi', gudang, isi({ proyek: 'P2' }));
  await toko.ubah('kontak', agen, isi({ proyek: 'P2' }));
}

/** The same documents with values, of themselves and of some lines. */
export const dengan = (dokumen: Row[]): Row[] =>
  dokumen.map((satu, n) => ({
    ...satu,
    dimensi: n % 3 ? { cabang: 'JKT' } : { cabang: 'BDG', proyek: null },
    detail: (satu.detail as Row[]).map((baris, k) =>
      (n + k) % 2 ? baris : { ...baris, dimensi: k ? { proyek: 'P2' } : { cabang: 'BDG' } },
    ),
  }));

/** `made` are the ids of what `prepare` made. */
export type Documents = (toko: Toko, ids: Ids, made: number[]) => Row[];
export type Kind = {
  dokumen: Documents;
  settings?: Row;
  sets?: boolean;
  prepare?: (toko: Toko, ids: Ids) => Promise<unknown>;
};
export type Kinds = Readonly<Record<string, Kind>>;
export const PER_LOKASI = { lingkup_hpp: 'per_lokasi' };
export const FIFO = { metode_hpp: 'fifo' };

/** The same kind, its documents with values of dimensions, which are made first. */
export const berdimensiJuga = (kind: Kind, bernilai = dengan): Kind => ({
  ...kind,
  prepare: async (toko, ids) => {
    await berdimensi(toko, ids);
    return kind.prepare?.(toko, ids);
  },
  dokumen: (toko, ids, made) => bernilai(kind.dokumen(toko, ids, made)),
});
/** Values for every second document. */
export const berselang =
  (dimensi: Row = { cabang: 'JKT', proyek: 'P2' }) =>
  (dokumen: Row[]): Row[] =>
    dokumen.map((satu, n) => (n % 2 ? satu : { ...satu, dimensi }));

const JUAL: Kind = { sets: true, dokumen: penjualan };
const BELI: Kind = { sets: true, dokumen: (toko, ids) => pembelian(toko, ids) };
export const KINDS: Kinds = {
  penjualan: JUAL,
  'penjualan, per_lokasi': { ...JUAL, settings: PER_LOKASI },
  'penjualan, potongan bruto': { ...JUAL, settings: { metode_potongan: 'bruto' } },
  'penjualan, up to limits of credit': {
    sets: true,
    dokumen: (toko, ids) => kredit(toko, ids, [700.5, 400.5, 300.5, 100.5]),
  },
  'penjualan, above limits of credit': {
    sets: true,
    settings: { kebijakan_kredit: 'peringatan' },
    dokumen: (toko, ids) => kredit(toko, ids, [1100.5, 500.5, 300.5, 0.75, 10]),
  },
  'penjualan, with dimensions': berdimensiJuga(JUAL),
  'pembelian, with dimensions': berdimensiJuga(BELI),
  'kas-keluar, with dimensions': berdimensiJuga({
    sets: true,
    dokumen: () => [10, 20.5, 7, 9].map((jumlah) => kas('02-01', '6101', jumlah)),
  }),
  'kas-masuk, of a tenant with dimensions': {
    sets: true,
    prepare: berdimensi,
    dokumen: () => [kas('02-01', '4201', 10), kas('02-01', '4201', 20.5)],
  },
  'jurnal-umum, with dimensions': berdimensiJuga({
    sets: true,
    dokumen: () => [10, 11, 12, 13].map((jumlah) => jurnal('02-02', '1101', jumlah)),
  }),
  'penjualan, fifo': { dokumen: penjualan, settings: FIFO },
  'penjualan, days that do not ascend': { dokumen: (toko, ids) => penjualan(toko, ids).reverse() },
  pembelian: BELI,
  'pembelian, per_lokasi': { ...BELI, settings: PER_LOKASI },
  'pembelian, with further costs': {
    dokumen: (toko, ids) =>
      pembelian(toko, ids, { biaya_tambahan: [{ jumlah: 30, akun_kode: '2303' }] }),
  },
  'pembelian, paid': {
    sets: true,
    dokumen: (toko, ids) =>
      pembelian(toko, ids, { pembayaran: [{ akun_kode: '1111', jumlah: 100 }] }),
  },
  'kas-masuk': {
    sets: true,
    dokumen: ({ pelanggan }, { gudang }) =>
      ['02-02', '02-01'].map((tanggal, n) => ({
        tanggal: hari(tanggal),
        akun_kas: '1101',
        kontak_id: pelanggan,
        lokasi_id: n ? gudang : null,
        keterangan: `Sewa ${n}`,
        detail: [
          { akun_kode: '4201', jumlah: 500 + n },
          { akun_kode: '4201', jumlah: 111, pajak_kode: 'PPN', keterangan: 'kena pajak' },
        ],
      })),
  },
  'kas-masuk, with a deposit': {
    sets: true,
    dokumen: ({ pelanggan }) => [
      kas('02-01', '4201', 5),
      { ...kas('02-01', '2301', 10), kontak_id: pelanggan },
    ],
  },
  'kas-keluar': {
    sets: true,
    dokumen: () => [kas('02-01', '6101', 10), kas('02-01', '6101', 20.5), kas('02-03', '6101', 7)],
  },
  'kas-keluar, of a bank that is overdrawn': {
    sets: true,
    dokumen: () => [kas('02-01', '6101', 10, '1111'), kas('02-01', '6101', 20.5, '1111')],
  },
  'jurnal-umum': {
    sets: true,
    dokumen: ({ pelanggan }) => [
      jurnal('02-01', '1101', 10),
      jurnal('02-02', '3201', 11, { kontak_id: pelanggan, keterangan: 'Selisih' }),
      jurnal('01-20', '3201', 12, { koreksi_periode_lalu: true, nomor_referensi: 'A-1' }),
      jurnal('02-02', '6101', 13),
    ],
  },
  'jurnal-umum, of a bank that is overdrawn': {
    sets: true,
    dokumen: () => [
      jurnal('02-01', '1111', 10),
      jurnal('02-05', '1111', 11),
      setoran('02-02', '1111', 15),
      jurnal('01-20', '1111', 5),
      setoran('01-21', '1111', 100),
      jurnal('02-02', '1111', 12),
      jurnal('02-01', '1111', 90),
    ],
  },
  'jurnal-umum, on a control account': {
    sets: true,
    dokumen: ({ supplier }) => [
      jurnal('02-01', '3201', 10),
      jurnal('02-01', '2101', 11, { kontak_id: supplier }),
    ],
  },
  'jurnal-umum, with a planned reversal': {
    dokumen: () => [
      jurnal('02-01', '3201', 10),
      jurnal('02-01', '3201', 11, { balik_otomatis: hari('03-01') }),
    ],
  },
};
