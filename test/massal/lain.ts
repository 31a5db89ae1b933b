/** Lists of transfers of money, depreciations and points, for shops that are alike. */
import { beliAset, MOBIL, RAK } from '../aset/aset.ts';
import type { Row } from '../helpers/database.ts';
import { hari } from '../helpers/dokumen.ts';
import { lalu } from '../helpers/tahun.ts';
import type { Toko } from '../helpers/toko.ts';
import { berdimensiJuga, berselang, type Ids, type Kind, type Kinds } from './massal.ts';
import { piutang } from './pos.ts';

const POIN = { poin_nilai_poin: 5 };

const pindah = (tanggal: string, jumlah: number | string, lain: Row = {}): Row => ({
  tanggal: hari(tanggal),
  akun_asal: '1101',
  akun_tujuan: '1111',
  jumlah,
  ...lain,
});

/** Into the bank, back from it with a fee, and on its way; the last of it at the end. */
const kasBank = (_toko: Toko, { gudang }: Ids): Row[] => [
  pindah('02-01', 5000, { keterangan: 'Setoran' }),
  pindah('02-02', '1000.5', { akun_asal: '1111', akun_tujuan: '1101', biaya_admin: 6.5 }),
  pindah('01-20', 100, { transit: true, lokasi_id: gudang }),
  pindah('02-02', '5900.5', { nomor_referensi: 'S-2' }),
];

/** Assets of which one has less than its share left in the third month, and one comes in the second. */
export async function perabot(toko: Toko): Promise<number[]> {
  const tanggal = hari('01-20');
  const made: number[] = [];
  for (const isi of [
    { ...MOBIL, tanggal, perolehan: 1000, umur_bulan: 3, residu: 100.01 },
    { ...RAK, tanggal, perolehan: 777.77, umur_bulan: 12, akun_beban: '6209' },
    { ...RAK, nama: 'Lemari', tanggal: hari('02-03'), perolehan: 1200, umur_bulan: 24 },
    { ...RAK, tanggal, nama: 'Meja', metode: 'saldo_menurun', perolehan: 999, umur_bulan: 20 },
  ]) {
    made.push(await beliAset(toko, isi));
  }
  return made;
}

const susut = (bulan: string, aset: (number | undefined)[], lain: Row = {}): Row => ({
  periode: hari(bulan),
  detail: aset.map((aset_id) => ({ aset_id })),
  ...lain,
});

/** All that is due, some of them alone, a month before one that is booked, and what is no asset of the register. */
const penyusutan = (_toko: Toko, _ids: Ids, [a, b, , d]: number[]): Row[] => [
  susut('01', [], { keterangan: 'Semua' }),
  susut('03', [d, a]),
  susut('02', [b], { nomor_referensi: 'PY-2' }),
  susut('02', []),
  susut('03', [], {
    detail: [
      { aset_id: b, keterangan: 'Rak' },
      { akun_beban: '6209', akun_akumulasi: '1604', nilai: 12.5, keterangan: 'Sewa guna' },
    ],
  }),
  susut('04', []),
];

/** Points of two customers, and what they owe. */
async function berpoin(toko: Toko, ids: Ids): Promise<number[]> {
  for (const [kontak_id, poin] of [
    [toko.pelanggan, 133],
    [ids.agen, 40],
  ]) {
    await toko.buat('bayar-poin', lalu('12-31'), { mode: 'saldo_awal', kontak_id, poin, nilai: 7 });
  }
  return piutang(toko, ids);
}

/** For money, and for receivables that others of the list pay too, up to the last of them. */
function tukar(toko: Toko, { agen, gudang }: Ids, [a, b]: number[]): Row[] {
  const satu = (tanggal: string, poin: number, lain: Row = {}): Row => ({
    tanggal: hari(tanggal),
    kontak_id: toko.pelanggan,
    poin,
    cara: 'tunai',
    ...lain,
  });
  const potong = (dokumen_id: number | undefined) => ({ cara: 'potong_piutang', dokumen_id });
  return [
    satu('02-02', 11, { keterangan: 'Kasir 1' }),
    satu('02-01', 7, potong(a)),
    satu('02-01', 39, { kontak_id: agen, ...potong(b), nomor_referensi: 'T-1' }),
    satu('02-01', 9, { ...potong(a), lokasi_id: gudang }),
    satu('02-03', 1, { kontak_id: agen, akun_kas: '1111' }),
    satu('02-03', 106),
  ];
}

/** What customers had when the books began, of which some is not booked and some has a day of its own. */
const poinAwal = (toko: Toko, { agen, terbatas, gudang }: Ids): Row[] =>
  [toko.pelanggan, agen, terbatas[0]].map((kontak_id, n) => ({
    tanggal: lalu('12-31'),
    mode: 'saldo_awal',
    kontak_id,
    lokasi_id: n ? gudang : null,
    poin: 10 + n,
    nilai: [null, 0, '3.33'][n],
    kedaluwarsa: n ? null : hari('12-31'),
  }));

