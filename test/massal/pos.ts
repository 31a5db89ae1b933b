/** Lists of settlements, openings, receivables and payables, for shops that are alike. */
import type { Row } from '../helpers/database.ts';
import { hari } from '../helpers/dokumen.ts';
import { lalu } from '../helpers/tahun.ts';
import type { Toko } from '../helpers/toko.ts';
import { berdimensiJuga, berselang, type Ids, type Kind, type Kinds } from './massal.ts';

/** Three receivables of a customer and one of another, and a deposit of the first. */
export async function piutang(toko: Toko, { jasa, agen }: Ids): Promise<number[]> {
  const made: number[] = [];
  for (const [kontak_id, harga, tanggal] of [
    [toko.pelanggan, 1000, '01-05'],
    [agen, 500, '01-06'],
    [toko.pelanggan, 400, '01-07'],
    [toko.pelanggan, 333.33, '01-04'],
  ] as const) {
    const detail = [{ barang_id: jasa, qty: 1, harga }];
    const { id } = await toko.buat('penjualan', hari(tanggal), {
      kontak_id,
      detail,
      dimensi: (await toko.rows('select from dimensi')).length ? { cabang: 'BDG' } : null,
    });
    made.push(id);
  }
  const muka = await toko.buat('kas-masuk', hari('01-08'), {
    akun_kas: '1101',
    kontak_id: toko.pelanggan,
    detail: [{ akun_kode: '2301', jumlah: 50 }],
  });
  return [...made, muka.id];
}

const terima = (kontak_id: number, jumlah: number | string, lain: Row = {}): Row => ({
  tanggal: hari('02-01'),
  kontak_id,
  akun_kas: '1101',
  jumlah,
  ...lain,
});
const dari = (dokumen_id: number | undefined, jumlah: number | null, lain: Row = {}) => ({
  alokasi: [{ dokumen_id, jumlah, ...lain }],
});

/** What a bank brings in a day: documents named and found, one of them more than once, and more than is owed. */
function pelunasan({ pelanggan }: Toko, { agen }: Ids, [a, b, c]: number[]): Row[] {
  return [
    terima(pelanggan, 300, dari(a, 300)),
    terima(pelanggan, 100, {
      ...dari(a, 100, { potongan: 20.05, pph: 5, pph_kode: 'PPH23' }),
      biaya_bank: 2.5,
      nomor_referensi: 'BANK-2',
    }),
    // The oldest, and a part of the next.
    terima(pelanggan, '433.34', { tanggal: hari('02-03'), keterangan: 'Cicilan' }),
    terima(agen, 100, { ...dari(b, null), jumlah: 500, akun_kas: '1111' }),
    // Nothing is owed any more: a deposit.
    terima(agen, '0.5'),
    terima(pelanggan, '399.5', { ...dari(c, 400), pembulatan: -0.5 }),
    terima(pelanggan, 1000),
  ];
}

/** Two payables of the supplier beside his two invoices, one of another. */
async function hutang(toko: Toko, { agen }: Ids): Promise<number[]> {
  const made: number[] = [];
  for (const kontak_id of [toko.supplier, agen, toko.supplier]) {
    const { id } = await toko.buat('hutang', hari('01-05'), {
      kontak_id,
      detail: [{ akun_lawan: '6202', jumlah: 700.25 }],
    });
    made.push(id);
  }
  return made;
}

function bayar({ supplier }: Toko, { agen }: Ids, [a, , c]: number[]): Row[] {
  return [
    terima(supplier, 200, dari(a, 200)),
    terima(supplier, 100.25, { akun_kas: '1111', biaya_bank: 6.5 }),
    terima(agen, 800, { akun_kas: '1111' }),
    terima(supplier, 500, {
      alokasi: [
        { dokumen_id: c, jumlah: 200, potongan: 1 },
        { dokumen_id: a, jumlah: 300 },
      ],
    }),
    terima(agen, 1, { akun_kas: '1111' }),
  ];
}

const faktur = (nomor_faktur_asli: string, nilai_sisa: number | string, lain: Row = {}): Row => ({
  nomor_faktur_asli,
  tanggal_faktur: lalu('11-30'),
  nilai_sisa,
  ...lain,
});
export const awal = (kontak_id: number, detail: Row[], lain: Row = {}): Row => ({
  tanggal: lalu('12-31'),
  kontak_id,
  detail,
  ...lain,
});
export const pembukaan = ({ pelanggan, supplier }: Toko, { agen, gudang }: Ids): Row[] => [
  awal(agen, [faktur('A-1', 1000), faktur('A-2', '500.5', { jatuh_tempo: lalu('12-15') })]),
  awal(pelanggan, [faktur('A-1', 10, { keterangan: 'lama' })], { keterangan: 'Piutang lama' }),
  awal(agen, [faktur('DP-1', 200, { jenis: 'uang_muka' }), faktur('A-3', 1)], {
    lokasi_id: gudang,
  }),
  awal(supplier, [faktur('DP-2', 30, { jenis: 'uang_muka' })], { nomor_referensi: 'B-9' }),
];

const lain = ({ pelanggan, supplier }: Toko, { agen, gudang }: Ids): Row[] =>
  [pelanggan, supplier, agen].map((kontak_id, n) => ({
    tanggal: hari(n ? '02-01' : '02-02'),
    kontak_id,
    lokasi_id: n ? null : gudang,
    jatuh_tempo: n === 1 ? hari('03-01') : null,
    keterangan: `Lain ${n}`,
    detail: [
      { akun_lawan: '6202', jumlah: 100 + n, pajak_kode: n ? 'PPN' : null },
      { akun_lawan: n === 2 ? '1101' : '6201', jumlah: 20.5, keterangan: 'Bagian' },
      { akun_lawan: '6209', jumlah: 333.33, pph_kode: n ? 'PPH23' : null },
    ],
  }));

const LUNAS: Kind = { sets: true, prepare: piutang, dokumen: pelunasan };

export const POS_KINDS: Kinds = {
  'pelunasan-piutang': LUNAS,
  'pelunasan-piutang, with dimensions': berdimensiJuga(LUNAS, berselang({ cabang: 'JKT' })),
  'pelunasan-piutang, by a deposit': {
    prepare: piutang,
    dokumen: ({ pelanggan }, _ids, made) => [
      terima(pelanggan, 10),
      terima(pelanggan, 10, { uang_muka: [{ dokumen_id: made.at(-1), jumlah: 20 }] }),
    ],
  },
  'pelunasan-hutang': { sets: true, prepare: hutang, dokumen: bayar },
  'saldo-awal-piutang': { sets: true, dokumen: pembukaan },
  'saldo-awal-piutang, with dimensions': berdimensiJuga({ sets: true, dokumen: pembukaan }),
  'saldo-awal-hutang': { sets: true, dokumen: pembukaan },
  piutang: { sets: true, dokumen: lain },
  hutang: { sets: true, dokumen: lain },
  'hutang, with dimensions': berdimensiJuga({ sets: true, dokumen: lain }),
  'jurnal-umum, that settles': {
    prepare: piutang,
    dokumen: ({ pelanggan }, _ids, [a]) =>
      [10, 20].map((jumlah) => ({
        tanggal: hari('02-01'),
        kontak_id: pelanggan,
        detail: [
          { akun_kode: '6101', debit: jumlah },
          { akun_kode: '1201', kredit: jumlah, dokumen_id: a },
        ],
      })),
  },
};
