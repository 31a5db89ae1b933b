--! Previous: sha1:80239bbe9177efbdde2b444a354c12b908a64eb1
--! Hash: sha1:b1133e11a76e4bcc631adcfe1520e01b51f83a28
--! Message: Migration: what branches take

--! split: 1-current.sql
-- How much branches take: it counts for the tenant that they came from.
set local role erp_owner;

alter table erp_private.cabang_uji
  add column if not exists ukuran bigint,
  add column if not exists ukuran_induk bigint,
  add column if not exists diukur_pada timestamptz;
comment on column erp_private.cabang_uji.ukuran is
  'Bytes of its tables and attached files, as they were measured last.';
comment on column erp_private.cabang_uji.ukuran_induk is
  'Bytes of the tables and attached files of its parent then.';

reset role;
