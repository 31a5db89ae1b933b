-- A return opens the line again that an order was received by.
set local role erp_owner;

do $$
begin
  alter type erp.retur_pembelian_input add attribute buka_order boolean;
exception
  when duplicate_column then null;
end
$$;

reset role;
