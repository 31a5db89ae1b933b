alter table erp_private.impor_kolom add column if not exists hitung boolean not null default false;
comment on column erp_private.impor_kolom.hitung is
  'Worked into other columns as a file is read: no record has it, and no export.';
