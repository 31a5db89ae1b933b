-- An import that was taken back as a whole, and its records, which an import of them revives.
alter table impor add column ditarik_pada timestamptz;
create index impor_baris_ditarik on impor_baris (((hasil ->> 'id')::bigint))
  where hasil ->> 'aksi' = 'ditarik';
