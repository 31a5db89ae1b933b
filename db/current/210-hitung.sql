-- What was seen when goods were counted or a balance was confirmed.

set local role erp_owner;

do $$
begin
  alter type erp.opname_stok_baris_input add attribute qty_sistem_dilihat numeric;
exception
  when duplicate_column then null;
end
$$;
comment on column erp.opname_stok_baris_input.qty_sistem_dilihat is
  'What the books said when it was counted; what moved since stays moved. Read now when absent.';

do $$
begin
  alter type erp.opname_stok_input add attribute waktu timestamptz;
exception
  when duplicate_column then null;
end
$$;
comment on column erp.opname_stok_input.waktu is
  'When it was counted: lines without qty_sistem_dilihat are compared with what was recorded then.';

do $$
begin
  alter type erp.audit_baris_input add attribute saldo_dilihat numeric;
exception
  when duplicate_column then null;
end
$$;
comment on column erp.audit_baris_input.saldo_dilihat is
  'What the books said when it was confirmed; what moved since stays moved. Read now when absent.';

reset role;
