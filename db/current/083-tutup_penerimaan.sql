-- What is left of a receipt will not be billed any more.
set local role erp_owner;

alter type erp.aksi_persetujuan add value if not exists 'batal_tutup';

do $$
begin
  create type erp.cara_tutup_penerimaan as enum ('barang', 'pendapatan');
exception
  when duplicate_object then null;
end
$$;
comment on type erp.cara_tutup_penerimaan is
  'What becomes of goods that will not be billed: they cost nothing, or are an income.';

do $$
begin
  create type erp.penerimaan_ditutup as (
    id bigint, status_tagih text, idempotent boolean, original_request_id text,
    persetujuan_id bigint
  );
exception
  when duplicate_object then null;
end
$$;
comment on type erp.penerimaan_ditutup is 'The receipt that was closed, or opened again.';
comment on column erp.penerimaan_ditutup.status_tagih is 'How far it is billed.';
comment on column erp.penerimaan_ditutup.persetujuan_id is
  'The request that somebody else must approve before it is done; null when it was done.';

reset role;
