--! Previous: sha1:b0cbb680f3b0e1036e8133ba34b52925b0a7ab83
--! Hash: sha1:a762a598cf722e9da17b9d4401a1434b447d36dc
--! Message: Enums for what journals are of and for what the audit trail says was done

--! split: 1-current.sql
-- Enter migration here

--! split: 100-bukti.sql
-- Words of closed sets, which were text: what journals are of, and what the audit trail says was
-- done.

set local role erp_owner;

do $$
begin
  create type erp.jenis_bukti as enum (
    'penjualan', 'pembelian', 'retur-penjualan', 'retur-pembelian', 'transfer-stok', 'opname-stok',
    'penggunaan-persediaan', 'order-pembelian', 'order-penjualan', 'kas-masuk', 'kas-keluar',
    'kas-bank', 'pelunasan-piutang', 'pelunasan-hutang', 'piutang', 'hutang', 'penyusutan',
    'bayar-poin', 'jurnal-umum', 'saldo-awal-hutang', 'saldo-awal-piutang',
    'audit-hutang-piutang', 'sistem'
  );
exception
  when duplicate_object then null;
end
$$;
comment on type erp.jenis_bukti is 'What a journal is of: a kind of transaction, or the system.';

do $$
begin
  create type erp.aksi_audit as enum (
    'buat', 'ubah', 'hapus', 'setujui', 'void', 'batal', 'pulih', 'create', 'update', 'delete'
  );
exception
  when duplicate_object then null;
end
$$;
comment on type erp.aksi_audit is 'What was done, in the audit trail.';

reset role;
