/** Lists of transfers, own uses and stocktakings, for shops that are alike. */
import type { Row } from '../helpers/database.ts';
import { hari } from '../helpers/dokumen.ts';
import { lalu } from '../helpers/tahun.ts';
import type { Toko } from '../helpers/toko.ts';
import { berdimensi, FIFO, type Ids, type Kinds, PER_LOKASI } from './massal.ts';

/** Some goods that cost more in the warehouse, others of which a price is known and none are left, and the place of transit. */
export async function persediaan(toko: Toko, { barang: [a, b], baru, gudang }: Ids): Promise<void> {
  await toko.beli('01-03', [[b as number, 7, 99.99]], { lokasi_id: gudang });
  await toko.beli('01-03', [[baru, 2, 33.33]]);
  await toko.buat('penggunaan-persediaan', '01-03', { detail: [{ barang_id: baru, qty: 2 }] });
  await toko.buat('transfer-stok', '01-03', {
    lokasi_tujuan_id: gudang,
    dua_langkah: true,
    detail: [{ barang_id: a, qty: 1 }],
  });
}

const pindah =
  ({ lokasi }: Toko, { gudang }: Ids) =>
  (tanggal: string, detail: Row[], lain: Row = {}): Row => ({
    tanggal: hari(tanggal),
    lokasi_asal_id: lokasi,
    lokasi_tujuan_id: gudang,
    detail,
    ...lain,
  });

/** There and back, also of what came with one before it, of the same goods twice, and of all that there is. */
function transfer(toko: Toko, ids: Ids, lain: Row = {}): Row[] {
  const [a, b, c] = ids.barang;
  const kirim = pindah(toko, ids);
  const balik = { lokasi_asal_id: ids.gudang, lokasi_tujuan_id: toko.lokasi };
  return [
    kirim('01-05', [
      { barang_id: a, qty: 1, keterangan: 'Rak 1' },
      { barang_id: b, qty: '2.5' },
    ]),
    kirim('01-05', [{ barang_id: b, qty: 3 }], { nomor_referensi: 'SJ-1', ...balik }),
    kirim(
      '01-05',
      [
        { barang_id: a, qty: 2 },
        { barang_id: a, satuan_id: ids.dus, qty: 1 },
      ],
      { keterangan: 'Dua kali', ...balik },
    ),
    kirim('01-06', [{ barang_id: c, qty: 40 }], lain),
    kirim('01-31', [{ barang_id: c, qty: lain.dua_langkah ? 39 : 79 }], balik),
    kirim('02-01', [{ barang_id: c, qty: lain.dua_langkah ? 1 : '0.5' }], { ...balik, ...lain }),
    kirim('02-01', [{ barang_id: b, qty: 7 }], lain),
  ];
}

/** Of goods that are not taxed and that are, on several accounts, up to the last of them. */
function penggunaan({ lokasi }: Toko, { barang: [a, b, c], dus, gudang }: Ids): Row[] {
  const pakai = (tanggal: string, detail: Row[], lain: Row = {}): Row => ({
    tanggal: hari(tanggal),
    lokasi_id: lokasi,
    detail,
    ...lain,
  });
  return [
    pakai('01-05', [
      { barang_id: b, qty: 3, pajak_kode: 'PPN', akun_kode: '6209' },
      { barang_id: a, qty: 2 },
    ]),
    pakai('01-05', [
      { barang_id: a, satuan_id: dus, qty: 2, keterangan: 'Contoh' },
      { barang_id: a, qty: 1, akun_kode: '6201', pajak_kode: 'PPN' },
    ]),
    pakai('01-06', [{ barang_id: c, qty: 40 }], { lokasi_id: gudang, alasan: 'Rusak' }),
    pakai('01-31', [{ barang_id: c, qty: '39.5' }], { nomor_referensi: 'BA-1' }),
    pakai('02-01', [{ barang_id: c, qty: '0.5', pajak_kode: 'PPN' }]),
    pakai('02-01', [{ barang_id: b, qty: 1 }], { keterangan: 'Sisa' }),
  ];
}

/** Less and more than the books hold, at a cost said or found, none at all, and goods that had run out. */
function opname(toko: Toko, ids: Ids, harga: Row = { hpp: 12 }): Row[] {
  const { lokasi } = toko;
  const {
    barang: [a, b, c],
    baru,
    gudang,
  } = ids;
  const hitung = (tanggal: string, detail: Row[], lain: Row = {}): Row => ({
    tanggal: hari(tanggal),
    lokasi_id: lokasi,
    detail,
    ...lain,
  });
  return [
    hitung('02-01', [
      { barang_id: a, qty_fisik: '33.5', keterangan: 'Rak 1' },
      { barang_id: b, qty_fisik: 44, hpp: 70.07 },
      { barang_id: baru, qty_fisik: 3, hpp: '11.111111' },
    ]),
    hitung('02-01', [{ barang_id: a, qty_fisik: 47 }], { lokasi_id: gudang, akun_selisih: '6209' }),
    hitung('02-02', [{ barang_id: c, qty_fisik: 40 }], { nomor_referensi: 'SO-1' }),
    hitung(
      '02-03',
      [
        { barang_id: c, qty_fisik: 0 },
        { barang_id: baru, qty_fisik: 1, ...harga },
      ],
      { lokasi_id: gudang, keterangan: 'Gudang' },
    ),
  ];
}

