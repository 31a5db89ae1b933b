/** Another tenant, with a record of every kind whose texts hold a canary and whose ids exist nowhere else. */
import { beliAset } from '../aset/aset.ts';
import { hari, openToko, type Toko } from '../helpers/toko.ts';
import { MASTER_KEYS } from './cases_master.ts';
import type { World } from './world.ts';

export const CANARY = 'RAHASIA';
/** An id that no tenant has. */
export const ABSENT = 7_654_321;
const FIRST = 5_000_000;

export type Foreign = {
  toko: Toko;
  /** Path of an entity → id or kode of his record. */
  keys: Record<string, string | number>;
  penjualan: number;
  draft: number;
  /** A working draft. */
  dokumenKerja: number;
};

/** Lifts every sequence of the tenant, so that its ids are not those of another by chance. */
export async function liftSequences(toko: Toko): Promise<void> {
  await toko.rows(
    `select setval(format('%I.%I', schemaname, sequencename)::regclass, $2)
       from pg_sequences where schemaname = 't_' || $1`,
    [toko.kode, FIRST],
  );
}

async function makeKeys(toko: Toko): Promise<Foreign['keys']> {
  const satuan = await toko.master('satuan', { kode: CANARY, nama: CANARY });
  const barang = await toko.barang({ nama: CANARY, kode: `BRG-${CANARY}`, satuan_id: satuan });
  const kontak = await toko.kontak({ nama: CANARY });
  const lokasi = await toko.master('lokasi', { nama: CANARY });
  await toko.staf.rows(
    `select from erp.akun_create(jsonb_populate_record(null::erp.akun_input, $1))`,
    [JSON.stringify({ kode: '9RHS', nama: CANARY, subklas_id: 11 })],
  );
  await toko.staf.rows(
    `select from erp.harga_create(jsonb_populate_record(null::erp.harga_input, $1))`,
    [JSON.stringify({ kode: 'HRHS', nama: CANARY })],
  );
  const dus = await toko.master('satuan', { kode: `${CANARY}2`, nama: CANARY });
  const barangSatuan = { barang_id: barang, satuan_id: dus, faktor: 12, barcode: CANARY };
  const barangHarga = { barang_id: barang, harga_kode: 'HRHS', harga: 5 };
  const dimensi = await toko.master('dimensi', { kode: 'rhs', nama: CANARY });
  return {
    barang,
    kontak,
    lokasi,
    satuan,
    akun: '9RHS',
    harga: 'HRHS',
    'barang-satuan': await toko.master('barang_satuan', barangSatuan),
    'barang-harga': await toko.master('barang_harga', barangHarga),
    'barang-pemasok': await toko.master('barang_pemasok', {
      barang_id: barang,
      kontak_id: kontak,
      kode_pemasok: CANARY,
    }),
    'barang-lokasi': await toko.master('barang_lokasi', { barang_id: barang, lokasi_id: lokasi }),
    dimensi,
    'dimensi-nilai': await toko.master('dimensi_nilai', {
      dimensi_id: dimensi,
      kode: CANARY,
      nama: CANARY,
    }),
    aset: await beliAset(toko, {
      nama: CANARY,
      akun_aset: '1503',
      akun_akumulasi: '1603',
      tanggal: hari('01-02'),
      perolehan: 1000,
      umur_bulan: 10,
    }),
  };
}

export async function openForeign({ data }: Pick<World, 'data'>): Promise<Foreign> {
  const toko = await openToko(data);
  await liftSequences(toko);
  const keys = await makeKeys(toko);
  for (const path of Object.keys(MASTER_KEYS)) {
    if (keys[path] === undefined) throw new Error(`the other tenant has no ${path}`);
  }
  const head = { keterangan: CANARY, nomor_referensi: CANARY };
  const barang = Number(keys.barang);
  await toko.beli('01-02', [[barang, 100, 10]], { ...head });
  const sale = {
    tanggal: hari('01-03'),
    ...head,
    detail: [[barang, 1, 50] as [number, number, number]],
  };
  const { id: penjualan } = await toko.jual({ ...sale, kontak_id: Number(keys.kontak) });
  const { id: draft } = await toko.draftJual(sale);
  const { id: dokumenKerja } = await toko.staf.row<{ id: number }>(
    `select * from erp.draft_create('penjualan', $1)`,
    [JSON.stringify({ keterangan: CANARY })],
  );
  return { toko, keys, penjualan, draft, dokumenKerja };
}
