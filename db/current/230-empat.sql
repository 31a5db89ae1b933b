-- Four eyes for what changes posted books: who is shown a request, and what answers with one.
set local role erp_owner;

alter type erp.aksi_persetujuan add value if not exists 'buka_bulan';
alter type erp.aksi_persetujuan add value if not exists 'tutup_tahun';
alter type erp.aksi_persetujuan add value if not exists 'buka_tahun';
alter type erp.aksi_persetujuan add value if not exists 'setelan';

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
do $$
begin
  alter type erp.tahun_ditutup add attribute persetujuan_id bigint;
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

comment on column erp.tahun_ditutup.persetujuan_id is
  'The request that somebody else must approve before it is done; null when it was done.';

do $$
begin
  create type erp.buku_diubah as (berlaku boolean, persetujuan_id bigint);
exception
  when duplicate_object then null;
end
$$;
comment on type erp.buku_diubah is
  'What became of a change of settings, of a month or a book year.';
comment on column erp.buku_diubah.berlaku is 'Whether it was done; false: it waits for approval.';
comment on column erp.buku_diubah.persetujuan_id is
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
