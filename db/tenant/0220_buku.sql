-- The books. Every row is insert-only and names its posting, which its proof seals at commit.
--
-- What a posting proves of all its rows at once is not asked for each of them. Books join only an
-- open posting (…_posting_open), which stays for good (posting_append_only): that says more than
-- the key. What rows name of one another is proven with the posting (tg__posting_prove), and stays
-- as well: journals and movements are never changed, documents, their lines, accounts, contacts,
-- goods and locations keep their keys (…_kept). That a movement's goods and location are some
-- follows from the quantity kept of them there. These keys are `not enforced`; they stay in the
-- catalog for whoever reads relations from there, and for the check of a restored tenant.
--
-- These tables, as documents and their lines, grow with each document: they are looked at again
-- when a fiftieth of their rows is new, and their newest pages are marked as all visible when a
-- twentieth is. With a tenth and a fifth a ledger of a million lines had no statistics of the last
-- month and no counts by its indexes.
create table posting (
  id bigserial primary key,
  aksi erp.aksi_posting not null,
  transaksi_id bigint references transaksi deferrable initially deferred not enforced,
  xid xid8 not null default pg_current_xact_id(),
  terbukti boolean not null default false,
  alasan text,
  dicatat_pada timestamptz not null default clock_timestamp(),
  dicatat_oleh uuid,
  request_id text
) with (
  autovacuum_analyze_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.05
);
create index on posting (transaksi_id);
create index on posting (dicatat_pada);

alter table transaksi add foreign key (posting_id) references posting deferrable initially deferred;

create table jurnal (
  id bigserial primary key,
  posting_id bigint not null references posting not enforced,
  transaksi_id bigint references transaksi deferrable initially deferred not enforced,
  jenis erp.jenis_jurnal not null,
  nomor text not null unique,
  tanggal date not null,
  keterangan text,
  lintas_periode boolean not null default false,
  membalik_id bigint references jurnal,
  dicatat_pada timestamptz not null default clock_timestamp(),
  pembuka boolean not null default false
) with (
  autovacuum_analyze_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.05
);
create index on jurnal (posting_id);
create index on jurnal (transaksi_id);
create index on jurnal (tanggal, id);
create index on jurnal (tanggal) where jenis = 'penutup';
create unique index jurnal_membalik_id_key
  on jurnal (membalik_id) where membalik_id is not null;

create table jurnal_baris (
  id bigserial primary key,
  jurnal_id bigint not null references jurnal deferrable initially deferred not enforced,
  posting_id bigint not null references posting not enforced,
  baris integer not null,
  tanggal date not null,
  akun_kode text not null references akun not enforced,
  debit erp.uang not null default 0,
  kredit erp.uang not null default 0,
  kontak_id bigint references kontak not enforced,
  keterangan text,
  unique (jurnal_id, baris),
  -- One side, of more than 0: one condition, because PostgreSQL reads each anew for each statement.
  constraint jurnal_baris_sisi_check
    check (least(debit, kredit) = 0 and greatest(debit, kredit) > 0),
  gabungan_id bigint references dimensi_gabungan not enforced
) with (
  autovacuum_analyze_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.05
);
create index on jurnal_baris (akun_kode, tanggal, id);
create index on jurnal_baris (posting_id);
create index jurnal_baris_kontak_id_idx on jurnal_baris (kontak_id, id)
  where kontak_id is not null;
create index on jurnal_baris (gabungan_id, akun_kode, tanggal) where gabungan_id is not null;
-- The newest first.
create index on jurnal_baris (tanggal, id);

create table saldo_harian (
  akun_kode text not null references akun,
  tanggal date not null,
  debit erp.uang not null default 0,
  kredit erp.uang not null default 0,
  primary key (akun_kode, tanggal),
  -- How many journals moved the account on the day: its journal has a page and a number of pages
  -- without reading all of its lines.
  banyak_jurnal integer not null default 0
) with (fillfactor = 70);

