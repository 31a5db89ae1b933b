--! Previous: sha1:8ebc1e4f43747cae9f0e581af1b2778228799993
--! Hash: sha1:4d18a9ac811e8943214c9111a7e725327f086a74
--! Message: Functions are recorded without their room

--! split: 1-current.sql
-- Functions are recorded by schema and name, whatever their room: a file that moves is not applied again.
update erp_private.berkas_sql
   set nama = regexp_replace(nama, '^(erp|erp_private)/.*/', '\1/')
 where nama ~ '^(erp|erp_private)/.*/';

comment on table erp_private.berkas_sql is
  'Files of functions, lists and steps as they were applied last.';
comment on column erp_private.berkas_sql.nama is
  'Schema and function, or the path below db of what is no function.';
