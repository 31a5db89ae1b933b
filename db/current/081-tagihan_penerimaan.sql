-- An invoice bills goods that were received, and has the supplier's own date.
set local role erp_owner;

do $$
begin
  alter type erp.pembelian_input add attribute tanggal_faktur date;
exception
  when duplicate_column then null;
end
$$;

do $$
begin
  alter type erp.pembelian_baris_input add attribute penerimaan_baris_id bigint;
exception
  when duplicate_column then null;
end
$$;

reset role;
