-- Records that rows of a file name and that are not there are made on the way, where that is asked.
alter table impor add column buat text[] not null default '{}';
create table impor_buat (
  impor_id bigint not null references impor on delete cascade,
  macam text not null check (macam in ('satuan', 'kategori', 'harga', 'lokasi', 'kontak')),
  -- The name in capitals, by which it is one.
  kunci text not null,
  nama text not null,
  -- The first row that names it; its number with a minus stands for the record until that is made.
  ke integer not null check (ke > 0),
  -- The record, and whether this import made it.
  hasil_id bigint,
  hasil_kode text,
  dibuat boolean not null default false,
  ditarik boolean not null default false,
  primary key (impor_id, macam, kunci)
);
create index on impor_buat (macam, hasil_id) where ditarik;
