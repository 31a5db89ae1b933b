-- What a notification follows, for members who see only some documents.
alter table erp_private.notifikasi add column if not exists lokasi_id bigint[];
comment on column erp_private.notifikasi.lokasi_id is
  'The places of the document that it is about, or those that it counts; null: it counts all of '
  'them, or is about neither.';
alter table erp_private.notifikasi add column if not exists oleh uuid;
comment on column erp_private.notifikasi.oleh is
  'Who made the document that it is about; null: it is about none.';
