--! Previous: sha1:a8026a6d458551d3e673fd60535d5c949e400859
--! Hash: sha1:7c71fa8d7240c6eec36c43045eb82da54c55b8be
--! Message: Cash flows of a day by values of dimensions

--! split: 1-current.sql
-- What is kept of a day's cash flows says which values of dimensions they are of.
set local role erp_owner;
do $$
begin
  create type erp_private.arus_kas_nilai as (
    gabungan_id bigint,
    kategori erp.arus_kas_kategori,
    masuk numeric,
    keluar numeric,
    dicatat date
  );
exception
  when duplicate_object then null;
end
$$;
comment on type erp_private.arus_kas_nilai is
  'Cash of a day in one category and combination of values, of journals recorded on a day (UTC).';
reset role;
