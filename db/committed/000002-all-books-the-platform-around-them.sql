--! Previous: sha1:aa09ceed15be8e6553db1ee30824ec8d4c5d7355
--! Hash: sha1:b8154132bff5a6419169d787e392934482c78674
--! Message: All books, the platform around them

--! split: 1-current.sql
-- Enter migration here

--! split: 010-stok.sql
-- Costing first in, first out, and stock that leaves before it comes.

comment on type erp.dasar_nilai is
  'How a replay values a stock movement: tetap = its own value stands; rata = by the tenant''s'
  ' costing method, out of the pool or like what lies there; cermin = the mirror of the movement'
  ' that it reverses, or of its part of its source.';

create type erp_private.lapisan as (
  mutasi_id bigint,
  ke integer,
  asal_id bigint,
  i integer,
  qty numeric,
  nilai numeric
);
alter type erp_private.lapisan owner to erp_owner;
comment on type erp_private.lapisan is
  'What is left of a quantity that came at one cost, or of one that left uncovered, and the '
  'movement that made it; asal_id is what a return or a reversal asks for, i its place in a '
  'replay.';

create type erp_private.kolam as (
  pool_id bigint,
  qty numeric,
  nilai numeric,
  hpp numeric,
  lapisan erp_private.lapisan[],
  antre erp_private.lapisan[]
);
alter type erp_private.kolam owner to erp_owner;
comment on type erp_private.kolam is
  'A cost pool on its way through a replay: quantity, value, last known cost (null: not looked '
  'up), open layers, oldest first, and the uncovered quantities that wait for goods, oldest first.';

create type erp_private.langkah as (
  id bigint,
  kolam integer,
  pool_id bigint,
  dasar erp.dasar_nilai,
  qty numeric,
  nilai numeric,
  semula numeric,
  sumber boolean,
  acu_id bigint,
  acu integer,
  balas_id bigint,
  balas integer,
  balik integer,
  balik_nilai numeric,
  netral boolean,
  bawa boolean,
  pilih bigint,
  asal bigint
);
alter type erp_private.langkah owner to erp_owner;
comment on type erp_private.langkah is
  'A movement as a replay passes it (stok_steps).';

create type erp_private.ambil as (
  pemakai_id bigint,
  lapisan_id bigint,
  ke integer,
  qty numeric,
  nilai numeric
);
alter type erp_private.ambil owner to erp_owner;
comment on type erp_private.ambil is 'What a movement takes out of a layer.';

alter type erp_private.koreksi add attribute penutup_id bigint;
comment on type erp_private.koreksi is
  'A stock movement whose value changes, and by how much. penutup_id: the goods that cover it came '
  'with that movement, at another cost; the difference stands there.';

drop function erp_private.stok_replay(bigint, date, bigint);
drop function erp_private.stok_replay_rows(bigint, date, bigint);
drop function erp_private.stok_replay_mirror(jsonb, jsonb, bigint, bigint, numeric, date, bigint);
drop function erp_private.stok_value(date, erp_private.gerak[], boolean);
drop function erp_private.void_moves(bigint, boolean);

--! split: 020-mundur.sql
-- Voids with what stands on them, and back-dated movements.

-- What orders were filled by is among the dependents of a document now.
drop function erp_private.void_order_penjualan(bigint, bigint, date);
drop function erp_private.void_order_pembelian(bigint, bigint, date);
drop function erp_private.order_void_check(bigint);

-- Corrections that are left to the worker.
alter type erp.aksi_posting add value 'koreksi';
drop function erp_private.stok_correct_write(
  bigint, bigint, bigint, date, erp_private.koreksi[]
);
alter type erp.neraca add attribute hpp_tertunda date;
comment on column erp.neraca.hpp_tertunda is
  'The day from which costs of goods wait for the worker to correct them; null when none do.';
alter type erp.rugi_laba add attribute hpp_tertunda date;
comment on column erp.rugi_laba.hpp_tertunda is
  'The day from which costs of goods wait for the worker to correct them; null when none do.';

-- Goods that a stocktaking had counted already.
drop function erp_private.stok_insert(
  bigint, bigint, date, date, bigint, erp_private.gerak[]
);
drop function erp_private.stok_post(bigint, bigint, date, erp_private.gerak[]);
alter type erp.penjualan_input add attribute sudah_terhitung_opname bigint;
comment on column erp.penjualan_input.sudah_terhitung_opname is
  'A later stocktaking that had counted these goods already: what the document moves there is'
  ' compensated on it.';
alter type erp.pembelian_input add attribute sudah_terhitung_opname bigint;
comment on column erp.pembelian_input.sudah_terhitung_opname is
  'A later stocktaking that had counted these goods already: what the document moves there is'
  ' compensated on it.';
alter type erp.retur_penjualan_input add attribute sudah_terhitung_opname bigint;
comment on column erp.retur_penjualan_input.sudah_terhitung_opname is
  'A later stocktaking that had counted these goods already: what the document moves there is'
  ' compensated on it.';
alter type erp.retur_pembelian_input add attribute sudah_terhitung_opname bigint;
comment on column erp.retur_pembelian_input.sudah_terhitung_opname is
  'A later stocktaking that had counted these goods already: what the document moves there is'
  ' compensated on it.';
alter type erp.transfer_stok_input add attribute sudah_terhitung_opname bigint;
comment on column erp.transfer_stok_input.sudah_terhitung_opname is
  'A later stocktaking that had counted these goods already: what the document moves there is'
  ' compensated on it.';
alter type erp.penggunaan_persediaan_input add attribute sudah_terhitung_opname bigint;
comment on column erp.penggunaan_persediaan_input.sudah_terhitung_opname is
  'A later stocktaking that had counted these goods already: what the document moves there is'
  ' compensated on it.';

--! split: 030-types_poin.sql
-- Points: their settings, lots and movements, the document that redeems them (bayar-poin), and what
-- travels between their functions.

set local role erp_owner;

alter type erp.jenis_jurnal add value 'kedaluwarsa';
alter type erp.aksi_posting add value 'kedaluwarsa';

create type erp.metode_poin as enum ('tangguhan', 'beban');
comment on type erp.metode_poin is
  'How points are booked: tangguhan = a part of the sale''s revenue waits as a liability; beban ='
  ' nothing until they are redeemed, which is then an expense.';

create type erp.jenis_poin as enum (
  'terbit', 'tukar', 'tarik', 'hutang', 'kedaluwarsa', 'pulih', 'imbang'
);
comment on type erp.jenis_poin is
  'What a movement of points is: terbit = given; tukar = redeemed; tarik = taken back with the'
  ' sale; hutang = taken back although used already; kedaluwarsa = expired; pulih = expired points'
  ' that were taken back; imbang = a debt that expiring points paid. A reversal is named as what it'
  ' reverses.';

alter type erp.penjualan_input add attribute poin bigint;
comment on column erp.penjualan_input.poin is
  'Points of the customer used to pay; they never lower the taxable base.';

create type erp.bayar_poin_baris_input as (
  barang_id bigint,
  satuan_id bigint,
  qty numeric,
  harga numeric,
  pajak_kode text,
  keterangan text
);
comment on type erp.bayar_poin_baris_input is 'Goods given for points.';
comment on column erp.bayar_poin_baris_input.satuan_id is 'Unit; the base unit when absent.';
comment on column erp.bayar_poin_baris_input.qty is 'Quantity in that unit, > 0. Required.';
comment on column erp.bayar_poin_baris_input.harga is
  'Usual price per unit, by which the value of the points is shared out among the lines; the sales'
  ' price when absent.';
comment on column erp.bayar_poin_baris_input.pajak_kode is
  'Tax code; that of the goods when absent. The tax is contained in the value of the points.';

create type erp.bayar_poin_input as (
  tanggal date,
  kontak_id bigint,
  lokasi_id bigint,
  mode text,
  poin bigint,
  cara text,
  dokumen_id bigint,
  akun_kas text,
  nilai numeric,
  kedaluwarsa date,
  nomor_referensi text,
  keterangan text,
  detail erp.bayar_poin_baris_input[],
  sudah_terhitung_opname bigint
);
comment on type erp.bayar_poin_input is
  'Points that a contact redeems, or those that it had when the books began.';
comment on column erp.bayar_poin_input.tanggal is 'Effective date, not in the future. Required.';
comment on column erp.bayar_poin_input.kontak_id is 'Whose points. Required.';
comment on column erp.bayar_poin_input.lokasi_id is 'Where goods leave; required with cara barang.';
comment on column erp.bayar_poin_input.mode is
  'tukar (default) redeems; saldo_awal opens points on the day before the books begin.';
comment on column erp.bayar_poin_input.sudah_terhitung_opname is
  'A later stocktaking that had counted these goods already: what the document moves there is'
  ' compensated on it.';
comment on column erp.bayar_poin_input.poin is 'How many points, > 0. Required.';
comment on column erp.bayar_poin_input.cara is
  'What is given for them: potong_piutang (of dokumen_id), tunai, or barang (detail). Required to'
  ' redeem.';
comment on column erp.bayar_poin_input.dokumen_id is
  'The contact''s document whose receivable the points pay; only with cara potong_piutang.';
comment on column erp.bayar_poin_input.akun_kas is
  'Cash or bank account, only with cara tunai; that of the role kas when absent.';
comment on column erp.bayar_poin_input.nilai is
  'In mode saldo_awal what the points are booked at; points × their value when absent, 0 by the'
  ' method beban.';
comment on column erp.bayar_poin_input.kedaluwarsa is
  'In mode saldo_awal the last day on which the points count; by the settings when absent.';
comment on column erp.bayar_poin_input.detail is 'Goods, only and always with cara barang.';

-- A part of a lot that a redemption takes: its points, what they are booked at, and what they are
-- worth to the customer.
create type erp_private.poin_ambil as (
  lot_id bigint,
  poin bigint,
  tercatat numeric,
  nilai numeric
);
comment on type erp_private.poin_ambil is 'What is taken from a lot of points.';

-- What points do to a document: lines with their share, own fields, journal entries.
create type erp_private.poin_hasil as (
  baris erp_private.baris[],
  rincian jsonb,
  ayat erp_private.ayat[]
);
comment on type erp_private.poin_hasil is 'What points do to a document.';

reset role;

-- A sale may be paid with points too.
drop function erp_private.penjualan_head(
  bigint, erp.penjualan_input, erp_private.baris[], numeric, numeric
);

--! split: 040-tahun.sql
-- What closing a book year answers.

set local role erp_owner;

create type erp.tahun_ditutup as (
  tahun integer,
  mulai date,
  akhir date,
  laba erp.uang,
  prive erp.uang,
  nomor text,
  jurnal json,
  tanggal_kunci date,
  peringatan text[],
  idempotent boolean,
  original_request_id text
);
comment on type erp.tahun_ditutup is 'A closed book year.';
comment on column erp.tahun_ditutup.tahun is 'The calendar year that the book year begins in.';
comment on column erp.tahun_ditutup.laba is
  'Net profit (a loss is negative) that went to retained earnings.';
comment on column erp.tahun_ditutup.prive is
  'Drawings that went to the owner''s capital; 0 when they were not asked to.';
comment on column erp.tahun_ditutup.nomor is
  'Number of the closing journal; null when there was nothing to close.';
comment on column erp.tahun_ditutup.jurnal is 'The closing journal with its lines.';
comment on column erp.tahun_ditutup.tanggal_kunci is 'Lock date after the closing.';
comment on column erp.tahun_ditutup.peringatan is
  'What deserves a look, but does not stand against it.';

reset role;

--! split: 041-setelan.sql
-- The settings of a tenant, one row each: a column of its table pengaturan, and what it may hold.

set local role erp_owner;

create table erp_private.setelan (
  nama text primary key check (nama ~ '^[a-z_]+$'),
  urutan integer not null unique,
  tipe text not null
    check (tipe in ('bulat', 'teks', 'pilihan', 'uang', 'kuantitas', 'tanggal', 'boolean')),
  tipe_sql text,
  grup text,
  wajib boolean not null default false,
  boleh_null boolean not null default false,
  minimum numeric,
  batas numeric,
  pola text,
  petunjuk text,
  diam boolean not null default false
);
comment on table erp_private.setelan is 'The settings of a tenant.';
comment on column erp_private.setelan.nama is 'The column of pengaturan.';
comment on column erp_private.setelan.grup is
  'The object that it is shown in, under its name without that of the object; null: none.';
comment on column erp_private.setelan.diam is
  'Whether all postings are held up while it changes: those under way depend on it.';
comment on column erp_private.setelan.pola is
  'What the value must match, in the words of petunjuk.';
grant select on erp_private.setelan to erp_writer, erp_reader;

-- A tenant's name is a setting, and the registry repeats it.
grant update on erp_private.tenant to erp_platform;

reset role;

--! split: 042-pengguna.sql
-- Users and modules of a tenant, as they are asked for and answered.

set local role erp_owner;

create type erp.modul_aktif as (kode text, aktif boolean);
comment on type erp.modul_aktif is 'A module, and whether it is on.';

create type erp.penugasan as (tenant_kode text, peran erp.peran);
comment on type erp.penugasan is 'A role in a tenant.';

create type erp.pengguna_dibuat as (id uuid, idempotent boolean, original_request_id text);
comment on type erp.pengguna_dibuat is 'A user that was given a role in the tenant.';

reset role;

--! split: 050-types_laporan.sql
-- What the statements of cash and of equity answer, and warnings on the balance sheet.

set local role erp_owner;

alter type erp.neraca add attribute peringatan text[];
comment on column erp.neraca.peringatan is
  'What a reader of it must know, each a sentence; empty when there is nothing.';

create type erp.arus_kas_baris as (
  kode text,
  nama text,
  masuk erp.uang,
  keluar erp.uang,
  nilai erp.uang
);
comment on type erp.arus_kas_baris is
  'What came in and went out as cash against one account; nilai = masuk - keluar.';

create type erp.arus_kas_bagian as (
  total erp.uang,
  akun erp.arus_kas_baris[]
);
comment on type erp.arus_kas_bagian is 'An activity of the statement of cash flows.';

create type erp.arus_kas_kas as (
  kode text,
  nama text,
  saldo_awal erp.uang,
  saldo_akhir erp.uang
);
comment on type erp.arus_kas_kas is 'A cash or bank account in the statement of cash flows.';

create type erp.arus_kas as (
  dari date,
  sampai date,
  saldo_awal erp.uang,
  operasi erp.arus_kas_bagian,
  investasi erp.arus_kas_bagian,
  pendanaan erp.arus_kas_bagian,
  kenaikan erp.uang,
  saldo_akhir erp.uang,
  cocok boolean,
  kas erp.arus_kas_kas[]
);
comment on type erp.arus_kas is 'Statement of cash flows, direct method.';
comment on column erp.arus_kas.saldo_awal is
  'Cash and bank before the period, with the opening balances that lie in it.';
comment on column erp.arus_kas.kenaikan is 'operasi + investasi + pendanaan.';
comment on column erp.arus_kas.saldo_akhir is 'Cash and bank at the end of the period.';
comment on column erp.arus_kas.cocok is 'Whether saldo_awal + kenaikan = saldo_akhir.';
comment on column erp.arus_kas.kas is 'The cash and bank accounts, opening and closing.';

create type erp.perubahan_ekuitas_baris as (
  kode text,
  nama text,
  saldo_awal erp.uang,
  penambahan erp.uang,
  pengurangan erp.uang,
  laba erp.uang,
  saldo_akhir erp.uang
);
comment on type erp.perubahan_ekuitas_baris is
  'An account of equity in a period: saldo_awal + penambahan - pengurangan + laba = saldo_akhir.';
comment on column erp.perubahan_ekuitas_baris.laba is
  'Net profit of the period; on the account of the result only.';

create type erp.perubahan_ekuitas as (
  dari date,
  sampai date,
  akun erp.perubahan_ekuitas_baris[],
  saldo_awal erp.uang,
  penambahan erp.uang,
  pengurangan erp.uang,
  laba erp.uang,
  saldo_akhir erp.uang,
  cocok boolean
);
comment on type erp.perubahan_ekuitas is 'Statement of changes in equity.';
comment on column erp.perubahan_ekuitas.saldo_akhir is 'Equity as the balance sheet has it.';
comment on column erp.perubahan_ekuitas.cocok is
  'Whether the opening and the changes give the equity of the balance sheet.';

create type erp_private.ppn_tarif as (
  sisi text,
  dikreditkan boolean,
  pajak_kode text,
  tarif numeric,
  dpp erp.uang,
  dpp_lain erp.uang,
  ppn erp.uang,
  ppn_buku erp.uang,
  banyak bigint
);
comment on type erp_private.ppn_tarif is 'Sums of the tax report for one side and rate.';

alter type erp_private.pos_dokumen add attribute tanggal_faktur date;
alter type erp_private.pos_dokumen add attribute nomor_faktur_asli text;

drop function erp_private.pos_per(erp.jenis_pos, date, boolean, timestamptz);
drop function erp_private.pos_dokumen(erp.jenis_pos, date, boolean, boolean, timestamptz);
drop function erp_private.pos_json(erp_private.pos_dokumen);
drop function erp_private.pos_ringkasan_json(bigint, erp_private.pos_dokumen[]);
drop function erp_private.kartu_gerak(bigint, date, bigint, timestamptz);

create type erp_private.penjualan_rekap_baris as (
  tanggal date,
  id bigint,
  qty numeric,
  potongan numeric,
  bersih numeric,
  hpp numeric
);
comment on type erp_private.penjualan_rekap_baris is
  'Sales of a day, a barang or a contact in a month.';

reset role;

--! split: 070-trade_reviewed.sql
-- What trade lacked: tax invoices of lines, warnings in an answer.

alter type erp.penjualan_baris_input add attribute nomor_faktur_pajak text;
comment on column erp.penjualan_baris_input.nomor_faktur_pajak is
  'Number of the tax invoice; only on a taxed line.';

alter type erp.pembelian_baris_input add attribute nomor_faktur_pajak text;
comment on column erp.pembelian_baris_input.nomor_faktur_pajak is
  'Number of the supplier''s tax invoice; only on a taxed line.';
alter type erp.pembelian_baris_input add attribute masa_kredit text;
comment on column erp.pembelian_baris_input.masa_kredit is
  'Month (YYYY-MM) in which the input tax is credited; that of tanggal when absent. Only on a line'
  ' whose tax is creditable.';

alter type erp.transaksi_dibuat add attribute peringatan text[];
comment on column erp.transaksi_dibuat.peringatan is
  'What was booked all the same, but somebody should look at; null when there is nothing.';

drop function erp_private.kontak_credit(bigint, numeric);
drop function erp_private.tunai_settle(
  numeric, numeric, erp.pembayaran_input[], numeric, numeric
);
drop function erp_private.order_link(erp_private.baris[], bigint[]);
alter type erp.draft_terkirim add attribute peringatan text[];
comment on column erp.draft_terkirim.peringatan is
  'What was booked all the same, but somebody should look at; null when there is nothing.';

comment on column erp.penjualan_baris_input.order_baris_id is
  'Line of an order (detail[].id) that this delivers; unit, price with its discount and tax are the'
  ' order''s when absent.';
comment on column erp.pembelian_baris_input.order_baris_id is
  'Line of an order (detail[].id) that this fills; unit, price with its discount and tax are the'
  ' order''s when absent.';

--! split: 080-uang.sql
-- What the review of the kinds around money changed in types and signatures.

set local role erp_owner;

drop function if exists erp_private.kas_check(bigint);
drop function if exists erp_private.saldo_post(bigint);
drop function if exists erp_private.posting_finish(
  bigint, bigint, erp.jenis_transaksi, bigint, date, erp_private.jurnal_kepala[]
);
drop function if exists erp_private.pos_fifo(bigint, erp.jenis_pos, text, date, numeric);
drop function if exists erp_private.audit_check(erp.audit_hutang_piutang_input);

drop function if exists erp_private.pelunasan_lines(erp_private.alokasi_masukan[]);

create table if not exists erp.pph (
  kode text primary key,
  nama text not null
);
create table if not exists erp.pph_tarif (
  pph_kode text not null references erp.pph,
  berlaku_dari date not null,
  tarif numeric(9, 6) not null check (tarif > 0 and tarif <= 100),
  primary key (pph_kode, berlaku_dari)
);
comment on table erp.pph is 'Income taxes that are withheld when somebody is paid or billed.';
comment on table erp.pph_tarif is
  'Dated rates of income taxes; one without a rate is given as an amount.';
grant select on erp.pph, erp.pph_tarif to erp_app, erp_writer, erp_reader, erp_platform;

alter type erp.pos_lain_baris_input drop attribute if exists pph_kode;
alter type erp.pos_lain_baris_input drop attribute if exists pph;
alter type erp.pos_lain_baris_input add attribute pph_kode text;
alter type erp.pos_lain_baris_input add attribute pph numeric;
comment on column erp.pos_lain_baris_input.pph_kode is
  'Code of the income tax that is withheld from the amount.';
comment on column erp.pos_lain_baris_input.pph is
  'Income tax withheld, 2 decimals; at the rate of pph_kode when absent.';

alter type erp.pelunasan_alokasi_input drop attribute if exists pph_kode;
alter type erp.pelunasan_alokasi_input add attribute pph_kode text;
comment on column erp.pelunasan_alokasi_input.pph_kode is
  'Code of the income tax withheld; only with pph.';

do $$
begin
  if to_regtype('erp.aset_lepas_input') is null then
    create type erp.aset_lepas_input as (
      tanggal date,
      nilai numeric,
      pajak_kode text,
      akun_kas text,
      kontak_id bigint,
      jatuh_tempo date,
      lokasi_id bigint,
      nomor_referensi text,
      keterangan text
    );
  end if;
end
$$;
comment on type erp.aset_lepas_input is
  'Disposal of a fixed asset: sold for money, sold on credit, or given up for nothing.';
comment on column erp.aset_lepas_input.tanggal is
  'Day of disposal; not before the end of the last month depreciated. Required.';
comment on column erp.aset_lepas_input.nilai is
  'Price without tax, >= 0, 2 decimals; 0 when absent.';
comment on column erp.aset_lepas_input.pajak_kode is 'Tax code, added to the price.';
comment on column erp.aset_lepas_input.akun_kas is
  'Cash or bank account that receives the price; without it the contact owes it.';
comment on column erp.aset_lepas_input.kontak_id is 'Buyer. Required for a price without akun_kas.';
comment on column erp.aset_lepas_input.jatuh_tempo is
  'When the price is due; by the term of the contact when absent.';

alter type erp.aset_input drop attribute if exists tanggal_pelepasan;

reset role;

--! split: 100-dashboard.sql
-- What the dashboard answers.

create type erp.dashboard_kpi as (
  penjualan_hari_ini erp.uang,
  penjualan_bulan_ini erp.uang,
  laba_kotor_bulan_ini erp.uang,
  kas_bank erp.uang,
  piutang_outstanding erp.uang,
  piutang_jatuh_tempo erp.uang,
  hutang_outstanding erp.uang,
  nilai_stok erp.uang,
  stok_menipis integer,
  transaksi_hari_ini integer,
  per date
);
alter type erp.dashboard_kpi owner to erp_owner;
comment on type erp.dashboard_kpi is 'The main figures of a tenant on its own today.';
comment on column erp.dashboard_kpi.penjualan_hari_ini is
  'Net sales of today, as penjualan_bersih of the income statement.';
comment on column erp.dashboard_kpi.penjualan_bulan_ini is
  'Net sales since the first of the month.';
comment on column erp.dashboard_kpi.laba_kotor_bulan_ini is
  'Net sales less cost of sales since the first of the month.';
comment on column erp.dashboard_kpi.kas_bank is 'Balance of cash and bank accounts (subclass 11).';
comment on column erp.dashboard_kpi.piutang_outstanding is
  'Balance of the receivable control accounts, as the receivable report.';
comment on column erp.dashboard_kpi.piutang_jatuh_tempo is
  'What of the receivables is past its due date.';
comment on column erp.dashboard_kpi.hutang_outstanding is
  'Balance of the payable control accounts, as the payable report.';
comment on column erp.dashboard_kpi.nilai_stok is 'Value of the stock, goods in transit included.';
comment on column erp.dashboard_kpi.stok_menipis is
  'Active goods whose stock is below their stok_minimum.';
comment on column erp.dashboard_kpi.transaksi_hari_ini is 'Final documents dated today.';
comment on column erp.dashboard_kpi.per is 'Today by the tenant''s clock.';

create type erp.dashboard_hari as (
  tanggal date, penjualan erp.uang, hpp erp.uang, laba_kotor erp.uang, transaksi integer
);
alter type erp.dashboard_hari owner to erp_owner;
comment on type erp.dashboard_hari is 'One day of the trend.';
comment on column erp.dashboard_hari.penjualan is 'Net sales of the day.';
comment on column erp.dashboard_hari.hpp is 'Cost of sales of the day (class 5).';
comment on column erp.dashboard_hari.laba_kotor is 'penjualan less hpp.';
comment on column erp.dashboard_hari.transaksi is 'Final documents dated on the day.';

create type erp.dashboard_bulan as (
  dari date, sampai date, penjualan erp.uang, hpp erp.uang, laba_kotor erp.uang,
  beban_usaha erp.uang, laba_bersih erp.uang, kas_bersih erp.uang, transaksi integer
);
alter type erp.dashboard_bulan owner to erp_owner;
comment on type erp.dashboard_bulan is 'The figures of a month.';
comment on column erp.dashboard_bulan.dari is 'First day.';
comment on column erp.dashboard_bulan.sampai is 'Last day; of the running month today.';
comment on column erp.dashboard_bulan.penjualan is 'Net sales.';
comment on column erp.dashboard_bulan.hpp is 'Cost of sales (class 5).';
comment on column erp.dashboard_bulan.laba_kotor is 'penjualan less hpp.';
comment on column erp.dashboard_bulan.beban_usaha is 'Operating expenses (subclasses 61 and 62).';
comment on column erp.dashboard_bulan.laba_bersih is 'Net profit, as the income statement.';
comment on column erp.dashboard_bulan.kas_bersih is
  'Change of cash and bank accounts (subclass 11).';
comment on column erp.dashboard_bulan.transaksi is 'Final documents dated in the month.';

--! split: 110-notifikasi.sql
-- Notifications: what a person should know, in the app and by e-mail.

-- Made by reference/notifikasi_jenis.sql.
create table erp_private.notifikasi_jenis (
  kode text primary key check (kode ~ '^[a-z][a-z_]{0,39}$'),
  peran erp.peran[] not null
);
alter table erp_private.notifikasi_jenis owner to erp_owner;
comment on table erp_private.notifikasi_jenis is
  'Kinds of notifications, and the roles that get one of a tenant and go on seeing it.';

-- Wishes for access have ids of their own: from a gap in those of all notifications the requester
-- could tell whether an admin was told, and so whether there is such a tenant.
create sequence erp_private.notifikasi_akses_seq start 2 increment 2;
alter sequence erp_private.notifikasi_akses_seq owner to erp_owner;
grant usage on sequence erp_private.notifikasi_akses_seq to erp_platform;

create table erp_private.notifikasi (
  id bigint primary key generated by default as identity (start 1 increment 2),
  pengguna_id uuid not null references erp_private.pengguna on delete cascade,
  tenant_kode text references erp_private.tenant on delete cascade,
  jenis text not null,
  kunci text not null check (length(kunci) between 1 and 300),
  judul text not null check (length(judul) between 1 and 200),
  isi text not null check (length(isi) <= 4000),
  tautan text,
  surel text not null default 'baru'
    check (surel in ('baru', 'antre', 'terkirim', 'ditolak', 'gagal', 'tidak')),
  dibuat_pada timestamptz not null default clock_timestamp(),
  dibaca_pada timestamptz,
  lingkup text not null generated always as (coalesce(tenant_kode, '') || '/' || jenis) stored,
  unique (pengguna_id, kunci)
);
alter table erp_private.notifikasi owner to erp_owner;
-- Lists and counts are answered from the index alone: a user may have very many.
create index on erp_private.notifikasi (pengguna_id, dibuat_pada, id)
  include (lingkup, dibaca_pada);
create index notifikasi_belum_dibaca on erp_private.notifikasi (pengguna_id, dibuat_pada, id)
  include (lingkup) where dibaca_pada is null;
create index on erp_private.notifikasi (tenant_kode);
create index on erp_private.notifikasi (dibaca_pada) where dibaca_pada is not null;
create index notifikasi_surel_baru on erp_private.notifikasi (id) where surel = 'baru';
comment on table erp_private.notifikasi is 'Notifications. Each belongs to one user.';
comment on column erp_private.notifikasi.tenant_kode is
  'The tenant it speaks of: shown only while the user has a role there that gets such ones.';
comment on column erp_private.notifikasi.kunci is
  'What brought it about: repeated work makes no second one for the same user.';
comment on column erp_private.notifikasi.surel is
  'E-mail: baru not looked at, antre handed to a job, terkirim accepted by the mail server, '
  'ditolak refused for good, gagal given up, tidak not wanted or not possible.';
comment on column erp_private.notifikasi.lingkup is
  'tenant_kode/jenis, for the check of who sees it.';

create table erp_private.akses_antre (
  notifikasi_id bigint primary key references erp_private.notifikasi on delete cascade,
  tenant_kode text not null,
  alasan text
);
alter table erp_private.akses_antre owner to erp_owner;
comment on table erp_private.akses_antre is
  'Wishes for access that no admin was told of yet. The tenant''s code is as the user wrote it.';

grant select on erp_private.notifikasi_jenis to erp_platform;
grant select, insert, update, delete
  on erp_private.notifikasi, erp_private.akses_antre to erp_platform;

create type erp.notifikasi_dibuat as (id bigint);
alter type erp.notifikasi_dibuat owner to erp_owner;
comment on type erp.notifikasi_dibuat is 'The notification that was made.';

--! split: 120-audit.sql
-- Which changes of a tenant's table go into the audit trail.
alter table erp_private.tenant_table add column jejak text
  check (jejak in ('penuh', 'ubah', 'dokumen', 'tidak'));
comment on column erp_private.tenant_table.jejak is
  'Audited changes: penuh every one; ubah updates and deletes, because what is inserted belongs to '
  'a document; dokumen as transaksi; tidak none. Absent: penuh for induk, ubah for dokumen, else '
  'tidak.';

create type erp_private.audit_masalah as (posisi bigint, audit_id bigint, jenis text);
alter type erp_private.audit_masalah owner to erp_owner;

--! split: 130-ai.sql
-- What questions in words are compiled against: metrics, dimensions, and the facts they are read
-- from. The rows are in reference/ai.sql; nothing that is not a row can be asked for.

set local role erp_owner;

create type erp_private.ai_fakta as (
  tanggal date,
  barang_id bigint,
  kontak_id bigint,
  lokasi_id bigint,
  akun_kode text,
  subklas_id integer,
  umur text,
  qty numeric,
  potongan numeric,
  nilai numeric,
  lawan numeric,
  banyak bigint
);
comment on type erp_private.ai_fakta is
  'A fact that metrics add up: what it is about, and its measures. Each source fills its own.';

create type erp_private.ai_angka as (
  k1 text,
  k2 text,
  j1 text,
  j2 text,
  ke integer,
  nilai numeric
);
comment on type erp_private.ai_angka is
  'A figure: the keys of its group, the place of the group for a comparison (a month is compared '
  'with the month of the same place), the place of the metric in the question.';

create table erp_private.ai_sumber (
  kode text primary key,
  panggilan text not null,
  dimensi text[] not null,
  per_ember boolean not null,
  saldo boolean not null,
  subklas int4range not null default '[41,64]',
  tautan text not null
);
comment on table erp_private.ai_sumber is 'Where figures are read from.';
comment on column erp_private.ai_sumber.panggilan is
  'The function that gives the facts of the days %1$s to %2$s.';
comment on column erp_private.ai_sumber.dimensi is 'What they can be grouped and filtered by.';
comment on column erp_private.ai_sumber.per_ember is
  'Asked once for each day, month, … of a grouping by time.';
comment on column erp_private.ai_sumber.saldo is 'Balances at the last day, not what happened.';
comment on column erp_private.ai_sumber.subklas is 'The accounts that it knows.';
comment on column erp_private.ai_sumber.tautan is 'The report with the same figures.';

create table erp_private.ai_metrik (
  kode text not null,
  sumber text not null references erp_private.ai_sumber,
  urutan integer not null,
  nama text not null,
  satuan text not null check (satuan in ('uang', 'qty', 'persen', 'banyak')),
  ekspresi text not null,
  primary key (kode, sumber)
);
create index on erp_private.ai_metrik (sumber);
comment on table erp_private.ai_metrik is 'What can be asked for.';
comment on column erp_private.ai_metrik.urutan is
  'Of the sources that know what a question groups by, the first is taken.';
comment on column erp_private.ai_metrik.ekspresi is 'Aggregate over facts f.';

create table erp_private.ai_dimensi (
  kode text primary key,
  nama text not null,
  ekspresi text not null,
  waktu text,
  urutan_cari integer
);
comment on table erp_private.ai_dimensi is 'What figures can be grouped and filtered by.';
comment on column erp_private.ai_dimensi.ekspresi is
  'The key of a group, over facts f, goods b and contacts k.';
comment on column erp_private.ai_dimensi.waktu is 'The unit of date_trunc, of dimensions of time.';
comment on column erp_private.ai_dimensi.urutan_cari is
  'Where a name that could be several things is looked for first.';

grant select on erp_private.ai_sumber, erp_private.ai_metrik, erp_private.ai_dimensi to erp_reader;

insert into erp.modul_ref (kode, nama, grup, rute, hak, urutan)
  values ('ai', 'Tanya Data', 'Ringkasan', '/ai', 'ai', 13)
on conflict (kode) do nothing;

reset role;

-- Tenants that are there already get the module as new ones do: switched on.
do $$
declare
  v_skema text;
begin
  for v_skema in select t.skema from erp_private.tenant as t loop
    execute format(
      'insert into %I.modul (kode) values (%L) on conflict do nothing returning kode', v_skema, 'ai'
    );
  end loop;
end
$$;

--! split: 500-functions.sql
-- Generated by db/scripts/include.ts. Do not edit: edit the files it includes.

-- Functions call each other in any order, so their bodies are checked when all of them are there (fresh.ts).
set local check_function_bodies = off;

--! Included reference/ai.sql
-- The semantic layer: what questions in words may ask for. docs/ai.md lists it for users.

delete from erp_private.ai_metrik;
delete from erp_private.ai_dimensi;
delete from erp_private.ai_sumber;

insert into erp_private.ai_dimensi (kode, nama, ekspresi, waktu, urutan_cari) values
  ('barang', 'barang', 'f.barang_id::text', null, 1),
  ('kategori', 'kategori', 'b.kategori', null, 2),
  ('merek', 'merek', 'b.merek', null, 3),
  ('pelanggan', 'pelanggan', 'f.kontak_id::text', null, 4),
  ('supplier', 'supplier', 'f.kontak_id::text', null, 5),
  ('kota', 'kota', 'k.kota', null, 7),
  ('lokasi', 'lokasi', 'f.lokasi_id::text', null, 6),
  ('akun', 'akun', 'f.akun_kode', null, 8),
  ('umur', 'umur', 'f.umur', null, null),
  ('hari', 'hari', 'to_char(f.tanggal, ''YYYY-MM-DD'')', 'day', null),
  ('minggu', 'minggu', 'to_char(date_trunc(''week'', f.tanggal), ''YYYY-MM-DD'')', 'week', null),
  ('bulan', 'bulan', 'to_char(f.tanggal, ''YYYY-MM'')', 'month', null),
  ('kuartal', 'kuartal', 'to_char(f.tanggal, ''YYYY-"K"Q'')', 'quarter', null),
  ('tahun', 'tahun', 'to_char(f.tanggal, ''YYYY'')', 'year', null);

insert into erp_private.ai_sumber (kode, panggilan, dimensi, per_ember, saldo, tautan)
  select s.kode, s.panggilan, s.dimensi || '{hari,minggu,bulan,kuartal,tahun}', s.per_ember,
         s.saldo, s.tautan
    from (values
      ('laba', 'erp_private.ai_laba(%1$s, %2$s)', '{akun}'::text[], false, false,
        '/api/laporan/rugi-laba?dari={dari}&sampai={sampai}'),
      ('penjualan', 'erp_private.ai_penjualan(%1$s, %2$s)',
        '{barang,kategori,merek,pelanggan,kota,lokasi}', false, false,
        '/api/laporan/penjualan/summary?group_by={grup}&dari={dari}&sampai={sampai}'),
      ('jual', 'erp_private.ai_dokumen(''penjualan'', %1$s, %2$s)', '{pelanggan,kota,lokasi}',
        false, false, '/api/transaksi/penjualan?filter=status:final,dari:{dari},sampai:{sampai}'),
      ('retur_jual', 'erp_private.ai_dokumen(''retur-penjualan'', %1$s, %2$s)',
        '{pelanggan,kota,lokasi}', false, false,
        '/api/transaksi/retur-penjualan?filter=status:final,dari:{dari},sampai:{sampai}'),
      ('beli', 'erp_private.ai_dokumen(''pembelian'', %1$s, %2$s)', '{supplier,kota,lokasi}',
        false, false, '/api/transaksi/pembelian?filter=status:final,dari:{dari},sampai:{sampai}'),
      ('retur_beli', 'erp_private.ai_dokumen(''retur-pembelian'', %1$s, %2$s)',
        '{supplier,kota,lokasi}', false, false,
        '/api/transaksi/retur-pembelian?filter=status:final,dari:{dari},sampai:{sampai}'),
      ('arus_kas', 'erp_private.ai_arus_kas(%1$s, %2$s)', '{}', false, false,
        '/api/laporan/arus-kas?dari={dari}&sampai={sampai}'),
      ('kas', 'erp_private.ai_kas(%2$s, %1$s)', '{akun}', true, true,
        '/api/laporan/neraca?per={sampai}'),
      ('neraca', 'erp_private.ai_neraca(%2$s, %1$s)', '{akun}', true, true,
        '/api/laporan/neraca?per={sampai}'),
      ('piutang', 'erp_private.ai_pos(''piutang'', %2$s, %1$s)', '{pelanggan,kota,umur}', true,
        true, '/api/laporan/piutang?sampai={sampai}'),
      ('hutang', 'erp_private.ai_pos(''hutang'', %2$s, %1$s)', '{supplier,kota,umur}', true,
        true, '/api/laporan/hutang?sampai={sampai}'),
      ('stok', 'erp_private.ai_stok(%2$s, %1$s)', '{barang,kategori,merek,lokasi}', true, true,
        '/api/laporan/stok?per={sampai}'),
      ('menipis', 'erp_private.ai_menipis(%2$s, %1$s)', '{barang,kategori,merek}', true, true,
        '/api/laporan/stok?per={sampai}')
    ) as s (kode, panggilan, dimensi, per_ember, saldo, tautan);

update erp_private.ai_sumber set subklas = '[11,11]' where kode = 'kas';
update erp_private.ai_sumber set subklas = '[11,32]' where kode = 'neraca';

insert into erp_private.ai_metrik (kode, sumber, urutan, nama, satuan, ekspresi) values
  ('penjualan', 'laba', 1, 'penjualan bersih', 'uang',
    'sum(f.nilai) filter (where f.subklas_id = 41)'),
  ('penjualan', 'penjualan', 2, 'penjualan bersih', 'uang', 'sum(f.nilai)'),
  ('qty_terjual', 'penjualan', 1, 'jumlah terjual', 'qty', 'sum(f.qty)'),
  ('potongan', 'penjualan', 1, 'potongan penjualan', 'uang', 'sum(f.potongan)'),
  ('hpp', 'laba', 1, 'harga pokok penjualan', 'uang',
    '-sum(f.nilai) filter (where f.subklas_id in (51, 52))'),
  ('hpp', 'penjualan', 2, 'harga pokok penjualan', 'uang', 'sum(f.lawan)'),
  ('laba_kotor', 'laba', 1, 'laba kotor', 'uang',
    'sum(f.nilai) filter (where f.subklas_id in (41, 51, 52))'),
  ('laba_kotor', 'penjualan', 2, 'laba kotor', 'uang', 'sum(f.nilai - f.lawan)'),
  ('margin', 'laba', 1, 'margin laba kotor', 'persen',
    'round(100 * sum(f.nilai) filter (where f.subklas_id in (41, 51, 52))'
    ' / nullif(sum(f.nilai) filter (where f.subklas_id = 41), 0), 2)'),
  ('margin', 'penjualan', 2, 'margin laba kotor', 'persen',
    'round(100 * sum(f.nilai - f.lawan) / nullif(sum(f.nilai), 0), 2)'),
  ('beban', 'laba', 1, 'beban usaha', 'uang',
    '-sum(f.nilai) filter (where f.subklas_id in (61, 62))'),
  ('semua_beban', 'laba', 1, 'seluruh beban', 'uang',
    '-sum(f.nilai) filter (where f.subklas_id between 61 and 64)'),
  ('laba_usaha', 'laba', 1, 'laba usaha', 'uang',
    'sum(f.nilai) filter (where f.subklas_id in (41, 51, 52, 61, 62))'),
  ('pendapatan_lain', 'laba', 1, 'pendapatan lain', 'uang',
    'sum(f.nilai) filter (where f.subklas_id = 42)'),
  ('laba_bersih', 'laba', 1, 'laba bersih', 'uang', 'sum(f.nilai)'),
  ('jumlah_penjualan', 'jual', 1, 'jumlah transaksi penjualan', 'banyak', 'sum(f.banyak)'),
  ('rata_penjualan', 'jual', 1, 'rata-rata nilai transaksi penjualan', 'uang',
    'round(sum(f.nilai) / nullif(sum(f.banyak), 0), 2)'),
  ('pelanggan_aktif', 'jual', 1, 'pelanggan yang berbelanja', 'banyak',
    'count(distinct f.kontak_id)'),
  ('retur_penjualan', 'retur_jual', 1, 'retur penjualan', 'uang', 'sum(f.nilai)'),
  ('pembelian', 'beli', 1, 'pembelian', 'uang', 'sum(f.nilai)'),
  ('jumlah_pembelian', 'beli', 1, 'jumlah transaksi pembelian', 'banyak', 'sum(f.banyak)'),
  ('retur_pembelian', 'retur_beli', 1, 'retur pembelian', 'uang', 'sum(f.nilai)'),
  ('kas', 'kas', 1, 'kas dan bank', 'uang', 'sum(f.nilai)'),
  ('kas_masuk', 'arus_kas', 1, 'kas masuk', 'uang', 'sum(f.nilai)'),
  ('kas_keluar', 'arus_kas', 1, 'kas keluar', 'uang', 'sum(f.lawan)'),
  ('arus_kas', 'arus_kas', 1, 'kenaikan kas', 'uang', 'sum(f.nilai - f.lawan)'),
  ('aset', 'neraca', 1, 'aset', 'uang', 'sum(f.nilai) filter (where f.banyak = 1)'),
  ('kewajiban', 'neraca', 1, 'kewajiban', 'uang', 'sum(f.nilai) filter (where f.banyak = 2)'),
  ('ekuitas', 'neraca', 1, 'ekuitas', 'uang', 'sum(f.nilai) filter (where f.banyak = 3)'),
  ('piutang', 'piutang', 1, 'piutang', 'uang', 'sum(f.nilai)'),
  ('piutang_jatuh_tempo', 'piutang', 1, 'piutang lewat jatuh tempo', 'uang',
    'sum(f.nilai) filter (where f.umur <> ''belum_jatuh_tempo'')'),
  ('hutang', 'hutang', 1, 'hutang', 'uang', 'sum(f.nilai)'),
  ('hutang_jatuh_tempo', 'hutang', 1, 'hutang lewat jatuh tempo', 'uang',
    'sum(f.nilai) filter (where f.umur <> ''belum_jatuh_tempo'')'),
  ('stok', 'stok', 1, 'stok', 'qty', 'sum(f.qty)'),
  ('nilai_stok', 'stok', 1, 'nilai stok', 'uang', 'sum(f.nilai)'),
  ('barang_menipis', 'menipis', 1, 'barang di bawah stok minimum', 'banyak', 'sum(f.banyak)'),
  ('barang_habis', 'menipis', 1, 'barang yang habis', 'banyak',
    'count(*) filter (where f.qty <= 0)');
--! EndIncluded reference/ai.sql
--! Included reference/master_kolom.sql
-- The master entities and their fields. Order of the fields = order in every answer.

insert into erp_private.master_entitas (entitas, label, kunci, kode_galat, awalan, lebar, cari)
values
  ('barang', 'barang', 'id', 'TDBRG', 'BRG-', 5, true),
  ('kontak', 'kontak', 'id', 'TDKTK', 'KTK-', 5, true),
  ('lokasi', 'lokasi', 'id', 'TDLOK', 'LOK', 1, true),
  ('akun', 'akun', 'kode', 'TDAKN', null, null, true),
  ('satuan', 'satuan', 'id', 'TDSTN', null, null, true),
  ('harga', 'tingkat harga', 'kode', 'TDHRG', null, null, true),
  ('barang_satuan', 'satuan barang', 'id', 'TDBST', null, null, false),
  ('barang_harga', 'harga barang', 'id', 'TDBHG', null, null, false),
  ('aset', 'aset', 'id', 'TDAST', 'AST-', 5, true)
on conflict (entitas) do update set
  label = excluded.label, kunci = excluded.kunci, kode_galat = excluded.kode_galat,
  awalan = excluded.awalan, lebar = excluded.lebar, cari = excluded.cari;

delete from erp_private.master_kolom;

insert into erp_private.master_kolom (entitas, nama, urutan, tipe)
  select entitas, 'id', 0, 'id' from erp_private.master_entitas where kunci = 'id'
on conflict do nothing;

-- Texts and choices.
insert into erp_private.master_kolom (
  entitas, nama, urutan, tipe, dapat_ditulis, wajib, boleh_null, dapat_dicari,
  batas, tipe_sql, baku, pola, petunjuk
)
values
  ('barang', 'kode', 1, 'teks', true, false, false, true, 40, null, null,
    '^[^[:cntrl:]]{1,40}$', '1 sampai 40 huruf tanpa karakter kendali'),
  ('barang', 'nama', 2, 'teks', true, true, false, true, 200, null, null, null, null),
  ('barang', 'jenis', 3, 'pilihan', true, false, false, false, null,
    'erp.barang_jenis', '"persediaan"', null, null),
  ('barang', 'kategori', 5, 'teks', true, false, true, true, 100, null, null, null, null),
  ('barang', 'merek', 6, 'teks', true, false, true, true, 100, null, null, null, null),
  ('barang', 'barcode', 7, 'teks', true, false, true, true, 100, null, null, null, null),
  ('barang', 'kebijakan_stok_minus', 11, 'pilihan', true, false, true, false, null,
    'erp.kebijakan_stok_minus', null, null, null),
  ('kontak', 'kode', 1, 'teks', true, false, false, true, 40, null, null,
    '^[^[:cntrl:]]{1,40}$', '1 sampai 40 huruf tanpa karakter kendali'),
  ('kontak', 'nama', 2, 'teks', true, true, false, true, 200, null, null, null, null),
  ('kontak', 'tipe', 3, 'pilihan', true, true, false, false, null,
    'erp.kontak_tipe', null, null, null),
  ('kontak', 'alamat', 4, 'teks', true, false, true, true, 1000, null, null, null, null),
  ('kontak', 'kota', 5, 'teks', true, false, true, true, 100, null, null, null, null),
  ('kontak', 'telepon', 6, 'teks', true, false, true, true, 50, null, null, null, null),
  ('kontak', 'email', 7, 'teks', true, false, true, true, 200, null, null, null, null),
  ('kontak', 'npwp', 8, 'teks', true, false, true, true, 30, null, null, null, null),
  ('lokasi', 'kode', 1, 'teks', true, false, false, true, 10, null, null,
    '^[A-Z0-9-]{1,10}$', '1 sampai 10 huruf besar, angka atau tanda hubung'),
  ('lokasi', 'nama', 2, 'teks', true, true, false, true, 100, null, null, null, null),
  ('lokasi', 'tipe', 3, 'pilihan', true, false, false, false, null,
    'erp.lokasi_tipe', '"gudang"', null, null),
  ('lokasi', 'alamat', 4, 'teks', true, false, true, true, 1000, null, null, null, null),
  ('akun', 'kode', 1, 'teks', true, true, false, true, 20, null, null,
    '^[0-9A-Za-z.-]{1,20}$', '1 sampai 20 huruf, angka, titik atau tanda hubung'),
  ('akun', 'nama', 2, 'teks', true, true, false, true, 200, null, null, null, null),
  ('akun', 'saldo_normal', 4, 'pilihan', true, false, false, false, null,
    'erp.saldo_normal', null, null, null),
  ('satuan', 'kode', 1, 'teks', true, true, false, true, 20, null, null,
    '^[^[:cntrl:]]{1,20}$', '1 sampai 20 huruf tanpa karakter kendali'),
  ('satuan', 'nama', 2, 'teks', true, true, false, true, 100, null, null, null, null),
  ('harga', 'kode', 1, 'teks', true, true, false, true, 20, null, null,
    '^[^[:cntrl:]]{1,20}$', '1 sampai 20 huruf tanpa karakter kendali'),
  ('harga', 'nama', 2, 'teks', true, true, false, true, 100, null, null, null, null),
  ('harga', 'keterangan', 3, 'teks', true, false, true, true, 1000, null, null, null, null),
  ('barang_satuan', 'barcode', 4, 'teks', true, false, true, true, 100, null, null, null, null),
  ('aset', 'kode', 1, 'teks', true, false, false, true, 40, null, null,
    '^[^[:cntrl:]]{1,40}$', '1 sampai 40 huruf tanpa karakter kendali'),
  ('aset', 'nama', 2, 'teks', true, true, false, true, 200, null, null, null, null),
  ('aset', 'metode', 11, 'pilihan', true, false, false, false, null,
    'erp.metode_penyusutan', '"garis_lurus"', null, null);

-- Amounts, quantities, whole numbers, days and flags.
insert into erp_private.master_kolom (
  entitas, nama, urutan, tipe, dapat_ditulis, wajib, boleh_null, minimum, batas, baku
)
values
  ('barang', 'harga_beli', 8, 'harga_satuan', true, false, true, 0, null, null),
  ('barang', 'harga_jual', 9, 'harga_satuan', true, false, true, 0, null, null),
  ('barang', 'stok_minimum', 10, 'kuantitas', true, false, true, 0, null, null),
  ('kontak', 'batas_kredit', 9, 'uang', true, false, true, 0, null, null),
  ('kontak', 'termin_hari', 10, 'bulat', true, false, false, 0, 3650, '0'),
  ('akun', 'adalah_kas', 6, 'boolean', true, false, false, null, null, 'false'),
  ('harga', 'urutan', 4, 'bulat', true, false, false, 0, 1000000, '0'),
  ('barang_satuan', 'faktor', 3, 'kuantitas', true, true, false, 0.000001, null, null),
  ('barang_harga', 'harga', 4, 'harga_satuan', true, true, false, 0, null, null),
  ('barang_harga', 'qty_minimum', 5, 'kuantitas', true, false, false, 0, null, '0'),
  ('barang_harga', 'berlaku_dari', 6, 'tanggal', true, false, true, null, null, null),
  ('barang_harga', 'berlaku_sampai', 7, 'tanggal', true, false, true, null, null, null),
  ('aset', 'tanggal', 6, 'tanggal', true, true, false, null, null, null),
  ('aset', 'perolehan', 7, 'uang', true, true, false, 0.01, null, null),
  ('aset', 'residu', 8, 'uang', true, false, false, 0, null, '0'),
  ('aset', 'akumulasi_awal', 9, 'uang', true, false, false, 0, null, '0'),
  ('aset', 'umur_bulan', 10, 'bulat', true, true, false, 1, 1200, null),
  ('aset', 'tarif', 12, 'kuantitas', true, false, true, 0.000001, null, null),
  ('aset', 'tanggal_pelepasan', 13, 'tanggal', false, false, true, null, null, null);

-- References.
insert into erp_private.master_kolom (
  entitas, nama, urutan, tipe, dapat_ditulis, wajib, boleh_null, dapat_dicari,
  rujukan_tabel, rujukan_kunci, tipe_sql
)
values
  ('barang', 'satuan_id', 4, 'id', true, true, false, false, 'satuan', 'id', null),
  ('barang', 'pajak_kode', 12, 'teks', true, false, true, false, 'erp.pajak', 'kode', null),
  ('barang', 'akun_persediaan', 13, 'teks', true, false, true, false, 'akun', 'kode', null),
  ('barang', 'akun_hpp', 14, 'teks', true, false, true, false, 'akun', 'kode', null),
  ('barang', 'akun_penjualan', 15, 'teks', true, false, true, false, 'akun', 'kode', null),
  ('kontak', 'harga_kode', 11, 'teks', true, false, true, false, 'harga', 'kode', null),
  ('akun', 'subklas_id', 3, 'id', true, true, false, false, 'erp.akun_subklas', 'id', 'integer'),
  ('akun', 'induk_kode', 5, 'teks', true, false, true, false, 'akun', 'kode', null),
  ('barang_satuan', 'barang_id', 1, 'id', true, true, false, false, 'barang', 'id', null),
  ('barang_satuan', 'satuan_id', 2, 'id', true, true, false, false, 'satuan', 'id', null),
  ('barang_harga', 'barang_id', 1, 'id', true, true, false, false, 'barang', 'id', null),
  ('barang_harga', 'harga_kode', 2, 'teks', true, true, false, true, 'harga', 'kode', null),
  ('barang_harga', 'satuan_id', 3, 'id', true, false, true, false, 'satuan', 'id', null),
  ('aset', 'akun_aset', 3, 'teks', true, true, false, true, 'akun', 'kode', null),
  ('aset', 'akun_akumulasi', 4, 'teks', true, true, false, true, 'akun', 'kode', null),
  ('aset', 'akun_beban', 5, 'teks', true, false, true, true, 'akun', 'kode', null);

-- What every record has besides.
insert into erp_private.master_kolom (entitas, nama, urutan, tipe, dapat_ditulis, baku, ekspresi)
  select e.entitas, k.nama, k.urutan, k.tipe, k.dapat_ditulis, k.baku::jsonb, k.ekspresi
    from erp_private.master_entitas as e
   cross join (values
      ('aktif', 90, 'boolean', true, 'true', null),
      ('atribut', 91, 'objek', true, '{}', null),
      ('dibuat_pada', 92, 'waktu', false, null,
        $$to_char(m.dibuat_pada at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')$$),
      ('diubah_pada', 93, 'waktu', false, null,
        $$to_char(m.diubah_pada at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')$$)
    ) as k (nama, urutan, tipe, dapat_ditulis, baku, ekspresi)
on conflict do nothing;

-- Computed fields, answered only when asked for.
insert into erp_private.master_kolom (entitas, nama, urutan, tipe, standar, ekspresi) values
  ('barang', 'stok', 100, 'hitung', false, $$case when m.jenis = 'persediaan' then (
    select coalesce(sum(l.qty), 0)::numeric(20, 6) from stok_lokasi as l where l.barang_id = m.id
  ) end$$),
  ('barang', 'stok_per_lokasi', 101, 'hitung', false, $$case when m.jenis = 'persediaan' then (
    select coalesce(
        json_agg(
          json_build_object('lokasi_id', l.lokasi_id, 'kode', k.kode, 'nama', k.nama, 'qty', l.qty)
          order by l.lokasi_id
        ),
        '[]'
      )
      from stok_lokasi as l join lokasi as k on k.id = l.lokasi_id
     where l.barang_id = m.id and l.qty <> 0
  ) end$$),
  ('barang', 'nilai_stok', 102, 'hitung', false, $$case when m.jenis = 'persediaan' then (
    select coalesce(sum(p.nilai), 0)::numeric(20, 2) from stok_pool as p where p.barang_id = m.id
  ) end$$),
  ('barang', 'hpp', 103, 'hitung', false, $$case when m.jenis = 'persediaan' then (
    select case
        when sum(p.qty) > 0 then round(sum(p.nilai) / sum(p.qty), 6)
        else (
          array_agg(p.hpp_terakhir order by p.tanggal_terakhir desc, p.pool_id)
        )[1]::numeric(20, 6)
      end
      from stok_pool as p
     where p.barang_id = m.id
  ) end$$),
  ('barang', 'satuan_nama', 104, 'hitung', false,
    $$(select s.nama from satuan as s where s.id = m.satuan_id)$$),
  ('kontak', 'saldo_piutang', 100, 'hitung', false, $$(
    select coalesce(sum(p.nilai - coalesce(
        (select sum(a.nilai) from alokasi as a where a.pos_id = p.id), 0
      )), 0)::numeric(20, 2)
      from pos_terbuka as p
     where p.kontak_id = m.id and p.jenis = 'piutang'
  )$$),
  ('kontak', 'saldo_hutang', 101, 'hitung', false, $$(
    select coalesce(sum(p.nilai - coalesce(
        (select sum(a.nilai) from alokasi as a where a.pos_id = p.id), 0
      )), 0)::numeric(20, 2)
      from pos_terbuka as p
     where p.kontak_id = m.id and p.jenis = 'hutang'
  )$$),
  ('kontak', 'poin', 102, 'hitung', false, $$(
    select coalesce(sum(s.poin), 0)::bigint from poin_saldo as s where s.kontak_id = m.id
  )$$),
  -- A pool of the whole tenant is shared out by quantity, a pool of a lokasi belongs to it.
  ('lokasi', 'nilai_stok', 100, 'hitung', false, $$(
    select coalesce(sum(
        case when p.pool_id <> 0 then p.nilai else round(l.qty * p.nilai / nullif(p.qty, 0), 2) end
      ), 0)::numeric(20, 2)
      from stok_lokasi as l
      join stok_pool as p on p.barang_id = l.barang_id and p.pool_id in (0, l.lokasi_id)
     where l.lokasi_id = m.id
  )$$),
  ('akun', 'saldo', 100, 'hitung', false, $$(
    select coalesce(
        case m.saldo_normal
          when 'debit' then sum(s.debit - s.kredit)
          else sum(s.kredit - s.debit)
        end,
        0
      )::numeric(20, 2)
      from saldo_harian as s
     where s.akun_kode = m.kode
  )$$),
  ('akun', 'klas_nama', 101, 'hitung', false, $$(
    select k.nama
      from erp.akun_subklas as s
      join erp.akun_klas as k on k.id = s.klas_id
     where s.id = m.subklas_id
  )$$),
  ('akun', 'subklas_nama', 102, 'hitung', false,
    $$(select s.nama from erp.akun_subklas as s where s.id = m.subklas_id)$$),
  ('akun', 'akun_peran', 103, 'hitung', false, $$(
    select coalesce(json_agg(p.peran order by p.peran), '[]')
      from akun_peran as p
     where p.akun_kode = m.kode
  )$$),
  ('satuan', 'dipakai', 100, 'hitung', false, $$(
    exists (select from barang as b where b.satuan_id = m.id)
    or exists (select from barang_satuan as b where b.satuan_id = m.id)
    or exists (select from barang_harga as b where b.satuan_id = m.id)
    or exists (select from transaksi_baris as b where b.satuan_id = m.id)
  )$$),
  ('barang_satuan', 'barang_nama', 100, 'hitung', false,
    $$(select b.nama from barang as b where b.id = m.barang_id)$$),
  ('barang_satuan', 'satuan_nama', 101, 'hitung', false,
    $$(select s.nama from satuan as s where s.id = m.satuan_id)$$),
  ('barang_harga', 'barang_nama', 100, 'hitung', false,
    $$(select b.nama from barang as b where b.id = m.barang_id)$$),
  ('aset', 'akumulasi', 100, 'hitung', false, $$(
    select (m.akumulasi_awal + coalesce(sum(d.nilai), 0))::numeric(20, 2)
      from aset_susut as d where d.aset_id = m.id
  )$$),
  ('aset', 'nilai_buku', 101, 'hitung', false, $$(
    select (case
        when m.tanggal_pelepasan is not null then 0
        else m.perolehan - m.akumulasi_awal - coalesce(sum(d.nilai), 0)
      end)::numeric(20, 2)
      from aset_susut as d where d.aset_id = m.id
  )$$);

update erp_private.master_kolom
   set tipe_sql = case tipe
     when 'id' then 'bigint'
     when 'bulat' then 'integer'
     when 'teks' then 'text'
     when 'tanggal' then 'date'
     when 'boolean' then 'boolean'
     when 'objek' then 'jsonb'
     else 'erp.' || tipe
   end
 where tipe_sql is null and tipe not in ('hitung', 'waktu');
--! EndIncluded reference/master_kolom.sql
--! Included reference/modul.sql
-- Modules: what a tenant can switch off, and where a client navigates to. `hak` is the right that
-- a user needs there.

insert into erp.modul_ref (kode, nama, grup, rute, hak, urutan) values
  ('dashboard', 'Dashboard', 'Ringkasan', '/dashboard', 'dashboard', 1),
  ('laporan', 'Laporan', 'Ringkasan', '/laporan', 'laporan', 2),
  ('master', 'Data Master', 'Master', '/master', 'master', 3),
  ('penjualan', 'Penjualan', 'Transaksi', '/transaksi/penjualan', 'transaksi', 4),
  ('pembelian', 'Pembelian', 'Transaksi', '/transaksi/pembelian', 'transaksi', 5),
  ('persediaan', 'Persediaan', 'Transaksi', '/transaksi/transfer-stok', 'transaksi', 6),
  ('kas', 'Kas & Bank', 'Transaksi', '/transaksi/kas-masuk', 'transaksi', 7),
  ('piutang_hutang', 'Piutang & Hutang', 'Transaksi', '/transaksi/pelunasan-piutang',
    'transaksi', 8),
  ('akuntansi', 'Akuntansi', 'Transaksi', '/transaksi/jurnal-umum', 'transaksi', 9),
  ('pengaturan', 'Pengaturan', 'Sistem', '/pengaturan', 'pengaturan_ubah', 10),
  ('audit', 'Audit', 'Sistem', '/audit', 'pengaturan_ubah', 11),
  ('ops', 'Operasi CDC', 'Sistem', '/ops/cdc', 'ops', 12),
  ('ai', 'Tanya Data', 'Ringkasan', '/ai', 'ai', 13)
on conflict (kode) do update set
  nama = excluded.nama, grup = excluded.grup, rute = excluded.rute, hak = excluded.hak,
  urutan = excluded.urutan;
--! EndIncluded reference/modul.sql
--! Included reference/notifikasi_jenis.sql
-- Kinds of notifications and who gets them. A kind without roles speaks of no tenant.

insert into erp_private.notifikasi_jenis (kode, peran) values
  ('akses_diajukan', '{}'),
  ('akses_diminta', '{admin}'),
  ('persetujuan', '{admin,staff}'),
  ('stok_minimum', '{admin,staff}'),
  ('piutang_jatuh_tempo', '{admin,staff}'),
  ('cdc_selesai', '{ops}'),
  ('migrasi_gagal', '{admin,ops}')
on conflict (kode) do update set peran = excluded.peran;
--! EndIncluded reference/notifikasi_jenis.sql
--! Included reference/pph.sql
-- Income taxes that are withheld, with their usual rates. One without a rate depends on the person
-- or the thing: its amount is given with the document.

insert into erp.pph (kode, nama) values
  ('PPH21', 'PPh Pasal 21, penghasilan orang pribadi'),
  ('PPH22', 'PPh Pasal 22, pembelian dan impor'),
  ('PPH23', 'PPh Pasal 23, jasa dan sewa selain tanah dan bangunan'),
  ('PPH23M', 'PPh Pasal 23, dividen, bunga dan royalti'),
  ('PPH26', 'PPh Pasal 26, wajib pajak luar negeri'),
  ('PPH42', 'PPh Pasal 4 ayat 2, sewa tanah dan bangunan'),
  ('PPH42U', 'PPh final atas peredaran bruto usaha kecil')
on conflict (kode) do update set nama = excluded.nama;

insert into erp.pph_tarif (pph_kode, berlaku_dari, tarif) values
  ('PPH23', '2009-01-01', 2),
  ('PPH23M', '2009-01-01', 15),
  ('PPH26', '2009-01-01', 20),
  ('PPH42', '2002-05-01', 10),
  ('PPH42U', '2013-07-01', 1),
  ('PPH42U', '2018-07-01', 0.5)
on conflict (pph_kode, berlaku_dari) do update set tarif = excluded.tarif;
--! EndIncluded reference/pph.sql
--! Included reference/setelan.sql
-- The settings that PATCH /api/pengaturan/tenant knows. A setting that can falsify existing books
-- has a function erp_private.setelan_check_<nama> besides.

insert into erp_private.setelan
  (urutan, nama, tipe, tipe_sql, grup, wajib, boleh_null, minimum, batas, pola, petunjuk, diam)
values
  (1, 'nama', 'teks', null, null, true, false, null, 200, null, null, false),
  (2, 'alamat', 'teks', null, null, false, true, null, 1000, null, null, false),
  (3, 'npwp', 'teks', null, null, false, true, null, 30, null, null, false),
  (4, 'telepon', 'teks', null, null, false, true, null, 50, null, null, false),
  (10, 'mata_uang', 'teks', null, null, true, false, null, 3, '^[A-Z]{3}$',
    'harus kode mata uang, 3 huruf besar', true),
  (11, 'zona_waktu', 'teks', null, null, true, false, null, 100, null, null, false),
  (20, 'metode_hpp', 'pilihan', 'erp.metode_hpp', null, true, false, null, null, null, null, true),
  (21, 'lingkup_hpp', 'pilihan', 'erp.lingkup_hpp', null, true, false, null, null, null, null,
    true),
  (22, 'kebijakan_stok_minus', 'pilihan', 'erp.kebijakan_stok_minus', null, true, false, null,
    null, null, null, true),
  (30, 'wajib_persetujuan', 'boolean', null, null, true, false, null, null, null, null, false),
  (31, 'empat_mata', 'boolean', null, null, true, false, null, null, null, null, false),
  (32, 'penyetuju', 'teks', null, null, true, false, null, 10, '^(admin|staff)$',
    'harus salah satu dari admin, staff', false),
  (40, 'tanggal_mulai', 'tanggal', null, null, true, false, null, null, null, null, true),
  (41, 'tanggal_kunci', 'tanggal', null, null, false, true, null, null, null, null, true),
  (42, 'kunci_saldo_awal', 'boolean', null, null, true, false, null, null, null, null, true),
  (43, 'awal_tahun_buku', 'bulat', null, null, true, false, 1, 12, null, null, true),
  (50, 'pembulatan', 'uang', null, null, true, false, 0, null, '^(0|100|500)(\.0+)?$',
    'harus salah satu dari 0, 100, 500', false),
  (51, 'metode_potongan', 'pilihan', 'erp.metode_potongan', null, true, false, null, null, null,
    null, false),
  (52, 'format_nomor', 'teks', null, null, true, false, null, 60, null, null, false),
  (60, 'batas_hapus_piutang', 'uang', null, null, false, true, 0, null, null, null, false),
  (61, 'kebijakan_kredit', 'teks', null, null, true, false, null, 20, '^(tolak|peringatan)$',
    'harus salah satu dari tolak, peringatan', false),
  (62, 'toleransi_order', 'kuantitas', null, null, true, false, 0, null,
    '^(\d{1,2}(\.\d+)?|100(\.0+)?)$', 'harus 0 sampai 100', false),
  (70, 'poin_aktif', 'boolean', null, 'poin', true, false, null, null, null, null, false),
  (71, 'poin_rupiah_per_poin', 'uang', null, 'poin', true, false, 0.01, null, null,
    null, false),
  (72, 'poin_nilai_poin', 'uang', null, 'poin', true, false, 0.01, null, null,
    null, false),
  (73, 'poin_masa_berlaku_hari', 'bulat', null, 'poin', false, true, 1, 36500, null, null, false),
  (74, 'poin_metode', 'pilihan', 'erp.metode_poin', 'poin', true, false, null, null, null, null,
    false)
on conflict (nama) do update set
  urutan = excluded.urutan, tipe = excluded.tipe, tipe_sql = excluded.tipe_sql,
  grup = excluded.grup, wajib = excluded.wajib, boleh_null = excluded.boleh_null,
  minimum = excluded.minimum, batas = excluded.batas, pola = excluded.pola,
  petunjuk = excluded.petunjuk, diam = excluded.diam;
--! EndIncluded reference/setelan.sql
--! Included reference/tenant_table.sql
-- Every table of a tenant, what kind of rows it holds, and which roles may read it through GraphQL.
-- The wall of a tenant is built from this list; a table that is missing here stops the tenant step.
--   buku     insert-only books            saldo  maintained balances        induk  master data
--   dokumen  documents and their lines    sistem counters and idempotency

insert into erp_private.tenant_table (tabel, sifat, pembaca, hak_tulis) values
  ('pengaturan', 'sistem', '{admin,staff,viewer,ops}', '{insert,update}'),
  ('modul', 'sistem', '{admin,staff,viewer,ops}', '{insert,update}'),
  ('periode', 'sistem', '{admin,staff}', '{insert,update}'),
  ('penutupan', 'sistem', '{admin,staff}', '{insert,update}'),
  ('penomoran', 'sistem', '{}', '{insert,update}'),
  ('idempotency', 'sistem', '{}', '{insert,update,delete}'),
  ('akun', 'induk', '{admin,staff}', '{insert,update}'),
  ('akun_peran', 'induk', '{admin,staff}', '{insert,update}'),
  ('satuan', 'induk', '{admin,staff}', '{insert,update,delete}'),
  ('lokasi', 'induk', '{admin,staff}', '{insert,update}'),
  ('harga', 'induk', '{admin,staff}', '{insert,update}'),
  ('kontak', 'induk', '{admin,staff}', '{insert,update}'),
  ('barang', 'induk', '{admin,staff}', '{insert,update}'),
  ('barang_satuan', 'induk', '{admin,staff}', '{insert,update}'),
  ('barang_harga', 'induk', '{admin,staff}', '{insert,update}'),
  ('transaksi', 'dokumen', '{admin,staff}', '{insert,update}'),
  ('transaksi_baris', 'dokumen', '{admin,staff}', '{insert}'),
  ('transaksi_pembayaran', 'dokumen', '{admin,staff}', '{insert}'),
  ('transaksi_biaya', 'dokumen', '{admin,staff}', '{insert}'),
  ('posting', 'buku', '{}', '{insert,update}'),
  ('jurnal', 'buku', '{admin,staff}', '{insert}'),
  ('jurnal_baris', 'buku', '{admin,staff}', '{insert}'),
  ('saldo_harian', 'saldo', '{admin,staff}', '{insert,update}'),
  ('mutasi_stok', 'buku', '{admin,staff}', '{insert}'),
  ('stok_pool', 'saldo', '{admin,staff}', '{insert,update}'),
  ('stok_lokasi', 'saldo', '{admin,staff}', '{insert,update}'),
  ('hpp_tertunda', 'saldo', '{admin,staff}', '{insert,update,delete}'),
  ('stok_lapisan', 'saldo', '{admin,staff}', '{insert,delete}'),
  ('stok_ambil', 'buku', '{admin,staff}', '{insert}'),
  ('pos_terbuka', 'buku', '{admin,staff}', '{insert}'),
  ('konfirmasi', 'dokumen', '{admin,staff}', '{insert}'),
  ('alokasi', 'buku', '{admin,staff}', '{insert}'),
  ('jurnal_balik', 'dokumen', '{admin,staff}', '{insert,update}'),
  ('preferensi_tabel', 'sistem', '{}', '{insert,update}'),
  ('order_gerak', 'buku', '{admin,staff}', '{insert}'),
  ('stok_order', 'saldo', '{}', '{insert,update}'),
  ('aset', 'induk', '{admin,staff}', '{insert,update}'),
  ('aset_susut', 'buku', '{admin,staff}', '{insert}'),
  ('outbox', 'sistem', '{}', '{insert,update,delete}'),
  ('peristiwa', 'sistem', '{}', '{insert,delete}'),
  ('peristiwa_posisi', 'sistem', '{}', '{insert,update}'),
  ('poin_lot', 'buku', '{admin,staff}', '{insert}'),
  ('poin_gerak', 'buku', '{admin,staff}', '{insert}'),
  ('poin_saldo', 'saldo', '{admin,staff}', '{insert,update}'),
  ('stok_kurang', 'saldo', '{}', '{insert,delete}'),
  ('integritas_jalan', 'sistem', '{}', '{insert,delete}'),
  ('penjualan_rekap', 'saldo', '{}', '{insert,update}'),
  ('audit', 'sistem', '{}', '{insert}'),
  ('audit_antre', 'sistem', '{}', '{insert,update,delete}'),
  ('audit_segel', 'sistem', '{}', '{insert}'),
  ('audit_posisi', 'sistem', '{}', '{insert,update}')
on conflict (tabel) do update set
  sifat = excluded.sifat, pembaca = excluded.pembaca, hak_tulis = excluded.hak_tulis;

-- A working draft is seen by its author, and by admins, while the module of its kind is on.
insert into erp_private.tenant_table (tabel, sifat, pembaca, hak_tulis, syarat) values
  ('draft', 'dokumen', '{admin,staff}', '{insert,update}',
    '((select erp.peran()) = ''admin'' or dibuat_oleh = (select erp.pengguna_id()))
     and ((select erp_private.jenis_open()) is null
       or jenis = any ((select erp_private.jenis_open())::erp.jenis_transaksi[]))')
on conflict (tabel) do update set
  sifat = excluded.sifat, pembaca = excluded.pembaca, hak_tulis = excluded.hak_tulis,
  syarat = excluded.syarat;

-- What goes into the audit trail beyond the rule of each kind. Not audited: the trail itself, books
-- (insert-only, and the row of their document stands for them), balances that follow from them, and
-- counters, keys and events that no person changes.
update erp_private.tenant_table as t
   set jejak = x.jejak
  from (values
    ('transaksi', 'dokumen'), ('draft', 'penuh'), ('pengaturan', 'penuh'), ('modul', 'penuh'),
    ('periode', 'penuh'), ('penutupan', 'penuh'), ('preferensi_tabel', 'penuh')
  ) as x (tabel, jejak)
 where t.tabel = x.tabel;
--! EndIncluded reference/tenant_table.sql
--! Included reference/tenant_table_modul.sql
-- The module that a table belongs to: while it is off, GraphQL shows the table to nobody. A
-- document belongs to the module of its kind, its parts to the document (draft: tenant_table.sql).
-- Tables that are not here belong to no module.

update erp_private.tenant_table as t
   set syarat = m.syarat
  from (
    select x.tabel,
           format('((select nullif(erp_private.modul_open(%L), false)) is not null)', x.modul)
      from (values
        ('master', '{akun,akun_peran,satuan,lokasi,harga,kontak,barang,barang_satuan}'::text[]),
        ('master', '{barang_harga,aset}'),
        ('akuntansi', '{jurnal,jurnal_baris,saldo_harian,jurnal_balik,aset_susut}'),
        ('persediaan', '{mutasi_stok,stok_pool,stok_lokasi}'),
        ('persediaan', '{hpp_tertunda,stok_ambil,stok_lapisan}'),
        ('penjualan', '{poin_lot,poin_gerak,poin_saldo}'),
        ('piutang_hutang', '{pos_terbuka,alokasi,konfirmasi}')
      ) as d (modul, daftar)
     cross join unnest(d.daftar) as n (tabel)
     cross join lateral (select n.tabel, d.modul) as x
    union all
    select 'transaksi', '((select erp_private.jenis_open()) is null'
             ' or jenis = any ((select erp_private.jenis_open())::erp.jenis_transaksi[]))'
    union all
    select n.tabel, format('((select erp_private.jenis_open()) is null'
             ' or erp_private.transaksi_visible(%I))', n.kolom)
      from (values
        ('transaksi_baris', 'transaksi_id'), ('transaksi_pembayaran', 'transaksi_id'),
        ('transaksi_biaya', 'transaksi_id'), ('order_gerak', 'order_id')
      ) as n (tabel, kolom)
  ) as m (tabel, syarat)
 where t.tabel = m.tabel;
--! EndIncluded reference/tenant_table_modul.sql
--! Included erp/ai/ai_konteks.sql
-- What a question is read against: the tenant's today and its currency. Nothing of its data.
create or replace function erp.ai_konteks()
returns json
language plpgsql
stable
security definer
as $$
begin
  perform erp_private.wajib_hak('ai', 'ai');
  return (
    select json_build_object('hari_ini', erp_private.tenant_today(), 'mata_uang', p.mata_uang)
      from pengaturan as p
  );
end
$$;

alter function erp.ai_konteks() owner to erp_reader;
revoke all on function erp.ai_konteks() from public;
grant execute on function erp.ai_konteks() to erp_app;
comment on function erp.ai_konteks() is
  'What words about time mean in the tenant: {hari_ini, mata_uang}.';
--! EndIncluded erp/ai/ai_konteks.sql
--! Included erp/ai/ai_query.sql
-- Answers a question that has been mapped to metrics and dimensions; only what is registered can
-- be asked for, and names are found in the caller's tenant. POST /api/ai/query.
-- Codes: VAAIP pemetaan tidak sah.
create or replace function erp.ai_query(pemetaan jsonb)
returns json
language plpgsql
stable
security definer
set plan_cache_mode = 'force_custom_plan'
as $$
declare
  v_salah text[];
  v_metrik text[];
  v_dimensi text[];
  v_saring jsonb;
  v_sumber text[];
  v_saldo boolean;
  v_periode jsonb;
  v_gagal jsonb;
begin
  perform erp_private.wajib_hak('ai', 'ai');
  perform erp_private.wajib_hak('laporan', 'laporan');
  v_salah := array(select * from erp_private.ai_problems(pemetaan))
    || array(select * from erp_private.ai_filter_problems(pemetaan));
  if v_salah <> '{}' then
    raise exception using errcode = 'VAAIP', message = array_to_string(v_salah, E'\n');
  end if;
  v_metrik := array(select jsonb_array_elements_text(pemetaan -> 'metrik'));
  v_dimensi := array(
    select jsonb_array_elements_text(coalesce(nullif(pemetaan -> 'dimensi', 'null'), '[]'))
  );
  v_saring := erp_private.ai_saring(
    coalesce(nullif(pemetaan -> 'filter', 'null'), '[]'), erp_private.ai_boleh(v_metrik),
    erp_private.ai_subklas(v_metrik)
  );
  v_gagal := v_saring -> 'gagal';
  if v_gagal is null then
    -- One name that means several things is shown thing by thing.
    if v_dimensi = '{}' and jsonb_array_length(v_saring -> 'filter') = 1
      and (v_saring #>> '{filter,0,jumlah}')::integer > 1
    then
      v_dimensi := array[v_saring #>> '{filter,0,dimensi}'];
    end if;
    -- Who names an account means all its expense, operating or not.
    if v_saring -> 'saring' ? 'akun' and not 'semua_beban' = any (v_metrik) then
      v_metrik := array_replace(v_metrik, 'beban', 'semua_beban');
    end if;
    v_sumber := erp_private.ai_pilih(
      v_metrik, v_dimensi || array(select jsonb_object_keys(v_saring -> 'saring'))
    );
    select coalesce(bool_and(s.saldo), false) into v_saldo
      from erp_private.ai_sumber as s where s.kode = any (v_sumber);
    v_periode := erp_private.ai_periode(pemetaan -> 'periode', v_saldo);
    v_gagal := erp_private.ai_gagal(
      v_metrik, v_sumber, v_dimensi, array(select jsonb_object_keys(v_saring -> 'saring')),
      v_periode
    );
  end if;
  if v_gagal is not null then
    return json_build_object('dipahami', false, 'gagal', v_gagal);
  end if;
  return erp_private.ai_json(
    v_metrik, v_sumber, v_dimensi, v_saring, v_periode, v_saldo, pemetaan -> 'urut',
    (pemetaan ->> 'batas')::integer
  );
end
$$;

alter function erp.ai_query(jsonb) owner to erp_reader;
revoke all on function erp.ai_query(jsonb) from public;
grant execute on function erp.ai_query(jsonb) to erp_app;
comment on function erp.ai_query(jsonb) is
  'Answers a question that has been mapped to metrics and dimensions: {metrik: [...], dimensi: '
  '[...], filter: [{dimensi, nilai: [...]}], periode: {dari, sampai, pembanding: {dari, '
  'sampai}}, urut: {metrik, arah: naik | turun}, batas}. Names in filters may be misspelled; '
  'dimensi nama looks everywhere. Answers {dipahami, gagal, metrik: [{kode, nama, satuan, '
  'sumber}], dimensi, filter, periode, saldo, total, jumlah, data, sumber: [{laporan, '
  'tautan}]}; gagal says why it cannot (sebab: nama, dimensi, terlalu_banyak). Figures are '
  'those of the report in sumber.';
--! EndIncluded erp/ai/ai_query.sql
--! Included erp/ai/ai_suggestions.sql
-- Questions that the caller may ask and the tenant's data can answer, with names that it has: the
-- goods and the customer that sold best lately, and who owes most. GET /api/ai/suggestions.
-- Codes: VABHS bahasa tidak dikenal.
create or replace function erp.ai_suggestions(bahasa text default 'id')
returns json
language plpgsql
stable
security definer
set plan_cache_mode = 'force_custom_plan'
as $$
declare
  v_bahasa constant text := coalesce(bahasa, 'id');
  v_barang text;
  v_pelanggan text;
  v_hutang text;
begin
  perform erp_private.wajib_hak('ai', 'ai');
  perform erp_private.wajib_hak('laporan', 'laporan');
  if v_bahasa not in ('id', 'en') then
    raise exception using errcode = 'VABHS', message = 'bahasa: harus id atau en';
  end if;
  select erp_private.ai_top('barang'), erp_private.ai_top('pelanggan'), erp_private.ai_top('hutang')
    into v_barang, v_pelanggan, v_hutang;
  return (
    select json_build_object('data', coalesce(json_agg(json_build_object(
             'pertanyaan', case v_bahasa when 'id' then x.id else x.en end, 'topik', x.topik
           ) order by x.ke), '[]'))
      from (values
        (1, 'penjualan', 'penjualan', 'Berapa penjualan bulan ini?',
          'What are the sales this month?'),
        (2, 'penjualan', 'penjualan', 'Laba kotor bulan ini dibanding bulan lalu',
          'Gross profit this month vs last month'),
        (3, 'penjualan', 'penjualan', '5 barang terlaris 3 bulan terakhir',
          'Top 5 products in the last 3 months'),
        (4, 'penjualan', 'penjualan', format('Penjualan "%s" per bulan', v_barang),
          format('Sales of "%s" by month', v_barang)),
        (5, 'penjualan', 'penjualan', format('Penjualan kepada "%s" tahun ini', v_pelanggan),
          format('Sales to customer "%s" this year', v_pelanggan)),
        (6, 'piutang', 'piutang_hutang', 'Siapa yang piutangnya paling besar?',
          'Who has the largest receivables?'),
        (7, 'hutang', 'piutang_hutang', format('Berapa hutang kita ke supplier "%s"?', v_hutang),
          format('How much do we owe to supplier "%s"?', v_hutang)),
        (8, 'stok', 'persediaan', 'Barang apa yang stoknya menipis?',
          'Which products are low on stock?'),
        (9, 'stok', 'persediaan', 'Nilai stok per kategori', 'Stock value by category'),
        (10, 'kas', 'kas', 'Berapa saldo kas dan bank hari ini?',
          'What is the cash balance today?'),
        (11, 'beban', 'akuntansi', 'Beban per akun bulan lalu', 'Expenses by account last month')
      ) as x (ke, topik, modul, id, en)
     where x.id is not null and x.modul in (select m.kode from modul as m where m.aktif)
  );
end
$$;

alter function erp.ai_suggestions(text) owner to erp_reader;
revoke all on function erp.ai_suggestions(text) from public;
grant execute on function erp.ai_suggestions(text) to erp_app;
comment on function erp.ai_suggestions(text) is
  'Questions that the tenant''s data can answer, in Indonesian (id) or English (en): {data: '
  '[{pertanyaan, topik}]}, with names of its own.';
--! EndIncluded erp/ai/ai_suggestions.sql
--! Included erp/audit/audit_list.sql
-- The audit trail, newest first. GET /api/audit.
-- Codes: VATGL, VAHAL.
create or replace function erp.audit_list(
  entitas text default null, entitas_id text default null, pengguna_id uuid default null,
  aksi text default null, dari date default null, sampai date default null,
  page integer default 1, per_page integer default 20
)
returns json
language plpgsql
stable
security definer
set plan_cache_mode = 'force_custom_plan'
as $$
#variable_conflict use_column
declare
  v_r record;
  v_zona constant text := (select p.zona_waktu from pengaturan as p);
  v_dari timestamptz := '-infinity';
  v_sampai timestamptz := 'infinity';
  v_hasil json;
  v_semua constant text := '$5 is not null and $6 is not null';
  v_syarat constant text := concat_ws(' and ', case
      when audit_list.dari is null and audit_list.sampai is null then v_semua
      else 'a.waktu >= $5 and a.waktu < $6'
    end,
    case when audit_list.entitas is not null then 'a.entitas = $1' end,
    case when audit_list.entitas_id is not null then 'a.entitas_id = $2' end,
    case when audit_list.pengguna_id is not null then 'a.pengguna_id = $3' end,
    case when audit_list.aksi is not null then 'a.aksi = $4' end);
begin
  perform erp_private.wajib_hak('pengaturan_ubah', 'audit');
  select r.* into v_r
    from erp_private.laporan_rentang(
      coalesce(audit_list.dari, '1900-01-01'), audit_list.sampai, audit_list.page,
      audit_list.per_page
    ) as r;
  -- Days are the tenant's.
  if audit_list.dari is not null then
    v_dari := audit_list.dari::timestamp at time zone v_zona;
  end if;
  if audit_list.sampai is not null then
    v_sampai := (audit_list.sampai + 1)::timestamp at time zone v_zona;
  end if;
  execute format(
    'with halaman as (
       select a.* from audit as a where %1$s order by a.waktu desc, a.id desc offset $7 limit $8
     )
     select json_build_object(
       ''total'', %2$s,
       ''data'', coalesce((
         select json_agg(erp_private.audit_json(h.id, h.waktu, h.pengguna_id, h.sumber, h.aksi,
                  h.entitas, h.entitas_id, h.sebelum, h.sesudah, h.request_id, s.hash, n.nama
                ) order by h.waktu desc, h.id desc)
           from halaman as h
           left join audit_segel as s on s.audit_id = h.id
          cross join (
            select erp_private.pengguna_nama(array_agg(distinct x.pengguna_id)) as nama
              from halaman as x
          ) as n
       ), ''[]''::json))', v_syarat, case
         -- Every row is sealed or waits for its seal, so the end of the chain counts them all.
         when v_syarat = v_semua
           then '(select p.posisi + (select count(*) from audit_antre) from audit_posisi as p)'
         else format('(select count(*) from audit as a where %s)', v_syarat)
       end)
    into v_hasil
    using audit_list.entitas, audit_list.entitas_id, audit_list.pengguna_id, audit_list.aksi,
          v_dari, v_sampai, v_r.lewati, v_r.banyak;
  return v_hasil;
end
$$;

alter function erp.audit_list(text, text, uuid, text, date, date, integer, integer)
  owner to erp_reader;
revoke all on function erp.audit_list(text, text, uuid, text, date, date, integer, integer)
  from public;
grant execute on function erp.audit_list(text, text, uuid, text, date, date, integer, integer)
  to erp_app;
comment on function erp.audit_list(text, text, uuid, text, date, date, integer, integer) is
  'The audit trail, newest first: {total, data: [{id, waktu, pengguna: {id, nama, email}, sumber '
  '(pengguna, worker, langsung), aksi, entitas, entitas_id, sebelum, sesudah, request_id, hash '
  '(hex, null until sealed)}]}. Of an update only what changed. Needs x-admin-key.';
--! EndIncluded erp/audit/audit_list.sql
--! Included erp/audit/audit_verifikasi.sql
-- Proves the chain of the audit trail, a stretch at a time. GET /api/audit/verifikasi.
-- An anchor (a position and its hash, noted elsewhere) shows a chain that was made anew as a whole.
-- Codes: VAAUD dari_posisi, banyak atau jangkar tidak sah.
create or replace function erp.audit_verifikasi(
  dari_posisi bigint default 1, banyak integer default 100000, jangkar text default null
)
returns json
language plpgsql
stable
security definer
set plan_cache_mode = 'force_custom_plan'
as $$
#variable_conflict use_column
declare
  v_dari constant bigint := coalesce(audit_verifikasi.dari_posisi, 1);
  v_banyak constant integer := coalesce(audit_verifikasi.banyak, 100000);
  v_jangkar constant text[] :=
    regexp_match(audit_verifikasi.jangkar, '^(\d{1,18}):([0-9a-f]{64})$');
  v_ujung record;
  v_akhir bigint;
  v_rusak erp_private.audit_masalah[];
begin
  perform erp_private.wajib_hak('pengaturan_ubah', 'audit');
  if v_dari < 1 or v_banyak not between 1 and 100000
    or (audit_verifikasi.jangkar is not null and v_jangkar is null)
  then
    raise exception using errcode = 'VAAUD', message = concat_ws(E'\n',
      case when v_dari < 1 then 'dari_posisi: harus 1 atau lebih' end,
      case when v_banyak not between 1 and 100000 then 'banyak: harus 1 sampai 100000' end,
      case
        when audit_verifikasi.jangkar is not null and v_jangkar is null
          then 'jangkar: harus posisi:hash, hash 64 angka heksadesimal'
      end);
  end if;
  select p.posisi, p.hash, s.posisi as ada, s.hash as segel, s.disegel_pada into v_ujung
    from audit_posisi as p
    left join lateral (
      select s.* from audit_segel as s order by s.posisi desc limit 1
    ) as s on true;
  v_akhir := least(v_dari + v_banyak - 1, coalesce(v_ujung.ada, 0));
  select array_agg(m order by m.posisi, m.audit_id) into v_rusak
    from erp_private.audit_periksa(v_dari, v_akhir, v_akhir >= coalesce(v_ujung.ada, 0)) as m;
  if v_ujung.posisi <> coalesce(v_ujung.ada, 0)
    or (v_ujung.segel is not null and v_ujung.hash <> v_ujung.segel)
  then
    v_rusak := v_rusak || row (v_ujung.posisi, null, 'ujung_berubah')::erp_private.audit_masalah;
  end if;
  if v_jangkar is not null and not exists (
    select from audit_segel as s
     where s.posisi = v_jangkar[1]::bigint and encode(s.hash, 'hex') = v_jangkar[2]
  ) then
    v_rusak := v_rusak
      || row (v_jangkar[1]::bigint, null, 'jangkar_berbeda')::erp_private.audit_masalah;
  end if;
  return json_build_object(
    'utuh', v_rusak is null,
    'diperiksa', json_build_object('dari', v_dari, 'sampai', v_akhir),
    'berikut', case when v_akhir < coalesce(v_ujung.ada, 0) then v_akhir + 1 end,
    'segel', json_build_object(
      'posisi', v_ujung.posisi, 'hash', encode(v_ujung.hash, 'hex'),
      'disegel_pada', erp_private.waktu_json(v_ujung.disegel_pada)
    ),
    'menunggu', (select count(*) from audit_antre),
    'kerusakan', coalesce(to_json(v_rusak[1:100]), '[]'),
    'banyak_kerusakan', coalesce(cardinality(v_rusak), 0)
  );
end
$$;

alter function erp.audit_verifikasi(bigint, integer, text) owner to erp_reader;
revoke all on function erp.audit_verifikasi(bigint, integer, text) from public;
grant execute on function erp.audit_verifikasi(bigint, integer, text) to erp_app;
comment on function erp.audit_verifikasi(bigint, integer, text) is
  'Proves the audit chain from dari_posisi on, at most banyak (100,000) positions: {utuh, '
  'diperiksa {dari, sampai}, berikut (next position, null at the end), segel {posisi, hash, '
  'disegel_pada}, menunggu, kerusakan [{posisi, audit_id, jenis}], banyak_kerusakan}. jangkar is '
  'posisi:hash noted elsewhere. Needs x-admin-key.';
--! EndIncluded erp/audit/audit_verifikasi.sql
--! Included erp/dashboard/dashboard_kpi.sql
-- The main figures now. GET /api/dashboard/kpi.
create or replace function erp.dashboard_kpi()
returns erp.dashboard_kpi
language plpgsql
stable
security definer
as $$
begin
  perform erp_private.wajib_hak('dashboard', 'dashboard');
  return erp_private.dashboard_angka();
end
$$;

alter function erp.dashboard_kpi() owner to erp_reader;
revoke all on function erp.dashboard_kpi() from public;
grant execute on function erp.dashboard_kpi() to erp_app;
comment on function erp.dashboard_kpi() is
  'The main figures of the tenant on its own today; each equals that of its report.';
--! EndIncluded erp/dashboard/dashboard_kpi.sql
--! Included erp/dashboard/dashboard_summary.sql
-- This month up to today against the whole of the last one. GET /api/dashboard/summary.
create or replace function erp.dashboard_summary()
returns json
language plpgsql
stable
security definer
set plan_cache_mode = 'force_custom_plan'
as $$
declare
  v_per constant date := erp_private.tenant_today();
  v_awal constant date := date_trunc('month', v_per)::date;
  v_ini erp.dashboard_bulan;
  v_lalu erp.dashboard_bulan;
begin
  perform erp_private.wajib_hak('dashboard', 'dashboard');
  v_ini := erp_private.dashboard_bulan(v_awal, v_per);
  v_lalu := erp_private.dashboard_bulan((v_awal - interval '1 month')::date, v_awal - 1);
  return json_build_object(
    'per', v_per, 'bulan_ini', v_ini, 'bulan_lalu', v_lalu,
    'perubahan', (
      -- In percent of the last month; null where that was nothing.
      select json_object_agg(x.nama, round(x.selisih * 100 / nullif(abs(x.lalu), 0), 2))
        from (values
          ('penjualan', v_ini.penjualan - v_lalu.penjualan, v_lalu.penjualan),
          ('laba_kotor', v_ini.laba_kotor - v_lalu.laba_kotor, v_lalu.laba_kotor),
          ('beban_usaha', v_ini.beban_usaha - v_lalu.beban_usaha, v_lalu.beban_usaha),
          ('laba_bersih', v_ini.laba_bersih - v_lalu.laba_bersih, v_lalu.laba_bersih),
          ('transaksi', (v_ini.transaksi - v_lalu.transaksi)::numeric, v_lalu.transaksi::numeric)
        ) as x (nama, selisih, lalu)
    )
  );
end
$$;

alter function erp.dashboard_summary() owner to erp_reader;
revoke all on function erp.dashboard_summary() from public;
grant execute on function erp.dashboard_summary() to erp_app;
comment on function erp.dashboard_summary() is
  'This month against the last: {per, bulan_ini, bulan_lalu: {dari, sampai, penjualan, hpp, '
  'laba_kotor, beban_usaha, laba_bersih, kas_bersih, transaksi}, perubahan: percent, null where '
  'the last month had nothing}.';
--! EndIncluded erp/dashboard/dashboard_summary.sql
--! Included erp/dashboard/dashboard_top10.sql
-- The ten goods or customers with the largest net sales of a period. GET /api/dashboard/top10.
-- Codes: VATGL, VATIP tipe tidak dikenal.
create or replace function erp.dashboard_top10(
  tipe text default 'barang', dari date default null, sampai date default null
)
returns json
language plpgsql
stable
security definer
set plan_cache_mode = 'force_custom_plan'
as $$
#variable_conflict use_column
declare
  v_tipe constant text := coalesce(dashboard_top10.tipe, 'barang');
  v_r record;
begin
  perform erp_private.wajib_hak('dashboard', 'dashboard');
  if v_tipe not in ('barang', 'pelanggan') then
    raise exception using errcode = 'VATIP',
      message = 'tipe: harus salah satu dari barang, pelanggan';
  end if;
  select r.mulai, r.akhir into v_r
    from erp_private.laporan_rentang(dashboard_top10.dari, dashboard_top10.sampai) as r;
  return (
    with
      kelompok as (
        select case v_tipe when 'barang' then b.barang_id else b.kontak_id end as id,
               sum(b.qty) as qty, sum(b.potongan) as potongan, sum(b.bersih) as bersih,
               sum(b.hpp) as hpp
          from erp_private.penjualan_baris(v_r.mulai, v_r.akhir, null, null, null) as b
         where v_tipe = 'pelanggan' or b.barang_id is not null
         group by 1
        having sum(b.bersih) > 0
         order by sum(b.bersih) desc, 1
         limit 10
      )
    select json_build_object(
        'data', coalesce(json_agg(
          erp_private.penjualan_summary_json(
            v_tipe, k.id, null, k.qty, k.potongan, k.bersih, k.hpp
          ) order by k.bersih desc, k.id
        ), '[]'),
        'meta', json_build_object(
          'paginate', false, 'total', count(*), 'tipe', v_tipe, 'dari', v_r.mulai,
          'sampai', v_r.akhir
        )
      )
      from kelompok as k
  );
end
$$;

alter function erp.dashboard_top10(text, date, date) owner to erp_reader;
revoke all on function erp.dashboard_top10(text, date, date) from public;
grant execute on function erp.dashboard_top10(text, date, date) to erp_app;
comment on function erp.dashboard_top10(text, date, date) is
  'The ten goods (tipe barang) or customers (pelanggan) with the largest net sales of a period: '
  '{data: [{kunci, kode, nama, qty, bruto, potongan, bersih, hpp, laba}], meta: {paginate: false, '
  'total, tipe, dari, sampai}}.';
--! EndIncluded erp/dashboard/dashboard_top10.sql
--! Included erp/dashboard/dashboard_trend.sql
-- The last days, one row each, today included. GET /api/dashboard/trend.
-- Code: VAHRI hari di luar batas.
create or replace function erp.dashboard_trend(hari integer default 30)
returns json
language plpgsql
stable
security definer
set plan_cache_mode = 'force_custom_plan'
as $$
#variable_conflict use_column
declare
  v_hari constant integer := coalesce(dashboard_trend.hari, 30);
  v_per constant date := erp_private.tenant_today();
  v_dari constant date := v_per - v_hari + 1;
begin
  perform erp_private.wajib_hak('dashboard', 'dashboard');
  if v_hari not between 1 and 366 then
    raise exception using errcode = 'VAHRI', message = 'hari: harus 1 sampai 366';
  end if;
  return (
    select json_build_object(
        'data', json_agg(
          row (
            h.tanggal, coalesce(p.nilai, 0), -coalesce(c.nilai, 0),
            coalesce(p.nilai, 0) + coalesce(c.nilai, 0), coalesce(t.banyak, 0)
          )::erp.dashboard_hari order by h.tanggal
        ),
        'meta', json_build_object(
          'paginate', false, 'total', v_hari, 'dari', v_dari, 'sampai', v_per
        )
      )
      from (select v_dari + n as tanggal from generate_series(0, v_hari - 1) as n) as h
      left join erp_private.dashboard_laba('{41}', v_dari, v_per) as p on p.tanggal = h.tanggal
      left join erp_private.dashboard_laba('{51,52}', v_dari, v_per) as c on c.tanggal = h.tanggal
      left join (
        select t.tanggal, count(*) as banyak
          from erp.jenis_transaksi_ref as r
          join transaksi as t
            on t.jenis = r.jenis and t.tanggal between v_dari and v_per and t.status = 'final'
         group by t.tanggal
      ) as t on t.tanggal = h.tanggal
  );
end
$$;

alter function erp.dashboard_trend(integer) owner to erp_reader;
revoke all on function erp.dashboard_trend(integer) from public;
grant execute on function erp.dashboard_trend(integer) to erp_app;
comment on function erp.dashboard_trend(integer) is
  'The last days, today included (1 to 366, 30 when absent): {data: [{tanggal, '
  'penjualan, hpp, laba_kotor, transaksi}], meta: {paginate: false, total, dari, sampai}}.';
--! EndIncluded erp/dashboard/dashboard_trend.sql
--! Included erp/dashboard/dashboard_trigger.sql
-- Sends a manual event to the stream of the tenant. GET /api/dashboard/trigger.
-- Code: OTTNT another tenant than that of the request.
create or replace function erp.dashboard_trigger(tenant text default null)
returns boolean
language plpgsql
security definer
as $$
begin
  perform erp_private.wajib_hak('dashboard', 'dashboard');
  if tenant <> erp.tenant_kode() then
    raise exception using errcode = 'OTTNT', message = 'tenant ini bukan tenant permintaan';
  end if;
  perform erp_private.outbox_add('pemicu', jsonb_build_object('oleh', erp.pengguna_id()));
  return true;
end
$$;

alter function erp.dashboard_trigger(text) owner to erp_writer;
revoke all on function erp.dashboard_trigger(text) from public;
grant execute on function erp.dashboard_trigger(text) to erp_app;
comment on function erp.dashboard_trigger(text) is
  'Sends a manual event to the dashboard''s stream, for testing; tenant can only be one''s own.';
--! EndIncluded erp/dashboard/dashboard_trigger.sql
--! Included erp/dashboard/peristiwa_since.sql
-- Events of the stream after a number, at most `batas`, the oldest first; `awal` is the oldest
-- number still kept. Without a number, or with one that was never given: no event, but the present
-- figures under the newest number.
-- GET /api/dashboard/kpi/stream.
create or replace function erp.peristiwa_since(
  sejak bigint default null, batas integer default 1000
)
returns table (urutan bigint, jenis text, isi text, awal bigint)
language plpgsql
stable
security definer
as $$
#variable_conflict use_column
begin
  perform erp_private.wajib_hak('dashboard', 'dashboard');
  if peristiwa_since.sejak is null
    or peristiwa_since.sejak > (select s.terakhir from peristiwa_posisi as s)
  then
    return query
      select s.terakhir, 'kpi', erp_private.json_append(
               to_json(erp_private.dashboard_angka()), json_build_object('pemicu', '[]'::json)
             )::text,
             s.terakhir
        from peristiwa_posisi as s;
    return;
  end if;
  return query
    select p.urutan, p.jenis, p.isi::text,
           (select min(x.urutan) from peristiwa as x)
      from peristiwa as p
     where p.urutan > peristiwa_since.sejak
     order by p.urutan
     limit peristiwa_since.batas;
end
$$;

alter function erp.peristiwa_since(bigint, integer) owner to erp_reader;
revoke all on function erp.peristiwa_since(bigint, integer) from public;
grant execute on function erp.peristiwa_since(bigint, integer) to erp_app;
comment on function erp.peristiwa_since(bigint, integer) is
  E'@behavior -*\nEvents of the tenant''s stream after a number.';
--! EndIncluded erp/dashboard/peristiwa_since.sql
--! Included erp/draft/draft_get.sql
-- One working draft.
-- Endpoint: GET /api/draft/{id}.
-- Codes: OT…, TDDRF.
create or replace function erp.draft_get(id bigint)
returns json
language plpgsql
stable
security definer
as $$
declare
  v_hasil json;
begin
  perform erp_private.wajib_hak('transaksi');
  v_hasil := erp_private.draft_json(draft_get.id);
  if v_hasil is null then
    raise exception using errcode = 'TDDRF', message = 'draft tidak ditemukan';
  end if;
  perform erp_private.wajib_hak_jenis((v_hasil ->> 'jenis')::erp.jenis_transaksi);
  return v_hasil;
end
$$;

alter function erp.draft_get(bigint) owner to erp_reader;
revoke all on function erp.draft_get(bigint) from public;
grant execute on function erp.draft_get(bigint) to erp_app;
comment on function erp.draft_get(bigint) is
  'One working draft: {id, jenis, isi, versi, status, transaksi_id, dibuat_oleh, dibuat_pada,'
  ' diubah_pada}.';
--! EndIncluded erp/draft/draft_get.sql
--! Included erp/draft/draft_list.sql
-- The working drafts that the caller may see, of modules that are on, newest first, as
-- {"total": n, "data": [...]}.
-- Endpoint: GET /api/draft.
-- Codes: OT…, VALST.
create or replace function erp.draft_list(
  jenis erp.jenis_transaksi default null, status erp.status_draft default null,
  page integer default 1, per_page integer default 20
)
returns json
language plpgsql
stable
security definer
as $$
#variable_conflict use_column
declare
  v_page constant bigint := coalesce(page, 1);
  v_per_page constant integer := coalesce(per_page, 20);
  v_hasil json;
begin
  perform erp_private.wajib_hak('transaksi', coalesce(
    (select r.modul from erp.jenis_transaksi_ref as r where r.jenis = draft_list.jenis),
    (
      select min(r.modul) from erp.jenis_transaksi_ref as r
       where not exists (
         select from erp.jenis_transaksi_ref as x
           join modul as m on m.kode = x.modul and m.aktif
       )
    )
  ));
  if v_page < 1 or v_per_page not between 1 and 500 then
    raise exception using errcode = 'VALST',
      message = case when v_page < 1 then 'page: mulai dari 1' else 'per_page: 1 sampai 500' end;
  end if;
  with
    terlihat as (
      select d.id
        from draft as d
        join erp.jenis_transaksi_ref as r on r.jenis = d.jenis
        join modul as m on m.kode = r.modul and m.aktif
       where (erp.peran() = 'admin' or d.dibuat_oleh = erp.pengguna_id())
         and (draft_list.jenis is null or d.jenis = draft_list.jenis)
         and (draft_list.status is null or d.status = draft_list.status)
    )
  select json_build_object(
      'total', (select count(*) from terlihat),
      'data', coalesce((
        select json_agg(erp_private.draft_json(h.id) order by h.id desc)
          from (
            select t.id from terlihat as t order by t.id desc
             limit v_per_page offset (v_page - 1) * v_per_page
          ) as h
      ), '[]')
    )
    into v_hasil;
  return v_hasil;
end
$$;

alter function erp.draft_list(erp.jenis_transaksi, erp.status_draft, integer, integer)
  owner to erp_reader;
revoke all on function erp.draft_list(erp.jenis_transaksi, erp.status_draft, integer, integer)
  from public;
grant execute on function erp.draft_list(erp.jenis_transaksi, erp.status_draft, integer, integer)
  to erp_app;
comment on function erp.draft_list(erp.jenis_transaksi, erp.status_draft, integer, integer) is
  'Working drafts of the caller (of everybody for an admin) as {total, data}, newest first.';
--! EndIncluded erp/draft/draft_list.sql
--! Included erp/draft/draft_submit.sql
-- Makes a transaction of a working draft, once: its document is checked and posted as in a create
-- of its kind, or waits for approval where the tenant wants that. `draft: true` in it keeps it
-- waiting too.
-- Endpoint: POST /api/draft/{id}/submit.
-- Codes: OT…, TDDRF, KODRF sudah dikirim, VADOK, IKBED, and those of the posting.
create or replace function erp.draft_submit(id bigint)
returns erp.draft_terkirim
language plpgsql
security definer
as $$
#variable_conflict use_column
declare
  v_ulang jsonb;
  v_hasil erp.draft_terkirim;
  v_dibuat erp.transaksi_dibuat;
  v_d record;
begin
  perform erp_private.wajib_hak('transaksi');
  v_ulang := erp_private.idempotency_begin(interval '24 hours');
  if v_ulang is not null then
    v_hasil := jsonb_populate_record(v_hasil, v_ulang -> 'hasil');
    v_hasil.idempotent := true;
    v_hasil.original_request_id := v_ulang ->> 'request_id';
    return v_hasil;
  end if;
  v_d := erp_private.draft_lock(draft_submit.id);
  perform erp_private.draft_open_check(v_d.transaksi_id, v_d.nomor);
  if coalesce(jsonb_typeof(v_d.isi -> 'draft') <> 'boolean', false) then
    perform erp_private.dokumen_refuse(array['draft: harus true atau false']);
  end if;
  v_dibuat := erp_private.transaksi_make(
    v_d.jenis, erp_private.isi_document(v_d.jenis, v_d.isi - 'draft'),
    (v_d.isi ->> 'draft')::boolean
  );
  update draft as d
     set status = 'terkirim', transaksi_id = v_dibuat.id, diubah_pada = clock_timestamp()
   where d.id = draft_submit.id;
  v_hasil.id := v_dibuat.id;
  v_hasil.jenis := v_d.jenis;
  v_hasil.nomor_transaksi := v_dibuat.nomor_transaksi;
  v_hasil.status := v_dibuat.status;
  v_hasil.idempotent := false;
  v_hasil.peringatan := v_dibuat.peringatan;
  perform erp_private.idempotency_end(to_jsonb(v_hasil));
  return v_hasil;
end
$$;

alter function erp.draft_submit(bigint) owner to erp_writer;
revoke all on function erp.draft_submit(bigint) from public;
grant execute on function erp.draft_submit(bigint) to erp_app;
comment on function erp.draft_submit(bigint) is
  'Makes a transaction of a working draft, checked as a create; a draft is submitted once (KODRF).';
--! EndIncluded erp/draft/draft_submit.sql
--! Included erp/ekspor/ekspor_beda.sql
-- All vouchers of the report of differences, one at a time. GET /api/laporan/beda?format=. Codes:
-- VATGL.
create or replace function erp.ekspor_beda(
  per date default null, sejak timestamptz default null, dari date default null,
  diketahui timestamptz default null
)
returns setof json
language sql
stable
security definer
as $$
  select erp_private.wajib_hak('laporan', 'laporan');
  select erp_private.beda_json(u.posting_id, ekspor_beda.dari, u.per)
    from erp_private.beda_urut(
      ekspor_beda.dari, ekspor_beda.per, ekspor_beda.sejak, ekspor_beda.diketahui
    ) as u;
$$;

alter function erp.ekspor_beda(date, timestamptz, date, timestamptz) owner to erp_reader;
revoke all on function erp.ekspor_beda(date, timestamptz, date, timestamptz) from public;
grant execute on function erp.ekspor_beda(date, timestamptz, date, timestamptz) to erp_app;
comment on function erp.ekspor_beda(date, timestamptz, date, timestamptz) is
  E'@behavior -*\nAll rows of laporan_beda, without pages.';
--! EndIncluded erp/ekspor/ekspor_beda.sql
--! Included erp/ekspor/ekspor_buku_besar.sql
-- All lines of an account's ledger, one at a time. GET /api/laporan/buku-besar/{akun_kode}?format=.
-- Codes: VATGL.
create or replace function erp.ekspor_buku_besar(
  akun_kode text, dari date default null, sampai date default null,
  diketahui timestamptz default null
)
returns setof json
language sql
stable
security definer
as $$
  select erp_private.wajib_hak('laporan', 'laporan');
  select row_to_json(b)
    from erp_private.laporan_rentang(ekspor_buku_besar.dari, ekspor_buku_besar.sampai) as r
   cross join lateral erp_private.buku_besar_rinci(
     ekspor_buku_besar.akun_kode, r.mulai, r.akhir, 0, null, ekspor_buku_besar.diketahui
   ) as b;
$$;

alter function erp.ekspor_buku_besar(text, date, date, timestamptz) owner to erp_reader;
revoke all on function erp.ekspor_buku_besar(text, date, date, timestamptz) from public;
grant execute on function erp.ekspor_buku_besar(text, date, date, timestamptz) to erp_app;
comment on function erp.ekspor_buku_besar(text, date, date, timestamptz) is
  E'@behavior -*\nAll rows of laporan_buku_besar, without pages.';
--! EndIncluded erp/ekspor/ekspor_buku_besar.sql
--! Included erp/ekspor/ekspor_hutang.sql
-- All documents of the payable report, one at a time. GET /api/laporan/hutang?format=.
-- Codes: VATGL.
create or replace function erp.ekspor_hutang(
  dari date default null, sampai date default null, kontak_id bigint default null,
  status text default 'outstanding', diketahui timestamptz default null
)
returns setof json
language sql
stable
security definer
as $$
  select erp_private.wajib_hak('laporan', 'laporan');
  select erp_private.pos_json(
           u::erp_private.pos_dokumen,
           coalesce(ekspor_hutang.sampai, erp_private.tenant_today()), ekspor_hutang.diketahui
         )
    from erp_private.pos_urut(
      'hutang', ekspor_hutang.dari, ekspor_hutang.sampai, ekspor_hutang.kontak_id,
      ekspor_hutang.status, ekspor_hutang.diketahui
    ) as u;
$$;

alter function erp.ekspor_hutang(date, date, bigint, text, timestamptz) owner to erp_reader;
revoke all on function erp.ekspor_hutang(date, date, bigint, text, timestamptz) from public;
grant execute on function erp.ekspor_hutang(date, date, bigint, text, timestamptz) to erp_app;
comment on function erp.ekspor_hutang(date, date, bigint, text, timestamptz) is
  E'@behavior -*\nAll rows of laporan_hutang, without pages.';
--! EndIncluded erp/ekspor/ekspor_hutang.sql
--! Included erp/ekspor/ekspor_jurnal.sql
-- All rows of the general journal, one at a time. GET /api/laporan/jurnal?format=. Codes: VATGL.
create or replace function erp.ekspor_jurnal(
  dari date default null, sampai date default null, akun_kode text default null,
  jenis text default null, diketahui timestamptz default null
)
returns setof json
language sql
stable
security definer
as $$
  select erp_private.wajib_hak('laporan', 'laporan');
  select erp_private.jurnal_json(u.id)
    from erp_private.jurnal_urut(
      ekspor_jurnal.dari, ekspor_jurnal.sampai, ekspor_jurnal.akun_kode, ekspor_jurnal.jenis,
      ekspor_jurnal.diketahui
    ) as u (id);
$$;

alter function erp.ekspor_jurnal(date, date, text, text, timestamptz) owner to erp_reader;
revoke all on function erp.ekspor_jurnal(date, date, text, text, timestamptz) from public;
grant execute on function erp.ekspor_jurnal(date, date, text, text, timestamptz) to erp_app;
comment on function erp.ekspor_jurnal(date, date, text, text, timestamptz) is
  E'@behavior -*\nAll rows of laporan_jurnal, without pages.';
--! EndIncluded erp/ekspor/ekspor_jurnal.sql
--! Included erp/ekspor/ekspor_jurnal_jumlah.sql
-- Period, number of lines and totals of the general journal, for its export. GET
-- /api/laporan/jurnal?format=. Codes: VATGL.
create or replace function erp.ekspor_jurnal_jumlah(
  dari date default null, sampai date default null, akun_kode text default null,
  jenis text default null, diketahui timestamptz default null
)
returns json
language sql
stable
security definer
as $$
  select erp_private.wajib_hak('laporan', 'laporan');
  select json_build_object(
           'dari', r.mulai, 'sampai', r.akhir, 'jumlah_baris', n.banyak,
           'total_debit', n.debit::erp.uang, 'total_kredit', n.kredit::erp.uang
         )
    from erp_private.laporan_rentang(
           ekspor_jurnal_jumlah.dari, ekspor_jurnal_jumlah.sampai
         ) as r
   cross join (
     select count(*) as banyak, coalesce(sum(b.debit), 0) as debit,
            coalesce(sum(b.kredit), 0) as kredit
       from jurnal_baris as b
      where b.jurnal_id in (
        select u.id
          from erp_private.jurnal_urut(
            ekspor_jurnal_jumlah.dari, ekspor_jurnal_jumlah.sampai,
            ekspor_jurnal_jumlah.akun_kode, ekspor_jurnal_jumlah.jenis,
            ekspor_jurnal_jumlah.diketahui
          ) as u (id)
      )
   ) as n;
$$;

alter function erp.ekspor_jurnal_jumlah(date, date, text, text, timestamptz) owner to erp_reader;
revoke all on function erp.ekspor_jurnal_jumlah(date, date, text, text, timestamptz) from public;
grant execute on function erp.ekspor_jurnal_jumlah(date, date, text, text, timestamptz) to erp_app;
comment on function erp.ekspor_jurnal_jumlah(date, date, text, text, timestamptz) is
  E'@behavior -*\n{dari, sampai, jumlah_baris, total_debit, total_kredit} of laporan_jurnal.';
--! EndIncluded erp/ekspor/ekspor_jurnal_jumlah.sql
--! Included erp/ekspor/ekspor_kartu_stok.sql
-- All movements of a stock card, one at a time. GET /api/laporan/kartu-stok/{barang_id}?format=.
-- Codes: VATGL.
create or replace function erp.ekspor_kartu_stok(
  barang_id bigint, dari date default null, sampai date default null, lokasi_id bigint default null,
  diketahui timestamptz default null
)
returns setof json
language sql
stable
security definer
as $$
  select erp_private.wajib_hak('laporan', 'laporan');
  select erp_private.kartu_json(u.id, u.saldo_qty, u.saldo_nilai)
    from (
      select g.id, g.saldo_qty, g.saldo_nilai
        from erp_private.laporan_rentang(ekspor_kartu_stok.dari, ekspor_kartu_stok.sampai) as r
       cross join lateral erp_private.kartu_gerak(
         ekspor_kartu_stok.barang_id, r.mulai, r.akhir, ekspor_kartu_stok.lokasi_id,
         ekspor_kartu_stok.diketahui
       ) as g
       where g.tampil
       order by g.urutan
    ) as u;
$$;

alter function erp.ekspor_kartu_stok(bigint, date, date, bigint, timestamptz) owner to erp_reader;
revoke all on function erp.ekspor_kartu_stok(bigint, date, date, bigint, timestamptz) from public;
grant execute on function erp.ekspor_kartu_stok(bigint, date, date, bigint, timestamptz) to erp_app;
comment on function erp.ekspor_kartu_stok(bigint, date, date, bigint, timestamptz) is
  E'@behavior -*\nAll rows of laporan_kartu_stok, without pages.';
--! EndIncluded erp/ekspor/ekspor_kartu_stok.sql
--! Included erp/ekspor/ekspor_kop.sql
-- What stands above and below a printed report: whose it is, the names behind its filters, and when
-- it was printed by the tenant's clock. GET /api/laporan/…?format=.
create or replace function erp.ekspor_kop(
  kontak_id bigint default null, barang_id bigint default null, lokasi_id bigint default null,
  akun_kode text default null
)
returns json
language plpgsql
stable
security definer
as $$
#variable_conflict use_column
begin
  perform erp_private.wajib_hak('laporan', 'laporan');
  return (
    select json_build_object(
             'kode', erp.tenant_kode(), 'nama', p.nama, 'alamat', p.alamat, 'npwp', p.npwp,
             'telepon', p.telepon, 'mata_uang', p.mata_uang, 'zona_waktu', p.zona_waktu,
             'dicetak_pada', to_char(now() at time zone p.zona_waktu, 'YYYY-MM-DD HH24:MI'),
             'kontak', (
               select k.nama from kontak as k where k.id = ekspor_kop.kontak_id
             ),
             'barang', (
               select b.kode || ' ' || b.nama from barang as b where b.id = ekspor_kop.barang_id
             ),
             'lokasi', (
               select l.nama from lokasi as l where l.id = ekspor_kop.lokasi_id
             ),
             'akun', (
               select a.kode || ' ' || a.nama from akun as a where a.kode = ekspor_kop.akun_kode
             )
           )
      from pengaturan as p
  );
end
$$;

alter function erp.ekspor_kop(bigint, bigint, bigint, text) owner to erp_reader;
revoke all on function erp.ekspor_kop(bigint, bigint, bigint, text) from public;
grant execute on function erp.ekspor_kop(bigint, bigint, bigint, text) to erp_app;
comment on function erp.ekspor_kop(bigint, bigint, bigint, text) is
  E'@behavior -*\nLetterhead and time of a printed report: {kode, nama, alamat, npwp, telepon, '
  'mata_uang, zona_waktu, dicetak_pada} and the names of its filters {kontak, barang, lokasi, '
  'akun}.';
--! EndIncluded erp/ekspor/ekspor_kop.sql
--! Included erp/ekspor/ekspor_penjualan.sql
-- All lines of the sales report, one at a time. GET /api/laporan/penjualan?format=. Codes: VATGL.
create or replace function erp.ekspor_penjualan(
  dari date default null, sampai date default null, kontak_id bigint default null,
  barang_id bigint default null, diketahui timestamptz default null
)
returns setof json
language sql
stable
security definer
as $$
  select erp_private.wajib_hak('laporan', 'laporan');
  select erp_private.penjualan_json(
           u.tanggal, u.transaksi_id, u.arah, u.baris_id, u.barang_id, u.qty, u.potongan, u.bersih,
           u.hpp
         )
    from erp_private.penjualan_urut(
      ekspor_penjualan.dari, ekspor_penjualan.sampai, ekspor_penjualan.kontak_id,
      ekspor_penjualan.barang_id, ekspor_penjualan.diketahui
    ) as u;
$$;

alter function erp.ekspor_penjualan(date, date, bigint, bigint, timestamptz) owner to erp_reader;
revoke all on function erp.ekspor_penjualan(date, date, bigint, bigint, timestamptz) from public;
grant execute on function erp.ekspor_penjualan(date, date, bigint, bigint, timestamptz) to erp_app;
comment on function erp.ekspor_penjualan(date, date, bigint, bigint, timestamptz) is
  E'@behavior -*\nAll rows of laporan_penjualan, without pages.';
--! EndIncluded erp/ekspor/ekspor_penjualan.sql
--! Included erp/ekspor/ekspor_penjualan_summary.sql
-- All groups of the sales summary. GET /api/laporan/penjualan/summary?format=. Codes: VATGL.
create or replace function erp.ekspor_penjualan_summary(
  group_by text default 'bulan', dari date default null, sampai date default null,
  diketahui timestamptz default null
)
returns setof json
language sql
stable
security definer
as $$
  select erp_private.wajib_hak('laporan', 'laporan');
  select erp_private.penjualan_summary_json(
           coalesce(ekspor_penjualan_summary.group_by, 'bulan'), u.id, u.waktu, u.qty, u.potongan,
           u.bersih, u.hpp
         )
    from erp_private.penjualan_summary_urut(
      coalesce(ekspor_penjualan_summary.group_by, 'bulan'), ekspor_penjualan_summary.dari,
      ekspor_penjualan_summary.sampai, ekspor_penjualan_summary.diketahui
    ) as u;
$$;

alter function erp.ekspor_penjualan_summary(text, date, date, timestamptz) owner to erp_reader;
revoke all on function erp.ekspor_penjualan_summary(text, date, date, timestamptz) from public;
grant execute on function erp.ekspor_penjualan_summary(text, date, date, timestamptz) to erp_app;
comment on function erp.ekspor_penjualan_summary(text, date, date, timestamptz) is
  E'@behavior -*\nAll rows of laporan_penjualan_summary, without pages.';
--! EndIncluded erp/ekspor/ekspor_penjualan_summary.sql
--! Included erp/ekspor/ekspor_piutang.sql
-- All documents of the receivable report, one at a time. GET /api/laporan/piutang?format=.
-- Codes: VATGL.
create or replace function erp.ekspor_piutang(
  dari date default null, sampai date default null, kontak_id bigint default null,
  status text default 'outstanding', diketahui timestamptz default null
)
returns setof json
language sql
stable
security definer
as $$
  select erp_private.wajib_hak('laporan', 'laporan');
  select erp_private.pos_json(
           u::erp_private.pos_dokumen,
           coalesce(ekspor_piutang.sampai, erp_private.tenant_today()), ekspor_piutang.diketahui
         )
    from erp_private.pos_urut(
      'piutang', ekspor_piutang.dari, ekspor_piutang.sampai, ekspor_piutang.kontak_id,
      ekspor_piutang.status, ekspor_piutang.diketahui
    ) as u;
$$;

alter function erp.ekspor_piutang(date, date, bigint, text, timestamptz) owner to erp_reader;
revoke all on function erp.ekspor_piutang(date, date, bigint, text, timestamptz) from public;
grant execute on function erp.ekspor_piutang(date, date, bigint, text, timestamptz) to erp_app;
comment on function erp.ekspor_piutang(date, date, bigint, text, timestamptz) is
  E'@behavior -*\nAll rows of laporan_piutang, without pages.';
--! EndIncluded erp/ekspor/ekspor_piutang.sql
--! Included erp/ekspor/ekspor_ppn.sql
-- All lines of the report on value added tax, one at a time. GET /api/laporan/ppn?format=.
-- Codes: VATGL.
create or replace function erp.ekspor_ppn(
  masa text default null, diketahui timestamptz default null
)
returns setof json
language sql
stable
security definer
as $$
  select erp_private.wajib_hak('laporan', 'laporan');
  select erp_private.ppn_json(
           u.tanggal, u.transaksi_id, u.arah, u.sisi, u.pajak_kode, u.tarif, u.dikreditkan,
           u.faktur, u.dpp, u.dpp_lain, u.ppn
         )
    from erp_private.ppn_urut(ekspor_ppn.masa, ekspor_ppn.diketahui) as u;
$$;

alter function erp.ekspor_ppn(text, timestamptz) owner to erp_reader;
revoke all on function erp.ekspor_ppn(text, timestamptz) from public;
grant execute on function erp.ekspor_ppn(text, timestamptz) to erp_app;
comment on function erp.ekspor_ppn(text, timestamptz) is
  E'@behavior -*\nAll rows of laporan_ppn, without pages.';
--! EndIncluded erp/ekspor/ekspor_ppn.sql
--! Included erp/ekspor/ekspor_stok.sql
-- All rows of the stock report, one at a time. GET /api/laporan/stok?format=. Codes: VATGL.
create or replace function erp.ekspor_stok(
  lokasi_id bigint default null, barang_id bigint default null, per_lokasi boolean default false,
  per date default null, diketahui timestamptz default null
)
returns setof json
language sql
stable
security definer
as $$
  select erp_private.wajib_hak('laporan', 'laporan');
  select erp_private.stok_json(
           u.barang_id, u.kode, u.nama, u.lokasi_id, u.lokasi_nama, u.qty, u.nilai,
           coalesce(ekspor_stok.per_lokasi, false), o.dipesan, o.reservasi
         )
    from erp_private.stok_urut(
      ekspor_stok.lokasi_id, ekspor_stok.barang_id, ekspor_stok.per_lokasi, ekspor_stok.per,
      ekspor_stok.diketahui
    ) as u
   cross join lateral erp_private.order_sums(
     u.barang_id, coalesce(u.lokasi_id, ekspor_stok.lokasi_id), u.per, ekspor_stok.diketahui
   ) as o;
$$;

alter function erp.ekspor_stok(bigint, bigint, boolean, date, timestamptz) owner to erp_reader;
revoke all on function erp.ekspor_stok(bigint, bigint, boolean, date, timestamptz) from public;
grant execute on function erp.ekspor_stok(bigint, bigint, boolean, date, timestamptz) to erp_app;
comment on function erp.ekspor_stok(bigint, bigint, boolean, date, timestamptz) is
  E'@behavior -*\nAll rows of laporan_stok, without pages.';
--! EndIncluded erp/ekspor/ekspor_stok.sql
--! Included erp/ekspor/ekspor_umur.sql
-- Totals of the ageing per contact of the receivable or payable report (its `ringkasan`), for the
-- last line of the printed one. GET /api/laporan/piutang?format=, /api/laporan/hutang?format=.
create or replace function erp.ekspor_umur(
  ringkasan json
)
returns json
language sql
stable
security definer
as $$
  select erp_private.wajib_hak('laporan', 'laporan');
  select json_build_object(
           'jumlah_dokumen', coalesce(sum(r.jumlah_dokumen), 0),
           'sisa', coalesce(sum(r.sisa), 0)::erp.uang,
           'umur', json_build_object(
             'belum_jatuh_tempo', coalesce(sum(u.belum_jatuh_tempo), 0)::erp.uang,
             '1-30', coalesce(sum(u."1-30"), 0)::erp.uang,
             '31-60', coalesce(sum(u."31-60"), 0)::erp.uang,
             '61-90', coalesce(sum(u."61-90"), 0)::erp.uang,
             '>90', coalesce(sum(u.">90"), 0)::erp.uang
           )
         )
    from json_to_recordset(ekspor_umur.ringkasan)
           as r (jumlah_dokumen bigint, sisa numeric, umur json)
   cross join lateral json_to_record(r.umur)
           as u (
             belum_jatuh_tempo numeric, "1-30" numeric, "31-60" numeric, "61-90" numeric,
             ">90" numeric
           );
$$;

alter function erp.ekspor_umur(json) owner to erp_reader;
revoke all on function erp.ekspor_umur(json) from public;
grant execute on function erp.ekspor_umur(json) to erp_app;
comment on function erp.ekspor_umur(json) is
  E'@behavior -*\nTotals of ringkasan: {jumlah_dokumen, sisa, umur}.';
--! EndIncluded erp/ekspor/ekspor_umur.sql
--! Included erp/laporan/laporan_arus_kas.sql
-- Statement of cash flows of a period, direct method: what cash and bank (subclass 11) moved
-- against, by activity. GET /api/laporan/arus-kas. Codes: VATGL.
create or replace function erp.laporan_arus_kas(
  dari date default null, sampai date default null, diketahui timestamptz default null
)
returns erp.arus_kas
language plpgsql
stable
security definer
set plan_cache_mode = 'force_custom_plan'
as $$
#variable_conflict use_column
declare
  v_r record;
  v_hasil erp.arus_kas;
begin
  perform erp_private.wajib_hak('laporan', 'laporan');
  select r.mulai, r.akhir into v_r
    from erp_private.laporan_rentang(laporan_arus_kas.dari, laporan_arus_kas.sampai) as r;
  with
    lini as (
      select g.akun_kode, a.nama, g.masuk, g.keluar, erp_private.arus_kas_bagian(
               a.subklas_id, array(
                 select p.peran from akun_peran as p where p.akun_kode = g.akun_kode
               )
             ) as bagian
        from erp_private.arus_kas_gerak(v_r.mulai, v_r.akhir, laporan_arus_kas.diketahui) as g
        join akun as a on a.kode = g.akun_kode
    ),
    bagian as (
      select n.bagian, coalesce(sum(l.masuk - l.keluar), 0) as total,
             row(coalesce(sum(l.masuk - l.keluar), 0), coalesce(array_agg(
               row(l.akun_kode, l.nama, l.masuk, l.keluar, l.masuk - l.keluar)::erp.arus_kas_baris
               order by l.akun_kode
             ) filter (where l.akun_kode is not null), '{}'))::erp.arus_kas_bagian as isi
        from unnest('{saldo_awal,operasi,investasi,pendanaan}'::text[]) as n (bagian)
        left join lini as l on l.bagian = n.bagian
       group by n.bagian
    ),
    kas as (
      select a.kode, a.nama,
             coalesce(sum(m.nilai) filter (where m.awal), 0) as awal, sum(m.nilai) as akhir
        from akun as a
        join (
          select true, m.akun_kode, m.debit - m.kredit
            from erp_private.akun_mutasi(null, v_r.mulai - 1, laporan_arus_kas.diketahui) as m
          union all
          select false, m.akun_kode, m.debit - m.kredit
            from erp_private.akun_mutasi(v_r.mulai, v_r.akhir, laporan_arus_kas.diketahui) as m
        ) as m (awal, akun_kode, nilai) on m.akun_kode = a.kode
       where a.subklas_id = 11
       group by a.kode
    ),
    jumlah as (
      select coalesce(sum(k.awal), 0) + min(s.total) as awal, coalesce(sum(k.akhir), 0) as akhir,
             coalesce(array_agg(
               row(k.kode, k.nama, k.awal, k.akhir)::erp.arus_kas_kas order by k.kode
             ) filter (where k.kode is not null), '{}') as kas
        from bagian as s
        left join kas as k on true
       where s.bagian = 'saldo_awal'
    )
  select v_r.mulai, v_r.akhir, j.awal, o.isi, i.isi, p.isi, o.total + i.total + p.total,
         j.akhir, j.awal + o.total + i.total + p.total = j.akhir, j.kas
    into v_hasil
    from jumlah as j
    join bagian as o on o.bagian = 'operasi'
    join bagian as i on i.bagian = 'investasi'
    join bagian as p on p.bagian = 'pendanaan';
  return v_hasil;
end
$$;

alter function erp.laporan_arus_kas(date, date, timestamptz) owner to erp_reader;
revoke all on function erp.laporan_arus_kas(date, date, timestamptz) from public;
grant execute on function erp.laporan_arus_kas(date, date, timestamptz) to erp_app;
comment on function erp.laporan_arus_kas(date, date, timestamptz) is
  'Statement of cash flows of a period (this month when absent), direct method, or as it was '
  'known at a moment.';
--! EndIncluded erp/laporan/laporan_arus_kas.sql
--! Included erp/laporan/laporan_beda.sql
-- Vouchers that changed the books up to a day (or of a period) after a moment, newest first, and
-- what they did to each account: `sebelum` as known at that moment, `sesudah` now.
-- GET /api/laporan/beda. Codes: VATGL, VAHAL.
create or replace function erp.laporan_beda(
  per date default null, sejak timestamptz default null, dari date default null,
  page integer default 1, per_page integer default 20, diketahui timestamptz default null
)
returns json
language plpgsql
stable
security definer
set plan_cache_mode = 'force_custom_plan'
as $$
#variable_conflict use_column
declare
  v_r record;
  v_dari constant date := laporan_beda.dari;
  v_sejak constant timestamptz := laporan_beda.sejak;
  v_tahu constant timestamptz := laporan_beda.diketahui;
  v_hasil json;
begin
  perform erp_private.wajib_hak('laporan', 'laporan');
  if v_sejak is null then
    raise exception using errcode = 'VATGL', message = 'sejak: wajib diisi';
  end if;
  select r.* into v_r
    from erp_private.laporan_rentang(
      coalesce(v_dari, '1900-01-01'), laporan_beda.per, laporan_beda.page, laporan_beda.per_page,
      'per'
    ) as r;
  with
    bukti as materialized (
      select p.* from erp_private.beda_posting(v_dari, v_r.akhir, v_sejak, v_tahu) as p
    ),
    gerak as materialized (
      select m.akun_kode, sum(m.debit - m.kredit) as nilai
        from erp_private.beda_akun(v_dari, v_r.akhir, v_sejak, v_tahu) as m
       group by m.akun_kode
    ),
    akhir as (
      select a.kode, a.nama, s.klas_id, g.nilai, coalesce(m.debit - m.kredit, 0) as sesudah
        from gerak as g
        join akun as a on a.kode = g.akun_kode
        join erp.akun_subklas as s on s.id = a.subklas_id
        left join erp_private.akun_mutasi(v_dari, v_r.akhir, v_tahu) as m on m.akun_kode = a.kode
       where g.nilai <> 0
    ),
    halaman as (
      select b.* from bukti as b order by b.dicatat_pada desc, b.id desc
      offset v_r.lewati limit v_r.banyak
    )
  select json_build_object(
    'total', (select count(*) from bukti),
    'meta', json_build_object(
      'per', v_r.akhir, 'dari', v_dari, 'sejak', erp_private.waktu_json(v_sejak),
      'laba', (select coalesce(-sum(a.nilai), 0)::erp.uang from akhir as a where a.klas_id > 3)
    ),
    'extra', json_build_object('akun', (
      select coalesce(json_agg(json_build_object(
        'akun_kode', a.kode, 'akun_nama', a.nama, 'sebelum', (a.sesudah - a.nilai)::erp.uang,
        'selisih', a.nilai::erp.uang, 'sesudah', a.sesudah::erp.uang
      ) order by a.kode), '[]') from akhir as a
    )),
    'data', (
      select coalesce(json_agg(
        erp_private.beda_json(h.id, v_dari, v_r.akhir) order by h.dicatat_pada desc, h.id desc
      ), '[]') from halaman as h
    )
  ) into v_hasil;
  return v_hasil;
end
$$;

alter function erp.laporan_beda(
  date, timestamptz, date, integer, integer, timestamptz
) owner to erp_reader;
revoke all on function erp.laporan_beda(
  date, timestamptz, date, integer, integer, timestamptz
) from public;
grant execute on function erp.laporan_beda(
  date, timestamptz, date, integer, integer, timestamptz
) to erp_app;
comment on function erp.laporan_beda(date, timestamptz, date, integer, integer, timestamptz) is
  'Vouchers that changed the books up to a day (or from dari to per) after the moment sejak: '
  '{total, meta: {per, dari, sejak, laba}, extra: {akun: [{akun_kode, akun_nama, sebelum, '
  'selisih, sesudah}]}, data: [{posting_id, aksi, dicatat_pada, dicatat_oleh, transaksi_id, '
  'nomor, jenis, tanggal, debit, laba, akun: [{akun_kode, debit, kredit}]}]}. Balances are '
  'debit minus kredit; laba is what a voucher added to the profit.';
--! EndIncluded erp/laporan/laporan_beda.sql
--! Included erp/laporan/laporan_integritas.sql
-- Re-derives every tie-out of the books; no row means that they are sound. Books too long to be
-- checked within a request are checked by the worker at night: then it answers the last check, and
-- as of when. GET /api/laporan/integritas. Codes: VAHAL.
create or replace function erp.laporan_integritas(
  page integer default 1, per_page integer default 20
)
returns json
language plpgsql
stable
security definer
set plan_cache_mode = 'force_custom_plan'
as $$
#variable_conflict use_column
declare
  v_r record;
  v_hasil json;
begin
  perform erp_private.wajib_hak('laporan', 'laporan');
  select r.* into v_r
    from erp_private.laporan_rentang(
      null, null, laporan_integritas.page, laporan_integritas.per_page
    ) as r;
  if erp_private.buku_panjang() then
    return erp_private.integritas_simpanan(v_r.lewati, v_r.banyak);
  end if;
  with
    temuan as materialized (select t.* from erp_private.integritas_semua() as t)
  select json_build_object(
    'total', (select count(*) from temuan),
    'meta', json_build_object(
      'langsung', true, 'diperiksa_pada', erp_private.waktu_json(now()), 'posting_sesudahnya', 0,
      'peringatan', json_build_array()
    ),
    'data', (
      select coalesce(json_agg(h), '[]')
        from (
          select t.*
            from temuan as t
           order by t.pemeriksaan, t.kunci
          offset v_r.lewati
           limit v_r.banyak
        ) as h
    )
  ) into v_hasil;
  return v_hasil;
end
$$;

alter function erp.laporan_integritas(integer, integer) owner to erp_reader;
revoke all on function erp.laporan_integritas(integer, integer) from public;
grant execute on function erp.laporan_integritas(integer, integer) to erp_app;
comment on function erp.laporan_integritas(integer, integer) is
  'Every tie-out of the books: {total, meta: {langsung, diperiksa_pada, posting_sesudahnya, '
  'peringatan}, data: [{pemeriksaan, kunci, harap, nyata}]}; empty means sound. Short books are '
  'checked at once (langsung), long ones at night: then diperiksa_pada is when, null when not '
  'yet.';
--! EndIncluded erp/laporan/laporan_integritas.sql
--! Included erp/laporan/laporan_kartu_stok.sql
-- Stock card of one barang: opening, movements with running quantity and value, closing as
-- laporan_stok says. GET /api/laporan/kartu-stok/{barang_id}. Codes: VATGL, VAHAL, TDBRG barang
-- tidak ditemukan.
create or replace function erp.laporan_kartu_stok(
  barang_id bigint, dari date default null, sampai date default null, lokasi_id bigint default null,
  page integer default 1, per_page integer default 20, diketahui timestamptz default null
)
returns json
language plpgsql
stable
security definer
set plan_cache_mode = 'force_custom_plan'
as $$
#variable_conflict use_column
declare
  v_r record;
  v_barang record;
  v_hasil json;
begin
  perform erp_private.wajib_hak('laporan', 'laporan');
  select r.* into v_r
    from erp_private.laporan_rentang(
      laporan_kartu_stok.dari, laporan_kartu_stok.sampai, laporan_kartu_stok.page,
      laporan_kartu_stok.per_page
    ) as r;
  select b.id, b.kode, b.nama into v_barang
    from barang as b where b.id = laporan_kartu_stok.barang_id;
  if not found then
    raise exception using errcode = 'TDBRG',
      message = format('barang %s tidak ditemukan', laporan_kartu_stok.barang_id);
  end if;
  with
    gerak as materialized (
      select g.*
        from erp_private.kartu_gerak(
          v_barang.id, v_r.mulai, v_r.akhir, laporan_kartu_stok.lokasi_id,
          laporan_kartu_stok.diketahui
        ) as g
    ),
    awal as (
      select g.saldo_qty, g.saldo_nilai from gerak as g where g.urutan = 0
    ),
    akhir as (select g.saldo_qty, g.saldo_nilai from gerak as g order by g.urutan desc limit 1),
    halaman as (
      select g.* from gerak as g where g.tampil
       order by g.urutan offset v_r.lewati limit v_r.banyak
    )
  select json_build_object(
    'total', (select count(*) from gerak as g where g.tampil),
    'meta', json_build_object(
      'barang_id', v_barang.id, 'kode', v_barang.kode, 'nama', v_barang.nama,
      'lokasi_id', laporan_kartu_stok.lokasi_id, 'dari', v_r.mulai, 'sampai', v_r.akhir,
      'saldo_awal', json_build_object(
        'qty', coalesce((select a.saldo_qty from awal as a), 0)::erp.kuantitas,
        'nilai', coalesce((select a.saldo_nilai from awal as a), 0)::erp.uang
      ),
      'saldo_akhir', json_build_object(
        'qty', coalesce((select a.saldo_qty from akhir as a), 0)::erp.kuantitas,
        'nilai', coalesce((select a.saldo_nilai from akhir as a), 0)::erp.uang
      ),
      'hpp_tertunda', erp_private.hpp_tertunda_sejak(v_r.akhir, v_barang.id)
    ),
    'data', (
      select coalesce(
        json_agg(erp_private.kartu_json(h.id, h.saldo_qty, h.saldo_nilai) order by h.urutan), '[]'
      ) from halaman as h
    )
  ) into v_hasil;
  return v_hasil;
end
$$;

alter function erp.laporan_kartu_stok(
  bigint, date, date, bigint, integer, integer, timestamptz
) owner to erp_reader;
revoke all on function erp.laporan_kartu_stok(
  bigint, date, date, bigint, integer, integer, timestamptz
) from public;
grant execute on function erp.laporan_kartu_stok(
  bigint, date, date, bigint, integer, integer, timestamptz
) to erp_app;
comment on function erp.laporan_kartu_stok(
  bigint, date, date, bigint, integer, integer, timestamptz
) is
  'Stock card: {total, meta: {saldo_awal {qty, nilai}, saldo_akhir {qty, nilai}, …}, data: '
  '[{tanggal, nomor, jenis, mutasi, lokasi_id, masuk, keluar, nilai, saldo_qty, saldo_nilai, '
  '…}]}. At one location of a shared pool the value is its share of the pool, which other '
  'locations'' movements change too.';
--! EndIncluded erp/laporan/laporan_kartu_stok.sql
--! Included erp/laporan/laporan_neraca.sql
-- Balance sheet at the end of a day, from the daily balances. GET /api/laporan/neraca. Codes:
-- VATGL.
create or replace function erp.laporan_neraca(
  per date default null, diketahui timestamptz default null
)
returns erp.neraca
language plpgsql
stable
security definer
set plan_cache_mode = 'force_custom_plan'
as $$
#variable_conflict use_column
declare
  v_per date;
  v_hasil erp.neraca;
begin
  perform erp_private.wajib_hak('laporan', 'laporan');
  select r.akhir into v_per
    from erp_private.laporan_rentang(null, laporan_neraca.per, nama_akhir => 'per') as r;
  with
    lini as materialized (
      select l.* from erp_private.neraca_lini(v_per, laporan_neraca.diketahui) as l
    ),
    subklas as (
      select l.klas_id, s.id, s.nama, sum(l.nilai) as total,
             array_agg(
               row(l.kode, l.nama, l.nilai)::erp.laporan_akun order by l.kode, l.urutan
             ) as akun
        from lini as l
        join erp.akun_subklas as s on s.id = l.subklas_id
       group by l.klas_id, s.id, s.nama
    ),
    kelompok as (
      select k.id, coalesce(sum(s.total), 0) as total,
             coalesce(
               array_agg(row(s.id, s.nama, s.total, s.akun)::erp.laporan_subklas order by s.id)
                 filter (where s.id is not null), '{}'
             ) as subklas
        from erp.akun_klas as k
        left join subklas as s on s.klas_id = k.id
       where k.id <= 3
       group by k.id
    )
  select v_per, row(a.total, a.subklas)::erp.laporan_kelompok,
         row(k.total, k.subklas)::erp.laporan_kelompok,
         row(e.total, e.subklas)::erp.laporan_kelompok,
         k.total + e.total, a.total = k.total + e.total, erp_private.hpp_tertunda_sejak(v_per),
         erp_private.neraca_peringatan(
           v_per, (select l.nilai from lini as l where l.kode in (
             select p.akun_kode from akun_peran as p where p.peran = 'saldo_awal'
           )), (select l.nilai from lini as l where l.urutan = 2)
         )
    into v_hasil
    from kelompok as a
    join kelompok as k on k.id = 2
    join kelompok as e on e.id = 3
   where a.id = 1;
  return v_hasil;
end
$$;

alter function erp.laporan_neraca(date, timestamptz) owner to erp_reader;
revoke all on function erp.laporan_neraca(date, timestamptz) from public;
grant execute on function erp.laporan_neraca(date, timestamptz) to erp_app;
comment on function erp.laporan_neraca(date, timestamptz) is
  'Balance sheet at the end of a day (today when absent), or as it was known at a moment.';
--! EndIncluded erp/laporan/laporan_neraca.sql
--! Included erp/laporan/laporan_penjualan_summary.sql
-- Sales of a period by barang, pelanggan, bulan or hari; bersih adds up to the movement of the
-- revenue accounts by sales, hpp to that of the cost accounts. GET /api/laporan/penjualan/summary.
-- Codes: VATGL, VAHAL, VAGRP group_by tidak dikenal.
create or replace function erp.laporan_penjualan_summary(
  group_by text default 'bulan', dari date default null, sampai date default null,
  page integer default 1, per_page integer default 500, diketahui timestamptz default null
)
returns json
language plpgsql
stable
security definer
set plan_cache_mode = 'force_custom_plan'
as $$
#variable_conflict use_column
declare
  v_r record;
  v_grup constant text := coalesce(laporan_penjualan_summary.group_by, 'bulan');
  v_hasil json;
begin
  perform erp_private.wajib_hak('laporan', 'laporan');
  if v_grup not in ('barang', 'pelanggan', 'bulan', 'hari') then
    raise exception using errcode = 'VAGRP',
      message = 'group_by: harus salah satu dari barang, pelanggan, bulan, hari';
  end if;
  select r.* into v_r
    from erp_private.laporan_rentang(
      laporan_penjualan_summary.dari, laporan_penjualan_summary.sampai,
      laporan_penjualan_summary.page, coalesce(laporan_penjualan_summary.per_page, 500)
    ) as r;
  with
    kelompok as materialized (
      select b.id,
             case v_grup
               when 'bulan' then to_char(b.tanggal, 'YYYY-MM')
               when 'hari' then to_char(b.tanggal, 'YYYY-MM-DD')
             end as waktu,
             sum(b.qty) as qty, sum(b.potongan) as potongan, sum(b.bersih) as bersih,
             sum(b.hpp) as hpp
        from erp_private.penjualan_kelompok(
          v_grup, v_r.mulai, v_r.akhir, laporan_penjualan_summary.diketahui
        ) as b
       group by 1, 2
    ),
    halaman as (
      select k.*, row_number() over (order by k.waktu, k.bersih desc, k.id) as ke
        from kelompok as k
       order by ke
      offset v_r.lewati
       limit v_r.banyak
    )
  select json_build_object(
    'total', (select count(*) from kelompok),
    'meta', (
      select json_build_object(
        'group_by', v_grup, 'dari', v_r.mulai, 'sampai', v_r.akhir,
        'total_bersih', coalesce(sum(k.bersih), 0)::erp.uang,
        'total_hpp', coalesce(sum(k.hpp), 0)::erp.uang,
        'total_laba', coalesce(sum(k.bersih - k.hpp), 0)::erp.uang
      ) from kelompok as k
    ),
    'data', (
      select coalesce(json_agg(
        erp_private.penjualan_summary_json(
          v_grup, h.id, h.waktu, h.qty, h.potongan, h.bersih, h.hpp
        ) order by h.ke
      ), '[]') from halaman as h
    )
  ) into v_hasil;
  return v_hasil;
end
$$;

alter function erp.laporan_penjualan_summary(
  text, date, date, integer, integer, timestamptz
) owner to erp_reader;
revoke all on function erp.laporan_penjualan_summary(
  text, date, date, integer, integer, timestamptz
) from public;
grant execute on function erp.laporan_penjualan_summary(
  text, date, date, integer, integer, timestamptz
) to erp_app;
comment on function erp.laporan_penjualan_summary(
  text, date, date, integer, integer, timestamptz
) is
  'Sales by group (barang, pelanggan, bulan, hari): {total, meta: {total_bersih, total_hpp, '
  'total_laba}, data: [{kunci, nama, qty, bruto, potongan, bersih, hpp, laba}]}; kunci is the '
  'id, the month or the day.';
--! EndIncluded erp/laporan/laporan_penjualan_summary.sql
--! Included erp/laporan/laporan_perubahan_ekuitas.sql
-- Statement of changes in equity of a period: per account of equity its opening, additions,
-- reductions, profit and closing. The result of classes 4 to 6 stands, as in the balance sheet,
-- under the account of role laba_berjalan, that of earlier years not yet closed with it; closing a
-- year takes it from there to retained earnings. GET /api/laporan/perubahan-ekuitas. Codes: VATGL.
create or replace function erp.laporan_perubahan_ekuitas(
  dari date default null, sampai date default null, diketahui timestamptz default null
)
returns erp.perubahan_ekuitas
language plpgsql
stable
security definer
set plan_cache_mode = 'force_custom_plan'
as $$
#variable_conflict use_column
declare
  v_r record;
  v_tahu constant timestamptz := laporan_perubahan_ekuitas.diketahui;
  v_hasil erp.perubahan_ekuitas;
begin
  perform erp_private.wajib_hak('laporan', 'laporan');
  select r.mulai, r.akhir into v_r
    from erp_private.laporan_rentang(
      laporan_perubahan_ekuitas.dari, laporan_perubahan_ekuitas.sampai
    ) as r;
  with
    klas as (
      select a.kode, s.klas_id
        from akun as a join erp.akun_subklas as s on s.id = a.subklas_id
       where s.klas_id >= 3
    ),
    laba_akun as (select p.akun_kode from akun_peran as p where p.peran = 'laba_berjalan'),
    gerak as (
      select m.akun_kode, m.kredit as tambah, m.debit as kurang, 0 as laba
        from erp_private.akun_mutasi(v_r.mulai, v_r.akhir, v_tahu) as m
        join klas as k on k.kode = m.akun_kode and k.klas_id = 3
      union all
      select l.akun_kode, 0, 0, m.kredit - m.debit
        from erp_private.akun_mutasi(v_r.mulai, v_r.akhir, v_tahu) as m
        join klas as k on k.kode = m.akun_kode and k.klas_id > 3
       cross join laba_akun as l
      union all
      -- What a closing takes out of an account of the result was profit before, and leaves now.
      select l.akun_kode, p.kredit, p.debit, p.debit - p.kredit
        from erp_private.penutup_baris(v_r.mulai, v_r.akhir, v_tahu) as p
        join klas as k on k.kode = p.akun_kode and k.klas_id > 3
       cross join laba_akun as l
    ),
    akun_baris as (
      select x.kode, sum(x.awal) as awal, sum(x.tambah) as tambah, sum(x.kurang) as kurang,
             sum(x.laba) as laba, sum(x.akhir) as akhir
        from (
          select n.kode, n.nilai, 0, 0, 0, 0
            from erp_private.neraca_lini(v_r.mulai - 1, v_tahu) as n where n.klas_id = 3
          union all
          select n.kode, 0, 0, 0, 0, n.nilai
            from erp_private.neraca_lini(v_r.akhir, v_tahu) as n where n.klas_id = 3
          union all
          select g.akun_kode, 0, g.tambah, g.kurang, g.laba, 0 from gerak as g
        ) as x (kode, awal, tambah, kurang, laba, akhir)
       group by x.kode
    )
  select v_r.mulai, v_r.akhir, coalesce(array_agg(
           row(b.kode, a.nama, b.awal, b.tambah, b.kurang, b.laba, b.akhir
           )::erp.perubahan_ekuitas_baris order by b.kode
         ), '{}'),
         coalesce(sum(b.awal), 0), coalesce(sum(b.tambah), 0), coalesce(sum(b.kurang), 0),
         coalesce(sum(b.laba), 0), coalesce(sum(b.akhir), 0),
         coalesce(bool_and(b.awal + b.tambah - b.kurang + b.laba = b.akhir), true)
    into v_hasil
    from akun_baris as b
    join akun as a on a.kode = b.kode;
  return v_hasil;
end
$$;

alter function erp.laporan_perubahan_ekuitas(date, date, timestamptz) owner to erp_reader;
revoke all on function erp.laporan_perubahan_ekuitas(date, date, timestamptz) from public;
grant execute on function erp.laporan_perubahan_ekuitas(date, date, timestamptz) to erp_app;
comment on function erp.laporan_perubahan_ekuitas(date, date, timestamptz) is
  'Statement of changes in equity of a period (this month when absent), or as it was known at a '
  'moment.';
--! EndIncluded erp/laporan/laporan_perubahan_ekuitas.sql
--! Included erp/laporan/laporan_poin.sql
-- Points at the end of a day, a row per lot, those that expire first being first; what they are
-- booked at adds up to the control account. GET /api/laporan/poin. Codes: VATGL, VAHAL.
create or replace function erp.laporan_poin(
  kontak_id bigint default null, per date default null, page integer default 1,
  per_page integer default 20, diketahui timestamptz default null
)
returns json
language plpgsql
stable
security definer
set plan_cache_mode = 'force_custom_plan'
as $$
#variable_conflict use_column
declare
  v_r record;
  v_hasil json;
begin
  perform erp_private.wajib_hak('laporan', 'laporan');
  select r.* into v_r
    from erp_private.laporan_rentang(
      null, laporan_poin.per, laporan_poin.page, laporan_poin.per_page, 'per'
    ) as r;
  with
    lot as materialized (
      select l.*, s.poin_sisa, s.nilai_sisa
        from erp_private.poin_per(laporan_poin.kontak_id, v_r.akhir, laporan_poin.diketahui) as s
        join poin_lot as l on l.id = s.lot_id
    )
  select json_build_object(
    'total', (select count(*) from lot),
    'meta', (
      select json_build_object(
          'per', v_r.akhir, 'total_poin', coalesce(sum(t.poin_sisa), 0),
          'total_nilai', coalesce(sum(t.nilai_sisa), 0)::erp.uang,
          'total_kontrol', -erp_private.kendali_saldo(
            '{kewajiban_poin}', v_r.akhir, laporan_poin.diketahui
          )
        )
        from lot as t
    ),
    'data', (
      select coalesce(json_agg(json_build_object(
          'lot_id', h.id, 'kontak_id', h.kontak_id, 'kontak_kode', k.kode, 'kontak_nama', k.nama,
          'transaksi_id', h.transaksi_id, 'nomor', t.nomor, 'tanggal', h.tanggal,
          'kedaluwarsa', h.kedaluwarsa, 'metode', h.metode, 'nilai_poin', h.nilai_poin,
          'poin', h.poin, 'poin_sisa', h.poin_sisa, 'nilai_sisa', h.nilai_sisa::erp.uang
        ) order by h.kedaluwarsa, h.tanggal, h.id), '[]')
        from (
          select t.* from lot as t
           order by t.kedaluwarsa, t.tanggal, t.id
          offset v_r.lewati
           limit v_r.banyak
        ) as h
        join kontak as k on k.id = h.kontak_id
        join transaksi as t on t.id = h.transaksi_id
    )
  ) into v_hasil;
  return v_hasil;
end
$$;

alter function erp.laporan_poin(bigint, date, integer, integer, timestamptz) owner to erp_reader;
revoke all on function erp.laporan_poin(bigint, date, integer, integer, timestamptz) from public;
grant execute on function erp.laporan_poin(bigint, date, integer, integer, timestamptz) to erp_app;
comment on function erp.laporan_poin(bigint, date, integer, integer, timestamptz) is
  'Points at the end of the day per, a row per lot: {total, meta: {per, total_poin, '
  'total_nilai, total_kontrol}, data: [{lot_id, kontak_id, kontak_kode, kontak_nama, '
  'transaksi_id, nomor, tanggal, kedaluwarsa, metode, nilai_poin, poin, poin_sisa, '
  'nilai_sisa}]}; a negative lot is a debt.';
--! EndIncluded erp/laporan/laporan_poin.sql
--! Included erp/laporan/laporan_ppn.sql
-- Value added tax of a month from the taxed lines: per document and rate, returns and reversals
-- negative, with the sums per side and rate and the tax accounts beside them.
-- GET /api/laporan/ppn. Codes: VATGL masa bukan bulan, VAHAL.
create or replace function erp.laporan_ppn(
  masa text default null, page integer default 1, per_page integer default 20,
  diketahui timestamptz default null
)
returns json
language plpgsql
stable
security definer
set plan_cache_mode = 'force_custom_plan'
as $$
#variable_conflict use_column
declare
  v_r record;
  v_m record;
  v_hasil json;
begin
  perform erp_private.wajib_hak('laporan', 'laporan');
  select * into v_m from erp_private.masa_rentang(laporan_ppn.masa);
  select r.* into v_r
    from erp_private.laporan_rentang(
      v_m.mulai, v_m.akhir, laporan_ppn.page, laporan_ppn.per_page
    ) as r;
  with
    baris as materialized (
      select b.*
        from erp_private.ppn_baris(v_r.mulai, v_r.akhir, laporan_ppn.diketahui) as b
    ),
    kepala as (
      select k.*
        from erp_private.ppn_kepala_json(v_r.mulai, v_r.akhir, laporan_ppn.diketahui, array(
               select row(
                        b.sisi, b.dikreditkan, b.pajak_kode, b.tarif,
                        coalesce(sum(b.dpp) filter (where b.masa_ini), 0),
                        coalesce(sum(b.dpp_lain) filter (where b.masa_ini), 0),
                        coalesce(sum(b.ppn) filter (where b.masa_ini), 0), sum(b.ppn_buku),
                        count(*) filter (where b.masa_ini)
                      )::erp_private.ppn_tarif
                 from baris as b
                group by b.sisi, b.dikreditkan, b.pajak_kode, b.tarif
             )) as k
    ),
    halaman as (
      select b.*, row_number() over (
               order by b.sisi, b.tanggal, b.transaksi_id, b.arah desc, b.dikreditkan desc,
                 b.pajak_kode, b.tarif, b.faktur) as ke
        from baris as b where b.masa_ini order by ke offset v_r.lewati limit v_r.banyak
    )
  select json_build_object(
    'total', (select count(*) from baris as b where b.masa_ini),
    'meta', (select k.meta from kepala as k),
    'extra', (select k.extra from kepala as k),
    'data', (
      select coalesce(json_agg(erp_private.ppn_json(
        h.tanggal, h.transaksi_id, h.arah, h.sisi, h.pajak_kode, h.tarif, h.dikreditkan,
        h.faktur, h.dpp, h.dpp_lain, h.ppn) order by h.ke), '[]') from halaman as h
    )
  ) into v_hasil;
  return v_hasil;
end
$$;

alter function erp.laporan_ppn(text, integer, integer, timestamptz) owner to erp_reader;
revoke all on function erp.laporan_ppn(text, integer, integer, timestamptz) from public;
grant execute on function erp.laporan_ppn(text, integer, integer, timestamptz) to erp_app;
comment on function erp.laporan_ppn(text, integer, integer, timestamptz) is
  'Value added tax of a month (masa YYYY-MM, this month when absent): {total, meta: {masa, '
  'ppn_keluaran, ppn_masukan, ppn_tidak_dikreditkan, kurang_bayar}, extra: {per_tarif: [{sisi, '
  'dikreditkan, pajak_kode, tarif, dpp, dpp_lain, ppn}], rekonsiliasi: [{sisi, akun_kode, '
  'mutasi_akun, jurnal_manual, dari_dokumen, selisih}]}, data: [{sisi, transaksi_id, nomor, '
  'tanggal, nomor_faktur, kontak_nama, npwp, pajak_kode, tarif, dpp, dpp_lain, ppn, …}]}. '
  'Amounts in rupiah; returns and reversals are negative.';
--! EndIncluded erp/laporan/laporan_ppn.sql
--! Included erp/laporan/laporan_rugi_laba.sql
-- Income statement of a period, without the closing of years, from the daily balances.
-- GET /api/laporan/rugi-laba. Codes: VATGL.
create or replace function erp.laporan_rugi_laba(
  dari date default null, sampai date default null, diketahui timestamptz default null
)
returns erp.rugi_laba
language plpgsql
stable
security definer
set plan_cache_mode = 'force_custom_plan'
as $$
#variable_conflict use_column
declare
  v_r record;
  v_hasil erp.rugi_laba;
begin
  perform erp_private.wajib_hak('laporan', 'laporan');
  select r.mulai, r.akhir into v_r
    from erp_private.laporan_rentang(laporan_rugi_laba.dari, laporan_rugi_laba.sampai) as r;
  with
    susunan (bagian, urutan, subklas, tanda) as (
      values ('penjualan_bersih', 1, array[41], 1), ('hpp', 2, array[51, 52], -1),
             ('beban_usaha', 3, array[61, 62], -1), ('pendapatan_lain', 4, array[42], 1),
             ('beban_lain', 5, array[63], -1), ('pajak', 6, array[64], -1)
    ),
    mutasi as (
      select x.akun_kode, sum(x.nilai) as nilai
        from (
          select m.akun_kode, m.kredit - m.debit as nilai
            from erp_private.akun_mutasi(v_r.mulai, v_r.akhir, laporan_rugi_laba.diketahui) as m
          union all
          select p.akun_kode, p.debit - p.kredit
            from erp_private.penutup_baris(v_r.mulai, v_r.akhir, laporan_rugi_laba.diketahui) as p
        ) as x
       group by x.akun_kode
      having sum(x.nilai) <> 0
    ),
    bagian as (
      select s.bagian, s.urutan, coalesce(sum(s.tanda * m.nilai), 0)::erp.uang as total,
             coalesce(
               array_agg(row(a.kode, a.nama, s.tanda * m.nilai)::erp.laporan_akun order by a.kode)
                 filter (where m.nilai is not null), '{}'
             ) as akun
        from susunan as s
        left join (akun as a join mutasi as m on m.akun_kode = a.kode)
          on a.subklas_id = any (s.subklas)
       group by s.bagian, s.urutan
    ),
    n as (
      select array_agg(b.total order by b.urutan) as t,
             array_agg(
               row(b.bagian, b.total, b.akun)::erp.laporan_bagian order by b.urutan
             ) as rincian
        from bagian as b
    )
  select v_r.mulai, v_r.akhir, t[1], t[2], t[1] - t[2], t[3], t[1] - t[2] - t[3], t[4], t[5],
         t[1] - t[2] - t[3] + t[4] - t[5], t[6], t[1] - t[2] - t[3] + t[4] - t[5] - t[6], n.rincian,
         erp_private.hpp_tertunda_sejak(v_r.akhir)
    into v_hasil
    from n;
  return v_hasil;
end
$$;

alter function erp.laporan_rugi_laba(date, date, timestamptz) owner to erp_reader;
revoke all on function erp.laporan_rugi_laba(date, date, timestamptz) from public;
grant execute on function erp.laporan_rugi_laba(date, date, timestamptz) to erp_app;
comment on function erp.laporan_rugi_laba(date, date, timestamptz) is
  'Income statement of a period (this month when absent), or as it was known at a moment.';
--! EndIncluded erp/laporan/laporan_rugi_laba.sql
--! Included erp/laporan/laporan_stok.sql
-- Stock and its value, now or at the end of a day; agrees with the inventory accounts of that day.
-- GET /api/laporan/stok. Codes: VATGL, VAHAL.
create or replace function erp.laporan_stok(
  lokasi_id bigint default null, barang_id bigint default null, per_lokasi boolean default false,
  per date default null, page integer default 1, per_page integer default 20,
  diketahui timestamptz default null
)
returns json
language plpgsql
stable
security definer
set plan_cache_mode = 'force_custom_plan'
as $$
#variable_conflict use_column
declare
  v_r record;
  v_per date;
  v_hasil json;
begin
  perform erp_private.wajib_hak('laporan', 'laporan');
  select r.* into v_r
    from erp_private.laporan_rentang(
      null, laporan_stok.per, laporan_stok.page, laporan_stok.per_page, 'per'
    ) as r;
  -- Nothing is dated after today, so the pools themselves answer for today.
  if v_r.akhir < erp_private.tenant_today() or laporan_stok.diketahui is not null then
    v_per := v_r.akhir;
  end if;
  with
    baris as materialized (
      select s.*
        from erp_private.stok_baris(
          v_per, laporan_stok.lokasi_id, laporan_stok.barang_id,
          coalesce(laporan_stok.per_lokasi, false), laporan_stok.diketahui
        ) as s
    ),
    halaman as (
      select s.barang_id, b.kode, b.nama, s.lokasi_id, l.nama as lokasi_nama, s.qty, s.nilai,
             row_number() over (order by b.kode, l.kode) as urutan
        from baris as s
        join barang as b on b.id = s.barang_id
        left join lokasi as l on l.id = s.lokasi_id
       order by b.kode, l.kode
      offset v_r.lewati
       limit v_r.banyak
    )
  select json_build_object(
           'total', (select count(*) from baris),
           'meta', json_build_object(
             'per', v_r.akhir,
             'total_nilai', (select coalesce(sum(s.nilai), 0)::erp.uang from baris as s),
             'total_kontrol', erp_private.kendali_saldo(
               '{persediaan,persediaan_transit}', v_r.akhir, laporan_stok.diketahui
             ),
             'hpp_tertunda', erp_private.hpp_tertunda_sejak(v_r.akhir, laporan_stok.barang_id)
           ),
           'data', coalesce(json_agg(erp_private.stok_json(h.barang_id, h.kode, h.nama, h.lokasi_id,
             h.lokasi_nama, h.qty, h.nilai, coalesce(laporan_stok.per_lokasi, false),
             o.dipesan, o.reservasi) order by h.urutan), '[]')
         )
    into v_hasil
    from halaman as h
    cross join lateral erp_private.order_sums(
      h.barang_id, coalesce(h.lokasi_id, laporan_stok.lokasi_id), v_per, laporan_stok.diketahui
    ) as o;
  return v_hasil;
end
$$;

alter function erp.laporan_stok(
  bigint, bigint, boolean, date, integer, integer, timestamptz
) owner to erp_reader;
revoke all on function erp.laporan_stok(
  bigint, bigint, boolean, date, integer, integer, timestamptz
) from public;
grant execute on function erp.laporan_stok(
  bigint, bigint, boolean, date, integer, integer, timestamptz
) to erp_app;
comment on function erp.laporan_stok(
  bigint, bigint, boolean, date, integer, integer, timestamptz
) is
  'Stock: {total, meta: {per, total_nilai, total_kontrol, hpp_tertunda}, data: [{barang_id, kode, '
  'nama, lokasi_id and lokasi_nama when per_lokasi, qty, tersedia, dipesan, nilai, hpp}]}. '
  'tersedia is qty less what customers'' orders reserve; dipesan is on order with suppliers; hpp '
  'is nilai / qty, null without stock; hpp_tertunda: from then on costs wait for the worker.';
--! EndIncluded erp/laporan/laporan_stok.sql
--! Included erp/master/aset_lepas.sql
-- Disposes of an asset. Endpoint: POST /api/master/aset/{id}/lepas.
-- Codes: those of aset_lepas_post, OT…, IKBED.
create or replace function erp.aset_lepas(
  id bigint, dokumen erp.aset_lepas_input, draft boolean default false
)
returns erp.transaksi_dibuat
language plpgsql
security definer
as $$
begin
  return erp_private.transaksi_create(
    'penyusutan', erp_private.aset_lepas_isi(id, dokumen), draft
  );
end
$$;

alter function erp.aset_lepas(bigint, erp.aset_lepas_input, boolean) owner to erp_writer;
revoke all on function erp.aset_lepas(bigint, erp.aset_lepas_input, boolean) from public;
grant execute on function erp.aset_lepas(bigint, erp.aset_lepas_input, boolean) to erp_app;
comment on function erp.aset_lepas(bigint, erp.aset_lepas_input, boolean) is
  'Disposes of a fixed asset: books price, cost, accumulated depreciation and gain or loss, '
  'as a document of kind penyusutan. Its void undoes it. With draft it is only kept.';
--! EndIncluded erp/master/aset_lepas.sql
--! Included erp/master/aset_lepas_simulate.sql
-- What disposing of an asset would book.
-- Endpoint: POST /api/master/aset/{id}/lepas?simulasi=true. Codes: those of aset_lepas_post, OT….
create or replace function erp.aset_lepas_simulate(id bigint, dokumen erp.aset_lepas_input)
returns json
language plpgsql
security definer
as $$
begin
  return erp_private.transaksi_simulate(
    'penyusutan', erp_private.aset_lepas_isi(id, dokumen)
  );
end
$$;

alter function erp.aset_lepas_simulate(bigint, erp.aset_lepas_input) owner to erp_writer;
revoke all on function erp.aset_lepas_simulate(bigint, erp.aset_lepas_input) from public;
grant execute on function erp.aset_lepas_simulate(bigint, erp.aset_lepas_input) to erp_app;
comment on function erp.aset_lepas_simulate(bigint, erp.aset_lepas_input) is
  'What disposing of a fixed asset would book: the real posting, rolled back.';
--! EndIncluded erp/master/aset_lepas_simulate.sql
--! Included erp/notifikasi/akses_tenant_request.sql
-- Asks the admins of a tenant for access. The answer is the requester's own notification about it,
-- and says nothing of whether there is such a tenant: a worker tells its admins.
-- POST /api/notifikasi/request-akses-tenant.
-- A repetition on the same day answers the same id and tells nobody again.
-- Codes: VAAKS the input, KOANG already a member, KOAKS too many requests.
create or replace function erp.akses_tenant_request(tenant_kode text, alasan text default null)
returns erp.notifikasi_dibuat
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
#variable_conflict use_column
declare
  v_saya constant uuid := erp.pengguna_id();
  v_kode constant text := lower(btrim(akses_tenant_request.tenant_kode));
  v_alasan constant text := nullif(btrim(akses_tenant_request.alasan), '');
  v_kunci constant text :=
    format('akses:%s:%s', v_kode, to_char(now() at time zone 'UTC', 'YYYY-MM-DD'));
  v_hasil erp.notifikasi_dibuat;
  v_masalah text[];
begin
  perform erp_private.wajib_hak('umum');
  v_masalah := array_remove(array[
    case when coalesce(v_kode, '') = '' then 'tenant_kode: wajib diisi' end,
    case when length(v_kode) > 100 then 'tenant_kode: paling banyak 100 huruf' end,
    case when v_kode ~ '[[:cntrl:]]' then 'tenant_kode: berisi huruf yang tidak diizinkan' end,
    case when length(v_alasan) > 500 then 'alasan: paling banyak 500 huruf' end
  ], null);
  if cardinality(v_masalah) > 0 then
    raise exception using errcode = 'VAAKS', message = array_to_string(v_masalah, E'\n');
  end if;
  -- One request of a user at a time, so that none passes the bound beside another.
  perform from erp_private.pengguna as p where p.id = v_saya for no key update;
  if exists (
    select from erp_private.membership as m where m.pengguna_id = v_saya and m.tenant_kode = v_kode
  ) then
    raise exception using errcode = 'KOANG', message = 'Anda sudah menjadi anggota tenant ini';
  end if;
  select n.id into v_hasil.id
    from erp_private.notifikasi as n where n.pengguna_id = v_saya and n.kunci = v_kunci;
  if found then
    return v_hasil;
  end if;
  if (
    select count(*) from erp_private.notifikasi as n
     where n.pengguna_id = v_saya and n.jenis = 'akses_diajukan'
       and n.dibuat_pada > now() - interval '24 hours'
  ) >= 20 then
    raise exception using errcode = 'KOAKS',
      message = 'paling banyak 20 permintaan akses dalam 24 jam; coba lagi besok';
  end if;
  insert into erp_private.notifikasi (
    id, pengguna_id, jenis, kunci, judul, isi, surel, dibaca_pada
  )
  values (
    nextval('erp_private.notifikasi_akses_seq'), v_saya, 'akses_diajukan', v_kunci,
    'Permintaan akses ke ' || v_kode || ' diteruskan',
    coalesce('Alasan: ' || v_alasan, ''), 'tidak', clock_timestamp()
  )
  returning id into v_hasil.id;
  insert into erp_private.akses_antre (notifikasi_id, tenant_kode, alasan)
  values (v_hasil.id, v_kode, v_alasan);
  return v_hasil;
end
$$;

alter function erp.akses_tenant_request(text, text) owner to erp_platform;
revoke all on function erp.akses_tenant_request(text, text) from public;
grant execute on function erp.akses_tenant_request(text, text) to erp_app;
comment on function erp.akses_tenant_request(text, text) is
  'Asks the admins of a tenant for access; answers alike whether or not there is such a tenant.';
--! EndIncluded erp/notifikasi/akses_tenant_request.sql
--! Included erp/notifikasi/notifikasi_baca.sql
-- Marks a notification as read; once read it stays as it is. POST /api/notifikasi/{id}/baca.
-- Code: TDNTF not there, or not the caller's.
create or replace function erp.notifikasi_baca(id bigint)
returns boolean
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
#variable_conflict use_column
begin
  perform erp_private.wajib_hak('umum');
  update erp_private.notifikasi as n
     set dibaca_pada = coalesce(n.dibaca_pada, clock_timestamp())
   where n.id = notifikasi_baca.id and n.pengguna_id = erp.pengguna_id()
     and n.lingkup = any (erp_private.notifikasi_boleh(n.pengguna_id));
  if not found then
    raise exception using errcode = 'TDNTF', message = 'notifikasi tidak ditemukan';
  end if;
  return true;
end
$$;

alter function erp.notifikasi_baca(bigint) owner to erp_platform;
revoke all on function erp.notifikasi_baca(bigint) from public;
grant execute on function erp.notifikasi_baca(bigint) to erp_app;
comment on function erp.notifikasi_baca(bigint) is
  'Marks a notification of the caller as read.';
--! EndIncluded erp/notifikasi/notifikasi_baca.sql
--! Included erp/notifikasi/notifikasi_get.sql
-- One notification of the caller. GET /api/notifikasi/{id}.
-- Code: TDNTF not there, or not the caller's.
create or replace function erp.notifikasi_get(id bigint)
returns json
language plpgsql
stable
security definer
set search_path = pg_catalog, pg_temp
as $$
#variable_conflict use_column
begin
  perform erp_private.wajib_hak('umum');
  if not exists (
    select from erp_private.notifikasi as n
     where n.id = notifikasi_get.id and n.pengguna_id = erp.pengguna_id()
       and n.lingkup = any (erp_private.notifikasi_boleh(n.pengguna_id))
  ) then
    raise exception using errcode = 'TDNTF', message = 'notifikasi tidak ditemukan';
  end if;
  return erp_private.notifikasi_json(notifikasi_get.id);
end
$$;

alter function erp.notifikasi_get(bigint) owner to erp_platform;
revoke all on function erp.notifikasi_get(bigint) from public;
grant execute on function erp.notifikasi_get(bigint) to erp_app;
comment on function erp.notifikasi_get(bigint) is
  'One notification of the caller, as in notifikasiList.';
--! EndIncluded erp/notifikasi/notifikasi_get.sql
--! Included erp/notifikasi/notifikasi_list.sql
-- The caller's notifications, newest first. GET /api/notifikasi.
-- Code: VALST.
create or replace function erp.notifikasi_list(
  dibaca boolean default null, page integer default 1, per_page integer default 20
)
returns json
language plpgsql
stable
security definer
set search_path = pg_catalog, pg_temp
as $$
#variable_conflict use_column
declare
  v_saya constant uuid := erp.pengguna_id();
  v_page constant bigint := coalesce(notifikasi_list.page, 1);
  v_per_page constant integer := coalesce(notifikasi_list.per_page, 20);
  v_boleh text[];
  v_belum bigint;
  v_total bigint;
begin
  perform erp_private.wajib_hak('umum');
  if v_page < 1 or v_per_page not between 1 and 500 then
    raise exception using errcode = 'VALST',
      message = case when v_page < 1 then 'page: mulai dari 1' else 'per_page: 1 sampai 500' end;
  end if;
  v_boleh := erp_private.notifikasi_boleh(v_saya);
  select count(*) into v_belum
    from erp_private.notifikasi as n
   where n.pengguna_id = v_saya and n.dibaca_pada is null and n.lingkup = any (v_boleh);
  if notifikasi_list.dibaca is not distinct from false then
    v_total := v_belum;
  else
    select count(*) into v_total
      from erp_private.notifikasi as n
     where n.pengguna_id = v_saya and n.lingkup = any (v_boleh)
       and (notifikasi_list.dibaca is null or n.dibaca_pada is not null);
  end if;
  return json_build_object(
    'total', v_total,
    'meta', json_build_object('belum_dibaca', v_belum),
    'data', coalesce((
      select json_agg(erp_private.notifikasi_json(h.id) order by h.dibuat_pada desc, h.id desc)
        from (
          select n.id, n.dibuat_pada
            from erp_private.notifikasi as n
           where n.pengguna_id = v_saya and n.lingkup = any (v_boleh)
             and (
               notifikasi_list.dibaca is null
               or (n.dibaca_pada is not null) = notifikasi_list.dibaca
             )
           order by n.dibuat_pada desc, n.id desc
           limit v_per_page offset (v_page - 1) * v_per_page
        ) as h
    ), '[]')
  );
end
$$;

alter function erp.notifikasi_list(boolean, integer, integer) owner to erp_platform;
revoke all on function erp.notifikasi_list(boolean, integer, integer) from public;
grant execute on function erp.notifikasi_list(boolean, integer, integer) to erp_app;
comment on function erp.notifikasi_list(boolean, integer, integer) is
  'The caller''s notifications of all tenants, newest first: {total, meta: {belum_dibaca}, '
  'data: [{id, jenis, tenant_kode, judul, isi, tautan, dibaca_pada, dibuat_pada}]}.';
--! EndIncluded erp/notifikasi/notifikasi_list.sql
--! Included erp/pengaturan/modul_list.sql
-- The modules of the tenant, each on or off. Runs as the caller: the wall of the tenant applies.
-- Endpoint: GET /api/pengaturan/tenant/modul.
create or replace function erp.modul_list()
returns json
language plpgsql
stable
as $$
begin
  perform erp_private.wajib_hak('pengaturan_lihat');
  return (
    select coalesce(
        json_agg(json_build_object('kode', m.kode, 'aktif', m.aktif) order by r.urutan), '[]'
      )
      from modul as m
      join erp.modul_ref as r on r.kode = m.kode
  );
end
$$;

alter function erp.modul_list() owner to erp_owner;
revoke all on function erp.modul_list() from public;
grant execute on function erp.modul_list() to erp_app;
comment on function erp.modul_list() is
  'The modules of the tenant: [{kode, aktif}].';
--! EndIncluded erp/pengaturan/modul_list.sql
--! Included erp/pengaturan/modul_set.sql
-- Switches modules on and off; those that are not named stay. A module that is off answers 403 on
-- its endpoints and fields. Needs the role admin and the admin key.
-- Endpoint: PUT /api/pengaturan/tenant/modul.
-- Codes: OTROL, OTKEY, VAMDL, KOMDL pengaturan tetap aktif.
create or replace function erp.modul_set(modul erp.modul_aktif[])
returns boolean
language plpgsql
security definer
as $$
#variable_conflict use_column
declare
  v_pesan text[];
begin
  perform erp_private.wajib_hak('pengaturan_ubah');
  select array_agg(p.pesan order by p.urutan) into v_pesan
    from (
      select d.urutan, format('%s.', d.urutan - 1) || case
          when d.kode is null then 'kode: wajib diisi'
          when r.kode is null then 'kode: harus salah satu dari ' || (
            select string_agg(a.kode, ', ' order by a.urutan) from erp.modul_ref as a
          )
          when d.aktif is null then 'aktif: wajib diisi'
          when 1 < count(*) over (partition by d.kode) then 'kode: disebut lebih dari sekali'
        end as pesan
        from unnest(modul_set.modul) with ordinality as d (kode, aktif, urutan)
        left join erp.modul_ref as r on r.kode = d.kode
    ) as p
   where p.pesan is not null;
  if coalesce(cardinality(modul_set.modul), 0) = 0 then
    v_pesan := array['modul: sebutkan paling sedikit satu'];
  end if;
  if v_pesan is not null then
    raise exception using errcode = 'VAMDL', message = array_to_string(v_pesan, E'\n');
  end if;
  if exists (
    select from unnest(modul_set.modul) as d where d.kode = 'pengaturan' and not d.aktif
  ) then
    raise exception using errcode = 'KOMDL',
      message = 'modul pengaturan tidak dapat dimatikan; tanpa itu tidak ada yang menyalakannya';
  end if;
  insert into modul as m (kode, aktif)
    select d.kode, d.aktif from unnest(modul_set.modul) as d order by d.kode
    on conflict (kode) do update set aktif = excluded.aktif where m.aktif <> excluded.aktif;
  if found then
    perform erp_private.outbox_add('pengaturan', '{"setelan": ["modul"]}');
  end if;
  return true;
end
$$;

alter function erp.modul_set(erp.modul_aktif[]) owner to erp_writer;
revoke all on function erp.modul_set(erp.modul_aktif[]) from public;
grant execute on function erp.modul_set(erp.modul_aktif[]) to erp_app;
comment on function erp.modul_set(erp.modul_aktif[]) is
  'Switches modules on and off (admin with the admin key); those that are not named stay.';
--! EndIncluded erp/pengaturan/modul_set.sql
--! Included erp/pengaturan/pengaturan_get.sql
-- All settings of the tenant. format_nomor is the newest pattern; format_nomor_mulai the month that
-- it begins with, where that is still to come.
-- Endpoint: GET /api/pengaturan/tenant.
create or replace function erp.pengaturan_get()
returns json
language plpgsql
stable
security definer
as $$
#variable_conflict use_column
declare
  v_p jsonb;
  v_bulan constant text := date_trunc('month', erp_private.tenant_today())::date::text;
begin
  perform erp_private.wajib_hak('pengaturan_lihat');
  select to_jsonb(p) into v_p from pengaturan as p;
  return (
    select json_object_agg(x.nama, x.nilai order by x.urutan)
      from (
        select 0 as urutan, 'kode' as nama, to_json(erp.tenant_kode()) as nilai
        union all
        select s.urutan, s.nama, (v_p -> s.nama)::json
          from erp_private.setelan as s
         where s.grup is null and s.nama <> 'format_nomor' and v_p ? s.nama
        union all
        select s.urutan, s.nama, to_json(erp_private.format_nomor_on(v_p, 'infinity'))
          from erp_private.setelan as s
         where s.nama = 'format_nomor'
        union all
        select s.urutan, 'format_nomor_mulai', to_json((
            select left(u.n ->> 'sejak', 7)
              from jsonb_array_elements(v_p -> 'format_nomor_ubah') as u (n)
             where u.n ->> 'sejak' > v_bulan
          ))
          from erp_private.setelan as s
         where s.nama = 'format_nomor'
        union all
        select min(s.urutan), s.grup, json_object_agg(
            substr(s.nama, length(s.grup) + 2), v_p -> s.nama order by s.urutan
          )
          from erp_private.setelan as s
         where v_p ? s.nama and s.grup is not null
         group by s.grup
        union all
        select 2000, 'akun_peran', (
          select json_object_agg(p.peran, p.akun_kode order by p.peran) from akun_peran as p
        )
        union all
        select 2001, 'diubah_pada', to_json(erp_private.waktu_json(p.diubah_pada))
          from pengaturan as p
      ) as x
  );
end
$$;

alter function erp.pengaturan_get() owner to erp_reader;
revoke all on function erp.pengaturan_get() from public;
grant execute on function erp.pengaturan_get() to erp_app;
comment on function erp.pengaturan_get() is
  'All settings of the tenant as JSON, with poin and akun_peran as objects.';
--! EndIncluded erp/pengaturan/pengaturan_get.sql
--! Included erp/pengaturan/pengaturan_patch.sql
-- Changes settings of the tenant; what is not named stays. They act at once: settings that postings
-- depend on hold all postings up until this is done. Needs the role admin and the admin key.
-- Endpoint: PATCH /api/pengaturan/tenant.
-- Codes: OTROL, OTKEY, VASET, KOSET, KOTUP, KOHPP.
create or replace function erp.pengaturan_patch(patch jsonb)
returns boolean
language plpgsql
security definer
as $$
#variable_conflict use_column
declare
  v_lama jsonb;
  v_ubah jsonb;
  v_peran jsonb;
begin
  perform erp_private.wajib_hak('pengaturan_ubah');
  select to_jsonb(p) into v_lama from pengaturan as p;
  perform erp_private.setelan_check(patch, v_lama);
  if patch ? 'akun_peran' or exists (
    select from erp_private.setelan as s where s.diam and patch ? s.nama
  ) then
    lock table periode in exclusive mode;
    lock table posting in share row exclusive mode;
  end if;
  select to_jsonb(p) into v_lama from pengaturan as p for no key update;
  v_lama := v_lama
    || jsonb_build_object('format_nomor', erp_private.format_nomor_on(v_lama, 'infinity'));
  v_ubah := erp_private.setelan_changes(patch, v_lama);
  v_peran := coalesce(patch -> 'akun_peran', '{}');
  perform erp_private.setelan_conflicts(v_lama, v_ubah);
  if not erp_private.akun_peran_store(v_peran) and v_ubah = '{}' then
    return true;
  end if;
  if v_ubah <> '{}' then
    perform erp_private.setelan_store(v_ubah);
  end if;
  perform erp_private.outbox_add('pengaturan', jsonb_build_object(
    'setelan', (select jsonb_agg(k.nama order by k.nama)
                  from jsonb_object_keys(v_ubah || v_peran) as k (nama))
  ));
  return true;
end
$$;

alter function erp.pengaturan_patch(jsonb) owner to erp_writer;
revoke all on function erp.pengaturan_patch(jsonb) from public;
grant execute on function erp.pengaturan_patch(jsonb) to erp_app;
comment on function erp.pengaturan_patch(jsonb) is
  'Changes settings of the tenant (admin with the admin key): the keys of pengaturanGet, with '
  'poin and akun_peran as objects. One that would falsify existing books is refused with the '
  'reason.';
--! EndIncluded erp/pengaturan/pengaturan_patch.sql
--! Included erp/pengguna/pengguna_assign.sql
-- Replaces the roles of a user in the tenants in which the caller is admin; a tenant that is not
-- named loses the user. Roles in other tenants stay. Needs the role admin and the admin key.
-- Endpoint: PUT /api/pengaturan/pengguna/{id}/tenant-assignments.
-- Codes: OTROL, OTKEY, VAPGN, OTTNT tenant lain, TDPGN, KOADM.
create or replace function erp.pengguna_assign(id uuid, assignments erp.penugasan[])
returns boolean
language plpgsql
security definer
as $$
#variable_conflict use_column
begin
  perform erp_private.wajib_hak('pengaturan_ubah');
  perform erp_private.membership_replace(pengguna_assign.id, pengguna_assign.assignments);
  return true;
end
$$;

alter function erp.pengguna_assign(uuid, erp.penugasan[]) owner to erp_writer;
revoke all on function erp.pengguna_assign(uuid, erp.penugasan[]) from public;
grant execute on function erp.pengguna_assign(uuid, erp.penugasan[]) to erp_app;
comment on function erp.pengguna_assign(uuid, erp.penugasan[]) is
  'Replaces the roles of a user in the tenants in which the caller is admin (with the admin '
  'key).';
--! EndIncluded erp/pengguna/pengguna_assign.sql
--! Included erp/pengguna/pengguna_create.sql
-- Gives an e-mail address a role in the tenant; a new address becomes a user, a known one is
-- answered alike. Needs the role admin and the admin key. Endpoint: POST /api/pengaturan/pengguna.
-- Codes: OTROL, OTKEY, VAPGN, KOPGN sudah anggota dengan peran lain, IKBED.
create or replace function erp.pengguna_create(email text, nama text, peran erp.peran)
returns erp.pengguna_dibuat
language plpgsql
security definer
as $$
#variable_conflict use_column
declare
  v_hasil erp.pengguna_dibuat;
  v_ulang jsonb;
begin
  perform erp_private.wajib_hak('pengaturan_ubah');
  v_ulang := erp_private.idempotency_begin(interval '24 hours');
  if v_ulang is not null then
    v_hasil := jsonb_populate_record(v_hasil, v_ulang -> 'hasil');
    v_hasil.idempotent := true;
    v_hasil.original_request_id := v_ulang ->> 'request_id';
    return v_hasil;
  end if;
  v_hasil.id := erp_private.pengguna_add(
    pengguna_create.email, pengguna_create.nama, pengguna_create.peran
  );
  perform erp_private.idempotency_end(to_jsonb(v_hasil));
  return v_hasil;
end
$$;

alter function erp.pengguna_create(text, text, erp.peran) owner to erp_writer;
revoke all on function erp.pengguna_create(text, text, erp.peran) from public;
grant execute on function erp.pengguna_create(text, text, erp.peran) to erp_app;
comment on function erp.pengguna_create(text, text, erp.peran) is
  'Gives an e-mail address a role in the tenant (admin with the admin key); a new address '
  'becomes a user.';
--! EndIncluded erp/pengguna/pengguna_create.sql
--! Included erp/pengguna/pengguna_get.sql
-- One user of the tenant. Needs the role admin and the admin key. Endpoint: GET
-- /api/pengaturan/pengguna/{id}.
-- Codes: OTROL, OTKEY, TDPGN.
create or replace function erp.pengguna_get(id uuid)
returns json
language plpgsql
stable
security definer
as $$
declare
  v_hasil json;
begin
  perform erp_private.wajib_hak('pengaturan_ubah');
  v_hasil := erp_private.pengguna_json(id);
  if v_hasil is null then
    raise exception using errcode = 'TDPGN', message = 'pengguna tidak ditemukan';
  end if;
  return v_hasil;
end
$$;

alter function erp.pengguna_get(uuid) owner to erp_writer;
revoke all on function erp.pengguna_get(uuid) from public;
grant execute on function erp.pengguna_get(uuid) to erp_app;
comment on function erp.pengguna_get(uuid) is
  'One user of the tenant (admin with the admin key): {id, email, nama, aktif, tenants: [{kode,'
  ' peran}]}.';
--! EndIncluded erp/pengguna/pengguna_get.sql
--! Included erp/pengguna/pengguna_list.sql
-- The users of the tenant, by name. Of other tenants only those are named in which the caller is
-- admin too. Needs the role admin and the admin key. Endpoint: GET /api/pengaturan/pengguna.
-- Codes: OTROL, OTKEY, VALST.
create or replace function erp.pengguna_list(page integer default 1, per_page integer default 20)
returns json
language plpgsql
stable
security definer
as $$
#variable_conflict use_column
declare
  v_page constant bigint := coalesce(page, 1);
  v_per_page constant integer := coalesce(per_page, 20);
begin
  perform erp_private.wajib_hak('pengaturan_ubah');
  if v_page < 1 or v_per_page not between 1 and 500 then
    raise exception using errcode = 'VALST',
      message = case when v_page < 1 then 'page: mulai dari 1' else 'per_page: 1 sampai 500' end;
  end if;
  return erp_private.pengguna_page((v_page - 1) * v_per_page, v_per_page);
end
$$;

alter function erp.pengguna_list(integer, integer) owner to erp_writer;
revoke all on function erp.pengguna_list(integer, integer) from public;
grant execute on function erp.pengguna_list(integer, integer) to erp_app;
comment on function erp.pengguna_list(integer, integer) is
  'The users of the tenant (admin with the admin key): {total, data: [{id, email, nama, aktif, '
  'tenants: [{kode, peran}]}]}.';
--! EndIncluded erp/pengguna/pengguna_list.sql
--! Included erp/periode/periode_list.sql
-- The months of the books, newest first, each open or closed, as {"total", "meta", "data"}. A month
-- that nobody touched is open; one that the lock date covers whole is locked (terkunci) besides.
-- meta has the book years, closed or not.
-- Endpoint: GET /api/pengaturan/tenant/periode.
-- Codes: OT…, VALST.
create or replace function erp.periode_list(page integer default 1, per_page integer default 20)
returns json
language plpgsql
stable
security definer
as $$
#variable_conflict use_column
declare
  v_page constant bigint := coalesce(page, 1);
  v_per_page constant integer := coalesce(per_page, 20);
  v_hasil json;
begin
  perform erp_private.wajib_hak('pengaturan_lihat');
  if v_page < 1 or v_per_page not between 1 and 500 then
    raise exception using errcode = 'VALST',
      message = case when v_page < 1 then 'page: mulai dari 1' else 'per_page: 1 sampai 500' end;
  end if;
  with
    bulan as (
      select b.bulan::date as bulan
        from pengaturan as p
        cross join generate_series(
          date_trunc('month', p.tanggal_mulai::timestamp), erp_private.tenant_today(),
          interval '1 month'
        ) as b (bulan)
    ),
    halaman as (
      select b.bulan from bulan as b order by b.bulan desc
       limit v_per_page offset (v_page - 1) * v_per_page
    )
  select json_build_object(
      'total', (select count(*) from bulan),
      'meta', (
        select json_build_object(
            'tanggal_mulai', p.tanggal_mulai, 'tanggal_kunci', p.tanggal_kunci,
            'tahun_buku', erp_private.tahun_list_json()
          )
          from pengaturan as p
      ),
      'data', coalesce((
        select json_agg(
            json_build_object(
              'bulan', to_char(h.bulan, 'YYYY-MM'), 'status', coalesce(d.status, 'buka'),
              'terkunci', coalesce(h.bulan + interval '1 month' <= p.tanggal_kunci + 1, false),
              'tahun', (select b.tahun from erp_private.tahun_buku(h.bulan) as b),
              'diubah_pada', case
                when d.diubah_oleh is not null then erp_private.waktu_json(d.diubah_pada)
              end,
              'diubah_oleh', d.diubah_oleh
            )
            order by h.bulan desc
          )
          from halaman as h
         cross join pengaturan as p
          left join periode as d on d.bulan = h.bulan
      ), '[]')
    )
    into v_hasil;
  return v_hasil;
end
$$;

alter function erp.periode_list(integer, integer) owner to erp_reader;
revoke all on function erp.periode_list(integer, integer) from public;
grant execute on function erp.periode_list(integer, integer) to erp_app;
comment on function erp.periode_list(integer, integer) is
  'The months of the books, newest first: {total, meta: {tanggal_mulai, tanggal_kunci, tahun_buku:'
  ' [{tahun, mulai, akhir, status, laba, prive, nomor, ditutup_pada, ditutup_oleh}]}, data:'
  ' [{bulan, status, terkunci, tahun, diubah_pada, diubah_oleh}]}.';
--! EndIncluded erp/periode/periode_list.sql
--! Included erp/periode/periode_set.sql
-- Opens or closes one month. It takes the month exclusively, so no posting into it is under way.
-- Needs the role admin and the admin key.
-- Codes: OTROL, OTKEY, VATGL bulan di luar pembukuan, KOTUP masih ada draft di bulan itu, atau
-- tahunnya sudah ditutup.
create or replace function erp.periode_set(bulan date, status erp.periode_status)
returns boolean
language plpgsql
security definer
as $$
#variable_conflict use_column
declare
  v_bulan constant date := case
    when periode_set.bulan between '1900-01-01' and '9999-12-31'
      then date_trunc('month', periode_set.bulan)::date
  end;
  v_mulai date;
begin
  perform erp_private.wajib_hak('pengaturan_ubah');
  select date_trunc('month', p.tanggal_mulai)::date into v_mulai from pengaturan as p;
  if v_bulan is null or not isfinite(v_bulan) or periode_set.status is null
    or v_bulan < v_mulai or v_bulan > erp_private.tenant_today()
  then
    raise exception using errcode = 'VATGL',
      message = format('bulan: harus bulan antara %s dan bulan ini', to_char(v_mulai, 'YYYY-MM'));
  end if;
  insert into periode (bulan) values (v_bulan) on conflict do nothing;
  perform from periode as b where b.bulan = v_bulan for update;
  if periode_set.status = 'tutup' then
    perform erp_private.periode_close_check(
      v_bulan, (v_bulan + interval '1 month')::date - 1, 'bulan'
    );
  elsif exists (
    select from penutupan as c
     where c.dibuka_pada is null and v_bulan between c.mulai and c.akhir
  ) then
    raise exception using errcode = 'KOTUP', message = format(
      'bulan: tahun buku dari %s sudah ditutup; buka tahunnya lebih dulu',
      to_char(v_bulan, 'YYYY-MM')
    );
  end if;
  update periode as b
     set status = periode_set.status,
         diubah_pada = clock_timestamp(), diubah_oleh = erp.pengguna_id()
   where b.bulan = v_bulan;
  return true;
end
$$;

alter function erp.periode_set(date, erp.periode_status) owner to erp_writer;
revoke all on function erp.periode_set(date, erp.periode_status) from public;
grant execute on function erp.periode_set(date, erp.periode_status) to erp_app;
comment on function erp.periode_set(date, erp.periode_status) is
  'Opens or closes one month (admin with the admin key).';
--! EndIncluded erp/periode/periode_set.sql
--! Included erp/tahun/tahun_buka.sql
-- Opens a closed book year again, the latest first. Needs the role admin and the admin key.
-- Endpoint: DELETE /api/pengaturan/tutup-tahun/{tahun}.
-- Codes: OTROL, OTKEY, VATHN, TDTHN, KOTHN.
create or replace function erp.tahun_buka(tahun integer)
returns boolean
language plpgsql
security definer
as $$
#variable_conflict use_column
begin
  perform erp_private.wajib_hak('pengaturan_ubah');
  perform erp_private.tahun_open(tahun_buka.tahun);
  return true;
end
$$;

alter function erp.tahun_buka(integer) owner to erp_writer;
revoke all on function erp.tahun_buka(integer) from public;
grant execute on function erp.tahun_buka(integer) to erp_app;
comment on function erp.tahun_buka(integer) is
  'Opens a closed book year again, the latest first: its closing is reversed on the same day '
  'and the lock date goes back. Opening it twice changes nothing.';
--! EndIncluded erp/tahun/tahun_buka.sql
--! Included erp/tahun/tahun_tutup.sql
-- Closes a book year: every balance of income and expense goes to retained earnings in one journal
-- on its last day, and the lock date moves there. Needs the role admin and the admin key.
-- Endpoint: POST /api/pengaturan/tutup-tahun/{tahun}.
-- Codes: OTROL, OTKEY, VATHN, KOTHN, KOTUP, KOPRN, IKBED.
create or replace function erp.tahun_tutup(tahun integer, prive boolean default false)
returns erp.tahun_ditutup
language plpgsql
security definer
as $$
#variable_conflict use_column
declare
  v_hasil erp.tahun_ditutup;
  v_ulang jsonb;
begin
  perform erp_private.wajib_hak('pengaturan_ubah');
  v_ulang := erp_private.idempotency_begin(interval '24 hours');
  if v_ulang is not null then
    v_hasil := jsonb_populate_record(v_hasil, v_ulang -> 'hasil');
    v_hasil.idempotent := true;
    v_hasil.original_request_id := v_ulang ->> 'request_id';
    return v_hasil;
  end if;
  v_hasil := erp_private.tahun_close(tahun_tutup.tahun, tahun_tutup.prive);
  perform erp_private.idempotency_end(to_jsonb(v_hasil));
  return v_hasil;
end
$$;

alter function erp.tahun_tutup(integer, boolean) owner to erp_writer;
revoke all on function erp.tahun_tutup(integer, boolean) from public;
grant execute on function erp.tahun_tutup(integer, boolean) to erp_app;
comment on function erp.tahun_tutup(integer, boolean) is
  'Closes a book year (the calendar year it begins in): income and expense to retained '
  'earnings, with prive the drawings to the owner''s capital, on its last day, where the lock '
  'date moves. Closing it twice changes nothing.';
--! EndIncluded erp/tahun/tahun_tutup.sql
--! Included erp/tahun/tahun_tutup_simulate.sql
-- What closing a book year would do: the real closing with all its proofs, rolled back.
-- Endpoint: POST /api/pengaturan/tutup-tahun/{tahun}?simulasi=true.
-- Codes: those of tahun_tutup.
create or replace function erp.tahun_tutup_simulate(tahun integer, prive boolean default false)
returns json
language plpgsql
security definer
as $$
#variable_conflict use_column
declare
  v_h erp.tahun_ditutup;
begin
  perform erp_private.wajib_hak('pengaturan_ubah');
  begin
    v_h := erp_private.tahun_close(tahun_tutup_simulate.tahun, tahun_tutup_simulate.prive);
    raise exception using errcode = 'XSIML', message = 'simulasi selesai';
  exception
    when sqlstate 'XSIML' then
      return json_build_object(
        'simulasi', true, 'tahun', v_h.tahun, 'mulai', v_h.mulai, 'akhir', v_h.akhir,
        'laba', v_h.laba, 'prive', v_h.prive, 'nomor', v_h.nomor, 'jurnal', v_h.jurnal,
        'tanggal_kunci', v_h.tanggal_kunci, 'peringatan', v_h.peringatan
      );
  end;
end
$$;

alter function erp.tahun_tutup_simulate(integer, boolean) owner to erp_writer;
revoke all on function erp.tahun_tutup_simulate(integer, boolean) from public;
grant execute on function erp.tahun_tutup_simulate(integer, boolean) to erp_app;
comment on function erp.tahun_tutup_simulate(integer, boolean) is
  'What closing a book year would do, with all its proofs, as JSON; nothing is kept.';
--! EndIncluded erp/tahun/tahun_tutup_simulate.sql
--! Included erp/tenant/default_tenant_set.sql
-- The tenant that the signed-in user wants to start in; null: none. Endpoint: PUT
-- /api/tenants/default.
-- Code: OTTNT bukan tenant pengguna ini.
create or replace function erp.default_tenant_set(kode text)
returns boolean
language plpgsql
as $$
begin
  perform erp_private.wajib_hak('umum');
  perform erp_private.pengguna_default_set(kode);
  return true;
end
$$;

alter function erp.default_tenant_set(text) owner to erp_owner;
revoke all on function erp.default_tenant_set(text) from public;
grant execute on function erp.default_tenant_set(text) to erp_app;
comment on function erp.default_tenant_set(text) is
  'Sets the tenant that the signed-in user starts in; null: none.';
--! EndIncluded erp/tenant/default_tenant_set.sql
--! Included erp/transaksi/bayar_poin_create.sql
-- Redeems points.
-- Endpoint: POST /api/transaksi/bayar-poin.
-- Codes: those of posting_bayar_poin, OT…, IKBED.
create or replace function erp.bayar_poin_create(
  dokumen erp.bayar_poin_input, draft boolean default false
)
returns erp.transaksi_dibuat
language plpgsql
security definer
as $$
begin
  return erp_private.transaksi_create('bayar-poin', jsonb_strip_nulls(to_jsonb(dokumen)), draft);
end
$$;

alter function erp.bayar_poin_create(erp.bayar_poin_input, boolean) owner to erp_writer;
revoke all on function erp.bayar_poin_create(erp.bayar_poin_input, boolean) from public;
grant execute on function erp.bayar_poin_create(erp.bayar_poin_input, boolean) to erp_app;
comment on function erp.bayar_poin_create(erp.bayar_poin_input, boolean) is
  'Redeems points of a contact for a receivable, money or goods, or opens those that it had '
  'when the books began. With draft it is only kept.';
--! EndIncluded erp/transaksi/bayar_poin_create.sql
--! Included erp/transaksi/bayar_poin_replace.sql
-- Replaces the document of a draft.
-- Endpoint: PUT /api/transaksi/bayar-poin/{id}.
-- Codes: TDTRX, KOFIN, KOSTS, VADOK.
create or replace function erp.bayar_poin_replace(id bigint, dokumen erp.bayar_poin_input)
returns boolean
language plpgsql
security definer
as $$
begin
  return erp_private.draft_replace('bayar-poin', id, jsonb_strip_nulls(to_jsonb(dokumen)));
end
$$;

alter function erp.bayar_poin_replace(bigint, erp.bayar_poin_input) owner to erp_writer;
revoke all on function erp.bayar_poin_replace(bigint, erp.bayar_poin_input) from public;
grant execute on function erp.bayar_poin_replace(bigint, erp.bayar_poin_input) to erp_app;
comment on function erp.bayar_poin_replace(bigint, erp.bayar_poin_input) is
  'Replaces the document of a draft.';
--! EndIncluded erp/transaksi/bayar_poin_replace.sql
--! Included erp/transaksi/bayar_poin_simulate.sql
-- What posting this document would do.
-- Endpoint: POST /api/transaksi/bayar-poin?simulasi=true.
-- Codes: those of posting_bayar_poin.
create or replace function erp.bayar_poin_simulate(dokumen erp.bayar_poin_input)
returns json
language plpgsql
volatile
security definer
as $$
begin
  return erp_private.transaksi_simulate('bayar-poin', jsonb_strip_nulls(to_jsonb(dokumen)));
end
$$;

alter function erp.bayar_poin_simulate(erp.bayar_poin_input) owner to erp_writer;
revoke all on function erp.bayar_poin_simulate(erp.bayar_poin_input) from public;
grant execute on function erp.bayar_poin_simulate(erp.bayar_poin_input) to erp_app;
comment on function erp.bayar_poin_simulate(erp.bayar_poin_input) is
  'What posting this document would do: document, journal, stock and balances; nothing is kept.';
--! EndIncluded erp/transaksi/bayar_poin_simulate.sql
--! Included erp/transaksi/transaksi_patch.sql
-- Changes the head of a draft: an absent key stays, null clears; only what the kind's own document
-- has. On a final transaction nothing happens.
-- Endpoint: PATCH /api/transaksi/{jenis}/{id}.
-- Codes: TDTRX, VADOK, KOSTS.
create or replace function erp.transaksi_patch(jenis erp.jenis_transaksi, id bigint, patch jsonb)
returns boolean
language plpgsql
security definer
as $$
#variable_conflict use_column
declare
  v_t record;
  v_boleh constant text[] := array(
    select a.attname::text
      from pg_type as t
      join pg_attribute as a on a.attrelid = t.typrelid
     where t.oid = to_regtype(format('erp.%s_input', replace(jenis::text, '-', '_')))
       and a.attname in (
         'tanggal', 'jatuh_tempo', 'kontak_id', 'lokasi_id', 'nomor_referensi', 'keterangan'
       )
     order by a.attnum
  );
begin
  v_t := erp_private.transaksi_lock(transaksi_patch.jenis, transaksi_patch.id);
  if v_t.status = 'final' then
    return true;
  end if;
  if v_t.status <> 'draft' then
    raise exception using errcode = 'KOSTS',
      message = format('transaksi sudah berstatus %s', v_t.status);
  end if;
  if jsonb_typeof(transaksi_patch.patch) is distinct from 'object' then
    raise exception using errcode = 'VADOK', message = 'isi: harus objek';
  end if;
  perform erp_private.dokumen_refuse(array(
    select format(
             '%s: tidak dapat diubah; yang boleh diubah: %s', k, array_to_string(v_boleh, ', ')
           )
      from jsonb_object_keys(transaksi_patch.patch) as k
     where k <> all (v_boleh)
  ));
  perform erp_private.dokumen_patch_check(transaksi_patch.patch);
  perform erp_private.draft_write(
    transaksi_patch.id, transaksi_patch.jenis, jsonb_strip_nulls(v_t.isi || transaksi_patch.patch)
  );
  return true;
end
$$;

alter function erp.transaksi_patch(erp.jenis_transaksi, bigint, jsonb) owner to erp_writer;
revoke all on function erp.transaksi_patch(erp.jenis_transaksi, bigint, jsonb) from public;
grant execute on function erp.transaksi_patch(erp.jenis_transaksi, bigint, jsonb) to erp_app;
comment on function erp.transaksi_patch(erp.jenis_transaksi, bigint, jsonb) is
  'Changes tanggal, jatuh_tempo, kontak_id, lokasi_id, nomor_referensi or keterangan of a draft.';
--! EndIncluded erp/transaksi/transaksi_patch.sql
--! Included erp/transaksi/transaksi_void.sql
-- Voids a final transaction. Repeating it answers as the first time.
-- Endpoint: POST /api/transaksi/{jenis}/{id}/void.
-- Codes: TDTRX, VAALA tanpa alasan, VADOK, VATGL, KOTUP, KODEP, KOSTS draft atau batal, KOSTK,
-- KOKAS, IKBED.
create or replace function erp.transaksi_void(
  jenis erp.jenis_transaksi, id bigint, alasan text,
  tanggal date default null, kaskade boolean default false,
  pengembalian erp.pengembalian default 'kas'
)
returns erp.transaksi_divoid
language plpgsql
security definer
as $$
#variable_conflict use_column
declare
  v_hasil erp.transaksi_divoid;
  v_ulang jsonb;
begin
  perform erp_private.wajib_hak_jenis(transaksi_void.jenis);
  perform erp_private.void_reason_check(transaksi_void.alasan);
  v_ulang := erp_private.idempotency_begin(interval '24 hours');
  if v_ulang is not null then
    v_hasil := jsonb_populate_record(v_hasil, v_ulang -> 'hasil');
    v_hasil.idempotent := true;
    v_hasil.original_request_id := v_ulang ->> 'request_id';
    return v_hasil;
  end if;
  v_hasil := erp_private.transaksi_reverse(
    transaksi_void.jenis, transaksi_void.id, transaksi_void.alasan, transaksi_void.tanggal,
    coalesce(transaksi_void.kaskade, false), coalesce(transaksi_void.pengembalian, 'kas')
  );
  perform erp_private.idempotency_end(to_jsonb(v_hasil));
  return v_hasil;
end
$$;

alter function erp.transaksi_void(
  erp.jenis_transaksi, bigint, text, date, boolean, erp.pengembalian
) owner to erp_writer;
revoke all on function erp.transaksi_void(
  erp.jenis_transaksi, bigint, text, date, boolean, erp.pengembalian
) from public;
grant execute on function erp.transaksi_void(
  erp.jenis_transaksi, bigint, text, date, boolean, erp.pengembalian
) to erp_app;
comment on function erp.transaksi_void(
  erp.jenis_transaksi, bigint, text, date, boolean, erp.pengembalian
) is
  'Voids a final transaction by appended reversing rows. With kaskade, what settlements and'
  ' deposits had paid is released, and returns, audits and automatic reversals that stand on it are'
  ' voided with it; pengembalian says whether the money of a sale or purchase is given back (kas)'
  ' or kept as a deposit (titipan).';
--! EndIncluded erp/transaksi/transaksi_void.sql
--! Included erp/transaksi/transaksi_void_simulate.sql
-- What a void would do: the real one, with all proofs, rolled back.
-- Endpoint: POST /api/transaksi/{jenis}/{id}/void?simulasi=true.
-- Codes: those of transaksi_void.
create or replace function erp.transaksi_void_simulate(
  jenis erp.jenis_transaksi, id bigint, alasan text,
  tanggal date default null, kaskade boolean default false,
  pengembalian erp.pengembalian default 'kas'
)
returns json
language plpgsql
security definer
as $$
#variable_conflict use_column
declare
  v_mulai constant timestamptz := clock_timestamp();
  v_kaskade constant boolean := coalesce(transaksi_void_simulate.kaskade, false);
  v_void erp.transaksi_divoid;
  v_dilepas json;
  v_hasil json;
begin
  perform erp_private.wajib_hak_jenis(transaksi_void_simulate.jenis);
  perform erp_private.void_reason_check(transaksi_void_simulate.alasan);
  begin
    v_dilepas := case
      when v_kaskade then erp_private.simulasi_dilepas(transaksi_void_simulate.id) else '[]'
    end;
    v_void := erp_private.transaksi_reverse(
      transaksi_void_simulate.jenis, transaksi_void_simulate.id, transaksi_void_simulate.alasan,
      transaksi_void_simulate.tanggal, v_kaskade,
      coalesce(transaksi_void_simulate.pengembalian, 'kas')
    );
    v_hasil := erp_private.json_append(
      json_build_object(
        'id', v_void.id, 'nomor_transaksi', v_void.nomor_transaksi, 'status', v_void.status,
        'pembalik_id', v_void.pembalik_id, 'dilepas', v_dilepas,
        'jurnal', (
          select coalesce(json_agg(erp_private.jurnal_json(j.id) order by j.tanggal, j.id), '[]')
            from posting as p
            join jurnal as j on j.posting_id = p.id
           where p.dicatat_pada >= v_mulai and p.xid = pg_current_xact_id()
        )
      ),
      erp_private.simulasi_efek(v_mulai)
    );
    raise exception using errcode = 'XSIML', message = 'simulasi selesai';
  exception
    when sqlstate 'XSIML' then
      return v_hasil;
  end;
end
$$;

alter function erp.transaksi_void_simulate(
  erp.jenis_transaksi, bigint, text, date, boolean, erp.pengembalian
) owner to erp_writer;
revoke all on function erp.transaksi_void_simulate(
  erp.jenis_transaksi, bigint, text, date, boolean, erp.pengembalian
) from public;
grant execute on function erp.transaksi_void_simulate(
  erp.jenis_transaksi, bigint, text, date, boolean, erp.pengembalian
) to erp_app;
comment on function erp.transaksi_void_simulate(
  erp.jenis_transaksi, bigint, text, date, boolean, erp.pengembalian
) is
  'What a void would do, nothing kept: {id, nomor_transaksi, status, pembalik_id, dilepas [{id, '
  'nomor_transaksi, jenis, tanggal, cara: lepas or void, induk_id}], jurnal, stok, saldo, koreksi '
  '{jumlah, dokumen, selisih, rincian}, opname_sesudah}.';
--! EndIncluded erp/transaksi/transaksi_void_simulate.sql
--! Included erp_private/ai/ai_angka_json.sql
-- A figure with as many digits as its unit has. What never happened is 0; a ratio of it is nothing.
create or replace function erp_private.ai_angka_json(nilai numeric, satuan text)
returns jsonb
language sql
immutable
set search_path = pg_catalog
as $$
  select case satuan
    when 'uang' then to_jsonb(coalesce(nilai, 0)::numeric(20, 2))
    when 'qty' then to_jsonb(coalesce(nilai, 0)::numeric(20, 6))
    when 'banyak' then to_jsonb(coalesce(nilai, 0)::bigint)
    else to_jsonb(nilai::numeric(20, 2))
  end
$$;

alter function erp_private.ai_angka_json(numeric, text) owner to erp_owner;
revoke all on function erp_private.ai_angka_json(numeric, text) from public;
grant execute on function erp_private.ai_angka_json(numeric, text) to erp_reader;
comment on function erp_private.ai_angka_json(numeric, text) is
  'A figure with the digits of its unit.';
--! EndIncluded erp_private/ai/ai_angka_json.sql
--! Included erp_private/ai/ai_arus_kas.sql
-- Cash that each journal brought (nilai) or took (lawan). Transfers among own accounts and opening
-- balances are no flow, so the difference is `kenaikan` of GET /api/laporan/arus-kas.
create or replace function erp_private.ai_arus_kas(dari date, sampai date)
returns setof erp_private.ai_fakta
language sql
stable
as $$
  select x.tanggal, null::bigint, null::bigint, null::bigint, null::text, null::integer, null::text,
         null::numeric, null::numeric, greatest(x.nilai, 0), greatest(-x.nilai, 0), null::bigint
    from (
      select b.tanggal, b.jurnal_id, sum(b.kredit - b.debit)::numeric as nilai
        from jurnal_baris as b
        join akun as a on a.kode = b.akun_kode and a.subklas_id <> 11
       where b.jurnal_id in (
           select k.jurnal_id
             from jurnal_baris as k
            where k.akun_kode = any (array(select c.kode from akun as c where c.subklas_id = 11))
              and k.tanggal >= ai_arus_kas.dari and k.tanggal <= ai_arus_kas.sampai
         )
         and b.akun_kode not in (
           select r.akun_kode from akun_peran as r where r.peran = 'saldo_awal'
         )
       group by b.tanggal, b.jurnal_id
    ) as x
$$;

alter function erp_private.ai_arus_kas(date, date) owner to erp_owner;
revoke all on function erp_private.ai_arus_kas(date, date) from public;
grant execute on function erp_private.ai_arus_kas(date, date) to erp_reader;
comment on function erp_private.ai_arus_kas(date, date) is
  'Facts of the statement of cash flows.';
--! EndIncluded erp_private/ai/ai_arus_kas.sql
--! Included erp_private/ai/ai_boleh.sql
-- The dimensions, time aside, that each metric of a question knows from one of its sources.
create or replace function erp_private.ai_boleh(metrik text[])
returns text[]
language sql
stable
as $$
  select coalesce(array_agg(d.kode), '{}')
    from erp_private.ai_dimensi as d
   where d.waktu is null and not exists (
     select from unnest(ai_boleh.metrik) as x (kode)
      where not exists (
        select
          from erp_private.ai_metrik as m
          join erp_private.ai_sumber as s on s.kode = m.sumber and d.kode = any (s.dimensi)
         where m.kode = x.kode
      )
   )
$$;

alter function erp_private.ai_boleh(text[]) owner to erp_owner;
revoke all on function erp_private.ai_boleh(text[]) from public;
grant execute on function erp_private.ai_boleh(text[]) to erp_reader;
comment on function erp_private.ai_boleh(text[]) is
  'The dimensions that every metric of a question can be filtered by.';
--! EndIncluded erp_private/ai/ai_boleh.sql
--! Included erp_private/ai/ai_cari.sql
-- What a name in a question means: the thing of that name or code, else those whose names have all
-- its words, else those that are written most like it (tingkat 1, 2, 3). All of one dimension.
create or replace function erp_private.ai_cari(dimensi text[], teks text, subklas int4range)
returns table (dimensi text, kunci text, nama text, tingkat integer)
language sql
stable
as $$
  with
    tanya as (
      select t.teks, regexp_split_to_array(
               trim(regexp_replace(t.teks, '[^[:alnum:]]+', ' ', 'g')), ' '
             ) as kata
        from (select erp.teks_cari(trim(ai_cari.teks))) as t (teks)
    ),
    calon as (
      select d.kode as dimensi, d.urutan_cari, n.kunci, n.nama, erp.teks_cari(n.nama) as nama_cari,
             erp.teks_cari(n.kode) as kode_cari
        from erp_private.ai_dimensi as d
       cross join lateral erp_private.ai_nama(d.kode, ai_cari.subklas) as n
       where d.kode = any (ai_cari.dimensi)
    ),
    nilai as (
      select c.*,
             case
               when c.nama_cari = t.teks or c.kode_cari = t.teks then 1
               when t.kata <> '{""}' and not exists (
                 select from unnest(t.kata) as k (kata)
                  where ' ' || regexp_replace(c.nama_cari, '[^[:alnum:]]+', ' ', 'g')
                        not like '% ' || k.kata || '%'
               ) then 2
               else 3
             end as tingkat,
             greatest(
               ekstensi.similarity(t.teks, c.nama_cari),
               ekstensi.strict_word_similarity(t.teks, c.nama_cari)
             ) as mirip
        from calon as c
       cross join tanya as t
    ),
    urut as (
      select n.*, first_value(n.tingkat) over w as tingkat_1,
             first_value(n.dimensi) over w as dimensi_1, first_value(n.mirip) over w as mirip_1
        from nilai as n
       where n.tingkat < 3 or n.mirip >= 0.4
      window w as (
        order by n.tingkat, case when n.tingkat = 3 then -n.mirip end, n.urutan_cari, n.kunci
      )
    )
  select u.dimensi, u.kunci, u.nama, u.tingkat
    from urut as u
   where u.tingkat = u.tingkat_1 and u.dimensi = u.dimensi_1
     and (u.tingkat < 3 or u.mirip >= u.mirip_1 - 0.02)
   order by u.nama, u.kunci
   limit 100
$$;

alter function erp_private.ai_cari(text[], text, int4range) owner to erp_owner;
revoke all on function erp_private.ai_cari(text[], text, int4range) from public;
grant execute on function erp_private.ai_cari(text[], text, int4range) to erp_reader;
comment on function erp_private.ai_cari(text[], text, int4range) is
  'What a name most likely means, among some dimensions.';
--! EndIncluded erp_private/ai/ai_cari.sql
--! Included erp_private/ai/ai_data.sql
-- Total and rows of a question: {total, jumlah, data}. By time in its order, otherwise the largest
-- first, unless `urut` says otherwise.
create or replace function erp_private.ai_data(
  metrik text[], sumber text[], dimensi text[], saring jsonb, periode jsonb, urut jsonb,
  batas integer
)
returns jsonb
language sql
stable
as $$
  with
    u as (
      select coalesce(array_position(ai_data.metrik, ai_data.urut ->> 'metrik'), 1) as ke,
             ai_data.urut ->> 'arah' = 'naik' as naik,
             jsonb_typeof(ai_data.periode -> 'pembanding') = 'object' as banding,
             (
               select array_position(ai_data.dimensi, d.kode)
                 from erp_private.ai_dimensi as d
                where d.waktu is not null and d.kode = any (ai_data.dimensi)
                  and ai_data.urut ->> 'metrik' is null
             ) as waktu
    ),
    total as (
      select r.*
        from u
       cross join lateral erp_private.ai_rows(
         ai_data.metrik, ai_data.sumber, '{}', ai_data.saring, ai_data.periode, u.ke
       ) as r
    ),
    baris as materialized (
      select r.*, row_number() over (
               order by case u.waktu when 1 then r.k1 when 2 then r.k2 end,
                        case when coalesce(u.naik, false) then r.urut else -r.urut end, r.k1, r.k2
             ) as ke
        from u
       cross join lateral erp_private.ai_rows(
         ai_data.metrik, ai_data.sumber, ai_data.dimensi, ai_data.saring, ai_data.periode, u.ke
       ) as r
       where cardinality(ai_data.dimensi) > 0
    )
  select jsonb_build_object(
    'total', (
      select t.isi || case when u.banding then
          jsonb_build_object('pembanding', t.lalu, 'perubahan', t.ubah) else '{}' end
        from total as t
       cross join u
    ),
    'jumlah', (select count(*) from baris),
    'data', coalesce((
      select jsonb_agg(
               jsonb_build_object(
                 ai_data.dimensi[1], erp_private.ai_label(ai_data.dimensi[1], b.k1),
                 ai_data.dimensi[1] || '_kunci', b.k1
               )
               || case when ai_data.dimensi[2] is null then '{}' else jsonb_build_object(
                 ai_data.dimensi[2], erp_private.ai_label(ai_data.dimensi[2], b.k2),
                 ai_data.dimensi[2] || '_kunci', b.k2
               ) end
               || b.isi
               || case when u.banding then
                 jsonb_build_object('pembanding', b.lalu, 'perubahan', b.ubah) else '{}' end
               order by b.ke
             )
        from baris as b
       cross join u
       where b.ke <= coalesce(ai_data.batas, case when u.waktu is null then 20 else 400 end)
    ), '[]')
  )
$$;

alter function
  erp_private.ai_data(text[], text[], text[], jsonb, jsonb, jsonb, integer) owner to erp_owner;
revoke all on function
  erp_private.ai_data(text[], text[], text[], jsonb, jsonb, jsonb, integer) from public;
grant execute on function
  erp_private.ai_data(text[], text[], text[], jsonb, jsonb, jsonb, integer) to erp_reader;
comment on function erp_private.ai_data(text[], text[], text[], jsonb, jsonb, jsonb, integer) is
  'Total and rows of a question as JSON.';
--! EndIncluded erp_private/ai/ai_data.sql
--! Included erp_private/ai/ai_dokumen.sql
-- Final documents of a kind with their whole amount, as GET /api/transaksi/{jenis} lists them.
create or replace function erp_private.ai_dokumen(
  jenis erp.jenis_transaksi, dari date, sampai date
)
returns setof erp_private.ai_fakta
language sql
stable
as $$
  select t.tanggal, null::bigint, t.kontak_id, t.lokasi_id, null::text, null::integer, null::text,
         null::numeric, null::numeric, t.total_nilai::numeric, null::numeric, 1::bigint
    from transaksi as t
   where t.jenis = ai_dokumen.jenis and t.status = 'final'
     and t.tanggal >= ai_dokumen.dari and t.tanggal <= ai_dokumen.sampai
$$;

alter function erp_private.ai_dokumen(erp.jenis_transaksi, date, date) owner to erp_owner;
revoke all on function erp_private.ai_dokumen(erp.jenis_transaksi, date, date) from public;
grant execute on function erp_private.ai_dokumen(erp.jenis_transaksi, date, date) to erp_reader;
comment on function erp_private.ai_dokumen(erp.jenis_transaksi, date, date) is
  'Facts of the list of documents of a kind.';
--! EndIncluded erp_private/ai/ai_dokumen.sql
--! Included erp_private/ai/ai_ember.sql
-- The days, weeks, months, quarters or years of a period, each within the period. Nothing for a
-- dimension that is not of time.
create or replace function erp_private.ai_ember(dimensi text, dari date, sampai date)
returns table (ke bigint, kunci text, dari date, sampai date)
language sql
stable
as $$
  select row_number() over (order by e.mulai),
         to_char(e.mulai, case d.kode
           when 'tahun' then 'YYYY' when 'kuartal' then 'YYYY-"K"Q' when 'bulan' then 'YYYY-MM'
           else 'YYYY-MM-DD'
         end),
         greatest(e.mulai::date, ai_ember.dari),
         least((e.mulai + l.lebar)::date - 1, ai_ember.sampai)
    from erp_private.ai_dimensi as d
   cross join lateral (
     select case d.waktu when 'quarter' then interval '3 months'
              else ('1 ' || d.waktu)::interval
            end as lebar
   ) as l
   cross join lateral generate_series(
     date_trunc(d.waktu, ai_ember.dari::timestamp), ai_ember.sampai::timestamp, l.lebar
   ) as e (mulai)
   where d.kode = ai_ember.dimensi and d.waktu is not null
$$;

alter function erp_private.ai_ember(text, date, date) owner to erp_owner;
revoke all on function erp_private.ai_ember(text, date, date) from public;
grant execute on function erp_private.ai_ember(text, date, date) to erp_reader;
comment on function erp_private.ai_ember(text, date, date) is
  'The days, weeks, months, … of a period with their keys.';
--! EndIncluded erp_private/ai/ai_ember.sql
--! Included erp_private/ai/ai_filter_problems.sql
-- What is wrong with the filters and the periods of a mapping, a line per mistake.
create or replace function erp_private.ai_filter_problems(pemetaan jsonb)
returns setof text
language sql
stable
as $$
  select 'filter: harus paling banyak 5 buah {dimensi, nilai: [1 sampai 10 teks]}'
    from (select ai_filter_problems.pemetaan -> 'filter' as f) as p
   where jsonb_typeof(p.f) <> 'null' and (
     jsonb_typeof(p.f) <> 'array' or jsonb_array_length(p.f) > 5 or exists (
       select from jsonb_array_elements(p.f) as e (isi)
        where not coalesce(
          jsonb_typeof(e.isi -> 'nilai') = 'array'
          and jsonb_array_length(e.isi -> 'nilai') between 1 and 10
          and not jsonb_path_exists(e.isi, '$.nilai[*] ? (@.type() != "string")')
          and not exists (
            select from jsonb_array_elements_text(e.isi -> 'nilai') as n (nilai)
             where length(trim(n.nilai)) not between 1 and 100
          )
          and (
            e.isi ->> 'dimensi' in ('nama', 'umur')
            or e.isi ->> 'dimensi' in (
              select d.kode from erp_private.ai_dimensi as d where d.urutan_cari is not null
            )
          ), false)
     )
   )
  union all
  select format('%s: harus {dari, sampai} dengan tanggal YYYY-MM-DD, dari tidak sesudah sampai',
                r.nama)
    from (values
           ('periode', ai_filter_problems.pemetaan -> 'periode'),
           ('periode.pembanding', ai_filter_problems.pemetaan -> 'periode' -> 'pembanding')
         ) as r (nama, isi)
   where jsonb_typeof(r.isi) <> 'null' and not coalesce(
     case
       when r.isi ->> 'dari' ~ '^(19|2\d)\d\d-\d\d-\d\d$'
         and r.isi ->> 'sampai' ~ '^(19|2\d)\d\d-\d\d-\d\d$'
         and pg_input_is_valid(r.isi ->> 'dari', 'date')
         and pg_input_is_valid(r.isi ->> 'sampai', 'date')
       then (r.isi ->> 'dari')::date <= (r.isi ->> 'sampai')::date
     end, false
   )
$$;

alter function erp_private.ai_filter_problems(jsonb) owner to erp_owner;
revoke all on function erp_private.ai_filter_problems(jsonb) from public;
grant execute on function erp_private.ai_filter_problems(jsonb) to erp_reader;
comment on function erp_private.ai_filter_problems(jsonb) is
  'What is wrong with the filters and periods of a mapping.';
--! EndIncluded erp_private/ai/ai_filter_problems.sql
--! Included erp_private/ai/ai_gagal.sql
-- Why a question that is well-formed cannot be answered: a metric that is not kept by that
-- dimension, or more groups of time than an answer shows. Null when it can.
create or replace function erp_private.ai_gagal(
  metrik text[], sumber text[], dimensi text[], saring text[], periode jsonb
)
returns jsonb
language plpgsql
stable
as $$
declare
  v_ke constant integer := array_position(sumber, null);
  v_batas integer;
begin
  if v_ke is not null then
    return jsonb_build_object(
      'sebab', 'dimensi', 'metrik', metrik[v_ke],
      'dimensi', (
        select d.kode
          from unnest(dimensi || saring) as d (kode)
         where not exists (
           select
             from erp_private.ai_metrik as m
             join erp_private.ai_sumber as s on s.kode = m.sumber and d.kode = any (s.dimensi)
            where m.kode = metrik[v_ke]
         )
         limit 1
      )
    );
  end if;
  select case when bool_or(s.per_ember) then 62 else 400 end
    into v_batas
    from erp_private.ai_sumber as s
   where s.kode = any (sumber);
  if exists (
    select
      from unnest(dimensi) as d (kode)
     cross join lateral erp_private.ai_ember(
       d.kode, (periode ->> 'dari')::date, (periode ->> 'sampai')::date
     ) as e
     where e.ke > v_batas
  ) then
    return jsonb_build_object('sebab', 'terlalu_banyak', 'batas', v_batas);
  end if;
  return null;
end
$$;

alter function erp_private.ai_gagal(text[], text[], text[], text[], jsonb) owner to erp_owner;
revoke all on function erp_private.ai_gagal(text[], text[], text[], text[], jsonb) from public;
grant execute on function erp_private.ai_gagal(text[], text[], text[], text[], jsonb) to erp_reader;
comment on function erp_private.ai_gagal(text[], text[], text[], text[], jsonb) is
  'Why a well-formed question cannot be answered, or null.';
--! EndIncluded erp_private/ai/ai_gagal.sql
--! Included erp_private/ai/ai_hitung.sql
-- Figures of one period: metrics (each with the source it is read from) by up to two dimensions.
-- The statement is put together from the registered expressions alone; what the caller names can
-- only pick among them, and names in filters arrive as keys in a parameter.
create or replace function erp_private.ai_hitung(
  metrik text[], sumber text[], dimensi text[], saring jsonb, dari date, sampai date
)
returns setof erp_private.ai_angka
language plpgsql
stable
as $$
#variable_conflict use_column
declare
  v_k1 text := 'null::text';
  v_k2 text := 'null::text';
  v_waktu text;
  v_sql text;
begin
  select coalesce(min(d.ekspresi) filter (where d.kode = ai_hitung.dimensi[1]), v_k1),
         coalesce(min(d.ekspresi) filter (where d.kode = ai_hitung.dimensi[2]), v_k2),
         min(d.kode) filter (where d.waktu is not null and d.kode = any (ai_hitung.dimensi))
    into v_k1, v_k2, v_waktu
    from erp_private.ai_dimensi as d;
  select string_agg(format(
           'select %s as k1, %s as k2, unnest(%L::integer[]) as ke, unnest(array[%s]) as nilai'
           ' from %s left join barang as b on b.id = f.barang_id'
           ' left join kontak as k on k.id = f.kontak_id where true%s%s',
           v_k1, v_k2, x.ke, x.ekspresi,
           case
             when s.per_ember and v_waktu is not null then format(
               'erp_private.ai_ember(%L, $1, $2) as e cross join lateral ', v_waktu
             ) || format(s.panggilan, 'e.dari', 'e.sampai')
             else format(s.panggilan, '$1', '$2')
           end || ' as f',
           (
             select string_agg(format(
               ' and %s = any (array(select jsonb_array_elements_text($3 -> %L)))', d.ekspresi,
               d.kode
             ), '')
               from erp_private.ai_dimensi as d
              where ai_hitung.saring ? d.kode
           ),
           case when cardinality(ai_hitung.dimensi) > 0 then ' group by 1, 2' end
         ), ' union all ')
    into v_sql
    from (
      select m.sumber, array_agg(u.ke order by u.ke) as ke,
             string_agg(format('(%s)::numeric', m.ekspresi), ', ' order by u.ke) as ekspresi
        from unnest(ai_hitung.metrik, ai_hitung.sumber) with ordinality as u (metrik, sumber, ke)
        join erp_private.ai_metrik as m on m.kode = u.metrik and m.sumber = u.sumber
       group by m.sumber
    ) as x
    join erp_private.ai_sumber as s on s.kode = x.sumber;
  return query execute format(
    'select x.k1, x.k2, coalesce(a.ke::text, x.k1, ''''), coalesce(c.ke::text, x.k2, ''''), x.ke,'
    ' x.nilai from (%s) as x left join erp_private.ai_ember(%L, $1, $2) as a on a.kunci = x.k1'
    ' left join erp_private.ai_ember(%L, $1, $2) as c on c.kunci = x.k2',
    v_sql, ai_hitung.dimensi[1], ai_hitung.dimensi[2]
  ) using ai_hitung.dari, ai_hitung.sampai, ai_hitung.saring;
end
$$;

alter function erp_private.ai_hitung(text[], text[], text[], jsonb, date, date) owner to erp_owner;
revoke all on function erp_private.ai_hitung(text[], text[], text[], jsonb, date, date) from public;
grant execute on function
  erp_private.ai_hitung(text[], text[], text[], jsonb, date, date) to erp_reader;
comment on function erp_private.ai_hitung(text[], text[], text[], jsonb, date, date) is
  'The figures of a question in one period.';
--! EndIncluded erp_private/ai/ai_hitung.sql
--! Included erp_private/ai/ai_json.sql
-- The answer to a question as JSON.
create or replace function erp_private.ai_json(
  metrik text[], sumber text[], dimensi text[], saring jsonb, periode jsonb, saldo boolean,
  urut jsonb, batas integer
)
returns json
language sql
stable
as $$
  select json_build_object(
    'dipahami', true,
    'gagal', null,
    'metrik', (
      select json_agg(json_build_object(
               'kode', u.kode, 'nama', m.nama, 'satuan', m.satuan, 'sumber', u.sumber
             ) order by u.ke)
        from unnest(ai_json.metrik, ai_json.sumber) with ordinality as u (kode, sumber, ke)
        join erp_private.ai_metrik as m on m.kode = u.kode and m.sumber = u.sumber
    ),
    'dimensi', ai_json.dimensi,
    'filter', ai_json.saring -> 'filter',
    'periode', ai_json.periode,
    'saldo', ai_json.saldo,
    'total', d.isi -> 'total',
    'jumlah', d.isi -> 'jumlah',
    'data', d.isi -> 'data',
    'sumber', (
      select json_agg(json_build_object(
               'laporan', x.kode, 'tautan', erp_private.ai_tautan(
                 x.kode, ai_json.dimensi, ai_json.saring -> 'saring',
                 (ai_json.periode ->> 'dari')::date, (ai_json.periode ->> 'sampai')::date
               )
             ) order by x.ke)
        from (
          select u.kode, min(u.ke) as ke
            from unnest(ai_json.sumber) with ordinality as u (kode, ke)
           group by u.kode
        ) as x
    )
  )
    from (
      select erp_private.ai_data(
        ai_json.metrik, ai_json.sumber, ai_json.dimensi, ai_json.saring -> 'saring',
        ai_json.periode, ai_json.urut, ai_json.batas
      ) as isi
    ) as d
$$;

alter function erp_private.ai_json(
  text[], text[], text[], jsonb, jsonb, boolean, jsonb, integer
) owner to erp_owner;
revoke all on function
  erp_private.ai_json(text[], text[], text[], jsonb, jsonb, boolean, jsonb, integer) from public;
grant execute on function
  erp_private.ai_json(text[], text[], text[], jsonb, jsonb, boolean, jsonb, integer) to erp_reader;
comment on function
  erp_private.ai_json(text[], text[], text[], jsonb, jsonb, boolean, jsonb, integer) is
  'The answer to a question as JSON.';
--! EndIncluded erp_private/ai/ai_json.sql
--! Included erp_private/ai/ai_kas.sql
-- Balance of each cash and bank account (subclass 11) at the end of `per`.
create or replace function erp_private.ai_kas(per date, tanggal date)
returns setof erp_private.ai_fakta
language sql
stable
as $$
  select ai_kas.tanggal, null::bigint, null::bigint, null::bigint, a.kode, a.subklas_id, null::text,
         null::numeric, null::numeric, m.debit - m.kredit, null::numeric, null::bigint
    from erp_private.akun_mutasi(null, ai_kas.per, null) as m
    join akun as a on a.kode = m.akun_kode and a.subklas_id = 11
$$;

alter function erp_private.ai_kas(date, date) owner to erp_owner;
revoke all on function erp_private.ai_kas(date, date) from public;
grant execute on function erp_private.ai_kas(date, date) to erp_reader;
comment on function erp_private.ai_kas(date, date) is
  'Facts of cash and bank at a day.';
--! EndIncluded erp_private/ai/ai_kas.sql
--! Included erp_private/ai/ai_laba.sql
-- What each account of the income statement moved on each day, in credit direction and without the
-- closing of years: the figures of GET /api/laporan/rugi-laba.
create or replace function erp_private.ai_laba(dari date, sampai date)
returns setof erp_private.ai_fakta
language sql
stable
as $$
  select x.tanggal, null::bigint, null::bigint, null::bigint, a.kode, a.subklas_id, null::text,
         null::numeric, null::numeric, x.nilai, null::numeric, null::bigint
    from (
      select s.tanggal, s.akun_kode, s.kredit - s.debit as nilai
        from saldo_harian as s
       where s.tanggal >= ai_laba.dari and s.tanggal <= ai_laba.sampai
      union all
      select j.tanggal, b.akun_kode, b.debit - b.kredit
        from (
          select p.id, p.tanggal from jurnal as p where p.jenis = 'penutup'
          union all
          select r.id, r.tanggal
            from jurnal as p
            join jurnal as r on r.membalik_id = p.id
           where p.jenis = 'penutup'
        ) as j
        join jurnal_baris as b on b.jurnal_id = j.id
       where j.tanggal >= ai_laba.dari and j.tanggal <= ai_laba.sampai
    ) as x
    join akun as a on a.kode = x.akun_kode and a.subklas_id between 41 and 64
$$;

alter function erp_private.ai_laba(date, date) owner to erp_owner;
revoke all on function erp_private.ai_laba(date, date) from public;
grant execute on function erp_private.ai_laba(date, date) to erp_reader;
comment on function erp_private.ai_laba(date, date) is
  'Facts of the income statement.';
--! EndIncluded erp_private/ai/ai_laba.sql
--! Included erp_private/ai/ai_label.sql
-- What a person calls the group that a key stands for.
create or replace function erp_private.ai_label(dimensi text, kunci text)
returns text
language plpgsql
stable
as $$
begin
  return case
    when dimensi is null then null
    when kunci is null then
      case dimensi when 'barang' then 'Ongkos kirim' else format('Tanpa %s', dimensi) end
    when dimensi = 'barang' then (select b.nama from barang as b where b.id = kunci::bigint)
    when dimensi in ('pelanggan', 'supplier') then
      (select k.nama from kontak as k where k.id = kunci::bigint)
    when dimensi = 'lokasi' then (select l.nama from lokasi as l where l.id = kunci::bigint)
    when dimensi = 'akun' then (select a.nama from akun as a where a.kode = kunci)
    when dimensi = 'umur' then replace(kunci, '_', ' ')
    else kunci
  end;
end
$$;

alter function erp_private.ai_label(text, text) owner to erp_owner;
revoke all on function erp_private.ai_label(text, text) from public;
grant execute on function erp_private.ai_label(text, text) to erp_reader;
comment on function erp_private.ai_label(text, text) is
  'The name of a group.';
--! EndIncluded erp_private/ai/ai_label.sql
--! Included erp_private/ai/ai_menipis.sql
-- Active stock goods: how many there are of each, and whether that is below its minimum (banyak).
create or replace function erp_private.ai_menipis(per date, tanggal date)
returns setof erp_private.ai_fakta
language sql
stable
as $$
  select ai_menipis.tanggal, b.id, null::bigint, null::bigint, null::text, null::integer,
         null::text, coalesce(s.qty, 0), null::numeric, null::numeric, null::numeric,
         (coalesce(b.stok_minimum > coalesce(s.qty, 0), false))::integer::bigint
    from barang as b
    left join (
      select t.barang_id, sum(t.qty) as qty
        from erp_private.stok_per_lokasi(
          case when ai_menipis.per < erp_private.tenant_today() then ai_menipis.per end, null, null
        ) as t
       group by t.barang_id
    ) as s on s.barang_id = b.id
   where b.aktif and b.jenis = 'persediaan'
     and (b.stok_minimum > coalesce(s.qty, 0) or coalesce(s.qty, 0) <= 0)
$$;

alter function erp_private.ai_menipis(date, date) owner to erp_owner;
revoke all on function erp_private.ai_menipis(date, date) from public;
grant execute on function erp_private.ai_menipis(date, date) to erp_reader;
comment on function erp_private.ai_menipis(date, date) is
  'Goods and whether they are below their minimum.';
--! EndIncluded erp_private/ai/ai_menipis.sql
--! Included erp_private/ai/ai_nama.sql
-- Everything that a name in a filter of this dimension can mean, in the tenant in context.
create or replace function erp_private.ai_nama(dimensi text, subklas int4range)
returns table (kunci text, kode text, nama text)
language sql
stable
as $$
  select b.id::text, b.kode, b.nama from barang as b where ai_nama.dimensi = 'barang'
  union all
  select distinct b.kategori, null::text, b.kategori
    from barang as b where ai_nama.dimensi = 'kategori' and b.kategori is not null
  union all
  select distinct b.merek, null::text, b.merek
    from barang as b where ai_nama.dimensi = 'merek' and b.merek is not null
  union all
  select k.id::text, k.kode, k.nama
    from kontak as k
   where ai_nama.dimensi = 'pelanggan' and k.tipe <> 'supplier'
      or ai_nama.dimensi = 'supplier' and k.tipe <> 'pelanggan'
  union all
  select distinct k.kota, null::text, k.kota
    from kontak as k where ai_nama.dimensi = 'kota' and k.kota is not null
  union all
  select l.id::text, l.kode, l.nama from lokasi as l where ai_nama.dimensi = 'lokasi'
  union all
  select a.kode, a.kode, a.nama from akun as a
   where ai_nama.dimensi = 'akun' and a.subklas_id <@ ai_nama.subklas
$$;

alter function erp_private.ai_nama(text, int4range) owner to erp_owner;
revoke all on function erp_private.ai_nama(text, int4range) from public;
grant execute on function erp_private.ai_nama(text, int4range) to erp_reader;
comment on function erp_private.ai_nama(text, int4range) is
  'What a name in a filter can mean.';
--! EndIncluded erp_private/ai/ai_nama.sql
--! Included erp_private/ai/ai_neraca.sql
-- Lines of the balance sheet at the end of `per` (GET /api/laporan/neraca); banyak is the class.
create or replace function erp_private.ai_neraca(per date, tanggal date)
returns setof erp_private.ai_fakta
language sql
stable
as $$
  select ai_neraca.tanggal, null::bigint, null::bigint, null::bigint, n.kode, n.subklas_id,
         null::text, null::numeric, null::numeric, n.nilai, null::numeric, n.klas_id::bigint
    from erp_private.neraca_lini(ai_neraca.per, null) as n
$$;

alter function erp_private.ai_neraca(date, date) owner to erp_owner;
revoke all on function erp_private.ai_neraca(date, date) from public;
grant execute on function erp_private.ai_neraca(date, date) to erp_reader;
comment on function erp_private.ai_neraca(date, date) is
  'Facts of the balance sheet.';
--! EndIncluded erp_private/ai/ai_neraca.sql
--! Included erp_private/ai/ai_penjualan.sql
-- Lines of the sales report (GET /api/laporan/penjualan); lawan is the cost.
create or replace function erp_private.ai_penjualan(dari date, sampai date)
returns setof erp_private.ai_fakta
language sql
stable
as $$
  select b.tanggal, b.barang_id, b.kontak_id, t.lokasi_id, null::text, null::integer, null::text,
         b.qty, b.potongan, b.bersih, b.hpp, null::bigint
    from erp_private.penjualan_baris(ai_penjualan.dari, ai_penjualan.sampai, null, null, null) as b
    join transaksi as t on t.id = b.transaksi_id
$$;

alter function erp_private.ai_penjualan(date, date) owner to erp_owner;
revoke all on function erp_private.ai_penjualan(date, date) from public;
grant execute on function erp_private.ai_penjualan(date, date) to erp_reader;
comment on function erp_private.ai_penjualan(date, date) is
  'Facts of the sales report.';
--! EndIncluded erp_private/ai/ai_penjualan.sql
--! Included erp_private/ai/ai_periode.sql
-- The period of a question: this month up to today when it names none, today for balances.
create or replace function erp_private.ai_periode(periode jsonb, saldo boolean)
returns jsonb
language plpgsql
stable
as $$
declare
  v_hari constant date := erp_private.tenant_today();
begin
  if jsonb_typeof(periode) = 'object' then
    return jsonb_build_object(
      'dari', periode -> 'dari', 'sampai', periode -> 'sampai',
      'pembanding', case when jsonb_typeof(periode -> 'pembanding') = 'object' then
        jsonb_build_object(
          'dari', periode -> 'pembanding' -> 'dari', 'sampai', periode -> 'pembanding' -> 'sampai'
        ) end
    );
  end if;
  return jsonb_build_object(
    'dari', case when saldo then v_hari else date_trunc('month', v_hari)::date end,
    'sampai', v_hari, 'pembanding', null
  );
end
$$;

alter function erp_private.ai_periode(jsonb, boolean) owner to erp_owner;
revoke all on function erp_private.ai_periode(jsonb, boolean) from public;
grant execute on function erp_private.ai_periode(jsonb, boolean) to erp_reader;
comment on function erp_private.ai_periode(jsonb, boolean) is
  'The period of a question, with its default.';
--! EndIncluded erp_private/ai/ai_periode.sql
--! Included erp_private/ai/ai_pilih.sql
-- The source that each metric is read from: the first that knows every dimension asked for. What
-- can be read together with a metric that has only one source is read from that one, so that
-- sales, cost and quantity of one answer belong together. Null where no source knows them all.
create or replace function erp_private.ai_pilih(metrik text[], dimensi text[])
returns text[]
language sql
stable
as $$
  select array_agg((
    select m.sumber
      from erp_private.ai_metrik as m
      join erp_private.ai_sumber as s on s.kode = m.sumber and s.dimensi @> ai_pilih.dimensi
     where m.kode = u.kode
     order by (
       exists (
         select from erp_private.ai_metrik as x
          where x.kode = any (ai_pilih.metrik) and x.sumber = m.sumber
            and not exists (
              select from erp_private.ai_metrik as y where y.kode = x.kode and y.sumber <> x.sumber
            )
       )
     ) desc, m.urutan
     limit 1
  ) order by u.ke)
    from unnest(ai_pilih.metrik) with ordinality as u (kode, ke)
$$;

alter function erp_private.ai_pilih(text[], text[]) owner to erp_owner;
revoke all on function erp_private.ai_pilih(text[], text[]) from public;
grant execute on function erp_private.ai_pilih(text[], text[]) to erp_reader;
comment on function erp_private.ai_pilih(text[], text[]) is
  'The source of each metric of a question.';
--! EndIncluded erp_private/ai/ai_pilih.sql
--! Included erp_private/ai/ai_pos.sql
-- What is open of receivables or payables at the end of `per`, as their reports have it.
create or replace function erp_private.ai_pos(jenis erp.jenis_pos, per date, tanggal date)
returns setof erp_private.ai_fakta
language sql
stable
as $$
  select ai_pos.tanggal, null::bigint, d.kontak_id, null::bigint, null::text, null::integer, d.umur,
         null::numeric, null::numeric, d.sisa::numeric, null::numeric, 1::bigint
    from erp_private.pos_dokumen(ai_pos.jenis, ai_pos.per, false, null) as d
   where d.status <> 'lunas'
$$;

alter function erp_private.ai_pos(erp.jenis_pos, date, date) owner to erp_owner;
revoke all on function erp_private.ai_pos(erp.jenis_pos, date, date) from public;
grant execute on function erp_private.ai_pos(erp.jenis_pos, date, date) to erp_reader;
comment on function erp_private.ai_pos(erp.jenis_pos, date, date) is
  'Facts of the receivable or payable report.';
--! EndIncluded erp_private/ai/ai_pos.sql
--! Included erp_private/ai/ai_problems.sql
-- What is wrong with a mapping of a question, a line per mistake that begins with its field.
create or replace function erp_private.ai_problems(pemetaan jsonb)
returns setof text
language sql
stable
as $$
  with
    p as (
      select case when jsonb_typeof(x.isi) = 'object' then x.isi else '{}' end as isi,
             case when jsonb_typeof(x.isi -> 'metrik') = 'array' then x.isi -> 'metrik' end as m,
             case when jsonb_typeof(x.isi -> 'dimensi') = 'array' then x.isi -> 'dimensi'
               else '[]' end as d
        from (select ai_problems.pemetaan) as x (isi)
    )
  select format('%s: tidak dikenal; yang diizinkan: metrik, dimensi, filter, periode, urut, batas',
                left(k.kunci, 100))
    from p, jsonb_object_keys(p.isi) as k (kunci)
   where k.kunci not in ('metrik', 'dimensi', 'filter', 'periode', 'urut', 'batas')
  union all
  select format('metrik: harus 1 sampai 4 dari %s', (
           select string_agg(distinct m.kode, ', ') from erp_private.ai_metrik as m
         ))
    from p
   where p.m is null or jsonb_array_length(p.m) not between 1 and 4 or exists (
     select from jsonb_array_elements(p.m) as e (isi)
      where jsonb_typeof(e.isi) <> 'string'
         or e.isi #>> '{}' not in (select m.kode from erp_private.ai_metrik as m)
   ) or (select count(distinct e.isi) <> count(*) from jsonb_array_elements(p.m) as e (isi))
  union all
  select format('dimensi: harus paling banyak 2, satu di antaranya waktu, dari %s', (
           select string_agg(d.kode, ', ' order by d.kode) from erp_private.ai_dimensi as d
         ))
    from p
   where jsonb_typeof(p.isi -> 'dimensi') not in ('array', 'null') or jsonb_array_length(p.d) > 2
      or exists (
        select from jsonb_array_elements(p.d) as e (isi)
         where jsonb_typeof(e.isi) <> 'string'
            or e.isi #>> '{}' not in (select d.kode from erp_private.ai_dimensi as d)
      )
      or (select count(distinct e.isi) <> count(*) from jsonb_array_elements(p.d) as e (isi))
      or (
        select count(*) from erp_private.ai_dimensi as d where d.waktu is not null and p.d ? d.kode
      ) > 1
  union all
  select 'batas: harus bilangan bulat 1 sampai 100'
    from p
   where jsonb_typeof(p.isi -> 'batas') <> 'null'
     and p.isi ->> 'batas' !~ '^([1-9][0-9]?|100)$'
  union all
  select 'urut: harus {metrik, arah} dengan metrik yang ditanyakan dan arah naik atau turun'
    from p
   where jsonb_typeof(p.isi -> 'urut') <> 'null' and not coalesce(
     p.isi -> 'urut' ->> 'arah' in ('naik', 'turun') and p.m ? (p.isi -> 'urut' ->> 'metrik'), false
   )
$$;

alter function erp_private.ai_problems(jsonb) owner to erp_owner;
revoke all on function erp_private.ai_problems(jsonb) from public;
grant execute on function erp_private.ai_problems(jsonb) to erp_reader;
comment on function erp_private.ai_problems(jsonb) is
  'What is wrong with a mapping, a line per mistake.';
--! EndIncluded erp_private/ai/ai_problems.sql
--! Included erp_private/ai/ai_rows.sql
-- The groups of a question: their keys, their figures, those of the period compared with, and the
-- change in percent (null where there was nothing). A group without any figure is left out, except
-- goods without stock. `urut` is the figure of the metric at place `urut_ke`.
create or replace function erp_private.ai_rows(
  metrik text[], sumber text[], dimensi text[], saring jsonb, periode jsonb, urut_ke integer
)
returns table (k1 text, k2 text, urut numeric, isi jsonb, lalu jsonb, ubah jsonb)
language sql
stable
as $$
  with
    m as (
      select u.ke, u.kode, x.satuan
        from unnest(ai_rows.metrik, ai_rows.sumber) with ordinality as u (kode, sumber, ke)
        join erp_private.ai_metrik as x on x.kode = u.kode and x.sumber = u.sumber
    ),
    kini as materialized (
      select h.*
        from erp_private.ai_hitung(
          ai_rows.metrik, ai_rows.sumber, ai_rows.dimensi, ai_rows.saring,
          (ai_rows.periode ->> 'dari')::date, (ai_rows.periode ->> 'sampai')::date
        ) as h
    ),
    lalu as materialized (
      select h.*
        from (select ai_rows.periode -> 'pembanding' as p) as x
       cross join lateral erp_private.ai_hitung(
         ai_rows.metrik, ai_rows.sumber, ai_rows.dimensi, ai_rows.saring,
         (x.p ->> 'dari')::date, (x.p ->> 'sampai')::date
       ) as h
       where jsonb_typeof(x.p) = 'object'
    ),
    sel as (
      select j1, j2, ke, k.k1, k.k2, l.k1 as l1, l.k2 as l2, k.nilai, l.nilai as lalu
        from kini as k
        full join lalu as l using (j1, j2, ke)
    )
  select coalesce(min(s.k1), min(s.l1)), coalesce(min(s.k2), min(s.l2)),
         min(s.nilai) filter (where s.ke = ai_rows.urut_ke),
         jsonb_object_agg(m.kode, erp_private.ai_angka_json(s.nilai, m.satuan)),
         jsonb_object_agg(m.kode, erp_private.ai_angka_json(s.lalu, m.satuan)),
         jsonb_object_agg(
           m.kode, round((coalesce(s.nilai, 0) - s.lalu) * 100 / nullif(abs(s.lalu), 0), 2)
         )
    from m
    join sel as s on s.ke = m.ke
   group by s.j1, s.j2
  having cardinality(ai_rows.dimensi) = 0 or 'stok' = any (ai_rows.sumber)
      or bool_or(coalesce(s.nilai, 0) <> 0 or coalesce(s.lalu, 0) <> 0)
$$;

alter function
  erp_private.ai_rows(text[], text[], text[], jsonb, jsonb, integer) owner to erp_owner;
revoke all on function
  erp_private.ai_rows(text[], text[], text[], jsonb, jsonb, integer) from public;
grant execute on function
  erp_private.ai_rows(text[], text[], text[], jsonb, jsonb, integer) to erp_reader;
comment on function erp_private.ai_rows(text[], text[], text[], jsonb, jsonb, integer) is
  'Groups of a question with their figures, compared where asked for.';
--! EndIncluded erp_private/ai/ai_rows.sql
--! Included erp_private/ai/ai_saring.sql
-- Finds what the names in filters mean: {saring: {dimension: [keys]}, filter: [{dimensi, dicari,
-- nama, jumlah, mirip}], gagal: null or the name that means nothing here}. `boleh` are the
-- dimensions that the metrics know; a filter of dimension `nama` may be of any of them.
create or replace function erp_private.ai_saring(filter jsonb, boleh text[], subklas int4range)
returns jsonb
language plpgsql
stable
as $$
declare
  v_f record;
  v_hasil record;
  v_saring jsonb := '{}';
  v_filter jsonb := '[]';
begin
  for v_f in
    select f.isi ->> 'dimensi' as dimensi, n.nilai
      from jsonb_array_elements(filter) as f (isi)
     cross join lateral jsonb_array_elements_text(f.isi -> 'nilai') as n (nilai)
  loop
    if v_f.dimensi <> 'nama' and v_f.dimensi <> all (boleh) then
      return jsonb_build_object('gagal', jsonb_build_object(
        'sebab', 'dimensi', 'dimensi', v_f.dimensi
      ));
    end if;
    select min(c.dimensi) as dimensi, jsonb_agg(c.kunci) as kunci, jsonb_agg(c.nama) as nama,
           count(*) as jumlah, bool_or(c.tingkat = 3) as mirip
      into v_hasil
      from (
        select * from erp_private.ai_cari(
          case v_f.dimensi when 'nama' then boleh else array[v_f.dimensi] end, v_f.nilai, subklas
        )
        union all
        select 'umur', u.umur, u.umur, 1
          from unnest('{belum_jatuh_tempo,1-30,31-60,61-90,>90}'::text[]) as u (umur)
         where v_f.dimensi = 'umur' and u.umur = v_f.nilai
      ) as c;
    if v_hasil.jumlah = 0 then
      return jsonb_build_object('gagal', jsonb_build_object(
        'sebab', 'nama', 'dimensi', v_f.dimensi, 'nilai', v_f.nilai
      ));
    end if;
    v_saring := jsonb_set(
      v_saring, array[v_hasil.dimensi],
      coalesce(v_saring -> v_hasil.dimensi, '[]') || v_hasil.kunci
    );
    v_filter := v_filter || jsonb_build_object(
      'dimensi', v_hasil.dimensi, 'dicari', v_f.nilai, 'nama', v_hasil.nama,
      'jumlah', v_hasil.jumlah, 'mirip', v_hasil.mirip
    );
  end loop;
  return jsonb_build_object('saring', v_saring, 'filter', v_filter);
end
$$;

alter function erp_private.ai_saring(jsonb, text[], int4range) owner to erp_owner;
revoke all on function erp_private.ai_saring(jsonb, text[], int4range) from public;
grant execute on function erp_private.ai_saring(jsonb, text[], int4range) to erp_reader;
comment on function erp_private.ai_saring(jsonb, text[], int4range) is
  'Filters with their names found: {saring, filter, gagal}.';
--! EndIncluded erp_private/ai/ai_saring.sql
--! Included erp_private/ai/ai_stok.sql
-- Stock and its value at the end of `per` (GET /api/laporan/stok).
create or replace function erp_private.ai_stok(per date, tanggal date)
returns setof erp_private.ai_fakta
language sql
stable
as $$
  select ai_stok.tanggal, s.barang_id, null::bigint, s.lokasi_id, null::text, null::integer,
         null::text, s.qty, null::numeric, s.nilai, null::numeric, null::bigint
    from erp_private.stok_baris(
      case when ai_stok.per < erp_private.tenant_today() then ai_stok.per end,
      null, null, true, null
    ) as s
$$;

alter function erp_private.ai_stok(date, date) owner to erp_owner;
revoke all on function erp_private.ai_stok(date, date) from public;
grant execute on function erp_private.ai_stok(date, date) to erp_reader;
comment on function erp_private.ai_stok(date, date) is
  'Facts of the stock report.';
--! EndIncluded erp_private/ai/ai_stok.sql
--! Included erp_private/ai/ai_subklas.sql
-- The subclasses of the accounts that a name in a question about these metrics can mean.
create or replace function erp_private.ai_subklas(metrik text[])
returns int4range
language sql
stable
as $$
  select int4range(min(lower(s.subklas)), max(upper(s.subklas)))
    from erp_private.ai_metrik as m
    join erp_private.ai_sumber as s on s.kode = m.sumber
   where m.kode = any (ai_subklas.metrik)
$$;

alter function erp_private.ai_subklas(text[]) owner to erp_owner;
revoke all on function erp_private.ai_subklas(text[]) from public;
grant execute on function erp_private.ai_subklas(text[]) to erp_reader;
comment on function erp_private.ai_subklas(text[]) is
  'The accounts that a name in a question can mean.';
--! EndIncluded erp_private/ai/ai_subklas.sql
--! Included erp_private/ai/ai_tautan.sql
-- The report with the same figures, as a link with its parameters.
create or replace function erp_private.ai_tautan(
  sumber text, dimensi text[], saring jsonb, dari date, sampai date
)
returns text
language sql
stable
as $$
  select replace(replace(replace(
           case
             when s.kode = 'penjualan' and ai_tautan.saring <> '{}' then
               '/api/laporan/penjualan?dari={dari}&sampai={sampai}'
             else s.tautan
           end,
           '{dari}', ai_tautan.dari::text), '{sampai}', ai_tautan.sampai::text), '{grup}',
           case
             when ai_tautan.dimensi && '{barang,kategori,merek}' then 'barang'
             when ai_tautan.dimensi && '{pelanggan,kota}' then 'pelanggan'
             when ai_tautan.dimensi && '{hari,minggu}' then 'hari'
             else 'bulan'
           end
         ) || coalesce((
           select string_agg(
                    case
                      when s.kode in ('jual', 'retur_jual', 'beli', 'retur_beli')
                      then ',' || x.nama || ':' else '&' || x.nama || '='
                    end || (ai_tautan.saring -> x.dimensi ->> 0), ''
                    order by x.nama
                  )
             from (values ('barang', 'barang_id'), ('pelanggan', 'kontak_id'),
                          ('supplier', 'kontak_id'), ('lokasi', 'lokasi_id')) as x (dimensi, nama)
            where jsonb_array_length(ai_tautan.saring -> x.dimensi) = 1
              and (x.dimensi <> 'lokasi' or s.kode <> 'penjualan')
         ), '')
    from erp_private.ai_sumber as s
   where s.kode = ai_tautan.sumber
$$;

alter function erp_private.ai_tautan(text, text[], jsonb, date, date) owner to erp_owner;
revoke all on function erp_private.ai_tautan(text, text[], jsonb, date, date) from public;
grant execute on function erp_private.ai_tautan(text, text[], jsonb, date, date) to erp_reader;
comment on function erp_private.ai_tautan(text, text[], jsonb, date, date) is
  'The report with the figures of a source, as a link.';
--! EndIncluded erp_private/ai/ai_tautan.sql
--! Included erp_private/ai/ai_top.sql
-- A name that a suggested question can use: the goods (barang) or customer (pelanggan) with the
-- largest sales of the last 30 days, the supplier (hutang) to whom most is owed. Null without any.
create or replace function erp_private.ai_top(perihal text)
returns text
language plpgsql
stable
as $$
declare
  v_hari constant date := erp_private.tenant_today();
begin
  if perihal = 'hutang' then
    return (
      select k.nama
        from erp_private.ai_pos('hutang', v_hari, v_hari) as f
        join kontak as k on k.id = f.kontak_id
       group by k.id, k.nama
       order by sum(f.nilai) desc, k.id
       limit 1
    );
  elsif perihal = 'pelanggan' then
    return (
      select k.nama
        from erp_private.ai_dokumen('penjualan', v_hari - 30, v_hari) as f
        join kontak as k on k.id = f.kontak_id
       group by k.id, k.nama
       order by sum(f.nilai) desc, k.id
       limit 1
    );
  end if;
  return (
    select b.nama
      from erp_private.ai_penjualan(v_hari - 30, v_hari) as f
      join barang as b on b.id = f.barang_id
     group by b.id, b.nama
     order by sum(f.nilai) desc, b.id
     limit 1
  );
end
$$;

alter function erp_private.ai_top(text) owner to erp_owner;
revoke all on function erp_private.ai_top(text) from public;
grant execute on function erp_private.ai_top(text) to erp_reader;
comment on function erp_private.ai_top(text) is
  'A name of the tenant that a suggested question can use.';
--! EndIncluded erp_private/ai/ai_top.sql
--! Included erp_private/akses/jenis_open.sql
-- The kinds of transactions whose modules are on; null when all are. What the policies of documents
-- ask, once per query.
create or replace function erp_private.jenis_open()
returns erp.jenis_transaksi[]
language plpgsql
stable
as $$
begin
  return (
    select case
        when not bool_and(coalesce(m.aktif, false)) then
          coalesce(array_agg(r.jenis) filter (where m.aktif), '{}')
      end
      from erp.jenis_transaksi_ref as r
      left join modul as m on m.kode = r.modul
  );
end
$$;

alter function erp_private.jenis_open() owner to erp_owner;
revoke all on function erp_private.jenis_open() from public;
grant execute on function erp_private.jenis_open() to erp_app;
comment on function erp_private.jenis_open() is
  'The kinds of transactions whose modules are on; null when all are.';
--! EndIncluded erp_private/akses/jenis_open.sql
--! Included erp_private/akses/modul_open.sql
-- What a table's policy asks, once per query: is its module on? One that is off refuses the query,
-- as it refuses the module's endpoints.
-- Code: OTMDL.
create or replace function erp_private.modul_open(modul text)
returns boolean
language plpgsql
stable
as $$
begin
  if not exists (select from modul as m where m.kode = modul_open.modul and m.aktif) then
    raise exception using errcode = 'OTMDL', message = format('modul %s tidak aktif', modul);
  end if;
  return true;
end
$$;

alter function erp_private.modul_open(text) owner to erp_owner;
revoke all on function erp_private.modul_open(text) from public;
grant execute on function erp_private.modul_open(text) to erp_app;
comment on function erp_private.modul_open(text) is
  'True; refuses a module that is off (OTMDL).';
--! EndIncluded erp_private/akses/modul_open.sql
--! Included erp_private/akses/transaksi_visible.sql
-- Whether the caller sees a document: what the policies of its parts ask while a module is off.
create or replace function erp_private.transaksi_visible(transaksi_id bigint)
returns boolean
language plpgsql
stable
as $$
begin
  return exists (select from transaksi as t where t.id = transaksi_visible.transaksi_id);
end
$$;

alter function erp_private.transaksi_visible(bigint) owner to erp_owner;
revoke all on function erp_private.transaksi_visible(bigint) from public;
grant execute on function erp_private.transaksi_visible(bigint) to erp_app;
comment on function erp_private.transaksi_visible(bigint) is
  'Whether the caller sees a document.';
--! EndIncluded erp_private/akses/transaksi_visible.sql
--! Included erp_private/akses/wajib_hak.sql
-- The first line of every exposed function: may this caller do this, in this tenant, with this
-- module? Source of the table: who may what, README.
-- Codes: OTTNT tanpa tenant · OTROL peran tidak cukup · OTMDL modul mati · OTKEY tanpa kunci admin.
create or replace function erp_private.wajib_hak(hak text, modul text default null)
returns void
language plpgsql
stable
as $$
declare
  v_peran constant erp.peran := erp.peran();
  v_boleh boolean;
begin
  if hak = 'umum' then
    return;
  end if;
  if erp.tenant_kode() is null or v_peran is null then
    raise exception using errcode = 'OTTNT',
      message = 'token ini belum memuat tenant; pilih tenant lebih dulu';
  end if;
  -- The third wall also stands inside functions that run as their owner: whoever calls must be
  -- able to reach the schema that the path names.
  if not has_schema_privilege(erp.request_role(), current_schema(), 'usage') then
    raise exception using errcode = 'OTTNT', message = 'tenant ini bukan tenant permintaan';
  end if;
  v_boleh := case hak
    when 'master' then v_peran in ('admin', 'staff')
    when 'transaksi' then v_peran in ('admin', 'staff')
    when 'laporan' then v_peran in ('admin', 'staff', 'viewer')
    when 'dashboard' then v_peran in ('admin', 'staff', 'viewer')
    when 'ai' then v_peran in ('admin', 'staff')
    when 'pengaturan_lihat' then true
    when 'pengaturan_ubah' then v_peran = 'admin'
    when 'ops' then v_peran = 'ops'
    else false
  end;
  if not v_boleh then
    raise exception using errcode = 'OTROL',
      message = format('peran %s tidak berhak atas %s', v_peran, hak);
  end if;
  if hak = 'pengaturan_ubah' and not erp.admin_key() then
    raise exception using errcode = 'OTKEY', message = 'x-admin-key tidak ada atau salah';
  end if;
  if modul is not null and not exists (
    select from modul as m where m.kode = wajib_hak.modul and m.aktif
  ) then
    raise exception using errcode = 'OTMDL', message = format('modul %s tidak aktif', modul);
  end if;
end
$$;

alter function erp_private.wajib_hak(text, text) owner to erp_owner;
revoke all on function erp_private.wajib_hak(text, text) from public;
grant execute on function erp_private.wajib_hak(text, text)
  to erp_app, erp_writer, erp_reader, erp_platform;
comment on function erp_private.wajib_hak(text, text) is
  'Refuses a caller without the right, the tenant, the module or the admin key'
  ' (OTROL, OTTNT, OTMDL, OTKEY).';
--! EndIncluded erp_private/akses/wajib_hak.sql
--! Included erp_private/aset/aset_due.sql
-- What assets are to be depreciated by in a month, and why one is not. `sebab` is null where
-- `nilai` > 0. All assets without a list of ids.
--   garis_lurus    (perolehan − residu) / umur_bulan
--   saldo_menurun  book value at the start of the book year × tarif / 12
-- Never below the residual value; the last month of the life, and any later one, takes all of the
-- rest, so that a month that was left out is made up for. Nothing once the asset is disposed of,
-- also for the months before: its accumulated depreciation has left the books with it.
create or replace function erp_private.aset_due(periode date, aset_ids bigint[])
returns table (aset_id bigint, nilai numeric, sebab text, sudah boolean)
language plpgsql
stable
as $$
#variable_conflict use_column
declare
  v_akhir constant date := (aset_due.periode + interval '1 month - 1 day')::date;
  v_awal_tahun constant date := (
    select make_date(
        extract(year from aset_due.periode)::integer
          - case when extract(month from aset_due.periode) < p.awal_tahun_buku then 1 else 0 end,
        p.awal_tahun_buku, 1
      )
      from pengaturan as p
  );
begin
  return query
    select a.id,
           case when s.sebab is null then least(h.sisa, case
             when h.ke >= a.umur_bulan then h.sisa
             when a.metode = 'garis_lurus' then round((a.perolehan - a.residu) / a.umur_bulan, 2)
             else round(
               h.nilai_buku * coalesce(a.tarif, least(2400.0 / a.umur_bulan, 100)) / 1200, 2
             )
           end) end,
           s.sebab, h.sudah
      from aset as a
      cross join lateral (
        select a.perolehan - a.residu - a.akumulasi_awal - coalesce(sum(d.nilai), 0) as sisa,
               a.perolehan - a.akumulasi_awal
                 - coalesce(sum(d.nilai) filter (where d.periode < v_awal_tahun), 0) as nilai_buku,
               coalesce(sum(d.nilai) filter (where d.periode = aset_due.periode), 0) <> 0 as sudah,
               (extract(year from aset_due.periode) - extract(year from a.tanggal)) * 12
                 + extract(month from aset_due.periode) - extract(month from a.tanggal) + 1 as ke
          from aset_susut as d
         where d.aset_id = a.id
      ) as h
      cross join lateral (
        select case
          when not a.aktif then format('aset %s tidak aktif', a.kode)
          when h.ke < 1 then format('aset %s diperoleh sesudah bulan itu', a.kode)
          when a.tanggal_pelepasan is not null
            then format('aset %s sudah dilepas pada %s', a.kode, a.tanggal_pelepasan)
          when h.sudah then format('aset %s sudah disusutkan untuk bulan itu', a.kode)
          when h.sisa <= 0 then format('aset %s sudah habis disusutkan', a.kode)
        end as sebab
      ) as s
     where aset_due.aset_ids is null or a.id = any (aset_due.aset_ids)
     order by a.id;
end
$$;

alter function erp_private.aset_due(date, bigint[]) owner to erp_owner;
revoke all on function erp_private.aset_due(date, bigint[]) from public;
grant execute on function erp_private.aset_due(date, bigint[]) to erp_writer, erp_reader;
comment on function erp_private.aset_due(date, bigint[]) is
  'Depreciation of assets in a month (its first day), or why there is none.';
--! EndIncluded erp_private/aset/aset_due.sql
--! Included erp_private/aset/aset_lepas_check.sql
-- All mistakes of a disposal that can be seen without its asset: who pays the price, and how.
create or replace function erp_private.aset_lepas_check(dokumen erp.aset_lepas_input)
returns text[]
language plpgsql
stable
as $$
#variable_conflict use_column
declare
  v_d constant erp.aset_lepas_input := aset_lepas_check.dokumen;
  v_nilai constant numeric := coalesce(v_d.nilai, 0);
begin
  return erp_private.kepala_umum_check(
      v_d.tanggal, v_d.kontak_id, v_nilai > 0 and v_d.akun_kas is null, v_d.lokasi_id,
      v_d.jatuh_tempo, v_d.nomor_referensi, v_d.keterangan
    )
    || array_remove(array[
      'nilai: ' || erp_private.angka_check(v_nilai, 2, 0, true),
      'akun_kas: ' || case
        when v_d.akun_kas is null then null
        when v_nilai = 0 then 'hanya bersama nilai'
        else erp_private.akun_kas_problem(v_d.akun_kas)
      end,
      'jatuh_tempo: ' || case
        when v_d.jatuh_tempo is not null and (v_d.akun_kas is not null or v_nilai = 0)
          then 'hanya untuk nilai yang belum dibayar'
      end,
      'pajak_kode: ' || case
        when v_d.pajak_kode is null then null
        when not exists (select from erp.pajak as p where p.kode = v_d.pajak_kode)
          then 'tidak dikenal'
        when v_nilai = 0 then 'hanya bersama nilai'
      end
    ], null);
end
$$;

alter function erp_private.aset_lepas_check(erp.aset_lepas_input) owner to erp_owner;
revoke all on function erp_private.aset_lepas_check(erp.aset_lepas_input) from public;
grant execute on function erp_private.aset_lepas_check(erp.aset_lepas_input) to erp_writer;
comment on function erp_private.aset_lepas_check(erp.aset_lepas_input) is
  'Messages about a disposal, or an empty array.';
--! EndIncluded erp_private/aset/aset_lepas_check.sql
--! Included erp_private/aset/aset_lepas_entries.sql
-- The journal of a disposal: the price and its tax, cost and accumulated depreciation leave, and
-- the difference of price and book value is gain or loss. `isi` is what the document keeps of it.
create or replace function erp_private.aset_lepas_entries(
  isi jsonb, akun_uang text, kontak_id bigint, akun jsonb
)
returns erp_private.ayat[]
language sql
immutable
set search_path = pg_catalog
as $$
  select array[
      row (akun_uang, n.nilai + n.ppn, null, kontak_id)::erp_private.ayat,
      row (isi ->> 'akun_akumulasi', n.akumulasi, null, null)::erp_private.ayat,
      row (
        akun ->> 'rugi_pelepasan_aset', greatest(-n.laba, 0), null, null
      )::erp_private.ayat,
      row (isi ->> 'akun_aset', null, n.perolehan, null)::erp_private.ayat,
      row (akun ->> 'ppn_keluaran', null, n.ppn, null)::erp_private.ayat,
      row (akun ->> 'laba_pelepasan_aset', null, greatest(n.laba, 0), null)::erp_private.ayat
    ]
    from jsonb_to_record(isi) as n (
      nilai numeric, ppn numeric, perolehan numeric, akumulasi numeric, laba numeric
    )
$$;

alter function erp_private.aset_lepas_entries(jsonb, text, bigint, jsonb) owner to erp_owner;
revoke all on function erp_private.aset_lepas_entries(jsonb, text, bigint, jsonb) from public;
grant execute on function erp_private.aset_lepas_entries(jsonb, text, bigint, jsonb) to erp_writer;
comment on function erp_private.aset_lepas_entries(jsonb, text, bigint, jsonb) is
  'Journal entries of a disposal.';
--! EndIncluded erp_private/aset/aset_lepas_entries.sql
--! Included erp_private/aset/aset_lepas_isi.sql
-- A disposal as the document that is posted, or kept as a draft.
create or replace function erp_private.aset_lepas_isi(id bigint, dokumen erp.aset_lepas_input)
returns jsonb
language sql
immutable
set search_path = pg_catalog
as $$
  select jsonb_strip_nulls(to_jsonb(dokumen)) || jsonb_build_object(
    'pelepasan', jsonb_build_object('aset_id', id)
  )
$$;

alter function erp_private.aset_lepas_isi(bigint, erp.aset_lepas_input) owner to erp_owner;
revoke all on function erp_private.aset_lepas_isi(bigint, erp.aset_lepas_input) from public;
grant execute on function erp_private.aset_lepas_isi(bigint, erp.aset_lepas_input) to erp_writer;
comment on function erp_private.aset_lepas_isi(bigint, erp.aset_lepas_input) is
  'A disposal as a document.';
--! EndIncluded erp_private/aset/aset_lepas_isi.sql
--! Included erp_private/aset/aset_lepas_lock.sql
-- Locks an asset that is to be disposed of on a day, and answers what its journal needs. Every
-- month that is depreciated must be over on that day.
-- Codes: TDAST, VADOK, KOAST sudah dilepas, sudah disusutkan sesudah hari itu.
create or replace function erp_private.aset_lepas_lock(
  aset_id bigint, tanggal date, out kode text, out nama text, out akun_aset text,
  out akun_akumulasi text, out perolehan numeric, out akumulasi numeric
)
language plpgsql
as $$
#variable_conflict use_column
declare
  v_a record;
  v_susut record;
begin
  select a.kode, a.nama, a.akun_aset, a.akun_akumulasi, a.perolehan, a.akumulasi_awal, a.tanggal,
         a.tanggal_pelepasan, a.aktif
    into v_a
    from aset as a
   where a.id = aset_lepas_lock.aset_id
     for no key update;
  if not found then
    raise exception using errcode = 'TDAST', message = 'aset tidak ditemukan';
  end if;
  if v_a.tanggal_pelepasan is not null then
    raise exception using errcode = 'KOAST', message = format(
      'aset_id: aset %s sudah dilepas pada %s', v_a.kode, v_a.tanggal_pelepasan
    );
  end if;
  perform erp_private.dokumen_refuse(array_remove(array[
    case when not v_a.aktif then format('aset_id: aset %s tidak aktif', v_a.kode) end,
    case
      when aset_lepas_lock.tanggal < v_a.tanggal
        then format('tanggal: sebelum tanggal perolehan (%s)', v_a.tanggal)
    end
  ], null));
  select coalesce(sum(d.nilai), 0) as nilai,
         max(d.periode) filter (where d.membalik_id is null and not exists (
           select from aset_susut as r where r.membalik_id = d.id
         )) as periode
    into v_susut
    from aset_susut as d
   where d.aset_id = aset_lepas_lock.aset_id;
  if v_susut.periode + interval '1 month - 1 day' > aset_lepas_lock.tanggal then
    raise exception using errcode = 'KOAST', message = format(
      'tanggal: aset %s sudah disusutkan untuk %s; void penyusutan itu lebih dulu',
      v_a.kode, to_char(v_susut.periode, 'YYYY-MM')
    );
  end if;
  kode := v_a.kode;
  nama := v_a.nama;
  akun_aset := v_a.akun_aset;
  akun_akumulasi := v_a.akun_akumulasi;
  perolehan := v_a.perolehan;
  akumulasi := v_a.akumulasi_awal + v_susut.nilai;
end
$$;

alter function erp_private.aset_lepas_lock(bigint, date) owner to erp_owner;
revoke all on function erp_private.aset_lepas_lock(bigint, date) from public;
grant execute on function erp_private.aset_lepas_lock(bigint, date) to erp_writer;
comment on function erp_private.aset_lepas_lock(bigint, date) is
  'Locks an asset that is to be disposed of; its accounts, cost and accumulated depreciation.';
--! EndIncluded erp_private/aset/aset_lepas_lock.sql
--! Included erp_private/aset/aset_lepas_post.sql
-- Posts the disposal of an asset, a document of kind penyusutan: the price in money or as a
-- receivable of the buyer, cost and accumulated depreciation out of the books, gain or loss.
-- Codes: VADOK, VATGL, KOTUP, TDAST, KOAST, KOPRN.
create or replace function erp_private.aset_lepas_post(id bigint, isi jsonb)
returns void
language plpgsql
as $$
#variable_conflict use_column
declare
  v_d constant erp.aset_lepas_input := jsonb_populate_record(null::erp.aset_lepas_input, isi);
  v_akun constant jsonb := erp_private.akun_roles();
  v_nilai constant numeric := coalesce(v_d.nilai, 0);
  v_aset_id constant bigint := isi -> 'pelepasan' ->> 'aset_id';
  v_aset record;
  v_kontak record;
  v_baris erp_private.baris[];
  v_lepas jsonb;
  v_uang text;
  v_kepala erp_private.dokumen;
  v_jurnal constant bigint := nextval('jurnal_id_seq');
begin
  perform erp_private.dokumen_refuse(erp_private.aset_lepas_check(v_d));
  perform erp_private.periode_lock(v_d.tanggal, 'tanggal');
  v_aset := erp_private.aset_lepas_lock(v_aset_id, v_d.tanggal);
  v_baris := erp_private.akun_baris_tax(
    array[row (
      v_aset.akun_aset, v_nilai, v_d.pajak_kode, v_d.kontak_id, v_aset.nama
    )::erp_private.akun_baris], v_d.tanggal, false
  );
  v_kepala := jsonb_populate_record(v_kepala, isi - 'pelepasan');
  v_kepala.id := aset_lepas_post.id;
  v_kepala.jenis := 'penyusutan';
  v_kepala.bruto := v_nilai;
  v_kepala.dpp := v_nilai;
  v_kepala.ppn := v_baris[1].ppn;
  v_kepala.total_nilai := v_nilai + v_kepala.ppn;
  select k.tipe, k.termin_hari into v_kontak from kontak as k where k.id = v_d.kontak_id;
  v_uang := coalesce(
    v_d.akun_kas, erp_private.akun_kendali_of('piutang', v_kontak.tipe, v_akun), v_akun ->> 'kas'
  );
  if v_d.akun_kas is null and v_nilai > 0 then
    v_kepala.sisa := v_kepala.total_nilai;
    v_kepala.jatuh_tempo := coalesce(v_d.jatuh_tempo, v_d.tanggal + v_kontak.termin_hari);
  end if;
  v_lepas := to_jsonb(v_aset) || jsonb_build_object(
    'aset_id', v_aset_id, 'nilai', v_nilai, 'ppn', v_kepala.ppn, 'akun_kas', v_d.akun_kas,
    'laba', v_nilai - v_aset.perolehan + v_aset.akumulasi
  );
  v_kepala.rincian := jsonb_build_object('pelepasan', jsonb_strip_nulls(v_lepas));
  v_kepala.posting_id := erp_private.posting_begin('posting', v_kepala.id);
  perform erp_private.baris_insert(v_kepala.id, v_baris);
  if v_d.akun_kas is not null then
    perform erp_private.pembayaran_insert(
      v_kepala.id, array[row (v_d.akun_kas, v_kepala.total_nilai)::erp.pembayaran_input]
    );
  elsif v_nilai > 0 then
    perform erp_private.pos_insert(v_kepala, 'piutang', v_uang);
  end if;
  perform erp_private.jurnal_write(
    v_kepala.posting_id, v_jurnal, v_d.tanggal,
    erp_private.aset_lepas_entries(v_lepas, v_uang, v_d.kontak_id, v_akun)
  );
  perform erp_private.posting_close(v_kepala, v_jurnal, null);
  update aset as a
     set tanggal_pelepasan = v_d.tanggal, pelepasan_id = v_kepala.id, diubah_pada = now()
   where a.id = v_aset_id;
end
$$;

alter function erp_private.aset_lepas_post(bigint, jsonb) owner to erp_owner;
revoke all on function erp_private.aset_lepas_post(bigint, jsonb) from public;
grant execute on function erp_private.aset_lepas_post(bigint, jsonb) to erp_writer;
comment on function erp_private.aset_lepas_post(bigint, jsonb) is
  'Posts the disposal of an asset.';
--! EndIncluded erp_private/aset/aset_lepas_post.sql
--! Included erp_private/aset/penyusutan_day.sql
-- The day on which the depreciation of a month stands: its last. Null when that is no month.
create or replace function erp_private.penyusutan_day(periode text)
returns date
language sql
immutable
set search_path = pg_catalog
as $$
  select case
    when penyusutan_day.periode ~ '^(19|2\d)\d{2}-(0[1-9]|1[0-2])$'
      then ((penyusutan_day.periode || '-01')::date + interval '1 month - 1 day')::date
  end
$$;

alter function erp_private.penyusutan_day(text) owner to erp_owner;
revoke all on function erp_private.penyusutan_day(text) from public;
grant execute on function erp_private.penyusutan_day(text) to erp_writer, erp_reader;
comment on function erp_private.penyusutan_day(text) is
  'Last day of a month YYYY-MM; null for anything else.';
--! EndIncluded erp_private/aset/penyusutan_day.sql
--! Included erp_private/aset/void_penyusutan.sql
-- A voided depreciation leaves its assets' months open again, a voided disposal the asset in use.
-- What was depreciated stays while an asset is disposed of: the disposal took it out of the books.
-- Code: KODEP.
create or replace function erp_private.void_penyusutan(
  transaksi_id bigint, posting_id bigint, tanggal date
)
returns void
language plpgsql
as $$
#variable_conflict use_column
declare
  v_lepas text;
begin
  perform from aset as a
   where a.id in (
     select d.aset_id from aset_susut as d where d.transaksi_id = void_penyusutan.transaksi_id
   )
      or a.pelepasan_id = void_penyusutan.transaksi_id
   order by a.id for no key update;
  select string_agg(distinct t.nomor, ', ') into v_lepas
    from aset_susut as d
    join aset as a on a.id = d.aset_id
    join transaksi as t on t.id = a.pelepasan_id
   where d.transaksi_id = void_penyusutan.transaksi_id;
  if v_lepas is not null then
    raise exception using errcode = 'KODEP', message = format(
      'asetnya sudah dilepas dengan %s; void dokumen itu lebih dulu', v_lepas
    );
  end if;
  update aset as a
     set tanggal_pelepasan = null, pelepasan_id = null, diubah_pada = now()
   where a.pelepasan_id = void_penyusutan.transaksi_id;
  insert into aset_susut (posting_id, transaksi_id, aset_id, periode, nilai, membalik_id)
    select void_penyusutan.posting_id, d.transaksi_id, d.aset_id, d.periode, -d.nilai, d.id
      from aset_susut as d
     where d.transaksi_id = void_penyusutan.transaksi_id and d.membalik_id is null
    on conflict do nothing;
end
$$;

alter function erp_private.void_penyusutan(bigint, bigint, date) owner to erp_owner;
revoke all on function erp_private.void_penyusutan(bigint, bigint, date) from public;
grant execute on function erp_private.void_penyusutan(bigint, bigint, date) to erp_writer;
comment on function erp_private.void_penyusutan(bigint, bigint, date) is
  'Takes back what a voided depreciation says of its assets.';
--! EndIncluded erp_private/aset/void_penyusutan.sql
--! Included erp_private/audit/audit_check.sql
-- All mistakes of an audit that can be seen without its documents.
create or replace function erp_private.audit_check(
  dokumen erp.audit_hutang_piutang_input, akun jsonb
)
returns text[]
language plpgsql
stable
as $$
#variable_conflict use_column
declare
  v_d constant erp.audit_hutang_piutang_input := audit_check.dokumen;
begin
  return erp_private.kepala_umum_check(
      v_d.tanggal, v_d.kontak_id, true, v_d.lokasi_id, null, v_d.nomor_referensi, v_d.keterangan
    )
    || erp_private.detail_count_check(cardinality(v_d.detail), 0)
    || case
      when cardinality(v_d.kompensasi) > 1000 then array['kompensasi: paling banyak 1000 baris']
    end
    || (
      select array_agg(format('detail.%s.%s', d.urutan - 1, m.pesan) order by d.urutan, m.urutan)
        from unnest(v_d.detail) with ordinality as d (
          dokumen_id, jenis, saldo_konfirmasi, akun_selisih, jatuh_tempo, keterangan, urutan
        )
        cross join lateral (values
          (1, case
            when d.dokumen_id is null and d.jenis is null then 'jenis: wajib diisi tanpa dokumen_id'
          end),
          (2, 'saldo_konfirmasi: ' || case
            when d.saldo_konfirmasi is null then 'wajib diisi'
            else erp_private.angka_check(d.saldo_konfirmasi, 2, 0, d.dokumen_id is not null)
          end),
          (3, case
            when d.akun_selisih is not null then
              'akun_selisih: ' || erp_private.akun_problem(d.akun_selisih, '{}', false, array[
                akun ->> 'laba_berjalan', akun ->> 'saldo_awal'
              ])
          end),
          (4, 'jatuh_tempo: ' || case
            when d.jatuh_tempo is null then null
            when d.dokumen_id is not null then 'hanya untuk baris tanpa dokumen_id'
            when not isfinite(d.jatuh_tempo) or extract(year from d.jatuh_tempo) > 9999
              then 'di luar batas'
            when d.jatuh_tempo < v_d.tanggal then 'sebelum tanggal dokumen'
          end),
          (5, case when length(d.keterangan) > 1000 then 'keterangan: paling banyak 1000 huruf' end)
        ) as m (urutan, pesan)
       where m.pesan is not null
    )
    || (
      select array_agg(
          format('kompensasi.%s.%s', d.urutan - 1, m.pesan) order by d.urutan, m.urutan
        )
        from unnest(v_d.kompensasi) with ordinality as d (piutang_id, hutang_id, jumlah, urutan)
        cross join lateral (values
          (1, case when d.piutang_id is null then 'piutang_id: wajib diisi' end),
          (2, case when d.hutang_id is null then 'hutang_id: wajib diisi' end),
          (3, 'jumlah: ' || case
            when d.jumlah is null then 'wajib diisi'
            else erp_private.angka_check(d.jumlah, 2, 0, false)
          end)
        ) as m (urutan, pesan)
       where m.pesan is not null
    );
end
$$;

alter function erp_private.audit_check(erp.audit_hutang_piutang_input, jsonb) owner to erp_owner;
revoke all on function erp_private.audit_check(erp.audit_hutang_piutang_input, jsonb) from public;
grant execute on function erp_private.audit_check(erp.audit_hutang_piutang_input, jsonb)
  to erp_writer;
comment on function erp_private.audit_check(
  erp.audit_hutang_piutang_input, jsonb
) is
  'Messages about an audit of balances, or null.';
--! EndIncluded erp_private/audit/audit_check.sql
--! Included erp_private/audit/audit_limit.sql
-- Receivables written off above the limit of the settings need a second user: the audit is kept as
-- a draft, and somebody approves it who has not written on it.
-- Code: OTSET.
create or replace function erp_private.audit_limit(id bigint, baris erp_private.audit_baris[])
returns void
language plpgsql
stable
as $$
#variable_conflict use_column
declare
  v_batas constant numeric := (select p.batas_hapus_piutang from pengaturan as p);
  v_hapus numeric;
begin
  select sum(-b.selisih) into v_hapus
    from unnest(audit_limit.baris) as b
   where b.jenis = 'piutang' and b.selisih < 0;
  if v_hapus > v_batas and not exists (
    select from transaksi as t
     where t.id = audit_limit.id and erp.pengguna_id() <> all (t.penyusun || t.dibuat_oleh)
  ) then
    raise exception using errcode = 'OTSET', message = format(
      'penghapusan piutang %s di atas %s: simpan sebagai draft, untuk disetujui pengguna lain',
      v_hapus, v_batas
    );
  end if;
end
$$;

alter function erp_private.audit_limit(bigint, erp_private.audit_baris[]) owner to erp_owner;
revoke all on function erp_private.audit_limit(bigint, erp_private.audit_baris[]) from public;
grant execute on function erp_private.audit_limit(bigint, erp_private.audit_baris[]) to erp_writer;
comment on function erp_private.audit_limit(
  bigint, erp_private.audit_baris[]
) is
  'Refuses a large write-off that no other user approves (OTSET).';
--! EndIncluded erp_private/audit/audit_limit.sql
--! Included erp_private/audit/audit_lock.sql
-- Locks the contact of an audit and the documents that it names; without any, all that are open.
-- Code: KOSLD saldo berubah sejak dilihat.
create or replace function erp_private.audit_lock(dokumen erp.audit_hutang_piutang_input)
returns void
language plpgsql
as $$
#variable_conflict use_column
declare
  v_d constant erp.audit_hutang_piutang_input := audit_lock.dokumen;
  v_saldo numeric;
begin
  perform from kontak as k where k.id = v_d.kontak_id for no key update;
  perform erp_private.dokumen_lock(array(
    select d.dokumen_id from unnest(v_d.detail) as d
    union
    select unnest(array[k.piutang_id, k.hutang_id]) from unnest(v_d.kompensasi) as k
    union
    select o.id
      from erp_private.pos_open_documents(v_d.kontak_id, null) as o
     where coalesce(cardinality(v_d.detail), 0) + coalesce(cardinality(v_d.kompensasi), 0) = 0
  ));
  if v_d.saldo_sistem_dilihat is null then
    return;
  end if;
  select coalesce(sum(
      case p.jenis when 'piutang' then 1 else -1 end * erp_private.pos_balance(p.id)
    ), 0)
    into v_saldo
    from pos_terbuka as p
   where p.kontak_id = v_d.kontak_id and p.jenis in ('piutang', 'hutang')
     and p.membalik_id is null;
  if v_saldo <> v_d.saldo_sistem_dilihat then
    raise exception using errcode = 'KOSLD', message = format(
      'saldo_sistem_dilihat: saldo kontak sekarang %s, bukan %s', v_saldo, v_d.saldo_sistem_dilihat
    );
  end if;
end
$$;

alter function erp_private.audit_lock(erp.audit_hutang_piutang_input) owner to erp_owner;
revoke all on function erp_private.audit_lock(erp.audit_hutang_piutang_input) from public;
grant execute on function erp_private.audit_lock(erp.audit_hutang_piutang_input) to erp_writer;
comment on function erp_private.audit_lock(
  erp.audit_hutang_piutang_input
) is
  'Locks what an audit is about (KOSLD when its balance changed).';
--! EndIncluded erp_private/audit/audit_lock.sql
--! Included erp_private/dashboard/dashboard_angka.sql
-- The figures of the dashboard. Each is that of a report; they come from the daily balances, the
-- stock balances and the open documents, so their cost does not follow what was ever posted.
-- Runs as the reader of reports for whoever the tenant in context is; rights are the caller's.
create or replace function erp_private.dashboard_angka()
returns erp.dashboard_kpi
language plpgsql
stable
security definer
set plan_cache_mode = 'force_custom_plan'
as $$
declare
  v_per constant date := erp_private.tenant_today();
  v_bulan constant date := date_trunc('month', v_per)::date;
  v_k erp.dashboard_kpi;
begin
  v_k.per := v_per;
  select coalesce(sum(l.nilai) filter (where l.tanggal = v_per), 0), coalesce(sum(l.nilai), 0)
    into v_k.penjualan_hari_ini, v_k.penjualan_bulan_ini
    from erp_private.dashboard_laba('{41}', v_bulan, v_per) as l;
  select v_k.penjualan_bulan_ini + coalesce(sum(l.nilai), 0)
    into v_k.laba_kotor_bulan_ini
    from erp_private.dashboard_laba('{51,52}', v_bulan, v_per) as l;
  select coalesce(sum(m.saldo) filter (where a.subklas_id = 11), 0),
         coalesce(sum(m.saldo) filter (where a.kendali = 'piutang'), 0),
         coalesce(-sum(m.saldo) filter (where a.kendali = 'hutang'), 0),
         coalesce(
           sum(m.saldo) filter (where a.kendali in ('persediaan', 'persediaan_transit')), 0
         )
    into v_k.kas_bank, v_k.piutang_outstanding, v_k.hutang_outstanding, v_k.nilai_stok
    from akun as a
    cross join lateral (
      select sum(s.debit - s.kredit) as saldo
        from saldo_harian as s
       where s.akun_kode = a.kode and s.tanggal <= v_per
    ) as m
   where a.subklas_id = 11
      or a.kendali in ('piutang', 'hutang', 'persediaan', 'persediaan_transit');
  select coalesce(sum(p.sisa), 0)
    into v_k.piutang_jatuh_tempo
    from erp_private.pos_per('piutang', v_per, false, null) as p
   where p.jatuh_tempo < v_per;
  v_k.stok_menipis := erp_private.dashboard_menipis();
  select count(*)
    into v_k.transaksi_hari_ini
    from erp.jenis_transaksi_ref as r
    join transaksi as t on t.jenis = r.jenis and t.tanggal = v_per and t.status = 'final';
  return v_k;
end
$$;

alter function erp_private.dashboard_angka() owner to erp_reader;
revoke all on function erp_private.dashboard_angka() from public;
grant execute on function erp_private.dashboard_angka() to erp_writer;
comment on function erp_private.dashboard_angka() is
  'The figures of the dashboard for the tenant in context.';
--! EndIncluded erp_private/dashboard/dashboard_angka.sql
--! Included erp_private/dashboard/dashboard_bulan.sql
-- The figures of some days of a month, for a comparison with another.
create or replace function erp_private.dashboard_bulan(dari date, sampai date)
returns erp.dashboard_bulan
language plpgsql
stable
as $$
#variable_conflict use_column
declare
  v_b erp.dashboard_bulan;
begin
  v_b.dari := dashboard_bulan.dari;
  v_b.sampai := dashboard_bulan.sampai;
  select coalesce(sum(x.nilai) filter (where x.bagian = 1), 0),
         -coalesce(sum(x.nilai) filter (where x.bagian = 2), 0),
         coalesce(sum(x.nilai) filter (where x.bagian <= 2), 0),
         -coalesce(sum(x.nilai) filter (where x.bagian = 3), 0),
         coalesce(sum(x.nilai) filter (where x.bagian <= 4), 0),
         -coalesce(sum(x.nilai) filter (where x.bagian = 5), 0)
    into v_b.penjualan, v_b.hpp, v_b.laba_kotor, v_b.beban_usaha, v_b.laba_bersih, v_b.kas_bersih
    from (values (1, array[41]), (2, '{51,52}'), (3, '{61,62}'), (4, '{42,63,64}'), (5, '{11}'))
           as s (bagian, subklas)
    cross join lateral (
      select s.bagian, l.nilai
        from erp_private.dashboard_laba(s.subklas, v_b.dari, v_b.sampai) as l
    ) as x;
  select count(*)
    into v_b.transaksi
    from erp.jenis_transaksi_ref as r
    join transaksi as t
      on t.jenis = r.jenis and t.tanggal >= v_b.dari and t.tanggal <= v_b.sampai
     and t.status = 'final';
  return v_b;
end
$$;

alter function erp_private.dashboard_bulan(date, date) owner to erp_owner;
revoke all on function erp_private.dashboard_bulan(date, date) from public;
grant execute on function erp_private.dashboard_bulan(date, date) to erp_reader;
comment on function erp_private.dashboard_bulan(date, date) is
  'The figures of some days of a month.';
--! EndIncluded erp_private/dashboard/dashboard_bulan.sql
--! Included erp_private/dashboard/dashboard_laba.sql
-- What the accounts of some subclasses moved in each of a few days, in credit direction and without
-- the closing of years, as the income statement counts. Reads the daily balances only.
create or replace function erp_private.dashboard_laba(subklas integer[], dari date, sampai date)
returns table (tanggal date, nilai numeric)
language sql
stable
as $$
  with
    akun_terpilih as (
      select a.kode from akun as a where a.subklas_id = any (dashboard_laba.subklas)
    )
  select x.tanggal, sum(x.nilai)
    from (
      select s.tanggal, s.kredit - s.debit as nilai
        from akun_terpilih as a
        join saldo_harian as s
          on s.akun_kode = a.kode
         and s.tanggal >= dashboard_laba.dari and s.tanggal <= dashboard_laba.sampai
      union all
      select j.tanggal, b.debit - b.kredit
        from (
          select p.id, p.tanggal from jurnal as p where p.jenis = 'penutup'
          union all
          select r.id, r.tanggal
            from jurnal as p
            join jurnal as r on r.membalik_id = p.id
           where p.jenis = 'penutup'
        ) as j
        join jurnal_baris as b on b.jurnal_id = j.id
       where j.tanggal >= dashboard_laba.dari and j.tanggal <= dashboard_laba.sampai
         and b.akun_kode in (select a.kode from akun_terpilih as a)
    ) as x
   group by x.tanggal
$$;

alter function erp_private.dashboard_laba(integer[], date, date) owner to erp_owner;
revoke all on function erp_private.dashboard_laba(integer[], date, date) from public;
grant execute on function erp_private.dashboard_laba(integer[], date, date) to erp_reader;
comment on function erp_private.dashboard_laba(integer[], date, date) is
  'Movement per day of the accounts of some subclasses, in credit direction, without closings.';
--! EndIncluded erp_private/dashboard/dashboard_laba.sql
--! Included erp_private/dashboard/dashboard_menipis.sql
-- The goods that fell below the level at which to reorder.
create or replace function erp_private.dashboard_menipis()
returns bigint
language sql
stable
as $$
  select count(*)
    from barang as b
    left join lateral (
      select sum(s.qty) as qty from stok_lokasi as s where s.barang_id = b.id
    ) as s on true
   where b.aktif and b.jenis = 'persediaan' and b.stok_minimum > coalesce(s.qty, 0)
$$;

alter function erp_private.dashboard_menipis() owner to erp_owner;
revoke all on function erp_private.dashboard_menipis() from public;
grant execute on function erp_private.dashboard_menipis() to erp_reader;
comment on function erp_private.dashboard_menipis() is
  'How many active goods are below their stok_minimum.';
--! EndIncluded erp_private/dashboard/dashboard_menipis.sql
--! Included erp_private/dokumen/baris_extend.sql
-- Lines with the fields of their kind, one object each: which order line they fulfil, their tax
-- invoice and the like.
create or replace function erp_private.baris_extend(baris erp_private.baris[], rincian jsonb[])
returns erp_private.baris[]
language plpgsql
immutable
set search_path = pg_catalog
as $$
declare
  v_hasil erp_private.baris[] := baris_extend.baris;
begin
  for i in 1 .. cardinality(v_hasil) loop
    if baris_extend.rincian[i] <> '{}' then
      v_hasil[i].rincian := coalesce(v_hasil[i].rincian, '{}') || baris_extend.rincian[i];
    end if;
  end loop;
  return v_hasil;
end
$$;

alter function erp_private.baris_extend(erp_private.baris[], jsonb[]) owner to erp_owner;
revoke all on function erp_private.baris_extend(erp_private.baris[], jsonb[]) from public;
grant execute on function erp_private.baris_extend(erp_private.baris[], jsonb[]) to erp_writer;
comment on function erp_private.baris_extend(erp_private.baris[], jsonb[]) is
  'Lines with the fields of their kind.';
--! EndIncluded erp_private/dokumen/baris_extend.sql
--! Included erp_private/dokumen/faktur_pajak_check.sql
-- Mistakes of the tax invoice that a line names: only a taxed line has one, and the month of credit
-- only one whose tax is creditable. `rincian` are the fields of each line.
-- Code: VADOK.
create or replace function erp_private.faktur_pajak_check(
  baris erp_private.baris[], rincian jsonb[]
)
returns void
language plpgsql
immutable
set search_path = pg_catalog
as $$
declare
  v_salah text[] := '{}';
  v_b erp_private.baris;
  v_r jsonb;
begin
  foreach v_b in array faktur_pajak_check.baris loop
    v_r := faktur_pajak_check.rincian[v_b.baris];
    continue when not v_r ?| array['nomor_faktur_pajak', 'masa_kredit'];
    v_salah := v_salah || array_remove(array[
      format('detail.%s.nomor_faktur_pajak: ', v_b.baris - 1) || case
        when length(v_r ->> 'nomor_faktur_pajak') not between 1 and 50
          then 'paling sedikit 1 dan paling banyak 50 huruf'
        when v_r ? 'nomor_faktur_pajak' and coalesce(v_b.tarif, 0) = 0
          then 'hanya untuk baris yang dikenai pajak'
      end,
      format('detail.%s.masa_kredit: ', v_b.baris - 1) || case
        when v_r ->> 'masa_kredit' !~ '^(19|2\d)\d\d-(0[1-9]|1[0-2])$' then 'harus bulan YYYY-MM'
        when v_r ? 'masa_kredit' and (coalesce(v_b.tarif, 0) = 0 or not v_b.dikreditkan)
          then 'hanya untuk baris yang pajaknya dikreditkan'
      end
    ], null);
  end loop;
  perform erp_private.dokumen_refuse(v_salah);
end
$$;

alter function erp_private.faktur_pajak_check(erp_private.baris[], jsonb[]) owner to erp_owner;
revoke all on function erp_private.faktur_pajak_check(erp_private.baris[], jsonb[]) from public;
grant execute on function erp_private.faktur_pajak_check(erp_private.baris[], jsonb[])
  to erp_writer;
comment on function erp_private.faktur_pajak_check(erp_private.baris[], jsonb[]) is
  'Refuses tax invoices on lines without tax (VADOK).';
--! EndIncluded erp_private/dokumen/faktur_pajak_check.sql
--! Included erp_private/dokumen/pajak_rate.sql
-- The rate of a tax on a date, with the fraction of the base that it is taken of. No row: no tax.
create or replace function erp_private.pajak_rate(kode text, tanggal date)
returns table (tarif numeric, pembilang integer, penyebut integer)
language sql
stable
set search_path = pg_catalog
as $$
  select t.tarif, t.pembilang, t.penyebut
    from erp.pajak_tarif as t
   where t.pajak_kode = pajak_rate.kode and t.berlaku_dari <= pajak_rate.tanggal
   order by t.berlaku_dari desc
   limit 1
$$;

alter function erp_private.pajak_rate(text, date) owner to erp_owner;
revoke all on function erp_private.pajak_rate(text, date) from public;
grant execute on function erp_private.pajak_rate(text, date) to erp_writer, erp_reader;
comment on function erp_private.pajak_rate(text, date) is 'Tax rate and base fraction on a date.';
--! EndIncluded erp_private/dokumen/pajak_rate.sql
--! Included erp_private/dokumen/pembayaran_check.sql
-- All mistakes of the payments of a document.
create or replace function erp_private.pembayaran_check(pembayaran erp.pembayaran_input[])
returns text[]
language plpgsql
stable
as $$
begin
  return (
    select array_agg(format('pembayaran.%s.%s', d.urutan - 1, m.pesan) order by d.urutan, m.urutan)
      from unnest(pembayaran) with ordinality as d (akun_kode, jumlah, urutan)
      cross join lateral (values
        (1, 'akun_kode: ' || erp_private.akun_kas_problem(d.akun_kode)),
        (2, case
          when d.jumlah is null then 'jumlah: wajib diisi'
          when erp_private.angka_check(d.jumlah, 2, 0, false) is not null
            then 'jumlah: ' || erp_private.angka_check(d.jumlah, 2, 0, false)
        end)
      ) as m (urutan, pesan)
     where m.pesan is not null
  );
end
$$;

alter function erp_private.pembayaran_check(erp.pembayaran_input[]) owner to erp_owner;
revoke all on function erp_private.pembayaran_check(erp.pembayaran_input[]) from public;
grant execute on function erp_private.pembayaran_check(erp.pembayaran_input[]) to erp_writer;
comment on function erp_private.pembayaran_check(erp.pembayaran_input[]) is
  'Messages about the payments of a document, or null.';
--! EndIncluded erp_private/dokumen/pembayaran_check.sql
--! Included erp_private/dokumen/pph_rate.sql
-- The rate of an income tax on a date, or null where it has none.
create or replace function erp_private.pph_rate(kode text, tanggal date)
returns numeric
language sql
stable
set search_path = pg_catalog
as $$
  select t.tarif
    from erp.pph_tarif as t
   where t.pph_kode = pph_rate.kode and t.berlaku_dari <= pph_rate.tanggal
   order by t.berlaku_dari desc
   limit 1
$$;

alter function erp_private.pph_rate(text, date) owner to erp_owner;
revoke all on function erp_private.pph_rate(text, date) from public;
grant execute on function erp_private.pph_rate(text, date) to erp_writer;
comment on function erp_private.pph_rate(text, date) is
  'Rate of an income tax on a date, or null.';
--! EndIncluded erp_private/dokumen/pph_rate.sql
--! Included erp_private/dokumen/retur_baris.sql
-- The lines of a return with unit, net price, tax and accounts as frozen on the lines that they
-- return; the last of a quantity takes what is left of each amount, and none takes more than that.
-- Checked before.
create or replace function erp_private.retur_baris(masukan erp_private.retur_masukan[])
returns erp_private.baris[]
language plpgsql
as $$
#variable_conflict use_column
begin
  return (
    select array_agg(
        row (
          nextval('transaksi_baris_id_seq'), d.urutan, s.barang_id, b.jenis, s.akun_kode,
          s.satuan_id, s.faktor, d.qty, d.qty * s.faktor, round(s.dpp / s.qty, 6), n.dpp, 0, 0,
          n.dpp, n.dpp, s.pajak_kode, s.tarif, null, null, n.dpp_lain, n.ppn, s.dikreditkan, 0,
          null, b.akun_persediaan, b.akun_hpp, b.akun_penjualan, d.keterangan, s.id, null
        )::erp_private.baris
        order by d.urutan
      )
      from unnest(retur_baris.masukan)
        with ordinality as d (baris_asal_id, qty, keterangan, urutan)
      join transaksi_baris as s on s.id = d.baris_asal_id
      left join barang as b on b.id = s.barang_id
      cross join lateral erp_private.retur_returned(s.id) as k
      cross join lateral (
        select case
                 when k.qty + d.qty = s.qty then s.dpp - k.dpp
                 else least(round(s.dpp * d.qty / s.qty, 2), s.dpp - k.dpp)
               end as dpp,
               case
                 when k.qty + d.qty = s.qty then s.dpp_lain - k.dpp_lain
                 else least(round(s.dpp_lain * d.qty / s.qty, 2), s.dpp_lain - k.dpp_lain)
               end as dpp_lain,
               case
                 when k.qty + d.qty = s.qty then s.ppn - k.ppn
                 else least(round(s.ppn * d.qty / s.qty, 2), s.ppn - k.ppn)
               end as ppn
      ) as n
  );
end
$$;

alter function erp_private.retur_baris(erp_private.retur_masukan[]) owner to erp_owner;
revoke all on function erp_private.retur_baris(erp_private.retur_masukan[]) from public;
grant execute on function erp_private.retur_baris(erp_private.retur_masukan[]) to erp_writer;
comment on function erp_private.retur_baris(erp_private.retur_masukan[]) is
  'Lines of a return with the frozen values of their source.';
--! EndIncluded erp_private/dokumen/retur_baris.sql
--! Included erp_private/ekspor/beda_urut.sql
-- Vouchers of the report of differences in its order, with the last day that it looks at. Codes:
-- VATGL.
create or replace function erp_private.beda_urut(
  dari date, sampai date, sejak timestamptz, tahu timestamptz
)
returns table (posting_id bigint, per date)
language plpgsql
stable
set plan_cache_mode = 'force_custom_plan'
as $$
#variable_conflict use_column
declare
  v_r record;
begin
  select r.* into v_r
    from erp_private.laporan_rentang(
      coalesce(beda_urut.dari, '1900-01-01'), beda_urut.sampai, nama_akhir => 'per'
    ) as r;
  return query
    select b.id, v_r.akhir
      from erp_private.beda_posting(
        beda_urut.dari, v_r.akhir, beda_urut.sejak, beda_urut.tahu
      ) as b
     order by b.dicatat_pada desc, b.id desc;
end
$$;

alter function erp_private.beda_urut(date, date, timestamptz, timestamptz) owner to erp_owner;
revoke all on function erp_private.beda_urut(date, date, timestamptz, timestamptz) from public;
grant execute on function erp_private.beda_urut(date, date, timestamptz, timestamptz) to erp_reader;
comment on function erp_private.beda_urut(date, date, timestamptz, timestamptz) is
  'Vouchers of the report of differences in its order.';
--! EndIncluded erp_private/ekspor/beda_urut.sql
--! Included erp_private/ekspor/jurnal_urut.sql
-- Journals of a report in its order. `jenis` is a kind's name or code, or sistem; another one finds
-- nothing (the report itself refuses it).
create or replace function erp_private.jurnal_urut(
  dari date, sampai date, akun_kode text, jenis text, diketahui timestamptz
)
returns setof bigint
language plpgsql
stable
set plan_cache_mode = 'force_custom_plan'
as $$
#variable_conflict use_column
declare
  v_r record;
  v_jenis text := jurnal_urut.jenis;
begin
  select r.* into v_r
    from erp_private.laporan_rentang(jurnal_urut.dari, jurnal_urut.sampai) as r;
  select f.jenis::text into v_jenis
    from erp.jenis_transaksi_ref as f where f.kode = jurnal_urut.jenis;
  return query
    select j.id
      from erp_private.jurnal_pilih(
        v_r.mulai, v_r.akhir, jurnal_urut.akun_kode, coalesce(v_jenis, jurnal_urut.jenis),
        jurnal_urut.diketahui
      ) as j
     order by j.tanggal, j.id;
end
$$;

alter function erp_private.jurnal_urut(
  date, date, text, text, timestamptz
) owner to erp_owner;
revoke all on function erp_private.jurnal_urut(
  date, date, text, text, timestamptz
) from public;
grant execute on function erp_private.jurnal_urut(
  date, date, text, text, timestamptz
) to erp_reader;
comment on function erp_private.jurnal_urut(
  date, date, text, text, timestamptz
) is
  'Journals of the general journal in its order.';
--! EndIncluded erp_private/ekspor/jurnal_urut.sql
--! Included erp_private/ekspor/penjualan_summary_urut.sql
-- Groups of the sales summary in its order; `id` or `waktu` is the key of a group.
create or replace function erp_private.penjualan_summary_urut(
  grup text, dari date, sampai date, diketahui timestamptz
)
returns table (
  id bigint, waktu text, qty numeric, potongan numeric, bersih numeric, hpp numeric
)
language plpgsql
stable
set plan_cache_mode = 'force_custom_plan'
as $$
#variable_conflict use_column
declare
  v_r record;
begin
  select r.* into v_r
    from erp_private.laporan_rentang(
      penjualan_summary_urut.dari, penjualan_summary_urut.sampai
    ) as r;
  return query
    select k.*
      from (
        select b.id,
               case penjualan_summary_urut.grup
                 when 'bulan' then to_char(b.tanggal, 'YYYY-MM')
                 when 'hari' then to_char(b.tanggal, 'YYYY-MM-DD')
               end as waktu,
               sum(b.qty) as qty, sum(b.potongan) as potongan, sum(b.bersih) as bersih,
               sum(b.hpp) as hpp
          from erp_private.penjualan_kelompok(
            penjualan_summary_urut.grup, v_r.mulai, v_r.akhir, penjualan_summary_urut.diketahui
          ) as b
         group by 1, 2
      ) as k
     order by k.waktu, k.bersih desc, k.id;
end
$$;

alter function erp_private.penjualan_summary_urut(
  text, date, date, timestamptz
) owner to erp_owner;
revoke all on function erp_private.penjualan_summary_urut(
  text, date, date, timestamptz
) from public;
grant execute on function erp_private.penjualan_summary_urut(
  text, date, date, timestamptz
) to erp_reader;
comment on function erp_private.penjualan_summary_urut(
  text, date, date, timestamptz
) is
  'Groups of the sales summary in its order.';
--! EndIncluded erp_private/ekspor/penjualan_summary_urut.sql
--! Included erp_private/ekspor/penjualan_urut.sql
-- Lines of the sales report in its order.
create or replace function erp_private.penjualan_urut(
  dari date, sampai date, kontak bigint, barang bigint, diketahui timestamptz
)
returns table (
  tanggal date, transaksi_id bigint, arah integer, baris_id bigint, barang_id bigint, qty numeric,
  potongan numeric, bersih numeric, hpp numeric
)
language plpgsql
stable
set plan_cache_mode = 'force_custom_plan'
as $$
#variable_conflict use_column
declare
  v_r record;
begin
  select r.* into v_r
    from erp_private.laporan_rentang(penjualan_urut.dari, penjualan_urut.sampai) as r;
  return query
    select b.tanggal, b.transaksi_id, b.arah, b.baris_id, b.barang_id, b.qty, b.potongan, b.bersih,
           b.hpp
      from erp_private.penjualan_baris(
        v_r.mulai, v_r.akhir, penjualan_urut.kontak, penjualan_urut.barang,
        penjualan_urut.diketahui
      ) as b
     order by b.tanggal, b.transaksi_id, b.arah desc, b.baris_id;
end
$$;

alter function erp_private.penjualan_urut(
  date, date, bigint, bigint, timestamptz
) owner to erp_owner;
revoke all on function erp_private.penjualan_urut(
  date, date, bigint, bigint, timestamptz
) from public;
grant execute on function erp_private.penjualan_urut(
  date, date, bigint, bigint, timestamptz
) to erp_reader;
comment on function erp_private.penjualan_urut(
  date, date, bigint, bigint, timestamptz
) is
  'Lines of the sales report in its order.';
--! EndIncluded erp_private/ekspor/penjualan_urut.sql
--! Included erp_private/ekspor/pos_urut.sql
-- Documents of the receivable or the payable report in its order.
create or replace function erp_private.pos_urut(
  jenis erp.jenis_pos, dari date, sampai date, kontak_id bigint, status text,
  diketahui timestamptz
)
returns setof erp_private.pos_dokumen
language plpgsql
stable
set plan_cache_mode = 'force_custom_plan'
as $$
#variable_conflict use_column
declare
  v_r record;
  v_status constant text := erp_private.pos_status(pos_urut.status);
begin
  select r.* into v_r from erp_private.laporan_rentang(pos_urut.dari, pos_urut.sampai) as r;
  return query
    select d.*
      from erp_private.pos_dokumen(
        pos_urut.jenis, v_r.akhir, v_status = 'lunas', pos_urut.diketahui
      ) as d
     where (
         pos_urut.dari is null or coalesce(d.tanggal_faktur, d.tanggal) >= pos_urut.dari
       )
       and (pos_urut.kontak_id is null or d.kontak_id = pos_urut.kontak_id)
       and case v_status when 'outstanding' then d.status <> 'lunas' else d.status = v_status end
     order by d.jatuh_tempo, d.tanggal, d.transaksi_id, d.pos_id;
end
$$;

alter function erp_private.pos_urut(
  erp.jenis_pos, date, date, bigint, text, timestamptz
) owner to erp_owner;
revoke all on function erp_private.pos_urut(
  erp.jenis_pos, date, date, bigint, text, timestamptz
) from public;
grant execute on function erp_private.pos_urut(
  erp.jenis_pos, date, date, bigint, text, timestamptz
) to erp_reader;
comment on function erp_private.pos_urut(
  erp.jenis_pos, date, date, bigint, text, timestamptz
) is
  'Documents of the receivable or the payable report in its order.';
--! EndIncluded erp_private/ekspor/pos_urut.sql
--! Included erp_private/ekspor/ppn_urut.sql
-- Lines of the report on value added tax in its order. Codes: VATGL.
create or replace function erp_private.ppn_urut(
  masa text, tahu timestamptz
)
returns table (
  tanggal date, transaksi_id bigint, arah integer, sisi text, pajak_kode text, tarif numeric,
  dikreditkan boolean, faktur text, dpp numeric, dpp_lain numeric, ppn numeric
)
language plpgsql
stable
set plan_cache_mode = 'force_custom_plan'
as $$
#variable_conflict use_column
declare
  v_m record;
begin
  select * into v_m from erp_private.masa_rentang(ppn_urut.masa);
  return query
    select b.tanggal, b.transaksi_id, b.arah, b.sisi, b.pajak_kode, b.tarif, b.dikreditkan,
           b.faktur, b.dpp, b.dpp_lain, b.ppn
      from erp_private.ppn_baris(v_m.mulai, v_m.akhir, ppn_urut.tahu) as b
     where b.masa_ini
     order by b.sisi, b.tanggal, b.transaksi_id, b.arah desc, b.dikreditkan desc, b.pajak_kode,
           b.tarif, b.faktur;
end
$$;

alter function erp_private.ppn_urut(text, timestamptz) owner to erp_owner;
revoke all on function erp_private.ppn_urut(text, timestamptz) from public;
grant execute on function erp_private.ppn_urut(text, timestamptz) to erp_reader;
comment on function erp_private.ppn_urut(text, timestamptz) is
  'Lines of the report on value added tax in its order.';
--! EndIncluded erp_private/ekspor/ppn_urut.sql
--! Included erp_private/ekspor/stok_urut.sql
-- Rows of the stock report in its order.
create or replace function erp_private.stok_urut(
  lokasi bigint, barang bigint, per_lokasi boolean, sampai date, diketahui timestamptz
)
returns table (
  barang_id bigint, kode text, nama text, lokasi_id bigint, lokasi_nama text, qty numeric,
  nilai numeric, per date
)
language plpgsql
stable
set plan_cache_mode = 'force_custom_plan'
as $$
#variable_conflict use_column
declare
  v_r record;
  v_per date;
begin
  select r.* into v_r
    from erp_private.laporan_rentang(null, stok_urut.sampai, nama_akhir => 'per') as r;
  -- Nothing is dated after today, so the pools themselves answer for today.
  if v_r.akhir < erp_private.tenant_today() or stok_urut.diketahui is not null then
    v_per := v_r.akhir;
  end if;
  return query
    select s.barang_id, b.kode, b.nama, s.lokasi_id, l.nama, s.qty, s.nilai, v_per
      from erp_private.stok_baris(
        v_per, stok_urut.lokasi, stok_urut.barang, coalesce(stok_urut.per_lokasi, false),
        stok_urut.diketahui
      ) as s
      join barang as b on b.id = s.barang_id
      left join lokasi as l on l.id = s.lokasi_id
     order by b.kode, l.kode;
end
$$;

alter function erp_private.stok_urut(
  bigint, bigint, boolean, date, timestamptz
) owner to erp_owner;
revoke all on function erp_private.stok_urut(
  bigint, bigint, boolean, date, timestamptz
) from public;
grant execute on function erp_private.stok_urut(
  bigint, bigint, boolean, date, timestamptz
) to erp_reader;
comment on function erp_private.stok_urut(
  bigint, bigint, boolean, date, timestamptz
) is
  'Rows of the stock report in its order; per is null where now is meant.';
--! EndIncluded erp_private/ekspor/stok_urut.sql
--! Included erp_private/jejak/audit_beda.sql
-- The keys of one row state whose value the other does not have: what an update changed.
create or replace function erp_private.audit_beda(isi jsonb, lain jsonb)
returns jsonb
language sql
immutable
set search_path = pg_catalog
as $$
  select coalesce(jsonb_object_agg(k.nama, k.nilai), '{}')
    from jsonb_each(isi) as k (nama, nilai)
   where lain -> k.nama is distinct from k.nilai
$$;

alter function erp_private.audit_beda(jsonb, jsonb) owner to erp_owner;
revoke all on function erp_private.audit_beda(jsonb, jsonb) from public;
grant execute on function erp_private.audit_beda(jsonb, jsonb) to erp_writer;
comment on function erp_private.audit_beda(jsonb, jsonb) is
  'The keys of one object whose value differs in the other.';
--! EndIncluded erp_private/jejak/audit_beda.sql
--! Included erp_private/jejak/audit_hash.sql
-- The hash of a row in the chain: over the hash before it and every column of the row, as the text
-- of a JSON array, whose form PostgreSQL fixes.
create or replace function erp_private.audit_hash(
  sebelumnya bytea, id bigint, waktu timestamptz, pengguna_id uuid, sumber text, aksi text,
  entitas text, entitas_id text, sebelum jsonb, sesudah jsonb, request_id text
)
returns bytea
language sql
immutable
set search_path = pg_catalog
as $$
  select sha256(sebelumnya || convert_to(jsonb_build_array(
    id, extract(epoch from waktu), pengguna_id, sumber, aksi, entitas, entitas_id, sebelum, sesudah,
    request_id
  )::text, 'UTF8'))
$$;

alter function erp_private.audit_hash(
  bytea, bigint, timestamptz, uuid, text, text, text, text, jsonb, jsonb, text
) owner to erp_owner;
revoke all on function erp_private.audit_hash(
  bytea, bigint, timestamptz, uuid, text, text, text, text, jsonb, jsonb, text
) from public;
grant execute on function erp_private.audit_hash(
  bytea, bigint, timestamptz, uuid, text, text, text, text, jsonb, jsonb, text
) to erp_writer, erp_reader;
comment on function erp_private.audit_hash(
  bytea, bigint, timestamptz, uuid, text, text, text, text, jsonb, jsonb, text
) is
  'The hash of a row of the audit trail over the one before it.';
--! EndIncluded erp_private/jejak/audit_hash.sql
--! Included erp_private/jejak/audit_json.sql
-- A row of the audit trail as the list shows it.
create or replace function erp_private.audit_json(
  id bigint, waktu timestamptz, pengguna_id uuid, sumber text, aksi text, entitas text,
  entitas_id text, sebelum jsonb, sesudah jsonb, request_id text, hash bytea, nama jsonb
)
returns json
language sql
stable
set search_path = pg_catalog
as $$
  select json_build_object(
    'id', id, 'waktu', erp_private.waktu_json(waktu),
    'pengguna', case
      when pengguna_id is not null
        then coalesce(nama -> pengguna_id::text, jsonb_build_object('id', pengguna_id))
    end,
    'sumber', sumber, 'aksi', aksi, 'entitas', entitas, 'entitas_id', entitas_id,
    'sebelum', sebelum, 'sesudah', sesudah, 'request_id', request_id, 'hash', encode(hash, 'hex')
  )
$$;

alter function erp_private.audit_json(
  bigint, timestamptz, uuid, text, text, text, text, jsonb, jsonb, text, bytea, jsonb
) owner to erp_owner;
revoke all on function erp_private.audit_json(
  bigint, timestamptz, uuid, text, text, text, text, jsonb, jsonb, text, bytea, jsonb
) from public;
grant execute on function erp_private.audit_json(
  bigint, timestamptz, uuid, text, text, text, text, jsonb, jsonb, text, bytea, jsonb
) to erp_reader;
comment on function erp_private.audit_json(
  bigint, timestamptz, uuid, text, text, text, text, jsonb, jsonb, text, bytea, jsonb
) is
  'A row of the audit trail as JSON.';
--! EndIncluded erp_private/jejak/audit_json.sql
--! Included erp_private/jejak/audit_periksa.sql
-- What is wrong with a stretch of the chain, by position. diubah: the row is not the one that was
-- sealed, or the seal before it was exchanged; dihapus: the row is gone; segel_hilang: a seal is
-- gone; disisipkan: a row that neither has a seal nor waits for one (looked for with `semua`).
create or replace function erp_private.audit_periksa(dari bigint, sampai bigint, semua boolean)
returns setof erp_private.audit_masalah
language sql
stable
as $$
  select s.posisi, s.audit_id, case when a.id is null then 'dihapus' else 'diubah' end
    from audit_segel as s
    left join audit_segel as l on l.posisi = s.posisi - 1
    left join audit as a on a.id = s.audit_id
   where s.posisi between audit_periksa.dari and audit_periksa.sampai
     and (
       a.id is null
       or s.hash <> erp_private.audit_hash(
         coalesce(l.hash, '\x'), a.id, a.waktu, a.pengguna_id, a.sumber, a.aksi, a.entitas,
         a.entitas_id, a.sebelum, a.sesudah, a.request_id
       )
     )
  union all
  select s.posisi - 1, null, 'segel_hilang'
    from audit_segel as s
   where s.posisi between greatest(audit_periksa.dari, 2) and audit_periksa.sampai
     and not exists (select from audit_segel as l where l.posisi = s.posisi - 1)
  union all
  select null, a.id, 'disisipkan'
    from audit as a
    left join audit_segel as s on s.audit_id = a.id
    left join audit_antre as q on q.audit_id = a.id
   where audit_periksa.semua and s.audit_id is null and q.audit_id is null
$$;

alter function erp_private.audit_periksa(bigint, bigint, boolean) owner to erp_owner;
revoke all on function erp_private.audit_periksa(bigint, bigint, boolean) from public;
grant execute on function erp_private.audit_periksa(bigint, bigint, boolean) to erp_reader;
comment on function erp_private.audit_periksa(bigint, bigint, boolean) is
  'What is wrong with a stretch of the audit chain.';
--! EndIncluded erp_private/jejak/audit_periksa.sql
--! Included erp_private/jejak/audit_write.sql
-- Writes a row of the audit trail of a tenant's schema, and queues it for its seal. The schema is
-- the table's, not the request's: whoever works in psql has set no path.
create or replace function erp_private.audit_write(
  skema name, aksi text, entitas text, entitas_id text, sebelum jsonb, sesudah jsonb
)
returns void
language plpgsql
as $$
#variable_conflict use_column
declare
  v_pengguna constant uuid := erp.pengguna_id();
  v_sumber constant text := case
    when v_pengguna is not null then 'pengguna'
    when session_user = 'erp_worker' then 'worker'
    else 'langsung'
  end;
begin
  if audit_write.skema = current_schema() then
    with
      baru as (
        insert into audit (
          pengguna_id, sumber, aksi, entitas, entitas_id, sebelum, sesudah, request_id
        )
        values (
          v_pengguna, v_sumber, audit_write.aksi, audit_write.entitas, audit_write.entitas_id,
          audit_write.sebelum, audit_write.sesudah, erp.request_id()
        )
        returning id
      )
    insert into audit_antre (audit_id) select b.id from baru as b on conflict do nothing;
    return;
  end if;
  execute format(
    'with baru as (
       insert into %1$I.audit (
         pengguna_id, sumber, aksi, entitas, entitas_id, sebelum, sesudah, request_id
       ) values ($1, $2, $3, $4, $5, $6, $7, $8) returning id
     )
     insert into %1$I.audit_antre (audit_id) select id from baru on conflict do nothing',
    audit_write.skema
  ) using v_pengguna, v_sumber, audit_write.aksi, audit_write.entitas, audit_write.entitas_id,
          audit_write.sebelum, audit_write.sesudah, erp.request_id();
end
$$;

alter function erp_private.audit_write(name, text, text, text, jsonb, jsonb) owner to erp_owner;
revoke all on function erp_private.audit_write(name, text, text, text, jsonb, jsonb) from public;
grant execute on function erp_private.audit_write(name, text, text, text, jsonb, jsonb)
  to erp_writer;
comment on function erp_private.audit_write(name, text, text, text, jsonb, jsonb) is
  'Writes a row of the audit trail and queues it for its seal.';
--! EndIncluded erp_private/jejak/audit_write.sql
--! Included erp_private/jejak/membership_audit.sql
-- Audits who belongs to the tenant in context. Runs as the writer of tenants, because whoever
-- changes memberships has no right there.
create or replace function erp_private.membership_audit(
  aksi text, pengguna_id uuid, sebelum jsonb, sesudah jsonb
)
returns void
language plpgsql
security definer
as $$
begin
  perform erp_private.audit_write(
    current_schema(), aksi, 'pengguna', pengguna_id::text, sebelum, sesudah
  );
end
$$;

alter function erp_private.membership_audit(text, uuid, jsonb, jsonb) owner to erp_writer;
revoke all on function erp_private.membership_audit(text, uuid, jsonb, jsonb) from public;
grant execute on function erp_private.membership_audit(text, uuid, jsonb, jsonb) to erp_platform;
comment on function erp_private.membership_audit(text, uuid, jsonb, jsonb) is
  'Audits a membership of the tenant in context.';
--! EndIncluded erp_private/jejak/membership_audit.sql
--! Included erp_private/jejak/tg__baris_audit.sql
-- Audits a change of a row: all of it when it comes or goes, the changed columns otherwise. The
-- arguments are the columns of the key.
create or replace function erp_private.tg__baris_audit()
returns trigger
language plpgsql
as $$
declare
  -- Searched text and the time of the change follow from the rest.
  v_bukan constant text[] := '{cari,diubah_pada}';
  v_lama jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) - v_bukan end;
  v_baru jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) - v_bukan end;
  v_kunci constant text := (
    select string_agg(coalesce(v_baru, v_lama) ->> k.nama, '/' order by k.urutan)
      from unnest(tg_argv) with ordinality as k (nama, urutan)
  );
  v_asal constant jsonb := v_lama;
begin
  if tg_op = 'UPDATE' then
    v_lama := erp_private.audit_beda(v_asal, v_baru);
    v_baru := erp_private.audit_beda(v_baru, v_asal);
    if v_lama = v_baru then
      return null;
    end if;
  end if;
  perform erp_private.audit_write(
    tg_table_schema,
    case tg_op when 'INSERT' then 'buat' when 'DELETE' then 'hapus' else 'ubah' end,
    replace(tg_table_name, '_', '-'), v_kunci, v_lama, v_baru
  );
  return null;
end
$$;

alter function erp_private.tg__baris_audit() owner to erp_owner;
revoke all on function erp_private.tg__baris_audit() from public;
grant execute on function erp_private.tg__baris_audit() to erp_writer;
comment on function erp_private.tg__baris_audit() is
  'Audits the change of a row of a tenant''s table.';
--! EndIncluded erp_private/jejak/tg__baris_audit.sql
--! Included erp_private/jejak/tg__membership_audit.sql
-- Audits a membership in the trail of its tenant, whoever changed it and wherever: goes into the
-- tenant's context for that, and comes back (the path by itself, when the function ends).
create or replace function erp_private.tg__membership_audit()
returns trigger
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_kode constant text := case when tg_op = 'DELETE' then old.tenant_kode else new.tenant_kode end;
  v_id constant uuid := case when tg_op = 'DELETE' then old.pengguna_id else new.pengguna_id end;
  v_skema constant text := 't_' || v_kode;
  v_tenant constant text := coalesce(erp.tenant_kode(), '');
begin
  -- The tenant may be at a step before the trail, or on its way out.
  if (tg_op = 'UPDATE' and old.peran = new.peran) or not exists (
    select
      from pg_class as c
      join pg_namespace as n on n.oid = c.relnamespace
     where n.nspname = v_skema and c.relname = 'audit'
  ) then
    return null;
  end if;
  execute format('set local search_path to %I, erp, pg_temp', v_skema);
  execute format('set local erp.tenant to %L', v_kode);
  perform erp_private.membership_audit(
    case tg_op when 'INSERT' then 'buat' when 'DELETE' then 'hapus' else 'ubah' end, v_id,
    case when tg_op <> 'INSERT' then pg_catalog.jsonb_build_object('peran', old.peran) end,
    case when tg_op <> 'DELETE' then pg_catalog.jsonb_build_object('peran', new.peran) end
  );
  execute pg_catalog.format('set local erp.tenant to %L', v_tenant);
  return null;
end
$$;

alter function erp_private.tg__membership_audit() owner to erp_owner;
revoke all on function erp_private.tg__membership_audit() from public;
grant execute on function erp_private.tg__membership_audit() to erp_platform;
comment on function erp_private.tg__membership_audit() is
  'Audits a membership in the trail of its tenant.';

create or replace trigger membership_audit after insert or update or delete
  on erp_private.membership for each row execute function erp_private.tg__membership_audit();
--! EndIncluded erp_private/jejak/tg__membership_audit.sql
--! Included erp_private/jejak/tg__transaksi_audit.sql
-- Audits a document: the whole of it when it is made or approved, the changed columns otherwise.
-- What other postings make of it (paid, left, cost) follows from them, and is no change of it when
-- the functions over the books do it.
create or replace function erp_private.tg__transaksi_audit()
returns trigger
language plpgsql
as $$
declare
  v_bukan text[] := '{diubah_pada}';
  v_lama jsonb;
  v_baru jsonb;
  v_asal jsonb;
  v_aksi text := 'ubah';
begin
  if tg_op = 'INSERT' then
    perform erp_private.audit_write(
      tg_table_schema, 'buat', 'transaksi', new.id::text, null,
      erp_private.transaksi_audit_isi(tg_table_schema, to_jsonb(new) - v_bukan)
    );
    return null;
  elsif tg_op = 'DELETE' then
    perform erp_private.audit_write(
      tg_table_schema, 'hapus', 'transaksi', old.id::text, to_jsonb(old), null
    );
    return null;
  end if;
  if current_user = 'erp_writer' then
    v_bukan := v_bukan || '{dibayar,sisa,status_bayar,hpp_total}'::text[];
  end if;
  v_asal := to_jsonb(old) - v_bukan;
  v_baru := to_jsonb(new) - v_bukan;
  v_lama := erp_private.audit_beda(v_asal, v_baru);
  v_baru := erp_private.audit_beda(v_baru, v_asal);
  if v_lama = v_baru then
    return null;
  elsif old.status = 'draft' and new.status = 'final' then
    v_aksi := 'setujui';
    v_baru := erp_private.transaksi_audit_isi(tg_table_schema, to_jsonb(new) - v_bukan);
  elsif old.status <> new.status then
    v_aksi := new.status::text;
  end if;
  perform erp_private.audit_write(
    tg_table_schema, v_aksi, 'transaksi', new.id::text, v_lama, v_baru
  );
  return null;
end
$$;

alter function erp_private.tg__transaksi_audit() owner to erp_owner;
revoke all on function erp_private.tg__transaksi_audit() from public;
grant execute on function erp_private.tg__transaksi_audit() to erp_writer;
comment on function erp_private.tg__transaksi_audit() is 'Audits the change of a document.';
--! EndIncluded erp_private/jejak/tg__transaksi_audit.sql
--! Included erp_private/jejak/transaksi_audit_isi.sql
-- A document as the audit trail keeps it: head, lines and payments, without what is empty.
create or replace function erp_private.transaksi_audit_isi(skema name, kepala jsonb)
returns jsonb
language plpgsql
stable
as $$
#variable_conflict use_column
declare
  v_id constant bigint := transaksi_audit_isi.kepala ->> 'id';
  v_baris jsonb;
  v_bayar jsonb;
begin
  -- Lines of another path than the request's are those of whoever works in psql: the head says what
  -- he did, and a change of a line is a row of its own.
  if transaksi_audit_isi.skema = current_schema() then
    select jsonb_agg(to_jsonb(b) - '{transaksi_id,bruto,faktor,qty_dasar}'::text[] order by b.baris)
      into v_baris
      from transaksi_baris as b
     where b.transaksi_id = v_id;
    select jsonb_agg(to_jsonb(p) - '{id,transaksi_id}'::text[])
      into v_bayar
      from transaksi_pembayaran as p
     where p.transaksi_id = v_id;
  end if;
  return jsonb_strip_nulls(transaksi_audit_isi.kepala || jsonb_build_object(
    'detail', v_baris, 'pembayaran', v_bayar
  ));
end
$$;

alter function erp_private.transaksi_audit_isi(name, jsonb) owner to erp_owner;
revoke all on function erp_private.transaksi_audit_isi(name, jsonb) from public;
grant execute on function erp_private.transaksi_audit_isi(name, jsonb) to erp_writer;
comment on function erp_private.transaksi_audit_isi(name, jsonb) is
  'A document with its lines and payments for the audit trail.';
--! EndIncluded erp_private/jejak/transaksi_audit_isi.sql
--! Included erp_private/jejak/worker_audit_seal.sql
-- Seals up to `batas` waiting rows of the audit trail of the tenant in context into its chain.
-- Answers how many; 0 also while another sealer is at work on this tenant.
create or replace function erp_private.worker_audit_seal(batas integer)
returns integer
language plpgsql
security definer
as $$
#variable_conflict use_column
declare
  v_ujung record;
  v_baris record;
  v_banyak integer := 0;
begin
  select p.posisi, p.hash into v_ujung from audit_posisi as p for update skip locked;
  if not found then
    return 0;
  end if;
  for v_baris in
    with
      diambil as (
        delete from audit_antre as q
         where q.audit_id in (select x.audit_id from audit_antre as x order by 1 limit batas)
        returning q.audit_id
      )
    select a.* from diambil as d join audit as a on a.id = d.audit_id order by a.id
  loop
    v_banyak := v_banyak + 1;
    v_ujung.posisi := v_ujung.posisi + 1;
    v_ujung.hash := erp_private.audit_hash(
      v_ujung.hash, v_baris.id, v_baris.waktu, v_baris.pengguna_id, v_baris.sumber, v_baris.aksi,
      v_baris.entitas, v_baris.entitas_id, v_baris.sebelum, v_baris.sesudah, v_baris.request_id
    );
    insert into audit_segel (posisi, audit_id, hash)
    values (v_ujung.posisi, v_baris.id, v_ujung.hash);
  end loop;
  if v_banyak > 0 then
    update audit_posisi set posisi = v_ujung.posisi, hash = v_ujung.hash;
  end if;
  return v_banyak;
end
$$;

alter function erp_private.worker_audit_seal(integer) owner to erp_writer;
revoke all on function erp_private.worker_audit_seal(integer) from public;
grant execute on function erp_private.worker_audit_seal(integer) to erp_worker;
comment on function erp_private.worker_audit_seal(integer) is
  'Seals waiting rows of the audit trail of the tenant in context; answers how many.';
--! EndIncluded erp_private/jejak/worker_audit_seal.sql
--! Included erp_private/jurnal/kas_check.sql
-- Cash and bank accounts below zero at the close of any day from the first day on which this
-- posting takes money from them. A cash box is refused; of a bank, which may be overdrawn, it
-- answers a warning with the first such day, null without any. The days before are only added up.
-- Code: KOKAS.
create or replace function erp_private.kas_check(posting_id bigint)
returns text[]
language plpgsql
stable
as $$
#variable_conflict use_column
declare
  v_kurang record;
  v_peringatan text[];
begin
  for v_kurang in
    select distinct on (r.akun_kode) r.akun_kode, r.nama, r.adalah_kas, r.tanggal, r.saldo
      from (
        select d.akun_kode, d.nama, d.adalah_kas, s.tanggal, d.awal
                 + sum(s.debit - s.kredit) over (partition by s.akun_kode order by s.tanggal)
                 as saldo
          from (
            select k.*, (
                select coalesce(sum(s.debit - s.kredit), 0)
                  from saldo_harian as s
                 where s.akun_kode = k.akun_kode and s.tanggal < k.dari
              ) as awal
              from (
                select b.akun_kode, a.nama, a.adalah_kas, min(b.tanggal) as dari
                  from jurnal_baris as b
                  join akun as a on a.kode = b.akun_kode and a.subklas_id = 11
                 where b.posting_id = kas_check.posting_id and b.kredit > 0
                 group by b.akun_kode, a.nama, a.adalah_kas
              ) as k
          ) as d
          join saldo_harian as s on s.akun_kode = d.akun_kode and s.tanggal >= d.dari
      ) as r
     where r.saldo < 0
     order by r.akun_kode, r.tanggal
  loop
    if v_kurang.adalah_kas then
      raise exception using errcode = 'KOKAS', message = format(
        'kas %s (%s) menjadi %s pada %s',
        v_kurang.nama, v_kurang.akun_kode, v_kurang.saldo, v_kurang.tanggal
      );
    end if;
    v_peringatan := v_peringatan || format(
      'bank %s (%s) menjadi %s pada %s',
      v_kurang.nama, v_kurang.akun_kode, v_kurang.saldo, v_kurang.tanggal
    );
  end loop;
  return v_peringatan;
end
$$;

alter function erp_private.kas_check(bigint) owner to erp_owner;
revoke all on function erp_private.kas_check(bigint) from public;
grant execute on function erp_private.kas_check(bigint) to erp_writer;
comment on function erp_private.kas_check(bigint) is
  'Refuses a cash box that a posting overdraws (KOKAS); warnings about overdrawn banks, or '
  'null.';
--! EndIncluded erp_private/jurnal/kas_check.sql
--! Included erp_private/jurnal/saldo_post.sql
-- Brings a posting into the daily balances and refuses a cash box that would be overdrawn on that
-- day or any later one. Banks may be overdrawn, cash cannot: of banks it answers warnings.
-- Code: KOKAS.
create or replace function erp_private.saldo_post(posting_id bigint)
returns text[]
language plpgsql
as $$
#variable_conflict use_column
declare
  v_akun record;
  v_keluar boolean := false;
begin
  for v_akun in
    select a.kode, a.adalah_kas
      from akun as a
     where a.subklas_id = 11
       and exists (
         select from jurnal_baris as b
          where b.posting_id = saldo_post.posting_id and b.akun_kode = a.kode and b.kredit > 0
       )
     order by a.kode
  loop
    v_keluar := true;
    if v_akun.adalah_kas then
      perform from akun as a where a.kode = v_akun.kode for no key update;
    end if;
  end loop;
  perform erp_private.saldo_update(saldo_post.posting_id);
  if v_keluar then
    return erp_private.kas_check(saldo_post.posting_id);
  end if;
  return null;
end
$$;

alter function erp_private.saldo_post(bigint) owner to erp_owner;
revoke all on function erp_private.saldo_post(bigint) from public;
grant execute on function erp_private.saldo_post(bigint) to erp_writer;
comment on function erp_private.saldo_post(bigint) is
  'Daily balances of a posting, with the check of cash boxes that money leaves (KOKAS); '
  'answers warnings about banks.';
--! EndIncluded erp_private/jurnal/saldo_post.sql
--! Included erp_private/kaskade/dependents.sql
-- The live documents that stand on another, and what a void of that one with kaskade does to each
-- (`cara`): `lepas` releases what it has paid or used, or makes the points that it redeemed a debt;
-- `void` voids it too, because it continues the other (a return, an automatic reversal) or set
-- several of its contact's documents right in one (an audit); `tolak` keeps the other from being
-- voided.
create or replace function erp_private.dependents(transaksi_id bigint)
returns table (id bigint, jenis erp.jenis_transaksi, nomor text, tanggal date, cara text)
language plpgsql
stable
as $$
#variable_conflict use_column
begin
  return query
    select t.id, t.jenis, t.nomor, t.tanggal,
           case
             when bool_or(d.lanjutan) or t.jenis = 'audit-hutang-piutang' then 'void'
             when bool_and(d.lepas) then 'lepas'
             else 'tolak'
           end
      from (
        select a.transaksi_id as id, false as lanjutan, a.id in (
            select u.alokasi_id from erp_private.kaskade_uses(dependents.transaksi_id) as u
          ) as lepas
          from pos_terbuka as p
          join alokasi as a on a.pos_id = p.id and a.membalik_id is null
         where p.transaksi_id = dependents.transaksi_id
           and not exists (select from alokasi as r where r.membalik_id = a.id)
        union all
        select b.transaksi_id, true, false
          from transaksi_baris as s
          join transaksi_baris as b on b.baris_asal_id = s.id
         where s.transaksi_id = dependents.transaksi_id
        union all
        select c.id, true, false
          from transaksi as c where c.dokumen_asal_id = dependents.transaksi_id
        union all
        select g.transaksi_id, false, false
          from order_gerak as g
         where g.order_id = dependents.transaksi_id and g.pemenuhan_id is not null
        union all
        select u.id, false, true
          from erp_private.poin_uses(dependents.transaksi_id) as u (id)
        union all
        select m.transaksi_id, false, false
          from transaksi_baris as l
          join mutasi_stok as m on m.baris_id = l.id and m.jenis in ('masuk', 'keluar')
         where l.transaksi_id = dependents.transaksi_id
           and coalesce(m.jurnal_id, 0) > 0 -- to be found by their lines
      ) as d
      join transaksi as t
        on t.id = d.id and t.status = 'final' and t.id <> dependents.transaksi_id
     group by t.id
     order by t.id;
end
$$;

alter function erp_private.dependents(bigint) owner to erp_owner;
revoke all on function erp_private.dependents(bigint) from public;
grant execute on function erp_private.dependents(bigint) to erp_writer, erp_reader;
comment on function erp_private.dependents(bigint) is
  'The live documents that stand on another, and what a void with kaskade does to each.';
--! EndIncluded erp_private/kaskade/dependents.sql
--! Included erp_private/kaskade/kaskade_lock.sql
-- Locks, in the order of their ids, a document that is to be voided and every document whose open
-- items change with it: those that it pays, and with kaskade those that go with it, those that pay
-- them and what these pay. Then, with kaskade, all goods and points that any of them moved, because
-- the voids that follow come one by one.
create or replace function erp_private.kaskade_lock(transaksi_id bigint, kaskade boolean)
returns void
language plpgsql
as $$
#variable_conflict use_column
declare
  v_ikut constant bigint[] := case
    when coalesce(kaskade_lock.kaskade, false)
      then array(select k.id from erp_private.kaskade_tree(kaskade_lock.transaksi_id) as k (id))
    else array[kaskade_lock.transaksi_id]
  end;
begin
  perform erp_private.dokumen_lock(array(
    with pengguna as (
      select i.id from unnest(v_ikut) as i (id)
      union
      select u.pengguna_id
        from unnest(v_ikut) as i (id)
        cross join lateral erp_private.kaskade_uses(i.id) as u
       where kaskade_lock.kaskade
    )
    select g.id from pengguna as g
    union
    select p.transaksi_id
      from pengguna as g
      join alokasi as a on a.transaksi_id = g.id
      join pos_terbuka as p on p.id = a.pos_id
    union
    select o.order_id
      from unnest(v_ikut) as i (id)
      join order_gerak as o on o.transaksi_id = i.id
     where cardinality(v_ikut) > 1
  ));
  if cardinality(v_ikut) > 1 then
    perform erp_private.stok_lock(array(
      select m.barang_id from mutasi_stok as m where m.transaksi_id = any (v_ikut)
    ));
    perform erp_private.poin_lock_all(v_ikut);
  end if;
end
$$;

alter function erp_private.kaskade_lock(bigint, boolean) owner to erp_owner;
revoke all on function erp_private.kaskade_lock(bigint, boolean) from public;
grant execute on function erp_private.kaskade_lock(bigint, boolean) to erp_writer;
comment on function erp_private.kaskade_lock(bigint, boolean) is
  'Locks a document to be voided with all whose open items change.';
--! EndIncluded erp_private/kaskade/kaskade_lock.sql
--! Included erp_private/kaskade/kaskade_tree.sql
-- The documents that a void with kaskade takes with it: those that continue it, those that continue
-- them, and so on.
create or replace function erp_private.kaskade_tree(transaksi_id bigint)
returns setof bigint
language plpgsql
stable
as $$
#variable_conflict use_column
begin
  return query
    with recursive ikut as (
      select kaskade_tree.transaksi_id as id
      union
      select d.id
        from ikut as i
        cross join lateral erp_private.dependents(i.id) as d
       where d.cara = 'void'
    )
    select i.id from ikut as i;
end
$$;

alter function erp_private.kaskade_tree(bigint) owner to erp_owner;
revoke all on function erp_private.kaskade_tree(bigint) from public;
grant execute on function erp_private.kaskade_tree(bigint) to erp_writer;
comment on function erp_private.kaskade_tree(bigint) is
  'The documents that a void with kaskade takes with it.';
--! EndIncluded erp_private/kaskade/kaskade_tree.sql
--! Included erp_private/kaskade/kaskade_uses.sql
-- The live allocations of other documents on the items of a document that a void with kaskade may
-- release: settlements, and uses of its deposits (with the tax that these carry).
create or replace function erp_private.kaskade_uses(transaksi_id bigint)
returns table (
  alokasi_id bigint, pengguna_id bigint, jenis erp.jenis_pos, kontak_id bigint, jumlah numeric
)
language plpgsql
stable
as $$
#variable_conflict use_column
begin
  return query
    select a.id, a.transaksi_id, p.jenis, p.kontak_id, (a.jumlah + a.ppn)::numeric
      from pos_terbuka as p
      join alokasi as a on a.pos_id = p.id and a.membalik_id is null
      join transaksi as t on t.id = a.transaksi_id
     where p.transaksi_id = kaskade_uses.transaksi_id
       and a.transaksi_id <> kaskade_uses.transaksi_id
       and t.status = 'final'
       and t.jenis in (
         'pelunasan-piutang', 'pelunasan-hutang', 'penjualan', 'pembelian', 'bayar-poin'
       )
       and not exists (select from alokasi as r where r.membalik_id = a.id);
end
$$;

alter function erp_private.kaskade_uses(bigint) owner to erp_owner;
revoke all on function erp_private.kaskade_uses(bigint) from public;
grant execute on function erp_private.kaskade_uses(bigint) to erp_writer;
comment on function erp_private.kaskade_uses(
  bigint
) is
  'Allocations of other documents that a void with kaskade may release.';
--! EndIncluded erp_private/kaskade/kaskade_uses.sql
--! Included erp_private/kaskade/kaskade_void.sql
-- Voids the documents that continue one that is voided with kaskade, each with its own kaskade: in
-- their own places when that one leaves its place (`koreksi`), else on its day, or on their own if
-- that is later. Customers' returns come after it (`sesudah`), the others before: so goods are back
-- before others leave, and stock that is there in the end is not missed in between.
-- Codes: those of transaksi_reverse.
create or replace function erp_private.kaskade_void(
  transaksi_id bigint, tanggal date, koreksi boolean, alasan text, sesudah boolean
)
returns void
language plpgsql
as $$
#variable_conflict use_column
declare
  v_d record;
begin
  for v_d in
    select d.id, d.jenis, d.tanggal
      from erp_private.dependents(kaskade_void.transaksi_id) as d
     where d.cara = 'void'
       and (d.jenis = 'retur-penjualan') = kaskade_void.sesudah
     order by d.id desc
  loop
    perform erp_private.transaksi_reverse(
      v_d.jenis, v_d.id, kaskade_void.alasan,
      case when not kaskade_void.koreksi then greatest(kaskade_void.tanggal, v_d.tanggal) end, true
    );
  end loop;
end
$$;

alter function erp_private.kaskade_void(bigint, date, boolean, text, boolean) owner to erp_owner;
revoke all on function erp_private.kaskade_void(bigint, date, boolean, text, boolean) from public;
grant execute on function erp_private.kaskade_void(bigint, date, boolean, text, boolean)
  to erp_writer;
comment on function erp_private.kaskade_void(bigint, date, boolean, text, boolean) is
  'Voids the documents that continue one that is voided with kaskade.';
--! EndIncluded erp_private/kaskade/kaskade_void.sql
--! Included erp_private/laporan/akun_mutasi.sql
-- Debit and kredit of each account in a period (from the beginning when `dari` is null). Reads the
-- daily balances, so its cost follows accounts and days. For the books as they were known at a
-- moment it takes off what was recorded since: nothing is read when that is not asked for.
create or replace function erp_private.akun_mutasi(dari date, sampai date, diketahui timestamptz)
returns table (akun_kode text, debit numeric, kredit numeric)
language sql
stable
as $$
  select x.akun_kode, sum(x.debit), sum(x.kredit)
    from (
      select s.akun_kode, s.debit::numeric, s.kredit::numeric
        from saldo_harian as s
       where s.tanggal >= coalesce(akun_mutasi.dari, '-infinity')
         and s.tanggal <= akun_mutasi.sampai
      union all
      select b.akun_kode, -b.debit, -b.kredit
        from posting as p
        join jurnal_baris as b on b.posting_id = p.id
       where p.dicatat_pada > akun_mutasi.diketahui
         and b.tanggal >= coalesce(akun_mutasi.dari, '-infinity')
         and b.tanggal <= akun_mutasi.sampai
    ) as x
   group by x.akun_kode
  having sum(x.debit) <> 0 or sum(x.kredit) <> 0
$$;

alter function erp_private.akun_mutasi(date, date, timestamptz) owner to erp_owner;
revoke all on function erp_private.akun_mutasi(date, date, timestamptz) from public;
grant execute on function erp_private.akun_mutasi(date, date, timestamptz) to erp_reader;
comment on function erp_private.akun_mutasi(date, date, timestamptz) is
  'Movement of each account in a period, now or as known at a moment.';
--! EndIncluded erp_private/laporan/akun_mutasi.sql
--! Included erp_private/laporan/arus_kas_bagian.sql
-- The activity that money against an account belongs to. Subclasses decide; a few accounts are of
-- another kind than their subclass: loans given and received, and what the disposal of an asset
-- brought beyond its book value. The counter account of openings is no flow at all.
create or replace function erp_private.arus_kas_bagian(subklas_id integer, peran text[])
returns text
language sql
immutable
set search_path = pg_catalog
as $$
  select case
    when 'saldo_awal' = any (peran) then 'saldo_awal'
    when peran && '{piutang_lain,laba_pelepasan_aset,rugi_pelepasan_aset}' then 'investasi'
    when 'hutang_lain' = any (peran) then 'pendanaan'
    when subklas_id in (15, 16) then 'investasi'
    when subklas_id in (24, 31, 32) then 'pendanaan'
    else 'operasi'
  end
$$;

alter function erp_private.arus_kas_bagian(integer, text[]) owner to erp_owner;
revoke all on function erp_private.arus_kas_bagian(integer, text[]) from public;
grant execute on function erp_private.arus_kas_bagian(integer, text[]) to erp_reader;
comment on function erp_private.arus_kas_bagian(integer, text[]) is
  'The activity of the statement of cash flows that an account belongs to.';
--! EndIncluded erp_private/laporan/arus_kas_bagian.sql
--! Included erp_private/laporan/arus_kas_gerak.sql
-- What came in (kredit of the other side) and went out (debit) as cash in a period, per counter
-- account: the lines that are not cash of every journal that has a line of cash. Transfers among
-- own accounts have none, so they vanish.
create or replace function erp_private.arus_kas_gerak(
  dari date, sampai date, diketahui timestamptz
)
returns table (akun_kode text, masuk numeric, keluar numeric)
language sql
stable
as $$
  select b.akun_kode, sum(b.kredit)::numeric, sum(b.debit)::numeric
    from jurnal_baris as b
    join akun as a on a.kode = b.akun_kode and a.subklas_id <> 11
   where b.jurnal_id in (
       select k.jurnal_id
         from jurnal_baris as k
        where k.akun_kode = any (array(select c.kode from akun as c where c.subklas_id = 11))
          and k.tanggal >= arus_kas_gerak.dari and k.tanggal <= arus_kas_gerak.sampai
     )
     and (
       arus_kas_gerak.diketahui is null
       or b.posting_id in (
         select p.id from posting as p where p.dicatat_pada <= arus_kas_gerak.diketahui
       )
     )
   group by b.akun_kode
$$;

alter function erp_private.arus_kas_gerak(date, date, timestamptz) owner to erp_owner;
revoke all on function erp_private.arus_kas_gerak(date, date, timestamptz) from public;
grant execute on function erp_private.arus_kas_gerak(date, date, timestamptz) to erp_reader;
comment on function erp_private.arus_kas_gerak(date, date, timestamptz) is
  'Cash in and out of a period per counter account.';
--! EndIncluded erp_private/laporan/arus_kas_gerak.sql
--! Included erp_private/laporan/beda_akun.sql
-- What the postings recorded after a moment moved in a period, per posting and account.
create or replace function erp_private.beda_akun(
  dari date, per date, sejak timestamptz, diketahui timestamptz
)
returns table (posting_id bigint, akun_kode text, debit numeric, kredit numeric)
language sql
stable
as $$
  select p.id, b.akun_kode, sum(b.debit)::numeric, sum(b.kredit)::numeric
    from posting as p
    join jurnal_baris as b on b.posting_id = p.id
   where p.dicatat_pada > beda_akun.sejak
     and (beda_akun.diketahui is null or p.dicatat_pada <= beda_akun.diketahui)
     and b.tanggal >= coalesce(beda_akun.dari, '-infinity') and b.tanggal <= beda_akun.per
   group by p.id, b.akun_kode
$$;

alter function erp_private.beda_akun(date, date, timestamptz, timestamptz) owner to erp_owner;
revoke all on function erp_private.beda_akun(date, date, timestamptz, timestamptz) from public;
grant execute on function erp_private.beda_akun(date, date, timestamptz, timestamptz) to erp_reader;
comment on function erp_private.beda_akun(date, date, timestamptz, timestamptz) is
  'What postings recorded after a moment moved in a period.';
--! EndIncluded erp_private/laporan/beda_akun.sql
--! Included erp_private/laporan/beda_json.sql
-- One voucher of the report of differences, with what it moved in the period. What the system did
-- without a voucher (closing a year) is called by its journal.
create or replace function erp_private.beda_json(posting_id bigint, dari date, per date)
returns json
language plpgsql
stable
as $$
#variable_conflict use_column
begin
  return (
    select json_build_object(
      'posting_id', p.id,
      'aksi', p.aksi,
      'dicatat_pada', erp_private.waktu_json(p.dicatat_pada),
      'dicatat_oleh', p.dicatat_oleh,
      'alasan', p.alasan,
      'transaksi_id', t.id,
      'nomor', coalesce(t.nomor, (
        select min(j.nomor) from jurnal as j where j.posting_id = p.id
      )),
      'jenis', coalesce(t.jenis::text, 'sistem'),
      'tanggal', coalesce(t.tanggal, (
        select min(j.tanggal) from jurnal as j where j.posting_id = p.id
      )),
      'kontak_id', t.kontak_id,
      'kontak_nama', k.nama,
      'keterangan', t.keterangan,
      'debit', coalesce(x.debit, 0)::erp.uang,
      'laba', coalesce(x.laba, 0)::erp.uang,
      'akun', coalesce(x.akun, '[]')
    )
      from posting as p
      left join transaksi as t on t.id = p.transaksi_id
      left join kontak as k on k.id = t.kontak_id
     cross join lateral (
       select sum(m.debit) as debit, sum(m.kredit - m.debit) filter (where s.klas_id > 3) as laba,
              json_agg(json_build_object(
                'akun_kode', m.akun_kode, 'akun_nama', a.nama, 'debit', m.debit::erp.uang,
                'kredit', m.kredit::erp.uang
              ) order by m.akun_kode) as akun
         from (
           select b.akun_kode, sum(b.debit) as debit, sum(b.kredit) as kredit
             from jurnal_baris as b
            where b.posting_id = p.id and b.tanggal >= coalesce(beda_json.dari, '-infinity')
              and b.tanggal <= beda_json.per
            group by b.akun_kode
         ) as m
         join akun as a on a.kode = m.akun_kode
         join erp.akun_subklas as s on s.id = a.subklas_id
     ) as x
     where p.id = beda_json.posting_id
  );
end
$$;

alter function erp_private.beda_json(bigint, date, date) owner to erp_owner;
revoke all on function erp_private.beda_json(bigint, date, date) from public;
grant execute on function erp_private.beda_json(bigint, date, date) to erp_reader;
comment on function erp_private.beda_json(bigint, date, date) is
  'A voucher of the report of differences as JSON.';
--! EndIncluded erp_private/laporan/beda_json.sql
--! Included erp_private/laporan/beda_posting.sql
-- Postings recorded after a moment that changed the books of a period: that have a journal or a
-- stock movement on one of its days.
create or replace function erp_private.beda_posting(
  dari date, per date, sejak timestamptz, diketahui timestamptz
)
returns table (id bigint, dicatat_pada timestamptz)
language sql
stable
as $$
  select p.id, p.dicatat_pada
    from posting as p
   where p.dicatat_pada > beda_posting.sejak
     and (beda_posting.diketahui is null or p.dicatat_pada <= beda_posting.diketahui)
     and (
       exists (
         select
           from jurnal as j
          where j.posting_id = p.id
            and j.tanggal >= coalesce(beda_posting.dari, '-infinity')
            and j.tanggal <= beda_posting.per
       )
       or exists (
         select
           from mutasi_stok as m
          where m.posting_id = p.id
            and m.tanggal >= coalesce(beda_posting.dari, '-infinity')
            and m.tanggal <= beda_posting.per
       )
     )
$$;

alter function erp_private.beda_posting(date, date, timestamptz, timestamptz) owner to erp_owner;
revoke all on function erp_private.beda_posting(date, date, timestamptz, timestamptz) from public;
grant execute on function erp_private.beda_posting(
  date, date, timestamptz, timestamptz
) to erp_reader;
comment on function erp_private.beda_posting(date, date, timestamptz, timestamptz) is
  'Postings recorded after a moment that changed a period.';
--! EndIncluded erp_private/laporan/beda_posting.sql
--! Included erp_private/laporan/buku_besar_halaman.sql
-- One page of an account's ledger with the running balance (debit minus kredit).
create or replace function erp_private.buku_besar_halaman(
  akun_kode text, dari date, sampai date, lewati bigint, banyak integer, diketahui timestamptz
)
returns json
language plpgsql
stable
as $$
#variable_conflict use_column
begin
  return (
    select coalesce(json_agg(b order by b.tanggal, b.id), '[]')
      from erp_private.buku_besar_rinci(
        buku_besar_halaman.akun_kode, buku_besar_halaman.dari, buku_besar_halaman.sampai,
        buku_besar_halaman.lewati, buku_besar_halaman.banyak, buku_besar_halaman.diketahui
      ) as b
  );
end
$$;

alter function erp_private.buku_besar_halaman(
  text, date, date, bigint, integer, timestamptz
) owner to erp_owner;
revoke all on function erp_private.buku_besar_halaman(
  text, date, date, bigint, integer, timestamptz
) from public;
grant execute on function erp_private.buku_besar_halaman(
  text, date, date, bigint, integer, timestamptz
) to erp_reader;
comment on function erp_private.buku_besar_halaman(
  text, date, date, bigint, integer, timestamptz
) is
  'A page of the ledger of an account as a JSON array.';
--! EndIncluded erp_private/laporan/buku_besar_halaman.sql
--! Included erp_private/laporan/buku_besar_rinci.sql
-- Lines of an account's ledger in their order with the running balance (debit minus kredit): a page
-- of them, or all with `banyak` null.
create or replace function erp_private.buku_besar_rinci(
  akun_kode text, dari date, sampai date, lewati bigint, banyak integer, diketahui timestamptz
)
returns table (
  id bigint, jurnal_id bigint, nomor text, tanggal date, jenis text, transaksi_id bigint,
  nomor_transaksi text, keterangan text, kontak_id bigint, kontak_nama text, debit numeric,
  kredit numeric, saldo numeric
)
language plpgsql
stable
set plan_cache_mode = 'force_custom_plan'
as $$
#variable_conflict use_column
begin
  return query
  with
    halaman as materialized (
      select b.*
        from erp_private.buku_besar_baris(
          buku_besar_rinci.akun_kode, buku_besar_rinci.dari, buku_besar_rinci.sampai,
          buku_besar_rinci.diketahui
        ) as b
       order by b.tanggal, b.id
      offset buku_besar_rinci.lewati
       limit buku_besar_rinci.banyak
    ),
    awal as (
      select erp_private.buku_besar_saldo(
               buku_besar_rinci.akun_kode, h.tanggal, h.id, buku_besar_rinci.diketahui
             ) as saldo
        from halaman as h
       order by h.tanggal, h.id
       limit 1
    )
  select h.id, h.jurnal_id, j.nomor, h.tanggal,
         case
           when t.id is null or j.jenis in ('koreksi', 'penutup') then 'sistem'
           else t.jenis::text
         end,
         j.transaksi_id, t.nomor, coalesce(h.keterangan, j.keterangan, t.keterangan), h.kontak_id,
         k.nama, h.debit, h.kredit,
         a.saldo + sum(h.debit - h.kredit) over (order by h.tanggal, h.id)
    from halaman as h
   cross join awal as a
    join jurnal as j on j.id = h.jurnal_id
    left join transaksi as t on t.id = j.transaksi_id
    left join kontak as k on k.id = h.kontak_id
   order by h.tanggal, h.id;
end
$$;

alter function erp_private.buku_besar_rinci(
  text, date, date, bigint, integer, timestamptz
) owner to erp_owner;
revoke all on function erp_private.buku_besar_rinci(
  text, date, date, bigint, integer, timestamptz
) from public;
grant execute on function erp_private.buku_besar_rinci(
  text, date, date, bigint, integer, timestamptz
) to erp_reader;
comment on function erp_private.buku_besar_rinci(
  text, date, date, bigint, integer, timestamptz
) is
  'Lines of the ledger of an account with the running balance.';
--! EndIncluded erp_private/laporan/buku_besar_rinci.sql
--! Included erp_private/laporan/buku_panjang.sql
-- Whether the books of the tenant in context are long: more than 100,000 rows of the journal or of
-- stock were ever written. What a request does at once for short books, the worker prepares at
-- night for long ones.
create or replace function erp_private.buku_panjang()
returns boolean
language plpgsql
stable
as $$
begin
  return to_regclass('integritas_jalan') is not null and greatest(
    (select max(b.id) from jurnal_baris as b), (select max(m.id) from mutasi_stok as m), 0
  ) > 100000;
end
$$;

alter function erp_private.buku_panjang() owner to erp_owner;
revoke all on function erp_private.buku_panjang() from public;
grant execute on function erp_private.buku_panjang() to erp_reader, erp_writer;
comment on function erp_private.buku_panjang() is
  'Whether the books of the tenant in context are long.';
--! EndIncluded erp_private/laporan/buku_panjang.sql
--! Included erp_private/laporan/integritas_ambil.sql
-- Tie-out of one barang's layers: what was taken out of them is what a replay takes, and what is
-- left of them is what its pools hold.
create or replace function erp_private.integritas_ambil(
  barang_id bigint, ambil erp_private.ambil[]
)
returns table (pemeriksaan text, kunci text, harap text, nyata text)
language plpgsql
stable
as $$
#variable_conflict use_column
begin
  return query
    select 'lapisan', format('mutasi %s dari lapisan %s.%s', pemakai_id, lapisan_id, ke),
           format('qty %s, nilai %s', h.qty, h.nilai), format('qty %s, nilai %s', a.qty, a.nilai)
      from (
        select x.pemakai_id, x.lapisan_id, x.ke, trim_scale(sum(x.qty)) as qty,
               sum(x.nilai) as nilai
          from unnest(integritas_ambil.ambil) as x group by 1, 2, 3
      ) as h
      full join (
        select x.pemakai_id, x.lapisan_id, x.ke, trim_scale(sum(x.qty)) as qty,
               sum(x.nilai) as nilai
          from stok_ambil as x
         where x.barang_id = integritas_ambil.barang_id
         group by 1, 2, 3
        having sum(x.qty) <> 0 or sum(x.nilai) <> 0
      ) as a using (pemakai_id, lapisan_id, ke)
     where (h.qty, h.nilai) is distinct from (a.qty, a.nilai);
  return query
    select 'lapisan', format('barang %s pool %s', p.barang_id, p.pool_id),
           format('qty %s, nilai %s', p.qty, p.nilai), format('qty %s, nilai %s', l.qty, l.nilai)
      from stok_pool as p
      cross join lateral (
        select coalesce(sum(x.qty), 0) as qty, coalesce(sum(x.nilai), 0) as nilai
          from stok_lapisan as x
         where x.barang_id = p.barang_id and x.pool_id = p.pool_id
      ) as l
     where p.barang_id = integritas_ambil.barang_id and p.qty >= 0
       and (p.qty <> l.qty or p.nilai <> l.nilai);
end
$$;

alter function erp_private.integritas_ambil(bigint, erp_private.ambil[]) owner to erp_owner;
revoke all on function erp_private.integritas_ambil(bigint, erp_private.ambil[]) from public;
grant execute on function erp_private.integritas_ambil(bigint, erp_private.ambil[]) to erp_reader;
comment on function erp_private.integritas_ambil(bigint, erp_private.ambil[]) is
  'Tie-out of what was taken out of the layers of a barang.';
--! EndIncluded erp_private/laporan/integritas_ambil.sql
--! Included erp_private/laporan/integritas_aset.sql
-- Tie-out: no asset is depreciated twice for a month or below its residual value, and each
-- depreciation is what the lines of its document say. An asset is disposed of when a document says
-- so, with all that it was depreciated by.
create or replace function erp_private.integritas_aset()
returns table (pemeriksaan text, kunci text, harap text, nyata text)
language sql
stable
as $$
  select 'aset', a.kode, format('paling banyak %s', a.perolehan - a.residu),
         format('%s', a.akumulasi_awal + d.nilai)
    from aset as a
    join (
      select s.aset_id, sum(s.nilai) as nilai from aset_susut as s group by s.aset_id
    ) as d on d.aset_id = a.id
   where a.akumulasi_awal + d.nilai > a.perolehan - a.residu or d.nilai < 0
  union all
  select 'aset', format('%s %s', a.kode, to_char(d.periode, 'YYYY-MM')), 'satu penyusutan',
         format('%s', d.kali)
    from (
      select s.aset_id, s.periode, count(*) as kali
        from aset_susut as s
       where s.membalik_id is null
         and not exists (select from aset_susut as r where r.membalik_id = s.id)
       group by s.aset_id, s.periode
      having count(*) > 1
    ) as d
    join aset as a on a.id = d.aset_id
  union all
  select 'aset', t.nomor, format('%s', b.nilai), format('%s', coalesce(d.nilai, 0))
    from transaksi as t
    cross join lateral (
      select coalesce(sum(b.subtotal), 0) as nilai
        from transaksi_baris as b
       where b.transaksi_id = t.id and b.rincian ->> 'aset_id' is not null
    ) as b
    cross join lateral (
      select sum(s.nilai) as nilai from aset_susut as s where s.transaksi_id = t.id
    ) as d
   where t.jenis = 'penyusutan' and t.status in ('final', 'void')
     and not t.rincian ? 'pelepasan'
     and coalesce(d.nilai, 0) <> case t.status when 'final' then b.nilai else 0 end
  union all
  select 'aset', a.kode, format('dilepas %s, akumulasi %s', l.tanggal, d.nilai),
         format('dilepas %s, akumulasi %s', a.tanggal_pelepasan, l.akumulasi)
    from aset as a
    left join (
      select t.id, t.tanggal, (t.rincian -> 'pelepasan' ->> 'aset_id')::bigint as aset_id,
             (t.rincian -> 'pelepasan' ->> 'akumulasi')::numeric as akumulasi
        from transaksi as t
       where t.jenis = 'penyusutan' and t.status = 'final' and t.rincian ? 'pelepasan'
    ) as l on l.aset_id = a.id
    cross join lateral (
      select a.akumulasi_awal + coalesce(sum(s.nilai), 0) as nilai
        from aset_susut as s
       where s.aset_id = a.id
    ) as d
   where (l.id, l.tanggal) is distinct from (a.pelepasan_id, a.tanggal_pelepasan)
      or l.akumulasi <> d.nilai
$$;

alter function erp_private.integritas_aset() owner to erp_owner;
revoke all on function erp_private.integritas_aset() from public;
grant execute on function erp_private.integritas_aset() to erp_reader;
comment on function erp_private.integritas_aset() is
  'Assets whose depreciation does not add up; must be empty.';
--! EndIncluded erp_private/laporan/integritas_aset.sql
--! Included erp_private/laporan/integritas_hpp.sql
-- Tie-out at moving average: a movement at the average takes, of what its pool held just before it,
-- the share of its quantity (all of the value when it drains the pool); one that comes into an
-- empty pool has no average and is not checked. A mirror is worth the opposite of what it
-- reverses, or its part of its source, the last part what is left. Corrections count with the
-- movement that they correct; a movement and its reversal under the same key stand outside the
-- replay. Where a pool was ever short, the average does not decide alone,
-- and what waits for the worker (hpp_tertunda) is not yet worth it: not checked.
create or replace function erp_private.integritas_hpp()
returns table (pemeriksaan text, kunci text, harap text, nyata text)
language sql
stable
as $$
  with
    kini as (
      select m.*, m.nilai + coalesce(k.selisih, 0) as nilai_kini
        from mutasi_stok as m
        left join (
          select x.koreksi_untuk, sum(x.nilai) as selisih
            from mutasi_stok as x where x.koreksi_untuk is not null group by x.koreksi_untuk
        ) as k on k.koreksi_untuk = m.id
       where m.jenis <> 'koreksi_hpp'
    ),
    jalan as (
      select m.id, m.barang_id, m.dasar, m.qty, m.nilai_kini, o.nilai_kini as asal,
             m.sumber_id, m.tanggal_kunci, m.urut, m.baris, m.sub,
             coalesce(sum(m.qty) over w, 0) as pool_qty,
             coalesce(sum(m.nilai_kini) over w, 0) as pool_nilai
        from kini as m
        left join kini as o on o.id = m.membalik_id left join kini as r on r.membalik_id = m.id
       where (m.tanggal_kunci, m.urut) is distinct from (o.tanggal_kunci, o.urut)
         and (m.tanggal_kunci, m.urut) is distinct from (r.tanggal_kunci, r.urut)
      window w as (
        partition by m.barang_id, m.pool_id order by m.tanggal_kunci, m.urut, m.baris, m.sub, m.id
        rows between unbounded preceding and 1 preceding
      )
    ),
    bagian as (
      select j.id, s.qty, s.nilai_kini, sum(c.qty) as sudah_qty, sum(c.nilai_kini) as sudah_nilai
        from jalan as j
        join kini as s on s.id = j.sumber_id and j.dasar = 'cermin'
        left join kini as c
          on c.sumber_id = j.sumber_id and c.dasar = 'cermin'
          and (c.tanggal_kunci, c.urut, c.baris, c.sub, c.id)
            < (j.tanggal_kunci, j.urut, j.baris, j.sub, j.id)
          and not exists (select from kini as r where r.membalik_id = c.id
                             and (r.tanggal_kunci, r.urut) <= (j.tanggal_kunci, j.urut))
       group by j.id, s.qty, s.nilai_kini
    ),
    harap as (
      select j.*,
             case
               when b.id is not null and abs(coalesce(b.sudah_qty, 0) + j.qty) >= abs(b.qty)
                 then -b.nilai_kini - coalesce(b.sudah_nilai, 0)
               when b.id is not null then round(b.nilai_kini * j.qty / b.qty, 2)
               when j.dasar = 'cermin' then -j.asal
               when j.qty > 0 and j.pool_qty = 0 then j.nilai_kini
               when j.pool_qty + j.qty = 0 then -j.pool_nilai
               else round(j.pool_nilai * j.qty / nullif(j.pool_qty, 0), 2)
             end as nilai
        from jalan as j
        left join bagian as b on b.id = j.id
       where j.dasar in ('rata', 'cermin')
         and not exists (select from hpp_tertunda as x where x.barang_id = j.barang_id
                          and (j.tanggal_kunci, j.urut) > (x.tanggal, x.urut))
         and j.barang_id not in (
           select s.barang_id from jalan as s where least(s.pool_qty, s.pool_qty + s.qty) < 0)
    )
  select 'hpp', format('mutasi %s barang %s', h.id, h.barang_id), h.nilai::text, h.nilai_kini::text
    from harap as h
   where h.nilai is distinct from h.nilai_kini
     and (select p.metode_hpp from pengaturan as p) = 'rata-rata'
  union all
  select 'hpp', format('mutasi %s barang %s', m.id, m.barang_id),
         (-o.nilai_kini)::text, m.nilai_kini::text
    from kini as m join kini as o on o.id = m.membalik_id
   where (m.tanggal_kunci, m.urut) = (o.tanggal_kunci, o.urut) and m.nilai_kini <> -o.nilai_kini
$$;

alter function erp_private.integritas_hpp() owner to erp_owner;
revoke all on function erp_private.integritas_hpp() from public;
grant execute on function erp_private.integritas_hpp() to erp_reader;
comment on function erp_private.integritas_hpp() is
  'Stock movements that are not worth what the average of their pool says; must be empty.';
--! EndIncluded erp_private/laporan/integritas_hpp.sql
--! Included erp_private/laporan/integritas_kas.sql
-- Tie-out: no cash box is below zero at the close of any day.
create or replace function erp_private.integritas_kas()
returns table (pemeriksaan text, kunci text, harap text, nyata text)
language sql
stable
as $$
  select 'kas', format('%s %s', r.akun_kode, r.tanggal), '0 atau lebih', r.saldo::text
    from (
      select s.akun_kode, s.tanggal,
             sum(s.debit - s.kredit) over (partition by s.akun_kode order by s.tanggal) as saldo
        from saldo_harian as s
        join akun as a on a.kode = s.akun_kode and a.adalah_kas
    ) as r
   where r.saldo < 0
$$;

alter function erp_private.integritas_kas() owner to erp_owner;
revoke all on function erp_private.integritas_kas() from public;
grant execute on function erp_private.integritas_kas() to erp_reader;
comment on function erp_private.integritas_kas() is
  'Cash boxes below zero.';
--! EndIncluded erp_private/laporan/integritas_kas.sql
--! Included erp_private/laporan/integritas_kendali.sql
-- Tie-out: on every day each control account moves by what its sub-ledger says, so they agree at
-- every day.
create or replace function erp_private.integritas_kendali()
returns table (pemeriksaan text, kunci text, harap text, nyata text)
language sql
stable
as $$
  select 'kendali', format('%s %s', akun_kode, tanggal),
         format('buku pembantu %s', coalesce(p.nilai, 0)),
         format('buku besar %s', coalesce(j.nilai, 0))
    from (
      select b.akun_kode, b.tanggal, sum(b.debit - b.kredit) as nilai
        from jurnal_baris as b
        join akun as a on a.kode = b.akun_kode and a.kendali is not null
       group by b.akun_kode, b.tanggal
    ) as j
    full join (
      select x.akun_kode, x.tanggal, sum(x.nilai) as nilai
        from (
          select m.akun_persediaan as akun_kode, m.tanggal, m.nilai::numeric as nilai
            from mutasi_stok as m
          union all
          select p.akun_kode, p.tanggal,
                 case when p.jenis in ('piutang', 'uang_muka') then 1 else -1 end * p.nilai
            from pos_terbuka as p
          union all
          select p.akun_kode, l.tanggal,
                 case when p.jenis in ('piutang', 'uang_muka') then -1 else 1 end * l.nilai
            from alokasi as l
            join pos_terbuka as p on p.id = l.pos_id
          union all
          select l.akun_kode, g.tanggal, -g.nilai
            from poin_gerak as g
            join poin_lot as l on l.id = g.lot_id
        ) as x
       group by x.akun_kode, x.tanggal
    ) as p using (akun_kode, tanggal)
   where coalesce(j.nilai, 0) <> coalesce(p.nilai, 0)
$$;

alter function erp_private.integritas_kendali() owner to erp_owner;
revoke all on function erp_private.integritas_kendali() from public;
grant execute on function erp_private.integritas_kendali() to erp_reader;
comment on function erp_private.integritas_kendali() is
  'Days on which a control account and its sub-ledger differ; must be empty.';
--! EndIncluded erp_private/laporan/integritas_kendali.sql
--! Included erp_private/laporan/integritas_lapisan.sql
-- Tie-out of what keeps layers (first in, first out) or was ever short: a replay from the first
-- movement on finds nothing to correct, the open layers and all that was taken out of layers are
-- what it finds, and the layers of a pool are the pool. What waits for the worker is not there yet.
create or replace function erp_private.integritas_lapisan()
returns table (pemeriksaan text, kunci text, harap text, nyata text)
language plpgsql
as $$
#variable_conflict use_column
declare
  v_fifo constant boolean := (select p.metode_hpp = 'fifo' from pengaturan as p);
  v_b record;
  v_k record;
  v_h record;
begin
  for v_b in
    select distinct r.barang_id
      from (
        select m.barang_id,
               sum(m.qty) over (
                 partition by m.barang_id, m.pool_id
                 order by m.tanggal_kunci, m.urut, m.baris, m.sub, m.id
               ) as sisa
          from mutasi_stok as m
      ) as r
     where (v_fifo or r.sisa < 0)
       and not exists (select from hpp_tertunda as h where h.barang_id = r.barang_id)
     order by r.barang_id
  loop
    for v_k in
      select k.mutasi_id, k.selisih
        from unnest(erp_private.stok_replay(v_b.barang_id, '-infinity', 0)) as k
    loop
      return query select 'lapisan', format('mutasi %s barang %s', v_k.mutasi_id, v_b.barang_id),
        format('%s', erp_private.stok_current(v_k.mutasi_id) + v_k.selisih),
        format('%s', erp_private.stok_current(v_k.mutasi_id));
    end loop;
    continue when not v_fifo;
    select w.* into v_h
      from erp_private.stok_walk(
        v_b.barang_id, '-infinity', 0,
        erp_private.stok_steps(v_b.barang_id, '-infinity', 0, null), true
      ) as w;
    return query
      select 'lapisan', format('barang %s lapisan %s.%s', v_b.barang_id, mutasi_id, ke),
             format('qty %s, nilai %s', h.qty, h.nilai), format('qty %s, nilai %s', l.qty, l.nilai)
        from (
          select s.mutasi_id, s.ke, trim_scale(s.qty) as qty, s.nilai
            from unnest(v_h.kolam) as k (pool_id, qty, nilai, hpp, lapisan, antre)
            cross join lateral unnest(k.lapisan) as s
           where s.qty > 0
        ) as h
        full join (
          select x.mutasi_id, x.ke, trim_scale(x.qty) as qty, x.nilai::numeric
            from stok_lapisan as x where x.barang_id = v_b.barang_id
        ) as l using (mutasi_id, ke)
       where (h.qty, h.nilai) is distinct from (l.qty, l.nilai);
    return query select * from erp_private.integritas_ambil(v_b.barang_id, v_h.ambil);
  end loop;
end
$$;

alter function erp_private.integritas_lapisan() owner to erp_owner;
revoke all on function erp_private.integritas_lapisan() from public;
grant execute on function erp_private.integritas_lapisan() to erp_reader;
comment on function erp_private.integritas_lapisan() is
  'Tie-out of layers and of stock that was ever short against a replay from the first movement.';
--! EndIncluded erp_private/laporan/integritas_lapisan.sql
--! Included erp_private/laporan/integritas_nomor.sql
-- Tie-out: numbers have no gaps. Per kind and month the counters add up to the documents that carry
-- a number; with unique numbers given one by one, none can be missing. Corrections (XK),
-- closings (XT) and expired points (XE) count journals.
create or replace function erp_private.integritas_nomor()
returns table (pemeriksaan text, kunci text, harap text, nyata text)
language sql
stable
as $$
  select 'nomor', format('%s %s', kode, to_char(bulan, 'YYYY-MM')),
         format('%s bernomor', coalesce(n.akhir, 0)),
         format('%s dokumen', coalesce(d.banyak, 0))
    from (
      select p.kode, p.bulan, sum(p.terakhir) as akhir from penomoran as p group by p.kode, p.bulan
    ) as n
    full join (
      select x.kode, date_trunc('month', x.tanggal)::date as bulan, count(*) as banyak
        from (
          select r.kode, t.tanggal
            from transaksi as t
            join erp.jenis_transaksi_ref as r on r.jenis = t.jenis
           where t.status in ('final', 'void')
          union all
          select case j.jenis when 'koreksi' then 'XK' when 'penutup' then 'XT' else 'XE' end,
                 j.tanggal
            from jurnal as j
           where j.jenis in ('koreksi', 'penutup', 'kedaluwarsa')
        ) as x
       group by 1, 2
    ) as d using (kode, bulan)
   where coalesce(n.akhir, 0) <> coalesce(d.banyak, 0)
$$;

alter function erp_private.integritas_nomor() owner to erp_owner;
revoke all on function erp_private.integritas_nomor() from public;
grant execute on function erp_private.integritas_nomor() to erp_reader;
comment on function erp_private.integritas_nomor() is
  'Months whose numbers have a gap; must be empty.';
--! EndIncluded erp_private/laporan/integritas_nomor.sql
--! Included erp_private/laporan/integritas_order.sql
-- Tie-out: the state of each order is what its changes say, nothing is filled beyond what was
-- ordered, and the sums per barang and lokasi are those of the changes.
create or replace function erp_private.integritas_order()
returns table (pemeriksaan text, kunci text, harap text, nyata text)
language sql
stable
as $$
  with
    baris as (
      select g.order_id, g.baris_id, sum(g.dipenuhi) as dipenuhi, sum(g.sisa) as sisa,
             sum(g.reservasi) as reservasi
        from order_gerak as g
       group by g.order_id, g.baris_id
    ),
    pesanan as (
      select b.order_id, sum(b.dipenuhi) as dipenuhi, sum(b.sisa) as sisa
        from baris as b
       group by b.order_id
    ),
    jumlah as (
      select g.barang_id, g.lokasi_id, sum(g.reservasi) as reservasi,
             coalesce(sum(g.sisa) filter (where t.jenis = 'order-pembelian'), 0) as dipesan
        from order_gerak as g
        join transaksi as t on t.id = g.order_id
       group by g.barang_id, g.lokasi_id
    )
  select 'order', t.nomor, s.status, t.status_order::text
    from pesanan as p
    join transaksi as t on t.id = p.order_id
    cross join lateral (
      select case
          when p.sisa = 0 then 'selesai'
          when p.dipenuhi > 0 then 'sebagian'
          else 'terbuka'
        end as status
    ) as s
   where t.status = 'final' and t.status_order <> 'ditutup'
     and t.status_order::text is distinct from s.status
  union all
  select 'order', format('baris %s', b.baris_id), 'dipenuhi, sisa dan reservasi 0 atau lebih',
         format('%s, %s, %s', b.dipenuhi, b.sisa, b.reservasi)
    from baris as b
    join transaksi_baris as d on d.id = b.baris_id
   where least(b.dipenuhi, b.sisa, b.reservasi, b.sisa - b.reservasi) < 0
      or b.sisa > greatest(d.qty_dasar - b.dipenuhi, 0)
  union all
  select 'stok_order', format('barang %s, lokasi %s', j.barang_id, j.lokasi_id),
         format('%s, %s', j.dipesan, j.reservasi), format('%s, %s', s.dipesan, s.reservasi)
    from jumlah as j
    left join stok_order as s
      on s.barang_id = j.barang_id and s.lokasi_id is not distinct from j.lokasi_id
   where s.dipesan is distinct from j.dipesan or s.reservasi is distinct from j.reservasi
$$;

alter function erp_private.integritas_order() owner to erp_owner;
revoke all on function erp_private.integritas_order() from public;
grant execute on function erp_private.integritas_order() to erp_reader;
comment on function erp_private.integritas_order() is
  'Orders whose state differs from their changes; must be empty.';
--! EndIncluded erp_private/laporan/integritas_order.sql
--! Included erp_private/laporan/integritas_penutupan.sql
-- Tie-out: a closed book year left no income or expense on its last day, what went to retained
-- earnings is what the closing says, the lock date covers it, and no other journal closes anything.
create or replace function erp_private.integritas_penutupan()
returns table (pemeriksaan text, kunci text, harap text, nyata text)
language sql
stable
as $$
  select 'penutupan', format('%s %s', c.tahun, s.akun_kode), 'saldo 0 pada hari terakhir',
         format('saldo %s', sum(s.debit - s.kredit))
    from penutupan as c
    join saldo_harian as s on s.tanggal <= c.akhir
    join akun as a on a.kode = s.akun_kode
    join erp.akun_subklas as k on k.id = a.subklas_id
   where c.dibuka_pada is null and k.klas_id >= 4
   group by c.tahun, s.akun_kode
  having sum(s.debit - s.kredit) <> 0
  union all
  select 'penutupan', c.tahun::text, format('laba %s', c.laba),
         format('laba %s', coalesce(n.laba, 0))
    from penutupan as c
    left join (
      select b.jurnal_id, sum(b.debit - b.kredit) filter (where k.klas_id >= 4) as laba
        from jurnal as j
        join jurnal_baris as b on b.jurnal_id = j.id
        join akun as a on a.kode = b.akun_kode
        join erp.akun_subklas as k on k.id = a.subklas_id
       where j.jenis = 'penutup'
       group by b.jurnal_id
    ) as n on n.jurnal_id = c.jurnal_id
   where c.dibuka_pada is null
     and c.laba <> coalesce(n.laba, 0)
  union all
  select 'penutupan', c.tahun::text, format('terkunci sampai %s', c.akhir),
         format('terkunci sampai %s', p.tanggal_kunci)
    from penutupan as c
   cross join pengaturan as p
   where c.dibuka_pada is null and coalesce(p.tanggal_kunci < c.akhir, true)
  union all
  select 'penutupan', j.nomor, 'penutupan di hari terakhir tahun bukunya',
         format('jurnal bertanggal %s', j.tanggal)
    from jurnal as j
    left join jurnal as r on r.membalik_id = j.id
   where j.jenis = 'penutup' and not exists (
     select
       from penutupan as c
      where c.jurnal_id = j.id and c.akhir = j.tanggal
        and c.pembalik_id is not distinct from r.id
        and (c.dibuka_pada is null) = (r.id is null)
   )
$$;

alter function erp_private.integritas_penutupan() owner to erp_owner;
revoke all on function erp_private.integritas_penutupan() from public;
grant execute on function erp_private.integritas_penutupan() to erp_reader;
comment on function erp_private.integritas_penutupan() is
  'Closings of book years that do not hold; must be empty.';
--! EndIncluded erp_private/laporan/integritas_penutupan.sql
--! Included erp_private/laporan/integritas_poin.sql
-- Tie-out: a lot begins with what it was opened with and is never below 0, unless it is a debt; an
-- empty one is worth nothing; a contact's balance is the sum of its movements. That the liability
-- equals the points at every day is part of the control accounts.
create or replace function erp_private.integritas_poin()
returns table (pemeriksaan text, kunci text, harap text, nyata text)
language sql
stable
as $$
  select 'poin', format('lot %s', l.id),
         format('awal %s senilai %s, tidak di bawah 0, kosong tanpa nilai', l.poin, l.nilai),
         format(
           'awal %s senilai %s, terendah %s, sisa %s senilai %s', s.awal, s.nilai_awal, s.terendah,
           s.sisa, s.nilai
         )
    from poin_lot as l
    left join (
      select r.lot_id, min(r.sisa) as terendah, max(r.sisa) filter (where r.akhir) as sisa,
             max(r.nilai) filter (where r.akhir) as nilai, max(r.awal) as awal,
             max(r.nilai_awal) as nilai_awal
        from (
          select g.lot_id, sum(g.poin) over w as sisa, sum(g.nilai) over w as nilai, g.awal,
                 g.nilai_awal, lead(g.tanggal) over w is null as akhir
            from (
              select m.lot_id, m.tanggal, sum(m.poin) as poin, sum(m.nilai) as nilai,
                     sum(m.poin) filter (where m.asli) as awal,
                     sum(m.nilai) filter (where m.asli) as nilai_awal
                from (
                  select x.*, x.membalik_id is null and x.jenis in ('terbit', 'hutang') as asli
                    from poin_gerak as x
                ) as m
               group by m.lot_id, m.tanggal
            ) as g
          window w as (partition by g.lot_id order by g.tanggal)
        ) as r
       group by r.lot_id
    ) as s on s.lot_id = l.id
   where s.awal is distinct from l.poin or s.nilai_awal is distinct from l.nilai
      or (l.poin > 0 and s.terendah < 0) or (s.sisa = 0 and s.nilai <> 0)
  union all
  select 'poin', format('kontak %s', kontak_id),
         format('%s senilai %s', coalesce(g.poin, 0), coalesce(g.nilai, 0)),
         format('%s senilai %s', coalesce(s.poin, 0), coalesce(s.nilai, 0))
    from poin_saldo as s
    full join (
      select m.kontak_id, sum(m.poin) as poin, sum(m.nilai) as nilai
        from poin_gerak as m
       group by m.kontak_id
    ) as g using (kontak_id)
   where coalesce(s.poin, 0) <> coalesce(g.poin, 0) or coalesce(s.nilai, 0) <> coalesce(g.nilai, 0)
$$;

alter function erp_private.integritas_poin() owner to erp_owner;
revoke all on function erp_private.integritas_poin() from public;
grant execute on function erp_private.integritas_poin() to erp_reader;
comment on function erp_private.integritas_poin() is
  'Lots and balances of points that do not add up; must be empty.';
--! EndIncluded erp_private/laporan/integritas_poin.sql
--! Included erp_private/laporan/integritas_semua.sql
-- Every tie-out of the books, derived anew from what they are made of. Runs as the reader, because
-- the worker asks too.
create or replace function erp_private.integritas_semua()
returns table (pemeriksaan text, kunci text, harap text, nyata text)
language plpgsql
stable
security definer
as $$
begin
  return query
    select * from erp_private.integritas_jurnal()
    union all
    select * from erp_private.integritas_saldo_harian()
    union all
    select * from erp_private.integritas_kendali()
    union all
    select * from erp_private.integritas_kas()
    union all
    select * from erp_private.integritas_stok()
    union all
    select * from erp_private.integritas_hpp()
    union all
    select * from erp_private.integritas_lapisan()
    union all
    select * from erp_private.integritas_transaksi()
    union all
    select * from erp_private.integritas_order()
    union all
    select * from erp_private.integritas_aset()
    union all
    select * from erp_private.integritas_penutupan()
    union all
    select * from erp_private.integritas_poin()
    union all
    select * from erp_private.integritas_nomor();
end
$$;

alter function erp_private.integritas_semua() owner to erp_reader;
revoke all on function erp_private.integritas_semua() from public;
grant execute on function erp_private.integritas_semua() to erp_reader, erp_writer;
comment on function erp_private.integritas_semua() is
  'Every tie-out of the books; must be empty.';
--! EndIncluded erp_private/laporan/integritas_semua.sql
--! Included erp_private/laporan/integritas_simpanan.sql
-- The last check of long books, for the integrity report: when it began, what it found, and how
-- many postings came since.
create or replace function erp_private.integritas_simpanan(lewati bigint, banyak integer)
returns json
language plpgsql
stable
as $$
#variable_conflict use_column
declare
  v_j record;
  v_baru bigint;
begin
  select j.* into v_j from integritas_jalan as j order by j.id desc limit 1;
  if not found then
    return json_build_object(
      'total', 0,
      'meta', json_build_object(
        'langsung', false, 'diperiksa_pada', null, 'posting_sesudahnya', null,
        'peringatan', json_build_array('buku ini belum diperiksa; pemeriksaan berjalan tiap malam')
      ),
      'data', json_build_array()
    );
  end if;
  select count(*) into v_baru from posting as p where p.id > v_j.posting_id;
  return json_build_object(
    'total', v_j.total,
    'meta', json_build_object(
      'langsung', false, 'diperiksa_pada', erp_private.waktu_json(v_j.mulai_pada),
      'posting_sesudahnya', v_baru, 'peringatan', array_to_json(array_remove(array[
        case when v_baru > 0 then format(
          '%s posting dicatat sesudah pemeriksaan ini dan belum ikut diperiksa', v_baru
        ) end,
        case when v_j.total > 1000 then 'hanya 1000 temuan pertama disimpan' end
      ], null))
    ),
    'data', (
      select coalesce(json_agg(x.isi order by x.urutan), '[]')
        from (
          select t.isi, t.urutan
            from json_array_elements(v_j.temuan) with ordinality as t (isi, urutan)
           order by t.urutan
          offset integritas_simpanan.lewati
           limit integritas_simpanan.banyak
        ) as x
    )
  );
end
$$;

alter function erp_private.integritas_simpanan(bigint, integer) owner to erp_owner;
revoke all on function erp_private.integritas_simpanan(bigint, integer) from public;
grant execute on function erp_private.integritas_simpanan(bigint, integer) to erp_reader;
comment on function erp_private.integritas_simpanan(bigint, integer) is
  'The last check of long books as the integrity report shows it.';
--! EndIncluded erp_private/laporan/integritas_simpanan.sql
--! Included erp_private/laporan/jurnal_json.sql
-- One journal with its lines, as reports and documents show it.
create or replace function erp_private.jurnal_json(jurnal_id bigint)
returns json
language plpgsql
stable
as $$
#variable_conflict use_column
begin
  return (
    select json_build_object(
      'id', j.id,
      'nomor', j.nomor,
      'tanggal', j.tanggal,
      'jenis', case
        when t.id is null or j.jenis in ('koreksi', 'penutup') then 'sistem'
        else t.jenis::text
      end,
      'transaksi_id', j.transaksi_id,
      'nomor_transaksi', t.nomor,
      'keterangan', coalesce(j.keterangan, t.keterangan),
      'lintas_periode', j.lintas_periode,
      'membalik_id', j.membalik_id,
      'dicatat_pada', to_char(j.dicatat_pada at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'baris', (
        select coalesce(json_agg(
          json_build_object(
            'akun_kode', b.akun_kode, 'akun_nama', a.nama, 'debit', b.debit, 'kredit', b.kredit,
            'kontak_id', b.kontak_id, 'keterangan', b.keterangan
          ) order by b.baris
        ), '[]')
          from jurnal_baris as b
          join akun as a on a.kode = b.akun_kode
         where b.jurnal_id = j.id
      )
    )
      from jurnal as j
      left join transaksi as t on t.id = j.transaksi_id
     where j.id = jurnal_json.jurnal_id
  );
end
$$;

alter function erp_private.jurnal_json(bigint) owner to erp_owner;
revoke all on function erp_private.jurnal_json(bigint) from public;
grant execute on function erp_private.jurnal_json(bigint) to erp_reader, erp_writer;
comment on function erp_private.jurnal_json(bigint) is
  'A journal with its lines as JSON.';
--! EndIncluded erp_private/laporan/jurnal_json.sql
--! Included erp_private/laporan/jurnal_pilih.sql
-- Journals of a period that match a filter, without order. `jenis` is a transaction's kind, or
-- 'sistem' for what nobody can create. One statement, so that it is inlined and a page of it is
-- read from the index on tanggal.
create or replace function erp_private.jurnal_pilih(
  dari date, sampai date, akun_kode text, jenis text, diketahui timestamptz
)
returns table (id bigint, tanggal date)
language sql
stable
as $$
  select j.id, j.tanggal
    from jurnal as j
   where j.tanggal >= jurnal_pilih.dari and j.tanggal <= jurnal_pilih.sampai
     and (
       jurnal_pilih.akun_kode is null
       or j.id in (
         select b.jurnal_id
           from jurnal_baris as b
          where b.akun_kode = jurnal_pilih.akun_kode
            and b.tanggal >= jurnal_pilih.dari and b.tanggal <= jurnal_pilih.sampai
       )
     )
     and (
       jurnal_pilih.jenis is null
       or (j.transaksi_id is null or j.jenis in ('koreksi', 'penutup'))
          = (jurnal_pilih.jenis = 'sistem')
     )
     and (
       coalesce(jurnal_pilih.jenis, 'sistem') = 'sistem'
       or exists (
         select
           from transaksi as t
          where t.id = j.transaksi_id and t.jenis::text = jurnal_pilih.jenis
       )
     )
     and (
       jurnal_pilih.diketahui is null
       or j.posting_id in (
         select p.id from posting as p where p.dicatat_pada <= jurnal_pilih.diketahui
       )
     )
$$;

alter function erp_private.jurnal_pilih(date, date, text, text, timestamptz) owner to erp_owner;
revoke all on function erp_private.jurnal_pilih(date, date, text, text, timestamptz) from public;
grant execute on function erp_private.jurnal_pilih(
  date, date, text, text, timestamptz
) to erp_reader;
comment on function erp_private.jurnal_pilih(date, date, text, text, timestamptz) is
  'Journals of a period by account, kind and moment.';
--! EndIncluded erp_private/laporan/jurnal_pilih.sql
--! Included erp_private/laporan/kartu_awal.sql
-- What a pool (or with `lokasi_id` null all pools) of a barang held before a day, as known at a
-- moment: now, less what came since. `sampai_ini` and `sebelum` are the quantities of the locations
-- up to and below this one, which its share of the value is made of.
create or replace function erp_private.kartu_awal(
  barang_id bigint, mulai date, lokasi_id bigint, diketahui timestamptz,
  out qty numeric, out nilai numeric, out sampai_ini numeric, out sebelum numeric,
  out pertama boolean
)
language plpgsql
stable
as $$
#variable_conflict use_column
declare
  v_barang constant bigint := kartu_awal.barang_id;
  v_lokasi constant bigint := kartu_awal.lokasi_id;
  v_pool constant bigint := erp_private.stok_pool_of(v_barang, v_lokasi);
begin
  select sum(x.qty), sum(x.nilai)
    into kartu_awal.qty, kartu_awal.nilai
    from (
      select p.qty::numeric, p.nilai::numeric
        from stok_pool as p
       where p.barang_id = v_barang and (v_lokasi is null or p.pool_id = v_pool)
      union all
      select -s.qty, -s.nilai
        from erp_private.stok_sesudah(v_barang, kartu_awal.mulai - 1, kartu_awal.diketahui) as s
       where v_lokasi is null or s.pool_id = v_pool
    ) as x;
  select coalesce(sum(x.qty) filter (where x.lokasi_id <= v_lokasi), 0),
         coalesce(sum(x.qty) filter (where x.lokasi_id < v_lokasi), 0),
         min(x.lokasi_id) = v_lokasi
    into kartu_awal.sampai_ini, kartu_awal.sebelum, kartu_awal.pertama
    from (
      select l.lokasi_id, l.qty::numeric
        from stok_lokasi as l
       where l.barang_id = v_barang and v_lokasi is not null
         and erp_private.stok_pool_of(v_barang, l.lokasi_id) = v_pool
      union all
      select s.lokasi_id, -s.qty
        from erp_private.stok_sesudah(v_barang, kartu_awal.mulai - 1, kartu_awal.diketahui) as s
       where s.pool_id = v_pool and v_lokasi is not null
    ) as x;
  kartu_awal.qty := coalesce(kartu_awal.qty, 0);
  kartu_awal.nilai := coalesce(kartu_awal.nilai, 0);
end
$$;

alter function erp_private.kartu_awal(bigint, date, bigint, timestamptz) owner to erp_owner;
revoke all on function erp_private.kartu_awal(bigint, date, bigint, timestamptz) from public;
grant execute on function erp_private.kartu_awal(bigint, date, bigint, timestamptz) to erp_reader;
comment on function erp_private.kartu_awal(bigint, date, bigint, timestamptz) is
  'What a barang held before a day, for its stock card.';
--! EndIncluded erp_private/laporan/kartu_awal.sql
--! Included erp_private/laporan/kartu_gerak.sql
-- Movements of one barang in a period in the order of the books (its own date, then the place in
-- its pool), with running quantity and value: of all pools, or of one location, whose value is its
-- share of the pool. The first row (id null, urutan 0) is the opening. `urutan` counts every
-- movement, also those of other locations (`tampil` false), because they too change what the share
-- of this one is worth.
create or replace function erp_private.kartu_gerak(
  barang_id bigint, mulai date, sampai date, lokasi_id bigint, diketahui timestamptz
)
returns table (id bigint, urutan bigint, tampil boolean, saldo_qty numeric, saldo_nilai numeric)
language plpgsql
stable
as $$
#variable_conflict use_column
declare
  v_lokasi constant bigint := kartu_gerak.lokasi_id;
  v_pool constant bigint := erp_private.stok_pool_of(kartu_gerak.barang_id, v_lokasi);
  v_awal record;
begin
  select * into v_awal
    from erp_private.kartu_awal(
      kartu_gerak.barang_id, kartu_gerak.mulai, v_lokasi, kartu_gerak.diketahui
    );
  return query
  with
    jalan as (
      select null::bigint as id, null::bigint as lokasi_id, 0::bigint as urutan, v_awal.qty as qty,
             v_awal.nilai as nilai, v_awal.sampai_ini as sampai_ini, v_awal.sebelum as sebelum
      union all
      select m.id, m.lokasi_id, row_number() over w, v_awal.qty + sum(m.qty) over w,
             v_awal.nilai + sum(m.nilai) over w,
             v_awal.sampai_ini
               + coalesce(sum(m.qty) filter (where m.lokasi_id <= v_lokasi) over w, 0),
             v_awal.sebelum + coalesce(sum(m.qty) filter (where m.lokasi_id < v_lokasi) over w, 0)
        from mutasi_stok as m
       where m.barang_id = kartu_gerak.barang_id
         and m.tanggal >= kartu_gerak.mulai and m.tanggal <= kartu_gerak.sampai
         and (v_lokasi is null or m.pool_id = v_pool)
         and (
           kartu_gerak.diketahui is null
           or exists (
             select
               from posting as p
              where p.id = m.posting_id and p.dicatat_pada <= kartu_gerak.diketahui
           )
         )
      window w as (
        order by m.tanggal, m.tanggal_kunci, m.urut, m.baris, m.sub, m.id rows unbounded preceding
      )
    )
  select j.id, j.urutan, j.id is not null and (v_lokasi is null or j.lokasi_id = v_lokasi),
         case when v_lokasi is null then j.qty else j.sampai_ini - j.sebelum end,
         case
           when v_lokasi is null then j.nilai
           else erp_private.nilai_bagian(
             j.nilai, j.qty, j.sampai_ini, j.sebelum, v_awal.pertama
           )
         end
    from jalan as j;
end
$$;

alter function erp_private.kartu_gerak(bigint, date, date, bigint, timestamptz) owner to erp_owner;
revoke all on function erp_private.kartu_gerak(bigint, date, date, bigint, timestamptz) from public;
grant execute on function erp_private.kartu_gerak(
  bigint, date, date, bigint, timestamptz
) to erp_reader;
comment on function erp_private.kartu_gerak(bigint, date, date, bigint, timestamptz) is
  'Movements of a barang in a period with running quantity and value, after its opening.';
--! EndIncluded erp_private/laporan/kartu_gerak.sql
--! Included erp_private/laporan/kartu_json.sql
-- One movement of a stock card. A correction shows the number of its own journal and the movement
-- it corrects; a compensation the stocktaking on which it stands.
create or replace function erp_private.kartu_json(
  mutasi_id bigint, saldo_qty erp.kuantitas, saldo_nilai erp.uang
)
returns json
language plpgsql
stable
as $$
#variable_conflict use_column
begin
  return (
    select json_build_object(
      'id', m.id,
      'tanggal', m.tanggal,
      'nomor', case m.jenis
        when 'koreksi_hpp' then coalesce(j.nomor, t.nomor)
        when 'pembalik' then t.nomor || '/V'
        else t.nomor
      end,
      'jenis', case when m.jenis = 'koreksi_hpp' then 'sistem' else t.jenis::text end,
      'mutasi', m.jenis,
      'transaksi_id', m.transaksi_id,
      'kontak_id', t.kontak_id,
      'lokasi_id', m.lokasi_id,
      'lokasi_nama', l.nama,
      'masuk', greatest(m.qty, 0)::erp.kuantitas,
      'keluar', greatest(-m.qty, 0)::erp.kuantitas,
      'nilai', m.nilai,
      'saldo_qty', kartu_json.saldo_qty,
      'saldo_nilai', kartu_json.saldo_nilai,
      'koreksi_untuk', m.koreksi_untuk,
      'membalik_id', m.membalik_id,
      'opname_id', case
        when m.jurnal_id is not null and m.jenis <> 'koreksi_hpp'
          then t.rincian -> 'sudah_terhitung_opname'
      end,
      'keterangan', t.keterangan
    )
      from mutasi_stok as m
      join transaksi as t on t.id = m.transaksi_id
      join lokasi as l on l.id = m.lokasi_id
      left join jurnal as j on j.id = m.jurnal_id
     where m.id = kartu_json.mutasi_id
  );
end
$$;

alter function erp_private.kartu_json(bigint, erp.kuantitas, erp.uang) owner to erp_owner;
revoke all on function erp_private.kartu_json(bigint, erp.kuantitas, erp.uang) from public;
grant execute on function erp_private.kartu_json(bigint, erp.kuantitas, erp.uang) to erp_reader;
comment on function erp_private.kartu_json(bigint, erp.kuantitas, erp.uang) is
  'A movement of a stock card as JSON.';
--! EndIncluded erp_private/laporan/kartu_json.sql
--! Included erp_private/laporan/laporan_pos.sql
-- The receivable or the payable report: documents with what remains of them at the end of the day
-- `sampai`, aged by their due date. Codes: VATGL, VAHAL, VASTS status tidak dikenal.
create or replace function erp_private.laporan_pos(
  jenis erp.jenis_pos, dari date, sampai date, kontak_id bigint, status text, page integer,
  per_page integer, diketahui timestamptz
)
returns json
language plpgsql
stable
as $$
#variable_conflict use_column
declare
  v_r record;
  v_status constant text := erp_private.pos_status(laporan_pos.status);
  v_tanda constant integer := case laporan_pos.jenis when 'hutang' then -1 else 1 end;
  v_hasil json;
begin
  select r.* into v_r
    from erp_private.laporan_rentang(
      laporan_pos.dari, laporan_pos.sampai, laporan_pos.page, laporan_pos.per_page
    ) as r;
  with
    baris as materialized (
      select d.*
        from erp_private.pos_dokumen(
          laporan_pos.jenis, v_r.akhir, v_status = 'lunas', laporan_pos.diketahui
        ) as d
       where (
           laporan_pos.dari is null or coalesce(d.tanggal_faktur, d.tanggal) >= laporan_pos.dari
         )
         and (laporan_pos.kontak_id is null or d.kontak_id = laporan_pos.kontak_id)
         and case v_status when 'outstanding' then d.status <> 'lunas' else d.status = v_status end
    ),
    halaman as (
      select b.* from baris as b
       order by b.jatuh_tempo, b.tanggal, b.transaksi_id, b.pos_id
      offset v_r.lewati limit v_r.banyak
    )
  select json_build_object(
           'total', (select count(*) from baris),
           'meta', json_build_object(
             'per', v_r.akhir,
             'total_sisa', (select coalesce(sum(b.sisa), 0)::erp.uang from baris as b),
             'total_kontrol', (v_tanda * erp_private.kendali_saldo(
               array[laporan_pos.jenis::text::erp.akun_kendali], v_r.akhir, laporan_pos.diketahui
             ))::erp.uang
           ),
           'extra', json_build_object('ringkasan', (
             select coalesce(json_agg(erp_private.pos_ringkasan_json(
                      x.kontak_id, k.nama, x.banyak, x.sisa, x.umur
                    ) order by x.sisa desc, x.kontak_id), '[]')
               from (
                 select b.kontak_id, sum(b.banyak) as banyak, sum(b.sisa) as sisa,
                        jsonb_object_agg(b.umur, b.sisa) as umur
                   from (
                     select b.kontak_id, b.umur, count(*) as banyak, sum(b.sisa) as sisa
                       from baris as b group by b.kontak_id, b.umur
                   ) as b group by b.kontak_id
               ) as x left join kontak as k on k.id = x.kontak_id
           )),
           'data', (
             select coalesce(json_agg(
                      erp_private.pos_json(
                        h::erp_private.pos_dokumen, v_r.akhir, laporan_pos.diketahui
                      ) order by h.jatuh_tempo, h.tanggal, h.transaksi_id, h.pos_id
                    ), '[]') from halaman as h
           )
         )
    into v_hasil;
  return v_hasil;
end
$$;

alter function erp_private.laporan_pos(
  erp.jenis_pos, date, date, bigint, text, integer, integer, timestamptz
) owner to erp_owner;
revoke all on function erp_private.laporan_pos(
  erp.jenis_pos, date, date, bigint, text, integer, integer, timestamptz
) from public;
grant execute on function erp_private.laporan_pos(
  erp.jenis_pos, date, date, bigint, text, integer, integer, timestamptz
) to erp_reader;
comment on function erp_private.laporan_pos(
  erp.jenis_pos, date, date, bigint, text, integer, integer, timestamptz
) is
  'The receivable or payable report at a day.';
--! EndIncluded erp_private/laporan/laporan_pos.sql
--! Included erp_private/laporan/masa_rentang.sql
-- First and last day of a month YYYY-MM; this month when absent. Code: VATGL bukan bulan.
create or replace function erp_private.masa_rentang(masa text, out mulai date, out akhir date)
language plpgsql
stable
as $$
begin
  if masa is null then
    akhir := erp_private.tenant_today();
  else
    akhir := erp_private.penyusutan_day(masa);
    if akhir is null then
      raise exception using errcode = 'VATGL', message = 'masa: harus bulan YYYY-MM';
    end if;
  end if;
  mulai := date_trunc('month', akhir)::date;
  akhir := (mulai + interval '1 month - 1 day')::date;
end
$$;

alter function erp_private.masa_rentang(text) owner to erp_owner;
revoke all on function erp_private.masa_rentang(text) from public;
grant execute on function erp_private.masa_rentang(text) to erp_reader;
comment on function erp_private.masa_rentang(text) is
  'First and last day of a month YYYY-MM (VATGL).';
--! EndIncluded erp_private/laporan/masa_rentang.sql
--! Included erp_private/laporan/neraca_peringatan.sql
-- What a reader of the balance sheet of a day must know, each a sentence: openings that do not add
-- up yet (`saldo_awal` is what is left on their counter account), and earlier years whose result
-- is not closed.
create or replace function erp_private.neraca_peringatan(
  per date, saldo_awal numeric, laba_lalu numeric
)
returns text[]
language sql
immutable
set search_path = pg_catalog
as $$
  select array_remove(array[
    case when saldo_awal <> 0 then format(
      'saldo awal belum lengkap: akun penampungnya bersaldo %s per %s', saldo_awal, per
    ) end,
    case when laba_lalu <> 0 then format(
      'laba tahun-tahun sebelumnya sebesar %s belum ditutup per %s', laba_lalu, per
    ) end
  ], null)
$$;

alter function erp_private.neraca_peringatan(date, numeric, numeric) owner to erp_owner;
revoke all on function erp_private.neraca_peringatan(date, numeric, numeric) from public;
grant execute on function erp_private.neraca_peringatan(date, numeric, numeric) to erp_reader;
comment on function erp_private.neraca_peringatan(date, numeric, numeric) is
  'Warnings of the balance sheet of a day.';
--! EndIncluded erp_private/laporan/neraca_peringatan.sql
--! Included erp_private/laporan/penjualan_baris.sql
-- Lines of the sales report: one per line of a document, direction (its reversal is a line of its
-- own) and day. A correction of cost on another day is a line with quantity and revenue 0.
create or replace function erp_private.penjualan_baris(
  dari date, sampai date, kontak_id bigint, barang_id bigint, diketahui timestamptz
)
returns table (
  tanggal date, transaksi_id bigint, arah integer, baris_id bigint, kontak_id bigint,
  barang_id bigint, qty numeric, potongan numeric, bersih numeric, hpp numeric
)
language sql
stable
as $$
  select g.tanggal, g.transaksi_id, g.arah, g.baris_id, g.kontak_id, g.barang_id, sum(g.qty),
         sum(g.potongan), sum(g.bersih), sum(g.hpp)
    from erp_private.penjualan_gerak(penjualan_baris.dari, penjualan_baris.sampai) as g
   where (penjualan_baris.kontak_id is null or g.kontak_id = penjualan_baris.kontak_id)
     and (penjualan_baris.barang_id is null or g.barang_id = penjualan_baris.barang_id)
     and (
       penjualan_baris.diketahui is null
       or g.posting_id not in (
         select p.id from posting as p where p.dicatat_pada > penjualan_baris.diketahui
       )
     )
   group by g.tanggal, g.transaksi_id, g.arah, g.baris_id, g.kontak_id, g.barang_id
$$;

alter function erp_private.penjualan_baris(
  date, date, bigint, bigint, timestamptz
) owner to erp_owner;
revoke all on function erp_private.penjualan_baris(
  date, date, bigint, bigint, timestamptz
) from public;
grant execute on function erp_private.penjualan_baris(
  date, date, bigint, bigint, timestamptz
) to erp_reader;
comment on function erp_private.penjualan_baris(date, date, bigint, bigint, timestamptz) is
  'Lines of the sales report, before paging.';
--! EndIncluded erp_private/laporan/penjualan_baris.sql
--! Included erp_private/laporan/penjualan_gerak.sql
-- What happened to sales in a period, signed: documents at their date, reversals at theirs, each
-- with the cost that its stock movements bear, and corrections of cost at the date of each. Returns
-- count negative. So revenue adds up to the movement of the revenue accounts, and cost to that of
-- the cost accounts, in any period. Discounts are without tax; revenue that waits for points counts
-- as one. Goods given for points are sold for them. Freight is a line without barang.
create or replace function erp_private.penjualan_gerak(dari date, sampai date)
returns table (
  posting_id bigint, tanggal date, arah integer, transaksi_id bigint, baris_id bigint,
  kontak_id bigint, barang_id bigint, qty numeric, potongan numeric, bersih numeric, hpp numeric
)
language sql
stable
as $$
  with
    dokumen as (
      select t.posting_id, t.tanggal, 1 as arah, t.id, t.jenis, t.kontak_id, t.ongkos,
             t.harga_termasuk_pajak, case t.jenis when 'retur-penjualan' then -1 else 1 end as tanda
        from transaksi as t
       where t.jenis in ('penjualan', 'retur-penjualan', 'bayar-poin')
         and (t.status = 'final' or t.status = 'void' and exists (
           select from jurnal as j where j.transaksi_id = t.id and j.jenis = 'transaksi'
         ))
         and t.tanggal >= penjualan_gerak.dari and t.tanggal <= penjualan_gerak.sampai
      union all
      select r.posting_id, r.tanggal, -1, t.id, t.jenis, t.kontak_id, t.ongkos,
             t.harga_termasuk_pajak, case t.jenis when 'retur-penjualan' then 1 else -1 end
        from jurnal as r
        join jurnal as j on j.id = r.membalik_id and j.jenis = 'transaksi'
        join transaksi as t
          on t.id = r.transaksi_id and t.jenis in ('penjualan', 'retur-penjualan', 'bayar-poin')
       where r.jenis = 'pembalik'
         and r.tanggal >= penjualan_gerak.dari and r.tanggal <= penjualan_gerak.sampai
    ),
    -- Damaged goods leave again as a loss, goods for points as an expense, not as cost of sales.
    bukan as (
      select case r.peran when 'beban_poin' then 'bayar-poin' else 'retur-penjualan'
             end::erp.jenis_transaksi as jenis, r.akun_kode
        from akun_peran as r
       where r.peran in ('beban_poin', 'barang_rusak')
    )
  select d.posting_id, d.tanggal, d.arah, d.id, b.id, d.kontak_id, b.barang_id,
         d.tanda * b.qty_dasar, d.tanda * round(
           (b.diskon + b.diskon_dokumen) * case
             when d.harga_termasuk_pajak and b.ppn <> 0 then b.dpp / (b.dpp + b.ppn) else 1
           end, 2
         ) + d.tanda * p.nilai, d.tanda * (b.dpp - p.nilai), 0
    from dokumen as d
    join transaksi_baris as b on b.transaksi_id = d.id
   cross join lateral (select coalesce((b.rincian ->> 'poin_tangguhan')::numeric, 0) as nilai) as p
  union all
  select d.posting_id, d.tanggal, d.arah, d.id, null, d.kontak_id, null, 0, 0, d.tanda * d.ongkos, 0
    from dokumen as d
   where d.ongkos <> 0
  union all
  select d.posting_id, d.tanggal, d.arah, d.id, m.baris_id, d.kontak_id, m.barang_id, 0, 0, 0,
         -m.nilai
    from dokumen as d
    join mutasi_stok as m
      on m.posting_id = d.posting_id and m.transaksi_id = d.id and m.tanggal = d.tanggal
   where m.koreksi_untuk is null and not exists (
     select from bukan as x where x.jenis = d.jenis and x.akun_kode = m.akun_lawan
   )
  union all
  select m.posting_id, m.tanggal, case k.jenis when 'pembalik' then -1 else 1 end, t.id, m.baris_id,
         t.kontak_id, m.barang_id, 0, 0, 0, -m.nilai
    from mutasi_stok as m
    join mutasi_stok as k on k.id = m.koreksi_untuk
    join transaksi as t
      on t.id = k.transaksi_id and t.jenis in ('penjualan', 'retur-penjualan', 'bayar-poin')
   where m.jenis = 'koreksi_hpp'
     and m.tanggal >= penjualan_gerak.dari and m.tanggal <= penjualan_gerak.sampai
     and not exists (
       select from bukan as x where x.jenis = t.jenis and x.akun_kode = m.akun_lawan
     )
$$;

alter function erp_private.penjualan_gerak(date, date) owner to erp_owner;
revoke all on function erp_private.penjualan_gerak(date, date) from public;
grant execute on function erp_private.penjualan_gerak(date, date) to erp_reader, erp_writer;
comment on function erp_private.penjualan_gerak(date, date) is
  'Signed revenue and cost of sales in a period.';
--! EndIncluded erp_private/laporan/penjualan_gerak.sql
--! Included erp_private/laporan/penjualan_hitung.sql
-- Sales of a period summed from the documents: per day (grup hari), barang or contact (pelanggan).
create or replace function erp_private.penjualan_hitung(
  grup text, dari date, sampai date, diketahui timestamptz
)
returns setof erp_private.penjualan_rekap_baris
language plpgsql
stable
set plan_cache_mode = 'force_custom_plan'
as $$
#variable_conflict use_column
begin
  return query
    select case when penjualan_hitung.grup = 'hari' then g.tanggal end,
           case penjualan_hitung.grup
             when 'barang' then g.barang_id when 'pelanggan' then g.kontak_id
           end, sum(g.qty), sum(g.potongan), sum(g.bersih), sum(g.hpp)
      from erp_private.penjualan_gerak(penjualan_hitung.dari, penjualan_hitung.sampai) as g
     where penjualan_hitung.diketahui is null
        or g.posting_id not in (
          select p.id from posting as p where p.dicatat_pada > penjualan_hitung.diketahui
        )
     group by 1, 2;
end
$$;

alter function erp_private.penjualan_hitung(text, date, date, timestamptz) owner to erp_owner;
revoke all on function erp_private.penjualan_hitung(text, date, date, timestamptz) from public;
grant execute on function erp_private.penjualan_hitung(
  text, date, date, timestamptz
) to erp_reader, erp_writer;
comment on function erp_private.penjualan_hitung(text, date, date, timestamptz) is
  'Sales of a period per day, barang or contact, from the documents.';
--! EndIncluded erp_private/laporan/penjualan_hitung.sql
--! Included erp_private/laporan/penjualan_jejak.sql
-- What the books of each month of a period look like to the sales report, as a text that changes
-- whenever something is booked in it: the sums of the accounts only grow, and so do corrections of
-- cost; documents without a journal and the accounts that decide what is cost of sales stand
-- beside them.
create or replace function erp_private.penjualan_jejak(dari date, sampai date)
returns table (bulan date, jejak text)
language sql
stable
as $$
  with
    peran as (
      select string_agg(p.akun_kode, ',' order by p.peran) as akun
        from akun_peran as p
       where p.peran in ('barang_rusak', 'beban_poin')
    ),
    tanda as (
      select date_trunc('month', s.tanggal)::date as bulan, sum(s.debit) as debit,
             sum(s.kredit) as kredit, 0 as koreksi, 0::bigint as terakhir, 0 as kosong
        from akun as a
       cross join lateral (
         select h.tanggal, h.debit, h.kredit
           from saldo_harian as h
          where h.akun_kode = a.kode and h.tanggal >= penjualan_jejak.dari
            and h.tanggal <= penjualan_jejak.sampai
       ) as s
       group by 1
      union all
      select date_trunc('month', m.tanggal)::date, 0, 0, count(*), max(m.id), 0
        from mutasi_stok as m
       where m.koreksi_untuk is not null and m.tanggal >= penjualan_jejak.dari
         and m.tanggal <= penjualan_jejak.sampai
       group by 1
      union all
      select date_trunc('month', t.tanggal)::date, 0, 0, 0, 0, count(*)
        from transaksi as t
       where t.total_nilai = 0 and t.jenis in ('penjualan', 'retur-penjualan', 'bayar-poin')
         and t.status = 'final' and t.tanggal >= penjualan_jejak.dari
         and t.tanggal <= penjualan_jejak.sampai
       group by 1
    )
  select t.bulan, concat_ws(
           ' ', sum(t.debit), sum(t.kredit), sum(t.koreksi), max(t.terakhir), sum(t.kosong),
           (select p.akun from peran as p)
         )
    from tanda as t
   group by t.bulan
$$;

alter function erp_private.penjualan_jejak(date, date) owner to erp_owner;
revoke all on function erp_private.penjualan_jejak(date, date) from public;
grant execute on function erp_private.penjualan_jejak(date, date) to erp_reader, erp_writer;
comment on function erp_private.penjualan_jejak(date, date) is
  'What the books of each month look like to the sales report.';
--! EndIncluded erp_private/laporan/penjualan_jejak.sql
--! Included erp_private/laporan/penjualan_kelompok.sql
-- Sales of a period summed per day (grup hari and bulan), barang or contact; one group may come in
-- several rows. Months of long books that were summed before and have not changed since come from
-- there, everything else from the documents.
create or replace function erp_private.penjualan_kelompok(
  grup text, dari date, sampai date, diketahui timestamptz
)
returns table (
  tanggal date, id bigint, qty numeric, potongan numeric, bersih numeric, hpp numeric
)
language plpgsql
stable
as $$
#variable_conflict use_column
declare
  v_grup constant text := case penjualan_kelompok.grup
    when 'bulan' then 'hari' else penjualan_kelompok.grup
  end;
  v_mulai date := penjualan_kelompok.dari;
  v_rekap record;
begin
  if penjualan_kelompok.diketahui is null and to_regclass('penjualan_rekap') is not null then
    for v_rekap in
      select r.bulan, r.isi
        from penjualan_rekap as r
        join erp_private.penjualan_jejak(
          penjualan_kelompok.dari, penjualan_kelompok.sampai
        ) as j on j.bulan = r.bulan and j.jejak = r.jejak
       where r.grup = v_grup and r.bulan >= penjualan_kelompok.dari
         and r.bulan + interval '1 month' <= penjualan_kelompok.sampai + 1
       order by r.bulan
    loop
      if v_mulai < v_rekap.bulan then
        return query
          select x.* from erp_private.penjualan_hitung(
            v_grup, v_mulai, v_rekap.bulan - 1, null) as x;
      end if;
      return query select x.* from unnest(v_rekap.isi) as x;
      v_mulai := (v_rekap.bulan + interval '1 month')::date;
    end loop;
  end if;
  if v_mulai <= penjualan_kelompok.sampai then
    return query
      select x.* from erp_private.penjualan_hitung(
        v_grup, v_mulai, penjualan_kelompok.sampai, penjualan_kelompok.diketahui) as x;
  end if;
end
$$;

alter function erp_private.penjualan_kelompok(text, date, date, timestamptz) owner to erp_owner;
revoke all on function erp_private.penjualan_kelompok(text, date, date, timestamptz) from public;
grant execute on function erp_private.penjualan_kelompok(
  text, date, date, timestamptz
) to erp_reader;
comment on function erp_private.penjualan_kelompok(text, date, date, timestamptz) is
  'Sales of a period per day, barang or contact, for the sales summary.';
--! EndIncluded erp_private/laporan/penjualan_kelompok.sql
--! Included erp_private/laporan/poin_per.sql
-- The lots of points, of one contact or of all, with what was left of each at the end of a day, as
-- known at a moment; empty ones are left out.
create or replace function erp_private.poin_per(kontak_id bigint, per date, diketahui timestamptz)
returns table (lot_id bigint, poin_sisa bigint, nilai_sisa numeric)
language sql
stable
as $$
  select g.lot_id, sum(g.poin)::bigint, sum(g.nilai)
    from poin_gerak as g
   where g.tanggal <= poin_per.per
     and (poin_per.kontak_id is null or g.kontak_id = poin_per.kontak_id)
     and (
       poin_per.diketahui is null
       or g.posting_id in (
         select p.id from posting as p where p.dicatat_pada <= poin_per.diketahui
       )
     )
   group by g.lot_id
  having sum(g.poin) <> 0 or sum(g.nilai) <> 0
$$;

alter function erp_private.poin_per(bigint, date, timestamptz) owner to erp_owner;
revoke all on function erp_private.poin_per(bigint, date, timestamptz) from public;
grant execute on function erp_private.poin_per(bigint, date, timestamptz) to erp_reader;
comment on function erp_private.poin_per(bigint, date, timestamptz) is
  'Lots of points with what was left of them on a day.';
--! EndIncluded erp_private/laporan/poin_per.sql
--! Included erp_private/laporan/pos_calon.sql
-- Items that may have been open at the end of a day as known at a moment: those of documents that
-- are open now, and those that a later or later recorded allocation or reversal has closed since.
-- So a question about a day costs what is open and what happened since, not all that was ever paid.
-- The list as an array says to the planner that it is short.
create or replace function erp_private.pos_calon(per date, diketahui timestamptz)
returns table (pos_id bigint)
language sql
stable
as $$
  select p.id
    from pos_terbuka as p
   where p.transaksi_id = any (array(select t.id from transaksi as t where t.sisa > 0))
  union
  select l.pos_id
    from alokasi as l
   where l.tanggal > pos_calon.per
  union
  select l.pos_id
    from posting as g
    join alokasi as l on l.posting_id = g.id
   where g.dicatat_pada > pos_calon.diketahui
  union
  select r.membalik_id
    from pos_terbuka as r
   where r.membalik_id is not null and r.tanggal > pos_calon.per
  union
  select r.membalik_id
    from posting as g
    join pos_terbuka as r on r.posting_id = g.id and r.membalik_id is not null
   where g.dicatat_pada > pos_calon.diketahui
$$;

alter function erp_private.pos_calon(date, timestamptz) owner to erp_owner;
revoke all on function erp_private.pos_calon(date, timestamptz) from public;
grant execute on function erp_private.pos_calon(date, timestamptz) to erp_reader;
comment on function erp_private.pos_calon(date, timestamptz) is
  'Items that may have been open at a day, as known at a moment.';
--! EndIncluded erp_private/laporan/pos_calon.sql
--! Included erp_private/laporan/pos_dokumen.sql
-- Rows of the receivable and payable reports at a day. A sale or purchase shows its whole amount,
-- of which the money given with it counts as paid; any other item its own amount. With `lunas` also
-- what is paid, with those that never had an item.
create or replace function erp_private.pos_dokumen(
  jenis erp.jenis_pos, per date, lunas boolean, diketahui timestamptz
)
returns setof erp_private.pos_dokumen
language sql
stable
as $$
  with
    induk as (
      select case pos_dokumen.jenis
               when 'piutang' then 'penjualan' else 'pembelian'
             end::erp.jenis_transaksi as jenis
    ),
    isi as (
      select p.pos_id, p.transaksi_id, p.akun_kode, p.kontak_id, p.tanggal, p.jatuh_tempo,
             p.tanggal_faktur, p.nomor_faktur_asli,
             case when t.jenis = i.jenis then t.total_nilai else p.nilai end as nilai, p.sisa
        from erp_private.pos_per(
          pos_dokumen.jenis, pos_dokumen.per, pos_dokumen.lunas, pos_dokumen.diketahui
        ) as p
        join transaksi as t on t.id = p.transaksi_id
       cross join induk as i
      union all
      select null, c.transaksi_id, null, c.kontak_id, c.tanggal, c.tanggal, null, null,
             c.nilai, 0
        from induk as i
       cross join lateral erp_private.tunai_per(
         i.jenis, pos_dokumen.per, pos_dokumen.diketahui
       ) as c
       where pos_dokumen.lunas
    )
  select i.pos_id, i.transaksi_id, i.akun_kode, i.kontak_id, i.tanggal, i.jatuh_tempo,
         i.nilai::erp.uang, i.sisa::erp.uang,
         case when i.sisa <= 0 then 'lunas' when i.sisa >= i.nilai then 'belum' else 'sebagian' end,
         case when i.sisa > 0 then greatest(pos_dokumen.per - i.jatuh_tempo, 0) else 0 end,
         case
           when i.sisa <= 0 then 'lunas'
           when pos_dokumen.per <= i.jatuh_tempo then 'belum_jatuh_tempo'
           when pos_dokumen.per - i.jatuh_tempo <= 30 then '1-30'
           when pos_dokumen.per - i.jatuh_tempo <= 60 then '31-60'
           when pos_dokumen.per - i.jatuh_tempo <= 90 then '61-90'
           else '>90'
         end, i.tanggal_faktur, i.nomor_faktur_asli
    from isi as i
$$;

alter function erp_private.pos_dokumen(
  erp.jenis_pos, date, boolean, timestamptz
) owner to erp_owner;
revoke all on function erp_private.pos_dokumen(
  erp.jenis_pos, date, boolean, timestamptz
) from public;
grant execute on function erp_private.pos_dokumen(
  erp.jenis_pos, date, boolean, timestamptz
) to erp_reader;
comment on function erp_private.pos_dokumen(erp.jenis_pos, date, boolean, timestamptz) is
  'Rows of the receivable or payable report at a day, before filters.';
--! EndIncluded erp_private/laporan/pos_dokumen.sql
--! Included erp_private/laporan/pos_json.sql
-- One document of the receivable or payable report; an opening names its original invoice.
create or replace function erp_private.pos_json(
  dokumen erp_private.pos_dokumen, per date, diketahui timestamptz
)
returns json
language plpgsql
stable
as $$
#variable_conflict use_column
begin
  return (
    select json_build_object(
      'transaksi_id', t.id,
      'nomor', t.nomor,
      'jenis', t.jenis,
      'nomor_referensi', t.nomor_referensi,
      'tanggal', pos_json.dokumen.tanggal,
      'tanggal_faktur', pos_json.dokumen.tanggal_faktur,
      'nomor_faktur_asli', pos_json.dokumen.nomor_faktur_asli,
      'jatuh_tempo', pos_json.dokumen.jatuh_tempo,
      'kontak_id', k.id,
      'kontak_nama', k.nama,
      'akun_kode', pos_json.dokumen.akun_kode,
      'nilai', pos_json.dokumen.nilai,
      'dibayar', (pos_json.dokumen.nilai - pos_json.dokumen.sisa)::erp.uang,
      'sisa', pos_json.dokumen.sisa,
      'status', pos_json.dokumen.status,
      'umur', pos_json.dokumen.umur,
      'hari_lewat', pos_json.dokumen.hari_lewat,
      'dikonfirmasi_pada', (
        select max(c.tanggal)
          from konfirmasi as c
          join transaksi as a on a.id = c.transaksi_id and a.status = 'final'
         where c.dokumen_id = t.id and c.tanggal <= pos_json.per and (
           pos_json.diketahui is null or exists (
             select
               from posting as g
              where g.id = a.posting_id and g.dicatat_pada <= pos_json.diketahui
           )
         )
      )
    )
      from transaksi as t
      left join kontak as k on k.id = pos_json.dokumen.kontak_id
     where t.id = pos_json.dokumen.transaksi_id
  );
end
$$;

alter function erp_private.pos_json(erp_private.pos_dokumen, date, timestamptz) owner to erp_owner;
revoke all on function erp_private.pos_json(erp_private.pos_dokumen, date, timestamptz) from public;
grant execute on function erp_private.pos_json(
  erp_private.pos_dokumen, date, timestamptz
) to erp_reader;
comment on function erp_private.pos_json(erp_private.pos_dokumen, date, timestamptz) is
  'A document of the receivable or payable report as JSON.';
--! EndIncluded erp_private/laporan/pos_json.sql
--! Included erp_private/laporan/pos_per.sql
-- Open items of one kind at the end of a day: each item less its reversal and what was allocated to
-- it by then. An item that is reversed and to which nothing is allocated any more is gone. With
-- `lunas` also those that were paid by then. An item without a due date (an opening) ages from its
-- own invoice's date.
create or replace function erp_private.pos_per(
  jenis erp.jenis_pos, per date, lunas boolean, diketahui timestamptz
)
returns table (
  pos_id bigint, transaksi_id bigint, akun_kode text, kontak_id bigint, tanggal date,
  jatuh_tempo date, tanggal_faktur date, nomor_faktur_asli text, nilai numeric, sisa numeric
)
language sql
stable
as $$
  with
    pos as (
      select p.*
        from pos_terbuka as p
       where p.jenis = pos_per.jenis and p.membalik_id is null and p.tanggal <= pos_per.per
         and (pos_per.lunas or p.id = any (array(
           select c.pos_id from erp_private.pos_calon(pos_per.per, pos_per.diketahui) as c
         )))
         and (
           pos_per.diketahui is null
           or p.posting_id not in (
             select g.id from posting as g where g.dicatat_pada > pos_per.diketahui
           )
         )
    ),
    terpakai as (
      select l.pos_id, sum(l.nilai) as nilai
        from alokasi as l
       where l.tanggal <= pos_per.per
         and (pos_per.lunas or l.pos_id = any (array(select p.id from pos as p)))
         and (
           pos_per.diketahui is null
           or l.posting_id not in (
             select g.id from posting as g where g.dicatat_pada > pos_per.diketahui
           )
         )
       group by l.pos_id
    )
  select p.id, p.transaksi_id, p.akun_kode, p.kontak_id, p.tanggal,
         coalesce(p.jatuh_tempo, p.tanggal_faktur, p.tanggal), p.tanggal_faktur,
         p.nomor_faktur_asli, p.nilai + coalesce(r.nilai, 0),
         p.nilai + coalesce(r.nilai, 0) - coalesce(a.nilai, 0)
    from pos as p
    left join pos_terbuka as r
      on r.membalik_id = p.id and r.tanggal <= pos_per.per
     and (
       pos_per.diketahui is null
       or r.posting_id not in (
         select g.id from posting as g where g.dicatat_pada > pos_per.diketahui
       )
     )
    left join terpakai as a on a.pos_id = p.id
   where r.id is null or coalesce(a.nilai, 0) <> 0
$$;

alter function erp_private.pos_per(erp.jenis_pos, date, boolean, timestamptz) owner to erp_owner;
revoke all on function erp_private.pos_per(erp.jenis_pos, date, boolean, timestamptz) from public;
grant execute on function erp_private.pos_per(
  erp.jenis_pos, date, boolean, timestamptz
) to erp_reader;
comment on function erp_private.pos_per(erp.jenis_pos, date, boolean, timestamptz) is
  'Open items of a kind at a day with what remains of each.';
--! EndIncluded erp_private/laporan/pos_per.sql
--! Included erp_private/laporan/pos_ringkasan_json.sql
-- What a contact owes (or is owed) by age; `umur` holds the amount of each age that occurs.
create or replace function erp_private.pos_ringkasan_json(
  kontak_id bigint, nama text, banyak numeric, sisa numeric, umur jsonb
)
returns json
language sql
immutable
as $$
  select json_build_object(
    'kontak_id', kontak_id,
    'kontak_nama', nama,
    'jumlah_dokumen', banyak,
    'sisa', sisa::erp.uang,
    'umur', json_build_object(
      'belum_jatuh_tempo', coalesce((umur -> 'belum_jatuh_tempo')::numeric, 0)::erp.uang,
      '1-30', coalesce((umur -> '1-30')::numeric, 0)::erp.uang,
      '31-60', coalesce((umur -> '31-60')::numeric, 0)::erp.uang,
      '61-90', coalesce((umur -> '61-90')::numeric, 0)::erp.uang,
      '>90', coalesce((umur -> '>90')::numeric, 0)::erp.uang
    )
  )
$$;

alter function erp_private.pos_ringkasan_json(
  bigint, text, numeric, numeric, jsonb
) owner to erp_owner;
revoke all on function erp_private.pos_ringkasan_json(
  bigint, text, numeric, numeric, jsonb
) from public;
grant execute on function erp_private.pos_ringkasan_json(
  bigint, text, numeric, numeric, jsonb
) to erp_reader;
comment on function erp_private.pos_ringkasan_json(bigint, text, numeric, numeric, jsonb) is
  'Ageing of one contact as JSON.';
--! EndIncluded erp_private/laporan/pos_ringkasan_json.sql
--! Included erp_private/laporan/pos_status.sql
-- The status that a receivable or payable report is asked for. Code: VASTS status tidak dikenal.
create or replace function erp_private.pos_status(status text)
returns text
language plpgsql
immutable
as $$
begin
  if status not in ('belum', 'sebagian', 'lunas', 'outstanding') then
    raise exception using errcode = 'VASTS',
      message = 'status: harus salah satu dari belum, sebagian, lunas, outstanding';
  end if;
  return coalesce(status, 'outstanding');
end
$$;

alter function erp_private.pos_status(text) owner to erp_owner;
revoke all on function erp_private.pos_status(text) from public;
grant execute on function erp_private.pos_status(text) to erp_reader;
comment on function erp_private.pos_status(text) is
  'Status of a receivable or payable report (VASTS).';
--! EndIncluded erp_private/laporan/pos_status.sql
--! Included erp_private/laporan/ppn_baris.sql
-- Rows of the tax report, before paging: per document, direction, day, side, rate and tax invoice.
-- `ppn_buku` is what of the tax the accounts of the month have; rows that are only booked in it
-- have no `masa_ini`.
create or replace function erp_private.ppn_baris(dari date, sampai date, diketahui timestamptz)
returns table (
  tanggal date, transaksi_id bigint, arah integer, sisi text, pajak_kode text, tarif numeric,
  dikreditkan boolean, faktur text, masa_ini boolean, dpp numeric, dpp_lain numeric, ppn numeric,
  ppn_buku numeric
)
language sql
stable
as $$
  select g.tanggal, g.transaksi_id, g.arah, g.sisi, g.pajak_kode, g.tarif, g.dikreditkan, g.faktur,
         g.masa_ini, sum(g.dpp), sum(g.dpp_lain), sum(g.ppn),
         coalesce(sum(g.ppn) filter (where g.buku_ini and g.dikreditkan), 0)
    from erp_private.ppn_gerak(ppn_baris.dari, ppn_baris.sampai) as g
   where (g.masa_ini or g.buku_ini)
     and (
       ppn_baris.diketahui is null
       or g.posting_id not in (
         select p.id from posting as p where p.dicatat_pada > ppn_baris.diketahui
       )
     )
   group by g.tanggal, g.transaksi_id, g.arah, g.sisi, g.pajak_kode, g.tarif, g.dikreditkan,
         g.faktur, g.masa_ini
$$;

alter function erp_private.ppn_baris(date, date, timestamptz) owner to erp_owner;
revoke all on function erp_private.ppn_baris(date, date, timestamptz) from public;
grant execute on function erp_private.ppn_baris(date, date, timestamptz) to erp_reader;
comment on function erp_private.ppn_baris(date, date, timestamptz) is
  'Rows of the tax report before paging.';
--! EndIncluded erp_private/laporan/ppn_baris.sql
--! Included erp_private/laporan/ppn_dokumen.sql
-- Documents with tax that a month's report looks at: those dated in it, reversals dated in it, and
-- both of documents that credit a line's tax in it though they are dated in another month.
create or replace function erp_private.ppn_dokumen(dari date, sampai date)
returns table (
  posting_id bigint, tanggal date, arah integer, id bigint, jenis erp.jenis_transaksi,
  ongkos numeric, ongkos_ppn numeric, ongkos_pajak text, tanggal_asal date
)
language sql
stable
as $$
  with
    jenis as (
      select '{penjualan,retur-penjualan,penggunaan-persediaan,bayar-poin,piutang,kas-masuk,
        pembelian,retur-pembelian,hutang,kas-keluar}'::erp.jenis_transaksi[] as semua
    ),
    pilih as (
      select t.*
        from transaksi as t
       where t.jenis = any ((select j.semua from jenis as j)::erp.jenis_transaksi[])
         and t.tanggal >= ppn_dokumen.dari and t.tanggal <= ppn_dokumen.sampai
      union
      select t.*
        from transaksi_baris as b
        join transaksi as t on t.id = b.transaksi_id
       where b.rincian ? 'masa_kredit'
         and b.rincian ->> 'masa_kredit' = to_char(ppn_dokumen.dari, 'YYYY-MM')
    )
  select t.posting_id, t.tanggal, 1, t.id, t.jenis, t.ongkos::numeric, t.ongkos_ppn::numeric,
         t.rincian ->> 'ongkos_pajak_kode', t.tanggal
    from pilih as t
   where t.status = 'final' or t.status = 'void' and exists (
     select from jurnal as j where j.transaksi_id = t.id and j.jenis = 'transaksi'
   )
  union all
  select r.posting_id, r.tanggal, -1, t.id, t.jenis, t.ongkos, t.ongkos_ppn,
         t.rincian ->> 'ongkos_pajak_kode', t.tanggal
    from (
      select r.*
        from jurnal as r
       where r.jenis = 'pembalik'
         and r.tanggal >= ppn_dokumen.dari and r.tanggal <= ppn_dokumen.sampai
      union
      select r.*
        from pilih as p
        join jurnal as r on r.transaksi_id = p.id and r.jenis = 'pembalik'
       where p.status = 'void'
    ) as r
    join jurnal as j on j.id = r.membalik_id and j.jenis = 'transaksi'
    join transaksi as t
      on t.id = r.transaksi_id
     and t.jenis = any ((select j.semua from jenis as j)::erp.jenis_transaksi[])
$$;

alter function erp_private.ppn_dokumen(date, date) owner to erp_owner;
revoke all on function erp_private.ppn_dokumen(date, date) from public;
grant execute on function erp_private.ppn_dokumen(date, date) to erp_reader;
comment on function erp_private.ppn_dokumen(date, date) is
  'Documents and reversals that the tax report of a month looks at.';
--! EndIncluded erp_private/laporan/ppn_dokumen.sql
--! Included erp_private/laporan/ppn_gerak.sql
-- The taxed lines of a month, signed: documents at their date, reversals at theirs, returns and
-- deposits given back negative; the tax of a deposit that a document uses was due when it was
-- given, so it is taken off there. Output tax (keluaran) in kredit direction, input tax (masukan)
-- in debit direction. Freight is a line without number. `masa_ini`: declared in this month;
-- `buku_ini`: booked in it. They differ where a line is credited in another month than its own.
create or replace function erp_private.ppn_gerak(dari date, sampai date)
returns table (
  posting_id bigint, tanggal date, transaksi_id bigint, arah integer, sisi text, pajak_kode text,
  tarif numeric, dikreditkan boolean, faktur text, masa_ini boolean, buku_ini boolean,
  dpp numeric, dpp_lain numeric, ppn numeric
)
language sql
stable
as $$
  with
    sisi (jenis, sisi, lawan, tanda) as (
      values ('penjualan'::erp.jenis_transaksi, 'keluaran', 'masukan', 1),
             ('retur-penjualan', 'keluaran', 'masukan', -1),
             ('penggunaan-persediaan', 'keluaran', 'masukan', 1),
             ('bayar-poin', 'keluaran', 'masukan', 1), ('piutang', 'keluaran', 'masukan', 1),
             ('kas-masuk', 'keluaran', 'masukan', 1), ('pembelian', 'masukan', 'keluaran', 1),
             ('retur-pembelian', 'masukan', 'keluaran', -1), ('hutang', 'masukan', 'keluaran', 1),
             ('kas-keluar', 'masukan', 'keluaran', 1)
    ),
    dokumen as (select d.* from erp_private.ppn_dokumen(ppn_gerak.dari, ppn_gerak.sampai) as d),
    baris as (
      select d.posting_id, d.tanggal, d.id, d.arah,
             case when k.kembali then s.lawan else s.sisi end as sisi, b.pajak_kode, b.tarif,
             b.dikreditkan, b.rincian ->> 'nomor_faktur_pajak' as faktur,
             b.rincian ->> 'masa_kredit' as kredit,
             d.arah * s.tanda * case when k.kembali then -1 else 1 end as tanda, b.dpp,
             coalesce(b.dpp_lain, b.dpp) as dpp_lain, b.ppn
        from dokumen as d
        join sisi as s on s.jenis = d.jenis
        join transaksi_baris as b
          on b.transaksi_id = d.id and (b.tarif <> 0 or b.ppn <> 0)
       -- Money back for a deposit takes the tax back on the side on which it was booked.
       cross join lateral (
         select d.jenis in ('kas-masuk', 'kas-keluar') and b.rincian ? 'dokumen_id' as kembali
       ) as k
      union all
      select d.posting_id, d.tanggal, d.id, d.arah, 'keluaran', d.ongkos_pajak, r.tarif, true,
             null, null, d.arah, d.ongkos,
             round(d.ongkos * coalesce(r.pembilang, 1) / coalesce(r.penyebut, 1), 2), d.ongkos_ppn
        from dokumen as d
        left join lateral erp_private.pajak_rate(d.ongkos_pajak, d.tanggal_asal) as r on true
       where d.ongkos_ppn <> 0
      union all
      select a.posting_id, a.tanggal, a.transaksi_id,
             case when a.membalik_id is null then 1 else -1 end,
             case p.jenis when 'titipan' then 'keluaran' else 'masukan' end, null, null, true,
             null, null, -1, a.nilai, a.nilai, a.ppn
        from alokasi as a
        join pos_terbuka as p on p.id = a.pos_id
        join transaksi as t on t.id = a.transaksi_id
        join posting as g on g.id = a.posting_id
       -- A deposit given back says so on its own lines.
       where (t.jenis not in ('kas-masuk', 'kas-keluar') or g.transaksi_id <> t.id) and a.ppn <> 0
         and a.tanggal >= ppn_gerak.dari and a.tanggal <= ppn_gerak.sampai
    )
  select b.posting_id, b.tanggal, b.id, b.arah, b.sisi, b.pajak_kode, b.tarif, b.dikreditkan,
         b.faktur, to_char(ppn_gerak.dari, 'YYYY-MM') = case
           when b.arah < 0 then greatest(b.kredit, to_char(b.tanggal, 'YYYY-MM'))
           else coalesce(b.kredit, to_char(b.tanggal, 'YYYY-MM'))
         end, b.tanggal >= ppn_gerak.dari and b.tanggal <= ppn_gerak.sampai,
         b.tanda * b.dpp, b.tanda * b.dpp_lain, b.tanda * b.ppn
    from baris as b
$$;

alter function erp_private.ppn_gerak(date, date) owner to erp_owner;
revoke all on function erp_private.ppn_gerak(date, date) from public;
grant execute on function erp_private.ppn_gerak(date, date) to erp_reader;
comment on function erp_private.ppn_gerak(date, date) is
  'Signed taxed lines of a month.';
--! EndIncluded erp_private/laporan/ppn_gerak.sql
--! Included erp_private/laporan/ppn_json.sql
-- One document of the tax report. `nomor_faktur` is the tax invoice that its lines name, else the
-- supplier's invoice for input tax, the return note's
-- for a return to him, and our own number for output tax.
create or replace function erp_private.ppn_json(
  tanggal date, transaksi_id bigint, arah integer, sisi text, pajak_kode text, tarif numeric,
  dikreditkan boolean, faktur text, dpp erp.uang, dpp_lain erp.uang, ppn erp.uang
)
returns json
language plpgsql
stable
as $$
#variable_conflict use_column
begin
  return (
    select json_build_object(
      'sisi', ppn_json.sisi,
      'transaksi_id', t.id,
      'nomor', t.nomor || case when ppn_json.arah < 0 then '/V' else '' end,
      'jenis', t.jenis,
      'pembalik', ppn_json.arah < 0,
      'tanggal', ppn_json.tanggal,
      'nomor_faktur', case
        when ppn_json.faktur is not null then ppn_json.faktur
        when t.jenis = 'retur-pembelian' then coalesce(t.rincian ->> 'nomor_nota_retur', t.nomor)
        when ppn_json.sisi = 'masukan'
          then coalesce(t.nomor_faktur_supplier, t.nomor_referensi, t.nomor)
        else t.nomor
      end,
      'nomor_referensi', t.nomor_referensi,
      'kontak_id', k.id,
      'kontak_nama', k.nama,
      'npwp', k.npwp,
      'pajak_kode', ppn_json.pajak_kode,
      'tarif', trim_scale(ppn_json.tarif),
      'dikreditkan', ppn_json.dikreditkan,
      'dpp', ppn_json.dpp,
      'dpp_lain', ppn_json.dpp_lain,
      'ppn', ppn_json.ppn
    )
      from transaksi as t
      left join kontak as k on k.id = t.kontak_id
     where t.id = ppn_json.transaksi_id
  );
end
$$;

alter function erp_private.ppn_json(
  date, bigint, integer, text, text, numeric, boolean, text, erp.uang, erp.uang, erp.uang
) owner to erp_owner;
revoke all on function erp_private.ppn_json(
  date, bigint, integer, text, text, numeric, boolean, text, erp.uang, erp.uang, erp.uang
) from public;
grant execute on function erp_private.ppn_json(
  date, bigint, integer, text, text, numeric, boolean, text, erp.uang, erp.uang, erp.uang
) to erp_reader;
comment on function erp_private.ppn_json(
  date, bigint, integer, text, text, numeric, boolean, text, erp.uang, erp.uang, erp.uang
) is
  'A document of the tax report as JSON.';
--! EndIncluded erp_private/laporan/ppn_json.sql
--! Included erp_private/laporan/ppn_kepala_json.sql
-- The sums of the tax report: what is due, per side and rate, and against the tax accounts.
create or replace function erp_private.ppn_kepala_json(
  dari date, sampai date, diketahui timestamptz, tarif erp_private.ppn_tarif[],
  out meta json, out extra json
)
language plpgsql
stable
as $$
declare
  v_keluaran erp.uang;
  v_masukan erp.uang;
  v_tidak erp.uang;
begin
  select coalesce(sum(t.ppn) filter (where t.sisi = 'keluaran'), 0),
         coalesce(sum(t.ppn) filter (where t.sisi = 'masukan' and t.dikreditkan), 0),
         coalesce(sum(t.ppn) filter (where t.sisi = 'masukan' and not t.dikreditkan), 0)
    into v_keluaran, v_masukan, v_tidak
    from unnest(ppn_kepala_json.tarif) as t;
  meta := json_build_object(
    'masa', to_char(dari, 'YYYY-MM'), 'dari', dari, 'sampai', sampai,
    'ppn_keluaran', v_keluaran, 'ppn_masukan', v_masukan, 'ppn_tidak_dikreditkan', v_tidak,
    'kurang_bayar', (v_keluaran - v_masukan)::erp.uang
  );
  extra := json_build_object(
    'per_tarif', (
      select coalesce(json_agg(json_build_object(
          'sisi', t.sisi, 'dikreditkan', t.dikreditkan, 'pajak_kode', t.pajak_kode,
          'tarif', trim_scale(t.tarif), 'dpp', t.dpp, 'dpp_lain', t.dpp_lain, 'ppn', t.ppn
        ) order by t.sisi, t.dikreditkan desc, t.pajak_kode, t.tarif), '[]')
        from unnest(ppn_kepala_json.tarif) as t
       where t.banyak > 0
    ),
    'rekonsiliasi', erp_private.ppn_rekonsiliasi(
      dari, sampai, diketahui, v_keluaran, v_masukan,
      coalesce((select sum(t.ppn_buku) from unnest(ppn_kepala_json.tarif) as t
                 where t.sisi = 'keluaran'), 0),
      coalesce((select sum(t.ppn_buku) from unnest(ppn_kepala_json.tarif) as t
                 where t.sisi = 'masukan'), 0)
    )
  );
end
$$;

alter function erp_private.ppn_kepala_json(
  date, date, timestamptz, erp_private.ppn_tarif[]
) owner to erp_owner;
revoke all on function erp_private.ppn_kepala_json(
  date, date, timestamptz, erp_private.ppn_tarif[]
) from public;
grant execute on function erp_private.ppn_kepala_json(
  date, date, timestamptz, erp_private.ppn_tarif[]
) to erp_reader;
comment on function erp_private.ppn_kepala_json(date, date, timestamptz, erp_private.ppn_tarif[]) is
  'Sums of the tax report as JSON.';
--! EndIncluded erp_private/laporan/ppn_kepala_json.sql
--! Included erp_private/laporan/ppn_manual.sql
-- Movements (kredit minus debit) of a tax account in a period that no taxed line made: general
-- journals with their reversals, and lines of documents on the account itself, such as a payment
-- to the tax office.
create or replace function erp_private.ppn_manual(
  akun_kode text, dari date, sampai date, diketahui timestamptz
)
returns table (nilai numeric)
language sql
stable
as $$
  select case t.jenis
           when 'jurnal-umum' then b.kredit - b.debit
           else case j.jenis when 'pembalik' then -1 else 1 end * l.nilai * case
             when t.jenis in ('kas-masuk', 'piutang', 'retur-pembelian') then 1 else -1
           end
         end
    from jurnal as j
    join transaksi as t on t.id = j.transaksi_id
    join jurnal_baris as b on b.jurnal_id = j.id
   cross join lateral (
     select coalesce(sum(x.dpp), 0) as nilai
       from transaksi_baris as x
      where x.transaksi_id = t.id and x.akun_kode = ppn_manual.akun_kode
   ) as l
   where b.akun_kode = ppn_manual.akun_kode
     and b.tanggal >= ppn_manual.dari and b.tanggal <= ppn_manual.sampai
     and j.jenis in ('transaksi', 'pembalik')
     and (t.jenis = 'jurnal-umum' or l.nilai <> 0)
     -- One line of a journal stands for the lines of its document on that account.
     and (t.jenis = 'jurnal-umum' or b.baris = (
       select min(c.baris) from jurnal_baris as c
        where c.jurnal_id = j.id and c.akun_kode = ppn_manual.akun_kode
     ))
     and (
       ppn_manual.diketahui is null
       or j.posting_id in (
         select p.id from posting as p where p.dicatat_pada <= ppn_manual.diketahui
       )
     )
$$;

alter function erp_private.ppn_manual(text, date, date, timestamptz) owner to erp_owner;
revoke all on function erp_private.ppn_manual(text, date, date, timestamptz) from public;
grant execute on function erp_private.ppn_manual(text, date, date, timestamptz) to erp_reader;
comment on function erp_private.ppn_manual(text, date, date, timestamptz) is
  'Movements of a tax account that no taxed line made.';
--! EndIncluded erp_private/laporan/ppn_manual.sql
--! Included erp_private/laporan/ppn_rekonsiliasi.sql
-- What the tax accounts moved in a month, how much of it was written by hand (general journals, and
-- lines of documents that name the account itself), and what the documents say; `beda_masa` is
-- the tax booked in this month and credited in another, less the reverse. `selisih` is 0
-- unless an account got its role in between.
create or replace function erp_private.ppn_rekonsiliasi(
  dari date, sampai date, diketahui timestamptz, keluaran numeric, masukan numeric,
  buku_keluaran numeric, buku_masukan numeric
)
returns json
language plpgsql
stable
as $$
#variable_conflict use_column
begin
  return (
    select json_agg(json_build_object(
        'sisi', x.sisi, 'akun_kode', x.akun_kode, 'akun_nama', a.nama,
        'mutasi_akun', x.mutasi::erp.uang, 'jurnal_manual', x.manual::erp.uang,
        'dari_dokumen', x.dokumen::erp.uang, 'beda_masa', (x.buku - x.dokumen)::erp.uang,
        'selisih', (x.mutasi - x.manual - x.buku)::erp.uang
      ) order by x.sisi)
      from (
        select s.sisi, p.akun_kode, s.dokumen, s.buku, s.tanda * coalesce((
            select sum(m.kredit - m.debit)
              from erp_private.akun_mutasi(
                ppn_rekonsiliasi.dari, ppn_rekonsiliasi.sampai, ppn_rekonsiliasi.diketahui
              ) as m
             where m.akun_kode = p.akun_kode
          ), 0) as mutasi, s.tanda * coalesce((
            select sum(m.nilai)
              from erp_private.ppn_manual(
                p.akun_kode, ppn_rekonsiliasi.dari, ppn_rekonsiliasi.sampai,
                ppn_rekonsiliasi.diketahui
              ) as m
          ), 0) as manual
          from (values
            ('keluaran', 'ppn_keluaran', 1, ppn_rekonsiliasi.keluaran,
             ppn_rekonsiliasi.buku_keluaran),
            ('masukan', 'ppn_masukan', -1, ppn_rekonsiliasi.masukan,
             ppn_rekonsiliasi.buku_masukan)
          ) as s (sisi, peran, tanda, dokumen, buku)
          join akun_peran as p on p.peran = s.peran
      ) as x
      join akun as a on a.kode = x.akun_kode
  );
end
$$;

alter function erp_private.ppn_rekonsiliasi(
  date, date, timestamptz, numeric, numeric, numeric, numeric
) owner to erp_owner;
revoke all on function erp_private.ppn_rekonsiliasi(
  date, date, timestamptz, numeric, numeric, numeric, numeric
) from public;
grant execute on function erp_private.ppn_rekonsiliasi(
  date, date, timestamptz, numeric, numeric, numeric, numeric
) to erp_reader;
comment on function erp_private.ppn_rekonsiliasi(
  date, date, timestamptz, numeric, numeric, numeric, numeric
) is
  'Tax accounts of a month against its documents, as a JSON array.';
--! EndIncluded erp_private/laporan/ppn_rekonsiliasi.sql
--! Included erp_private/laporan/stok_per_lokasi.sql
-- Stock of each barang at each location with its share of the pool's value: that of now, less what
-- came after the day (null: nothing) or was recorded after the moment. So its cost follows the
-- goods and what happened since, not the length of the books.
create or replace function erp_private.stok_per_lokasi(
  per date, barang_id bigint, diketahui timestamptz
)
returns table (barang_id bigint, lokasi_id bigint, qty numeric, nilai numeric)
language sql
stable
as $$
  with
    sesudah as (
      select s.barang_id, s.pool_id, s.lokasi_id, sum(s.qty) as qty, sum(s.nilai) as nilai
        from erp_private.stok_sesudah(
          stok_per_lokasi.barang_id, stok_per_lokasi.per, stok_per_lokasi.diketahui
        ) as s
       group by s.barang_id, s.pool_id, s.lokasi_id
    ),
    pool as (
      select p.barang_id, p.pool_id, p.qty - coalesce(s.qty, 0) as qty,
             p.nilai - coalesce(s.nilai, 0) as nilai
        from stok_pool as p
        left join (
          select x.barang_id, x.pool_id, sum(x.qty) as qty, sum(x.nilai) as nilai
            from sesudah as x
           group by x.barang_id, x.pool_id
        ) as s on s.barang_id = p.barang_id and s.pool_id = p.pool_id
       where stok_per_lokasi.barang_id is null or p.barang_id = stok_per_lokasi.barang_id
    ),
    jumlah as (
      select l.barang_id, p.pool_id, l.lokasi_id, p.qty as pool_qty, p.nilai as pool_nilai,
             l.qty - coalesce(x.qty, 0) as qty,
             sum(l.qty - coalesce(x.qty, 0)) over w as sampai_ini, row_number() over w as ke
        from stok_lokasi as l
        -- As stok_pool_of says: the location's own pool where there is one, else the tenant's.
        left join stok_pool as s on s.barang_id = l.barang_id and s.pool_id = l.lokasi_id
        join pool as p on p.barang_id = l.barang_id and p.pool_id = coalesce(s.pool_id, 0)
        left join sesudah as x
          on x.barang_id = l.barang_id and x.pool_id = p.pool_id and x.lokasi_id = l.lokasi_id
      window w as (partition by l.barang_id, p.pool_id order by l.lokasi_id)
    )
  select j.barang_id, j.lokasi_id, j.qty, erp_private.nilai_bagian(
           j.pool_nilai, j.pool_qty, j.sampai_ini, j.sampai_ini - j.qty, j.ke = 1
         )
    from jumlah as j
   -- A location where the barang had never been by then has no row.
   where j.qty <> 0 or stok_per_lokasi.per is null and stok_per_lokasi.diketahui is null
      or exists (
        select
          from mutasi_stok as m
          join posting as p on p.id = m.posting_id
         where m.barang_id = j.barang_id and m.lokasi_id = j.lokasi_id
           and (stok_per_lokasi.per is null or m.tanggal <= stok_per_lokasi.per)
           and (stok_per_lokasi.diketahui is null or p.dicatat_pada <= stok_per_lokasi.diketahui)
      )
$$;

alter function erp_private.stok_per_lokasi(date, bigint, timestamptz) owner to erp_owner;
revoke all on function erp_private.stok_per_lokasi(date, bigint, timestamptz) from public;
grant execute on function erp_private.stok_per_lokasi(date, bigint, timestamptz) to erp_reader;
comment on function erp_private.stok_per_lokasi(date, bigint, timestamptz) is
  'Quantity and value of each barang at each location, now (per null) or at a day.';
--! EndIncluded erp_private/laporan/stok_per_lokasi.sql
--! Included erp_private/laporan/stok_sesudah.sql
-- Movements of stock that the books did not have at the end of a day as they were known at a
-- moment: dated later, or recorded later. Either bound may be null: then nothing lies beyond it.
create or replace function erp_private.stok_sesudah(
  barang_id bigint, per date, diketahui timestamptz
)
returns table (barang_id bigint, pool_id bigint, lokasi_id bigint, qty numeric, nilai numeric)
language sql
stable
as $$
  select m.barang_id, m.pool_id, m.lokasi_id, m.qty::numeric, m.nilai::numeric
    from mutasi_stok as m
   where m.tanggal > stok_sesudah.per
     and (stok_sesudah.barang_id is null or m.barang_id = stok_sesudah.barang_id)
  union all
  select m.barang_id, m.pool_id, m.lokasi_id, m.qty::numeric, m.nilai::numeric
    from posting as p
    join mutasi_stok as m on m.posting_id = p.id
   where p.dicatat_pada > stok_sesudah.diketahui
     and (stok_sesudah.per is null or m.tanggal <= stok_sesudah.per)
     and (stok_sesudah.barang_id is null or m.barang_id = stok_sesudah.barang_id)
$$;

alter function erp_private.stok_sesudah(bigint, date, timestamptz) owner to erp_owner;
revoke all on function erp_private.stok_sesudah(bigint, date, timestamptz) from public;
grant execute on function erp_private.stok_sesudah(bigint, date, timestamptz) to erp_reader;
comment on function erp_private.stok_sesudah(bigint, date, timestamptz) is
  'Movements of stock after a day, or recorded after a moment.';
--! EndIncluded erp_private/laporan/stok_sesudah.sql
--! Included erp_private/master/master_conflicts_akun.sql
-- What the books and the roles hold against a change of an account. Codes: KOAKN.
create or replace function erp_private.master_conflicts_akun(lama jsonb, baru jsonb)
returns void
language plpgsql
stable
as $$
declare
  v_kode constant text := lama ->> 'kode';
  v_pindah constant boolean := (lama -> 'subklas_id', lama -> 'saldo_normal')
    is distinct from (baru -> 'subklas_id', baru -> 'saldo_normal');
  v_mati constant boolean := (lama ->> 'aktif')::boolean and not (baru ->> 'aktif')::boolean;
  v_peran constant text := (
    select string_agg(p.peran, ', ' order by p.peran)
      from akun_peran as p
     where p.akun_kode = v_kode
  );
  v_sebab text;
begin
  if v_pindah then
    v_sebab := case
      when v_peran is not null then 'akun ini berperan sebagai ' || v_peran
      when lama ->> 'kendali' is not null then 'akun ini akun kendali'
      when exists (select from jurnal_baris as j where j.akun_kode = v_kode)
        then 'akun ini sudah dijurnal'
    end || ', jadi subklas dan saldo normalnya tetap';
    v_sebab := case
      when lama -> 'subklas_id' <> baru -> 'subklas_id' then 'subklas_id: '
      else 'saldo_normal: '
    end || v_sebab;
  end if;
  if v_sebab is null and v_mati then
    v_sebab := 'aktif: ' || case
      when v_peran is not null then format('akun ini berperan sebagai %s', v_peran)
      when 0 <> (
        select coalesce(sum(s.debit - s.kredit), 0)
          from saldo_harian as s
         where s.akun_kode = v_kode
      ) then 'saldo akun ini belum 0'
      when exists (
        select from barang as b
         where b.aktif and v_kode in (b.akun_persediaan, b.akun_hpp, b.akun_penjualan)
      ) then 'akun ini dipakai barang yang aktif'
      when exists (select from akun as a where a.induk_kode = v_kode and a.aktif)
        then 'akun ini punya akun aktif di bawahnya'
    end || ', jadi tidak dapat dinonaktifkan';
  end if;
  if v_sebab is null and (baru ->> 'adalah_kas')::boolean and not (lama ->> 'adalah_kas')::boolean
    and exists (
      select from (
        select sum(s.debit - s.kredit) over (order by s.tanggal) as saldo
          from saldo_harian as s where s.akun_kode = v_kode
      ) as r where r.saldo < 0
    )
  then
    v_sebab := 'adalah_kas: saldo akun ini pernah di bawah 0, jadi tidak dapat menjadi kas';
  end if;
  if v_sebab is not null then
    raise exception using errcode = 'KOAKN', message = v_sebab;
  end if;
end
$$;

alter function erp_private.master_conflicts_akun(jsonb, jsonb) owner to erp_owner;
revoke all on function erp_private.master_conflicts_akun(jsonb, jsonb) from public;
grant execute on function erp_private.master_conflicts_akun(jsonb, jsonb) to erp_writer;
comment on function erp_private.master_conflicts_akun(jsonb, jsonb) is
  'Refuses a change of an account that books or roles do not allow (KOAKN).';
--! EndIncluded erp_private/master/master_conflicts_akun.sql
--! Included erp_private/master/master_conflicts_aset.sql
-- What the books hold against a change of an asset: once it is depreciated or disposed of, what
-- its journals were counted from stays. Estimates (life, residual value, rate) may change for the
-- months to come.
-- Codes: KOAST.
create or replace function erp_private.master_conflicts_aset(lama jsonb, baru jsonb)
returns void
language plpgsql
stable
as $$
declare
  v_id constant bigint := lama ->> 'id';
  v_jumlah numeric;
  v_kolom text;
  v_lepas boolean;
begin
  select sum(d.nilai) into v_jumlah from aset_susut as d where d.aset_id = v_id;
  v_lepas := lama ->> 'tanggal_pelepasan' is not null;
  if coalesce(v_jumlah, 0) = 0 and not v_lepas then
    return;
  end if;
  select k.nama into v_kolom
    from unnest(array[
      'akun_aset', 'akun_akumulasi', 'tanggal', 'perolehan', 'akumulasi_awal', 'metode'
    ]) with ordinality as k (nama, urutan)
   where lama ->> k.nama is distinct from baru ->> k.nama
     and (
       k.nama not in ('perolehan', 'akumulasi_awal')
       or (lama ->> k.nama)::numeric <> (baru ->> k.nama)::numeric
     )
   order by k.urutan
   limit 1;
  if v_kolom is not null then
    raise exception using errcode = 'KOAST',
      message = format(
      '%s: aset ini sudah %s, jadi tidak dapat diubah', v_kolom,
      case when v_lepas then 'dilepas' else 'disusutkan' end
    );
  end if;
  if (baru ->> 'residu')::numeric + (baru ->> 'akumulasi_awal')::numeric + coalesce(v_jumlah, 0)
    > (baru ->> 'perolehan')::numeric
  then
    raise exception using errcode = 'KOAST',
      message = 'residu: di atas nilai buku aset ini sekarang';
  end if;
end
$$;

alter function erp_private.master_conflicts_aset(jsonb, jsonb) owner to erp_owner;
revoke all on function erp_private.master_conflicts_aset(jsonb, jsonb) from public;
grant execute on function erp_private.master_conflicts_aset(jsonb, jsonb) to erp_writer;
comment on function erp_private.master_conflicts_aset(jsonb, jsonb) is
  'Refuses a change of an asset that the books do not allow (KOAST).';
--! EndIncluded erp_private/master/master_conflicts_aset.sql
--! Included erp_private/master/master_conflicts_barang.sql
-- What the books hold against a change of goods. Codes: KOBRG, KOMIN.
create or replace function erp_private.master_conflicts_barang(lama jsonb, baru jsonb)
returns void
language plpgsql
stable
as $$
declare
  v_id constant bigint := lama ->> 'id';
  v_salah text;
begin
  if (lama -> 'jenis', lama -> 'satuan_id') is distinct from (baru -> 'jenis', baru -> 'satuan_id')
    and (
      exists (select from mutasi_stok as m where m.barang_id = v_id)
      or exists (
        select from transaksi_baris as b join transaksi as t on t.id = b.transaksi_id
         where b.barang_id = v_id and t.status in ('final', 'void')
      )
    )
  then
    raise exception using errcode = 'KOBRG', message = format(
      '%s: barang ini sudah bertransaksi, jadi jenis dan satuan dasarnya tetap',
      case when lama -> 'jenis' <> baru -> 'jenis' then 'jenis' else 'satuan_id' end
    );
  end if;
  -- An account may have been deactivated while no active goods used it.
  if (baru ->> 'aktif')::boolean and not (lama ->> 'aktif')::boolean then
    select string_agg(format('%s: akun %s tidak aktif', k.nama, a.kode), E'\n' order by k.nama)
      into v_salah
      from unnest(array['akun_persediaan', 'akun_hpp', 'akun_penjualan']) as k (nama)
      join akun as a on a.kode = baru ->> k.nama and not a.aktif;
    if v_salah is not null then
      raise exception using errcode = 'KOBRG', message = v_salah;
    end if;
  end if;
  if lama -> 'kebijakan_stok_minus' is distinct from baru -> 'kebijakan_stok_minus'
    and coalesce(
      baru ->> 'kebijakan_stok_minus', (select p.kebijakan_stok_minus::text from pengaturan as p)
    ) = 'tolak'
    and exists (select from stok_lokasi as s where s.barang_id = v_id and s.qty < 0)
  then
    raise exception using errcode = 'KOMIN',
      message = 'kebijakan_stok_minus: stok barang ini masih minus; lengkapi dulu stoknya';
  end if;
  -- What lies in stock was booked to the old account and must leave it from there.
  if lama -> 'akun_persediaan' is distinct from baru -> 'akun_persediaan'
    and exists (
      select from stok_pool as p where p.barang_id = v_id and (p.qty <> 0 or p.nilai <> 0)
    )
  then
    raise exception using errcode = 'KOBRG',
      message = 'akun_persediaan: barang ini masih ada stoknya, jadi akun persediaannya tetap';
  end if;
end
$$;

alter function erp_private.master_conflicts_barang(jsonb, jsonb) owner to erp_owner;
revoke all on function erp_private.master_conflicts_barang(jsonb, jsonb) from public;
grant execute on function erp_private.master_conflicts_barang(jsonb, jsonb) to erp_writer;
comment on function erp_private.master_conflicts_barang(jsonb, jsonb) is
  'Refuses a change of goods that the books do not allow (KOBRG, KOMIN).';
--! EndIncluded erp_private/master/master_conflicts_barang.sql
--! Included erp_private/master/master_problems.sql
-- What is wrong with the fields of a document taken together: references, and the rules of its
-- entity. `lama` is the record as it is ({} for a new one). A field that is already refused is not
-- looked at again.
create or replace function erp_private.master_problems(
  entitas erp.entitas_master,
  lama jsonb,
  bersih jsonb
)
returns text[]
language plpgsql
stable
as $$
declare
  v_rujukan constant jsonb := erp_private.master_reference_problems(entitas, lama, bersih);
  v_baru constant jsonb := lama || (bersih - array(select jsonb_object_keys(v_rujukan)));
  v_masalah constant text[] :=
    array(select format('%s: %s', r.key, r.value) from jsonb_each_text(v_rujukan) as r);
begin
  return v_masalah || case entitas
    when 'barang' then erp_private.master_rules_barang(v_baru)
    when 'akun' then erp_private.master_rules_akun(v_baru)
    when 'barang_satuan' then erp_private.master_rules_barang_satuan(v_baru)
    when 'barang_harga' then erp_private.master_rules_barang_harga(v_baru)
    when 'lokasi' then erp_private.master_rules_lokasi(lama, v_baru)
    when 'aset' then erp_private.master_rules_aset(v_baru)
    else '{}'::text[]
  end;
end
$$;

alter function erp_private.master_problems(erp.entitas_master, jsonb, jsonb) owner to erp_owner;
revoke all on function erp_private.master_problems(erp.entitas_master, jsonb, jsonb) from public;
grant execute on function erp_private.master_problems(erp.entitas_master, jsonb, jsonb)
  to erp_writer;
comment on function erp_private.master_problems(erp.entitas_master, jsonb, jsonb) is
  'References and rules that a master document breaks, one line each.';
--! EndIncluded erp_private/master/master_problems.sql
--! Included erp_private/master/master_rules_aset.sql
-- An asset's accounts are of the classes that its journals need, its amounts and days in order.
create or replace function erp_private.master_rules_aset(baru jsonb)
returns text[]
language plpgsql
stable
as $$
#variable_conflict use_column
begin
  return array(
    select m.pesan
      from (values
        (1, (
          select 'akun_aset: harus akun aset tetap'
            from akun as a where a.kode = baru ->> 'akun_aset' and a.subklas_id <> 15
        )),
        (2, (
          select 'akun_akumulasi: harus akun akumulasi penyusutan'
            from akun as a where a.kode = baru ->> 'akun_akumulasi' and a.subklas_id <> 16
        )),
        (3, (
          select 'akun_beban: harus akun beban, klas 6'
            from akun as a
            join erp.akun_subklas as s on s.id = a.subklas_id
           where a.kode = baru ->> 'akun_beban' and s.klas_id <> 6
        )),
        (4, case
          when (baru ->> 'residu')::numeric + (baru ->> 'akumulasi_awal')::numeric
            > (baru ->> 'perolehan')::numeric
            then 'residu: bersama akumulasi_awal melebihi perolehan'
        end),
        (5, case when (baru ->> 'tarif')::numeric > 100 then 'tarif: paling banyak 100' end),
        (6, case
          when baru ->> 'tarif' is not null and baru ->> 'metode' = 'garis_lurus'
            then 'tarif: hanya untuk saldo_menurun'
        end)
      ) as m (urutan, pesan)
     where m.pesan is not null
     order by m.urutan
  );
end
$$;

alter function erp_private.master_rules_aset(jsonb) owner to erp_owner;
revoke all on function erp_private.master_rules_aset(jsonb) from public;
grant execute on function erp_private.master_rules_aset(jsonb) to erp_writer;
comment on function erp_private.master_rules_aset(jsonb) is
  'Rules of an asset that a document breaks.';
--! EndIncluded erp_private/master/master_rules_aset.sql
--! Included erp_private/master/master_rules_barang_harga.sql
-- A price is for a unit of the goods, its days are in order, and no other is as good: naming the
-- base unit and naming none is the same. Prices may overlap; the one that began last counts.
create or replace function erp_private.master_rules_barang_harga(baru jsonb)
returns text[]
language plpgsql
stable
as $$
#variable_conflict use_column
begin
  return (
    select array(
      select 'satuan_id: bukan satuan barang ini'
        from barang as b
       where b.id = (baru ->> 'barang_id')::bigint
         and (baru ->> 'satuan_id')::bigint <> b.satuan_id
         and not exists (
           select from barang_satuan as s
            where s.barang_id = b.id and s.satuan_id = (baru ->> 'satuan_id')::bigint
         )
    ) || array(
      select 'berlaku_sampai: tidak boleh sebelum berlaku_dari'
       where (baru ->> 'berlaku_sampai')::date < (baru ->> 'berlaku_dari')::date
    ) || array(
      select 'satuan_id: harga yang sama sudah ada '
          || case when h.satuan_id is null then 'tanpa satuan' else 'dengan satuan dasar' end
        from barang_harga as h
        join barang as b on b.id = h.barang_id
       where h.barang_id = (baru ->> 'barang_id')::bigint
         and h.harga_kode = baru ->> 'harga_kode'
         and h.qty_minimum = coalesce((baru ->> 'qty_minimum')::numeric, 0)
         and h.berlaku_dari is not distinct from (baru ->> 'berlaku_dari')::date
         and h.satuan_id is distinct from (baru ->> 'satuan_id')::bigint
         and b.satuan_id = all (array[
           coalesce(h.satuan_id, b.satuan_id), coalesce((baru ->> 'satuan_id')::bigint, b.satuan_id)
         ])
         and h.id is distinct from (baru ->> 'id')::bigint
         and h.aktif and coalesce((baru ->> 'aktif')::boolean, true)
    )
  );
end
$$;

alter function erp_private.master_rules_barang_harga(jsonb) owner to erp_owner;
revoke all on function erp_private.master_rules_barang_harga(jsonb) from public;
grant execute on function erp_private.master_rules_barang_harga(jsonb) to erp_writer;
comment on function erp_private.master_rules_barang_harga(jsonb) is
  'Rules of a price that a document breaks.';
--! EndIncluded erp_private/master/master_rules_barang_harga.sql
--! Included erp_private/master/master_rules_lokasi.sql
-- Goods in transit stand in a location of their own (lokasi_transit): nobody makes, renames or
-- activates it, or else documents could take what is on its way. `lama` is {} for a new record.
create or replace function erp_private.master_rules_lokasi(lama jsonb, baru jsonb)
returns text[]
language sql
immutable
set search_path = pg_catalog
as $$
  select array_remove(array[
    case
      when lama ->> 'kode' = '-TRANSIT-' and baru ->> 'kode' <> '-TRANSIT-'
        then 'kode: lokasi barang dalam perjalanan tetap bernama -TRANSIT-'
      when lama ->> 'kode' is distinct from '-TRANSIT-' and baru ->> 'kode' = '-TRANSIT-'
        then 'kode: -TRANSIT- hanya untuk barang dalam perjalanan'
    end,
    case
      when lama ->> 'kode' = '-TRANSIT-' and (baru ->> 'aktif')::boolean
        then 'aktif: lokasi barang dalam perjalanan tidak dapat diaktifkan'
    end
  ], null)
$$;

alter function erp_private.master_rules_lokasi(jsonb, jsonb) owner to erp_owner;
revoke all on function erp_private.master_rules_lokasi(jsonb, jsonb) from public;
grant execute on function erp_private.master_rules_lokasi(jsonb, jsonb) to erp_writer;
comment on function erp_private.master_rules_lokasi(jsonb, jsonb) is
  'Rules of a location that a document breaks.';
--! EndIncluded erp_private/master/master_rules_lokasi.sql
--! Included erp_private/notifikasi/notifikasi_add.sql
-- Gives a notification to users; one who has it already (same kunci) gets no second one. Answers to
-- how many it was given. Texts may hold what a person wrote anywhere: a title is one line.
create or replace function erp_private.notifikasi_add(
  pengguna_id uuid[], tenant_kode text, jenis text, kunci text, judul text, isi text, tautan text
)
returns integer
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
#variable_conflict use_column
declare
  v_banyak integer;
begin
  insert into erp_private.notifikasi (
    pengguna_id, tenant_kode, jenis, kunci, judul, isi, tautan
  )
  select p.id, notifikasi_add.tenant_kode, notifikasi_add.jenis, notifikasi_add.kunci,
         left(regexp_replace(notifikasi_add.judul, '[[:cntrl:]]+', ' ', 'g'), 200),
         left(notifikasi_add.isi, 4000), notifikasi_add.tautan
    from unnest(notifikasi_add.pengguna_id) as p (id)
   order by p.id
  on conflict (pengguna_id, kunci) do nothing;
  get diagnostics v_banyak = row_count;
  return v_banyak;
end
$$;

alter function erp_private.notifikasi_add(uuid[], text, text, text, text, text, text)
  owner to erp_platform;
revoke all on function erp_private.notifikasi_add(uuid[], text, text, text, text, text, text)
  from public;
comment on function erp_private.notifikasi_add(uuid[], text, text, text, text, text, text) is
  'Gives a notification to users, once for each kunci; answers to how many.';
--! EndIncluded erp_private/notifikasi/notifikasi_add.sql
--! Included erp_private/notifikasi/notifikasi_boleh.sql
-- What a user may see of the notifications: the scopes (tenant/kind) in which the user has a role
-- that gets such ones, and the kinds that speak of no tenant. Whoever loses a role or a tenant no
-- longer sees what was sent for it.
create or replace function erp_private.notifikasi_boleh(pengguna_id uuid)
returns text[]
language sql
stable
set search_path = pg_catalog, pg_temp
as $$
  select array(
    select m.tenant_kode || '/' || j.kode
      from erp_private.membership as m
      join erp_private.tenant as t on t.kode = m.tenant_kode and t.aktif
      join erp_private.notifikasi_jenis as j on m.peran = any (j.peran)
     where m.pengguna_id = notifikasi_boleh.pengguna_id
    union all
    select '/' || j.kode from erp_private.notifikasi_jenis as j where j.peran = '{}'
  )
$$;

alter function erp_private.notifikasi_boleh(uuid) owner to erp_platform;
revoke all on function erp_private.notifikasi_boleh(uuid) from public;
comment on function erp_private.notifikasi_boleh(uuid) is
  'Scopes (tenant/kind) of the notifications that a user may see.';
--! EndIncluded erp_private/notifikasi/notifikasi_boleh.sql
--! Included erp_private/notifikasi/notifikasi_json.sql
-- One notification as it is answered.
create or replace function erp_private.notifikasi_json(id bigint)
returns json
language sql
stable
set search_path = pg_catalog, pg_temp
as $$
  select json_build_object(
      'id', n.id, 'jenis', n.jenis, 'tenant_kode', n.tenant_kode, 'judul', n.judul, 'isi', n.isi,
      'tautan', n.tautan, 'dibaca_pada', erp_private.waktu_json(n.dibaca_pada),
      'dibuat_pada', erp_private.waktu_json(n.dibuat_pada)
    )
    from erp_private.notifikasi as n
   where n.id = notifikasi_json.id
$$;

alter function erp_private.notifikasi_json(bigint) owner to erp_platform;
revoke all on function erp_private.notifikasi_json(bigint) from public;
comment on function erp_private.notifikasi_json(bigint) is
  'One notification as JSON.';
--! EndIncluded erp_private/notifikasi/notifikasi_json.sql
--! Included erp_private/notifikasi/notifikasi_migrasi.sql
-- Tells a tenant's admins and ops that a step of it failed, so that it cannot be used: once a day.
-- Called by the command that upgrades tenants, as the owner; the cause stands in its output.
create or replace function erp_private.notifikasi_migrasi(tenant_kode text, nomor integer)
returns integer
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  return erp_private.notifikasi_send(
    tenant_kode, 'migrasi_gagal', format('migrasi:%s:%s:%s', tenant_kode, nomor, current_date),
    format('Pembaruan tenant %s gagal', tenant_kode),
    format('Pembaruan tenant %s berhenti di langkah %s. Tenant ini belum dapat dipakai sampai ',
      tenant_kode, nomor) || 'pengelola instalasi memperbaikinya.',
    null
  );
end
$$;

alter function erp_private.notifikasi_migrasi(text, integer) owner to erp_owner;
revoke all on function erp_private.notifikasi_migrasi(text, integer) from public;
comment on function erp_private.notifikasi_migrasi(text, integer) is
  'Tells admins and ops of a tenant that a step of it failed; answers how many.';
--! EndIncluded erp_private/notifikasi/notifikasi_migrasi.sql
--! Included erp_private/notifikasi/notifikasi_send.sql
-- Tells the members of a tenant whose role gets this kind, but those left out. With `peran` only
-- those roles of it. A tenant or user that is not active is told nothing. Answers how many users
-- were told.
create or replace function erp_private.notifikasi_send(
  tenant_kode text, jenis text, kunci text, judul text, isi text, tautan text,
  peran erp.peran[] default null, kecuali uuid[] default '{}'
)
returns integer
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
#variable_conflict use_column
begin
  return erp_private.notifikasi_add(
    array(
      select m.pengguna_id
        from erp_private.notifikasi_jenis as j
        join erp_private.membership as m
          on m.tenant_kode = notifikasi_send.tenant_kode and m.peran = any (j.peran)
        join erp_private.tenant as t on t.kode = m.tenant_kode and t.aktif
        join erp_private.pengguna as p on p.id = m.pengguna_id and p.aktif
       where j.kode = notifikasi_send.jenis
         and (notifikasi_send.peran is null or m.peran = any (notifikasi_send.peran))
         and m.pengguna_id <> all (coalesce(notifikasi_send.kecuali, '{}'))
    ),
    notifikasi_send.tenant_kode, notifikasi_send.jenis, notifikasi_send.kunci,
    notifikasi_send.judul, notifikasi_send.isi, notifikasi_send.tautan
  );
end
$$;

alter function erp_private.notifikasi_send(
  text, text, text, text, text, text, erp.peran[], uuid[]
) owner to erp_platform;
revoke all on function erp_private.notifikasi_send(
  text, text, text, text, text, text, erp.peran[], uuid[]
) from public;
grant execute on function erp_private.notifikasi_send(
  text, text, text, text, text, text, erp.peran[], uuid[]
) to erp_writer, erp_reader;
comment on function erp_private.notifikasi_send(
  text, text, text, text, text, text, erp.peran[], uuid[]
) is
  'Tells the members of a tenant that get a kind of notification; answers how many.';
--! EndIncluded erp_private/notifikasi/notifikasi_send.sql
--! Included erp_private/notifikasi/stok_kurang_teks.sql
-- Goods below their minimum, for people: a line each, at most ten.
create or replace function erp_private.stok_kurang_teks(barang_id bigint[])
returns text
language plpgsql
stable
as $$
begin
  return (
    select string_agg(format('%s %s: %s %s, minimum %s', x.kode, x.nama,
             replace(trim_scale(x.qty)::text, '.', ','), x.satuan,
             replace(trim_scale(x.stok_minimum)::text, '.', ',')
           ), E'\n' order by x.nama, x.kode) filter (where x.urutan <= 10)
             || case
                  when count(*) > 10 then format(E'\ndan %s barang lain', count(*) - 10) else ''
                end
      from (
        select b.kode, b.nama, b.stok_minimum, u.kode as satuan, coalesce(s.qty, 0) as qty,
               row_number() over (order by b.nama, b.kode) as urutan
          from barang as b
          join satuan as u on u.id = b.satuan_id
          left join lateral (
            select sum(l.qty) as qty from stok_lokasi as l where l.barang_id = b.id
          ) as s on true
         where b.id = any (stok_kurang_teks.barang_id)
      ) as x
  );
end
$$;

alter function erp_private.stok_kurang_teks(bigint[]) owner to erp_owner;
revoke all on function erp_private.stok_kurang_teks(bigint[]) from public;
grant execute on function erp_private.stok_kurang_teks(bigint[]) to erp_writer;
comment on function erp_private.stok_kurang_teks(bigint[]) is
  'Stock and minimum of goods of the tenant in context, a line each.';
--! EndIncluded erp_private/notifikasi/stok_kurang_teks.sql
--! Included erp_private/notifikasi/uang_teks.sql
-- An amount for people: Rp 1.234.567,50.
create or replace function erp_private.uang_teks(nilai numeric, mata_uang text)
returns text
language sql
immutable
set search_path = pg_catalog
as $$
  select case when mata_uang = 'IDR' then 'Rp' else mata_uang end || ' '
      || translate(to_char(nilai, 'FM999,999,999,999,999,990.00'), ',.', '.,')
$$;

alter function erp_private.uang_teks(numeric, text) owner to erp_owner;
revoke all on function erp_private.uang_teks(numeric, text) from public;
grant execute on function erp_private.uang_teks(numeric, text) to erp_reader;
comment on function erp_private.uang_teks(numeric, text) is
  'An amount of money as people write it.';
--! EndIncluded erp_private/notifikasi/uang_teks.sql
--! Included erp_private/notifikasi/worker_akses_forward.sql
-- Tells the admins of the tenants who wants access, and forgets the wishes for tenants that do not
-- exist. The requester learns nothing of either. Answers how many wishes were handed on.
create or replace function erp_private.worker_akses_forward(batas integer)
returns integer
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_a record;
  v_banyak integer := 0;
begin
  for v_a in
    delete from erp_private.akses_antre as a
     where a.notifikasi_id in (
       select x.notifikasi_id from erp_private.akses_antre as x
        order by x.notifikasi_id limit batas for update skip locked
     )
    returning a.notifikasi_id, a.tenant_kode, a.alasan
  loop
    v_banyak := v_banyak + 1;
    perform erp_private.notifikasi_send(
        t.kode, 'akses_diminta', 'akses:' || v_a.notifikasi_id,
        'Permintaan akses dari ' || p.nama,
        format('%s (%s) meminta akses ke %s.', p.nama, p.email, t.nama)
          || coalesce(E'\nAlasan: ' || v_a.alasan, ''),
        format('/api/pengaturan/pengguna/%s/tenant-assignments', p.id)
      )
      from erp_private.notifikasi as n
      join erp_private.pengguna as p on p.id = n.pengguna_id and p.aktif
      join erp_private.tenant as t on t.kode = v_a.tenant_kode
     where n.id = v_a.notifikasi_id;
  end loop;
  return v_banyak;
end
$$;

alter function erp_private.worker_akses_forward(integer) owner to erp_platform;
revoke all on function erp_private.worker_akses_forward(integer) from public;
grant execute on function erp_private.worker_akses_forward(integer) to erp_worker;
comment on function erp_private.worker_akses_forward(integer) is
  'Tells admins who wants access to their tenant; answers how many wishes were taken.';
--! EndIncluded erp_private/notifikasi/worker_akses_forward.sql
--! Included erp_private/notifikasi/worker_notifikasi_cdc.sql
-- Tells those who run change data capture that a job of the tenant in context ended. Whoever ends
-- one notes it: erp_private.outbox_add('cdc', {job_id, status, catatan}); the worker comes here
-- with the event. Answers how many were told.
create or replace function erp_private.worker_notifikasi_cdc(peristiwa_id bigint, isi jsonb)
returns integer
language plpgsql
security definer
as $$
declare
  v_job constant text := coalesce(isi ->> 'job_id', '?');
  v_status constant text := coalesce(isi ->> 'status', 'selesai');
begin
  return erp_private.notifikasi_send(
    erp.tenant_kode(), 'cdc_selesai', format('cdc:%s:%s', erp.tenant_kode(), peristiwa_id),
    format('Pekerjaan CDC %s: %s', v_job, v_status),
    format('Pekerjaan CDC %s berakhir dengan status %s.', v_job, v_status)
      || coalesce(E'\n' || (isi ->> 'catatan'), ''),
    '/api/ops/cdc/jobs/' || v_job
  );
end
$$;

alter function erp_private.worker_notifikasi_cdc(bigint, jsonb) owner to erp_reader;
revoke all on function erp_private.worker_notifikasi_cdc(bigint, jsonb) from public;
grant execute on function erp_private.worker_notifikasi_cdc(bigint, jsonb) to erp_worker;
comment on function erp_private.worker_notifikasi_cdc(bigint, jsonb) is
  'Tells that a job of change data capture ended; answers how many.';
--! EndIncluded erp_private/notifikasi/worker_notifikasi_cdc.sql
--! Included erp_private/notifikasi/worker_notifikasi_persetujuan.sql
-- Tells those who may approve that a draft of the tenant in context waits, but nobody who wrote on
-- it. A draft that is no longer one, or whose module is off, needs nobody. Answers how many were
-- told.
create or replace function erp_private.worker_notifikasi_persetujuan(transaksi_id bigint)
returns integer
language plpgsql
security definer
as $$
#variable_conflict use_column
declare
  v_d record;
begin
  select t.id, t.jenis, t.nomor, t.tanggal, t.penyusun, t.dibuat_oleh, r.nama, k.nama as kontak,
         case
           when p.penyetuju = 'admin' then '{admin}'::erp.peran[] else '{admin,staff}'
         end as peran
    into v_d
    from transaksi as t
    join erp.jenis_transaksi_ref as r on r.jenis = t.jenis
    join modul as m on m.kode = r.modul and m.aktif
    left join kontak as k on k.id = t.kontak_id
   cross join pengaturan as p
   where t.id = worker_notifikasi_persetujuan.transaksi_id and t.status = 'draft';
  if not found then
    return 0;
  end if;
  return erp_private.notifikasi_send(
    erp.tenant_kode(), 'persetujuan', format('persetujuan:%s:%s', erp.tenant_kode(), v_d.id),
    'Menunggu persetujuan: ' || v_d.nama || coalesce(', ' || v_d.kontak, ''),
    format('%s %s tanggal %s', v_d.nama, v_d.nomor, to_char(v_d.tanggal, 'DD-MM-YYYY'))
      || coalesce(', ' || v_d.kontak, '')
      || coalesce(
        ', disusun oleh '
          || (erp_private.pengguna_nama(array[v_d.dibuat_oleh])
            -> v_d.dibuat_oleh::text ->> 'nama'), ''
      ) || ', menunggu persetujuan.',
    format('/api/transaksi/%s/%s', v_d.jenis, v_d.id), v_d.peran, v_d.penyusun
  );
end
$$;

alter function erp_private.worker_notifikasi_persetujuan(bigint) owner to erp_reader;
revoke all on function erp_private.worker_notifikasi_persetujuan(bigint) from public;
grant execute on function erp_private.worker_notifikasi_persetujuan(bigint) to erp_worker;
comment on function erp_private.worker_notifikasi_persetujuan(bigint) is
  'Tells those who may approve that a draft waits; answers how many.';
--! EndIncluded erp_private/notifikasi/worker_notifikasi_persetujuan.sql
--! Included erp_private/notifikasi/worker_notifikasi_piutang.sql
-- Tells what of the receivables of the tenant in context is overdue on its own today: one digest
-- for each user and day, however often it is asked. Answers how many were told.
create or replace function erp_private.worker_notifikasi_piutang()
returns integer
language plpgsql
security definer
set plan_cache_mode = 'force_custom_plan'
as $$
declare
  v_hari constant date := erp_private.tenant_today();
  v_uang constant text := (select p.mata_uang from pengaturan as p);
  v_r record;
begin
  if not exists (select from modul as m where m.kode = 'piutang_hutang' and m.aktif) then
    return 0;
  end if;
  with
    lewat as materialized (
      select p.transaksi_id, p.kontak_id, p.jatuh_tempo, p.sisa
        from erp_private.pos_per('piutang', v_hari, true, null) as p
       where p.jatuh_tempo < v_hari and p.sisa > 0
    ),
    kontak_lewat as (
      select l.kontak_id, sum(l.sisa) as sisa, min(l.jatuh_tempo) as sejak
        from lewat as l group by l.kontak_id order by 2 desc, 1 limit 5
    )
  select (select count(distinct l.transaksi_id) from lewat as l) as dokumen,
         (select count(distinct l.kontak_id) from lewat as l) as kontak,
         (select sum(l.sisa) from lewat as l) as sisa,
         (select v_hari - min(l.jatuh_tempo) from lewat as l) as terlama, (
           select string_agg(format('%s: %s, terlama %s hari', k.nama,
                    erp_private.uang_teks(x.sisa, v_uang), v_hari - x.sejak
                  ), E'\n' order by x.sisa desc, k.id)
             from kontak_lewat as x join kontak as k on k.id = x.kontak_id
         ) as baris
    into v_r;
  if v_r.dokumen = 0 then
    return 0;
  end if;
  return erp_private.notifikasi_send(
    erp.tenant_kode(), 'piutang_jatuh_tempo', format('piutang:%s:%s', erp.tenant_kode(), v_hari),
    format('Piutang lewat jatuh tempo: %s', erp_private.uang_teks(v_r.sisa, v_uang)),
    format('%s dokumen dari %s pelanggan lewat jatuh tempo, seluruhnya %s, terlama %s hari.',
      v_r.dokumen, v_r.kontak, erp_private.uang_teks(v_r.sisa, v_uang), v_r.terlama
    ) || E'\n' || v_r.baris
      || case
           when v_r.kontak > 5 then format(E'\ndan %s pelanggan lain', v_r.kontak - 5) else ''
         end,
    '/api/laporan/piutang'
  );
end
$$;

alter function erp_private.worker_notifikasi_piutang() owner to erp_reader;
revoke all on function erp_private.worker_notifikasi_piutang() from public;
grant execute on function erp_private.worker_notifikasi_piutang() to erp_worker;
comment on function erp_private.worker_notifikasi_piutang() is
  'Tells what of the receivables is overdue, once a day; answers how many users were told.';
--! EndIncluded erp_private/notifikasi/worker_notifikasi_piutang.sql
--! Included erp_private/notifikasi/worker_notifikasi_purge.sql
-- Removes notifications that were read more than 90 days ago, at most `batas` of them.
create or replace function erp_private.worker_notifikasi_purge(batas integer)
returns integer
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_jumlah integer;
begin
  delete from erp_private.notifikasi as n
   where n.id in (
     select x.id from erp_private.notifikasi as x
      where x.dibaca_pada < now() - interval '90 days'
      order by x.dibaca_pada limit batas
   );
  get diagnostics v_jumlah = row_count;
  return v_jumlah;
end
$$;

alter function erp_private.worker_notifikasi_purge(integer) owner to erp_platform;
revoke all on function erp_private.worker_notifikasi_purge(integer) from public;
grant execute on function erp_private.worker_notifikasi_purge(integer) to erp_worker;
comment on function erp_private.worker_notifikasi_purge(integer) is
  'Deletes notifications read more than 90 days ago; answers how many.';
--! EndIncluded erp_private/notifikasi/worker_notifikasi_purge.sql
--! Included erp_private/notifikasi/worker_notifikasi_stok.sql
-- Tells which goods of the tenant in context fell below their stok_minimum since it was last looked
-- at: each once, until it has recovered. Goods that were never stocked fell from nowhere. Answers
-- how many users were told.
create or replace function erp_private.worker_notifikasi_stok()
returns integer
language plpgsql
security definer
as $$
#variable_conflict use_column
declare
  v_baru bigint[];
begin
  if to_regclass('stok_kurang') is null
    or not exists (select from modul as m where m.kode = 'persediaan' and m.aktif)
  then
    return 0;
  end if;
  with
    kurang as materialized (
      select b.id
        from barang as b
       where b.stok_minimum > 0 and b.aktif and b.jenis = 'persediaan'
         and b.stok_minimum > (
           select sum(l.qty) from stok_lokasi as l where l.barang_id = b.id
         )
    ),
    pulih as (
      delete from stok_kurang as k where not exists (select from kurang where id = k.barang_id)
    ),
    baru as (
      insert into stok_kurang (barang_id)
      select id from kurang order by id
      on conflict (barang_id) do nothing
      returning barang_id
    )
  select array_agg(barang_id) into v_baru from baru;
  if v_baru is null then
    return 0;
  end if;
  return erp_private.notifikasi_send(
    erp.tenant_kode(), 'stok_minimum', 'stok:' || gen_random_uuid(),
    case
      when cardinality(v_baru) > 1
        then format('%s barang di bawah stok minimum', cardinality(v_baru))
      else 'Stok di bawah minimum: ' || (select b.nama from barang as b where b.id = v_baru[1])
    end,
    erp_private.stok_kurang_teks(v_baru),
    case
      when cardinality(v_baru) > 1 then '/api/laporan/stok'
      else format('/api/laporan/kartu-stok/%s', v_baru[1])
    end
  );
end
$$;

alter function erp_private.worker_notifikasi_stok() owner to erp_writer;
revoke all on function erp_private.worker_notifikasi_stok() from public;
grant execute on function erp_private.worker_notifikasi_stok() to erp_worker;
comment on function erp_private.worker_notifikasi_stok() is
  'Tells which goods fell below their stok_minimum; answers how many users were told.';
--! EndIncluded erp_private/notifikasi/worker_notifikasi_stok.sql
--! Included erp_private/notifikasi/worker_surel_end.sql
-- Notes what became of the e-mail about a notification; what is settled stays.
create or replace function erp_private.worker_surel_end(id bigint, surel text)
returns void
language sql
security definer
set search_path = pg_catalog, pg_temp
as $$
  update erp_private.notifikasi as n
     set surel = worker_surel_end.surel
   where n.id = worker_surel_end.id and n.surel = 'antre'
$$;

alter function erp_private.worker_surel_end(bigint, text) owner to erp_platform;
revoke all on function erp_private.worker_surel_end(bigint, text) from public;
grant execute on function erp_private.worker_surel_end(bigint, text) to erp_worker;
comment on function erp_private.worker_surel_end(bigint, text) is
  'Notes what became of the e-mail about a notification.';
--! EndIncluded erp_private/notifikasi/worker_surel_end.sql
--! Included erp_private/notifikasi/worker_surel_get.sql
-- What an e-mail about a notification says, and to whom. Null when none is wanted any more: it was
-- sent or refused, read, or the user may no longer see it.
create or replace function erp_private.worker_surel_get(id bigint)
returns jsonb
language sql
stable
security definer
set search_path = pg_catalog, pg_temp
as $$
  select jsonb_build_object(
      'email', p.email, 'nama', p.nama, 'judul', n.judul, 'isi', n.isi, 'tautan', n.tautan,
      'tenant', t.nama, 'dibuat_pada', erp_private.waktu_json(n.dibuat_pada)
    )
    from erp_private.notifikasi as n
    join erp_private.pengguna as p on p.id = n.pengguna_id and p.aktif
    left join erp_private.tenant as t on t.kode = n.tenant_kode
   where n.id = worker_surel_get.id and n.surel = 'antre' and n.dibaca_pada is null
     and n.lingkup = any (erp_private.notifikasi_boleh(n.pengguna_id))
$$;

alter function erp_private.worker_surel_get(bigint) owner to erp_platform;
revoke all on function erp_private.worker_surel_get(bigint) from public;
grant execute on function erp_private.worker_surel_get(bigint) to erp_worker;
comment on function erp_private.worker_surel_get(bigint) is
  'Recipient and text of an e-mail about a notification; null when none is wanted.';
--! EndIncluded erp_private/notifikasi/worker_surel_get.sql
--! Included erp_private/notifikasi/worker_surel_take.sql
-- Takes new notifications for e-mail: answers those that a job should be made for, in the same
-- transaction. Without `kirim` (no mail server), and for what is old or was read meanwhile, none.
create or replace function erp_private.worker_surel_take(batas integer, kirim boolean)
returns setof bigint
language sql
security definer
set search_path = pg_catalog, pg_temp
as $$
  with
    diambil as (
      update erp_private.notifikasi as n
         set surel = case
           when kirim and n.dibaca_pada is null and n.dibuat_pada > now() - interval '1 day'
             then 'antre'
           else 'tidak'
         end
       where n.id in (
         select x.id from erp_private.notifikasi as x
          where x.surel = 'baru' order by x.id limit batas for update skip locked
       )
      returning n.id, n.surel
    )
  select d.id from diambil as d where d.surel = 'antre' order by d.id
$$;

alter function erp_private.worker_surel_take(integer, boolean) owner to erp_platform;
revoke all on function erp_private.worker_surel_take(integer, boolean) from public;
grant execute on function erp_private.worker_surel_take(integer, boolean) to erp_worker;
comment on function erp_private.worker_surel_take(integer, boolean) is
  'Takes new notifications for e-mail; answers the ids that jobs are to be made for.';
--! EndIncluded erp_private/notifikasi/worker_surel_take.sql
--! Included erp_private/opname/terhitung_check.sql
-- The stocktaking that had counted the goods of a back-dated document already: it lies on the
-- document's day or later, at a location that the document moves goods at, and is locked from here
-- on. Which goods it counted is seen when they move (terhitung_moves).
-- Codes: VADOK, KOTUP.
create or replace function erp_private.terhitung_check(isi jsonb)
returns void
language plpgsql
as $$
#variable_conflict use_column
declare
  v_id constant bigint := (isi ->> 'sudah_terhitung_opname')::bigint;
  v_tanggal constant date := (isi ->> 'tanggal')::date;
  v_o record;
  v_masalah text;
begin
  if isfinite(v_tanggal) then
    perform erp_private.periode_lock(v_tanggal, 'tanggal');
  end if;
  perform erp_private.dokumen_lock(array[v_id]);
  select t.jenis, t.status, t.tanggal, t.lokasi_id, t.nomor, t.rincian ->> 'mode' as mode
    into v_o
    from transaksi as t
   where t.id = v_id;
  v_masalah := case
    when v_o.jenis is distinct from 'opname-stok' or v_o.status <> 'final'
      or v_o.mode = 'saldo_awal'
      then 'bukan opname stok yang berlaku'
    when v_tanggal > v_o.tanggal
      then format('opname %s (%s) sebelum tanggal dokumen ini', v_o.nomor, v_o.tanggal)
    when v_o.lokasi_id::text not in (
      coalesce(isi ->> 'lokasi_id', ''), coalesce(isi ->> 'lokasi_asal_id', ''),
      coalesce(isi ->> 'lokasi_tujuan_id', '')
    )
      then format('opname %s di lokasi lain', v_o.nomor)
  end;
  perform erp_private.dokumen_refuse(
    array_remove(array['sudah_terhitung_opname: ' || v_masalah], null)
  );
end
$$;

alter function erp_private.terhitung_check(jsonb) owner to erp_owner;
revoke all on function erp_private.terhitung_check(jsonb) from public;
grant execute on function erp_private.terhitung_check(jsonb) to erp_writer;
comment on function erp_private.terhitung_check(jsonb) is
  'Checks and locks the stocktaking that had counted a documents goods already (VADOK).';
--! EndIncluded erp_private/opname/terhitung_check.sql
--! Included erp_private/opname/terhitung_insert.sql
-- Writes movements that a correcting journal books (compensations on a stocktaking, or their
-- reversals) under an order key, dated on its day or the first open one after it. The journal is
-- written with the corrections of that day (stok_correct).
-- Code: KOTUP.
create or replace function erp_private.terhitung_insert(
  posting_id bigint, transaksi_id bigint, tanggal_kunci date, urut bigint,
  gerak erp_private.gerak[]
)
returns void
language plpgsql
as $$
#variable_conflict use_column
begin
  if cardinality(terhitung_insert.gerak) = 0 then
    return;
  end if;
  perform erp_private.stok_insert(
    terhitung_insert.posting_id, terhitung_insert.transaksi_id,
    case
      when erp_private.periode_is_open(terhitung_insert.tanggal_kunci)
        then terhitung_insert.tanggal_kunci
      else erp_private.periode_first_open(terhitung_insert.tanggal_kunci)
    end,
    terhitung_insert.tanggal_kunci, terhitung_insert.urut, terhitung_insert.gerak,
    nextval('jurnal_id_seq')
  );
end
$$;

alter function erp_private.terhitung_insert(bigint, bigint, date, bigint, erp_private.gerak[])
  owner to erp_owner;
revoke all on function erp_private.terhitung_insert(
  bigint, bigint, date, bigint, erp_private.gerak[]
) from public;
grant execute on function erp_private.terhitung_insert(
  bigint, bigint, date, bigint, erp_private.gerak[]
) to erp_writer;
comment on function erp_private.terhitung_insert(
  bigint, bigint, date, bigint, erp_private.gerak[]
) is
  'Writes movements that a correcting journal books.';
--! EndIncluded erp_private/opname/terhitung_insert.sql
--! Included erp_private/opname/terhitung_moves.sql
-- The movements that compensate, on a stocktaking, goods that it had counted already: what a
-- document moves at that location, the other way round, beside the line that counted them and
-- against the account of its differences. They are valued like any difference (`rata`): first at
-- the average found there, which the replay that follows corrects. What comes back stands before
-- the difference, what goes after it, so that the pool is not short in between. `tanggal_kunci`,
-- `urut` are where the stocktaking stands; one without any difference gets its place now.
-- Code: VADOK barang yang tidak dihitung.
create or replace function erp_private.terhitung_moves(
  opname_id bigint, gerak erp_private.gerak[], per_lokasi boolean,
  out hasil erp_private.gerak[], out tanggal_kunci date, out urut bigint
)
language plpgsql
as $$
#variable_conflict use_column
declare
  v_o record;
  v_pool bigint;
begin
  select t.tanggal, t.lokasi_id, t.nomor, t.rincian ->> 'akun_selisih' as akun into v_o
    from transaksi as t where t.id = terhitung_moves.opname_id;
  v_pool := case when per_lokasi then v_o.lokasi_id else 0 end;
  perform erp_private.dokumen_refuse(array(
    select distinct format('sudah_terhitung_opname: opname %s tidak menghitung barang %s (%s)',
                           v_o.nomor, b.nama, b.kode)
      from unnest(terhitung_moves.gerak) as g
      join barang as b on b.id = g.barang_id
     where g.lokasi_id = v_o.lokasi_id and not exists (
       select from transaksi_baris as l
        where l.transaksi_id = terhitung_moves.opname_id and l.barang_id = g.barang_id
     )
  ));
  tanggal_kunci := v_o.tanggal;
  select min(m.urut) into terhitung_moves.urut
    from transaksi_baris as l
    join mutasi_stok as m on m.baris_id = l.id and m.jenis in ('masuk', 'keluar')
   where l.transaksi_id = terhitung_moves.opname_id;
  urut := coalesce(terhitung_moves.urut, nextval('mutasi_urut'));
  select coalesce(array_agg(row (
      l.id, l.baris, sign(-g.qty) * (1000 + k.banyak), g.barang_id, v_o.lokasi_id,
      case when g.qty > 0 then 'masuk' else 'keluar' end, 'rata', g.qty,
      erp_private.terhitung_value(
        l.id, g.barang_id, v_pool, terhitung_moves.tanggal_kunci, terhitung_moves.urut, g.qty
      ),
      g.akun_persediaan, v_o.akun, null, null, null, v_pool
    )::erp_private.gerak order by l.baris), '{}')
    into hasil
    from (
      select x.barang_id, x.akun_persediaan, -sum(x.qty) as qty
        from unnest(terhitung_moves.gerak) as x
       where x.lokasi_id = v_o.lokasi_id
       group by x.barang_id, x.akun_persediaan
      having sum(x.qty) <> 0
    ) as g
    join transaksi_baris as l
      on l.transaksi_id = terhitung_moves.opname_id and l.barang_id = g.barang_id
    cross join lateral (
      select count(*) as banyak from mutasi_stok as m
       where m.baris_id = l.id and coalesce(m.jurnal_id, 0) > 0 and m.jenis in ('masuk', 'keluar')
    ) as k;
end
$$;

alter function erp_private.terhitung_moves(bigint, erp_private.gerak[], boolean) owner to erp_owner;
revoke all on function erp_private.terhitung_moves(bigint, erp_private.gerak[], boolean)
  from public;
grant execute on function erp_private.terhitung_moves(bigint, erp_private.gerak[], boolean)
  to erp_writer;
comment on function erp_private.terhitung_moves(bigint, erp_private.gerak[], boolean) is
  'Movements that compensate, on a stocktaking, goods that it had counted already (VADOK).';
--! EndIncluded erp_private/opname/terhitung_moves.sql
--! Included erp_private/opname/terhitung_note.sql
-- Notes in a posted document which stocktaking had counted its goods already; one that moves
-- nothing there has nothing to compensate.
-- Code: VADOK.
create or replace function erp_private.terhitung_note(transaksi_id bigint, opname_id bigint)
returns void
language plpgsql
as $$
#variable_conflict use_column
begin
  if not exists (
    select
      from mutasi_stok as m
      join transaksi as o on o.id = terhitung_note.opname_id and o.lokasi_id = m.lokasi_id
     where m.transaksi_id = terhitung_note.transaksi_id
  ) then
    perform erp_private.dokumen_refuse(array[
      'sudah_terhitung_opname: dokumen ini tidak menggerakkan barang di lokasi opname itu'
    ]);
  end if;
  update transaksi as t
     set rincian = t.rincian || jsonb_build_object(
           'sudah_terhitung_opname', terhitung_note.opname_id
         )
   where t.id = terhitung_note.transaksi_id;
end
$$;

alter function erp_private.terhitung_note(bigint, bigint) owner to erp_owner;
revoke all on function erp_private.terhitung_note(bigint, bigint) from public;
grant execute on function erp_private.terhitung_note(bigint, bigint) to erp_writer;
comment on function erp_private.terhitung_note(bigint, bigint) is
  'Notes in a document which stocktaking had counted its goods already (VADOK).';
--! EndIncluded erp_private/opname/terhitung_note.sql
--! Included erp_private/opname/terhitung_order.sql
-- The movements that reverse a document on another day, with the reversals of its compensations on
-- a stocktaking in their turn: what comes back before all others, what leaves after them, so that
-- the pool is not short in between.
create or replace function erp_private.terhitung_order(gerak erp_private.gerak[])
returns erp_private.gerak[]
language plpgsql
stable
as $$
#variable_conflict use_column
declare
  v_hasil erp_private.gerak[] := '{}';
  v_g erp_private.gerak;
begin
  foreach v_g in array terhitung_order.gerak loop
    if exists (
      select from mutasi_stok as m where m.id = v_g.membalik_id and m.jurnal_id is not null
    ) then
      v_g.baris := v_g.baris - sign(v_g.qty) * 10000;
    end if;
    v_hasil := v_hasil || v_g;
  end loop;
  return v_hasil;
end
$$;

alter function erp_private.terhitung_order(erp_private.gerak[]) owner to erp_owner;
revoke all on function erp_private.terhitung_order(erp_private.gerak[]) from public;
grant execute on function erp_private.terhitung_order(erp_private.gerak[]) to erp_writer;
comment on function erp_private.terhitung_order(erp_private.gerak[]) is
  'Reversing movements, with those of compensations in their turn.';
--! EndIncluded erp_private/opname/terhitung_order.sql
--! Included erp_private/opname/terhitung_post.sql
-- Posts the compensations of a document's movements on the stocktaking that had counted them, and
-- refuses stock that would be short there. Answers the earlier of the two places: from there on
-- goods are valued again.
-- Codes: VADOK, KOSTK, KOTUP.
create or replace function erp_private.terhitung_post(
  posting_id bigint, transaksi_id bigint, opname_id bigint, inout tanggal date,
  inout urut bigint, gerak erp_private.gerak[], per_lokasi boolean
)
language plpgsql
as $$
#variable_conflict use_column
declare
  v_t record;
  v_g record;
begin
  v_t := erp_private.terhitung_moves(
    terhitung_post.opname_id, terhitung_post.gerak, terhitung_post.per_lokasi
  );
  perform erp_private.terhitung_insert(
    terhitung_post.posting_id, terhitung_post.transaksi_id, v_t.tanggal_kunci, v_t.urut, v_t.hasil
  );
  for v_g in
    select g.barang_id, g.lokasi_id from unnest(v_t.hasil) as g where g.qty < 0
     order by g.barang_id
  loop
    perform erp_private.stok_check(v_g.barang_id, v_g.lokasi_id, v_t.tanggal_kunci, v_t.urut);
  end loop;
  if (v_t.tanggal_kunci, v_t.urut) < (terhitung_post.tanggal, terhitung_post.urut) then
    tanggal := v_t.tanggal_kunci;
    urut := v_t.urut;
  end if;
end
$$;

alter function erp_private.terhitung_post(
  bigint, bigint, bigint, date, bigint, erp_private.gerak[], boolean
) owner to erp_owner;
revoke all on function erp_private.terhitung_post(
  bigint, bigint, bigint, date, bigint, erp_private.gerak[], boolean
) from public;
grant execute on function erp_private.terhitung_post(
  bigint, bigint, bigint, date, bigint, erp_private.gerak[], boolean
) to erp_writer;
comment on function erp_private.terhitung_post(
  bigint, bigint, bigint, date, bigint, erp_private.gerak[], boolean
) is
  'Posts the compensations of a document on the stocktaking that had counted its goods.';
--! EndIncluded erp_private/opname/terhitung_post.sql
--! Included erp_private/opname/terhitung_value.sql
-- The value at which a compensation on a stocktaking begins: at the average of its pool there, else
-- at the unit cost of what the stocktaking found missing, else at the last known one.
create or replace function erp_private.terhitung_value(
  baris_id bigint, barang_id bigint, pool_id bigint, tanggal date, urut bigint, qty numeric
)
returns numeric
language plpgsql
stable
as $$
#variable_conflict use_column
declare
  v_p record;
  v_satuan numeric;
begin
  select p.qty, p.nilai into v_p
    from erp_private.stok_pool_at(
      terhitung_value.barang_id, terhitung_value.pool_id, terhitung_value.tanggal,
      terhitung_value.urut
    ) as p;
  if v_p.qty > 0 and (terhitung_value.qty > 0 or v_p.qty >= -terhitung_value.qty) then
    return round(greatest(v_p.nilai, 0) * terhitung_value.qty / v_p.qty, 2);
  end if;
  select sum(m.nilai) / nullif(sum(m.qty), 0) into v_satuan
    from mutasi_stok as m
   where m.baris_id = terhitung_value.baris_id and m.sub = 0;
  if v_satuan is null then
    select p.hpp_terakhir into v_satuan
      from stok_pool as p
     where p.barang_id = terhitung_value.barang_id and p.pool_id = terhitung_value.pool_id;
  end if;
  return round(greatest(coalesce(v_satuan, 0), 0) * terhitung_value.qty, 2);
end
$$;

alter function erp_private.terhitung_value(bigint, bigint, bigint, date, bigint, numeric)
  owner to erp_owner;
revoke all on function erp_private.terhitung_value(bigint, bigint, bigint, date, bigint, numeric)
  from public;
grant execute on function erp_private.terhitung_value(bigint, bigint, bigint, date, bigint, numeric)
  to erp_writer;
comment on function erp_private.terhitung_value(bigint, bigint, bigint, date, bigint, numeric) is
  'The value at which a compensation on a stocktaking begins.';
--! EndIncluded erp_private/opname/terhitung_value.sql
--! Included erp_private/opname/terhitung_void.sql
-- Takes back, in their places, the compensations that a document had booked on a stocktaking, among
-- the movements that reverse it. Answers the other movements, and the earliest order key of all.
create or replace function erp_private.terhitung_void(
  posting_id bigint, transaksi_id bigint, gerak erp_private.gerak[],
  out hasil erp_private.gerak[], out tanggal_kunci date, out urut bigint
)
language plpgsql
as $$
#variable_conflict use_column
declare
  v_k record;
begin
  hasil := '{}';
  for v_k in
    select m.tanggal_kunci, m.urut, m.jurnal_id is not null as terhitung,
           array_agg(g order by g.baris, g.sub) as gerak
      from unnest(terhitung_void.gerak) as g
      join mutasi_stok as m on m.id = g.membalik_id
     group by 1, 2, 3
     order by 1, 2
  loop
    tanggal_kunci := coalesce(terhitung_void.tanggal_kunci, v_k.tanggal_kunci);
    urut := coalesce(terhitung_void.urut, v_k.urut);
    if v_k.terhitung then
      perform erp_private.terhitung_insert(
        terhitung_void.posting_id, terhitung_void.transaksi_id, v_k.tanggal_kunci, v_k.urut,
        v_k.gerak
      );
    else
      hasil := v_k.gerak;
    end if;
  end loop;
end
$$;

alter function erp_private.terhitung_void(bigint, bigint, erp_private.gerak[]) owner to erp_owner;
revoke all on function erp_private.terhitung_void(bigint, bigint, erp_private.gerak[]) from public;
grant execute on function erp_private.terhitung_void(bigint, bigint, erp_private.gerak[])
  to erp_writer;
comment on function erp_private.terhitung_void(bigint, bigint, erp_private.gerak[]) is
  'Takes back the compensations that a document had booked on a stocktaking.';
--! EndIncluded erp_private/opname/terhitung_void.sql
--! Included erp_private/order/order_deposits_json.sql
-- The deposits that were given for an order, with what is left of each; those of voided documents
-- are none.
create or replace function erp_private.order_deposits_json(order_id bigint)
returns jsonb
language plpgsql
stable
as $$
#variable_conflict use_column
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
        'dokumen_id', d.id, 'nomor_transaksi', d.nomor, 'tanggal', d.tanggal,
        'jumlah', d.jumlah, 'sisa', s.sisa
      ) order by d.tanggal, d.id), '[]')
      from (
        select t.id, t.nomor, t.tanggal, sum(b.dpp) as jumlah
          from transaksi_baris as b
          join transaksi as t on t.id = b.transaksi_id and t.status = 'final'
         where b.rincian ? 'order_id'
           and (b.rincian ->> 'order_id')::bigint = order_deposits_json.order_id
         group by t.id, t.nomor, t.tanggal
      ) as d
      cross join lateral (
        select sum(erp_private.pos_balance(p.id)) as sisa
          from pos_terbuka as p
         where p.transaksi_id = d.id and p.jenis in ('titipan', 'uang_muka')
           and p.membalik_id is null
      ) as s
  );
end
$$;

alter function erp_private.order_deposits_json(bigint) owner to erp_owner;
revoke all on function erp_private.order_deposits_json(bigint) from public;
grant execute on function erp_private.order_deposits_json(bigint) to erp_writer, erp_reader;
comment on function erp_private.order_deposits_json(bigint) is
  'The deposits given for an order: [{dokumen_id, nomor_transaksi, tanggal, jumlah, sisa}].';
--! EndIncluded erp_private/order/order_deposits_json.sql
--! Included erp_private/order/order_document.sql
-- A sale or purchase as received, with what its head leaves to the orders that it fills: whether
-- the prices that it takes from them contain the tax.
-- Code: VADOK order yang dipenuhi berbeda.
create or replace function erp_private.order_document(isi jsonb)
returns jsonb
language plpgsql
stable
as $$
#variable_conflict use_column
declare
  v_termasuk boolean[];
begin
  if order_document.isi ? 'harga_termasuk_pajak'
    or not order_document.isi @? '$.detail[*].order_baris_id'
  then
    return order_document.isi;
  end if;
  select array_agg(distinct t.harga_termasuk_pajak) into v_termasuk
    from jsonb_path_query(
      order_document.isi,
      '$.detail[*] ? (exists (@.order_baris_id) && !exists (@.harga)).order_baris_id'
    ) as k (id)
    join transaksi_baris as b on b.id = (k.id #>> '{}')::bigint
    join transaksi as t on t.id = b.transaksi_id;
  if cardinality(v_termasuk) > 1 then
    perform erp_private.dokumen_refuse(array[
      'harga_termasuk_pajak: wajib diisi, karena order yang dipenuhi berbeda-beda'
    ]);
  end if;
  return order_document.isi
    || jsonb_build_object('harga_termasuk_pajak', coalesce(v_termasuk[1], false));
end
$$;

alter function erp_private.order_document(jsonb) owner to erp_owner;
revoke all on function erp_private.order_document(jsonb) from public;
grant execute on function erp_private.order_document(jsonb) to erp_writer;
comment on function erp_private.order_document(jsonb) is
  'A delivery with whether its prices contain the tax, as on the orders that it fills.';
--! EndIncluded erp_private/order/order_document.sql
--! Included erp_private/order/order_fulfil.sql
-- Books what a posted document delivers of orders: each line lowers what is open, and the
-- reservation, by as much as there is. Then nobody's reserved stock may have been taken. Orders and
-- goods are locked, lines written, stock moved.
-- Codes: KOORD, KORSV.
create or replace function erp_private.order_fulfil(
  dokumen erp_private.dokumen, baris erp_private.baris[]
)
returns void
language plpgsql
as $$
#variable_conflict use_column
declare
  v_d constant erp_private.dokumen := order_fulfil.dokumen;
  v_gerak erp_private.order_gerak[];
begin
  perform erp_private.order_fulfil_check(order_fulfil.baris);
  select array_agg(
      row (
        k.transaksi_id, k.baris_id, k.id, k.barang_id, k.lokasi_id, k.qty_dasar,
        least(k.sisa, k.sampai - k.qty_dasar) - least(k.sisa, k.sampai),
        least(k.reservasi, k.sampai - k.qty_dasar) - least(k.reservasi, k.sampai), null
      )::erp_private.order_gerak
      order by k.baris
    )
    into v_gerak
    from (
      select s.transaksi_id, s.id as baris_id, b.id, b.baris, b.qty_dasar, o.*,
             sum(b.qty_dasar) over (partition by s.id order by b.baris) as sampai
        from unnest(order_fulfil.baris) as b
        join transaksi_baris as s on s.id = (b.rincian ->> 'order_baris_id')::bigint
        cross join lateral (
          select g.barang_id, g.lokasi_id, sum(g.sisa) as sisa, sum(g.reservasi) as reservasi
            from order_gerak as g
           where g.baris_id = s.id
           group by g.barang_id, g.lokasi_id
        ) as o
    ) as k;
  if v_gerak is not null then
    perform erp_private.order_write(
      v_d.posting_id, v_d.id, v_d.tanggal,
      case v_d.jenis when 'pembelian' then 'order-pembelian' else 'order-penjualan'
      end::erp.jenis_transaksi,
      v_gerak
    );
  end if;
  if v_d.jenis = 'penjualan' then
    perform erp_private.reservasi_check(v_d.lokasi_id, order_fulfil.baris, v_gerak);
  end if;
end
$$;

alter function erp_private.order_fulfil(erp_private.dokumen, erp_private.baris[])
  owner to erp_owner;
revoke all on function erp_private.order_fulfil(erp_private.dokumen, erp_private.baris[])
  from public;
grant execute on function erp_private.order_fulfil(erp_private.dokumen, erp_private.baris[])
  to erp_writer;
comment on function erp_private.order_fulfil(erp_private.dokumen, erp_private.baris[]) is
  'Books what a document delivers of orders (KOORD, KORSV).';
--! EndIncluded erp_private/order/order_fulfil.sql
--! Included erp_private/order/order_fulfil_check.sql
-- Refuses to deliver more of an order than was ordered and the settings tolerate beyond it, or on
-- an order that is not open. Lines of one order line count together.
-- Code: KOORD.
create or replace function erp_private.order_fulfil_check(baris erp_private.baris[])
returns void
language plpgsql
stable
as $$
#variable_conflict use_column
declare
  v_salah text;
  -- Through JSON, because a tenant that is a step behind has no such setting yet.
  v_toleransi constant numeric := (
    select coalesce((to_jsonb(p) ->> 'toleransi_order')::numeric, 0) from pengaturan as p
  );
begin
  select string_agg(m.pesan, E'\n' order by k.urutan) into v_salah
    from (
      select (b.rincian ->> 'order_baris_id')::bigint as baris_id, min(b.baris) as urutan,
             sum(b.qty_dasar) as qty
        from unnest(order_fulfil_check.baris) as b
       where b.rincian ? 'order_baris_id'
       group by 1
    ) as k
    join transaksi_baris as s on s.id = k.baris_id
    join transaksi as t on t.id = s.transaksi_id
    cross join lateral (
      select round(s.qty_dasar * (100 + v_toleransi) / 100, 6) - coalesce(sum(g.dipenuhi), 0)
               as sisa
        from order_gerak as g
       where g.baris_id = k.baris_id
    ) as o
    cross join lateral (
      select format('detail.%s.order_baris_id: ', k.urutan - 1) || case
        when t.status <> 'final' then format('order %s berstatus %s', t.nomor, t.status)
        when t.status_order = 'ditutup' then format('order %s sudah ditutup', t.nomor)
        when k.qty > o.sisa then format(
          'order %s tinggal %s dalam satuan dasar, diminta %s',
          t.nomor, trim_scale(o.sisa), trim_scale(k.qty)
        )
      end as pesan
    ) as m
   where m.pesan is not null;
  if v_salah is not null then
    raise exception using errcode = 'KOORD', message = v_salah;
  end if;
end
$$;

alter function erp_private.order_fulfil_check(erp_private.baris[]) owner to erp_owner;
revoke all on function erp_private.order_fulfil_check(erp_private.baris[]) from public;
grant execute on function erp_private.order_fulfil_check(erp_private.baris[]) to erp_writer;
comment on function erp_private.order_fulfil_check(erp_private.baris[]) is
  'Refuses a delivery beyond what an order leaves open (KOORD).';
--! EndIncluded erp_private/order/order_fulfil_check.sql
--! Included erp_private/order/order_price.sql
-- The lines of an order, priced and taxed: at a customer's order as a sale would be, at one to a
-- supplier by harga_beli.
-- Codes: VADOK, VAHRG.
create or replace function erp_private.order_price(
  jenis erp.jenis_transaksi, dokumen erp.order_penjualan_input
)
returns erp_private.baris[]
language plpgsql
as $$
#variable_conflict use_column
declare
  v_d constant erp.order_penjualan_input := order_price.dokumen;
  v_beli constant boolean := order_price.jenis = 'order-pembelian';
  v_masukan erp_private.baris_masukan[];
  v_rincian jsonb[];
begin
  select array_agg(
      row (
        d.barang_id, null, d.satuan_id, d.qty,
        case
          when d.harga is null and v_beli then round(b.harga_beli * coalesce(s.faktor, 1), 6)
          else d.harga
        end,
        d.diskon, d.diskon_persen, d.pajak_kode, null, null, d.keterangan
      )::erp_private.baris_masukan
      order by d.urutan
    ), array_agg(
      jsonb_strip_nulls(jsonb_build_object('diskon_persen', d.diskon_persen)) order by d.urutan
    )
    into v_masukan, v_rincian
    from unnest(v_d.detail) with ordinality as d (
      barang_id, satuan_id, qty, harga, diskon, diskon_persen, pajak_kode, keterangan, urutan
    )
    left join barang as b on b.id = d.barang_id
    left join barang_satuan as s
      on s.barang_id = b.id and s.satuan_id = d.satuan_id and s.satuan_id <> b.satuan_id;
  perform erp_private.dokumen_refuse(erp_private.order_check(order_price.jenis, v_d, v_masukan));
  return erp_private.baris_extend(
    erp_private.baris_tax(
      erp_private.baris_price(
        v_masukan, v_beli, v_d.tanggal,
        coalesce(v_d.harga_kode, (select k.harga_kode from kontak as k where k.id = v_d.kontak_id)),
        null, null
      ),
      v_d.tanggal, coalesce(v_d.harga_termasuk_pajak, false)
    ),
    v_rincian
  );
end
$$;

alter function erp_private.order_price(erp.jenis_transaksi, erp.order_penjualan_input)
  owner to erp_owner;
revoke all on function erp_private.order_price(erp.jenis_transaksi, erp.order_penjualan_input)
  from public;
grant execute on function erp_private.order_price(erp.jenis_transaksi, erp.order_penjualan_input)
  to erp_writer;
comment on function erp_private.order_price(erp.jenis_transaksi, erp.order_penjualan_input) is
  'Checked, priced and taxed lines of an order (VADOK, VAHRG).';
--! EndIncluded erp_private/order/order_price.sql
--! Included erp_private/order/order_terms.sql
-- The lines of a sale or purchase with what they leave to the order lines that they fulfil: unit,
-- price (in the line's unit), discount (its share of the order line's, only with the order's price)
-- and tax. `order_baris` names the order line of each, or null.
create or replace function erp_private.order_terms(
  masukan erp_private.baris_masukan[], order_baris bigint[]
)
returns erp_private.baris_masukan[]
language plpgsql
stable
as $$
#variable_conflict use_column
begin
  if array_remove(order_terms.order_baris, null) = '{}' then
    return order_terms.masukan;
  end if;
  return (
    select array_agg(
        row (
          d.barang_id, d.akun_kode, coalesce(d.satuan_id, o.satuan_id), d.qty,
          coalesce(
            d.harga,
            case
              when coalesce(d.satuan_id, o.satuan_id) = o.satuan_id then o.harga
              else round(o.harga / o.faktor * f.faktor, 6)
            end
          ),
          case
            when num_nonnulls(d.diskon, d.diskon_persen, d.harga) > 0 or p.persen is not null
              then d.diskon
            when o.diskon > 0 and d.qty < 1e13
              then round(o.diskon * d.qty * f.faktor / o.qty_dasar, 2)
          end,
          case
            when num_nonnulls(d.diskon, d.diskon_persen, d.harga) > 0 then d.diskon_persen
            else p.persen
          end,
          coalesce(d.pajak_kode, o.pajak_kode), d.dikreditkan, d.hibah,
          d.keterangan
        )::erp_private.baris_masukan
        order by d.urutan
      )
      from unnest(order_terms.masukan) with ordinality as d (
        barang_id, akun_kode, satuan_id, qty, harga, diskon, diskon_persen,
        pajak_kode, dikreditkan, hibah, keterangan, urutan
      )
      left join transaksi_baris as o
        on o.id = order_terms.order_baris[d.urutan] and o.barang_id = d.barang_id
      left join barang_satuan as s on s.barang_id = d.barang_id and s.satuan_id = d.satuan_id
      cross join lateral (
        select case
            when coalesce(d.satuan_id, o.satuan_id) = o.satuan_id then o.faktor
            else coalesce(s.faktor, 1)
          end as faktor
      ) as f
      cross join lateral (select (o.rincian ->> 'diskon_persen')::numeric as persen) as p
  );
end
$$;

alter function erp_private.order_terms(erp_private.baris_masukan[], bigint[]) owner to erp_owner;
revoke all on function erp_private.order_terms(erp_private.baris_masukan[], bigint[]) from public;
grant execute on function erp_private.order_terms(erp_private.baris_masukan[], bigint[])
  to erp_writer;
comment on function erp_private.order_terms(erp_private.baris_masukan[], bigint[]) is
  'Lines with unit, price and tax of the order lines that they fulfil.';
--! EndIncluded erp_private/order/order_terms.sql
--! Included erp_private/order/order_undo.sql
-- Takes back what a voided document did to orders. A delivery opens its order again, unless that
-- was closed, as far as the other deliveries leave it open, and an order that reserves keeps what
-- is still available of that; an order itself ends what it had open.
create or replace function erp_private.order_undo(
  transaksi_id bigint, posting_id bigint, tanggal date
)
returns void
language plpgsql
as $$
#variable_conflict use_column
declare
  v_jenis erp.jenis_transaksi;
  v_gerak erp_private.order_gerak[];
begin
  select array_agg(
      row (
        g.order_id, g.baris_id, g.pemenuhan_id, g.barang_id, g.lokasi_id, -g.dipenuhi, g.buka,
        case when g.berhak then g.buka else 0 end, g.id
      )::erp_private.order_gerak
      order by g.id
    ), min(g.jenis)
    into v_gerak, v_jenis
    from (
      select g.*, t.jenis,
             (t.rincian ->> 'reservasi')::boolean and r.jenis = 'persediaan' as berhak,
             case
               when t.status_order = 'ditutup' then 0
               else greatest(b.qty_dasar - h.dipenuhi + g.hingga, 0)
                 - greatest(b.qty_dasar - h.dipenuhi + g.hingga - g.dipenuhi, 0)
             end as buka
        from (
          select o.*, sum(o.dipenuhi) over (partition by o.baris_id order by o.id) as hingga
            from transaksi as d
            join order_gerak as o on o.posting_id = d.posting_id and o.pemenuhan_id is not null
           where d.id = order_undo.transaksi_id
        ) as g
        join transaksi as t on t.id = g.order_id
        join transaksi_baris as b on b.id = g.baris_id
        join barang as r on r.id = g.barang_id
        cross join lateral (
          select sum(a.dipenuhi) as dipenuhi from order_gerak as a where a.baris_id = g.baris_id
        ) as h
    ) as g;
  if v_gerak is null then
    select t.jenis, erp_private.order_release(t.id) into v_jenis, v_gerak
      from transaksi as t
     where t.id = order_undo.transaksi_id and t.jenis in ('order-penjualan', 'order-pembelian');
  end if;
  if v_gerak is not null then
    perform erp_private.order_write(
      order_undo.posting_id, order_undo.transaksi_id, order_undo.tanggal, v_jenis,
      erp_private.order_reserve(v_gerak)
    );
  end if;
end
$$;

alter function erp_private.order_undo(bigint, bigint, date) owner to erp_owner;
revoke all on function erp_private.order_undo(bigint, bigint, date) from public;
grant execute on function erp_private.order_undo(bigint, bigint, date) to erp_writer;
comment on function erp_private.order_undo(bigint, bigint, date) is
  'Takes back what a voided document did to orders.';
--! EndIncluded erp_private/order/order_undo.sql
--! Included erp_private/order/reservasi_check.sql
-- Refuses a document that took stock which orders have reserved at that lokasi. What it released of
-- a reservation of its own order there is not counted as taken.
-- Code: KORSV.
create or replace function erp_private.reservasi_check(
  lokasi_id bigint, baris erp_private.baris[], gerak erp_private.order_gerak[]
)
returns void
language plpgsql
stable
as $$
#variable_conflict use_column
declare
  v_salah text;
begin
  select string_agg(
      format(
        'detail.%s.qty: barang %s di %s kurang %s, karena %s sudah direservasi order lain',
        k.baris - 1, b.kode, l.kode, trim_scale(o.reservasi - s.qty), trim_scale(o.reservasi)
      ),
      E'\n' order by k.baris
    )
    into v_salah
    from (
      select j.barang_id, min(j.baris) as baris, sum(j.qty_dasar) as qty
        from unnest(reservasi_check.baris) as j
       where j.barang_jenis = 'persediaan'
       group by j.barang_id
    ) as k
    join stok_order as o on o.barang_id = k.barang_id and o.lokasi_id = reservasi_check.lokasi_id
    join stok_lokasi as s on s.barang_id = k.barang_id and s.lokasi_id = reservasi_check.lokasi_id
    join barang as b on b.id = k.barang_id
    join lokasi as l on l.id = reservasi_check.lokasi_id
   where o.reservasi > 0 and s.qty < o.reservasi
     and k.qty > (
       select coalesce(-sum(g.reservasi), 0)
         from unnest(reservasi_check.gerak) as g
        where g.barang_id = k.barang_id and g.lokasi_id = reservasi_check.lokasi_id
     );
  if v_salah is not null then
    raise exception using errcode = 'KORSV', message = v_salah;
  end if;
end
$$;

alter function erp_private.reservasi_check(
  bigint, erp_private.baris[], erp_private.order_gerak[]
) owner to erp_owner;
revoke all on function erp_private.reservasi_check(
  bigint, erp_private.baris[], erp_private.order_gerak[]
) from public;
grant execute on function erp_private.reservasi_check(
  bigint, erp_private.baris[], erp_private.order_gerak[]
) to erp_writer;
comment on function erp_private.reservasi_check(
  bigint, erp_private.baris[], erp_private.order_gerak[]
) is 'Refuses to take stock that orders have reserved (KORSV).';
--! EndIncluded erp_private/order/reservasi_check.sql
--! Included erp_private/pengguna/admin_check.sql
-- Refuses to leave a tenant without an admin who can sign in.
-- Code: KOADM.
create or replace function erp_private.admin_check(tenant text[])
returns void
language plpgsql
stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_kode text;
begin
  select t.kode into v_kode
    from unnest(tenant) as t (kode)
   where not exists (
     select
       from erp_private.membership as m
       join erp_private.pengguna as p on p.id = m.pengguna_id and p.aktif
      where m.tenant_kode = t.kode and m.peran = 'admin'
   )
   order by t.kode
   limit 1;
  if found then
    raise exception using errcode = 'KOADM',
      message = format('assignments: tenant %s kehilangan admin terakhirnya', v_kode);
  end if;
end
$$;

alter function erp_private.admin_check(text[]) owner to erp_platform;
revoke all on function erp_private.admin_check(text[]) from public;
comment on function erp_private.admin_check(text[]) is
  'Refuses to leave a tenant without an admin (KOADM).';
--! EndIncluded erp_private/pengguna/admin_check.sql
--! Included erp_private/pengguna/membership_replace.sql
-- Replaces a user's roles in the tenants in which the signed-in user is admin. The rows of the
-- admins of these tenants are locked first: of two admins who remove each other one comes second,
-- and is admin no more. So a tenant keeps its last admin as long as nobody removes himself.
-- Codes: VAPGN, OTTNT, TDPGN, KOADM.
create or replace function erp_private.membership_replace(id uuid, penugasan erp.penugasan[])
returns void
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
#variable_conflict use_column
declare
  v_id constant uuid := membership_replace.id;
  v_baru constant erp.penugasan[] := membership_replace.penugasan;
  v_kelola text[] := array(select t.kode from erp_private.tenant_managed() as t);
  v_tenant text;
begin
  perform erp_private.penugasan_check(v_baru);
  perform
    from erp_private.membership as m
   where m.tenant_kode = any (v_kelola) and (m.peran = 'admin' or m.pengguna_id = v_id)
   order by m.tenant_kode, m.pengguna_id
     for update;
  v_kelola := array(select t.kode from erp_private.tenant_managed() as t);
  if erp.tenant_kode() <> all (v_kelola) or exists (
    select from unnest(v_baru) as b where b.tenant_kode <> all (v_kelola)
  ) then
    raise exception using errcode = 'OTTNT',
      message = 'assignments: hanya tenant tempat Anda menjadi admin';
  end if;
  if v_id is null or not exists (select from erp_private.pengguna as p where p.id = v_id) then
    raise exception using errcode = 'TDPGN', message = 'pengguna tidak ditemukan';
  end if;
  select m.tenant_kode into v_tenant
    from erp_private.membership as m
    left join unnest(v_baru) as b on b.tenant_kode = m.tenant_kode
   where m.pengguna_id = v_id and v_id = erp.pengguna_id() and m.tenant_kode = any (v_kelola)
     and b.peran is distinct from m.peran
   order by m.tenant_kode
   limit 1;
  if found then
    raise exception using errcode = 'KOADM', message = format(
      'assignments: peran Anda sendiri di tenant %s tetap; minta admin lain mengubahnya', v_tenant
    );
  end if;
  delete from erp_private.membership as m
   where m.pengguna_id = v_id and m.tenant_kode = any (v_kelola)
     and m.tenant_kode <> all (array(select b.tenant_kode from unnest(v_baru) as b));
  insert into erp_private.membership as m (pengguna_id, tenant_kode, peran)
    select v_id, b.tenant_kode, b.peran from unnest(v_baru) as b order by b.tenant_kode
    on conflict (pengguna_id, tenant_kode) do update
      set peran = excluded.peran, diubah_pada = now()
      where m.peran <> excluded.peran;
  perform erp_private.admin_check(v_kelola);
end
$$;

alter function erp_private.membership_replace(uuid, erp.penugasan[]) owner to erp_platform;
revoke all on function erp_private.membership_replace(uuid, erp.penugasan[]) from public;
grant execute on function erp_private.membership_replace(uuid, erp.penugasan[]) to erp_writer;
comment on function erp_private.membership_replace(uuid, erp.penugasan[]) is
  'Replaces a user''s roles in the tenants of the signed-in admin (VAPGN, OTTNT, TDPGN, KOADM).';
--! EndIncluded erp_private/pengguna/membership_replace.sql
--! Included erp_private/pengguna/modul_akses.sql
-- What a role may do in a module, given the right that opens the module. A client hides buttons by
-- it; the rules themselves are in wajib_hak and in the functions. `penyetuju` is the least role
-- that may approve.
create or replace function erp_private.modul_akses(
  kode text, hak text, peran erp.peran, penyetuju erp.peran
)
returns text[]
language sql
immutable
set search_path = pg_catalog
as $$
  select case
    when hak in ('laporan', 'dashboard') and peran in ('admin', 'staff', 'viewer') then
      '{lihat}'::text[]
    when hak = 'ai' and peran in ('admin', 'staff') then
      '{lihat}'
    when hak = 'master' and peran in ('admin', 'staff') then
      '{lihat,buat,ubah,hapus}'
    when hak = 'transaksi' and (peran = 'admin' or peran = 'staff' and penyetuju = 'staff') then
      '{lihat,buat,ubah,hapus,setujui}'
    when hak = 'transaksi' and peran = 'staff' then
      '{lihat,buat,ubah,hapus}'
    when kode = 'audit' and peran = 'admin' then
      '{lihat}'
    when hak = 'pengaturan_ubah' and peran = 'admin' then
      '{lihat,buat,ubah}'
    when hak = 'ops' and peran = 'ops' then
      '{lihat,buat,ubah,setujui}'
    else
      '{}'
  end
$$;

alter function erp_private.modul_akses(text, text, erp.peran, erp.peran) owner to erp_owner;
revoke all on function erp_private.modul_akses(text, text, erp.peran, erp.peran) from public;
grant execute on function erp_private.modul_akses(text, text, erp.peran, erp.peran) to erp_app;
comment on function erp_private.modul_akses(text, text, erp.peran, erp.peran) is
  'Actions that a role has in a module: lihat, buat, ubah, hapus, setujui.';
--! EndIncluded erp_private/pengguna/modul_akses.sql
--! Included erp_private/pengguna/pengguna_add.sql
-- Makes an e-mail address a member of the tenant of the request, and a user when it is none yet. A
-- member with that role already stays one.
-- Codes: VAPGN, KOPGN.
create or replace function erp_private.pengguna_add(email text, nama text, peran erp.peran)
returns uuid
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
#variable_conflict use_column
declare
  v_email constant text := lower(btrim(pengguna_add.email) collate "C");
  v_nama constant text := btrim(pengguna_add.nama);
  v_pesan constant text[] := array_remove(array[
    case
      when v_email is null then 'email: wajib diisi'
      when length(v_email) > 254 or v_email !~ '^[^\s@]+@[^\s@]+$' then 'email: bukan alamat e-mail'
    end,
    case
      when coalesce(v_nama, '') !~ '\S' then 'nama: wajib diisi'
      when length(v_nama) > 200 then 'nama: paling banyak 200 huruf'
    end,
    case when pengguna_add.peran is null then 'peran: wajib diisi' end
  ], null);
  v_id uuid;
  v_peran erp.peran;
begin
  if v_pesan <> '{}' then
    raise exception using errcode = 'VAPGN', message = array_to_string(v_pesan, E'\n');
  end if;
  insert into erp_private.pengguna as p (email, nama) values (v_email, v_nama)
  on conflict (email) do nothing;
  select p.id into strict v_id from erp_private.pengguna as p where p.email = v_email;
  insert into erp_private.membership (pengguna_id, tenant_kode, peran)
  values (v_id, erp.tenant_kode(), pengguna_add.peran)
  on conflict (pengguna_id, tenant_kode) do nothing;
  select m.peran into v_peran
    from erp_private.membership as m
   where m.pengguna_id = v_id and m.tenant_kode = erp.tenant_kode();
  if v_peran <> pengguna_add.peran then
    raise exception using errcode = 'KOPGN', message = format(
      'email: pengguna ini sudah anggota dengan peran %s; ubah lewat tenant-assignments', v_peran
    );
  end if;
  return v_id;
end
$$;

alter function erp_private.pengguna_add(text, text, erp.peran) owner to erp_platform;
revoke all on function erp_private.pengguna_add(text, text, erp.peran) from public;
grant execute on function erp_private.pengguna_add(text, text, erp.peran) to erp_writer;
comment on function erp_private.pengguna_add(text, text, erp.peran) is
  'Makes an e-mail address a member of the tenant of the request (VAPGN, KOPGN).';
--! EndIncluded erp_private/pengguna/pengguna_add.sql
--! Included erp_private/pengguna/pengguna_default_set.sql
-- Keeps the tenant that the signed-in user starts in. One that is not his and one that does not
-- exist are refused alike.
-- Code: OTTNT.
create or replace function erp_private.pengguna_default_set(kode text)
returns void
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  if kode is not null and not exists (
    select from erp_private.pengguna_tenant() as t where t.kode = pengguna_default_set.kode
  ) then
    raise exception using errcode = 'OTTNT', message = 'kode: Anda tidak punya akses ke tenant ini';
  end if;
  update erp_private.pengguna as p
     set default_tenant = kode, diubah_pada = now()
   where p.id = erp.pengguna_id() and p.default_tenant is distinct from kode;
end
$$;

alter function erp_private.pengguna_default_set(text) owner to erp_platform;
revoke all on function erp_private.pengguna_default_set(text) from public;
grant execute on function erp_private.pengguna_default_set(text) to erp_app;
comment on function erp_private.pengguna_default_set(text) is
  'Keeps the tenant that the signed-in user starts in (OTTNT).';
--! EndIncluded erp_private/pengguna/pengguna_default_set.sql
--! Included erp_private/pengguna/pengguna_json.sql
-- A user of the tenant of the request as it is shown; null for anybody else. Of other tenants only
-- those are named in which the caller is admin too.
create or replace function erp_private.pengguna_json(pengguna_id uuid)
returns json
language sql
stable
security definer
set search_path = pg_catalog, pg_temp
as $$
  select json_build_object(
      'id', p.id, 'email', p.email, 'nama', p.nama, 'aktif', p.aktif, 'tenants', (
        select json_agg(
            json_build_object('kode', n.tenant_kode, 'peran', n.peran) order by n.tenant_kode
          )
          from erp_private.membership as n
         where n.pengguna_id = p.id
           and n.tenant_kode in (select k.kode from erp_private.tenant_managed() as k)
      )
    )
    from erp_private.pengguna as p
    join erp_private.membership as m
      on m.pengguna_id = p.id and m.tenant_kode = erp.tenant_kode()
   where p.id = pengguna_json.pengguna_id
$$;

alter function erp_private.pengguna_json(uuid) owner to erp_platform;
revoke all on function erp_private.pengguna_json(uuid) from public;
grant execute on function erp_private.pengguna_json(uuid) to erp_writer;
comment on function erp_private.pengguna_json(uuid) is
  'A user of the tenant of the request; null for anybody else.';
--! EndIncluded erp_private/pengguna/pengguna_json.sql
--! Included erp_private/pengguna/pengguna_nama.sql
-- Names and addresses of users by id, as one object: {id: {id, nama, email}}. For lists of a tenant
-- that keep ids only: users live on the platform.
create or replace function erp_private.pengguna_nama(id uuid[])
returns jsonb
language sql
stable
security definer
set search_path = pg_catalog, pg_temp
as $$
  select coalesce(
      jsonb_object_agg(p.id, jsonb_build_object('id', p.id, 'nama', p.nama, 'email', p.email)), '{}'
    )
    from erp_private.pengguna as p
   where p.id = any (pengguna_nama.id)
$$;

alter function erp_private.pengguna_nama(uuid[]) owner to erp_platform;
revoke all on function erp_private.pengguna_nama(uuid[]) from public;
grant execute on function erp_private.pengguna_nama(uuid[]) to erp_reader;
comment on function erp_private.pengguna_nama(uuid[]) is 'Names and addresses of users by id.';
--! EndIncluded erp_private/pengguna/pengguna_nama.sql
--! Included erp_private/pengguna/pengguna_page.sql
-- A page of the users of the tenant of the request, by name.
create or replace function erp_private.pengguna_page(lewati bigint, banyak integer)
returns json
language sql
stable
security definer
set search_path = pg_catalog, pg_temp
as $$
  select json_build_object(
    'total', (
      select count(*) from erp_private.membership as m where m.tenant_kode = erp.tenant_kode()
    ),
    'data', (
      select coalesce(
          json_agg(erp_private.pengguna_json(h.id) order by h.nama, h.email), '[]'
        )
        from (
          select p.id, p.nama, p.email
            from erp_private.membership as m
            join erp_private.pengguna as p on p.id = m.pengguna_id
           where m.tenant_kode = erp.tenant_kode()
           order by p.nama, p.email
          offset pengguna_page.lewati
           limit pengguna_page.banyak
        ) as h
    )
  )
$$;

alter function erp_private.pengguna_page(bigint, integer) owner to erp_platform;
revoke all on function erp_private.pengguna_page(bigint, integer) from public;
grant execute on function erp_private.pengguna_page(bigint, integer) to erp_writer;
comment on function erp_private.pengguna_page(bigint, integer) is
  'A page of the users of the tenant of the request.';
--! EndIncluded erp_private/pengguna/pengguna_page.sql
--! Included erp_private/pengguna/penugasan_check.sql
-- Refuses a list of roles with every mistake in it.
-- Code: VAPGN.
create or replace function erp_private.penugasan_check(penugasan erp.penugasan[])
returns void
language plpgsql
immutable
set search_path = pg_catalog
as $$
declare
  v_pesan text[];
begin
  if penugasan is null then
    v_pesan := array['assignments: wajib diisi'];
  else
    select array_agg(p.pesan order by p.urutan) into v_pesan
      from (
        select d.urutan, format('assignments.%s.', d.urutan - 1) || case
            when d.tenant_kode is null then 'tenant_kode: wajib diisi'
            when d.peran is null then 'peran: wajib diisi'
            when 1 < count(*) over (partition by d.tenant_kode)
              then 'tenant_kode: disebut lebih dari sekali'
          end as pesan
          from unnest(penugasan) with ordinality as d (tenant_kode, peran, urutan)
      ) as p
     where p.pesan is not null;
  end if;
  if v_pesan is not null then
    raise exception using errcode = 'VAPGN', message = array_to_string(v_pesan, E'\n');
  end if;
end
$$;

alter function erp_private.penugasan_check(erp.penugasan[]) owner to erp_owner;
revoke all on function erp_private.penugasan_check(erp.penugasan[]) from public;
grant execute on function erp_private.penugasan_check(erp.penugasan[]) to erp_platform;
comment on function erp_private.penugasan_check(erp.penugasan[]) is
  'Refuses a list of roles with mistakes (VAPGN).';
--! EndIncluded erp_private/pengguna/penugasan_check.sql
--! Included erp_private/pengguna/tenant_managed.sql
-- The active tenants in which the signed-in user is admin.
create or replace function erp_private.tenant_managed()
returns table (kode text)
language sql
stable
set search_path = pg_catalog, pg_temp
as $$
  select t.kode
    from erp_private.membership as m
    join erp_private.tenant as t on t.kode = m.tenant_kode
   where m.pengguna_id = erp.pengguna_id() and m.peran = 'admin' and t.aktif
$$;

alter function erp_private.tenant_managed() owner to erp_platform;
revoke all on function erp_private.tenant_managed() from public;
comment on function erp_private.tenant_managed() is
  'The active tenants in which the signed-in user is admin.';
--! EndIncluded erp_private/pengguna/tenant_managed.sql
--! Included erp_private/pengguna/tenant_rename.sql
-- The name of the tenant of the request in the registry, where lists of tenants read it.
create or replace function erp_private.tenant_rename(nama text)
returns void
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  update erp_private.tenant as t set nama = tenant_rename.nama where t.kode = erp.tenant_kode();
end
$$;

alter function erp_private.tenant_rename(text) owner to erp_platform;
revoke all on function erp_private.tenant_rename(text) from public;
grant execute on function erp_private.tenant_rename(text) to erp_writer;
comment on function erp_private.tenant_rename(text) is
  'Renames the tenant of the request.';
--! EndIncluded erp_private/pengguna/tenant_rename.sql
--! Included erp_private/periode/periode_close_check.sql
-- What stands against closing these days, by the month, by the lock date or by the year: a document
-- that could no longer be posted where it is dated. `kolom` is the field that the message names.
-- Code: KOTUP.
create or replace function erp_private.periode_close_check(dari date, sampai date, kolom text)
returns void
language plpgsql
stable
as $$
#variable_conflict use_column
declare
  v_draft record;
begin
  select count(*) as banyak, min(t.tanggal) as pertama into v_draft
    from transaksi as t
   where t.status = 'draft'
     and t.tanggal >= periode_close_check.dari and t.tanggal <= periode_close_check.sampai;
  if v_draft.banyak > 0 then
    raise exception using errcode = 'KOTUP', message = format(
      '%s: masih ada %s transaksi draft bertanggal sampai %s, yang pertama %s',
      kolom, v_draft.banyak, periode_close_check.sampai, v_draft.pertama
    );
  end if;
end
$$;

alter function erp_private.periode_close_check(date, date, text) owner to erp_owner;
revoke all on function erp_private.periode_close_check(date, date, text) from public;
grant execute on function erp_private.periode_close_check(date, date, text) to erp_writer;
comment on function erp_private.periode_close_check(date, date, text) is
  'Refuses to close days on which documents are still waiting (KOTUP).';
--! EndIncluded erp_private/periode/periode_close_check.sql
--! Included erp_private/peristiwa/outbox_add.sql
-- Notes an event for those who wait for it. It is handed on after the commit of this transaction,
-- and never when that does not come.
create or replace function erp_private.outbox_add(jenis text, isi jsonb)
returns void
language plpgsql
as $$
#variable_conflict use_column
begin
  insert into outbox (jenis, isi) values (outbox_add.jenis, outbox_add.isi);
end
$$;

alter function erp_private.outbox_add(text, jsonb) owner to erp_owner;
revoke all on function erp_private.outbox_add(text, jsonb) from public;
grant execute on function erp_private.outbox_add(text, jsonb) to erp_writer;
comment on function erp_private.outbox_add(text, jsonb) is
  'Notes an event that the relay hands on after the commit.';
--! EndIncluded erp_private/peristiwa/outbox_add.sql
--! Included erp_private/peristiwa/worker_outbox_age.sql
-- How long the oldest event of the tenant in context has waited to be handed on.
create or replace function erp_private.worker_outbox_age()
returns double precision
language plpgsql
stable
security definer
as $$
begin
  return (
    select extract(epoch from clock_timestamp() - o.dicatat_pada)::double precision
      from outbox as o order by o.id limit 1
  );
end
$$;

alter function erp_private.worker_outbox_age() owner to erp_writer;
revoke all on function erp_private.worker_outbox_age() from public;
grant execute on function erp_private.worker_outbox_age() to erp_worker;
comment on function erp_private.worker_outbox_age() is
  'Age of the oldest event in the tenant''s outbox in seconds; null = none waits.';
--! EndIncluded erp_private/peristiwa/worker_outbox_age.sql
--! Included erp_private/peristiwa/worker_outbox_lag.sql
-- The outboxes of all tenants in two figures. Goes from tenant to tenant as worker_outbox_pending.
create or replace function erp_private.worker_outbox_lag(
  out tenant_menunggu integer, out umur_detik double precision
)
language plpgsql
as $$
declare
  v_t record;
  v_umur double precision;
begin
  tenant_menunggu := 0;
  umur_detik := 0;
  for v_t in
    select t.kode, t.skema
      from erp_private.worker_tenant_list() as t
      join pg_namespace as n on n.nspname = t.skema
      -- A tenant may be a step behind.
      join pg_class as c on c.relnamespace = n.oid and c.relname = 'outbox'
  loop
    perform set_config('search_path', format('%I, erp, pg_temp', v_t.skema), true);
    perform set_config('erp.tenant', v_t.kode, true);
    v_umur := erp_private.worker_outbox_age();
    if v_umur is not null then
      tenant_menunggu := tenant_menunggu + 1;
      umur_detik := greatest(umur_detik, v_umur);
    end if;
  end loop;
end
$$;

alter function erp_private.worker_outbox_lag() owner to erp_owner;
revoke all on function erp_private.worker_outbox_lag() from public;
grant execute on function erp_private.worker_outbox_lag() to erp_worker;
comment on function erp_private.worker_outbox_lag() is
  'Tenants with events that are not handed on yet, and the age of the oldest one in seconds.';
--! EndIncluded erp_private/peristiwa/worker_outbox_lag.sql
--! Included erp_private/peristiwa/worker_outbox_pending.sql
-- The tenants with events to hand on or changes to seal: what the relay asks when nobody woke it.
-- Goes from tenant to tenant with the rights of the worker's login, as a task does, in one call.
create or replace function erp_private.worker_outbox_pending()
returns setof text
language plpgsql
as $$
declare
  v_t record;
begin
  for v_t in
    select t.kode, t.skema
      from erp_private.worker_tenant_list() as t
      join pg_namespace as n on n.nspname = t.skema
      -- A tenant may be a step behind.
      join pg_class as c on c.relnamespace = n.oid and c.relname = 'audit_antre'
  loop
    perform set_config('search_path', format('%I, erp, pg_temp', v_t.skema), true);
    perform set_config('erp.tenant', v_t.kode, true);
    if erp_private.worker_outbox_waiting() then
      return next v_t.kode;
    end if;
  end loop;
end
$$;

alter function erp_private.worker_outbox_pending() owner to erp_owner;
revoke all on function erp_private.worker_outbox_pending() from public;
grant execute on function erp_private.worker_outbox_pending() to erp_worker;
comment on function erp_private.worker_outbox_pending() is
  'Codes of the tenants that have events to hand on or changes to seal.';
--! EndIncluded erp_private/peristiwa/worker_outbox_pending.sql
--! Included erp_private/peristiwa/worker_outbox_take.sql
-- Takes up to `batas` events of the tenant in context out of its outbox, the oldest first, to be
-- handed on in this transaction. Empty also while another relay is at work on this tenant: what
-- that one leaves is found at the next look.
create or replace function erp_private.worker_outbox_take(batas integer)
returns table (id bigint, jenis text, isi jsonb)
language plpgsql
security definer
as $$
#variable_conflict use_column
begin
  perform from peristiwa_posisi for update skip locked;
  if not found then
    return;
  end if;
  return query
    with
      diambil as (
        delete from outbox as o
         where o.id in (select x.id from outbox as x order by x.id limit batas)
        returning o.id, o.jenis, o.isi
      )
    select d.id, d.jenis, d.isi from diambil as d order by d.id;
end
$$;

alter function erp_private.worker_outbox_take(integer) owner to erp_writer;
revoke all on function erp_private.worker_outbox_take(integer) from public;
grant execute on function erp_private.worker_outbox_take(integer) to erp_worker;
comment on function erp_private.worker_outbox_take(integer) is
  'Takes events of the tenant in context, to be handed on in the same transaction.';
--! EndIncluded erp_private/peristiwa/worker_outbox_take.sql
--! Included erp_private/peristiwa/worker_outbox_waiting.sql
-- Whether the tenant in context has events that are not handed on yet, or changes without a seal.
create or replace function erp_private.worker_outbox_waiting()
returns boolean
language plpgsql
stable
security definer
as $$
begin
  return exists (select from outbox) or exists (select from audit_antre);
end
$$;

alter function erp_private.worker_outbox_waiting() owner to erp_writer;
revoke all on function erp_private.worker_outbox_waiting() from public;
grant execute on function erp_private.worker_outbox_waiting() to erp_worker;
comment on function erp_private.worker_outbox_waiting() is
  'Whether the tenant in context has events to hand on, or changes to seal.';
--! EndIncluded erp_private/peristiwa/worker_outbox_waiting.sql
--! Included erp_private/peristiwa/worker_peristiwa_add.sql
-- Appends events to the stream of the tenant in context: the figures now when something was
-- posted or set, with what brought it about, and one for each manual trigger. The newest 1,000 are
-- kept. Answers the number of the newest.
create or replace function erp_private.worker_peristiwa_add(diambil jsonb)
returns bigint
language plpgsql
security definer
as $$
#variable_conflict use_column
declare
  v_terakhir bigint;
  v_banyak integer;
begin
  select p.terakhir into v_terakhir from peristiwa_posisi as p for update;
  with
    pemicu as (
      select d.urutan, d.isi
        from jsonb_array_elements(diambil) with ordinality as d (isi, urutan)
    ),
    baru as (
      select 0 as urutan, 'kpi' as jenis, erp_private.json_append(
               to_json(erp_private.dashboard_angka()),
               json_build_object('pemicu', json_agg(p.isi order by p.urutan))
             ) as isi
        from pemicu as p
       where p.isi ->> 'jenis' in ('posting', 'pengaturan') and p.urutan <= 100
      having count(*) > 0
      union all
      select p.urutan, 'pemicu', p.isi::json from pemicu as p where p.isi ->> 'jenis' = 'pemicu'
    )
  insert into peristiwa (urutan, jenis, isi)
    select v_terakhir + row_number() over (order by b.urutan), b.jenis, b.isi from baru as b
    on conflict do nothing;
  get diagnostics v_banyak = row_count;
  if v_banyak > 0 then
    v_terakhir := v_terakhir + v_banyak;
    update peristiwa_posisi set terakhir = v_terakhir;
    delete from peristiwa as p where p.urutan <= v_terakhir - 1000;
  end if;
  return v_terakhir;
end
$$;

alter function erp_private.worker_peristiwa_add(jsonb) owner to erp_writer;
revoke all on function erp_private.worker_peristiwa_add(jsonb) from public;
grant execute on function erp_private.worker_peristiwa_add(jsonb) to erp_worker;
comment on function erp_private.worker_peristiwa_add(jsonb) is
  'Appends the events taken from the outbox to the stream; answers the number of the newest.';
--! EndIncluded erp_private/peristiwa/worker_peristiwa_add.sql
--! Included erp_private/poin/bayar_poin_awal_check.sql
-- Mistakes of what only an opening of points says.
create or replace function erp_private.bayar_poin_awal_check(
  dokumen erp.bayar_poin_input, awal boolean
)
returns text[]
language plpgsql
stable
as $$
#variable_conflict use_column
declare
  v_d constant erp.bayar_poin_input := bayar_poin_awal_check.dokumen;
begin
  return array_remove(array[
    'nilai: ' || case
      when v_d.nilai is null then null
      when not awal then 'hanya untuk mode saldo_awal'
      when v_d.nilai > 0 and (select p.poin_metode = 'beban' from pengaturan as p)
        then 'poin tidak bernilai buku dengan metode beban'
      else erp_private.angka_check(v_d.nilai, 2, 0, true)
    end,
    'kedaluwarsa: ' || case
      when v_d.kedaluwarsa is null then null
      when not awal then 'hanya untuk mode saldo_awal'
      when not isfinite(v_d.kedaluwarsa) or extract(year from v_d.kedaluwarsa) > 9999
        then 'di luar batas'
      when v_d.kedaluwarsa <= v_d.tanggal then 'harus sesudah tanggal'
    end
  ], null);
end
$$;

alter function erp_private.bayar_poin_awal_check(erp.bayar_poin_input, boolean) owner to erp_owner;
revoke all on function erp_private.bayar_poin_awal_check(erp.bayar_poin_input, boolean) from public;
grant execute on function
  erp_private.bayar_poin_awal_check(erp.bayar_poin_input, boolean) to erp_writer;
comment on function erp_private.bayar_poin_awal_check(erp.bayar_poin_input, boolean) is
  'Messages about what only opening points say.';
--! EndIncluded erp_private/poin/bayar_poin_awal_check.sql
--! Included erp_private/poin/bayar_poin_check.sql
-- All mistakes of a redemption of points, or of an opening of them, that can be seen without the
-- points themselves.
create or replace function erp_private.bayar_poin_check(
  dokumen erp.bayar_poin_input, baris erp_private.baris_masukan[]
)
returns text[]
language plpgsql
stable
as $$
#variable_conflict use_column
declare
  v_d constant erp.bayar_poin_input := bayar_poin_check.dokumen;
  v_awal constant boolean := coalesce(v_d.mode, 'tukar') = 'saldo_awal';
begin
  return erp_private.kepala_umum_check(
      v_d.tanggal, v_d.kontak_id, true, v_d.lokasi_id, null, v_d.nomor_referensi, v_d.keterangan
    )
    || array_remove(array[
      case
        when v_d.mode not in ('tukar', 'saldo_awal') then 'mode: pilih tukar atau saldo_awal'
      end,
      'kontak_id: ' || case
        when exists (select from kontak as k where k.id = v_d.kontak_id and k.kode = 'UMUM')
          then 'UMUM tidak mempunyai poin'
      end,
      'poin: ' || case
        when v_d.poin is null then 'wajib diisi'
        else erp_private.angka_check(v_d.poin, 0, 0, false)
      end,
      'cara: ' || case
        when v_awal and v_d.cara is not null then 'tidak dapat pada saldo awal'
        when v_awal then null
        when v_d.cara is null then 'wajib diisi'
        when v_d.cara not in ('potong_piutang', 'tunai', 'barang')
          then 'pilih potong_piutang, tunai atau barang'
      end,
      'dokumen_id: ' || case
        when v_d.cara is distinct from 'potong_piutang' and v_d.dokumen_id is not null
          then 'hanya untuk cara potong_piutang'
        when v_d.cara = 'potong_piutang' and v_d.dokumen_id is null then 'wajib diisi'
      end,
      'akun_kas: ' || case
        when v_d.akun_kas is null then null
        when v_d.cara is distinct from 'tunai' then 'hanya untuk cara tunai'
        else erp_private.akun_kas_problem(v_d.akun_kas)
      end
    ], null)
    || erp_private.bayar_poin_awal_check(v_d, v_awal)
    || case
      when v_d.cara = 'barang' and not v_awal then
        array_remove(array['lokasi_id: ' || case
          when v_d.lokasi_id is null then 'wajib diisi' end], null)
        || erp_private.detail_count_check(cardinality(v_d.detail), 1)
        || erp_private.baris_check(baris, false)
      when cardinality(v_d.detail) > 0 then array['detail: hanya untuk cara barang']
    end;
end
$$;

alter function erp_private.bayar_poin_check(
  erp.bayar_poin_input, erp_private.baris_masukan[]
) owner to erp_owner;
revoke all on function
  erp_private.bayar_poin_check(erp.bayar_poin_input, erp_private.baris_masukan[]) from public;
grant execute on function
  erp_private.bayar_poin_check(erp.bayar_poin_input, erp_private.baris_masukan[]) to erp_writer;
comment on function
  erp_private.bayar_poin_check(erp.bayar_poin_input, erp_private.baris_masukan[]) is
  'Messages about a redemption of points, or an empty array.';
--! EndIncluded erp_private/poin/bayar_poin_check.sql
--! Included erp_private/poin/bayar_poin_entries.sql
-- The journal entries of goods given for points: their revenue and the tax contained in it.
create or replace function erp_private.bayar_poin_entries(baris erp_private.baris[], akun jsonb)
returns erp_private.ayat[]
language sql
immutable
set search_path = pg_catalog
as $$
  select coalesce(
    array_agg(
      row (
        coalesce(
          b.akun_penjualan,
          akun ->> case b.barang_jenis when 'jasa' then 'pendapatan_jasa' else 'penjualan' end
        ),
        null, b.dpp, null
      )::erp_private.ayat
      order by b.baris
    ),
    '{}'
  ) || row (akun ->> 'ppn_keluaran', null, sum(b.ppn), null)::erp_private.ayat
    from unnest(baris) as b
$$;

alter function erp_private.bayar_poin_entries(erp_private.baris[], jsonb) owner to erp_owner;
revoke all on function erp_private.bayar_poin_entries(erp_private.baris[], jsonb) from public;
grant execute on function erp_private.bayar_poin_entries(erp_private.baris[], jsonb) to erp_writer;
comment on function erp_private.bayar_poin_entries(erp_private.baris[], jsonb) is
  'Revenue and tax of goods given for points.';
--! EndIncluded erp_private/poin/bayar_poin_entries.sql
--! Included erp_private/poin/bayar_poin_head.sql
-- The head of a redemption or an opening of points, as far as its document says.
create or replace function erp_private.bayar_poin_head(id bigint, dokumen erp.bayar_poin_input)
returns erp_private.dokumen
language plpgsql
immutable
set search_path = pg_catalog
as $$
declare
  v_hasil erp_private.dokumen;
begin
  v_hasil.id := bayar_poin_head.id;
  v_hasil.jenis := 'bayar-poin';
  v_hasil.tanggal := dokumen.tanggal;
  v_hasil.kontak_id := dokumen.kontak_id;
  v_hasil.lokasi_id := dokumen.lokasi_id;
  v_hasil.nomor_referensi := dokumen.nomor_referensi;
  v_hasil.keterangan := dokumen.keterangan;
  v_hasil.rincian := jsonb_strip_nulls(jsonb_build_object(
    'mode', coalesce(dokumen.mode, 'tukar'), 'poin', dokumen.poin, 'cara', dokumen.cara,
    'dokumen_id', dokumen.dokumen_id
  ));
  return v_hasil;
end
$$;

alter function erp_private.bayar_poin_head(bigint, erp.bayar_poin_input) owner to erp_owner;
revoke all on function erp_private.bayar_poin_head(bigint, erp.bayar_poin_input) from public;
grant execute on function erp_private.bayar_poin_head(bigint, erp.bayar_poin_input) to erp_writer;
comment on function erp_private.bayar_poin_head(bigint, erp.bayar_poin_input) is
  'Head of a redemption or opening of points.';
--! EndIncluded erp_private/poin/bayar_poin_head.sql
--! Included erp_private/poin/bayar_poin_lines.sql
-- The lines of a redemption, checked, with the value by which that of the points will be shared out
-- among them.
-- Code: VADOK.
create or replace function erp_private.bayar_poin_lines(dokumen erp.bayar_poin_input)
returns erp_private.baris[]
language plpgsql
as $$
#variable_conflict use_column
declare
  v_d constant erp.bayar_poin_input := bayar_poin_lines.dokumen;
  v_masukan constant erp_private.baris_masukan[] := array(
    select row (
        d.barang_id, null, d.satuan_id, d.qty, d.harga, null, null, d.pajak_kode, null, null,
        d.keterangan
      )::erp_private.baris_masukan
      from unnest(v_d.detail)
        with ordinality as d (barang_id, satuan_id, qty, harga, pajak_kode, keterangan, urutan)
     order by d.urutan
  );
begin
  perform erp_private.dokumen_refuse(erp_private.bayar_poin_check(v_d, v_masukan));
  return coalesce(erp_private.baris_value(
    v_masukan, false, v_d.tanggal,
    (select k.harga_kode from kontak as k where k.id = v_d.kontak_id)
  ), '{}');
end
$$;

alter function erp_private.bayar_poin_lines(erp.bayar_poin_input) owner to erp_owner;
revoke all on function erp_private.bayar_poin_lines(erp.bayar_poin_input) from public;
grant execute on function erp_private.bayar_poin_lines(erp.bayar_poin_input) to erp_writer;
comment on function erp_private.bayar_poin_lines(erp.bayar_poin_input) is
  'Checked lines of a redemption of points (VADOK).';
--! EndIncluded erp_private/poin/bayar_poin_lines.sql
--! Included erp_private/poin/bayar_poin_open.sql
-- Posts the points that a contact had when the books began: a lot, against the opening account.
-- Codes: VATGL, KOTUP.
create or replace function erp_private.bayar_poin_open(id bigint, dokumen erp.bayar_poin_input)
returns void
language plpgsql
as $$
#variable_conflict use_column
declare
  v_d constant erp.bayar_poin_input := bayar_poin_open.dokumen;
  v_akun constant jsonb := erp_private.akun_roles();
  v_kepala erp_private.dokumen := erp_private.bayar_poin_head(bayar_poin_open.id, v_d);
  v_jurnal constant bigint := nextval('jurnal_id_seq');
  v_atur record;
  v_ada boolean;
begin
  perform from periode as b order by b.bulan for key share;
  perform erp_private.periode_check_opening(v_d.tanggal, 'tanggal');
  perform erp_private.poin_lock(v_d.kontak_id);
  select p.poin_nilai_poin, p.poin_metode, p.poin_masa_berlaku_hari into v_atur
    from pengaturan as p;
  v_kepala.total_nilai := case v_atur.poin_metode
    when 'beban' then 0
    else coalesce(v_d.nilai, v_d.poin * v_atur.poin_nilai_poin)
  end;
  v_kepala.posting_id := erp_private.posting_begin('posting', v_kepala.id);
  perform erp_private.poin_open(
    v_kepala.posting_id, v_kepala.id, v_d.kontak_id, v_akun ->> 'kewajiban_poin', v_d.tanggal,
    coalesce(v_d.kedaluwarsa, v_d.tanggal + v_atur.poin_masa_berlaku_hari), v_atur.poin_metode,
    v_atur.poin_nilai_poin, v_d.poin, v_kepala.total_nilai, 'terbit'
  );
  v_ada := erp_private.jurnal_write(
    v_kepala.posting_id, v_jurnal, v_d.tanggal,
    erp_private.poin_entries(v_kepala.posting_id, v_d.kontak_id, 0, v_akun)
      || row (v_akun ->> 'saldo_awal', v_kepala.total_nilai, null, null)::erp_private.ayat
  );
  perform erp_private.posting_close(v_kepala, case when v_ada then v_jurnal end, '{}', true);
end
$$;

alter function erp_private.bayar_poin_open(bigint, erp.bayar_poin_input) owner to erp_owner;
revoke all on function erp_private.bayar_poin_open(bigint, erp.bayar_poin_input) from public;
grant execute on function erp_private.bayar_poin_open(bigint, erp.bayar_poin_input) to erp_writer;
comment on function erp_private.bayar_poin_open(bigint, erp.bayar_poin_input) is
  'Posts the points that a contact had when the books began (VATGL, KOTUP).';
--! EndIncluded erp_private/poin/bayar_poin_open.sql
--! Included erp_private/poin/bayar_poin_pay.sql
-- What redeemed points pay: the receivable of a document of the contact, or money. Answers the
-- journal entries; the document is locked.
-- Code: VADOK.
create or replace function erp_private.bayar_poin_pay(
  kepala erp_private.dokumen, dokumen erp.bayar_poin_input, akun jsonb
)
returns erp_private.ayat[]
language plpgsql
as $$
#variable_conflict use_column
declare
  v_k constant erp_private.dokumen := bayar_poin_pay.kepala;
  v_kas constant text := coalesce((bayar_poin_pay.dokumen).akun_kas, akun ->> 'kas');
  v_minta erp_private.pos_minta[];
  v_alokasi erp_private.alokasi_masukan[];
begin
  if (bayar_poin_pay.dokumen).cara = 'tunai' then
    perform erp_private.pembayaran_insert(
      v_k.id, array[row (v_kas, v_k.total_nilai)::erp.pembayaran_input]
    );
    return array[row (v_kas, null, v_k.total_nilai, null)::erp_private.ayat];
  elsif (bayar_poin_pay.dokumen).cara <> 'potong_piutang' then
    return '{}';
  end if;
  v_minta := array[row (
    (bayar_poin_pay.dokumen).dokumen_id, null, v_k.total_nilai, 0, 0, ''
  )::erp_private.pos_minta];
  perform erp_private.dokumen_refuse(array(
    select case
        when p like '.jumlah:%' then format(
          'poin: bernilai %s,%s', v_k.total_nilai, substr(p, length('.jumlah:') + 1)
        )
        else substr(p, 2)
      end
      from unnest(erp_private.pos_spread_check(v_k.kontak_id, 'piutang', v_k.tanggal, v_minta)) as p
  ));
  v_alokasi := erp_private.pos_spread(v_k.kontak_id, 'piutang', v_k.tanggal, v_minta);
  perform erp_private.pos_allocate(v_k.posting_id, v_k.id, v_k.tanggal, v_alokasi);
  return erp_private.pelunasan_entries(v_alokasi, akun);
end
$$;

alter function
  erp_private.bayar_poin_pay(erp_private.dokumen, erp.bayar_poin_input, jsonb) owner to erp_owner;
revoke all on function
  erp_private.bayar_poin_pay(erp_private.dokumen, erp.bayar_poin_input, jsonb) from public;
grant execute on function
  erp_private.bayar_poin_pay(erp_private.dokumen, erp.bayar_poin_input, jsonb) to erp_writer;
comment on function erp_private.bayar_poin_pay(erp_private.dokumen, erp.bayar_poin_input, jsonb) is
  'What redeemed points pay (VADOK).';
--! EndIncluded erp_private/poin/bayar_poin_pay.sql
--! Included erp_private/poin/bayar_poin_price.sql
-- Shares the value of redeemed points out among the goods given for them: by their usual price, or
-- evenly when none has one. The tax is contained in it. `akun_hpp` takes the cost where the points
-- were an expense.
create or replace function erp_private.bayar_poin_price(
  baris erp_private.baris[], nilai numeric, tanggal date, akun_hpp text
)
returns erp_private.baris[]
language plpgsql
stable
as $$
declare
  v_hasil erp_private.baris[] := bayar_poin_price.baris;
  v_dasar numeric[] := array(
    select coalesce(b.subtotal, 0) from unnest(v_hasil) as b order by b.baris
  );
  v_bagian numeric[];
begin
  if (select sum(d) from unnest(v_dasar) as d) = 0 then
    v_dasar := array_fill(1::numeric, array[cardinality(v_dasar)]);
  end if;
  v_bagian := erp_private.nilai_spread(nilai, v_dasar, false);
  for i in 1 .. cardinality(v_hasil) loop
    v_hasil[i].subtotal := v_bagian[i];
    v_hasil[i].akun_hpp := coalesce(akun_hpp, v_hasil[i].akun_hpp);
  end loop;
  v_hasil := erp_private.baris_tax(v_hasil, bayar_poin_price.tanggal, true);
  for i in 1 .. cardinality(v_hasil) loop
    v_hasil[i].bruto := v_hasil[i].dpp;
    v_hasil[i].subtotal := v_hasil[i].dpp;
    v_hasil[i].harga := round(v_hasil[i].dpp / v_hasil[i].qty, 6);
  end loop;
  return v_hasil;
end
$$;

alter function
  erp_private.bayar_poin_price(erp_private.baris[], numeric, date, text) owner to erp_owner;
revoke all on function
  erp_private.bayar_poin_price(erp_private.baris[], numeric, date, text) from public;
grant execute on function
  erp_private.bayar_poin_price(erp_private.baris[], numeric, date, text) to erp_writer;
comment on function erp_private.bayar_poin_price(erp_private.baris[], numeric, date, text) is
  'Lines of a redemption with their share of the points'' value.';
--! EndIncluded erp_private/poin/bayar_poin_price.sql
--! Included erp_private/poin/poin_control_difference.sql
-- A control account whose journal and sub-ledgers differ in a posting, points included; no row when
-- there is none.
create or replace function erp_private.poin_control_difference(
  posting_id bigint, out akun_kode text, out tanggal date, out jurnal numeric, out pembantu numeric
)
returns setof record
language plpgsql
stable
as $$
#variable_conflict use_column
begin
  return query
    select x.akun_kode, x.tanggal, sum(x.jurnal), sum(x.pembantu)
      from (
        select s.akun_kode, s.tanggal, s.jurnal, s.pembantu
          from erp_private.posting_control_lines(poin_control_difference.posting_id) as s
        union all
        select l.akun_kode, g.tanggal, 0, -g.nilai
          from poin_gerak as g
          join poin_lot as l on l.id = g.lot_id
         where g.posting_id = poin_control_difference.posting_id
      ) as x
     group by x.akun_kode, x.tanggal
    having sum(x.jurnal) <> sum(x.pembantu)
     limit 1;
end
$$;

alter function erp_private.poin_control_difference(
  bigint, out text, out date, out numeric, out numeric
) owner to erp_owner;
revoke all on function erp_private.poin_control_difference(
  bigint, out text, out date, out numeric, out numeric
) from public;
grant execute on function erp_private.poin_control_difference(
  bigint, out text, out date, out numeric, out numeric
) to erp_writer;
comment on function
  erp_private.poin_control_difference(bigint, out text, out date, out numeric, out numeric) is
  'A control account that differs from its sub-ledgers, points included, in one posting.';
--! EndIncluded erp_private/poin/poin_control_difference.sql
--! Included erp_private/poin/poin_due.sql
-- The lots of a contact that expired and still have points, each with the day on which that is to
-- be booked: the day after the last one on which they counted, not before anything that moved them,
-- and in an open month.
-- Code: KOTUP tidak ada hari terbuka.
create or replace function erp_private.poin_due(kontak_id bigint)
returns table (lot_id bigint, tanggal date, poin bigint, nilai numeric)
language plpgsql
stable
as $$
#variable_conflict use_column
begin
  return query
    select d.id, erp_private.periode_first_open(greatest(d.kedaluwarsa + 1, d.terakhir)),
           d.poin, d.nilai
      from (
        select l.id, l.kedaluwarsa, max(g.tanggal) as terakhir, sum(g.poin)::bigint as poin,
               sum(g.nilai) as nilai
          from poin_lot as l
          join poin_gerak as g on g.lot_id = l.id
         where l.kontak_id = poin_due.kontak_id and l.kedaluwarsa < erp_private.tenant_today()
         group by l.id
        having sum(g.poin) > 0
      ) as d;
end
$$;

alter function erp_private.poin_due(bigint) owner to erp_owner;
revoke all on function erp_private.poin_due(bigint) from public;
grant execute on function erp_private.poin_due(bigint) to erp_writer;
comment on function erp_private.poin_due(bigint) is
  'Lots of a contact that expired and are not booked so.';
--! EndIncluded erp_private/poin/poin_due.sql
--! Included erp_private/poin/poin_earned.sql
-- How many points a sale of that base earns, what they are booked at before the cap of its lines,
-- and what is frozen with them. Walk-in customers earn none.
create or replace function erp_private.poin_earned(
  kontak_id bigint, dasar numeric, out poin bigint, out nilai numeric, out metode erp.metode_poin,
  out nilai_poin numeric, out masa integer
)
language plpgsql
stable
as $$
#variable_conflict use_column
begin
  select h.poin, case p.poin_metode when 'tangguhan' then h.poin * p.poin_nilai_poin else 0 end,
         p.poin_metode, p.poin_nilai_poin, p.poin_masa_berlaku_hari
    into poin_earned.poin, poin_earned.nilai, poin_earned.metode, poin_earned.nilai_poin,
         poin_earned.masa
    from pengaturan as p
   cross join lateral (
     select case
       when p.poin_aktif and not exists (
         select from kontak as k where k.id = poin_earned.kontak_id and k.kode = 'UMUM'
       ) then floor(greatest(poin_earned.dasar, 0) / p.poin_rupiah_per_poin)
       else 0
     end as poin
   ) as h;
end
$$;

alter function erp_private.poin_earned(
  bigint, numeric, out bigint, out numeric, out erp.metode_poin, out numeric, out integer
) owner to erp_owner;
revoke all on function erp_private.poin_earned(
  bigint, numeric, out bigint, out numeric, out erp.metode_poin, out numeric, out integer
) from public;
grant execute on function erp_private.poin_earned(
  bigint, numeric, out bigint, out numeric, out erp.metode_poin, out numeric, out integer
) to erp_writer;
comment on function erp_private.poin_earned(
  bigint, numeric, out bigint, out numeric, out erp.metode_poin, out numeric, out integer
) is
  'How many points a sale earns.';
--! EndIncluded erp_private/poin/poin_earned.sql
--! Included erp_private/poin/poin_entries.sql
-- Ends the part of a posting that moves points of a contact: its balance, and the journal entries.
-- What was given, what was redeemed and the rest stand by themselves. `nilai` is what redeemed
-- points paid for: booked at another value, the difference is an expense, or revenue.
create or replace function erp_private.poin_entries(
  posting_id bigint, kontak_id bigint, nilai numeric, akun jsonb
)
returns erp_private.ayat[]
language plpgsql
as $$
#variable_conflict use_column
declare
  v_hasil erp_private.ayat[];
  v_selisih numeric;
begin
  update poin_saldo as s
     set poin = s.poin + g.poin, nilai = s.nilai + g.nilai
    from (
      select sum(m.poin) as poin, sum(m.nilai) as nilai
        from poin_gerak as m
       where m.posting_id = poin_entries.posting_id
    ) as g
   where s.kontak_id = poin_entries.kontak_id and g.poin is not null;
  select array_agg(
           row (
             s.akun_kode, case when s.nilai < 0 then -s.nilai end,
             case when s.nilai > 0 then s.nilai end, poin_entries.kontak_id
           )::erp_private.ayat
           order by s.bagian, s.akun_kode
         ) filter (where s.nilai <> 0),
         poin_entries.nilai + coalesce(sum(s.nilai) filter (where s.bagian = 1), 0)
    into v_hasil, v_selisih
    from (
      select l.akun_kode, b.bagian, sum(g.nilai) as nilai
        from poin_gerak as g
        join poin_lot as l on l.id = g.lot_id
       cross join lateral (
         select case g.jenis when 'tukar' then 1 when 'terbit' then 2 else 3 end as bagian
       ) as b
       where g.posting_id = poin_entries.posting_id
       group by l.akun_kode, b.bagian
    ) as s;
  return coalesce(v_hasil, '{}') || array[
    row (akun ->> 'beban_poin', greatest(v_selisih, 0), null, null),
    row (akun ->> 'penjualan', null, greatest(-v_selisih, 0), null)
  ]::erp_private.ayat[];
end
$$;

alter function erp_private.poin_entries(bigint, bigint, numeric, jsonb) owner to erp_owner;
revoke all on function erp_private.poin_entries(bigint, bigint, numeric, jsonb) from public;
grant execute on function erp_private.poin_entries(bigint, bigint, numeric, jsonb) to erp_writer;
comment on function erp_private.poin_entries(bigint, bigint, numeric, jsonb) is
  'Journal entries of the points that a posting moved.';
--! EndIncluded erp_private/poin/poin_entries.sql
--! Included erp_private/poin/poin_expire.sql
-- Books the points of a contact that expire on a day, as a document of the system (XE): the
-- liability becomes revenue. They pay the contact's debts of points, the oldest first, so that
-- nobody owes points while others of his expire. The contact's points are locked.
-- Codes: KOTUP, KOPRN.
create or replace function erp_private.poin_expire(kontak_id bigint, tanggal date)
returns void
language plpgsql
as $$
#variable_conflict use_column
declare
  v_akun constant jsonb := erp_private.akun_roles();
  v_posting constant bigint := erp_private.posting_begin('kedaluwarsa', null);
  v_jurnal constant bigint := nextval('jurnal_id_seq');
  v_nilai numeric;
begin
  insert into poin_gerak (posting_id, lot_id, kontak_id, jenis, tanggal, poin, nilai)
    select v_posting, d.lot_id, poin_expire.kontak_id, 'kedaluwarsa', d.tanggal, -d.poin, -d.nilai
      from erp_private.poin_due(poin_expire.kontak_id) as d
     where d.tanggal = poin_expire.tanggal
    on conflict do nothing;
  insert into poin_gerak (posting_id, lot_id, kontak_id, jenis, tanggal, poin, nilai)
    select v_posting, u.lot_id, poin_expire.kontak_id, 'imbang', poin_expire.tanggal, u.lunas,
           case when u.lunas = u.utang then -u.nilai else round(-u.nilai * u.lunas / u.utang, 2) end
      from (
        select s.lot_id, s.nilai, -s.sisa as utang,
               least(-s.sisa, h.poin + coalesce(sum(s.sisa) over (
                 order by l.tanggal, l.id rows between unbounded preceding and 1 preceding
               ), 0)) as lunas
          from erp_private.poin_lots(poin_expire.kontak_id, poin_expire.tanggal) as s
          join poin_lot as l on l.id = s.lot_id and l.tanggal <= poin_expire.tanggal
         cross join (
           select -sum(g.poin) as poin from poin_gerak as g where g.posting_id = v_posting
         ) as h
         where s.sisa < 0
      ) as u
     where u.lunas > 0
    on conflict do nothing;
  select sum(g.nilai) into v_nilai from poin_gerak as g where g.posting_id = v_posting;
  if erp_private.jurnal_write(
    v_posting, v_jurnal, poin_expire.tanggal,
    erp_private.poin_entries(v_posting, poin_expire.kontak_id, 0, v_akun) || array[
      row (v_akun ->> 'penjualan', null, greatest(-v_nilai, 0), null),
      row (v_akun ->> 'beban_poin', greatest(v_nilai, 0), null, null)
    ]::erp_private.ayat[]
  ) then
    perform erp_private.saldo_post(v_posting);
    insert into jurnal (id, posting_id, jenis, nomor, tanggal, keterangan)
    values (
      v_jurnal, v_posting, 'kedaluwarsa',
      erp_private.nomor_take('XE', '-', poin_expire.tanggal), poin_expire.tanggal,
      'Poin kedaluwarsa'
    );
  end if;
end
$$;

alter function erp_private.poin_expire(bigint, date) owner to erp_owner;
revoke all on function erp_private.poin_expire(bigint, date) from public;
grant execute on function erp_private.poin_expire(bigint, date) to erp_writer;
comment on function erp_private.poin_expire(bigint, date) is
  'Books the points of a contact that expired on a day.';
--! EndIncluded erp_private/poin/poin_expire.sql
--! Included erp_private/poin/poin_lock.sql
-- Locks the points of a contact, after all goods: whatever moves them passes here first.
create or replace function erp_private.poin_lock(kontak_id bigint)
returns void
language plpgsql
as $$
#variable_conflict use_column
begin
  insert into poin_saldo (kontak_id) values (poin_lock.kontak_id) on conflict do nothing;
  perform from poin_saldo as s where s.kontak_id = poin_lock.kontak_id for no key update;
end
$$;

alter function erp_private.poin_lock(bigint) owner to erp_owner;
revoke all on function erp_private.poin_lock(bigint) from public;
grant execute on function erp_private.poin_lock(bigint) to erp_writer;
comment on function erp_private.poin_lock(bigint) is
  'Locks the points of a contact.';
--! EndIncluded erp_private/poin/poin_lock.sql
--! Included erp_private/poin/poin_lock_all.sql
-- Locks the points of the contacts whose points documents moved, in the order of their ids.
create or replace function erp_private.poin_lock_all(ids bigint[])
returns void
language plpgsql
as $$
#variable_conflict use_column
begin
  perform erp_private.poin_lock(k.kontak_id)
    from (
      select distinct t.kontak_id
        from transaksi as t
       where t.id = any (poin_lock_all.ids) and erp_private.poin_moved(t.id)
       order by t.kontak_id
    ) as k;
end
$$;

alter function erp_private.poin_lock_all(bigint[]) owner to erp_owner;
revoke all on function erp_private.poin_lock_all(bigint[]) from public;
grant execute on function erp_private.poin_lock_all(bigint[]) to erp_writer;
comment on function erp_private.poin_lock_all(bigint[]) is
  'Locks the points that documents moved.';
--! EndIncluded erp_private/poin/poin_lock_all.sql
--! Included erp_private/poin/poin_lots.sql
-- The lots of a contact: what is left of each, in points and in the books, and how many points it
-- has at the least from a day on. Only that many can be used on that day, because a lot is below 0
-- on no day; a debt is what is below 0 itself.
create or replace function erp_private.poin_lots(kontak_id bigint, tanggal date)
returns table (lot_id bigint, terendah bigint, sisa bigint, nilai numeric)
language plpgsql
stable
as $$
#variable_conflict use_column
begin
  return query
    select r.lot_id,
           min(r.sisa) filter (where r.sampai is null or r.sampai > poin_lots.tanggal)::bigint,
           max(r.sisa) filter (where r.sampai is null)::bigint,
           max(r.nilai) filter (where r.sampai is null)
      from (
        select g.lot_id, sum(g.poin) over w as sisa, sum(g.nilai) over w as nilai,
               lead(g.tanggal) over w as sampai
          from (
            select m.lot_id, m.tanggal, sum(m.poin) as poin, sum(m.nilai) as nilai
              from poin_gerak as m
             where m.kontak_id = poin_lots.kontak_id
             group by m.lot_id, m.tanggal
          ) as g
        window w as (partition by g.lot_id order by g.tanggal)
      ) as r
     group by r.lot_id;
end
$$;

alter function erp_private.poin_lots(bigint, date) owner to erp_owner;
revoke all on function erp_private.poin_lots(bigint, date) from public;
grant execute on function erp_private.poin_lots(bigint, date) to erp_writer, erp_reader;
comment on function erp_private.poin_lots(bigint, date) is
  'What is left of each lot of a contact, now and at the least from a day on.';
--! EndIncluded erp_private/poin/poin_lots.sql
--! Included erp_private/poin/poin_moved.sql
-- Whether a document moved points, as its own fields say: that is asked of every document, and
-- those that did not need no look at the points themselves.
create or replace function erp_private.poin_moved(transaksi_id bigint)
returns boolean
language plpgsql
stable
as $$
#variable_conflict use_column
begin
  return exists (
    select from transaksi as t
     where t.id = poin_moved.transaksi_id
       and (t.jenis = 'bayar-poin' or t.rincian ?| '{poin,poin_diperoleh,poin_ditarik}')
  );
end
$$;

alter function erp_private.poin_moved(bigint) owner to erp_owner;
revoke all on function erp_private.poin_moved(bigint) from public;
grant execute on function erp_private.poin_moved(bigint) to erp_writer, erp_reader;
comment on function erp_private.poin_moved(bigint) is
  'Whether a document moved points.';
--! EndIncluded erp_private/poin/poin_moved.sql
--! Included erp_private/poin/poin_open.sql
-- Opens a lot of points, or with negative ones a debt. The contact's points are locked.
create or replace function erp_private.poin_open(
  posting_id bigint, transaksi_id bigint, kontak_id bigint, akun_kode text, tanggal date,
  kedaluwarsa date, metode erp.metode_poin, nilai_poin numeric, poin bigint, nilai numeric,
  jenis erp.jenis_poin
)
returns bigint
language plpgsql
as $$
#variable_conflict use_column
declare
  v_id bigint;
begin
  insert into poin_lot (
    posting_id, transaksi_id, kontak_id, akun_kode, tanggal, kedaluwarsa, metode, nilai_poin, poin,
    nilai
  )
  values (
    poin_open.posting_id, poin_open.transaksi_id, poin_open.kontak_id,
    poin_open.akun_kode, poin_open.tanggal, poin_open.kedaluwarsa, poin_open.metode,
    poin_open.nilai_poin, poin_open.poin, poin_open.nilai
  )
  returning id into v_id;
  insert into poin_gerak (
    posting_id, transaksi_id, lot_id, kontak_id, jenis, tanggal, poin, nilai
  )
  values (
    poin_open.posting_id, poin_open.transaksi_id, v_id, poin_open.kontak_id, poin_open.jenis,
    poin_open.tanggal, poin_open.poin, poin_open.nilai
  );
  return v_id;
end
$$;

alter function erp_private.poin_open(
  bigint, bigint, bigint, text, date, date, erp.metode_poin, numeric, bigint, numeric,
  erp.jenis_poin
) owner to erp_owner;
revoke all on function erp_private.poin_open(
  bigint, bigint, bigint, text, date, date, erp.metode_poin, numeric, bigint, numeric,
  erp.jenis_poin
) from public;
grant execute on function erp_private.poin_open(
  bigint, bigint, bigint, text, date, date, erp.metode_poin, numeric, bigint, numeric,
  erp.jenis_poin
) to erp_writer;
comment on function erp_private.poin_open(
  bigint, bigint, bigint, text, date, date, erp.metode_poin, numeric, bigint, numeric,
  erp.jenis_poin
) is
  'Opens a lot of points; answers its id.';
--! EndIncluded erp_private/poin/poin_open.sql
--! Included erp_private/poin/poin_penjualan.sql
-- What points do to a sale: those that pay leave their lots, those that it earns become a lot of
-- their own, by the method tangguhan at the expense of its revenue: spread over the lines by value
-- and never more than a line's. `dibayar` is what the points that pay were worth before the goods
-- were locked; if that changed since, the sale is tried again (serialization_failure, which the
-- server repeats by itself).
-- Code: KOPNK.
create or replace function erp_private.poin_penjualan(
  dokumen erp_private.dokumen, baris erp_private.baris[], poin bigint, dibayar numeric, akun jsonb
)
returns erp_private.poin_hasil
language plpgsql
as $$
#variable_conflict use_column
declare
  v_d constant erp_private.dokumen := poin_penjualan.dokumen;
  v_dasar constant numeric[] := array(
    select b.dpp from unnest(poin_penjualan.baris) as b order by b.baris
  );
  v_hasil erp_private.poin_hasil;
  v_bagian numeric[];
  v_dapat record;
begin
  v_hasil := row (poin_penjualan.baris, '{}'::jsonb, '{}'::erp_private.ayat[]);
  v_dapat := erp_private.poin_earned(v_d.kontak_id, v_d.dpp - dibayar);
  if coalesce(poin_penjualan.poin, 0) = 0 and v_dapat.poin = 0 then
    return v_hasil;
  end if;
  perform erp_private.poin_lock(v_d.kontak_id);
  if poin_penjualan.poin > 0 then
    if erp_private.poin_worth(erp_private.poin_redeem(
      v_d.posting_id, v_d.id, v_d.kontak_id, v_d.tanggal, poin_penjualan.poin
    )) <> dibayar then
      raise exception using errcode = '40001', message = 'poin berubah selagi diposting; ulangi';
    end if;
    v_hasil.rincian := jsonb_build_object('poin', poin_penjualan.poin, 'poin_nilai', dibayar);
  end if;
  if v_dapat.poin > 0 then
    v_dapat.nilai := least(v_dapat.nilai, v_d.dpp);
    perform erp_private.poin_open(
      v_d.posting_id, v_d.id, v_d.kontak_id, akun ->> 'kewajiban_poin', v_d.tanggal,
      v_d.tanggal + v_dapat.masa, v_dapat.metode, v_dapat.nilai_poin, v_dapat.poin, v_dapat.nilai,
      'terbit'
    );
    v_hasil.rincian := v_hasil.rincian || jsonb_build_object(
      'poin_diperoleh', v_dapat.poin, 'poin_tangguhan', v_dapat.nilai
    );
  end if;
  v_hasil.ayat := erp_private.poin_entries(v_d.posting_id, v_d.kontak_id, dibayar, akun);
  if v_dapat.nilai > 0 then
    v_bagian := erp_private.nilai_spread(v_dapat.nilai, v_dasar, true);
    v_hasil.baris := erp_private.poin_share(v_hasil.baris, v_bagian);
    v_hasil.ayat := v_hasil.ayat || array(
      select row (
          coalesce(
            b.akun_penjualan,
            akun ->> case b.barang_jenis when 'jasa' then 'pendapatan_jasa' else 'penjualan' end
          ),
          null, -v_bagian[b.baris], null
        )::erp_private.ayat
        from unnest(v_hasil.baris) as b
       order by b.baris
    );
  end if;
  return v_hasil;
end
$$;

alter function erp_private.poin_penjualan(
  erp_private.dokumen, erp_private.baris[], bigint, numeric, jsonb
) owner to erp_owner;
revoke all on function erp_private.poin_penjualan(
  erp_private.dokumen, erp_private.baris[], bigint, numeric, jsonb
) from public;
grant execute on function erp_private.poin_penjualan(
  erp_private.dokumen, erp_private.baris[], bigint, numeric, jsonb
) to erp_writer;
comment on function
  erp_private.poin_penjualan(erp_private.dokumen, erp_private.baris[], bigint, numeric, jsonb) is
  'Points that a sale takes and gives (KOPNK).';
--! EndIncluded erp_private/poin/poin_penjualan.sql
--! Included erp_private/poin/poin_pick.sql
-- Which lots a redemption takes from, those that expire first being first, and what their points
-- are booked at and worth: in proportion to what is left of the lot, all when it empties.
-- There must be that many points on the day and on every later one, debts deducted.
-- Code: KOPNK.
create or replace function erp_private.poin_pick(kontak_id bigint, tanggal date, poin bigint)
returns erp_private.poin_ambil[]
language plpgsql
stable
as $$
#variable_conflict use_column
declare
  v_ada bigint;
  v_hasil erp_private.poin_ambil[];
begin
  with
    lot as materialized (
      select s.*, l.nilai_poin,
             case
               when l.tanggal <= poin_pick.tanggal
                 and coalesce(l.kedaluwarsa, 'infinity') >= poin_pick.tanggal
                 then greatest(s.terendah, 0)
               else 0
             end as pakai,
             row_number() over (order by l.kedaluwarsa, l.tanggal, l.id) as urutan
        from erp_private.poin_lots(poin_pick.kontak_id, poin_pick.tanggal) as s
        join poin_lot as l on l.id = s.lot_id
    ),
    antre as (
      select t.*, coalesce(sum(t.pakai) over (
               order by t.urutan rows between unbounded preceding and 1 preceding
             ), 0)::bigint as sebelum
        from lot as t
    )
  select (select coalesce(sum(t.pakai + least(t.terendah, 0)), 0) from lot as t),
         array_agg(
           row (
             a.lot_id, a.ambil,
             case when a.ambil = a.sisa then a.nilai else round(a.nilai * a.ambil / a.sisa, 2) end,
             a.ambil * a.nilai_poin
           )::erp_private.poin_ambil
           order by a.urutan
         )
    into v_ada, v_hasil
    from (
      select t.*, least(t.pakai, poin_pick.poin - t.sebelum) as ambil from antre as t
    ) as a
   where a.ambil > 0;
  if v_ada < poin_pick.poin then
    raise exception using errcode = 'KOPNK', message = format(
      'poin: hanya %s poin yang dapat dipakai pada %s dan sesudahnya', greatest(v_ada, 0),
      poin_pick.tanggal
    );
  end if;
  return v_hasil;
end
$$;

alter function erp_private.poin_pick(bigint, date, bigint) owner to erp_owner;
revoke all on function erp_private.poin_pick(bigint, date, bigint) from public;
grant execute on function erp_private.poin_pick(bigint, date, bigint) to erp_writer;
comment on function erp_private.poin_pick(bigint, date, bigint) is
  'Which lots a redemption takes from (KOPNK).';
--! EndIncluded erp_private/poin/poin_pick.sql
--! Included erp_private/poin/poin_quote.sql
-- What points of a contact would pay on a day, before they are locked; 0 for none, without a look.
-- Code: KOPNK.
create or replace function erp_private.poin_quote(kontak_id bigint, tanggal date, poin bigint)
returns numeric
language plpgsql
stable
as $$
begin
  if coalesce(poin, 0) = 0 then
    return 0;
  end if;
  return erp_private.poin_worth(erp_private.poin_pick(kontak_id, tanggal, poin));
end
$$;

alter function erp_private.poin_quote(bigint, date, bigint) owner to erp_owner;
revoke all on function erp_private.poin_quote(bigint, date, bigint) from public;
grant execute on function erp_private.poin_quote(bigint, date, bigint) to erp_writer;
comment on function erp_private.poin_quote(bigint, date, bigint) is
  'What points would pay (KOPNK).';
--! EndIncluded erp_private/poin/poin_quote.sql
--! Included erp_private/poin/poin_redeem.sql
-- Redeems points of a contact; they are locked. Answers what was taken from which lot.
-- Code: KOPNK.
create or replace function erp_private.poin_redeem(
  posting_id bigint, transaksi_id bigint, kontak_id bigint, tanggal date, poin bigint
)
returns erp_private.poin_ambil[]
language plpgsql
as $$
#variable_conflict use_column
declare
  v_ambil constant erp_private.poin_ambil[] :=
    erp_private.poin_pick(poin_redeem.kontak_id, poin_redeem.tanggal, poin_redeem.poin);
begin
  insert into poin_gerak (
    posting_id, transaksi_id, lot_id, kontak_id, jenis, tanggal, poin, nilai
  )
    select poin_redeem.posting_id, poin_redeem.transaksi_id, a.lot_id, poin_redeem.kontak_id,
           'tukar', poin_redeem.tanggal, -a.poin, -a.tercatat
      from unnest(v_ambil) as a
    on conflict do nothing;
  return v_ambil;
end
$$;

alter function erp_private.poin_redeem(bigint, bigint, bigint, date, bigint) owner to erp_owner;
revoke all on function erp_private.poin_redeem(bigint, bigint, bigint, date, bigint) from public;
grant execute on function
  erp_private.poin_redeem(bigint, bigint, bigint, date, bigint) to erp_writer;
comment on function erp_private.poin_redeem(bigint, bigint, bigint, date, bigint) is
  'Redeems points of a contact (KOPNK).';
--! EndIncluded erp_private/poin/poin_redeem.sql
--! Included erp_private/poin/poin_retur.sql
-- What points do to a return: those that its sale earned are taken back in proportion, and the
-- revenue that waited for them lowers what the return costs. A sale that earned none is left alone.
create or replace function erp_private.poin_retur(
  dokumen erp_private.dokumen, baris erp_private.baris[], akun jsonb
)
returns erp_private.poin_hasil
language plpgsql
as $$
#variable_conflict use_column
declare
  v_d constant erp_private.dokumen := poin_retur.dokumen;
  v_hasil erp_private.poin_hasil;
  v_lot bigint;
  v_kontak bigint;
  v_tarik record;
  v_ambil record;
begin
  v_hasil := row (poin_retur.baris, '{}'::jsonb, '{}'::erp_private.ayat[]);
  if not exists (
    select from transaksi as t where t.id = v_d.dokumen_asal_id and t.rincian ? 'poin_diperoleh'
  ) then
    return v_hasil;
  end if;
  v_tarik := erp_private.poin_returned(v_d.dokumen_asal_id, v_d.dpp);
  if v_tarik.poin = 0 then
    return v_hasil;
  end if;
  select l.id, l.kontak_id into v_lot, v_kontak
    from poin_lot as l
    join transaksi as t on t.posting_id = l.posting_id
   where t.id = v_d.dokumen_asal_id and l.poin > 0;
  perform erp_private.poin_lock(v_kontak);
  v_ambil := erp_private.poin_withdraw(
    v_d.posting_id, v_d.id, v_lot, v_d.tanggal, v_tarik.poin, v_tarik.nilai
  );
  v_tarik.nilai := v_ambil.tercatat + v_ambil.hangus;
  v_hasil.rincian := jsonb_build_object(
    'poin_ditarik', v_tarik.poin, 'poin_tangguhan', v_tarik.nilai
  );
  v_hasil.baris := erp_private.poin_share(v_hasil.baris, erp_private.nilai_spread(
    v_tarik.nilai, array(select b.dpp from unnest(poin_retur.baris) as b order by b.baris), false
  ));
  v_hasil.ayat := erp_private.poin_entries(v_d.posting_id, v_kontak, 0, akun) || array[
    row (akun ->> 'penjualan', v_ambil.hangus, null, null),
    row (akun ->> 'retur_penjualan', -v_tarik.nilai, null, null)
  ]::erp_private.ayat[];
  return v_hasil;
end
$$;

alter function
  erp_private.poin_retur(erp_private.dokumen, erp_private.baris[], jsonb) owner to erp_owner;
revoke all on function
  erp_private.poin_retur(erp_private.dokumen, erp_private.baris[], jsonb) from public;
grant execute on function
  erp_private.poin_retur(erp_private.dokumen, erp_private.baris[], jsonb) to erp_writer;
comment on function erp_private.poin_retur(erp_private.dokumen, erp_private.baris[], jsonb) is
  'Points that a return takes back.';
--! EndIncluded erp_private/poin/poin_retur.sql
--! Included erp_private/poin/poin_returned.sql
-- How many of the points that a sale earned a return of that net value takes back, and what they
-- were booked at: in proportion to all that was returned so far, less what was taken back; the last
-- return takes the rest.
create or replace function erp_private.poin_returned(
  dokumen_asal_id bigint, dpp numeric, out poin bigint, out nilai numeric
)
language plpgsql
stable
as $$
#variable_conflict use_column
begin
  select greatest(
           case when k.dpp >= t.dpp then d.poin else floor(d.poin * k.dpp / t.dpp) end - r.poin, 0
         ),
         case when k.dpp >= t.dpp then d.nilai - r.nilai
           else round(d.nilai * poin_returned.dpp / t.dpp, 2) end
    into poin_returned.poin, poin_returned.nilai
    from transaksi as t
   cross join lateral (
     select (t.rincian ->> 'poin_diperoleh')::bigint as poin,
            (t.rincian ->> 'poin_tangguhan')::numeric as nilai
   ) as d
   cross join lateral (
     select coalesce(sum(x.dpp), 0) as dpp,
            coalesce(sum((x.rincian ->> 'poin_ditarik')::bigint), 0) as poin,
            coalesce(sum((x.rincian ->> 'poin_tangguhan')::numeric), 0) as nilai
       from transaksi as x
      where x.dokumen_asal_id = t.id and x.jenis = 'retur-penjualan' and x.status = 'final'
   ) as r
   cross join lateral (select r.dpp + poin_returned.dpp as dpp) as k
   where t.id = poin_returned.dokumen_asal_id;
end
$$;

alter function
  erp_private.poin_returned(bigint, numeric, out bigint, out numeric) owner to erp_owner;
revoke all on function
  erp_private.poin_returned(bigint, numeric, out bigint, out numeric) from public;
grant execute on function
  erp_private.poin_returned(bigint, numeric, out bigint, out numeric) to erp_writer;
comment on function erp_private.poin_returned(bigint, numeric, out bigint, out numeric) is
  'Points that a return takes back.';
--! EndIncluded erp_private/poin/poin_returned.sql
--! Included erp_private/poin/poin_share.sql
-- Keeps each line's share of the revenue that waits for points, or that they give back: it is part
-- of the line's price and not of its revenue.
create or replace function erp_private.poin_share(baris erp_private.baris[], bagian numeric[])
returns erp_private.baris[]
language plpgsql
immutable
set search_path = pg_catalog
as $$
declare
  v_hasil erp_private.baris[] := poin_share.baris;
begin
  for i in 1 .. cardinality(v_hasil) loop
    if bagian[i] <> 0 then
      v_hasil[i].rincian := coalesce(v_hasil[i].rincian, '{}')
        || jsonb_build_object('poin_tangguhan', bagian[i]);
    end if;
  end loop;
  return v_hasil;
end
$$;

alter function erp_private.poin_share(erp_private.baris[], numeric[]) owner to erp_owner;
revoke all on function erp_private.poin_share(erp_private.baris[], numeric[]) from public;
grant execute on function erp_private.poin_share(erp_private.baris[], numeric[]) to erp_writer;
comment on function erp_private.poin_share(erp_private.baris[], numeric[]) is
  'Lines with their share of the points'' value.';
--! EndIncluded erp_private/poin/poin_share.sql
--! Included erp_private/poin/poin_uses.sql
-- The documents that redeemed points which another one gave. When that one is voided with kaskade,
-- they stay, and the points become a debt of the contact.
create or replace function erp_private.poin_uses(transaksi_id bigint)
returns setof bigint
language plpgsql
stable
as $$
#variable_conflict use_column
begin
  if not erp_private.poin_moved(poin_uses.transaksi_id) then
    return;
  end if;
  return query
    select g.transaksi_id
      from transaksi as a
      join poin_lot as l on l.posting_id = a.posting_id and l.poin > 0
      join poin_gerak as g on g.lot_id = l.id and g.jenis = 'tukar'
     where a.id = poin_uses.transaksi_id
     group by g.transaksi_id
    having sum(g.poin) <> 0;
end
$$;

alter function erp_private.poin_uses(bigint) owner to erp_owner;
revoke all on function erp_private.poin_uses(bigint) from public;
grant execute on function erp_private.poin_uses(bigint) to erp_writer, erp_reader;
comment on function erp_private.poin_uses(bigint) is
  'Documents that redeemed the points that another one gave.';
--! EndIncluded erp_private/poin/poin_uses.sql
--! Included erp_private/poin/poin_void.sql
-- Takes back what a document did to points when it is voided: those that it redeemed return to
-- their lots, those that it took back too; those that it gave are taken back. Its own journal
-- is reversed elsewhere; answers what must be booked beside that for points that expired meanwhile.
create or replace function erp_private.poin_void(
  posting_id bigint, transaksi_id bigint, asal_posting_id bigint, tanggal date
)
returns erp_private.ayat[]
language plpgsql
as $$
#variable_conflict use_column
declare
  v_akun constant jsonb := erp_private.akun_roles();
  v_kontak bigint;
  v_ambil record;
  v_lot record;
begin
  if not erp_private.poin_moved(poin_void.transaksi_id) then
    return '{}';
  end if;
  select g.kontak_id into v_kontak
    from poin_gerak as g
   where g.posting_id = poin_void.asal_posting_id
   limit 1;
  if v_kontak is null then
    return '{}';
  end if;
  perform erp_private.poin_lock(v_kontak);
  insert into poin_gerak (
    posting_id, transaksi_id, lot_id, kontak_id, jenis, tanggal, poin, nilai, membalik_id
  )
    select poin_void.posting_id, poin_void.transaksi_id, g.lot_id, g.kontak_id, g.jenis,
           poin_void.tanggal, -g.poin, -g.nilai, g.id
      from poin_gerak as g
     where g.posting_id = poin_void.asal_posting_id and g.jenis <> 'terbit'
    on conflict do nothing;
  select l.id, l.akun_kode, l.poin, l.nilai into v_lot
    from poin_lot as l
   where l.posting_id = poin_void.asal_posting_id and l.poin > 0;
  if not found then
    perform erp_private.poin_entries(poin_void.posting_id, v_kontak, 0, v_akun);
    return '{}';
  end if;
  v_ambil := erp_private.poin_withdraw(
    poin_void.posting_id, poin_void.transaksi_id, v_lot.id, poin_void.tanggal, v_lot.poin,
    v_lot.nilai
  );
  perform erp_private.poin_entries(poin_void.posting_id, v_kontak, 0, v_akun);
  return array[
    row (v_akun ->> 'penjualan', v_ambil.hangus, null, null),
    row (v_lot.akun_kode, null, v_ambil.hangus, v_kontak)
  ]::erp_private.ayat[];
end
$$;

alter function erp_private.poin_void(bigint, bigint, bigint, date) owner to erp_owner;
revoke all on function erp_private.poin_void(bigint, bigint, bigint, date) from public;
grant execute on function erp_private.poin_void(bigint, bigint, bigint, date) to erp_writer;
comment on function erp_private.poin_void(bigint, bigint, bigint, date) is
  'Takes back what a voided document did to points.';
--! EndIncluded erp_private/poin/poin_void.sql
--! Included erp_private/poin/poin_withdraw.sql
-- Takes points of a lot back, which were booked at about `nilai` when they were earned: first those
-- that are left; then those that expired, whose revenue goes back to the sale; those that were used
-- become a debt. Answers by how much the liability falls, and how much revenue of expired points is
-- taken back. The contact's points are locked.
create or replace function erp_private.poin_withdraw(
  posting_id bigint, transaksi_id bigint, lot_id bigint, tanggal date, poin bigint, nilai numeric,
  out tercatat numeric, out hangus numeric
)
language plpgsql
as $$
#variable_conflict use_column
declare
  v_ada bigint;
  v_mati bigint;
  v_utang bigint;
  v_nilai_utang numeric := 0;
  v_l record;
begin
  select l.kontak_id, l.akun_kode, l.kedaluwarsa, l.metode, l.nilai_poin, s.terendah, s.sisa,
         s.nilai, k.poin as mati, k.nilai as nilai_mati
    into v_l
    from poin_lot as l
    join erp_private.poin_lots(l.kontak_id, poin_withdraw.tanggal) as s on s.lot_id = l.id
   cross join lateral (
     select coalesce(-sum(g.poin), 0) as poin, coalesce(-sum(g.nilai), 0) as nilai
       from poin_gerak as g
      where g.lot_id = l.id and g.jenis in ('kedaluwarsa', 'pulih')
   ) as k
   where l.id = poin_withdraw.lot_id;
  v_ada := least(poin_withdraw.poin, greatest(v_l.terendah, 0));
  v_mati := least(poin_withdraw.poin - v_ada, v_l.mati);
  v_utang := poin_withdraw.poin - v_ada - v_mati;
  tercatat := case
    when v_ada = v_l.sisa then v_l.nilai else round(v_l.nilai * v_ada / v_l.sisa, 2)
  end;
  hangus := case
    when v_mati = v_l.mati then v_l.nilai_mati else round(v_l.nilai_mati * v_mati / v_l.mati, 2)
  end;
  if v_utang > 0 then
    v_nilai_utang := greatest(poin_withdraw.nilai - tercatat - hangus, 0);
  end if;
  insert into poin_gerak (
    posting_id, transaksi_id, lot_id, kontak_id, jenis, tanggal, poin, nilai
  )
    select poin_withdraw.posting_id, poin_withdraw.transaksi_id, poin_withdraw.lot_id,
           v_l.kontak_id, m.jenis, poin_withdraw.tanggal, m.poin, m.nilai
      from (values
        ('pulih'::erp.jenis_poin, v_mati, hangus),
        ('tarik', -v_ada - v_mati, -tercatat - hangus)
      ) as m (jenis, poin, nilai)
     where m.poin <> 0
    on conflict do nothing;
  if v_utang > 0 then
    perform erp_private.poin_open(
      poin_withdraw.posting_id, poin_withdraw.transaksi_id, v_l.kontak_id, v_l.akun_kode,
      poin_withdraw.tanggal, v_l.kedaluwarsa, v_l.metode, v_l.nilai_poin, -v_utang,
      -v_nilai_utang, 'hutang'
    );
  end if;
  tercatat := tercatat + v_nilai_utang;
end
$$;

alter function erp_private.poin_withdraw(
  bigint, bigint, bigint, date, bigint, numeric, out numeric, out numeric
) owner to erp_owner;
revoke all on function erp_private.poin_withdraw(
  bigint, bigint, bigint, date, bigint, numeric, out numeric, out numeric
) from public;
grant execute on function erp_private.poin_withdraw(
  bigint, bigint, bigint, date, bigint, numeric, out numeric, out numeric
) to erp_writer;
comment on function erp_private.poin_withdraw(
  bigint, bigint, bigint, date, bigint, numeric, out numeric, out numeric
) is
  'Takes earned points back.';
--! EndIncluded erp_private/poin/poin_withdraw.sql
--! Included erp_private/poin/poin_worth.sql
-- What points taken from lots are worth to the customer, together.
create or replace function erp_private.poin_worth(ambil erp_private.poin_ambil[])
returns numeric
language sql
immutable
set search_path = pg_catalog
as $$
  select coalesce(sum(a.nilai), 0) from unnest(ambil) as a
$$;

alter function erp_private.poin_worth(erp_private.poin_ambil[]) owner to erp_owner;
revoke all on function erp_private.poin_worth(erp_private.poin_ambil[]) from public;
grant execute on function erp_private.poin_worth(erp_private.poin_ambil[]) to erp_writer;
comment on function erp_private.poin_worth(erp_private.poin_ambil[]) is
  'What redeemed points are worth.';
--! EndIncluded erp_private/poin/poin_worth.sql
--! Included erp_private/pos/pos_fifo.sql
-- Which open items of a contact an amount pays when nobody said: the oldest due first, then by date
-- and id, in one control account. The last one may be paid in part; what no item takes is left.
-- Only of the documents given, which the caller has locked.
create or replace function erp_private.pos_fifo(
  kontak_id bigint, jenis erp.jenis_pos, akun_kode text, tanggal date, jumlah numeric,
  dokumen_ids bigint[]
)
returns erp_private.alokasi_masukan[]
language plpgsql
stable
as $$
#variable_conflict use_column
begin
  return (
    select coalesce(array_agg(
        row (r.id, least(r.sisa, pos_fifo.jumlah - r.sebelum), 0, 0, 'jumlah')
          ::erp_private.alokasi_masukan
        order by r.urutan
      ), '{}')
      from (
        select s.id, s.sisa, s.urutan,
               coalesce(sum(s.sisa) over (
                 order by s.urutan rows between unbounded preceding and 1 preceding
               ), 0) as sebelum
          from (
            select p.id, erp_private.pos_balance(p.id) as sisa,
                   row_number() over (
                     order by coalesce(p.jatuh_tempo, p.tanggal), p.tanggal, p.id
                   ) as urutan
              from pos_terbuka as p
             where p.kontak_id = pos_fifo.kontak_id
               and p.jenis = pos_fifo.jenis
               and p.membalik_id is null
               and p.tanggal <= pos_fifo.tanggal
               and p.transaksi_id = any (pos_fifo.dokumen_ids)
               and (pos_fifo.akun_kode is null or p.akun_kode = pos_fifo.akun_kode)
          ) as s
         where s.sisa > 0
      ) as r
     where r.sebelum < pos_fifo.jumlah
  );
end
$$;

alter function erp_private.pos_fifo(bigint, erp.jenis_pos, text, date, numeric, bigint[])
  owner to erp_owner;
revoke all on function erp_private.pos_fifo(bigint, erp.jenis_pos, text, date, numeric, bigint[])
  from public;
grant execute on function erp_private.pos_fifo(bigint, erp.jenis_pos, text, date, numeric, bigint[])
  to erp_writer;
comment on function erp_private.pos_fifo(bigint, erp.jenis_pos, text, date, numeric, bigint[]) is
  'Open items that an amount pays, oldest due first.';
--! EndIncluded erp_private/pos/pos_fifo.sql
--! Included erp_private/pos/pos_open_documents.sql
-- The documents in which a contact has open receivables or payables; of both kinds without one. A
-- journal may hold items of several contacts, so the items say whose they are, not the document.
create or replace function erp_private.pos_open_documents(kontak_id bigint, jenis erp.jenis_pos)
returns table (id bigint)
language plpgsql
stable
as $$
#variable_conflict use_column
begin
  return query
    select t.id
      from transaksi as t
     where t.sisa > 0 and t.status = 'final' and t.id in (
       select p.transaksi_id
         from pos_terbuka as p
        where p.kontak_id = pos_open_documents.kontak_id and p.jenis in ('piutang', 'hutang')
          and p.jenis = coalesce(pos_open_documents.jenis, p.jenis)
     );
end
$$;

alter function erp_private.pos_open_documents(bigint, erp.jenis_pos) owner to erp_owner;
revoke all on function erp_private.pos_open_documents(bigint, erp.jenis_pos) from public;
grant execute on function erp_private.pos_open_documents(bigint, erp.jenis_pos) to erp_writer;
comment on function erp_private.pos_open_documents(bigint, erp.jenis_pos) is
  'Documents in which a contact has open receivables or payables.';
--! EndIncluded erp_private/pos/pos_open_documents.sql
--! Included erp_private/pos/uang_muka_left.sql
-- What is left of a deposit, and of the tax that was booked with it: the tax of its line less what
-- its uses carried away. A use that carried none counts with its share, since whoever made it saw
-- to the tax himself.
create or replace function erp_private.uang_muka_left(
  pos_id bigint, out sisa numeric, out ppn numeric, out baris_id bigint
)
language plpgsql
stable
as $$
#variable_conflict use_column
begin
  select erp_private.pos_balance(p.id), b.id,
         coalesce(b.ppn - (
           select coalesce(sum(case
               when a.ppn <> 0 then a.ppn else round(b.ppn * a.nilai / p.nilai, 2)
             end), 0)
             from alokasi as a
            where a.pos_id = p.id
         ), 0)
    into uang_muka_left.sisa, uang_muka_left.baris_id, uang_muka_left.ppn
    from pos_terbuka as p
    left join lateral (
      select l.id, l.ppn, l.dpp, row_number() over (order by l.baris) as ke
        from transaksi_baris as l
       where l.transaksi_id = p.transaksi_id and l.akun_kode = p.akun_kode
         and l.rincian -> 'dokumen_id' is null
    ) as b on b.dpp = p.nilai and b.ke = (
      select count(*)
        from pos_terbuka as q
       where q.posting_id = p.posting_id and q.akun_kode = p.akun_kode and q.membalik_id is null
         and q.id <= p.id
    )
   where p.id = uang_muka_left.pos_id;
end
$$;

alter function erp_private.uang_muka_left(bigint) owner to erp_owner;
revoke all on function erp_private.uang_muka_left(bigint) from public;
grant execute on function erp_private.uang_muka_left(bigint) to erp_writer;
comment on function erp_private.uang_muka_left(bigint) is
  'What is left of a deposit and of its tax, with the line that opened it.';
--! EndIncluded erp_private/pos/uang_muka_left.sql
--! Included erp_private/pos/uang_muka_tax.sql
-- The tax that was booked with each deposit used, in the order of the uses: of what is left of it
-- the share of the use, all of it when nothing is left of the deposit. Asked before the uses are
-- booked.
create or replace function erp_private.uang_muka_tax(uang_muka erp_private.alokasi_masukan[])
returns numeric[]
language plpgsql
stable
as $$
#variable_conflict use_column
begin
  return array(
    select case
        when m.jumlah >= s.sisa then s.ppn
        else coalesce(round(s.ppn * m.jumlah / nullif(s.sisa, 0), 2), 0)
      end
      from unnest(uang_muka_tax.uang_muka)
        with ordinality as m (pos_id, jumlah, potongan, pph, kolom, urutan)
     cross join lateral erp_private.uang_muka_left(m.pos_id) as s
     order by m.urutan
  );
end
$$;

alter function erp_private.uang_muka_tax(erp_private.alokasi_masukan[]) owner to erp_owner;
revoke all on function erp_private.uang_muka_tax(erp_private.alokasi_masukan[]) from public;
grant execute on function erp_private.uang_muka_tax(erp_private.alokasi_masukan[]) to erp_writer;
comment on function erp_private.uang_muka_tax(erp_private.alokasi_masukan[]) is
  'The tax that was booked with each deposit used.';
--! EndIncluded erp_private/pos/uang_muka_tax.sql
--! Included erp_private/posting/jurnal_umum_post.sql
-- Posts a general journal; with a line on the opening account it is an opening. A planned reversal
-- is noted for the worker. `pembalik` says that this one is such a reversal: it takes back what was
-- booked, also on accounts and of contacts that are not active any more.
-- Codes: VADOK, VATGL, KOTUP, KOKAS.
create or replace function erp_private.jurnal_umum_post(id bigint, isi jsonb, pembalik boolean)
returns void
language plpgsql
as $$
#variable_conflict use_column
declare
  v_d constant erp.jurnal_umum_input := jsonb_populate_record(null::erp.jurnal_umum_input, isi);
  v_akun constant jsonb := erp_private.akun_roles();
  v_pembuka constant boolean := exists (
    select from unnest(v_d.detail) as d where d.akun_kode = v_akun ->> 'saldo_awal'
  );
  v_pos erp_private.pos_gerak[];
  v_kepala erp_private.dokumen;
  v_jurnal bigint;
begin
  if not pembalik then
    perform erp_private.dokumen_refuse(erp_private.jurnal_umum_check(v_d, v_akun));
  end if;
  if v_pembuka then
    perform erp_private.periode_check_opening(v_d.tanggal, 'tanggal');
  else
    perform erp_private.periode_lock(v_d.tanggal, 'tanggal');
  end if;
  v_pos := erp_private.jurnal_umum_items(v_d);
  perform erp_private.pos_gerak_lock(v_pos);
  perform erp_private.dokumen_refuse(erp_private.pos_gerak_check(v_d.tanggal, v_pos));
  v_kepala := jsonb_populate_record(v_kepala, isi - 'detail');
  v_kepala.id := jurnal_umum_post.id;
  v_kepala.jenis := 'jurnal-umum';
  v_kepala.total_nilai := (select sum(d.debit) from unnest(v_d.detail) as d);
  v_kepala.rincian := jsonb_strip_nulls(jsonb_build_object(
    'balik_otomatis', v_d.balik_otomatis,
    'koreksi_periode_lalu', nullif(v_d.koreksi_periode_lalu, false)
  ));
  v_kepala.posting_id := erp_private.posting_begin('posting', v_kepala.id);
  v_jurnal := nextval('jurnal_id_seq');
  perform erp_private.baris_insert(v_kepala.id, erp_private.jurnal_umum_lines(v_d));
  v_kepala.sisa := erp_private.pos_gerak_post(
    v_kepala.posting_id, v_kepala.id, v_d.tanggal, v_pos
  );
  v_kepala.dibayar := v_kepala.total_nilai - v_kepala.sisa;
  perform erp_private.jurnal_write(
    v_kepala.posting_id, v_jurnal, v_d.tanggal,
    erp_private.jurnal_umum_entries(v_d, v_akun ->> 'laba_ditahan')
  );
  perform erp_private.posting_close(v_kepala, v_jurnal, '{}', v_pembuka);
  if v_d.balik_otomatis is not null then
    insert into jurnal_balik (transaksi_id, tanggal) values (v_kepala.id, v_d.balik_otomatis);
  end if;
end
$$;

alter function erp_private.jurnal_umum_post(bigint, jsonb, boolean) owner to erp_owner;
revoke all on function erp_private.jurnal_umum_post(bigint, jsonb, boolean) from public;
grant execute on function erp_private.jurnal_umum_post(bigint, jsonb, boolean) to erp_writer;
comment on function erp_private.jurnal_umum_post(bigint, jsonb, boolean) is
  'Posts a general journal, or the planned reversal of one.';
--! EndIncluded erp_private/posting/jurnal_umum_post.sql
--! Included erp_private/posting/kas_lines.sql
-- The lines of money received or spent, with the tax that each amount contains: a deposit given
-- back carries what is left of the tax that was booked with it.
create or replace function erp_private.kas_lines(dokumen erp.kas_masuk_input)
returns erp_private.baris[]
language plpgsql
as $$
#variable_conflict use_column
declare
  v_d constant erp.kas_masuk_input := kas_lines.dokumen;
begin
  return (
    select array_agg(
        jsonb_populate_record(l, jsonb_build_object(
          'baris', d.urutan,
          'rincian', jsonb_strip_nulls(jsonb_build_object(
            'kontak_id', d.kontak_id, 'dokumen_id', d.dokumen_id, 'order_id', d.order_id
          ))
        ) || case
          when d.dokumen_id is null then '{}'
          else to_jsonb(r) - 'urutan'
        end)
        order by d.urutan
      )
      from unnest(v_d.detail)
        with ordinality as d (
          akun_kode, jumlah, kontak_id, order_id, dokumen_id, pajak_kode, keterangan, urutan
        )
      cross join lateral unnest(erp_private.akun_baris_tax(
        array[row (
          d.akun_kode, d.jumlah, case when d.dokumen_id is null then d.pajak_kode end,
          d.kontak_id, d.keterangan
        )::erp_private.akun_baris],
        v_d.tanggal, true
      )) as l
      left join erp_private.kas_refund(v_d) as r on r.urutan = d.urutan
  );
end
$$;

alter function erp_private.kas_lines(erp.kas_masuk_input) owner to erp_owner;
revoke all on function erp_private.kas_lines(erp.kas_masuk_input) from public;
grant execute on function erp_private.kas_lines(erp.kas_masuk_input) to erp_writer;
comment on function erp_private.kas_lines(erp.kas_masuk_input) is
  'Document lines of money received or spent, with their taxes.';
--! EndIncluded erp_private/posting/kas_lines.sql
--! Included erp_private/posting/kas_post.sql
-- Posts money received (`masuk`) or spent: cash against accounts, and deposits as open items of
-- their contacts.
-- Codes: VADOK, VATGL, KOTUP, KOKAS.
create or replace function erp_private.kas_post(id bigint, isi jsonb, masuk boolean)
returns void
language plpgsql
as $$
#variable_conflict use_column
declare
  v_d constant erp.kas_masuk_input := jsonb_populate_record(null::erp.kas_masuk_input, isi);
  v_akun constant jsonb := erp_private.akun_roles();
  v_baris erp_private.baris[];
  v_pos erp_private.pos_gerak[];
  v_kembali erp_private.alokasi_masukan[];
  v_kepala erp_private.dokumen;
  v_jurnal bigint;
begin
  perform erp_private.dokumen_refuse(
    erp_private.kas_document_check(v_d, kas_post.masuk, v_akun)
  );
  perform erp_private.periode_lock(v_d.tanggal, 'tanggal');
  perform erp_private.dokumen_lock(array(select d.dokumen_id from unnest(v_d.detail) as d));
  v_baris := erp_private.kas_lines(v_d);
  v_pos := erp_private.kas_items(v_baris, v_d.kontak_id);
  perform erp_private.dokumen_refuse(erp_private.pos_gerak_check(v_d.tanggal, v_pos));

  v_kembali := array(select a.alokasi from erp_private.pos_gerak_allocate(v_pos) as a);
  v_kepala := jsonb_populate_record(v_kepala, isi - 'detail');
  v_kepala.id := kas_post.id;
  v_kepala.jenis := case when kas_post.masuk then 'kas-masuk' else 'kas-keluar' end;
  select sum(b.subtotal), sum(b.dpp), sum(b.ppn)
    into v_kepala.total_nilai, v_kepala.dpp, v_kepala.ppn
    from unnest(v_baris) as b;
  v_kepala.bruto := v_kepala.total_nilai;
  v_kepala.rincian := jsonb_build_object('akun_kas', v_d.akun_kas);
  v_kepala.posting_id := erp_private.posting_begin('posting', v_kepala.id);
  v_jurnal := nextval('jurnal_id_seq');
  perform erp_private.baris_insert(v_kepala.id, v_baris);
  perform erp_private.pembayaran_insert(
    v_kepala.id, array[row (v_d.akun_kas, v_kepala.total_nilai)::erp.pembayaran_input]
  );
  perform erp_private.uang_muka_use(
    v_kepala.posting_id, v_kepala.id, v_d.tanggal, v_kembali,
    erp_private.kas_refund_tax(v_baris, v_kembali)
  );
  perform erp_private.pos_gerak_post(
    v_kepala.posting_id, v_kepala.id, v_d.tanggal,
    array(select p from unnest(v_pos) as p where p.dokumen_id is null)
  );
  perform erp_private.jurnal_write(
    v_kepala.posting_id, v_jurnal, v_d.tanggal,
    erp_private.kas_entries(v_d, v_baris, v_kepala.total_nilai, kas_post.masuk, v_akun)
  );
  perform erp_private.posting_close(v_kepala, v_jurnal, '{}');
end
$$;

alter function erp_private.kas_post(bigint, jsonb, boolean) owner to erp_owner;
revoke all on function erp_private.kas_post(bigint, jsonb, boolean) from public;
grant execute on function erp_private.kas_post(bigint, jsonb, boolean) to erp_writer;
comment on function erp_private.kas_post(bigint, jsonb, boolean) is
  'Posts money received or spent.';
--! EndIncluded erp_private/posting/kas_post.sql
--! Included erp_private/posting/kas_refund.sql
-- The lines of money that give deposits back, with what of each amount is the deposit and what the
-- tax that was booked with it, as it is left: several lines on one document one after the other,
-- the last of it taking the rest of both. Their documents are locked. An amount beyond what is left
-- is all deposit, so that the check of items refuses it.
create or replace function erp_private.kas_refund(dokumen erp.kas_masuk_input)
returns table (
  urutan bigint, dpp numeric, ppn numeric, dpp_lain numeric, pajak_kode text, tarif numeric
)
language plpgsql
stable
as $$
#variable_conflict use_column
declare
  v_d constant erp.kas_masuk_input := kas_refund.dokumen;
begin
  return query
    with
      minta as (
        select d.urutan, d.jumlah, d.dokumen_id, d.akun_kode,
               coalesce(d.kontak_id, v_d.kontak_id) as kontak_id,
               sum(d.jumlah) over (
                 partition by d.dokumen_id, d.akun_kode, coalesce(d.kontak_id, v_d.kontak_id)
                 order by d.urutan
               ) as hingga
          from unnest(v_d.detail) with ordinality as d (
            akun_kode, jumlah, kontak_id, order_id, dokumen_id, pajak_kode, keterangan, urutan
          )
         where d.dokumen_id is not null
      ),
      ada as (
        select p.transaksi_id, p.akun_kode, p.kontak_id, sum(s.sisa) as sisa, sum(s.ppn) as ppn,
               min(s.baris_id) as baris_id
          from pos_terbuka as p
         cross join lateral erp_private.uang_muka_left(p.id) as s
         where p.transaksi_id in (select m.dokumen_id from minta as m) and p.membalik_id is null
         group by p.transaksi_id, p.akun_kode, p.kontak_id
      )
    select m.urutan, n.dpp, m.jumlah - n.dpp, round(b.dpp_lain * n.dpp / nullif(b.dpp, 0), 2),
           case when m.jumlah <> n.dpp then b.pajak_kode end,
           case when m.jumlah <> n.dpp then b.tarif end
      from minta as m
      left join ada as a
        on a.transaksi_id = m.dokumen_id and a.akun_kode = m.akun_kode
       and a.kontak_id = m.kontak_id
      left join transaksi_baris as b on b.id = a.baris_id and a.ppn > 0
     cross join lateral (
       select sum(x.tanda * case
           when a.ppn is null or a.ppn = 0 or a.sisa = 0 then x.jumlah
           when x.jumlah >= a.sisa + a.ppn then x.jumlah - a.ppn
           else round(x.jumlah * a.sisa / (a.sisa + a.ppn), 2)
         end) as dpp
         from (values (1, m.hingga), (-1, m.hingga - m.jumlah)) as x (tanda, jumlah)
     ) as n;
end
$$;

alter function erp_private.kas_refund(erp.kas_masuk_input) owner to erp_owner;
revoke all on function erp_private.kas_refund(erp.kas_masuk_input) from public;
grant execute on function erp_private.kas_refund(erp.kas_masuk_input) to erp_writer;
comment on function erp_private.kas_refund(erp.kas_masuk_input) is
  'Deposit and tax in lines of money that give deposits back.';
--! EndIncluded erp_private/posting/kas_refund.sql
--! Included erp_private/posting/kas_refund_tax.sql
-- The tax that goes with each deposit given back: that of the line that asks for it, the last of
-- several items of one line taking the rest.
create or replace function erp_private.kas_refund_tax(
  baris erp_private.baris[], alokasi erp_private.alokasi_masukan[]
)
returns numeric[]
language sql
immutable
set search_path = pg_catalog
as $$
  select coalesce(array_agg(p.hingga - p.dari order by p.urutan), '{}')
    from (
      select a.urutan,
             round(b.ppn * sum(a.jumlah) over w / b.dpp, 2) as hingga,
             round(b.ppn * (sum(a.jumlah) over w - a.jumlah) / b.dpp, 2) as dari
        from unnest(alokasi) with ordinality as a (pos_id, jumlah, potongan, pph, kolom, urutan)
        join unnest(baris) as b on a.kolom = format('detail.%s.dokumen_id', b.baris - 1)
      window w as (partition by b.baris order by a.urutan)
    ) as p
$$;

alter function erp_private.kas_refund_tax(
  erp_private.baris[], erp_private.alokasi_masukan[]
) owner to erp_owner;
revoke all on function erp_private.kas_refund_tax(
  erp_private.baris[], erp_private.alokasi_masukan[]
) from public;
grant execute on function erp_private.kas_refund_tax(
  erp_private.baris[], erp_private.alokasi_masukan[]
) to erp_writer;
comment on function erp_private.kas_refund_tax(
  erp_private.baris[], erp_private.alokasi_masukan[]
) is
  'The tax that goes with each deposit given back.';
--! EndIncluded erp_private/posting/kas_refund_tax.sql
--! Included erp_private/posting/kembalian_take.sql
-- Change given back, as payments that leave the cash accounts that were paid into: the last named
-- first, from each at most what it took.
create or replace function erp_private.kembalian_take(
  pembayaran erp.pembayaran_input[], kembalian numeric
)
returns erp.pembayaran_input[]
language plpgsql
stable
as $$
#variable_conflict use_column
begin
  return (
    select coalesce(array_agg(
        row (k.akun_kode, -least(k.jumlah, kembalian_take.kembalian - k.sebelum))
          ::erp.pembayaran_input
        order by k.urutan desc
      ), '{}')
      from (
        select p.akun_kode, sum(p.jumlah) as jumlah, max(p.urutan) as urutan,
               sum(sum(p.jumlah)) over (order by max(p.urutan) desc) - sum(p.jumlah) as sebelum
          from unnest(kembalian_take.pembayaran)
            with ordinality as p (akun_kode, jumlah, urutan)
          join akun as a on a.kode = p.akun_kode and a.adalah_kas
         group by p.akun_kode
      ) as k
     where k.sebelum < kembalian_take.kembalian
  );
end
$$;

alter function erp_private.kembalian_take(erp.pembayaran_input[], numeric) owner to erp_owner;
revoke all on function erp_private.kembalian_take(erp.pembayaran_input[], numeric) from public;
grant execute on function erp_private.kembalian_take(erp.pembayaran_input[], numeric)
  to erp_writer;
comment on function erp_private.kembalian_take(erp.pembayaran_input[], numeric) is
  'Change as negative payments of the cash accounts paid into.';
--! EndIncluded erp_private/posting/kembalian_take.sql
--! Included erp_private/posting/kontak_credit.sql
-- Locks a contact with a credit limit and refuses a sale that would exceed it; where the settings
-- only want a warning, answers that.
-- Code: KOKRD.
create or replace function erp_private.kontak_credit(kontak_id bigint, tambahan numeric)
returns text
language plpgsql
as $$
#variable_conflict use_column
declare
  v_batas numeric;
  v_saldo numeric;
  v_pesan text;
begin
  select k.batas_kredit into v_batas
    from kontak as k
   where k.id = kontak_credit.kontak_id and k.batas_kredit is not null
     for no key update;
  if v_batas is null then
    return null;
  end if;
  select coalesce(sum(t.sisa), 0) into v_saldo
    from transaksi as t
   where t.kontak_id = kontak_credit.kontak_id
     and t.status = 'final'
     and t.sisa > 0
     and exists (
       select from pos_terbuka as p where p.transaksi_id = t.id and p.jenis = 'piutang'
     );
  if v_saldo + tambahan <= v_batas then
    return null;
  end if;
  v_pesan := format(
    'kontak_id: piutang %s ditambah %s melampaui batas kredit %s', v_saldo, tambahan, v_batas
  );
  -- Through JSON, because a tenant that is a step behind has no such setting yet.
  if (select to_jsonb(p) ->> 'kebijakan_kredit' = 'peringatan' from pengaturan as p) then
    return v_pesan;
  end if;
  raise exception using errcode = 'KOKRD', message = v_pesan;
end
$$;

alter function erp_private.kontak_credit(bigint, numeric) owner to erp_owner;
revoke all on function erp_private.kontak_credit(bigint, numeric) from public;
grant execute on function erp_private.kontak_credit(bigint, numeric) to erp_writer;
comment on function erp_private.kontak_credit(bigint, numeric) is
  'Refuses a receivable above the contact''s credit limit (KOKRD), or answers a warning.';
--! EndIncluded erp_private/posting/kontak_credit.sql
--! Included erp_private/posting/nomor_take.sql
-- The next number of a kind at a location in the month of a date: gapless, because the counter row
-- is taken in the posting's transaction, last of all locks. The format is the tenant's in that
-- month; a tenant whose tables lie a step behind has only one.
create or replace function erp_private.nomor_take(kode text, lokasi_kode text, tanggal date)
returns text
language plpgsql
as $$
#variable_conflict use_column
declare
  v_bulan constant date := date_trunc('month', nomor_take.tanggal)::date;
  v_format text;
  v_ubah jsonb;
  v_urutan integer;
  v_lebar integer;
begin
  -- The bare name is the column's, and where there is none yet, that of the row of nulls.
  select x.format_nomor, x.ubah into v_format, v_ubah
    from (values (null::jsonb)) as bila_tiada (format_nomor_ubah)
   cross join lateral (
     select p.format_nomor, format_nomor_ubah as ubah from pengaturan as p
   ) as x;
  if v_ubah <> '[]' then
    v_format := erp_private.format_nomor_on(
      jsonb_build_object('format_nomor', v_format, 'format_nomor_ubah', v_ubah), v_bulan
    );
  end if;
  insert into penomoran as n (kode, lokasi_kode, bulan, terakhir)
  values (nomor_take.kode, nomor_take.lokasi_kode, v_bulan, 1)
  on conflict (kode, lokasi_kode, bulan) do update set terakhir = n.terakhir + 1
  returning n.terakhir into v_urutan;
  v_lebar := length(substring(v_format from '\{(n+)\}'));
  v_format := replace(v_format, '{kode}', nomor_take.kode);
  v_format := replace(v_format, '{lokasi}', nomor_take.lokasi_kode);
  v_format := replace(v_format, '{YYYYMM}', to_char(v_bulan, 'YYYYMM'));
  v_format := replace(v_format, '{YYYY}', to_char(v_bulan, 'YYYY'));
  v_format := replace(v_format, '{MM}', to_char(v_bulan, 'MM'));
  return regexp_replace(
    v_format, '\{n+\}', lpad(v_urutan::text, greatest(v_lebar, length(v_urutan::text)), '0')
  );
end
$$;

alter function erp_private.nomor_take(text, text, date) owner to erp_owner;
revoke all on function erp_private.nomor_take(text, text, date) from public;
grant execute on function erp_private.nomor_take(text, text, date) to erp_writer;
comment on function erp_private.nomor_take(text, text, date) is
  'Takes the next gapless number of a kind, location and month.';
--! EndIncluded erp_private/posting/nomor_take.sql
--! Included erp_private/posting/pelunasan_allocate.sql
-- What a settlement takes from open items, and the money that none of them takes. Locks the
-- documents first: those that are named, or all of the contact's that are open.
-- Code: VADOK.
create or replace function erp_private.pelunasan_allocate(
  masukan erp_private.pelunasan, piutang boolean, dagang text,
  out alokasi erp_private.alokasi_masukan[], out uang_muka erp_private.alokasi_masukan[],
  out ppn numeric[], out kelebihan numeric
)
language plpgsql
as $$
#variable_conflict use_column
declare
  v_d constant erp_private.pelunasan := pelunasan_allocate.masukan;
  v_pos constant erp.jenis_pos := case when piutang then 'piutang' else 'hutang' end;
  v_deposit constant erp.jenis_pos := case when piutang then 'titipan' else 'uang_muka' end;
  v_fifo constant boolean := coalesce(cardinality(v_d.alokasi), 0) = 0;
  v_minta constant erp_private.pos_minta[] := array(
    select row (
        a.dokumen_id, a.pos_id, a.jumlah, a.potongan, a.pph, format('alokasi.%s', a.urutan - 1)
      )::erp_private.pos_minta
      from unnest(v_d.alokasi)
        with ordinality as a (dokumen_id, pos_id, jumlah, potongan, pph, pph_kode, urutan)
     order by a.urutan
  );
  v_deposits constant erp_private.pos_minta[] := erp_private.uang_muka_minta(v_d.uang_muka);
  v_kunci bigint[];
  v_uang numeric;
  v_bayar numeric;
  v_pakai numeric;
begin
  v_kunci := array(
    select m.dokumen_id from unnest(v_minta || v_deposits) as m
    union
    select o.id from erp_private.pos_open_documents(v_d.kontak_id, v_pos) as o where v_fifo
  );
  perform erp_private.dokumen_lock(v_kunci);
  perform erp_private.dokumen_refuse(
    erp_private.pos_spread_check(v_d.kontak_id, v_pos, v_d.tanggal, v_minta)
    || erp_private.pos_spread_check(v_d.kontak_id, v_deposit, v_d.tanggal, v_deposits)
  );
  uang_muka := erp_private.pos_spread(v_d.kontak_id, v_deposit, v_d.tanggal, v_deposits);
  ppn := erp_private.uang_muka_tax(uang_muka);
  v_pakai := erp_private.uang_muka_total(uang_muka, ppn);
  v_uang := v_d.jumlah + v_pakai - coalesce(v_d.pembulatan, 0);
  alokasi := case
    when v_fifo then erp_private.pos_fifo(
      v_d.kontak_id, v_pos,
      erp_private.pelunasan_account(v_d.kontak_id, v_pos, v_d.tanggal, dagang), v_d.tanggal,
      v_uang, v_kunci
    )
    else erp_private.pos_spread(v_d.kontak_id, v_pos, v_d.tanggal, v_minta)
  end;
  v_bayar := coalesce((select sum(a.jumlah) from unnest(alokasi) as a), 0);
  kelebihan := v_uang - v_bayar;
  perform erp_private.dokumen_refuse(array_remove(array[
    case when kelebihan < 0 then format('jumlah: alokasi %s melebihi uang %s', v_bayar, v_uang) end,
    case when v_pakai > v_bayar then format('uang_muka: melebihi alokasi %s', v_bayar) end,
    case
      when kelebihan > 0 and v_d.kelebihan = 'tolak'
        then format('kelebihan: %s tidak teralokasi', kelebihan)
    end,
    case
      when kelebihan = 0 and cardinality(alokasi) = 0 then 'jumlah: tidak ada yang dilunasi'
    end
  ], null));
end
$$;

alter function erp_private.pelunasan_allocate(
  erp_private.pelunasan, boolean, text
) owner to erp_owner;
revoke all on function erp_private.pelunasan_allocate(
  erp_private.pelunasan, boolean, text
) from public;
grant execute on function erp_private.pelunasan_allocate(
  erp_private.pelunasan, boolean, text
) to erp_writer;
comment on function erp_private.pelunasan_allocate(
  erp_private.pelunasan, boolean, text
) is
  'Allocations, deposits used and excess of a settlement (VADOK).';
--! EndIncluded erp_private/posting/pelunasan_allocate.sql
--! Included erp_private/posting/pelunasan_check.sql
-- All mistakes of a settlement that can be seen without its documents.
create or replace function erp_private.pelunasan_check(
  masukan erp_private.pelunasan, piutang boolean
)
returns text[]
language plpgsql
stable
as $$
#variable_conflict use_column
declare
  v_d constant erp_private.pelunasan := pelunasan_check.masukan;
begin
  return erp_private.kepala_umum_check(
      v_d.tanggal, v_d.kontak_id, true, v_d.lokasi_id, null, v_d.nomor_referensi, v_d.keterangan
    )
    || (
      select array_agg(m.pesan order by m.urutan)
        from (values
          (1, case
            when v_d.akun_kas is not null or v_d.jumlah is distinct from 0
              then 'akun_kas: ' || erp_private.akun_kas_problem(v_d.akun_kas)
          end),
          (2, case
            when v_d.jumlah is null then 'jumlah: wajib diisi'
            else 'jumlah: ' || erp_private.angka_check(v_d.jumlah, 2, 0, true)
          end),
          (3, 'biaya_bank: ' || erp_private.angka_check(v_d.biaya_bank, 2, 0, true)),
          (4, case
            when v_d.biaya_bank > v_d.jumlah and v_d.jumlah >= 0 and (piutang or v_d.jumlah = 0)
              then 'biaya_bank: melebihi jumlah'
          end),
          (5, 'pembulatan: ' || erp_private.pembulatan_check(v_d.pembulatan)),
          (6, case
            when cardinality(v_d.alokasi) > 1000 then 'alokasi: paling banyak 1000 baris'
          end),
          (7, case
            when cardinality(v_d.uang_muka) > 100 then 'uang_muka: paling banyak 100 baris'
          end)
        ) as m (urutan, pesan)
       where m.pesan is not null
    )
    || (
      select array_agg(format('alokasi.%s.%s', d.urutan - 1, m.pesan) order by d.urutan, m.urutan)
        from unnest(v_d.alokasi)
          with ordinality as d (dokumen_id, pos_id, jumlah, potongan, pph, pph_kode, urutan)
        cross join lateral (values
          (1, case when d.dokumen_id is null then 'dokumen_id: wajib diisi' end),
          (2, 'jumlah: ' || erp_private.angka_check(d.jumlah, 2, 0, true)),
          (3, 'potongan: ' || erp_private.angka_check(d.potongan, 2, 0, true)),
          (4, 'pph: ' || erp_private.angka_check(d.pph, 2, 0, true)),
          (5, 'pph_kode: ' || case
            when d.pph_kode is null then null
            when not exists (select from erp.pph as p where p.kode = d.pph_kode)
              then 'tidak dikenal'
            when coalesce(d.pph, 0) = 0 then 'hanya bersama pph'
          end)
        ) as m (urutan, pesan)
       where m.pesan is not null
    )
    || erp_private.uang_muka_check(v_d.uang_muka);
end
$$;

alter function erp_private.pelunasan_check(erp_private.pelunasan, boolean) owner to erp_owner;
revoke all on function erp_private.pelunasan_check(erp_private.pelunasan, boolean) from public;
grant execute on function erp_private.pelunasan_check(erp_private.pelunasan, boolean) to erp_writer;
comment on function erp_private.pelunasan_check(
  erp_private.pelunasan, boolean
) is
  'Messages about a settlement, or null.';
--! EndIncluded erp_private/posting/pelunasan_check.sql
--! Included erp_private/posting/pelunasan_lines.sql
-- The allocations of a settlement as its lines.
create or replace function erp_private.pelunasan_lines(
  alokasi erp_private.alokasi_masukan[], minta erp.pelunasan_alokasi_input[]
)
returns erp_private.baris[]
language plpgsql
as $$
#variable_conflict use_column
declare
  v_baris erp_private.baris[] := '{}';
  v_b erp_private.baris;
  v_a record;
begin
  for v_a in
    select a.urutan, a.jumlah, coalesce(a.potongan, 0) as potongan, coalesce(a.pph, 0) as pph,
           p.id as pos_id, p.akun_kode, t.id as dokumen_id, t.nomor, m.pph_kode
      from unnest(pelunasan_lines.alokasi)
        with ordinality as a (pos_id, jumlah, potongan, pph, kolom, urutan)
      join pos_terbuka as p on p.id = a.pos_id
      join transaksi as t on t.id = p.transaksi_id
      left join unnest(pelunasan_lines.minta)
        with ordinality as m (dokumen_id, pos_id, jumlah, potongan, pph, pph_kode, urutan)
        on a.pph > 0 and a.kolom = format('alokasi.%s', m.urutan - 1)
     order by a.urutan
  loop
    v_b.id := nextval('transaksi_baris_id_seq');
    v_b.baris := v_a.urutan;
    v_b.akun_kode := v_a.akun_kode;
    v_b.subtotal := v_a.jumlah + v_a.potongan + v_a.pph;
    v_b.rincian := jsonb_build_object(
      'dokumen_id', v_a.dokumen_id, 'dokumen_nomor', v_a.nomor, 'pos_id', v_a.pos_id,
      'jumlah', v_a.jumlah, 'potongan', v_a.potongan, 'pph', v_a.pph
    ) || case
      when v_a.pph_kode is null then '{}' else jsonb_build_object('pph_kode', v_a.pph_kode)
    end;
    v_baris := v_baris || v_b;
  end loop;
  return v_baris;
end
$$;

alter function erp_private.pelunasan_lines(
  erp_private.alokasi_masukan[], erp.pelunasan_alokasi_input[]
) owner to erp_owner;
revoke all on function erp_private.pelunasan_lines(
  erp_private.alokasi_masukan[], erp.pelunasan_alokasi_input[]
) from public;
grant execute on function erp_private.pelunasan_lines(
  erp_private.alokasi_masukan[], erp.pelunasan_alokasi_input[]
) to erp_writer;
comment on function erp_private.pelunasan_lines(
  erp_private.alokasi_masukan[], erp.pelunasan_alokasi_input[]
) is
  'Lines of a settlement.';
--! EndIncluded erp_private/posting/pelunasan_lines.sql
--! Included erp_private/posting/pelunasan_post.sql
-- Posts a settlement of receivables or payables: money and deposits pay open items, with discount,
-- tax withheld, bank charge and rounding; money that pays nothing becomes a deposit.
-- Codes: VADOK, VATGL, KOTUP, KOPRN, KOKAS.
create or replace function erp_private.pelunasan_post(
  id bigint, jenis erp.jenis_transaksi, masukan erp_private.pelunasan
)
returns void
language plpgsql
as $$
#variable_conflict use_column
declare
  v_d constant erp_private.pelunasan := pelunasan_post.masukan;
  v_piutang constant boolean := pelunasan_post.jenis = 'pelunasan-piutang';
  v_akun constant jsonb := erp_private.akun_roles();
  v_kepala erp_private.dokumen;
  v_pakai record;
  v_jurnal bigint;
  v_kas numeric;
begin
  perform erp_private.dokumen_refuse(erp_private.pelunasan_check(v_d, v_piutang));
  perform erp_private.periode_lock(v_d.tanggal, 'tanggal');
  v_pakai := erp_private.pelunasan_allocate(
    v_d, v_piutang, v_akun ->> case when v_piutang then 'piutang' else 'hutang' end
  );
  v_kepala := erp_private.pelunasan_head(
    pelunasan_post.id, pelunasan_post.jenis, v_d, v_pakai.uang_muka, v_pakai.ppn,
    v_pakai.kelebihan
  );

  v_kepala.posting_id := erp_private.posting_begin('posting', v_kepala.id);
  v_jurnal := nextval('jurnal_id_seq');
  perform erp_private.uang_muka_use(
    v_kepala.posting_id, v_kepala.id, v_d.tanggal, v_pakai.uang_muka, v_pakai.ppn
  );
  perform erp_private.pos_allocate(
    v_kepala.posting_id, v_kepala.id, v_d.tanggal, v_pakai.alokasi
  );
  perform erp_private.pos_open(
    v_kepala.posting_id, v_kepala.id,
    case when v_piutang then 'titipan' else 'uang_muka' end::erp.jenis_pos,
    v_akun ->> case when v_piutang then 'uang_muka_jual' else 'uang_muka_beli' end,
    v_d.kontak_id, v_d.tanggal, null, v_pakai.kelebihan
  );
  perform erp_private.baris_insert(
    v_kepala.id, erp_private.pelunasan_lines(v_pakai.alokasi, v_d.alokasi)
  );
  v_kas := v_d.jumlah + case when v_piutang then -1 else 1 end * coalesce(v_d.biaya_bank, 0);
  if v_kas > 0 then
    perform erp_private.pembayaran_insert(
      v_kepala.id, array[row (v_d.akun_kas, v_kas)::erp.pembayaran_input]
    );
  end if;
  if not erp_private.jurnal_write(
    v_kepala.posting_id, v_jurnal, v_d.tanggal,
    erp_private.pelunasan_journal(
      v_d, v_piutang, v_pakai.alokasi || v_pakai.uang_muka, v_pakai.kelebihan, v_akun
    ) || erp_private.uang_muka_entries(v_kepala.posting_id, v_kepala.id, v_akun)
  ) then
    v_jurnal := null;
  end if;
  perform erp_private.posting_close(v_kepala, v_jurnal, null);
end
$$;

alter function erp_private.pelunasan_post(
  bigint, erp.jenis_transaksi, erp_private.pelunasan
) owner to erp_owner;
revoke all on function erp_private.pelunasan_post(
  bigint, erp.jenis_transaksi, erp_private.pelunasan
) from public;
grant execute on function erp_private.pelunasan_post(
  bigint, erp.jenis_transaksi, erp_private.pelunasan
) to erp_writer;
comment on function erp_private.pelunasan_post(
  bigint, erp.jenis_transaksi, erp_private.pelunasan
) is
  'Posts a settlement of receivables or payables.';
--! EndIncluded erp_private/posting/pelunasan_post.sql
--! Included erp_private/posting/pembelian_check.sql
-- All mistakes of a purchase, each beginning with its field's path.
create or replace function erp_private.pembelian_check(
  dokumen erp.pembelian_input, baris erp_private.baris_masukan[]
)
returns text[]
language plpgsql
stable
as $$
#variable_conflict use_column
declare
  v_d constant erp.pembelian_input := pembelian_check.dokumen;
begin
  return erp_private.kepala_check(
      v_d.tanggal, v_d.kontak_id, v_d.lokasi_id, v_d.jatuh_tempo, v_d.nomor_referensi,
      v_d.keterangan, cardinality(v_d.detail), v_d.diskon, v_d.diskon_persen, v_d.pembulatan
    )
    || erp_private.baris_check(baris, true)
    || erp_private.pembayaran_check(v_d.pembayaran)
    || erp_private.uang_muka_check(v_d.uang_muka)
    || (
      select array_agg(
          format('biaya_tambahan.%s.%s', d.urutan - 1, m.pesan) order by d.urutan, m.urutan
        )
        from unnest(v_d.biaya_tambahan) with ordinality as d (jumlah, alokasi, akun_kode, urutan)
        left join akun as a on a.kode = d.akun_kode
        cross join lateral (values
          (1, case
            when d.jumlah is null then 'jumlah: wajib diisi'
            else 'jumlah: ' || erp_private.angka_check(d.jumlah, 2, 0, false)
          end),
          (2, case
            when d.akun_kode is not null and a.kode is null then 'akun_kode: tidak ditemukan'
            when not a.aktif then format('akun_kode: akun %s tidak aktif', a.kode)
            when a.kendali is not null then 'akun_kode: tidak boleh akun kendali'
            when a.subklas_id / 10 not in (1, 2, 5, 6)
              then 'akun_kode: harus akun aset, kewajiban atau beban'
          end)
        ) as m (urutan, pesan)
       where m.pesan is not null
    )
    || case
      when length(v_d.nomor_faktur_supplier) > 100
        then array['nomor_faktur_supplier: paling banyak 100 huruf']
    end;
end
$$;

alter function erp_private.pembelian_check(erp.pembelian_input, erp_private.baris_masukan[])
  owner to erp_owner;
revoke all on function erp_private.pembelian_check(erp.pembelian_input, erp_private.baris_masukan[])
  from public;
grant execute on function
  erp_private.pembelian_check(erp.pembelian_input, erp_private.baris_masukan[]) to erp_writer;
comment on function erp_private.pembelian_check(erp.pembelian_input, erp_private.baris_masukan[]) is
  'Messages about a purchase, or an empty array.';
--! EndIncluded erp_private/posting/pembelian_check.sql
--! Included erp_private/posting/pembelian_head.sql
-- The head of a purchase with its amounts. Landed cost on the supplier's own invoice is part of
-- the total.
-- Codes: VABYR, KOFAK nomor faktur supplier sudah dicatat.
create or replace function erp_private.pembelian_head(
  id bigint, dokumen erp.pembelian_input, baris erp_private.baris[], uang_muka numeric,
  uang_muka_ppn numeric
)
returns erp_private.dokumen
language plpgsql
as $$
#variable_conflict use_column
declare
  v_d constant erp.pembelian_input := pembelian_head.dokumen;
  v_jumlah record;
  v_tunai record;
  v_sendiri numeric;
  v_biaya numeric;
  v_faktur constant text := nullif(btrim(v_d.nomor_faktur_supplier), '');
  v_kepala erp_private.dokumen;
begin
  select t.* into v_jumlah from erp_private.baris_total(pembelian_head.baris) as t;
  select coalesce(sum(b.jumlah) filter (where b.akun_kode is null), 0),
         coalesce(sum(b.jumlah), 0)
    into v_sendiri, v_biaya
    from unnest(v_d.biaya_tambahan) as b;
  v_tunai := erp_private.tunai_settle(
    v_jumlah.dpp + v_jumlah.ppn + v_sendiri, coalesce(v_d.pembulatan, 0), v_d.pembayaran, null,
    pembelian_head.uang_muka, 0, false
  );
  perform erp_private.uang_muka_tax_check(
    pembelian_head.uang_muka_ppn, coalesce((
      select sum(b.ppn) from unnest(pembelian_head.baris) as b where b.dikreditkan
    ), 0)
  );
  if exists (
    select from transaksi as t
     where t.kontak_id = v_d.kontak_id and t.nomor_faktur_supplier = v_faktur
       and t.status = 'final'
  ) then
    raise exception using errcode = 'KOFAK', message = format(
      'nomor_faktur_supplier: faktur %s dari kontak ini sudah dicatat', v_faktur
    );
  end if;
  v_kepala.id := pembelian_head.id;
  v_kepala.jenis := 'pembelian';
  v_kepala.tanggal := v_d.tanggal;
  v_kepala.kontak_id := v_d.kontak_id;
  v_kepala.lokasi_id := v_d.lokasi_id;
  v_kepala.jatuh_tempo := coalesce(
    v_d.jatuh_tempo,
    v_d.tanggal + (select k.termin_hari from kontak as k where k.id = v_d.kontak_id)
  );
  v_kepala.nomor_referensi := v_d.nomor_referensi;
  v_kepala.nomor_faktur_supplier := v_faktur;
  v_kepala.keterangan := v_d.keterangan;
  v_kepala.harga_termasuk_pajak := v_d.harga_termasuk_pajak;
  v_kepala.bruto := v_jumlah.bruto;
  v_kepala.diskon := v_jumlah.diskon;
  v_kepala.dpp := v_jumlah.dpp;
  v_kepala.ppn := v_jumlah.ppn;
  v_kepala.biaya_tambahan := v_biaya;
  v_kepala.pembulatan := v_tunai.bulat;
  v_kepala.total_nilai := v_tunai.total;
  v_kepala.dibayar := v_tunai.dibayar;
  v_kepala.sisa := v_tunai.sisa;
  v_kepala.rincian := erp_private.uang_muka_rincian(v_d.uang_muka)
    || jsonb_strip_nulls(jsonb_build_object('diskon_persen', v_d.diskon_persen));
  return v_kepala;
end
$$;

alter function erp_private.pembelian_head(
  bigint, erp.pembelian_input, erp_private.baris[], numeric, numeric
) owner to erp_owner;
revoke all on function erp_private.pembelian_head(
  bigint, erp.pembelian_input, erp_private.baris[], numeric, numeric
) from public;
grant execute on function erp_private.pembelian_head(
  bigint, erp.pembelian_input, erp_private.baris[], numeric, numeric
) to erp_writer;
comment on function erp_private.pembelian_head(
  bigint, erp.pembelian_input, erp_private.baris[], numeric, numeric
) is
  'Head of a purchase (VABYR, KOFAK).';
--! EndIncluded erp_private/posting/pembelian_head.sql
--! Included erp_private/posting/pembelian_price.sql
-- The lines of a purchase, priced and taxed, with landed cost.
-- Codes: VADOK, VAHRG, VABIA.
create or replace function erp_private.pembelian_price(dokumen erp.pembelian_input)
returns erp_private.baris[]
language plpgsql
as $$
#variable_conflict use_column
declare
  v_d constant erp.pembelian_input := pembelian_price.dokumen;
  v_order constant bigint[] := array(
    select (v_d.detail[i]).order_baris_id from generate_subscripts(v_d.detail, 1) as i order by i
  );
  v_masukan erp_private.baris_masukan[];
  v_rincian jsonb[];
  v_baris erp_private.baris[];
  v_biaya erp.biaya_tambahan_input;
begin
  select array_agg(
      row (
        d.barang_id, d.akun_kode, d.satuan_id, d.qty, d.harga, d.diskon, d.diskon_persen,
        d.pajak_kode, d.dikreditkan, d.hibah, d.keterangan
      )::erp_private.baris_masukan
      order by d.ordinality
    ), array_agg(
      jsonb_strip_nulls(jsonb_build_object(
        'order_baris_id', d.order_baris_id, 'diskon_persen', d.diskon_persen,
        'hibah', d.hibah, 'nomor_faktur_pajak', d.nomor_faktur_pajak, 'masa_kredit', d.masa_kredit
      ))
      order by d.ordinality
    )
    into v_masukan, v_rincian
    from unnest(v_d.detail) with ordinality as d;
  v_masukan := erp_private.order_terms(v_masukan, v_order);
  perform erp_private.dokumen_refuse(
    erp_private.pembelian_check(v_d, v_masukan) || erp_private.order_link_check(
      'order-pembelian', v_d.kontak_id, v_d.tanggal, v_masukan, v_order
    )
  );
  v_baris := erp_private.baris_tax(
    erp_private.baris_price(v_masukan, true, v_d.tanggal, null, v_d.diskon, v_d.diskon_persen),
    v_d.tanggal, coalesce(v_d.harga_termasuk_pajak, false)
  );
  foreach v_biaya in array coalesce(v_d.biaya_tambahan, '{}') loop
    v_baris := erp_private.baris_landed_cost(
      v_baris, v_biaya.jumlah, coalesce(v_biaya.alokasi, 'nilai')
    );
  end loop;
  perform erp_private.faktur_pajak_check(v_baris, v_rincian);
  return erp_private.baris_extend(v_baris, v_rincian);
end
$$;

alter function erp_private.pembelian_price(erp.pembelian_input) owner to erp_owner;
revoke all on function erp_private.pembelian_price(erp.pembelian_input) from public;
grant execute on function erp_private.pembelian_price(erp.pembelian_input) to erp_writer;
comment on function erp_private.pembelian_price(erp.pembelian_input) is
  'Checked, priced and taxed lines of a purchase with landed cost (VADOK, VAHRG, VABIA).';
--! EndIncluded erp_private/posting/pembelian_price.sql
--! Included erp_private/posting/penjualan_check.sql
-- All mistakes of a sale, each beginning with its field's path.
create or replace function erp_private.penjualan_check(
  dokumen erp.penjualan_input, baris erp_private.baris_masukan[]
)
returns text[]
language plpgsql
stable
as $$
#variable_conflict use_column
declare
  v_d constant erp.penjualan_input := penjualan_check.dokumen;
begin
  return erp_private.kepala_check(
      v_d.tanggal, v_d.kontak_id, v_d.lokasi_id, v_d.jatuh_tempo, v_d.nomor_referensi,
      v_d.keterangan, cardinality(v_d.detail), v_d.diskon, v_d.diskon_persen, v_d.pembulatan
    )
    || erp_private.baris_check(baris, false)
    || erp_private.pembayaran_check(v_d.pembayaran)
    || erp_private.uang_muka_check(v_d.uang_muka)
    || (
      select array_agg(m.pesan order by m.urutan)
        from (values
          (1, 'ongkos: ' || erp_private.angka_check(v_d.ongkos, 2, 0, true)),
          (2, case
            when v_d.ongkos_pajak_kode is not null
              and not exists (select from erp.pajak as p where p.kode = v_d.ongkos_pajak_kode)
              then 'ongkos_pajak_kode: tidak dikenal'
          end),
          (3, 'kembalian: ' || erp_private.angka_check(v_d.kembalian, 2, 0, true)),
          (4, case
            when v_d.harga_kode is not null
              and not exists (select from harga as h where h.kode = v_d.harga_kode and h.aktif)
              then 'harga_kode: tidak ditemukan atau tidak aktif'
          end),
          (5, 'poin: ' || erp_private.angka_check(v_d.poin, 0, 0, true))
        ) as m (urutan, pesan)
       where m.pesan is not null
    );
end
$$;

alter function erp_private.penjualan_check(erp.penjualan_input, erp_private.baris_masukan[])
  owner to erp_owner;
revoke all on function erp_private.penjualan_check(erp.penjualan_input, erp_private.baris_masukan[])
  from public;
grant execute on function
  erp_private.penjualan_check(erp.penjualan_input, erp_private.baris_masukan[]) to erp_writer;
comment on function erp_private.penjualan_check(erp.penjualan_input, erp_private.baris_masukan[]) is
  'Messages about a sale, or an empty array.';
--! EndIncluded erp_private/posting/penjualan_check.sql
--! Included erp_private/posting/penjualan_head.sql
-- The head of a sale with its amounts, before stock is touched. `poin_nilai` is what points pay.
-- Codes: VABYR, KOKRD.
create or replace function erp_private.penjualan_head(
  id bigint, dokumen erp.penjualan_input, baris erp_private.baris[], uang_muka numeric,
  uang_muka_ppn numeric, poin_nilai numeric,
  out kepala erp_private.dokumen, out bayar erp.pembayaran_input[]
)
language plpgsql
as $$
#variable_conflict use_column
declare
  v_d constant erp.penjualan_input := penjualan_head.dokumen;
  v_jumlah record;
  v_ongkos record;
  v_tunai record;
  v_kontak record;
  v_kredit text;
begin
  select t.* into v_jumlah from erp_private.baris_total(penjualan_head.baris) as t;
  select p.dpp, p.ppn into v_ongkos
    from (select 1) as s
    left join erp_private.pajak_rate(v_d.ongkos_pajak_kode, v_d.tanggal) as r on true
    cross join lateral erp_private.pajak_split(
      coalesce(v_d.ongkos, 0), r.tarif, coalesce(r.pembilang, 1), coalesce(r.penyebut, 1),
      coalesce(v_d.harga_termasuk_pajak, false)
    ) as p;
  select k.kode, k.termin_hari into v_kontak from kontak as k where k.id = v_d.kontak_id;
  v_tunai := erp_private.tunai_settle(
    v_jumlah.dpp + v_jumlah.ppn + v_ongkos.dpp + v_ongkos.ppn, v_d.pembulatan, v_d.pembayaran,
    v_d.kembalian, penjualan_head.uang_muka, penjualan_head.poin_nilai, v_kontak.kode = 'UMUM'
  );
  perform erp_private.uang_muka_tax_check(
    penjualan_head.uang_muka_ppn, v_jumlah.ppn + v_ongkos.ppn
  );
  if v_tunai.sisa > 0 and v_kontak.kode = 'UMUM' then
    raise exception using errcode = 'VABYR',
      message = 'pembayaran: penjualan kepada UMUM harus dibayar penuh';
  end if;
  if v_tunai.sisa > 0 then
    v_kredit := erp_private.kontak_credit(v_d.kontak_id, v_tunai.sisa);
  end if;
  bayar := v_tunai.bayar;
  kepala.id := penjualan_head.id;
  kepala.jenis := 'penjualan';
  kepala.tanggal := v_d.tanggal;
  kepala.kontak_id := v_d.kontak_id;
  kepala.lokasi_id := v_d.lokasi_id;
  kepala.jatuh_tempo := coalesce(v_d.jatuh_tempo, v_d.tanggal + v_kontak.termin_hari);
  kepala.nomor_referensi := v_d.nomor_referensi;
  kepala.keterangan := v_d.keterangan;
  kepala.harga_kode := v_d.harga_kode;
  kepala.harga_termasuk_pajak := v_d.harga_termasuk_pajak;
  kepala.bruto := v_jumlah.bruto;
  kepala.diskon := v_jumlah.diskon;
  kepala.dpp := v_jumlah.dpp;
  kepala.ppn := v_jumlah.ppn;
  kepala.ongkos := v_ongkos.dpp;
  kepala.ongkos_ppn := v_ongkos.ppn;
  kepala.pembulatan := v_tunai.bulat;
  kepala.total_nilai := v_tunai.total;
  kepala.dibayar := v_tunai.dibayar;
  kepala.sisa := v_tunai.sisa;
  kepala.rincian := erp_private.peringatan_add(
    erp_private.uang_muka_rincian(v_d.uang_muka) || jsonb_strip_nulls(jsonb_build_object(
      'diskon_persen', v_d.diskon_persen, 'kembalian', v_d.kembalian,
      'ongkos_pajak_kode', v_d.ongkos_pajak_kode
    )),
    array[v_kredit]
  );
end
$$;

alter function erp_private.penjualan_head(
  bigint, erp.penjualan_input, erp_private.baris[], numeric, numeric, numeric
) owner to erp_owner;
revoke all on function erp_private.penjualan_head(
  bigint, erp.penjualan_input, erp_private.baris[], numeric, numeric, numeric
) from public;
grant execute on function erp_private.penjualan_head(
  bigint, erp.penjualan_input, erp_private.baris[], numeric, numeric, numeric
) to erp_writer;
comment on function erp_private.penjualan_head(
  bigint, erp.penjualan_input, erp_private.baris[], numeric, numeric, numeric
) is
  'Head and payments of a sale (VABYR, KOKRD).';
--! EndIncluded erp_private/posting/penjualan_head.sql
--! Included erp_private/posting/penjualan_price.sql
-- The lines of a sale, priced and taxed.
-- Codes: VADOK, VAHRG.
create or replace function erp_private.penjualan_price(dokumen erp.penjualan_input)
returns erp_private.baris[]
language plpgsql
as $$
#variable_conflict use_column
declare
  v_d constant erp.penjualan_input := penjualan_price.dokumen;
  v_order constant bigint[] := array(
    select (v_d.detail[i]).order_baris_id from generate_subscripts(v_d.detail, 1) as i order by i
  );
  v_masukan erp_private.baris_masukan[];
  v_rincian jsonb[];
  v_baris erp_private.baris[];
begin
  select array_agg(
      row (
        d.barang_id, null, d.satuan_id, d.qty, d.harga, d.diskon, d.diskon_persen,
        d.pajak_kode, null, null, d.keterangan
      )::erp_private.baris_masukan
      order by d.ordinality
    ), array_agg(
      jsonb_strip_nulls(jsonb_build_object(
        'order_baris_id', d.order_baris_id, 'diskon_persen', d.diskon_persen,
        'nomor_faktur_pajak', d.nomor_faktur_pajak
      ))
      order by d.ordinality
    )
    into v_masukan, v_rincian
    from unnest(v_d.detail) with ordinality as d;
  v_masukan := erp_private.order_terms(v_masukan, v_order);
  perform erp_private.dokumen_refuse(
    erp_private.penjualan_check(v_d, v_masukan) || erp_private.order_link_check(
      'order-penjualan', v_d.kontak_id, v_d.tanggal, v_masukan, v_order
    )
  );
  v_baris := erp_private.baris_tax(
    erp_private.baris_price(
      v_masukan, false, v_d.tanggal,
      coalesce(v_d.harga_kode, (select k.harga_kode from kontak as k where k.id = v_d.kontak_id)),
      v_d.diskon, v_d.diskon_persen
    ),
    v_d.tanggal, coalesce(v_d.harga_termasuk_pajak, false)
  );
  perform erp_private.faktur_pajak_check(v_baris, v_rincian);
  return erp_private.baris_extend(v_baris, v_rincian);
end
$$;

alter function erp_private.penjualan_price(erp.penjualan_input) owner to erp_owner;
revoke all on function erp_private.penjualan_price(erp.penjualan_input) from public;
grant execute on function erp_private.penjualan_price(erp.penjualan_input) to erp_writer;
comment on function erp_private.penjualan_price(erp.penjualan_input) is
  'Checked, priced and taxed lines of a sale (VADOK, VAHRG).';
--! EndIncluded erp_private/posting/penjualan_price.sql
--! Included erp_private/posting/pos_lain_check.sql
-- All mistakes of a receivable or payable (`jenis`) that is not from trade.
create or replace function erp_private.pos_lain_check(
  dokumen erp.piutang_input, jenis erp.jenis_pos, akun jsonb
)
returns text[]
language plpgsql
stable
as $$
#variable_conflict use_column
declare
  v_d constant erp.piutang_input := pos_lain_check.dokumen;
begin
  return erp_private.kepala_umum_check(
      v_d.tanggal, v_d.kontak_id, true, v_d.lokasi_id, v_d.jatuh_tempo, v_d.nomor_referensi,
      v_d.keterangan
    )
    || (
      select array_agg('akun_kode: ' || m.pesan)
        from (
          select case
              when a.kode is null then 'tidak ditemukan'
              when not a.aktif then format('akun %s tidak aktif', a.kode)
              when a.kendali is distinct from pos_lain_check.jenis::text::erp.akun_kendali then
                format('harus akun kendali %s', pos_lain_check.jenis)
            end as pesan
            from (select 1) as satu
            left join akun as a on a.kode = v_d.akun_kode
           where v_d.akun_kode is not null
        ) as m
       where m.pesan is not null
    )
    || erp_private.detail_count_check(cardinality(v_d.detail), 1)
    || erp_private.akun_baris_check(
      'akun_lawan', erp_private.pos_lain_plain_lines(v_d.detail), '{}', true, array[
        pos_lain_check.akun ->> 'laba_berjalan', pos_lain_check.akun ->> 'saldo_awal',
        pos_lain_check.akun ->> 'transit'
      ]
    )
    || erp_private.pos_lain_pph_check(v_d.detail, v_d.tanggal);
end
$$;

alter function
  erp_private.pos_lain_check(erp.piutang_input, erp.jenis_pos, jsonb) owner to erp_owner;
revoke all on function
  erp_private.pos_lain_check(erp.piutang_input, erp.jenis_pos, jsonb) from public;
grant execute on function
  erp_private.pos_lain_check(erp.piutang_input, erp.jenis_pos, jsonb) to erp_writer;
comment on function erp_private.pos_lain_check(erp.piutang_input, erp.jenis_pos, jsonb) is
  'Messages about a receivable or payable that is not from trade, or an empty array.';
--! EndIncluded erp_private/posting/pos_lain_check.sql
--! Included erp_private/posting/pos_lain_entries.sql
-- The entries of a receivable (D control account / K counter accounts and output tax) or of a
-- payable (D counter accounts and input tax / K control account). Income tax withheld stands on the
-- side of the control account, which is smaller by it.
create or replace function erp_private.pos_lain_entries(
  dokumen erp_private.dokumen, akun_kode text, baris erp_private.baris[], akun jsonb
)
returns erp_private.ayat[]
language sql
immutable
set search_path = pg_catalog
as $$
  select array_agg(
      case
        when (dokumen.jenis = 'piutang') = (a.urutan = 1) then
          row (a.akun_kode, a.nilai, null, a.kontak_id)::erp_private.ayat
        else row (a.akun_kode, null, a.nilai, a.kontak_id)::erp_private.ayat
      end
      order by a.urutan, a.baris
    )
    from (
      select 1 as urutan, 0 as baris, pos_lain_entries.akun_kode, dokumen.total_nilai as nilai,
             dokumen.kontak_id
      union all
      select 2, b.baris, b.akun_kode, b.dpp, null from unnest(baris) as b
      union all
      select 3, 0, akun ->> case dokumen.jenis
               when 'piutang' then 'ppn_keluaran' else 'ppn_masukan'
             end, dokumen.ppn, null
      union all
      select 4, 0, akun ->> case dokumen.jenis
               when 'piutang' then 'pph_dibayar_dimuka' else 'hutang_pph'
             end, -(dokumen.rincian ->> 'pph')::numeric, null
    ) as a
$$;

alter function erp_private.pos_lain_entries(
  erp_private.dokumen, text, erp_private.baris[], jsonb
) owner to erp_owner;
revoke all on function
  erp_private.pos_lain_entries(erp_private.dokumen, text, erp_private.baris[], jsonb) from public;
grant execute on function
  erp_private.pos_lain_entries(erp_private.dokumen, text, erp_private.baris[], jsonb) to erp_writer;
comment on function
  erp_private.pos_lain_entries(erp_private.dokumen, text, erp_private.baris[], jsonb) is
  'Journal entries of a receivable or payable that is not from trade.';
--! EndIncluded erp_private/posting/pos_lain_entries.sql
--! Included erp_private/posting/pos_lain_lines.sql
-- The lines of a receivable or payable with base, tax, and the income tax withheld from them.
create or replace function erp_private.pos_lain_lines(
  detail erp.pos_lain_baris_input[], tanggal date
)
returns erp_private.baris[]
language plpgsql
as $$
#variable_conflict use_column
begin
  return (
    select array_agg(
        case
          when d.pph_kode is null then b
          else jsonb_populate_record(b, jsonb_build_object('rincian', jsonb_build_object(
            'pph_kode', d.pph_kode, 'pph', coalesce(d.pph, round(
              b.dpp * erp_private.pph_rate(d.pph_kode, pos_lain_lines.tanggal) / 100, 2
            ))
          )))
        end
        order by b.baris
      )
      from unnest(erp_private.akun_baris_tax(
        erp_private.pos_lain_plain_lines(pos_lain_lines.detail), pos_lain_lines.tanggal, false
      )) as b
      join unnest(pos_lain_lines.detail) with ordinality as d (
        akun_lawan, jumlah, pajak_kode, keterangan, pph_kode, pph, urutan
      ) on d.urutan = b.baris
  );
end
$$;

alter function erp_private.pos_lain_lines(erp.pos_lain_baris_input[], date) owner to erp_owner;
revoke all on function erp_private.pos_lain_lines(erp.pos_lain_baris_input[], date) from public;
grant execute on function erp_private.pos_lain_lines(
  erp.pos_lain_baris_input[], date
) to erp_writer;
comment on function erp_private.pos_lain_lines(erp.pos_lain_baris_input[], date) is
  'Lines of a receivable or payable with taxes.';
--! EndIncluded erp_private/posting/pos_lain_lines.sql
--! Included erp_private/posting/pos_lain_plain_lines.sql
-- The lines of a receivable or payable as lines on their counter accounts.
create or replace function erp_private.pos_lain_plain_lines(detail erp.pos_lain_baris_input[])
returns erp_private.akun_baris[]
language sql
immutable
set search_path = pg_catalog
as $$
  select array_agg(
      row (d.akun_lawan, d.jumlah, d.pajak_kode, null, d.keterangan)::erp_private.akun_baris
      order by d.urutan
    )
    from unnest(detail)
      with ordinality as d (
        akun_lawan, jumlah, pajak_kode, keterangan, pph_kode, pph, urutan
      )
$$;

alter function erp_private.pos_lain_plain_lines(erp.pos_lain_baris_input[]) owner to erp_owner;
revoke all on function erp_private.pos_lain_plain_lines(erp.pos_lain_baris_input[]) from public;
grant execute on function
  erp_private.pos_lain_plain_lines(erp.pos_lain_baris_input[]) to erp_writer;
comment on function erp_private.pos_lain_plain_lines(erp.pos_lain_baris_input[]) is
  'Lines of a receivable or payable as lines on accounts.';
--! EndIncluded erp_private/posting/pos_lain_plain_lines.sql
--! Included erp_private/posting/pos_lain_post.sql
-- Posts a receivable or payable (`jenis`) that is not from trade: an open item of the contact on
-- its control account, against the accounts that it arose from, money included. What is owed is
-- the lines with their tax, less the income tax withheld.
-- Codes: VADOK, VATGL, KOTUP, KOKAS.
create or replace function erp_private.pos_lain_post(id bigint, isi jsonb, jenis erp.jenis_pos)
returns void
language plpgsql
as $$
#variable_conflict use_column
declare
  v_d constant erp.piutang_input := jsonb_populate_record(null::erp.piutang_input, isi);
  v_akun constant jsonb := erp_private.akun_roles();
  v_baris erp_private.baris[];
  v_kontak record;
  v_pph record;
  v_kendali text;
  v_kepala erp_private.dokumen;
  v_jurnal bigint;
begin
  perform erp_private.dokumen_refuse(
    erp_private.pos_lain_check(v_d, pos_lain_post.jenis, v_akun)
  );
  perform erp_private.periode_lock(v_d.tanggal, 'tanggal');
  v_baris := erp_private.pos_lain_lines(v_d.detail, v_d.tanggal);
  select coalesce(sum((b.rincian ->> 'pph')::numeric), 0) as jumlah into v_pph
    from unnest(v_baris) as b;
  select k.tipe, k.termin_hari into v_kontak from kontak as k where k.id = v_d.kontak_id;
  v_kendali := coalesce(
    v_d.akun_kode, erp_private.akun_kendali_of(pos_lain_post.jenis, v_kontak.tipe, v_akun)
  );

  v_kepala := jsonb_populate_record(v_kepala, isi - 'detail');
  v_kepala.id := pos_lain_post.id;
  v_kepala.jenis := pos_lain_post.jenis::text;
  v_kepala.jatuh_tempo := coalesce(v_d.jatuh_tempo, v_d.tanggal + v_kontak.termin_hari);
  select sum(b.bruto), sum(b.dpp), sum(b.ppn), sum(b.dpp + b.ppn) - v_pph.jumlah
    into v_kepala.bruto, v_kepala.dpp, v_kepala.ppn, v_kepala.total_nilai
    from unnest(v_baris) as b;
  v_kepala.sisa := v_kepala.total_nilai;
  v_kepala.rincian := jsonb_build_object('akun_kode', v_kendali) || case
    when v_pph.jumlah > 0 then jsonb_build_object('pph', v_pph.jumlah) else '{}'
  end;
  v_kepala.posting_id := erp_private.posting_begin('posting', v_kepala.id);
  v_jurnal := nextval('jurnal_id_seq');
  perform erp_private.baris_insert(v_kepala.id, v_baris);
  perform erp_private.pos_insert(v_kepala, pos_lain_post.jenis, v_kendali);
  perform erp_private.jurnal_write(
    v_kepala.posting_id, v_jurnal, v_d.tanggal,
    erp_private.pos_lain_entries(v_kepala, v_kendali, v_baris, v_akun)
  );
  perform erp_private.posting_close(v_kepala, v_jurnal, '{}');
end
$$;

alter function erp_private.pos_lain_post(bigint, jsonb, erp.jenis_pos) owner to erp_owner;
revoke all on function erp_private.pos_lain_post(bigint, jsonb, erp.jenis_pos) from public;
grant execute on function erp_private.pos_lain_post(bigint, jsonb, erp.jenis_pos) to erp_writer;
comment on function erp_private.pos_lain_post(bigint, jsonb, erp.jenis_pos) is
  'Posts a receivable or payable that is not from trade.';
--! EndIncluded erp_private/posting/pos_lain_post.sql
--! Included erp_private/posting/pos_lain_pph_check.sql
-- Mistakes of the income tax withheld from the lines of a receivable or payable: a known tax, an
-- amount where it has no rate on that day, and not more than the line is.
create or replace function erp_private.pos_lain_pph_check(
  detail erp.pos_lain_baris_input[], tanggal date
)
returns text[]
language plpgsql
stable
as $$
#variable_conflict use_column
begin
  return (
    select array_agg(format('detail.%s.%s', d.urutan - 1, m.pesan) order by d.urutan, m.urutan)
      from unnest(pos_lain_pph_check.detail) with ordinality as d (
        akun_lawan, jumlah, pajak_kode, keterangan, pph_kode, pph, urutan
      )
      cross join lateral (values
        (1, 'pph_kode: ' || case
          when d.pph_kode is null then case when d.pph > 0 then 'wajib diisi bersama pph' end
          when not exists (select from erp.pph as p where p.kode = d.pph_kode)
            then 'tidak dikenal'
        end),
        (2, 'pph: ' || case
          when d.pph is null then case
            when erp_private.pph_rate(d.pph_kode, pos_lain_pph_check.tanggal) is null
              and exists (select from erp.pph as p where p.kode = d.pph_kode)
            then 'wajib diisi: pajak ini tidak bertarif'
          end
          when d.pph > d.jumlah then 'melebihi jumlah'
          else erp_private.angka_check(d.pph, 2, 0, true)
        end)
      ) as m (urutan, pesan)
     where m.pesan is not null
  );
end
$$;

alter function erp_private.pos_lain_pph_check(erp.pos_lain_baris_input[], date) owner to erp_owner;
revoke all on function erp_private.pos_lain_pph_check(erp.pos_lain_baris_input[], date) from public;
grant execute on function erp_private.pos_lain_pph_check(
  erp.pos_lain_baris_input[], date
) to erp_writer;
comment on function erp_private.pos_lain_pph_check(erp.pos_lain_baris_input[], date) is
  'Messages about income tax withheld from lines, or null.';
--! EndIncluded erp_private/posting/pos_lain_pph_check.sql
--! Included erp_private/posting/posting_audit_hutang_piutang.sql
-- Posts the confirmation of a contact's balances: differences on the documents' own control
-- accounts, receivables and payables set off. Without either there is no journal.
-- Codes: VADOK, VATGL, KOTUP, KOSLD, OTSET.
create or replace function erp_private.posting_audit_hutang_piutang(id bigint, isi jsonb)
returns void
language plpgsql
as $$
#variable_conflict use_column
declare
  v_d constant erp.audit_hutang_piutang_input :=
    jsonb_populate_record(null::erp.audit_hutang_piutang_input, isi);
  v_akun constant jsonb := erp_private.akun_roles();
  v_baris erp_private.audit_baris[];
  v_piutang erp_private.pos_minta[];
  v_hutang erp_private.pos_minta[];
  v_pakai erp_private.alokasi_masukan[];
  v_kepala erp_private.dokumen;
  v_jurnal bigint;
begin
  perform erp_private.dokumen_refuse(erp_private.audit_check(v_d, v_akun));
  perform erp_private.periode_lock(v_d.tanggal, 'tanggal');
  perform erp_private.audit_lock(v_d);
  v_baris := erp_private.audit_lines(v_d);
  perform erp_private.dokumen_refuse(erp_private.audit_lines_check(v_baris));
  v_piutang := erp_private.audit_minta(v_baris, v_d.kompensasi, 'piutang');
  v_hutang := erp_private.audit_minta(v_baris, v_d.kompensasi, 'hutang');
  perform erp_private.dokumen_refuse(
    erp_private.audit_pos_check(v_d.kontak_id, 'piutang', v_d.tanggal, v_piutang)
    || erp_private.audit_pos_check(v_d.kontak_id, 'hutang', v_d.tanggal, v_hutang)
  );
  perform erp_private.audit_limit(posting_audit_hutang_piutang.id, v_baris);
  v_pakai := erp_private.pos_spread(v_d.kontak_id, 'piutang', v_d.tanggal, v_piutang)
    || erp_private.pos_spread(v_d.kontak_id, 'hutang', v_d.tanggal, v_hutang);

  v_kepala := erp_private.audit_head(posting_audit_hutang_piutang.id, v_d, v_baris);
  v_kepala.posting_id := erp_private.posting_begin('posting', v_kepala.id);
  v_jurnal := nextval('jurnal_id_seq');
  perform erp_private.pos_allocate(v_kepala.posting_id, v_kepala.id, v_d.tanggal, v_pakai);
  v_kepala.sisa := erp_private.audit_open(v_kepala, v_baris);
  v_kepala.dibayar := v_kepala.total_nilai - v_kepala.sisa;
  perform erp_private.audit_rows(v_kepala, v_baris);
  if not erp_private.jurnal_write(
    v_kepala.posting_id, v_jurnal, v_d.tanggal,
    erp_private.pelunasan_entries(v_pakai, v_akun) || erp_private.audit_entries(
      v_baris, v_d.kontak_id,
      erp_private.audit_allowance(v_akun ->> 'cadangan_piutang', v_d.tanggal), v_akun
    )
  ) then
    v_jurnal := null;
  end if;
  perform erp_private.posting_close(v_kepala, v_jurnal, null);
end
$$;

alter function erp_private.posting_audit_hutang_piutang(bigint, jsonb) owner to erp_owner;
revoke all on function erp_private.posting_audit_hutang_piutang(bigint, jsonb) from public;
grant execute on function erp_private.posting_audit_hutang_piutang(bigint, jsonb) to erp_writer;
comment on function erp_private.posting_audit_hutang_piutang(
  bigint, jsonb
) is
  'Posts the confirmation of a contact''s balances.';
--! EndIncluded erp_private/posting/posting_audit_hutang_piutang.sql
--! Included erp_private/posting/posting_bayar_poin.sql
-- Posts a redemption of points: they leave their lots at what they are booked at, and pay a
-- receivable, money or goods for what they are worth; or the points that a contact had when the
-- books began.
-- Codes: VADOK, VATGL, KOTUP, KOPNK, KOSTK, KORSV, KOKAS.
create or replace function erp_private.posting_bayar_poin(id bigint, isi jsonb)
returns void
language plpgsql
as $$
#variable_conflict use_column
declare
  v_d constant erp.bayar_poin_input := jsonb_populate_record(null::erp.bayar_poin_input, isi);
  v_akun constant jsonb := erp_private.akun_roles();
  v_baris erp_private.baris[] := erp_private.bayar_poin_lines(v_d);
  v_kepala erp_private.dokumen := erp_private.bayar_poin_head(posting_bayar_poin.id, v_d);
  v_ambil erp_private.poin_ambil[];
  v_stok record;
  v_jurnal bigint;
  v_ada boolean;
begin
  if v_d.mode = 'saldo_awal' then
    perform erp_private.bayar_poin_open(posting_bayar_poin.id, v_d);
    return;
  end if;
  perform erp_private.periode_lock(v_d.tanggal, 'tanggal');
  perform erp_private.dokumen_lock(array[v_d.dokumen_id]);
  perform erp_private.stok_lock(array(select b.barang_id from unnest(v_baris) as b));
  perform erp_private.stok_recheck(v_baris);
  perform erp_private.poin_lock(v_d.kontak_id);
  v_kepala.posting_id := erp_private.posting_begin('posting', v_kepala.id);
  v_ambil := erp_private.poin_redeem(
    v_kepala.posting_id, v_kepala.id, v_d.kontak_id, v_d.tanggal, v_d.poin
  );
  v_kepala.total_nilai := erp_private.poin_worth(v_ambil);
  v_baris := erp_private.bayar_poin_price(
    v_baris, v_kepala.total_nilai, v_d.tanggal,
    case
      when (select sum(a.tercatat) from unnest(v_ambil) as a) = 0 then v_akun ->> 'beban_poin'
    end
  );
  v_jurnal := nextval('jurnal_id_seq');
  v_stok := erp_private.stok_post(
    v_kepala.posting_id, v_kepala.id, v_d.tanggal,
    erp_private.baris_moves(v_baris, v_d.lokasi_id, false, v_akun),
    v_d.sudah_terhitung_opname
  );
  v_kepala.rincian := erp_private.stok_warn(v_kepala.rincian, v_stok.hasil);
  v_baris := erp_private.baris_cost(v_baris, v_stok.hasil);
  select t.bruto, t.dpp, t.ppn, t.hpp
    into v_kepala.bruto, v_kepala.dpp, v_kepala.ppn, v_kepala.hpp_total
    from erp_private.baris_total(v_baris) as t;
  perform erp_private.baris_insert(v_kepala.id, v_baris);
  perform erp_private.reservasi_check(v_d.lokasi_id, v_baris, null);
  v_ada := erp_private.jurnal_write(
    v_kepala.posting_id, v_jurnal, v_d.tanggal,
    erp_private.poin_entries(
      v_kepala.posting_id, v_d.kontak_id, v_kepala.total_nilai, v_akun
    ) || erp_private.bayar_poin_pay(v_kepala, v_d, v_akun)
      || erp_private.bayar_poin_entries(v_baris, v_akun)
      || erp_private.stok_entries(v_stok.hasil)
  );
  perform erp_private.posting_close(v_kepala, case when v_ada then v_jurnal end, v_stok.kepala);
end
$$;

alter function erp_private.posting_bayar_poin(bigint, jsonb) owner to erp_owner;
revoke all on function erp_private.posting_bayar_poin(bigint, jsonb) from public;
grant execute on function erp_private.posting_bayar_poin(bigint, jsonb) to erp_writer;
comment on function erp_private.posting_bayar_poin(bigint, jsonb) is
  'Posts a redemption or an opening of points.';
--! EndIncluded erp_private/posting/posting_bayar_poin.sql
--! Included erp_private/posting/posting_begin.sql
-- Opens a posting: the act of recording that every book row names, and an event for those who wait
-- for postings.
-- Its proofs wait for its end, also when an earlier posting of the same transaction has ended with
-- `set constraints all immediate`.
create or replace function erp_private.posting_begin(
  aksi erp.aksi_posting, transaksi_id bigint, alasan text default null
)
returns bigint
language plpgsql
as $$
#variable_conflict use_column
declare
  v_id bigint;
begin
  set constraints all deferred;
  with
    baru as (
      insert into posting (aksi, transaksi_id, alasan, dicatat_oleh, request_id)
      values (
        posting_begin.aksi, posting_begin.transaksi_id, posting_begin.alasan, erp.pengguna_id(),
        erp.request_id()
      )
      returning id
    )
  insert into outbox (jenis, isi)
    select 'posting', jsonb_build_object(
             'posting_id', b.id, 'transaksi_id', posting_begin.transaksi_id,
             'aksi', posting_begin.aksi
           )
      from baru as b
  returning (isi ->> 'posting_id')::bigint into v_id;
  return v_id;
end
$$;

alter function erp_private.posting_begin(erp.aksi_posting, bigint, text) owner to erp_owner;
revoke all on function erp_private.posting_begin(erp.aksi_posting, bigint, text) from public;
grant execute on function erp_private.posting_begin(erp.aksi_posting, bigint, text) to erp_writer;
comment on function erp_private.posting_begin(erp.aksi_posting, bigint, text) is
  'Opens a posting for a transaction and answers its id.';
--! EndIncluded erp_private/posting/posting_begin.sql
--! Included erp_private/posting/posting_close.sql
-- Ends the posting of a document: balances and number (posting_finish), then the head.
-- Warnings of the posting stay with the document, as `peringatan` of its own fields.
-- `jurnal_id` is null when the document has no journal of its own; `pembuka` marks an opening.
create or replace function erp_private.posting_close(
  dokumen erp_private.dokumen, jurnal_id bigint, koreksi erp_private.jurnal_kepala[],
  pembuka boolean default false
)
returns void
language plpgsql
as $$
#variable_conflict use_column
declare
  v_d erp_private.dokumen := posting_close.dokumen;
  v_kepala erp_private.jurnal_kepala[] := coalesce(posting_close.koreksi, '{}');
  v_akhir record;
begin
  if posting_close.jurnal_id is not null then
    v_kepala := v_kepala || row (
      posting_close.jurnal_id, 'transaksi', v_d.tanggal, false, null, v_d.keterangan,
      posting_close.pembuka
    )::erp_private.jurnal_kepala;
  end if;
  v_akhir := erp_private.posting_finish(
    v_d.posting_id, v_d.id, v_d.jenis, v_d.lokasi_id, v_d.tanggal, v_kepala
  );
  v_d.nomor := v_akhir.nomor;
  if v_akhir.peringatan is not null then
    v_d.rincian := erp_private.peringatan_add(v_d.rincian, v_akhir.peringatan);
  end if;
  perform erp_private.dokumen_write(v_d);
end
$$;

alter function erp_private.posting_close(
  erp_private.dokumen, bigint, erp_private.jurnal_kepala[], boolean
)
  owner to erp_owner;
revoke all on function
  erp_private.posting_close(
  erp_private.dokumen, bigint, erp_private.jurnal_kepala[], boolean
) from public;
grant execute on function
  erp_private.posting_close(
  erp_private.dokumen, bigint, erp_private.jurnal_kepala[], boolean
) to erp_writer;
comment on function
  erp_private.posting_close(
  erp_private.dokumen, bigint, erp_private.jurnal_kepala[], boolean
) is
  'Balances, number, journal heads and document head of a posting.';
--! EndIncluded erp_private/posting/posting_close.sql
--! Included erp_private/posting/posting_finish.sql
-- The end of every posting, in the lock order of all postings: cash accounts that money leaves,
-- daily balances, and last the number. Answers the document's number and its warnings.
-- Code: KOKAS kas menjadi negatif.
create or replace function erp_private.posting_finish(
  posting_id bigint, transaksi_id bigint, jenis erp.jenis_transaksi, lokasi_id bigint,
  tanggal date, kepala erp_private.jurnal_kepala[], out nomor text, out peringatan text[]
)
language plpgsql
as $$
#variable_conflict use_column
begin
  peringatan := erp_private.saldo_post(posting_finish.posting_id);
  select erp_private.nomor_take(
      r.kode,
      coalesce((select l.kode from lokasi as l where l.id = posting_finish.lokasi_id), '00'),
      posting_finish.tanggal
    )
    into posting_finish.nomor
    from erp.jenis_transaksi_ref as r
   where r.jenis = posting_finish.jenis;
  perform erp_private.jurnal_number(
    posting_finish.posting_id, posting_finish.transaksi_id, posting_finish.nomor,
    posting_finish.kepala
  );
end
$$;

alter function erp_private.posting_finish(
  bigint, bigint, erp.jenis_transaksi, bigint, date, erp_private.jurnal_kepala[]
) owner to erp_owner;
revoke all on function erp_private.posting_finish(
  bigint, bigint, erp.jenis_transaksi, bigint, date, erp_private.jurnal_kepala[]
) from public;
grant execute on function erp_private.posting_finish(
  bigint, bigint, erp.jenis_transaksi, bigint, date, erp_private.jurnal_kepala[]
) to erp_writer;
comment on function erp_private.posting_finish(
  bigint, bigint, erp.jenis_transaksi, bigint, date, erp_private.jurnal_kepala[]
) is
  'Balances, number and journal heads of a posting; answers the number and warnings (KOKAS).';
--! EndIncluded erp_private/posting/posting_finish.sql
--! Included erp_private/posting/posting_jurnal_umum.sql
-- Posts a general journal.
-- Codes: those of jurnal_umum_post.
create or replace function erp_private.posting_jurnal_umum(id bigint, isi jsonb)
returns void
language plpgsql
as $$
begin
  perform erp_private.jurnal_umum_post(id, isi, false);
end
$$;

alter function erp_private.posting_jurnal_umum(bigint, jsonb) owner to erp_owner;
revoke all on function erp_private.posting_jurnal_umum(bigint, jsonb) from public;
grant execute on function erp_private.posting_jurnal_umum(bigint, jsonb) to erp_writer;
comment on function erp_private.posting_jurnal_umum(bigint, jsonb) is
  'Posts a general journal.';
--! EndIncluded erp_private/posting/posting_jurnal_umum.sql
--! Included erp_private/posting/posting_pembelian.sql
-- Posts a purchase: stock arrives at its cost (with landed cost and tax that is not creditable),
-- against money and payable.
-- Codes: VADOK, VAHRG, VABIA, VABYR, VATGL, KOTUP, KOFAK, KOSTK, KOORD, KOKAS.
create or replace function erp_private.posting_pembelian(id bigint, isi jsonb)
returns void
language plpgsql
as $$
#variable_conflict use_column
declare
  v_d constant erp.pembelian_input :=
    jsonb_populate_record(null::erp.pembelian_input, erp_private.order_document(isi));
  v_akun constant jsonb := erp_private.akun_roles();
  v_bayar constant erp.pembayaran_input[] := coalesce(v_d.pembayaran, '{}');
  v_baris erp_private.baris[];
  v_muka record;
  v_kepala erp_private.dokumen;
  v_stok record;
  v_jurnal bigint;
  v_ada boolean;
begin
  v_baris := erp_private.pembelian_price(v_d);
  perform erp_private.periode_lock(v_d.tanggal, 'tanggal');
  v_muka := erp_private.uang_muka_take(
    v_d.kontak_id, 'uang_muka', v_d.tanggal, v_d.uang_muka
  );
  v_kepala := erp_private.pembelian_head(
    posting_pembelian.id, v_d, v_baris, v_muka.jumlah,
    erp_private.uang_muka_total(null, v_muka.ppn)
  );
  perform erp_private.order_lock(v_baris);
  perform erp_private.stok_lock(
    array(select b.barang_id from unnest(v_baris) as b where b.barang_id is not null)
  );
  perform erp_private.stok_recheck(v_baris);

  v_kepala.posting_id := erp_private.posting_begin('posting', v_kepala.id);
  v_jurnal := nextval('jurnal_id_seq');
  v_stok := erp_private.stok_post(
    v_kepala.posting_id, v_kepala.id, v_d.tanggal,
    erp_private.baris_moves(v_baris, v_d.lokasi_id, true, v_akun),
    v_d.sudah_terhitung_opname
  );
  v_baris := erp_private.baris_cost(v_baris, v_stok.hasil);
  perform erp_private.baris_insert(v_kepala.id, v_baris);
  perform erp_private.order_fulfil(v_kepala, v_baris);
  perform erp_private.pembayaran_insert(v_kepala.id, v_bayar);
  insert into transaksi_biaya (transaksi_id, baris, jumlah, alokasi, akun_kode)
    select v_kepala.id, b.urutan, b.jumlah, coalesce(b.alokasi, 'nilai'), b.akun_kode
      from unnest(v_d.biaya_tambahan) with ordinality as b (jumlah, alokasi, akun_kode, urutan)
    on conflict do nothing;
  perform erp_private.pos_insert(
    v_kepala, 'hutang', v_akun ->> 'hutang', v_muka.alokasi, v_muka.ppn
  );
  v_ada := erp_private.jurnal_write(
    v_kepala.posting_id, v_jurnal, v_d.tanggal,
    erp_private.pembelian_journal(
      v_kepala, v_baris, v_bayar, v_d.biaya_tambahan, v_stok.hasil, v_akun
    ) || erp_private.pelunasan_entries(v_muka.alokasi, v_akun)
      || erp_private.uang_muka_entries(v_kepala.posting_id, v_kepala.id, v_akun)
  );
  perform erp_private.posting_close(v_kepala, case when v_ada then v_jurnal end, v_stok.kepala);
end
$$;

alter function erp_private.posting_pembelian(bigint, jsonb) owner to erp_owner;
revoke all on function erp_private.posting_pembelian(bigint, jsonb) from public;
grant execute on function erp_private.posting_pembelian(bigint, jsonb) to erp_writer;
comment on function erp_private.posting_pembelian(bigint, jsonb) is 'Posts a purchase.';
--! EndIncluded erp_private/posting/posting_pembelian.sql
--! Included erp_private/posting/posting_penggunaan_persediaan.sql
-- Posts an own use: stock leaves at cost against the account of each line, which also bears the tax
-- on own use.
-- Codes: VADOK, VATGL, KOTUP, KOSTK, KORSV.
create or replace function erp_private.posting_penggunaan_persediaan(id bigint, isi jsonb)
returns void
language plpgsql
as $$
#variable_conflict use_column
declare
  v_d constant erp.penggunaan_persediaan_input :=
    jsonb_populate_record(null::erp.penggunaan_persediaan_input, isi);
  v_akun constant jsonb := erp_private.akun_roles();
  v_baris erp_private.baris[];
  v_kepala erp_private.dokumen;
  v_stok record;
  v_jurnal bigint;
  v_ada boolean;
begin
  v_baris := erp_private.penggunaan_persediaan_lines(v_d);
  perform erp_private.periode_lock(v_d.tanggal, 'tanggal');
  perform erp_private.stok_lock(array(select b.barang_id from unnest(v_baris) as b));

  v_kepala.id := posting_penggunaan_persediaan.id;
  v_kepala.jenis := 'penggunaan-persediaan';
  v_kepala.tanggal := v_d.tanggal;
  v_kepala.lokasi_id := v_d.lokasi_id;
  v_kepala.nomor_referensi := v_d.nomor_referensi;
  v_kepala.keterangan := v_d.keterangan;
  v_kepala.rincian := jsonb_build_object('alasan', v_d.alasan);
  v_kepala.posting_id := erp_private.posting_begin('posting', v_kepala.id);
  v_jurnal := nextval('jurnal_id_seq');
  v_stok := erp_private.stok_post(
    v_kepala.posting_id, v_kepala.id, v_d.tanggal,
    erp_private.baris_moves(v_baris, v_d.lokasi_id, false, v_akun),
    v_d.sudah_terhitung_opname
  );
  v_kepala.rincian := erp_private.stok_warn(v_kepala.rincian, v_stok.hasil);
  perform erp_private.reservasi_check(v_d.lokasi_id, v_baris, null);
  v_baris := erp_private.penggunaan_persediaan_tax(
    erp_private.baris_cost(v_baris, v_stok.hasil), v_d.tanggal
  );
  select t.dpp, t.ppn, t.hpp, t.hpp + t.ppn
    into v_kepala.dpp, v_kepala.ppn, v_kepala.hpp_total, v_kepala.total_nilai
    from erp_private.baris_total(v_baris) as t;
  perform erp_private.baris_insert(v_kepala.id, v_baris);
  v_ada := erp_private.jurnal_write(
    v_kepala.posting_id, v_jurnal, v_d.tanggal,
    erp_private.stok_entries(v_stok.hasil)
      || array(
        select row (b.akun_kode, b.ppn, null, null)::erp_private.ayat from unnest(v_baris) as b
      )
      || row (v_akun ->> 'ppn_keluaran', null, v_kepala.ppn, null)::erp_private.ayat
  );
  perform erp_private.posting_close(v_kepala, case when v_ada then v_jurnal end, v_stok.kepala);
end
$$;

alter function erp_private.posting_penggunaan_persediaan(bigint, jsonb) owner to erp_owner;
revoke all on function erp_private.posting_penggunaan_persediaan(bigint, jsonb) from public;
grant execute on function erp_private.posting_penggunaan_persediaan(bigint, jsonb) to erp_writer;
comment on function erp_private.posting_penggunaan_persediaan(bigint, jsonb) is
  'Posts an own use of stock.';
--! EndIncluded erp_private/posting/posting_penggunaan_persediaan.sql
--! Included erp_private/posting/posting_penjualan.sql
-- Posts a sale: money and receivable against revenue and tax, and stock that leaves at moving
-- average as cost of goods.
-- Points, where they are in use, are quoted before the goods are locked and moved after that.
-- Codes: VADOK, VAHRG, VABYR, VATGL, KOTUP, KOKRD, KOSTK, KOORD, KORSV, KOKAS, KOPNK.
create or replace function erp_private.posting_penjualan(id bigint, isi jsonb)
returns void
language plpgsql
as $$
#variable_conflict use_column
declare
  v_d constant erp.penjualan_input :=
    jsonb_populate_record(null::erp.penjualan_input, erp_private.order_document(isi));
  v_akun constant jsonb := erp_private.akun_roles();
  v_baris erp_private.baris[];
  v_muka record;
  v_kepala erp_private.dokumen;
  v_head record;
  v_stok record;
  v_poin_nilai numeric;
  v_poin erp_private.poin_hasil;
  v_atur record;
  v_jurnal bigint;
  v_ada boolean;
begin
  v_baris := erp_private.penjualan_price(v_d);
  perform erp_private.periode_lock(v_d.tanggal, 'tanggal');
  v_muka := erp_private.uang_muka_take(
    v_d.kontak_id, 'titipan', v_d.tanggal, v_d.uang_muka
  );
  v_poin_nilai := erp_private.poin_quote(v_d.kontak_id, v_d.tanggal, v_d.poin);
  v_head := erp_private.penjualan_head(
    posting_penjualan.id, v_d, v_baris, v_muka.jumlah,
    erp_private.uang_muka_total(null, v_muka.ppn), v_poin_nilai
  );
  v_kepala := v_head.kepala;
  -- In a tenant that is a step behind, without points, poin_aktif is that of `lama`.
  select a.* into v_atur
    from (select false as poin_aktif) as lama
   cross join lateral (select metode_potongan = 'bruto' as bruto, poin_aktif from pengaturan) as a;
  perform erp_private.order_lock(v_baris);
  perform erp_private.stok_lock(array(select b.barang_id from unnest(v_baris) as b));
  perform erp_private.stok_recheck(v_baris);

  v_kepala.posting_id := erp_private.posting_begin('posting', v_kepala.id);
  v_jurnal := nextval('jurnal_id_seq');
  v_stok := erp_private.stok_post(
    v_kepala.posting_id, v_kepala.id, v_d.tanggal,
    erp_private.baris_moves(v_baris, v_d.lokasi_id, false, v_akun), v_d.sudah_terhitung_opname
  );
  v_kepala.rincian := erp_private.stok_warn(v_kepala.rincian, v_stok.hasil);
  v_baris := erp_private.baris_cost(v_baris, v_stok.hasil);
  v_kepala.hpp_total := (select t.hpp from erp_private.baris_total(v_baris) as t);
  if v_d.poin > 0 or v_atur.poin_aktif then
    v_poin := erp_private.poin_penjualan(v_kepala, v_baris, v_d.poin, v_poin_nilai, v_akun);
    v_baris := v_poin.baris;
    v_kepala.rincian := v_kepala.rincian || v_poin.rincian;
  end if;
  perform erp_private.baris_insert(v_kepala.id, v_baris);
  perform erp_private.order_fulfil(v_kepala, v_baris);
  perform erp_private.pembayaran_insert(v_kepala.id, v_head.bayar);
  perform erp_private.pos_insert(
    v_kepala, 'piutang', v_akun ->> 'piutang', v_muka.alokasi, v_muka.ppn
  );
  v_ada := erp_private.jurnal_write(
    v_kepala.posting_id, v_jurnal, v_d.tanggal,
    erp_private.penjualan_journal(
      v_kepala, v_baris, v_head.bayar, v_stok.hasil, v_akun,
      coalesce(v_d.harga_termasuk_pajak, false), v_atur.bruto
    ) || v_poin.ayat || erp_private.pelunasan_entries(v_muka.alokasi, v_akun)
      || erp_private.uang_muka_entries(v_kepala.posting_id, v_kepala.id, v_akun)
  );
  perform erp_private.posting_close(v_kepala, case when v_ada then v_jurnal end, v_stok.kepala);
end
$$;

alter function erp_private.posting_penjualan(bigint, jsonb) owner to erp_owner;
revoke all on function erp_private.posting_penjualan(bigint, jsonb) from public;
grant execute on function erp_private.posting_penjualan(bigint, jsonb) to erp_writer;
comment on function erp_private.posting_penjualan(bigint, jsonb) is 'Posts a sale.';
--! EndIncluded erp_private/posting/posting_penjualan.sql
--! Included erp_private/posting/posting_penyusutan.sql
-- Posts the depreciation of a month on its last day: expense against accumulated depreciation; or,
-- as another document of this kind, the disposal of an asset.
-- Codes: VADOK, VATGL, KOTUP, KOPNY, TDAST, KOAST.
create or replace function erp_private.posting_penyusutan(id bigint, isi jsonb)
returns void
language plpgsql
as $$
#variable_conflict use_column
declare
  v_d constant erp.penyusutan_input := jsonb_populate_record(null::erp.penyusutan_input, isi);
  v_baris erp_private.baris[];
  v_kepala erp_private.dokumen;
  v_jurnal constant bigint := nextval('jurnal_id_seq');
begin
  if isi ? 'pelepasan' then
    perform erp_private.aset_lepas_post(posting_penyusutan.id, isi);
    return;
  end if;
  perform erp_private.dokumen_refuse(erp_private.penyusutan_check(v_d));
  v_kepala.tanggal := erp_private.penyusutan_day(v_d.periode);
  perform erp_private.periode_lock(v_kepala.tanggal, 'periode');
  v_baris := erp_private.penyusutan_lines(v_d);
  v_kepala.id := posting_penyusutan.id;
  v_kepala.jenis := 'penyusutan';
  v_kepala.nomor_referensi := v_d.nomor_referensi;
  v_kepala.keterangan := v_d.keterangan;
  v_kepala.total_nilai := (select sum(b.subtotal) from unnest(v_baris) as b);
  v_kepala.rincian := jsonb_build_object('periode', v_d.periode);

  v_kepala.posting_id := erp_private.posting_begin('posting', v_kepala.id);
  perform erp_private.baris_insert(v_kepala.id, v_baris);
  insert into aset_susut (posting_id, transaksi_id, aset_id, periode, nilai)
    select v_kepala.posting_id, v_kepala.id, (b.rincian ->> 'aset_id')::bigint,
           (v_d.periode || '-01')::date, b.subtotal
      from unnest(v_baris) as b
     where b.rincian ->> 'aset_id' is not null
    on conflict do nothing;
  perform erp_private.jurnal_write(
    v_kepala.posting_id, v_jurnal, v_kepala.tanggal, array(
      select row (a.akun_kode, a.debit, a.kredit, null)::erp_private.ayat
        from (
          select 1 as sisi, b.baris, b.akun_kode, b.subtotal as debit, null::numeric as kredit
            from unnest(v_baris) as b
          union all
          select 2, b.baris, b.rincian ->> 'akun_akumulasi', null, b.subtotal
            from unnest(v_baris) as b
        ) as a
       order by a.sisi, a.baris
    )
  );
  perform erp_private.posting_close(v_kepala, v_jurnal, null);
end
$$;

alter function erp_private.posting_penyusutan(bigint, jsonb) owner to erp_owner;
revoke all on function erp_private.posting_penyusutan(bigint, jsonb) from public;
grant execute on function erp_private.posting_penyusutan(bigint, jsonb) to erp_writer;
comment on function erp_private.posting_penyusutan(bigint, jsonb) is
  'Posts the depreciation of a month.';
--! EndIncluded erp_private/posting/posting_penyusutan.sql
--! Included erp_private/posting/posting_retur_pembelian.sql
-- Posts a return to a supplier: payable and tax back at the price of the purchase, goods out at
-- average, the difference to its own account.
-- Codes: VADOK, VATGL, KOTUP, KONOT nota retur sudah dicatat, KOSTK, KORSV.
create or replace function erp_private.posting_retur_pembelian(id bigint, isi jsonb)
returns void
language plpgsql
as $$
#variable_conflict use_column
declare
  v_d constant erp.retur_pembelian_input :=
    jsonb_populate_record(null::erp.retur_pembelian_input, isi);
  v_akun constant jsonb := erp_private.akun_roles();
  v_baris erp_private.baris[];
  v_kepala erp_private.dokumen;
  v_stok record;
  v_bayar record;
  v_jurnal bigint;
  v_ada boolean;
begin
  perform erp_private.periode_lock(v_d.tanggal, 'tanggal');
  perform erp_private.dokumen_lock(array[v_d.dokumen_asal_id]);
  perform erp_private.dokumen_refuse(erp_private.retur_pembelian_check(v_d));
  perform erp_private.retur_pembelian_note(v_d.nomor_nota_retur);
  v_baris := erp_private.retur_baris(erp_private.retur_pembelian_input_lines(v_d));
  perform erp_private.stok_lock(
    array(select b.barang_id from unnest(v_baris) as b where b.barang_id is not null)
  );

  v_kepala.dokumen_asal_id := v_d.dokumen_asal_id;
  v_kepala := erp_private.retur_head(
    v_kepala, posting_retur_pembelian.id, 'retur-pembelian', isi, v_baris
  );
  v_kepala.rincian := jsonb_strip_nulls(jsonb_build_object(
    'cara', coalesce(v_d.cara, 'potong_hutang'), 'nomor_nota_retur', v_d.nomor_nota_retur
  ));
  v_kepala.posting_id := erp_private.posting_begin('posting', v_kepala.id);
  v_jurnal := nextval('jurnal_id_seq');
  v_stok := erp_private.stok_post(
    v_kepala.posting_id, v_kepala.id, v_d.tanggal,
    erp_private.retur_pembelian_moves(v_baris, v_d.lokasi_id, v_akun),
    v_d.sudah_terhitung_opname
  );
  perform erp_private.reservasi_check(v_d.lokasi_id, v_baris, null);
  v_kepala.hpp_total := -(select coalesce(sum(g.nilai), 0) from unnest(v_stok.hasil) as g);
  v_baris := erp_private.baris_cost(v_baris, v_stok.hasil);
  perform erp_private.baris_insert(v_kepala.id, v_baris);
  v_bayar := erp_private.retur_pay(
    v_kepala, 'hutang', v_kepala.rincian ->> 'cara', v_akun ->> 'uang_muka_beli',
    coalesce(v_d.akun_kas, v_akun ->> 'kas')
  );
  v_ada := erp_private.jurnal_write(
    v_kepala.posting_id, v_jurnal, v_d.tanggal,
    array[
      row (coalesce(v_bayar.akun_pos, v_akun ->> 'hutang'), v_bayar.potong, null, v_d.kontak_id),
      row (v_akun ->> 'uang_muka_beli', v_bayar.titipan, null, v_d.kontak_id),
      row (coalesce(v_d.akun_kas, v_akun ->> 'kas'), v_bayar.tunai, null, null)
    ]::erp_private.ayat[]
    || erp_private.retur_pembelian_entries(v_baris, v_stok.hasil, v_akun)
  );
  perform erp_private.posting_close(v_kepala, case when v_ada then v_jurnal end, v_stok.kepala);
end
$$;

alter function erp_private.posting_retur_pembelian(bigint, jsonb) owner to erp_owner;
revoke all on function erp_private.posting_retur_pembelian(bigint, jsonb) from public;
grant execute on function erp_private.posting_retur_pembelian(bigint, jsonb) to erp_writer;
comment on function erp_private.posting_retur_pembelian(bigint, jsonb) is
  'Posts a return to a supplier.';
--! EndIncluded erp_private/posting/posting_retur_pembelian.sql
--! Included erp_private/posting/posting_retur_penjualan.sql
-- Posts a customer's return: revenue and tax back at the price of the sale, against its receivable,
-- money or a deposit; goods back at what the sale costs now.
-- Codes: VADOK, VAHRG, VATGL, KOTUP, KOSTK, KOKAS.
create or replace function erp_private.posting_retur_penjualan(id bigint, isi jsonb)
returns void
language plpgsql
as $$
#variable_conflict use_column
declare
  v_d constant erp.retur_penjualan_input :=
    jsonb_populate_record(null::erp.retur_penjualan_input, isi);
  v_akun constant jsonb := erp_private.akun_roles();
  v_baris erp_private.baris[];
  v_gerak erp_private.gerak[];
  v_kepala erp_private.dokumen;
  v_stok record;
  v_bayar record;
  v_poin erp_private.poin_hasil;
  v_jurnal bigint;
  v_ada boolean;
begin
  perform erp_private.periode_lock(v_d.tanggal, 'tanggal');
  v_kepala.dokumen_asal_id := erp_private.retur_penjualan_source(v_d);
  v_baris := erp_private.retur_penjualan_price(v_d, v_kepala.dokumen_asal_id);
  perform erp_private.stok_lock(array(select b.barang_id from unnest(v_baris) as b));
  v_gerak := erp_private.retur_penjualan_moves(v_baris, v_d, v_akun);

  v_kepala := erp_private.retur_head(
    v_kepala, posting_retur_penjualan.id, 'retur-penjualan', isi, v_baris
  );
  v_kepala.rincian := jsonb_build_object(
    'cara', coalesce(
      v_d.cara,
      case when v_kepala.dokumen_asal_id is null then 'titipan' else 'potong_piutang' end
    ),
    'kondisi', coalesce(v_d.kondisi, 'baik')
  );
  v_kepala.posting_id := erp_private.posting_begin('posting', v_kepala.id);
  v_jurnal := nextval('jurnal_id_seq');
  v_stok := erp_private.stok_post(
    v_kepala.posting_id, v_kepala.id, v_d.tanggal, v_gerak,
    v_d.sudah_terhitung_opname
  );
  v_kepala.hpp_total := -(
    select coalesce(sum(g.nilai), 0) from unnest(v_stok.hasil) as g where g.sub = 0
  );
  v_poin := erp_private.poin_retur(
    v_kepala, erp_private.baris_cost(v_baris, v_stok.hasil), v_akun
  );
  v_kepala.rincian := v_kepala.rincian || v_poin.rincian;
  perform erp_private.baris_insert(v_kepala.id, v_poin.baris);
  v_bayar := erp_private.retur_pay(
    v_kepala, 'piutang', v_kepala.rincian ->> 'cara', v_akun ->> 'uang_muka_jual',
    coalesce(v_d.akun_kas, v_akun ->> 'kas')
  );
  v_ada := erp_private.jurnal_write(
    v_kepala.posting_id, v_jurnal, v_d.tanggal,
    array[
      row (v_akun ->> 'retur_penjualan', v_kepala.dpp, null, null),
      row (v_akun ->> 'ppn_keluaran', v_kepala.ppn, null, null),
      row (coalesce(v_bayar.akun_pos, v_akun ->> 'piutang'), null, v_bayar.potong, v_d.kontak_id),
      row (v_akun ->> 'uang_muka_jual', null, v_bayar.titipan, v_d.kontak_id),
      row (coalesce(v_d.akun_kas, v_akun ->> 'kas'), null, v_bayar.tunai, null)
    ]::erp_private.ayat[] || v_poin.ayat || erp_private.stok_entries(v_stok.hasil)
  );
  perform erp_private.posting_close(v_kepala, case when v_ada then v_jurnal end, v_stok.kepala);
end
$$;

alter function erp_private.posting_retur_penjualan(bigint, jsonb) owner to erp_owner;
revoke all on function erp_private.posting_retur_penjualan(bigint, jsonb) from public;
grant execute on function erp_private.posting_retur_penjualan(bigint, jsonb) to erp_writer;
comment on function erp_private.posting_retur_penjualan(bigint, jsonb) is
  'Posts a return of a customer.';
--! EndIncluded erp_private/posting/posting_retur_penjualan.sql
--! Included erp_private/posting/posting_transfer_stok.sql
-- Posts a transfer: stock changes its location at cost. Inside one cost pool there is no journal;
-- in two steps the goods are in transit until they are received (terima_transfer_stok).
-- Codes: VADOK, VATGL, KOTUP, KOSTK, KORSV.
create or replace function erp_private.posting_transfer_stok(id bigint, isi jsonb)
returns void
language plpgsql
as $$
#variable_conflict use_column
declare
  v_d constant erp.transfer_stok_input := jsonb_populate_record(null::erp.transfer_stok_input, isi);
  v_akun constant jsonb := erp_private.akun_roles();
  v_transit constant boolean := coalesce(v_d.dua_langkah, false);
  v_baris erp_private.baris[];
  v_kepala erp_private.dokumen;
  v_stok record;
  v_jurnal bigint;
  v_ada boolean := false;
begin
  v_baris := erp_private.transfer_stok_lines(v_d);
  perform erp_private.periode_lock(v_d.tanggal, 'tanggal');
  perform erp_private.stok_lock(array(select b.barang_id from unnest(v_baris) as b));

  v_kepala.id := posting_transfer_stok.id;
  v_kepala.jenis := 'transfer-stok';
  v_kepala.tanggal := v_d.tanggal;
  v_kepala.lokasi_id := v_d.lokasi_asal_id;
  v_kepala.nomor_referensi := v_d.nomor_referensi;
  v_kepala.keterangan := v_d.keterangan;
  v_kepala.rincian := jsonb_build_object(
    'lokasi_asal_id', v_d.lokasi_asal_id, 'lokasi_tujuan_id', v_d.lokasi_tujuan_id,
    'dua_langkah', v_transit
  );
  v_kepala.posting_id := erp_private.posting_begin('posting', v_kepala.id);
  v_jurnal := nextval('jurnal_id_seq');
  v_stok := erp_private.stok_post(
    v_kepala.posting_id, v_kepala.id, v_d.tanggal,
    erp_private.transfer_stok_moves(
      v_baris, v_d.lokasi_asal_id, v_d.lokasi_tujuan_id, v_transit, v_akun
    ),
    v_d.sudah_terhitung_opname
  );
  v_kepala.rincian := erp_private.stok_warn(v_kepala.rincian, v_stok.hasil);
  perform erp_private.reservasi_check(v_d.lokasi_asal_id, v_baris, null);
  v_baris := erp_private.baris_cost(v_baris, v_stok.hasil);
  for i in 1 .. cardinality(v_baris) loop
    v_baris[i].subtotal := v_baris[i].nilai_hpp;
    v_baris[i].pajak_kode := null;
  end loop;
  v_kepala.total_nilai := (select t.hpp from erp_private.baris_total(v_baris) as t);
  perform erp_private.baris_insert(v_kepala.id, v_baris);
  if v_transit or (select p.lingkup_hpp = 'per_lokasi' from pengaturan as p) then
    v_ada := erp_private.jurnal_write(
      v_kepala.posting_id, v_jurnal, v_d.tanggal, erp_private.stok_entries(v_stok.hasil)
    );
  end if;
  perform erp_private.posting_close(v_kepala, case when v_ada then v_jurnal end, v_stok.kepala);
end
$$;

alter function erp_private.posting_transfer_stok(bigint, jsonb) owner to erp_owner;
revoke all on function erp_private.posting_transfer_stok(bigint, jsonb) from public;
grant execute on function erp_private.posting_transfer_stok(bigint, jsonb) to erp_writer;
comment on function erp_private.posting_transfer_stok(bigint, jsonb) is
  'Posts a transfer of stock.';
--! EndIncluded erp_private/posting/posting_transfer_stok.sql
--! Included erp_private/posting/retur_pembelian_moves.sql
-- The movements of a return to a supplier: goods leave at cost, where they are valued first in,
-- first out those of the purchase first, and the difference to what the supplier credits is its
-- account.
create or replace function erp_private.retur_pembelian_moves(
  baris erp_private.baris[], lokasi_id bigint, akun jsonb
)
returns erp_private.gerak[]
language plpgsql
stable
as $$
#variable_conflict use_column
begin
  return (
    select coalesce(
      array_agg(
        row (
          b.id, b.baris, 0, b.barang_id, retur_pembelian_moves.lokasi_id, 'keluar', 'rata',
          -b.qty_dasar, null, s.akun_persediaan, akun ->> 'selisih_retur_beli',
          null, null, s.id, null
        )::erp_private.gerak
        order by b.baris
      ),
      '{}'
    )
      from unnest(retur_pembelian_moves.baris) as b
      join mutasi_stok as s
        on s.baris_id = b.baris_asal_id and s.jenis = 'masuk' and s.sub = 0
  );
end
$$;

alter function erp_private.retur_pembelian_moves(erp_private.baris[], bigint, jsonb)
  owner to erp_owner;
revoke all on function erp_private.retur_pembelian_moves(erp_private.baris[], bigint, jsonb)
  from public;
grant execute on function erp_private.retur_pembelian_moves(erp_private.baris[], bigint, jsonb)
  to erp_writer;
comment on function erp_private.retur_pembelian_moves(erp_private.baris[], bigint, jsonb) is
  'Stock movements of a return to a supplier.';
--! EndIncluded erp_private/posting/retur_pembelian_moves.sql
--! Included erp_private/posting/tunai_settle.sql
-- What a document's money means: rounding, what was paid, what stays open. Rounding is what was
-- given, else, where the settings have a step and cash paid exactly the rounded rest, the
-- difference to that step: other means, deposits and points pay before cash does. A document that
-- must be paid in full (`lunas`) rounds a rest away for which no cash is due.
-- Codes: VABYR pembayaran melebihi total, kembalian melebihi tunai.
create or replace function erp_private.tunai_settle(
  jumlah numeric, pembulatan numeric, pembayaran erp.pembayaran_input[], kembalian numeric,
  uang_muka numeric, poin numeric, lunas boolean,
  out bulat numeric, out total numeric, out dibayar numeric, out sisa numeric,
  out bayar erp.pembayaran_input[]
)
language plpgsql
stable
as $$
declare
  v_langkah numeric;
  v_muka constant numeric := coalesce(tunai_settle.uang_muka, 0) + coalesce(tunai_settle.poin, 0);
  v_kembali constant numeric := coalesce(tunai_settle.kembalian, 0);
  v_tunai numeric;
  v_rest numeric;
begin
  select coalesce(sum(p.jumlah), 0), coalesce(sum(p.jumlah) filter (where a.adalah_kas), 0)
    into tunai_settle.dibayar, v_tunai
    from unnest(tunai_settle.pembayaran) as p
    join akun as a on a.kode = p.akun_kode;
  bayar := coalesce(tunai_settle.pembayaran, '{}');
  if v_kembali > v_tunai then
    raise exception using errcode = 'VABYR', message = 'kembalian: melebihi pembayaran tunai';
  end if;
  if v_kembali > 0 then
    dibayar := dibayar - v_kembali;
    bayar := bayar || erp_private.kembalian_take(bayar, v_kembali);
  end if;
  v_rest := tunai_settle.jumlah - v_muka - (dibayar - (v_tunai - v_kembali));
  bulat := coalesce(tunai_settle.pembulatan, 0);
  select p.pembulatan into v_langkah from pengaturan as p;
  if tunai_settle.pembulatan is null and v_langkah > 0 and v_rest > 0
    and (v_tunai > 0 or tunai_settle.lunas)
    and v_tunai - v_kembali = round(v_rest / v_langkah) * v_langkah
  then
    bulat := v_tunai - v_kembali - v_rest;
  end if;
  total := tunai_settle.jumlah + bulat;
  if total < 0 then
    raise exception using errcode = 'VABYR', message = 'pembulatan: total dokumen menjadi negatif';
  end if;
  if v_muka > total then
    raise exception using errcode = 'VABYR', message = format(
      '%s: %s melebihi total %s', case when tunai_settle.poin > 0 then 'poin' else 'uang_muka' end,
      v_muka, total
    );
  end if;
  dibayar := dibayar + v_muka;
  sisa := total - dibayar;
  if sisa < 0 then
    raise exception using errcode = 'VABYR',
      message = format('pembayaran: %s melebihi total %s', dibayar, total);
  end if;
end
$$;

alter function erp_private.tunai_settle(
  numeric, numeric, erp.pembayaran_input[], numeric, numeric, numeric, boolean
) owner to erp_owner;
revoke all on function erp_private.tunai_settle(
  numeric, numeric, erp.pembayaran_input[], numeric, numeric, numeric, boolean
) from public;
grant execute on function erp_private.tunai_settle(
  numeric, numeric, erp.pembayaran_input[], numeric, numeric, numeric, boolean
) to erp_writer;
comment on function erp_private.tunai_settle(
  numeric, numeric, erp.pembayaran_input[], numeric, numeric, numeric, boolean
) is
  'Rounding, total, paid and open amount of a document (VABYR).';
--! EndIncluded erp_private/posting/tunai_settle.sql
--! Included erp_private/posting/void_journal.sql
-- The entries that reverse a document: its own journal with the sides changed, those that released
-- what it had paid, and, where stock comes back or leaves at another value than it was first booked
-- at, the difference. `titipan` is the account that takes the place of cash accounts when money is
-- kept as a deposit.
create or replace function erp_private.void_journal(
  posting_id bigint, transaksi_id bigint, gerak erp_private.gerak[], titipan text
)
returns erp_private.ayat[]
language plpgsql
stable
as $$
#variable_conflict use_column
declare
  v_kontak constant bigint := (
    select t.kontak_id from transaksi as t where t.id = void_journal.transaksi_id
  );
begin
  return (
    select array_agg(
        row (a.akun_kode, a.debit, a.kredit, a.kontak_id)::erp_private.ayat order by a.urutan
      )
      from (
        select b.baris as urutan,
               case when k.diganti then void_journal.titipan else b.akun_kode end as akun_kode,
               nullif(b.kredit, 0) as debit, nullif(b.debit, 0) as kredit,
               case when k.diganti then v_kontak else b.kontak_id end as kontak_id
          from jurnal as j
          join posting as g on g.id = j.posting_id
          join jurnal_baris as b on b.jurnal_id = j.id
          join akun as c on c.kode = b.akun_kode
         cross join lateral (
           select c.subklas_id = 11 and void_journal.titipan is not null as diganti
         ) as k
         where j.transaksi_id = void_journal.transaksi_id
           and (
             (j.posting_id = void_journal.posting_id and j.jenis = 'transaksi')
             or g.transaksi_id <> j.transaksi_id
           )
        union all
        -- What a correcting journal had booked, and is not reversed in its place.
        select 9000, x.akun_kode, x.nilai, null, null
          from unnest(void_journal.gerak) as g
          join mutasi_stok as m on m.id = g.membalik_id and m.jurnal_id is not null
         cross join lateral (values
           (m.akun_persediaan, -m.nilai), (m.akun_lawan, m.nilai)
         ) as x (akun_kode, nilai)
        union all
        select 10000, g.akun_persediaan, g.nilai + m.nilai, null, null
          from unnest(void_journal.gerak) as g
          join mutasi_stok as m on m.id = g.membalik_id
        union all
        select 10001, g.akun_lawan, null, g.nilai + m.nilai, null
          from unnest(void_journal.gerak) as g
          join mutasi_stok as m on m.id = g.membalik_id
      ) as a
  );
end
$$;

alter function erp_private.void_journal(
  bigint, bigint, erp_private.gerak[], text
) owner to erp_owner;
revoke all on function erp_private.void_journal(
  bigint, bigint, erp_private.gerak[], text
) from public;
grant execute on function erp_private.void_journal(
  bigint, bigint, erp_private.gerak[], text
) to erp_writer;
comment on function erp_private.void_journal(
  bigint, bigint, erp_private.gerak[], text
) is
  'Journal entries that reverse a posting.';
--! EndIncluded erp_private/posting/void_journal.sql
--! Included erp_private/posting/void_moves.sql
-- The movements that reverse a document's own. In the original period (`koreksi`) a reversal takes
-- the place of its original and exactly its value, so that a replay behaves as if neither existed.
-- Later, goods that had left come back at what they are worth now, and goods that had come leave at
-- average; the difference is an adjustment. Goods that came and left the same pool in one document,
-- and goods in transit, go as they came: nothing was priced by them in between. Goods that
-- went to another pool (`pindah`) come back against the adjustment, as they leave that one. What
-- comes back stands before what leaves.
create or replace function erp_private.void_moves(
  posting_id bigint, koreksi boolean, tanggal date
)
returns erp_private.gerak[]
language plpgsql
stable
as $$
#variable_conflict use_column
declare
  v_penyesuaian constant text := erp_private.akun_roles() ->> 'penyesuaian_hpp';
  v_transit constant text := erp_private.akun_roles() ->> 'persediaan_transit';
begin
  return (
    select coalesce(array_agg(
      row (
        m.baris_id, m.baris, case when m.qty > 0 and not koreksi then m.sub + 1 else m.sub end,
        m.barang_id, m.lokasi_id, 'pembalik',
        case
          when koreksi then 'tetap'
          when p.sepadan then 'cermin'
          else 'rata'
        end::erp.dasar_nilai,
        -m.qty,
        -erp_private.stok_value_at(
          m.id, case when koreksi then m.tanggal_kunci else void_moves.tanggal end,
          case when koreksi then m.urut else 9223372036854775807 end
        ),
        m.akun_persediaan,
        case
          when koreksi or (p.sepadan and not p.pindah) then m.akun_lawan
          else v_penyesuaian
        end,
        m.id, null, null, m.pool_id
      )::erp_private.gerak
      order by m.baris, m.sub
    ), '{}')
      from mutasi_stok as m
      cross join lateral (
        select m.qty < 0 or m.akun_persediaan = v_transit or exists (
          select from mutasi_stok as x
           where x.posting_id = m.posting_id and x.baris_id = m.baris_id
             and x.pool_id = m.pool_id and (x.id = m.sumber_id or x.sumber_id = m.id)
        ) as sepadan,
        exists (
          select from mutasi_stok as x
           where x.posting_id = m.posting_id and x.sumber_id = m.id and x.pool_id <> m.pool_id
             and x.akun_persediaan <> v_transit
        ) as pindah
      ) as p
     where m.posting_id = void_moves.posting_id and m.jenis in ('masuk', 'keluar')
  );
end
$$;

alter function erp_private.void_moves(bigint, boolean, date) owner to erp_owner;
revoke all on function erp_private.void_moves(bigint, boolean, date) from public;
grant execute on function erp_private.void_moves(bigint, boolean, date) to erp_writer;
comment on function erp_private.void_moves(bigint, boolean, date) is
  'Stock movements that reverse those of a posting.';
--! EndIncluded erp_private/posting/void_moves.sql
--! Included erp_private/posting/void_post.sql
-- Reverses the posting of a document: stock, open items and journal; answers the reversing journal
-- (null when the document had none). The document is locked, and only kaskade_release has anything
-- to do with what still stands on it.
-- Codes: KODEP, KOSTK, KOKAS, KOTUP.
create or replace function erp_private.void_post(
  transaksi_id bigint, asal_posting_id bigint, nomor text, tanggal date, koreksi boolean,
  alasan text, kaskade boolean default false, pengembalian erp.pengembalian default 'kas'
)
returns bigint
language plpgsql
as $$
#variable_conflict use_column
declare
  v_posting bigint;
  v_jurnal bigint;
  v_asal bigint;
  v_pembuka boolean;
  v_stok record;
  v_kepala erp_private.jurnal_kepala[];
  v_lepas erp_private.kaskade[] := '{}';
begin
  v_posting := erp_private.posting_begin('void', void_post.transaksi_id, void_post.alasan);
  if kaskade then
    v_lepas := erp_private.kaskade_release(
      v_posting, void_post.transaksi_id, void_post.tanggal, void_post.nomor
    );
  end if;
  perform erp_private.void_allocations(
    v_posting, void_post.transaksi_id, void_post.asal_posting_id, void_post.tanggal
  );
  perform erp_private.stok_lock(array(
    select m.barang_id from mutasi_stok as m where m.posting_id = void_post.asal_posting_id
  ));
  v_stok := erp_private.void_stock(
    v_posting, void_post.transaksi_id, void_post.asal_posting_id,
    void_post.tanggal, void_post.koreksi
  );
  v_kepala := v_stok.kepala;
  perform erp_private.void_items(
    v_posting, void_post.transaksi_id, void_post.asal_posting_id, void_post.tanggal
  );
  select j.id, j.pembuka into v_asal, v_pembuka
    from jurnal as j
   where j.posting_id = void_post.asal_posting_id and j.jenis = 'transaksi';
  v_jurnal := nextval('jurnal_id_seq');
  if erp_private.jurnal_write(
    v_posting, v_jurnal, void_post.tanggal,
    erp_private.void_journal(
      void_post.asal_posting_id, void_post.transaksi_id, v_stok.hasil,
      erp_private.void_refund(
        v_posting, void_post.transaksi_id, void_post.asal_posting_id, void_post.tanggal,
        void_post.pengembalian
      )
    ) || erp_private.poin_void(
      v_posting, void_post.transaksi_id, void_post.asal_posting_id, void_post.tanggal
    )
  ) then
    v_kepala := v_kepala || row (
      v_jurnal, 'pembalik', void_post.tanggal, false, v_asal, void_post.alasan, v_pembuka
    )::erp_private.jurnal_kepala;
  else
    v_jurnal := null;
  end if;
  perform erp_private.void_hook(t.jenis, t.id, v_posting, void_post.tanggal)
    from transaksi as t
   where t.id = void_post.transaksi_id and t.posting_id = void_post.asal_posting_id;
  perform erp_private.saldo_post(v_posting);
  perform erp_private.jurnal_number(v_posting, void_post.transaksi_id, void_post.nomor, v_kepala);
  perform erp_private.kaskade_number(v_posting, v_lepas);
  return v_jurnal;
end
$$;

alter function erp_private.void_post(
  bigint, bigint, text, date, boolean, text, boolean, erp.pengembalian
) owner to erp_owner;
revoke all on function erp_private.void_post(
  bigint, bigint, text, date, boolean, text, boolean, erp.pengembalian
) from public;
grant execute on function erp_private.void_post(
  bigint, bigint, text, date, boolean, text, boolean, erp.pengembalian
) to erp_writer;
comment on function erp_private.void_post(
  bigint, bigint, text, date, boolean, text, boolean, erp.pengembalian
) is
  'Reverses the posting of a document; answers the id of the reversing journal.';
--! EndIncluded erp_private/posting/void_post.sql
--! Included erp_private/posting/void_stock.sql
-- Reverses the stock movements of a posting and values later ones again.
-- Code: KOSTK.
create or replace function erp_private.void_stock(
  posting_id bigint, transaksi_id bigint, asal_posting_id bigint, tanggal date, koreksi boolean,
  out hasil erp_private.gerak[], out kepala erp_private.jurnal_kepala[]
)
language plpgsql
as $$
#variable_conflict use_column
declare
  v_gerak constant erp_private.gerak[] :=
    erp_private.void_moves(asal_posting_id, void_stock.koreksi, void_stock.tanggal);
  v_kunci record;
  v_asal record;
  v_g record;
begin
  hasil := '{}';
  kepala := '{}';
  if cardinality(v_gerak) = 0 then
    return;
  end if;
  if not void_stock.koreksi then
    select s.hasil, s.kepala into void_stock.hasil, void_stock.kepala
      from erp_private.stok_post(
        void_stock.posting_id, void_stock.transaksi_id, void_stock.tanggal,
        erp_private.terhitung_order(v_gerak)
      ) as s;
    return;
  end if;
  v_kunci := erp_private.terhitung_void(
    void_stock.posting_id, void_stock.transaksi_id, v_gerak
  );
  hasil := v_kunci.hasil;
  select m.tanggal_kunci, m.urut into v_asal
    from mutasi_stok as m
   where m.id = void_stock.hasil[1].membalik_id;
  perform erp_private.stok_insert(
    void_stock.posting_id, void_stock.transaksi_id, void_stock.tanggal,
    v_asal.tanggal_kunci, v_asal.urut, void_stock.hasil
  );
  for v_g in
    select g.barang_id, g.lokasi_id
      from unnest(v_gerak) as g
     group by g.barang_id, g.lokasi_id
    having min(g.qty) < 0
     order by g.barang_id, g.lokasi_id
  loop
    perform erp_private.stok_check(
      v_g.barang_id, v_g.lokasi_id, v_kunci.tanggal_kunci, v_kunci.urut
    );
  end loop;
  kepala := erp_private.stok_revalue(
    void_stock.posting_id, void_stock.transaksi_id,
    array(select distinct g.barang_id from unnest(v_gerak) as g),
    v_kunci.tanggal_kunci, v_kunci.urut
  );
end
$$;

alter function erp_private.void_stock(bigint, bigint, bigint, date, boolean) owner to erp_owner;
revoke all on function erp_private.void_stock(bigint, bigint, bigint, date, boolean) from public;
grant execute on function erp_private.void_stock(bigint, bigint, bigint, date, boolean)
  to erp_writer;
comment on function erp_private.void_stock(bigint, bigint, bigint, date, boolean) is
  'Reverses a posting''s stock movements and corrects later ones (KOSTK).';
--! EndIncluded erp_private/posting/void_stock.sql
--! Included erp_private/session/session_check_all.sql
-- Which of many tokens are no longer true: the positions, from 0, in an array of
-- {session_id, pengguna_id, tenant_kode, peran}. For streams that stay open after their request.
create or replace function erp_private.session_check_all(daftar jsonb)
returns integer[]
language sql
stable
security definer
set search_path = pg_catalog, pg_temp
as $$
  select coalesce(array_agg((d.urutan - 1)::integer order by d.urutan), '{}')
    from jsonb_array_elements(daftar) with ordinality as d (isi, urutan)
   where not (erp_private.session_check(
     (d.isi ->> 'session_id')::uuid, (d.isi ->> 'pengguna_id')::uuid, d.isi ->> 'tenant_kode',
     d.isi ->> 'peran'
   ) ->> 'ok')::boolean
$$;

alter function erp_private.session_check_all(jsonb) owner to erp_platform;
revoke all on function erp_private.session_check_all(jsonb) from public;
grant execute on function erp_private.session_check_all(jsonb) to erp_gate;
comment on function erp_private.session_check_all(jsonb) is
  'Positions of the tokens that are no longer true.';
--! EndIncluded erp_private/session/session_check_all.sql
--! Included erp_private/session/session_tenant_place.sql
-- Where the data of an active tenant is: {skema, peran_db, target}; null for no such tenant. For
-- what the server does in a tenant without a user: the public trigger outside production.
create or replace function erp_private.session_tenant_place(kode text)
returns jsonb
language sql
stable
security definer
set search_path = pg_catalog, pg_temp
as $$
  select jsonb_build_object('skema', t.skema, 'peran_db', t.peran_db, 'target', t.target)
    from erp_private.tenant as t
   where t.kode = session_tenant_place.kode and t.aktif
$$;

alter function erp_private.session_tenant_place(text) owner to erp_platform;
revoke all on function erp_private.session_tenant_place(text) from public;
grant execute on function erp_private.session_tenant_place(text) to erp_gate;
comment on function erp_private.session_tenant_place(text) is
  'Schema, request role and connection target of an active tenant.';
--! EndIncluded erp_private/session/session_tenant_place.sql
--! Included erp_private/setelan/akun_peran_conflicts.sql
-- Why roles cannot move to other accounts: a control account with a balance would leave its
-- sub-ledger behind, an account that was booked to cannot become a control account.
create or replace function erp_private.akun_peran_conflicts(peta jsonb)
returns text[]
language plpgsql
stable
as $$
#variable_conflict use_column
begin
  return (
    select coalesce(array_agg(format('akun_peran.%s: %s', m.peran, m.sebab) order by m.peran), '{}')
      from (
        select p.peran, case
            when (b.kendali is not null or p.peran = 'saldo_awal') and s.nilai <> 0
              then format('akun %s masih bersaldo %s', p.akun_kode, s.nilai)
            when (b.kendali is not null and a.kendali is null or p.peran = 'laba_berjalan')
              and exists (select from jurnal_baris as j where j.akun_kode = a.kode)
              then format('akun %s sudah dijurnal', a.kode)
          end as sebab
          from akun_peran as p
          join erp.akun_peran_ref as r on r.peran = p.peran
          join erp_private.akun_baku as b on b.kode = r.akun_baku
          join akun as a on a.kode = peta ->> p.peran
         cross join lateral (
           select coalesce(sum(h.debit - h.kredit), 0) as nilai
             from saldo_harian as h
            where h.akun_kode = p.akun_kode
         ) as s
         where a.kode <> p.akun_kode
      ) as m
     where m.sebab is not null
  );
end
$$;

alter function erp_private.akun_peran_conflicts(jsonb) owner to erp_owner;
revoke all on function erp_private.akun_peran_conflicts(jsonb) from public;
grant execute on function erp_private.akun_peran_conflicts(jsonb) to erp_writer;
comment on function erp_private.akun_peran_conflicts(jsonb) is
  'Why posting roles cannot move to these accounts.';
--! EndIncluded erp_private/setelan/akun_peran_conflicts.sql
--! Included erp_private/setelan/akun_peran_equity.sql
-- The accounts of the roles that must not share one, as they will be.
create or replace function erp_private.akun_peran_equity(peta jsonb)
returns table (peran text, kode text)
language sql
stable
as $$
  select p.peran, coalesce(peta ->> p.peran, p.akun_kode)
    from akun_peran as p
   where p.peran in ('modal', 'prive', 'laba_ditahan', 'laba_berjalan', 'saldo_awal')
$$;

alter function erp_private.akun_peran_equity(jsonb) owner to erp_owner;
revoke all on function erp_private.akun_peran_equity(jsonb) from public;
grant execute on function erp_private.akun_peran_equity(jsonb) to erp_writer;
comment on function erp_private.akun_peran_equity(jsonb) is
  'Equity accounts of posting roles after a change.';
--! EndIncluded erp_private/setelan/akun_peran_equity.sql
--! Included erp_private/setelan/akun_peran_problems.sql
-- What is wrong with a map of posting roles to accounts, each line with its path. An account must
-- be of the class of the role's default account; for cash and banks of its subclass too; and a
-- control account of another kind stays what it is.
create or replace function erp_private.akun_peran_problems(peta jsonb)
returns text[]
language plpgsql
stable
as $$
#variable_conflict use_column
begin
  if peta is null then
    return '{}';
  elsif jsonb_typeof(peta) <> 'object' then
    return array['akun_peran: harus objek'];
  end if;
  return (
    select coalesce(array_agg(m.pesan order by m.pesan), '{}')
      from (
        select format('akun_peran.%s: ', k.key) || case
            when r.peran is null then 'bukan peran akun'
            when jsonb_typeof(k.value) <> 'string' then 'harus kode akun'
            when a.kode is null then 'akun tidak ditemukan'
            when not a.aktif then format('akun %s tidak aktif', a.kode)
            when s.klas_id <> bs.klas_id or (bs.id = 11 and s.id <> 11) then format(
              'akun %s harus dari %s %s', a.kode,
              case when bs.id = 11 then 'subklas' else 'klas' end,
              case when bs.id = 11 then bs.nama else bk.nama end
            )
            when a.kendali is not null and a.kendali is distinct from b.kendali
              then format('akun %s adalah akun kendali untuk hal lain', a.kode)
            when not coalesce(a.adalah_kas, false) and r.peran = 'kas'
              then format('akun %s bukan akun kas', a.kode)
          end as pesan
          from jsonb_each(peta) as k
          left join erp.akun_peran_ref as r on r.peran = k.key
          left join erp_private.akun_baku as b on b.kode = r.akun_baku
          left join erp.akun_subklas as bs on bs.id = b.subklas_id
          left join erp.akun_klas as bk on bk.id = bs.klas_id
          left join akun as a on a.kode = k.value #>> '{}'
          left join erp.akun_subklas as s on s.id = a.subklas_id
        union all
        select format('akun_peran.%s: akun %s sudah dipakai peran %s', n.peran, n.kode, l.peran)
          from erp_private.akun_peran_equity(peta) as n
          join erp_private.akun_peran_equity(peta) as l on l.kode = n.kode and l.peran <> n.peran
         where peta ? n.peran
      ) as m
     where m.pesan is not null
  );
end
$$;

alter function erp_private.akun_peran_problems(jsonb) owner to erp_owner;
revoke all on function erp_private.akun_peran_problems(jsonb) from public;
grant execute on function erp_private.akun_peran_problems(jsonb) to erp_writer;
comment on function erp_private.akun_peran_problems(jsonb) is
  'Messages about a map of posting roles to accounts.';
--! EndIncluded erp_private/setelan/akun_peran_problems.sql
--! Included erp_private/setelan/akun_peran_store.sql
-- Moves posting roles to other accounts; answers whether anything changed. The account of a control
-- role becomes a control account; the old one stays one when it was ever booked to, or another role
-- needs it.
-- Code: KOSET.
create or replace function erp_private.akun_peran_store(peta jsonb)
returns boolean
language plpgsql
as $$
#variable_conflict use_column
declare
  v_sebab constant text[] := erp_private.akun_peran_conflicts(peta);
  v_lama text[];
begin
  if v_sebab <> '{}' then
    raise exception using errcode = 'KOSET', message = array_to_string(v_sebab, '; ');
  end if;
  select array_agg(p.akun_kode) into v_lama
    from akun_peran as p
   where peta ->> p.peran <> p.akun_kode;
  if v_lama is null then
    return false;
  end if;
  update akun_peran as p
     set akun_kode = peta ->> p.peran
   where peta ->> p.peran <> p.akun_kode;
  update akun as a
     set kendali = n.kendali, diubah_pada = clock_timestamp()
    from (
      select x.kode, max(b.kendali) as kendali
        from akun as x
        left join akun_peran as p on p.akun_kode = x.kode
        left join erp.akun_peran_ref as r on r.peran = p.peran
        left join erp_private.akun_baku as b on b.kode = r.akun_baku
       where x.kode = any (v_lama) or x.kode in (select k.value from jsonb_each_text(peta) as k)
       group by x.kode
    ) as n
   where a.kode = n.kode and a.kendali is distinct from n.kendali
     and (
       n.kendali is not null
       or not exists (select from jurnal_baris as j where j.akun_kode = a.kode)
     );
  return true;
end
$$;

alter function erp_private.akun_peran_store(jsonb) owner to erp_owner;
revoke all on function erp_private.akun_peran_store(jsonb) from public;
grant execute on function erp_private.akun_peran_store(jsonb) to erp_writer;
comment on function erp_private.akun_peran_store(jsonb) is
  'Moves posting roles to other accounts (KOSET).';
--! EndIncluded erp_private/setelan/akun_peran_store.sql
--! Included erp_private/setelan/format_nomor_on.sql
-- The pattern of numbers of a month, given the row of pengaturan. A tenant without a change has
-- only the one.
create or replace function erp_private.format_nomor_on(pengaturan jsonb, bulan date)
returns text
language sql
stable
as $$
  select coalesce(
    (
      select u.n ->> 'format'
        from jsonb_array_elements(pengaturan -> 'format_nomor_ubah') as u (n)
       where (u.n ->> 'sejak')::date <= bulan
       order by u.n ->> 'sejak' desc
       limit 1
    ),
    pengaturan ->> 'format_nomor'
  )
$$;

alter function erp_private.format_nomor_on(jsonb, date) owner to erp_owner;
revoke all on function erp_private.format_nomor_on(jsonb, date) from public;
grant execute on function erp_private.format_nomor_on(jsonb, date) to erp_writer, erp_reader;
comment on function erp_private.format_nomor_on(jsonb, date) is
  'The pattern of numbers of a month.';
--! EndIncluded erp_private/setelan/format_nomor_on.sql
--! Included erp_private/setelan/format_nomor_problem.sql
-- What is wrong with a pattern of numbers. A number is unique by kind, location, month and counter,
-- so its pattern shows each of them.
create or replace function erp_private.format_nomor_problem(format text)
returns text
language sql
immutable
as $$
  select case
    when format !~ '^([A-Za-z0-9/._-]|\{(kode|lokasi|YYYYMM|YYYY|MM|n{3,9})\})+$'
      then 'hanya huruf, angka, / . _ - dan {kode}, {lokasi}, {YYYYMM}, {YYYY}, {MM}, {nnnnn}'
    when format not like '%{kode}%' or format not like '%{lokasi}%'
      then 'harus memuat {kode} dan {lokasi}'
    when regexp_count(format, '\{n+\}') <> 1 then 'harus memuat {nnnnn} satu kali, 3 sampai 9 n'
    when format not like '%{YYYYMM}%'
      and (format not like '%{YYYY}%' or format not like '%{MM}%')
      then 'harus memuat {YYYYMM}, atau {YYYY} dan {MM}'
  end
$$;

alter function erp_private.format_nomor_problem(text) owner to erp_owner;
revoke all on function erp_private.format_nomor_problem(text) from public;
grant execute on function erp_private.format_nomor_problem(text) to erp_writer;
comment on function erp_private.format_nomor_problem(text) is
  'What is wrong with a pattern of numbers; null when nothing is.';
--! EndIncluded erp_private/setelan/format_nomor_problem.sql
--! Included erp_private/setelan/setelan_changes.sql
-- What a document of settings changes, by column. A decimal may come as a string.
create or replace function erp_private.setelan_changes(dokumen jsonb, lama jsonb)
returns jsonb
language sql
stable
as $$
  select coalesce(jsonb_object_agg(n.nama, n.nilai), '{}')
    from (
      select (r.setelan).nama, case
               when (r.setelan).tipe in ('uang', 'kuantitas') and jsonb_typeof(r.nilai) = 'string'
                 then to_jsonb((r.nilai #>> '{}')::numeric)
               else r.nilai
             end as nilai
        from erp_private.setelan_rows(dokumen, lama) as r
    ) as n
   where n.nilai <> lama -> n.nama
$$;

alter function erp_private.setelan_changes(jsonb, jsonb) owner to erp_owner;
revoke all on function erp_private.setelan_changes(jsonb, jsonb) from public;
grant execute on function erp_private.setelan_changes(jsonb, jsonb) to erp_writer;
comment on function erp_private.setelan_changes(jsonb, jsonb) is
  'The columns that a document of settings changes.';
--! EndIncluded erp_private/setelan/setelan_changes.sql
--! Included erp_private/setelan/setelan_check.sql
-- Refuses a document of settings with every mistake in it, a line each.
-- Code: VASET.
create or replace function erp_private.setelan_check(dokumen jsonb, ada jsonb)
returns void
language plpgsql
stable
as $$
declare
  v_pesan text[];
begin
  if coalesce(jsonb_typeof(dokumen), 'null') <> 'object' then
    raise exception using errcode = 'VASET', message = 'patch: harus objek';
  end if;
  select array_agg(m.pesan order by m.pesan) into v_pesan
    from (
      select r.path || ': ' || case
          when (r.setelan).nama is not null then
            erp_private.setelan_problem(r.setelan, r.nilai)
          when exists (select from erp_private.setelan as s where s.grup = r.path) then
            'harus objek'
          else 'tidak dikenal; yang diizinkan: ' || (
            select string_agg(replace(s.nama, s.grup || '_', s.grup || '.'), ', ' order by s.urutan)
              from (
                select s.nama, s.grup, s.urutan from erp_private.setelan as s where ada ? s.nama
                union all
                select 'akun_peran', '-', 1000
              ) as s
          )
        end as pesan
        from erp_private.setelan_rows(dokumen, ada) as r
    ) as m
   where m.pesan is not null;
  v_pesan := v_pesan || erp_private.akun_peran_problems(dokumen -> 'akun_peran');
  if cardinality(v_pesan) > 0 then
    raise exception using errcode = 'VASET', message = array_to_string(v_pesan, E'\n');
  end if;
end
$$;

alter function erp_private.setelan_check(jsonb, jsonb) owner to erp_owner;
revoke all on function erp_private.setelan_check(jsonb, jsonb) from public;
grant execute on function erp_private.setelan_check(jsonb, jsonb) to erp_writer;
comment on function erp_private.setelan_check(jsonb, jsonb) is
  'Refuses a document of settings with mistakes (VASET).';
--! EndIncluded erp_private/setelan/setelan_check.sql
--! Included erp_private/setelan/setelan_check_awal_tahun_buku.sql
-- Years that are closed have their days already.
create or replace function erp_private.setelan_check_awal_tahun_buku(lama jsonb, baru jsonb)
returns text
language plpgsql
stable
as $$
begin
  return case
    when exists (select from penutupan as c where c.dibuka_pada is null)
      then 'sudah ada tahun buku yang ditutup'
  end;
end
$$;

alter function erp_private.setelan_check_awal_tahun_buku(jsonb, jsonb) owner to erp_owner;
revoke all on function erp_private.setelan_check_awal_tahun_buku(jsonb, jsonb) from public;
grant execute on function erp_private.setelan_check_awal_tahun_buku(jsonb, jsonb) to erp_writer;
comment on function erp_private.setelan_check_awal_tahun_buku(jsonb, jsonb) is
  'Why awal_tahun_buku cannot change; null when it can.';
--! EndIncluded erp_private/setelan/setelan_check_awal_tahun_buku.sql
--! Included erp_private/setelan/setelan_check_kebijakan_stok_minus.sql
-- Stock below zero would stay what nobody may make it any more. Goods with a policy of their own
-- are not concerned.
create or replace function erp_private.setelan_check_kebijakan_stok_minus(lama jsonb, baru jsonb)
returns text
language plpgsql
stable
as $$
declare
  v_minus record;
begin
  select b.kode, l.kode as lokasi, s.qty into v_minus
    from stok_lokasi as s
    join barang as b on b.id = s.barang_id and b.kebijakan_stok_minus is null
    join lokasi as l on l.id = s.lokasi_id
   where s.qty < 0 and baru ->> 'kebijakan_stok_minus' = 'tolak'
   order by b.kode, l.kode
   limit 1;
  return case
    when found then format(
      'stok masih minus, misalnya barang %s di lokasi %s: %s',
      v_minus.kode, v_minus.lokasi, trim_scale(v_minus.qty)
    )
  end;
end
$$;

alter function erp_private.setelan_check_kebijakan_stok_minus(jsonb, jsonb) owner to erp_owner;
revoke all on function erp_private.setelan_check_kebijakan_stok_minus(jsonb, jsonb) from public;
grant execute on function
  erp_private.setelan_check_kebijakan_stok_minus(jsonb, jsonb)
  to erp_writer;
comment on function erp_private.setelan_check_kebijakan_stok_minus(jsonb, jsonb) is
  'Why kebijakan_stok_minus cannot change; null when it can.';
--! EndIncluded erp_private/setelan/setelan_check_kebijakan_stok_minus.sql
--! Included erp_private/setelan/setelan_check_kunci_saldo_awal.sql
-- An opening balance that came now would change what a closed year closed.
create or replace function erp_private.setelan_check_kunci_saldo_awal(lama jsonb, baru jsonb)
returns text
language plpgsql
stable
as $$
begin
  return case
    when not (baru ->> 'kunci_saldo_awal')::boolean
      and exists (select from penutupan as c where c.dibuka_pada is null)
      then 'masih ada tahun buku yang ditutup; buka tahunnya lebih dulu'
  end;
end
$$;

alter function erp_private.setelan_check_kunci_saldo_awal(jsonb, jsonb) owner to erp_owner;
revoke all on function erp_private.setelan_check_kunci_saldo_awal(jsonb, jsonb) from public;
grant execute on function erp_private.setelan_check_kunci_saldo_awal(jsonb, jsonb) to erp_writer;
comment on function erp_private.setelan_check_kunci_saldo_awal(jsonb, jsonb) is
  'Why kunci_saldo_awal cannot change; null when it can.';
--! EndIncluded erp_private/setelan/setelan_check_kunci_saldo_awal.sql
--! Included erp_private/setelan/setelan_check_lingkup_hpp.sql
-- Stock that moved lies in the old pools.
create or replace function erp_private.setelan_check_lingkup_hpp(lama jsonb, baru jsonb)
returns text
language plpgsql
stable
as $$
begin
  return case
    when exists (select from mutasi_stok) then 'sudah ada mutasi stok'
  end;
end
$$;

alter function erp_private.setelan_check_lingkup_hpp(jsonb, jsonb) owner to erp_owner;
revoke all on function erp_private.setelan_check_lingkup_hpp(jsonb, jsonb) from public;
grant execute on function erp_private.setelan_check_lingkup_hpp(jsonb, jsonb) to erp_writer;
comment on function erp_private.setelan_check_lingkup_hpp(jsonb, jsonb) is
  'Why lingkup_hpp cannot change; null when it can.';
--! EndIncluded erp_private/setelan/setelan_check_lingkup_hpp.sql
--! Included erp_private/setelan/setelan_check_mata_uang.sql
-- Amounts that are booked are amounts of the old currency.
create or replace function erp_private.setelan_check_mata_uang(lama jsonb, baru jsonb)
returns text
language plpgsql
stable
as $$
begin
  return case
    when exists (select from posting) then 'sudah ada transaksi yang dibukukan'
  end;
end
$$;

alter function erp_private.setelan_check_mata_uang(jsonb, jsonb) owner to erp_owner;
revoke all on function erp_private.setelan_check_mata_uang(jsonb, jsonb) from public;
grant execute on function erp_private.setelan_check_mata_uang(jsonb, jsonb) to erp_writer;
comment on function erp_private.setelan_check_mata_uang(jsonb, jsonb) is
  'Why mata_uang cannot change; null when it can.';
--! EndIncluded erp_private/setelan/setelan_check_mata_uang.sql
--! Included erp_private/setelan/setelan_check_metode_hpp.sql
-- Stock that moved is valued by the old method.
create or replace function erp_private.setelan_check_metode_hpp(lama jsonb, baru jsonb)
returns text
language plpgsql
stable
as $$
begin
  return case
    when exists (select from mutasi_stok) then 'sudah ada mutasi stok'
  end;
end
$$;

alter function erp_private.setelan_check_metode_hpp(jsonb, jsonb) owner to erp_owner;
revoke all on function erp_private.setelan_check_metode_hpp(jsonb, jsonb) from public;
grant execute on function erp_private.setelan_check_metode_hpp(jsonb, jsonb) to erp_writer;
comment on function erp_private.setelan_check_metode_hpp(jsonb, jsonb) is
  'Why metode_hpp cannot change; null when it can.';
--! EndIncluded erp_private/setelan/setelan_check_metode_hpp.sql
--! Included erp_private/setelan/setelan_check_tanggal_kunci.sql
-- A closed year stays locked; and nothing may be waiting on a day that is to be locked.
-- Code: KOTUP.
create or replace function erp_private.setelan_check_tanggal_kunci(lama jsonb, baru jsonb)
returns text
language plpgsql
stable
as $$
declare
  v_baru constant date := baru ->> 'tanggal_kunci';
  v_tahun record;
begin
  select c.tahun, c.akhir into v_tahun
    from penutupan as c
   where c.dibuka_pada is null
   order by c.akhir desc
   limit 1;
  if v_tahun.akhir is not null and coalesce(v_baru < v_tahun.akhir, true) then
    return format(
      'tahun buku %s sudah ditutup sampai %s; buka tahunnya lebih dulu',
      v_tahun.tahun, v_tahun.akhir
    );
  end if;
  if v_baru > coalesce((lama ->> 'tanggal_kunci')::date, '-infinity') then
    perform erp_private.periode_close_check('-infinity', v_baru, 'tanggal_kunci');
  end if;
  return null;
end
$$;

alter function erp_private.setelan_check_tanggal_kunci(jsonb, jsonb) owner to erp_owner;
revoke all on function erp_private.setelan_check_tanggal_kunci(jsonb, jsonb) from public;
grant execute on function erp_private.setelan_check_tanggal_kunci(jsonb, jsonb) to erp_writer;
comment on function erp_private.setelan_check_tanggal_kunci(jsonb, jsonb) is
  'Why tanggal_kunci cannot change; null when it can.';
--! EndIncluded erp_private/setelan/setelan_check_tanggal_kunci.sql
--! Included erp_private/setelan/setelan_check_tanggal_mulai.sql
-- Opening balances lie on the day before, everything else after it.
create or replace function erp_private.setelan_check_tanggal_mulai(lama jsonb, baru jsonb)
returns text
language plpgsql
stable
as $$
begin
  return case
    when exists (select from posting) then 'sudah ada transaksi yang dibukukan'
  end;
end
$$;

alter function erp_private.setelan_check_tanggal_mulai(jsonb, jsonb) owner to erp_owner;
revoke all on function erp_private.setelan_check_tanggal_mulai(jsonb, jsonb) from public;
grant execute on function erp_private.setelan_check_tanggal_mulai(jsonb, jsonb) to erp_writer;
comment on function erp_private.setelan_check_tanggal_mulai(jsonb, jsonb) is
  'Why tanggal_mulai cannot change; null when it can.';
--! EndIncluded erp_private/setelan/setelan_check_tanggal_mulai.sql
--! Included erp_private/setelan/setelan_conflicts.sql
-- Refuses changes that would falsify existing books, with all reasons. A setting that can has a
-- function erp_private.setelan_check_<nama>, found by name: given the settings before and after, it
-- answers the reason, or null.
-- Codes: KOSET, and those of the functions.
create or replace function erp_private.setelan_conflicts(lama jsonb, ubah jsonb)
returns void
language plpgsql
stable
as $$
declare
  v_baru constant jsonb := lama || ubah;
  v_nama text;
  v_sebab text;
  v_semua text[] := '{}';
begin
  for v_nama in
    select s.nama from erp_private.setelan as s where ubah ? s.nama order by s.urutan
  loop
    if to_regprocedure(format('erp_private.%I(jsonb, jsonb)', 'setelan_check_' || v_nama))
      is not null
    then
      execute format('select erp_private.%I($1, $2)', 'setelan_check_' || v_nama)
        into v_sebab using lama, v_baru;
      if v_sebab is not null then
        v_semua := v_semua || format('%s: %s', v_nama, v_sebab);
      end if;
    end if;
  end loop;
  if v_semua <> '{}' then
    raise exception using errcode = 'KOSET', message = array_to_string(v_semua, '; ');
  end if;
end
$$;

alter function erp_private.setelan_conflicts(jsonb, jsonb) owner to erp_owner;
revoke all on function erp_private.setelan_conflicts(jsonb, jsonb) from public;
grant execute on function erp_private.setelan_conflicts(jsonb, jsonb) to erp_writer;
comment on function erp_private.setelan_conflicts(jsonb, jsonb) is
  'Refuses settings that would falsify existing books (KOSET).';
--! EndIncluded erp_private/setelan/setelan_conflicts.sql
--! Included erp_private/setelan/setelan_problem.sql
-- What is wrong with the value of a setting by itself, in words that follow its path; null when
-- nothing is.
create or replace function erp_private.setelan_problem(setelan erp_private.setelan, nilai jsonb)
returns text
language plpgsql
stable
as $$
declare
  v_teks constant text := nilai #>> '{}';
  v_pesan text;
begin
  if nilai = 'null' then
    return case when not setelan.boleh_null then 'tidak boleh null' end;
  end if;
  v_pesan := erp_private.master_value_problem(
    jsonb_populate_record(
      null::erp_private.master_kolom,
      to_jsonb(setelan) - case when setelan.tipe = 'teks' then '' else 'pola' end
    ), nilai
  );
  return case
    when v_pesan is not null then v_pesan
    when setelan.pola is not null and v_teks !~ setelan.pola then setelan.petunjuk
    when setelan.nama = 'format_nomor' then erp_private.format_nomor_problem(v_teks)
    when setelan.nama = 'zona_waktu' and not exists (
      select from pg_catalog.pg_timezone_names as z
       where z.name = v_teks and z.name ~ '^(UTC|[A-Z][A-Za-z]+/.+)$'
    ) then 'harus zona waktu IANA, misalnya Asia/Jakarta'
    when setelan.nama = 'tanggal_kunci' and v_teks::date > erp_private.tenant_today()
      then 'tidak boleh sesudah hari ini'
    when setelan.nama = 'tanggal_mulai' and v_teks::date > erp_private.tenant_today() + 366
      then 'paling lambat setahun sesudah hari ini'
  end;
end
$$;

alter function erp_private.setelan_problem(erp_private.setelan, jsonb) owner to erp_owner;
revoke all on function erp_private.setelan_problem(erp_private.setelan, jsonb) from public;
grant execute on function erp_private.setelan_problem(erp_private.setelan, jsonb) to erp_writer;
comment on function erp_private.setelan_problem(erp_private.setelan, jsonb) is
  'What is wrong with the value of a setting; null when nothing is.';
--! EndIncluded erp_private/setelan/setelan_problem.sql
--! Included erp_private/setelan/setelan_rows.sql
-- The settings of a document of settings, one row each: the path that the document names it by, and
-- the setting, null for a name that there is none of. `ada` is the row of pengaturan: a setting
-- whose column a tenant does not have yet is none.
create or replace function erp_private.setelan_rows(dokumen jsonb, ada jsonb)
returns table (path text, setelan erp_private.setelan, nilai jsonb)
language sql
stable
as $$
  select d.path, s, d.nilai
    from (
      select x.path, x.grup, x.kunci, x.nilai
        from (
          select k.key as path, null as grup, k.key as kunci, k.value as nilai
            from jsonb_each(setelan_rows.dokumen) as k
           where k.key <> 'akun_peran'
             and not exists (select from erp_private.setelan as g where g.grup = k.key)
          union all
          select k.key || coalesce('.' || i.key, ''), k.key, i.key, coalesce(i.value, k.value)
            from jsonb_each(setelan_rows.dokumen) as k
            left join lateral jsonb_each(
              case when jsonb_typeof(k.value) = 'object' then k.value end
            ) as i on true
           where exists (select from erp_private.setelan as g where g.grup = k.key)
             and k.value <> '{}'
        ) as x
    ) as d
    left join erp_private.setelan as s
      on s.grup is not distinct from d.grup
     and s.nama = coalesce(d.grup || '_', '') || d.kunci
     and setelan_rows.ada ? s.nama
$$;

alter function erp_private.setelan_rows(jsonb, jsonb) owner to erp_owner;
revoke all on function erp_private.setelan_rows(jsonb, jsonb) from public;
grant execute on function erp_private.setelan_rows(jsonb, jsonb) to erp_writer;
comment on function erp_private.setelan_rows(jsonb, jsonb) is
  'The settings that a document of settings names.';
--! EndIncluded erp_private/setelan/setelan_rows.sql
--! Included erp_private/setelan/setelan_store.sql
-- Writes changed settings in one UPDATE, and the name to the registry of tenants too. A new pattern
-- of numbers begins with the next month; one that was to begin then is replaced.
create or replace function erp_private.setelan_store(ubah jsonb)
returns void
language plpgsql
as $$
declare
  v_sejak constant text :=
    (date_trunc('month', erp_private.tenant_today()) + interval '1 month')::date::text;
  v_ubah jsonb := ubah - 'format_nomor';
  v_kolom text;
begin
  if ubah ? 'format_nomor' then
    select v_ubah || jsonb_build_object('format_nomor_ubah', coalesce(jsonb_agg(u.n), '[]'))
      into v_ubah
      from (
        select u.n
          from pengaturan as p
          cross join jsonb_array_elements(p.format_nomor_ubah) with ordinality as u (n, urutan)
         where u.n ->> 'sejak' < v_sejak
         order by u.urutan
      ) as u;
    v_ubah := jsonb_set(
      v_ubah, '{format_nomor_ubah}', (v_ubah -> 'format_nomor_ubah')
        || jsonb_build_object('sejak', v_sejak, 'format', ubah -> 'format_nomor')
    );
  end if;
  select string_agg(format('%1$I = n.%1$I', k.nama), ', ') into v_kolom
    from jsonb_object_keys(v_ubah) as k (nama);
  execute format(
    'update pengaturan as p set %s, diubah_pada = clock_timestamp()'
      ' from jsonb_populate_record(null::pengaturan, $1) as n', v_kolom
  ) using v_ubah;
  if ubah ? 'nama' then
    perform erp_private.tenant_rename(ubah ->> 'nama');
  end if;
end
$$;

alter function erp_private.setelan_store(jsonb) owner to erp_owner;
revoke all on function erp_private.setelan_store(jsonb) from public;
grant execute on function erp_private.setelan_store(jsonb) to erp_writer;
comment on function erp_private.setelan_store(jsonb) is
  'Writes changed settings.';
--! EndIncluded erp_private/setelan/setelan_store.sql
--! Included erp_private/simulasi/simulasi_dilepas.sql
-- What a void with kaskade takes with it, as json: each document that stands on the voided one, or
-- on one that is voided with it (`induk_id`), and whether it is voided or only releases what it has
-- paid or used.
create or replace function erp_private.simulasi_dilepas(transaksi_id bigint)
returns json
language plpgsql
stable
as $$
#variable_conflict use_column
begin
  return (
    select coalesce(json_agg(json_build_object(
        'id', d.id, 'nomor_transaksi', d.nomor, 'jenis', d.jenis, 'tanggal', d.tanggal,
        'cara', d.cara, 'induk_id', i.id
      ) order by i.id, d.id), '[]')
      from erp_private.kaskade_tree(simulasi_dilepas.transaksi_id) as i (id)
      cross join lateral erp_private.dependents(i.id) as d
  );
end
$$;

alter function erp_private.simulasi_dilepas(bigint) owner to erp_owner;
revoke all on function erp_private.simulasi_dilepas(bigint) from public;
grant execute on function erp_private.simulasi_dilepas(bigint) to erp_writer;
comment on function erp_private.simulasi_dilepas(bigint) is
  'What a void with kaskade takes with it, as json.';
--! EndIncluded erp_private/simulasi/simulasi_dilepas.sql
--! Included erp_private/simulasi/simulasi_efek.sql
-- What the postings of this transaction since a moment did, as json: movements of stock, balances,
-- corrections of later movements, stocktakings after them, and goods whose corrections are left to
-- the worker.
create or replace function erp_private.simulasi_efek(mulai timestamptz)
returns json
language plpgsql
stable
as $$
#variable_conflict use_column
declare
  v_posting constant bigint[] := array(
    select p.id from posting as p
     where p.dicatat_pada >= simulasi_efek.mulai and p.xid = pg_current_xact_id()
     order by p.id
  );
begin
  return (
    select json_build_object(
        'simulasi', true, 'stok', s.stok, 'saldo', b.saldo,
        'koreksi', erp_private.simulasi_koreksi(v_posting),
        'opname_sesudah', erp_private.simulasi_opname(v_posting),
        'hpp_tertunda', erp_private.simulasi_tertunda(v_posting)
      )
      from (
        select coalesce(json_agg(json_build_object(
            'barang_id', m.barang_id, 'lokasi_id', m.lokasi_id, 'tanggal', m.tanggal,
            'jenis', m.jenis, 'qty', m.qty, 'nilai', m.nilai
          ) order by m.id), '[]') as stok
          from mutasi_stok as m
         where m.posting_id = any (v_posting) and m.jenis <> 'koreksi_hpp'
      ) as s
      cross join (
        select coalesce(json_agg(json_build_object(
            'akun_kode', x.akun_kode, 'tanggal', x.tanggal, 'debit', x.debit, 'kredit', x.kredit
          ) order by x.tanggal, x.akun_kode), '[]') as saldo
          from (
            select l.akun_kode, l.tanggal, sum(l.debit)::erp.uang as debit,
                   sum(l.kredit)::erp.uang as kredit
              from jurnal_baris as l
             where l.posting_id = any (v_posting)
             group by l.akun_kode, l.tanggal
          ) as x
      ) as b
  );
end
$$;

alter function erp_private.simulasi_efek(timestamptz) owner to erp_owner;
revoke all on function erp_private.simulasi_efek(timestamptz) from public;
grant execute on function erp_private.simulasi_efek(timestamptz) to erp_writer;
comment on function erp_private.simulasi_efek(timestamptz) is
  'What the postings of this transaction since a moment did, as json.';
--! EndIncluded erp_private/simulasi/simulasi_efek.sql
--! Included erp_private/simulasi/simulasi_koreksi.sql
-- The corrections of later movements that postings booked: how many, of how many documents, what
-- they add up to, and the first 1,000 of them in the order of the pools, each with the movement's
-- document, its value before and after, and the journal.
create or replace function erp_private.simulasi_koreksi(posting_ids bigint[])
returns json
language plpgsql
stable
as $$
#variable_conflict use_column
begin
  return (
    with
      koreksi as (
        select c.koreksi_untuk as id, c.jurnal_id, sum(c.nilai) as selisih
          from mutasi_stok as c
         where c.posting_id = any (simulasi_koreksi.posting_ids) and c.jenis = 'koreksi_hpp'
         group by c.koreksi_untuk, c.jurnal_id
      ),
      rincian as (
        select k.selisih, k.jurnal_id, m.id, m.transaksi_id, m.barang_id, m.lokasi_id, m.tanggal,
               m.tanggal_kunci, m.urut, m.baris, m.sub, m.qty
          from koreksi as k
          join mutasi_stok as m on m.id = k.id
         order by m.tanggal_kunci, m.urut, m.baris, m.sub, m.id
         limit 1000
      )
    select json_build_object(
        'jumlah', (select count(*) from koreksi),
        'dokumen', (
          select count(distinct m.transaksi_id)
            from koreksi as k join mutasi_stok as m on m.id = k.id
        ),
        'selisih', (select coalesce(sum(k.selisih), 0)::erp.uang from koreksi as k),
        'rincian', coalesce(json_agg(json_build_object(
          'mutasi_id', r.id, 'transaksi_id', t.id, 'nomor_transaksi', t.nomor, 'jenis', t.jenis,
          'tanggal', r.tanggal, 'barang_id', r.barang_id, 'barang_kode', b.kode,
          'lokasi_id', r.lokasi_id, 'qty', r.qty,
          'nilai_semula', (n.kini - r.selisih)::erp.uang, 'nilai_menjadi', n.kini::erp.uang,
          'selisih', r.selisih::erp.uang, 'jurnal_nomor', j.nomor, 'jurnal_tanggal', j.tanggal,
          'lintas_periode', j.lintas_periode
        ) order by r.tanggal_kunci, r.urut, r.baris, r.sub, r.id), '[]')
      )
      from rincian as r
      join transaksi as t on t.id = r.transaksi_id
      join barang as b on b.id = r.barang_id
      left join jurnal as j on j.id = r.jurnal_id
      cross join lateral erp_private.stok_current(r.id) as n (kini)
  );
end
$$;

alter function erp_private.simulasi_koreksi(bigint[]) owner to erp_owner;
revoke all on function erp_private.simulasi_koreksi(bigint[]) from public;
grant execute on function erp_private.simulasi_koreksi(bigint[]) to erp_writer;
comment on function erp_private.simulasi_koreksi(bigint[]) is
  'Corrections of later movements that postings booked, as json.';
--! EndIncluded erp_private/simulasi/simulasi_koreksi.sql
--! Included erp_private/simulasi/simulasi_opname.sql
-- The stocktakings that lie on or after the days of postings and counted their goods where these
-- move: what was counted there may have held the movement already (`sudah_terhitung_opname`).
create or replace function erp_private.simulasi_opname(posting_ids bigint[])
returns json
language plpgsql
stable
as $$
#variable_conflict use_column
begin
  return (
    select coalesce(json_agg(json_build_object(
        'id', o.id, 'nomor_transaksi', o.nomor, 'tanggal', o.tanggal, 'lokasi_id', o.lokasi_id,
        'barang_id', l.barang_id, 'qty_fisik', (l.rincian ->> 'qty_fisik')::erp.kuantitas,
        'qty_sistem', (l.rincian ->> 'qty_sistem')::erp.kuantitas, 'selisih', l.qty_dasar
      ) order by o.tanggal, o.id, l.baris), '[]')
      from (
        select m.barang_id, m.lokasi_id, min(m.tanggal_kunci) as tanggal
          from mutasi_stok as m
         where m.posting_id = any (simulasi_opname.posting_ids) and m.jenis <> 'koreksi_hpp'
         group by m.barang_id, m.lokasi_id
      ) as g
      join transaksi_baris as l on l.barang_id = g.barang_id
      join transaksi as o
        on o.id = l.transaksi_id and o.jenis = 'opname-stok' and o.status = 'final'
        and o.lokasi_id = g.lokasi_id and o.tanggal >= g.tanggal
     where o.posting_id <> all (simulasi_opname.posting_ids)
       and o.rincian ->> 'mode' is distinct from 'saldo_awal'
  );
end
$$;

alter function erp_private.simulasi_opname(bigint[]) owner to erp_owner;
revoke all on function erp_private.simulasi_opname(bigint[]) from public;
grant execute on function erp_private.simulasi_opname(bigint[]) to erp_writer;
comment on function erp_private.simulasi_opname(bigint[]) is
  'Stocktakings after the movements of postings, of the same goods and location, as json.';
--! EndIncluded erp_private/simulasi/simulasi_opname.sql
--! Included erp_private/simulasi/simulasi_tertunda.sql
-- The goods of postings whose corrections are left to the worker, and from which day, as json.
create or replace function erp_private.simulasi_tertunda(posting_ids bigint[])
returns json
language plpgsql
stable
as $$
#variable_conflict use_column
begin
  return (
    select coalesce(json_agg(json_build_object(
        'barang_id', b.barang_id, 'tanggal', b.tanggal
      ) order by b.barang_id), '[]')
      from (
        select m.barang_id, erp_private.hpp_tertunda_sejak(null, m.barang_id) as tanggal
          from (
            select distinct x.barang_id from mutasi_stok as x
             where x.posting_id = any (simulasi_tertunda.posting_ids)
          ) as m
      ) as b
     where b.tanggal is not null
  );
end
$$;

alter function erp_private.simulasi_tertunda(bigint[]) owner to erp_owner;
revoke all on function erp_private.simulasi_tertunda(bigint[]) from public;
grant execute on function erp_private.simulasi_tertunda(bigint[]) to erp_writer;
comment on function erp_private.simulasi_tertunda(bigint[]) is
  'Goods of postings whose corrections are left to the worker, as json.';
--! EndIncluded erp_private/simulasi/simulasi_tertunda.sql
--! Included erp_private/stok/hpp_tertunda_mark.sql
-- Leaves the corrections of a barang after an order key to the worker, when there are more than the
-- limit, or when some are left already: then from the earlier of the two keys on. Answers whether
-- it did. The barang is locked.
create or replace function erp_private.hpp_tertunda_mark(
  barang_id bigint, tanggal date, urut bigint, transaksi_id bigint
)
returns boolean
language plpgsql
as $$
#variable_conflict use_column
declare
  v_batas constant integer := erp_private.stok_batas_mundur();
begin
  -- A tenant that has not taken the step yet has no place to leave them in.
  if to_regclass('hpp_tertunda') is null then
    return false;
  end if;
  update hpp_tertunda as h
     set tanggal = least(h.tanggal, hpp_tertunda_mark.tanggal),
         urut = case
           when h.tanggal = hpp_tertunda_mark.tanggal then least(h.urut, hpp_tertunda_mark.urut)
           when h.tanggal < hpp_tertunda_mark.tanggal then h.urut
           else hpp_tertunda_mark.urut
         end
   where h.barang_id = hpp_tertunda_mark.barang_id;
  if found then
    return true;
  end if;
  if v_batas >= (
    select count(*)
      from (
        select from mutasi_stok as m
         where m.barang_id = hpp_tertunda_mark.barang_id and m.jenis <> 'koreksi_hpp'
           and (m.tanggal_kunci, m.urut) > (hpp_tertunda_mark.tanggal, hpp_tertunda_mark.urut)
         limit v_batas + 1
      ) as k
  ) then
    return false;
  end if;
  insert into hpp_tertunda (barang_id, tanggal, urut, transaksi_id)
  values (
    hpp_tertunda_mark.barang_id, hpp_tertunda_mark.tanggal, hpp_tertunda_mark.urut,
    hpp_tertunda_mark.transaksi_id
  )
  on conflict (barang_id) do nothing;
  perform erp_private.outbox_add(
    'hpp_tertunda', jsonb_build_object('barang_id', hpp_tertunda_mark.barang_id)
  );
  return true;
end
$$;

alter function erp_private.hpp_tertunda_mark(bigint, date, bigint, bigint) owner to erp_owner;
revoke all on function erp_private.hpp_tertunda_mark(bigint, date, bigint, bigint) from public;
grant execute on function erp_private.hpp_tertunda_mark(bigint, date, bigint, bigint) to erp_writer;
comment on function erp_private.hpp_tertunda_mark(bigint, date, bigint, bigint) is
  'Leaves the corrections of a barang after an order key to the worker, when they are too many.';
--! EndIncluded erp_private/stok/hpp_tertunda_mark.sql
--! Included erp_private/stok/hpp_tertunda_sejak.sql
-- The earliest day, up to a day, from which costs of goods (or of one barang) wait for the worker
-- to correct them; null when none do.
create or replace function erp_private.hpp_tertunda_sejak(
  sampai date default 'infinity', barang_id bigint default null
)
returns date
language plpgsql
stable
as $$
#variable_conflict use_column
begin
  if to_regclass('hpp_tertunda') is null then
    return null;
  end if;
  return (
    select min(h.tanggal)
      from hpp_tertunda as h
     where h.tanggal <= coalesce(hpp_tertunda_sejak.sampai, 'infinity')
       and (hpp_tertunda_sejak.barang_id is null or h.barang_id = hpp_tertunda_sejak.barang_id)
  );
end
$$;

alter function erp_private.hpp_tertunda_sejak(date, bigint) owner to erp_owner;
revoke all on function erp_private.hpp_tertunda_sejak(date, bigint) from public;
grant execute on function erp_private.hpp_tertunda_sejak(date, bigint) to erp_writer, erp_reader;
comment on function erp_private.hpp_tertunda_sejak(date, bigint) is
  'The earliest day from which costs of goods wait for the worker, or null.';
--! EndIncluded erp_private/stok/hpp_tertunda_sejak.sql
--! Included erp_private/stok/kolam_in.sql
-- Goods come into a pool, in one part or in several of different cost. First they cover what had
-- left uncovered, oldest first: the difference between what that was booked at and what it costs
-- now is a correction of that movement (`tutup`: mutasi_id, i and the value that it changes by).
-- What is left makes layers.
create or replace function erp_private.kolam_in(
  inout kolam erp_private.kolam, masuk erp_private.lapisan, bagian erp_private.lapisan[],
  fifo boolean, out tutup erp_private.lapisan[]
)
language plpgsql
immutable
set search_path = pg_catalog
as $$
declare
  v_antre erp_private.lapisan[] := kolam.antre;
  v_b erp_private.lapisan;
  v_a erp_private.lapisan;
  v_ke integer := 0;
  v_qty numeric;
  v_nilai numeric;
  v_biaya numeric;
begin
  tutup := '{}';
  foreach v_b in array bagian loop
    kolam.qty := kolam.qty + v_b.qty;
    kolam.nilai := kolam.nilai + v_b.nilai;
    while v_b.qty > 0 and cardinality(v_antre) > 0 loop
      v_a := v_antre[1];
      v_qty := least(v_a.qty, v_b.qty);
      v_biaya := erp_private.stok_out_value(v_b.qty, v_b.nilai, v_qty);
      v_nilai := erp_private.stok_out_value(v_a.qty, v_a.nilai, v_qty);
      if v_nilai <> v_biaya then
        tutup := tutup || row (
          v_a.mutasi_id, 0, null, v_a.i, v_qty, v_nilai - v_biaya
        )::erp_private.lapisan;
        kolam.nilai := kolam.nilai + v_nilai - v_biaya;
      end if;
      v_b.qty := v_b.qty - v_qty;
      v_b.nilai := v_b.nilai - v_biaya;
      v_a.qty := v_a.qty - v_qty;
      v_a.nilai := v_a.nilai - v_nilai;
      if v_a.qty = 0 then
        v_antre := v_antre[2:];
      else
        v_antre[1] := v_a;
      end if;
    end loop;
    if fifo and v_b.qty > 0 then
      kolam.lapisan := kolam.lapisan || row (
        masuk.mutasi_id, v_ke, masuk.asal_id, masuk.i, v_b.qty, v_b.nilai
      )::erp_private.lapisan;
    end if;
    v_ke := v_ke + 1;
  end loop;
  kolam.antre := v_antre;
  if fifo or kolam.qty <= 0 then
    kolam.hpp := masuk.nilai / masuk.qty;
  end if;
end
$$;

alter function erp_private.kolam_in(
  erp_private.kolam, erp_private.lapisan, erp_private.lapisan[], boolean
) owner to erp_owner;
revoke all on function erp_private.kolam_in(
  erp_private.kolam, erp_private.lapisan, erp_private.lapisan[], boolean
) from public;
grant execute on function erp_private.kolam_in(
  erp_private.kolam, erp_private.lapisan, erp_private.lapisan[], boolean
) to erp_writer, erp_reader;
comment on function erp_private.kolam_in(
  erp_private.kolam, erp_private.lapisan, erp_private.lapisan[], boolean
) is
  'Goods come into a pool: what they cover, and the pool after them.';
--! EndIncluded erp_private/stok/kolam_in.sql
--! Included erp_private/stok/kolam_newest.sql
-- What a quantity costs that comes in without a cost of its own, where goods are valued first in,
-- first out: like the newest that lie there.
create or replace function erp_private.kolam_newest(kolam erp_private.kolam, qty numeric)
returns numeric
language plpgsql
immutable
set search_path = pg_catalog
as $$
declare
  v_l erp_private.lapisan;
begin
  for v_i in reverse cardinality(kolam.lapisan) .. 1 loop
    v_l := kolam.lapisan[v_i];
    if v_l.qty > 0 then
      return round(v_l.nilai * qty / v_l.qty, 2);
    end if;
  end loop;
  return null;
end
$$;

alter function erp_private.kolam_newest(erp_private.kolam, numeric) owner to erp_owner;
revoke all on function erp_private.kolam_newest(erp_private.kolam, numeric) from public;
grant execute on function erp_private.kolam_newest(erp_private.kolam, numeric)
  to erp_writer, erp_reader;
comment on function erp_private.kolam_newest(erp_private.kolam, numeric) is
  'Cost of a quantity like that of a pool''s newest layer.';
--! EndIncluded erp_private/stok/kolam_newest.sql
--! Included erp_private/stok/kolam_out.sql
-- A quantity leaves a pool. What lies there goes first, first in, first out (`pilih`: the layers of
-- that movement before all others) or at the average; whatever drains a layer or the pool takes all
-- that is left of its value. What the pool does not have leaves uncovered, at the last known cost,
-- else at `duga`, else at 0, and waits for goods. `nilai` is the cost, `ambil` the layers that it
-- is made of; an uncovered part has no movement.
create or replace function erp_private.kolam_out(
  inout kolam erp_private.kolam, keluar erp_private.lapisan, pilih bigint, fifo boolean,
  duga numeric, out nilai numeric, out ambil erp_private.lapisan[]
)
language plpgsql
immutable
set search_path = pg_catalog
as $$
declare
  v_lapisan erp_private.lapisan[] := kolam.lapisan;
  v_sisa numeric := least(keluar.qty, greatest(kolam.qty, 0));
  v_lebih numeric := keluar.qty - v_sisa;
  v_l erp_private.lapisan;
  v_qty numeric;
  v_nilai numeric;
begin
  nilai := 0;
  ambil := '{}';
  if v_sisa > 0 and not fifo then
    nilai := erp_private.stok_out_value(kolam.qty, kolam.nilai, v_sisa);
    kolam.hpp := kolam.nilai / kolam.qty;
  end if;
  -- First the layers that were asked for, then all.
  for v_putaran in case when pilih is null then 2 else 1 end .. 2 loop
    exit when not fifo;
    for v_i in 1 .. coalesce(cardinality(v_lapisan), 0) loop
      exit when v_sisa = 0;
      v_l := v_lapisan[v_i];
      continue when v_l.qty = 0 or (v_putaran = 1 and v_l.asal_id <> pilih);
      v_qty := least(v_l.qty, v_sisa);
      v_nilai := case
        when v_qty = v_l.qty then v_l.nilai else round(v_l.nilai * v_qty / v_l.qty, 2)
      end;
      ambil := ambil
        || row (v_l.mutasi_id, v_l.ke, null, v_l.i, v_qty, v_nilai)::erp_private.lapisan;
      nilai := nilai + v_nilai;
      v_sisa := v_sisa - v_qty;
      v_l.qty := v_l.qty - v_qty;
      v_l.nilai := v_l.nilai - v_nilai;
      v_lapisan[v_i] := v_l;
    end loop;
  end loop;
  while cardinality(v_lapisan) > 0 and (v_lapisan[1]).qty = 0 loop
    v_lapisan := v_lapisan[2:];
  end loop;
  kolam.lapisan := v_lapisan;
  -- Layers are behind the pool only while the worker has corrections to make.
  v_lebih := v_lebih + case when fifo then v_sisa else 0 end;
  if v_lebih > 0 then
    v_nilai := round(coalesce(kolam.hpp, duga, 0) * v_lebih, 2);
    ambil := ambil || row (null, 0, null, 0, v_lebih, v_nilai)::erp_private.lapisan;
    nilai := nilai + v_nilai;
    kolam.antre := kolam.antre
      || row (keluar.mutasi_id, 0, null, keluar.i, v_lebih, v_nilai)::erp_private.lapisan;
  end if;
  kolam.qty := kolam.qty - keluar.qty;
  kolam.nilai := kolam.nilai - nilai;
end
$$;

alter function erp_private.kolam_out(
  erp_private.kolam, erp_private.lapisan, bigint, boolean, numeric
) owner to erp_owner;
revoke all on function erp_private.kolam_out(
  erp_private.kolam, erp_private.lapisan, bigint, boolean, numeric
) from public;
grant execute on function erp_private.kolam_out(
  erp_private.kolam, erp_private.lapisan, bigint, boolean, numeric
) to erp_writer, erp_reader;
comment on function erp_private.kolam_out(
  erp_private.kolam, erp_private.lapisan, bigint, boolean, numeric
) is
  'What a quantity that leaves a pool costs, and the pool after it.';
--! EndIncluded erp_private/stok/kolam_out.sql
--! Included erp_private/stok/kolam_step.sql
-- One movement through a pool that keeps layers or is short. `nilai` is its value where that is
-- known already; `bagian` goes from what leaves one pool to what comes with it into the next,
-- `ambil` are the layers that it took, `tutup` what it covers (kolam_in). A movement that only
-- passes through its pool is valued and changes nothing.
create or replace function erp_private.kolam_step(
  inout kolam erp_private.kolam, inout nilai numeric, inout bagian erp_private.lapisan[],
  langkah erp_private.langkah, i integer, fifo boolean, out ambil erp_private.lapisan[],
  out tutup erp_private.lapisan[]
)
language plpgsql
immutable
set search_path = pg_catalog
as $$
declare
  m constant erp_private.langkah := langkah;
  v_h record;
begin
  ambil := '{}';
  tutup := '{}';
  if m.netral and nilai is not null then
    return;
  end if;
  if m.qty < 0 then
    v_h := erp_private.kolam_out(
      kolam, row (m.id, 0, null, i, -m.qty, null)::erp_private.lapisan, m.pilih, fifo,
      abs(m.semula / m.qty)
    );
    nilai := -v_h.nilai;
    if not m.netral then
      kolam := v_h.kolam;
      bagian := v_h.ambil;
      -- What left uncovered, the last part, came out of no layer.
      ambil := case
        when not fifo then ambil
        when (bagian[cardinality(bagian)]).mutasi_id is null then trim_array(bagian, 1)
        else bagian
      end;
    end if;
    return;
  end if;
  v_h := erp_private.kolam_in(
    kolam, row (m.id, 0, m.asal, i, m.qty, nilai)::erp_private.lapisan,
    case
      when m.bawa and fifo then bagian
      else array[row (null, 0, null, 0, m.qty, nilai)::erp_private.lapisan]
    end,
    fifo
  );
  kolam := v_h.kolam;
  tutup := v_h.tutup;
end
$$;

alter function erp_private.kolam_step(
  erp_private.kolam, numeric, erp_private.lapisan[], erp_private.langkah, integer, boolean
) owner to erp_owner;
revoke all on function erp_private.kolam_step(
  erp_private.kolam, numeric, erp_private.lapisan[], erp_private.langkah, integer, boolean
) from public;
grant execute on function erp_private.kolam_step(
  erp_private.kolam, numeric, erp_private.lapisan[], erp_private.langkah, integer, boolean
) to erp_writer, erp_reader;
comment on function erp_private.kolam_step(
  erp_private.kolam, numeric, erp_private.lapisan[], erp_private.langkah, integer, boolean
) is
  'One movement through a pool that keeps layers or is short.';
--! EndIncluded erp_private/stok/kolam_step.sql
--! Included erp_private/stok/stok_batas_mundur.sql
-- How many later movements of a barang one posting values again by itself; beyond that the worker
-- does it (hpp_tertunda).
create or replace function erp_private.stok_batas_mundur()
returns integer
language sql
stable
set search_path = pg_catalog
as $$
  select 50000
$$;

alter function erp_private.stok_batas_mundur() owner to erp_owner;
revoke all on function erp_private.stok_batas_mundur() from public;
grant execute on function erp_private.stok_batas_mundur() to erp_writer;
comment on function erp_private.stok_batas_mundur() is
  'How many later movements of a barang one posting values again by itself.';
--! EndIncluded erp_private/stok/stok_batas_mundur.sql
--! Included erp_private/stok/stok_check.sql
-- Refuses a stock that would be negative after the document under an order key or after any later
-- one, unless the goods may leave before they come; the movements of one document count together.
-- Code: KOSTK names the goods, the location and the first date.
create or replace function erp_private.stok_check(
  barang_id bigint, lokasi_id bigint, tanggal date, urut bigint
)
returns void
language plpgsql
stable
as $$
#variable_conflict use_column
declare
  v_kurang record;
begin
  select r.tanggal_kunci, r.sisa into v_kurang
    from (
      select m.tanggal_kunci, m.urut,
             l.qty - coalesce(
               sum(m.qty) over (
                 order by m.tanggal_kunci desc, m.urut desc
                 rows between unbounded preceding and 1 preceding
               ), 0
             ) as sisa
        from (
          select x.tanggal_kunci, x.urut, sum(x.qty) as qty
            from mutasi_stok as x
           where x.barang_id = stok_check.barang_id
             and x.lokasi_id = stok_check.lokasi_id
             and x.jenis <> 'koreksi_hpp'
             and (x.tanggal_kunci, x.urut) >= (stok_check.tanggal, stok_check.urut)
           group by x.tanggal_kunci, x.urut
        ) as m
        join stok_lokasi as l
          on l.barang_id = stok_check.barang_id and l.lokasi_id = stok_check.lokasi_id
    ) as r
   where r.sisa < 0
   order by r.tanggal_kunci, r.urut
   limit 1;
  if found and not erp_private.stok_may_be_short(stok_check.barang_id) then
    raise exception using errcode = 'KOSTK', message = (
      select format(
          'stok %s (%s) di %s kurang %s pada %s',
          b.nama, b.kode, l.kode, trim_scale(-v_kurang.sisa), v_kurang.tanggal_kunci
        )
        from barang as b, lokasi as l
       where b.id = stok_check.barang_id and l.id = stok_check.lokasi_id
    );
  end if;
end
$$;

alter function erp_private.stok_check(bigint, bigint, date, bigint) owner to erp_owner;
revoke all on function erp_private.stok_check(bigint, bigint, date, bigint) from public;
grant execute on function erp_private.stok_check(bigint, bigint, date, bigint) to erp_writer;
comment on function erp_private.stok_check(bigint, bigint, date, bigint) is
  'Refuses negative stock at an order key or later (KOSTK).';
--! EndIncluded erp_private/stok/stok_check.sql
--! Included erp_private/stok/stok_correct.sql
-- Books value corrections: a row (qty 0, nilai Δ) beside each corrected movement, where that one
-- stands in the order of its pool, and one journal per posting date, whose id is answered with its
-- head. A correction of a closed month is booked on the first open day and flagged. Movements of
-- the posting that wait for a correcting journal (mutasi_stok.jurnal_id) join that of their day.
create or replace function erp_private.stok_correct(
  posting_id bigint, transaksi_id bigint, koreksi erp_private.koreksi[]
)
returns erp_private.jurnal_kepala[]
language plpgsql
as $$
#variable_conflict use_column
declare
  v_kepala erp_private.jurnal_kepala[] := '{}';
  v_hari date[];
  v_buku date[];
  v_jurnal bigint[] := '{}';
  v_h record;
  v_id bigint;
begin
  select h.hari, h.buku into v_hari, v_buku
    from erp_private.stok_correct_days(stok_correct.koreksi) as h;
  for v_h in
    select * from erp_private.stok_correct_entries(
      stok_correct.posting_id, stok_correct.koreksi, v_hari, v_buku
    ) as e
     order by e.tanggal
  loop
    v_id := coalesce(v_h.jurnal_id, nextval('jurnal_id_seq'));
    if erp_private.jurnal_write(stok_correct.posting_id, v_id, v_h.tanggal, v_h.ayat) then
      v_kepala := v_kepala || row (
        v_id, 'koreksi', v_h.tanggal, v_h.lintas, null, 'Koreksi HPP', false
      )::erp_private.jurnal_kepala;
    elsif v_h.jurnal_id is null then
      v_id := null;
    end if;
    for i in 1 .. coalesce(cardinality(v_hari), 0) loop
      if v_buku[i] = v_h.tanggal then
        v_jurnal[i] := v_id;
      end if;
    end loop;
  end loop;
  if cardinality(stok_correct.koreksi) > 0 then
    perform erp_private.stok_correct_write(
      stok_correct.posting_id, stok_correct.transaksi_id, stok_correct.koreksi, v_hari, v_buku,
      v_jurnal
    );
  end if;
  return v_kepala;
end
$$;

alter function erp_private.stok_correct(bigint, bigint, erp_private.koreksi[]) owner to erp_owner;
revoke all on function erp_private.stok_correct(bigint, bigint, erp_private.koreksi[]) from public;
grant execute on function erp_private.stok_correct(bigint, bigint, erp_private.koreksi[])
  to erp_writer;
comment on function erp_private.stok_correct(bigint, bigint, erp_private.koreksi[]) is
  'Books value corrections of stock movements, one journal per posting date.';
--! EndIncluded erp_private/stok/stok_correct.sql
--! Included erp_private/stok/stok_correct_account.sql
-- The counter account of a correction: that of the movement it corrects. Where goods cover what had
-- left uncovered, what went to another pool stays there at the value that it had; its difference is
-- an adjustment of cost.
create or replace function erp_private.stok_correct_account(
  koreksi erp_private.koreksi, akun_lawan text
)
returns text
language plpgsql
stable
as $$
begin
  if koreksi.penutup_id is not null and exists (
    select
      from mutasi_stok as m
      join mutasi_stok as x
        on x.sumber_id = m.id and x.dasar = 'cermin' and x.posting_id = m.posting_id
        and x.pool_id <> m.pool_id
     where m.id = koreksi.mutasi_id
  ) then
    return erp_private.akun_roles() ->> 'penyesuaian_hpp';
  end if;
  return akun_lawan;
end
$$;

alter function erp_private.stok_correct_account(erp_private.koreksi, text) owner to erp_owner;
revoke all on function erp_private.stok_correct_account(erp_private.koreksi, text) from public;
grant execute on function erp_private.stok_correct_account(erp_private.koreksi, text)
  to erp_writer;
comment on function erp_private.stok_correct_account(erp_private.koreksi, text) is
  'Counter account of the correction of a stock movement.';
--! EndIncluded erp_private/stok/stok_correct_account.sql
--! Included erp_private/stok/stok_correct_days.sql
-- The days of the movements that are corrected, or of the goods that cover them, and on which day
-- each is booked: that day, or the first open one after it.
-- Code: KOTUP.
create or replace function erp_private.stok_correct_days(
  koreksi erp_private.koreksi[], out hari date[], out buku date[]
)
language plpgsql
stable
as $$
#variable_conflict use_column
begin
  select array_agg(h.tanggal order by h.tanggal),
         array_agg(
           case
             when erp_private.periode_is_open(h.tanggal) then h.tanggal
             else erp_private.periode_first_open(h.tanggal)
           end
           order by h.tanggal
         )
    into hari, buku
    from (
      select distinct m.tanggal
        from unnest(stok_correct_days.koreksi) as k
        join mutasi_stok as m on m.id = coalesce(k.penutup_id, k.mutasi_id)
    ) as h;
end
$$;

alter function erp_private.stok_correct_days(erp_private.koreksi[]) owner to erp_owner;
revoke all on function erp_private.stok_correct_days(erp_private.koreksi[]) from public;
grant execute on function erp_private.stok_correct_days(erp_private.koreksi[]) to erp_writer;
comment on function erp_private.stok_correct_days(erp_private.koreksi[]) is
  'Days of corrected movements, and the days on which their corrections are booked.';
--! EndIncluded erp_private/stok/stok_correct_days.sql
--! Included erp_private/stok/stok_correct_entries.sql
-- The entries of the correcting journals of a posting, one row per posting date: each correction
-- against the counter account of its movement, and the movements of the posting that wait for such
-- a journal, whose id they name. `hari` are the days of the corrected movements, `buku` those on
-- which they are booked. (coalesce: the posting is what the rows are to be found by.)
create or replace function erp_private.stok_correct_entries(
  posting_id bigint, koreksi erp_private.koreksi[], hari date[], buku date[]
)
returns table (tanggal date, lintas boolean, jurnal_id bigint, ayat erp_private.ayat[])
language plpgsql
stable
as $$
#variable_conflict use_column
begin
  return query
    with
      gerak as materialized (
        select d.buku as tanggal, d.buku <> d.hari as lintas, null::bigint as jurnal_id,
               m.akun_persediaan,
               case
                 when k.penutup_id is null then m.akun_lawan
                 else erp_private.stok_correct_account(k, m.akun_lawan)
               end as akun_lawan,
               sum(k.selisih) as nilai
          from unnest(stok_correct_entries.koreksi) as k
          join mutasi_stok as m on m.id = k.mutasi_id
          join mutasi_stok as p on p.id = coalesce(k.penutup_id, k.mutasi_id)
          join unnest(stok_correct_entries.hari, stok_correct_entries.buku) as d (hari, buku)
            on d.hari = p.tanggal
         group by 1, 2, 4, 5
        union all
        select m.tanggal, m.tanggal <> m.tanggal_kunci, m.jurnal_id, m.akun_persediaan,
               m.akun_lawan, m.nilai
          from mutasi_stok as m
         where m.posting_id = stok_correct_entries.posting_id
           and m.jenis <> 'koreksi_hpp' and coalesce(m.jurnal_id, 0) > 0
      ),
      akun as (
        select g.tanggal, g.akun_persediaan as akun_kode, sum(g.nilai) as nilai, 1 as urutan
          from gerak as g group by 1, 2
        union all
        select g.tanggal, g.akun_lawan, -sum(g.nilai), 2 from gerak as g group by 1, 2
      )
    select g.tanggal, g.lintas, g.jurnal_id, a.ayat
      from (
        select x.tanggal, bool_or(x.lintas) as lintas, max(x.jurnal_id) as jurnal_id
          from gerak as x group by x.tanggal
      ) as g
      join (
        select x.tanggal, array_agg(
            row (x.akun_kode, x.nilai, null, null)::erp_private.ayat order by x.urutan, x.akun_kode
          ) as ayat
          from akun as x group by x.tanggal
      ) as a on a.tanggal = g.tanggal;
end
$$;

alter function erp_private.stok_correct_entries(bigint, erp_private.koreksi[], date[], date[])
  owner to erp_owner;
revoke all on function erp_private.stok_correct_entries(
  bigint, erp_private.koreksi[], date[], date[]
) from public;
grant execute on function erp_private.stok_correct_entries(
  bigint, erp_private.koreksi[], date[], date[]
) to erp_writer;
comment on function erp_private.stok_correct_entries(
  bigint, erp_private.koreksi[], date[], date[]
) is
  'Entries of the correcting journals of a posting, per posting date.';
--! EndIncluded erp_private/stok/stok_correct_entries.sql
--! Included erp_private/stok/stok_correct_write.sql
-- Writes value corrections: a row beside each corrected movement, under its order key or that of
-- the goods that cover it, and the value of the pools. A movement of the day `hari` is corrected on
-- the day `buku`, in the journal `jurnal` (null where all corrections of an account add up to 0).
create or replace function erp_private.stok_correct_write(
  posting_id bigint, transaksi_id bigint, koreksi erp_private.koreksi[], hari date[], buku date[],
  jurnal bigint[]
)
returns void
language plpgsql
as $$
#variable_conflict use_column
begin
  insert into mutasi_stok (
    posting_id, transaksi_id, jurnal_id, baris_id, barang_id, lokasi_id, pool_id, jenis, dasar,
    tanggal, tanggal_kunci, urut, baris, sub, qty, nilai, akun_persediaan, akun_lawan,
    koreksi_untuk
  )
    select stok_correct_write.posting_id, stok_correct_write.transaksi_id, d.jurnal, m.baris_id,
           m.barang_id, m.lokasi_id, m.pool_id, 'koreksi_hpp', 'tetap', d.buku, p.tanggal_kunci,
           p.urut, p.baris, p.sub, 0, k.selisih, m.akun_persediaan,
           case
             when k.penutup_id is null then m.akun_lawan
             else erp_private.stok_correct_account(k, m.akun_lawan)
           end, m.id
      from unnest(stok_correct_write.koreksi) as k
      join mutasi_stok as m on m.id = k.mutasi_id
      join mutasi_stok as p on p.id = coalesce(k.penutup_id, k.mutasi_id)
      join unnest(
          stok_correct_write.hari, stok_correct_write.buku, stok_correct_write.jurnal
        ) as d (hari, buku, jurnal)
        on d.hari = p.tanggal
    on conflict do nothing;
  update stok_pool as p
     set nilai = p.nilai + s.selisih,
         hpp_terakhir = case
           when p.qty > 0 then (p.nilai + s.selisih) / p.qty
           else p.hpp_terakhir
         end
    from (
      select m.barang_id, m.pool_id, sum(k.selisih) as selisih
        from unnest(stok_correct_write.koreksi) as k
        join mutasi_stok as m on m.id = k.mutasi_id
       group by 1, 2
    ) as s
   where p.barang_id = s.barang_id and p.pool_id = s.pool_id;
end
$$;

alter function erp_private.stok_correct_write(
  bigint, bigint, erp_private.koreksi[], date[], date[], bigint[]
) owner to erp_owner;
revoke all on function erp_private.stok_correct_write(
  bigint, bigint, erp_private.koreksi[], date[], date[], bigint[]
) from public;
grant execute on function erp_private.stok_correct_write(
  bigint, bigint, erp_private.koreksi[], date[], date[], bigint[]
) to erp_writer;
comment on function erp_private.stok_correct_write(
  bigint, bigint, erp_private.koreksi[], date[], date[], bigint[]
) is
  'Writes value corrections and the value of their pools.';
--! EndIncluded erp_private/stok/stok_correct_write.sql
--! Included erp_private/stok/stok_cost_at.sql
-- The last known cost per base unit of a pool that has nothing left, by an order key: that of the
-- newest goods that came, or, at the average, the average at which the pool last had goods.
-- Null when nothing ever came.
create or replace function erp_private.stok_cost_at(
  barang_id bigint, pool_id bigint, tanggal date, urut bigint, fifo boolean
)
returns numeric
language plpgsql
stable
as $$
#variable_conflict use_column
declare
  v_qty numeric;
  v_nilai numeric;
  v_kini numeric;
  v_m record;
begin
  select s.qty, s.nilai into v_qty, v_nilai
    from erp_private.stok_pool_at(
      stok_cost_at.barang_id, stok_cost_at.pool_id, stok_cost_at.tanggal, stok_cost_at.urut
    ) as s;
  for v_m in
    select m.id, m.qty, m.tanggal_kunci, m.urut
      from mutasi_stok as m
     where m.barang_id = stok_cost_at.barang_id and m.pool_id = stok_cost_at.pool_id
       and m.jenis <> 'koreksi_hpp'
       and (m.tanggal_kunci, m.urut) <= (stok_cost_at.tanggal, stok_cost_at.urut)
       and not erp_private.stok_is_cancelled(m.id)
       and not erp_private.stok_is_neutral(m.id)
     order by m.tanggal_kunci desc, m.urut desc, m.baris desc, m.sub desc, m.id desc
  loop
    if v_qty > 0 and not fifo then
      return v_nilai / v_qty;
    end if;
    v_kini := erp_private.stok_value_at(v_m.id, v_m.tanggal_kunci, v_m.urut);
    if v_m.qty > 0 then
      return v_kini / v_m.qty;
    end if;
    v_qty := v_qty - v_m.qty;
    v_nilai := v_nilai - v_kini;
  end loop;
  return null;
end
$$;

alter function erp_private.stok_cost_at(bigint, bigint, date, bigint, boolean) owner to erp_owner;
revoke all on function erp_private.stok_cost_at(bigint, bigint, date, bigint, boolean) from public;
grant execute on function erp_private.stok_cost_at(bigint, bigint, date, bigint, boolean)
  to erp_writer, erp_reader;
comment on function erp_private.stok_cost_at(bigint, bigint, date, bigint, boolean) is
  'Last known cost of an empty pool by an order key.';
--! EndIncluded erp_private/stok/stok_cost_at.sql
--! Included erp_private/stok/stok_covers_after.sql
-- The corrections that stand where goods came that covered what had left uncovered, after an order
-- key: a correction stands under another key than what it corrects only then. The goods that came
-- are the movement under that key.
create or replace function erp_private.stok_covers_after(
  barang_id bigint, tanggal date, urut bigint
)
returns table (mutasi_id bigint, penutup_id bigint, selisih numeric)
language plpgsql
stable
as $$
#variable_conflict use_column
begin
  return query
    select k.koreksi_untuk,
           (
             select min(p.id)
               from mutasi_stok as p
              where p.barang_id = k.barang_id and p.pool_id = k.pool_id
                and p.jenis <> 'koreksi_hpp' and p.qty > 0
                and (p.tanggal_kunci, p.urut, p.baris, p.sub)
                  = (k.tanggal_kunci, k.urut, k.baris, k.sub)
           ),
           sum(k.nilai)
      from mutasi_stok as k
      join mutasi_stok as m on m.id = k.koreksi_untuk
     where k.barang_id = stok_covers_after.barang_id and k.jenis = 'koreksi_hpp'
       and (k.tanggal_kunci, k.urut) > (stok_covers_after.tanggal, stok_covers_after.urut)
       and (m.tanggal_kunci, m.urut, m.baris, m.sub)
         <> (k.tanggal_kunci, k.urut, k.baris, k.sub)
     group by k.koreksi_untuk, k.barang_id, k.pool_id, k.tanggal_kunci, k.urut, k.baris, k.sub;
end
$$;

alter function erp_private.stok_covers_after(bigint, date, bigint) owner to erp_owner;
revoke all on function erp_private.stok_covers_after(bigint, date, bigint) from public;
grant execute on function erp_private.stok_covers_after(bigint, date, bigint)
  to erp_writer, erp_reader;
comment on function erp_private.stok_covers_after(bigint, date, bigint) is
  'Corrections of uncovered stock by the goods that covered it, after an order key.';
--! EndIncluded erp_private/stok/stok_covers_after.sql
--! Included erp_private/stok/stok_insert.sql
-- Writes valued movements under an order key; `jurnal_id` is their journal when it is a correcting
-- one. Maintains the pools and the quantities per location.
create or replace function erp_private.stok_insert(
  posting_id bigint, transaksi_id bigint, tanggal date, tanggal_kunci date, urut bigint,
  gerak erp_private.gerak[], jurnal_id bigint default null
)
returns void
language plpgsql
as $$
#variable_conflict use_column
begin
  insert into mutasi_stok (
    id, posting_id, transaksi_id, jurnal_id, baris_id, barang_id, lokasi_id, pool_id, jenis, dasar,
    tanggal, tanggal_kunci, urut, baris, sub, qty, nilai, akun_persediaan, akun_lawan, membalik_id,
    sumber_id
  )
    select coalesce(g.id, nextval('mutasi_stok_id_seq')), stok_insert.posting_id,
           stok_insert.transaksi_id, stok_insert.jurnal_id, g.baris_id, g.barang_id, g.lokasi_id,
           g.pool_id, g.jenis, g.dasar, stok_insert.tanggal, stok_insert.tanggal_kunci,
           stok_insert.urut, g.baris, g.sub, g.qty, g.nilai, g.akun_persediaan, g.akun_lawan,
           g.membalik_id, g.sumber_id
      from unnest(gerak) as g
     order by g.baris, g.sub
    on conflict do nothing;
  insert into stok_pool as p (barang_id, pool_id, qty, nilai, hpp_terakhir, tanggal_terakhir)
    select g.barang_id, g.pool_id, sum(g.qty), sum(g.nilai),
           max(g.nilai / g.qty) filter (where g.qty > 0), stok_insert.tanggal_kunci
      from unnest(gerak) as g
     group by 1, 2
     order by 1, 2
    on conflict (barang_id, pool_id) do update
      set qty = p.qty + excluded.qty,
          nilai = p.nilai + excluded.nilai,
          hpp_terakhir = case
            when p.qty + excluded.qty > 0 then (p.nilai + excluded.nilai) / (p.qty + excluded.qty)
            else coalesce(p.hpp_terakhir, excluded.hpp_terakhir)
          end,
          tanggal_terakhir = greatest(p.tanggal_terakhir, excluded.tanggal_terakhir);
  insert into stok_lokasi as l (barang_id, lokasi_id, qty)
    select g.barang_id, g.lokasi_id, sum(g.qty)
      from unnest(gerak) as g
     group by 1, 2
     order by 1, 2
    on conflict (barang_id, lokasi_id) do update set qty = l.qty + excluded.qty;
end
$$;

alter function erp_private.stok_insert(
  bigint, bigint, date, date, bigint, erp_private.gerak[], bigint
) owner to erp_owner;
revoke all on function erp_private.stok_insert(
  bigint, bigint, date, date, bigint, erp_private.gerak[], bigint
) from public;
grant execute on function erp_private.stok_insert(
  bigint, bigint, date, date, bigint, erp_private.gerak[], bigint
) to erp_writer;
comment on function erp_private.stok_insert(
  bigint, bigint, date, date, bigint, erp_private.gerak[], bigint
) is
  'Writes valued stock movements and maintains pools and quantities per location.';
--! EndIncluded erp_private/stok/stok_insert.sql
--! Included erp_private/stok/stok_is_cancelled.sql
-- Whether a movement and its reversal stand under the same key, so that the replay behaves as if
-- there were neither.
create or replace function erp_private.stok_is_cancelled(mutasi_id bigint)
returns boolean
language plpgsql
stable
as $$
#variable_conflict use_column
begin
  return exists (
    select
      from mutasi_stok as m
      join mutasi_stok as x on x.membalik_id = m.id or x.id = m.membalik_id
     where m.id = stok_is_cancelled.mutasi_id
       and (x.tanggal_kunci, x.urut) = (m.tanggal_kunci, m.urut)
  );
end
$$;

alter function erp_private.stok_is_cancelled(bigint) owner to erp_owner;
revoke all on function erp_private.stok_is_cancelled(bigint) from public;
grant execute on function erp_private.stok_is_cancelled(bigint) to erp_writer, erp_reader;
comment on function erp_private.stok_is_cancelled(bigint) is
  'Whether a movement and its reversal stand under the same key.';
--! EndIncluded erp_private/stok/stok_is_cancelled.sql
--! Included erp_private/stok/stok_is_neutral.sql
-- Whether a movement only passes through its pool: another of the same document moves the same
-- quantity of the same goods back (a transfer inside one pool, damaged goods that come and go).
-- Such a pair takes nothing from the pool and covers nothing.
create or replace function erp_private.stok_is_neutral(mutasi_id bigint)
returns boolean
language plpgsql
stable
as $$
#variable_conflict use_column
begin
  return exists (
    select
      from mutasi_stok as m
      join mutasi_stok as x
        on x.posting_id = m.posting_id and x.barang_id = m.barang_id and x.pool_id = m.pool_id
        and x.qty = -m.qty and x.jenis <> 'koreksi_hpp'
        and (x.membalik_id is null) = (m.membalik_id is null)
      left join mutasi_stok as mo on mo.id = m.membalik_id
      left join mutasi_stok as xo on xo.id = x.membalik_id
     where m.id = stok_is_neutral.mutasi_id
       and (
         coalesce(mo.sumber_id, m.sumber_id) = coalesce(xo.id, x.id)
         or coalesce(xo.sumber_id, x.sumber_id) = coalesce(mo.id, m.id)
       )
  );
end
$$;

alter function erp_private.stok_is_neutral(bigint) owner to erp_owner;
revoke all on function erp_private.stok_is_neutral(bigint) from public;
grant execute on function erp_private.stok_is_neutral(bigint) to erp_writer, erp_reader;
comment on function erp_private.stok_is_neutral(bigint) is
  'Whether a movement and another of its document cancel each other in their pool.';
--! EndIncluded erp_private/stok/stok_is_neutral.sql
--! Included erp_private/stok/stok_layer_origin.sql
-- The movement by which returns and reversals ask for a layer: the one that made it, or, where it
-- is the reversal of goods that had been taken from a source, that source.
create or replace function erp_private.stok_layer_origin(mutasi_id bigint)
returns bigint
language plpgsql
stable
as $$
#variable_conflict use_column
begin
  return (
    select coalesce(o.sumber_id, m.id)
      from mutasi_stok as m
      left join mutasi_stok as o on o.id = m.membalik_id
     where m.id = stok_layer_origin.mutasi_id
  );
end
$$;

alter function erp_private.stok_layer_origin(bigint) owner to erp_owner;
revoke all on function erp_private.stok_layer_origin(bigint) from public;
grant execute on function erp_private.stok_layer_origin(bigint) to erp_writer, erp_reader;
comment on function erp_private.stok_layer_origin(bigint) is
  'The movement by which returns and reversals ask for a layer.';
--! EndIncluded erp_private/stok/stok_layer_origin.sql
--! Included erp_private/stok/stok_layers_at.sql
-- The open layers of a pool by an order key, oldest first: those of now, and what later movements
-- have taken out of them. `perlu` is the quantity that will leave: where nothing came later, only
-- the layers that it touches are read (null: all).
create or replace function erp_private.stok_layers_at(
  barang_id bigint, pool_id bigint, tanggal date, urut bigint, perlu numeric
)
returns erp_private.lapisan[]
language plpgsql
stable
as $$
#variable_conflict use_column
declare
  v_hasil erp_private.lapisan[] := '{}';
  v_qty numeric := 0;
  v_kemudian constant boolean := exists (
    select from stok_ambil as a
     where a.barang_id = stok_layers_at.barang_id and a.pool_id = stok_layers_at.pool_id
       and (a.tanggal_kunci, a.urut) > (stok_layers_at.tanggal, stok_layers_at.urut)
  );
  v_l record;
begin
  for v_l in
    select l.mutasi_id, l.ke, l.qty::numeric, l.nilai::numeric
      from stok_lapisan as l
     where not v_kemudian
       and l.barang_id = stok_layers_at.barang_id and l.pool_id = stok_layers_at.pool_id
       and (l.tanggal_kunci, l.urut) <= (stok_layers_at.tanggal, stok_layers_at.urut)
     order by l.tanggal_kunci, l.urut, l.baris, l.sub, l.mutasi_id, l.ke
  loop
    v_hasil := v_hasil || row (
      v_l.mutasi_id, v_l.ke, erp_private.stok_layer_origin(v_l.mutasi_id), 0, v_l.qty, v_l.nilai
    )::erp_private.lapisan;
    v_qty := v_qty + v_l.qty;
    exit when v_qty >= perlu;
  end loop;
  if not v_kemudian then
    return v_hasil;
  end if;
  return (
    select coalesce(array_agg(
        row (
          l.mutasi_id, l.ke, erp_private.stok_layer_origin(l.mutasi_id), 0, l.qty, l.nilai
        )::erp_private.lapisan
        order by m.tanggal_kunci, m.urut, m.baris, m.sub, m.id, l.ke
      ), '{}')
      from (
        select x.mutasi_id, x.ke, sum(x.qty) as qty, sum(x.nilai) as nilai
          from (
            select s.mutasi_id, s.ke, s.qty::numeric, s.nilai::numeric
              from stok_lapisan as s
             where s.barang_id = stok_layers_at.barang_id and s.pool_id = stok_layers_at.pool_id
            union all
            select a.lapisan_id, a.ke, a.qty, a.nilai
              from stok_ambil as a
             where a.barang_id = stok_layers_at.barang_id and a.pool_id = stok_layers_at.pool_id
               and (a.tanggal_kunci, a.urut) > (stok_layers_at.tanggal, stok_layers_at.urut)
          ) as x
         group by x.mutasi_id, x.ke
        having sum(x.qty) <> 0
      ) as l
      join mutasi_stok as m on m.id = l.mutasi_id
     where (m.tanggal_kunci, m.urut) <= (stok_layers_at.tanggal, stok_layers_at.urut)
  );
end
$$;

alter function erp_private.stok_layers_at(bigint, bigint, date, bigint, numeric) owner to erp_owner;
revoke all on function erp_private.stok_layers_at(bigint, bigint, date, bigint, numeric)
  from public;
grant execute on function erp_private.stok_layers_at(bigint, bigint, date, bigint, numeric)
  to erp_writer, erp_reader;
comment on function erp_private.stok_layers_at(bigint, bigint, date, bigint, numeric) is
  'Open layers of a pool by an order key.';
--! EndIncluded erp_private/stok/stok_layers_at.sql
--! Included erp_private/stok/stok_layers_write.sql
-- Writes what a replay found out about layers: as new rows the difference to what movements had
-- taken before, and the open layers as they are after all.
create or replace function erp_private.stok_layers_write(
  posting_id bigint, barang_id bigint, tanggal date, urut bigint, ambil erp_private.ambil[],
  kolam erp_private.kolam[]
)
returns void
language plpgsql
as $$
#variable_conflict use_column
declare
  v_pool constant bigint[] := array(
    select k.pool_id
      from unnest(stok_layers_write.kolam) as k (pool_id, qty, nilai, hpp, lapisan, antre)
     where k.pool_id is not null
  );
begin
  insert into stok_ambil (
    posting_id, barang_id, pool_id, pemakai_id, lapisan_id, ke, tanggal_kunci, urut, qty, nilai
  )
    select stok_layers_write.posting_id, m.barang_id, m.pool_id, m.id, d.lapisan_id, d.ke,
           m.tanggal_kunci, m.urut, d.qty, d.nilai
      from (
        select x.pemakai_id, x.lapisan_id, x.ke, sum(x.qty) as qty, sum(x.nilai) as nilai
          from (
            select b.pemakai_id, b.lapisan_id, b.ke, b.qty, b.nilai
              from unnest(stok_layers_write.ambil) as b
            union all
            select a.pemakai_id, a.lapisan_id, a.ke, -a.qty, -a.nilai
              from stok_ambil as a
             where a.barang_id = stok_layers_write.barang_id and a.pool_id = any (v_pool)
               and (a.tanggal_kunci, a.urut) > (stok_layers_write.tanggal, stok_layers_write.urut)
          ) as x
         group by x.pemakai_id, x.lapisan_id, x.ke
        having sum(x.qty) <> 0 or sum(x.nilai) <> 0
      ) as d
      join mutasi_stok as m on m.id = d.pemakai_id
     order by m.tanggal_kunci, m.urut, m.baris, m.sub, d.lapisan_id, d.ke
    on conflict do nothing;
  delete from stok_lapisan as l
   where l.barang_id = stok_layers_write.barang_id and l.pool_id = any (v_pool)
     and (l.tanggal_kunci, l.urut) > (stok_layers_write.tanggal, stok_layers_write.urut);
  delete from stok_lapisan as l
   using (
     select distinct a.lapisan_id, a.ke
       from stok_ambil as a
      where a.barang_id = stok_layers_write.barang_id and a.pool_id = any (v_pool)
        and (a.tanggal_kunci, a.urut) > (stok_layers_write.tanggal, stok_layers_write.urut)
   ) as d
   where l.mutasi_id = d.lapisan_id and l.ke = d.ke;
  insert into stok_lapisan as l (
    mutasi_id, ke, barang_id, pool_id, tanggal_kunci, urut, baris, sub, qty, nilai
  )
    select m.id, s.ke, m.barang_id, m.pool_id, m.tanggal_kunci, m.urut, m.baris, m.sub, s.qty,
           s.nilai
      from unnest(stok_layers_write.kolam) as k (pool_id, qty, nilai, hpp, lapisan, antre)
      cross join lateral unnest(k.lapisan) as s
      join mutasi_stok as m on m.id = s.mutasi_id
     where s.qty > 0
    on conflict do nothing;
end
$$;

alter function erp_private.stok_layers_write(
  bigint, bigint, date, bigint, erp_private.ambil[], erp_private.kolam[]
) owner to erp_owner;
revoke all on function erp_private.stok_layers_write(
  bigint, bigint, date, bigint, erp_private.ambil[], erp_private.kolam[]
) from public;
grant execute on function erp_private.stok_layers_write(
  bigint, bigint, date, bigint, erp_private.ambil[], erp_private.kolam[]
) to erp_writer;
comment on function erp_private.stok_layers_write(
  bigint, bigint, date, bigint, erp_private.ambil[], erp_private.kolam[]
) is
  'Writes open layers and what was taken out of them.';
--! EndIncluded erp_private/stok/stok_layers_write.sql
--! Included erp_private/stok/stok_may_be_short.sql
-- Whether a barang may leave before it comes: its own setting, else the tenant's.
create or replace function erp_private.stok_may_be_short(barang_id bigint)
returns boolean
language plpgsql
stable
as $$
begin
  return (
    select coalesce(b.kebijakan_stok_minus, p.kebijakan_stok_minus) = 'izinkan'
      from barang as b
     cross join pengaturan as p
     where b.id = stok_may_be_short.barang_id
  );
end
$$;

alter function erp_private.stok_may_be_short(bigint) owner to erp_owner;
revoke all on function erp_private.stok_may_be_short(bigint) from public;
grant execute on function erp_private.stok_may_be_short(bigint) to erp_writer, erp_reader;
comment on function erp_private.stok_may_be_short(bigint) is
  'Whether a barang may leave before it comes.';
--! EndIncluded erp_private/stok/stok_may_be_short.sql
--! Included erp_private/stok/stok_part.sql
-- What a movement is worth that mirrors a part of another: the part of that one's value, and what
-- is left of it when nothing of its quantity remains, so that all parts together are the whole.
create or replace function erp_private.stok_part(
  qty numeric, sumber_qty numeric, sumber_nilai numeric, bagi_qty numeric, bagi_nilai numeric
)
returns numeric
language sql
immutable
set search_path = pg_catalog
as $$
  select case
    when abs(bagi_qty + qty) >= abs(sumber_qty) then -sumber_nilai - bagi_nilai
    else round(sumber_nilai * qty / sumber_qty, 2)
  end
$$;

alter function erp_private.stok_part(numeric, numeric, numeric, numeric, numeric)
  owner to erp_owner;
revoke all on function erp_private.stok_part(numeric, numeric, numeric, numeric, numeric)
  from public;
grant execute on function erp_private.stok_part(numeric, numeric, numeric, numeric, numeric)
  to erp_writer, erp_reader;
comment on function erp_private.stok_part(numeric, numeric, numeric, numeric, numeric) is
  'Value of a movement that mirrors a part of another.';
--! EndIncluded erp_private/stok/stok_part.sql
--! Included erp_private/stok/stok_pool_state.sql
-- A pool by an order key, as a replay starts with it.
create or replace function erp_private.stok_pool_state(
  barang_id bigint, pool_id bigint, tanggal date, urut bigint, fifo boolean, perlu numeric
)
returns erp_private.kolam
language plpgsql
stable
as $$
#variable_conflict use_column
declare
  v_kolam erp_private.kolam;
begin
  v_kolam.pool_id := stok_pool_state.pool_id;
  v_kolam.lapisan := '{}';
  v_kolam.antre := '{}';
  select s.qty, s.nilai into v_kolam.qty, v_kolam.nilai
    from erp_private.stok_pool_at(
      stok_pool_state.barang_id, stok_pool_state.pool_id, stok_pool_state.tanggal,
      stok_pool_state.urut
    ) as s;
  if v_kolam.qty < 0 then
    v_kolam.antre := erp_private.stok_queue_at(
      stok_pool_state.barang_id, stok_pool_state.pool_id, stok_pool_state.tanggal,
      stok_pool_state.urut, -v_kolam.qty, -v_kolam.nilai
    );
  elsif fifo and v_kolam.qty > 0 then
    v_kolam.lapisan := erp_private.stok_layers_at(
      stok_pool_state.barang_id, stok_pool_state.pool_id, stok_pool_state.tanggal,
      stok_pool_state.urut, perlu
    );
  end if;
  return v_kolam;
end
$$;

alter function erp_private.stok_pool_state(bigint, bigint, date, bigint, boolean, numeric)
  owner to erp_owner;
revoke all on function erp_private.stok_pool_state(bigint, bigint, date, bigint, boolean, numeric)
  from public;
grant execute on function erp_private.stok_pool_state(
  bigint, bigint, date, bigint, boolean, numeric
) to erp_writer, erp_reader;
comment on function erp_private.stok_pool_state(bigint, bigint, date, bigint, boolean, numeric) is
  'A cost pool by an order key, with its layers and what waits for goods.';
--! EndIncluded erp_private/stok/stok_pool_state.sql
--! Included erp_private/stok/stok_pools_left.sql
-- The pools in which all that stood after an order key was made void again, so that a replay has
-- nothing to pass there: they are as they were by that key.
create or replace function erp_private.stok_pools_left(
  barang_id bigint, tanggal date, urut bigint, kolam erp_private.kolam[]
)
returns erp_private.kolam[]
language plpgsql
stable
as $$
#variable_conflict use_column
begin
  return array(
    select erp_private.stok_pool_state(
        stok_pools_left.barang_id, p.pool_id, stok_pools_left.tanggal, stok_pools_left.urut, true,
        null
      )
      from stok_pool as p
     where p.barang_id = stok_pools_left.barang_id
       and p.pool_id not in (
         select k.pool_id
           from unnest(stok_pools_left.kolam) as k (pool_id, qty, nilai, hpp, lapisan, antre)
          where k.pool_id is not null
       )
       and exists (
         select from mutasi_stok as m
          where m.barang_id = p.barang_id and m.pool_id = p.pool_id
            and (m.tanggal_kunci, m.urut) > (stok_pools_left.tanggal, stok_pools_left.urut)
       )
  );
end
$$;

alter function erp_private.stok_pools_left(bigint, date, bigint, erp_private.kolam[])
  owner to erp_owner;
revoke all on function erp_private.stok_pools_left(bigint, date, bigint, erp_private.kolam[])
  from public;
grant execute on function erp_private.stok_pools_left(bigint, date, bigint, erp_private.kolam[])
  to erp_writer, erp_reader;
comment on function erp_private.stok_pools_left(bigint, date, bigint, erp_private.kolam[]) is
  'Pools in which all that stood after an order key was made void.';
--! EndIncluded erp_private/stok/stok_pools_left.sql
--! Included erp_private/stok/stok_post.sql
-- Posts the stock movements of a document: values them at their place, writes them, refuses
-- negative stock, and values again every later movement of the same goods. Goods that are valued
-- first in, first out, or of which a pool is short, are replayed from the document on: that writes
-- their layers and what covers what had left. The goods were locked before (stok_lock). With
-- `terhitung`, a stocktaking that had counted them already, what they move is compensated there.
-- `hasil` are the movements with their values, `kepala` the heads of correcting journals.
-- Codes: KOSTK, VADOK.
create or replace function erp_private.stok_post(
  posting_id bigint, transaksi_id bigint, tanggal date, gerak erp_private.gerak[],
  terhitung bigint default null,
  out hasil erp_private.gerak[], out kepala erp_private.jurnal_kepala[]
)
language plpgsql
as $$
#variable_conflict use_column
declare
  v_per_lokasi boolean;
  v_fifo boolean;
  v_khusus bigint[];
  v_urut bigint;
  v_mundur bigint[];
  v_awal date := stok_post.tanggal;
  v_awal_urut bigint;
  v_g record;
begin
  kepala := '{}';
  hasil := '{}';
  if cardinality(stok_post.gerak) is null or cardinality(stok_post.gerak) = 0 then
    return;
  end if;
  select p.lingkup_hpp = 'per_lokasi', p.metode_hpp = 'fifo'
    into v_per_lokasi, v_fifo
    from pengaturan as p;
  v_urut := nextval('mutasi_urut');
  if v_fifo then
    select v.hasil, v.mundur, v.khusus into stok_post.hasil, v_mundur, v_khusus
      from erp_private.stok_value_fifo(stok_post.tanggal, stok_post.gerak, v_per_lokasi) as v;
  else
    select v.hasil, v.mundur, v.kurang into stok_post.hasil, v_mundur, v_khusus
      from erp_private.stok_value(stok_post.tanggal, stok_post.gerak, v_per_lokasi) as v;
    if cardinality(v_khusus) > 0 then
      stok_post.hasil := erp_private.stok_value_walk(
        stok_post.tanggal, stok_post.hasil, v_khusus, false
      );
    end if;
  end if;
  perform erp_private.stok_insert(
    stok_post.posting_id, stok_post.transaksi_id, stok_post.tanggal, stok_post.tanggal, v_urut,
    stok_post.hasil
  );
  if stok_post.terhitung is not null then
    select k.tanggal, k.urut into v_awal, v_awal_urut from erp_private.terhitung_post(
      stok_post.posting_id, stok_post.transaksi_id, stok_post.terhitung, stok_post.tanggal,
      v_urut, stok_post.hasil, v_per_lokasi
    ) as k;
    v_mundur := array(select g.barang_id from unnest(stok_post.hasil) as g);
  end if;
  for v_g in
    select g.barang_id, g.lokasi_id
      from unnest(stok_post.hasil) as g
      join stok_lokasi as l on l.barang_id = g.barang_id and l.lokasi_id = g.lokasi_id
     group by g.barang_id, g.lokasi_id, l.qty
    having sum(g.qty) < 0 and (l.qty < 0 or g.barang_id = any (v_mundur))
     order by g.barang_id, g.lokasi_id
  loop
    perform erp_private.stok_check(v_g.barang_id, v_g.lokasi_id, stok_post.tanggal, v_urut);
  end loop;
  if cardinality(v_mundur || v_khusus) > 0 then
    kepala := erp_private.stok_revalue(
      stok_post.posting_id, stok_post.transaksi_id, v_mundur || v_khusus, v_awal,
      coalesce(v_awal_urut, v_urut)
    );
  end if;
end
$$;

alter function erp_private.stok_post(bigint, bigint, date, erp_private.gerak[], bigint)
  owner to erp_owner;
revoke all on function erp_private.stok_post(bigint, bigint, date, erp_private.gerak[], bigint)
  from public;
grant execute on function erp_private.stok_post(bigint, bigint, date, erp_private.gerak[], bigint)
  to erp_writer;
comment on function erp_private.stok_post(bigint, bigint, date, erp_private.gerak[], bigint) is
  'Values and writes the stock movements of a document and corrects later ones (KOSTK).';
--! EndIncluded erp_private/stok/stok_post.sql
--! Included erp_private/stok/stok_queue_at.sql
-- What had left a pool uncovered by an order key and still waited for goods, oldest first. Goods
-- cover from the front, so it is the newest that left, back to the quantity that is missing; what
-- they are worth is known, so the oldest, perhaps covered in part, is worth the rest.
create or replace function erp_private.stok_queue_at(
  barang_id bigint, pool_id bigint, tanggal date, urut bigint, qty numeric, nilai numeric
)
returns erp_private.lapisan[]
language plpgsql
stable
as $$
#variable_conflict use_column
declare
  v_hasil erp_private.lapisan[] := '{}';
  v_qty numeric := qty;
  v_nilai numeric := nilai;
  v_kini numeric;
  v_m record;
begin
  for v_m in
    select m.id, -m.qty as qty, m.tanggal_kunci, m.urut
      from mutasi_stok as m
     where m.barang_id = stok_queue_at.barang_id and m.pool_id = stok_queue_at.pool_id
       and m.qty < 0
       and (m.tanggal_kunci, m.urut) <= (stok_queue_at.tanggal, stok_queue_at.urut)
       and not erp_private.stok_is_cancelled(m.id)
       and not erp_private.stok_is_neutral(m.id)
     order by m.tanggal_kunci desc, m.urut desc, m.baris desc, m.sub desc, m.id desc
  loop
    v_kini := case
      when v_m.qty < v_qty then -erp_private.stok_value_at(v_m.id, v_m.tanggal_kunci, v_m.urut)
      else v_nilai
    end;
    v_hasil := row (
      v_m.id, 0, null, 0, least(v_m.qty, v_qty), v_kini
    )::erp_private.lapisan || v_hasil;
    v_qty := v_qty - least(v_m.qty, v_qty);
    v_nilai := v_nilai - v_kini;
    exit when v_qty = 0;
  end loop;
  return v_hasil;
end
$$;

alter function erp_private.stok_queue_at(bigint, bigint, date, bigint, numeric, numeric)
  owner to erp_owner;
revoke all on function erp_private.stok_queue_at(bigint, bigint, date, bigint, numeric, numeric)
  from public;
grant execute on function erp_private.stok_queue_at(bigint, bigint, date, bigint, numeric, numeric)
  to erp_writer, erp_reader;
comment on function erp_private.stok_queue_at(bigint, bigint, date, bigint, numeric, numeric) is
  'Uncovered quantities of a pool by an order key.';
--! EndIncluded erp_private/stok/stok_queue_at.sql
--! Included erp_private/stok/stok_rata_value.sql
-- What a movement at moving average is worth: a quantity that leaves takes its share of the pool
-- (all that is left when it drains it), one that comes in is valued at the average found there. An
-- empty pool has no average: what comes in then keeps the value that it has (`semula`). A pool may
-- be worth less than nothing while its corrections wait for the worker; nothing comes in at less
-- than 0.
create or replace function erp_private.stok_rata_value(
  pool_qty numeric, pool_nilai numeric, qty numeric, semula numeric
)
returns numeric
language sql
immutable
set search_path = pg_catalog
as $$
  select case
    when qty < 0 then -erp_private.stok_out_value(pool_qty, pool_nilai, -qty)
    when pool_qty > 0 then round(greatest(pool_nilai, 0) * qty / pool_qty, 2)
    else semula
  end
$$;

alter function erp_private.stok_rata_value(numeric, numeric, numeric, numeric) owner to erp_owner;
revoke all on function erp_private.stok_rata_value(numeric, numeric, numeric, numeric) from public;
grant execute on function erp_private.stok_rata_value(numeric, numeric, numeric, numeric)
  to erp_writer, erp_reader;
comment on function erp_private.stok_rata_value(numeric, numeric, numeric, numeric) is
  'Value of a movement at the average of its pool.';
--! EndIncluded erp_private/stok/stok_rata_value.sql
--! Included erp_private/stok/stok_replay.sql
-- Replays a barang from an order key on: one ordered pass over all its pools that values again
-- every movement whose value follows from what came before (stok_walk), and answers those that
-- change and the covers of uncovered stock that do. Movements under the key itself are passed too:
-- those of a document that was just written come out as they are, those of one that was just
-- reversed there are left out. With the posting that asks for it, the layers and what was taken out
-- of them are written, where goods are valued first in, first out; without it nothing is (a trial).
create or replace function erp_private.stok_replay(
  barang_id bigint, tanggal date, urut bigint, posting_id bigint default null
)
returns erp_private.koreksi[]
language plpgsql
as $$
#variable_conflict use_column
declare
  v_sebelum constant bigint := stok_replay.urut - 1;
  v_fifo constant boolean := (select p.metode_hpp = 'fifo' from pengaturan as p);
  v_h record;
begin
  select w.* into v_h
    from erp_private.stok_walk(
      stok_replay.barang_id, stok_replay.tanggal, v_sebelum,
      erp_private.stok_steps(stok_replay.barang_id, stok_replay.tanggal, v_sebelum, null), v_fifo
    ) as w;
  if v_fifo and stok_replay.posting_id is not null then
    perform erp_private.stok_layers_write(
      stok_replay.posting_id, stok_replay.barang_id, stok_replay.tanggal, v_sebelum, v_h.ambil,
      v_h.kolam || erp_private.stok_pools_left(
        stok_replay.barang_id, stok_replay.tanggal, v_sebelum, v_h.kolam
      )
    );
  end if;
  return v_h.koreksi || (
    select coalesce(
        array_agg(row (t.mutasi_id, t.selisih, t.penutup_id)::erp_private.koreksi), '{}'
      )
      from (
        select x.mutasi_id, x.penutup_id, sum(x.selisih) as selisih
          from (
            select c.mutasi_id, c.penutup_id, c.selisih from unnest(v_h.tutup) as c
            union all
            select c.mutasi_id, c.penutup_id, -c.selisih
              from erp_private.stok_covers_after(
                stok_replay.barang_id, stok_replay.tanggal, v_sebelum
              ) as c
          ) as x
         group by x.mutasi_id, x.penutup_id
        having sum(x.selisih) <> 0
      ) as t
  );
end
$$;

alter function erp_private.stok_replay(bigint, date, bigint, bigint) owner to erp_owner;
revoke all on function erp_private.stok_replay(bigint, date, bigint, bigint) from public;
grant execute on function erp_private.stok_replay(bigint, date, bigint, bigint)
  to erp_writer, erp_reader;
comment on function erp_private.stok_replay(bigint, date, bigint, bigint) is
  'Movements of a barang from an order key on whose value changes, with the difference.';
--! EndIncluded erp_private/stok/stok_replay.sql
--! Included erp_private/stok/stok_revalue.sql
-- Replays all pools of the given goods after an order key and books what changes, except of goods
-- whose corrections are left to the worker. Answers the heads of the correcting journals: one per
-- posting date for the whole voucher.
create or replace function erp_private.stok_revalue(
  posting_id bigint, transaksi_id bigint, barang_ids bigint[], tanggal date, urut bigint
)
returns erp_private.jurnal_kepala[]
language plpgsql
as $$
#variable_conflict use_column
declare
  v_koreksi erp_private.koreksi[] := '{}';
  v_barang bigint;
begin
  for v_barang in
    select distinct u.id from unnest(stok_revalue.barang_ids) as u (id) order by 1
  loop
    if not erp_private.hpp_tertunda_mark(
      v_barang, stok_revalue.tanggal, stok_revalue.urut, stok_revalue.transaksi_id
    ) then
      v_koreksi := v_koreksi || erp_private.stok_replay(
        v_barang, stok_revalue.tanggal, stok_revalue.urut, stok_revalue.posting_id
      );
    end if;
  end loop;
  return erp_private.stok_correct(stok_revalue.posting_id, stok_revalue.transaksi_id, v_koreksi);
end
$$;

alter function erp_private.stok_revalue(bigint, bigint, bigint[], date, bigint) owner to erp_owner;
revoke all on function erp_private.stok_revalue(bigint, bigint, bigint[], date, bigint) from public;
grant execute on function erp_private.stok_revalue(bigint, bigint, bigint[], date, bigint)
  to erp_writer;
comment on function erp_private.stok_revalue(bigint, bigint, bigint[], date, bigint) is
  'Replays goods after an order key and books the value corrections.';
--! EndIncluded erp_private/stok/stok_revalue.sql
--! Included erp_private/stok/stok_source_at.sql
-- The state of a movement that others mirror, as stok_mirror takes it: its quantity and its value
-- by an order key, and what the movements up to there have mirrored of it. A mirror that was
-- reversed by then does not count.
create or replace function erp_private.stok_source_at(
  sumber_id bigint, tanggal date, urut bigint
)
returns jsonb
language plpgsql
stable
as $$
#variable_conflict use_column
begin
  return (
    select jsonb_build_array(
        s.qty,
        erp_private.stok_value_at(s.id, stok_source_at.tanggal, stok_source_at.urut),
        coalesce(sum(c.qty), 0),
        coalesce(sum(
          erp_private.stok_value_at(c.id, stok_source_at.tanggal, stok_source_at.urut)
        ), 0)
      )
      from mutasi_stok as s
      left join mutasi_stok as c
        on c.sumber_id = s.id and c.dasar = 'cermin'
        and (c.tanggal_kunci, c.urut) <= (stok_source_at.tanggal, stok_source_at.urut)
        and not exists (
          select from mutasi_stok as r
           where r.membalik_id = c.id
             and (r.tanggal_kunci, r.urut) <= (stok_source_at.tanggal, stok_source_at.urut)
        )
     where s.id = stok_source_at.sumber_id
     group by s.id
  );
end
$$;

alter function erp_private.stok_source_at(bigint, date, bigint) owner to erp_owner;
revoke all on function erp_private.stok_source_at(bigint, date, bigint) from public;
grant execute on function erp_private.stok_source_at(bigint, date, bigint)
  to erp_writer, erp_reader;
comment on function erp_private.stok_source_at(bigint, date, bigint) is
  'Quantity and value of a movement, and what was mirrored of it up to an order key.';
--! EndIncluded erp_private/stok/stok_source_at.sql
--! Included erp_private/stok/stok_step_rows.sql
-- The movements of a barang after an order key, or those of a document that is not written yet,
-- with what each was first booked at (semula) and is worth now under its own key (nilai, 0 when it
-- is not written); `asal` are urut and source of what a reversal reverses, and the source again
-- where that was a mirror. A quantity that is not valued yet expects the purchase price of the
-- barang.
create or replace function erp_private.stok_step_rows(
  barang_id bigint, tanggal date, urut bigint, gerak erp_private.gerak[]
)
returns table (
  id bigint, posting_id bigint, pool_id bigint, dasar erp.dasar_nilai, qty numeric,
  semula numeric, nilai numeric, membalik_id bigint, sumber_id bigint, tanggal_kunci date,
  urut_kunci bigint, baris integer, sub smallint, batal_urut bigint, asal bigint[]
)
language plpgsql
stable
as $$
#variable_conflict use_column
begin
  if stok_step_rows.gerak is not null then
    return query
      select g.id, 0::bigint, g.pool_id, g.dasar, g.qty,
             coalesce(
               case when g.dasar <> 'rata' or g.qty > 0 then g.nilai end, g.qty * b.harga_beli
             ),
             0::numeric, g.membalik_id, g.sumber_id, 'infinity'::date, 0::bigint, g.baris, g.sub,
             null::bigint,
             (
               select array[o.urut, o.sumber_id, case when o.dasar = 'cermin' then o.sumber_id end]
                 from mutasi_stok as o where o.id = g.membalik_id
             )
        from unnest(stok_step_rows.gerak) as g
        join barang as b on b.id = g.barang_id
       where g.barang_id = stok_step_rows.barang_id;
    return;
  end if;
  return query
    select m.id, m.posting_id, m.pool_id, m.dasar, m.qty::numeric, m.nilai::numeric,
           m.nilai + coalesce((
             select sum(k.nilai)
               from mutasi_stok as k
              where k.koreksi_untuk = m.id
                and (k.tanggal_kunci, k.urut) = (m.tanggal_kunci, m.urut)
           ), 0),
           m.membalik_id, m.sumber_id, m.tanggal_kunci, m.urut, m.baris, m.sub,
           (select r.urut from mutasi_stok as r where r.membalik_id = m.id),
           (
             select array[o.urut, o.sumber_id, case when o.dasar = 'cermin' then o.sumber_id end]
               from mutasi_stok as o where o.id = m.membalik_id
           )
      from mutasi_stok as m
     where m.barang_id = stok_step_rows.barang_id
       and m.jenis <> 'koreksi_hpp'
       and (m.tanggal_kunci, m.urut) > (stok_step_rows.tanggal, stok_step_rows.urut);
end
$$;

alter function erp_private.stok_step_rows(bigint, date, bigint, erp_private.gerak[])
  owner to erp_owner;
revoke all on function erp_private.stok_step_rows(bigint, date, bigint, erp_private.gerak[])
  from public;
grant execute on function erp_private.stok_step_rows(bigint, date, bigint, erp_private.gerak[])
  to erp_writer, erp_reader;
comment on function erp_private.stok_step_rows(bigint, date, bigint, erp_private.gerak[]) is
  'Movements of a barang after an order key, or of a document, with what a replay must know.';
--! EndIncluded erp_private/stok/stok_step_rows.sql
--! Included erp_private/stok/stok_steps.sql
-- The movements that a replay passes, in their order: those of a barang after an order key, or
-- those of a document that is not written yet (`gerak`). A movement and its reversal under the same
-- key are left out. Movements name one another by their place: acu is what a mirror mirrors
-- (sumber: its part of it, else all of it), balas the source that gets a part back because the
-- mirror `balik` is reversed; what stands before the key has no place, only an id. `asal` below is
-- what a reversal reverses: its urut, its source, and that again where it was a mirror.
create or replace function erp_private.stok_steps(
  barang_id bigint, tanggal date, urut bigint, gerak erp_private.gerak[]
)
returns erp_private.langkah[]
language plpgsql
stable
-- Places are joined by the thousand, whatever the planner expects.
set enable_nestloop = off
as $$
#variable_conflict use_column
begin
  return (
    with
      urutan as materialized (
        select s.*, row_number() over w as i, dense_rank() over (order by s.pool_id) as kolam,
               coalesce(s.membalik_id, s.id) as akar,
               case when s.membalik_id is null then s.sumber_id else s.asal[2] end as dari,
               case when s.dasar = 'cermin' then coalesce(s.sumber_id, s.membalik_id) end as acu_id
          from erp_private.stok_step_rows(
            stok_steps.barang_id, stok_steps.tanggal, stok_steps.urut, stok_steps.gerak
          ) as s
         where s.batal_urut is distinct from s.urut_kunci
           and s.asal[1] is distinct from s.urut_kunci
        window w as (order by s.tanggal_kunci, s.urut_kunci, s.baris, s.sub, s.id)
      ),
      pasang as (
        select u.*, lag(u.id) over w as lalu_id, lag(u.pool_id) over w as lalu_pool,
               lag(u.posting_id) over w as lalu_posting,
               (u.posting_id, u.pool_id, -u.qty)
                 = (lag(u.posting_id) over w, lag(u.pool_id) over w, lag(u.qty) over w)
                 and (lag(u.dari) over w = u.akar or u.dari = lag(u.akar) over w) as netral_lalu,
               (u.posting_id, u.pool_id, -u.qty)
                 = (lead(u.posting_id) over w, lead(u.pool_id) over w, lead(u.qty) over w)
                 and (lead(u.dari) over w = u.akar or u.dari = lead(u.akar) over w) as netral_nanti
          from urutan as u
        window w as (order by u.i)
      )
    select array_agg(row (
        p.id, p.kolam, p.pool_id, p.dasar, p.qty, p.nilai, p.semula,
        p.sumber_id is not null, p.acu_id, a.i, p.asal[3], b.i, c.i,
        case when p.asal[3] is not null then
          erp_private.stok_value_at(p.membalik_id, 'infinity', 0)
        end,
        coalesce(p.netral_lalu, false) or coalesce(p.netral_nanti, false),
        coalesce(
          p.dasar = 'cermin' and p.sumber_id = p.lalu_id and p.pool_id <> p.lalu_pool
            and p.posting_id = p.lalu_posting,
          false
        ),
        case when p.qty < 0 then coalesce(p.sumber_id, p.membalik_id) end,
        coalesce(p.asal[2], p.id)
      )::erp_private.langkah order by p.i)
      from pasang as p
      left join urutan as a on a.id = p.acu_id
      left join urutan as b on b.id = p.asal[3]
      left join urutan as c on c.id = p.membalik_id
  );
end
$$;

alter function erp_private.stok_steps(bigint, date, bigint, erp_private.gerak[]) owner to erp_owner;
revoke all on function erp_private.stok_steps(bigint, date, bigint, erp_private.gerak[])
  from public;
grant execute on function erp_private.stok_steps(bigint, date, bigint, erp_private.gerak[])
  to erp_writer, erp_reader;
comment on function erp_private.stok_steps(bigint, date, bigint, erp_private.gerak[]) is
  'The movements that a replay passes, in their order.';
--! EndIncluded erp_private/stok/stok_steps.sql
--! Included erp_private/stok/stok_value.sql
-- Values a document's movements, in line order, at the state of their pools on the document's day:
-- at the average, as the mirror of their source (an older movement or an earlier one of this
-- document), or at the value that they have. The goods are locked. `mundur` are the goods that have
-- later movements, which must be replayed; `kurang` those of which a pool is short, which are
-- valued otherwise (stok_value_walk).
create or replace function erp_private.stok_value(
  tanggal date, gerak erp_private.gerak[], per_lokasi boolean,
  out hasil erp_private.gerak[], out mundur bigint[], out kurang bigint[]
)
language plpgsql
as $$
#variable_conflict use_column
declare
  v_akhir constant bigint := 9223372036854775807;
  v_g record;
  v_gerak erp_private.gerak;
  v_barang bigint;
  v_pool bigint;
  v_qty numeric;
  v_nilai numeric;
  v_lain jsonb := '{}';
  v_sumber jsonb := '{}';
  v_cermin record;
begin
  hasil := '{}';
  mundur := '{}'; kurang := '{}';
  for v_g in
    select g as isi, p.pool_id, s.qty, s.nilai,
           coalesce(s.tanggal_terakhir > stok_value.tanggal, false) as kemudian
      from unnest(stok_value.gerak) as g
      cross join lateral (
        select coalesce((g).pool_id, case when per_lokasi then (g).lokasi_id else 0 end)
      ) as p (pool_id)
      left join stok_pool as s on s.barang_id = (g).barang_id and s.pool_id = p.pool_id
     order by (g).barang_id, (g).baris, (g).sub
  loop
    v_gerak := v_g.isi;
    v_gerak.pool_id := v_g.pool_id;
    if (v_gerak.barang_id, v_gerak.pool_id) is distinct from (v_barang, v_pool) then
      v_lain := case when v_gerak.barang_id is distinct from v_barang then '{}' else v_lain
        || jsonb_build_object(v_pool, jsonb_build_array(v_qty, v_nilai))
      end;
      v_barang := v_gerak.barang_id;
      v_pool := v_gerak.pool_id;
      v_qty := coalesce((v_lain -> v_pool::text ->> 0)::numeric, v_g.qty, 0);
      v_nilai := coalesce((v_lain -> v_pool::text ->> 1)::numeric, v_g.nilai, 0);
      if v_g.kemudian and not v_lain ? v_pool::text then
        mundur := mundur || v_barang;
        select s.qty, s.nilai into v_qty, v_nilai
          from erp_private.stok_pool_at(v_barang, v_pool, stok_value.tanggal, v_akhir) as s;
      end if;
    end if;
    if v_gerak.dasar = 'rata' then
      v_gerak.nilai := erp_private.stok_rata_value(v_qty, v_nilai, v_gerak.qty, v_gerak.nilai);
    elsif v_gerak.sumber_id is not null then
      select c.keadaan, c.nilai into v_cermin from erp_private.stok_mirror(
          coalesce(v_sumber -> v_gerak.sumber_id::text,
            erp_private.stok_source_at(v_gerak.sumber_id, stok_value.tanggal, v_akhir)),
          v_gerak.qty
        ) as c;
      v_gerak.nilai := v_cermin.nilai;
      v_sumber := v_sumber || jsonb_build_object(v_gerak.sumber_id, v_cermin.keadaan);
      mundur := mundur || erp_private.stok_later(v_barang, stok_value.tanggal);
    end if;
    if v_gerak.id is not null then
      v_sumber := v_sumber
        || jsonb_build_object(v_gerak.id, jsonb_build_array(v_gerak.qty, v_gerak.nilai, 0, 0));
    end if;
    v_qty := v_qty + v_gerak.qty;
    v_nilai := v_nilai + v_gerak.nilai;
    hasil := hasil || v_gerak;
    if v_qty < 0 or v_qty < v_gerak.qty then kurang := kurang || v_barang; end if;
  end loop;
end
$$;

alter function erp_private.stok_value(date, erp_private.gerak[], boolean) owner to erp_owner;
revoke all on function erp_private.stok_value(date, erp_private.gerak[], boolean) from public;
grant execute on function erp_private.stok_value(date, erp_private.gerak[], boolean) to erp_writer;
comment on function erp_private.stok_value(date, erp_private.gerak[], boolean) is
  'Values a document''s stock movements at their day, and names the goods that must be replayed.';
--! EndIncluded erp_private/stok/stok_value.sql
--! Included erp_private/stok/stok_value_at.sql
-- What a stock movement is worth by an order key: with its corrections, of which those that stand
-- at goods that covered it count from where those goods came. Before its own key it is worth what
-- it is there.
create or replace function erp_private.stok_value_at(
  mutasi_id bigint, tanggal date, urut bigint
)
returns numeric
language plpgsql
stable
as $$
#variable_conflict use_column
begin
  return (
    select m.nilai + coalesce((
        select sum(k.nilai)
          from mutasi_stok as k
         where k.koreksi_untuk = m.id
           and (
             (k.tanggal_kunci, k.urut) <= (stok_value_at.tanggal, stok_value_at.urut)
             or (k.tanggal_kunci, k.urut) = (m.tanggal_kunci, m.urut)
           )
      ), 0)
      from mutasi_stok as m
     where m.id = stok_value_at.mutasi_id
  );
end
$$;

alter function erp_private.stok_value_at(bigint, date, bigint) owner to erp_owner;
revoke all on function erp_private.stok_value_at(bigint, date, bigint) from public;
grant execute on function erp_private.stok_value_at(bigint, date, bigint) to erp_writer, erp_reader;
comment on function erp_private.stok_value_at(bigint, date, bigint) is
  'Value of a stock movement by an order key.';
--! EndIncluded erp_private/stok/stok_value_at.sql
--! Included erp_private/stok/stok_value_fifo.sql
-- Values a document's movements where goods are valued first in, first out. `mundur` are the goods
-- that have later movements; all of them are replayed, which writes their layers.
create or replace function erp_private.stok_value_fifo(
  tanggal date, gerak erp_private.gerak[], per_lokasi boolean,
  out hasil erp_private.gerak[], out mundur bigint[], out khusus bigint[]
)
language plpgsql
as $$
#variable_conflict use_column
begin
  hasil := stok_value_fifo.gerak;
  for v_i in 1 .. cardinality(hasil) loop
    hasil[v_i].pool_id := coalesce(
      hasil[v_i].pool_id, case when per_lokasi then hasil[v_i].lokasi_id else 0 end
    );
  end loop;
  khusus := array(select distinct g.barang_id from unnest(hasil) as g);
  mundur := array(
    select l from unnest(khusus) as b (id)
     cross join lateral unnest(erp_private.stok_later(b.id, stok_value_fifo.tanggal)) as l
  );
  hasil := erp_private.stok_value_walk(stok_value_fifo.tanggal, hasil, khusus, true);
end
$$;

alter function erp_private.stok_value_fifo(date, erp_private.gerak[], boolean) owner to erp_owner;
revoke all on function erp_private.stok_value_fifo(date, erp_private.gerak[], boolean) from public;
grant execute on function erp_private.stok_value_fifo(date, erp_private.gerak[], boolean)
  to erp_writer;
comment on function erp_private.stok_value_fifo(date, erp_private.gerak[], boolean) is
  'Values a document''s movements first in, first out.';
--! EndIncluded erp_private/stok/stok_value_fifo.sql
--! Included erp_private/stok/stok_value_walk.sql
-- Values the movements of a document whose goods keep layers (`fifo`), or of which a pool is short:
-- as a replay would, at the state of their pools after all documents of the day. Only the given
-- goods are valued.
create or replace function erp_private.stok_value_walk(
  tanggal date, gerak erp_private.gerak[], barang_ids bigint[], fifo boolean
)
returns erp_private.gerak[]
language plpgsql
as $$
declare
  v_akhir constant bigint := 9223372036854775807;
  v_gerak erp_private.gerak[] := gerak;
  v_barang bigint;
  v_koreksi erp_private.koreksi[];
begin
  for v_i in 1 .. cardinality(v_gerak) loop
    v_gerak[v_i].id := coalesce(v_gerak[v_i].id, nextval('mutasi_stok_id_seq'));
  end loop;
  for v_barang in select distinct b.id from unnest(barang_ids) as b (id) order by b.id loop
    select w.koreksi into v_koreksi
      from erp_private.stok_walk(
        v_barang, stok_value_walk.tanggal, v_akhir,
        erp_private.stok_steps(v_barang, stok_value_walk.tanggal, v_akhir, v_gerak), fifo
      ) as w;
    for v_i in 1 .. cardinality(v_gerak) loop
      if v_gerak[v_i].barang_id = v_barang then
        v_gerak[v_i].nilai := coalesce(
          (select k.selisih from unnest(v_koreksi) as k where k.mutasi_id = v_gerak[v_i].id), 0
        );
      end if;
    end loop;
  end loop;
  return v_gerak;
end
$$;

alter function erp_private.stok_value_walk(date, erp_private.gerak[], bigint[], boolean)
  owner to erp_owner;
revoke all on function erp_private.stok_value_walk(date, erp_private.gerak[], bigint[], boolean)
  from public;
grant execute on function erp_private.stok_value_walk(date, erp_private.gerak[], bigint[], boolean)
  to erp_writer;
comment on function erp_private.stok_value_walk(date, erp_private.gerak[], bigint[], boolean) is
  'Values a document''s movements of goods that keep layers or are short.';
--! EndIncluded erp_private/stok/stok_value_walk.sql
--! Included erp_private/stok/stok_walk.sql
-- Passes the movements of a barang in their order and values each: fixed ones keep their value,
-- mirrors follow their source as it is worth there, all others come out of their pool, or come in
-- like what lies there. `tanggal, urut` is the key before the first of them.
--   koreksi  movements that are worth something else now
--   tutup    corrections of what had left uncovered, by the goods that cover it
--   ambil    what movements take out of layers (fifo)
--   kolam    the pools after all of them
-- At moving average the plain cases are worked out here, in few expressions: thousands pass.
create or replace function erp_private.stok_walk(
  barang_id bigint, tanggal date, urut bigint, langkah erp_private.langkah[], fifo boolean,
  out koreksi erp_private.koreksi[], out tutup erp_private.koreksi[],
  out ambil erp_private.ambil[], out kolam erp_private.kolam[]
)
language plpgsql
stable
as $$
declare
  v_n constant integer := coalesce(cardinality(langkah), 0);
  k erp_private.kolam; m erp_private.langkah; l erp_private.lapisan; h record; v_luar bigint[];
  v_qty numeric[]; v_nilai numeric[]; v_bagi_qty numeric[]; v_bagi_nilai numeric[];
  v_p integer := 0; v_i integer := 0; v_a integer; v_b integer;
  v_kini numeric; v_bagian erp_private.lapisan[];
begin
  koreksi := '{}'; tutup := '{}'; ambil := '{}'; kolam := '{}';
  select s.luar, s.qty, s.nilai, s.bagi_qty, s.bagi_nilai
    into v_luar, v_qty, v_nilai, v_bagi_qty, v_bagi_nilai
    from erp_private.stok_walk_sources(tanggal, urut, langkah) as s;
  foreach m in array coalesce(langkah, '{}') loop
    v_i := v_i + 1;
    if m.kolam <> v_p then
      kolam[v_p] := k;
      v_p := m.kolam; k := kolam[v_p];
      if k.pool_id is null then
        k := erp_private.stok_walk_pool(barang_id, tanggal, urut, langkah, v_p, fifo);
      end if;
    end if;
    v_a := coalesce(m.acu, v_n + array_position(v_luar, m.acu_id));
    v_kini := case
      when m.dasar = 'tetap' then m.semula
      when m.dasar = 'cermin' and not m.sumber then -v_nilai[v_a]
      when m.dasar = 'cermin' then erp_private.stok_part(
        m.qty, v_qty[v_a], v_nilai[v_a], v_bagi_qty[v_a], v_bagi_nilai[v_a])
      when m.qty > 0 and k.qty <= 0 then m.semula
      when fifo and m.qty > 0 then erp_private.kolam_newest(k, m.qty)
      when m.qty > 0 or (k.qty > -m.qty and not fifo) then round(k.nilai * m.qty / k.qty, 2)
    end;
    if fifo or v_kini is null or k.qty < 0 then
      if k.hpp is null and k.qty < -m.qty and (fifo or k.qty <= 0) then
        k.hpp := erp_private.stok_cost_at(barang_id, k.pool_id, tanggal, urut, fifo);
      end if;
      h := erp_private.kolam_step(k, v_kini, v_bagian, m, v_i, fifo);
      k := h.kolam; v_kini := h.nilai; v_bagian := h.bagian;
      foreach l in array h.ambil loop
        ambil := ambil || row (m.id, l.mutasi_id, l.ke, l.qty, l.nilai)::erp_private.ambil;
      end loop;
      foreach l in array h.tutup loop
        tutup := tutup || row (l.mutasi_id, l.nilai, m.id)::erp_private.koreksi;
        v_b := coalesce(nullif(l.i, 0), v_n + array_position(v_luar, l.mutasi_id), 0);
        v_nilai[v_b] := v_nilai[v_b] + l.nilai;
      end loop;
    elsif not m.netral then
      k.qty := k.qty + m.qty; k.nilai := k.nilai + v_kini;
    end if;
    v_qty[v_i] := m.qty; v_nilai[v_i] := v_kini;
    if m.sumber and m.dasar = 'cermin' then
      v_bagi_qty[v_a] := v_bagi_qty[v_a] + m.qty; v_bagi_nilai[v_a] := v_bagi_nilai[v_a] + v_kini;
    end if;
    if m.balas_id is not null then
      v_a := coalesce(m.balas, v_n + array_position(v_luar, m.balas_id));
      v_bagi_qty[v_a] := v_bagi_qty[v_a] + m.qty;
      v_bagi_nilai[v_a] := v_bagi_nilai[v_a] - coalesce(v_nilai[m.balik], m.balik_nilai);
    end if;
    continue when v_kini = m.nilai;
    koreksi := koreksi || row (m.id, v_kini - m.nilai, null)::erp_private.koreksi;
  end loop;
  kolam[v_p] := k;
end
$$;

alter function erp_private.stok_walk(bigint, date, bigint, erp_private.langkah[], boolean)
  owner to erp_owner;
revoke all on function erp_private.stok_walk(bigint, date, bigint, erp_private.langkah[], boolean)
  from public;
grant execute on function erp_private.stok_walk(
  bigint, date, bigint, erp_private.langkah[], boolean
) to erp_writer, erp_reader;
comment on function erp_private.stok_walk(bigint, date, bigint, erp_private.langkah[], boolean) is
  'Values the movements of a barang in their order.';
--! EndIncluded erp_private/stok/stok_walk.sql
--! Included erp_private/stok/stok_walk_pool.sql
-- A pool as a replay meets it first. Where all that happens is that goods come and leave, only the
-- layers that will leave are read; who asks for a layer, or for the newest, looks at all.
create or replace function erp_private.stok_walk_pool(
  barang_id bigint, tanggal date, urut bigint, langkah erp_private.langkah[], kolam integer,
  fifo boolean
)
returns erp_private.kolam
language plpgsql
stable
as $$
#variable_conflict use_column
declare
  v_pool bigint;
  v_perlu numeric;
begin
  select min(l.pool_id),
         case
           when not bool_or(l.pilih is not null or (l.dasar = 'rata' and l.qty > 0))
             then coalesce(-sum(l.qty) filter (where l.qty < 0), 0)
         end
    into v_pool, v_perlu
    from unnest(stok_walk_pool.langkah) as l
   where l.kolam = stok_walk_pool.kolam;
  return erp_private.stok_pool_state(
    stok_walk_pool.barang_id, v_pool, stok_walk_pool.tanggal, stok_walk_pool.urut,
    stok_walk_pool.fifo, v_perlu
  );
end
$$;

alter function erp_private.stok_walk_pool(
  bigint, date, bigint, erp_private.langkah[], integer, boolean
) owner to erp_owner;
revoke all on function erp_private.stok_walk_pool(
  bigint, date, bigint, erp_private.langkah[], integer, boolean
) from public;
grant execute on function erp_private.stok_walk_pool(
  bigint, date, bigint, erp_private.langkah[], integer, boolean
) to erp_writer, erp_reader;
comment on function erp_private.stok_walk_pool(
  bigint, date, bigint, erp_private.langkah[], integer, boolean
) is
  'A pool as a replay meets it first.';
--! EndIncluded erp_private/stok/stok_walk_pool.sql
--! Included erp_private/stok/stok_walk_sources.sql
-- What a replay must know of the movements that its own name but that stand before its key
-- (`luar`), behind the places of its own: quantity, value there, and what was mirrored of them
-- until there.
create or replace function erp_private.stok_walk_sources(
  tanggal date, urut bigint, langkah erp_private.langkah[],
  out luar bigint[], out qty numeric[], out nilai numeric[], out bagi_qty numeric[],
  out bagi_nilai numeric[]
)
language plpgsql
stable
as $$
#variable_conflict use_column
declare
  v_nol constant numeric[] := array_fill(0::numeric, array[coalesce(cardinality(langkah), 0)]);
begin
  select array_agg(s.id order by s.id), v_nol || array_agg((s.isi ->> 0)::numeric order by s.id),
         v_nol || array_agg((s.isi ->> 1)::numeric order by s.id),
         v_nol || array_agg((s.isi ->> 2)::numeric order by s.id),
         v_nol || array_agg((s.isi ->> 3)::numeric order by s.id)
    into stok_walk_sources.luar, stok_walk_sources.qty, stok_walk_sources.nilai,
         stok_walk_sources.bagi_qty, stok_walk_sources.bagi_nilai
    from (
      select d.id,
             erp_private.stok_source_at(
               d.id, stok_walk_sources.tanggal, stok_walk_sources.urut
             ) as isi
        from (
          select l.acu_id from unnest(stok_walk_sources.langkah) as l where l.acu is null
          union
          select l.balas_id from unnest(stok_walk_sources.langkah) as l where l.balas is null
        ) as d (id)
       where d.id is not null
    ) as s;
end
$$;

alter function erp_private.stok_walk_sources(date, bigint, erp_private.langkah[])
  owner to erp_owner;
revoke all on function erp_private.stok_walk_sources(date, bigint, erp_private.langkah[])
  from public;
grant execute on function erp_private.stok_walk_sources(date, bigint, erp_private.langkah[])
  to erp_writer, erp_reader;
comment on function erp_private.stok_walk_sources(date, bigint, erp_private.langkah[]) is
  'Movements before a replay that its own name, as they are there.';
--! EndIncluded erp_private/stok/stok_walk_sources.sql
--! Included erp_private/stok/stok_warn.sql
-- Adds to the fields of a document's head a warning for each of its goods that left uncovered and
-- of which no cost is known: they are booked at 0 until goods come. Only movements without value
-- are looked at further.
create or replace function erp_private.stok_warn(rincian jsonb, gerak erp_private.gerak[])
returns jsonb
language plpgsql
stable
as $$
#variable_conflict use_column
declare
  v_g erp_private.gerak;
  v_hasil jsonb := stok_warn.rincian;
begin
  foreach v_g in array stok_warn.gerak loop
    if v_g.qty < 0 and v_g.nilai = 0 and exists (
      select from stok_pool as p
       where p.barang_id = v_g.barang_id and p.pool_id = v_g.pool_id and p.qty < 0
    ) then
      v_hasil := erp_private.peringatan_add(v_hasil, array[format(
        'detail.%s.barang_id: stok minus dan harga pokok belum diketahui; '
        'dibukukan 0 sampai barang masuk', v_g.baris - 1
      )]);
    end if;
  end loop;
  return v_hasil;
end
$$;

alter function erp_private.stok_warn(jsonb, erp_private.gerak[]) owner to erp_owner;
revoke all on function erp_private.stok_warn(jsonb, erp_private.gerak[]) from public;
grant execute on function erp_private.stok_warn(jsonb, erp_private.gerak[]) to erp_writer;
comment on function erp_private.stok_warn(jsonb, erp_private.gerak[]) is
  'Warnings about uncovered goods without a known cost.';
--! EndIncluded erp_private/stok/stok_warn.sql
--! Included erp_private/tahun/tahun_buku.sql
-- The book year that a day lies in. It bears the calendar year that it begins in.
create or replace function erp_private.tahun_buku(
  tanggal date, out tahun integer, out mulai date, out akhir date
)
language plpgsql
stable
as $$
#variable_conflict use_column
declare
  v_geser constant interval := (
    select make_interval(months => p.awal_tahun_buku - 1) from pengaturan as p
  );
begin
  mulai := (date_trunc('year', tahun_buku.tanggal - v_geser) + v_geser)::date;
  akhir := (tahun_buku.mulai + interval '1 year')::date - 1;
  tahun := extract(year from tahun_buku.mulai);
end
$$;

alter function erp_private.tahun_buku(date) owner to erp_owner;
revoke all on function erp_private.tahun_buku(date) from public;
grant execute on function erp_private.tahun_buku(date) to erp_writer, erp_reader;
comment on function erp_private.tahun_buku(date) is
  'The book year of a day: its name, first and last day.';
--! EndIncluded erp_private/tahun/tahun_buku.sql
--! Included erp_private/tahun/tahun_close.sql
-- Closes a book year: one journal on its last day, the lock date moves there, and opening balances
-- are locked. All postings are
-- held up meanwhile. A year that is closed already, in the same way, is answered as it is.
-- Codes: VATHN, KOTHN, KOTUP, KOPRN.
create or replace function erp_private.tahun_close(tahun integer, prive boolean)
returns erp.tahun_ditutup
language plpgsql
as $$
#variable_conflict use_column
declare
  v_tahun constant integer := tahun_close.tahun;
  v_prive constant boolean := coalesce(tahun_close.prive, false);
  v_akun constant jsonb := erp_private.akun_roles();
  v_buku record;
  v_ada record;
  v_isi record;
  v_jurnal bigint;
  v_id bigint;
begin
  lock table periode in exclusive mode;
  v_buku := erp_private.tahun_range(v_tahun);
  select c.id, c.dengan_prive into v_ada
    from penutupan as c
   where c.tahun = v_tahun and c.dibuka_pada is null;
  if found then
    if v_ada.dengan_prive <> v_prive then
      raise exception using errcode = 'KOTHN', message = format(
        'prive: tahun buku %s sudah ditutup %s memindahkan prive; buka dulu untuk mengubahnya',
        v_tahun, case when v_ada.dengan_prive then 'dengan' else 'tanpa' end
      );
    end if;
    return erp_private.tahun_result(v_ada.id);
  end if;
  perform erp_private.tahun_close_check(
    v_tahun, v_buku.mulai, v_buku.akhir, v_akun ->> 'saldo_awal'
  );
  v_isi := erp_private.tahun_entries(v_buku.akhir, v_prive, v_akun);
  v_jurnal := erp_private.tahun_journal(v_tahun, v_buku.akhir, v_isi.ayat);
  insert into penutupan (
    tahun, mulai, akhir, jurnal_id, laba, prive, dengan_prive, kunci_sebelum,
    kunci_saldo_awal_sebelum, ditutup_oleh
  )
    select v_tahun, v_buku.mulai, v_buku.akhir, v_jurnal, v_isi.laba, v_isi.nilai_prive, v_prive,
           p.tanggal_kunci, p.kunci_saldo_awal, erp.pengguna_id()
      from pengaturan as p
  returning id into v_id;
  update pengaturan as p
     set tanggal_kunci = greatest(p.tanggal_kunci, v_buku.akhir), kunci_saldo_awal = true,
         diubah_pada = clock_timestamp();
  return erp_private.tahun_result(v_id);
end
$$;

alter function erp_private.tahun_close(integer, boolean) owner to erp_owner;
revoke all on function erp_private.tahun_close(integer, boolean) from public;
grant execute on function erp_private.tahun_close(integer, boolean) to erp_writer;
comment on function erp_private.tahun_close(integer, boolean) is
  'Closes a book year; answers what it did (VATHN, KOTHN, KOTUP).';
--! EndIncluded erp_private/tahun/tahun_close.sql
--! Included erp_private/tahun/tahun_close_check.sql
-- What stands against closing a book year, one thing after the other.
-- Codes: KOTHN, KOTUP.
create or replace function erp_private.tahun_close_check(
  tahun integer, mulai date, akhir date, akun_saldo_awal text
)
returns void
language plpgsql
stable
as $$
#variable_conflict use_column
declare
  v_akhir constant date := tahun_close_check.akhir;
  v_sesudah integer;
  v_terbuka date := erp_private.tahun_unclosed(tahun_close_check.mulai);
  v_saldo numeric;
  v_balik date;
  v_pesan text;
begin
  if v_akhir >= erp_private.tenant_today() then
    v_pesan := format('belum berakhir; hari terakhirnya %s', v_akhir);
  end if;
  select min(c.tahun) into v_sesudah
    from penutupan as c
   where c.dibuka_pada is null and c.tahun > tahun_close_check.tahun;
  if v_sesudah is not null then
    v_pesan := format('tahun buku %s sudah ditutup lebih dulu; buka tahun itu', v_sesudah);
  elsif v_terbuka is not null then
    v_pesan := format('tahun buku %s belum ditutup, tutup itu lebih dulu', (
      select b.tahun from erp_private.tahun_buku(v_terbuka) as b
    ));
  end if;
  select sum(s.debit - s.kredit) into v_saldo
    from saldo_harian as s
   where s.akun_kode = tahun_close_check.akun_saldo_awal and s.tanggal <= v_akhir;
  if v_pesan is null and v_saldo <> 0 then
    v_pesan := format(
      'saldo awal belum lengkap: akun %s masih bersaldo %s',
      tahun_close_check.akun_saldo_awal, v_saldo
    );
  end if;
  select min(b.tanggal) into v_balik
    from jurnal_balik as b
    join transaksi as t on t.id = b.transaksi_id and t.status = 'final'
   where b.pembalik_id is null and b.tanggal <= v_akhir;
  if v_pesan is null and v_balik is not null then
    v_pesan := format('jurnal balik otomatis tanggal %s belum diposting', v_balik);
  end if;
  if v_pesan is not null then
    raise exception using errcode = 'KOTHN', message = format('tahun: %s', v_pesan);
  end if;
  perform erp_private.periode_close_check('-infinity', v_akhir, 'tahun');
end
$$;

alter function erp_private.tahun_close_check(integer, date, date, text) owner to erp_owner;
revoke all on function erp_private.tahun_close_check(integer, date, date, text) from public;
grant execute on function erp_private.tahun_close_check(integer, date, date, text) to erp_writer;
comment on function erp_private.tahun_close_check(integer, date, date, text) is
  'Refuses to close a book year that is not ready for it (KOTHN, KOTUP).';
--! EndIncluded erp_private/tahun/tahun_close_check.sql
--! Included erp_private/tahun/tahun_entries.sql
-- The entries that close a book year: every balance of classes 4 to 6 to retained earnings, and
-- with `prive` the drawings to the owner's capital. Null when there is nothing to close. The years
-- before are closed, so a balance up to the last day is that of the year.
create or replace function erp_private.tahun_entries(
  akhir date, prive boolean, akun jsonb, out ayat erp_private.ayat[], out laba numeric,
  out nilai_prive numeric
)
language plpgsql
stable
as $$
#variable_conflict use_column
begin
  with
    saldo as (
      select s.akun_kode, k.klas_id, sum(s.kredit - s.debit) as nilai
        from saldo_harian as s
        join akun as a on a.kode = s.akun_kode
        join erp.akun_subklas as k on k.id = a.subklas_id
       where s.tanggal <= tahun_entries.akhir
         and (
           k.klas_id >= 4
           or (tahun_entries.prive and s.akun_kode = tahun_entries.akun ->> 'prive')
         )
       group by s.akun_kode, k.klas_id
      having sum(s.kredit - s.debit) <> 0
    ),
    tujuan as (
      select case when s.klas_id >= 4 then 'laba_ditahan' else 'modal' end as peran,
             sum(s.nilai) as nilai
        from saldo as s
       group by 1
    )
  select coalesce((select t.nilai from tujuan as t where t.peran = 'laba_ditahan'), 0),
         coalesce((select -t.nilai from tujuan as t where t.peran = 'modal'), 0),
         (
           select array_agg(
               row (
                 x.akun_kode, nullif(greatest(x.nilai, 0), 0), nullif(greatest(-x.nilai, 0), 0),
                 null
               )::erp_private.ayat order by x.urutan, x.akun_kode
             )
             from (
               select 1 as urutan, s.akun_kode, s.nilai from saldo as s
               union all
               select 2, tahun_entries.akun ->> t.peran, -t.nilai from tujuan as t
             ) as x
         )
    into laba, nilai_prive, ayat;
end
$$;

alter function erp_private.tahun_entries(date, boolean, jsonb) owner to erp_owner;
revoke all on function erp_private.tahun_entries(date, boolean, jsonb) from public;
grant execute on function erp_private.tahun_entries(date, boolean, jsonb) to erp_writer;
comment on function erp_private.tahun_entries(date, boolean, jsonb) is
  'Entries, profit and drawings of the closing of a book year.';
--! EndIncluded erp_private/tahun/tahun_entries.sql
--! Included erp_private/tahun/tahun_journal.sql
-- Posts a journal without a document that stands on the last day of a book year: its closing, or
-- the reversal of that (`membalik_id`). Answers its id; null when there is nothing to post.
-- Codes: KOPRN, KOBLN, KOKDL.
create or replace function erp_private.tahun_journal(
  tahun integer, tanggal date, ayat erp_private.ayat[], membalik_id bigint default null
)
returns bigint
language plpgsql
as $$
#variable_conflict use_column
declare
  v_balik constant boolean := tahun_journal.membalik_id is not null;
  v_keterangan constant text := format(
    case when v_balik then 'Membuka kembali tahun buku %s' else 'Penutupan tahun buku %s' end,
    tahun_journal.tahun
  );
  v_posting bigint;
  v_jurnal bigint;
begin
  if tahun_journal.ayat is null then
    return null;
  end if;
  v_posting := erp_private.posting_begin(
    case when v_balik then 'void' else 'posting' end::erp.aksi_posting, null, v_keterangan
  );
  v_jurnal := nextval('jurnal_id_seq');
  perform erp_private.jurnal_write(
    v_posting, v_jurnal, tahun_journal.tanggal, tahun_journal.ayat
  );
  perform erp_private.saldo_post(v_posting);
  perform erp_private.jurnal_number(
    v_posting, null,
    (select j.nomor from jurnal as j where j.id = tahun_journal.membalik_id),
    array[row (
      v_jurnal, case when v_balik then 'pembalik' else 'penutup' end, tahun_journal.tanggal, false,
      tahun_journal.membalik_id, v_keterangan, false
    )::erp_private.jurnal_kepala]
  );
  -- The proof comes before the lock date moves: it is about the books as they were.
  set constraints all immediate;
  return v_jurnal;
end
$$;

alter function
  erp_private.tahun_journal(integer, date, erp_private.ayat[], bigint)
  owner to erp_owner;
revoke all on function
  erp_private.tahun_journal(integer, date, erp_private.ayat[], bigint)
  from public;
grant execute on function
  erp_private.tahun_journal(integer, date, erp_private.ayat[], bigint)
  to erp_writer;
comment on function erp_private.tahun_journal(integer, date, erp_private.ayat[], bigint) is
  'Posts and proves the journal that closes a book year or opens it again.';
--! EndIncluded erp_private/tahun/tahun_journal.sql
--! Included erp_private/tahun/tahun_list_json.sql
-- The book years since the books began, newest first, each closed or not.
create or replace function erp_private.tahun_list_json()
returns json
language plpgsql
stable
as $$
begin
  return (
    select json_agg(
        json_build_object(
          'tahun', b.tahun, 'mulai', b.mulai, 'akhir', b.akhir,
          'status', case when c.id is null then 'buka' else 'tutup' end,
          'laba', c.laba, 'prive', c.prive, 'nomor', j.nomor,
          'ditutup_pada', erp_private.waktu_json(c.ditutup_pada), 'ditutup_oleh', c.ditutup_oleh
        )
        order by b.tahun desc
      )
      from pengaturan as p
      cross join erp_private.tahun_buku(p.tanggal_mulai) as d
      cross join erp_private.tahun_buku(erp_private.tenant_today()) as s
      cross join generate_series(
        least(d.tahun, (select min(x.tahun) from penutupan as x where x.dibuka_pada is null)),
        s.tahun
      ) as t (tahun)
      cross join erp_private.tahun_buku(make_date(t.tahun, p.awal_tahun_buku, 1)) as b
      left join penutupan as c on c.tahun = b.tahun and c.dibuka_pada is null
      left join jurnal as j on j.id = c.jurnal_id
  );
end
$$;

alter function erp_private.tahun_list_json() owner to erp_owner;
revoke all on function erp_private.tahun_list_json() from public;
grant execute on function erp_private.tahun_list_json() to erp_reader;
comment on function erp_private.tahun_list_json() is
  'The book years, newest first, as a JSON array.';
--! EndIncluded erp_private/tahun/tahun_list_json.sql
--! Included erp_private/tahun/tahun_open.sql
-- Opens a closed book year again, the latest first: its closing is reversed on the same day, and
-- the lock date goes back to where it was. One that was opened before stays as it is.
-- Codes: VATHN, TDTHN tidak pernah ditutup, KOTHN tahun sesudahnya masih tertutup.
create or replace function erp_private.tahun_open(tahun integer)
returns void
language plpgsql
as $$
#variable_conflict use_column
declare
  v_tahun constant integer := tahun_open.tahun;
  v_ada record;
  v_pembalik bigint;
begin
  lock table periode in exclusive mode;
  perform erp_private.tahun_range(v_tahun);
  select c.* into v_ada
    from penutupan as c
   where c.tahun = v_tahun
   order by c.dibuka_pada desc nulls first
   limit 1;
  if not found then
    raise exception using errcode = 'TDTHN',
      message = format('tahun: tahun buku %s belum pernah ditutup', v_tahun);
  end if;
  if v_ada.dibuka_pada is not null then
    return;
  end if;
  if exists (select from penutupan as c where c.dibuka_pada is null and c.tahun > v_tahun) then
    raise exception using errcode = 'KOTHN', message = format(
      'tahun: tahun buku %s masih tertutup, buka itu lebih dulu', (
        select max(c.tahun) from penutupan as c where c.dibuka_pada is null
      )
    );
  end if;
  if v_ada.jurnal_id is not null then
    v_pembalik := erp_private.tahun_journal(
      v_tahun, v_ada.akhir, (
        select array_agg(
            row (b.akun_kode, nullif(b.kredit, 0), nullif(b.debit, 0), null)::erp_private.ayat
            order by b.baris
          )
          from jurnal_baris as b
         where b.jurnal_id = v_ada.jurnal_id
      ), v_ada.jurnal_id
    );
  end if;
  update penutupan as c
     set pembalik_id = v_pembalik, dibuka_pada = clock_timestamp(), dibuka_oleh = erp.pengguna_id()
   where c.id = v_ada.id;
  update pengaturan as p
     set tanggal_kunci = v_ada.kunci_sebelum,
         kunci_saldo_awal = v_ada.kunci_saldo_awal_sebelum, diubah_pada = clock_timestamp();
end
$$;

alter function erp_private.tahun_open(integer) owner to erp_owner;
revoke all on function erp_private.tahun_open(integer) from public;
grant execute on function erp_private.tahun_open(integer) to erp_writer;
comment on function erp_private.tahun_open(integer) is
  'Opens a closed book year again (VATHN, TDTHN, KOTHN).';
--! EndIncluded erp_private/tahun/tahun_open.sql
--! Included erp_private/tahun/tahun_range.sql
-- First and last day of a book year that the books may know: from that of the opening balances to
-- that of today.
-- Code: VATHN.
create or replace function erp_private.tahun_range(
  tahun integer, out mulai date, out akhir date
)
language plpgsql
stable
as $$
#variable_conflict use_column
declare
  v_dari integer;
  v_sampai integer;
begin
  select d.tahun, s.tahun into v_dari, v_sampai
    from pengaturan as p
    cross join erp_private.tahun_buku(p.tanggal_mulai - 1) as d
    cross join erp_private.tahun_buku(erp_private.tenant_today()) as s;
  if tahun_range.tahun is null or tahun_range.tahun not between v_dari and v_sampai then
    raise exception using errcode = 'VATHN',
      message = format('tahun: harus tahun buku %s sampai %s', v_dari, v_sampai);
  end if;
  select b.mulai, b.akhir into mulai, akhir
    from pengaturan as p
    cross join erp_private.tahun_buku(make_date(tahun_range.tahun, p.awal_tahun_buku, 1)) as b;
end
$$;

alter function erp_private.tahun_range(integer) owner to erp_owner;
revoke all on function erp_private.tahun_range(integer) from public;
grant execute on function erp_private.tahun_range(integer) to erp_writer;
comment on function erp_private.tahun_range(integer) is
  'Days of a book year by its name (VATHN).';
--! EndIncluded erp_private/tahun/tahun_range.sql
--! Included erp_private/tahun/tahun_result.sql
-- A closing as it is answered.
create or replace function erp_private.tahun_result(penutupan_id bigint)
returns erp.tahun_ditutup
language plpgsql
stable
as $$
#variable_conflict use_column
declare
  v_hasil erp.tahun_ditutup;
begin
  select c.tahun, c.mulai, c.akhir, c.laba, c.prive, j.nomor, erp_private.jurnal_json(j.id),
         p.tanggal_kunci, erp_private.tahun_warnings(c.mulai, c.akhir)
    into v_hasil.tahun, v_hasil.mulai, v_hasil.akhir, v_hasil.laba, v_hasil.prive, v_hasil.nomor,
         v_hasil.jurnal, v_hasil.tanggal_kunci, v_hasil.peringatan
    from penutupan as c
    cross join pengaturan as p
    left join jurnal as j on j.id = c.jurnal_id
   where c.id = tahun_result.penutupan_id;
  return v_hasil;
end
$$;

alter function erp_private.tahun_result(bigint) owner to erp_owner;
revoke all on function erp_private.tahun_result(bigint) from public;
grant execute on function erp_private.tahun_result(bigint) to erp_writer;
comment on function erp_private.tahun_result(bigint) is
  'A closing with its journal and warnings.';
--! EndIncluded erp_private/tahun/tahun_result.sql
--! Included erp_private/tahun/tahun_unclosed.sql
-- A day of an earlier book year that is not closed: where something was booked, or where opening
-- balances left income or expense. Null when everything before this day is closed.
create or replace function erp_private.tahun_unclosed(mulai date)
returns date
language plpgsql
stable
as $$
#variable_conflict use_column
declare
  v_tertutup constant date := (
    select coalesce(max(c.akhir), '-infinity') from penutupan as c where c.dibuka_pada is null
  );
  v_hari date;
begin
  select min(j.tanggal) into v_hari
    from jurnal as j
   where j.tanggal > v_tertutup and j.tanggal < tahun_unclosed.mulai and not j.pembuka;
  if v_hari is null then
    select min(x.tanggal) into v_hari
      from (
        select max(s.tanggal) as tanggal
          from saldo_harian as s
          join akun as a on a.kode = s.akun_kode
          join erp.akun_subklas as k on k.id = a.subklas_id
         where k.klas_id >= 4 and s.tanggal < tahun_unclosed.mulai
         group by s.akun_kode
        having sum(s.debit - s.kredit) <> 0
      ) as x;
  end if;
  return v_hari;
end
$$;

alter function erp_private.tahun_unclosed(date) owner to erp_owner;
revoke all on function erp_private.tahun_unclosed(date) from public;
grant execute on function erp_private.tahun_unclosed(date) to erp_writer;
comment on function erp_private.tahun_unclosed(date) is
  'A day before this one in a book year that is not closed; null when there is none.';
--! EndIncluded erp_private/tahun/tahun_unclosed.sql
--! Included erp_private/tahun/tahun_warnings.sql
-- What deserves a look before or after closing a book year, but does not stand against it. Working
-- drafts are notes that nobody has checked: they can still be sent with another date.
create or replace function erp_private.tahun_warnings(mulai date, akhir date)
returns text[]
language plpgsql
stable
as $$
#variable_conflict use_column
declare
  v_kerja bigint;
  v_aset bigint;
begin
  select count(*) into v_kerja
    from draft as d
   where d.status = 'terbuka' and d.isi ->> 'tanggal'
         between tahun_warnings.mulai::text and tahun_warnings.akhir::text;
  select count(*) into v_aset
    from erp_private.aset_due(date_trunc('month', tahun_warnings.akhir)::date, null) as a
   where a.sebab is null and a.nilai > 0;
  return array_remove(array[
    case
      when v_kerja > 0 then format('%s draft kerja bertanggal di tahun buku ini', v_kerja)
    end,
    case
      when v_aset > 0 then format('%s aset belum disusutkan di bulan terakhir', v_aset)
    end
  ], null);
end
$$;

alter function erp_private.tahun_warnings(date, date) owner to erp_owner;
revoke all on function erp_private.tahun_warnings(date, date) from public;
grant execute on function erp_private.tahun_warnings(date, date) to erp_writer;
comment on function erp_private.tahun_warnings(date, date) is
  'What deserves a look when a book year is closed.';
--! EndIncluded erp_private/tahun/tahun_warnings.sql
--! Included erp_private/tenant/tenant_jejak.sql
-- Puts the triggers of the audit trail on the tables of a tenant's schema that have none yet, as
-- the list of tables says. The key of a row is that of its primary key.
create or replace function erp_private.tenant_jejak(skema text)
returns void
language plpgsql
set search_path = pg_catalog
as $$
#variable_conflict use_column
declare
  v_tabel record;
begin
  -- A tenant may be at a step before the trail.
  if to_regclass(format('%I.audit', tenant_jejak.skema)) is null then
    return;
  end if;
  for v_tabel in
    select c.relname, coalesce(t.jejak, case t.sifat
             when 'induk' then 'penuh' when 'dokumen' then 'ubah' else 'tidak'
           end) as jejak,
           (
             select string_agg(quote_literal(a.attname), ', ' order by k.urutan)
               from pg_constraint as p
               cross join lateral unnest(p.conkey) with ordinality as k (nomor, urutan)
               join pg_attribute as a on a.attrelid = c.oid and a.attnum = k.nomor
              where p.conrelid = c.oid and p.contype = 'p'
           ) as kunci
      from pg_class as c
      join pg_namespace as n on n.oid = c.relnamespace
      join erp_private.tenant_table as t on t.tabel = c.relname
     where n.nspname = tenant_jejak.skema and c.relkind = 'r'
       and not exists (
         select from pg_trigger as g where g.tgrelid = c.oid and g.tgname = 'jejak'
       )
  loop
    continue when v_tabel.jejak = 'tidak';
    execute format(
      'create trigger jejak after %s on %I.%I for each row execute function erp_private.%I(%s)',
      case v_tabel.jejak when 'ubah' then 'update or delete' else 'insert or update or delete' end,
      tenant_jejak.skema, v_tabel.relname,
      case v_tabel.jejak when 'dokumen' then 'tg__transaksi_audit' else 'tg__baris_audit' end,
      v_tabel.kunci
    );
  end loop;
end
$$;

revoke all on function erp_private.tenant_jejak(text) from public;
grant execute on function erp_private.tenant_jejak(text) to erp_owner;
comment on function erp_private.tenant_jejak(text) is
  'Puts the triggers of the audit trail on the tables of a tenant schema.';
--! EndIncluded erp_private/tenant/tenant_jejak.sql
--! Included erp_private/tenant/tenant_wall.sql
-- Puts the wall around each table of a tenant's schema (tenant_wall_table), and has its changes
-- audited. Run after every step, so that no table is ever without it; where it stands as it should
-- nothing is done, because a tenant replays many steps.
create or replace function erp_private.tenant_wall(skema text, kode text)
returns void
language plpgsql
set search_path = pg_catalog
as $$
declare
  v_tabel record;
  v_bentuk constant text := (
    select md5(p.prosrc)
      from pg_proc as p
     where p.oid = 'erp_private.tenant_wall_table'::regproc
  );
begin
  for v_tabel in
    select c.relname, t.tabel, t.pembaca, t.hak_tulis, t.syarat, w.tanda
      from pg_class as c
      join pg_namespace as n on n.oid = c.relnamespace
      left join erp_private.tenant_table as t on t.tabel = c.relname
     cross join lateral (
       select md5(concat_ws(
         '|', v_bentuk, tenant_wall.kode, t.pembaca, t.hak_tulis, t.syarat
       )) as tanda
     ) as w
     where n.nspname = skema and c.relkind in ('r', 'p')
       and (
         t.tabel is null or not c.relrowsecurity or 3 <> (
           select count(*) from pg_policy as p where p.polrelid = c.oid
         ) or not exists (
           select
             from pg_policy as p
            where p.polrelid = c.oid and obj_description(p.oid, 'pg_policy') = w.tanda
         )
       )
     order by c.relname
  loop
    if v_tabel.tabel is null then
      raise exception using errcode = 'KOTBL',
        message = format('tabel tenant %s tidak ada dalam daftar tabel', v_tabel.relname);
    end if;
    perform erp_private.tenant_wall_table(
      skema, kode, v_tabel.relname, v_tabel.pembaca, v_tabel.hak_tulis, v_tabel.syarat,
      v_tabel.tanda
    );
  end loop;
  perform erp_private.tenant_jejak(skema);
  execute format('grant usage on all sequences in schema %I to erp_writer', skema);
end
$$;

revoke all on function erp_private.tenant_wall(text, text) from public;
grant execute on function erp_private.tenant_wall(text, text) to erp_owner;
comment on function erp_private.tenant_wall(text, text) is
  'Row-level security and grants for every table of a tenant schema (KOTBL for an unlisted table).';
--! EndIncluded erp_private/tenant/tenant_wall.sql
--! Included erp_private/tenant/tenant_wall_table.sql
-- Puts the wall around one table of a tenant's schema: grants, row-level security with the tenant's
-- code as a literal, and the three policies. `tanda` stands on the last of them and says what they
-- were made from, so that a wall that stands is not built again.
--
-- The form `(select nullif(…, false)) is not null` is evaluated once per query and leaves the
-- planner's row estimates alone; a plain equality made it choose a sequential scan for an ordered
-- list of 10,000 rows.
create or replace function erp_private.tenant_wall_table(
  skema text, kode text, tabel text, pembaca erp.peran[], hak_tulis text[], syarat text, tanda text
)
returns void
language plpgsql
set search_path = pg_catalog
as $$
declare
  v_milik constant text := format('erp.tenant_kode() = %L', kode);
  v_syarat constant text := '((select nullif(%s, false)) is not null)';
begin
  execute format('grant select on %I.%I to erp_reader, erp_writer', skema, tabel);
  -- A table that nobody may read does not even appear in GraphQL.
  if cardinality(pembaca) > 0 then
    execute format('grant select on %I.%I to erp_app', skema, tabel);
  end if;
  execute format(
    'grant %s on %I.%I to erp_writer', array_to_string(hak_tulis, ', '), skema, tabel
  );
  execute format('alter table %I.%I enable row level security', skema, tabel);
  execute format('drop policy if exists "pembaca menurut peran" on %I.%I', skema, tabel);
  execute format('drop policy if exists "laporan tenant ini" on %I.%I', skema, tabel);
  execute format('drop policy if exists "penulis tenant ini" on %I.%I', skema, tabel);
  execute format(
    'create policy "pembaca menurut peran" on %I.%I for select to erp_app using (%s%s)',
    skema, tabel,
    format(v_syarat, v_milik || format(' and erp.peran() = any (%L::erp.peran[])', pembaca)),
    coalesce(' and (' || syarat || ')', '')
  );
  execute format(
    'create policy "laporan tenant ini" on %I.%I for select to erp_reader using (%s)',
    skema, tabel, format(v_syarat, v_milik)
  );
  execute format(
    'create policy "penulis tenant ini" on %1$I.%2$I for all to erp_writer'
      ' using (%3$s) with check (%3$s)',
    skema, tabel, format(v_syarat, v_milik)
  );
  execute format('comment on policy "penulis tenant ini" on %I.%I is %L', skema, tabel, tanda);
end
$$;

revoke all on function erp_private.tenant_wall_table(
  text, text, text, erp.peran[], text[], text, text
) from public;
grant execute on function erp_private.tenant_wall_table(
  text, text, text, erp.peran[], text[], text, text
) to erp_owner;
comment on function erp_private.tenant_wall_table(
  text, text, text, erp.peran[], text[], text, text
) is
  'Row-level security and grants for one table of a tenant schema.';
--! EndIncluded erp_private/tenant/tenant_wall_table.sql
--! Included erp_private/transaksi/dependents_refuse.sql
-- Refuses to void a document on which others stand; with kaskade, only on those that it cannot take
-- with it.
-- Code: KODEP names them by number, kind and id.
create or replace function erp_private.dependents_refuse(
  transaksi_id bigint, kaskade boolean default false
)
returns void
language plpgsql
stable
as $$
#variable_conflict use_column
declare
  v_nama text;
  v_keras boolean;
begin
  select string_agg(format('%s (%s, id %s)', d.nomor, d.jenis, d.id), ', ' order by d.id),
         bool_or(d.cara = 'tolak')
    into v_nama, v_keras
    from erp_private.dependents(dependents_refuse.transaksi_id) as d
   where d.cara = 'tolak' or not coalesce(dependents_refuse.kaskade, false);
  if v_nama is null then
    return;
  end if;
  raise exception using errcode = 'KODEP', message = format(
    'transaksi ini masih dipakai oleh %s; %s', v_nama, case
      when (select t.status_order is not null from transaksi as t
             where t.id = dependents_refuse.transaksi_id)
        then 'tutup order ini, atau void dokumen itu lebih dulu'
      when v_keras then 'void dokumen itu lebih dulu'
      else 'void dokumen itu lebih dulu, atau void dengan kaskade'
    end
  );
end
$$;

alter function erp_private.dependents_refuse(bigint, boolean) owner to erp_owner;
revoke all on function erp_private.dependents_refuse(bigint, boolean) from public;
grant execute on function erp_private.dependents_refuse(bigint, boolean) to erp_writer;
comment on function erp_private.dependents_refuse(bigint, boolean) is
  'Refuses to void a document with live dependents (KODEP).';
--! EndIncluded erp_private/transaksi/dependents_refuse.sql
--! Included erp_private/transaksi/draft_write.sql
-- Keeps a document as a draft: its rows are the document as received, its number is provisional.
-- Everybody who wrote on it is remembered, because with four eyes none of them may approve it.
-- Code: VADOK tanggal kosong, kontak atau lokasi tidak ditemukan.
create or replace function erp_private.draft_write(id bigint, jenis erp.jenis_transaksi, isi jsonb)
returns void
language plpgsql
as $$
#variable_conflict use_column
declare
  v_d erp_private.dokumen := jsonb_populate_record(null::erp_private.dokumen, (
    select jsonb_object_agg(k.nama, k.nilai)
      from jsonb_each(draft_write.isi) as k (nama, nilai)
     where k.nama in (
       'tanggal', 'kontak_id', 'lokasi_id', 'jatuh_tempo', 'nomor_referensi', 'keterangan'
     )
  ));
begin
  -- Depreciation has a month; its day follows from that. A disposal has a day.
  if draft_write.jenis = 'penyusutan' and not draft_write.isi ? 'pelepasan' then
    v_d.tanggal := erp_private.penyusutan_day(draft_write.isi ->> 'periode');
  end if;
  perform erp_private.dokumen_refuse(array_remove(array[
    case
      when v_d.tanggal is null and draft_write.jenis = 'penyusutan'
        and not draft_write.isi ? 'pelepasan' then 'periode: harus bulan YYYY-MM'
      when v_d.tanggal is null then 'tanggal: wajib diisi'
      when v_d.tanggal not between '1900-01-01' and '9999-12-31' then 'tanggal: di luar batas'
    end,
    case
      when v_d.jatuh_tempo not between '1900-01-01' and '9999-12-31'
        then 'jatuh_tempo: di luar batas'
    end,
    case
      when v_d.kontak_id is not null
        and not exists (select from kontak as k where k.id = v_d.kontak_id)
        then 'kontak_id: tidak ditemukan'
    end,
    case
      when v_d.lokasi_id is not null
        and not exists (select from lokasi as l where l.id = v_d.lokasi_id)
        then 'lokasi_id: tidak ditemukan'
    end,
    case when length(v_d.nomor_referensi) > 100 then 'nomor_referensi: paling banyak 100 huruf' end,
    case when length(v_d.keterangan) > 2000 then 'keterangan: paling banyak 2000 huruf' end
  ], null));
  insert into transaksi as t (
    id, jenis, nomor, tanggal, kontak_id, lokasi_id, jatuh_tempo, nomor_referensi, keterangan,
    status, isi, dibuat_oleh, penyusun
  )
  values (
    draft_write.id, draft_write.jenis, 'DRAFT-' || draft_write.id, v_d.tanggal, v_d.kontak_id,
    v_d.lokasi_id, v_d.jatuh_tempo, v_d.nomor_referensi, v_d.keterangan,
    'draft', draft_write.isi, erp.pengguna_id(),
    array_remove(array[erp.pengguna_id()], null)
  )
  on conflict (id) do update set
    tanggal = excluded.tanggal, kontak_id = excluded.kontak_id, lokasi_id = excluded.lokasi_id,
    jatuh_tempo = excluded.jatuh_tempo, nomor_referensi = excluded.nomor_referensi,
    keterangan = excluded.keterangan, isi = excluded.isi,
    penyusun = array_remove(t.penyusun, erp.pengguna_id()) || excluded.penyusun,
    diubah_pada = clock_timestamp();
end
$$;

alter function erp_private.draft_write(bigint, erp.jenis_transaksi, jsonb) owner to erp_owner;
revoke all on function erp_private.draft_write(bigint, erp.jenis_transaksi, jsonb) from public;
grant execute on function erp_private.draft_write(bigint, erp.jenis_transaksi, jsonb) to erp_writer;
comment on function erp_private.draft_write(bigint, erp.jenis_transaksi, jsonb) is
  'Makes or replaces a draft of a transaction (VADOK).';
--! EndIncluded erp_private/transaksi/draft_write.sql
--! Included erp_private/transaksi/json_extend.sql
-- An object with the keys of another that it lacks, behind its own, every digit kept.
create or replace function erp_private.json_extend(awal json, tambahan jsonb)
returns json
language sql
immutable
set search_path = pg_catalog
as $$
  select coalesce((
    select erp_private.json_append(awal, json_object_agg(t.key, t.value order by t.key))
      from jsonb_each(tambahan) as t
     where not exists (select from json_object_keys(awal) as k where k = t.key)
    having count(*) > 0
  ), awal)
$$;

alter function erp_private.json_extend(json, jsonb) owner to erp_owner;
revoke all on function erp_private.json_extend(json, jsonb) from public;
grant execute on function erp_private.json_extend(json, jsonb) to erp_writer, erp_reader;
comment on function erp_private.json_extend(json, jsonb) is
  'An object with the keys of another that it lacks.';
--! EndIncluded erp_private/transaksi/json_extend.sql
--! Included erp_private/transaksi/peringatan_add.sql
-- Adds warnings to the fields of a document's head, each beginning with its field's path; they come
-- with the answer and stay in the detail.
create or replace function erp_private.peringatan_add(rincian jsonb, peringatan text[])
returns jsonb
language sql
immutable
set search_path = pg_catalog
as $$
  select case
    when cardinality(array_remove(peringatan, null)) > 0
      then coalesce(rincian, '{}') || jsonb_build_object(
        'peringatan',
        coalesce(rincian -> 'peringatan', '[]') || to_jsonb(array_remove(peringatan, null))
      )
    else rincian
  end
$$;

alter function erp_private.peringatan_add(jsonb, text[]) owner to erp_owner;
revoke all on function erp_private.peringatan_add(jsonb, text[]) from public;
grant execute on function erp_private.peringatan_add(jsonb, text[]) to erp_writer;
comment on function erp_private.peringatan_add(jsonb, text[]) is
  'The fields of a head with further warnings.';
--! EndIncluded erp_private/transaksi/peringatan_add.sql
--! Included erp_private/transaksi/transaksi_biaya_json.sql
-- The landed costs of a purchase as its document gave them; an empty list for all others.
create or replace function erp_private.transaksi_biaya_json(id bigint)
returns json
language plpgsql
stable
as $$
#variable_conflict use_column
begin
  return (
    select coalesce(json_agg(json_build_object(
        'jumlah', b.jumlah, 'alokasi', b.alokasi, 'akun_kode', b.akun_kode
      ) order by b.baris), '[]')
      from transaksi_biaya as b
     where b.transaksi_id = transaksi_biaya_json.id
  );
end
$$;

alter function erp_private.transaksi_biaya_json(bigint) owner to erp_owner;
revoke all on function erp_private.transaksi_biaya_json(bigint) from public;
grant execute on function erp_private.transaksi_biaya_json(bigint) to erp_writer, erp_reader;
comment on function erp_private.transaksi_biaya_json(bigint) is
  'The landed costs of a purchase.';
--! EndIncluded erp_private/transaksi/transaksi_biaya_json.sql
--! Included erp_private/transaksi/transaksi_draft_json.sql
-- The detail of a draft: what its document says stands in the places that a posting would fill, and
-- the fields of its kind come behind. Its lines are made elsewhere (transaksi_lines_json).
create or replace function erp_private.transaksi_draft_json(awal json, isi jsonb)
returns json
language sql
immutable
set search_path = pg_catalog
as $$
  select erp_private.json_extend(
      json_object_agg(
        e.key,
        case when e.key <> 'detail' and isi ? e.key then (isi -> e.key)::json else e.value end
        order by e.urutan
      ),
      isi
    )
    from json_each(awal) with ordinality as e (key, value, urutan)
$$;

alter function erp_private.transaksi_draft_json(json, jsonb) owner to erp_owner;
revoke all on function erp_private.transaksi_draft_json(json, jsonb) from public;
grant execute on function erp_private.transaksi_draft_json(json, jsonb) to erp_writer, erp_reader;
comment on function erp_private.transaksi_draft_json(json, jsonb) is
  'The detail of a draft with the fields of its document.';
--! EndIncluded erp_private/transaksi/transaksi_draft_json.sql
--! Included erp_private/transaksi/transaksi_json.sql
-- A transaction as the detail endpoint shows it, with the header fields of its kind; null when it
-- does not exist. `sertakan` adds jurnal, alokasi, riwayat.
create or replace function erp_private.transaksi_json(
  jenis erp.jenis_transaksi, id bigint, sertakan text[]
)
returns json
language plpgsql
stable
as $$
#variable_conflict use_column
declare
  v_hasil json;
  v_t record;
begin
  select t.status, t.status_order, t.isi, t.rincian into v_t
    from transaksi as t
   where t.id = transaksi_json.id;
  select row_to_json(d) into v_hasil
    from (
      select t.id, t.nomor as nomor_transaksi, t.nomor as nomor_bukti, t.jenis,
             r.kode as jenis_kode, t.tanggal, t.kontak_id, k.nama as kontak_nama, t.lokasi_id,
             t.jatuh_tempo, t.nomor_referensi, t.nomor_faktur_supplier, t.keterangan, t.harga_kode,
             t.harga_termasuk_pajak, t.bruto, t.diskon, t.dpp, t.ppn, t.ongkos, t.ongkos_ppn,
             erp_private.transaksi_biaya_json(t.id) as biaya_tambahan, t.pembulatan,
             t.total_nilai, t.dibayar, t.sisa, t.status, t.status_bayar, t.alasan, t.dibuat_oleh,
             erp_private.waktu_json(t.dibuat_pada) as dibuat_pada,
             erp_private.waktu_json(t.diubah_pada) as diubah_pada,
             (
               select coalesce(json_agg(json_build_object(
                 'akun_kode', p.akun_kode, 'jumlah', p.jumlah
               ) order by p.baris), '[]')
                 from transaksi_pembayaran as p
                where p.transaksi_id = t.id
             ) as pembayaran,
             t.dokumen_asal_id, t.status_order,
             erp_private.transaksi_lines_json(t.id) as detail
        from transaksi as t
        join erp.jenis_transaksi_ref as r on r.jenis = t.jenis
        left join kontak as k on k.id = t.kontak_id
       where t.id = transaksi_json.id and t.jenis = transaksi_json.jenis
    ) as d;
  v_hasil := case
    when v_t.status in ('draft', 'batal')
      then erp_private.transaksi_draft_json(v_hasil, v_t.isi)
    when v_t.status_order is not null then erp_private.json_extend(
      v_hasil,
      v_t.rincian || jsonb_build_object('uang_muka', erp_private.order_deposits_json(id))
    )
    else erp_private.json_extend(v_hasil, v_t.rincian)
  end;
  if v_hasil is not null and cardinality(sertakan) > 0 then
    select erp_private.json_append(v_hasil, json_object_agg(x.nama, x.isi order by x.urutan))
      into v_hasil
      from (values
        (1, 'jurnal', case
          when 'jurnal' = any (sertakan) then erp_private.transaksi_journal_json(id)
        end),
        (2, 'alokasi', case
          when 'alokasi' = any (sertakan) then erp_private.transaksi_allocation_json(id)
        end),
        (3, 'riwayat', case
          when 'riwayat' = any (sertakan) then erp_private.transaksi_history_json(id)
        end)
      ) as x (urutan, nama, isi)
     where x.isi is not null;
  end if;
  return v_hasil;
end
$$;

alter function erp_private.transaksi_json(erp.jenis_transaksi, bigint, text[]) owner to erp_owner;
revoke all on function erp_private.transaksi_json(erp.jenis_transaksi, bigint, text[]) from public;
grant execute on function erp_private.transaksi_json(erp.jenis_transaksi, bigint, text[])
  to erp_writer, erp_reader;
comment on function erp_private.transaksi_json(erp.jenis_transaksi, bigint, text[]) is
  'A transaction as the detail endpoint shows it.';
--! EndIncluded erp_private/transaksi/transaksi_json.sql
--! Included erp_private/transaksi/transaksi_lines_json.sql
-- The lines of a transaction, with the fields of its kind. A final line shows its cost as first
-- booked (hpp) and as it is now (hpp_kini), both per unit of the line, and an order's how far it
-- is. The lines of a draft are those of its document, with the keys of a line.
create or replace function erp_private.transaksi_lines_json(id bigint)
returns json
language plpgsql
stable
as $$
#variable_conflict use_column
declare
  v_isi jsonb;
  v_order constant boolean := (
    select t.status_order is not null from transaksi as t where t.id = transaksi_lines_json.id
  );
begin
  select t.isi into v_isi
    from transaksi as t
   where t.id = transaksi_lines_json.id and t.status in ('draft', 'batal');
  if found then
    return (
      select coalesce(json_agg(
        '{"id": null, "barang_id": null, "qty": null,'
          ' "harga": null, "hpp": null, "subtotal": null}'::jsonb
          || case jsonb_typeof(d.baris) when 'object' then d.baris else '{}' end
        order by d.urutan
      ), '[]')
        from jsonb_array_elements(v_isi -> 'detail') with ordinality as d (baris, urutan)
    );
  end if;
  return (
    select coalesce(json_agg(erp_private.json_extend(json_build_object(
      'id', b.id, 'baris', b.baris, 'barang_id', b.barang_id, 'barang_kode', g.kode,
      'barang_nama', g.nama, 'akun_kode', b.akun_kode, 'satuan_id', b.satuan_id,
      'faktor', b.faktor, 'qty', b.qty, 'qty_dasar', b.qty_dasar, 'harga', b.harga,
      'hpp', round(b.nilai_hpp / nullif(abs(b.qty), 0), 6),
      'hpp_kini', round(abs(k.nilai) / nullif(abs(b.qty), 0), 6),
      'bruto', b.bruto, 'diskon', b.diskon, 'diskon_dokumen', b.diskon_dokumen,
      'subtotal', b.subtotal, 'dpp', b.dpp, 'pajak_kode', b.pajak_kode, 'tarif', b.tarif,
      'ppn', b.ppn, 'dikreditkan', b.dikreditkan, 'biaya', b.biaya,
      'baris_asal_id', b.baris_asal_id, 'keterangan', b.keterangan
    ), b.rincian || case when v_order then erp_private.order_line_json(b.id) else '{}' end)
      order by b.baris), '[]')
      from transaksi_baris as b
      left join barang as g on g.id = b.barang_id
      left join lateral (
        select sum(m.nilai) as nilai
          from mutasi_stok as m
          left join mutasi_stok as x on x.id = m.koreksi_untuk
         where m.baris_id = b.id and m.sub = 0 and coalesce(x.jenis, m.jenis) <> 'pembalik'
      ) as k on true
     where b.transaksi_id = transaksi_lines_json.id
  );
end
$$;

alter function erp_private.transaksi_lines_json(bigint) owner to erp_owner;
revoke all on function erp_private.transaksi_lines_json(bigint) from public;
grant execute on function erp_private.transaksi_lines_json(bigint) to erp_writer, erp_reader;
comment on function erp_private.transaksi_lines_json(bigint) is 'Lines of a transaction as json.';
--! EndIncluded erp_private/transaksi/transaksi_lines_json.sql
--! Included erp_private/transaksi/transaksi_make.sql
-- Makes a transaction of any kind: posts it, or keeps it as a draft when asked, or when the tenant
-- wants every document approved. Rights and idempotency are the caller's.
create or replace function erp_private.transaksi_make(
  jenis erp.jenis_transaksi, isi jsonb, draft boolean
)
returns erp.transaksi_dibuat
language plpgsql
as $$
#variable_conflict use_column
declare
  v_hasil erp.transaksi_dibuat;
  v_id constant bigint := nextval('transaksi_id_seq');
begin
  if coalesce(transaksi_make.draft, false)
    or (select p.wajib_persetujuan from pengaturan as p)
  then
    perform erp_private.draft_write(v_id, transaksi_make.jenis, transaksi_make.isi);
    perform erp_private.outbox_add('persetujuan', jsonb_build_object(
      'transaksi_id', v_id, 'jenis_transaksi', transaksi_make.jenis, 'oleh', erp.pengguna_id()
    ));
  else
    perform erp_private.transaksi_post(v_id, transaksi_make.jenis, transaksi_make.isi);
  end if;
  select t.id, t.nomor, t.status, false, null, (
           select array_agg(p.teks order by p.urutan)
             from jsonb_array_elements_text(t.rincian -> 'peringatan')
               with ordinality as p (teks, urutan)
         )
    into v_hasil
    from transaksi as t
   where t.id = v_id;
  return v_hasil;
end
$$;

alter function erp_private.transaksi_make(erp.jenis_transaksi, jsonb, boolean) owner to erp_owner;
revoke all on function erp_private.transaksi_make(erp.jenis_transaksi, jsonb, boolean) from public;
grant execute on function erp_private.transaksi_make(erp.jenis_transaksi, jsonb, boolean)
  to erp_writer;
comment on function erp_private.transaksi_make(erp.jenis_transaksi, jsonb, boolean) is
  'Makes a transaction of any kind, posted or as a draft.';
--! EndIncluded erp_private/transaksi/transaksi_make.sql
--! Included erp_private/transaksi/transaksi_post.sql
-- Posts a document of any kind: the one place that branches on the kind, by name. Ends with every
-- deferred proof, so that errors come from here and not from the commit.
-- Code: TDJNS jenis belum dilayani, VADOK.
create or replace function erp_private.transaksi_post(
  id bigint, jenis erp.jenis_transaksi, isi jsonb
)
returns void
language plpgsql
as $$
#variable_conflict use_column
declare
  v_posting constant text := 'posting_' || replace(transaksi_post.jenis::text, '-', '_');
  v_terhitung constant boolean := transaksi_post.isi ? 'sudah_terhitung_opname';
begin
  if to_regprocedure(format('erp_private.%I(bigint, jsonb)', v_posting)) is null then
    raise exception using errcode = 'TDJNS',
      message = format('jenis transaksi %s belum dilayani', transaksi_post.jenis);
  end if;
  if v_terhitung then
    perform erp_private.terhitung_check(transaksi_post.isi);
  end if;
  execute format('select erp_private.%I($1, $2)', v_posting)
    using transaksi_post.id, transaksi_post.isi;
  if v_terhitung then
    perform erp_private.terhitung_note(
      transaksi_post.id, (transaksi_post.isi ->> 'sudah_terhitung_opname')::bigint
    );
  end if;
  set constraints all immediate;
end
$$;

alter function erp_private.transaksi_post(bigint, erp.jenis_transaksi, jsonb) owner to erp_owner;
revoke all on function erp_private.transaksi_post(bigint, erp.jenis_transaksi, jsonb) from public;
grant execute on function erp_private.transaksi_post(bigint, erp.jenis_transaksi, jsonb)
  to erp_writer;
comment on function erp_private.transaksi_post(bigint, erp.jenis_transaksi, jsonb) is
  'Posts a document of any kind and proves it (TDJNS and the codes of the kind).';
--! EndIncluded erp_private/transaksi/transaksi_post.sql
--! Included erp_private/transaksi/transaksi_reverse.sql
-- Reverses a final transaction once; a void one answers what was done then. Locks in the order of
-- all postings: months, documents, goods. With `kaskade` what was received of it is taken back too,
-- documents that continue it are voided, and what settlements and deposits had paid is released.
-- Codes: TDTRX, VADOK, VATGL, KOTUP, KODEP, KOSTS, KOSTK, KOKAS.
create or replace function erp_private.transaksi_reverse(
  jenis erp.jenis_transaksi, id bigint, alasan text, tanggal date, kaskade boolean default false,
  pengembalian erp.pengembalian default 'kas'
)
returns erp.transaksi_divoid
language plpgsql
as $$
#variable_conflict use_column
declare
  v_hasil erp.transaksi_divoid;
  v_hari record;
  v_t record;
begin
  v_hari := erp_private.void_date(
    transaksi_reverse.jenis, transaksi_reverse.id, transaksi_reverse.tanggal
  );
  perform erp_private.kaskade_lock(transaksi_reverse.id, transaksi_reverse.kaskade);
  v_t := erp_private.transaksi_lock(transaksi_reverse.jenis, transaksi_reverse.id);
  -- Somebody posted the draft between the look at its date and the lock: the server tries again.
  if v_t.status = 'final' and v_hari.tanggal is null then
    raise exception using errcode = '40001', message = 'transaksi berubah selagi di-void; ulangi';
  end if;
  if v_t.status in ('draft', 'batal') then
    raise exception using errcode = 'KOSTS', message = case v_t.status
      when 'draft' then 'transaksi masih draft; hapus dengan DELETE'
      else 'draft sudah dibatalkan'
    end;
  end if;
  v_hasil.id := transaksi_reverse.id;
  v_hasil.nomor_transaksi := v_t.nomor;
  v_hasil.status := 'void';
  v_hasil.idempotent := false;
  if v_t.status = 'void' then
    select j.id into v_hasil.pembalik_id
      from jurnal as j
      join jurnal as a on a.id = j.membalik_id and a.posting_id = v_t.posting_id
     where j.transaksi_id = transaksi_reverse.id and j.jenis = 'pembalik';
    return v_hasil;
  end if;
  perform erp_private.void_refund_check(
    transaksi_reverse.jenis, v_t.kontak_id, transaksi_reverse.pengembalian
  );
  perform erp_private.dependents_refuse(transaksi_reverse.id, transaksi_reverse.kaskade);
  if transaksi_reverse.kaskade then
    perform erp_private.kaskade_void(
      transaksi_reverse.id, v_hari.tanggal, v_hari.koreksi, transaksi_reverse.alasan, false
    );
  end if;
  perform erp_private.void_receipt(
    transaksi_reverse.id, v_t.nomor, v_hari.tanggal, v_hari.koreksi, transaksi_reverse.kaskade,
    transaksi_reverse.alasan
  );
  v_hasil.pembalik_id := erp_private.void_post(
    transaksi_reverse.id, v_t.posting_id, v_t.nomor, v_hari.tanggal, v_hari.koreksi,
    transaksi_reverse.alasan, transaksi_reverse.kaskade, transaksi_reverse.pengembalian
  );
  update transaksi as t
     set status = 'void', sisa = case when t.sisa is not null then 0 end,
         alasan = transaksi_reverse.alasan, diubah_pada = clock_timestamp()
   where t.id = transaksi_reverse.id;
  if transaksi_reverse.kaskade then
    perform erp_private.kaskade_void(
      transaksi_reverse.id, v_hari.tanggal, v_hari.koreksi, transaksi_reverse.alasan, true
    );
  end if;
  set constraints all immediate;
  return v_hasil;
end
$$;

alter function erp_private.transaksi_reverse(
  erp.jenis_transaksi, bigint, text, date, boolean, erp.pengembalian
) owner to erp_owner;
revoke all on function erp_private.transaksi_reverse(
  erp.jenis_transaksi, bigint, text, date, boolean, erp.pengembalian
) from public;
grant execute on function erp_private.transaksi_reverse(
  erp.jenis_transaksi, bigint, text, date, boolean, erp.pengembalian
) to erp_writer;
comment on function erp_private.transaksi_reverse(
  erp.jenis_transaksi, bigint, text, date, boolean, erp.pengembalian
) is
  'Reverses a final transaction; answers the same when it is already void.';
--! EndIncluded erp_private/transaksi/transaksi_reverse.sql
--! Included erp_private/transaksi/transaksi_simulate.sql
-- Posts a document for real, with all proofs, looks at what it did, and takes it back. Idempotency
-- keys are ignored: nothing is kept that could be repeated.
create or replace function erp_private.transaksi_simulate(jenis erp.jenis_transaksi, isi jsonb)
returns json
language plpgsql
as $$
#variable_conflict use_column
declare
  v_mulai constant timestamptz := clock_timestamp();
  v_hasil json;
  v_id bigint;
begin
  perform erp_private.wajib_hak_jenis(transaksi_simulate.jenis);
  begin
    v_id := nextval('transaksi_id_seq');
    perform erp_private.transaksi_post(v_id, transaksi_simulate.jenis, transaksi_simulate.isi);
    v_hasil := erp_private.json_append(
      erp_private.transaksi_json(transaksi_simulate.jenis, v_id, array['jurnal', 'alokasi']),
      erp_private.simulasi_efek(v_mulai)
    );
    raise exception using errcode = 'XSIML', message = 'simulasi selesai';
  exception
    when sqlstate 'XSIML' then
      return v_hasil;
  end;
end
$$;

alter function erp_private.transaksi_simulate(erp.jenis_transaksi, jsonb) owner to erp_owner;
revoke all on function erp_private.transaksi_simulate(erp.jenis_transaksi, jsonb) from public;
grant execute on function erp_private.transaksi_simulate(erp.jenis_transaksi, jsonb) to erp_writer;
comment on function erp_private.transaksi_simulate(erp.jenis_transaksi, jsonb) is
  'What posting a document would do: the real posting, rolled back.';
--! EndIncluded erp_private/transaksi/transaksi_simulate.sql
--! Included erp_private/transaksi/void_reason_check.sql
-- A void says why.
-- Code: VAALA.
create or replace function erp_private.void_reason_check(alasan text)
returns void
language plpgsql
immutable
set search_path = pg_catalog
as $$
begin
  if coalesce(btrim(alasan), '') = '' or length(alasan) > 1000 then
    raise exception using errcode = 'VAALA',
      message = 'alasan: wajib diisi, paling banyak 1000 huruf';
  end if;
end
$$;

alter function erp_private.void_reason_check(text) owner to erp_owner;
revoke all on function erp_private.void_reason_check(text) from public;
grant execute on function erp_private.void_reason_check(text) to erp_writer;
comment on function erp_private.void_reason_check(text) is
  'Refuses a void without a reason (VAALA).';
--! EndIncluded erp_private/transaksi/void_reason_check.sql
--! Included erp_private/transaksi/waktu_json.sql
-- A moment as ISO 8601 in UTC, whatever the session's time zone.
create or replace function erp_private.waktu_json(waktu timestamptz)
returns text
language sql
immutable
strict
parallel safe
set search_path = pg_catalog
as $$
  select to_char(waktu at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
$$;

alter function erp_private.waktu_json(timestamptz) owner to erp_owner;
revoke all on function erp_private.waktu_json(timestamptz) from public;
grant execute on function erp_private.waktu_json(timestamptz)
  to erp_writer, erp_reader, erp_platform, erp_app;
comment on function erp_private.waktu_json(timestamptz) is 'A moment as ISO 8601 text in UTC.';
--! EndIncluded erp_private/transaksi/waktu_json.sql
--! Included erp_private/triggers/tg__hpp_settled.sql
-- No month is closed and no lock date moved while costs of goods wait for the worker: their
-- corrections must still reach the days on which they belong.
-- Code: KOHPP names the goods.
create or replace function erp_private.tg__hpp_settled()
returns trigger
language plpgsql
as $$
declare
  v_nama text;
begin
  select string_agg(format('%s sejak %s', b.kode, h.tanggal), ', ' order by h.tanggal, b.kode)
    into v_nama
    from (select x.barang_id, x.tanggal from hpp_tertunda as x order by x.tanggal limit 5) as h
    join barang as b on b.id = h.barang_id;
  if v_nama is not null then
    raise exception using errcode = 'KOHPP', message = format(
      'HPP masih dikoreksi oleh worker (barang %s); coba lagi setelah selesai', v_nama
    );
  end if;
  return new;
end
$$;

alter function erp_private.tg__hpp_settled() owner to erp_owner;
revoke all on function erp_private.tg__hpp_settled() from public;
grant execute on function erp_private.tg__hpp_settled() to erp_writer;
comment on function erp_private.tg__hpp_settled() is
  'Refuses to close a month or move the lock while costs wait for the worker (KOHPP).';
--! EndIncluded erp_private/triggers/tg__hpp_settled.sql
--! Included erp_private/triggers/tg__poin_prove.sql
-- The proof of points at commit: what a posting moved of them, its journal moved of their control
-- account. The other direction is part of the posting's own proof.
-- Codes: KOKDL akun kendali tidak cocok · KOTNL tenant lain.
create or replace function erp_private.tg__poin_prove()
returns trigger
language plpgsql
security definer
as $$
declare
  v_salah record;
begin
  if tg_table_schema <> current_schema() then
    raise exception using errcode = 'KOTNL',
      message = 'poin tidak berada dalam tenant permintaan';
  end if;
  select s.* into v_salah from erp_private.poin_control_difference(new.posting_id) as s;
  if found then
    raise exception using errcode = 'KOKDL', message = format(
      'akun kendali %s pada %s: jurnal %s, buku pembantu %s',
      v_salah.akun_kode, v_salah.tanggal, v_salah.jurnal, v_salah.pembantu
    );
  end if;
  return null;
end
$$;

alter function erp_private.tg__poin_prove() owner to erp_writer;
revoke all on function erp_private.tg__poin_prove() from public;
grant execute on function erp_private.tg__poin_prove() to erp_owner;
comment on function erp_private.tg__poin_prove() is
  'Proves that the points of a posting are in its journal.';
--! EndIncluded erp_private/triggers/tg__poin_prove.sql
--! Included erp_private/triggers/tg__posting_prove.sql
-- The proof of a posting, at commit or at `set constraints all immediate`: its journals
-- balance, lie on open days, and move every control account by exactly what the rows of its
-- sub-ledger say, per account and day. It compares only the rows of this posting: the totals were
-- right before, so they are right after.
-- Codes: KOBLN jurnal tidak seimbang · KOKDL akun kendali tidak cocok ·
-- KOTUP tanggal tertutup · KOTNL tenant lain.
create or replace function erp_private.tg__posting_prove()
returns trigger
language plpgsql
security definer
as $$
declare
  v_salah record;
begin
  -- A deferred trigger runs with the search path of the commit, which must still be that of this
  -- table's tenant.
  if tg_table_schema <> current_schema() then
    raise exception using errcode = 'KOTNL',
      message = 'posting tidak berada dalam tenant permintaan';
  end if;
  select j.nomor, coalesce(sum(b.debit), 0) as debit, coalesce(sum(b.kredit), 0) as kredit
    into v_salah
    from jurnal as j
    left join jurnal_baris as b on b.jurnal_id = j.id
   where j.posting_id = new.id
   group by j.id
  having count(b.id) < 2 or sum(b.debit) <> sum(b.kredit)
      or count(*) filter (where b.tanggal <> j.tanggal or b.posting_id <> j.posting_id) > 0
   limit 1;
  if found then
    raise exception using errcode = 'KOBLN', message = format(
      'jurnal %s tidak seimbang: debit %s, kredit %s',
      v_salah.nomor, v_salah.debit, v_salah.kredit
    );
  end if;
  select s.akun_kode, s.tanggal, sum(s.jurnal) as jurnal, sum(s.pembantu) as pembantu
    into v_salah
    from erp_private.posting_control_lines(new.id) as s
   group by s.akun_kode, s.tanggal
  having sum(s.jurnal) <> sum(s.pembantu)
   limit 1;
  -- Points are a sub-ledger that few postings move: it is only looked at where the others do not
  -- explain the journal.
  if found then
    select s.akun_kode, s.tanggal, s.jurnal, s.pembantu into v_salah
      from erp_private.poin_control_difference(new.id) as s;
  end if;
  if found then
    raise exception using errcode = 'KOKDL', message = format(
      'akun kendali %s pada %s: jurnal %s, buku pembantu %s',
      v_salah.akun_kode, v_salah.tanggal, v_salah.jurnal, v_salah.pembantu
    );
  end if;
  -- A closing of a book year, and its reversal, stand on the year's last day, closed or not.
  perform erp_private.periode_check(j.tanggal, 'tanggal')
    from (
      select distinct j.tanggal
        from jurnal as j
       where j.posting_id = new.id and not j.pembuka
         and (j.transaksi_id is not null or j.jenis not in ('penutup', 'pembalik'))
    ) as j;
  perform erp_private.periode_check_opening(j.tanggal, 'tanggal')
    from (
      select distinct j.tanggal from jurnal as j where j.posting_id = new.id and j.pembuka
    ) as j;
  update posting set terbukti = true where id = new.id;
  return null;
end
$$;

alter function erp_private.tg__posting_prove() owner to erp_writer;
revoke all on function erp_private.tg__posting_prove() from public;
grant execute on function erp_private.tg__posting_prove() to erp_owner;
comment on function erp_private.tg__posting_prove() is
  'Proves a posting at commit, then seals it: it balances, lies on open days, and its control'
  ' accounts equal their sub-ledgers.';
--! EndIncluded erp_private/triggers/tg__posting_prove.sql
--! Included erp_private/worker/worker_hpp_koreksi.sql
-- Books the corrections of a barang that were left to the worker, all in this transaction: either
-- it is done, or the mark stays. Answers how many movements were corrected; null when nothing is
-- left to do.
-- Codes: KOTUP.
create or replace function erp_private.worker_hpp_koreksi(barang_id bigint)
returns integer
language plpgsql
security definer
as $$
#variable_conflict use_column
declare
  v_koreksi erp_private.koreksi[];
  v_kepala erp_private.jurnal_kepala[];
  v_posting bigint;
  v_h record;
begin
  select h.tanggal into v_h from hpp_tertunda as h
   where h.barang_id = worker_hpp_koreksi.barang_id;
  perform from periode as b
   where b.bulan >= date_trunc('month', v_h.tanggal)::date order by b.bulan for key share;
  perform erp_private.stok_lock(array[worker_hpp_koreksi.barang_id]);
  delete from hpp_tertunda as h where h.barang_id = worker_hpp_koreksi.barang_id
  returning h.tanggal, h.urut, h.transaksi_id into v_h;
  if not found then
    return null;
  end if;
  v_posting := erp_private.posting_begin('koreksi', v_h.transaksi_id);
  v_koreksi := erp_private.stok_replay(
    worker_hpp_koreksi.barang_id, v_h.tanggal, v_h.urut, v_posting
  );
  v_kepala := erp_private.stok_correct(v_posting, v_h.transaksi_id, v_koreksi);
  perform erp_private.saldo_post(v_posting);
  perform erp_private.jurnal_number(v_posting, v_h.transaksi_id, null, v_kepala);
  set constraints all immediate;
  return coalesce(cardinality(v_koreksi), 0);
end
$$;

alter function erp_private.worker_hpp_koreksi(bigint) owner to erp_writer;
revoke all on function erp_private.worker_hpp_koreksi(bigint) from public;
grant execute on function erp_private.worker_hpp_koreksi(bigint) to erp_worker;
comment on function erp_private.worker_hpp_koreksi(bigint) is
  'Books the corrections of a barang that were left to the worker; answers how many, or null.';
--! EndIncluded erp_private/worker/worker_hpp_koreksi.sql
--! Included erp_private/worker/worker_hpp_list.sql
-- The goods of the tenant in context whose corrections are left to the worker, longest waiting
-- first.
create or replace function erp_private.worker_hpp_list()
returns setof bigint
language plpgsql
stable
security definer
as $$
begin
  if to_regclass('hpp_tertunda') is null then
    return;
  end if;
  return query
    select h.barang_id from hpp_tertunda as h order by h.dicatat_pada, h.barang_id;
end
$$;

alter function erp_private.worker_hpp_list() owner to erp_writer;
revoke all on function erp_private.worker_hpp_list() from public;
grant execute on function erp_private.worker_hpp_list() to erp_worker;
comment on function erp_private.worker_hpp_list() is
  'Goods of the tenant in context whose corrections are left to the worker.';
--! EndIncluded erp_private/worker/worker_hpp_list.sql
--! Included erp_private/worker/worker_integritas.sql
-- Checks the books of the tenant in context from end to end and keeps what it found; the last 30
-- runs stay. Answers how much was found.
create or replace function erp_private.worker_integritas(posting_id bigint)
returns bigint
language plpgsql
security definer
as $$
#variable_conflict use_column
declare
  v_mulai constant timestamptz := clock_timestamp();
  v_total bigint;
  v_temuan json;
begin
  select count(*), coalesce(
           json_agg(t.isi order by t.urutan) filter (where t.urutan <= 1000), '[]'
         )
    into v_total, v_temuan
    from (
      select row_number() over (order by s.pemeriksaan, s.kunci) as urutan, to_json(s) as isi
        from erp_private.integritas_semua() as s
    ) as t;
  insert into integritas_jalan (posting_id, mulai_pada, selesai_pada, total, temuan)
  values (worker_integritas.posting_id, v_mulai, clock_timestamp(), v_total, v_temuan);
  delete from integritas_jalan as j
   where j.id not in (select k.id from integritas_jalan as k order by k.id desc limit 30);
  return v_total;
end
$$;

alter function erp_private.worker_integritas(bigint) owner to erp_writer;
revoke all on function erp_private.worker_integritas(bigint) from public;
grant execute on function erp_private.worker_integritas(bigint) to erp_worker;
comment on function erp_private.worker_integritas(bigint) is
  'Checks the books of the tenant in context and keeps what it found.';
--! EndIncluded erp_private/worker/worker_integritas.sql
--! Included erp_private/worker/worker_integritas_list.sql
-- What there is to check of the tenant in context: the last posting of long books, unless a check
-- has seen it within a week. Short books are checked whenever somebody asks.
create or replace function erp_private.worker_integritas_list()
returns setof bigint
language plpgsql
stable
security definer
as $$
begin
  if not erp_private.buku_panjang() then
    return;
  end if;
  return query
    select p.id
      from (select max(g.id) as id from posting as g) as p
     where not exists (
       select
         from integritas_jalan as j
        where j.posting_id = p.id and j.mulai_pada > now() - interval '7 days'
     );
end
$$;

alter function erp_private.worker_integritas_list() owner to erp_writer;
revoke all on function erp_private.worker_integritas_list() from public;
grant execute on function erp_private.worker_integritas_list() to erp_worker;
comment on function erp_private.worker_integritas_list() is
  'The last posting of long books of the tenant in context that are to be checked.';
--! EndIncluded erp_private/worker/worker_integritas_list.sql
--! Included erp_private/worker/worker_jurnal_balik.sql
-- Posts the planned reversal of a journal, as a general journal of its own that names it, on the
-- planned day or, when that month is closed, on the first open day after it. Answers the document
-- made; null when there is nothing to do (any more).
-- Codes: those of jurnal_umum_post.
create or replace function erp_private.worker_jurnal_balik(transaksi_id bigint)
returns bigint
language plpgsql
security definer
as $$
#variable_conflict use_column
declare
  v_asal record;
  v_id bigint;
begin
  select t.nomor, t.kontak_id, t.lokasi_id, b.tanggal into v_asal
    from transaksi as t
    join jurnal_balik as b on b.transaksi_id = t.id and b.pembalik_id is null
   where t.id = worker_jurnal_balik.transaksi_id and t.status = 'final'
     and b.tanggal <= erp_private.tenant_today()
     for no key update;
  if not found then
    return null;
  end if;
  v_id := nextval('transaksi_id_seq');
  perform erp_private.jurnal_umum_post(v_id, jsonb_strip_nulls(jsonb_build_object(
    'tanggal', erp_private.periode_first_open(v_asal.tanggal),
    'kontak_id', v_asal.kontak_id, 'lokasi_id', v_asal.lokasi_id,
    'keterangan', format('Pembalik otomatis dari %s', v_asal.nomor),
    'detail', (
      select jsonb_agg(jsonb_build_object(
          'akun_kode', l.akun_kode, 'debit', l.rincian -> 'kredit', 'kredit', l.rincian -> 'debit',
          'kontak_id', l.rincian -> 'kontak_id', 'keterangan', l.keterangan
        ) order by l.baris)
        from transaksi_baris as l
       where l.transaksi_id = worker_jurnal_balik.transaksi_id
    )
  )), true);
  set constraints all immediate;
  update transaksi as t
     set dokumen_asal_id = worker_jurnal_balik.transaksi_id
   where t.id = v_id;
  update jurnal_balik as b
     set pembalik_id = v_id
   where b.transaksi_id = worker_jurnal_balik.transaksi_id;
  return v_id;
end
$$;

alter function erp_private.worker_jurnal_balik(bigint) owner to erp_writer;
revoke all on function erp_private.worker_jurnal_balik(bigint) from public;
grant execute on function erp_private.worker_jurnal_balik(bigint) to erp_worker;
comment on function erp_private.worker_jurnal_balik(bigint) is
  'Posts the planned reversal of a journal; answers the document made, or null.';
--! EndIncluded erp_private/worker/worker_jurnal_balik.sql
--! Included erp_private/worker/worker_metrics.sql
-- What a monitor wants to know of the installation; figures only, nothing of any tenant's.
create or replace function erp_private.worker_metrics()
returns table (worker_hidup bigint, tenant_jumlah bigint, tenant_tertinggal bigint)
language sql
stable
security definer
set search_path = pg_catalog, pg_temp
as $$
  select
    (select count(*) from erp_private.worker as w
      where w.detak > clock_timestamp() - interval '15 seconds'),
    count(*),
    count(*) filter (where t.langkah < (select max(l.nomor) from erp_private.tenant_step as l))
  from erp_private.tenant as t
$$;

alter function erp_private.worker_metrics() owner to erp_platform;
revoke all on function erp_private.worker_metrics() from public;
grant execute on function erp_private.worker_metrics() to erp_worker;
comment on function erp_private.worker_metrics() is
  'Living worker processes, tenants, and tenants that are behind the newest step: for /metrics.';
--! EndIncluded erp_private/worker/worker_metrics.sql
--! Included erp_private/worker/worker_poin_kedaluwarsa.sql
-- Books all points of a contact that expired, each on its own day; answers how many. A second run
-- finds nothing left to do.
-- Codes: KOTUP, KOPRN.
create or replace function erp_private.worker_poin_kedaluwarsa(kontak_id bigint)
returns bigint
language plpgsql
security definer
as $$
#variable_conflict use_column
declare
  v_hari date := (
    select min(d.tanggal) from erp_private.poin_due(worker_poin_kedaluwarsa.kontak_id) as d
  );
  v_jumlah bigint := 0;
  v_d record;
begin
  if v_hari is null then
    return 0;
  end if;
  perform erp_private.periode_lock(v_hari, 'tanggal');
  perform erp_private.poin_lock(worker_poin_kedaluwarsa.kontak_id);
  for v_d in
    select d.tanggal, sum(d.poin) as poin
      from erp_private.poin_due(worker_poin_kedaluwarsa.kontak_id) as d
     group by d.tanggal
     order by d.tanggal
  loop
    perform erp_private.poin_expire(worker_poin_kedaluwarsa.kontak_id, v_d.tanggal);
    v_jumlah := v_jumlah + v_d.poin;
  end loop;
  set constraints all immediate;
  return v_jumlah;
end
$$;

alter function erp_private.worker_poin_kedaluwarsa(bigint) owner to erp_writer;
revoke all on function erp_private.worker_poin_kedaluwarsa(bigint) from public;
grant execute on function erp_private.worker_poin_kedaluwarsa(bigint) to erp_worker;
comment on function erp_private.worker_poin_kedaluwarsa(bigint) is
  'Books the expired points of a contact; answers how many.';
--! EndIncluded erp_private/worker/worker_poin_kedaluwarsa.sql
--! Included erp_private/worker/worker_poin_list.sql
-- The contacts of the tenant in context with points that expired and are not booked so yet.
create or replace function erp_private.worker_poin_list()
returns setof bigint
language plpgsql
stable
security definer
as $$
begin
  -- A tenant that is a step behind has no points.
  if to_regclass('poin_lot') is null then
    return;
  end if;
  return query
    select distinct l.kontak_id
      from poin_lot as l
     where l.kedaluwarsa < erp_private.tenant_today() and l.poin > 0
       and (select sum(g.poin) from poin_gerak as g where g.lot_id = l.id) > 0
     order by l.kontak_id;
end
$$;

alter function erp_private.worker_poin_list() owner to erp_writer;
revoke all on function erp_private.worker_poin_list() from public;
grant execute on function erp_private.worker_poin_list() to erp_worker;
comment on function erp_private.worker_poin_list() is
  'Contacts of the tenant in context whose points expired.';
--! EndIncluded erp_private/worker/worker_poin_list.sql
--! Included erp_private/worker/worker_rekap.sql
-- Sums the sales of a month (YYYYMM) of the tenant in context. What the books look like is read
-- before they are summed: what is booked in between makes the sums unused, not wrong.
create or replace function erp_private.worker_rekap(bulan bigint)
returns boolean
language plpgsql
security definer
as $$
#variable_conflict use_column
declare
  v_awal constant date := to_date(worker_rekap.bulan::text, 'YYYYMM');
  v_akhir constant date := (v_awal + interval '1 month - 1 day')::date;
  v_jejak text;
begin
  select j.jejak into v_jejak from erp_private.penjualan_jejak(v_awal, v_akhir) as j;
  if v_jejak is null then
    return false;
  end if;
  insert into penjualan_rekap (bulan, grup, jejak, isi)
    select v_awal, g.grup, v_jejak, array(
             select x from erp_private.penjualan_hitung(g.grup, v_awal, v_akhir, null) as x
           )
      from unnest('{hari,barang,pelanggan}'::text[]) as g (grup)
    on conflict (bulan, grup) do update
      set jejak = excluded.jejak, isi = excluded.isi, dibuat_pada = excluded.dibuat_pada;
  return true;
end
$$;

alter function erp_private.worker_rekap(bigint) owner to erp_writer;
revoke all on function erp_private.worker_rekap(bigint) from public;
grant execute on function erp_private.worker_rekap(bigint) to erp_worker;
comment on function erp_private.worker_rekap(bigint) is
  'Sums the sales of a month of the tenant in context.';
--! EndIncluded erp_private/worker/worker_rekap.sql
--! Included erp_private/worker/worker_rekap_list.sql
-- Past months of the tenant in context whose sales are to be summed (as YYYYMM), newest first: of
-- long books, those that were booked in since they were last summed.
create or replace function erp_private.worker_rekap_list()
returns setof bigint
language plpgsql
stable
security definer
as $$
begin
  if not erp_private.buku_panjang() then
    return;
  end if;
  return query
    select to_char(j.bulan, 'YYYYMM')::bigint
      from erp_private.penjualan_jejak(
        '1900-01-01', date_trunc('month', erp_private.tenant_today())::date - 1
      ) as j
     where not exists (
       select
         from penjualan_rekap as r
        where r.bulan = j.bulan and r.grup = 'pelanggan' and r.jejak = j.jejak
     )
     order by j.bulan desc;
end
$$;

alter function erp_private.worker_rekap_list() owner to erp_writer;
revoke all on function erp_private.worker_rekap_list() from public;
grant execute on function erp_private.worker_rekap_list() to erp_worker;
comment on function erp_private.worker_rekap_list() is
  'Past months of the tenant in context whose sales are to be summed.';
--! EndIncluded erp_private/worker/worker_rekap_list.sql

set local check_function_bodies = on;

--! split: 900-tenant_steps.sql
-- Generated by db/scripts/include.ts. Do not edit: edit the files it includes.

select erp_private.tenant_step_register(14, 'stok_lapisan', $langkah$
--! Included tenant/0014_stok_lapisan.sql
-- Costing first in, first out, and stock that may be negative.

alter table pengaturan drop constraint if exists pengaturan_metode_hpp_check;
alter table pengaturan drop constraint if exists pengaturan_kebijakan_stok_minus_check;
alter table barang drop constraint if exists barang_kebijakan_stok_minus_check;

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
  posting_id bigint not null references posting,
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
--! EndIncluded tenant/0014_stok_lapisan.sql
$langkah$);

select erp_private.tenant_step_register(17, 'hpp_tertunda', $langkah$
--! Included tenant/0017_hpp_tertunda.sql
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
--! EndIncluded tenant/0017_hpp_tertunda.sql
$langkah$);

select erp_private.tenant_step_register(19, 'poin', $langkah$
--! Included tenant/0019_poin.sql
-- Points: settings, lots, what moves them, and the balance of each contact.

alter table pengaturan
  add column poin_aktif boolean not null default false,
  add column poin_rupiah_per_poin erp.uang not null default 10000
    check (poin_rupiah_per_poin > 0),
  add column poin_nilai_poin erp.uang not null default 100 check (poin_nilai_poin > 0),
  add column poin_masa_berlaku_hari integer
    check (poin_masa_berlaku_hari between 1 and 36500),
  add column poin_metode erp.metode_poin not null default 'tangguhan';

-- Expired points are booked by the system, with no document that anybody made.
alter table posting alter column transaksi_id drop not null;
alter table jurnal alter column transaksi_id drop not null;

-- Points of one origin. What they are worth and what they were booked at is frozen with them, so
-- that other settings hold for new lots only. A negative lot is a debt: points that were taken back
-- although they had been used.
create table poin_lot (
  id bigserial primary key,
  posting_id bigint not null references posting,
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
create index on poin_lot (akun_kode);

-- Σ poin and Σ nilai of a lot up to a day are what was left of it then.
create table poin_gerak (
  id bigserial primary key,
  posting_id bigint not null references posting,
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
--! EndIncluded tenant/0019_poin.sql
$langkah$);

select erp_private.tenant_step_register(22, 'penutupan', $langkah$
--! Included tenant/0022_penutupan.sql
-- Closings of book years. A closing and its reversal are journals without a document.

alter table posting alter column transaksi_id drop not null;
alter table jurnal alter column transaksi_id drop not null;

create table penutupan (
  id bigserial primary key,
  tahun integer not null check (tahun between 1899 and 9999),
  mulai date not null,
  akhir date not null,
  jurnal_id bigint references jurnal,
  laba erp.uang not null,
  prive erp.uang not null default 0,
  dengan_prive boolean not null default false,
  kunci_sebelum date,
  ditutup_pada timestamptz not null default clock_timestamp(),
  ditutup_oleh uuid,
  pembalik_id bigint references jurnal,
  dibuka_pada timestamptz,
  dibuka_oleh uuid,
  constraint penutupan_akhir_check check (akhir > mulai)
);
create index on penutupan (jurnal_id);
create index on penutupan (pembalik_id) where pembalik_id is not null;
-- A year that was opened again may be closed again.
create unique index penutupan_tahun_key on penutupan (tahun) where dibuka_pada is null;
--! EndIncluded tenant/0022_penutupan.sql
$langkah$);

select erp_private.tenant_step_register(23, 'setelan', $langkah$
--! Included tenant/0023_setelan.sql
-- A new format of numbers begins with a month; closing a year closes its opening balances too.

alter table pengaturan add column format_nomor_ubah jsonb not null default '[]'
  check (jsonb_typeof(format_nomor_ubah) = 'array');

alter table penutupan add column kunci_saldo_awal_sebelum boolean not null default false;
--! EndIncluded tenant/0023_setelan.sql
$langkah$);

select erp_private.tenant_step_register(25, 'laporan', $langkah$
--! Included tenant/0025_laporan.sql
-- What reports about a past day look for: what was paid or reversed after it.
create index on alokasi (tanggal, pos_id);
create index on pos_terbuka (tanggal) where membalik_id is not null;
-- Corrections of cost are few; the sales report looks for those of a period. The condition is not
-- `koreksi_untuk is not null`: whoever asks for the corrections of one movement would be offered
-- this index too, and where statistics know of none yet, all of it is read for each.
create index on mutasi_stok (tanggal) where jenis = 'koreksi_hpp';
-- Input tax that is credited in another month than its document's.
create index on transaksi_baris ((rincian ->> 'masa_kredit')) where rincian ? 'masa_kredit';

-- Runs of the integrity check over books that are too long to be checked within a request.
-- `posting_id` is the last posting before the run, `temuan` the first thousand findings.
create table integritas_jalan (
  id bigserial primary key,
  posting_id bigint not null,
  mulai_pada timestamptz not null,
  selesai_pada timestamptz not null,
  total bigint not null check (total >= 0),
  temuan json not null
);

-- Sales of past months, summed at night for long books. `jejak` says what the books of the month
-- looked like; when they have changed since, the report counts that month itself.
create table penjualan_rekap (
  bulan date not null check (extract(day from bulan) = 1),
  grup text not null check (grup in ('hari', 'barang', 'pelanggan')),
  jejak text not null,
  isi erp_private.penjualan_rekap_baris[] not null,
  dibuat_pada timestamptz not null default clock_timestamp(),
  primary key (bulan, grup)
);
-- Sales that have no journal: of nothing, for nothing.
create index on transaksi (tanggal)
  where total_nilai = 0 and jenis in ('penjualan', 'retur-penjualan', 'bayar-poin');
--! EndIncluded tenant/0025_laporan.sql
$langkah$);

select erp_private.tenant_step_register(26, 'kebijakan_dagang', $langkah$
--! Included tenant/0026_kebijakan_dagang.sql
-- What happens at a credit limit, and how much more than ordered may be delivered.

alter table pengaturan
  add column kebijakan_kredit text not null default 'tolak'
    check (kebijakan_kredit in ('tolak', 'peringatan')),
  add column toleransi_order erp.kuantitas not null default 0
    check (toleransi_order between 0 and 100);

-- Which deposits were given for an order.
create index transaksi_baris_order_id_idx on transaksi_baris (((rincian ->> 'order_id')::bigint))
  where rincian ? 'order_id';
--! EndIncluded tenant/0026_kebijakan_dagang.sql
$langkah$);

select erp_private.tenant_step_register(28, 'pelepasan_aset', $langkah$
--! Included tenant/0028_pelepasan_aset.sql
-- The document by which an asset was disposed of; its day stands in `tanggal_pelepasan`.

alter table aset add column pelepasan_id bigint references transaksi;
create index on aset (pelepasan_id) where pelepasan_id is not null;
--! EndIncluded tenant/0028_pelepasan_aset.sql
$langkah$);

select erp_private.tenant_step_register(30, 'peristiwa', $langkah$
--! Included tenant/0030_peristiwa.sql
-- What happened, for those outside the books who wait for it.

-- Written in the transaction of its cause and handed on by the relay, which removes it: whatever
-- stands here has not been handed on yet. Ids are drawn before the commit, so they are no order.
create table outbox (
  id bigserial primary key,
  jenis text not null check (jenis ~ '^[a-z][a-z_]{0,39}$'),
  isi jsonb not null default '{}',
  dicatat_pada timestamptz not null default clock_timestamp()
);

-- The events of the tenant's stream, in the order in which the relay handed them on.
create table peristiwa (
  urutan bigint primary key,
  jenis text not null,
  isi json not null,
  dicatat_pada timestamptz not null default clock_timestamp()
);

-- The number of the newest event; its row is what two relays of one tenant wait for.
create table peristiwa_posisi (
  id boolean primary key default true check (id),
  terakhir bigint not null default 0
);
insert into peristiwa_posisi default values on conflict do nothing;
--! EndIncluded tenant/0030_peristiwa.sql
$langkah$);

select erp_private.tenant_step_register(32, 'stok_kurang', $langkah$
--! Included tenant/0032_stok_kurang.sql
-- Goods that are known to be below their stok_minimum, so that each fall is told once.
create table stok_kurang (
  barang_id bigint primary key references barang,
  sejak timestamptz not null default clock_timestamp()
);
create index on barang (id) where stok_minimum > 0;
--! EndIncluded tenant/0032_stok_kurang.sql
$langkah$);

select erp_private.tenant_step_register(33, 'audit', $langkah$
--! Included tenant/0033_audit.sql
-- The audit trail: who changed what, before and after. Rows come in the transaction of the change
-- and are sealed into a chain a moment later, so that no posting waits for another's hash.

create table audit (
  id bigserial primary key,
  waktu timestamptz not null default clock_timestamp(),
  pengguna_id uuid,
  sumber text not null check (sumber in ('pengguna', 'worker', 'langsung')),
  aksi text not null,
  entitas text not null,
  entitas_id text not null,
  sebelum jsonb,
  sesudah jsonb,
  request_id text
);
create index on audit (entitas, entitas_id, waktu, id);
create index on audit (pengguna_id, waktu, id);
create index on audit (aksi, waktu, id);
create index on audit (waktu, id);

create trigger audit_append_only before update or delete or truncate on audit
  for each statement execute function erp_private.tg__books_append_only();

-- Rows that wait for their seal. Ids are drawn before the commit, so "the newest sealed id" would
-- miss a row that commits late.
create table audit_antre (audit_id bigint primary key);

-- The chain. Each hash covers the row and the hash before it.
create table audit_segel (
  posisi bigint primary key check (posisi > 0),
  audit_id bigint not null unique,
  hash bytea not null check (length(hash) = 32),
  disegel_pada timestamptz not null default clock_timestamp()
);
create trigger audit_segel_append_only before update or delete or truncate on audit_segel
  for each statement execute function erp_private.tg__books_append_only();

-- The end of the chain; its row is what two sealers of one tenant wait for.
create table audit_posisi (
  id boolean primary key default true check (id),
  posisi bigint not null default 0,
  hash bytea not null default '\x'
);
insert into audit_posisi default values on conflict do nothing;
--! EndIncluded tenant/0033_audit.sql
$langkah$);

-- The template takes the steps at once, tenants by their runner.
select erp_private.tenant_template_upgrade();

--! Included reference/tenant_comment.sql
-- What GraphiQL tells about the tables of a tenant. Only the template bears comments: GraphQL's
-- schema is built from it, and a tenant's own schema is never introspected. A table that has no
-- reader (posting, penomoran, idempotency) does not appear there and needs none.
-- Columns that every master record has: aktif, atribut, cari, dibuat_pada, diubah_pada.

comment on table tenant_templat.pengaturan is 'Settings of the tenant. One row.';
comment on column tenant_templat.pengaturan.mata_uang is 'Currency of all amounts, ISO 4217.';
comment on column tenant_templat.pengaturan.zona_waktu is
  'IANA time zone; decides what "today" is for every rule about dates.';
comment on column tenant_templat.pengaturan.metode_hpp is
  'Costing of stock: rata-rata (moving average) or fifo (first in, first out).';
comment on column tenant_templat.pengaturan.lingkup_hpp is
  'One cost pool per barang for the whole tenant, or one per barang and lokasi.';
comment on column tenant_templat.pengaturan.kebijakan_stok_minus is
  'Whether stock may go below zero; tolak (no) is the only one so far.';
comment on column tenant_templat.pengaturan.wajib_persetujuan is
  'Whether every new document begins as a draft that somebody approves.';
comment on column tenant_templat.pengaturan.empat_mata is
  'Whether the author of a draft may not approve it.';
comment on column tenant_templat.pengaturan.penyetuju is
  'Who may approve: admin only, or staff too.';
comment on column tenant_templat.pengaturan.tanggal_mulai is
  'First day of the books; nothing is dated before it.';
comment on column tenant_templat.pengaturan.tanggal_kunci is
  'Lock date: nothing is dated on it or before. Null: no lock.';
comment on column tenant_templat.pengaturan.kunci_saldo_awal is
  'Whether opening balances are closed.';
comment on column tenant_templat.pengaturan.awal_tahun_buku is
  'Month in which the book year begins, 1 to 12.';
comment on column tenant_templat.pengaturan.pembulatan is
  'Step to which a document''s total may be rounded: 0 (not at all), 100 or 500.';
comment on column tenant_templat.pengaturan.batas_hapus_piutang is
  'Receivables written off above this amount in one audit need the approval of another user; null:'
  ' no limit.';
comment on column tenant_templat.pengaturan.kebijakan_kredit is
  'A sale above the credit limit of its contact: refused (tolak), or booked with a warning'
  ' (peringatan).';
comment on column tenant_templat.pengaturan.toleransi_order is
  'How much more than ordered a delivery may bring, in percent of each order line; 0: nothing.';
comment on column tenant_templat.pengaturan.metode_potongan is
  'Sales in the journal: net of discounts (neto), or gross with the discount beside it (bruto).';
comment on column tenant_templat.pengaturan.format_nomor is
  'Pattern of document numbers, of {kode}, {lokasi}, {YYYYMM}, {nnnnn}.';

comment on table tenant_templat.modul is 'Which modules are switched on.';
comment on table tenant_templat.periode is
  'Months, open (buka) or closed (tutup). A month without a row is open.';
comment on column tenant_templat.periode.bulan is 'First day of the month.';

comment on table tenant_templat.akun is 'Chart of accounts.';
comment on column tenant_templat.akun.subklas_id is
  'Subclass; its class decides the place in balance sheet and income statement.';
comment on column tenant_templat.akun.saldo_normal is
  'Side on which the account usually stands; a contra account differs from its class.';
comment on column tenant_templat.akun.adalah_kas is
  'Cash: its balance may be below zero on no day. A bank account is none.';
comment on column tenant_templat.akun.kendali is
  'What a control account controls: it takes no journal line without a row of that sub-ledger.';
comment on column tenant_templat.akun.cari is
  'Text of the general search, without case and accents.';
comment on table tenant_templat.akun_peran is
  'Which account plays which part in posting, for example piutang or hpp.';

comment on table tenant_templat.satuan is 'Units of measure.';
comment on column tenant_templat.satuan.cari is
  'Text of the general search, without case and accents.';

comment on table tenant_templat.lokasi is 'Locations that hold stock: warehouses and shops.';
comment on column tenant_templat.lokasi.kode is 'Appears in document numbers.';
comment on column tenant_templat.lokasi.cari is
  'Text of the general search, without case and accents.';

comment on table tenant_templat.harga is 'Price tiers, for example retail and wholesale.';
comment on column tenant_templat.harga.urutan is 'Order in which clients show the tiers.';
comment on column tenant_templat.harga.cari is
  'Text of the general search, without case and accents.';

comment on table tenant_templat.kontak is 'Customers, suppliers, employees and others.';
comment on column tenant_templat.kontak.batas_kredit is
  'Most that the contact may owe, in the tenant''s currency; null: no limit.';
comment on column tenant_templat.kontak.termin_hari is
  'Days from a document''s date to its due date when the document names none.';
comment on column tenant_templat.kontak.harga_kode is 'Price tier of the contact.';
comment on column tenant_templat.kontak.npwp is 'Tax number.';
comment on column tenant_templat.kontak.cari is
  'Text of the general search, without case and accents.';

comment on table tenant_templat.barang is 'Goods and services.';
comment on column tenant_templat.barang.kode is 'Unique; made by the server when not given.';
comment on column tenant_templat.barang.jenis is
  'persediaan moves stock and has a cost; jasa is a service; non_persediaan is neither.';
comment on column tenant_templat.barang.satuan_id is
  'Base unit: stock, cost and the prices below are per this unit. Fixed once the goods moved.';
comment on column tenant_templat.barang.harga_beli is 'Usual purchase price per base unit.';
comment on column tenant_templat.barang.harga_jual is
  'Sales price per base unit when no row of barang_harga fits.';
comment on column tenant_templat.barang.stok_minimum is 'Stock level to reorder at, in base units.';
comment on column tenant_templat.barang.kebijakan_stok_minus is
  'Overrides the tenant''s setting; null: as the tenant.';
comment on column tenant_templat.barang.pajak_kode is
  'Tax of a document line that names none; null: no tax.';
comment on column tenant_templat.barang.akun_persediaan is
  'Inventory account; null: that of the account role persediaan.';
comment on column tenant_templat.barang.akun_hpp is
  'Account of the cost of sales; null: that of the account role hpp.';
comment on column tenant_templat.barang.akun_penjualan is
  'Revenue account; null: that of the account role penjualan, of a jasa pendapatan_jasa.';
comment on column tenant_templat.barang.atribut is
  'Fields of the tenant''s own, by key ([a-z][a-z0-9_]*). Every master record has them.';
comment on column tenant_templat.barang.cari is
  'Text of the general search, without case and accents.';

comment on table tenant_templat.barang_satuan is 'Further units in which goods are traded.';
comment on column tenant_templat.barang_satuan.faktor is 'Base units in one of this unit, > 0.';

comment on table tenant_templat.barang_harga is
  'Sales prices by tier, unit, quantity and date.';
comment on column tenant_templat.barang_harga.satuan_id is 'Unit priced; null: the base unit.';
comment on column tenant_templat.barang_harga.harga is 'Price per that unit.';
comment on column tenant_templat.barang_harga.qty_minimum is
  'Holds from this quantity on, in that unit.';
comment on column tenant_templat.barang_harga.berlaku_dari is 'First day; null: always was.';
comment on column tenant_templat.barang_harga.berlaku_sampai is 'Last day; null: no end.';

comment on table tenant_templat.transaksi is
  'Documents of every kind, one head each. What is final was posted and never changes.';
comment on column tenant_templat.transaksi.nomor is
  'Number, given at posting and kept by a void; DRAFT-id before.';
comment on column tenant_templat.transaksi.tanggal is 'Effective date, of the books.';
comment on column tenant_templat.transaksi.jatuh_tempo is 'Due date of what is not paid.';
comment on column tenant_templat.transaksi.nomor_faktur_supplier is
  'The supplier''s invoice number: booked once per supplier.';
comment on column tenant_templat.transaksi.harga_termasuk_pajak is
  'Whether the prices of the lines contain the tax.';
comment on column tenant_templat.transaksi.status is
  'draft, final, void (reversed), or batal (a draft that was given up).';
comment on column tenant_templat.transaksi.bruto is 'Sum of quantity × price of the lines.';
comment on column tenant_templat.transaksi.diskon is
  'All discounts, those of the lines and that of the document.';
comment on column tenant_templat.transaksi.dpp is 'Taxable base: net of discounts, without tax.';
comment on column tenant_templat.transaksi.ppn is 'Tax on the lines.';
comment on column tenant_templat.transaksi.ongkos is 'Freight charged to the customer.';
comment on column tenant_templat.transaksi.ongkos_ppn is 'Tax on the freight.';
comment on column tenant_templat.transaksi.biaya_tambahan is
  'Landed cost spread over the stock lines, others'' invoices included.';
comment on column tenant_templat.transaksi.total_nilai is 'Amount of the document.';
comment on column tenant_templat.transaksi.hpp_total is
  'Cost of the goods sold as posted; later corrections are rows of mutasi_stok.';
comment on column tenant_templat.transaksi.dibayar is 'Paid so far: at posting and since.';
comment on column tenant_templat.transaksi.sisa is 'Still open.';
comment on column tenant_templat.transaksi.status_bayar is
  'belum (nothing paid), sebagian (part), lunas (all); null unless final.';
comment on column tenant_templat.transaksi.isi is 'A draft''s document as received.';
comment on column tenant_templat.transaksi.alasan is 'Why it was voided.';
comment on column tenant_templat.transaksi.dibuat_oleh is 'User''s id.';
comment on column tenant_templat.transaksi.disetujui_oleh is 'User''s id.';

comment on table tenant_templat.transaksi_baris is 'Lines of posted documents.';
comment on column tenant_templat.transaksi_baris.baris is 'Line number, from 1.';
comment on column tenant_templat.transaksi_baris.akun_kode is
  'Account of a line that is not goods: an expense or an asset bought.';
comment on column tenant_templat.transaksi_baris.satuan_id is 'Unit of qty and harga.';
comment on column tenant_templat.transaksi_baris.faktor is
  'Base units per unit, as it was at posting.';
comment on column tenant_templat.transaksi_baris.qty is 'Quantity in the line''s unit.';
comment on column tenant_templat.transaksi_baris.qty_dasar is 'qty × faktor, in base units.';
comment on column tenant_templat.transaksi_baris.harga is 'Price per unit of the line.';
comment on column tenant_templat.transaksi_baris.bruto is 'qty × harga, rounded.';
comment on column tenant_templat.transaksi_baris.diskon is 'The line''s own discount.';
comment on column tenant_templat.transaksi_baris.diskon_dokumen is
  'The line''s share of the document''s discount.';
comment on column tenant_templat.transaksi_baris.subtotal is 'bruto − diskon.';
comment on column tenant_templat.transaksi_baris.dpp is
  'Taxable base: after all discounts, without tax.';
comment on column tenant_templat.transaksi_baris.tarif is 'Tax rate at posting, in percent.';
comment on column tenant_templat.transaksi_baris.dpp_lain is
  'The base that the rate is taken of, where it is a fraction of dpp ("nilai lain").';
comment on column tenant_templat.transaksi_baris.ppn is 'Tax of the line.';
comment on column tenant_templat.transaksi_baris.dikreditkan is
  'Whether input tax is creditable; otherwise it is part of the cost.';
comment on column tenant_templat.transaksi_baris.biaya is 'Landed cost allotted to the line.';
comment on column tenant_templat.transaksi_baris.nilai_hpp is
  'Cost of the whole line as posted; for the present cost add up mutasi_stok.';
comment on column tenant_templat.transaksi_baris.baris_asal_id is
  'The line that this one returns or fulfils.';

comment on table tenant_templat.transaksi_pembayaran is 'Money given or taken with a document.';
comment on column tenant_templat.transaksi_pembayaran.akun_kode is 'Cash or bank account.';
comment on column tenant_templat.transaksi_pembayaran.jumlah is
  'Amount; negative for change given back.';

comment on table tenant_templat.transaksi_biaya is 'Landed costs of a purchase.';
comment on column tenant_templat.transaksi_biaya.akun_kode is
  'Account credited when others bill it; null: on the supplier''s own invoice.';
comment on column tenant_templat.transaksi_biaya.alokasi is
  'Spread over the stock lines by value or by base quantity.';

comment on table tenant_templat.jurnal is
  'Journals. Insert-only: a correction or reversal is a new journal that names the old one.';
comment on column tenant_templat.jurnal.transaksi_id is
  'The document whose posting wrote it, also when it corrects the cost of another; null for the'
  ' closing of a book year and its reversal.';
comment on column tenant_templat.jurnal.jenis is
  'transaksi, pembalik (of a void), koreksi (of costs, after a back-dated change), penutup.';
comment on column tenant_templat.jurnal.nomor is
  'The document''s number; with /V for its reversal; of the counter XK for a correction.';
comment on column tenant_templat.jurnal.tanggal is 'Effective date.';
comment on column tenant_templat.jurnal.lintas_periode is
  'A correction whose own month was closed, dated on the first open day after it.';
comment on column tenant_templat.jurnal.membalik_id is 'The journal that this one reverses.';
comment on column tenant_templat.jurnal.dicatat_pada is 'When it was recorded.';

comment on table tenant_templat.jurnal_baris is
  'Journal lines: one side each, > 0; Σ debit = Σ kredit per journal.';
comment on column tenant_templat.jurnal_baris.tanggal is 'That of the journal.';

comment on table tenant_templat.saldo_harian is
  'What each account moved on each day; kept by every posting. A balance is the sum up to a day.';

comment on table tenant_templat.mutasi_stok is
  'Stock movements with their values. Insert-only. Stock is the sum of qty, its value of nilai.';
comment on column tenant_templat.mutasi_stok.baris_id is
  'The document line; its present cost is −Σ nilai over all its movements.';
comment on column tenant_templat.mutasi_stok.transaksi_id is
  'The document whose posting wrote it, also when it corrects the cost of another.';
comment on column tenant_templat.mutasi_stok.pool_id is
  'Cost pool: 0, or the lokasi where each lokasi is valued by itself or goods are in transit.';
comment on column tenant_templat.mutasi_stok.jenis is
  'masuk (in), keluar (out), pembalik (of a void), koreksi_hpp (value only).';
comment on column tenant_templat.mutasi_stok.dasar is
  'How a replay values it: tetap by itself, rata by the costing method, cermin as its source.';
comment on column tenant_templat.mutasi_stok.tanggal is 'Effective date in the books.';
comment on column tenant_templat.mutasi_stok.tanggal_kunci is
  'With urut, baris and sub its place in the pool: for a correction that of the row it corrects.';
comment on column tenant_templat.mutasi_stok.urut is
  'Drawn once per document; orders the documents of a day.';
comment on column tenant_templat.mutasi_stok.qty is 'In base units; negative out.';
comment on column tenant_templat.mutasi_stok.nilai is
  'Value in the tenant''s currency; negative out.';
comment on column tenant_templat.mutasi_stok.akun_persediaan is 'Inventory account that it moves.';
comment on column tenant_templat.mutasi_stok.akun_lawan is
  'Counter account, which takes later corrections too.';
comment on column tenant_templat.mutasi_stok.membalik_id is 'The movement that this one reverses.';
comment on column tenant_templat.mutasi_stok.koreksi_untuk is
  'The movement whose value this one corrects.';
comment on column tenant_templat.mutasi_stok.sumber_id is
  'The movement whose cost this one mirrors, whole or in part (a return that of its sale); of goods'
  ' returned to a supplier the purchase whose layer leaves first.';

comment on table tenant_templat.stok_pool is
  'Quantity and value of each cost pool now; kept by every posting.';
comment on column tenant_templat.stok_pool.pool_id is
  '0, or the lokasi where each lokasi is valued by itself.';
comment on column tenant_templat.stok_pool.qty is 'In base units.';
comment on column tenant_templat.stok_pool.hpp_terakhir is
  'Last known cost per base unit, kept when the pool is empty.';
comment on column tenant_templat.stok_pool.tanggal_terakhir is 'Date of the last movement.';

comment on table tenant_templat.stok_lokasi is
  'Quantity per barang and lokasi now, in base units; kept by every posting.';

comment on table tenant_templat.hpp_tertunda is
  'Goods whose costs the worker will correct, because a back-dated posting met too many later'
  ' movements. While there are any, no month is closed and no lock date moved.';
comment on column tenant_templat.hpp_tertunda.tanggal is
  'With urut, the order key after which movements are to be valued again.';
comment on column tenant_templat.hpp_tertunda.transaksi_id is 'The document that first caused it.';

comment on table tenant_templat.pos_terbuka is
  'Open items: receivables, payables, deposits. Insert-only; what is left is nilai less alokasi.';
comment on column tenant_templat.pos_terbuka.jenis is
  'piutang, hutang, titipan (a customer''s deposit), uang_muka (a deposit with a supplier).';
comment on column tenant_templat.pos_terbuka.akun_kode is 'Control account.';
comment on column tenant_templat.pos_terbuka.nilai is 'Amount; negative only for a reversal.';
comment on column tenant_templat.pos_terbuka.membalik_id is 'The item that this one reverses.';
comment on column tenant_templat.pos_terbuka.tanggal_faktur is
  'In an opening balance the date of the original invoice; tanggal is that of the opening.';
comment on column tenant_templat.pos_terbuka.nomor_faktur_asli is
  'In an opening balance the number of the original invoice.';

comment on table tenant_templat.jurnal_balik is 'Planned reversals of general journals.';
comment on column tenant_templat.jurnal_balik.tanggal is 'The day on which it is to be reversed.';
comment on column tenant_templat.jurnal_balik.pembalik_id is
  'The document that reversed it; null while that is still to come.';

comment on table tenant_templat.alokasi is
  'What a document takes from an open item. Insert-only.';
comment on column tenant_templat.alokasi.transaksi_id is 'The document that settles.';
comment on column tenant_templat.alokasi.pos_id is 'The open item.';
comment on column tenant_templat.alokasi.jumlah is 'Money.';
comment on column tenant_templat.alokasi.potongan is 'Discount given or received.';
comment on column tenant_templat.alokasi.pph is 'Tax withheld.';
comment on column tenant_templat.alokasi.nilai is
  'jumlah + potongan + pph: what the control account moves.';
comment on column tenant_templat.alokasi.ppn is
  'Tax booked with the deposit that is used; it pays together with jumlah.';

comment on table tenant_templat.konfirmasi is
  'What contacts confirmed of their balances, by document. Counts while its audit is not void.';
comment on column tenant_templat.konfirmasi.transaksi_id is 'The audit.';
comment on column tenant_templat.konfirmasi.dokumen_id is
  'The document confirmed; the audit itself where it opened one that the books did not know.';
comment on column tenant_templat.konfirmasi.saldo_sistem is 'What was open in the books.';
comment on column tenant_templat.konfirmasi.saldo_konfirmasi is 'What is open as the contact says.';

comment on table tenant_templat.draft is
  'Working drafts: documents not yet submitted. Seen by their author, and by admins.';
comment on column tenant_templat.draft.isi is
  'The document as its author left it; checked when it is submitted.';
comment on column tenant_templat.draft.versi is
  'Counts the replacements; guards against lost ones.';
comment on column tenant_templat.draft.transaksi_id is
  'The transaction that it became; null while it is open.';

comment on table tenant_templat.order_gerak is
  'What changed of each line of an order. Insert-only; its state is the sum.';
comment on column tenant_templat.order_gerak.transaksi_id is
  'The document that caused it: the order itself, a delivery, or its void.';
comment on column tenant_templat.order_gerak.order_id is 'The order.';
comment on column tenant_templat.order_gerak.baris_id is 'The order''s line.';
comment on column tenant_templat.order_gerak.pemenuhan_id is 'The line that delivers.';
comment on column tenant_templat.order_gerak.dipenuhi is 'Fulfilled, in base units.';
comment on column tenant_templat.order_gerak.sisa is 'Still open, in base units.';
comment on column tenant_templat.order_gerak.reservasi is 'Stock kept for it, in base units.';
comment on column tenant_templat.order_gerak.membalik_id is 'The change that this one takes back.';

comment on table tenant_templat.aset is 'Fixed assets.';
comment on column tenant_templat.aset.tanggal is
  'Day of acquisition; its month is the first to be depreciated.';
comment on column tenant_templat.aset.akumulasi_awal is
  'Depreciation booked before these books began.';
comment on column tenant_templat.aset.akun_beban is
  'Expense account; null: that of the account role beban_penyusutan.';
comment on column tenant_templat.aset.tarif is
  'Percent a year of saldo_menurun; null: twice the straight rate.';
comment on column tenant_templat.aset.pelepasan_id is
  'The document of kind penyusutan that disposed of it; null while it is in use.';
comment on column tenant_templat.aset.tanggal_pelepasan is
  'Day of disposal; its month is not depreciated any more.';
comment on column tenant_templat.aset.cari is
  'Text of the general search, without case and accents.';

comment on table tenant_templat.aset_susut is
  'What each asset was depreciated by. Insert-only: a void is a row that takes another back.';
comment on column tenant_templat.aset_susut.periode is 'First day of the month depreciated.';
comment on column tenant_templat.aset_susut.membalik_id is 'The row that this one takes back.';
--! EndIncluded reference/tenant_comment.sql

--! Included reference/tenant_comment_pengaturan.sql
-- What GraphiQL tells about the newer settings.

comment on column tenant_templat.pengaturan.format_nomor_ubah is
  'Changes of the pattern of numbers, [{sejak, format}] in the order of their months; before the'
  ' first of them format_nomor holds.';
comment on column tenant_templat.penutupan.kunci_saldo_awal_sebelum is
  'Whether opening balances were locked before the closing, which locks them.';
--! EndIncluded reference/tenant_comment_pengaturan.sql

--! Included reference/tenant_comment_poin.sql
-- What GraphiQL tells about points: their settings, lots and movements.

comment on column tenant_templat.pengaturan.poin_aktif is
  'Whether sales earn points. Points that exist can be redeemed and expire all the same.';
comment on column tenant_templat.pengaturan.poin_rupiah_per_poin is
  'Net sales that earn one point, > 0.';
comment on column tenant_templat.pengaturan.poin_nilai_poin is
  'What a point is worth when it is redeemed, > 0. A change holds for new points only.';
comment on column tenant_templat.pengaturan.poin_masa_berlaku_hari is
  'Days after the sale on which its points still count; null: they never expire.';
comment on column tenant_templat.pengaturan.poin_metode is
  'tangguhan: a part of the revenue waits as a liability; beban: points are an expense when they'
  ' are redeemed. A change holds for new points only.';

comment on table tenant_templat.poin_lot is
  'Points of one origin. Insert-only; what is left is the sum of poin_gerak.';
comment on column tenant_templat.poin_lot.transaksi_id is
  'The document that gave them; of a debt the one that took them back.';
comment on column tenant_templat.poin_lot.akun_kode is 'Control account.';
comment on column tenant_templat.poin_lot.kedaluwarsa is
  'Last day on which they count; null: no end.';
comment on column tenant_templat.poin_lot.nilai_poin is 'What one of them is worth when redeemed.';
comment on column tenant_templat.poin_lot.poin is
  'Points at first; negative for a debt: points that were taken back although used already.';
comment on column tenant_templat.poin_lot.nilai is
  'What they are booked at; 0 by the method beban.';

comment on table tenant_templat.poin_gerak is
  'What moved points. Insert-only; Σ nilai up to a day is the liability on that day.';
comment on column tenant_templat.poin_gerak.transaksi_id is
  'The document that caused it; null for points that expired.';
comment on column tenant_templat.poin_gerak.poin is 'Points; negative when they leave the lot.';
comment on column tenant_templat.poin_gerak.nilai is 'What they are booked at, in the same sign.';
comment on column tenant_templat.poin_gerak.membalik_id is 'The movement that this one takes back.';

comment on table tenant_templat.poin_saldo is
  'Points of each contact now; kept by every posting that moves them.';
comment on column tenant_templat.poin_saldo.nilai is 'What they are booked at.';
--! EndIncluded reference/tenant_comment_poin.sql

--! Included reference/tenant_comment_stok.sql
-- What GraphiQL tells about the layers of goods that are valued first in, first out.

comment on table tenant_templat.stok_lapisan is
  'Open layers where goods are valued first in, first out: what is left of what came at one cost.';
comment on column tenant_templat.stok_lapisan.mutasi_id is 'The movement that the goods came with.';
comment on column tenant_templat.stok_lapisan.ke is
  'Counts the layers of one movement from 0: a transfer brings as many as it took.';
comment on column tenant_templat.stok_lapisan.qty is 'What is left, in base units.';
comment on column tenant_templat.stok_lapisan.nilai is 'What it is worth.';

comment on table tenant_templat.stok_ambil is
  'What movements took out of layers. Insert-only: another assignment adds the difference.';
comment on column tenant_templat.stok_ambil.pemakai_id is 'The movement that took.';
comment on column tenant_templat.stok_ambil.lapisan_id is
  'The movement that made the layer; with ke the layer.';
comment on column tenant_templat.stok_ambil.qty is 'In base units.';
--! EndIncluded reference/tenant_comment_stok.sql

--! Included reference/tenant_comment_tahun.sql
-- What GraphiQL tells about the closing of book years.

comment on table tenant_templat.penutupan is
  'Closings of book years. A year is closed while it has a row without dibuka_pada.';
comment on column tenant_templat.penutupan.tahun is
  'The calendar year that the book year begins in.';
comment on column tenant_templat.penutupan.jurnal_id is
  'The closing journal; null when there was nothing to close.';
comment on column tenant_templat.penutupan.laba is
  'Net profit that went to retained earnings; a loss is negative.';
comment on column tenant_templat.penutupan.prive is
  'Drawings that went to the owner''s capital.';
comment on column tenant_templat.penutupan.dengan_prive is 'Whether drawings were asked to go.';
comment on column tenant_templat.penutupan.kunci_sebelum is
  'Lock date before the closing, to which opening the year again goes back.';
comment on column tenant_templat.penutupan.pembalik_id is
  'The journal that reversed the closing, when the year was opened again.';
comment on column tenant_templat.penutupan.dibuka_pada is
  'When the year was opened again; null while it is closed.';
--! EndIncluded reference/tenant_comment_tahun.sql
