-- Rules of approvals: their types, and what an answer says of a request that a rule made.
set local role erp_owner;

do $$
begin
  create type erp.aksi_aturan as enum ('posting', 'void', 'terima', 'tutup');
exception
  when duplicate_object then null;
end
$$;
do $$
begin
  create type erp.kumulatif_aturan as enum ('hari');
exception
  when duplicate_object then null;
end
$$;
do $$
begin
  create type erp.langkah_persetujuan_input as (
    peran text[],
    di_lokasi boolean,
    jumlah integer,
    batas_jam integer,
    eskalasi text[]
  );
exception
  when duplicate_object then null;
end
$$;
do $$
begin
  create type erp.aturan_persetujuan_input as (
    nama text,
    urutan integer,
    aktif boolean,
    aksi erp.aksi_aturan,
    jenis erp.jenis_transaksi[],
    lokasi_id bigint,
    total_min numeric,
    kumulatif erp.kumulatif_aturan,
    peran_pembuat text[],
    langkah erp.langkah_persetujuan_input[]
  );
exception
  when duplicate_object then null;
end
$$;
alter type erp.status_persetujuan add value if not exists 'dikembalikan';
alter type erp.peristiwa_webhook add value if not exists 'persetujuan.diminta'
  after 'draft.disetujui';
alter type erp.peristiwa_webhook add value if not exists 'persetujuan.langkah'
  after 'persetujuan.diminta';
alter type erp.peristiwa_webhook add value if not exists 'persetujuan.naik'
  after 'persetujuan.langkah';
alter type erp.peristiwa_webhook add value if not exists 'persetujuan.selesai'
  after 'persetujuan.naik';
do $$
begin
  alter type erp.transaksi_dibuat add attribute persetujuan_id bigint;
exception
  when duplicate_column then null;
end
$$;
do $$
begin
  alter type erp.transaksi_ditaruh add attribute persetujuan_id bigint;
exception
  when duplicate_column then null;
end
$$;
do $$
begin
  alter type erp.draft_terkirim add attribute persetujuan_id bigint;
exception
  when duplicate_column then null;
end
$$;
do $$
begin
  alter type erp.transaksi_disetujui
    add attribute persetujuan_id bigint,
    add attribute langkah_ke integer,
    add attribute langkah_banyak integer;
exception
  when duplicate_column then null;
end
$$;

comment on type erp.aturan_persetujuan_input is
  'A rule of approvals: what it catches waits until its steps are given.';
comment on column erp.aturan_persetujuan_input.nama is 'What people call it. Required.';
comment on column erp.aturan_persetujuan_input.urutan is
  'The first active rule that holds decides, by this, then by id; 1 to 9999, default 100.';
comment on column erp.aturan_persetujuan_input.aktif is
  'Whether it catches anything; default true.';
comment on column erp.aturan_persetujuan_input.aksi is 'What it catches. Required.';
comment on column erp.aturan_persetujuan_input.jenis is 'Kinds of documents; null: all.';
comment on column erp.aturan_persetujuan_input.lokasi_id is
  'The location of the document; null: any.';
comment on column erp.aturan_persetujuan_input.total_min is
  'From which total on, of a document without one from which sum of debits on; null: any.';
comment on column erp.aturan_persetujuan_input.kumulatif is
  'What is added to the total: hari, the same author''s documents of that kind, contact and date.';
comment on column erp.aturan_persetujuan_input.peran_pembuat is
  'Codes of roles of who makes it; null: any.';
comment on column erp.aturan_persetujuan_input.langkah is
  'The steps, one after the other, one to five. Required.';
comment on type erp.langkah_persetujuan_input is 'A step of a rule: who gives it.';
comment on column erp.langkah_persetujuan_input.peran is
  'Codes of roles, one of which whoever gives it has. Required.';
comment on column erp.langkah_persetujuan_input.di_lokasi is
  'Whether only who works at the location of the document gives it; default false.';
comment on column erp.langkah_persetujuan_input.jumlah is
  'How many persons give it, 1 to 5; default 1.';
comment on column erp.langkah_persetujuan_input.batas_jam is
  'Hours until it escalates, 1 to 720; null: never.';
comment on column erp.langkah_persetujuan_input.eskalasi is
  'Codes of roles that join those of peran when it escalates.';
comment on column erp.transaksi_dibuat.persetujuan_id is
  'The request that a rule of approvals filed it under; null: none did.';
comment on column erp.transaksi_ditaruh.persetujuan_id is
  'The request that a rule of approvals filed it under; null: none did.';
comment on column erp.draft_terkirim.persetujuan_id is
  'The request that a rule of approvals filed it under; null: none did.';
comment on column erp.transaksi_disetujui.persetujuan_id is
  'The request, where steps of it remain; null: the document is posted.';
comment on column erp.transaksi_disetujui.langkah_ke is 'The step that waits.';
comment on column erp.transaksi_disetujui.langkah_banyak is 'How many steps the request has.';

reset role;
