/** What a kind of transaction needs to be served: one schema and three functions. */
import type { z } from 'zod';
import { KIND_NAMES, KINDS, type Kind } from '../server/answers/kinds.ts';
import { auditHutangPiutangBody } from './schemas/audit_hutang_piutang.ts';
import { bayarPoinBody } from './schemas/bayar_poin.ts';
import { jurnalUmumBody } from './schemas/jurnal_umum.ts';
import { kasKeluarBody, kasMasukBody } from './schemas/kas.ts';
import { kasBankBody } from './schemas/kas_bank.ts';
import { opnameStokBody } from './schemas/opname_stok.ts';
import { orderPembelianBody, orderPenjualanBody } from './schemas/order.ts';
import { pelunasanHutangBody, pelunasanPiutangBody } from './schemas/pelunasan.ts';
import { pembelianBody } from './schemas/pembelian.ts';
import { penggunaanPersediaanBody } from './schemas/penggunaan_persediaan.ts';
import { penjualanBody } from './schemas/penjualan.ts';
import { penyusutanBody } from './schemas/penyusutan.ts';
import { hutangBody, piutangBody } from './schemas/pos_lain.ts';
import { returPembelianBody } from './schemas/retur_pembelian.ts';
import { returPenjualanBody } from './schemas/retur_penjualan.ts';
import { saldoAwalHutangBody, saldoAwalPiutangBody } from './schemas/saldo_awal.ts';
import { transferStokBody } from './schemas/transfer_stok.ts';

export type ServedKind = {
  /** The body of a create, without `draft`. */
  body: z.ZodObject;
  /** What its SQL functions begin with: `…_create`, `…_replace`, `…_simulate`. */
  functions: string;
};

/** What each kind is made of: one line here and its schema. */
export const SERVED_KINDS: Readonly<Record<Kind, ServedKind>> = {
  penjualan: { body: penjualanBody, functions: 'penjualan' },
  pembelian: { body: pembelianBody, functions: 'pembelian' },
  'transfer-stok': { body: transferStokBody, functions: 'transfer_stok' },
  'opname-stok': { body: opnameStokBody, functions: 'opname_stok' },
  'penggunaan-persediaan': {
    body: penggunaanPersediaanBody,
    functions: 'penggunaan_persediaan',
  },
  'kas-masuk': { body: kasMasukBody, functions: 'kas_masuk' },
  'kas-keluar': { body: kasKeluarBody, functions: 'kas_keluar' },
  'kas-bank': { body: kasBankBody, functions: 'kas_bank' },
  piutang: { body: piutangBody, functions: 'piutang' },
  hutang: { body: hutangBody, functions: 'hutang' },
  'jurnal-umum': { body: jurnalUmumBody, functions: 'jurnal_umum' },
  'saldo-awal-hutang': { body: saldoAwalHutangBody, functions: 'saldo_awal_hutang' },
  'saldo-awal-piutang': { body: saldoAwalPiutangBody, functions: 'saldo_awal_piutang' },
  'pelunasan-piutang': { body: pelunasanPiutangBody, functions: 'pelunasan_piutang' },
  'pelunasan-hutang': { body: pelunasanHutangBody, functions: 'pelunasan_hutang' },
  'audit-hutang-piutang': {
    body: auditHutangPiutangBody,
    functions: 'audit_hutang_piutang',
  },
  'retur-penjualan': { body: returPenjualanBody, functions: 'retur_penjualan' },
  'retur-pembelian': { body: returPembelianBody, functions: 'retur_pembelian' },
  'order-pembelian': { body: orderPembelianBody, functions: 'order_pembelian' },
  'order-penjualan': { body: orderPenjualanBody, functions: 'order_penjualan' },
  penyusutan: { body: penyusutanBody, functions: 'penyusutan' },
  'bayar-poin': { body: bayarPoinBody, functions: 'bayar_poin' },
};

const BY_NAME: ReadonlyMap<string, Kind> = new Map(
  KIND_NAMES.flatMap((kind) => [[kind, kind] as const, [KINDS[kind].kode, kind] as const]),
);

/** The kind that a path segment names, by long name or short code. */
export function kindOf(segment: string): Kind | undefined {
  return BY_NAME.get(segment);
}