/** Confirmed as they are, with less and more than the books say, and set off; each of another contact. */
function audit(toko: Toko, { agen, umum }: Ids, [a, b, c]: number[]): Row[] {
  const satu = (kontak_id: number, lain: Row = {}): Row => ({
    tanggal: hari('02-01'),
    kontak_id,
    ...lain,
  });
  return [
    satu(toko.pelanggan, {
      detail: [
        { dokumen_id: a, saldo_konfirmasi: '900.5', keterangan: 'Surat 1' },
        { dokumen_id: c, saldo_konfirmasi: 400 },
      ],
    }),
    satu(agen, {
      tanggal: hari('02-03'),
      nomor_referensi: 'A-2',
      detail: [{ dokumen_id: b, saldo_konfirmasi: 450, akun_selisih: '6209' }],
    }),
    satu(toko.supplier, { keterangan: 'Semua' }),
    satu(umum, {
      detail: [{ jenis: 'piutang', saldo_konfirmasi: 12, jatuh_tempo: hari('02-09') }],
    }),
  ];
}

/** Of whole ledgers, and receivables that are set off against payables. */
const auditBuku = (toko: Toko, { agen, umum }: Ids, made: number[]): Row[] =>
  [
    { detail: [{ jenis: 'piutang', saldo_konfirmasi: 1500 }], kontak_id: toko.pelanggan },
    {
      kompensasi: [{ piutang_id: made[1], hutang_id: made.at(-1), jumlah: 99.5 }],
      kontak_id: agen,
    },
    { detail: [{ jenis: 'hutang', saldo_konfirmasi: 5 }], kontak_id: umum },
  ].map((satu) => ({ tanggal: hari('02-02'), saldo_sistem_dilihat: null, ...satu }));

async function berutang(toko: Toko, ids: Ids): Promise<number[]> {
  const made = await piutang(toko, ids);
  const { id } = await toko.buat('hutang', hari('01-09'), {
    kontak_id: ids.agen,
    detail: [{ akun_lawan: '6202', jumlah: 300 }],
  });
  return [...made, id];
}

const SUSUT: Kind = { sets: true, prepare: perabot, dokumen: penyusutan };
const AUDIT: Kind = { sets: true, prepare: piutang, dokumen: audit };
const TUKAR: Kind = { sets: true, settings: POIN, prepare: berpoin, dokumen: tukar };

export const LAIN_KINDS: Kinds = {
  'kas-bank': { sets: true, dokumen: kasBank },
  'kas-bank, of a bank that is overdrawn': {
    sets: true,
    dokumen: () => [
      pindah('02-01', 10, { akun_asal: '1111', akun_tujuan: '1101' }),
      pindah('02-01', 20, { akun_asal: '1111', akun_tujuan: '1101', biaya_admin: 1 }),
    ],
  },
  'kas-bank, with dimensions': berdimensiJuga({ sets: true, dokumen: kasBank }, (dokumen) =>
    dokumen.map((satu) => ({ ...satu, dimensi: { cabang: 'JKT' } })),
  ),
  penyusutan: SUSUT,
  'penyusutan, with dimensions': berdimensiJuga(SUSUT),
  'audit-hutang-piutang': AUDIT,
  'audit-hutang-piutang, of whole ledgers': {
    sets: true,
    prepare: berutang,
    dokumen: auditBuku,
  },
  'audit-hutang-piutang, with dimensions': berdimensiJuga(AUDIT, berselang()),
  'audit-hutang-piutang, with an allowance': {
    prepare: async (toko, ids) => {
      await toko.jurnalkan('01-15', 'D 6209 120, K 1209 120');
      return piutang(toko, ids);
    },
    dokumen: audit,
  },
  'audit-hutang-piutang, two of a contact': {
    prepare: piutang,
    dokumen: ({ pelanggan }, _ids, [a, , c]) =>
      [a, c].map((dokumen_id, n) => ({
        tanggal: hari('02-01'),
        kontak_id: pelanggan,
        detail: [{ dokumen_id, saldo_konfirmasi: 10 + n }],
      })),
  },
  'bayar-poin': TUKAR,
  'bayar-poin, as an expense': {
    sets: true,
    settings: { ...POIN, poin_metode: 'beban' },
    prepare: async (toko, ids) => {
      await toko.buat('bayar-poin', lalu('12-31'), {
        mode: 'saldo_awal',
        kontak_id: toko.pelanggan,
        poin: 999,
      });
      return piutang(toko, ids);
    },
    dokumen: (toko, ids, made) =>
      tukar(toko, ids, made).filter(({ kontak_id }) => kontak_id === toko.pelanggan),
  },
  'bayar-poin, with dimensions': berdimensiJuga(TUKAR, berselang()),
  'bayar-poin, openings': { sets: true, settings: POIN, dokumen: poinAwal },
  'bayar-poin, for goods': {
    settings: POIN,
    prepare: berpoin,
    dokumen: (toko, ids, made) => [
      ...tukar(toko, ids, made).slice(0, 2),
      {
        tanggal: hari('02-02'),
        kontak_id: toko.pelanggan,
        lokasi_id: toko.lokasi,
        poin: 20,
        cara: 'barang',
        detail: [{ barang_id: ids.barang[1], qty: 1 }],
      },
    ],
  },
};
