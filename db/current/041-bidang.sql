-- Fields of a tenant's own.
set local role erp_owner;

do $$
begin
  create type erp.tipe_bidang as enum ('teks', 'angka', 'tanggal', 'boolean', 'pilihan');
exception
  when duplicate_object then null;
end
$$;

do $$
begin
  create type erp.bidang_input as (
    untuk text,
    baris boolean,
    kunci text,
    label text,
    label_en text,
    tipe erp.tipe_bidang,
    wajib boolean,
    min numeric,
    maks numeric,
    pilihan text[],
    aktif boolean
  );
exception
  when duplicate_object then null;
end
$$;

comment on type erp.bidang_input is 'A field of the tenant''s own, kept in atribut.';
comment on column erp.bidang_input.untuk is
  'Whose field it is: a master record (barang, barang-satuan) or a kind of documents (penjualan).'
  ' Required; it stays.';
comment on column erp.bidang_input.baris is
  'Whether the lines of the documents have it, and not the head. Default false; it stays.';
comment on column erp.bidang_input.kunci is
  'Its key in atribut: a to z, 0 to 9 and _. Required; it stays.';
comment on column erp.bidang_input.label is 'What people call it, in Indonesian. Required.';
comment on column erp.bidang_input.label_en is 'What people call it in English.';
comment on column erp.bidang_input.tipe is 'What its values are. Required; it stays.';
comment on column erp.bidang_input.wajib is
  'Whether new records and documents must have it. Default false.';
comment on column erp.bidang_input.min is 'Least number, or fewest letters of a text.';
comment on column erp.bidang_input.maks is 'Greatest number, or most letters of a text.';
comment on column erp.bidang_input.pilihan is
  'The words that it may be, for tipe pilihan: up to 200.';
comment on column erp.bidang_input.aktif is
  'Default true. A field that is off is not judged, and keeps its values.';

reset role;
