/** Lists of transfers of money and depreciations, for shops that are alike. */
import { beliAset, MOBIL, RAK } from './aset.ts';
import type { Row } from './database.ts';
import { hari } from './dokumen.ts';
import { berdimensi, dengan, type Ids, type Kinds } from './massal.ts';
import type { Toko } from './toko.ts';

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

const berdua = async (toko: Toko, ids: Ids) => {
  await berdimensi(toko, ids);
  return perabot(toko);
};

export const LAIN_KINDS: Kinds = {
  'kas-bank': { sets: true, dokumen: kasBank },
  'kas-bank, of a bank that is overdrawn': {
    sets: true,
    dokumen: () => [
      pindah('02-01', 10, { akun_asal: '1111', akun_tujuan: '1101' }),
      pindah('02-01', 20, { akun_asal: '1111', akun_tujuan: '1101', biaya_admin: 1 }),
    ],
  },
  'kas-bank, with dimensions': {
    sets: true,
    prepare: berdimensi,
    dokumen: (toko, ids) =>
      kasBank(toko, ids).map((satu) => ({ ...satu, dimensi: { cabang: 'JKT' } })),
  },
  penyusutan: { sets: true, prepare: perabot, dokumen: penyusutan },
  'penyusutan, with dimensions': {
    sets: true,
    prepare: berdua,
    dokumen: (toko, ids, made) => dengan(penyusutan(toko, ids, made)),
  },
};
