-- The mode of a document: another paper of its kind.
set local role erp_owner;

do $$
begin
  alter type erp_private.dokumen add attribute mode text;
exception
  when duplicate_column then null;
end
$$;
comment on column erp_private.dokumen.mode is
  'Which paper of its kind it is; null for the usual one.';

do $$
declare
  v_tipe text;
begin
  foreach v_tipe in array array['pembelian', 'retur_pembelian'] loop
    begin
      execute format('alter type erp.%I add attribute mode text', v_tipe || '_input');
    exception
      when duplicate_column then null;
    end;
  end loop;
end
$$;

reset role;
