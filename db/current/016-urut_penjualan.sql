set local role erp_owner;

do $$
begin
  create type erp.urut_penjualan as enum ('tanggal', 'laba', 'laba_turun', 'margin', 'margin_turun');
exception
  when duplicate_object then null;
end
$$;

comment on type erp.urut_penjualan is 'In which order the sales report stands.';

reset role;
