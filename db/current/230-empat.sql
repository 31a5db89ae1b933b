-- Four eyes for what changes posted books: who is shown a request, and what answers with one.
set local role erp_owner;

do $$
begin
  create type erp.untuk_persetujuan as enum ('saya', 'semua');
exception
  when duplicate_object then null;
end
$$;
comment on type erp.untuk_persetujuan is 'Whose requests for approval a list shows.';

do $$
begin
  alter type erp.transaksi_divoid add attribute persetujuan_id bigint;
  alter type erp.transaksi_diterima add attribute persetujuan_id bigint;
  alter type erp.order_ditutup add attribute persetujuan_id bigint;
exception
  when duplicate_column then null;
end
$$;
comment on column erp.transaksi_divoid.persetujuan_id is
  'The request that somebody else must approve before it is done; null when it was done.';
comment on column erp.transaksi_diterima.persetujuan_id is
  'The request that somebody else must approve before it is done; null when it was done.';
comment on column erp.order_ditutup.persetujuan_id is
  'The request that somebody else must approve before it is done; null when it was done.';

alter type erp.sertakan_transaksi add value if not exists 'persetujuan';

reset role;

-- What a key may move in a day; null: any amount.
alter table erp_private.kunci_api add column if not exists batas_rupiah_per_hari numeric(20, 2);
do $$
begin
  alter table erp_private.kunci_api add constraint kunci_api_batas_rupiah_per_hari_check
    check (batas_rupiah_per_hari > 0);
exception
  when duplicate_object then null;
end
$$;
