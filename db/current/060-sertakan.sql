-- Rows of the list of documents come with parts of their documents.
set local role erp_owner;

do $$
begin
  create type erp.sertakan_daftar as enum (
    'detail', 'pembayaran', 'jurnal', 'alokasi', 'riwayat', 'persetujuan'
  );
exception
  when duplicate_object then null;
end
$$;

comment on type erp.sertakan_daftar is 'Parts of the transactions of a list.';

reset role;
