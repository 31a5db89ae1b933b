-- The open layers of the pools, oldest first by the key of the movement that made them. `ke` counts
-- the layers of one movement: what comes from another pool comes in as many as it left in.
create table stok_lapisan (
  mutasi_id bigint not null references mutasi_stok,
  ke integer not null,
  barang_id bigint not null references barang,
  pool_id bigint not null,
  tanggal_kunci date not null,
  urut bigint not null,
  baris integer not null,
  sub smallint not null,
  qty erp.kuantitas not null check (qty > 0),
  nilai erp.uang not null,
  primary key (mutasi_id, ke)
) with (fillfactor = 80);
create index on stok_lapisan (barang_id, pool_id, tanggal_kunci, urut, baris, sub, mutasi_id, ke);

-- What movements take out of layers. Insert-only: another assignment adds the difference.
create table stok_ambil (
  id bigserial primary key,
  posting_id bigint not null references posting not enforced,
  barang_id bigint not null references barang,
  pool_id bigint not null,
  pemakai_id bigint not null references mutasi_stok,
  lapisan_id bigint not null references mutasi_stok,
  ke integer not null,
  tanggal_kunci date not null,
  urut bigint not null,
  qty erp.kuantitas not null,
  nilai erp.uang not null
);
create index on stok_ambil (barang_id, pool_id, tanggal_kunci, urut);
create index on stok_ambil (posting_id);
create index on stok_ambil (pemakai_id);
create index on stok_ambil (lapisan_id);

create trigger stok_ambil_append_only before update or delete or truncate on stok_ambil
  for each statement execute function erp_private.tg__books_append_only();
create trigger stok_ambil_posting_open after insert on stok_ambil referencing new table as baru
  for each statement execute function erp_private.tg__posting_open();

-- Goods that a back-dated posting left to the worker to value again, because too many movements
-- come after it: from this order key on. While there are any, no month is closed, no lock moved.
create table hpp_tertunda (
  barang_id bigint primary key references barang,
  tanggal date not null,
  urut bigint not null,
  transaksi_id bigint not null references transaksi deferrable initially deferred,
  dicatat_pada timestamptz not null default clock_timestamp()
);
create index on hpp_tertunda (transaksi_id);

create trigger periode_hpp_settled before insert or update of status on periode
  for each row when (new.status = 'tutup') execute function erp_private.tg__hpp_settled();
create trigger pengaturan_hpp_settled before update of tanggal_kunci on pengaturan
  for each row when (new.tanggal_kunci is distinct from old.tanggal_kunci)
  execute function erp_private.tg__hpp_settled();

-- Points of one origin. What they are worth and what they were booked at is frozen with them, so
-- that other settings hold for new lots only. A negative lot is a debt: points that were taken back
-- although they had been used.
create table poin_lot (
  id bigserial primary key,
  posting_id bigint not null references posting not enforced,
  transaksi_id bigint not null references transaksi deferrable initially deferred,
  kontak_id bigint not null references kontak,
  akun_kode text not null references akun,
  tanggal date not null,
  kedaluwarsa date check (isfinite(kedaluwarsa)),
  metode erp.metode_poin not null,
  nilai_poin erp.uang not null check (nilai_poin > 0),
  poin bigint not null check (poin <> 0),
  nilai erp.uang not null,
  constraint poin_lot_tanda_check check (nilai = 0 or (nilai > 0) = (poin > 0))
);
create index on poin_lot (posting_id);
create index on poin_lot (transaksi_id);
create index on poin_lot (kontak_id, kedaluwarsa);
create index on poin_lot (kedaluwarsa);
create index poin_lot_akun_kode_idx on poin_lot (akun_kode, id);

-- Σ poin and Σ nilai of a lot up to a day are what was left of it then.
create table poin_gerak (
  id bigserial primary key,
  posting_id bigint not null references posting not enforced,
  transaksi_id bigint references transaksi deferrable initially deferred,
  lot_id bigint not null references poin_lot,
  kontak_id bigint not null references kontak,
  jenis erp.jenis_poin not null,
  tanggal date not null,
  poin bigint not null check (poin <> 0),
  nilai erp.uang not null,
  membalik_id bigint references poin_gerak
);
create index on poin_gerak (posting_id);
create index on poin_gerak (transaksi_id);
create index on poin_gerak (lot_id, tanggal);
create index on poin_gerak (kontak_id, tanggal);
create unique index poin_gerak_membalik_id_key
  on poin_gerak (membalik_id) where membalik_id is not null;

-- What a contact has now; its row is what everything that moves the contact's points locks.
create table poin_saldo (
  kontak_id bigint primary key references kontak,
  poin bigint not null default 0,
  nilai erp.uang not null default 0
) with (fillfactor = 80);

create trigger poin_lot_append_only before update or delete or truncate on poin_lot
  for each statement execute function erp_private.tg__books_append_only();
create trigger poin_lot_posting_open after insert on poin_lot referencing new table as baru
  for each statement execute function erp_private.tg__posting_open();
create trigger poin_gerak_append_only before update or delete or truncate on poin_gerak
  for each statement execute function erp_private.tg__books_append_only();
create trigger poin_gerak_posting_open after insert on poin_gerak referencing new table as baru
  for each statement execute function erp_private.tg__posting_open();

-- The journal's side is proven with every posting; this is the side of the points.
create constraint trigger poin_gerak_prove after insert on poin_gerak
  deferrable initially deferred
  for each row execute function erp_private.tg__poin_prove();
