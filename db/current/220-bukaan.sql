-- Openings that replace those of before, and imports of such.
set local role erp_owner;

do $$
declare
  v_tipe text;
begin
  foreach v_tipe in array array[
    'jurnal_umum', 'opname_stok', 'saldo_awal_hutang', 'saldo_awal_piutang', 'bayar_poin'
  ] loop
    begin
      execute format('alter type erp.%I add attribute ganti boolean', v_tipe || '_input');
    exception
      when duplicate_column then null;
    end;
  end loop;
end
$$;

comment on column erp.jurnal_umum_input.ganti is
  'Of an opening: what earlier openings booked on the same accounts is reversed; else they are '
  'refused (409).';
comment on column erp.opname_stok_input.ganti is
  'Of opening stock: that of before of the same goods and place is reversed; else it is refused '
  '(409).';
comment on column erp.saldo_awal_hutang_input.ganti is
  'What was opened before of the same invoices is reversed; else it is refused (409).';
comment on column erp.saldo_awal_piutang_input.ganti is
  'What was opened before of the same invoices is reversed; else it is refused (409).';
comment on column erp.bayar_poin_input.ganti is
  'Of opening points: those opened before are reversed; else they are refused (409).';

reset role;
