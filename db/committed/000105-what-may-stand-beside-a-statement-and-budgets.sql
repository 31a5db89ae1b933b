--! Previous: sha1:a762a598cf722e9da17b9d4401a1434b447d36dc
--! Hash: sha1:35ebeb7d296893c62196b738e1c5eee86fa3e62c
--! Message: What may stand beside a statement, and budgets

--! split: 1-current.sql
-- What may stand beside a statement, and budgets.
set local role erp_owner;

do $$
begin
  create type erp.pembanding as enum ('periode-lalu', 'tahun-lalu', 'anggaran', 'tidak');
exception
  when duplicate_object then null;
end
$$;
comment on type erp.pembanding is 'What stands beside the figures of a statement.';

do $$
begin
  create type erp.anggaran_akun as (
    akun_kode text,
    jumlah numeric[]
  );
exception
  when duplicate_object then null;
end
$$;
comment on type erp.anggaran_akun is 'The budget of an account for a book year.';
comment on column erp.anggaran_akun.akun_kode is
  'Account of income or expense (classes 4 to 6). Required.';
comment on column erp.anggaran_akun.jumlah is
  'Twelve amounts, of the months of the book year in their order, on the normal side of the account. Required.';

do $$
begin
  create type erp_private.akun_nilai as (
    akun_kode text,
    nilai numeric
  );
exception
  when duplicate_object then null;
end
$$;
comment on type erp_private.akun_nilai is
  'What an account brings to the result: credit positive, debit negative.';

reset role;
