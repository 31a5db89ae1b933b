--! Previous: sha1:bdeaa7c6155daab292da65038453a6f8fe1c4675
--! Hash: sha1:e7136c3be7a94f582e612fe7418e75e5acb60a76
--! Message: Notifications of places

--! split: 1-current.sql
-- Enter migration here

--! split: 100-notices.sql
-- What a notification follows, for members who see only some documents.
alter table erp_private.notifikasi add column if not exists lokasi_id bigint[];
comment on column erp_private.notifikasi.lokasi_id is
  'The places of the document that it is about, or those that it counts; null: it counts all of '
  'them, or is about neither.';
alter table erp_private.notifikasi add column if not exists oleh uuid;
comment on column erp_private.notifikasi.oleh is
  'Who made the document that it is about; null: it is about none.';