-- A stock movement. `jurnal_id` names the journal of a correction. `tanggal` is when it stands in
-- the books, (tanggal_kunci, urut, baris, sub) where it stands in the order of its pool: they
-- differ for a correction, which stands where the row that it corrects stands. `sumber_id` is the
-- movement whose cost this one mirrors, whole or in part (a return that of its sale).
create table mutasi_stok (
  id bigserial primary key,
  posting_id bigint not null references posting not enforced,
  transaksi_id bigint not null references transaksi deferrable initially deferred not enforced,
  baris_id bigint references transaksi_baris deferrable initially deferred not enforced,
  jurnal_id bigint references jurnal deferrable initially deferred not enforced,
  barang_id bigint not null references barang not enforced,
  lokasi_id bigint not null references lokasi not enforced,
  pool_id bigint not null,
  jenis erp.jenis_mutasi not null,
  dasar erp.dasar_nilai not null,
  tanggal date not null,
  tanggal_kunci date not null,
  urut bigint not null,
  baris integer not null,
  sub smallint not null default 0,
  qty erp.kuantitas not null,
  nilai erp.uang not null,
  akun_persediaan text not null references akun not enforced,
  akun_lawan text not null references akun not enforced,
  membalik_id bigint references mutasi_stok not enforced,
  koreksi_untuk bigint references mutasi_stok not enforced,
  sumber_id bigint references mutasi_stok not enforced,
  dicatat_pada timestamptz not null default clock_timestamp(),
  constraint mutasi_stok_masuk_check check (jenis <> 'masuk' or nilai >= 0),
  constraint mutasi_stok_koreksi_check check (
    (jenis = 'koreksi_hpp') = (koreksi_untuk is not null) and (jenis <> 'koreksi_hpp' or qty = 0)
  ),
  gabungan_id bigint references dimensi_gabungan not enforced,
  -- Where it counts for cost, when that is not its own place: the reversal, on a later day, of
  -- goods that came counts where those came, so that nothing is priced by them any more.
  nilai_tanggal date,
  nilai_urut bigint
) with (
  autovacuum_analyze_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.05
);
create index on mutasi_stok (barang_id, tanggal_kunci, urut, baris, sub) include (qty, nilai);
create index on mutasi_stok (barang_id, tanggal, id);
create index on mutasi_stok (posting_id);
create index on mutasi_stok (transaksi_id);
create index on mutasi_stok (baris_id);
create index on mutasi_stok (jurnal_id) where jurnal_id is not null;
create index mutasi_stok_gabungan_id_idx on mutasi_stok (gabungan_id, id)
  where gabungan_id is not null;
-- The newest first.
create index on mutasi_stok (tanggal, id);
create index on mutasi_stok (sumber_id) where sumber_id is not null;
create index on mutasi_stok (koreksi_untuk) where koreksi_untuk is not null;
create unique index mutasi_stok_membalik_id_key
  on mutasi_stok (membalik_id) where membalik_id is not null;
-- Corrections of cost are few; the sales report looks for those of a period. The condition is not
-- `koreksi_untuk is not null`: whoever asks for the corrections of one movement would be offered
-- this index too, and where statistics know of none yet, all of it is read for each.
create index on mutasi_stok (tanggal) where jenis = 'koreksi_hpp';

-- Every second number is left free, so that a count that is posted late finds a place between two
-- documents in the order of movements.
create sequence mutasi_urut increment by 2;

-- A cost pool's quantity and value now, maintained by every posting (what goods last cost follows
-- from their movements, erp_private.stok_cost_at); pool_id is 0 for the tenant's
-- one pool per barang, or the lokasi where the tenant values each lokasi by itself.
create table stok_pool (
  barang_id bigint not null references barang,
  pool_id bigint not null,
  qty erp.kuantitas not null,
  nilai erp.uang not null,
  tanggal_terakhir date not null,
  primary key (barang_id, pool_id)
) with (fillfactor = 80);

create table stok_lokasi (
  barang_id bigint not null references barang,
  lokasi_id bigint not null references lokasi,
  qty erp.kuantitas not null,
  primary key (barang_id, lokasi_id)
) with (fillfactor = 80);
create index stok_lokasi_lokasi_id_idx on stok_lokasi (lokasi_id, barang_id);

-- Open items of contacts. An item is positive; its reversal is a negative row that names it.
create table pos_terbuka (
  id bigserial primary key,
  posting_id bigint not null references posting not enforced,
  transaksi_id bigint not null references transaksi deferrable initially deferred not enforced,
  jenis erp.jenis_pos not null,
  akun_kode text not null references akun not enforced,
  kontak_id bigint not null references kontak not enforced,
  tanggal date not null,
  jatuh_tempo date,
  nilai erp.uang not null check (nilai <> 0),
  membalik_id bigint references pos_terbuka,
  constraint pos_terbuka_nilai_positif_check check ((nilai > 0) = (membalik_id is null)),
  tanggal_faktur date check (isfinite(tanggal_faktur)),
  nomor_faktur_asli text check (length(nomor_faktur_asli) between 1 and 100),
  -- A deposit that nobody paid in: tax withheld on a document that was returned, or the return of
  -- what was never paid. It pays other documents and is not given back in money.
  tertahan boolean not null default false
) with (
  autovacuum_analyze_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.05
);
create index on pos_terbuka (posting_id);
create index on pos_terbuka (transaksi_id);
create index on pos_terbuka (akun_kode, tanggal);
create index pos_terbuka_kontak_id_idx on pos_terbuka (kontak_id, id);
create unique index pos_terbuka_membalik_id_key
  on pos_terbuka (membalik_id) where membalik_id is not null;