/** Opening stock of goods that are new. */
const stokAwal = ({ lokasi }: Toko, { baru, barang: [a], gudang }: Ids): Row[] =>
  [lokasi, gudang].map((lokasi_id, n) => ({
    tanggal: lalu('12-31'),
    lokasi_id,
    mode: 'saldo_awal',
    detail: [baru, a].map((barang_id) => ({
      barang_id,
      qty_fisik: 3 + n,
      hpp: `${10 + n}.123456`,
    })),
  }));

/** The same documents with values of dimensions, and those that their goods and places give. */
const bernilai = (dokumen: Row[]): Row[] =>
  dokumen.map((satu, n) => (n % 3 ? { ...satu, dimensi: { cabang: 'JKT', proyek: 'P2' } } : satu));
const bersama = async (toko: Toko, ids: Ids) => {
  await persediaan(toko, ids);
  await berdimensi(toko, ids);
};
/** Something later has moved some of the goods. */
const kemudian = async (toko: Toko, ids: Ids) => {
  await persediaan(toko, ids);
  await toko.jual('03-01', [[ids.barang[0] as number, 1]]);
};

const biasa = { sets: true, prepare: persediaan };

export const BARANG_KINDS: Kinds = {
  'transfer-stok': { ...biasa, dokumen: (toko, ids) => transfer(toko, ids) },
  'transfer-stok, per_lokasi': {
    ...biasa,
    settings: PER_LOKASI,
    dokumen: (toko, ids) => transfer(toko, ids),
  },
  'transfer-stok, in two steps': {
    ...biasa,
    dokumen: (toko, ids) => transfer(toko, ids, { dua_langkah: true }),
  },
  'transfer-stok, in two steps, per_lokasi': {
    ...biasa,
    settings: PER_LOKASI,
    dokumen: (toko, ids) => transfer(toko, ids, { dua_langkah: true }),
  },
  'transfer-stok, with dimensions, per_lokasi': {
    sets: true,
    settings: PER_LOKASI,
    prepare: bersama,
    dokumen: (toko, ids) => bernilai(transfer(toko, ids, { dua_langkah: true })),
  },
  'transfer-stok, fifo': {
    prepare: persediaan,
    settings: FIFO,
    dokumen: (toko, ids) => transfer(toko, ids),
  },
  'transfer-stok, of what has moved later': {
    prepare: kemudian,
    dokumen: (toko, ids) => transfer(toko, ids),
  },
  'transfer-stok, days that do not ascend': {
    prepare: persediaan,
    dokumen: (toko, ids) => [...transfer(toko, ids).slice(0, 4)].reverse(),
  },
  'penggunaan-persediaan': { ...biasa, dokumen: penggunaan },
  'penggunaan-persediaan, per_lokasi': {
    ...biasa,
    settings: PER_LOKASI,
    dokumen: penggunaan,
  },
  'penggunaan-persediaan, with dimensions': {
    sets: true,
    prepare: bersama,
    dokumen: (toko, ids) =>
      bernilai(penggunaan(toko, ids)).map((satu, n) => ({
        ...satu,
        detail: (satu.detail as Row[]).map((baris, k) =>
          (n + k) % 2 ? baris : { ...baris, dimensi: { proyek: 'P1', cabang: 'BDG' } },
        ),
      })),
  },
  'penggunaan-persediaan, fifo': {
    prepare: persediaan,
    settings: FIFO,
    dokumen: penggunaan,
  },
  'opname-stok': { ...biasa, dokumen: (toko, ids) => opname(toko, ids) },
  'opname-stok, per_lokasi': {
    ...biasa,
    settings: PER_LOKASI,
    dokumen: (toko, ids) => opname(toko, ids),
  },
  'opname-stok, at what one before it said': {
    prepare: persediaan,
    dokumen: (toko, ids) => opname(toko, ids, {}),
  },
  'opname-stok, with dimensions': {
    sets: true,
    prepare: bersama,
    dokumen: (toko, ids) => bernilai(opname(toko, ids)),
  },
  'opname-stok, fifo': {
    prepare: persediaan,
    settings: FIFO,
    dokumen: (toko, ids) => opname(toko, ids),
  },
  'opname-stok, the same goods twice': {
    prepare: persediaan,
    dokumen: (toko, ids) => [...opname(toko, ids), ...opname(toko, ids).slice(3)],
  },
  'opname-stok, opening stock': {
    sets: true,
    dokumen: (toko, ids) =>
      stokAwal(toko, ids).map((satu) => ({
        ...satu,
        detail: (satu.detail as Row[]).slice(0, 1),
      })),
  },
  'opname-stok, opening stock of what has moved later': { dokumen: stokAwal },
  'opname-stok, some of it opening stock': {
    dokumen: (toko, ids) => [stokAwal(toko, ids)[0] as Row, ...opname(toko, ids).slice(1, 3)],
  },
  'penggunaan-persediaan, of what has moved later': { prepare: kemudian, dokumen: penggunaan },
};
