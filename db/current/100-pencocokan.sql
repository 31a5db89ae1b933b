-- How an order, its receipts and its invoices match.
set local role erp_owner;

do $$
begin
  create type erp.status_pencocokan as enum (
    'cocok', 'belum_terima', 'belum_ditagih', 'lebih_ditagih', 'beda_harga', 'ditutup'
  );
exception
  when duplicate_object then null;
end
$$;
comment on type erp.status_pencocokan is
  'How a line of an order matches what came of it and what was billed.';

reset role;
