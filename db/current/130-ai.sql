-- What questions in words are compiled against: metrics, dimensions, and the facts they are read
-- from. The rows are in reference/ai.sql; nothing that is not a row can be asked for.

set local role erp_owner;

create type erp_private.ai_fakta as (
  tanggal date,
  barang_id bigint,
  kontak_id bigint,
  lokasi_id bigint,
  akun_kode text,
  subklas_id integer,
  umur text,
  qty numeric,
  potongan numeric,
  nilai numeric,
  lawan numeric,
  banyak bigint
);
comment on type erp_private.ai_fakta is
  'A fact that metrics add up: what it is about, and its measures. Each source fills its own.';

create type erp_private.ai_angka as (
  k1 text,
  k2 text,
  j1 text,
  j2 text,
  ke integer,
  nilai numeric
);
comment on type erp_private.ai_angka is
  'A figure: the keys of its group, the place of the group for a comparison (a month is compared '
  'with the month of the same place), the place of the metric in the question.';

create table erp_private.ai_sumber (
  kode text primary key,
  panggilan text not null,
  dimensi text[] not null,
  per_ember boolean not null,
  saldo boolean not null,
  subklas int4range not null default '[41,64]',
  tautan text not null
);
comment on table erp_private.ai_sumber is 'Where figures are read from.';
comment on column erp_private.ai_sumber.panggilan is
  'The function that gives the facts of the days %1$s to %2$s.';
comment on column erp_private.ai_sumber.dimensi is 'What they can be grouped and filtered by.';
comment on column erp_private.ai_sumber.per_ember is
  'Asked once for each day, month, … of a grouping by time.';
comment on column erp_private.ai_sumber.saldo is 'Balances at the last day, not what happened.';
comment on column erp_private.ai_sumber.subklas is 'The accounts that it knows.';
comment on column erp_private.ai_sumber.tautan is 'The report with the same figures.';

create table erp_private.ai_metrik (
  kode text not null,
  sumber text not null references erp_private.ai_sumber,
  urutan integer not null,
  nama text not null,
  satuan text not null check (satuan in ('uang', 'qty', 'persen', 'banyak')),
  ekspresi text not null,
  primary key (kode, sumber)
);
create index on erp_private.ai_metrik (sumber);
comment on table erp_private.ai_metrik is 'What can be asked for.';
comment on column erp_private.ai_metrik.urutan is
  'Of the sources that know what a question groups by, the first is taken.';
comment on column erp_private.ai_metrik.ekspresi is 'Aggregate over facts f.';

create table erp_private.ai_dimensi (
  kode text primary key,
  nama text not null,
  ekspresi text not null,
  waktu text,
  urutan_cari integer
);
comment on table erp_private.ai_dimensi is 'What figures can be grouped and filtered by.';
comment on column erp_private.ai_dimensi.ekspresi is
  'The key of a group, over facts f, goods b and contacts k.';
comment on column erp_private.ai_dimensi.waktu is 'The unit of date_trunc, of dimensions of time.';
comment on column erp_private.ai_dimensi.urutan_cari is
  'Where a name that could be several things is looked for first.';

grant select on erp_private.ai_sumber, erp_private.ai_metrik, erp_private.ai_dimensi to erp_reader;

insert into erp.modul_ref (kode, nama, grup, rute, hak, urutan)
  values ('ai', 'Tanya Data', 'Ringkasan', '/ai', 'ai', 13)
on conflict (kode) do nothing;

reset role;

-- Tenants that are there already get the module as new ones do: switched on.
do $$
declare
  v_skema text;
begin
  for v_skema in select t.skema from erp_private.tenant as t loop
    execute format(
      'insert into %I.modul (kode) values (%L) on conflict do nothing returning kode', v_skema, 'ai'
    );
  end loop;
end
$$;
