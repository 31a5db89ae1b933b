-- How many notifications a user has in each scope, read and unread: a list says how many there are,
-- and counting 100,000 takes longer than showing 20.
create table erp_private.notifikasi_hitung (
  pengguna_id uuid not null references erp_private.pengguna on delete cascade,
  lingkup text not null,
  banyak bigint not null,
  belum bigint not null,
  primary key (pengguna_id, lingkup)
);
alter table erp_private.notifikasi_hitung owner to erp_owner;
grant select, insert, update on erp_private.notifikasi_hitung to erp_platform;

insert into erp_private.notifikasi_hitung (pengguna_id, lingkup, banyak, belum)
select n.pengguna_id, n.lingkup, count(*), count(*) filter (where n.dibaca_pada is null)
  from erp_private.notifikasi as n
 group by n.pengguna_id, n.lingkup;

-- Kinds of which a user wants no e-mail. In the application they come all the same.
create table erp_private.notifikasi_tanpa_surel (
  pengguna_id uuid not null references erp_private.pengguna on delete cascade,
  jenis text not null references erp_private.notifikasi_jenis,
  primary key (pengguna_id, jenis)
);
create index on erp_private.notifikasi_tanpa_surel (jenis);
alter table erp_private.notifikasi_tanpa_surel owner to erp_owner;
grant select, insert, delete on erp_private.notifikasi_tanpa_surel to erp_platform;

-- The trigger's function, here because its triggers are made below; its text is the fixture's.
--! include erp_private/notifikasi/tg__notifikasi_hitung.sql

create trigger notifikasi_hitung_tambah after insert on erp_private.notifikasi
  referencing new table as baru
  for each statement execute function erp_private.tg__notifikasi_hitung();
create trigger notifikasi_hitung_ubah after update on erp_private.notifikasi
  referencing old table as lama new table as baru
  for each statement execute function erp_private.tg__notifikasi_hitung();
create trigger notifikasi_hitung_hapus after delete on erp_private.notifikasi
  referencing old table as lama
  for each statement execute function erp_private.tg__notifikasi_hitung();
