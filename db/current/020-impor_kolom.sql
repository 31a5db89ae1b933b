set local role erp_owner;

-- The heading of a column in the tenant's words; `bebas`: nobody judges what stands there.
alter table erp_private.impor_kolom
  add column if not exists judul text,
  add column if not exists judul_en text,
  add column if not exists bebas boolean not null default false;

reset role;
