-- The two kinds of orders, for reports of one of them.
set local role erp_owner;

do $$
begin
  create type erp.jenis_order as enum ('order-pembelian', 'order-penjualan');
  comment on type erp.jenis_order is 'Whose orders: those to suppliers or of customers.';
exception
  when duplicate_object then null;
end
$$;

reset role;
