--! Previous: sha1:1588f7392ad91a63ec002c304395b4ed50d00f30
--! Hash: sha1:397b47928af951d2ff4b1df29b9bc6af4fb5da2c
--! Message: Value papers of purchases, language of a contact

--! split: 1-current.sql
-- Enter migration here

--! split: 010-english.sql
-- The language in which the papers of a contact are.
set local role erp_owner;

do $$
begin
  create type erp.bahasa_kontak as enum ('id', 'en');
exception
  when duplicate_object then null;
end
$$;
comment on type erp.bahasa_kontak is 'Language of a contact''s papers.';

do $$
begin
  alter type erp.kontak_input add attribute bahasa erp.bahasa_kontak;
exception
  when duplicate_column then null;
end
$$;

reset role;

--! split: 070-trade.sql
set local role erp_owner;

do $$
begin
  alter type erp_private.koreksi add attribute kertas date;
exception
  when duplicate_column then null;
end
$$;
comment on column erp_private.koreksi.kertas is
  'The day of the paper from which the change is known, where that is later than the movement''s.';

do $$
begin
  alter type erp.barang_input add attribute berat numeric;
exception
  when duplicate_column then null;
end
$$;

-- A line of a payable may be landed cost of goods that came earlier, and has a tax invoice.
do $$
declare
  v_kolom text;
begin
  foreach v_kolom in array array[
    'alokasi jsonb', 'dikreditkan boolean', 'nomor_faktur_pajak text', 'tanggal_faktur_pajak date',
    'masa_kredit text'
  ] loop
    begin
      execute format('alter type erp.pos_lain_baris_input add attribute %s', v_kolom);
    exception
      when duplicate_column then null;
    end;
  end loop;
end
$$;

do $$
begin
  alter type erp.hutang_input add attribute nomor_faktur_supplier text;
exception
  when duplicate_column then null;
end
$$;

reset role;
