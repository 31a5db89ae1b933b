-- Working drafts and the preferences of lists.

set local role erp_owner;

create type erp.status_draft as enum ('terbuka', 'terkirim');
comment on type erp.status_draft is
  'State of a working draft: terbuka = being written; terkirim = submitted, once and for all.';

create type erp.draft_dibuat as (
  id bigint,
  versi integer,
  idempotent boolean,
  original_request_id text
);
comment on type erp.draft_dibuat is
  'The working draft made; idempotent is true when an earlier answer is repeated.';

create type erp.draft_terkirim as (
  id bigint,
  jenis text,
  nomor_transaksi text,
  status erp.status_transaksi,
  idempotent boolean,
  original_request_id text
);
comment on type erp.draft_terkirim is 'The transaction that a working draft became.';
comment on column erp.draft_terkirim.status is
  'final; draft when the tenant wants every document approved.';

create type erp.preferensi_kolom_input as (
  field text,
  tampil boolean,
  lebar integer,
  urutan integer
);
comment on type erp.preferensi_kolom_input is 'How one column of a list is shown.';
comment on column erp.preferensi_kolom_input.field is
  'A field of the transaction list, standard or computed. Required.';
comment on column erp.preferensi_kolom_input.tampil is 'Whether it is shown; default true.';
comment on column erp.preferensi_kolom_input.lebar is
  'Width in pixels, 20 to 2000; null: automatic.';
comment on column erp.preferensi_kolom_input.urutan is
  'Place among the columns, 1 to 1000; that in the list when absent.';

create type erp.preferensi_tabel_input as (
  kolom erp.preferensi_kolom_input[],
  sort text,
  per_page integer
);
comment on type erp.preferensi_tabel_input is 'How a user wants to see a list.';
comment on column erp.preferensi_tabel_input.kolom is 'Columns, each field once. Required.';
comment on column erp.preferensi_tabel_input.sort is
  'Order as the list''s sort: nama:asc,id:desc. Default tanggal:desc,id:desc.';
comment on column erp.preferensi_tabel_input.per_page is 'Rows per page, 1 to 500. Default 20.';

reset role;
