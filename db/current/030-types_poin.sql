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
