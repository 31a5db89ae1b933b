-- Ids that other programs know a document by: source → id, each once per kind and source. The row
-- comes before the number of the document is taken, and before the row of the document.
create table transaksi_id_luar (
  transaksi_id bigint not null references transaksi deferrable initially deferred,
  -- Of the document.
  jenis erp.jenis_transaksi not null,
  sumber text not null check (sumber ~ '^[a-z][a-z0-9_-]{0,39}$'),
  nilai text not null check (length(nilai) between 1 and 200),
  -- Of the body that the document was made of; null where the id was given afterwards.
  sidik text,
  primary key (transaksi_id, sumber),
  unique (jenis, sumber, nilai)
);