create index on pos_terbuka (kontak_id, nomor_faktur_asli) where nomor_faktur_asli is not null;
create index on pos_terbuka (tanggal) where membalik_id is not null;

-- What a document takes from an open item.
-- The control account moves by nilai = jumlah + potongan + pph.
create table alokasi (
  id bigserial primary key,
  posting_id bigint not null references posting not enforced,
  transaksi_id bigint not null references transaksi deferrable initially deferred,
  pos_id bigint not null references pos_terbuka,
  tanggal date not null,
  jumlah erp.uang not null default 0,
  potongan erp.uang not null default 0,
  pph erp.uang not null default 0,
  nilai erp.uang not null check (nilai <> 0),
  membalik_id bigint references alokasi,
  constraint alokasi_nilai_jumlah_check check (nilai = jumlah + potongan + pph),
  -- A deposit that was taxed when it was given carries that tax with it where it is used.
  ppn erp.uang not null default 0,
  -- The tax that a deposit carries where it is used or given back, as frozen on the deposit: code,
  -- rate and base of nilai lain beside the tax itself; and what it takes off the tax of the
  -- document that uses it, in that document's rate (null where that document has no tax of its
  -- own).
  pajak_kode text references erp.pajak,
  tarif numeric(9, 6),
  dpp_lain erp.uang,
  tarif_dokumen numeric(9, 6),
  dpp_lain_dokumen erp.uang,
  ppn_dokumen erp.uang,
  constraint alokasi_pajak_check check (num_nonnulls(pajak_kode, tarif, dpp_lain) in (0, 3)),
  constraint alokasi_pajak_dokumen_check
    check (num_nonnulls(tarif_dokumen, dpp_lain_dokumen, ppn_dokumen) in (0, 3))
) with (
  autovacuum_analyze_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.05
);
create index on alokasi (posting_id);
create index on alokasi (transaksi_id);
create index on alokasi (pos_id);
create unique index alokasi_membalik_id_key
  on alokasi (membalik_id) where membalik_id is not null;
-- What reports about a past day look for: what was paid or reversed after it.
create index on alokasi (tanggal, pos_id);
create index alokasi_pajak_kode_idx on alokasi (pajak_kode, id) where pajak_kode is not null;

-- What keeps the books true without any function's good will: they are insert-only, a posting is
-- one transaction, and it is proven at commit.
create trigger posting_seal before update on posting
  for each row execute function erp_private.tg__posting_seal();
create trigger posting_append_only before delete or truncate on posting
  for each statement execute function erp_private.tg__books_append_only();
create constraint trigger posting_prove after insert on posting
  deferrable initially deferred
  for each row execute function erp_private.tg__posting_prove();
create trigger jurnal_append_only before update or delete or truncate on jurnal
  for each statement execute function erp_private.tg__books_append_only();
create trigger jurnal_posting_open after insert on jurnal referencing new table as baru
  for each statement execute function erp_private.tg__posting_open();
create trigger jurnal_baris_append_only before update or delete or truncate on jurnal_baris
  for each statement execute function erp_private.tg__books_append_only();
create trigger jurnal_baris_posting_open after insert on jurnal_baris referencing new table as baru
  for each statement execute function erp_private.tg__posting_open();
create trigger mutasi_stok_append_only before update or delete or truncate on mutasi_stok
  for each statement execute function erp_private.tg__books_append_only();
create trigger mutasi_stok_posting_open after insert on mutasi_stok referencing new table as baru
  for each statement execute function erp_private.tg__posting_open();
create trigger pos_terbuka_append_only before update or delete or truncate on pos_terbuka
  for each statement execute function erp_private.tg__books_append_only();
create trigger pos_terbuka_posting_open after insert on pos_terbuka referencing new table as baru
  for each statement execute function erp_private.tg__posting_open();
create trigger alokasi_append_only before update or delete or truncate on alokasi
  for each statement execute function erp_private.tg__books_append_only();
create trigger alokasi_posting_open after insert on alokasi referencing new table as baru
  for each statement execute function erp_private.tg__posting_open();
create trigger transaksi_kept before delete or update of id or truncate on transaksi
  for each statement execute function erp_private.tg__books_append_only();
create trigger transaksi_baris_kept before delete or update of id or truncate on transaksi_baris
  for each statement execute function erp_private.tg__books_append_only();
create trigger stok_lokasi_kept
  before delete or update of barang_id, lokasi_id or truncate on stok_lokasi
  for each statement execute function erp_private.tg__books_append_only();
