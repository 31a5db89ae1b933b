--! Previous: sha1:a83658de638c5eaebc2d095fae83f849c8a77a1a
--! Hash: sha1:6868f27d93150905e935daca6ab73121d059da4b
--! Message: Imports count, and reports are ordered by profit

--! split: 1-current.sql
-- Enter migration here

--! split: 014-impor-hitung.sql
alter table erp_private.impor_kolom add column if not exists hitung boolean not null default false;
comment on column erp_private.impor_kolom.hitung is
  'Worked into other columns as a file is read: no record has it, and no export.';

--! split: 016-urut_penjualan.sql
set local role erp_owner;

do $$
begin
  create type erp.urut_penjualan as enum ('tanggal', 'laba', 'laba_turun', 'margin', 'margin_turun');
exception
  when duplicate_object then null;
end
$$;

comment on type erp.urut_penjualan is 'In which order the sales report stands.';

reset role;
