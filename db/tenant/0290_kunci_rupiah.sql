-- What a key with a limit moved in a day: the amounts of its documents.
create table kunci_rupiah (
  kunci_id uuid not null,
  hari date not null,
  jumlah erp.uang not null,
  primary key (kunci_id, hari)
);
