-- What became of the requests of keys.
set local role erp_owner;

create table if not exists erp_private.kunci_panggilan (
  id bigint generated always as identity primary key,
  -- Without a foreign key, which would be looked up for each request; rows go after seven days.
  kunci_id uuid not null,
  waktu timestamptz not null,
  metode text not null,
  rute text not null,
  status smallint,
  code text,
  ms numeric(12, 1) not null,
  request_id text not null,
  alamat inet,
  ukuran bigint not null
);
create index if not exists kunci_panggilan_kunci_id_id_idx
  on erp_private.kunci_panggilan (kunci_id, id desc);
comment on table erp_private.kunci_panggilan is
  'The last requests of each key: names and numbers alone, never what was sent or answered. '
  'Servers add theirs some seconds later.';
comment on column erp_private.kunci_panggilan.rute is 'The template of the path.';
comment on column erp_private.kunci_panggilan.status is 'Null: the client went away before it.';
grant select, insert, delete on erp_private.kunci_panggilan to erp_platform;

do $$
begin
  create type erp_private.halaman_baris as (
    isi json,
    -- Its place in the order, of which a cursor is made.
    tempat text[]
  );
exception
  when duplicate_object then null;
end
$$;

comment on type erp_private.halaman_baris is 'A row of a page, and its place in the list.';

reset role;
