set local role erp_owner;

-- What people call a column of a file, in both languages; its rows come with the reference data.
alter table erp_private.impor_kolom
  add column if not exists label text not null default '',
  add column if not exists label_en text;

reset role;
