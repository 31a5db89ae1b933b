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
