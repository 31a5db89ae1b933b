--! Previous: sha1:3f485a4bf7e37e227a9758851025b6252dd27e6c
--! Hash: sha1:611dbe5b42491feb69a1847625e0e76b409026ae
--! Message: Moves of tenants between nodes

--! split: 1-current.sql
-- A tenant moves from one node to another.
set local role erp_owner;

create table if not exists erp_private.pindahan (
  id bigint generated always as identity primary key,
  kode text not null references erp_private.tenant on delete cascade,
  dari text not null references erp_private.simpul on delete cascade,
  ke text not null references erp_private.simpul on delete cascade,
  epoch bigint not null,
  mulai_pada timestamptz not null default clock_timestamp(),
  selesai_pada timestamptz,
  check (dari <> ke)
);
comment on table erp_private.pindahan is
  'Moves of tenants between nodes; one that failed leaves no row.';
comment on column erp_private.pindahan.epoch is 'Of the place that it leaves.';
comment on column erp_private.pindahan.selesai_pada is
  'null = under way: before the directory changes it goes back, afterwards forward.';
create unique index if not exists pindahan_kode_key on erp_private.pindahan (kode)
  where selesai_pada is null;

alter table erp_private.tenant add column if not exists pindah bigint;
comment on column erp_private.tenant.pindah is
  'The move under way: no steps, backup or removal meanwhile; null = it stays.';

-- The platform's gates of tenants on other nodes, as tenant step 0110 makes them elsewhere.
do $$
declare
  v_skema text;
begin
  for v_skema in select t.skema from erp_private.tenant as t where t.simpul <> 'utama' loop
    execute format(
      'alter table %1$I.gerbang
         add column if not exists epoch bigint not null default 1 check (epoch > 0),
         drop constraint if exists gerbang_keadaan_check,
         add constraint gerbang_keadaan_check check (keadaan in (''buka'', ''pagar'', ''pindah''))',
      v_skema
    );
  end loop;
end
$$;

reset role;
