-- Ids that other programs know a master record by: source → id, each once per entity and source.
-- `kunci` is what the record's own address has: its id, or its kode.
create table master_id_luar (
  entitas erp.entitas_master not null,
  kunci text not null,
  sumber text not null check (sumber ~ '^[a-z][a-z0-9_-]{0,39}$'),
  nilai text not null check (length(nilai) between 1 and 200),
  primary key (entitas, kunci, sumber),
  unique (entitas, sumber, nilai)
);
