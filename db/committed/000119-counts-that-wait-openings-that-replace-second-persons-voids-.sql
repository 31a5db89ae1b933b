--! Previous: sha1:3112ae23d0b2b38463f156126119d940ec3addd9
--! Hash: sha1:0b4056191b7fd8d6c07aea9eeb3dbfb14509de69
--! Message: Counts that wait, openings that replace, second persons, voids that leave nothing

--! split: 1-current.sql
-- Enter migration here

--! split: 210-hitung.sql
-- What was seen when goods were counted or a balance was confirmed.

set local role erp_owner;

do $$
begin
  alter type erp.opname_stok_baris_input add attribute qty_sistem_dilihat numeric;
exception
  when duplicate_column then null;
end
$$;
comment on column erp.opname_stok_baris_input.qty_sistem_dilihat is
  'What the books said when it was counted; what moved since stays moved. Read now when absent.';

do $$
begin
  alter type erp.opname_stok_input add attribute waktu timestamptz;
exception
  when duplicate_column then null;
end
$$;
comment on column erp.opname_stok_input.waktu is
  'When it was counted: lines without qty_sistem_dilihat are compared with what was recorded then.';

do $$
begin
  alter type erp.audit_baris_input add attribute saldo_dilihat numeric;
exception
  when duplicate_column then null;
end
$$;
comment on column erp.audit_baris_input.saldo_dilihat is
  'What the books said when it was confirmed; what moved since stays moved. Read now when absent.';

reset role;

--! split: 211-titip.sql
-- Goods that were sent to another pool while they were short, on their way through a replay.

set local role erp_owner;

do $$
begin
  alter type erp_private.koreksi add attribute bawa boolean;
exception
  when duplicate_column then null;
end
$$;
comment on type erp_private.koreksi is
  'A stock movement whose value changes, and by how much. penutup_id: the goods that cover it came '
  'with that movement, at another cost; the difference stands there. bawa: it went along with the '
  'goods, to where they are in stock.';

do $$
begin
  create type erp_private.titip as (
    asal_id bigint,
    asal_kolam integer,
    qty numeric,
    kolam integer,
    mutasi_id bigint,
    ke integer,
    jalan integer[]
  );
exception
  when duplicate_object then null;
end
$$;
comment on type erp_private.titip is
  'Goods that a movement (asal_id, out of asal_kolam) sent to another pool uncovered (qty: all but '
  'what came back), and the layer (kolam, mutasi_id, ke) where some of them lie in a replay; jalan '
  'are the places of the movements that brought them there.';

reset role;

--! split: 220-bukaan.sql
-- Openings that replace those of before, and imports of such.
set local role erp_owner;

do $$
declare
  v_tipe text;
begin
  foreach v_tipe in array array[
    'jurnal_umum', 'opname_stok', 'saldo_awal_hutang', 'saldo_awal_piutang', 'bayar_poin'
  ] loop
    begin
      execute format('alter type erp.%I add attribute ganti boolean', v_tipe || '_input');
    exception
      when duplicate_column then null;
    end;
  end loop;
end
$$;

comment on column erp.jurnal_umum_input.ganti is
  'Of an opening: what earlier openings booked on the same accounts is reversed; else they are '
  'refused (409).';
comment on column erp.opname_stok_input.ganti is
  'Of opening stock: that of before of the same goods and place is reversed; else it is refused '
  '(409).';
comment on column erp.saldo_awal_hutang_input.ganti is
  'What was opened before of the same invoices is reversed; else it is refused (409).';
comment on column erp.saldo_awal_piutang_input.ganti is
  'What was opened before of the same invoices is reversed; else it is refused (409).';
comment on column erp.bayar_poin_input.ganti is
  'Of opening points: those opened before are reversed; else they are refused (409).';

reset role;

--! split: 230-empat.sql
-- Four eyes for what changes posted books: who is shown a request, and what answers with one.
set local role erp_owner;

alter type erp.aksi_persetujuan add value if not exists 'buka_bulan';
alter type erp.aksi_persetujuan add value if not exists 'tutup_tahun';
alter type erp.aksi_persetujuan add value if not exists 'buka_tahun';
alter type erp.aksi_persetujuan add value if not exists 'setelan';

do $$
begin
  create type erp.untuk_persetujuan as enum ('saya', 'semua');
exception
  when duplicate_object then null;
end
$$;
comment on type erp.untuk_persetujuan is 'Whose requests for approval a list shows.';

do $$
begin
  alter type erp.transaksi_divoid add attribute persetujuan_id bigint;
  alter type erp.transaksi_diterima add attribute persetujuan_id bigint;
  alter type erp.order_ditutup add attribute persetujuan_id bigint;
exception
  when duplicate_column then null;
end
$$;
do $$
begin
  alter type erp.tahun_ditutup add attribute persetujuan_id bigint;
exception
  when duplicate_column then null;
end
$$;
comment on column erp.transaksi_divoid.persetujuan_id is
  'The request that somebody else must approve before it is done; null when it was done.';
comment on column erp.transaksi_diterima.persetujuan_id is
  'The request that somebody else must approve before it is done; null when it was done.';
comment on column erp.order_ditutup.persetujuan_id is
  'The request that somebody else must approve before it is done; null when it was done.';

comment on column erp.tahun_ditutup.persetujuan_id is
  'The request that somebody else must approve before it is done; null when it was done.';

do $$
begin
  create type erp.buku_diubah as (berlaku boolean, persetujuan_id bigint);
exception
  when duplicate_object then null;
end
$$;
comment on type erp.buku_diubah is
  'What became of a change of settings, of a month or a book year.';
comment on column erp.buku_diubah.berlaku is 'Whether it was done; false: it waits for approval.';
comment on column erp.buku_diubah.persetujuan_id is
  'The request that somebody else must approve before it is done; null when it was done.';

alter type erp.sertakan_transaksi add value if not exists 'persetujuan';

reset role;

-- What a key may move in a day; null: any amount.
alter table erp_private.kunci_api add column if not exists batas_rupiah_per_hari numeric(20, 2);
do $$
begin
  alter table erp_private.kunci_api add constraint kunci_api_batas_rupiah_per_hari_check
    check (batas_rupiah_per_hari > 0);
exception
  when duplicate_object then null;
end
$$;

--! split: 240-batal.sql
-- What a void takes along.

set local role erp_owner;

do $$
begin
  create type erp_private.kaskade_lunas as (
    retur_id bigint,
    dokumen_id bigint,
    cara text,
    akun_kode text,
    diberi numeric,
    sebelum numeric,
    semula numeric,
    lain numeric
  );
exception
  when duplicate_object then null;
end
$$;
comment on type erp_private.kaskade_lunas is
  'What a return gave back of a way that settled its document, what returns before it gave back so '
  'that stand on the same, all that had settled it so, and what its other returns gave back of it.';

reset role;
