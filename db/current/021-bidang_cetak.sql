set local role erp_owner;

do $$
begin
  alter type erp.bidang_input add attribute cetak boolean;
exception
  when duplicate_column then null;
end
$$;

comment on column erp.bidang_input.cetak is
  'Whether it stands on the papers of its documents. Default false.';

reset role;
