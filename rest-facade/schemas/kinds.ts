/** What a kind of transaction needs to be served: the schema of its body. */
import type { z } from 'zod';
import { KIND_NAMES, KINDS, type Kind } from '../../server/answers/kinds.ts';
import { auditHutangPiutangBody } from './audit_hutang_piutang.ts';
import { bayarPoinBody } from './bayar_poin.ts';
import { jurnalUmumBody } from './jurnal_umum.ts';
import { kasKeluarBody, kasMasukBody } from './kas.ts';
import { kasBankBody } from './kas_bank.ts';
import { opnameStokBody } from './opname_stok.ts';
import { orderPembelianBody, orderPenjualanBody } from './order.ts';
import { pelunasanHutangBody, pelunasanPiutangBody } from './pelunasan.ts';
import { pembelianBody } from './pembelian.ts';
import { penggunaanPersediaanBody } from './penggunaan_persediaan.ts';
import { penjualanBody } from './penjualan.ts';
import { penyusutanBody } from './penyusutan.ts';
import { hutangBody, piutangBody } from './pos_lain.ts';
import { returPembelianBody } from './retur_pembelian.ts';
import { returPenjualanBody } from './retur_penjualan.ts';
import { saldoAwalHutangBody, saldoAwalPiutangBody } from './saldo_awal.ts';
import { transferStokBody } from './transfer_stok.ts';

/** The body of a create of each kind, without `draft`. */
export const BODIES: Readonly<Record<Kind, z.ZodObject>> = {
  penjualan: penjualanBody,
  pembelian: pembelianBody,
  'transfer-stok': transferStokBody,
  'opname-stok': opnameStokBody,
  'penggunaan-persediaan': penggunaanPersediaanBody,
  'kas-masuk': kasMasukBody,
  'kas-keluar': kasKeluarBody,
  'kas-bank': kasBankBody,
  piutang: piutangBody,
  hutang: hutangBody,
  'jurnal-umum': jurnalUmumBody,
  'saldo-awal-hutang': saldoAwalHutangBody,
  'saldo-awal-piutang': saldoAwalPiutangBody,
  'pelunasan-piutang': pelunasanPiutangBody,
  'pelunasan-hutang': pelunasanHutangBody,
  'audit-hutang-piutang': auditHutangPiutangBody,
  'retur-penjualan': returPenjualanBody,
  'retur-pembelian': returPembelianBody,
  'order-pembelian': orderPembelianBody,
  'order-penjualan': orderPenjualanBody,
  penyusutan: penyusutanBody,
  'bayar-poin': bayarPoinBody,
};

/** What a kind's SQL functions begin with: `…_create`, `…_replace`, `…_simulate`. */
export const functionsOf = (kind: Kind): string => kind.replaceAll('-', '_');

const BY_NAME: ReadonlyMap<string, Kind> = new Map(
  KIND_NAMES.flatMap((kind) => [[kind, kind] as const, [KINDS[kind].kode, kind] as const]),
);

/** The kind that a path segment names, by long name or short code. */
export function kindOf(segment: string): Kind | undefined {
  return BY_NAME.get(segment);
}
